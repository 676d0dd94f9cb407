//! Events.

use schemars::JsonSchema;
use serde::Serialize;

use adjudicate_event::AuditFinding;
use adjudicate_event::table::StandingsReport;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::Time;
use adjudicate_referee::{FoundFault, Match, PlayerValues};

use adjudicate_text::event::days;

/// The verdict on an event with its games.
#[derive(Serialize, JsonSchema)]
pub struct EventVerdict {
    /// The event's log.
    pub file: String,
    /// Whether it is at fault, over, or goes on.
    #[schemars(extend("enum" = ["invalid", "over", "running"]))]
    pub verdict: &'static str,
    /// The name of the event; null without a valid charter, as is every value that follows from one.
    pub event: Option<String>,
    /// Its id.
    pub id: Option<Digest>,
    /// How many valid entries there are.
    pub entries: u64,
    /// The id of the last of them.
    pub head: Option<Digest>,
    /// How many of its games are here.
    pub games: usize,
    /// The contradictions.
    pub findings: Vec<EventFinding>,
    /// Games that have gone on behind their results.
    pub later: Vec<LaterEntries>,
}

/// Something in an event that does not fit together.
#[derive(Serialize, JsonSchema)]
pub struct EventFinding {
    /// The class of the fault.
    pub class: &'static str,
    /// The problem.
    pub error: String,
    /// The entry of the event's log that it is about; left out where it is about none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<u64>,
    /// The line of the event's log; left out but where that log itself is at fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The log of a game that it is about; left out where it is about none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
}

impl EventFinding {
    /// The first fault of the event's log itself.
    pub fn of_log(found: &FoundFault) -> EventFinding {
        EventFinding {
            class: found.fault.class.name(),
            error: found.fault.reason.to_string(),
            entry: Some(found.entry),
            line: Some(found.line),
            file: None,
        }
    }

    /// Makes the report of an audit's finding.
    pub fn of_audit(finding: &AuditFinding) -> EventFinding {
        EventFinding {
            class: finding.class.name(),
            error: finding.reason.to_string(),
            entry: finding.entry,
            line: None,
            file: finding.source.clone(),
        }
    }
}

/// A game that has gone on behind its result.
#[derive(Serialize, JsonSchema)]
pub struct LaterEntries {
    /// The section.
    pub section: Option<String>,
    /// The round.
    pub round: u64,
    /// The board.
    pub board: u64,
    /// How many entries have come.
    pub entries: u64,
}

/// How an event stands.
#[derive(Serialize, JsonSchema)]
pub struct EventStatus {
    /// The name of the event.
    pub event: String,
    /// Its id.
    pub id: Digest,
    /// Whether the lots are drawn.
    pub started: bool,
    /// Whether all sections are over.
    pub over: bool,
    /// The last day of entering.
    pub closes: String,
    /// The sections.
    pub sections: Vec<SectionStatus>,
    /// The appeals, in the order of the log.
    pub appeals: Vec<AppealStatus>,
    /// The claims about open boards, in the order of the log.
    pub claims: Vec<ClaimStatus>,
}

/// An appeal against a decision of the director.
#[derive(Serialize, JsonSchema)]
pub struct AppealStatus {
    /// The entry in which it stands.
    pub entry: u64,
    /// Its id, which the verdict names.
    pub id: Digest,
    /// The player.
    pub by: String,
    /// The entry against which it is.
    pub of: u64,
    /// That entry in words.
    pub against: String,
    /// The player's reasons.
    pub say: Option<String>,
    /// `pending`, `upheld` or `dismissed`.
    #[schemars(extend("enum" = ["pending", "upheld", "dismissed"]))]
    pub state: &'static str,
    /// The time at which it is dismissed if there is no verdict.
    pub until: Time,
    /// The entry with the verdict; null without one.
    pub verdict: Option<u64>,
}

/// A claim about a board that was not over in time.
#[derive(Serialize, JsonSchema)]
pub struct ClaimStatus {
    /// The entry in which it stands.
    pub entry: u64,
    /// Its id, which the ruling names.
    pub id: Digest,
    /// The player.
    pub by: String,
    /// The section.
    pub section: String,
    /// The round.
    pub round: u64,
    /// The board.
    pub board: u64,
    /// Half points in seat order.
    pub points: Vec<u64>,
    /// The player's analysis.
    pub say: Option<String>,
}

