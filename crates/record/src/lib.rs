//! The record of a game: keys and signatures, dice that nobody can choose, and the log that holds everything.
//!
//! Nothing here knows a game or judges one; that is for `adjudicate-referee`. Files (`files`), key files of OpenSSH
//! (`keys`) and entries as mail mangles them (`loose`) are features. Programs that only verify can disable them.
//!
//! ```
//! use adjudicate_record::log::{Frames, read};
//!
//! let log = std::fs::read("../../examples/short-win.yaml")?;
//! for frame in Frames::new(&log) {
//!     let frame = frame.map_err(|bad| format!("{bad:?}"))?;
//!     let entry = read(frame.text).map_err(|misspelling| format!("{misspelling:?}"))?;
//!     println!("{} {} by {}", entry.seq, entry.kind.name(), entry.by);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod crypto;
pub mod dice;
pub mod log;
pub mod printable;
