//! The states of a game for the people in it, and the one sentence for each state.
//!
//! Every face says it from here: the terminal, letters, notices, the page and the pages of events. The words of the
//! protocol do not occur; `explain` has them.

use adjudicate_locales::Language;
use adjudicate_record::dice::Member;
use adjudicate_record::log::Time;
use adjudicate_referee::{Author, Match, PenTask};
use adjudicate_rules::{CubeChoice, Demand, Outcome, PhraseArgument, Play, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::dates::Calendar;
use crate::names::{shown, value};

/// The state of a game for one person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// The person has to act.
    Asked(AwaitedTask),
    /// Somebody else has to act.
    Waiting(AwaitedTask),
    /// Nobody can go on before a decision.
    Undecided {
        /// The open question: `whether bob is out of time`.
        about: String,
        /// Whether the game has a referee, who decides it.
        referee: bool,
    },
    /// The game has ended.
    Over(GameEnd),
}

/// A task, and who has to do it until when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AwaitedTask {
    /// The name of the member in the log.
    pub name: String,
    /// The name as people read it.
    pub display: String,
    /// The task.
    pub task: MemberTask,
    /// Whether the person writes it down for a player without a key.
    pub writes_for: bool,
    /// Since when; null for offers.
    pub since: Option<Time>,
    /// The deadline; null without a clock.
    pub until: Option<Time>,
    /// The deadline with all grace.
    pub until_with_grace: Option<Time>,
}

/// A task of a member.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MemberTask {
    /// To join the game.
    Join,
    /// To make a move.
    Move {
        /// The numbers to play; null in games without dice.
        dice: Option<String>,
    },
    /// To roll, and move where the game asks for it.
    Roll {
        /// Whether the roll decides who begins.
        first: bool,
    },
    /// To roll or to double.
    RollOrDouble,
    /// To take or drop a double.
    AnswerDouble {
        /// The player who doubles.
        by: String,
        /// The stake if it is taken.
        stake: u64,
    },
    /// To accept an offer or play on.
    AnswerOffer {
        /// The player who offers.
        by: String,
        /// The offer in words.
        offer: String,
    },
    /// To give a part of somebody's roll.
    GiveShare {
        /// The player who rolls; null where the roll decides who begins.
        roller: Option<String>,
    },
    /// To say how many tokens are kept.
    Save,
    /// To open a sealed board.
    OpenBoard,
    /// To record what ends the game.
    RecordEnd {
        /// How it ends.
        ending: String,
    },
}

/// How a game has ended, for one person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GameEnd {
    /// Whether the person has won; null for a draw, and for people who do not play.
    pub won: Option<bool>,
    /// The winner, as people read the name; null if nobody has won.
    pub winner: Option<String>,
    /// Whether nobody has won though it is no draw.
    pub annulled: bool,
    /// The clause that ended it.
    pub clause: String,
    /// The cause in words.
    pub reason: String,
    /// The points of the players in words; null where they are not counted.
    pub points: Option<String>,
}

/// An offer that waits for answers.
#[derive(Clone, Debug)]
pub struct OpenOffer {
    /// The player who makes it.
    pub by: Seat,
    /// The offer in words.
    pub offer: String,
    /// The players whose answer is missing.
    pub asked: Vec<Seat>,
}

/// The facts beside a log that a status needs.
#[derive(Debug, Default)]
pub struct StatusFacts {
    /// The offers that wait.
    pub offers: Vec<OpenOffer>,
    /// The members who have given their parts of the roll already.
    pub given: Vec<Member>,
    /// How the game ends as soon as a waiting resignation is recorded.
    pub ending: Option<String>,
    /// The question that must be decided before anybody goes on.
    pub undecided: Option<String>,
    /// The language of the texts in the statuses; the texts here are in it.
    pub language: Language,
}

