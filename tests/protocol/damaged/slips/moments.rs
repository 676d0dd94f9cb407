//! Slips that come too early, too late, or twice.

use super::*;

/// Before all have joined there are two sorts of offers; after the end there are none, and nobody resigns.
pub fn before_and_after(all: &mut Collection) {
    let mut early = TestGame::open(open_game(&["alice", "bob"]).first("alice").referee());
    for joined in ["none", "one"] {
        for (file, what, kind) in [
            ("draw", "the offer of a draw", offer_draw()),
            ("takeback", "the offer of a takeback", offer_takeback(0)),
            ("end", "the offer to end play", slips::offer_end()),
            ("prisoners", "the offer of the prisoners' return", slips::offer_prisoners()),
        ] {
            let slip = early.forge_slip("bob", kind, |_| {});
            let what = format!("{what} before all have joined");
            all.post(&early, &format!("early-{joined}-{file}"), FAULT, &what, [slip]);
        }
        if joined == "none" {
            early.join("alice");
        }
    }
    let mut over = TestGame::begin(three().referee());
    over.write("referee", kinds::rule_result("alice 1, bob 0, carol 0"));
    for who in ["alice", "bob"] {
        for (file, what, kind) in [
            ("resign", "a resignation", resign()),
            ("draw", "the offer of a draw", offer_draw()),
            ("result", "the offer of a result", offer_result("alice 0, bob 0, carol 1")),
            ("referee", "the offer of a referee", slips::offer_referee("referee2")),
            ("takeback", "the offer of a takeback", offer_takeback(3)),
        ] {
            let slip = over.forge_slip(who, kind, |_| {});
            all.post(&over, &format!("late-{file}-{who}"), FAULT, &format!("{what} of {who} after the end"), [slip]);
        }
    }
    // The first of two resignations ends the game.
    let game = TestGame::begin(two());
    let both = ["bob", "alice"].map(|who| game.forge_slip(who, resign(), |_| {}));
    all.post(&game, "late-in-entry", FAULT, "a resignation behind one that has ended the game in the same entry", both);
    let game = TestGame::begin(three());
    let both = [game.forge_slip("bob", resign(), |_| {}), game.forge_slip("bob", offer_draw(), |_| {})];
    all.post(&game, "left-in-entry", FAULT, "an offer of who has left by the slip before it", both);
    let again = [
        game.forge_slip("bob", resign(), |_| {}),
        game.forge_slip("bob", resign(), |slip| slip.say = Some(text("really"))),
    ];
    all.post(&game, "resign-twice", FAULT, "two resignations of one player in one entry", again);
}

pub fn lapsed(all: &mut Collection) {
    let start = TestGame::begin(three().referee().clock(7, 3, 0));
    let mut acts: Vec<(&str, &str, TestGame)> = Vec::new();
    let mut turned = start.clone();
    turned.turn("alice", "hello");
    acts.push(("turn", "a turn", turned));
    let mut ruled = start.clone();
    ruled.write("referee", kinds::here());
    acts.push(("ruling", "a ruling", ruled));
    let mut resigned = start.clone();
    resigned.write("alice", kinds::resign());
    acts.push(("resign", "a resignation", resigned));
    let mut agreed = start.clone();
    agreed.agreed("alice", offer_takeback(3));
    acts.push(("agree", "an agreement", agreed));
    let id = start.state.head();
    for (act, words, game) in &acts {
        for (file, what, kind) in [
            ("offer", "an offer", offer_draw()),
            ("accept", "an acceptance", accept(id)),
            ("offer-referee", "the offer of a referee", slips::offer_referee("referee2")),
        ] {
            let slip = start.forge_slip("bob", kind, |_| {});
            let what = format!("{what} that was signed before {words}");
            all.post(game, &format!("lapsed-{act}-{file}"), FAULT, &what, [slip]);
        }
        let slip = start.forge_slip("bob", order("hello", "hello"), |_| {});
        let mut with = game.clone();
        with.with([slip]);
        let pen = with.pen();
        let entry = with.forge(&pen, kinds::turn("hello"), |entry| then(entry, "hello"));
        all.last(
            game,
            &format!("lapsed-{act}-order"),
            FAULT,
            &format!("an order that was signed before {words}"),
            entry,
        );
    }
    // An answer is no post, either.
    let mut thrown = start.clone();
    thrown.turn("alice", "throw: 2d6");
    let slip = thrown.slip("bob", offer_draw());
    thrown.answer(&["carol"]);
    all.post(&thrown, "lapsed-answer-offer", FAULT, "an offer that was signed before an answer", [slip]);
    let mut joins = TestGame::open(three());
    let slip = joins.slip("bob", slips::offer_referee("referee2"));
    joins.join("alice");
    all.post(&joins, "lapsed-join-offer", FAULT, "an offer that was signed before a join", [slip]);
    // A longer time lapses with what its player does.
    let mut late = start.clone();
    let slip = late.slip("referee", extend("alice", 5));
    let other = late.slip("referee", extend("bob", 5));
    late.turn("alice", "hello");
    all.post(&late, "lapsed-extend", FAULT, "more time for a turn that was made since", [slip.clone()]);
    late.turn("bob", "hello");
    all.post(&late, "lapsed-extend-later", FAULT, "more time for a turn that was made long ago", [slip]);
    all.post(&late, "lapsed-extend-other", FAULT, "more time for another player's turn that was made since", [other]);
    let mut scribe = TestGame::begin(three().by_post("bob").clock(7, 3, 0));
    let slip = scribe.slip("referee", extend("bob", 5));
    scribe.turn("alice", "hello");
    scribe.turn("bob", "hello");
    let what = "more time for a turn of a player without a key that was written down since";
    all.post(&scribe, "lapsed-extend-scribe", FAULT, what, [slip]);
    let mut offered = start.clone();
    let slips = offered.offered("bob", offer_draw());
    offered.turn("alice", "hello");
    let mut with = offered.clone();
    with.with(slips);
    let entry = with.forge("bob", kinds::agree(1), |_| {});
    all.last(&offered, "lapsed-agree", FAULT, "an agreement on an offer from before a turn", entry);
}

pub fn twice(all: &mut Collection) {
    let mut game = TestGame::begin(three().referee().clock(7, 3, 0));
    let signed: Vec<_> = sorts(&game)
        .into_iter()
        .map(|(file, what, by, kind)| (file, what, game.forge_slip(by, kind, |_| {})))
        .collect();
    for (file, what, slip) in &signed {
        // A player who has left, or whose key is another one, cannot say anything again at all.
        let two = [slip.clone(), slip.clone()];
        all.post(&game, &format!("twice-{file}"), FAULT, &format!("{what} twice in one entry"), two);
        let mut posted = game.clone();
        posted.post([slip.clone()]);
        all.post(
            &posted,
            &format!("again-{file}"),
            FAULT,
            &format!("{what} that stands in the line already"),
            [slip.clone()],
        );
        let mut later = posted.clone();
        later.note("alice");
        let what = format!("{what} that stands in the line already, with posts between");
        all.post(&later, &format!("again-later-{file}"), FAULT, &what, [slip.clone()]);
    }
    let first = game.slip("bob", note());
    let other = game.forge_slip("bob", note(), |slip| slip.say = Some(text("between")));
    all.post(
        &game,
        "twice-apart",
        FAULT,
        "a note twice in one entry, with another between",
        [first.clone(), other, first],
    );
}
