//! A referee for board games played by letter and e-mail.
pub mod games;
pub mod render;
pub mod rules;
