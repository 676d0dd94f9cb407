//! Sealed boards explained: what a player bound himself to, what a step shows of it, what the opened board showed.

use super::Paragraphs;
use crate::crypto::{self, LEAVES};
use crate::dice::Member;
use crate::games::duerror::{Landing, Square};
use crate::log::{Leaf, OpenedBoard, SealedProof};
use crate::referee::Match;
use crate::rules::{Name, PhraseArgument, SealedStep, Seat};
use adjudicate_report::LeafProof;
use adjudicate_text::shell::{self, ShellCommand};

/// Explains the proof of a turn.
pub fn proof(page: &Paragraphs, after: &Match, by: &Name, proof: &SealedProof) {
    let Some(seat) = after.member(by).and_then(Member::seat) else { return };
    if let Some(root) = &proof.root {
        page.paragraph("explain-sealed-root", &[("by", by.as_str().into())]);
        page.line(&shell::hex(&root.0));
    }
    let Some(root) = after.root_of(seat) else { return };
    for leaf in &proof.leaves {
        step(page, after, by, seat, leaf, &root);
    }
    if let Some(open) = &proof.open {
        page.paragraph("explain-sealed-opens", &[]);
        opening(page, after, by, open);
    }
}

/// One step that is proved: the leaf, and the way from it to the root.
fn step(page: &Paragraphs, after: &Match, by: &Name, seat: Seat, leaf: &Leaf, root: &[u8; 32]) {
    let (from, stride) = SealedStep::of_leaf(leaf.at);
    let to = match Landing::from_number(leaf.to) {
        Some(Landing::On(square)) => square.to_string(),
        Some(Landing::Out) => "out".to_owned(),
        Some(Landing::Beyond) | None => "beyond".to_owned(),
    };
    let values = [
        ("leaf", leaf.at.into()),
        ("by", by.as_str().into()),
        ("from", Square::new(from).map_or_else(|| "off".to_owned(), |square| square.to_string()).into()),
        ("squares", u64::from(stride).into()),
        ("to", to.into()),
    ];
    page.paragraph("explain-sealed-leaf", &values);
    let [own, climb] = steps(after, seat, leaf, root);
    page.step(&own);
    page.paragraph("explain-sealed-path", &[]);
    page.step(&climb);
}

/// The commands that prove a leaf: its own hash, and the way to the root.
fn steps(after: &Match, seat: Seat, leaf: &Leaf, root: &[u8; 32]) -> [ShellCommand; 2] {
    // The log was verified: indices are below 246, landings below 83, seats below 17.
    let (seat, at, to) = (seat.number() as u8, leaf.at as u16, leaf.to as u8);
    let hash = crypto::leaf(&after.id(), seat, at, to, &leaf.salt.0);
    let label = b"adjudicate/leaf/v1\0";
    let parts: [&[u8]; 7] = [&[0], label, &after.id().0, &[seat], &at.to_be_bytes(), &[to], &leaf.salt.0];
    let siblings: Vec<[u8; 32]> = leaf.path.iter().map(|node| node.0).collect();
    let sides = crypto::sides(leaf.at as usize, LEAVES);
    [shell::hash(&parts, &hash), shell::climb(&hash, &sides, &siblings, root)]
}

/// The proved steps of a turn for scripts.
pub fn report(after: &Match, by: &Name, proof: &SealedProof) -> Option<Vec<LeafProof>> {
    let seat = after.member(by).and_then(Member::seat)?;
    let root = after.root_of(seat)?;
    let leaf = |leaf: &Leaf| {
        let [hash, climb] = steps(after, seat, leaf, &root);
        LeafProof { leaf: leaf.at, to: leaf.to, hash, root: climb }
    };
    Some(proof.leaves.iter().map(leaf).collect())
}

/// Explains a board that is opened.
pub fn opening(page: &Paragraphs, after: &Match, by: &Name, open: &OpenedBoard) {
    let audit = after.member(by).and_then(Member::seat).and_then(|seat| after.sealed_of(seat)?.audit().cloned());
    let own = || ("by", PhraseArgument::from(by.as_str()));
    page.paragraph("explain-sealed-opened", &[own()]);
    open.path.as_str().as_bytes().chunks(54).for_each(|line| page.line(String::from_utf8_lossy(line).trim()));
    match audit.and_then(|audit| audit.fault) {
        None => page.paragraph("explain-sealed-fits", &[own(), ("leaves", PhraseArgument::count(LEAVES))]),
        Some(why) => page.paragraph("explain-sealed-fails", &[("reason", why.into())]),
    }
}
