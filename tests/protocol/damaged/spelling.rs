//! Entries that are not written in their one spelling (protocol, section 1). All are signed as they stand.

use adjudicate::log::{EventPlace, Organiser};
use adjudicate::referee::FaultClass;
use adjudicate_testkit::world::sign_bytes;
use adjudicate_testkit::{Terms, TestGame, key, kinds, name, open_game, text};

use crate::damaged::collection::Collection;

const FAULT: (FaultClass, &str) = (FaultClass::Spelling, "protocol 1");

/// An entry's text in which `from`, which stands there once, is replaced; signed again.
pub fn edited(entry: &str, from: &str, to: impl AsRef<[u8]>, holder: &str) -> Vec<u8> {
    assert_eq!(entry.matches(from).count(), 1, "`{from}` in {entry}");
    let (before, after) = entry.split_once(from).unwrap();
    sign_bytes(&[before.as_bytes(), to.as_ref(), after.as_bytes()].concat(), holder)
}

/// A game in which Alice is to make the first turn.
fn quiet() -> TestGame {
    TestGame::begin(open_game(&["alice", "bob"]).first("alice"))
}

/// A charter with everything that an open game's charter can have.
fn full() -> Terms {
    open_game(&["alice", "bob"]).first("bob").referee_dice().clock(7, 3, 30).but(|charter| {
        charter.players[0].mail = Some(text("alice@example.org"));
        charter.players[0].display = Some(text("Alice \u{1f3b2} Liddell"));
        charter.organiser = Organiser { name: name("olga"), key: key("olga") };
        charter.event = Some(EventPlace {
            id: adjudicate::crypto::Digest([0xab; 32]),
            section: name("section-a"),
            round: 2,
            board: 13,
        });
    })
}

pub fn collect(all: &mut Collection) {
    turns(all);
    texts(all);
    scalars(all);
    layout(all);
    charters(all);
    other_kinds(all);
    frames(all);
}

/// The same turn, misspelled in one place each.
fn turns(all: &mut Collection) {
    let game = quiet();
    let turn = game.forge("alice", kinds::turn_to("hello", "to=bob"), |_| {});
    let mut case = |file: &str, what: &str, from: &str, to: &str| {
        all.last(&game, file, FAULT, what, edited(&turn, from, to, "alice"));
    };
    case("key-twice", "the key `by` stands there twice", "by: alice\n", "by: alice\nby: alice\n");
    case("key-twice-below", "`move` twice", "  position", "  move: \"hello\"\n  position");
    case("two-kinds", "a turn that is an answer as well", "sig: ", "answer: true\nsig: ");
    case("anchor", "an anchor", "by: alice", "by: &who alice");
    case("alias", "an alias", "position: \"to=bob\"", "position: *what");
    case("tag", "a tag", "by: alice", "by: !!str alice");
    case("tag-text", "a tag before text", "\"hello\"", "!!str \"hello\"");
    case(
        "flow-map",
        "a map in flow style",
        "turn:\n  move: \"hello\"\n  position: \"to=bob\"\n",
        "turn: {move: \"hello\", position: \"to=bob\"}\n",
    );
    case("flow-map-empty", "an empty map", "sig: ", "reveal: {}\nsig: ");
    case("flow-list-empty", "an empty list", "sig: ", "reveal: []\nsig: ");
    case("comment-line", "a line that is a comment", "turn:\n", "# my move\nturn:\n");
    case("comment-behind", "a comment behind a value", "by: alice", "by: alice # me");
    case("comment-behind-text", "a comment behind text", "\"hello\"", "\"hello\" # greeting");
    case("merge-key", "a merge key", "by: alice\n", "by: alice\n<<: *defaults\n");
    case("explicit-key", "a key with a question mark", "by: alice", "? by\n: alice");
    case("quoted-key", "a quoted key", "by: alice", "\"by\": alice");
    case("capital-key", "a key with a capital letter", "by: alice", "By: alice");
    case("no-blank-after-colon", "no blank after the colon", "by: alice", "by:alice");
    case("two-blanks-after-colon", "two blanks after the colon", "by: alice", "by:  alice");
    case("blank-before-colon", "a blank before the colon", "by: alice", "by : alice");
    case("value-on-next-line", "the value stands on the next line", "by: alice", "by:\n  alice");
    case("order-seq", "`seq` behind `prev`", "seq: 3\nprev: ", "prev: ");
    case("order-by", "`at` before `by`", "by: alice\n", "");
    case(
        "order-move",
        "`position` before `move`",
        "move: \"hello\"\n  position: \"to=bob\"",
        "position: \"to=bob\"\n  move: \"hello\"",
    );
    case("order-say", "`say` before the kind", "turn:\n", "say: \"first\"\nturn:\n");
    case("order-dice", "`say` before `dice`", "sig: ", "say: \"well\"\ndice: \"4\"\nsig: ");
    case("unknown-key", "a key that no entry has", "sig: ", "mood: \"good\"\nsig: ");
    case("unknown-key-turn", "a key that no turn has", "  position", "  clock: 5\n  position");
    case(
        "unknown-kind",
        "a kind that there is not",
        "turn:\n  move: \"hello\"\n  position: \"to=bob\"\n",
        "pass: true\n",
    );
    case("no-kind", "no kind", "turn:\n  move: \"hello\"\n  position: \"to=bob\"\n", "");
    case("no-seq", "no `seq`", "seq: 3\n", "");
    case("no-move", "a turn without `move`", "  move: \"hello\"\n", "");
    case("no-position", "a turn without `position`", "  position: \"to=bob\"\n", "");
    case("null", "`null` for what is absent", "sig: ", "say: null\nsig: ");
    case("null-tilde", "`~` for what is absent", "sig: ", "say: ~\nsig: ");
    case("null-empty", "nothing for what is absent", "sig: ", "say:\nsig: ");
    case("turn-empty", "a turn without anything", "turn:\n  move: \"hello\"\n  position: \"to=bob\"\n", "turn:\n");
    case(
        "turn-scalar",
        "a turn that is no map",
        "turn:\n  move: \"hello\"\n  position: \"to=bob\"\n",
        "turn: \"hello\"\n",
    );
    case(
        "turn-list",
        "a turn that is a list",
        "  move: \"hello\"\n  position: \"to=bob\"\n",
        "  - \"hello\"\n  - \"to=bob\"\n",
    );
    case("by-map", "a name that is a map", "by: alice", "by:\n  name: alice");
    case("proof-empty", "an empty proof", "  position: \"to=bob\"\n", "  position: \"to=bob\"\n  proof: {}\n");
    case("proof-true", "a proof that is no map", "  position: \"to=bob\"\n", "  position: \"to=bob\"\n  proof: true\n");
}

