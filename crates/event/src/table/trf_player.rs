//! The player records of the report (TRF26, record 001), to the byte, and the points that results do not explain (299).

use super::field::{GameOutcome, GameState, RoundRecord, SectionField};
use super::section::ByeKind;
use super::trf::{ReportUnavailable, ascii, points};

/// All the section's players, as the report sees them.
pub(super) struct Players<'a> {
    field: &'a SectionField<'a>,
    /// The rounds with more than one bye: FIDE has at most one a round allocated by the pairing, so these are full-point byes.
    full_byes: Vec<bool>,
}

impl<'a> Players<'a> {
    pub fn new(field: &'a SectionField<'a>) -> Self {
        let byes = |round| {
            let of_round = |bye: &&super::section::Bye| bye.round == round && bye.kind == ByeKind::Allocated;
            field.section.byes.iter().filter(of_round).count()
        };
        let full_byes = (1..=field.last).map(|round| byes(round) > 1).collect();
        Self { field, full_byes }
    }

    /// Opponent, colour and result of a round in eight columns, and the half points that FIDE's reader finds in it.
    fn round(&self, entrant: usize, round: usize) -> (String, u64) {
        let scoring = self.field.section.scoring;
        let bye = |code: char, points| (format!("0000 - {code}"), points);
        match self.field.lines[entrant][round] {
            RoundRecord::None | RoundRecord::Absent => bye('Z', 0),
            RoundRecord::Bye(_) if self.field.section.system.is_table() => bye('Z', 0),
            RoundRecord::Bye(ByeKind::Half) => bye('H', scoring.draw),
            RoundRecord::Bye(ByeKind::Allocated) if self.full_byes[round] => bye('F', scoring.win),
            RoundRecord::Bye(ByeKind::Allocated) => bye('U', scoring.win),
            RoundRecord::Game(index, seat) => {
                let game = &self.field.games[index];
                let outcome = self.field.outcome(game, seat);
                let played_none =
                    game.state == GameState::Forfeit || (game.state == GameState::Annulled && self.unplayed(index));
                let (code, points) = match (game.points.is_some(), played_none, outcome) {
                    // A player who has left has lost it by forfeit; his points say that it counts for nobody (C.05,
                    // 6.6).
                    _ if self.field.left_undone(game) && self.field.is_gone(entrant) => ('-', 0),
                    _ if self.field.left_undone(game) => ('+', scoring.win),
                    (false, _, _) => (' ', 0),
                    (true, false, GameOutcome::Won) => ('1', scoring.win),
                    (true, false, GameOutcome::Drawn) => ('=', scoring.draw),
                    (true, false, GameOutcome::Lost) => ('0', scoring.loss),
                    (true, true, GameOutcome::Won) => ('+', scoring.win),
                    // Both were given a draw without a game, which FIDE has for games that ended before the first move.
                    (true, true, GameOutcome::Drawn) => ('D', scoring.draw),
                    (true, true, GameOutcome::Lost) => ('-', 0),
                };
                let opponent = game.players[1 - seat] + 1;
                (format!("{opponent:>4} {} {code}", if seat == 0 { 'w' } else { 'b' }), points)
            }
        }
    }

    /// Whether an annulled game had been decided without play.
    fn unplayed(&self, index: usize) -> bool {
        let game = &self.field.games[index];
        let same = |result: &&super::section::TableResult| (result.round, result.board) == (game.round, game.board);
        self.field
            .section
            .results
            .iter()
            .find(same)
            .is_some_and(|result| result.how == super::section::ResultMethod::Unplayed)
    }

    /// The `299` record of an entrant whose points are not those of his results.
    ///
    /// # Errors
    /// The difference does not fit its columns.
    pub fn difference(&self, entrant: usize) -> Result<Option<String>, ReportUnavailable> {
        let read: u64 = (0..self.field.last as usize).map(|round| self.round(entrant, round).1).sum();
        let score = self.field.score(entrant);
        if read == score {
            return Ok(None);
        }
        let sign = if score < read { "-" } else { "" };
        let points = format!("{sign}{}", points(score.abs_diff(read))?.trim_start());
        // Columns: 13-17 the points with their sign, 20-22 the round (000 is all), 24-27 the player.
        Ok(Some(format!("299         {points:>5}  000 {:>4}", entrant + 1)))
    }
}

/// An entrant's record.
///
/// # Errors
/// His points or his rank do not fit their columns.
pub(super) fn line(players: &Players<'_>, entrant: usize, rank: u64) -> Result<String, ReportUnavailable> {
    let who = players.field.entrants[entrant];
    let name = match &who.display {
        Some(display) if display.bytes().all(|byte| byte.is_ascii_graphic() || byte == b' ') => display.clone(),
        _ => ascii(&who.name),
    };
    let name: String = name.chars().take(33).collect();
    let rating = who.rating.filter(|rating| (1..=9999).contains(rating)).map_or_else(String::new, |r| r.to_string());
    // Columns: 5-8 number, 10 sex, 11-13 title, 15-47 name, 49-52 rating, 54-56 federation, 58-68 FIDE number, 70-79
    // birth, 81-84 points, 86-89 rank. Unknown values are blank.
    let mut line = format!("001 {:>4} {:4} {name:<33} {rating:>4} {:3} {:>11} {:10} ", who.number, "", "", "", "");
    line += &points(players.field.score(entrant))?;
    line += &format!(" {rank:>4}");
    // From 92, ten columns a round: 92-95 opponent, 97 colour, 99 result.
    for round in 0..players.field.last as usize {
        line += &format!("  {}", players.round(entrant, round).0);
    }
    Ok(line)
}
