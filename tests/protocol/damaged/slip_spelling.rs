//! Slips that are not written in their one spelling, and entries with too many or too long ones (protocol, sections 1.2 and
//! 1.8). The slips are signed as they were before; the entries are signed as they stand.

use adjudicate::log::{Slip, SlipKind, Time};
use adjudicate::referee::FaultClass;
use adjudicate_testkit::world::{sign_bytes, signed_slip};
use adjudicate_testkit::{TestGame, key, kinds, open_game, slips, text};

use crate::damaged::collection::Collection;
use crate::damaged::spelling::edited;

const FAULT: (FaultClass, &str) = (FaultClass::Spelling, "protocol 1");

pub fn collect(all: &mut Collection) {
    shapes(all);
    sorts(all);
    numbers(all);
}

fn game() -> TestGame {
    TestGame::begin(open_game(&["alice", "bob", "carol"]).referee().first("alice"))
}

/// A post of alice with these slips.
fn post(game: &TestGame, slips: impl IntoIterator<Item = Slip>) -> String {
    let mut game = game.clone();
    game.with(slips).forge("alice", kinds::post(), |_| {})
}

/// The shape of the list, and what every slip has.
fn shapes(all: &mut Collection) {
    let game = game();
    let slip = game.forge_slip("bob", slips::note(), |slip| slip.say = Some(text("hi there")));
    let entry = post(&game, [slip.clone()]);
    let mut case = |file: &str, what: &str, from: &str, to: &str| {
        all.last(&game, &format!("slip-{file}"), FAULT, what, edited(&entry, from, to, "alice"));
    };
    let after = format!("  - after: {}\n", slip.after);
    let at = format!("    at: \"{}\"\n", slip.at);
    let sig = slip.text().lines().last().unwrap().to_owned();
    let sig = format!("    {sig}\n");
    let whole = format!("slips:\n{after}    by: bob\n{at}    note: true\n    say: \"hi there\"\n{sig}");
    assert!(entry.contains(&whole), "{entry}");
    case("empty-list", "`slips` with nothing below", &whole, "slips:\n");
    case("empty-flow", "`slips` as an empty list in flow style", &whole, "slips: []\n");
    case("map", "`slips` that is a map", "  - after: ", "    after: ");
    case("scalar", "`slips` that is a text", &whole, "slips: \"none\"\n");
    case("twice", "`slips` twice", &whole, &format!("{whole}{whole}"));
    case("behind-act", "`slips` behind the act", &format!("{whole}post: true\n"), &format!("post: true\n{whole}"));
    case("before-at", "`slips` before `at` of the entry", "by: alice\n", "slips:\n  - \"x\"\nby: alice\n");
    case(
        "dash-not-indented",
        "items as far left as their key",
        &whole,
        &whole.replace("\n    ", "\n  ").replace("\n  - ", "\n- "),
    );
    case(
        "indented-further",
        "items that are indented by four",
        &whole,
        &whole.replace("\n    ", "\n      ").replace("\n  - ", "\n    - "),
    );
    case("indent-uneven", "a line of a slip that is indented further", "    by: bob\n", "     by: bob\n");
    case("dash-alone", "a dash alone on its line", "  - after", "  -\n    after");
    case("dash-twice", "two dashes", "  - after", "  - - after");
    case("two-blanks", "two blanks after the dash", "  - after", "  -  after");
    case("flow", "a slip in flow style", &whole, "slips:\n  - {note: true}\n");
    case("text", "a slip that is a text", &whole, "slips:\n  - \"note\"\n");
    case("with-dashes", "a slip with the `---` of one that stands alone", "  - after", "  - ---\n    after");
    case("blank-line", "a blank line in a slip", "    note: true\n", "\n    note: true\n");
    case("trailing-blank", "a blank at the end of a line of a slip", "    note: true\n", "    note: true \n");
    case("comment", "a comment in a slip", "    note: true\n", "    # mine\n    note: true\n");
    case("crlf", "a line of a slip that ends with CR LF", "    by: bob\n", "    by: bob\r\n");
    case("tab", "a tab in a slip", "    by: bob\n", "    by:\tbob\n");
    case("no-after", "a slip without `after`", &after, "  - by: bob\n");
    case("no-by", "a slip without `by`", "    by: bob\n", "");
    case("no-at", "a slip without `at`", &at, "");
    case("no-kind", "a slip that says nothing", "    note: true\n", "");
    case("no-sig", "a slip without `sig`", &sig, "");
    case(
        "sig-first",
        "`sig` before `say` in a slip",
        &format!("    say: \"hi there\"\n{sig}"),
        &format!("{sig}    say: \"hi there\"\n"),
    );
    case("sig-twice", "`sig` twice in a slip", &sig, &format!("{sig}{sig}"));
    case("sig-short", "a signature of a slip with a character too few", &sig, &format!("{}=\n", &sig[..sig.len() - 6]));
    case("prev", "`prev` for `after`", "  - after: ", "  - prev: ");
    case("seq", "a slip with a number", "  - after: ", "  - seq: 4\n    after: ");
    case(
        "by-first",
        "`by` before `after`",
        &format!("{after}    by: bob\n"),
        &format!("  - by: bob\n    after: {}\n", slip.after),
    );
    case("at-first", "`at` before `by` in a slip", &format!("    by: bob\n{at}"), &format!("{at}    by: bob\n"));
    case(
        "say-first",
        "`say` before what the slip says",
        "    note: true\n    say: \"hi there\"\n",
        "    say: \"hi there\"\n    note: true\n",
    );
    case("two-kinds", "a slip that says two things", "    note: true\n", "    note: true\n    resign: true\n");
    case("reveal", "a slip with elements", &sig, &format!("    reveal:\n      bob: {}\n{sig}", game.tip("bob")));
    case("dice", "a slip with `dice`", &sig, &format!("    dice: \"4\"\n{sig}"));
    case("slips", "a slip with slips", &sig, &format!("    slips:\n      - \"x\"\n{sig}"));
    case("unknown-key", "a key that no slip has", &sig, &format!("    mood: \"good\"\n{sig}"));
    case("unknown-kind", "a sort of slip that there is not", "    note: true\n", "    pass: true\n");
    case(
        "act-turn",
        "a turn on a slip",
        "    note: true\n",
        "    turn:\n      move: \"hello\"\n      position: \"to=bob\"\n",
    );
    case("act-answer", "an answer on a slip", "    note: true\n", "    answer: true\n");
    case("act-post", "a post on a slip", "    note: true\n", "    post: true\n");
    case(
        "act-ruling",
        "a ruling on a slip",
        "    note: true\n",
        "    ruling:\n      here: true\n      nr: 1\n      reason: \"so\"\n",
    );
    case("decline", "a refusal on a slip", "    note: true\n", "    decline: 1\n");
    let id = slip.after.to_string();
    let hex = id.strip_prefix("sha256:").unwrap();
    case(
        "after-capitals",
        "`after` with upper-case digits",
        &after,
        &format!("  - after: sha256:{}\n", hex.to_uppercase()),
    );
    case("after-quoted", "`after` in quotes", &after, &format!("  - after: \"{id}\"\n"));
    case("after-bare", "`after` without `sha256:`", &after, &format!("  - after: {hex}\n"));
    case("after-number", "`after` that is a number", &after, "  - after: 3\n");
    case("by-capital", "a name with a capital letter in a slip", "    by: bob\n", "    by: Bob\n");
    case("at-plain", "a time without quotes in a slip", &at, &at.replace('"', ""));
    case("at-offset", "a time with an offset in a slip", &at, &at.replace("Z\"", "+00:00\""));
    case("say-plain", "a text without quotes in a slip", "\"hi there\"", "hi there");
    case("say-empty", "an empty text in a slip", "\"hi there\"", "\"\"");
    case("say-escape", "an escape in a slip for a letter that needs none", "\"hi there\"", "\"\\u0068i there\"");
    case("note-false", "a note that is none", "note: true", "note: false");
    case("note-text", "a note with its text", "note: true", "note: \"hello\"");
}

