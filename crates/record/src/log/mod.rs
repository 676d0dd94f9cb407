//! The log: entries in their one spelling, cut, read, written, and kept in files.

#[cfg(feature = "loose")]
mod armor;
mod charter;
pub mod cursor;
mod entry;
mod evidence;
#[cfg(feature = "files")]
pub mod file;
mod frame;
#[cfg(feature = "json")]
mod impls;
#[cfg(feature = "files")]
pub mod layout;
#[cfg(feature = "loose")]
pub mod loose;
mod options;
mod scalar;
#[cfg(feature = "json")]
mod schema;
mod signed;
mod slip;
pub mod spelled;
mod spelling;
#[cfg(feature = "files")]
pub mod state;
mod text;
pub mod tree;
pub mod writer;

#[cfg(feature = "loose")]
pub use armor::{first_block, unwrap, unwrap_all, wrap};
pub use charter::{Carry, Charter, Clock, EventPlace, Organiser, Player, Referee, Series};
pub use entry::{Claim, Entry, Join, Kind, Leaf, Open, RefereeDecision, Reveal, Ruling, SealedProof, Turn};
pub use evidence::{
    EVIDENCE_START, Evidence, EvidenceClaim, EvidenceHead, EvidenceLine, read_evidence, write_evidence,
};
pub use frame::{BadFrame, ENTRY_MAX, Frame, Frames, LOG_MAX};
pub use scalar::{Bytes, INT_MAX, Text, TextFault, Time, Yes, parse_int};
#[cfg(feature = "json")]
pub use schema::strict_schema;
#[cfg(feature = "json")]
pub use schema::{evidence as evidence_schema, schema};
pub use signed::SignedEntry;
pub use slip::{
    Absence, Extend, Offer, Order, Rekey, SLIP_MAX, SLIPS_MAX, Slip, SlipKind, TimeClaim, agreed, check_slip,
    check_slips,
};
pub use spelled::{document, whole};
pub use spelling::Misspelling;
pub use text::{payload, read, read_slip, sig_line, write};
