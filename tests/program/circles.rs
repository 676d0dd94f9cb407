//! No more than three files of a crate know each other in a circle.
//!
//! A file knows the paths that it names from `crate`, `super` or `self`, each up to the last of them that is a file. It
//! does not know the parts of its own children that it re-exports.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The files of a crate by the paths of their modules, with their code.
type Modules = BTreeMap<Vec<String>, String>;

fn modules(directory: &Path, above: &[String], found: &mut Modules) {
    for item in fs::read_dir(directory).unwrap() {
        let path = item.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let place = [above, std::slice::from_ref(&name)].concat();
        if path.is_dir() {
            modules(&path, &place, found);
        } else if name != "tests" && path.extension().is_some_and(|extension| extension == "rs") {
            let place = if ["lib", "main", "mod"].contains(&&*name) { above.to_vec() } else { place };
            found.insert(place, code(&fs::read_to_string(&path).unwrap()));
        }
    }
}

/// A file without remarks and without its tests.
fn code(text: &str) -> String {
    let code = text.split("#[cfg(test)]").next().unwrap();
    code.lines().map(|line| line.split("//").next().unwrap()).collect::<Vec<_>>().join("\n")
}

/// The paths of a `use`, with its braces opened.
fn opened(path: &str) -> Vec<String> {
    let Some((before, inner)) = path.trim().split_once('{') else {
        return vec![path.split(" as ").next().unwrap().trim().to_owned()];
    };
    let inner = inner.trim_end().strip_suffix('}').unwrap();
    let (mut parts, mut depth, mut part) = (Vec::new(), 0, String::new());
    for c in inner.chars().chain([',']) {
        depth += i32::from(c == '{') - i32::from(c == '}');
        if c == ',' && depth == 0 {
            parts.push(std::mem::take(&mut part));
        } else {
            part.push(c);
        }
    }
    let parts = parts.iter().filter(|part| !part.trim().is_empty());
    parts.flat_map(|part| opened(&format!("{before}{}", part.trim()))).collect()
}

/// Whether a `use` is handed on, and the beginning of its path.
fn uses(line: &str) -> Option<(bool, &str)> {
    let line = line.trim_start();
    let (scope, path) = match line.strip_prefix("pub") {
        Some(rest) if rest.starts_with('(') => (true, rest.split_once(')')?.1),
        Some(rest) => (true, rest),
        None => (false, line),
    };
    Some((scope, path.trim_start().strip_prefix("use ")?))
}

/// The paths that a file names, and whether it hands them on.
fn named(code: &str) -> Vec<(String, bool)> {
    let (mut named, mut rest) = (Vec::new(), String::new());
    let mut lines = code.lines();
    while let Some(line) = lines.next() {
        let Some((visible, path)) = uses(line) else {
            rest += line;
            rest.push('\n');
            continue;
        };
        let mut path = path.to_owned();
        while !path.contains(';') {
            path += lines.next().unwrap();
        }
        named.extend(opened(path.split(';').next().unwrap()).into_iter().map(|path| (path, visible)));
    }
    for word in rest.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':') {
        if ["crate::", "super::", "self::"].iter().any(|start| word.starts_with(start)) {
            named.push((word.to_owned(), false));
        }
    }
    named
}

/// The file that a path leads to from a module; none if it leads out of the crate.
fn led_to(modules: &Modules, from: &[String], path: &str) -> Option<Vec<String>> {
    let mut words = path.split("::").map(str::trim).peekable();
    let mut place = from.to_vec();
    match words.next()? {
        "crate" => place.clear(),
        "self" => {}
        "super" => {
            place.pop();
            while words.next_if_eq(&"super").is_some() {
                place.pop();
            }
        }
        own if modules.contains_key(&[from, &[own.to_owned()]].concat()) => place.push(own.to_owned()),
        _ => return None,
    }
    for word in words {
        let below = [place.as_slice(), &[word.to_owned()]].concat();
        if !modules.contains_key(&below) {
            break;
        }
        place = below;
    }
    modules.contains_key(&place).then_some(place)
}

type Known = BTreeMap<Vec<String>, BTreeSet<Vec<String>>>;

fn known(modules: &Modules) -> Known {
    let knows = |(place, code): (&Vec<String>, &String)| {
        let led = named(code).into_iter().filter_map(|(path, hands_on)| {
            let to = led_to(modules, place, &path)?;
            (to != *place && !(hands_on && to.starts_with(place))).then_some(to)
        });
        (place.clone(), led.collect())
    };
    modules.iter().map(knows).collect()
}

/// All that can be reached from a file.
fn reached(known: &Known, from: &Vec<String>) -> BTreeSet<Vec<String>> {
    let (mut reached, mut todo) = (BTreeSet::new(), vec![from]);
    while let Some(place) = todo.pop() {
        for next in known.get(place).into_iter().flatten() {
            if reached.insert(next.clone()) {
                todo.push(next);
            }
        }
    }
    reached
}

fn circles(modules: &Modules) -> BTreeSet<BTreeSet<Vec<String>>> {
    let known = known(modules);
    let reached: Known = known.keys().map(|place| (place.clone(), reached(&known, place))).collect();
    let of = |place: &Vec<String>| -> BTreeSet<Vec<String>> {
        reached[place]
            .iter()
            .filter(|other| reached.get(*other).is_some_and(|back| back.contains(place)))
            .cloned()
            .collect()
    };
    known.keys().map(of).filter(|circle| circle.len() > 1).collect()
}

#[test]
fn circles_have_three_files_at_most() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut crates = vec![root.to_owned()];
    crates.extend(fs::read_dir(root.join("crates")).unwrap().map(|item| item.unwrap().path()));
    let mut files = 0;
    for directory in crates {
        let mut found = Modules::new();
        modules(&directory.join("src"), &[], &mut found);
        files += found.len();
        for circle in circles(&found) {
            let names: Vec<String> = circle.iter().map(|place| place.join("/")).collect();
            assert!(circle.len() <= 3, "{}: a circle of {} files: {names:?}", directory.display(), circle.len());
        }
    }
    assert!(files > 300, "the sources were not found");
}

#[test]
fn a_circle_is_found() {
    let file = |place: &str, code: &str| (place.split('/').map(str::to_owned).collect(), code.to_owned());
    let mut modules: Modules = [
        file("a", "use crate::b::One;\nfn f() { super::d::g(); }"),
        file("b", "mod c;\npub use c::Two;\nuse std::{fs, io};"),
        file("b/c", "use crate::{a::{self, Three}, d};"),
        file("d", "use super::b::c::Two;"),
    ]
    .into();
    modules.insert(Vec::new(), "mod a; pub mod b; pub use a::Three;".to_owned());
    let circle =
        circles(&modules).into_iter().map(|circle| circle.iter().map(|place| place.join("/")).collect::<Vec<_>>());
    assert_eq!(circle.collect::<Vec<_>>(), [["a", "b/c", "d"]]);
}
