//! Letters that a desk leaves for the referee, who lists, shows, answers, plays and closes them: over a directory and over a store.

use adjudicate_testkit::people::{Homes, key};
use serde_json::Value;

use crate::homes;
use crate::mail::hosted::Hosted;
use crate::mail::in_words::{Original, Program, to};
use crate::mail::table::{self, entries};
use crate::store::{desk, stores};

const PLAIN: &str = "Content-Type: text/plain; charset=utf-8";

/// A desk with a game between two players without keys.
struct Desk {
    hosted: Hosted,
    url: Option<String>,
    minute: u32,
}

impl Desk {
    fn open(world: &Homes, name: &str, store: Option<(String, Option<std::path::PathBuf>)>) -> Desk {
        let (url, server) = store.map_or((None, None), |(url, server)| (Some(url), server));
        let desk = desk(world, name, server.as_deref());
        let config = desk.read(".config/adjudicate/config.yaml");
        desk.write(".config/adjudicate/config.yaml", format!("{config}  reply: \"desk+{{}}@example.org\"\n"));
        let referee = format!("--referee '{},desk@example.org' --organiser referee", key("referee"));
        let players = "--player alice=by-post,alice@example.org --player bob=by-post,bob@example.org --first alice";
        desk.run(&format!("new nine-mens-morris {players} {referee} -o games/game.yaml --yes")).ok();
        Desk { hosted: Hosted::new(desk, "games", url.clone()), url, minute: 0 }
    }

    /// The desk does what there is to do; what it sends.
    fn serve(&mut self) -> (Vec<Original>, String) {
        self.minute += 1;
        let log = self.hosted.serve("", &format!("2026-11-23T12:{:02}:00Z", self.minute));
        (self.hosted.sent().iter().map(Original::of).collect(), log)
    }

    fn leaves(&mut self, letter: &str) {
        self.hosted.deliver(letter);
        let before = self.listed().len();
        let (_, log) = self.serve();
        assert_eq!(self.listed().len(), before + 1, "{log}");
    }

    fn line(&self, rest: &str) -> String {
        let command = self.url.as_ref().map_or("mail unread".to_owned(), |url| format!("store unread {url}"));
        format!("{command} {rest} --date 2026-11-23T12:{:02}:30Z", self.minute)
    }

    fn unread(&self, rest: &str) -> String {
        self.hosted.desk.run(&self.line(rest)).ok()
    }

    fn refuses(&self, rest: &str, wanted: &str) {
        let run = self.hosted.desk.run(&self.line(rest));
        assert!(run.status != 0 && run.stderr.contains(wanted), "{rest}: {} {}", run.status, run.stderr);
    }

    fn listed(&self) -> Vec<Value> {
        let list: Value = serde_json::from_str(&self.unread("--json")).unwrap();
        list["letters"].as_array().unwrap().clone()
    }

    fn log(&self) -> String {
        self.hosted.desk.read("games/game.yaml")
    }
}

/// The table for a directory, and for a store where there is one.
fn each(name: &str, test: impl Fn(&str, Desk)) {
    let world = homes();
    test("games", Desk::open(&world, "own", None));
    for (kind, url, server) in stores(name) {
        test(kind, Desk::open(&world, kind, Some((url, server))));
    }
}

fn stranger(subject: &str, text: &str) -> String {
    format!(
        "From: eve@elsewhere.example\r\nTo: desk@example.org\r\nMessage-ID: <e1@x>\r\nSubject: {subject}\r\n\r\n{text}\r\n"
    )
}

