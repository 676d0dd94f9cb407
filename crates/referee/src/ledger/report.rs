//! The ledger's result for one game: its tokens, the tokens that its players bring, and the verdicts.

use adjudicate_record::crypto::{Digest, PublicKey};
use adjudicate_record::log::Time;
use adjudicate_rules::{Name, Reason};

/// A game of a series.
#[derive(Clone, Debug)]
pub struct SeriesGame {
    /// Its id.
    pub id: Digest,
    /// The origins of its copies.
    pub sources: Vec<String>,
    /// When its charter was signed.
    pub begun: Time,
    /// How many entries stand.
    pub entries: u64,
    /// The last of them.
    pub head: Digest,
    /// The end of the game, if it is over: the winner and the clause.
    pub over: Option<SeriesEnding>,
    /// The game that it continues.
    pub continues: Option<CarryLink>,
    /// The tokens; none if this game keeps none for another one.
    pub tokens: Option<TokenTotals>,
    /// The tokens that its players bring, with the verdicts.
    pub carries: Vec<CarryCheck>,
    /// The members who have signed twice, as differing copies prove.
    pub named: Vec<ConflictingEntries>,
    /// How many entries of copies that differ have fallen out of the line.
    pub fallen: u64,
    /// Whether the line stops, because branches of equal rank follow its head.
    pub stops: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesEnding {
    /// The winner, if there is one.
    pub winner: Option<Name>,
    /// Whether nobody has won though the game is not drawn.
    pub annulled: bool,
    /// Why.
    pub reason: Reason,
}

/// The game that a game of a series continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CarryLink {
    /// The game before.
    pub game: Digest,
    /// Its entry up to which it counts.
    pub head: Digest,
    /// The number of that entry, where the game was given and has it.
    pub entry: Option<u64>,
    /// Whether that game was given.
    pub given: bool,
}

/// The tokens of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenTotals {
    /// Of each player, in seat order.
    pub players: Vec<TokenHolding>,
    /// The bank's at the start and at the end.
    pub bank: (u64, u64),
}

/// The tokens of a player in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenHolding {
    /// The player.
    pub player: Name,
    /// The tokens that he brought from the game before, if the charter says that he brought any.
    pub brought: Option<u64>,
    /// The tokens that he began with.
    pub began: u64,
    /// The tokens that he has now.
    pub ended: u64,
    /// The tokens that he takes out of the game, once it is over.
    pub keeps: Option<u64>,
}

impl TokenTotals {
    /// All tokens at the start and at the end.
    pub fn sums(&self) -> (u128, u128) {
        let sum = |of: fn(&TokenHolding) -> u64| self.players.iter().map(|player| u128::from(of(player))).sum::<u128>();
        (sum(|player| player.began) + u128::from(self.bank.0), sum(|player| player.ended) + u128::from(self.bank.1))
    }

    /// Whether no token has come from nowhere or gone, and nobody keeps more than he has.
    pub fn are_conserved(&self) -> bool {
        let (began, ended) = self.sums();
        began == ended && self.players.iter().all(|player| player.keeps.is_none_or(|keeps| keeps <= player.ended))
    }
}

/// The tokens that a player brings, with the verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CarryCheck {
    /// The player.
    pub player: Name,
    /// How many tokens the charter says that he brings.
    pub tokens: u64,
    /// The faults; none if the carry is right.
    pub troubles: Vec<CarryTrouble>,
    /// An entry behind the head which changed what the player takes out of the game before: its number, and what he
    /// takes since. The number at the head counts.
    pub later: Option<(u64, u64)>,
    /// Whether the player has joined this game; if not, nobody but its organiser has signed the claim.
    pub joined: bool,
}

/// A verdict on a carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CarryVerdict {
    /// It is the number that was saved.
    Right,
    /// The log that would tell was not given.
    Unchecked,
    /// It is not.
    Disputed,
}

impl CarryVerdict {
    /// The word for `--json`.
    pub fn name(self) -> &'static str {
        match self {
            CarryVerdict::Right => "right",
            CarryVerdict::Unchecked => "unchecked",
            CarryVerdict::Disputed => "disputed",
        }
    }
}

impl CarryCheck {
    /// The verdict.
    pub fn verdict(&self) -> CarryVerdict {
        match self.troubles.as_slice() {
            [] => CarryVerdict::Right,
            troubles
                if troubles.iter().all(|trouble| matches!(trouble, CarryTrouble::Unknown | CarryTrouble::Event)) =>
            {
                CarryVerdict::Unchecked
            }
            _ => CarryVerdict::Disputed,
        }
    }
}

/// The fault of a carry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CarryTrouble {
    /// The log of the game before was not given.
    Unknown,
    /// The tokens come from the earlier rounds of an event, whose log was not given.
    Event,
    /// The game before keeps no tokens for another one.
    NotParcus,
    /// The entry up to which the game before counts is behind the place where its line stops.
    Stopped,
    /// That entry has fallen out of the line.
    Fallen,
    /// The log of the game before has no such entry.
    Head {
        /// How many entries it has.
        entries: u64,
    },
    /// The game before was not over at that entry.
    Unfinished {
        /// The entry's number.
        entry: u64,
    },
    /// Neither this name nor this key took part in the game before.
    Stranger,
    /// This name had another key in the game before, which no entry of its log replaced.
    OtherKey {
        /// The key that held at the end; none if the referee signed for the player.
        had: Option<PublicKey>,
        /// The key here; none if the referee signs for the player.
        has: Option<PublicKey>,
    },
    /// This key belonged to another name.
    OtherName {
        /// The rightful owner.
        was: Name,
    },
    /// Another number of tokens was saved.
    Amount {
        /// How many.
        saved: u64,
        /// Why so many.
        why: TokenReason,
    },
    /// Other games carry the same tokens.
    Twice {
        /// These.
        others: Vec<Digest>,
    },
}

/// Why a player takes so many tokens out of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenReason {
    /// He said so.
    Said,
    /// He said nothing, so he keeps all.
    All,
    /// He resigned or forfeited, and keeps none.
    Left,
}

impl CarryTrouble {
    /// The word for `--json`.
    pub fn class(&self) -> &'static str {
        match self {
            CarryTrouble::Unknown => "unknown",
            CarryTrouble::Event => "event",
            CarryTrouble::NotParcus => "not-parcus",
            CarryTrouble::Stopped => "stopped",
            CarryTrouble::Fallen => "fallen",
            CarryTrouble::Head { .. } => "head",
            CarryTrouble::Unfinished { .. } => "unfinished",
            CarryTrouble::Stranger => "stranger",
            CarryTrouble::OtherKey { .. } => "key",
            CarryTrouble::OtherName { .. } => "player",
            CarryTrouble::Amount { .. } => "amount",
            CarryTrouble::Twice { .. } => "twice",
        }
    }
}

/// Entries that prove that somebody signed twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConflictingEntries {
    /// The name of whose key signed.
    pub author: String,
    /// The entries, two at least: number, id, and the sources that hold it.
    pub entries: Vec<(u64, Digest, Vec<String>)>,
    /// Whether a ruling has replaced a key of theirs, so that it may have been a thief.
    pub replaced: bool,
}
