//! Answering people who write in words: what they ask for is done or refused, and either is told them.
//!
//! A player without a key is believed who answers by the way back that is his alone, from the address in the charter.
//! Everybody else gets the board, at the charter's address, and nothing is written for him. Every answer is bound to the message that
//! it answers: to the board, the offers and the question that this message showed (`desk/limits.rs`).

use adjudicate_record::printable::printable_path;
use std::collections::BTreeSet;

use crate::command::acts::{CommandOutcome, ReplyWriter};
use crate::command::record::{self, ChoiceQuestion, Correspondence, ShownState};
use crate::command::{MailCommand, MailRequest, ReplyContext, consent, grammar, kept, spoken, token};
use crate::digest;
use crate::limits::{self, AcceptedOffer, Board, offers_to};
use crate::outcome::{MessageOutcome, MessageResult, SettleFn, refused, shortened};
use crate::proof::Proof;
use crate::reply::ReceivedMessage;
use crate::state::{Desk, Lead};
use adjudicate_agent::Failure;
use adjudicate_agent::compose::{MessagePlan, PlainReplyHelp, Story};
use adjudicate_agent::correspondents::{self, Correspondent};
use adjudicate_director::leaves::CarriedLeave;
use adjudicate_locales::Language;
use adjudicate_mail::address;
use adjudicate_mail::reply_text::{self, NoReplyText, ReplyText};
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::dice::Member;
use adjudicate_record::log::file::{self, FileError, FileSystem};
use adjudicate_record::log::{EntryKind, Text, Time, Turn, payload};
use adjudicate_referee::{Author, Match};
use adjudicate_rules::{Demand, Phrase, PhraseArgument, Play};
use adjudicate_text::dates::Calendar;
use adjudicate_text::{deeds, lesson, moves, names, rules, status, view};
use tracing::{info, warn};

/// The answer to a letter, and the letter's effects.
#[derive(Default)]
struct Answer {
    told: Vec<String>,
    /// A board other than the current one.
    shown: Option<Play>,
    asked: Option<ChoiceQuestion>,
    attachments: Vec<(String, String)>,
    /// Whether an entry was written, so that everybody is told.
    wrote: bool,
    /// Whether something lies beside the log that did not before.
    changed: bool,
    /// Other games in which something was written.
    elsewhere: Vec<usize>,
    /// Whether somebody should read the letter.
    left: bool,
    /// Whether something could not be done.
    failed: bool,
}

/// The game in which a player asks for something, and his words.
struct Asker<'a> {
    scribe: ReplyWriter<'a>,
    story: &'a Story,
    board: Board,
    /// The offers and the question that the answered message showed; `None` if it showed neither, or is not known.
    shown: Option<&'a ShownState>,
    said: &'a ReplyText,
}

/// The player whose way back a message used.
enum Owner {
    /// This player of this game, who sent it as far as can be known.
    Player(usize, String),
    /// This player, but its sender is in doubt; why, in a sentence for the player.
    Doubtful(usize, String, Phrase),
    /// No player.
    Nobody,
}

/// The log's text for a message without words for the desk.
const NOTHING: &str = "nothing for a game";

