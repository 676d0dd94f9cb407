//! The standings: everybody's place, what it is made of, and how far the section has come.

use std::fmt;

use adjudicate_rules::Phrase;

use super::fault::TableFault;
use super::field::{GameOutcome, GameState, RoundRecord, SectionField};
use super::knockout::eliminated;
use super::order::order;
use super::remarks::remarks;
use super::section::{Departure, PairingSystem, TableSection};
use super::tiebreaks::TiebreakValue;
use super::treatment::Treatment;

/// A place, shared by all from `first` to `last`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SharedPlace {
    /// The best place of those who share it, from 1.
    pub first: u32,
    /// The last of them; the same where nobody shares it.
    pub last: u32,
}

impl fmt::Display for SharedPlace {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.first == self.last {
            write!(out, "{}", self.first)
        } else {
            write!(out, "{}-{}", self.first, self.last)
        }
    }
}

/// How far the section has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Nothing is left to be played.
    Final,
    /// Rounds or games are still to come.
    Running,
}

/// A board that is not decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenBoard {
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// The names, in seat order.
    pub players: Vec<String>,
}

/// That somebody left, and what became of his games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DepartedEntrant {
    /// The last round he belonged to.
    pub after_round: u32,
    /// By whose decision.
    pub departure: Departure,
    /// The reason given, possibly empty.
    pub reason: String,
    /// How his games count.
    pub treatment: Treatment,
}

/// One entrant in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingsRow {
    /// His number.
    pub number: u32,
    /// His name.
    pub name: String,
    /// How he wants to be shown.
    pub display: Option<String>,
    /// The rating he entered with.
    pub rating: Option<u64>,
    /// His place; none if he is annulled.
    pub place: Option<SharedPlace>,
    /// His points in half points, byes and forfeits included; 0 if he is annulled.
    pub score: u64,
    /// His games that are decided and count; won, drawn and lost are together as many.
    pub games: u32,
    /// Of these, won.
    pub won: u32,
    /// Of these, drawn.
    pub drawn: u32,
    /// Of these, lost.
    pub lost: u32,
    /// Of those won, the ones won without play.
    pub forfeits_won: u32,
    /// Of those lost, the ones lost without play.
    pub forfeits_lost: u32,
    /// Byes, the free rounds of a round-robin not among them.
    pub byes: u32,
    /// The values in the order of the section's tie-breaks; empty if he is annulled.
    pub tiebreaks: Vec<TiebreakValue>,
    /// Set when he left.
    pub left: Option<DepartedEntrant>,
    /// The round he went out in, in a knockout.
    pub eliminated: Option<u32>,
}

/// The standings of a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The section's name.
    pub section: String,
    /// Its title.
    pub title: String,
    /// Its system.
    pub system: PairingSystem,
    /// How far it has come.
    pub stage: Progress,
    /// The last round up to which every board is decided.
    pub round: u32,
    /// The rounds the charter foresees.
    pub rounds: Option<u32>,
    /// Boards decided, those that no longer count included.
    pub finished: u32,
    /// Boards not decided.
    pub open: Vec<OpenBoard>,
    /// The entrants, best first; those who are annulled last.
    pub rows: Vec<StandingsRow>,
    /// Rulings, forfeits and those who left, each as a sentence.
    pub remarks: Vec<Phrase>,
}

/// The standings of a section as it is.
///
/// # Errors
/// The section contradicts itself: entrants nobody knows, boards that are there twice, lists that do not fit.
pub fn standings(section: &TableSection) -> Result<Standings, TableFault> {
    Ok(of(&SectionField::new(section)?))
}

pub(super) fn of(field: &SectionField<'_>) -> Standings {
    let mut order = order(field);
    let mut rows = Vec::with_capacity(field.count());
    let mut next = 1;
    for group in &order.groups {
        let size = u32::try_from(group.len()).unwrap_or(u32::MAX);
        let place = SharedPlace { first: next, last: next + size - 1 };
        next += size;
        for &entrant in group {
            let values = std::mem::take(&mut order.values[entrant]);
            rows.push(row(field, entrant, Some(place), values));
        }
    }
    let annulled = (0..field.count()).filter(|&entrant| field.annulled(entrant));
    rows.extend(annulled.map(|entrant| row(field, entrant, None, Vec::new())));
    let open: Vec<OpenBoard> =
        field.games.iter().filter(|game| game.state == GameState::Open).map(|game| open(field, game)).collect();
    let undecided = open.iter().map(|open| open.round - 1).min();
    let round = undecided.unwrap_or(field.last);
    let finished = u32::try_from(field.games.len() - open.len()).unwrap_or(u32::MAX);
    let stage = if open.is_empty() && complete(field) { Progress::Final } else { Progress::Running };
    let section = field.section;
    Standings {
        section: section.name.clone(),
        title: section.title.clone(),
        system: section.system,
        stage,
        round,
        rounds: section.rounds,
        finished,
        open,
        rows,
        remarks: remarks(field),
    }
}

