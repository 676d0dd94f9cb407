//! Changing the piece, by a token or by a throw (DUE-5).

use super::{StartedEntry, illegal};
use crate::duerror::law::PieceKind;
use crate::duerror::state::{Phase, TurnPart};
use adjudicate_rules::Refusal;

impl StartedEntry {
    /// Whether formactus is possible now.
    pub(super) fn check_formactus(&self) -> Result<(), Refusal> {
        if self.state.law.factiosus {
            return Err(illegal("DUE-12", "with factiosus there is no formactus"));
        }
        if self.state.player(self.seat).turns == 0 {
            return Err(illegal("DUE-5", "there is no formactus in a player's first turn"));
        }
        match self.state.turn.part {
            TurnPart::Formactus | TurnPart::Changing => Ok(()),
            _ if self.state.turn.formed => {
                Err(illegal("DUE-5", "formactus is once a turn, by a token or by a throw, and has been used"))
            }
            _ => Err(illegal("DUE-5", "formactus comes before all else")),
        }
    }

    pub(super) fn change(&mut self, kind: PieceKind) -> Result<String, Refusal> {
        self.check_formactus()?;
        self.exists(kind)?;
        if self.state.player(self.seat).pieces[0].kind == Some(kind) {
            return Err(illegal("DUE-5", format!("the piece is a {} already", kind.name())));
        }
        if self.state.turn.part == TurnPart::Formactus {
            self.pay("DUE-5", "a change costs a token").map_err(|refusal| {
                refusal.hint("`roll` costs nothing: an odd number lets you change free of charge")
            })?;
        }
        let price = if self.state.turn.part == TurnPart::Formactus { "for a token" } else { "free of charge" };
        self.tell(format!("{} changes to the {}, {price}.", self.own_name(), kind.name()));
        self.state.player_mut(self.seat).pieces[0].kind = Some(kind);
        self.state.turn.formed = true;
        self.state.turn.part = TurnPart::Flictus;
        Ok(format!("change {}", kind.name()))
    }

    pub(super) fn roll(&mut self) -> Result<String, Refusal> {
        self.check_formactus()?;
        if self.state.turn.part == TurnPart::Changing {
            return Err(illegal("DUE-5", "the throw has been made, and was odd: change, or go on"));
        }
        self.state.turn.formed = true;
        self.state.phase = Phase::Change;
        self.tell(format!("{} throws a die: an odd number allows a change free of charge.", self.own_name()));
        Ok("roll".to_owned())
    }
}
