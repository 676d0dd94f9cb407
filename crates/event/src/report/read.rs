//! The reader: one pass over the lines, then what they say of each other.

use std::collections::HashMap;

use super::fault::{Problem, ReportFault};
use super::line::{Line, a_round, player_number, some_points, tenths, whole};
use super::{Acceleration, ForbiddenPairing, PairingReport, PointSystem, ReportPlayer, RoundAbsence, TrfCell};
use crate::pairing::DutchColour;
use adjudicate_rules::{Phrase, phrase};

/// The longest report, in bytes. 4,000 players, as many as are paired, take 4.4 MB with 99 rounds.
const MOST: usize = 8_000_000;

/// The most rounds: what two columns of `142` can hold.
const ROUNDS: usize = 999;

/// The most records 250. Each is applied to every player.
const STRETCHES: usize = 1000;

impl PairingReport {
    /// Reads a report. Lines end with CR, LF or both. Bytes that are not UTF-8 are read as Latin-1, as older programs write
    /// names.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line.
    pub fn read(bytes: &[u8]) -> Result<Self, ReportFault> {
        if bytes.len() > MOST {
            return Err(ReportFault::whole(Problem::TooLong { most: MOST }));
        }
        let text =
            std::str::from_utf8(bytes).map_or_else(|_| bytes.iter().map(|&b| char::from(b)).collect(), str::to_owned);
        let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace('\r', "\n");
        let mut reader = Reader::default();
        for (at, line) in text.split('\n').enumerate() {
            reader.line(&Line { number: at + 1, letters: line.trim_end().chars().collect() })?;
        }
        reader.finish()
    }
}

/// The records read so far.
#[derive(Default)]
struct Reader {
    name: String,
    players: Vec<ReportPlayer>,
    /// Players keep the order of the lines (`XXC rank`).
    in_order: bool,
    rounds: Option<usize>,
    first: Option<DutchColour>,
    system: Option<String>,
    points: PointSystem,
    away: Vec<RoundAbsence>,
    acceleration: Vec<Acceleration>,
    /// The number of records 250.
    stretches: usize,
    forbidden: Vec<ForbiddenPairing>,
}

impl Reader {
    fn line(&mut self, line: &Line) -> Result<(), ReportFault> {
        let unsupported =
            |what| Err(ReportFault::at(line.number, Problem::Unsupported { record: line.record(), what }));
        match line.record().as_str() {
            "001" => self.player(line)?,
            "012" => self.name = line.rest(),
            "013" | "310" => return unsupported(phrase!("report-teams", "teams")),
            "142" | "XXR" => {
                let text = line.rest();
                let rounds = whole(&text).map(|rounds| rounds as usize).filter(|rounds| (1..=ROUNDS).contains(rounds));
                self.rounds =
                    Some(rounds.ok_or_else(|| line.fault(4, &text, phrase!("wanted-rounds", "a number of rounds")))?);
            }
            "152" => {
                self.first = Some(match line.rest().as_str() {
                    "W" => DutchColour::White,
                    "B" => DutchColour::Black,
                    other => return Err(line.fault(4, other, phrase!("wanted-colour", "`W` or `B`"))),
                });
            }
            "XXC" => {
                for word in line.rest().split_whitespace() {
                    match word {
                        "white1" => self.first = Some(DutchColour::White),
                        "black1" => self.first = Some(DutchColour::Black),
                        "rank" => self.in_order = true,
                        _ => {}
                    }
                }
            }
            "162" => self.scoring(line)?,
            "BBW" => self.points.win = score(line)?,
            "BBD" => self.points.draw = score(line)?,
            "BBL" => self.points.loss = score(line)?,
            "BBZ" => self.points.absent = score(line)?,
            "BBF" => self.points.forfeit = score(line)?,
            "BBU" => self.points.allocated = Some(score(line)?),
            "192" => self.system = Some(line.rest()),
            "240" => {
                let round = line.number(6, 9, a_round)? as usize;
                let numbers = line.players(10)?;
                self.away.extend(numbers.into_iter().map(|number| RoundAbsence {
                    round: Some(round),
                    number,
                    line: line.number,
                }));
            }
            "XXZ" => {
                let numbers = line.words()?;
                self.away.extend(numbers.into_iter().map(|number| RoundAbsence {
                    round: None,
                    number,
                    line: line.number,
                }));
            }
            "250" => self.accelerate(line)?,
            "XXA" => {
                let number = line.number(4, 8, player_number)?;
                for (round, at) in (1..=ROUNDS).zip((9..line.letters.len()).step_by(5)) {
                    let blank = line.columns(at, at + 4).trim().is_empty();
                    let points = if blank { 0 } else { line.points(at, at + 4)? };
                    let (players, rounds) = ((number, number), (round, round));
                    self.acceleration.push(Acceleration { players, rounds, points, line: line.number });
                }
            }
            "260" => {
                let rounds = (line.number(4, 7, a_round)? as usize, line.number(8, 11, a_round)? as usize);
                self.forbidden.push(ForbiddenPairing {
                    rounds: Some(rounds),
                    numbers: line.players(12)?,
                    line: line.number,
                });
            }
            "XXP" => self.forbidden.push(ForbiddenPairing { rounds: None, numbers: line.words()?, line: line.number }),
            "299" => return unsupported(phrase!("report-other-points", "points that results do not give")),
            _ => {}
        }
        Ok(())
    }

