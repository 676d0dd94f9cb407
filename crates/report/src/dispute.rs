//! Copies compared, and evidence.

use schemars::JsonSchema;
use serde::Serialize;

use adjudicate_record::crypto::{Digest, PublicKey};
use adjudicate_record::log::{SignedEntry, write};
use adjudicate_referee::dispute::{
    Branch, CopyHolding, Dispute, DisputedCase, DisputedSigner, EntrySigner, EquivocationProof, Fork, ProofFlaw,
    RejectedEntry, SlipStanding, UnreadableCopy, UnrelatedEntry, UnwrittenSlip,
};
use adjudicate_referee::{Fault, FoundFault, SignerId};

use adjudicate_text::dispute::findings::{CaseFindings, Finding};

/// Copies of games and events, compared.
#[derive(Serialize, JsonSchema)]
pub struct DisputeReport {
    /// Whether somebody has signed twice, a line stops, or something is damaged or cannot stand.
    pub dispute: bool,
    /// The games.
    pub games: Vec<DisputedGame>,
    /// Copies without a valid charter.
    pub broken: Vec<BrokenCopy>,
    /// Entries and slips of games whose charter is not here.
    pub strays: Vec<StrayEntry>,
    /// The files with evidence that were written.
    pub evidence: Vec<String>,
    /// All of it in a line.
    pub summary: String,
    /// The events; left out where no log of one was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub events: Option<Vec<DisputedEvent>>,
    /// Logs without an event in them; left out where no log of one was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub broken_events: Option<Vec<BrokenEvent>>,
}

/// A game of which copies were compared.
#[derive(Serialize, JsonSchema)]
pub struct DisputedGame {
    /// Its id.
    pub id: Digest,
    /// Its rules, by their name in charters.
    pub game: String,
    /// The verdict, in short.
    #[schemars(extend("enum" = ["same", "behind", "fell-out", "incomplete", "invalid", "signed-twice", "stops"]))]
    pub verdict: &'static str,
    /// The line.
    pub line: LineReport,
    /// The copies.
    pub copies: Vec<CopyReport>,
    /// The members who have signed twice.
    pub signed_twice: Vec<GameEquivocation>,
    /// The branches that have fallen out of the line.
    pub fell_out: Vec<OrphanedBranches>,
    /// Slips that are not in the line.
    pub slips: Vec<UnwrittenSlipReport>,
    /// Entries that cannot stand where they claim to.
    pub refused: Vec<RefusedEntry>,
    /// Entries whose predecessor is in none of the copies.
    pub early: Vec<EntryReport>,
    /// All of this in words, with the way on.
    pub findings: Vec<FindingReport>,
}

/// The line of a game.
#[derive(Serialize, JsonSchema)]
pub struct LineReport {
    /// How many entries it has.
    pub entries: usize,
    /// The id of the last of them.
    pub head: Digest,
    /// Agreements on a referee, and the highest number of a ruling behind the last of them.
    pub rank: [u64; 2],
    /// The branches before which it stops; none if it does not.
    pub stops_before: Vec<BranchReport>,
}

/// A branch.
#[derive(Serialize, JsonSchema)]
pub struct BranchReport {
    /// The entry with which it begins.
    pub first: Option<EntryReport>,
    /// The entry behind which a ruling would choose this branch.
    pub end: Digest,
    /// How many entries it has.
    pub entries: u64,
    /// The authors of its entries.
    pub authors: Vec<String>,
}

/// An entry and where it is found.
#[derive(Serialize, JsonSchema)]
pub struct EntryReport {
    /// Its number.
    pub entry: u64,
    /// Its id.
    pub id: Digest,
    /// Its author.
    pub by: String,
    /// Its act, such as `turn`.
    pub kind: &'static str,
    /// The id of the entry before; null for a charter.
    pub prev: Option<Digest>,
    /// The copies that hold it.
    pub copies: Vec<String>,
}

