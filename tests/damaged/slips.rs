//! Slips that cannot be written in where they stand (protocol, section 1.8).

use adjudicate::crypto::{Digest, Namespace, Signature};
use adjudicate::log::{Kind, Rekey, Slip, SlipKind, write};
use adjudicate::referee::Class;

use crate::collection::Collection;
use crate::common::world::signed_slip;
use crate::common::{Terms, World, identity, key, kinds, name, open_game, slips, text};
use kinds::{post, turn_to};
use slips::{accept, claim_timeout, extend, note, offer_draw, offer_result, offer_takeback, order, resign};

const FAULT: (Class, &str) = (Class::Slip, "protocol 1.8");

pub fn collect(all: &mut Collection) {
    places(all);
    signatures(all);
    authors(all);
    before_and_after(all);
    lapsed(all);
    twice(all);
    orders(all);
    rekeys(all);
    everywhere(all);
}

fn two() -> Terms {
    open_game(&["alice", "bob"]).first("alice")
}

fn three() -> Terms {
    open_game(&["alice", "bob", "carol"]).first("alice")
}

/// Every sort of slip, of an author who could sign it, with a name for files and what it is in words.
fn sorts(game: &World) -> Vec<(&'static str, &'static str, &'static str, SlipKind)> {
    let tip = Some(game.tip("bob2"));
    vec![
        ("note", "a note", "bob", note()),
        ("claim", "a claim of time", "bob", claim_timeout("alice")),
        ("resign", "a resignation", "bob", resign()),
        ("offer", "an offer", "bob", offer_draw()),
        ("accept", "an acceptance", "bob", accept(game.state.head())),
        ("rekey", "a new key", "bob", SlipKind::Rekey(Rekey { player: name("bob"), key: key("bob2"), tip })),
        ("extend", "more time", "referee", extend("alice", 3)),
    ]
}

/// What stands in `after`.
fn places(all: &mut Collection) {
    let mut game = World::begin(three().referee());
    let start = game.clone();
    let mut branch = start.clone();
    branch.turn("alice", "another way");
    let mut far = branch.clone();
    far.turn("bob", "hello");
    game.turn("alice", "hello");
    let mut other = World::begin(three().referee().but(|charter| charter.nonce.0[0] = 9));
    other.turn("alice", "hello");
    let mut posted = game.clone();
    let stands = posted.slip("bob", note());
    posted.post([stands.clone()]);
    let ahead = {
        let mut ahead = posted.clone();
        ahead.turn("bob", "hello");
        ahead.state.head()
    };
    for (file, what, by, kind) in sorts(&posted) {
        let mut case = |place: &str, words: &str, after: Digest| {
            let slip = posted.forge_slip(by, kind.clone(), |slip| slip.after = after);
            all.post(&posted, &format!("after-{place}-{file}"), FAULT, &format!("{what} {words}"), [slip]);
        };
        case("nowhere", "behind an entry that nobody knows", Digest([5; 32]));
        case("branch", "behind an entry of another branch", branch.state.head());
        case("far-branch", "behind the second entry of another branch", far.state.head());
        case("other-game", "behind an entry of another game of the same players", other.state.head());
        case("slip", "behind a slip", stands.id());
        case("later", "behind an entry that comes only later", ahead);
    }
    // A slip that another branch took in is signed behind what both have in common, and stands here as well; what was signed
    // behind the other branch does not.
    let mut late = branch.clone();
    let slip = late.slip("bob", resign());
    all.post(&game, "branch-resign", FAULT, "a resignation that was signed in another branch", [slip]);
}

