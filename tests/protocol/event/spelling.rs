//! Every entry that can be written is read back as it was, and has no other spelling; the schema holds for it.

use adjudicate::crypto::Signature;
use adjudicate::event::{
    AdjudicationClaim, Appeal, AppealVerdict, AskedBye, BoardLocation, BoardPairing, BoardResult, Charter, Committee,
    Director, DirectorDecision, DirectorRuling, DrawReveal, Enrolment, Entrant, Entry, EventEntryKind, ForbiddenGroup,
    GivenBye, GroupOrder, Handover, HandoverConsent, LevelRule, LotsReveal, OverstepRule, PairingSystem, PlayerLeave,
    PlayerSource, PostalAppeal, RoundLocation, RoundPairing, RuledPoints, Section, SectionGroups, SeedingRule, Slip,
    SlipKind, SwissPairing, Tiebreak, VerdictDecision, Withdrawal, payload, read, read_slip, write,
};
use adjudicate::log::{AbsencePeriod, Clock, Frames, SLIP_MAX, True};
use adjudicate::rules::{OptionValue, Options};
use proptest::collection::{btree_map, vec};
use proptest::option::of;
use proptest::prelude::*;

use crate::scalars::{bytes, id, int, key, name, text, time};

fn options() -> impl Strategy<Value = Options> {
    let value = prop_oneof![
        int().prop_map(OptionValue::Int),
        any::<bool>().prop_map(OptionValue::Bool),
        name().prop_map(OptionValue::Name),
        vec(name(), 1..4).prop_map(OptionValue::Names),
    ];
    btree_map("[a-z][a-z0-9_]{0,31}", value, 0..3).prop_map(Options)
}

fn points() -> impl Strategy<Value = u64> {
    prop_oneof![0..4_u64, int()]
}

fn section() -> impl Strategy<Value = Section> {
    let clock = (int(), int(), int(), int()).prop_map(|(days_per_turn, transit_days, grace_days, absence_days)| {
        Clock::per_turn(days_per_turn, transit_days, grace_days, absence_days)
    });
    let game = (name(), name(), int(), options());
    let system =
        (prop::sample::select(PairingSystem::ALL.to_vec()), of(int()), points(), (points(), points(), points()));
    let rest = (vec(prop::sample::select(Tiebreak::ALL.to_vec()), 0..4), of(clock), 0..6_u64, any::<bool>(), 0..3_u64);
    let level = vec(prop::sample::select(LevelRule::ALL.to_vec()), 0..3);
    let forbidden = vec(vec(name(), 1..4).prop_map(|players| ForbiddenGroup { players }), 0..3);
    let source = (name(), text(), of(int())).prop_map(|(section, places, best)| PlayerSource { section, places, best });
    let groups = (int(), prop::sample::select(GroupOrder::ALL.to_vec()));
    let groups = groups.prop_map(|(count, draw)| SectionGroups { count, draw });
    let seed = prop::sample::select(SeedingRule::ALL.to_vec());
    let cup = (0..3_u64, level, any::<bool>(), (of(groups), vec(source, 0..3), of(seed), of(time()), of(time())));
    let stage = (cup, of(prop::sample::select(SwissPairing::ALL.to_vec())), any::<bool>(), forbidden);
    let overstep = prop::sample::select(vec![OverstepRule::Claim, OverstepRule::Director]);
    let people = (overstep, 0..4_u64, of(int()), 0..3_u64);
    (game, system, rest, stage, people).prop_map(
        |((name, game, rules, options), system, rest, (cup, pairing, baku, forbidden), people)| {
            let (legs, level, third_place, (groups, from, seed, starts, ends)) = cup;
            let (overstep, seats_max, substitutes, absent_after) = people;
            let (tiebreaks, clock, seats, series, late_rounds) = rest;
            let (system, rounds, byes, (win, draw, loss)) = system;
            Section {
                name,
                game,
                rules,
                options,
                system,
                rounds,
                byes,
                win,
                draw,
                loss,
                tiebreaks,
                clock,
                seats,
                series,
                overstep,
                seats_max,
                substitutes,
                late_rounds,
                absent_after,
                forbidden,
                groups,
                from,
                seed,
                starts,
                ends,
                legs,
                level,
                third_place,
                pairing,
                baku,
            }
        },
    )
}

