//! An event as it is being held, with everybody's keys at hand.

use std::collections::BTreeMap;

use adjudicate_event::{
    Audit, BoardPairing, BoardResult, Charter, DirectorDecision, Draft, DrawReveal, Entrant, Entry, Event,
    EventEntryKind, GameLog, HandoverConsent, LotsReveal, RoundPairing, RoundPlan, RuledPoints, Slip, SlipDraft,
    SlipKind, audit, board_charter,
};
use adjudicate_record::crypto::{Digest, Namespace, Signature};
use adjudicate_record::log::{self, Bytes, Time, True};
use adjudicate_referee::Fault;

use super::{TestEventGame, appeals, enter, enters, entrant, ruling};
use crate::{identity, name, text};

/// The director of all test events.
pub const DIRECTOR: &str = "olga";

/// The name of his key.
pub const SEAL: &str = "referee";

/// Until when one can enter.
pub const CLOSES: i64 = 1_795_629_800;

const BEGIN: i64 = CLOSES - 7 * 86_400;

/// A board of an event: section, round, number.
pub type BoardAddress = (String, u64, u64);

/// An event being held.
#[derive(Clone)]
pub struct TestEvent {
    /// The event that the log proves.
    pub event: Event,
    /// The entries' texts.
    pub entries: Vec<String>,
    /// The games of its boards.
    pub games: BTreeMap<BoardAddress, TestEventGame>,
    /// Other files in its directory: name and contents.
    pub others: Vec<(String, String)>,
    now: i64,
    nonces: u8,
    /// The name and the key of the director of now.
    director: (String, String),
}

impl TestEvent {
    /// An event whose charter is signed.
    pub fn open(charter: Charter) -> TestEvent {
        let composed = adjudicate_event::begin(charter, Time::from_unix(BEGIN).unwrap(), &identity(SEAL))
            .expect("a sound charter");
        TestEvent {
            entries: vec![composed.text()],
            event: composed.event,
            games: BTreeMap::new(),
            others: Vec::new(),
            now: BEGIN,
            nonces: 20,
            director: (DIRECTOR.to_owned(), SEAL.to_owned()),
        }
    }

    fn tick(&mut self) -> Time {
        self.now += 60;
        Time::from_unix(self.now).unwrap()
    }

    /// The next entry of the director, or why it is refused.
    pub fn attempt(&mut self, slips: Vec<Slip>, kind: EventEntryKind) -> Result<u64, Fault> {
        let (at, say) = (self.tick(), matches!(kind, EventEntryKind::Note(_)).then(|| text("hello")));
        let composed = self
            .event
            .compose(Draft { by: name(&self.director.0), at, slips, kind, say }, &identity(&self.director.1))?;
        self.entries.push(composed.text());
        self.event = composed.event;
        Ok(composed.entry.seq)
    }

    /// An entry of the director.
    pub fn direct(&mut self, kind: EventEntryKind) -> u64 {
        self.direct_with(Vec::new(), kind)
    }

    /// An entry of the director, in which these slips are written in.
    pub fn direct_with(&mut self, slips: Vec<Slip>, kind: EventEntryKind) -> u64 {
        self.attempt(slips, kind.clone()).unwrap_or_else(|fault| panic!("{kind:?} cannot be written: {fault}"))
    }

    /// A slip of a player that waits, or why it cannot be written in.
    pub fn attempt_slip(&mut self, by: &str, kind: SlipKind) -> Result<Slip, Fault> {
        let (at, say) = (self.tick(), needs_words(&kind).then(|| text("hello")));
        self.event.sign_slip(SlipDraft { by: name(by), at, kind, say }, &identity(by))
    }

    /// A slip of a player that waits.
    pub fn slip(&mut self, by: &str, kind: SlipKind) -> Slip {
        self.attempt_slip(by, kind.clone()).unwrap_or_else(|fault| panic!("{by} cannot sign {kind:?}: {fault}"))
    }

    /// A slip of a player, written in at once: the number of the entry.
    pub fn write(&mut self, by: &str, kind: SlipKind) -> u64 {
        let slip = self.slip(by, kind);
        self.direct_with(vec![slip], EventEntryKind::Post(True))
    }