/// How a section stands.
#[derive(Serialize, JsonSchema)]
pub struct SectionStatus {
    /// Its name.
    pub section: String,
    /// How far it has come: `entering`, `waiting` (for its draw), `drawn`, `running` or `over`.
    pub state: &'static str,
    /// The same in words.
    pub stage: String,
    /// Its players.
    pub players: Vec<String>,
    /// The players who have left it.
    pub left: Vec<String>,
    /// Its rounds.
    pub rounds: Vec<RoundStatus>,
    /// The boards that wait for a result.
    pub boards: Vec<BoardStatus>,
}

/// How a round stands.
#[derive(Serialize, JsonSchema)]
pub struct RoundStatus {
    /// Its number.
    pub round: u64,
    /// Whether all its boards are paired.
    pub paired: bool,
    /// The players of each board, a line a board.
    pub boards: Vec<String>,
    /// Whether all its boards have results.
    pub over: bool,
}

/// A board that waits for a result.
#[derive(Serialize, JsonSchema)]
pub struct BoardStatus {
    /// The round.
    pub round: u64,
    /// The board's number.
    pub board: u64,
    /// The players in seat order.
    pub players: Vec<String>,
    /// The game's id.
    pub game: Digest,
    /// The log; null where it is not here.
    pub file: Option<String>,
    /// Whether the game is over, so that its result can be taken.
    pub over: bool,
    /// The duties of the players.
    pub due: Vec<OverdueDuty>,
}

/// Something owed in a game, and whether its time is over.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OverdueDuty {
    /// By whom.
    pub name: String,
    /// The act owed.
    #[schemars(extend("enum" = ["join", "reveal", "turn", "open", "save"]))]
    pub duty: &'static str,
    /// Since when.
    pub since: Time,
    /// Until when; null without a clock.
    pub until: Option<Time>,
    /// Whether that has passed, be there grace left or not.
    pub overdue: bool,
    /// The number of whole days since the end of the time and of the remaining grace; null if it is not over.
    pub overdue_days: Option<u64>,
}

impl OverdueDuty {
    /// All that is owed in a game, at this time.
    pub fn all(game: &Match, now: Time) -> Vec<OverdueDuty> {
        let one = |(member, owed): (&adjudicate_record::dice::Member, &adjudicate_referee::DutyClock)| {
            let deadline = game.deadline(*member, owed);
            OverdueDuty {
                name: game.name_of(*member).to_owned(),
                duty: owed.duty.name(),
                since: owed.since,
                until: deadline.map(|(until, _)| until),
                overdue: deadline.is_some_and(|(until, _)| until < now),
                overdue_days: deadline.filter(|(_, grace)| *grace < now).map(|(_, grace)| days(grace, now)),
            }
        };
        game.owed().iter().map(one).collect()
    }
}

/// How players stand with their time in the running games of an event that have a clock, the most urgent first.
#[derive(Serialize, JsonSchema)]
pub struct EventTimes {
    /// The name of the event.
    pub event: String,
    /// Its id.
    pub id: Digest,
    /// Each player of each of these games.
    pub players: Vec<PlayerTime>,
}

/// The time of a player in a game. Lengths are in seconds unless the name says days.
#[derive(Serialize, JsonSchema)]
pub struct PlayerTime {
    /// The player.
    pub player: String,
    /// The section.
    pub section: String,
    /// The round.
    pub round: u64,
    /// The board.
    pub board: u64,
    /// The game's id.
    pub game: Digest,
    /// `over` (the player can lose by it), `grace` (the time is over, and grace is left), `running`, or `waiting` for another member.
    #[schemars(extend("enum" = ["over", "grace", "running", "waiting"]))]
    pub state: &'static str,
    /// The act owed; null if the player owes nothing.
    #[schemars(extend("enum" = ["join", "reveal", "turn", "open", "save", null]))]
    pub duty: Option<&'static str>,
    /// Since when.
    pub since: Option<Time>,
    /// Until when; null if it costs the player no time.
    pub until: Option<Time>,
    /// Until when with all grace.
    pub until_with_grace: Option<Time>,
    /// Days of grace that earlier acts have left; null where each player has a stock of time.
    pub grace_left: Option<u64>,
    /// The time on the clock before the running duty is charged; null where each turn has its days.
    pub clock: Option<i64>,
    /// The time in reserve; null where each turn has its days.
    pub reserve: Option<i64>,
    /// Own turns; null where each turn has its days.
    pub turns: Option<i64>,
    /// The charge of the running duty so far; null if none of the player's runs.
    pub charged: Option<i64>,
    /// Whole days without a sign of life, without those of absences; null if no duty of the player's runs.
    pub silent_days: Option<u64>,
    /// The days after which the player counts as silent; null if the clock has none.
    pub silence_days: Option<u64>,
    /// Days of absence that the player has used, in the year or in the game; null if the clock has none.
    pub absent_days: Option<u64>,
    /// The days of absence that there are.
    pub absence_days: Option<u64>,
    /// The year in which they are counted; null if they are counted in the game.
    pub absence_year: Option<i16>,
}

