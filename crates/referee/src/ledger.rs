//! The ledger of Parcus series: the tokens of every player from game to game, with a verdict on each carry (DUE-12;
//! protocol, section 2).
//!
//! Whether a player brings what he saved is a question about two logs, so `verify` of one cannot answer it.

mod account;
mod judge;
mod line;
mod report;
mod rounds;

use std::collections::{BTreeMap, BTreeSet};

use adjudicate_record::crypto::Digest;
use adjudicate_record::log::Time;
use adjudicate_rules::Name;

pub use account::Account;
pub use report::{
    CarryCheck, CarryLink, CarryTrouble, CarryVerdict, ConflictingEntries, SeriesEnding, SeriesGame, TokenHolding,
    TokenReason, TokenTotals,
};
pub use rounds::{ExpectedCarry, SeriesBoard, SeriesRounds};

use line::LedgerGame;

/// The result for all games that the ledger was given.
#[derive(Clone, Debug)]
pub struct Ledger {
    /// The series: games that are linked by their carries. They come in the order of the dates of their first games, in
    /// whatever order the logs were given.
    pub series: Vec<Vec<SeriesGame>>,
    /// Games that keep no tokens for another one and that no other game names, by their sources.
    pub others: Vec<Vec<String>>,
    /// The events that were given, by where their logs come from.
    pub events: BTreeMap<Digest, String>,
}

impl Ledger {
    /// The ledger of these logs. Copies of one game count as one.
    pub fn of(accounts: Vec<Account>) -> Ledger {
        Ledger::with(accounts, &SeriesRounds::default())
    }

    /// The same with the events of these games, as far as they are known.
    pub fn with(accounts: Vec<Account>, rounds: &SeriesRounds) -> Ledger {
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
fn by_rounds(games: &mut BTreeMap<Digest, SeriesGame>, rounds: &SeriesRounds) -> Vec<Vec<SeriesGame>> {
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
