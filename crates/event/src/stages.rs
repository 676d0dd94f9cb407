//! Stages: sections with a draw of their own, which divides players into groups or takes them from the standings of other
//! sections (protocol, section 11.10).

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::charter::{GroupOrder, PairingSystem, PlayerSource, Section, SeedingRule, Tiebreak};
use super::entry::DrawReveal;
use super::lots;
use super::state::{Event, SectionDraw, SectionState};
use super::step::{fault, no_section, not_drawn};
use super::table::{self, Amount};
use super::tables;
use adjudicate_record::crypto::Digest;
use adjudicate_record::dice::DiceStream;
use adjudicate_record::log::Time;
use adjudicate_referee::{Fault, FaultClass};
use adjudicate_rules::{Name, Phrase, phrase};

/// A player who comes into a section.
struct SectionEntrant {
    name: Name,
    /// The place by which he comes, from 1; 0 if he has entered.
    place: u64,
    /// The place in the charter of the section or group that he comes from.
    source: usize,
}

/// A player in final standings.
struct RankedPlayer {
    name: Name,
    /// Points for each game, and behind them the section's tie-breaks, `direct` and `lots` apart, for each game; none without a
    /// game.
    averages: Option<Vec<Amount>>,
}

impl SectionState {
    /// Numbers players by this order of their indices.
    pub(super) fn seat(&mut self, draw: SectionDraw, players: &[Name], order: &[usize], drawn: &[usize]) {
        let number =
            |at: &usize| order.iter().position(|other| other == at).and_then(|place| u32::try_from(place + 1).ok());
        self.players = order.iter().filter_map(|at| players.get(*at).cloned()).collect();
        self.lots = drawn.iter().filter_map(number).collect();
        self.drawn = Some(draw);
    }
}

impl Event {
    /// The number of the director's next element.
    pub fn next_element(&self) -> u32 {
        self.revealed.0 + 1
    }

    /// The places in the charter of the sections and groups from which the players of a section come, in order.
    pub fn sources(&self, section: &Section) -> Vec<usize> {
        section.from.iter().flat_map(|source| self.places_of(source)).collect()
    }

    fn places_of(&self, source: &PlayerSource) -> Vec<usize> {
        let groups = self.charter.section(&source.section).map(Section::group_names).unwrap_or_default();
        let names = if groups.is_empty() { vec![source.section.clone()] } else { groups };
        let place = |name: &Name| self.charter.sections.iter().position(|section| section.name == *name);
        names.iter().filter_map(place).collect()
    }

    /// Whether a section can be drawn at this time: its place in the charter.
    ///
    /// # Errors
    /// The start draws it, it is drawn already, or something that it waits for is missing.
    pub fn check_draw(&self, name: &Name, at: Time) -> Result<usize, Fault> {
        let wrong = |reason: Phrase| Err(fault(FaultClass::Pairing, reason).at("section"));
        let place = self.place(name)?;
        let Some((section, standing)) = self.sections().nth(place) else { return wrong(no_section(name)) };
        if let Some(whole) = self.charter.divided(name) {
            let whole = &whole.name;
            return wrong(phrase!("draw-of-group", "`{name}` is drawn with `{whole}`", name, whole));
        }
        if !section.has_draw() {
            return wrong(phrase!("draw-by-start", "the start of the event draws `{name}`", name));
        }
        if let Some(draw) = &standing.drawn {
            let seq = draw.seq;
            return wrong(phrase!("draw-again", "entry {seq} has drawn `{name}` already", seq, name));
        }
        if let Some(starts) = section.starts.filter(|starts| at < *starts) {
            let reason = phrase!(
                "draw-too-early",
                "`{name}` is not drawn before {starts}, and this is dated {at}",
                name,
                starts,
                at
            );
            return wrong(reason);
        }
        for source in self.sources(section) {
            let Some((source, standing)) = self.sections().nth(source) else { continue };
            if let Err(reason) = self.check_final(name, source, standing, at) {
                return wrong(reason);
            }
        }
        Ok(place)
    }

    /// The drawn section into which players of this one have come.
    pub fn drawn_from(&self, name: &Name) -> Option<&Name> {
        let place = self.charter.sections.iter().position(|section| section.name == *name)?;
        let mut drawn = self.sections().filter(|(_, standing)| standing.drawn.is_some());
        drawn.find(|(section, _)| self.sources(section).contains(&place)).map(|(section, _)| &section.name)
    }

