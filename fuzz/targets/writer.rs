//! Entries with good signatures and any content, written as the fuzzer's bytes say: who writes, what kind of entry, with
//! which values.

use adjudicate_record::log::SignedEntry;
use std::sync::LazyLock;

use adjudicate_record::crypto::{Chain, Identity, Namespace, Signature};
use adjudicate_record::dice::Member;
use adjudicate_record::log::*;
use adjudicate_referee::{Author, ComposedEntry, Draft, Match, SlipDraft, open};
use adjudicate_rules::{Name, Options};

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
        clock: (shape & 64 != 0).then_some(Clock::per_turn(7, 3, 2, u64::from(shape & 32))),
        series: None,
        event: None,
        nonce: Bytes([shape; 16]),
    }
}

fn text(text: &str) -> Text {
    Text::new(text).expect("a text")
}

fn who(input: &mut Input<'_>) -> Name {
    name(NAMES[input.below(NAMES.len())])
}

/// One of the moves that are listed, or a free one.
fn play(input: &mut Input<'_>, state: &Match) -> Text {
    let legal: Vec<String> = state.play().position().legal().into_iter().flat_map(|group| group.moves).collect();
    let free = ["go", "throw: 2d6", "throw: 1d1000", "next: carol", "throw: 0d6"];
    match legal.is_empty() {
        false => text(&legal[input.below(legal.len())]),
        true => text(free[input.below(free.len())]),
    }
}

/// The tip of the author's chain, which takes a while to find and is seldom wanted.
type Tip<'a> = &'a dyn Fn() -> [u8; 32];

fn kind(input: &mut Input<'_>, state: &Match, tip: Tip<'_>, slips: usize) -> EntryKind {
    match input.below(22) {
        0..=2 => EntryKind::Join(Join { tip: Bytes(tip()) }),
        3..=9 => {
            EntryKind::Turn(Box::new(Turn { play: play(input, state), then: None, position: text("-"), proof: None }))
        }
        10..=12 => EntryKind::Answer(True),
        13 | 14 => EntryKind::Agree(1 + input.below(slips + 1) as u64),
        15 => EntryKind::Resign(True),
        16 => EntryKind::Claim(DrawClaim::Draw(True)),
        17 | 18 => EntryKind::Post(True),
        _ => {
            let verdict = match input.below(6) {
                0 => RefereeDecision::Forfeit(who(input)),
                1 => RefereeDecision::Result(text(["alice 2, bob 0", "alice 0, bob 0, carol 7"][input.below(2)])),
                2 | 3 => RefereeDecision::Rekey(rekey(input, tip)),
                _ => RefereeDecision::Here(True),
            };
            let nr = state.rank().nr + input.below(3) as u64;
            EntryKind::Ruling(Ruling { verdict, rests_on: None, nr, reason: text("r") })
        }
    }
}

fn rekey(input: &mut Input<'_>, tip: Tip<'_>) -> Rekey {
    let key = KEYS[input.below(8)].public();
    Rekey { player: who(input), key, tip: (input.below(4) != 0).then(|| Bytes(tip())) }
}

fn slip_kind(input: &mut Input<'_>, state: &Match, tip: Tip<'_>, slips: &[Slip]) -> SlipKind {
    let seq = |input: &mut Input<'_>| u64::from(input.byte()) % (state.entries() + 1);
    match input.below(16) {
        0 | 1 => SlipKind::Note(True),
        2 => SlipKind::Claim(TimeClaim::Timeout(who(input))),
        3 => SlipKind::Resign(True),
        4..=6 => SlipKind::Offer(match input.below(6) {
            0 => Offer::Draw(True),
            1 => Offer::Takeback(seq(input)),
            2 => Offer::Result(text(["alice 1, bob 0", "alice 0, bob 0, carol 7", "x"][input.below(3)])),
            3 => Offer::Referee(KEYS[input.below(8)].public()),
            4 => Offer::End(True),
            _ => Offer::Prisoners(True),
        }),
        7..=9 => match slips.is_empty() {
            false => SlipKind::Accept(slips[slips.len() - 1 - input.below(slips.len().min(3))].id()),
            true => SlipKind::Accept(state.head()),
        },
        10 => SlipKind::Order(Order { when: Some(play(input, state)), then: play(input, state) }),
        11 => SlipKind::Order(Order { when: None, then: play(input, state) }),
        12 => SlipKind::Rekey(rekey(input, tip)),
        13 | 14 => {
            let midnight = |days: usize| Time::from_unix(1_763_596_800 + days as i64 * 86_400).expect("a time");
            let from = input.below(40);
            let until = midnight(from + input.below(9));
            let (player, leave) = match input.below(3) {
                0 => (Some(who(input)), Some(state.head())),
                _ => (None, None),
            };
            SlipKind::Absence(AnnouncedAbsence { player, from: midnight(from), until, leave })
        }
        _ => SlipKind::Extend(Extend { player: who(input), days: (u64::MAX >> 11) >> input.below(53) }),
    }
}

