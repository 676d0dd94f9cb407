//! Entries whose author or kind is not possible now (protocol, section 1: the table of kinds and what follows it).

use adjudicate::log::{Kind, Open, Rekey, Yes};
use adjudicate::referee::Class;

use crate::collection::Collection;
use crate::common::{Terms, World, bytes, key, kinds, name, open_game, text};
use kinds::{accept, answer, claim_timeout, decline, dismiss, extend, forfeit, note, offer_draw, offer_referee};
use kinds::{offer_result, offer_takeback, rekey, resign, rule_result, turn_to, uphold};

const FAULT: (Class, &str) = (Class::Kind, "protocol 1");
const DICE: (Class, &str) = (Class::Kind, "protocol 4");

pub fn collect(all: &mut Collection) {
    authors(all);
    before_the_start(all);
    after_the_end(all);
    turns(all);
    answers(all);
    measure(all);
    offers(all);
    takebacks(all);
    answers_to_offers(all);
    claims(all);
    rekeys(all);
    rulings(all);
    last_to_reveal(all);
}

/// Alice and Bob, Alice begins.
fn two() -> Terms {
    open_game(&["alice", "bob"]).first("alice")
}

fn three() -> Terms {
    open_game(&["alice", "bob", "carol"]).first("alice")
}

/// One more entry, as it is given.
fn put(all: &mut Collection, game: &World, file: &str, what: &str, by: &str, kind: Kind) {
    all.last(game, file, FAULT, what, game.forge(by, kind, |_| {}));
}

fn authors(all: &mut Collection) {
    let game = World::begin(two());
    put(all, &game, "author-unknown", "nobody has this name", "mallory", note());
    put(all, &game, "author-referee", "there is no referee", "referee", note());
    put(all, &game, "author-lots", "`lots` writes", "lots", note());
    put(all, &game, "charter-again", "a charter in the middle of a game", "alice", kinds::charter(&two()));
    let first = |by: &str, kind: Kind| game.forge_as(by, by, kind, |entry| (entry.seq, entry.prev) = (0, None));
    all.add("first-note", FAULT, 0, "a log that begins with a note", first("alice", note()));
    all.add("first-turn", FAULT, 0, "a log that begins with a turn", first("alice", turn_to("hello", "to=bob")));
    let what = "a charter that is by another player than its organiser";
    all.add("charter-by-player", FAULT, 0, what, first("bob", kinds::charter(&two())));
    let what = "a charter that is by nobody whom it names";
    all.add("charter-by-stranger", FAULT, 0, what, first("mallory", kinds::charter(&two())));
    let silent = game.forge("bob", note(), |entry| entry.say = None);
    all.last(&game, "note-silent", FAULT, "a note that says nothing", silent);
    put(all, &game, "save", "tokens are kept in a game that has none", "bob", Kind::Save(1));
    let open = Kind::Open(Open { path: text("A1"), salts: bytes(1) });
    put(all, &game, "open", "a board is opened in a game that has none", "bob", open);
}

