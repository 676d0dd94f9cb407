//! Series of Parcus games: in one game tokens are saved that a player brings to the next, and no others.

use std::sync::Arc;

use adjudicate::crypto::{Digest, sha256};
use adjudicate::dice::Member;
use adjudicate::log::{Bytes, Carry, Charter, EntryKind, Player, Series as Link, write};
use adjudicate::referee::dispute::{Copies, examine};
use adjudicate::referee::ledger::{Account, CarryTrouble, Ledger, SeriesGame};
use adjudicate::referee::{Author, Match};
use adjudicate::rules::{OptionValue, Seat};

use crate::letters::Post;
use crate::table::{chance, name};
use crate::world::{Globe, blank, sign};

/// Games of a series at most.
const GAMES: usize = 3;
/// The next game begins so many seconds after the last entry of the one before.
const PAUSE: i64 = 86_400;

/// The games of a series so far.
#[derive(Default)]
pub struct Series {
    logs: Vec<String>,
    /// The tokens with which every player began the first game.
    start: u64,
}

/// A game that is over, at the entry up to which it counts.
struct Over {
    log: Vec<Post>,
    /// The match behind each entry.
    states: Vec<Arc<Match>>,
    head: usize,
}

impl Over {
    /// The log that everybody has who is honest, if the game came to an end in it; it counts up to any of the entries since.
    fn of(world: &mut Globe) -> Option<Over> {
        let who = world.people.iter().position(crate::person::Party::honest)?;
        if !world.people[who].start().stops.is_empty() {
            return None;
        }
        let log = world.people[who].disk.log.clone();
        let referee = world.referee.clone();
        let states: Vec<Arc<Match>> = (1..=log.len()).map(|length| referee.replay(&log[..length])).collect();
        let first = states.iter().position(|state| state.outcome().is_some())?;
        let head = first + world.random.below(log.len() - first);
        states[head].is_parcus().then_some(Over { log, states, head })
    }

    fn at_head(&self) -> &Match {
        &self.states[self.head]
    }

    fn text(&self) -> String {
        text(&self.log)
    }
}

fn text(log: &[Post]) -> String {
    log.iter().map(|letter| write(&letter.entry)).collect()
}

/// Returns the ledger of these logs.
fn ledger<'a>(logs: impl IntoIterator<Item = &'a str>) -> Ledger {
    let account = |(number, log): (usize, &str)| Account::read(&format!("log {number}"), log.as_bytes()).ok().unwrap();
    Ledger::of(logs.into_iter().enumerate().map(account).collect())
}

/// The last of the games.
fn newest(ledger: &Ledger) -> &SeriesGame {
    ledger.games().max_by_key(|game| game.begun).unwrap()
}

impl Series {
    /// Checks the game that has just been played, and gives the charter of the one that follows, if one can.
    pub fn follow(&mut self, world: &mut Globe) -> Option<Post> {
        let over = Over::of(world)?;
        self.check(world, &over);
        if !keys_are_held(world, over.at_head()) {
            return None;
        }
        let charter = honest(world, &over);
        let signed = seal(world, &over, charter.clone());
        world.counts.add("carries that are right, by their charters");
        let carried = ledger([over.text().as_str(), text(std::slice::from_ref(&signed)).as_str()]);
        assert!(!carried.is_disputed(), "an honest charter is disputed: {:?}", newest(&carried).carries);
        false_claims(world, &over, &charter);
        (self.logs.len() < GAMES).then_some(signed)
    }

