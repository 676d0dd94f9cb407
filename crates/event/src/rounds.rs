//! The plans of rounds: the pairing systems applied to an event's log.

use std::collections::BTreeSet;

use super::charter::{PairingSystem, Section, SwissPairing};
use super::dutch;
use super::knockout::{DecidedMatch, MatchGame};
use super::lots;
use super::pairing::{self, Bracket, Heat, Pairing, RoundRobinCycles};
use super::state::{PairedBoard, Round, RoundPlan, SectionState};
use adjudicate_rules::{Name, Phrase, phrase};

/// How many rounds a section with so many players has.
pub fn count(section: &Section, players: usize) -> u64 {
    let players = players as u64;
    if players < 2 || section.groups.is_some() {
        return 0;
    }
    let once = players - 1 + players % 2;
    match section.system {
        PairingSystem::RoundRobin => once,
        PairingSystem::DoubleRoundRobin => 2 * once,
        PairingSystem::Swiss | PairingSystem::Open => section.rounds.unwrap_or(0),
        PairingSystem::Knockout => section.legs * u64::from(players.next_power_of_two().ilog2()),
    }
}

/// The pairing of a round that is the next one, all results before it being in.
///
/// # Errors
/// Says why nobody can be paired.
pub fn plan(section: &Section, standing: &SectionState, seed: &[u8; 32], round: u64) -> Result<RoundPlan, Phrase> {
    let present: Vec<&Name> = standing.players.iter().filter(|player| standing.comes(section, round, player)).collect();
    if present.is_empty() && section.system.counts_rounds() {
        return Ok(RoundPlan { boards: Vec::new(), byes: Vec::new() });
    }
    let unfit = |fault: pairing::PairingFault| {
        let name = &section.name;
        let why = told(standing, &fault);
        phrase!("unpairable", "round {round} of `{name}` cannot be paired: {why}", round, name, why = why)
    };
    let seats = usize::try_from(section.seats).unwrap_or(usize::MAX);
    let lots = lots::pairing_seed(seed, &section.name, round);
    let pairing = match section.system {
        PairingSystem::RoundRobin | PairingSystem::DoubleRoundRobin => {
            let tables = table(section, standing).map_err(unfit)?;
            let index = usize::try_from(round).unwrap_or(0).wrapping_sub(1);
            let mut found = tables.get(index).cloned().unwrap_or_default();
            // A player who has left gets no more boards; the standings decide how his games count.
            found.boards.retain(|board| board.iter().all(|number| is_present(standing, *number)));
            found.byes.retain(|number| is_present(standing, *number));
            found
        }
        PairingSystem::Knockout => knockout(section, standing).map_err(unfit)?,
        PairingSystem::Swiss if section.pairing == Some(SwissPairing::FideDutch2026) => {
            let pair = |forbidden: Vec<Vec<u32>>| {
                pairing::fide_dutch(&dutch::field(section, standing, seed, &present, forbidden))
            };
            pair_apart(section, standing, pair).map_err(unfit)?
        }
        PairingSystem::Swiss => {
            let pair = |forbidden: Vec<Vec<u32>>| {
                let mut field = field(section, standing, &present);
                keep_apart(&mut field, &forbidden);
                pairing::swiss(&field, seats, &lots)
            };
            pair_apart(section, standing, pair).map_err(unfit)?
        }
        PairingSystem::Open => pairing::open(&field(section, standing, &present), seats, &lots).map_err(unfit)?,
    };
    let names = |numbers: &[u32]| numbers.iter().filter_map(|number| standing.player(*number).cloned()).collect();
    Ok(RoundPlan { boards: pairing.boards.iter().map(|board| names(board)).collect(), byes: names(&pairing.byes) })
}

