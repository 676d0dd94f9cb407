//! `event away`: a player's leave from all games of an event.

use super::{Club, file};

/// Alice and bob with keys and hugo by post, each against each, under a clock with 45 days of absence a year.
fn club() -> Club {
    let mut club = Club::new();
    let section = "sections:\n  - { name: chess, game: chess, system: round-robin, clock: iccf-standard }\n";
    let (head, _) = super::DESCRIPTION.split_once("sections:").unwrap();
    club.home.write("cup.yaml", format!("{head}{section}"));
    club.run("olga", "event new cup.yaml --output cup").ok();
    for who in ["alice", "bob"] {
        club.posts(who, &format!("event enter cup --name {who} --section chess"));
    }
    club.run("olga", "event enter cup --name hugo --section chess --as by-post --display Hugo").ok();
    club.on(super::STARTING);
    club.run("olga", "event start cup").ok();
    club.run("olga", "event pair cup --section chess --all").ok();
    club
}

#[test]
fn a_leave_of_a_player_stands_in_all_games() {
    let mut club = club();
    let games: Vec<String> = (1..=3).map(|round| file("chess", round, 1)).collect();
    let of = |club: &Club, who: &str| -> Vec<String> {
        let plays = |game: &&String| club.read(game).contains(&format!("    - name: {who}\n"));
        games.iter().filter(plays).cloned().collect()
    };
    for (round, game) in (1..).zip(&games) {
        let players = club.seats("chess", round, 1);
        let keyed = players.iter().filter(|who| *who != "hugo").map(String::as_str);
        // The director joins for the player without a key.
        for who in keyed.chain(players.contains(&"hugo".to_owned()).then_some("olga")) {
            club.run(who, &format!("join --game {game}")).ok();
        }
    }
    let own = of(&club, "alice");
    club.refuses("alice", &format!("away 2027-02-01 to 2027-02-11 --game {}", own[0]), 1, &["event away"]);
    club.refuses("alice", "event away 2027-02-01 to 2027-03-19 --event cup", 1, &["46 days in 2027, and of the 45"]);
    club.refuses("alice", "event away 2027-01-01 to 2027-01-19 --event cup", 1, &["before it is signed"]);
    club.refuses("olga", "event away 2027-02-01 to 2027-02-11 --event cup", 2, &["who is away?"]);
    club.refuses("olga", "event away 2027-02-01 to 2027-02-11 --event cup --name bob", 1, &["has a key"]);
    club.posts("alice", "event away 2027-02-01 to 2027-02-11 --event cup");
    // The referee's slips wait beside her two games, and the leave may have begun.
    club.on("2027-02-03T10:00:00Z");
    let said = club.run("olga", "event collect cup").stderr;
    assert_eq!(said.matches("The leave of alice is signed for").count(), 2, "{said}");
    assert!(!club.run("olga", "event collect cup").stderr.contains("The leave of alice"));
    let said = club.run("olga", "event away 2027-02-05 to 2027-02-08 --event cup --name hugo").stderr;
    assert_eq!(said.matches("The leave of hugo is signed for").count(), 2, "{said}");
    for game in &own {
        let first = club.read(game).lines().find_map(|line| line.strip_prefix("  first: ").map(str::to_owned)).unwrap();
        let scribe = if first == "hugo" { ("olga", " --for hugo") } else { (first.as_str(), "") };
        club.run(scribe.0, &format!("play e4 --game {game}{}", scribe.1)).ok();
        let log = club.read(game);
        assert!(log.contains("\n      player: alice\n") && log.contains("\n      leave: sha256:"), "{log}");
    }
    let said = club.run("olga", "event verify cup").ok();
    assert!(said.contains("valid, running"), "{said}");
    let page = club.run("olga", "event page cup").ok();
    assert!(page.contains("2027-02-01 to 2027-02-11"), "{page}");
    let shown = club.run("bob", &format!("replay {}", own[0])).ok();
    assert!(shown.contains("alice is away from 2027-02-01 to 2027-02-11"), "{shown}");
}

#[test]
fn the_time_of_players_is_shown_with_the_most_urgent_first() {
    let mut club = club();
    let nobody = club.run("olga", "event status cup --time").ok();
    assert_eq!(nobody.lines().filter(|line| line.contains("has to join")).count(), 3, "{nobody}");
    for (round, game) in (1..=3).map(|round| (round, file("chess", round, 1))) {
        let players = club.seats("chess", round, 1);
        let keyed = players.iter().filter(|who| *who != "hugo").map(String::as_str);
        for who in keyed.chain(players.contains(&"hugo".to_owned()).then_some("olga")) {
            club.run(who, &format!("join --game {game}")).ok();
        }
    }
    // One game goes on ten days later, so that its clock is the least urgent one.
    let game = file("chess", 1, 1);
    let first = club.read(&game).lines().find_map(|line| line.strip_prefix("  first: ").map(str::to_owned)).unwrap();
    let scribe = if first == "hugo" { ("olga", " --for hugo") } else { (first.as_str(), "") };
    club.on("2027-01-30T10:00:00Z");
    club.run(scribe.0, &format!("play e4 --game {game}{}", scribe.1)).ok();
    club.on("2027-02-08T10:00:00Z");
    let times = club.json("olga", "event status cup --time");
    let players = times["players"].as_array().unwrap();
    assert_eq!(players.len(), 6);
    let states: Vec<&str> = players.iter().map(|one| one["state"].as_str().unwrap()).collect();
    assert_eq!(states, ["running", "running", "running", "waiting", "waiting", "waiting"], "{times}");
    let until: Vec<&str> = players[..3].iter().map(|one| one["until"].as_str().unwrap()).collect();
    assert!(until.is_sorted() && players[2]["round"] == 1, "{times}");
    for one in &players[..3] {
        // The numbers are those of the game.
        let game = file("chess", one["round"].as_u64().unwrap(), 1);
        let shown = club.json("olga", &format!("show {game}"));
        let due = &shown["due"][0];
        assert_eq!((&due["name"], &due["until"]), (&one["player"], &one["until"]), "{shown}");
        let clock = shown["clocks"].as_array().unwrap().iter().find(|clock| clock["name"] == one["player"]).unwrap();
        assert_eq!((&clock["clock"], &clock["turns"]), (&one["clock"], &one["turns"]), "{shown}");
    }
    let late = &players[2];
    assert_eq!((&late["charged"], &late["silent_days"]), (&(9 * 86_400).into(), &9.into()), "{late}");
    let text = club.run("olga", "event status cup --time").ok();
    let line = text.lines().nth(2).unwrap();
    let who = late["player"].as_str().unwrap();
    assert!(
        line.starts_with(&format!("{who} (chess, round 1, board 1): has to move since 30 January 2027; until ")),
        "{text}"
    );
    let wanted = "; clock 50 days; charged so far 9 days; silent 9 of 40 days; away 0 of 45 days in 2027";
    assert!(line.ends_with(wanted), "{text}");
    // Of 50 days 35 whole ones may pass, of which 15 count twice.
    club.on("2027-02-18T10:00:00Z");
    let times = club.json("olga", "event status cup --time");
    let states: Vec<&str> =
        times["players"].as_array().unwrap().iter().map(|one| one["state"].as_str().unwrap()).collect();
    assert_eq!(states, ["over", "over", "running", "waiting", "waiting", "waiting"], "{times}");
    assert_eq!(club.run("olga", "event status cup --time").ok().matches("; TIME OVER;").count(), 2);
}
