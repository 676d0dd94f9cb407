//! Logs that tell an independent program apart from this one where the rest of the kit does not: its author changed it at one
//! place after the other, and listed the changes that the kit did not notice.

use adjudicate::log::{RefereeDecision, True};
use adjudicate::referee::FaultClass;
use adjudicate::rules::OptionValue;
use adjudicate_testkit::{Terms, TestGame, kinds, open_game, slips};

use crate::damaged::collection::Collection;

pub fn collect(all: &mut Collection) {
    forbidden_moves(all);
    leaving_the_lots(all);
    rulings(all);
    referees(all);
    ends(all);
}

fn morris(stones: u64) -> Terms {
    open_game(&["alice", "bob"]).game("nine-mens-morris").first("alice").option("stones", OptionValue::Int(stones))
}

fn three() -> Terms {
    open_game(&["alice", "bob", "carol"]).referee()
}

/// Plays moves, alice and bob in turn.
fn play(game: &mut TestGame, moves: &[&str]) {
    for (number, one) in moves.iter().enumerate() {
        game.turn(["alice", "bob"][number % 2], one);
    }
}

/// The moves that NMM-6 forbids, as positions have them.
fn forbidden_moves(all: &mut Collection) {
    let mut taken = TestGame::begin(morris(5));
    play(&mut taken, &["a1", "e3", "a4", "f4", "a7xf4", "g4", "b2", "e5", "f2", "d6", "b2-b4", "g4-f4", "a7-d7"]);
    let stays = taken.forge("bob", kinds::turn_to("f4-e4xd7", "xx..x........o.ooox..... 0,0 x x:d7-a7"), |_| {});
    all.last(
        &taken,
        "nmm6-stone-taken",
        (FaultClass::Position, "ALL-5"),
        "the position still has a forbidden move of a stone that was taken",
        stays,
    );
    taken.turn("bob", "f4-e4xd7");
    all.valid("nmm6-stone-taken", "the stone that may not go back is taken: no move is forbidden", &taken);

    let mut both = TestGame::begin(morris(5));
    let moves = ["a1", "g1", "a4", "g4", "a7xg4", "g4", "b2", "g7xb2", "d2", "f6", "a7-d7", "g1-d1"];
    play(&mut both, &moves);
    all.valid("nmm6-both", "both players have a forbidden move, and x's stands first", &both);
}

/// A player leaves whose element alone is missing for the lots.
fn leaving_the_lots(all: &mut Collection) {
    let mut lots = TestGame::begin(three());
    lots.answer(&[]);
    assert_eq!(lots.pen(), "bob");
    let resign = lots.slip("bob", slips::resign());
    let mut posted = lots.clone();
    posted.with([resign.clone()]).write("bob", kinds::post());
    all.valid(
        "lots-last-leaves",
        "the last whose element is missing leaves on a slip of a post: the lots are asked anew",
        &posted,
    );
    let mut with = lots.clone();
    with.with([resign]);
    for (file, kind) in [("turn", kinds::turn("x")), ("answer", kinds::answer()), ("claim", kinds::claim_draw())] {
        all.last(
            &lots,
            &format!("lots-last-leaves-{file}"),
            (FaultClass::Kind, "protocol 1.7"),
            "the same in another act: nobody holds the pen behind the slip",
            with.forge("bob", kind, |_| {}),
        );
    }
}

fn rulings(all: &mut Collection) {
    let mut missing = TestGame::begin(three());
    missing.answer(&[]);
    missing.write("referee", kinds::forfeit("bob"));
    all.valid(
        "cancelled-two-causes",
        "a ruling forfeits the player whose element is missing: one cancellation, by both",
        &missing,
    );

    let mut unjoined = TestGame::open(three());
    unjoined.join("alice");
    unjoined.join("bob");
    unjoined.write("referee", kinds::forfeit("carol"));
    all.valid(
        "lots-in-ruling",
        "a ruling forfeits the last who has not joined: the lots are asked in it, and nothing is cancelled",
        &unjoined,
    );

    let mut holds = TestGame::open(open_game(&["alice", "bob"]).first("alice").referee_dice());
    holds.join("alice");
    holds.join("bob");
    assert_eq!(holds.pen(), "referee");
    let slip = holds.forge_slip_as("alice", "mallory", slips::note(), |_| {});
    let mut with = holds.clone();
    with.with([slip]);
    all.last(
        &holds,
        "ruling-number-before-slips",
        (FaultClass::Kind, "protocol 1.7"),
        "the referee holds the pen, and the number of the ruling is wrong: that is looked at before the slips, one of which is forged",
        with.forge("referee", kinds::numbered(RefereeDecision::Here(True), 64), |_| {}),
    );
}

fn referees(all: &mut Collection) {
    let two = || open_game(&["alice", "bob"]).first("alice").referee();
    let mut era = TestGame::begin(two());
    era.write("referee", kinds::here());
    era.agreed("bob", slips::offer_referee("referee2"));
    era.join_all();
    era.turn("alice", "throw: 1d6");
    era.throw();
    all.valid(
        "era-after-agreement",
        "an agreement on a referee sets the era back to 0, which the next throw shows",
        &era,
    );

    let mut used = TestGame::begin(two());
    used.posted("bob", slips::offer_referee("alice"));
    all.valid(
        "offer-used-key",
        "an offer of a referee whose key is used already stands in the log: only agreeing to it is a fault",
        &used,
    );

    let mut die = TestGame::begin(two());
    die.turn("alice", "throw: 20d256");
    die.throw();
    all.valid("die-256", "a die with 256 sides takes one byte", &die);
}

/// Forfeits and results behind an end that a rule of the game brought.
fn ends(all: &mut Collection) {
    let mut won = TestGame::begin(morris(3).referee());
    play(&mut won, &["d2", "b4", "f2", "b6", "b2xb4"]);
    assert_eq!(won.winner().as_deref(), Some("alice"));
    let mut forfeits = won.clone();
    forfeits.write("referee", kinds::forfeit("bob"));
    all.valid(
        "forfeit-loser-over",
        "the loser forfeits behind NMM-8: nobody's place changes, and the clause is ALL-4",
        &forfeits,
    );
    won.write("referee", kinds::rule_result("alice 0, bob 1"));
    all.valid("result-over", "a ruling replaces the result behind NMM-8: the clause is ALL-4", &won);
}
