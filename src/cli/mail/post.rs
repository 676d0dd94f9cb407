//! Sending what waits in the outbox.

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::log::Time;
use crate::mail::address;
use crate::mail::outbox::{Outbox, Sending, Waiting};
use crate::mail::transport::{Transport, Undelivered};

/// After so many days in the outbox a message is put aside, as mail servers do it.
const DAYS: u64 = 5;

/// What became of the messages in the outbox.
#[derive(Debug, Default)]
pub struct Posted {
    /// Who was written to.
    pub sent: Vec<String>,
    /// What no server takes, with the reason.
    pub refused: Vec<(String, String)>,
    /// How many wait, and why.
    pub waiting: Vec<(String, String)>,
    /// Whether another program is sending.
    pub busy: bool,
}

/// Sends what waits. One message that is not taken does not keep the next from being sent; a server that cannot be reached
/// does.
///
/// # Errors
/// It is not known how to send mail, or the outbox cannot be read or changed.
pub fn all(context: &Context) -> Result<Posted, Failure> {
    let outbox = context.settings.outbox()?;
    let mut posted = Posted::default();
    let waiting = outbox.waiting()?;
    if waiting.is_empty() {
        return Ok(posted);
    }
    let Some(sending) = outbox.begin()? else {
        posted.busy = true;
        return Ok(posted);
    };
    let transport = Transport::open(context.settings.mail()?.way()?);
    let now = context.now()?;
    let mut closed: Option<Undelivered> = None;
    for message in waiting {
        let to = address::folded(&message.to);
        let result = match (&transport, &closed) {
            (Err(undelivered), _) => Err(undelivered.clone()),
            (_, Some(undelivered)) => Err(undelivered.clone()),
            (Ok(transport), None) => send(transport, &message)?,
        };
        match result {
            Ok(()) => {
                outbox.sent(&sending, &message)?;
                posted.sent.push(to);
            }
            Err(undelivered) => keep(&outbox, &sending, &message, undelivered, now, &mut posted, &mut closed)?,
        }
    }
    posted.sent.sort();
    Ok(posted)
}

fn send(transport: &Transport, message: &Waiting) -> Result<Result<(), Undelivered>, Failure> {
    match message.message() {
        Ok(bytes) => Ok(transport.send(&message.from, &message.to, &bytes)),
        // Somebody else has sent it meanwhile.
        Err(crate::log::file::FileError::Absent { .. }) => Ok(Ok(())),
        Err(error) => Err(error.into()),
    }
}

fn keep(
    outbox: &Outbox,
    sending: &Sending,
    message: &Waiting,
    undelivered: Undelivered,
    now: Time,
    posted: &mut Posted,
    closed: &mut Option<Undelivered>,
) -> Result<(), Failure> {
    let to = address::folded(&message.to);
    let old = message.since.plus_days(DAYS) < now;
    if !undelivered.again || old {
        outbox.refuse(sending, message)?;
        posted.refused.push((to, undelivered.reason));
        return Ok(());
    }
    posted.waiting.push((to, undelivered.reason.clone()));
    if undelivered.all {
        *closed = Some(undelivered);
    }
    Ok(())
}
