//! Duerror Grandis: the engine against complete games, and random games of every variant.

mod games;
mod illegal;
mod page;
mod play;
mod table;
