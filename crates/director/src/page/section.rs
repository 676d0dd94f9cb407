//! A section: its standings, its crosstable, its rounds.

use std::collections::BTreeSet;

use crate::directory::no_table;

use super::source::{PageSource, game_id, section_id, table_id};
use adjudicate_agent::Failure;
use adjudicate_event::table::{
    self, CellState, CrossRow, Crosstable, EDITION, ResultMark, Standings, StandingsRow, halves,
};
use adjudicate_event::{AuditedBoard, PairedBoard, PairingSystem, Round, Section, Tiebreak};
use adjudicate_render::{Chapter, ChapterPart, Column, SiteTable, Span};
use adjudicate_rules::{Name, Phrase, Seat, capital};
use adjudicate_text::{event as words, view};

/// The chapter of the section at this place.
///
/// # Errors
/// Its tables contradict themselves, which no valid log causes.
pub fn chapter(source: &PageSource<'_>, place: usize) -> Result<Option<Chapter>, Failure> {
    let event = source.event();
    let Some((section, standing)) = event.sections().nth(place) else { return Ok(None) };
    let crosstable = crosstable(source, place)?;
    let Some(Chapter { id, title, mut parts }) = begun(source, place, crosstable.as_ref()) else { return Ok(None) };
    if let Some(crosstable) = &crosstable {
        let games = with_games(source, place);
        parts.push(ChapterPart::Heading(table_id(&section.name), source.word("page-crosstable")));
        parts.push(ChapterPart::Table(cross(source, crosstable, section, &games)));
        parts.push(ChapterPart::Text(vec![Span::Text(key(source, crosstable))]));
        match source.site {
            None => standing.rounds.iter().for_each(|round| parts.extend(paired(source, section, round, &games))),
            Some(_) => {
                parts.push(ChapterPart::Heading(format!("rounds-{}", section.name), source.word("page-rounds")));
                let way = |round: &Round| {
                    let stage = if round.is_scored() { "over" } else { "running" };
                    let heading = source.counted("page-round", "round", round.number);
                    let link = Span::Link(round_id(&section.name, round.number), heading);
                    vec![link, Span::Text(source.about("page-round-stage", "stage", stage))]
                };
                parts.push(ChapterPart::List(standing.rounds.iter().map(way).collect()));
            }
        }
    }
    parts.extend(absences(source, place, section));
    Ok(Some(Chapter { id, title, parts }))
}

/// The same with nothing but the stage and the standings.
///
/// # Errors
/// As [`chapter`].
pub fn brief(source: &PageSource<'_>, place: usize) -> Result<Option<Chapter>, Failure> {
    Ok(begun(source, place, crosstable(source, place)?.as_ref()))
}

/// The crosstable of a section that was drawn.
fn crosstable(source: &PageSource<'_>, place: usize) -> Result<Option<Crosstable>, Failure> {
    let Some((_, standing)) = source.event().sections().nth(place) else { return Ok(None) };
    let is_drawn = source.event().lots().is_some() && standing.players.len() > 1;
    let made = source.table(place).filter(|_| is_drawn);
    made.map(|made| table::crosstable(&made).map_err(no_table)).transpose()
}

/// The beginning of a chapter: the stage of the section, and its standings.
fn begun(source: &PageSource<'_>, place: usize, crosstable: Option<&Crosstable>) -> Option<Chapter> {
    let (section, standing) = source.event().sections().nth(place)?;
    let values = [
        ("terms", words::terms(source.language, section).into()),
        ("stage", words::stage(source.language, source.event(), section, standing).into()),
    ];
    let mut parts = vec![ChapterPart::Text(vec![Span::Text(source.text("page-stage", &values))])];
    parts.extend(crosstable.into_iter().flat_map(|made| standings(source, &made.standings, section)));
    let title = [("section", section.name.as_str().into()), ("game", words::title(section).into())];
    let title = source.text("page-section-title", &title);
    Some(Chapter { id: section_id(&section.name), title, parts })
}

/// A round with its boards.
pub fn round_parts(source: &PageSource<'_>, place: usize, round: &Round) -> Vec<ChapterPart> {
    let section = source.event().charter().sections.get(place);
    section.map_or_else(Vec::new, |section| paired(source, section, round, &with_games(source, place)))
}

