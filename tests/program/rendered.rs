//! Letters of all kinds as their readers get them, in `tests/letters`: each as plain text and as HTML. `cargo xtask update
//! letters` makes them. Read them as a player would.

use std::path::Path;
use std::sync::Arc;

use adjudicate_agent::Failure;
use adjudicate_agent::compose::{MessagePlan, PlainReplyHelp, ReplyAddress, Story};
use adjudicate_agent::correspondents::Correspondent;
use adjudicate_agent::game_files::CachedGameFiles;
use adjudicate_desk::command::{MailCommand, ReplyContext, grammar};
use adjudicate_desk::outcome::refused;
use adjudicate_director::directory::EventDirectory;
use adjudicate_director::letter::EventMessage;
use adjudicate_director::news::{self, EventNotice};
use adjudicate_event::{Charter, Director, Section};
use adjudicate_locales::Language;
use adjudicate_mail::address;
use adjudicate_mail::message::OutgoingMessage;
use adjudicate_record::crypto::Digest;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{Slip, Text, Time};
use adjudicate_referee::Author;
use adjudicate_rules::{OptionValue, Phrase, Seat};

use crate::mail::languages::{COMPLETE, WITH_LETTERS, english_words_in};
use adjudicate_testkit::event::{self, TestEvent, cup};
use adjudicate_testkit::{Terms, TestGame, file, is_updating, key, open_game, slips, text};
use adjudicate_text::status::{self, StatusFacts};
use adjudicate_text::{dates, moves, view};

/// A letter to be written.
struct Letter {
    name: &'static str,
    world: TestGame,
    /// Slips that wait beside the log.
    beside: Vec<Slip>,
    /// Its readers, by seat; several read the same letter.
    to: Vec<u8>,
    /// Whether the reader has no key, and answers in words.
    in_words: bool,
    lead: Option<Phrase>,
    told: Vec<String>,
    /// How many days after the last entry it is written.
    days: i64,
}

impl Letter {
    fn of(name: &'static str, world: TestGame, to: u8) -> Letter {
        Letter { name, world, beside: Vec::new(), to: vec![to], in_words: false, lead: None, told: Vec::new(), days: 1 }
    }

    fn in_words(name: &'static str, world: TestGame) -> Letter {
        Letter { in_words: true, ..Letter::of(name, world, 1) }
    }

    fn write(&self, language: Language, in_words: bool, directory: &Path) -> OutgoingMessage {
        let path = directory.join("game.yaml");
        std::fs::write(&path, self.world.log()).unwrap();
        let beside: String = self.beside.iter().map(Slip::text).collect();
        std::fs::write(directory.join("game.yaml.beside"), beside).unwrap();
        let story = Story::read(&CachedGameFiles::on_disk(), &path).unwrap();
        let state = &story.game.state;
        let mailbox = |name: &str, to: &str| address::mailbox(Some(name), address::parse(to).unwrap());
        let readers = self.to.iter().map(|seat| {
            let member = Member::Player(Seat(*seat));
            let name = state.name_of(member).to_owned();
            let last = story.game.records.iter().rev().find(|record| record.entry.by.as_str() == name);
            Correspondent {
                member,
                mailbox: mailbox(&name, "player@example.org"),
                due: state.due().iter().any(|(due, _)| *due == member),
                signs: state.signs(Seat(*seat)),
                last: last.map(|record| record.entry.seq),
                name,
            }
        });
        let readers: Vec<Correspondent> = readers.collect();
        let from = mailbox("Correspondence Club", "desk@example.org");
        let (to, copy) = readers.iter().partition(|one| one.due || readers.len() == 1);
        let plan = MessagePlan {
            language,
            from: &from,
            to,
            copy,
            date: Time::from_unix(state.last_at().unix() + self.days * 86_400).unwrap(),
            about: Digest([7; 32]),
            automatic: Some("auto-generated"),
            lead: self.lead.iter().cloned().collect(),
            whole: false,
        };
        if !in_words {
            return story.message(&plan);
        }
        let way = ReplyAddress { address: None, token: "token".to_owned() };
        let own = PlainReplyHelp {
            way_back: Some(&way),
            language,
            news: self.told.is_empty(),
            told: self.told.clone(),
            ..PlainReplyHelp::default()
        };
        story.in_words(&plan, &readers[0], own)
    }
}

/// Anna and Bob, with a clock.
fn terms(game: &str) -> Terms {
    open_game(&["alice", "bob"]).game(game).clock(7, 3, 10).but(|charter| {
        charter.players[0].display = Text::new("Anna Berg").ok();
        charter.players[1].display = Text::new("Bob Müller").ok();
    })
}

