//! The fold of a pool of section 5.2.

use std::collections::{BTreeMap, BTreeSet};

use adjudicate::crypto::Digest;
use adjudicate::log::{EntryKind, SignedEntry};
use adjudicate::referee::{Match, SignerId, open};
use serde_json::Value;

use crate::damaged::collection::letters;

/// An entry of the tree.
struct Node<'a> {
    letter: &'a SignedEntry,
    state: Match,
    hand: Option<SignerId>,
    rank: (u64, u64),
}

/// The result of folding a heap.
#[derive(Default)]
struct Folded {
    line: Vec<Digest>,
    rank: (u64, u64),
    stops_before: BTreeSet<Digest>,
    fallen: BTreeSet<Digest>,
    invalid: BTreeSet<Digest>,
    early: BTreeSet<Digest>,
    named: BTreeMap<SignerId, BTreeSet<Digest>>,
}

fn nr(node: &Node<'_>) -> Option<u64> {
    match &node.letter.entry.kind {
        EntryKind::Ruling(ruling) => Some(ruling.nr),
        _ => None,
    }
}

//: fold(entries):
fn fold(entries: &[SignedEntry]) -> Folded {
    let mut folded = Folded::default();
    let ids: BTreeSet<Digest> = entries.iter().map(|letter| letter.id).collect();
    let charters = || entries.iter().filter(|letter| letter.entry.prev.is_none());
    //: charter = the one that is followed; else the first valid one that is given
    let charter = charters().find_map(|letter| Some((letter, open(letter).ok()?)));
    let mut tree: BTreeMap<Digest, Node<'_>> = BTreeMap::new();
    //: every other charter is invalid, and all that builds on it
    folded.invalid =
        charters().map(|letter| letter.id).filter(|id| charter.as_ref().is_none_or(|(one, _)| one.id != *id)).collect();
    //: tree = the charter
    if let Some((letter, state)) = charter {
        let rank = (state.rank().agreements, state.rank().nr);
        folded.line = vec![letter.id];
        tree.insert(letter.id, Node { letter, state, hand: None, rank });
    }
    //: while an entry names one in the tree, and is not looked at yet:
    let mut looked: BTreeSet<(Digest, [u8; 64])> = BTreeSet::new();
    let behind = |tree: &BTreeMap<Digest, Node<'_>>, looked: &BTreeSet<(Digest, [u8; 64])>| {
        let place = |letter: &&SignedEntry| letter.entry.prev.is_some_and(|prev| tree.contains_key(&prev));
        let new = |letter: &&SignedEntry| !looked.contains(&(letter.id, *letter.entry.sig.as_bytes()));
        entries.iter().position(|letter| place(&letter) && new(&letter))
    };
    let mut refused = BTreeSet::new();
    while let Some(at) = behind(&tree, &looked) {
        let letter = &entries[at];
        looked.insert((letter.id, *letter.entry.sig.as_bytes()));
        let before = tree[&letter.entry.prev.unwrap()].state.clone();
        let mut state = before.clone();
        //: if it is valid behind that one: add it to the tree
        if state.apply(letter).is_ok() {
            let hand = before.author(&letter.entry.by).and_then(|author| before.keys().hand(author));
            let rank = (state.rank().agreements, state.rank().nr);
            tree.entry(letter.id).or_insert(Node { letter, state, hand, rank });
        //: else: it is invalid, and all that builds on it
        } else {
            refused.insert(letter.id);
        }
    }
    folded.invalid.extend(refused.into_iter().filter(|id| !tree.contains_key(id)));
    let builds = |invalid: &BTreeSet<Digest>| {
        let on = |letter: &&SignedEntry| letter.entry.prev.is_some_and(|prev| invalid.contains(&prev));
        entries.iter().find(|letter| on(letter) && !invalid.contains(&letter.id)).map(|letter| letter.id)
    };
    while let Some(id) = builds(&folded.invalid) {
        folded.invalid.insert(id);
    }
    //: all entries that are left are early
    folded.early = ids.into_iter().filter(|id| !tree.contains_key(id) && !folded.invalid.contains(id)).collect();
    //: for each entry in the tree, children first: its rank = the highest of its line's and its children's
    let mut children_first: Vec<(u64, Digest)> =
        tree.values().map(|node| (node.letter.entry.seq, node.letter.id)).collect();
    children_first.sort();
    for (_, id) in children_first.iter().rev() {
        let (rank, prev) = (tree[id].rank, tree[id].letter.entry.prev);
        if let Some(parent) = prev.and_then(|prev| tree.get_mut(&prev)) {
            parent.rank = parent.rank.max(rank);
        }
    }
    let children =
        |id: &Digest| -> Vec<&Node<'_>> { tree.values().filter(|node| node.letter.entry.prev == Some(*id)).collect() };
    //: line = the charter
    //: while entries stand in the tree behind the last one of the line:
    while let Some(last) = folded.line.last().copied().filter(|last| !children(last).is_empty()) {
        //: best = those of them with the highest rank
        let highest = children(&last).iter().map(|node| node.rank).max();
        let best: Vec<Digest> =
            children(&last).iter().filter(|node| Some(node.rank) == highest).map(|node| node.letter.id).collect();
        //: if best has one: append it
        if best.len() == 1 {
            folded.line.push(best[0]);
            continue;
        }
        //: else if one of best was followed: append that one
        // The pools are for somebody who has followed none.
        //: else:
        //: the line stops before best
        folded.stops_before = best.into_iter().collect();
        //: break
        break;
    }
    folded.rank = folded.line.last().map(|head| tree[head].rank).unwrap_or_default();
    //: all others in the tree fall out
    folded.fallen = tree.keys().filter(|id| !folded.line.contains(id)).copied().collect();
    //: for each two different entries of one hand in the tree:
    for one in tree.values() {
        for other in tree.values().filter(|other| other.letter.id != one.letter.id && other.hand == one.hand) {
            let Some(hand) = one.hand else { continue };
            let both = [one.letter.id, other.letter.id];
            //: if neither is a ruling, and both have the same prev: the hand has signed twice, by both
            if nr(one).is_none() && nr(other).is_none() && one.letter.entry.prev == other.letter.entry.prev {
                folded.named.entry(hand).or_default().extend(both);
            }
            //: if both are rulings, and have the same nr: the hand has signed twice, by both
            if nr(one).is_some() && nr(one) == nr(other) {
                folded.named.entry(hand).or_default().extend(both);
            }
        }
    }
    folded
}

