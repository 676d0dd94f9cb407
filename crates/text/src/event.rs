//! Words about events.

use adjudicate_event::{Charter, Event, PairingSystem, Section};
use adjudicate_record::log::Time;

use crate::dates;
use crate::terms::clock_words;

/// Describes an event, one line each.
pub fn charter(charter: &Charter) -> Vec<String> {
    let director = &charter.director;
    let mut lines = vec![
        charter.event.as_str().to_owned(),
        format!(
            "director: {} ({}), who referees all games; signs with {}",
            director.name,
            director.mail,
            director.key.fingerprint()
        ),
        format!("entries until {}", dates::date(charter.closes)),
    ];
    lines.push(match &charter.draw {
        Some(draw) => format!("lots: by the director's sealed number and the public draw \"{draw}\""),
        None => "lots: by the director's sealed number and all entries".to_owned(),
    });
    lines.extend(charter.sections.iter().map(section));
    lines
}

/// A section in a line.
pub fn section(section: &Section) -> String {
    let mut parts = vec![format!("section {}: {}, {}", section.name, title(section), system(section))];
    if section.seats > 2 {
        parts.push(format!("{} to a board", section.seats));
    }
    if !section.options.is_empty() {
        let each: Vec<String> = section.options.0.iter().map(|(key, value)| format!("{key}={value}")).collect();
        parts.push(each.join(" "));
    }
    match section.byes {
        0 => {}
        1 => parts.push("a player can ask to be free in one round, for half a point".to_owned()),
        byes => parts.push(format!("a player can ask to be free in {byes} rounds, for half a point each")),
    }
    if section.series {
        parts.push("saved tokens go from round to round".to_owned());
    }
    if let Some(clock) = &section.clock {
        parts.push(clock_words(clock));
    }
    if !section.tiebreaks.is_empty() {
        let words: Vec<&str> = section.tiebreaks.iter().map(|tiebreak| tiebreak.name()).collect();
        parts.push(format!("ties by {}", words.join(", ")));
    }
    parts.join("; ")
}

/// The title of a section's game.
pub fn title(section: &Section) -> &str {
    adjudicate_games::find(section.game.as_str()).map_or(section.game.as_str(), |game| game.title)
}

fn system(section: &Section) -> String {
    match (section.system, section.rounds) {
        (PairingSystem::RoundRobin, _) => "everybody meets everybody".to_owned(),
        (PairingSystem::DoubleRoundRobin, _) => "everybody meets everybody twice".to_owned(),
        (PairingSystem::Knockout, _) => {
            let games = if section.legs > 1 { format!(" with {} games a match", section.legs) } else { String::new() };
            format!("knockout{games}{}", if section.third_place { ", with a match for the third place" } else { "" })
        }
        (PairingSystem::Swiss, rounds) => format!("Swiss system, {} rounds", rounds.unwrap_or(0)),
        (PairingSystem::Open, rounds) => format!("open pairing, {} rounds", rounds.unwrap_or(0)),
    }
}

/// Describes the stage of a section, in a few words.
pub fn stage(event: &Event, section: &Section, standing: &adjudicate_event::SectionState) -> String {
    let Some(rounds) = event.rounds_of(section, standing) else {
        return format!("{} entered", standing.players.len());
    };
    if standing.players.len() < 2 {
        return "not held: it takes two players".to_owned();
    }
    if event.is_section_over(section, standing) {
        return "over".to_owned();
    }
    let paired = standing.rounds.iter().filter(|round| round.paired).count();
    let open = standing.open(section).count();
    match (paired, open) {
        (0, _) => format!("drawn, not paired yet; {rounds} rounds to play"),
        (_, 0) => format!("round {paired} of {rounds} is over"),
        (_, 1) => format!("round {paired} of {rounds}; one board is open"),
        (_, open) => format!("round {paired} of {rounds}; {open} boards are open"),
    }
}

/// Whole days from one time to a later one.
pub fn days(from: Time, to: Time) -> u64 {
    u64::try_from(to.unix() - from.unix()).unwrap_or(0) / 86_400
}
