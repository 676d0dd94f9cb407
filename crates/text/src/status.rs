//! The states of a game for the people in it, and the one sentence for each state.
//!
//! Every face says it from here: the terminal, letters, notices, the page and the pages of events. The words of the
//! protocol do not occur; `explain` has them.

use adjudicate_record::dice::Member;
use adjudicate_record::log::Time;
use adjudicate_referee::{Author, Duty, Match, PenTask};
use adjudicate_rules::{CubeChoice, Demand, Outcome, Play, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::dates::Calendar;
use crate::names::{at_start, shown};
use crate::view;

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
}

/// Returns the states of a match for a viewer: usually one, and more where several things are due. `foreseen` is the
/// match with the roll that only the viewer can know.
pub fn of(state: &Match, viewer: Option<Author>, facts: &StatusFacts, foreseen: Option<&Play>) -> Vec<Status> {
    let mut found = Vec::new();
    let seat = viewer.and_then(Author::seat);
    if let Some(outcome) = state.outcome() {
        found.push(Status::Over(ending(state, &outcome, seat)));
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
pub fn ending(state: &Match, outcome: &Outcome, viewer: Option<Seat>) -> GameEnd {
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
        [] => outcome.reason.text.clone(),
        sharers => format!("{} share it, {}", view::listed(sharers), outcome.reason.text),
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
    pub fn sentence(&self) -> String {
        let who = match (&self.winner, self.won) {
            (Some(_), Some(true)) => "You won".to_owned(),
            (Some(winner), Some(false)) => format!("You lost to {winner}"),
            (Some(winner), _) => format!("{winner} won"),
            (None, _) if self.annulled => "Nobody won".to_owned(),
            (None, _) => "A draw".to_owned(),
        };
        let points = self.points.as_ref().map(|points| format!(" Points: {points}.")).unwrap_or_default();
        format!("{who}: {} ({}).{points}", self.reason, self.clause)
    }
}

impl Status {
    /// The state in one sentence, with times as `calendar` tells them, if there is one.
    pub fn sentence(&self, calendar: Option<&Calendar>) -> String {
        match self {
            Status::Asked(task) => {
                let said = if task.writes_for { task.written_down() } else { task.own() };
                let clock = task.clock(calendar).map(|clock| format!(" ({clock})")).unwrap_or_default();
                format!("{said}{clock}")
            }
            Status::Waiting(task) => {
                let clock = task.clock(calendar).map(|clock| format!(" ({clock})")).unwrap_or_default();
                format!("{}{clock}.", task.of_others())
            }
            Status::Undecided { about, referee: true } => format!("The referee has to decide {about}."),
            Status::Undecided { about, referee: false } => {
                format!("The players have to agree on a referee, who decides {about}.")
            }
            Status::Over(end) => end.sentence(),
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

/// The sentences of these states.
pub fn sentences(statuses: &[Status], calendar: Option<&Calendar>) -> Vec<String> {
    statuses.iter().map(|status| status.sentence(calendar)).collect()
}

/// The sentences of a match by itself, for a viewer.
pub fn told(state: &Match, viewer: Option<Author>, calendar: Option<&Calendar>) -> Vec<String> {
    sentences(&of(state, viewer, &StatusFacts::default(), None), calendar)
}

impl AwaitedTask {
    /// The sentence for the person concerned.
    pub fn own(&self) -> String {
        match &self.task {
            MemberTask::Join => "Read the terms and join.".to_owned(),
            MemberTask::Move { dice: None } => "Your turn.".to_owned(),
            MemberTask::Move { dice: Some(dice) } => format!("Your turn: you rolled {dice}."),
            MemberTask::Roll { first: false } => "Roll the dice.".to_owned(),
            MemberTask::Roll { first: true } => "Roll the dice for who begins.".to_owned(),
            MemberTask::RollOrDouble => "Roll or double?".to_owned(),
            MemberTask::AnswerDouble { by, stake } => format!("{by} doubles to {stake}. Take or drop?"),
            MemberTask::AnswerOffer { by, offer } => format!("{by} offers {offer}. Accept it, or play on."),
            MemberTask::GiveShare { roller: Some(roller) } => {
                format!("{} needs your part of the roll.", at_start(roller))
            }
            MemberTask::GiveShare { roller: None } => "Your part of the roll for who begins is needed.".to_owned(),
            MemberTask::Save => "How many tokens do you keep?".to_owned(),
            MemberTask::OpenBoard => "Open your board so that the others can check it.".to_owned(),
            MemberTask::RecordEnd { ending } => format!("{ending} Record it to end the game."),
        }
    }

    /// The sentence for everybody else, without its full stop.
    fn of_others(&self) -> String {
        let name = &self.display;
        match &self.task {
            MemberTask::Join => format!("Waiting for {name} to join"),
            MemberTask::Move { dice: None } => format!("Waiting for {name}"),
            MemberTask::Move { dice: Some(dice) } => format!("Waiting for {name}, who rolled {dice}"),
            MemberTask::Roll { first: false } => format!("Waiting for {name} to roll"),
            MemberTask::Roll { first: true } => format!("Waiting for {name} to roll for who begins"),
            MemberTask::RollOrDouble => format!("Waiting for {name} to roll or double"),
            MemberTask::AnswerDouble { .. } => format!("Waiting for {name}'s answer to the double"),
            MemberTask::AnswerOffer { by, offer } => format!("{by} offers {offer}. Waiting for {name}'s answer"),
            MemberTask::GiveShare { roller: Some(roller) } => format!("Waiting for {name}'s part of {roller}'s roll"),
            MemberTask::GiveShare { roller: None } => format!("Waiting for {name}'s part of the roll for who begins"),
            MemberTask::Save => format!("Waiting for {name} to say how many tokens are kept"),
            MemberTask::OpenBoard => format!("Waiting for {name} to open the board"),
            MemberTask::RecordEnd { ending } => format!("{ending} Waiting for {name} to record it"),
        }
    }

    /// The sentence for the referee who writes it down for a player without a key.
    fn written_down(&self) -> String {
        let name = &self.display;
        let what = match &self.task {
            MemberTask::Join => format!("{name} is to join"),
            MemberTask::Move { dice: None } => format!("It is {name}'s turn"),
            MemberTask::Move { dice: Some(dice) } => format!("It is {name}'s turn, who rolled {dice}"),
            MemberTask::Roll { .. } => format!("{name} is to roll"),
            MemberTask::RollOrDouble => format!("{name} is to roll or double"),
            MemberTask::AnswerDouble { .. } => format!("{name} is to answer the double"),
            MemberTask::AnswerOffer { by, .. } => format!("{name} is to answer {by}'s offer"),
            MemberTask::GiveShare { .. } => format!("{name}'s part of the roll is needed"),
            MemberTask::Save => format!("{name} is to say how many tokens are kept"),
            MemberTask::OpenBoard => format!("{name} is to open the board"),
            MemberTask::RecordEnd { ending } => return format!("{ending} Record it to end the game."),
        };
        format!("{what}; you write it down.")
    }

    /// Since when it is awaited, and how much time is left: `since Monday 14:46, 3 days left`.
    pub fn clock(&self, calendar: Option<&Calendar>) -> Option<String> {
        let (calendar, since) = (calendar?, self.since?);
        let since = calendar.since(since);
        Some(match (self.until, self.until_with_grace) {
            (Some(until), Some(grace)) if calendar.is_past(until) && grace > until && !calendar.is_past(grace) => {
                format!("{since}, {}, {} of grace left", calendar.left(until), calendar.span_to(grace))
            }
            (Some(until), _) => format!("{since}, {}", calendar.left(until)),
            (None, _) => since,
        })
    }
}

/// Returns a duty in a few words for a subject line: `to move`.
pub fn infinitive(duty: Duty) -> &'static str {
    match duty {
        Duty::Join => "to join",
        Duty::Reveal => "to roll",
        Duty::Turn => "to move",
        Duty::Open => "to open a board",
        Duty::Save => "to say what is kept",
    }
}
