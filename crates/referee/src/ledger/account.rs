//! A log with what the ledger needs of it.

use crate::{Author, FoundFault, Match, verify_with};
use adjudicate_record::crypto::{Digest, PublicKey};
use adjudicate_record::dice::Member;
use adjudicate_record::log::{Charter, SignedEntry, Time};
use adjudicate_rules::Seat;

/// A log that has been verified. Of an invalid one the valid part counts.
pub struct Account {
    /// The origin, such as a file's name.
    pub source: String,
    /// The fault that ends the log, if there is one.
    pub fault: Option<FoundFault>,
    pub(super) begun: Time,
    /// The ids of all valid entries.
    pub(super) ids: Vec<Digest>,
    /// The entries; kept for games whose tokens go on.
    pub(super) letters: Vec<SignedEntry>,
    /// The tokens that players take out of the game since the end, from each entry on that changes them.
    pub(super) standings: Vec<EndingState>,
    /// The tokens of the players and of the bank at the start.
    pub(super) start: Option<(Vec<u64>, u64)>,
    pub(super) state: Match,
}

/// How things stand from an entry on, after the end of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EndingState {
    /// The entry.
    pub seq: u64,
    /// The tokens that each player takes out of the game.
    pub tokens: Vec<u64>,
    /// The players who have said how many tokens they keep.
    pub said: Vec<bool>,
    /// The players who have resigned or forfeited.
    pub left: Vec<bool>,
    /// The key of each player; for players without a key that of the referee, who signs for them.
    pub keys: Vec<Option<PublicKey>>,
}

impl EndingState {
    fn of(state: &Match, seq: u64) -> EndingState {
        let seats = || Seat::all(state.charter().players.len());
        EndingState {
            seq,
            tokens: seats().map(|seat| state.savings(seat).unwrap_or(0)).collect(),
            said: seats().map(|seat| state.saved(seat).is_some()).collect(),
            left: seats().map(|seat| !state.stayed(seat)).collect(),
            keys: seats().map(|seat| state.keys().current(signer(state, seat))).collect(),
        }
    }

    fn differs(&self, other: &EndingState) -> bool {
        (&self.tokens, &self.said, &self.left, &self.keys) != (&other.tokens, &other.said, &other.left, &other.keys)
    }
}

fn signer(state: &Match, seat: Seat) -> Author {
    state.signing_for(Author::Member(Member::Player(seat)))
}

fn tokens(state: &Match) -> Option<(Vec<u64>, u64)> {
    let position = state.play().position();
    Some((position.tokens()?, position.bank()?))
}

impl Account {
    /// Verifies a log.
    ///
    /// # Errors
    /// The fault of the charter, without which there is no game.
    pub fn read(source: &str, log: &[u8]) -> Result<Account, Option<FoundFault>> {
        let (mut ids, mut letters, mut standings) = (Vec::new(), Vec::new(), Vec::<EndingState>::new());
        let (mut start, mut begun) = (None, None);
        let verified = verify_with(log, |_, signed, state| {
            ids.push(state.head());
            if signed.entry.seq == 0 {
                begun = Some(signed.entry.at);
                start = tokens(state);
            }
            if !state.is_parcus() {
                return;
            }
            if state.outcome().is_some() {
                let standing = EndingState::of(state, signed.entry.seq);
                if standings.last().is_none_or(|last| last.differs(&standing)) {
                    standings.push(standing);
                }
            }
            letters.push(signed);
        });
        match (verified.state, begun) {
            (Some(state), Some(begun)) => {
                let source = source.to_owned();
                Ok(Account { source, fault: verified.fault, begun, ids, letters, standings, start, state })
            }
            _ => Err(verified.fault),
        }
    }

    /// The game's id.
    pub fn id(&self) -> Digest {
        self.state.id()
    }

    /// Whether tokens of this game can be kept for another one.
    pub fn is_parcus(&self) -> bool {
        self.state.is_parcus()
    }

    pub(super) fn charter(&self) -> &Charter {
        self.state.charter()
    }

    /// The number of the entry with this id.
    pub(super) fn entry(&self, id: Digest) -> Option<u64> {
        let place = self.ids.iter().position(|known| *known == id)?;
        u64::try_from(place).ok()
    }

    /// How things stood after this entry; `None` if the game was not over.
    pub(super) fn standing(&self, entry: u64) -> Option<&EndingState> {
        self.standings.iter().rev().find(|standing| standing.seq <= entry)
    }

    /// The first entry behind this one that changed what a player takes out of the game, with what he takes since the last.
    pub(super) fn changed_later(&self, entry: u64, seat: Seat) -> Option<(u64, u64)> {
        let of = |standing: &EndingState| standing.tokens.get(seat.index()).copied().unwrap_or(0);
        let then = of(self.standing(entry)?);
        let first = self.standings.iter().find(|standing| standing.seq > entry && of(standing) != then)?;
        Some((first.seq, self.standings.last().map_or(then, of)))
    }

    /// The keys that have held for a player since the end of the game, as far as this entry counts and behind it, with the one
    /// that holds now.
    pub(super) fn keys(&self, entry: Option<u64>, seat: Seat) -> Vec<PublicKey> {
        let from = entry.and_then(|entry| self.standing(entry)).map_or(0, |standing| standing.seq);
        let since = self.standings.iter().filter(|standing| standing.seq >= from);
        let held = since.filter_map(|standing| *standing.keys.get(seat.index())?);
        held.chain(self.state.keys().current(signer(&self.state, seat))).collect()
    }

    /// Whether the referee signs for this player.
    pub(super) fn is_by_post(&self, seat: Seat) -> bool {
        !self.state.signs(seat)
    }
}
