//! Sealed boards in a log: roots, proofs of steps, the audit when a board is opened (protocol, section 7).
//!
//! An engine sees squares, never paths or salts. [`Match::check_proof`] compares the steps that the engine lists with
//! the entry's proof, and keeps root and steps by seat. [`SecretBoard`] is the owner's side: path and salts, from which
//! composing fills a proof in as it fills in elements.

use std::fmt;

use super::fault::{Fault, FaultClass};
use super::state::Match;
use adjudicate_games::duerror::{Landing, Path, Square, StepStart};
use adjudicate_record::crypto::{self, Digest, LEAVES};
use adjudicate_record::dice::Member;
use adjudicate_record::log::{Bytes, Leaf, OpenedBoard, SealedProof, Text, Turn};
use adjudicate_rules::{OFF, PendingProof, Phrase, PhraseArgument, STRIDES, SealedStep, Seat, phrase};

/// The index of the leaf that shows a path's first square: off the board, stride 1.
const FIRST: u64 = 243;

/// A sealed board, as far as a log shows it.
#[derive(Clone, Debug)]
pub struct SealedBoardState {
    root: [u8; 32],
    /// Every step that has been proved: leaf, and where it leads.
    steps: Vec<(u64, u8)>,
    audit: Option<BoardAudit>,
}

impl SealedBoardState {
    /// Returns the audit of the board when it was opened; `None` while it is sealed.
    pub fn audit(&self) -> Option<&BoardAudit> {
        self.audit.as_ref()
    }
}

/// The result of auditing an opened board.
#[derive(Clone, Debug)]
pub struct BoardAudit {
    /// The path, if the board passes.
    pub path: Option<Path>,
    /// Why it does not.
    pub fault: Option<Phrase>,
}

/// A board that only its owner knows.
///
/// It shows nothing of itself.
#[derive(Clone)]
pub struct SecretBoard {
    path: Path,
    salt_key: [u8; 32],
    leaves: Vec<[u8; 32]>,
}

impl SecretBoard {
    /// The board of the player in `seat` of a game.
    pub fn new(path: Path, salt_key: [u8; 32], game: Digest, seat: Seat) -> SecretBoard {
        // At most sixteen seats.
        let seat = seat.number() as u8;
        let leaf = |(index, to): (usize, Landing)| {
            let index = index as u16;
            crypto::leaf(&game, seat, index, to.number(), &crypto::salt(&salt_key, index))
        };
        let leaves = landings(&path).enumerate().map(leaf).collect();
        SecretBoard { path, salt_key, leaves }
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The key that all salts come from.
    pub fn salt_key(&self) -> &[u8; 32] {
        &self.salt_key
    }

    /// The root of its tree.
    pub fn root(&self) -> [u8; 32] {
        crypto::root(&self.leaves)
    }

    /// The map that opens it.
    pub fn open(&self) -> OpenedBoard {
        // A path is printable ASCII and 242 characters long.
        let path = Text::new(self.path.to_string()).unwrap_or_else(|_| unreachable!("a path is a text"));
        OpenedBoard { path, salts: Bytes(self.salt_key) }
    }

    /// Returns the target of a step, by its number.
    pub fn ahead(&self, step: &SealedStep) -> u8 {
        let from = if step.from == OFF { Some(StepStart::Off) } else { Square::new(step.from).map(StepStart::On) };
        from.map_or(Landing::Beyond, |from| self.path.ahead(from, step.stride)).number()
    }

    /// Whether all of these steps follow the path.
    pub fn follows(&self, steps: &[SealedStep]) -> bool {
        steps.iter().all(|step| step.to.contains(&self.ahead(step)))
    }

    /// Proves a play.
    ///
    /// # Errors
    /// One of its steps does not follow the path.
    pub fn prove(&self, unproved: &PendingProof) -> Result<Option<SealedProof>, Fault> {
        if unproved.is_empty() {
            return Ok(None);
        }
        let leaf = |step: &SealedStep| {
            let to = self.ahead(step);
            if !step.to.contains(&to) {
                let english = format!("along your sealed board this step leads to {}", place(to));
                let reason = Phrase::english("fault-own-step", english).with("to", place_key(to));
                return Err(Fault::new(FaultClass::Proof, "DUE-10", reason).at("move"));
            }
            let at = step.leaf();
            // An index is below 246.
            let salt = crypto::salt(&self.salt_key, at as u16);
            let path = crypto::audit_path(&self.leaves, at as usize).into_iter().map(Bytes).collect();
            Ok(Leaf { at, to: u64::from(to), salt: Bytes(salt), path })
        };
        Ok(Some(SealedProof {
            root: unproved.seals.then(|| Bytes(self.root())),
            leaves: unproved.steps.iter().map(leaf).collect::<Result<_, _>>()?,
            open: unproved.wins.then(|| self.open()),
        }))
    }
}

impl fmt::Debug for SecretBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretBoard(..)")
    }
}

