//! Whether an entry may be written here, by its author and now, and whether its act is allowed (class `kind`, and `charter` for
//! keys that it introduces; protocol, section 1.7). Nothing is changed here.
//!
//! Every match on an act is exhaustive: an act that nobody has decided about does not compile.

use super::agreement::AgreedOffer;
use super::charter::seat_of;
use super::fault::{Fault, FaultClass};
use super::holder::{PenHolder, PenTask};
use super::keys::Author;
use super::reveal::BroughtElements;
use super::slips::not_in_game;
use super::state::Match;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{Entry, EntryKind, RefereeDecision, Rekey, Ruling, RulingGround, Time};
use adjudicate_rules::{Demand, Phrase, phrase};

/// The highest number of a ruling.
pub const RULINGS_MAX: u64 = 63;

/// Posts in a row before the end, and after it.
const POSTS_MAX: u64 = 16;
const POSTS_MAX_AFTER_THE_END: u64 = 64;

/// The hint for a slip behind which its entry cannot act.
fn writes_in() -> Phrase {
    phrase!("hint-post-true", "`post: true` writes the slip in")
}

/// A fault of class `kind` against section 1.7.
pub(super) fn kind(reason: Phrase) -> Fault {
    Fault::new(FaultClass::Kind, "protocol 1.7", reason)
}

impl Match {
    /// Whether this author may write here at all: he holds the pen, or is the referee and takes it with a ruling.
    pub(super) fn check_writer(&self, author: Author, entry: &Entry, holder: Option<PenHolder>) -> Result<(), Fault> {
        match &entry.kind {
            EntryKind::Charter(_) => {
                Err(kind(phrase!("fault-second-charter", "a log has one charter, its first entry")))
            }
            EntryKind::Ruling(ruling) => self.check_number(author, ruling),
            EntryKind::Join(_)
            | EntryKind::Turn(_)
            | EntryKind::Answer(_)
            | EntryKind::Agree(_)
            | EntryKind::Resign(_)
            | EntryKind::Claim(_)
            | EntryKind::Open(_)
            | EntryKind::Save(_)
            | EntryKind::Post(_) => {
                let Some(holder) = holder else {
                    let closed = phrase!("game-closed", "the game is closed, so nobody writes any more");
                    let closed = kind(closed).at("by");
                    return Err(closed.hint(phrase!("hint-ruling", "only a ruling can follow")));
                };
                if holder.is(author) {
                    return Ok(());
                }
                let (holder, by) = (self.name_of(holder.member), &entry.by);
                let fault = kind(phrase!("pen-of-another", "{holder} holds the pen, not {by}", holder, by)).at("by");
                let resigns = matches!(entry.kind, EntryKind::Resign(_));
                let on_slip = || phrase!("hint-on-slip", "say it on a slip, which others write in");
                Err(if resigns { fault.hint(on_slip()) } else { fault })
            }
        }
    }

    fn check_number(&self, author: Author, ruling: &Ruling) -> Result<(), Fault> {
        if author != Author::Member(Member::Referee) {
            return Err(kind(phrase!("fault-ruling-by", "only the referee rules")).at("by"));
        }
        if ruling.nr > self.nr && ruling.nr <= RULINGS_MAX {
            return Ok(());
        }
        let reason = match self.nr {
            RULINGS_MAX => {
                phrase!("fault-rulings", "the referee has made the last ruling, number {most}", most = RULINGS_MAX)
            }
            last => phrase!(
                "fault-ruling-number",
                "a ruling behind number {last} has a number from {next} to {most}, not {found}",
                next = last + 1,
                last = last,
                most = RULINGS_MAX,
                found = ruling.nr
            ),
        };
        Err(kind(reason).at("nr"))
    }

