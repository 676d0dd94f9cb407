//! Turns that are made of steps, too many to list whole.

use super::phrase::Phrase;
use super::position::MoveGroup;
use super::scene::Scene;
use super::sealed::PendingProof;

/// A turn of which some steps have been written.
#[derive(Clone, Debug, Default)]
pub struct Stage {
    /// The steps so far, as the record writes them.
    pub begun: String,
    /// The effects of these steps, one sentence each.
    pub told: Vec<Phrase>,
    /// Which part of the turn this is, and what can be done in it: a sentence or two.
    pub about: Phrase,
    /// The steps that can follow, grouped for people; empty when the entry ends here.
    pub groups: Vec<MoveGroup>,
    /// The steps so far that must be proved on a sealed board.
    pub unproved: PendingProof,
    /// The scene after the steps so far.
    pub scene: Scene,
}
