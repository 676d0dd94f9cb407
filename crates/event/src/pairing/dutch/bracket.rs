//! One pairing bracket with everything that its pairing depends on, as a graph, and the criteria applied to it.

use std::ops::Range;

use super::criteria;
use super::players::{Players, Profile};
use crate::pairing::matching::Optima;

/// The vertices behind the players in a bracket's graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Filler {
    /// Nothing.
    None,
    /// One vertex: the bye, for players with this score or a lower one (C2, C5).
    Bye(u32),
    /// So many vertices that any player can be paired with: partners in score groups further down, which are left out.
    Elsewhere(usize),
}

/// The bracket's vertices, in this order: moved-down players, the score group ("residents"), the next score group, the
/// players further down (unless they are left out), and the filler.
pub(super) struct Bracket<'a> {
    pub players: &'a Players,
    /// The place in the list of players of each vertex that is one.
    pub places: Vec<usize>,
    /// The number of moved-down players.
    pub moved: usize,
    /// The end of the residents.
    pub current: usize,
    /// The end of the next score group.
    pub next: usize,
    pub filler: Filler,
}

impl Bracket<'_> {
    /// The player at a vertex.
    pub fn player(&self, v: usize) -> &Profile {
        &self.players.list[self.places[v]]
    }

    /// Whether a vertex is a resident.
    pub fn resident(&self, v: usize) -> bool {
        (self.moved..self.current).contains(&v)
    }

    /// The number of vertices.
    fn size(&self) -> usize {
        self.places.len()
            + match self.filler {
                Filler::None => 0,
                Filler::Bye(_) => 1,
                Filler::Elsewhere(count) => count,
            }
    }

    /// Whether two vertices can be paired, `a` before `b`.
    fn edge(&self, a: usize, b: usize) -> bool {
        if b >= self.places.len() {
            return match self.filler {
                Filler::Bye(score) => self.player(a).bye && self.player(a).score <= score,
                Filler::None | Filler::Elsewhere(_) => true,
            };
        }
        // Moved-down players are not paired with each other: they would have been in the bracket before.
        b >= self.moved && self.players.compatible(self.places[a], self.places[b])
    }

    /// The pairings that keep the absolute criteria, if there are any.
    pub fn pairings(&self) -> Option<Optima> {
        let size = self.size();
        let mut neighbours: Vec<Vec<usize>> = vec![Vec::new(); size];
        for b in 0..size {
            for a in 0..b {
                if self.edge(a, b) {
                    neighbours[b].push(a);
                    neighbours[a].push(b);
                }
            }
        }
        // A first guess: within each score group, the upper half against the lower half in order.
        let mut guess = Vec::new();
        let mut taken = vec![false; size];
        let mut meet = |a: usize, b: usize, guess: &mut Vec<(usize, usize)>| {
            let (a, b) = (a.min(b), a.max(b));
            if a != b && !taken[a] && !taken[b] && self.edge(a, b) {
                (taken[a], taken[b]) = (true, true);
                guess.push((a, b));
            }
        };
        for (a, b) in (0..self.moved).zip(self.moved..self.current) {
            meet(a, b, &mut guess);
        }
        let mut start = self.moved.min(self.current);
        while start < self.places.len() {
            let score = self.player(start).score;
            let end = (start..self.places.len()).find(|&v| self.player(v).score != score).unwrap_or(self.places.len());
            let from = if start == self.moved { (start + self.moved).min(end) } else { start };
            let half = (end - from) / 2;
            for a in from..from + half {
                meet(a, a + half, &mut guess);
            }
            start = end;
        }
        if let Filler::Elsewhere(count) = self.filler {
            let first = self.places.len();
            for slot in (first..first + count).step_by(2) {
                if slot + 1 < first + count {
                    meet(slot, slot + 1, &mut guess);
                }
            }
        }
        Optima::new(neighbours, &guess)
    }

    /// The stretches of vertices with one score, from the first vertex to `end`.
    pub fn groups(&self, end: usize) -> Vec<Range<usize>> {
        let mut groups: Vec<Range<usize>> = Vec::new();
        for v in 0..end {
            match groups.last_mut() {
                Some(group) if self.player(group.start).score == self.player(v).score => group.end = v + 1,
                _ => groups.push(v..v + 1),
            }
        }
        groups
    }

    /// Applies the quality criteria (C.04.3, 3.3 to 3.5), each before the following ones. `single` holds where the only
    /// player to leave the bracket downwards has the bye.
    ///
    /// Of the pairs in the bracket, and of those in the next score group, every aim is stated as the number of players to
    /// whom something happens that should not, since such costs are 0 for most pairs.
    pub fn judge(&self, optima: &mut Optima, single: bool) -> Option<()> {
        let Self { moved, current, next, .. } = *self;
        let groups = self.groups(moved);
        // C6: as many pairs as possible, and then of players with as high scores as possible.
        optima.minimise(|a, b| i64::from(a < current && b >= current))?;
        for group in &groups {
            optima.minimise(|a, b| i64::from(group.contains(&a) && b >= current))?;
        }
        // C7: the same in the next bracket.
        optima.minimise(|a, b| i64::from(a < next && b >= next))?;
        for group in &self.groups(current) {
            optima.minimise(|a, b| i64::from(group.contains(&a) && b >= next))?;
        }
        if let (Filler::Bye(score), true) = (self.filler, single) {
            self.unplayed(optima, score)?;
        }
        // C10 to C13.
        for which in 0..4 {
            optima.minimise(|a, b| {
                let inside = b < current;
                i64::from(inside && criteria::colour(which, self.player(a), self.player(b)))
            })?;
        }
        // C14 to C17: players who floated before.
        let rounds = self.players.played.min(2);
        for ago in 0..rounds {
            let leaves = |v: usize| i64::from(self.resident(v) && criteria::down(self.player(v), ago));
            optima.minimise(|a, b| if b < current { 0 } else { leaves(a) + leaves(b) })?;
            optima.minimise(|a, b| i64::from(a < moved && b < current && criteria::up(self.player(b), ago)))?;
        }
        // C18 to C21: their scores, the highest first.
        for ago in 0..rounds {
            for group in &groups {
                let down = |v: usize| group.contains(&v) && criteria::down(self.player(v), ago);
                optima.minimise(|a, b| i64::from(b >= current && down(a)))?;
            }
            for group in &groups {
                let up = |b: usize| b < current && criteria::up(self.player(b), ago);
                optima.minimise(|a, b| i64::from(group.contains(&a) && up(b)))?;
            }
        }
        Some(())
    }

    /// C9: the bye to a player with as few unplayed games as possible.
    fn unplayed(&self, optima: &mut Optima, score: u32) -> Option<()> {
        let most = self.players.list.iter().map(|player| player.games).max().unwrap_or(0);
        optima.minimise(|a, b| {
            if b < self.places.len() || self.player(a).score != score {
                return 0;
            }
            i64::try_from(most - self.player(a).games).unwrap_or(i64::MAX / 4)
        })
    }
}
