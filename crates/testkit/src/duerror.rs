//! Random players of Duerror Grandis: they make turns step by step out of what the position offers.

use adjudicate_games::duerror::{Landing, Path, Square, StepStart};
use adjudicate_rules::{OFF, Play, SealedStep, StepTargets};

use crate::Random;

/// A path along the rows and back again.
pub const ROWS: &str = "A1 B1 C1 D1 E1 F1 G1 H1 I1 I2 H2 G2 F2 E2 D2 C2 B2 A2 A3 B3 C3 D3 E3 F3 G3 H3 I3 I4 H4 G4 F4 E4 D4 \
     C4 B4 A4 A5 B5 C5 D5 E5 F5 G5 H5 I5 I6 H6 G6 F6 E6 D6 C6 B6 A6 A7 B7 C7 D7 E7 F7 G7 H7 I7 I8 H8 G8 F8 E8 D8 C8 B8 A8 A9 \
     B9 C9 D9 E9 F9 G9 H9 I9";

/// The same path from its end.
pub fn reversed() -> String {
    ROWS.split_ascii_whitespace().rev().collect::<Vec<_>>().join(" ")
}

/// How many leaves the tree of a sealed board has.
const LEAVES: u64 = 246;

/// Numbers of these dice.
pub fn throw(random: &mut Random, dice: &[u32]) -> Vec<u32> {
    dice.iter().map(|sides| random.below(*sides as usize) as u32 + 1).collect()
}

/// The targets of steps along a sealed board, by the index of their leaves.
pub type LeafTargets = Vec<u8>;

/// Returns the targets along this path.
pub fn leads(path: &Path) -> LeafTargets {
    let ahead = |leaf| {
        let (from, stride) = SealedStep::of_leaf(leaf);
        let from = if from == OFF { Some(StepStart::Off) } else { Square::new(from).map(StepStart::On) };
        from.map_or(Landing::Beyond, |from| path.ahead(from, stride)).number()
    };
    (0..LEAVES).map(ahead).collect()
}

/// The entry that a random player makes, as the record writes it. The owner of a sealed board goes where that leads.
pub fn entry(play: &Play, random: &mut Random, leads: Option<&LeafTargets>) -> String {
    let mut play = play.clone();
    if let Some(leads) = leads {
        play.show_square(leads[243]);
    }
    let mut begun = String::new();
    let ahead = |step: &SealedStep| leads.map_or(0, |leads| leads[step.leaf() as usize]);
    loop {
        let known: Option<&StepTargets<'_>> = if leads.is_some() { Some(&ahead) } else { None };
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
