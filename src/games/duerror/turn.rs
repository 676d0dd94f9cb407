//! Playing a turn, step by step: which rule each step breaks, and what it does.

use super::board::{Landing, Square};
use super::law::Kind;
use super::state::{Chosen, Part, Phase, Place, State};
use super::steps::{Aim, BETWEEN, Colour, Step, What, parse};
use crate::rules::{Refusal, SealedStep, Seat, Unproved};

/// The most pieces that can be taken in one turn (DUE-6).
const MOST_TAKEN: u64 = 20;

/// Other players' pieces: whose, and which by place in the list.
pub type Victims = Vec<(Seat, usize)>;

/// A turn that has been read in a position.
pub struct Reading {
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
pub fn read(state: &State, typed: &str) -> Result<Reading, Refusal> {
    let (steps, begun) = follow(state, typed)?;
    if begun.is_within_turn() {
        let missing = begun.missing();
        let at = typed.trim_end().len();
        return Err(Refusal::illegal("DUE-14", format!("the turn is not finished: {missing}")).at(at..at));
    }
    let lacks = |step: &Step| matches!(step.what, What::Take { square: None, .. } | What::Move(None));
    Ok(Reading { recorded: begun.recorded.join(BETWEEN), lacks_squares: steps.iter().any(lacks), state: begun.state })
}

/// Reads and plays the steps of an entry that may go on.
///
/// # Errors
/// A step is unreadable or breaks a rule.
pub fn follow(state: &State, typed: &str) -> Result<(Vec<Step>, Begun), Refusal> {
    let mut begun = Begun::at(state)?;
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
pub struct Begun {
    /// The position after them.
    pub state: State,
    /// The steps as the record writes them.
    pub recorded: Vec<String>,
    /// What they do, in sentences.
    pub told: Vec<String>,
    /// Who plays.
    pub seat: Seat,
    /// Whether the turn has gone to the next player, or the game is over.
    finished: bool,
}

fn illegal(clause: &'static str, reason: impl Into<String>) -> Refusal {
    Refusal::illegal(clause, reason)
}

impl Begun {
    /// Before the first step.
    ///
    /// # Errors
    /// Nobody is to act (ALL-2).
    pub fn at(state: &State) -> Result<Begun, Refusal> {
        let seat = match (&state.phase, state.to) {
            (Phase::Act, Some(seat)) => seat,
            (Phase::Over(_), _) => return Err(illegal("ALL-2", "the game is over")),
            _ => return Err(illegal("ALL-2", "a throw is pending, so nobody can act")),
        };
        let mut state = state.clone();
        state.moved.clear();
        state.unproved = Unproved::default();
        if let Some(square) = state.told.take() {
            state.unproved.steps.push(SealedStep::first(square.number()));
        }
        Ok(Begun { state, recorded: Vec::new(), told: Vec::new(), seat, finished: false })
    }

    fn tell(&mut self, sentence: String) {
        self.told.push(sentence);
    }

    fn own_name(&self) -> &str {
        self.state.name(self.seat)
    }

    fn kind_name(&self, piece: usize) -> &'static str {
        self.state.player(self.seat).pieces.get(piece).and_then(|piece| piece.kind).map_or("piece", Kind::name)
    }

    /// Whether the entry cannot end here.
    pub fn is_within_turn(&self) -> bool {
        !self.finished && matches!(self.state.phase, Phase::Act)
    }

    /// What is still missing.
    fn missing(&self) -> String {
        if self.state.turn.part == Part::Choose {
            return format!("{} is missing", self.next_choice());
        }
        if !self.state.law.factiosus {
            return "it ends with `move`, `stay` or `hold`, or with a step that throws dice".to_owned();
        }
        let open: Vec<&str> = self.own(|begun, piece| begun.is_open(piece)).map(|kind| kind.name()).collect();
        format!("{} has to move, stay or hold", open.join(" and "))
    }

    /// Kinds of own pieces for which `is` holds of their place in the list.
    fn own<'a>(&'a self, is: impl Fn(&Begun, usize) -> bool + 'a) -> impl Iterator<Item = Kind> + 'a {
        let pieces = self.state.player(self.seat).pieces.iter().enumerate();
        pieces.filter(move |(place, _)| is(self, *place)).filter_map(|(_, piece)| piece.kind)
    }

    /// Whether an own piece has still to move, stay or hold.
    pub fn is_open(&self, piece: usize) -> bool {
        let is_in = self.state.player(self.seat).pieces.get(piece).is_some_and(|piece| piece.place != Place::Out);
        is_in && !self.state.turn.done.contains(&piece)
    }

    /// Plays one step.
    ///
    /// # Errors
    /// The rule that it breaks; what has changed then is not to be used.
    pub fn take_step(&mut self, step: &Step) -> Result<(), Refusal> {
        if !self.is_within_turn() {
            let reason = match self.state.phase {
                Phase::Change | Phase::Veer(_) => "a step that throws dice ends the entry; the turn goes on in another",
                _ => "the turn was complete before this step",
            };
            return Err(illegal("DUE-14", reason));
        }
        let choice = matches!(step.what, What::Board(_) | What::Sealed | What::Colour(_) | What::Start(_));
        match (choice, self.state.turn.part) {
            (false, Part::Choose) => {
                return Err(illegal(
                    "DUE-2",
                    format!("the first turn begins with the choices: {}", self.next_choice()),
                ));
            }
            (true, part) if part != Part::Choose => {
                if matches!(step.what, What::Start(_)) && self.state.law.factiosus {
                    return Err(illegal("DUE-12", "with factiosus all pieces are in play, so none is chosen to start"));
                }
                let first = self.state.player(self.seat).turns == 0 && !self.recorded.is_empty();
                let reason = if first {
                    "this has been chosen already"
                } else {
                    "choices are made in a player's first turn only"
                };
                return Err(illegal("DUE-2", reason));
            }
            _ => {}
        }
        if !matches!(step.what, What::Hold) {
            self.state.turn.idle = false;
        }
        let recorded = match &step.what {
            What::Board(_) | What::Sealed => self.choose_board(&step.what)?,
            What::Colour(word) => self.choose_colour(word)?,
            What::Start(kind) => self.choose_piece(*kind)?,
            What::Change(kind) => self.change(*kind)?,
            What::Roll => self.roll()?,
            What::Take { victim, kind, square } => self.take(step, victim, *kind, *square)?,
            What::Spare(name) => self.spare(name)?,
            What::Veer => self.veer(step)?,
            What::Move(aim) => self.go(step, *aim)?,
            What::Stay => self.stay(step)?,
            What::Hold => self.hold(step)?,
        };
        self.recorded.push(recorded);
        Ok(())
    }

    /// The choice that comes next, as a step.
    fn next_choice(&self) -> &'static str {
        let player = self.state.player(self.seat);
        match (&player.board, player.colour) {
            (Chosen::Nothing, _) if self.state.law.caecus => "`board sealed`",
            (Chosen::Nothing, _) => "`board N`",
            (_, None) => "`colour NAME`",
            _ => "`start PIECE`",
        }
    }

