//! Entries of one game that are not one line (protocol, section 5): what follows does not depend on the order in which they
//! came, a part of what is known is consistent with all of it, and only who has signed twice is named. The stories of the
//! vectors' pools, in many orders and parts, and others for somebody who has followed a branch.

use std::collections::BTreeSet;

use adjudicate::crypto::Digest;
use adjudicate::log::{Frames, SignedEntry, read_slip, write};
use adjudicate::referee::{BranchRank, ForkChoice, fork_choice, verify};
use adjudicate_testkit::Random;
use adjudicate_testkit::disputes::{branch, three};
use adjudicate_testkit::kinds::{self, forfeit, here};
use adjudicate_testkit::{TestGame, open_game, slips};

/// All entries of several branches, once each.
fn letters(branches: &[&TestGame]) -> Vec<SignedEntry> {
    let mut all: Vec<SignedEntry> = Vec::new();
    for letter in branches.iter().flat_map(|branch| branch.letters()) {
        if all.iter().all(|known| known.id != letter.id) {
            all.push(letter);
        }
    }
    all
}

/// The pools of the vectors, by their files.
fn pools() -> Vec<(String, Vec<SignedEntry>)> {
    let folder = format!("{}/tests/vectors/pools", env!("CARGO_MANIFEST_DIR"));
    let pools = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let read = |path: std::path::PathBuf| {
        let pool = std::fs::read(&path).unwrap();
        let frames = Frames::new(&pool).map(|frame| frame.unwrap().text);
        let letters =
            frames.filter(|text| read_slip(text).is_err()).map(|text| SignedEntry::read(text).unwrap()).collect();
        (path.file_stem().unwrap().to_str().unwrap().to_owned(), letters)
    };
    let mut pools: Vec<_> = pools.map(read).collect();
    pools.sort_by(|one, other| one.0.cmp(&other.0));
    assert!(pools.len() >= 60, "{}", pools.len());
    pools
}

/// Settled for somebody who has followed none, or these.
fn settled(letters: &[SignedEntry], followed: &[Digest]) -> ForkChoice {
    fork_choice(&letters.iter().collect::<Vec<_>>(), |id| followed.contains(id))
}

/// The result of settling, in one form for all orders.
type Shown = (Vec<Digest>, Vec<Digest>, [BTreeSet<Digest>; 3], BranchRank, Vec<(String, Vec<Digest>, bool)>);

/// Checks the properties of every result, and returns it.
fn shown(letters: &[SignedEntry], followed: &[Digest]) -> Shown {
    let settled = settled(letters, followed);
    let set = |ids: &[Digest]| ids.iter().copied().collect::<BTreeSet<_>>();
    let ids: BTreeSet<Digest> = letters.iter().map(|letter| letter.id).collect();
    let lists = [&settled.orphaned, &settled.invalid, &settled.out_of_order];
    // Every letter has one place.
    let counted = settled.line.len() + lists.iter().map(|ids| ids.len()).sum::<usize>();
    let placed: BTreeSet<Digest> = settled.line.iter().chain(lists.into_iter().flatten()).copied().collect();
    assert_eq!((counted, &placed), (ids.len(), &ids));
    // The line is a valid log, and the match that is given back stands at its end.
    let find = |id: Digest| letters.iter().filter(move |letter| letter.id == id).map(|letter| write(&letter.entry));
    let log: Vec<String> = settled.line.iter().copied().flat_map(find).collect();
    if settled.line.len() == log.len() {
        let verified = verify(log.concat().as_bytes());
        assert_eq!(verified.fault, None);
        assert_eq!(verified.state.map(|state| state.head()), settled.line.last().copied());
    }
    let state = settled.state.as_ref();
    assert_eq!(state.map(|state| state.head()), settled.line.last().copied());
    assert!(state.is_none_or(|state| state.rank() <= settled.rank));
    // The entries before which the line stops stand behind its head, several of them, and all rank alike.
    assert!(settled.stops_before.len() != 1);
    for id in &settled.stops_before {
        let letter = letters.iter().find(|letter| letter.id == *id).unwrap();
        assert_eq!(letter.entry.prev, settled.line.last().copied());
        assert!(settled.orphaned.contains(id));
    }
    // A member who is named has signed two valid entries at least.
    for named in &settled.named {
        assert!(named.entries.len() >= 2);
        assert!(named.entries.iter().all(|id| settled.line.contains(id) || settled.orphaned.contains(id)));
    }
    let named = settled.named.into_iter().map(|named| (named.name, named.entries, named.replaced)).collect();
    let sets = [set(&settled.orphaned), set(&settled.invalid), set(&settled.out_of_order)];
    (settled.line, settled.stops_before, sets, settled.rank, named)
}

