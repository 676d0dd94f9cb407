//! Damage by mail, undone.

use adjudicate::crypto::{PublicKey, Signature};
use adjudicate::log::{
    Bytes, Charter, Entry, EntryKind, Order, Organiser, Player, Reveal, Slip, SlipKind, Text, Time, Turn, loose, write,
};
use adjudicate::rules::{Name, OptionValue, Options};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

fn name(name: &str) -> Name {
    Name::parse(name).unwrap()
}

fn entry_of(kind: EntryKind) -> Entry {
    Entry {
        seq: 12,
        prev: Some(adjudicate::crypto::Digest([0xab; 32])),
        by: name("alice"),
        at: Time::parse("2026-11-20T17:03:11Z").unwrap(),
        slips: Vec::new(),
        kind,
        reveal: Reveal(vec![(name("alice"), Bytes([9; 32])), (name("bob"), Bytes([8; 32]))]),
        dice: Some(Text::new("3 5").unwrap()),
        say: Some(
            Text::new(
                "Dear Bob -- a \"good\" throw, isn't it? I have been waiting for it since the spring of last year...",
            )
            .unwrap(),
        ),
        sig: Signature::from_bytes([0x5a; 64]),
    }
}

fn turn() -> Entry {
    let position = "24/18 13/11 bar: 0 off: 2 ".repeat(9);
    entry_of(EntryKind::Turn(Box::new(Turn {
        play: Text::new("24-18 13-11").unwrap(),
        then: None,
        position: Text::new(position.trim()).unwrap(),
        proof: None,
    })))
}

fn charter() -> Entry {
    let key = PublicKey::from_bytes([7; 32]);
    let options = [
        ("boards", OptionValue::Name(name("own"))),
        ("motto", OptionValue::Text("hello".to_owned())),
        ("title", OptionValue::Text("Spring Cup".to_owned())),
    ];
    let player = |who: &str| Player {
        name: name(who),
        key: Some(key),
        mail: Some(Text::new("a@b.example").unwrap()),
        display: None,
    };
    entry_of(EntryKind::Charter(Box::new(Charter {
        format: 1,
        game: name("backgammon"),
        rules: 1,
        options: Options(options.map(|(key, value)| (key.to_owned(), value)).into()),
        first: None,
        players: vec![player("alice"), player("bob")],
        organiser: Organiser { name: name("alice"), key },
        referee: None,
        dice: None,
        clock: None,
        series: None,
        event: None,
        nonce: Bytes([3; 16]),
    })))
}

/// A slip that mail has every chance to damage.
fn slip() -> Slip {
    Slip {
        after: adjudicate::crypto::Digest([0xcd; 32]),
        by: name("bob"),
        at: Time::parse("2026-11-20T17:04:12Z").unwrap(),
        kind: SlipKind::Order(Order {
            when: Some(Text::new("24-18 13-11").unwrap()),
            then: Text::new("13-11 6-5 -- as \"agreed\" in the letter of last week, isn't it... and so on").unwrap(),
        }),
        say: Some(Text::new("Dear Alice -- if you play that, I play this. It saves us a week, doesn't it?").unwrap()),
        sig: Signature::from_bytes([0xa5; 64]),
    }
}

fn each_line(text: &str, change: impl Fn(&str) -> String) -> String {
    text.lines().map(change).collect()
}

/// Breaks lines at blanks before this width, as mail programs do; the blank stays if `flowed` (RFC 3676).
fn wrapped(text: &str, width: usize, flowed: bool) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let stuffed = if flowed && line.starts_with(' ') { format!(" {line}") } else { line.to_owned() };
        let mut rest = stuffed.as_str();
        let indent = rest.len() - rest.trim_start().len();
        while rest.len() > width {
            let found = rest[..rest.floor_char_boundary(width)]
                .rfind(' ')
                .filter(|at| *at > indent)
                .or_else(|| Some(rest.find(": ")? + 1));
            let Some(at) = found.or_else(|| rest.find(' ')) else { break };
            out.push_str(&rest[..at + usize::from(flowed)]);
            out.push('\n');
            rest = &rest[at + 1..];
        }
        out.push_str(rest);
        out.push('\n');
    }
    out
}

type Mangle = fn(&str) -> String;