/// Returns the states of a match for a viewer: usually one, and more where several things are due. `foreseen` is the
/// match with the roll that only the viewer can know.
pub fn of(state: &Match, viewer: Option<Author>, facts: &StatusFacts, foreseen: Option<&Play>) -> Vec<Status> {
    let mut found = Vec::new();
    let seat = viewer.and_then(Author::seat);
    if let Some(outcome) = state.outcome() {
        found.push(Status::Over(ending(facts.language, state, &outcome, seat)));
    } else if let Some(about) = &facts.undecided {
        return vec![Status::Undecided { about: about.clone(), referee: state.has_referee() }];
    }
    let mut tasks = match &facts.ending {
        Some(ending) => state.holder().map(|holder| (holder.member, MemberTask::RecordEnd { ending: ending.clone() })),
        None => None,
    }
    .map_or_else(|| tasks(state, facts, foreseen.filter(|_| viewer.is_some())), |task| vec![task]);
    tasks.retain(|(member, task)| match task {
        MemberTask::GiveShare { .. } => !facts.given.contains(member),
        MemberTask::Join
        | MemberTask::Move { .. }
        | MemberTask::Roll { .. }
        | MemberTask::RollOrDouble
        | MemberTask::AnswerDouble { .. }
        | MemberTask::AnswerOffer { .. }
        | MemberTask::Save
        | MemberTask::OpenBoard
        | MemberTask::RecordEnd { .. } => true,
    });
    let (own, others): (Vec<_>, Vec<_>) =
        tasks.into_iter().map(|(member, task)| awaited(state, member, task, viewer)).partition(|(own, _)| *own);
    found.extend(own.into_iter().map(|(_, task)| Status::Asked(task)));
    found.extend(offers(state, facts, seat));
    found.extend(others.into_iter().map(|(_, task)| Status::Waiting(task)));
    found
}

/// The tasks of all members: that of the one whose entry is awaited, and the parts of the roll that it lacks.
fn tasks(state: &Match, facts: &StatusFacts, foreseen: Option<&Play>) -> Vec<(Member, MemberTask)> {
    let Some(holder) = state.holder() else { return Vec::new() };
    let member = holder.member;
    let first = state.play().setup().first.is_none();
    let task = match holder.task {
        PenTask::Join => MemberTask::Join,
        PenTask::Act => turn(state, state.play()),
        PenTask::Open => MemberTask::OpenBoard,
        PenTask::Save => MemberTask::Save,
        PenTask::Post => return Vec::new(),
        PenTask::Roll => {
            let Some(pending) = &state.machine().pending else { return Vec::new() };
            let roller = pending.roll.roller.map(|seat| shown(state, Member::Player(seat)));
            let share = |member: &Member| *member != holder.member && Some(*member) != pending.last;
            let shares: Vec<Member> = pending.missing().filter(share).collect();
            let lacks = shares.iter().any(|member| !facts.given.contains(member));
            let of_share = |member| (member, MemberTask::GiveShare { roller: roller.clone() });
            let rolls = match foreseen.map(|play| (play, play.demand())) {
                Some((play, Demand::Act(seat))) if Member::Player(seat) == member => Some(turn(state, play)),
                // The roller's own part comes last, so the others' parts are waited for.
                _ if pending.last.is_some() && lacks => None,
                _ => Some(MemberTask::Roll { first: first && pending.roll.roller.is_none() }),
            };
            let rolls = rolls.map(|task| (member, task));
            return rolls.into_iter().chain(shares.into_iter().map(of_share)).collect();
        }
    };
    vec![(member, task)]
}

/// The task of the player to act in a position.
fn turn(state: &Match, play: &Play) -> MemberTask {
    match play.position().cube_choice() {
        Some(CubeChoice::RollOrDouble) => MemberTask::RollOrDouble,
        Some(CubeChoice::TakeOrDrop { by, stake }) => {
            MemberTask::AnswerDouble { by: shown(state, Member::Player(by)), stake }
        }
        None => MemberTask::Move { dice: rolled(play) },
    }
}

