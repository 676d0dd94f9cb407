//! Tables of texts that a rule engine must refuse, and of texts that it must understand.

use std::collections::BTreeSet;
use std::ops::Range;

use adjudicate_rules::{Game, Play, Position, RefusalKind};

use super::conformance::positions;
use super::legal_texts;

/// So many wrong texts are tried with every game.
const FEWEST: usize = 30;

/// A text that must be refused.
pub struct Refused {
    position: Box<dyn Position>,
    typed: String,
    clause: &'static str,
    kind: RefusalKind,
    span: Option<Range<usize>>,
}

/// Typed in this position, this text must be refused under this clause: as unreadable under ALL-3, as illegal elsewhere.
pub fn refused(position: &dyn Position, typed: &str, clause: &'static str) -> Refused {
    let kind = if clause == "ALL-3" { RefusalKind::Unreadable } else { RefusalKind::Illegal };
    Refused { position: position.boxed(), typed: typed.to_owned(), clause, kind, span: None }
}

impl Refused {
    /// The refusal is of this kind.
    pub fn kind(self, kind: RefusalKind) -> Refused {
        Refused { kind, ..self }
    }

    /// The refusal points at these bytes of the text, or nowhere if there are none.
    pub fn at(self, span: Range<usize>) -> Refused {
        Refused { span: Some(span), ..self }
    }
}

/// Checks a table of refusals: each is well made, changes nothing, and is the same when it is played and when it is only asked about. Together
/// with the clauses in `besides` they cite every clause of the game that can be broken, and no other.
pub fn refuses(game: &'static Game, rows: &[Refused], besides: &[&'static str]) {
    assert!(rows.len() >= FEWEST, "{}: only {} wrong texts", game.name, rows.len());
    let cited: BTreeSet<&str> = rows.iter().map(|row| check(game, row)).chain(besides.iter().copied()).collect();
    for clause in game.clauses {
        assert_eq!(cited.contains(clause.id), clause.breakable, "{}: cited, and breakable", clause.id);
    }
}

fn check(game: &Game, row: &Refused) -> &'static str {
    let Refused { position, typed, clause, kind, span } = row;
    let (text, legal, demand) = (position.text(), position.legal(), position.demand());
    let refusal = match position.read(typed) {
        Ok(recorded) => panic!("{text}: `{typed}` is read as `{recorded}`"),
        Err(refusal) => refusal,
    };
    let place = format!("`{typed}` in {text}: {refusal:?}");
    assert_eq!((refusal.clause, refusal.kind), (*clause, *kind), "{place}");
    if let Some(span) = span {
        assert_eq!(refusal.span.clone().unwrap_or(0..0), *span, "{place}");
    }
    positions::refused_well(game, &refusal, typed, &place);
    let mut copy = position.boxed();
    assert_eq!(copy.play(typed).expect_err(typed), refusal, "{place}");
    assert!((copy.text(), copy.legal(), copy.demand()) == (text, legal, demand), "{place}: something changed");
    clause
}

/// Checks what typed texts are read as, and that they are played as they are recorded only.
pub fn understands(play: &Play, readings: &[(&str, &str)]) {
    for (typed, recorded) in readings {
        let mut play = play.clone();
        assert_eq!(play.position().read(typed).as_deref(), Ok(*recorded), "{typed}");
        if typed != recorded {
            let refusal = play.play(typed).expect_err(typed);
            assert_eq!(refusal.clause, "ALL-3", "{typed}");
            let told = [Some(refusal.reason), refusal.hint].into_iter().flatten().any(|text| text.contains(recorded));
            assert!(told, "{typed}: nobody says how the record writes it");
        }
        play.play(recorded).unwrap();
    }
}

/// The legal texts that begin like this.
pub fn legal(play: &Play, beginning: &str) -> Vec<String> {
    legal_texts(play.position()).into_iter().filter(|text| text.starts_with(beginning)).collect()
}
