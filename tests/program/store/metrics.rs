//! The metrics of desks over a store: what is printed, what rules and the dashboard ask for, and the answers over HTTP.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::Stdio;
use std::time::{Duration, Instant};

use adjudicate_report::StoreStatus;
use adjudicate_store::{DeskMetrics, DeskTimings, StoreHealth, WorkerCounts};

use crate::homes;
use crate::mail::crowd;
use crate::mail::latency::AtWork;
use crate::store::{database, desk, psql, server};

fn printed() -> String {
    let timings = DeskTimings::default();
    timings.answer.observe(0.3);
    let desk =
        DeskMetrics { desk: "one", counts: WorkerCounts::default(), health: StoreHealth::default(), timings: &timings };
    adjudicate_store::metrics(Some(&StoreStatus::default()), Some(&desk))
}

/// The names of samples: without labels and values.
fn names(text: &str) -> BTreeSet<String> {
    let samples = text.lines().filter(|line| !line.starts_with('#'));
    samples.map(|line| line.split(['{', ' ']).next().unwrap().to_owned()).collect()
}

/// The words in a text that are names of this program's metrics.
fn asked(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_lowercase() && c != '_');
    words.filter(|word| word.starts_with("adjudicate_")).map(str::to_owned).collect()
}

#[test]
fn rules_and_dashboard_ask_for_metrics_that_exist() {
    let text = printed();
    assert!(text.contains("\nadjudicate_desk_messages_total{desk=\"one\"} 0\n"), "{text}");
    assert!(text.contains("adjudicate_desk_answer_seconds_bucket{desk=\"one\",le=\"0.4\"} 1\n"), "{text}");
    assert!(text.contains("\nadjudicate_games 0\n") && text.ends_with("# EOF\n"), "{text}");
    let names = names(&text);
    let (rules, dashboard) = (include_str!("../../../ops/alerts.yml"), include_str!("../../../ops/dashboard.json"));
    let manual = include_str!("../../../docs/store.md");
    for (place, text) in [("alerts.yml", rules), ("dashboard.json", dashboard)] {
        let asked = asked(text);
        assert!(asked.len() > 5, "{place}: {asked:?}");
        let missing: Vec<_> = asked.difference(&names).collect();
        assert!(missing.is_empty(), "{place} asks for {missing:?}, which no desk tells");
    }
    // Each metric is explained, and each rule has a section that says what to do.
    for name in &names {
        let name = name.strip_prefix("adjudicate_").unwrap();
        let base = ["_bucket", "_sum", "_count"].iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name);
        assert!(manual.contains(&format!("`{base}`")), "docs/store.md does not explain {base}");
    }
    let headings: BTreeSet<String> = manual
        .lines()
        .filter(|line| line.starts_with('#'))
        .map(|line| line.trim_start_matches('#').trim().to_lowercase().replace('`', "").replace(' ', "-"))
        .collect();
    let rules: serde_yaml::Value = serde_yaml::from_str(rules).unwrap();
    let rules = rules["groups"][0]["rules"].as_sequence().unwrap();
    assert_eq!(rules.len(), 10);
    for rule in rules {
        let section = rule["annotations"]["runbook"].as_str().unwrap().strip_prefix("docs/store.md#").unwrap();
        assert!(headings.contains(section), "docs/store.md has no section {section}");
        assert!(rule["expr"].is_string() && rule["labels"]["severity"].is_string(), "{rule:?}");
    }
    let dashboard: serde_json::Value = serde_json::from_str(dashboard).unwrap();
    assert_eq!(dashboard["panels"].as_array().unwrap().len(), 12);
}

