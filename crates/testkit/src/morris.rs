//! Games of Nine Men's Morris between alice and bob, written in memory, for what wants many games or long ones.

use adjudicate_record::crypto::{Identity, Namespace};
use adjudicate_record::log::{
    Bytes, Charter, Entry, EntryKind, Join, Organiser, Player, Reveal, SignedEntry, Time, Turn, payload, write,
};
use adjudicate_referee::{Draft, Match, open};
use adjudicate_rules::{Name, OptionValue, Options};

use crate::{name, text};

/// Moves of a game in which nobody closes a mill.
pub const MOVES: [&str; 10] = ["a1", "b2", "d1", "d2", "g4", "f4", "a7", "c3", "d7", "e5"];
const NAMES: [&str; 2] = ["alice", "bob"];
const HOUR: i64 = 3_600;

/// The charter of a game that alice begins, with the addresses that `mail` gives them.
pub fn charter(keys: &[Identity; 2], nonce: [u8; 16], mail: impl Fn(&str) -> Option<String>) -> Charter {
    charter_between(NAMES, keys, nonce, mail)
}

/// The charter of a game between players of these names, the first of whom begins it.
pub fn charter_between(
    names: [&str; 2],
    keys: &[Identity; 2],
    nonce: [u8; 16],
    mail: impl Fn(&str) -> Option<String>,
) -> Charter {
    let player = |(who, key): (&str, &Identity)| {
        let mail = mail(who).map(|address| text(&address));
        Player { name: name(who), key: Some(key.public()), mail, display: None }
    };
    Charter {
        format: 1,
        game: name("nine-mens-morris"),
        rules: 1,
        options: Options::default(),
        first: Some(name(names[0])),
        players: names.into_iter().zip(keys).map(player).collect(),
        organiser: Organiser { name: name(names[0]), key: keys[0].public() },
        referee: None,
        dice: None,
        clock: None,
        series: None,
        event: None,
        nonce: Bytes(nonce),
    }
}

/// A charter whose game no rule ends.
pub fn endless(keys: &[Identity; 2]) -> Charter {
    let zero = |key: &str| (key.to_owned(), OptionValue::Int(0));
    let options = Options([zero("quiet_turns"), zero("repetition")].into());
    Charter { options, ..charter(keys, [7; 16], |_| None) }
}

/// A log of so many entries of a game that does not end: when the stones are placed, each player moves one of them to and fro.
pub fn long_log(keys: &[Identity; 2], entries: u64) -> String {
    let (mut game, mut log) = Morris::begin(keys, endless(keys), Time::from_unix(1_800_000_000).unwrap());
    let mut walk = Walk::default();
    while game.state.entries() < entries {
        let chosen = walk.next(&game.state);
        log += &game.turn(&chosen, None);
    }
    log
}

/// The players of a game that does not end: when the stones are placed without mills, each moves one of them to and fro.
#[derive(Clone, Default)]
pub struct Walk {
    last: [Option<(String, String)>; 2],
}

impl Walk {
    /// The next turn of a game without a referee.
    pub fn next(&mut self, state: &Match) -> String {
        let side = (state.entries() - 3) as usize % 2;
        let quiet = || {
            let texts = state.play().position().legal().into_iter().flat_map(|group| group.moves);
            texts.filter(|text| !text.contains('x')).nth(state.entries() as usize % 3).unwrap()
        };
        let chosen = self.last[side].as_ref().map_or_else(quiet, |(from, to)| format!("{to}-{from}"));
        self.last[side] = chosen.split_once('-').map(|(from, to)| (from.to_owned(), to.to_owned()));
        chosen
    }
}

/// Returns the act with which each player joins.
pub fn join() -> EntryKind {
    EntryKind::Join(Join { tip: Bytes([3; 32]) })
}

/// A game in the course of being written, an entry an hour.
pub struct Morris<'a> {
    /// The match as it stands.
    pub state: Match,
    names: [Name; 2],
    keys: &'a [Identity; 2],
    begun: i64,
}

impl<'a> Morris<'a> {
    /// Signs the charter, and lets both join. With the log so far.
    pub fn begin(keys: &'a [Identity; 2], charter: Charter, begun: Time) -> (Morris<'a>, String) {
        let names = [0, 1].map(|seat| charter.players[seat].name.clone());
        let mut entry = Entry {
            seq: 0,
            prev: None,
            by: names[0].clone(),
            at: begun,
            slips: Vec::new(),
            kind: EntryKind::Charter(Box::new(charter)),
            reveal: Reveal::default(),
            dice: None,
            say: None,
            sig: keys[0].sign(Namespace::Entry, b""),
        };
        let payload = payload(&entry);
        entry.sig = keys[0].sign(Namespace::Entry, payload.as_bytes());
        let state = open(&SignedEntry::from(entry.clone())).unwrap();
        let mut game = Morris { state, names, keys, begun: begun.unix() };
        let log = write(&entry) + &game.follow(0, join(), None) + &game.follow(1, join(), None);
        (game, log)
    }

    /// Returns the entry with which the player to move makes this turn.
    pub fn turn(&mut self, play: &str, say: Option<&str>) -> String {
        let mover = (self.state.entries() - 3) as usize % 2;
        let turn = Turn { play: text(play), then: None, position: text("-"), proof: None };
        self.follow(mover, EntryKind::Turn(Box::new(turn)), say)
    }

    fn follow(&mut self, who: usize, kind: EntryKind, say: Option<&str>) -> String {
        let at = Time::from_unix(self.begun + self.state.entries() as i64 * HOUR).unwrap();
        let draft = Draft {
            by: self.names[who].clone(),
            at,
            slips: Vec::new(),
            kind,
            say: say.map(text),
            elements: Vec::new(),
        };
        let composed = self.state.compose(draft, &self.keys[who], None).unwrap();
        let entry = composed.text();
        self.state = composed.state;
        entry
    }
}