fn open(field: &SectionField<'_>, game: &super::field::CountedGame) -> OpenBoard {
    let players = game.players.iter().map(|&player| field.name(player).to_owned()).collect();
    OpenBoard { round: game.round, board: game.board, players }
}

/// Returns whether every round that must be paired has been.
fn complete(field: &SectionField<'_>) -> bool {
    match field.section.system {
        PairingSystem::RoundRobin | PairingSystem::DoubleRoundRobin => {
            // Games with somebody who is annulled need not have been paired.
            let games = |entrant: usize| {
                field.lines[entrant].iter().filter(|line| matches!(line, RoundRecord::Game(..))).count() as u64
            };
            let with_annulled = |entrant: usize| {
                let of = |line: &&RoundRecord| matches!(line, RoundRecord::Game(game, _) if field.games[*game].state == GameState::Annulled);
                field.lines[entrant].iter().filter(of).count() as u64
            };
            let annulled = (0..field.count()).filter(|&entrant| field.annulled(entrant)).count() as u64;
            let opponents = (field.count() as u64).saturating_sub(1).max(1);
            let scheduled = u64::from(field.section.scheduled);
            let each = scheduled * opponents.saturating_sub(annulled) / opponents;
            let enough = |entrant| {
                if field.section.seats == 2 {
                    games(entrant) - with_annulled(entrant) >= each
                } else {
                    games(entrant) >= scheduled
                }
            };
            field.last > 0 && (0..field.count()).filter(|&entrant| !field.annulled(entrant)).all(enough)
        }
        PairingSystem::Swiss | PairingSystem::Open => field.section.rounds.is_some_and(|rounds| field.last >= rounds),
        PairingSystem::Knockout => {
            let left = (0..field.count()).filter(|&entrant| eliminated(field, entrant).is_none()).count();
            field.last > 0 && left <= 1
        }
    }
}

fn row(
    field: &SectionField<'_>,
    entrant: usize,
    place: Option<SharedPlace>,
    tiebreaks: Vec<TiebreakValue>,
) -> StandingsRow {
    let who = field.entrants[entrant];
    let left = who.out.as_ref().map(|out| DepartedEntrant {
        after_round: out.after_round,
        departure: out.departure,
        reason: out.reason.clone(),
        treatment: field.treatments[entrant],
    });
    let mut row = StandingsRow {
        number: who.number,
        name: who.name.clone(),
        display: who.display.clone(),
        rating: who.rating,
        place,
        score: field.score(entrant),
        games: 0,
        won: 0,
        drawn: 0,
        lost: 0,
        forfeits_won: 0,
        forfeits_lost: 0,
        byes: 0,
        tiebreaks,
        left,
        eliminated: (field.section.system == PairingSystem::Knockout).then(|| eliminated(field, entrant)).flatten(),
    };
    for &line in &field.lines[entrant] {
        match line {
            RoundRecord::Bye(_) if !field.section.system.is_table() => row.byes += 1,
            RoundRecord::Game(index, seat) if field.games[index].counts() => {
                let game = &field.games[index];
                let forfeit = u32::from(game.state == GameState::Forfeit);
                row.games += 1;
                match field.outcome(game, seat) {
                    GameOutcome::Won => (row.won, row.forfeits_won) = (row.won + 1, row.forfeits_won + forfeit),
                    GameOutcome::Drawn => row.drawn += 1,
                    GameOutcome::Lost => (row.lost, row.forfeits_lost) = (row.lost + 1, row.forfeits_lost + forfeit),
                }
            }
            RoundRecord::None | RoundRecord::Absent | RoundRecord::Bye(_) | RoundRecord::Game(..) => {}
        }
    }
    row
}
