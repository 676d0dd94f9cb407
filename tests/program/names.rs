//! Public types have names that a newcomer can search for: nouns, each of one thing.
//!
//! The check reads the sources, because the JSON of rustdoc needs a compiler that is not released.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, iter};

/// Names that public types had: participles, and words that say too little or mean something else in the field. Each has a
/// successor; the commits that renamed the types of a crate list them.
const RETIRED: &str = "
    About Absence Accepts Addressed Ahead Anew Answer Answered Arrived Aside Asked AskedOfYou At Away Begun
    Beside Bounded Brings Broken Brought ByHand ByName CachedStore Call Came CameSlip Cancelled Carried Case
    Cell Checked Checkout Choice Chosen Claim Class Coat Code Colour Come Command Committed Composed Content
    Contents Counted Cover Cycles DealtLetter Declaration Decode Delivery Departed Description Die
    DirectorSignedTwice Done Dots DoubleSigner Due DueHere Early EarlyEntry EarlyNote Ended Enter EventParting
    Events Fate Features FellOut Fetched Fetching Field Figure Finds Flaw Forbidden Form FoundText Fragment
    GameHere GameState GamesHere Gathered GivenBy Goal Group Hall HallGame Halt Hand Handed Held HeldGame Holder
    Homeless House How InWords Incoming Interview Introduction Item Judge Judged Judgement Keep Kept KeptLines
    KeyShown KeySpelling Keys Kind Known Leads Leaving Left Letter Limited Line Look Looked Looks LooseSlip Loss
    Machine Map Mark Marked Memory Miss Misspelling Mounted Moved NewGame News Node NotPossible Offered Office
    OneKey Open Outgoing Owed Packed Page Pair Palette Parting Pen Person Picture Piece Placed Places Plan
    Played PlayedByHand PlayerStatus Posted Postman Prepared Private Protected Protection Question Quota Rank
    Read Reading Received Record Refused Registered Removable Renewal Renewed Request Revealed Room Rounds Row
    Said Saying Scored Scribe Sealed Secret Seen SendTo Sender Sending SendingTrouble Server ServerLine Session
    Set Settle Settled Settling Share Sheet Shelf Shelved Shown SignedEventTwice SignedGameTwice SignedTwice
    SignedTwiceProof Silence Site Spelled Split Standing StandstillReport Start Stood Stop StoreMoved
    Storyteller Stray Stream Strip Style Surroundings System Table Taken TakenSlip Tally Task Then Thrower
    Thrown Timeline Tokens ToldCase ToldEntry ToldLedger Trail Tray Trial Troubles Twice Typed Unchecked
    Undelivered Unit Unpaintable Unproved Unreadable Unwritable Value Verified View Viewer Waiting WaitsFor Wake
    Wanted Watching WayBack Who Withdraw Word World Write Writer Writing Wrong Yes";

/// Words that are no nouns. A name neither is such a word nor ends with one.
const NO_NOUNS: &str = "
    again ahead anew around as aside at away before begun behind below beside between brought by came come done down
    due early elsewhere else everyone far fell given gone held her here his how in into it its kept known late left lent
    less lost made met more near next no none nor not now of off on once or our out over own said seen sent she shown
    since so some soon stood taken that their them then there these they this those thrown till to told too twice under
    until up us we what when where which while who whom whose with within without won yes you your";

/// Nouns that end with the letters of a participle.
const NOUNS: [&str; 2] = ["Seed", "Speed"];

/// The files in which each name is defined, once for each definition.
type Types = BTreeMap<String, Vec<String>>;

/// Returns the name of the public type that a line defines, if it defines one.
fn defined(line: &str) -> Option<&str> {
    let item = line.trim_start().strip_prefix("pub ")?;
    let item = item.strip_prefix("unsafe ").unwrap_or(item);
    let name = ["struct ", "enum ", "trait ", "type ", "union "].iter().find_map(|kind| item.strip_prefix(kind))?;
    let end = name.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(name.len());
    Some(&name[..end])
}

/// Returns the words of a name: `BranchRank` has two.
fn words(name: &str) -> Vec<&str> {
    let starts: Vec<usize> = name.match_indices(char::is_uppercase).map(|(place, _)| place).collect();
    let ends = starts.iter().skip(1).copied().chain(iter::once(name.len()));
    starts.iter().zip(ends).map(|(&start, end)| &name[start..end]).collect()
}