/// The part of a game that one copy has.
#[derive(Serialize, JsonSchema)]
pub struct CopyReport {
    /// The origin of the copy.
    pub copy: String,
    /// Whether it is a log; otherwise it is entries out of letters.
    pub log: bool,
    /// How it stands to the line: it has all of it, lacks entries, has others, or is not valid to its end.
    #[schemars(extend("enum" = ["whole", "behind", "branch", "broken"]))]
    pub standing: &'static str,
    /// Whether what mail had mangled was repaired.
    pub mended: bool,
    /// How many valid entries it holds.
    pub entries: u64,
    /// The last entry of the line that it holds.
    pub last: Option<u64>,
    /// How many entries of the line it lacks.
    pub lacks: u64,
    /// Which of them it lacks before its last one.
    pub missing: Vec<u64>,
    /// The number of its first entry that is not in the line; null where it has none.
    pub leaves: Option<u64>,
    /// The first fault of a log; null where it has none.
    pub fault: Option<FaultReport>,
    /// The entries that cannot be read.
    pub damaged: Vec<DamagedEntry>,
}

/// A fault of a log and its place.
#[derive(Serialize, JsonSchema)]
pub struct FaultReport {
    /// The entry.
    pub entry: u64,
    /// The line of the file, counted from 1.
    pub line: usize,
    /// The fault.
    #[serde(flatten)]
    pub why: EntryFault,
}

impl FaultReport {
    /// This fault.
    pub fn found(found: &FoundFault) -> FaultReport {
        FaultReport { entry: found.entry, line: found.line, why: why(&found.fault) }
    }
}

/// The fault of an entry.
#[derive(Serialize, JsonSchema)]
pub struct EntryFault {
    /// The class of the fault.
    pub class: &'static str,
    /// The clause of the game's rules that is broken; null where it is the protocol that is.
    pub clause: Option<&'static str>,
    /// The same in words.
    pub error: String,
}

/// An entry that cannot be read.
#[derive(Serialize, JsonSchema)]
pub struct DamagedEntry {
    /// Its number; null where that cannot be read either.
    pub entry: Option<u64>,
    /// Why.
    pub error: String,
}

/// A member who has signed twice in a game.
#[derive(Serialize, JsonSchema)]
pub struct GameEquivocation {
    /// The name in the log.
    pub name: String,
    /// The key with which a referee came; null for a player.
    pub referee: Option<PublicKey>,
    /// Whether a ruling has replaced a key of theirs, so that it may have been a thief.
    pub replaced: bool,
    /// The texts of what proves it, the earliest first.
    pub proofs: Vec<Vec<SignedEntryText>>,
}

/// An entry with its text.
#[derive(Serialize, JsonSchema)]
pub struct SignedEntryText {
    /// The entry.
    #[serde(flatten)]
    pub entry: EntryReport,
    /// Its text as logs have it.
    pub text: String,
}

/// Branches that have fallen out of the line.
#[derive(Serialize, JsonSchema)]
pub struct OrphanedBranches {
    /// The entry behind which they part from it.
    pub after: Option<u64>,
    /// The entry that decided it; null where none did.
    pub decided: Option<EntryReport>,
    /// The branches.
    pub branches: Vec<BranchReport>,
}

/// A slip that is not in the line.
#[derive(Serialize, JsonSchema)]
pub struct UnwrittenSlipReport {
    /// Its id.
    pub id: Digest,
    /// The signer.
    pub by: String,
    /// The sort of the slip.
    pub kind: &'static str,
    /// The last entry that its author had.
    pub after: Digest,
    /// The standing of the slip: it can be written in; it cannot any more; it was signed behind an entry that is not in
    /// the line (`aside`), or behind one that is in no copy (`early`); or it is invalid.
    #[schemars(extend("enum" = ["waits", "lapsed", "aside", "early", "invalid"]))]
    pub standing: &'static str,
    /// Why it is invalid; null where it is not.
    pub error: Option<String>,
    /// The entry that it stood in, and that fell out of the line; null where there is none.
    pub fell_with: Option<Digest>,
    /// The copies that hold it.
    pub copies: Vec<String>,
}

