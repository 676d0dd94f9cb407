//! Whether an event can be held under a charter.

use std::collections::BTreeSet;

use super::charter::{
    Charter, Director, LevelRule, MOST_GROUPS, OverstepRule, PairingSystem, Section, SeedingRule, SwissPairing,
    Tiebreak,
};
use super::step::fault;
use adjudicate_record::log::Clock;
use adjudicate_referee::{Fault, FaultClass, check_key};
use adjudicate_rules::{Game, Name, Phrase, Play, Seat, Setup};

/// The most rounds that a section can have: more than anybody plays by post.
const MOST_ROUNDS: u64 = 1_000;

/// The most half points for one board.
const MOST_POINTS: u64 = 1_000;

/// The most games of a match in a knockout.
const MOST_LEGS: u64 = 9;

fn wrong(reason: impl Into<Phrase>) -> Fault {
    fault(FaultClass::Charter, reason)
}

/// Checks a charter's content.
///
/// # Errors
/// The first thing that is wrong, in the order of the charter's keys.
pub fn check(charter: &Charter) -> Result<(), Fault> {
    if charter.format != 1 {
        return Err(wrong(format!("this program knows format 1 of the log, not {}", charter.format)).at("format"));
    }
    let mut names = BTreeSet::new();
    for (place, section) in charter.sections.iter().enumerate() {
        for name in std::iter::once(section.name.clone()).chain(section.group_names()) {
            if let Some(name) = names.replace(name) {
                let reason = format!("two sections are called `{name}`");
                return Err(wrong(reason).at_value("name", section.name.as_str()));
            }
        }
        check_section(section)?;
        check_end(section, charter)?;
        check_stage(section, charter.sections.get(..place).unwrap_or_default())?;
    }
    let mut known: Vec<&Director> = Vec::new();
    for director in charter.directors() {
        let (role, name) = (if known.is_empty() { "director" } else { "deputies" }, &director.name);
        if ["referee", "lots"].contains(&name.as_str()) || known.iter().any(|other| other.name == *name) {
            let reason =
                format!("a director has a name that nothing else has; `{name}` is what the log calls something else");
            return Err(wrong(reason).at(role));
        }
        check_key(name.as_str(), &director.key)?;
        if let Some(other) = known.iter().find(|other| other.key == director.key) {
            let reason = format!("`{}` and `{name}` have the same key", other.name);
            return Err(wrong(reason).at_value("key", director.key.to_string()));
        }
        known.push(director);
    }
    check_committee(charter, &known)
}

/// The longest time in which a player can appeal.
const MOST_APPEAL_DAYS: u64 = 100;

/// The appeals committee.
fn check_committee(charter: &Charter, directors: &[&Director]) -> Result<(), Fault> {
    let Some(committee) = &charter.appeals else {
        return match charter.appeal_days {
            0 => Ok(()),
            _ => Err(wrong("`appeal_days` belongs to `appeals`").at("appeal_days")),
        };
    };
    let name = &committee.name;
    if ["referee", "lots"].contains(&name.as_str()) || directors.iter().any(|other| other.name == *name) {
        let reason = format!("an appeals committee has a name that nothing else has, and `{name}` is something else");
        return Err(wrong(reason).at("appeals"));
    }
    check_key(name.as_str(), &committee.key)?;
    if let Some(director) = directors.iter().find(|director| director.key == committee.key) {
        let reason = format!("`{}` and `{name}` have the same key", director.name);
        return Err(wrong(reason).at("appeals"));
    }
    if !(1..=MOST_APPEAL_DAYS).contains(&charter.appeal_days) {
        let reason = format!("with `appeals`, `appeal_days` is 1 to {MOST_APPEAL_DAYS}, not {}", charter.appeal_days);
        return Err(wrong(reason).at("appeals"));
    }
    Ok(())
}

/// The time at which a section ends lies behind its beginning.
fn check_end(section: &Section, charter: &Charter) -> Result<(), Fault> {
    let (key, begins) = section.starts.map_or(("closes", charter.closes), |starts| ("starts", starts));
    match section.ends.filter(|ends| *ends <= begins) {
        None => Ok(()),
        Some(ends) => {
            let reason = format!("section `{}`: `ends` is behind `{key}`, and {ends} is not", section.name);
            Err(wrong(reason).at("ends"))
        }
    }
}

