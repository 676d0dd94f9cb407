//! Tokens that players keep for the next game of a series (Duerror Grandis with Parcus; DUE-12).

use super::fault::{Fault, FaultClass};
use super::state::Match;
use adjudicate_record::dice::Member;
use adjudicate_rules::{Seat, phrase};

impl Match {
    /// Whether tokens of this game can be kept for another one.
    pub fn is_parcus(&self) -> bool {
        self.play().position().tokens().is_some()
    }

    /// Returns the tokens that this player takes out of the game now: those that he has saved, or all that he has.
    /// `None` in games whose tokens go nowhere.
    pub fn savings(&self, seat: Seat) -> Option<u64> {
        let tokens = self.play().position().tokens()?;
        let held = tokens.get(seat.index()).copied().unwrap_or(0);
        match self.stayed(seat) {
            true => Some(self.saved.get(&seat).copied().unwrap_or(held)),
            false => Some(0),
        }
    }

    /// Returns the number of tokens that this player said he keeps.
    pub fn saved(&self, seat: Seat) -> Option<u64> {
        self.saved.get(&seat).copied()
    }

    /// Whether this player has tokens of which he has not said what he keeps.
    pub(super) fn can_save(&self, seat: Seat) -> bool {
        self.saved(seat).is_none() && self.savings(seat).is_some_and(|tokens| tokens > 0)
    }

    /// A player keeps this many tokens.
    pub(super) fn save(&mut self, seat: Seat, tokens: u64) -> Result<(), Fault> {
        let held = self.savings(seat).unwrap_or(0);
        if tokens > held {
            let name = self.name_of(Member::Player(seat));
            let reason =
                phrase!("keeps-too-many", "nobody keeps more tokens than they have, and {name} has {held}", name, held);
            return Err(Fault::new(FaultClass::Rules, "DUE-12", reason).at("save"));
        }
        self.saved.insert(seat, tokens);
        Ok(())
    }
}
