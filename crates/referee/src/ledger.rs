//! The ledger of Parcus series: the tokens of every player from game to game, with a verdict on all that is carried
//! (DUE-12; protocol, section 2).
//!
//! Whether a player brings what he saved is a question about two logs, so `verify` of one cannot answer it.

mod account;
mod judge;
mod line;
mod rounds;

use std::collections::{BTreeMap, BTreeSet};

use adjudicate_record::crypto::{Digest, PublicKey};
use adjudicate_record::log::Time;
use adjudicate_rules::{Name, Reason};

pub use account::Account;
pub use rounds::{Brings, Rounds, SeriesBoard};

use line::LedgerGame;

/// What the ledger says about all the games that it was given.
#[derive(Clone, Debug)]
pub struct Ledger {
    /// The series: games that are linked by what is carried. Whatever the order in which logs were given, they come in the
    /// order of the dates of their first games.
    pub series: Vec<Vec<SeriesGame>>,
    /// Games that keep no tokens for another one and that no other game names, by their sources.
    pub others: Vec<Vec<String>>,
    /// The events that were given, by where their logs come from.
    pub events: BTreeMap<Digest, String>,
}

/// A game of a series.
#[derive(Clone, Debug)]
pub struct SeriesGame {
    /// Its id.
    pub id: Digest,
    /// Where its copies came from.
    pub sources: Vec<String>,
    /// When its charter was signed.
    pub begun: Time,
    /// How many entries stand.
    pub entries: u64,
    /// The last of them.
    pub head: Digest,
    /// How it ended, if it has: who has won, and the clause.
    pub over: Option<SeriesEnding>,
    /// What it continues.
    pub continues: Option<CarryLink>,
    /// The tokens; none if this game keeps none for another one.
    pub tokens: Option<Tokens>,
    /// What its players bring, with the verdicts.
    pub carries: Vec<Carried>,
    /// Who has signed twice, as copies that differ prove.
    pub named: Vec<ConflictingEntries>,
    /// How many entries of copies that differ have fallen out of the line.
    pub fallen: u64,
    /// Whether the line stops, because branches of equal rank follow its head.
    pub stops: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesEnding {
    /// Who has won, if anybody.
    pub winner: Option<Name>,
    /// Whether nobody has won though the game is not drawn.
    pub annulled: bool,
    /// Why.
    pub reason: Reason,
}

/// What a game of a series continues.
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
pub struct Tokens {
    /// Of each player, in seat order.
    pub players: Vec<TokenHolding>,
    /// The bank's at the start and at the end.
    pub bank: (u64, u64),
}

/// The tokens of a player in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenHolding {
    /// Who.
    pub player: Name,
    /// What he brought from the game before, if he is said to have brought anything.
    pub brought: Option<u64>,
    /// What he began with.
    pub began: u64,
    /// What he has now.
    pub ended: u64,
    /// What he takes out of the game, once it is over.
    pub keeps: Option<u64>,
}

impl Tokens {
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

/// What a player brings, with the verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carried {
    /// Who.
    pub player: Name,
    /// How many tokens the charter says that he brings.
    pub tokens: u64,
    /// What is wrong; nothing if the carry is right.
    pub troubles: Vec<CarryTrouble>,
    /// An entry behind the head which changed what the player takes out of the game before: its number, and what he takes
    /// since. What counts is what stood at the head.
    pub later: Option<(u64, u64)>,
    /// Whether the player has joined this game; if not, nobody but its organiser has signed the claim.
    pub joined: bool,
}

/// A verdict on what is carried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CarryVerdict {
    /// It is what was saved.
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

impl Carried {
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

/// What is wrong with a carry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CarryTrouble {
    /// The log of the game before was not given.
    Unknown,
    /// The tokens come from the earlier rounds of an event, whose log was not given.
    Event,
    /// The game before keeps no tokens for another one.
    NotParcus,
    /// The entry up to which the game before counts stands behind the place where its line stops.
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
        /// Whose it was.
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

impl Ledger {
    /// The ledger of these logs. Copies of one game count as one.
    pub fn of(accounts: Vec<Account>) -> Ledger {
        Ledger::with(accounts, &Rounds::default())
    }

