//! Acts that a director cannot do, or not yet, and acts that others never can.

use super::{Club, file};

const DIRECTORS: [&str; 9] = [
    "event start cup",
    "event pair cup",
    "event collect cup",
    "event result cup --section chess --round 1 --board 1",
    "event rule points --section chess --round 1 --board 1 --points 2,0 --reason x --event cup",
    "event rule exclude bob --reason x --event cup",
    "event import cup.yaml --event cup",
    "event pair cup --section mills --by-hand alice-bob --reason x",
    "event enter cup --name carol --section chess --as by-post",
];

#[test]
fn only_the_director_directs() {
    let club = Club::paired(&["alice", "bob"]);
    for line in DIRECTORS {
        club.refuses(
            "alice",
            line,
            1,
            &["error[event]", "only the director `olga` can do this", "--key FILE names another"],
        );
    }
    club.refuses("carol", "event note hello --event cup", 1, &["your key has no part in this event"]);
    club.posts("alice", "event note 'hello all' --event cup");
    // Without a key nothing is signed, and everything can be read.
    club.refuses("nobody", "event start cup", 3, &["adjudicate key new"]);
    for line in ["event status cup", "event standings cup", "event crosstable cup", "event verify cup"] {
        club.run("nobody", line).ok();
    }
}

#[test]
fn there_is_a_time_for_everything() {
    let mut club = Club::entered(&["alice", "bob"]);
    club.refuses(
        "olga",
        "event start cup",
        1,
        &["error[event]", "one can enter until 2027-01-08T12:00:00Z", "nobody can enter any more"],
    );
    club.refuses("olga", "event pair cup", 1, &["error[event]", "before the start", "adjudicate event start"]);
    club.refuses(
        "olga",
        "event result cup --section chess --round 1 --board 1",
        2,
        &["there is no board 1 in round 1"],
    );
    club.refuses(
        "olga",
        "event rule points --section chess --round 1 --board 1 --points 2,0 --reason x --event cup",
        1,
        &["error[event]", "before the start"],
    );
    for line in ["event standings cup", "event crosstable cup"] {
        club.refuses("olga", line, 1, &["error[event]", "before the start of the event"]);
    }
    club.on(super::STARTING);
    club.refuses("olga", "event start cup --numbers '1 2 3'", 1, &["error[event]", "names no public draw"]);
    club.run("olga", "event start cup").ok();
    club.refuses("olga", "event start cup", 1, &["error[event]", "has started already"]);
    club.run("olga", "event pair cup").ok();
    club.refuses(
        "olga",
        "event pair cup --section mills",
        1,
        &["error[event]", "no round can be paired now; mills: round 1 of 2; one board is open", "event collect"],
    );
    club.refuses("olga", "event pair cup --section chess", 1, &["no round can be paired now; chess: round 1 of 1"]);
}

#[test]
fn results_are_refused() {
    let club = Club::paired(&["alice", "bob"]);
    let result = "event result cup --section chess --round 1 --board 1";
    club.refuses("olga", result, 1, &["error[event]", "this game is not over yet", "event rule points"]);
    club.begin("chess", 1, 1);
    club.refuses("olga", result, 1, &["error[event]", "this game is not over yet"]);
    let players = club.seats("chess", 1, 1);
    club.run(&players[1], &format!("resign --game {}", file("chess", 1, 1))).ok();
    club.refuses(
        "olga",
        "event result cup --section chess --round 1 --board 2",
        2,
        &["there is no board 2 in round 1"],
    );
    club.refuses(
        "olga",
        "event result cup --section chess --round 2 --board 1",
        2,
        &["there is no board 1 in round 2"],
    );
    club.refuses(
        "olga",
        "event result cup --section go --round 1 --board 1",
        2,
        &["there is no section `go`", "--section chess | mills"],
    );
    club.refuses("olga", "event result cup --round 1 --board 1", 2, &["which section?"]);
    club.refuses("olga", "event result cup --section chess --round one --board 1", 2, &["one"]);
    club.run("olga", result).ok();
    club.refuses("olga", result, 1, &["error[event]", "has been taken, or ruled upon, already"]);
    assert!(club.run("olga", "event collect cup").ok().contains("No game has ended"));
}