impl Desk<'_> {
    /// Whether what came in this message may be a person's words to the desk: nothing in it was new for any game.
    pub(super) fn may_be_words(&self, message: &ReceivedMessage, is_new: bool) -> bool {
        let from = message.envelope.from.as_deref();
        let own = address::folded(&self.own.email);
        !is_new && !message.put_off && message.envelope.automatic.is_none() && from.is_some_and(|from| from != own)
    }

    /// Deals with a person's words; gives the games that they have changed. None if it holds no words of a person, and is
    /// dealt with otherwise.
    pub(super) fn answer_words(&mut self, settle: &mut SettleFn<'_>, message: &ReceivedMessage) -> Option<Vec<usize>> {
        let _span = message.span().entered();
        let bytes = match file::read(self.office.system(), &message.path) {
            Ok(bytes) => bytes,
            Err(FileError::Absent { .. }) => return Some(Vec::new()),
            Err(error) => {
                warn!("{}: {error}", printable_path(&message.path));
                self.later.insert(message.path.clone());
                return Some(Vec::new());
            }
        };
        let said = reply_text::said(&bytes);
        // Beside what was known already, silence says nothing.
        if said.by_program || (said.is_empty() && !message.empty) {
            return None;
        }
        let dealt = match self.take_request(message, &said).transpose() {
            Some(dealt) => dealt,
            None => match self.owner(message) {
                Owner::Player(game, name) => self.take_from_player(game, &name, message, &said, &bytes),
                Owner::Doubtful(game, name, why) => self.doubt(game, &name, &why, message),
                Owner::Nobody => self.take_from_anybody(message, &said)?,
            },
        };
        Some(match dealt {
            Ok((fate, games, what)) => {
                let name = message.path.file_name().unwrap_or_default().to_string_lossy();
                let from = message.envelope.from.as_deref().unwrap_or("nobody");
                info!("message {name} from {from}: {what}");
                match fate {
                    MessageOutcome::Seen => self.settled(settle, &message.path, MessageOutcome::Seen),
                    MessageOutcome::Unread => self.leave_words(settle, message, &said, &what),
                }
                games
            }
            Err(failure) if failure.is_environment() => {
                self.fails(&message.path.display().to_string(), &failure);
                self.later.insert(message.path.clone());
                Vec::new()
            }
            Err(failure) => {
                warn!("{}", failure.message());
                if let Err(failure) = self.tell_failure(message, &failure) {
                    self.fails(&message.path.display().to_string(), &failure);
                }
                self.leave(settle, message, failure.message());
                Vec::new()
            }
        })
    }

    /// Tells the sender of a message, if a charter names the address, why nothing could be made of it.
    fn tell_failure(&self, message: &ReceivedMessage, failure: &Failure) -> Result<(), Failure> {
        let Some(from) = message.envelope.from.as_deref() else { return Ok(()) };
        let known = self.shelf.games_of(from).next().is_some();
        let (Some(proof), Ok(to)) = (self.proof(message, from).filter(|_| known), address::parse(from)) else {
            return Ok(());
        };
        if !self.may_answer(from, proof)? {
            return Ok(());
        }
        let language = self.language_at(&self.shelf, from)?;
        let reason = ("reason", failure.reason().clone().into());
        let text = [language.text("nothing-made", &[reason]), language.text("referee-reads", &[])];
        self.reply_plainly(message, to, language, "request-subject-not-done", &text)
    }

    /// Returns the player whose way back a message used, and whether he sent it as far as can be known.
    fn owner(&self, message: &ReceivedMessage) -> Owner {
        let tokens = token::of(&message.envelope.addressed);
        let Some((game, name)) = tokens.iter().find_map(|token| self.tokens.get(token)).cloned() else {
            return Owner::Nobody;
        };
        let (Some(shelved), Some(from)) = (self.shelf.games.get(game), message.envelope.from.as_deref()) else {
            return Owner::Nobody;
        };
        let id = message.path.file_name().unwrap_or_default().to_string_lossy();
        let own = shelved.without_keys.iter().find(|(player, _)| player.as_str() == name).map(|(_, mail)| mail);
        if own.is_none_or(|own| own != from) {
            warn!("message {id}: {from} uses the way back of {name}, which is another address's");
            if self.shelf.games_of(from).next().is_some() {
                // Somebody who has a way back of his own is told so.
                return Owner::Nobody;
            }
            let why = Phrase::of("doubtful-address").with("address", shortened(from));
            return Owner::Doubtful(game, name, why);
        }
        match self.proof(message, from) {
            Some(_) => Owner::Player(game, name),
            None => Owner::Doubtful(game, name, Phrase::of("doubtful-proof")),
        }
    }

    /// Tells a player, at the address in the charter, that a message came by his way back of which it is not known that it is from him.
    fn doubt(
        &self,
        game: usize,
        name: &str,
        why: &Phrase,
        message: &ReceivedMessage,
    ) -> Result<MessageResult, Failure> {
        let dealt = (MessageOutcome::Unread, Vec::new(), "words by which nothing is written down".to_owned());
        let Some(shelved) = self.shelf.games.get(game) else { return Ok(dealt) };
        let story = Story::read(&*self.office.store, &shelved.path)?;
        let reader = correspondents::of(&story.game).0.into_iter().find(|one| one.name == name);
        let Some(reader) = reader else { return Ok(dealt) };
        let mut record = self.correspondence(&story.game.state, name)?;
        let language = record.reader_language();
        let told = vec![language.phrase(why), language.text("message-is-read", &[])];
        let answer = Answer { told, ..Answer::default() };
        self.send_answer(&story, &reader, &mut record, answer, message, Proof::Nothing)?;
        Ok(dealt)
    }

    /// Does what a player without a key asks for.
    fn take_from_player(
        &mut self,
        game: usize,
        name: &str,
        message: &ReceivedMessage,
        said: &ReplyText,
        bytes: &[u8],
    ) -> Result<MessageResult, Failure> {
        let Some(shelved) = self.shelf.games.get(game) else {
            return Ok((MessageOutcome::Unread, Vec::new(), NOTHING.to_owned()));
        };
        let (path, id) = (shelved.path.clone(), shelved.id);
        if let Some(trouble) = &shelved.trouble {
            return Err(trouble.clone().of_environment());
        }
        let story = self.story(&path)?;
        let state = &story.game.state;
        let reader = correspondents::of(&story.game).0.into_iter().find(|one| one.name == name);
        let Some(reader) = reader.filter(|_| self.writes_down(state)) else {
            info!("{}: what {name} writes is for the referee, whose key is not here", printable_path(&path));
            let from = message.envelope.from.as_deref().unwrap_or_default();
            if let Ok(to) = address::parse(from)
                && self.may_answer(from, Proof::Token)?
            {
                let language = self.correspondence(state, name)?.reader_language();
                let text = language.text("for-the-referee", &[]);
                self.reply_plainly(message, to, language, "subject-for-the-referee", &[text])?;
            }
            return Ok((MessageOutcome::Unread, Vec::new(), NOTHING.to_owned()));
        };
        let mut record = self.correspondence(state, name)?;
        let about = match (&message.envelope.id, said.is_empty()) {
            (None, true) => message.about,
            (id, _) => record::of_message(id.as_deref(), &said.lines),
        };
        if record.has_handled(&about) {
            let told = vec![record.reader_language().text("not-done-twice", &[])];
            let answer = Answer { told, ..Answer::default() };
            self.send_answer(&story, &reader, &mut record, answer, message, Proof::Token)?;
            return Ok((
                MessageOutcome::Seen,
                Vec::new(),
                format!("{}: {name} has sent this before", printable_path(&path)),
            ));
        }
        let letter = grammar::of(said, &self.context_of(state, &record)?);
        let language = language_after(&letter, &record);
        let board = limits::board(&story, &message.envelope.addressed);
        let answered = message.envelope.addressed.answers.first();
        let shown = answered.and_then(|answered| record.shown(&answered.about)).cloned();
        let mut answer = Answer { left: letter.is_empty() || !letter.talk.is_empty(), ..Answer::default() };
        if self.is_settled(&id) {
            answer.told.push(language.text("not-done-settled", &[]));
        } else if letter.is_empty() {
            answer.told.push(nothing_said(language, said, message));
        } else if !letter.unclear.is_empty() {
            question(language, state, &mut answer, &letter);
        } else {
            let digest = Digest(sha256(&[bytes]));
            if letter.commands.iter().any(MailCommand::acts) {
                kept::keep(self.office.private(), &path, &digest, bytes)?;
            }
            let scribe = ReplyWriter { office: self.office, path: &path, name, message: digest, language };
            let asker = Asker { scribe, story: &story, board, shown: shown.as_ref(), said };
            self.obey(&asker, &letter, &mut record, &mut answer)?;
        }
        if consent::key_in(&said.lines).is_some() {
            answer.told.push(language.text("key-too-late", &[]));
        }
        if let Some(other) = language_to_propose(said, &record) {
            record.proposed = true;
            answer.told.push(other.text("propose-language", &[]));
        }
        if answer.left && !letter.is_empty() {
            answer.told.push(language.text("rest-is-read", &[]));
        }
        record.handle(about);
        record.store(self.office.private(), &self.state)?;
        let fate = if answer.left { MessageOutcome::Unread } else { MessageOutcome::Seen };
        let done = if answer.failed { ", not all of it done" } else { "" };
        let what = format!("{}: {name} says {}{done}", printable_path(&path), in_short(&letter));
        let own = (answer.wrote || answer.changed).then_some(game);
        let touched = own.into_iter().chain(std::mem::take(&mut answer.elsewhere)).collect();
        if answer.changed {
            // The desk sends the effects of the slip together with the answer.
            answer.wrote |= self.answer(&path)?.0;
        }
        let passed_on = answer.changed && !answer.wrote && {
            let now = self.story(&path)?;
            now.waiting.readers(&now.game.state).contains(&reader.member)
        };
        if answer.wrote || passed_on {
            let lead = Lead { told: answer.told, answers: message.envelope.id.clone() };
            self.leads.insert((id, name.to_owned()), lead);
        } else {
            self.send_answer(&story, &reader, &mut record, answer, message, Proof::Token)?;
        }
        Ok((fate, touched, what))
    }

    /// Carries commands out in their order, up to the first that fails.
    fn obey(
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
                judged(language, story, command, record.language.as_deref(), answer);
            }
            MailCommand::Enter(..) | MailCommand::Withdraw(_) | MailCommand::Appeal(_) | MailCommand::Invite(..) => {
                answer.failed = true;
                let key = if matches!(command, MailCommand::Invite(..)) { "not-done-host" } else { "not-done-event" };
                let line = own_line(language, state, command);
                answer.told.push(language.text(key, &[("line", line.into())]));
            }
            MailCommand::Yes => {
                answer.failed = true;
                match record.questions(&state.head()).last() {
                    Some(asked) => {
                        answer.told.push(language.text("asked-yes", &[]));
                        list(language, state, answer, &asked.readings, asked.say.clone());
                    }
                    None => answer.told.push(language.text("not-done-yes", &[])),
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

    /// Notes the language of a player, and in the event of his game as well. Returns the sentence that says so.
    fn speak(&self, state: &Match, name: &str, tag: &str, record: &mut Correspondence) -> Result<String, Failure> {
        record.language = Some(tag.to_owned());
        if let Some(event) = self.event_of(state) {
            self.note_language(&event, name, Some(tag.to_owned()))?;
        }
        Ok(Language::of(tag).text("done-language", &[("tag", tag.into())]))
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
        answer.told.push(language.text("away-in-event", &[("from", from.into()), ("until", until.into())]));
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

    /// Sends somebody an answer by which nothing has changed, if he has not had too many.
    fn send_answer(
        &self,
        story: &Story,
        reader: &Correspondent,
        record: &mut Correspondence,
        mut answer: Answer,
        message: &ReceivedMessage,
        proof: Proof,
    ) -> Result<(), Failure> {
        if !self.may_answer(&address::folded(&reader.mailbox.email), proof)? {
            return Ok(());
        }
        let id = story.game.state.id();
        let way_back = (!reader.signs).then(|| self.way_back(&id, &reader.name, record));
        let plan = self.plan_of_answer(reader, message)?;
        let language = record.reader_language();
        if !reader.signs {
            let offers = offers_to(language, self.office.system(), story, &reader.name)?;
            let asked = answer.asked.take();
            // A question about which offer is meant lists them already.
            if asked.as_ref().is_none_or(|asked| asked.readings.iter().all(|line| !line.starts_with("accept "))) {
                limits::announce(language, &offers, &mut answer.told);
            }
            if record.show(limits::shown(&plan.about, &offers, asked)) {
                record.store(self.office.private(), &self.state)?;
            }
        }
        let own = PlainReplyHelp {
            way_back: way_back.as_ref(),
            language,
            told: answer.told,
            news: false,
            shown: answer.shown.as_ref(),
            answers: message.envelope.id.clone(),
            attachments: answer.attachments,
        };
        self.keep(&story.in_words(&plan, reader, own))
    }

    fn plan_of_answer<'p>(
        &'p self,
        reader: &'p Correspondent,
        message: &ReceivedMessage,
    ) -> Result<MessagePlan<'p>, Failure> {
        Ok(MessagePlan {
            language: Language::ENGLISH,
            from: &self.own,
            to: vec![reader],
            copy: Vec::new(),
            date: self.office.now()?,
            about: Digest(sha256(&[b"answer", &message.about.0, reader.name.as_bytes()])),
            automatic: Some("auto-replied"),
            lead: Vec::new(),
            whole: false,
        })
    }

    /// The facts that are known about a letter to this game from the player with this correspondence.
    fn context_of<'a>(&self, state: &'a Match, record: &'a Correspondence) -> Result<ReplyContext<'a>, Failure> {
        let context = ReplyContext::of(Some(state.play()), self.office.now()?);
        Ok(ReplyContext { language: record.language.as_deref(), ..context })
    }

    /// Answers somebody whom a charter names, without writing anything for him. None if nobody here knows him.
    fn take_from_anybody(&self, message: &ReceivedMessage, said: &ReplyText) -> Option<Result<MessageResult, Failure>> {
        let from = message.envelope.from.as_deref()?;
        let games: Vec<usize> = self.shelf.games_of(from).collect();
        if games.is_empty() {
            return None;
        }
        // The entries and slips in the message are known here already, and its words are only a greeting.
        let today = match self.office.now() {
            Ok(today) => today,
            Err(error) => return Some(Err(error)),
        };
        let letter = grammar::of(said, &ReplyContext::of(None, today));
        if !message.empty && letter.is_empty() && letter.talk.is_empty() {
            return None;
        }
        // If the sender is not proved, the desk sends nothing.
        let Some(proof) = self.proof(message, from) else {
            return Some(Ok((
                MessageOutcome::Unread,
                Vec::new(),
                "words of which the sender is not proved".to_owned(),
            )));
        };
        let fate = self.take_from_correspondent(from, proof, &games, message, said, &letter);
        let what = |fate: &MessageOutcome| match fate {
            MessageOutcome::Seen => "words by which nothing is written down",
            MessageOutcome::Unread => message.pictures.first().map_or(NOTHING, String::as_str),
        };
        Some(fate.map(|fate| {
            let what = what(&fate).to_owned();
            (fate, Vec::new(), what)
        }))
    }

    /// `bare` is the letter as it is read without a game.
    fn take_from_correspondent(
        &self,
        from: &str,
        proof: Proof,
        games: &[usize],
        message: &ReceivedMessage,
        said: &ReplyText,
        bare: &MailRequest,
    ) -> Result<MessageOutcome, Failure> {
        let usable = |game: &usize| self.shelf.games.get(*game).is_some_and(|shelved| shelved.trouble.is_none());
        let named = |game: &usize| {
            let id = self.shelf.games.get(*game).map(|shelved| shelved.id);
            id.is_some_and(|id| message.envelope.games.contains(&id) || message.ids.contains(&id))
        };
        let meant: Vec<usize> = games.iter().copied().filter(|game| usable(game) && named(game)).collect();
        let game = match (meant.as_slice(), games) {
            ([only], _) | ([], [only]) => *only,
            _ => return self.which_game(from, proof, message, said, bare),
        };
        let Some(shelved) = self.shelf.games.get(game) else { return Ok(MessageOutcome::Unread) };
        let story = self.story(&shelved.path)?;
        let state = &story.game.state;
        let readers = correspondents::of(&story.game).0;
        let reader =
            readers.iter().find(|one| address::folded(&one.mailbox.email) == from && one.member.seat().is_some());
        let Some(reader) = reader else { return Ok(MessageOutcome::Unread) };
        let mut record = self.correspondence(state, &reader.name)?;
        let letter = grammar::of(said, &self.context_of(state, &record)?);
        let mut answer = Answer { left: letter.is_empty() || !letter.talk.is_empty(), ..Answer::default() };
        let language = language_after(&letter, &record);
        if !reader.signs {
            answer.left = letter.is_empty();
            answer.told.push(language.text("not-your-way", &[]));
            self.send_answer(&story, reader, &mut record, answer, message, proof)?;
            return Ok(if letter.is_empty() { MessageOutcome::Unread } else { MessageOutcome::Seen });
        }
        if letter.is_empty() {
            answer.told.push(nothing_said(language, said, message));
        } else if !letter.unclear.is_empty() {
            question(language, state, &mut answer, &letter);
            answer.told.push(language.text("signer-nothing-written", &[]));
        } else {
            let asker = SigningAsker { desk: self, story: &story, reader, language };
            for command in &letter.commands {
                match command {
                    MailCommand::Language(tag) => {
                        answer.told.push(self.speak(state, &reader.name, tag, &mut record)?);
                        record.store(self.office.private(), &self.state)?;
                    }
                    command => asker.ask(command, letter.say.as_deref(), &record, &mut answer)?,
                }
                if answer.failed {
                    break;
                }
            }
        }
        let left = answer.left;
        self.send_answer(&story, reader, &mut record, answer, message, proof)?;
        Ok(if left { MessageOutcome::Unread } else { MessageOutcome::Seen })
    }

    /// Tells somebody with several games that it is not clear which one is meant, and how they stand.
    fn which_game(
        &self,
        from: &str,
        proof: Proof,
        message: &ReceivedMessage,
        said: &ReplyText,
        letter: &MailRequest,
    ) -> Result<MessageOutcome, Failure> {
        let asks = matches!(letter.commands.as_slice(), [MailCommand::Status]);
        let Ok(to) = address::parse(from) else { return Ok(MessageOutcome::Unread) };
        if self.may_answer(from, proof)? {
            let language = self.language_at(&self.shelf, from)?;
            let lead = match (asks, &said.silence) {
                (true, _) => None,
                (false, Some(_)) => Some(nothing_said(language, said, message)),
                (false, None) => Some(language.text("which-game", &[])),
            };
            let text: Vec<String> = lead.into_iter().chain(digest::summary(self, from, language)?).collect();
            self.reply_plainly(message, to, language, "subject-your-games", &text)?;
        }
        Ok(if asks { MessageOutcome::Seen } else { MessageOutcome::Unread })
    }

    /// The tokens of all players without a key, and whose they are.
    pub(super) fn all_tokens(&self) -> std::collections::BTreeMap<String, (usize, String)> {
        let mut tokens = std::collections::BTreeMap::new();
        for (number, game) in self.shelf.games.iter().enumerate() {
            for (name, _) in &game.without_keys {
                match Correspondence::load(self.office.system(), &self.state, &game.id, name.as_str()) {
                    Ok(record) => {
                        let token = self.secret.token(&game.id, name.as_str(), record.counter);
                        tokens.insert(token, (number, name.to_string()));
                    }
                    Err(failure) => self.fails(&game.path.display().to_string(), &failure),
                }
            }
        }
        tokens
    }

    /// Forgets what was to go out with the news of these games, which are told by now.
    pub(super) fn forget_leads(&mut self, games: &BTreeSet<usize>) {
        let ids: BTreeSet<Digest> =
            games.iter().filter_map(|game| self.shelf.games.get(*game)).map(|shelved| shelved.id).collect();
        self.leads.retain(|(game, _), _| !ids.contains(game));
    }
}