/// Texts, each in a remark beside the same turn.
fn texts(all: &mut Collection) {
    let game = quiet();
    let turn = game.forge("alice", kinds::turn_to("hello", "to=bob"), |entry| entry.say = Some(text("SAY")));
    let mut case = |file: &str, what: &str, to: &[u8]| {
        all.last(&game, file, FAULT, what, edited(&turn, "\"SAY\"", to, "alice"));
    };
    case("text-plain", "text without quotes", b"good luck");
    case("text-single-quotes", "text in single quotes", b"'good luck'");
    case("text-open", "text whose quote is not closed", b"\"good luck");
    case("text-behind", "something behind the closing quote", b"\"good luck\" all");
    case("text-quote-inside", "a quote inside text without a backslash", b"\"good \"luck\"\"");
    case("text-backslash-last", "a backslash before the closing quote", b"\"good luck\\\"");
    case("text-empty", "an empty text", b"\"\"");
    case("text-block", "a text as a block", b"|\n  good luck");
    case("text-folded", "a folded text", b">\n  good luck");
    case("text-two-lines", "a text over two lines", b"\"good\n  luck\"");
    case("text-tab", "a tab in a text", b"\"good\tluck\"");
    case("text-bell", "a control character as it is", b"\"good\x07luck\"");
    case("text-delete", "U+007F as it is", b"\"good\x7fluck\"");
    case("text-nul", "a zero byte", b"\"good\0luck\"");
    case("text-utf8", "a letter outside ASCII as it is", "\"gr\u{fc}\u{df}e\"".as_bytes());
    case("text-bom", "a byte order mark in a text", "\"\u{feff}hello\"".as_bytes());
    case("text-latin1", "bytes that are not UTF-8", b"\"gr\xfc\xdfe\"");
    case("text-overlong", "an overlong UTF-8 sequence", b"\"a\xc0\xafb\"");
    case("text-surrogate-bytes", "a surrogate in UTF-8", b"\"a\xed\xa0\x80b\"");
    case("text-cut-utf8", "a UTF-8 sequence that is cut", b"\"a\xe2\x82\"");
    case("text-ff", "the byte 0xff", b"\"\xff\"");
    case("escape-newline", "the escape `\\n`", b"\"good\\nluck\"");
    case("escape-tab", "the escape `\\t`", b"\"good\\tluck\"");
    case("escape-slash", "the escape `\\/`", b"\"good\\/luck\"");
    case("escape-hex", "the escape `\\x`", b"\"\\xe9\"");
    case("escape-ascii", "an escape for a letter that needs none", b"\"\\u0041lice\"");
    case("escape-quote", "a quote that is written with `\\u`", b"\"\\u0022\"");
    case("escape-backslash", "a backslash that is written with `\\u`", b"\"\\u005c\"");
    case("escape-upper-case", "an escape with upper-case digits", b"\"\\u00E9\"");
    case("escape-long-for-short", "`\\U` where `\\u` suffices", b"\"\\U000000e9\"");
    case("escape-short", "an escape with three digits", b"\"caf\\u0e9\"");
    case("escape-cut", "an escape at the end of the text", b"\"caf\\u00\"");
    case("escape-pair", "a pair of surrogates", b"\"\\ud83c\\udfb2\"");
    case("escape-surrogate", "a surrogate", b"\"\\ud800\"");
    case("escape-surrogate-long", "a surrogate with eight digits", b"\"\\U0000dc00\"");
    case("escape-beyond", "a character beyond U+10FFFF", b"\"\\U00110000\"");
    case("escape-huge", "an escape far beyond", b"\"\\Uffffffff\"");
    case("escape-brace", "an escape with braces", b"\"\\u{e9}\"");
    case("control-0000", "U+0000", b"\"\\u0000\"");
    case("control-000a", "U+000A, a line end", b"\"\\u000a\"");
    case("control-001b", "U+001B, which begins terminal sequences", b"\"\\u001b[2J\"");
    case("control-007f", "U+007F", b"\"\\u007f\"");
    case("control-0085", "U+0085, a line end of another kind", b"\"\\u0085\"");
    case("control-009f", "U+009F", b"\"\\u009f\"");
    for code in [0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069] {
        let what = format!("U+{code:04X}, which changes the direction of text");
        case(&format!("bidi-{code:04x}"), &what, format!("\"a\\u{code:04x}b\"").as_bytes());
    }
    case("text-2001", "a text of 2,001 characters", format!("\"{}\"", "a".repeat(2_001)).as_bytes());
    case(
        "text-2001-escaped",
        "a text of 2,001 escaped characters",
        format!("\"{}\"", "\\u00e9".repeat(2_001)).as_bytes(),
    );
    // 1,700 dice of ten bytes each are a text, but with them the entry has more than 16 KiB.
    case("entry-too-long", "an entry of more than 16 KiB", format!("\"{}\"", "\\U0001f3b2".repeat(1_700)).as_bytes());
    case("brackets", "20,000 opening brackets", "[".repeat(20_000).as_bytes());
    case("brackets-few", "2,000 opening brackets", "[".repeat(2_000).as_bytes());
    case("braces", "2,000 opening braces", "{a: ".repeat(2_000).as_bytes());
    let nested: String = (1..100).map(|level| format!("\n{}a:", "  ".repeat(level))).collect();
    case("nested", "maps in maps, a hundred deep", nested.as_bytes());
    let dashes = format!("\n  {}1", "- ".repeat(200));
    case("nested-lists", "lists in lists, two hundred deep", dashes.as_bytes());
    case("aliases", "aliases that multiply", b"[&a [x, x], &b [*a, *a], &c [*b, *b], &d [*c, *c]]");
}

