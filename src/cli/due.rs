//! What is due from the user, and doing it at once where there is nothing to decide.

use std::path::Path;

use serde_json::{Value, json};

use super::context::Context;
use super::failure::Failure;
use super::game_file::{self, GameFile};
use super::signing::{Pen, element};
use super::{play, view, writing};
use crate::crypto::Identity;
use crate::dice::Member;
use crate::log::{Kind, Yes};
use crate::referee::{Author, Match};
use crate::rules::{Demand, Name, Play};

/// What the user has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// To join, after reading what he agrees to.
    Join,
    /// To reveal an element.
    Answer,
    /// To bring elements that came on their own.
    Bring,
    /// To make the only legal play.
    OnlyPlay(String),
    /// To make a turn.
    Play,
    /// To write a turn down for this player, who plays by post.
    Scribe(Name),
    /// To answer the offer of this entry.
    Respond(u64),
}

impl Task {
    /// The command that does it, with the elements that it brings.
    fn command(&self, path: &Path, elements: &[String]) -> String {
        let file = view::quoted(path);
        let game = format!("--game {file}");
        let with: String = elements.iter().map(|line| format!(" --with \"{line}\"")).collect();
        match self {
            Task::Join => format!("adjudicate join {file}"),
            Task::Answer | Task::Bring => format!("adjudicate answer {game}{with}"),
            Task::OnlyPlay(only) => format!("adjudicate play \"{only}\" {game}{with}"),
            Task::Play => format!("adjudicate play {game}{with}"),
            Task::Scribe(name) => format!("adjudicate play --for {name} {game}{with}"),
            Task::Respond(offer) => format!("adjudicate accept {offer} {game}` or `adjudicate decline {offer} {game}"),
        }
    }

    fn words(&self) -> String {
        match self {
            Task::Join => "to join, if you agree to the terms".to_owned(),
            Task::Answer => "to reveal your element for the pending throw".to_owned(),
            Task::Bring => "to bring the element that came on its own".to_owned(),
            Task::OnlyPlay(only) => format!("to make the only legal play, {only}"),
            Task::Play => "to make a turn".to_owned(),
            Task::Scribe(name) => format!("to write down the turn of {name}"),
            Task::Respond(_) => "to answer an offer".to_owned(),
        }
    }

    fn name(&self) -> &'static str {
        match self {
            Task::Join => "join",
            Task::Answer | Task::Bring => "answer",
            Task::OnlyPlay(_) | Task::Play | Task::Scribe(_) => "play",
            Task::Respond(_) => "respond",
        }
    }
}

/// What this identity has to do in a game, given elements that came on their own; and under which name.
fn task(context: &Context, state: &Match, identity: &Identity, elements: &[String]) -> Option<(Task, String)> {
    let author = state.author_of_key(&identity.public())?;
    let name = state.author_name(author).to_owned();
    let elements: Vec<_> = elements.iter().filter_map(|line| element(state, line).ok()).collect();
    let task = duty(context, state, identity, author, &elements).or_else(|| respond(state, author));
    Some((task?, name))
}

fn duty(
    context: &Context,
    state: &Match,
    identity: &Identity,
    author: Author,
    elements: &[(Member, [u8; 32])],
) -> Option<Task> {
    if state.outcome().is_some() {
        return None;
    }
    if let Some(next) = state.next_to_join() {
        return (author.member() == Some(next)).then_some(Task::Join);
    }
    if state.machine().pending.is_none() {
        return turn(state, state.play(), author);
    }
    let foreseen = state.foresee(author, elements, &context.chain(state, identity));
    let foreseen = foreseen.or_else(|| state.foresee_others(elements));
    let own_turn = foreseen.and_then(|(play, _)| turn(state, &play, author));
    let answer = state.is_due(author).then_some(Task::Answer);
    own_turn.or(answer).or_else(|| (!elements.is_empty()).then_some(Task::Bring))
}

fn turn(state: &Match, play: &Play, author: Author) -> Option<Task> {
    let Demand::Act(seat) = play.demand() else { return None };
    if author == Author::Member(Member::Referee) && !state.signs(seat) {
        return Name::parse(state.name_of(Member::Player(seat))).map(Task::Scribe);
    }
    if author.seat() != Some(seat) {
        return None;
    }
    let mut moves = play.position().legal().into_iter().flat_map(|group| group.moves);
    Some(match (moves.next(), moves.next()) {
        (Some(only), None) => Task::OnlyPlay(only),
        _ => Task::Play,
    })
}

fn respond(state: &Match, author: Author) -> Option<Task> {
    let seat = author.seat()?;
    state.offers().iter().find(|offer| offer.asked.contains(&seat)).map(|offer| Task::Respond(offer.seq))
}

/// Says what is due from the user, if his key is at hand, and offers to do it at once where nothing is to be decided.
///
/// # Errors
/// The user agrees, and the entry cannot be written.
pub fn offer(context: &Context, game: &GameFile, elements: &[String]) -> Result<(), Failure> {
    let Some(identity) = context.identity_at_hand()? else { return Ok(()) };
    let Some((task, _)) = task(context, &game.state, identity, elements) else { return Ok(()) };
    let terminal = context.terminal;
    terminal.print(format!("You are asked {}: `{}`.", task.words(), task.command(&game.path, elements)));
    if !terminal.is_interactive() && !terminal.yes {
        return Ok(());
    }
    let pen = || Pen::take(context, game_file::load(&game.path, None)?, None, elements);
    match task {
        Task::Answer | Task::Bring => {
            if terminal.confirm("Do it now?")? {
                let pen = pen()?;
                let composed = pen.compose(Kind::Answer(Yes), None)?;
                writing::finish(context, pen, &composed)?;
            }
        }
        Task::OnlyPlay(only) => {
            let pen = pen()?;
            let composed = play::compose(context, &pen, &only, None)?;
            if terminal.confirm("Sign this turn now?")? {
                writing::finish(context, pen, &composed)?;
            }
        }
        Task::Join | Task::Play | Task::Scribe(_) | Task::Respond(_) => {}
    }
    Ok(())
}

/// What is due from the user, for scripts; null if nothing is, or no key is at hand.
///
/// # Errors
/// A key file was given, and cannot be read.
pub fn object(context: &Context, state: &Match, elements: &[String]) -> Result<Value, Failure> {
    let Some(identity) = context.identity_at_hand()? else { return Ok(Value::Null) };
    let Some((task, name)) = task(context, state, identity, elements) else { return Ok(Value::Null) };
    let only = match &task {
        Task::OnlyPlay(only) => Some(only),
        _ => None,
    };
    Ok(json!({ "player": name, "due": task.name(), "only_move": only }))
}