/// A pairing that keeps the players of `forbidden` apart, or one that does not if there is none.
fn pair_apart(
    section: &Section,
    standing: &SectionState,
    pair: impl Fn(Vec<Vec<u32>>) -> Result<Pairing, pairing::PairingFault>,
) -> Result<Pairing, pairing::PairingFault> {
    let forbidden = dutch::forbidden(section, standing);
    match forbidden.is_empty() {
        true => pair(forbidden),
        false => pair(forbidden).or_else(|_| pair(Vec::new())),
    }
}

/// Makes players who are kept apart look as if they had met. In `swiss` meetings keep players apart, and change
/// nothing else.
fn keep_apart(field: &mut [pairing::Participant], lists: &[Vec<u32>]) {
    let present: Vec<u32> = field.iter().map(|player| player.number).collect();
    for player in field {
        for number in lists.iter().filter(|list| list.contains(&player.number)).flatten() {
            if *number != player.number && present.contains(number) && !player.met.contains(number) {
                player.met.push(*number);
            }
        }
    }
}

/// All rounds of a section in which everybody meets everybody.
///
/// # Errors
/// There are too few players, or more than such a section can have.
pub fn table(section: &Section, standing: &SectionState) -> Result<Vec<Pairing>, pairing::PairingFault> {
    let cycles = if section.system == PairingSystem::DoubleRoundRobin {
        RoundRobinCycles::Double
    } else {
        RoundRobinCycles::Single
    };
    let numbers: Vec<u32> = (1..).take(standing.players.len()).collect();
    pairing::round_robin(&numbers, cycles, 2)
}

fn is_present(standing: &SectionState, number: u32) -> bool {
    standing.player(number).is_some_and(|player| standing.plays(player))
}

/// A fault of a pairing, with the players' names.
#[expect(clippy::wildcard_enum_match_arm, reason = "all others have their words already")]
fn told(standing: &SectionState, fault: &pairing::PairingFault) -> Phrase {
    match fault {
        pairing::PairingFault::Impossible(numbers) => {
            let names: Vec<&str> =
                numbers.iter().filter_map(|number| standing.player(*number)).map(Name::as_str).collect();
            phrase!(
                "unpairable-left-over",
                "no pairing is left in which nobody meets twice and nobody has a second bye; {names} would be left over. \
                 The director can pair it by hand",
                names = names.join(", ")
            )
        }
        pairing::PairingFault::NoPairing => phrase!(
            "unpairable-dutch",
            "no pairing is left that keeps the absolute criteria of FIDE's Dutch system: nobody meets twice, has a second bye, \
             or has a turn that is not allowed. The director can pair it by hand"
        ),
        pairing::PairingFault::Alone(number) => {
            let name = standing.player(*number).map_or("one player", Name::as_str);
            phrase!("unpairable-alone", "{name} is the only one left", name)
        }
        other => other.phrase(),
    }
}

/// Returns the facts that the pairing systems need about the players present: points, meetings, byes and seats. A board
/// that was ruled upon before anybody had made a turn is no meeting, and a win by it counts like a bye (FIDE Handbook
/// C.04.1).
pub(super) fn field(section: &Section, standing: &SectionState, present: &[&Name]) -> Vec<pairing::Participant> {
    let of = |player: &&&Name| {
        let number = standing.number(player)?;
        let mut own = pairing::Participant { number, ..pairing::Participant::default() };
        for round in &standing.rounds {
            if round.byes.contains(player) {
                own.byes += 1;
                own.score += small(section.win);
            }
            // Half a point without a game keeps nobody from the bye of an odd field (FIDE Handbook C.04.1.d).
            if round.free.contains(player) {
                own.score = own.score.saturating_add(small(section.draw));
            }
            for board in &round.boards {
                count_board(section, standing, board, player, &mut own);
            }
        }
        Some(own)
    };
    present.iter().filter_map(|player| of(&player)).collect()
}

fn small(points: u64) -> u32 {
    u32::try_from(points).unwrap_or(u32::MAX)
}

