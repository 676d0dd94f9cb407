//! People with nothing but a mail program: what the desk makes of their answers.

use std::path::PathBuf;

use adjudicate_testkit::people::{Homes, TestPerson, key};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use mail_parser::HeaderValue;
use serde_json::Value;

use crate::homes;
use crate::mail::table::{self, Sent, entries};

/// A way in which mail programs answer.
#[derive(Clone, Copy, Debug)]
pub enum Program {
    Thunderbird,
    Gmail,
    Outlook,
    Iphone,
    Mutt,
}

pub const PROGRAMS: [Program; 5] =
    [Program::Thunderbird, Program::Gmail, Program::Outlook, Program::Iphone, Program::Mutt];

/// The parts of a message that an answer to it needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Original {
    pub to: String,
    pub reply_to: String,
    pub subject: String,
    pub id: String,
    pub text: String,
    pub html: String,
}

impl Original {
    pub fn of(sent: &Sent) -> Original {
        let message = sent.parsed();
        let reply_to = match message.header("Reply-To") {
            Some(HeaderValue::Address(address)) => address.first().unwrap().address().unwrap().to_owned(),
            _ => "desk@example.org".to_owned(),
        };
        Original {
            to: sent.to.clone(),
            reply_to,
            subject: message.subject().unwrap().to_owned(),
            id: message.message_id().unwrap().to_owned(),
            text: message.body_text(0).unwrap().replace("\r\n", "\n"),
            html: message.body_html(0).unwrap().into_owned(),
        }
    }

