//! What was found, each with its word for scripts, its words for people, and what can be done about it.

use std::collections::BTreeMap;

use super::{lines, ways};
use crate::cli::ledger::trouble_words;
use crate::cli::view::{listed, tokens};
use crate::crypto::Digest;
use crate::referee::dispute::{self, Branch, Crossing, Decision, Dispute, Holding, Proof, Refused, Ruling, Standing};
use crate::referee::ledger::Verdict;
use crate::referee::{Class, Fork};

/// As many branches as are told in words; to tell one the whole log is gone through.
const BRANCHES_MAX: usize = 64;

/// One thing that was found.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The word for `--json`.
    pub kind: &'static str,
    /// Whether somebody is in the wrong, or something has to be decided.
    pub bad: bool,
    /// What was found, as sentences.
    pub text: String,
    /// What can be done: sentences with command lines.
    pub ways: Vec<String>,
}

impl Finding {
    fn new(kind: &'static str, bad: bool, text: String, ways: Vec<String>) -> Finding {
        Finding { kind, bad, text, ways }
    }
}

/// A game with everything that was found about it.
pub struct Case<'a> {
    /// What the referee says.
    pub case: &'a dispute::Case,
    /// What each entry behind a crossing did.
    pub told: BTreeMap<Digest, String>,
    /// What was found.
    pub findings: Vec<Finding>,
}

impl<'a> Case<'a> {
    /// Everything about this game.
    pub fn of(case: &'a dispute::Case, dispute: &Dispute) -> Case<'a> {
        let branches = case.crossings.iter().flat_map(|crossing| &crossing.branches);
        let branches: Vec<Branch> = branches.take(BRANCHES_MAX).cloned().collect();
        let told = lines::told(case, &branches);
        let mut findings: Vec<Finding> = Vec::new();
        findings.extend(case.proofs.iter().map(|proof| twice(case, proof)));
        findings.extend(case.unproved.iter().map(|fork| unproved(case, fork)));
        findings.extend(misled(case));
        findings.extend(case.crossings.iter().filter_map(|crossing| crossed(case, crossing)));
        findings.extend(case.holdings.iter().flat_map(|holding| of_copy(case, holding)));
        findings.extend(case.refused.iter().map(refused));
        findings.extend(case.early.iter().map(early));
        findings.extend(audits(case));
        findings.extend(carries(case, dispute));
        if findings.is_empty() {
            let text = match case.holdings.len() {
                1 => "There is nothing to compare it with.".to_owned(),
                _ => "All copies are the same.".to_owned(),
            };
            findings.push(Finding::new("same", false, text, Vec::new()));
        }
        Case { case, told, findings }
    }

    /// What the copies come to, in a few words.
    pub fn verdict(&self) -> &'static str {
        let carry = self.findings.iter().any(|finding| finding.kind == "carry" && finding.bad);
        match self.case.ruling() {
            Ruling::Same | Ruling::Behind | Ruling::Crossed if carry => {
                "DISPUTED: what is brought into it is not right"
            }
            Ruling::Same if self.case.holdings.len() == 1 => "one copy, which is valid",
            Ruling::Same => "the copies are the same",
            Ruling::Behind => "the copies agree, and some have more than others",
            Ruling::Crossed if self.case.crossings.iter().any(|one| one.decision == Decision::Ruled) => {
                "the copies part, and a ruling has settled it"
            }
            Ruling::Crossed => "letters crossed; nobody is at fault",
            Ruling::Incomplete => "something cannot be judged yet",
            Ruling::Invalid => "INVALID: something in the copies cannot stand",
            Ruling::Unproved => "STOPPED: the referee has to go on from here",
            Ruling::Forked => "FORKED: somebody has signed twice",
        }
    }
}

/// A name of the log in a sentence: `referee` is an office.
pub fn person(name: &str) -> String {
    if name == "referee" { "the referee".to_owned() } else { name.to_owned() }
}

/// `entry 7 (54217ec5)`, with the first digits of its id; the whole id is in the evidence and in `--json`.
fn entry(seq: u64, id: Digest) -> String {
    let digits: String = id.to_string().chars().skip("sha256:".len()).take(8).collect();
    format!("entry {seq} ({digits})")
}

fn seq(case: &dispute::Case, id: Digest) -> u64 {
    case.entries.get(&id).map_or(0, |placed| placed.letter.entry.seq)
}

