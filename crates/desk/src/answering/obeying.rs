//! Doing what a player without a key asks for, command by command.

use crate::command::acts::{CommandOutcome, ReplyWriter};
use crate::command::record::{ChoiceQuestion, Correspondence, ShownState};
use crate::command::{MailCommand, MailRequest, ReplyContext, grammar};
use crate::limits::{self, AcceptedOffer, Board, offers_to};
use crate::outcome::{refused, shortened};
use crate::state::Desk;
use adjudicate_agent::Failure;
use adjudicate_agent::compose::Story;
use adjudicate_director::leaves::CarriedLeave;
use adjudicate_mail::reply_text::ReplyText;
use adjudicate_record::log::{EntryKind, Time};
use adjudicate_rules::PhraseArgument;
use adjudicate_text::{dates, view};

use super::answer::{Answer, list, own_line, which_offer};
use super::judging::{asked, judged, possible};

/// The game in which a player asks for something, and his words.
pub(super) struct Asker<'a> {
    pub(super) scribe: ReplyWriter<'a>,
    pub(super) story: &'a Story,
    pub(super) board: Board,
    /// The offers and the question that the answered message showed; `None` if it showed neither, or is not known.
    pub(super) shown: Option<&'a ShownState>,
    pub(super) said: &'a ReplyText,
}

