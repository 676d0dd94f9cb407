//! Whole games of random players through real files: to the end, the audit and the savings, honest and not.

use std::path::Path as File;

use adjudicate::log::file::{self, Disk};
use adjudicate::log::{Bytes, EntryKind, SealedProof, Turn};
use adjudicate::referee::{FaultClass, PenTask, verify};
use adjudicate::rules::{Demand, OptionValue, Seat};
use adjudicate_testkit::Random;
use adjudicate_testkit::duerror::{entry, leads, path};
use adjudicate_testkit::{TestGame, bytes, caecus, kinds, text};

use super::sealed::{Tree, false_tree};

pub const PLAYERS: [&str; 4] = ["alice", "bob", "carol", "dave"];
const VARIANTS: [&str; 3] = ["factiosus", "caecus", "parcus"];

/// A game that is written to a file entry by entry, as the program does it.
struct Table {
    world: TestGame,
    file: std::path::PathBuf,
    written: usize,
    /// Dave's tree, if it lies.
    cheat: Option<Tree>,
}

impl Table {
    fn new(directory: &File, seed: u8) -> Table {
        let terms = caecus(&PLAYERS, &VARIANTS)
            .option("turn_limit", OptionValue::Int(25))
            .but(|charter| charter.nonce = bytes(seed));
        let world = TestGame::open(terms);
        let mut table = Table { world, file: directory.join(format!("game-{seed}.yaml")), written: 0, cheat: None };
        table.write();
        table.world.join_all();
        table.write();
        table
    }

    /// Brings the entries that are new to the file.
    fn write(&mut self) {
        for entry in &self.world.entries[self.written..] {
            match self.written {
                0 => file::create(&Disk, &self.file, entry).unwrap(),
                _ => file::append(&Disk, &self.file, self.world.entries[..self.written].concat().as_bytes(), entry)
                    .unwrap(),
            }
            self.written += 1;
        }
    }

    fn read(&self) -> Vec<u8> {
        file::read(&Disk, &self.file).unwrap()
    }

    /// Plays until the game is over, or until `stop` says so before an entry.
    fn play(&mut self, random: &mut Random, stop: impl Fn(&TestGame) -> bool) {
        while self.world.outcome().is_none() && !stop(&self.world) {
            let who = self.world.pen();
            match self.world.state.holder().unwrap().task {
                PenTask::Roll => self.roll(random),
                PenTask::Act => {
                    let kind = self.turn(&who, random);
                    self.world.write(&who, kind);
                }
                task => panic!("nobody {} while the game is played", task.name()),
            }
            self.write();
        }
    }
}

impl Table {
    /// The holder of the pen brings the elements that reached him: now and then one, mostly all of them.
    fn roll(&mut self, random: &mut Random) {
        let missing = self.world.missing_of_others();
        match missing.first() {
            Some(first) if missing.len() > 1 && random.below(4) == 0 => self.world.answer(&[first]),
            _ => self.world.throw(),
        };
    }

    /// A random turn of this player; dave's is proved from his tree, if that lies.
    fn turn(&self, who: &str, random: &mut Random) -> EntryKind {
        let play = self.world.state.play();
        match self.cheat.as_ref().filter(|_| who == "dave") {
            None => kinds::turn(&entry(play, random, self.world.board(who).map(|board| leads(board.path())).as_ref())),
            Some(tree) => {
                let turn = entry(play, random, Some(&tree.to));
                let mut after = play.clone();
                after.show_square(tree.to[243]);
                after.play(&turn).unwrap();
                let unproved = after.unproved();
                let proof = SealedProof {
                    root: unproved.seals.then(|| Bytes(tree.root())),
                    leaves: unproved.steps.iter().map(|step| tree.leaf(step.leaf())).collect(),
                    open: None,
                };
                let proof = (!unproved.is_empty()).then_some(proof);
                EntryKind::Turn(Box::new(Turn { play: text(&turn), then: None, position: text("?"), proof }))
            }
        }
    }
}

fn seat_all(table: &mut Table, random: &mut Random) {
    for who in PLAYERS {
        table.world.seals(who, &path(random).to_string());
    }
}