#[test]
fn the_fold_says_what_the_kit_says_of_every_pool() {
    let kit = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors");
    let manifest: Value = serde_json::from_slice(&std::fs::read(kit.join("manifest.json")).unwrap()).unwrap();
    let pools = manifest["pools"].as_array().unwrap();
    assert!(pools.len() > 60);
    for pool in pools {
        let (file, expect) = (pool["file"].as_str().unwrap(), &pool["expect"]);
        let text = std::fs::read_to_string(kit.join(file)).unwrap();
        let folded = fold(&letters(&text));
        let ids = |key: &str| -> BTreeSet<String> {
            expect[key].as_array().unwrap().iter().map(|id| id.as_str().unwrap().to_owned()).collect()
        };
        let said = |ids: &BTreeSet<Digest>| ids.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
        let line: Vec<Value> = folded.line.iter().map(|id| id.to_string().into()).collect();
        assert_eq!(Value::from(line), expect["line"], "{file}");
        assert_eq!(serde_json::json!([folded.rank.0, folded.rank.1]), expect["rank"], "{file}");
        for (set, key) in [
            (&folded.stops_before, "stops_before"),
            (&folded.fallen, "fallen"),
            (&folded.invalid, "invalid"),
            (&folded.early, "early"),
        ] {
            assert_eq!(said(set), ids(key), "{file}: {key}");
        }
        let named: BTreeSet<BTreeSet<String>> = folded.named.values().map(said).collect();
        let expected =
            expect["named"].as_array().unwrap().iter().map(|one| {
                one["entries"].as_array().unwrap().iter().map(|id| id.as_str().unwrap().to_owned()).collect()
            });
        assert_eq!(named, expected.collect::<BTreeSet<BTreeSet<String>>>(), "{file}: named");
    }
}
