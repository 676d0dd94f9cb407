use adjudicate_event::{Charter, PairingSystem};
use adjudicate_mail::incoming;
use adjudicate_record::log::file::MemoryDisk;
use adjudicate_testkit::event::{CLOSES, JURY, TestEvent, judged, section};
use adjudicate_testkit::identity;

use super::*;
use crate::fixture::session;
use crate::session::PageSession;

const DAY: i64 = 86_400;

/// A section that ends on the day on which round 1 is paired, with days of absence.
fn charter() -> Charter {
    let mut merels = section("merels", "nine-mens-morris", PairingSystem::RoundRobin, 0);
    merels.clock = Some(Clock::per_turn(7, 3, 10, 14));
    merels.ends = Time::from_unix(CLOSES + DAY);
    judged(vec![merels])
}

fn entered() -> TestEvent {
    let mut hall = TestEvent::open(charter());
    hall.enter_all(&["alice", "bob", "carol"], &["merels"]);
    hall
}

/// The same event with its first round paired, and an appeal of bob.
fn running() -> TestEvent {
    let mut hall = entered();
    hall.start();
    hall.pair("merels");
    let last = hall.event.entries() - 1;
    hall.appeal("bob", last);
    hall
}

/// A session of this person, to whom the log of the event came in a letter; the path of the log.
fn player(who: &str, hall: &TestEvent) -> (PageSession, MemoryDisk, PathBuf) {
    let (mut session, memory) = session();
    session.office.at_hand = std::sync::OnceLock::from(Some(identity(who)));
    session.office.clock = match hall.event.lots() {
        None => || Ok(Time::from_unix(CLOSES - 2 * DAY).unwrap()),
        Some(_) => || Ok(Time::from_unix(CLOSES + 3 * DAY).unwrap()),
    };
    let told = play::import(&session, "event.yaml", hall.log().as_bytes(), false).unwrap();
    assert_eq!(told["failures"], json!([]), "{told}");
    assert_eq!(told["events"][0]["outcome"], "new", "{told}");
    let path = PathBuf::from(told["events"][0]["path"].as_str().unwrap());
    (session, memory, path)
}

fn asked(slip: Value) -> AskedSlip {
    serde_json::from_value(slip).unwrap()
}

/// Signs a slip, and returns it as the director finds it in the mailed letter.
fn mailed(who: &str, hall: &TestEvent, slip: Value, say: Option<&str>) -> Slip {
    let (session, _, path) = player(who, hall);
    let shown = preview(&session.office, &path, &asked(slip.clone()), say).unwrap();
    assert!(shown["question"].as_str().unwrap().ends_with('?'), "{shown}");
    assert_eq!(view(&session.office, &path).unwrap()["slips"], json!([]), "a preview signs nothing");
    let done = sign(&session.office, &path, &asked(slip), say).unwrap();
    let kept = &view(&session.office, &path).unwrap()["slips"][0];
    assert_eq!((&kept["what"], &kept["entry"]), (&done["line"], &Value::Null));
    let again = letter(&session.office, &path, kept["id"].as_str().unwrap()).unwrap();
    assert_eq!(again["message"], done["letter"]["message"]);
    assert_eq!(done["letter"]["to"], json!(["olga@example.org"]));
    let mut found = incoming::read(done["letter"]["message"].as_str().unwrap().as_bytes());
    let house = EventDirectory::open(&session.office, Some(&path)).unwrap();
    let shared = arrivals::take_shared(&house, &mut found.entries);
    let texts: Vec<String> = found.events.into_iter().chain(shared).collect();
    let [text] = texts.as_slice() else { unreachable!("one slip is in the letter: {texts:?}") };
    arrivals::read(text).unwrap()
}

fn key_file(who: &str) -> String {
    identity(who).to_openssh(who, None, &[7; adjudicate_record::crypto::KEY_FILE_RANDOM]).unwrap()
}

