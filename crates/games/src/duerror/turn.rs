//! Playing a turn, step by step: which rule each step breaks, and what it does.

mod choices;
mod flictus;
mod fluctus;
mod formactus;

use super::law::PieceKind;
use super::state::{Phase, PiecePlace, State, TurnPart};
use super::steps::{BETWEEN, Step, StepAct, parse};
use adjudicate_rules::{PendingProof, Phrase, Refusal, SealedStep, Seat, phrase};

/// A turn that has been read in a position.
pub struct ReadTurn {
    /// The text that the record has.
    pub recorded: String,
    /// The position after it.
    pub state: State,
    /// Whether squares were left out that the record has.
    pub lacks_squares: bool,
}

/// Reads and plays a whole entry.
///
/// # Errors
/// A step is unreadable or breaks a rule, or the entry ends where none ends (DUE-14).
pub fn read(state: &State, typed: &str) -> Result<ReadTurn, Refusal> {
    let (steps, begun) = follow(StartedEntry::at(state)?, typed)?;
    if begun.is_within_turn() {
        let reason = phrase!("duerror-unfinished", "the turn is not finished: {missing}", missing = begun.missing());
        let at = typed.trim_end().len();
        return Err(illegal("DUE-14", reason).at(at..at));
    }
    let lacks = |step: &Step| matches!(step.what, StepAct::Take { square: None, .. } | StepAct::Move(None));
    Ok(ReadTurn { recorded: begun.recorded.join(BETWEEN), lacks_squares: steps.iter().any(lacks), state: begun.state })
}

/// Reads and plays the steps of an entry that may go on, behind those that it has.
///
/// # Errors
/// A step is unreadable or breaks a rule.
pub fn follow(mut begun: StartedEntry, typed: &str) -> Result<(Vec<Step>, StartedEntry), Refusal> {
    let steps = if typed.trim().is_empty() { Vec::new() } else { parse(typed)? };
    for step in &steps {
        begun.take_step(step).map_err(|refusal| match refusal.span {
            Some(_) => refusal,
            None => refusal.at(step.span.clone()),
        })?;
    }
    Ok((steps, begun))
}

/// An entry of which some steps have been played.
#[derive(Clone)]
pub struct StartedEntry {
    /// The position after them.
    pub state: State,
    /// The steps as the record writes them.
    pub recorded: Vec<String>,
    /// The effects of the steps, in sentences; `None` if nobody reads them, as while moves are tried.
    pub told: Option<Vec<Phrase>>,
    /// The player.
    pub seat: Seat,
    /// Whether the turn has gone to the next player, or the game is over.
    finished: bool,
}

fn illegal(clause: &'static str, reason: Phrase) -> Refusal {
    Refusal::illegal(clause, reason)
}

/// A hint that lists steps, of which one has to be written.
fn one_of(steps: impl Iterator<Item = String>) -> Phrase {
    let steps = steps.collect::<Vec<String>>().join(", ");
    phrase!("duerror-one-of", "write one of these: {steps}", steps)
}

impl StartedEntry {
    /// Before the first step.
    ///
    /// # Errors
    /// Nobody is to act (ALL-2).
    pub fn at(state: &State) -> Result<StartedEntry, Refusal> {
        let seat = match (&state.phase, state.to) {
            (Phase::Act, Some(seat)) => seat,
            (Phase::Over(_), _) => return Err(Refusal::game_over()),
            _ => return Err(Refusal::throw_pending()),
        };
        let mut state = state.clone();
        state.moved.clear();
        state.unproved = PendingProof::default();
        if let Some(square) = state.told.take() {
            state.unproved.steps.push(SealedStep::first(square.number()));
        }
        Ok(StartedEntry { state, recorded: Vec::new(), told: None, seat, finished: false })
    }

    /// The same, so that the effects of further steps are told.
    pub fn telling(self) -> StartedEntry {
        StartedEntry { told: Some(Vec::new()), ..self }
    }

    fn tell(&mut self, sentence: impl FnOnce(&StartedEntry) -> Phrase) {
        if let Some(mut told) = self.told.take() {
            told.push(sentence(self));
            self.told = Some(told);
        }
    }

    fn own_name(&self) -> &str {
        self.state.name(self.seat)
    }

