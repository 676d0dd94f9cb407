//! A session for tests, whose files are in memory.

use std::sync::Arc;

use adjudicate_record::log::Time;
use adjudicate_record::log::file::MemoryDisk;

use crate::session::{Session, Surroundings};

/// A session whose files are in memory, and that memory.
pub fn session() -> (Session, MemoryDisk) {
    let around = Surroundings {
        clock: || Ok(Time::parse("2031-01-01T00:00:00Z").unwrap()),
        random: |bytes| {
            bytes.fill(7);
            Ok(())
        },
    };
    let (mut session, memory) = (Session::new(around), MemoryDisk::default());
    session.office.store = Arc::new(memory.clone());
    (session, memory)
}
