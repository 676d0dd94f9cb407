//! An event in the course of being verified: everything that the entries of its log so far have established.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rpds::HashTrieMapSync;

use super::appeal::{AppealRecord, AppealableEntry, ClaimRecord};
use super::charter::{Charter, Director, PairingSystem, Section};
use super::entry::Entrant;
use super::remark::EventRemark;
use adjudicate_record::crypto::{Digest, PublicKey, Verifier};
use adjudicate_record::log::{AbsencePeriod, Text, Time};
use adjudicate_rules::Name;

/// Somebody who takes part, or took part.
#[derive(Clone, Debug)]
pub struct Registration {
    /// As the entry says.
    pub entrant: Entrant,
    /// The entry with which he came.
    pub seq: u64,
    /// The particulars that were replaced, each with the entry that did it.
    pub former: Vec<(u64, Entrant)>,
    /// The entries with which another person took the seat.
    pub substituted: Vec<u64>,
}

impl Registration {
    /// The particulars that held for games that were paired by this entry.
    pub fn entrant_at(&self, seq: u64) -> &Entrant {
        let replaced = self.former.iter().find(|(replaced, _)| *replaced > seq);
        replaced.map_or(&self.entrant, |(_, entrant)| entrant)
    }

    /// The last particulars of the person who had the seat when this entry was written.
    pub fn person_at(&self, seq: u64) -> &Entrant {
        let next = self.substituted.iter().find(|taken| **taken > seq);
        next.map_or(&self.entrant, |taken| self.entrant_at(taken.saturating_sub(1)))
    }
}

/// Someone's end in a section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectionExit {
    /// The entry that says so.
    pub seq: u64,
    /// Its date.
    pub at: Time,
    /// Why the director excluded him; absent if he withdrew.
    pub excluded: Option<Text>,
    /// The round that he left in or after, 0 before the first: the first in which his board was still open, since all rounds
    /// can be paired at once; or else the last one that was paired.
    pub rounds: u64,
    /// Whether his board of that round was still open.
    pub during: bool,
}

/// Points of a board, and where they come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardScore {
    /// The entry that says so.
    pub seq: u64,
    /// Its date.
    pub at: Time,
    /// The entry of the game up to which it counts; absent if it was ruled upon before anybody had made a turn.
    pub head: Option<Digest>,
    /// Half points in seat order.
    pub points: Vec<u64>,
    /// The players who had made no turn, as the director says.
    pub absent: Vec<Name>,
    /// Why the director or the appeals committee gave them; absent where the game did.
    pub ruled: Option<Text>,
    /// Whether the appeals committee gave them.
    pub by_verdict: bool,
}

/// A board of a round.
#[derive(Clone, Debug)]
pub struct PairedBoard {
    /// Its number, from 1.
    pub board: u64,
    /// The players in seat order.
    pub players: Vec<Name>,
    /// The game's id.
    pub game: Digest,
    /// The entry that pairs it.
    pub seq: u64,
    /// The entry before that one: the head of the log when the game's charter was made.
    pub after: Digest,
    /// Its points, once there are any.
    pub scored: Option<BoardScore>,
    /// Points that it had before others took their place, the first ones first.
    pub earlier: Vec<BoardScore>,
    /// The rulings that reopened it.
    pub reopened: Vec<u64>,
}

impl PairedBoard {
    /// The points that counted when the entry `seq` was written.
    pub fn scored_before(&self, seq: u64) -> Option<&BoardScore> {
        let last = self.earlier.iter().chain(&self.scored).rfind(|scored| scored.seq < seq)?;
        let reopened = self.reopened.iter().any(|reopened| (last.seq..seq).contains(reopened));
        (!reopened).then_some(last)
    }

    /// Gives it points; those that it has step back.
    pub(super) fn score(&mut self, scored: BoardScore) {
        self.earlier.extend(self.scored.replace(scored));
    }
}

/// The boards and byes of a round that follow from the log before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundPlan {
    /// The players of each board in seat order, from board 1.
    pub boards: Vec<Vec<Name>>,
    /// The players without a board.
    pub byes: Vec<Name>,
}

/// A round that is paired, wholly or in part.
#[derive(Clone, Debug)]
pub struct Round {
    /// Its number, from 1.
    pub number: u64,
    /// The plan of the round.
    pub plan: RoundPlan,
    /// The boards so far.
    pub boards: Vec<PairedBoard>,
    /// The players without a board, once the round is wholly paired.
    pub byes: Vec<Name>,
    /// Whether everybody has his board or his bye.
    pub paired: bool,
    /// The players who asked for no board, or whom the director let off, and who have none.
    pub free: Vec<Name>,
    /// Why the director paired it himself; absent where it follows from the log.
    pub ruled: Option<Text>,
}

