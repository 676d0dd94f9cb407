//! Sending what waits in the outbox.

use std::collections::BTreeSet;
use std::path::PathBuf;

use adjudicate_agent::Context;
use adjudicate_agent::Failure;
use adjudicate_agent::sysexits;
use adjudicate_mail::address;
use adjudicate_mail::outbox::QueueHeader;
use adjudicate_mail::transport::{DeliveryError, Transport};
use adjudicate_record::log::file::FileError;
use adjudicate_rules::{Phrase, PhraseArgument, phrase};
use tracing::{info, warn};

/// After so many days in the outbox a message is put aside, as mail servers do it.
const DAYS: u64 = 5;

/// The outcome of sending the messages that waited.
#[derive(Debug, Default)]
pub struct SendReport {
    /// The addresses of the messages that were sent.
    pub sent: Vec<String>,
    /// The addresses of messages that no server takes, with the reason.
    pub refused: Vec<(String, Phrase)>,
    /// The addresses of messages that were tried and wait, with the reason.
    pub waiting: Vec<(String, Phrase)>,
    /// Whether another program is sending.
    pub busy: bool,
}

impl SendReport {
    /// Adds the outcome of a message, and logs one that was sent.
    pub fn add(&mut self, cover: &QueueHeader, handed: DeliveryOutcome) {
        let to = address::folded(&cover.to);
        match handed {
            DeliveryOutcome::Sent => {
                info!(to, "sent to {to}");
                self.sent.push(to);
            }
            DeliveryOutcome::Waits(why) => self.waiting.push((to, why)),
            DeliveryOutcome::Refused(why) => self.refused.push((to, why)),
        }
    }

    /// Logs what was not sent.
    pub fn log(&self) {
        let refused = self.refused.iter();
        refused.for_each(|(to, why)| warn!(to, "will not be taken for {to}: {why}"));
        if let Some((to, why)) = self.waiting.first() {
            let count = self.waiting.len();
            let what = if count == 1 { "message waits" } else { "messages wait" };
            warn!(count, "{count} {what}, that to {to} because of: {why}");
        }
    }

    /// Whether everything that waited was sent.
    ///
    /// # Errors
    /// Says what was not, and what to do.
    pub fn all_sent(&self) -> Result<(), Failure> {
        if let Some((to, reason)) = self.refused.first() {
            let count = self.refused.len();
            let what = if count == 1 { "a message".to_owned() } else { format!("{count} messages") };
            let said = format!("{what} will not be taken, that to {to} because of: {reason}");
            let kept = if count == 1 { "it is" } else { "they are" };
            let hint =
                format!("{kept} kept in the outbox's directory `refused`; the address in the charter may be wrong");
            let number = PhraseArgument::count(count);
            return Err(Failure::environment(told("messages-refused", said, count, (to, reason)))
                .hint(Phrase::english("messages-refused-hint", hint).with("number", number))
                .status_is(sysexits::UNAVAILABLE));
        }
        if let Some((to, reason)) = self.waiting.first() {
            let count = self.waiting.len();
            let what = if count == 1 { "one message waits".to_owned() } else { format!("{count} messages wait") };
            let said = format!("{what} in the outbox, that to {to} because of: {reason}");
            return Err(Failure::environment(told("messages-wait", said, count, (to, reason)))
                .hint(phrase!("messages-wait-hint", "`adjudicate mail send --outbox` tries again"))
                .status_is(sysexits::TEMPFAIL));
        }
        if self.busy {
            let reason = phrase!("outbox-busy", "another program is sending from the outbox");
            return Err(Failure::environment(reason)
                .hint(phrase!("outbox-busy-hint", "`adjudicate mail send --outbox` sends what it leaves"))
                .status_is(sysexits::TEMPFAIL));
        }
        Ok(())
    }
}

/// So many messages that were not sent, with the address of one of them and the reason.
fn told(key: &'static str, english: String, count: usize, (to, reason): (&str, &Phrase)) -> Phrase {
    Phrase::english(key, english).with("number", PhraseArgument::count(count)).with("to", to).with("reason", reason)
}

/// A sender that skips the messages that it has put off until it is told to try them again.
#[derive(Default)]
pub struct MailSender {
    transport: Option<Transport>,
    /// Messages that the server does not take now.
    put_off: BTreeSet<PathBuf>,
    /// Why there is no way to any server now.
    closed: Option<DeliveryError>,
}

