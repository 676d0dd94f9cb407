//! Invitations to a game with open seats, and the acceptances of those who take one.
//!
//! Neither is part of a log. The format is described in `docs/protocol/invitations.md`.

use super::canonical;
use super::charter::{Clock, Player};
use super::cursor::ParseResult;
use super::not_canonical::NotCanonical;
use super::scalar::{Bytes, Time};
use crate::crypto::{Digest, Identity, Namespace, Signature, sha256, verify};
use crate::keys;
use adjudicate_rules::{Name, Options, Phrase, PhraseArgument, phrase};

/// The most bytes that an invitation or an acceptance has, its `---` and `sig` lines included.
pub const INVITATION_MAX: usize = 8 * 1024;

/// The word for the inviter in `first`.
pub const INVITER: &str = "inviter";
/// The word for the other player in `first`, in a game for two.
pub const GUEST: &str = "guest";

/// An invitation to a game: all terms but the other players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameInvitation {
    /// The version of the format of invitations: 1.
    pub invitation: u64,
    /// The game's name.
    pub game: Name,
    /// The version of that game's rules.
    pub rules: u64,
    /// Options that differ from the default.
    pub options: Options,
    /// The number of players, the inviter included.
    pub players: u64,
    /// The player who begins: [`INVITER`] or [`GUEST`]. `None` if lots or the game's starting throw decide.
    pub first: Option<Name>,
    /// How long a turn may take.
    pub clock: Option<Clock>,
    /// The inviter, who has the first seat.
    pub by: Player,
    /// The nonce of the charter, by which the inviter finds the invitation again.
    pub nonce: Bytes<16>,
    /// The time from which the invitation cannot be accepted any more.
    pub expires: Time,
    /// The inviter's signature over everything before this line.
    pub sig: Signature,
}

keys! { GameInvitation:
    one "invitation" invitation;
    one "game" game;
    one "rules" rules;
    usual "options" options, Options::default();
    usual "players" players, 2;
    maybe "first" first;
    maybe "clock" clock;
    one "by" by;
    one "nonce" nonce;
    one "expires" expires;
    one "sig" sig;
}

/// The signed statement that somebody takes a seat of an invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatAcceptance {
    /// The id of the invitation.
    pub accepts: Digest,
    /// The player.
    pub by: Player,
    /// When he signed; the seats behind the inviter's are in this order.
    pub at: Time,
    /// His signature over everything before this line.
    pub sig: Signature,
}

keys! { SeatAcceptance:
    one "accepts" accepts;
    one "by" by;
    one "at" at;
    one "sig" sig;
}

impl GameInvitation {
    /// Reads an invitation in its one spelling.
    ///
    /// # Errors
    /// The text is longer than [`INVITATION_MAX`], misspelled, or says what no invitation can.
    pub fn read(text: &str) -> ParseResult<GameInvitation> {
        check_length(text)?;
        canonical::strict(text, |invitation: &GameInvitation| {
            let wrong = |reason: Phrase| Err(NotCanonical::at(1, reason));
            let first = invitation.first.as_ref().map(Name::as_str);
            match (invitation.invitation, first, invitation.players) {
                (1, None | Some(INVITER), 2..=16) | (1, Some(GUEST), 2) => {}
                (1, _, 2..=16) => {
                    return wrong(phrase!("fault-inviter-first", "`first` is `inviter`, or `guest` in a game for two"));
                }
                (1, _, _) => return wrong(phrase!("fault-invited", "a game has two to sixteen players")),
                _ => return wrong(phrase!("fault-invitation-version", "this is an invitation of another version")),
            }
            match invitation.by.key {
                Some(_) => Ok(()),
                None => wrong(phrase!("fault-inviter-key", "the inviter has a key")),
            }
        })
    }

    /// Returns the invitation from its `---` line to its `sig` line.
    pub fn text(&self) -> String {
        canonical::whole(self)
    }

    /// Returns the SHA-256 of the payload.
    pub fn id(&self) -> Digest {
        Digest(sha256(&[canonical::payload(self).as_bytes()]))
    }

    /// Signs the invitation.
    pub fn sign(&mut self, identity: &Identity) {
        self.sig = identity.sign(Namespace::Invitation, canonical::payload(self).as_bytes());
    }

    /// Returns whether the signature is the inviter's.
    pub fn is_signed(&self) -> bool {
        is_signed(&self.by, Namespace::Invitation, &canonical::payload(self), &self.sig)
    }
}

