//! The steps that can follow, for people who make a turn step by step.

use super::law::PieceKind;
use super::state::{BoardSelection, Phase, PiecePlace, State, TurnPart};
use super::steps::{BETWEEN, parse};
use super::turn::{StartedEntry, follow};
use super::{Landing, Square, scene};
use adjudicate_rules::{MoveGroup, Phrase, Refusal, SealedStep, Stage, StepTargets, phrase};

/// Returns the steps that can follow `text`; with `ahead`, only those that are true on a sealed board.
///
/// # Errors
/// One of them is unreadable or illegal.
pub fn after(state: &State, text: &str, ahead: Option<&StepTargets<'_>>) -> Result<Stage, Refusal> {
    let (_, mut begun) = follow(StartedEntry::at(state)?.telling(), text)?;
    let told = begun.told.take().unwrap_or_default();
    let groups = if begun.is_within_turn() { possible(&begun, ahead) } else { Vec::new() };
    Ok(Stage {
        begun: begun.recorded.join(BETWEEN),
        told,
        about: about(&begun),
        groups,
        unproved: begun.state.unproved.clone(),
        scene: scene::draw(&begun.state, Some(begun.seat)),
    })
}

/// The whole entries that are possible, while they can be listed: nobody can be taken, no path is secret, and the choices
/// of the first turn have been made.
pub fn entries(state: &State) -> Vec<MoveGroup> {
    let Ok(begun) = StartedEntry::at(state) else { return Vec::new() };
    let pieces = 0..state.player(begun.seat).pieces.len();
    let listable = !state.law.caecus && state.turn.part != TurnPart::Choose && state.turn.taken == 0;
    // Another piece, to which one can change, reaches as far as these two together.
    let takes = |kind: PieceKind, piece: usize| {
        let mut changed = begun.clone();
        changed.state.player_mut(begun.seat).pieces[piece].kind = Some(kind);
        !changed.takable(piece).is_empty()
    };
    let past = state.turn.part > TurnPart::Flictus;
    if !listable || !past && pieces.into_iter().any(|piece| state.law.kinds().any(|kind| takes(kind, piece))) {
        return Vec::new();
    }
    let mut groups: Vec<MoveGroup> = Vec::new();
    let mut begun_entries = vec![begun];
    while let Some(begun) = begun_entries.pop() {
        for MoveGroup { title, moves } in possible(&begun, None) {
            for step in moves {
                let Some(next) = with(&begun, &step) else { continue };
                if next.is_within_turn() {
                    begun_entries.push(next);
                    continue;
                }
                let text = next.recorded.join(BETWEEN);
                match groups.iter_mut().find(|group| group.title == title) {
                    Some(group) => group.moves.push(text),
                    None => groups.push(MoveGroup { title: title.clone(), moves: vec![text] }),
                }
            }
        }
    }
    groups
}

/// The same entry with one more step, if that is legal.
fn with(begun: &StartedEntry, step: &str) -> Option<StartedEntry> {
    let mut next = begun.clone();
    for step in parse(step).ok()? {
        next.take_step(&step).ok()?;
    }
    Some(next)
}

/// The steps that are legal now, as the record writes them.
fn possible(begun: &StartedEntry, ahead: Option<&StepTargets<'_>>) -> Vec<MoveGroup> {
    let legal = |MoveGroup { title, moves }: MoveGroup| {
        let moves: Vec<String> = moves.iter().filter_map(|step| with(begun, step)?.recorded.pop()).collect();
        (!moves.is_empty()).then_some(MoveGroup { title, moves })
    };
    candidates(begun, ahead).into_iter().filter_map(legal).collect()
}

/// Steps that may be legal. Steps that the part of the turn or an empty purse rules out are left out at once, since
/// every other one is tried on a copy.
fn candidates(begun: &StartedEntry, ahead: Option<&StepTargets<'_>>) -> Vec<MoveGroup> {
    let state = &begun.state;
    let part = state.turn.part;
    if part == TurnPart::Choose {
        return choices(begun);
    }
    let player = state.player(begun.seat);
    // Taking nobody may bring a token, but not any more behind flictus.
    let can_pay = part <= TurnPart::Flictus || player.tokens > 0;
    let forms = matches!(part, TurnPart::Formactus | TurnPart::Changing);
    let mut groups: Vec<MoveGroup> = Vec::new();
    let mut group = |title: Phrase, moves: Vec<String>| groups.push(MoveGroup { title, moves });
    if forms {
        let others = state.law.kinds().filter(|kind| player.pieces.iter().all(|piece| piece.kind != Some(*kind)));
        let change = match part {
            TurnPart::Changing => phrase!("duerror-change-free", "change the piece, free of charge"),
            _ => phrase!("duerror-change-paid", "change the piece, for a token"),
        };
        group(change, others.map(|kind| format!("change {}", kind.name())).collect());
    }
    if part == TurnPart::Formactus {
        group(phrase!("duerror-roll", "throw for a change, free of charge"), vec!["roll".to_owned()]);
    }
    let prefixes: Vec<String> = (0..player.pieces.len()).map(|piece| begun.prefix(piece)).collect();
    let each = |verb: &str, is: &dyn Fn(usize) -> bool| -> Vec<String> {
        prefixes
            .iter()
            .enumerate()
            .filter(|(piece, _)| is(*piece))
            .map(|(_, prefix)| format!("{prefix}{verb}"))
            .collect()
    };
    if part <= TurnPart::Flictus {
        let mut takes = Vec::new();
        for (piece, prefix) in prefixes.iter().enumerate() {
            for (seat, place) in begun.takable(piece) {
                takes.push(format!("{prefix}take {}", state.whose(seat, place)));
            }
        }
        group(phrase!("duerror-take", "take somebody"), takes);
        let spared = begun.payers().iter().map(|seat| format!("spare {}", state.name(*seat))).collect();
        group(phrase!("duerror-spare", "take nobody, and name who gives a token for it"), spared);
    }
    if part < TurnPart::Fluctus && can_pay {
        let veers = each("veer", &|piece| player.pieces[piece].place != PiecePlace::Out);
        group(phrase!("duerror-veer-paid", "veer, for a token"), veers);
    }
    let (moves, holds) = moves(begun, &prefixes, ahead);
    group(phrase!("duerror-move", "move along the path"), moves);
    if can_pay {
        group(phrase!("duerror-stay-paid", "stay, for a token"), each("stay", &|piece| begun.is_open(piece)));
    }
    group(phrase!("duerror-hold", "hold, since the piece cannot move"), holds);
    groups
}

