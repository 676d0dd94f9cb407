//! The plan of a world: its charter, its people, its post, its misfortunes. All of it follows from the seed.

use adjudicate::games::{GAMES, duerror, open};
use adjudicate::log::{Bytes, Charter, Clock, Organiser, Player, Referee};
use adjudicate::rules::{AcceptedValues, Game, Name, OptionSpec, OptionValue, Options};
use adjudicate_testkit::Random;

use crate::keys::Keys;

/// The referee in the log, and the first person to be it.
pub const REFEREE: &str = "referee";
/// Somebody else who may be it.
pub const SECOND: &str = "rita";

/// The events of a world; chances are in thousandths.
#[derive(Clone, Debug)]
pub struct Plan {
    /// A letter does not arrive.
    pub lost: usize,
    /// A letter arrives twice.
    pub twice: usize,
    /// A letter takes days.
    pub slow: usize,
    /// A letter is a message with an armored block.
    pub messages: usize,
    /// A program is killed at a point where it could be.
    pub killed: usize,
    /// Somebody writes though he is not due.
    pub talk: usize,
    /// Somebody does not write in a slip that waits.
    pub overlooks: usize,
    /// Somebody wants another referee, or a new one.
    pub appoints: usize,
    /// The referee wants to rule behind an older entry.
    pub revises: usize,
    /// The referee rules as often as possible.
    pub busy: bool,
    /// The person who loses his key, if anybody does.
    pub loser: Option<usize>,
    /// The person who restores old backups, if anybody does.
    pub restorer: Option<usize>,
    /// How many entries a game may have before its players want to end it.
    pub tired: u64,
}

/// Whether something happens that has a chance of so many thousandths.
pub fn chance(random: &mut Random, thousandths: usize) -> bool {
    random.below(1_000) < thousandths
}

/// A name that is one.
pub fn name(text: &str) -> Name {
    Name::parse(text).unwrap()
}

/// How a world goes.
pub fn plan(random: &mut Random, people: usize, longest: u64) -> Plan {
    let rough = random.below(4);
    let restores = random.below(4) == 0;
    Plan {
        lost: [0, 20, 100, 250][rough],
        twice: [0, 20, 80, 150][random.below(4)],
        slow: [0, 30, 100, 300][random.below(4)],
        messages: 60,
        killed: [0, 3, 10, 30][random.below(4)],
        talk: [20, 100, 250, 500][random.below(4)],
        overlooks: [0, 50, 300][random.below(3)],
        appoints: [0, 5, 40][random.below(3)],
        revises: [0, 10, 60][random.below(3)],
        busy: false,
        loser: (random.below(6) == 0).then(|| random.below(people)),
        restorer: restores.then(|| random.below(people)),
        tired: [longest / 8, longest / 4, longest / 2, longest][random.below(4)].max(12),
    }
}

/// A charter of a game drawn by lots, or of one with which a Parcus series begins.
pub fn charter(random: &mut Random, keys: &mut Keys, parcus: bool) -> Charter {
    let drawn = GAMES[random.below(GAMES.len())];
    let game = if parcus { &duerror::GAME } else { drawn };
    let most = (*game.players.end()).min(4);
    let count = *game.players.start() + random.below(most - game.players.start() + 1);
    let names = &["ann", "bob", "cyd", "dan"][..count];
    let mut options = options(game, random);
    if parcus {
        add_parcus(&mut options, random);
    }
    let sealed = matches!(options.0.get("variants"), Some(OptionValue::Names(all)) if all.contains(&name("caecus")));
    let refereed = random.below(2) == 0;
    let by_post = (refereed && !sealed && random.below(4) == 0).then(|| random.below(count));
    let player = |(seat, who): (usize, &&str)| {
        let key = (by_post != Some(seat)).then(|| keys.identity(who, 0).public());
        Player { name: name(who), key, mail: None, display: None }
    };
    let players: Vec<Player> = names.iter().enumerate().map(player).collect();
    let mut organiser = names[random.below(count)];
    match random.below(6) {
        0 => organiser = "olga",
        1 if refereed => organiser = "referee",
        _ if by_post.is_some_and(|seat| names[seat] == organiser) => organiser = "referee",
        _ => {}
    }
    let days = 1 + random.below(5) as u64;
    let clock = Clock::per_turn(days, 2, random.below(9) as u64, 0);
    Charter {
        format: 1,
        game: name(game.name),
        rules: game.rules,
        options,
        first: (random.below(2) == 0).then(|| name(names[random.below(count)])),
        players,
        organiser: Organiser { name: name(organiser), key: keys.identity(organiser, 0).public() },
        referee: refereed.then(|| Referee { key: keys.identity("referee", 0).public(), mail: None }),
        dice: (refereed && random.below(4) == 0).then(|| name("referee")),
        clock: (random.below(2) == 0).then_some(clock),
        series: None,
        event: None,
        nonce: Bytes(std::array::from_fn(|_| random.below(256) as u8)),
    }
}

