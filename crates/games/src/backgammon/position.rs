//! A game of backgammon being played.

use super::board::{BAR, Board, Dice, DieMove, HOME, OFF};
use super::judge::{ReadTurn, judge};
use super::match_id::{MatchIdState, MatchState, match_id};
use super::moves::{CubeTurn, parse, place_name, spell, write};
use super::position_id::position_id;
use super::scene::{self, SidePieces};
use super::scoring::{Cube, Scoring, Win, no_cube};
use super::turns::DieMoves;
use adjudicate_rules::{
    Agreement, CubeChoice, Demand, DieFace, LossDegree, MoveGroup, Outcome, Phrase, Position, Refusal, Roll, Scene,
    Seat, Setup, SideNames, perft, phrase,
};

/// A position of backgammon: the board, whose turn it is, and the throw.
#[derive(Clone, Debug)]
pub struct Backgammon {
    board: Board,
    /// The player to move; `board` is seen from his side.
    mover: Seat,
    /// The player who began, `x` (ALL-3).
    first: Seat,
    names: SideNames,
    phase: Phase,
    scoring: Scoring,
    fresh: bool,
    /// How the last game that is over was won.
    won: Option<Win>,
    /// How the game before this one of a match has ended, in words.
    before: Option<Phrase>,
    /// How many of the pieces on each place the last turn put there, in the numbering of the person who made it.
    moved: [u8; 26],
}

#[derive(Clone, Debug, PartialEq)]
enum Phase {
    /// The starting throw is due (BKG-2).
    Opening,
    /// The mover chooses whether to double before his throw (BKG-10).
    Choice,
    /// The mover has doubled, and his opponent is to answer (BKG-11).
    Doubled,
    /// The mover's throw is due.
    Throw,
    /// The mover plays these dice.
    Turn(Dice),
    /// The game has ended.
    Over(Outcome),
}

impl Backgammon {
    /// The start position.
    ///
    /// # Errors
    /// `opening` is set although the charter says who begins (BKG-2), or options exclude each other (ALL-6).
    pub fn start(setup: &Setup) -> Result<Backgammon, Refusal> {
        let scoring = Scoring::of(&setup.options)?;
        if setup.first.is_some() && setup.options.0.contains_key("opening") {
            let reason =
                phrase!("backgammon-no-opening", "option `opening` is set, but `first` leaves no starting throw");
            return Err(Refusal::illegal("BKG-2", reason).hint(phrase!(
                "backgammon-leave-out-opening",
                "leave out `opening`, or let the starting throw say who begins"
            )));
        }
        let first = setup.beginner();
        Ok(Backgammon {
            board: Board::start(),
            mover: first,
            first,
            names: SideNames::of(setup),
            phase: if setup.first.is_some() { Phase::Throw } else { Phase::Opening },
            scoring,
            fresh: setup.options.word("opening", "both") == "fresh",
            won: None,
            before: None,
            moved: [0; 26],
        })
    }

    /// The same game with other pieces on the board, the mover's throw being due; for studies and tests.
    pub fn with_board(mut self, board: Board) -> Backgammon {
        self.board = board;
        self.phase = Phase::Throw;
        self.moved = [0; 26];
        self
    }

    /// Whether a starting throw is due.
    pub(super) fn awaits_start(&self) -> bool {
        self.phase == Phase::Opening
    }

    /// Lets a player begin a game, who in the first game of a match is `x`: as if he had won the starting throw, his first throw being due.
    pub(super) fn begin_with(&mut self, seat: Seat) {
        self.mover = seat;
        if self.scoring.game() == 1 {
            self.first = seat;
        }
        self.phase = Phase::Throw;
    }

    /// The points of both in the match, by seat.
    pub fn score(&self) -> [u64; 2] {
        self.scoring.score()
    }

    /// The number of the game in its match, from 1.
    pub fn game(&self) -> u64 {
        self.scoring.game()
    }

    /// Returns the scoring of the game.
    pub(super) fn scoring(&self) -> &Scoring {
        &self.scoring
    }

    /// The throw to be played.
    fn dice(&self) -> Option<Dice> {
        match self.phase {
            Phase::Turn(dice) => Some(dice),
            _ => None,
        }
    }

    /// The legal turns; none when no throw is to be played.
    fn turns(&self) -> Vec<DieMoves> {
        self.dice().map(|dice| self.board.turns(dice)).unwrap_or_default()
    }

