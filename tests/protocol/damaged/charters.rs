//! Charters under which no game can be played (protocol, section 2), and keys that cannot be introduced later.

use adjudicate::crypto::PublicKey;
use adjudicate::log::{
    BankClock, Carry, Clock, Offer, Organiser, Player, Referee, RefereeDecision, Rekey, Series, SlipKind,
};
use adjudicate::referee::FaultClass;
use adjudicate::rules::OptionValue;
use adjudicate_testkit::world::{first, sign};
use adjudicate_testkit::{Terms, TestGame, key, kinds, name, open_game, text};

use crate::damaged::collection::Collection;

const CONTENT: (FaultClass, &str) = (FaultClass::Charter, "protocol 2");
const UNSOUND: (FaultClass, &str) = (FaultClass::Charter, "protocol 3");
const OPTIONS: (FaultClass, &str) = (FaultClass::Charter, "ALL-6");

/// The charter of these terms, signed by its organiser.
pub fn charter(terms: &Terms) -> String {
    let by = terms.0.organiser.name.to_string();
    sign(first(terms), &by)
}

fn two() -> Terms {
    open_game(&["alice", "bob"])
}

pub fn collect(all: &mut Collection) {
    content(all);
    clocks(all);
    keys(all);
    later_keys(all);
}

/// Clocks with a stock of time whose keys do not fit together, or to the game.
fn clocks(all: &mut Collection) {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/clocks.json");
    let vectors: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let mut charter_with = |file: &str, what: &str, clock: Clock, terms: Terms| {
        all.add(file, CONTENT, 0, what, charter(&terms.but(|charter| charter.clock = Some(clock))));
    };
    let plain = || two().game("nine-mens-morris").first("alice");
    for (number, case) in
        vectors["charters"].as_array().unwrap().iter().filter(|case| case["valid"] == false).enumerate()
    {
        let clock: Clock = serde_json::from_value(case["clock"].clone()).unwrap();
        let what = format!("a clock with a stock of time: {}", case["about"].as_str().unwrap());
        charter_with(&format!("bank-{number}"), &what, clock, plain());
    }
    let bank = || BankClock { system: Some(name("bank")), initial_hours: Some(5), ..BankClock::default() };
    let zero = Clock::Bank(Box::new(BankClock { increment_hours: Some(0), ..bank() }));
    charter_with("bank-zero", "a clock with a number 0 that is written out", zero, plain());
    let clock = Clock::Bank(Box::new(bank()));
    charter_with("bank-elements", "a game with dice whose clock has no `element_days`", clock.clone(), two());
    let lots = plain().but(|charter| charter.first = None);
    charter_with("bank-lots", "a game with lots whose clock has no `element_days`", clock, lots);
}

fn content(all: &mut Collection) {
    let mut case = |file: &str, fault: (FaultClass, &str), what: &str, terms: Terms| {
        all.add(file, fault, 0, what, charter(&terms));
    };
    case("format-0", CONTENT, "format 0", two().but(|charter| charter.format = 0));
    case("format-2", CONTENT, "format 2", two().but(|charter| charter.format = 2));
    case("game", CONTENT, "a game that there is not", two().game("no-such-game"));
    case("rules-0", CONTENT, "rules 0", two().but(|charter| charter.rules = 0));
    case("rules-2", CONTENT, "rules of a later version", two().but(|charter| charter.rules = 2));
    case("option", OPTIONS, "an option that the game does not have", two().option("stones", OptionValue::Int(4)));
    case(
        "option-bool",
        OPTIONS,
        "an option of a game without options",
        two().option("flying", OptionValue::Bool(true)),
    );
    case(
        "option-text",
        OPTIONS,
        "a wager that the game does not have",
        two().option("stake", OptionValue::Text("beer".to_owned())),
    );
    case(
        "option-names",
        OPTIONS,
        "variants that the game does not have",
        two().option("variants", OptionValue::Names(vec![name("merus")])),
    );
    case("first-unknown", CONTENT, "`first` names somebody who does not play", two().first("carol"));
    case("first-organiser", CONTENT, "`first` names the organiser", two().organiser("olga").first("olga"));
    case("first-lots", CONTENT, "`first` is `lots`", two().first("lots"));
    case("first-referee", CONTENT, "`first` is the referee", two().referee().first("referee"));
    case("one-player", CONTENT, "one player", open_game(&["alice"]));
    let many: Vec<String> = (b'a'..=b'q').map(|letter| char::from(letter).to_string().repeat(2)).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    assert_eq!(many.len(), 17);
    case("seventeen-players", CONTENT, "seventeen players", open_game(&many));
    case(
        "name-twice",
        CONTENT,
        "two players of one name",
        two().but(|charter| {
            charter.players.push(Player { name: name("bob"), key: Some(key("carol")), mail: None, display: None });
        }),
    );
    case("player-referee", CONTENT, "a player called `referee`", open_game(&["alice", "referee"]));
    case("organiser-lots", CONTENT, "an organiser called `lots`", two().organiser("lots"));
    case("player-lots", CONTENT, "a player called `lots`", open_game(&["alice", "lots"]));
    case(
        "organiser-key",
        CONTENT,
        "an organiser with a player's name and another key",
        two().but(|charter| {
            charter.organiser = Organiser { name: name("bob"), key: key("alice2") };
        }),
    );
    case(
        "organiser-referee-key",
        CONTENT,
        "an organiser called `referee` with another key than the referee's",
        two().referee().but(|charter| {
            charter.organiser = Organiser { name: name("referee"), key: key("referee2") };
        }),
    );
    case(
        "organiser-by-post",
        CONTENT,
        "an organiser who as a player has no key",
        two().by_post("bob").but(|charter| {
            charter.organiser = Organiser { name: name("bob"), key: key("bob") };
        }),
    );
    case(
        "by-post-alone",
        CONTENT,
        "a player without a key, and no referee",
        two().but(|charter| charter.players[1].key = None),
    );
    case(
        "dice-players",
        CONTENT,
        "`dice: players`, which is the default",
        two().but(|charter| charter.dice = Some(name("players"))),
    );
    case(
        "dice-unknown",
        CONTENT,
        "dice of somebody else",
        two().referee().but(|charter| charter.dice = Some(name("alice"))),
    );
    case(
        "dice-no-referee",
        CONTENT,
        "`dice: referee` without a referee",
        two().but(|charter| charter.dice = Some(name("referee"))),
    );
    let id = adjudicate::crypto::Digest([3; 32]);
    case(
        "series",
        CONTENT,
        "a series of a game that has none",
        two().but(|charter| {
            let carry = vec![Carry { player: name("alice"), tokens: 2 }];
            charter.series = Some(Series { game: id, head: id, carry });
        }),
    );
}

