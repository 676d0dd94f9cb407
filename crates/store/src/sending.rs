//! The messages that a desk over a store has to send.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use adjudicate_agent::{Context, Failure};
use adjudicate_desk::post::{DeliveryOutcome, MailSender, SendReport};
use adjudicate_desk::sender::MessageQueue;
use adjudicate_mail::outbox::QueueHeader;

use crate::connect::{Access, open};
use crate::renewal::LeaseRenewal;
use crate::send_queue::SendQueue;
use crate::store::{LeasedWork, PostedLetter, QueuedLetter, SendOutcome, Store};
use crate::timings::DeskTimings;

/// The messages that are taken together.
const LETTERS: usize = 50;
/// The pause between two looks into the store when it had no messages.
const PAUSE: Duration = Duration::from_secs(1);

/// The queue of messages in a store, read over a connection of its own, and the messages that this desk has just written.
///
/// Before a message is sent its lease is checked, and that it was sent is noted at once. So a message is sent twice only if the desk is
/// stopped for good between the mail server's yes and that note: one message at most each time.
pub struct StoreQueue<'a> {
    context: &'a Context,
    access: Access,
    /// Messages that this desk has written a moment ago.
    own: &'a SendQueue,
    renewal: &'a LeaseRenewal,
    timings: DeskTimings,
    store: Option<Box<dyn Store>>,
    /// Messages that were taken and not tried yet.
    in_hand: VecDeque<QueuedLetter>,
    /// A message that was sent or put off, whose outcome the store does not know yet.
    unsettled: Option<PostedLetter>,
    /// Whether any message was not sent.
    left: bool,
    /// The last time at which the store had no message; `None` if it may have more.
    empty_at: Option<Instant>,
}

impl<'a> StoreQueue<'a> {
    /// The queue of the store with this access.
    pub fn new(
        context: &'a Context,
        access: &Access,
        own: &'a SendQueue,
        renewal: &'a LeaseRenewal,
        timings: DeskTimings,
    ) -> StoreQueue<'a> {
        StoreQueue {
            context,
            access: access.clone(),
            own,
            renewal,
            timings,
            store: None,
            in_hand: VecDeque::new(),
            unsettled: None,
            left: false,
            empty_at: None,
        }
    }

    /// Takes messages, unless some are in hand already. If there are none, waits a moment for one, except when the desk `ends`.
    fn take(&mut self, ends: bool) -> Result<(), Failure> {
        if !self.in_hand.is_empty() {
            return Ok(());
        }
        // Messages that other desks have left, that found no room in the queue, or that could not be sent at first.
        if ends || self.empty_at.is_none_or(|empty_at| empty_at.elapsed() >= PAUSE) {
            let now = Instant::now();
            let taken = store_of(&mut self.store, &self.access)?.take_letters(LETTERS)?;
            self.renewal.hold(taken.iter().map(QueuedLetter::taken), now);
            self.empty_at = taken.is_empty().then_some(now);
            self.in_hand.extend(taken);
        }
        let wait = if ends || !self.in_hand.is_empty() { Duration::ZERO } else { PAUSE };
        self.in_hand.extend(self.own.take(wait));
        Ok(())
    }

    /// Notes the outcome of the message that was tried last.
    fn settle(&mut self) -> Result<(), Failure> {
        if let Some(posted) = &self.unsettled {
            store_of(&mut self.store, &self.access)?.settle_letters(std::slice::from_ref(posted))?;
            self.renewal.done(&posted.letter.taken());
            self.unsettled = None;
        }
        Ok(())
    }

    /// Gives back what was not tried: another desk sends it.
    fn give_back(&mut self) -> Result<(), Failure> {
        self.in_hand.extend(self.own.take(Duration::ZERO));
        let taken: Vec<LeasedWork> = self.in_hand.iter().map(QueuedLetter::taken).collect();
        if !taken.is_empty() {
            store_of(&mut self.store, &self.access)?.give_back(&taken)?;
            taken.iter().for_each(|one| self.renewal.done(one));
            self.in_hand.clear();
        }
        Ok(())
    }
}

/// Returns the connection, which is opened when it is needed.
fn store_of<'s>(store: &'s mut Option<Box<dyn Store>>, access: &Access) -> Result<&'s mut dyn Store, Failure> {
    Ok(match store {
        Some(store) => store.as_mut(),
        none => none.insert(open(access)?).as_mut(),
    })
}

impl MessageQueue for StoreQueue<'_> {
    fn deliver(&mut self, sender: &mut MailSender, ends: bool) -> Result<usize, Failure> {
        self.settle()?;
        if self.renewal.stops() {
            self.give_back()?;
            return Ok(0);
        }
        self.take(ends)?;
        sender.tries_all_again();
        let (mut report, mut tried) = (SendReport::default(), 0);
        while !self.renewal.stops()
            && let Some(letter) = self.in_hand.front().cloned()
        {
            let store = store_of(&mut self.store, &self.access)?;
            // A message that another desk has taken, while this one was stopped or cut off, is that desk's.
            let holds = self.renewal.holds(&letter.taken(), self.access.lease, store)?;
            self.in_hand.pop_front();
            if !holds {
                continue;
            }
            tried += 1;
            let begun = Instant::now();
            let (outcome, failed) = post(self.context, sender, &letter, &mut report);
            self.timings.send.observe(begun.elapsed().as_secs_f64());
            if let Some(cause) = letter.cause.filter(|_| outcome == SendOutcome::Sent) {
                self.timings.answer.observe(cause.elapsed().as_secs_f64());
            }
            self.left |= outcome != SendOutcome::Sent;
            self.unsettled = Some(PostedLetter { letter, settling: outcome });
            self.settle()?;
            if let Some(failure) = failed {
                report.log();
                return Err(failure);
            }
        }
        report.log();
        Ok(tried)
    }

    fn is_all_sent(&self) -> bool {
        !self.left && self.in_hand.is_empty() && self.unsettled.is_none()
    }
}

/// Sends a message, and returns its outcome. If the settings for mail cannot be used, returns that failure as well, and puts the message off.
fn post(
    context: &Context,
    sender: &mut MailSender,
    letter: &QueuedLetter,
    report: &mut SendReport,
) -> (SendOutcome, Option<Failure>) {
    // A newer program may know what a message is that has no cover.
    let Some((cover, message)) = QueueHeader::of(&letter.body) else { return (SendOutcome::Later, None) };
    match sender.hand_over(context, &cover, message) {
        Ok(handed) => {
            let outcome = match handed {
                DeliveryOutcome::Sent => SendOutcome::Sent,
                DeliveryOutcome::Waits(_) => SendOutcome::Later,
                DeliveryOutcome::Refused(_) => SendOutcome::Refused,
            };
            report.add(&cover, handed);
            (outcome, None)
        }
        Err(failure) => (SendOutcome::Later, Some(failure)),
    }
}