/// Describes the contents of a letter for the log of the desk.
fn in_short(letter: &MailRequest) -> String {
    let lines: Vec<String> =
        letter.commands.iter().map(|command| format!("`{}`", shortened(&command.line()))).collect();
    match (lines.is_empty(), letter.unclear.is_empty()) {
        (_, false) => "something that is not clear, and is asked".to_owned(),
        (true, true) if letter.say.is_some() => "a remark".to_owned(),
        (true, true) => NOTHING.to_owned(),
        (false, true) => lines.join(", "),
    }
}

/// The language of the answer to a letter: the one that it asks for, or the player's.
fn language_after(letter: &MailRequest, record: &Correspondence) -> Language {
    let asked = letter.commands.iter().rev().find_map(|command| match command {
        MailCommand::Language(tag) => Some(Language::of(tag)),
        _ => None,
    });
    asked.unwrap_or_else(|| record.reader_language())
}

/// The language in which a player writes, or else that of his mail program, if he has said none and it was never proposed to him.
fn language_to_propose(said: &ReplyText, record: &Correspondence) -> Option<Language> {
    let tag = spoken(&said.lines).or(said.program_language);
    let tag = tag.filter(|_| record.language.is_none() && !record.proposed)?;
    Some(Language::of(tag)).filter(|language| !language.is_english() && language.has("propose-language"))
}