#[test]
fn the_director_takes_every_slip_that_the_page_signs() {
    let hall = running();
    let place = hall.event.appeals()[0].against.seq;
    let appeal = hall.event.appeals()[0].id.to_string();
    let now = Time::from_unix(CLOSES + 3 * DAY).unwrap();
    let claimable = |who: &&str| !hall.event.claimable_by(&Name::parse(who).unwrap(), now).is_empty();
    let claimant = ["alice", "bob"].into_iter().find(claimable).unwrap();
    let seat = json!({ "slip": "enter", "name": "dave", "mail": "dave@example.org", "in_place_of": "carol" });
    let slips = [
        ("alice", json!({ "slip": "withdraw", "section": null }), None),
        ("alice", json!({ "slip": "withdraw", "section": "merels" }), Some("I am ill")),
        ("alice", json!({ "slip": "away", "from": "2026-12-20", "until": "2026-12-24" }), None),
        ("alice", json!({ "slip": "note" }), Some("The post is on strike.")),
        ("alice", json!({ "slip": "rekey", "text": key_file("erin"), "passphrase": null }), None),
        ("alice", json!({ "slip": "appeal", "entry": place.to_string() }), Some("we have met")),
        (
            claimant,
            json!({ "slip": "claim", "section": "merels", "round": 1, "board": 1, "points": [2, 0] }),
            Some("a mill in two"),
        ),
        (JURY, json!({ "slip": "verdict", "appeal": appeal.clone(), "fields": {} }), Some("no")),
        (JURY, json!({ "slip": "verdict", "appeal": appeal, "fields": { "change": "unpair" } }), Some("yes")),
    ];
    for (who, asked, say) in slips {
        let slip = mailed(who, &hall, asked.clone(), say);
        assert_eq!((slip.by.as_str(), slip.say.as_ref().map(Text::as_str)), (who, say), "{asked}");
        hall.event.check_slip(&slip).unwrap();
        let mut taken = hall.clone();
        taken.direct_with(vec![slip], adjudicate_testkit::event::post());
    }
    // The person who agrees to take a seat enters by a ruling of the director.
    let slip = mailed("dave", &hall, seat, None);
    assert_eq!(slip.kind.name(), "enter");
    let before = entered();
    let enter = json!({ "slip": "enter", "name": "dave", "sections": ["merels"], "mail": "dave@example.org" });
    before.event.check_slip(&mailed("dave", &before, enter, None)).unwrap();
}

#[test]
fn the_log_decides_what_is_signed() {
    let hall = running();
    let (session, _, path) = player("alice", &hall);
    let refused = |slip: Value, say: Option<&str>| {
        let failure = sign(&session.office, &path, &asked(slip.clone()), say).unwrap_err();
        assert_eq!(failure.message(), preview(&session.office, &path, &asked(slip), say).unwrap_err().message());
        failure.message().to_owned()
    };
    let past = refused(json!({ "slip": "away", "from": "2020-01-01", "until": "2020-01-03" }), None);
    assert!(past.contains("a leave does not begin before it is signed"), "{past}");
    let silent = refused(json!({ "slip": "appeal", "entry": "5" }), None);
    assert_eq!(silent, "the text for everybody to read is missing");
    let wrong = refused(json!({ "slip": "appeal", "entry": "1" }), Some("no"));
    assert_eq!(wrong, "players cannot appeal against entry 1");
    let verdict = refused(
        json!({ "slip": "verdict", "appeal": hall.event.appeals()[0].id.to_string(), "fields": {} }),
        Some("no"),
    );
    assert!(verdict.contains("verdicts are given by `jury` alone"), "{verdict}");
    assert_eq!(view(&session.office, &path).unwrap()["slips"], json!([]));
    let (stranger, ..) = player("erin", &hall);
    let note = sign(&stranger.office, &path, &asked(json!({ "slip": "note" })), Some("hello")).unwrap_err();
    assert_eq!(note.message(), "your key has no part in this event");
}

