//! What is due from the user, and doing it at once where there is nothing to decide.

use std::path::Path;

use super::context::Context;
use super::{play, writing};
use crate::crypto::{Chain, Identity};
use crate::dice::Member;
use crate::log::{Kind, Yes};
use crate::referee::{Author, Match, Task};
use crate::rules::{Demand, Play, Seat};
use adjudicate_office::Failure;
use adjudicate_office::aside::Aside;
use adjudicate_office::game_file::{self, GameFile};
use adjudicate_office::signing::{Signer, element};
use adjudicate_words::report::OwnDuty;
use adjudicate_words::view;

/// What the user has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
enum DueAct {
    /// To join, after reading what is agreed to.
    Join,
    /// To give an element to who holds the pen.
    Give,
    /// To bring elements into the log.
    Answer,
    /// To make the only legal play.
    OnlyPlay(String),
    /// To make a turn.
    Play,
    /// To open the sealed board.
    Open,
    /// To say what tokens are kept.
    Save,
    /// To write in a resignation that ends the game.
    Post,
    /// To answer the offer whose id begins so, of this player.
    Respond { id: String, by: String },
}

/// What is due, and for whom it is written down, if not for the user.
#[derive(Clone, Debug, PartialEq, Eq)]
struct DueHere {
    what: DueAct,
    scribe_for: Option<String>,
}

impl DueHere {
    /// The command that does it.
    fn command(&self, path: &Path) -> String {
        let file = view::quoted(path);
        let scribe = self.scribe_for.as_ref().map(|name| format!(" --for {name}")).unwrap_or_default();
        let game = format!("{scribe} --game {file}");
        match &self.what {
            DueAct::Join => format!("adjudicate join {file}"),
            DueAct::Give | DueAct::Answer => format!("adjudicate answer{game}"),
            DueAct::OnlyPlay(only) => format!("adjudicate play \"{only}\"{game}"),
            DueAct::Play => format!("adjudicate play{game}"),
            DueAct::Open => format!("adjudicate open{game}"),
            DueAct::Save => format!("adjudicate save{game}"),
            DueAct::Post => format!("adjudicate post{game}"),
            DueAct::Respond { id, .. } => format!("adjudicate accept {id}{game}"),
        }
    }

    fn words(&self) -> String {
        let what = match &self.what {
            DueAct::Join => "to join, if you agree to the terms".to_owned(),
            DueAct::Give => "to give your element for the pending throw to who holds the pen".to_owned(),
            DueAct::Answer => "to bring the elements for the pending throw".to_owned(),
            DueAct::OnlyPlay(only) => format!("to make the only legal play, {only}"),
            DueAct::Play => "to make a turn".to_owned(),
            DueAct::Open => "to open the sealed board".to_owned(),
            DueAct::Save => "to say how many tokens to keep".to_owned(),
            DueAct::Post => "to write in the resignation that ends the game".to_owned(),
            DueAct::Respond { by, .. } => format!("whether you accept what {by} offers; to refuse it, play on"),
        };
        match &self.scribe_for {
            Some(name) => format!("{what}, for {name}"),
            None => what,
        }
    }

    fn name(&self) -> &'static str {
        match self.what {
            DueAct::Join => "join",
            DueAct::Give | DueAct::Answer => "answer",
            DueAct::OnlyPlay(_) | DueAct::Play => "play",
            DueAct::Open => "open",
            DueAct::Save => "save",
            DueAct::Post => "post",
            DueAct::Respond { .. } => "respond",
        }
    }
}

/// What this identity has to do in a game, and under which name.
fn due(game: &GameFile, aside: &Aside<'_>, identity: &Identity) -> Option<(DueHere, String)> {
    let state = &game.state;
    let author = state.author_of_key(&identity.public())?;
    let name = state.author_name(author).to_owned();
    // Nobody signs where the line stops, and who has signed elsewhere has to look first.
    if aside.stops() {
        return None;
    }
    let own = |what| DueHere { what, scribe_for: None };
    let due = by_pen(state, aside, identity, author).or_else(|| {
        // Whose element comes last gives it in an entry, and waits until then.
        let pending = state.machine().pending.as_ref();
        let lacks = |member| pending.is_some_and(|pending| pending.lacks(member) && pending.last != Some(member));
        let gives = state.is_due(author) && author.member().is_some_and(lacks) && state.next_to_join().is_none();
        gives.then(|| own(DueAct::Give))
    });
    let respond = || aside.asked_of(author).map(|(id, by)| own(DueAct::Respond { id, by }));
    Some((due.or_else(respond)?, name))
}

/// What is to be done with the pen, if the user's key signs for who holds it.
fn by_pen(state: &Match, aside: &Aside<'_>, identity: &Identity, author: Author) -> Option<DueHere> {
    let holder = state.holder()?;
    let writes = Author::Member(holder.member);
    if state.signing_for(writes) != author {
        return None;
    }
    let scribe_for = (writes != author).then(|| state.name_of(holder.member).to_owned());
    let what = match holder.task {
        _ if aside.ends() => DueAct::Post,
        Task::Join => DueAct::Join,
        Task::Act => turn(state.play(), holder.member.seat())?,
        Task::Roll => roll(state, aside, identity, writes)?,
        Task::Open => DueAct::Open,
        Task::Save => DueAct::Save,
        Task::Post => return None,
    };
    Some(DueHere { what, scribe_for })
}