    fn choose_board(&mut self, what: &What) -> Result<String, Refusal> {
        if !matches!(self.state.player(self.seat).board, Chosen::Nothing) {
            return Err(illegal("DUE-2", format!("a board has been chosen; {} comes next", self.next_choice())));
        }
        let number = match (what, self.state.law.caecus) {
            (What::Board(number), false) => *number,
            (What::Board(_), true) => return Err(illegal("DUE-12", "with caecus boards are secret: `board sealed`")),
            (_, false) => return Err(illegal("DUE-12", "boards are sealed only with caecus: `board N`")),
            (_, true) => {
                self.state.player_mut(self.seat).board = Chosen::Sealed;
                self.tell(format!("{} seals a board that nobody else knows.", self.own_name()));
                self.state.unproved.seals = true;
                return Ok("board sealed".to_owned());
            }
        };
        let free = self.free_boards();
        let hint = || {
            let numbers: Vec<String> =
                free.iter().filter_map(|place| Some(self.state.law.boards.get(*place)?.number.to_string())).collect();
            format!("boards that nobody has: {}", numbers.join(", "))
        };
        let place = self.state.law.boards.iter().position(|board| board.number == number);
        let Some(place) = place else {
            return Err(illegal("DUE-2", format!("there is no board {number}")).hint(hint()));
        };
        if !free.contains(&place) {
            return Err(illegal("DUE-2", format!("board {number} has been chosen already")).hint(hint()));
        }
        self.state.player_mut(self.seat).board = Chosen::Open(place);
        let name = self.state.law.boards.get(place).map(|board| board.name.clone()).unwrap_or_default();
        self.tell(format!("{} chooses board {number}, {name}.", self.own_name()));
        Ok(format!("board {number}"))
    }