#[test]
fn a_desk_answers_collectors_over_http() {
    let Some(server) = server() else { return };
    let (world, url) = (homes(), database(&server, "metrics_http"));
    let own = desk(&world, "own", Some(&server));
    own.run(&format!("store init {url}")).ok();
    let tables = crowd::tables(1, 1);
    own.write(&format!("there/games/{}", tables[0].file), &tables[0].base);
    own.run(&format!("store import there {url}")).ok();
    let log = std::fs::File::create(own.path("desk.log")).unwrap();
    let words = ["--store", &url, "mail", "serve", "--desk", "front", "--metrics-listen", "127.0.0.1:0"];
    let mut command = own.command(&words.map(str::to_owned));
    let _at_work = AtWork(command.stdout(log.try_clone().unwrap()).stderr(Stdio::null()).spawn().unwrap());
    let begun = Instant::now();
    let address = loop {
        assert!(begun.elapsed() < Duration::from_secs(30), "{}", own.read("desk.log"));
        let log = own.read("desk.log");
        if let Some((address, _)) = log.split_once("http://").and_then(|(_, rest)| rest.split_once("/metrics\n")) {
            break address.to_owned();
        }
        std::thread::sleep(Duration::from_millis(50));
    };
    let get = |path: &str| -> String {
        let mut client = TcpStream::connect(&address).unwrap();
        client.write_all(format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n").as_bytes()).unwrap();
        let mut answer = String::new();
        client.read_to_string(&mut answer).unwrap();
        answer
    };
    own.run_with(&format!("--store {url} mail receive"), crowd::message(0, &tables[0].turns[0]).as_bytes()).ok();
    // One who says nothing keeps nobody else waiting for long.
    let _silent = TcpStream::connect(&address).unwrap();
    let begun = Instant::now();
    let told = loop {
        let told = get("/metrics");
        let (_, answered) =
            told.split_once("adjudicate_desk_answer_seconds_count{desk=\"front\"} ").unwrap_or(("", "0"));
        if !answered.starts_with('0') {
            break told;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "{told}");
        std::thread::sleep(Duration::from_millis(200));
    };
    assert!(told.starts_with("HTTP/1.1 200 OK\r\nContent-Type: application/openmetrics-text; version=1.0.0"), "{told}");
    assert!(told.ends_with("# EOF\n"), "{told}");
    for name in ["transaction", "lease", "send"] {
        let count = format!("adjudicate_desk_{name}_seconds_count{{desk=\"front\"}} ");
        let (_, count) = told.split_once(&count).unwrap_or_else(|| panic!("{name}: {told}"));
        assert!(!count.starts_with('0'), "{name}: {told}");
    }
    assert!(told.contains("adjudicate_desk_messages_total{desk=\"front\"} 1\n"), "{told}");
    assert!(get("/other").starts_with("HTTP/1.1 404 "));
    let taken = own.run(&format!("--store {url} mail serve --once --metrics-listen {address}"));
    assert!(taken.status == 64 && taken.stderr.contains("no collector can be answered at"), "{}", taken.stderr);
}

#[test]
fn ledgers_of_games_that_ended_long_ago_are_pruned_and_nobody_is_told_again() {
    let Some(server) = server() else { return };
    let (world, name) = (homes(), "pruned_ledgers");
    let (own, url) = (desk(&world, "own", Some(&server)), database(&server, name));
    own.run(&format!("store init {url}")).ok();
    own.write("there/games/over.yaml", include_str!("../../../examples/event/games/merels-r1-b1.yaml"));
    own.write("there/games/running.yaml", &crowd::tables(1, 1)[0].base);
    own.run(&format!("store import there {url}")).ok();
    let serve = |date: &str| own.run(&format!("--store {url} mail serve --once --date {date}"));
    let told = || {
        psql(
            &server,
            name,
            "select string_agg(path, ' ' order by path) from game join game_document on game = id and name = 'told'",
        )
    };
    serve("2027-01-10T00:00:00Z").ok();
    let letters = crate::store::letters(&own);
    assert!(!letters.is_empty());
    assert_eq!(told(), "games/over.yaml games/running.yaml");
    // The chore is looked at by one desk at a time, once in ten minutes.
    let free = || drop(psql(&server, name, "update chore set ready = 0"));
    free();
    serve("2027-02-10T00:00:00Z");
    assert_eq!(told(), "games/over.yaml games/running.yaml");
    free();
    serve("2027-12-24T00:00:00Z");
    assert_eq!(told(), "games/running.yaml");
    own.run(&format!("store check {url}")).ok();
    // If somebody looks at the game again, it is no news to anybody.
    let of_over = |letters: &std::collections::BTreeMap<(String, String), Vec<Vec<u8>>>| -> usize {
        letters
            .iter()
            .filter(|((to, _), _)| !to.contains("alice0") && !to.contains("bob0"))
            .map(|(_, all)| all.len())
            .sum()
    };
    let before = of_over(&crate::store::letters(&own));
    assert!(before > 0);
    psql(&server, name, "insert into due select id, 0 from game where path = 'games/over.yaml'");
    serve("2027-12-25T00:00:00Z");
    assert_eq!(
        psql(&server, name, "select count(*) from due join game on game = id where path = 'games/over.yaml'"),
        "0"
    );
    assert_eq!(of_over(&crate::store::letters(&own)), before);
}