/// Values of the other types.
fn scalars(all: &mut Collection) {
    let game = quiet();
    let turn = game.forge("alice", kinds::turn_to("hello", "to=bob"), |_| {});
    let mut case = |file: &str, what: &str, from: &str, to: &str| {
        all.last(&game, file, FAULT, what, edited(&turn, from, to, "alice"));
    };
    for (file, int, what) in [
        ("zeros", "03", "an integer with a leading zero"),
        ("sign", "+3", "an integer with a plus sign"),
        ("minus", "-3", "a negative integer"),
        ("point", "3.0", "an integer with a decimal point"),
        ("hex", "0x3", "a hexadecimal integer"),
        ("octal", "0o3", "an octal integer"),
        ("exponent", "3e0", "an integer with an exponent"),
        ("underscore", "0_3", "an integer with an underscore"),
        ("quoted", "\"3\"", "an integer in quotes"),
        ("large", "9007199254740992", "an integer of 2^53"),
        ("very-large", "18446744073709551619", "an integer beyond 64 bits"),
    ] {
        case(&format!("int-{file}"), what, "seq: 3", &format!("seq: {int}"));
    }
    for (file, who, what) in [
        ("capital", "Alice", "a name with a capital letter"),
        ("underscore", "al_ice", "a name with an underscore"),
        ("digit-first", "1alice", "a name that begins with a digit"),
        ("dash-first", "-alice", "a name that begins with a dash"),
        ("dot", "al.ice", "a name with a dot"),
        ("quoted", "\"alice\"", "a name in quotes"),
        ("long", "aliceaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "a name of 33 characters"),
        ("true", "true", "a name that YAML takes for a truth value"),
        ("null", "null", "a name that YAML takes for nothing"),
        ("yes", "yes", "a name that old YAML takes for a truth value"),
        ("no", "no", "the name `no`"),
        ("on", "on", "the name `on`"),
        ("off", "off", "the name `off`"),
        ("y", "y", "the name `y`"),
        ("n", "n", "the name `n`"),
        ("nan", "nan", "a name that some read as a number"),
        ("inf", "inf", "the name `inf`"),
        ("infinity", "infinity", "the name `infinity`"),
        ("two-words", "alice b", "a name with a blank"),
    ] {
        case(&format!("name-{file}"), what, "by: alice", &format!("by: {who}"));
    }
    let at = turn.lines().find(|line| line.starts_with("at: ")).unwrap();
    for (file, time, what) in [
        ("plain", "2026-11-20T17:03:11Z", "a time without quotes"),
        ("february", "\"2026-02-30T17:03:11Z\"", "the 30th of February"),
        ("leap-day", "\"2026-02-29T17:03:11Z\"", "the 29th of February of a common year"),
        ("century", "\"2100-02-29T17:03:11Z\"", "the 29th of February 2100"),
        ("month-13", "\"2026-13-01T17:03:11Z\"", "a thirteenth month"),
        ("month-0", "\"2026-00-01T17:03:11Z\"", "a month before January"),
        ("day-0", "\"2026-11-00T17:03:11Z\"", "a day before the first"),
        ("day-31", "\"2026-11-31T17:03:11Z\"", "the 31st of November"),
        ("hour-24", "\"2026-11-20T24:00:00Z\"", "an hour 24"),
        ("minute-60", "\"2026-11-20T17:60:00Z\"", "a minute 60"),
        ("second-60", "\"2026-12-31T23:59:60Z\"", "a second 60"),
        ("year-0", "\"0000-11-20T17:03:11Z\"", "the year 0"),
        ("year-5-digits", "\"12026-11-20T17:03:11Z\"", "a year of five digits"),
        ("offset", "\"2026-11-20T17:03:11+00:00\"", "a time with an offset"),
        ("no-zone", "\"2026-11-20T17:03:11\"", "a time without its `Z`"),
        ("fraction", "\"2026-11-20T17:03:11.5Z\"", "a fraction of a second"),
        ("blank", "\"2026-11-20 17:03:11Z\"", "a blank for the `T`"),
        ("lower-case", "\"2026-11-20t17:03:11z\"", "lower-case letters in a time"),
        ("short", "\"2026-11-20T17:03Z\"", "a time without seconds"),
        ("digits", "\"2026-11-2\\u0660T17:03:11Z\"", "a digit of another script"),
    ] {
        case(&format!("time-{file}"), what, at, &format!("at: {time}"));
    }
    let prev = game.state.head().to_string();
    let hex = prev.strip_prefix("sha256:").unwrap();
    for (file, id, what) in [
        ("upper-case", format!("sha256:{}", hex.to_uppercase()), "an id with upper-case digits"),
        ("short", format!("sha256:{}", &hex[1..]), "an id with 63 digits"),
        ("long", format!("sha256:{hex}0"), "an id with 65 digits"),
        ("bare", hex.to_owned(), "an id without `sha256:`"),
        ("other-hash", format!("sha512:{hex}"), "an id of another hash"),
        ("quoted", format!("\"{prev}\""), "an id in quotes"),
        ("no-hex", format!("sha256:g{}", &hex[1..]), "an id with a letter that is no digit"),
    ] {
        case(&format!("id-{file}"), what, &prev, &id);
    }
    let mut open = TestGame::open(open_game(&["alice", "bob"]));
    let join = open.changed("alice", kinds::join(), |_| {});
    let tip = adjudicate::log::Bytes(open.chain_of("alice").tip()).to_string();
    for (file, b64, what) in [
        ("no-padding", tip.trim_end_matches('=').to_owned(), "base64 without its padding"),
        ("more-padding", format!("{tip}="), "base64 with too much padding"),
        ("url", tip.replacen(|c: char| c.is_ascii_alphabetic(), "_", 1), "base64 with the letters of URLs"),
        ("short", tip[4..].to_owned(), "base64 of 29 bytes"),
        ("long", format!("AAAA{tip}"), "base64 of 35 bytes"),
        ("blank", format!("{} {}", &tip[..20], &tip[20..]), "base64 with a blank"),
        ("two-lines", format!("{}\n    {}", &tip[..20], &tip[20..]), "base64 over two lines"),
        ("quoted", format!("\"{tip}\""), "base64 in quotes"),
        ("hex", "07".repeat(32), "hexadecimal digits for base64"),
        ("empty", "\"\"".to_owned(), "nothing for base64"),
    ] {
        all.last(&open, &format!("b64-{file}"), FAULT, what, edited(&join, &tip, b64, "alice"));
    }
    // The last digit before one `=` has two bits that must be zero.
    let digits = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let last = tip.as_bytes()[42];
    let place = digits.iter().position(|digit| *digit == last).unwrap();
    let loose = format!("{}{}=", &tip[..42], char::from(digits[place + 1]));
    let what = "base64 with bits behind the last byte";
    all.last(&open, "b64-loose-bits", FAULT, what, edited(&join, &tip, loose, "alice"));
    let sig = join.lines().last().unwrap();
    for (file, line, what) in [
        ("short", format!("{}=", &sig[..sig.len() - 5]), "a signature of 62 bytes"),
        ("no-padding", sig.trim_end_matches('=').to_owned(), "a signature without its padding"),
        ("quoted", format!("sig: \"{}\"", &sig[5..]), "a signature in quotes"),
        ("armored", "sig: -----BEGIN SSH SIGNATURE-----".to_owned(), "an armored signature"),
        ("trailing-blank", format!("{sig} "), "a blank behind the signature"),
        ("cr", format!("{sig}\r"), "a carriage return behind the signature"),
    ] {
        all.last(&open, &format!("sig-{file}"), FAULT, what, join.replace(sig, &line));
    }
    let yes = game.forge("alice", kinds::resign(), |_| {});
    for (file, value) in [
        ("capital", "True"),
        ("false", "false"),
        ("yes", "yes"),
        ("one", "1"),
        ("quoted", "\"true\""),
        ("null", "null"),
    ] {
        let what = format!("`{value}` where only `true` can stand");
        let entry = edited(&yes, "resign: true", format!("resign: {value}"), "alice");
        all.last(&game, &format!("true-{file}"), FAULT, &what, entry);
    }
}

/// Lines, blanks and indentation.
fn layout(all: &mut Collection) {
    let game = quiet();
    let turn = game.forge("alice", kinds::turn_to("hello", "to=bob"), |_| {});
    let mut case = |file: &str, what: &str, from: &str, to: &str| {
        all.last(&game, file, FAULT, what, edited(&turn, from, to, "alice"));
    };
    case("crlf-line", "one line that ends with CR LF", "by: alice\n", "by: alice\r\n");
    case("cr", "a carriage return alone", "by: alice\n", "by: alice\r");
    case("blank-line", "a blank line", "turn:\n", "\nturn:\n");
    case("blank-line-inside", "a blank line in a map", "  position", "\n  position");
    case("blank-line-blanks", "a line of blanks", "turn:\n", "  \nturn:\n");
    case("blank-line-before-sig", "a blank line before `sig`", "sig: ", "\nsig: ");
    case("tab-indent", "a tab for indentation", "  move", "\tmove");
    case("tab-after-colon", "a tab after the colon", "by: alice", "by:\talice");
    case("trailing-blank", "a blank at the end of a line", "by: alice\n", "by: alice \n");
    case("trailing-blank-key", "a blank behind `turn:`", "turn:\n", "turn: \n");
    case("trailing-tab", "a tab at the end of a line", "by: alice\n", "by: alice\t\n");
    case("indent-4", "an indentation of four", "  move: \"hello\"\n  position", "    move: \"hello\"\n    position");
    case("indent-1", "an indentation of one", "  move: \"hello\"\n  position", " move: \"hello\"\n position");
    case("indent-0", "no indentation", "  move: \"hello\"\n  position", "move: \"hello\"\nposition");
    case("indent-uneven", "an indentation that changes", "  position", "   position");
    case("indent-top", "a first key that is indented", "seq: 3", "  seq: 3");
    case("document-end", "the end of a document", "sig: ", "...\nsig: ");
    case("form-feed", "a form feed", "turn:\n", "\x0cturn:\n");
    case("no-break-space", "a no-break space for indentation", "  move", "\u{a0} move");
    case("line-separator", "U+2028 for a line end", "by: alice\n", "by: alice\u{2028}");
}

/// Charters, which have the deepest maps.
fn charters(all: &mut Collection) {
    let charter = TestGame::open(full()).log();
    let options =
        TestGame::open(full()).log().replace("  first: bob\n", "  options:\n    b: 1\n    a: 2\n  first: bob\n");
    let mut case = |file: &str, what: &str, from: &str, to: &str| {
        all.add(&format!("charter-{file}"), FAULT, 0, what, edited(&charter, from, to, "olga"));
    };
    case("unknown-key", "a key that no charter has", "  nonce", "  stake: \"beer\"\n  nonce");
    case("unknown-key-player", "a key that no player has", "      mail:", "      age: 8\n      mail:");
    case(
        "unknown-key-organiser",
        "a key that no organiser has",
        "  referee:\n",
        "    mail: \"o@example.org\"\n  referee:\n",
    );
    case("unknown-key-referee", "a referee with a name", "  referee:\n", "  referee:\n    name: referee\n");
    case("unknown-key-clock", "a key that no clock has", "    grace_days: 30\n", "    grace_days: 30\n    hours: 2\n");
    case("unknown-key-event", "a key that no event has", "    board: 13\n", "    board: 13\n    table: 2\n");
    case("clock-two-fields", "a clock with two fields", "    grace_days: 30\n", "");
    case(
        "clock-order",
        "a clock in another order",
        "    transit_days: 3\n    grace_days: 30\n",
        "    grace_days: 30\n    transit_days: 3\n",
    );
    case(
        "clock-absence-none",
        "a clock with no days of absence, written out",
        "    grace_days: 30\n",
        "    grace_days: 30\n    absence_days: 0\n",
    );
    case(
        "clock-absence-first",
        "days of absence before those of grace",
        "    grace_days: 30\n",
        "    absence_days: 9\n    grace_days: 30\n",
    );
    case("clock-negative", "a clock that runs backwards", "days_per_turn: 7", "days_per_turn: -7");
    case("event-no-board", "an event without `board`", "    board: 13\n", "");
    case("no-format", "no `format`", "  format: 1\n", "");
    case("no-game", "no `game`", "  game: open\n", "");
    case("no-rules", "no `rules`", "  rules: 1\n", "");
    case("no-nonce", "no `nonce`", &nonce_line(&charter), "");
    case("nonce-short", "a nonce of 13 bytes", &nonce_line(&charter), "  nonce: AQEBAQEBAQEBAQEBAQ==\n");
    case("nonce-twice", "two nonces", "  nonce: ", "  nonce: AQEBAQEBAQEBAQEBAQEBAQ==\n  nonce: ");
    case("game-quoted", "a game in quotes", "game: open", "game: \"open\"");
    case("format-quoted", "a format in quotes", "format: 1", "format: \"1\"");
    case("order", "`rules` before `game`", "  game: open\n  rules: 1\n", "  rules: 1\n  game: open\n");
    case("mail-plain", "an address without quotes", "\"alice@example.org\"", "alice@example.org");
    case("display-raw", "a name with an emoji as it is", "\\U0001f3b2", "\u{1f3b2}");
    case("display-pair", "a name with an emoji as surrogates", "\\U0001f3b2", "\\ud83c\\udfb2");
    case("player-no-name", "a player without `name`", "    - name: bob\n      key", "    - key");
    case("players-map", "players who are no list", "    - name: bob\n      key", "    bob:\n      key");
    case("player-name-only", "a list of names for players", "    - name: bob\n", "    - bob\n    - name: carol\n");
    case("item-indent", "items as far left as their key", "    - name: bob\n      key", "  - name: bob\n    key");
    case(
        "item-map-indent",
        "a map in an item that is indented by four",
        "    - name: bob\n      key",
        "    - name: bob\n        key",
    );
    case("item-dash-alone", "a dash alone on its line", "    - name: bob\n", "    -\n      name: bob\n");
    case("item-two-blanks", "two blanks after the dash", "    - name: bob", "    -  name: bob");
    case("options-empty", "options that are empty", "  first: bob\n", "  options: {}\n  first: bob\n");
    case("options-nothing", "options with nothing below", "  first: bob\n", "  options:\n  first: bob\n");
    case(
        "options-capital",
        "an option with a capital letter",
        "  first: bob\n",
        "  options:\n    Stones: 9\n  first: bob\n",
    );
    case(
        "options-digit",
        "an option that begins with a digit",
        "  first: bob\n",
        "  options:\n    9stones: 9\n  first: bob\n",
    );
    case(
        "options-dash",
        "an option with a dash",
        "  first: bob\n",
        "  options:\n    all-in-mills: any\n  first: bob\n",
    );
    case(
        "options-long",
        "an option of 33 characters",
        "  first: bob\n",
        &format!("  options:\n    {}: 9\n  first: bob\n", "a".repeat(33)),
    );
    case(
        "options-map",
        "an option that is a map",
        "  first: bob\n",
        "  options:\n    stones:\n      x: 9\n  first: bob\n",
    );
    case(
        "options-float",
        "an option that is no whole number",
        "  first: bob\n",
        "  options:\n    stones: 4.5\n  first: bob\n",
    );
    case(
        "options-twice",
        "an option twice",
        "  first: bob\n",
        "  options:\n    stones: 4\n    stones: 4\n  first: bob\n",
    );
    case(
        "key-comment",
        "a key with a comment behind it",
        &format!("key: {}\n  referee", key("olga")),
        &format!("key: {} olga\n  referee", key("olga")),
    );
    case(
        "key-rsa",
        "a key of another type",
        &format!("key: {}\n      mail", key("alice")),
        "key: ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQDA\n      mail",
    );
    case("key-quoted", "a key in quotes", &key("bob").to_string(), &format!("\"{}\"", key("bob")));
    case(
        "key-two-blanks",
        "a key with two blanks",
        &key("bob").to_string(),
        &key("bob").to_string().replace(' ', "  "),
    );
    case(
        "key-fingerprint",
        "a fingerprint for a key",
        &key("bob").to_string(),
        "SHA256:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU",
    );
    case(
        "key-no-base64",
        "a key whose base64 is damaged",
        &key("bob").to_string(),
        &key("bob").to_string().replace("AAAAC3", "AAA!C3"),
    );
    case(
        "key-short",
        "a key with a byte too few",
        &key("bob").to_string(),
        "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAHwEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=",
    );
    let what = "options out of their order";
    all.add("charter-options-order", FAULT, 0, what, sign_bytes(options.as_bytes(), "olga"));
}

fn nonce_line(charter: &str) -> String {
    format!("{}\n", charter.lines().find(|line| line.starts_with("  nonce: ")).unwrap())
}

/// Acts other than turns.
fn other_kinds(all: &mut Collection) {
    let mut game = TestGame::begin(open_game(&["alice", "bob"]).referee().clock(7, 3, 0));
    let answer = game.changed("alice", kinds::answer(), |_| {});
    let ruling = game.forge("referee", kinds::forfeit("bob"), |_| {});
    let here = game.forge("referee", kinds::here(), |_| {});
    let claim = game.forge("alice", kinds::claim_draw(), |_| {});
    let agree = game.forge("alice", kinds::agree(1), |_| {});
    let rekey = game.forge("referee", kinds::rule_rekey("bob", "bob2"), |_| {});
    let mut case = |file: &str, what: &str, entry: &str, by: &str, from: &str, to: &str| {
        all.last(&game, file, FAULT, what, edited(entry, from, to, by));
    };
    let reason = "  reason: \"as the club's rules have it\"\n";
    case("claim-unknown", "a claim of something unknown", &claim, "alice", "draw: true", "victory: true");
    case("claim-two", "two claims in one", &claim, "alice", "  draw: true\n", "  draw: true\n  timeout: bob\n");
    case("claim-timeout", "a claim of time that is no slip", &claim, "alice", "draw: true", "timeout: bob");
    case("claim-false", "a claim of no draw", &claim, "alice", "draw: true", "draw: false");
    case("agree-negative", "an agreement on a slip before the first", &agree, "alice", "agree: 1", "agree: -1");
    case("agree-true", "an agreement to everything", &agree, "alice", "agree: 1", "agree: true");
    case("agree-id", "an agreement on an id", &agree, "alice", "agree: 1", &format!("agree: {}", game.state.head()));
    for (file, act) in [
        ("offer", "offer:\n  draw: true"),
        ("offer-scalar", "offer: draw"),
        ("accept", "accept: 1"),
        ("decline", "decline: 1"),
        ("note", "note: true"),
        ("order", "order:\n  when: \"a1\"\n  then: \"b2\""),
        ("extend", "extend:\n  player: bob\n  days: 4"),
    ] {
        let what = format!("`{file}` as the act of an entry");
        case(&format!("act-{file}"), &what, &agree, "alice", "agree: 1", act);
    }
    let act = format!("rekey:\n  player: bob\n  key: {}", key("bob2"));
    case("act-rekey", "`rekey` as the act of an entry", &agree, "alice", "agree: 1", &act);
    case("post-false", "no post", &agree, "alice", "agree: 1", "post: false");
    case("answer-map", "an answer that is a map", &agree, "alice", "agree: 1", "answer:\n  now: true");
    case("save-text", "tokens in quotes", &agree, "alice", "agree: 1", "save: \"1\"");
    case("ruling-unknown", "a ruling of an unknown kind", &ruling, "referee", "  forfeit: bob\n", "  expel: bob\n");
    for (file, verdict) in [
        ("uphold", "uphold: 3"),
        ("dismiss", "dismiss: 3"),
        ("extend", "extend:\n    player: bob\n    days: 4"),
        ("here-false", "here: false"),
        ("here-name", "here: bob"),
        ("forfeit-true", "forfeit: true"),
        ("forfeit-list", "forfeit:\n    - bob"),
        ("result-plain", "result: alice 1, bob 0"),
    ] {
        let what = format!("a ruling that is `{}`", verdict.lines().next().unwrap());
        case(&format!("ruling-{file}"), &what, &ruling, "referee", "forfeit: bob", verdict);
    }
    case("ruling-no-reason", "a ruling without its reason", &ruling, "referee", reason, "");
    case("ruling-no-nr", "a ruling without its number", &ruling, "referee", "  nr: 1\n", "");
    case(
        "ruling-nr-behind",
        "a ruling whose number stands behind its reason",
        &ruling,
        "referee",
        &format!("  nr: 1\n{reason}"),
        &format!("{reason}  nr: 1\n"),
    );
    case(
        "ruling-nr-first",
        "a ruling whose number comes first",
        &ruling,
        "referee",
        "  forfeit: bob\n  nr: 1\n",
        "  nr: 1\n  forfeit: bob\n",
    );
    case("ruling-nr-zeros", "a ruling's number with a leading zero", &ruling, "referee", "nr: 1", "nr: 01");
    case("ruling-nr-quoted", "a ruling's number in quotes", &ruling, "referee", "nr: 1", "nr: \"1\"");
    case("ruling-nr-negative", "a negative number of a ruling", &ruling, "referee", "nr: 1", "nr: -1");
    case(
        "ruling-reason-first",
        "a ruling whose reason comes first",
        &ruling,
        "referee",
        &format!("  forfeit: bob\n  nr: 1\n{reason}"),
        &format!("{reason}  forfeit: bob\n  nr: 1\n"),
    );
    case("ruling-two", "two rulings in one", &ruling, "referee", "  forfeit: bob\n", "  forfeit: bob\n  here: true\n");
    case(
        "ruling-here-two",
        "two rulings in one, `here` first",
        &here,
        "referee",
        "  here: true\n",
        "  here: true\n  forfeit: bob\n",
    );
    case(
        "ruling-only-reason",
        "a ruling that is a number and a reason only",
        &ruling,
        "referee",
        "  forfeit: bob\n",
        "",
    );
    case(
        "ruling-scalar",
        "a ruling that is no map",
        &ruling,
        "referee",
        &format!("ruling:\n  forfeit: bob\n  nr: 1\n{reason}"),
        "ruling: forfeit\n",
    );
    case(
        "rekey-unknown-key",
        "a key that no rekey has",
        &rekey,
        "referee",
        "    player: bob\n",
        "    player: bob\n    old: true\n",
    );
    case("rekey-no-player", "a rekey of nobody", &rekey, "referee", "    player: bob\n", "");
    case("reveal-list", "elements in a list", &answer, "alice", "  alice: ", "  - alice: ");
    case("reveal-name", "an element of something that is no name", &answer, "alice", "  alice: ", "  Alice: ");
    case("reveal-short", "an element of 33 characters", &answer, "alice", "  alice: ", "  alice: A");
    let line = answer.lines().find(|line| line.starts_with("  alice: ")).unwrap();
    case("reveal-twice", "an element twice", &answer, "alice", line, &format!("{line}\n{line}"));
    let dice = answer.lines().find(|line| line.starts_with("dice: ")).unwrap();
    case("dice-plain", "dice without quotes", &answer, "alice", dice, &dice.replace('"', ""));
    case("dice-empty", "no numbers", &answer, "alice", dice, "dice: \"\"");
    case(
        "dice-order",
        "dice before the elements",
        &answer,
        "alice",
        &format!("reveal:\n{line}\n{dice}"),
        &format!("{dice}\nreveal:\n{line}"),
    );
    case(
        "reveal-first",
        "elements before the act",
        &answer,
        "alice",
        &format!("answer: true\nreveal:\n{line}\n"),
        &format!("reveal:\n{line}\nanswer: true\n"),
    );
    let mut early = TestGame::open(open_game(&["alice", "bob"]));
    let join = early.changed("alice", kinds::join(), |_| {});
    let tip = join.lines().find(|line| line.starts_with("  tip: ")).unwrap();
    let tip = format!("{tip}\n");
    let what = "a join without its tip";
    all.last(&early, "join-no-tip", FAULT, what, edited(&join, &format!("join:\n{tip}"), "join: true\n", "alice"));
    let what = "a key that no join has";
    let more = format!("{tip}  length: 65536\n");
    all.last(&early, "join-unknown-key", FAULT, what, edited(&join, &tip, more, "alice"));
}

/// The boundaries between entries.
fn frames(all: &mut Collection) {
    let game = quiet();
    let (log, count) = (game.log(), game.entries.len());
    let turn = game.forge("alice", kinds::turn_to("hello", "to=bob"), |_| {});
    let whole = game.log_with(&turn);
    let mut case = |file: &str, what: &str, entry: usize, log: Vec<u8>| all.add(file, FAULT, entry, what, log);
    let mut frames = |file: &str, what: &str, entry: usize, log: String| case(file, what, entry, log.into_bytes());
    frames("empty", "nothing at all", 0, String::new());
    frames("line-end", "a line end and nothing else", 0, "\n".to_owned());
    frames("dashes", "the first line and nothing else", 0, "---\n".to_owned());
    frames("dashes-cut", "the first line without its end", 0, "---".to_owned());
    frames("html", "a web page", 0, "<!DOCTYPE html>\n<title>Not found</title>\n".to_owned());
    frames("bom", "a byte order mark before the first entry", 0, format!("\u{feff}{log}"));
    frames("utf16", "a log in UTF-16", 0, log.chars().flat_map(|c| [c, '\0']).collect());
    frames("crlf", "lines that end with CR LF", 0, log.replace('\n', "\r\n"));
    frames("cr-lines", "lines that end with CR", 0, log.replace('\n', "\r"));
    frames("directive", "a directive before the first entry", 0, format!("%YAML 1.2\n{log}"));
    frames("comment-first", "a comment before the first entry", 0, format!("# a game\n{log}"));
    frames("mail-header", "a mail header before the first entry", 0, format!("From: alice@example.org\n\n{log}"));
    frames(
        "quoted-mail",
        "entries quoted by a mail program",
        0,
        log.lines().map(|line| format!("> {line}\n")).collect(),
    );
    frames("first-line-missing", "an entry without its `---`", 0, log[4..].to_owned());
    frames("first-line-blank", "a blank behind `---`", 0, log.replacen("---\n", "--- \n", 1));
    frames("first-line-longer", "four dashes", 0, log.replacen("---\n", "----\n", 1));
    frames("first-line-key", "the first key on the line of `---`", 0, log.replacen("---\n", "--- ", 1));
    frames("first-line-twice", "`---` twice", 0, log.replacen("---\n", "---\n---\n", 1));
    frames("behind-blank-line", "a blank line behind the last entry", count, format!("{log}\n"));
    frames("behind-blank", "a blank behind the last entry", count, format!("{log} "));
    frames("behind-zero", "a zero byte behind the last entry", count, format!("{log}\0"));
    frames("behind-document-end", "`...` behind the last entry", count, format!("{log}...\n"));
    frames("behind-comment", "a comment behind the last entry", count, format!("{log}# mine\n"));
    frames("behind-dashes", "`---` behind the last entry", count, format!("{log}---\n"));
    frames("behind-signature", "a second signature behind the last entry", count, format!("{log}{}", last_line(&log)));
    frames("behind-key", "a key behind the signature", count, format!("{log}say: \"p.s.\"\n"));
    frames("between-blank-line", "a blank line between two entries", count, game.log_with(&format!("\n{turn}")));
    frames("no-signature", "an entry without `sig`", count, whole.replace(last_line(&whole), ""));
    let next = game.log_with(&turn.replace(last_line(&turn), "")) + &turn;
    frames("no-signature-inside", "an entry without `sig` before another one", count, next);
    frames("no-line-end", "a last line that does not end", count, whole[..whole.len() - 1].to_owned());
    frames("signature-first", "the signature at the beginning of its entry", count, {
        let body = turn.replace(last_line(&turn), "");
        game.log_with(&body.replacen("---\n", &format!("---\n{}", last_line(&turn)), 1))
    });
    frames("signature-before-say", "a remark behind the signature", count + 1, format!("{whole}say: \"hello\"\n"));
    let cut = log.len() - game.entries[count - 1].len() / 2;
    frames("cut", "a log that ends in the middle of an entry", count - 1, log[..cut].to_owned());
    let middle = game.entries[0].len() + game.entries[1].len() / 2;
    frames("cut-inside", "an entry that is cut, and others behind it", 1, {
        format!("{}{}", &log[..middle], &game.entries[2])
    });
    let mut binary = log.clone().into_bytes();
    binary.extend((0..=255u8).cycle().take(600));
    case("behind-junk", "junk behind the last entry", count, binary);
    case("junk", "junk", 0, (0..=255u8).rev().cycle().take(600).collect());
}

fn last_line(log: &str) -> &str {
    &log[log[..log.len() - 1].rfind('\n').unwrap() + 1..]
}