    /// The same with what is known of the events of these games.
    pub fn with(accounts: Vec<Account>, rounds: &Rounds) -> Ledger {
        let mut copies: BTreeMap<Digest, Vec<Account>> = BTreeMap::new();
        for account in accounts {
            copies.entry(account.id()).or_default().push(account);
        }
        let lines: BTreeMap<Digest, LedgerGame> =
            copies.into_iter().map(|(id, copies)| (id, LedgerGame::of(copies))).collect();
        let named: BTreeSet<Digest> = lines.values().filter_map(|line| Some(line.series()?.game)).collect();
        let takes_part = |line: &&LedgerGame| line.account.is_parcus() || named.contains(&line.account.id());
        let twice = judge::claims(&lines);
        let mut games: BTreeMap<Digest, SeriesGame> = BTreeMap::new();
        for line in lines.values().filter(takes_part) {
            games.insert(line.account.id(), line.game(&lines, &twice, rounds));
        }
        let mut others: Vec<Vec<String>> =
            lines.values().filter(|line| !takes_part(line)).map(|line| line.sources.clone()).collect();
        others.sort();
        let mut series = by_rounds(&mut games, rounds);
        series.extend(chained(games));
        // A charter holds the id of the game before, so games cannot follow each other in a circle.
        series.sort_by_key(|chain| chain.first().map(|game| (game.begun, game.id)));
        Ledger { series, others, events: rounds.events.clone() }
    }

    /// All games.
    pub fn games(&self) -> impl Iterator<Item = &SeriesGame> {
        self.series.iter().flatten()
    }

    /// Whether anything is disputed: a carry, a game in which somebody has signed twice or of which the line stops, tokens from
    /// nowhere.
    pub fn is_disputed(&self) -> bool {
        self.games().any(|game| {
            !game.named.is_empty()
                || game.stops
                || game.tokens.as_ref().is_some_and(|tokens| !tokens.are_conserved())
                || game.carries.iter().any(|carried| carried.verdict() == CarryVerdict::Disputed)
        })
    }
}

/// The games of events, a series for each section, in the order of rounds and boards. They are taken out of the others.
fn by_rounds(games: &mut BTreeMap<Digest, SeriesGame>, rounds: &Rounds) -> Vec<Vec<SeriesGame>> {
    type Section = BTreeMap<(u64, u64), SeriesGame>;
    let mut sections: BTreeMap<(Digest, &Name), Section> = BTreeMap::new();
    for (id, board) in &rounds.boards {
        if let Some(game) = games.remove(id) {
            let section = sections.entry((board.event, &board.section)).or_default();
            section.insert((board.round, board.number), game);
        }
    }
    sections.into_values().map(|section| section.into_values().collect()).collect()
}

/// Games in the order of their series, each behind the one that it continues.
fn chained(mut games: BTreeMap<Digest, SeriesGame>) -> Vec<Vec<SeriesGame>> {
    let mut successors: BTreeMap<Digest, Vec<Digest>> = BTreeMap::new();
    let mut order: Vec<(Time, Digest)> = games.values().map(|game| (game.begun, game.id)).collect();
    order.sort();
    let before = |id: &Digest| {
        let link = games.get(id).and_then(|game| game.continues)?;
        Some(link.game)
    };
    let mut roots: Vec<Digest> = Vec::new();
    for (_, id) in &order {
        match before(id) {
            // Games that continue one that was not given stand together, too.
            Some(before) => successors.entry(before).or_default().push(*id),
            None => roots.push(*id),
        }
    }
    for (_, id) in &order {
        if let Some(missing) = before(id).filter(|before| !games.contains_key(before) && !roots.contains(before)) {
            roots.push(missing);
        }
    }
    let mut series: Vec<Vec<SeriesGame>> = Vec::new();
    for root in roots {
        let mut chain = Vec::new();
        let mut todo = vec![root];
        while let Some(id) = todo.pop() {
            chain.extend(games.remove(&id));
            todo.extend(successors.remove(&id).unwrap_or_default().into_iter().rev());
        }
        series.push(chain);
    }
    series
}