    /// Whether the results of a section can still change.
    pub(super) fn check_undrawn_from(&self, name: &Name, class: FaultClass) -> Result<(), Fault> {
        match self.drawn_from(name) {
            Some(into) => {
                let reason = phrase!(
                    "section-drawn-from",
                    "`{into}` is drawn from the standings of `{name}`, which do not change any more",
                    into,
                    name
                );
                Err(fault(class, reason).at("section"))
            }
            None => Ok(()),
        }
    }

    /// Whether a section has rounds now: it is drawn, and not held in groups, and nobody has gone on from it.
    pub(super) fn check_playing_section(&self, place: usize) -> Result<(), Fault> {
        let Some((section, standing)) = self.sections().nth(place) else { return Ok(()) };
        let wrong = |reason: Phrase| Err(fault(FaultClass::Pairing, reason).at("section"));
        let name = &section.name;
        if standing.drawn.is_none() {
            return wrong(not_drawn(name));
        }
        if section.groups.is_some() {
            return wrong(phrase!("section-in-groups", "`{name}` is held in its groups, `{name}-1` and so on", name));
        }
        self.check_undrawn_from(&section.name, FaultClass::Pairing)
    }

    /// Whether players enter this section.
    pub(super) fn check_entered_section(&self, name: &Name) -> Result<(), Fault> {
        let wrong = |reason: Phrase| Err(fault(FaultClass::Charter, reason).at("sections"));
        if let Some(whole) = self.charter.divided(name) {
            let whole = &whole.name;
            return wrong(phrase!(
                "entry-of-group",
                "players enter `{whole}`, and the draw puts them into `{name}`",
                whole,
                name
            ));
        }
        match self.charter.section(name).filter(|section| !section.from.is_empty()) {
            Some(_) => wrong(phrase!(
                "entry-from-sections",
                "nobody enters `{name}`: its players come from other sections",
                name
            )),
            None => Ok(()),
        }
    }

    /// Draws a section: takes its players from its sources, numbers them, and divides them into its groups.
    pub(super) fn draw(&mut self, seq: u64, at: Time, reveal: &DrawReveal) -> Result<(), Fault> {
        let place = self.check_draw(&reveal.section, at)?;
        let (revealed, last) = self.revealed;
        let element = reveal.element.0;
        if !lots::fits(&self.director().key, revealed + 1, &last, &element) {
            let reason = phrase!("draw-element", "the element does not follow the one revealed before");
            return Err(fault(FaultClass::Lots, reason).at("element"));
        }
        let Some(section) = self.charter.sections.get(place).cloned() else { return Ok(()) };
        let start = self.started.map(|(_, seed)| seed).unwrap_or_default();
        let seed = lots::draw_seed(&self.id, &section.name, &element, &start, &self.heads(&section));
        let mut stream = DiceStream::new(seed);
        let entrants = self.entrants(place, &section, &mut stream)?;
        let names: Vec<Name> = entrants.iter().map(|entrant| entrant.name.clone()).collect();
        let drawn = lots::order(&mut stream, names.len());
        let order = self.seeded(&section, &entrants, &drawn)?;
        let draw = SectionDraw { seq, seed };
        match &section.groups {
            None => {
                if let Some(standing) = self.sections.get_mut(place) {
                    standing.seat(draw, &names, &order, &drawn);
                }
            }
            Some(groups) => {
                let dealt = match groups.draw {
                    GroupOrder::Snake => &order,
                    GroupOrder::Lots => &drawn,
                };
                self.divide(place, groups.count, draw, &names, &order, &drawn, dealt);
            }
        }
        self.revealed = (revealed + 1, element);
        Ok(())
    }

