//! Rules between the crates that Cargo cannot check: only the command line prints, and it does nothing else.

use std::fs;
use std::path::{Path, PathBuf};

pub fn sources(directory: &Path, found: &mut Vec<PathBuf>) {
    for item in fs::read_dir(directory).unwrap() {
        let path = item.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn only_the_command_line_prints() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    sources(&root.join("src"), &mut files);
    sources(&root.join("crates"), &mut files);
    assert!(files.len() > 250, "the sources were not found");
    // Tests may, and what cargo runs before it compiles speaks to it so.
    let tests = |path: &Path| {
        path.ends_with("build.rs")
            || path.starts_with(root.join("crates/testkit"))
            || path.starts_with(root.join("crates/games/tests"))
    };
    files.retain(|path| !path.starts_with(root.join("src/cli")) && !tests(path));
    for path in &files {
        let text = fs::read_to_string(path).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap();
        let code: String = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        for forbidden in
            ["println!", "eprintln!", "print!(", "std::env::", "SystemTime::now", "Instant::now", "getrandom"]
        {
            // How long something takes, and whether a deadline has passed, these measure themselves; what time it is they are told.
            let measuring = [
                "crates/agent",
                "crates/desk",
                "crates/mail/src/transport",
                "crates/store/src/postgres.rs",
                "crates/store/src/renewal.rs",
                "crates/store/src/sending.rs",
                "crates/store/src/worker.rs",
            ];
            let measuring = measuring.iter().any(|place| path.starts_with(root.join(place)));
            let measures = measuring && forbidden == "Instant::now";
            let outside = path.ends_with("main.rs") && forbidden == "std::env::";
            assert!(measures || outside || !code.contains(forbidden), "{} holds `{forbidden}`", path.display());
        }
    }
}

/// A file that neither asks nor prints belongs to a crate, so that scripts, the desk and the simulation have it as
/// well.
#[test]
fn every_file_of_the_command_line_asks_or_prints() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    sources(&root.join("src/cli"), &mut files);
    assert!(files.len() > 70, "the sources were not found");
    // These files store the answers of a dialogue, and know the time zone of the terminal's user.
    files.retain(|path| !path.ends_with("dialogue_file.rs") && !path.ends_with("calendar.rs"));
    for path in &files {
        let text = fs::read_to_string(path).unwrap();
        let code: String = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        // Arguments; the terminal, a page or a dialogue on it, and its width; standard input and output.
        let signs = [
            "clap::",
            ".terminal",
            "terminal.",
            "Terminal",
            "Paragraphs",
            "Dialogue",
            "rustyline",
            "terminal_size",
            "stdin()",
            "stdout()",
        ];
        assert!(signs.iter().any(|sign| code.contains(sign)), "{} neither asks nor prints", path.display());
    }
}

/// Arguments whose names meet those of another level are found only when such a command is run: here all are looked at.
#[test]
fn the_command_line_is_well_defined() {
    fn check(command: &clap::Command, above: &[&str]) {
        let own: Vec<&str> = command.get_arguments().map(|argument| argument.get_id().as_str()).collect();
        for name in &own {
            assert!(!above.contains(name), "`{}` names `{name}` a second time", command.get_name());
        }
        let global = command.get_arguments().filter(|argument| argument.is_global_set());
        let global: Vec<&str> =
            above.iter().copied().chain(global.map(|argument| argument.get_id().as_str())).collect();
        for sub in command.get_subcommands() {
            check(sub, &global);
        }
    }
    let definition = adjudicate::cli::definition();
    definition.clone().debug_assert();
    check(&definition, &[]);
}

/// Help lists every command once, in one line below a heading, and every command shows an example.
#[test]
fn help_is_grouped_and_every_command_has_an_example() {
    /// The examples of `rule` have those of `rule here`.
    fn examples(command: &clap::Command, path: &str, above: bool) {
        let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        let has = above || after.contains("Example") && after.contains("  adjudicate ");
        let mut shown =
            command.get_subcommands().filter(|sub| !sub.is_hide_set() && sub.get_name() != "help").peekable();
        assert!(has || shown.peek().is_some(), "{path} has no example");
        shown.for_each(|sub| examples(sub, &format!("{path} {}", sub.get_name()), has));
    }
    let mut definition = adjudicate::cli::definition();
    let help = definition.render_help().to_string();
    let shown = definition.get_subcommands().filter(|command| !command.is_hide_set() && command.get_name() != "help");
    for command in shown {
        let name = command.get_name();
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        let line = format!("  {name:<12} {about}");
        assert_eq!(help.lines().filter(|shown| *shown == line).count(), 1, "{name} is not once in the help");
        assert!(!about.contains(". ") && line.len() <= 100, "the help of {name} is one short sentence: {about}");
    }
    assert_eq!(help.lines().filter(|line| line.ends_with(':') && !line.starts_with(' ')).count(), 9, "{help}");
    examples(&definition, "adjudicate", false);
}

/// JSON for scripts is made of types, so that schemas and the page about it follow from them.
#[test]
fn no_json_is_put_together_by_hand() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    sources(&root.join("src"), &mut files);
    for path in &files {
        let text = fs::read_to_string(path).unwrap();
        for forbidden in ["json!", "serde_json::Value", "serde_json::Map"] {
            assert!(!text.contains(forbidden), "{} holds `{forbidden}`", path.display());
        }
    }
}

/// These crates are given, and not exchanged for others that do the same.
#[test]
fn the_crates_that_the_project_is_given_are_used() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let workspace = fs::read_to_string(root.join("Cargo.toml")).unwrap();
    let users = ["", "crates/record", "crates/agent", "crates/mail"];
    let manifests = users.map(|user| fs::read_to_string(root.join(user).join("Cargo.toml")).unwrap());
    for given in ["clap", "serde_yaml", "sha2", "rand_chacha", "lettre", "ed25519-dalek"] {
        assert!(workspace.contains(&format!("\n{given} = ")), "{given} is no dependency of the workspace");
        let is_used = |manifest: &String| {
            manifest.contains(&format!("\n{given}.workspace"))
                || manifest.contains(&format!("\n{given} = {{ workspace"))
        };
        assert!(manifests.iter().any(is_used), "{given} is not used");
    }
}

/// A program that only verifies has few dependencies: one of ten lines, such as the one on the first page of the
/// referee, needs fewer than forty crates, the referee among them.
#[test]
fn a_program_that_verifies_needs_few_crates() {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let tree = std::process::Command::new(cargo)
        .args(["tree", "--locked", "--offline", "--package", "adjudicate-referee", "--edges", "normal"])
        .args(["--prefix", "none", "--format", "{p}"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    let tree = String::from_utf8(tree.stdout).unwrap();
    let crates: std::collections::BTreeSet<&str> =
        tree.lines().map(|line| line.split(" (").next().unwrap()).filter(|line| !line.is_empty()).collect();
    assert!(crates.iter().any(|name| name.starts_with("ed25519-dalek ")), "{crates:?}");
    let count = crates.len();
    assert!(count < 40, "{count}: {crates:?}");
}
