//! What follows from copies in a line, for tests to compare.

use adjudicate::crypto::Digest;
use adjudicate::referee::dispute::{Case, Dispute, Standing, examine};

use crate::common::{kinds, slips};
use crate::{Copies, begun, branch, worlds};

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

fn case(case: &Case<'_>) -> String {
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
            Standing::Whole => continue,
            Standing::Behind => format!("behind by {}", holding.lacks),
            Standing::Branch => format!("leaves at {}", holding.leaves.unwrap()),
            Standing::Broken => {
                let found = holding.fault.as_ref().unwrap();
                format!("breaks at {} ({})", found.entry, found.fault.class)
            }
        };
        parts.push(format!("{} {how}", holding.source));
    }
    parts.join("; ")
}

#[test]
fn a_line_says_it_all() {
    let game = begun();
    let ahead = branch(&game, |game| game.turn("alice", "three"));
    assert_eq!(told(&worlds(&[("a", &game), ("b", &ahead)])), "line to 5; a behind by 1");
    let other = branch(&game, |game| game.turn("alice", "drei"));
    let both = worlds(&[("a", &ahead), ("b", &other)]);
    assert_eq!(told(&both), "line to 4; stops before 2; alice twice (2); a leaves at 5; b leaves at 5");
    let mut ruled = ahead.clone();
    let slip = ruled.slip("bob", slips::resign());
    ruled.write("referee", kinds::here());
    let mut copies = worlds(&[("a", &ruled), ("b", &other)]);
    let mut letters = copies.add_letters("c");
    letters.add_slip(vec![slip]);
    letters.close();
    assert_eq!(
        told(&copies),
        "line to 6; alice twice (2); 1 fell out after 4 by 6; resign of bob waits; b leaves at 5"
    );
}
