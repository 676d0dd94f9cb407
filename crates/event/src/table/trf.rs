//! The report for FIDE: a Tournament Report File, version 2026 (TRF26, approved on 12 May 2025, applied from 1 September
//! 2025).
//!
//! Beyond what TRF26 asks for, the number of rounds and the first colour are also written as `XXR` and `XXC`, where readers of
//! the format before it (TRF16 with the pairing programs' extensions) look for them. Lines end with CR and LF. Texts are
//! ASCII, because the columns count bytes: if a display name has other letters, the report has the name in the event instead.
//!
//! Some games give other points than their results: those with a player who left a round-robin early, and those with a ruling
//! on points. The report has their results, and the difference in points in `299` records. If a player left a round-robin
//! before the end of a game, the report has it as his forfeit. An open game has its opponent and colour and a blank result;
//! `162` then says that an unknown result is worth nothing.

use std::fmt;

use super::fault::TableFault;
use super::field::{GameState, RoundRecord, SectionField};
use super::section::{PairingSystem, SwissPairing, TableSection};
use super::standings::of;
use super::trf_player::{Players, line};
use adjudicate_rules::{Phrase, phrase};

/// The parts of the report about the event as a whole. Texts may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tournament {
    /// The event's name.
    pub name: String,
    /// The place; empty for an event by letter.
    pub city: String,
    /// The three letters FIDE has for the federation.
    pub federation: String,
    /// The first day, as `2027-01-09`.
    pub start: String,
    /// The last day.
    pub end: String,
    /// The director.
    pub arbiter: String,
    /// The time allowed, in words.
    pub time: String,
    /// Whether the player with number 1 had the first turn in round 1 by lot; as the first round has it, if unknown.
    pub first_is_white: Option<bool>,
    /// The day of each round, as `2027-01-09`.
    pub rounds: Vec<String>,
    /// The numbers of players who have no board in the next round, and whether each gets the points of a draw for it.
    pub away: Vec<(u32, bool)>,
    /// Half points added in the rounds from the first, and the last number of those who get them; absent without acceleration.
    pub acceleration: Option<(u32, Vec<u32>)>,
    /// Lists of numbers of players who must not meet.
    pub forbidden: Vec<Vec<u32>>,
}

/// Why there is no report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReportUnavailable {
    /// The section contradicts itself.
    Fault(TableFault),
    /// The format knows two players a board.
    Seats(u32),
    /// The format's columns are too narrow.
    Columns {
        /// For what.
        what: &'static str,
        /// The value.
        value: u64,
    },
}

impl ReportUnavailable {
    /// The reason in words, without a full stop.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Fault(fault) => fault.phrase(),
            Self::Seats(seats) => phrase!("report-seats", "a FIDE report is for games of two, not of {seats}", seats),
            Self::Columns { what, value } => {
                phrase!("report-columns", "a FIDE report has no room for {value} {what}", value, what)
            }
        }
    }
}

impl fmt::Display for ReportUnavailable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.phrase())
    }
}

impl std::error::Error for ReportUnavailable {}

impl From<TableFault> for ReportUnavailable {
    fn from(fault: TableFault) -> Self {
        Self::Fault(fault)
    }
}

/// The TRF26 of a section, with CR LF at the end of every line.
///
/// # Errors
/// The section contradicts itself, is for more than two at a board, or has more players or points than the columns hold.
pub fn trf(section: &TableSection, event: &Tournament) -> Result<String, ReportUnavailable> {
    if section.seats != 2 {
        return Err(ReportUnavailable::Seats(section.seats));
    }
    let field = SectionField::new(section)?;
    if field.count() > 9999 {
        return Err(ReportUnavailable::Columns { what: "players", value: field.count() as u64 });
    }
    let standings = of(&field);
    let players = Players::new(&field);
    let rounds = section.rounds.unwrap_or(field.last).max(field.last);
    let mut lines = head(&field, event, rounds)?;
    let mut abnormal = Vec::new();
    for entrant in 0..field.count() {
        let row = standings.rows.iter().find(|row| row.number as usize == entrant + 1);
        let rank = row.and_then(|row| row.place).map_or(field.count() as u64, |place| u64::from(place.first));
        lines.push(line(&players, entrant, rank)?);
        abnormal.extend(players.difference(entrant)?);
    }
    lines.extend(abnormal);
    lines.push(format!("XXR {rounds}"));
    let is_white = event.first_is_white.unwrap_or_else(|| first_is_white(&field));
    lines.push(format!("XXC {}", if is_white { "white1" } else { "black1" }));
    Ok(lines.iter().map(|line| format!("{line}\r\n")).collect())
}

