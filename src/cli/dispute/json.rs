//! A dispute for scripts.

use serde::Serialize;

use super::evidence::WrittenFile;
use super::words;
use crate::crypto::Digest;
use crate::log::write;
use crate::referee::dispute::{Branch, Case, CopyHolding, Dispute, Fork, Refused, SlipStanding, Twice, UnwrittenSlip};
use crate::referee::{Fault, Hand, ReadEntry};
use adjudicate_office::Failure;
use adjudicate_words::dispute::findings::{Finding, ToldCase};

/// Everything. docs/disputes.md says what its keys mean.
#[derive(Serialize)]
struct Report {
    dispute: bool,
    games: Vec<Game>,
    broken: Vec<Broken>,
    strays: Vec<Stray>,
    /// The files that were written.
    evidence: Vec<String>,
    summary: String,
}

#[derive(Serialize)]
struct Game {
    id: String,
    game: String,
    verdict: &'static str,
    line: Line,
    copies: Vec<Copy>,
    signed_twice: Vec<SignedTwice>,
    fell_out: Vec<FellOut>,
    slips: Vec<Slip>,
    refused: Vec<Cannot>,
    early: Vec<Entry>,
    findings: Vec<Said>,
}

#[derive(Serialize)]
struct Line {
    entries: usize,
    head: String,
    /// Agreements on a referee, and the highest number of a ruling behind the last of them.
    rank: [u64; 2],
    /// The branches before which it stops; none if it does not.
    stops_before: Vec<Way>,
}

#[derive(Serialize)]
struct Way {
    first: Option<Entry>,
    /// The entry behind which a ruling would choose this branch.
    end: String,
    entries: u64,
    authors: Vec<String>,
}

#[derive(Serialize)]
struct Entry {
    entry: u64,
    id: String,
    by: String,
    kind: &'static str,
    prev: Option<String>,
    copies: Vec<String>,
}

#[derive(Serialize)]
struct Copy {
    copy: String,
    log: bool,
    standing: &'static str,
    mended: bool,
    entries: u64,
    /// The last entry of the line that it holds.
    last: Option<u64>,
    lacks: u64,
    missing: Vec<u64>,
    leaves: Option<u64>,
    fault: Option<At>,
    damaged: Vec<Damage>,
}

#[derive(Serialize)]
struct At {
    entry: u64,
    line: usize,
    #[serde(flatten)]
    why: Why,
}

#[derive(Serialize)]
struct Why {
    class: &'static str,
    clause: Option<&'static str>,
    error: String,
}

#[derive(Serialize)]
struct Damage {
    entry: Option<u64>,
    error: String,
}

#[derive(Serialize)]
struct SignedTwice {
    name: String,
    /// The key with which a referee came; none for a player.
    referee: Option<String>,
    replaced: bool,
    /// The texts of what proves it, the earliest first.
    proofs: Vec<Vec<Text>>,
}

#[derive(Serialize)]
struct Text {
    #[serde(flatten)]
    entry: Entry,
    text: String,
}

#[derive(Serialize)]
struct FellOut {
    after: Option<u64>,
    decided: Option<Entry>,
    branches: Vec<Way>,
}

#[derive(Serialize)]
struct Slip {
    id: String,
    by: String,
    kind: &'static str,
    after: String,
    standing: &'static str,
    error: Option<String>,
    fell_with: Option<String>,
    copies: Vec<String>,
}

#[derive(Serialize)]
struct Cannot {
    #[serde(flatten)]
    entry: Entry,
    #[serde(flatten)]
    why: Why,
    with: u64,
    /// Whether the same text is here with a signature that holds.
    known: bool,
}

#[derive(Serialize)]
struct Said {
    kind: &'static str,
    bad: bool,
    text: String,
    way: String,
    commands: Vec<String>,
}

#[derive(Serialize)]
struct Broken {
    copy: String,
    fault: Option<Why>,
}

#[derive(Serialize)]
struct Stray {
    what: &'static str,
    by: String,
    copies: Vec<String>,
}

/// Makes it.
///
/// # Errors
/// It cannot be written as JSON.
pub fn report(
    dispute: &Dispute<'_>,
    told: &[ToldCase<'_, '_>],
    written: &[WrittenFile],
) -> Result<serde_json::Value, Failure> {
    let broken = |broken: &crate::referee::dispute::Broken| Broken {
        copy: broken.source.clone(),
        fault: broken.fault.as_ref().map(why),
    };
    let stray = |stray: &crate::referee::dispute::Stray| Stray {
        what: stray.what,
        by: stray.by.to_string(),
        copies: stray.sources.clone(),
    };
    let report = Report {
        dispute: dispute.is_dispute(),
        games: told.iter().map(game).collect(),
        broken: dispute.broken.iter().map(broken).collect(),
        strays: dispute.strays.iter().map(stray).collect(),
        evidence: written.iter().map(|written| written.path.clone()).collect(),
        summary: words::summary(dispute, told),
    };
    serde_json::to_value(&report)
        .map_err(|error| Failure::environment(format!("this cannot be written as JSON: {error}")))
}

