//! The section laid out round by round for each entrant, with the games of those who left already treated.

use super::check::check;
use super::fault::TableFault;
use super::section::{ByeKind, PairingSystem, ResultMethod, TableEntrant, TableSection};
use super::treatment::{Treatment, treatments};

/// The result of a game for one of its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GameOutcome {
    Won,
    Drawn,
    Lost,
}

/// How a game counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GameState {
    Open,
    Played,
    Adjudicated,
    /// Decided without play.
    Forfeit,
    /// Somebody at the board is annulled.
    Annulled,
}

/// A board with its entrants as indices and its points as they count.
#[derive(Clone, Debug)]
pub(super) struct CountedGame {
    pub round: u32,
    pub board: u32,
    pub players: Vec<usize>,
    pub points: Option<Vec<u64>>,
    pub game_points: Option<Vec<u64>>,
    pub state: GameState,
    pub note: Option<String>,
    /// Set when the points follow from somebody's leaving and no ruling gave them.
    pub derived: bool,
}

impl CountedGame {
    /// Whether it is decided and counts.
    pub fn counts(&self) -> bool {
        matches!(self.state, GameState::Played | GameState::Adjudicated | GameState::Forfeit)
    }

    /// Whether it was decided over the board, and counts.
    pub fn is_played(&self) -> bool {
        matches!(self.state, GameState::Played | GameState::Adjudicated)
    }

    /// Half points of the seat; 0 while open.
    pub fn points_of(&self, seat: usize) -> u64 {
        self.points.as_ref().and_then(|points| points.get(seat)).copied().unwrap_or(0)
    }

    /// Compares `seat` with `other`: the player with more points was ahead.
    pub fn against(&self, seat: usize, other: usize) -> GameOutcome {
        match self.points_of(seat).cmp(&self.points_of(other)) {
            std::cmp::Ordering::Greater => GameOutcome::Won,
            std::cmp::Ordering::Equal => GameOutcome::Drawn,
            std::cmp::Ordering::Less => GameOutcome::Lost,
        }
    }
}

/// The round of one entrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RoundRecord {
    /// The round was not his: not paired yet, out of a knockout, free in a round-robin.
    None,
    /// The others were paired and he was not there.
    Absent,
    Bye(ByeKind),
    /// An index into the games, and his seat.
    Game(usize, usize),
}

pub(super) struct SectionField<'a> {
    pub section: &'a TableSection,
    /// By index, that is number less one.
    pub entrants: Vec<&'a TableEntrant>,
    pub treatments: Vec<Treatment>,
    pub games: Vec<CountedGame>,
    /// By entrant, then by round less one.
    pub lines: Vec<Vec<RoundRecord>>,
    /// The last round that was paired.
    pub last: u32,
}

impl<'a> SectionField<'a> {
    /// # Errors
    /// The section contradicts itself.
    pub fn new(section: &'a TableSection) -> Result<Self, TableFault> {
        check(section)?;
        let mut entrants: Vec<&TableEntrant> = section.entrants.iter().collect();
        entrants.sort_by_key(|entrant| entrant.number);
        let treatments = treatments(section);
        let mut games: Vec<CountedGame> =
            section.results.iter().map(|result| game(section, &treatments, result)).collect();
        games.sort_by_key(|game| (game.round, game.board));
        let boards = games.iter().map(|game| game.round);
        let last = boards.chain(section.byes.iter().map(|bye| bye.round)).max().unwrap_or(0);
        let lines = lines(section, &games, last);
        Ok(Self { section, entrants, treatments, games, lines, last })
    }

    pub fn count(&self) -> usize {
        self.entrants.len()
    }

