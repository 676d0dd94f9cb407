//! A game of a board: signed by its players, or by the director for those without a key.

use adjudicate::crypto::{Digest, Signature};
use adjudicate::log::{
    Bytes, Charter, Entry, Frames, Join, Kind, Offer, Reveal, Ruling, Time, Turn, Verdict, Yes, payload, write,
};
use adjudicate::referee::{Draft, Match, Signed, open};

use super::hall::SEAL;
use crate::common::{identity, name, text};

/// A game as it is being played.
#[derive(Clone)]
pub struct Game {
    /// The name of its file.
    pub file: String,
    /// What the referee knows.
    pub state: Match,
    /// Its log.
    pub log: String,
    now: i64,
}

impl Game {
    /// A game whose charter is signed by the holder of this key.
    pub fn open(file: &str, charter: Charter, holder: &str, at: i64) -> Game {
        let mut entry = Entry {
            seq: 0,
            prev: None,
            by: charter.organiser.name.clone(),
            at: Time::from_unix(at).unwrap(),
            kind: Kind::Charter(Box::new(charter)),
            reveal: Reveal::default(),
            dice: None,
            say: None,
            sig: Signature::from_bytes([0; 64]),
        };
        entry.sig = identity(holder).sign(payload(&entry).as_bytes());
        let state =
            open(Signed { entry: &entry, payload: &payload(&entry) }).expect("a charter that can be played under");
        Game { file: file.to_owned(), state, log: write(&entry), now: at }
    }

    /// The next entry.
    pub fn write(&mut self, by: &str, kind: Kind) -> &mut Game {
        let has_key = self.state.author(&name(by)).is_some_and(|author| self.state.keys().has(author));
        let holder = if by == "referee" || !has_key { SEAL } else { by };
        self.now += 3_600;
        let draft =
            Draft { by: name(by), at: Time::from_unix(self.now).unwrap(), kind, say: None, elements: Vec::new() };
        let composed = self.state.compose(draft, &identity(holder), None).expect("an entry of a game");
        self.log += &composed.text();
        self.state = composed.state;
        self
    }

    /// A remark.
    pub fn say(&mut self, by: &str, say: &str) -> &mut Game {
        self.now += 3_600;
        let at = Time::from_unix(self.now).unwrap();
        let draft = Draft { by: name(by), at, kind: Kind::Note(Yes), say: Some(text(say)), elements: Vec::new() };
        let composed = self.state.compose(draft, &identity(by), None).expect("a remark");
        self.log += &composed.text();
        self.state = composed.state;
        self
    }

    /// Everybody joins; there are no dice, so tips are only for show.
    pub fn join(&mut self) -> &mut Game {
        while let Some(member) = self.state.next_to_join() {
            let by = self.state.name_of(member).to_owned();
            self.write(&by, Kind::Join(Join { tip: Bytes([3; 32]) }));
        }
        self
    }

    /// The players in seat order.
    pub fn players(&self) -> Vec<String> {
        self.state.charter().players.iter().map(|player| player.name.to_string()).collect()
    }

    /// A turn.
    pub fn turn(&mut self, by: &str, play: &str) -> &mut Game {
        self.write(by, Kind::Turn(Box::new(Turn { play: text(play), position: text("-"), proof: None })))
    }

    /// All join, and the first player makes a turn.
    pub fn begin(&mut self) -> &mut Game {
        self.join();
        let by = self.players()[0].clone();
        let play = self.state.play().position().legal().first().map(|group| group.moves[0].clone());
        self.turn(&by, &play.unwrap_or_else(|| "anything".to_owned()))
    }

    /// After a turn of the first player, the one in this seat gives up.
    pub fn resigned(&mut self, seat: usize) -> &mut Game {
        let by = self.begin().players()[seat].clone();
        self.write(&by, Kind::Resign(Yes))
    }

    /// After a turn of the first player they agree on a draw.
    pub fn drawn(&mut self) -> &mut Game {
        let players = self.begin().players();
        self.write(&players[0], Kind::Offer(Offer::Draw(Yes)));
        let offer = self.state.entries() - 1;
        self.write(&players[1], Kind::Accept(offer))
    }

    /// The first turn is made and taken back.
    pub fn taken_back(&mut self) -> &mut Game {
        let players = self.begin().players();
        let last = self.state.entries() - 1;
        self.write(&players[0], Kind::Offer(Offer::Takeback(last - 1)));
        self.write(&players[1], Kind::Accept(last + 1))
    }

    /// The director rules that this player loses.
    pub fn forfeited(&mut self, who: &str) -> &mut Game {
        let ruling = Ruling { verdict: Verdict::Forfeit(name(who)), reason: text("no letter came") };
        self.write("referee", Kind::Ruling(ruling))
    }

    /// The id of an entry.
    pub fn id(&self, seq: usize) -> Digest {
        let frame = Frames::new(self.log.as_bytes()).nth(seq).unwrap().unwrap();
        Digest(adjudicate::crypto::sha256(&[frame.payload().as_bytes()]))
    }

    /// The log up to and without this entry.
    pub fn until(&self, seq: usize) -> String {
        let mut frames = Frames::new(self.log.as_bytes()).map(|frame| frame.unwrap().text.to_owned());
        frames.by_ref().take(seq).collect()
    }
}
