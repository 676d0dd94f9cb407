//! The duty of the user, and acts that are done at once if there is nothing to decide.

use super::context::CommandContext;
use super::{play, writing};
use adjudicate_agent::Failure;
use adjudicate_agent::act::{self, Act};
use adjudicate_agent::due::{AssignedDuty, DueAct, due};
use adjudicate_agent::game_file::GameFile;
use adjudicate_agent::game_view::GameView;
use adjudicate_agent::signing::Signer;
use adjudicate_report::OwnDuty;

/// Returns the act that the user is asked for in a game, if the key is at hand.
///
/// # Errors
/// A key file was given, and cannot be read.
pub fn asked(context: &CommandContext, game: &GameFile, aside: &GameView<'_>) -> Result<Option<AssignedDuty>, Failure> {
    let Some(identity) = context.identity_at_hand()? else { return Ok(None) };
    Ok(due(game, aside, identity).map(|(due, _)| due))
}

/// Prints the duty of the user, if the key is at hand, and offers to do it at once if there is nothing to decide.
/// Taking letters in is no order to sign, so only the user's own answer or `sign` says yes to that.
///
/// # Errors
/// The file beside the log cannot be read; or the user agrees, and the entry cannot be written.
pub fn offer(context: &CommandContext, game: &GameFile, sign: bool) -> Result<(), Failure> {
    let Some(identity) = context.identity_at_hand()? else { return Ok(()) };
    let aside = GameView::of(context.system(), game)?.in_language(context.language);
    let Some((due, _)) = due(game, &aside, identity) else { return Ok(()) };
    let terminal = context.terminal;
    terminal.print(due.how(context.language, &game.path));
    if !terminal.is_interactive() && !sign {
        return Ok(());
    }
    let agrees = |question: &str| if sign { Ok(true) } else { terminal.confirm_for_safety(question, "--sign") };
    let scribe_for = due.scribe_for.as_deref();
    let signer = || Signer::take(context, context.load(&game.path, None)?, scribe_for, &[]);
    let act = match &due.what {
        DueAct::Answer => Act::Answer,
        DueAct::Post => Act::Post,
        DueAct::OnlyPlay(only) => {
            let act = Act::Turn { typed: only.clone(), board: None };
            let signer = signer()?;
            let prepared = act::prepare(&signer, &act, None)?;
            play::show(context, &signer, &prepared)?;
            return if agrees(&terminal.text("question-turn-now", &[]))? {
                writing::commit(context, signer, &prepared)
            } else {
                Ok(())
            };
        }
        DueAct::Join | DueAct::Give | DueAct::Play | DueAct::Open | DueAct::Save | DueAct::Respond { .. } => {
            return Ok(());
        }
    };
    let signer = signer()?;
    let prepared = act::prepare(&signer, &act, None)?;
    if agrees(&terminal.text("question-now", &[]))? { writing::commit(context, signer, &prepared) } else { Ok(()) }
}

/// Returns the duty of the user, for scripts; `None` if there is none, or no key is at hand.
///
/// # Errors
/// A key file was given, and cannot be read; or the file beside the log cannot be.
pub fn object(context: &CommandContext, game: &GameFile) -> Result<Option<OwnDuty>, Failure> {
    let Some(identity) = context.identity_at_hand()? else { return Ok(None) };
    let aside = GameView::of(context.system(), game)?;
    let Some((due, name)) = due(game, &aside, identity) else { return Ok(None) };
    Ok(Some(OwnDuty { player: name, due: due.name(), scribe_for: due.scribe_for.clone(), only_move: due.only_move() }))
}
