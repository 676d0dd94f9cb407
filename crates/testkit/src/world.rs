//! A game as it is being played, with everybody's keys at hand.

use std::collections::BTreeMap;
use std::sync::Arc;

use adjudicate_record::crypto::{Chain, Digest, Namespace, Signature};
use adjudicate_record::dice::Member;
use adjudicate_record::log::{
    Bytes, Entry, EntryKind, RefereeDecision, Rekey, Reveal, SignedEntry, Slip, SlipKind, Text, Time, payload, read,
    write,
};
use adjudicate_referee::{Author, Draft, Duty, Fault, Match, SecretBoard, SlipDraft, open};
use adjudicate_rules::Outcome;

use super::{Terms, chain, holder_of, identity, kinds, name, slips, text};

/// When the games of tests begin, in seconds since 1970.
pub const START: i64 = 1_795_025_000;
const HOUR: i64 = 3_600;

/// A game being played.
#[derive(Clone)]
pub struct TestGame {
    /// The referee's state.
    pub state: Match,
    /// The entries' texts.
    pub entries: Vec<String>,
    /// The additional parts of the next entry.
    next: EntryParts,
    now: i64,
    /// The sealed boards of those who have one, or will.
    boards: BTreeMap<String, SecretBoard>,
}

#[derive(Clone, Default)]
struct EntryParts {
    at: Option<Time>,
    say: Option<Text>,
    bring: Vec<String>,
    slips: Vec<Slip>,
}

impl TestGame {
    /// A game whose charter is signed.
    pub fn open(terms: Terms) -> TestGame {
        let by = terms.0.organiser.name.clone();
        let text = sign(first(&terms), by.as_str());
        let state = open(&SignedEntry::read(&text).unwrap()).expect("the charter is sound");
        TestGame { state, entries: vec![text], next: EntryParts::default(), now: START, boards: BTreeMap::new() }
    }

