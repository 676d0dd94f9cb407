//! What holds for every game and every sequence of bytes: logs replay to the match that wrote them, whatever is given gets a
//! verdict, and crossings are settled alike in every order.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;

use std::collections::BTreeSet;

use adjudicate::crypto::{Digest, Signature};
use adjudicate::dice::Member;
use adjudicate::log::Kind;
use adjudicate::referee::{Author, Duty, Letter, Match, settle, verify};
use common::kinds::{self, accept, answer, claim_timeout, decline, dismiss, extend, forfeit, note, offer_draw};
use common::kinds::{offer_referee, offer_result, offer_takeback, rekey, resign, uphold};
use common::{Terms, World, key, open_game};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

/// What somebody does next: who, what, and with which of the possible values.
type Choice = (Index, u8, Index);

fn choices(most: usize) -> impl Strategy<Value = Vec<Choice>> {
    vec((any::<Index>(), 0..40_u8, any::<Index>()), 0..most)
}

/// Charters of all sorts: games, numbers of players, referees, players by post, clocks, who begins.
fn terms() -> impl Strategy<Value = Terms> {
    let games = [
        "nine-mens-morris",
        "roman-merels",
        "roman-checkers",
        "backgammon",
        "duodecim-scriptorum",
        "chess",
        "open",
        "open",
        "open",
        "open",
    ];
    (0..games.len(), 2..=4_usize, any::<[bool; 5]>(), 0..8_u8).prop_map(
        move |(game, players, [post, referee, dice, first, clock], nonce)| {
            let players = if games[game] == "open" { players } else { 2 };
            let mut terms = open_game(&["alice", "bob", "carol", "dave"][..players]).game(games[game]);
            terms = terms.but(|charter| charter.nonce.0[5] = nonce);
            if post {
                terms = terms.by_post("bob");
            }
            terms = if dice { terms.referee_dice() } else { terms };
            terms = if referee { terms.referee().organiser("olga") } else { terms };
            terms = if first { terms.first("bob") } else { terms };
            if clock { terms.clock(7, 3, 4) } else { terms }
        },
    )
}

/// Plays as chosen; what is not possible is not written.
fn play(terms: Terms, choices: &[Choice]) -> World {
    let mut game = World::open(terms);
    go_on(&mut game, choices);
    game
}

fn go_on(game: &mut World, choices: &[Choice]) {
    for (who, what, which) in choices {
        act(game, who, *what, which);
    }
}

/// The keys that a player can have one after the other.
fn next_key(game: &World, who: &str) -> Option<String> {
    let names = ["2", "3", "4"].map(|number| format!("{who}{number}"));
    names.into_iter().find(|holder| !game.state.keys().is_used(&key(holder)))
}

fn act(game: &mut World, who: &Index, what: u8, which: &Index) {
    let charter = game.state.charter().clone();
    let mut names: Vec<String> = charter.players.iter().map(|player| player.name.to_string()).collect();
    let players = names.len();
    names.extend(game.state.has_referee().then(|| "referee".to_owned()));
    let by = who.get(&names).clone();
    let player = which.get(&names[..players]).clone();
    let due = game.due();
    let entries = which.index(game.entries.len()) as u64;
    let claim = game.state.claims().first().map_or(entries, |open| open.seq);
    let kind = match what {
        // Mostly what somebody is due: that is how games go on.
        0..=19 if !due.is_empty() => return dutiful(game, who.get(&due), what, which),
        0..=20 => note(),
        21 => offer_draw(),
        22 | 23 => offer_takeback(entries),
        24 => offer_result(&names[..players].iter().map(|name| format!("{name} 1")).collect::<Vec<_>>().join(", ")),
        25 => next_key(game, "referee").map_or_else(note, |holder| offer_referee(&holder)),
        26..=30 => return reply(game, who, what, which),
        31 if which.index(3) == 0 => resign(),
        32 | 33 => claim_timeout(&player),
        34 => match which.index(5) {
            0 => extend(&player, 3),
            1 => uphold(claim),
            2 => forfeit(&player),
            _ => dismiss(claim),
        },
        35 => return own_rekey(game, &by),
        36 | 37 => return rekey_by_referee(game, &player),
        38 => return take_up(game, &player),
        _ => answer(),
    };
    let _ = game.attempt(&by, kind);
    keep_keys(game);
}

/// Somebody who was asked agrees, mostly.
fn reply(game: &mut World, who: &Index, what: u8, which: &Index) {
    let open = game.state.offers().to_vec();
    if open.is_empty() {
        return;
    }
    let offer = which.get(&open);
    let asked: Vec<String> =
        offer.asked.iter().map(|seat| game.state.name_of(Member::Player(*seat)).to_owned()).collect();
    let by = &asked[who.index(asked.len())];
    let _ = game.attempt(by, if what == 30 { decline(offer.seq) } else { accept(offer.seq) });
    keep_keys(game);
}