/// Tells the sender of a message in which nothing was understood what it is, and how to send a move.
fn nothing_said(language: Language, said: &ReplyText, message: &ReceivedMessage) -> String {
    let of = |key: &str, name: &str, value: &str| language.text(key, &[(name, shortened(value).into())]);
    match &said.silence {
        None => match said.lines.iter().find(|line| !line.trim().is_empty()) {
            Some(line) => of("silent-quoted", "line", line),
            None => language.text("silent", &[]),
        },
        Some(NoReplyText::Encrypted(how)) => of("silent-encrypted", "how", how),
        Some(NoReplyText::Sealed) => language.text("silent-sealed", &[]),
        Some(NoReplyText::Winmail) => language.text("silent-winmail", &[]),
        Some(NoReplyText::Picture) => {
            let why = message.pictures.first().map(|why| format!(" ({})", shortened(why))).unwrap_or_default();
            language.text("silent-picture", &[("why", why.into())])
        }
        Some(NoReplyText::Attachment(name)) => of("silent-attachment", "file", name),
        Some(NoReplyText::Subject(subject)) => of("silent-subject", "subject", subject),
        Some(NoReplyText::Quotation) => language.text("silent-quotation", &[]),
        Some(NoReplyText::Nothing) => language.text("silent-empty", &[]),
    }
}

