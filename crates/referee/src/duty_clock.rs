//! Duties, and acts that came too late.

use super::absence::Absences;
use adjudicate_record::dice::Member;
use adjudicate_record::log::Time;

/// The act that a member owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Duty {
    /// To join.
    Join,
    /// To reveal a dice element.
    Reveal,
    /// To make a turn.
    Turn,
    /// To open a sealed board.
    Open,
    /// To say what tokens are kept.
    Save,
}

impl Duty {
    /// The word for `--json`.
    pub fn name(self) -> &'static str {
        match self {
            Duty::Join => "join",
            Duty::Reveal => "reveal",
            Duty::Turn => "turn",
            Duty::Open => "open",
            Duty::Save => "save",
        }
    }
}

/// Something owed, and the clock on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DutyClock {
    /// The act owed.
    pub duty: Duty,
    /// The entry after which it was owed.
    pub seq: u64,
    /// The date since which it is owed: that entry's, or an earlier one of a later entry (protocol, section 6.3).
    pub since: Time,
    /// Days that the referee has added.
    pub extended: u64,
    /// The date from which its time counts: `since`, but for a roller as long as elements of others are missing, whose
    /// deadlines come first.
    pub from: Time,
    /// Whether the holder of the pen owes it. Nobody else can bring it in, so only then its lateness counts.
    pub(super) pen: bool,
    /// Whether an entry of the member's own made it, so that no letter had to arrive first.
    pub(super) own: bool,
}

/// An act that came behind its deadline, where each turn has its days, and how that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LateDuty {
    /// The entry that ended the duty.
    pub seq: u64,
    /// The date from which its time counts.
    pub since: Time,
    /// The days that the clock and the referee give for it, those for the post among them.
    pub days: u64,
    /// The deadline without grace: absences move it.
    pub deadline: Time,
    /// When it was done.
    pub done: Time,
    /// By how many days it was late.
    pub late: u64,
}

/// Something done behind its deadline.
#[derive(Clone, Copy, Debug)]
pub(super) struct LateAct {
    pub member: Member,
    pub since: Time,
    pub days: u64,
    pub done: Time,
    /// The entry that ended it: absences written in behind it come too late.
    pub seq: u64,
    /// Whether an entry of the member's own made it.
    pub own: bool,
}

impl LateAct {
    /// How many days behind.
    pub fn by(&self, absences: &Absences) -> u64 {
        let seconds = self.done.unix() - self.deadline(absences).unix();
        u64::try_from(seconds).unwrap_or(0).div_ceil(86_400)
    }

    fn deadline(&self, absences: &Absences) -> Time {
        absences.deadline(self.member, self.since, self.days, self.seq)
    }

    /// The same with how it was found.
    pub fn told(&self, absences: &Absences) -> LateDuty {
        LateDuty {
            seq: self.seq,
            since: self.since,
            days: self.days,
            deadline: self.deadline(absences),
            done: self.done,
            late: self.by(absences),
        }
    }
}
