//! Byes that are asked for: a round in which a player has no board because he wants none, for the points of a draw. He asks
//! for it with his entry, as far as the charter allows, or the director gives it by a ruling before the round is paired.

use std::collections::BTreeSet;

use super::charter::Section;
use super::entry::{Enrolment, GivenBye};
use super::state::{Event, RoundPlan, SectionState};
use super::step::fault;
use adjudicate_referee::{Fault, FaultClass};
use adjudicate_rules::Name;

/// Returns the players who are due to have no board in a round with this plan. A pairing by hand can seat him all the
/// same.
pub(super) fn free(standing: &SectionState, round: u64, plan: &RoundPlan) -> Vec<Name> {
    let seated: BTreeSet<&Name> = plan.boards.iter().flatten().chain(&plan.byes).collect();
    let asked = standing.asked.get(&round).into_iter().flatten();
    asked.filter(|player| standing.plays(player) && !seated.contains(player)).cloned().collect()
}

impl Event {
    /// Whether a player can ask for these byes.
    pub(super) fn check_asked(&self, enter: &Enrolment) -> Result<(), Fault> {
        let wrong = |reason: String| Err(fault(FaultClass::Charter, reason).at("byes"));
        let mut seen = BTreeSet::new();
        for bye in &enter.byes {
            let Some(section) = self.charter.section(&bye.section).filter(|_| enter.sections.contains(&bye.section))
            else {
                return wrong(format!("a bye is asked for in `{}`, which is not entered here", bye.section));
            };
            if !seen.insert((&bye.section, bye.round)) {
                return wrong(format!("the bye of round {} of `{}` stands here twice", bye.round, bye.section));
            }
            check_round(section, bye.round).or_else(wrong)?;
            let count = enter.byes.iter().filter(|other| other.section == bye.section).count() as u64;
            if count > section.byes {
                return Err(fault(FaultClass::Charter, allowed(section, count)).at("byes").hint(
                    "who cannot come to a round writes to the director, who can give a bye before it is paired",
                ));
            }
        }
        Ok(())
    }

    pub(super) fn ask(&mut self, enter: &Enrolment) {
        for (section, standing) in self.charter.sections.iter().zip(&mut self.sections) {
            for bye in enter.byes.iter().filter(|bye| bye.section == section.name) {
                standing.asked.entry(bye.round).or_default().insert(enter.player.name.clone());
            }
        }
    }

    pub(super) fn give_bye(&mut self, bye: &GivenBye, by_verdict: bool) -> Result<(), Fault> {
        let wrong = |at: &'static str, reason: String| Err(fault(FaultClass::Pairing, reason).at(at));
        let place = self.place(&bye.section)?;
        let (Some(section), Some(standing)) = (self.charter.sections.get(place), self.sections.get_mut(place)) else {
            return wrong("section", format!("there is no section `{}`", bye.section));
        };
        if let Err(why) = check_round(section, bye.round) {
            return wrong("round", why);
        }
        let player = &bye.player;
        if !standing.plays(player) {
            return wrong("player", format!("`{player}` does not play in `{}`", section.name));
        }
        if standing.rounds.iter().any(|round| round.number == bye.round) {
            return wrong("round", format!("round {} of `{}` is paired already", bye.round, section.name));
        }
        if by_verdict {
            standing.decided_byes.insert((bye.round, player.clone()));
        }
        if !standing.asked.entry(bye.round).or_default().insert(player.clone()) {
            return wrong("player", format!("`{player}` is free in round {} of `{}` already", bye.round, section.name));
        }
        Ok(())
    }
}

fn check_round(section: &Section, round: u64) -> Result<(), String> {
    let Some(rounds) = section.rounds.filter(|_| section.system.counts_rounds()) else {
        return Err(format!(
            "byes are asked for in `swiss` and `open`, and `{}` is `{}`",
            section.name,
            section.system.name()
        ));
    };
    match (1..=rounds).contains(&round) {
        true => Ok(()),
        false => Err(format!("`{}` has {rounds} rounds, and there is no round {round}", section.name)),
    }
}

fn allowed(section: &Section, asked: u64) -> String {
    match section.byes {
        0 => format!("the charter of this event lets nobody ask for byes in `{}`", section.name),
        most => format!("{asked} byes are asked for in `{}`, and the charter allows {most}", section.name),
    }
}