#[test]
fn honest_games_end_and_pass_their_audits() {
    let directory = tempfile::tempdir().unwrap();
    for seed in 0..3 {
        let mut random = Random::new(1000 + u64::from(seed));
        let mut table = Table::new(directory.path(), seed);
        seat_all(&mut table, &mut random);
        table.play(&mut random, |_| false);
        let winner = table.world.outcome().unwrap().winner;
        let running = verify(&table.read());
        assert!(running.fault.is_none());
        let sealed: Vec<Seat> = Seat::all(4).filter(|seat| Some(*seat) != winner).collect();
        assert_eq!(running.state.unwrap().unaudited(), sealed);
        for seat in sealed {
            let who = PLAYERS[seat.index()];
            let open = table.world.board(who).unwrap().open();
            table.world.write(who, EntryKind::Open(open));
        }
        let tokens = table.world.state.play().position().tokens().unwrap();
        for (who, tokens) in PLAYERS.iter().zip(tokens).filter(|(_, tokens)| *tokens > 0) {
            table.world.write(who, EntryKind::Save(tokens / 2));
        }
        table.write();
        let verified = verify(&table.read());
        assert!(verified.fault.is_none(), "{:?}", verified.fault.map(|found| found.fault.to_string()));
        let state = verified.state.unwrap();
        assert!(state.unaudited().is_empty() && state.failed_audits().is_empty());
        assert_eq!(state.outcome().unwrap().winner, winner);
        for seat in Seat::all(4) {
            let held = state.play().position().tokens().unwrap()[seat.index()];
            assert_eq!(state.savings(seat), Some(held / 2));
        }
    }
}

/// Dave's tree sends every piece to E5 with its first step, and back to A1 from there; all else is a board's.
#[test]
fn a_cheat_is_named_when_his_board_is_opened() {
    let directory = tempfile::tempdir().unwrap();
    let mut random = Random::new(77);
    let mut table = Table::new(directory.path(), 9);
    seat_all(&mut table, &mut random);
    let honest = table.world.board("dave").unwrap().clone();
    let lies: Vec<(usize, &str)> =
        (243..246).map(|leaf| (leaf, "E5")).chain((120..123).map(|leaf| (leaf, "A1"))).collect();
    table.cheat = Some(false_tree(&table.world, "dave", &lies));
    table.world.unseals("dave");
    table.play(&mut random, |_| false);
    let before = verify(&table.read()).state.unwrap();
    assert_ne!(before.outcome().unwrap().winner, Some(Seat(3)), "a false board cannot win");
    for who in before.unaudited() {
        let who = PLAYERS[who.index()];
        let open = table.world.board(who).unwrap_or(&honest).open();
        table.world.write(who, EntryKind::Open(open));
    }
    table.write();
    let state = verify(&table.read()).state.unwrap();
    assert_eq!(state.failed_audits(), [Seat(3)]);
    assert_eq!(state.outcome().unwrap().winner, before.outcome().unwrap().winner);
    assert!(state.sealed_of(Seat(3)).unwrap().audit().unwrap().fault.as_ref().unwrap().contains("another root"));
}

/// A cheat who claims a square that his own tree does not give is refused at once.
#[test]
fn a_false_step_is_found_at_its_entry() {
    let directory = tempfile::tempdir().unwrap();
    let mut random = Random::new(5);
    let mut table = Table::new(directory.path(), 11);
    seat_all(&mut table, &mut random);
    let mut turns = 0;
    while turns < 12 {
        table.play(&mut random, |world| matches!(world.state.play().demand(), Demand::Act(_)));
        let Demand::Act(seat) = table.world.state.play().demand() else { panic!("the game is over too soon") };
        let who = PLAYERS[seat.index()];
        let kind = table.turn(who, &mut random);
        let valid = table.world.valid(who, kind.clone());
        let EntryKind::Turn(made) = &valid.kind else { panic!("a turn") };
        if made.proof.as_ref().is_some_and(|proof| !proof.leaves.is_empty()) {
            let entry = table.world.changed(who, kind.clone(), |entry| {
                let EntryKind::Turn(turn) = &mut entry.kind else { panic!("a turn") };
                let leaf = &mut turn.proof.as_mut().unwrap().leaves[0];
                leaf.salt = bytes(1);
            });
            let verified = verify(table.world.log_with(&entry).as_bytes());
            let fault = verified.fault.unwrap();
            assert_eq!((fault.fault.class, fault.entry), (FaultClass::Proof, table.world.state.entries()));
            assert!(fault.fault.reason.contains(who), "{}", fault.fault);
            turns += 1;
        }
        table.world.write(who, kind);
        table.write();
        if table.world.outcome().is_some() {
            break;
        }
    }
    assert!(turns > 4);
}
