//! Replies in ten languages, as people write them: the files of this directory. `@` begins a position; ` / ` divides the lines of a letter;
//! behind `=>` stands what is asked for: commands, `?` before what the desk asks about, or `-` for nothing.

use super::tests::{letter, start};
use super::*;

const LANGUAGES: &[(&str, &str)] = &[
    ("cs", include_str!("spoken/cs.txt")),
    ("de", include_str!("spoken/de.txt")),
    ("en", include_str!("spoken/en.txt")),
    ("es", include_str!("spoken/es.txt")),
    ("fr", include_str!("spoken/fr.txt")),
    ("it", include_str!("spoken/it.txt")),
    ("nl", include_str!("spoken/nl.txt")),
    ("pl", include_str!("spoken/pl.txt")),
    ("pt", include_str!("spoken/pt.txt")),
    ("ru", include_str!("spoken/ru.txt")),
];

/// The position that a line of a file describes: a game, and its turns or the numbers thrown.
fn position(described: &str) -> Play {
    let words: Vec<&str> = described.split_whitespace().collect();
    match words.as_slice() {
        ["backgammon", thrown] => {
            let mut play = start("backgammon", &[]);
            play.thrown(&thrown.chars().filter_map(|number| number.to_digit(10)).collect::<Vec<_>>());
            play
        }
        [game, turns @ ..] => start(game, turns),
        [] => panic!("no position"),
    }
}

/// The meaning that is found in a reply, as the files write it.
fn understood(play: &Play, reply: &str) -> String {
    let letter = letter(play, &reply.replace(" / ", "\n"));
    let asked = |commands: &[MailCommand]| commands.iter().any(|one| matches!(one, MailCommand::Several(_)));
    let lines = |commands: &[MailCommand]| commands.iter().map(MailCommand::line).collect::<Vec<_>>().join("; ");
    match letter {
        letter if !letter.unclear.is_empty() => format!("? {}", lines(&letter.unclear)),
        letter if asked(&letter.commands) => format!("? {}", lines(&letter.commands).replace(" or ", "; ")),
        letter if !letter.commands.is_empty() => lines(&letter.commands),
        letter if letter.say.is_some() => "say".to_owned(),
        _ => "-".to_owned(),
    }
}

#[test]
fn replies_in_ten_languages_are_understood() {
    let (mut count, mut asked, mut wrong) = (0, Vec::new(), Vec::new());
    for (language, replies) in LANGUAGES {
        let mut play = start("chess", &[]);
        let mut here = 0;
        for line in replies.lines() {
            if let Some(described) = line.strip_prefix('@') {
                play = position(described);
                continue;
            }
            let (reply, expected) = line.split_once(" => ").unwrap();
            here += 1;
            let found = understood(&play, reply);
            match found == expected {
                true => {}
                // It is clear, and the desk asks.
                false if found.starts_with("? ") && found.contains(expected) => asked.push(line),
                false => wrong.push(format!("{language}: {reply}: {found} and not {expected}")),
            }
        }
        assert!(here >= 40, "{language} has {here}");
        count += here;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(asked.len() * 20 <= count, "of {count} these are asked about: {asked:?}");
}
