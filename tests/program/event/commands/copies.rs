//! Copies of games, games of other events, and directories in disorder.

use super::{Club, copy, file};

#[test]
fn collect_takes_what_players_send() {
    let club = Club::paired(&["alice", "bob"]);
    let here = file("chess", 1, 1);
    copy(&club.home, &here, "home/game.yaml");
    copy(&club.home, &file("mills", 1, 1), "home/mills.yaml");
    let players = club.seats("chess", 1, 1);
    for who in &players {
        club.run(who, "join --game home/game.yaml").ok();
    }
    club.run(&players[0], "play e4 --game home/game.yaml").ok();
    club.run(&players[1], "resign --game home/game.yaml").ok();
    assert_eq!(club.read(&here).matches("---\n").count(), 1);
    let said = club.run("olga", "event collect cup home").ok();
    assert!(said.contains("chess, round 1, board 1: "), "{said}");
    assert_eq!(club.read(&here), club.read("home/game.yaml"));
    // A shorter copy changes nothing any more.
    copy(&club.home, &here, "late/longer.yaml");
    assert!(club.run("olga", "event collect cup late").ok().contains("No game has ended"));
    assert!(club.run("olga", "event verify cup").ok().contains("valid"));
}

#[test]
fn a_game_that_is_missing_comes_back() {
    let club = Club::paired(&["alice", "bob"]);
    let here = file("chess", 1, 1);
    copy(&club.home, &here, "home/game.yaml");
    std::fs::remove_file(club.home.path(&here)).unwrap();
    let run = club.run("olga", "event verify cup");
    assert_eq!(run.status, 1);
    assert!(run.stderr.contains("the game of board 1 of round 1 of `chess` is missing"), "{}", run.stderr);
    let status = club.run("olga", "event status cup");
    assert!(status.status == 0 && status.stdout.contains("its game is not here"), "{status:?}");
    assert!(status.stderr.contains("is missing"), "{status:?}");
    club.refuses(
        "olga",
        "event result cup --section chess --round 1 --board 1",
        1,
        &["error[event]", "is missing", "put the game's log into the directory"],
    );
    assert_eq!(club.run("olga", "event collect cup home").status, 0);
    assert_eq!(club.read(&here), club.read("home/game.yaml"));
    club.run("olga", "event verify cup").ok();
}

#[test]
fn copies_that_differ_are_named_and_left_alone() {
    let club = Club::paired(&["alice", "bob"]);
    let here = file("chess", 1, 1);
    let players = club.join("chess", 1, 1);
    copy(&club.home, &here, "home/game.yaml");
    club.run(&players[0], &format!("play e4 --game {here}")).ok();
    let kept = club.read(&here);
    // The same player has signed something else: his program refuses that, another one would not.
    forget(&club);
    club.run(&players[0], "play d4 --trust-log --game home/game.yaml").ok();
    let run = club.run("olga", "event collect cup home");
    assert!(
        run.stderr.contains("differ; neither was changed") && run.stderr.contains("adjudicate dispute"),
        "{}",
        run.stderr
    );
    assert_eq!(club.read(&here), kept);
    copy(&club.home, "home/game.yaml", "cup/other.yaml");
    let run = club.run("olga", "event verify cup");
    assert_eq!(run.status, 1);
    assert!(run.stderr.contains("the copies of board 1 of round 1 of `chess` differ"), "{}", run.stderr);
    forget(&club);
    club.run(&players[1], &format!("resign --trust-log --game {here}")).ok();
    // No result is taken while they differ.
    let run = club.run("olga", "event collect cup");
    assert!(run.stdout.contains("No game has ended") && run.stderr.contains("differ"), "{run:?}");
    club.refuses("olga", "event result cup --section chess --round 1 --board 1", 1, &["differ"]);
}

