//! What every rule engine owes its users, checked on one position.

use adjudicate::rules::{Demand, Position};

/// Texts that no position may take offence at.
const ODD: [&str; 12] =
    ["", " ", "pass", "PASS", "\u{0}", "é/½", "1/2/3", "((((", "in/3*x(2)", "0/0", "99999999999999999999/1", "7/10("];

/// The listed moves.
pub fn listed(position: &dyn Position) -> Vec<String> {
    position.legal().into_iter().flat_map(|group| group.moves).collect()
}

/// Checks the contract of `Position` here.
pub fn check(position: &dyn Position) {
    let (text, moves) = (position.text(), listed(position));
    assert!(text.is_ascii() && !text.contains('\n'), "{text}");
    assert_eq!(moves.is_empty(), !matches!(position.demand(), Demand::Act(_)), "{text}");
    let mut once = moves.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), moves.len(), "{text}: a move is listed twice");
    for listed in &moves {
        assert_eq!(position.read(listed).as_ref(), Ok(listed), "{text}");
        let mut other = position.boxed();
        assert_eq!(other.play(listed), Ok(()), "{text}");
        assert_ne!(other.text(), text, "{listed} changes nothing");
    }
    for odd in ODD {
        refused_or_equal(position, odd);
    }
    assert_eq!(position.text(), text, "a copy shares something with the original");
    let scene = position.scene(None);
    let within = |(column, row): (u16, u16)| column <= scene.size.0 && row <= scene.size.1;
    assert!(scene.spots.iter().all(|spot| within(spot.at)) && scene.pieces.iter().all(|piece| within(piece.at)));
    assert!(scene.pieces.iter().all(|piece| scene.spots.iter().any(|spot| spot.at == piece.at)), "{text}");
}

/// A text is refused and changes nothing, or it is read as what `play` accepts.
pub fn refused_or_equal(position: &dyn Position, typed: &str) -> bool {
    let mut other = position.boxed();
    let read = position.read(typed);
    let played = other.play(typed);
    match &read {
        Ok(recorded) if recorded == typed => assert_eq!(played, Ok(())),
        Ok(recorded) => {
            assert_eq!(
                played.map_err(|refusal| refusal.clause),
                Err("ALL-3"),
                "{typed} is not how the record writes {recorded}"
            );
            assert_eq!(position.read(recorded).as_ref(), Ok(recorded));
        }
        Err(refusal) => {
            assert_eq!(played.as_ref(), Err(refusal));
            let span = refusal.span.clone().unwrap_or_default();
            assert!(typed.get(span).is_some(), "{refusal} points outside `{typed}`");
        }
    }
    if read.as_deref() != Ok(typed) {
        assert_eq!(other.text(), position.text(), "{typed} is refused and changes something");
        assert_eq!(other.legal(), position.legal(), "{typed} is refused and changes something");
    }
    read.is_ok()
}
