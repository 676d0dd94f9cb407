//! A section: its standings, its crosstable, its rounds.

use std::collections::BTreeSet;

use super::source::{PageSource, game_id, section_id, table_id};
use adjudicate_agent::Failure;
use adjudicate_event::table::{
    self, CellState, CrossRow, Crosstable, EDITION, ResultMark, Standings, StandingsRow, halves,
};
use adjudicate_event::{AuditedBoard, PairedBoard, PairingSystem, Round, Section, Tiebreak};
use adjudicate_locales::Language;
use adjudicate_render::{Chapter, ChapterPart, Column, SiteTable, Span};
use adjudicate_rules::{Name, Seat, capital};
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
        parts.push(ChapterPart::Heading(table_id(&section.name), "Crosstable".to_owned()));
        parts.push(ChapterPart::Table(cross(source, crosstable, section, &games)));
        parts.push(ChapterPart::Text(vec![Span::text(key(crosstable))]));
        match source.site {
            None => standing.rounds.iter().for_each(|round| parts.extend(paired(source, section, round, &games))),
            Some(_) => {
                parts.push(ChapterPart::Heading(format!("rounds-{}", section.name), "Rounds".to_owned()));
                let way = |round: &Round| {
                    let over = if round.is_scored() { "over" } else { "running" };
                    let link = Span::Link(round_id(&section.name, round.number), format!("Round {}", round.number));
                    vec![link, Span::text(format!(": {over}"))]
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
    let broken = |fault| Failure::environment(format!("the table cannot be made: {fault}"));
    made.map(|made| table::crosstable(&made).map_err(broken)).transpose()
}

/// The beginning of a chapter: the stage of the section, and its standings.
fn begun(source: &PageSource<'_>, place: usize, crosstable: Option<&Crosstable>) -> Option<Chapter> {
    let (section, standing) = source.event().sections().nth(place)?;
    let said = words::section(Language::ENGLISH, section);
    let (_, said) = said.split_once(": ").unwrap_or(("", &said));
    let stage = format!("{said}; {}.", words::stage(Language::ENGLISH, source.event(), section, standing));
    let mut parts = vec![ChapterPart::Text(vec![Span::Text(stage)])];
    parts.extend(crosstable.into_iter().flat_map(|made| standings(source, &made.standings, section)));
    let title = format!("{}: {}", section.name, words::title(section));
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
            let days: Vec<String> = state.absences(seat).iter().map(view::away).collect();
            if days.is_empty() {
                continue;
            }
            let game = Span::Link(
                game_id(&section.name, board.round, board.board.board),
                format!("round {}, board {}", board.round, board.board.board),
            );
            let used = super::overview::days_used(section, state.absent_days(seat));
            rows.push(vec![
                vec![Span::Text(source.shown(name))],
                vec![game],
                vec![Span::Text(used)],
                vec![Span::Text(view::listed(&days))],
            ]);
        }
    }
    if rows.is_empty() {
        return Vec::new();
    }
    let columns = vec![
        Column::prose("player"),
        Column::prose("game"),
        Column::number("days used", "days of absence, counted in each game by itself"),
        Column::prose("away"),
    ];
    let caption = format!("Days of absence in {}", section.name);
    vec![
        ChapterPart::Heading(format!("absences-{}", section.name), "Absences".to_owned()),
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
    let heading = standings.heading();
    let heading = capital(heading.split_once(": ").map_or(&*heading, |(_, stage)| stage));
    let mut parts = vec![
        ChapterPart::Heading(format!("standings-{}", section.name), heading),
        ChapterPart::Table(places(source, standings, section)),
    ];
    if !standings.remarks.is_empty() {
        parts.push(ChapterPart::List(standings.remarks.iter().map(|remark| vec![Span::text(&**remark)]).collect()));
    }
    parts.extend(tie_breaks(standings).map(|explained| match source.site {
        None => ChapterPart::More(TIES.to_owned(), explained),
        Some(_) => ChapterPart::Text(vec![Span::Link(ties_id(&section.name), TIES.to_owned())]),
    }));
    parts
}

/// The heading over the numbers from which tie-breaks were computed.
pub const TIES: &str = "How the tie-breaks came about";

/// Returns the id of a section's tie-breaks, which have a page of their own in a site.
pub fn ties_id(section: &Name) -> String {
    format!("ties-{section}")
}

/// The tie-breaks of a section with the numbers that they were computed from; none where it has no standings or no tie-breaks.
pub fn tie_break_parts(source: &PageSource<'_>, place: usize) -> Option<Vec<ChapterPart>> {
    tie_breaks(&table::standings(&source.table(place)?).ok()?)
}

fn tie_breaks(standings: &Standings) -> Option<Vec<ChapterPart>> {
    let explained: Vec<(String, Vec<Span>)> = standings.rows.iter().flat_map(explained).collect();
    let edition = format!("Unplayed games count as in the {EDITION}.");
    (!explained.is_empty()).then(|| vec![ChapterPart::Text(vec![Span::text(edition)]), ChapterPart::Facts(explained)])
}

fn places(source: &PageSource<'_>, standings: &Standings, section: &Section) -> SiteTable {
    let byes = standings.rows.iter().any(|row| row.byes > 0);
    let knockout = standings.system == PairingSystem::Knockout;
    let mut columns = vec![
        Column::number("", "place"),
        Column::prose("name"),
        Column::number("points", ""),
        Column::number("games", ""),
        Column::number("won", ""),
        Column::number("drawn", ""),
        Column::number("lost", ""),
    ];
    columns.extend(byes.then(|| Column::number("byes", "")));
    columns.extend(knockout.then(|| Column::number("out in", "the round in which the player went out")));
    let values = standings.rows.first().map(|row| row.tiebreaks.as_slice()).unwrap_or_default();
    columns.extend(values.iter().map(|one| Column::number(one.tiebreak.short(), long(one.tiebreak))));
    let row = |row: &StandingsRow| {
        let mut cells: Vec<String> = vec![
            row.place.map_or_else(|| "\u{2013}".to_owned(), |place| place.to_string()),
            shown(row),
            halves(row.score),
        ];
        cells.extend([row.games, row.won, row.drawn, row.lost].map(|count| count.to_string()));
        cells.extend(byes.then(|| row.byes.to_string()));
        cells.extend(knockout.then(|| row.eliminated.map_or_else(String::new, |round| format!("round {round}"))));
        cells.extend(row.tiebreaks.iter().map(|one| one.value.map_or_else(String::new, |value| value.to_string())));
        cells.resize(columns.len(), String::new());
        let name = linked(source, section, row);
        let texts = cells.into_iter().map(|cell| vec![Span::Text(cell)]);
        texts.enumerate().map(|(at, cell)| if at == 1 { vec![name.clone()] } else { cell }).collect()
    };
    let rows = standings.rows.iter().map(row).collect();
    SiteTable { caption: format!("Standings of {}", standings.section), columns, named_by: 1, rows }
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
fn explained(row: &StandingsRow) -> Vec<(String, Vec<Span>)> {
    let told = row.tiebreaks.iter().filter(|one| one.value.is_some());
    told.map(|one| (format!("{}, {}", row.name, long(one.tiebreak)), vec![Span::text(one.terms.as_str())])).collect()
}

fn long(tiebreak: Tiebreak) -> &'static str {
    match tiebreak {
        Tiebreak::Direct => "direct encounter",
        Tiebreak::Wins => "games won",
        Tiebreak::WonPlayed => "games won over the board",
        Tiebreak::FirstTurnsSecond => "games with the second turn",
        Tiebreak::SonnebornBerger => "Sonneborn-Berger",
        Tiebreak::SonnebornBergerCut1 => "Sonneborn-Berger without the lowest",
        Tiebreak::Buchholz => "Buchholz",
        Tiebreak::BuchholzCut1 => "Buchholz without the lowest",
        Tiebreak::BuchholzCut2 => "Buchholz without the two lowest",
        Tiebreak::BuchholzMedian => "Buchholz without the lowest and the highest",
        Tiebreak::ForeBuchholz => "Buchholz with a drawn last round",
        Tiebreak::AverageOpponentsBuchholz => "average Buchholz of the opponents",
        Tiebreak::Koya => "points against the upper half (Koya)",
        Tiebreak::StandardPoints => "standard points",
        Tiebreak::AverageRating => "average rating of the opponents",
        Tiebreak::Performance => "performance",
        Tiebreak::PerfectPerformance => "perfect performance",
        Tiebreak::AveragePerformance => "average performance of the opponents",
        Tiebreak::Rating => "rating",
        Tiebreak::PointsFor => "points of the games",
        Tiebreak::Progressive => "progressive score",
        Tiebreak::Lots => "lots",
    }
}

fn cross(
    source: &PageSource<'_>,
    crosstable: &Crosstable,
    section: &Section,
    games: &BTreeSet<(u64, u64)>,
) -> SiteTable {
    let (label, means) = if crosstable.square { ("", "row") } else { ("no", "the number by which players are paired") };
    let mut columns = vec![Column::number(label, means), Column::prose("name")];
    let kind = if crosstable.square { "against the player of row" } else { "round" };
    columns.extend(crosstable.headings().into_iter().map(|heading| {
        let means = format!("{kind} {heading}");
        Column::number(heading, means)
    }));
    columns.push(Column::number("points", ""));
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
    SiteTable { caption: format!("Crosstable of {}", section.name), columns, named_by: 1, rows }
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
fn key(crosstable: &Crosstable) -> String {
    let mut said = match crosstable.square {
        true => "Every result is the way to its game.".to_owned(),
        false if crosstable.seats == 2 => "A round says turn, number of the opponent and result, as w4 \u{bd}: with the first turn (b: the \
                  second) against number 4, drawn. Every result is the way to its game."
            .to_owned(),
        false => "A round says seat, numbers of the others and result, as 1:4,7 \u{bd}: in the first seat against numbers 4 and 7, drawn. \
                  Every result is the way to its game."
            .to_owned(),
    };
    let has = |state: CellState| {
        crosstable.rows.iter().flat_map(|row| &row.cells).flat_map(|cell| &cell.marks).any(|mark| mark.state == state)
    };
    for (state, means) in [
        (CellState::Open, " \u{b7} is being played."),
        (CellState::Forfeit, " + and - were decided without play."),
        (CellState::Bye, " + alone is a bye."),
        (CellState::Annulled, " A result in brackets counts for nobody."),
    ] {
        if has(state) {
            said.push_str(means);
        }
    }
    said
}

fn paired(source: &PageSource<'_>, section: &Section, round: &Round, games: &BTreeSet<(u64, u64)>) -> Vec<ChapterPart> {
    let place =
        source.event().charter().sections.iter().position(|found| found.name == section.name).unwrap_or(usize::MAX);
    let mut parts =
        vec![ChapterPart::Heading(round_id(&section.name, round.number), format!("Round {}", round.number))];
    if let Some(reason) = &round.ruled {
        parts.push(ChapterPart::Text(vec![Span::text(format!("Paired by the director: {reason}"))]));
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
            || "open".to_owned(),
            |scored| {
                let each: Vec<String> = scored.points.iter().map(|points| halves(*points)).collect();
                let ruled = if scored.ruled.is_some() { ", ruled" } else { "" };
                each.join(" : ") + ruled
            },
        );
        let game = match games.contains(&(round.number, board.board)) {
            true => Span::Link(game_id(&section.name, round.number, board.board), points),
            false if source.has_game(place, round.number, board.board) => Span::Text(points),
            false => Span::Text(format!("{points}; its log is missing")),
        };
        vec![vec![Span::text(board.board.to_string())], players, vec![game]]
    };
    let columns = vec![
        Column::number("board", ""),
        Column::prose("players, the first one begins"),
        Column::number("points", "with the way to the game"),
    ];
    let caption = format!("Round {} of {}", round.number, section.name);
    parts.push(ChapterPart::Table(SiteTable {
        caption,
        columns,
        named_by: 1,
        rows: round.boards.iter().map(row).collect(),
    }));
    if !round.byes.is_empty() {
        let byes: Vec<String> = round.byes.iter().map(|name| source.shown(name)).collect();
        parts.push(ChapterPart::Text(vec![Span::text(format!("No board: {}", byes.join(", ")))]));
    }
    if !round.free.is_empty() {
        let free: Vec<String> = round.free.iter().map(|name| source.shown(name)).collect();
        let said = format!("No board, as they have asked, for the points of a draw: {}", free.join(", "));
        parts.push(ChapterPart::Text(vec![Span::text(said)]));
    }
    parts
}
