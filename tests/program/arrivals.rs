//! Letters at a place where the line stops, letters that come too early or in too great a number, and directories with
//! two copies of a game.

use adjudicate::log::{Bytes, Slip};
use adjudicate_testkit::people::TestPerson;
use adjudicate_testkit::{TestGame, kinds, open_game, slips};

use crate::aside::{at_home, lying};
use crate::homes;

/// The text of the last entry.
fn last(world: &TestGame) -> String {
    world.entries.last().unwrap().clone()
}

/// Returns the file beside the game.
fn beside(person: &TestPerson) -> String {
    std::fs::read_to_string(person.path("game.yaml.beside")).unwrap_or_default()
}

/// A game at entry 3, with alice on move, and two rulings with one number behind that entry.
fn two_rulings() -> (TestGame, [String; 2]) {
    let mut world = TestGame::begin(open_game(&["alice", "bob"]).first("bob").referee());
    world.turn("bob", "a step");
    let ruling = |say: &str| {
        let mut ruled = world.clone();
        ruled.say(say).write("referee", kinds::here());
        last(&ruled)
    };
    let rulings = [ruling("the one"), ruling("the other")];
    (world, rulings)
}

#[test]
fn a_log_ends_where_the_line_stops_and_goes_on_where_a_ruling_leads() {
    let (before, rulings) = two_rulings();
    let mut own = before.clone();
    own.turn("alice", "to the left");
    own.turn("bob", "and back");
    let homes = homes();
    let alice = at_home(&homes, "alice", &own, &[]);
    alice.run("note hello --yes --trust-log").ok();
    alice.write("letter.txt", rulings.concat());
    let cut = alice.run("import letter.txt");
    assert_eq!(cut.status, 1, "{}", cut.stderr);
    let told = "The log was cut behind entry 3: entries 4 to 5 are kept in game.yaml.beside";
    assert!(cut.stdout.contains(told), "no `{told}` in\n{}", cut.stdout);
    assert!(cut.stderr.contains("the line stops behind entry 3: 2 entries"), "{}", cut.stderr);
    assert_eq!(alice.read("game.yaml"), before.log());
    for text in [&own.entries[4], &own.entries[5], &rulings[0], &rulings[1]] {
        assert!(beside(&alice).contains(text), "{text}\nis not in\n{}", beside(&alice));
    }
    // The same letters in another order give the same head.
    let bob = at_home(&homes, "bob", &before, &[]);
    bob.write("letter.txt", [&rulings[1], &own.entries[5], &rulings[0], &own.entries[4]].map(String::as_str).concat());
    assert_eq!(bob.run("import letter.txt").status, 1);
    assert_eq!(bob.read("game.yaml"), before.log());

    // Nothing is signed there, also where the file beside the log is lost: alice has signed behind entry 3.
    let kept = beside(&alice);
    for (lies, why) in [(kept.as_str(), "the line stops"), ("", "you have seen entry 5 of this game")] {
        alice.write("game.yaml.beside", lies);
        let told = alice.run("play elsewhere --yes").bad(1);
        assert!(told.contains(why), "no `{why}` in\n{told}");
        assert_eq!(alice.read("game.yaml"), before.log());
    }

    // A higher ruling behind what was cut off brings it back.
    alice.write("game.yaml.beside", &kept);
    let mut higher = own.clone();
    higher.write("referee", kinds::here());
    higher.write("referee", kinds::here());
    alice.write("letter.txt", higher.entries[6..].concat());
    alice.run("import letter.txt");
    assert_eq!(alice.read("game.yaml"), higher.log());
}