/// Anna has thought for 23 days and 20 hours, with five days of absence, and Bob is to move.
fn with_bank() -> TestGame {
    let mut world = TestGame::begin(terms("chess").first("alice").referee().stock_of_time());
    let began = world.state.last_at().unix();
    let midnight = (began / 86_400 + 3) * 86_400;
    let away = world.slip(
        "alice",
        slips::absence(Time::from_unix(midnight).unwrap(), Time::from_unix(midnight + 5 * 86_400).unwrap()),
    );
    world.with([away]).at(began + 23 * 86_400 + 20 * 3_600 + 33).turn("alice", "e4");
    world
}

/// The clock lines of letters have the numbers of the referee, to the second.
#[test]
fn letters_say_until_when_a_clock_runs_to_the_second() {
    let home = tempfile::tempdir().unwrap();
    for (world, waits) in [(with_bank(), 3), (with_bank(), 25), (with_bank(), 60)] {
        let bank = world.state.bank().unwrap();
        let exact = dates::exact_in(Language::ENGLISH, bank.until().unwrap());
        let letter = Letter { days: waits, ..Letter::of("clock", world.clone(), 1) }
            .write(Language::ENGLISH, false, home.path())
            .text;
        let letter = letter.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(exact.contains(":52 UTC") && letter.contains(&format!(" on {exact}.")), "{exact}: {letter}");
        let now = Time::from_unix(world.state.last_at().unix() + waits * 86_400).unwrap();
        let charge = dates::length(bank.charge_at(now).unwrap().charge);
        assert!(letter.contains(&format!("This turn has been charged {charge} so far.")), "{charge}: {letter}");
        for (seat, name) in [(0, "Anna Berg's"), (1, "Your")] {
            let stands = view::clock_of_player(Language::ENGLISH, &bank.player(Seat(seat)).unwrap());
            assert!(letter.contains(&format!("{name} clock: {stands}.")), "{name}: {letter}");
        }
    }
}

/// A game in which Anna begins.
fn begun(game: &str) -> TestGame {
    TestGame::begin(terms(game).first("alice"))
}

/// The same after these moves, made by the two in turn.
fn after(mut world: TestGame, moves: &[&str]) -> TestGame {
    for (number, play) in moves.iter().enumerate() {
        world.turn(if number % 2 == 0 { "alice" } else { "bob" }, play);
    }
    world
}

/// A game with dice after so many turns of each, the first moves that are legal.
fn rolled(terms: Terms, turns: usize) -> TestGame {
    let mut world = TestGame::begin(terms);
    let mut played = 0;
    for _ in 0..200 {
        if played == turns {
            break;
        }
        let pen = world.pen();
        let others = world.missing_of_others();
        let others: Vec<&str> = others.iter().map(String::as_str).collect();
        match world.any_move(&pen, &others, |moves| moves / 2) {
            Some(play) if world.state.machine().pending.is_none() || world.state.play().setup().first.is_some() => {
                world.bringing(&others).turn(&pen, &play);
                played += 1;
            }
            _ => {
                world.throw();
            }
        }
    }
    assert_eq!(played, turns);
    world
}

/// The desk's answer to somebody who writes these words, which are no legal move.
fn answer(language: Language, world: &TestGame, words: &str) -> Vec<String> {
    let play = world.state.play();
    let context = ReplyContext { play: Some(play), today: Time::FIRST, language: None };
    let commands = grammar::read(&words.lines().map(str::to_owned).collect::<Vec<_>>(), &context).commands;
    let [MailCommand::Refused(typed)] = commands.as_slice() else { panic!("{commands:?}") };
    let refusal = play.position().read(typed).unwrap_err();
    let told = [refused(language, typed, &Failure::of_move(refusal, typed, play.position(), language)), String::new()];
    told.into_iter().chain(moves::listing(language, play, None)).collect()
}

/// A sentence about a player and a day of this year.
fn lead(key: &'static str, name: &str, day: u64, month: u64) -> Phrase {
    Phrase::of(key).with("name", name).with("day", day).with("month", month).with("year", 0)
}

const SICILIAN: [&str; 6] = ["e4", "c5", "Nf3", "d6", "d4", "cxd4"];

