//! A referee for board games played by letter and e-mail.

pub mod crypto;