    /// A game that all have joined.
    pub fn begin(terms: Terms) -> TestGame {
        let mut world = TestGame::open(terms);
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

    /// The name of whose key signs for this author: his own, or the referee's.
    fn signer<'a>(&self, author: &'a str) -> &'a str {
        let has_key = self.state.author(&name(author)).is_some_and(|author| self.state.keys().has(author));
        if has_key { author } else { "referee" }
    }

    /// The name of the key with which this author's entries and slips are signed.
    pub fn holder(&self, author: &str) -> String {
        let signer = self.signer(author);
        let current = self.state.author(&name(signer)).and_then(|author| self.state.keys().current(author));
        current.and_then(|key| holder_of(&key)).unwrap_or_else(|| signer.to_owned())
    }

    /// Returns the key of the signer for this author once these slips are read, and the entry behind which its chain
    /// was made. A join makes its chain behind the entry before it, whatever key signs it.
    fn hand(&self, author: &str, slips: &[Slip]) -> (String, Digest) {
        let signer = self.signer(author);
        let base = self.state.author(&name(author)).map_or(self.state.head(), |author| self.state.chain_base(author));
        let joins = self.state.member(&name(author)).is_some_and(|member| self.state.next_to_join() == Some(member));
        let mut hand = (self.holder(author), base);
        for slip in slips.iter().filter(|slip| slip.by == *signer) {
            if let SlipKind::Rekey(rekey) = &slip.kind
                && let Some(holder) = holder_of(&rekey.key)
            {
                hand = (holder, if joins { base } else { slip.after });
            }
        }
        hand
    }

    /// The chain from which this author's elements come now.
    pub fn chain_of(&self, author: &str) -> Arc<Chain> {
        let (holder, base) = self.hand(author, &[]);
        chain(&holder, &self.state.id(), &base)
    }

    /// The next entry says this.
    pub fn say(&mut self, say: &str) -> &mut TestGame {
        self.next.say = Some(text(say));
        self
    }

    /// The next entry is dated so many days after the game began.
    pub fn on_day(&mut self, day: u32) -> &mut TestGame {
        self.at(START + i64::from(day) * 86_400)
    }

    /// The next entry has this date.
    pub fn at(&mut self, unix: i64) -> &mut TestGame {
        self.next.at = Some(Time::from_unix(unix).unwrap());
        self.now = unix;
        self
    }

    /// The next entry brings the elements of these, which reached its author on their own.
    pub fn bringing(&mut self, whose: &[&str]) -> &mut TestGame {
        self.next.bring = whose.iter().map(|who| (*who).to_owned()).collect();
        self
    }

    /// The next entry writes these slips in, behind those that it writes in already.
    pub fn with(&mut self, slips: impl IntoIterator<Item = Slip>) -> &mut TestGame {
        self.next.slips.extend(slips);
        self
    }

    /// The element with this number, from one, of this author's present chain.
    pub fn element(&self, author: &str, number: u32) -> [u8; 32] {
        self.chain_of(author).element(number).unwrap()
    }

    /// The number of the element that this member gives to the last roll he contributes to.
    pub fn next_number(&self, member: &str) -> u32 {
        self.state.machine().number(self.member(member))
    }

    /// The element of this member for the pending roll, as he would send it by mail.
    pub fn next_element(&self, who: &str) -> [u8; 32] {
        self.element(who, self.next_number(who))
    }

    /// This player seals a board with this path, and proves his turns from it.
    pub fn seals(&mut self, by: &str, path: &str) {
        let seat = self.member(by).seat().unwrap();
        let salts = identity(by).salt_key(&self.state.id());
        let board =
            SecretBoard::new(adjudicate_games::duerror::Path::parse(path).unwrap(), salts, self.state.id(), seat);
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

    /// Returns the draft of this author's next entry; a join or a new key gets the tip of its chain, a ruling its
    /// number.
    fn draft(&mut self, by: &str, mut kind: EntryKind) -> Draft {
        self.now += HOUR;
        self.complete(by, &mut kind);
        let next = std::mem::take(&mut self.next);
        if let EntryKind::Ruling(ruling) = &mut kind
            && let RefereeDecision::Rekey(rekey) = &mut ruling.verdict
        {
            self.complete_rekey(rekey, self.state.id());
        }
        let elements = next.bring.iter().map(|who| (self.member(who), self.next_element(who)));
        let at = next.at.unwrap_or_else(|| Time::from_unix(self.now).unwrap());
        Draft { by: name(by), at, elements: elements.collect(), slips: next.slips, kind, say: next.say }
    }

    /// Fills in the tip of a join and the number of a ruling.
    fn complete(&self, by: &str, kind: &mut EntryKind) {
        match kind {
            EntryKind::Join(join) => {
                let (holder, base) = self.hand(by, &self.next.slips);
                join.tip = Bytes(chain(&holder, &self.state.id(), &base).tip());
            }
            EntryKind::Ruling(ruling) if ruling.nr == 0 => ruling.nr = self.state.rank().nr + 1,
            _ => {}
        }
    }

    /// Fills in the tip of a new key where one belongs.
    fn complete_rekey(&self, rekey: &mut Rekey, base: Digest) {
        let member = self.state.member(&rekey.player);
        let in_game = |m: Member| m.seat().is_none_or(|seat| self.state.play().is_in(seat));
        if rekey.tip.is_none() && member.is_some_and(|m| self.state.machine().chain(m).is_some() && in_game(m)) {
            let holder = holder_of(&rekey.key).expect("a key of the tests");
            rekey.tip = Some(Bytes(chain(&holder, &self.state.id(), &base).tip()));
        }
    }

    /// The tip of the chain that this key has behind the last entry.
    pub fn tip(&self, holder: &str) -> Bytes<32> {
        Bytes(chain(holder, &self.state.id(), &self.state.head()).tip())
    }

    /// Writes an entry if it is valid: its number.
    pub fn attempt(&mut self, by: &str, kind: EntryKind) -> Result<u64, Fault> {
        let draft = self.draft(by, kind);
        let (holder, base) = self.hand(by, &draft.slips);
        let chain = chain(&holder, &self.state.id(), &base);
        let composed = self.state.compose_sealed(draft, &identity(&holder), Some(&*chain), self.boards.get(by))?;
        self.entries.push(composed.text());
        self.state = composed.state;
        Ok(self.state.entries() - 1)
    }

    /// Writes an entry that is valid: its number.
    pub fn write(&mut self, by: &str, kind: EntryKind) -> u64 {
        match self.attempt(by, kind.clone()) {
            Ok(seq) => seq,
            Err(fault) => panic!("{by} cannot write {kind:?}: {fault}\n{}", self.log()),
        }
    }

    /// Asserts that this entry is refused, and gives the reason; nothing is written.
    pub fn refused(&mut self, by: &str, kind: EntryKind) -> Fault {
        let mut copy = self.clone();
        self.next = EntryParts::default();
        match copy.attempt(by, kind.clone()) {
            Err(fault) => fault,
            Ok(_) => panic!("{by} should not be able to write {kind:?}\n{}", copy.log()),
        }
    }

    /// Makes an entry, signed although it may be invalid: seq, prev and date fit, the slips of [`TestGame::with`] are in
    /// it, and the closure changes it before it is signed with the author's key.
    pub fn forge(&self, by: &str, kind: EntryKind, change: impl FnOnce(&mut Entry)) -> String {
        self.forge_as(by, &self.hand(by, &self.next.slips).0, kind, change)
    }

    /// As [`TestGame::forge`], signed with the key of that name.
    pub fn forge_as(&self, by: &str, holder: &str, mut kind: EntryKind, change: impl FnOnce(&mut Entry)) -> String {
        self.complete(by, &mut kind);
        let mut entry = Entry {
            seq: self.state.entries(),
            prev: Some(self.state.head()),
            by: name(by),
            at: Time::from_unix(self.now + HOUR).unwrap(),
            slips: self.next.slips.clone(),
            kind,
            reveal: Reveal::default(),
            dice: None,
            say: self.next.say.clone(),
            sig: Signature::from_bytes([0; 64]),
        };
        change(&mut entry);
        sign(entry, holder)
    }

    /// A valid entry that is not added to the log.
    pub fn valid(&mut self, by: &str, kind: EntryKind) -> Entry {
        let mut copy = self.clone();
        self.next = EntryParts::default();
        copy.write(by, kind);
        let text = copy.entries.last().unwrap();
        read(text).unwrap()
    }

    /// A valid entry that is changed and signed again.
    pub fn changed(&mut self, by: &str, kind: EntryKind, change: impl FnOnce(&mut Entry)) -> String {
        let holder = self.hand(by, &self.next.slips).0;
        let mut entry = self.valid(by, kind);
        change(&mut entry);
        sign(entry, &holder)
    }

    /// Signs a slip behind the last entry if it is valid.
    pub fn attempt_slip(&mut self, by: &str, mut kind: SlipKind) -> Result<Slip, Fault> {
        let next = std::mem::take(&mut self.next);
        self.now += HOUR;
        if let SlipKind::Rekey(rekey) = &mut kind {
            self.complete_rekey(rekey, self.state.head());
        }
        let says_nothing = matches!(kind, SlipKind::Note(_)).then(|| text("hello"));
        let at = next.at.unwrap_or_else(|| Time::from_unix(self.now).unwrap());
        let draft = SlipDraft { by: name(by), at, kind, say: next.say.or(says_nothing) };
        self.state.sign_slip(draft, &identity(&self.holder(by)))
    }

    /// Signs a slip that is valid behind the last entry.
    pub fn slip(&mut self, by: &str, kind: SlipKind) -> Slip {
        match self.attempt_slip(by, kind.clone()) {
            Ok(slip) => slip,
            Err(fault) => panic!("{by} cannot sign a slip {kind:?}: {fault}\n{}", self.log()),
        }
    }

    /// Asserts that this slip is refused, and gives the reason.
    pub fn slip_refused(&mut self, by: &str, kind: SlipKind) -> Fault {
        let mut copy = self.clone();
        self.next = EntryParts::default();
        match copy.attempt_slip(by, kind.clone()) {
            Err(fault) => fault,
            Ok(_) => panic!("{by} should not be able to sign a slip {kind:?}\n{}", copy.log()),
        }
    }

    /// A slip as it would be signed, although it may be invalid; what the closure changes is changed before.
    pub fn forge_slip(&self, by: &str, kind: SlipKind, change: impl FnOnce(&mut Slip)) -> Slip {
        self.forge_slip_as(by, &self.holder(by), kind, change)
    }

    /// As [`TestGame::forge_slip`], signed with the key of that name.
    pub fn forge_slip_as(&self, by: &str, holder: &str, kind: SlipKind, change: impl FnOnce(&mut Slip)) -> Slip {
        let says_nothing = matches!(kind, SlipKind::Note(_)).then(|| text("hello"));
        let mut slip = Slip {
            after: self.state.head(),
            by: name(by),
            at: Time::from_unix(self.now + HOUR / 2).unwrap(),
            kind,
            say: says_nothing,
            sig: Signature::from_bytes([0; 64]),
        };
        change(&mut slip);
        signed_slip(slip, holder)
    }

    /// Returns the name of the holder of the pen.
    pub fn pen(&self) -> String {
        let holder = self.state.holder().expect("somebody holds the pen");
        self.state.name_of(holder.member).to_owned()
    }

    /// Returns the duties of all members.
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

    /// The number of the last element of this member's present chain that is out.
    pub fn revealed(&self, who: &str) -> u32 {
        self.state.machine().chain(self.member(who)).map_or(0, |chain| chain.number)
    }

    /// Until when this player has to do what he owes, in days since the game began: without grace and with it.
    pub fn deadline(&self, who: &str) -> (i64, i64) {
        let member = self.member(who);
        let (without, with) = self.state.deadline(member, &self.state.owed()[&member]).unwrap();
        let days = |time: Time| (time.unix() - START).div_euclid(86_400);
        (days(without), days(with))
    }

    /// How often elements were cancelled because of this member.
    pub fn cancelled(&self, who: &str) -> usize {
        let member = self.member(who);
        self.state.cancelled().iter().filter(|cancelled| cancelled.causes.contains(&member)).count()
    }

    /// The last entry.
    pub fn last(&self) -> Entry {
        read(self.entries.last().unwrap()).unwrap()
    }

    /// Returns the members whose elements the last entry brought.
    pub fn brought(&self) -> Vec<String> {
        self.last().reveal.0.iter().map(|(who, _)| who.to_string()).collect()
    }

    /// The entries as they arrive in letters.
    pub fn letters(&self) -> Vec<SignedEntry> {
        self.entries.iter().map(|text| SignedEntry::read(text).unwrap()).collect()
    }

    /// The author of this name.
    pub fn author(&self, who: &str) -> Author {
        self.state.author(&name(who)).unwrap()
    }
}