/// Returns the people with a program, and their names in the log: the players with keys, an organiser who is none, and
/// two people of whom each may be referee.
pub fn people(charter: &Charter, random: &mut Random) -> Vec<(String, String)> {
    let keyed = charter.players.iter().filter(|player| player.key.is_some());
    let mut people: Vec<String> = keyed.map(|player| player.name.to_string()).collect();
    let organiser = charter.organiser.name.to_string();
    let refereed = charter.referee.is_some();
    // Others who could be appointed.
    people.extend((refereed || organiser == REFEREE || random.below(3) == 0).then(|| REFEREE.to_owned()));
    people.extend((random.below(3) == 0).then(|| SECOND.to_owned()));
    if !people.contains(&organiser) {
        people.push(organiser);
    }
    let role = |name: &String| if name == SECOND { REFEREE.to_owned() } else { name.clone() };
    people.iter().map(|name| (name.clone(), role(name))).collect()
}

fn add_parcus(options: &mut Options, random: &mut Random) {
    let variants = options.0.entry("variants".to_owned()).or_insert_with(|| OptionValue::Names(Vec::new()));
    if let OptionValue::Names(all) = variants
        && !all.contains(&name("parcus"))
    {
        all.push(name("parcus"));
    }
    // With the one token that is usual there would be little to bring.
    options.0.insert("tokens".to_owned(), OptionValue::Int(2 + random.below(8) as u64));
}

fn options(game: &'static Game, random: &mut Random) -> Options {
    let mut options = Options::default();
    for spec in game.options {
        let often = matches!(spec.key, "pieces" | "stones" | "turn_limit" | "variants");
        if random.below(if often { 2 } else { 5 }) == 0
            && let Some(value) = value(spec, random)
        {
            options.0.insert(spec.key.to_owned(), value);
        }
    }
    if game.name == duerror::GAME.name && random.below(3) == 0 {
        options.0.insert("variants".to_owned(), OptionValue::Names(vec![name("caecus")]));
    }
    if game.name == open::GAME.name {
        return Options::default();
    }
    options.drop_presets(game.options);
    options
}

fn value(spec: &OptionSpec, random: &mut Random) -> Option<OptionValue> {
    match random.pick(spec.accepts) {
        AcceptedValues::Int(range) => {
            let width = (range.end() - range.start() + 1).min(40);
            Some(OptionValue::Int(range.start() + random.below(width as usize) as u64))
        }
        AcceptedValues::Bool => Some(OptionValue::Bool(random.below(2) == 0)),
        AcceptedValues::Word(word) => Some(OptionValue::Name(name(word))),
        AcceptedValues::Words(words) => {
            let chosen: Vec<Name> = words.iter().filter(|_| random.below(2) == 0).map(|word| name(word)).collect();
            (!chosen.is_empty()).then_some(OptionValue::Names(chosen))
        }
        AcceptedValues::Text => Some(OptionValue::Text("a bottle of wine".to_owned())),
        AcceptedValues::Boards => None,
    }
}
