//! `adjudicate order`: an answer to a move that is still to come, the "if move" of postal play.

use clap::Args;

use super::context::Context;
use super::writing::{self, Writing};
use crate::log::{Order, SlipKind, Text};
use crate::rules::Play;
use adjudicate_office::Failure;

/// Give orders: if the player to move plays WHEN, you answer THEN, and it is played at once.
///
/// Several orders can wait for one turn; the one whose move is played is used, the others lapse.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate order c3 d4\n  adjudicate order \"13/7 8/7\" \"24/20\" --send")]
pub struct Arguments {
    /// The move that you wait for
    when: String,
    /// Your answer to it
    then: String,
    #[command(flatten)]
    writing: Writing,
}

/// Runs the command.
///
/// # Errors
/// One of the moves cannot be made, or you are not to act between them; the slip cannot be kept.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    let signer = writing::signer(context, &arguments.writing)?;
    let state = &signer.game.state;
    if signer.holds_pen() {
        return Err(Failure::ruled("it is your turn, so there is nothing to wait for")
            .rule("protocol 1.8")
            .hint("`adjudicate play` makes a turn"));
    }
    let mut play: Play = state.play().clone();
    let when = read(&mut play, &arguments.when)?;
    state_allows(&play, signer.seat())?;
    let then = read(&mut play, &arguments.then)?;
    let question = format!("If {when} is played, answer {then}?");
    let say = writing::remark(arguments.writing.say.as_deref())?;
    let text = |text: String| Text::new(text.as_str()).map_err(|why| Failure::usage(format!("`{text}`: {why}")));
    let order = Order { when: text(when)?, then: text(then)? };
    writing::slip(context, signer, SlipKind::Order(order), say, &question)
}

/// Plays a move as it is typed, and gives it as the record writes it.
fn read(play: &mut Play, typed: &str) -> Result<String, Failure> {
    let recorded = play.position().read(typed).map_err(|refusal| Failure::refused(refusal, typed))?;
    play.play(&recorded).map_err(|refusal| Failure::refused(refusal, typed))?;
    Ok(recorded)
}

fn state_allows(play: &Play, seat: Option<crate::rules::Seat>) -> Result<(), Failure> {
    use crate::rules::Demand;
    let reason = match play.demand() {
        Demand::Act(to_act) if Some(to_act) == seat => return Ok(()),
        Demand::Act(_) => "after that move it is not your turn",
        Demand::Throw(_) => "after that move dice are thrown, and nobody can answer before they lie",
        Demand::Over(_) => "that move ends the game",
    };
    Err(Failure::ruled(reason).rule("protocol 1.8"))
}