fn check_section(section: &Section) -> Result<(), Fault> {
    let about = |reason: String| wrong(format!("section `{}`: {reason}", section.name));
    let game = adjudicate_games::find(section.game.as_str()).ok_or_else(|| {
        let known: Vec<&str> = adjudicate_games::GAMES.iter().map(|game| game.name).collect();
        about(format!("there is no game `{}`", section.game))
            .at_value("game", section.game.as_str())
            .hint(format!("games: {}", known.join(", ")))
    })?;
    if section.rules != game.rules {
        let reason = format!("this program knows rules {} of {}, not {}", game.rules, game.title, section.rules);
        return Err(about(reason).at_value("rules", section.rules.to_string()));
    }
    check_seats(section, game)?;
    match (section.system.counts_rounds(), section.rounds) {
        (true, None) => return Err(about(format!("`{}` needs `rounds`", section.system.name())).at("system")),
        (true, Some(rounds)) if !(1..=MOST_ROUNDS).contains(&rounds) => {
            let reason = format!("there are 1 to {MOST_ROUNDS} rounds, not {rounds}");
            return Err(about(reason).at_value("rounds", rounds.to_string()));
        }
        (false, Some(rounds)) => {
            let reason =
                format!("the rounds of `{}` follow from the players, so it has no `rounds`", section.system.name());
            return Err(about(reason).at_value("rounds", rounds.to_string()));
        }
        _ => {}
    }
    let most = section.rounds.filter(|_| section.system.counts_rounds()).unwrap_or(0).saturating_sub(1);
    if section.byes > most {
        let reason = match section.system.counts_rounds() {
            true => format!("of {} rounds a player can ask to be free in {most} at most", most + 1),
            false => format!("byes are asked for in `swiss` and `open`, not in `{}`", section.system.name()),
        };
        return Err(about(reason).at_value("byes", section.byes.to_string()));
    }
    if section.late_rounds > most {
        let reason = match section.system.counts_rounds() {
            true => format!("of {} rounds a player can miss {most} at most", most + 1),
            false => format!("players enter late in `swiss` and `open`, not in `{}`", section.system.name()),
        };
        return Err(about(reason).at_value("late_rounds", section.late_rounds.to_string()));
    }
    if !(section.win > section.draw && section.draw >= section.loss) || section.win > MOST_POINTS {
        let reason = format!(
            "a win is worth more than a draw, a draw no less than a loss, and nothing more than {MOST_POINTS} half points"
        );
        return Err(about(reason).at_value("name", section.name.as_str()));
    }
    let mut seen = Vec::new();
    for tiebreak in &section.tiebreaks {
        if seen.contains(tiebreak) {
            let reason = format!("the tie-break `{}` stands there twice", tiebreak.name());
            return Err(about(reason).at("tiebreaks"));
        }
        seen.push(*tiebreak);
    }
    check_clock(section, game)?;
    check_people(section)?;
    check_forbidden(section)?;
    check_level(section)?;
    check_match(section)?;
    check_pairing(section)
}

/// Limits of places and of absences, and the consequence when time is over.
fn check_people(section: &Section) -> Result<(), Fault> {
    let about = |at: &'static str, reason: &str| Err(wrong(format!("section `{}`: {reason}", section.name)).at(at));
    if section.overstep == OverstepRule::Director && section.clock.is_none() {
        return about("overstep", "`overstep` belongs to a section with a clock");
    }
    if section.seats_max == 1 {
        return about("seats_max", "`seats_max` is 2 or more");
    }
    if section.absent_after > 0 && !section.system.counts_rounds() {
        return about("absent_after", "`absent_after` belongs to `swiss` and `open`");
    }
    Ok(())
}

/// Players who are to be kept apart.
fn check_forbidden(section: &Section) -> Result<(), Fault> {
    let is_group = |names: &[Name]| names.len() > 1 && names.iter().collect::<BTreeSet<_>>().len() == names.len();
    let is_swiss = section.system == PairingSystem::Swiss && section.seats == 2;
    if section.forbidden.iter().all(|group| is_swiss && is_group(&group.players)) {
        return Ok(());
    }
    let reason = "`forbidden` belongs to `swiss` with two players a board, and names two or more, each once";
    Err(wrong(format!("section `{}`: {reason}", section.name)).at("forbidden"))
}