/// Single things that mail does.
fn manglings() -> Vec<(&'static str, Mangle)> {
    vec![
        ("nothing", str::to_owned),
        ("CRLF", |t| t.replace('\n', "\r\n")),
        ("CR", |t| t.replace('\n', "\r")),
        ("trailing blanks", |t| each_line(t, |l| format!("{l}  \n"))),
        ("quoted", |t| each_line(t, |l| format!("> {l}\n"))),
        ("quoted without a blank", |t| each_line(t, |l| format!(">{l}\n"))),
        ("quoted twice", |t| each_line(t, |l| format!("> > {l}\n"))),
        ("quoted thrice", |t| each_line(t, |l| format!(">>> {l}\n"))),
        ("hard blanks", |t| t.replace("  ", "\u{a0}\u{a0}")),
        ("mixed blanks", |t| t.replace("  ", "\u{a0} ")),
        ("smart quotes", |t| each_line(t, |l| l.replacen('"', "\u{201c}", 1).replace('"', "\u{201d}") + "\n")),
        ("German quotes", |t| each_line(t, |l| l.replacen('"', "\u{201e}", 1).replace('"', "\u{201c}") + "\n")),
        ("apostrophes", |t| t.replace('\'', "\u{2019}")),
        ("dots", |t| t.replace("...", "\u{2026}")),
        ("en dashes for two", |t| t.replace(" -- ", " \u{2013} ")),
        ("en dashes for one", |t| {
            t.replace('-', "\u{2013}")
                .replace("\u{2013}\u{2013}", "--")
                .replace("--\u{2013}", "---")
                .replace("ssh\u{2013}", "ssh-")
        }),
        ("an em dash for ---", |t| t.replacen("---\n", "\u{2014}\n", 1)),
        ("no ---", |t| t.split_inclusive('\n').filter(|l| !l.trim_end().ends_with("---")).collect()),
        ("no last line end", |t| t.trim_end().to_owned()),
        ("indented", |t| each_line(t, |l| format!("    {l}\n"))),
        ("indented by one", |t| each_line(t, |l| format!(" {l}\n"))),
        ("written by another program", |t| match serde_yaml::from_str::<serde_yaml::Value>(t) {
            Ok(value) => serde_yaml::to_string(&value).unwrap(),
            Err(_) => t.to_owned(),
        }),
        ("double spaced", |t| each_line(t, |l| format!("{l}\n\n"))),
        ("flowed", |t| wrapped(t, 72, true)),
        ("flowed narrowly", |t| wrapped(t, 40, true)),
        ("wrapped", |t| wrapped(t, 76, false)),
        ("byte order mark", |t| format!("\u{feff}{t}")),
        ("a letter around it", |t| {
            format!("Dear Bob,\n\nhere is my move:\n\n{t}\nYours, Alice\n-- \nsent by pigeon\n")
        }),
        ("escapes undone", |t| t.replace("\\\"", "\u{201d}")),
        ("the next entry after it", |t| format!("{t}{t}")),
    ]
}

fn is_found(mangled: &str, original: &str) -> bool {
    loose::respell(mangled).iter().any(|candidate| candidate == original)
}

#[test]
fn what_mail_does_is_undone() {
    let mut count = 0;
    let posted = Entry { slips: vec![slip(), slip()], ..entry_of(EntryKind::Post(adjudicate::log::True)) };
    let entries = [turn(), charter(), entry_of(EntryKind::Resign(adjudicate::log::True)), posted];
    for original in entries.iter().map(write).chain([slip().text()]) {
        for (name, mangle) in manglings() {
            let mangled = mangle(&original);
            assert!(is_found(&mangled, &original), "{name}:\n{mangled}\ncandidates: {:#?}", loose::respell(&mangled));
            count += 1;
        }
    }
    println!("{count} mangled entries respelled");
}

#[test]
fn most_pairs_are_undone_too() {
    let (mut found, mut lost) = (0, Vec::new());
    for entry in [turn(), charter()] {
        let original = write(&entry);
        for (first, mangle) in manglings() {
            for (second, again) in manglings() {
                match is_found(&again(&mangle(&original)), &original) {
                    true => found += 1,
                    false => lost.push(format!("{first}, then {second}")),
                }
            }
        }
    }
    lost.dedup();
    println!("{found} pairs undone, {} not: {lost:#?}", lost.len());
    assert!(found > lost.len() * 19);
}

#[test]
fn random_entries_survive_the_common_cases() {
    let mut runner = TestRunner::new_with_rng(Config::default(), TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let common = [
        "CRLF",
        "quoted",
        "trailing blanks",
        "hard blanks",
        "no last line end",
        "indented",
        "flowed",
        "wrapped",
        "double spaced",
    ];
    let manglings: Vec<_> = manglings().into_iter().filter(|(name, _)| common.contains(name)).collect();
    let (mut found, mut lost) = (0, 0);
    for _ in 0..200 {
        let entry = write(&super::entries::entry().new_tree(&mut runner).unwrap().current());
        let slip = super::entries::slip().new_tree(&mut runner).unwrap().current().text();
        for original in [entry, slip] {
            for (name, mangle) in &manglings {
                match is_found(&mangle(&original), &original) {
                    true => found += 1,
                    false => {
                        lost += 1;
                        println!("{name}: {original}");
                    }
                }
            }
        }
    }
    println!("{found} respelled, {lost} not");
    assert_eq!(lost, 0);
}

#[test]
fn faults_are_explained() {
    let told = |from: &str, to: &str| loose::explain(&write(&turn()).replace(from, to));
    assert_eq!(told("\"3 5\"", "3 5").as_deref(), Some("line 12 would be spelled `dice: \"3 5\"`"));
    assert_eq!(told("", ""), None);
    assert_eq!(told("dice:", "dice: &x"), None);
    assert_eq!(
        told("by: alice", "by: Alice").as_deref(),
        Some("a YAML parser says: `Alice` is not a name at line 2 column 1")
    );
}

#[test]
fn junk_gives_nothing() {
    let begin = "---\nseq: 1\n";
    let long = [
        "- ".repeat(60_000),
        "{a: ".repeat(4_000),
        format!("{begin}say: \"{}", "a\n".repeat(60_000)),
        format!("{begin}{}", "> ".repeat(60_000)),
        format!("{begin}{}", "x:\n ".repeat(3_000)),
        format!("{begin}{}", "- - - - - a: b\n".repeat(1_000)),
        format!("{begin}{}", "a: \"\\\"\n".repeat(1_500)),
        "\u{2014}\n".repeat(30_000),
    ];
    let short = ["", "---", "\n", "> > >", "seq:", "\u{feff}", "sig: x", "---\n---\n", "\""];
    for junk in short.into_iter().chain(long.iter().map(String::as_str)) {
        assert!(loose::respell(junk).is_empty(), "{junk}");
        let _ = loose::explain(junk);
    }
}
