//! Copies of games that fork, and what follows from copies in a line, for tests to compare.

use adjudicate_record::crypto::Digest;
use adjudicate_referee::dispute::{Copies, CopyStanding, Dispute, DisputedCase, EquivocationProof, examine};

use crate::{Terms, TestGame, open_game};

/// Two players and a referee; alice begins.
pub fn two() -> Terms {
    open_game(&["alice", "bob"]).referee().first("alice").clock(7, 3, 0)
}

/// Three players and a referee; alice begins.
pub fn three() -> Terms {
    open_game(&["alice", "bob", "carol"]).referee().first("alice").clock(7, 3, 0)
}

/// The same game, gone on with in another way.
pub fn branch<R>(game: &TestGame, story: impl FnOnce(&mut TestGame) -> R) -> TestGame {
    let mut branch = game.clone();
    story(&mut branch);
    branch
}

/// A game of two that has had one turn of each.
pub fn begun() -> TestGame {
    let mut game = TestGame::begin(two());
    game.turn("alice", "one");
    game.turn("bob", "two");
    game
}

/// Copies of logs.
pub fn logs(handed: &[(&str, String)]) -> Copies {
    let mut copies = Copies::new();
    handed.iter().for_each(|(source, log)| copies.add_log(source, log.as_bytes()).close());
    copies
}

/// Copies of games as they are.
pub fn worlds(handed: &[(&str, &TestGame)]) -> Copies {
    let handed: Vec<(&str, String)> = handed.iter().map(|(source, world)| (*source, world.log())).collect();
    logs(&handed)
}

/// Adds loose entries.
pub fn loose(copies: &mut Copies, source: &str, entries: &[String]) {
    let mut copy = copies.add_letters(source);
    entries.iter().for_each(|text| copy.add(vec![adjudicate_record::log::read(text).unwrap()]));
    copy.close();
}

/// Returns the names of the members who are proved to have signed twice.
pub fn named(dispute: &Dispute<'_>) -> Vec<String> {
    dispute.cases.iter().flat_map(|case| &case.twice).map(|twice| twice.name.clone()).collect()
}

/// Returns the evidence against the only member who has signed twice, after it was written and read again.
pub fn proved(copies: &Copies) -> EquivocationProof {
    let dispute = examine(copies);
    let [twice] = dispute.cases[0].twice.as_slice() else { panic!("one has signed twice") };
    let proof = dispute.cases[0].proof(twice).unwrap();
    let text = proof.text();
    let again = EquivocationProof::read(text.as_bytes()).unwrap();
    assert_eq!((again.text(), &again.head), (text, &proof.head));
    again
}

/// Everything in a line: where the line goes, who signed twice, what fell out, which slips wait, what cannot stand, and the
/// copies that are not whole.
pub fn told(copies: &Copies) -> String {
    let dispute = examine(copies);
    let mut parts: Vec<String> = dispute.cases.iter().map(case).collect();
    parts.extend(rest(&dispute));
    parts.join(" | ")
}

fn rest(dispute: &Dispute<'_>) -> Vec<String> {
    let broken = dispute.broken.iter().map(|broken| format!("no game in {}", broken.source));
    broken.chain(dispute.strays.iter().map(|stray| format!("stray of {}", stray.by))).collect()
}

fn case(case: &DisputedCase<'_>) -> String {
    let seq = |id: &Digest| case.entry(id).unwrap().entry.seq;
    let mut parts = vec![format!("line to {}", case.line.len() - 1)];
    if !case.stops.is_empty() {
        parts.push(format!("stops before {}", case.stops.len()));
    }
    for twice in &case.twice {
        let thief = if twice.replaced { ", replaced" } else { "" };
        let places = twice.proofs.iter().map(Vec::len).map(|ids| ids.to_string()).collect::<Vec<_>>().join("+");
        parts.push(format!("{} twice ({places}{thief})", twice.name));
    }
    for fork in &case.forks {
        let count: u64 = fork.branches.iter().map(|branch| branch.entries).sum();
        let by = fork.decided.map_or("?".to_owned(), |id| seq(&id).to_string());
        parts.push(format!("{count} fell out after {} by {by}", seq(&fork.after)));
    }
    for slip in &case.slips {
        parts.push(format!("{} of {} {}", slip.slip.kind.name(), slip.slip.by, slip.standing.name()));
    }
    for refused in &case.refused {
        let known = if refused.is_known { " known" } else { "" };
        parts.push(format!("{}{known} {} with {}", refused.letter.entry.seq, refused.fault.class, refused.with));
    }
    parts.extend(case.early.iter().map(|(letter, _)| format!("{} early", letter.entry.seq)));
    for holding in &case.holdings {
        let how = match holding.standing() {
            CopyStanding::Whole => continue,
            CopyStanding::Behind => format!("behind by {}", holding.lacks),
            CopyStanding::Branch => format!("leaves at {}", holding.leaves.unwrap()),
            CopyStanding::Broken => {
                let found = holding.fault.as_ref().unwrap();
                format!("breaks at {} ({})", found.entry, found.fault.class)
            }
        };
        parts.push(format!("{} {how}", holding.source));
    }
    parts.join("; ")
}