/// A knockout says who goes on from a level board: there is no default that is fair to everybody.
fn check_level(section: &Section) -> Result<(), Fault> {
    let about = |reason: String| Err(wrong(format!("section `{}`: {reason}", section.name)).at("level"));
    let known = LevelRule::ALL.map(LevelRule::name).join(", ");
    match (section.system == PairingSystem::Knockout, section.level.as_slice()) {
        (false, []) => Ok(()),
        (false, _) => about(format!("`level` belongs to `knockout`, not to `{}`", section.system.name())),
        (true, []) => {
            let reason =
                format!("section `{}`: a knockout needs `level`: who goes on from a level board", section.name);
            Err(wrong(reason).at_value("name", section.name.as_str()).hint(format!("one or more of {known}")))
        }
        (true, rules)
            if rules.iter().enumerate().any(|(at, rule)| rules.iter().skip(at + 1).any(|later| later == rule)) =>
        {
            about("a word of `level` stands there twice".to_owned())
        }
        (true, [.., last]) if !last.is_last() => {
            about(format!("`{}` does not always decide, so it is not the last word", last.name()))
        }
        (true, _) => Ok(()),
    }
}

/// The draw of a section, which can rest on the sections before it.
fn check_stage(section: &Section, earlier: &[Section]) -> Result<(), Fault> {
    let about = |at: &'static str, reason: String| Err(wrong(format!("section `{}`: {reason}", section.name)).at(at));
    if let Some(groups) = &section.groups {
        if !(2..=MOST_GROUPS).contains(&groups.count) {
            return about("groups", format!("there are 2 to {MOST_GROUPS} groups, not {}", groups.count));
        }
        if section.group_names().len() as u64 != groups.count {
            return about("groups", format!("`{}-{}` is longer than a name can be", section.name, groups.count));
        }
    }
    match (section.from.is_empty(), section.seed) {
        (true, Some(_)) => return about("seed", "`seed` belongs to `from`".to_owned()),
        (false, None) => {
            let known = SeedingRule::ALL.map(SeedingRule::name).join(", ");
            return about("from", format!("players who come from standings need a `seed`: one of {known}"));
        }
        _ => {}
    }
    if section.has_draw() && section.seats_max > 0 {
        return about("seats_max", "places are not limited where a section has a draw of its own".to_owned());
    }
    if section.has_draw() && section.late_rounds > 0 {
        return about("late_rounds", "nobody enters late where a section has a draw of its own".to_owned());
    }
    if !section.from.is_empty() && section.byes > 0 {
        return about("byes", "byes are asked for with an entry, and nobody enters this section".to_owned());
    }
    for source in &section.from {
        let name = &source.section;
        let Some(before) = earlier.iter().find(|before| before.name == *name) else {
            return about("from", format!("no section `{name}` stands before this one in the charter"));
        };
        if before.tiebreaks.last() != Some(&Tiebreak::Lots) {
            return about(
                "from",
                format!("players of `{name}` can share a place: its tie-breaks do not end in `lots`"),
            );
        }
        if before.tiebreaks.contains(&Tiebreak::PointsFor) {
            return about("from", format!("the tie-break `points-for` of `{name}` is not known from this log alone"));
        }
        match (source.range(), source.best) {
            (None, _) => {
                let reason = format!("`{}` is no place, nor two with `-` between", source.places);
                return about("places", reason);
            }
            (Some(_), None) => {}
            (Some((first, last)), Some(best)) if first == last && best > 0 && before.groups.is_some() => {}
            (Some(_), Some(_)) => {
                let reason = "`best` is one or more players of one place, from a section with groups";
                return about("best", reason.to_owned());
            }
        }
    }
    Ok(())
}

/// The games of a knockout's matches.
fn check_match(section: &Section) -> Result<(), Fault> {
    let about = |reason: String| wrong(format!("section `{}`: {reason}", section.name));
    if !(1..=MOST_LEGS).contains(&section.legs) {
        let reason = format!("a match has 1 to {MOST_LEGS} games, not {}", section.legs);
        return Err(about(reason).at_value("legs", section.legs.to_string()));
    }
    let is_knockout = section.system == PairingSystem::Knockout;
    let wrong_key = [("legs", section.legs > 1), ("third_place", section.third_place)];
    match wrong_key.into_iter().find(|(_, stands)| *stands && !is_knockout) {
        Some((key, _)) => {
            let reason = format!("`{key}` belongs to `knockout`, not to `{}`", section.system.name());
            Err(about(reason).at(key))
        }
        None => Ok(()),
    }
}

