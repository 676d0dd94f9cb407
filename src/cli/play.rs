//! `adjudicate play`: a turn, checked, previewed, signed and appended.

use clap::Args;

use super::context::Context;
use super::failure::Failure;
use super::signing::Pen;
use super::writing::{self, Writing};
use super::{secret, turn_steps, view};
use crate::dice::Member;
use crate::log::{Kind, Text, Turn};
use crate::referee::{Author, Composed, Duty, SecretBoard};
use crate::rules::{Demand, MoveGroup, Play, Seat};

/// Make a turn: check it, preview the board, ask, sign, append.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate play d2\n  adjudicate play \"d2-d3 xa1\" --say \"your move\"\n  \
                        adjudicate play                 (asks step by step)\n  adjudicate play e4 --for carol   (the referee as scribe)")]
pub struct Arguments {
    /// The move, as `adjudicate moves` lists them; asked for step by step if left out
    #[arg(value_name = "MOVE")]
    play: Option<String>,
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
    let pen = writing::pen(context, &arguments.writing)?;
    let (seat, mut play) = ahead(&pen)?;
    let board = secret_board(context, &pen, seat, &play, arguments.board.as_deref())?;
    if let Some(board) = &board {
        play.show_square(board.path().first().number());
    }
    let recorded = match &arguments.play {
        Some(typed) => {
            let typed =
                if board.is_some() { turn_steps::completed(&play, typed, board.as_ref()) } else { typed.clone() };
            play.position().read(&typed).map_err(|refusal| Failure::refused(refusal, &typed))?
        }
        None => choose(context, &play, board.as_ref())?,
    };
    let say = writing::remark(arguments.writing.say.as_deref())?;
    let composed = compose_sealed(context, &pen, &recorded, say, board.as_ref())?;
    if !context.terminal.json {
        turn_steps::told(&play, &recorded).iter().for_each(|sentence| context.terminal.print(sentence));
    }
    if !context.terminal.confirm("Sign this turn?")? {
        return Err(Failure::ruled("nothing was signed"));
    }
    if let (Some(board), None) = (&board, pen.game.state.root_of(seat)) {
        secret::keep(context, &pen.game.state, seat, board)?;
    }
    writing::finish(context, pen, &composed)
}

/// The board that the user has sealed, or seals in this turn; none in games without sealed boards.
fn secret_board(
    context: &Context,
    pen: &Pen<'_>,
    seat: Seat,
    play: &Play,
    given: Option<&str>,
) -> Result<Option<SecretBoard>, Failure> {
    if !play.position().seals_boards() {
        return match given {
            Some(_) => Err(Failure::usage("--board: this game has no sealed boards")),
            None => Ok(None),
        };
    }
    let state = &pen.game.state;
    if let Some(board) = secret::board(context, state, &pen.identity, seat, given)? {
        return Ok(Some(board));
    }
    let choice = match given {
        Some(given) => given.to_owned(),
        None if context.terminal.is_interactive() && !context.terminal.yes => {
            let typed =
                context.terminal.ask("which board do you seal (a number, a file, or nothing for a random one)?")?;
            if typed.trim().is_empty() { "random".to_owned() } else { typed.trim().to_owned() }
        }
        None => "random".to_owned(),
    };
    secret::chosen(state, &pen.identity, seat, &choice).map(Some)
}

/// Writes a turn without signing it into the log, and shows the board after it.
///
/// # Errors
/// The turn would not be valid.
pub fn compose(context: &Context, pen: &Pen<'_>, recorded: &str, say: Option<Text>) -> Result<Composed, Failure> {
    compose_sealed(context, pen, recorded, say, None)
}

fn compose_sealed(
    context: &Context,
    pen: &Pen<'_>,
    recorded: &str,
    say: Option<Text>,
    board: Option<&SecretBoard>,
) -> Result<Composed, Failure> {
    let text = |text: &str| Text::new(text).map_err(|why| Failure::usage(format!("`{text}`: {why}")));
    // Composing works the position out; what stands here is only a place for it.
    let turn = Turn { play: text(recorded)?, position: text("-")?, proof: None };
    let composed = pen.compose_sealed(Kind::Turn(Box::new(turn)), say, board)?;
    if !context.terminal.json {
        context.terminal.print(format!("{}: {recorded}", pen.by));
        context.terminal.print("");
        context.terminal.print(view::board(composed.state.play(), pen.seat(), context.terminal));
        context.terminal.print("");
    }
    Ok(composed)
}

/// The game as it stands for who is to move: with the throw that only he can know, if it is his.
///
/// # Errors
/// It is not his turn.
pub fn ahead(pen: &Pen<'_>) -> Result<(Seat, Play), Failure> {
    let state = &pen.game.state;
    if let Some(outcome) = state.outcome() {
        return Err(Failure::ruled(format!("the game is over: {}", view::ending(state, &outcome))));
    }
    let author = pen.author();
    let foreseen = author.and_then(|author| state.foresee(author, &pen.elements, &pen.chain));
    let foreseen = foreseen.or_else(|| state.foresee_others(&pen.elements));
    let play = foreseen.map_or_else(|| state.play().clone(), |(play, _)| play);
    let not_now = || Failure::ruled(format!("it is not the turn of `{}`", pen.by)).rule("ALL-2");
    match (play.demand(), pen.seat()) {
        (Demand::Act(seat), Some(own)) if seat == own && state.next_to_join().is_none() => Ok((seat, play)),
        _ if author.is_some_and(|author| state.owes(author, Duty::Reveal)) => {
            Err(not_now().hint("a throw waits for your element: `adjudicate answer` gives it"))
        }
        (Demand::Act(seat), _) if author == Some(Author::Member(Member::Referee)) && !state.signs(seat) => {
            let name = state.name_of(Member::Player(seat));
            Err(not_now().hint(format!("`--for {name}` writes for {name}, who plays by post")))
        }
        _ => Err(not_now().hint(view::outlook(state).join(" "))),
    }
}

/// Asks for a move step by step: first the kind, then the move.
fn choose(context: &Context, play: &Play, board: Option<&SecretBoard>) -> Result<String, Failure> {
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
    if let Some(text) = turn_steps::ask(context, play, board) {
        return text;
    }
    context.terminal.print(view::board(play, None, context.terminal));
    let group = match groups.as_slice() {
        [] => None,
        [only] => Some(only),
        several => Some(&several[pick_group(context, several)?]),
    };
    if let Some(group) = group {
        context.terminal.print(format!("{}: {}", group.title, group.moves.join("  ")));
    } else {
        context.terminal.print(play.game().notation);
    }
    loop {
        let typed = context.terminal.ask("your move:")?;
        match play.position().read(&typed) {
            Ok(recorded) => return Ok(recorded),
            Err(refusal) => context.terminal.fail(&Failure::refused(refusal, &typed)),
        }
    }
}

fn pick_group(context: &Context, groups: &[MoveGroup]) -> Result<usize, Failure> {
    for (number, group) in (1..).zip(groups) {
        context.terminal.print(format!("{number}  {} ({})", group.title, group.moves.len()));
    }
    loop {
        let answer = context.terminal.ask("what do you want to do (number)?")?;
        match answer.parse::<usize>() {
            Ok(number) if (1..=groups.len()).contains(&number) => return Ok(number - 1),
            _ => context.terminal.remark(format!("a number from 1 to {}", groups.len())),
        }
    }
}