/// The contents of each sort of slip.
fn sorts(all: &mut Collection) {
    let mut game = game();
    let mut case = |kind: SlipKind, by: &str, file: &str, what: &str, from: &str, to: &str| {
        let entry = post(&game, [game.forge_slip(by, kind, |_| {})]);
        all.last(&game, &format!("slip-{file}"), FAULT, what, edited(&entry, from, to, "alice"));
    };
    let draw = slips::offer_draw;
    let offer = "    offer:\n      draw: true\n";
    case(
        draw(),
        "bob",
        "offer-two",
        "an offer of two things",
        "      draw: true\n",
        "      draw: true\n      end: true\n",
    );
    case(
        draw(),
        "bob",
        "offer-two-unknown",
        "an offer of two things, the second unknown",
        "      draw: true\n",
        "      draw: true\n      tea: true\n",
    );
    case(draw(), "bob", "offer-unknown", "an offer of something unknown", "      draw: true\n", "      tea: true\n");
    case(draw(), "bob", "offer-false", "an offer of no draw", "draw: true", "draw: false");
    case(draw(), "bob", "offer-scalar", "an offer that is no map", offer, "    offer: draw\n");
    case(draw(), "bob", "offer-empty", "an offer of nothing", offer, "    offer:\n");
    case(draw(), "bob", "offer-list", "an offer that is a list", "      draw: true\n", "      - draw\n");
    case(draw(), "bob", "offer-indent", "an offer that is not indented", "      draw: true\n", "    draw: true\n");
    case(draw(), "bob", "offer-takeback-text", "a takeback to a text", "draw: true", "takeback: \"2\"");
    case(draw(), "bob", "offer-takeback-id", "a takeback to an id", "draw: true", "takeback: sha256:00");
    case(draw(), "bob", "offer-takeback-negative", "a takeback to a negative number", "draw: true", "takeback: -1");
    case(draw(), "bob", "offer-referee-name", "a referee who is a name, not a key", "draw: true", "referee: olga");
    case(
        slips::offer_result("alice 1, bob 0, carol 0"),
        "bob",
        "offer-result-plain",
        "a result without quotes",
        "\"alice 1, bob 0, carol 0\"",
        "alice 1, bob 0, carol 0",
    );
    let id = game.state.head();
    let accept = || slips::accept(id);
    let line = format!("accept: {id}");
    case(accept(), "bob", "accept-number", "an acceptance of a number", &line, "accept: 1");
    case(accept(), "bob", "accept-true", "an acceptance of everything", &line, "accept: true");
    case(accept(), "bob", "accept-quoted", "an acceptance of an id in quotes", &line, &format!("accept: \"{id}\""));
    case(accept(), "bob", "accept-list", "an acceptance of several", &line, &format!("accept:\n      - {id}"));
    let order = || slips::order("hello", "and you");
    let both = "      when: \"hello\"\n      then: \"and you\"\n";
    case(
        order(),
        "bob",
        "order-turned",
        "an order whose answer stands first",
        both,
        "      then: \"and you\"\n      when: \"hello\"\n",
    );
    case(order(), "bob", "order-no-then", "an order without its answer", "      then: \"and you\"\n", "");
    case(order(), "bob", "order-more", "a key that no order has", both, &format!("{both}      else: \"well\"\n"));
    case(order(), "bob", "order-plain", "an order with a text without quotes", "\"and you\"", "and you");
    case(
        order(),
        "bob",
        "order-list",
        "an order with two answers",
        "      then: \"and you\"\n",
        "      then:\n        - \"and you\"\n        - \"well\"\n",
    );
    let resign = slips::resign;
    for (file, value) in [("name", "bob"), ("false", "false"), ("yes", "yes"), ("one", "1"), ("quoted", "\"true\"")] {
        let what = format!("a resignation that is `{value}`");
        case(resign(), "bob", &format!("resign-{file}"), &what, "resign: true", &format!("resign: {value}"));
    }
    let claim = || slips::claim_timeout("alice");
    case(claim(), "bob", "claim-draw", "the claim of a draw on a slip", "timeout: alice", "draw: true");
    case(claim(), "bob", "claim-unknown", "a claim of something unknown on a slip", "timeout: alice", "victory: true");
    case(
        claim(),
        "bob",
        "claim-two",
        "two claims on a slip",
        "      timeout: alice\n",
        "      timeout: alice\n      timeout: carol\n",
    );
    case(claim(), "bob", "claim-nobody", "a claim of time against nobody", "timeout: alice", "timeout: true");
    let extend = || slips::extend("alice", 4);
    case(extend(), "referee", "extend-no-days", "more time without days", "      days: 4\n", "");
    case(extend(), "referee", "extend-no-player", "more time for nobody", "      player: alice\n", "");
    case(
        extend(),
        "referee",
        "extend-turned",
        "more time with its days first",
        "      player: alice\n      days: 4\n",
        "      days: 4\n      player: alice\n",
    );
    case(extend(), "referee", "extend-negative", "less time", "days: 4", "days: -4");
    case(extend(), "referee", "extend-half", "half a day", "days: 4", "days: 0.5");
    case(
        extend(),
        "referee",
        "extend-more",
        "a key that no extension has",
        "      days: 4\n",
        "      days: 4\n      hours: 2\n",
    );
    let day = |text: &str| Time::parse(text).unwrap();
    let absence = || slips::absence(day("2026-12-20T00:00:00Z"), day("2026-12-24T00:00:00Z"));
    let (from, until) = ("      from: \"2026-12-20T00:00:00Z\"\n", "      until: \"2026-12-24T00:00:00Z\"\n");
    let turned = format!("{until}{from}");
    let both = format!("{from}{until}");
    case(absence(), "bob", "absence-no-from", "an absence without its beginning", from, "");
    case(absence(), "bob", "absence-no-until", "an absence without its end", until, "");
    case(absence(), "bob", "absence-turned", "an absence whose end stands first", &both, &turned);
    case(absence(), "bob", "absence-plain", "an absence with times without quotes", &both, &both.replace('"', ""));
    case(absence(), "bob", "absence-days", "an absence of days", &both, "      days: 4\n");
    case(
        absence(),
        "bob",
        "absence-date",
        "an absence with a day instead of a time",
        "2026-12-20T00:00:00Z\"\n      until",
        "2026-12-20\"\n      until",
    );
    case(absence(), "bob", "absence-more", "a key that no absence has", until, &format!("{until}      days: 4\n"));
    case(
        absence(),
        "bob",
        "absence-scalar",
        "an absence that is no map",
        &format!("    absence:\n{both}"),
        "    absence: true\n",
    );
    let rekey = || slips::rekey("bob", "bob2");
    let line = format!("      key: {}\n", key("bob2"));
    case(rekey(), "bob", "rekey-no-player", "a new key of nobody", "      player: bob\n", "");
    case(rekey(), "bob", "rekey-no-key", "a new key without it", &line, "");
    case(
        rekey(),
        "bob",
        "rekey-turned",
        "a new key before its player",
        &format!("      player: bob\n{line}"),
        &format!("{line}      player: bob\n"),
    );
    case(rekey(), "bob", "rekey-comment", "a new key with a comment", &line, &line.replace('\n', " bob@home\n"));
    case(
        rekey(),
        "bob",
        "rekey-tip-short",
        "a new key with a tip that is too short",
        &line,
        &format!("{line}      tip: AAAA\n"),
    );
    case(
        rekey(),
        "bob",
        "rekey-more",
        "a key that no rekey has, on a slip",
        "      player: bob\n",
        "      player: bob\n      old: true\n",
    );
    game.turn("alice", "hello");
}

