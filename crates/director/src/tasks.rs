//! Things that wait for the director of an event, for the letters of the desk and for `event status`.

use adjudicate_event::{Audit, BoardLocation, Event, OverstepRule};
use adjudicate_record::dice::Member;
use adjudicate_record::log::Time;
use adjudicate_rules::Name;
use adjudicate_text::{dates, forfeit};

use crate::directory::EventDirectory;
use crate::notices::shown;

/// Something that waits for the director.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DirectorTask {
    /// The text that distinguishes it from all other tasks of the event.
    pub key: String,
    /// In a few words, with the section, the round and the board.
    pub title: String,
    /// The facts, and the director's commands.
    pub lines: Vec<String>,
}

impl DirectorTask {
    /// In one line, for `event status`.
    pub fn line(&self) -> String {
        format!("{}: {}", self.title, self.lines.join(" "))
    }
}

/// Returns all that waits for the director.
pub fn all(house: &EventDirectory, audit: &Audit, now: Time) -> Vec<DirectorTask> {
    let event = &house.event;
    let mut tasks = Vec::new();
    tasks.extend(appeals(event, now));
    tasks.extend(claims(event));
    tasks.extend(besides(house, audit, now));
    tasks
}

/// Returns what waits for the director besides appeals and claims: the numbers of the public draw, boards of players who have left,
/// seats that others wait for, and boards on which the time of a player is over.
pub fn besides(house: &EventDirectory, audit: &Audit, now: Time) -> Vec<DirectorTask> {
    let event = &house.event;
    let mut tasks = Vec::new();
    tasks.extend(draw(event, now));
    tasks.extend(left_boards(event));
    tasks.extend(free_seats(event));
    tasks.extend(overstepped(event, audit, now));
    tasks
}

fn appeals(event: &Event, now: Time) -> impl Iterator<Item = DirectorTask> {
    event.appeals().iter().filter(move |appeal| event.is_pending(appeal, now)).map(|appeal| {
        let (of, against) = (|name: &Name| shown(event, name), &appeal.against);
        let say = appeal.say.as_ref().map_or("-", |say| say.as_str());
        let committee = event.charter().appeals.as_ref().map_or("the committee", |one| one.name.as_str());
        DirectorTask {
            key: format!("appeal {}", appeal.id),
            title: format!("an appeal of {} against {}", of(&appeal.by), against.act.title(&of)),
            lines: vec![
                format!("It is against entry {} of {}. The reasons: \"{say}\".", against.seq, dates::date(against.at)),
                format!(
                    "{committee} decides by {}. Until then you can correct it yourself with `adjudicate event rule`.",
                    dates::date(event.dismissed_at(appeal))
                ),
            ],
        }
    })
}

fn claims(event: &Event) -> impl Iterator<Item = DirectorTask> {
    event.waiting_claims().map(|one| {
        let (place, by) = (one.claim.place(), shown(event, &one.by));
        let points: Vec<String> = one.claim.points.iter().map(u64::to_string).collect();
        let say = one.say.as_ref().map_or("-", |say| say.as_str());
        DirectorTask {
            key: format!("claim {}", one.id),
            title: format!("a claim of {by} about {place}"),
            lines: vec![
                format!("The analysis: \"{say}\"."),
                format!("`{}` answers all claims about this board.", rule_points(&place, &points.join(","))),
            ],
        }
    })
}

/// The command that gives a board these half points.
fn rule_points(place: &BoardLocation, points: &str) -> String {
    let BoardLocation { section, round, board } = place;
    format!(
        "adjudicate event rule points --section {section} --round {round} --board {board} --points {points} --reason \"...\""
    )
}

fn draw(event: &Event, now: Time) -> Option<DirectorTask> {
    let draw = event.charter().draw.as_ref().filter(|_| event.lots().is_none() && now > event.charter().closes)?;
    Some(DirectorTask {
        key: "draw".to_owned(),
        title: "the lots wait for a public draw".to_owned(),
        lines: vec![format!(
            "Entries are closed. `adjudicate event start --numbers \"...\"` takes the numbers of \"{draw}\"."
        )],
    })
}

/// The boards of players who have left, where the director decides.
fn left_boards(event: &Event) -> Vec<DirectorTask> {
    let mut tasks = Vec::new();
    for (section, standing) in event.sections() {
        for (round, board) in standing.open(section) {
            let Some(left) = board.players.iter().find(|player| standing.left.contains_key(*player)) else { continue };
            let half = |player: &Name| if standing.left.contains_key(player) { section.loss } else { section.win };
            let points: Vec<String> = board.players.iter().map(|player| half(player).to_string()).collect();
            let place = BoardLocation { section: section.name.clone(), round, board: board.board };
            tasks.push(DirectorTask {
                key: format!("left {} {}", board.game, left),
                title: format!("{} has left {place}", shown(event, left)),
                lines: vec![
                    "The board stays open until its game is over or you rule.".to_owned(),
                    format!("`{}` does.", rule_points(&place, &points.join(","))),
                ],
            });
        }
    }
    tasks
}

/// The seats of players who have left, while others wait for a place.
fn free_seats(event: &Event) -> Vec<DirectorTask> {
    let mut tasks = Vec::new();
    for (section, standing) in event.sections().filter(|(section, _)| section.seats_max > 0) {
        let used_up = section.substitutes.is_some_and(|most| standing.substituted >= most);
        let (Some(first), false) = (standing.waiting.first(), used_up || event.is_section_over(section, standing))
        else {
            continue;
        };
        let gone = standing.left.iter().filter(|(_, exit)| exit.excluded.is_none());
        tasks.extend(gone.map(|(player, exit)| DirectorTask {
            key: format!("seat {} {player} {}", section.name, exit.seq),
            title: format!("the seat of {} in {} is free", shown(event, player), section.name),
            lines: vec![format!(
                "{0} waits for a place. `adjudicate event rule substitute {player} --waiting {first} --reason \"...\"` gives {0} the seat.",
                shown(event, first)
            )],
        }));
    }
    tasks
}

/// The players whose time is over, in the sections in which the director rules about it without a claim.
fn overstepped(event: &Event, audit: &Audit, now: Time) -> Vec<DirectorTask> {
    let mut tasks = Vec::new();
    for (place, (section, standing)) in event.sections().enumerate() {
        if section.overstep != OverstepRule::Director {
            continue;
        }
        for found in audit.of_section(place) {
            let settled = found.board.scored.is_some() || standing.is_settled(section.system, &found.board);
            let (Some(game), Some(source)) = (found.game.as_ref().filter(|_| !settled), &found.source) else {
                continue;
            };
            if game.outcome().is_some() {
                continue;
            }
            for seat in game.out_of_time(now) {
                let member = Member::Player(seat);
                let name = game.name_of(member);
                let board =
                    BoardLocation { section: section.name.clone(), round: found.round, board: found.board.board };
                let mut lines = forfeit::grounds(game, member, now, None);
                lines.push(format!("`adjudicate rule forfeit {name} --for-time --game {source}` ends the game."));
                let (key, title) =
                    (format!("time {} {name}", found.board.game), format!("the time of {name} is over on {board}"));
                tasks.push(DirectorTask { key, title, lines });
            }
        }
    }
    tasks
}