/// The numbers that the player to act plays: `5-6`.
pub fn rolled(play: &Play) -> Option<String> {
    let Demand::Act(_) = play.demand() else { return None };
    let numbers: Vec<String> =
        play.position().scene(None).dice.iter().filter_map(|die| Some(die.shows?.to_string())).collect();
    (!numbers.is_empty()).then(|| numbers.join("-"))
}

/// The task with its dates, and whether it is the viewer's to do.
fn awaited(state: &Match, member: Member, task: MemberTask, viewer: Option<Author>) -> (bool, AwaitedTask) {
    let author = Author::Member(member);
    let own = viewer == Some(author);
    // An element that a referee owes for a player is the player's task.
    let writes_for = !own && viewer.is_some_and(|viewer| state.signing_for(author) == viewer);
    let owed = state.owed().get(&member);
    let dates = owed.and_then(|owed| state.deadline(member, owed));
    let awaited = AwaitedTask {
        name: state.name_of(member).to_owned(),
        display: shown(state, member),
        task,
        writes_for,
        since: owed.map(|owed| owed.since),
        until: dates.map(|(until, _)| until),
        until_with_grace: dates.map(|(_, grace)| grace),
    };
    (own || writes_for, awaited)
}

fn offers(state: &Match, facts: &StatusFacts, viewer: Option<Seat>) -> Vec<Status> {
    let mut found = Vec::new();
    for offer in facts.offers.iter().filter(|_| facts.ending.is_none()) {
        for seat in &offer.asked {
            let member = Member::Player(*seat);
            let by = shown(state, Member::Player(offer.by));
            let task = AwaitedTask {
                name: state.name_of(member).to_owned(),
                display: shown(state, member),
                task: MemberTask::AnswerOffer { by, offer: offer.offer.clone() },
                writes_for: false,
                since: None,
                until: None,
                until_with_grace: None,
            };
            found.push(if viewer == Some(*seat) { Status::Asked(task) } else { Status::Waiting(task) });
        }
    }
    found
}

/// How a game has ended, for the player in this seat or for anybody.
pub fn ending(language: Language, state: &Match, outcome: &Outcome, viewer: Option<Seat>) -> GameEnd {
    let first = state.first_placed();
    let all = state.charter().players.len();
    let of = |seat: Seat| shown(state, Member::Player(seat));
    let points = outcome.points.as_ref().map(|points| {
        let each = Seat::all(all).zip(points).map(|(seat, points)| format!("{} {points}", of(seat)));
        each.collect::<Vec<_>>().join(", ")
    });
    // Of a draw that not all share, it is said who does.
    let shared = outcome.winner.is_none() && !outcome.annulled && !first.is_empty() && first.len() < all;
    let sharers: Vec<String> = first.iter().filter(|_| shared).map(|seat| of(*seat)).collect();
    let reason = match sharers.as_slice() {
        [] => language.phrase(&outcome.reason.text),
        sharers => {
            let reason = outcome.reason.text.clone();
            language.text("end-shared", &[("names", language.list(sharers).into()), ("reason", reason.into())])
        }
    };
    GameEnd {
        won: viewer.and_then(|seat| outcome.winner.map(|winner| winner == seat)),
        winner: outcome.winner.map(of),
        annulled: outcome.annulled,
        clause: outcome.reason.clause.to_owned(),
        reason,
        points,
    }
}

impl GameEnd {
    /// The end in a sentence: `You won: fewer than three stones (NMM-8).`
    pub fn sentence(&self, language: Language) -> String {
        let key = match (&self.winner, self.won) {
            (Some(_), Some(true)) => "end-you-won",
            (Some(_), Some(false)) => "end-you-lost",
            (Some(_), None) => "end-other-won",
            (None, _) if self.annulled => "end-nobody-won",
            (None, _) => "end-draw",
        };
        let winner = self.winner.clone().unwrap_or_default();
        let values = [("reason", (&self.reason).into()), ("clause", (&self.clause).into()), ("winner", winner.into())];
        let points = self.points.as_ref().map(|points| language.text("end-points", &[("points", points.into())]));
        [language.text(key, &values)].into_iter().chain(points).collect::<Vec<_>>().join(" ")
    }
}