    fn kind_name(&self, piece: usize) -> &'static str {
        self.state.player(self.seat).pieces.get(piece).and_then(|piece| piece.kind).map_or("piece", PieceKind::name)
    }

    /// Whether the entry cannot end here.
    pub fn is_within_turn(&self) -> bool {
        !self.finished && matches!(self.state.phase, Phase::Act)
    }

    /// Returns the parts of the turn that are missing, in words.
    fn missing(&self) -> Phrase {
        if self.state.turn.part == TurnPart::Choose {
            return phrase!("duerror-choice-missing", "{choice} is missing", choice = self.next_choice());
        }
        if !self.state.law.factiosus {
            return phrase!(
                "duerror-ends-with",
                "it ends with `move`, `stay` or `hold`, or with a step that throws dice"
            );
        }
        let kind = |kind: PieceKind| phrase!("duerror-kind", "{piece}", piece = kind.name());
        let pieces = Phrase::joined("list", " and ", self.open_kinds().map(kind));
        phrase!("duerror-has-to-move", "{pieces} has to move, stay or hold", pieces = pieces)
    }

    /// The kinds of own pieces that have still to move, stay or hold.
    fn open_kinds(&self) -> impl Iterator<Item = PieceKind> + '_ {
        let pieces = self.state.player(self.seat).pieces.iter().enumerate();
        pieces.filter(|(place, _)| self.is_open(*place)).filter_map(|(_, piece)| piece.kind)
    }

    /// Whether an own piece has still to move, stay or hold.
    pub fn is_open(&self, piece: usize) -> bool {
        let is_in = self.state.player(self.seat).pieces.get(piece).is_some_and(|piece| piece.place != PiecePlace::Out);
        is_in && !self.state.turn.done.contains(&piece)
    }

    /// Plays one step.
    ///
    /// # Errors
    /// The clause that the step breaks; the state is then half-changed and must not be used.
    pub fn take_step(&mut self, step: &Step) -> Result<(), Refusal> {
        if !self.is_within_turn() {
            let reason = match self.state.phase {
                Phase::Change | Phase::Veer(_) => phrase!(
                    "duerror-behind-dice",
                    "a step that throws dice ends the entry; the turn goes on in another"
                ),
                _ => phrase!("duerror-behind-turn", "the turn was complete before this step"),
            };
            return Err(illegal("DUE-14", reason));
        }
        if matches!(step.what, StepAct::Start(_)) && self.state.law.factiosus {
            let reason =
                phrase!("duerror-all-in-play", "with factiosus all pieces are in play, so none is chosen to start");
            return Err(illegal("DUE-12", reason));
        }
        let choice = matches!(step.what, StepAct::Board(_) | StepAct::Sealed | StepAct::Colour(_) | StepAct::Start(_));
        match (choice, self.state.turn.part) {
            (false, TurnPart::Choose) => {
                let choice = self.next_choice();
                let reason = phrase!(
                    "duerror-choices-first",
                    "the first turn begins with the choices: {choice}",
                    choice = choice
                );
                return Err(illegal("DUE-2", reason));
            }
            (true, part) if part != TurnPart::Choose => {
                let first = self.state.player(self.seat).turns == 0 && !self.recorded.is_empty();
                let reason = if first {
                    phrase!("duerror-chosen", "this has been chosen already")
                } else {
                    phrase!("duerror-choices-late", "choices are made in a player's first turn only")
                };
                return Err(illegal("DUE-2", reason));
            }
            _ => {}
        }
        if !matches!(step.what, StepAct::Hold) {
            self.state.turn.idle = false;
        }
        let recorded = match &step.what {
            StepAct::Board(_) | StepAct::Sealed => self.choose_board(&step.what)?,
            StepAct::Colour(word) => self.choose_colour(word)?,
            StepAct::Start(kind) => self.choose_piece(*kind)?,
            StepAct::Change(kind) => self.change(*kind)?,
            StepAct::Roll => self.roll()?,
            StepAct::Take { victim, kind, square } => self.take(step, victim, *kind, *square)?,
            StepAct::Spare(name) => self.spare(name)?,
            StepAct::Veer => self.veer(step)?,
            StepAct::Move(aim) => self.go(step, *aim)?,
            StepAct::Stay => self.stay(step)?,
            StepAct::Hold => self.hold(step)?,
        };
        self.recorded.push(recorded);
        Ok(())
    }

    fn exists(&self, kind: PieceKind) -> Result<(), Refusal> {
        match self.state.law.kinds().any(|known| known == kind) {
            true => Ok(()),
            // It is the only kind that a variant leaves out.
            false => Err(illegal("DUE-12", phrase!("duerror-no-ephebe", "with merus there is no ephebe"))),
        }
    }

    /// A token of the player goes to the bank, for the step with this word; `english` says that the step costs one.
    fn pay(&mut self, clause: &'static str, step: &str, english: &str) -> Result<(), Refusal> {
        let name = self.own_name();
        let Some(rest) = self.state.player(self.seat).tokens.checked_sub(1) else {
            let reason = Phrase::english("duerror-no-token", format!("{english}, and {name} has none"));
            return Err(illegal(clause, reason.with("step", step).with("name", name)));
        };
        self.state.player_mut(self.seat).tokens = rest;
        self.state.bank += 1;
        Ok(())
    }

    /// The own piece that a step is about, as place in the list.
    fn acting(&self, step: &Step, fits: impl Fn(&StartedEntry, usize) -> bool) -> Result<usize, Refusal> {
        let pieces = &self.state.player(self.seat).pieces;
        if !self.state.law.factiosus {
            return match step.piece {
                Some(_) => Err(illegal(
                    "DUE-14",
                    phrase!("duerror-one-piece", "a piece is named with factiosus only: everybody has one piece here"),
                )),
                None => Ok(0),
            };
        }
        match step.piece {
            Some(kind) => {
                self.exists(kind)?;
                let place = self.state.place_of(self.seat, kind);
                match pieces[place].place {
                    PiecePlace::Out => Err(illegal(
                        "DUE-4",
                        phrase!("duerror-is-out", "the {piece} is out and takes no part", piece = kind.name()),
                    )),
                    _ => Ok(place),
                }
            }
            None => {
                let mut able =
                    (0..pieces.len()).filter(|place| pieces[*place].place != PiecePlace::Out && fits(self, *place));
                match (able.next(), able.next()) {
                    (Some(only), None) => Ok(only),
                    (None, _) => {
                        Err(illegal("DUE-14", phrase!("duerror-no-piece-left", "no piece is left that could do this")))
                    }
                    _ => {
                        let reason = phrase!("duerror-which-piece", "which piece acts is missing");
                        let pieces = self.open_kinds().map(PieceKind::name).collect::<Vec<_>>().join(", ");
                        let hint = phrase!("duerror-piece-first", "write the piece before the step: {pieces}", pieces);
                        Err(Refusal::ambiguous("ALL-3", reason).hint(hint))
                    }
                }
            }
        }
    }

    /// The word of an own piece before a step of Factiosus.
    pub fn prefix(&self, piece: usize) -> String {
        match self.state.player(self.seat).pieces.get(piece).and_then(|piece| piece.kind) {
            Some(kind) if self.state.law.factiosus => format!("{} ", kind.name()),
            _ => String::new(),
        }
    }
}