#[test]
fn letters_are_listed_shown_and_closed() {
    each("unread_listed", |kind, mut desk| {
        let (first, _) = desk.serve();
        assert!(desk.unread("").contains("No letter is left for you."), "{kind}");
        let alice = to(&first, "alice").clone();
        desk.leaves(&alice.answer(Program::Thunderbird, "I shall be in \u{202e}hospital\u{1b}[2J next week, sorry."));
        desk.leaves(&stranger("=?utf-8?q?hello=1B=5B2J=0Ayou?=", "When is the next meeting?"));
        let list = desk.unread("");
        for wanted in [
            "1. alice@example.org, since 2026-11-23T12:02:00Z\n   Nine Men's Morris: alice (x) and bob (o) (",
            "), from alice\n   Left for you: nothing in it is a move or a command: \"I shall be in hospital[2J next week, sorry.\"\n",
            "2. eve@elsewhere.example, since 2026-11-23T12:03:00Z\n   Left for you: nothing in it is for a game, and no game here \
             names its sender\n",
            "2 letters are left for you.",
        ] {
            assert!(list.contains(wanted), "{kind}: {wanted}: {list}");
        }
        let shown = desk.unread("show 1");
        for wanted in [
            "From: alice@example.org",
            "Subject: Re: [adjudicate] nine-mens-morris",
            "  I shall be in hospital",
            "  > ",
            "play 1 MOVE",
        ] {
            assert!(shown.contains(wanted), "{kind}: {wanted}: {shown}");
        }
        let shown = desk.unread("show 2");
        assert!(
            shown.contains("Subject: hello [2J you\n") && shown.contains("  When is the next meeting?"),
            "{kind}: {shown}"
        );
        assert!(!format!("{list}{shown}").contains(['\u{1b}', '\u{202e}']), "{kind}");
        let shown: Value = serde_json::from_str(&desk.unread("show 2 --json")).unwrap();
        assert_eq!(shown["lines"], serde_json::json!(["When is the next meeting?"]), "{kind}");
        let id = desk.listed()[1]["id"].as_str().unwrap().to_owned();
        // A letter is closed once, keeps its number, and no number is given twice.
        assert!(desk.unread("close 1").contains("Letter 1 is closed."), "{kind}");
        desk.refuses("close 1", "no letter that is left for you has the number `1`");
        assert_eq!(desk.listed()[0]["number"], 2, "{kind}");
        desk.leaves(&alice.answer(Program::Mutt, "It will take a week."));
        assert_eq!(desk.listed()[1]["number"], 3, "{kind}");
        desk.unread(&format!("close {}", &id[..12]));
        assert_eq!(desk.listed().len(), 1, "{kind}");
        // Nothing is left of a letter that is closed, and the game is as it was.
        assert_eq!(entries(&desk.log()).len(), 2, "{kind}");
        let notes = match &desk.url {
            None => desk.hosted.desk.path(".local/state/adjudicate/desk/left"),
            Some(url) => {
                desk.hosted.desk.run(&format!("store export out-of-it {url}")).ok();
                desk.hosted.desk.path("out-of-it/state/desk/left")
            }
        };
        assert_eq!(std::fs::read_dir(notes).unwrap().count(), 1, "{kind}");
    });
}

