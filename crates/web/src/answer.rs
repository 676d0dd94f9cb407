//! Passes each request to the function that answers it.

use std::path::PathBuf;

use adjudicate_agent::Failure;
use adjudicate_locales::Language;
use adjudicate_rules::{Phrase, phrase};
use serde_json::{Value, json};

use crate::path::PagePath;
use crate::request::{PageRequest, RequestMessage};
use crate::session::{Answer, FailureMessage, PageSession};
use crate::{backup, check, events, files, guard, invite, keys, learn, letter, look, play, table};

impl PageSession {
    /// Answers a request: the length of its JSON in four bytes, the lowest first, the JSON, and for a file its bytes.
    /// The answer is JSON with the result in `ok`, or the failure in `error`; `said` has further messages, and `asks` is whether the
    /// failure is a question to the person.
    pub fn answer(&mut self, message: &[u8]) -> String {
        let answer = match split(message) {
            Ok((request, bytes)) => {
                self.office.language = Language::of(&request.language);
                self.act(request.wanted, bytes)
            }
            Err(failure) => Err(failure),
        };
        let (said, asks) = (self.said.take(), self.said.take_question());
        let object = match answer {
            Ok(value) => json!({ "ok": value, "said": said }),
            Err(failure) => {
                json!({ "error": FailureMessage::of(self.office.language, &failure), "said": said, "asks": asks })
            }
        };
        object.to_string()
    }

    fn act(&mut self, request: PageRequest, bytes: &[u8]) -> Answer {
        match request {
            PageRequest::Games => Ok(play::games(self.office.language)),
            PageRequest::Put { path } => files::put(&path, bytes).map(|()| Value::Null),
            PageRequest::Files => files::all(".".as_ref()).map(|files| json!(files)),
            PageRequest::Remove { path } => files::remove(&path).map(|()| Value::Null),
            PageRequest::Check { paths } => Ok(check::logs(self.office.language, &plain(paths))),
            PageRequest::Event { path } => check::event(&self.office, &path),
            PageRequest::Dispute { paths } => {
                check::dispute(self.office.language, &plain(paths), self.office.now().ok())
            }
            PageRequest::Look { path } => look::open(self, &path),
            PageRequest::Drawing { step, turned } => look::drawing(self, step, turned),
            PageRequest::Table(start) => table::begin(self, &start),
            PageRequest::Seen => table::seen(self),
            PageRequest::Line { text } => table::line(self, &text),
            PageRequest::Throw => table::throw(self),
            PageRequest::Back => table::back(self),
            PageRequest::Lesson { game, place } => learn::open(self, &game, place),
            PageRequest::LessonAnswer { game, place, text } => learn::judge(self.office.language, &game, place, &text),
            PageRequest::Touch { path, begun, touched, board } => match path {
                Some(path) => play::touch(self, &path, &begun, &touched, board.as_deref()),
                None => table::touch(self, &begun, &touched),
            },
            PageRequest::KeyNew { passphrase, comment } => keys::new(self, passphrase.as_deref(), &comment),
            PageRequest::KeyOpen { text, passphrase } => keys::open(self, &text, passphrase.as_deref()),
            PageRequest::KeyLock { passphrase, comment } => keys::lock(self, &passphrase, &comment),
            PageRequest::KeyClose => {
                self.set_key(None);
                Ok(Value::Null)
            }
            PageRequest::StateMark => guard::mark(self),
            PageRequest::StateCheck { mark } => guard::check(self, mark.as_ref()),
            PageRequest::Restore => backup::restore(self, bytes),
            PageRequest::Here => play::here(self),
            PageRequest::Game { path, begun, board } => play::game(self, &path, &begun, board.as_deref()),
            PageRequest::Import { source, text, ahead } => {
                play::import(self, &source, text.as_deref().map_or(bytes, str::as_bytes), ahead)
            }
            PageRequest::New(new) => play::begin(self, &new),
            PageRequest::Invite(terms) => invite::make(self, &terms),
            PageRequest::Invitation => invite::read(self, bytes),
            PageRequest::Invitations => invite::list(self),
            PageRequest::InvitationAnswers => invite::answers(self, bytes),
            PageRequest::AcceptInvitation(seat) => invite::accept(self, &seat, bytes),
            PageRequest::WithdrawInvitation { id } => invite::withdraw(self, &id),
            PageRequest::Preview { path, act, say, trust } => play::preview(self, &path, &act, say.as_deref(), trust),
            PageRequest::Sign { path, act, say, trust } => play::sign(self, &path, &act, say.as_deref(), trust),
            PageRequest::Letter { path } => letter::about(&self.office, &path),
            PageRequest::RekeyLine { path, name, text, passphrase } => {
                play::rekey_line(&path, &name, &text, passphrase.as_deref())
            }
            PageRequest::Events => events::here(&self.office),
            PageRequest::EventView { path } => events::view(&self.office, &path),
            PageRequest::SlipPreview { path, slip, say } => events::preview(&self.office, &path, &slip, say.as_deref()),
            PageRequest::SlipSign { path, slip, say } => events::sign(&self.office, &path, &slip, say.as_deref()),
            PageRequest::SlipLetter { path, id } => events::letter(&self.office, &path, &id),
            PageRequest::Sealed { path } => play::sealed(self, &path),
        }
    }
}

fn plain(paths: Vec<PagePath>) -> Vec<PathBuf> {
    paths.iter().map(|path| path.to_path_buf()).collect()
}

/// The request at the head of a message, and the bytes behind it.
fn split(message: &[u8]) -> Result<(RequestMessage, &[u8]), Failure> {
    let wrong = |why: Phrase| {
        Failure::environment(phrase!(
            "request-of-page",
            "the page asked for something that this session does not do: {why}",
            why = why
        ))
    };
    let short = || wrong(phrase!("request-short", "it is too short"));
    let (length, rest) = message.split_first_chunk::<4>().ok_or_else(short)?;
    let length = usize::try_from(u32::from_le_bytes(*length)).unwrap_or(usize::MAX);
    let (text, bytes) =
        rest.split_at_checked(length).ok_or_else(|| wrong(phrase!("request-breaks-off", "it breaks off")))?;
    let request = serde_json::from_slice(text).map_err(|error| wrong(error.to_string().into()))?;
    Ok((request, bytes))
}
