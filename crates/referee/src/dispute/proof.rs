//! Evidence that somebody signed twice: made from entries, and found again from its own bytes alone.
//!
//! It holds the two entries and their ancestors, back to the charter: only these show whether an entry was allowed, and
//! whose key signed it. Later entries are left out, because they change nothing.

use std::fmt;

use crate::{Author, FoundFault, Match, SignerId, open, placed};
use adjudicate_record::crypto::PublicKey;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{
    EntryKind, Evidence, EvidenceClaim, EvidenceLine, Frames, NotCanonical, SignedEntry, SlipKind, Text, read_evidence,
    write_evidence,
};
use adjudicate_rules::{Name, Phrase, Seat, phrase};

/// A proof that somebody signed twice.
#[derive(Clone, Debug)]
pub struct EquivocationProof {
    /// The claim at the head of the file.
    pub head: Evidence,
    /// Whether a ruling in these lines has replaced a key of theirs, so that it may have been a thief.
    pub replaced: bool,
    /// The common ancestors of both entries, the charter first.
    shared: Vec<SignedEntry>,
    /// The other ancestors of each entry; the entry itself is the last.
    rest: [Vec<SignedEntry>; 2],
    /// The entries that introduce the keys of this hand, with who signed them.
    introductions: Vec<KeyIntroduction>,
}

/// An entry in which it stands whose key it is that signed.
#[derive(Clone, Debug)]
pub struct KeyIntroduction {
    /// The entry.
    pub letter: SignedEntry,
    /// The signer.
    pub signer: EntrySigner,
}

/// The signer of an entry and his key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntrySigner {
    /// The key.
    pub key: PublicKey,
    /// The name for ssh-keygen: the name in the log, after the n-th new key `NAME+n` (protocol, section 3).
    pub principal: String,
}

/// Why entries do not prove that somebody signed twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofFlaw {
    /// The file is not spelled as evidence is.
    Spelling(NotCanonical),
    /// An entry cannot stand where it stands.
    Entry(Box<FoundFault>),
    /// Both are the same entry.
    Same,
    /// They belong to different games.
    Game,
    /// Different hands have signed them.
    Hand {
        /// The signer of the first entry.
        one: String,
        /// And the second.
        other: String,
    },
    /// They are not behind the same entry, or they are rulings of different numbers.
    Place,
    /// The head does not say what the entries prove.
    Claim {
        /// The key of the head that is wrong.
        key: &'static str,
    },
    /// Entries that the evidence does not need, or too few.
    Count,
}

impl ProofFlaw {
    /// The word for `--json`.
    pub fn class(&self) -> &'static str {
        match self {
            ProofFlaw::Spelling(_) => "spelling",
            ProofFlaw::Entry(found) => found.fault.class.name(),
            ProofFlaw::Same => "same",
            ProofFlaw::Game => "game",
            ProofFlaw::Hand { .. } => "hand",
            ProofFlaw::Place => "place",
            ProofFlaw::Claim { .. } => "claim",
            ProofFlaw::Count => "count",
        }
    }

    /// Returns the line of the file, if it is known.
    pub fn line(&self) -> Option<usize> {
        match self {
            ProofFlaw::Spelling(misspelling) => Some(misspelling.line),
            ProofFlaw::Entry(found) => Some(found.line),
            ProofFlaw::Same
            | ProofFlaw::Game
            | ProofFlaw::Hand { .. }
            | ProofFlaw::Place
            | ProofFlaw::Claim { .. }
            | ProofFlaw::Count => None,
        }
    }

    /// The flaw in words.
    pub fn phrase(&self) -> Phrase {
        match self {
            ProofFlaw::Spelling(misspelling) => misspelling.reason.clone(),
            ProofFlaw::Entry(found) => phrase!(
                "flaw-entry",
                "entry {entry} cannot stand there: {reason}",
                entry = found.entry,
                reason = found.fault.reason.clone()
            ),
            ProofFlaw::Same => {
                phrase!("flaw-same", "both entries are the same one, and signing one entry is no wrong")
            }
            ProofFlaw::Game => phrase!("flaw-game", "the entries belong to different games"),
            ProofFlaw::Hand { one, other } => {
                phrase!("flaw-hand", "different people have signed the entries, one {one} and one {other}", one, other)
            }
            ProofFlaw::Place => phrase!(
                "flaw-place",
                "the entries do not stand behind the same entry, nor are they two rulings of one number, so they prove nothing \
                 against anybody"
            ),
            ProofFlaw::Claim { key } => {
                phrase!("flaw-claim", "`{key}` is not what the entries in this file prove", key)
            }
            ProofFlaw::Count => {
                phrase!("flaw-count", "the file does not hold just those entries that the proof needs")
            }
        }
    }
}