/// The outcome of handing a message over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeliveryOutcome {
    /// It was sent.
    Sent,
    /// It waits, for this reason.
    Waits(Phrase),
    /// No server takes it, for this reason.
    Refused(Phrase),
}

/// Sends what waits. One message that is not taken does not keep the next from being sent; a server that cannot be reached
/// does.
///
/// # Errors
/// It is not known how to send mail, or the outbox cannot be read or changed.
pub fn all(office: &Context) -> Result<SendReport, Failure> {
    MailSender::default().send(office)
}

impl MailSender {
    /// Whether anything was put off.
    pub fn has_put_off(&self) -> bool {
        self.closed.is_some() || !self.put_off.is_empty()
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
        self.closed = None;
        self.put_off.clear();
    }

    /// Sends what waits in the outbox and was not put off.
    ///
    /// # Errors
    /// As [`all`].
    pub fn send(&mut self, office: &Context) -> Result<SendReport, Failure> {
        if self.closed.is_some() {
            return Ok(SendReport::default());
        }
        let posted = self.send_waiting(office);
        // Settings that cannot be used now are looked at again when everything else is, too.
        if let Err(failure) = &posted {
            self.closed = Some(DeliveryError { retryable: true, all: true, reason: failure.reason().clone() });
        }
        posted
    }

    fn send_waiting(&mut self, office: &Context) -> Result<SendReport, Failure> {
        let mut posted = SendReport::default();
        let outbox = office.outbox()?;
        let waiting = outbox.waiting_but(&self.put_off)?;
        if waiting.is_empty() {
            return Ok(posted);
        }
        let Some(sending) = outbox.begin()? else {
            posted.busy = true;
            return Ok(posted);
        };
        let now = office.now()?;
        for message in waiting {
            // If there is no way to any server, the messages are not even read.
            let bytes = if self.closed.is_some() { Ok(Vec::new()) } else { outbox.message(&message) };
            let handed = match bytes {
                Ok(bytes) => self.hand_over(office, &message.cover, &bytes),
                // Somebody else has sent it meanwhile.
                Err(FileError::Absent { .. }) => Ok(DeliveryOutcome::Sent),
                Err(error) => return Err(error.into()),
            };
            let handed = match handed {
                Ok(handed) => handed,
                Err(failure) => {
                    outbox.note(&sending, now, Some(&office.language.phrase(failure.reason())))?;
                    return Err(failure);
                }
            };
            match &handed {
                DeliveryOutcome::Sent => outbox.sent(&sending, &message)?,
                DeliveryOutcome::Refused(_) => outbox.refuse(&sending, &message)?,
                DeliveryOutcome::Waits(_) => drop(self.put_off.insert(message.path)),
            }
            posted.add(&message.cover, handed);
        }
        let reason = self.closed.as_ref().map(|undelivered| office.language.phrase(&undelivered.reason));
        outbox.note(&sending, now, reason.as_deref())?;
        posted.sent.sort();
        Ok(posted)
    }

    /// Hands a message over, unless there was no way to any server a moment ago.
    ///
    /// # Errors
    /// It is not known how to send mail.
    pub fn hand_over(
        &mut self,
        office: &Context,
        cover: &QueueHeader,
        message: &[u8],
    ) -> Result<DeliveryOutcome, Failure> {
        let Err(undelivered) = self.try_to_hand_over(office, cover, message)? else { return Ok(DeliveryOutcome::Sent) };
        if undelivered.all {
            // The way to a server that does not answer is looked for anew, password and all.
            self.transport = None;
            self.closed = Some(undelivered.clone());
        }
        // A failure of all messages is no fault of this one, however long it lasts.
        let again = undelivered.all || (undelivered.retryable && cover.since.plus_days(DAYS) >= office.now()?);
        Ok(if again {
            DeliveryOutcome::Waits(undelivered.reason)
        } else {
            DeliveryOutcome::Refused(undelivered.reason)
        })
    }

    fn try_to_hand_over(
        &mut self,
        office: &Context,
        cover: &QueueHeader,
        message: &[u8],
    ) -> Result<Result<(), DeliveryError>, Failure> {
        if let Some(closed) = &self.closed {
            return Ok(Err(closed.clone()));
        }
        let transport = match &mut self.transport {
            Some(transport) => transport,
            none => match Transport::open(office.settings.way()?) {
                Ok(transport) => none.insert(transport),
                Err(undelivered) => return Ok(Err(DeliveryError { all: true, ..undelivered })),
            },
        };
        Ok(transport.send(&cover.from, &cover.to, message))
    }
}
