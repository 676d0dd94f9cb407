//! Every entry that can be written is read back as it was, and has no other spelling.

use adjudicate::crypto::Signature;
use adjudicate::log::{
    AnnouncedAbsence, Carry, Charter, Clock, DrawClaim, Entry, EntryKind, EventPlace, Extend, Frames, Join, Leaf,
    Offer, OpenedBoard, Order, Organiser, Player, Referee, RefereeDecision, Rekey, Reveal, Ruling, SealedProof, Series,
    Slip, SlipKind, TimeClaim, True, Turn, read, read_slip, write,
};
use adjudicate::rules::{LossDegree, Name, OptionValue, Options, StockBoard};
use proptest::collection::{btree_map, vec};
use proptest::option::of;
use proptest::prelude::*;

use crate::scalars::{bytes, id, int, key, name, text, time};

fn open() -> impl Strategy<Value = OpenedBoard> {
    (text(), bytes()).prop_map(|(path, salts)| OpenedBoard { path, salts })
}

fn proof() -> impl Strategy<Value = SealedProof> {
    let leaf = (int(), int(), bytes(), vec(bytes(), 1..4));
    let leaf = leaf.prop_map(|(at, to, salt, path)| Leaf { at, to, salt, path });
    let parts = (of(bytes()), vec(leaf, 0..3), of(open()));
    let proof = parts.prop_map(|(root, leaves, open)| SealedProof { root, leaves, open });
    proof.prop_filter("nothing in it", |proof| *proof != SealedProof::default())
}

fn options() -> impl Strategy<Value = Options> {
    let plain = || text().prop_map(|text| text.to_string());
    let board = (int(), plain(), plain()).prop_map(|(number, name, path)| StockBoard { number, name, path });
    let value = prop_oneof![
        int().prop_map(OptionValue::Int),
        any::<bool>().prop_map(OptionValue::Bool),
        name().prop_map(OptionValue::Name),
        plain().prop_map(OptionValue::Text),
        vec(name(), 1..4).prop_map(OptionValue::Names),
        vec(board, 1..3).prop_map(OptionValue::Boards),
    ];
    btree_map("[a-z][a-z0-9_]{0,31}", value, 0..4).prop_map(Options)
}

fn charter() -> impl Strategy<Value = Charter> {
    let player = (name(), of(key()), of(text()), of(text()));
    let player = player.prop_map(|(name, key, mail, display)| Player { name, key, mail, display });
    let organiser = (name(), key()).prop_map(|(name, key)| Organiser { name, key });
    let referee = (key(), of(text())).prop_map(|(key, mail)| Referee { key, mail });
    let clock = (int(), int(), int(), int()).prop_map(|(days_per_turn, transit_days, grace_days, absence_days)| {
        Clock::per_turn(days_per_turn, transit_days, grace_days, absence_days)
    });
    let carry = (name(), int()).prop_map(|(player, tokens)| Carry { player, tokens });
    let series = (id(), id(), vec(carry, 0..3)).prop_map(|(game, head, carry)| Series { game, head, carry });
    let event = (id(), name(), int(), int());
    let event = event.prop_map(|(id, section, round, board)| EventPlace { id, section, round, board });
    let first = (int(), name(), int(), options(), of(name()));
    let people = (vec(player, 1..5), organiser, of(referee), of(name()));
    let rest = (of(clock), of(series), of(event), bytes());
    (first, people, rest).prop_map(|(first, people, rest)| {
        let (format, game, rules, options, first) = first;
        let (players, organiser, referee, dice) = people;
        let (clock, series, event, nonce) = rest;
        Charter { format, game, rules, options, first, players, organiser, referee, dice, clock, series, event, nonce }
    })
}

fn rekey() -> impl Strategy<Value = Rekey> {
    (name(), key(), of(bytes())).prop_map(|(player, key, tip)| Rekey { player, key, tip })
}

fn slip_kind() -> impl Strategy<Value = SlipKind> {
    let offer = prop_oneof![
        Just(Offer::Draw(True)),
        int().prop_map(Offer::Takeback),
        text().prop_map(Offer::Result),
        key().prop_map(Offer::Referee),
        Just(Offer::End(True)),
        Just(Offer::Prisoners(True)),
        Just(Offer::Concede(LossDegree::Gammon)),
    ];
    prop_oneof![
        Just(SlipKind::Note(True)),
        name().prop_map(|player| SlipKind::Claim(TimeClaim::Timeout(player))),
        Just(SlipKind::Resign(True)),
        offer.prop_map(SlipKind::Offer),
        id().prop_map(SlipKind::Accept),
        (proptest::option::of(text()), text()).prop_map(|(when, then)| SlipKind::Order(Order { when, then })),
        rekey().prop_map(SlipKind::Rekey),
        (name(), int()).prop_map(|(player, days)| SlipKind::Extend(Extend { player, days })),
        (of(name()), time(), time(), of(id())).prop_map(|(player, from, until, leave)| SlipKind::Absence(
            AnnouncedAbsence { player, from, until, leave }
        )),
    ]
}

fn slip() -> impl Strategy<Value = Slip> {
    (id(), name(), time(), slip_kind(), of(text()), bytes::<64>()).prop_map(|(after, by, at, kind, say, sig)| Slip {
        after,
        by,
        at,
        kind,
        say,
        sig: Signature::from_bytes(sig.0),
    })
}

