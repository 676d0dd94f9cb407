//! Parsing where a panic ends the program, as it does in the released one: in threads of their own, which a panic stops before it ends
//! anything. `.ci/systems` tries it with such a program.

use std::cell::RefCell;
use std::sync::mpsc::{Sender, SyncSender, channel, sync_channel};
use std::sync::{Mutex, Once, PoisonError};
use std::{panic, thread};

use mail_parser::Message;

type Parse = fn(&[u8]) -> Option<Message<'_>>;

/// Bytes to be parsed, how, and who waits for it.
struct Work {
    bytes: Vec<u8>,
    parse: Parse,
    waiting: SyncSender<Option<Message<'static>>>,
}

/// Threads that have nothing to parse.
static IDLE: Mutex<Vec<Sender<Work>>> = Mutex::new(Vec::new());

thread_local! {
    /// Who waits for what this thread parses.
    static WAITING: RefCell<Option<SyncSender<Option<Message<'static>>>>> = const { RefCell::new(None) };
}

/// What is found in these bytes; none if the parser panics over them. That thread is never heard of again, and its stack stays where it
/// is: a price for each message of that kind, of which none is known.
pub fn held(bytes: &[u8], parse: Parse) -> Option<Message<'_>> {
    static STOP: Once = Once::new();
    STOP.call_once(stop_instead_of_panicking);
    let idle = || IDLE.lock().unwrap_or_else(PoisonError::into_inner);
    let known = idle().pop();
    let Some(thread) = known.or_else(begin) else {
        // Where no thread is to be had, a message that makes no parser panic is read all the same.
        return parse(bytes);
    };
    let (waiting, told) = sync_channel(1);
    // Who is not told anything has asked a thread that has stopped, or stops now.
    let found = thread.send(Work { bytes: bytes.to_vec(), parse, waiting }).ok().and_then(|()| told.recv().ok())?;
    idle().push(thread);
    found
}

/// A thread that parses one message after the other; none if there can be no more.
fn begin() -> Option<Sender<Work>> {
    let (thread, work) = channel::<Work>();
    let parses = move || {
        for Work { bytes, parse, waiting } in work {
            WAITING.set(Some(waiting));
            let parsed = parse(&bytes).map(Message::into_owned);
            if let Some(waiting) = WAITING.take() {
                // Whoever waits is there until it is told, or until nobody can tell it any more.
                let _ = waiting.send(parsed);
            }
        }
    };
    thread::Builder::new().spawn(parses).ok().map(|_| thread)
}

/// What is called when something panics comes before the program ends, and need not return.
fn stop_instead_of_panicking() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |what| match WAITING.try_with(RefCell::take) {
        Ok(Some(waiting)) => {
            drop(waiting);
            // Where panics are unwound, the end of the thread is the end of it.
            while cfg!(panic = "abort") {
                thread::park();
            }
        }
        _ => usual(what),
    }));
}
