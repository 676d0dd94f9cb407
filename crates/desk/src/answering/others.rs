//! Answering people whose messages write nothing down: players who sign for themselves, and players who write past their way back.

use crate::command::record::Correspondence;
use crate::command::{MailCommand, MailRequest, ReplyContext, grammar};
use crate::digest;
use crate::outcome::{MessageOutcome, MessageResult, nothing, only_words};
use crate::proof::Proof;
use crate::reply::ReceivedMessage;
use crate::state::Desk;
use adjudicate_agent::Failure;
use adjudicate_agent::compose::Story;
use adjudicate_agent::correspondents::{self, Correspondent};
use adjudicate_locales::Language;
use adjudicate_mail::address;
use adjudicate_mail::incoming::UnreadPicture;
use adjudicate_mail::reply_text::ReplyText;
use adjudicate_record::log::{EntryKind, Text, Turn, payload};
use adjudicate_referee::Author;
use adjudicate_rules::{Demand, phrase};

use super::answer::{Answer, own_line, question};
use super::judging::{asked, judged, out_of_turn, tried};
use super::{language_after, nothing_said};

impl Desk<'_> {
    /// Answers somebody whom a charter names, without writing anything for him. None if nobody here knows him.
    pub(super) fn take_from_anybody(
        &self,
        message: &ReceivedMessage,
        said: &ReplyText,
    ) -> Option<Result<MessageResult, Failure>> {
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
            let why = phrase!("left-unproved", "words of which the sender is not proved");
            return Some(Ok(MessageResult::left(why)));
        };
        let fate = self.take_from_correspondent(from, proof, &games, message, said, &letter);
        Some(fate.map(|fate| match fate {
            MessageOutcome::Seen => MessageResult::seen(only_words().english),
            MessageOutcome::Unread => {
                MessageResult::left(message.pictures.first().map_or_else(nothing, UnreadPicture::told))
            }
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
            MailCommand::Play(_) => out_of_turn(language, state, command, answer),
            MailCommand::Refused(_) | MailCommand::Begun(_) | MailCommand::Several(_) => {
                judged(language, story, &reader.name, command, record.language.as_deref(), answer);
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
