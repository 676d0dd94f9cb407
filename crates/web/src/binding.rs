//! The interface to WebAssembly: requests as bytes in, answers as bytes out.
//!
//! The page writes a request to where [`reserve`] says, calls [`answer`], and reads as many bytes as that returns from where
//! [`answered`] says. No pointer is followed here.

#![allow(unsafe_code)]

use std::cell::RefCell;

use adjudicate_agent::{Failure, time_of_clock};
use adjudicate_record::log::Time;

use crate::session::{Host, PageSession};

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Seconds since 1970.
    safe fn seconds() -> f64;
    /// Random bits.
    safe fn random() -> u32;
}

thread_local! {
    static SESSION: RefCell<Option<PageSession>> = const { RefCell::new(None) };
    static REQUEST: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

fn clock() -> Result<Time, Failure> {
    time_of_clock(Some(seconds() as i64))
}

fn fill(bytes: &mut [u8]) -> Result<(), Failure> {
    for part in bytes.chunks_mut(4) {
        for (byte, drawn) in part.iter_mut().zip(random().to_le_bytes()) {
            *byte = drawn;
        }
    }
    Ok(())
}

/// Returns the address to which the caller writes a request of so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn reserve(length: usize) -> *mut u8 {
    REQUEST.with_borrow_mut(|request| {
        request.clear();
        request.resize(length, 0);
        request.as_mut_ptr()
    })
}

/// Answers the request, and returns the length of the answer in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> usize {
    let request = REQUEST.take();
    let text = SESSION.with_borrow_mut(|session| {
        session.get_or_insert_with(|| PageSession::new(Host { clock, random: fill })).answer(&request)
    });
    ANSWER.with_borrow_mut(|answer| {
        *answer = text.into_bytes();
        answer.len()
    })
}

/// Returns the address of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn answered() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}
