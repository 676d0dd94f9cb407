//! The names of all files that this program keeps: below the directory of the kept state, and in the directories of a desk.
//!
//! The parts of the program that write a file take its name from here, and a store parses names here, so that the two
//! cannot drift apart. Nothing in this module reads or writes a file.

use std::path::{Path, PathBuf};

use self::directories::{
    BOARDS, CHECKPOINTS, EARLY, INVITATIONS, LEFT, OUTBOX, REFUSED, REPLIES, REQUESTS, SIGNING, TOLD,
};
use super::file::BESIDE;
use crate::crypto::Digest;

/// The directory of a desk's games.
pub const GAMES: &str = "games";
/// The directory of a desk's events. Each event has a directory of its own in it, with its games below [`GAMES`].
pub const EVENTS: &str = "events";
/// The log of an event, in the event's directory.
pub const EVENT_LOG: &str = "event.yaml";
/// How the file of an invitation ends, without the dot before it.
pub const INVITATION: &str = "invitation";
/// The directory beside the games that holds the messages by which something was written down.
pub const KEPT: &str = "kept";
/// The directory of the kept state, in a store.
pub const STATE: &str = "state";
/// The Maildir of a desk, in a store.
pub const MAIL: &str = "mail";

/// The Maildir's messages that nobody has looked at, in a store.
pub const NEW_MAIL: &str = "mail/new";
/// The Maildir's messages that were looked at, in a store.
pub const SEEN_MAIL: &str = "mail/cur";
/// The directories that a store has while it holds nothing.
pub const EMPTY: [&str; 6] = [GAMES, EVENTS, STATE, NEW_MAIL, SEEN_MAIL, "mail/tmp"];

/// Directories below that of the kept state.
pub mod directories {
    /// The directory of the desk's state.
    pub const DESK: &str = "desk";
    /// The ledgers of notices about games.
    pub const TOLD: &str = "desk/games";
    /// The correspondence with players of games and events.
    pub const REPLIES: &str = "desk/replies";
    /// The signing states of games.
    pub const SIGNING: &str = "games";
    /// Sealed boards.
    pub const BOARDS: &str = "boards";
    /// Invitations with open seats that a person has sent or accepted.
    pub const INVITATIONS: &str = "invitations";
    /// Entries that arrived early, and the notes about them.
    pub const EARLY: &str = "early";
    /// The notes about messages that are left for a person.
    pub const LEFT: &str = "desk/left";
    /// Messages that are to be sent.
    pub const OUTBOX: &str = "outbox";
    /// Messages that the server has refused for good.
    pub const REFUSED: &str = "outbox/refused";
    /// Requests that somebody has to confirm.
    pub const REQUESTS: &str = "desk/requests";
    /// Checkpoints of logs.
    pub const CHECKPOINTS: &str = "checkpoints";
}

/// The names of the quotas that a desk counts, see [`StateFile::Quota`].
pub const QUOTAS: [&str; 11] = [
    "answers",
    "answers-by-server",
    "answers-unproved",
    "pictures",
    "replies",
    "replies-by-server",
    "replies-unproved",
    "replies-in-a-minute",
    "replies-in-a-minute-by-server",
    "replies-in-a-minute-unproved",
    "requests",
];

/// A file below the directory of the kept state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StateFile {
    /// The signing state of a game.
    Signing(Digest),
    /// The ledger of notices about a game.
    Told(Digest),
    /// The correspondence with a player of a game: his messages to the desk, and the boards that the desk has shown to
    /// him. That with a player of an event has the language that he has said.
    Replies {
        /// The game, or the event.
        game: Digest,
        /// The player's name in it.
        player: String,
    },
    /// A sealed board.
    Board {
        /// The game.
        game: Digest,
        /// The number of the seat, counted from zero.
        seat: u64,
    },
    /// An invitation with open seats, by its id.
    Invitation(Digest),
    /// An entry that arrived before the one that it builds on.
    EarlyEntry(Digest),
    /// The note about such an entry: since when it waits, and who knows.
    EarlyNote(Digest),
    /// A request that somebody has to confirm, by its token.
    Request(String),
    /// The count of what a desk has done for each sender, by its name in [`QUOTAS`].
    Quota(String),
    /// The secret of a desk, by which it knows the tokens that it has given.
    Secret,
    /// The days on which the desk has sent its summaries.
    Digests,
    /// The note about a message that is left for a person, by the message's digest.
    LeftLetter(Digest),
    /// The numbers of the messages that are left for a person, by the mailbox.
    LeftNumbers(String),
    /// A message that is to be sent.
    Outgoing(String),
    /// A message that the server has refused for good.
    Refused(String),
    /// The note about a server that takes no messages.
    SendingTrouble,
    /// The record of the messages of a mailbox that were read.
    MailboxMark(Digest),
    /// The progress of a player in the lessons of a game.
    Lesson(String),
    /// A dialogue that was interrupted.
    Dialogue(String),
    /// The checkpoint of a game's log: how much of it was verified before.
    Checkpoint(Digest),
    /// The summaries of the games in a directory, by the digest of its path.
    Summaries(Digest),
    /// The secret by which a program knows its checkpoints.
    CheckpointSecret,
}

