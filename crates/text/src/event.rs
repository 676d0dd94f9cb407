//! Words about events.

use adjudicate_event::{Charter, Committee, Event, GroupOrder, PairingSystem, PlayerSource, Section};
use adjudicate_locales::Language;
use adjudicate_record::log::Time;

use crate::dates;
use crate::terms::clock_words;
use crate::view;

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
    lines.extend(charter.appeals.as_ref().map(|committee| {
        format!(
            "appeals: within {} to {}, who signs with {}",
            view::counted(charter.appeal_days, "day", "days"),
            addressed(committee),
            committee.key.fingerprint()
        )
    }));
    if !charter.deputies.is_empty() {
        let each: Vec<String> = charter.deputies.iter().map(|one| format!("{} ({})", one.name, one.mail)).collect();
        lines.push(format!("deputies, to whom the director can hand over: {}", each.join(", ")));
    }
    lines.push(match &charter.draw {
        Some(draw) => format!("lots: by the director's sealed number and the public draw \"{draw}\""),
        None => "lots: by the director's sealed number and all entries".to_owned(),
    });
    lines.extend(charter.sections.iter().filter(|of| charter.divided(&of.name).is_none()).map(section));
    lines
}

/// The name of the appeals committee, with its address.
pub fn addressed(committee: &Committee) -> String {
    match &committee.mail {
        Some(mail) => format!("{} ({mail})", committee.name),
        None => committee.name.to_string(),
    }
}

/// A section in a line.
pub fn section(section: &Section) -> String {
    let mut parts = vec![format!("section {}: {}, {}", section.name, title(section), system(section))];
    parts.extend(draw(section));
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
        parts.push(clock_words(Language::ENGLISH, clock));
    }
    if let Some(ends) = section.ends {
        parts.push(format!("ends {}; then players can claim points for open boards", dates::date(ends)));
    }
    if !section.tiebreaks.is_empty() {
        let words: Vec<&str> = section.tiebreaks.iter().map(|tiebreak| tiebreak.name()).collect();
        parts.push(format!("ties by {}", words.join(", ")));
    }
    parts.join("; ")
}

/// The players of a section with a draw of its own.
fn draw(section: &Section) -> Vec<String> {
    let mut parts = Vec::new();
    if !section.from.is_empty() {
        let source = |source: &PlayerSource| {
            let best = source.best.map_or(String::new(), |best| format!("the best {best} of "));
            let word = if source.places.as_str().contains('-') { "places" } else { "place" };
            format!("{best}{word} {} of {}", source.places, source.section)
        };
        let sources: Vec<String> = section.from.iter().map(source).collect();
        parts.push(format!("for {}", sources.join(" and ")));
    }
    if let Some(groups) = &section.groups {
        let drawn = match groups.draw {
            GroupOrder::Snake => "dealt out by number",
            GroupOrder::Lots => "drawn by lots",
        };
        parts.push(format!("in {} groups, {drawn}", groups.count));
    }
    parts.extend(section.starts.map(|starts| format!("not drawn before {starts}")));
    parts
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
    let Some(rounds) = event.rounds_of(section, standing) else { return undrawn(event, section, standing) };
    if section.groups.is_some() {
        return "drawn into its groups".to_owned();
    }
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

/// The stage of a section in a word, for scripts.
pub fn state(event: &Event, section: &Section, standing: &adjudicate_event::SectionState) -> &'static str {
    let enters = event.lots().is_none() && event.charter().entered().any(|entered| entered.name == section.name);
    match standing.drawn {
        None if enters => "entering",
        None => "waiting",
        Some(_) if event.is_section_over(section, standing) => "over",
        Some(_) if standing.rounds.is_empty() => "drawn",
        Some(_) => "running",
    }
}

/// The stage of a section that is not drawn.
fn undrawn(event: &Event, section: &Section, standing: &adjudicate_event::SectionState) -> String {
    if let Some(whole) = event.charter().divided(&section.name) {
        return format!("waits for the draw of {}", whole.name);
    }
    let is_open = |(of, standing): &(&Section, &adjudicate_event::SectionState)| !event.is_section_over(of, standing);
    let mut sources = event.sources(section);
    sources.sort_unstable();
    sources.dedup();
    let sources = sources.iter().filter_map(|place| event.sections().nth(*place)).filter(is_open);
    let sources: Vec<&str> = sources.map(|(of, _)| of.name.as_str()).collect();
    match (section.from.is_empty(), sources.as_slice()) {
        (true, _) => format!("{} entered", standing.players.len()),
        (false, []) => "waits for its draw".to_owned(),
        (false, sources) => format!("waits for {}", sources.join(", ")),
    }
}

/// Whole days from one time to a later one.
pub fn days(from: Time, to: Time) -> u64 {
    u64::try_from(to.unix() - from.unix()).unwrap_or(0) / 86_400
}
