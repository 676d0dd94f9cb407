//! The referee's own handling of a letter that the desk has left: he answers it, or writes down its sender's command.
//!
//! Both work as at the desk. An answer goes to the address of the charter, with the way back of a player without a key. A turn is
//! read, checked, kept and signed like one that the desk has understood.

use std::path::PathBuf;

use crate::command::acts::{CommandOutcome, ReplyWriter};
use crate::command::{MailCommand, ReplyContext, grammar, kept};
use crate::limits::{Board, board};
use crate::state::Desk;
use adjudicate_agent::Failure;
use adjudicate_agent::compose::{MessagePlan, PlainReplyHelp, Story};
use adjudicate_agent::correspondents;
use adjudicate_agent::inbox::IndexedGame;
use adjudicate_locales::Language;
use adjudicate_mail::address;
use adjudicate_mail::incoming::{ReadableMessage, ReplyHeaders};
use adjudicate_mail::message::OutgoingMessage;
use adjudicate_mail::reply_text;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::Time;
use adjudicate_rules::phrase;

/// Lines of a letter that an answer quotes.
const QUOTED_MAX: usize = 30;

/// A command that the referee writes down for the sender of a letter.
pub struct HandPlay<'a> {
    /// The game, as the path of its log or the beginning of its id; none for the one to which the letter belongs.
    pub game: Option<&'a str>,
    /// The player; none for the one from whom the letter is.
    pub player: Option<&'a str>,
    /// The move, or a command as a player writes it.
    pub line: &'a str,
    /// The player's remark.
    pub say: Option<&'a str>,
    /// Whether it is written although the letter answers an older board.
    pub old_board: bool,
}

/// The record of a command that was written down.
pub struct HandPlayRecord {
    /// The game's file.
    pub game: PathBuf,
    /// The player.
    pub player: String,
    /// A sentence that tells the referee what was written.
    pub told: String,
}

impl Desk<'_> {
    /// Puts the referee's answer to a letter into the outbox; returns the address to which it goes.
    ///
    /// # Errors
    /// The letter names no address that can be answered, or the outbox cannot be written.
    pub fn answer_by_hand(&self, letter: &[u8], text: &str) -> Result<String, Failure> {
        let digest = Digest(sha256(&[letter]));
        let about = Digest(sha256(&[b"by hand", &digest.0, text.as_bytes()]));
        let envelope = reply_text::said_by(letter).0.unwrap_or_default();
        let lines: Vec<String> = text.lines().map(reply_text::legible).collect();
        let now = self.office.now()?;
        if let Some(place) = self.place_of(&envelope, &ReplyHeaders::of(letter))?
            && let Some(shelved) = self.shelf.games.get(place.game).filter(|shelved| shelved.trouble.is_none())
        {
            let story = Story::read(&*self.office.store, &shelved.path)?;
            let readers = correspondents::of(&story.game).0;
            let reader = readers.iter().find(|one| Some(&one.name) == place.player.as_ref());
            if let Some(reader) = reader.filter(|reader| !reader.signs && self.writes_down(&story.game.state)) {
                let record = self.correspondence(&story.game.state, &reader.name)?;
                let way_back = self.way_back(&shelved.id, &reader.name, &record);
                let plan = MessagePlan {
                    language: Language::ENGLISH,
                    from: &self.own,
                    to: vec![reader],
                    copy: Vec::new(),
                    date: now,
                    about,
                    automatic: None,
                    lead: Vec::new(),
                    whole: false,
                };
                let language = record.reader_language();
                let mut told = vec![language.text("answered-by-hand", &[]), String::new()];
                told.extend(lines);
                let own = PlainReplyHelp {
                    way_back: Some(&way_back),
                    language,
                    told,
                    answers: envelope.id.clone(),
                    ..PlainReplyHelp::default()
                };
                self.keep(&story.in_words(&plan, reader, own))?;
                return Ok(reader.mailbox.email.to_string());
            }
        }
        let from = envelope.from.as_deref().unwrap_or_default();
        let to = address::parse(from).map_err(|why| {
            Failure::ruled(phrase!(
                "letter-unanswerable",
                "the letter names no address that can be answered: {why}",
                why = why
            ))
        })?;
        if address::folded(&to) == address::folded(&self.own.email) {
            return Err(Failure::ruled(phrase!(
                "letter-of-desk",
                "the letter comes from the desk itself, and the answer would come back to it"
            )));
        }
        let read = ReadableMessage::of(letter);
        let subject = match read.subject.get(..3) {
            Some(start) if start.eq_ignore_ascii_case("re:") => read.subject.clone(),
            _ => format!("Re: {}", read.subject),
        };
        let language = self.language_at(&self.shelf, &address::folded(&to))?;
        let wrote = match read.date {
            Some(date) => language.text("you-wrote-on", &[("date", date.to_string().into())]),
            None => language.text("you-wrote", &[]),
        };
        let quoted: String =
            reply_text::said(letter).lines.iter().take(QUOTED_MAX).map(|line| format!("> {line}\n")).collect();
        let text = format!("{}\n\n{wrote}\n{quoted}", lines.join("\n"));
        let shown = to.to_string();
        self.keep(&OutgoingMessage {
            answers: envelope.id,
            ..OutgoingMessage::plain(self.own.clone(), address::mailbox(None, to), subject, now, about, text)
        })?;
        Ok(shown)
    }

    /// Writes down what the sender of a letter has said, as the referee has read it.
    ///
    /// # Errors
    /// It is not known in which game or for whom; it is no legal move and no command; the letter answers an older board; or it cannot be
    /// written down now.
    pub fn play_by_hand(&self, letter: &[u8], play: &HandPlay<'_>) -> Result<HandPlayRecord, Failure> {
        let addressed = ReplyHeaders::of(letter);
        let envelope = reply_text::said_by(letter).0.unwrap_or_default();
        let place = self.place_of(&envelope, &addressed)?;
        let number = match play.game {
            Some(named) => Some(self.game_named(named)?),
            None => place.as_ref().map(|place| place.game),
        };
        let of_which_game = || {
            Failure::usage(phrase!("letter-of-which-game", "the letter does not say of which game it is"))
                .hint(phrase!("letter-of-which-game-hint", "--game GAME does"))
        };
        let of_which_player = || {
            Failure::usage(phrase!("letter-of-which-player", "the letter does not say from which player it is"))
                .hint(phrase!("letter-of-which-player-hint", "--for NAME does"))
        };
        let shelved = number.and_then(|number| self.shelf.games.get(number));
        let shelved = shelved.ok_or_else(of_which_game)?;
        let of_letter = place.filter(|place| Some(place.game) == number).and_then(|place| place.player);
        let name = play.player.map(str::to_owned).or(of_letter);
        let name = name.ok_or_else(of_which_player)?;
        if let Some(trouble) = &shelved.trouble {
            return Err(trouble.clone());
        }
        if self.is_settled(&shelved.id) {
            return Err(Failure::ruled(phrase!(
                "board-settled",
                "this board is settled in its event, and nothing is written into the game any more"
            )));
        }
        let story = Story::read(&*self.office.store, &shelved.path)?;
        if let (Board::Old(seen), false) = (board(&story, &addressed), play.old_board) {
            return Err(Failure::ruled(phrase!(
                "letter-to-old-board",
                "the letter answers the board after entry {seen}, and another one stands now",
                seen
            ))
            .hint(phrase!(
                "letter-to-old-board-hint",
                "--old-board writes it down all the same; `mail unread answer` asks the player"
            )));
        }
        let command = command(play.line, &story, self.office.now()?)?;
        let digest = Digest(sha256(&[letter]));
        kept::keep(self.office.private(), &shelved.path, &digest, letter)?;
        // The referee reads what was written.
        let language = self.office.language;
        let scribe = ReplyWriter { office: self.office, path: &shelved.path, name: &name, message: digest, language };
        let (CommandOutcome::Wrote(told) | CommandOutcome::Signed(told) | CommandOutcome::Stands(told)) =
            scribe.act(&command, play.say)?;
        Ok(HandPlayRecord { game: shelved.path.clone(), player: name, told })
    }

    fn game_named(&self, named: &str) -> Result<usize, Failure> {
        let hex = named.strip_prefix("sha256:").unwrap_or(named).to_ascii_lowercase();
        let is_id = hex.len() >= 6 && hex.bytes().all(|byte| byte.is_ascii_hexdigit());
        let path = std::path::Path::new(named);
        let is_named = |game: &IndexedGame| (is_id && game.id.to_hex().starts_with(&hex)) || game.path.ends_with(path);
        let mut found = self.shelf.games.iter().enumerate().filter(|(_, game)| is_named(game));
        match (found.next(), found.next()) {
            (Some((number, _)), None) => Ok(number),
            (None, _) => Err(Failure::usage(phrase!("no-game-of-desk", "no game of the desk is `{named}`", named))
                .hint(phrase!(
                    "no-game-of-desk-hint",
                    "a game is named by its file, or by the beginning of its id, six digits at least"
                ))),
            (Some(_), Some(_)) => {
                Err(Failure::usage(phrase!("several-games-of-desk", "several games of the desk are `{named}`", named)))
            }
        }
    }
}