impl StateFile {
    /// Returns the path below the directory of the kept state, with `/` between the parts.
    pub fn path(&self) -> String {
        match self {
            StateFile::Signing(game) => format!("{SIGNING}/{}.yaml", game.to_hex()),
            StateFile::Told(game) => format!("{TOLD}/{}.yaml", game.to_hex()),
            StateFile::Replies { game, player } => format!("{REPLIES}/{}-{player}.yaml", game.to_hex()),
            StateFile::Board { game, seat } => format!("{BOARDS}/{}-{seat}.yaml", game.to_hex()),
            StateFile::Invitation(id) => format!("{INVITATIONS}/{}.yaml", id.to_hex()),
            StateFile::EarlyEntry(id) => format!("{EARLY}/{}.yaml", id.to_hex()),
            StateFile::EarlyNote(id) => format!("{EARLY}/{}.waits", id.to_hex()),
            StateFile::Request(token) => format!("{REQUESTS}/{token}.yaml"),
            StateFile::Quota(name) => format!("desk/{name}.yaml"),
            StateFile::Secret => "desk/secret".to_owned(),
            StateFile::Digests => "desk/digests.yaml".to_owned(),
            StateFile::LeftLetter(message) => format!("{LEFT}/{}.yaml", message.to_hex()),
            StateFile::LeftNumbers(mailbox) => format!("desk/unread-{mailbox}.yaml"),
            StateFile::Outgoing(id) => format!("{OUTBOX}/{id}.eml"),
            StateFile::Refused(id) => format!("{REFUSED}/{id}.eml"),
            StateFile::SendingTrouble => format!("{OUTBOX}/trouble"),
            StateFile::MailboxMark(mailbox) => format!("mailboxes/{}.yaml", mailbox.to_hex()),
            StateFile::Lesson(game) => format!("lessons/{game}"),
            StateFile::Dialogue(name) => format!("dialogues/{name}"),
            StateFile::Checkpoint(game) => format!("{CHECKPOINTS}/{}", game.to_hex()),
            StateFile::Summaries(directory) => format!("{CHECKPOINTS}/{}.games", directory.to_hex()),
            StateFile::CheckpointSecret => format!("{CHECKPOINTS}/secret"),
        }
    }

    /// Returns the path in a store, where the kept state has a directory of its own.
    pub fn in_store(&self) -> String {
        format!("{STATE}/{}", self.path())
    }

    /// Returns the path below this directory of the kept state.
    pub fn below(&self, state: &Path) -> PathBuf {
        state.join(self.path())
    }

