//! The value of a game: the doubling cube, and the score of a match (BKG-8, BKG-10 to BKG-14).

use adjudicate_rules::{LossDegree, Options, Phrase, Refusal, Seat, phrase};

/// The highest number of the cube (BKG-11); other programs know none above it either.
const HIGHEST: u64 = 4096;
/// The longest match, in points; other programs know none above it either.
pub const LONGEST: u64 = 64;

/// The doubling cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cube {
    /// How often it has been turned: it shows 2 to the power of this.
    pub turned: u8,
    /// The owner; none while the cube is in the middle.
    pub owner: Option<Seat>,
}

impl Cube {
    /// In the middle, at 1.
    const CENTRED: Cube = Cube { turned: 0, owner: None };

    /// The number that it shows.
    pub fn number(self) -> u64 {
        1 << self.turned
    }
}

/// The stage of a match with respect to the Crawford game (BKG-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Crawford {
    Before,
    Now,
    After,
}

/// How a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Win {
    /// The other had borne off a piece.
    Single,
    /// The other had borne off none.
    Gammon,
    /// The other besides had a piece on the bar or in the winner's home board.
    Backgammon,
    /// The other has dropped.
    Drop,
    /// The other has conceded it so, and that was accepted.
    Conceded(LossDegree),
}

impl Win {
    /// Returns the win in words.
    pub fn words(self) -> Phrase {
        let (win, english) = match self {
            Win::Single => ("single", "all pieces borne off"),
            Win::Gammon => ("gammon", "all pieces borne off: a gammon"),
            Win::Backgammon => ("backgammon", "all pieces borne off: a backgammon"),
            Win::Drop => ("drop", "the double was dropped"),
            Win::Conceded(LossDegree::Single) => ("conceded", "it was conceded"),
            Win::Conceded(LossDegree::Gammon) => ("conceded-gammon", "it was conceded as a gammon"),
            Win::Conceded(LossDegree::Backgammon) => ("conceded-backgammon", "it was conceded as a backgammon"),
        };
        Phrase::english("backgammon-win", english).with("win", win)
    }
}

/// The options that say what a game counts, with the cube and the score.
#[derive(Clone, Debug)]
pub struct Scoring {
    gammons: bool,
    jacoby: bool,
    has_crawford: bool,
    crawford: Crawford,
    /// How many points the match is played to; none for a single game.
    points: Option<u64>,
    cube: Option<Cube>,
    score: [u64; 2],
    game: u64,
}

impl Scoring {
    /// Reads the options.
    ///
    /// # Errors
    /// Refused under ALL-6: options that exclude each other, or that mean nothing without others.
    pub fn of(options: &Options) -> Result<Scoring, Refusal> {
        let cube = options.bool("cube", false);
        let points = Some(options.int("points", 0)).filter(|points| *points > 0);
        let gammons = options.bool("gammons", true);
        let jacoby = options.bool("jacoby", false);
        let has_crawford = options.bool("crawford", true);
        let refused = |reason: Phrase, hint: Phrase| Err(Refusal::illegal("ALL-6", reason).hint(hint));
        if jacoby && !cube {
            return refused(
                phrase!("backgammon-jacoby-cube", "option `jacoby` is about the doubling cube"),
                phrase!("backgammon-jacoby-cube-hint", "set `cube: true` as well, or leave out `jacoby`"),
            );
        }
        if jacoby && points.is_some() {
            return refused(
                phrase!("backgammon-jacoby-match", "the Jacoby rule is for single games, and `points` makes a match"),
                phrase!("backgammon-jacoby-match-hint", "leave out `jacoby` or `points`"),
            );
        }
        if jacoby && !gammons {
            return refused(
                phrase!("backgammon-jacoby-gammons", "`gammons: false` leaves nothing for `jacoby` to say"),
                phrase!("backgammon-jacoby-gammons-hint", "leave out `jacoby` or `gammons`"),
            );
        }
        if !(has_crawford || cube && points.is_some()) {
            return refused(
                phrase!("backgammon-crawford-cube", "the Crawford rule is about the doubling cube in a match"),
                phrase!(
                    "backgammon-crawford-cube-hint",
                    "set `cube: true` and `points` as well, or leave out `crawford`"
                ),
            );
        }
        if cube && points == Some(1) {
            return refused(
                phrase!("backgammon-one-point", "in a match to one point there is nothing to double"),
                phrase!("backgammon-one-point-hint", "leave out `cube`, or play to more points"),
            );
        }
        Ok(Scoring {
            gammons,
            jacoby,
            has_crawford,
            crawford: Crawford::Before,
            points,
            cube: cube.then_some(Cube::CENTRED),
            score: [0; 2],
            game: 1,
        })
    }