impl Round {
    /// Whether every board has its points.
    pub fn is_scored(&self) -> bool {
        self.paired && self.boards.iter().all(|board| board.scored.is_some())
    }

    /// The board of this number.
    pub fn board(&self, number: u64) -> Option<&PairedBoard> {
        self.boards.iter().find(|board| board.board == number)
    }
}

/// The draw of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SectionDraw {
    /// The entry that draws it.
    pub seq: u64,
    /// The seed of its lots.
    pub seed: [u8; 32],
}

/// One section as it stands.
#[derive(Clone, Debug, Default)]
pub struct SectionState {
    /// Its draw; absent before.
    pub drawn: Option<SectionDraw>,
    /// Its players: in the order of their entries before the start, then by their numbers, the first having number 1.
    pub players: Vec<Name>,
    /// The players without a place, in the order of their entries, once the lots are drawn.
    pub waiting: Vec<Name>,
    /// The entries with which another person took a seat of the section.
    pub substituted: u64,
    /// The last entry that has a slip of this player, or readmits him.
    pub heard: BTreeMap<Name, u64>,
    /// Their numbers in the order of the lots, once these are drawn.
    pub lots: Vec<u32>,
    /// The players who have left since the start.
    pub left: BTreeMap<Name, SectionExit>,
    /// The players who asked for no board in a round, for half a point.
    pub asked: BTreeMap<u64, BTreeSet<Name>>,
    /// The byes that a verdict has given, by round and player.
    pub decided_byes: BTreeSet<(u64, Name)>,
    /// The date of the last pairing, result, ruling or verdict, in an event with an appeals committee.
    pub decided: Option<Time>,
    /// The rounds that are paired.
    pub rounds: Vec<Round>,
    /// The ruling behind which no round is paired any more.
    pub closed: Option<u64>,
}

impl SectionState {
    /// The number of this player, from 1.
    pub fn number(&self, player: &Name) -> Option<u32> {
        let place = self.players.iter().position(|name| name == player)?;
        u32::try_from(place + 1).ok()
    }

    /// The player of this number.
    pub fn player(&self, number: u32) -> Option<&Name> {
        self.players.get(usize::try_from(number).ok()?.checked_sub(1)?)
    }

    /// Whether this player takes part and has not left.
    pub fn plays(&self, player: &Name) -> bool {
        self.players.contains(player) && !self.left.contains_key(player)
    }

    /// The number of rulings by which this player was absent since he was last heard of.
    pub fn absences(&self, player: &Name) -> u64 {
        let heard = self.heard.get(player).copied().unwrap_or(0);
        let scored = self.rounds.iter().flat_map(|round| &round.boards).filter_map(|board| board.scored.as_ref());
        scored.filter(|scored| scored.seq > heard && scored.absent.contains(player)).count() as u64
    }

    /// Whether this player is not paired because he was absent, until he is heard of.
    pub fn is_silent(&self, section: &Section, player: &Name) -> bool {
        section.absent_after > 0 && self.absences(player) >= section.absent_after
    }

    /// The players who are not paired for that reason.
    pub fn silent(&self, section: &Section) -> impl Iterator<Item = &Name> {
        self.players.iter().filter(|player| self.plays(player) && self.is_silent(section, player))
    }

    /// Whether this player is paired in this round.
    pub fn comes(&self, section: &Section, round: u64, player: &Name) -> bool {
        self.plays(player) && !self.is_free(round, player) && !self.is_silent(section, player)
    }

    /// Whether this player is to have no board in this round.
    pub fn is_free(&self, round: u64, player: &Name) -> bool {
        self.asked.get(&round).is_some_and(|free| free.contains(player))
    }

    /// Boards that wait for points, with their rounds. In a round-robin, the boards of a player who has left wait for
    /// nothing: the tables decide how they count.
    pub fn open(&self, section: &Section) -> impl Iterator<Item = (u64, &PairedBoard)> {
        let system = section.system;
        let boards = self.rounds.iter().flat_map(|round| round.boards.iter().map(|board| (round.number, board)));
        boards.filter(move |(_, board)| board.scored.is_none() && !self.is_settled(system, board))
    }

    /// Whether a board wants nothing of anybody any more, however its game stands: its points are given by a ruling, or
    /// everybody meets everybody and one of its players has left.
    pub fn is_settled(&self, system: PairingSystem, board: &PairedBoard) -> bool {
        let ruled = board.scored.as_ref().is_some_and(|scored| scored.ruled.is_some());
        ruled || (system.is_table() && board.players.iter().any(|name| self.left.contains_key(name)))
    }

