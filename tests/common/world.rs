//! A game as it is being played, with everybody's keys at hand.

use std::collections::BTreeMap;

use adjudicate::crypto::{Digest, Signature};
use adjudicate::dice::Member;
use adjudicate::log::{Bytes, Entry, Frames, Kind, Reveal, Text, Time, payload, read, write};
use adjudicate::referee::{Author, Draft, Duty, Fault, Letter, Match, SecretBoard, Signed, open};
use adjudicate::rules::Outcome;

use super::{Terms, chain, identity, kinds, name, text};

const START: i64 = 1_795_025_000;
const HOUR: i64 = 3_600;

/// A game being played.
#[derive(Clone)]
pub struct World {
    /// What the referee knows.
    pub state: Match,
    /// The entries' texts.
    pub entries: Vec<String>,
    /// Who signs with a key of another name than his own: author, key.
    holders: BTreeMap<String, String>,
    /// What the next entry brings and says besides.
    next: Next,
    now: i64,
    /// The sealed boards of those who have one, or will.
    boards: BTreeMap<String, SecretBoard>,
}

#[derive(Clone, Default)]
struct Next {
    at: Option<Time>,
    say: Option<Text>,
    bring: Vec<String>,
}

impl World {
    /// A game whose charter is signed.
    pub fn open(terms: Terms) -> World {
        let by = terms.0.organiser.name.clone();
        let entry = Entry {
            seq: 0,
            prev: None,
            by: by.clone(),
            at: Time::from_unix(START).unwrap(),
            kind: kinds::charter(&terms),
            reveal: Reveal::default(),
            dice: None,
            say: None,
            sig: Signature::from_bytes([0; 64]),
        };
        let text = sign(entry, by.as_str());
        let frame = Frames::new(text.as_bytes()).next().unwrap().unwrap();
        let entry = read(frame.text).unwrap();
        let state = open(Signed { entry: &entry, payload: frame.payload() }).expect("the charter is sound");
        World {
            state,
            entries: vec![text],
            holders: BTreeMap::new(),
            next: Next::default(),
            now: START,
            boards: BTreeMap::new(),
        }
    }

    /// A game that all have joined.
    pub fn begin(terms: Terms) -> World {
        let mut world = World::open(terms);
        world.join_all();
        world
    }

    /// All who have to join do so, in their order.
    pub fn join_all(&mut self) {
        while let Some(member) = self.state.next_to_join() {
            let who = self.state.name_of(member).to_owned();
            self.join(&who);
        }
    }

    /// The log so far.
    pub fn log(&self) -> String {
        self.entries.concat()
    }

    /// The log so far with one more entry.
    pub fn log_with(&self, entry: &str) -> String {
        self.log() + entry
    }

    /// This author signs with the key of that name from now on.
    pub fn holds(&mut self, author: &str, holder: &str) {
        self.holders.insert(author.to_owned(), holder.to_owned());
    }

    /// The name of the key with which this author's entries are signed.
    pub fn holder(&self, author: &str) -> String {
        let has_key = self.state.author(&name(author)).is_some_and(|author| self.state.keys().has(author));
        let signer = if has_key { author } else { "referee" };
        self.holders.get(signer).cloned().unwrap_or_else(|| signer.to_owned())
    }

    /// The next entry says this.
    pub fn say(&mut self, say: &str) -> &mut World {
        self.next.say = Some(text(say));
        self
    }

    /// The next entry is dated so many days after the game began.
    pub fn on_day(&mut self, day: u32) -> &mut World {
        self.at(START + i64::from(day) * 86_400)
    }

    /// The next entry has this date.
    pub fn at(&mut self, unix: i64) -> &mut World {
        self.next.at = Some(Time::from_unix(unix).unwrap());
        self.now = unix;
        self
    }

    /// The next entry brings the elements of these, which reached its author on their own.
    pub fn bringing(&mut self, whose: &[&str]) -> &mut World {
        self.next.bring = whose.iter().map(|who| (*who).to_owned()).collect();
        self
    }

    /// The element with this number, from one, of the chain of this author's present key.
    pub fn element(&self, author: &str, number: u32) -> [u8; 32] {
        chain(&self.holder(author), &self.state.id()).element(number).unwrap()
    }

    /// The number of this member's next element.
    pub fn next_number(&self, member: &str) -> u32 {
        let member = self.state.member(&name(member)).unwrap();
        self.state.machine().chain(member).map_or(0, |chain| chain.count) + 1
    }

    /// The next element of this member, as he would send it by mail.
    pub fn next_element(&self, who: &str) -> [u8; 32] {
        self.element(who, self.next_number(who))
    }

    /// This player seals a board with this path, and proves his turns from it.
    pub fn seals(&mut self, by: &str, path: &str) {
        let seat = self.member(by).seat().unwrap();
        let salts = identity(by).salt_key(&self.state.id());
        let board =
            SecretBoard::new(adjudicate::games::duerror::Path::parse(path).unwrap(), salts, self.state.id(), seat);
        self.boards.insert(by.to_owned(), board);
    }

    /// This player's sealed board.
    pub fn board(&self, by: &str) -> Option<&SecretBoard> {
        self.boards.get(by)
    }