/// Does what is due: joins, answers, perhaps with others' elements, or makes one of the legal moves.
fn dutiful(game: &mut World, (by, duty): &(String, Duty), what: u8, which: &Index) {
    let others = due_elements(game, by);
    let bring: Vec<&str> =
        if what.is_multiple_of(3) { others.iter().map(String::as_str).collect() } else { Vec::new() };
    let kind = match duty {
        Duty::Join => kinds::join(),
        Duty::Reveal if what.is_multiple_of(2) => answer(),
        Duty::Reveal | Duty::Turn => kinds::turn(&some_move(game, by, &bring, |count| which.index(count))),
    };
    if *duty == Duty::Reveal {
        game.bringing(&bring);
    }
    let _ = game.attempt(by, kind);
    keep_keys(game);
}

/// Whose elements could have reached this player by themselves: all that are missing but the roller's and his own.
fn due_elements(game: &World, by: &str) -> Vec<String> {
    let Some(pending) = &game.state.machine().pending else { return Vec::new() };
    let others = pending.missing().filter(|member| !pending.is_roller(*member));
    others.map(|member| game.state.name_of(member).to_owned()).filter(|name| name != by).collect()
}

/// One of the moves that are possible once these elements are in.
fn some_move(game: &World, by: &str, bring: &[&str], pick: impl Fn(usize) -> usize) -> String {
    let elements: Vec<_> = bring.iter().map(|who| (game.member(who), game.next_element(who))).collect();
    let chain = common::chain(&game.holder(by), &game.state.id());
    let ahead = game.state.foresee(game.author(by), &elements, &chain);
    let play = ahead.as_ref().map_or(game.state.play(), |(play, _)| play);
    let moves: Vec<String> = play.position().legal().into_iter().flat_map(|group| group.moves).collect();
    if moves.is_empty() {
        let free = ["hello", "throw: 2d6", "throw: 1d1000", "well; next: alice", "throw: 20d20", "next: bob"];
        return free[pick(free.len())].to_owned();
    }
    moves[pick(moves.len())].clone()
}

fn own_rekey(game: &mut World, by: &str) {
    if let Some(holder) = next_key(game, by)
        && game.attempt(by, rekey(by, &holder)).is_ok()
    {
        game.holds(by, &holder);
    }
}

fn rekey_by_referee(game: &mut World, player: &str) {
    if let Some(holder) = next_key(game, player) {
        let _ = game.say("lost").attempt("referee", rekey(player, &holder));
        keep_keys(game);
    }
}

/// The player writes with the key that the referee has given him.
fn take_up(game: &mut World, player: &str) {
    let waiting = game.state.keys().waiting(game.author(player));
    if let Some(waiting) = waiting {
        let people = ["2", "3", "4"].map(|number| format!("{player}{number}"));
        game.holds(player, people.iter().find(|holder| key(holder) == waiting.key).unwrap());
        let _ = game.attempt(player, note());
        keep_keys(game);
    }
}

/// Everybody signs with the key that holds for him.
fn keep_keys(game: &mut World) {
    for who in ["alice", "bob", "carol", "dave", "referee"] {
        let Some(current) = game.state.author(&common::name(who)).and_then(|a| game.state.keys().current(a)) else {
            continue;
        };
        let holders = ["", "2", "3", "4"].map(|number| format!("{who}{number}"));
        game.holds(who, holders.iter().find(|holder| key(holder) == current).unwrap());
    }
}

/// Two matches in everything that they show.
fn same(one: &Match, other: &Match) {
    assert_eq!((one.head(), one.entries(), one.last_at()), (other.head(), other.entries(), other.last_at()));
    assert_eq!((one.play().text(), one.play().demand()), (other.play().text(), other.play().demand()));
    assert_eq!((one.due(), one.offers(), one.claims()), (other.due(), other.offers(), other.claims()));
    assert_eq!((one.owed(), one.cancelled(), one.scribed()), (other.owed(), other.cancelled(), other.scribed()));
    assert_eq!(
        (one.last_dice(), one.thrown(), one.backdated()),
        (other.last_dice(), other.thrown(), other.backdated())
    );
    assert_eq!(one.machine().pending, other.machine().pending);
    for (member, owed) in one.owed() {
        assert_eq!(one.deadline(*member, owed), other.deadline(*member, owed));
    }
    for author in [Author::Organiser].into_iter().chain(one.due().into_iter().map(|(due, _)| Author::Member(due))) {
        assert_eq!(one.keys().current(author), other.keys().current(author));
    }
}

