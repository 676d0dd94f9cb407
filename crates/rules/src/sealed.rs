//! Steps along a path that only its owner knows (protocol, section 7).
//!
//! An engine sees where a step is said to lead, and goes on as if that were true. It lists the steps to be proved;
//! other code checks the proofs.

use super::name::Seat;
use super::scene::Scene;

/// The methods that only positions of games with sealed boards have.
pub trait SealedBoards {
    /// Returns the steps of the last play that must be proved.
    fn unproved(&self) -> PendingProof;

    /// Whether the player to act has to show, before he plays, which square a piece was sent to (DUE-12).
    fn hides_square(&self) -> bool;

    /// Tells which square that is, by its number, 0 to 80.
    fn show_square(&mut self, square: u8);

    /// Returns the scene for the owner of a board, who knows its path: the numbers of its squares in order. Nobody else
    /// may be shown this.
    fn scene_of_owner(&self, owner: Seat, path: &[u8]) -> Scene;
}

/// The number of the start off the board; squares are 0 to 80.
pub const OFF: u8 = 81;

/// How many squares a step goes, in the order of the leaves of one start.
pub const STRIDES: [u8; 3] = [1, 5, 9];

/// A step along a sealed board that has to be proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealedStep {
    /// The start of the step: a square's number, or [`OFF`].
    pub from: u8,
    /// How many squares it goes: 1, 5 or 9.
    pub stride: u8,
    /// The possible targets: squares' numbers, 81 for the way out, 82 for more than that.
    pub to: Vec<u8>,
}

impl SealedStep {
    /// The step that shows a path's first square.
    pub fn first(square: u8) -> SealedStep {
        SealedStep { from: OFF, stride: 1, to: vec![square] }
    }

    /// The index of the leaf that proves it, 0 to 245.
    pub fn leaf(&self) -> u64 {
        let stride = STRIDES.iter().take_while(|stride| **stride < self.stride).count();
        u64::from(self.from) * 3 + stride as u64
    }

    /// Start and stride of the step that this leaf proves, 0 to 245.
    pub fn of_leaf(leaf: u64) -> (u8, u8) {
        // A start is at most 81.
        ((leaf / 3) as u8, STRIDES[(leaf % 3) as usize])
    }
}

/// Returns the target of a step along a sealed board, by its number, for a caller that knows the path.
pub type StepTargets<'a> = dyn Fn(&SealedStep) -> u8 + 'a;

/// The steps of a play that must be proved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PendingProof {
    /// Whether it seals a board, so that its root is given.
    pub seals: bool,
    /// Its steps, in order.
    pub steps: Vec<SealedStep>,
    /// Whether it wins the game, so that the board is opened.
    pub wins: bool,
}

impl PendingProof {
    /// Whether there is nothing to prove.
    pub fn is_empty(&self) -> bool {
        !self.seals && !self.wins && self.steps.is_empty()
    }
}
