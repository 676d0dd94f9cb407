//! The items beside the board, as a list of text that grows with the reader's font.

use super::super::picture::{die, escaped, icon};
use super::language::PageLanguage;
use adjudicate_rules::{PlayerPanel, Scene, Stock, TurnStatus};

/// Pieces of a stock that are drawn; the number says how many there are.
const SHOWN: u32 = 16;

/// Returns the contents of the list's items, each with its place: an item in the same place at several steps has the
/// same place value.
pub fn beside(language: PageLanguage, scene: &Scene) -> Vec<(ListPlace, String)> {
    let mut dice: String = scene.dice.iter().map(|of| svg(&die(language, *of), "0 0 30 30", "die")).collect();
    if !dice.is_empty() {
        dice = format!("<span class=\"dice\">{dice}</span>");
    }
    let mut items = Vec::new();
    for (at, of) in scene.strips.iter().enumerate() {
        let own = if of.standing == TurnStatus::Acting { std::mem::take(&mut dice) } else { String::new() };
        items.push((ListPlace::Player(at), strip(language, of, &own)));
    }
    if !dice.is_empty() {
        items.push((ListPlace::Dice, dice));
    }
    let bare = scene.strips.is_empty() && scene.notes.is_empty();
    let notes = if bare { &scene.asides } else { &scene.notes };
    let note =
        |(at, note): (usize, &String)| (ListPlace::Note(at), format!("<span class=\"note\">{}</span>", escaped(note)));
    items.extend(notes.iter().enumerate().map(note));
    items
}

/// The place of an item in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ListPlace {
    /// The player of this number.
    Player(usize),
    /// Dice that belong to no player yet.
    Dice,
    /// The note of this number.
    Note(usize),
}

/// A player, with the dice that are his to play.
fn strip(language: PageLanguage, strip: &PlayerPanel, dice: &str) -> String {
    let (class, mark, said) = match strip.standing {
        TurnStatus::Waiting => ("strip", "", None),
        TurnStatus::Acting => ("strip acting", "&#9654;", Some(language.text("page-to-play", "To play:"))),
        TurnStatus::Won => ("strip won", "&#9733;", Some(language.text("page-has-won", "Has won:"))),
    };
    let said = said.map_or_else(String::new, |said| format!("<span class=\"unseen\">{said}</span>"));
    let name = if strip.name.is_empty() { String::new() } else { format!("<b>{}</b> ", escaped(&strip.name)) };
    let stocks: String = strip.stocks.iter().map(stock).collect();
    format!(
        "<div class=\"{class}\"><span class=\"mark\" aria-hidden=\"true\">{mark}</span>{said}{}<span class=\"who\">{name}\
         <span class=\"role\">{}</span></span>{dice}<span class=\"stocks\">{stocks}</span></div>",
        svg(&icon(strip.figure, strip.paint), "-50 -50 100 100", "icon"),
        escaped(&strip.role)
    )
}

fn stock(stock: &Stock) -> String {
    let shown = stock.number.min(SHOWN);
    let pieces: String = (0..shown)
        .map(|place| format!("<g transform=\"translate({} 0)\">{}</g>", place * 45, icon(stock.figure, stock.paint)))
        .collect();
    let row = match shown {
        0 => String::new(),
        _ => svg(&pieces, &format!("-50 -50 {} 100", 100 + (shown - 1) * 45), "stock"),
    };
    format!("<span class=\"have\">{row}{}</span>", escaped(&stock.words))
}

fn svg(content: &str, view: &str, class: &str) -> String {
    format!("<svg class=\"{class}\" viewBox=\"{view}\" aria-hidden=\"true\">{content}</svg>")
}