/// Stories are written with these.
impl TestGame {
    /// Joins.
    pub fn join(&mut self, by: &str) -> u64 {
        self.write(by, kinds::join())
    }

    /// Makes a turn.
    pub fn turn(&mut self, by: &str, play: &str) -> u64 {
        self.write(by, kinds::turn(play))
    }

    /// The holder of the pen answers, and brings the elements of all these members; with the last one the throw is
    /// complete.
    pub fn answer(&mut self, whose: &[&str]) -> u64 {
        let pen = self.pen();
        self.bringing(whose).write(&pen, kinds::answer())
    }

    /// The holder of the pen brings all missing elements, and his own.
    pub fn throw(&mut self) -> u64 {
        let others = self.missing_of_others();
        self.answer(&others.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// Returns the members whose missing elements can travel alone: not the holder of the pen, and not the contributor
    /// of the last element.
    pub fn missing_of_others(&self) -> Vec<String> {
        let Some(pending) = &self.state.machine().pending else { return Vec::new() };
        // A member who must join again has no chain yet.
        if self.state.next_to_join().is_some() {
            return Vec::new();
        }
        let pen = self.state.holder().map(|holder| holder.member);
        let others = pending.missing().filter(|member| Some(*member) != pen && pending.last != Some(*member));
        others.map(|member| self.state.name_of(member).to_owned()).collect()
    }

    /// The holder of the pen writes these slips in and does nothing else.
    pub fn post(&mut self, slips: impl IntoIterator<Item = Slip>) -> u64 {
        let pen = self.pen();
        self.with(slips).write(&pen, kinds::post())
    }

    /// Signs a slip, and the holder of the pen writes it in at once.
    pub fn posted(&mut self, by: &str, kind: SlipKind) -> u64 {
        let slip = self.slip(by, kind);
        self.post([slip])
    }

    /// Says something on a slip, which is written in at once.
    pub fn note(&mut self, by: &str) -> u64 {
        self.posted(by, slips::note())
    }

    /// Makes an offer with the agreement of all but its author and the holder of the pen, as slips that wait.
    pub fn offered(&mut self, by: &str, kind: SlipKind) -> Vec<Slip> {
        let offer = self.slip(by, kind);
        let pen = self.state.holder().map(|holder| holder.member);
        let seats = self.state.play().seats().map(Member::Player).filter(|member| Some(*member) != pen);
        let names: Vec<String> = seats.map(|member| self.state.name_of(member).to_owned()).collect();
        let id = offer.id();
        let others: Vec<Slip> =
            names.iter().filter(|who| *who != by).map(|who| self.slip(who, slips::accept(id))).collect();
        [vec![offer], others].concat()
    }

    /// All agree on this offer, and the holder of the pen carries it out.
    pub fn agreed(&mut self, by: &str, kind: SlipKind) -> u64 {
        let slips = self.offered(by, kind);
        let pen = self.pen();
        self.with(slips).write(&pen, kinds::agree(1))
    }

    /// Makes the first of the moves that are legal once his element and those of `bring` are in.
    pub fn any_turn(&mut self, by: &str, bring: &[&str]) -> u64 {
        let first = self.any_move(by, bring, |_| 0).expect("moves are listed");
        self.bringing(bring).turn(by, &first)
    }

    /// One of the moves that are legal once these elements are in; none where moves are free text.
    pub fn any_move(&self, by: &str, bring: &[&str], pick: impl Fn(usize) -> usize) -> Option<String> {
        let elements: Vec<_> = bring.iter().map(|who| (self.member(who), self.next_element(who))).collect();
        let ahead = self.state.foresee(self.author(by), &elements, &self.chain_of(by));
        let others = || self.state.foresee_others(&elements);
        let ahead = ahead.or_else(others);
        let play = ahead.as_ref().map_or(self.state.play(), |(play, _)| play);
        let moves: Vec<String> = play.position().legal().into_iter().flat_map(|group| group.moves).collect();
        (!moves.is_empty()).then(|| moves[pick(moves.len())].clone())
    }

    /// The player takes a new key by himself; the holder of the pen writes it in.
    pub fn rekey(&mut self, by: &str, holder: &str) -> u64 {
        self.posted(by, slips::rekey(by, holder))
    }

    /// The referee gives a player a new key.
    pub fn rekey_for(&mut self, player: &str, holder: &str) -> u64 {
        self.write("referee", kinds::rule_rekey(player, holder))
    }
}

/// The charter of these terms as an entry without a signature.
pub fn first(terms: &Terms) -> Entry {
    Entry {
        seq: 0,
        prev: None,
        by: terms.0.organiser.name.clone(),
        at: Time::from_unix(START).unwrap(),
        slips: Vec::new(),
        kind: kinds::charter(terms),
        reveal: Reveal::default(),
        dice: None,
        say: None,
        sig: Signature::from_bytes([0; 64]),
    }
}

/// Signs an entry with the key of this name: its text.
pub fn sign(mut entry: Entry, holder: &str) -> String {
    entry.sig = identity(holder).sign(Namespace::Entry, payload(&entry).as_bytes());
    write(&entry)
}

/// Signs a slip with the key of this name.
pub fn signed_slip(mut slip: Slip, holder: &str) -> Slip {
    slip.sig = identity(holder).sign(Namespace::Slip, slip.payload().as_bytes());
    slip
}

/// Signs bytes as if they were an entry, whatever they are: what stands between the first line and the last is signed.
pub fn sign_bytes(bytes: &[u8], holder: &str) -> Vec<u8> {
    let line = bytes.iter().position(|b| *b == b'\n').unwrap() + 1;
    let end = bytes.windows(6).rposition(|window| window == b"\nsig: ").unwrap() + 1;
    let signature = identity(holder).sign(Namespace::Entry, &bytes[line..end]);
    [&bytes[..end], adjudicate_record::log::sig_line(&signature).as_bytes()].concat()
}
