//! Random boards, for players who seal one.

use super::board::{Path, Square};

/// How often an end is bent back; far more than it takes to forget the path that one began with.
const BENDS: usize = 5_000;

/// A random path. `below` draws a number below the one it is given.
///
/// An end of a path is joined to one of its neighbours, and the path is cut open behind that one: the backbite move, by
/// which every path that visits all squares can become every other one (Mansfield, J. Chem. Phys. 77, 1982).
pub fn random_path(mut below: impl FnMut(u32) -> u32) -> Option<Path> {
    let mut squares: Vec<Square> = Square::all().collect();
    for row in squares.chunks_mut(9).skip(1).step_by(2) {
        row.reverse();
    }
    for _ in 0..BENDS {
        if below(2) == 0 {
            squares.reverse();
        }
        let Some(end) = squares.last().copied() else { break };
        let near = |square: &Square| {
            let (columns, rows) = end.distance(*square);
            *square != end && columns <= 1 && rows <= 1
        };
        let neighbours: Vec<usize> = (0..squares.len()).filter(|place| near(&squares[*place])).collect();
        // A corner has three neighbours.
        let joined = neighbours[below(neighbours.len() as u32) as usize % neighbours.len()];
        squares[joined + 1..].reverse();
    }
    Path::new(&squares).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_paths_are_boards_and_differ() {
        let mut seed = 1u32;
        let mut path = || {
            random_path(|end| {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (seed >> 8) % end
            })
        };
        let (one, other) = (path(), path());
        assert!(one.is_some() && other.is_some());
        assert_ne!(one.map(|path| path.to_string()), other.map(|path| path.to_string()));
    }
}
