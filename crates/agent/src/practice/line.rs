//! The lines of a table's script: who says what.

use std::ops::Range;

use crate::failure::Failure;
use adjudicate_rules::{LossDegree, Name, Seat, phrase};

/// The word before the numbers of a throw.
pub const DICE: &str = "dice";

/// The content of a line, with the place of its important part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScriptLine<'a> {
    /// The numbers of the pending throw.
    Dice(Vec<u32>),
    /// Something that a player says.
    Said(Seat, PlayerStatement<'a>),
}

/// The statement of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerStatement<'a> {
    /// A turn or a part of one, and where it begins.
    Move(&'a str, usize),
    /// An offer.
    Offer(Proposal),
    /// Yes to the only open offer that waits for him, or to the one of this player.
    Accept(Option<Seat>),
    /// No to it.
    Decline(Option<Seat>),
    /// A draw that the rules give.
    ClaimDraw,
    /// He gives up.
    Resign,
}

/// An offer at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proposal {
    /// A draw.
    Draw,
    /// To end play and count points.
    End,
    /// To return the prisoners.
    Prisoners,
    /// To have lost the game that is being played, so.
    Concede(LossDegree),
    /// A result: points by seat.
    Result(Vec<u64>),
}

/// Whether the line is blank or a remark.
pub fn is_remark(text: &str) -> bool {
    let text = text.trim_start();
    text.is_empty() || text.starts_with('#')
}

/// Whether the line gives the numbers of a throw.
pub fn is_dice(text: &str) -> bool {
    text.split_once(':').is_some_and(|(word, _)| word.trim() == DICE)
}

/// Reads a line.
///
/// # Errors
/// It has none of the forms, or names somebody who does not play.
pub fn read<'a>(text: &'a str, names: &[Name]) -> Result<ScriptLine<'a>, Failure> {
    let (word, rest) = text.split_once(':').ok_or_else(|| formless(text))?;
    let at = text.len() - rest.trim_start().len();
    let said = rest.trim();
    if word.trim() == DICE {
        return dice(text, said, at);
    }
    let seat = seat(word.trim(), names).ok_or_else(|| match Name::parse(word.trim()) {
        Some(name) => {
            let names = listed(names);
            nobody_called(name.as_str()).hint(phrase!("hint-players", "players: {names}", names))
        }
        None => formless(text),
    })?;
    saying(said, at, names)
        .map(|saying| ScriptLine::Said(seat, saying))
        .map_err(|failure| failure.within(None, 1, text, at))
}

/// The player of this name.
pub fn seat(name: &str, names: &[Name]) -> Option<Seat> {
    Seat::all(names.len()).zip(names).find(|(_, known)| known.as_str() == name).map(|(seat, _)| seat)
}

fn nobody_called(name: &str) -> Failure {
    Failure::ruled(phrase!("table-nobody", "nobody called `{name}` plays here", name))
}

fn listed(names: &[Name]) -> String {
    let names: Vec<&str> = names.iter().map(Name::as_str).collect();
    names.join(", ")
}

fn formless(text: &str) -> Failure {
    let hint =
        phrase!("hint-lines", "lines: `NAME: MOVE`, `dice: 3 5`, `NAME: offer draw`, `# a remark`; `--help` lists all");
    let reason = phrase!("table-no-line", "the line is none of those that a table understands");
    Failure::ruled(reason).within(None, 1, text, 0).hint(hint)
}

fn dice<'a>(text: &str, said: &str, at: usize) -> Result<ScriptLine<'a>, Failure> {
    let number = |word: &str| {
        // Two commas or a trailing one are typing errors that hide no number.
        word.parse().map_err(|_| {
            let start = at + said.find(word).unwrap_or(0);
            wrong_number(text, word, start..start + word.len())
        })
    };
    let words = said.split([' ', ',']).filter(|word| !word.is_empty());
    words.map(number).collect::<Result<Vec<u32>, Failure>>().map(ScriptLine::Dice)
}

fn wrong_number(text: &str, word: &str, span: Range<usize>) -> Failure {
    let line = text.get(..span.end).unwrap_or(text);
    let reason = phrase!("table-no-number", "`{word}` is no number that a die shows", word);
    Failure::ruled(reason).within(None, 1, line, span.start)
}

fn saying<'a>(said: &'a str, at: usize, names: &[Name]) -> Result<PlayerStatement<'a>, Failure> {
    let words: Vec<&str> = said.split_whitespace().collect();
    let whose = |name: &str| seat(name, names).map(Some).ok_or_else(|| nobody_called(name));
    Ok(match words.as_slice() {
        ["resign"] => PlayerStatement::Resign,
        ["claim", "draw"] => PlayerStatement::ClaimDraw,
        ["accept"] => PlayerStatement::Accept(None),
        ["accept", name] => PlayerStatement::Accept(whose(name)?),
        ["decline"] => PlayerStatement::Decline(None),
        ["decline", name] => PlayerStatement::Decline(whose(name)?),
        ["offer", "draw"] => PlayerStatement::Offer(Proposal::Draw),
        ["offer", "end"] => PlayerStatement::Offer(Proposal::End),
        ["offer", "prisoners"] => PlayerStatement::Offer(Proposal::Prisoners),
        ["offer", "concede"] => PlayerStatement::Offer(Proposal::Concede(LossDegree::Single)),
        ["offer", "concede", loss] if LossDegree::from_word(loss).is_some() => {
            PlayerStatement::Offer(Proposal::Concede(LossDegree::from_word(loss).unwrap_or(LossDegree::Single)))
        }
        ["offer", "result", result @ ..] => PlayerStatement::Offer(Proposal::Result(points(&result.join(" "), names)?)),
        ["offer", ..] => {
            let hint = phrase!(
                "hint-offers",
                "offers: draw, end, prisoners, concede, concede gammon, concede backgammon, result NAME N, NAME N"
            );
            return Err(Failure::ruled(phrase!("table-no-such-offer", "there is no such offer at a table")).hint(hint));
        }
        _ => PlayerStatement::Move(said, at),
    })
}

/// Reads `NAME N, NAME N` in seat order.
fn points(text: &str, names: &[Name]) -> Result<Vec<u64>, Failure> {
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    let read = |(part, name): (&&str, &Name)| {
        let (who, points) = part.split_once(' ')?;
        (who == name.as_str()).then(|| adjudicate_record::log::parse_int(points.trim()))?
    };
    let points: Option<Vec<u64>> = parts.iter().zip(names).map(read).collect();
    let example: Vec<String> = names.iter().map(|name| format!("{name} 0")).collect();
    points.filter(|points| points.len() == names.len() && parts.len() == names.len()).ok_or_else(|| {
        let example = example.join(", ");
        let hint = phrase!("hint-result", "a result names all players in seat order: `{example}`", example);
        Failure::ruled(phrase!("no-result", "`{text}` is no result of this game", text)).hint(hint)
    })
}

impl Proposal {
    /// The offer as a line writes it.
    pub fn written(&self, names: &[Name]) -> String {
        match self {
            Proposal::Draw => "draw".to_owned(),
            Proposal::End => "end".to_owned(),
            Proposal::Prisoners => "prisoners".to_owned(),
            Proposal::Concede(loss) => format!("concede {}", loss.word()),
            Proposal::Result(points) => {
                let each: Vec<String> = names.iter().zip(points).map(|(name, n)| format!("{name} {n}")).collect();
                format!("result {}", each.join(", "))
            }
        }
    }
}
