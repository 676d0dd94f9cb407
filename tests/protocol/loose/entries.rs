//! Entries of every kind, at random.

use std::collections::BTreeMap;

use adjudicate::crypto::{Digest, PublicKey, Signature};
use adjudicate::log::{
    AnnouncedAbsence, Bytes, Carry, Charter, Clock, DrawClaim, Entry, EntryKind, EventPlace, Extend, INT_MAX, Join,
    Leaf, Offer, OpenedBoard, Order, Organiser, Player, Referee, RefereeDecision, Rekey, Reveal, Ruling, SealedProof,
    Series, Slip, SlipKind, Text, Time, TimeClaim, True, Turn,
};
use adjudicate::rules::{LossDegree, Name, OptionValue, Options, StockBoard};
use proptest::collection::{btree_map, vec};
use proptest::option::of;
use proptest::prelude::*;

fn int() -> impl Strategy<Value = u64> + Clone {
    prop_oneof![0..40u64, Just(INT_MAX), 0..=INT_MAX]
}

fn name() -> impl Strategy<Value = Name> + Clone {
    let words = prop_oneof!["[a-z][a-z0-9-]{0,8}", Just("alice".to_owned()), Just("x".to_owned())];
    words.prop_filter_map("reserved", |word| Name::parse(&word))
}

fn bytes<const N: usize>() -> impl Strategy<Value = Bytes<N>> + Clone {
    any::<u8>().prop_map(|b| Bytes(std::array::from_fn(|n| b.wrapping_mul(n as u8 | 1))))
}

fn key() -> impl Strategy<Value = PublicKey> + Clone {
    bytes::<32>().prop_map(|bytes| PublicKey::from_bytes(bytes.0))
}

fn id() -> impl Strategy<Value = Digest> + Clone {
    bytes::<32>().prop_map(|bytes| Digest(bytes.0))
}

/// Texts of the kind that YAML readers stumble over, and ordinary ones.
pub fn text() -> impl Strategy<Value = Text> + Clone {
    let odd = prop_oneof![
        Just("- ".to_owned()),
        Just(": ".to_owned()),
        Just(" #".to_owned()),
        Just("'".to_owned()),
        Just("\"".to_owned()),
        Just("\\".to_owned()),
        Just("---".to_owned()),
        Just("é".to_owned()),
        Just("\u{1f3b2}".to_owned()),
        Just("\u{fffd}".to_owned()),
        Just("{[&*!|>%@`".to_owned()),
        Just("12".to_owned()),
        Just("true".to_owned()),
        Just("~".to_owned()),
        Just("a1-b2 c3".to_owned()),
        "[ -~]{1,30}",
    ];
    vec(odd, 1..6).prop_filter_map("too long", |parts| Text::new(parts.concat()).ok())
}

/// A text that is no name, for YAML does not tell a quoted name from a plain one.
fn option_text() -> impl Strategy<Value = String> + Clone {
    text().prop_filter_map("a name", |text| Name::parse(text.as_str()).is_none().then(|| text.as_str().to_owned()))
}

fn option() -> impl Strategy<Value = OptionValue> {
    let board = (int(), text(), text()).prop_map(|(number, name, path)| StockBoard {
        number,
        name: name.as_str().to_owned(),
        path: path.as_str().to_owned(),
    });
    prop_oneof![
        int().prop_map(OptionValue::Int),
        any::<bool>().prop_map(OptionValue::Bool),
        name().prop_map(OptionValue::Name),
        option_text().prop_map(OptionValue::Text),
        vec(name(), 1..3).prop_map(OptionValue::Names),
        vec(board, 1..3).prop_map(OptionValue::Boards),
    ]
}

fn charter() -> impl Strategy<Value = Charter> {
    let player = (name(), of(key()), of(text()), of(text())).prop_map(|(name, key, mail, display)| Player {
        name,
        key,
        mail,
        display,
    });
    let options = btree_map("[a-z][a-z0-9_]{0,6}", option(), 0..4).prop_map(|map: BTreeMap<_, _>| Options(map));
    let carry = (name(), int()).prop_map(|(player, tokens)| Carry { player, tokens });
    let series = (id(), id(), vec(carry, 0..3)).prop_map(|(game, head, carry)| Series { game, head, carry });
    let clock = (int(), int(), int(), int()).prop_map(|(days_per_turn, transit_days, grace_days, absence_days)| {
        Clock::per_turn(days_per_turn, transit_days, grace_days, absence_days)
    });
    let event =
        (id(), name(), int(), int()).prop_map(|(id, section, round, board)| EventPlace { id, section, round, board });
    let organiser = (name(), key()).prop_map(|(name, key)| Organiser { name, key });
    let referee = (key(), of(text())).prop_map(|(key, mail)| Referee { key, mail });
    let people = (vec(player, 1..4), organiser, of(referee), of(name()), of(name()));
    (int(), name(), options, people, of(clock), of(series), of(event), bytes::<16>()).prop_map(
        |(rules, game, options, (players, organiser, referee, first, dice), clock, series, event, nonce)| Charter {
            format: 1,
            game,
            rules,
            options,
            first,
            players,
            organiser,
            referee,
            dice,
            clock,
            series,
            event,
            nonce,
        },
    )
}

