//! Veering and moving (DUE-9 to DUE-11).

use super::{StartedEntry, illegal};
use crate::duerror::board::Landing;
use crate::duerror::law::PieceKind;
use crate::duerror::state::{Phase, PiecePlace, TurnPart};
use crate::duerror::steps::{Aim, Step};
use adjudicate_rules::{Phrase, Refusal, SealedStep, phrase};

impl StartedEntry {
    pub(super) fn veer(&mut self, step: &Step) -> Result<String, Refusal> {
        if self.state.turn.part == TurnPart::Fluctus {
            return Err(illegal("DUE-14", phrase!("duerror-veer-late", "veering comes before moving")));
        }
        let piece = self.acting(step, |_, _| true)?;
        self.leave_flictus()?;
        self.pay("DUE-9", "veer", "veering costs a token")?;
        self.state.phase = Phase::Veer(piece);
        self.tell(|begun| {
            phrase!(
                "duerror-told-veers",
                "{name} pays a token, and two dice say where the piece goes.",
                name = begun.own_name()
            )
        });
        Ok(format!("{}veer", self.prefix(piece)))
    }

    /// The own piece that moves, stays or holds, which it does once a turn.
    pub(super) fn moving(&mut self, step: &Step) -> Result<usize, Refusal> {
        let piece = self.acting(step, StartedEntry::is_open)?;
        if !self.is_open(piece) {
            let piece = self.kind_name(piece);
            return Err(illegal("DUE-12", phrase!("duerror-has-moved", "the {piece} has moved in this turn", piece)));
        }
        self.leave_flictus()?;
        Ok(piece)
    }

    /// A piece has moved, stayed or held. The turn is complete when all have.
    pub(super) fn moved(&mut self, piece: usize) {
        self.state.turn.part = TurnPart::Fluctus;
        self.state.turn.done.push(piece);
        let pieces = self.state.player(self.seat).pieces.len();
        if !(0..pieces).any(|piece| self.is_open(piece)) {
            self.state.complete_turn(self.seat);
            self.finished = true;
        }
    }

    pub(super) fn go(&mut self, step: &Step, aim: Option<Aim>) -> Result<String, Refusal> {
        let piece = self.moving(step)?;
        let own = self.state.player(self.seat).pieces[piece];
        let stride = own.kind.map_or(0, PieceKind::stride);
        let target = match self.state.ahead(self.seat, own.place, stride) {
            Some(landing) => self.on_path(landing, aim, stride)?,
            None => self.on_sealed_path(own.place, aim, stride)?,
        };
        let text = match target {
            Aim::Square(square) => square.to_string(),
            Aim::Out => "out".to_owned(),
        };
        let prefix = self.prefix(piece);
        self.tell(|begun| {
            let piece = begun.kind_name(piece);
            match target {
                Aim::Square(square) => {
                    let english = format!("The {piece} moves {} to {square}.", squares(stride));
                    let sentence = Phrase::english("duerror-told-moves", english).with("piece", piece);
                    sentence.with("number", u64::from(stride)).with("square", square.to_string())
                }
                Aim::Out => phrase!("duerror-told-leaves", "The {piece} leaves the board by the way out.", piece),
            }
        });
        self.state.player_mut(self.seat).pieces[piece].place = match target {
            Aim::Square(square) => PiecePlace::On(square),
            Aim::Out => PiecePlace::Out,
        };
        self.state.moved.push((self.seat, piece));
        self.moved(piece);
        Ok(format!("{prefix}move {text}"))
    }

