//! `event rule` for what went wrong, and the remarks that everybody reads.

use super::{Club, file};

const PEOPLE: [&str; 4] = ["alice", "bob", "carol", "dave"];

/// A player's appeal, a pairing that was undone and a substitute stand below the table, on the site and in the feed.
#[test]
fn everybody_reads_what_was_corrected_and_said() {
    let club = Club::paired(&PEOPLE);
    club.run("olga", "event rule unpair --event cup --section mills --round 1 --reason 'bob was counted twice'").ok();
    club.run("olga", "event pair cup --section mills").ok();
    assert!(club.home.path("cup/games/mills-r1-b1-2.yaml").is_file(), "the games that were undone keep their files");
    let slip =
        club.run("erin", "event enter cup --name erin --in-place-of bob --mail e@example.org --display Erin").ok();
    club.home.write("erin.txt", slip);
    club.refuses("olga", "event import erin.txt --event cup", 1, &["nobody enters after the start"]);
    let taken = "event rule substitute bob --event cup --by erin.txt --reason 'bob is ill'";
    club.run("olga", taken).ok();
    club.refuses("olga", taken, 1, &["error[event]", "this slip stands in entry"]);
    club.posts("alice", "event note --event cup 'I appeal against the pairing of round 1'");
    let table = club.run("olga", "event standings cup --section mills").ok();
    for line in [
        ": mills: round 1 is paired no longer (bob was counted twice)",
        ": bob is played by Erin from here on (bob is ill)",
        ", alice: \"I appeal against the pairing of round 1\"",
    ] {
        assert!(table.contains(line), "{line}: {table}");
    }
    assert!(club.run("olga", "event verify cup").ok().contains("valid, running"));
    club.run("olga", "event site cup -o site").ok();
    let file = |name: &str| std::fs::read_to_string(club.home.path(&format!("site/{name}"))).unwrap();
    assert!(file("index.html").contains("I appeal against the pairing"), "{}", file("index.html"));
    assert!(file("feed.atom").contains("alice has written: "), "{}", file("feed.atom"));
}

/// A ruling on a game puts an entry out up to which a result counts: the event stays valid, and the next result is taken.
#[test]
fn a_game_goes_on_before_the_entry_of_its_result() {
    let club = Club::paired(&PEOPLE);
    let players = club.finish("chess", 1, 1);
    club.run("olga", "event collect cup").ok();
    let game = file("chess", 1, 1);
    club.run("olga", &format!("rule here --behind 3 --game {game} --reason 'the letter was forged'")).ok();
    let said = club.run("olga", "event verify cup").ok();
    assert!(said.contains("valid, running") && said.contains("a ruling in its game has put out the entry"), "{said}");
    let later = &club.json("olga", "event verify cup")["later"][0];
    assert_eq!((&later["section"], &later["entries"]), (&"chess".into(), &1.into()));
    club.run(&players[1], &format!("resign --game {game}")).ok();
    let taken = club.run("olga", "event collect cup").ok();
    assert!(taken.contains("chess, round 1, board 1") && taken.contains("instead of"), "{taken}");
    assert!(!club.run("olga", "event verify cup").ok().contains("a ruling in its game"));
}

/// A section is closed: games that were begun are no forfeits, and nothing is said to have come since.
#[test]
fn a_closed_section_keeps_what_was_played() {
    let club = Club::paired(&PEOPLE);
    club.begin("chess", 1, 1);
    club.run("olga", "event rule close --event cup --section chess --reason 'the hall has burnt'").ok();
    let table = club.run("olga", "event standings cup --section chess").ok();
    assert_eq!(table.matches("decided by ruling: the hall has burnt").count(), 1, "{table}");
    assert_eq!(table.matches("decided before it was played: the hall has burnt").count(), 1, "{table}");
    let said = club.run("olga", "event verify cup").ok();
    assert!(said.contains("valid, running") && !said.contains("since it was ruled upon"), "{said}");
}

