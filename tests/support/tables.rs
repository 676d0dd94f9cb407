//! Tables of moves that a rule engine must refuse, and of texts that it must understand.

use std::collections::BTreeSet;
use std::ops::Range;

use adjudicate::rules::{Demand, Game, Name, OptionValue, Options, Play, RefusalKind, Seat, Setup};

/// A move that must be refused.
pub struct Refused {
    /// Options, as in `table`.
    pub options: &'static str,
    /// The moves before it, as in `table`.
    pub moves: &'static str,
    /// What is typed.
    pub typed: &'static str,
    /// The clause that must be cited.
    pub clause: &'static str,
    /// The bytes of the typed text that must be pointed at.
    pub span: Range<usize>,
}

/// A game for two, the first seat beginning, with options like `stones=4 flight_closes=true`, after these moves.
pub fn table(game: &'static Game, options: &str, moves: &str) -> Play {
    let value = |text: &str| match (text.parse(), text) {
        (Ok(number), _) => OptionValue::Int(number),
        (_, "true") => OptionValue::Bool(true),
        _ => OptionValue::Name(Name::parse(text).unwrap()),
    };
    let pairs = options.split_whitespace().map(|pair| pair.split_once('=').unwrap());
    let options = Options(pairs.map(|(key, text)| (key.to_owned(), value(text))).collect());
    let names = ["ana", "ben"].map(|name| Name::parse(name).unwrap()).to_vec();
    let mut play = Play::start(game, Setup { names, first: Some(Seat(0)), options, carried: Vec::new() }).unwrap();
    play_all(&mut play, moves);
    play
}

/// Plays moves, with blanks between them.
pub fn play_all(play: &mut Play, moves: &str) {
    for text in moves.split_whitespace() {
        play.play(text).unwrap_or_else(|refusal| panic!("`{text}` of `{moves}`: {refusal}"));
    }
}

/// How a game has ended: the winner's letter or `-`, and the reason.
pub fn end(play: &Play) -> String {
    let Demand::Over(outcome) = play.demand() else { return "not over".to_owned() };
    let winner = outcome.winner.map_or("-", |seat| if seat == Seat(0) { "x" } else { "o" });
    format!("{winner} {}", outcome.reason)
}

/// Checks a table of refusals, and that it leaves out no clause that can be broken.
pub fn refuses(game: &'static Game, rows: &[Refused]) {
    let mut cited = BTreeSet::new();
    for Refused { options, moves, typed, clause, span } in rows {
        let mut play = table(game, options, moves);
        let (text, legal) = (play.text(), play.position().legal());
        let refusal = play.position().read(typed).expect_err(typed);
        let place = format!("`{typed}` after `{moves}` ({options}): {refusal}");
        assert_eq!(refusal.clause, *clause, "{place}");
        assert_eq!(refusal.kind == RefusalKind::Illegal, *clause != "ALL-3", "{place}");
        assert_eq!(refusal.span.clone().unwrap_or(0..0), *span, "{place}");
        assert_eq!(play.position().boxed().play(typed).expect_err(typed), refusal, "{place}");
        assert_eq!(play.play(typed).expect_err(typed).clause, *clause, "{place}");
        assert!(play.text() == text && play.position().legal() == legal, "{place}: something changed");
        cited.insert(*clause);
    }
    for clause in game.clauses {
        assert_eq!(cited.contains(clause.id), clause.breakable, "{}: cited, and breakable", clause.id);
    }
}

/// Checks what typed texts are read as.
pub fn understands(game: &'static Game, options: &str, moves: &str, readings: &[(&str, &str)]) {
    for (typed, recorded) in readings {
        let mut play = table(game, options, moves);
        assert_eq!(play.position().read(typed).as_deref(), Ok(*recorded), "{typed}");
        if typed != recorded {
            let refusal = play.play(typed).expect_err(typed);
            assert_eq!(refusal.clause, "ALL-3", "{typed}");
            assert!(refusal.reason.contains(&format!("`{recorded}`")), "{typed}: {refusal}");
        }
        play.play(recorded).unwrap();
    }
}