impl Desk<'_> {
    /// Carries commands out in their order, up to the first that fails.
    pub(super) fn obey(
        &self,
        asker: &Asker<'_>,
        letter: &MailRequest,
        record: &mut Correspondence,
        answer: &mut Answer,
    ) -> Result<(), Failure> {
        let Asker { scribe, story, board, shown, .. } = asker;
        let (language, state) = (scribe.language, &story.game.state);
        let mut say = letter.say.clone();
        let mut rest = letter.commands.iter();
        for command in rest.by_ref() {
            let mut command = command.clone();
            // If a question has one reading, a yes is its number.
            let one = |asked: &ChoiceQuestion| asked.head == story.game.state.head() && asked.readings.len() == 1;
            if command == MailCommand::Yes && shown.and_then(|shown| shown.asked.as_ref()).is_some_and(one) {
                command = MailCommand::Number(1);
            }
            // A number answers a question about the board that stands, or nothing.
            let is_number = matches!(command, MailCommand::Number(_));
            if let MailCommand::Number(number) = command {
                match limits::chosen(record, *shown, number, story.game.state.head(), *board) {
                    Ok((line, remark)) => {
                        // The line is in the letters of the record.
                        let context = ReplyContext::of(Some(story.game.state.play()), scribe.office.now()?);
                        let again = grammar::read(&[line], &context);
                        say = say.or(remark);
                        command = again.commands.into_iter().next().unwrap_or(MailCommand::Help);
                    }
                    Err(told) => {
                        answer.failed = true;
                        answer.told.push(told);
                        // The current question is shown again, so that the player can answer it.
                        if let Some(asked) = record.questions(&story.game.state.head()).last() {
                            list(language, &story.game.state, answer, &asked.readings, asked.say.clone());
                        }
                        break;
                    }
                }
            }
            // An offer is what a yes answers where nothing else was asked.
            if command == MailCommand::Yes && !offers_to(language, self.office.system(), story, scribe.name)?.is_empty()
            {
                command = MailCommand::Accept(None);
            }
            if let MailCommand::Accept(None) = command {
                match limits::agreed(language, self.office.system(), story, scribe.name, answered(asker), *shown)? {
                    AcceptedOffer::To(offer) => command = MailCommand::Accept(Some(offer)),
                    AcceptedOffer::Unclear(told) => {
                        answer.failed = true;
                        which_offer(language, self.office.system(), story, scribe.name, told, answer)?;
                        break;
                    }
                }
            }
            let of_position = matches!(
                command,
                MailCommand::Play(_)
                    | MailCommand::Refused(_)
                    | MailCommand::Begun(_)
                    | MailCommand::Several(_)
                    | MailCommand::If(..)
                    | MailCommand::TakeBack
                    | MailCommand::Save(_)
            );
            if of_position && !is_number && !answer.wrote && *board != Board::Stands {
                answer.failed = true;
                not_this_board(asker, &command, answer);
                break;
            }
            self.one(scribe, story, &command, &mut say, record, answer)?;
            if answer.failed {
                break;
            }
        }
        let left: Vec<String> = rest
            .filter(|command| command.acts())
            .map(|command| format!("`{}`", own_line(language, state, command)))
            .collect();
        if answer.failed && !left.is_empty() {
            answer.told.push(language.text("not-done-behind", &[("lines", left.join(", ").into())]));
        }
        // A remark alone is a note to the others.
        if let Some(say) = say.filter(|_| letter.commands.is_empty() && !answer.failed) {
            if story.game.state.outcome().is_some() {
                answer.told.push(language.text("not-done-over", &[("say", shortened(&say).into())]));
                answer.left = true;
                return Ok(());
            }
            match scribe.remark(&say) {
                Ok(done) => {
                    let (CommandOutcome::Wrote(told) | CommandOutcome::Signed(told) | CommandOutcome::Stands(told)) =
                        done;
                    answer.changed = true;
                    answer.told.push(told);
                }
                Err(failure) if failure.is_environment() => return Err(failure),
                Err(failure) => {
                    answer.failed = true;
                    answer.told.push(refused(language, &format!("say {say}"), &failure));
                }
            }
        }
        Ok(())
    }

    fn one(
        &self,
        scribe: &ReplyWriter<'_>,
        story: &Story,
        command: &MailCommand,
        say: &mut Option<String>,
        record: &mut Correspondence,
        answer: &mut Answer,
    ) -> Result<(), Failure> {
        let language = scribe.language;
        let state = &story.game.state;
        match command {
            MailCommand::Language(tag) => {
                answer.told.push(self.speak(state, scribe.name, tag, record)?);
            }
            MailCommand::Stop | MailCommand::Start => {
                record.muted = *command == MailCommand::Stop;
                answer.told.push(language.text(if record.muted { "done-stop" } else { "done-start" }, &[]));
            }
            MailCommand::Resign(false) => answer.told.push(language.text("asked-resign", &[])),
            MailCommand::Play(_) | MailCommand::Refused(_) | MailCommand::Begun(_) | MailCommand::Several(_)
                if story.game.state.play().seals_boards() && story.game.state.outcome().is_none() =>
            {
                answer.failed = true;
                answer.left = true;
                let line = own_line(language, state, command);
                answer.told.push(language.text("not-done-sealed", &[("line", line.into())]));
            }
            MailCommand::Refused(_) | MailCommand::Begun(_) | MailCommand::Several(_) => {
                judged(language, story, scribe.name, command, record.language.as_deref(), answer);
            }
            MailCommand::Enter(..) | MailCommand::Withdraw(_) | MailCommand::Appeal(_) | MailCommand::Invite(..) => {
                answer.failed = true;
                let key = if matches!(command, MailCommand::Invite(..)) { "not-done-host" } else { "not-done-event" };
                let line = own_line(language, state, command);
                answer.told.push(language.text(key, &[("line", line.into())]));
            }
            MailCommand::Yes => {
                let proposed = record.proposed.clone().filter(|_| record.language.is_none());
                match (record.questions(&state.head()).last(), proposed) {
                    (Some(asked), _) => {
                        answer.failed = true;
                        answer.told.push(language.text("asked-yes", &[]));
                        list(language, state, answer, &asked.readings, asked.say.clone());
                    }
                    (None, Some(tag)) => answer.told.push(self.speak(state, scribe.name, &tag, record)?),
                    (None, None) => {
                        answer.failed = true;
                        answer.told.push(language.text("not-done-yes", &[]));
                    }
                }
            }
            MailCommand::Away(from, until) if self.has_leaves(&story.game.state) => {
                match self.take_leave(scribe.name, from, until) {
                    Ok(carried) => self.left_for(scribe, from, until, &carried, answer),
                    Err(failure) if failure.is_environment() => return Err(failure),
                    Err(failure) => {
                        answer.failed = true;
                        answer.told.push(refused(language, &own_line(language, state, command), &failure));
                    }
                }
            }
            command if !command.acts() => asked(language, self, story, scribe.name, command, answer)?,
            command => match scribe.act(command, say.as_deref()) {
                Ok(done) => {
                    *say = None;
                    let (told, wrote) = match done {
                        CommandOutcome::Wrote(told) => (told, true),
                        CommandOutcome::Signed(told) => (told, false),
                        CommandOutcome::Stands(told) => (told, answer.wrote),
                    };
                    answer.wrote |= wrote;
                    answer.changed = true;
                    answer.told.push(told);
                    if let MailCommand::Away(..) = command {
                        self.away_elsewhere(scribe, story, command, answer)?;
                    }
                }
                Err(failure) if failure.is_environment() => return Err(failure),
                Err(failure) => {
                    answer.failed = true;
                    answer.told.push(refused(language, &own_line(language, state, command), &failure));
                    possible(language, state, Some(scribe.name), answer);
                }
            },
        }
        Ok(())
    }

    /// Tells a player without a key that a leave holds in his games of the event.
    fn left_for(
        &self,
        scribe: &ReplyWriter<'_>,
        from: &str,
        until: &str,
        carried: &[CarriedLeave],
        answer: &mut Answer,
    ) {
        let (own, language) = (scribe.path, scribe.language);
        let days = [("from", dates::typed_day(from)), ("until", dates::typed_day(until))];
        answer.told.push(language.text("away-in-event", &days));
        for CarriedLeave { game, is_written, refused, .. } in carried {
            let number = self.shelf.games.iter().position(|shelved| shelved.path == *game);
            match refused {
                None if game == own => {
                    answer.changed = true;
                    answer.wrote |= *is_written;
                }
                None => answer.elsewhere.extend(number),
                Some(failure) => {
                    let name = game.file_stem().unwrap_or_default().to_string_lossy();
                    let values = [("game", name.as_ref().into()), ("reason", failure.reason().clone().into())];
                    answer.told.push(language.text("away-not-in-game", &values));
                }
            }
        }
    }

    /// Hands an absence out to a player's other games of the same event: who is away is away from all of them.
    fn away_elsewhere(
        &self,
        scribe: &ReplyWriter<'_>,
        story: &Story,
        command: &MailCommand,
        answer: &mut Answer,
    ) -> Result<(), Failure> {
        let Some(place) = &story.game.state.charter().event else { return Ok(()) };
        let own = |name: &adjudicate_rules::Name| name.as_str() == scribe.name;
        let games = self.shelf.games.iter().enumerate();
        let games = games.filter(|(_, game)| game.without_keys.iter().any(|(name, _)| own(name)));
        let mut count = 0;
        for (number, game) in
            games.filter(|(_, game)| game.path != scribe.path && game.trouble.is_none() && !self.is_settled(&game.id))
        {
            let other = self.office.store.game(&game.path)?;
            let same = other.state.charter().event.as_ref().is_some_and(|other| other.id == place.id);
            if !same || other.state.outcome().is_some() {
                continue;
            }
            match (ReplyWriter { path: &game.path, ..*scribe }).act(command, None) {
                Ok(_) => {
                    answer.elsewhere.push(number);
                    count += 1;
                }
                Err(failure) if failure.is_environment() => return Err(failure),
                Err(failure) => {
                    let game = view::headline(&other.state);
                    let values = [("game", game.into()), ("reason", failure.reason().clone().into())];
                    answer.told.push(scribe.language.text("away-not-in-game", &values));
                }
            }
        }
        if count > 0 {
            answer.told.push(scribe.language.text("away-elsewhere", &[("number", PhraseArgument::Number(count))]));
        }
        Ok(())
    }
}

