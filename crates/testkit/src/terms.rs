//! Charters, built in a line.

use adjudicate_record::log::{BankClock, Charter, Clock, Organiser, Player, Referee, True};
use adjudicate_rules::{OptionValue, Options};

use super::{bytes, key, name};

/// The terms of a game.
#[derive(Clone, Debug)]
pub struct Terms(pub Charter);

/// An open game of these players, of whom the first is the organiser. The first player is drawn by lots.
pub fn open_game(players: &[&str]) -> Terms {
    let player = |who: &&str| Player { name: name(who), key: Some(key(who)), mail: None, display: None };
    Terms(Charter {
        format: 1,
        game: name("open"),
        rules: 1,
        options: Options::default(),
        first: None,
        players: players.iter().map(player).collect(),
        organiser: Organiser { name: name(players[0]), key: key(players[0]) },
        referee: None,
        dice: None,
        clock: None,
        series: None,
        event: None,
        nonce: bytes(1),
    })
}

/// A Caecus game of these players, in which the first begins.
pub fn caecus(players: &[&str], variants: &[&str]) -> Terms {
    let variants = OptionValue::Names(variants.iter().map(|variant| name(variant)).collect());
    open_game(players).game("duerror-grandis").first(players[0]).option("variants", variants)
}

impl Terms {
    /// Another game.
    pub fn game(self, game: &str) -> Terms {
        self.but(|charter| charter.game = name(game))
    }

    /// This player begins.
    pub fn first(self, player: &str) -> Terms {
        self.but(|charter| charter.first = Some(name(player)))
    }

    /// An option is set.
    pub fn option(self, key: &str, value: OptionValue) -> Terms {
        self.but(|charter| drop(charter.options.0.insert(key.to_owned(), value)))
    }

    /// There is a referee.
    pub fn referee(self) -> Terms {
        self.but(|charter| charter.referee = Some(Referee { key: key("referee"), mail: None }))
    }

    /// The referee throws with the roller.
    pub fn referee_dice(self) -> Terms {
        self.referee().but(|charter| charter.dice = Some(name("referee")))
    }

    /// This player has no key: the referee writes for him.
    pub fn by_post(self, player: &str) -> Terms {
        self.referee().but(|charter| {
            charter.players.iter_mut().find(|p| p.name == *player).unwrap().key = None;
            if charter.organiser.name == *player {
                charter.organiser = Organiser { name: name("referee"), key: key("referee") };
            }
        })
    }

    /// Somebody else made the charter.
    pub fn organiser(self, who: &str) -> Terms {
        self.but(|charter| charter.organiser = Organiser { name: name(who), key: key(who) })
    }

    /// Turns have a time.
    pub fn clock(self, days_per_turn: u64, transit_days: u64, grace_days: u64) -> Terms {
        self.but(|charter| charter.clock = Some(Clock::per_turn(days_per_turn, transit_days, grace_days, 0)))
    }

    /// ICCF's standard clock: a stock of 50 days, whole days, those of a turn beyond 20 twice, 40 days of silence.
    pub fn stock_of_time(self) -> Terms {
        self.but(|charter| {
            charter.clock = Some(Clock::Bank(Box::new(BankClock {
                system: Some(name("bank")),
                initial_hours: Some(1200),
                per_turns: Some(10),
                control_hours: Some(1200),
                whole_days: Some(True),
                double_after_days: Some(20),
                silence_days: Some(40),
                transit_days: Some(2),
                absence_days_per_year: Some(45),
                ..BankClock::default()
            })));
        })
    }

    /// So many days of absence for each player, in a game with a clock.
    pub fn absences(self, days: u64) -> Terms {
        self.but(|charter| {
            if let Some(Clock::PerTurn(clock)) = &mut charter.clock {
                clock.absence_days = days;
            }
        })
    }

    /// Any change.
    pub fn but(mut self, change: impl FnOnce(&mut Charter)) -> Terms {
        change(&mut self.0);
        self
    }
}
