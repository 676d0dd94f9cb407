//! The duty of a person in a game.

use std::path::Path;

use crate::game_file::GameFile;
use crate::game_view::GameView;
use crate::signing::element;
use adjudicate_locales::Language;
use adjudicate_record::crypto::{Chain, Identity};
use adjudicate_record::dice::Member;
use adjudicate_referee::{Author, Match};
use adjudicate_rules::Play;
use adjudicate_text::status::{MemberTask, Status};
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
    pub fn how(&self, language: Language, path: &Path) -> String {
        let (act, only) = match &self.what {
            DueAct::Join => ("join", ""),
            DueAct::Give => ("give", ""),
            DueAct::Answer => ("roll", ""),
            DueAct::OnlyPlay(only) => ("only", only.as_str()),
            DueAct::Play => ("play", ""),
            DueAct::Open => ("open", ""),
            DueAct::Save => ("save", ""),
            DueAct::Post => ("record", ""),
            DueAct::Respond { .. } => ("accept", ""),
        };
        language.text("how", &[("act", act.into()), ("move", only.into()), ("command", self.command(path).into())])
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

/// The states of a game for one identity, and the match with the roll that only this identity can know.
pub struct PersonalView {
    /// The states.
    pub statuses: Vec<Status>,
    /// The position that the identity acts in.
    play: Play,
}

/// Returns the states of a game for this author, who has this identity.
pub fn seen_by(game: &GameFile, aside: &GameView<'_>, identity: &Identity, viewer: Author) -> PersonalView {
    let state = &game.state;
    let writes = state.holder().map(|holder| Author::Member(holder.member));
    let writes = writes.filter(|writes| state.signing_for(*writes) == viewer && state.machine().pending.is_some());
    let play = writes.and_then(|writes| foreseen(state, &fitting(state, aside.elements()), identity, writes));
    let play = play.map(|(play, _)| play);
    let statuses = aside.statuses(Some(viewer), play.as_ref());
    PersonalView { statuses, play: play.unwrap_or_else(|| state.play().clone()) }
}

/// Returns the duty of this identity in a game, and the name under which it acts: the first state that asks for an act.
pub fn due(game: &GameFile, aside: &GameView<'_>, identity: &Identity) -> Option<(AssignedDuty, String)> {
    let state = &game.state;
    let author = state.author_of_key(&identity.public())?;
    let seen = seen_by(game, aside, identity, author);
    let asked = seen.statuses.iter().find_map(Status::asked)?;
    let what = match &asked.task {
        MemberTask::Join => DueAct::Join,
        MemberTask::Move { .. } | MemberTask::RollOrDouble | MemberTask::AnswerDouble { .. } => {
            turn(aside.language, &seen.play)
        }
        MemberTask::Roll { .. } => DueAct::Answer,
        MemberTask::GiveShare { .. } => DueAct::Give,
        MemberTask::AnswerOffer { .. } => {
            let (id, by) = aside.asked_of(author)?;
            DueAct::Respond { id, by }
        }
        MemberTask::Save => DueAct::Save,
        MemberTask::OpenBoard => DueAct::Open,
        MemberTask::RecordEnd { .. } => DueAct::Post,
    };
    let scribe_for = asked.writes_for.then(|| asked.name.clone());
    Some((AssignedDuty { what, scribe_for }, state.author_name(author).to_owned()))
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

/// The turn of the player to act, as players of a language write it.
fn turn(language: Language, play: &Play) -> DueAct {
    let mut moves = play.position().legal().into_iter().flat_map(|group| group.moves);
    match (moves.next(), moves.next()) {
        (Some(only), None) => DueAct::OnlyPlay(play.position().written_in(&only, language.tag())),
        _ => DueAct::Play,
    }
}
