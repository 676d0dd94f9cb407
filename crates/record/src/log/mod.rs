//! The log: entries in their one spelling, cut, read, written, and kept in files.

#[cfg(feature = "loose")]
mod armor;
pub mod canonical;
mod charter;
pub mod cursor;
mod entry;
mod evidence;
#[cfg(feature = "files")]
pub mod file;
mod frame;
#[cfg(feature = "json")]
mod impls;
mod invitation;
#[cfg(feature = "files")]
pub mod layout;
#[cfg(feature = "loose")]
pub mod loose;
mod not_canonical;
mod options;
mod scalar;
#[cfg(feature = "json")]
mod schema;
mod signed;
#[cfg(feature = "files")]
pub mod signing_state;
mod slip;
mod text;
pub mod tree;
pub mod writer;

#[cfg(feature = "loose")]
pub use armor::{
    ArmorLabel, armored_blocks, first_block, link_part, read_link_part, unwrap, unwrap_all, wrap, wrap_as,
};
pub use canonical::{document, whole};
pub use charter::{BankClock, Carry, Charter, Clock, EventPlace, Organiser, PerTurnClock, Player, Referee, Series};
pub use entry::{
    DrawClaim, Entry, EntryKind, Join, Leaf, OpenedBoard, RefereeDecision, Reveal, Ruling, RulingGround, SealedProof,
    Turn,
};
pub use evidence::{
    EVIDENCE_START, Evidence, EvidenceClaim, EvidenceHead, EvidenceLine, read_evidence, write_evidence,
};
pub use frame::{BadFrame, ENTRY_MAX, Frame, Frames, LOG_MAX, charter_id};
pub use invitation::{GUEST, GameInvitation, INVITATION_MAX, INVITER, SeatAcceptance};
pub use not_canonical::NotCanonical;
pub use scalar::{Bytes, INT_MAX, Text, TextFault, Time, True, parse_int};
#[cfg(feature = "json")]
pub use schema::strict_schema;
#[cfg(feature = "json")]
pub use schema::{evidence as evidence_schema, schema};
pub use signed::SignedEntry;
pub use slip::{
    AbsencePeriod, AnnouncedAbsence, DaysOfYear, EVENT_SLIPS, Extend, Offer, Order, Receipt, Rekey, SLIP_MAX,
    SLIPS_MAX, Slip, SlipKind, TimeClaim, agreed, check_slip, check_slips,
};
pub use text::{payload, read, read_slip, sig_line, write};