/// Writes signed entries of a game, by all members.
pub struct Writer {
    game: adjudicate_record::crypto::Digest,
    /// Slips that have been signed, in any branch.
    pub slips: Vec<Slip>,
}

/// Begins a game: its charter, and the match after it.
pub fn begin(input: &mut Input<'_>) -> (Entry, Match, Writer) {
    let charter = charter(input);
    let mut entry = Entry {
        seq: 0,
        prev: None,
        by: charter.organiser.name.clone(),
        at: Time::from_unix(1_800_000_000).expect("a time"),
        slips: Vec::new(),
        kind: EntryKind::Charter(Box::new(charter)),
        reveal: Reveal::default(),
        dice: None,
        say: None,
        sig: Signature::from_bytes([0; 64]),
    };
    let first = payload(&entry);
    entry.sig = KEYS[0].sign(Namespace::Entry, first.as_bytes());
    let state = open(&SignedEntry::from(entry.clone())).expect("the charter is sound");
    let game = state.id();
    (entry, state, Writer { game, slips: Vec::new() })
}

impl Writer {
    /// A short chain: a whole one would be most of the work. Eras beyond the second are out of its reach.
    fn chain(&self, key: usize, base: adjudicate_record::crypto::Digest) -> Chain {
        let identity = &KEYS[key];
        Chain::from_last(&self.game, &identity.public(), 2_200, identity.chain_secret(&self.game, &base))
    }

    /// Mostly the right key for the name, sometimes any.
    fn signer(&self, input: &mut Input<'_>, author: &str) -> usize {
        let any = input.below(10);
        let right = NAMES.iter().position(|name| *name == author).unwrap_or(0);
        if any < 8 && input.below(3) == 0 { any } else { right }
    }

    /// Signs a slip on this match, if it can be written in there.
    fn slip(&mut self, input: &mut Input<'_>, state: &Match) {
        let author = NAMES[input.below(NAMES.len())];
        let key = self.signer(input, author);
        let tip = || self.chain(key, state.head()).tip();
        let kind = slip_kind(input, state, &tip, &self.slips);
        let at = Time::from_unix(1_800_000_000 + i64::from(input.byte()) * 3_600).expect("a time");
        let say = matches!(kind, SlipKind::Note(_)).then(|| text("s"));
        let draft = SlipDraft { by: name(author), at, kind, say };
        self.slips.extend(state.sign_slip(draft, &KEYS[key]).ok());
    }

    /// Writes an entry on this match, perhaps after a slip has been signed; none if the referee refuses it.
    pub fn write(&mut self, input: &mut Input<'_>, state: &Match) -> Option<ComposedEntry> {
        while input.below(3) == 0 && !input.0.is_empty() {
            self.slip(input, state);
        }
        // Mostly who holds the pen writes.
        let holder = state.holder().map(|holder| state.name_of(holder.member));
        let author = match holder.filter(|_| input.below(4) != 0) {
            Some(holder) => NAMES.iter().copied().find(|name| *name == holder).unwrap_or("nobody"),
            None => NAMES[input.below(NAMES.len())],
        };
        let key = self.signer(input, author);
        let taken = input.below(4).min(self.slips.len());
        let slips: Vec<Slip> = self.slips[self.slips.len() - taken..].to_vec();
        let base = state.author(&name(author)).map_or(state.head(), |author| state.chain_base(author));
        let chain = self.chain(key, base);
        let kind = kind(input, state, &|| chain.tip(), slips.len());
        let mut elements = Vec::new();
        let missing: Vec<Member> = state.machine().pending.iter().flat_map(|pending| pending.missing()).collect();
        let brings = input.byte();
        for (_, member) in missing.into_iter().enumerate().filter(|(place, _)| brings >> (place % 8) & 1 == 1) {
            // Sometimes it is another's element.
            let owner = member.seat().map_or(3, |seat| seat.index() + usize::from(brings == 255));
            let base = state.chain_base(Author::Member(member));
            let element = self.chain(owner, base).element(state.machine().number(member));
            elements.extend(element.map(|element| (member, element)));
        }
        let hours = i64::try_from(state.entries()).unwrap_or(0) * 11 - i64::from(input.byte()) / 4;
        let at = Time::from_unix(1_800_000_000 + hours * 3_600).expect("a time");
        let say = (input.below(3) != 0).then(|| text("s"));
        let draft = Draft { by: name(author), at, slips, kind, say, elements };
        let chain = (input.below(8) != 0).then_some(&chain);
        state.compose(draft, &KEYS[key], chain).ok()
    }
}
