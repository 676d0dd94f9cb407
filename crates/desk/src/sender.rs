//! Sending beside everything else: a mail server that is slow or hangs does not keep the desk from taking mail in.
//!
//! The desk and its sender meet in the queue alone, an outbox on the disk or a store. So it does not matter where either of them is killed.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread::{Scope, ScopedJoinHandle};
use std::time::{Duration, Instant};

use tracing::warn;

use crate::post::MailSender;
use adjudicate_agent::{Context, Failure};

/// The pause after a failure of the queue.
const AGAIN: Duration = Duration::from_secs(2);
/// The sender closes its connection to the mail server after this time without a message.
const IDLE: Duration = Duration::from_secs(5);
/// The sender tries messages in an outbox again after this time.
const RETRY: Duration = Duration::from_secs(60);

/// The messages that a desk has to send.
pub trait MessageQueue: Send {
    /// Sends some of the messages that wait, records the outcome of each, and returns how many it tried. If none waits, waits a moment for
    /// one, except when the desk `ends`.
    ///
    /// # Errors
    /// The queue cannot be read or written, or the settings for mail cannot be used.
    fn deliver(&mut self, sender: &mut MailSender, ends: bool) -> Result<usize, Failure>;

    /// Whether every message that was tried has been sent.
    fn is_all_sent(&self) -> bool;
}

/// The thread that sends the messages of a desk.
pub struct SenderThread<'scope> {
    ends: Arc<AtomicBool>,
    wake: Option<SyncSender<()>>,
    /// `None` once it was waited for.
    thread: Option<ScopedJoinHandle<'scope, bool>>,
}

impl<'scope> SenderThread<'scope> {
    /// Begins to send the messages of a queue, with a channel on which the queue waits for the next ones, if it has one.
    pub fn start(
        scope: &'scope Scope<'scope, '_>,
        mut queue: impl MessageQueue + 'scope,
        wake: Option<SyncSender<()>>,
    ) -> SenderThread<'scope> {
        let ends = Arc::new(AtomicBool::new(false));
        let asked = Arc::clone(&ends);
        let thread = scope.spawn(move || work(&mut queue, &asked));
        SenderThread { ends, wake, thread: Some(thread) }
    }

    /// Begins to send the messages in the outbox.
    pub fn over_outbox(scope: &'scope Scope<'scope, '_>, context: &'scope Context) -> SenderThread<'scope> {
        let (wake, woken) = sync_channel(1);
        let queue = OutboxQueue { context, woken, tried: None, left: false };
        SenderThread::start(scope, queue, Some(wake))
    }

    /// Says that there is something in the queue.
    pub fn wake(&self) {
        // If the channel is full, the queue has not been read since.
        let _ = self.wake.as_ref().map(|wake| wake.try_send(()));
    }

    /// Lets the thread send the messages that wait now, waits for its end, and returns whether all were sent.
    pub fn finish(mut self) -> bool {
        self.end();
        // A panic there has been printed; the messages are still in the queue.
        self.thread.take().is_some_and(|thread| thread.join().unwrap_or(false))
    }

    fn end(&mut self) {
        self.ends.store(true, Ordering::Relaxed);
        self.wake = None;
    }
}

/// A desk that fails ends its sender as well, for which the scope of the thread waits.
impl Drop for SenderThread<'_> {
    fn drop(&mut self) {
        self.end();
    }
}

fn work(queue: &mut dyn MessageQueue, ends: &AtomicBool) -> bool {
    let (mut sender, mut last) = (MailSender::default(), Instant::now());
    loop {
        let ends = ends.load(Ordering::Relaxed);
        match queue.deliver(&mut sender, ends) {
            Ok(0) if ends => return queue.is_all_sent(),
            Ok(0) if last.elapsed() >= IDLE => sender.hang_up(),
            Ok(0) => {}
            Ok(_) => last = Instant::now(),
            Err(failure) => {
                warn!("nothing was sent: {}", failure.message());
                if ends {
                    return false;
                }
                std::thread::sleep(AGAIN);
            }
        }
    }
}

/// The outbox of a desk over a directory.
struct OutboxQueue<'a> {
    context: &'a Context,
    woken: Receiver<()>,
    /// The last time at which all messages were tried; `None` before the first.
    tried: Option<Instant>,
    left: bool,
}

impl MessageQueue for OutboxQueue<'_> {
    fn deliver(&mut self, sender: &mut MailSender, ends: bool) -> Result<usize, Failure> {
        let all = self.tried.is_none_or(|tried| tried.elapsed() >= RETRY);
        if all {
            sender.tries_all_again();
            self.tried = Some(Instant::now());
        }
        if !ends && !all {
            let wait = self.tried.map_or(IDLE, |tried| RETRY.saturating_sub(tried.elapsed()).min(IDLE));
            if let Err(RecvTimeoutError::Timeout) = self.woken.recv_timeout(wait) {
                return Ok(0);
            }
        }
        let report = sender.send(self.context)?;
        report.log();
        self.left = sender.has_put_off() || !report.refused.is_empty();
        Ok(report.sent.len() + report.refused.len() + report.waiting.len())
    }

    fn is_all_sent(&self) -> bool {
        !self.left
    }
}
