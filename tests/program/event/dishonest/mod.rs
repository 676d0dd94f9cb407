//! Damaged and dishonest events are found, with class, entry and reason, by the library and by the program.

mod every;
mod honest;
