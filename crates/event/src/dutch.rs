//! A section that FIDE's Dutch system pairs: the tournament before a round, as its log says it.

use std::collections::{BTreeMap, BTreeSet};

use super::charter::{ForbiddenGroup, Section, SwissPairing};
use super::pairing::{DutchColour, DutchField, DutchPlayer, PastRound, RoundKind, baku};
use super::state::{Event, Round, SectionState};
use adjudicate_record::crypto::sha256;
use adjudicate_rules::Name;

/// The tournament before a round in which these players are present, and the lists of those who are kept apart.
pub(super) fn field(
    section: &Section,
    standing: &SectionState,
    seed: &[u8; 32],
    present: &[&Name],
    forbidden: Vec<Vec<u32>>,
) -> DutchField {
    let small = |points: u64| u32::try_from(points).unwrap_or(u32::MAX);
    let (win, draw, loss) = (small(section.win), small(section.draw), small(section.loss));
    let numbers: BTreeMap<&Name, u32> = standing.players.iter().zip(1..).collect();
    let places: BTreeMap<&Name, usize> = standing.players.iter().zip(0..).collect();
    let rounds: Vec<Vec<PastRound>> =
        standing.rounds.iter().map(|round| past(section, standing, round, &numbers, &places)).collect();
    let here: BTreeSet<&Name> = present.iter().copied().collect();
    let total = section.rounds.and_then(|rounds| usize::try_from(rounds).ok()).unwrap_or(0);
    let accelerated = acceleration(section, standing, &here);
    let players = standing.players.iter().zip(1..).enumerate().map(|(at, (name, number))| DutchPlayer {
        number,
        present: here.contains(name),
        rounds: rounds.iter().filter_map(|round| round.get(at).copied()).collect(),
        acceleration: if number <= accelerated.last { accelerated.points.clone() } else { Vec::new() },
    });
    DutchField {
        players: players.collect(),
        played: standing.rounds.len(),
        rounds: total,
        first: first_colour(seed, &section.name),
        win,
        draw,
        loss,
        forbidden,
    }
}

/// Returns the numbers of the players whom the charter keeps apart, list by list.
pub(super) fn forbidden(section: &Section, standing: &SectionState) -> Vec<Vec<u32>> {
    let numbers = |group: &ForbiddenGroup| group.players.iter().filter_map(|name| standing.number(name)).collect();
    section.forbidden.iter().map(numbers).filter(|list: &Vec<u32>| list.len() > 1).collect()
}

/// The colour of the player with number 1 in the first round (protocol, 11.6).
pub(super) fn first_colour(seed: &[u8; 32], section: &Name) -> DutchColour {
    let name = section.as_str().as_bytes();
    let length = u32::try_from(name.len()).unwrap_or(u32::MAX).to_be_bytes();
    let [first, ..] = sha256(&[b"adjudicate/event/colour/v1\0", seed, &length, name]);
    if first.is_multiple_of(2) { DutchColour::White } else { DutchColour::Black }
}

/// The accelerated players: numbers up to the last one, each with these points in the rounds from the first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct AcceleratedGroup {
    pub last: u32,
    pub points: Vec<u32>,
}

/// The facts on which the pairing of a section's next round depends beyond its results, for a report.
pub fn pairing_facts(event: &Event, place: usize) -> Option<PairingFacts> {
    let (section, standing) = event.sections().nth(place)?;
    let next = standing.rounds.len() as u64 + 1;
    let away = standing.players.iter().zip(1..).filter(|(name, _)| !standing.comes(section, next, name));
    let away = away.map(|(name, number)| (number, standing.plays(name) && standing.is_free(next, name)));
    let present = standing.players.iter().filter(|name| standing.comes(section, next, name)).collect();
    let accelerated = acceleration(section, standing, &present);
    let is_dutch = section.pairing == Some(SwissPairing::FideDutch2026);
    Some(PairingFacts {
        away: if section.system.counts_rounds() { away.collect() } else { Vec::new() },
        acceleration: section.baku.then_some((accelerated.last, accelerated.points)),
        forbidden: forbidden(section, standing),
        first_is_white: standing
            .drawn
            .filter(|_| is_dutch)
            .map(|draw| first_colour(&draw.seed, &section.name) == DutchColour::White),
    })
}

/// See [`pairing_facts`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairingFacts {
    /// Numbers of players who are away in the next round, and whether each gets the points of a draw for it.
    pub away: Vec<(u32, bool)>,
    /// The last number of those who are accelerated, and their half points in the rounds from the first.
    pub acceleration: Option<(u32, Vec<u32>)>,
    /// Lists of numbers of players who are kept apart.
    pub forbidden: Vec<Vec<u32>>,
    /// The colour of number 1 in the first round, if it is drawn by lot.
    pub first_is_white: Option<bool>,
}

/// The players accelerated in a section. The group is formed by those who are paired in round 1; later entries do not move its
/// end. `present` counts as long as round 1 is not paired.
pub(super) fn acceleration(section: &Section, standing: &SectionState, present: &BTreeSet<&Name>) -> AcceleratedGroup {
    if !section.baku {
        return AcceleratedGroup::default();
    }
    let there: BTreeSet<&Name> = match standing.rounds.first() {
        Some(round) => round.plan.boards.iter().flatten().chain(&round.plan.byes).collect(),
        None => present.clone(),
    };
    let total = section.rounds.and_then(|rounds| usize::try_from(rounds).ok()).unwrap_or(0);
    let small = |points: u64| u32::try_from(points).unwrap_or(u32::MAX);
    let (group, points) = baku(there.len(), total, small(section.win), small(section.draw));
    let numbers = standing.players.iter().zip(1..).filter(|(name, _)| there.contains(name)).map(|(_, number)| number);
    AcceleratedGroup { last: numbers.take(group).last().unwrap_or(0), points }
}

/// A round of every player, in the order of numbers.
fn past(
    section: &Section,
    standing: &SectionState,
    round: &Round,
    numbers: &BTreeMap<&Name, u32>,
    places: &BTreeMap<&Name, usize>,
) -> Vec<PastRound> {
    let small = |points: u64| u32::try_from(points).unwrap_or(u32::MAX);
    let mut found = vec![PastRound { points: 0, kind: RoundKind::Absent }; standing.players.len()];
    let mut set = |player: &Name, points: u32, kind: RoundKind| {
        if let Some(slot) = places.get(player).and_then(|&place| found.get_mut(place)) {
            *slot = PastRound { points, kind };
        }
    };
    for player in &round.byes {
        set(player, small(section.win), RoundKind::Allocated);
    }
    for player in &round.free {
        set(player, small(section.draw), RoundKind::Absent);
    }
    for board in &round.boards {
        let Some(scored) = &board.scored else { continue };
        for (seat, player) in board.players.iter().enumerate() {
            let points = small(scored.points.get(seat).copied().unwrap_or(0));
            let opponent = board.players.get(1 - seat.min(1)).and_then(|name| numbers.get(name)).copied();
            let colour = if seat == 0 { DutchColour::White } else { DutchColour::Black };
            let kind = match (scored.head, opponent) {
                (Some(_), Some(opponent)) => RoundKind::Played(opponent, colour),
                _ => RoundKind::Forfeit,
            };
            set(player, points, kind);
        }
    }
    found
}