#[test]
fn an_entry_of_ones_own_that_was_cut_off_is_not_put_back() {
    let (before, rulings) = two_rulings();
    let homes = homes();
    let alice = at_home(&homes, "alice", &before, &[]);
    alice.run("play left --yes --trust-log").ok();
    let own = alice.read("game.yaml")[before.log().len()..].to_owned();
    alice.write("letter.txt", rulings.concat());
    assert_eq!(alice.run("import letter.txt").status, 1);
    assert_eq!(alice.read("game.yaml"), before.log());
    assert!(beside(&alice).contains(&own), "{}", beside(&alice));
    alice.run("play right --yes").bad(1);
    assert_eq!(alice.read("game.yaml"), before.log());
    // Without the file beside it, the same bytes come back, and no others are signed.
    alice.write("game.yaml.beside", "");
    alice.run("play right --yes").bad(1);
    assert_eq!(alice.read("game.yaml"), before.log() + &own);
}

#[test]
fn an_agreed_referee_is_heard_before_the_agreement_arrives() {
    let mut world = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
    world.turn("alice", "a step");
    let homes = homes();
    let alice = at_home(&homes, "alice", &world, &[]);
    let had = world.entries.len();
    world.agreed("alice", slips::offer_referee("referee2"));
    world.write("referee", kinds::here());
    for (text, entries) in [(&world.entries[had + 1], had), (&world.entries[had], had + 2)] {
        let call = alice.run_with("mail receive", text.as_bytes());
        assert_eq!(call.status, 0, "{}", call.stderr);
        assert_eq!(alice.read("game.yaml"), world.entries[..entries].concat(), "{}{}", call.stdout, call.stderr);
    }
}

#[test]
fn a_message_with_an_entry_that_nobody_has_judged_is_not_dealt_with() {
    let mut world = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
    let homes = homes();
    let alice = at_home(&homes, "alice", &world, &[]);
    for directory in ["mail/new", "mail/cur", "mail/tmp"] {
        std::fs::create_dir_all(alice.path(directory)).unwrap();
    }
    world.on_day(90).turn("alice", "a step");
    alice.write("mail/new/1", format!("From: alice@example.org\n\n{}", last(&world)));
    let call = alice.run("mail receive --maildir mail");
    assert!(call.stderr.contains("more than a day ahead of this computer's clock"), "{}", call.stderr);
    assert!(alice.path("mail/new/1").exists(), "it was marked as seen");
    assert_eq!(alice.run_with("mail receive", last(&world).as_bytes()).status, 75);
    // On a later day it is taken in.
    alice.run("mail receive --maildir mail --date 2027-03-01T00:00:00Z").ok();
    assert!(!alice.path("mail/new/1").exists());
    assert_eq!(alice.read("game.yaml"), world.log());
}

#[test]
fn a_flood_of_notes_and_of_false_elements_displaces_nothing_of_others() {
    let terms = open_game(&["alice", "bob", "carol"]).first("alice").referee().clock(7, 3, 0).absences(10);
    let mut world = TestGame::begin(terms);
    world.turn("alice", "throw: 2d6");
    let claim = world.slip("carol", slips::claim_timeout("bob"));
    let order = world.slip("bob", slips::resign());
    let element = |bytes: [u8; 32]| format!("element {} bob {}\n", world.state.id(), Bytes(bytes));
    let genuine = element(world.next_element("bob"));
    let homes = homes();
    let alice = at_home(&homes, "alice", &world, &[]);
    alice.write("letter.txt", [claim.text(), order.text(), genuine.clone()].concat());
    alice.run("import letter.txt").ok();
    let flood = world.clone();
    let notes: Vec<Slip> = (0..300)
        .map(|number| {
            flood.forge_slip("bob", slips::note(), |slip| {
                slip.say = Some(adjudicate_testkit::text(&format!("note {number}")));
            })
        })
        .collect();
    alice.write("letter.txt", lying(&notes).concat());
    // It is said once on each channel, and not 237 times.
    let told = alice.run("import letter.txt");
    for text in [&told.stdout, &told.stderr] {
        assert!(text.matches("more slips in the name of bob have come than are kept").count() <= 2, "{text}");
    }
    assert!(told.stdout.contains("No longer waiting: 236 more"), "{}", told.stdout);
    assert!(told.stderr.contains("237 slips were refused for this reason"), "{}", told.stderr);
    for letter in 0..20_u8 {
        let false_ones: String = (0..16).map(|number| element([letter * 8 + number; 32])).collect();
        alice.write("letter.txt", false_ones);
        alice.run("import letter.txt");
    }
    let lies = beside(&alice);
    for (what, text) in [("the claim", claim.text()), ("bob's resignation", order.text()), ("the element", genuine)] {
        assert!(lies.contains(&text), "{what} was displaced");
    }
    assert_eq!(lies.matches("note: true").count(), 63, "bob has room for 64 slips");
    assert!(lies.contains("\"note 299\"") && !lies.contains("\"note 0\""), "the oldest notes go first");
    assert_eq!(lies.matches("\nelement ").count(), 9, "one that fits, and eight that do not");
}

