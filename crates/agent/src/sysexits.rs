//! Exit statuses that mail servers understand (sysexits.h).

/// Wrong usage.
pub const USAGE: u8 = 64;
/// The input is refused.
pub const DATA: u8 = 65;
/// The request cannot be met, now or later.
pub const UNAVAILABLE: u8 = 69;
/// It may go better another time.
pub const TEMPFAIL: u8 = 75;
/// Wrong settings.
pub const CONFIG: u8 = 78;
