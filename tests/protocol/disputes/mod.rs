//! Disputes: copies in all combinations, evidence and attacks on it.

mod attacks;
mod copies;
mod evidence;
mod size;
mod told;