fn signatures(all: &mut Collection) {
    let game = World::begin(three().referee().organiser("olga"));
    for (file, what, by, kind) in sorts(&game) {
        let good = game.forge_slip(by, kind, |_| {});
        let mut case = |place: &str, words: &str, slip: Slip| {
            all.post(&game, &format!("sig-{place}-{file}"), FAULT, &format!("{what} {words}"), [slip]);
        };
        case("other", "that somebody else has signed", signed_slip(good.clone(), "carol"));
        case("organiser", "that the organiser has signed", signed_slip(good.clone(), "olga"));
        let payload = good.payload();
        let mut entry = good.clone();
        entry.sig = identity(by).sign(Namespace::Entry, payload.as_bytes());
        case("entry", "that is signed in the namespace of entries", entry);
        let mut changed = good.clone();
        changed.at = adjudicate::log::Time::from_unix(changed.at.unix() + 1).unwrap();
        case("date", "whose date was changed after it was signed", changed);
        let mut said = good.clone();
        said.say = Some(text("hello, hello"));
        case("say", "whose remark was added or changed after it was signed", said);
        let mut indented = good.clone();
        let lines: String = payload.lines().map(|line| format!("    {line}\n")).collect();
        indented.sig = identity(by).sign(Namespace::Slip, lines.as_bytes());
        case("indented", "that is signed over its indented text", indented);
        let mut zeros = good.clone();
        zeros.sig = Signature::from_bytes([0; 64]);
        case("zeros", "with a signature of zeros", zeros);
        let mut dashes = good.clone();
        dashes.sig = identity(by).sign(Namespace::Slip, format!("---\n{payload}").as_bytes());
        case("dashes", "that is signed with its first line", dashes);
    }
    let mut postal = World::begin(three().by_post("bob"));
    for (file, what, holder) in
        [("scribe-own", "with a key that nobody knows", "bob"), ("scribe-alice", "with another player's key", "alice")]
    {
        let slip = postal.forge_slip_as("bob", holder, resign(), |_| {});
        let what = format!("a resignation of a player without a key that is signed {what}");
        all.post(&postal, &format!("sig-{file}"), FAULT, &what, [slip]);
    }
    let old = postal.slip("bob", resign());
    postal.rekey("referee", "referee2");
    let what = "a resignation of a player without a key in the hand of the referee's former key";
    all.post(&postal, "sig-scribe-former", FAULT, what, [old]);
    let mut rekeyed = World::begin(three().referee());
    let old = rekeyed.slip("bob", resign());
    let mut ruled = rekeyed.clone();
    rekeyed.rekey("bob", "bob2");
    all.post(
        &rekeyed,
        "sig-former",
        FAULT,
        "a slip that is signed with a key which its author has replaced",
        [old.clone()],
    );
    ruled.rekey_for("bob", "bob2");
    all.post(&ruled, "sig-ruled", FAULT, "a slip that is signed with a key which a ruling has replaced", [old.clone()]);
    let mut same = World::begin(three().referee());
    let new = same.slip("bob", slips::rekey("bob", "bob2"));
    let what = "a slip that is signed with the key which the slip before it replaces";
    all.post(&same, "sig-same-entry", FAULT, what, [new.clone(), old.clone()]);
    let early = signed_slip(old, "bob2");
    let what = "a slip that is signed with the key which the slip behind it brings";
    all.post(&same, "sig-too-early", FAULT, what, [early, new]);
    let mut appointed = World::begin(three().referee());
    appointed.agreed("bob", slips::offer_referee("referee2"));
    let slip = appointed.forge_slip_as("referee", "referee", extend("alice", 3), |_| {});
    all.post(&appointed, "sig-old-referee", FAULT, "more time by a referee who has been replaced", [slip]);
}