fn round_id(section: &Name, round: u64) -> String {
    format!("round-{section}-{round}")
}

/// How many days of absence each player has used, game by game, where the clock has any and somebody was away.
fn absences(source: &PageSource<'_>, place: usize, section: &Section) -> Vec<ChapterPart> {
    let mut rows = Vec::new();
    for board in source.audit.of_section(place) {
        let Some(state) = &board.game else { continue };
        for (seat, name) in Seat::all(board.board.players.len()).zip(&board.board.players) {
            let away = |period| view::away_in(source.language, period);
            let days: Vec<String> = state.absences(seat).iter().map(away).collect();
            if days.is_empty() {
                continue;
            }
            let place = [("round", board.round.into()), ("board", board.board.board.into())];
            let id = game_id(&section.name, board.round, board.board.board);
            let game = Span::Link(id, source.text("page-place", &place));
            let used = super::overview::days_used(source, section, state.absent_days(seat));
            rows.push(vec![
                vec![Span::Text(source.shown(name))],
                vec![game],
                vec![Span::Text(used)],
                vec![Span::Text(source.language.list(&days))],
            ]);
        }
    }
    if rows.is_empty() {
        return Vec::new();
    }
    let columns = vec![
        Column::prose(source.word("page-column-player")),
        Column::prose(source.word("page-column-game")),
        Column::number(source.word("page-column-days-used"), source.word("page-means-days-used")),
        Column::prose(source.word("page-column-away")),
    ];
    let caption = source.about("page-absences-in", "section", section.name.as_str());
    vec![
        ChapterPart::Heading(format!("absences-{}", section.name), source.word("page-absences")),
        ChapterPart::Table(SiteTable { caption, columns, named_by: 0, rows }),
    ]
}

/// Rounds and boards of the section whose games are on the page.
fn with_games(source: &PageSource<'_>, place: usize) -> BTreeSet<(u64, u64)> {
    let shown = |board: &&AuditedBoard| board.board.players.iter().all(|name| !source.is_private(name));
    let boards = source.audit.of_section(place).filter(|board| board.source.is_some()).filter(shown);
    boards.map(|board| (board.round, board.board.board)).collect()
}

fn standings(source: &PageSource<'_>, standings: &Standings, section: &Section) -> Vec<ChapterPart> {
    let state = Phrase { key: "standings-state", english: String::new(), ..standings.heading() };
    let mut parts = vec![
        ChapterPart::Heading(format!("standings-{}", section.name), capital(&source.language.phrase(&state))),
        ChapterPart::Table(places(source, standings, section)),
    ];
    if !standings.remarks.is_empty() {
        let remark = |remark: &Phrase| vec![Span::Text(source.language.phrase(remark))];
        parts.push(ChapterPart::List(standings.remarks.iter().map(remark).collect()));
    }
    parts.extend(tie_breaks(source, standings).map(|explained| match source.site {
        None => ChapterPart::More(source.word("page-ties"), explained),
        Some(_) => ChapterPart::Text(vec![Span::Link(ties_id(&section.name), source.word("page-ties"))]),
    }));
    parts
}

/// Returns the id of a section's tie-breaks, which have a page of their own in a site.
pub fn ties_id(section: &Name) -> String {
    format!("ties-{section}")
}

/// The tie-breaks of a section with the numbers that they were computed from; none where it has no standings or no tie-breaks.
pub fn tie_break_parts(source: &PageSource<'_>, place: usize) -> Option<Vec<ChapterPart>> {
    tie_breaks(source, &table::standings(&source.table(place)?).ok()?)
}

fn tie_breaks(source: &PageSource<'_>, standings: &Standings) -> Option<Vec<ChapterPart>> {
    let explained: Vec<(String, Vec<Span>)> = standings.rows.iter().flat_map(|row| explained(source, row)).collect();
    let edition = source.about("page-edition", "edition", EDITION);
    (!explained.is_empty()).then(|| vec![ChapterPart::Text(vec![Span::text(edition)]), ChapterPart::Facts(explained)])
}

