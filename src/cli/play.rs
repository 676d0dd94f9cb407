//! `adjudicate play`: a turn, checked, previewed, signed and appended.

use std::path::Path;

use clap::Args;

use super::context::CommandContext;
use super::turn_steps;
use super::writing::{self, WritingArguments};
use crate::dice::Member;
use crate::log::{EntryKind, Text};
use crate::rules::{MoveGroup, PhraseArgument, phrase};
use adjudicate_agent::act::{self, Act, PreparedAct};
use adjudicate_agent::failure::about;
use adjudicate_agent::signing::Signer;
use adjudicate_agent::turn::{self, ahead};
use adjudicate_agent::{Failure, agreement, secret, slips};
use adjudicate_text::view;

/// Make a move.
///
/// The move is checked, the board after it is shown, and you are asked before it is signed.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate play d2\n  adjudicate play 13/10 6/5 --say \"your move\"\n  \
                        adjudicate play 13/10 6/5 --roll-next\n  \
                        adjudicate play                 (asks step by step)\n  adjudicate play e4 --for carol   (the referee as scribe)")]
pub struct Arguments {
    /// The move, as `adjudicate moves` lists them, in one word or several; asked for step by step if left out
    #[arg(value_name = "MOVE")]
    play: Vec<String>,
    /// The board to seal in a first turn with caecus: `random`, a number, or a file with your own `path`; later only if it
    /// is not found by itself
    #[arg(long, value_name = "BOARD")]
    board: Option<String>,
    /// Have your next dice rolled without being asked whether you double (`roll_for_me: true` in config.yaml makes it usual)
    #[arg(long, overrides_with = "keep_choice")]
    roll_next: bool,
    /// Be asked before your next dice, whatever config.yaml says
    #[arg(long = "no-roll-next", overrides_with = "roll_next")]
    keep_choice: bool,
    #[command(flatten)]
    writing: WritingArguments,
}

impl Arguments {
    /// Returns the arguments of a move in this game that is asked for.
    pub fn in_game(path: &Path) -> Arguments {
        let writing = WritingArguments { game: Some(path.to_owned()), ..WritingArguments::default() };
        Arguments { play: Vec::new(), board: None, roll_next: false, keep_choice: false, writing }
    }
}

/// Runs the command.
///
/// # Errors
/// The move is illegal, it is not the user's turn, or the log cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let signer = writing::signer(context, &arguments.writing)?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    let signer = match answered_offers(context, signer, say.as_ref())? {
        Some(signer) => signer,
        None => return Ok(()),
    };
    let mut signer = signer;
    signer.roll_next = arguments.roll_next || (signer.roll_next && !arguments.keep_choice);
    let board = sealed_choice(context, &signer, arguments.board.as_deref())?;
    let typed = match arguments.play.is_empty() {
        true => choose(context, &signer, board.as_deref())?,
        false => arguments.play.join(" "),
    };
    let game = signer.game.state.id();
    let prepared = act::prepare(&signer, &Act::Turn { typed, board }, say)?;
    show(context, &signer, &prepared)?;
    writing::wanted(writing::store(context, signer, &prepared, &context.terminal.text("question-turn", &[]))?)?;
    turn_steps::kept(context, &game)?.forget();
    Ok(())
}

/// Shows a turn with the board after it, and what it writes in.
///
/// # Errors
/// It is not the signer's turn.
pub fn show(context: &CommandContext, signer: &Signer<'_>, prepared: &PreparedAct) -> Result<(), Failure> {
    if let PreparedAct::Entry(entry) = prepared
        && let EntryKind::Turn(turn) = &entry.composed.entry.kind
        && !context.terminal.json
    {
        let (_, play) = ahead(signer)?;
        let written = play.position().written_in(turn.play.as_str(), context.language.tag());
        context.terminal.print(format!("{}: {written}", signer.by));
        context.terminal.print("");
        context.terminal.print(context.terminal.board(entry.composed.state.play(), signer.seat()));
        context.terminal.print("");
        let told = context.language.phrases(&turn::told(&play, turn.play.as_str()));
        told.iter().for_each(|sentence| context.terminal.print(sentence));
    }
    writing::show(context, prepared);
    Ok(())
}

