//! The acts of an event's director, for the commands and for the desk.

use std::path::{Path, PathBuf};

use crate::directory::{EventDirectory, GAMES};
use ::adjudicate_event;
use adjudicate_agent::Failure;
use adjudicate_agent::charter;
use adjudicate_event::{
    Audit, BoardLocation, BoardPairing, BoardResult, DirectorDecision, DirectorRuling, Event, EventEntryKind,
    RoundPairing, RoundPlan, RuledPoints, Section, SectionState,
};
use adjudicate_record::crypto::{Identity, sha256};
use adjudicate_record::log::EntryKind as GameKind;
use adjudicate_record::log::file;
use adjudicate_record::log::signing_state::SigningState;
use adjudicate_record::log::{Bytes, Frames, Text, Time, charter_id, read};
use adjudicate_referee::FaultClass;
use adjudicate_rules::{Name, phrase};
use adjudicate_text::view;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

/// Bytes that the boards of one entry may take: what remains of an entry is for the rest of it.
const BOARDS_MAX: usize = 14_000;

/// A round that can be paired now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextRound {
    /// The section's place in the charter.
    pub section: usize,
    /// The round.
    pub round: u64,
    /// The source of the nonces of its games: the same one makes the same games again.
    pub nonce: Bytes<16>,
}

impl NextRound {
    /// The nonce of a board's game.
    fn nonce_of(&self, board: u64) -> Bytes<16> {
        let place = [self.section as u64, self.round, board].map(u64::to_be_bytes).concat();
        let hash = sha256(&[&self.nonce.0, &place]);
        let mut own = [0; 16];
        own.iter_mut().zip(hash).for_each(|(to, from)| *to = from);
        Bytes(own)
    }
}

/// The next round of a section, if there is one and everything before it is in.
pub fn next_round(house: &EventDirectory, place: usize, nonce: Bytes<16>) -> Option<NextRound> {
    let (section, standing) = house.event.sections().nth(place)?;
    let paired = standing.rounds.iter().filter(|round| round.paired).count() as u64;
    has_next_round(&house.event, section, standing).then_some(NextRound { section: place, round: paired + 1, nonce })
}

/// Whether a section has a round to pair, and everything before it is in.
pub fn has_next_round(event: &Event, section: &Section, standing: &SectionState) -> bool {
    let Some(rounds) = event.rounds_of(section, standing) else { return false };
    let paired = standing.rounds.iter().filter(|round| round.paired).count() as u64;
    let waits = section.rests_on_results(paired + 1) && standing.open(section).next().is_some();
    let playing = standing.players.iter().filter(|player| standing.plays(player)).count();
    paired < rounds && !waits && playing >= 2 && standing.closed.is_none()
}

/// Draws the lots.
///
/// # Errors
/// It is not the time for it, or the numbers of the public draw are missing.
pub fn start(house: &mut EventDirectory, at: Time, numbers: Option<Text>, director: &Identity) -> Result<u64, Failure> {
    let start = adjudicate_event::LotsReveal { element: next_element(house, director), numbers };
    house.direct(at, EventEntryKind::Start(start), director)
}

/// Closes a section. The points of open boards whose game was begun count up to its last entry, so that they are no forfeits.
///
/// # Errors
/// The section cannot be closed now, or the log cannot be written.
pub fn close(
    house: &mut EventDirectory,
    audit: &Audit,
    at: Time,
    place: usize,
    reason: &Text,
    director: &Identity,
) -> Result<(), Failure> {
    let (section, standing) = house.event.sections().nth(place).ok_or_else(no_section)?;
    let begun = standing.open(section).filter_map(|(round, board)| {
        let game = audit.board(place, round, board.board)?.game.as_ref().filter(|game| game.is_begun())?;
        Some(DirectorDecision::Points(RuledPoints {
            section: section.name.clone(),
            round,
            board: board.board,
            head: Some(game.head()),
            claim: None,
            absent: Vec::new(),
            points: vec![section.loss; board.players.len()],
        }))
    });
    let decisions = [DirectorDecision::Close(section.name.clone())].into_iter().chain(begun);
    let kinds = decisions.map(|verdict| EventEntryKind::Ruling(DirectorRuling { verdict, reason: reason.clone() }));
    let kinds = kinds.collect();
    house.direct_all(at, kinds, director)
}

/// Points for a board by a ruling or a verdict. A game that was begun counts as played, up to its last entry; the claims about the
/// board are answered.
///
/// # Errors
/// There is no such section, or a game cannot be read.
pub fn ruled_points(house: &EventDirectory, place: BoardLocation, points: Vec<u64>) -> Result<RuledPoints, Failure> {
    let (at, ..) = house.section(Some(place.section.as_str()))?;
    let audit = house.audit()?;
    let game = audit.board(at, place.round, place.board).and_then(|found| found.game.as_ref());
    let head = game.filter(|game| game.is_begun()).map(adjudicate_referee::Match::head);
    let claim = house.event.open_claims(&place).next().map(|claim| claim.id);
    let BoardLocation { section, round, board } = place;
    Ok(RuledPoints { section, round, board, head, claim, absent: Vec::new(), points })
}

