//! A dispute for scripts.

use serde_json::{Value, json};

use super::evidence::Written;
use super::findings::Case;
use super::words;
use crate::referee::Found;
use crate::referee::dispute::{Branch, Crossing, Dispute, Early, Holding, Proof};

/// Everything in one object. docs/disputes.md says what its keys mean.
pub fn report(dispute: &Dispute, cases: &[Case<'_>], written: &[Written]) -> Value {
    let broken =
        dispute.broken.iter().map(|(source, found)| json!({ "copy": source, "fault": found.as_ref().map(fault) }));
    json!({
        "dispute": dispute.is_dispute(),
        "games": cases.iter().map(game).collect::<Vec<Value>>(),
        "broken": broken.collect::<Vec<Value>>(),
        "strays": dispute.strays.iter().map(early).collect::<Vec<Value>>(),
        "evidence": written.iter().map(|written| json!(written.path)).collect::<Vec<Value>>(),
        "summary": words::summary(dispute, cases),
    })
}

fn game(case: &Case<'_>) -> Value {
    let judged = case.case;
    let findings = case
        .findings
        .iter()
        .map(|finding| json!({ "kind": finding.kind, "bad": finding.bad, "text": finding.text, "ways": finding.ways }));
    let refused = judged.refused.iter().map(|refused| {
        json!({
            "entry": refused.letter.entry.seq,
            "id": refused.letter.id.to_string(),
            "by": refused.letter.entry.by.as_str(),
            "class": refused.fault.class.name(),
            "clause": refused.fault.clause(),
            "error": refused.fault.reason,
            "signed": refused.signed,
            "copies": refused.sources,
            "with": refused.with,
        })
    });
    let unproved = judged
        .unproved
        .iter()
        .map(|fork| json!({ "author": fork.author, "one": fork.one.to_string(), "other": fork.other.to_string() }));
    json!({
        "id": judged.id.to_string(),
        "game": judged.state.play().game().name,
        "verdict": judged.ruling().name(),
        "entries": judged.log.len(),
        "head": judged.state.head().to_string(),
        "copies": judged.holdings.iter().map(copy).collect::<Vec<Value>>(),
        "crossings": judged.crossings.iter().map(|crossing| crossing_object(case, crossing)).collect::<Vec<Value>>(),
        "signed_twice": judged.proofs.iter().map(proof).collect::<Vec<Value>>(),
        "unproved": unproved.collect::<Vec<Value>>(),
        "misled": judged.misled(),
        "refused": refused.collect::<Vec<Value>>(),
        "early": judged.early.iter().map(early).collect::<Vec<Value>>(),
        "findings": findings.collect::<Vec<Value>>(),
    })
}

fn copy(holding: &Holding) -> Value {
    json!({
        "copy": holding.source,
        "log": holding.is_log,
        "standing": holding.standing().name(),
        "mended": holding.is_mended,
        "entries": holding.entries,
        "last": holding.head.map(|(seq, _)| seq),
        "head": holding.head.map(|(_, id)| id.to_string()),
        "behind": holding.behind,
        "missing": holding.missing,
        "leaves": holding.leaves,
        "fault": holding.fault.as_ref().map(fault),
        "damaged": holding.damaged.iter().map(|(entry, why)| json!({ "entry": entry, "error": why })).collect::<Vec<Value>>(),
    })
}

fn fault(found: &Found) -> Value {
    json!({
        "class": found.fault.class.name(),
        "entry": found.entry,
        "line": found.line,
        "clause": found.fault.clause(),
        "error": found.fault.reason,
    })
}

fn crossing_object(case: &Case<'_>, crossing: &Crossing) -> Value {
    json!({
        "after": crossing.after,
        "decision": crossing.decision.name(),
        "branches": crossing.branches.iter().map(|one| branch(case, one)).collect::<Vec<Value>>(),
    })
}

fn branch(case: &Case<'_>, branch: &Branch) -> Value {
    let entries = branch.entries.iter().filter_map(|id| {
        let placed = case.case.entries.get(id)?;
        let entry = &placed.letter.entry;
        Some(json!({
            "entry": entry.seq,
            "id": id.to_string(),
            "by": entry.by.as_str(),
            "signed": placed.signer.name,
            "at": entry.at.to_string(),
            "kind": entry.kind.name(),
            "text": case.told.get(id),
        }))
    });
    json!({
        "stays": branch.stays,
        "can_be_ruled": !branch.rulable.is_empty(),
        "turns": branch.turns,
        "copies": case.case.holders_of(branch),
        "entries": entries.collect::<Vec<Value>>(),
    })
}

/// A proof: its head, and the texts of the two entries.
pub fn proof(proof: &Proof) -> Value {
    let [one, other] = proof.pair().map(|letter| {
        json!({
            "entry": letter.entry.seq,
            "id": letter.id.to_string(),
            "by": letter.entry.by.as_str(),
            "text": crate::log::write(&letter.entry),
        })
    });
    json!({
        "author": proof.head.author.as_str(),
        "principal": proof.head.principal.as_str(),
        "key": proof.head.key.to_string(),
        "introduced": proof.head.introduced,
        "after": proof.after(),
        "one": one,
        "other": other,
    })
}

fn early(early: &Early) -> Value {
    json!({
        "entry": early.letter.entry.seq,
        "id": early.letter.id.to_string(),
        "by": early.letter.entry.by.as_str(),
        "prev": early.letter.entry.prev.map(|prev| prev.to_string()),
        "copies": early.sources,
    })
}