fn before_the_start(all: &mut Collection) {
    let mut game = World::open(two().referee().organiser("olga").clock(7, 3, 0));
    put(all, &game, "join-order", "the second player joins first", "bob", kinds::join());
    put(all, &game, "join-organiser", "the organiser joins, who does not play", "olga", kinds::join());
    put(all, &game, "join-referee", "the referee joins, who has no part in the dice", "referee", kinds::join());
    put(all, &game, "early-turn", "a turn before anyone has joined", "alice", turn_to("hello", "to=bob"));
    game.join("alice");
    put(all, &game, "join-again", "a player joins again", "alice", kinds::join());
    let early = |what: &str| format!("{what} before all have joined");
    for (file, what, by, kind) in [
        ("early-turn-joined", "a turn", "alice", turn_to("hello", "to=bob")),
        ("early-answer", "an answer", "bob", answer()),
        ("early-claim-draw", "the claim of a draw", "alice", kinds::claim_draw()),
        ("early-claim-timeout", "a claim of time", "alice", claim_timeout("bob")),
        ("early-offer-draw", "the offer of a draw", "alice", offer_draw()),
        ("early-offer-takeback", "the offer of a takeback", "alice", offer_takeback(1)),
        ("early-offer-end", "the offer to end play", "alice", Kind::Offer(adjudicate::log::Offer::End(Yes))),
        ("early-offer-due", "an offer by who has to join", "bob", offer_result("alice 1, bob 0")),
    ] {
        put(all, &game, file, &early(what), by, kind);
    }
    game.join("bob");
    put(all, &game, "join-late", "a join when all have joined", "bob", kinds::join());
    let organised = World::open(two().organiser("bob"));
    let what = "a player joins before the organiser, who plays as well";
    put(all, &organised, "join-before-organiser", what, "alice", kinds::join());
    let mut postal = World::open(two().by_post("bob"));
    put(all, &postal, "join-referee-first", "the referee joins before the player", "referee", kinds::join());
    postal.join("alice");
    put(all, &postal, "join-by-post", "a player without a key joins", "bob", kinds::join());
    let mut left = World::open(three());
    left.join("alice");
    left.write("bob", resign());
    put(all, &left, "join-left", "a player joins who has resigned", "bob", kinds::join());
}

fn after_the_end(all: &mut Collection) {
    let mut game = World::begin(two().referee().clock(7, 3, 0));
    game.turn("alice", "hello");
    let claim = game.write("alice", claim_timeout("bob"));
    let offer = game.write("alice", offer_draw());
    game.write("bob", resign());
    let late = |what: &str| format!("{what} after the end");
    for (file, what, by, kind) in [
        ("late-turn", "a turn", "alice", turn_to("hello", "to=alice")),
        ("late-answer", "an answer", "alice", answer()),
        ("late-join", "a join", "alice", kinds::join()),
        ("late-offer", "an offer", "alice", offer_draw()),
        ("late-offer-result", "the offer of a result", "alice", offer_result("alice 1, bob 0")),
        ("late-accept", "an agreement", "bob", accept(offer)),
        ("late-decline", "a refusal", "bob", decline(offer)),
        ("late-resign", "a resignation", "alice", resign()),
        ("late-claim-draw", "the claim of a draw", "alice", kinds::claim_draw()),
        ("late-claim-timeout", "a claim of time", "alice", claim_timeout("bob")),
        ("late-extend", "more time", "referee", extend("alice", 2)),
        ("late-uphold", "a claim upheld", "referee", uphold(claim)),
        ("late-dismiss", "a claim dismissed", "referee", dismiss(claim)),
        ("late-forfeit-player", "a ruling by a player", "alice", forfeit("bob")),
        ("late-forfeit-unknown", "the forfeit of somebody unknown", "referee", forfeit("carol")),
        ("late-result-players", "a result for three players", "referee", rule_result("alice 1, bob 1, carol 1")),
        ("late-rekey-other", "a rekey of the other player", "alice", rekey("bob", "bob2")),
        ("late-rekey-left-tip", "a rekey with a tip by who has left", "bob", with_tip(&game, "bob", "bob2")),
        ("late-rekey-no-tip", "a rekey without a tip by who is in the game", "alice", rekey("alice", "alice2")),
    ] {
        put(all, &game, file, &late(what), by, kind);
    }
}

fn with_tip(game: &World, player: &str, holder: &str) -> Kind {
    Kind::Rekey(Rekey { player: name(player), key: key(holder), tip: Some(game.tip(holder)) })
}

