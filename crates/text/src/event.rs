//! Words about events.

use adjudicate_event::{Charter, Committee, Event, PlayerSource, Section, SectionState};
use adjudicate_locales::Language;
use adjudicate_record::log::Time;
use adjudicate_rules::{Phrase, PhraseArgument};

use crate::terms::clock_words;
use crate::{dates, rules};

/// Describes an event in a language, one line each.
pub fn charter(language: Language, charter: &Charter) -> Vec<String> {
    let director = &charter.director;
    let of_director = [
        ("name", director.name.as_str().into()),
        ("mail", director.mail.as_str().into()),
        ("key", director.key.fingerprint().to_string().into()),
    ];
    let mut lines = vec![
        charter.event.as_str().to_owned(),
        language.text("charter-director", &of_director),
        language.text("charter-entries", &[("date", dates::in_full(charter.closes).into())]),
    ];
    lines.extend(charter.appeals.as_ref().map(|committee| {
        let values = [
            ("days", charter.appeal_days.into()),
            ("committee", addressed(committee).into()),
            ("key", committee.key.fingerprint().to_string().into()),
        ];
        language.text("charter-appeals", &values)
    }));
    if !charter.deputies.is_empty() {
        let each: Vec<String> = charter.deputies.iter().map(|one| format!("{} ({})", one.name, one.mail)).collect();
        lines.push(language.text("charter-deputies", &[("names", each.join(", ").into())]));
    }
    lines.push(match &charter.draw {
        Some(draw) => language.text("charter-public-draw", &[("draw", draw.as_str().into())]),
        None => language.text("charter-draw", &[]),
    });
    let sections = charter.sections.iter().filter(|of| charter.divided(&of.name).is_none());
    lines.extend(sections.map(|of| section(language, of)));
    lines
}

/// The name of the appeals committee, with its address.
pub fn addressed(committee: &Committee) -> String {
    match &committee.mail {
        Some(mail) => format!("{} ({mail})", committee.name),
        None => committee.name.to_string(),
    }
}

/// A section in a line: its name, its game and its terms, in a language.
pub fn section(language: Language, section: &Section) -> String {
    language.text("section", &[("section", section.name.as_str().into()), ("terms", terms(language, section).into())])
}

/// The game and the terms of a section in a line, in a language.
pub fn terms(language: Language, section: &Section) -> String {
    let text = |key: &str, name: &'static str, value: PhraseArgument| language.text(key, &[(name, value)]);
    let first = [("game", title(section).into()), ("system", system(language, section).into())];
    let mut parts = vec![language.text("section-game", &first)];
    parts.extend(draw(language, section));
    if section.seats > 2 {
        parts.push(text("section-seats", "seats", section.seats.into()));
    }
    if !section.options.is_empty() {
        let each: Vec<String> = section.options.0.iter().map(|(key, value)| format!("{key}={value}")).collect();
        parts.push(each.join(" "));
    }
    if section.byes > 0 {
        parts.push(text("section-byes", "byes", section.byes.into()));
    }
    if section.series {
        parts.push(language.text("section-series", &[]));
    }
    if let Some(clock) = &section.clock {
        parts.push(clock_words(language, clock));
    }
    parts.extend(section.ends.map(|ends| text("section-ends", "date", dates::in_full(ends).into())));
    if !section.tiebreaks.is_empty() {
        let words = section.tiebreaks.iter().map(|one| text("tiebreak", "tiebreak", one.name().into()));
        parts.push(text("section-ties", "tiebreaks", words.collect::<Vec<_>>().join(", ").into()));
    }
    parts.join("; ")
}

/// The players of a section with a draw of its own.
fn draw(language: Language, section: &Section) -> Vec<String> {
    let mut parts = Vec::new();
    if !section.from.is_empty() {
        let source = |source: &PlayerSource| {
            let places = source.places.as_str();
            let values = [
                ("best", source.best.unwrap_or(0).into()),
                ("places", places.into()),
                ("number", if places.contains('-') { 2 } else { 1 }.into()),
                ("section", source.section.as_str().into()),
            ];
            language.text("section-source", &values)
        };
        let sources: Vec<String> = section.from.iter().map(source).collect();
        parts.push(language.text("section-from", &[("sources", language.list(&sources).into())]));
    }
    if let Some(groups) = &section.groups {
        let values = [("number", groups.count.into()), ("draw", groups.draw.name().into())];
        parts.push(language.text("section-groups", &values));
    }
    let starts = |starts: Time| language.text("section-starts", &[("time", starts.to_string().into())]);
    parts.extend(section.starts.map(starts));
    parts
}

/// The title of a section's game.
pub fn title(section: &Section) -> Phrase {
    let name = section.game.as_str();
    adjudicate_games::find(name).map_or_else(|| Phrase::from(name), rules::title)
}

/// The way in which the players of a section are paired.
fn system(language: Language, section: &Section) -> String {
    let values = [
        ("system", section.system.name().into()),
        ("legs", section.legs.into()),
        ("third", section.third_place.into()),
        ("rounds", section.rounds.unwrap_or(0).into()),
    ];
    language.text("section-system", &values)
}

/// Describes the stage of a section, in a few words.
pub fn stage(language: Language, event: &Event, section: &Section, standing: &SectionState) -> String {
    let text = |key: &str| language.text(key, &[]);
    let Some(rounds) = event.rounds_of(section, standing) else { return undrawn(language, event, section, standing) };
    if section.groups.is_some() {
        return text("stage-groups");
    }
    if standing.players.len() < 2 {
        return text("stage-not-held");
    }
    if event.is_section_over(section, standing) {
        return text("stage-over");
    }
    let paired = standing.rounds.iter().filter(|round| round.paired).count() as u64;
    let open = standing.open(section).count() as u64;
    let key = match (paired, open) {
        (0, _) => "stage-drawn",
        (_, 0) => "stage-round-over",
        _ => "stage-round",
    };
    language.text(key, &[("round", paired.into()), ("rounds", rounds.into()), ("number", open.into())])
}

/// The name of a section with its stage.
pub fn section_stage(language: Language, event: &Event, section: &Section, standing: &SectionState) -> String {
    let stage = stage(language, event, section, standing);
    language.text("event-stage", &[("section", section.name.as_str().into()), ("stage", stage.into())])
}

/// The stage of a section in a word, for scripts.
pub fn state(event: &Event, section: &Section, standing: &SectionState) -> &'static str {
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
fn undrawn(language: Language, event: &Event, section: &Section, standing: &SectionState) -> String {
    if let Some(whole) = event.charter().divided(&section.name) {
        return language.text("stage-waits-for-draw-of", &[("section", whole.name.as_str().into())]);
    }
    let is_open = |(of, standing): &(&Section, &SectionState)| !event.is_section_over(of, standing);
    let mut sources = event.sources(section);
    sources.sort_unstable();
    sources.dedup();
    let sources = sources.iter().filter_map(|place| event.sections().nth(*place)).filter(is_open);
    let sources: Vec<&str> = sources.map(|(of, _)| of.name.as_str()).collect();
    match (section.from.is_empty(), sources.as_slice()) {
        (true, _) => language.text("stage-entered", &[("number", PhraseArgument::count(standing.players.len()))]),
        (false, []) => language.text("stage-waits-for-draw", &[]),
        (false, sources) => language.text("stage-waits-for", &[("sections", sources.join(", ").into())]),
    }
}

/// Whole days from one time to a later one.
pub fn days(from: Time, to: Time) -> u64 {
    u64::try_from(to.unix() - from.unix()).unwrap_or(0) / 86_400
}
