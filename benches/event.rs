//! How fast an event with a thousand games is verified, as a ratio to its bare signature checks on as many threads in the
//! same run; and how fast a thousand players are paired.
//!
//! `cargo bench --bench event` makes a Swiss event of 250 players in eight rounds, with games of Nine Men's Morris that are
//! played at random and signed by both players, and keeps it below `target` for the next run.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeMap;
use std::hint::black_box;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use adjudicate::crypto::{Identity, Namespace, PublicKey, preimage};
use adjudicate::event::pairing::{self, Participant, fide_dutch};
use adjudicate::event::report::{RandomFeatures, ReportSystem, random};
use adjudicate::event::{
    self, BoardPairing, BoardResult, Charter, Director, Draft, Enrolment, Entrant, Event, EventEntryKind, GameLog,
    LotsReveal, PairingSystem, RoundPairing, Section, Slip, SlipDraft, SlipKind, audit, board_charter, verify,
};
use adjudicate::log::{
    self, Bytes, Entry, EntryKind as GameKind, Frames, Join, Reveal, SignedEntry, Text, Time, True, Turn, payload,
    read, write,
};
use adjudicate::referee::{Draft as GameDraft, Match, open};
use adjudicate::rules::{Name, Options};
use rayon::iter::{IntoParallelIterator, IntoParallelRefIterator, ParallelIterator};

const PLAYERS: u32 = 250;
const ROUNDS: u64 = 8;
const GAMES: usize = 1_000;
/// Entries of a game: charter, two joins, turns, and the end.
const ENTRIES: u64 = 60;
const RUNS: usize = 5;
const CLOSES: i64 = 1_800_000_000;

fn name(text: &str) -> Name {
    Name::parse(text).unwrap()
}

fn text(given: &str) -> Text {
    Text::new(given).unwrap()
}

fn date(hours: u64) -> Time {
    Time::from_unix(CLOSES + hours as i64 * 3_600).unwrap()
}

fn identity(number: u32) -> Identity {
    let mut seed = [17; 32];
    seed[..4].copy_from_slice(&number.to_be_bytes());
    Identity::from_seed(&seed)
}

/// The director is number 0, the players are numbered from 1.
fn director() -> Identity {
    identity(0)
}

fn player(number: u32) -> Name {
    name(&format!("player{number}"))
}

fn charter() -> Charter {
    let (director, nonce) = (director(), Bytes([9; 16]));
    let section = Section {
        name: name("mills"),
        game: name("nine-mens-morris"),
        rules: 1,
        options: Options::default(),
        system: PairingSystem::Swiss,
        rounds: Some(ROUNDS),
        byes: 0,
        late_rounds: 0,
        win: event::WIN,
        draw: event::DRAW,
        loss: 0,
        tiebreaks: Vec::new(),
        clock: None,
        seats: event::SEATS,
        series: false,
        groups: None,
        from: Vec::new(),
        seed: None,
        ends: None,
        starts: None,
        legs: event::LEGS,
        level: Vec::new(),
        third_place: false,
        pairing: None,
        baku: false,
        overstep: event::OverstepRule::Claim,
        seats_max: 0,
        substitutes: None,
        absent_after: 0,
        forbidden: Vec::new(),
    };
    let sections = vec![section];
    let element = event::element(&director, &nonce, &sections, 1);
    Charter {
        format: 1,
        event: text("A thousand games"),
        sections,
        appeals: None,
        appeal_days: 0,
        deputies: Vec::new(),
        director: Director { name: name("olga"), key: director.public(), mail: text("olga@example.org") },
        tip: Bytes(event::tip(&director.public(), &element)),
        draw: None,
        closes: date(0),
        nonce,
    }
}

/// An event in the course of being made.
struct Making {
    log: String,
    event: Event,
}

impl Making {
    fn write(&mut self, at: Time, slips: Vec<Slip>, kind: EventEntryKind) {
        let composed = self.event.compose(Draft { by: name("olga"), at, slips, kind, say: None }, &director()).unwrap();
        self.log += &composed.text();
        self.event = composed.event;
    }

    fn direct(&mut self, kind: EventEntryKind) {
        self.write(date(1), Vec::new(), kind);
    }
}

