//! Boards that want nothing of anybody any more: ruled upon, or of somebody who has left a section in which everybody meets
//! everybody. Nobody is written to about their games.

use adjudicate_testkit::people::{Homes, TestPerson};

use crate::homes;
use crate::mail::table;

const PLAYERS: [&str; 4] = ["alice", "bob", "carol", "dave"];

/// Four players, all rounds paired, and nobody has joined a game yet.
fn paired(world: &Homes) -> TestPerson {
    let desk = table::desk(world, "desk");
    let config = desk.read(".config/adjudicate/config.yaml").replace("  games: games\n", "  event: cup\n");
    desk.write(".config/adjudicate/config.yaml", config + "  digest: [alice@example.org]\n  remind_days: 3\n");
    desk.write(
        "cup.yaml",
        "event: Cup\ndirector: {name: dora, mail: desk@example.org}\ncloses: 2026-12-01T12:00:00Z\nsections:\n  - {name: \
         merels, game: nine-mens-morris, system: round-robin, clock: {days_per_turn: 7, transit_days: 3, grace_days: 10}}\n",
    );
    desk.run("event new cup.yaml --output cup --yes").ok();
    for name in PLAYERS {
        let player = world.person(name);
        let enter = format!("event enter {} --name {name} --mail {name}@example.org --yes", desk.path("cup").display());
        write_in(&desk, &player.run(&enter).ok(), "2026-11-21T09:00:00Z");
    }
    desk.run("event start cup --yes --date 2026-12-02T09:00:00Z").ok();
    desk.run("event pair cup --all --yes --date 2026-12-02T09:00:00Z").ok();
    desk
}

/// The director writes in what came in this letter, on this day.
fn write_in(desk: &TestPerson, letter: &str, date: &str) {
    desk.write("letter.txt", letter);
    desk.run(&format!("event import --event cup letter.txt --yes --date {date}")).ok();
}

/// The places of the boards at which these sit, as `--round N --board N`.
fn boards(desk: &TestPerson, with: &str) -> Vec<String> {
    let status: serde_json::Value = serde_json::from_str(&desk.run("event status cup --json").ok()).unwrap();
    let boards = status["sections"][0]["boards"].as_array().unwrap().clone();
    let sits = |board: &serde_json::Value| board["players"].as_array().unwrap().iter().any(|name| name == with);
    let place = |board: &serde_json::Value| format!("--round {} --board {}", board["round"], board["board"]);
    boards.iter().filter(|board| sits(board)).map(place).collect()
}

fn serve(desk: &TestPerson, date: &str) -> Vec<(String, String)> {
    desk.run(&format!("mail serve --once --date {date}")).ok();
    let sent = table::sent(desk).iter().map(|sent| (sent.to.clone(), sent.subject())).collect();
    for item in std::fs::read_dir(desk.path("out")).unwrap() {
        std::fs::remove_file(item.unwrap().path()).unwrap();
    }
    sent
}

#[test]
fn nobody_is_asked_to_move_at_a_board_that_is_settled() {
    let world = homes();
    let desk = paired(&world);
    // Dave's three games are annulled with him; the others are ruled upon.
    let leave = format!("event withdraw {} --yes --date 2026-12-03T09:00:00Z", desk.path("cup").display());
    write_in(&desk, &world.person("dave").run(&leave).ok(), "2026-12-03T10:00:00Z");
    let open = desk.run("event status cup --date 2027-03-03T09:00:00Z").ok();
    assert!(!open.contains("dave -") && !open.contains("- dave"), "{open}");
    assert_eq!(open.matches("OVERDUE").count(), 3, "{open}");
    for place in ["alice", "bob"].iter().flat_map(|name| boards(&desk, name)).collect::<std::collections::BTreeSet<_>>()
    {
        desk.run(&format!(
            "event rule points --event cup {place} --points 2,0 --reason 'time is over' --yes --date 2026-12-04T09:00:00Z"
        ))
        .ok();
    }
    let status = desk.run("event status cup --date 2027-03-03T09:00:00Z").ok();
    assert_eq!(status, "Cup\nmerels: over\n  dave withdrew on 2026-12-03T10:00:00Z\n");
    let sent = serve(&desk, "2027-03-03T09:00:00Z");
    let asked: Vec<_> = sent.iter().filter(|(_, subject)| !subject.contains("Cup/")).collect();
    let digest = ("alice@example.org".to_owned(), "[adjudicate] your games on 2027-03-03".to_owned());
    assert_eq!(asked, [&digest], "only news of the event and the summary that alice wants");
    assert_eq!(sent.len(), 5, "{sent:?}");
    let held = desk.run("mail status --date 2027-03-03T09:00:00Z").ok();
    assert_eq!(held.matches("settled by the event, and not played on").count(), 6, "{held}");
    assert!(held.contains("6 games, 0 running, 0 overdue."), "{held}");
}