    /// Its text on one line.
    pub fn flat(&self) -> String {
        self.text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The bytes of an answer with these words, as a mail program writes it.
    pub fn answer(&self, program: Program, words: &str) -> String {
        let mark = |mark: &str| -> String { self.text.lines().map(|line| format!("{mark}{line}\r\n")).collect() };
        let lines = words.replace('\n', "\r\n");
        let escaped = words.replace('&', "&amp;").replace('<', "&lt;").replace('\n', "<br>");
        let inner = self.html.split("<body>").nth(1).unwrap().split("</body>").next().unwrap();
        let (headers, body) = match program {
            Program::Thunderbird => (
                "User-Agent: Mozilla Thunderbird\r\nContent-Type: text/plain; charset=UTF-8; format=flowed\r\nContent-Transfer-Encoding: 8bit",
                format!("{lines}\r\n\r\nOn 11/23/26 10:00, The Desk wrote:\r\n{}\r\n", mark("> ")),
            ),
            Program::Gmail => {
                let plain = format!(
                    "{lines}\r\n\r\nOn Mon, Nov 23, 2026 at 10:00\u{202f}AM The Desk <{}>\r\nwrote:\r\n\r\n{}",
                    self.reply_to,
                    mark("> ")
                );
                let html = format!(
                    "<div dir=\"ltr\">{escaped}</div><br><div class=\"gmail_quote\"><div dir=\"ltr\" class=\"gmail_attr\">On Mon The Desk wrote:<br></div><blockquote class=\"gmail_quote\">{inner}</blockquote></div>"
                );
                let wrap = |text: &str| {
                    STANDARD
                        .encode(text)
                        .as_bytes()
                        .chunks(76)
                        .map(|line| format!("{}\r\n", std::str::from_utf8(line).unwrap()))
                        .collect::<String>()
                };
                (
                    "Content-Type: multipart/alternative; boundary=\"000x\"",
                    format!(
                        "--000x\r\nContent-Type: text/plain; charset=\"UTF-8\"\r\nContent-Transfer-Encoding: base64\r\n\r\n{}\r\n--000x\r\nContent-Type: text/html; charset=\"UTF-8\"\r\nContent-Transfer-Encoding: base64\r\n\r\n{}\r\n--000x--\r\n",
                        wrap(&plain),
                        wrap(&html)
                    ),
                )
            }
            Program::Outlook => (
                "Thread-Topic: x\r\nContent-Type: text/html; charset=\"utf-8\"\r\nContent-Transfer-Encoding: 8bit",
                format!(
                    "<html><body><p class=MsoNormal>{escaped}<o:p></o:p></p><div style='border:none;border-top:solid #E1E1E1 1.0pt'><p class=MsoNormal><b>From:</b> The Desk &lt;{}&gt;<br><b>Sent:</b> Monday, November 23, 2026 10:00 AM<br><b>To:</b> {}<br><b>Subject:</b> {}</p></div>{inner}</body></html>",
                    self.reply_to, self.to, self.subject
                ),
            ),
            Program::Iphone => (
                "X-Mailer: iPhone Mail (23A341)\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit",
                format!(
                    "{lines}\r\n\r\nSent from my iPhone\r\n\r\n> On Nov 23, 2026, at 10:00, The Desk <{}> wrote:\r\n> \r\n> \u{feff}{}",
                    self.reply_to,
                    mark("> ").trim_start_matches("> ")
                ),
            ),
            // Below what is quoted.
            Program::Mutt => (
                "User-Agent: Mutt/2.2.13\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit",
                format!(
                    "On Mon, Nov 23, 2026 at 10:00:00AM +0000, The Desk wrote:\r\n{}\r\n{lines}\r\n\r\n-- \r\nB6 Ltd, tel. 12. d6\r\n",
                    mark("> ")
                ),
            ),
        };
        self.message(headers, &body)
    }

    /// The same with other headers and another body.
    pub fn message(&self, headers: &str, body: &str) -> String {
        self.from(&self.to, headers, body)
    }

    /// The same from another address.
    pub fn from(&self, from: &str, headers: &str, body: &str) -> String {
        format!(
            "From: {from}\r\nTo: The Desk <{}>\r\nSubject: Re: {}\r\nMessage-ID: <{}@phone.example>\r\nIn-Reply-To: <{}>\r\nReferences: <{}>\r\nMIME-Version: 1.0\r\n{headers}\r\n\r\n{body}",
            self.reply_to,
            self.subject,
            unique(),
            self.id,
            self.id
        )
    }
}

pub fn unique() -> usize {
    use std::sync::atomic::{AtomicUsize, Ordering};
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// A desk with a game between people without keys.
pub struct Table {
    pub desk: TestPerson,
}

impl Table {
    /// `game` with its options; alice and bob have no keys, everybody else does.
    pub fn open(world: &Homes, game: &str) -> Table {
        let players = "--player alice=by-post,alice@example.org --player bob=by-post,bob@example.org";
        Table::with(world, &format!("{game} {players}"))
    }

    pub fn with(world: &Homes, game: &str) -> Table {
        let desk = table::desk(world, "desk");
        let config = desk.read(".config/adjudicate/config.yaml");
        desk.write(".config/adjudicate/config.yaml", format!("{config}  reply: \"desk+{{}}@example.org\"\n"));
        let referee = format!("--referee '{},desk@example.org' --organiser referee", key("referee"));
        desk.run(&format!("new {game} {referee} -o games/game.yaml --yes")).ok();
        Table { desk }
    }

    /// Lets the desk do what there is to do, and gives what it sends.
    pub fn serve(&self) -> (Vec<Original>, String) {
        self.serve_at("")
    }

    pub fn serve_at(&self, date: &str) -> (Vec<Original>, String) {
        std::fs::remove_dir_all(self.desk.path("out")).unwrap();
        std::fs::create_dir_all(self.desk.path("out")).unwrap();
        let date = if date.is_empty() { String::new() } else { format!(" --date {date}") };
        let log = self.desk.run(&format!("mail serve --once{date}")).ok();
        (table::sent(&self.desk).iter().map(Original::of).collect(), log)
    }

    pub fn deliver(&self, message: &str) -> PathBuf {
        let name = format!("mail/new/{:08}", unique());
        self.desk.write(&name, message);
        self.desk.path(&name)
    }

    /// Sends an answer, and gives what comes back to its author and what the desk's log says.
    pub fn say(&self, original: &Original, words: &str) -> (Vec<Original>, String) {
        self.deliver(&original.answer(Program::Iphone, words));
        self.serve()
    }

    pub fn log(&self) -> String {
        self.desk.read("games/game.yaml")
    }

    pub fn count(&self) -> usize {
        entries(&self.log()).len()
    }

    pub fn shown(&self) -> Value {
        serde_json::from_str(&self.desk.run("show games/game.yaml --json").ok()).unwrap()
    }

    pub fn moves(&self) -> Vec<String> {
        let moves: Value = serde_json::from_str(&self.desk.run("moves games/game.yaml --json").ok()).unwrap();
        let groups = moves["groups"].as_array().unwrap();
        groups
            .iter()
            .flat_map(|group| group["moves"].as_array().unwrap())
            .map(|one| one.as_str().unwrap().to_owned())
            .collect()
    }
}

/// The message to somebody among those that were sent.
pub fn to<'a>(sent: &'a [Original], name: &str) -> &'a Original {
    let mut mine = sent.iter().filter(|one| one.to == format!("{name}@example.org"));
    let found = mine.next().unwrap_or_else(|| panic!("nothing for {name}"));
    assert!(mine.next().is_none(), "several for {name}");
    found
}

