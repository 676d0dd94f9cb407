//! Messages on their way out.

use adjudicate_mail::message::OutgoingMessage;
use lettre::Address;
use lettre::message::Mailbox;

use adjudicate_agent::Context;
use adjudicate_agent::Failure;
pub use adjudicate_agent::correspondents::{default, written};

/// Puts a message into the outbox, once for every recipient.
///
/// # Errors
/// The outbox cannot be written.
pub fn keep(office: &Context, message: &OutgoingMessage) -> Result<(), Failure> {
    let text = written(message)?;
    let to: Vec<&Address> = recipients(message).into_iter().map(|mailbox| &mailbox.email).collect();
    office.outbox()?.keep(&message.about, &message.from.email, &to, message.date, &text).map_err(Failure::from)
}

/// All who get it.
pub fn recipients(message: &OutgoingMessage) -> Vec<&Mailbox> {
    message.to.iter().chain(&message.copy).collect()
}
