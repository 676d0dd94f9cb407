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
            let mut place: Vec<&str> = directory.split('/').filter(|part| !part.is_empty()).collect();
            for part in page.split('/') {
                if part == ".." {
                    place.pop();
                } else {
                    place.push(part);
                }
            }
            let page = if page.is_empty() { path.to_owned() } else { place.join("/") };
            (page, id)
        })
        .collect()
}

/// Holds that each link of each page leads to something that is there; returns how many there are.
fn check_links(club: &Club, site: &BTreeMap<String, String>, directory: &str) -> usize {
    let mut count = 0;
    for (path, html) in site.iter().filter(|(path, _)| path.ends_with(".html")) {
        assert!(html.starts_with("<!DOCTYPE html>") && html.len() < 100_000, "{path}: {}", html.len());
        for (page, id) in links(path, html) {
            if page.ends_with("check.html") {
                assert!(club.home.path(directory).join(&page).exists(), "{path} links to {page}");
                continue;
            }
            let target = site.get(&page).unwrap_or_else(|| panic!("{path} links to {page}, which is not there"));
            if let Some(id) = id {
                assert!(target.contains(&format!("id=\"{id}\"")), "{path} links to {page}#{id}");
            }
            count += 1;
        }
    }
    count
}

#[test]
fn several_events_are_an_archive_with_persons() {
    let club = Club::paired(&["alice", "bob", "carol"]);
    club.finish("mills", 1, 1);
    club.run("olga", "event collect cup").ok();
    // The same people hold another event, in which carol plays no part.
    club.home.write("winter.yaml", super::DESCRIPTION.replace("2027-01-08", "2027-02-08"));
    club.run("olga", "event new winter.yaml --output winter").ok();
    for who in ["alice", "bob"] {
        let name = if who == "bob" { "robert" } else { who };
        let letter = club.run(who, &format!("event enter winter --name {name} --section chess")).ok();
        club.home.write("slip.txt", letter);
        club.run("olga", "event import slip.txt --event winter").ok();
    }
    let said = club.run("olga", "event site cup winter -o www").ok();
    assert!(said.starts_with("Written: www/index.html, and "), "{said}");
    let site = files(&club.home.path("www"));
    assert_eq!(site["cup/log/event.yaml"], club.log());
    check_links(&club, &site, "www");
    let front = &site["index.html"];
    for link in ["cup/index.html", "winter/index.html", "cup/players/carol.html", "winter/players/robert.html"] {
        assert!(front.contains(&format!("<a href=\"{link}\">")), "{link}: {front}");
    }
    // Bob is one person, whatever his name in an event is.
    let row = front.split("<tr>").find(|row| row.contains("winter/players/robert.html")).unwrap();
    assert!(row.contains("cup/players/bob.html"), "{row}");
    let archive: serde_json::Value = serde_json::from_str(&site["archive.json"]).unwrap();
    let results = archive["events"].as_array().unwrap().iter().map(|one| one["results"].as_str().unwrap());
    let results: Vec<&str> = results.collect();
    assert!(results.len() == 2 && results.iter().all(|path| site.contains_key(*path)), "{archive}");
    // Once more into the same directory; with a name left out; an event is not given twice.
    club.run("olga", "event site cup winter -o www").ok();
    club.run("olga", "event site cup winter -o www3 --private carol").ok();
    let site = files(&club.home.path("www3"));
    assert!(site.len() > 8 && site.values().all(|text| !text.contains("carol")), "{:?}", site.keys());
    club.refuses("olga", "event site cup cup -o www", 2, &["is given twice"]);
    club.refuses("olga", "event site cup winter -o www2 --private mallory", 2, &["entered none of these events"]);
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
    let count = check_links(&club, &site, "www");
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
    // The same site once more; but nothing stays of a site that had another name.
    club.run("olga", "event site cup -o www --private alice").ok();
    let old = ["of an older site", "name a new directory"];
    club.refuses("olga", "event site cup -o www --private bob", 2, &old);
    assert_eq!(files(&club.home.path("www")), site);
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
