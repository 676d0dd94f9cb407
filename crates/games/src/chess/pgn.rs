//! Games as PGN text (the standard of 1994, export format).

use std::fmt::Write as _;

use adjudicate_rules::{Outcome, Seat};

/// The longest line that the standard's export format has.
const WIDTH: usize = 79;
/// The prefix of a line of a remark whose own beginning would have a meaning in PGN.
const ELLIPSIS: &str = "...";

/// The seven tags that every PGN game begins with, but the result. An unknown value is `?`, an unknown date
/// `????.??.??`.
#[derive(Clone, Debug)]
pub struct PgnTags {
    /// The event.
    pub event: String,
    /// The place of the game.
    pub site: String,
    /// When it began: `2026.11.21`.
    pub date: String,
    /// The round.
    pub round: String,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// Further tags, in ASCII order.
    pub more: Vec<(String, String)>,
}

/// A token of the text of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PgnToken<'a> {
    /// A move as recorded.
    Move(&'a str),
    /// Something that was said.
    Remark(&'a str),
}

impl Default for PgnTags {
    fn default() -> PgnTags {
        let unknown = || "?".to_owned();
        PgnTags {
            event: unknown(),
            site: unknown(),
            date: "????.??.??".to_owned(),
            round: unknown(),
            white: unknown(),
            black: unknown(),
            more: Vec::new(),
        }
    }
}

/// Returns the PGN text of a game from the usual start: its moves as recorded with the remarks between them, and the
/// ending (`None`: it goes on). `white` is White's seat.
pub fn pgn<'a>(
    heading: &PgnTags,
    tokens: impl IntoIterator<Item = PgnToken<'a>>,
    outcome: Option<&Outcome>,
    white: Seat,
) -> String {
    let result = result(outcome, white);
    let PgnTags { event, site, date, round, white, black, more } = heading;
    let roster = [
        ("Event", event.as_str()),
        ("Site", site),
        ("Date", date),
        ("Round", round),
        ("White", white),
        ("Black", black),
        ("Result", result),
    ];
    let mut text = String::new();
    let more = more.iter().map(|(tag, value)| (tag.as_str(), value.as_str()));
    for (tag, value) in roster.into_iter().chain(more) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "[{tag} \"{}\"]", quoted(value));
    }
    text.push('\n');
    let mut lines = PgnLines { text, width: 0 };
    let mut turn = 0;
    let mut said = false;
    for token in tokens {
        match token {
            PgnToken::Move(played) => {
                match turn % 2 {
                    0 => lines.word(&format!("{}.", turn / 2 + 1)),
                    // After a remark Black's moves bear their number, too.
                    _ if said => lines.word(&format!("{}...", turn / 2 + 1)),
                    _ => {}
                }
                lines.word(played);
                turn += 1;
            }
            PgnToken::Remark(remark) => lines.remark(remark),
        }
        said = matches!(token, PgnToken::Remark(_));
    }
    lines.word(result);
    lines.text.push('\n');
    lines.text
}

/// Text that is broken into lines at blanks.
struct PgnLines {
    text: String,
    width: usize,
}

impl PgnLines {
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        let gap = usize::from(self.width > 0);
        if self.width + gap + length > WIDTH {
            self.text.push('\n');
            self.width = 0;
            // Such a line is no part of the game, or a comment of the other kind.
            if word.starts_with(['%', ';']) {
                self.text.push_str(ELLIPSIS);
                self.width += ELLIPSIS.len();
            }
        } else if gap > 0 {
            self.text.push(' ');
            self.width += 1;
        }
        self.text.push_str(word);
        self.width += length;
    }

    /// A remark in braces, which it cannot hold itself. Nor has it brackets: many programs read line by line, and take a line
    /// that begins with one for a tag, wherever it stands.
    fn remark(&mut self, remark: &str) {
        let braced = format!("{{{}}}", remark.replace(['{', '['], "(").replace(['}', ']'], ")"));
        braced.split_whitespace().for_each(|word| self.word(word));
    }
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