/// Draws a section that has a draw of its own.
///
/// # Errors
/// It is not the time for it.
pub fn draw(house: &mut EventDirectory, at: Time, section: &Name, director: &Identity) -> Result<u64, Failure> {
    let draw = adjudicate_event::DrawReveal { section: section.clone(), element: next_element(house, director) };
    house.direct(at, EventEntryKind::Draw(draw), director)
}

fn next_element(house: &EventDirectory, director: &Identity) -> Bytes<32> {
    Bytes(house.event.element(director, house.event.next_element()))
}

/// A pairing of the director's own, with its reason.
pub struct ManualPairing {
    /// The boards and byes.
    pub plan: RoundPlan,
    /// Why.
    pub reason: Text,
}

/// Pairs the next round of a section: makes the charters of its games, and writes the boards. Gives the games' files.
///
/// # Errors
/// The round cannot be paired, or a file cannot be written.
pub fn pair(
    house: &mut EventDirectory,
    audit: &Audit,
    state: &Path,
    at: Time,
    next: &NextRound,
    by_hand: Option<ManualPairing>,
    director: &Identity,
) -> Result<Vec<PathBuf>, Failure> {
    let charter = house.event.charter();
    let section = charter.sections.get(next.section).cloned().ok_or_else(no_section)?;
    let plan = match &by_hand {
        Some(by_hand) => {
            // Before there is a game that nobody needs.
            house.event.check_plan(next.section, next.round, &by_hand.plan).map_err(Failure::fault)?;
            if by_hand.plan.boards.iter().map(|players| size(players)).sum::<usize>() > BOARDS_MAX {
                let reason = phrase!(
                    "by-hand-too-long",
                    "a pairing by hand has to fit into one entry, and this one has too many boards"
                );
                return Err(Failure::ruled(reason).rule("event"));
            }
            by_hand.plan.clone()
        }
        None => house.event.next_plan(next.section, next.round).map_err(Failure::fault)?,
    };
    if !plan.boards.is_empty() {
        file::make_directory(house.system(), &house.directory().join(GAMES))?;
    }
    // Signing takes processors, and files wait for the disk: many at once.
    let numbered: Vec<(u64, &Vec<Name>)> = (1..).zip(&plan.boards).collect();
    let made: Vec<(PathBuf, BoardPairing)> = numbered
        .into_par_iter()
        .map(|(board, players)| {
            let nonce = next.nonce_of(board);
            let place = BoardPlace { section: &section, index: next.section, round: next.round, board, nonce };
            let (path, game) = make_game(house, audit, state, at, &place, players, director)?;
            Ok((path, BoardPairing { board, players: players.clone(), game }))
        })
        .collect::<Result<_, Failure>>()?;
    let (files, boards): (Vec<PathBuf>, Vec<BoardPairing>) = made.into_iter().unzip();
    let mut rest = boards.into_iter().peekable();
    let mut byes = plan.byes.clone();
    let mut kinds = Vec::new();
    loop {
        let mut boards = Vec::new();
        let mut room = BOARDS_MAX;
        while let Some(board) = rest.next_if(|board| size(&board.players) <= room) {
            room -= size(&board.players);
            boards.push(board);
        }
        let last = rest.peek().is_none();
        let byes = if last { std::mem::take(&mut byes) } else { Vec::new() };
        let pair = RoundPairing { section: section.name.clone(), round: next.round, boards, byes };
        kinds.push(match &by_hand {
            Some(by_hand) => EventEntryKind::Ruling(DirectorRuling {
                verdict: DirectorDecision::Pairing(pair),
                reason: by_hand.reason.clone(),
            }),
            None => EventEntryKind::Pair(pair),
        });
        if last {
            break;
        }
    }
    house.direct_all(at, kinds, director)?;
    Ok(files)
}

/// That a section is not there.
pub fn no_section() -> Failure {
    Failure::usage(phrase!("no-section", "there is no such section"))
}

/// Returns an upper bound on the bytes of a board in an entry.
fn size(players: &[Name]) -> usize {
    160 + players.iter().map(|name| name.as_str().len() + 10).sum::<usize>()
}

struct BoardPlace<'a> {
    section: &'a Section,
    index: usize,
    round: u64,
    board: u64,
    nonce: Bytes<16>,
}

