//! New events, entries and withdrawals, and how they come to the director.

use super::{Club, DESCRIPTION, ENTERING};
use crate::terminal_failures::check;
use crate::terminal_texts::reads;

#[test]
fn an_event_is_described() {
    let club = Club::new();
    let describe = |text: &str, status: i32, parts: &[&str]| {
        club.home.write("cup.yaml", text);
        club.refuses("olga", "event new cup.yaml --output cup", status, parts);
    };
    describe("event: [", 2, &["describes no event", "docs/events.md shows one"]);
    describe(&DESCRIPTION.replace("event: Cup of the Letters\n", ""), 2, &["missing field `event`"]);
    describe(&DESCRIPTION.replace("closes:", "ends: x\ncloses:"), 2, &["unknown field `ends`"]);
    describe(&DESCRIPTION.replace("2027-01-08", "2026-01-08"), 2, &["nobody could enter", "that is past"]);
    describe(&DESCRIPTION.replace("game: chess", "game: go"), 2, &["error[event]", "there is no game `go`", "games: "]);
    describe(
        &DESCRIPTION.replace("name: mills", "name: chess"),
        2,
        &["error[event]", "two sections are called `chess`"],
    );
    describe(&DESCRIPTION.replace(", rounds: 2", ""), 2, &["error[event]", "`swiss` needs `rounds`"]);
    describe(&DESCRIPTION.replace("rounds: 2", "rounds: 2, seats: 3"), 2, &["error[event]", "is not played by 3"]);
    describe(
        &DESCRIPTION.replace("name: olga", "name: referee"),
        2,
        &["error[event]", "a director has a name that nothing else has"],
    );
    describe(&DESCRIPTION.replace("system: swiss", "system: lottery"), 2, &["unknown variant `lottery`"]);
    club.refuses("olga", "event new nowhere.yaml", 3, &["nowhere.yaml cannot be read"]);
    club.refuses("olga", "event new", 2, &["which event?", "event new DESCRIPTION.yaml"]);
    club.home.write("cup.yaml", DESCRIPTION);
    club.run("olga", "event new cup.yaml --output cup").ok();
    club.refuses(
        "olga",
        "event new cup.yaml --output cup",
        3,
        &["exists already and is not overwritten", "--output DIR"],
    );
    // Without a directory it is named after the event.
    club.run("olga", "event new cup.yaml").ok();
    assert!(club.home.path("cup-of-the-letters/event.yaml").exists());
}

#[test]
fn options_that_say_the_usual_are_left_out() {
    let club = Club::new();
    club.home.write("cup.yaml", DESCRIPTION.replace("system: swiss", "options: { flying: none }, system: swiss"));
    club.run("olga", "event new cup.yaml --output cup").ok();
    assert!(!club.log().contains("options:") && club.log().contains("rules: 1"));
}

#[test]
fn entries_are_refused() {
    let mut club = Club::entered(&["alice", "bob"]);
    club.refuses(
        "carol",
        "event enter nowhere --name carol",
        3,
        &["there is no event at nowhere", "event new` begins one"],
    );
    club.refuses("carol", "event enter cup --name carol", 2, &["which section?", "--section chess | mills"]);
    club.refuses("carol", "event enter cup --section chess", 2, &["under which name?", "--name NAME"]);
    reads(&club.home, "en");
    club.home.write(".config/adjudicate/config.yaml", "");
    for (line, words) in [
        ("event enter cup --key carol.key", ["under which name?", "unter welchem Namen?", "sous quel nom ?"]),
        (
            "event enter cup --name carol --key olga.key",
            ["you are the director", "Sie leiten das Turnier", "vous dirigez le tournoi"],
        ),
    ] {
        check(&club.home, &format!("{line} --section chess --date {ENTERING}"), words);
    }
    club.refuses("carol", "event enter cup --name 2nd --section chess", 2, &["2nd"]);
    club.refuses(
        "carol",
        "event enter cup --name carol --section go",
        1,
        &["error[event]", "there is no section `go`", "sections: chess, mills"],
    );
    club.refuses("carol", "event enter cup --name carol --section chess --section chess", 1, &["stands here twice"]);
    club.refuses("carol", "event enter cup --name bob --section chess", 1, &["error[event]"]);
    club.refuses("carol", "event enter cup --name olga --section chess", 1, &["olga"]);
    club.refuses(
        "carol",
        "event enter cup --name referee --section chess",
        1,
        &["error[event]", "no player can be called `referee`"],
    );
    club.refuses(
        "carol",
        "event enter cup --name carol --section chess --rating strong",
        2,
        &["`strong` is no whole number"],
    );
    club.refuses(
        "alice",
        "event enter cup --name carol --section chess",
        1,
        &["error[event]", "`alice` and `carol` have the same key"],
    );
    club.refuses("alice", "event enter cup --name alice --section chess", 1, &["`alice` has entered `chess` already"]);
    club.refuses(
        "olga",
        "event enter cup --name olga --section chess",
        2,
        &["you are the director", "--as by-post enters a player"],
    );
    club.refuses(
        "alice",
        "event enter cup --name carol --section chess --as by-post",
        1,
        &["error[event]", "only the director `olga` can do this", "--key FILE"],
    );
    club.refuses("olga", "event enter cup --name carol --section chess --as carol.key.pub", 2, &["by-post"]);
    club.on(super::STARTING);
    club.refuses(
        "carol",
        "event enter cup --name carol --section chess",
        1,
        &["error[event]", "one could enter until 2027-01-08T12:00:00Z", "another event"],
    );
    club.run("olga", "event start cup").ok();
    club.refuses(
        "carol",
        "event enter cup --name carol --section chess",
        1,
        &["error[event]", "nobody enters after the start"],
    );
}