/// An event that was begun.
#[derive(Serialize, JsonSchema)]
pub struct NewEvent {
    /// Its log.
    pub file: String,
    /// The name of the event.
    pub event: String,
    /// Its id.
    pub id: Digest,
}

/// An entry of an event's log that was signed.
#[derive(Serialize, JsonSchema)]
pub struct EntryWritten {
    /// Its number.
    pub entry: u64,
    /// Its id.
    pub head: Digest,
}

/// A slip that was signed for the director.
#[derive(Serialize, JsonSchema)]
pub struct HandedSlip {
    /// Its id.
    pub slip: Digest,
    /// Its text.
    pub text: String,
}

/// The players of each section in the order of their numbers.
#[derive(Serialize, JsonSchema)]
#[serde(transparent)]
pub struct NumberedPlayers(pub PlayerValues<Vec<String>>);

/// A round that was paired.
#[derive(Serialize, JsonSchema)]
pub struct RoundPairings {
    /// The section.
    pub section: String,
    /// The round.
    pub round: u64,
    /// Its boards.
    pub boards: Vec<PairedGame>,
    /// The players with a bye.
    pub byes: Vec<String>,
    /// The players who are free in a round-robin.
    pub free: Vec<String>,
}

/// A round as it would be paired.
#[derive(Serialize, JsonSchema)]
pub struct RoundPreview {
    /// The section.
    pub section: String,
    /// The round.
    pub round: u64,
    /// The players of each board in seat order.
    pub boards: Vec<Vec<PlayerPreview>>,
    /// The players with a bye.
    pub byes: Vec<String>,
}

/// A player of a board that would be paired.
#[derive(Serialize, JsonSchema)]
pub struct PlayerPreview {
    /// The player.
    pub player: String,
    /// Points before the round.
    pub points: f64,
    /// Points that the strongest opponent has more, or less.
    pub float: f64,
    /// Players whose points are nearer, and whom he does not meet.
    pub passed_over: Vec<PassedOverPlayer>,
}

/// A player who is not met.
#[derive(Serialize, JsonSchema)]
pub struct PassedOverPlayer {
    /// The player.
    pub player: String,
    /// They have met; both must have the same turn; or the round as a whole is better otherwise.
    #[schemars(extend("enum" = ["met", "same-turn", "whole-round"]))]
    pub reason: &'static str,
}

/// The next round of a tournament report.
#[derive(Serialize, JsonSchema)]
pub struct ReportPairs {
    /// The pairing system.
    pub system: &'static str,
    /// The round.
    pub round: usize,
    /// White and black of each board in their order, then a player and 0 for the bye; null if no pairing exists.
    pub pairs: Option<Vec<(u32, u32)>>,
}

/// A round of a tournament report that the system pairs otherwise.
#[derive(Serialize, JsonSchema)]
pub struct DifferentRound {
    /// The pairing system.
    pub system: &'static str,
    /// The round.
    pub round: usize,
    /// The pairs that only the report has.
    pub report: Vec<(u32, u32)>,
    /// The pairs that only the system has.
    pub computed: Vec<(u32, u32)>,
    /// Why the system has no pairing; null if it has one.
    pub fault: Option<String>,
}

/// The results of an event, as its site has them in `results.json`.
#[derive(Serialize, JsonSchema)]
pub struct EventResults {
    /// The name of the event.
    pub event: String,
    /// Its id.
    pub id: Digest,
    /// The last entry of its log.
    pub head: Digest,
    /// How many entries there are.
    pub entries: u64,
    /// Whether all sections are over.
    pub over: bool,
    /// How many contradictions there were between the logs.
    pub findings: usize,
    /// The sections.
    pub sections: Vec<SectionResults>,
}