    /// Ends a turn that led to `board`, and hands the turn over.
    fn finish(&mut self, board: Board, steps: impl Iterator<Item = DieMove>) {
        self.moved = [0; 26];
        self.before = None;
        for step in steps {
            let (from, to) = (usize::from(step.from), usize::from(step.to()));
            self.moved[from] = self.moved[from].saturating_sub(1);
            self.moved[to] += 1;
        }
        let won = board.is_finished().then(|| win(&board));
        let winner = self.mover;
        self.board = board.turned();
        self.mover = opponent(self.mover);
        match won {
            Some(win) => self.end_game(winner, win),
            None if self.scoring.may_double(self.mover).is_ok() => self.phase = Phase::Choice,
            None => self.phase = Phase::Throw,
        }
    }

    /// Counts a game that is won; the next one of its match begins.
    fn end_game(&mut self, winner: Seat, win: Win) {
        let points = self.scoring.worth(win);
        self.won = Some(win);
        if self.scoring.count(winner, points) {
            self.phase = Phase::Over(self.outcome(winner, win));
            return;
        }
        let counted = if points == 1 { "1 point".to_owned() } else { format!("{points} points") };
        let (number, name) = (self.scoring.game(), self.name(winner));
        let english = format!("{name} has won game {number}, {counted}: {}", win.words());
        let phrase = Phrase::english("backgammon-game-won", english).with("name", name).with("game", number);
        self.before = Some(phrase.with("points", points).with("win", win.words()));
        self.scoring.next();
        self.board = Board::start();
        self.mover = self.first;
        self.moved = [0; 26];
        self.phase = Phase::Opening;
    }

    /// The outcome once no game follows any more.
    fn outcome(&self, winner: Seat, win: Win) -> Outcome {
        let how = win.words();
        let (clause, how) = match (self.scoring.points(), win) {
            (Some(points), _) => {
                let phrase = Phrase::english("backgammon-match-won", format!("match to {points}, {how}"));
                ("BKG-13", phrase.with("points", points).with("win", how))
            }
            (None, Win::Drop) => ("BKG-11", how),
            (None, Win::Single | Win::Gammon | Win::Backgammon) => ("BKG-8", how),
            (None, Win::Conceded(_)) => ("BKG-15", how),
        };
        Outcome { points: Some(self.scoring.score().to_vec()), ..Outcome::win(winner, clause, how) }
    }

    /// Whether a turn about the cube can be made now.
    fn may(&self, turn: CubeTurn) -> Result<(), Refusal> {
        if self.scoring.cube().is_none() {
            return Err(no_cube());
        }
        let asked = matches!(self.phase, Phase::Choice);
        match (turn, &self.phase) {
            (_, Phase::Over(_)) => Err(Refusal::game_over()),
            (CubeTurn::Roll | CubeTurn::Double, Phase::Choice) | (CubeTurn::Take | CubeTurn::Drop, Phase::Doubled) => {
                Ok(())
            }
            (CubeTurn::Take | CubeTurn::Drop, _) => {
                let reason = phrase!("backgammon-no-double", "no double waits for an answer");
                let refusal = Refusal::illegal("BKG-11", reason);
                Err(if asked { refusal.hint(choice()) } else { refusal })
            }
            (_, Phase::Doubled) => Err(doubled()),
            (CubeTurn::Double, Phase::Throw | Phase::Turn(_)) => Err(match self.scoring.may_double(self.mover) {
                Err(refusal) => refusal,
                Ok(()) => Refusal::illegal(
                    "BKG-10",
                    phrase!(
                        "backgammon-double-late",
                        "a player doubles before the dice are thrown, and not before the first throw of a game"
                    ),
                ),
            }),
            (_, Phase::Turn(dice)) => {
                Err(Refusal::illegal("BKG-10", phrase!("backgammon-thrown", "{dice} is thrown already", dice)))
            }
            (_, Phase::Opening | Phase::Throw) => {
                Err(Refusal::illegal("BKG-10", phrase!("backgammon-throw-anyway", "the dice are to be thrown anyway")))
            }
        }
    }

    /// Makes a turn about the cube that [can be made](Backgammon::may).
    fn turn_cube(&mut self, turn: CubeTurn) {
        match turn {
            CubeTurn::Roll => self.phase = Phase::Throw,
            CubeTurn::Double => self.phase = Phase::Doubled,
            CubeTurn::Take => {
                self.scoring.take(opponent(self.mover));
                self.phase = Phase::Throw;
            }
            CubeTurn::Drop => self.end_game(self.mover, Win::Drop),
        }
    }