fn places(source: &PageSource<'_>, standings: &Standings, section: &Section) -> SiteTable {
    let byes = standings.rows.iter().any(|row| row.byes > 0);
    let knockout = standings.system == PairingSystem::Knockout;
    let mut columns =
        vec![Column::number("", source.word("page-means-place")), Column::prose(source.word("column-name"))];
    let counts = ["column-points", "column-games", "page-column-won", "page-column-drawn", "page-column-lost"];
    let counts = counts.into_iter().chain(byes.then_some("page-column-byes"));
    columns.extend(counts.map(|key| Column::number(source.word(key), "")));
    columns.extend(knockout.then(|| Column::number(source.word("page-column-out"), source.word("page-means-out"))));
    let values = standings.rows.first().map(|row| row.tiebreaks.as_slice()).unwrap_or_default();
    let short = |tiebreak: Tiebreak| source.language.phrase(&tiebreak.short());
    columns.extend(values.iter().map(|one| Column::number(short(one.tiebreak), long(source, one.tiebreak))));
    let row = |row: &StandingsRow| {
        let mut cells: Vec<String> = vec![
            row.place.map_or_else(|| "\u{2013}".to_owned(), |place| place.to_string()),
            shown(row),
            halves(row.score),
        ];
        cells.extend([row.games, row.won, row.drawn, row.lost].map(|count| count.to_string()));
        cells.extend(byes.then(|| row.byes.to_string()));
        let out = |round: u32| source.counted("page-out-in", "round", u64::from(round));
        cells.extend(knockout.then(|| row.eliminated.map_or_else(String::new, out)));
        cells.extend(row.tiebreaks.iter().map(|one| one.value.map_or_else(String::new, |value| value.to_string())));
        cells.resize(columns.len(), String::new());
        let name = linked(source, section, row);
        let texts = cells.into_iter().map(|cell| vec![Span::Text(cell)]);
        texts.enumerate().map(|(at, cell)| if at == 1 { vec![name.clone()] } else { cell }).collect()
    };
    let rows = standings.rows.iter().map(row).collect();
    let caption = source.about("page-standings-of", "section", &standings.section);
    SiteTable { caption, columns, named_by: 1, rows }
}

/// The name of a player, in a site with the way to his page.
fn linked(source: &PageSource<'_>, section: &Section, row: &StandingsRow) -> Span {
    let standing = source.event().section(&section.name).map(|(_, standing)| standing);
    let name = standing.and_then(|standing| standing.player(row.number));
    name.map_or_else(|| Span::Text(shown(row)), |name| source.name(name))
}

fn shown(row: &StandingsRow) -> String {
    row.display.as_ref().map_or_else(|| row.name.clone(), |display| format!("{display} ({})", row.name))
}

/// The tie-breaks of a player with the numbers that they came from.
fn explained(source: &PageSource<'_>, row: &StandingsRow) -> Vec<(String, Vec<Span>)> {
    let told = row.tiebreaks.iter().filter(|one| one.value.is_some());
    let name = |tiebreak| format!("{}, {}", row.name, long(source, tiebreak));
    told.map(|one| (name(one.tiebreak), vec![Span::Text(source.language.phrase(&one.terms))])).collect()
}

fn long(source: &PageSource<'_>, tiebreak: Tiebreak) -> String {
    source.about("page-tiebreak", "tiebreak", tiebreak.name())
}

fn cross(
    source: &PageSource<'_>,
    crosstable: &Crosstable,
    section: &Section,
    games: &BTreeSet<(u64, u64)>,
) -> SiteTable {
    let (label, means, kind) = match crosstable.square {
        true => (String::new(), "page-means-row", "page-means-against"),
        false => (source.word("page-column-number"), "page-means-number", "page-means-round"),
    };
    let mut columns = vec![Column::number(label, source.word(means)), Column::prose(source.word("column-name"))];
    columns.extend(crosstable.headings().into_iter().map(|heading| {
        let means = source.about(kind, "number", &heading);
        Column::number(heading, means)
    }));
    columns.push(Column::number(source.word("column-points"), ""));
    let row = |(place, row): (usize, &CrossRow)| {
        let label = if crosstable.square { place as u64 + 1 } else { u64::from(row.row.number) };
        let mut cells = vec![vec![Span::text(label.to_string())], vec![linked(source, section, &row.row)]];
        for cell in &row.cells {
            let mut spans = Vec::new();
            if cell.own {
                spans.push(Span::text("\u{d7}"));
            }
            for mark in &cell.marks {
                if !spans.is_empty() {
                    spans.push(Span::text(" "));
                }
                spans.push(result(mark, crosstable, section, games));
            }
            cells.push(spans);
        }
        let score = if row.row.place.is_some() { halves(row.row.score) } else { "\u{2013}".to_owned() };
        cells.push(vec![Span::Text(score)]);
        cells
    };
    let rows = crosstable.rows.iter().enumerate().map(row).collect();
    let caption = source.about("page-crosstable-of", "section", section.name.as_str());
    SiteTable { caption, columns, named_by: 1, rows }
}

