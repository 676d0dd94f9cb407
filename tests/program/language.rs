//! Comments, help texts and pages name the actor of each sentence.
//!
//! A sentence that begins with *who*, *what* or *where* and is no question has its subject hidden in a clause ("What is kept
//! here is read by ..."), so that readers must find out what it is about. The help texts of the program are doc comments,
//! and `docs/json.md` and the schemas are made of doc comments, so one check covers all of them.

use std::fs;
use std::path::Path;

/// The words with which no sentence begins, except questions.
const HEADLESS: [&str; 7] = ["who", "whoever", "what", "whatever", "whose", "where", "wherever"];

/// Directories and files that people write in.
const PLACES: [&str; 15] = [
    "benches",
    "build.rs",
    "crates",
    "docs",
    "examples",
    "fuzz",
    "page/building.md",
    "page/src",
    "src",
    "tests",
    "xtask",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "SECURITY.md",
];

/// A part of a text in which sentences are found: the line at which it begins, and its words.
type Paragraph = (usize, String);

/// Collects the Rust files and pages at a path and below it.
fn texts(path: &Path, found: &mut Vec<std::path::PathBuf>) {
    if path.is_dir() {
        for item in fs::read_dir(path).unwrap() {
            let path = item.unwrap().path();
            if !["target", "node_modules", "built"].iter().any(|name| path.ends_with(name)) {
                texts(&path, found);
            }
        }
    } else if path.extension().is_some_and(|extension| extension == "rs" || extension == "md") {
        found.push(path.to_owned());
    }
}

/// Returns the paragraphs, headings, items and cells of a text in Markdown.
fn paragraphs<'a>(lines: impl Iterator<Item = (usize, &'a str)>) -> Vec<Paragraph> {
    let (mut found, mut code, mut open) = (Vec::new(), false, false);
    for (number, line) in lines {
        let line = line.trim();
        let fence = line.starts_with("```");
        code ^= fence;
        let heading = line.trim_start_matches('#');
        let item = line.trim_start_matches(|c: char| c.is_ascii_digit()).strip_prefix(". ");
        let item = item.or_else(|| line.strip_prefix("- ")).or_else(|| line.strip_prefix("* "));
        if code || fence || line.is_empty() || line.starts_with("<!--") {
            open = false;
        } else if let Some(cells) = line.strip_prefix('|') {
            found.extend(cells.split(" | ").flat_map(|cell| cell.split("<br>")).map(|cell| (number, cell.to_owned())));
            open = false;
        } else if heading.len() < line.len() && heading.starts_with(' ') {
            found.push((number, heading.to_owned()));
            open = false;
        } else if let (Some((_, paragraph)), true, None) = (found.last_mut(), open, item) {
            paragraph.push(' ');
            paragraph.push_str(line);
        } else {
            found.push((number, item.unwrap_or(line).to_owned()));
            open = true;
        }
    }
    // Lessons are tables whose lines break within a cell, and paragraphs of their own elsewhere.
    found
        .into_iter()
        .flat_map(|(number, text)| text.split("<br>").map(|part| (number, part.to_owned())).collect::<Vec<_>>())
        .collect()
}

/// Returns the paragraphs of the comments of a Rust file. Lines with the same marker make one comment.
fn comments(text: &str) -> Vec<Paragraph> {
    let (mut found, mut comment, mut marker) = (Vec::new(), Vec::new(), "");
    for (number, line) in text.lines().enumerate() {
        let line = line.trim_start();
        let here = ["//!", "///", "//"].into_iter().find(|marker| line.starts_with(marker)).unwrap_or_default();
        if here != marker {
            found.extend(paragraphs(comment.drain(..)));
            marker = here;
        }
        if !here.is_empty() {
            comment.push((number + 1, &line[here.len()..]));
        }
    }
    found.extend(paragraphs(comment.into_iter()));
    found
}

/// Signs that may stand around a sentence.
const SIGNS: [char; 10] = ['*', '_', '"', '“', '”', '(', ')', '[', ']', ' '];

/// Returns the sentences of a paragraph: a sentence ends with a stop before a blank and a capital letter or a sign.
fn sentences(paragraph: &str) -> Vec<&str> {
    let (mut found, mut start) = (Vec::new(), 0);
    for (place, _) in paragraph.match_indices(['.', '!', '?']) {
        let rest = &paragraph[place + 1..];
        let behind = rest.trim_start_matches(SIGNS);
        let gap = &rest[..rest.len() - behind.len()];
        if gap.contains(' ') && behind.starts_with(|c: char| !c.is_lowercase()) {
            found.push(&paragraph[start..place + 1]);
            start = place + 1;
        }
    }
    found.push(&paragraph[start..]);
    found
}

/// Returns whether a sentence has no subject before its first clause.
fn is_headless(sentence: &str) -> bool {
    let sentence = sentence.trim_matches(SIGNS);
    let word: String = sentence.chars().take_while(|c| c.is_alphabetic()).collect();
    HEADLESS.contains(&word.to_lowercase().as_str()) && !sentence.ends_with('?')
}

#[test]
fn every_sentence_names_its_actor() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    PLACES.iter().for_each(|place| texts(&root.join(place), &mut paths));
    assert!(paths.len() > 700, "the texts were not found");
    paths.sort();
    let mut wrong = Vec::new();
    for path in &paths {
        let text = fs::read_to_string(path).unwrap();
        let name = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
        let parts = if name.ends_with(".rs") { comments(&text) } else { paragraphs((1..).zip(text.lines())) };
        for (number, paragraph) in &parts {
            let headless = sentences(paragraph).into_iter().filter(|sentence| is_headless(sentence));
            wrong.extend(headless.map(|sentence| format!("{name}:{number}: {}", sentence.trim())));
        }
    }
    assert!(wrong.is_empty(), "name the actor of each sentence:\n{}", wrong.join("\n"));
}

#[test]
fn headless_sentences_are_told_from_others() {
    let page = "# What it is\n\nWhat is kept? A log. *Whoever* reads it\nknows it. See what it says.\n\n\
        | who | b | where it is |\n- Where it is, it stays. Then (what) it does.\n\n```\nWhat is code\n```\n";
    let parts = paragraphs((1..).zip(page.lines()));
    let found: Vec<(usize, &str)> = parts
        .iter()
        .flat_map(|(number, part)| sentences(part).into_iter().map(|sentence| (*number, sentence.trim_matches(SIGNS))))
        .filter(|(_, sentence)| is_headless(sentence))
        .collect();
    let expected = [(1, "What it is"), (3, "Whoever* reads it knows it."), (6, "who"), (6, "where it is |")];
    assert_eq!(found[..3], expected[..3]);
    assert!(found[3].1.starts_with("where it is"));
    assert_eq!(found[4..], [(7, "Where it is, it stays.")]);
    let code = "//! Whose it is.\n\nfn a() {\n    // What is done\n    // here.\n    let b = \"What\"; // What\n}\n";
    let found = comments(code).iter().filter(|(_, part)| is_headless(part)).count();
    assert_eq!(found, 2);
}