impl SeatAcceptance {
    /// Reads an acceptance in its one spelling.
    ///
    /// # Errors
    /// The text is longer than [`INVITATION_MAX`] or misspelled.
    pub fn read(text: &str) -> ParseResult<SeatAcceptance> {
        check_length(text)?;
        canonical::strict(text, |acceptance: &SeatAcceptance| match acceptance.by.key {
            Some(_) => Ok(()),
            None => Err(NotCanonical::at(1, phrase!("fault-player-key", "the player has a key"))),
        })
    }

    /// Returns the acceptance from its `---` line to its `sig` line.
    pub fn text(&self) -> String {
        canonical::whole(self)
    }

    /// Signs the acceptance.
    pub fn sign(&mut self, identity: &Identity) {
        self.sig = identity.sign(Namespace::Acceptance, canonical::payload(self).as_bytes());
    }

    /// Returns whether the signature is the player's.
    pub fn is_signed(&self) -> bool {
        is_signed(&self.by, Namespace::Acceptance, &canonical::payload(self), &self.sig)
    }
}

fn check_length(text: &str) -> ParseResult<()> {
    if text.len() <= INVITATION_MAX {
        return Ok(());
    }
    let reason = phrase!(
        "fault-long-invitation",
        "it has {found} bytes, and at most {most} belong here",
        found = PhraseArgument::count(text.len()),
        most = PhraseArgument::count(INVITATION_MAX)
    );
    Err(NotCanonical::at(1, reason))
}

fn is_signed(by: &Player, namespace: Namespace, payload: &str, sig: &Signature) -> bool {
    by.key.is_some_and(|key| verify(&key, namespace, payload.as_bytes(), sig).is_ok())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::log::Text;

    fn invitation() -> GameInvitation {
        let identity = Identity::from_seed(&[1; 32]);
        let by = Player {
            name: Name::parse("alice").unwrap(),
            key: Some(identity.public()),
            mail: Some(Text::new("alice@example.org").unwrap()),
            display: Some(Text::new("Alice").unwrap()),
        };
        let mut invitation = GameInvitation {
            invitation: 1,
            game: Name::parse("chess").unwrap(),
            rules: 1,
            options: Options::default(),
            players: 2,
            first: Some(Name::parse(GUEST).unwrap()),
            clock: None,
            by,
            nonce: Bytes([7; 16]),
            expires: Time::parse("2026-12-20T00:00:00Z").unwrap(),
            sig: Signature::from_bytes([0; 64]),
        };
        invitation.sign(&identity);
        invitation
    }

    #[test]
    fn an_invitation_has_one_spelling() {
        let text = invitation().text();
        assert_eq!(
            text.lines().map(|line| line.split(' ').next().unwrap()).collect::<Vec<_>>(),
            ["---", "invitation:", "game:", "rules:", "first:", "by:", "", "", "", "", "nonce:", "expires:", "sig:"]
        );
        assert_eq!(GameInvitation::read(&text).unwrap(), invitation());
        assert!(GameInvitation::read(&text.replace("players: 2\n", "")).is_ok());
        for (from, to) in [
            ("first: guest", "first: alice"),
            ("rules: 1\n", "rules: 1\nplayers: 1\n"),
            ("rules: 1\n", "rules: 1\nplayers: 2\n"),
            ("rules: 1\n", "rules: 1\nplayers: 3\n"),
            ("invitation: 1", "invitation: 2"),
            ("game: chess", "game:  chess"),
        ] {
            assert!(GameInvitation::read(&text.replace(from, to)).is_err(), "{to}");
        }
        let long = format!("  display: \"{}\"", "x".repeat(INVITATION_MAX));
        assert!(GameInvitation::read(&text.replace("  display: \"Alice\"", &long)).is_err());
    }

    #[test]
    fn a_changed_invitation_is_not_signed() {
        let mut changed = invitation();
        assert!(changed.is_signed());
        changed.rules = 2;
        assert!(!changed.is_signed());
    }

    #[test]
    fn signatures_of_one_kind_are_none_of_another() {
        let identity = Identity::from_seed(&[2; 32]);
        let by = Player { key: Some(identity.public()), ..invitation().by };
        let mut acceptance = SeatAcceptance {
            accepts: invitation().id(),
            by,
            at: Time::parse("2026-12-01T00:00:00Z").unwrap(),
            sig: Signature::from_bytes([0; 64]),
        };
        acceptance.sign(&identity);
        assert!(acceptance.is_signed());
        assert_eq!(SeatAcceptance::read(&acceptance.text()).unwrap(), acceptance);
        let payload = canonical::payload(&acceptance);
        for namespace in [Namespace::Entry, Namespace::Slip, Namespace::Invitation] {
            assert!(!is_signed(&acceptance.by, namespace, &payload, &acceptance.sig));
        }
    }
}
