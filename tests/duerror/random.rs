//! Random players of Duerror Grandis: they make turns step by step out of what the position offers.

use adjudicate::crypto::LEAVES;
use adjudicate::games::duerror::Path;
use adjudicate::referee::SecretBoard;
use adjudicate::rules::{Ahead, Play, SealedStep};

pub use crate::numbers::Random;

/// Numbers of these dice.
pub fn throw(random: &mut Random, dice: &[u32]) -> Vec<u32> {
    dice.iter().map(|sides| random.below(*sides as usize) as u32 + 1).collect()
}

/// Where steps along a sealed board lead, by the index of their leaves.
pub type Leads = Vec<u8>;

/// Where they lead on an honest board.
pub fn leads(board: &SecretBoard) -> Leads {
    let step = |leaf| {
        let (from, stride) = SealedStep::of_leaf(leaf);
        board.ahead(&SealedStep { from, stride, to: Vec::new() })
    };
    (0..LEAVES as u64).map(step).collect()
}

/// The entry that a random player makes, as the record writes it. The owner of a sealed board goes where that leads.
pub fn entry(play: &Play, random: &mut Random, leads: Option<&Leads>) -> String {
    let mut play = play.clone();
    if let Some(leads) = leads {
        play.show_square(leads[243]);
    }
    let mut begun = String::new();
    let ahead = |step: &SealedStep| leads.map_or(0, |leads| leads[step.leaf() as usize]);
    loop {
        let known: Option<&Ahead<'_>> = if leads.is_some() { Some(&ahead) } else { None };
        let stage = play.position().stage(&begun, known).unwrap().unwrap();
        begun = stage.begun;
        if stage.groups.is_empty() {
            return begun;
        }
        let group = random.pick(&stage.groups).moves.clone();
        let step = random.pick(&group);
        begun = if begun.is_empty() { step.clone() } else { format!("{begun}; {step}") };
    }
}

/// A path that goes through the grid in rows or columns, from one of its corners.
pub fn path(random: &mut Random) -> Path {
    let (columns, flipped) = (random.below(2) == 0, random.below(2) == 0);
    let mut squares = Vec::new();
    for line in 0..9u8 {
        for step in 0..9u8 {
            let across = if line % 2 == 0 { step } else { 8 - step };
            let line = if flipped { 8 - line } else { line };
            let (column, row) = if columns { (line, across) } else { (across, line) };
            squares.push(format!("{}{}", char::from(b'A' + column), row + 1));
        }
    }
    Path::parse(&squares.join(" ")).unwrap()
}
