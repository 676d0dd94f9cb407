//! Whether an event can be held under a charter.

use std::collections::BTreeSet;

use super::charter::{
    Charter, Director, LevelRule, MOST_GROUPS, OverstepRule, PairingSystem, Section, SeedingRule, SwissPairing,
    Tiebreak,
};
use super::step::fault;
use adjudicate_record::log::Clock;
use adjudicate_referee::{Fault, FaultClass, check_key};
use adjudicate_rules::{Game, Name, Phrase, Play, Seat, Setup, phrase};

/// The most rounds that a section can have: more than anybody plays by post.
const MOST_ROUNDS: u64 = 1_000;

/// The most half points for one board.
const MOST_POINTS: u64 = 1_000;

/// The most games of a match in a knockout.
const MOST_LEGS: u64 = 9;

fn wrong(reason: Phrase) -> Fault {
    fault(FaultClass::Charter, reason)
}

/// A fault of a section.
fn about(section: &Section, reason: Phrase) -> Fault {
    wrong(of_section(section, reason))
}

/// Says first which section it is about.
fn of_section(section: &Section, reason: Phrase) -> Phrase {
    let section = &section.name;
    phrase!("charter-section", "section `{section}`: {reason}", section, reason = reason)
}

/// That two names of the charter have one key.
fn same_key(one: &Name, another: &Name) -> Phrase {
    phrase!("charter-same-key", "`{one}` and `{another}` have the same key", one, another)
}

/// That a key makes sense beside another key or word only.
fn belongs_to(key: &'static str, other: &'static str) -> Phrase {
    phrase!("charter-belongs", "`{key}` belongs to `{other}`", key, other)
}

/// That a key makes sense in a knockout only.
fn belongs_to_knockout(key: &'static str, section: &Section) -> Phrase {
    let system = section.system.name();
    phrase!("charter-knockout", "`{key}` belongs to `knockout`, not to `{system}`", key, system)
}

/// The rounds of a section, and those that a player need not play.
fn check_rounds(section: &Section) -> Result<(), Fault> {
    let about = |reason: Phrase| about(section, reason);
    let (system, counts) = (section.system.name(), section.system.counts_rounds());
    match (counts, section.rounds) {
        (true, None) => {
            return Err(about(phrase!("charter-no-rounds", "`{system}` needs `rounds`", system)).at("system"));
        }
        (true, Some(rounds)) if !(1..=MOST_ROUNDS).contains(&rounds) => {
            let most = MOST_ROUNDS;
            let reason = phrase!("charter-rounds", "there are 1 to {most} rounds, not {rounds}", most, rounds);
            return Err(about(reason).at_value("rounds", rounds.to_string()));
        }
        (false, Some(rounds)) => {
            let reason = phrase!(
                "charter-own-rounds",
                "the rounds of `{system}` follow from the players, so it has no `rounds`",
                system
            );
            return Err(about(reason).at_value("rounds", rounds.to_string()));
        }
        _ => {}
    }
    let rounds = section.rounds.filter(|_| counts).unwrap_or(0);
    let most = rounds.saturating_sub(1);
    if section.byes > most {
        let reason = match counts {
            true => phrase!(
                "charter-byes",
                "of {rounds} rounds a player can ask to be free in {most} at most",
                rounds,
                most
            ),
            false => {
                phrase!("charter-byes-of-system", "byes are asked for in `swiss` and `open`, not in `{system}`", system)
            }
        };
        return Err(about(reason).at_value("byes", section.byes.to_string()));
    }
    if section.late_rounds > most {
        let reason = match counts {
            true => phrase!("charter-late", "of {rounds} rounds a player can miss {most} at most", rounds, most),
            false => {
                phrase!("charter-late-of-system", "players enter late in `swiss` and `open`, not in `{system}`", system)
            }
        };
        return Err(about(reason).at_value("late_rounds", section.late_rounds.to_string()));
    }
    Ok(())
}