/// A game that goes on can go on: whoever is due something is in the game and can do it now.
fn goes_on(game: &World) {
    let due = game.due();
    assert_eq!(due.is_empty(), game.outcome().is_some(), "{}", game.log());
    for (who, duty) in due {
        assert!(game.member(&who).seat().is_none_or(|seat| game.state.play().is_in(seat)), "{}", game.log());
        let kind = match duty {
            Duty::Join => kinds::join(),
            Duty::Reveal => answer(),
            Duty::Turn => kinds::turn(&some_move(game, &who, &[], |_| 0)),
        };
        game.clone().write(&who, kind);
    }
}

/// Damage of one kind or another.
#[derive(Clone, Debug)]
enum Damage {
    Flip(Index, u8),
    Cut(Index),
    Remove(Index, u8),
    Repeat(Index, u8),
    Insert(Index, Vec<u8>),
    Swap(Index, Index),
    Line(Index, Index),
}

fn damage() -> impl Strategy<Value = Damage> {
    let at = any::<Index>;
    prop_oneof![
        (at(), 0..8_u8).prop_map(|(place, bit)| Damage::Flip(place, bit)),
        at().prop_map(Damage::Cut),
        (at(), 1..=255_u8).prop_map(|(place, length)| Damage::Remove(place, length)),
        (at(), 1..=255_u8).prop_map(|(place, length)| Damage::Repeat(place, length)),
        (at(), vec(any::<u8>(), 1..40)).prop_map(|(place, bytes)| Damage::Insert(place, bytes)),
        (at(), at()).prop_map(|(one, other)| Damage::Swap(one, other)),
        (at(), at()).prop_map(|(one, other)| Damage::Line(one, other)),
    ]
}

fn damaged(mut log: Vec<u8>, damage: &Damage) -> Vec<u8> {
    if log.is_empty() {
        return log;
    }
    let size = log.len();
    let end = |from: usize, length: u8| size.min(from + usize::from(length));
    match damage {
        Damage::Flip(place, bit) => log[place.index(size)] ^= 1 << bit,
        Damage::Cut(place) => log.truncate(place.index(size)),
        Damage::Remove(place, length) => drop(log.drain(place.index(size)..end(place.index(size), *length))),
        Damage::Repeat(place, length) => {
            let from = place.index(size);
            let part = log[from..end(from, *length)].to_vec();
            drop(log.splice(from..from, part));
        }
        Damage::Insert(place, bytes) => drop(log.splice(place.index(size)..place.index(size), bytes.iter().copied())),
        Damage::Swap(one, other) => log.swap(one.index(size), other.index(size)),
        Damage::Line(one, other) => {
            let mut lines: Vec<&[u8]> = log.split_inclusive(|byte| *byte == b'\n').collect();
            let (one, other) = (one.index(lines.len()), other.index(lines.len()));
            lines.swap(one, other);
            return lines.concat();
        }
    }
    log
}

/// A verdict that makes sense: the fault stands right behind the valid entries, at a line of the file.
fn judged(log: &[u8]) -> (u64, bool) {
    let verified = verify(log);
    let entries = verified.state.as_ref().map_or(0, |state| state.entries());
    if let Some(found) = &verified.fault {
        assert_eq!(found.entry, entries);
        let lines = log.split(|byte| *byte == b'\n').count();
        assert!((1..=lines).contains(&found.line), "{found:?}");
        assert!(!found.fault.reason.is_empty() && !found.fault.rule.is_empty());
    }
    (entries, verified.fault.is_none())
}

/// The entries of several worlds, once each.
fn letters(worlds: &[World]) -> Vec<Letter> {
    let mut seen = BTreeSet::new();
    worlds.iter().flat_map(World::letters).filter(|letter| seen.insert(letter.id)).collect()
}

/// What is settled, in one form for all orders.
type Shown = (Vec<Digest>, [BTreeSet<Digest>; 3], Vec<(String, Digest, Digest)>, Option<String>);

fn shown(letters: &[Letter]) -> Shown {
    let settled = settle(letters);
    let set = |ids: &[Digest]| ids.iter().copied().collect::<BTreeSet<_>>();
    let all = [&settled.log, &settled.fallen, &settled.invalid, &settled.early].map(|ids| set(ids));
    let count: usize = all.iter().map(BTreeSet::len).sum();
    let [log, fallen, invalid, early] = all;
    // Every letter has one place.
    assert_eq!(count, letters.iter().map(|letter| letter.id).collect::<BTreeSet<_>>().len());
    assert_eq!(log.len(), settled.log.len());
    let mut forks: Vec<_> = settled.forks.iter().map(|f| (f.author.clone(), f.one, f.other)).collect();
    forks.sort();
    (settled.log, [fallen, invalid, early], forks, settled.state.map(|state| state.play().text()))
}