impl Status {
    /// The state in one sentence, with times as `calendar` tells them, if there is one.
    pub fn sentence(&self, calendar: Option<&Calendar>) -> String {
        self.sentence_in(calendar.map(|calendar| calendar.language).unwrap_or_default(), calendar)
    }

    /// The same in a language, which is that of the texts in the status.
    pub fn sentence_in(&self, language: Language, calendar: Option<&Calendar>) -> String {
        match self {
            Status::Asked(task) => {
                let said = if task.writes_for { task.written_down(language) } else { task.own(language) };
                let clock = task.clock(calendar).map(|clock| format!(" ({clock})")).unwrap_or_default();
                format!("{said}{clock}")
            }
            Status::Waiting(task) => {
                let clock = task.clock(calendar).map(|clock| format!(" ({clock})")).unwrap_or_default();
                task.of_others(language, clock)
            }
            Status::Undecided { about, referee } => {
                let key = if *referee { "undecided-referee" } else { "undecided-players" };
                language.text(key, &[("about", about.into())])
            }
            Status::Over(end) => end.sentence(language),
        }
    }

    /// The task that is the viewer's.
    pub fn asked(&self) -> Option<&AwaitedTask> {
        match self {
            Status::Asked(task) => Some(task),
            Status::Waiting(_) | Status::Undecided { .. } | Status::Over(_) => None,
        }
    }

    /// The deadline of the task, whoever has it.
    pub fn until(&self) -> Option<Time> {
        match self {
            Status::Asked(task) | Status::Waiting(task) => task.until,
            Status::Undecided { .. } | Status::Over(_) => None,
        }
    }
}

/// The sentences of these states in the language of the texts in them.
pub fn sentences(language: Language, statuses: &[Status], calendar: Option<&Calendar>) -> Vec<String> {
    statuses.iter().map(|status| status.sentence_in(language, calendar)).collect()
}

/// The sentences of a match by itself, for a viewer.
pub fn told(state: &Match, viewer: Option<Author>, calendar: Option<&Calendar>) -> Vec<String> {
    let language = calendar.map(|calendar| calendar.language).unwrap_or_default();
    sentences(language, &of(state, viewer, &StatusFacts { language, ..StatusFacts::default() }, None), calendar)
}

/// The sentences of a match by itself in a language, without times.
pub fn told_in(language: Language, state: &Match, viewer: Option<Author>) -> Vec<String> {
    let statuses = of(state, viewer, &StatusFacts { language, ..StatusFacts::default() }, None);
    statuses.iter().map(|status| status.sentence_in(language, None)).collect()
}

/// The sentences of states in one line.
pub fn in_line(sentences: &[String]) -> String {
    let lines: Vec<&str> = sentences.iter().map(|line| line.trim_end_matches('.')).collect();
    lines.join("; ")
}

impl AwaitedTask {
    /// The sentence for the person concerned.
    pub fn own(&self, language: Language) -> String {
        match &self.task {
            MemberTask::Join => language.text("task-join", &[]),
            MemberTask::Move { dice: None } => language.text("task-move", &[]),
            MemberTask::Move { dice: Some(dice) } => language.text("task-move-dice", &[("dice", dice.into())]),
            MemberTask::Roll { first: false } => language.text("task-roll", &[]),
            MemberTask::Roll { first: true } => language.text("task-roll-first", &[]),
            MemberTask::RollOrDouble => language.text("task-roll-or-double", &[]),
            MemberTask::AnswerDouble { by, stake } => {
                language.text("task-answer-double", &[("by", value(by)), ("stake", (*stake).into())])
            }
            MemberTask::AnswerOffer { by, offer } => {
                language.text("task-answer-offer", &[("by", value(by)), ("offer", offer.into())])
            }
            MemberTask::GiveShare { roller: Some(roller) } => {
                language.text("task-give-share", &[("name", value(roller))])
            }
            MemberTask::GiveShare { roller: None } => language.text("task-give-share-first", &[]),
            MemberTask::Save => language.text("task-save", &[]),
            MemberTask::OpenBoard => language.text("task-open", &[]),
            MemberTask::RecordEnd { ending } => language.text("task-record-end", &[("ending", ending.into())]),
        }
    }

