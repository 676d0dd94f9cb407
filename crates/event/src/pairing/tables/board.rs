//! The cost of a board of three or four, and the order of its seats.

use std::ops::Add;

use super::super::field::Participants;
use super::super::lots;

/// The aims, in order; lower is better. Sums over boards are compared like single boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cost {
    pub company: Company,
    pub turns: Turns,
    /// The sum of the lots of all pairs; only where all partitions are weighed.
    pub lots: u64,
}

/// The aims that depend on pairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Company {
    /// Earlier meetings.
    pub meetings: u64,
    /// Squares of the differences of scores.
    pub spread: u64,
}

/// The aims that depend on the order of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Turns {
    /// First turns that those who have it now had before.
    pub firsts: u64,
    /// How often those who sit in a seat now sat in it before.
    pub same: u64,
}

impl Add for Company {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self { meetings: self.meetings + other.meetings, spread: self.spread + other.spread }
    }
}

impl Add for Turns {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self { firsts: self.firsts + other.firsts, same: self.same + other.same }
    }
}

impl Add for Cost {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self { company: self.company + other.company, turns: self.turns + other.turns, lots: self.lots + other.lots }
    }
}

/// The field as boards see it.
pub(super) struct Boards<'a> {
    pub field: &'a Participants,
    pub scored: bool,
    pub seed: &'a [u8; 32],
    /// How often each player sat in each of four seats.
    sat: Vec<[u32; 4]>,
    /// The sum of each player's seats.
    late: Vec<u32>,
}

impl<'a> Boards<'a> {
    pub fn new(field: &'a Participants, scored: bool, seed: &'a [u8; 32]) -> Self {
        let sat = field.players.iter().map(|p| [p.sat(0), p.sat(1), p.sat(2), p.sat(3)]).collect();
        let late = field.players.iter().map(|p| p.seats.iter().map(|&seat| u32::from(seat)).sum()).collect();
        Self { field, scored, seed, sat, late }
    }

    /// Returns the cost that two players add at one board.
    pub fn pair(&self, a: usize, b: usize) -> Company {
        let players = &self.field.players;
        let apart = if self.scored { u64::from(players[a].score.abs_diff(players[b].score)) } else { 0 };
        Company { meetings: u64::from(self.field.meetings(a, b)), spread: apart * apart }
    }

    /// The players of a board in seat order: each seat in turn goes to the one of those left who sat in it least, then to
    /// the one who sat later so far, then to the better number.
    pub fn order(&self, board: &[usize]) -> Vec<usize> {
        let mut line = board.to_vec();
        self.line_up(&mut line);
        line
    }

    fn line_up(&self, line: &mut [usize]) {
        for seat in 0..line.len() {
            let key =
                |&i: &usize| (self.sat[i][seat.min(3)], std::cmp::Reverse(self.late[i]), self.field.players[i].number);
            let rest = &mut line[seat..];
            if let Some(least) = (0..rest.len()).min_by_key(|&at| key(&rest[at])) {
                rest.swap(0, least);
            }
        }
    }

    /// Returns the cost of the seats of a board.
    pub fn turns(&self, board: &[usize]) -> Turns {
        let mut line = [0; 4];
        let line = &mut line[..board.len().min(4)];
        line.copy_from_slice(&board[..line.len()]);
        self.line_up(line);
        let same = line.iter().enumerate().map(|(seat, &i)| u64::from(self.sat[i][seat])).sum();
        Turns { firsts: line.first().map_or(0, |&i| u64::from(self.sat[i][0])), same }
    }

    /// Returns the cost of the pairs of a board.
    pub fn company(&self, board: &[usize]) -> Company {
        pairs(board).map(|(a, b)| self.pair(a, b)).fold(Company::default(), Company::add)
    }

    /// Returns the cost of a board, lots included.
    pub fn cost(&self, board: &[usize]) -> Cost {
        let number = |i: usize| self.field.players[i].number;
        let lots = pairs(board).map(|(a, b)| lots::pair(self.seed, number(a), number(b))).sum();
        Cost { company: self.company(board), turns: self.turns(board), lots }
    }
}

/// All pairs of a board.
fn pairs(board: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    board.iter().enumerate().flat_map(|(i, &a)| board[i + 1..].iter().map(move |&b| (a, b)))
}