/// The message that is answered, as far as that is known.
fn answered(asker: &Asker<'_>) -> bool {
    asker.board != Board::Unknown
}

/// Asks which of several readings is meant.
fn question(language: Language, state: &Match, answer: &mut Answer, letter: &MailRequest) {
    let hidden = letter.is_doubtful.then(|| language.text("hidden-part", &[]));
    let lines = letter.about.iter().map(|line| shortened(line)).chain(hidden);
    let lines: Vec<String> = lines.map(|line| format!("\"{line}\"")).collect();
    answer.told.push(language.text("asked-unclear", &[("lines", lines.join(", ").into())]));
    let readings: Vec<String> = letter.unclear.iter().map(MailCommand::line).collect();
    list(language, state, answer, &readings, letter.say.clone());
}

/// Asks which of these lines is meant, about the board that stands.
fn list(language: Language, state: &Match, answer: &mut Answer, readings: &[String], say: Option<String>) {
    answer.told.push(String::new());
    for (reading, number) in readings.iter().zip(1_u64..) {
        let values = [("number", number.into()), ("line", reading_in(language, state, reading).into())];
        answer.told.push(format!("  {}", language.text("asked-reading", &values)));
    }
    answer.told.extend([String::new(), language.text("asked-number", &[])]);
    answer.asked = Some(ChoiceQuestion { head: state.head(), readings: readings.to_vec(), say });
}