fn kind() -> impl Strategy<Value = EntryKind> {
    let turn = (text(), of(text()), text(), of(proof()));
    let turn = turn.prop_map(|(play, then, position, proof)| Turn { play, then, position, proof });
    let verdict = prop_oneof![
        name().prop_map(RefereeDecision::Forfeit),
        text().prop_map(RefereeDecision::Result),
        rekey().prop_map(RefereeDecision::Rekey),
        Just(RefereeDecision::Here(True)),
    ];
    let ruling =
        (verdict, int(), text()).prop_map(|(verdict, nr, reason)| Ruling { verdict, rests_on: None, nr, reason });
    prop_oneof![
        3 => charter().prop_map(|charter| EntryKind::Charter(Box::new(charter))),
        1 => bytes().prop_map(|tip| EntryKind::Join(Join { tip })),
        3 => turn.prop_map(|turn| EntryKind::Turn(Box::new(turn))),
        1 => Just(EntryKind::Answer(True)),
        1 => int().prop_map(EntryKind::Agree),
        1 => Just(EntryKind::Resign(True)),
        1 => Just(EntryKind::Claim(DrawClaim::Draw(True))),
        1 => int().prop_map(EntryKind::Save),
        1 => open().prop_map(EntryKind::Open),
        1 => Just(EntryKind::Post(True)),
        2 => ruling.prop_map(EntryKind::Ruling),
    ]
}

fn entry() -> impl Strategy<Value = Entry> {
    let reveal = vec((name(), bytes()), 0..4).prop_map(|mut elements| {
        elements.dedup_by(|(one, _), (other, _)| one == other);
        let mut seen = std::collections::BTreeSet::new();
        elements.retain(|(name, _)| seen.insert(name.clone()));
        Reveal(elements)
    });
    let head = (int(), of(id()), name(), time(), vec(slip(), 0..4), kind());
    let tail = (reveal, of(text()), of(text()), bytes::<64>());
    (head, tail).prop_map(|((seq, prev, by, at, slips, kind), (reveal, dice, say, sig))| {
        let sig = Signature::from_bytes(sig.0);
        Entry { seq, prev, by, at, slips, kind, reveal, dice, say, sig }
    })
}

fn has_word_as_text(entry: &Entry) -> bool {
    let word = |value: &OptionValue| matches!(value, OptionValue::Text(text) if Name::parse(text).is_some());
    matches!(&entry.kind, EntryKind::Charter(charter) if charter.options.0.values().any(word))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read_back(entry in entry()) {
        let text = write(&entry);
        prop_assert!(text.bytes().all(|byte| byte == b'\n' || (b' '..=b'~').contains(&byte)), "{text}");
        prop_assert!(text.lines().all(|line| !line.is_empty() && !line.ends_with(' ')), "{text}");
        let again = read(&text);
        prop_assert_eq!(again.as_ref(), Ok(&entry), "{}", text);
        let frames: Vec<_> = Frames::new(text.as_bytes()).collect::<Result<_, _>>().unwrap();
        prop_assert_eq!(frames.len(), 1);
        prop_assert_eq!(frames[0].payload(), adjudicate::log::payload(&entry));
    }

    #[test]
    fn a_slip_is_the_same_alone_and_in_an_entry(slip in slip(), more in entry()) {
        let text = slip.text();
        prop_assert_eq!(read_slip(&text), Ok(slip.clone()), "{}", text);
        prop_assert!(read(&text).is_err());
        prop_assert_eq!(format!("---\n{}{}", slip.payload(), text.lines().last().unwrap()) + "\n", text.clone());
        // In an entry the same lines stand indented.
        let entry = Entry { slips: vec![slip.clone()], ..more };
        let indented: String = text.lines().skip(1).map(|line| format!("    {line}\n")).collect();
        prop_assert!(write(&entry).contains(&format!("slips:\n  - {}", indented.trim_start())), "{}", write(&entry));
        prop_assert_eq!(read(&write(&entry)).map(|entry| entry.slips), Ok(vec![slip]));
    }

    #[test]
    fn any_other_text_is_another_entry_or_none(entry in entry(), place in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let text = write(&entry);
        let mut bytes = text.clone().into_bytes();
        let place = place.index(bytes.len());
        prop_assume!(bytes[place] != byte);
        bytes[place] = byte;
        if let Ok(changed) = String::from_utf8(bytes)
            && let Ok(other) = read(&changed)
        {
            prop_assert_ne!(&other, &entry);
            prop_assert_eq!(write(&other), changed);
        }
    }

    #[test]
    fn yaml_readers_read_the_same(entry in entry()) {
        // Most readers do not say whether a word was quoted, and by that alone a text differs from a name in an option.
        prop_assume!(!has_word_as_text(&entry));
        // A general parser takes the text for one document with the same keys in the same order.
        let text = write(&entry);
        let value: serde_yaml::Value = serde_yaml::from_str(&text).unwrap();
        let keys: Vec<&str> = value.as_mapping().unwrap().keys().filter_map(|key| key.as_str()).collect();
        let lines = text.lines().skip(1).filter(|line| !line.starts_with(' '));
        let wanted: Vec<&str> = lines.map(|line| line.split(':').next().unwrap()).collect();
        prop_assert_eq!(keys, wanted);
        prop_assert_eq!(value["by"].as_str(), Some(entry.by.as_str()));
        prop_assert_eq!(value["seq"].as_u64(), Some(entry.seq));
        if let Some(say) = &entry.say {
            prop_assert_eq!(value["say"].as_str(), Some(say.as_str()));
        }
        prop_assert_eq!(serde_yaml::from_value::<Entry>(value).unwrap(), entry);
    }
}