fn head(field: &SectionField<'_>, event: &Tournament, rounds: u32) -> Result<Vec<String>, ReportUnavailable> {
    let section = field.section;
    let title = if section.title.is_empty() { &section.name } else { &section.title };
    let name = if event.name.is_empty() { title.clone() } else { format!("{}, {title}", event.name) };
    let is_white = event.first_is_white.unwrap_or_else(|| first_is_white(field));
    let rated = field.entrants.iter().filter(|entrant| entrant.rating.is_some()).count();
    let mut lines = vec![
        format!("012 {}", ascii(&name)),
        format!("022 {}", ascii(&event.city)),
        format!("032 {}", ascii(&event.federation)),
        format!("042 {}", ascii(&event.start).replace('-', "/")),
        format!("052 {}", ascii(&event.end).replace('-', "/")),
        format!("062 {}", field.count()),
        format!("072 {rated}"),
        "082 0".to_owned(),
        format!("092 {}", words(section.system)),
        format!("102 {}", ascii(&event.arbiter)),
        format!("122 {}", ascii(&event.time)),
        format!("142 {rounds}"),
        format!("152 {}", if is_white { "W" } else { "B" }),
    ];
    lines.extend(dates(event));
    lines.extend(scoring(field)?);
    lines.push("182 adjudicate".to_owned());
    lines.push(format!("192 {}", code(section)));
    let codes: Vec<&str> = section.tiebreaks.iter().map(|tiebreak| tiebreak.code()).collect();
    if !codes.is_empty() {
        lines.push(format!("202 {}", codes.join(",")));
    }
    lines.extend(pairing_records(field, event, rounds)?);
    // A knockout is not ordered by points, and 212 has no code for the round somebody came to.
    if section.system != PairingSystem::Knockout {
        lines.push(format!("212 {}", [&["PTS"], codes.as_slice()].concat().join(",")));
    }
    Ok(lines)
}

/// Records that the pairing of the next round depends on: players who are away (240), acceleration (250), forbidden pairs (260).
fn pairing_records(
    field: &SectionField<'_>,
    event: &Tournament,
    rounds: u32,
) -> Result<Vec<String>, ReportUnavailable> {
    let mut lines = Vec::new();
    let next = field.last + 1;
    for kind in ['H', 'Z'] {
        let away = event.away.iter().filter(|(_, draw)| *draw == (kind == 'H'));
        let numbers: Vec<String> = away.map(|(number, _)| format!(" {number:>4}")).collect();
        if !numbers.is_empty() && next <= rounds {
            lines.push(format!("240 {kind} {next:>3}{}", numbers.concat()));
        }
    }
    if let Some((last, each)) = &event.acceleration {
        for (round, extra) in (1..).zip(each) {
            let points = points(u64::from(*extra))?;
            lines.push(format!("250      {points} {round:>3} {round:>3} {:>4} {last:>4}", 1));
        }
    }
    for list in &event.forbidden {
        let numbers: Vec<String> = list.iter().map(|number| format!(" {number:>4}")).collect();
        lines.push(format!("260 {:>3} {rounds:>3}{}", 1, numbers.concat()));
    }
    Ok(lines)
}

/// Record 132: the day of each round, in the columns of its results.
fn dates(event: &Tournament) -> Option<String> {
    if event.rounds.iter().all(String::is_empty) {
        return None;
    }
    let day = |day: &String| format!("  {:>8}", day.get(2..).unwrap_or_default().replace('-', "/"));
    let days: String = event.rounds.iter().map(day).collect();
    Some(format!("132{:86}{}", "", days).trim_end().to_owned())
}

/// Record 162, where the points differ from FIDE's or open games are not to count.
fn scoring(field: &SectionField<'_>) -> Result<Option<String>, ReportUnavailable> {
    let scoring = field.section.scoring;
    let open = field.games.iter().any(|game| game.state == GameState::Open);
    if (scoring.win, scoring.draw, scoring.loss) == (2, 1, 0) && !open {
        return Ok(None);
    }
    // Nobody gets points for an absence or a forfeit lost, whatever a loss gives.
    let values = [("W", scoring.win), ("D", scoring.draw), ("L", scoring.loss), ("A", 0), ("X", 0)];
    let mut fields = Vec::new();
    for (symbol, value) in values {
        fields.push(format!("{symbol}{}", points(value)?));
    }
    Ok(Some(format!("162  {}", fields.join("    "))))
}

/// Half points in four columns, as `11.5`.
pub(super) fn points(halves: u64) -> Result<String, ReportUnavailable> {
    if halves >= 200 {
        return Err(ReportUnavailable::Columns { what: "points", value: halves / 2 });
    }
    Ok(format!("{:>4}", format!("{}.{}", halves / 2, halves % 2 * 5)))
}

/// Whether the first entrant paired in the first round had the first seat.
fn first_is_white(field: &SectionField<'_>) -> bool {
    let first = field.lines.iter().find_map(|lines| match lines.first() {
        Some(RoundRecord::Game(_, seat)) => Some(*seat),
        _ => None,
    });
    first.unwrap_or(0) == 0
}

/// Only printable ASCII, for every column is a byte and every line a record.
pub(super) fn ascii(text: &str) -> String {
    text.chars().map(|letter| if letter.is_ascii_graphic() || letter == ' ' { letter } else { '?' }).collect()
}

fn words(system: PairingSystem) -> &'static str {
    match system {
        PairingSystem::RoundRobin => "Individual: Round-Robin",
        PairingSystem::DoubleRoundRobin => "Individual: Double Round-Robin",
        PairingSystem::Swiss => "Individual: Swiss-System",
        PairingSystem::Knockout => "Individual: Knock-Out",
        PairingSystem::Open => "Individual: Open",
    }
}

/// FIDE's Tournament Type Code (ETT26). Acceleration is written out in records 250, which all programs read alike.
fn code(section: &TableSection) -> &'static str {
    match section.system {
        PairingSystem::Swiss if section.pairing == Some(SwissPairing::FideDutch2026) => "FIDE_DUTCH",
        PairingSystem::RoundRobin => "BERGER_ROUNDROBIN_G1",
        PairingSystem::DoubleRoundRobin => "BERGER_ROUNDROBIN_G2",
        PairingSystem::Swiss | PairingSystem::Open => "CUSTOM_SWISS",
        PairingSystem::Knockout => "CUSTOM_KNOCKOUT",
    }
}