fn turns(all: &mut Collection) {
    let mut game = World::begin(three().referee().organiser("olga"));
    put(all, &game, "turn-bob", "the second player moves first", "bob", turn_to("hello", "to=carol"));
    put(all, &game, "turn-referee", "the referee makes a turn", "referee", turn_to("hello", "to=bob"));
    put(all, &game, "turn-organiser", "the organiser makes a turn", "olga", turn_to("hello", "to=bob"));
    game.turn("alice", "hello");
    put(all, &game, "turn-twice", "a player moves twice in a row", "alice", turn_to("more", "to=bob"));
    game.write("bob", resign());
    put(all, &game, "turn-left", "a turn by who has left", "bob", turn_to("hello", "to=carol"));
    game.turn("carol", "throw: 2d6");
    put(all, &game, "turn-pending", "the roller goes on before the throw", "carol", turn_to("hello", "to=alice"));
    put(
        all,
        &game,
        "turn-pending-other",
        "another player moves while a throw is pending",
        "alice",
        turn_to("hello", "to=carol"),
    );
    game.answer("alice");
    let what = "the roller goes on without his element";
    put(all, &game, "turn-no-element", what, "carol", turn_to("hello", "to=alice"));
}

fn answers(all: &mut Collection) {
    let mut game = World::begin(three());
    let put = |all: &mut Collection, game: &World, file: &str, what: &str, by: &str, own: bool| {
        let element = adjudicate::log::Bytes(game.next_element(by));
        let entry = game.forge(by, answer(), |entry| {
            if own {
                entry.reveal.0.push((name(by), element));
            }
        });
        all.last(game, file, DICE, what, entry);
    };
    put(all, &game, "answer-nothing", "an answer when no throw is pending", "bob", false);
    put(all, &game, "answer-element", "an element when no throw is pending", "bob", true);
    game.turn("alice", "throw: 2d6");
    put(all, &game, "answer-roller", "the roller reveals before the others", "alice", true);
    put(all, &game, "answer-roller-empty", "the roller answers with nothing", "alice", false);
    game.answer("carol");
    put(all, &game, "answer-again", "a second element for the same throw", "carol", true);
    put(all, &game, "answer-roller-early", "the roller reveals while one is missing", "alice", true);
    let refereed = {
        let mut game = World::begin(three().referee());
        game.turn("alice", "throw: 2d6");
        game
    };
    let what = "the referee answers, who has no part in the dice";
    all.last(&refereed, "answer-referee", DICE, what, refereed.forge("referee", answer(), |_| {}));
    let mut thrown = World::begin(two().referee_dice());
    thrown.turn("alice", "throw: 2d6");
    put(
        all,
        &thrown,
        "answer-not-contributing",
        "a player answers where the referee throws with the roller",
        "bob",
        true,
    );
}

/// Who is not due writes at most one note, one claim and one offer between two entries of those who are due.
fn measure(all: &mut Collection) {
    let mut game = World::begin(two().referee().organiser("olga").clock(7, 3, 0));
    for who in ["bob", "referee", "olga"] {
        game.note(who);
    }
    put(all, &game, "note-second", "a second note of who is not due", "bob", note());
    put(all, &game, "note-second-referee", "a second note of the referee", "referee", note());
    put(all, &game, "note-second-organiser", "a second note of the organiser", "olga", note());
    let offer = game.write("bob", offer_draw());
    put(all, &game, "offer-second", "a second offer of who is not due", "bob", offer_takeback(2));
    game.write("bob", claim_timeout("alice"));
    put(all, &game, "claim-second", "a second claim of who is not due", "bob", claim_timeout("alice"));
    // An entry of who is due opens the way again, but only once.
    game.write("alice", decline(offer));
    game.write("bob", offer_draw());
    put(all, &game, "offer-third", "two offers after an entry of who is due", "bob", offer_draw());
}