/// The event with its games: the log, then the games in the order of their boards.
fn make() -> Vec<String> {
    let begun = event::begin(charter(), Time::from_unix(CLOSES - 86_400).unwrap(), &director()).unwrap();
    let mut making = Making { log: begun.text(), event: begun.event };
    for number in 1..=PLAYERS {
        let key = identity(number);
        let entrant =
            Entrant { name: player(number), key: Some(key.public()), mail: None, display: None, rating: None };
        let kind =
            SlipKind::Enter(Box::new(Enrolment { player: entrant, sections: vec![name("mills")], byes: Vec::new() }));
        let (by, at) = (player(number), Time::from_unix(CLOSES - 3_600).unwrap());
        let slip = making.event.sign_slip(SlipDraft { by, at, kind, say: None }, &key).unwrap();
        making.write(at, vec![slip], EventEntryKind::Post(True));
    }
    let charter = making.event.charter();
    let element = Bytes(event::element(&director(), &charter.nonce, &charter.sections, 1));
    making.direct(EventEntryKind::Start(LotsReveal { element, numbers: None }));
    let mut games = Vec::new();
    for round in 1..=ROUNDS {
        let plan = making.event.next_plan(0, round).unwrap();
        let event = &making.event;
        let boards: Vec<(u64, Vec<Name>)> = (1..).zip(plan.boards).collect();
        let played: Vec<(BoardPairing, String, BoardResult)> =
            boards.into_par_iter().map(|(board, players)| play(event, round, board, players)).collect();
        for (number, chunk) in played.chunks(40).enumerate() {
            let last = (number + 1) * 40 >= played.len();
            let byes = if last { plan.byes.clone() } else { Vec::new() };
            let boards = chunk.iter().map(|(board, _, _)| board.clone()).collect();
            making.direct(EventEntryKind::Pair(RoundPairing { section: name("mills"), round, boards, byes }));
        }
        for (_, log, result) in played {
            games.push(log);
            making.direct(EventEntryKind::Result(result));
        }
    }
    games.insert(0, making.log);
    games
}

/// A random game that somebody gives up when it is long enough.
fn play(event: &Event, round: u64, number: u64, players: Vec<Name>) -> (BoardPairing, String, BoardResult) {
    let section = &event.charter().sections[0];
    let mut random = round * 1_000 + number;
    let nonce = Bytes(std::array::from_fn(|place| (random >> (place % 2 * 8)) as u8));
    let charter = board_charter(event, section, round, number, &players, &Default::default(), nonce).unwrap();
    let mut entry = Entry {
        seq: 0,
        prev: None,
        by: name("referee"),
        at: date(2),
        slips: Vec::new(),
        kind: GameKind::Charter(Box::new(charter)),
        reveal: Reveal::default(),
        dice: None,
        say: None,
        sig: director().sign(Namespace::Entry, b""),
    };
    entry.sig = director().sign(Namespace::Entry, payload(&entry).as_bytes());
    let mut game = write(&entry);
    let mut state = open(&SignedEntry::from(entry.clone())).unwrap();
    let keys: Vec<Identity> =
        players.iter().map(|player| identity(player.as_str()["player".len()..].parse().unwrap())).collect();
    for seat in 0..2 {
        state = append(&mut game, &state, &players[seat], &keys[seat], GameKind::Join(Join { tip: Bytes([3; 32]) }));
    }
    let mut seat = 0;
    while state.entries() < ENTRIES - 1 && state.outcome().is_none() {
        let legal: Vec<String> = state.play().position().legal().into_iter().flat_map(|group| group.moves).collect();
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let chosen = text(&legal[(random >> 33) as usize % legal.len()]);
        let turn = Turn { play: chosen, then: None, position: text("-"), proof: None };
        state = append(&mut game, &state, &players[seat], &keys[seat], GameKind::Turn(Box::new(turn)));
        seat = 1 - seat;
    }
    if state.outcome().is_none() {
        state = append(&mut game, &state, &players[seat], &keys[seat], GameKind::Resign(log::True));
    }
    let points = event::points_of(section, &state, &state.outcome().unwrap());
    let head = state.head();
    let result = BoardResult { section: name("mills"), round, board: number, head, points };
    (BoardPairing { board: number, players, game: state.id() }, game, result)
}

fn append(game: &mut String, state: &Match, by: &Name, key: &Identity, kind: GameKind) -> Match {
    let at = date(2 + state.entries());
    let draft = GameDraft { by: by.clone(), at, slips: Vec::new(), kind, say: None, elements: Vec::new() };
    let composed = state.compose(draft, key, None).unwrap();
    game.push_str(&composed.text());
    composed.state
}

/// Made once, then kept: entries begin with `---`, and games with an entry that has no `prev`.
fn kept() -> Vec<String> {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("event-{PLAYERS}-{ROUNDS}-{ENTRIES}.yaml"));
    let begins = "---\nseq: 0\n";
    if let Ok(kept) = std::fs::read_to_string(&path) {
        return kept.split(begins).skip(1).map(|rest| begins.to_owned() + rest).collect();
    }
    let start = Instant::now();
    let made = make();
    println!("made in {:.1} s", start.elapsed().as_secs_f64());
    std::fs::write(&path, made.concat()).unwrap();
    made
}

/// One signature check: the key, the signed bytes, the signature.
type Check = (ed25519_dalek::VerifyingKey, Vec<u8>, ed25519_dalek::Signature);

fn checks(game: &str, keys: &BTreeMap<Name, PublicKey>) -> Vec<Check> {
    let one = |frame: log::Frame<'_>| {
        let entry = read(frame.text).unwrap();
        let key = ed25519_dalek::VerifyingKey::from_bytes(keys[&entry.by].as_bytes()).unwrap();
        let signature = ed25519_dalek::Signature::from_bytes(entry.sig.as_bytes());
        (key, preimage(Namespace::Entry, frame.payload().as_bytes()), signature)
    };
    Frames::new(game.as_bytes()).map(|frame| one(frame.unwrap())).collect()
}