    /// A board of a round.
    pub fn board(&self, round: u64, board: u64) -> Option<&PairedBoard> {
        self.rounds.iter().find(|found| found.number == round)?.board(board)
    }
}

/// A leave that stands in the log of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventLeave {
    /// The id of its slip; of its entry for a player without a key.
    pub id: Digest,
    /// The entry in which it stands.
    pub seq: u64,
    /// The player who is away.
    pub player: Name,
    /// The days.
    pub period: AbsencePeriod,
}

/// A handover that stands in the log of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventHandover {
    /// The entry with which the person took over.
    pub seq: u64,
    /// Its number.
    pub nr: u64,
    /// The person who directs the event behind it.
    pub to: Director,
}

/// An event reached by a verified log.
#[derive(Clone)]
pub struct Event {
    pub(super) charter: Arc<Charter>,
    pub(super) id: Digest,
    pub(super) head: Digest,
    pub(super) entries: u64,
    pub(super) last_at: Time,
    pub(super) director: Verifier,
    pub(super) players: Vec<Registration>,
    /// The ids of all slips and entries that entered a player, in order.
    pub(super) enters: Vec<Digest>,
    /// The entries of the log, by their ids.
    pub(super) ids: HashTrieMapSync<Digest, u64>,
    /// The entries in which slips stand, by the ids of these.
    pub(super) slips: HashTrieMapSync<Digest, u64>,
    /// The lots' seed, and the entry that drew them.
    pub(super) started: Option<(u64, [u8; 32])>,
    /// How many elements of the director are revealed, and the last one; before the start the tip.
    pub(super) revealed: (u32, [u8; 32]),
    pub(super) sections: Vec<SectionState>,
    /// The players whom a ruling has excluded from the event, and the entry of the ruling.
    pub(super) excluded: BTreeMap<Name, u64>,
    /// The leaves of all players.
    pub(super) leaves: Vec<EventLeave>,
    /// The players of whom a verdict has decided that they are out (false) or in (true).
    pub(super) decided: BTreeMap<Name, bool>,
    /// The entries against which players can appeal, by their numbers.
    pub(super) decisions: HashTrieMapSync<u64, Arc<AppealableEntry>>,
    pub(super) appeals: Vec<AppealRecord>,
    pub(super) claims: Vec<ClaimRecord>,
    /// The handovers so far.
    pub(super) handovers: Vec<EventHandover>,
    /// Remarks and corrections.
    pub(super) remarks: Vec<EventRemark>,
    /// Ids of the games that have been named.
    pub(super) games: BTreeMap<Digest, (usize, u64, u64)>,
}

impl Event {
    /// The charter.
    pub fn charter(&self) -> &Charter {
        &self.charter
    }

    /// The event's id.
    pub fn id(&self) -> Digest {
        self.id
    }

    /// The id of the last entry.
    pub fn head(&self) -> Digest {
        self.head
    }

    /// Whether this is the id of an entry of the log.
    pub fn has(&self, id: &Digest) -> bool {
        self.ids.contains_key(id)
    }

    /// The number of the entry with this id.
    pub fn seq_of(&self, id: &Digest) -> Option<u64> {
        self.ids.get(id).copied()
    }

    /// The id of the entry of this number.
    pub fn id_of(&self, seq: u64) -> Option<Digest> {
        self.ids.iter().find(|(_, found)| **found == seq).map(|(id, _)| *id)
    }

    /// How many entries there are; the next one has this `seq`.
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// The date of the last entry.
    pub fn last_at(&self) -> Time {
        self.last_at
    }

    /// Returns all players who have ever entered, in order.
    pub fn players(&self) -> &[Registration] {
        &self.players
    }

    /// Returns a player who has entered.
    pub fn player(&self, name: &Name) -> Option<&Registration> {
        self.players.iter().find(|found| found.entrant.name == *name)
    }

    /// Returns the owner of this key: the director, a deputy, the appeals committee, or a player who has entered.
    pub fn author_of_key(&self, key: &PublicKey) -> Option<&Name> {
        if let Some(director) = self.charter.directors().find(|director| director.key == *key) {
            return Some(&director.name);
        }
        if let Some(committee) = self.charter.appeals.as_ref().filter(|committee| committee.key == *key) {
            return Some(&committee.name);
        }
        let mut owners = self.players.iter().filter(|found| found.entrant.key.as_ref() == Some(key));
        let first = owners.clone().next()?;
        // A player who waited for a place signs for the seat that he got.
        Some(&owners.find(|found| self.has_seat(&found.entrant.name)).unwrap_or(first).entrant.name)
    }