#[test]
fn rulings_are_refused() {
    let club = Club::paired(&["alice", "bob"]);
    let rule = |points: &str| {
        format!(
            "event rule points --section mills --round 1 --board 1 --points {points} --reason 'no letter came' --event cup"
        )
    };
    club.refuses("olga", &rule("3,0"), 1, &["error[event]", "each has at most 2 half points"]);
    club.refuses("olga", &rule("2"), 1, &["error[event]", "are no points of a board with 2 players"]);
    club.refuses("olga", &rule("2,0,0"), 1, &["error[event]"]);
    club.refuses("olga", &rule("2,x"), 2, &["x"]);
    club.refuses(
        "olga",
        &rule("2,0").replace("--board 1", "--board 7"),
        1,
        &["error[event]", "there is no board 7 in round 1 of `mills`"],
    );
    club.refuses("olga", &rule("2,0").replace("mills", "go"), 2, &["there is no section `go`"]);
    club.refuses(
        "olga",
        "event rule exclude mallory --reason x --event cup",
        1,
        &["error[event]", "`mallory` has not entered"],
    );
    club.refuses("olga", "event rule exclude 2nd --reason x --event cup", 2, &["2nd"]);
    club.refuses("olga", "event rule exclude bob --event cup", 2, &["cannot be asked without a terminal"]);
    club.run("olga", "event rule exclude bob --reason x --event cup").ok();
    club.refuses(
        "olga",
        "event rule exclude bob --reason x --event cup",
        1,
        &["error[event]", "`bob` has left already"],
    );
    // A game that was begun counts as played up to there, also when its only turn was taken back.
    club.begin("mills", 1, 1);
    club.run("olga", &rule("2,0")).ok();
    let head = club.log().lines().rev().take(12).any(|line| line.starts_with("    head: sha256:"));
    assert!(head, "{}", club.log());
    assert!(club.run("olga", "event verify cup").ok().contains("valid"));
}

#[test]
fn tables_and_reports_are_refused() {
    let club = Club::paired(&["alice", "bob"]);
    club.refuses(
        "alice",
        "event standings cup --section go",
        2,
        &["there is no section `go`", "--section chess | mills"],
    );
    club.refuses("alice", "event crosstable cup --section go", 2, &["there is no section `go`"]);
    club.refuses("alice", "event export cup --section chess", 2, &["--trf"]);
    club.refuses("alice", "event export --trf cup", 2, &["which section?"]);
    club.home.write("cup.trf", "mine");
    let said = club.run("alice", "event export --trf cup --section chess -o cup.trf").bad(3);
    assert!(said.contains("cup.trf"), "{said}");
    assert_eq!(club.read("cup.trf"), "mine");
    for line in ["event status nowhere", "event standings nowhere", "event collect nowhere"] {
        club.refuses("olga", line, 3, &["there is no event at nowhere"]);
    }
}

#[test]
fn boards_of_four_have_no_report() {
    let mut club = Club::new();
    let open = "  - { name: club, game: open, system: open, rounds: 1, seats: 4 }\n";
    club.home.write("cup.yaml", super::DESCRIPTION.to_owned() + open);
    club.run("olga", "event new cup.yaml --output cup").ok();
    for who in ["alice", "bob", "carol"] {
        club.posts(who, &format!("event enter cup --name {who} --section club"));
    }
    club.on(super::STARTING);
    club.run("olga", "event start cup").ok();
    assert!(club.run("olga", "event pair cup --section club").ok().contains("club, round 1:"));
    club.refuses("olga", "event export --trf cup --section club", 1, &["section `club`"]);
    club.run("olga", "event standings cup --section club").ok();
    club.run("olga", "event crosstable cup --section club").ok();
}

#[test]
fn nothing_is_done_with_a_damaged_log() {
    let club = Club::paired(&["alice", "bob"]);
    club.home.write("cup/event.yaml", club.log().replacen("name: bob", "name: bib", 1));
    for line in DIRECTORS.into_iter().chain(["event status cup", "event standings cup", "event note x --event cup"]) {
        club.refuses(
            "olga",
            line,
            1,
            &["entry 2 is invalid (slip)", "cup/event.yaml", "everything before entry 2 is valid"],
        );
    }
}