#[test]
fn a_ruling_ends_the_letters_of_a_board() {
    let world = homes();
    let desk = paired(&world);
    let sent = serve(&desk, "2026-12-02T10:00:00Z");
    assert!(sent.iter().any(|(_, subject)| !subject.contains("Cup/")), "{sent:?}");
    let place = &boards(&desk, "alice")[0];
    let players = desk.run("event status cup --json").ok();
    let status: serde_json::Value = serde_json::from_str(&players).unwrap();
    let all = status["sections"][0]["boards"].as_array().unwrap();
    let board = all.iter().find(|board| format!("--round {} --board {}", board["round"], board["board"]) == *place);
    let mut seated: Vec<String> = board.unwrap()["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|name| format!("{}@example.org", name.as_str().unwrap()))
        .collect();
    seated.sort();
    let ruling = format!("event rule points --event cup {place} --points 2,0 --reason 'she is ill' --yes");
    desk.run(&format!("{ruling} --date 2026-12-02T11:00:00Z")).ok();
    desk.run("mail serve --once --date 2026-12-02T12:00:00Z").ok();
    let told = table::sent(&desk);
    let to: Vec<String> = told.iter().map(|sent| sent.to.clone()).collect();
    assert_eq!(to, seated, "those of the board, and they alone");
    for sent in &told {
        assert!(sent.subject().contains(": ruling: you "), "{}", sent.subject());
        let body = sent.parsed().body_text(0).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(
            body.contains(
                "The reason: \"she is ill\". The board counts as not played. Nobody has to move there any more."
            ),
            "{body}"
        );
    }
    // Two weeks later everybody else has passed his time.
    let late = serve(&desk, "2026-12-16T12:00:00Z");
    let late = late.iter().filter(|(_, subject)| !subject.contains("Cup/") && !subject.contains("your games on"));
    assert!(late.count() > 0);
    let games: Vec<String> =
        desk.run("mail status --date 2026-12-16T12:00:00Z").ok().lines().map(str::to_owned).collect();
    assert_eq!(games.iter().filter(|line| line.contains("settled by the event")).count(), 1, "{games:?}");
}

/// A director who rules that somebody has lost, and says something besides.
#[test]
fn a_ruling_gives_a_letter_its_subject_and_a_note_does_not() {
    let world = homes();
    let desk = paired(&world);
    serve(&desk, "2026-12-02T10:00:00Z");
    desk.run(
        "event rule points --event cup --round 1 --board 1 --points 2,0 --reason ill --yes --date 2026-12-02T11:00:00Z",
    )
    .ok();
    desk.run("event note 'The post is slow.' --event cup --yes --date 2026-12-02T11:01:00Z").ok();
    let sent = serve(&desk, "2026-12-02T12:00:00Z");
    for outcome in ["win", "lose"] {
        let ruled = format!(": ruling: you {outcome} board 1 of round 1 of merels");
        assert_eq!(sent.iter().filter(|(_, subject)| subject.ends_with(&ruled)).count(), 1, "{sent:?}");
    }
    let noted = sent.iter().filter(|(_, subject)| subject.ends_with(": a note from dora"));
    assert_eq!(noted.count(), 2, "{sent:?}");
}

#[test]
fn a_letter_about_a_game_names_the_event_and_the_board() {
    let world = homes();
    let desk = paired(&world);
    desk.run("mail serve --once --date 2026-12-02T10:00:00Z").ok();
    let sent = table::sent(&desk);
    let asked: Vec<_> = sent.iter().filter(|sent| sent.subject().ends_with(" to join")).collect();
    assert_eq!(asked.len(), 12, "two for each board");
    for sent in asked {
        let subject = sent.subject();
        assert!(subject.starts_with("[adjudicate] Cup, merels, round "), "{subject}");
        let place = subject.strip_prefix("[adjudicate] ").unwrap().split_once('/').unwrap().0;
        assert!(place.contains(", board "), "{subject}");
        let message = sent.parsed();
        let text = message.body_text(0).unwrap();
        assert!(text.starts_with(&format!("{place}. ")) && text.contains("\nNine Men's Morris: "), "{text}");
    }
}
