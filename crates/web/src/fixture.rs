//! A session for tests, whose files are in memory.

use std::sync::Arc;

use adjudicate_record::log::Time;
use adjudicate_record::log::file::MemoryDisk;

use crate::session::{Host, PageSession};

/// A session whose files are in memory, and that memory.
pub fn session() -> (PageSession, MemoryDisk) {
    let around = Host {
        clock: || Ok(Time::parse("2031-01-01T00:00:00Z").unwrap()),
        random: |bytes| {
            bytes.fill(7);
            Ok(())
        },
    };
    let (mut session, memory) = (PageSession::new(around), MemoryDisk::default());
    session.office.store = Arc::new(memory.clone());
    (session, memory)
}
