//! Games of every sort that go as chance has it, with slips between: what nobody thought of.

use adjudicate::games::{GAMES, duerror};
use adjudicate::log::{Slip, SlipKind};
use adjudicate::referee::PenTask;
use adjudicate::rules::{Game, OptionValue};
use adjudicate_testkit::{Terms, TestGame, kinds, open_game, slips};

use crate::damaged::collection::Collection;

/// The same on every machine.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

pub fn collect(all: &mut Collection) {
    let two = || open_game(&["alice", "bob"]);
    let three = || open_game(&["alice", "bob", "carol"]);
    let four = || open_game(&["alice", "bob", "carol", "dave"]);
    let sorts: [(&str, Terms, usize); 14] = [
        ("open-two", two().referee().clock(7, 3, 5), 16),
        ("open-three", three().referee().clock(5, 2, 4), 18),
        ("open-four", four(), 18),
        ("open-post", three().by_post("bob").clock(7, 3, 5), 18),
        ("open-dice", two().referee_dice().first("bob"), 16),
        ("open-organiser", three().organiser("olga").referee(), 16),
        ("morris", two().game("nine-mens-morris").first("bob").referee(), 18),
        ("morris-lots", two().game("nine-mens-morris").clock(7, 3, 5), 16),
        ("merels", two().game("roman-merels").referee(), 16),
        ("checkers", two().game("roman-checkers").first("alice"), 14),
        ("backgammon", two().game("backgammon").referee(), 16),
        ("backgammon-post", two().game("backgammon").by_post("alice").first("alice"), 16),
        ("duodecim", two().game("duodecim-scriptorum").referee_dice(), 16),
        ("chess", two().game("chess").first("bob").referee().clock(7, 3, 5), 18),
    ];
    // Of every other game one sort; but whole turns of Duerror Grandis cannot be listed.
    let known =
        |game: &Game| game.name == duerror::GAME.name || sorts.iter().any(|(_, terms, _)| terms.0.game == *game.name);
    let others: Vec<&Game> = GAMES.iter().copied().filter(|game| !known(game)).collect();
    let others = others.into_iter().map(|game| (game.name, two().game(game.name).referee(), 16));
    let cube = two().game("backgammon").option("cube", OptionValue::Bool(true)).option("points", OptionValue::Int(3));
    let late = [("backgammon-cube", cube.referee(), 24)];
    let sorts: Vec<(&str, Terms, usize)> = sorts.into_iter().chain(others).chain(late).collect();
    for (sort, (name, terms, length)) in sorts.into_iter().enumerate() {
        for seed in 1..=4_u8 {
            let terms = terms.clone().but(|charter| charter.nonce.0[3] = seed);
            let mut walk = Walk {
                chance: Chance(u64::from(seed) * 1_000 + sort as u64),
                game: TestGame::open(terms),
                waiting: Vec::new(),
            };
            for _ in 0..length {
                walk.step();
            }
            let Walk { game, waiting, .. } = walk;
            // A slip that could not be written in any more does not wait.
            let fits: Vec<Slip> = waiting.into_iter().filter(|slip| game.state.check_slip(slip).is_ok()).collect();
            all.valid_with(&format!("any-{name}-{seed}"), "as chance had it", &game, &fits, &[]);
        }
    }
}

struct Walk {
    chance: Chance,
    game: TestGame,
    waiting: Vec<Slip>,
}

impl Walk {
    fn step(&mut self) {
        for _ in 0..self.chance.below(3) {
            self.sign();
        }
        if self.game.state.has_referee() && self.chance.below(12) == 0 {
            return self.rule();
        }
        if self.game.state.holder().is_none() {
            return;
        }
        match self.chance.below(7) {
            0 => self.post(),
            1 => self.agree(),
            _ => self.act(),
        }
    }

    fn anybody(&mut self) -> String {
        let charter = self.game.state.charter();
        let names: Vec<String> = charter.players.iter().map(|player| player.name.to_string()).collect();
        names[self.chance.below(names.len())].clone()
    }

    /// Somebody signs a slip.
    fn sign(&mut self) {
        let by = self.anybody();
        let entries = self.game.state.entries();
        let kind = match self.chance.below(12) {
            0..=2 => slips::note(),
            3 => slips::claim_timeout(&self.anybody()),
            4 => slips::offer_draw(),
            5 => slips::offer_takeback(entries.saturating_sub(1 + self.chance.below(3) as u64)),
            6 | 7 => self.order(&by),
            8 if self.chance.below(4) == 0 => slips::resign(),
            9 if !self.game.state.keys().is_used(&adjudicate_testkit::key(&format!("{by}2"))) => {
                slips::rekey(&by, &format!("{by}2"))
            }
            10 if self.game.state.has_referee() => return self.sign_as("referee", slips::extend(&by, 3)),
            _ => slips::note(),
        };
        self.sign_as(&by, kind);
    }

    fn sign_as(&mut self, by: &str, kind: SlipKind) {
        if let Ok(slip) = self.game.attempt_slip(by, kind) {
            self.waiting.push(slip);
        }
    }

