//! Good boards for a large field, by exchanges.

use std::ops::Add;

use super::super::lots;
use super::board::{Boards, Company, Turns};
use super::{CYCLES, STARTS};

/// Players at boards, by seat of the whole hall: board 0's seats first.
struct Seating<'a> {
    boards: &'a Boards<'a>,
    seats: Vec<usize>,
    /// For each seat, the first seat of its board and the one after its last.
    range: Vec<(usize, usize)>,
}

/// Returns the boards that the search of protocol 11.8 finds.
pub(super) fn best(boards: &Boards, sizes: &[usize]) -> Vec<Vec<usize>> {
    let n = boards.field.len();
    let starts = if n <= STARTS.0 { STARTS.1 } else { 1 };
    let mut best: Option<((Company, Turns), Seating)> = None;
    for start in 0..starts {
        let mut hall = Seating::new(boards, sizes, start);
        while hall.exchange() || n <= CYCLES && hall.rotate() {}
        let cost = hall.cost();
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, hall));
        }
    }
    best.map_or(Vec::new(), |(_, hall)| hall.split())
}

impl<'a> Seating<'a> {
    fn new(boards: &'a Boards<'a>, sizes: &[usize], start: u32) -> Self {
        let players = &boards.field.players;
        let mut seats: Vec<usize> = (0..players.len()).collect();
        let score = |i: usize| if boards.scored && start.is_multiple_of(2) { players[i].score } else { 0 };
        seats.sort_by_cached_key(|&i| {
            (std::cmp::Reverse(score(i)), lots::single(boards.seed, start, players[i].number), i)
        });
        let mut range = Vec::with_capacity(seats.len());
        for &size in sizes {
            let first = range.len();
            range.extend(vec![(first, first + size); size]);
        }
        Self { boards, seats, range }
    }

    /// The boards.
    fn split(&self) -> Vec<Vec<usize>> {
        self.range.chunk_by(|a, b| a == b).map(|range| self.seats[range[0].0..range[0].1].to_vec()).collect()
    }

    /// Returns the cost of all boards.
    fn cost(&self) -> (Company, Turns) {
        self.split().iter().fold(Default::default(), |(company, turns): (Company, Turns), board| {
            (company.add(self.boards.company(board)), turns.add(self.boards.turns(board)))
        })
    }

    /// Returns the cost that a player adds with the others at the board of a seat.
    fn company(&self, player: usize, seat: usize) -> Company {
        let (first, end) = self.range[seat];
        let others = (first..end).filter(|&other| other != seat);
        others.map(|other| self.boards.pair(player, self.seats[other])).fold(Company::default(), Company::add)
    }

    /// Returns the cost of the turns at the boards of these seats.
    fn turns(&self, seats: &[usize]) -> Turns {
        let board = |&seat: &usize| self.boards.turns(&self.seats[self.range[seat].0..self.range[seat].1]);
        seats.iter().map(board).fold(Turns::default(), Turns::add)
    }

    /// Moves each seat's player to the next seat, the last one's to the first, if that is better. All seats are at
    /// different boards.
    fn shift(&mut self, seats: &[usize]) -> bool {
        let sum = |ahead: usize| {
            let adds = |(i, &seat): (usize, &usize)| self.company(self.seats[seats[(i + ahead) % seats.len()]], seat);
            seats.iter().enumerate().map(adds).fold(Company::default(), Company::add)
        };
        let (before, after) = (sum(0), sum(seats.len() - 1));
        if after > before {
            return false;
        }
        let turns = self.turns(seats);
        self.turn(seats);
        let better = after < before || self.turns(seats) < turns;
        for _ in 1..if better { 1 } else { seats.len() } {
            self.turn(seats);
        }
        better
    }

    /// Moves each seat's player to the next seat.
    fn turn(&mut self, seats: &[usize]) {
        for pair in seats.windows(2) {
            self.seats.swap(seats[0], pair[1]);
        }
    }

    /// One turn of exchanges of two. True if anything became better.
    fn exchange(&mut self) -> bool {
        let mut better = false;
        for i in 0..self.seats.len() {
            for j in self.range[i].1..self.seats.len() {
                better |= self.shift(&[i, j]);
            }
        }
        better
    }

    /// One turn of moves of three. True if anything became better.
    fn rotate(&mut self) -> bool {
        let mut better = false;
        for i in 0..self.seats.len() {
            for j in self.range[i].1..self.seats.len() {
                for k in self.range[j].1..self.seats.len() {
                    better |= self.shift(&[i, j, k]) || self.shift(&[i, k, j]);
                }
            }
        }
        better
    }
}
