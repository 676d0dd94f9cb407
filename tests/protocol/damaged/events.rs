//! Events with their games: those of the tests of honest events, and some with one fault each.

use adjudicate::event::PairingSystem;
use adjudicate_testkit::event::dishonest::{FaultPlace, cases};
use adjudicate_testkit::event::{TestEvent, cup};
use serde_json::{Value, json};

use super::collection::Collection;
use crate::event::{appeals, byes, corrections, handover, honest, leaves, matches, series, stages, swiss};

/// The dishonest events of the test kit that are in this kit as well; each class of faults is there.
const DISHONEST: [&str; 84] = [
    "a blank at the end of a line",
    "usual points written out",
    "seventeen slips",
    "an entry taken out",
    "built on an older entry",
    "an entry of another event",
    "a note of a stranger",
    "a start dated back",
    "a player is excluded twice",
    "an entry after the start",
    "a slip written in again",
    "a withdrawal signed by the director",
    "a draw worth a win",
    "players kept apart in a table",
    "two games a match in a round robin",
    "the key of another player",
    "a section entered again",
    "a player writes as the director",
    "points changed afterwards",
    "the director swaps his element",
    "a draw without its numbers",
    "seats changed",
    "opponents in swiss that are not the best",
    "a bye for a friend",
    "a round for which fides dutch has no pairing",
    "opponents that fides dutch does not pair",
    "a player forgotten by hand",
    "a swiss round before the results are in",
    "a game with other options",
    "a player with another key",
    "a game with a damaged turn",
    "two copies of a game that differ",
    "a game that is missing",
    "two winners",
    "a final drawn before its groups are over",
    "a second draw",
    "a draw with an element that the director likes",
    "points changed behind a draw",
    "a final that comes from a later section",
    "a final from places that are shared",
    "a player enters a group",
    "a result against a ruling",
    "the winner changed",
    "a game that was decided otherwise after its result was taken",
    "a game begun that is ruled upon as never played",
    "days to appeal to nobody",
    "a section that ends before it begins",
    "an appeal without a committee",
    "an appeal against an entry that decides nothing",
    "an appeal about another section",
    "an appeal that comes too late",
    "a verdict without an appeal",
    "a second verdict",
    "a verdict of the director",
    "a verdict of a player",
    "a verdict on an appeal that lay too long",
    "a verdict about another section",
    "a ruling against a verdict",
    "a board of a verdict reopened by the director",
    "a player excluded whom a verdict let in",
    "an open board is reopened",
    "a claim before the end",
    "a ruling on a claim that nobody made",
    "the thief signs behind the ruling",
    "the thief takes the key back",
    "a key comes back",
    "the key of another player as a new one",
    "a player takes a new key for another",
    "a substitute who plays already",
    "one substitute too many",
    "an entry when all places are taken",
    "an entry behind the last late round",
    "an older round undone",
    "a round with points undone",
    "a round undone twice",
    "a board reopened that has points no more",
    "a readmission of who was not excluded",
    "the next match before the last game of this one",
    "a knockout that does not say who goes on",
    "a level rule outside of a knockout",
    "overstepping without a clock",
    "a seed of players who enter",
    "a draw that skips an element",
    "a draw before its time",
];

/// An event without a fault.
fn valid(all: &mut Collection, directory: &str, what: &str, event: &TestEvent) {
    let expect = all.event(directory, what, event);
    assert_eq!(expect["findings"], json!([]), "{directory}");
}

/// An event with one fault of this class.
fn damaged(all: &mut Collection, class: &str, what: &str, event: &TestEvent) -> Value {
    let expect = all.event(&format!("{class}-{}", what.replace(' ', "-")), what, event);
    let findings = expect["findings"].as_array().unwrap();
    assert!(findings.len() == 1 && findings[0]["class"] == class, "{what}: {findings:?}");
    findings[0].clone()
}

/// Four players, of whom two meet in the last of three rounds only.
fn apart() -> TestEvent {
    swiss::kept_apart(None, &["alice", "bob", "carol", "erin"], &[&["alice", "bob"]], 3)
}

