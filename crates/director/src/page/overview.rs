//! The description of an event, its players, and how everything on the page can be checked.

use super::source::{PageSource, section_id, spans};
use adjudicate_agent::Failure;
use adjudicate_event::table::{self, TableCharset};
use adjudicate_event::{EventEntryKind, Registration};
use adjudicate_record::dice::Member;
use adjudicate_record::log::layout::EVENT_LOG;
use adjudicate_render::{Chapter, ChapterPart, Column, SiteTable, Span};
use adjudicate_rules::{PhraseArgument, Seat};
use adjudicate_text::{dates, event as words};

/// The director, with those before and the entries since which each of the others directs.
fn directed(source: &PageSource<'_>) -> String {
    let event = source.event();
    let since = event.handovers().iter().map(|handover| {
        source.text("page-directs-from", &[("name", handover.to.name.as_str().into()), ("entry", handover.seq.into())])
    });
    std::iter::once(event.charter().director.name.to_string()).chain(since).collect::<Vec<_>>().join(", ")
}

/// The first chapter.
pub fn chapter(source: &PageSource<'_>) -> Chapter {
    let event = source.event();
    let charter = event.charter();
    let mut parts = findings(source);
    let mut facts = vec![
        (source.word("page-director"), vec![Span::Text(directed(source))]),
        (source.word("page-entries-until"), vec![Span::Text(source.language.phrase(&dates::in_full(charter.closes)))]),
    ];
    for (place, (section, standing)) in event.sections().enumerate() {
        let link = Span::Link(section_id(&section.name), section.name.to_string());
        let values = [
            ("terms", words::terms(source.language, section).into()),
            ("stage", words::stage(source.language, event, section, standing).into()),
            ("first", first(source, place).into()),
        ];
        facts.push((source.word("page-section"), vec![link, Span::Text(source.text("page-section-terms", &values))]));
    }
    parts.push(ChapterPart::Facts(facts));
    parts.push(ChapterPart::Heading("players".to_owned(), source.word("page-players")));
    parts.push(ChapterPart::Table(players(source)));
    let remark = |remark: &adjudicate_event::EventRemark| {
        let sentence = remark.sentence(&|name| source.shown(name)).with("day", dates::typed(remark.at));
        vec![Span::Text(source.text("page-remark", &[("remark", sentence.into()), ("entry", remark.seq.into())]))]
    };
    let said: Vec<Vec<Span>> = event.remarks().iter().map(remark).collect();
    if !said.is_empty() {
        parts.push(ChapterPart::Heading("remarks".to_owned(), source.word("page-remarks")));
        parts.push(ChapterPart::List(said));
    }
    Chapter { id: "overview".to_owned(), title: source.word("page-overview"), parts }
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
    (!names.is_empty()).then(|| source.language.list(&names))
}

fn findings(source: &PageSource<'_>) -> Vec<ChapterPart> {
    let findings = &source.audit.findings;
    let games = source.audit.boards.iter().filter(|board| board.game.is_some()).count();
    if findings.is_empty() {
        let fits = source.text("page-fits", &[("number", PhraseArgument::count(games))]) + " ";
        let link = Span::Link("proof".to_owned(), source.word("page-how-to-check"));
        return vec![ChapterPart::Text(vec![Span::Text(fits), link])];
    }
    let misfits = source.text("page-misfits", &[("number", PhraseArgument::count(findings.len()))]);
    let mut parts = vec![ChapterPart::Alarm(vec![Span::Text(misfits)])];
    let one = |finding| vec![Span::text(source.language.phrase(Failure::of_finding(finding).reason()))];
    parts.push(ChapterPart::List(findings.iter().map(one).collect()));
    parts
}

fn players(source: &PageSource<'_>) -> SiteTable {
    let event = source.event();
    let rated = event.players().iter().any(|player| player.entrant.rating.is_some());
    let mut columns = ["column-name", "page-column-sections", "page-column-signs"]
        .map(|key| Column::prose(source.word(key)))
        .to_vec();
    if rated {
        columns.push(Column::number(source.word("page-column-rating"), source.word("page-means-rating")));
    }
    let away = event
        .sections()
        .any(|(section, _)| section.clock.as_ref().is_some_and(adjudicate_record::log::Clock::has_absences));
    if away {
        columns.push(Column::prose(source.word("page-column-days-away")));
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
            if standing.drawn.is_some() {
                let left = standing.left.contains_key(&entrant.name);
                let values = [("number", u64::from(number).into()), ("left", left.into())];
                sections.push(Span::Text(format!(" {}", source.text("page-number", &values))));
            }
        }
        if sections.is_empty() {
            sections.push(Span::Text(source.word("page-left-before")));
        }
        let signs = source.word(if entrant.key.is_some() { "page-own-key" } else { "page-no-key" });
        let mut cells = vec![vec![source.name(&entrant.name)], sections, vec![Span::Text(signs)]];
        if rated {
            cells.push(vec![Span::text(entrant.rating.map_or(String::new(), |rating| rating.to_string()))]);
        }
        if away {
            cells.push(vec![Span::text(days_away(source, entrant.name.as_str()))]);
        }
        cells
    };
    let rows = event.players().iter().map(row).collect();
    SiteTable { caption: source.word("page-players"), columns, named_by: 0, rows }
}