/// An entry that cannot stand where it claims to.
#[derive(Serialize, JsonSchema)]
pub struct RefusedEntry {
    /// The entry.
    #[serde(flatten)]
    pub entry: EntryReport,
    /// Why.
    #[serde(flatten)]
    pub why: EntryFault,
    /// How many entries behind it fall with it.
    pub with: u64,
    /// Whether the same text is here with a signature that holds.
    pub known: bool,
}

/// Something that was found.
#[derive(Serialize, JsonSchema)]
pub struct FindingReport {
    /// The sort of the finding.
    pub kind: &'static str,
    /// Whether somebody is in the wrong, or something has to be decided.
    pub bad: bool,
    /// It in words.
    pub text: String,
    /// The possible next steps, in words.
    pub way: String,
    /// Commands that do it.
    pub commands: Vec<String>,
}

/// A copy without a valid charter.
#[derive(Serialize, JsonSchema)]
pub struct BrokenCopy {
    /// The origin of the copy.
    pub copy: String,
    /// The fault; null if the copy is empty.
    pub fault: Option<EntryFault>,
}

/// Something of a game whose charter is not here.
#[derive(Serialize, JsonSchema)]
pub struct StrayEntry {
    /// The kind of the item, in words.
    pub what: String,
    /// The signer.
    pub by: String,
    /// The copies that hold it.
    pub copies: Vec<String>,
}

/// An event of which logs were compared.
#[derive(Serialize, JsonSchema)]
pub struct DisputedEvent {
    /// Its id.
    pub id: Option<Digest>,
    /// The verdict, in short.
    #[schemars(extend("enum" = ["signed twice", "a copy is invalid", "the copies agree"]))]
    pub verdict: &'static str,
    /// The copies.
    pub copies: Vec<CopyOfEvent>,
    /// The forks between the copies.
    pub partings: Vec<EventForkReport>,
}

/// A copy of an event's log.
#[derive(Serialize, JsonSchema)]
pub struct CopyOfEvent {
    /// Its file.
    pub file: String,
    /// How many valid entries it holds.
    pub entries: usize,
    /// The id of the last of them.
    pub head: Digest,
    /// Its first fault; null where it has none.
    pub fault: Option<FaultReport>,
}

/// Two copies of an event's log that part.
#[derive(Serialize, JsonSchema)]
pub struct EventForkReport {
    /// The last entry that they have in common.
    pub after: u64,
    /// The two files.
    pub files: [String; 2],
    /// The two entries behind it.
    pub signed_twice: EventEquivocation,
}

/// A director who has signed twice.
#[derive(Serialize, JsonSchema)]
pub struct EventEquivocation {
    /// The director.
    pub author: String,
    /// The director's key.
    pub key: PublicKey,
    /// The entries.
    pub entries: Vec<SignedEventEntry>,
}

/// An entry of an event's log that has a rival.
#[derive(Serialize, JsonSchema)]
pub struct SignedEventEntry {
    /// Its number.
    pub entry: u64,
    /// Its id.
    pub id: Digest,
    /// The file that holds it.
    pub file: String,
}

/// A file without an event in it.
#[derive(Serialize, JsonSchema)]
pub struct BrokenEvent {
    /// The file.
    pub file: String,
    /// The fault; null if the file is empty.
    pub error: Option<String>,
}