#[test]
fn a_round_without_a_pairing_by_fides_dutch_is_for_the_director() {
    let mut club = Club::new();
    let section = "sections:\n  - { name: chess, game: chess, system: swiss, rounds: 3, pairing: fide-dutch-2026 }\n";
    let (head, _) = super::DESCRIPTION.split_once("sections:").unwrap();
    club.home.write("cup.yaml", format!("{head}{section}"));
    club.run("olga", "event new cup.yaml --output cup").ok();
    for who in ["alice", "bob"] {
        club.posts(who, &format!("event enter cup --name {who} --section chess"));
    }
    club.on(super::STARTING);
    club.run("olga", "event start cup").ok();
    club.run("olga", "event pair cup --section chess").ok();
    club.run("olga", "event rule points --event cup --section chess --round 1 --board 1 --points 1,1 --reason agreed")
        .ok();
    // They were never at the board, so that they can still meet; then they have met.
    club.run("olga", "event pair cup --section chess").ok();
    club.finish("chess", 2, 1);
    club.run("olga", "event collect cup").ok();
    let wanted = ["round 3 of `chess` cannot be paired", "FIDE's Dutch system", "The director can pair it by hand"];
    club.refuses("olga", "event pair cup --section chess", 1, &wanted);
    club.refuses("olga", "event pair cup --section chess --dry-run", 1, &wanted);
    club.run("olga", "event pair cup --section chess --by-hand alice-bob --reason 'nobody else is left'").ok();
}

#[test]
fn ratings_are_of_events_that_are_valid_and_over_and_given_once() {
    let club = Club::paired(&["alice", "bob", "carol"]);
    club.refuses("olga", "event ratings cup", 1, &["is not over yet"]);
    for section in ["chess", "mills"] {
        club.run("olga", &format!("event rule close --event cup --section {section} --reason 'no more'")).ok();
    }
    club.run("olga", "event ratings cup --method glicko-2 --scale chess").ok();
    club.refuses("olga", "event ratings cup cup --scale chess", 1, &["is given twice"]);
    club.home.write("cup/event.yaml", club.log().replacen("bob", "bub", 1));
    club.refuses("olga", "event ratings cup --scale chess", 1, &["error["]);
}

#[test]
fn texts_of_players_are_texts_in_sites_reports_and_tables() {
    const EVIL: &str = "=2+5<script>alert(1)</script>&\"";
    let mut club = Club::entered(&["alice", "bob"]);
    club.home
        .run(&[
            "event",
            "enter",
            "cup",
            "--name",
            "carol",
            "--section",
            "mills",
            "--as",
            "by-post",
            "--display",
            EVIL,
            "--yes",
            "--date",
            super::ENTERING,
            "--key",
            "olga.key",
        ])
        .ok();
    club.on(super::STARTING);
    club.run("olga", "event start cup").ok();
    club.run("olga", "event pair cup").ok();
    club.run("olga", "event site cup -o www").ok();
    let mut checked = 0;
    for directory in ["www", "www/players", "www/rounds", "www/ties"] {
        for entry in std::fs::read_dir(club.home.path(directory)).unwrap() {
            let path = entry.unwrap().path();
            let is_text = path.extension().is_some_and(|end| end == "html" || end == "atom");
            if !is_text || path.ends_with("check.html") {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            assert!(!text.contains("<script>alert"), "{}", path.display());
            checked += usize::from(text.contains("=2+5&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;"));
        }
    }
    assert!(checked >= 3, "{checked} pages");
    let results: serde_json::Value =
        serde_json::from_slice(&std::fs::read(club.home.path("www/results.json")).unwrap()).unwrap();
    assert!(results.is_object());
    // A report has its columns, whatever the names are.
    let report = club.run("olga", "event export cup --section mills --trf").ok();
    let line = report.lines().find(|line| line.starts_with("001") && line.contains("=2+5")).unwrap();
    assert_eq!(report.lines().filter(|line| line.starts_with("001")).count(), 3, "{report}");
    assert!(line.len() > 80, "{line}");
}
