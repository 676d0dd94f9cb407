//! Copies in all combinations.

use adjudicate::log::{read, write};
use adjudicate::referee::dispute::{Copies, CopyStanding, examine};
use adjudicate_testkit::disputes::told;
use adjudicate_testkit::disputes::{begun, branch, logs, loose, named, three, two, worlds};
use adjudicate_testkit::{TestGame, kinds, open_game, slips};

#[test]
fn nothing_depends_on_the_order_of_copies() {
    let game = TestGame::begin(three());
    let one = branch(&game, |game| {
        game.turn("alice", "north");
        game.turn("bob", "south");
    });
    let other = branch(&game, |game| game.turn("alice", "up"));
    let ruled = branch(&other, |game| game.write("referee", kinds::here()));
    let all = [("a", &one), ("b", &other), ("c", &ruled), ("d", &game)];
    let expected = "line to 5; alice twice (2); 2 fell out after 3 by 5; a leaves at 4; b behind by 1; d behind by 2";
    for turn in 0..4 {
        let mut handed = all;
        handed.rotate_left(turn);
        let copies = worlds(&handed);
        let mut parts: Vec<String> = told(&copies).split("; ").map(str::to_owned).collect();
        let mut wanted: Vec<&str> = expected.split("; ").collect();
        parts.sort();
        wanted.sort_unstable();
        assert_eq!(parts, wanted);
    }
}

#[test]
fn what_lies_beside_a_log_counts_and_is_no_part_of_it() {
    let game = begun();
    let one = branch(&game, |game| game.turn("alice", "here"));
    let other = branch(&game, |game| game.turn("alice", "there"));
    let mut copies = Copies::new();
    let mut copy = copies.add_log("a", one.log().as_bytes());
    copy.add_beside(other.last());
    copy.close();
    assert_eq!(told(&copies), "line to 4; stops before 2; alice twice (2); a leaves at 5");
    assert_eq!(examine(&copies).cases[0].holdings[0].entries, 6);
}

#[test]
fn loose_entries_make_a_line_in_any_order() {
    let mut game = begun();
    game.turn("alice", "three");
    let mut entries = game.entries.clone();
    entries.reverse();
    let mut copies = Copies::new();
    loose(&mut copies, "heap", &entries);
    loose(&mut copies, "again", &entries[..2]);
    assert_eq!(told(&copies), "line to 5; again behind by 4");
    assert!(!examine(&copies).is_dispute());
}

#[test]
fn entries_without_their_charter_belong_to_nobody() {
    let game = begun();
    let mut copies = Copies::new();
    loose(&mut copies, "heap", &game.entries[3..]);
    assert_eq!(told(&copies), "stray of alice | stray of bob");
}

#[test]
fn a_log_with_the_other_signature_is_damaged_there_and_nowhere_else() {
    let game = begun();
    let mut bad = game.entries.clone();
    let mut entry = read(&bad[4]).unwrap();
    entry.sig = read(&bad[2]).unwrap().sig;
    bad[4] = write(&entry);
    let copies = logs(&[("bad", bad.concat()), ("good", game.log())]);
    assert_eq!(told(&copies), "line to 4; 4 known signature with 0; bad breaks at 4 (signature)");
    // Alone, it ends there.
    assert_eq!(told(&logs(&[("bad", bad.concat())])), "line to 3; 4 signature with 0; bad breaks at 4 (signature)");
}

#[test]
fn what_builds_on_an_invalid_entry_goes_with_it() {
    let game = begun();
    let mut ahead = game.clone();
    ahead.turn("alice", "three");
    ahead.turn("bob", "four");
    let broken = ahead.log().replace("move: \"two\"", "move: \"zwei\"");
    let copies = logs(&[("broken", broken.clone())]);
    let dispute = examine(&copies);
    assert_eq!(dispute.cases[0].line.len(), 4);
    assert_eq!(
        dispute.cases[0].early.len(),
        2,
        "what is built on the text that was changed names one that is not here"
    );
    assert_eq!(dispute.cases[0].holdings[0].standing(), CopyStanding::Broken);
}

#[test]
fn an_early_entry_of_one_of_several_games_is_given_to_the_only_one_that_knows_its_author() {
    let one = begun();
    let mut ahead = one.clone();
    ahead.turn("alice", "three");
    ahead.turn("bob", "four");
    let other = TestGame::begin(open_game(&["bob", "carol"]).first("bob"));
    let mut copies = worlds(&[("one", &one), ("other", &other)]);
    loose(&mut copies, "letter", &ahead.entries[6..]);
    assert!(told(&copies).ends_with("stray of bob"), "{}", told(&copies));
    let mut later = ahead.clone();
    later.turn("alice", "five");
    let mut copies = worlds(&[("one", &one), ("other", &other)]);
    loose(&mut copies, "letter", &later.entries[7..]);
    assert!(told(&copies).contains("line to 4; 7 early"), "{}", told(&copies));
}

#[test]
fn of_several_readings_the_signature_chooses() {
    let game = begun();
    let good = read(&game.entries[4]).unwrap();
    let mut misread = good.clone();
    misread.say = Some(adjudicate_testkit::text("what mail made of it"));
    let mut copies = logs(&[("log", game.entries[..4].concat())]);
    let mut letters = copies.add_letters("letter");
    letters.add(vec![misread, good]);
    letters.close();
    assert_eq!(told(&copies), "line to 4; log behind by 1; letter behind by 4");
}

#[test]
fn an_empty_file_is_no_game() {
    assert_eq!(
        told(&logs(&[("empty", String::new()), ("words", "hello\n".to_owned())])),
        "no game in empty | no game in words"
    );
    let game = begun();
    let copies = logs(&[("bad", game.log().replacen("sig: ", "sig: A", 1)), ("good", game.log())]);
    assert!(
        told(&copies).ends_with("no game in bad") || told(&copies).contains("bad breaks at 0"),
        "{}",
        told(&copies)
    );
}

#[test]
fn slips_of_the_line_are_written_in_and_do_not_wait() {
    let mut game = begun();
    let note = game.slip("bob", slips::note());
    game.post([note.clone()]);
    let mut copies = worlds(&[("a", &game)]);
    let mut letters = copies.add_letters("slip");
    letters.add_slip(vec![note]);
    letters.close();
    assert_eq!(told(&copies), "line to 5");
}

#[test]
fn a_slip_of_a_branch_before_which_the_line_stops_stays_with_it() {
    let mut game = TestGame::begin(three());
    let note = game.slip("carol", slips::note());
    let one = branch(&game, |game| game.post([note]));
    let other = branch(&game, |game| game.turn("alice", "north"));
    let copies = worlds(&[("a", &one), ("b", &other)]);
    assert_eq!(named(&examine(&copies)), ["alice"]);
    assert!(!told(&copies).contains("note"), "{}", told(&copies));
    assert_eq!(two().0.players.len(), 2);
}
