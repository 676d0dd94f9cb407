//! Invitations at the desk: they go out, answers fill seats, and when everybody plays the game begins.

use std::collections::BTreeMap;

use crate::command::consent::{self, Consent};
use crate::command::{grammar, token};
use crate::outcome::{MessageResult, only_words};
use crate::proof::Proof;
use crate::reply::ReceivedMessage;
use crate::state::Desk;
use adjudicate_agent::Failure;
use adjudicate_agent::invitation::{Invitation, InvitationState, InvitedSeat, SeatAnswer};
use adjudicate_locales::Language;
use adjudicate_mail::PlainLetter;
use adjudicate_mail::address;
use adjudicate_mail::message::OutgoingMessage;
use adjudicate_mail::reply_text::ReplyText;
use adjudicate_record::crypto::{Digest, PublicKey, sha256};
use adjudicate_record::printable::printable_path;
use adjudicate_rules::{PhraseArgument, phrase};
use adjudicate_text::terms;
use lettre::Address;
use tracing::{info, warn};

/// The address to which the desk writes.
///
/// # Errors
/// No mail can be sent to it.
pub(super) fn address_of(to: &str) -> Result<Address, Failure> {
    address::parse(to).map_err(|why| {
        Failure::ruled(phrase!("address-unreachable", "{to} cannot be written to: {why}", to, why = why))
    })
}