const MERELS: &str = "nine-mens-morris --first alice --nonce AQIDBAUGBwgJCgsMDQ4PEA==";

/// Two people play to the end, each answer as another program writes it.
fn play_to_the_end(world: &Homes, game: &str, most: usize) -> Table {
    let table = Table::open(world, game);
    let (mut sent, _) = table.serve();
    for round in 0.. {
        assert!(round < most, "{game} does not end");
        let state = table.shown();
        if state["verdict"] == "over" {
            break;
        }
        let name = state["pen"]["name"].as_str().unwrap().to_owned();
        let moves = table.moves();
        let text = &moves[round * 7 % moves.len()];
        let original = to(&sent, &name).clone();
        table.deliver(&original.answer(PROGRAMS[round % PROGRAMS.len()], &format!("Hello,\n{text}\nCheers")));
        let before = table.count();
        let (news, log) = table.serve();
        assert!(table.count() > before, "{text}: {log}\n{:?}", news.iter().map(|one| &one.text).collect::<Vec<_>>());
        sent = news;
        for player in ["alice", "bob"] {
            let told = to(&sent, player);
            assert_eq!(told.flat().contains(" is played."), player == name, "{}", told.text);
        }
    }
    assert!(table.desk.check_state() > 3);
    let verified = table.desk.run("verify games/game.yaml").ok();
    assert!(verified.contains("written down by the referee") || verified.contains("referee"), "{verified}");
    let secrets: Vec<&str> = sent.iter().map(|one| one.reply_to.split(['+', '@']).nth(1).unwrap()).collect();
    assert!(secrets.iter().all(|secret| !table.log().contains(secret)));
    table
}

#[test]
fn two_people_play_merels_to_the_end() {
    let world = homes();
    let table = play_to_the_end(&world, &format!("{MERELS} --option stones=3"), 200);
    let told = table.desk.run("replay games/game.yaml").ok();
    assert!(told.contains("written down by the referee for alice"), "{told}");
}

#[test]
fn two_people_play_backgammon_to_the_end() {
    play_to_the_end(&homes(), "backgammon --nonce AQIDBAUGBwgJCgsMDQ4PEA==", 400);
}