/// A line that asks for something, which is in the words of the record, in those of its reader.
fn reading_in(language: Language, state: &Match, reading: &str) -> String {
    let position = state.play().position();
    let context = ReplyContext::of(Some(state.play()), state.last_at());
    match grammar::read(&[reading.to_owned()], &context).commands.as_slice() {
        [command] if !language.is_english() => command.line_in(language, position),
        _ => position.written_in(reading, language.tag()),
    }
}

/// The line that asks for a command, in the words of its reader, not more of it than a line.
fn own_line(language: Language, state: &Match, command: &MailCommand) -> String {
    shortened(&command.line_in(language, state.play().position()))
}

/// Says why nothing was agreed to, and shows what can be agreed to now.
fn which_offer(
    language: Language,
    system: &dyn FileSystem,
    story: &Story,
    name: &str,
    told: String,
    answer: &mut Answer,
) -> Result<(), Failure> {
    answer.failed = true;
    answer.told.push(told);
    let offers = offers_to(language, system, story, name)?;
    if offers.is_empty() {
        return Ok(());
    }
    answer.told.push(String::new());
    for (offer, number) in offers.iter().zip(1_u64..) {
        let values = [("number", number.into()), ("by", names::value(&offer.by)), ("offer", (&offer.offer).into())];
        answer.told.push(format!("  {}", language.text("asked-offer", &values)));
    }
    answer.told.extend([String::new(), language.text("asked-number-offer", &[])]);
    let readings = offers.into_iter().map(|offer| MailCommand::Accept(Some(offer.id)).line()).collect();
    answer.asked = Some(ChoiceQuestion { head: story.game.state.head(), readings, say: None });
    Ok(())
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

/// Adds the referee's verdict about a command that is no whole turn.
fn judged(language: Language, story: &Story, command: &MailCommand, letters: Option<&str>, answer: &mut Answer) {
    answer.failed = true;
    let state = &story.game.state;
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

/// Lists the possible moves if it is the asker's turn.
fn possible(language: Language, state: &Match, name: Option<&str>, answer: &mut Answer) {
    let Demand::Act(seat) = state.play().demand() else { return };
    if state.next_to_join().is_some() || name.is_some_and(|name| state.name_of(Member::Player(seat)) != name) {
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
fn asked(
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

fn tried(language: Language, state: &Match, typed: &str, answer: &mut Answer) {
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

/// A player who signs for himself, and asks something about a game.
struct SigningAsker<'a> {
    desk: &'a Desk<'a>,
    story: &'a Story,
    reader: &'a Correspondent,
    language: Language,
}

impl SigningAsker<'_> {
    /// Answers a command: a move with the board behind it, and the entry for the player to sign.
    fn ask(
        &self,
        command: &MailCommand,
        say: Option<&str>,
        record: &Correspondence,
        answer: &mut Answer,
    ) -> Result<(), Failure> {
        let SigningAsker { desk, story, reader, language } = *self;
        let state = &story.game.state;
        match command {
            MailCommand::Play(recorded) if reader.member.seat().map(Demand::Act) == Some(state.play().demand()) => {
                tried(language, state, recorded, answer);
                let remark = say.map(|say| format!(" --say '{}'", say.replace('\'', "'\\''"))).unwrap_or_default();
                let play = format!("adjudicate play '{recorded}'{remark} --send");
                answer.told.push(language.text("signer-plays", &[("command", play.into())]));
                if let Some(text) = unsigned(desk, story, reader, recorded, say)? {
                    answer.told.push(language.text("signer-attached", &[]));
                    answer.attachments.push((format!("{}-{:04}-unsigned.txt", reader.name, state.entries()), text));
                }
            }
            MailCommand::Play(_) => {
                answer.failed = true;
                let line = own_line(language, state, command);
                answer.told.push(language.text("not-judged", &[("line", line.into())]));
            }
            MailCommand::Refused(_) | MailCommand::Begun(_) | MailCommand::Several(_) => {
                judged(language, story, command, record.language.as_deref(), answer);
                // The desk writes nothing down for a player with a key, so it asks nothing.
                answer.asked = None;
            }
            command if !command.acts() => asked(language, desk, story, &reader.name, command, answer)?,
            command => {
                let line = own_line(language, state, command);
                answer.told.push(language.text("signer-signs", &[("line", line.into())]));
            }
        }
        Ok(())
    }
}

/// The payload of a turn, as its author will sign it; none where it needs elements for dice, or slips wait.
fn unsigned(
    desk: &Desk<'_>,
    story: &Story,
    reader: &Correspondent,
    recorded: &str,
    say: Option<&str>,
) -> Result<Option<String>, Failure> {
    let state = &story.game.state;
    let mut play = state.play().clone();
    if state.machine().pending.is_some() || play.seals_boards() || play.play(recorded).is_err() {
        return Ok(None);
    }
    let name = adjudicate_rules::Name::parse(&reader.name);
    let (Some(by), Ok(play_text), Ok(position)) = (name, Text::new(recorded), Text::new(play.text())) else {
        return Ok(None);
    };
    if state.author(&by).is_none_or(|author| author != Author::Member(reader.member)) {
        return Ok(None);
    }
    let turn = Turn { play: play_text, then: None, position, proof: None };
    let entry = adjudicate_record::log::Entry {
        seq: state.entries(),
        prev: Some(state.head()),
        by,
        at: desk.office.now()?,
        slips: Vec::new(),
        kind: EntryKind::Turn(Box::new(turn)),
        reveal: adjudicate_record::log::Reveal::default(),
        dice: None,
        say: say.and_then(|say| Text::new(say).ok()),
        sig: adjudicate_record::crypto::Signature::from_bytes([0; 64]),
    };
    Ok(Some(payload(&entry)))
}