impl Desk<'_> {
    /// The invitations that wait beside the games. A desk that holds an event has none: its games are paired.
    fn invitations(&self) -> Result<Vec<InvitationState>, Failure> {
        if self.hall.is_some() {
            return Ok(Vec::new());
        }
        let (all, failures) = InvitationState::all(self.office.system(), &self.games)?;
        failures.iter().for_each(|failure| self.fails("an invitation", failure));
        Ok(all)
    }

    /// Whether an invitation here names this address.
    ///
    /// # Errors
    /// The directory cannot be read.
    pub(super) fn is_invited(&self, whom: &str) -> Result<bool, Failure> {
        Ok(self.invitations()?.iter().any(|kept| kept.invitation.seats.iter().any(|seat| seat.mail == whom)))
    }

    /// Sends invitations that have not gone out, begins games whose seats are filled, and tells of those that are declined. Says
    /// whether games were made.
    ///
    /// # Errors
    /// The directory cannot be read.
    pub(super) fn hold_invitations(&mut self) -> Result<bool, Failure> {
        let mut made = false;
        for kept in self.invitations()? {
            let name = kept.path.display().to_string();
            match self.hold_invitation(kept) {
                Ok(begun) => made |= begun,
                Err(failure) => self.fails(&name, &failure),
            }
        }
        Ok(made)
    }

    fn hold_invitation(&self, mut kept: InvitationState) -> Result<bool, Failure> {
        let Some(identity) = self.office.identity_at_hand()? else { return Ok(false) };
        if kept.invitation.charter()?.organiser.key != identity.public() {
            return Err(Failure::ruled(phrase!(
                "invitation-of-other-key",
                "this desk has not the key with which the invitation was made"
            )));
        }
        if let Some(seat) = kept.invitation.declined().cloned() {
            self.tell_declined(&kept, &seat)?;
            info!("{}: {} ({}) has declined, so there is no game", printable_path(&kept.path), seat.name, seat.mail);
            kept.remove(self.office.system())?;
            return Ok(false);
        }
        if kept.invitation.is_complete() {
            let shelf = &self.shelf;
            let languages: Vec<(String, String)> = kept.invitation.languages().collect();
            let path = kept.begin(
                self.office.system(),
                self.office.now()?,
                identity,
                &self.state,
                |game| languages.iter().try_for_each(|(name, tag)| self.note_language(game, name, Some(tag.clone()))),
                |game| shelf.game(game).is_some(),
            )?;
            info!("{}: all have answered, and the game begins", printable_path(&path));
            return Ok(true);
        }
        let waiting: Vec<InvitedSeat> = kept.invitation.open().filter(|seat| !seat.asked).cloned().collect();
        for seat in waiting {
            self.invite(&kept, &seat)?;
            info!("{}: {} ({}) is invited", printable_path(&kept.path), seat.name, seat.mail);
            kept.invitation.seat_mut(&seat.name).into_iter().for_each(|one| one.asked = true);
        }
        kept.store(self.office.system())?;
        Ok(false)
    }

    /// Writes about no game to one address, by a way back of its own.
    ///
    /// # Errors
    /// The outbox cannot be written.
    pub(super) fn ask(
        &self,
        to: &str,
        subject: &str,
        token: String,
        about: &[&[u8]],
        answers: Option<String>,
        (language, text): (Language, &[String]),
    ) -> Result<(), Failure> {
        let to = address_of(to)?;
        let way = self.way_of(token);
        let secret = if way.address.is_none() { format!(" ({})", way.token) } else { String::new() };
        let subject = format!("[adjudicate] {subject}{secret}");
        let automatic = Some(if answers.is_some() { "auto-replied" } else { "auto-generated" });
        let letter = PlainLetter { language, marked: true, ..PlainLetter::of(text) };
        let about = Digest(sha256(about));
        self.keep(&OutgoingMessage {
            reply_to: way.address,
            answers,
            automatic,
            ..OutgoingMessage::letter(
                self.own.clone(),
                address::mailbox(None, to),
                subject,
                self.office.now()?,
                about,
                &letter,
            )
        })
    }

    fn invite(&self, kept: &InvitationState, seat: &InvitedSeat) -> Result<(), Failure> {
        let (invitation, language) = (&kept.invitation, seat.reader_language());
        let id = invitation.id();
        let of_desk = || self.own.name.as_deref().unwrap_or(self.own.email.as_ref());
        let host = invitation.host.as_deref().unwrap_or_else(of_desk);
        let game = self.game_of(kept)?;
        let mut text = vec![
            language.text("invited", &[("host", host.into()), ("game", (&game).into())]),
            self.described(kept, seat)?,
            language.text("invited-how", &[]),
            language.text("invited-key", &[]),
            language.text("invited-secret", &[]),
        ];
        if seat.language.is_none() {
            text.extend(other_languages(language));
        }
        let values = [("game", game.into()), ("id", short(&id).into())];
        self.ask(
            &seat.mail,
            &language.text("invited-subject", &values),
            self.secret.seat(&id, &seat.mail),
            &[b"seat", &id.0, seat.mail.as_bytes(), language.tag().as_bytes()],
            None,
            (language, &text),
        )
    }

    fn game_of(&self, kept: &InvitationState) -> Result<String, Failure> {
        Ok(kept.invitation.charter()?.game.to_string())
    }

    /// The game, its players and its terms, a line each, for this one of them.
    fn described(&self, kept: &InvitationState, reader: &InvitedSeat) -> Result<String, Failure> {
        let identity = self.at_work()?;
        let language = reader.reader_language();
        let (_, state) = kept.invitation.begin(self.office.now()?, identity)?;
        let shown = |seat: &InvitedSeat| match seat.name == reader.name {
            true => language.text("invited-you", &[("name", (&seat.name).into())]),
            false => seat.name.clone(),
        };
        let seats: Vec<String> = kept.invitation.seats.iter().map(shown).collect();
        let first = terms::first(language, state.charter());
        let clock = terms::clock(language, state.charter());
        let mut lines = vec![
            language.text("invited-game", &[("game", state.play().game().name.into())]),
            language.text("invited-players", &[("names", seats.join(", ").into())]),
        ];
        lines.extend(terms::options(language, &state));
        lines.push(language.text("invited-first", &[("first", first.into())]));
        lines.push(language.text("terms-clock", &[("clock", clock.into())]));
        let rows: Vec<String> = lines.iter().map(|line| format!("  {line}")).collect();
        Ok(rows.join("\n"))
    }

    /// Tells the host, and all who have heard of it, that there is no game.
    fn tell_declined(&self, kept: &InvitationState, seat: &InvitedSeat) -> Result<(), Failure> {
        let invitation = &kept.invitation;
        let (game, id) = (self.game_of(kept)?, invitation.id());
        let has_heard = |one: &&InvitedSeat| one.asked || one.answer == SeatAnswer::Yes;
        let heard = invitation.seats.iter().filter(has_heard).map(|one| (&*one.mail, one.reader_language()));
        let mut readers: BTreeMap<&str, Language> = heard.collect();
        if let Some(host) = &invitation.host {
            readers.entry(host).or_default();
        }
        for (to, language) in readers {
            let key = match (to == seat.mail, invitation.host.as_deref() == Some(to)) {
                (true, _) => "declined-self",
                (_, true) => "declined-host",
                (_, false) => "declined-other",
            };
            let values = [
                ("game", PhraseArgument::from(&game)),
                ("id", short(&id).into()),
                ("name", (&seat.name).into()),
                ("mail", (&seat.mail).into()),
            ];
            let about = Digest(sha256(&[b"declined", &id.0, to.as_bytes()]));
            let to = address_of(to)?;
            let letter = PlainLetter { language, ..PlainLetter::of(&[language.text(key, &values)]) };
            self.keep(&OutgoingMessage {
                automatic: Some("auto-generated"),
                ..OutgoingMessage::letter(
                    self.own.clone(),
                    address::mailbox(None, to),
                    language.text("declined-subject", &values),
                    self.office.now()?,
                    about,
                    &letter,
                )
            })?;
        }
        Ok(())
    }

    /// Takes the answer to an invitation; none if it is none.
    pub(super) fn take_seat(
        &self,
        message: &ReceivedMessage,
        said: &ReplyText,
    ) -> Result<Option<MessageResult>, Failure> {
        let tokens = token::of(&message.envelope.addressed);
        let Some(from) = message.envelope.from.as_deref().filter(|_| !tokens.is_empty()) else { return Ok(None) };
        for mut kept in self.invitations()? {
            let id = kept.invitation.id();
            let own = |seat: &InvitedSeat| tokens.contains(&self.secret.seat(&id, &seat.mail));
            let Some(seat) = kept.invitation.seats.iter().find(|seat| own(seat)).cloned() else { continue };
            let doubt = if seat.mail != from {
                let name = message.path.file_name().unwrap_or_default().to_string_lossy();
                warn!("message {name}: {from} uses the way back of {}, which is another address's", seat.name);
                Some("doubt-address")
            } else if self.proof(message, from).is_none() {
                Some("doubt-proof")
            } else {
                None
            };
            if let Some(doubt) = doubt {
                self.doubt_seat(&kept, &seat, doubt, message)?;
                return Ok(Some(MessageResult::left(only_words())));
            }
            return self.fill(&mut kept, &seat, message, said).map(Some);
        }
        Ok(None)
    }

    /// Tells somebody who is invited that an answer has come of which it is not known that it is his.
    fn doubt_seat(
        &self,
        kept: &InvitationState,
        seat: &InvitedSeat,
        doubt: &str,
        message: &ReceivedMessage,
    ) -> Result<(), Failure> {
        if !self.may_answer(&seat.mail, Proof::Nothing)? {
            return Ok(());
        }
        self.answer_seat(kept, seat, message, seat.reader_language().text(doubt, &[]))
    }

    /// Answers a message of somebody who is invited, so that he can answer again.
    fn answer_seat(
        &self,
        kept: &InvitationState,
        seat: &InvitedSeat,
        message: &ReceivedMessage,
        text: String,
    ) -> Result<(), Failure> {
        let (id, language) = (kept.invitation.id(), seat.reader_language());
        let values = [("game", self.game_of(kept)?.into()), ("id", short(&id).into())];
        let about: [&[u8]; 2] = [b"answer", &message.about.0];
        self.ask(
            &seat.mail,
            &language.text("invited-again", &values),
            self.secret.seat(&id, &seat.mail),
            &about,
            message.envelope.id.clone(),
            (language, &[text]),
        )
    }

    fn fill(
        &self,
        kept: &mut InvitationState,
        seat: &InvitedSeat,
        message: &ReceivedMessage,
        said: &ReplyText,
    ) -> Result<MessageResult, Failure> {
        let asked_for = said.lines.iter().find_map(|line| grammar::language(line));
        let mut seat = InvitedSeat { language: asked_for.map(str::to_owned).or(seat.language.clone()), ..seat.clone() };
        let language = seat.reader_language();
        let consent = consent::of(said);
        let is_left = consent == Consent::Unclear && asked_for.is_none();
        let told = match consent {
            // A message that only asks for a language is answered by the invitation in it.
            Consent::Unclear if asked_for.is_some() => {
                seat.asked = false;
                None
            }
            Consent::Unclear => Some(language.text("seat-unclear", &[])),
            Consent::No => {
                seat.answer = SeatAnswer::No;
                // Everybody is told at once.
                None
            }
            Consent::Yes(key) => match self.fits(kept, &seat, key.as_deref()) {
                Ok(key) => {
                    (seat.answer, seat.key) = (SeatAnswer::Yes, key);
                    seat_taken(&kept.invitation, &seat)
                }
                Err(failure) if failure.is_environment() => return Err(failure),
                Err(failure) => {
                    let text = if key.is_some() { "seat-key-unfit" } else { "seat-key-needed" };
                    Some(language.text(text, &[("reason", failure.reason().clone().into())]))
                }
            },
        };
        kept.invitation.seat_mut(&seat.name).into_iter().for_each(|one| *one = seat.clone());
        kept.store(self.office.system())?;
        if let Some(told) = told
            && self.may_answer(&seat.mail, Proof::Token)?
        {
            self.answer_seat(kept, &seat, message, told)?;
        }
        let file = kept.path.display().to_string();
        let name = seat.name.as_str();
        if is_left {
            let why = phrase!("left-seat-unclear", "{file}: {name} says nothing that is clear", file, name);
            return Ok(MessageResult::left(why));
        }
        Ok(MessageResult::seen(match seat.answer {
            SeatAnswer::Yes => format!("{file}: {name} plays"),
            SeatAnswer::No => format!("{file}: {name} declines"),
            SeatAnswer::Open if asked_for.is_some() => format!("{file}: {name} reads {}", language.tag()),
            SeatAnswer::Open => format!("{file}: {name} says nothing that is clear"),
        }))
    }

    /// The key as it is kept, if the game can be played with it.
    fn fits(&self, kept: &InvitationState, seat: &InvitedSeat, key: Option<&str>) -> Result<Option<String>, Failure> {
        let Some(key) = key else {
            let charter = kept.invitation.charter()?;
            return match adjudicate_agent::invitation::seals_boards(&charter.game, &charter.options) {
                true => Err(Failure::ruled(phrase!(
                    "seat-seals-boards",
                    "boards are sealed in this game, and it takes the program and a key to keep one secret (DUE-12)"
                ))),
                false => Ok(None),
            };
        };
        let key = PublicKey::parse_line(key).map_err(|fault| Failure::ruled(fault.phrase()))?;
        let identity = self.at_work()?;
        let mut tried = kept.invitation.clone();
        tried.seats.iter_mut().filter(|one| one.name == seat.name).for_each(|one| one.key = Some(key.to_string()));
        tried.begin(self.office.now()?, identity)?;
        Ok(Some(key.to_string()))
    }
}

/// Tells a player who has taken a seat for whom the game waits; `None` if it begins now, and everybody is told.
fn seat_taken(invitation: &Invitation, seat: &InvitedSeat) -> Option<String> {
    let language = seat.reader_language();
    let open: Vec<&str> = invitation.open().map(|one| &*one.name).filter(|name| *name != seat.name).collect();
    let key = if seat.key.is_some() { "seat-taken-key" } else { "seat-taken" };
    let values = [
        ("name", PhraseArgument::from(&seat.name)),
        ("number", PhraseArgument::count(open.len())),
        ("names", language.list(&open).into()),
    ];
    (!open.is_empty()).then(|| language.text(key, &values))
}

/// The lines by which a reader of this language asks for the others.
fn other_languages(language: Language) -> Option<String> {
    let others = Language::all().filter(|other| *other != language && other.has("language-line"));
    let lines: Vec<String> = others.map(|other| format!("`{}`", other.text("language-line", &[]))).collect();
    (!lines.is_empty()).then(|| language.text("invited-languages", &[("lines", lines.join(", ").into())]))
}

/// The beginning of an id, as subjects have it.
pub(super) fn short(id: &Digest) -> String {
    id.to_hex().get(..8).unwrap_or_default().to_owned()
}
