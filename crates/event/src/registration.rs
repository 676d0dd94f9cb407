//! The players of an event: entries, withdrawals, and the lots that number the players.

use std::collections::{BTreeMap, BTreeSet};

use super::charter::Section;
use super::entry::{DecisionOrigin, Enrolment, LotsReveal, Withdrawal};
use super::lots;
use super::pairing::numbering;
use super::state::{Event, Registration, Round, SectionDraw, SectionExit, SectionState};
use super::step::{fault, no_section, not_entered};
use adjudicate_record::crypto::Digest;
use adjudicate_record::dice::DiceStream;
use adjudicate_record::log::Text;
use adjudicate_referee::{Fault, FaultClass};
use adjudicate_rules::{Name, Phrase, phrase};

impl Event {
    pub(super) fn check_withdrawal(&self, withdraw: &Withdrawal, class: FaultClass) -> Result<(), Fault> {
        let player = &withdraw.player;
        let kind = |reason: Phrase| Err(fault(class, reason).at("player"));
        if self.player(player).is_none() {
            return kind(not_entered(player));
        }
        if let Some(section) = &withdraw.section
            && self.charter.section(section).is_none()
        {
            return Err(fault(class, no_section(section)).at("section"));
        }
        if self.sections_of(player, withdraw.section.as_ref()).is_empty() {
            return kind(match &withdraw.section {
                Some(section) => phrase!(
                    "withdrawal-of-nobody",
                    "`{player}` does not play in the section `{section}`, or has left it already",
                    player,
                    section
                ),
                None => phrase!("withdrawal-again", "`{player}` has left already", player),
            });
        }
        Ok(())
    }

    /// The places of the sections in which this player is, of all or of the one named.
    pub(super) fn sections_of(&self, player: &Name, only: Option<&Name>) -> Vec<usize> {
        let wanted = |name: &Name| only.is_none_or(|only| only == name);
        let sections = self.sections().enumerate();
        let is_in = |standing: &SectionState| standing.plays(player) || standing.waiting.contains(player);
        let found = sections.filter(|(_, (section, standing))| wanted(&section.name) && is_in(standing));
        found.map(|(place, _)| place).collect()
    }

    /// Checks a new player: his name and key must be new, and his sections must exist.
    pub(super) fn check_entrant(&self, enter: &Enrolment) -> Result<(), Fault> {
        let charter = |reason: Phrase| fault(FaultClass::Charter, reason);
        let player = &enter.player;
        let name = &player.name;
        let is_committee = self.charter.appeals.as_ref().is_some_and(|committee| committee.name == player.name);
        if is_committee || self.is_director(&player.name) || ["referee", "lots"].contains(&player.name.as_str()) {
            let reason = phrase!("entry-name", "no player can be called `{name}` here", name);
            return Err(charter(reason).at_value("name", player.name.as_str()));
        }
        let mut seen = BTreeSet::new();
        for section in &enter.sections {
            if self.charter.section(section).is_none() {
                let known: Vec<&str> = self.charter.sections.iter().map(|section| section.name.as_str()).collect();
                let hint = phrase!("sections-are", "sections: {names}", names = known.join(", "));
                return Err(charter(no_section(section)).at("sections").hint(hint));
            }
            self.check_entered_section(section)?;
            if !seen.insert(section) {
                let reason = phrase!("entry-twice", "the section `{section}` stands here twice", section);
                return Err(charter(reason).at("sections"));
            }
            let (_, standing) = self.section(section).unzip();
            let has = |standing: &SectionState| {
                standing.players.contains(&player.name) || standing.waiting.contains(&player.name)
            };
            if standing.is_some_and(has) {
                let reason = phrase!("entry-again", "`{name}` has entered `{section}` already", name, section);
                return Err(charter(reason).at("sections"));
            }
        }
        self.check_asked(enter)?;
        match self.player(&player.name) {
            Some(known) if known.entrant == *player => return Ok(()),
            Some(_) => {
                let reason = phrase!("entry-otherwise", "`{name}` has entered already, with other particulars", name);
                let hint = phrase!("entry-otherwise-hint", "names are given once");
                return Err(charter(reason).at_value("name", player.name.as_str()).hint(hint));
            }
            None => {}
        }
        let Some(key) = &player.key else { return Ok(()) };
        adjudicate_referee::check_key(player.name.as_str(), key)?;
        if let Some(other) = self.introduced(key) {
            let reason = phrase!(
                "entry-key",
                "`{other}` and `{name}` have the same key, and a key belongs to one name",
                other,
                name
            );
            return Err(charter(reason).at_value("key", key.to_string()));
        }
        Ok(())
    }

    /// Whether somebody can enter these sections though the lots are drawn.
    pub(super) fn check_late(&self, enter: &Enrolment) -> Result<(), Phrase> {
        for name in &enter.sections {
            let Some((section, standing)) = self.section(name) else { continue };
            let begun = standing.rounds.len() as u64;
            if section.late_rounds == 0 {
                return Err(phrase!("entry-after-start", "nobody enters after the start of the event"));
            }
            if begun > section.late_rounds || standing.closed.is_some() {
                return Err(phrase!(
                    "entry-too-late",
                    "one can enter `{name}` until {rounds} of its rounds are paired, and there are {begun}",
                    name,
                    rounds = section.late_rounds,
                    begun = begun
                ));
            }
            if section.seats_max > 0 && standing.players.len() as u64 >= section.seats_max {
                return Err(phrase!(
                    "entry-full",
                    "all {places} places of `{name}` are taken",
                    places = section.seats_max,
                    name
                ));
            }
        }
        Ok(())
    }