    /// The sentence for everybody else; `clock` is empty or stands behind it, in brackets.
    fn of_others(&self, language: Language, clock: String) -> String {
        let (name, clock) = (("name", value(&self.display)), ("clock", PhraseArgument::from(clock)));
        match &self.task {
            MemberTask::Join => language.text("waits-join", &[name, clock]),
            MemberTask::Move { dice: None } => language.text("waits-move", &[name, clock]),
            MemberTask::Move { dice: Some(dice) } => {
                language.text("waits-move-dice", &[name, clock, ("dice", dice.into())])
            }
            MemberTask::Roll { first: false } => language.text("waits-roll", &[name, clock]),
            MemberTask::Roll { first: true } => language.text("waits-roll-first", &[name, clock]),
            MemberTask::RollOrDouble => language.text("waits-roll-or-double", &[name, clock]),
            MemberTask::AnswerDouble { .. } => language.text("waits-answer-double", &[name, clock]),
            MemberTask::AnswerOffer { by, offer } => {
                language.text("waits-answer-offer", &[name, clock, ("by", value(by)), ("offer", offer.into())])
            }
            MemberTask::GiveShare { roller: Some(roller) } => {
                language.text("waits-give-share", &[name, clock, ("player", value(roller))])
            }
            MemberTask::GiveShare { roller: None } => language.text("waits-give-share-first", &[name, clock]),
            MemberTask::Save => language.text("waits-save", &[name, clock]),
            MemberTask::OpenBoard => language.text("waits-open", &[name, clock]),
            MemberTask::RecordEnd { ending } => {
                language.text("waits-record-end", &[name, clock, ("ending", ending.into())])
            }
        }
    }

    /// The sentence for the referee who writes it down for a player without a key.
    fn written_down(&self, language: Language) -> String {
        let name = ("name", value(&self.display));
        match &self.task {
            MemberTask::Join => language.text("writes-join", &[name]),
            MemberTask::Move { dice: None } => language.text("writes-move", &[name]),
            MemberTask::Move { dice: Some(dice) } => language.text("writes-move-dice", &[name, ("dice", dice.into())]),
            MemberTask::Roll { .. } => language.text("writes-roll", &[name]),
            MemberTask::RollOrDouble => language.text("writes-roll-or-double", &[name]),
            MemberTask::AnswerDouble { .. } => language.text("writes-answer-double", &[name]),
            MemberTask::AnswerOffer { by, .. } => language.text("writes-answer-offer", &[name, ("by", value(by))]),
            MemberTask::GiveShare { .. } => language.text("writes-give-share", &[name]),
            MemberTask::Save => language.text("writes-save", &[name]),
            MemberTask::OpenBoard => language.text("writes-open", &[name]),
            MemberTask::RecordEnd { .. } => self.own(language),
        }
    }

    /// Since when it is awaited, and how much time is left: `since Monday 14:46, 3 days left`.
    pub fn clock(&self, calendar: Option<&Calendar>) -> Option<String> {
        let (calendar, since) = (calendar?, self.since?);
        let since = calendar.since(since);
        let language = calendar.language;
        let values = |until| [("since", PhraseArgument::from(&since)), ("left", calendar.left(until).into())];
        Some(match (self.until, self.until_with_grace) {
            (Some(until), Some(grace)) if calendar.is_past(until) && grace > until && !calendar.is_past(grace) => {
                let (number, unit) = calendar.span_to(grace);
                let [since, left] = values(until);
                language.text("clock-grace", &[since, left, ("grace", number.into()), ("grace-unit", unit.into())])
            }
            (Some(until), _) => language.text("clock-left", &values(until)),
            (None, _) => since,
        })
    }
}
