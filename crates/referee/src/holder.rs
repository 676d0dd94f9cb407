//! The holder of the pen: the one member whose entry is awaited (protocol, section 1.7).

use super::keys::{Author, SignerId};
use super::state::Match;
use adjudicate_record::dice::Member;
use adjudicate_rules::{Demand, Seat};

/// The act for which a member holds the pen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PenTask {
    /// To join.
    Join,
    /// To complete a throw, or to bring an element for it.
    Roll,
    /// To make a turn.
    Act,
    /// To open a sealed board after the end.
    Open,
    /// To say what tokens are kept after the end.
    Save,
    /// To write in slips after the end.
    Post,
}

impl PenTask {
    /// The word for `--json`.
    pub fn name(self) -> &'static str {
        match self {
            PenTask::Join => "join",
            PenTask::Roll => "roll",
            PenTask::Act => "act",
            PenTask::Open => "open",
            PenTask::Save => "save",
            PenTask::Post => "post",
        }
    }
}

/// The holder of the pen, and the act that is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PenHolder {
    /// The member.
    pub member: Member,
    /// For what.
    pub task: PenTask,
}

impl PenHolder {
    /// Returns whether this author holds the pen.
    pub(super) fn is(self, author: Author) -> bool {
        Author::Member(self.member) == author
    }
}

impl Match {
    /// Returns the holder of the pen after the last entry; `None` if nobody can write any more after the end.
    pub fn holder(&self) -> Option<PenHolder> {
        let holder = |member, task| Some(PenHolder { member, task });
        if let Demand::Over(_) = self.play().demand() {
            return self.holder_after_the_end();
        }
        if let Some(member) = self.next_to_join() {
            return holder(member, PenTask::Join);
        }
        if let Some(pending) = &self.machine.pending {
            // Until the entry in which somebody leaves is done, his element is still missing.
            let first = || pending.missing().find(|member| member.seat().is_none_or(|seat| self.play().is_in(seat)));
            let member = pending.roll.roller.map(Member::Player).or_else(first);
            return member.map(|member| PenHolder { member, task: PenTask::Roll });
        }
        match self.play().demand() {
            Demand::Act(seat) => holder(Member::Player(seat), PenTask::Act),
            Demand::Throw(_) | Demand::Over(_) => None,
        }
    }

    fn holder_after_the_end(&self) -> Option<PenHolder> {
        let stayed = |seat: &Seat| self.stayed(*seat);
        let holds = |task| move |seat| PenHolder { member: Member::Player(seat), task };
        let opens = self.unaudited().into_iter().find(stayed).map(holds(PenTask::Open));
        let saves = || self.play().seats().filter(stayed).find(|seat| self.can_save(*seat)).map(holds(PenTask::Save));
        let posts = || self.play().seats().filter(stayed).find(|seat| self.signs(*seat)).map(holds(PenTask::Post));
        opens.or_else(saves).or_else(posts)
    }

    /// Whether this player was in the game to the end and has not forfeited since; before the end, whether he is in it.
    pub fn stayed(&self, seat: Seat) -> bool {
        self.play().is_in(seat) && !self.forfeited.contains(&seat)
    }

    /// Returns the hand that signs for the holder of the pen.
    pub fn hand_of_holder(&self) -> Option<SignerId> {
        self.keys.hand(Author::Member(self.holder()?.member))
    }

    /// Whether this author holds the pen.
    pub fn holds_pen(&self, author: Author) -> bool {
        self.holder().is_some_and(|holder| holder.is(author))
    }
}
