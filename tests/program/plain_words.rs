//! Players read of their game, and not of the protocol: its words do not occur in what the program says by default.

use std::path::Path;
use std::sync::Arc;

use adjudicate::render::{self, PageLanguage, SiteContent};
use adjudicate::rules::Phrase;
use adjudicate_agent::game_files::CachedGameFiles;
use adjudicate_director::directory::EventDirectory;
use adjudicate_director::page;
use adjudicate_locales::Language;
use adjudicate_testkit::event::cup;
use adjudicate_testkit::file;

/// Words of the protocol; `docs/glossary.md` defines them.
const WORDS: [&str; 9] =
    ["pen", "element", "elements", "tip", "tips", "slip", "slips", "throw is pending", "pending throw"];

/// Commands whose output explains the protocol, or is read by programs.
const EXPLAINING: [(&str, &str); 8] = [
    ("explain", "shows how each entry is proved"),
    ("verify", "checks a log"),
    ("dispute", "compares logs"),
    ("ledger", "checks logs"),
    ("export", "writes files for other programs"),
    ("answer", "prints a line for another program"),
    ("rekey", "prints a line for the referee"),
    ("help", "names arguments"),
];

#[test]
fn sessions_have_no_words_of_the_protocol() {
    let mut checked = 0;
    for directory in ["tests/sessions", "tests/sessions/tasks"] {
        for path in texts(&file(directory), "txt") {
            let text = std::fs::read_to_string(&path).unwrap();
            let mut command = String::new();
            for (number, line) in (1..).zip(text.lines()) {
                if let Some(typed) = typed(line) {
                    command = typed.to_owned();
                    continue;
                }
                // For programs, about arguments, and with an element or a time that was typed.
                let typed = ["--json", "--help", "--with", "--date"].iter().any(|option| command.contains(option));
                let is_input = line.starts_with(['#', '|', '{']) || line.starts_with("+ ");
                // Such an error cites a section of the protocol, whose words it has.
                let cites = line.starts_with("! error[protocol");
                if typed || is_input || cites || explains(&command) {
                    continue;
                }
                checked += 1;
                let found = found(line);
                assert!(found.is_none(), "{}, line {number}: {found:?} in `{line}`", path.display());
            }
        }
    }
    assert!(checked > 5_000, "only {checked} lines were checked");
}

#[test]
fn texts_of_the_page_have_no_words_of_the_protocol() {
    let texts = std::fs::read_to_string(file("crates/locales/texts/en/page.ftl")).unwrap();
    // A word in braces is the name of a value.
    let words = |text: &str| {
        text.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)).collect::<String>()
    };
    let lines: Vec<&str> = texts.lines().filter(|line| !line.starts_with('#')).collect();
    let wrong: Vec<(&str, &str)> = lines.iter().filter_map(|line| Some((*line, found(&words(line))?))).collect();
    assert!(lines.len() > 300 && wrong.is_empty(), "{wrong:?}");
}

#[test]
fn rendered_letters_have_no_words_of_the_protocol() {
    let mut checked = 0;
    let letters = texts(&file("tests/letters"), "txt").into_iter().chain(texts(&file("tests/letters"), "html"));
    for path in letters {
        let text = std::fs::read_to_string(&path).unwrap();
        // Signed texts go along in blocks.
        let words = text.split("-----BEGIN").next().unwrap();
        let mut wrong: Vec<(&str, &str)> = words.lines().filter_map(|line| Some((line, found(line)?))).collect();
        // The sum of a clock has its times to the second, so that the reader can check it.
        if path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("clock-")) {
            wrong.retain(|(_, what)| *what != "a time of the log");
        }
        assert!(wrong.is_empty(), "{}: {wrong:?}", path.display());
        checked += 1;
    }
    assert!(checked >= 80, "only {checked} letters were checked");
}

