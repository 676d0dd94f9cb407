//! Parsing where a panic ends the program, as it does in the released one: in a thread of its own, which a panic stops before it ends
//! anything. `.ci/systems` tries it with such a program.

use std::cell::RefCell;
use std::sync::Once;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::{panic, thread};

use mail_parser::Message;

thread_local! {
    /// Who waits for what this thread parses.
    static WAITING: RefCell<Option<SyncSender<Message<'static>>>> = const { RefCell::new(None) };
}

/// What is found in these bytes; none if the parser panics over them. That thread is never heard of again, and its stack stays where it
/// is: a price for each message of that kind, of which none is known.
pub fn held(bytes: &[u8], parse: fn(&[u8]) -> Option<Message<'_>>) -> Option<Message<'_>> {
    static STOP: Once = Once::new();
    STOP.call_once(stop_instead_of_panicking);
    let (tell, told) = sync_channel(1);
    let own = bytes.to_vec();
    let thread = thread::Builder::new().spawn(move || {
        WAITING.set(Some(tell));
        let parsed = parse(&own).map(Message::into_owned);
        if let (Some(waiting), Some(message)) = (WAITING.take(), parsed) {
            // Whoever waits is there until it is told, or until nobody can tell it any more.
            let _ = waiting.send(message);
        }
    });
    match thread {
        Ok(_) => told.recv().ok(),
        // Where no thread is to be had, a message that makes no parser panic is read all the same.
        Err(_) => parse(bytes),
    }
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