    /// Returns the target of a move on an open board.
    pub(super) fn on_path(&self, landing: Landing, aim: Option<Aim>, stride: u8) -> Result<Aim, Refusal> {
        let target = match landing {
            Landing::On(square) => Aim::Square(square),
            Landing::Out => Aim::Out,
            Landing::Beyond if self.state.law.exit_past => Aim::Out,
            Landing::Beyond => {
                let reason = phrase!(
                    "duerror-too-few-left",
                    "fewer than {number} squares are left, and only the exact number leads out",
                    number = u64::from(stride)
                );
                let hint = phrase!("duerror-hold-or-stay", "`hold`, or `stay` for a token");
                return Err(illegal("DUE-11", reason).hint(hint));
            }
        };
        match (aim, target) {
            (Some(Aim::Out), Aim::Square(square)) => {
                let reason = phrase!(
                    "duerror-not-out-yet",
                    "the way out is further than {number} squares: the move goes to {square}",
                    number = u64::from(stride),
                    square
                );
                Err(illegal("DUE-11", reason))
            }
            (Some(said), target) if said != target => {
                let (target, to) = match target {
                    Aim::Square(square) => ("square", square.to_string()),
                    Aim::Out => ("out", "the way out".to_owned()),
                };
                let english = format!("{} further along the path is {to}", squares(stride));
                let reason = Phrase::english("duerror-further", english).with("number", u64::from(stride));
                Err(illegal("DUE-10", reason.with("target", target).with("square", to)))
            }
            _ => Ok(target),
        }
    }

    /// Returns the target that a move claims on a sealed board; the proof beside the turn shows that the claim is true.
    pub(super) fn on_sealed_path(&mut self, place: PiecePlace, aim: Option<Aim>, stride: u8) -> Result<Aim, Refusal> {
        let Some(aim) = aim else {
            let reason =
                phrase!("duerror-square-sealed", "on a sealed board a move names its square: `move D4` or `move out`");
            return Err(illegal("DUE-14", reason));
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
    pub(super) fn prove(&mut self, place: PiecePlace, stride: u8, landings: &[Landing]) {
        let Some(from) = place.start() else { return };
        let to = landings.iter().map(|landing| landing.number()).collect();
        let step = SealedStep { from: from.number(), stride, to };
        // A step is proved once in an entry.
        if !self.state.unproved.steps.contains(&step) {
            self.state.unproved.steps.push(step);
        }
    }

    pub(super) fn stay(&mut self, step: &Step) -> Result<String, Refusal> {
        let piece = self.moving(step)?;
        self.pay("DUE-10", "stay", "staying costs a token")?;
        self.tell(|begun| {
            let (name, piece) = (begun.own_name(), begun.kind_name(piece));
            phrase!("duerror-told-stays", "{name} pays a token for the {piece} to stay.", name, piece)
        });
        let prefix = self.prefix(piece);
        self.moved(piece);
        Ok(format!("{prefix}stay"))
    }

    pub(super) fn hold(&mut self, step: &Step) -> Result<String, Refusal> {
        let piece = self.moving(step)?;
        if self.state.law.exit_past {
            let reason =
                phrase!("duerror-none-holds", "with `exit: past` a piece that would go too far leaves, so none holds");
            return Err(illegal("DUE-11", reason).hint(move_or_stay()));
        }
        let own = self.state.player(self.seat).pieces[piece];
        let stride = own.kind.map_or(0, PieceKind::stride);
        match self.state.ahead(self.seat, own.place, stride) {
            Some(Landing::Beyond) => {}
            Some(_) => {
                let reason = phrase!("duerror-can-move", "the piece can move, so it does not hold");
                return Err(illegal("DUE-10", reason).hint(move_or_stay()));
            }
            None => self.prove(own.place, stride, &[Landing::Beyond]),
        }
        self.tell(|begun| {
            phrase!(
                "duerror-told-holds",
                "The {piece} cannot move, since too few squares are left.",
                piece = begun.kind_name(piece)
            )
        });
        let prefix = self.prefix(piece);
        self.moved(piece);
        Ok(format!("{prefix}hold"))
    }
}

fn move_or_stay() -> Phrase {
    phrase!("duerror-move-or-stay", "`move`, or `stay` for a token")
}

fn squares(number: u8) -> String {
    if number == 1 { "one square".to_owned() } else { format!("{number} squares") }
}
