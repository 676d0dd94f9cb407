//! A game made of all its copies: its line, the entries that fell out, and the members who have signed twice.

use std::collections::BTreeMap;

use super::account::Account;
use super::judge;
use super::report::{CarryLink, ConflictingEntries, SeriesEnding, SeriesGame, TokenHolding, TokenTotals};
use super::rounds::{self, SeriesRounds};
use crate::{Equivocator, fork_choice};
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::{Series, SignedEntry};
use adjudicate_rules::Seat;

/// Why an entry of a copy does not stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DropReason {
    /// It is behind the place where the line stops.
    Stopped,
    /// It has fallen out of the line.
    Fallen,
}

/// A game.
pub(super) struct LedgerGame {
    /// The log that counts.
    pub account: Account,
    pub sources: Vec<String>,
    /// Entries of copies that do not stand.
    pub dropped: BTreeMap<Digest, DropReason>,
    /// The members who have signed twice.
    pub named: Vec<ConflictingEntries>,
    /// Whether the line stops before branches of equal rank.
    pub stops: bool,
}

impl LedgerGame {
    /// The line out of the copies of one game, of which there is one at least.
    pub fn of(mut copies: Vec<Account>) -> LedgerGame {
        copies.sort_by(|one, other| (other.ids.len(), &one.source).cmp(&(one.ids.len(), &other.source)));
        let mut sources: Vec<String> = copies.iter().map(|copy| copy.source.clone()).collect();
        sources.sort();
        let behind = |copy: &Account| copy.ids.last() == copies[0].ids.get(copy.ids.len().saturating_sub(1));
        if !copies[0].is_parcus() || copies.iter().all(behind) {
            let account = copies.swap_remove(0);
            return LedgerGame { account, sources, dropped: BTreeMap::new(), named: Vec::new(), stops: false };
        }
        settled(copies, sources)
    }

    /// Returns the charter's statement about the game before.
    pub fn series(&self) -> Option<&Series> {
        self.account.charter().series.as_ref()
    }

    /// Whether its players carry tokens through the rounds of an event: the event's log then stands where the game before
    /// would, for they come from several games.
    pub fn carries_in_event(&self) -> bool {
        let event = self.account.charter().event.as_ref().map(|event| event.id);
        self.series().is_some_and(|series| event == Some(series.game))
    }

    /// Makes the report on this game; `lines` are all games that were given, `claims` the claims on each game's tokens,
    /// `rounds` the known events.
    pub fn game(
        &self,
        lines: &BTreeMap<Digest, LedgerGame>,
        claims: &judge::Claims,
        rounds: &SeriesRounds,
    ) -> SeriesGame {
        let board = rounds.boards.get(&self.account.id()).filter(|_| self.carries_in_event());
        let state = &self.account.state;
        let names: Vec<_> = self.account.charter().players.iter().map(|player| player.name.clone()).collect();
        let fallen = self.dropped.values().filter(|dropped| **dropped == DropReason::Fallen).count();
        SeriesGame {
            id: self.account.id(),
            sources: self.sources.clone(),
            begun: self.account.begun,
            entries: state.entries(),
            head: state.head(),
            over: state.outcome().map(|outcome| SeriesEnding {
                winner: outcome.winner.and_then(|seat| names.get(seat.index())).cloned(),
                annulled: outcome.annulled,
                reason: outcome.reason,
            }),
            continues: self.series().map(|series| {
                let before = lines.get(&series.game);
                let paired = board.filter(|board| board.after.1 == series.head).map(|board| board.after.0);
                let entry = before.and_then(|before| before.account.entry(series.head)).or(paired);
                CarryLink { game: series.game, head: series.head, entry, given: before.is_some() || board.is_some() }
            }),
            tokens: self.tokens(),
            carries: match (board, self.series()) {
                (Some(board), Some(series)) => rounds::carries(self, series, board),
                _ => judge::carries(self, lines, claims),
            },
            named: self.named.clone(),
            fallen: u64::try_from(fallen).unwrap_or(u64::MAX),
            stops: self.stops,
        }
    }

    fn tokens(&self) -> Option<TokenTotals> {
        let state = &self.account.state;
        let (began, bank) = self.account.start.as_ref()?;
        let ended = state.play().position().tokens()?;
        let carry = self.series().map(|series| series.carry.as_slice()).unwrap_or_default();
        let players = Seat::all(began.len()).zip(&self.account.charter().players).map(|(seat, player)| TokenHolding {
            player: player.name.clone(),
            brought: carry.iter().find(|carry| carry.player == player.name).map(|carry| carry.tokens),
            began: began.get(seat.index()).copied().unwrap_or(0),
            ended: ended.get(seat.index()).copied().unwrap_or(0),
            keeps: state.outcome().and_then(|_| state.savings(seat)),
        });
        Some(TokenTotals { players: players.collect(), bank: (*bank, state.play().position().bank()?) })
    }
}

/// Copies that differ, made one line as every program makes it that has followed none of them (protocol, section 5).
fn settled(mut copies: Vec<Account>, sources: Vec<String>) -> LedgerGame {
    let letters: Vec<SignedEntry> = copies.iter().flat_map(|copy| copy.letters.iter().cloned()).collect();
    let settled = fork_choice(&letters.iter().collect::<Vec<_>>(), |_| false);
    let known: BTreeMap<Digest, &SignedEntry> = letters.iter().map(|letter| (letter.id, letter)).collect();
    let holders = |id: Digest| {
        let mut holders: Vec<String> =
            copies.iter().filter(|copy| copy.ids.contains(&id)).map(|copy| copy.source.clone()).collect();
        holders.sort();
        holders
    };
    let entry = |id: &Digest| (known.get(id).map_or(0, |letter| letter.entry.seq), *id, holders(*id));
    let evidence = |named: &Equivocator| {
        let mut entries: Vec<_> = named.entries.iter().map(entry).collect();
        entries.sort();
        ConflictingEntries { author: named.name.clone(), entries, replaced: named.replaced }
    };
    let mut named: Vec<ConflictingEntries> = settled.named.iter().map(evidence).collect();
    named.sort_by_key(|evidence| evidence.entries.first().map(|(seq, ..)| *seq));
    let mut dropped: BTreeMap<Digest, DropReason> = BTreeMap::new();
    for letter in &letters {
        if !settled.line.contains(&letter.id) {
            dropped.insert(letter.id, DropReason::Fallen);
        }
    }
    // Entries stand behind those that they build on once they are in the order of their numbers.
    let mut ordered: Vec<&&SignedEntry> = known.values().collect();
    ordered.sort_by_key(|letter| letter.entry.seq);
    for letter in ordered {
        let behind = letter.entry.prev.and_then(|prev| dropped.get(&prev).copied());
        if settled.stops_before.contains(&letter.id) || behind == Some(DropReason::Stopped) {
            dropped.insert(letter.id, DropReason::Stopped);
        }
    }
    let stops = !settled.stops_before.is_empty();
    let texts: Vec<&str> = settled.line.iter().filter_map(|id| Some(known.get(id)?.text.as_str())).collect();
    let source = sources.first().cloned().unwrap_or_default();
    // The settled line is valid, so reading it again finds no fault; a copy would do as well.
    let account = Account::read(&source, texts.concat().as_bytes()).unwrap_or_else(|_| copies.swap_remove(0));
    LedgerGame { account, sources, dropped, named, stops }
}