fn offers(all: &mut Collection) {
    let mut game = World::begin(three().referee().organiser("olga"));
    put(all, &game, "offer-due", "an offer by who is due", "alice", offer_draw());
    put(all, &game, "offer-referee", "an offer by the referee", "referee", offer_draw());
    put(all, &game, "offer-organiser", "an offer by the organiser", "olga", offer_draw());
    let end = Kind::Offer(adjudicate::log::Offer::End(Yes));
    let common = (Class::Kind, "ALL-4");
    all.last(&game, "offer-end", common, "an offer of another game: to end play", game.forge("bob", end, |_| {}));
    let prisoners = Kind::Offer(adjudicate::log::Offer::Prisoners(Yes));
    let prisoners = game.forge("bob", prisoners, |_| {});
    all.last(&game, "offer-prisoners", common, "an offer of another game: the prisoners", prisoners);
    for (file, result, what) in [
        ("order", "bob 1, alice 0, carol 0", "players out of their order"),
        ("missing", "alice 1, bob 0", "a player missing"),
        ("more", "alice 1, bob 0, carol 0, dave 0", "a player too many"),
        ("twice", "alice 1, alice 0, carol 0", "a player twice"),
        ("no-points", "alice, bob, carol", "no points"),
        ("half", "alice 0.5, bob 0.5, carol 0", "half points"),
        ("negative", "alice -1, bob 0, carol 0", "negative points"),
        ("plus", "alice +1, bob 0, carol 0", "a plus sign"),
        ("zeros", "alice 01, bob 0, carol 0", "a leading zero"),
        ("blanks", "alice  1, bob 0, carol 0", "two blanks"),
        ("comma", "alice 1,bob 0,carol 0", "commas without blanks"),
        ("semicolon", "alice 1; bob 0; carol 0", "semicolons"),
        ("behind", "alice 1, bob 0, carol 0.", "a full stop behind"),
        ("blank-behind", "alice 1, bob 0, carol 0 ", "a blank behind"),
        ("large", "alice 9007199254740992, bob 0, carol 0", "more points than an integer has"),
    ] {
        let what = format!("a result with {what}");
        put(all, &game, &format!("offer-result-{file}"), &what, "bob", offer_result(result));
    }
    game.write("carol", resign());
    put(all, &game, "offer-left", "an offer by who has left", "carol", offer_draw());
    put(all, &game, "resign-left", "who has left resigns", "carol", resign());
    put(all, &game, "resign-referee", "the referee resigns", "referee", resign());
    put(all, &game, "resign-organiser", "the organiser resigns", "olga", resign());
}

/// Nothing goes back behind a join, a reveal or a leaving, at the offer and at the last accept.
fn takebacks(all: &mut Collection) {
    let mut game = World::begin(three());
    put(all, &game, "takeback-join", "a takeback behind the last join", "bob", offer_takeback(2));
    put(all, &game, "takeback-charter", "a takeback to the charter", "bob", offer_takeback(0));
    put(all, &game, "takeback-itself", "a takeback to the offer itself", "bob", offer_takeback(4));
    put(all, &game, "takeback-future", "a takeback to the future", "bob", offer_takeback(99));
    let turn = game.turn("alice", "throw: 1d6");
    // Allowed now, and no longer once an element is out.
    let offer = game.write("alice", offer_takeback(3));
    game.write("carol", accept(offer));
    game.answer("carol");
    put(all, &game, "takeback-reveal-accept", "the last agreement to go back behind a reveal", "bob", accept(offer));
    put(all, &game, "takeback-reveal", "a takeback behind a reveal", "carol", offer_takeback(turn));
    let mut left = World::begin(open_game(&["alice", "bob", "carol", "dave"]).first("alice"));
    left.turn("alice", "hello");
    let offer = left.write("alice", offer_takeback(4));
    left.write("bob", accept(offer));
    left.write("dave", resign());
    put(
        all,
        &left,
        "takeback-leaving-accept",
        "the last agreement to go back behind a leaving",
        "carol",
        accept(offer),
    );
    put(all, &left, "takeback-leaving", "a takeback behind a leaving", "alice", offer_takeback(4));
    let mut ruled = World::begin(three().referee());
    ruled.turn("alice", "hello");
    ruled.write("referee", forfeit("carol"));
    put(all, &ruled, "takeback-forfeit", "a takeback behind a forfeit", "alice", offer_takeback(3));
}