    /// A slip as it would be signed, although it may be invalid; what the closure changes is changed before.
    pub fn forged_slip(&self, by: &str, holder: &str, kind: SlipKind, change: impl FnOnce(&mut Slip)) -> Slip {
        let say = needs_words(&kind).then(|| text("hello"));
        let at = Time::from_unix(self.now + 30).unwrap();
        let sig = Signature::from_bytes([0; 64]);
        let mut slip = Slip { after: self.event.head(), by: name(by), at, kind, say, sig };
        change(&mut slip);
        slip.sig = identity(holder).sign(Namespace::Slip, slip.payload().as_bytes());
        slip
    }

    /// Appends a post with a slip, signed with its author's key, without asking whether it is valid.
    pub fn forge_slip(&mut self, by: &str, kind: SlipKind) {
        let slip = self.forged_slip(by, by, kind, |_| {});
        self.forge_slips(vec![slip], EventEntryKind::Post(True));
    }

    /// Appends an entry of the director with these slips, without asking whether it is valid.
    pub fn forge_slips(&mut self, slips: Vec<Slip>, kind: EventEntryKind) {
        let forged = self.forged(&self.director.0, &self.director.1, kind, |entry| entry.slips = slips);
        self.entries.push(forged);
    }

    /// An entry as it would be written, signed although it may be invalid; what the closure changes is changed before.
    pub fn forged(&self, by: &str, holder: &str, kind: EventEntryKind, change: impl FnOnce(&mut Entry)) -> String {
        let says = matches!(kind, EventEntryKind::Note(_)).then(|| text("hello"));
        let mut entry = Entry {
            seq: self.event.entries(),
            prev: Some(self.event.head()),
            by: name(by),
            at: Time::from_unix(self.now + 60).unwrap(),
            slips: Vec::new(),
            kind,
            say: says,
            sig: Signature::from_bytes([0; 64]),
        };
        change(&mut entry);
        sign(entry, holder)
    }

    /// Appends an entry, signed with its author's key, without asking whether it is valid.
    pub fn forge(&mut self, by: &str, kind: EventEntryKind) {
        let holder = if by == DIRECTOR { SEAL } else { by };
        let forged = self.forged(by, holder, kind, |_| {});
        self.entries.push(forged);
    }

    /// This many people enter, each by himself; names with `*` write by post.
    pub fn enter_all(&mut self, people: &[&str], sections: &[&str]) {
        for who in people {
            let plain = who.trim_end_matches('*');
            let key = entrant(plain).key.filter(|_| plain == *who);
            match key {
                Some(_) => self.write(plain, enters(entrant(plain), sections)),
                None => self.direct(enter(Entrant { key, ..entrant(plain) }, sections)),
            };
        }
    }

    /// The lots are drawn.
    pub fn start(&mut self) -> u64 {
        self.start_with(None)
    }

    /// The lots are drawn with the numbers of a public draw.
    pub fn start_with(&mut self, numbers: Option<&str>) -> u64 {
        self.after_closing();
        let start = self.starting(numbers);
        self.direct(start)
    }

    /// So many days go by.
    pub fn wait(&mut self, days: i64) {
        self.now += days * 86_400;
    }

    /// The slip with which the director hands the event over.
    pub fn consent(&mut self, nr: u64, to: &str) -> Result<Slip, Fault> {
        let (by, at) = (name(&self.director.0), self.tick());
        let kind = SlipKind::Handover(HandoverConsent { nr, to: name(to) });
        self.event.sign_slip(SlipDraft { by, at, kind, say: None }, &identity(&self.director.1))
    }

    /// The holder of this key takes the event over with these slips, under the number and the name of the consent.
    pub fn take_over(&mut self, slips: Vec<Slip>, nr: u64, to: &str, holder: &str) -> Result<u64, Fault> {
        let kind = self.event.takes_over(&identity(holder), &HandoverConsent { nr, to: name(to) });
        let draft = Draft { by: name(to), at: self.tick(), slips, kind, say: None };
        let composed = self.event.compose(draft, &identity(holder))?;
        self.entries.push(composed.text());
        self.event = composed.event;
        self.director = (to.to_owned(), holder.to_owned());
        Ok(composed.entry.seq)
    }