    /// Whether there is more to say of a position than board, player and throw.
    pub fn counts(&self) -> bool {
        self.cube.is_some() || self.points.is_some()
    }

    /// The cube, if there is one.
    pub fn cube(&self) -> Option<Cube> {
        self.cube
    }

    /// Whether gammons count only if the cube has been taken.
    pub fn jacoby(&self) -> bool {
        self.jacoby
    }

    /// How many points the match is played to.
    pub fn points(&self) -> Option<u64> {
        self.points
    }

    /// The points of each player, by seat.
    pub fn score(&self) -> [u64; 2] {
        self.score
    }

    /// The number of the game in its match, from 1.
    pub fn game(&self) -> u64 {
        self.game
    }

    /// Whether this is the Crawford game.
    pub fn is_crawford(&self) -> bool {
        self.crawford == Crawford::Now
    }

    /// Whether a player may double before his throw.
    ///
    /// # Errors
    /// Why not, under the clause that forbids it.
    pub fn may_double(&self, seat: Seat) -> Result<(), Refusal> {
        let cube = self.cube.ok_or_else(no_cube)?;
        if self.is_crawford() {
            let reason = phrase!("backgammon-crawford-game", "this is the Crawford game, in which nobody doubles");
            return Err(Refusal::illegal("BKG-14", reason));
        }
        if cube.owner.is_some_and(|owner| owner != seat) {
            return Err(Refusal::illegal("BKG-11", phrase!("backgammon-other-cube", "the cube is the opponent's")));
        }
        if cube.number() >= HIGHEST {
            let reason = phrase!(
                "backgammon-highest-cube",
                "the cube is at {highest} and cannot be turned any more",
                highest = HIGHEST.to_string()
            );
            return Err(Refusal::illegal("BKG-11", reason));
        }
        Ok(())
    }

    /// Whether a gammon now counts more than any other win (BKG-8, BKG-12).
    pub fn has_gammons(&self) -> bool {
        self.worth(Win::Gammon) > self.worth(Win::Single)
    }

    /// A double is taken: the cube is its taker's, at twice its number.
    pub fn take(&mut self, taker: Seat) {
        self.cube = self.cube.map(|cube| Cube { turned: cube.turned + 1, owner: Some(taker) });
    }

    /// Returns the points for such a win (BKG-8, BKG-10, BKG-12).
    pub fn worth(&self, win: Win) -> u64 {
        let in_the_middle = self.cube.is_some_and(|cube| cube.owner.is_none());
        let single = !self.gammons || (self.jacoby && in_the_middle);
        let points = match win {
            _ if single => 1,
            Win::Single | Win::Drop | Win::Conceded(LossDegree::Single) => 1,
            Win::Gammon | Win::Conceded(LossDegree::Gammon) => 2,
            Win::Backgammon | Win::Conceded(LossDegree::Backgammon) => 3,
        };
        points * self.cube.map_or(1, Cube::number)
    }

    /// Counts a game that is over. Whether that was the last one.
    pub fn count(&mut self, winner: Seat, points: u64) -> bool {
        if let Some(score) = self.score.get_mut(winner.index()) {
            *score += points;
        }
        self.points.is_none_or(|points| self.score.iter().any(|score| *score >= points))
    }

    /// Begins the next game of a match.
    pub fn next(&mut self) {
        self.game += 1;
        self.cube = self.cube.map(|_| Cube::CENTRED);
        let short = self.points.map(|points| points - 1);
        let one_short = self.score.iter().any(|score| Some(*score) == short);
        self.crawford = match self.crawford {
            Crawford::Before if one_short && self.has_crawford && self.cube.is_some() => Crawford::Now,
            Crawford::Before => Crawford::Before,
            Crawford::Now | Crawford::After => Crawford::After,
        };
    }

