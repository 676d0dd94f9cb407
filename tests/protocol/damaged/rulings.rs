//! Agreements and rulings that are not possible (protocol, sections 1.7, 1.8 and 5).

use adjudicate::log::{
    BankClock, Entry, EntryKind, RefereeDecision, Rekey, Ruling, RulingGround, SignedEntry, Slip, SlipKind, Time,
};
use adjudicate::referee::FaultClass;
use adjudicate::rules::LossDegree;
use adjudicate_testkit::{Terms, TestGame, key, kinds, name, open_game, slips};
use kinds::{agree, forfeit, here, numbered, rule_result};

use crate::damaged::collection::Collection;

const FAULT: (FaultClass, &str) = (FaultClass::Kind, "protocol 1.7");
const COMMON: (FaultClass, &str) = (FaultClass::Kind, "ALL-4");

pub fn collect(all: &mut Collection) {
    agreements(all);
    results(all);
    takebacks(all);
    numbers(all);
    behind_invalid(all);
    verdicts(all);
    grounds(all);
    rekeys(all);
}

/// Rulings that rest on time though the log does not prove it.
fn grounds(all: &mut Collection) {
    let mut case = |file: &str, what: &str, game: &TestGame, kind: EntryKind| {
        // An entry that is forged is dated an hour later than the game, and here the second counts.
        let on_time = |entry: &mut Entry| entry.at = Time::from_unix(entry.at.unix() - 3_600).unwrap();
        all.last(game, &format!("ground-{file}"), FAULT, what, game.forge("referee", kind, on_time));
    };
    let clock = || two().referee().clock(7, 3, 5);
    let last = |seconds: i64| {
        let mut game = TestGame::begin(clock());
        let from = game.state.last_at().unix();
        game.at(from + 15 * 86_400 + seconds);
        game
    };
    case("second", "a forfeit for time at the last second of the grace", &last(0), kinds::forfeit_for_time("alice"));
    case("not-due", "a forfeit for time of who owes nothing", &last(1), kinds::forfeit_for_time("bob"));
    let here = match here() {
        EntryKind::Ruling(ruling) => EntryKind::Ruling(Ruling { rests_on: Some(RulingGround::Time), ..ruling }),
        other => other,
    };
    case("here", "a ruling that rests on time and is no forfeit", &last(1), here);
    let mut none = TestGame::begin(two().referee());
    none.on_day(1000);
    case("no-clock", "a forfeit for time without a clock", &none, kinds::forfeit_for_time("alice"));
    let bank = BankClock { initial_hours: Some(24), silence_days: Some(9), ..BankClock::default() };
    let mut bank = TestGame::begin(crate::damaged::valid::bank_terms(bank));
    let from = bank.state.last_at().unix();
    bank.at(from + 86_400);
    case("bank", "a forfeit for time at the last second of a clock", &bank, kinds::forfeit_for_time("alice"));
}

fn two() -> Terms {
    open_game(&["alice", "bob"]).first("alice")
}

fn three() -> Terms {
    open_game(&["alice", "bob", "carol"]).first("alice")
}

/// An agreement by who holds the pen, on this slip of these.
fn agreement(game: &TestGame, slips: impl IntoIterator<Item = Slip>, number: u64) -> String {
    let mut game = game.clone();
    let pen = game.pen();
    game.with(slips).forge(&pen, agree(number), |_| {})
}