fn twice(case: &dispute::Case, proof: &Proof) -> Finding {
    let [one, other] = proof.pair();
    let author = person(proof.head.author.as_str());
    let scribe: Vec<&str> = [one, other]
        .iter()
        .map(|letter| letter.entry.by.as_str())
        .filter(|by| *by != proof.head.author.as_str())
        .collect();
    let scribe = match scribe.first() {
        Some(by) => format!(" (for {by}, who plays by post and whose letters {author} writes down)"),
        None => String::new(),
    };
    let text = format!(
        "{author} has signed twice what cannot both stand{scribe}: {} in {}, and {} in {}. Both bear the signature of the \
         key {} ({}), and neither is built on the other. They part after entry {}.",
        entry(one.entry.seq, one.id),
        listed(case.holders(one.id)),
        entry(other.entry.seq, other.id),
        listed(case.holders(other.id)),
        proof.head.principal.as_str(),
        proof.head.key.fingerprint(),
        proof.after(),
    );
    Finding::new("signed-twice", true, text, ways::twice(case, proof))
}

fn unproved(case: &dispute::Case, fork: &Fork) -> Finding {
    let text = format!(
        "The log stops here by the protocol's rule, for {} has signed {} and {}. But this is no proof against {}: the first \
         of them had fallen out by somebody's crossing letter when the second was signed, and only what others added to \
         the first branch later has changed that.",
        fork.author,
        entry(seq(case, fork.one), fork.one),
        entry(seq(case, fork.other), fork.other),
        fork.author
    );
    Finding::new("unproved", true, text, ways::unproved(case))
}

fn misled(case: &dispute::Case) -> Option<Finding> {
    let misled: Vec<String> = case.misled().iter().map(|name| person(name)).collect();
    let verb = if misled.len() == 1 { "has" } else { "have" };
    let text = format!(
        "{} {verb} only gone on from a branch, and signed nothing twice: nothing can be held against {}.",
        listed(&misled),
        listed(&misled)
    );
    let way = "Letters that honest players wrote on a branch that does not stay bind nobody, and may be written again where the \
               game goes on; dice elements in them stay good.";
    (!misled.is_empty()).then(|| Finding::new("misled", false, text, vec![way.to_owned()]))
}

fn crossed(case: &dispute::Case, crossing: &Crossing) -> Option<Finding> {
    let stays = crossing.branches.iter().find(|branch| branch.stays);
    let first = |branch: &Branch| {
        let first = branch.entries.first().and_then(|id| case.entries.get(id));
        first.map_or(String::new(), |placed| format!("entry {} of {}", placed.letter.entry.seq, placed.letter.entry.by))
    };
    let fell: Vec<String> = crossing.branches.iter().filter(|branch| !branch.stays).map(first).collect();
    let stays = stays.map(first).unwrap_or_default();
    let fall = if fell.len() == 1 { "falls" } else { "fall" };
    let (text, ways) = match crossing.decision {
        Decision::Settled => (
            format!(
                "Letters crossed after entry {}: {stays} stays by the rules of protocol 5, and {} {fall} out with all that \
                 is built on {}.",
                crossing.after,
                listed(&fell),
                if fell.len() == 1 { "it" } else { "them" }
            ),
            ways::crossed(case),
        ),
        Decision::Ruled => (
            format!(
                "The copies part after entry {}, and a ruling of the referee decides: the branch that begins with {stays} \
                 stays, and {} {fall} out. Nobody is blamed for what the ruling has settled.",
                crossing.after,
                listed(&fell)
            ),
            ways::ruled(case),
        ),
        Decision::Forked | Decision::Inside => return None,
    };
    let kind = if crossing.decision == Decision::Ruled { "ruled" } else { "crossed" };
    Some(Finding::new(kind, false, text, ways))
}

/// `4`, `4 and 5`, `4 to 9`.
fn numbers(numbers: &[u64]) -> String {
    match numbers {
        [first, .., last] if last - first + 1 == numbers.len() as u64 && numbers.len() > 2 => {
            format!("{first} to {last}")
        }
        _ => listed(&numbers.iter().map(u64::to_string).collect::<Vec<_>>()),
    }
}