/// Who may say what.
fn authors(all: &mut Collection) {
    let mut game = World::begin(
        open_game(&["alice", "bob", "carol", "dave"]).referee().organiser("olga").clock(7, 3, 0).first("alice"),
    );
    game.posted("dave", resign());
    let mut case = |file: &str, what: &str, by: &str, kind: SlipKind| {
        let slip = game.forge_slip(by, kind, |_| {});
        all.post(&game, &format!("by-{file}"), FAULT, what, [slip]);
    };
    for (file, what, kind) in [
        ("note", "a note", note()),
        ("resign", "a resignation", resign()),
        ("offer", "an offer", offer_draw()),
        ("claim", "a claim of time", claim_timeout("alice")),
    ] {
        case(&format!("nobody-{file}"), &format!("{what} of somebody unknown"), "mallory", kind.clone());
        case(&format!("lots-{file}"), &format!("{what} of `lots`"), "lots", kind);
    }
    let head = game.state.head();
    for (who, role) in [("dave", "who has left"), ("referee", "the referee"), ("olga", "the organiser")] {
        for (file, what, kind) in [
            ("resign", "a resignation", resign()),
            ("offer", "the offer of a draw", offer_draw()),
            ("offer-result", "the offer of a result", offer_result("alice 1, bob 1, carol 1, dave 0")),
            ("offer-referee", "the offer of a referee", slips::offer_referee("referee2")),
            ("offer-takeback", "the offer of a takeback", offer_takeback(4)),
            ("accept", "an acceptance", accept(head)),
        ] {
            case(&format!("{who}-{file}"), &format!("{what} by {role}"), who, kind);
        }
    }
    for who in ["referee", "olga"] {
        case(
            &format!("{who}-claim"),
            &format!("a claim of time by {who}, who does not play"),
            who,
            claim_timeout("alice"),
        );
    }
    for who in ["alice", "bob", "dave", "olga"] {
        case(&format!("{who}-extend"), &format!("more time by {who}, who is not the referee"), who, extend("bob", 2));
    }
    for (file, whom, what) in [
        ("left", "dave", "who has left"),
        ("unknown", "mallory", "somebody unknown"),
        ("referee", "referee", "the referee"),
        ("organiser", "olga", "the organiser"),
    ] {
        case(&format!("extend-{file}"), &format!("more time for {what}"), "referee", extend(whom, 2));
    }
    let silent = game.forge_slip("bob", note(), |slip| slip.say = None);
    all.post(&game, "note-silent", FAULT, "a note that says nothing", [silent]);
    let mut alone = World::begin(two());
    let slip = alone.forge_slip("referee", note(), |_| {});
    all.post(&alone, "by-no-referee", FAULT, "a note of a referee whom the game does not have", [slip]);
    alone.turn("alice", "hello");
}

/// Before all have joined there are two sorts of offers; after the end there are none, and nobody resigns.
fn before_and_after(all: &mut Collection) {
    let mut early = World::open(open_game(&["alice", "bob"]).first("alice").referee());
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
    let mut over = World::begin(three().referee());
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
    let game = World::begin(two());
    let both = ["bob", "alice"].map(|who| game.forge_slip(who, resign(), |_| {}));
    all.post(&game, "late-in-entry", FAULT, "a resignation behind one that has ended the game in the same entry", both);
    let game = World::begin(three());
    let both = [game.forge_slip("bob", resign(), |_| {}), game.forge_slip("bob", offer_draw(), |_| {})];
    all.post(&game, "left-in-entry", FAULT, "an offer of who has left by the slip before it", both);
    let again = [
        game.forge_slip("bob", resign(), |_| {}),
        game.forge_slip("bob", resign(), |slip| slip.say = Some(text("really"))),
    ];
    all.post(&game, "resign-twice", FAULT, "two resignations of one player in one entry", again);
}