/// Returns the reason why a name is no name for a type.
fn fault(name: &str) -> Option<String> {
    let words = words(name);
    let last = *words.last()?;
    if RETIRED.split_whitespace().any(|retired| retired == name) {
        return Some("is retired: take the word that the glossary has".to_owned());
    }
    if NO_NOUNS.split_whitespace().any(|word| word == last.to_lowercase()) {
        return Some(format!("ends with `{last}`, which is no noun"));
    }
    if words.len() == 1 && last.ends_with("ed") && !NOUNS.contains(&last) {
        return Some("is a participle: add the noun that it describes".to_owned());
    }
    None
}

/// Returns the names that the glossary allows in several places.
fn roles(glossary: &str) -> BTreeSet<&str> {
    let part = glossary.split("\n## Names in several places\n").nth(1).unwrap().split("\n## ").next().unwrap();
    // A list item goes on in the indented lines below it.
    let items = part.lines().filter(|line| line.starts_with("- ") || line.starts_with("  "));
    items
        .flat_map(|line| line.split('`').skip(1).step_by(2))
        .filter(|name| name.starts_with(char::is_uppercase))
        .collect()
}

/// Collects the public types of the Rust files below a path.
fn types(root: &Path, directory: &Path, found: &mut Types) {
    for item in fs::read_dir(directory).unwrap() {
        let path = item.unwrap().path();
        if path.is_dir() {
            types(root, &path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let file = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
            for name in fs::read_to_string(&path).unwrap().lines().filter_map(defined) {
                found.entry(name.to_owned()).or_default().push(file.clone());
            }
        }
    }
}

/// Returns each fault of a set of names, where the glossary has these roles.
fn faults(types: &Types, roles: &BTreeSet<&str>) -> Vec<String> {
    let mut found = Vec::new();
    for (name, files) in types {
        let places = files.join(", ");
        if let Some(fault) = fault(name) {
            found.push(format!("`{name}` ({places}) {fault}"));
        }
        if files.len() > 1 && !roles.contains(name.as_str()) {
            found.push(format!("`{name}` is the name of several types: {places}"));
        }
    }
    let once = roles.iter().filter(|role| types.get(**role).is_none_or(|files| files.len() < 2));
    found.extend(once.map(|role| format!("`{role}` is in one place only: docs/glossary.md need not list it")));
    found
}

#[test]
fn each_public_type_has_a_name_of_its_own() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Types::new();
    for item in fs::read_dir(root.join("crates")).unwrap() {
        types(root, &item.unwrap().path().join("src"), &mut found);
    }
    types(root, &root.join("src"), &mut found);
    assert!(found.len() > 700, "the types were not found");
    let glossary = fs::read_to_string(root.join("docs/glossary.md")).unwrap();
    let wrong = faults(&found, &roles(&glossary));
    assert!(wrong.is_empty(), "docs/glossary.md and CONTRIBUTING.md say how types are named:\n{}", wrong.join("\n"));
}

#[test]
fn faults_of_names_are_found() {
    let glossary = "# A\n\n## Names in several places\n\nText of `No`:\n\n- of each: `Board`,\n  `Side`;\n- `Disk` in `a::b`.\n\n## C\n\n- `D`\n";
    let roles = roles(glossary);
    assert_eq!(roles, BTreeSet::from(["Board", "Side", "Disk"]));
    let places = |names: &[(&str, &[&str])]| -> Types {
        names
            .iter()
            .map(|(name, files)| ((*name).to_owned(), files.iter().map(|f| (*f).to_owned()).collect()))
            .collect()
    };
    let two: &[&str] = &["a.rs", "b.rs"];
    let right = [("Board", two), ("Side", two), ("Disk", two), ("SignedEntry", &["a.rs"]), ("Seed", &["a.rs"])];
    assert_eq!(faults(&places(&right), &roles), [""; 0]);
    for (name, files, expected) in [
        ("Misspelling", &["a.rs"][..], "is retired"),
        ("Shelved", &["a.rs"], "retired"),
        ("Moored", &["a.rs"], "is a participle"),
        ("GoneHere", &["a.rs"], "is no noun"),
        ("Twice", &["a.rs"], "retired"),
        ("Entry", two, "is the name of several types: a.rs, b.rs"),
    ] {
        let mut names = places(&right);
        names.extend(places(&[(name, files)]));
        let found = faults(&names, &roles);
        assert_eq!(found.len(), 1, "{name}: {found:?}");
        assert!(found[0].contains(name) && found[0].contains(expected), "{}", found[0]);
    }
    let mut names = places(&right);
    names.remove("Side");
    assert_eq!(faults(&names, &roles).len(), 1);
    let lines = [
        "pub struct A;",
        "    pub type B<T> = C;",
        "pub(super) enum D {",
        "/// pub struct E",
        "pub trait F: G {",
        "struct H;",
    ];
    assert_eq!(lines.iter().filter_map(|line| defined(line)).collect::<Vec<_>>(), ["A", "B", "F"]);
}
