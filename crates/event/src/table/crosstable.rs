//! The crosstable: who played whom, with which result.

use super::cell::{CrosstableCell, mark};
use super::fault::TableFault;
use super::field::SectionField;
use super::section::TableSection;
use super::standings::{Standings, StandingsRow, of};

/// One entrant in the crosstable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrossRow {
    /// The entrant as the standings have him.
    pub row: StandingsRow,
    /// His cells: one an entrant in the order of the rows if the table is square, else one a round.
    pub cells: Vec<CrosstableCell>,
}

/// A crosstable, its rows in the order of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Crosstable {
    /// The standings it belongs to.
    pub standings: Standings,
    /// Whether it is entrants against entrants (round-robins for two) or entrants against rounds.
    pub square: bool,
    /// Players a board.
    pub seats: u32,
    /// The rows.
    pub rows: Vec<CrossRow>,
}

/// The crosstable of a section as it is.
///
/// # Errors
/// As [`standings`](super::standings()).
pub fn crosstable(section: &TableSection) -> Result<Crosstable, TableFault> {
    let field = SectionField::new(section)?;
    let standings = of(&field);
    let square = section.system.is_table() && section.seats == 2;
    let rows = standings.rows.iter().map(|row| {
        let entrant = row.number as usize - 1;
        let marks = |round| mark(&field, entrant, round);
        let cells = if square {
            let all: Vec<_> = (1..=field.last).filter_map(marks).collect();
            let against = |column: &StandingsRow| CrosstableCell {
                marks: all.iter().filter(|mark| mark.opponents.contains(&column.number)).cloned().collect(),
                own: column.number == row.number,
            };
            standings.rows.iter().map(against).collect()
        } else {
            let rounds = section.rounds.unwrap_or(field.last).max(field.last);
            (1..=rounds).map(|round| CrosstableCell { marks: marks(round).into_iter().collect(), own: false }).collect()
        };
        CrossRow { row: row.clone(), cells }
    });
    let rows = rows.collect();
    Ok(Crosstable { standings, square, seats: section.seats, rows })
}