#[test]
fn a_referee_reads_in_his_language_why_letters_are_left() {
    for (tag, subject, words) in [
        (
            "de",
            "[adjudicate] Ihre Partien am 2026-11-23",
            [
                "1. alice@example.org, seit 2026-11-23T12:02:00Z\n   Mühle: alice (x) und bob (o) (",
                "), von alice\n   Für Sie liegen geblieben: nichts darin ist ein Zug oder ein Befehl: \"The corner\"\n",
                "nichts darin ist für eine Partie, und keine Partie hier nennt den Absender\n",
                "nichts darin ist für eine Partie (eine automatische Antwort)\n",
                "3 Briefe sind für Sie liegen geblieben. `adjudicate mail unread show 1` zeigt einen Brief",
                "Brief 1, für Sie liegen geblieben seit 2026-11-23T12:02:00Z: nichts darin",
                "\nBetreff: Re: ",
                "trägt einen Zug für den Absender ein, der keinen Schlüssel hat",
                "Eingetragen für alice: a1 ist gespielt.",
                "Brief 1 ist geschlossen.",
                "Die Antwort auf Brief 2 wurde an eve@elsewhere.example gesendet.",
                "Für Sie ist kein Brief liegen geblieben.",
            ],
        ),
        (
            "fr",
            "[adjudicate] vos parties le 2026-11-23",
            [
                "1. alice@example.org, depuis 2026-11-23T12:02:00Z\n   Jeu du moulin : alice (x) et bob (o) (",
                "), de alice\n   Laissée pour vous : rien dedans n'est un coup ou une commande : \"The corner\"\n",
                "rien dedans n'est pour une partie, et aucune partie d'ici ne nomme l'expéditeur\n",
                "rien dedans n'est pour une partie (une réponse automatique)\n",
                "3 lettres sont laissées pour vous. `adjudicate mail unread show 1` montre une lettre",
                "Lettre 1, laissée pour vous depuis 2026-11-23T12:02:00Z : rien dedans",
                "\nObjet : Re: ",
                "inscrit un coup pour l'expéditeur, qui n'a pas de clé",
                "Inscrit pour alice : a1 est joué.",
                "La lettre 1 est fermée.",
                "La réponse à la lettre 2 a été envoyée à eve@elsewhere.example.",
                "Aucune lettre n'est laissée pour vous.",
            ],
        ),
    ] {
        let world = homes();
        let mut desk = Desk::open(&world, "own", None);
        let settings = desk.hosted.desk.read(".config/adjudicate/config.yaml");
        desk.hosted.desk.write(
            ".config/adjudicate/config.yaml",
            format!("language: {tag}\n{settings}  digest: [desk@example.org]\n"),
        );
        let (first, _) = desk.serve();
        assert_eq!(to(&first, "desk").subject, subject);
        let alice = to(&first, "alice").clone();
        desk.leaves(&alice.answer(Program::Thunderbird, "The corner"));
        desk.leaves(&stranger("Meeting", "When?"));
        desk.leaves(&stranger("Automatic reply: Meeting", "When?"));
        let mut told = desk.unread("");
        let listed = desk.listed();
        told += &desk.unread("show 1");
        told += &desk.unread("play 1 a1");
        told += &desk.unread("answer 2 --say Friday");
        desk.unread("close 3");
        told += &desk.unread("");
        for words in words {
            assert!(told.contains(words), "{tag}: {words:?} is not in\n{told}");
        }
        // The note is in the language of the desk, for programs as well.
        assert!(words[1].contains(listed[0]["reason"].as_str().unwrap()), "{listed:?}");
    }
}

#[test]
fn a_letter_is_answered_with_the_way_back() {
    each("unread_answered", |kind, mut desk| {
        let (first, _) = desk.serve();
        let alice = to(&first, "alice").clone();
        desk.leaves(&alice.answer(Program::Thunderbird, "The point in the corner, please."));
        desk.leaves(&stranger("Meeting", "When is the next meeting?"));
        desk.refuses("answer 1 --say ' '", "the answer is empty");
        let said = desk.unread("answer 1 --say 'Which corner do you mean, Alice?'");
        assert!(said.contains("to letter 1") && said.contains("alice@example.org"), "{kind}: {said}");
        desk.unread("answer 2 --say 'On Friday.'");
        assert!(desk.listed().is_empty(), "{kind}");
        if desk.url.is_some() {
            let (sent, _) = desk.serve_raw();
            check_answers(kind, &sent);
        } else {
            let sent = desk.hosted.sent();
            check_answers(kind, &sent);
        }
        // An answer to the answer is read as usual.
        let (sent, _) = {
            desk.hosted.deliver(alice.answer(Program::Thunderbird, "a1"));
            desk.serve()
        };
        assert!(to(&sent, "alice").flat().contains("a1 is played."), "{kind}");
    });
}

fn check_answers(kind: &str, sent: &[table::Sent]) {
    let answer = |to: &str| sent.iter().find(|one| one.to == to).unwrap_or_else(|| panic!("{kind}: nothing for {to}"));
    let own = answer("alice@example.org");
    let text = own.parsed().body_text(0).unwrap().into_owned();
    assert!(
        text.contains("The referee answers your letter:") && text.contains("Which corner do you mean, Alice?"),
        "{text}"
    );
    let original = Original::of(own);
    assert!(original.reply_to.starts_with("desk+"), "{kind}: {}", original.reply_to);
    assert!(own.parsed().header("Auto-Submitted").is_none(), "{kind}: a person has written it");
    let other = answer("eve@elsewhere.example");
    assert_eq!(other.subject(), "Re: Meeting", "{kind}");
    let text = other.parsed().body_text(0).unwrap().into_owned();
    assert!(text.contains("On Friday.") && text.contains("> When is the next meeting?"), "{kind}: {text}");
    assert_eq!(other.parsed().in_reply_to().as_text(), Some("e1@x"), "{kind}");
}

