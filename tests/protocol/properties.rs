//! Properties of every game and every sequence of bytes: logs replay to the match that wrote them, a game can always go
//! on, all bytes get a verdict, and loose entries are settled alike in every order.

use std::collections::BTreeSet;

use adjudicate::crypto::{Digest, Signature};
use adjudicate::games::{GAMES, duerror};
use adjudicate::log::{EntryKind, Offer, SignedEntry, Slip, SlipKind};
use adjudicate::referee::{Author, Equivocator, FaultClass, Match, PenTask, Verdict, fork_choice, verify};
use adjudicate_testkit::Random;
use adjudicate_testkit::{Terms, TestGame, key, kinds, open_game, slips};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

/// The next act of a player: the player, the act, and the choice among the possible values.
type Choice = (Index, u8, Index);

fn choices(most: usize) -> impl Strategy<Value = Vec<Choice>> {
    vec((any::<Index>(), 0..40_u8, any::<Index>()), 0..most)
}

/// Charters of all sorts: games, numbers of players, referees, players by post, clocks, who begins.
fn terms() -> impl Strategy<Value = Terms> {
    // Whole turns of Duerror Grandis cannot be listed. The open game has most of what the log knows.
    let listed = GAMES.iter().map(|game| game.name).filter(|name| *name != duerror::GAME.name);
    let games: Vec<&str> = listed.chain(["open"; 3]).collect();
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

/// A game with the slips that wait beside it.
#[derive(Clone)]
struct Table {
    game: TestGame,
    waiting: Vec<Slip>,
}

/// Plays as chosen; what is not possible is not written.
fn play(terms: Terms, choices: &[Choice]) -> Table {
    let mut table = Table { game: TestGame::open(terms), waiting: Vec::new() };
    table.go_on(choices);
    table
}

/// The keys that a player can have one after the other.
fn next_key(game: &TestGame, who: &str) -> Option<String> {
    let names = ["2", "3", "4"].map(|number| format!("{who}{number}"));
    names.into_iter().find(|holder| !game.state.keys().is_used(&key(holder)))
}

impl Table {
    fn go_on(&mut self, choices: &[Choice]) {
        for (who, what, which) in choices {
            self.act(who, *what, which);
        }
    }

    fn players(&self) -> Vec<String> {
        self.game.state.charter().players.iter().map(|player| player.name.to_string()).collect()
    }

    fn act(&mut self, who: &Index, what: u8, which: &Index) {
        let players = self.players();
        let mut names = players.clone();
        names.extend(self.game.state.has_referee().then(|| "referee".to_owned()));
        names.extend(["olga".to_owned()]);
        let by = who.get(&names).clone();
        let player = which.get(&players).clone();
        let entries = which.index(self.game.entries.len()) as u64;
        match what {
            // Mostly what the pen is held for: that is how games go on.
            0..=19 => self.dutiful(what, which),
            20 | 21 => self.sign(&by, slips::note()),
            22 => self.sign(&by, slips::offer_draw()),
            23 => self.sign(&by, slips::offer_takeback(entries)),
            24 => self.agree(&player, slips::offer_takeback(entries)),
            25 => self.agree(&player, slips::offer_takeback(self.game.state.entries() - 1)),
            26 => {
                let result = players.iter().map(|name| format!("{name} 1")).collect::<Vec<_>>().join(", ");
                self.agree(&player, slips::offer_result(&result));
            }
            27 => {
                if let Some(holder) = next_key(&self.game, "referee") {
                    self.agree(&player, slips::offer_referee(&holder));
                }
            }
            28 if which.index(3) == 0 => self.sign(&by, slips::resign()),
            29 => self.sign(&by, slips::claim_timeout(&player)),
            30 => self.sign("referee", slips::extend(&player, 3)),
            31 => {
                if let Some(holder) = next_key(&self.game, &by) {
                    self.sign(&by, slips::rekey(&by, &holder));
                }
            }
            32 | 33 => self.order(&player, which),
            34 | 35 => self.post(),
            36 | 37 => self.rule(&player, which),
            // Without the pen nothing is written; with it, what is not possible now.
            38 => drop(self.game.clone().attempt(&by, kinds::resign())),
            _ => drop(self.attempt(&by, kinds::answer(), &[])),
        }
    }

    /// Writes an entry if it is valid. A draft that is refused changes nothing.
    fn attempt(&mut self, by: &str, kind: EntryKind, bring: &[&str]) -> bool {
        let mut game = self.game.clone();
        game.bringing(bring);
        let written = game.attempt(by, kind).is_ok();
        if written {
            self.game = game;
        }
        written
    }

    fn sign(&mut self, by: &str, kind: SlipKind) {
        let known = self.game.state.author(&adjudicate_testkit::name(by)).is_some();
        if known && let Ok(slip) = self.game.attempt_slip(by, kind) {
            self.waiting.push(slip);
        }
    }

    /// The slips that fit one after the other, as far as can be seen without their entry.
    fn fitting(&self) -> Vec<Slip> {
        self.waiting.iter().filter(|slip| self.game.state.check_slip(slip).is_ok()).take(16).cloned().collect()
    }

    fn write_with(&mut self, by: &str, slips: Vec<Slip>, kind: EntryKind, bring: &[&str]) -> bool {
        let mut game = self.game.clone();
        game.with(slips.iter().cloned()).bringing(bring);
        let written = game.attempt(by, kind).is_ok();
        if written {
            self.game = game;
            self.waiting.retain(|slip| slips.iter().all(|written| written.id() != slip.id()));
        }
        written
    }

    fn post(&mut self) {
        let Some(_) = self.game.state.holder() else { return };
        let pen = self.game.pen();
        let slips: Vec<Slip> = self.fitting().into_iter().filter(|slip| !is_order(slip)).collect();
        if !self.write_with(&pen, slips.clone(), kinds::post(), &[]) {
            // One of them has made another impossible.
            self.write_with(&pen, slips.into_iter().take(1).collect(), kinds::post(), &[]);
        }
    }

    fn agree(&mut self, by: &str, kind: SlipKind) {
        let mut ahead = self.game.clone();
        let Ok(offer) = ahead.attempt_slip(by, kind) else { return };
        let others = self.players().into_iter().filter(|who| who != by);
        let accepts: Vec<Slip> =
            others.filter_map(|who| ahead.attempt_slip(&who, slips::accept(offer.id())).ok()).collect();
        let pen = ahead.pen();
        self.write_with(&pen, [vec![offer], accepts].concat(), kinds::agree(1), &[]);
    }

    /// An "if move" for what the pen could play next, written in at once or kept.
    fn order(&mut self, by: &str, which: &Index) {
        let acts = self.game.state.holder().is_some_and(|holder| holder.task == PenTask::Act);
        if !acts || self.game.pen() == by {
            return;
        }
        let pen = self.game.pen();
        let when = some_move(&self.game, &pen, &[], |count| which.index(count));
        let mut ahead = self.game.clone();
        if ahead.attempt(&pen, kinds::turn(&when)).is_err() {
            return;
        }
        let then = some_move(&ahead, by, &[], |count| which.index(count));
        let Ok(order) = self.game.attempt_slip(by, slips::order(&when, &then)) else { return };
        let slips = vec![order.clone()];
        if !self.write_with(&pen, slips, kinds::turn(&when), &[]) {
            self.waiting.push(order);
        }
    }

    fn rule(&mut self, player: &str, which: &Index) {
        let kind = match which.index(6) {
            0 => kinds::forfeit(player),
            1 | 2 => match next_key(&self.game, player) {
                Some(holder) => kinds::rule_rekey(player, &holder),
                None => kinds::here(),
            },
            _ => kinds::here(),
        };
        if self.game.state.has_referee() {
            let slips = self.fitting().into_iter().filter(|slip| !is_order(slip)).take(which.index(3)).collect();
            self.write_with("referee", slips, kind, &[]);
        }
    }

    /// Does what the pen is held for: joins, answers, perhaps with others' elements, or makes one of the legal moves; with
    /// slips, if they fit.
    fn dutiful(&mut self, what: u8, which: &Index) {
        let Some(holder) = self.game.state.holder() else { return };
        let pen = self.game.pen();
        let others = self.game.missing_of_others();
        let take = others.len().saturating_sub(usize::from(what.is_multiple_of(3)));
        let bring: Vec<&str> = others.iter().map(String::as_str).take(take).collect();
        let kind = match holder.task {
            PenTask::Join => kinds::join(),
            PenTask::Roll if what.is_multiple_of(2) => kinds::answer(),
            PenTask::Roll | PenTask::Act => {
                kinds::turn(&some_move(&self.game, &pen, &bring, |count| which.index(count)))
            }
            PenTask::Open | PenTask::Save | PenTask::Post => return self.post(),
        };
        let orders = |slip: &Slip| is_order(slip);
        let slips: Vec<Slip> = self.fitting().into_iter().filter(|slip| !orders(slip)).collect();
        let slips = if what.is_multiple_of(5) { slips } else { Vec::new() };
        let done = self.write_with(&pen, slips, kind.clone(), &bring);
        if !done && !self.attempt(&pen, kind, &bring) {
            self.attempt(&pen, kinds::answer(), &bring);
        }
    }
}

fn is_order(slip: &Slip) -> bool {
    matches!(slip.kind, SlipKind::Order(_))
}

/// One of the moves that are possible once these elements are in.
fn some_move(game: &TestGame, by: &str, bring: &[&str], pick: impl Fn(usize) -> usize) -> String {
    let free = ["hello", "throw: 2d6", "throw: 1d1000", "well; next: alice", "throw: 20d20", "next: bob"];
    game.any_move(by, bring, &pick).unwrap_or_else(|| free[pick(free.len())].to_owned())
}

/// Two matches in everything that they show.
fn same(one: &Match, other: &Match) {
    assert_eq!((one.head(), one.entries(), one.last_at()), (other.head(), other.entries(), other.last_at()));
    assert_eq!((one.play().text(), one.play().demand()), (other.play().text(), other.play().demand()));
    assert_eq!((one.due(), one.holder(), one.rank()), (other.due(), other.holder(), other.rank()));
    assert_eq!((one.owed(), one.cancelled(), one.scribed()), (other.owed(), other.cancelled(), other.scribed()));
    assert_eq!(
        (one.last_dice(), one.thrown(), one.backdated()),
        (other.last_dice(), other.thrown(), other.backdated())
    );
    assert_eq!(one.machine().pending, other.machine().pending);
    assert_eq!(Verdict::of(one), Verdict::of(other));
    for (member, owed) in one.owed() {
        assert_eq!(one.deadline(*member, owed), other.deadline(*member, owed));
    }
    for author in [Author::Organiser].into_iter().chain(one.due().into_iter().map(|(due, _)| Author::Member(due))) {
        assert_eq!(one.keys().current(author), other.keys().current(author));
    }
}

/// A game can always go on: until its end there is exactly one person whose entry is awaited, and who can write it now; and a
/// referee can always rule.
fn goes_on(game: &TestGame) {
    let holder = game.state.holder();
    assert!(holder.is_some() || game.outcome().is_some(), "{}", game.log());
    let Some(holder) = holder else { return };
    let over = matches!(holder.task, PenTask::Open | PenTask::Save | PenTask::Post);
    assert_eq!(over, game.outcome().is_some(), "{}", game.log());
    assert!(holder.member.seat().is_none_or(|seat| game.state.stayed(seat)), "{}", game.log());
    if game.state.has_referee() && game.state.rank().nr < 63 {
        game.clone().write("referee", kinds::here());
    }
    let pen = game.pen();
    let others = game.missing_of_others();
    let bring: Vec<&str> = others.iter().map(String::as_str).collect();
    let kind = match holder.task {
        PenTask::Join => kinds::join(),
        PenTask::Roll => kinds::answer(),
        PenTask::Act => kinds::turn(&some_move(game, &pen, &[], |_| 0)),
        PenTask::Open | PenTask::Save | PenTask::Post => return,
    };
    game.clone().bringing(&bring).write(&pen, kind);
    game.clone().write(&pen, if game.member(&pen).seat().is_some() { kinds::resign() } else { return });
}

/// Letters of players cannot cross: nobody but who holds the pen and the referee can write an entry at all.
fn only_the_pen_writes(game: &TestGame) {
    let Some(holder) = game.state.holder() else { return };
    let slip = |by: &str| game.forge_slip(by, slips::note(), |_| {});
    for player in &game.state.charter().players {
        let (who, member) = (player.name.as_str(), game.member(player.name.as_str()));
        if member != holder.member {
            let fault = game.clone().with([slip(who)]).refused(who, kinds::post());
            assert_eq!((fault.class, fault.key), (FaultClass::Kind, Some("by")), "{fault}");
        }
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
fn letters(worlds: &[TestGame]) -> Vec<SignedEntry> {
    let mut seen = BTreeSet::new();
    worlds.iter().flat_map(TestGame::letters).filter(|letter| seen.insert(letter.id)).collect()
}

/// The result of settling, in one form for all orders.
type Shown = (Vec<Digest>, Vec<Digest>, [BTreeSet<Digest>; 3], Vec<Equivocator>, Option<String>);

fn shown(letters: &[SignedEntry]) -> Shown {
    let settled = fork_choice(&letters.iter().collect::<Vec<_>>(), |_| false);
    let set = |ids: &[Digest]| ids.iter().copied().collect::<BTreeSet<_>>();
    let all = [&settled.line, &settled.orphaned, &settled.invalid, &settled.out_of_order].map(|ids| set(ids));
    let count: usize = all.iter().map(BTreeSet::len).sum();
    let [line, fallen, invalid, early] = all;
    // Every letter has one place.
    assert_eq!(count, letters.iter().map(|letter| letter.id).collect::<BTreeSet<_>>().len());
    assert_eq!(line.len(), settled.line.len());
    let text = settled.state.map(|state| state.play().text());
    (settled.line, settled.stops_before, [fallen, invalid, early], settled.named, text)
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
        let game = play(terms, &choices).game;
        goes_on(&game);
        only_the_pen_writes(&game);
        let verified = verify(game.log().as_bytes());
        prop_assert_eq!(&verified.fault, &None, "{}", game.log());
        same(&verified.state.unwrap(), &game.state);
    }

    #[test]
    fn a_takeback_gives_the_position_that_stood_there(choices in choices(60), first in any::<bool>()) {
        let game = if first { "open" } else { "nine-mens-morris" };
        let game = TestGame::begin(open_game(&["alice", "bob"]).game(game).first("alice"));
        let mut positions = vec![game.position(); game.entries.len()];
        let mut table = Table { game, waiting: Vec::new() };
        for (who, what, which) in &choices {
            let before = table.game.entries.len();
            // Takebacks are agreed on more often here than anybody would.
            table.act(who, if what % 3 == 0 { 24 + what % 2 } else { *what % 20 }, which);
            if table.game.entries.len() == before {
                continue;
            }
            positions.push(table.game.position());
            let last = table.game.last();
            if let (EntryKind::Agree(number), slips) = (&last.kind, &last.slips)
                && let SlipKind::Offer(Offer::Takeback(back)) = slips[*number as usize - 1].kind
            {
                prop_assert_eq!(&table.game.position(), &positions[back as usize], "{}", table.game.log());
            }
        }
        prop_assert_eq!(verify(table.game.log().as_bytes()).fault, None);
    }

    #[test]
    fn slips_are_written_in_once_and_where_they_fit(terms in terms(), choices in choices(60)) {
        let table = play(terms, &choices);
        for slip in &table.waiting {
            let alone = slip.text();
            prop_assert_eq!(adjudicate::log::read_slip(&alone), Ok(slip.clone()));
            prop_assert_eq!(table.game.state.line().written_in(&slip.id()), None);
            // A slip that has lapsed never fits again, and a slip that fits has not lapsed.
            prop_assert!(!(table.game.state.has_lapsed(slip) && table.game.state.check_slip(slip).is_ok()));
        }
        let mut seen = BTreeSet::new();
        for entry in table.game.letters() {
            for slip in &entry.entry.slips {
                prop_assert!(seen.insert(slip.id()), "a slip stands there twice");
                prop_assert_eq!(table.game.state.line().written_in(&slip.id()), Some(entry.entry.seq));
                prop_assert!(table.game.state.check_slip(slip).is_err());
            }
        }
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
        let log = play(terms, &choices).game.log().into_bytes();
        let whole = judged(&log).0;
        let changed = faults.iter().fold(log.clone(), damaged);
        let (entries, valid) = judged(&changed);
        // No damage makes another valid log: what is still valid is the beginning of the log that was signed.
        let start: Vec<u8> = changed.iter().zip(&log).take_while(|(a, b)| a == b).map(|(a, _)| *a).collect();
        prop_assert!(entries <= whole && (!valid || changed == start));
    }

    #[test]
    fn pools_are_settled_alike_in_every_order(
        terms in terms(),
        stem in choices(30),
        branches in vec((any::<Index>(), choices(8)), 1..5),
        order in any::<u64>(),
        damage in vec((any::<Index>(), any::<u8>()), 0..3),
    ) {
        let mut tables = vec![play(terms, &stem)];
        for (from, choices) in &branches {
            // Every branch begins at the end of one that is there already.
            let mut branch = from.get(&tables).clone();
            branch.go_on(choices);
            tables.push(branch);
        }
        let worlds: Vec<TestGame> = tables.into_iter().map(|table| table.game).collect();
        let mut all = letters(&worlds);
        for (which, byte) in &damage {
            let mut letter = which.get(&all).clone();
            letter.entry.sig = Signature::from_bytes([*byte; 64]);
            all.push(letter);
        }
        let wanted = shown(&all);
        let mut random = Random::new(order);
        for _ in 0..3 {
            random.shuffle(&mut all);
            prop_assert_eq!(&shown(&all), &wanted);
        }
        // The line alone is the line, and who wrote on it only once is nobody to name.
        let kept: Vec<SignedEntry> = all.iter().filter(|letter| wanted.0.contains(&letter.id)).cloned().collect();
        prop_assert_eq!(&shown(&kept).0, &wanted.0);
        prop_assert!(shown(&kept).3.is_empty());
        for named in &wanted.3 {
            let places: BTreeSet<_> = named.entries.iter().filter_map(|id| {
                let letter = all.iter().find(|letter| letter.id == *id)?;
                Some(match &letter.entry.kind {
                    EntryKind::Ruling(ruling) => (None, ruling.nr),
                    _ => (letter.entry.prev, 0),
                })
            }).collect();
            prop_assert!(places.len() < named.entries.len(), "named for nothing: {:?}", named);
        }
    }
}
