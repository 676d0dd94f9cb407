//! The requests of a page.

use adjudicate_director::slips::{EntryFields, VerdictFields};
use serde::Deserialize;

use crate::mark::SessionMark;
use crate::path::PagePath;

/// A request with the language of its reader.
#[derive(Debug, Deserialize)]
pub struct RequestMessage {
    /// The tag of the language (BCP 47); English if it is left out.
    #[serde(default)]
    pub language: String,
    /// The request.
    #[serde(flatten)]
    pub wanted: PageRequest,
}

/// A request. Files are put with their bytes behind it, see [`Session::answer`](crate::PageSession::answer).
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum PageRequest {
    /// The games that can be played, with their rules and options.
    Games,
    /// Puts a file, in the place of what stood there.
    Put {
        /// The path; missing directories above it are made.
        path: PagePath,
    },
    /// All files, with their texts.
    Files,
    /// Takes a file away.
    Remove {
        /// Which.
        path: PagePath,
    },
    /// The verdicts on the logs and evidence at these paths, as `verify` gives them.
    Check {
        /// Files and directories.
        paths: Vec<PagePath>,
    },
    /// The verdict on an event with its games, as in `event verify`.
    Event {
        /// Its directory, or its log.
        path: PagePath,
    },
    /// Copies compared, as `dispute` does it.
    Dispute {
        /// Files and directories.
        paths: Vec<PagePath>,
    },
    /// A game turn by turn; its drawings are asked for one by one.
    Look {
        /// Its log.
        path: PagePath,
    },
    /// The drawing behind an entry of the game that is looked at.
    Drawing {
        /// Its place among the steps.
        step: usize,
        /// Whether from the other side.
        turned: bool,
    },
    /// Begins to practise.
    Table(TableStart),
    /// The table as it stands.
    Seen,
    /// Takes a line at the table, such as `alice: a1` or `dice: 3 5`.
    Line {
        /// The line.
        text: String,
    },
    /// Throws the dice that the table waits for.
    Throw,
    /// Takes the last line at the table back.
    Back,
    /// A lesson of a game, with a table at its position.
    Lesson {
        /// The game.
        game: String,
        /// The place of the lesson.
        place: usize,
    },
    /// The verdict on an answer to a lesson.
    LessonAnswer {
        /// The game.
        game: String,
        /// The place of the lesson.
        place: usize,
        /// As typed.
        text: String,
    },
    /// The moves at the table or in a game that touch these places.
    Touch {
        /// The game's log; the table if it is left out.
        path: Option<PagePath>,
        /// Steps that have been taken.
        #[serde(default)]
        begun: String,
        /// Places, in their order.
        touched: Vec<String>,
        /// The board that is to be sealed with the turn: `random`, a number, or one's own.
        #[serde(default)]
        board: Option<String>,
    },
    /// A new key.
    KeyNew {
        /// A passphrase for its file; none leaves it open.
        passphrase: Option<String>,
        /// The comment behind the key in its public line.
        comment: String,
    },
    /// Opens a key from the text of an OpenSSH file.
    KeyOpen {
        /// The text.
        text: String,
        /// Its passphrase.
        passphrase: Option<String>,
    },
    /// The file of the open key under a passphrase.
    KeyLock {
        /// The passphrase, which is not empty.
        passphrase: String,
        /// The comment behind the key in its public line.
        comment: String,
    },
    /// Forgets the key.
    KeyClose,
    /// The mark of the open key over the signing states, to be stored with the files.
    StateMark,
    /// The relation between the signing states and the mark that was stored with them.
    StateCheck {
        /// The mark, if one was kept.
        mark: Option<SessionMark>,
    },
    /// Takes in a copy of all games, which is behind the request. Nothing here is lost or replaced by an older file.
    Restore,
    /// The games here, with their duties.
    Here,
    /// A game as its player sees it.
    Game {
        /// Its log.
        path: PagePath,
        /// The steps of a turn that has been begun.
        #[serde(default)]
        begun: String,
        /// The board that is to be sealed with it: `random`, a number, or one's own.
        #[serde(default)]
        board: Option<String>,
    },
    /// Takes in what came in a letter: any text or file in which entries are.
    Import {
        /// The name of the text in messages.
        source: String,
        /// The text; else the bytes behind the request.
        text: Option<String>,
        /// Whether entries that are dated ahead are taken; the person at the page was asked about them.
        #[serde(default)]
        ahead: bool,
    },
    /// Begins a game: writes and signs its charter.
    New(Box<NewGameRequest>),
    /// Invites somebody whose key is not known.
    Invite(Box<InvitationTerms>),
    /// The invitation in a letter, which is behind the request.
    Invitation,
    /// The open invitations.
    Invitations,
    /// Takes in the acceptances that came with an own invitation, which is behind the request.
    InvitationAnswers,
    /// Takes a seat of the invitation that is behind the request.
    AcceptInvitation(AcceptanceTerms),
    /// Takes an invitation back.
    WithdrawInvitation {
        /// Its id.
        id: String,
    },
    /// The effect of an act, with the board after it.
    Preview {
        /// The game's log.
        path: PagePath,
        /// The act.
        act: AskedAct,
        /// A remark.
        say: Option<String>,
        /// Whether the log is up to date though nothing is kept about it here.
        #[serde(default)]
        trust: bool,
    },
    /// Signs an act and writes it down.
    Sign {
        /// The game's log.
        path: PagePath,
        /// The act.
        act: AskedAct,
        /// A remark.
        say: Option<String>,
        /// Whether the log is up to date though nothing is kept about it here.
        #[serde(default)]
        trust: bool,
    },
    /// The letter about a game as it stands.
    Letter {
        /// The game's log.
        path: PagePath,
    },
    /// The line with a new key that a referee needs from a player who has lost his old one.
    RekeyLine {
        /// The game's log.
        path: PagePath,
        /// The player.
        name: String,
        /// The new key's file.
        text: String,
        /// Its passphrase.
        passphrase: Option<String>,
    },
    /// The tournaments that are here.
    Events,
    /// A tournament as the person at the page sees it.
    EventView {
        /// Its log.
        path: PagePath,
    },
    /// The question before a slip for a tournament is signed.
    SlipPreview {
        /// The tournament's log.
        path: PagePath,
        /// The statement.
        slip: AskedSlip,
        /// A remark, or the reasons.
        say: Option<String>,
    },
    /// Signs a slip for a tournament, and keeps it until the log has it; the letter with it.
    SlipSign {
        /// The tournament's log.
        path: PagePath,
        /// The statement.
        slip: AskedSlip,
        /// A remark, or the reasons.
        say: Option<String>,
    },
    /// The letter with a slip that was signed here.
    SlipLetter {
        /// The tournament's log.
        path: PagePath,
        /// The slip's id.
        id: String,
    },
    /// The secret of a sealed board, to be kept by its owner.
    Sealed {
        /// The game's log.
        path: PagePath,
    },
}

