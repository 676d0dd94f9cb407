//! Invitations with open seats: made, read, accepted and taken back.

use std::collections::BTreeMap;
use std::path::Path;

use adjudicate_agent::charter::mail_of;
use adjudicate_agent::game_file::GameFile;
use adjudicate_agent::open_seat::{
    self, AcceptedSeat, CounterTerms, InvitationAnswer, InvitationRequest, KeptInvitation, ReceivedInvitation,
    SeatRequest,
};
use adjudicate_agent::{Context, Failure};
use adjudicate_record::log::{ArmorLabel, Clock, wrap_as};
use adjudicate_rules::phrase;
use serde_json::{Value, json};

use crate::letter;
use crate::request::{AcceptanceTerms, InvitationTerms};
use crate::session::{Answer, PageSession};

/// An invitation from the page is open for so many days.
const OPEN_DAYS: u64 = 30;

fn seat(name: &str, mail: Option<&str>) -> Result<SeatRequest, Failure> {
    let mail = mail.map(str::trim).filter(|mail| !mail.is_empty()).map(mail_of).transpose()?;
    Ok(SeatRequest { name: name.to_owned(), mail })
}

fn clock([turn, transit, grace, absence]: [u64; 4]) -> Clock {
    Clock::per_turn(turn, transit, grace, absence)
}

/// Makes an invitation, and the letter with it.
///
/// # Errors
/// The game cannot be played under these terms, no key is open, or the invitation cannot be kept.
pub fn make(session: &PageSession, terms: &InvitationTerms) -> Answer {
    let request = InvitationRequest {
        game: terms.game.clone(),
        options: terms.options.clone(),
        players: terms.players,
        first: terms.first.clone(),
        clock: terms.clock.map(clock),
        days: OPEN_DAYS,
    };
    let invitation = open_seat::invite(&session.office, &request, &seat(&terms.name, terms.mail.as_deref())?)?;
    shown(&session.office, &ReceivedInvitation { invitation, acceptances: Vec::new() })
}

/// The letter with an invitation. Its reader has the page, as its writer has.
fn text(office: &Context, received: &ReceivedInvitation) -> String {
    let words = open_seat::words(office.language, received).join("\n");
    format!("{words}\n\n{}\n\n{}", letter::how(office.language), wrap_as(ArmorLabel::Invitation, &received.text()))
}

fn shown(office: &Context, received: &ReceivedInvitation) -> Answer {
    let identity = office.identity_at_hand()?;
    let words = open_seat::words(office.language, received);
    let options: BTreeMap<&str, String> =
        received.invitation.options.0.iter().map(|(key, value)| (key.as_str(), value.to_string())).collect();
    Ok(json!({
        "words": words,
        "subject": words.first(),
        "letter": text(office, received),
        "link": open_seat::fragment(received),
        "open": received.open_seats(),
        "id": received.invitation.id().to_hex(),
        "game": received.invitation.game.as_str(),
        "options": options,
        "own": identity.is_some_and(|identity| received.invitation.by.key == Some(identity.public())),
    }))
}

/// Reads the invitation in a letter; null if there is none.
///
/// # Errors
/// It was changed or damaged on its way.
pub fn read(session: &PageSession, bytes: &[u8]) -> Answer {
    match open_seat::find(bytes)? {
        Some(received) => shown(&session.office, &received),
        None => Ok(Value::Null),
    }
}

/// Takes in the acceptances that came with an invitation of the person at the page.
///
/// # Errors
/// The invitation is damaged, or the kept ones cannot be read or written.
pub fn answers(session: &PageSession, bytes: &[u8]) -> Answer {
    let Some(received) = open_seat::find(bytes)? else { return Ok(Value::Null) };
    match open_seat::take_acceptances(&session.office, &received)? {
        Some(kept) => shown(&session.office, &kept.received),
        None => Ok(Value::Null),
    }
}

/// Takes a seat of the invitation in a letter; with other terms, the answer is a counter-proposal.
///
/// # Errors
/// There is none in it, or as [`open_seat::accept`].
pub fn accept(session: &PageSession, terms: &AcceptanceTerms, bytes: &[u8]) -> Answer {
    let office = &session.office;
    let none = || {
        Failure::usage(phrase!("letter-no-invitation", "there is no invitation in this letter"))
            .hint(phrase!("whole-message-hint", "copy the whole message"))
    };
    let received = open_seat::find(bytes)?.ok_or_else(none)?;
    let counter =
        CounterTerms { options: terms.options.clone(), first: terms.first.clone(), clock: terms.clock.map(clock) };
    let seat = seat(&terms.name, terms.mail.as_deref())?;
    match open_seat::accept(office, &received, &seat, &counter, Path::new(""))? {
        AcceptedSeat::Open(received) => shown(office, &received),
        AcceptedSeat::Game(game) => Ok(json!({ "path": game.path, "letter": letter::about(office, &game.path)? })),
    }
}

/// The open invitations that were made here.
///
/// # Errors
/// They cannot be read.
pub fn list(session: &PageSession) -> Answer {
    let all = open_seat::list(&session.office)?;
    let now = session.office.now()?;
    let is_open =
        |kept: &&KeptInvitation| kept.game.is_none() && !kept.is_withdrawn && now < kept.received.invitation.expires;
    let open = all.iter().filter(is_open);
    open.map(|kept| shown(&session.office, &kept.received)).collect::<Result<Vec<Value>, Failure>>().map(Value::Array)
}

/// Takes an invitation back.
///
/// # Errors
/// It is not found, or has become a game.
pub fn withdraw(session: &PageSession, id: &str) -> Answer {
    open_seat::withdraw(&session.office, Some(id)).map(|_| Value::Null)
}

/// How a game answers an invitation of the person at the page, in sentences; null if it answers none.
///
/// # Errors
/// The kept invitations cannot be read.
pub fn answered(office: &Context, game: &GameFile) -> Answer {
    if office.identity_at_hand()?.is_none() {
        return Ok(Value::Null);
    }
    Ok(match open_seat::answer_to(office, game)? {
        None => Value::Null,
        Some(InvitationAnswer::Same) => json!({ "kind": "same", "lines": [] }),
        Some(InvitationAnswer::Counter(differences)) => json!({ "kind": "counter", "lines": differences }),
        Some(InvitationAnswer::Used(_)) => json!({ "kind": "used", "lines": [] }),
        Some(InvitationAnswer::Withdrawn) => json!({ "kind": "withdrawn", "lines": [] }),
        Some(InvitationAnswer::Expired(_)) => json!({ "kind": "expired", "lines": [] }),
    })
}
