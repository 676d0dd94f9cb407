//! The game as it went, so that a takeback can go back in it.
//!
//! The positions that can be returned to are a tree: each step is a turn or an agreement, together with the position from
//! which it was made. Some positions are kept as copies. To return, the timeline takes the nearest copy on the way and replays the
//! steps behind it. Copies are thinned out, so memory is bounded however long the log is.
//!
//! Only turns and agreements are steps, because only they can be taken back; a reveal, a join and a leaving begin the
//! timeline anew. So replaying never throws dice, and never meets a player who is gone. A new kind of entry that
//! changes the position must be either a step or a new beginning.

use std::collections::BTreeMap;
use std::sync::Arc;

use rpds::VectorSync;

use adjudicate_rules::{Agreement, Outcome, Phrase, Play, Seat};

/// Something that changed the position.
#[derive(Clone, Debug)]
enum PositionChange {
    Played(String),
    Agreed(Agreement),
}

/// A position that was reached.
#[derive(Clone, Debug)]
struct ReachedPosition {
    /// The place from which it was reached.
    before: usize,
    event: PositionChange,
}

/// Events between two kept positions; replaying them costs less than keeping more positions.
const SPACING: usize = 64;

/// Kept positions; beyond them every second one is dropped, so memory stays bounded however long the log.
const KEPT: usize = 32;

/// The current position, and enough of the way to it to take turns back.
///
/// Only plays and agreements can be taken back: a takeback reaches back to no reveal and to no leaving (protocol,
/// section 1), so these begin the timeline anew. A position that was taken back can be returned to like any other, so
/// the positions are a tree; their places are counted from 1, and 0 is the start of the timeline. Copies share the way:
/// every branch of a game has one.
#[derive(Clone)]
pub struct TakebackTree {
    play: Play,
    steps: VectorSync<ReachedPosition>,
    /// The place that is reached after an entry, for every entry that changed it.
    reached: VectorSync<(u64, usize)>,
    kept: BTreeMap<usize, Arc<Play>>,
    /// Events since the last kept position.
    unkept: usize,
    since: u64,
}

impl TakebackTree {
    /// Begins with this position, after entry `seq`.
    pub fn new(play: Play, seq: u64) -> TakebackTree {
        let kept = BTreeMap::from([(0, Arc::new(play.clone()))]);
        TakebackTree {
            play,
            steps: VectorSync::new_sync(),
            reached: VectorSync::new_sync(),
            kept,
            unkept: 0,
            since: seq,
        }
    }

    /// The current position.
    pub fn play(&self) -> &Play {
        &self.play
    }

    /// Entry `seq` plays `recorded`.
    ///
    /// # Errors
    /// The rules refuse it; nothing has changed then.
    pub fn played(&mut self, seq: u64, recorded: &str) -> Result<(), adjudicate_rules::Refusal> {
        self.play.play(recorded)?;
        self.push(seq, PositionChange::Played(recorded.to_owned()));
        Ok(())
    }

    /// A square is shown on a sealed board. The entry that shows it begins the timeline anew when it is complete.
    pub fn show_square(&mut self, square: u8) {
        self.play.show_square(square);
    }

    /// Entry `seq` completes an agreement.
    pub fn agreed(&mut self, seq: u64, agreement: Agreement) {
        self.play.agree(agreement);
        self.push(seq, PositionChange::Agreed(agreement));
    }

    /// Numbers have been thrown. The entry that threw them begins the timeline anew when it is complete.
    pub fn thrown(&mut self, numbers: &[u32]) {
        self.play.thrown(numbers);
    }

    /// Entry `seq` was a join, a leaving, or revealed something: nothing before its end can be taken back.
    pub fn begin_anew(&mut self, seq: u64) {
        *self = TakebackTree::new(self.play.clone(), seq);
    }

    /// A player leaves.
    pub fn left(&mut self, seat: Seat, how: Phrase) {
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

    /// Entry `seq` goes back to the position after entry `back`, which is not before [`TakebackTree::earliest`].
    pub fn back_to(&mut self, seq: u64, back: u64) {
        let place = self.place_after(back);
        let (mut from, mut way) = (place, Vec::new());
        let play = loop {
            if let Some(play) = self.kept.get(&from) {
                break play.as_ref().clone();
            }
            // Place 0 is always kept, and every other one has its step.
            let Some(step) = self.steps.get(from.wrapping_sub(1)) else { return };
            way.push(&step.event);
            from = step.before;
        };
        self.play = play;
        self.unkept = way.len();
        for event in way.into_iter().rev() {
            match event {
                // It was accepted once in this very position.
                PositionChange::Played(recorded) => drop(self.play.play(recorded)),
                PositionChange::Agreed(agreement) => self.play.agree(*agreement),
            }
        }
        self.reached.push_back_mut((seq, place));
    }

    fn place_after(&self, seq: u64) -> usize {
        // Takebacks go back a few turns as a rule.
        let steps = (0..self.reached.len()).rev().filter_map(|at| self.reached.get(at));
        let mut reached = steps.skip_while(|(at, _)| *at > seq);
        reached.next().map_or(0, |(_, place)| *place)
    }

    fn push(&mut self, seq: u64, event: PositionChange) {
        self.steps.push_back_mut(ReachedPosition { before: self.place_after(seq), event });
        let place = self.steps.len();
        self.reached.push_back_mut((seq, place));
        self.unkept += 1;
        if self.unkept >= SPACING.max(self.steps.len() / KEPT) {
            self.kept.insert(place, Arc::new(self.play.clone()));
            self.unkept = 0;
        }
        if self.kept.len() > KEPT {
            let mut number = 0;
            self.kept.retain(|_, _| {
                number += 1;
                number % 2 == 1
            });
        }
    }
}