fn agreements(all: &mut Collection) {
    let mut game = TestGame::begin(three().referee());
    let slips = game.offered("bob", slips::offer_draw());
    let [offer, carol] = &slips[..] else { panic!("two slips") };
    let mut case = |file: &str, what: &str, slips: &[Slip], number: u64| {
        all.last(&game, &format!("agree-{file}"), FAULT, what, agreement(&game, slips.to_vec(), number));
    };
    case("no-slips", "an agreement without slips", &[], 1);
    case("0", "an agreement on slip 0", &slips, 0);
    case("3", "an agreement on a slip that is not there", &slips, 3);
    case("large", "an agreement on a slip far behind the last", &slips, (1 << 53) - 1);
    case("accept", "an agreement on a slip that accepts", &slips, 2);
    case("lacks-carol", "an agreement that lacks the acceptance of one player", std::slice::from_ref(offer), 1);
    case("lacks-offer", "an agreement without its offer", std::slice::from_ref(carol), 1);
    let other = game.forge_slip("carol", slips::accept(game.state.head()), |_| {});
    case("other-id", "an acceptance of an entry, not of the offer", &[offer.clone(), other], 1);
    let second = game.forge_slip("bob", slips::offer_draw(), |slip| slip.say = Some(adjudicate_testkit::text("again")));
    case(
        "other-offer",
        "an acceptance of another offer of the same author",
        &[second.clone(), offer.clone(), carol.clone()],
        1,
    );
    let own = game.forge_slip("bob", slips::accept(offer.id()), |_| {});
    case("own", "the offerer accepts his own offer, and the third player does not", &[offer.clone(), own], 1);
    let alice = game.forge_slip("alice", slips::accept(offer.id()), |_| {});
    case(
        "author-twice",
        "the author of the entry accepts on a slip as well, and the third player does not",
        &[offer.clone(), alice],
        1,
    );
    let note = game.forge_slip("carol", slips::note(), |_| {});
    case("note", "an agreement on a note", &[note.clone(), offer.clone(), carol.clone()], 1);
    case("note-for-accept", "a note for the acceptance", &[offer.clone(), note], 1);
    let leaves = game.forge_slip("bob", slips::resign(), |_| {});
    case(
        "offerer-leaves",
        "the offerer leaves on a slip of the same entry",
        &[offer.clone(), carol.clone(), leaves],
        1,
    );
    let claim = game.forge_slip("carol", slips::claim_timeout("alice"), |_| {});
    case("claim", "an agreement on a claim of time", &[claim, offer.clone(), carol.clone()], 1);
    let own = game.forge_slip("alice", slips::offer_draw(), |_| {});
    let bob = game.forge_slip("bob", slips::accept(own.id()), |_| {});
    case("author-offers", "the author's own offer, which one of two others has accepted", &[own, bob], 1);
    // By who is no player all others have to accept.
    let mut postal = TestGame::begin(three().referee_dice());
    postal.turn("alice", "throw: 2d6");
    let mut lots = TestGame::open(three().referee_dice());
    lots.join("alice");
    lots.join("bob");
    lots.join("carol");
    assert_eq!(lots.pen(), "referee");
    let offer = lots.slip("bob", slips::offer_result("alice 1, bob 1, carol 1"));
    let accept = lots.slip("carol", slips::accept(offer.id()));
    let what = "an agreement by the referee, who is no player, that lacks a player's acceptance";
    all.last(&lots, "agree-referee", FAULT, what, agreement(&lots, [offer, accept], 1));
    for (file, what, kind) in [
        ("end", "an agreement to end play in a game that has no such thing", slips::offer_end()),
        ("prisoners", "an agreement on prisoners in a game that has none", slips::offer_prisoners()),
        ("concede", "a concession in a game that has none", slips::offer_concede(LossDegree::Single)),
    ] {
        let slips = game.offered("bob", kind);
        all.last(&game, &format!("agree-{file}"), COMMON, what, agreement(&game, slips, 1));
    }
    let mut ended = game.clone();
    let slips = ended.offered("bob", slips::offer_draw());
    ended.write("referee", rule_result("alice 1, bob 1, carol 1"));
    let note = ended.slip("bob", slips::note());
    let what = "an agreement on a note after the end";
    all.last(&ended, "agree-late", FAULT, what, agreement(&ended, [note], 1));
    drop(slips);
}

const RESULTS: [(&str, &str, &str); 15] = [
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
];

/// Results are spelled alike in offers, which are looked at when they are carried out, and in rulings.
fn results(all: &mut Collection) {
    let mut game = TestGame::begin(three().referee());
    for (file, result, what) in RESULTS {
        let slips = game.offered("bob", slips::offer_result(result));
        let entry = agreement(&game, slips, 1);
        all.last(
            &game,
            &format!("agree-result-{file}"),
            FAULT,
            &format!("an agreement on a result with {what}"),
            entry,
        );
        let entry = game.forge("referee", rule_result(result), |_| {});
        all.last(&game, &format!("ruling-result-{file}"), FAULT, &format!("a ruling with a result with {what}"), entry);
    }
}

