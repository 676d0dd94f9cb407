//! The description of an event, its players, and how everything on the page can be checked.

use super::source::{PageSource, section_id};
use adjudicate_agent::Failure;
use adjudicate_event::table::{self, TableCharset};
use adjudicate_event::{EventEntryKind, Registration};
use adjudicate_locales::Language;
use adjudicate_record::dice::Member;
use adjudicate_record::log::layout::EVENT_LOG;
use adjudicate_render::{Chapter, ChapterPart, Column, SiteTable, Span};
use adjudicate_rules::Seat;
use adjudicate_text::{dates, event as words, view};

/// The director, with those before and the entries since which each of the others directs.
fn directed(event: &adjudicate_event::Event) -> String {
    let since = event.handovers().iter().map(|handover| format!("{} from entry {} on", handover.to.name, handover.seq));
    std::iter::once(event.charter().director.name.to_string()).chain(since).collect::<Vec<_>>().join(", ")
}

/// The first chapter.
pub fn chapter(source: &PageSource<'_>) -> Chapter {
    let event = source.event();
    let charter = event.charter();
    let mut parts = findings(source);
    let mut facts = vec![
        ("Director, and referee of all games".to_owned(), vec![Span::text(directed(event))]),
        ("Entries until".to_owned(), vec![Span::text(dates::date(charter.closes))]),
    ];
    for (place, (section, standing)) in event.sections().enumerate() {
        let link = Span::Link(section_id(&section.name), section.name.to_string());
        let stage = words::stage(Language::ENGLISH, event, section, standing);
        let stage = first(source, place).map_or(stage.clone(), |first| format!("{stage}; first: {first}"));
        let said = words::section(Language::ENGLISH, section);
        let said = said.split_once(": ").map_or(said.as_str(), |(_, what)| what);
        facts.push(("Section".to_owned(), vec![link, Span::text(format!(": {said}; {stage}"))]));
    }
    parts.push(ChapterPart::Facts(facts));
    parts.push(ChapterPart::Heading("players".to_owned(), "Players".to_owned()));
    parts.push(ChapterPart::Table(players(source)));
    let remark = |remark: &adjudicate_event::EventRemark| {
        vec![Span::text(format!("{} [entry {}]", remark.sentence(&|name| source.shown(name)), remark.seq))]
    };
    let said: Vec<Vec<Span>> = event.remarks().iter().map(remark).collect();
    if !said.is_empty() {
        parts.push(ChapterPart::Heading("remarks".to_owned(), "Remarks".to_owned()));
        parts.push(ChapterPart::List(said));
    }
    Chapter { id: "overview".to_owned(), title: "Overview".to_owned(), parts }
}

/// Returns the first of a section that is over.
fn first(source: &PageSource<'_>, place: usize) -> Option<String> {
    let (section, standing) = source.event().sections().nth(place)?;
    if !source.event().is_section_over(section, standing) {
        return None;
    }
    let standings = table::standings(&source.table(place)?).ok()?;
    let best = standings.rows.iter().filter(|row| row.place.is_some_and(|place| place.first == 1));
    let names: Vec<&str> = best.map(|row| row.shown(TableCharset::Unicode)).collect();
    (!names.is_empty()).then(|| view::listed(&names))
}

fn findings(source: &PageSource<'_>) -> Vec<ChapterPart> {
    let findings = &source.audit.findings;
    let games = source.audit.boards.iter().filter(|board| board.game.is_some()).count();
    if findings.is_empty() {
        let said = format!(
            "When this page was made, lots, pairings, results and standings were recomputed from the event\u{2019}s log and the \
             logs of its {games} games, and everything fits together. "
        );
        let link = Span::Link("proof".to_owned(), "How anybody can check that".to_owned());
        return vec![ChapterPart::Text(vec![Span::text(said), link])];
    }
    let mut parts = vec![ChapterPart::Alarm(vec![Span::text(match findings.len() {
        1 => "When this page was made, one thing did not fit together.".to_owned(),
        count => format!("When this page was made, {count} things did not fit together."),
    })])];
    let one = |finding| vec![Span::text(Failure::of_finding(finding).message().to_owned())];
    parts.push(ChapterPart::List(findings.iter().map(one).collect()));
    parts
}