fn answers_to_offers(all: &mut Collection) {
    let mut game = World::begin(three().referee().organiser("olga"));
    put(all, &game, "accept-charter", "an agreement with what is no offer", "alice", accept(0));
    put(all, &game, "accept-future", "an agreement with an offer to come", "alice", accept(99));
    let offer = game.write("bob", offer_draw());
    put(all, &game, "accept-own", "an agreement with one's own offer", "bob", accept(offer));
    put(all, &game, "decline-own", "a refusal of one's own offer", "bob", decline(offer));
    put(all, &game, "accept-referee", "the referee agrees", "referee", accept(offer));
    put(all, &game, "accept-organiser", "the organiser agrees", "olga", accept(offer));
    put(all, &game, "decline-referee", "the referee refuses", "referee", decline(offer));
    put(all, &game, "accept-other-entry", "an agreement with a join", "alice", accept(1));
    let mut once = game.clone();
    once.write("carol", accept(offer));
    put(all, &once, "accept-twice", "a second agreement", "carol", accept(offer));
    put(all, &once, "decline-after-accept", "a refusal after an agreement", "carol", decline(offer));
    let mut declined = game.clone();
    declined.write("carol", decline(offer));
    put(all, &declined, "accept-declined", "an agreement after another's refusal", "alice", accept(offer));
    let mut turned = game.clone();
    turned.turn("alice", "hello");
    put(all, &turned, "accept-after-turn", "an agreement after a turn", "carol", accept(offer));
    let mut resigned = game.clone();
    resigned.write("bob", resign());
    put(all, &resigned, "accept-author-left", "an agreement with who has left", "carol", accept(offer));
    let mut asked = game.clone();
    asked.write("carol", resign());
    put(all, &asked, "accept-left", "an agreement by who has left", "carol", accept(offer));
}

fn claims(all: &mut Collection) {
    let clockless = World::begin(two());
    put(all, &clockless, "claim-no-clock", "a claim of time without a clock", "bob", claim_timeout("alice"));
    let mut game = World::begin(three().referee().organiser("olga").clock(7, 3, 0));
    put(all, &game, "claim-not-due", "a claim of time against who is not due", "bob", claim_timeout("carol"));
    put(all, &game, "claim-unknown", "a claim of time against somebody unknown", "bob", claim_timeout("dave"));
    put(
        all,
        &game,
        "claim-against-referee",
        "a claim of time against the referee, who owes nothing",
        "bob",
        claim_timeout("referee"),
    );
    put(all, &game, "claim-against-organiser", "a claim of time against the organiser", "bob", claim_timeout("olga"));
    put(all, &game, "claim-by-referee", "a claim of time by the referee", "referee", claim_timeout("alice"));
    put(all, &game, "claim-by-organiser", "a claim of time by the organiser", "olga", claim_timeout("alice"));
    game.write("carol", resign());
    put(all, &game, "claim-left", "a claim of time by who has left", "carol", claim_timeout("alice"));
    put(all, &game, "claim-against-left", "a claim of time against who has left", "bob", claim_timeout("carol"));
}