/// Checks a charter's content.
///
/// # Errors
/// The first thing that is wrong, in the order of the charter's keys.
pub fn check(charter: &Charter) -> Result<(), Fault> {
    if charter.format != 1 {
        let format = charter.format;
        let reason = phrase!("fault-format", "this program knows format 1 of the log, not {format}", format);
        return Err(wrong(reason).at("format"));
    }
    let mut names = BTreeSet::new();
    for (place, section) in charter.sections.iter().enumerate() {
        for name in std::iter::once(section.name.clone()).chain(section.group_names()) {
            if let Some(name) = names.replace(name) {
                let reason = phrase!("charter-same-name", "two sections are called `{name}`", name);
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
            let reason = phrase!(
                "charter-director-name",
                "a director has a name that nothing else has; `{name}` is what the log calls something else",
                name
            );
            return Err(wrong(reason).at(role));
        }
        check_key(name.as_str(), &director.key)?;
        if let Some(other) = known.iter().find(|other| other.key == director.key) {
            return Err(wrong(same_key(&other.name, name)).at_value("key", director.key.to_string()));
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
            _ => Err(wrong(belongs_to("appeal_days", "appeals")).at("appeal_days")),
        };
    };
    let name = &committee.name;
    if ["referee", "lots"].contains(&name.as_str()) || directors.iter().any(|other| other.name == *name) {
        let reason = phrase!(
            "charter-committee-name",
            "an appeals committee has a name that nothing else has, and `{name}` is something else",
            name
        );
        return Err(wrong(reason).at("appeals"));
    }
    check_key(name.as_str(), &committee.key)?;
    if let Some(director) = directors.iter().find(|director| director.key == committee.key) {
        return Err(wrong(same_key(&director.name, name)).at("appeals"));
    }
    let (most, days) = (MOST_APPEAL_DAYS, charter.appeal_days);
    if !(1..=most).contains(&days) {
        let reason =
            phrase!("charter-appeal-days", "with `appeals`, `appeal_days` is 1 to {most}, not {days}", most, days);
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
            let reason = phrase!("charter-ends", "`ends` is behind `{key}`, and {ends} is not", key, ends);
            Err(about(section, reason).at("ends"))
        }
    }
}

