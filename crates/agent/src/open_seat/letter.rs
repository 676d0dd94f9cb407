//! Invitations in letters: written, and found again.

use adjudicate_rules::{PhraseArgument, phrase};
use std::collections::BTreeSet;

use adjudicate_locales::Language;
use adjudicate_mail::PlainLetter;
use adjudicate_mail::incoming::texts;
use adjudicate_record::log::{
    ArmorLabel, GameInvitation, Player, SeatAcceptance, armored_blocks, link_part, read_link_part, wrap, wrap_as,
};

use adjudicate_text::rules;

use super::terms::{differences, words};
use crate::failure::Failure;
use crate::game_file::GameFile;

/// An invitation with the acceptances that came with it, all of which are signed by their authors.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReceivedInvitation {
    /// The invitation.
    pub invitation: GameInvitation,
    /// The acceptances, in the order of the seats behind the inviter's.
    pub acceptances: Vec<SeatAcceptance>,
}

impl ReceivedInvitation {
    /// Returns the number of seats that nobody has taken.
    pub fn open_seats(&self) -> u64 {
        let taken = u64::try_from(self.acceptances.len()).unwrap_or(u64::MAX);
        self.invitation.players.saturating_sub(1).saturating_sub(taken)
    }

    /// Returns the players behind the inviter, as far as they are known.
    pub fn guests(&self) -> Vec<Player> {
        self.acceptances.iter().map(|acceptance| acceptance.by.clone()).collect()
    }

    /// Returns the same invitation with the acceptances of both: of each player one, and no more than there are seats.
    pub(super) fn with(&self, other: &ReceivedInvitation) -> ReceivedInvitation {
        let mut all: Vec<SeatAcceptance> = self.acceptances.iter().chain(&other.acceptances).cloned().collect();
        all.sort_by_key(|acceptance| (acceptance.at, acceptance.text()));
        let mut keys = BTreeSet::new();
        all.retain(|acceptance| acceptance.by.key.is_some_and(|key| keys.insert(key)));
        all.truncate(usize::try_from(self.invitation.players.saturating_sub(1)).unwrap_or(usize::MAX));
        ReceivedInvitation { invitation: self.invitation.clone(), acceptances: all }
    }

    /// Returns the texts of the invitation and its acceptances, one behind the other.
    pub fn text(&self) -> String {
        let acceptances: String = self.acceptances.iter().map(SeatAcceptance::text).collect();
        self.invitation.text() + &acceptances
    }
}

/// The letter that brings an invitation to a player: what it offers, how it is accepted, and the armored block.
pub fn letter(language: Language, received: &ReceivedInvitation) -> PlainLetter {
    let words = words(language, received);
    let (first, terms) = words.split_first().map_or(("", words.as_slice()), |(first, terms)| (first.as_str(), terms));
    let paragraphs = vec![first.to_owned(), terms.join("\n"), language.text("friend-how", &[])];
    let block = wrap_as(ArmorLabel::Invitation, &received.text());
    PlainLetter { language, paragraphs, block, ..PlainLetter::default() }
}

/// Returns the name of the player who wrote the charter of a game, as people read it.
pub fn writer(game: &GameFile) -> String {
    let charter = game.state.charter();
    let player = charter.players.iter().find(|player| player.name == charter.organiser.name);
    player.map_or_else(|| charter.organiser.name.to_string(), Player::shown)
}

/// The letter with which the player who took the last seat answers an invitation: what he agrees to, how to go on, and the log.
pub fn answer_letter(language: Language, received: &ReceivedInvitation, game: &GameFile) -> String {
    let differences = differences(language, received, game.state.charter());
    let key = if differences.is_empty() { "friend-accepts" } else { "friend-counters" };
    let title = rules::title(game.state.play().game());
    let mut lines = vec![language.text(key, &[("name", writer(game).into()), ("game", title.into())])];
    lines.extend(differences.iter().map(|line| format!("- {line}")));
    lines.extend([String::new(), language.text("friend-go-on", &[]), String::new()]);
    let entries: String = game.records.iter().map(|record| &*record.text).collect();
    format!("{}\n{}", lines.join("\n"), wrap(&entries))
}

/// The invitation as a link carries it behind its `#`.
pub fn fragment(received: &ReceivedInvitation) -> String {
    link_part(&received.text())
}

/// Finds the invitation in a letter, a file, or the part of a link behind its `#`. `None` if there is none.
///
/// # Errors
/// It was changed or damaged on its way.
pub fn find(bytes: &[u8]) -> Result<Option<ReceivedInvitation>, Failure> {
    let mut trouble = None;
    for text in texts(bytes) {
        match in_text(&text) {
            Ok(None) => {}
            Ok(Some(found)) => return Ok(Some(found)),
            Err(failure) => trouble = trouble.or(Some(failure)),
        }
    }
    trouble.map_or(Ok(None), Err)
}

fn in_text(text: &str) -> Result<Option<ReceivedInvitation>, Failure> {
    let blocks = armored_blocks(ArmorLabel::Invitation, text);
    if let Some(block) = blocks.into_iter().next() {
        return block.map_err(damaged).and_then(|decoded| read(&decoded)).map(Some);
    }
    let bare = text.trim();
    if bare.starts_with("---\ninvitation: ") {
        return read(format!("{bare}\n").as_bytes()).map(Some);
    }
    // No invitation is shorter, and words may be digits of base64 by chance.
    let decoded = Some(bare).filter(|bare| bare.len() > 100).and_then(read_link_part);
    let decoded = decoded.filter(|decoded| decoded.starts_with(b"---\ninvitation: "));
    decoded.map(|decoded| read(&decoded)).transpose()
}

fn read(decoded: &[u8]) -> Result<ReceivedInvitation, Failure> {
    let text = std::str::from_utf8(decoded).map_err(|why| damaged(why.to_string()))?;
    let mut parts = text.split_inclusive('\n').fold(Vec::<String>::new(), |mut parts, line| {
        match (line == "---\n", parts.last_mut()) {
            (false, Some(part)) => part.push_str(line),
            (_, _) => parts.push(line.to_owned()),
        }
        parts
    });
    if parts.is_empty() {
        return Err(damaged(phrase!("invitation-empty", "it is empty")));
    }
    let first = parts.remove(0);
    let invitation = GameInvitation::read(&first).map_err(|why| damaged(why.reason))?;
    if !invitation.is_signed() {
        return Err(altered(&invitation.by.shown()));
    }
    let (id, mut acceptances) = (invitation.id(), Vec::new());
    for part in parts {
        let acceptance = SeatAcceptance::read(&part).map_err(|why| damaged(why.reason))?;
        if acceptance.accepts != id || !acceptance.is_signed() {
            return Err(altered(&acceptance.by.shown()));
        }
        acceptances.push(acceptance);
    }
    let none = ReceivedInvitation { invitation, acceptances: Vec::new() };
    Ok(none.with(&ReceivedInvitation { acceptances, ..none.clone() }))
}

fn altered(whose: &str) -> Failure {
    Failure::ruled(phrase!(
        "invitation-altered",
        "this invitation was changed after {name} signed it, so it is not what {name} offers",
        name = whose
    ))
    .hint(phrase!("ask-again", "ask {name} to send it again", name = whose))
}

fn damaged(why: impl Into<PhraseArgument>) -> Failure {
    let why: PhraseArgument = why.into();
    Failure::ruled(phrase!(
        "invitation-damaged",
        "part of this invitation was lost on the way ({reason})",
        reason = why
    ))
    .hint(phrase!("ask-for-it-again", "ask for it again"))
}