fn players(source: &PageSource<'_>) -> SiteTable {
    let event = source.event();
    let rated = event.players().iter().any(|player| player.entrant.rating.is_some());
    let mut columns = vec![Column::prose("name"), Column::prose("sections"), Column::prose("signs")];
    if rated {
        columns.push(Column::number("rating", "by which players are numbered"));
    }
    let away = event
        .sections()
        .any(|(section, _)| section.clock.as_ref().is_some_and(adjudicate_record::log::Clock::has_absences));
    if away {
        columns.push(Column::prose("days away"));
    }
    let row = |player: &Registration| {
        let entrant = &player.entrant;
        let mut sections: Vec<Span> = Vec::new();
        for (section, standing) in event.sections() {
            let Some(number) = standing.number(&entrant.name) else { continue };
            if !sections.is_empty() {
                sections.push(Span::text(", "));
            }
            sections.push(Span::Link(section_id(&section.name), section.name.to_string()));
            let left = if standing.left.contains_key(&entrant.name) { ", left" } else { "" };
            if standing.drawn.is_some() {
                sections.push(Span::text(format!(" (no. {number}{left})")));
            }
        }
        if sections.is_empty() {
            sections.push(Span::text("left before the start"));
        }
        let signs = match entrant.key.is_some() {
            false => "no key, plays by post; the director writes the letters down",
            true => "own key",
        };
        let mut cells = vec![vec![source.name(&entrant.name)], sections, vec![Span::text(signs)]];
        if rated {
            cells.push(vec![Span::text(entrant.rating.map_or(String::new(), |rating| rating.to_string()))]);
        }
        if away {
            cells.push(vec![Span::text(days_away(source, entrant.name.as_str()))]);
        }
        cells
    };
    let rows = event.players().iter().map(row).collect();
    SiteTable { caption: "Players".to_owned(), columns, named_by: 0, rows }
}

/// Days of absence that are used, and how many a section's clock has.
pub(super) fn days_used(section: &adjudicate_event::Section, used: u64) -> String {
    match section.clock.as_ref().and_then(adjudicate_record::log::Clock::absence_days) {
        Some(most) => format!("{used} of {most}"),
        None => used.to_string(),
    }
}

/// The days of absence that a player has used: in each section the most in any of his games, for they are counted in each.
fn days_away(source: &PageSource<'_>, name: &str) -> String {
    let mut parts = Vec::new();
    for (place, (section, standing)) in source.event().sections().enumerate() {
        let has_absences = section.clock.as_ref().is_some_and(adjudicate_record::log::Clock::has_absences);
        if !has_absences || !standing.players.iter().any(|player| player.as_str() == name) {
            continue;
        }
        let games =
            source.audit.boards.iter().filter(|board| board.section == place).filter_map(|board| board.game.as_ref());
        let used = |game: &adjudicate_referee::Match| {
            let seat =
                Seat::all(game.charter().players.len()).find(|seat| game.name_of(Member::Player(*seat)) == name)?;
            Some(game.absent_days(seat))
        };
        let used = games.filter_map(used).max().unwrap_or(0);
        parts.push(format!("{}: {}", section.name, days_used(section, used)));
    }
    parts.join(", ")
}