fn letters(language: Language) -> Vec<Letter> {
    let keyless = |game: &str| TestGame::begin(terms(game).first("alice").by_post("bob"));
    let chess = || after(begun("chess"), &SICILIAN);
    let with = |name, mut world: TestGame, by: &str, kind, to| {
        let beside = vec![world.slip(by, kind)];
        Letter { beside, ..Letter::of(name, world, to) }
    };
    let remark = {
        let mut world = begun("chess");
        world.say("Good luck, and greetings from the lake.").turn("alice", "e4");
        world
    };
    let over = after(begun("chess"), &["f3", "e5", "g4", "Qh4#"]);
    let resigned = {
        let mut world = chess();
        world.posted("bob", slips::resign());
        world
    };
    let drawn = {
        let mut world = chess();
        world.agreed("bob", slips::offer_draw());
        world
    };
    let late = {
        let mut world = begun("chess");
        let began = world.state.last_at().unix();
        world.at(began + 14 * 86_400).turn("alice", "e4");
        world.turn("bob", "e5");
        world
    };
    let match_of_three = || terms("backgammon").option("points", OptionValue::Int(3));
    let everybody = Letter { to: vec![0, 1], ..Letter::of("everybody", after(begun("chess"), &["e4"]), 0) };
    vec![
        Letter::of("join-first", TestGame::open(terms("chess").first("alice")), 0),
        Letter::of(
            "join-second",
            {
                let mut world = TestGame::open(terms("chess").first("alice"));
                world.join("alice");
                world
            },
            1,
        ),
        Letter::of("chess-first-move", begun("chess"), 0),
        Letter::of("chess-move", after(begun("chess"), &SICILIAN[..5]), 1),
        Letter::of("chess-remark", remark, 1),
        Letter::of("chess-waiting", chess(), 1),
        everybody,
        Letter::of("chess-lost", over.clone(), 0),
        Letter::of("chess-won", over, 1),
        Letter::of("chess-resigned", resigned, 0),
        Letter::of("chess-drawn", drawn, 0),
        with("offer-of-a-draw", chess(), "bob", slips::offer_draw(), 0),
        with("offer-to-take-back", chess(), "bob", slips::offer_takeback(7), 0),
        with("note", chess(), "bob", slips::note(), 0),
        with("resignation-waits", chess(), "bob", slips::resign(), 0),
        Letter { lead: Some(lead("notice-near", "Anna Berg", 29, 11)), ..Letter::of("reminder", chess(), 0) },
        Letter { days: 3, ..Letter::of("clock-own", with_bank(), 1) },
        Letter { days: 25, ..Letter::of("clock-other", with_bank(), 0) },
        Letter {
            days: 53,
            lead: Some(lead("notice-over", "Bob Müller", 4, 2)),
            ..Letter::of("clock-over", with_bank(), 0)
        },
        Letter {
            days: 40,
            lead: Some(lead("notice-grace-over", "Anna Berg", 3, 1)),
            ..Letter::of("clock-over-grace", late, 1)
        },
        Letter::in_words("words-first-move", after(keyless("nine-mens-morris"), &["d2"])),
        Letter::in_words("words-not-your-turn", keyless("nine-mens-morris")),
        Letter::in_words("words-chess", after(keyless("chess"), &["e4"])),
        Letter {
            told: answer(language, &after(keyless("chess"), &["e4"]), "Hello Anna,\nNxe4\nBest wishes, Bob"),
            ..Letter::in_words("words-refused", after(keyless("chess"), &["e4"]))
        },
        Letter::of("morris", after(begun("nine-mens-morris"), &["d2", "b4", "f2", "b6"]), 0),
        Letter::of("roman-merels", after(begun("roman-merels"), &["d2"]), 1),
        Letter::of(
            "open-game",
            after(TestGame::begin(open_game(&["alice", "bob"]).first("alice")), &["I greet you"]),
            1,
        ),
        Letter::of("backgammon-opening", TestGame::begin(terms("backgammon")), 0),
        Letter::of("backgammon-first", rolled(terms("backgammon"), 1), 0),
        Letter::of("backgammon-other", rolled(terms("backgammon"), 1), 1),
        Letter::of("backgammon-later", rolled(terms("backgammon"), 4), 0),
        Letter::of("backgammon-match", rolled(match_of_three(), 3), 1),
        Letter::of("duodecim-scriptorum", rolled(terms("duodecim-scriptorum"), 3), 1),
        Letter::of("duodecim-other", rolled(terms("duodecim-scriptorum"), 3), 0),
    ]
}

/// Compares a letter with the one in `tests/letters`.
pub fn is_as_read(name: &str, subject: &str, text: &str, html: &str) {
    let place = file("tests/letters");
    for (end, made) in [("txt", format!("Subject: {subject}\n\n{text}")), ("html", html.to_owned())] {
        let path = place.join(format!("{name}.{end}"));
        if is_updating("letters") {
            std::fs::create_dir_all(&place).unwrap();
            std::fs::write(&path, made).unwrap();
            continue;
        }
        assert_eq!(std::fs::read_to_string(&path).unwrap(), made, "{}", path.display());
    }
}