#[test]
fn in_every_order_the_same_follows() {
    let mut random = Random(1);
    for (file, mut letters) in pools() {
        let wanted = shown(&letters, &[]);
        let charters = letters.iter().filter(|letter| letter.entry.prev.is_none()).count();
        for _ in 0..8 {
            random.shuffle(&mut letters);
            // Several charters are several games, of which the first one given counts.
            if charters > 1 {
                letters.sort_by_key(|letter| wanted.0.first() != Some(&letter.id));
            }
            assert_eq!(shown(&letters, &[]), wanted, "{file}");
        }
        // Duplicates count once.
        let twice = [letters.clone(), letters].concat();
        assert_eq!(settled(&twice, &[]).line, wanted.0, "{file}");
    }
}

/// A reader who knows less may follow another line, but names nobody whom the others would have to clear.
#[test]
fn a_part_of_what_is_known_names_nobody_else() {
    let mut random = Random(2);
    for (file, mut letters) in pools() {
        let all = settled(&letters, &[]);
        for _ in 0..6 {
            random.shuffle(&mut letters);
            let count = 1 + random.below(letters.len());
            let part = settled(&letters[..count], &[]);
            for named in &part.named {
                let known = all.named.iter().find(|all| all.hand == named.hand);
                let known = known.unwrap_or_else(|| panic!("{file}: {} is named by a part only", named.name));
                assert!(named.entries.iter().all(|id| known.entries.contains(id)), "{file}");
            }
            // An early entry may turn out to be anything; valid and invalid entries stay so.
            let valid: BTreeSet<&Digest> = all.line.iter().chain(&all.orphaned).collect();
            if part.line.first() == all.line.first() {
                assert!(part.line.iter().chain(&part.orphaned).all(|id| valid.contains(id)), "{file}");
                assert!(part.rank <= all.rank, "{file}");
            }
        }
    }
}

/// A reader goes on with the line that he has followed as letters come in, unless another one ranks higher.
#[test]
fn nobody_shortens_a_log_but_for_a_higher_rank() {
    let mut random = Random(3);
    for (file, mut letters) in pools() {
        for _ in 0..6 {
            random.shuffle(&mut letters);
            let mut followed: Vec<Digest> = Vec::new();
            let mut rank = BranchRank::default();
            for count in 1..=letters.len() {
                let now = settled(&letters[..count], &followed);
                let same = now.line.len() >= followed.len() && now.line[..followed.len()] == followed[..];
                assert!(same || now.rank > rank || followed.is_empty(), "{file}: a line was left without a reason");
                rank = now.state.as_ref().map_or(rank, |state| state.rank());
                followed = now.line;
            }
        }
    }
}

/// Asserts that of these branches the line is that of the first, and who is named.
fn line_is(line: &TestGame, others: &[&TestGame], named: &[&str]) {
    let branches = [&[line], others].concat();
    let (ids, stops, _, _, who) = shown(&letters(&branches), &[]);
    assert_eq!(ids, line.letters().iter().map(|letter| letter.id).collect::<Vec<_>>());
    assert!(stops.is_empty());
    assert_eq!(who.iter().map(|(name, ..)| name.as_str()).collect::<Vec<_>>(), named);
}

#[test]
fn of_two_honest_copies_the_longer_one_is_the_newer() {
    let mut game = TestGame::begin(three());
    for who in ["alice", "bob", "carol", "alice"] {
        let before = game.clone();
        let slip = game.slip("carol", slips::note());
        game.with([slip]).turn(who, "hello");
        line_is(&game, &[&before], &[]);
    }
}

#[test]
fn who_has_followed_one_of_two_stays_with_it() {
    let game = TestGame::begin(three());
    let one = branch(&game, |game| game.turn("alice", "one"));
    let two = branch(&game, |game| game.turn("alice", "two"));
    let one_on = branch(&one, |game| game.turn("bob", "on"));
    let all = letters(&[&one_on, &two]);
    let stranger = settled(&all, &[]);
    assert_eq!(stranger.line.last(), Some(&game.state.head()));
    assert_eq!(stranger.stops_before.len(), 2);
    for (own, head) in [(&one, &one_on), (&two, &two)] {
        let followed: Vec<Digest> = own.letters().iter().map(|letter| letter.id).collect();
        let mine = settled(&all, &followed);
        assert_eq!(mine.line.last(), Some(&head.state.head()));
        assert!(mine.stops_before.is_empty());
        // All the same they are told who has signed twice.
        assert_eq!(mine.named, stranger.named);
    }
    // A ruling decides for everybody.
    let ruled = branch(&two, |game| game.write("referee", here()));
    let all = letters(&[&one_on, &ruled]);
    let followed: Vec<Digest> = one_on.letters().iter().map(|letter| letter.id).collect();
    assert_eq!(settled(&all, &followed).line.last(), Some(&ruled.state.head()));
}