    /// The director hands the event over to the owner of this key.
    pub fn hand_over(&mut self, to: &str, holder: &str) -> u64 {
        let nr = self.event.next_handover();
        let slip = self.consent(nr, to).expect("the director can hand over");
        self.take_over(vec![slip], nr, to, holder).expect("the deputy can take over")
    }

    /// From now on nobody can enter.
    pub fn after_closing(&mut self) {
        self.now = self.now.max(CLOSES);
    }

    /// Returns the act with which the director starts the event.
    pub fn starting(&self, numbers: Option<&str>) -> EventEntryKind {
        EventEntryKind::Start(LotsReveal { element: self.element(1), numbers: numbers.map(text) })
    }

    /// An element of the director.
    pub fn element(&self, number: u32) -> Bytes<32> {
        Bytes(self.event.element(&identity(&self.director.1), number))
    }

    /// Returns the act with which the director draws a section.
    pub fn drawing(&self, section: &str) -> EventEntryKind {
        let element = self.element(self.event.next_element());
        EventEntryKind::Draw(DrawReveal { section: name(section), element })
    }

    /// A section is drawn.
    pub fn draw(&mut self, section: &str) -> u64 {
        let drawing = self.drawing(section);
        self.direct(drawing)
    }

    /// The place of a section in the charter.
    pub fn place(&self, section: &str) -> usize {
        self.event.charter().sections.iter().position(|found| found.name == *section).unwrap()
    }

    /// The number of the next round of a section.
    pub fn next_round(&self, section: &str) -> u64 {
        let (_, standing) = self.event.section(&name(section)).unwrap();
        standing.rounds.iter().filter(|round| round.paired).count() as u64 + 1
    }

    /// Returns the plan of the next round.
    pub fn plan(&self, section: &str) -> RoundPlan {
        self.event.next_plan(self.place(section), self.next_round(section)).unwrap()
    }

    /// A board of the next round, with its game: the charter is what follows from the log, but for what the closure changes.
    pub fn make_game(
        &mut self,
        section: &str,
        number: u64,
        players: &[adjudicate_rules::Name],
        change: impl FnOnce(&mut log::Charter),
    ) -> BoardPairing {
        let (round, place) = (self.next_round(section), self.place(section));
        let brought = self.audit().brought(place, round, players, u64::MAX);
        self.nonces += 1;
        let of = &self.event.charter().sections[place];
        let mut charter =
            board_charter(&self.event, of, round, number, players, &brought, Bytes([self.nonces; 16])).unwrap();
        change(&mut charter);
        let own = self.director.1.as_str();
        let holder = if charter.organiser.key == identity(own).public() { own } else { "mallory" };
        let file = format!("games/{section}-r{round}-b{number}.yaml");
        let game = TestEventGame::open(&file, charter, holder, self.now);
        let board = BoardPairing { board: number, players: players.to_vec(), game: game.state.id() };
        self.games.insert((section.to_owned(), round, number), game);
        board
    }

    /// Returns the act with which the director pairs the next round, and makes its games.
    pub fn pairing(&mut self, section: &str) -> RoundPairing {
        let plan = self.plan(section);
        self.pairing_of(section, plan)
    }

    /// The same for a plan of the director's own.
    pub fn pairing_of(&mut self, section: &str, plan: RoundPlan) -> RoundPairing {
        let round = self.next_round(section);
        let boards = plan.boards.iter().zip(1..);
        let boards = boards.map(|(players, number)| self.make_game(section, number, players, |_| {})).collect();
        RoundPairing { section: name(section), round, boards, byes: plan.byes }
    }

    /// The next round is paired.
    pub fn pair(&mut self, section: &str) -> u64 {
        let pair = self.pairing(section);
        self.direct(EventEntryKind::Pair(pair))
    }

    /// The next round is paired, and the charter of its first board is not what it should be.
    pub fn pair_with(&mut self, section: &str, change: impl FnOnce(&mut log::Charter)) -> u64 {
        let mut pair = self.pairing(section);
        let players = pair.boards[0].players.clone();
        pair.boards[0] = self.make_game(section, 1, &players, change);
        self.direct(EventEntryKind::Pair(pair))
    }

