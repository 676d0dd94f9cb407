//! A checked field of players, in an order that does not depend on how it was given.

use super::{PairingFault, Participant};

/// The largest field that is paired at once. Work grows at least with the square of it.
const MOST: usize = 5000;

/// Players in the order of score, then number, with a table of who met whom.
pub(super) struct Participants {
    pub players: Vec<Participant>,
    /// For each player, the indices of those present he met, in order, with the number of meetings.
    meetings: Vec<Vec<(usize, u32)>>,
    /// A bit for each two players who met, so that the frequent question costs one look.
    met: Vec<u64>,
    /// Words in a row of `met`.
    width: usize,
}

impl Participants {
    /// Checks the input for boards with so many seats.
    pub fn new(given: &[Participant], seats: usize) -> Result<Self, PairingFault> {
        if given.is_empty() {
            return Err(PairingFault::Empty);
        }
        if given.len() > MOST {
            return Err(PairingFault::TooMany { players: given.len(), most: MOST });
        }
        let mut players = given.to_vec();
        players.sort_by_key(|p| p.number);
        for (i, player) in players.iter().enumerate() {
            let number = player.number;
            if number == 0 || player.met.contains(&0) {
                return Err(PairingFault::Zero);
            }
            if i > 0 && players[i - 1].number == number {
                return Err(PairingFault::Twice(number));
            }
            if player.met.contains(&number) {
                return Err(PairingFault::Himself(number));
            }
            if player.score > Participant::MOST {
                return Err(PairingFault::Score(number));
            }
            if let Some(&seat) = player.seats.iter().find(|&&seat| usize::from(seat) >= seats) {
                return Err(PairingFault::Seat { number, seat });
            }
        }
        players.sort_by_key(|p| (std::cmp::Reverse(p.score), p.number));
        Self::table(players)
    }

    /// Builds the table of meetings.
    fn table(players: Vec<Participant>) -> Result<Self, PairingFault> {
        let mut index: Vec<(u32, usize)> = players.iter().enumerate().map(|(i, p)| (p.number, i)).collect();
        index.sort_unstable();
        let find = |number: u32| {
            index.binary_search_by_key(&number, |&(n, _)| n).ok().and_then(|at| index.get(at)).map(|&(_, i)| i)
        };
        let width = players.len().div_ceil(64);
        let mut met = vec![0_u64; players.len() * width];
        let mut meetings: Vec<Vec<(usize, u32)>> = Vec::with_capacity(players.len());
        for (i, player) in players.iter().enumerate() {
            let mut row: Vec<usize> = player.met.iter().filter_map(|&number| find(number)).collect();
            row.sort_unstable();
            let mut counted: Vec<(usize, u32)> = Vec::with_capacity(row.len());
            for j in row {
                match counted.last_mut() {
                    Some((last, count)) if *last == j => *count += 1,
                    _ => counted.push((j, 1)),
                }
                met[i * width + j / 64] |= 1 << (j % 64);
            }
            meetings.push(counted);
        }
        let field = Self { players, meetings, met, width };
        for (i, row) in field.meetings.iter().enumerate() {
            for &(j, count) in row {
                if field.meetings(j, i) != count {
                    return Err(PairingFault::OneSided(field.players[i].number, field.players[j].number));
                }
            }
        }
        Ok(field)
    }

    /// How many players there are.
    pub fn len(&self) -> usize {
        self.players.len()
    }

    /// Whether two players, given by index, have met.
    pub fn met(&self, i: usize, j: usize) -> bool {
        self.met[i * self.width + j / 64] >> (j % 64) & 1 == 1
    }

    /// How often two players have met.
    pub fn meetings(&self, i: usize, j: usize) -> u32 {
        if !self.met(i, j) {
            return 0;
        }
        let row = &self.meetings[i];
        row.binary_search_by_key(&j, |&(k, _)| k).ok().and_then(|at| row.get(at)).map_or(0, |&(_, count)| count)
    }

    /// The most meetings any two players have had.
    pub fn most_meetings(&self) -> u32 {
        self.meetings.iter().flatten().map(|&(_, count)| count).max().unwrap_or(0)
    }

    /// The highest score minus the lowest.
    pub fn spread(&self) -> u32 {
        match (self.players.first(), self.players.last()) {
            (Some(best), Some(last)) => best.score - last.score,
            _ => 0,
        }
    }
}
