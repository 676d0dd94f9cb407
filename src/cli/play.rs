//! `adjudicate play`: a turn, checked, previewed, signed and appended.

use clap::Args;

use super::context::Context;
use super::writing::{self, Writing};
use super::{accept, turn_steps};
use crate::dice::Member;
use crate::log::{Kind, SlipKind, Text, Turn, Yes};
use crate::referee::{Composed, SecretBoard};
use crate::rules::{MoveGroup, Play, Seat};
use adjudicate_office::signing::Signer;
use adjudicate_office::turn::{self, ahead};
use adjudicate_office::{Failure, agreement, secret, slips};
use adjudicate_words::view;

/// Make a turn: check it, preview the board, ask, sign, append.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate play d2\n  adjudicate play 13/10 6/5 --say \"your move\"\n  \
                        adjudicate play                 (asks step by step)\n  adjudicate play e4 --for carol   (the referee as scribe)")]
pub struct Arguments {
    /// The move, as `adjudicate moves` lists them, in one word or several; asked for step by step if left out
    #[arg(value_name = "MOVE")]
    play: Vec<String>,
    /// The board to seal in a first turn with caecus: `random`, a number, or a file with your own `path`; later only if it
    /// is not found by itself
    #[arg(long, value_name = "BOARD")]
    board: Option<String>,
    #[command(flatten)]
    writing: Writing,
}

/// Runs the command.
///
/// # Errors
/// The move is illegal, it is not the user's turn, or the log cannot be written.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    let signer = writing::signer(context, &arguments.writing)?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    let signer = match answered_offers(context, signer, say.as_ref())? {
        Some(signer) => signer,
        None => return Ok(()),
    };
    let (seat, mut play) = ahead(&signer)?;
    let board = secret_board(context, &signer, seat, &play, arguments.board.as_deref())?;
    if let Some(board) = &board {
        play.show_square(board.path().first().number());
    }
    let recorded = if arguments.play.is_empty() {
        choose(context, &signer, &play, seat, board.as_ref())?
    } else {
        let typed = arguments.play.join(" ");
        let typed = if board.is_some() { turn::completed(&play, &typed, board.as_ref()) } else { typed };
        play.position().read(&typed).map_err(|refusal| Failure::refused(refusal, &typed))?
    };
    let composed = compose_sealed(context, &signer, &recorded, say, board.as_ref())?;
    if !context.terminal.json {
        turn::told(&play, &recorded).iter().for_each(|sentence| context.terminal.print(sentence));
    }
    writing::tell_slips(context, &composed);
    if !context.terminal.confirm("Sign this turn?")? {
        return Err(Failure::ruled("nothing was signed"));
    }
    if let (Some(board), None) = (&board, signer.game.state.root_of(seat)) {
        secret::keep(context, &signer.game.state, seat, board)?;
    }
    let game = signer.game.state.id();
    writing::finish(context, signer, &composed)?;
    turn_steps::kept(context, &game)?.forget();
    Ok(())
}

/// What waits has to be looked at before a turn: a slip that ends the game leaves no turn to be made, and who is on move is
/// asked about what is offered. None, if the offer was taken.
fn answered_offers<'a>(
    context: &'a Context,
    signer: Signer<'a>,
    say: Option<&Text>,
) -> Result<Option<Signer<'a>>, Failure> {
    if !signer.holds_pen() {
        return Ok(Some(signer));
    }
    let state = &signer.game.state;
    let waiting = signer.waiting(&Kind::Post(Yes));
    if state.outcome().is_none() && state.after_slips(&waiting).is_some_and(|after| after.outcome().is_some()) {
        let leaves = waiting.iter().filter(|slip| matches!(slip.kind, SlipKind::Resign(_)));
        let told: Vec<String> = leaves.map(|slip| view::slip_line(state, slip)).collect();
        return Err(Failure::ruled(format!("a slip that waits ends the game: {}", told.join("; ")))
            .hint("`adjudicate post` writes it in; --leave-out keeps it back"));
    }
    let offers = slips::offers(state, &signer.beside);
    let kept = |id: &crate::crypto::Digest| signer.left_out.contains(id);
    let open: Vec<(String, Vec<crate::log::Slip>)> = offers
        .iter()
        .filter(|offer| !kept(&offer.slip.id()) && signer.seat() != Some(offer.by))
        .filter_map(|offer| {
            let by = state.name_of(Member::Player(offer.by));
            Some((format!("{by} offers {}", view::proposal(offer.offer)), agreement::agreement(&signer, offer)?))
        })
        .collect();
    for (offered, slips) in open {
        if !context.terminal.is_interactive() || context.terminal.yes {
            context.terminal.remark(format!("{offered}. To play on declines it; `adjudicate accept` takes it."));
        } else if context.terminal.confirm(&format!("{offered}. Do you accept? (No plays on.)"))? {
            accept::agree(context, signer, slips, say.cloned(), "Sign the agreement?")?;
            return Ok(None);
        }
    }
    Ok(Some(signer))
}