fn check_section(section: &Section) -> Result<(), Fault> {
    let about = |reason: Phrase| about(section, reason);
    let game = adjudicate_games::find(section.game.as_str()).ok_or_else(|| {
        let known: Vec<&str> = adjudicate_games::GAMES.iter().map(|game| game.name).collect();
        let name = section.game.as_str();
        about(phrase!("no-such-game", "there is no game `{name}`", name)).at_value("game", name).hint(phrase!(
            "games-are",
            "games: {names}",
            names = known.join(", ")
        ))
    })?;
    if section.rules != game.rules {
        let (known, rules) = (game.rules, section.rules);
        let title = game.title_phrase();
        let reason = phrase!(
            "charter-rules",
            "this program knows rules {known} of {game}, not {rules}",
            known,
            game = title,
            rules
        );
        return Err(about(reason).at_value("rules", section.rules.to_string()));
    }
    check_seats(section, game)?;
    check_rounds(section)?;
    if !(section.win > section.draw && section.draw >= section.loss) || section.win > MOST_POINTS {
        let most = MOST_POINTS;
        let reason = phrase!(
            "charter-points",
            "a win is worth more than a draw, a draw no less than a loss, and nothing more than {most} half points",
            most
        );
        return Err(about(reason).at_value("name", section.name.as_str()));
    }
    let mut seen = Vec::new();
    for tiebreak in &section.tiebreaks {
        if seen.contains(tiebreak) {
            let name = tiebreak.name();
            let reason = phrase!("charter-tiebreak-twice", "the tie-break `{name}` stands there twice", name);
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
    let about = |at: &'static str, reason: Phrase| Err(about(section, reason).at(at));
    if section.overstep == OverstepRule::Director && section.clock.is_none() {
        return about("overstep", phrase!("charter-overstep", "`overstep` belongs to a section with a clock"));
    }
    if section.seats_max == 1 {
        return about("seats_max", phrase!("charter-seats-max", "`seats_max` is 2 or more"));
    }
    if section.absent_after > 0 && !section.system.counts_rounds() {
        let reason = phrase!("charter-absent-after", "`absent_after` belongs to `swiss` and `open`");
        return about("absent_after", reason);
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
    let reason = phrase!(
        "charter-forbidden",
        "`forbidden` belongs to `swiss` with two players a board, and names two or more, each once"
    );
    Err(about(section, reason).at("forbidden"))
}

/// A knockout says who goes on from a level board: there is no default that is fair to everybody.
fn check_level(section: &Section) -> Result<(), Fault> {
    let wrong = |reason: Phrase| Err(about(section, reason).at("level"));
    match (section.system == PairingSystem::Knockout, section.level.as_slice()) {
        (false, []) => Ok(()),
        (false, _) => wrong(belongs_to_knockout("level", section)),
        (true, []) => {
            let reason = phrase!("charter-no-level", "a knockout needs `level`: who goes on from a level board");
            let known = LevelRule::ALL.map(LevelRule::name).join(", ");
            let hint = phrase!("charter-level-hint", "one or more of {words}", words = known);
            Err(about(section, reason).at_value("name", section.name.as_str()).hint(hint))
        }
        (true, rules)
            if rules.iter().enumerate().any(|(at, rule)| rules.iter().skip(at + 1).any(|later| later == rule)) =>
        {
            wrong(phrase!("charter-level-twice", "a word of `level` stands there twice"))
        }
        (true, [.., last]) if !last.is_last() => {
            let word = last.name();
            wrong(phrase!("charter-level-last", "`{word}` does not always decide, so it is not the last word", word))
        }
        (true, _) => Ok(()),
    }
}

/// The draw of a section, which can rest on the sections before it.
fn check_stage(section: &Section, earlier: &[Section]) -> Result<(), Fault> {
    let about = |at: &'static str, reason: Phrase| Err(about(section, reason).at(at));
    if let Some(groups) = &section.groups {
        let (name, count, most) = (&section.name, groups.count, MOST_GROUPS);
        if !(2..=most).contains(&count) {
            let reason = phrase!("charter-groups", "there are 2 to {most} groups, not {count}", most, count);
            return about("groups", reason);
        }
        if section.group_names().len() as u64 != count {
            let reason = phrase!("charter-group-name", "`{name}-{count}` is longer than a name can be", name, count);
            return about("groups", reason);
        }
    }
    match (section.from.is_empty(), section.seed) {
        (true, Some(_)) => return about("seed", belongs_to("seed", "from")),
        (false, None) => {
            let words = SeedingRule::ALL.map(SeedingRule::name).join(", ");
            let reason =
                phrase!("charter-no-seed", "players who come from standings need a `seed`: one of {words}", words);
            return about("from", reason);
        }
        _ => {}
    }
    if section.has_draw() && section.seats_max > 0 {
        let reason = phrase!("charter-draw-places", "places are not limited where a section has a draw of its own");
        return about("seats_max", reason);
    }
    if section.has_draw() && section.late_rounds > 0 {
        let reason = phrase!("charter-draw-late", "nobody enters late where a section has a draw of its own");
        return about("late_rounds", reason);
    }
    if !section.from.is_empty() && section.byes > 0 {
        let reason = phrase!("charter-from-byes", "byes are asked for with an entry, and nobody enters this section");
        return about("byes", reason);
    }
    check_sources(section, earlier)
}

/// The sections from whose standings players come.
fn check_sources(section: &Section, earlier: &[Section]) -> Result<(), Fault> {
    let about = |at: &'static str, reason: Phrase| Err(about(section, reason).at(at));
    for source in &section.from {
        let name = &source.section;
        let Some(before) = earlier.iter().find(|before| before.name == *name) else {
            let reason =
                phrase!("charter-from-nothing", "no section `{name}` stands before this one in the charter", name);
            return about("from", reason);
        };
        if before.tiebreaks.last() != Some(&Tiebreak::Lots) {
            let reason = phrase!(
                "charter-from-shared",
                "players of `{name}` can share a place: its tie-breaks do not end in `lots`",
                name
            );
            return about("from", reason);
        }
        if before.tiebreaks.contains(&Tiebreak::PointsFor) {
            let reason = phrase!(
                "charter-from-points-for",
                "the tie-break `points-for` of `{name}` is not known from this log alone",
                name
            );
            return about("from", reason);
        }
        match (source.range(), source.best) {
            (None, _) => {
                let places = &source.places;
                let reason = phrase!("charter-places", "`{places}` is no place, nor two with `-` between", places);
                return about("places", reason);
            }
            (Some(_), None) => {}
            (Some((first, last)), Some(best)) if first == last && best > 0 && before.groups.is_some() => {}
            (Some(_), Some(_)) => {
                let reason =
                    phrase!("charter-best", "`best` is one or more players of one place, from a section with groups");
                return about("best", reason);
            }
        }
    }
    Ok(())
}

/// The games of a knockout's matches.
fn check_match(section: &Section) -> Result<(), Fault> {
    let (most, legs) = (MOST_LEGS, section.legs);
    if !(1..=most).contains(&legs) {
        let reason = phrase!("charter-legs", "a match has 1 to {most} games, not {legs}", most, legs);
        return Err(about(section, reason).at_value("legs", section.legs.to_string()));
    }
    let is_knockout = section.system == PairingSystem::Knockout;
    let wrong_key = [("legs", section.legs > 1), ("third_place", section.third_place)];
    match wrong_key.into_iter().find(|(_, stands)| *stands && !is_knockout) {
        Some((key, _)) => Err(about(section, belongs_to_knockout(key, section)).at(key)),
        None => Ok(()),
    }
}

/// The way to pair a Swiss section.
fn check_pairing(section: &Section) -> Result<(), Fault> {
    let about = |at: &'static str, reason: Phrase| Err(about(section, reason).at(at));
    let is_dutch = section.pairing == Some(SwissPairing::FideDutch2026);
    if section.pairing.is_some() && section.system != PairingSystem::Swiss {
        return about("pairing", belongs_to("pairing", "swiss"));
    }
    if is_dutch && section.seats != 2 {
        return about("pairing", phrase!("charter-dutch", "`fide-dutch-2026` has two players a board"));
    }
    if section.baku && !is_dutch {
        return about("baku", belongs_to("baku", "fide-dutch-2026"));
    }
    if section.baku && (section.win, section.draw, section.loss) != (2, 1, 0) {
        let reason = phrase!("charter-baku", "`baku` needs a win to be worth 2 half points, a draw 1 and a loss 0");
        return about("baku", reason);
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
                fault.reason = of_section(section, fault.reason);
                fault
            });
        }
    };
    let days = [clock.days_per_turn, clock.transit_days, clock.grace_days, clock.absence_days];
    if days.iter().any(|days| *days > 36_500) {
        let reason = phrase!("charter-clock", "no clock has more than a hundred years");
        return Err(about(section, reason).at("clock"));
    }
    Ok(())
}