fn open() -> impl Strategy<Value = OpenedBoard> {
    (text(), bytes::<32>()).prop_map(|(path, salts)| OpenedBoard { path, salts })
}

fn turn() -> impl Strategy<Value = Turn> {
    let leaf = (int(), int(), bytes::<16>(), vec(bytes::<32>(), 1..4)).prop_map(|(at, to, salt, path)| Leaf {
        at,
        to,
        salt,
        path,
    });
    let proof = (of(bytes::<32>()), vec(leaf, 0..3), of(open())).prop_map(|(root, leaves, open)| SealedProof {
        root,
        leaves,
        open,
    });
    let proof = proof.prop_filter("empty", |proof| *proof != SealedProof::default());
    (text(), of(text()), text(), of(proof)).prop_map(|(play, then, position, proof)| Turn {
        play,
        then,
        position,
        proof,
    })
}

fn rekey() -> impl Strategy<Value = Rekey> {
    (name(), key(), of(bytes::<32>())).prop_map(|(player, key, tip)| Rekey { player, key, tip })
}

fn time() -> impl Strategy<Value = Time> {
    (0..4_000_000_000i64).prop_filter_map("no time", Time::from_unix)
}

/// Any slip. Boxed, as its parts are: strategies by value are too much for the stack of a test.
pub fn slip() -> BoxedStrategy<Slip> {
    let offer = prop_oneof![
        Just(Offer::Draw(True)),
        int().prop_map(Offer::Takeback),
        text().prop_map(Offer::Result),
        key().prop_map(Offer::Referee),
        Just(Offer::End(True)),
        Just(Offer::Prisoners(True)),
        Just(Offer::Concede(LossDegree::Gammon)),
    ];
    let kind = prop_oneof![
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
    ];
    (id(), name(), time(), kind, of(text()), bytes::<64>())
        .prop_map(|(after, by, at, kind, say, sig)| Slip {
            after,
            by,
            at,
            kind,
            say,
            sig: Signature::from_bytes(sig.0),
        })
        .boxed()
}

fn kind() -> BoxedStrategy<EntryKind> {
    let verdict = prop_oneof![
        name().prop_map(RefereeDecision::Forfeit),
        text().prop_map(RefereeDecision::Result),
        rekey().prop_map(RefereeDecision::Rekey),
        Just(RefereeDecision::Here(True)),
    ];
    let small = prop_oneof![
        bytes::<32>().prop_map(|tip| EntryKind::Join(Join { tip })),
        Just(EntryKind::Answer(True)),
        int().prop_map(EntryKind::Agree),
        Just(EntryKind::Resign(True)),
        Just(EntryKind::Claim(DrawClaim::Draw(True))),
        int().prop_map(EntryKind::Save),
        open().prop_map(EntryKind::Open),
        Just(EntryKind::Post(True)),
        (verdict, int(), text()).prop_map(|(verdict, nr, reason)| EntryKind::Ruling(Ruling {
            verdict,
            rests_on: None,
            nr,
            reason
        })),
    ];
    prop_oneof![
        4 => small,
        2 => turn().prop_map(|turn| EntryKind::Turn(Box::new(turn))),
        2 => charter().prop_map(|charter| EntryKind::Charter(Box::new(charter))),
    ]
    .boxed()
}

fn reveal() -> impl Strategy<Value = Reveal> {
    btree_map(name(), bytes::<32>(), 0..3).prop_map(|map| Reveal(map.into_iter().collect()))
}

/// Any entry.
pub fn entry() -> impl Strategy<Value = Entry> {
    let head = (int(), of(id()), name(), time(), vec(slip(), 0..3), kind());
    let tail = (reveal(), of(text()), of(text()), bytes::<64>());
    (head, tail).prop_map(|((seq, prev, by, at, slips, kind), (reveal, dice, say, sig))| {
        let sig = Signature::from_bytes(sig.0);
        Entry { seq, prev, by, at, slips, kind, reveal, dice, say, sig }
    })
}