fn rekeys(all: &mut Collection) {
    let mut game =
        World::begin(open_game(&["alice", "bob", "carol"]).by_post("carol").organiser("olga").first("alice"));
    put(all, &game, "rekey-other", "a player replaces another's key", "alice", with_tip(&game, "bob", "bob2"));
    put(
        all,
        &game,
        "rekey-referee",
        "a player replaces the referee's key",
        "alice",
        with_tip(&game, "referee", "referee2"),
    );
    put(all, &game, "rekey-organiser", "the organiser replaces his key", "olga", rekey("olga", "olga2"));
    put(
        all,
        &game,
        "rekey-by-organiser",
        "the organiser replaces a player's key",
        "olga",
        with_tip(&game, "bob", "bob2"),
    );
    put(all, &game, "rekey-unknown", "a key for somebody unknown", "referee", rekey("dave", "dave"));
    put(all, &game, "rekey-by-post", "a key for a player without a key", "referee", rekey("carol", "carol"));
    put(
        all,
        &game,
        "rekey-silent",
        "the referee replaces a key and does not say why",
        "referee",
        with_tip(&game, "bob", "bob2"),
    );
    put(all, &game, "rekey-no-tip", "a rekey without a tip by who has joined", "bob", rekey("bob", "bob2"));
    let no_tip = game.forge("referee", rekey("bob", "bob2"), |entry| entry.say = Some(text("lost")));
    all.last(&game, "rekey-no-tip-referee", FAULT, "a rekey by the referee without a tip for who has joined", no_tip);
    put(
        all,
        &game,
        "rekey-no-tip-own-referee",
        "a rekey of the referee without a tip, who has joined",
        "referee",
        rekey("referee", "referee2"),
    );
    game.turn("alice", "throw: 1d6");
    put(
        all,
        &game,
        "rekey-missing",
        "a rekey while one's own element is missing",
        "bob",
        with_tip(&game, "bob", "bob2"),
    );
    put(
        all,
        &game,
        "rekey-missing-roller",
        "a rekey of the roller while his element is missing",
        "alice",
        with_tip(&game, "alice", "alice2"),
    );
    let mut left = World::begin(three().referee());
    left.write("carol", resign());
    put(
        all,
        &left,
        "rekey-left-tip",
        "a rekey with a tip by who has left",
        "carol",
        with_tip(&left, "carol", "carol2"),
    );
    let mut early = World::open(two());
    put(
        all,
        &early,
        "rekey-early-tip",
        "a rekey with a tip by who has not joined",
        "alice",
        with_tip(&early, "alice", "alice2"),
    );
    early.join("alice");
    put(
        all,
        &early,
        "rekey-early-no-tip",
        "a rekey without a tip by who has joined, before all have",
        "alice",
        rekey("alice", "alice2"),
    );
    let idle = World::begin(two().referee());
    put(
        all,
        &idle,
        "rekey-referee-tip",
        "a rekey with a tip of a referee who has no part in the dice",
        "referee",
        with_tip(&idle, "referee", "referee2"),
    );
}