/// The last chapter.
pub fn proof(source: &PageSource<'_>) -> Chapter {
    let event = source.event();
    let code = |text: String| vec![Span::Code(text)];
    let mut parts = vec![
        ChapterPart::Text(vec![
            Span::text(
                "This page proves nothing; the logs do. The event\u{2019}s log and the logs of its games are text files with \
                 signed entries. Put them into a directory and run ",
            ),
            Span::Code("adjudicate event verify DIRECTORY".to_owned()),
            Span::text(
                ": it recomputes the lots, every pairing, and every result from its game, names what differs, and ends with \
                 the head below. ",
            ),
            Span::Code("adjudicate explain LOG --throw 1".to_owned()),
            Span::text(" proves one throw of a game. The program is free, and works without a network."),
        ]),
        ChapterPart::Facts(vec![
            ("The event\u{2019}s id".to_owned(), code(event.id().to_string())),
            (format!("Head, entry {}", event.entries() - 1), code(event.head().to_string())),
            ("The director\u{2019}s key".to_owned(), code(event.director().key.to_string())),
        ]),
    ];
    if let Some(site) = source.site {
        let mut ways = vec![vec![Span::Link("results.json".to_owned(), "Results for programs (JSON)".to_owned())]];
        ways.push(vec![Span::Link("feed.atom".to_owned(), "A feed of what happens (Atom)".to_owned())]);
        match source.has_logs() {
            true => {
                let games = Span::text("; the logs of its games are linked from their pages, and are in log/games.");
                ways.push(vec![Span::Link(format!("log/{EVENT_LOG}"), "The log of the event".to_owned()), games]);
            }
            false => ways.push(vec![Span::text(
                "Some players are shown by numbers, so the logs, which have their names, are not here.",
            )]),
        }
        if site.has_check {
            ways.push(vec![Span::Link(
                "check.html".to_owned(),
                "A page that checks these logs in your browser".to_owned(),
            )]);
        }
        parts.push(ChapterPart::List(ways));
    }
    parts.push(ChapterPart::Heading("lots".to_owned(), "The lots".to_owned()));
    parts.extend(lots(source));
    Chapter { id: "proof".to_owned(), title: "How to check it".to_owned(), parts }
}

fn lots(source: &PageSource<'_>) -> Vec<ChapterPart> {
    let event = source.event();
    let charter = event.charter();
    let mut said = "Before anybody entered, the director bound himself to a secret number by its fingerprint below, which is part of \
                    the charter. The lots are drawn with SHA-256 over the event\u{2019}s id, the ids of all entries of players in \
                    their order, and that number"
        .to_owned();
    said.push_str(match &charter.draw {
        Some(_) => ", and the numbers of a public draw that lay behind the last day of entering. ",
        None => ". ",
    });
    said.push_str(
        "So nobody could choose them: not the players, who did not know the number, and not the director, who could not \
         change it.",
    );
    let mut facts = vec![("Fingerprint of the secret number".to_owned(), vec![Span::Code(charter.tip.to_string())])];
    if let Some(draw) = &charter.draw {
        facts.push(("Public draw".to_owned(), vec![Span::text(draw.as_str())]));
    }
    let start = source.entries.iter().find_map(|entry| match &entry.kind {
        EventEntryKind::Start(start) => Some((entry, start)),
        _ => None,
    });
    match (start, event.lots()) {
        (Some((entry, start)), Some(seed)) => {
            facts.push((format!("Secret number, entry {}", entry.seq), vec![Span::Code(start.element.to_string())]));
            if let Some(numbers) = &start.numbers {
                facts.push(("Numbers".to_owned(), vec![Span::text(numbers.as_str())]));
            }
            let seed: String = seed.iter().map(|byte| format!("{byte:02x}")).collect();
            facts.push(("Seed of the lots".to_owned(), vec![Span::Code(seed)]));
            for (entry, draw) in source.entries.iter().filter_map(drawing) {
                let secret = format!("Secret number for {}, entry {}", draw.section, entry.seq);
                facts.push((secret, vec![Span::Code(draw.element.to_string())]));
            }
            for (section, standing) in
                event.sections().filter(|(section, standing)| standing.drawn.is_some() && section.groups.is_none())
            {
                let drawn = standing.lots.iter().filter_map(|number| standing.player(*number));
                let drawn: Vec<String> = drawn.map(|name| source.shown(name)).collect();
                facts.push((format!("Drawn in {}", section.name), vec![Span::text(drawn.join(", "))]));
            }
        }
        _ => facts.push(("Lots".to_owned(), vec![Span::text("not drawn yet")])),
    }
    vec![ChapterPart::Text(vec![Span::text(said)]), ChapterPart::Facts(facts)]
}

/// A draw behind the start.
fn drawing(entry: &adjudicate_event::Entry) -> Option<(&adjudicate_event::Entry, &adjudicate_event::DrawReveal)> {
    match &entry.kind {
        EventEntryKind::Draw(draw) => Some((entry, draw)),
        _ => None,
    }
}