    pub(super) fn enter(&mut self, seq: u64, id: Digest, enter: &Enrolment) {
        self.enters.push(id);
        if self.player(&enter.player.name).is_none() {
            self.players.push(Registration {
                entrant: enter.player.clone(),
                seq,
                former: Vec::new(),
                substituted: Vec::new(),
            });
        }
        for (section, standing) in self.charter.sections.iter().zip(&mut self.sections) {
            if enter.sections.contains(&section.name) {
                standing.left.remove(&enter.player.name);
                standing.players.push(enter.player.name.clone());
                if self.started.is_some() {
                    number_late(section, standing, enter);
                }
            }
        }
        self.ask(enter);
    }

    pub(super) fn leave(&mut self, origin: DecisionOrigin, player: &Name, sections: &[usize], excluded: Option<&Text>) {
        if excluded.is_some() {
            self.excluded.insert(player.clone(), origin.seq);
        }
        for place in sections {
            let Some(standing) = self.sections.get_mut(*place) else { continue };
            if standing.waiting.contains(player) {
                standing.waiting.retain(|name| name != player);
                continue;
            }
            if standing.drawn.is_none() {
                // A player who leaves before the lots are drawn has no number.
                standing.players.retain(|name| name != player);
                standing.asked.values_mut().for_each(|free| free.retain(|name| name != player));
                continue;
            }
            let (rounds, during) = round_left(standing, player);
            let left = SectionExit { seq: origin.seq, at: origin.at, excluded: excluded.cloned(), rounds, during };
            standing.left.insert(player.clone(), left);
        }
    }

    pub(super) fn start(&mut self, seq: u64, start: &LotsReveal) -> Result<(), Fault> {
        if !lots::fits(&self.director().key, 1, &self.revealed.1, &start.element.0) {
            let bound_by = if self.handovers.is_empty() { "charter" } else { "handover" };
            let reason = phrase!(
                "start-element",
                "the element is not the one that the {bound_by}'s tip was made of",
                bound_by = bound_by
            );
            return Err(fault(FaultClass::Lots, reason).at("element").hint(phrase!(
                "start-element-hint",
                "the director was bound to one element before anybody entered; no other one counts"
            )));
        }
        let numbers = match (&self.charter.draw, &start.numbers) {
            (Some(draw), None) => {
                let reason = phrase!("start-numbers", "the numbers of the public draw are missing: {draw}", draw);
                return Err(fault(FaultClass::Lots, reason).at("start"));
            }
            (None, Some(_)) => {
                let reason =
                    phrase!("start-no-draw", "the charter names no public draw, so there are no numbers of one");
                return Err(fault(FaultClass::Lots, reason).at("numbers"));
            }
            (_, numbers) => numbers.as_ref().map_or("", Text::as_str),
        };
        let seed = lots::seed(&self.id, &self.enters, &start.element.0, numbers);
        let mut stream = DiceStream::new(seed);
        for place in 0..self.sections.len() {
            let (Some(section), Some(standing)) = (self.charter.sections.get(place), self.sections.get_mut(place))
            else {
                continue;
            };
            if section.has_draw() || self.charter.divided(&section.name).is_some() {
                continue;
            }
            // The first who entered have the places, and the others wait.
            let places = usize::try_from(section.seats_max).unwrap_or(usize::MAX);
            if places > 0 && standing.players.len() > places {
                standing.waiting = standing.players.split_off(places);
                let waiting = &standing.waiting;
                standing.asked.values_mut().for_each(|free| free.retain(|name| !waiting.contains(name)));
            }
            let players = standing.players.clone();
            let drawn = lots::order(&mut stream, players.len());
            let order = self.order_by_rating(&players, &drawn)?;
            if let Some(standing) = self.sections.get_mut(place) {
                standing.seat(SectionDraw { seq, seed }, &players, &order, &drawn);
            }
        }
        self.started = Some((seq, seed));
        self.revealed = (1, start.element.0);
        Ok(())
    }

    /// The indices of these players in the order of their numbers: by rating, then by the order drawn.
    pub(super) fn order_by_rating(&self, players: &[Name], drawn: &[usize]) -> Result<Vec<usize>, Fault> {
        let ratings: BTreeMap<&Name, u64> =
            self.players.iter().filter_map(|player| Some((&player.entrant.name, player.entrant.rating?))).collect();
        // A rating is at most 2^53 - 1.
        let rating = |name: &Name| ratings.get(name).and_then(|rating| i64::try_from(*rating).ok());
        let rated: Vec<Option<i64>> = players.iter().map(rating).collect();
        let numbers = numbering(&rated, drawn).map_err(|why| fault(FaultClass::Lots, why.phrase()))?;
        let mut order: Vec<usize> = (0..players.len()).collect();
        order.sort_by_key(|at| numbers.get(*at).copied());
        Ok(order)
    }
}

/// Numbers a player who has just entered late behind all others. The rounds that he has missed are byes as far as he asks for
/// them.
fn number_late(section: &Section, standing: &mut SectionState, enter: &Enrolment) {
    standing.lots.extend(u32::try_from(standing.players.len()).ok());
    for round in &mut standing.rounds {
        if enter.byes.iter().any(|bye| bye.section == section.name && bye.round == round.number) {
            round.free.push(enter.player.name.clone());
        }
    }
}

/// The round that a player leaves in or after, as [`SectionExit::rounds`] has it, and whether his board of it is still open.
fn round_left(standing: &SectionState, player: &Name) -> (u64, bool) {
    let open =
        |round: &&Round| round.boards.iter().any(|board| board.scored.is_none() && board.players.contains(player));
    match standing.rounds.iter().filter(open).map(|round| round.number).min() {
        Some(round) => (round, true),
        None => (standing.rounds.len() as u64, false),
    }
}
