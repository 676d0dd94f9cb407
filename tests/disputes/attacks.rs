//! Attacks on evidence: each is refused, and the reason has a name.

use adjudicate::crypto::Digest;
use adjudicate::log::{Evidence, EvidenceBranch, EvidenceClaim, Text, write, write_evidence};
use adjudicate::referee::Letter;
use adjudicate::referee::dispute::Proof;

use crate::common::world::sign;
use crate::common::{World, key, kinds, name};
use crate::{begun, branch, two, worlds};

/// Why this proves nothing.
fn flaw(text: &str) -> &'static str {
    Proof::read(text.as_bytes()).expect_err("this proves nothing").class()
}

/// Evidence that somebody has put together by hand, in the right form.
fn forged(shared: &[Letter], one: &[Letter], other: &[Letter], author: &str) -> String {
    let (one, other) = match (one.last(), other.last()) {
        (Some(first), Some(second)) if first.id > second.id => (other, one),
        _ => (one, other),
    };
    let of = |branch: &[Letter]| EvidenceBranch {
        entry: branch.last().map_or(0, |letter| letter.entry.seq),
        id: branch.last().map_or(Digest([0; 32]), |letter| letter.id),
        entries: branch.len() as u64,
    };
    let head = Evidence {
        format: 1,
        claim: EvidenceClaim::SignedTwice,
        game: shared.first().map_or(Digest([0; 32]), |letter| letter.id),
        author: name(author),
        principal: Text::new(author).unwrap(),
        key: key(author),
        introduced: 0,
        shared: shared.len() as u64,
        one: of(one),
        other: of(other),
    };
    let entries = shared.iter().chain(one).chain(other).map(|letter| write(&letter.entry));
    write_evidence(&head) + &entries.collect::<String>()
}

/// Games, and where they part.
fn parts(one: &World, other: &World) -> (Vec<Letter>, Vec<Letter>, Vec<Letter>) {
    let (one, other) = (one.letters(), other.letters());
    let shared = one.iter().zip(&other).take_while(|(one, other)| one.id == other.id).count();
    (one[..shared].to_vec(), one[shared..].to_vec(), other[shared..].to_vec())
}

fn of_games(one: &World, other: &World, author: &str) -> String {
    let (shared, one, other) = parts(one, other);
    forged(&shared, &one, &other, author)
}

fn fork() -> (World, World) {
    let game = begun();
    (branch(&game, |game| game.turn("alice", "here")), branch(&game, |game| game.turn("alice", "there")))
}

#[test]
fn put_together_by_hand_it_is_as_good() {
    let (one, other) = fork();
    let text = of_games(&one, &other, "alice");
    assert_eq!(Proof::read(text.as_bytes()).unwrap().text(), text);
    assert_eq!(worlds(&[("one", &one), ("other", &other)]).proofs().next().unwrap().text(), text);
}

#[test]
fn one_entry_built_on_the_other() {
    let game = begun();
    let longer = branch(&game, |game| {
        game.turn("alice", "here");
        game.note("alice");
    });
    let letters = longer.letters();
    let (shared, rest) = letters.split_at(5);
    // The same line twice, once shorter; and the second entry behind the first.
    assert_eq!(flaw(&forged(shared, &rest[..1], rest, "alice")), "built-on");
    assert_eq!(flaw(&forged(shared, &rest[..1], &rest[1..], "alice")), "chain");
    assert_eq!(flaw(&forged(&letters[..6], &rest[1..], &[], "alice")), "count");
}

#[test]
fn two_identical_entries() {
    let (one, _) = fork();
    let letters = one.letters();
    assert_eq!(flaw(&forged(&letters[..5], &letters[5..], &letters[5..], "alice")), "same");
}

#[test]
fn an_entry_of_another_game() {
    let (one, _) = fork();
    let mut another = World::begin(two().but(|charter| charter.nonce = crate::common::bytes(9)));
    another.turn("alice", "one");
    another.turn("bob", "two");
    another.turn("alice", "there");
    let (one, another) = (one.letters(), another.letters());
    assert_eq!(flaw(&forged(&one[..5], &one[5..], &another[5..], "alice")), "chain");
    // Both games whole: then no entry is shared, and the head can only say that one is.
    assert_eq!(flaw(&forged(&one[..1], &one[1..], &another, "alice")), "chain");
}

