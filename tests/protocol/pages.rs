//! The pages of the protocol against the program: tables of fields, of classes and clauses, of acts.

use std::collections::BTreeSet;

use adjudicate::log::Frames;
use serde_json::Value;

/// Reads a file of the repository.
fn file(path: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// Returns the rows of the table whose head begins so: the cells of each.
fn table(page: &str, head: &str) -> Vec<Vec<String>> {
    let rows = page.lines().skip_while(|line| !line.starts_with(head)).skip(2).take_while(|line| line.starts_with('|'));
    let cells = |row: &str| row.split('|').skip(1).map(|cell| cell.trim().to_owned()).collect();
    let rows: Vec<Vec<String>> = rows.map(cells).collect();
    assert!(rows.len() > 5, "there is no table `{head}`");
    rows
}

/// Returns the words that stand in backticks.
fn words(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

#[test]
fn the_table_of_the_verdict_has_every_field() {
    let rows = table(&file("docs/protocol/results.md"), "| field |");
    let listed: Vec<&str> = rows.iter().flat_map(|row| words(&row[0])).collect();
    let schema: Value = serde_json::from_str(&file("schemas/verdict.schema.json")).unwrap();
    let fields: BTreeSet<&str> = schema["properties"].as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(listed.len(), fields.len(), "a field stands twice");
    assert_eq!(listed.iter().copied().collect::<BTreeSet<_>>(), fields);
    // Null and absent fields are as the table says, in one verdict of each sort.
    for (log, column) in [("damaged/rules-nmm-pass", 2), ("valid/order", 3), ("valid/agree-draw", 4)] {
        let verified = adjudicate::referee::verify(file(&format!("tests/vectors/{log}.yaml")).as_bytes());
        let verdict = match &verified.fault {
            Some(found) => adjudicate::referee::Verdict::invalid(found, verified.state.as_ref()),
            None => adjudicate::referee::Verdict::of(verified.state.as_ref().unwrap()),
        };
        let said = serde_json::to_value(verdict).unwrap();
        for row in &rows {
            for field in words(&row[0]) {
                let cell = if row[column] == "the same" { &row[3] } else { &row[column] };
                let empty = ["absences", "received", "clocks", "early_forfeits"].contains(&field);
                let absent = cell == "absent" || empty;
                assert_eq!(said.get(field).is_none(), absent, "{log}: `{field}` is {cell}");
                assert!(cell != "null" || said[field].is_null(), "{log}: `{field}` is {cell}");
            }
        }
    }
}

#[test]
fn the_table_of_classes_and_clauses_has_every_pair_of_the_kit() {
    let rows = table(&file("docs/protocol/results.md"), "| class | clause |");
    let pairs: BTreeSet<(String, String)> =
        rows.iter().map(|row| (row[0].trim_matches('`').to_owned(), row[1].clone())).collect();
    let of_a_game: BTreeSet<&str> = adjudicate::games::GAMES
        .iter()
        .flat_map(|game| game.clauses)
        .filter(|clause| clause.breakable)
        .map(|clause| clause.id)
        .collect();
    let manifest: Value = serde_json::from_str(&file("tests/vectors/manifest.json")).unwrap();
    let mut seen = BTreeSet::new();
    for log in manifest["logs"].as_array().unwrap() {
        let expect = &log["expect"];
        if expect["verdict"] != "invalid" {
            continue;
        }
        let (class, clause) = (expect["class"].as_str().unwrap(), expect["clause"].as_str().unwrap_or_default());
        let pair = (class.to_owned(), clause.to_owned());
        let general = (class.to_owned(), "the game's".to_owned());
        assert!(
            pairs.contains(&pair) || of_a_game.contains(clause) && pairs.contains(&general),
            "{pair:?} is on no page: {}",
            log["file"]
        );
        seen.insert(if pairs.contains(&pair) { pair } else { general });
    }
    assert_eq!(seen, pairs, "the kit has every pair of the page");
}

#[test]
fn the_table_of_acts_says_what_an_act_may_have() {
    let rows = table(&file("docs/protocol/core.md"), "| act | holds the pen |");
    let names: BTreeSet<&str> = rows.iter().map(|row| words(&row[0])[0]).collect();
    let mut seen = BTreeSet::new();
    let mut had = BTreeSet::new();
    let valid = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/valid");
    for log in std::fs::read_dir(valid).unwrap().map(|log| log.unwrap().path()) {
        if log.extension().is_none_or(|extension| extension != "yaml") {
            continue;
        }
        let text = std::fs::read_to_string(&log).unwrap();
        for frame in Frames::new(text.as_bytes()) {
            let entry = adjudicate::log::read(frame.unwrap().text).unwrap();
            let row =
                rows.iter().find(|row| words(&row[0])[0] == entry.kind.name()).expect("every act is in the table");
            let proof = matches!(&entry.kind, adjudicate::log::EntryKind::Turn(turn) if turn.proof.is_some());
            let has = [("reveal", !entry.reveal.is_empty()), ("dice", entry.dice.is_some()), ("proof", proof)];
            for (part, _) in has.into_iter().filter(|(_, has)| *has) {
                assert!(words(&row[2]).contains(&part), "{}: {} with {part}", log.display(), entry.kind.name());
                had.insert((entry.kind.name(), part));
            }
            seen.insert(entry.kind.name());
        }
    }
    assert_eq!(seen, names);
    // And the table allows nothing that never stands.
    let allowed: BTreeSet<(&str, &str)> =
        rows.iter().flat_map(|row| words(&row[2]).into_iter().map(|part| (words(&row[0])[0], part))).collect();
    assert_eq!(had, allowed);
}

/// Every command of the worked examples prints what the page says, one behind the other in one shell.
#[test]
#[cfg(target_os = "linux")]
fn the_worked_examples_print_what_the_page_says() {
    let tools = ["awk", "openssl", "sha256sum", "ssh-keygen", "xxd"];
    let there = |tool: &&str| std::process::Command::new("sh").args(["-c", &format!("command -v {tool}")]).output();
    if let Some(missing) = tools.iter().find(|tool| !there(tool).unwrap().status.success()) {
        eprintln!("{missing} is not installed, so the examples are not run");
        return;
    }
    const END: &str = "@@ end of a command @@";
    let page = file("docs/protocol/examples.md");
    let (mut script, mut printed) = (String::new(), Vec::new());
    for line in page.split("```console\n").skip(1).flat_map(|block| block.split("```").next().unwrap().lines()) {
        if let Some(command) = line.strip_prefix("$ ") {
            // The end of the command before, and nothing before the first.
            script += if printed.is_empty() { "" } else { "\necho '@@ end of a command @@'\n" };
            script += command;
            printed.push(String::new());
        } else if let Some(more) = line.strip_prefix("> ") {
            script += "\n";
            script += more;
        } else {
            *printed.last_mut().unwrap() += &format!("{line}\n");
        }
    }
    assert!(printed.len() > 70, "{} commands", printed.len());
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/worked");
    let output = std::process::Command::new("bash").args(["-c", &script]).current_dir(folder).output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    let said: Vec<&str> = said.split(&format!("{END}\n")).collect();
    assert_eq!(said, printed, "{}", String::from_utf8_lossy(&output.stderr));
}
