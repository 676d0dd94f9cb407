//! Changing the piece, by a token or by a throw (DUE-5).

use super::{StartedEntry, illegal};
use crate::duerror::law::PieceKind;
use crate::duerror::state::{Phase, TurnPart};
use adjudicate_rules::{Phrase, Refusal, phrase};

impl StartedEntry {
    /// Whether formactus is possible now.
    pub(super) fn check_formactus(&self) -> Result<(), Refusal> {
        if self.state.law.factiosus {
            return Err(illegal("DUE-12", phrase!("duerror-no-formactus", "with factiosus there is no formactus")));
        }
        if self.state.player(self.seat).turns == 0 {
            let reason = phrase!("duerror-formactus-early", "there is no formactus in a player's first turn");
            return Err(illegal("DUE-5", reason));
        }
        match self.state.turn.part {
            TurnPart::Formactus | TurnPart::Changing => Ok(()),
            _ if self.state.turn.formed => Err(illegal(
                "DUE-5",
                phrase!(
                    "duerror-formactus-used",
                    "formactus is once a turn, by a token or by a throw, and has been used"
                ),
            )),
            _ => Err(illegal("DUE-5", phrase!("duerror-formactus-late", "formactus comes before all else"))),
        }
    }

    pub(super) fn change(&mut self, kind: PieceKind) -> Result<String, Refusal> {
        self.check_formactus()?;
        self.exists(kind)?;
        if self.state.player(self.seat).pieces[0].kind == Some(kind) {
            let reason = phrase!("duerror-same-piece", "the piece is the {piece} already", piece = kind.name());
            return Err(illegal("DUE-5", reason));
        }
        let pays = self.state.turn.part == TurnPart::Formactus;
        if pays {
            let hint = || {
                phrase!("duerror-roll-instead", "`roll` costs nothing: an odd number lets you change free of charge")
            };
            self.pay("DUE-5", "change", "a change costs a token").map_err(|refusal| refusal.hint(hint()))?;
        }
        let (price, english) = if pays { ("token", "for a token") } else { ("free", "free of charge") };
        self.tell(|begun| {
            let (name, piece) = (begun.own_name(), kind.name());
            let sentence =
                Phrase::english("duerror-told-changes", format!("{name} changes to the {piece}, {english}."));
            sentence.with("name", name).with("piece", piece).with("price", price)
        });
        self.state.player_mut(self.seat).pieces[0].kind = Some(kind);
        self.state.turn.formed = true;
        self.state.turn.part = TurnPart::Flictus;
        Ok(format!("change {}", kind.name()))
    }

    pub(super) fn roll(&mut self) -> Result<String, Refusal> {
        self.check_formactus()?;
        if self.state.turn.part == TurnPart::Changing {
            let reason = phrase!("duerror-thrown-odd", "the throw has been made, and was odd: change, or go on");
            return Err(illegal("DUE-5", reason));
        }
        self.state.turn.formed = true;
        self.state.phase = Phase::Change;
        self.tell(|begun| {
            phrase!(
                "duerror-told-rolls",
                "{name} throws a die: an odd number allows a change free of charge.",
                name = begun.own_name()
            )
        });
        Ok("roll".to_owned())
    }
}