    /// Deals the players out to the groups, which stand behind their section, and leaves nobody in the section itself.
    #[expect(clippy::too_many_arguments, reason = "the parts of one draw")]
    fn divide(
        &mut self,
        place: usize,
        count: u64,
        draw: SectionDraw,
        names: &[Name],
        order: &[usize],
        drawn: &[usize],
        dealt: &[usize],
    ) {
        let all = usize::try_from(count).unwrap_or(usize::MAX);
        let held = all.min(names.len() / 2).max(1);
        let asked = self.sections.get(place).map(|standing| standing.asked.clone()).unwrap_or_default();
        for group in 0..all {
            let is_in =
                |at: &usize| dealt.iter().position(|other| other == at).is_some_and(|i| to_and_fro(i, held) == group);
            let members = |of: &[usize]| -> Vec<usize> { of.iter().copied().filter(is_in).collect() };
            let Some(standing) = self.sections.get_mut(place + 1 + group) else { continue };
            standing.seat(draw, names, &members(order), &members(drawn));
            for (round, players) in &asked {
                let own: BTreeSet<Name> =
                    players.iter().filter(|name| standing.players.contains(name)).cloned().collect();
                standing.asked.insert(*round, own);
            }
        }
        if let Some(standing) = self.sections.get_mut(place) {
            *standing = SectionState { drawn: Some(draw), ..SectionState::default() };
        }
    }

    /// The heads of the results that count in the sources of a section.
    fn heads(&self, section: &Section) -> Vec<Digest> {
        let sources = self.sources(section);
        let standings = sources.iter().filter_map(|place| self.sections.get(*place));
        let boards = standings.flat_map(|standing| &standing.rounds).flat_map(|round| &round.boards);
        boards.filter_map(|board| board.scored.as_ref()?.head).collect()
    }

    /// The players who come into a section, in the order of `from`, places and groups, or in that of their entries.
    fn entrants(&self, place: usize, section: &Section, stream: &mut DiceStream) -> Result<Vec<SectionEntrant>, Fault> {
        if section.from.is_empty() {
            let players = self.sections.get(place).map(|standing| standing.players.as_slice()).unwrap_or_default();
            return Ok(players
                .iter()
                .map(|name| SectionEntrant { name: name.clone(), place: 0, source: place })
                .collect());
        }
        let mut come: Vec<SectionEntrant> = Vec::new();
        for source in &section.from {
            let Some((first, last)) = source.range() else { continue };
            let lists = self.places_of(source).into_iter().map(|place| Ok((place, self.ranked(place)?)));
            let lists: Vec<(usize, Vec<RankedPlayer>)> = lists.collect::<Result<_, Fault>>()?;
            if let Some(best) = source.best {
                let found: Vec<(usize, &RankedPlayer)> =
                    lists.iter().filter_map(|(from, list)| Some((*from, next(list, first, &come)?))).collect();
                let drawn = lots::order(stream, found.len());
                let lot = |at: usize| drawn.iter().position(|other| *other == at);
                let mut ranked: Vec<usize> = (0..found.len()).collect();
                ranked.sort_by_key(|at| {
                    (Reverse(found.get(*at).and_then(|(_, player)| player.averages.as_ref())), lot(*at))
                });
                ranked.truncate(usize::try_from(best).unwrap_or(usize::MAX));
                // They come in the order of their groups.
                let best = found.iter().enumerate().filter(|(at, _)| ranked.contains(at)).map(|(_, found)| *found);
                let new =
                    best.map(|(source, player)| SectionEntrant { name: player.name.clone(), place: first, source });
                come.extend(new.collect::<Vec<SectionEntrant>>());
                continue;
            }
            for place in first..=last {
                for (from, list) in &lists {
                    if let Some(player) = next(list, place, &come) {
                        come.push(SectionEntrant { name: player.name.clone(), place, source: *from });
                    }
                }
            }
        }
        Ok(come)
    }

    /// The players of a section in the order of its standings, without those who have left it.
    fn ranked(&self, place: usize) -> Result<Vec<RankedPlayer>, Fault> {
        let Some(made) = tables::section(self, place, None) else { return Ok(Vec::new()) };
        if made.entrants.is_empty() {
            return Ok(Vec::new());
        }
        let standings = table::standings(&made).map_err(|why| fault(FaultClass::Pairing, why.phrase()))?;
        let standing = self.sections.get(place);
        let rows = standings.rows.iter().filter(|row| row.left.is_none());
        let player = |row: &table::StandingsRow| {
            let games = u64::from(row.games) + u64::from(row.byes);
            let values = row.tiebreaks.iter().filter(|of| !matches!(of.tiebreak, Tiebreak::Direct | Tiebreak::Lots));
            let values = values.filter_map(|of| of.value);
            let all = std::iter::once(Amount { units: row.score, per: 1 }).chain(values);
            let averages = all.map(|value| Amount { per: value.per.saturating_mul(games), ..value }).collect();
            Some(RankedPlayer {
                name: standing?.player(row.number)?.clone(),
                averages: (games > 0).then_some(averages),
            })
        };
        Ok(rows.filter_map(player).collect())
    }