#[test]
fn pages_of_events_and_replays_have_no_words_of_the_protocol() {
    let cup = cup::played();
    let home = tempfile::tempdir().unwrap();
    for (number, game) in (0..).zip(cup.files()) {
        std::fs::write(home.path().join(format!("{number}.yaml")), &game.bytes).unwrap();
    }
    let (path, bytes) = (home.path().join("event.yaml"), cup.log().into_bytes());
    let house = EventDirectory::with(Arc::new(CachedGameFiles::on_disk()), path, bytes, cup.event.clone());
    let mut site = page::site(Language::ENGLISH, &house, &house.audit().unwrap()).unwrap();
    assert_eq!(site.games.len(), 4);
    // This chapter, and the proofs of throws, explain the protocol.
    site.chapters.retain(|chapter| chapter.id != "proof");
    site.games.iter_mut().flat_map(|game| &mut game.steps).for_each(|step| step.proof.clear());
    let html = render::site(&site);
    // The English words of a page are those that translators read.
    let write = |_: &str, phrase: &Phrase| Language::ENGLISH.text(phrase.key, &phrase.arguments);
    assert_eq!(render::site(&SiteContent { language: PageLanguage { tag: "en", write }, ..site.clone() }), html);
    let scripts = html.split("<script").enumerate().map(|(number, part)| match number {
        0 => part,
        _ => part.split_once("</script>").unwrap().1,
    });
    let text: String = scripts
        .collect::<String>()
        .split('<')
        .map(|part| part.split_once('>').map_or(part, |(_, text)| text))
        .collect::<Vec<_>>()
        .join("\n");
    assert!(text.contains("bob: ") || text.contains("bob resigned"), "{text}");
    let wrong: Vec<(&str, &str)> = text.lines().filter_map(|line| Some((line, found(line)?))).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    let marks: Vec<&str> = text
        .lines()
        .filter(|line| ["x is to ", "o is to ", "turn of x", "turn of o"].iter().any(|mark| line.contains(mark)))
        .collect();
    assert!(marks.is_empty(), "{marks:?}");
}

#[test]
fn words_and_times_are_found() {
    assert_eq!(found("alice holds the pen."), Some("pen"));
    assert_eq!(found("a pencil, sleeping, open"), None);
    assert_eq!(found("since 2026-11-23T14:46:58Z"), Some("a time of the log"));
    assert_eq!(found("at 14:46 UTC"), Some("a time of the log"));
    assert_eq!(typed("alice$ show --as words"), Some("show --as words"));
    assert_eq!(typed("costs 5$ more"), None);
}

/// The files of a directory that end so.
fn texts(directory: &Path, end: &str) -> Vec<std::path::PathBuf> {
    let paths = std::fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<_> = paths.filter(|path| path.extension().is_some_and(|found| found == end)).collect();
    paths.sort();
    paths
}

/// The command in a line of a session, `alice$ show`.
fn typed(line: &str) -> Option<&str> {
    let (who, typed) = line.split_once("$ ")?;
    who.chars().all(|c| c.is_ascii_alphanumeric() || c == '-').then_some(typed)
}

fn explains(command: &str) -> bool {
    let words = || command.split_whitespace().filter(|word| !word.starts_with('-') && *word != "adjudicate");
    EXPLAINING.iter().any(|(explaining, _)| words().next() == Some(*explaining))
}

/// The first word of the protocol in a line, or a time of the log.
fn found(line: &str) -> Option<&'static str> {
    let small = line.to_ascii_lowercase();
    let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    for word in WORDS {
        for (place, _) in small.match_indices(word) {
            let before = small[..place].chars().next_back();
            let behind = small[place + word.len()..].chars().next();
            if !before.is_some_and(is_letter) && !behind.is_some_and(is_letter) {
                return Some(word);
            }
        }
    }
    let digits = |text: &str, shape: &str| {
        text.len() == shape.len()
            && text.chars().zip(shape.chars()).all(|(c, s)| if s == '0' { c.is_ascii_digit() } else { c == s })
    };
    let times = ["0000-00-00T00:00:00Z", "00:00 UTC"];
    let has = |shape: &&str| {
        (0..small.len()).any(|at| line.get(at..at + shape.len()).is_some_and(|part| digits(part, shape)))
    };
    times.iter().any(has).then_some("a time of the log")
}