#[test]
fn a_game_that_is_over_there_is_over() {
    let game = TestGame::begin(three());
    let ended = branch(&game, |game| {
        let both = ["bob", "carol"].map(|who| game.slip(who, slips::resign()));
        game.post(both)
    });
    let again = branch(&game, |game| game.turn("alice", "another"));
    let all = letters(&[&ended, &again]);
    let followed: Vec<Digest> = ended.letters().iter().map(|letter| letter.id).collect();
    let mine = settled(&all, &followed);
    assert!(mine.state.unwrap().outcome().is_some());
    assert_eq!(mine.named[0].name, "alice");
}

#[test]
fn a_referee_can_decide_whatever_has_happened() {
    let game = TestGame::begin(three());
    let branches: Vec<TestGame> =
        ["one", "two", "three"].map(|play| branch(&game, |game| game.turn("alice", play))).into();
    let late = branch(&branches[1], |game| {
        game.turn("bob", "on");
        game.turn("carol", "on");
    });
    // Each of these choices is what every program finds, and it can be taken back.
    let mut known: Vec<TestGame> = branches.clone();
    known.push(late.clone());
    for (nr, chosen) in (1..).zip([&game, &branches[0], &branches[2], &late, &game, &branches[1]]) {
        let verdict = adjudicate::log::RefereeDecision::Here(adjudicate::log::True);
        let ruled = branch(chosen, |game| game.write("referee", kinds::numbered(verdict, nr)));
        let others: Vec<&TestGame> = known.iter().collect();
        line_is(&ruled, &others, &["alice"]);
        known.push(ruled);
    }
}

#[test]
fn only_two_entries_behind_one_are_signing_twice() {
    let mut game = TestGame::begin(three());
    game.turn("alice", "one");
    // Bob writes behind alice's turn, then again behind a ruling on it: that is what the ruling is for.
    let first = branch(&game, |game| game.turn("bob", "two"));
    let again = branch(&game, |game| {
        game.write("referee", here());
        game.turn("bob", "another");
    });
    line_is(&again, &[&first], &[]);
    // A referee who rules in two branches with two numbers has not signed twice.
    let forfeits = branch(&first, |game| {
        game.write("referee", kinds::numbered(adjudicate::log::RefereeDecision::Here(adjudicate::log::True), 2))
    });
    line_is(&forfeits, &[&again], &[]);
    // Two new referees are two hands, even with one number; the author of both agreements is one.
    let two = ["referee2", "referee3"].map(|holder| {
        branch(&game, |game| {
            game.agreed("alice", slips::offer_referee(holder));
            game.join_all();
            game.write("referee", forfeit("carol"));
        })
    });
    let (_, stops, _, _, named) = shown(&letters(&[&two[0], &two[1]]), &[]);
    assert_eq!(stops.len(), 2);
    assert_eq!(named.iter().map(|(name, ..)| name.as_str()).collect::<Vec<_>>(), ["bob"]);
}

#[test]
fn many_loose_entries_are_one_line() {
    // The time it takes is measured in `benches/verify.rs`; here it is that nothing grows with the square or the stack.
    let mut game =
        TestGame::begin(open_game(&["alice", "bob"]).game("nine-mens-morris").first("alice").but(|charter| {
            let zero = |key: &str| (key.to_owned(), adjudicate::rules::OptionValue::Int(0));
            charter.options.0.extend([zero("quiet_turns"), zero("repetition")]);
        }));
    let mut random = Random(5);
    while game.entries.len() < 1_500 {
        let pen = game.pen();
        let picked = random.below(1_000);
        let quiet = |game: &TestGame| {
            let moves: Vec<String> =
                game.state.play().position().legal().into_iter().flat_map(|group| group.moves).collect();
            let quiet: Vec<&String> = moves.iter().filter(|play| !play.contains('x')).collect();
            quiet[picked % quiet.len()].clone()
        };
        let play = quiet(&game);
        game.turn(&pen, &play);
    }
    let mut all = game.letters();
    random.shuffle(&mut all);
    let settled = settled(&all, &[]);
    assert_eq!(settled.line.len(), 1_500);
    assert_eq!(settled.line.last(), Some(&game.state.head()));
}