#[test]
fn a_letter_is_played_as_the_desk_would_have() {
    each("unread_played", |kind, mut desk| {
        let (first, _) = desk.serve();
        let alice = to(&first, "alice").clone();
        let letter = alice.answer(Program::Thunderbird, "The corner below on the left side, as always.");
        desk.leaves(&letter);
        desk.leaves(&stranger("Re: our game", "The corner"));
        let before = desk.log();
        // A text that is no legal move of hers is not written, and the letter stays.
        desk.refuses("play 1 a2", "a2");
        desk.refuses("play 1 moves", "neither a move nor a command");
        desk.refuses("play 1 resign", "asked twice");
        desk.refuses("play 1 a1 --for bob", "it is not your turn");
        desk.refuses("play 2 a1", "of which game");
        desk.refuses("play 2 a1 --game games/game.yaml", "from which player");
        assert_eq!(desk.listed().len(), 2, "{kind}");
        let said = desk.unread("play 1 a1 --say 'as always'");
        assert!(said.contains("a1 is played.") && said.contains("Letter 1 is closed"), "{kind}: {said}");
        let (sent, _) = desk.serve();
        assert_eq!(
            desk.log().strip_prefix(&before).map(|new| new.contains("move: a1") || new.contains("\"a1\"")),
            Some(true),
            "{kind}: {}",
            desk.log()
        );
        assert!(to(&sent, "bob").flat().contains("a1"), "{kind}");
        assert!(to(&sent, "bob").flat().contains("as always"), "{kind}");
        // The message is kept beside the game, and a note of the referee names it.
        let digest = adjudicate::crypto::Digest(adjudicate::crypto::sha256(&[letter.as_bytes()])).to_hex();
        assert!(desk.log().contains(&digest), "{kind}: {}", desk.log());
        assert_eq!(desk.hosted.desk.read(&format!("games/kept/{digest}.eml")), letter, "{kind}");
        desk.hosted.desk.run("verify games/game.yaml").ok();
        // A letter that answers an older board is only played where the referee says so.
        desk.leaves(&alice.answer(Program::Mutt, "Or rather the other one."));
        desk.refuses("play 3 d1", "answers the board after entry 1");
        let bob = to(&sent, "bob").clone();
        desk.hosted.deliver(bob.answer(Program::Mutt, "d2"));
        desk.serve();
        desk.unread("play 3 d1 --old-board");
        desk.unread("play 2 'offer draw' --for bob --game games/game.yaml");
        assert!(desk.listed().is_empty(), "{kind}");
        let (sent, _) = desk.serve();
        assert!(to(&sent, "alice").flat().contains("offers a draw") || desk.log().contains("draw"), "{kind}");
        assert_eq!(entries(&desk.log()).len(), 5, "{kind}: {}", desk.log());
    });
}

#[test]
fn a_letter_that_another_referee_has_closed_is_not_played() {
    each("unread_twice", |kind, mut desk| {
        let (first, _) = desk.serve();
        let alice = to(&first, "alice").clone();
        desk.leaves(&alice.message(PLAIN, "The corner below on the left side."));
        let before = desk.log();
        desk.unread("close 1");
        desk.refuses("play 1 a1", "no letter that is left for you");
        desk.serve();
        assert_eq!(desk.log(), before, "{kind}");
        // The same message that comes once more is no second letter for the desk, and what it left before is no obstacle.
        let again = stranger("Meeting", "When?");
        desk.leaves(&again);
        desk.unread("close 2");
        desk.leaves(&again);
        desk.leaves(&again.replace("<e1@x>", "<e2@x>"));
        assert_eq!(desk.listed().len(), 2, "{kind}");
    });
}

impl Desk {
    fn serve_raw(&mut self) -> (Vec<table::Sent>, String) {
        self.minute += 1;
        let log = self.hosted.serve("", &format!("2026-11-23T12:{:02}:00Z", self.minute));
        (self.hosted.sent(), log)
    }
}