/// A table whose last round is paired asks for no other one when a board of an earlier round is reopened.
#[test]
fn a_table_with_a_board_reopened_asks_for_no_round() {
    let club = Club::started(&PEOPLE);
    club.run("olga", "event pair cup --section chess --all").ok();
    for (round, board) in [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2)] {
        let place = format!("--event cup --section chess --round {round} --board {board}");
        club.run("olga", &format!("event rule points {place} --points 2,0 --reason 'by post'")).ok();
    }
    club.run("olga", "event rule reopen --event cup --section chess --round 1 --board 1 --reason 'a mistake'").ok();
    let said = club.run("olga", "event status cup").ok();
    assert!(said.contains("round 1, board 1") && !said.contains("event pair --section chess"), "{said}");
}

/// The reasons of byes and of pairings by hand, and a key that a player replaced, stand below the table.
#[test]
fn reasons_of_byes_and_pairings_are_for_everybody() {
    let club = Club::started(&PEOPLE);
    let key = std::fs::read_to_string(club.home.path("erin.key.pub")).unwrap();
    let key = key.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
    club.posts("alice", &format!("event rekey '{key}' --event cup"));
    club.run("olga", "event rule bye bob --event cup --section mills --round 1 --reason 'a journey'").ok();
    let by_hand = "event pair cup --section mills --by-hand 'carol-dave, bye alice' --reason 'they live next door'";
    club.run("olga", by_hand).ok();
    let table = club.run("olga", "event standings cup --section mills").ok();
    for line in [
        ": alice has a new key\n",
        ": bob is free in round 1 of mills (a journey)",
        ": mills: round 1 is paired by hand (they live next door)",
    ] {
        assert!(table.contains(line), "{line}: {table}");
    }
    let other = club.run("olga", "event standings cup --section chess").ok();
    assert!(!other.contains("a journey"), "{other}");
}

/// The grounds that the director reads before a player loses on time count the days that the same ruling brings.
#[test]
fn a_forfeit_is_shown_with_the_days_that_wait() {
    let mut club = Club::new();
    let clock = "overstep: director, clock: { days_per_turn: 7, transit_days: 1, grace_days: 0 }";
    let section = format!("sections:\n  - {{ name: chess, game: chess, system: round-robin, {clock} }}\n");
    let (head, _) = super::DESCRIPTION.split_once("sections:").unwrap();
    club.home.write("cup.yaml", format!("{head}{section}"));
    club.run("olga", "event new cup.yaml --output cup").ok();
    for who in ["alice", "bob"] {
        club.posts(who, &format!("event enter cup --name {who}"));
    }
    club.on(super::STARTING);
    club.run("olga", "event start cup").ok();
    club.run("olga", "event pair cup").ok();
    let (players, game) = (club.begin("chess", 1, 1), file("chess", 1, 1));
    club.run("olga", &format!("rule extend {} 2 --game {game} --say ill", players[1])).ok();
    let overdue = |club: &Club| club.run("olga", "event status cup").ok().contains("the time of ");
    assert!(!overdue(&club), "the time runs");
    club.on("2027-01-30T10:00:00Z");
    let line = format!(
        "the time of {0} is over on board 1 of round 1 of chess: Waiting for {0}. The time for it, with all grace, was over on 17 January.",
        players[1]
    );
    let status = club.run("olga", "event status cup").ok().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(status.contains(&line), "{status}");
    let ruled = format!("rule forfeit {} --for-time --game {game} --reason slow", players[1]);
    let said = club.run("olga", &ruled).ok();
    assert!(said.contains("The time for it, with all grace, was over on 19 January."), "{said}");
    // The ruling ends the game, and the director takes its result.
    assert!(!overdue(&club));
    assert!(club.run("olga", "event collect cup").ok().contains(&format!("{} 1, {} 0", players[0], players[1])));
    assert!(club.run("olga", "event verify cup").ok().contains("valid, over"));
}