/// The elements among these lines that belong to the pending throw.
pub fn fitting(state: &Match, lines: &[String]) -> Vec<(Member, [u8; 32])> {
    lines.iter().filter_map(|line| element(state, line).ok()).collect()
}

/// The game with the throw that waits for nothing but an entry in this author's name, and its numbers.
pub fn foreseen(
    state: &Match,
    elements: &[(Member, [u8; 32])],
    identity: &Identity,
    writes: Author,
) -> Option<(Play, String)> {
    let chain = Chain::new(identity, &state.id(), &state.chain_base(writes));
    state.foresee(writes, elements, &chain).or_else(|| state.foresee_others(elements))
}

/// What to do about a pending throw: a turn, if it can be made with it, else to bring elements. A roller who has none of those
/// that are missing waits.
fn roll(state: &Match, aside: &Aside<'_>, identity: &Identity, writes: Author) -> Option<DueAct> {
    let elements = fitting(state, aside.elements());
    if let Some((play, _)) = foreseen(state, &elements, identity, writes) {
        return turn(&play, writes.seat()).or(Some(DueAct::Answer));
    }
    let pending = state.machine().pending.as_ref()?;
    let brings = pending.last.is_none() || !elements.is_empty();
    brings.then_some(DueAct::Answer)
}

/// A turn of this player, if the game asks for one.
fn turn(play: &Play, seat: Option<Seat>) -> Option<DueAct> {
    let Demand::Act(acts) = play.demand() else { return None };
    if seat != Some(acts) {
        return None;
    }
    let mut moves = play.position().legal().into_iter().flat_map(|group| group.moves);
    Some(match (moves.next(), moves.next()) {
        (Some(only), None) => DueAct::OnlyPlay(only),
        _ => DueAct::Play,
    })
}

/// What the user is asked to do in a game, and the command that does it, if the key is at hand.
///
/// # Errors
/// A key file was given, and cannot be read.
pub fn asked(context: &Context, game: &GameFile, aside: &Aside<'_>) -> Result<Option<(String, String)>, Failure> {
    let Some(identity) = context.identity_at_hand()? else { return Ok(None) };
    Ok(due(game, aside, identity).map(|(due, _)| (due.words(), due.command(&game.path))))
}

/// Says what is due from the user, if the key is at hand, and offers to do it at once where nothing is to be decided.
///
/// # Errors
/// What lies beside the log cannot be read; the user agrees, and the entry cannot be written.
pub fn offer(context: &Context, game: &GameFile) -> Result<(), Failure> {
    let Some(identity) = context.identity_at_hand()? else { return Ok(()) };
    let aside = Aside::of(game)?;
    let Some((due, _)) = due(game, &aside, identity) else { return Ok(()) };
    let terminal = context.terminal;
    terminal.print(format!("You are asked {}: `{}`.", due.words(), due.command(&game.path)));
    if !terminal.is_interactive() && !terminal.yes {
        return Ok(());
    }
    let scribe_for = due.scribe_for.as_deref();
    let signer = || Signer::take(context, game_file::load(&game.path, None)?, scribe_for, &[]);
    let kind = match &due.what {
        DueAct::Answer => Kind::Answer(Yes),
        DueAct::Post => Kind::Post(Yes),
        DueAct::OnlyPlay(only) => {
            let signer = signer()?;
            let composed = play::compose(context, &signer, only, None)?;
            if terminal.confirm("Sign this turn now?")? {
                writing::finish(context, signer, &composed)?;
            }
            return Ok(());
        }
        DueAct::Join | DueAct::Give | DueAct::Play | DueAct::Open | DueAct::Save | DueAct::Respond { .. } => {
            return Ok(());
        }
    };
    if terminal.confirm("Do it now?")? {
        let signer = signer()?;
        let composed = signer.compose(kind, None)?;
        writing::finish(context, signer, &composed)?;
    }
    Ok(())
}

/// What is due from the user, for scripts; null if nothing is, or no key is at hand.
///
/// # Errors
/// A key file was given, and cannot be read; or what lies beside the log cannot be.
pub fn object(context: &Context, game: &GameFile) -> Result<Option<OwnDuty>, Failure> {
    let Some(identity) = context.identity_at_hand()? else { return Ok(None) };
    let aside = Aside::of(game)?;
    let Some((due, name)) = due(game, &aside, identity) else { return Ok(None) };
    let only = match &due.what {
        DueAct::OnlyPlay(only) => Some(only.clone()),
        DueAct::Join
        | DueAct::Give
        | DueAct::Answer
        | DueAct::Play
        | DueAct::Open
        | DueAct::Save
        | DueAct::Post
        | DueAct::Respond { .. } => None,
    };
    Ok(Some(OwnDuty { player: name, due: due.name(), scribe_for: due.scribe_for.clone(), only_move: only }))
}
