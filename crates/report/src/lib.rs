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

pub use dispute::{
    BranchReport, BrokenCopy, BrokenEvent, CopyOfEvent, CopyReport, DamagedEntry, DisputeReport, DisputedEvent,
    DisputedGame, EntryFault, EntryReport, EventParting, EvidenceVerdict, FaultReport, FellOut, FindingReport,
    LineReport, LooseSlip, ProvedEntry, RefusedEntry, SignedEntryText, SignedEventEntry, SignedEventTwice,
    SignedGameTwice, StrayEntry,
};
pub use event::{
    BoardStatus, CollectedResult, EntryWritten, EventFinding, EventStatus, EventVerdict, HandedSlip, LaterEntries,
    NewEvent, NumberedPlayers, OverdueDuty, PairedGame, RoundPairings, RoundStatus, SectionStatus, TakenSlip,
    WrittenPage,
};
pub use explain::{
    ChainStep, Contribution, DrawnDie, ElementUsed, ExplainedSlip, ExplainedThrow, ExplainedTurnEntry, LeafProof,
    SignatureCheck, SlipSignature,
};
pub use game::{
    AcceptedTableLine, DiceElement, ExportedFiles, ExportedKey, ExportedText, GameState, GameVerdict, KeyShown,
    LegalMoves, MoveList, NewGame, PerftCount, PrintedCards, RefusedTableLine, ReplayedEntry, ShownGame, SignedSlip,
    WaitsFor, WrittenEntry, WrittenFiles,
};
pub use here::{AskedOfYou, GameHere, GamesHere, SetupCheck, SetupReport, SetupState};
pub use import::{ImportFailure, ImportedElement, ImportedEntry, ImportedGame, ImportedSlip, OwnDuty, PlacedEntry};
pub use ledger::{
    BankTokens, CarriedTokens, CarryTroubleReport, ConflictReport, ConflictingEntry, ContinuedGame, InvalidLog,
    LaterSaving, LedgerGameReport, LedgerReport, LedgerSeries, PlayerTokens, RefusedLog, TokensReport,
};
pub use mail::{
    DealtLetter, DeskGame, DeskStatus, EarlyEntry, MailTrial, OpenInvitation, OutgoingMail, PlayerDue, PlayerGame,
    PlayerStatus, SendingReport, StandstillReport, TimeoutClaim, UndeliveredMail, UnreadLetter, UnreadLetterText,
    UnreadLetters, UnreadMail,
};
pub use page::{page, reference};
pub use rules::{ClauseText, GameList, GameListing, GameRules, OptionText, PlayerCount};
pub use schema::schema;
pub use store::{DeskLogLine, StoreMoved, StoreStatus};

/// The output of a command for `--json`: one object, or one list, on a line.
pub trait Report: Serialize {}