/// Returns the targets of the steps of all leaves along a path, in the order of the leaves.
fn landings(path: &Path) -> impl Iterator<Item = Landing> + '_ {
    let starts = Square::all().map(StepStart::On).chain([StepStart::Off]);
    starts.flat_map(|start| STRIDES.map(|stride| path.ahead(start, stride)))
}

/// A landing in words.
fn place(number: u8) -> String {
    Landing::from_number(u64::from(number)).unwrap_or(Landing::Beyond).to_string()
}

/// A landing as texts choose their form by it: `out`, `beyond`, or the square.
fn place_key(number: u8) -> String {
    match Landing::from_number(u64::from(number)) {
        Some(Landing::On(square)) => square.to_string(),
        Some(Landing::Out) => "out".to_owned(),
        Some(Landing::Beyond) | None => "beyond".to_owned(),
    }
}

fn fault(reason: Phrase) -> Fault {
    Fault::new(FaultClass::Proof, "protocol 7", reason)
}

impl Match {
    /// The sealed boards, by seat.
    pub fn sealed(&self) -> impl Iterator<Item = (Seat, &SealedBoardState)> {
        self.sealed.iter().map(|(seat, sealed)| (*seat, sealed))
    }

    /// The sealed board of a player.
    pub fn sealed_of(&self, seat: Seat) -> Option<&SealedBoardState> {
        self.sealed.get(&seat)
    }

    /// The root of a player's sealed board.
    pub fn root_of(&self, seat: Seat) -> Option<[u8; 32]> {
        self.sealed.get(&seat).map(|sealed| sealed.root)
    }

    /// Returns the players whose boards are not open.
    pub fn unaudited(&self) -> Vec<Seat> {
        self.sealed.iter().filter(|(_, sealed)| sealed.audit.is_none()).map(|(seat, _)| *seat).collect()
    }

    /// Returns the players whose boards did not agree with their moves when they were opened.
    pub fn failed_audits(&self) -> Vec<Seat> {
        let failed = |sealed: &SealedBoardState| sealed.audit.as_ref().is_some_and(|audit| audit.fault.is_some());
        self.sealed.iter().filter(|(_, sealed)| failed(sealed)).map(|(seat, _)| *seat).collect()
    }

    /// Tells the game, before a turn, the first square that the turn's proof begins with.
    pub(super) fn show_first_square(&mut self, turn: &Turn) -> Result<(), Fault> {
        if !self.play().hides_square() {
            return Ok(());
        }
        let first = turn.proof.as_ref().and_then(|proof| proof.leaves.first()).filter(|leaf| leaf.at == FIRST);
        let first = first.ok_or_else(|| {
            let reason = phrase!(
                "fault-first-square",
                "a piece was sent to the first square of a sealed board, so the proof begins with leaf {leaf}, which shows it",
                leaf = FIRST
            );
            fault(reason).at("turn")
        })?;
        let square = u8::try_from(first.to).ok().and_then(Square::new);
        let square = square.ok_or_else(|| {
            fault(phrase!("fault-leaf-square", "leaf {leaf} leads to a square", leaf = FIRST)).at("to")
        })?;
        self.timeline.show_square(square.number());
        Ok(())
    }