impl fmt::Display for ProofFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.phrase())
    }
}

impl std::error::Error for ProofFlaw {}

impl EquivocationProof {
    /// The proof that one hand signed the last entries of these lines, both from the charter on.
    ///
    /// # Errors
    /// They do not prove that.
    pub fn of(one: Vec<SignedEntry>, other: Vec<SignedEntry>) -> Result<EquivocationProof, ProofFlaw> {
        let is_first = one.last().map(|letter| letter.id) <= other.last().map(|letter| letter.id);
        prove(if is_first { [one, other] } else { [other, one] })
    }

    /// The evidence file.
    pub fn text(&self) -> String {
        let [one, other] = &self.rest;
        let entries = self.shared.iter().chain(one).chain(other).map(|letter| letter.text.as_str());
        write_evidence(&self.head) + &entries.collect::<String>()
    }

    /// Finds out from an evidence file alone what it proves.
    ///
    /// # Errors
    /// It does not prove what it claims.
    pub fn read(bytes: &[u8]) -> Result<EquivocationProof, ProofFlaw> {
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let good = bytes.get(..error.valid_up_to()).unwrap_or_default();
            let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
            ProofFlaw::Spelling(NotCanonical::at(line, phrase!("fault-no-text", "this is no text")))
        })?;
        let (head, length) = read_evidence(text).map_err(ProofFlaw::Spelling)?;
        let before = text.get(..length).unwrap_or_default().lines().count();
        let entries = entries(bytes.get(length..).unwrap_or_default(), before)?;
        let [shared, one, other] = [head.shared, head.one.entries, head.other.entries]
            .map(|count| usize::try_from(count).unwrap_or(usize::MAX));
        let all = shared.checked_add(one).and_then(|count| count.checked_add(other));
        if all != Some(entries.len()) || shared == 0 || one == 0 || other == 0 {
            return Err(ProofFlaw::Count);
        }
        // `all` is the sum of the three, so these places are within the list.
        let (trunk, rest) = entries.split_at(shared);
        let (first, second) = rest.split_at(one);
        let lines = [first, second].map(|rest| trunk.iter().chain(rest).map(|(letter, _)| letter.clone()).collect());
        let proof = prove(lines).map_err(|flaw| match flaw {
            ProofFlaw::Entry(mut found) => {
                // The fault was found in a line put together from parts of the file, and counts the lines of one entry.
                let place = usize::try_from(found.entry).unwrap_or(usize::MAX);
                let place = if found.line > 0 && place >= shared { place.saturating_add(one) } else { place };
                let start = entries.get(place).map_or(1, |(_, line)| *line);
                found.line = start + found.fault.line.unwrap_or(1) - 1;
                ProofFlaw::Entry(found)
            }
            flaw @ (ProofFlaw::Spelling(_)
            | ProofFlaw::Same
            | ProofFlaw::Game
            | ProofFlaw::Hand { .. }
            | ProofFlaw::Place
            | ProofFlaw::Claim { .. }
            | ProofFlaw::Count) => flaw,
        })?;
        match difference(&head, &proof.head) {
            Some(key) => Err(ProofFlaw::Claim { key }),
            None => Ok(proof),
        }
    }

    /// The two entries.
    pub fn pair(&self) -> [&SignedEntry; 2] {
        // A rest ends with its entry, so it has one at least; `prove` has seen to that.
        self.rest.each_ref().map(|rest| rest.last().unwrap_or(&self.shared[0]))
    }

    /// Returns the signer of each entry.
    pub fn signers(&self) -> [EntrySigner; 2] {
        let signer = |line: &EvidenceLine| EntrySigner { key: line.key, principal: line.principal.as_str().to_owned() };
        [signer(&self.head.one), signer(&self.head.other)]
    }

    /// Returns the entries that show the owners of the keys: the charter, and each that introduced a later key of this
    /// hand.
    pub fn introductions(&self) -> &[KeyIntroduction] {
        &self.introductions
    }
}

/// The entries of a text, each with the line of the file on which it begins.
fn entries(bytes: &[u8], before: usize) -> Result<Vec<(SignedEntry, usize)>, ProofFlaw> {
    if bytes.is_empty() {
        return Err(ProofFlaw::Count);
    }
    let misspelled = |line: usize, fault: NotCanonical| {
        ProofFlaw::Spelling(NotCanonical { line: before + line + fault.line - 1, reason: fault.reason })
    };
    Frames::new(bytes)
        .map(|frame| {
            let frame = frame.map_err(|bad| misspelled(bad.line, bad.fault))?;
            let entry = SignedEntry::read(frame.text).map_err(|fault| misspelled(frame.line, fault))?;
            Ok((entry, before + frame.line))
        })
        .collect()
}