/// Doubling is told of before anybody knows the throw, and what belongs to it is understood among other words.
#[test]
fn doubles_are_offered_and_answered_in_words() {
    let world = homes();
    let charter = "backgammon --first alice --option cube=true --option points=3 --nonce AQIDBAUGBwgJCgsMDQ4PEA==";
    let table = Table::open(&world, charter);
    let (sent, _) = table.serve();
    let moves = table.moves();
    let (sent, _) = table.say(to(&sent, "alice"), &moves[0]);
    let bob = to(&sent, "bob").clone();
    assert!(bob.flat().contains("bob may double, or throw"), "{}", bob.text);
    assert_eq!(table.moves(), ["roll", "double"]);
    let before = table.count();
    let (asked, _) = table.say(&bob, "I think I double now, my friend");
    assert_eq!(table.count(), before, "it is asked about");
    assert!(to(&asked, "bob").flat().contains("double"), "{}", asked[0].text);
    let (refused, _) = table.say(to(&asked, "bob"), "8/5 6/5");
    assert!(to(&refused, "bob").flat().contains("BKG-10"), "{}", refused[0].text);
    let (sent, log) = table.say(to(&refused, "bob"), "Hello,\ndouble\nBob");
    assert!(table.log().contains("move: \"double\""), "{log}");
    let alice = to(&sent, "alice").clone();
    assert!(
        alice.flat().contains("bob has doubled: alice takes, and plays on for 2, or drops, and loses 1"),
        "{}",
        alice.text
    );
    let (sent, log) = table.say(&alice, "Take.");
    assert!(table.log().contains("move: \"take\""), "{log}");
    // Bob throws at once: the board that he gets has his dice.
    assert!(to(&sent, "bob").flat().contains("bob is to play"), "{}", to(&sent, "bob").text);
    let moves = table.moves();
    let (sent, _) = table.say(to(&sent, "bob"), &moves[0]);
    let (sent, _) = table.say(to(&sent, "alice"), "redouble");
    let (sent, log) = table.say(to(&sent, "bob"), "drop");
    // The next game begins at once: the desk throws for who begins, and nobody doubles in the Crawford game.
    let state = table.shown();
    assert_eq!(state["verdict"], "running", "{log}");
    let first = state["pen"]["name"].as_str().unwrap().to_owned();
    let board = to(&sent, &first).clone();
    for said in [
        "match to 3, game 2: alice has 2, bob has 0",
        "the Crawford game: nobody doubles",
        "alice has won game 1, 2 points",
    ] {
        assert!(board.flat().contains(said), "{said}: {}", board.text);
    }
    let moves = table.moves();
    let (sent, _) = table.say(&board, &moves[0]);
    let other = if first == "alice" { "bob" } else { "alice" };
    let (refused, _) = table.say(to(&sent, other), "double");
    assert!(to(&refused, other).flat().contains("BKG-14"), "{}", refused[0].text);
    let moves = table.moves();
    table.say(to(&refused, other), &moves[0]);
    table.desk.run("verify games/game.yaml").ok();
}

#[test]
fn nothing_is_done_without_the_way_back() {
    let world = homes();
    let table = Table::open(&world, MERELS);
    let (first, _) = table.serve();
    let (alice, bob) = (to(&first, "alice").clone(), to(&first, "bob").clone());
    assert_ne!(alice.reply_to, bob.reply_to);
    let before = table.log();
    let plain = "Content-Type: text/plain";
    // To the desk itself; by another player's way; from another address; with a way that nobody has.
    let bare = Original { reply_to: "desk@example.org".to_owned(), ..alice.clone() };
    let wrong = Original { reply_to: "desk+aaaaaaaaaaaaaaaa@example.org".to_owned(), ..alice.clone() };
    for message in [
        bare.message(plain, "b4"),
        wrong.message(plain, "b4"),
        bob.from("alice@example.org", plain, "b4"),
        alice.from("bob@example.org", plain, "b4"),
    ] {
        table.deliver(&message);
        let (sent, log) = table.serve();
        assert_eq!(table.log(), before, "{message}\n{log}");
        // The owner of the address gets the board, and the way to answer it.
        assert_eq!(sent.len(), 1, "{log}");
        assert!(sent[0].flat().contains("not by the way that is yours alone"), "{}", sent[0].text);
        assert!(sent[0].reply_to.starts_with("desk+"));
    }
    // Strangers are not answered, whatever they know; she whose way it is hears of it.
    table.deliver(&alice.from("eve@evil.example", plain, "b4"));
    let (sent, log) = table.serve();
    assert_eq!(sent.len(), 1, "{log}");
    assert!(to(&sent, "alice").flat().contains("but from eve@evil.example, which is not your address"), "{log}");
    assert_eq!(table.log(), before);
    // The way that is hers works, and stands in nobody else's mail.
    let (sent, _) = table.say(&alice, "b4");
    assert_ne!(table.log(), before);
    let secret = alice.reply_to.split(['+', '@']).nth(1).unwrap().to_owned();
    let others = to(&sent, "bob");
    assert!(!format!("{others:?}").contains(&secret));
}

