//! Writes signed games, one letter after the other.

use std::collections::BTreeMap;

use adjudicate::crypto::{Chain, Digest, Identity, Namespace, Signature};
use adjudicate::dice::Member;
use adjudicate::log::{
    Bytes, Charter, Clock, Entry, Join, Kind, Organiser, Player, Referee, Rekey, Reveal, Ruling, Slip, SlipKind, Text,
    Time, Turn, Verdict, Yes, payload, write,
};
use adjudicate::referee::{Draft, Match, Signed, SlipDraft, open};
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
    /// What the next entry writes in.
    slips: Vec<Slip>,
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
            slips: Vec::new(),
            kind: Kind::Charter(Box::new(charter)),
            reveal: Reveal::default(),
            dice: None,
            say: None,
            sig: Signature::from_bytes([0; 64]),
        };
        let payload = payload(&entry);
        entry.sig = identities[by.as_str()].sign(Namespace::Entry, payload.as_bytes());
        let state = open(Signed { entry: &entry, payload: &payload }).unwrap();
        Letters { log: write(&entry), state, identities, chains: BTreeMap::new(), slips: Vec::new(), now }
    }

    /// Lets hours pass, or go back.
    pub fn wait(&mut self, hours: i64) -> &mut Letters {
        self.now += hours * 3600;
        self
    }

    fn signer<'a>(&self, by: &'a str) -> &'a str {
        let author = self.state.author(&name(by)).unwrap();
        if self.state.keys().has(author) { by } else { "referee" }
    }

    /// The chain behind this entry of who signs for `by`.
    fn chain(&mut self, by: &str, base: &Digest) -> &Chain {
        let (identity, game) = (&self.identities[self.signer(by)], self.state.id());
        let key = format!("{} {base}", identity.public());
        self.chains.entry(key).or_insert_with(|| Chain::new(identity, &game, base))
    }

    fn date(&mut self) -> Time {
        self.now += 3600;
        Time::from_unix(self.now).unwrap()
    }

    /// The next letter of `by`, signed with the key that he uses now, or the referee's if he has none. It brings all elements
    /// that are missing and come before his.
    pub fn say(&mut self, by: &str, kind: Kind, say: Option<&str>) -> &mut Letters {
        let at = self.date();
        let author = self.state.author(&name(by)).unwrap();
        let pending = self.state.machine().pending.clone();
        let missing: Vec<Member> = pending.iter().flat_map(|pending| pending.missing()).collect();
        let last = pending.and_then(|pending| pending.last);
        let deals = kind.deals() && !missing.is_empty();
        let others: Vec<Member> = missing.into_iter().filter(|member| deals && Some(*member) != last).collect();
        let mut elements = Vec::new();
        for member in others.into_iter().filter(|member| author.member() != Some(*member)) {
            let (who, number) = (self.state.name_of(member).to_owned(), self.state.machine().number(member));
            let base = self.state.chain_base(self.state.author(&name(&who)).unwrap());
            elements.push((member, self.chain(&who, &base).element(number).unwrap()));
        }
        let base = self.state.chain_base(author);
        self.chain(by, &base);
        let identity = &self.identities[self.signer(by)];
        let chain = &self.chains[&format!("{} {base}", identity.public())];
        let slips = std::mem::take(&mut self.slips);
        let draft = Draft { by: name(by), at, slips, kind, say: say.map(text), elements };
        let composed = self.state.compose(draft, identity, Some(chain)).unwrap();
        self.log += &composed.text();
        self.state = composed.state;
        self
    }

    /// The next letter, without a remark.
    pub fn write(&mut self, by: &str, kind: Kind) -> &mut Letters {
        self.say(by, kind, None)
    }

    /// A slip of `by`, signed behind the last entry.
    pub fn slip(&mut self, by: &str, kind: SlipKind, say: Option<&str>) -> Slip {
        let at = self.date();
        let draft = SlipDraft { by: name(by), at, kind, say: say.map(text) };
        self.state.sign_slip(draft, &self.identities[self.signer(by)]).unwrap()
    }

    /// The next letter writes this slip in as well.
    pub fn with(&mut self, by: &str, kind: SlipKind, say: Option<&str>) -> &mut Letters {
        let slip = self.slip(by, kind, say);
        self.slips.push(slip);
        self
    }

    /// Who holds the pen writes this slip in at once, and nothing else.
    pub fn post(&mut self, by: &str, kind: SlipKind, say: Option<&str>) -> &mut Letters {
        self.with(by, kind, say);
        let holder = self.state.holder().unwrap();
        let pen = self.state.name_of(holder.member).to_owned();
        self.write(&pen, Kind::Post(Yes))
    }

    /// Joins all of them, in their order.
    pub fn join(&mut self) -> &mut Letters {
        while let Some(member) = self.state.next_to_join() {
            let by = self.state.name_of(member).to_owned();
            let head = self.state.head();
            let tip = self.chain(&by, &head).tip();
            self.write(&by, Kind::Join(Join { tip: Bytes(tip) }));
        }
        self
    }

    /// Who holds the pen brings all elements of the pending throw.
    pub fn throw(&mut self) -> &mut Letters {
        let holder = self.state.holder().unwrap();
        let pen = self.state.name_of(holder.member).to_owned();
        self.write(&pen, Kind::Answer(Yes))
    }

    /// A turn.
    pub fn turn(&mut self, by: &str, play: &str) -> &mut Letters {
        let turn = Turn { play: text(play), then: None, position: text("-"), proof: None };
        self.write(by, Kind::Turn(Box::new(turn)))
    }

    /// `player` has the n-th key from now on: by a ruling of the referee, or on a slip of the own.
    pub fn rekey(&mut self, by: &str, player: &str, number: u8) -> &mut Letters {
        let new = identity(player, number);
        let own = by == player;
        let base = if own { self.state.head() } else { self.state.id() };
        let joined = self.state.machine().chain(self.state.member(&name(player)).unwrap()).is_some();
        let tip = joined.then(|| Bytes(Chain::new(&new, &self.state.id(), &base).tip()));
        let rekey = Rekey { player: name(player), key: new.public(), tip };
        if own {
            // Who writes the own key in signs that entry with it.
            let slip = self.slip(by, SlipKind::Rekey(rekey), Some("a new computer"));
            self.identities.insert(player.to_owned(), new);
            self.slips.push(slip);
            let holder = self.state.holder().unwrap();
            let pen = self.state.name_of(holder.member).to_owned();
            return self.write(&pen, Kind::Post(Yes));
        }
        let nr = self.state.rank().nr + 1;
        let ruling = Ruling { verdict: Verdict::Rekey(rekey), nr, reason: text("the old key is lost") };
        self.write(by, Kind::Ruling(ruling));
        self.identities.insert(player.to_owned(), new);
        self
    }
}
