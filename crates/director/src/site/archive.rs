//! A site of several events: the site of each in a directory of its own, and in front of them a page with all events and persons.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use adjudicate_agent::Failure;
use adjudicate_agent::chronicle::page_language;
use adjudicate_event::{Audit, Event};
use adjudicate_locales::Language;
use adjudicate_render::{Chapter, ChapterPart, Column, SitePage, SiteTable, Span, pages};
use adjudicate_report::{ArchivedEvent, EventArchive};
use adjudicate_rules::{Name, PhraseArgument};
use adjudicate_text::dates;

use super::{RESULTS, SiteFile, files, leaders};
use crate::directory::EventDirectory;
use crate::page::source::{PageSource, SiteNames};
use crate::ratings::{given_twice, person};

/// The events of an archive for scripts.
pub const ARCHIVE: &str = "archive.json";

/// An event of an archive, with the directory of its site.
struct ArchiveMember<'a> {
    path: String,
    source: PageSource<'a>,
}

/// Makes the files of an archive in a language, the latest event first. Each event has a directory with its site, named like its own.
///
/// # Errors
/// An event is given twice, or a game cannot be read.
pub fn archive(
    language: Language,
    events: &[(EventDirectory, Audit)],
    private: &BTreeSet<Name>,
    check: Option<&[u8]>,
) -> Result<Vec<SiteFile>, Failure> {
    let mut ids = BTreeSet::new();
    if let Some((house, _)) = events.iter().find(|(house, _)| !ids.insert(house.event.id())) {
        return Err(Failure::usage(given_twice(&format!("`{}`", house.event.charter().event))));
    }
    let names = SiteNames { private: private.clone(), has_check: check.is_some() };
    let mut paths = BTreeSet::new();
    let mut members: Vec<ArchiveMember<'_>> = Vec::new();
    for (house, audit) in events {
        let path = directory_name(house, &mut paths);
        let source = PageSource { house, audit, entries: Vec::new(), site: Some(&names), language };
        members.push(ArchiveMember { path, source });
    }
    members.sort_by_key(|member| std::cmp::Reverse((member.source.event().last_at(), member.source.event().id())));
    let mut made = vec![SiteFile { path: "index.html".to_owned(), bytes: front_page(language, &members).into_bytes() }];
    let listed: Vec<ArchivedEvent> = members.iter().map(report).collect();
    let report = serde_json::to_vec(&EventArchive { events: listed })
        .map_err(|error| Failure::unwritable(Path::new(ARCHIVE), &error))?;
    made.push(SiteFile { path: ARCHIVE.to_owned(), bytes: report });
    for member in &members {
        let own = private.iter().filter(|name| member.source.event().player(name).is_some()).cloned().collect();
        let site = files(language, member.source.house, member.source.audit, &own, check.map(<[u8]>::to_vec))?;
        made.extend(site.into_iter().map(|file| SiteFile { path: format!("{}/{}", member.path, file.path), ..file }));
    }
    Ok(made)
}

/// The name of an event's directory, if it is plain and no other event's.
fn directory_name(house: &EventDirectory, taken: &mut BTreeSet<String>) -> String {
    let own = house.directory().file_name().and_then(|name| name.to_str()).map(str::to_owned).unwrap_or_default();
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let own = if own.is_empty() || !own.chars().all(is_plain) { "event".to_owned() } else { own };
    let mut name = own.clone();
    for number in 2.. {
        if taken.insert(name.clone()) {
            break;
        }
        name = format!("{own}-{number}");
    }
    name
}

fn front_page(language: Language, members: &[ArchiveMember<'_>]) -> String {
    let word = |key| language.text(key, &[]);
    let chapters = vec![
        Chapter { id: "events".to_owned(), title: word("page-events"), parts: vec![events_table(language, members)] },
        Chapter { id: "persons".to_owned(), title: word("page-persons"), parts: persons(language, members) },
    ];
    let page = SitePage {
        path: "index.html".to_owned(),
        title: word("page-tournaments"),
        facts: vec![language.text("page-archive", &[("number", PhraseArgument::count(members.len()))])],
        chapters,
        game: None,
    };
    pages(page_language(language), &[page]).concat()
}

fn events_table(language: Language, members: &[ArchiveMember<'_>]) -> ChapterPart {
    let row = |member: &ArchiveMember<'_>| {
        let event = member.source.event();
        let first = event.charter().sections.iter().enumerate().filter_map(|(place, section)| {
            let values = [("section", section.name.as_str().into()), ("first", leaders(&member.source, place)?.into())];
            Some(language.text("page-first-of", &values))
        });
        let stage = if event.is_over() { "over" } else { "running" };
        vec![
            vec![Span::Link(format!("{}/index.html", member.path), event.charter().event.as_str().to_owned())],
            vec![Span::Text(language.phrase(&dates::typed(event.last_at())))],
            vec![Span::text(event.players().len().to_string())],
            vec![Span::Text(member.source.about("page-event-stage", "stage", stage))],
            vec![Span::text(first.collect::<Vec<_>>().join("; "))],
        ]
    };
    let word = |key| language.text(key, &[]);
    let columns = vec![
        Column::prose(word("page-column-event")),
        Column::prose(word("page-column-last-entry")),
        Column::number(word("page-column-count"), ""),
        Column::prose(word("page-column-stage")),
        Column::prose(word("page-column-first-places")),
    ];
    let rows = members.iter().map(row).collect();
    ChapterPart::Table(SiteTable { caption: word("page-events"), columns, named_by: 0, rows })
}

/// The persons with their events. A key, or the key that replaced it in an event, makes players of several events one person;
/// a player by post is a person of one event.
fn persons(language: Language, members: &[ArchiveMember<'_>]) -> Vec<ChapterPart> {
    let mut known: BTreeMap<String, (String, Vec<Span>)> = BTreeMap::new();
    for member in members {
        let event = member.source.event();
        for player in event.players() {
            let name = &player.entrant.name;
            if member.source.is_private(name) {
                continue;
            }
            let shown = || (member.source.shown(name), Vec::new());
            let (_, own) = known.entry(person(event, name, event.entries())).or_insert_with(shown);
            if !own.is_empty() {
                own.push(Span::text(", "));
            }
            let path = format!("{}/players/{name}.html", member.path);
            own.push(Span::Link(path, event.charter().event.as_str().to_owned()));
        }
    }
    let mut rows: Vec<(String, Vec<Span>)> = known.into_values().collect();
    rows.sort_by(|a, b| a.0.cmp(&b.0));
    let rows = rows.into_iter().map(|(name, events)| vec![vec![Span::Text(name)], events]).collect();
    let word = |key| language.text(key, &[]);
    let columns = vec![Column::prose(word("page-column-person")), Column::prose(word("page-column-events"))];
    vec![
        ChapterPart::Text(vec![Span::Text(word("page-same-key"))]),
        ChapterPart::Table(SiteTable { caption: word("page-persons-events"), columns, named_by: 0, rows }),
    ]
}

fn report(member: &ArchiveMember<'_>) -> ArchivedEvent {
    let event: &Event = member.source.event();
    ArchivedEvent {
        event: event.charter().event.as_str().to_owned(),
        id: event.id(),
        head: event.head(),
        over: event.is_over(),
        results: format!("{}/{RESULTS}", member.path),
    }
}
