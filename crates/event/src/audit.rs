//! An event and its games: every board's game is compared with its section, and every result with its game.

use std::collections::{BTreeMap, BTreeSet};

use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

use super::board::BroughtTokens;
use super::charter::Section;
use super::judge::{absence_faults, charter_faults, judge};
use super::score;
use super::state::{BoardScore, Event, PairedBoard};
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::{Carry, EntryKind, Time};
use adjudicate_referee::{FaultClass, Match, verify_with};
use adjudicate_rules::{Name, Phrase, Seat, phrase};

/// The log of a game, as it was found.
#[derive(Clone, Debug)]
pub struct GameLog {
    /// The origin, for people.
    pub source: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// Something that does not fit together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditFinding {
    /// Its class.
    pub class: FaultClass,
    /// The entry of the event's log that it is about, if it is about one.
    pub entry: Option<u64>,
    /// The file that it is about, if it is about one.
    pub source: Option<String>,
    /// The problem, as a sentence.
    pub reason: Phrase,
    /// A remedy.
    pub hint: Option<Phrase>,
}

impl AuditFinding {
    pub(super) fn new(class: FaultClass, reason: Phrase) -> AuditFinding {
        AuditFinding { class, entry: None, source: None, reason, hint: None }
    }

    fn at(mut self, entry: u64) -> AuditFinding {
        self.entry = Some(entry);
        self
    }

    fn from(mut self, source: &str) -> AuditFinding {
        self.source = Some(source.to_owned());
        self
    }

    pub(super) fn hint(mut self, hint: Phrase) -> AuditFinding {
        self.hint = Some(hint);
        self
    }
}

/// A board with its game.
#[derive(Clone)]
pub struct AuditedBoard {
    /// The section's place in the charter.
    pub section: usize,
    /// The round.
    pub round: u64,
    /// The board, as the event's log has it.
    pub board: PairedBoard,
    /// The origin of the game's log; absent if there is none.
    pub source: Option<String>,
    /// The game at the end of its log.
    pub game: Option<Match>,
    /// The game at the entries up to which its results count, each with the entry of the event's log that says so.
    pub heads: Vec<(u64, Match)>,
    /// The number of the game's first turn, if it was begun. Behind a `close`, which is about games that were begun as well, the
    /// first turn that is dated later.
    pub first_turn: Option<u64>,
    /// The ruling in the game by which the entry fell out up to which the board's points count.
    pub put_back: Option<u64>,
}

impl AuditedBoard {
    /// The half points that the game gives as it stands, once it is over.
    pub fn points(&self, section: &Section) -> Option<Vec<u64>> {
        let game = self.game.as_ref()?;
        Some(score::of(section, game, &game.outcome()?))
    }

    /// The game at the entry up to which its result counts.
    pub fn at_head(&self) -> Option<&Match> {
        self.heads.last().map(|(_, state)| state)
    }

    /// Returns the number of entries in the game behind the one up to which its result, or a ruling on it, counts.
    pub fn later(&self) -> u64 {
        let counted = self.board.scored.as_ref();
        let then = counted.and_then(|scored| self.heads.iter().find(|(said, _)| *said == scored.seq));
        let unbegun = counted.is_some_and(|scored| scored.ruled.is_some() && scored.head.is_none());
        match (then, self.put_back, &self.game) {
            (None, Some(ruling), Some(now)) => now.entries().saturating_sub(ruling),
            // Ruled upon before it was begun.
            (None, None, Some(now)) if unbegun => {
                self.first_turn.map_or(0, |first| now.entries().saturating_sub(first))
            }
            (Some((_, then)), _, Some(now)) => now.entries().saturating_sub(then.entries()),
            _ => 0,
        }
    }

    /// Whether players keep other tokens for the next round now than where the result was taken.
    pub fn keeps_otherwise(&self) -> bool {
        let kept = |state: &Match| -> Vec<Option<u64>> {
            Seat::all(self.board.players.len()).map(|seat| state.savings(seat)).collect()
        };
        match (self.at_head(), &self.game) {
            (Some(then), Some(now)) => kept(then) != kept(now),
            _ => false,
        }
    }

