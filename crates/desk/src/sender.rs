//! Sending beside everything else: a server that is slow or hangs keeps no mail from being taken in, and however much mail
//! there is to take in, nobody has to wait until the last of it is done.
//!
//! Both sides meet in the outbox, on the disk, and nowhere else. So it does not matter where either of them is killed.

use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread::{Scope, ScopedJoinHandle};
use std::time::{Duration, Instant};

use crate::post::MailSender;
use crate::state::journal;
use adjudicate_agent::Context;

/// After so much time what could not be sent is tried again.
const AGAIN: Duration = Duration::from_secs(60);
/// So long a server is kept waiting for more.
const IDLE: Duration = Duration::from_secs(5);

/// A thread that sends what waits in the outbox whenever it is woken.
pub struct SenderThread<'scope> {
    wake: SyncSender<()>,
    thread: ScopedJoinHandle<'scope, ()>,
}

impl<'scope> SenderThread<'scope> {
    /// Begins to send what waits already.
    pub fn start(scope: &'scope Scope<'scope, '_>, office: &'scope Context) -> SenderThread<'scope> {
        let (wake, woken) = sync_channel(1);
        let thread = scope.spawn(move || work(office, &woken));
        SenderThread { wake, thread }
    }

    /// Says that there is something in the outbox.
    pub fn wake(&self) {
        // If it has been woken already and has not begun, it will see this as well.
        let _ = self.wake.try_send(());
    }

    /// Lets it send what waits now, and waits for its end.
    pub fn finish(self) {
        drop(self.wake);
        // A panic there has been printed; what was not sent is in the outbox.
        let _ = self.thread.join();
    }
}

fn work(office: &Context, woken: &Receiver<()>) {
    let mut postman = MailSender::default();
    let mut last = Instant::now();
    loop {
        let again = AGAIN.saturating_sub(last.elapsed());
        let wait = if postman.is_connected() { again.min(IDLE) } else { again };
        let woken = match woken.recv_timeout(wait) {
            Ok(()) => Some(true),
            Err(RecvTimeoutError::Timeout) => Some(false),
            Err(RecvTimeoutError::Disconnected) => None,
        };
        if woken == Some(false) {
            postman.hang_up();
        }
        if last.elapsed() >= AGAIN {
            postman.tries_all_again();
            last = Instant::now();
        }
        if woken == Some(false) && !postman.has_put_off() {
            continue;
        }
        deliver(office, &mut postman);
        if woken.is_none() {
            return;
        }
    }
}

/// Sends what waits; what goes wrong is told in the log, and tried again later.
fn deliver(office: &Context, postman: &mut MailSender) {
    let sent = &mut |to: &str| journal(office, &format!("sent to {to}"));
    match postman.send(office, sent) {
        Err(failure) => journal(office, &format!("nothing was sent: {}", failure.message())),
        Ok(posted) => posted.tell(office),
    }
}
