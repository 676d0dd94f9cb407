//! Random tournaments, to try pairing programs with.

use sha2::{Digest, Sha256};

use super::{Acceleration, ForbiddenPairing, PairingReport, PointSystem, ReportPlayer, TrfCell, TrfResult};
use crate::pairing::{DutchColour, Pairing, PairingFault, baku, fide_dutch};

/// The features of a random tournament. Shares are in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RandomFeatures {
    /// Players.
    pub players: usize,
    /// Rounds of the tournament.
    pub rounds: usize,
    /// Rounds that are paired; the others are left.
    pub paired: usize,
    /// Players who ask for a bye or are away, of those in a round.
    pub away: u32,
    /// Games that are forfeited.
    pub forfeits: u32,
    /// Players who come late.
    pub late: u32,
    /// Lists of two or three players who must not meet.
    pub forbidden: usize,
    /// Whether the Baku acceleration is used.
    pub baku: bool,
}

impl RandomFeatures {
    /// Features that follow from a seed: 6 to 200 players, mostly fewer than 60.
    #[must_use]
    pub fn of(seed: u64) -> Self {
        let mut chance = Chance::new(seed, b"features");
        let most = [12, 20, 40, 60, 100, 200][chance.below(6) as usize];
        let players = 6 + chance.below(most - 5) as usize;
        // Small fields near their last round are the hard ones.
        let rounds = (2 + chance.below(9) as usize).min(players - 1);
        let some = |chance: &mut Chance, often: u32, share: u64| {
            if chance.hits(often) { 1 + chance.below(share) as u32 } else { 0 }
        };
        Self {
            players,
            rounds,
            paired: rounds,
            away: some(&mut chance, 500, 150),
            forfeits: some(&mut chance, 500, 120),
            late: some(&mut chance, 300, 150),
            forbidden: some(&mut chance, 300, (players / 4).max(1) as u64) as usize,
            baku: chance.hits(200),
        }
    }
}

/// A random tournament by the Dutch system: ratings, results by them, and everything in `features`. It is always the same
/// one for a seed. If a round has no pairing, the tournament ends before it.
///
/// # Errors
/// A pairing that fails otherwise, which never should happen.
pub fn random(seed: u64, features: &RandomFeatures) -> Result<PairingReport, PairingFault> {
    let mut chance = Chance::new(seed, b"tournament");
    let mut ratings: Vec<u32> = (0..features.players).map(|_| 1000 + chance.below(1700) as u32).collect();
    ratings.sort_unstable_by_key(|&rating| std::cmp::Reverse(rating));
    let player = |(at, rating): (usize, u32)| {
        let name = format!("Player {:03}", at + 1);
        ReportPlayer { number: at as u32 + 1, name, rating, ..ReportPlayer::default() }
    };
    let mut report = PairingReport {
        name: format!("Random tournament {seed}"),
        players: ratings.into_iter().enumerate().map(player).collect(),
        rounds: Some(features.rounds),
        first: Some(if chance.hits(500) { DutchColour::White } else { DutchColour::Black }),
        system: Some("FIDE_DUTCH".to_owned()),
        points: PointSystem::default(),
        away: Vec::new(),
        acceleration: Vec::new(),
        forbidden: Vec::new(),
    };
    for _ in 0..features.forbidden {
        let size = 2 + chance.below(2) as usize;
        let mut numbers: Vec<u32> = (0..size).map(|_| 1 + chance.below(features.players as u64) as u32).collect();
        numbers.sort_unstable();
        numbers.dedup();
        if numbers.len() > 1 {
            report.forbidden.push(ForbiddenPairing { rounds: Some((1, features.rounds)), numbers, line: 0 });
        }
    }
    if features.baku {
        let (group, points) = baku(features.players, features.rounds, 10, 5);
        let players = (1, group.min(features.players) as u32);
        for (at, points) in points.into_iter().enumerate() {
            report.acceleration.push(Acceleration { players, rounds: (at + 1, at + 1), points, line: 0 });
        }
    }
    // The round in which each player comes; nobody comes late to a tournament of one round.
    let comes: Vec<usize> =
        (0..features.players)
            .map(|_| {
                if chance.hits(features.late) {
                    1 + chance.below(features.rounds.div_ceil(2) as u64) as usize
                } else {
                    0
                }
            })
            .collect();
    for round in 0..features.paired {
        if !play(&mut report, &mut chance, features, round, &comes)? {
            break;
        }
    }
    Ok(report)
}

