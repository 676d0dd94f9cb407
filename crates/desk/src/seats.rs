//! Invitations at the desk: they go out, answers fill seats, and when everybody plays the game begins.

use crate::command::consent::{self, Consent};
use crate::command::token;
use crate::outcome::{MessageOutcome, MessageResult};
use crate::proof::Proof;
use crate::reply::ReceivedMessage;
use crate::state::Desk;
use adjudicate_agent::Failure;
use adjudicate_agent::invitation::{InvitationState, InvitedSeat, SeatAnswer};
use adjudicate_mail::PlainLetter;
use adjudicate_mail::address;
use adjudicate_mail::message::OutgoingMessage;
use adjudicate_mail::reply_text::ReplyText;
use adjudicate_record::crypto::{Digest, PublicKey, sha256};
use adjudicate_record::printable::printable_path;
use adjudicate_text::{terms, view};
use tracing::{info, warn};

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
            return Err(Failure::ruled("this desk has not the key with which the invitation was made"));
        }
        if let Some(seat) = kept.invitation.declined().cloned() {
            self.tell_declined(&kept, &seat)?;
            info!("{}: {} ({}) has declined, so there is no game", printable_path(&kept.path), seat.name, seat.mail);
            kept.remove(self.office.system())?;
            return Ok(false);
        }
        if kept.invitation.is_complete() {
            let shelf = &self.shelf;
            let path = kept.begin(self.office.system(), self.office.now()?, identity, &self.state, |game| {
                shelf.game(game).is_some()
            })?;
            info!("{}: all have answered, and the game begins", printable_path(&path));
            return Ok(true);
        }
        let waiting: Vec<InvitedSeat> = kept.invitation.open().filter(|seat| !seat.asked).cloned().collect();
        for seat in waiting {
            self.invite(&kept, &seat)?;
            info!("{}: {} ({}) is invited", printable_path(&kept.path), seat.name, seat.mail);
            kept.invitation.seats.iter_mut().filter(|one| one.name == seat.name).for_each(|one| one.asked = true);
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
        text: &[String],
    ) -> Result<(), Failure> {
        let to = address::parse(to).map_err(|why| Failure::ruled(format!("{to} cannot be written to: {why}")))?;
        let way = self.way_of(token);
        let secret = if way.address.is_none() { format!(" ({})", way.token) } else { String::new() };
        let subject = format!("[adjudicate] {subject}{secret}");
        let automatic = Some(if answers.is_some() { "auto-replied" } else { "auto-generated" });
        let letter = PlainLetter { marked: true, ..PlainLetter::of(text) };
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
        let invitation = &kept.invitation;
        let id = invitation.id();
        let title = adjudicate_agent::pick::game(&self.game_of(kept)?)?.title;
        let text = [
            format!(
                "{} invites you to a game of {title} by mail. Please answer `yes` or `no`.",
                invitation.host.as_deref().unwrap_or(self.own.name.as_deref().unwrap_or(self.own.email.as_ref()))
            ),
            self.described(kept, &seat.name)?,
            "How to answer: reply to this message with the word `yes`, alone on the first line, or with `no`. You need nothing but your \
             mail program: the board comes by mail, and you answer it with your move. The game begins when everybody has agreed."
                .to_owned(),
            "If you have a key of this program, put it on a line below the `yes` (`adjudicate key show` prints it), and you sign for \
             yourself. For everybody else the referee writes the moves down."
                .to_owned(),
            "The address to which you answer is yours alone. Do not forward this message.".to_owned(),
        ];
        let subject = format!("{} {}: you are invited", self.game_of(kept)?, short(&id));
        self.ask(
            &seat.mail,
            &subject,
            self.secret.seat(&id, &seat.mail),
            &[b"seat", &id.0, seat.mail.as_bytes()],
            None,
            &text,
        )
    }

    fn game_of(&self, kept: &InvitationState) -> Result<String, Failure> {
        Ok(kept.invitation.charter()?.game.to_string())
    }

    /// The game, its players and its terms, a line each.
    fn described(&self, kept: &InvitationState, whom: &str) -> Result<String, Failure> {
        let Some(identity) = self.office.identity_at_hand()? else {
            return Err(Failure::environment("the desk's key is not at hand"));
        };
        let (_, state) = kept.invitation.begin(self.office.now()?, identity)?;
        let seats: Vec<String> = kept
            .invitation
            .seats
            .iter()
            .map(|seat| if seat.name == whom { format!("{} (you)", seat.name) } else { seat.name.clone() })
            .collect();
        let mut lines =
            vec![format!("  game: {}", state.play().game().title), format!("  players: {}", seats.join(", "))];
        lines.extend(terms::options(&state).iter().map(|line| format!("  {line}")));
        lines.push(format!("  begins: {}", terms::first(state.charter())));
        lines.push(format!("  clock: {}", terms::clock(state.charter())));
        Ok(lines.join("\n"))
    }

    /// Tells the host, and all who have heard of it, that there is no game.
    fn tell_declined(&self, kept: &InvitationState, seat: &InvitedSeat) -> Result<(), Failure> {
        let game = self.game_of(kept)?;
        let title = adjudicate_agent::pick::game(&game)?.title;
        let id = kept.invitation.id();
        let mut whom: Vec<&str> = kept
            .invitation
            .seats
            .iter()
            .filter(|one| one.asked || one.answer == SeatAnswer::Yes)
            .map(|one| &*one.mail)
            .collect();
        whom.extend(kept.invitation.host.as_deref());
        whom.sort_unstable();
        whom.dedup();
        for to in whom {
            let host = kept.invitation.host.as_deref() == Some(to);
            let text = match (to == seat.mail, host) {
                (true, _) => {
                    format!("You declined the game of {title}. The others are told, and you hear no more of it.")
                }
                (_, true) => format!(
                    "{} ({}) has declined, so there is no game of {title} with these players. You can invite somebody else: \
                     the line `invite {game}` with the addresses, in a new message to the desk.",
                    seat.name, seat.mail
                ),
                (_, false) => format!("{} has declined, so there is no game of {title} with these players.", seat.name),
            };
            let about = Digest(sha256(&[b"declined", &id.0, to.as_bytes()]));
            let to = address::parse(to).map_err(|why| Failure::ruled(format!("{to} cannot be written to: {why}")))?;
            let subject = format!("[adjudicate] {game} {}: {} has declined", short(&id), seat.name);
            let letter = PlainLetter::of(&[text]);
            self.keep(&OutgoingMessage {
                automatic: Some("auto-generated"),
                ..OutgoingMessage::letter(
                    self.own.clone(),
                    address::mailbox(None, to),
                    subject,
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
                Some("from another address than the one that was invited")
            } else if self.proof(message, from).is_none() {
                Some("without any proof that it is from your address")
            } else {
                None
            };
            if let Some(doubt) = doubt {
                self.doubt_seat(&kept, &seat, doubt, message)?;
                return Ok(Some((
                    MessageOutcome::Unread,
                    Vec::new(),
                    "words by which nothing is written down".to_owned(),
                )));
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
        let id = kept.invitation.id();
        let text = format!(
            "An answer to your invitation has come, but {doubt}, so nothing was done. If it was from you, answer this message, from the \
             address to which it comes. The referee has been told."
        );
        let subject = format!("Re: {} {}: you are invited", self.game_of(kept)?, short(&id));
        let about: [&[u8]; 2] = [b"answer", &message.about.0];
        let answers = message.envelope.id.clone();
        self.ask(&seat.mail, &subject, self.secret.seat(&id, &seat.mail), &about, answers, &[text])
    }

    fn fill(
        &self,
        kept: &mut InvitationState,
        seat: &InvitedSeat,
        message: &ReceivedMessage,
        said: &ReplyText,
    ) -> Result<MessageResult, Failure> {
        let id = kept.invitation.id();
        let name = kept.path.display().to_string();
        let mut left = false;
        let (answer, key, told) = match consent::of(said) {
            Consent::No => (SeatAnswer::No, None, None),
            Consent::Unclear => {
                left = true;
                let text = "It is not clear what you say to the invitation, so nothing was done. Answer with `yes` or `no`, alone on \
                            the first line. The referee reads everything else.";
                (seat.answer, seat.key.clone(), Some(text.to_owned()))
            }
            Consent::Yes(key) => match self.fits(kept, seat, key.as_deref()) {
                Ok(key) => (SeatAnswer::Yes, key, None),
                Err(failure) if failure.is_environment() => return Err(failure),
                Err(failure) => {
                    let text = format!(
                        "You have no seat yet: {}. Answer `no`, or again with a key below the `yes`{}",
                        failure.message(),
                        if key.is_some() { "; with `yes` alone the referee writes your moves down." } else { "." },
                    );
                    (seat.answer, seat.key.clone(), Some(text))
                }
            },
        };
        let mine = kept.invitation.seats.iter_mut().find(|one| one.name == seat.name);
        mine.into_iter().for_each(|one| (one.answer, one.key) = (answer, key.clone()));
        kept.store(self.office.system())?;
        let told = match (told, answer) {
            (Some(told), _) => Some(told),
            // Everybody is told at once.
            (None, SeatAnswer::No) => None,
            (None, _) if kept.invitation.is_complete() => None,
            (None, _) => {
                let open: Vec<String> = kept.invitation.open().map(|seat| seat.name.clone()).collect();
                let signs = if key.is_some() { " You sign for yourself, with the key that you have sent." } else { "" };
                Some(format!(
                    "You have the seat of {}.{signs} The game begins as soon as {} answered as well; until then you can still answer `no`.",
                    seat.name,
                    if open.len() == 1 {
                        format!("{} has", view::listed(&open))
                    } else {
                        format!("{} have", view::listed(&open))
                    },
                ))
            }
        };
        if let Some(told) = told
            && self.may_answer(&seat.mail, Proof::Token)?
        {
            let subject = format!("Re: {} {}: you are invited", self.game_of(kept)?, short(&id));
            let about: [&[u8]; 2] = [b"answer", &message.about.0];
            let answers = message.envelope.id.clone();
            self.ask(&seat.mail, &subject, self.secret.seat(&id, &seat.mail), &about, answers, &[told])?;
        }
        let what = match answer {
            SeatAnswer::Yes => format!("{name}: {} plays", seat.name),
            SeatAnswer::No => format!("{name}: {} declines", seat.name),
            SeatAnswer::Open => format!("{name}: {} says nothing that is clear", seat.name),
        };
        Ok((if left { MessageOutcome::Unread } else { MessageOutcome::Seen }, Vec::new(), what))
    }

    /// The key as it is kept, if the game can be played with it.
    fn fits(&self, kept: &InvitationState, seat: &InvitedSeat, key: Option<&str>) -> Result<Option<String>, Failure> {
        let Some(key) = key else {
            let charter = kept.invitation.charter()?;
            return match adjudicate_agent::invitation::seals_boards(&charter.game, &charter.options) {
                true => Err(Failure::ruled(
                    "boards are sealed in this game, and it takes the program and a key to keep one secret (DUE-12)",
                )),
                false => Ok(None),
            };
        };
        let key = PublicKey::parse_line(key).map_err(|error| Failure::ruled(error.to_string()))?;
        let Some(identity) = self.office.identity_at_hand()? else {
            return Err(Failure::environment("the desk's key is not at hand"));
        };
        let mut tried = kept.invitation.clone();
        tried.seats.iter_mut().filter(|one| one.name == seat.name).for_each(|one| one.key = Some(key.to_string()));
        tried.begin(self.office.now()?, identity)?;
        Ok(Some(key.to_string()))
    }
}

/// The beginning of an id, as subjects have it.
pub(super) fn short(id: &Digest) -> String {
    id.to_hex().get(..8).unwrap_or_default().to_owned()
}