    pub fn name(&self, entrant: usize) -> &'a str {
        &self.entrants[entrant].name
    }

    pub fn annulled(&self, entrant: usize) -> bool {
        matches!(self.treatments[entrant], Treatment::Annulled { .. })
    }

    /// Half points that a round gave.
    pub fn awarded(&self, line: RoundRecord) -> u64 {
        match line {
            RoundRecord::None | RoundRecord::Absent => 0,
            RoundRecord::Bye(_) if self.section.system.is_table() => 0,
            RoundRecord::Bye(ByeKind::Allocated) => self.section.scoring.win,
            RoundRecord::Bye(ByeKind::Half) => self.section.scoring.draw,
            RoundRecord::Game(game, seat) if self.games[game].counts() => self.games[game].points_of(seat),
            RoundRecord::Game(..) => 0,
        }
    }

    /// Half points in all.
    pub fn score(&self, entrant: usize) -> u64 {
        self.lines[entrant].iter().map(|&line| self.awarded(line)).sum()
    }

    /// Whether a game never came to its end because somebody left a round-robin whose games are annulled with him. FIDE's
    /// tables mark it as lost by the player who has left and as won by the player who was there (C.05, 6.6), and it counts for nobody.
    pub fn left_undone(&self, game: &CountedGame) -> bool {
        game.state == GameState::Annulled && game.points.is_none()
    }

    /// Whether an entrant has left.
    pub fn is_gone(&self, entrant: usize) -> bool {
        self.entrants[entrant].out.is_some()
    }

    /// How a game went for a seat: ahead of all or with as many points as a win gives, behind somebody, or level; level with no
    /// more than a loss gives is a loss, for both can lose by ruling.
    pub fn outcome(&self, game: &CountedGame, seat: usize) -> GameOutcome {
        let scoring = self.section.scoring;
        let own = game.points_of(seat);
        let others = (0..game.players.len()).filter(|&other| other != seat).map(|other| game.points_of(other));
        let best = others.max().unwrap_or(0);
        if own > best || (game.players.len() == 2 && own == scoring.win && own > scoring.draw) {
            GameOutcome::Won
        } else if own < best || (own <= scoring.loss && scoring.loss < scoring.draw) {
            GameOutcome::Lost
        } else {
            GameOutcome::Drawn
        }
    }
}

fn game(section: &TableSection, treatments: &[Treatment], result: &super::section::TableResult) -> CountedGame {
    let players: Vec<usize> = result.players.iter().map(|&number| number as usize - 1).collect();
    let is = |wanted: fn(&Treatment) -> bool| players.iter().any(|&player| wanted(&treatments[player]));
    let mut points = result.points.clone();
    let mut derived = false;
    let state = if is(|treatment| matches!(treatment, Treatment::Annulled { .. })) {
        GameState::Annulled
    } else {
        match result.how {
            ResultMethod::Open if is(|treatment| matches!(treatment, Treatment::Forfeited { .. })) => {
                // Nobody is ahead of another for having been left alone, so all who stayed get a win.
                let gone = |player: usize| matches!(treatments[player], Treatment::Forfeited { .. });
                points = Some(players.iter().map(|&p| if gone(p) { 0 } else { section.scoring.win }).collect());
                derived = true;
                GameState::Forfeit
            }
            ResultMethod::Open => GameState::Open,
            ResultMethod::Played => GameState::Played,
            ResultMethod::Adjudicated => GameState::Adjudicated,
            ResultMethod::Unplayed => GameState::Forfeit,
        }
    };
    let (round, board) = (result.round, result.board);
    let (game_points, note) = (result.game_points.clone(), result.note.clone());
    CountedGame { round, board, players, points, game_points, state, note, derived }
}

fn lines(section: &TableSection, games: &[CountedGame], last: u32) -> Vec<Vec<RoundRecord>> {
    let mut paired = vec![false; last as usize];
    for round in games.iter().map(|game| game.round).chain(section.byes.iter().map(|bye| bye.round)) {
        paired[round as usize - 1] = true;
    }
    // Only where everyone is paired in every round is it an absence not to be.
    let free =
        matches!(section.system, PairingSystem::RoundRobin | PairingSystem::DoubleRoundRobin | PairingSystem::Knockout);
    let empty: Vec<RoundRecord> =
        paired.iter().map(|&paired| if paired && !free { RoundRecord::Absent } else { RoundRecord::None }).collect();
    let mut lines = vec![empty; section.entrants.len()];
    for bye in &section.byes {
        lines[bye.player as usize - 1][bye.round as usize - 1] = RoundRecord::Bye(bye.kind);
    }
    for (index, game) in games.iter().enumerate() {
        for (seat, &player) in game.players.iter().enumerate() {
            lines[player][game.round as usize - 1] = RoundRecord::Game(index, seat);
        }
    }
    lines
}