/// The way to pair a Swiss section.
fn check_pairing(section: &Section) -> Result<(), Fault> {
    let about = |at: &'static str, reason: &str| Err(wrong(format!("section `{}`: {reason}", section.name)).at(at));
    let is_dutch = section.pairing == Some(SwissPairing::FideDutch2026);
    if section.pairing.is_some() && section.system != PairingSystem::Swiss {
        return about("pairing", "`pairing` belongs to `swiss`");
    }
    if is_dutch && section.seats != 2 {
        return about("pairing", "`fide-dutch-2026` has two players a board");
    }
    if section.baku && !is_dutch {
        return about("baku", "`baku` belongs to `fide-dutch-2026`");
    }
    if section.baku && (section.win, section.draw, section.loss) != (2, 1, 0) {
        return about("baku", "`baku` needs a win to be worth 2 half points, a draw 1 and a loss 0");
    }
    Ok(())
}

/// A clock whose days add up to a date that the log can hold.
fn check_clock(section: &Section, game: &'static Game) -> Result<(), Fault> {
    let clock = match &section.clock {
        None => return Ok(()),
        Some(Clock::PerTurn(clock)) => clock,
        // The charters of an event's games name the player who begins, so that there are no lots.
        Some(clock @ Clock::Bank(_)) => {
            return adjudicate_referee::check_clock(clock, game.dice).map_err(|mut fault| {
                fault.reason = format!("section `{}`: {}", section.name, fault.reason).into();
                fault
            });
        }
    };
    let days = [clock.days_per_turn, clock.transit_days, clock.grace_days, clock.absence_days];
    if days.iter().any(|days| *days > 36_500) {
        let reason = format!("section `{}`: no clock has more than a hundred years", section.name);
        return Err(wrong(reason).at("clock"));
    }
    Ok(())
}

fn check_seats(section: &Section, game: &'static Game) -> Result<(), Fault> {
    let about =
        |reason: String| wrong(format!("section `{}`: {reason}", section.name)).at_value("name", section.name.as_str());
    let most = match section.system {
        PairingSystem::Swiss | PairingSystem::Open => 4,
        PairingSystem::RoundRobin | PairingSystem::DoubleRoundRobin | PairingSystem::Knockout => 2,
    };
    if !(2..=most).contains(&section.seats) {
        let reason = match (2..=4).contains(&section.seats) {
            true => format!(
                "`{}` has two players a board; boards of three and four are for `swiss` and `open`",
                section.system.name()
            ),
            false => format!("a board has 2 to 4 players, not {}", section.seats),
        };
        return Err(about(reason));
    }
    // If boards are not all full, some have one player less, down to two.
    for players in 2..=section.seats as usize {
        if !game.players.contains(&players) {
            return Err(about(format!("{} is not played by {players}", game.title)));
        }
        // Names only to start a game with; a name made of a letter and a number is one.
        let names: Vec<Name> = (1..=players).filter_map(|number| Name::parse(&format!("p{number}"))).collect();
        let carried = if section.series { vec![None; players] } else { Vec::new() };
        let setup =
            Setup { names, first: Some(Seat(0)), options: section.options.clone(), carried, ..Setup::default() };
        let play = Play::start(game, setup).map_err(|refusal| {
            let mut fault = Fault::rules(refusal).at("options");
            fault.class = FaultClass::Charter;
            fault.reason = format!("section `{}`: {}", section.name, fault.reason).into();
            fault
        })?;
        let counts_points =
            play.position().holdings().is_some() || play.position().points_by_default(Seat(0)).is_some();
        if section.tiebreaks.contains(&Tiebreak::PointsFor) && !counts_points {
            let reason = format!("`points-for` is 0 for every game of {} under these options", game.title);
            return Err(about(reason).hint("leave this tie-break out"));
        }
        if section.series && play.position().tokens().is_none() {
            return Err(about(format!("this game of {} carries no tokens from round to round", game.title))
                .hint("`series` belongs to Duerror Grandis with the variant parcus"));
        }
    }
    Ok(())
}
