//! The page of a game in a real browser: opened from a file, gone through with keys, slider and buttons, on a phone and on
//! a desk, read aloud, printed, and at night.

use std::path::{Path, PathBuf};

use adjudicate::referee::verify_with;
use adjudicate::render::{PageStep, ReplayPage, page};
use adjudicate::rules::{Scene, TurnStatus};
use serde_json::json;

use crate::homes;
use crate::pictures::webdriver::Browser;

const LEFT: char = '\u{e012}';
const RIGHT: char = '\u{e014}';
const HOME: char = '\u{e011}';
const END: char = '\u{e010}';
const TAB: char = '\u{e004}';

/// The visible state of the page: the pieces, the words, and the positions of all controls.
const STATE: &str = "({ \
    what: document.getElementById('what').textContent, \
    words: document.getElementById('words').textContent, \
    slider: Number(slider.value), \
    marked: document.querySelector('#moves > [aria-current]').id, \
    beside: [...document.querySelectorAll('.beside > li')].filter(e => !e.hidden).map(e => \
        (e.querySelector('b, .note') || {}).textContent || ''), \
    pieces: [...document.querySelectorAll('#board title')].filter(t => !t.closest('[hidden]') && \
        t.nextElementSibling.tagName === 'use').length })";

fn example(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(name)
}

/// The boards after every entry.
fn scenes(log: &Path) -> Vec<Scene> {
    let mut scenes = Vec::new();
    let verified = verify_with(&std::fs::read(log).unwrap(), |_, _, state| scenes.push(state.play().scene(None)));
    assert!(verified.fault.is_none());
    scenes
}

#[test]
fn pages_work_in_a_browser() {
    let Some(browser) = Browser::start() else { return };
    let world = homes();
    let person = world.stranger("alice");
    for name in ["backgammon", "chess", "duodecim-scriptorum", "duerror-grandis", "open"] {
        let log = example(&format!("{name}.yaml"));
        person.run(&format!("replay {} --as html -o {name}.html", log.display())).ok();
        walk(&browser, &person.path(&format!("{name}.html")), &scenes(&log));
    }
    let file = person.path("backgammon.html");
    aloud(&browser, &file);
    turned(&browser, &person.path("chess.html"));
    sizes(&browser, &person.path("duodecim-scriptorum.html"));
    sizes(&browser, &person.path("duerror-grandis.html"));
    looks(&browser, &file);
    hostile(&browser, &person.path("hostile.html"));
}

/// Nothing was asked for but the page itself, and nothing was complained of.
pub fn quiet(browser: &Browser, file: &Path) {
    assert_eq!(browser.console(), Vec::<String>::new(), "{}", file.display());
    let page = format!("file://{}", file.display());
    let others: Vec<String> = browser
        .requests()
        .into_iter()
        .filter(|address| !address.starts_with(&page) && address != "about:blank" && address != "data:,")
        .collect();
    assert_eq!(others, Vec::<String>::new(), "the page asks for nothing");
}

/// Keys, slider, buttons and the list all go to the same boards.
fn walk(browser: &Browser, file: &Path, scenes: &[Scene]) {
    browser.size(1280, 900);
    browser.open(file, "");
    let last = scenes.len() - 1;
    let at = |step: usize| {
        let state = browser.value(STATE);
        let place = format!("{}, entry {step}: {state}", file.display());
        assert!(state["what"].as_str().unwrap().starts_with(&format!("Entry {step}: ")), "{place}");
        assert_eq!(state["pieces"], scenes[step].pieces.len(), "{place}");
        assert_eq!(state["slider"], step, "{place}");
        assert_eq!(state["words"], scenes[step].words.join(" "), "{place}");
        let mut beside: Vec<&str> = scenes[step].strips.iter().map(|strip| strip.name.as_str()).collect();
        // Dice that are somebody's lie beside his name.
        let acting = scenes[step].strips.iter().any(|strip| strip.standing == TurnStatus::Acting);
        beside.extend(scenes[step].dice.first().filter(|_| !acting).map(|_| ""));
        let bare = scenes[step].strips.is_empty() && scenes[step].notes.is_empty();
        let notes = if bare { &scenes[step].asides } else { &scenes[step].notes };
        beside.extend(notes.iter().map(String::as_str));
        assert_eq!(state["beside"], json!(beside), "{place}");
        assert_eq!(state["marked"], format!("e{step}"), "{place}");
    };
    at(last);
    browser.press(HOME);
    at(0);
    for step in 1..=last {
        browser.press(RIGHT);
        at(step);
    }
    browser.press(RIGHT);
    at(last);
    browser.press(LEFT);
    at(last - 1);
    browser.click("#first");
    at(0);
    browser.press(LEFT);
    at(0);
    browser.click("#on");
    at(1);
    browser.click("#back");
    at(0);
    browser.click("#last");
    at(last);
    // The slider under the finger, and under the keys when it has the focus.
    browser.value(&format!("(slider.focus(), slider.value = {}, slider.dispatchEvent(new Event('input')))", last / 2));
    at(last / 2);
    browser.press(RIGHT);
    at(last / 2 + 1);
    browser.press(END);
    at(last);
    browser.click("#e3 a");
    at(3);
    browser.open(file, "#e2");
    at(2);
    quiet(browser, file);
}

