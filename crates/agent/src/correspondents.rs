//! The readers of mail about a game: the members whom its charter names with an address, and nobody else.

use lettre::message::Mailbox;

use crate::failure::Failure;
use crate::game_file::GameFile;
use crate::settings::TurnRecipients;
use adjudicate_mail::address;
use adjudicate_mail::message::OutgoingMessage;
use adjudicate_record::dice::Member;
use adjudicate_referee::Match;
use adjudicate_rules::{Seat, phrase};

/// Somebody whom the charter names with an address.
#[derive(Clone, Debug)]
pub struct Correspondent {
    /// The member.
    pub member: Member,
    /// His name in the log.
    pub name: String,
    /// His address.
    pub mailbox: Mailbox,
    /// Whether something is due from him.
    pub due: bool,
    /// Whether he signs for himself.
    pub signs: bool,
    /// The number of his last entry.
    pub last: Option<u64>,
}

/// Those whom mail can reach, and what is wrong with addresses that the charter has for others.
pub fn of(game: &GameFile) -> (Vec<Correspondent>, Vec<String>) {
    let state = &game.state;
    let mut found = Vec::new();
    let mut wrong = Vec::new();
    for (member, display, mail) in named(state) {
        let name = state.name_of(member).to_owned();
        match address::parse(&mail) {
            Err(why) => wrong.push(format!("the charter's address of {name}, `{mail}`: {why}")),
            Ok(address) => {
                let shown = display.as_deref().unwrap_or(&name);
                found.push(correspondent(game, member, address::mailbox(Some(shown), address)));
            }
        }
    }
    (found, wrong)
}

/// The players of whom the charter has no address, as if they were at this one: letters reach them some other way, and have in
/// them what they need.
pub fn elsewhere(game: &GameFile, mailbox: &Mailbox) -> Vec<Correspondent> {
    let players = &game.state.charter().players;
    let none = Seat::all(players.len()).zip(players).filter(|(_, player)| player.mail.is_none());
    none.map(|(seat, _)| correspondent(game, Member::Player(seat), mailbox.clone())).collect()
}

fn correspondent(game: &GameFile, member: Member, mailbox: Mailbox) -> Correspondent {
    let state = &game.state;
    let name = state.name_of(member).to_owned();
    let last = game.records.iter().rev().find(|record| record.entry.by.as_str() == name);
    Correspondent {
        member,
        mailbox,
        due: state.due().iter().any(|(due, _)| *due == member),
        signs: member.seat().is_none_or(|seat| state.signs(seat)),
        last: last.map(|record| record.entry.seq),
        name,
    }
}

/// The members with an address in the charter, with their names for people.
fn named(state: &Match) -> Vec<(Member, Option<String>, String)> {
    let charter = state.charter();
    let players = Seat::all(charter.players.len()).zip(&charter.players).filter_map(|(seat, player)| {
        let display = player.display.as_ref().map(ToString::to_string);
        Some((Member::Player(seat), display, player.mail.as_ref()?.to_string()))
    });
    let referee = charter.referee.as_ref().and_then(|referee| referee.mail.as_ref());
    let referee = referee.map(|mail| (Member::Referee, None, mail.to_string()));
    players.chain(referee).collect()
}

/// Returns the recipients and those of a copy: the members who are due, and the others. If nobody is due, all are recipients.
pub fn default<'a>(
    others: &[&'a Correspondent],
    send_to: TurnRecipients,
) -> (Vec<&'a Correspondent>, Vec<&'a Correspondent>) {
    let referee = others.iter().find(|one| one.member == Member::Referee);
    if let (TurnRecipients::Referee, Some(referee)) = (send_to, referee) {
        return (vec![*referee], Vec::new());
    }
    let (due, copy): (Vec<_>, Vec<_>) = others.iter().partition(|one| one.due);
    if due.is_empty() { (copy, Vec::new()) } else { (due, copy) }
}

/// A message's bytes.
///
/// # Errors
/// It cannot be written as a message.
pub fn written(message: &OutgoingMessage) -> Result<String, Failure> {
    message.write().map_err(|error| {
        Failure::environment(phrase!("message-unwritable", "the message cannot be written: {error}", error))
    })
}