/// A table to practise at.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableStart {
    /// The game.
    pub game: String,
    /// The players in seat order.
    pub players: Vec<String>,
    /// Options as `key=value`.
    #[serde(default)]
    pub options: Vec<String>,
    /// The player who begins.
    pub first: Option<String>,
    /// Throw the same dice every time that this number is given.
    pub seed: Option<u64>,
}

/// A game to be begun.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGameRequest {
    /// The game.
    pub game: String,
    /// The players in seat order.
    pub players: Vec<NewPlayer>,
    /// Options as `key=value`.
    #[serde(default)]
    pub options: Vec<String>,
    /// The player who begins; drawn by dice if nobody is named.
    pub first: Option<String>,
    /// The referee's key.
    pub referee: Option<String>,
    /// The referee's address.
    pub referee_mail: Option<String>,
    /// Days for a turn, of transit, of grace, and of absence.
    pub clock: Option<[u64; 4]>,
}

/// A seat that the person at the page takes, and the terms that he would like instead of those of the invitation.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AcceptanceTerms {
    /// His name, as the others see it.
    pub name: String,
    /// His address.
    pub mail: Option<String>,
    /// Options as `key=value`, in place of all of the invitation.
    pub options: Option<Vec<String>>,
    /// The player who begins: `inviter`, `guest`, or `lots`.
    pub first: Option<String>,
    /// Days for a turn, of transit, of grace, and of absence.
    pub clock: Option<[u64; 4]>,
}