    /// The director pairs as he likes.
    pub fn pair_by_hand(&mut self, section: &str, boards: &[&[&str]], byes: &[&str]) -> u64 {
        let names = |names: &[&str]| names.iter().map(|who| name(who)).collect::<Vec<_>>();
        let plan = RoundPlan { boards: boards.iter().map(|board| names(board)).collect(), byes: names(byes) };
        let pair = self.pairing_of(section, plan);
        self.direct(ruling(DirectorDecision::Pairing(pair)))
    }

    /// The players of a board in seat order.
    pub fn seats(&self, section: &str, round: u64, board: u64) -> Vec<String> {
        let (_, standing) = self.event.section(&name(section)).unwrap();
        standing.board(round, board).unwrap().players.iter().map(ToString::to_string).collect()
    }

    /// A player appeals against an entry, which is written in at once: the appeal's id.
    pub fn appeal(&mut self, by: &str, against: u64) -> Digest {
        let slip = self.slip(by, appeals(self.id_of(against)));
        self.direct_with(vec![slip.clone()], EventEntryKind::Post(True));
        slip.id()
    }

    /// The id of an entry.
    pub fn id_of(&self, seq: u64) -> Digest {
        self.event.id_of(seq).expect("an entry of the log")
    }

    /// The game of a board.
    pub fn game(&mut self, section: &str, round: u64, board: u64) -> &mut TestEventGame {
        self.games.get_mut(&(section.to_owned(), round, board)).unwrap()
    }

    /// Returns the act with which the director writes the result of a board whose game has these points.
    pub fn result_of(&self, section: &str, round: u64, board: u64, points: &[u64]) -> EventEntryKind {
        let head = self.games[&(section.to_owned(), round, board)].state.head();
        EventEntryKind::Result(BoardResult { section: name(section), round, board, head, points: points.to_vec() })
    }

    /// The result of a board's game is taken.
    pub fn result(&mut self, section: &str, round: u64, board: u64, points: &[u64]) -> u64 {
        let result = self.result_of(section, round, board, points);
        self.direct(result)
    }

    /// A ruling on a board whose game was begun.
    pub fn ruled(&self, section: &str, round: u64, board: u64, head: Option<Digest>, points: &[u64]) -> EventEntryKind {
        ruling(DirectorDecision::Points(RuledPoints {
            section: name(section),
            round,
            board,
            head,
            claim: None,
            absent: Vec::new(),
            points: points.to_vec(),
        }))
    }

    /// All open games of a section end: the second player gives up. Their results are taken.
    pub fn play_round(&mut self, section: &str) {
        let (section_of, standing) = self.event.section(&name(section)).unwrap();
        let open: Vec<(u64, u64)> = standing.open(section_of).map(|(round, board)| (round, board.board)).collect();
        for (round, board) in open {
            self.game(section, round, board).resigned(1);
            self.result(section, round, board, &[2, 0]);
        }
    }

    /// The log.
    pub fn log(&self) -> String {
        self.entries.concat()
    }

    /// Returns the games and other files as they are in the event's directory.
    pub fn files(&self) -> Vec<GameLog> {
        let games = self.games.values().map(|game| (game.file.clone(), game.log.clone()));
        let files = games.chain(self.others.iter().cloned());
        files.map(|(source, log)| GameLog { source, bytes: log.into_bytes() }).collect()
    }

    /// The event held against its games.
    pub fn audit(&self) -> Audit {
        audit(&self.event, &self.files(), |_| {})
    }
}

/// Whether a slip of this kind has to say something.
fn needs_words(kind: &SlipKind) -> bool {
    matches!(kind, SlipKind::Note(_) | SlipKind::Adjudicate(_))
}

/// Signs an entry with the key of this name: its text.
pub fn sign(mut entry: Entry, holder: &str) -> String {
    entry.sig = identity(holder).sign(Namespace::Entry, adjudicate_event::payload(&entry).as_bytes());
    adjudicate_event::write(&entry)
}