    /// The ledger of the series says what the matches say: what everybody brought, began with, has and keeps.
    fn check(&mut self, world: &mut Globe, over: &Over) {
        self.logs.push(over.text());
        // Somebody's copy is old; that changes nothing.
        let old = text(&over.log[..1 + world.random.below(over.log.len())]);
        let ledger = ledger(self.logs.iter().chain([&old]).map(String::as_str));
        assert!(!ledger.is_disputed(), "an honest series is disputed");
        assert_eq!(ledger.series.len(), 1, "one series");
        let (game, state) = (newest(&ledger), over.states.last().unwrap());
        assert_eq!(game.id, state.id());
        let tokens = game.tokens.as_ref().unwrap();
        if self.logs.len() == 1 {
            self.start = tokens.players[0].began;
        } else {
            world.counts.add("games that continue a Parcus series");
        }
        let replaces = match state.charter().options.0.get("carry") {
            Some(OptionValue::Name(word)) => *word == *"replace",
            _ => false,
        };
        for (seat, holding) in Seat::all(tokens.players.len()).zip(&tokens.players) {
            let began = match holding.brought {
                Some(brought) if replaces => brought,
                brought => self.start + brought.unwrap_or(0),
            };
            assert_eq!(holding.began, began, "{} begins with what he brings", holding.player);
            assert_eq!(Some(holding.ended), state.play().position().tokens().map(|all| all[seat.index()]));
            assert_eq!(holding.keeps, state.savings(seat), "{} keeps what he saved", holding.player);
            world.counts.more("tokens brought from one game to the next", holding.brought.unwrap_or(0));
        }
        let mut copies = Copies::new();
        self.logs.iter().for_each(|log| copies.add_log("a copy", log.as_bytes()).close());
        let dispute = examine(&copies);
        assert_eq!(dispute.cases.len(), self.logs.len());
        assert!(dispute.cases.iter().all(|case| case.twice.is_empty()), "a line proves nothing against anybody");
    }
}

/// Whether everybody has the key that signs for them: a thief does not begin another game, and who has lost a key cannot.
fn keys_are_held(world: &Globe, state: &Match) -> bool {
    let held = |seat| {
        let key = state.keys().current(Author::Member(Member::Player(seat)));
        key.is_none_or(|key| world.keys.holder(&key) == Some(state.name_of(Member::Player(seat))))
    };
    world.people.iter().all(|person| person.lost.is_none()) && Seat::all(state.charter().players.len()).all(held)
}

/// A charter under which everybody brings what he takes out of the game before.
fn honest(world: &mut Globe, over: &Over) -> Charter {
    let state = over.at_head();
    let mut charter = state.charter().clone();
    for (seat, player) in Seat::all(charter.players.len()).zip(&mut charter.players) {
        player.key = state.keys().current(Author::Member(Member::Player(seat)));
        assert_eq!(player.key.is_some(), state.signs(seat));
    }
    let referee = state.keys().current(Author::Member(Member::Referee));
    if let (Some(known), Some(key)) = (&mut charter.referee, referee) {
        known.key = key;
    }
    let organisers: Vec<&Player> = charter.players.iter().filter(|player| player.key.is_some()).collect();
    charter.organiser.name = match organisers.is_empty() || world.random.below(5) == 0 {
        true => name("olga"),
        false => world.random.pick(&organisers).name.clone(),
    };
    charter.organiser.key = organiser(world, over, &charter).public();
    let carries = |(seat, player): (Seat, &Player)| {
        let tokens = state.savings(seat).unwrap();
        // Players who bring nothing may be named or not.
        (tokens > 0 || chance(&mut world.random, 500)).then(|| Carry { player: player.name.clone(), tokens })
    };
    let carry = Seat::all(charter.players.len()).zip(&charter.players).filter_map(carries).collect();
    charter.series = Some(Link { game: state.id(), head: state.head(), carry });
    charter.nonce = Bytes(std::array::from_fn(|_| world.random.below(256) as u8));
    charter
}

/// The key with which the organiser of the next game signs. Its holder plays, so it is not lost or stolen.
fn organiser(world: &mut Globe, over: &Over, charter: &Charter) -> Arc<adjudicate::crypto::Identity> {
    let by = charter.organiser.name.as_str();
    let state = over.at_head();
    let held = state.author(&charter.organiser.name).and_then(|author| world.keys.of(state, author, by));
    held.unwrap_or_else(|| world.keys.identity(by, 0))
}

/// The charter as its organiser signs it.
fn seal(world: &mut Globe, over: &Over, charter: Charter) -> Post {
    let at = over.log.iter().map(|letter| letter.entry.at.unix()).max().unwrap() + PAUSE;
    let identity = organiser(world, over, &charter);
    let by = charter.organiser.name.to_string();
    sign(blank(0, None, &by, at, EntryKind::Charter(Box::new(charter))), &identity)
}

