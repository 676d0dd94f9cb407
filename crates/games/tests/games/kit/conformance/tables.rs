//! The charters that a game is tried with, and those that must be refused.

use adjudicate_rules::{AcceptedValues, Game, Name, OptionSpec, OptionValue, Options, Play, Preset, Seat, Setup};

use crate::kit::start::word;

/// One charter.
pub struct Table {
    /// The game.
    pub game: &'static Game,
    /// Its options, players, and who begins.
    pub setup: Setup,
}

impl Table {
    /// Starts the game.
    pub fn start(&self) -> Play {
        Play::start(self.game, self.setup.clone()).expect("a table that has started before")
    }

    /// A table for two with these options, written `stones=4 flying=3`; lots or a throw decide who begins.
    pub fn of(game: &'static Game, options: &str) -> Table {
        Table { game, setup: setup(2, None, crate::kit::start::options(options)) }
    }

    /// Returns the name that a failed check prints.
    pub fn name(&self) -> String {
        let Setup { names, options, first, .. } = &self.setup;
        format!("{} for {}, {:?}, first {first:?}", self.game.name, names.len(), options.0)
    }
}

/// Tables with the default options: the fewest and the most players, with lots and without.
pub fn complete(game: &'static Game) -> Vec<Table> {
    let mut tables = Vec::new();
    for players in [*game.players.start(), *game.players.end()] {
        for first in [None, Some(Seat(0)), Some(Seat(1))] {
            tables.extend(table(game, players, first, Options::default()));
        }
    }
    assert_eq!(tables.len(), 6, "{}: the default options are refused", game.name);
    tables
}

/// A table for every value of every option that differs from the default, as far as it can be set alone.
pub fn varied(game: &'static Game) -> Vec<Table> {
    let players = *game.players.start();
    let values = game.options.iter().flat_map(|spec| accepted(spec).into_iter().map(move |value| (spec, value)));
    let mut tables = Vec::new();
    for (spec, value) in values {
        let options = only(spec.key, value);
        if options.check(game.options).is_ok() {
            tables.extend(table(game, players, None, options));
        }
    }
    tables
}

/// Unknown options, values out of range, values of a wrong kind and defaults written out are refused under ALL-6.
pub fn options_are_checked(game: &'static Game) {
    refused(game, only("no_such_option", OptionValue::Int(1)));
    for spec in game.options {
        if let Some(value) = preset(spec) {
            refused(game, only(spec.key, value));
        }
        for value in out_of_range(spec) {
            refused(game, only(spec.key, value));
        }
    }
}

fn refused(game: &'static Game, options: Options) {
    let what = format!("{}: {:?}", game.name, options.0);
    match Play::start(game, setup(*game.players.start(), None, options)) {
        Ok(_) => panic!("{what} is accepted"),
        Err(refusal) => assert_eq!(refusal.clause, "ALL-6", "{what}"),
    }
}

fn table(game: &'static Game, players: usize, first: Option<Seat>, options: Options) -> Option<Table> {
    let setup = setup(players, first, options);
    match Play::start(game, setup.clone()) {
        Ok(_) => Some(Table { game, setup }),
        // Some options make sense only together with others.
        Err(refusal) => {
            assert_eq!(refusal.clause, "ALL-6", "{}: {:?}", game.name, setup.options.0);
            None
        }
    }
}

fn setup(players: usize, first: Option<Seat>, options: Options) -> Setup {
    let names = (1..=players).map(|number| Name::parse(&format!("player-{number}")).expect("a name"));
    Setup { names: names.collect(), first, options, ..Setup::default() }
}

fn only(key: &str, value: OptionValue) -> Options {
    Options([(key.to_owned(), value)].into())
}

fn preset(spec: &OptionSpec) -> Option<OptionValue> {
    let value = match spec.preset {
        Preset::Int(number) => OptionValue::Int(number),
        Preset::Bool(truth) => OptionValue::Bool(truth),
        Preset::Word(text) => word(text),
        Preset::Absent => return None,
    };
    let silent = OptionSpec { preset: Preset::Absent, ..spec.clone() };
    let takes = only(spec.key, value.clone()).check(&[silent]).is_ok();
    assert!(takes, "`{}` does not accept its own default", spec.key);
    Some(value)
}

/// Values at the edges of what an option accepts. Texts and boards are for the tests of the games that have them.
fn accepted(spec: &OptionSpec) -> Vec<OptionValue> {
    let values = spec.accepts.iter().flat_map(|accepts| match accepts {
        AcceptedValues::Int(range) => vec![OptionValue::Int(*range.start()), OptionValue::Int(*range.end())],
        AcceptedValues::Bool => vec![OptionValue::Bool(false), OptionValue::Bool(true)],
        AcceptedValues::Word(text) => vec![word(text)],
        AcceptedValues::Words(texts) => {
            let names = |texts: &[&str]| texts.iter().filter_map(|text| Name::parse(text)).collect();
            let ends = [OptionValue::Names(names(&texts[..1])), OptionValue::Names(names(texts))];
            ends.to_vec()
        }
        AcceptedValues::Text | AcceptedValues::Boards => Vec::new(),
    });
    values.collect()
}

fn out_of_range(spec: &OptionSpec) -> Vec<OptionValue> {
    let in_a_range = |number: u64| {
        spec.accepts.iter().any(|accepts| matches!(accepts, AcceptedValues::Int(range) if range.contains(&number)))
    };
    let edges = spec.accepts.iter().flat_map(|accepts| match accepts {
        AcceptedValues::Int(range) => vec![range.start().checked_sub(1), range.end().checked_add(1), Some(u64::MAX)],
        _ => Vec::new(),
    });
    let numbers = edges.flatten().filter(|number| !in_a_range(*number)).map(OptionValue::Int);
    numbers.chain([word("no-such-word"), OptionValue::Names(Vec::new())]).filter(|value| !loose(spec, value)).collect()
}

/// Whether the option takes so many values that this one may be among them.
fn loose(spec: &OptionSpec, value: &OptionValue) -> bool {
    spec.accepts.iter().any(|accepts| matches!((accepts, value), (AcceptedValues::Words(_), OptionValue::Names(_))))
}
