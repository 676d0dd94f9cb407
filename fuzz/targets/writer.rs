//! Entries with good signatures and any content, written as the fuzzer's bytes say: who writes, what kind of entry, with
//! which values.

use std::sync::LazyLock;

use adjudicate::crypto::{Chain, Identity, Signature};
use adjudicate::dice::Member;
use adjudicate::log::*;
use adjudicate::referee::{Composed, Draft, Match, Signed, open};
use adjudicate::rules::{Name, Options, Seat};

static KEYS: LazyLock<Vec<Identity>> = LazyLock::new(|| (1..=8).map(|n| Identity::from_seed(&[n; 32])).collect());

/// The fuzzer's bytes as instructions.
pub struct Input<'a>(pub &'a [u8]);

impl Input<'_> {
    pub fn byte(&mut self) -> u8 {
        let (first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        *first
    }

    pub fn below(&mut self, bound: usize) -> usize {
        usize::from(self.byte()) % bound.max(1)
    }
}

fn name(text: &str) -> Name {
    Name::parse(text).expect("a name")
}

const NAMES: [&str; 6] = ["alice", "bob", "carol", "referee", "organiser", "nobody"];

fn charter(input: &mut Input<'_>) -> Charter {
    let shape = input.byte();
    let players = if shape & 1 == 0 { 2 } else { 3 };
    let keyless = shape & 2 != 0;
    let referee = keyless || shape & 4 != 0;
    let key = |n: usize| KEYS[n].public();
    let player = |n: usize| Player {
        name: name(NAMES[n]),
        key: (!(keyless && n == 1)).then(|| key(n)),
        mail: None,
        display: None,
    };
    Charter {
        format: 1,
        game: name(match (players == 2 && shape & 8 != 0, shape & 128 != 0) {
            (true, true) => "backgammon",
            (true, false) => "nine-mens-morris",
            _ => "open",
        }),
        rules: 1,
        options: Options::default(),
        first: (shape & 16 != 0).then(|| name("alice")),
        players: (0..players).map(player).collect(),
        organiser: Organiser { name: name("alice"), key: key(0) },
        referee: referee.then(|| Referee { key: key(3), mail: None }),
        dice: (referee && shape & 32 != 0).then(|| name("referee")),
        clock: (shape & 64 != 0).then_some(Clock { days_per_turn: 7, transit_days: 3, grace_days: 2 }),
        series: None,
        event: None,
        nonce: Bytes([shape; 16]),
    }
}

fn kind(input: &mut Input<'_>, state: &Match, chains: &[Chain], own: usize) -> Kind {
    let text = |text: &str| Text::new(text).expect("a text");
    let who = |input: &mut Input<'_>| name(NAMES[input.below(NAMES.len())]);
    let seq = |input: &mut Input<'_>| u64::from(input.byte()) % (state.entries() + 1);
    match input.below(24) {
        0 | 1 => Kind::Join(Join { tip: Bytes(chains[own].tip()) }),
        2..=8 => {
            let legal: Vec<String> = state.play().position().legal().into_iter().flat_map(|group| group.moves).collect();
            let play = match legal.is_empty() {
                false => legal[input.below(legal.len())].clone(),
                true => ["go", "throw: 2d6", "throw: 1d1000", "next: carol", "throw: 0d6"][input.below(5)].to_owned(),
            };
            Kind::Turn(Box::new(Turn { play: text(&play), position: text("-"), proof: None }))
        }
        9..=12 => Kind::Answer(Yes),
        13 => Kind::Offer(match input.below(6) {
            0 => Offer::Draw(Yes),
            1 => Offer::Takeback(seq(input)),
            2 => Offer::Result(text(["alice 1, bob 0", "alice 0, bob 0, carol 7", "x"][input.below(3)])),
            3 => Offer::Referee(KEYS[input.below(8)].public()),
            4 => Offer::End(Yes),
            _ => Offer::Prisoners(Yes),
        }),
        14 | 15 => Kind::Accept(seq(input)),
        16 => Kind::Decline(seq(input)),
        17 => Kind::Resign(Yes),
        18 => match input.below(3) {
            0 => Kind::Claim(Claim::Draw(Yes)),
            _ => Kind::Claim(Claim::Timeout(who(input))),
        },
        19 | 20 => {
            let key = input.below(8);
            let tip = (input.below(4) != 0).then(|| Bytes(chains[key].tip()));
            Kind::Rekey(Rekey { player: who(input), key: KEYS[key].public(), tip })
        }
        21 | 22 => {
            let verdict = match input.below(5) {
                0 => Verdict::Forfeit(who(input)),
                1 => Verdict::Result(text("alice 2, bob 0")),
                2 => Verdict::Extend(Extend { player: who(input), days: u64::MAX >> input.below(64) }),
                3 => Verdict::Uphold(seq(input)),
                _ => Verdict::Dismiss(seq(input)),
            };
            Kind::Ruling(Ruling { verdict, reason: text("r") })
        }
        _ => Kind::Note(Yes),
    }
}

/// Everybody's chains in a game.
pub struct Writer(Vec<Chain>);

/// Begins a game: its charter, and the match after it.
pub fn begin(input: &mut Input<'_>) -> (Entry, Match, Writer) {
    let charter = charter(input);
    let mut entry = Entry {
        seq: 0,
        prev: None,
        by: charter.organiser.name.clone(),
        at: Time::from_unix(1_800_000_000).expect("a time"),
        kind: Kind::Charter(Box::new(charter)),
        reveal: Reveal::default(),
        dice: None,
        say: None,
        sig: Signature::from_bytes([0; 64]),
    };
    let first = payload(&entry);
    entry.sig = KEYS[0].sign(first.as_bytes());
    let state = open(Signed { entry: &entry, payload: &first }).expect("the charter is sound");
    // A game of 48 entries needs few elements, and whole chains would be most of the work.
    let short = |key: &Identity| Chain::from_last(&state.id(), &key.public(), 64, key.chain_secret(&state.id()));
    let chains = KEYS.iter().map(short).collect();
    (entry, state, Writer(chains))
}

impl Writer {
    /// Writes an entry on this match; none if the referee refuses it.
    pub fn write(&self, input: &mut Input<'_>, state: &Match) -> Option<Composed> {
        let (author, signer) = (NAMES[input.below(NAMES.len())], input.below(10));
        // Mostly the right key for the name, sometimes any.
        let right = NAMES.iter().position(|name| *name == author).unwrap_or(0);
        let key = if signer < 8 && input.below(3) == 0 { signer } else { right };
        let kind = kind(input, state, &self.0, key);
        let mut elements = Vec::new();
        if input.below(4) == 0 {
            let member = [Member::Player(Seat(0)), Member::Player(Seat(1)), Member::Player(Seat(2)), Member::Referee];
            let member = member[input.below(4)];
            let count = state.machine().chain(member).map_or(0, |chain| chain.count);
            let owner = [0, 1, 2, 3][input.below(4)];
            elements.extend(self.0[owner].element(count + 1).map(|element| (member, element)));
        }
        let hours = i64::try_from(state.entries()).unwrap_or(0) * 11 - i64::from(input.byte()) / 4;
        let at = Time::from_unix(1_800_000_000 + hours * 3_600).expect("a time");
        let say = (input.below(3) != 0).then(|| Text::new("s").expect("a text"));
        let draft = Draft { by: name(author), at, kind, say, elements };
        let chain = (input.below(8) != 0).then_some(&self.0[key]);
        state.compose(draft, &KEYS[key], chain).ok()
    }
}