    /// Checks that a turn which has been played is proved, and stores the proved steps.
    pub(super) fn check_proof(&mut self, seat: Seat, turn: &Turn) -> Result<(), Fault> {
        let unproved = self.play().unproved();
        let proof = match &turn.proof {
            None if unproved.is_empty() => return Ok(()),
            None => return Err(fault(missing(&unproved)).at("turn")),
            Some(_) if unproved.is_empty() => {
                let why = match self.play().seals_boards() {
                    true => phrase!("fault-no-proof", "this turn has no step that has to be proved"),
                    false => {
                        let game = self.play().game();
                        let english = format!("{} has no sealed boards to prove anything about", game.title);
                        Phrase::english("fault-no-boards", english).with("game", game.name)
                    }
                };
                return Err(fault(why).at("proof"));
            }
            Some(proof) => proof,
        };
        match (&proof.root, unproved.seals) {
            (Some(root), true) => {
                self.sealed.insert(seat, SealedBoardState { root: root.0, steps: Vec::new(), audit: None });
            }
            (None, true) => {
                return Err(fault(phrase!("fault-no-root", "`root` is missing: this turn seals a board")).at("proof"));
            }
            (Some(_), false) => {
                return Err(fault(phrase!("fault-root", "`root` stands only where a board is sealed")).at("root"));
            }
            (None, false) => {}
        }
        self.check_leaves(seat, &unproved.steps, &proof.leaves)?;
        match (&proof.open, unproved.wins) {
            (Some(open), true) => {
                let audit = self.audit(seat, open);
                if let Some(why) = &audit.fault {
                    let reason = phrase!("fault-audit", "the winner's board fails the audit: {why}", why = why.clone());
                    return Err(Fault::new(FaultClass::Proof, "DUE-12", reason).at("open"));
                }
                self.keep_audit(seat, audit);
            }
            (None, true) => {
                let reason = phrase!("fault-no-open", "`open` is missing: who wins opens their board");
                return Err(fault(reason).at("proof"));
            }
            (Some(_), false) => {
                return Err(fault(phrase!("fault-open", "`open` stands only in the turn that wins")).at("open"));
            }
            (None, false) => {}
        }
        Ok(())
    }

    fn check_leaves(&mut self, seat: Seat, steps: &[SealedStep], leaves: &[Leaf]) -> Result<(), Fault> {
        let game = self.id;
        let owner = self.name_of(Member::Player(seat)).to_owned();
        let Some(sealed) = self.sealed.get_mut(&seat) else {
            return Err(fault(phrase!("fault-unsealed", "`{owner}` has sealed no board", owner)).at("proof"));
        };
        if steps.len() != leaves.len() {
            let reason = phrase!(
                "fault-leaves",
                "this turn is proved by {number} leaves, not {found}",
                number = PhraseArgument::count(steps.len()),
                found = PhraseArgument::count(leaves.len())
            );
            return Err(fault(reason).at("proof"));
        }
        for (step, leaf) in steps.iter().zip(leaves) {
            let wrong = |reason: Phrase| fault(reason).at_value("at", leaf.at.to_string());
            if leaf.at != step.leaf() {
                let (right, written) = (step.leaf(), leaf.at);
                let reason =
                    phrase!("fault-leaf", "this step is proved by leaf {right}, not {written}", right, written);
                return Err(wrong(reason));
            }
            let to = u8::try_from(leaf.to).ok().filter(|to| step.to.contains(to));
            let to = to.ok_or_else(|| {
                let [shown, to] =
                    [place, place_key].map(|shown| u8::try_from(leaf.to).map_or_else(|_| leaf.to.to_string(), shown));
                let english = format!("leaf {} leads to {shown}, and the turn goes elsewhere", leaf.at);
                wrong(Phrase::english("fault-leaf-leads", english).with("leaf", leaf.at).with("to", to))
            })?;
            let path: Vec<[u8; 32]> = leaf.path.iter().map(|node| node.0).collect();
            // An index is below 246, and a seat's number below 17.
            let hash = crypto::leaf(&game, seat.number() as u8, leaf.at as u16, to, &leaf.salt.0);
            if crypto::root_through(hash, leaf.at as usize, LEAVES, &path) != Some(sealed.root) {
                return Err(wrong(phrase!(
                    "fault-leaf-strange",
                    "leaf {leaf} is not in the tree whose root `{owner}` gave when the board was sealed",
                    leaf = leaf.at,
                    owner
                )));
            }
            sealed.steps.push((leaf.at, to));
        }
        Ok(())
    }

