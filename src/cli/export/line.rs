//! The moves and remarks that lead to a game as it stands: what was taken back is left out.

use crate::log::{Entry, Kind, Offer};
use crate::referee::Match;
use crate::rules::{Demand, Seat};

/// One thing that was played or said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A turn.
    Move {
        /// Who played it.
        seat: Seat,
        /// The move as the record writes it.
        text: String,
        /// The position before it, if the throw had been made by then.
        before: Option<String>,
        /// The numbers of the throw that the entry itself completed.
        thrown: Vec<u32>,
    },
    /// A remark, with its author's name in front.
    Remark(String),
}

/// Gathers the line beside a verification, entry by entry.
///
/// Every item knows the one before it, so that a takeback goes back to any entry by looking up where the line ended then.
#[derive(Debug, Default)]
pub struct Line {
    items: Vec<(Option<usize>, Item)>,
    ends: Vec<Option<usize>>,
    offers: Vec<Option<u64>>,
    before: Option<String>,
}

impl Line {
    /// Takes the next valid entry, with the match after it.
    pub fn follow(&mut self, entry: &Entry, state: &Match) {
        let mut end = self.ends.last().copied().flatten();
        let mut offer = None;
        match &entry.kind {
            Kind::Turn(turn) => {
                if let Some(seat) = state.last_turn().map(|(seat, _)| seat) {
                    let numbers = entry.dice.as_ref().map(|dice| numbers(dice.as_str())).unwrap_or_default();
                    let text = turn.play.as_str().to_owned();
                    let turn = Item::Move { seat, text, before: self.before.take(), thrown: numbers };
                    end = Some(self.push(end, turn));
                }
            }
            Kind::Offer(Offer::Takeback(back)) => offer = Some(*back),
            // With two players one yes settles an offer.
            Kind::Accept(seq) => {
                if let Some(back) = self.offers.get(index(*seq)).copied().flatten() {
                    end = self.ends.get(index(back)).copied().flatten();
                }
            }
            _ => {}
        }
        if let Some(say) = &entry.say {
            end = Some(self.push(end, Item::Remark(format!("{}: {}", entry.by, say.as_str()))));
        }
        self.ends.push(end);
        self.offers.push(offer);
        self.before = matches!(state.play().demand(), Demand::Act(_)).then(|| state.play().text());
    }

    /// The items from the first to the last.
    pub fn items(&self) -> Vec<&Item> {
        let mut line = Vec::new();
        let mut next = self.ends.last().copied().flatten();
        while let Some((before, item)) = next.and_then(|place| self.items.get(place)) {
            line.push(item);
            next = *before;
        }
        line.reverse();
        line
    }

    fn push(&mut self, end: Option<usize>, item: Item) -> usize {
        self.items.push((end, item));
        self.items.len() - 1
    }
}

/// An entry's number as a place in a list; one that no list has if it does not fit.
fn index(seq: u64) -> usize {
    usize::try_from(seq).unwrap_or(usize::MAX)
}

/// The numbers of a throw as the log writes them.
fn numbers(dice: &str) -> Vec<u32> {
    dice.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
}