/// One board is shown at a time, and it follows the slider whichever way it is turned.
fn turned(browser: &Browser, file: &Path) {
    browser.open(file, "");
    let seen =
        "[...document.querySelectorAll('svg.board')].filter(e => !e.hasAttribute('hidden')).map(e => e.id).join()";
    let king = "(() => { const piece = [...document.querySelectorAll('svg.board:not([hidden]) title')].find(t => \
                t.textContent.startsWith(\"white king\") && !t.closest('[hidden]')).parentElement.getBoundingClientRect(); \
                const board = document.querySelector('svg.board:not([hidden])').getBoundingClientRect(); \
                return (piece.top + piece.bottom) / 2 - (board.top + board.bottom) / 2; })()";
    browser.press(HOME);
    assert_eq!(browser.text(seen), "board");
    assert!(browser.number(king) > 0.0, "white begins below");
    assert_eq!(browser.called("#turn"), ("Turn the board".to_owned(), "button".to_owned()));
    browser.click("#turn");
    assert_eq!(browser.text(seen), "turned");
    assert!(browser.number(king) < 0.0, "the king has gone to the top");
    browser.click("#on");
    assert!(browser.text("document.getElementById('what').textContent").starts_with("Entry 1: "));
    browser.click("#turn");
    assert_eq!(browser.text(seen), "board");
    quiet(browser, file);
}

/// Returns the page as a screen reader finds it.
fn aloud(browser: &Browser, file: &Path) {
    browser.open(file, "");
    assert_eq!(browser.called("#slider"), ("Entry".to_owned(), "slider".to_owned()));
    for (button, label) in [("first", "To the beginning"), ("back", "Back"), ("on", "On"), ("last", "To the end")] {
        assert_eq!(browser.called(&format!("#{button}")), (label.to_owned(), "button".to_owned()));
    }
    let (board, role) = browser.called("#board");
    assert!(board.starts_with("The board") && (role == "image" || role == "img"), "{board}, {role}");
    assert_eq!(browser.text("document.getElementById('now').getAttribute('aria-live')"), "polite");
    let before = browser.text("slider.getAttribute('aria-valuetext')");
    browser.press(LEFT);
    assert_ne!(browser.text("slider.getAttribute('aria-valuetext')"), before);
    assert_eq!(browser.text("document.documentElement.lang"), "en");
    // From the beginning of the page, the keyboard reaches the controls first, then the list.
    browser.open(file, "");
    let reached: Vec<String> = (0..7)
        .map(|_| {
            browser.press(TAB);
            browser.text("document.activeElement.id || document.activeElement.closest('li').id")
        })
        .collect();
    assert_eq!(reached, ["first", "back", "slider", "on", "last", "turn", "e0"]);
    assert!(browser.number("document.querySelectorAll('details dd').length") > 10.0, "the throws are proved");
    quiet(browser, file);
}