fn of_copy(case: &dispute::Case, holding: &Holding) -> Vec<Finding> {
    let source = &holding.source;
    let mut found = Vec::new();
    if let Some(fault) = holding.fault.as_ref() {
        let (at, why) = (format!("entry {}, line {}", fault.entry, fault.line), &fault.fault);
        found.push(match holding.is_mended {
            true => Finding::new(
                "mended",
                false,
                format!(
                    "{source} was mangled on its way (at {at}: {}), and every entry in it could be mended; all signatures \
                     hold.",
                    why.reason
                ),
                ways::mended(source),
            ),
            false => Finding::new(
                "invalid",
                true,
                format!("{source} breaks at {at} ({}, {}): {}.", why.class, why.rule, why.reason),
                ways::invalid(source, fault.entry, why.class),
            ),
        });
    }
    let told = holding.fault.as_ref().map(|fault| fault.entry);
    for (number, why) in holding.damaged.iter().filter(|(number, _)| told.is_none() || *number != told) {
        let what = number.map_or("an entry".to_owned(), |number| format!("entry {number}"));
        let text = format!("{what} in {source} is too damaged to be read: {why}.");
        found.push(Finding::new("damaged", false, text, ways::damaged(source)));
    }
    // What a log that breaks lacks, nobody can bring into it.
    if holding.standing() == Standing::Invalid {
        return found;
    }
    if !holding.missing.is_empty() {
        let verb = if holding.missing.len() == 1 { "entry" } else { "entries" };
        let text = format!(
            "{source} lacks {verb} {}, on which it has others built; they are in another copy.",
            numbers(&holding.missing)
        );
        found.push(Finding::new("lacks", false, text, ways::lacks(source, holding.is_log)));
    }
    if holding.behind > 0 && holding.is_log && holding.standing() != Standing::Branch {
        let count = if holding.behind == 1 { "one entry".to_owned() } else { format!("{} entries", holding.behind) };
        let text = format!("{source} is behind by {count}; what it has is the same as in the others.");
        found.push(Finding::new("behind", false, text, ways::behind(case, holding)));
    }
    found
}

fn refused(refused: &Refused) -> Finding {
    let (entry, fault) = (&refused.letter.entry, &refused.fault);
    let why = match (&refused.signed, fault.class) {
        (Some(name), _) => format!("{}; {} has signed it all the same", fault.reason, person(name)),
        (None, Class::Signature) => {
            format!("its signature does not fit: it was changed after {} signed it, or forged", entry.by)
        }
        (None, _) => format!("{}; and it does not bear {}'s signature", fault.reason, entry.by),
    };
    let with = match refused.with {
        0 => String::new(),
        1 => " One entry that builds on it goes with it.".to_owned(),
        with => format!(" {with} entries that build on it go with it."),
    };
    let text = format!(
        "Entry {} of {} in {} cannot stand ({}, {}): {why}. It binds nobody.{with}",
        entry.seq,
        entry.by,
        listed(&refused.sources),
        fault.class,
        fault.rule,
    );
    Finding::new("refused", true, text, ways::refused(refused))
}

fn early(early: &dispute::Early) -> Finding {
    let entry = &early.letter.entry;
    let prev = entry.prev.map_or(String::new(), |prev| prev.to_string());
    let text = format!(
        "Entry {} of {} in {} is signed by one of the players or the referee, and cannot be judged: the entry before it, \
         {prev}, is in none of the copies.",
        entry.seq,
        entry.by,
        listed(&early.sources)
    );
    Finding::new("early", true, text, ways::early(early))
}

fn audits(case: &dispute::Case) -> Vec<Finding> {
    let name = |seat| case.state.name_of(crate::dice::Member::Player(seat)).to_owned();
    let failed: Vec<String> = case.state.failed_audits().into_iter().map(name).collect();
    failed
        .into_iter()
        .map(|player| {
            let text = format!(
                "The sealed board of {player} failed its audit: what was opened is not what was sealed and proved. By DUE-12 \
                 {player} is placed last."
            );
            let ways = ways::audit(&player);
            Finding::new("audit", false, text, ways)
        })
        .collect()
}

fn carries(case: &dispute::Case, dispute: &Dispute) -> Vec<Finding> {
    let Some(ledger) = &dispute.ledger else { return Vec::new() };
    let Some(game) = ledger.games().find(|game| game.id == case.id) else { return Vec::new() };
    let mut found = Vec::new();
    for carried in &game.carries {
        for trouble in &carried.troubles {
            let bad = carried.verdict() == Verdict::Disputed;
            let words = trouble_words(trouble, carried, game, ledger);
            let text = format!("{} is said to bring {}: {words}.", carried.player, tokens(carried.tokens));
            found.push(Finding::new("carry", bad, text, ways::carry(case, carried, trouble)));
        }
        if let (true, Some((seq, keeps))) = (carried.troubles.is_empty(), carried.later) {
            let text = format!(
                "{} brings {}, which is right. Since then entry {seq} of the game before has made it {keeps}; what counts is \
                 what stood at the entry that the charter names.",
                carried.player,
                tokens(carried.tokens)
            );
            found.push(Finding::new("later", false, text, ways::later()));
        }
    }
    found
}