    /// Returns the player who must act: after a double the opponent of the roller.
    fn actor(&self) -> Seat {
        if self.phase == Phase::Doubled { opponent(self.mover) } else { self.mover }
    }

    /// The Match ID of a game with a cube or a score.
    fn match_id(&self) -> String {
        let state = match self.phase {
            Phase::Opening => MatchIdState::NotBegun,
            Phase::Over(_) => match self.won {
                Some(Win::Drop) => MatchIdState::Dropped,
                Some(Win::Conceded(_)) => MatchIdState::Conceded,
                Some(Win::Single | Win::Gammon | Win::Backgammon) | None => MatchIdState::Over,
            },
            Phase::Choice | Phase::Doubled | Phase::Throw | Phase::Turn(_) => MatchIdState::Playing,
        };
        let dropped = state == MatchIdState::Dropped;
        let position = MatchState {
            state,
            roller: self.mover,
            actor: if dropped { opponent(self.mover) } else { self.actor() },
            doubled: self.phase == Phase::Doubled,
            conceded: match (&self.phase, self.won) {
                (Phase::Over(_), Some(Win::Conceded(loss))) => Some(loss),
                _ => None,
            },
            dice: self.dice(),
        };
        match_id(&self.scoring, &position)
    }

    /// Reads a turn in this position.
    fn reading(&self, typed: &str) -> Result<ReadTurn, Refusal> {
        let written = parse(typed).map_err(|refusal| match self.phase {
            Phase::Choice => refusal.hint(choice()),
            Phase::Doubled => refusal.hint(answer()),
            _ => refusal,
        })?;
        match self.phase {
            Phase::Turn(dice) => judge(&self.board, dice, &written),
            Phase::Over(_) => Err(Refusal::game_over()),
            Phase::Choice => {
                let reason = phrase!(
                    "backgammon-may-double-first",
                    "the dice have not been thrown yet, and you may double first"
                );
                Err(Refusal::illegal("BKG-10", reason).hint(choice()))
            }
            Phase::Doubled => Err(doubled()),
            Phase::Opening | Phase::Throw => Err(Refusal::not_thrown()),
        }
    }

    fn symbol(&self, seat: Seat) -> char {
        if seat == self.first { 'x' } else { 'o' }
    }

    fn name(&self, seat: Seat) -> String {
        self.names.name(Some(seat), self.symbol(seat))
    }
}

/// The hint before a throw for a player who may double.
fn choice() -> Phrase {
    phrase!("backgammon-write-roll", "write `roll` or `double`")
}

/// The hint for the answer to a double.
fn answer() -> Phrase {
    phrase!("backgammon-write-take", "write `take`, or `drop` to give the game up")
}

/// The other of the two players.
fn opponent(seat: Seat) -> Seat {
    Seat(1 - seat.0.min(1))
}

/// Returns the win of the mover, who has all pieces off on this board (BKG-8).
fn win(board: &Board) -> Win {
    let loser = board.other();
    let far_back = (BAR - HOME..=BAR).any(|place| loser[usize::from(place)] > 0);
    match (loser[usize::from(OFF)], far_back) {
        (0, true) => Win::Backgammon,
        (0, false) => Win::Gammon,
        _ => Win::Single,
    }
}

/// That a double comes before anything else.
fn doubled() -> Refusal {
    let reason = phrase!("backgammon-double-waits", "a double waits for an answer");
    Refusal::illegal("BKG-11", reason).hint(answer())
}

impl Position for Backgammon {
    fn demand(&self) -> Demand {
        let roll = |roller| Demand::Throw(Roll { roller, dice: vec![6, 6] });
        match &self.phase {
            Phase::Opening => roll(None),
            Phase::Throw => roll(Some(self.mover)),
            Phase::Choice | Phase::Doubled | Phase::Turn(_) => Demand::Act(self.actor()),
            Phase::Over(outcome) => Demand::Over(outcome.clone()),
        }
    }