/// The choice that comes next.
fn choices(begun: &StartedEntry) -> Vec<MoveGroup> {
    let state = &begun.state;
    let player = state.player(begun.seat);
    let (title, moves): (Phrase, Vec<String>) = match (&player.board, player.colour) {
        (BoardSelection::Nothing, _) => {
            let number = |place: &usize| Some(format!("board {}", state.law.boards.get(*place)?.number));
            let moves = match state.law.caecus {
                true => vec!["board sealed".to_owned()],
                false => begun.free_boards().iter().filter_map(number).collect(),
            };
            (phrase!("duerror-choose-board", "choose a board"), moves)
        }
        (_, None) => {
            let moves = begun.free_colours().iter().map(|colour| format!("colour {}", colour.name())).collect();
            (phrase!("duerror-choose-colour", "choose a colour"), moves)
        }
        _ => {
            let moves = state.law.kinds().map(|kind| format!("start {}", kind.name())).collect();
            (phrase!("duerror-choose-piece", "choose the piece to start with"), moves)
        }
    };
    vec![MoveGroup { title, moves }]
}

/// Moves and holds. On an open board the game knows where they lead; on a sealed one every square may be meant, unless
/// somebody knows better.
fn moves(begun: &StartedEntry, prefixes: &[String], ahead: Option<&StepTargets<'_>>) -> (Vec<String>, Vec<String>) {
    let (mut moves, mut holds) = (Vec::new(), Vec::new());
    let state = &begun.state;
    let pieces = state.player(begun.seat).pieces.iter().zip(prefixes).enumerate();
    for (_, (piece, prefix)) in pieces.filter(|(place, _)| begun.is_open(*place)) {
        let Some(stride) = piece.kind.map(PieceKind::stride) else { continue };
        let known = match ahead.filter(|_| state.law.caecus) {
            None => state.ahead(begun.seat, piece.place, stride),
            Some(ahead) => piece.place.start().and_then(|from| {
                let step = SealedStep { from: from.number(), stride, to: Vec::new() };
                Landing::from_number(u64::from(ahead(&step)))
            }),
        };
        match known {
            Some(Landing::On(square)) => moves.push(format!("{prefix}move {square}")),
            Some(Landing::Beyond) if !state.law.exit_past => holds.push(format!("{prefix}hold")),
            Some(Landing::Out | Landing::Beyond) => moves.push(format!("{prefix}move out")),
            None => {
                moves.extend(Square::all().map(|square| format!("{prefix}move {square}")));
                moves.push(format!("{prefix}move out"));
                holds.push(format!("{prefix}hold"));
            }
        }
    }
    (moves, holds)
}

/// Which part of the turn this is, in words, with the tokens.
fn about(begun: &StartedEntry) -> Phrase {
    let state = &begun.state;
    let (name, player) = (state.name(begun.seat), state.player(begun.seat));
    let (held, bank) = (scene::tokens(player.tokens), scene::tokens(state.bank));
    let purses = Phrase::english("duerror-purses", format!("{name} has {held}, the bank has {bank}."));
    let hides = player.pieces.iter().any(|piece| piece.place == PiecePlace::First);
    let hidden = "The piece stands on the first square of its path, which is shown with the next entry.";
    let hidden = hides.then(|| Phrase::english("duerror-hidden", hidden));
    let purses = purses.with("name", name).with("held", held).with("bank", bank);
    Phrase::joined("sentences", " ", [part(begun), purses].into_iter().chain(hidden))
}

fn part(begun: &StartedEntry) -> Phrase {
    let (part, english) = match (&begun.state.phase, begun.is_within_turn(), begun.state.turn.part) {
        (Phase::Change, ..) => ("change", "Now a die is thrown for the change."),
        (Phase::Veer(_), ..) => ("veer", "Now two dice are thrown for where the piece goes."),
        (_, false, _) => ("complete", "The turn is complete."),
        (_, true, part) => {
            let english = match part {
                TurnPart::Choose => "First turn: the choices.",
                TurnPart::Formactus => "Formactus: change the piece or throw for it, or go on.",
                TurnPart::Changing => "Formactus: the throw was odd, so a change is free of charge.",
                TurnPart::Flictus => "Flictus: take somebody, or go on.",
                TurnPart::Flexus => "Flexus: veer for a token, or go on and move.",
                TurnPart::Fluctus => "Fluctus: move, stay or hold.",
            };
            (part.name(), english)
        }
    };
    Phrase::english("duerror-part", english).with("part", part)
}
