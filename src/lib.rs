//! A referee for board games played by letter and e-mail.
pub mod cli;
pub mod crypto;
pub mod dice;
pub mod games;
pub mod log;
pub mod referee;
pub mod render;
pub mod rules;