    fn before_throw(&self, seat: Seat) -> Option<&'static str> {
        self.scoring.may_double(seat).is_ok().then(|| CubeTurn::Roll.text())
    }

    /// One turn for each position that can be reached, grouped by the piece that moves first; other orders and ways to the
    /// same position are as legal.
    fn legal(&self) -> Vec<MoveGroup> {
        let about_the_cube = |title: Phrase, turns: [CubeTurn; 2]| {
            vec![MoveGroup { title, moves: turns.map(|turn| turn.text().to_owned()).to_vec() }]
        };
        match self.phase {
            Phase::Choice => {
                let title = phrase!("backgammon-before-throw", "before the throw");
                return about_the_cube(title, [CubeTurn::Roll, CubeTurn::Double]);
            }
            Phase::Doubled => {
                let title = phrase!("backgammon-answer-double", "answer the double");
                return about_the_cube(title, [CubeTurn::Take, CubeTurn::Drop]);
            }
            Phase::Opening | Phase::Throw | Phase::Turn(_) | Phase::Over(_) => {}
        }
        let turns = self.turns();
        let begins = |turn: &DieMoves| turn.steps().first().map(|step| step.from);
        let mut groups: Vec<(Option<u8>, Vec<String>)> = Vec::new();
        for turn in &turns {
            let (from, text) = (begins(turn), spell(&self.board, turn));
            match groups.iter_mut().find(|(group, _)| *group == from) {
                Some((_, moves)) => moves.push(text),
                None => groups.push((from, vec![text])),
            }
        }
        groups.sort_by_key(|(from, _)| std::cmp::Reverse(*from));
        let title = |from: Option<u8>| match from {
            Some(BAR) => phrase!("backgammon-enter", "enter from the bar"),
            Some(place) => phrase!("backgammon-begin-from", "begin from {point}", point = place_name(place)),
            None => phrase!("backgammon-none-plays", "no die can be played"),
        };
        groups.into_iter().map(|(from, moves)| MoveGroup { title: title(from), moves }).collect()
    }

    fn read(&self, typed: &str) -> Result<String, Refusal> {
        if let Some(turn) = CubeTurn::read(typed) {
            return self.may(turn).map(|()| turn.text().to_owned());
        }
        self.reading(typed).map(|reading| write(&reading.legs))
    }

    fn play(&mut self, recorded: &str) -> Result<(), Refusal> {
        if let Some(turn) = CubeTurn::read(recorded) {
            self.may(turn)?;
            Refusal::unless_spelled(recorded, turn.text())?;
            self.turn_cube(turn);
            return Ok(());
        }
        let ReadTurn { legs, board } = self.reading(recorded)?;
        Refusal::unless_spelled(recorded, &write(&legs))?;
        self.finish(board, legs.iter().map(|leg| leg.step));
        Ok(())
    }

    fn thrown(&mut self, numbers: &[u32]) {
        let &[one, other] = numbers else { return };
        let Some(dice) = Dice::new(one, other) else { return };
        match self.phase {
            Phase::Opening if dice.is_double() => {}
            Phase::Opening => {
                self.begin_with(if one > other { Seat(0) } else { Seat(1) });
                if !self.fresh {
                    self.phase = Phase::Turn(dice);
                }
            }
            Phase::Throw => self.phase = Phase::Turn(dice),
            Phase::Choice | Phase::Doubled | Phase::Turn(_) | Phase::Over(_) => {}
        }
    }

    fn text(&self) -> String {
        let dice = self.dice().map_or_else(|| "-".to_owned(), |dice| dice.to_string());
        let board = position_id(&self.board);
        if !self.scoring.counts() {
            return format!("{board} {} {dice}", self.symbol(self.mover));
        }
        let due = match self.phase {
            Phase::Opening => "start",
            Phase::Choice => "cube",
            Phase::Doubled => "double",
            Phase::Throw | Phase::Turn(_) | Phase::Over(_) => &dice,
        };
        format!("{board}:{} {} {due}", self.match_id(), self.symbol(self.actor()))
    }

    fn may_agree(&self, agreement: Agreement) -> Result<(), Refusal> {
        let Agreement::Concession(_, loss) = agreement else {
            return Err(Refusal::no_such_offer());
        };
        match self.phase {
            Phase::Opening => {
                let reason = phrase!("backgammon-not-begun", "the game has not begun: its starting throw is due");
                Err(Refusal::illegal("BKG-15", reason))
            }
            Phase::Doubled => Err(doubled()),
            Phase::Over(_) => Err(Refusal::game_over()),
            Phase::Choice | Phase::Throw | Phase::Turn(_)
                if loss != LossDegree::Single && !self.scoring.has_gammons() =>
            {
                let loss = loss.word();
                let reason = phrase!("backgammon-no-gammons", "a {loss} counts no more than any other loss here", loss);
                let hint = phrase!("backgammon-concede-single", "concede the game as a `single`");
                Err(Refusal::illegal("BKG-15", reason).hint(hint))
            }
            Phase::Choice | Phase::Throw | Phase::Turn(_) => Ok(()),
        }
    }

    fn cube_choice(&self) -> Option<CubeChoice> {
        match self.phase {
            Phase::Choice => Some(CubeChoice::RollOrDouble),
            Phase::Doubled => {
                let number = self.scoring.cube().map_or(1, Cube::number);
                Some(CubeChoice::TakeOrDrop { by: self.mover, stake: 2 * number })
            }
            Phase::Opening | Phase::Throw | Phase::Turn(_) | Phase::Over(_) => None,
        }
    }

    fn agree(&mut self, agreement: Agreement) {
        if let Agreement::Concession(loser, loss) = agreement {
            self.end_game(opponent(loser), Win::Conceded(loss));
        }
    }

    /// Seen from the viewer's side of the table; by the public from `x`'s. The cube is drawn beside the board, on its
    /// owner's side.
    fn scene(&self, viewer: Option<Seat>) -> Scene {
        let viewer = viewer.filter(|seat| seat.index() < 2).unwrap_or(self.first);
        // The last turn was made by the opponent of the player to move.
        let side = |pieces: &[u8; 26], moved, seat| SidePieces {
            pieces: *pieces,
            moved,
            symbol: self.symbol(seat),
            seat: Some(seat).filter(|_| self.phase != Phase::Opening || self.scoring.game() > 1),
        };
        let mover = side(self.board.own(), [0; 26], self.mover);
        let other = side(self.board.other(), self.moved, opponent(self.mover));
        let name = self.name(self.mover);
        let of_mover = |key, predicate: &str| Phrase::english(key, format!("{name} {predicate}")).with("name", &name);
        let sentence = match &self.phase {
            Phase::Opening => Phrase::english("backgammon-opening", "the starting throw is due"),
            Phase::Choice => of_mover("backgammon-choice", "may double, or throw"),
            Phase::Doubled => {
                let (number, other) = (self.scoring.cube().map_or(1, Cube::number), self.name(opponent(self.mover)));
                let stake = 2 * number;
                let predicate =
                    format!("has doubled: {other} takes, and plays on for {stake}, or drops, and loses {number}");
                let phrase = of_mover("backgammon-doubled", &predicate).with("other", other);
                phrase.with("stake", stake).with("points", number)
            }
            Phase::Throw => of_mover("backgammon-throw", "is to throw"),
            Phase::Turn(dice) => {
                of_mover("backgammon-turn", &format!("is to play {dice}")).with("dice", dice.to_string())
            }
            Phase::Over(outcome) => Phrase::game_over(&outcome.reason.text),
        };
        let (near, far) = if viewer == self.mover { (mover, other) } else { (other, mover) };
        let mut sentences = self.scoring.words(|seat| self.name(seat));
        sentences.extend(self.before.clone());
        sentences.push(sentence);
        let mut scene = scene::draw(&near, &far, sentences);
        if let Some(cube) = self.scoring.cube() {
            let side = cube.owner.map(|owner| owner == viewer);
            scene.labels.push(scene::cube(cube.number(), side));
        }
        let die = |number: u8| DieFace { sides: 6, shows: Some(u32::from(number)) };
        scene.dice = self.dice().into_iter().flat_map(|dice| [dice.high(), dice.low()]).map(die).collect();
        scene
    }

    fn is_two_sided(&self) -> bool {
        true
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    fn points_by_default(&self, winner: Seat) -> Option<Vec<u64>> {
        Some(self.scoring.by_default(winner).to_vec())
    }

    fn match_points(&self) -> Option<u64> {
        self.scoring.points()
    }

    /// Counts different positions after each throw. A starting throw is passed over: the first throw given is the first
    /// turn's. With a cube or in a match it is one of the throws, and turns are counted as anywhere else.
    fn perft(&self, depth: u32, throws: &[Vec<u32>]) -> Option<u64> {
        if self.scoring.counts() {
            return perft(self, depth, throws);
        }
        let due = match self.phase {
            Phase::Over(_) => return Some(u64::from(depth == 0)),
            Phase::Turn(dice) => Some(dice),
            Phase::Opening | Phase::Throw | Phase::Choice | Phase::Doubled => None,
        };
        let given = throws.iter().map_while(|throw| match throw.as_slice() {
            [one, other, ..] => Dice::new(*one, *other),
            _ => None,
        });
        let throws: Vec<Dice> = due.into_iter().chain(given).collect();
        self.board.count(throws.get(..depth as usize)?)
    }
}