    /// Returns the file with this path below the directory of the kept state. `None` if the program writes no such file.
    pub fn parse(path: &str) -> Option<StateFile> {
        let (directory, name) = path.rsplit_once('/')?;
        let yaml = name.strip_suffix(".yaml");
        let digest = |text: &str| Digest::parse(&format!("sha256:{text}"));
        let file = match directory {
            SIGNING => StateFile::Signing(digest(yaml?)?),
            TOLD => StateFile::Told(digest(yaml?)?),
            REPLIES => {
                let (game, player) = yaml?.split_once('-')?;
                StateFile::Replies { game: digest(game)?, player: player.to_owned() }
            }
            BOARDS => {
                let (game, seat) = yaml?.split_once('-')?;
                StateFile::Board { game: digest(game)?, seat: seat.parse().ok()? }
            }
            INVITATIONS => StateFile::Invitation(digest(yaml?)?),
            EARLY => match name.strip_suffix(".waits") {
                Some(id) => StateFile::EarlyNote(digest(id)?),
                None => StateFile::EarlyEntry(digest(yaml?)?),
            },
            REQUESTS => StateFile::Request(yaml?.to_owned()),
            LEFT => StateFile::LeftLetter(digest(yaml?)?),
            "desk" => match (name, yaml) {
                ("secret", _) => StateFile::Secret,
                (_, Some("digests")) => StateFile::Digests,
                (_, Some(stem)) => match stem.strip_prefix("unread-") {
                    Some(mailbox) => StateFile::LeftNumbers(mailbox.to_owned()),
                    None => StateFile::Quota(QUOTAS.contains(&stem).then(|| stem.to_owned())?),
                },
                (_, None) => return None,
            },
            OUTBOX if name == "trouble" => StateFile::SendingTrouble,
            OUTBOX => StateFile::Outgoing(name.strip_suffix(".eml")?.to_owned()),
            REFUSED => StateFile::Refused(name.strip_suffix(".eml")?.to_owned()),
            "mailboxes" => StateFile::MailboxMark(digest(yaml?)?),
            "lessons" => StateFile::Lesson(name.to_owned()),
            "dialogues" => StateFile::Dialogue(name.to_owned()),
            CHECKPOINTS if name == "secret" => StateFile::CheckpointSecret,
            CHECKPOINTS => match name.strip_suffix(".games") {
                Some(directory) => StateFile::Summaries(digest(directory)?),
                None => StateFile::Checkpoint(digest(name)?),
            },
            _ => return None,
        };
        // A name in another spelling, such as a seat with a zero before it, is none of ours.
        (file.path() == path).then_some(file)
    }
}

/// A file of a desk, by its path below the directory that holds [`GAMES`], [`EVENTS`], [`STATE`] and [`MAIL`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Document {
    /// The log of a game.
    Log,
    /// The slips and elements that wait beside the log with this path.
    Beside(String),
    /// An invitation to a game, beside the games.
    Invitation,
    /// The log of an event.
    EventLog,
    /// A message by which something was written down in a game.
    KeptMessage,
    /// Another file in the directory of games or of events, such as a page.
    OfGames,
    /// A file of the kept state.
    State(StateFile),
    /// A message in the Maildir that nobody has looked at.
    NewMail,
    /// A message in the Maildir that was looked at, or is still being written.
    OldMail,
    /// A lock, a checkpoint, or a file that is still being written: of no use to anybody else.
    Temporary,
}

impl Document {
    /// Parses a path. `None` if the program writes no such file.
    pub fn parse(path: &str) -> Option<Document> {
        let (directory, name) = path.rsplit_once('/')?;
        if name.starts_with('.') || name.ends_with(".lock") || name.ends_with(".new") {
            return Some(Document::Temporary);
        }
        let (root, rest) = path.split_once('/')?;
        match root {
            MAIL => match rest.split_once('/')?.0 {
                "new" => Some(Document::NewMail),
                "cur" | "tmp" => Some(Document::OldMail),
                _ => None,
            },
            STATE => StateFile::parse(rest).map(|file| match file {
                StateFile::Checkpoint(_) | StateFile::Summaries(_) | StateFile::CheckpointSecret => Document::Temporary,
                file => Document::State(file),
            }),
            GAMES | EVENTS => Some(of_games(path, directory, name)),
            _ => None,
        }
    }
}

/// Parses the path of a file in the directory of games or of events.
fn of_games(path: &str, directory: &str, name: &str) -> Document {
    let (stem, end) = name.rsplit_once('.').unwrap_or((name, ""));
    if !has_games(directory) {
        let parent = directory.strip_suffix(KEPT).and_then(|parent| parent.strip_suffix('/'));
        return match end {
            "eml" if parent.is_some_and(has_games) => Document::KeptMessage,
            _ if name == EVENT_LOG && directory.strip_prefix("events/").is_some_and(|event| !event.contains('/')) => {
                Document::EventLog
            }
            _ => Document::OfGames,
        };
    }
    match path.strip_suffix(BESIDE) {
        Some(log) => Document::Beside(log.to_owned()),
        None if end == "yaml" || end == "yml" => Document::Log,
        None if end == INVITATION && !stem.is_empty() => Document::Invitation,
        None => Document::OfGames,
    }
}