/// Days of absence that are used, and how many a section's clock has.
pub(super) fn days_used(source: &PageSource<'_>, section: &adjudicate_event::Section, used: u64) -> String {
    match section.clock.as_ref().and_then(adjudicate_record::log::Clock::absence_days) {
        Some(most) => source.text("page-days", &[("used", used.into()), ("most", most.into())]),
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
        let days = days_used(source, section, used);
        let values = [("section", section.name.as_str().into()), ("days", days.into())];
        parts.push(source.text("page-days-in", &values));
    }
    parts.join(", ")
}

/// The last chapter.
pub fn proof(source: &PageSource<'_>) -> Chapter {
    let event = source.event();
    let code = |text: String| vec![Span::Code(text)];
    let mut parts = vec![
        ChapterPart::Text(spans(&source.word("page-proof-lead"))),
        ChapterPart::Facts(vec![
            (source.word("page-event-id"), code(event.id().to_string())),
            (source.counted("page-head", "entry", event.entries() - 1), code(event.head().to_string())),
            (source.word("page-director-key"), code(event.director().key.to_string())),
        ]),
    ];
    if let Some(site) = source.site {
        let mut ways = vec![vec![Span::Link("results.json".to_owned(), source.word("page-results"))]];
        ways.push(vec![Span::Link("feed.atom".to_owned(), source.word("page-feed"))]);
        match source.has_logs() {
            true => {
                let games = Span::Text(source.word("page-logs-of-games"));
                ways.push(vec![Span::Link(format!("log/{EVENT_LOG}"), source.word("page-log")), games]);
            }
            false => ways.push(vec![Span::Text(source.word("page-no-logs"))]),
        }
        if site.has_check {
            ways.push(vec![Span::Link("check.html".to_owned(), source.word("page-check"))]);
        }
        parts.push(ChapterPart::List(ways));
    }
    parts.push(ChapterPart::Heading("lots".to_owned(), source.word("page-lots")));
    parts.extend(lots(source));
    Chapter { id: "proof".to_owned(), title: source.word("page-proof"), parts }
}

fn lots(source: &PageSource<'_>) -> Vec<ChapterPart> {
    let event = source.event();
    let charter = event.charter();
    let draw = if charter.draw.is_some() { "public" } else { "sealed" };
    let lead = source.about("page-lots-lead", "draw", draw);
    let mut facts = vec![(source.word("page-fingerprint"), vec![Span::Code(charter.tip.to_string())])];
    if let Some(draw) = &charter.draw {
        facts.push((source.word("page-public-draw"), vec![Span::text(draw.as_str())]));
    }
    let start = source.entries.iter().find_map(|entry| match &entry.kind {
        EventEntryKind::Start(start) => Some((entry, start)),
        _ => None,
    });
    match (start, event.lots()) {
        (Some((entry, start)), Some(seed)) => {
            facts
                .push((source.counted("page-secret", "entry", entry.seq), vec![Span::Code(start.element.to_string())]));
            if let Some(numbers) = &start.numbers {
                facts.push((source.word("page-numbers"), vec![Span::text(numbers.as_str())]));
            }
            let seed: String = seed.iter().map(|byte| format!("{byte:02x}")).collect();
            facts.push((source.word("page-seed"), vec![Span::Code(seed)]));
            for (entry, draw) in source.entries.iter().filter_map(drawing) {
                let values = [("section", draw.section.as_str().into()), ("entry", entry.seq.into())];
                let secret = source.text("page-secret-of", &values);
                facts.push((secret, vec![Span::Code(draw.element.to_string())]));
            }
            for (section, standing) in
                event.sections().filter(|(section, standing)| standing.drawn.is_some() && section.groups.is_none())
            {
                let drawn = standing.lots.iter().filter_map(|number| standing.player(*number));
                let name = source.about("page-drawn-in", "section", section.name.as_str());
                facts.push((name, vec![Span::Text(source.listed(drawn))]));
            }
        }
        _ => facts.push((source.word("page-lots-of"), vec![Span::Text(source.word("page-not-drawn"))])),
    }
    vec![ChapterPart::Text(vec![Span::Text(lead)]), ChapterPart::Facts(facts)]
}

/// A draw behind the start.
fn drawing(entry: &adjudicate_event::Entry) -> Option<(&adjudicate_event::Entry, &adjudicate_event::DrawReveal)> {
    match &entry.kind {
        EventEntryKind::Draw(draw) => Some((entry, draw)),
        _ => None,
    }
}