    /// Boards that nobody has chosen, by place in the law's list.
    pub fn free_boards(&self) -> Vec<usize> {
        let taken = |place: &usize| {
            self.state.players.iter().any(|player| matches!(player.board, Chosen::Open(chosen) if chosen == *place))
        };
        (0..self.state.law.boards.len()).filter(|place| !taken(place)).collect()
    }

    /// Colours that nobody has chosen.
    pub fn free_colours(&self) -> Vec<Colour> {
        Colour::all().filter(|colour| self.state.players.iter().all(|player| player.colour != Some(*colour))).collect()
    }

    fn choose_colour(&mut self, word: &str) -> Result<String, Refusal> {
        let player = self.state.player(self.seat);
        if matches!(player.board, Chosen::Nothing) || player.colour.is_some() {
            return Err(illegal("DUE-2", format!("{} comes next", self.next_choice())));
        }
        let free = self.free_colours();
        let hint = || {
            let names: Vec<&str> = free.iter().map(|colour| colour.name()).collect();
            format!("colours that nobody has: {}", names.join(", "))
        };
        let Some(colour) = Colour::parse(word) else {
            return Err(illegal("DUE-2", format!("`{word}` is no colour of this game")).hint(hint()));
        };
        if !free.contains(&colour) {
            return Err(illegal("DUE-2", format!("{word} has been chosen already")).hint(hint()));
        }
        self.state.player_mut(self.seat).colour = Some(colour);
        self.tell(format!("{} plays {}.", self.own_name(), colour.name()));
        self.choices_made();
        Ok(format!("colour {}", colour.name()))
    }

    fn choose_piece(&mut self, kind: Kind) -> Result<String, Refusal> {
        if self.state.law.factiosus {
            return Err(illegal("DUE-12", "with factiosus all pieces are in play, so none is chosen to start"));
        }
        self.exists(kind)?;
        if self.state.player(self.seat).colour.is_none() {
            return Err(illegal("DUE-2", format!("{} comes next", self.next_choice())));
        }
        self.state.player_mut(self.seat).pieces[0].kind = Some(kind);
        self.tell(format!("{} starts with the {}.", self.own_name(), kind.name()));
        self.choices_made();
        Ok(format!("start {}", kind.name()))
    }

    fn choices_made(&mut self) {
        if self.state.has_chosen(self.seat) {
            self.state.turn.part = Part::Flictus;
        }
    }

    fn exists(&self, kind: Kind) -> Result<(), Refusal> {
        match self.state.law.kinds().any(|known| known == kind) {
            true => Ok(()),
            false => Err(illegal("DUE-12", format!("with merus there is no {}", kind.name()))),
        }
    }

    /// Whether formactus is possible now.
    fn check_formactus(&self) -> Result<(), Refusal> {
        if self.state.law.factiosus {
            return Err(illegal("DUE-12", "with factiosus there is no formactus"));
        }
        if self.state.player(self.seat).turns == 0 {
            return Err(illegal("DUE-5", "there is no formactus in a player's first turn"));
        }
        match self.state.turn.part {
            Part::Formactus | Part::Changing => Ok(()),
            _ if self.state.turn.formed => {
                Err(illegal("DUE-5", "formactus is once a turn, by a token or by a throw, and has been used"))
            }
            _ => Err(illegal("DUE-5", "formactus comes before all else")),
        }
    }