fn rulings(all: &mut Collection) {
    let mut game = World::begin(three().referee().organiser("olga").clock(7, 3, 0));
    for (who, file) in [("alice", "player"), ("bob", "player-idle"), ("olga", "organiser")] {
        put(all, &game, &format!("ruling-{file}"), &format!("a ruling by {who}"), who, extend("bob", 3));
    }
    put(all, &game, "ruling-forfeit-unknown", "the forfeit of somebody unknown", "referee", forfeit("dave"));
    put(all, &game, "ruling-forfeit-referee", "the forfeit of the referee", "referee", forfeit("referee"));
    put(all, &game, "ruling-forfeit-organiser", "the forfeit of the organiser", "referee", forfeit("olga"));
    put(all, &game, "ruling-extend-unknown", "more time for somebody unknown", "referee", extend("dave", 3));
    put(all, &game, "ruling-result-order", "a result out of order", "referee", rule_result("bob 1, alice 0, carol 0"));
    put(all, &game, "ruling-result-text", "a result in words", "referee", rule_result("alice wins"));
    put(all, &game, "uphold-nothing", "the claim upheld is a join", "referee", uphold(2));
    put(all, &game, "uphold-future", "the claim upheld is to come", "referee", uphold(77));
    put(all, &game, "dismiss-nothing", "the claim dismissed is the charter", "referee", dismiss(0));
    let claim = game.write("bob", claim_timeout("alice"));
    put(all, &game, "uphold-by-player", "a claim upheld by its author", "bob", uphold(claim));
    let mut dismissed = game.clone();
    dismissed.write("referee", dismiss(claim));
    put(all, &dismissed, "uphold-dismissed", "a claim upheld after it was dismissed", "referee", uphold(claim));
    put(all, &dismissed, "dismiss-twice", "a claim dismissed twice", "referee", dismiss(claim));
    let mut upheld = game.clone();
    upheld.write("referee", uphold(claim));
    put(all, &upheld, "uphold-twice", "a claim upheld twice", "referee", uphold(claim));
    put(all, &upheld, "forfeit-twice", "a forfeit of who has forfeited", "referee", forfeit("alice"));
    put(all, &upheld, "extend-left", "more time for who has left", "referee", extend("alice", 4));
    let mut lapsed = game.clone();
    lapsed.turn("alice", "hello");
    put(all, &lapsed, "uphold-lapsed", "a claim upheld after the turn was made", "referee", uphold(claim));
    put(all, &lapsed, "dismiss-lapsed", "a claim dismissed after the turn was made", "referee", dismiss(claim));
    let mut thrown = World::begin(two().referee_dice().clock(7, 3, 0));
    thrown.turn("alice", "throw: 1d6");
    let claim = thrown.write("alice", claim_timeout("referee"));
    let own = thrown.forge("bob", claim_timeout("alice"), |_| {});
    all.last(&thrown, "claim-roller", FAULT, "a claim of time against the roller, who waits himself", own);
    thrown.answer("referee");
    put(
        all,
        &thrown,
        "uphold-referee-done",
        "a claim upheld against the referee, who has answered",
        "referee",
        uphold(claim),
    );
    let draw = {
        let mut game = World::begin(two().referee());
        game.write("bob", offer_draw());
        game
    };
    put(all, &draw, "uphold-offer", "the claim upheld is an offer", "referee", uphold(3));
}

/// Who is the last still to reveal can only turn, answer, resign and note.
fn last_to_reveal(all: &mut Collection) {
    let mut game = World::begin(three().referee().clock(7, 3, 0));
    game.turn("alice", "throw: 2d6");
    game.answer("bob");
    let offered = game.write("bob", offer_referee("olga"));
    game.answer("carol");
    let alone = |what: &str| format!("{what} by who alone is still to reveal");
    put(all, &game, "last-accept", &alone("an agreement"), "alice", accept(offered));
    put(all, &game, "last-decline", &alone("a refusal"), "alice", decline(offered));
    put(all, &game, "last-offer", &alone("an offer"), "alice", offer_draw());
    put(all, &game, "last-claim-draw", &alone("the claim of a draw"), "alice", kinds::claim_draw());
    put(all, &game, "last-claim-timeout", &alone("a claim of time"), "alice", claim_timeout("alice"));
    put(all, &game, "last-rekey", &alone("a rekey"), "alice", with_tip(&game, "alice", "alice2"));
    // The referee is the last where he throws with the roller, who gave his element with another's letter.
    let mut thrown = World::begin(open_game(&["alice", "bob", "carol"]).by_post("carol").clock(7, 3, 0).first("carol"));
    thrown.turn("carol", "throw: 2d6");
    thrown.answer("alice");
    thrown.answer("bob");
    put(all, &thrown, "last-ruling", &alone("a ruling"), "referee", forfeit("alice"));
    put(all, &thrown, "last-extend", &alone("more time"), "referee", extend("alice", 2));
    put(all, &thrown, "last-rekey-referee", &alone("a rekey"), "referee", with_tip(&thrown, "referee", "referee2"));
    let others = thrown.forge("referee", with_tip(&thrown, "alice", "alice2"), |entry| entry.say = Some(text("lost")));
    all.last(&thrown, "last-rekey-player", FAULT, &alone("a rekey of a player"), others);
}
