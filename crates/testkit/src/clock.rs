//! Measures processor time, which other programs on the same machine do not change much.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

/// The kernel advances its account of a thread's time in steps; a measurement is much longer than one step.
const LEAST: Duration = Duration::from_millis(40);

/// Returns the processor time that the calling thread has used so far. On systems without `/proc`, returns the time that has
/// passed since the first call.
pub fn processor_time() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let account = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = account.and_then(|account| account.split_whitespace().next()?.parse().ok());
    nanoseconds.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

/// Returns the processor time of one call of `work`. Calls `work` again until the measurement is long enough.
pub fn time(mut work: impl FnMut()) -> Duration {
    let (start, mut calls) = (processor_time(), 0);
    loop {
        work();
        calls += 1;
        let used = processor_time() - start;
        if used > LEAST {
            return used / calls;
        }
    }
}

/// Returns the shortest of `rounds` measurements of `work`, which is the least disturbed one.
///
/// # Panics
/// If `rounds` is zero.
pub fn best_time(rounds: usize, mut work: impl FnMut()) -> Duration {
    (0..rounds).map(|_| time(&mut work)).min().unwrap()
}
