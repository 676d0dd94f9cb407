//! The protocol's worked cases of spelling, ids and throws.

use adjudicate::crypto::{Digest, PublicKey, sha256};
use adjudicate::dice::{DiceStream, seed};
use adjudicate::log::{Bytes, Frames, Text, Time, parse_int, read, read_slip, write};
use adjudicate::rules::Name;
use serde_json::Value;

fn vectors(list: &str) -> Vec<Value> {
    let path = format!("{}/tests/vectors/protocol/{list}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn bytes32(value: &Value) -> [u8; 32] {
    Digest::parse(&format!("sha256:{}", value.as_str().unwrap())).unwrap().0
}

/// Returns the canonical form of a text of this type.
fn respelled(kind: &str, text: &str) -> Option<String> {
    let base64 = |text: &str| {
        let shown = |spelled: Option<String>| spelled.filter(|s| s == text);
        shown(Bytes::<16>::parse(text).map(|b| b.to_string()))
            .or_else(|| shown(Bytes::<32>::parse(text).map(|b| b.to_string())))
            .or_else(|| shown(Bytes::<64>::parse(text).map(|b| b.to_string())))
    };
    match kind {
        "int" => parse_int(text).map(|n| n.to_string()),
        "bool" => ["true", "false"].contains(&text).then(|| text.to_owned()),
        "name" => Name::parse(text).map(|name| name.to_string()),
        "id" => Digest::parse(text).map(|id| id.to_string()),
        "text" => Text::parse(text).ok().map(|parsed| {
            let mut out = String::new();
            parsed.spell(&mut out);
            out
        }),
        "time" => Time::parse(text.strip_prefix('"')?.strip_suffix('"')?).map(|time| format!("\"{time}\"")),
        "b64" => base64(text),
        "b64-32" => Bytes::<32>::parse(text).map(|b| b.to_string()),
        "key" => PublicKey::parse(text).ok().map(|key| key.to_string()),
        other => panic!("unknown type {other}"),
    }
}

#[test]
fn spelled_scalars_are_read_and_written_back() {
    for case in vectors("spelled") {
        let (kind, text) = (case["type"].as_str().unwrap(), case["text"].as_str().unwrap());
        assert_eq!(respelled(kind, text).as_deref(), Some(text), "{case}");
        if let (Some(points), "text") = (case["codepoints"].as_array(), kind) {
            let parsed = Text::parse(text).unwrap();
            let read: Vec<u64> = parsed.as_str().chars().map(|c| u64::from(u32::from(c))).collect();
            assert_eq!(read, points.iter().map(|p| p.as_u64().unwrap()).collect::<Vec<_>>());
        }
    }
}

#[test]
fn misspelled_scalars_are_refused() {
    for case in vectors("misspelled") {
        let (kind, text) = (case["type"].as_str().unwrap(), case["text"].as_str().unwrap());
        assert_eq!(respelled(kind, text), None, "{case}");
    }
}

#[test]
fn ids_are_digests_of_payloads() {
    for case in vectors("ids") {
        let text = case["entry"].as_str().unwrap();
        let frame = Frames::new(text.as_bytes()).next().unwrap().unwrap();
        assert_eq!(frame.payload().len() as u64, case["payload_bytes"].as_u64().unwrap());
        assert_eq!(Digest(sha256(&[frame.payload().as_bytes()])).to_string(), case["id"].as_str().unwrap());
        assert_eq!(write(&read(text).unwrap()), text);
    }
}

#[test]
fn throws_follow_from_seeds() {
    for case in vectors("rolls") {
        let game = Digest(bytes32(&case["game_id"]));
        let elements: Vec<[u8; 32]> = case["elements"].as_array().unwrap().iter().map(bytes32).collect();
        let seed = seed(&game, case["r"].as_u64().unwrap() as u32, &elements);
        assert_eq!(seed, bytes32(&case["seed"]), "{case}");
        for (die, expected) in case["dice"].as_object().unwrap() {
            let sides: u32 = die[1..].parse().unwrap();
            let mut stream = DiceStream::new(seed);
            let thrown: Vec<u64> = stream.throw(&[sides; 20]).into_iter().map(u64::from).collect();
            let wanted: Vec<u64> = expected["dice"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect();
            assert_eq!(thrown, wanted, "{die}");
            assert_eq!(stream.bytes_read(), expected["bytes_read"].as_u64().unwrap(), "{die}");
        }
    }
}

#[test]
fn bytes_that_would_favour_a_number_are_dropped() {
    for case in vectors("dropped_bytes") {
        for (die, wanted) in case.as_object().unwrap().iter().filter(|(key, _)| key.starts_with('d')) {
            let sides: u32 = die[1..].parse().unwrap();
            let wanted: Vec<u64> = wanted.as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect();
            let mut stream = DiceStream::new(bytes32(&case["seed"]));
            let thrown: Vec<u64> = stream.throw(&vec![sides; wanted.len()]).into_iter().map(u64::from).collect();
            assert_eq!(thrown, wanted, "{case}");
        }
    }
}

#[test]
fn whole_logs_are_read_and_written_back() {
    let kit = format!("{}/tests/vectors", env!("CARGO_MANIFEST_DIR"));
    let games: Value =
        serde_json::from_str(&std::fs::read_to_string(format!("{kit}/protocol/games.json")).unwrap()).unwrap();
    let mut slips = 0;
    for (file, wanted) in games.as_object().unwrap() {
        let log = std::fs::read(format!("{kit}/{file}")).unwrap();
        let frames: Vec<_> = Frames::new(&log).collect::<Result<_, _>>().unwrap();
        assert_eq!(frames.len(), wanted.as_array().unwrap().len(), "{file}");
        for (frame, wanted) in frames.iter().zip(wanted.as_array().unwrap()) {
            let id = |payload: &str| Digest(sha256(&[payload.as_bytes()])).to_string();
            assert_eq!(id(frame.payload()), wanted["id"].as_str().unwrap(), "{file}");
            assert_eq!(frame.payload().len() as u64, wanted["payload_bytes"].as_u64().unwrap());
            let entry = read(frame.text).unwrap();
            assert_eq!(write(&entry), frame.text);
            // The payload of a slip is not indented, wherever it stands.
            assert_eq!(entry.slips.len(), wanted["slips"].as_array().unwrap().len(), "{file}");
            for (slip, wanted) in entry.slips.iter().zip(wanted["slips"].as_array().unwrap()) {
                assert_eq!(slip.payload(), wanted["payload"].as_str().unwrap());
                assert_eq!(slip.id().to_string(), wanted["id"].as_str().unwrap());
                assert_eq!(read_slip(&slip.text()), Ok(slip.clone()));
                slips += 1;
            }
        }
    }
    assert!(slips >= 4, "{slips}");
}

#[test]
fn times_are_counted_from_the_first_second_to_the_last() {
    let time = |text: &str| Time::parse(text).unwrap();
    for (text, seconds) in [
        ("0001-01-01T00:00:00Z", -62_135_596_800),
        ("1969-12-31T23:59:59Z", -1),
        ("1970-01-01T00:00:00Z", 0),
        ("2000-02-29T12:00:00Z", 951_825_600),
        ("9999-12-30T22:00:01Z", 253_402_207_201),
        ("9999-12-31T23:59:59Z", 253_402_300_799),
    ] {
        assert_eq!(time(text).unix(), seconds);
        assert_eq!(Time::from_unix(seconds), Some(time(text)));
    }
    for seconds in [-62_135_596_801, 253_402_300_800, i64::MIN, i64::MAX] {
        assert_eq!(Time::from_unix(seconds), None);
    }
    assert_eq!(time("9999-12-30T12:00:00Z").plus_days(1).to_string(), "9999-12-31T12:00:00Z");
    assert_eq!(time("2026-01-01T00:00:00Z").plus_days(u64::MAX).to_string(), "9999-12-31T23:59:59Z");
}