    /// Returns the points that the game itself counts, if it counts any: at the entry up to which the result counts, or
    /// else at the head. In a match nobody has more than the points that it is played to, by however much the last game
    /// went beyond.
    pub fn game_points(&self) -> Option<Vec<u64>> {
        let state = self.at_head().or(self.game.as_ref())?;
        let outcome = state.outcome()?;
        let position = state.play().position();
        // A result that was agreed says who has won, in numbers of its own.
        let points = position.holdings().or(outcome.points)?;
        let most = position.match_points().unwrap_or(u64::MAX);
        Some(points.into_iter().map(|points| points.min(most)).collect())
    }
}

/// An event with its games.
#[derive(Default)]
pub struct Audit {
    /// The boards, in the order of sections, rounds and numbers.
    pub boards: Vec<AuditedBoard>,
    /// The contradictions, in the order of the boards.
    pub findings: Vec<AuditFinding>,
    /// Files with games that are not of this event.
    pub others: Vec<String>,
    /// Files with games that were begun and whose pairing a ruling has undone: they count for nothing.
    pub undone: Vec<String>,
}

impl Audit {
    /// The boards of one section.
    pub fn of_section(&self, section: usize) -> impl Iterator<Item = &AuditedBoard> {
        self.boards.iter().filter(move |board| board.section == section)
    }

    /// A board with its game.
    pub fn board(&self, section: usize, round: u64, board: u64) -> Option<&AuditedBoard> {
        self.boards.iter().find(|found| found.section == section && found.round == round && found.board.board == board)
    }
}

/// An entry of a game that is a turn.
struct PlayedTurn {
    seq: u64,
    id: Digest,
    at: Time,
    by: Name,
}

/// One log that was read: the game it holds, with the states that results refer to.
struct ReadLog {
    source: String,
    id: Option<Digest>,
    game: Option<Match>,
    heads: BTreeMap<Digest, Match>,
    ids: BTreeSet<Digest>,
    /// The turns, in their order.
    turns: Vec<PlayedTurn>,
    /// The rulings, in their order: number and date.
    rulings: Vec<(u64, Time)>,
    fault: Option<(FaultClass, u64, Phrase)>,
}

/// Holds the games to the event, on all cores; `done` is called for every game with the number of its bytes.
pub fn audit(event: &Event, games: &[GameLog], done: impl Fn(u64) + Sync) -> Audit {
    let wanted: BTreeSet<Digest> = event
        .sections()
        .flat_map(|(_, standing)| &standing.rounds)
        .flat_map(|round| &round.boards)
        .flat_map(|board| board.earlier.iter().chain(&board.scored))
        .filter_map(|scored| scored.head)
        .collect();
    let read: Vec<ReadLog> = games
        .par_iter()
        .map(|game| {
            let read = read(game, &wanted);
            done(game.bytes.len() as u64);
            read
        })
        .collect();
    let mut audit = Audit { boards: Vec::new(), findings: Vec::new(), others: Vec::new(), undone: Vec::new() };
    let mut by_id: BTreeMap<Digest, Vec<ReadLog>> = BTreeMap::new();
    for read in read {
        match read.id {
            Some(id) if event.has_paired(&id) => by_id.entry(id).or_default().push(read),
            _ => audit.stray(event, &read),
        }
    }
    for (section, (_, standing)) in event.sections().enumerate() {
        for round in &standing.rounds {
            for board in &round.boards {
                let found = by_id.remove(&board.game).unwrap_or_default();
                let brought = audit.brought(section, round.number, &board.players, board.seq);
                let audited = audit.board_of(event, section, round.number, board, found, &brought);
                audit.boards.push(audited);
            }
        }
    }
    // Games of a pairing in whose place a ruling has put another, or that a ruling has undone.
    for read in by_id.into_values().flatten() {
        let begun = read.game.as_ref().is_some_and(Match::is_begun);
        if begun { &mut audit.undone } else { &mut audit.others }.push(read.source);
    }
    audit
}