fn keys(all: &mut Collection) {
    let mut case = |file: &str, fault: (FaultClass, &str), what: &str, terms: Terms| {
        all.add(file, fault, 0, what, charter(&terms));
    };
    case(
        "key-two-players",
        CONTENT,
        "two players with one key",
        two().but(|charter| charter.players[1].key = Some(key("alice"))),
    );
    case(
        "key-referee-player",
        CONTENT,
        "a referee with a player's key",
        two().referee().but(|charter| {
            charter.referee = Some(Referee { key: key("bob"), mail: Some(text("bob@example.org")) });
        }),
    );
    case(
        "key-organiser-player",
        CONTENT,
        "an organiser with a player's key and another name",
        two().but(|charter| {
            charter.organiser = Organiser { name: name("olga"), key: key("olga") };
            charter.players[1].key = Some(key("olga"));
        }),
    );
    case(
        "key-organiser-referee",
        CONTENT,
        "an organiser with the referee's key and another name",
        two().referee().but(|charter| {
            charter.organiser = Organiser { name: name("olga"), key: key("olga") };
            charter.referee = Some(Referee { key: key("olga"), mail: None });
        }),
    );
    for (file, what, bytes) in unsound() {
        case(
            &format!("key-{file}"),
            UNSOUND,
            &format!("a player's key is {what}"),
            two().but(|charter| {
                charter.players[1].key = Some(PublicKey::from_bytes(bytes));
            }),
        );
    }
    let identity = unsound()[0].2;
    case(
        "key-referee-small",
        UNSOUND,
        "a referee's key of small order",
        two().referee().but(|charter| {
            charter.referee = Some(Referee { key: PublicKey::from_bytes(identity), mail: None });
        }),
    );
    case(
        "key-organiser-small",
        UNSOUND,
        "an organiser's key of small order",
        two().but(|charter| {
            charter.organiser = Organiser { name: name("olga"), key: PublicKey::from_bytes(identity) };
        }),
    );
}

/// 32 bytes that are no key: points of small order, in their canonical encoding and in another, and no points.
pub fn unsound() -> Vec<(&'static str, &'static str, [u8; 32])> {
    let mut found: Vec<(&str, &str, [u8; 32])> = Vec::new();
    let torsion = curve25519_dalek::constants::EIGHT_TORSION.map(|point| point.compress().0);
    found.push(("order-1", "the neutral point", torsion[0]));
    found.push(("order-2", "the point of order 2", torsion[4]));
    found.push(("order-4", "a point of order 4", torsion[2]));
    found.push(("order-8", "a point of order 8", torsion[1]));
    // p is 2^255 - 19, so its encoding is ed ff ... ff 7f, and p + 1 is 1 again: the neutral point.
    let mut field = [0xff; 32];
    (field[0], field[31]) = (0xed, 0x7f);
    found.push(("not-reduced", "a point whose y is p, not 0", field));
    field[0] = 0xee;
    found.push(("not-reduced-1", "a point whose y is p + 1, not 1", field));
    let mut sign = torsion[0];
    sign[31] |= 0x80;
    found.push(("negative-zero", "a point whose x is a negative zero", sign));
    let off = (2..=255)
        .map(|byte| [byte; 32])
        .find(|bytes| curve25519_dalek::edwards::CompressedEdwardsY(*bytes).decompress().is_none());
    found.push(("off-curve", "no point of the curve", off.unwrap()));
    found
}