/// Adds a round. False if it cannot be paired.
fn play(
    report: &mut PairingReport,
    chance: &mut Chance,
    features: &RandomFeatures,
    round: usize,
    comes: &[usize],
) -> Result<bool, PairingFault> {
    let mut cells: Vec<TrfCell> = Vec::with_capacity(report.players.len());
    for &comes in comes {
        let away = comes > round || chance.hits(features.away);
        let half = comes <= round && chance.hits(300);
        let full = comes <= round && chance.hits(30);
        let outcome = match (away, half, full) {
            (false, _, _) => TrfResult::Blank,
            (true, _, true) => TrfResult::Full,
            (true, true, false) => TrfResult::Half,
            (true, false, false) => TrfResult::Zero,
        };
        cells.push(TrfCell { outcome, ..TrfCell::default() });
    }
    let present: Vec<bool> = cells.iter().map(TrfCell::is_blank).collect();
    if !present.contains(&true) {
        return Ok(false);
    }
    let field = report.before(round, features.rounds, &present).map_err(|_| PairingFault::Weights)?;
    let pairing = match fide_dutch(&field) {
        Ok(pairing) => pairing,
        Err(PairingFault::NoPairing) => return Ok(false),
        Err(fault) => return Err(fault),
    };
    results(report, chance, features, &pairing, &mut cells);
    for (player, cell) in report.players.iter_mut().zip(cells) {
        player.cells.resize(round, TrfCell::default());
        player.cells.push(cell);
        player.points += cell.past(&report.points).points;
    }
    Ok(true)
}

/// Draws the results of a round.
fn results(
    report: &PairingReport,
    chance: &mut Chance,
    features: &RandomFeatures,
    pairing: &Pairing,
    cells: &mut [TrfCell],
) {
    for board in &pairing.boards {
        let &[white, black] = &board[..] else { continue };
        let rating = |number: u32| report.players[number as usize - 1].rating;
        let outcomes = if chance.hits(features.forfeits) {
            match chance.below(5) {
                0 => (TrfResult::ForfeitLoss, TrfResult::ForfeitLoss),
                1 | 2 => (TrfResult::ForfeitWin, TrfResult::ForfeitLoss),
                _ => (TrfResult::ForfeitLoss, TrfResult::ForfeitWin),
            }
        } else if chance.hits(300) {
            (TrfResult::Draw, TrfResult::Draw)
        } else {
            // About what a difference of ratings makes of a game: 400 points leave a chance of one in eleven.
            let difference = i64::from(rating(white)) - i64::from(rating(black)) + 30;
            let share = (500 + difference).clamp(80, 920) as u32;
            if chance.hits(share) { (TrfResult::Win, TrfResult::Loss) } else { (TrfResult::Loss, TrfResult::Win) }
        };
        let of = |opponent, colour, outcome| TrfCell { opponent: Some(opponent), colour: Some(colour), outcome };
        cells[white as usize - 1] = of(black, DutchColour::White, outcomes.0);
        cells[black as usize - 1] = of(white, DutchColour::Black, outcomes.1);
    }
    for &bye in &pairing.byes {
        cells[bye as usize - 1] = TrfCell { outcome: TrfResult::Allocated, ..TrfCell::default() };
    }
}

/// Numbers that follow from a seed.
struct Chance {
    seed: [u8; 32],
    count: u64,
}

impl Chance {
    fn new(seed: u64, what: &[u8]) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"adjudicate/event/random/v1\0");
        hash.update(seed.to_be_bytes());
        hash.update(what);
        Self { seed: hash.finalize().into(), count: 0 }
    }

    /// A number below `end`, which is small.
    fn below(&mut self, end: u64) -> u64 {
        let mut hash = Sha256::new();
        hash.update(self.seed);
        hash.update(self.count.to_be_bytes());
        self.count += 1;
        let number = hash.finalize().iter().take(6).fold(0_u64, |sum, &byte| sum << 8 | u64::from(byte));
        number % end.max(1)
    }

    /// Whether something happens that does so many times in a thousand.
    fn hits(&mut self, share: u32) -> bool {
        self.below(1000) < u64::from(share)
    }
}