/// The verdict on a file with evidence.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub enum EvidenceVerdict {
    /// It proves its claim.
    Proved {
        /// The file.
        file: String,
        /// Always `proved`.
        #[schemars(extend("const" = "proved"))]
        verdict: &'static str,
        /// The claim.
        #[schemars(extend("const" = "signed-twice"))]
        claim: &'static str,
        /// The game's id.
        id: Digest,
        /// The hand that signed: a name, or `referee` and the key with which that referee began.
        hand: String,
        /// The key.
        key: PublicKey,
        /// The number that two rulings share; null if both entries have the same parent.
        nr: Option<u64>,
        /// Whether a ruling has replaced a key of theirs, so that it may have been a thief.
        replaced: bool,
        /// The first of the two entries.
        one: Box<ProvedEntry>,
        /// The other one.
        other: Box<ProvedEntry>,
    },
    /// It proves nothing.
    Refused {
        /// The file.
        file: String,
        /// Always `invalid`.
        #[schemars(extend("const" = "invalid"))]
        verdict: &'static str,
        /// The claim.
        #[schemars(extend("const" = "signed-twice"))]
        claim: &'static str,
        /// The class of the fault.
        class: &'static str,
        /// The line of the file; null where it is the whole that is wrong.
        line: Option<usize>,
        /// The fault, in words.
        error: String,
    },
}

/// One of two entries that prove something.
#[derive(Serialize, JsonSchema)]
pub struct ProvedEntry {
    /// Its number.
    pub entry: u64,
    /// Its id.
    pub id: Digest,
    /// Its author.
    pub by: String,
    /// The key's name for ssh-keygen.
    pub principal: String,
    /// The key that signed it.
    pub key: PublicKey,
    /// Its text as logs have it.
    pub text: String,
}

impl EvidenceVerdict {
    /// Returns the verdict on this file: the fact that it proves, or the reason why it proves nothing.
    pub fn of(file: &str, read: &Result<EquivocationProof, ProofFlaw>) -> EvidenceVerdict {
        let proof = match read {
            Ok(proof) => proof,
            Err(flaw) => {
                return EvidenceVerdict::Refused {
                    file: file.to_owned(),
                    verdict: "invalid",
                    claim: "signed-twice",
                    class: flaw.class(),
                    line: flaw.line(),
                    error: flaw.to_string(),
                };
            }
        };
        let proved = |entry: &SignedEntry, signer: EntrySigner| {
            Box::new(ProvedEntry {
                entry: entry.entry.seq,
                id: entry.id,
                by: entry.entry.by.to_string(),
                principal: signer.principal,
                key: signer.key,
                text: write(&entry.entry),
            })
        };
        let [one, other] = proof.pair();
        let [first, second] = proof.signers();
        EvidenceVerdict::Proved {
            file: file.to_owned(),
            verdict: "proved",
            claim: "signed-twice",
            id: proof.head.game,
            hand: proof.head.hand.to_string(),
            key: proof.head.key,
            nr: proof.head.nr,
            replaced: proof.replaced,
            one: proved(one, first),
            other: proved(other, second),
        }
    }
}

impl DisputeReport {
    /// Makes the report of comparing copies, with the files that were written and a line about all of it.
    pub fn of(
        dispute: &Dispute<'_>,
        told: &[CaseFindings<'_, '_>],
        evidence: Vec<String>,
        summary: String,
    ) -> DisputeReport {
        let broken =
            |broken: &UnreadableCopy| BrokenCopy { copy: broken.source.clone(), fault: broken.fault.as_ref().map(why) };
        let stray = |stray: &UnrelatedEntry| StrayEntry {
            what: stray.what.to_string(),
            by: stray.by.to_string(),
            copies: stray.sources.clone(),
        };
        DisputeReport {
            dispute: dispute.is_dispute(),
            games: told.iter().map(game).collect(),
            broken: dispute.broken.iter().map(broken).collect(),
            strays: dispute.strays.iter().map(stray).collect(),
            evidence,
            summary,
            events: None,
            broken_events: None,
        }
    }

    /// Nothing about games: only logs of events were given.
    pub fn without_games() -> DisputeReport {
        DisputeReport {
            dispute: false,
            games: Vec::new(),
            broken: Vec::new(),
            strays: Vec::new(),
            evidence: Vec::new(),
            summary: String::new(),
            events: None,
            broken_events: None,
        }
    }
}

