//! Byes that are asked for: a round in which a player has no board because he wants none, for the points of a draw. He asks
//! for it with his entry, as far as the charter allows, or the director gives it by a ruling before the round is paired.

use std::collections::BTreeSet;

use super::charter::Section;
use super::entry::{Enrolment, GivenBye};
use super::state::{Event, RoundPlan, SectionState};
use super::step::{fault, no_section, paired_already, plays_not};
use adjudicate_referee::{Fault, FaultClass};
use adjudicate_rules::{Name, Phrase, phrase};

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
        let wrong = |reason: Phrase| Err(fault(FaultClass::Charter, reason).at("byes"));
        let mut seen = BTreeSet::new();
        for bye in &enter.byes {
            let (name, round) = (&bye.section, bye.round);
            let Some(section) = self.charter.section(name).filter(|_| enter.sections.contains(name)) else {
                return wrong(phrase!(
                    "bye-not-entered",
                    "a bye is asked for in `{name}`, which is not entered here",
                    name
                ));
            };
            if !seen.insert((name, round)) {
                return wrong(phrase!(
                    "bye-twice",
                    "the bye of round {round} of `{name}` stands here twice",
                    round,
                    name
                ));
            }
            check_round(section, bye.round).or_else(wrong)?;
            let count = enter.byes.iter().filter(|other| other.section == bye.section).count() as u64;
            if count > section.byes {
                return Err(fault(FaultClass::Charter, allowed(section, count)).at("byes").hint(phrase!(
                    "byes-allowed-hint",
                    "who cannot come to a round writes to the director, who can give a bye before it is paired"
                )));
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
        let wrong = |at: &'static str, reason: Phrase| Err(fault(FaultClass::Pairing, reason).at(at));
        let place = self.place(&bye.section)?;
        let (Some(section), Some(standing)) = (self.charter.sections.get(place), self.sections.get_mut(place)) else {
            return wrong("section", no_section(&bye.section));
        };
        if let Err(why) = check_round(section, bye.round) {
            return wrong("round", why);
        }
        let GivenBye { section: name, round, player } = bye;
        if !standing.plays(player) {
            return wrong("player", plays_not(name, player));
        }
        if standing.rounds.iter().any(|other| other.number == *round) {
            return wrong("round", paired_already(name, *round));
        }
        if by_verdict {
            standing.decided_byes.insert((bye.round, player.clone()));
        }
        if !standing.asked.entry(bye.round).or_default().insert(player.clone()) {
            return wrong(
                "player",
                phrase!("bye-again", "`{player}` is free in round {round} of `{name}` already", player, round, name),
            );
        }
        Ok(())
    }
}

fn check_round(section: &Section, round: u64) -> Result<(), Phrase> {
    let name = &section.name;
    let Some(rounds) = section.rounds.filter(|_| section.system.counts_rounds()) else {
        return Err(phrase!(
            "byes-of-system",
            "byes are asked for in `swiss` and `open`, and `{name}` is `{system}`",
            name,
            system = section.system.name()
        ));
    };
    match (1..=rounds).contains(&round) {
        true => Ok(()),
        false => Err(phrase!(
            "bye-round",
            "`{name}` has {rounds} rounds, and there is no round {round}",
            name,
            rounds = rounds,
            round
        )),
    }
}

fn allowed(section: &Section, asked: u64) -> Phrase {
    let name = &section.name;
    match section.byes {
        0 => phrase!("byes-unallowed", "the charter of this event lets nobody ask for byes in `{name}`", name),
        most => phrase!(
            "byes-allowed",
            "{asked} byes are asked for in `{name}`, and the charter allows {most}",
            asked = asked,
            name,
            most
        ),
    }
}
