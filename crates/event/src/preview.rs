//! A round before anything is signed: scores, floats, and why players do not meet opponents who seem nearer.

use super::charter::Section;
use super::dutch;
use super::pairing::Participant;
use super::rounds;
use super::state::{Event, RoundPlan, SectionState};
use adjudicate_rules::Name;

/// A player of a planned board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatPreview {
    /// The player.
    pub name: Name,
    /// Half points before the round.
    pub score: u64,
    /// Half points that the strongest opponent has more, or less.
    pub float: i64,
    /// Players whose score is nearer, or as near with a better number, and who are not his opponents.
    pub passed_over: Vec<(Name, PassReason)>,
}

/// Why two players do not meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassReason {
    /// They have met in this round.
    Met(u64),
    /// The charter keeps them apart.
    Forbidden,
    /// Both must have the same turn.
    SameTurn,
    /// They could meet, and the round as a whole is better otherwise.
    Whole,
}

/// Returns the boards of a plan, each with its players in seat order.
pub fn preview(event: &Event, place: usize, plan: &RoundPlan) -> Vec<Vec<SeatPreview>> {
    let Some((section, standing)) = event.sections().nth(place) else { return Vec::new() };
    let present: Vec<&Name> = plan.boards.iter().flatten().chain(&plan.byes).collect();
    let field = rounds::field(section, standing, &present);
    let known = |name: &Name| {
        let number = standing.number(name)?;
        field.iter().find(|player| player.number == number)
    };
    let board = |players: &Vec<Name>| {
        let seat = |name: &Name| {
            let own = known(name)?;
            let opponents: Vec<&Participant> =
                players.iter().filter(|other| *other != name).filter_map(known).collect();
            let float = opponents.iter().map(|other| i64::from(other.score)).max()? - i64::from(own.score);
            Some(SeatPreview {
                name: name.clone(),
                score: u64::from(own.score),
                float,
                passed_over: passed_over(section, standing, &field, own, &opponents),
            })
        };
        players.iter().filter_map(seat).collect()
    };
    plan.boards.iter().map(board).collect()
}

fn passed_over(
    section: &Section,
    standing: &SectionState,
    field: &[Participant],
    own: &Participant,
    opponents: &[&Participant],
) -> Vec<(Name, PassReason)> {
    // With three and four at a board nobody is passed over for a single opponent.
    let [opponent] = opponents else { return Vec::new() };
    if !section.system.counts_rounds() {
        return Vec::new();
    }
    let forbidden = dutch::forbidden(section, standing);
    let near = |other: &Participant| (own.score.abs_diff(other.score), other.number);
    let nearer = field.iter().filter(|other| other.number != own.number && near(other) < near(opponent));
    let reason = |other: &Participant| {
        let met = standing.rounds.iter().find(|round| {
            let sits = |number: u32, board: &super::PairedBoard| {
                standing.player(number).is_some_and(|name| board.players.contains(name))
            };
            round.boards.iter().any(|board| sits(own.number, board) && sits(other.number, board))
        });
        match met {
            Some(round) => PassReason::Met(round.number),
            None if forbidden.iter().any(|list| list.contains(&own.number) && list.contains(&other.number)) => {
                PassReason::Forbidden
            }
            None if wanted(own).is_some() && wanted(own) == wanted(other) => PassReason::SameTurn,
            None => PassReason::Whole,
        }
    };
    nearer.filter_map(|other| Some((standing.player(other.number)?.clone(), reason(other)))).collect()
}

/// The seat that a player must have: he had the other one twice more often, or in his last two games.
fn wanted(player: &Participant) -> Option<u8> {
    let firsts = player.seats.iter().filter(|seat| **seat == 0).count();
    let seconds = player.seats.len() - firsts;
    match (firsts.abs_diff(seconds), player.seats.as_slice()) {
        (2.., _) => Some(u8::from(firsts > seconds)),
        (_, [.., a, b]) if a == b => Some(u8::from(*b == 0)),
        _ => None,
    }
}