fn is_message_as_read(name: &str, message: &OutgoingMessage) {
    is_as_read(name, &message.subject, &message.text, message.html.as_deref().unwrap());
    let lines = message.text.lines().filter(|line| !line.starts_with(['-', ' ']));
    lines.for_each(|line| assert!(line.chars().count() < 72, "{name}: {line}"));
}

#[test]
fn letters_of_all_kinds_are_as_they_were_read() {
    let home = tempfile::tempdir().unwrap();
    let letters = letters(Language::ENGLISH);
    assert!(letters.len() >= 30);
    for letter in &letters {
        let message = letter.write(Language::ENGLISH, letter.in_words, home.path());
        is_message_as_read(letter.name, &message);
        // Pictures are looked at and not committed.
        if let (true, Some(picture)) = (is_updating("letters"), &message.picture) {
            let shown = file("target/letters");
            std::fs::create_dir_all(&shown).unwrap();
            std::fs::write(shown.join(format!("{}.png", letter.name)), picture).unwrap();
        }
    }
}

/// `cargo xtask letters de` writes the letters of a language, for its translator, into `target/letters/de`.
#[test]
fn letters_in_other_languages_have_no_english_words() {
    let home = tempfile::tempdir().unwrap();
    for language in Language::all().filter(|language| !language.is_english()) {
        let tag = language.tag();
        let mut written = Vec::new();
        for letter in letters(language) {
            written.push((letter.name.to_owned(), letter.write(language, true, home.path())));
            // Of what only players with a key read, some languages have nothing.
            if !letter.in_words && COMPLETE.contains(&tag) {
                written.push((format!("{}-signed", letter.name), letter.write(language, false, home.path())));
            }
        }
        for (name, message) in &written {
            show_to_translator(name, tag, message);
            let wide: Vec<&str> = message.text.lines().filter(|line| line.chars().count() > 71).collect();
            assert!(wide.is_empty(), "{name} in {tag}: {wide:?}");
            if WITH_LETTERS.contains(&tag) {
                is_translated(name, tag, message);
            }
        }
    }
    assert!(WITH_LETTERS.iter().all(|tag| Language::of(tag).tag() == *tag));
}

/// Writes a letter for a translator who has asked for those in this language.
fn show_to_translator(name: &str, tag: &str, message: &OutgoingMessage) {
    if is_updating(&format!("letters-{tag}")) {
        let place = file("target/letters").join(tag);
        std::fs::create_dir_all(&place).unwrap();
        let text = format!("Subject: {}\n\n{}", message.subject, message.text);
        std::fs::write(place.join(format!("{name}.txt")), text).unwrap();
        std::fs::write(place.join(format!("{name}.html")), message.html.as_deref().unwrap()).unwrap();
    }
}

/// Holds that there are no English words in a letter.
fn is_translated(name: &str, tag: &str, message: &OutgoingMessage) {
    // The words of people and what is typed stay as they are.
    let text = message.text.split("-----BEGIN").next().unwrap_or_default();
    let own: Vec<&str> = text.lines().filter(|line| !line.starts_with("  adjudicate ")).collect();
    let own = own.join("\n");
    let text = format!("{}\n{own}", message.subject);
    let english = english_words_in(tag, &text.replace("Cup of the Letters", "").replace("I greet you", ""));
    assert!(english.is_empty(), "{name} in {tag}: {english:?} in\n{}\n{}", message.subject, message.text);
}

/// A letter to a player about what is new between two states of an event.
fn event_letter(language: Language, before: &TestEvent, after: &TestEvent, reader: &str) -> OutgoingMessage {
    let bytes = after.entries.concat().into_bytes();
    let house =
        EventDirectory::with(Arc::new(CachedGameFiles::on_disk()), "event.yaml".into(), bytes, after.event.clone());
    let fresh = news::since(&house, Some(&before.event.head()));
    let reader = adjudicate_testkit::name(reader);
    let own: Vec<&EventNotice> = fresh.iter().filter(|one| one.readers(&after.event).contains(&&reader)).collect();
    let text: Vec<String> = own.iter().flat_map(|one| one.paragraphs(language, &house, None)).collect();
    let mailbox = |to: &str| address::mailbox(None, address::parse(to).unwrap());
    let subject = EventNotice::foremost(own.into_iter()).unwrap().subject(language, &after.event, &reader);
    let from = mailbox("desk@example.org");
    let letter = EventMessage {
        from: &from,
        to: mailbox("player@example.org"),
        subject: &subject,
        date: Time::from_unix(1_795_629_800).unwrap(),
        about: Digest([7; 32]),
        language,
        automatic: Some("auto-generated"),
        marked: false,
        text: &text,
        slip: None,
        log: None,
    };
    letter.message(&house)
}