#[test]
fn a_player_sees_his_games_and_what_waits_for_him() {
    let hall = running();
    let (session, ..) = player("alice", &hall);
    let listed = here(&session.office).unwrap()[0].take();
    let path = PathBuf::from(listed["path"].as_str().unwrap());
    // They stand one behind the other on a button.
    let stages: Vec<&str> = listed["stages"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert!(!stages.is_empty() && stages.iter().all(|stage| stage.ends_with('.')), "{stages:?}");
    let seen = view(&session.office, &path).unwrap();
    assert_eq!((&seen["own"], &seen["directs"]), (&json!("alice"), &json!(false)));
    assert_eq!(seen["forms"]["sections"], json!(["merels"]));
    assert_eq!(seen["forms"]["away"], json!(true));
    assert_eq!(seen["forms"]["appeals"][0]["title"], "the pairing of round 1 of merels");
    let lines = seen["status"].to_string();
    assert!(lines.contains("appeal of bob") && lines.contains("waits for a verdict until"), "{lines}");
    assert!(!lines.contains("`adjudicate"), "no command is named: {lines}");
    let titles: Vec<&str> =
        seen["chapters"].as_array().unwrap().iter().map(|one| one["title"].as_str().unwrap()).collect();
    assert_eq!(titles, ["alice", "merels: Nine Men's Morris"]);
    let tables = seen["chapters"].to_string();
    assert!(tables.contains("Games in merels") && tables.contains("Standings of merels"), "{tables}");
    // The committee sees the appeal, and a reader without a part the event alone.
    let (jury, ..) = player(JURY, &hall);
    let seen = view(&jury.office, &path).unwrap();
    assert_eq!(seen["forms"]["pending"][0]["by"], "bob");
    let (reader, ..) = player("erin", &hall);
    let seen = view(&reader.office, &path).unwrap();
    assert_eq!(
        (&seen["own"], &seen["forms"]["sections"], &seen["forms"]["appeals"]),
        (&Value::Null, &json!([]), &json!([]))
    );
}

#[test]
fn a_log_grows_and_is_never_replaced_by_another() {
    let before = entered();
    let (session, memory, path) = player("alice", &before);
    let mut after = before.clone();
    let done = sign(&session.office, &path, &asked(json!({ "slip": "note" })), Some("hello")).unwrap();
    let mut found = incoming::read(done["letter"]["message"].as_str().unwrap().as_bytes());
    let house = EventDirectory::open(&session.office, Some(&path)).unwrap();
    let slip = arrivals::read(&arrivals::take_shared(&house, &mut found.entries)[0]).unwrap();
    let entry = after.direct_with(vec![slip], adjudicate_testkit::event::post());
    let bring = |log: &str| play::import(&session, "event.yaml", log.as_bytes(), false).unwrap();
    assert_eq!(bring(&after.log())["events"][0]["outcome"], "longer");
    assert_eq!(view(&session.office, &path).unwrap()["slips"][0]["entry"], json!(entry));
    assert_eq!(bring(&before.log())["events"][0]["outcome"], "known");
    assert_eq!(file::read(&memory, &path).unwrap(), after.log().into_bytes());
    let mut other = before.clone();
    other.enter_all(&["erin"], &["merels"]);
    let told = bring(&other.log());
    let message = told["failures"][0]["message"].as_str().unwrap();
    assert!(message.contains("differ behind entry 3"), "{told}");
    assert_eq!(file::read(&memory, &path).unwrap(), after.log().into_bytes());
    let broken = bring(&before.log().replace("alice", "alicf"));
    assert_eq!((&broken["events"], broken["failures"].as_array().unwrap().len()), (&json!([]), 1), "{broken}");
}

/// The letter of a director or a desk, with the log attached; and a mailbox with two of them.
#[test]
fn a_letter_of_the_director_brings_the_log() {
    let hall = entered();
    let (session, _, path) = player("alice", &hall);
    let house = EventDirectory::open(&session.office, Some(&path)).unwrap();
    let from = Mailbox::new(None, address::parse("olga@example.org").unwrap());
    let letter = slip_letter::EventMessage {
        from: &from,
        to: Mailbox::new(None, address::parse("alice@example.org").unwrap()),
        subject: "you are entered",
        date: house.event.last_at(),
        about: house.event.head(),
        language: Default::default(),
        automatic: None,
        marked: false,
        text: &["Good luck.".to_owned()],
        slip: None,
        log: Some((EVENT_LOG.to_owned(), hall.log())),
    };
    let letter = letter.message(&house).write().unwrap();
    let mailbox = format!("From olga Thu Nov 26 10:00:00 2026\n{letter}\n").repeat(2);
    for (message, outcomes) in [(&letter, vec!["new"]), (&mailbox, vec!["new", "known"])] {
        let (reader, memory) = crate::fixture::session();
        let told = play::import(&reader, "letter", message.as_bytes(), false).unwrap();
        let taken: Vec<&str> =
            told["events"].as_array().unwrap().iter().map(|one| one["outcome"].as_str().unwrap()).collect();
        assert_eq!((taken, &told["failures"]), (outcomes, &json!([])), "{told}");
        assert_eq!(file::read(&memory, &path).unwrap(), hall.log().into_bytes());
    }
}

#[test]
fn a_backup_brings_the_event_and_its_slips() {
    let hall = entered();
    let (session, memory, path) = player("alice", &hall);
    sign(&session.office, &path, &asked(json!({ "slip": "withdraw", "section": null })), None).unwrap();
    let text = |path: &Path| String::from_utf8(file::read(&memory, path).unwrap()).unwrap();
    let slips = path.with_file_name(SIGNED);
    let name = |path: &Path| path.display().to_string();
    let files = BTreeMap::from([(name(&path), text(&path)), (name(&slips), text(&slips))]);
    let backup = json!({ "adjudicate": 1, "files": files }).to_string();
    let (other, memory) = crate::fixture::session();
    for _ in 0..2 {
        let told = crate::backup::restore(&other, backup.as_bytes()).unwrap();
        assert_eq!((&told["refused"], &told["brought"]["failures"]), (&json!([]), &json!([])), "{told}");
    }
    assert_eq!(file::read(&memory, &path).unwrap(), hall.log().into_bytes());
    assert_eq!(read(&file::read(&memory, &slips).unwrap()).unwrap().len(), 1);
}
