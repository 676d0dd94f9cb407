//! The treatment of the games of an entrant who left.

use super::section::{ResultMethod, TableSection};

/// How the games of an entrant count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Treatment {
    /// He is there: as they are.
    Stays,
    /// He left, and the system does not foresee his games: finished games count, and he is not paired again.
    Stands,
    /// He left a round-robin before half of his games were finished: none of his games counts for anybody.
    Annulled {
        /// His games finished at the board.
        finished: u32,
        /// The games he had to play.
        scheduled: u32,
    },
    /// He left a round-robin later: finished games count, the rest is lost by forfeit.
    Forfeited {
        /// His games finished at the board.
        finished: u32,
        /// The games he had to play.
        scheduled: u32,
    },
}

/// The treatment of every entrant, by number.
///
/// The line is drawn where the FIDE Handbook (C.05, round-robin) draws it: with less than half of his games completed the
/// results leave the standings, with half or more they stay. Completed is what play or a ruling after its beginning decided; a
/// forfeit completes nothing, or the ruling on those who left would depend on its own consequences.
pub(super) fn treatments(section: &TableSection) -> Vec<Treatment> {
    let mut treatments = vec![Treatment::Stays; section.entrants.len()];
    for entrant in section.entrants.iter().filter(|entrant| entrant.out.is_some()) {
        let treatment = if section.system.is_table() {
            let done = |how| matches!(how, ResultMethod::Played | ResultMethod::Adjudicated);
            let own = section.results.iter().filter(|result| result.players.contains(&entrant.number));
            let finished = own.filter(|result| done(result.how)).count();
            let finished = u32::try_from(finished).unwrap_or(u32::MAX);
            let scheduled = section.scheduled;
            if u64::from(finished) * 2 < u64::from(scheduled) {
                Treatment::Annulled { finished, scheduled }
            } else {
                Treatment::Forfeited { finished, scheduled }
            }
        } else {
            Treatment::Stands
        };
        if let Some(slot) = treatments.get_mut(entrant.number as usize - 1) {
            *slot = treatment;
        }
    }
    treatments
}