/// Asks about pending slips before a turn: a slip that ends the game leaves no turn to be made, and the player to move
/// is asked about offers. None, if the offer was taken.
fn answered_offers<'a>(
    context: &'a CommandContext,
    signer: Signer<'a>,
    say: Option<&Text>,
) -> Result<Option<Signer<'a>>, Failure> {
    if !signer.holds_pen() {
        return Ok(Some(signer));
    }
    let state = &signer.game.state;
    let offers = slips::offers(state, &signer.beside);
    let kept = |id: &crate::crypto::Digest| signer.left_out.contains(id);
    let open: Vec<([(&str, PhraseArgument); 2], String)> = offers
        .iter()
        .filter(|offer| !kept(&offer.slip.id()) && signer.seat() != Some(offer.by))
        .filter(|offer| agreement::agreement(&signer, offer).is_some())
        .map(|offer| {
            let by = state.name_of(Member::Player(offer.by));
            ([("by", by.into()), ("offer", view::offer(offer.offer).into())], offer.slip.id().to_hex())
        })
        .collect();
    for (offered, id) in open {
        if !context.terminal.is_interactive() || context.terminal.yes {
            context.terminal.remark_text("offered-play-on", &offered);
        } else if context.terminal.confirm(&context.terminal.text("question-offered", &offered))? {
            let accept = Act::Accept { offer: Some(id) };
            writing::act(context, signer, &accept, say.cloned(), &context.terminal.text("question-agreement", &[]))?;
            return Ok(None);
        }
    }
    Ok(Some(signer))
}

/// The choice of the board that the user seals with this turn, asked for where somebody can answer; `None` where nothing is sealed now.
fn sealed_choice(
    context: &CommandContext,
    signer: &Signer<'_>,
    given: Option<&str>,
) -> Result<Option<String>, Failure> {
    let state = &signer.game.state;
    let is_sealed = signer.seat().is_some_and(|seat| state.root_of(seat).is_some());
    let asks = state.play().seals_boards() && !is_sealed && context.terminal.is_interactive() && !context.terminal.yes;
    if given.is_some() || !asks {
        return writing::board(given);
    }
    for (number, name) in secret::stock(state) {
        context.terminal.print(format!("{number:>3}  {name}"));
    }
    let typed = context.terminal.ask(&context.terminal.text("ask-board", &[]))?;
    let typed = typed.trim();
    writing::board(Some(if typed.is_empty() { "random" } else { typed }))
}

/// Asks for a move step by step: first the kind, then the move.
fn choose(context: &CommandContext, signer: &Signer<'_>, choice: Option<&str>) -> Result<String, Failure> {
    let (seat, mut play) = ahead(signer)?;
    let board = turn::board(signer, seat, &play, choice)?;
    if let Some(board) = &board {
        play.show_square(board.path().first().number());
    }
    let groups = play.position().legal();
    let (terminal, language) = (context.terminal, context.language);
    let written = |recorded: &String| play.position().written_in(recorded, language.tag());
    if let [group] = groups.as_slice()
        && let [only] = group.moves.as_slice()
    {
        let only = written(only);
        let title = language.phrase(&group.title);
        terminal.print_text("only-play", &[("title", title.into()), ("move", (&only).into())]);
        return Ok(only);
    }
    if !context.terminal.is_interactive() {
        return Err(Failure::usage(phrase!("which-move", "which move?"))
            .hint(phrase!("move-on-line", "give it on the command line; `adjudicate moves` lists them")));
    }
    let state = &signer.game.state;
    let kept = turn_steps::kept(context, &state.id())?;
    if let Some(text) = turn_steps::ask(context, &play, board.as_ref(), &kept, &state.head()) {
        return text;
    }
    terminal.print(terminal.board(&play, Some(seat)));
    let listed = |group: &MoveGroup| {
        let moves: Vec<String> = group.moves.iter().map(written).collect();
        language.phrase(&about(group.title.clone(), moves.join("  ").into()))
    };
    match groups.as_slice() {
        [] => terminal.print(play.game().notation),
        [only] => terminal.print(listed(only)),
        several => {
            for (number, group) in (1..).zip(several) {
                let title = language.phrase(&group.title);
                terminal.print(format!("{number}  {title} ({})", group.moves.len()));
            }
        }
    }
    let candidates: Vec<String> = groups.iter().flat_map(|group| &group.moves).map(written).collect();
    let question = terminal.text(if groups.len() > 1 { "ask-move-or-number" } else { "ask-move" }, &[]);
    loop {
        let typed = terminal.ask_among(&question, &candidates)?;
        let numbered = typed.parse::<usize>().ok().filter(|_| groups.len() > 1);
        match (numbered.map(|number| groups.get(number.wrapping_sub(1))), turn::read(context, &play, &typed)) {
            // Read once more with the whole turn, in the same language.
            (_, Ok(_)) => return Ok(typed),
            (Some(Some(group)), _) => terminal.print(listed(group)),
            (Some(None), _) => {
                terminal.remark_text("move-or-number", &[("last", PhraseArgument::count(groups.len()))]);
            }
            (None, Err(failure)) => terminal.fail(&failure),
        }
    }
}