    /// The points of both, by seat, when one wins because the other has left: all of the match, or what the game counts.
    pub fn by_default(&self, winner: Seat) -> [u64; 2] {
        let mut points = self.score;
        if let Some(own) = points.get_mut(winner.index()) {
            *own = self.points.unwrap_or_else(|| self.worth(Win::Single)).max(*own);
        }
        points
    }

    /// Describes the score: in a match its length and the number of the game, and the cube.
    pub fn words(&self, name: impl Fn(Seat) -> String) -> Vec<Phrase> {
        let mut lines = Vec::new();
        if let Some(points) = self.points {
            let [one, other] = [Seat(0), Seat(1)].map(&name);
            let [scored, other_scored] = self.score;
            let english =
                format!("match to {points}, game {}: {one} has {scored}, {other} has {other_scored}", self.game);
            let phrase = Phrase::english("backgammon-match", english).with("points", points).with("game", self.game);
            let phrase = phrase.with("one", one).with("one-points", scored);
            lines.push(phrase.with("other", other).with("other-points", other_scored));
        }
        if let Some(cube) = self.cube {
            lines.push(match cube.owner {
                _ if self.is_crawford() => Phrase::english("backgammon-crawford", "the Crawford game: nobody doubles"),
                Some(owner) => {
                    let (number, name) = (cube.number(), name(owner));
                    let english = format!("the cube is at {number}, and {name} has it");
                    Phrase::english("backgammon-cube", english).with("stake", number).with("name", name)
                }
                None => Phrase::english("backgammon-cube-middle", "the cube is in the middle, at 1"),
            });
        }
        lines
    }
}

/// That a game is played without a cube.
pub fn no_cube() -> Refusal {
    Refusal::illegal("BKG-10", phrase!("backgammon-no-cube", "this game is played without the doubling cube"))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use adjudicate_rules::OptionValue;

    fn scoring(options: &[(&str, OptionValue)]) -> Scoring {
        let options = options.iter().map(|(key, value)| ((*key).to_owned(), value.clone()));
        Scoring::of(&Options(options.collect())).unwrap()
    }

    #[test]
    fn the_crawford_game_comes_once() {
        let mut scoring = scoring(&[("cube", OptionValue::Bool(true)), ("points", OptionValue::Int(5))]);
        let mut seen = Vec::new();
        for points in [2, 2, 1, 1, 3] {
            seen.push(scoring.is_crawford());
            let last = scoring.count(Seat(u8::from(points == 1)), points);
            assert_eq!(last, points == 3);
            scoring.next();
        }
        assert_eq!(seen, [false, false, true, false, false]);
        assert_eq!(scoring.score(), [7, 2]);
    }

    #[test]
    fn jacoby_counts_gammons_once_the_cube_is_taken() {
        let mut scoring = scoring(&[("cube", OptionValue::Bool(true)), ("jacoby", OptionValue::Bool(true))]);
        assert_eq!([Win::Single, Win::Gammon, Win::Backgammon, Win::Drop].map(|win| scoring.worth(win)), [1; 4]);
        scoring.take(Seat(1));
        assert_eq!([Win::Single, Win::Gammon, Win::Backgammon, Win::Drop].map(|win| scoring.worth(win)), [2, 4, 6, 2]);
        assert!(scoring.may_double(Seat(1)).is_ok());
        assert_eq!(scoring.may_double(Seat(0)).map_err(|refusal| refusal.clause), Err("BKG-11"));
    }

    #[test]
    fn the_cube_ends_somewhere() {
        let mut scoring = scoring(&[("cube", OptionValue::Bool(true))]);
        for turn in 0..12 {
            let seat = Seat(turn % 2);
            assert!(scoring.may_double(seat).is_ok());
            scoring.take(Seat(1 - seat.0));
        }
        assert_eq!(scoring.worth(Win::Backgammon), 3 * HIGHEST);
        assert_eq!(scoring.may_double(Seat(0)).map_err(|refusal| refusal.clause), Err("BKG-11"));
    }
}