fn count_board(
    section: &Section,
    standing: &SectionState,
    board: &PairedBoard,
    player: &Name,
    own: &mut pairing::Participant,
) {
    let Some(seat) = board.players.iter().position(|name| name == player) else { return };
    let Some(scored) = &board.scored else { return };
    let points = scored.points.get(seat).copied().unwrap_or(0);
    own.score = own.score.saturating_add(small(points));
    if scored.head.is_none() {
        own.byes += u32::from(points == section.win);
        return;
    }
    own.seats.push(u8::try_from(seat).unwrap_or(u8::MAX));
    let others = board.players.iter().filter(|name| *name != player);
    own.met.extend(others.filter_map(|name| standing.number(name)));
}

/// A match of a knockout: the rounds of its games, and the round after them if there is one.
#[derive(Clone, Copy)]
struct MatchRounds<'a> {
    games: &'a [Round],
    next: Option<&'a Round>,
}

/// The matches of a knockout that are paired wholly, and the rounds of one that has begun.
fn matches<'a>(
    section: &Section,
    standing: &'a SectionState,
) -> (impl Iterator<Item = MatchRounds<'a>> + use<'a>, &'a [Round]) {
    let legs = usize::try_from(section.legs.max(1)).unwrap_or(usize::MAX);
    let games = standing.rounds.chunks_exact(legs);
    let begun = games.remainder();
    // In the last match the losers meet for the third place, so that it does not tell who has gone on.
    let last = count(section, standing.players.len()).saturating_sub(section.legs.max(1));
    let tells = |round: &&Round| !section.third_place || round.number <= last;
    let next: Vec<Option<&Round>> = (1..=games.len()).map(|at| standing.rounds.get(at * legs).filter(tells)).collect();
    (games.zip(next).map(|(games, next)| MatchRounds { games, next }), begun)
}

/// Returns the player who goes on from a match between these players.
fn advances<'a>(
    section: &Section,
    standing: &'a SectionState,
    rounds: MatchRounds<'a>,
    players: &[Name],
) -> Option<&'a Name> {
    let last = rounds.games.last()?;
    // The opponent has left before the last game.
    if let Some(alone) = last.byes.iter().find(|name| players.contains(name)) {
        return Some(alone);
    }
    let is_theirs = |board: &&PairedBoard| players.iter().all(|player| board.players.contains(player));
    let boards = rounds.games.iter().filter_map(|round| round.boards.iter().find(is_theirs));
    let numbers = |names: &[Name]| names.iter().filter_map(|name| standing.number(name)).collect::<Vec<u32>>();
    let game = |board: &'a PairedBoard| {
        Some(MatchGame { players: numbers(&board.players), points: &board.scored.as_ref()?.points })
    };
    let games = boards.map(game).collect::<Option<Vec<_>>>()?;
    let sits = |round: &Round, name: &Name| {
        round.byes.contains(name) || round.boards.iter().any(|board| board.players.contains(name))
    };
    let next = rounds.next.into_iter().flat_map(|next| players.iter().filter(|name| sits(next, name)));
    let next = next.filter_map(|name| standing.number(name)).collect();
    standing.player(DecidedMatch { level: &section.level, lots: &standing.lots, games, next }.winner()?)
}

/// Returns the players who have lost a match of a knockout, in the order of its boards.
fn losers(section: &Section, standing: &SectionState, rounds: MatchRounds<'_>) -> Vec<Name> {
    let lost = |board: &PairedBoard| -> Vec<Name> {
        let Some(winner) = advances(section, standing, rounds, &board.players) else { return Vec::new() };
        board.players.iter().filter(|player| *player != winner).cloned().collect()
    };
    rounds.games.last().into_iter().flat_map(|last| &last.boards).flat_map(lost).collect()
}

/// Returns the players who have lost a match of a knockout.
pub fn eliminated(section: &Section, standing: &SectionState) -> BTreeSet<Name> {
    if section.system != PairingSystem::Knockout {
        return BTreeSet::new();
    }
    matches(section, standing).0.flat_map(|rounds| losers(section, standing, rounds)).collect()
}

