//! Games as PGN text (the standard of 1994, export format).

use std::fmt::Write as _;

use crate::rules::{Outcome, Seat};

/// The longest line that the standard's export format has.
const WIDTH: usize = 79;

/// The seven tags that every PGN game begins with, but the result. What is not known is `?`, of a date `????.??.??`.
#[derive(Clone, Debug)]
pub struct Heading {
    /// The event.
    pub event: String,
    /// Where it was played.
    pub site: String,
    /// When it began: `2026.11.21`.
    pub date: String,
    /// The round.
    pub round: String,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
}

impl Default for Heading {
    fn default() -> Heading {
        let unknown = || "?".to_owned();
        Heading {
            event: unknown(),
            site: unknown(),
            date: "????.??.??".to_owned(),
            round: unknown(),
            white: unknown(),
            black: unknown(),
        }
    }
}

/// The PGN text of a game from the usual start: its moves as recorded, and how it ended (`None`: it goes on). `white` is
/// White's seat.
pub fn pgn<'a>(
    heading: &Heading,
    moves: impl IntoIterator<Item = &'a str>,
    outcome: Option<&Outcome>,
    white: Seat,
) -> String {
    let result = result(outcome, white);
    let Heading { event, site, date, round, white, black } = heading;
    let tags = [
        ("Event", event.as_str()),
        ("Site", site),
        ("Date", date),
        ("Round", round),
        ("White", white),
        ("Black", black),
        ("Result", result),
    ];
    let mut text = String::new();
    for (tag, value) in tags {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "[{tag} \"{}\"]", quoted(value));
    }
    text.push('\n');
    let mut width = 0;
    let mut token = |token: &str| {
        let gap = usize::from(width > 0);
        if width + gap + token.len() > WIDTH {
            text.push('\n');
            width = 0;
        } else if gap > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(token);
        width += token.len();
    };
    for (turn, played) in moves.into_iter().enumerate() {
        if turn % 2 == 0 {
            token(&format!("{}.", turn / 2 + 1));
        }
        token(played);
    }
    token(result);
    text.push('\n');
    text
}

/// The result as PGN writes it.
fn result(outcome: Option<&Outcome>, white: Seat) -> &'static str {
    match outcome.map(|outcome| outcome.winner) {
        None => "*",
        Some(None) => "1/2-1/2",
        Some(Some(winner)) if winner == white => "1-0",
        Some(Some(_)) => "0-1",
    }
}

/// A tag's value: quotes and backslashes are escaped, and what cannot stand on a line becomes a blank.
fn quoted(value: &str) -> String {
    let plain = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>();
    plain.replace('\\', "\\\\").replace('"', "\\\"")
}