    fn change(&mut self, kind: Kind) -> Result<String, Refusal> {
        self.check_formactus()?;
        self.exists(kind)?;
        if self.state.player(self.seat).pieces[0].kind == Some(kind) {
            return Err(illegal("DUE-5", format!("the piece is a {} already", kind.name())));
        }
        if self.state.turn.part == Part::Formactus {
            self.pay("DUE-5", "a change costs a token").map_err(|refusal| {
                refusal.hint("`roll` costs nothing: an odd number lets you change free of charge")
            })?;
        }
        let price = if self.state.turn.part == Part::Formactus { "for a token" } else { "free of charge" };
        self.tell(format!("{} changes to the {}, {price}.", self.own_name(), kind.name()));
        self.state.player_mut(self.seat).pieces[0].kind = Some(kind);
        self.state.turn.formed = true;
        self.state.turn.part = Part::Flictus;
        Ok(format!("change {}", kind.name()))
    }

    fn roll(&mut self) -> Result<String, Refusal> {
        self.check_formactus()?;
        if self.state.turn.part == Part::Changing {
            return Err(illegal("DUE-5", "the throw has been made, and was odd: change, or go on"));
        }
        self.state.turn.formed = true;
        self.state.phase = Phase::Change;
        self.tell(format!("{} throws a die: an odd number allows a change free of charge.", self.own_name()));
        Ok("roll".to_owned())
    }

    /// A token of the player goes to the bank.
    fn pay(&mut self, clause: &'static str, what: &str) -> Result<(), Refusal> {
        let Some(rest) = self.state.player(self.seat).tokens.checked_sub(1) else {
            return Err(illegal(clause, format!("{what}, and {} has none", self.state.name(self.seat))));
        };
        self.state.player_mut(self.seat).tokens = rest;
        self.state.bank += 1;
        Ok(())
    }