#[test]
fn a_takeback_that_undoes_nothing_is_not_offered() {
    let mut world = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
    world.turn("alice", "a step");
    world.turn("bob", "another");
    world.note("alice");
    let homes = homes();
    let alice = at_home(&homes, "alice", &world, &[]);
    for number in [4, 5] {
        let told = alice.run(&format!("offer takeback {number} --yes --trust-log")).bad(1);
        assert!(told.contains("undoes nothing") && told.contains("offer a takeback to entry 3"), "{told}");
    }
    assert!(!beside(&alice).contains("takeback"));
    alice.run("offer takeback 3 --yes --trust-log").ok();
    assert!(beside(&alice).contains("takeback: 3"));
}

#[test]
fn copies_that_are_alike_are_named_and_not_played_on() {
    let mut world = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
    let homes = homes();
    let alice = at_home(&homes, "alice", &world, &[]);
    std::fs::remove_file(alice.path("game.yaml.beside")).unwrap();
    alice.write("backup.yaml", world.log());
    for line in ["play left --yes --trust-log", "show 1", "show back"] {
        let told = alice.run(line).bad(2);
        assert!(told.contains("backup.yaml and game.yaml hold the same game, and are alike"), "{line}: {told}");
    }
    assert_eq!((alice.read("backup.yaml"), alice.read("game.yaml")), (world.log(), world.log()));
    // Of copies that are alike, the one that something lies beside is played on; of others the one that goes on.
    alice.write("game.yaml.beside", "");
    let used = alice.run("show 1");
    assert!(used.stderr.contains("game.yaml is used; backup.yaml holds the same game"), "{}", used.stderr);
    std::fs::remove_file(alice.path("game.yaml.beside")).unwrap();
    world.turn("alice", "a step");
    alice.write("game.yaml", world.log());
    for _ in 0..2 {
        let used = alice.run("show 1");
        assert!(used.stderr.contains("game.yaml is used; backup.yaml holds the same game"), "{}", used.stderr);
    }
}

#[test]
fn verify_and_explain_take_a_number_or_a_beginning() {
    let mut world = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
    world.turn("alice", "a step");
    let homes = homes();
    let alice = at_home(&homes, "alice", &world, &[]);
    for command in ["verify", "explain --entry 3"] {
        let whole = alice.run(&format!("{command} game.yaml")).ok();
        for named in ["1", "gam"] {
            assert_eq!(alice.run(&format!("{command} {named}")).ok(), whole, "{command} {named}");
        }
        let told = alice.run(&format!("{command} 2")).stderr;
        assert!(told.contains("there is no game number 2 in this directory"), "{command}: {told}");
    }
}

#[test]
fn who_has_given_an_element_is_not_asked_for_it_again() {
    let mut world = TestGame::begin(open_game(&["alice", "bob"]).first("alice"));
    world.turn("alice", "throw: 2d6");
    let who = world.due().into_iter().map(|(name, _)| name).find(|name| *name != world.pen()).unwrap();
    let homes = homes();
    let giver = at_home(&homes, &who, &world, &[]);
    assert!(giver.run("games").ok().contains("Your turn:"));
    giver.run("answer --yes --trust-log").ok();
    let listed = giver.run("games").ok();
    assert!(!listed.contains("Your turn:"), "{listed}");
    assert!(listed.contains("Running:") || listed.contains("Waiting for others:"), "{listed}");
}
