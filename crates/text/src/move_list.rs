//! The moves and remarks that lead to the present state of a game, without those taken back.

use crate::view;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{Entry, EntryKind, Offer, agreed};
use adjudicate_referee::Match;
use adjudicate_rules::{Demand, LossDegree, Seat};

/// One thing that was played or said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayedItem {
    /// A turn.
    Move {
        /// The player.
        seat: Seat,
        /// The move as the record writes it.
        text: String,
        /// The position before it, if the throw had been made by then.
        before: Option<String>,
        /// The numbers of the throw that the entry itself completed.
        thrown: Vec<u32>,
    },
    /// This player has conceded a game, so, and it was accepted.
    Conceded(Seat, LossDegree),
    /// A remark, with its author's name in front.
    Remark(String),
}

/// Gathers the line beside a verification, entry by entry.
///
/// Every item knows the one before it, so that a takeback goes back to any entry by looking up where the line ended then.
#[derive(Debug, Default)]
pub struct PlayedLine {
    items: Vec<(Option<usize>, PlayedItem)>,
    ends: Vec<Option<usize>>,
    before: Option<String>,
}

impl PlayedLine {
    /// Takes the next valid entry, with the match after it.
    pub fn follow(&mut self, entry: &Entry, state: &Match) {
        let mut end = self.ends.last().copied().flatten();
        let mut before = self.before.take();
        for slip in view::told_slips(entry) {
            if let Some(say) = &slip.say {
                end = Some(self.push(end, PlayedItem::Remark(format!("{}: {}", slip.by, say.as_str()))));
            }
        }
        match &entry.kind {
            EntryKind::Turn(turn) => {
                let numbers = entry.dice.as_ref().map(|dice| numbers(dice.as_str())).unwrap_or_default();
                let own = state.member(&entry.by).and_then(Member::seat);
                let answers = view::ordered(entry).and_then(|name| state.member(name)).and_then(Member::seat);
                let turns = [(own, Some(&turn.play), numbers), (answers, turn.then.as_ref(), Vec::new())];
                for (seat, text, thrown) in turns {
                    if let (Some(seat), Some(text)) = (seat, text) {
                        let text = text.as_str().to_owned();
                        end = Some(self.push(end, PlayedItem::Move { seat, text, before: before.take(), thrown }));
                    }
                }
            }
            EntryKind::Agree(number) => {
                let offer = agreed(&entry.slips, *number);
                if let Some((_, Offer::Takeback(back))) = offer {
                    end = self.ends.get(index(*back)).copied().flatten();
                }
                if let Some((slip, Offer::Concede(loss))) = offer
                    && let Some(loser) = state.member(&slip.by).and_then(Member::seat)
                {
                    end = Some(self.push(end, PlayedItem::Conceded(loser, *loss)));
                }
            }
            EntryKind::Charter(_)
            | EntryKind::Join(_)
            | EntryKind::Answer(_)
            | EntryKind::Resign(_)
            | EntryKind::Claim(_)
            | EntryKind::Open(_)
            | EntryKind::Save(_)
            | EntryKind::Post(_)
            | EntryKind::Ruling(_) => {}
        }
        if let Some(say) = &entry.say {
            end = Some(self.push(end, PlayedItem::Remark(format!("{}: {}", entry.by, say.as_str()))));
        }
        self.ends.push(end);
        self.before = matches!(state.play().demand(), Demand::Act(_)).then(|| state.play().text());
    }

    /// The items from the first to the last.
    pub fn items(&self) -> Vec<&PlayedItem> {
        let mut line = Vec::new();
        let mut next = self.ends.last().copied().flatten();
        while let Some((before, item)) = next.and_then(|place| self.items.get(place)) {
            line.push(item);
            next = *before;
        }
        line.reverse();
        line
    }

    fn push(&mut self, end: Option<usize>, item: PlayedItem) -> usize {
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
