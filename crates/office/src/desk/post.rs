//! Sending what waits in the outbox.

use std::collections::BTreeSet;
use std::path::PathBuf;

use crate::failure::Failure;
use crate::office::Office;
use crate::sysexits;
use adjudicate_mail::address;
use adjudicate_mail::outbox::{Outbox, QueuedMessage, Sending};
use adjudicate_mail::transport::{Transport, Undelivered};
use adjudicate_record::log::Time;
use adjudicate_record::log::file::FileError;

/// After so many days in the outbox a message is put aside, as mail servers do it.
const DAYS: u64 = 5;

/// What became of the messages in the outbox.
#[derive(Debug, Default)]
pub struct Posted {
    /// Who was written to.
    pub sent: Vec<String>,
    /// What no server takes, with the reason.
    pub refused: Vec<(String, String)>,
    /// What was tried and waits, and why.
    pub waiting: Vec<(String, String)>,
    /// Whether another program is sending.
    pub busy: bool,
}

impl Posted {
    /// Whether everything that waited was sent.
    ///
    /// # Errors
    /// Says what was not, and what to do.
    pub fn all_sent(&self) -> Result<(), Failure> {
        if let Some((to, reason)) = self.refused.first() {
            let count = self.refused.len();
            let what = if count == 1 { "a message".to_owned() } else { format!("{count} messages") };
            let failure = Failure::environment(format!("{what} will not be taken, that to {to} because of: {reason}"));
            let kept = if count == 1 { "it is" } else { "they are" };
            return Err(failure
                .hint(format!(
                    "{kept} kept in the outbox's directory `refused`; the address in the charter may be wrong"
                ))
                .status_is(sysexits::UNAVAILABLE));
        }
        if let Some((to, reason)) = self.waiting.first() {
            let count = self.waiting.len();
            let what = if count == 1 { "one message waits".to_owned() } else { format!("{count} messages wait") };
            let failure = Failure::environment(format!("{what} in the outbox, that to {to} because of: {reason}"));
            return Err(failure.hint("`adjudicate mail send --outbox` tries again").status_is(sysexits::TEMPFAIL));
        }
        if self.busy {
            let failure = Failure::environment("another program is sending from the outbox");
            return Err(failure
                .hint("`adjudicate mail send --outbox` sends what it leaves")
                .status_is(sysexits::TEMPFAIL));
        }
        Ok(())
    }
}

/// Who sends, again and again, and does not try in vain what was put off a moment ago.
#[derive(Default)]
pub struct Postman {
    transport: Option<Transport>,
    /// Messages that the server does not take now.
    put_off: BTreeSet<PathBuf>,
    /// Whether there is no way to any server now.
    closed: bool,
}

/// Sends what waits. One message that is not taken does not keep the next from being sent; a server that cannot be reached
/// does.
///
/// # Errors
/// It is not known how to send mail, or the outbox cannot be read or changed.
pub fn all(office: &Office) -> Result<Posted, Failure> {
    Postman::default().send(office, &mut |_| {})
}

impl Postman {
    /// Whether anything was put off.
    pub fn has_put_off(&self) -> bool {
        self.closed || !self.put_off.is_empty()
    }

    /// Whether a server waits for more.
    pub fn is_connected(&self) -> bool {
        self.transport.as_ref().is_some_and(Transport::is_connected)
    }

    /// Takes leave of a server that waits for more.
    pub fn hang_up(&mut self) {
        self.transport.iter_mut().for_each(Transport::hang_up);
    }

    /// Tries again what was put off, from the next time on.
    pub fn tries_all_again(&mut self) {
        self.closed = false;
        self.put_off.clear();
    }

    /// Sends what waits and was not put off; says at once of everybody that something was sent to him.
    ///
    /// # Errors
    /// As [`all`].
    pub fn send(&mut self, office: &Office, sent: &mut dyn FnMut(&str)) -> Result<Posted, Failure> {
        if self.closed {
            return Ok(Posted::default());
        }
        // Settings that cannot be used now are looked at again when everything else is, too.
        let posted = self.try_to_send(office, sent);
        self.closed |= posted.is_err();
        posted
    }

    fn try_to_send(&mut self, office: &Office, sent: &mut dyn FnMut(&str)) -> Result<Posted, Failure> {
        let outbox = office.settings.outbox()?;
        let mut posted = Posted::default();
        let waiting = outbox.waiting_but(&self.put_off)?;
        if waiting.is_empty() {
            return Ok(posted);
        }
        let Some(sending) = outbox.begin()? else {
            posted.busy = true;
            return Ok(posted);
        };
        let now = office.now()?;
        let mut transport = match self.transport.take() {
            Some(transport) => Ok(transport),
            None => match office.settings.way() {
                Ok(way) => Transport::open(way),
                Err(failure) => {
                    outbox.note(&sending, now, Some(failure.message()))?;
                    return Err(failure);
                }
            },
        };
        let mut closed = transport.as_ref().err().cloned();
        for message in waiting {
            let result = match (&mut transport, &closed) {
                (_, Some(undelivered)) => Err(undelivered.clone()),
                (Err(undelivered), None) => Err(undelivered.clone()),
                (Ok(transport), None) => hand_over(transport, &message)?,
            };
            match result {
                Ok(()) => {
                    outbox.sent(&sending, &message)?;
                    let to = address::folded(&message.to);
                    sent(&to);
                    posted.sent.push(to);
                }
                Err(undelivered) => {
                    let all = undelivered.all.then(|| undelivered.clone());
                    if put_off(&outbox, &sending, &message, undelivered, now, &mut posted)? {
                        self.put_off.insert(message.path);
                        closed = closed.or(all);
                    }
                }
            }
        }
        // The way to a server that does not answer is looked for anew, password and all.
        self.closed = closed.is_some();
        outbox.note(&sending, now, closed.as_ref().map(|undelivered| undelivered.reason.as_str()))?;
        self.transport = transport.ok().filter(|_| !self.closed);
        posted.sent.sort();
        Ok(posted)
    }
}

fn hand_over(transport: &mut Transport, message: &QueuedMessage) -> Result<Result<(), Undelivered>, Failure> {
    match message.message() {
        Ok(bytes) => Ok(transport.send(&message.from, &message.to, &bytes)),
        // Somebody else has sent it meanwhile.
        Err(FileError::Absent { .. }) => Ok(Ok(())),
        Err(error) => Err(error.into()),
    }
}

/// Puts a message off for another time, or aside if there is none; says which.
fn put_off(
    outbox: &Outbox,
    sending: &Sending,
    message: &QueuedMessage,
    undelivered: Undelivered,
    now: Time,
    posted: &mut Posted,
) -> Result<bool, Failure> {
    let to = address::folded(&message.to);
    // What concerns all messages is no fault of this one, however long it lasts.
    let again = undelivered.all || (undelivered.again && message.since.plus_days(DAYS) >= now);
    match again {
        true => posted.waiting.push((to, undelivered.reason)),
        false => {
            outbox.refuse(sending, message)?;
            posted.refused.push((to, undelivered.reason));
        }
    }
    Ok(again)
}