fn read(game: &GameLog, wanted: &BTreeSet<Digest>) -> ReadLog {
    let mut heads = BTreeMap::new();
    let mut ids = BTreeSet::new();
    let mut turns = Vec::new();
    let mut rulings = Vec::new();
    let verified = verify_with(&game.bytes, |_, signed, state| {
        ids.insert(state.head());
        let (seq, at) = (signed.entry.seq, signed.entry.at);
        if matches!(signed.entry.kind, EntryKind::Turn(_)) {
            turns.push(PlayedTurn { seq, id: signed.id, at, by: signed.entry.by.clone() });
        }
        if matches!(signed.entry.kind, EntryKind::Ruling(_)) {
            rulings.push((seq, at));
        }
        if wanted.contains(&state.head()) {
            heads.insert(state.head(), state.clone());
        }
    });
    ReadLog {
        source: game.source.clone(),
        id: verified.state.as_ref().map(Match::id),
        game: verified.state,
        heads,
        ids,
        turns,
        rulings,
        fault: verified.fault.map(|found| (found.fault.class, found.entry, found.fault.reason)),
    }
}

impl Audit {
    /// The tokens that these players of a section bring into a round: what they have taken out of the rounds before, as it
    /// stood when the entry `seq` was written.
    pub fn brought(&self, section: usize, round: u64, players: &[Name], seq: u64) -> BroughtTokens {
        let mut tokens: BTreeMap<&Name, u64> = BTreeMap::new();
        for board in self.of_section(section).filter(|board| board.round < round) {
            let Some((_, state)) = board.heads.iter().rfind(|(said, _)| *said < seq) else { continue };
            for (seat, player) in Seat::all(board.board.players.len()).zip(&board.board.players) {
                if let Some(kept) = state.savings(seat) {
                    tokens.insert(player, kept);
                }
            }
        }
        let carry = |player: &Name| Some(Carry { player: player.clone(), tokens: *tokens.get(player)? });
        BroughtTokens(players.iter().filter_map(carry).collect())
    }

    /// A log that no board of the event names.
    fn stray(&mut self, event: &Event, read: &ReadLog) {
        let charter = read.game.as_ref().map(Match::charter);
        let claims = charter.and_then(|charter| charter.event.as_ref()).filter(|place| place.id == event.id());
        match (claims, &read.fault) {
            (Some(place), _) => {
                let (board, round, section) = (place.board, place.round, &place.section);
                let reason = phrase!(
                    "audit-stray",
                    "this game says that it is board {board} of round {round} of `{section}`, and the event's log names \
                     no such game",
                    board,
                    round,
                    section
                );
                let hint = phrase!(
                    "audit-stray-hint",
                    "a game counts if the director has paired it; take the file away if it was a mistake"
                );
                self.findings.push(AuditFinding::new(FaultClass::Game, reason).from(&read.source).hint(hint));
            }
            (None, Some((class, entry, why))) if read.game.is_none() => {
                let reason = phrase!(
                    "audit-no-game",
                    "not a game's log: entry {entry} is invalid ({class}): {why}",
                    entry,
                    class,
                    why = why
                );
                self.findings.push(AuditFinding::new(FaultClass::Game, reason).from(&read.source));
            }
            _ => self.others.push(read.source.clone()),
        }
    }