/// The board that the user has sealed, or seals in this turn; none in games without sealed boards.
fn secret_board(
    context: &Context,
    signer: &Signer<'_>,
    seat: Seat,
    play: &Play,
    given: Option<&str>,
) -> Result<Option<SecretBoard>, Failure> {
    if !play.seals_boards() {
        return match given {
            Some(_) => Err(Failure::usage("--board: this game has no sealed boards")),
            None => Ok(None),
        };
    }
    let state = &signer.game.state;
    if let Some(board) = secret::board(context, state, &signer.identity, seat, given)? {
        return Ok(Some(board));
    }
    let choice = match given {
        Some(given) => given.to_owned(),
        None if context.terminal.is_interactive() && !context.terminal.yes => {
            for (number, name) in secret::stock(&signer.game.state) {
                context.terminal.print(format!("{number:>3}  {name}"));
            }
            let typed =
                context.terminal.ask("which board do you seal (a number, a file, or nothing for a random one)?")?;
            if typed.trim().is_empty() { "random".to_owned() } else { typed.trim().to_owned() }
        }
        None => "random".to_owned(),
    };
    secret::chosen(state, &signer.identity, seat, &choice).map(Some)
}

/// Writes a turn without signing it into the log, and shows the board after it.
///
/// # Errors
/// The turn would not be valid.
pub fn compose(context: &Context, signer: &Signer<'_>, recorded: &str, say: Option<Text>) -> Result<Composed, Failure> {
    compose_sealed(context, signer, recorded, say, None)
}

fn compose_sealed(
    context: &Context,
    signer: &Signer<'_>,
    recorded: &str,
    say: Option<Text>,
    board: Option<&SecretBoard>,
) -> Result<Composed, Failure> {
    let text = |text: &str| Text::new(text).map_err(|why| Failure::usage(format!("`{text}`: {why}")));
    // Composing works the position out; what stands here is only a place for it.
    let turn = Turn { play: text(recorded)?, then: None, position: text("-")?, proof: None };
    let composed = signer.compose_sealed(Kind::Turn(Box::new(turn)), say, board)?;
    if !context.terminal.json {
        context.terminal.print(format!("{}: {recorded}", signer.by));
        context.terminal.print("");
        context.terminal.print(context.terminal.board(composed.state.play(), signer.seat()));
        context.terminal.print("");
    }
    Ok(composed)
}

/// Asks for a move step by step: first the kind, then the move.
fn choose(
    context: &Context,
    signer: &Signer<'_>,
    play: &Play,
    seat: Seat,
    board: Option<&SecretBoard>,
) -> Result<String, Failure> {
    let groups = play.position().legal();
    if let [MoveGroup { moves, title }] = groups.as_slice()
        && let [only] = moves.as_slice()
    {
        context.terminal.print(format!("There is only one legal play ({title}): {only}"));
        return Ok(only.clone());
    }
    if !context.terminal.is_interactive() {
        return Err(Failure::usage("which move?").hint("give it on the command line; `adjudicate moves` lists them"));
    }
    let state = &signer.game.state;
    let kept = turn_steps::kept(context, &state.id())?;
    if let Some(text) = turn_steps::ask(context, play, board, &kept, &state.head()) {
        return text;
    }
    context.terminal.print(context.terminal.board(play, Some(seat)));
    match groups.as_slice() {
        [] => context.terminal.print(play.game().notation),
        [only] => context.terminal.print(listed(only)),
        several => {
            for (number, group) in (1..).zip(several) {
                context.terminal.print(format!("{number}  {} ({})", group.title, group.moves.len()));
            }
        }
    }
    let moves: Vec<String> = groups.iter().flat_map(|group| group.moves.iter().cloned()).collect();
    let question = if groups.len() > 1 { "your move (a number lists them):" } else { "your move:" };
    loop {
        let typed = context.terminal.ask_among(question, &moves)?;
        let numbered = typed.parse::<usize>().ok().filter(|_| groups.len() > 1);
        match (numbered.map(|number| groups.get(number.wrapping_sub(1))), play.position().read(&typed)) {
            (_, Ok(recorded)) => return Ok(recorded),
            (Some(Some(group)), _) => context.terminal.print(listed(group)),
            (Some(None), _) => context.terminal.remark(format!("a move, or a number from 1 to {}", groups.len())),
            (None, Err(refusal)) => context.terminal.fail(&Failure::refused(refusal, &typed)),
        }
    }
}

fn listed(group: &MoveGroup) -> String {
    format!("{}: {}", group.title, group.moves.join("  "))
}
