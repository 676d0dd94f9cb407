//! `event site` and `event pair --dry-run`.

use std::collections::BTreeMap;
use std::path::Path;

use super::Club;

/// The files of a directory, by their paths in it.
fn files(directory: &Path) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for entry in std::fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if path.is_dir() {
            found.extend(files(&path).into_iter().map(|(inner, text)| (format!("{name}/{inner}"), text)));
        } else if name != "check.html" {
            found.insert(name, std::fs::read_to_string(&path).unwrap());
        }
    }
    found
}

/// The pages to which a page links, as paths in the site with the id behind `#`.
fn links(path: &str, html: &str) -> Vec<(String, Option<String>)> {
    let directory = path.rsplit_once('/').map_or("", |(directory, _)| directory);
    let addresses = html.split("<a href=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    addresses
        .map(|address| {
            let (page, id) = match address.split_once('#') {
                Some((page, id)) => (page, Some(id.to_owned())),
                None => (address, None),
            };
            let page = match page.strip_prefix("../") {
                _ if page.is_empty() => path.to_owned(),
                Some(page) => page.to_owned(),
                None if directory.is_empty() => page.to_owned(),
                None => format!("{directory}/{page}"),
            };
            (page, id)
        })
        .collect()
}

#[test]
fn a_site_of_files() {
    let club = Club::paired(&["alice", "bob", "carol"]);
    club.finish("mills", 1, 1);
    club.run("olga", "event collect cup").ok();
    let said = club.run("olga", "event site cup -o www").ok();
    assert!(said.starts_with("Written: www/index.html, and "), "{said}");
    let site = files(&club.home.path("www"));
    for page in [
        "index.html",
        "rounds/mills-1.html",
        "players/alice.html",
        "games/mills-1-1.html",
        "ties/mills.html",
        "log/event.yaml",
    ] {
        assert!(site.contains_key(page), "{page} is missing in {:?}", site.keys());
    }
    let mut count = 0;
    for (path, html) in site.iter().filter(|(path, _)| path.ends_with(".html")) {
        assert!(html.starts_with("<!DOCTYPE html>") && html.len() < 100_000, "{path}: {}", html.len());
        for (page, id) in links(path, html) {
            if page == "check.html" {
                assert!(club.home.path("www/check.html").exists());
                continue;
            }
            let target = site.get(&page).unwrap_or_else(|| panic!("{path} links to {page}, which is not there"));
            if let Some(id) = id {
                assert!(target.contains(&format!("id=\"{id}\"")), "{path} links to {page}#{id}");
            }
            count += 1;
        }
    }
    assert!(count > 40, "{count} links");
    let results: serde_json::Value = serde_json::from_str(&site["results.json"]).unwrap();
    let mills = &results["sections"][1];
    assert_eq!(mills["section"], "mills");
    assert!(mills["rounds"][0]["boards"][0]["points"].is_array(), "{mills}");
    let feed = &site["feed.atom"];
    assert!(feed.contains("<title>mills: round 1 is paired</title>") && feed.contains("<id>ni:///sha-256;"), "{feed}");
    // The logs beside the pages are those of the event.
    assert_eq!(site["log/event.yaml"], club.log());
    assert_eq!(site["log/games/mills-r1-b1.yaml"], club.read("cup/games/mills-r1-b1.yaml"));
    // Once more into the same directory; not into another one.
    club.run("olga", "event site cup -o www").ok();
    club.refuses("olga", "event site cup -o cup", 2, &["has other files in it"]);
    club.refuses("olga", "event site cup -o www2 --private mallory", 2, &["`mallory` has not entered"]);
}

#[test]
fn private_names_are_nowhere_in_a_site() {
    let club = Club::paired(&["alice", "bob", "carol"]);
    club.run("olga", "event site cup -o www --private alice").ok();
    let site = files(&club.home.path("www"));
    assert!(site.len() >= 8 && site.contains_key("players/bob.html"), "{:?}", site.keys());
    assert!(site["index.html"].contains("player 1"), "{}", site["index.html"]);
    for (path, text) in &site {
        assert!(!text.contains("alice") && !path.contains("alice"), "{path}: {text}");
    }
}

#[test]
fn a_round_is_shown_before_it_is_signed() {
    let club = Club::started(&["alice", "bob", "carol", "dave", "erin"]);
    let before = club.log();
    let said = club.run("alice", "event pair cup --section mills --dry-run --explain").ok();
    assert!(said.starts_with("mills, round 1 (nothing is signed):\n  1: ") && said.contains(" (0) - "), "{said}");
    assert!(said.contains("  bye: "), "{said}");
    assert_eq!((club.log(), club.home.path("cup/games").exists()), (before, false));
    let report = club.json("alice", "event pair cup --section mills --dry-run");
    assert_eq!(report["boards"].as_array().unwrap().len(), 2, "{report}");
    club.run("olga", "event pair cup --section mills").ok();
    let seats = club.seats("mills", 1, 1);
    assert_eq!(report["boards"][0][0]["player"], seats[0].as_str());
    for board in 1..=2 {
        club.finish("mills", 1, board);
    }
    club.run("olga", "event collect cup").ok();
    let said = club.run("olga", "event pair cup --section mills --dry-run --explain").ok();
    assert!(said.contains("they met in round 1") || said.contains("better without this pair"), "{said}");
    club.refuses("olga", "event pair cup --explain", 2, &["--dry-run"]);
}