    /// Returns a possible order: the pen's next move, and one that answers it.
    fn order(&mut self, by: &str) -> SlipKind {
        let pen = self.game.state.holder().filter(|holder| holder.task == PenTask::Act).map(|_| self.game.pen());
        let Some(pen) = pen.filter(|pen| pen != by) else { return slips::note() };
        let when = self.play(&pen, &[]);
        let mut ahead = self.game.clone();
        if ahead.attempt(&pen, kinds::turn(&when)).is_err() {
            return slips::note();
        }
        let first = |count: usize| usize::from(count > 1);
        let then = ahead.any_move(by, &[], first).unwrap_or_else(|| "well".to_owned());
        slips::order(&when, &then)
    }

    fn play(&mut self, by: &str, bring: &[&str]) -> String {
        let free = ["hello", "throw: 2d6", "well", "throw: 1d20", "so be it"];
        let choice = self.chance.below(1_000);
        self.game.any_move(by, bring, |count| choice % count).unwrap_or_else(|| free[choice % free.len()].to_owned())
    }

    /// Slips that wait and fit, as many as chance has it.
    fn taken(&mut self) -> Vec<Slip> {
        let mut taken = Vec::new();
        for slip in std::mem::take(&mut self.waiting) {
            let fits = self.game.state.check_slip(&slip).is_ok();
            if fits && self.chance.below(3) > 0 { taken.push(slip) } else { self.waiting.push(slip) }
        }
        taken
    }

    fn is_order(slip: &Slip) -> bool {
        matches!(slip.kind, SlipKind::Order(_))
    }

    fn post(&mut self) {
        let (orders, taken): (Vec<Slip>, Vec<Slip>) = self.taken().into_iter().partition(Self::is_order);
        self.waiting.extend(orders);
        let pen = self.game.pen();
        let mut game = self.game.clone();
        if game.with(taken.clone()).attempt(&pen, kinds::post()).is_ok() {
            self.game = game;
        }
    }

    fn agree(&mut self) {
        let by = self.anybody();
        let kind = match self.chance.below(3) {
            0 => slips::offer_takeback(self.game.state.entries() - 1),
            1 if self.chance.below(3) == 0 => slips::offer_draw(),
            _ => slips::offer_takeback(self.game.state.entries().saturating_sub(2)),
        };
        let mut game = self.game.clone();
        let Ok(offer) = game.attempt_slip(&by, kind) else { return self.act() };
        let charter = game.state.charter().clone();
        let id = offer.id();
        let mut all = vec![offer];
        for player in charter.players.iter().filter(|player| player.name != *by) {
            all.extend(game.attempt_slip(player.name.as_str(), slips::accept(id)).ok());
        }
        let pen = game.pen();
        match game.with(all).attempt(&pen, kinds::agree(1)) {
            Ok(_) => self.game = game,
            Err(_) => self.act(),
        }
    }

    fn rule(&mut self) {
        let player = self.anybody();
        let kind = match self.chance.below(6) {
            0 => kinds::forfeit(&player),
            1 if !self.game.state.keys().is_used(&adjudicate_testkit::key(&format!("{player}3"))) => {
                kinds::rule_rekey(&player, &format!("{player}3"))
            }
            _ => kinds::here(),
        };
        let mut game = self.game.clone();
        if game.attempt("referee", kind).is_ok() {
            self.game = game;
        }
    }

    /// Writes the awaited act, with slips if they can be taken in.
    fn act(&mut self) {
        let Some(holder) = self.game.state.holder() else { return };
        let pen = self.game.pen();
        let missing = self.game.missing_of_others();
        let bring: Vec<&str> = missing.iter().map(String::as_str).filter(|_| self.chance.below(4) > 0).collect();
        let kind = match holder.task {
            PenTask::Join => kinds::join(),
            PenTask::Roll if self.chance.below(2) == 0 => kinds::answer(),
            PenTask::Roll | PenTask::Act => kinds::turn(&self.play(&pen, &bring)),
            PenTask::Open | PenTask::Save | PenTask::Post => return self.post(),
        };
        let taken = self.taken();
        let one = |slips: &[Slip], play: &adjudicate::log::EntryKind| -> Vec<Slip> {
            let fits = |slip: &&Slip| match (&slip.kind, play) {
                (SlipKind::Order(order), adjudicate::log::EntryKind::Turn(turn)) => order.waits_for(&turn.play),
                (SlipKind::Order(_), _) => false,
                _ => true,
            };
            slips.iter().filter(fits).cloned().collect()
        };
        for slips in [one(&taken, &kind), Vec::new()] {
            for kind in [kind.clone(), kinds::answer()] {
                let mut game = self.game.clone();
                game.with(slips.clone()).bringing(&bring);
                if game.attempt(&pen, kind).is_ok() {
                    let kept = |slip: &Slip| slips.iter().all(|written| written.id() != slip.id());
                    self.waiting.extend(taken.into_iter().filter(kept));
                    self.game = game;
                    return;
                }
            }
        }
        self.waiting.extend(taken);
    }
}