/// As many cases as a test run can bear, unless `PROPTEST_CASES` asks for more.
fn config() -> ProptestConfig {
    let config = ProptestConfig { max_shrink_iters: 400, failure_persistence: None, ..ProptestConfig::default() };
    if std::env::var_os("PROPTEST_CASES").is_some() { config } else { ProptestConfig { cases: 32, ..config } }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn games_replay_to_the_match_that_wrote_them(terms in terms(), choices in choices(90)) {
        let game = play(terms, &choices);
        goes_on(&game);
        let verified = verify(game.log().as_bytes());
        prop_assert_eq!(&verified.fault, &None, "{}", game.log());
        same(&verified.state.unwrap(), &game.state);
    }

    #[test]
    fn a_takeback_gives_the_position_that_stood_there(choices in choices(60), first in any::<bool>()) {
        let game = if first { "open" } else { "nine-mens-morris" };
        let mut game = World::begin(open_game(&["alice", "bob"]).game(game).first("alice"));
        let mut positions = vec![game.position(); game.entries.len()];
        for (who, what, which) in &choices {
            let before = (game.entries.len(), game.position());
            let back = game.state.offers().first().and_then(|open| match open.offer {
                adjudicate::log::Offer::Takeback(back) => Some((open.seq, back)),
                _ => None,
            });
            // Takebacks are offered and accepted more often here than anybody would.
            let others = [22, 23, 26, 27, 28];
            let what = if what % 2 == 0 { others[usize::from(*what) % others.len()] } else { *what % 20 };
            act(&mut game, who, what, which);
            if game.entries.len() == before.0 {
                continue;
            }
            positions.push(game.position());
            if let (Some((seq, back)), Kind::Accept(accepted)) = (back, game.last().kind)
                && accepted == seq
            {
                prop_assert_eq!(&game.position(), &positions[back as usize], "{}", game.log());
            }
        }
        prop_assert_eq!(verify(game.log().as_bytes()).fault, None);
    }

    #[test]
    fn any_bytes_get_a_verdict(bytes in vec(any::<u8>(), 0..4_000)) {
        prop_assert!(!judged(&bytes).1);
        let mut framed = b"---\n".to_vec();
        framed.extend_from_slice(&bytes);
        framed.extend_from_slice(b"\nsig: x\n");
        prop_assert!(!judged(&framed).1);
    }

    #[test]
    fn any_text_gets_a_verdict(text in "(---\n|seq: [0-9]\n|by: [a-z]{1,3}\n|[a-z]{1,8}: ?[\"a-z0-9\\\\]{0,9}\n|  - |  |sig: [A-Z]=\n|[ -~]){0,60}") {
        prop_assert!(!judged(text.as_bytes()).1);
    }

    #[test]
    fn damaged_logs_get_a_verdict(terms in terms(), choices in choices(24), faults in vec(damage(), 1..4)) {
        let log = play(terms, &choices).log().into_bytes();
        let whole = judged(&log).0;
        let changed = faults.iter().fold(log.clone(), damaged);
        let (entries, valid) = judged(&changed);
        // No damage makes another valid log: what is still valid is the beginning of the log that was signed.
        let start: Vec<u8> = changed.iter().zip(&log).take_while(|(a, b)| a == b).map(|(a, _)| *a).collect();
        prop_assert!(entries <= whole && (!valid || changed == start));
    }

    #[test]
    fn crossings_are_settled_alike_in_every_order(
        terms in terms(),
        stem in choices(30),
        branches in vec((any::<Index>(), choices(8)), 1..5),
        order in any::<u64>(),
        damage in vec((any::<Index>(), any::<u8>()), 0..3),
    ) {
        let mut worlds = vec![play(terms, &stem)];
        for (from, choices) in &branches {
            // Every branch begins at some entry of one that is there already.
            let mut branch = from.get(&worlds).clone();
            go_on(&mut branch, choices);
            worlds.push(branch);
        }
        let mut all = letters(&worlds);
        for (which, byte) in &damage {
            let mut letter = which.get(&all).clone();
            letter.entry.sig = Signature::from_bytes([*byte; 64]);
            all.push(letter);
        }
        let wanted = shown(&all);
        let mut random = order;
        for _ in 0..3 {
            for place in (1..all.len()).rev() {
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                all.swap(place, (random >> 33) as usize % (place + 1));
            }
            prop_assert_eq!(&shown(&all), &wanted);
        }
        // Settling what is left over settles nothing else.
        let kept: Vec<Letter> = all.iter().filter(|letter| wanted.0.contains(&letter.id)).cloned().collect();
        prop_assert_eq!(&shown(&kept).0, &wanted.0);
    }
}