/// The events of an archive, the latest first, as its site has them in `archive.json`.
#[derive(Serialize, JsonSchema)]
pub struct EventArchive {
    /// The events.
    pub events: Vec<ArchivedEvent>,
}

/// An event of an archive.
#[derive(Serialize, JsonSchema)]
pub struct ArchivedEvent {
    /// The name of the event.
    pub event: String,
    /// Its id.
    pub id: Digest,
    /// The last entry of its log.
    pub head: Digest,
    /// Whether all sections are over.
    pub over: bool,
    /// The path of its results in the site.
    pub results: String,
}

/// The results of a section.
#[derive(Serialize, JsonSchema)]
pub struct SectionResults {
    /// The section.
    pub section: String,
    /// The standings; null before the lots are drawn, or with fewer than two players.
    pub standings: Option<StandingsReport>,
    /// The rounds.
    pub rounds: Vec<RoundOutcome>,
}

/// The results of a round.
#[derive(Serialize, JsonSchema)]
pub struct RoundOutcome {
    /// The round.
    pub round: u64,
    /// Its boards.
    pub boards: Vec<BoardOutcome>,
    /// The players with a bye.
    pub byes: Vec<String>,
    /// The players who asked for no board.
    pub free: Vec<String>,
}

/// The result of a board.
#[derive(Serialize, JsonSchema)]
pub struct BoardOutcome {
    /// Its number.
    pub board: u64,
    /// The players in seat order.
    pub players: Vec<String>,
    /// The game's id.
    pub game: Digest,
    /// The entry of the game up to which it counts; null if nobody has made a turn, or while it is open.
    pub head: Option<Digest>,
    /// Points in seat order; null while it is open.
    pub points: Option<Vec<f64>>,
    /// Whether the director has ruled upon them.
    pub ruled: bool,
}

/// A list of ratings.
#[derive(Serialize, JsonSchema)]
pub struct RatingsReport {
    /// The rating system: `fide` or `glicko-2`.
    pub method: &'static str,
    /// The game and its options, where the events have several; otherwise null.
    pub scale: Option<String>,
    /// The hash of the list that it begins with; null if there is none.
    pub start: Option<Digest>,
    /// The ids of the events, in the order in which they are computed.
    pub events: Vec<Digest>,
    /// The ratings, the best first.
    pub list: Vec<PersonRating>,
}

/// The rating of a person. With `glicko-2`, rating, deviation and change are in tenths.
#[derive(Serialize, JsonSchema)]
pub struct PersonRating {
    /// The person's key, or the name behind the id of an event for a player by post.
    pub person: String,
    /// The name in the latest event.
    pub name: Option<String>,
    /// The rating.
    pub rating: i64,
    /// Rated games; null with `glicko-2`.
    pub games: Option<u64>,
    /// Whether the person ever had 2400; null with `glicko-2`.
    pub top: Option<bool>,
    /// The deviation; null with `fide`.
    pub deviation: Option<i64>,
    /// The volatility in millionths; null with `fide`.
    pub volatility: Option<i64>,
    /// The change in the last period.
    pub change: i64,
}

/// A board that was paired.
#[derive(Serialize, JsonSchema)]
pub struct PairedGame {
    /// Its number.
    pub board: u64,
    /// The players in seat order.
    pub players: Vec<String>,
    /// The game's id.
    pub game: Digest,
    /// The game's log.
    pub file: String,
}

/// A result that was taken.
#[derive(Serialize, JsonSchema)]
pub struct CollectedResult {
    /// The section.
    pub section: String,
    /// The round.
    pub round: u64,
    /// The board.
    pub board: u64,
    /// The players in seat order.
    pub players: Vec<String>,
    /// Their half points.
    pub points: Vec<u64>,
}

/// The outcome of a slip that came in.
#[derive(Serialize, JsonSchema)]
pub struct ReceivedSlip {
    /// The file it came in.
    pub file: String,
    /// The signer.
    pub by: String,
    /// Whether it was written in now, or what it says is in the log already.
    #[schemars(extend("enum" = ["known", "written-in"]))]
    pub outcome: &'static str,
    /// The entry that writes it in; null where none had to.
    pub entry: Option<u64>,
}

/// A page of an event that was written.
#[derive(Serialize, JsonSchema)]
pub struct WrittenPage {
    /// Its path, in a list as that of all files that are written.
    pub written: Vec<String>,
    /// How many things do not fit together.
    pub findings: usize,
}
