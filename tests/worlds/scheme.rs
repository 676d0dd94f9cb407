//! The schemes of cheats, and their signatures.

use std::collections::BTreeSet;

use adjudicate::referee::{FaultClass, Match};

use crate::letters::Post;
use crate::table::REFEREE;
use crate::world::Globe;

/// The scheme of a cheat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cheat {
    /// A turn that the rules do not allow.
    IllegalMove,
    /// A position that is not the one that results.
    WrongPosition,
    /// Numbers that the elements do not give.
    WrongDice,
    /// An element of no chain.
    WrongElement,
    /// An element before its time.
    LaterElement,
    /// An entry in the name of somebody else.
    Forgery,
    /// Somebody else's entry with other words.
    OthersWords,
    /// Somebody else's entry with a signature that does not hold.
    SpoiledSignature,
    /// A draw that the rules do not give.
    FalseDraw,
    /// A step on a sealed board that is not proved.
    BadProof,
    /// An entry of another game.
    OtherGame,
    /// An entry with an earlier date. It is no fault, and shown.
    Backdated,
    /// Another board is opened than was sealed.
    WrongBoard,
    /// An entry without the pen.
    NoPen,
    /// A slip in the name of somebody else.
    ForgedSlip,
    /// A slip that stands in the log already.
    OldSlip,
    /// The last element of a throw is kept back.
    KeptBack,
    /// A ruling by who is no referee, or with a number that has been used.
    FalseRuling,
    /// Two entries behind the same one, to different people.
    TwoFaced,
    /// Another entry in the place of the last one, when the throw is known.
    SecondThoughts,
    /// An entry of one's own is written anew long after.
    Rewritten,
    /// An old backup is played on differently.
    OldBackup,
    /// Two rulings with one number, to different people.
    TwoRulings,
    /// Somebody else's key is used to write an old entry of theirs anew.
    StolenEntry,
    /// Somebody else's key is used to replace it.
    StolenKey,
}

const ALL: &[Cheat] = &[
    Cheat::IllegalMove,
    Cheat::WrongPosition,
    Cheat::WrongDice,
    Cheat::WrongElement,
    Cheat::LaterElement,
    Cheat::Forgery,
    Cheat::OthersWords,
    Cheat::SpoiledSignature,
    Cheat::FalseDraw,
    Cheat::BadProof,
    Cheat::OtherGame,
    Cheat::Backdated,
    Cheat::WrongBoard,
    Cheat::NoPen,
    Cheat::ForgedSlip,
    Cheat::OldSlip,
    Cheat::KeptBack,
    Cheat::FalseRuling,
    Cheat::TwoFaced,
    Cheat::SecondThoughts,
    Cheat::Rewritten,
    Cheat::OldBackup,
    Cheat::TwoRulings,
    Cheat::StolenEntry,
    Cheat::StolenKey,
];

/// A cheat's plan.
#[derive(Clone, Debug)]
pub struct Scheme {
    /// The scheme.
    pub cheat: Cheat,
    /// From which entry on.
    pub after: u64,
    /// His signatures against the rules: in pairs, if he has signed twice.
    pub signed: Vec<Post>,
    /// Whether he has done it.
    pub done: bool,
}

/// An entry that every program has to refuse.
pub struct Watched {
    /// The entry.
    pub letter: Post,
    /// As what.
    pub class: FaultClass,
    /// The people who have refused it.
    pub refused: BTreeSet<usize>,
}

impl Scheme {
    /// In half of all worlds somebody cheats, seldom two.
    pub fn deal(world: &mut Globe, state: &Match) {
        let cheats = [0, 0, 0, 1, 1, 2][world.random.below(6)];
        for _ in 0..cheats {
            let who = world.random.below(world.people.len());
            let mut cheat = *world.random.pick(ALL);
            if world.people.iter().filter(|person| person.honest()).count() < 2 {
                return;
            }
            if state.play().seals_boards() && world.random.below(2) == 0 {
                cheat = *world.random.pick(&[Cheat::BadProof, Cheat::WrongBoard]);
            }
            if world.people[who].role == REFEREE && world.random.below(2) == 0 {
                cheat = *world.random.pick(&[Cheat::TwoRulings, Cheat::FalseRuling]);
            }
            // A player who forgets his signatures, and whom nobody tells, cannot be told from one who plays anew on
            // purpose.
            if cheat == Cheat::OldBackup {
                world.plan.restorer = None;
            }
            let after = 2 + world.random.below(world.plan.tired as usize) as u64;
            world.people[who].scheme = Some(Scheme { cheat, after, signed: Vec::new(), done: false });
            world.trace(|| format!("{} is going to cheat: {cheat:?} after {after}", world.people[who].name));
        }
    }
}