/// Nothing is too small to read or to hit, and nothing sticks out.
fn sizes(browser: &Browser, file: &Path) {
    for (width, height) in [(360, 740), (1280, 900)] {
        browser.size(width, height);
        browser.open(file, "");
        let place = format!("{} at {width}", file.display());
        assert_eq!(browser.number("innerWidth") as u32, width, "{place}");
        assert!(browser.number("document.documentElement.scrollWidth") <= f64::from(width), "{place}: it sticks out");
        let smallest = "Math.min(...[...document.querySelectorAll('p, li, b, span, time, blockquote, dt, summary')]\
                        .map(e => parseFloat(getComputedStyle(e).fontSize)))";
        assert!(browser.number(smallest) >= 16.0, "{place}: {}", browser.number(smallest));
        let scale = "document.getElementById('board').getBoundingClientRect().width / \
                     document.getElementById('board').viewBox.baseVal.width";
        let letters = format!(
            "Math.min(...[...document.querySelectorAll('#board text')].map(e => \
             parseFloat(getComputedStyle(e).fontSize))) * Math.min(1, {scale})"
        );
        assert!(browser.number(&letters) >= 10.5, "{place}: letters of {} pixels", browser.number(&letters));
        let targets = "Math.min(...[...document.querySelectorAll('.controls > *')].map(e => \
                       e.getBoundingClientRect().height))";
        assert!(browser.number(targets) >= 44.0, "{place}: {}", browser.number(targets));
        let board = "document.getElementById('board').getBoundingClientRect().width";
        assert!(browser.number(board) >= 300.0, "{place}: {}", browser.number(board));
        browser.open(file, "#e12");
        let board = "document.getElementById('board').getBoundingClientRect().top";
        browser.wait(&format!("scrollY === 0 && {board} > 0"), &place);
        if width > 1000 {
            let bottom = "document.querySelector('.controls').getBoundingClientRect().bottom";
            assert!(browser.number(bottom) <= f64::from(height), "{place}: the controls are out of sight");
        }
    }
    quiet(browser, file);
}

/// At night, and on paper.
fn looks(browser: &Browser, file: &Path) {
    browser.open(file, "");
    let contrast = "(() => { const light = (c) => { const [r, g, b] = c.match(/[0-9.]+/g).map(v => { v /= 255; return v <= \
                    0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; }); return 0.2126 * r + 0.7152 * g + 0.0722 * b; }; \
                    const back = light(getComputedStyle(document.documentElement).backgroundColor); return \
                    Math.min(...[...document.querySelectorAll('p, time, .role, .note, h1')].map(e => { const front = \
                    light(getComputedStyle(e).color); return (Math.max(front, back) + 0.05) / (Math.min(front, back) + \
                    0.05); })); })()";
    for (name, value) in [("prefers-color-scheme", "light"), ("prefers-color-scheme", "dark")] {
        browser.devtools(
            "Emulation.setEmulatedMedia",
            &json!({ "media": "", "features": [{ "name": name, "value": value }] }),
        );
        assert!(browser.number(contrast) >= 4.5, "{value}: {}", browser.number(contrast));
    }
    let paper = "getComputedStyle(document.documentElement).backgroundColor";
    assert_eq!(browser.text(paper), "rgb(29, 26, 23)");
    browser.devtools("Emulation.setEmulatedMedia", &json!({ "media": "print", "features": [] }));
    assert_eq!(browser.text("getComputedStyle(document.querySelector('.controls')).display"), "none");
    assert_ne!(browser.text("getComputedStyle(document.getElementById('board')).display"), "none");
    assert!(browser.number("document.getElementById('moves').getBoundingClientRect().height") > 100.0);
    browser.devtools("Emulation.setEmulatedMedia", &json!({ "media": "", "features": [] }));
    quiet(browser, file);
}

/// A player who writes markup has written text.
fn hostile(browser: &Browser, file: &Path) {
    let evil = "<img src=x onerror=\"document.title='caught'\"></p><script>document.title='caught'</script>";
    let step = |entry| PageStep {
        entry,
        date: "2026-11-20".to_owned(),
        happened: vec![evil.to_owned()],
        say: Some(evil.to_owned()),
        remarks: vec![evil.to_owned()],
        proof: Vec::new(),
        scene: Scene { words: vec![evil.to_owned()], notes: vec![evil.to_owned()], ..Scene::default() },
        turned: None,
    };
    let html = page(&ReplayPage { title: "a game".to_owned(), steps: vec![step(0), step(1)], ..ReplayPage::default() });
    std::fs::write(file, html).unwrap();
    browser.open(file, "");
    browser.press(LEFT);
    assert_eq!(browser.text("document.title"), "a game");
    assert_eq!(browser.number("document.querySelectorAll('img').length"), 0.0);
    assert_eq!(browser.text("document.querySelector('blockquote').textContent"), evil);
    quiet(browser, file);
}
