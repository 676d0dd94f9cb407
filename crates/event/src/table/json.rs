//! The tables as structured values. Keys and their order are part of the program's interface: they are added to and never
//! changed. Points are numbers (`3.5`), names are the event's.

use serde_json::{Value, json};

use super::EDITION;
use super::amount::Amount;
use super::cell::{Cell, ResultMark};
use super::crosstable::Crosstable;
use super::section::{Departure, PairingSystem};
use super::standings::{Departed, Progress, Standings, StandingsRow};
use super::tiebreaks::TiebreakValue;
use super::treatment::Treatment;

impl Standings {
    /// The standings as a JSON value.
    pub fn to_json(&self) -> Value {
        let open =
            self.open.iter().map(|open| json!({"round": open.round, "board": open.board, "players": open.players}));
        json!({
            "section": self.section,
            "title": self.title,
            "system": system(self.system),
            "rules": EDITION,
            "stage": match self.stage { Progress::Final => "final", Progress::Running => "running" },
            "round": self.round,
            "rounds": self.rounds,
            "finished": self.finished,
            "open": open.collect::<Vec<_>>(),
            "rows": self.rows.iter().map(row).collect::<Vec<_>>(),
            "remarks": self.remarks,
        })
    }
}

impl Crosstable {
    /// The table as a JSON value: the rows in the order of the standings, each with its cells, each a list of marks.
    pub fn to_json(&self) -> Value {
        let rows = self.rows.iter().map(|cross| {
            json!({
                "number": cross.row.number,
                "name": cross.row.name,
                "place": cross.row.place.map(|place| place.to_string()),
                "points": half(cross.row.score),
                "cells": cross.cells.iter().map(cell).collect::<Vec<_>>(),
            })
        });
        json!({
            "section": self.standings.section,
            "shape": if self.square { "square" } else { "rounds" },
            "seats": self.seats,
            "columns": self.headings(),
            "rows": rows.collect::<Vec<_>>(),
        })
    }
}

fn cell(cell: &Cell) -> Value {
    if cell.own { Value::Null } else { cell.marks.iter().map(mark).collect() }
}

fn mark(mark: &ResultMark) -> Value {
    json!({
        "round": mark.round,
        "board": mark.board,
        "seat": mark.seat,
        "opponents": mark.opponents,
        "points": mark.points.map(half),
        "state": mark.state.name(),
        "result": mark.result,
    })
}

fn row(row: &StandingsRow) -> Value {
    json!({
        "place": row.place.map(|place| place.to_string()),
        "first": row.place.map(|place| place.first),
        "last": row.place.map(|place| place.last),
        "number": row.number,
        "name": row.name,
        "display": row.display,
        "rating": row.rating,
        "points": half(row.score),
        "games": row.games,
        "won": row.won,
        "drawn": row.drawn,
        "lost": row.lost,
        "forfeits_won": row.forfeits_won,
        "forfeits_lost": row.forfeits_lost,
        "byes": row.byes,
        "eliminated": row.eliminated,
        "left": row.left.as_ref().map(left),
        "tiebreaks": row.tiebreaks.iter().map(tiebreak).collect::<Vec<_>>(),
    })
}

fn left(left: &Departed) -> Value {
    let (treatment, counts) = match left.treatment {
        Treatment::Stays | Treatment::Stands => ("stands", None),
        Treatment::Annulled { finished, scheduled } => ("annulled", Some((finished, scheduled))),
        Treatment::Forfeited { finished, scheduled } => ("forfeited", Some((finished, scheduled))),
    };
    json!({
        "after_round": left.after_round,
        "how": match left.departure { Departure::Withdrew => "withdrew", Departure::Excluded => "excluded" },
        "reason": left.reason,
        "games": treatment,
        "finished": counts.map(|counts| counts.0),
        "scheduled": counts.map(|counts| counts.1),
    })
}

fn tiebreak(one: &TiebreakValue) -> Value {
    json!({
        "name": one.tiebreak.name(),
        "value": one.value.map(number),
        "text": one.value.map(|value| value.to_string()),
        "terms": one.terms,
    })
}

fn system(system: PairingSystem) -> &'static str {
    match system {
        PairingSystem::RoundRobin => "round-robin",
        PairingSystem::DoubleRoundRobin => "double-round-robin",
        PairingSystem::Swiss => "swiss",
        PairingSystem::Knockout => "knockout",
        PairingSystem::Open => "open",
    }
}

fn half(points: u64) -> Value {
    number(Amount::halves(points))
}

/// Whole numbers without a fraction, as most are.
fn number(amount: Amount) -> Value {
    let per = amount.per.max(1);
    if amount.units.is_multiple_of(per) { json!(amount.units / per) } else { json!(amount.units as f64 / per as f64) }
}
