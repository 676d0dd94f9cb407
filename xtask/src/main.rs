//! `cargo xtask`: the recurring tasks of this repository under one name.
//!
//! Without arguments it lists the tasks. Each task runs cargo or a script of the repository, and fails if that fails. This crate has
//! no dependencies, so that it compiles in a second.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The variable that names the files which the tests write instead of comparing them. `adjudicate_testkit::is_updating` reads it.
const UPDATE: &str = "ADJUDICATE_UPDATE";

/// Committed files that the program or its tests make.
struct MadeFiles {
    /// Their name on the command line, and in [`UPDATE`] if tests make them.
    name: &'static str,
    /// The path.
    place: &'static str,
    maker: Maker,
}

/// The way in which files are made.
enum Maker {
    /// The tests whose names begin so, of one test program of the root package.
    Tests { program: &'static str, filter: &'static str },
    /// A script, which calls the built program.
    Script(&'static str),
}

/// Files that tests make; see [`Maker::Tests`].
const fn by_tests(name: &'static str, place: &'static str, program: &'static str, filter: &'static str) -> MadeFiles {
    MadeFiles { name, place, maker: Maker::Tests { program, filter } }
}

/// All committed files that are made. A file follows those that it is made from.
const MADE: [MadeFiles; 13] = [
    MadeFiles { name: "examples", place: "examples/, except for disputes", maker: Maker::Script("examples/make.sh") },
    by_tests("disputes", "examples/disputes/", "program", "disputes::stories"),
    by_tests("acts", "tests/acts/allowed.txt", "acts", ""),
    by_tests("damaged", "tests/vectors/damaged, valid, pools, events", "protocol", "damaged"),
    by_tests("ledger", "tests/vectors/ledger", "protocol", "duerror::ledger"),
    by_tests("mail", "tests/vectors/mail", "program", "mail::hostile"),
    by_tests("replies", "tests/vectors/replies", "program", "mail::replies"),
    by_tests("help", "crates/locales/texts/en/help.ftl", "program", "help"),
    by_tests("letters", "tests/letters/", "program", "rendered"),
    by_tests("pictures", "tests/vectors/pictures, docs/pictures, lessons in docs/rules", "protocol", "pictures"),
    by_tests("schemas", "schemas/, docs/json.md", "program", "cli_read::schemas"),
    by_tests("sessions", "tests/sessions/", "program", "commands"),
    by_tests("readme", "outputs in README.md", "program", "readme"),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words.as_slice() {
        ["update", names @ ..] => update(names),
        ["gate"] => run(&mut script(".ci/run")),
        ["gate", "fast"] => run(script(".ci/run").arg("fast")),
        ["page"] => run(cargo().args(["run", "--locked", "--package", "adjudicate-page-builder"])),
        ["letters"] => {
            run(cargo().args(["run", "--quiet", "--locked", "--package", "adjudicate-mail", "--example", "letter"]))
        }
        ["letters", language] => letters(language),
        [] | ["help" | "--help" | "-h"] => print(&usage()),
        other => Err(format!("there is no task `{}`\n\n{}", other.join(" "), usage())),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            // If standard error is closed, the exit status still says it.
            let _ = writeln!(std::io::stderr(), "xtask: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn usage() -> String {
    "cargo xtask update WHAT...   makes committed files again; without WHAT it lists them\n\
     cargo xtask update all       makes all of them\n\
     cargo xtask gate             checks everything, as before a merge (.ci/run)\n\
     cargo xtask gate fast        checks formatting, lints, the crates, the protocol and the examples\n\
     cargo xtask page             makes page/built/adjudicate.html, which is not committed\n\
     cargo xtask letters          prints the entries that the letter on standard input brings\n\
     cargo xtask letters LANGUAGE writes the letters of the tests in a language, for its translator\n"
        .to_owned()
}

/// Writes the letters of the tests in a language into `target/letters`.
///
/// # Errors
///
/// If there are no texts in the language, or if the tests fail.
fn letters(language: &str) -> Result<(), String> {
    let place = Path::new("target/letters").join(language);
    let test = "rendered::letters_in_other_languages";
    let name = format!("letters-{language}");
    run(cargo().args(["test", "--quiet", "--locked", "--test", "program", test]).env(UPDATE, name))?;
    match root().join(&place).exists() {
        true => print(&format!("The letters are in {}.\n", place.display())),
        false => Err(format!("there are no texts of letters in the language `{language}`")),
    }
}

/// Lists what `update` can make.
fn listing() -> String {
    let lines = MADE.iter().map(|made| format!("cargo xtask update {:<10} {}\n", made.name, made.place));
    lines.chain(["cargo xtask update all        all of them\n".to_owned()]).collect()
}

/// Makes the files of these names again. Without names it prints which there are.
///
/// # Errors
///
/// If a name is unknown, or if what makes the files fails.
fn update(names: &[&str]) -> Result<(), String> {
    if names.is_empty() || names.iter().any(|name| ["help", "--help", "-h"].contains(name)) {
        return print(&listing());
    }
    if let Some(unknown) = names.iter().find(|name| **name != "all" && MADE.iter().all(|made| made.name != **name)) {
        return Err(format!("`update` does not know `{unknown}`\n\n{}", listing()));
    }
    for made in MADE.iter().filter(|made| names.contains(&"all") || names.contains(&made.name)) {
        print(&format!("== {}: {}\n", made.name, made.place))?;
        match made.maker {
            Maker::Tests { program, filter } => {
                run(cargo().args(["test", "--quiet", "--locked", "--test", program, filter]).env(UPDATE, made.name))?;
            }
            Maker::Script(path) => {
                run(cargo().args(["build", "--quiet", "--locked"]))?;
                run(&mut script(path))?;
            }
        }
    }
    print("Read every changed line (git diff) before you commit it.\n")
}

/// Prints a text.
///
/// # Errors
///
/// If standard output is closed.
fn print(text: &str) -> Result<(), String> {
    std::io::stdout().write_all(text.as_bytes()).map_err(|error| format!("standard output cannot be written: {error}"))
}

/// Returns the root of the repository, which holds this crate's directory.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// A script of the repository. All of them are in bash, and Windows has no other way to start one.
fn script(path: &str) -> Command {
    let mut command = Command::new("bash");
    command.arg(path).current_dir(root());
    command
}

/// The cargo that has started this program.
fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// Runs a command to its end.
///
/// # Errors
///
/// If the command cannot be started, or fails.
fn run(command: &mut Command) -> Result<(), String> {
    let status = command.status();
    let shown = std::iter::once(command.get_program()).chain(command.get_args());
    let shown = shown.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ");
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{shown}` has failed ({status})")),
        Err(error) => Err(format!("`{shown}` cannot be started: {error}")),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::panic)]

    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::{MADE, Maker, root};

    /// Adds the names that the sources below a directory give to `is_updating`.
    fn names_in_tests(directory: &Path, names: &mut BTreeSet<String>) {
        for item in fs::read_dir(directory).unwrap() {
            let path = item.unwrap().path();
            if path.is_dir() {
                names_in_tests(&path, names);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                names.extend(
                    text.split("is_updating(\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()),
                );
            }
        }
    }

    #[test]
    fn every_name_is_one_that_tests_ask_for() {
        let mut asked = BTreeSet::new();
        names_in_tests(&root().join("tests"), &mut asked);
        names_in_tests(&root().join("crates"), &mut asked);
        let tests = MADE.iter().filter(|made| matches!(made.maker, Maker::Tests { .. }));
        assert_eq!(asked, tests.map(|made| made.name.to_owned()).collect());
    }

    /// A filter that fits no test would make nothing and say nothing.
    #[test]
    fn every_maker_is_there() {
        for made in &MADE {
            match made.maker {
                Maker::Script(path) => assert!(root().join(path).is_file(), "{path}"),
                Maker::Tests { program, filter } => {
                    let module = root().join("tests").join(program).join(filter.replace("::", "/"));
                    assert!(module.is_dir() || module.with_extension("rs").is_file(), "{}", module.display());
                }
            }
        }
    }

    #[test]
    fn the_table_for_contributors_has_every_name() {
        let page = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
        for made in &MADE {
            let command = format!("`cargo xtask update {}`", made.name);
            assert!(page.contains(&command), "CONTRIBUTING.md does not have {command}");
        }
    }
}