/// The message that is answered, as far as that is known.
fn answered(asker: &Asker<'_>) -> bool {
    asker.board != Board::Unknown
}

/// Says why a move is not played that answers another board; or that it stands already.
fn not_this_board(asker: &Asker<'_>, command: &MailCommand, answer: &mut Answer) {
    let Asker { scribe, story, board, said, .. } = asker;
    let (language, state) = (scribe.language, &story.game.state);
    let written = |play: &str| PhraseArgument::from(state.play().position().written_in(play, language.tag()));
    match *board {
        Board::Old(seen) => {
            let next = story.game.records.iter().skip(usize::try_from(seen).unwrap_or(0) + 1);
            let own = next.map(|record| &record.entry).find(|entry| entry.by.as_str() == scribe.name);
            let played = own.and_then(|entry| match &entry.kind {
                EntryKind::Turn(turn) => Some((entry.seq, turn.play.to_string())),
                _ => None,
            });
            let then = scribe.office.load(&story.game.path, Some(seen)).ok();
            let again = then.map(|then| {
                let today = scribe.office.now().unwrap_or(Time::FIRST);
                grammar::read(&said.lines, &ReplyContext::of(Some(then.state.play()), today))
            });
            let same = played.filter(|(_, play)| {
                let first = again.as_ref().and_then(|letter| letter.commands.first());
                matches!(first, Some(MailCommand::Play(read)) if read == play)
            });
            answer.told.push(match same {
                Some((number, play)) => {
                    language.text("old-board-same", &[("move", written(&play)), ("entry", number.into())])
                }
                None => {
                    let line = own_line(language, state, command);
                    language.text("old-board", &[("line", line.into()), ("entry", seen.into())])
                }
            });
        }
        Board::Unknown | Board::Stands => match command {
            MailCommand::Play(play) => {
                answer.told.push(language.text("unknown-board", &[]));
                list(language, state, answer, std::slice::from_ref(play), None);
            }
            other => {
                let line = own_line(language, state, other);
                answer.told.push(language.text("unknown-board-line", &[("line", line.into())]));
            }
        },
    }
}