    /// The own piece that a step is about, as place in the list.
    fn acting(&self, step: &Step, fits: impl Fn(&Begun, usize) -> bool) -> Result<usize, Refusal> {
        let pieces = &self.state.player(self.seat).pieces;
        if !self.state.law.factiosus {
            return match step.piece {
                Some(_) => Err(illegal("DUE-14", "a piece is named with factiosus only: everybody has one piece here")),
                None => Ok(0),
            };
        }
        match step.piece {
            Some(kind) => {
                self.exists(kind)?;
                let place = pieces.iter().position(|piece| piece.kind == Some(kind)).unwrap_or(0);
                match pieces[place].place {
                    Place::Out => Err(illegal("DUE-4", format!("the {} is out and takes no part", kind.name()))),
                    _ => Ok(place),
                }
            }
            None => {
                let mut able =
                    (0..pieces.len()).filter(|place| pieces[*place].place != Place::Out && fits(self, *place));
                match (able.next(), able.next()) {
                    (Some(only), None) => Ok(only),
                    (None, _) => Err(illegal("DUE-14", "no piece is left that could do this")),
                    _ => Err(Refusal::ambiguous("ALL-3", "which piece acts is missing").hint(format!(
                        "write: {}",
                        self.own(|begun, place| begun.is_open(place))
                            .map(|kind| format!("{} ...", kind.name()))
                            .collect::<Vec<_>>()
                            .join(" or ")
                    ))),
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

    /// The pieces of others that an own piece reaches, taken already in this turn or not (DUE-6).
    pub fn reach(&self, piece: usize) -> Victims {
        let own = self.state.player(self.seat).pieces[piece];
        let (Some(kind), Some(from)) = (own.kind, own.place.square()) else { return Vec::new() };
        let others = self.state.seats().filter(|seat| *seat != self.seat);
        let pieces = others.flat_map(|seat| (0..self.state.player(seat).pieces.len()).map(move |place| (seat, place)));
        let square = |(seat, place): &(Seat, usize)| self.state.player(*seat).pieces[*place].place.square();
        pieces.filter(|victim| square(victim).is_some_and(|to| reaches(kind, from, to))).collect()
    }

    /// The pieces that an own piece can take now.
    pub fn takable(&self, piece: usize) -> Victims {
        let mut reach = self.reach(piece);
        reach.retain(|victim| !self.state.turn.immune.contains(victim));
        reach
    }

    fn take(
        &mut self,
        step: &Step,
        victim: &str,
        kind: Option<Kind>,
        square: Option<Square>,
    ) -> Result<String, Refusal> {
        if self.state.turn.part > Part::Flictus {
            return Err(match self.state.turn.spared {
                true => illegal("DUE-8", "who has been given a token for taking nobody takes nobody"),
                false => illegal("DUE-14", "taking comes before veering and moving"),
            });
        }
        let seat = self.seat_of(victim)?;
        let reason = |what: &str| format!("{victim} {what}");
        if seat == self.seat {
            let clause = if self.state.law.factiosus { "DUE-12" } else { "DUE-6" };
            return Err(illegal(clause, "nobody takes his own pieces"));
        }
        if self.state.player(seat).gone {
            return Err(illegal("DUE-16", reason("has left the game, and his pieces with him")));
        }
        if kind.is_some() && !self.state.law.factiosus {
            return Err(illegal("DUE-14", "a victim's piece is named with factiosus only: everybody has one here"));
        }
        if self.state.turn.taken >= MOST_TAKEN {
            return Err(illegal("DUE-6", format!("at most {MOST_TAKEN} pieces are taken in one turn")));
        }
        let fits = |begun: &Begun, piece: usize| {
            begun.takable(piece).iter().any(|(whose, place)| *whose == seat && begun.is_kind(seat, *place, kind))
        };
        let piece = self.acting(step, fits)?;
        let own = self.state.player(self.seat).pieces[piece];
        let Some(from) = own.place.square() else {
            return Err(illegal("DUE-4", "a piece that is not on the board takes nobody"));
        };
        if own.kind == Some(Kind::Thete) {
            return Err(illegal("DUE-6", "a thete takes nobody"));
        }
        let place = self.victim(seat, kind, piece)?;
        let Some(to) = self.state.player(seat).pieces[place].place.square() else {
            return Err(illegal("DUE-4", reason("has no such piece on the board to be taken")));
        };
        if self.state.turn.immune.contains(&(seat, place)) {
            return Err(illegal("DUE-7", format!("{victim} stood on a square from which somebody else was taken")));
        }
        if !own.kind.is_some_and(|kind| reaches(kind, from, to)) {
            let name = own.kind.map_or("piece", Kind::name);
            return Err(illegal("DUE-6", format!("from {from} the {name} does not reach {victim} on {to}")));
        }
        if square.is_some_and(|said| said != to) {
            return Err(illegal("DUE-14", format!("{victim} stands on {to}")));
        }
        self.begin_flictus();
        self.make_immune((seat, place), to);
        self.state.player_mut(self.seat).pieces[piece].place = Place::On(to);
        self.state.player_mut(seat).pieces[place].place = Place::On(from);
        self.state.moved.extend([(self.seat, piece), (seat, place)]);
        self.state.turn.taken += 1;
        let piece_name = own.kind.map_or("piece", Kind::name);
        self.tell(format!("The {piece_name} takes {victim} on {to}, who goes to {from}."));
        let whose = match (self.state.law.factiosus, self.state.player(seat).pieces[place].kind) {
            (true, Some(kind)) => format!("{victim}.{}", kind.name()),
            _ => victim.to_owned(),
        };
        Ok(format!("{}take {whose} {to}", self.prefix(piece)))
    }

    fn is_kind(&self, seat: Seat, place: usize, kind: Option<Kind>) -> bool {
        kind.is_none() || self.state.player(seat).pieces.get(place).is_some_and(|piece| piece.kind == kind)
    }

    fn seat_of(&self, name: &str) -> Result<Seat, Refusal> {
        let seat = Seat::all(self.state.names.len()).find(|seat| self.state.name(*seat) == name);
        seat.ok_or_else(|| {
            let others: Vec<&str> =
                self.state.seats().filter(|seat| *seat != self.seat).map(|seat| self.state.name(seat)).collect();
            illegal("DUE-6", format!("nobody here is called `{name}`")).hint(format!("others: {}", others.join(", ")))
        })
    }

    /// Which piece of a victim is meant: the only one, the one that is named, or the only one that can be taken.
    fn victim(&self, seat: Seat, kind: Option<Kind>, piece: usize) -> Result<usize, Refusal> {
        let pieces = &self.state.player(seat).pieces;
        if !self.state.law.factiosus {
            return Ok(0);
        }
        if let Some(kind) = kind {
            self.exists(kind)?;
            return Ok(pieces.iter().position(|piece| piece.kind == Some(kind)).unwrap_or(0));
        }
        let takable: Victims = self.takable(piece).into_iter().filter(|(whose, _)| *whose == seat).collect();
        match takable.as_slice() {
            [(_, only)] => Ok(*only),
            [] => {
                let name = self.state.name(seat);
                Err(illegal("DUE-6", format!("no piece of {name} is in reach, or none that can be taken")))
            }
            several => {
                let texts: Vec<String> = several
                    .iter()
                    .filter_map(|(_, place)| Some(format!("{}.{}", self.state.name(seat), pieces[*place].kind?.name())))
                    .collect();
                Err(Refusal::ambiguous("ALL-3", "which piece is taken is missing")
                    .hint(format!("write: take {}", texts.join(" or take "))))
            }
        }
    }

    /// All others on the victim's square cannot be taken for the rest of the turn (DUE-7).
    fn make_immune(&mut self, victim: (Seat, usize), square: Square) {
        let others: Victims = self
            .state
            .seats()
            .filter(|seat| *seat != self.seat)
            .flat_map(|seat| (0..self.state.player(seat).pieces.len()).map(move |place| (seat, place)))
            .filter(|other| *other != victim)
            .filter(|(seat, place)| self.state.player(*seat).pieces[*place].place == Place::On(square))
            .collect();
        for other in others {
            if !self.state.turn.immune.contains(&other) {
                self.state.turn.immune.push(other);
            }
        }
    }

    fn begin_flictus(&mut self) {
        self.state.turn.part = Part::Flictus;
    }

    /// The players of whom a piece is in reach of an own one, in seat order.
    fn victims(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = (0..self.state.player(self.seat).pieces.len())
            .flat_map(|piece| self.reach(piece))
            .map(|(seat, _)| seat)
            .collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    /// Of whom one has to be named who pays, if of anybody (DUE-8).
    pub fn payers(&self) -> Vec<Seat> {
        let part = self.state.turn.part;
        let over = part > Part::Flictus || part == Part::Choose || self.state.turn.taken > 0;
        if over || self.state.bank > 0 {
            return Vec::new();
        }
        let mut payers = self.victims();
        payers.retain(|seat| self.state.player(*seat).tokens > 0);
        payers
    }

    fn spare(&mut self, name: &str) -> Result<String, Refusal> {
        if self.state.turn.part > Part::Flictus {
            return Err(illegal("DUE-8", "sparing comes before veering and moving, and once a turn"));
        }
        let seat = self.seat_of(name).map_err(|refusal| Refusal { clause: "DUE-8", ..refusal })?;
        if self.state.turn.taken > 0 {
            return Err(illegal("DUE-8", "who has taken somebody gets no token"));
        }
        let payers = self.payers();
        if payers.len() < 2 {
            let reason = match self.state.bank {
                0 => "nobody is named where fewer than two in reach have tokens",
                _ => "the bank has tokens and pays, so nobody is named",
            };
            return Err(illegal("DUE-8", reason));
        }
        if !payers.contains(&seat) {
            let reason = format!("{name} is not in reach, or has no token");
            return Err(illegal("DUE-8", reason).hint(self.name_payer(&payers)));
        }
        self.state.turn.spared = true;
        self.state.turn.part = Part::Flexus;
        self.give(seat);
        Ok(format!("spare {name}"))
    }

    fn name_payer(&self, payers: &[Seat]) -> String {
        let names: Vec<String> = payers.iter().map(|seat| format!("spare {}", self.state.name(*seat))).collect();
        names.join(" or ")
    }

    fn give(&mut self, from: Seat) {
        let payer = self.state.name(from);
        self.tell(format!("Nobody was taken, so {} gets a token from {payer} (misericordia).", self.own_name()));
        self.state.player_mut(from).tokens -= 1;
        self.state.player_mut(self.seat).tokens += 1;
    }

    /// Taking is over: misericordia is given by itself (DUE-8).
    fn leave_flictus(&mut self) -> Result<(), Refusal> {
        if self.state.turn.part > Part::Flictus {
            return Ok(());
        }
        if self.state.turn.taken == 0 && !self.victims().is_empty() {
            if self.state.bank > 0 {
                self.tell(format!(
                    "Nobody was taken, so {} gets a token from the bank (misericordia).",
                    self.own_name()
                ));
                self.state.bank -= 1;
                self.state.player_mut(self.seat).tokens += 1;
            } else {
                match self.payers().as_slice() {
                    [] => {}
                    [only] => self.give(*only),
                    several => {
                        return Err(illegal(
                            "DUE-8",
                            "the bank is empty, so who pays for not being taken is named first",
                        )
                        .hint(self.name_payer(several)));
                    }
                }
            }
        }
        self.state.turn.part = Part::Flexus;
        Ok(())
    }

    fn veer(&mut self, step: &Step) -> Result<String, Refusal> {
        if self.state.turn.part == Part::Fluctus {
            return Err(illegal("DUE-14", "veering comes before moving"));
        }
        let piece = self.acting(step, |_, _| true)?;
        self.leave_flictus()?;
        self.pay("DUE-9", "veering costs a token")?;
        self.state.phase = Phase::Veer(piece);
        self.tell(format!("{} pays a token, and two dice say where the piece goes.", self.own_name()));
        Ok(format!("{}veer", self.prefix(piece)))
    }

    /// The own piece that moves, stays or holds, which it does once a turn.
    fn moving(&mut self, step: &Step) -> Result<usize, Refusal> {
        let piece = self.acting(step, Begun::is_open)?;
        if !self.is_open(piece) {
            return Err(illegal("DUE-12", format!("the {}has moved in this turn", self.prefix(piece))));
        }
        self.leave_flictus()?;
        Ok(piece)
    }

    /// A piece has moved, stayed or held. The turn is complete when all have.
    fn moved(&mut self, piece: usize) {
        self.state.turn.part = Part::Fluctus;
        self.state.turn.done.push(piece);
        let pieces = self.state.player(self.seat).pieces.len();
        if !(0..pieces).any(|piece| self.is_open(piece)) {
            self.state.complete_turn(self.seat);
            self.finished = true;
        }
    }

    fn go(&mut self, step: &Step, aim: Option<Aim>) -> Result<String, Refusal> {
        let piece = self.moving(step)?;
        let own = self.state.player(self.seat).pieces[piece];
        let stride = own.kind.map_or(0, Kind::stride);
        let target = match self.state.ahead(self.seat, own.place, stride) {
            Some(landing) => self.on_path(landing, aim, stride)?,
            None => self.on_sealed_path(own.place, aim, stride)?,
        };
        let text = match target {
            Aim::Square(square) => square.to_string(),
            Aim::Out => "out".to_owned(),
        };
        let prefix = self.prefix(piece);
        let name = own.kind.map_or("piece", Kind::name);
        self.tell(match target {
            Aim::Square(square) => format!("The {name} moves {} to {square}.", squares(stride)),
            Aim::Out => format!("The {name} leaves the board by the way out."),
        });
        self.state.player_mut(self.seat).pieces[piece].place = match target {
            Aim::Square(square) => Place::On(square),
            Aim::Out => Place::Out,
        };
        self.state.moved.push((self.seat, piece));
        self.moved(piece);
        Ok(format!("{prefix}move {text}"))
    }

    /// Where a move leads on an open board.
    fn on_path(&self, landing: Landing, aim: Option<Aim>, stride: u8) -> Result<Aim, Refusal> {
        let target = match landing {
            Landing::On(square) => Aim::Square(square),
            Landing::Out => Aim::Out,
            Landing::Beyond if self.state.law.exit_past => Aim::Out,
            Landing::Beyond => {
                let reason = format!("fewer than {stride} squares are left, and only the exact number leads out");
                return Err(illegal("DUE-11", reason).hint("`hold`, or `stay` for a token"));
            }
        };
        match (aim, target) {
            (Some(Aim::Out), Aim::Square(square)) => Err(illegal(
                "DUE-11",
                format!("the way out is further than {stride} squares: the move goes to {square}"),
            )),
            (Some(said), target) if said != target => {
                let to = if let Aim::Square(square) = target { square.to_string() } else { "the way out".to_owned() };
                Err(illegal("DUE-10", format!("{} further along the path is {to}", squares(stride))))
            }
            _ => Ok(target),
        }
    }

    /// Where a move is said to lead on a sealed board; that it does is proved beside the turn.
    fn on_sealed_path(&mut self, place: Place, aim: Option<Aim>, stride: u8) -> Result<Aim, Refusal> {
        let Some(aim) = aim else {
            return Err(illegal("DUE-14", "on a sealed board a move names its square: `move D4` or `move out`"));
        };
        let landings = match aim {
            Aim::Square(square) => vec![Landing::On(square)],
            Aim::Out if self.state.law.exit_past => vec![Landing::Out, Landing::Beyond],
            Aim::Out => vec![Landing::Out],
        };
        self.prove(place, stride, &landings);
        Ok(aim)
    }

    /// A step on a sealed board that has to be proved.
    fn prove(&mut self, place: Place, stride: u8, landings: &[Landing]) {
        let Some(from) = place.start() else { return };
        let to = landings.iter().map(|landing| landing.number()).collect();
        let step = SealedStep { from: from.number(), stride, to };
        // What this entry proves already it does not prove twice.
        if !self.state.unproved.steps.contains(&step) {
            self.state.unproved.steps.push(step);
        }
    }

    fn stay(&mut self, step: &Step) -> Result<String, Refusal> {
        let piece = self.moving(step)?;
        self.pay("DUE-10", "staying costs a token")?;
        self.tell(format!("{} pays a token for the {} to stay.", self.own_name(), self.kind_name(piece)));
        let prefix = self.prefix(piece);
        self.moved(piece);
        Ok(format!("{prefix}stay"))
    }

    fn hold(&mut self, step: &Step) -> Result<String, Refusal> {
        let piece = self.moving(step)?;
        if self.state.law.exit_past {
            return Err(illegal("DUE-11", "with `exit: past` a piece that would go too far leaves, so none holds")
                .hint("`move`, or `stay` for a token"));
        }
        let own = self.state.player(self.seat).pieces[piece];
        let stride = own.kind.map_or(0, Kind::stride);
        match self.state.ahead(self.seat, own.place, stride) {
            Some(Landing::Beyond) => {}
            Some(_) => {
                return Err(
                    illegal("DUE-10", "the piece can move, so it does not hold").hint("`move`, or `stay` for a token")
                );
            }
            None => self.prove(own.place, stride, &[Landing::Beyond]),
        }
        self.tell(format!("The {} cannot move, since too few squares are left.", self.kind_name(piece)));
        let prefix = self.prefix(piece);
        self.moved(piece);
        Ok(format!("{prefix}hold"))
    }
}

fn squares(number: u8) -> String {
    if number == 1 { "one square".to_owned() } else { format!("{number} squares") }
}

/// Whether a piece takes from one square to another (DUE-6).
fn reaches(kind: Kind, from: Square, to: Square) -> bool {
    let (columns, rows) = from.distance(to);
    match kind {
        Kind::Thete => false,
        Kind::Ephebe => columns <= 2 && rows <= 2,
        Kind::Melliran => columns == 0 || rows == 0 || columns == rows,
    }
}
