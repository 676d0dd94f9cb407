//! Tournaments: the event's log, its lots, pairings, results and standings.
//!
//! The log of an event has the envelope, ids, slips and signatures of a game's log, but other kinds of entries. Anybody can
//! recompute lots, pairings and standings from this log, and every result from the log of its game.
//!
//! An [`Event`] has for each section a [`SectionState`]: players by number, the order of lots, leavings, rounds. Entries
//! are checked against the event's log alone; `audit` compares it with the logs of the games. Boards of two are paired by a
//! minimum-weight perfect matching; its dual variables prove that it is optimal. The last of its aims are the lots, so the
//! optimum is unique and all programs find the same one.
//!
//! ```
//! use adjudicate_event::verify;
//!
//! let log = std::fs::read("../../examples/event/event.yaml")?;
//! let verified = verify(&log);
//! assert!(verified.fault.is_none());
//! let event = verified.event.ok_or("the log is empty")?;
//! assert_eq!(event.charter().director.name.as_str(), "livia");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// A kind of entry about which nobody has decided does not pass.
#![deny(clippy::wildcard_enum_match_arm)]

mod appeal;
mod audit;
mod board;
mod byes;
mod carried;
mod charter;
mod charter_check;
mod committee;
mod compose;
mod corrections;
mod dutch;
mod entry;
mod fork;
mod handover;
mod judge;
mod knockout;
mod leave;
mod lots;
mod paired;
pub mod pairing;
mod preview;
pub mod ratings;
mod registration;
mod remark;
pub mod report;
mod results;
mod rounds;
mod schema;
mod score;
mod slip;
mod slips;
mod stages;
mod state;
mod step;
pub mod table;
mod tables;
mod text;
mod verify;

pub use appeal::{
    AdjudicationClaim, Appeal, AppealRecord, AppealVerdict, AppealableAct, AppealableEntry, ClaimRecord, Upheld,
    VerdictDecision, VerdictRecord,
};
pub use audit::{Audit, AuditFinding, AuditedBoard, GameLog, audit};
pub use board::{BroughtTokens, charter as board_charter};
pub use charter::{
    Charter, Committee, DRAW, Director, ForbiddenGroup, GroupOrder, LEGS, LevelRule, OverstepRule, PairingSystem,
    PlayerSource, SEATS, Section, SectionGroups, SeedingRule, SwissPairing, Tiebreak, WIN,
};
pub use charter_check::check as check_charter;
pub use compose::{ComposedEntry, Draft, begin};
pub use dutch::{PairingFacts, pairing_facts};
pub use entry::{
    AskedBye, BoardLocation, BoardPairing, BoardResult, DirectorDecision, DirectorRuling, DrawReveal, Enrolment,
    Entrant, Entry, EventEntryKind, GivenBye, Handover, LotsReveal, PlayerKey, PlayerLeave, PostalAppeal,
    RoundLocation, RoundPairing, RuledPoints, Substitution, Withdrawal,
};
pub use fork::{DirectorEquivocation, EventCase, EventCopy, EventFork};
pub use lots::{element, tip};
pub use preview::{PassReason, SeatPreview, preview};
pub use remark::{EventRemark, RemarkSubject, corrected, decided};
pub use rounds::{count as round_count, eliminated};
pub use schema::schema;
pub use score::of as points_of;
pub use slip::{HandoverConsent, Slip, SlipKind};
pub use slips::SlipDraft;
pub use state::{
    BoardScore, Event, EventHandover, EventLeave, PairedBoard, Registration, Round, RoundPlan, SectionDraw,
    SectionExit, SectionState,
};
pub use step::id_of;
pub use tables::section as table_of;
pub use text::{payload, read, read_slip, write};
pub use verify::{VerifiedLog, verify, verify_with};
