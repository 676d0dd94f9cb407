//! The output of commands for `--json`: typed, with a schema for each in `schemas/reports.schema.json` and a page about
//! all of them, docs/json.md, both of which are made from these types.
//!
//! Commands that say the same thing say it with the same type. Keys are added to; a key that is there keeps its
//! meaning. An unknown value is null; a key is left out only if its type says so.

mod dispute;
mod event;
mod explain;
mod game;
mod here;
mod import;
mod ledger;
mod mail;
mod page;
mod rules;
mod schema;
mod store;
mod throw;

use serde::Serialize;

pub use adjudicate_text::status::{AwaitedTask, GameEnd, MemberTask, Status};
pub use dispute::{
    BranchReport, BrokenCopy, BrokenEvent, CopyOfEvent, CopyReport, DamagedEntry, DisputeReport, DisputedEvent,
    DisputedGame, EntryFault, EntryReport, EventEquivocation, EventForkReport, EvidenceVerdict, FaultReport,
    FindingReport, GameEquivocation, LineReport, OrphanedBranches, ProvedEntry, RefusedEntry, SignedEntryText,
    SignedEventEntry, StrayEntry, UnwrittenSlipReport,
};
pub use event::{
    AppealStatus, ArchivedEvent, BoardOutcome, BoardStatus, ClaimStatus, CollectedResult, DifferentRound, EntryWritten,
    EventArchive, EventFinding, EventResults, EventStatus, EventTimes, EventVerdict, HandedSlip, LaterEntries,
    NewEvent, NumberedPlayers, OverdueDuty, PairedGame, PassedOverPlayer, PersonRating, PlayerPreview, PlayerTime,
    RatingsReport, ReceivedSlip, ReportPairs, RoundOutcome, RoundPairings, RoundPreview, RoundStatus, SectionResults,
    SectionStatus, WrittenPage,
};
pub use explain::{
    ChainStep, Contribution, DrawnDie, ExplainedSlip, ExplainedThrow, ExplainedTurnEntry, LeafProof, SignatureCheck,
    SlipSignature, UsedElement,
};
pub use game::{
    AcceptedTableLine, AwaitedAct, DiceElement, ExportedFiles, ExportedKey, ExportedText, GameStatus, GameVerdict,
    InvitationReport, KeyReport, LegalMoves, MoveList, NewGameReport, PerftCount, PrintedCards, RefusedTableLine,
    ReplayedEntry, ShownGame, SignedSlip, WrittenEntry, WrittenFiles,
};
pub use here::{DirectoryGame, DirectoryGames, GameSummary, SetupCheck, SetupReport, SetupState, UserTask};
pub use import::{ImportFailure, ImportedElement, ImportedEntry, ImportedGame, ImportedSlip, OwnDuty, PlacedEntry};
pub use ledger::{
    BankTokens, CarriedTokens, CarryTroubleReport, ConflictReport, ConflictingEntry, ContinuedGame, InvalidLog,
    LaterSaving, LedgerGameReport, LedgerReport, LedgerSeries, PlayerTokens, RefusedLog, TokensReport,
};
pub use mail::{
    DeskGame, DeskStatus, HandledLetter, MailTrial, OpenInvitation, OutOfOrderEntry, OutgoingMail, PlayerDuty,
    PlayerGame, PlayerGames, SendingHaltReport, SendingReport, TimeoutClaim, UndeliveredMail, UnreadLetter,
    UnreadLetterText, UnreadLetters, UnreadMail,
};
pub use page::{page, reference};
pub use rules::{ClauseText, GameList, GameListing, GameRules, OptionText, PlayerCount};
pub use schema::schema;
pub use store::{
    DeskLogLine, Erasure, RefusedMail, RefusedMails, SettledMails, StayingRecord, StoreArchive, StoreDesk, StoreDesks,
    StoreFault, StoreGame, StoreGameHistory, StoreGames, StoreStatus, StoreTransfer, StoreVerdict, StoredEntry,
    WaitingItem,
};

/// The output of a command for `--json`: one object, or one list, on a line.
pub trait Report: Serialize {}
