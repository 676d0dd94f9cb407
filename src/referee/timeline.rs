//! The game as it went, so that a takeback can go back in it.

use crate::rules::{Agreement, Outcome, Play, Seat};

/// Something that changed the position.
#[derive(Clone, Debug)]
enum Event {
    Played(String),
    Agreed(Agreement),
}

/// Events between two kept positions; replaying them costs less than keeping more positions.
const SPACING: usize = 64;

/// Kept positions; beyond them every second one is dropped, so memory stays bounded however long the log.
const KEPT: usize = 32;

/// The current position, and enough of the way to it to take turns back.
///
/// Only plays and agreements can be taken back: a takeback reaches back to no reveal and to no leaving (protocol,
/// section 1), so these begin the timeline anew.
#[derive(Clone)]
pub struct Timeline {
    play: Play,
    events: Vec<(u64, Event)>,
    kept: Vec<(usize, Play)>,
    since: u64,
}

impl Timeline {
    /// Begins with this position, after entry `seq`.
    pub fn new(play: Play, seq: u64) -> Timeline {
        Timeline { kept: vec![(0, play.clone())], play, events: Vec::new(), since: seq }
    }

    /// The current position.
    pub fn play(&self) -> &Play {
        &self.play
    }

    /// Entry `seq` plays `recorded`.
    ///
    /// # Errors
    /// The rules refuse it; nothing has changed then.
    pub fn played(&mut self, seq: u64, recorded: &str) -> Result<(), crate::rules::Refusal> {
        self.play.play(recorded)?;
        self.push(seq, Event::Played(recorded.to_owned()));
        Ok(())
    }

    /// Entry `seq` completes an agreement.
    pub fn agreed(&mut self, seq: u64, agreement: Agreement) {
        self.play.agree(agreement);
        self.push(seq, Event::Agreed(agreement));
    }

    /// Numbers have been thrown. The entry that threw them begins the timeline anew when it is complete.
    pub fn thrown(&mut self, numbers: &[u32]) {
        self.play.thrown(numbers);
    }

    /// Entry `seq` was a join, a leaving, or revealed something: nothing before its end can be taken back.
    pub fn begin_anew(&mut self, seq: u64) {
        self.events.clear();
        self.kept = vec![(0, self.play.clone())];
        self.since = seq;
    }

    /// A player leaves.
    pub fn left(&mut self, seat: Seat, how: &str) {
        self.play.leave(seat, how);
    }

    /// The game ends from outside the rules.
    pub fn ended(&mut self, outcome: Outcome) {
        self.play.end(outcome);
    }

    /// The earliest entry that can be gone back to.
    pub fn earliest(&self) -> u64 {
        self.since
    }

    /// Goes back to the position after entry `seq`, which is not before [`Timeline::earliest`].
    pub fn back_to(&mut self, seq: u64) {
        let events = self.events.partition_point(|(at, _)| *at <= seq);
        self.events.truncate(events);
        self.kept.retain(|(at, _)| *at <= events);
        // The first kept position stands before all events, so one is always left.
        if let Some((at, play)) = self.kept.last() {
            self.play = play.clone();
            for (_, event) in &self.events[*at..] {
                match event {
                    // It was accepted once in this very position.
                    Event::Played(recorded) => drop(self.play.play(recorded)),
                    Event::Agreed(agreement) => self.play.agree(*agreement),
                }
            }
        }
    }

    fn push(&mut self, seq: u64, event: Event) {
        self.events.push((seq, event));
        if self.events.len() >= self.kept.last().map_or(0, |(at, _)| *at) + self.spacing() {
            self.kept.push((self.events.len(), self.play.clone()));
        }
        if self.kept.len() > KEPT {
            let mut place = 0;
            self.kept.retain(|_| {
                place += 1;
                place % 2 == 1
            });
        }
    }

    fn spacing(&self) -> usize {
        SPACING.max(self.events.len() / KEPT)
    }
}