fn game(told: &CaseFindings<'_, '_>) -> DisputedGame {
    let case = told.case;
    DisputedGame {
        id: case.id,
        game: case.state.play().game().name.to_owned(),
        verdict: told.verdict(),
        line: LineReport {
            entries: case.line.len(),
            head: case.state.head(),
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

fn entry(letter: &SignedEntry, sources: &[String]) -> EntryReport {
    EntryReport {
        entry: letter.entry.seq,
        id: letter.id,
        by: letter.entry.by.to_string(),
        kind: letter.entry.kind.name(),
        prev: letter.entry.prev,
        copies: sources.to_vec(),
    }
}

fn of_case(case: &DisputedCase<'_>, id: &Digest) -> Option<EntryReport> {
    case.entry(id).map(|letter| entry(letter, case.holders(id)))
}

fn way(case: &DisputedCase<'_>, branch: &Branch) -> BranchReport {
    BranchReport {
        first: of_case(case, &branch.first),
        end: branch.end,
        entries: branch.entries,
        authors: branch.authors.iter().map(ToString::to_string).collect(),
    }
}

fn copy(holding: &CopyHolding) -> CopyReport {
    CopyReport {
        copy: holding.source.clone(),
        log: holding.is_log,
        standing: holding.standing().name(),
        mended: holding.is_mended,
        entries: holding.entries,
        last: holding.last.map(|(seq, _)| seq),
        lacks: holding.lacks,
        missing: holding.missing.clone(),
        leaves: holding.leaves,
        fault: holding.fault.as_ref().map(FaultReport::found),
        damaged: holding
            .damaged
            .iter()
            .map(|(entry, why)| DamagedEntry { entry: *entry, error: why.to_string() })
            .collect(),
    }
}

fn why(fault: &Fault) -> EntryFault {
    EntryFault { class: fault.class.name(), clause: fault.clause(), error: fault.reason.to_string() }
}

fn signed_twice(case: &DisputedCase<'_>, twice: &DisputedSigner) -> GameEquivocation {
    let text = |id: &Digest| {
        let letter = case.entry(id)?;
        Some(SignedEntryText { entry: entry(letter, case.holders(id)), text: write(&letter.entry) })
    };
    GameEquivocation {
        name: twice.name.clone(),
        referee: match twice.hand {
            SignerId::Referee(key) => Some(key),
            SignerId::Player(_) | SignerId::Organiser => None,
        },
        replaced: twice.replaced,
        proofs: twice.proofs.iter().map(|ids| ids.iter().filter_map(text).collect()).collect(),
    }
}

fn fell_out(case: &DisputedCase<'_>, fork: &Fork) -> OrphanedBranches {
    OrphanedBranches {
        after: case.entry(&fork.after).map(|letter| letter.entry.seq),
        decided: fork.decided.and_then(|id| of_case(case, &id)),
        branches: fork.branches.iter().map(|branch| way(case, branch)).collect(),
    }
}

fn slip(waiting: &UnwrittenSlip<'_>) -> UnwrittenSlipReport {
    UnwrittenSlipReport {
        id: waiting.id,
        by: waiting.slip.by.to_string(),
        kind: waiting.slip.kind.name(),
        after: waiting.slip.after,
        standing: waiting.standing.name(),
        error: match &waiting.standing {
            SlipStanding::Invalid(fault) => Some(fault.reason.to_string()),
            SlipStanding::Waits | SlipStanding::Lapsed | SlipStanding::Aside | SlipStanding::Early => None,
        },
        fell_with: waiting.fell_with,
        copies: waiting.sources.clone(),
    }
}

fn cannot(refused: &RejectedEntry<'_>) -> RefusedEntry {
    RefusedEntry {
        entry: entry(refused.letter, &refused.sources),
        why: why(&refused.fault),
        with: refused.with,
        known: refused.is_known,
    }
}

fn said(finding: &Finding) -> FindingReport {
    FindingReport {
        kind: finding.kind,
        bad: finding.bad,
        text: finding.says.clone(),
        way: finding.way.clone(),
        commands: finding.commands.clone(),
    }
}