fn check_seats(section: &Section, game: &'static Game) -> Result<(), Fault> {
    let about = |reason: Phrase| about(section, reason).at_value("name", section.name.as_str());
    let most = match section.system {
        PairingSystem::Swiss | PairingSystem::Open => 4,
        PairingSystem::RoundRobin | PairingSystem::DoubleRoundRobin | PairingSystem::Knockout => 2,
    };
    if !(2..=most).contains(&section.seats) {
        let (system, seats) = (section.system.name(), section.seats);
        let reason = match (2..=4).contains(&seats) {
            true => phrase!(
                "charter-two-seats",
                "`{system}` has two players a board; boards of three and four are for `swiss` and `open`",
                system
            ),
            false => phrase!("charter-seats", "a board has 2 to 4 players, not {seats}", seats),
        };
        return Err(about(reason));
    }
    // If boards are not all full, some have one player less, down to two.
    for players in 2..=section.seats as usize {
        if !game.players.contains(&players) {
            let title = game.title_phrase();
            let reason = phrase!("charter-players", "{game} is not played by {players}", game = title, players);
            return Err(about(reason));
        }
        // Names only to start a game with; a name made of a letter and a number is one.
        let names: Vec<Name> = (1..=players).filter_map(|number| Name::parse(&format!("p{number}"))).collect();
        let carried = if section.series { vec![None; players] } else { Vec::new() };
        let setup =
            Setup { names, first: Some(Seat(0)), options: section.options.clone(), carried, ..Setup::default() };
        let play = Play::start(game, setup).map_err(|refusal| {
            let mut fault = Fault::rules(refusal).at("options");
            fault.class = FaultClass::Charter;
            fault.reason = of_section(section, fault.reason);
            fault
        })?;
        let counts_points =
            play.position().holdings().is_some() || play.position().points_by_default(Seat(0)).is_some();
        if section.tiebreaks.contains(&Tiebreak::PointsFor) && !counts_points {
            let title = game.title_phrase();
            let reason = phrase!(
                "charter-points-for",
                "`points-for` is 0 for every game of {game} under these options",
                game = title
            );
            return Err(about(reason).hint(phrase!("charter-points-for-hint", "leave this tie-break out")));
        }
        if section.series && play.position().tokens().is_none() {
            let title = game.title_phrase();
            let reason =
                phrase!("charter-series", "this game of {game} carries no tokens from round to round", game = title);
            return Err(about(reason)
                .hint(phrase!("hint-series", "`series` belongs to Duerror Grandis with the variant parcus")));
        }
    }
    Ok(())
}