    fn board_of(
        &mut self,
        event: &Event,
        section: usize,
        round: u64,
        board: &PairedBoard,
        found: Vec<ReadLog>,
        brought: &BroughtTokens,
    ) -> AuditedBoard {
        let Some(of) = event.charter().sections.get(section) else { return bare(section, round, board) };
        let (number, name) = (board.board, &of.name);
        let place = phrase!("audit-place", "board {number} of round {round} of `{name}`", number, round, name);
        let Some(read) = self.choose(&place, found) else {
            let game = board.game;
            let reason = phrase!("audit-missing", "the game of {place} is missing: {game}", place = &place, game);
            let hint =
                phrase!("audit-missing-hint", "put the game's log into the directory; each of its players has a copy");
            self.findings.push(AuditFinding::new(FaultClass::Game, reason).at(board.seq).hint(hint));
            return bare(section, round, board);
        };
        if let Some((class, entry, why)) = &read.fault {
            let reason = phrase!(
                "audit-invalid",
                "the game of {place} is invalid at its entry {entry} ({class}): {why}",
                place = &place,
                entry,
                class,
                why = why
            );
            let hint =
                phrase!("audit-invalid-hint", "`adjudicate verify` shows the line; what stands before it counts");
            self.findings.push(AuditFinding::new(FaultClass::Game, reason).from(&read.source).hint(hint));
        }
        let closed = event.sections().nth(section).and_then(|(_, standing)| standing.closed);
        let closing = board.scored.as_ref().filter(|scored| Some(scored.seq) == closed);
        let counted = board.scored.as_ref().filter(|scored| scored.head.is_some_and(|head| !read.ids.contains(&head)));
        let ruling = |scored: &BoardScore| read.rulings.iter().find(|(_, at)| *at >= scored.at).map(|(seq, _)| *seq);
        let mut audited = AuditedBoard {
            section,
            round,
            board: board.clone(),
            source: Some(read.source.clone()),
            game: read.game,
            heads: Vec::new(),
            first_turn: read
                .turns
                .iter()
                .find(|turn| closing.is_none_or(|closing| turn.at > closing.at))
                .map(|turn| turn.seq),
            put_back: counted.and_then(ruling),
        };
        // A `close` says nothing about whether games were begun.
        let had_turn = audited
            .game
            .as_ref()
            .filter(|_| closing.is_none())
            .and_then(|game| read.turns.iter().filter_map(|turn| game.receipt_of(&turn.id)).min());
        if let Some(game) = &audited.game {
            for why in charter_faults(event, of, round, board, brought, game.charter()) {
                let reason = phrase!("audit-game", "the game of {place}: {why}", place = &place, why = why);
                self.findings.push(AuditFinding::new(FaultClass::Game, reason).at(board.seq).from(&read.source));
            }
        }
        if let Some(game) = &audited.game {
            let faults = absence_faults(event, &place, &board.players, game).into_iter();
            let hint = phrase!(
                "audit-absence-hint",
                "a player announces a leave with `adjudicate event away`, and the director writes it into the games"
            );
            self.findings.extend(faults.map(|finding| finding.from(&read.source).hint(hint.clone())));
        }
        for (scored, replaced) in
            board.earlier.iter().map(|scored| (scored, true)).chain(board.scored.iter().map(|scored| (scored, false)))
        {
            let at_head = scored.head.and_then(|head| read.heads.get(&head));
            // An entry that a ruling has put out is in no log any more, and neither is what it gave.
            let known =
                replaced || audited.put_back.is_some() || scored.head.is_none_or(|head| read.ids.contains(&head));
            if let Some(finding) =
                judge(of, &place, scored, known, at_head, audited.game.as_ref().filter(|_| !replaced), had_turn)
            {
                self.findings.push(finding.at(scored.seq).from(&read.source));
            }
            // A turn that came behind the ruling makes nobody present at the time.
            let before = |turn: &PlayedTurn| match at_head {
                Some(head) => turn.seq < head.entries(),
                None => turn.at <= scored.at,
            };
            let moved = read.turns.iter().find(|turn| scored.absent.contains(&turn.by) && before(turn));
            if let Some(PlayedTurn { seq, by, .. }) = moved {
                let reason = phrase!(
                    "audit-present",
                    "the ruling says that `{by}` made no turn in the game of {place}, and entry {seq} is one",
                    by,
                    place = &place,
                    seq
                );
                self.findings.push(AuditFinding::new(FaultClass::Game, reason).at(scored.seq).from(&read.source));
            }
            audited.heads.extend(at_head.map(|state| (scored.seq, state.clone())));
        }
        audited
    }

    /// Of several copies of a game the longest, if the others are its beginnings.
    fn choose(&mut self, place: &Phrase, found: Vec<ReadLog>) -> Option<ReadLog> {
        let mut found = found;
        found.sort_by_key(|read| std::cmp::Reverse(read.ids.len()));
        let mut copies = found.into_iter();
        let first = copies.next()?;
        for other in copies {
            if !other.ids.is_subset(&first.ids) {
                let (one, another) = (&first.source, &other.source);
                let reason = phrase!(
                    "audit-copies",
                    "the copies of {place} differ: {one} and {another}",
                    place = place,
                    one,
                    another
                );
                let hint =
                    phrase!("dispute-hint", "`adjudicate dispute {one} {another}` says who wrote what", one, another);
                // It is about the copy that would count, so that no result is taken from it before that is settled.
                self.findings.push(AuditFinding::new(FaultClass::Game, reason).from(&first.source).hint(hint));
            }
        }
        Some(first)
    }
}

fn bare(section: usize, round: u64, board: &PairedBoard) -> AuditedBoard {
    AuditedBoard {
        section,
        round,
        board: board.clone(),
        source: None,
        game: None,
        heads: Vec::new(),
        first_turn: None,
        put_back: None,
    }
}