fn lapsed(all: &mut Collection) {
    let start = World::begin(three().referee().clock(7, 3, 0));
    let mut acts: Vec<(&str, &str, World)> = Vec::new();
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
    let mut joins = World::open(three());
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
    let mut scribe = World::begin(three().by_post("bob").clock(7, 3, 0));
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

fn twice(all: &mut Collection) {
    let mut game = World::begin(three().referee().clock(7, 3, 0));
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

fn then(entry: &mut adjudicate::log::Entry, answer: &str) {
    if let Kind::Turn(turn) = &mut entry.kind {
        turn.then = Some(text(answer));
    }
}

fn orders(all: &mut Collection) {
    let mut game = World::begin(three());
    let slip = game.slip("bob", order("hello", "and you"));
    let mut with = game.clone();
    with.with([slip.clone()]);
    let mut case =
        |file: &str, what: &str, entry: String| all.last(&game, &format!("order-{file}"), FAULT, what, entry);
    case(
        "other-move",
        "an order that waits for another move",
        with.forge("alice", turn_to("well", "to=carol"), |entry| then(entry, "and you")),
    );
    case(
        "other-then",
        "an order whose answer is another one",
        with.forge("alice", turn_to("hello", "to=carol"), |entry| then(entry, "well")),
    );
    case(
        "no-then",
        "an order with its move and without its answer",
        with.forge("alice", turn_to("hello", "to=bob"), |_| {}),
    );
    case(
        "capital",
        "an order whose answer differs in a letter",
        with.forge("alice", turn_to("hello", "to=carol"), |entry| then(entry, "And you")),
    );
    for (file, what, kind) in [
        ("post", "a post", post()),
        ("resign", "a resignation", kinds::resign()),
        ("claim", "the claim of a draw", kinds::claim_draw()),
        ("answer", "an answer", kinds::answer()),
        ("agree", "an agreement", kinds::agree(1)),
    ] {
        case(file, &format!("an order in {what}"), with.forge("alice", kind, |_| {}));
    }
    let mut second = with.clone();
    second.with([game.forge_slip("bob", order("hello", "and you"), |slip| slip.say = Some(text("really")))]);
    case(
        "two",
        "two orders in one entry",
        second.forge("alice", turn_to("hello", "to=carol"), |entry| then(entry, "and you")),
    );
    let mut carol = game.clone();
    carol.with([game.forge_slip("carol", order("hello", "and you"), |_| {})]);
    case(
        "not-next",
        "an order of who is not to act after the move",
        carol.forge("alice", turn_to("hello", "to=carol"), |entry| then(entry, "and you")),
    );
    let mut own = game.clone();
    own.with([game.forge_slip("alice", order("hello", "and you"), |_| {})]);
    case(
        "own",
        "an order of the mover",
        own.forge("alice", turn_to("hello", "to=carol"), |entry| then(entry, "and you")),
    );
    let mut thrown = game.clone();
    thrown.with([game.forge_slip("bob", order("throw: 2d6", "and you"), |_| {})]);
    case(
        "throws",
        "an order behind a move after which dice are thrown",
        thrown.forge("alice", turn_to("throw: 2d6", "to=bob"), |entry| then(entry, "and you")),
    );
    let mut refereed = World::begin(three().referee());
    let slip = refereed.slip("bob", order("hello", "and you"));
    refereed.with([slip]);
    let entry = refereed.forge("referee", kinds::here(), |_| {});
    refereed.with([]);
    let plain = World::begin(three().referee());
    all.last(&plain, "order-ruling", FAULT, "an order in a ruling", entry);
    let mut nowhere = World::begin(three().referee().organiser("olga"));
    for who in ["referee", "olga"] {
        let mut with = nowhere.clone();
        with.with([nowhere.forge_slip(who, order("hello", "and you"), |_| {})]);
        let entry = with.forge("alice", turn_to("hello", "to=carol"), |entry| then(entry, "and you"));
        all.last(&nowhere, &format!("order-by-{who}"), FAULT, &format!("an order of {who}, who does not play"), entry);
    }
    nowhere.posted("carol", resign());
    let mut with = nowhere.clone();
    with.with([nowhere.forge_slip("carol", order("hello", "and you"), |_| {})]);
    let entry = with.forge("alice", turn_to("hello", "to=alice"), |entry| then(entry, "and you"));
    all.last(&nowhere, "order-left", FAULT, "an order of who has left", entry);
    // In Nine Men's Morris the game is over when nobody can move; in chess with mate.
    let mut chess = World::begin(two().game("chess"));
    for play in ["f3", "e5", "g4"] {
        let pen = chess.pen();
        chess.turn(&pen, play);
    }
    let mut with = chess.clone();
    with.with([chess.forge_slip("alice", order("Qh4#", "Kf2"), |_| {})]);
    let entry = with.forge("bob", kinds::turn("Qh4#"), |entry| then(entry, "Kf2"));
    all.last(&chess, "order-over", FAULT, "an order behind a move that ends the game", entry);
}

fn rekeys(all: &mut Collection) {
    let mut game =
        World::begin(open_game(&["alice", "bob", "carol", "dave"]).by_post("carol").organiser("olga").first("alice"));
    game.posted("dave", resign());
    let tips = game.clone();
    let rekey = |player: &str, holder: &str, tip: bool| {
        SlipKind::Rekey(Rekey { player: name(player), key: key(holder), tip: tip.then(|| tips.tip(holder)) })
    };
    let mut case = |game: &World, file: &str, what: &str, by: &str, kind: SlipKind| {
        let slip = game.forge_slip(by, kind, |_| {});
        all.post(game, &format!("rekey-{file}"), FAULT, what, [slip]);
    };
    case(&game, "other", "a player replaces another's key", "alice", rekey("bob", "bob2", true));
    case(&game, "referee", "a player replaces the referee's key", "alice", rekey("referee", "referee2", true));
    case(
        &game,
        "player-by-referee",
        "the referee replaces a player's key on a slip",
        "referee",
        rekey("bob", "bob2", true),
    );
    case(&game, "organiser", "the organiser replaces his key", "olga", rekey("olga", "olga2", false));
    case(&game, "by-organiser", "the organiser replaces a player's key", "olga", rekey("bob", "bob2", true));
    case(&game, "unknown", "a key for somebody unknown", "bob", rekey("mallory", "mallory", false));
    case(&game, "by-post", "a key for a player without a key", "carol", rekey("carol", "carol", false));
    case(
        &game,
        "by-post-referee",
        "the referee gives a player without a key one",
        "referee",
        rekey("carol", "carol", true),
    );
    case(&game, "no-tip", "a new key without a tip of who has joined", "bob", rekey("bob", "bob2", false));
    case(
        &game,
        "no-tip-referee",
        "a new key without a tip of the referee, who has joined",
        "referee",
        rekey("referee", "referee2", false),
    );
    case(&game, "left-tip", "a new key with a tip of who has left", "dave", rekey("dave", "dave2", true));
    game.turn("alice", "throw: 1d6");
    case(&game, "missing", "a new key while its owner's element is missing", "bob", rekey("bob", "bob2", true));
    case(
        &game,
        "missing-roller",
        "a new key of the roller while his element is missing",
        "alice",
        rekey("alice", "alice2", true),
    );
    case(
        &game,
        "missing-referee",
        "a new key of the referee while his element is missing",
        "referee",
        rekey("referee", "referee2", true),
    );
    let mut early = World::open(two());
    case(&early, "early-tip", "a new key with a tip of who has not joined", "alice", rekey("alice", "alice2", true));
    early.join("alice");
    case(
        &early,
        "early-no-tip",
        "a new key without a tip of who has joined, before all have",
        "alice",
        rekey("alice", "alice2", false),
    );
    let idle = World::begin(two().referee());
    case(
        &idle,
        "referee-tip",
        "a new key with a tip of a referee who has no part in the dice",
        "referee",
        rekey("referee", "referee2", true),
    );
}

/// A slip at fault is found whatever entry it stands in, and wherever among others; the charter has none.
fn everywhere(all: &mut Collection) {
    let game = World::begin(three().referee());
    let good = |who: &str, number: usize| {
        game.forge_slip(who, note(), |slip| slip.say = Some(text(&format!("note {number}"))))
    };
    let bad = game.forge_slip_as("bob", "carol", note(), |_| {});
    for place in [0, 1, 7, 15] {
        let slips = (0..16).map(|number| if number == place { bad.clone() } else { good("carol", number) });
        all.post(&game, &format!("place-{place}"), FAULT, &format!("slip {} of sixteen is at fault", place + 1), slips);
    }
    let mut with = game.clone();
    with.with([bad.clone()]);
    for (file, what, by, kind) in [
        ("turn", "a turn", "alice", turn_to("hello", "to=bob")),
        ("resign", "a resignation", "alice", kinds::resign()),
        ("agree", "an agreement", "alice", kinds::agree(1)),
        ("ruling", "a ruling", "referee", kinds::here()),
        ("claim", "the claim of a draw", "alice", kinds::claim_draw()),
    ] {
        let entry = with.forge(by, kind, |_| {});
        all.last(&game, &format!("in-{file}"), FAULT, &format!("a slip with another's signature in {what}"), entry);
    }
    let mut joins = World::open(three());
    let bad = joins.forge_slip_as("bob", "carol", note(), |_| {});
    let mut with = joins.clone();
    with.with([bad]);
    all.last(
        &joins,
        "in-join",
        FAULT,
        "a slip with another's signature in a join",
        with.forge("alice", kinds::join(), |_| {}),
    );
    joins.join_all();
    let mut thrown = World::begin(three());
    thrown.turn("alice", "throw: 2d6");
    let bad = thrown.forge_slip_as("bob", "carol", note(), |_| {});
    let mut with = thrown.clone();
    with.bringing(&["bob"]);
    let mut entry = with.valid("alice", kinds::answer());
    entry.slips.push(bad);
    let text = crate::common::world::sign(entry, "alice");
    all.last(&thrown, "in-answer", FAULT, "a slip with another's signature in an answer", text);
    let terms = two();
    let mut charter = crate::common::world::first(&terms);
    charter.slips.push(game.forge_slip("bob", note(), |_| {}));
    charter.sig = identity("alice").sign(Namespace::Entry, adjudicate::log::payload(&charter).as_bytes());
    all.add("in-charter", FAULT, 0, "a slip in the charter", write(&charter));
}
