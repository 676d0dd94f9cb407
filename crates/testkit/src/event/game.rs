//! A game of a board: signed by its players, or by the director for those without a key.

use adjudicate_record::crypto::{Digest, Namespace, Signature};
use adjudicate_record::log::{
    Bytes, Charter, Entry, EntryKind, Frames, Join, Offer, Receipt, RefereeDecision, Reveal, Ruling, SignedEntry, Slip,
    SlipKind, Text, Time, True, Turn, payload, write,
};
use adjudicate_referee::{Draft, Match, SlipDraft, open};

use super::test_event::SEAL;
use crate::{identity, name, text};

/// A game as it is being played.
#[derive(Clone)]
pub struct TestEventGame {
    /// The name of its file.
    pub file: String,
    /// The referee's state.
    pub state: Match,
    /// Its log.
    pub log: String,
    now: i64,
}

impl TestEventGame {
    /// A game whose charter is signed by the holder of this key.
    pub fn open(file: &str, charter: Charter, holder: &str, at: i64) -> TestEventGame {
        let mut entry = Entry {
            seq: 0,
            prev: None,
            by: charter.organiser.name.clone(),
            at: Time::from_unix(at).unwrap(),
            slips: Vec::new(),
            kind: EntryKind::Charter(Box::new(charter)),
            reveal: Reveal::default(),
            dice: None,
            say: None,
            sig: Signature::from_bytes([0; 64]),
        };
        entry.sig = identity(holder).sign(Namespace::Entry, payload(&entry).as_bytes());
        let state = open(&SignedEntry::from(entry.clone())).expect("a charter that can be played under");
        TestEventGame { file: file.to_owned(), state, log: write(&entry), now: at }
    }