fn charter() -> impl Strategy<Value = Charter> {
    let director = || (name(), key(), text()).prop_map(|(name, key, mail)| Director { name, key, mail });
    let committee = (name(), key(), of(text())).prop_map(|(name, key, mail)| Committee { name, key, mail });
    let first = (int(), text(), vec(section(), 1..4), director(), of(committee), int(), vec(director(), 0..3));
    (first, (bytes(), of(text()), time(), bytes())).prop_map(|(first, rest)| {
        let (format, event, sections, director, appeals, appeal_days, deputies) = first;
        let (tip, draw, closes, nonce) = rest;
        Charter { format, event, sections, director, appeals, appeal_days, deputies, tip, draw, closes, nonce }
    })
}

fn pair() -> impl Strategy<Value = RoundPairing> {
    let board =
        (int(), vec(name(), 1..5), id()).prop_map(|(board, players, game)| BoardPairing { board, players, game });
    let parts = (name(), int(), vec(board, 0..4), vec(name(), 0..3));
    parts.prop_map(|(section, round, boards, byes)| RoundPairing { section, round, boards, byes })
}

fn ruled() -> impl Strategy<Value = RuledPoints> {
    let ruled = (name(), int(), int(), of(id()), of(id()), vec(name(), 0..3), vec(points(), 1..5));
    ruled.prop_map(|(section, round, board, head, claim, absent, points)| RuledPoints {
        section,
        round,
        board,
        head,
        claim,
        absent,
        points,
    })
}

fn claim() -> impl Strategy<Value = AdjudicationClaim> {
    let parts = (name(), int(), int(), vec(points(), 1..5));
    parts.prop_map(|(section, round, board, points)| AdjudicationClaim { section, round, board, points })
}

fn verdict() -> impl Strategy<Value = AppealVerdict> {
    let place = (name(), int(), int());
    let decision = prop_oneof![
        ruled().prop_map(VerdictDecision::Points),
        place.prop_map(|(section, round, board)| VerdictDecision::Reopen(BoardLocation { section, round, board })),
        name().prop_map(VerdictDecision::Readmit),
        (name(), int()).prop_map(|(section, round)| VerdictDecision::Unpair(RoundLocation { section, round })),
    ];
    (id(), of(decision)).prop_map(|(appeal, decision)| AppealVerdict::new(appeal, decision))
}

fn ruling() -> impl Strategy<Value = DirectorRuling> {
    let verdict = prop_oneof![
        ruled().prop_map(DirectorDecision::Points),
        pair().prop_map(DirectorDecision::Pairing),
        name().prop_map(DirectorDecision::Exclude),
        (name(), int(), name()).prop_map(|(section, round, player)| DirectorDecision::Bye(GivenBye {
            section,
            round,
            player
        })),
    ];
    (verdict, text()).prop_map(|(verdict, reason)| DirectorRuling { verdict, reason })
}

fn enter() -> impl Strategy<Value = Enrolment> {
    let entrant = (name(), of(key()), of(text()), of(text()), of(int()));
    let entrant = entrant.prop_map(|(name, key, mail, display, rating)| Entrant { name, key, mail, display, rating });
    let bye = (name(), int()).prop_map(|(section, round)| AskedBye { section, round });
    let enter = (entrant, vec(name(), 1..4), vec(bye, 0..3));
    enter.prop_map(|(player, sections, byes)| Enrolment { player, sections, byes })
}

fn withdraw() -> impl Strategy<Value = Withdrawal> {
    (name(), of(name())).prop_map(|(player, section)| Withdrawal { player, section })
}

