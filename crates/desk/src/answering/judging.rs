//! The referee's answers that write nothing down: verdicts on moves, lists of moves, rules, the log, a summary.

use crate::command::MailCommand;
use crate::digest;
use crate::outcome::{refused, shortened};
use crate::state::Desk;
use adjudicate_agent::Failure;
use adjudicate_agent::compose::Story;
use adjudicate_agent::correspondents;
use adjudicate_locales::Language;
use adjudicate_mail::address;
use adjudicate_record::dice::Member;
use adjudicate_referee::{Author, Match};
use adjudicate_rules::Demand;
use adjudicate_text::dates::Calendar;
use adjudicate_text::{deeds, lesson, moves, rules, status};

use super::answer::{Answer, list, own_line};

/// Adds the referee's verdict about a command of this player that is no whole turn.
pub(super) fn judged(
    language: Language,
    story: &Story,
    name: &str,
    command: &MailCommand,
    letters: Option<&str>,
    answer: &mut Answer,
) {
    let state = &story.game.state;
    // It would be judged as a move of the other's.
    if is_turn_of_another(state, name) {
        return out_of_turn(language, state, command, answer);
    }
    answer.failed = true;
    let position = state.play().position();
    match command {
        MailCommand::Several(readings) => {
            answer.told.push(language.text("asked-several", &[]));
            list(language, state, answer, readings, None);
        }
        MailCommand::Begun(typed) => {
            if let Some(Ok(stage)) = position.stage(typed, None) {
                answer.told.push(language.text("not-done-begun", &[("line", shortened(typed).into())]));
                answer.told.extend(language.phrases(&stage.told));
                answer.told.extend(moves::following(language, &stage));
            }
        }
        other => {
            let typed = other.line();
            match position.read_in(&typed, letters) {
                Err(refusal) => {
                    let failure = Failure::of_move(refusal, &typed, position, language);
                    answer.told.push(refused(language, &typed, &failure));
                }
                Ok(_) => answer.told.push(language.text("not-played", &[("line", shortened(&typed).into())])),
            }
            possible(language, state, None, answer);
        }
    }
}

/// Whether a move of somebody else is due.
fn is_turn_of_another(state: &Match, name: &str) -> bool {
    matches!(state.play().demand(), Demand::Act(seat) if state.name_of(Member::Player(seat)) != name)
}

/// Says that a command waits for the turn of its author.
pub(super) fn out_of_turn(language: Language, state: &Match, command: &MailCommand, answer: &mut Answer) {
    answer.failed = true;
    let line = own_line(language, state, command);
    answer.told.push(language.text("not-judged", &[("line", line.into())]));
}

/// Lists the possible moves if it is the asker's turn.
pub(super) fn possible(language: Language, state: &Match, name: Option<&str>, answer: &mut Answer) {
    let is_turn = matches!(state.play().demand(), Demand::Act(_)) && state.next_to_join().is_none();
    if !is_turn || name.is_some_and(|name| is_turn_of_another(state, name)) {
        return;
    }
    answer.told.push(String::new());
    answer.told.extend(listing(language, state));
}

fn listing(language: Language, state: &Match) -> Vec<String> {
    let stage = state.play().position().stage("", None).and_then(Result::ok);
    moves::listing(language, state.play(), stage)
}

/// Answers what only asks.
pub(super) fn asked(
    language: Language,
    desk: &Desk<'_>,
    story: &Story,
    name: &str,
    command: &MailCommand,
    answer: &mut Answer,
) -> Result<(), Failure> {
    let state = &story.game.state;
    let game = state.play().game();
    match command {
        MailCommand::Moves => match state.play().demand() {
            Demand::Act(_) if state.next_to_join().is_none() => answer.told.extend(listing(language, state)),
            _ => {
                let named = correspondents::of(&story.game).0;
                let viewer = named.iter().find(|one| one.name == name).map(|one| Author::Member(one.member));
                let calendar = Calendar::of_days(desk.office.now()?).in_language(language);
                answer.told.extend(status::told(state, viewer, Some(&calendar)));
            }
        },
        MailCommand::Rules(None) => answer.told.extend(rules::whole(language, game)),
        MailCommand::Rules(Some(number)) => match rules::clause_of(game, number).or_else(|| rules::anywhere(number)) {
            Some(clause) => {
                answer.told.extend(rules::clauses(language, &[*clause]));
                // A language with rules has lessons as well.
                let has_lessons = language.is_english() || language.has(clause.id);
                if let Some(place) = lesson::about(game, clause.id).filter(|_| has_lessons) {
                    answer.told.push(String::new());
                    answer.told.extend(lesson::tried(language, game, place));
                }
            }
            None => {
                let values = [("game", deeds::title(state).into()), ("clause", shortened(number).into())];
                answer.told.push(language.text("no-clause", &values));
            }
        },
        MailCommand::Log => {
            answer.told.extend(story.lines(language));
            let log = String::from_utf8_lossy(&story.game.bytes).into_owned();
            answer.attachments.push((adjudicate_agent::inbox::file_name(state.charter()), log));
        }
        MailCommand::Try(typed) => tried(language, state, typed, answer),
        MailCommand::Status => {
            let named = correspondents::of(&story.game).0;
            let own = named.iter().find(|one| one.name == name);
            let summary = own.map(|one| digest::summary(desk, &address::folded(&one.mailbox.email), language));
            answer.told.extend(summary.transpose()?.unwrap_or_default().join("\n\n").lines().map(str::to_owned));
        }
        // The board and the commands stand in every answer.
        _ => {}
    }
    Ok(())
}

pub(super) fn tried(language: Language, state: &Match, typed: &str, answer: &mut Answer) {
    let mut play = state.play().clone();
    let tried = play.position().read(typed).and_then(|recorded| play.play(&recorded).map(|()| recorded));
    match tried {
        Ok(recorded) => {
            let written = state.play().position().written_in(&recorded, language.tag());
            answer.told.push(language.text("tried", &[("move", written.into())]));
            answer.shown = Some(play);
        }
        Err(refusal) => {
            let failure = Failure::of_move(refusal, typed, state.play().position(), language);
            answer.told.push(refused(language, typed, &failure));
            possible(language, state, None, answer);
        }
    }
}
