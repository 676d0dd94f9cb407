//! The tutorial is true: its commands work in the order in which they stand there, and print what is shown below them.

use std::path::Path;

use crate::somebody;

/// The commands of the page, each with the lines that are shown below it.
fn commands() -> Vec<(String, Vec<String>)> {
    let page = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/tutorial.md")).unwrap();
    let blocks = page.split("```").skip(1).step_by(2);
    let mut commands: Vec<(String, Vec<String>)> = Vec::new();
    for line in blocks.flat_map(|block| block.strip_prefix("console\n").unwrap().lines()) {
        match line.strip_prefix("$ ") {
            Some(command) => commands.push((command.to_owned(), Vec::new())),
            None => commands.last_mut().unwrap().1.push(line.to_owned()),
        }
    }
    commands
}

#[test]
fn its_commands_print_what_is_shown() {
    let home = somebody();
    let commands = commands();
    assert!(commands.len() > 15);
    let shown: usize = commands.iter().map(|(_, shown)| shown.len()).sum();
    assert!(shown > 8, "{shown}");
    // One shell for all of them: some go to another directory. Behind each stands where its part ends.
    let script: String = commands.iter().map(|(command, _)| format!("{command}\necho '=== end'\n")).collect();
    let run = home.bash(&format!("set -eu; exec 2>&1\n{script}"));
    assert_eq!(run.status, 0, "{run:?}");
    let printed: Vec<&str> = run.stdout.split("=== end\n").collect();
    assert_eq!(printed.len(), commands.len() + 1, "{run:?}");
    for ((command, shown), printed) in commands.iter().zip(printed) {
        for line in shown {
            assert!(printed.contains(line.as_str()), "{command}\nshows: {line}\nprints: {printed}");
        }
    }
}

#[test]
fn man_reads_it() {
    let home = somebody();
    assert_eq!(home.run(&["man", "--output", "man"]).ok(), "");
    let page = home.read("man/adjudicate-tutorial.7");
    assert!(page.starts_with(".TH adjudicate-tutorial 7 "));
    assert!(
        page.contains("\n.SH NAME\nadjudicate\\-tutorial \\- a game from the first key to the verdict\n"),
        "{page}"
    );
    // Every command is there, and nothing of Markdown is left.
    for (command, _) in commands() {
        let command = command.replace('-', "\\-").replace('\'', "\\(aq");
        assert!(page.contains(&format!("$ {command}")), "{command}");
    }
    assert!(!page.contains('`') && !page.contains("\n#"), "{page}");
}
