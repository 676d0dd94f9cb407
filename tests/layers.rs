//! Arrows between modules point down only, as the picture in `src/lib.rs` draws them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Each module with those that it may name.
const ALLOWED: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("crypto", &[]),
    ("games", &["rules"]),
    ("render", &["rules"]),
    ("log", &["crypto", "rules"]),
    ("dice", &["crypto", "rules"]),
    ("referee", &["crypto", "dice", "games", "log", "render", "rules"]),
    ("mail", &["crypto", "dice", "log", "referee", "render", "rules"]),
    ("event", &["crypto", "dice", "games", "log", "referee", "render", "rules"]),
    ("cli", &["crypto", "dice", "event", "games", "log", "mail", "referee", "render", "rules"]),
];

fn sources(directory: &Path, found: &mut Vec<PathBuf>) {
    for item in fs::read_dir(directory).unwrap() {
        let path = item.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The top-level modules that a source text names behind `crate::`, single or in braces.
fn named(text: &str) -> BTreeSet<String> {
    let code: String =
        text.lines().filter(|line| !line.trim_start().starts_with("//")).map(|l| l.to_owned() + "\n").collect();
    let word = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    let mut names = BTreeSet::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        match rest.strip_prefix('{') {
            Some(list) => names.extend(list.split('}').next().unwrap().split(',').map(|part| word(part.trim()))),
            None => drop(names.insert(word(rest))),
        }
    }
    names
}

#[test]
fn arrows_point_down() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let modules: BTreeSet<&str> = ALLOWED.iter().map(|(module, _)| *module).collect();
    let mut files = Vec::new();
    sources(&root, &mut files);
    assert!(files.len() > 40, "the sources were not found");
    let mut broken = Vec::new();
    for path in files {
        let inside = path.strip_prefix(&root).unwrap();
        let own = inside.components().next().unwrap().as_os_str().to_str().unwrap().trim_end_matches(".rs").to_owned();
        if own == "main" || own == "lib" {
            continue;
        }
        let allowed = ALLOWED.iter().find(|(module, _)| *module == own);
        let (_, allowed) =
            allowed.unwrap_or_else(|| panic!("{own} is in no layer: add it to the picture and to this test"));
        for name in named(&fs::read_to_string(&path).unwrap()) {
            if modules.contains(name.as_str()) && name != own && !allowed.contains(&name.as_str()) {
                broken.push(format!("{}: {own} names {name}", inside.display()));
            }
        }
    }
    assert_eq!(broken, Vec::<String>::new());
}

#[test]
fn only_the_command_line_prints() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    for path in files.iter().filter(|path| !path.starts_with(root.join("cli"))) {
        let text = fs::read_to_string(path).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap();
        let code: String = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        for forbidden in ["println!", "eprintln!", "print!(", "std::env::", "SystemTime", "Instant::now", "getrandom"] {
            let outside = path.ends_with("main.rs") && forbidden == "std::env::";
            assert!(outside || !code.contains(forbidden), "{} holds `{forbidden}`", path.display());
        }
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