#[test]
fn a_game_that_changes_behind_its_result_is_named_and_taken_again() {
    let club = Club::paired(&["alice", "bob"]);
    let here = file("chess", 1, 1);
    let players = club.finish("chess", 1, 1);
    club.run("olga", "event collect cup").ok();
    club.run(&players[0], &format!("note 'Thank you.' --game {here}")).ok();
    club.run(&players[0], &format!("post --game {here}")).ok();
    let said = club.run("olga", "event verify cup").ok();
    assert!(said.contains("board 1 of round 1 of chess: 1 entry has come since its result was taken\n"), "{said}");
    assert_eq!(club.json("olga", "event verify cup")["later"][0]["entries"], 1);
    club.run("olga", &format!("rule forfeit {} --reason 'he had help' --game {here}", players[0])).ok();
    let run = club.run("olga", "event verify cup");
    assert_eq!(run.status, 1, "{run:?}");
    let said = run.stderr.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("has changed since its result was taken") && said.contains("event collect"), "{said}");
    let run = club.run("olga", "event collect cup");
    assert!(run.stdout.contains("(instead of what was taken before)"), "{run:?}");
    club.run("olga", "event verify cup").ok();
}

#[test]
fn games_of_other_events_are_no_games_of_this_one() {
    let club = Club::paired(&["alice", "bob"]);
    let other = Club::paired(&["alice", "bob"]);
    let stranger = other.read(&file("chess", 1, 1));
    club.home.write("home/stranger.yaml", &stranger);
    let run = club.run("olga", "event collect cup home");
    assert_eq!(run.status, 0);
    assert!(run.stderr.contains("home/stranger.yaml: no game of this event"), "{}", run.stderr);
    club.home.write("cup/stranger.yaml", &stranger);
    let said = club.run("olga", "event verify cup").ok();
    assert!(said.contains("another game in the directory has no part in this event"), "{said}");
    // In the place of a game it hides that the game is missing no more.
    club.home.write(&file("chess", 1, 1), &stranger);
    let run = club.run("olga", "event verify cup --json");
    assert_eq!(run.status, 1);
    let verdict: serde_json::Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!(verdict["findings"][0]["class"], "game");
}

#[test]
fn verify_says_what_it_cannot_read() {
    let club = Club::paired(&["alice", "bob"]);
    club.run("olga", "event verify nowhere").bad(3);
    let said = club.run("olga", "event verify").bad(3);
    assert!(said.contains("there is no event at"), "{said}");
    club.home.write("empty/event.yaml", "");
    club.run("olga", "event verify empty").bad(1);
    club.home.write("binary/event.yaml", [0_u8, 255, 254, 10]);
    club.run("olga", "event verify binary").bad(1);
    // A game is no event.
    copy(&club.home, &file("chess", 1, 1), "game/event.yaml");
    let run = club.run("olga", "event verify game --json");
    assert_eq!(run.status, 1);
    assert!(
        run.stdout.contains("\"class\":\"spelling\"") || run.stdout.contains("\"class\":\"kind\""),
        "{}",
        run.stdout
    );
    // Several at once: one that is wrong makes the status.
    let run = club.run("olga", "event verify cup empty");
    assert_eq!((run.status, run.stdout.matches("valid, running").count()), (1, 1), "{run:?}");
}

#[test]
fn a_file_in_the_place_of_a_game_stops_the_pairing() {
    let club = Club::started(&["alice", "bob"]);
    club.home.write(&file("chess", 1, 1), "my notes\n");
    club.refuses(
        "olga",
        "event pair cup --section chess",
        3,
        &["stands where the game of this board belongs", "move it away"],
    );
    std::fs::remove_file(club.home.path(&file("chess", 1, 1))).unwrap();
    club.run("olga", "event pair cup --section chess").ok();
}

#[test]
fn a_pairing_that_was_interrupted_goes_on() {
    let club = Club::started(&["alice", "bob"]);
    let log = club.log();
    club.run("olga", "event pair cup --section chess").ok();
    let game = club.read(&file("chess", 1, 1));
    // The game was made, and then the program was stopped before the log had the pairing.
    club.home.write("cup/event.yaml", log);
    club.run("olga", "event pair cup --section chess").ok();
    assert_eq!(club.read(&file("chess", 1, 1)), game);
    club.run("olga", "event verify cup").ok();
}

/// Removes the signing state with which the program prevents a second signature.
fn forget(club: &Club) {
    std::fs::remove_dir_all(club.home.path(".local")).unwrap();
}
