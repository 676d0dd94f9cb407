//! The files of an event for a web server: pages, results for scripts, a feed, and the logs that prove them.

mod archive;
mod feed;
pub(crate) mod player;

pub use archive::{ARCHIVE, archive};

use std::collections::BTreeSet;
use std::path::Path;

use adjudicate_event::table::{self, TableCharset};
use adjudicate_event::{self as event, Audit, PairedBoard, Round};
use adjudicate_locales::Language;
use adjudicate_record::log::Frames;
use adjudicate_record::log::layout::EVENT_LOG;
use adjudicate_render::{Chapter, ChapterPart, SitePage, Span, pages};
use adjudicate_report::{BoardOutcome, EventResults, RoundOutcome, SectionResults};
use adjudicate_rules::Name;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

use crate::directory::EventDirectory;
use crate::page::board;
use crate::page::overview;
use crate::page::section;
use crate::page::source::{PageSource, SiteNames, player_id, section_id};
use adjudicate_agent::Failure;
use adjudicate_agent::chronicle::page_language;

/// A file of a site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteFile {
    /// Its path in the site's directory, with `/` between its parts.
    pub path: String,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// The page in which anybody can check the logs.
pub const CHECK: &str = "check.html";
/// The results for scripts.
pub const RESULTS: &str = "results.json";
/// The feed.
pub const FEED: &str = "feed.atom";

/// Makes the files of an event, in a language. A number stands in place of each private name; then there are no logs, and no pages of
/// games in which such a player sits, for these have the names. `check` is the page that checks logs, if there is one.
///
/// # Errors
/// A game cannot be read.
pub fn files(
    language: Language,
    house: &EventDirectory,
    audit: &Audit,
    private: &BTreeSet<Name>,
    check: Option<Vec<u8>>,
) -> Result<Vec<SiteFile>, Failure> {
    let entries =
        Frames::new(&house.bytes).flatten().filter_map(|frame| adjudicate_event::read(frame.text).ok()).collect();
    let site = SiteNames { private: private.clone(), has_check: check.is_some() };
    let source = PageSource { house, audit, entries, site: Some(&site), language };
    let made = site_pages(&source)?;
    let html = pages(page_language(language), &made);
    let mut files: Vec<SiteFile> =
        made.into_iter().zip(html).map(|(page, html)| SiteFile { path: page.path, bytes: html.into_bytes() }).collect();
    // Programs read these.
    let english = PageSource { language: Language::ENGLISH, entries: Vec::new(), ..source };
    let results =
        serde_json::to_vec(&results(&english)).map_err(|error| Failure::unwritable(Path::new(RESULTS), &error))?;
    files.push(SiteFile { path: RESULTS.to_owned(), bytes: results });
    files.push(SiteFile { path: FEED.to_owned(), bytes: feed::atom(&source).into_bytes() });
    files.extend(check.map(|bytes| SiteFile { path: CHECK.to_owned(), bytes }));
    if private.is_empty() {
        files.push(SiteFile { path: format!("log/{EVENT_LOG}"), bytes: house.bytes.clone() });
        for found in &audit.boards {
            let (Some(path), Some(name)) = (&found.source, log_path(&source, found.section, found.round, &found.board))
            else {
                continue;
            };
            let bytes = adjudicate_record::log::file::read(house.system(), Path::new(path))?;
            files.push(SiteFile { path: name, bytes });
        }
    }
    Ok(files)
}

/// The path of a game's log in the site.
fn log_path(source: &PageSource<'_>, section: usize, round: u64, board: &PairedBoard) -> Option<String> {
    let section = source.event().charter().sections.get(section)?;
    Some(format!("log/games/{}-r{round}-b{}.yaml", section.name, board.board))
}