/// The terms of an invitation.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InvitationTerms {
    /// The game.
    pub game: String,
    /// Options as `key=value`.
    #[serde(default)]
    pub options: Vec<String>,
    /// How many play; as few as can if it is left out.
    pub players: Option<u64>,
    /// The player who begins: `inviter`, `guest`, or nobody for a draw.
    pub first: Option<String>,
    /// Days for a turn, of transit, of grace, and of absence.
    pub clock: Option<[u64; 4]>,
    /// The name of the person at the page.
    pub name: String,
    /// The address.
    pub mail: Option<String>,
}

/// A player of a game to be begun.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewPlayer {
    /// His name.
    pub name: String,
    /// His key, a line `ssh-ed25519 ...`; none for a player by post.
    pub key: Option<String>,
    /// His address.
    pub mail: Option<String>,
}

/// An act that the page asks for.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AskedAct {
    /// Joins.
    Join,
    /// Makes a turn.
    Turn {
        /// As typed.
        play: String,
        /// The board to seal: `random`, a number, or one's own: its 81 squares, or the text of a file with them.
        board: Option<String>,
        /// Whether the player's next dice are rolled without a question.
        #[serde(default)]
        roll_next: bool,
    },
    /// Has one's next dice rolled without a question; rolls them if that is the question now.
    RollNext,
    /// Brings elements into the log, or gives one's own to the holder of the pen.
    Answer,
    /// Resigns.
    Resign,
    /// Claims a draw that the rules give.
    ClaimDraw,
    /// Claims that somebody is out of time.
    ClaimTimeout {
        /// The player.
        name: String,
    },
    /// Is away, if the charter's clock has days for it.
    Away {
        /// The first day, as `2026-12-20`.
        from: String,
        /// The day of the return.
        until: String,
    },
    /// Replaces the own key.
    Rekey {
        /// The new key's file.
        text: String,
        /// Its passphrase.
        passphrase: Option<String>,
    },
    /// Offers something: `draw`, `end`, `prisoners`, `takeback 14`, `result alice 1, bob 0`, `referee ssh-ed25519 ...`.
    Offer {
        /// The subject of the act.
        what: String,
    },
    /// Accepts an offer, or carries out what all have accepted.
    Accept {
        /// The beginning of its id.
        id: String,
    },
    /// Says something.
    Note,
    /// Writes in the slips that wait, and nothing else.
    Post,
    /// Opens the sealed board.
    Open,
    /// Says how many tokens are kept.
    Save {
        /// How many.
        tokens: u64,
    },
    /// Answers a move before it is made.
    Order {
        /// The move that is waited for.
        when: String,
        /// The answer.
        then: String,
    },
}

/// A statement for a tournament that the page asks for.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "slip", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AskedSlip {
    /// Takes part, or agrees to take a seat.
    Enter(EntryFields),
    /// Takes part no longer.
    Withdraw {
        /// The section; all if it is left out.
        section: Option<String>,
    },
    /// Is away from all games.
    Away {
        /// The first day, as `2026-12-20`.
        from: String,
        /// The day of the return.
        until: String,
    },
    /// Says something.
    Note,
    /// Appeals.
    Appeal {
        /// The entry, by its number or its id.
        entry: String,
    },
    /// Claims points for a board that is open although its section has ended.
    Claim {
        /// The section.
        section: String,
        /// The round.
        round: u64,
        /// The board.
        board: u64,
        /// Half points in seat order.
        points: Vec<u64>,
    },
    /// Decides about an appeal, as the committee.
    Verdict {
        /// The appeal, by its id or the number of its entry.
        appeal: String,
        /// The change; nothing in it if the appeal is dismissed.
        fields: VerdictFields,
    },
    /// Replaces the own key.
    Rekey {
        /// The new key's file.
        text: String,
        /// Its passphrase.
        passphrase: Option<String>,
    },
}