/// Keys that are introduced in the course of a game: on slips, by rulings, and by an agreement on a referee.
fn later_keys(all: &mut Collection) {
    let mut game = TestGame::begin(two().referee().first("alice"));
    game.turn("alice", "hello");
    game.rekey("alice", "alice2");
    game.rekey_for("bob", "bob2");
    let organised = TestGame::begin(two().organiser("olga").first("alice"));
    let rekey = |game: &TestGame, by: &str, key: PublicKey| {
        let kind = SlipKind::Rekey(Rekey { player: name(by), key, tip: Some(game.tip("mallory")) });
        game.forge_slip(by, kind, |_| {})
    };
    let ruled = |game: &TestGame, player: &str, key: PublicKey| {
        let rekey = Rekey { player: name(player), key, tip: Some(game.tip("mallory")) };
        game.forge("referee", kinds::ruling(RefereeDecision::Rekey(rekey)), |_| {})
    };
    let used = [
        ("own", "the key that holds", key("bob2")),
        ("former", "the former key, which a ruling has replaced", key("bob")),
        ("other", "another player's key", key("alice2")),
        ("others-former", "another player's former key", key("alice")),
        ("referees", "the referee's key", key("referee")),
    ];
    for (file, what, key) in used {
        let slip = rekey(&game, "bob", key);
        all.post(&game, &format!("rekey-{file}"), CONTENT, &format!("a slip with a new key: {what}"), [slip]);
        let entry = ruled(&game, "bob", key);
        all.last(&game, &format!("ruled-{file}"), CONTENT, &format!("a ruling with a new key: {what}"), entry);
    }
    let slip = rekey(&organised, "bob", key("olga"));
    all.post(&organised, "rekey-organisers", CONTENT, "a slip with a new key: the organiser's", [slip]);
    let first = rekey(&game, "bob", key("bob3"));
    let second = rekey(&game, "alice", key("bob3"));
    let what = "two slips of one entry with the same new key";
    all.post(&game, "rekey-twice", CONTENT, what, [first, second]);
    for (file, what, bytes) in unsound() {
        let key = PublicKey::from_bytes(bytes);
        let slip = rekey(&game, "bob", key);
        all.post(&game, &format!("rekey-{file}"), UNSOUND, &format!("a slip with a new key: {what}"), [slip]);
        let entry = ruled(&game, "bob", key);
        all.last(&game, &format!("ruled-{file}"), UNSOUND, &format!("a ruling with a new key: {what}"), entry);
    }
    referees(all, &game);
}

/// The key of a referee on whom all agree is looked at when the offer is carried out.
fn referees(all: &mut Collection, game: &TestGame) {
    let agree = |game: &TestGame, offered: PublicKey| {
        let mut game = game.clone();
        let slips = game.offered("alice", SlipKind::Offer(Offer::Referee(offered)));
        let pen = game.pen();
        game.with(slips).forge(&pen, kinds::agree(1), |_| {})
    };
    for (file, what, offered) in [
        ("player", "a player's key", key("bob2")),
        ("same", "the key that the referee has", key("referee")),
        ("former", "a player's former key", key("alice")),
        ("replaced", "a player's key that a ruling has replaced", key("bob")),
    ] {
        let what = format!("an agreement on a referee with {what}");
        all.last(game, &format!("agree-{file}"), CONTENT, &what, agree(game, offered));
    }
    let mut second = game.clone();
    second.agreed("alice", adjudicate_testkit::slips::offer_referee("referee2"));
    let what = "an agreement on the referee before the last one";
    all.last(&second, "agree-again", CONTENT, what, agree(&second, key("referee")));
    for (file, what, bytes) in unsound() {
        let what = format!("an agreement on a referee whose key is {what}");
        all.last(game, &format!("agree-{file}"), UNSOUND, &what, agree(game, PublicKey::from_bytes(bytes)));
    }
    // The new key on a slip of the same entry is in use when the offer is looked at.
    let mut both = game.clone();
    let mut slips = both.offered("alice", SlipKind::Offer(Offer::Referee(key("mallory"))));
    slips.push(both.slip("bob", adjudicate_testkit::slips::rekey("bob", "mallory")));
    let pen = both.pen();
    both.with(slips);
    let entry = both.forge_as(&pen, if pen == "bob" { "mallory" } else { "alice2" }, kinds::agree(1), |_| {});
    all.last(game, "agree-rekeyed", CONTENT, "an agreement on a referee whose key a slip of the entry brings", entry);
}