/// Reads a line as one command that is written into a game.
fn command(line: &str, story: &Story, today: Time) -> Result<MailCommand, Failure> {
    let position = story.game.state.play().position();
    let letter = grammar::read(&[line.to_owned()], &ReplyContext::of(Some(story.game.state.play()), today));
    let none = || {
        Failure::usage(phrase!(
            "no-move-by-hand",
            "`{line}` is neither a move nor a command that is written into a game",
            line
        ))
        .hint(phrase!(
            "no-move-by-hand-hint",
            "a move such as the player would write it, or `resign yes`, `offer draw`, `accept`, `decline`, `take back`"
        ))
    };
    let [command] = letter.commands.as_slice() else {
        let readings: Vec<String> = letter.unclear.iter().map(|one| format!("`{}`", one.line())).collect();
        return Err(match readings.is_empty() {
            true => position.read(line).map_or_else(|refusal| Failure::refused(refusal, line), |_| none()),
            false => {
                let readings = readings.join(", ");
                let reason =
                    phrase!("line-unclear", "`{line}` is not clear: it can be read as {readings}", line, readings);
                Failure::usage(reason)
            }
        });
    };
    match command {
        MailCommand::Refused(typed) | MailCommand::Begun(typed) => {
            Err(position.read(typed).map_or_else(|refusal| Failure::refused(refusal, typed), |_| none()))
        }
        MailCommand::Several(readings) => {
            let readings = readings.join(", ");
            let reason =
                phrase!("line-of-several", "`{line}` can be meant in several ways: {readings}", line, readings);
            Err(Failure::usage(reason))
        }
        MailCommand::Resign(false) => {
            Err(Failure::usage(phrase!("resign-by-hand", "to give a game up is asked twice"))
                .hint(phrase!("resign-by-hand-hint", "`resign yes` writes it down")))
        }
        command if command.acts() => Ok(command.clone()),
        _ => Err(none()),
    }
}
