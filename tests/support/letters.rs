//! Writes signed games, one letter after the other.

use std::collections::BTreeMap;

use adjudicate::crypto::{Chain, Identity, Signature};
use adjudicate::log::{
    Bytes, Charter, Clock, Entry, Join, Kind, Organiser, Player, Referee, Rekey, Reveal, Text, Time, Turn, payload,
    write,
};
use adjudicate::referee::{Draft, Match, Signed, open};
use adjudicate::rules::{Name, OptionValue, Options};

/// A game in the course of being written.
pub struct Letters {
    /// The log so far.
    pub log: String,
    /// The match after it.
    pub state: Match,
    /// Who signs with which key now; `NAME/2` is the second key of NAME.
    identities: BTreeMap<String, Identity>,
    chains: BTreeMap<String, Chain>,
    now: i64,
}

/// The n-th key of this name, the same on every run.
pub fn identity(name: &str, number: u8) -> Identity {
    let mut seed = [number; 32];
    seed[..name.len()].copy_from_slice(name.as_bytes());
    Identity::from_seed(&seed)
}

pub fn name(name: &str) -> Name {
    Name::parse(name).unwrap()
}

pub fn text(text: &str) -> Text {
    Text::new(text).unwrap()
}

/// A game for these players, the first of whom makes the charter; one whose name ends with `*` plays by post.
pub fn charter(game: &str, rules: u64, players: &[&str], referee: bool) -> Charter {
    let player = |given: &&str| {
        let plain = given.trim_end_matches('*');
        let key = (plain == *given).then(|| identity(plain, 1).public());
        Player { name: name(plain), key, mail: None, display: None }
    };
    Charter {
        format: 1,
        game: name(game),
        rules,
        options: Options::default(),
        first: None,
        players: players.iter().map(player).collect(),
        organiser: Organiser { name: name(players[0]), key: identity(players[0], 1).public() },
        referee: referee.then(|| Referee { key: identity("referee", 1).public(), mail: None }),
        dice: None,
        clock: Some(Clock { days_per_turn: 7, transit_days: 3, grace_days: 10 }),
        series: None,
        event: None,
        nonce: Bytes([7; 16]),
    }
}

/// The charter with an option.
pub fn option(mut charter: Charter, key: &str, value: OptionValue) -> Charter {
    charter.options.0.insert(key.to_owned(), value);
    charter
}

impl Letters {
    /// Signs a charter.
    pub fn begin(charter: Charter) -> Letters {
        let now = Time::parse("2026-11-20T09:00:00Z").unwrap().unix();
        let by = charter.organiser.name.clone();
        let players = charter.players.iter().map(|player| player.name.to_string());
        let people = players.chain(["referee".to_owned()]);
        let identities = people.map(|name| (name.clone(), identity(&name, 1))).collect::<BTreeMap<_, _>>();
        let mut entry = Entry {
            seq: 0,
            prev: None,
            by: by.clone(),
            at: Time::from_unix(now).unwrap(),
            kind: Kind::Charter(Box::new(charter)),
            reveal: Reveal::default(),
            dice: None,
            say: None,
            sig: Signature::from_bytes([0; 64]),
        };
        let payload = payload(&entry);
        entry.sig = identities[by.as_str()].sign(payload.as_bytes());
        let state = open(Signed { entry: &entry, payload: &payload }).unwrap();
        Letters { log: write(&entry), state, identities, chains: BTreeMap::new(), now }
    }

    /// Lets hours pass, or go back.
    pub fn wait(&mut self, hours: i64) -> &mut Letters {
        self.now += hours * 3600;
        self
    }

    /// The next letter of `by`, signed with the key that he uses now, or the referee's if he has none.
    pub fn say(&mut self, by: &str, kind: Kind, say: Option<&str>) -> &mut Letters {
        let author = self.state.author(&name(by)).unwrap();
        let signer = if self.state.keys().has(author) { by } else { "referee" };
        let identity = &self.identities[signer];
        let game = self.state.id();
        let key = format!("{signer} {}", identity.public());
        let chain = self.chains.entry(key).or_insert_with(|| Chain::new(identity, &game));
        self.now += 3600;
        let at = Time::from_unix(self.now).unwrap();
        let draft = Draft { by: name(by), at, kind, say: say.map(text), elements: Vec::new() };
        let composed = self.state.compose(draft, identity, Some(chain)).unwrap();
        self.log += &composed.text();
        self.state = composed.state;
        self
    }

    /// The next letter, without a remark.
    pub fn write(&mut self, by: &str, kind: Kind) -> &mut Letters {
        self.say(by, kind, None)
    }

    /// Joins all of them, in their order.
    pub fn join(&mut self) -> &mut Letters {
        while let Some(member) = self.state.next_to_join() {
            let by = self.state.name_of(member).to_owned();
            let tip = Chain::new(&self.identities[&by], &self.state.id()).tip();
            self.write(&by, Kind::Join(Join { tip: Bytes(tip) }));
        }
        self
    }

    /// A turn.
    pub fn turn(&mut self, by: &str, play: &str) -> &mut Letters {
        self.write(by, Kind::Turn(Box::new(Turn { play: text(play), position: text("-"), proof: None })))
    }

    /// `by` gives `player` his n-th key; without `uses` he goes on signing with the old one.
    pub fn rekey(&mut self, by: &str, player: &str, number: u8, uses: bool) -> &mut Letters {
        let new = identity(player, number);
        let tip = Some(Bytes(Chain::new(&new, &self.state.id()).tip()));
        let rekey = Rekey { player: name(player), key: new.public(), tip };
        self.say(by, Kind::Rekey(rekey), Some("the old key is lost"));
        if uses {
            self.identities.insert(player.to_owned(), new);
        }
        self
    }
}