/// Returns the proof that follows from two lines alone, each from the charter to one of the entries. The one whose last
/// entry has the smaller id comes first.
fn prove(lines: [Vec<SignedEntry>; 2]) -> Result<EquivocationProof, ProofFlaw> {
    let [first, second] = &lines;
    let (Some(one), Some(other)) = (first.last(), second.last()) else { return Err(ProofFlaw::Count) };
    if one.id == other.id {
        return Err(ProofFlaw::Same);
    }
    let shared = first.iter().zip(second).take_while(|(one, other)| one.id == other.id).count();
    if shared == 0 {
        return Err(ProofFlaw::Game);
    }
    if shared == first.len() || shared == second.len() {
        return Err(ProofFlaw::Place);
    }
    let (trunk, first) = first.split_at(shared);
    let (_, second) = second.split_at(shared);
    let mut walk = Walk::begin(trunk)?;
    let mut branch = walk.clone();
    let one = walk.follow(first, 0)?;
    let other = branch.follow(second, 1)?;
    if one.hand != other.hand {
        return Err(ProofFlaw::Hand { one: one.name, other: other.name });
    }
    let nr = place(first.last(), second.last()).ok_or(ProofFlaw::Place)?;
    let head = head(trunk, [(first, &one), (second, &other)], nr, &walk).ok_or(ProofFlaw::Claim { key: "hand" })?;
    let own = |known: &&KnownKey| known.author == one.author;
    let mut introductions: Vec<KeyIntroduction> = Vec::new();
    for known in walk.known.iter().filter(own).chain(branch.known.iter().filter(own)) {
        if introductions.iter().all(|other| other.letter.id != known.introduction.letter.id) {
            introductions.push(known.introduction.clone());
        }
    }
    let replaced = match one.hand {
        SignerId::Player(seat) => [&walk, &branch].iter().any(|walk| walk.state.keys().replaced().contains(&seat)),
        SignerId::Referee(_) | SignerId::Organiser => false,
    };
    let (trunk, rest) = (trunk.to_vec(), [first.to_vec(), second.to_vec()]);
    Ok(EquivocationProof { head, replaced, shared: trunk, rest, introductions })
}

/// Whether two entries of one hand are such that one of them only can stand; of rulings, their number.
fn place(one: Option<&SignedEntry>, other: Option<&SignedEntry>) -> Option<Option<u64>> {
    let (one, other) = (one?, other?);
    match (one.entry.kind.ruling_number(), other.entry.kind.ruling_number()) {
        (Some(one), Some(other)) => (one == other).then_some(Some(one)),
        (None, None) => (one.entry.prev == other.entry.prev).then_some(None),
        (Some(_), None) | (None, Some(_)) => None,
    }
}

/// The signer of the entry at the end of a line.
struct LineEnd {
    hand: SignerId,
    author: Author,
    name: String,
    signer: EntrySigner,
}

/// A key that an entry has introduced.
#[derive(Clone)]
struct KnownKey {
    author: Author,
    introduction: KeyIntroduction,
}

/// A line that is being verified.
#[derive(Clone)]
struct Walk {
    state: Match,
    known: Vec<KnownKey>,
}

impl Walk {
    /// Walks through the common part of both lines.
    fn begin(trunk: &[SignedEntry]) -> Result<Walk, ProofFlaw> {
        let Some((charter, rest)) = trunk.split_first() else { return Err(ProofFlaw::Count) };
        let state = open(charter).map_err(|fault| found(charter, fault, 0))?;
        let EntryKind::Charter(terms) = &charter.entry.kind else { return Err(ProofFlaw::Count) };
        let signer = EntrySigner { key: terms.organiser.key, principal: organiser(&state, &terms.organiser.key) };
        let introduction = KeyIntroduction { letter: charter.clone(), signer };
        let everybody = everybody(&state).into_iter().filter(|author| state.keys().has(*author));
        let known = everybody.map(|author| KnownKey { author, introduction: introduction.clone() }).collect();
        let mut walk = Walk { state, known };
        for letter in rest {
            walk.step(letter, 0)?;
        }
        Ok(walk)
    }

    /// The rest of one of them, which has one entry at least.
    fn follow(&mut self, rest: &[SignedEntry], number: usize) -> Result<LineEnd, ProofFlaw> {
        let mut end = None;
        for letter in rest {
            end = Some(self.step(letter, number)?);
        }
        end.ok_or(ProofFlaw::Count)
    }

