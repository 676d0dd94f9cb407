//! The brackets of a round, one after the other.

use super::bracket::{Bracket, Filler};
use super::order;
use super::players::Players;
use crate::pairing::PairingFault;
use crate::pairing::matching::Optima;

/// Two places in the list of players, or one and the bye; the higher ranked player first.
type Pairs = Vec<(usize, Option<usize>)>;

/// Pairs all brackets.
pub(super) fn pair(players: &Players) -> Result<Pairs, PairingFault> {
    let (bye, mut single) = outset(players)?;
    let mut pairs = Pairs::new();
    // Moved-down players, and the first player who has not been in a bracket yet.
    let mut moved: Vec<usize> = Vec::new();
    let mut start = 0;
    while start < players.list.len() || moved.len() > 1 {
        let stage = Stage { players, moved, start, bye, single };
        let (chosen, floaters, alone) = stage.pair()?;
        pairs.extend(chosen.into_iter().map(|(a, b)| (a, Some(b))));
        start = stage.end(start);
        single = alone;
        moved = floaters;
    }
    pairs.extend(moved.into_iter().map(|a| (a, None)));
    Ok(pairs)
}

/// Whether the round can be paired at all (C4), the lowest score of a player who can have the bye (C5), and whether he is
/// the only one to leave the first bracket.
fn outset(players: &Players) -> Result<(Option<u32>, bool), PairingFault> {
    let list = &players.list;
    let top = list.iter().take_while(|player| player.score == list[0].score).count();
    let odd = list.len() % 2 == 1;
    let bracket = Bracket {
        players,
        places: (0..list.len()).collect(),
        moved: 0,
        current: top,
        next: list.len(),
        filler: if odd { Filler::Bye(u32::MAX) } else { Filler::None },
    };
    let mut optima = bracket.pairings().ok_or(PairingFault::NoPairing)?;
    if !odd {
        return Ok((None, false));
    }
    // Costs count the scores that there are, as points could be large numbers.
    let groups = bracket.groups(list.len());
    let level = |a: usize| groups.iter().rev().position(|group| group.contains(&a)).unwrap_or(0);
    let bye = list.len();
    optima.minimise(|a, b| if b == bye { level(a) as i64 } else { 0 }).ok_or(PairingFault::Weights)?;
    let score = list[optima.mate(bye)].score;
    if score < list[0].score {
        return Ok((Some(score), false));
    }
    optima.minimise(|a, b| i64::from(a < top && b >= top)).ok_or(PairingFault::Weights)?;
    Ok((Some(score), (0..top).all(|v| optima.mate(v) < top || optima.mate(v) == bye)))
}

/// A bracket that is about to be paired.
struct Stage<'a> {
    players: &'a Players,
    moved: Vec<usize>,
    start: usize,
    bye: Option<u32>,
    single: bool,
}

/// The pairs, who moves down, and whether the next bracket has only one to move down, for the bye.
type BracketPairing = (Vec<(usize, usize)>, Vec<usize>, bool);

impl Stage<'_> {
    /// The end of the score group that begins there.
    fn end(&self, start: usize) -> usize {
        let list = &self.players.list;
        (start..list.len()).find(|&i| list[i].score != list[start].score).unwrap_or(list.len())
    }

    /// Pairs the bracket.
    fn pair(&self) -> Result<BracketPairing, PairingFault> {
        let end = self.end(self.start);
        let next = self.end(end);
        let total = self.players.list.len();
        // If a player of this or the next score group can get the bye, every choice depends on every other.
        let bye_near = self.bye.is_some_and(|bye| next == total || bye >= self.players.list[end].score);
        if next < total && !bye_near {
            let size = self.moved.len() + next - self.start;
            let mut slots = 4 + size % 2;
            while size + slots < self.moved.len() + total - self.start {
                let bracket = self.bracket(end, next, next, Filler::Elsewhere(slots));
                if let Some(optima) = bracket.pairings()
                    && let Some(paired) = self.near(&bracket, optima, next, slots)?
                {
                    return Ok(paired);
                }
                slots = 4 * slots + size % 2;
            }
        }
        let filler = self.bye.map_or(Filler::None, Filler::Bye);
        let bracket = self.bracket(end, next, total, filler);
        let mut optima = bracket.pairings().ok_or(PairingFault::NoPairing)?;
        bracket.judge(&mut optima, self.single).ok_or(PairingFault::Weights)?;
        let chosen = order::choose(&bracket, &mut optima).ok_or(PairingFault::Weights)?;
        let mut paired = self.finish(&bracket, &chosen);
        // A player who is left over here, or comes with the next score group, has no partner below it.
        let low = |v: usize| bracket.places.get(optima.mate(v)).is_some() && optima.mate(v) >= bracket.next;
        let closed: Vec<bool> = self.closed(&bracket, &chosen);
        paired.2 = self.bye.is_some_and(|bye| end < total && bye >= self.players.list[end].score)
            && (0..bracket.next).all(|v| closed.get(v) == Some(&true) || !low(v));
        Ok(paired)
    }

    /// The bracket with players down to `last`.
    fn bracket(&self, end: usize, next: usize, last: usize, filler: Filler) -> Bracket<'_> {
        let mut places = self.moved.clone();
        places.extend(self.start..last);
        let moved = self.moved.len();
        Bracket {
            players: self.players,
            places,
            moved,
            current: moved + end - self.start,
            next: moved + next - self.start,
            filler,
        }
    }

    /// Pairs a bracket in whose graph the players further down are left out. `None` if it takes more of them than there are
    /// vertices for them, or if they could not be paired then.
    ///
    /// All pairings of the whole field are pairings of this graph, and the criteria look at nothing that is left out. So if
    /// the chosen pairing can be completed, it is the one that the whole graph would have.
    fn near(
        &self,
        bracket: &Bracket<'_>,
        mut optima: Optima,
        last: usize,
        slots: usize,
    ) -> Result<Option<BracketPairing>, PairingFault> {
        bracket.judge(&mut optima, false).ok_or(PairingFault::Weights)?;
        // The best weight is a concave function of the number of pairs: with vertices to spare, more would not change it.
        let people = bracket.places.len();
        if (people..people + slots).all(|slot| optima.mate(slot) < people) {
            return Ok(None);
        }
        let chosen = order::choose(bracket, &mut optima).ok_or(PairingFault::Weights)?;
        let mut places: Vec<usize> =
            (0..people).filter(|&v| optima.mate(v) >= people).map(|v| bracket.places[v]).collect();
        places.extend(last..self.players.list.len());
        let size = places.len();
        let filler = self.bye.map_or(Filler::None, Filler::Bye);
        let rest = Bracket { players: self.players, places, moved: 0, current: size, next: size, filler };
        Ok(rest.pairings().map(|_| self.finish(bracket, &chosen)))
    }

    /// Which vertices of the bracket are in a pair.
    fn closed(&self, bracket: &Bracket<'_>, chosen: &[(usize, usize)]) -> Vec<bool> {
        let mut closed = vec![false; bracket.current];
        for &(a, b) in chosen {
            for v in [a, b] {
                if let Some(slot) = closed.get_mut(v) {
                    *slot = true;
                }
            }
        }
        closed
    }

    fn finish(&self, bracket: &Bracket<'_>, chosen: &[(usize, usize)]) -> BracketPairing {
        let closed = self.closed(bracket, chosen);
        let pairs = chosen.iter().map(|&(a, b)| (bracket.places[a], bracket.places[b])).collect();
        let floaters = (0..bracket.current).filter(|&v| !closed[v]).map(|v| bracket.places[v]).collect();
        (pairs, floaters, false)
    }
}