#[test]
fn an_old_board_is_not_played_and_twice_is_once() {
    let world = homes();
    let table = Table::open(&world, MERELS);
    let (first, _) = table.serve();
    let alice = to(&first, "alice").clone();
    let message = alice.answer(Program::Gmail, "b4");
    table.deliver(&message);
    let (second, _) = table.serve();
    let one = table.log();
    // The very same message, and the same move in another one.
    table.deliver(&message);
    let (sent, _) = table.serve();
    assert!(to(&sent, "alice").flat().contains("has come before"), "{}", sent[0].text);
    let (sent, _) = table.say(&alice, "B4");
    assert!(to(&sent, "alice").flat().contains("b4 stands in the game already, as entry 2"), "{}", sent[0].text);
    assert_eq!(table.log(), one);
    table.say(to(&second, "bob"), "d2");
    let two = table.log();
    assert_ne!(one, two);
    // Another move for the board that alice has played on.
    let (sent, _) = table.say(&alice, "f4");
    assert!(to(&sent, "alice").flat().contains("answers an old board"), "{}", sent[0].text);
    assert_eq!(table.log(), two);
    // The answer to that shows the board that stands.
    table.say(to(&sent, "alice"), "f4");
    assert_ne!(table.log(), two);
    // A program that does not say what it answers is asked.
    let state = table.log();
    let (sent, _) = table.say(to(&second, "bob"), "moves");
    let bob = to(&sent, "bob").clone();
    let lost = bob
        .message("Content-Type: text/plain", "a1")
        .replace("In-Reply-To:", "X-Lost:")
        .replace("References:", "X-Gone:");
    table.deliver(&lost);
    let (sent, _) = table.serve();
    assert!(to(&sent, "bob").flat().contains("does not say which board"), "{}", sent[0].text);
    assert_eq!(table.log(), state);
    table.say(to(&sent, "bob"), "1");
    assert_eq!(table.count(), entries(&state).len() + 1);
}

#[test]
fn what_is_not_clear_is_asked_about() {
    let world = homes();
    let table = Table::open(&world, MERELS);
    let (first, _) = table.serve();
    let alice = to(&first, "alice").clone();
    let before = table.log();
    let (sent, log) = table.say(&alice, "I think b4, or is d2 better?");
    let question = to(&sent, "alice").clone();
    assert!(question.text.contains("  1 stands for `b4`\n  2 stands for `d2`\n"), "{log}{}", question.text);
    assert_eq!(table.log(), before);
    // A number to another message is no answer to the question once it is answered.
    let (sent, _) = table.say(&question, "3");
    assert!(to(&sent, "alice").flat().contains("go from 1 to 2"), "{}", sent[0].text);
    let (sent, _) = table.say(&question, "2.");
    assert!(to(&sent, "alice").flat().contains("d2 is played."), "{}", sent[0].text);
    let (sent, _) = table.say(&question, "1");
    assert!(
        to(&sent, "alice").flat().contains("nothing was done") || to(&sent, "alice").flat().contains("another board"),
        "{}",
        sent[0].text
    );
    assert_eq!(table.count(), 3);
}

#[test]
fn who_asks_how_the_games_stand_is_told_of_his_own() {
    let world = homes();
    let table = Table::open(&world, MERELS);
    // Of a game of alice's that bob has no part in he is told nothing.
    let referee = format!("--referee '{},desk@example.org' --organiser referee", key("referee"));
    let players = "--player alice=by-post,alice@example.org --player carol=by-post,carol@example.org";
    table.desk.run(&format!("new chess {players} {referee} -o games/other.yaml --yes")).ok();
    let (first, _) = table.serve();
    let bob = to(&first, "bob").clone();
    let (sent, _) = table.say(&bob, "status");
    let told = to(&sent, "bob").flat();
    assert!(told.contains("Nine Men's Morris") && !told.contains("carol") && !told.contains("Chess"), "{told}");
}