/// The best of several runs: on a shared machine the least disturbed one says most.
fn best(mut work: impl FnMut()) -> Duration {
    let run = |()| {
        let start = Instant::now();
        work();
        start.elapsed()
    };
    std::iter::repeat_n((), RUNS).map(run).min().unwrap()
}

fn main() {
    let logs = kept();
    let (event_log, games) = logs.split_first().unwrap();
    assert_eq!(games.len(), GAMES);
    let entries: usize = games.iter().map(|game| game.matches("---\n").count()).sum();
    let bytes: usize = games.iter().map(String::len).sum();
    println!(
        "{} games with {entries} entries, {:.1} MB; {} threads",
        games.len(),
        bytes as f64 / 1e6,
        rayon::current_num_threads()
    );
    assert!(entries as u64 > GAMES as u64 * ENTRIES * 8 / 10, "the games are too short");
    let keys: BTreeMap<Name, PublicKey> = (1..=PLAYERS)
        .map(|number| (player(number), identity(number).public()))
        .chain([(name("referee"), director().public())])
        .collect();
    let all: Vec<Vec<Check>> = games.par_iter().map(|game| checks(game, &keys)).collect();
    assert_eq!(all.iter().map(Vec::len).sum::<usize>(), entries);
    let bare = best(|| {
        all.par_iter()
            .for_each(|game| game.iter().for_each(|(key, message, sig)| key.verify_strict(message, sig).unwrap()));
    });
    let each = |took: Duration| took.as_secs_f64() * 1e6 / entries as f64;
    println!("bare verify_strict on all threads      {:>7.2} us an entry", each(bare));
    let verified = verify(event_log.as_bytes());
    assert!(verified.fault.is_none());
    let event = verified.event.unwrap();
    let files: Vec<GameLog> =
        games.iter().map(|game| GameLog { source: "game".to_owned(), bytes: game.clone().into_bytes() }).collect();
    let whole = best(|| {
        let audit = audit(&event, &files, |_| {});
        assert!(audit.findings.is_empty() && audit.boards.len() == GAMES);
        assert!(audit.boards.iter().all(|board| board.at_head().is_some()));
    });
    println!(
        "audit of all games                     {:>7.2} us an entry, ratio {:.2}",
        each(whole),
        ratio(bare, whole)
    );
    let with_log = best(|| {
        let event = verify(event_log.as_bytes()).event.unwrap();
        assert!(audit(&event, &files, |_| {}).findings.is_empty());
    });
    println!(
        "the same with the event's log          {:>7.2} us an entry, ratio {:.2}",
        each(with_log),
        ratio(bare, with_log)
    );
    let log = best(|| assert!(black_box(verify(event_log.as_bytes())).fault.is_none()));
    println!("the event's log alone                  {:>7.1} ms, {} entries", log.as_secs_f64() * 1e3, event.entries());
    swiss();
    dutch();
}

fn ratio(bare: Duration, whole: Duration) -> f64 {
    bare.as_secs_f64() / whole.as_secs_f64()
}

/// Nine rounds of a thousand players, in which the better number always wins and every fifth board is drawn.
fn swiss() {
    let mut field: Vec<Participant> =
        (1..=1_000).map(|number| Participant { number, ..Participant::default() }).collect();
    for round in 1..=9_u8 {
        let start = Instant::now();
        let pairing = pairing::swiss(&field, 2, &[round; 32]).unwrap();
        println!("swiss round {round} of 1,000 players          {:>7.1} ms", start.elapsed().as_secs_f64() * 1e3);
        assert_eq!((pairing.boards.len(), pairing.byes.len()), (500, 0));
        for (place, board) in pairing.boards.iter().enumerate() {
            let best = board.iter().copied().min().unwrap();
            for (seat, number) in board.iter().enumerate() {
                let own = &mut field[*number as usize - 1];
                own.score += if place % 5 == 0 { 1 } else { 2 * u32::from(*number == best) };
                own.seats.push(seat as u8);
                own.met.push(board[1 - seat]);
            }
        }
    }
}

/// Nine rounds of a random tournament of a thousand players by FIDE's Dutch system, each as a ratio to the time in which the
/// matching pairs the same field.
fn dutch() {
    let features = RandomFeatures {
        players: 1_000,
        rounds: 9,
        paired: 9,
        away: 10,
        forfeits: 5,
        late: 0,
        forbidden: 0,
        baku: false,
    };
    let report = random(1, &features).unwrap();
    for round in 0..features.rounds {
        let field = report.past(round).unwrap();
        let start = Instant::now();
        black_box(fide_dutch(&field).unwrap());
        let dutch = start.elapsed();
        let start = Instant::now();
        black_box(ReportSystem::Matching.pair(&field).unwrap());
        let matching = start.elapsed();
        println!(
            "dutch round {} of 1,000 players          {:>7.1} ms, {:.2} of the matching's time",
            round + 1,
            dutch.as_secs_f64() * 1e3,
            dutch.as_secs_f64() / matching.as_secs_f64()
        );
    }
}
