//! The findings in copies of games, as an arbiter reads them.

pub mod acts;
pub mod clock;
pub mod findings;
pub mod line;
pub mod slips;
pub mod values;