    /// Turns of this player are not proved from a board any more.
    pub fn unseals(&mut self, by: &str) {
        self.boards.remove(by);
    }

    /// What this author would write now; a join or rekey gets the tip of its chain.
    fn draft(&mut self, by: &str, mut kind: Kind) -> Draft {
        let next = std::mem::take(&mut self.next);
        self.now += HOUR;
        self.complete(by, &mut kind);
        let elements = next.bring.iter().map(|who| {
            let member = self.state.member(&name(who)).unwrap();
            (member, self.next_element(who))
        });
        let at = next.at.unwrap_or_else(|| Time::from_unix(self.now).unwrap());
        let says_nothing = matches!(kind, Kind::Note(_)).then(|| text("hello"));
        Draft { by: name(by), at, kind, say: next.say.or(says_nothing), elements: elements.collect() }
    }

    /// Fills in the tip of a join, and that of a rekey where one belongs.
    fn complete(&self, by: &str, kind: &mut Kind) {
        match kind {
            Kind::Join(join) => join.tip = self.tip(&self.holder(by)),
            Kind::Rekey(rekey) => {
                let member = self.state.member(&rekey.player);
                let in_game = |m: Member| m.seat().is_none_or(|seat| self.state.play().is_in(seat));
                if member.is_some_and(|m| self.state.machine().chain(m).is_some() && in_game(m)) {
                    rekey.tip = Some(bytes32(chain(&holder_of(&rekey.key), &self.state.id()).tip()));
                }
            }
            _ => {}
        }
    }

    /// The tip of this key's chain in this game.
    pub fn tip(&self, holder: &str) -> Bytes<32> {
        bytes32(chain(holder, &self.state.id()).tip())
    }

    /// Writes an entry if it is valid: its number.
    pub fn attempt(&mut self, by: &str, kind: Kind) -> Result<u64, Fault> {
        let draft = self.draft(by, kind);
        let holder = self.holder(by);
        let chain = chain(&holder, &self.state.id());
        let author = self.state.author(&name(by));
        let own = author.is_some_and(|author| self.state.keys().has(author));
        let board = self.boards.get(by);
        let composed = self.state.compose_sealed(draft, &identity(&holder), own.then_some(&*chain), board)?;
        self.entries.push(composed.text());
        self.state = composed.state;
        Ok(self.state.entries() - 1)
    }

    /// Writes an entry that is valid: its number.
    pub fn write(&mut self, by: &str, kind: Kind) -> u64 {
        match self.attempt(by, kind.clone()) {
            Ok(seq) => seq,
            Err(fault) => panic!("{by} cannot write {kind:?}: {fault}\n{}", self.log()),
        }
    }

    /// Asserts that this entry is refused, and gives the reason; nothing is written.
    pub fn refused(&mut self, by: &str, kind: Kind) -> Fault {
        let mut copy = self.clone();
        self.next = Next::default();
        match copy.attempt(by, kind.clone()) {
            Err(fault) => fault,
            Ok(_) => panic!("{by} should not be able to write {kind:?}\n{}", copy.log()),
        }
    }

    /// An entry as it would be written, signed although it may be invalid: seq, prev and date fit, and what the closure
    /// changes is changed before it is signed with the author's key.
    pub fn forge(&self, by: &str, kind: Kind, change: impl FnOnce(&mut Entry)) -> String {
        self.forge_as(by, &self.holder(by), kind, change)
    }

    /// As [`World::forge`], signed with the key of that name.
    pub fn forge_as(&self, by: &str, holder: &str, mut kind: Kind, change: impl FnOnce(&mut Entry)) -> String {
        if !matches!(kind, Kind::Rekey(_)) {
            self.complete(by, &mut kind);
        }
        let says = matches!(kind, Kind::Note(_)).then(|| text("hello"));
        let mut entry = Entry {
            seq: self.state.entries(),
            prev: Some(self.state.head()),
            by: name(by),
            at: Time::from_unix(self.now + HOUR).unwrap(),
            kind,
            reveal: Reveal::default(),
            dice: None,
            say: says,
            sig: Signature::from_bytes([0; 64]),
        };
        change(&mut entry);
        sign(entry, holder)
    }

    /// A valid entry that is not added to the log.
    pub fn valid(&mut self, by: &str, kind: Kind) -> Entry {
        let mut copy = self.clone();
        self.next = Next::default();
        copy.write(by, kind);
        let text = copy.entries.last().unwrap();
        read(text).unwrap()
    }

    /// A valid entry that is changed and signed again.
    pub fn changed(&mut self, by: &str, kind: Kind, change: impl FnOnce(&mut Entry)) -> String {
        let mut entry = self.valid(by, kind);
        change(&mut entry);
        let holder = self.holder(by);
        sign(entry, &holder)
    }

    /// Who has to do what.
    pub fn due(&self) -> Vec<(String, Duty)> {
        self.state.due().into_iter().map(|(member, duty)| (self.state.name_of(member).to_owned(), duty)).collect()
    }