#[test]
fn a_fork_that_a_crossing_letter_explains() {
    let game = begun();
    let one = branch(&game, |game| game.say("before").note("bob"));
    let other = branch(&game, |game| {
        game.turn("alice", "my turn");
        game.say("after it").note("bob");
    });
    assert_eq!(flaw(&of_games(&one, &other, "bob")), "crossing");
}

#[test]
fn a_fork_that_a_ruling_has_settled() {
    let (one, other) = fork();
    let ruled = branch(&one, |game| {
        game.write("referee", kinds::forfeit("bob"));
        game.note("alice");
    });
    assert_eq!(flaw(&of_games(&ruled, &other, "alice")), "crossing");
    // Without the ruling, alice has signed twice, whatever was decided then.
    assert!(Proof::read(of_games(&one, &other, "alice").as_bytes()).is_ok());
}

#[test]
fn entries_of_two_authors() {
    let game = begun();
    let one = branch(&game, |game| game.say("one").note("alice"));
    let other = branch(&game, |game| game.say("other").note("bob"));
    assert_eq!(flaw(&of_games(&one, &other, "alice")), "key");
}

#[test]
fn the_wrong_key() {
    let game = begun();
    let (one, _) = fork();
    let wrong = game.forge_as("alice", "mallory", kinds::note(), |_| ());
    let (letters, wrong) = (one.letters(), crate::common::world::letter(&wrong));
    assert_eq!(flaw(&forged(&letters[..5], &letters[5..], &[wrong], "alice")), "signature");
}

#[test]
fn a_former_key_after_it_was_replaced() {
    let mut game = begun();
    game.rekey("alice", "alice2");
    let one = branch(&game, |game| game.turn("alice", "here"));
    let stolen = game.forge_as("alice", "alice", kinds::note(), |_| ());
    let letters = one.letters();
    let (shared, rest) = letters.split_at(letters.len() - 1);
    assert_eq!(flaw(&forged(shared, rest, &[crate::common::world::letter(&stolen)], "alice")), "signature");
}

#[test]
fn an_edited_entry() {
    let (one, other) = fork();
    let text = of_games(&one, &other, "alice");
    assert_eq!(flaw(&text.replace("move: \"here\"", "move: \"nowhere\"")), "signature");
    // Deep in the common part as well.
    assert_eq!(flaw(&text.replace("move: \"one\"", "move: \"uno\"")), "signature");
    // Signed again by a stranger.
    let mut entry = other.letters()[5].entry.clone();
    entry.say = Some(Text::new("I did not say so").unwrap());
    let strange = crate::common::world::letter(&sign(entry, "mallory"));
    let letters = one.letters();
    assert_eq!(flaw(&forged(&letters[..5], &letters[5..], &[strange], "alice")), "signature");
}

#[test]
fn an_entry_that_is_not_allowed() {
    let game = begun();
    let (one, _) = fork();
    let bobs = game.forge("bob", kinds::turn_to("mine", "?"), |_| ());
    let letters = one.letters();
    let text = forged(&letters[..5], &letters[5..], &[crate::common::world::letter(&bobs)], "alice");
    assert_eq!(flaw(&text), "kind");
}