    /// The indices of the players in the order of their numbers.
    fn seeded(&self, section: &Section, entrants: &[SectionEntrant], drawn: &[usize]) -> Result<Vec<usize>, Fault> {
        let names: Vec<Name> = entrants.iter().map(|entrant| entrant.name.clone()).collect();
        let place = |at: &usize| entrants.get(*at).map_or(0, |entrant| entrant.place);
        // Sorting keeps the order of equals.
        let mut order: Vec<usize> = drawn.to_vec();
        match section.seed {
            None | Some(SeedingRule::Rating) => return self.order_by_rating(&names, drawn),
            Some(SeedingRule::Lots) => {}
            Some(SeedingRule::Place) => {
                order.sort_by_key(place);
                if section.system == PairingSystem::Knockout && section.groups.is_none() {
                    let group = |at: usize| entrants.get(at).map(|entrant| entrant.source);
                    separate(&mut order, group);
                }
            }
            Some(SeedingRule::Snake) => {
                order.sort_unstable();
                order.sort_by_key(place);
                for (count, same) in order.chunk_by_mut(|a, b| place(a) == place(b)).enumerate() {
                    if count % 2 == 1 {
                        same.reverse();
                    }
                }
            }
        }
        Ok(order)
    }
}

/// The player of this place, or the next one behind it who has not come already.
fn next<'a>(list: &'a [RankedPlayer], place: u64, come: &[SectionEntrant]) -> Option<&'a RankedPlayer> {
    let behind = usize::try_from(place).ok()?.checked_sub(1)?;
    list.iter().skip(behind).find(|player| come.iter().all(|entrant| entrant.name != player.name))
}

/// The group of the player at this place of an order that is dealt out to and fro.
fn to_and_fro(at: usize, groups: usize) -> usize {
    let (row, place) = (at / groups, at % groups);
    if row.is_multiple_of(2) { place } else { groups - 1 - place }
}

/// Puts players of one group apart who would meet in the first round of a knockout. Of such a pair the one with the higher number
/// changes places with the next one of the lower half of the bracket, going up and then down, for whom both pairs are then of
/// two groups; if there is none, the pair stays.
fn separate<G: PartialEq>(order: &mut [usize], group: impl Fn(usize) -> G) {
    let size = order.len().next_power_of_two();
    let half = size / 2;
    for better in 0..half {
        let other = size - 1 - better;
        let of = |place: usize| order.get(place).copied();
        let apart = |a: usize, b: usize| of(a).zip(of(b)).is_some_and(|(a, b)| group(a) != group(b));
        if of(other).is_none() || apart(better, other) {
            continue;
        }
        let fits = |place: &usize| apart(better, *place) && apart(size - 1 - place, other);
        let found = (half..other).rev().chain(other + 1..order.len()).find(fits);
        if let Some(place) = found {
            order.swap(other, place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_dealt_out_to_and_fro() {
        let groups: Vec<usize> = (0..8).map(|at| to_and_fro(at, 3)).collect();
        assert_eq!(groups, [0, 1, 2, 2, 1, 0, 0, 1]);
    }

    #[test]
    fn players_of_a_group_do_not_meet_in_the_first_round() {
        // Firsts and seconds of four groups; those of one group would meet in three pairs.
        let groups = [0, 1, 2, 3, 0, 2, 1, 0];
        let mut order: Vec<usize> = (0..8).collect();
        separate(&mut order, |at| groups[at]);
        assert_eq!(order[..4], [0, 1, 2, 3]);
        for better in 0..4 {
            assert_ne!(groups[order[better]], groups[order[7 - better]], "{order:?}");
        }
        // Two groups of two: each first meets the other second.
        let mut order = vec![0, 1, 2, 3];
        separate(&mut order, |at| [7, 8, 8, 7][at]);
        assert_eq!(order, [0, 1, 3, 2]);
        // Nobody of another group is there.
        let mut order = vec![0, 1];
        separate(&mut order, |_| 1);
        assert_eq!(order, [0, 1]);
    }
}
