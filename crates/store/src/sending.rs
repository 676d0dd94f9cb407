//! The messages that a desk over a store has to send.

use std::time::{Duration, Instant};

use adjudicate_agent::{Context, Failure};
use adjudicate_desk::post::{DeliveryOutcome, MailSender, SendReport};
use adjudicate_desk::sender::MessageQueue;
use adjudicate_mail::outbox::QueueHeader;

use crate::connect::{Access, open};
use crate::renewal::LeaseRenewal;
use crate::send_queue::SendQueue;
use crate::store::{PostedLetter, QueuedLetter, SendOutcome, Store};

/// The messages that are sent over one connection.
const LETTERS: usize = 50;
/// The pause between two looks into the store when it had no messages.
const PAUSE: Duration = Duration::from_millis(300);

/// The queue of messages in a store, read over a connection of its own, and the messages that this desk has just written.
pub struct StoreQueue<'a> {
    context: &'a Context,
    access: Access,
    /// Messages that this desk has written a moment ago.
    own: &'a SendQueue,
    renewal: &'a LeaseRenewal,
    store: Option<Box<dyn Store>>,
    /// Messages that were sent or put off, whose outcome the store does not know yet.
    unsettled: Vec<PostedLetter>,
    /// Whether any message was not sent.
    left: bool,
    /// The last time at which the store had no message; `None` if it may have more.
    empty_at: Option<Instant>,
}

impl<'a> StoreQueue<'a> {
    /// The queue of the store with this access.
    pub fn new(context: &'a Context, access: &Access, own: &'a SendQueue, renewal: &'a LeaseRenewal) -> StoreQueue<'a> {
        let access = access.clone();
        StoreQueue { context, access, own, renewal, store: None, unsettled: Vec::new(), left: false, empty_at: None }
    }
}

impl MessageQueue for StoreQueue<'_> {
    fn deliver(&mut self, sender: &mut MailSender, ends: bool) -> Result<usize, Failure> {
        let store = match &mut self.store {
            Some(store) => store,
            none => none.insert(open(&self.access)?),
        };
        // Outcomes that could not be written the last time.
        if !self.unsettled.is_empty() {
            store.settle_letters(&self.unsettled)?;
            self.unsettled.clear();
        }
        let mut letters = Vec::new();
        // Messages that other desks have left, that found no room in the queue, or that could not be sent at first.
        if ends || self.empty_at.is_none_or(|empty_at| empty_at.elapsed() >= PAUSE) {
            letters = store.take_letters(LETTERS)?;
            self.empty_at = letters.is_empty().then(Instant::now);
        }
        let wait = if ends || !letters.is_empty() { Duration::ZERO } else { PAUSE };
        letters.extend(self.own.take(wait));
        let count = letters.len();
        if count == 0 {
            return Ok(0);
        }
        let _renewed = self.renewal.of(letters.iter().map(QueuedLetter::taken));
        let (posted, failed) = post(self.context, sender, letters);
        self.left |= posted.iter().any(|one| one.settling != SendOutcome::Sent);
        self.unsettled = posted;
        store.settle_letters(&self.unsettled)?;
        self.unsettled.clear();
        failed.map_or(Ok(count), Err)
    }

    fn is_all_sent(&self) -> bool {
        !self.left
    }
}

/// Sends messages, and returns the outcome of each. If the settings for mail cannot be used, returns that failure as well, and puts off the
/// messages that were not sent.
fn post(
    context: &Context,
    sender: &mut MailSender,
    letters: Vec<QueuedLetter>,
) -> (Vec<PostedLetter>, Option<Failure>) {
    sender.tries_all_again();
    let (mut report, mut settled, mut failed) = (SendReport::default(), Vec::new(), None);
    for letter in letters {
        // A newer program may know what a message is that has no cover.
        let mut settling = SendOutcome::Later;
        if let Some((cover, message)) = QueueHeader::of(&letter.body).filter(|_| failed.is_none()) {
            match sender.hand_over(context, &cover, message) {
                Ok(handed) => {
                    settling = match handed {
                        DeliveryOutcome::Sent => SendOutcome::Sent,
                        DeliveryOutcome::Waits(_) => SendOutcome::Later,
                        DeliveryOutcome::Refused(_) => SendOutcome::Refused,
                    };
                    report.add(&cover, handed);
                }
                Err(failure) => failed = Some(failure),
            }
        }
        settled.push(PostedLetter { letter, settling });
    }
    report.log();
    (settled, failed)
}
