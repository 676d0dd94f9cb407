//! Exit statuses that mail servers understand (sysexits.h).

/// Wrong usage.
pub const USAGE: u8 = 64;
/// What was handed over is refused.
pub const DATA: u8 = 65;
/// What was asked for cannot be had, now or later.
pub const UNAVAILABLE: u8 = 69;
/// It may go better another time.
pub const TEMPFAIL: u8 = 75;
/// Wrong settings.
pub const CONFIG: u8 = 78;
