//! The texts of a player who has nothing but a mail program: commands, one a line, and their meaning.
//!
//! The words come from [`adjudicate_mail::reply_text`]; here it is found out what they ask for. Nothing is guessed: a line that may
//! be talk and may be a move is asked about, and so is a move that can be meant in several ways.

mod absences;
pub mod acts;
mod asked;
pub mod consent;
pub mod grammar;
pub mod kept;
mod phrases;
mod plain;
pub mod record;
pub mod request;
pub mod token;

pub use asked::{MailCommand, MailOffer};
pub use grammar::{MailRequest, ReplyContext, read};
pub use phrases::spoken;