/// A result, and the way to its game.
fn result(mark: &ResultMark, crosstable: &Crosstable, section: &Section, games: &BTreeSet<(u64, u64)>) -> Span {
    let text = if crosstable.square { mark.result.clone() } else { crosstable.round(mark) };
    let (round, board) = (u64::from(mark.round), mark.board.map_or(0, u64::from));
    match games.contains(&(round, board)) {
        true => Span::Link(game_id(&section.name, round, board), text),
        false => Span::Text(text),
    }
}

/// Explains the marks of a crosstable.
fn key(source: &PageSource<'_>, crosstable: &Crosstable) -> String {
    let results = match crosstable.square {
        true => "page-key-square",
        false if crosstable.seats == 2 => "page-key-turns",
        false => "page-key-seats",
    };
    let has = |state: CellState| {
        crosstable.rows.iter().flat_map(|row| &row.cells).flat_map(|cell| &cell.marks).any(|mark| mark.state == state)
    };
    let marks = [
        (CellState::Open, "page-key-open"),
        (CellState::Forfeit, "page-key-forfeit"),
        (CellState::Bye, "page-key-bye"),
        (CellState::Annulled, "page-key-annulled"),
    ];
    let marks = marks.into_iter().filter(|(state, _)| has(*state)).map(|(_, key)| key);
    let sentences = std::iter::once(results).chain(marks).map(|key| source.word(key));
    sentences.collect::<Vec<_>>().join(" ")
}

fn paired(source: &PageSource<'_>, section: &Section, round: &Round, games: &BTreeSet<(u64, u64)>) -> Vec<ChapterPart> {
    let place =
        source.event().charter().sections.iter().position(|found| found.name == section.name).unwrap_or(usize::MAX);
    let mut parts = vec![ChapterPart::Heading(
        round_id(&section.name, round.number),
        source.counted("page-round", "round", round.number),
    )];
    if let Some(reason) = &round.ruled {
        parts.push(ChapterPart::Text(vec![Span::Text(source.about("page-paired-by-hand", "reason", reason.as_str()))]));
    }
    let row = |board: &PairedBoard| {
        let mut players: Vec<Span> = Vec::new();
        for name in &board.players {
            if !players.is_empty() {
                players.push(Span::text(" \u{2013} "));
            }
            players.push(source.name(name));
        }
        let points = board.scored.as_ref().map_or_else(
            || source.word("page-open"),
            |scored| {
                let each: Vec<String> = scored.points.iter().map(|points| halves(*points)).collect();
                match scored.ruled.is_some() {
                    true => source.about("page-ruled", "points", &each.join(" : ")),
                    false => each.join(" : "),
                }
            },
        );
        let game = match games.contains(&(round.number, board.board)) {
            true => Span::Link(game_id(&section.name, round.number, board.board), points),
            false if source.has_game(place, round.number, board.board) => Span::Text(points),
            false => Span::Text(source.about("page-log-missing", "points", &points)),
        };
        vec![vec![Span::text(board.board.to_string())], players, vec![game]]
    };
    let columns = vec![
        Column::number(source.word("page-column-board"), ""),
        Column::prose(source.word("page-column-players")),
        Column::number(source.word("column-points"), source.word("page-means-way")),
    ];
    let caption = [("round", round.number.into()), ("section", section.name.as_str().into())];
    let caption = source.text("page-round-of", &caption);
    parts.push(ChapterPart::Table(SiteTable {
        caption,
        columns,
        named_by: 1,
        rows: round.boards.iter().map(row).collect(),
    }));
    for (key, names) in [("page-no-board", &round.byes), ("page-no-board-asked", &round.free)] {
        if !names.is_empty() {
            parts.push(ChapterPart::Text(vec![Span::Text(source.about(key, "names", &source.listed(names)))]));
        }
    }
    parts
}
