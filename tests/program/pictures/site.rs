//! The page of an event: every game on it can be reached and gone through, nothing on it acts or asks for anything.

use std::collections::BTreeSet;
use std::path::Path;

use adjudicate::referee::verify_with;
use adjudicate::render::{
    Chapter, ChapterPart, Column, PageLanguage, PageStep, SiteContent, SiteGame, SiteTable, Span, site,
};
use adjudicate::rules::Scene;
use serde_json::json;

use crate::homes;
use crate::pictures::browser::quiet;
use crate::pictures::webdriver::Browser;

const LEFT: char = '\u{e012}';
const HOME: char = '\u{e011}';
const TAB: char = '\u{e004}';

const EVIL: &str = "\"'><script>document.title='caught'</script><img src=x onerror=alert(1)></template></title>";

/// The values of an attribute, wherever it stands.
fn values(html: &str, attribute: &str) -> Vec<String> {
    let marker = format!(" {attribute}=\"");
    html.split(&marker).skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

/// Every element ends where it should; those without an end are known.
fn nested(html: &str) {
    let (before, rest) = html.split_once("<style>").unwrap();
    let (_, rest) = rest.split_once("</style>").unwrap();
    let (body, _) = rest.split_once("<script>").unwrap();
    let mut open: Vec<&str> = Vec::new();
    for part in [before, body] {
        for tag in part.split('<').skip(1) {
            let tag = tag.split('>').next().unwrap();
            let name = tag.split([' ', '\n']).next().unwrap();
            match name.strip_prefix('/') {
                Some(name) => assert_eq!(open.pop(), Some(name), "in <{tag}>"),
                None if tag.ends_with('/') || ["!DOCTYPE", "meta", "link", "input"].contains(&name) => {}
                None => open.push(name),
            }
        }
    }
    assert_eq!(open, ["html", "body"]);
}

/// Links lead to what is there, ids stand once, nothing is asked for from elsewhere.
fn closed(html: &str) -> BTreeSet<String> {
    let (shell, _) = html.split_once("<template").unwrap_or((html, ""));
    let own = values(shell, "id");
    let unique: BTreeSet<String> = own.iter().cloned().collect();
    assert_eq!(own.len(), unique.len(), "an id stands twice");
    let games: BTreeSet<String> =
        html.split("<template ").skip(1).map(|game| values(&format!(" {game}"), "id").remove(0)).collect();
    for target in values(html, "href") {
        let Some(id) = target.strip_prefix('#') else {
            assert!(["data:,", "adjudicate.html"].contains(&target.as_str()), "a link out of the page: {target}");
            continue;
        };
        assert!(html.contains(&format!(" id=\"{id}\"")), "nothing is called {id}");
    }
    for attribute in ["src", "action", "style", "onclick", "onload"] {
        assert_eq!(values(html, attribute), Vec::<String>::new());
    }
    assert!(!html.contains("://"), "an address");
    games
}

#[test]
fn the_example_is_whole() {
    let world = homes();
    let person = world.stranger("alice");
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/event");
    person.run(&format!("event page {} -o cup.html", example.display())).ok();
    let html = std::fs::read_to_string(person.path("cup.html")).unwrap();
    nested(&html);
    let games = closed(&html);
    assert_eq!(games.len(), 10);
    let links = values(html.split_once("<template").unwrap().0, "href");
    for game in &games {
        assert!(links.contains(&format!("#{game}")), "{game} cannot be reached");
    }
    for said in ["Winter Cup by Letter", "Final standings", "Crosstable", "dave withdrew", "Seed of the lots"] {
        assert!(html.contains(said), "{said}");
    }
    assert!(!html.contains("referee@example.org"), "addresses are not for a page");
    assert!(!html.contains("unsafe-inline") && html.contains("default-src 'none'"));
    // The same logs make the same page.
    person.run(&format!("event page {} -o again.html", example.display())).ok();
    assert!(html == std::fs::read_to_string(person.path("again.html")).unwrap());
}

/// A result that its game does not give stands at the beginning of the page, and at its game.
#[test]
fn what_does_not_fit_is_shown() {
    let world = homes();
    let person = world.stranger("alice");
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/event");
    std::fs::create_dir_all(person.path("cup/games")).unwrap();
    std::fs::copy(example.join("event.yaml"), person.path("cup/event.yaml")).unwrap();
    for game in std::fs::read_dir(example.join("games")).unwrap() {
        let path = game.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let mut log = std::fs::read_to_string(&path).unwrap();
        match name {
            "merels-r1-b1.yaml" => continue,
            "merels-r1-b2.yaml" => log = log.replacen("seq: 4", "seq: 5", 1),
            _ => {}
        }
        std::fs::write(person.path("cup/games").join(name), log).unwrap();
    }
    let call = person.run("event page cup -o cup.html");
    assert_eq!((call.status, call.stdout.as_str()), (0, "Written: cup.html.\n"));
    assert_eq!(call.stderr.matches("error[event]").count(), 3, "{}", call.stderr);
    let html = std::fs::read_to_string(person.path("cup.html")).unwrap();
    nested(&html);
    assert_eq!(closed(&html).len(), 9);
    for said in ["role=\"alert\"", "is missing", "its log is missing", "Its log is invalid"] {
        assert!(html.contains(said), "{said}");
    }
}

fn hostile() -> SiteContent {
    let evil = || EVIL.to_owned();
    let text =
        || vec![Span::Text(evil()), Span::Strong(evil()), Span::Code(evil()), Span::Link("g".to_owned(), evil())];
    let table = SiteTable {
        caption: evil(),
        columns: vec![Column::number(EVIL, EVIL), Column::prose(EVIL)],
        named_by: 1,
        rows: vec![vec![text(), text()]],
    };
    let step = |entry| PageStep {
        entry,
        date: evil(),
        happened: vec![evil()],
        say: Some(evil()),
        remarks: vec![evil()],
        proof: vec![(evil(), evil())],
        scene: Scene { words: vec![evil()], notes: vec![evil()], ..Scene::default() },
        turned: None,
    };
    let parts = vec![
        ChapterPart::Heading("h".to_owned(), evil()),
        ChapterPart::Text(text()),
        ChapterPart::Alarm(text()),
        ChapterPart::Facts(vec![(evil(), text())]),
        ChapterPart::List(vec![text()]),
        ChapterPart::Table(table.clone()),
        ChapterPart::More(evil(), vec![ChapterPart::Table(table)]),
    ];
    SiteContent {
        language: PageLanguage::default(),
        title: evil(),
        referee: true,
        facts: vec![evil()],
        chapters: vec![Chapter { id: "c".to_owned(), title: evil(), parts }],
        games: vec![SiteGame {
            id: "g".to_owned(),
            title: evil(),
            ways: vec![text()],
            facts: vec![text()],
            steps: vec![step(0), step(1)],
            outlook: vec![evil()],
            notes: vec![text()],
        }],
    }
}

/// The common parts of a section's games are on the page once a game, not once a turn.
#[test]
fn many_games_stay_small() {
    let log = std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/backgammon.yaml")).unwrap();
    let mut steps = Vec::new();
    let verified = verify_with(&log, |_, signed, state| {
        let entry = &signed.entry;
        steps.push(PageStep {
            entry: entry.seq,
            date: "2026-11-20".to_owned(),
            happened: vec![format!("turn {}, {} (x): {}", entry.seq, entry.by, "24/23(2) 13/11")],
            say: None,
            remarks: Vec::new(),
            proof: Vec::new(),
            scene: state.play().scene(None),
            turned: None,
        });
    });
    assert!(verified.fault.is_none() && steps.len() > 40);
    let game = |number: usize| SiteGame { id: format!("g{number}"), steps: steps.clone(), ..SiteGame::default() };
    let html = site(&SiteContent { games: (0..66).map(game).collect(), ..SiteContent::default() });
    let turn = html.len() / (66 * steps.len());
    assert!(turn < 3_000, "66 games of {} entries take {} bytes, {turn} a turn", steps.len(), html.len());
}

#[test]
fn sites_let_no_text_act() {
    let html = site(&hostile());
    assert_eq!(html.matches("<script").count(), 1);
    assert_eq!(html.matches("</script").count(), 1);
    assert_eq!(html.matches("<template").count(), 1);
    assert!(!html.contains("<img"));
    nested(&html);
    closed(&html);
}

#[test]
fn sites_work_in_a_browser() {
    let Some(browser) = Browser::start() else { return };
    let world = homes();
    let person = world.stranger("alice");
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/event");
    person.run(&format!("event page {} -o cup.html", example.display())).ok();
    let file = person.path("cup.html");
    browser.size(1280, 900);
    browser.open(&file, "");
    let games = browser.value("[...document.querySelectorAll('template.waiting')].map(game => game.id)");
    let games: Vec<&str> = games.as_array().unwrap().iter().map(|id| id.as_str().unwrap()).collect();
    assert_eq!(games.len(), 10);
    for game in &games {
        browser.value(&format!("location.hash = '#{game}'"));
        browser.wait(
            &format!(
                "!document.getElementById('stage').hidden && document.getElementById('event').hidden && document.activeElement.textContent.length > 9 && \
            document.querySelector('#stage .ways a') !== null && location.hash === '#{game}'"
            ),
            game,
        );
        browser.wait("document.querySelector('#stage #board') !== null", game);
        let entries = browser.number("document.querySelectorAll('#moves > li').length");
        if entries < 2.0 {
            // Never begun, and ruled upon: there is nothing to go through.
            assert_eq!((*game, browser.value("document.querySelector('#slider')")), ("game-merels-r3-b2", json!(null)));
            continue;
        }
        assert_eq!(browser.number("Number(slider.max)"), entries - 1.0);
        browser.press(LEFT);
        let at = format!("Entry {}: ", entries - 2.0);
        assert!(browser.text("what.textContent").starts_with(&at), "{game}: {at}");
        browser.press(HOME);
        assert!(browser.text("what.textContent").starts_with("Entry 0: "), "{game}");
        assert_eq!(browser.number("document.querySelectorAll('[aria-current]').length"), 1.0);
    }
    // A link to an entry shows its board; the ways lead on, back, and to the tables.
    browser.open(&file, &format!("#{}-e2", games[0]));
    assert!(browser.text("what.textContent").starts_with("Entry 2: "));
    browser.click(".ways li:last-child a");
    // The address is another one at once, and what is shown only then.
    let shown = "document.querySelector('.ways li:last-child a').hash";
    browser.wait(&format!("location.hash === '#{0}' && {shown} !== '#{0}'", games[1]), "the next game");
    browser.click(".ways li:first-child a");
    browser.wait(
        "document.getElementById('stage').hidden && !document.getElementById('event').hidden && scrollY > 0",
        "the crosstable",
    );
    browser.value("history.back()");
    browser.wait("!document.getElementById('stage').hidden && document.getElementById('event').hidden", "back");
    quiet(&browser, &file);
    // From the beginning of the page, the keyboard reaches the contents first.
    browser.open(&file, "");
    browser.press(TAB);
    assert_eq!(browser.text("document.activeElement.getAttribute('href')"), "#overview");
    for (width, height) in [(360, 740), (1280, 900)] {
        browser.size(width, height);
        for fragment in ["", games[0], games[games.len() - 1]] {
            browser.open(&file, &format!("#{fragment}"));
            let place = format!("{fragment} at {width}");
            assert!(
                browser.number("document.documentElement.scrollWidth") <= f64::from(width),
                "{place}: it sticks out"
            );
            let smallest = "Math.min(...[...document.querySelectorAll('p, li, th, td, dt, dd, a, summary')]\
                            .map(e => parseFloat(getComputedStyle(e).fontSize)))";
            assert!(browser.number(smallest) >= 14.0, "{place}: {}", browser.number(smallest));
        }
    }
    browser.open(&file, "");
    browser.devtools("Emulation.setEmulatedMedia", &json!({ "media": "print", "features": [] }));
    assert_eq!(browser.text("getComputedStyle(document.querySelector('.contents')).display"), "none");
    browser.devtools("Emulation.setEmulatedMedia", &json!({ "media": "", "features": [] }));
    quiet(&browser, &file);

    std::fs::write(person.path("hostile.html"), site(&hostile())).unwrap();
    let file = person.path("hostile.html");
    for fragment in ["", "#g"] {
        browser.open(&file, fragment);
        browser.press(LEFT);
        assert_eq!(browser.number("document.querySelectorAll('img').length"), 0.0);
        assert!(!browser.text("document.title").starts_with("caught"));
        assert_eq!(browser.text("document.querySelector('code').textContent"), EVIL);
    }
    quiet(&browser, &file);
}