#[test]
fn the_director_enters_those_who_write_to_him() {
    let club = Club::entered(&["alice"]);
    club.run("olga", "event enter cup --name otto --section chess --as by-post --display 'Otto from Ostia'").ok();
    club.posts("bob", "event enter cup --name bob --section chess --rating 1800");
    assert!(club.run("olga", "event status cup").ok().contains("entered: alice, otto, bob"));
    club.refuses("olga", "event withdraw cup --name bob", 1, &["`bob` has a key, and says this on a slip"]);
    club.posts("bob", "event withdraw cup");
    club.run("olga", "event withdraw cup --name otto").ok();
    assert!(club.run("olga", "event status cup").ok().contains("entered: alice\n"));
}

#[test]
fn withdrawals_are_refused() {
    let club = Club::entered(&["alice", "bob"]);
    club.refuses("carol", "event withdraw cup", 1, &["your key has no part in this event", "event enter"]);
    club.refuses("alice", "event withdraw cup --name bob", 1, &["error[event]", "`alice` cannot withdraw `bob`"]);
    club.refuses("alice", "event withdraw cup --section go", 1, &["error[event]", "there is no section `go`"]);
    club.refuses("olga", "event withdraw cup", 2, &["who leaves?", "--name NAME"]);
    club.refuses("olga", "event withdraw cup --name carol", 1, &["error[event]", "`carol` has not entered this event"]);
    club.posts("alice", "event withdraw cup --section mills");
    club.refuses("alice", "event withdraw cup --section mills", 1, &["error[event]", "or has left it already"]);
    club.posts("alice", "event withdraw cup");
    club.refuses("alice", "event withdraw cup", 1, &["error[event]", "`alice` has left already"]);
}

#[test]
fn slips_come_by_letter() {
    let club = Club::opened();
    // Alice and bob each sign behind the charter; in what order their letters come is all the same.
    for who in ["alice", "bob"] {
        let letter = club.run(who, &format!("event enter cup --name {who} --section chess")).ok();
        assert!(letter.contains("It counts when the director has written it in: send this to "), "{letter}");
        club.home.write(&format!("{who}.txt"), letter);
    }
    assert_eq!(club.log().matches("---\n").count(), 1, "a player writes nothing into the log");
    club.refuses("alice", "event import alice.txt --event cup", 1, &["error[event]", "only the director"]);
    let said = club.run("olga", "event import bob.txt --event cup").ok();
    assert_eq!(said, "Entry 1 writes the slip of bob in.\n");
    assert_eq!(club.json("olga", "event import alice.txt --event cup")["outcome"], "written-in");
    let said = club.run("olga", "event import alice.txt --event cup").ok();
    assert_eq!(said, "What alice wants is in the log already.\n");
    assert_eq!(club.json("olga", "event import bob.txt --event cup")["outcome"], "known");
    club.home.write("empty.txt", "Dear olga, I should like to play.");
    club.refuses("olga", "event import empty.txt --event cup", 1, &["empty.txt: no slip for this event is in it"]);
    club.refuses("olga", "event import nothing.txt --event cup", 3, &["nothing.txt"]);
    // Somebody has changed the letter.
    let slip = club.json("carol", "event enter cup --name carol --section chess")["text"].as_str().unwrap().to_owned();
    let changed = slip.replace("name: carol", "name: carla").replace("by: carol", "by: carla");
    club.home.write("changed.txt", adjudicate::log::wrap(&changed));
    club.refuses(
        "olga",
        "event import changed.txt --event cup",
        1,
        &["changed.txt", "the signature of `carla` on this slip does not hold"],
    );
    assert!(club.run("olga", "event verify cup").ok().contains("valid"));
}

#[test]
fn players_say_something_on_slips() {
    let club = Club::entered(&["alice", "bob"]);
    club.posts("alice", "event note 'I am looking forward to it.' --event cup");
    club.run("olga", "event note 'So are we.' --event cup").ok();
    assert!(club.log().contains("    note: true\n    say: \"I am looking forward to it.\"\n"));
    assert!(club.log().contains("\nnote: true\nsay: \"So are we.\"\n"));
    club.refuses("carol", "event note hello --event cup", 1, &["your key has no part in this event"]);
    // A remark on a game is none on the event.
    club.home.write("other.txt", adjudicate::log::wrap(&club.log().replace("---\nseq: 0", "---\nseq: 9")));
    club.refuses("olga", "event import other.txt --event cup", 1, &["no slip for this event is in it"]);
}

#[test]
fn an_entry_that_waits_is_not_called_sent() {
    let club = Club::opened();
    let post = club.home.path("post");
    std::fs::create_dir(&post).unwrap();
    let config = format!("mail:\n  address: carol@example.org\n  directory: {}\n", post.display());
    club.home.write(".config/adjudicate/config.yaml", config);
    let sent = || {
        std::fs::read_dir(&post)
            .unwrap()
            .filter(|item| item.as_ref().unwrap().path().extension().is_some_and(|end| end == "eml"))
            .count()
    };
    // Another program has the outbox.
    club.home.write(".local/state/adjudicate/outbox/.lock", "");
    let lock = std::fs::File::open(club.home.path(".local/state/adjudicate/outbox/.lock")).unwrap();
    lock.lock().unwrap();
    let enter = "event enter cup --name carol --section chess --send";
    let run = club.run("carol", enter);
    assert_eq!(run.status, 75);
    assert!(!run.stdout.contains("sent to"), "{}", run.stdout);
    assert!(run.stderr.contains("another program is sending from the outbox"), "{}", run.stderr);
    assert_eq!(sent(), 0);
    // Not only closed: a program that another test starts at this moment has the file open, too.
    lock.unlock().unwrap();
    club.run("carol", "mail send --outbox").ok();
    assert_eq!(sent(), 1);
}