    fn step(&mut self, letter: &SignedEntry, number: usize) -> Result<LineEnd, ProofFlaw> {
        let before = self.state.clone();
        self.state.apply(letter).map_err(|fault| found(letter, fault, number))?;
        let end = end(&before, letter).ok_or(ProofFlaw::Count)?;
        for author in everybody(&before) {
            let holds = self.state.keys().current(author);
            if holds.is_some() && holds != before.keys().current(author) {
                let introduction = KeyIntroduction { letter: letter.clone(), signer: end.signer.clone() };
                self.known.push(KnownKey { author, introduction });
            }
        }
        Ok(end)
    }
}

/// A fault in the first line (0) or the second, with its line in the entry.
fn found(letter: &SignedEntry, fault: crate::Fault, line: usize) -> ProofFlaw {
    let fault = placed(fault, &letter.text, letter.entry.kind.name());
    ProofFlaw::Entry(Box::new(FoundFault { entry: letter.entry.seq, line, fault }))
}

/// Returns the hand that signed this entry, which is valid behind this match.
fn end(before: &Match, letter: &SignedEntry) -> Option<LineEnd> {
    let entry = &letter.entry;
    let signing = before.signing_for(before.author(&entry.by)?);
    let hand = before.keys().hand(signing)?;
    let name = before.author_name(signing).to_owned();
    // A new key of its author holds for the entry that it stands in.
    let new = entry.slips.iter().filter_map(|slip| match &slip.kind {
        SlipKind::Rekey(rekey) if slip.by.as_str() == name => Some(rekey.key),
        SlipKind::Rekey(_)
        | SlipKind::Note(_)
        | SlipKind::Claim(_)
        | SlipKind::Resign(_)
        | SlipKind::Offer(_)
        | SlipKind::Accept(_)
        | SlipKind::Order(_)
        | SlipKind::Extend(_)
        | SlipKind::Absence(_)
        | SlipKind::Received(_)
        | SlipKind::Refill(_) => None,
    });
    let new: Vec<PublicKey> = new.collect();
    let rekeys = usize::try_from(before.keys().rekeys(signing)).unwrap_or(usize::MAX).saturating_add(new.len());
    let key = new.last().copied().or_else(|| before.keys().current(signing))?;
    let principal = if rekeys == 0 { name.clone() } else { format!("{name}+{rekeys}") };
    Some(LineEnd { hand, author: signing, name, signer: EntrySigner { key, principal } })
}

/// Returns all authors that can have a key: players, the referee, and an organiser who is neither.
fn everybody(state: &Match) -> Vec<Author> {
    let players = Seat::all(state.charter().players.len()).map(Member::Player);
    players.chain([Member::Referee]).map(Author::Member).chain([Author::Organiser]).collect()
}

/// The charter's signer, as ssh-keygen names him.
fn organiser(state: &Match, key: &PublicKey) -> String {
    let author = state.author_of_key(key).unwrap_or(Author::Organiser);
    state.author_name(author).to_owned()
}

fn head(
    trunk: &[SignedEntry],
    ends: [(&[SignedEntry], &LineEnd); 2],
    nr: Option<u64>,
    walk: &Walk,
) -> Option<Evidence> {
    let count = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
    let line = |(rest, end): (&[SignedEntry], &LineEnd)| {
        let last = rest.last()?;
        let principal = Text::new(end.signer.principal.as_str()).ok()?;
        let (entry, id, entries) = (last.entry.seq, last.id, count(rest.len()));
        Some(EvidenceLine { entry, id, entries, principal, key: end.signer.key })
    };
    let [one, other] = ends;
    let key = match one.1.hand {
        SignerId::Player(seat) => walk.state.charter().players.get(seat.index())?.key?,
        SignerId::Referee(key) => key,
        SignerId::Organiser => walk.state.charter().organiser.key,
    };
    Some(Evidence {
        format: 1,
        claim: EvidenceClaim::SignedTwice,
        game: trunk.first()?.id,
        hand: Name::parse(&one.1.name)?,
        key,
        nr,
        shared: count(trunk.len()),
        one: line(one)?,
        other: line(other)?,
    })
}

/// The first key of a head whose value is not what the entries prove.
fn difference(says: &Evidence, is: &Evidence) -> Option<&'static str> {
    let same = [
        ("claim", says.claim == is.claim),
        ("game", says.game == is.game),
        ("hand", says.hand == is.hand),
        ("key", says.key == is.key),
        ("nr", says.nr == is.nr),
        ("shared", says.shared == is.shared),
        ("one", says.one == is.one),
        ("other", says.other == is.other),
    ];
    same.iter().find(|(_, same)| !same).map(|(key, _)| *key)
}
