//! Tokens that players keep for the next game of a series (Duerror Grandis with Parcus; DUE-12).

use super::fault::{Class, Fault};
use super::keys::Author;
use super::state::Match;
use crate::rules::Seat;

impl Match {
    /// Whether tokens of this game can be kept for another one.
    pub fn is_parcus(&self) -> bool {
        self.play().position().tokens().is_some()
    }

    /// The tokens that this player takes out of the game as it stands: what he has saved, or all that he has. `None` in
    /// games whose tokens go nowhere.
    pub fn savings(&self, seat: Seat) -> Option<u64> {
        let tokens = self.play().position().tokens()?;
        let held = tokens.get(seat.index()).copied().unwrap_or(0);
        match self.play().is_in(seat) && !self.forfeited.contains(&seat) {
            true => Some(self.saved.get(&seat).copied().unwrap_or(held)),
            false => Some(0),
        }
    }

    /// What this player said that he keeps.
    pub fn saved(&self, seat: Seat) -> Option<u64> {
        self.saved.get(&seat).copied()
    }

    /// Whether this player can say now what he keeps.
    pub(super) fn check_save(&self, author: Author) -> Result<(), Fault> {
        let kind = |reason: &str| Err(Fault::new(Class::Kind, "protocol 1", reason));
        if !self.is_parcus() {
            return kind("only players of Parcus games keep tokens");
        }
        match author.seat() {
            None => kind("only players keep tokens"),
            Some(_) if self.outcome().is_none() => kind("tokens are kept after the end of the game"),
            Some(seat) if !self.play().is_in(seat) || self.forfeited.contains(&seat) => {
                kind("who resigned or forfeited keeps no tokens")
            }
            Some(seat) if self.saved.contains_key(&seat) => kind("this player has said already what he keeps"),
            Some(_) => Ok(()),
        }
    }

    /// A player keeps this many tokens.
    pub(super) fn save(&mut self, seat: Seat, tokens: u64) -> Result<(), Fault> {
        let held = self.savings(seat).unwrap_or(0);
        if tokens > held {
            let reason = format!(
                "nobody keeps more tokens than he has, and {} has {held}",
                self.charter.players[seat.index()].name
            );
            return Err(Fault::new(Class::Rules, "DUE-12", reason).at("save"));
        }
        self.saved.insert(seat, tokens);
        Ok(())
    }
}