fn game(told: &ToldCase<'_, '_>) -> Game {
    let case = told.case;
    Game {
        id: case.id.to_string(),
        game: case.state.play().game().name.to_owned(),
        verdict: told.verdict().0,
        line: Line {
            entries: case.line.len(),
            head: case.state.head().to_string(),
            rank: [case.rank.agreements, case.rank.nr],
            stops_before: case.stops.iter().map(|branch| way(case, branch)).collect(),
        },
        copies: case.holdings.iter().map(copy).collect(),
        signed_twice: case.twice.iter().map(|twice| signed_twice(case, twice)).collect(),
        fell_out: case.forks.iter().map(|fork| fell_out(case, fork)).collect(),
        slips: case.slips.iter().map(slip).collect(),
        refused: case.refused.iter().map(cannot).collect(),
        early: case.early.iter().map(|(letter, sources)| entry(letter, sources)).collect(),
        findings: told.findings.iter().map(said).collect(),
    }
}

fn entry(letter: &ReadEntry, sources: &[String]) -> Entry {
    Entry {
        entry: letter.entry.seq,
        id: letter.id.to_string(),
        by: letter.entry.by.to_string(),
        kind: letter.entry.kind.name(),
        prev: letter.entry.prev.map(|prev| prev.to_string()),
        copies: sources.to_vec(),
    }
}

fn of_case(case: &Case<'_>, id: &Digest) -> Option<Entry> {
    case.entry(id).map(|letter| entry(letter, case.holders(id)))
}

fn way(case: &Case<'_>, branch: &Branch) -> Way {
    Way {
        first: of_case(case, &branch.first),
        end: branch.end.to_string(),
        entries: branch.entries,
        authors: branch.authors.iter().map(ToString::to_string).collect(),
    }
}

fn copy(holding: &CopyHolding) -> Copy {
    let damage = |(entry, why): &(Option<u64>, String)| Damage { entry: *entry, error: why.clone() };
    Copy {
        copy: holding.source.clone(),
        log: holding.is_log,
        standing: holding.standing().name(),
        mended: holding.is_mended,
        entries: holding.entries,
        last: holding.last.map(|(seq, _)| seq),
        lacks: holding.lacks,
        missing: holding.missing.clone(),
        leaves: holding.leaves,
        fault: holding.fault.as_ref().map(|found| At { entry: found.entry, line: found.line, why: why(&found.fault) }),
        damaged: holding.damaged.iter().map(damage).collect(),
    }
}

fn why(fault: &Fault) -> Why {
    Why { class: fault.class.name(), clause: fault.clause(), error: fault.reason.clone() }
}

fn signed_twice(case: &Case<'_>, twice: &Twice) -> SignedTwice {
    let text = |id: &Digest| {
        let letter = case.entry(id)?;
        Some(Text { entry: entry(letter, case.holders(id)), text: write(&letter.entry) })
    };
    SignedTwice {
        name: twice.name.clone(),
        referee: match twice.hand {
            Hand::Referee(key) => Some(key.to_string()),
            Hand::Player(_) | Hand::Organiser => None,
        },
        replaced: twice.replaced,
        proofs: twice.proofs.iter().map(|ids| ids.iter().filter_map(text).collect()).collect(),
    }
}

fn fell_out(case: &Case<'_>, fork: &Fork) -> FellOut {
    FellOut {
        after: case.entry(&fork.after).map(|letter| letter.entry.seq),
        decided: fork.decided.and_then(|id| of_case(case, &id)),
        branches: fork.branches.iter().map(|branch| way(case, branch)).collect(),
    }
}

fn slip(waiting: &UnwrittenSlip<'_>) -> Slip {
    Slip {
        id: waiting.id.to_string(),
        by: waiting.slip.by.to_string(),
        kind: waiting.slip.kind.name(),
        after: waiting.slip.after.to_string(),
        standing: waiting.standing.name(),
        error: match &waiting.standing {
            SlipStanding::Invalid(fault) => Some(fault.reason.clone()),
            SlipStanding::Waits | SlipStanding::Lapsed | SlipStanding::Aside | SlipStanding::Early => None,
        },
        fell_with: waiting.fell_with.map(|id| id.to_string()),
        copies: waiting.sources.clone(),
    }
}

fn cannot(refused: &Refused<'_>) -> Cannot {
    Cannot {
        entry: entry(refused.letter, &refused.sources),
        why: why(&refused.fault),
        with: refused.with,
        known: refused.is_known,
    }
}

fn said(finding: &Finding) -> Said {
    Said {
        kind: finding.kind,
        bad: finding.bad,
        text: finding.says.clone(),
        way: finding.way.clone(),
        commands: finding.commands.clone(),
    }
}