    /// The position text.
    pub fn position(&self) -> String {
        self.state.play().text()
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    /// The winner's name, if there is one.
    pub fn winner(&self) -> Option<String> {
        let winner = self.outcome()?.winner?;
        Some(self.state.name_of(Member::Player(winner)).to_owned())
    }

    /// The member of this name.
    pub fn member(&self, who: &str) -> Member {
        self.state.member(&name(who)).unwrap()
    }

    /// How many elements of this member's present chain are out.
    pub fn revealed(&self, who: &str) -> u32 {
        self.state.machine().chain(self.member(who)).map_or(0, |chain| chain.count)
    }

    /// Until when this player has to do what he owes, in days since the game began: without grace and with it.
    pub fn deadline(&self, who: &str) -> (i64, i64) {
        let member = self.member(who);
        let (without, with) = self.state.deadline(member, &self.state.owed()[&member]).unwrap();
        let days = |time: Time| (time.unix() - START).div_euclid(86_400);
        (days(without), days(with))
    }

    /// How many rolls this member has had cancelled.
    pub fn cancelled(&self, who: &str) -> u64 {
        self.state.cancelled().get(&self.member(who)).copied().unwrap_or(0)
    }

    /// The last entry.
    pub fn last(&self) -> Entry {
        read(self.entries.last().unwrap()).unwrap()
    }

    /// Whose elements the last entry brought.
    pub fn brought(&self) -> Vec<String> {
        self.last().reveal.0.iter().map(|(who, _)| who.to_string()).collect()
    }

    /// The entries as they arrive in letters.
    pub fn letters(&self) -> Vec<Letter> {
        self.entries.iter().map(|text| letter(text)).collect()
    }

    /// The author of this name.
    pub fn author(&self, who: &str) -> Author {
        self.state.author(&name(who)).unwrap()
    }
}

/// Stories are written with these.
impl World {
    /// Joins.
    pub fn join(&mut self, by: &str) -> u64 {
        self.write(by, kinds::join())
    }

    /// Makes a turn.
    pub fn turn(&mut self, by: &str, play: &str) -> u64 {
        self.write(by, kinds::turn(play))
    }

    /// Reveals.
    pub fn answer(&mut self, by: &str) -> u64 {
        self.write(by, kinds::answer())
    }

    /// Says something.
    pub fn note(&mut self, by: &str) -> u64 {
        self.write(by, kinds::note())
    }

    /// Makes the first of the moves that are legal once his element and those of `bring` are in.
    pub fn any_turn(&mut self, by: &str, bring: &[&str]) -> u64 {
        let chain = chain(&self.holder(by), &self.state.id());
        let elements: Vec<_> = bring.iter().map(|who| (self.member(who), self.next_element(who))).collect();
        let ahead = self.state.foresee(self.author(by), &elements, &chain);
        let play = ahead.as_ref().map_or(self.state.play(), |(play, _)| play);
        let first = play.position().legal().swap_remove(0).moves.swap_remove(0);
        self.bringing(bring).turn(by, &first)
    }

    /// Takes a new key by himself, and signs with it from now on.
    pub fn rekey(&mut self, by: &str, holder: &str) -> u64 {
        let seq = self.write(by, kinds::rekey(by, holder));
        self.holds(by, holder);
        seq
    }

    /// The referee gives a player a new key; the player goes on signing with the old one until told otherwise.
    pub fn rekey_for(&mut self, player: &str, holder: &str) -> u64 {
        self.say("his computer was stolen").write("referee", kinds::rekey(player, holder))
    }
}

/// Signs an entry with the key of this name: its text.
pub fn sign(mut entry: Entry, holder: &str) -> String {
    entry.sig = identity(holder).sign(payload(&entry).as_bytes());
    write(&entry)
}

/// Signs bytes as if they were an entry, whatever they are: what stands between the first line and the last is signed.
pub fn sign_bytes(bytes: &[u8], holder: &str) -> Vec<u8> {
    let line = bytes.iter().position(|b| *b == b'\n').unwrap() + 1;
    let end = bytes.windows(6).rposition(|window| window == b"\nsig: ").unwrap() + 1;
    let signature = identity(holder).sign(&bytes[line..end]);
    [&bytes[..end], adjudicate::log::sig_line(&signature).as_bytes()].concat()
}

/// An entry's text as a letter.
pub fn letter(text: &str) -> Letter {
    let frame = Frames::new(text.as_bytes()).next().unwrap().unwrap();
    let payload = frame.payload().to_owned();
    let id = Digest(adjudicate::crypto::sha256(&[payload.as_bytes()]));
    Letter { entry: read(frame.text).unwrap(), payload, id }
}

fn bytes32(bytes: [u8; 32]) -> Bytes<32> {
    Bytes(bytes)
}

/// The name under which the tests know a key.
fn holder_of(wanted: &adjudicate::crypto::PublicKey) -> String {
    let people = ["alice", "bob", "carol", "dave", "referee", "olga", "mallory"];
    let numbered = people.iter().flat_map(|who| ["", "2", "3", "4"].map(|number| format!("{who}{number}")));
    numbered.into_iter().find(|holder| super::key(holder) == *wanted).expect("a key of the tests")
}