/// The letters about events, by name: two states of an event, and a reader.
fn event_letters() -> Vec<(&'static str, TestEvent, TestEvent, String)> {
    let [opened, entered, started, paired, played] =
        [cup::opened(), cup::entered(), cup::started(), cup::paired(), cup::played()];
    let mut ruled = paired.clone();
    ruled.direct(event::forfeit("chess", 1, 1, &[2, 0]));
    let players = &ruled.event.sections().find(|(section, _)| section.name.as_str() == "chess").unwrap().1.rounds[0];
    let loser = players.boards.iter().find(|board| board.board == 1).unwrap().players[0].to_string();
    let alice = || "alice".to_owned();
    let [open, claimed] = claimed();
    let [directed, handed_over] = handed_over();
    vec![
        ("event-entered", opened, entered.clone(), alice()),
        ("event-drawn", entered, started.clone(), alice()),
        ("event-paired", started, paired.clone(), alice()),
        ("event-round-over", paired.clone(), played, alice()),
        ("event-ruled", paired, ruled, loser),
        ("event-claimed", open, claimed, alice()),
        ("event-handed-over", directed, handed_over, alice()),
    ]
}

/// An event whose section has ended, before and after a player claims points for an open board.
fn claimed() -> [TestEvent; 2] {
    let ended = |section: Section| Section { ends: Some(cup::cup().closes.plus_days(5)), ..section };
    let mut open = TestEvent::open(event::charter(cup::cup().sections.into_iter().map(ended).collect()));
    open.enter_all(&["alice", "bob"], &["merels"]);
    open.start();
    open.pair("merels");
    open.wait(6);
    let claimed = cup::branch(&open, |hall| {
        hall.write("bob", event::claims("merels", 1, 1, &[0, 2]));
    });
    [open, claimed]
}

/// An event whose games run, before and after a deputy takes it over.
fn handed_over() -> [TestEvent; 2] {
    let ben = Director { name: adjudicate_testkit::name("ben"), key: key("ben"), mail: text("ben@example.org") };
    let mut directed = TestEvent::open(Charter { deputies: vec![ben], ..cup::cup() });
    directed.enter_all(&["alice", "bob"], &["merels"]);
    directed.start();
    directed.pair("merels");
    let handed_over = cup::branch(&directed, |hall| {
        hall.hand_over("ben", "ben");
    });
    [directed, handed_over]
}

#[test]
fn letters_about_an_event_are_as_they_were_read() {
    for (name, before, after, reader) in event_letters() {
        is_message_as_read(name, &event_letter(Language::ENGLISH, &before, &after, &reader));
    }
}

#[test]
fn letters_in_other_languages_about_an_event_have_no_english_words() {
    for tag in WITH_LETTERS {
        for (name, before, after, reader) in event_letters() {
            let message = event_letter(Language::of(tag), &before, &after, &reader);
            show_to_translator(name, tag, &message);
            is_translated(name, tag, &message);
        }
    }
}

#[test]
fn players_who_have_to_act_are_asked_and_nobody_else() {
    let (mut asks, mut waits) = (0, 0);
    for letter in letters(Language::ENGLISH) {
        let state = &letter.world.state;
        let others_lack = !letter.world.missing_of_others().is_empty();
        for seat in Seat::all(state.charter().players.len()) {
            let member = Member::Player(seat);
            let statuses = status::of(state, Some(Author::Member(member)), &StatusFacts::default(), None);
            let asked = statuses.iter().any(|status| status.asked().is_some());
            // A player who brings the last part of a roll waits for the others.
            let last = state.machine().pending.as_ref().is_some_and(|pending| pending.last == Some(member));
            let due = state.due().iter().any(|(due, _)| *due == member) && !(last && others_lack);
            assert_eq!(asked, due, "{}, {}: {statuses:?}", letter.name, state.name_of(member));
            assert!(!status::sentences(Language::ENGLISH, &statuses, None).is_empty(), "{}", letter.name);
            if asked { asks += 1 } else { waits += 1 }
        }
    }
    assert!(asks > 20 && waits > 20, "{asks} {waits}");
}