    /// Rebuilds the tree of an opened board, and follows its owner's steps.
    pub(super) fn audit(&self, seat: Seat, open: &OpenedBoard) -> BoardAudit {
        let failed = |fault: Phrase| BoardAudit { path: None, fault: Some(fault) };
        let Some(sealed) = self.sealed.get(&seat) else {
            return failed(phrase!("audit-unsealed", "no board was sealed"));
        };
        let path = match Path::parse(open.path.as_str()) {
            Ok(path) if path.to_string() == open.path.as_str() => path,
            Ok(_) => {
                return failed(phrase!("duerror-path-written", "the path is not written as the record writes it"));
            }
            Err(why) => return failed(why),
        };
        let board = SecretBoard::new(path.clone(), open.salts.0, self.id, seat);
        if board.root() != sealed.root {
            return failed(phrase!("audit-root", "path and salts give another root than the one that was sealed"));
        }
        let landings: Vec<u8> = landings(&path).map(Landing::number).collect();
        for (leaf, to) in &sealed.steps {
            if landings.get(*leaf as usize) != Some(to) {
                let english = format!("the step of leaf {leaf} to {} did not follow the path", place(*to));
                return failed(Phrase::english("audit-step", english).with("leaf", *leaf).with("to", place_key(*to)));
            }
        }
        BoardAudit { path: Some(path), fault: None }
    }

    pub(super) fn keep_audit(&mut self, seat: Seat, audit: BoardAudit) {
        if let Some(sealed) = self.sealed.get_mut(&seat) {
            sealed.audit = Some(audit);
        }
    }

    /// A board is opened after the end. A player whose board fails the audit is placed last (DUE-12).
    pub(super) fn open_board(&mut self, seat: Seat, open: &OpenedBoard) {
        let audit = self.audit(seat, open);
        let fails = audit.fault.clone();
        self.keep_audit(seat, audit);
        if let (Some(why), Some(outcome)) = (fails, self.outcome()) {
            let name = self.name_of(Member::Player(seat));
            let how = phrase!("audit-failed", "the board of {name} fails the audit: {why}", name, why = why);
            self.timeline.ended(self.after_failed_audit(outcome, seat, how));
        }
    }
}

/// The fault of a turn without the proof that it needs. Texts choose their form by the names of its parts.
fn missing(unproved: &PendingProof) -> Phrase {
    let leaves = unproved.steps.iter().map(|step| step.leaf().to_string()).collect::<Vec<_>>().join(", ");
    let parts = [
        (unproved.seals, "root", "`root` of the sealed board".to_owned()),
        (!unproved.steps.is_empty(), "leaves", format!("leaves {leaves}")),
        (unproved.wins, "open", "`open`".to_owned()),
    ];
    let (keys, words): (Vec<&str>, Vec<String>) =
        parts.into_iter().filter(|(wanted, ..)| *wanted).map(|(_, key, words)| (key, words)).unzip();
    let english = format!("`proof` is missing: this turn is proved by {}", words.join(" and "));
    Phrase::english("fault-unproved", english).with("parts", keys.join("-")).with("leaves", leaves)
}
