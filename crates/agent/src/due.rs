//! The duty of a person in a game.

use std::path::Path;

use crate::game_file::GameFile;
use crate::game_view::GameView;
use crate::signing::element;
use adjudicate_record::crypto::{Chain, Identity};
use adjudicate_record::dice::Member;
use adjudicate_referee::{Author, Match, PenTask};
use adjudicate_rules::{Demand, Play, Seat};
use adjudicate_text::view;

/// An act that the user owes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DueAct {
    /// To join, after reading the terms.
    Join,
    /// To give a part of somebody's roll.
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
    Respond {
        /// The beginning of the offer's id.
        id: String,
        /// The author of the offer.
        by: String,
    },
}

/// A duty, and the player for whom the act is written, if not for the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AssignedDuty {
    /// The act.
    pub what: DueAct,
    /// The player for whom it is written down.
    pub scribe_for: Option<String>,
}

impl AssignedDuty {
    /// The command that does it.
    pub fn command(&self, path: &Path) -> String {
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

    /// Says how to do it: `To move: ` and the command.
    pub fn how(&self, path: &Path) -> String {
        let command = self.command(path);
        match &self.what {
            DueAct::Join => format!("To join: `{command}`."),
            DueAct::Give => format!("To give it: `{command}`."),
            DueAct::Answer => format!("To roll: `{command}`."),
            DueAct::OnlyPlay(only) => format!("Only {only} is possible: `{command}`."),
            DueAct::Play => format!("To play: `{command}`."),
            DueAct::Open => format!("To open it: `{command}`."),
            DueAct::Save => format!("To say it: `{command}`."),
            DueAct::Post => format!("To record it: `{command}`."),
            DueAct::Respond { .. } => format!("To accept: `{command}`."),
        }
    }

    /// Returns the only legal play, if one is due.
    pub fn only_move(&self) -> Option<String> {
        match &self.what {
            DueAct::OnlyPlay(only) => Some(only.clone()),
            DueAct::Join
            | DueAct::Give
            | DueAct::Answer
            | DueAct::Play
            | DueAct::Open
            | DueAct::Save
            | DueAct::Post
            | DueAct::Respond { .. } => None,
        }
    }

    /// Its name for scripts.
    pub fn name(&self) -> &'static str {
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

/// Returns the duty of this identity in a game, and the name under which it acts.
pub fn due(game: &GameFile, aside: &GameView<'_>, identity: &Identity) -> Option<(AssignedDuty, String)> {
    let state = &game.state;
    let author = state.author_of_key(&identity.public())?;
    let name = state.author_name(author).to_owned();
    // Nobody signs where the line stops, and who has signed elsewhere has to look first.
    if aside.stops() {
        return None;
    }
    let own = |what| AssignedDuty { what, scribe_for: None };
    let due = by_pen(state, aside, identity, author).or_else(|| {
        // The contributor of the last element gives it in an entry, and waits until then.
        let pending = state.machine().pending.as_ref();
        let lacks = |member| pending.is_some_and(|pending| pending.lacks(member) && pending.last != Some(member));
        // Elements that have been given lie beside the log until the roller's entry brings them.
        let elements = fitting(state, aside.elements());
        let given = |member| elements.iter().any(|(giver, _)| *giver == member);
        let owes = author.member().is_some_and(|member| lacks(member) && !given(member));
        let gives = owes && state.is_due(author) && state.next_to_join().is_none();
        gives.then(|| own(DueAct::Give))
    });
    let respond = || aside.asked_of(author).map(|(id, by)| own(DueAct::Respond { id, by }));
    Some((due.or_else(respond)?, name))
}

/// Returns the act that the pen is held for, if the user's key signs for its holder.
fn by_pen(state: &Match, aside: &GameView<'_>, identity: &Identity, author: Author) -> Option<AssignedDuty> {
    let holder = state.holder()?;
    let writes = Author::Member(holder.member);
    if state.signing_for(writes) != author {
        return None;
    }
    let scribe_for = (writes != author).then(|| state.name_of(holder.member).to_owned());
    let what = match holder.task {
        _ if aside.ends() => DueAct::Post,
        PenTask::Join => DueAct::Join,
        PenTask::Act => turn(state.play(), holder.member.seat())?,
        PenTask::Roll => roll(state, aside, identity, writes)?,
        PenTask::Open => DueAct::Open,
        PenTask::Save => DueAct::Save,
        PenTask::Post => return None,
    };
    Some(AssignedDuty { what, scribe_for })
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

/// Returns the act for a pending throw: a turn, if one can be made with it, or else bringing elements. A roller whose
/// own element is not among the missing ones waits.
fn roll(state: &Match, aside: &GameView<'_>, identity: &Identity, writes: Author) -> Option<DueAct> {
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
