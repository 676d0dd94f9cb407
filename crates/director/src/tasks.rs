//! Things that wait for the director of an event, for the letters of the desk and for `event status`.

use adjudicate_event::{Audit, BoardLocation, Event, OverstepRule};
use adjudicate_locales::Language;
use adjudicate_record::dice::Member;
use adjudicate_record::log::Time;
use adjudicate_rules::{Name, Phrase, PhraseArgument};
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
    /// In one line, for `event status`, in the language in which it is written.
    pub fn line(&self, language: Language) -> String {
        let values = [("title", self.title.as_str().into()), ("text", self.lines.join(" ").into())];
        language.text("director-line", &values)
    }
}

/// Returns all that waits for the director, in a language.
pub fn all(language: Language, house: &EventDirectory, audit: &Audit, now: Time) -> Vec<DirectorTask> {
    let event = &house.event;
    let mut tasks = Vec::new();
    tasks.extend(appeals(language, event, now));
    tasks.extend(claims(language, event));
    tasks.extend(besides(language, house, audit, now));
    tasks
}

/// Returns what waits for the director besides appeals and claims: the numbers of the public draw, boards of players who have left,
/// seats that others wait for, and boards on which the time of a player is over.
pub fn besides(language: Language, house: &EventDirectory, audit: &Audit, now: Time) -> Vec<DirectorTask> {
    let event = &house.event;
    let mut tasks = Vec::new();
    tasks.extend(draw(language, event, now));
    tasks.extend(left_boards(language, event));
    tasks.extend(free_seats(language, event));
    tasks.extend(overstepped(language, event, audit, now));
    tasks
}

/// The values of a text that names a board.
pub(crate) fn board_values(place: &BoardLocation) -> [(&'static str, PhraseArgument); 3] {
    [("section", place.section.as_str().into()), ("round", place.round.into()), ("board", place.board.into())]
}

/// The text of a key about a player and a board.
fn of_player(language: Language, key: &str, name: &str, place: &BoardLocation) -> String {
    let [section, round, board] = board_values(place);
    language.text(key, &[("name", name.into()), section, round, board])
}

fn appeals(language: Language, event: &Event, now: Time) -> impl Iterator<Item = DirectorTask> {
    event.appeals().iter().filter(move |appeal| event.is_pending(appeal, now)).map(move |appeal| {
        let (of, against) = (|name: &Name| shown(event, name), &appeal.against);
        let title = Phrase { key: "director-appeal-title", english: String::new(), ..against.act.title(&of) };
        let say = appeal.say.as_ref().map_or("-", |say| say.as_str());
        let decision =
            [("entry", against.seq.into()), ("date", dates::in_full(against.at).into()), ("reasons", say.into())];
        let committee = event.charter().appeals.as_ref().map(|one| one.name.as_str());
        let until = dates::in_full(event.dismissed_at(appeal));
        DirectorTask {
            key: format!("appeal {}", appeal.id),
            title: language.phrase(&title.with("name", of(&appeal.by))),
            lines: vec![
                language.text("director-appeal", &decision),
                language.text("director-committee", &[("committee", committee.into()), ("date", until.into())]),
                language.text("director-correct", &[]),
            ],
        }
    })
}

fn claims(language: Language, event: &Event) -> impl Iterator<Item = DirectorTask> {
    event.waiting_claims().map(move |one| {
        let (place, by) = (one.claim.place(), shown(event, &one.by));
        let points: Vec<String> = one.claim.points.iter().map(u64::to_string).collect();
        let say = one.say.as_ref().map_or("-", |say| say.as_str());
        let command = rule_points(&place, &points.join(","));
        DirectorTask {
            key: format!("claim {}", one.id),
            title: of_player(language, "director-claim-title", &by, &place),
            lines: vec![
                language.text("director-claim", &[("analysis", say.into())]),
                language.text("director-claim-answer", &[("command", command.into())]),
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

fn draw(language: Language, event: &Event, now: Time) -> Option<DirectorTask> {
    let draw = event.charter().draw.as_ref().filter(|_| event.lots().is_none() && now > event.charter().closes)?;
    Some(DirectorTask {
        key: "draw".to_owned(),
        title: language.text("director-draw-title", &[]),
        lines: vec![language.text("director-draw", &[("draw", draw.as_str().into())])],
    })
}

/// The boards of players who have left, where the director decides.
fn left_boards(language: Language, event: &Event) -> Vec<DirectorTask> {
    let mut tasks = Vec::new();
    for (section, standing) in event.sections() {
        for (round, board) in standing.open(section) {
            let Some(left) = board.players.iter().find(|player| standing.left.contains_key(*player)) else { continue };
            let half = |player: &Name| if standing.left.contains_key(player) { section.loss } else { section.win };
            let points: Vec<String> = board.players.iter().map(|player| half(player).to_string()).collect();
            let place = BoardLocation { section: section.name.clone(), round, board: board.board };
            tasks.push(DirectorTask {
                key: format!("left {} {}", board.game, left),
                title: of_player(language, "director-left-title", &shown(event, left), &place),
                lines: vec![
                    language.text("director-left", &[]),
                    language.text("director-left-rule", &[("command", rule_points(&place, &points.join(",")).into())]),
                ],
            });
        }
    }
    tasks
}

/// The seats of players who have left, while others wait for a place.
fn free_seats(language: Language, event: &Event) -> Vec<DirectorTask> {
    let mut tasks = Vec::new();
    for (section, standing) in event.sections().filter(|(section, _)| section.seats_max > 0) {
        let used_up = section.substitutes.is_some_and(|most| standing.substituted >= most);
        let (Some(first), false) = (standing.waiting.first(), used_up || event.is_section_over(section, standing))
        else {
            continue;
        };
        let gone = standing.left.iter().filter(|(_, exit)| exit.excluded.is_none());
        tasks.extend(gone.map(|(player, exit)| {
            let title = [("name", shown(event, player).into()), ("section", section.name.as_str().into())];
            let command = [
                ("name", shown(event, first).into()),
                ("player", player.as_str().into()),
                ("first", first.as_str().into()),
            ];
            DirectorTask {
                key: format!("seat {} {player} {}", section.name, exit.seq),
                title: language.text("director-seat-title", &title),
                lines: vec![language.text("director-seat", &command)],
            }
        }));
    }
    tasks
}

/// The players whose time is over, in the sections in which the director rules about it without a claim.
fn overstepped(language: Language, event: &Event, audit: &Audit, now: Time) -> Vec<DirectorTask> {
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
                let mut lines = forfeit::grounds(language, game, member, now, None);
                let command = [("name", name.into()), ("file", source.as_str().into())];
                lines.push(language.text("director-time", &command));
                let key = format!("time {} {name}", found.board.game);
                let title = of_player(language, "director-time-title", name, &board);
                tasks.push(DirectorTask { key, title, lines });
            }
        }
    }
    tasks
}