fn site_pages(source: &PageSource<'_>) -> Result<Vec<SitePage>, Failure> {
    let event = source.event();
    let title = event.charter().event.as_str();
    let mut chapters: Vec<Chapter> = Vec::new();
    let mut behind = Vec::new();
    for (place, (of, standing)) in event.sections().enumerate() {
        chapters.extend(section::chapter(source, place)?);
        let mut page = |directory: &str, file: &str, heading: String, id: String, mut parts: Vec<ChapterPart>| {
            parts.push(back(&section_id(&of.name), source.about("page-all-of", "section", of.name.as_str())));
            behind.push(SitePage {
                path: format!("{directory}/{file}.html"),
                title: source.text("page-title", &[("event", title.into()), ("heading", heading.as_str().into())]),
                chapters: vec![Chapter { id, title: heading, parts }],
                ..SitePage::default()
            });
        };
        if let Some(parts) = section::tie_break_parts(source, place) {
            let heading = source.about("page-ties-of", "section", of.name.as_str());
            page("ties", of.name.as_str(), heading, section::ties_id(&of.name), parts);
        }
        for round in &standing.rounds {
            let file = format!("{}-{}", of.name, round.number);
            let values = [("section", of.name.as_str().into()), ("round", round.number.into())];
            let heading = source.text("page-section-round", &values);
            page("rounds", &file, heading, format!("page-{file}"), section::round_parts(source, place, round));
        }
    }
    chapters.push(overview::chapter(source));
    chapters.push(overview::proof(source));
    let mut pages = vec![SitePage {
        path: "index.html".to_owned(),
        title: title.to_owned(),
        facts: vec![source.stand()],
        chapters,
        game: None,
    }];
    pages.extend(behind);
    for player in event.players() {
        let name = &player.entrant.name;
        let id = player_id(&source.file_name(name));
        pages.push(SitePage {
            path: format!("players/{}.html", source.file_name(name)),
            title: source.text("page-title", &[("event", title.into()), ("heading", source.shown(name).into())]),
            chapters: vec![Chapter { id, title: source.shown(name), parts: player::parts(source, player) }],
            ..SitePage::default()
        });
    }
    let boards: Vec<usize> = (0..source.audit.boards.len()).collect();
    let games = boards.par_iter().filter_map(|place| game_page(source, *place).transpose());
    pages.extend(games.collect::<Result<Vec<SitePage>, Failure>>()?);
    Ok(pages)
}

/// A paragraph with a link.
fn back(id: &str, text: String) -> ChapterPart {
    ChapterPart::Text(vec![Span::Link(id.to_owned(), text)])
}

fn game_page(source: &PageSource<'_>, place: usize) -> Result<Option<SitePage>, Failure> {
    let Some(found) = source.audit.boards.get(place) else { return Ok(None) };
    if found.board.players.iter().any(|name| source.is_private(name)) {
        return Ok(None);
    }
    let Some(section) = source.event().charter().sections.get(found.section) else { return Ok(None) };
    let Some(mut game) = board::game(source, place)? else { return Ok(None) };
    if source.has_logs()
        && let Some(path) = log_path(source, found.section, found.round, &found.board)
    {
        game.notes.push(vec![Span::Link(path, source.word("page-game-log"))]);
    }
    for name in &found.board.players {
        game.ways.push(vec![source.name(name)]);
    }
    Ok(Some(SitePage {
        path: format!("games/{}-{}-{}.html", section.name, found.round, found.board.board),
        title: game.title.clone(),
        game: Some(game),
        ..SitePage::default()
    }))
}

/// The results for scripts.
fn results(source: &PageSource<'_>) -> EventResults {
    let event = source.event();
    let sections = event.sections().enumerate().map(|(place, (section, standing))| {
        let made = source.table(place).filter(|_| event.lots().is_some() && standing.players.len() > 1);
        SectionResults {
            section: section.name.to_string(),
            standings: made.and_then(|made| Some(table::standings(&made).ok()?.report())),
            rounds: standing.rounds.iter().map(|round| outcome(source, round)).collect(),
        }
    });
    EventResults {
        event: event.charter().event.as_str().to_owned(),
        id: event.id(),
        head: event.head(),
        entries: event.entries(),
        over: event.is_over(),
        findings: source.audit.findings.len(),
        sections: sections.collect(),
    }
}

fn outcome(source: &PageSource<'_>, round: &Round) -> RoundOutcome {
    let names = |names: &[Name]| names.iter().map(|name| source.file_name(name)).collect();
    let board = |board: &PairedBoard| BoardOutcome {
        board: board.board,
        players: names(&board.players),
        game: board.game,
        head: board.scored.as_ref().and_then(|scored| scored.head),
        points: board.scored.as_ref().map(|scored| scored.points.iter().map(|half| *half as f64 / 2.0).collect()),
        ruled: board.scored.as_ref().is_some_and(|scored| scored.ruled.is_some()),
    };
    RoundOutcome {
        round: round.number,
        boards: round.boards.iter().map(board).collect(),
        byes: names(&round.byes),
        free: names(&round.free),
    }
}

/// The first of a table, for feeds.
fn leaders(source: &PageSource<'_>, place: usize) -> Option<String> {
    let (section, standing) = source.event().sections().nth(place)?;
    if !event::Event::is_section_over(source.event(), section, standing) {
        return None;
    }
    let standings = table::standings(&source.table(place)?).ok()?;
    let best = standings.rows.iter().filter(|row| row.place.is_some_and(|place| place.first == 1));
    let names: Vec<&str> = best.map(|row| row.shown(TableCharset::Unicode)).collect();
    (!names.is_empty()).then(|| names.join(", "))
}