/// Returns the path of the log of an event in a store, by the name of the event's directory.
pub fn event_log(event: &str) -> String {
    format!("{EVENTS}/{event}/{EVENT_LOG}")
}

/// Whether the logs of games lie in this directory.
fn has_games(directory: &str) -> bool {
    let event = directory.strip_prefix("events/").and_then(|rest| rest.strip_suffix("/games"));
    directory == GAMES || event.is_some_and(|event| !event.is_empty() && !event.contains('/'))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn id() -> Digest {
        Digest([0xab; 32])
    }

    #[test]
    fn every_file_of_the_state_is_known_by_its_path() {
        let text = str::to_owned;
        let quotas = QUOTAS.into_iter().map(|name| StateFile::Quota(text(name)));
        let others = [
            StateFile::Signing(id()),
            StateFile::Told(id()),
            StateFile::Replies { game: id(), player: text("anne-miller") },
            StateFile::Board { game: id(), seat: 3 },
            StateFile::Invitation(id()),
            StateFile::EarlyEntry(id()),
            StateFile::EarlyNote(id()),
            StateFile::Request(text("abc234")),
            StateFile::Secret,
            StateFile::Digests,
            StateFile::LeftLetter(id()),
            StateFile::LeftNumbers(text("0123456789abcdef")),
            StateFile::Outgoing(text("1f")),
            StateFile::Refused(text("1f")),
            StateFile::SendingTrouble,
            StateFile::MailboxMark(id()),
            StateFile::Lesson(text("chess")),
            StateFile::Dialogue(text("new")),
        ];
        for file in [StateFile::Checkpoint(id()), StateFile::Summaries(id()), StateFile::CheckpointSecret] {
            assert_eq!(StateFile::parse(&file.path()), Some(file.clone()), "{}", file.path());
            assert_eq!(Document::parse(&format!("state/{}", file.path())), Some(Document::Temporary));
        }
        for file in quotas.chain(others) {
            assert_eq!(StateFile::parse(&file.path()), Some(file.clone()), "{}", file.path());
            assert_eq!(Document::parse(&format!("state/{}", file.path())), Some(Document::State(file)));
        }
    }

    #[test]
    fn what_the_program_does_not_write_is_nothing() {
        let hex = id().to_hex();
        for path in [
            "games/short.yaml".to_owned(),
            format!("games/{}.yaml", hex.to_uppercase()),
            format!("boards/{hex}-03.yaml"),
            format!("desk/replies/{hex}.yaml"),
            "desk/other.yaml".to_owned(),
            "desk/other".to_owned(),
            "outbox/letter.txt".to_owned(),
            "secret".to_owned(),
            "other/file.yaml".to_owned(),
        ] {
            assert_eq!(StateFile::parse(&path), None, "{path}");
        }
        assert_eq!(Document::parse("elsewhere/x.yaml"), None);
        assert_eq!(Document::parse("x.yaml"), None);
        assert_eq!(Document::parse("mail/sent/1"), None);
    }

    #[test]
    fn the_directories_of_a_desk_hold_their_kinds() {
        let kinds = [
            ("games/one.yaml", Document::Log),
            ("games/one.yml", Document::Log),
            ("events/cup/games/one.yaml", Document::Log),
            ("events/cup/event.yaml", Document::EventLog),
            ("events/cup/page/event.yaml", Document::OfGames),
            ("events/cup/index.html", Document::OfGames),
            ("events/cup/deep/games/one.yaml", Document::OfGames),
            ("games/one.yaml.beside", Document::Beside("games/one.yaml".to_owned())),
            ("games/one.invitation", Document::Invitation),
            ("events/cup/games/one.invitation", Document::Invitation),
            ("events/cup/one.invitation", Document::OfGames),
            ("games/kept/x.eml", Document::KeptMessage),
            ("events/cup/games/kept/x.eml", Document::KeptMessage),
            ("games/other/x.eml", Document::OfGames),
            ("games/.adjudicate-1.new", Document::Temporary),
            ("state/desk/answers.lock", Document::Temporary),
            ("mail/new/1", Document::NewMail),
            ("mail/cur/1:2,S", Document::OldMail),
            ("mail/tmp/1", Document::OldMail),
        ];
        for (path, kind) in kinds {
            assert_eq!(Document::parse(path), Some(kind), "{path}");
        }
    }
}