fn kind() -> BoxedStrategy<EventEntryKind> {
    let start = (bytes(), of(text())).prop_map(|(element, numbers)| LotsReveal { element, numbers });
    let result = (name(), int(), int(), id(), vec(points(), 1..5));
    let result =
        result.prop_map(|(section, round, board, head, points)| BoardResult { section, round, board, head, points });
    prop_oneof![
        3 => charter().prop_map(|charter| EventEntryKind::Charter(Box::new(charter))),
        2 => enter().prop_map(|enter| EventEntryKind::Enter(Box::new(enter))),
        1 => withdraw().prop_map(EventEntryKind::Withdraw),
        1 => (int(), name(), bytes()).prop_map(|(nr, to, tip)| EventEntryKind::Handover(Handover { nr, to, tip })),
        1 => (name(), time(), time()).prop_map(|(player, from, until)| {
            EventEntryKind::Leave(PlayerLeave { player, from, until })
        }),
        1 => (name(), id()).prop_map(|(player, of)| EventEntryKind::Appeal(PostalAppeal { player, of })),
        1 => start.prop_map(EventEntryKind::Start),
        1 => (name(), bytes()).prop_map(|(section, element)| EventEntryKind::Draw(DrawReveal { section, element })),
        3 => pair().prop_map(EventEntryKind::Pair),
        1 => result.prop_map(EventEntryKind::Result),
        3 => ruling().prop_map(EventEntryKind::Ruling),
        1 => Just(EventEntryKind::Note(True)),
        1 => Just(EventEntryKind::Post(True)),
    ]
    .boxed()
}

/// Slips within the limit on bytes.
fn slip() -> BoxedStrategy<Slip> {
    let kind = prop_oneof![
        2 => enter().prop_map(|enter| SlipKind::Enter(Box::new(enter))),
        1 => withdraw().prop_map(SlipKind::Withdraw),
        1 => (int(), name()).prop_map(|(nr, to)| SlipKind::Handover(HandoverConsent { nr, to })),
        1 => (time(), time()).prop_map(|(from, until)| SlipKind::Leave(AbsencePeriod { from, until })),
        1 => Just(SlipKind::Note(True)),
        1 => id().prop_map(|of| SlipKind::Appeal(Appeal { of })),
        1 => verdict().prop_map(|verdict| SlipKind::Verdict(Box::new(verdict))),
        1 => claim().prop_map(SlipKind::Adjudicate),
    ];
    let parts = (id(), name(), time(), kind, of(text()), bytes::<64>());
    let slip = parts.prop_map(|(after, by, at, kind, say, sig)| {
        let sig = Signature::from_bytes(sig.0);
        Slip { after, by, at, kind, say, sig }
    });
    slip.prop_filter("a slip has at most 8,192 bytes", |slip| slip.text().len() <= SLIP_MAX).boxed()
}

fn entry() -> BoxedStrategy<Entry> {
    let head = (int(), of(id()), name(), time(), vec(slip(), 0..3), kind());
    (head, of(text()), bytes::<64>())
        .prop_map(|((seq, prev, by, at, slips, kind), say, sig)| {
            let sig = Signature::from_bytes(sig.0);
            Entry { seq, prev, by, at, slips, kind, say, sig }
        })
        .boxed()
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
        prop_assert_eq!(frames[0].payload(), payload(&entry));
    }

    #[test]
    fn slips_are_read_back_alone(slip in slip()) {
        let text = slip.text();
        let again = read_slip(&text);
        prop_assert_eq!(again.as_ref(), Ok(&slip), "{}", text);
        let frames: Vec<_> = Frames::new(text.as_bytes()).collect::<Result<_, _>>().unwrap();
        prop_assert_eq!(frames.len(), 1);
        prop_assert_eq!(frames[0].payload(), slip.payload());
        let value: serde_yaml::Value = serde_yaml::from_str(&text).unwrap();
        prop_assert_eq!(serde_yaml::from_value::<Slip>(value).unwrap(), slip);
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
        let text = write(&entry);
        let value: serde_yaml::Value = serde_yaml::from_str(&text).unwrap();
        let keys: Vec<&str> = value.as_mapping().unwrap().keys().filter_map(|key| key.as_str()).collect();
        let lines = text.lines().skip(1).filter(|line| !line.starts_with(' '));
        let wanted: Vec<&str> = lines.map(|line| line.split(':').next().unwrap()).collect();
        prop_assert_eq!(keys, wanted);
        prop_assert_eq!(value["by"].as_str(), Some(entry.by.as_str()));
        prop_assert_eq!(value["seq"].as_u64(), Some(entry.seq));
        prop_assert_eq!(serde_yaml::from_value::<Entry>(value).unwrap(), entry);
    }
}