    /// The name of the key with which this author signs.
    fn key_of<'a>(&self, by: &'a str) -> &'a str {
        let has_key = self.state.author(&name(by)).is_some_and(|author| self.state.keys().has(author));
        if by == "referee" || !has_key { SEAL } else { by }
    }

    fn tick(&mut self) -> Time {
        self.now += 3_600;
        Time::from_unix(self.now).unwrap()
    }

    /// The next entry.
    pub fn write(&mut self, by: &str, kind: EntryKind) -> &mut TestEventGame {
        self.write_with(by, Vec::new(), kind)
    }

    /// The next entry, in which these slips are written in.
    fn write_with(&mut self, by: &str, slips: Vec<Slip>, kind: EntryKind) -> &mut TestEventGame {
        let draft = Draft { by: name(by), at: self.tick(), slips, kind, say: None, elements: Vec::new() };
        let composed = self.state.compose(draft, &identity(self.key_of(by)), None).expect("an entry of a game");
        self.log += &composed.text();
        self.state = composed.state;
        self
    }

    /// A slip that waits.
    pub fn slip(&mut self, by: &str, kind: SlipKind, say: Option<Text>) -> Slip {
        let draft = SlipDraft { by: name(by), at: self.tick(), kind, say };
        self.state.sign_slip(draft, &identity(self.key_of(by))).expect("a slip of a game")
    }

    /// Returns the name of the holder of the pen.
    fn pen(&self) -> String {
        let holder = self.state.holder().expect("somebody holds the pen");
        self.state.name_of(holder.member).to_owned()
    }

    /// A slip that is written in at once.
    pub fn posted(&mut self, by: &str, kind: SlipKind, say: Option<Text>) -> &mut TestEventGame {
        let slip = self.slip(by, kind, say);
        let pen = self.pen();
        self.write_with(&pen, vec![slip], EntryKind::Post(True))
    }

    /// A remark.
    pub fn say(&mut self, by: &str, say: &str) -> &mut TestEventGame {
        self.posted(by, SlipKind::Note(True), Some(text(say)))
    }

    /// This player gives up: in an entry, or on a slip if the other one holds the pen.
    pub fn resign(&mut self, by: &str) -> &mut TestEventGame {
        match self.pen() == by {
            true => self.write(by, EntryKind::Resign(True)),
            false => self.posted(by, SlipKind::Resign(True), None),
        }
    }

    /// This player offers something, and the holder of the pen agrees.
    pub fn agreed(&mut self, by: &str, offer: Offer) -> &mut TestEventGame {
        let pen = self.pen();
        let other = self.players().into_iter().find(|player| player != by).unwrap();
        let offer = self.slip(by, SlipKind::Offer(offer), None);
        let accept = (pen == by).then(|| self.slip(&other, SlipKind::Accept(offer.id()), None));
        self.write_with(&pen, [offer].into_iter().chain(accept).collect(), EntryKind::Agree(1))
    }

    /// Everybody joins; there are no dice, so tips are only for show.
    pub fn join(&mut self) -> &mut TestEventGame {
        while let Some(member) = self.state.next_to_join() {
            let by = self.state.name_of(member).to_owned();
            self.write(&by, EntryKind::Join(Join { tip: Bytes([3; 32]) }));
        }
        self
    }

    /// The players in seat order.
    pub fn players(&self) -> Vec<String> {
        self.state.charter().players.iter().map(|player| player.name.to_string()).collect()
    }

    /// A turn.
    pub fn turn(&mut self, by: &str, play: &str) -> &mut TestEventGame {
        self.write(
            by,
            EntryKind::Turn(Box::new(Turn { play: text(play), then: None, position: text("-"), proof: None })),
        )
    }

    /// All join, and the first player makes a turn.
    pub fn begin(&mut self) -> &mut TestEventGame {
        self.join();
        let by = self.players()[0].clone();
        let play = self.state.play().position().legal().first().map(|group| group.moves[0].clone());
        self.turn(&by, &play.unwrap_or_else(|| "anything".to_owned()))
    }

    /// After a turn of the first player, the one in this seat gives up.
    pub fn resigned(&mut self, seat: usize) -> &mut TestEventGame {
        let by = self.begin().players()[seat].clone();
        self.resign(&by)
    }

    /// The director says that he had the last entry when the game was paired.
    pub fn had_early(&mut self) -> &mut TestEventGame {
        let at = self.state.dated(0).unwrap();
        let receipt = Receipt { id: self.state.head(), at };
        self.posted("referee", SlipKind::Received(receipt), None)
    }

    /// After a turn of the first player they agree on a draw.
    pub fn drawn(&mut self) -> &mut TestEventGame {
        let players = self.begin().players();
        self.agreed(&players[0], Offer::Draw(True))
    }

    /// The first turn is made and taken back.
    pub fn taken_back(&mut self) -> &mut TestEventGame {
        self.begin().taken_back_last()
    }

    /// The players go back to the position before the first turn.
    pub fn taken_back_last(&mut self) -> &mut TestEventGame {
        let players = self.players();
        let joins = players.len() as u64;
        self.agreed(&players[0], Offer::Takeback(joins))
    }

    /// The director rules that this player loses.
    pub fn forfeited(&mut self, who: &str) -> &mut TestEventGame {
        let nr = self.state.rank().nr + 1;
        let ruling =
            Ruling { verdict: RefereeDecision::Forfeit(name(who)), rests_on: None, nr, reason: text("no letter came") };
        self.write("referee", EntryKind::Ruling(ruling))
    }

    /// The id of an entry.
    pub fn id(&self, seq: usize) -> Digest {
        let frame = Frames::new(self.log.as_bytes()).nth(seq).unwrap().unwrap();
        Digest(adjudicate_record::crypto::sha256(&[frame.payload().as_bytes()]))
    }

    /// The log up to and without this entry.
    pub fn until(&self, seq: usize) -> String {
        let mut frames = Frames::new(self.log.as_bytes()).map(|frame| frame.unwrap().text.to_owned());
        frames.by_ref().take(seq).collect()
    }
}
