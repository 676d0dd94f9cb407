//! Answering people who write in words: what they ask for is done or refused, and either is told them.
//!
//! A player without a key is believed who answers by the way back that is his alone, from the address in the charter.
//! Everybody else gets the board, at the charter's address, and nothing is written for him. Every answer is bound to the message that
//! it answers: to the board, the offers and the question that this message showed (`desk/limits.rs`).
//!
//! This module finds out who has written. `obeying` does what a player without a key asks for, `others` deals with everybody else,
//! `judging` shows and explains, and `answer` is what goes out.

mod answer;
mod judging;
mod obeying;
mod others;

use adjudicate_record::printable::printable_path;
use std::collections::BTreeSet;

use crate::command::acts::ReplyWriter;
use crate::command::record::{self, Correspondence};
use crate::command::{MailCommand, MailRequest, ReplyContext, consent, grammar, kept, spoken, token};
use crate::limits;
use crate::outcome::{MessageOutcome, MessageResult, SettleFn, nothing, only_words, shortened};
use crate::proof::Proof;
use crate::reply::ReceivedMessage;
use crate::state::{Desk, Lead};
use adjudicate_agent::Failure;
use adjudicate_agent::compose::Story;
use adjudicate_agent::correspondents;
use adjudicate_locales::Language;
use adjudicate_mail::address;
use adjudicate_mail::reply_text::{self, NoReplyText, ReplyText};
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::file::{self, FileError};
use adjudicate_referee::Match;
use adjudicate_rules::{Phrase, phrase};
use answer::{Answer, question};
use obeying::Asker;
use tracing::{info, warn};

/// The player whose way back a message used.
enum Owner {
    /// This player of this game, who sent it as far as can be known.
    Player(usize, String),
    /// This player, but its sender is in doubt; why, in a sentence for the player.
    Doubtful(usize, String, Phrase),
    /// No player.
    Nobody,
}

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
            Ok(MessageResult { games, told, left }) => {
                let name = message.path.file_name().unwrap_or_default().to_string_lossy();
                let from = message.envelope.from.as_deref().unwrap_or("nobody");
                info!("message {name} from {from}: {told}");
                match left {
                    None => self.settled(settle, &message.path, MessageOutcome::Seen),
                    Some(why) => self.leave_words(settle, message, &said, why),
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
                self.leave(settle, message, failure.reason());
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
        let dealt = MessageResult::left(only_words());
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
            return Ok(MessageResult::left(nothing()));
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
            return Ok(MessageResult::left(nothing()));
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
            return Ok(MessageResult::seen(format!("{}: {name} has sent this before", printable_path(&path))));
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
            record.proposed = Some(other.tag().to_owned());
            answer.told.push(other.text("propose-language", &[]));
        }
        if answer.left && !letter.is_empty() {
            answer.told.push(language.text("rest-is-read", &[]));
        }
        record.handle(about);
        record.store(self.office.private(), &self.state)?;
        let said = in_short(&letter);
        let why = match answer.failed {
            true => phrase!("left-said-part", "{name} says {said}, not all of it done", name, said = said),
            false => phrase!("left-said", "{name} says {said}", name, said = said),
        };
        let told = format!("{}: {why}", printable_path(&path));
        let left = answer.left.then_some(why);
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
        Ok(MessageResult { games: touched, told, left })
    }

    /// Notes the language of a player, and in the event of his game as well. Returns the sentence that says so.
    fn speak(&self, state: &Match, name: &str, tag: &str, record: &mut Correspondence) -> Result<String, Failure> {
        record.language = Some(tag.to_owned());
        if let Some(event) = self.event_of(state) {
            self.note_language(&event, name, Some(tag.to_owned()))?;
        }
        Ok(Language::of(tag).text("done-language", &[("tag", tag.into())]))
    }

    /// The facts that are known about a letter to this game from the player with this correspondence.
    fn context_of<'a>(&self, state: &'a Match, record: &'a Correspondence) -> Result<ReplyContext<'a>, Failure> {
        let context = ReplyContext::of(Some(state.play()), self.office.now()?);
        Ok(ReplyContext { language: record.language.as_deref(), ..context })
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
fn in_short(letter: &MailRequest) -> Phrase {
    let lines: Vec<String> =
        letter.commands.iter().map(|command| format!("`{}`", shortened(&command.line()))).collect();
    match (lines.is_empty(), letter.unclear.is_empty()) {
        (_, false) => phrase!("left-asked", "something that is not clear, and is asked"),
        (true, true) if letter.say.is_some() => phrase!("left-remark", "a remark"),
        (true, true) => nothing(),
        (false, true) => lines.join(", ").into(),
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
    let tag = tag.filter(|_| record.language.is_none() && record.proposed.is_none())?;
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
            let told = message.pictures.first().map(|picture| language.phrase(&picture.told_shortly(shortened)));
            let why = told.map(|told| format!(" ({told})")).unwrap_or_default();
            language.text("silent-picture", &[("why", why.into())])
        }
        Some(NoReplyText::Attachment(name)) => of("silent-attachment", "file", name),
        Some(NoReplyText::Subject(subject)) => of("silent-subject", "subject", subject),
        Some(NoReplyText::Quotation) => language.text("silent-quotation", &[]),
        Some(NoReplyText::Nothing) => language.text("silent-empty", &[]),
    }
}
