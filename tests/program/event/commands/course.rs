//! An event from its description to its final standings.

use super::Club;

#[test]
fn two_players_on_one_machine() {
    let mut club = Club::new();
    let said = club.run("olga", "event new cup.yaml --output cup").ok();
    assert!(
        said.contains("Cup of the Letters") && said.contains("section mills: Nine Men's Morris, Swiss system"),
        "{said}"
    );
    for who in ["alice", "bob"] {
        let said = club.posts(who, &format!("event enter cup --name {who} --section chess --mail {who}@example.org"));
        assert!(said.contains("send this to olga@example.org") && said.contains("ADJUDICATE"), "{said}");
    }
    assert!(club.run("olga", "event status cup").ok().contains("entered: alice, bob"));
    club.on(super::STARTING);
    let said = club.run("olga", "event start cup").ok();
    assert!(said.contains("chess: 1 ") && said.contains("2 "), "{said}");
    let said = club.run("olga", "event pair cup").ok();
    assert!(said.contains("chess, round 1:") && said.contains("1: ") && said.contains("cup/games"), "{said}");
    let status = club.run("olga", "event status cup").ok();
    assert!(status.contains("has to join"), "{status}");
    club.on("2027-01-10T10:00:00Z");
    let players = club.begin("chess", 1, 1);
    assert!(club.run("olga", "event collect cup").ok().contains("No game has ended"));
    club.run(&players[1], "resign --game cup/games/chess-r1-b1.yaml").ok();
    let status = club.run("olga", "event status cup").ok();
    assert!(status.contains("over; `adjudicate event collect` takes the result"), "{status}");
    let said = club.run("olga", "event collect cup").ok();
    assert_eq!(said, format!("chess, round 1, board 1: {} 1, {} 0\n", players[0], players[1]));
    assert!(club.run("olga", "event note 'Thank you all.' --event cup").ok().contains("is signed"));
    let standings = club.run("bob", "event standings cup --section chess").ok();
    let (winner, loser) = (standings.find(&players[0]).unwrap(), standings.find(&players[1]).unwrap());
    assert!(winner < loser, "{standings}");
    assert!(club.run("bob", "event standings cup --section chess --ascii").ok().is_ascii());
    assert!(club.run("bob", "event crosstable cup --section chess").ok().contains(&players[0]));
    let report = club.run("bob", "event export --trf cup --section chess").ok();
    assert!(report.lines().any(|line| line.starts_with("012 Cup of the Letters")), "{report}");
    assert_eq!(report.lines().filter(|line| line.starts_with("001 ")).count(), 2, "{report}");
    assert!(club.run("bob", "event export --trf cup --section chess -o cup.trf").ok().contains("cup.trf"));
    assert_eq!(club.read("cup.trf"), report);
    let verdict = club.run("bob", "event verify cup").ok();
    assert!(verdict.contains("valid") && verdict.contains("1 game,"), "{verdict}");
    let verdict = club.json("nobody", "event verify cup");
    assert_eq!((&verdict["verdict"], &verdict["findings"]), (&"over".into(), &serde_json::json!([])));
    // The log itself and the directory are the same event.
    assert_eq!(club.json("nobody", "event verify cup/event.yaml")["id"], verdict["id"]);
}

#[test]
fn five_players_in_two_sections() {
    let mut club = Club::started(&["alice", "bob", "carol", "dave", "erin"]);
    let said = club.run("olga", "event pair cup --section chess --all").ok();
    assert_eq!(said.matches("chess, round ").count(), 5, "{said}");
    assert_eq!(said.matches("bye: ").count(), 5, "{said}");
    let round = club.json("olga", "event pair cup --section mills");
    assert_eq!((round["boards"].as_array().unwrap().len(), round["byes"].as_array().unwrap().len()), (2, 1));
    club.on("2027-02-01T10:00:00Z");
    for board in 1..=2 {
        club.finish("mills", 1, board);
    }
    let taken = club.run("olga", "event collect cup --json").ok();
    assert_eq!(taken.lines().count(), 2, "{taken}");
    assert!(club.home.check_state() > 0);
    let status = club.run("olga", "event status cup").ok();
    assert!(status.contains("round 1 is complete: `adjudicate event pair --section mills`"), "{status}");
    club.run("olga", "event pair cup --section mills").ok();
    club.finish("mills", 2, 1);
    let said = club.run("olga", "event result cup --section mills --round 2 --board 1").ok();
    assert!(said.starts_with("mills, round 2, board 1: "), "{said}");
    let rule =
        "event rule points --section mills --round 2 --board 2 --points 0,0 --reason 'no letters came' --event cup";
    assert!(club.run("olga", rule).ok().contains("is signed"));
    let standings = club.json("alice", "event standings cup --section mills");
    assert_eq!(standings["rows"].as_array().map(Vec::len), Some(5), "{standings}");
    // Somebody goes, somebody is sent away.
    club.posts("alice", "event withdraw cup --section chess");
    club.run("olga", "event rule exclude bob --reason 'signed twice' --event cup").ok();
    let status = club.run("carol", "event status cup").ok();
    assert!(status.contains("alice withdrew on 2027-02-01") && status.contains("bob was excluded on"), "{status}");
    club.run("carol", "event crosstable cup").ok();
    assert!(club.run("carol", "event verify cup").ok().contains("valid, running"));
    let json = club.json("carol", "event status cup");
    assert_eq!(json["sections"][0]["left"], serde_json::json!(["alice", "bob"]));
}

#[test]
fn an_overdue_player_is_named() {
    let mut club = Club::new();
    let clock = "system: round-robin, clock: { days_per_turn: 7, transit_days: 3, grace_days: 10 }";
    club.home.write("cup.yaml", super::DESCRIPTION.replace("system: round-robin", clock));
    club.run("olga", "event new cup.yaml --output cup").ok();
    for who in ["alice", "bob"] {
        club.posts(who, &format!("event enter cup --name {who} --section chess"));
    }
    club.on(super::STARTING);
    club.run("olga", "event start cup").ok();
    club.run("olga", "event pair cup").ok();
    club.begin("chess", 1, 1);
    club.on("2027-04-01T10:00:00Z");
    let status = club.run("olga", "event status cup").ok();
    assert!(status.contains("has to move since 2027-01-09T10:00:00Z, OVERDUE for "), "{status}");
    let due = club.json("olga", "event status cup");
    assert!(due["sections"][0]["boards"][0]["due"][0]["overdue_days"].as_u64().unwrap() > 30, "{due}");
}

#[test]
fn a_public_draw_takes_part() {
    let mut club = Club::new();
    club.home.write("cup.yaml", super::DESCRIPTION.replace("sections:", "draw: Lotto 6 aus 49\nsections:"));
    assert!(club.run("olga", "event new cup.yaml --output cup").ok().contains("the public draw \"Lotto 6 aus 49\""));
    club.posts("alice", "event enter cup --name alice --section chess");
    club.on(super::STARTING);
    club.refuses("olga", "event start cup", 2, &["what are the numbers of \"Lotto 6 aus 49\"?", "--numbers TEXT"]);
    club.run("olga", "event start cup --numbers '3 11 19 27 38 44'").ok();
    assert!(club.log().contains("numbers: \"3 11 19 27 38 44\""));
}