/// Makes the charter of a board's game in its file. A game that exists already and is the same but for its date and its
/// nonce is taken as it is: the program was stopped between the games and the pairing.
fn make_game(
    house: &EventDirectory,
    audit: &Audit,
    state: &Path,
    at: Time,
    place: &BoardPlace<'_>,
    players: &[Name],
    director: &Identity,
) -> Result<(PathBuf, adjudicate_record::crypto::Digest), Failure> {
    let BoardPlace { section, index, round, board, nonce } = *place;
    let brought = audit.brought(index, round, players, u64::MAX);
    let charter = adjudicate_event::board_charter(&house.event, section, round, board, players, &brought, nonce);
    let charter = charter
        .ok_or_else(|| Failure::ruled(phrase!("pairing-of-strangers", "a player of this pairing has not entered")))?;
    let directory = house.directory().join(GAMES);
    let system = house.system();
    let mut path = directory.join(format!("{}-r{round}-b{board}.yaml", section.name));
    let mut more = 2;
    while file::is_there(system, &path)? {
        let bytes = file::read(system, &path)?;
        // The games of a pairing that a ruling has undone keep their files.
        if charter_id(&bytes).is_some_and(|id| house.event.has_paired(&id)) {
            path = directory.join(format!("{}-r{round}-b{board}-{more}.yaml", section.name));
            more += 1;
            continue;
        }
        return begun(&bytes, &charter).map(|id| (path.clone(), id)).ok_or_else(|| {
            let file = view::quoted(&path);
            let reason = phrase!("other-game-there", "{file} stands where the game of this board belongs", file);
            Failure::environment(reason).hint(phrase!("other-game-there-hint", "it is another game: move it away"))
        });
    }
    let (text, game) = charter::sign(at, charter, director)?;
    SigningState::new(game.id(), 0, game.id()).store(system, state)?;
    file::create(system, &path, &text)?;
    Ok((path, game.id()))
}

/// Returns the id of a game whose log has nothing but this charter.
fn begun(log: &[u8], charter: &adjudicate_record::log::Charter) -> Option<adjudicate_record::crypto::Digest> {
    let mut frames = Frames::new(log);
    let frame = frames.next()?.ok()?;
    let entry = read(frame.text).ok()?;
    let GameKind::Charter(found) = &entry.kind else { return None };
    let same = adjudicate_record::log::Charter { nonce: charter.nonce, ..(**found).clone() } == *charter;
    (same && frames.next().is_none()).then(|| charter_id(log)).flatten()
}

/// Whether this finding keeps a board's game from giving it points: because it is another game than the one that was paired, or
/// cannot be relied on. A result that does not fit the game any more is no such thing, for taking it again puts that right.
pub fn is_no_game(finding: &adjudicate_event::AuditFinding, found: &adjudicate_event::AuditedBoard) -> bool {
    finding.class == FaultClass::Game && finding.source.is_some() && finding.source == found.source
}

/// A result that was taken.
#[derive(Clone, Debug)]
pub struct ResultOfGame {
    /// The section.
    pub section: Name,
    /// The round.
    pub round: u64,
    /// The board.
    pub board: u64,
    /// The players.
    pub players: Vec<Name>,
    /// Half points.
    pub points: Vec<u64>,
    /// Whether other points stood there.
    pub again: bool,
}

/// Takes the results of all games that are over: of one board, or of all.
///
/// # Errors
/// A result cannot be written.
pub fn collect(
    house: &mut EventDirectory,
    audit: &Audit,
    at: Time,
    only: Option<(usize, u64, u64)>,
    director: &Identity,
) -> Result<Vec<ResultOfGame>, Failure> {
    let (mut taken, mut results) = (Vec::new(), Vec::new());
    for found in &audit.boards {
        let place = (found.section, found.round, found.board.board);
        let Some(section) = house.event.charter().sections.get(found.section).cloned() else { continue };
        // The results of a section do not change once players have gone on from it.
        if only.is_some_and(|only| only != place) || house.event.drawn_from(&section.name).is_some() {
            continue;
        }
        let (Some(points), Some(game)) = (found.points(&section), &found.game) else { continue };
        let stands = found.board.scored.as_ref();
        let news = match stands {
            None => true,
            Some(scored) if scored.ruled.is_some() || scored.head == Some(game.head()) => false,
            Some(scored) => {
                let keeps_otherwise = section.series && found.keeps_otherwise();
                scored.points != points || keeps_otherwise || found.put_back.is_some()
            }
        };
        if !news || audit.findings.iter().any(|finding| is_no_game(finding, found)) {
            continue;
        }
        let (name, round, board) = (section.name.clone(), found.round, found.board.board);
        let result = BoardResult { section: name, round, board, head: game.head(), points: points.clone() };
        results.push(EventEntryKind::Result(result));
        taken.push(ResultOfGame {
            section: section.name.clone(),
            round,
            board,
            players: found.board.players.clone(),
            points,
            again: stands.is_some(),
        });
    }
    house.direct_all(at, results, director)?;
    Ok(taken)
}