/// How many slips there are, and how long they are.
fn numbers(all: &mut Collection) {
    let game = game();
    let good =
        |number: usize| game.forge_slip("bob", slips::note(), |slip| slip.say = Some(text(&format!("note {number}"))));
    all.last(&game, "slips-17", FAULT, "seventeen slips", post(&game, (0..17).map(good)));
    all.last(&game, "slips-100", FAULT, "a hundred slips, in more than 16 KiB", post(&game, (0..100).map(good)));
    let long = |bytes: usize| {
        let slip =
            |then: &str, say: &str| game.forge_slip("bob", slips::order("x", then), |slip| slip.say = Some(text(say)));
        // Ten bytes for each escape, and letters for the rest; the answer of the order holds what a remark cannot.
        let spelled = |size: usize| {
            let escapes = size.saturating_sub(40) / 10;
            "\u{1f3b2}".repeat(escapes) + &"x".repeat(size - escapes * 10)
        };
        let rest = bytes - (slip("y", "x").text().len() - 2);
        let then = (rest - 1).min(7_000);
        let slip = slip(&spelled(then), &spelled(rest - then));
        assert_eq!(slip.text().len(), bytes);
        slip
    };
    all.last(&game, "slip-8193", FAULT, "a slip of 8,193 bytes", post(&game, [long(8_193)]));
    all.last(&game, "slip-9000", FAULT, "a slip of 9,000 bytes", post(&game, [long(9_000)]));
    let two = [long(8_192), signed_slip(Slip { say: Some(text("another")), ..long(8_191) }, "bob")];
    let entry = post(&game, two);
    assert!(entry.len() < 16 * 1_024, "{}", entry.len());
    let three = [long(8_192), long(8_100)];
    all.last(
        &game,
        "slips-16-kib",
        FAULT,
        "two slips that are short enough in an entry that is too long",
        post(&game, three),
    );
    let slip = game.forge_slip("bob", slips::note(), |slip| slip.say = None);
    let entry = post(&game, [slip]);
    let changed = entry.replace("    note: true\n", &format!("    note: true\n    say: \"{}\"\n", "a".repeat(2_001)));
    all.last(
        &game,
        "slip-say-2001",
        FAULT,
        "a remark of 2,001 characters on a slip",
        sign_bytes(changed.as_bytes(), "alice"),
    );
}