    /// Whether the act is allowed now, after the slips of its entry. Of elements only names count here.
    pub(super) fn check_act(
        &self,
        author: Author,
        entry: &Entry,
        brought: &BroughtElements,
        holder: Option<PenHolder>,
        over: bool,
    ) -> Result<(), Fault> {
        let act = entry.kind.name();
        let holder = holder.filter(|holder| holder.is(author));
        let alone = matches!(entry.kind, EntryKind::Post(_) | EntryKind::Ruling(_));
        if !alone && self.outcome().is_some() && !over {
            let reason = phrase!(
                "slip-ends-game-first",
                "a slip of this entry ends the game, so there is no {act} any more",
                act
            );
            return Err(kind(reason).hint(writes_in()));
        }
        let Some(holder) = holder.filter(|_| !alone) else {
            return match &entry.kind {
                EntryKind::Post(_) => self.check_post(entry),
                EntryKind::Ruling(ruling) => self.check_ruling(ruling, entry.at),
                EntryKind::Charter(_)
                | EntryKind::Join(_)
                | EntryKind::Turn(_)
                | EntryKind::Answer(_)
                | EntryKind::Agree(_)
                | EntryKind::Resign(_)
                | EntryKind::Claim(_)
                | EntryKind::Open(_)
                | EntryKind::Save(_) => {
                    let reason = phrase!(
                        "slip-takes-pen",
                        "a slip of this entry takes the pen from {name}, so there is no {act}",
                        name = entry.by.as_str(),
                        act
                    );
                    Err(kind(reason).hint(writes_in()))
                }
            };
        };
        let task = holder.task;
        let only = |wanted: PenTask| if task == wanted { Ok(()) } else { Err(self.not_now(entry, task)) };
        let ended = matches!(task, PenTask::Open | PenTask::Save | PenTask::Post);
        match &entry.kind {
            EntryKind::Join(_) => only(PenTask::Join),
            EntryKind::Turn(turn) => {
                if turn.then.is_some() && !entry.slips.iter().any(|slip| is_order(&slip.kind)) {
                    let reason = phrase!(
                        "fault-then-without-order",
                        "`then` carries out an order, and none stands on a slip of this entry"
                    );
                    return Err(kind(reason).at("then"));
                }
                match task {
                    PenTask::Act => Ok(()),
                    PenTask::Roll => self.check_turn(author, brought),
                    PenTask::Join | PenTask::Open | PenTask::Save | PenTask::Post => Err(self.not_now(entry, task)),
                }
            }
            EntryKind::Answer(_) => {
                only(PenTask::Roll)?;
                self.check_answer(brought)
            }
            EntryKind::Agree(number) if !ended => self.check_agree(author, entry, *number).map(|_: AgreedOffer<'_>| ()),
            EntryKind::Resign(_) if !ended => match author.seat().filter(|seat| self.play().is_in(*seat)) {
                Some(_) => Ok(()),
                None => Err(kind(phrase!("fault-resigns", "only players who are in the game resign")).at("by")),
            },
            EntryKind::Agree(_) | EntryKind::Resign(_) => Err(self.not_now(entry, task)),
            EntryKind::Claim(_) => only(PenTask::Act),
            EntryKind::Open(_) => only(PenTask::Open),
            EntryKind::Save(_) => only(PenTask::Save),
            // These have been looked at above.
            EntryKind::Charter(_) | EntryKind::Post(_) | EntryKind::Ruling(_) => Ok(()),
        }
    }

    fn not_now(&self, entry: &Entry, task: PenTask) -> Fault {
        let awaited = match task {
            PenTask::Join => phrase!("awaited-join", "not all have joined, and a join is awaited"),
            PenTask::Roll => phrase!("awaited-roll", "a throw is pending, and its elements are awaited"),
            PenTask::Act => phrase!("awaited-turn", "a turn is awaited"),
            PenTask::Open => phrase!("awaited-board", "the game is over, and a sealed board is to be opened"),
            PenTask::Save => phrase!("awaited-tokens", "the game is over, and it is to be said what tokens are kept"),
            PenTask::Post => phrase!("game-is-over", "the game is over"),
        };
        let act = entry.kind.name();
        kind(phrase!("not-awaited", "{awaited}, so there is no {act} now", awaited = awaited, act = act))
    }

    fn check_post(&self, entry: &Entry) -> Result<(), Fault> {
        if entry.slips.is_empty() {
            let reason = phrase!("fault-empty-post", "a post writes slips in, and this one has none");
            return Err(kind(reason).at("post"));
        }
        let most = if self.outcome().is_some() { POSTS_MAX_AFTER_THE_END } else { POSTS_MAX };
        match self.line.posts() < most {
            true => Ok(()),
            false => {
                let reason = phrase!("fault-posts", "{most} posts stand in a row, and no more can follow", most = most);
                Err(kind(reason).at("post"))
            }
        }
    }

    fn check_turn(&self, author: Author, brought: &BroughtElements) -> Result<(), Fault> {
        if author.seat().is_none() {
            return Err(kind(phrase!("fault-turn-by", "only players make turns")).at("by"));
        }
        let Some(pending) = &self.machine.pending else { return Ok(()) };
        if brought.completes(pending) {
            return Ok(());
        }
        let waiting: Vec<&str> = pending.missing().map(|member| self.name_of(member)).collect();
        let names = Phrase::list(&waiting);
        let reason =
            phrase!("elements-missing", "a throw is pending, and elements are missing from {names}", names = names);
        let hint =
            phrase!("hint-elements", "elements that have come are brought with the turn, or before it with an answer");
        Err(kind(reason).hint(hint))
    }

    fn check_answer(&self, brought: &BroughtElements) -> Result<(), Fault> {
        match self.machine.pending.as_ref().is_some_and(|pending| brought.brings_any(pending)) {
            true => Ok(()),
            false => {
                let reason = phrase!("fault-empty-answer", "this answer brings no element that is missing");
                Err(Fault::new(FaultClass::Kind, "protocol 4.4", reason))
            }
        }
    }

    fn check_ruling(&self, ruling: &Ruling, at: Time) -> Result<(), Fault> {
        self.check_decision(ruling)?;
        let Some(RulingGround::Time) = ruling.rests_on else { return Ok(()) };
        let seat = match &ruling.verdict {
            RefereeDecision::Forfeit(name) => seat_of(&self.charter, name),
            RefereeDecision::Result(_) | RefereeDecision::Rekey(_) | RefereeDecision::Here(_) => None,
        };
        match seat {
            None => Err(kind(phrase!("fault-rests-on", "only a forfeit rests on time")).at("rests_on")),
            Some(seat) if self.is_out_of_time(seat, at) => Ok(()),
            Some(seat) => {
                let name = self.name_of(Member::Player(seat));
                let reason =
                    phrase!("fault-time-left", "the time of {name} was not over at {at}, by this log", name, at);
                Err(kind(reason).at("rests_on"))
            }
        }
    }

    fn check_decision(&self, ruling: &Ruling) -> Result<(), Fault> {
        match &ruling.verdict {
            RefereeDecision::Forfeit(name) => match seat_of(&self.charter, name) {
                Some(seat) if self.stayed(seat) => Ok(()),
                _ => Err(kind(not_in_game(name)).at("forfeit")),
            },
            RefereeDecision::Result(text) => self.result(text.as_str()).map(|_| ()),
            RefereeDecision::Rekey(rekey) => self.check_ruled_rekey(rekey),
            RefereeDecision::Here(_) => Ok(()),
        }
    }

    fn check_ruled_rekey(&self, rekey: &Rekey) -> Result<(), Fault> {
        let seat = seat_of(&self.charter, &rekey.player).filter(|seat| self.signs(*seat));
        let Some(seat) = seat else {
            let name = &rekey.player;
            return Err(kind(phrase!("fault-rekey-player", "`{name}` is no player with a key", name))
                .at("player")
                .hint(phrase!("hint-rekey-referee", "referees replace their own key on a slip")));
        };
        self.check_tip(Member::Player(seat), rekey, kind)?;
        self.check_new_key(rekey.player.as_str(), &rekey.key)
    }

    /// Plays that can follow from an order: the game goes on, no dice are thrown, and its author is to act.
    pub(super) fn check_ordered(&self, seat: adjudicate_rules::Seat) -> Result<(), Fault> {
        let fault = |reason: Phrase| Err(Fault::new(FaultClass::Slip, "protocol 1.8", reason).at("order"));
        let name = self.name_of(Member::Player(seat));
        match self.play().demand() {
            Demand::Act(to_act) if to_act == seat => Ok(()),
            Demand::Act(to_act) => fault(phrase!(
                "fault-order-other",
                "after this move {next} is to act, so the order of {name} does not fit",
                next = self.name_of(Member::Player(to_act)),
                name
            )),
            Demand::Throw(_) => fault(phrase!(
                "fault-order-dice",
                "after this move dice are thrown, so the order of {name} does not fit",
                name
            )),
            Demand::Over(_) => fault(phrase!(
                "fault-order-over",
                "after this move the game is over, so the order of {name} does not fit",
                name
            )),
        }
    }
}

fn is_order(kind: &adjudicate_record::log::SlipKind) -> bool {
    matches!(kind, adjudicate_record::log::SlipKind::Order(_))
}