/// Nothing goes back behind a join, a reveal, a proof or a leaving.
fn takebacks(all: &mut Collection) {
    let mut game = TestGame::begin(three().referee());
    let mut case = |game: &TestGame, file: &str, what: &str, to: u64| {
        let mut game = game.clone();
        let pen = game.pen();
        let offerer = ["bob", "carol", "alice"]
            .into_iter()
            .find(|who| *who != pen && game.state.stayed(game.member(who).seat().unwrap()));
        let slips = game.offered(offerer.unwrap(), slips::offer_takeback(to));
        all.last(&game, &format!("takeback-{file}"), FAULT, what, agreement(&game, slips, 1));
    };
    case(&game, "join", "a takeback behind the last join", 2);
    case(&game, "charter", "a takeback to the charter", 0);
    case(&game, "future", "a takeback to the future", 99);
    let next = game.state.entries();
    case(&game, "itself", "a takeback to the entry itself", next);
    game.turn("alice", "hello");
    let turn = game.turn("bob", "throw: 1d6");
    case(&game, "pending", "a takeback while a throw is pending", turn);
    game.answer(&["alice"]);
    case(&game, "pending-brought", "a takeback while an element of a pending throw is in", turn);
    game.answer(&["carol"]);
    case(&game, "reveal", "a takeback behind a throw", turn);
    let mut left = TestGame::begin(open_game(&["alice", "bob", "carol", "dave"]).first("alice"));
    let turn = left.turn("alice", "hello");
    left.posted("dave", slips::resign());
    case(&left, "leaving", "a takeback behind a leaving", turn);
    let mut ruled = TestGame::begin(open_game(&["alice", "bob", "carol", "dave"]).referee().first("alice"));
    let turn = ruled.turn("alice", "hello");
    ruled.write("referee", forfeit("dave"));
    case(&ruled, "forfeit", "a takeback behind a forfeit", turn);
    let mut again = TestGame::begin(three().referee());
    let turn = again.turn("alice", "hello");
    again.agreed("alice", slips::offer_referee("referee2"));
    again.join_all();
    case(&again, "rejoin", "a takeback behind the joins after an agreement on a referee", turn);
}

fn numbers(all: &mut Collection) {
    let mut game = TestGame::begin(two().referee());
    let rule = |all: &mut Collection, game: &TestGame, file: &str, what: &str, nr: u64| {
        let entry = game.forge("referee", here(), |entry| {
            if let EntryKind::Ruling(ruling) = &mut entry.kind {
                ruling.nr = nr;
            }
        });
        all.last(game, &format!("nr-{file}"), FAULT, what, entry);
    };
    rule(all, &game, "0", "ruling number 0", 0);
    rule(all, &game, "64", "ruling number 64", 64);
    rule(all, &game, "large", "the largest number there is", (1 << 53) - 1);
    game.write("referee", numbered(RefereeDecision::Here(adjudicate::log::True), 5));
    rule(all, &game, "equal", "a ruling with the number of the one before", 5);
    rule(all, &game, "lower", "a ruling with a lower number than the one before", 4);
    rule(all, &game, "first-again", "ruling number 1 behind number 5", 1);
    game.turn("alice", "hello");
    rule(all, &game, "equal-later", "a number that a ruling has had, a turn later", 5);
    let mut last = game.clone();
    last.write("referee", numbered(RefereeDecision::Here(adjudicate::log::True), 63));
    rule(all, &last, "after-63", "a ruling behind number 63", 64);
    rule(all, &last, "63-again", "ruling number 63 again", 63);
    // Numbers begin anew behind an agreement on a referee, so 5 would do there, and 0 never does.
    game.agreed("bob", slips::offer_referee("referee2"));
    rule(all, &game, "0-anew", "ruling number 0 behind an agreement on a referee", 0);
    game.write("referee", here());
    rule(all, &game, "equal-anew", "number 1 twice behind an agreement on a referee", 1);
}

/// A ruling takes the pen anywhere in a line of valid entries, and heals none that is not.
fn behind_invalid(all: &mut Collection) {
    let mut game = TestGame::begin(three().referee());
    game.turn("alice", "hello");
    let rules = (FaultClass::Rules, "OPN-1");
    let illegal = game.forge("bob", kinds::turn_to("next: nobody", "to=carol"), |_| {});
    let unsigned = game.forge_as("bob", "carol", kinds::turn_to("hello", "to=carol"), |_| {});
    let signature = (FaultClass::Signature, "protocol 3");
    for (file, what, fault, entry) in [
        ("illegal", "an illegal turn", rules, illegal),
        ("unsigned", "a turn that another has signed", signature, unsigned),
    ] {
        let id = SignedEntry::read(&entry).unwrap().id;
        let ruling = game.forge("referee", here(), |ruling| (ruling.seq, ruling.prev) = (ruling.seq + 1, Some(id)));
        let log = format!("{}{entry}{ruling}", game.log());
        let what = format!("a ruling behind {what}, which it does not heal");
        all.add(&format!("ruling-behind-{file}"), fault, game.entries.len(), &what, log);
    }
}

