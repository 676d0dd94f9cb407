//! The pairing systems that a report can be paired by.

use std::fmt;

use super::{PairingReport, Problem, ReportFault};
use crate::pairing::{
    DutchColour, DutchField, Pairing, PairingFault, Participant, RoundKind, RoundRobinCycles, fide_dutch, round_robin,
    swiss,
};

/// A system for pairing reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportSystem {
    /// FIDE's Dutch system, C.04.3 in force since 1 February 2026.
    FideDutch2026,
    /// The system of sections with `swiss`: [`swiss`]. A report has no lots; its seed is 32 zero bytes.
    Matching,
    /// FIDE's Berger tables, all players by number, also those who are away.
    Berger,
}

impl ReportSystem {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::FideDutch2026, Self::Matching, Self::Berger];

    /// The name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::FideDutch2026 => "fide-dutch-2026",
            Self::Matching => "matching",
            Self::Berger => "berger",
        }
    }

    /// The system that a report names in its record 192; the Dutch system where it names none.
    ///
    /// # Errors
    /// [`Problem::System`] if it names one that is none of these.
    pub fn of(report: &PairingReport) -> Result<Self, ReportFault> {
        let code = report.system.as_deref().unwrap_or_default();
        match code {
            ""
            | "FIDE_DUTCH"
            | "FIDE_DUTCH_2025"
            | "FIDE_DUTCH_2026"
            | "FIDE_DUTCH_BAKU"
            | "FIDE_DUTCH_2025_BAKU"
            | "FIDE_DUTCH_2026_BAKU" => Ok(Self::FideDutch2026),
            _ if code.starts_with("BERGER_ROUNDROBIN") => Ok(Self::Berger),
            _ => Err(ReportFault { line: None, problem: Problem::System(code.to_owned()) }),
        }
    }

    /// Pairs the next round of a tournament.
    ///
    /// # Errors
    /// As [`fide_dutch`], [`swiss`] and [`round_robin`].
    pub fn pair(self, field: &DutchField) -> Result<Pairing, PairingFault> {
        match self {
            Self::FideDutch2026 => fide_dutch(field),
            Self::Matching => swiss(&participants(field)?, 2, &[0; 32]),
            Self::Berger => {
                let numbers: Vec<u32> = field.players.iter().map(|player| player.number).collect();
                let single = numbers.len().next_multiple_of(2).saturating_sub(1);
                let cycles = if field.rounds > single { RoundRobinCycles::Double } else { RoundRobinCycles::Single };
                let rounds = round_robin(&numbers, cycles, 2)?;
                let fault = PairingFault::Rounds { played: field.played, rounds: rounds.len() };
                rounds.into_iter().nth(field.played).ok_or(fault)
            }
        }
    }
}

impl fmt::Display for ReportSystem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// The players as [`swiss`] has them. Scores are in the field's unit, which changes none of its aims.
fn participants(field: &DutchField) -> Result<Vec<Participant>, PairingFault> {
    let mut participants = Vec::new();
    for player in field.players.iter().filter(|player| player.present) {
        let mut participant = Participant { number: player.number, ..Participant::default() };
        let mut score = 0_u64;
        for round in &player.rounds {
            score += u64::from(round.points);
            match round.kind {
                RoundKind::Played(opponent, colour) => {
                    participant.met.push(opponent);
                    participant.seats.push(u8::from(colour == DutchColour::Black));
                }
                RoundKind::Allocated => participant.byes += 1,
                RoundKind::Forfeit | RoundKind::Absent => participant.byes += u32::from(round.points >= field.win),
            }
        }
        participant.score = u32::try_from(score).map_err(|_| PairingFault::Score(player.number))?;
        participants.push(participant);
    }
    // Players who must not meet are as if they had met. Lists that share pairs count once.
    let mut apart: Vec<(u32, u32)> = Vec::new();
    for list in &field.forbidden {
        apart.extend(list.iter().flat_map(|&a| list.iter().map(move |&b| (a, b))).filter(|(a, b)| a != b));
        apart.sort_unstable();
        apart.dedup();
    }
    for participant in &mut participants {
        let start = apart.partition_point(|&(a, _)| a < participant.number);
        let own = apart.iter().skip(start).take_while(|&&(a, _)| a == participant.number).map(|&(_, b)| b);
        let met: Vec<u32> = own.filter(|other| !participant.met.contains(other)).collect();
        participant.met.extend(met);
    }
    Ok(participants)
}