/// All of them.
pub fn collect(all: &mut Collection) {
    use PairingSystem::{DoubleRoundRobin, Knockout, Open, RoundRobin, Swiss};
    for (system, players) in [(RoundRobin, 3), (DoubleRoundRobin, 2), (Swiss, 5), (Knockout, 4), (Open, 4)] {
        let (directory, what) =
            (format!("over-{}", system.name()), format!("{players} players, {}, to the end", system.name()));
        valid(all, &directory, &what, &honest::finished(system, players));
    }
    for (directory, what, event) in [
        ("entered", "an event before its start: there are no standings", cup::entered()),
        ("played", "two sections, one with a bye, of which a round has been played", cup::played()),
        ("knockout-level", "a knockout of five with byes, and a game that ends level", honest::knockout_with_draw()),
        ("knockout-by-hand", "a knockout whose first round is paired by hand", honest::knockout_by_hand()),
        ("knockout-matches", "a knockout with two games a match and a third place", matches::played()),
        ("stages", "three groups by snake, a cup of those who come, and a plate", stages::held()),
        (
            "appeals",
            "an appeal that is upheld, one that is dismissed, and a claim about an open board",
            appeals::held(),
        ),
        ("boards-of-several", "boards of four and of three players", honest::boards_of_several()),
        ("coming-and-going", "players enter again, leave, and are excluded", honest::coming_and_going()),
        ("draw", "lots that depend on the numbers of a public draw", honest::publicly_drawn("3 11 19 27 38 44")),
        ("round-in-parts", "three entries pair a round, and others stand between them", honest::round_in_parts()),
        ("by-hand", "the director pairs by hand, also in place of a round that had begun", honest::paired_by_hand()),
        ("rulings", "points by rulings on games never begun, begun, taken back and over", honest::ruled_upon()),
        ("taken-again", "a result that is taken again at a later and at the same entry", honest::taken_again()),
        ("going-on", "games that go on behind their points", honest::going_on().0),
        ("copies", "three copies of a game, one of them shorter", honest::with_copies()),
        ("kept-apart", "a Swiss whose charter keeps two players apart, who meet when nothing else is left", apart()),
        ("other-points", "a win worth 6 half points, a draw 2, a loss 1", honest::other_points()),
        ("bye-asked", "a bye that a player asks for when she enters", byes::asked_for()),
        ("bye-given", "byes that the director gives; a player with one leaves", byes::given_by_ruling()),
        ("handover", "a deputy directs the event for a time, and draws a section", handover::handed_over()),
        ("handover-start", "a deputy draws the lots", handover::handed_over_before_the_start()),
        (
            "leave",
            "leaves of a player with a key and of one without, which the referee has written in",
            leaves::announced(),
        ),
        ("corrections", "keys, a pairing, a result and an exclusion that were corrected", corrections::corrected()),
        ("series", "tokens that go from round to round", series::saved()),
    ] {
        valid(all, directory, what, &event);
    }
    for what in DISHONEST {
        let case = cases().find(|case| case.name == what).unwrap_or_else(|| panic!("no event is called {what}"));
        let event = case.hall();
        let finding = damaged(all, case.class.name(), what, &event);
        match case.at {
            FaultPlace::Last => assert_eq!(finding["entry"], event.entries.len() - 1, "{what}"),
            FaultPlace::Entry(entry) => assert_eq!(finding["entry"], entry, "{what}"),
            FaultPlace::File(file) => assert_eq!(finding["file"], file, "{what}"),
        }
    }
    damaged(all, "charter", "more byes than the charter allows", &byes::asked_too_often());
    damaged(all, "pairing", "a bye for a round that is paired", &byes::given_too_late());
    damaged(all, "kind", "an entry of the director behind the handover", &handover::gone_on_behind());
    damaged(all, "kind", "a handover to nobody whom the charter names", &handover::taken_by_a_stranger());
    damaged(all, "kind", "a handover without a slip", &handover::taken_without_a_slip());
    damaged(all, "slip", "a handover with a slip of another number", &handover::taken_with_another_slip());
    damaged(all, "lots", "a draw with an element of the old director", &handover::drawn_with_an_old_element());
    damaged(all, "slip", "a leave of too many days in a year", &leaves::announced_too_often());
    damaged(all, "absence", "a leave in a game with other dates", &leaves::announced_otherwise());
    damaged(all, "absence", "an absence that the event does not know", &leaves::announced_in_the_game_only());
    damaged(all, "game", "a token that nobody has saved", &series::with_token_of_nobody());
}
