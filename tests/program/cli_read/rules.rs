use adjudicate::games::GAMES;
use adjudicate::rules::COMMON_CLAUSES;
use serde_json::Value;

use crate::somebody;

#[test]
fn games_are_listed() {
    let home = somebody();
    let output = home.run(&["rules"]).ok();
    let first = output.lines().next().unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(first, "nine-mens-morris Nine Men's Morris, 2 players");
    let listed: Value = serde_json::from_str(&home.run(&["rules", "--json"]).ok()).unwrap();
    let names: Vec<&str> = listed.as_array().unwrap().iter().map(|game| game["game"].as_str().unwrap()).collect();
    assert_eq!(names, GAMES.iter().map(|game| game.name).collect::<Vec<_>>());
}

#[test]
fn every_clause_and_option_of_every_game_is_shown() {
    let home = somebody();
    for game in GAMES {
        let output = home.run(&["rules", game.name]).ok();
        let json: Value = serde_json::from_str(&home.run(&["rules", game.name, "--json"]).ok()).unwrap();
        let words = output.split_whitespace().collect::<Vec<_>>().join(" ");
        for clause in game.clauses.iter().chain(COMMON_CLAUSES) {
            let text = clause.text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(words.contains(&format!("{} {text}", clause.id)), "{} of {}", clause.id, game.name);
        }
        assert_eq!(json["clauses"].as_array().unwrap().len(), game.clauses.len());
        assert_eq!(json["options"].as_array().unwrap().len(), game.options.len());
        for option in game.options {
            let text = format!("{} {}; usually {} ({}).", option.key, option.range(), option.preset, option.clause);
            assert!(words.contains(&text), "{text}\n{output}");
        }
        assert!(output.lines().all(|line| line.chars().count() <= 72), "{output}");
    }
}

#[test]
fn a_clause_is_found_as_errors_cite_it() {
    let home = somebody();
    let wanted = home.run(&["rules", "nine-mens-morris", "NMM-5"]).ok();
    assert!(wanted.starts_with("NMM-5  A stone in a mill is safe from removal."), "{wanted}");
    for arguments in [&["rules", "NMM-5"][..], &["rules", "nmm-5"], &["rules", "Nine-Mens-Morris", "5"]] {
        assert_eq!(home.run(arguments).ok(), wanted);
    }
    assert!(home.run(&["rules", "open", "ALL-4"]).ok().starts_with("ALL-4  A draw or a result can be agreed"));
    let json: Value = serde_json::from_str(&home.run(&["rules", "--json", "OPN-2"]).ok()).unwrap();
    assert_eq!(json["clause"], "OPN-2");
}

#[test]
fn what_is_unknown_is_refused_with_what_there_is() {
    let home = somebody();
    let stderr = home.run(&["rules", "ludo"]).bad(2);
    assert!(
        stderr.starts_with("error: there is no game `ludo`\n") && stderr.contains("games: nine-mens-morris"),
        "{stderr}"
    );
    let stderr = home.run(&["rules", "open", "OPN-9"]).bad(2);
    assert!(
        stderr.starts_with("error: Open Game has no clause `OPN-9`\n") && stderr.contains("OPN-1, OPN-2"),
        "{stderr}"
    );
    assert!(home.run(&["rules", "protocol", "4"]).bad(2).contains("docs/protocol.md"));
}