#[test]
fn every_line_of_the_head_counts() {
    let (one, other) = fork();
    let text = of_games(&one, &other, "alice");
    let proof = Proof::read(text.as_bytes()).unwrap();
    let head = proof.head.clone();
    let rest = &text[write_evidence(&head).len()..];
    let changed = |change: &dyn Fn(&mut Evidence)| {
        let mut changed = head.clone();
        change(&mut changed);
        flaw(&(write_evidence(&changed) + rest))
    };
    assert_eq!(changed(&|head| head.format = 2), "spelling");
    assert_eq!(changed(&|head| head.game = Digest([3; 32])), "claim");
    assert_eq!(changed(&|head| head.author = name("bob")), "claim");
    assert_eq!(changed(&|head| head.principal = Text::new("alice+1").unwrap()), "claim");
    assert_eq!(changed(&|head| head.key = key("bob")), "claim");
    assert_eq!(changed(&|head| head.introduced = 1), "claim");
    assert_eq!(changed(&|head| head.shared = 4), "count");
    assert_eq!(changed(&|head| head.one.entry = 4), "claim");
    assert_eq!(changed(&|head| head.one.id = Digest([3; 32])), "claim");
    assert_eq!(changed(&|head| head.one.entries = 2), "count");
    assert_eq!(changed(&|head| head.other.entry = 9), "claim");
    assert_eq!(changed(&|head| head.other.id = head.one.id), "claim");
    assert_eq!(changed(&|head| head.other.entries = 0), "count");
    assert_eq!(changed(&|head| (head.shared, head.one.entries) = (4, 2)), "chain");
    assert_eq!(changed(&|head| head.one.entries = u64::from(u32::MAX)), "count");
}

#[test]
fn there_is_one_spelling_only() {
    let (one, other) = fork();
    let text = of_games(&one, &other, "alice");
    for wrong in [
        text.replace("format: 1", "format: 01"),
        text.replace("format: 1", "format: 2"),
        text.replace("claim: signed-twice", "claim: signed-once"),
        text.replacen('\n', "\r\n", 4),
        text.replace("  author: alice\n", ""),
        text.replace("  author: alice\n", "  author: alice\n  author: alice\n"),
        text.replace("principal: \"alice\"", "principal: alice"),
        text.replacen("---\nseq: 0", "# \n---\nseq: 0", 1),
        text.clone() + "\n",
        text.clone() + "---\n",
        text.replace("evidence:", "evidences:"),
        String::new(),
    ] {
        assert_eq!(flaw(&wrong), "spelling", "{wrong}");
    }
    // Cut off after whole entries.
    let end = text.rfind("---\nseq").unwrap();
    assert_eq!(flaw(&text[..end]), "count");
    assert_eq!(flaw(&(text.clone() + &one.entries[1])), "count");
    assert_eq!(flaw(&write_evidence(&Proof::read(text.as_bytes()).unwrap().head)), "count");
}

#[test]
fn the_branches_stand_in_one_order_and_part_at_their_first_entries() {
    let (one, other) = fork();
    let proof = Proof::read(of_games(&one, &other, "alice").as_bytes()).unwrap();
    let mut head = proof.head.clone();
    std::mem::swap(&mut head.one, &mut head.other);
    let [first, second] = &proof.branches;
    let entries = proof.shared.iter().chain(second).chain(first).map(|letter| write(&letter.entry));
    assert_eq!(flaw(&(write_evidence(&head) + &entries.collect::<String>())), "claim");
    // More than is needed is not minimal: a shared entry in both branches.
    let (shared, one, other) = parts(&one, &other);
    let with = |branch: &[Letter]| [&shared[4..], branch].concat();
    assert_eq!(flaw(&forged(&shared[..4], &with(&one), &with(&other), "alice")), "claim");
}

#[test]
fn a_later_pair_is_not_the_proof() {
    let game = begun();
    let two_each = |word: &str| {
        branch(&game, |game| {
            game.say(word).note("alice");
            game.turn("alice", word);
        })
    };
    assert_eq!(flaw(&of_games(&two_each("here"), &two_each("there"), "alice")), "claim");
}

#[test]
fn no_byte_can_be_changed() {
    let (one, other) = fork();
    let text = of_games(&one, &other, "alice").into_bytes();
    for at in (0..text.len()).step_by(11) {
        let mut changed = text.clone();
        changed[at] = if changed[at] == b'a' { b'b' } else { b'a' };
        assert!(Proof::read(&changed).is_err(), "byte {at}");
        assert!(Proof::read(&text[..at]).is_err(), "cut at {at}");
    }
}