#[test]
fn what_nobody_understands_is_left_for_the_referee() {
    let world = homes();
    let table = Table::open(&world, MERELS);
    let (first, _) = table.serve();
    let alice = to(&first, "alice").clone();
    let path = table.deliver(&alice.answer(Program::Thunderbird, "I shall be in hospital next week, sorry."));
    let (sent, _) = table.serve();
    let name = path.file_name().unwrap().to_string_lossy().into_owned();
    assert!(table.desk.path(&format!("mail/cur/{name}:2,")).exists());
    assert!(to(&sent, "alice").flat().contains("The referee will read your message"), "{}", sent[0].text);
    let status = table.desk.run("mail status").ok();
    assert!(
        status.contains("alice@example.org") && status.contains("nothing in it is a move or a command"),
        "{status}"
    );
    // A move with more than greetings beside it is played, and the rest is left.
    let path = table.deliver(&alice.answer(Program::Thunderbird, "b4\n\nMy new telephone has no number yet."));
    let (sent, _) = table.serve();
    let name = path.file_name().unwrap().to_string_lossy().into_owned();
    assert!(table.desk.path(&format!("mail/cur/{name}:2,")).exists());
    assert!(
        to(&sent, "alice").flat().contains("b4 is played")
            && to(&sent, "alice").flat().contains("The referee will read the rest"),
        "{}",
        sent[0].text
    );
    let path = table.deliver(&to(&sent, "bob").answer(Program::Thunderbird, "Hi\nd2\nBob"));
    table.serve();
    assert!(table.desk.path(&format!("mail/cur/{}:2,S", path.file_name().unwrap().to_string_lossy())).exists());
}

#[test]
fn every_command_does_what_it_says() {
    let world = homes();
    let table = Table::open(&world, MERELS);
    let (first, _) = table.serve();
    let alice = to(&first, "alice").clone();
    let before = table.log();
    let ask = |original: &Original, words: &str, wanted: &str| {
        let (sent, log) = table.say(original, words);
        let name = original.to.split('@').next().unwrap();
        let text = to(&sent, name).flat();
        assert!(text.contains(wanted), "{words}: {log}{text}");
        (sent, text)
    };
    ask(&alice, "moves", "place a stone");
    ask(&alice, "rules NMM-3", "NMM-3");
    ask(&alice, "rules NMM-3", "`d1-d3` is refused: [NMM-3] d1 and d3 are not neighbours on a line.");
    ask(&alice, "log", "Entry 1: the referee joins.");
    ask(&alice, "help", "How to answer");
    let at = "2026-11-23T12:";
    let say_at = |original: &Original, words: &str, minute: usize| {
        table.deliver(&original.answer(Program::Thunderbird, words));
        table.serve_at(&format!("{at}{minute:02}:00Z")).0
    };
    let sent = say_at(&alice, "try b4", 1);
    assert!(to(&sent, "alice").flat().contains("as it would be after b4"));
    let sent = say_at(&alice, "b9", 2);
    assert!(to(&sent, "alice").flat().contains("The referee will read your message"), "{}", sent[0].text);
    let sent = say_at(&alice, "resign", 3);
    assert!(to(&sent, "alice").flat().contains("Do you really want"), "{}", sent[0].text);
    assert_eq!(table.log(), before);
    let sent = say_at(&alice, "b4 \u{201c}good luck, B\u{f6}b\u{201d}\noffer draw", 4);
    assert!(to(&sent, "alice").flat().contains("b4 is played"), "{}", sent[0].text);
    assert!(to(&sent, "bob").flat().contains("good luck, Böb"), "{}", sent[1].text);
    assert!(to(&sent, "bob").flat().contains("offers a draw"), "{}", to(&sent, "bob").text);
    // He plays on, which declines it, and orders an answer.
    let bob = to(&sent, "bob").clone();
    let sent = say_at(&bob, "b4", 5);
    assert!(to(&sent, "bob").flat().contains("NMM-"), "{}", sent[0].text);
    let sent = say_at(&bob, "d2\nif f4 then d6", 6);
    assert!(to(&sent, "bob").flat().contains("If f4 is played, d6 answers it at once"), "{}", to(&sent, "bob").text);
    let count = table.count();
    let sent = say_at(to(&sent, "alice"), "f4", 7);
    assert_eq!(table.count(), count + 1);
    assert!(table.log().contains("then: \"d6\""));
    // Back, and a draw that is accepted by who does not hold the pen.
    let sent = say_at(to(&sent, "bob"), "take back", 8);
    let sent = say_at(to(&sent, "alice"), "decline", 9);
    let sent = if sent.is_empty() { say_at(&alice, "board", 10) } else { sent };
    let offered = say_at(to(&sent, "alice"), "offer draw", 11);
    let sent = say_at(&to(&offered, "bob").clone(), "accept", 12);
    // The referee's notes about their messages are for the record, which has them.
    assert!(table.log().contains("SHA-256"));
    for letter in offered.iter().chain(&sent) {
        let above_the_foot = letter.text.split("\n--------").next().unwrap_or_default();
        assert!(!above_the_foot.contains("SHA-256"), "{}", letter.text);
    }
    assert_eq!(table.shown()["verdict"], "over", "{}", table.log());
    assert!(to(&sent, "alice").flat().contains("over"), "{}", sent[0].text);
    table.desk.run("verify games/game.yaml").ok();
}

