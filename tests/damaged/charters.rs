//! Charters under which no game can be played (protocol, section 2), and keys that cannot be introduced later.

use adjudicate::crypto::PublicKey;
use adjudicate::log::{Carry, Kind, Offer, Organiser, Player, Referee, Rekey, Series};
use adjudicate::referee::Class;
use adjudicate::rules::OptionValue;

use crate::collection::Collection;
use crate::common::world::sign;
use crate::common::{Terms, World, key, kinds, name, open_game, text};

const CONTENT: (Class, &str) = (Class::Charter, "protocol 2");
const UNSOUND: (Class, &str) = (Class::Charter, "protocol 3");
const OPTIONS: (Class, &str) = (Class::Charter, "ALL-6");

/// The charter of these terms, signed by its organiser.
pub fn charter(terms: &Terms) -> String {
    let by = terms.0.organiser.name.to_string();
    let mut entry = World::open(open_game(&["alice", "bob"])).last();
    (entry.by, entry.kind) = (name(&by), kinds::charter(terms));
    sign(entry, &by)
}

fn two() -> Terms {
    open_game(&["alice", "bob"])
}

pub fn collect(all: &mut Collection) {
    content(all);
    keys(all);
    later_keys(all);
}

fn content(all: &mut Collection) {
    let mut case = |file: &str, fault: (Class, &str), what: &str, terms: Terms| {
        all.add(file, fault, 0, what, charter(&terms));
    };
    case("format-0", CONTENT, "format 0", two().but(|charter| charter.format = 0));
    case("format-2", CONTENT, "format 2", two().but(|charter| charter.format = 2));
    case("game", CONTENT, "a game that there is not", two().game("tic-tac-toe"));
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
    let mut case = |file: &str, fault: (Class, &str), what: &str, terms: Terms| {
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

/// Keys that are introduced in the course of a game.
fn later_keys(all: &mut Collection) {
    let terms = two().referee().first("alice");
    let mut game = World::begin(terms);
    game.turn("alice", "hello");
    game.rekey("alice", "alice2");
    let rekey = |game: &World, by: &str, player: &str, key: PublicKey| {
        let tip = Some(game.tip("mallory"));
        let kind = Kind::Rekey(Rekey { player: name(player), key, tip });
        game.forge(by, kind, |entry| entry.say = (by != player).then(|| text("lost")))
    };
    let mut case = |file: &str, what: &str, entry: String| all.last(&game, file, CONTENT, what, entry);
    case("rekey-own", "a rekey to the key that holds", rekey(&game, "bob", "bob", key("bob")));
    case("rekey-former", "a rekey to a former key", rekey(&game, "alice", "alice", key("alice")));
    case("rekey-other", "a rekey to another player's key", rekey(&game, "bob", "bob", key("alice2")));
    case("rekey-others-former", "a rekey to another player's former key", rekey(&game, "bob", "bob", key("alice")));
    case("rekey-referees", "a rekey to the referee's key", rekey(&game, "bob", "bob", key("referee")));
    case(
        "rekey-by-referee-used",
        "the referee gives a player a used key",
        rekey(&game, "referee", "bob", key("alice")),
    );
    let offer = |key: PublicKey| game.forge("alice", Kind::Offer(Offer::Referee(key)), |_| {});
    case("offer-player", "a referee with a player's key is offered", offer(key("bob")));
    case("offer-same", "the referee is offered again with his key", offer(key("referee")));
    case("offer-former", "a referee with a player's former key is offered", offer(key("alice")));
    let organised = World::begin(two().organiser("olga").first("alice"));
    let what = "a rekey to the organiser's key";
    all.last(&organised, "rekey-organisers", CONTENT, what, rekey(&organised, "bob", "bob", key("olga")));
    for (file, what, bytes) in unsound().into_iter().take(2) {
        let what = format!("a rekey to {what}");
        let entry = rekey(&game, "bob", "bob", PublicKey::from_bytes(bytes));
        all.last(&game, &format!("rekey-{file}"), UNSOUND, &what, entry);
    }
    let (_, what, bytes) = unsound()[7];
    let what = format!("a referee whose key is {what} is offered");
    let offer = game.forge("alice", Kind::Offer(Offer::Referee(PublicKey::from_bytes(bytes))), |_| {});
    all.last(&game, "offer-off-curve", UNSOUND, &what, offer);

    // A key that a voided rekey introduced has been used.
    let mut voided = World::begin(two().referee().first("alice"));
    voided.rekey_for("bob", "bob2");
    voided.note("bob");
    let what = "a rekey to the key of a rekey that is void";
    all.last(&voided, "rekey-voided", CONTENT, what, rekey(&voided, "referee", "bob", key("bob2")));
    // Offered when it was new, used by somebody else before all had agreed.
    let mut late = World::begin(open_game(&["alice", "bob", "carol"]).first("alice"));
    let offer = late.write("bob", kinds::offer_referee("mallory"));
    late.write("carol", kinds::accept(offer));
    late.rekey("carol", "mallory");
    let what = "a referee is agreed on whose key has become another's";
    all.last(&late, "accept-used", CONTENT, what, late.forge("alice", kinds::accept(offer), |_| {}));
}