/// Everything that a charter can claim against the truth is found, and held against the one whom it concerns alone.
fn false_claims(world: &mut Globe, over: &Over, charter: &Charter) {
    let link = charter.series.clone().unwrap();
    let (state, last) = (over.at_head(), over.states.last().unwrap());
    let before = over.log[world.random.below(over.log.len())].id;
    let nowhere = Digest(sha256(&[&before.0]));
    let unfinished = over.states.iter().rposition(|state| state.outcome().is_none()).unwrap();
    for (trouble, head) in [("head", nowhere), ("unfinished", over.states[unfinished].head())] {
        let mut claimed = charter.clone();
        claimed.series = Some(Link { head, ..link.clone() });
        let wrong = (0..link.carry.len()).map(|place| (place, trouble)).collect::<Vec<_>>();
        found(world, over, &[claimed], &wrong);
    }
    for (place, carry) in link.carry.iter().enumerate() {
        let seat = state.member(&carry.player).and_then(adjudicate::dice::Member::seat).unwrap();
        let mut more = charter.clone();
        more.series.as_mut().unwrap().carry[place].tokens += 1 + world.random.below(3) as u64;
        found(world, over, &[more], &[(place, "amount")]);
        let organises = charter.organiser.name == carry.player;
        if !state.signs(seat) || organises {
            continue;
        }
        let unused = Some(world.keys.fresh(carry.player.as_str()).public()).filter(|key| !last.keys().is_used(key));
        if let Some(key) = unused {
            let mut other = charter.clone();
            other.players[seat.index()].key = Some(key);
            found(world, over, &[other], &[(place, "key")]);
            let mut stranger = charter.clone();
            stranger.players[seat.index()] =
                Player { name: name("zed"), key: Some(key), ..stranger.players[seat.index()].clone() };
            stranger.first = None;
            stranger.series.as_mut().unwrap().carry[place].player = name("zed");
            found(world, over, &[stranger], &[(place, "stranger")]);
        }
        let mut renamed = charter.clone();
        renamed.players[seat.index()].name = name("zed");
        renamed.first = None;
        renamed.series.as_mut().unwrap().carry[place].player = name("zed");
        found(world, over, &[renamed], &[(place, "player")]);
    }
    let mut again = charter.clone();
    again.nonce = Bytes(sha256(&[&again.nonce.0])[..16].try_into().unwrap());
    let brings = |(place, carry): (usize, &Carry)| (carry.tokens > 0).then_some((place, "twice"));
    let twice: Vec<_> = link.carry.iter().enumerate().filter_map(brings).collect();
    if !twice.is_empty() {
        found(world, over, &[charter.clone(), again], &twice);
    }
}

/// The ledger says this about these carries of each charter, and nothing about the others.
fn found(world: &mut Globe, over: &Over, charters: &[Charter], wrong: &[(usize, &str)]) {
    let signed: Vec<Post> = charters.iter().map(|charter| seal(world, over, charter.clone())).collect();
    let mut logs = vec![over.text()];
    logs.extend(signed.iter().map(|charter| text(std::slice::from_ref(charter))));
    let ledger = ledger(logs.iter().map(String::as_str));
    assert_eq!(ledger.is_disputed(), !wrong.is_empty());
    for charter in &signed {
        let game = ledger.games().find(|game| game.id == charter.id).unwrap();
        for (place, carried) in game.carries.iter().enumerate() {
            let classes: Vec<&str> = carried.troubles.iter().map(CarryTrouble::class).collect();
            let expected: Vec<&str> = wrong.iter().filter(|wrong| wrong.0 == place).map(|wrong| wrong.1).collect();
            assert_eq!(classes, expected, "{} brings {}: {carried:?}", carried.player, carried.tokens);
        }
    }
    for (_, trouble) in wrong {
        world.counts.add(&format!("false carries found: {trouble}"));
    }
}