    fn player(&mut self, line: &Line) -> Result<(), ReportFault> {
        if line.letters.len() < 84 {
            return Err(line.short());
        }
        let number = line.number(4, 8, player_number)?;
        let rating = line.columns(48, 52);
        let rating = match rating.trim() {
            "" => 0,
            digits => whole(digits).ok_or_else(|| line.fault(48, &rating, phrase!("wanted-rating", "a rating")))?,
        };
        let points = line.points(80, 84)?;
        let mut cells = Vec::new();
        for at in (91..line.letters.len()).step_by(10) {
            let text: Vec<char> = line.letters.iter().skip(at).take(8).copied().collect();
            let cell = TrfCell::read(&text).filter(|cell| cell.opponent != Some(number)).ok_or_else(|| {
                let problem = Problem::Round { round: cells.len() + 1, text: text.iter().collect() };
                ReportFault::at(line.number, problem)
            })?;
            cells.push(cell);
        }
        while cells.last().is_some_and(TrfCell::is_blank) {
            cells.pop();
        }
        let name = line.columns(14, 47).trim().to_owned();
        self.players.push(ReportPlayer { number, line: line.number, name, rating, points, cells });
        Ok(())
    }

    /// Record 162: letters, each with its points, in fields of nine columns or parted by spaces.
    fn scoring(&mut self, line: &Line) -> Result<(), ReportFault> {
        let text = line.rest();
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            let mut letters = word.chars();
            let symbol = letters.next().unwrap_or(' ');
            let joined = letters.as_str();
            let points = if joined.is_empty() { words.next().unwrap_or_default() } else { joined };
            let points = tenths(points).ok_or_else(|| line.fault(5, &text, letters_with_points()))?;
            match symbol {
                'W' => self.points.win = points,
                'D' => self.points.draw = points,
                'L' => self.points.loss = points,
                'Z' | 'A' => (self.points.absent, self.points.forfeit) = (points, points),
                'P' => self.points.allocated = Some(points),
                // Results that are not known yet; a round with one is not paired behind.
                'X' => {}
                _ => return Err(line.fault(5, &text, letters_with_points())),
            }
        }
        Ok(())
    }

    /// Record 250: match points, points, first and last round, first and last player.
    fn accelerate(&mut self, line: &Line) -> Result<(), ReportFault> {
        self.stretches += 1;
        if self.stretches > STRETCHES {
            return Err(ReportFault::at(line.number, Problem::TooMany { record: line.record(), most: STRETCHES }));
        }
        let points = line.points(9, 13)?;
        let (from, to) = (line.number(14, 17, a_round)? as usize, line.number(18, 21, a_round)? as usize);
        let players = (line.number(22, 26, player_number)?, line.number(27, 31, player_number)?);
        if from > to || to > ROUNDS {
            let wanted = phrase!("wanted-last-round", "the last round, not before the first");
            return Err(line.fault(18, &line.columns(18, 21), wanted));
        }
        if players.0 > players.1 {
            let wanted = phrase!("wanted-last-player", "the last player, not before the first");
            return Err(line.fault(27, &line.columns(27, 31), wanted));
        }
        self.acceleration.push(Acceleration { players, rounds: (from, to), points, line: line.number });
        Ok(())
    }

    fn finish(mut self) -> Result<PairingReport, ReportFault> {
        if self.players.is_empty() {
            return Err(ReportFault::whole(Problem::NoPlayers));
        }
        if !self.in_order {
            self.players.sort_by_key(|player| player.number);
        }
        let mut lines: HashMap<u32, usize> = HashMap::new();
        for (at, player) in self.players.iter().enumerate() {
            if lines.insert(player.number, at).is_some() {
                return Err(ReportFault::at(player.line, Problem::Twice(player.number)));
            }
        }
        for player in &self.players {
            for (at, cell) in player.cells.iter().enumerate() {
                let Some(opponent) = cell.opponent else { continue };
                let other = lines.get(&opponent).and_then(|&at| self.players.get(at));
                let other = other.ok_or(ReportFault::at(player.line, Problem::Nobody(opponent)))?;
                let theirs = other.cells.get(at).copied().unwrap_or_default();
                let same = theirs.opponent == Some(player.number)
                    && theirs.game().is_some() == cell.game().is_some()
                    && (theirs.colour != cell.colour || cell.colour.is_none());
                if !same {
                    return Err(ReportFault::at(player.line, Problem::Contradicts { round: at + 1, opponent }));
                }
            }
        }
        let known = |number: u32, line: usize| match lines.contains_key(&number) {
            true => Ok(()),
            false => Err(ReportFault::at(line, Problem::Nobody(number))),
        };
        for away in &self.away {
            known(away.number, away.line)?;
        }
        for forbidden in &self.forbidden {
            forbidden.numbers.iter().try_for_each(|&number| known(number, forbidden.line))?;
        }
        Ok(PairingReport {
            name: self.name,
            players: self.players,
            rounds: self.rounds,
            first: self.first,
            system: self.system,
            points: self.points,
            away: self.away,
            acceleration: self.acceleration,
            forbidden: self.forbidden,
        })
    }
}

/// Points behind a code of bbpPairings.
fn score(line: &Line) -> Result<u32, ReportFault> {
    let text = line.rest();
    tenths(&text).ok_or_else(|| line.fault(4, &text, some_points()))
}

/// Results with their points, as the content that a column should have.
fn letters_with_points() -> Phrase {
    phrase!("wanted-letters", "letters with points, such as `W 1.0`")
}