    /// Whether this player has or had a place in a section.
    pub(super) fn has_seat(&self, player: &Name) -> bool {
        self.sections.iter().any(|standing| standing.players.contains(player))
    }

    /// Whether this player waited for a place and has taken a seat since: the log has the same person under two names.
    pub fn has_taken_seat(&self, player: &Name) -> bool {
        let waited = self.player(player).filter(|_| !self.has_seat(player)).map(|waited| &waited.entrant);
        let is_same = |one: &Entrant, other: &Entrant| one.key == other.key && one.mail == other.mail;
        let mut substitutes = self.players.iter().filter(|other| !other.substituted.is_empty());
        waited.is_some_and(|waited| substitutes.any(|other| is_same(waited, &other.entrant)))
    }

    /// The lots' seed, once they are drawn.
    pub fn lots(&self) -> Option<&[u8; 32]> {
        self.started.as_ref().map(|(_, seed)| seed)
    }

    /// The sections, each as the charter has it and as it stands.
    pub fn sections(&self) -> impl Iterator<Item = (&Section, &SectionState)> {
        self.charter.sections.iter().zip(&self.sections)
    }

    /// The section of this name.
    pub fn section(&self, name: &Name) -> Option<(&Section, &SectionState)> {
        self.sections().find(|(section, _)| section.name == *name)
    }

    /// Whether a pairing of the log has ever named this game, also one that was undone since.
    pub fn has_paired(&self, game: &Digest) -> bool {
        self.games.contains_key(game)
    }

    /// The place of a game in the event: section, round and board.
    pub fn place_of(&self, game: &Digest) -> Option<(&Section, u64, &PairedBoard)> {
        let (section, round, board) = *self.games.get(game)?;
        let found = self.sections.get(section)?.board(round, board).filter(|found| found.game == *game)?;
        Some((self.charter.sections.get(section)?, round, found))
    }

    /// The games that want nothing of anybody any more, however they stand: those of settled boards, and those that were
    /// paired before a ruling put another pairing in the place of theirs.
    pub fn settled_games(&self) -> BTreeSet<Digest> {
        let is_settled = |game: &Digest, (section, round, board): &(usize, u64, u64)| {
            let (of, standing) = (self.charter.sections.get(*section)?, self.sections.get(*section)?);
            let found = standing.board(*round, *board).filter(|found| found.game == *game);
            Some(found.is_none_or(|found| standing.is_settled(of.system, found)))
        };
        self.games.iter().filter(|(game, place)| is_settled(game, place) == Some(true)).map(|(game, _)| *game).collect()
    }

    /// The addresses of seats that have had new persons since their boards were paired, by game and name: the charters of these
    /// games have the old ones.
    pub fn moved_seats(&self) -> BTreeMap<(Digest, Name), Text> {
        let boards = self.sections.iter().flat_map(|standing| &standing.rounds).flat_map(|round| &round.boards);
        let seats = boards.flat_map(|board| board.players.iter().map(move |name| (board, name)));
        let moved = seats.filter_map(|(board, name)| {
            let seated = self.player(name).filter(|seated| seated.substituted.last() > Some(&board.seq))?;
            Some(((board.game, name.clone()), seated.entrant.mail.clone()?))
        });
        moved.collect()
    }

    /// How many rounds a section has: what its charter or its system says. For a knockout without byes, as many as halvings
    /// lead to one. None before it is drawn.
    pub fn rounds_of(&self, section: &Section, standing: &SectionState) -> Option<u64> {
        standing.drawn?;
        Some(super::rounds::count(section, standing.players.len()))
    }

    /// Whether all rounds of a section are paired and have their points, or nobody is left to play.
    pub fn is_section_over(&self, section: &Section, standing: &SectionState) -> bool {
        let Some(rounds) = self.rounds_of(section, standing) else { return false };
        let scored = standing.open(section).next().is_none() && standing.rounds.iter().all(|round| round.paired);
        let playing = standing.players.iter().filter(|player| standing.plays(player)).count();
        let paired = standing.rounds.iter().filter(|round| round.paired).count() as u64;
        scored && (paired >= rounds || playing < 2 || standing.closed.is_some())
    }

    /// Whether all sections are over.
    pub fn is_over(&self) -> bool {
        self.started.is_some() && self.sections().all(|(section, standing)| self.is_section_over(section, standing))
    }
}