fn knockout(section: &Section, standing: &SectionState) -> Result<Pairing, pairing::PairingFault> {
    let (matches, begun) = matches(section, standing);
    if let Some(begun) = begun.last() {
        return Ok(next_game(standing, begun));
    }
    let players: Vec<&Name> = standing.players.iter().collect();
    let known = field(section, standing, &players);
    let bracket = Bracket::new(small(standing.players.len() as u64), 2)?;
    let mut advanced: Vec<Vec<Option<u32>>> = Vec::new();
    let mut places: Vec<Option<u32>> = Vec::new();
    let mut by_hand = false;
    let mut out = Vec::new();
    for rounds in matches {
        by_hand |= rounds.games.iter().any(|round| round.ruled.is_some());
        places = match by_hand {
            false => {
                bracket.round(&advanced, &[])?.iter().map(|heat| winner(section, standing, rounds, *heat)).collect()
            }
            // A round that the director has paired himself begins a bracket of its own: its boards, then its byes.
            true => {
                let last = rounds.games.last();
                let boards = last.into_iter().flat_map(|round| &round.boards);
                let boards = boards.map(|board| advances(section, standing, rounds, &board.players));
                let byes = last.into_iter().flat_map(|round| &round.byes).map(Some);
                let on = boards.chain(byes).map(|name| name.filter(|name| standing.plays(name)));
                on.map(|name| name.and_then(|name| standing.number(name))).collect()
            }
        };
        advanced.push(places.clone());
        out = losers(section, standing, rounds);
    }
    let mut heats = match by_hand {
        false => bracket.round(&advanced, &known)?,
        true => places.chunks(2).map(|pair| heat(pair, &known)).collect(),
    };
    if section.third_place && heats.len() == 1 {
        let present = out.iter().filter(|name| standing.plays(name)).map(|name| standing.number(name));
        heats.push(heat(&present.collect::<Vec<_>>(), &known));
    }
    let mut pairing = Pairing::default();
    for heat in heats {
        match heat {
            Heat::Board(board) => pairing.boards.push(board.to_vec()),
            Heat::Free(number) => pairing.byes.push(number),
            Heat::Empty => {}
        }
    }
    Ok(pairing)
}

/// The next game of matches that have begun: the same boards with the seats turned round. A player whose opponent has left has a
/// bye.
fn next_game(standing: &SectionState, before: &Round) -> Pairing {
    let number = |name: &Name| standing.number(name).filter(|_| standing.plays(name));
    let mut pairing = Pairing::default();
    for board in &before.boards {
        let mut present: Vec<u32> = board.players.iter().rev().filter_map(number).collect();
        match present.len() == board.players.len() {
            true => pairing.boards.push(present),
            false => pairing.byes.append(&mut present),
        }
    }
    pairing.byes.extend(before.byes.iter().filter_map(number));
    pairing
}

/// Returns the player who goes on from a place of the bracket, if he has not left.
fn winner(section: &Section, standing: &SectionState, rounds: MatchRounds<'_>, heat: Heat) -> Option<u32> {
    let number = match heat {
        Heat::Empty => return None,
        Heat::Free(number) => number,
        Heat::Board(numbers) => {
            let players: Option<Vec<Name>> = numbers.iter().map(|number| standing.player(*number).cloned()).collect();
            standing.number(advances(section, standing, rounds, &players?)?)?
        }
    };
    is_present(standing, number).then_some(number)
}

fn heat(pair: &[Option<u32>], known: &[pairing::Participant]) -> Heat {
    match *pair {
        [Some(a), Some(b)] => {
            let find = |number: u32| known.iter().find(|standing| standing.number == number);
            Heat::Board(match (find(a), find(b)) {
                (Some(a), Some(b)) => pairing::first_turn(a, b),
                _ => [a, b],
            })
        }
        [Some(one), None] | [None, Some(one)] | [Some(one)] => Heat::Free(one),
        _ => Heat::Empty,
    }
}
