//! The choice among pairings of a bracket that are equally good (C.04.3, 4): the first one in the order in which
//! transpositions and exchanges are to be tried.

use super::bracket::Bracket;
use crate::pairing::matching::Optima;

/// Chooses the pairs of the bracket, and closes them in `optima`: vertices, the higher ranked first.
pub(super) fn choose(bracket: &Bracket<'_>, optima: &mut Optima) -> Option<Vec<(usize, usize)>> {
    let mut pairs = Vec::new();
    let mut paired = vec![false; bracket.current];
    for v in select(bracket, optima)? {
        optima.prefer(v, |w| w as i64)?;
        optima.close(v)?;
        let w = optima.mate(v);
        pairs.push((v, w));
        paired[v] = true;
        *paired.get_mut(w)? = true;
    }
    let rest: Vec<usize> = (bracket.moved..bracket.current).filter(|&v| !paired[v]).collect();
    let remainder = Remainder::new(rest, optima);
    remainder.exchange(optima)?;
    let upper = remainder.upper(optima);
    let place = |v: usize| remainder.rest.binary_search(&v).ok();
    let is_upper = |at: usize| upper.binary_search(&remainder.rest[at]).is_ok();
    optima.minimise(|a, b| match (place(a), place(b)) {
        (Some(a), Some(b)) => i64::from(!is_upper(a) || is_upper(b)),
        _ => 0,
    })?;
    // The higher ranked half of each pair, in order: each gets the best opponent that is left for him.
    for v in upper {
        optima.prefer(v, |w| w as i64)?;
        optima.close(v)?;
        pairs.push((v, optima.mate(v)));
    }
    Some(pairs)
}

/// The moved-down players that are paired in the bracket: of each score, the first ones that can be.
fn select(bracket: &Bracket<'_>, optima: &mut Optima) -> Option<Vec<usize>> {
    let mut chosen = Vec::new();
    for group in bracket.groups(bracket.moved) {
        let mut open = group.clone().filter(|&v| bracket.resident(optima.mate(v))).count();
        for v in group.clone() {
            if open == 0 {
                break;
            }
            if group.end - v > open {
                optima.prefer(v, |w| i64::from(!bracket.resident(w)))?;
                let inside = bracket.resident(optima.mate(v));
                optima.forbid(v, |w| bracket.resident(w) != inside)?;
                if !inside {
                    continue;
                }
            }
            chosen.push(v);
            open -= 1;
        }
    }
    Some(chosen)
}

/// The residents that are not paired with moved-down players. The first `pairs` of them are S1, the others S2.
struct Remainder {
    rest: Vec<usize>,
    pairs: usize,
}

impl Remainder {
    fn new(rest: Vec<usize>, optima: &Optima) -> Self {
        let pairs = rest.iter().filter(|&&v| rest.binary_search(&optima.mate(v)).is_ok()).count() / 2;
        Self { rest, pairs }
    }

    /// The place of a vertex in the remainder.
    fn place(&self, v: usize) -> Option<usize> {
        self.rest.binary_search(&v).ok()
    }

    /// Whether the player at this place is the higher ranked of a pair in the remainder.
    fn leads(&self, at: usize, optima: &Optima) -> bool {
        self.place(optima.mate(self.rest[at])).is_some_and(|mate| mate > at)
    }

    /// The higher ranked players of all pairs in the remainder.
    fn upper(&self, optima: &Optima) -> Vec<usize> {
        (0..self.rest.len()).filter(|&at| self.leads(at, optima)).map(|at| self.rest[at]).collect()
    }

    /// Settles which players change between S1 and S2 (4.3): as few as possible, with the least difference of their numbers;
    /// then the lowest of S1, then the highest of S2.
    fn exchange(&self, optima: &mut Optima) -> Option<()> {
        let Self { rest, pairs } = self;
        let s1 = |at: usize| at < *pairs;
        optima.minimise(|a, b| match (self.place(a), self.place(b)) {
            (Some(a), Some(_)) => i64::from(!s1(a)),
            _ => 0,
        })?;
        let count = (0..*pairs).filter(|&at| !self.leads(at, optima)).count();
        if count == 0 {
            return Some(());
        }
        // The number of exchanges is settled. A player who comes into S1 costs his place, one who leaves it saves his.
        let saved = |at: usize| (rest.len() - at) as i64;
        optima.minimise(|a, b| match (self.place(a), self.place(b)) {
            (Some(a), Some(_)) if !s1(a) => a as i64,
            (Some(_), Some(b)) if s1(b) => saved(b),
            (Some(a), None) if s1(a) => saved(a),
            (None, Some(b)) if s1(b) => saved(b),
            _ => 0,
        })?;
        let mut left = count;
        for at in (0..*pairs).rev() {
            if left == 0 {
                break;
            }
            let inside = |w: usize| self.place(w).is_some_and(|w| w > at);
            optima.prefer(rest[at], |w| i64::from(inside(w)))?;
            let leads = self.leads(at, optima);
            optima.forbid(rest[at], |w| inside(w) != leads)?;
            left -= usize::from(!leads);
        }
        let mut left = count;
        for (at, player) in rest.iter().enumerate().skip(*pairs) {
            // The last one follows from the sum.
            if left <= 1 {
                break;
            }
            let inside = |w: usize| self.place(w).is_some_and(|w| w > at);
            optima.prefer(*player, |w| i64::from(!inside(w)))?;
            let leads = self.leads(at, optima);
            optima.forbid(*player, |w| inside(w) != leads)?;
            left -= usize::from(leads);
        }
        Some(())
    }
}