fn verdicts(all: &mut Collection) {
    let put = |all: &mut Collection, game: &TestGame, file: &str, what: &str, kind: EntryKind| {
        all.last(game, file, FAULT, what, game.forge("referee", kind, |_| {}));
    };
    let mut game = TestGame::begin(three().referee().organiser("olga"));
    put(all, &game, "ruling-forfeit-unknown", "the forfeit of somebody unknown", forfeit("dave"));
    put(all, &game, "ruling-forfeit-referee", "the forfeit of the referee", forfeit("referee"));
    put(all, &game, "ruling-forfeit-organiser", "the forfeit of the organiser", forfeit("olga"));
    put(all, &game, "ruling-result-text", "a result in words", rule_result("alice wins"));
    let leaves = game.slip("bob", slips::resign());
    let mut with = game.clone();
    with.with([leaves]);
    let entry = with.forge("referee", forfeit("bob"), |_| {});
    all.last(&game, "ruling-forfeit-slip", FAULT, "the forfeit of who leaves on a slip of the ruling", entry);
    game.write("referee", forfeit("carol"));
    put(all, &game, "ruling-forfeit-twice", "a forfeit of who has forfeited", forfeit("carol"));
    game.write("alice", kinds::resign());
    put(all, &game, "ruling-forfeit-late", "a forfeit after the end of who had left before", forfeit("alice"));
    game.write("referee", forfeit("bob"));
    put(all, &game, "ruling-forfeit-late-twice", "a second forfeit after the end", forfeit("bob"));
    let what = "a result after the end for a player too few";
    put(all, &game, "ruling-result-late", what, rule_result("alice 1, bob 1"));
}

fn rekeys(all: &mut Collection) {
    let mut game = TestGame::begin(
        open_game(&["alice", "bob", "carol", "dave"]).by_post("carol").organiser("olga").first("alice"),
    );
    game.posted("dave", slips::resign());
    let mut put = |game: &TestGame, file: &str, what: &str, player: &str, holder: &str, tip: bool| {
        let rekey = Rekey { player: name(player), key: key(holder), tip: tip.then(|| game.tip(holder)) };
        let entry = game.forge("referee", kinds::ruling(RefereeDecision::Rekey(rekey)), |_| {});
        all.last(game, &format!("ruled-rekey-{file}"), FAULT, what, entry);
    };
    put(&game, "referee", "the referee replaces his own key with a ruling", "referee", "referee2", true);
    put(&game, "organiser", "a key for the organiser", "olga", "olga2", false);
    put(&game, "unknown", "a key for somebody unknown", "mallory", "mallory", false);
    put(&game, "by-post", "a key for a player without a key", "carol", "carol", false);
    put(&game, "by-post-tip", "a key with a tip for a player without a key", "carol", "carol", true);
    put(&game, "no-tip", "a key without a tip for who has joined", "bob", "bob2", false);
    put(&game, "left-tip", "a key with a tip for who has left", "dave", "dave2", true);
    let mut early = TestGame::open(two().referee());
    put(&early, "early-tip", "a key with a tip for who has not joined", "alice", "alice2", true);
    early.join("alice");
    put(&early, "early-no-tip", "a key without a tip for who has joined, before all have", "alice", "alice2", false);
    put(&early, "early-tip-bob", "a key with a tip for who is next to join", "bob", "bob2", true);
    let mut again = TestGame::begin(two().referee());
    again.agreed("bob", slips::offer_referee("referee2"));
    put(&again, "rejoin-tip", "a key with a tip for who has to join again", "alice", "alice2", true);
    let slip = SlipKind::Rekey(Rekey { player: name("alice"), key: key("alice2"), tip: Some(again.tip("alice2")) });
    let slip = again.forge_slip("alice", slip, |_| {});
    let fault = (FaultClass::Slip, "protocol 1.8");
    all.post(&again, "rekey-rejoin-tip", fault, "a new key with a tip of who has to join again", [slip]);
}