#[test]
fn a_resignation_wants_to_be_said_twice() {
    let world = homes();
    let table = Table::open(&world, MERELS);
    let (first, _) = table.serve();
    let (sent, _) = table.say(to(&first, "bob"), "I resign");
    assert!(to(&sent, "bob").flat().contains("1 stands for `resign yes`"), "{}", sent[0].text);
    // While alice holds the pen, it goes on a slip that the desk writes in at once.
    table.say(to(&sent, "bob"), "resign yes");
    assert_eq!(table.shown()["verdict"], "over");
    let kept: Vec<_> = std::fs::read_dir(table.desk.path("games/kept")).unwrap().collect();
    assert_eq!(kept.len(), 1);
    let name = kept[0].as_ref().unwrap().file_name().into_string().unwrap();
    assert!(table.log().contains(name.trim_end_matches(".eml")), "the note names the message");
    table.desk.run("verify games/game.yaml").ok();
}

#[test]
fn who_has_a_key_gets_the_entry_and_signs_himself() {
    let world = homes();
    let players = format!("--player 'alice={},alice@example.org' --player bob=by-post,bob@example.org", key("alice"));
    let table = Table::with(&world, &format!("nine-mens-morris --first alice {players}"));
    let alice = world.person("alice");
    table.serve();
    alice.write("game.yaml", table.log());
    alice.run("join --yes").ok();
    table.desk.write("games/game.yaml", alice.read("game.yaml"));
    let (sent, _) = table.serve();
    let before = table.log();
    let (sent, log) = table.say(to(&sent, "alice"), "b4 \"hello\"");
    let text = &to(&sent, "alice").flat();
    assert!(
        text.contains("as it would be after b4") && text.contains("adjudicate play 'b4' --say 'hello' --send"),
        "{log}{text}"
    );
    assert_eq!(table.log(), before);
    let unsigned = table::sent(&table.desk);
    let message = unsigned[0].parsed();
    let attached =
        message.attachments().find(|part| part.contents().starts_with(b"seq: 3")).expect("the entry goes along");
    let attached = String::from_utf8(attached.contents().to_vec()).unwrap();
    // Her entry is the same, but for the date.
    alice.write("game.yaml", table.log());
    alice.run("play b4 --say hello --yes").ok();
    let signed = entries(&alice.read("game.yaml"))[3].clone();
    let without_dates = |text: &str| {
        text.lines()
            .filter(|line| !line.starts_with("at: ") && !line.starts_with("sig: ") && *line != "---")
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(without_dates(&signed), without_dates(&attached));
}

#[test]
fn automatic_mail_is_not_answered_and_nobody_more_than_twenty_times_a_day() {
    let world = homes();
    let table = Table::open(&world, MERELS);
    let (first, _) = table.serve();
    let alice = to(&first, "alice").clone();
    table.deliver(&alice.message("Auto-Submitted: auto-replied", "b4"));
    let (sent, _) = table.serve();
    assert!(sent.is_empty());
    assert_eq!(table.count(), 2);
    let mut answers = 0;
    for number in 0..40 {
        table.deliver(&alice.message("Content-Type: text/plain", &format!("moves\nhello {number}")));
        answers += table.serve_at(&format!("2026-11-23T12:{:02}:{:02}Z", number / 2, number % 2 * 30)).0.len();
    }
    // Five at once, then one a minute, in twenty minutes.
    assert!((18..=20).contains(&answers), "{answers}");
    // A move is not kept waiting by that.
    table.deliver(&alice.message("Content-Type: text/plain", "b4"));
    let (sent, _) = table.serve_at("2026-11-23T12:30:00Z");
    assert_eq!((table.count(), sent.len()), (3, 2));
}
