//! The secret reply address: the token in the address to which a player without a key answers, and nowhere else.

use adjudicate_record::log::layout::StateFile;
use adjudicate_record::printable::printable_path;
use std::path::Path;

use adjudicate_agent::Failure;
use adjudicate_mail::incoming::ReplyHeaders;
use adjudicate_record::crypto::{Digest, hmac_sha256};
use adjudicate_record::log::file::{self, FileError, FileSystem};
use adjudicate_rules::phrase;

/// Characters of a token: 80 bits, more than anybody can try by mail.
pub const LENGTH: usize = 16;
/// Letters and digits that no address folds together, and that are not taken for each other.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The secret of a desk.
#[derive(Clone)]
pub struct DeskSecret([u8; 32]);

impl DeskSecret {
    /// The secret that is kept below the directory of the kept state, or a new one.
    ///
    /// # Errors
    /// It cannot be read or written, or is not as long as it has to be; the system gives no randomness.
    pub fn load(
        system: &dyn FileSystem,
        state: &Path,
        random: fn(&mut [u8]) -> Result<(), Failure>,
    ) -> Result<DeskSecret, Failure> {
        let path = StateFile::Secret.below(state);
        match file::read(system, &path) {
            Ok(bytes) => <[u8; 32]>::try_from(bytes.as_slice()).map(DeskSecret).map_err(|_| {
                let file = printable_path(&path);
                let reason = phrase!("no-desk-secret", "{file} is not the secret that a desk has written", file);
                Failure::environment(reason).hint(phrase!(
                    "no-desk-secret-hint",
                    "without it no answer can be told from a forged one; who removes it makes all tokens invalid"
                ))
            }),
            Err(FileError::Absent { .. }) => {
                let mut bytes = [0; 32];
                random(&mut bytes)?;
                file::make_directory(system, path.parent().unwrap_or(state))?;
                // Half a secret would be taken for none the next time, so it is put in its place whole.
                file::put_through(system, &path, &bytes)?;
                Ok(DeskSecret(bytes))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// The token of a player in a game. A counter that is raised makes those before it worthless.
    pub fn token(&self, game: &Digest, name: &str, counter: u64) -> String {
        self.spell(&[b"reply", &game.0, &(name.len() as u32).to_be_bytes(), name.as_bytes(), &counter.to_be_bytes()])
    }

    /// Returns the token with which the owner of an address confirms a request made in his name.
    pub fn request(&self, address: &str, what: &str) -> String {
        let length = (address.len() as u32).to_be_bytes();
        self.spell(&[b"request", &length, address.as_bytes(), what.as_bytes()])
    }

    /// The token with which the owner of an address answers an invitation.
    pub fn seat(&self, invitation: &Digest, address: &str) -> String {
        self.spell(&[b"seat", &invitation.0, address.as_bytes()])
    }

    fn spell(&self, parts: &[&[u8]]) -> String {
        let code = hmac_sha256(&self.0, parts);
        let mut bits = code.iter().flat_map(|byte| (0..8).rev().map(move |at| byte >> at & 1));
        let mut sign = || bits.by_ref().take(5).fold(0_usize, |value, bit| value << 1 | usize::from(bit));
        (0..LENGTH).map(|_| char::from(ALPHABET.get(sign()).copied().unwrap_or(b'a'))).collect()
    }
}

/// Returns the possible tokens in the recipients of a message and in its subject.
pub fn of(addressed: &ReplyHeaders) -> Vec<String> {
    candidates(addressed.to.iter().chain([&addressed.subject]).map(String::as_str))
}

/// Runs of as many letters and digits as a token has.
fn candidates<'a>(texts: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let mut found = Vec::new();
    for text in texts {
        for word in text.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| word.len() == LENGTH) {
            let word = word.to_ascii_lowercase();
            if word.bytes().all(|byte| ALPHABET.contains(&byte)) && !found.contains(&word) {
                found.push(word);
            }
        }
    }
    found
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use adjudicate_record::log::file::PrivateDisk;

    fn random(bytes: &mut [u8]) -> Result<(), Failure> {
        bytes.fill(7);
        Ok(())
    }

    #[test]
    fn a_token_follows_from_game_player_and_counter() {
        let state = tempfile::tempdir().unwrap();
        let secret = DeskSecret::load(&PrivateDisk, state.path(), random).unwrap();
        let again =
            DeskSecret::load(&PrivateDisk, state.path(), |_| Err(Failure::environment("none is needed"))).unwrap();
        let games = [Digest([1; 32]), Digest([2; 32])];
        let token = secret.token(&games[0], "carol", 0);
        assert_eq!(token.len(), LENGTH);
        assert_eq!(token, again.token(&games[0], "carol", 0));
        let others = [
            secret.token(&games[1], "carol", 0),
            secret.token(&games[0], "bob", 0),
            secret.token(&games[0], "carol", 1),
            secret.request("carol", ""),
            secret.request("caro", "l"),
            secret.seat(&games[0], "carol"),
            DeskSecret([8; 32]).token(&games[0], "carol", 0),
        ];
        assert!(others.iter().all(|other| *other != token));
        let text = format!("Desk <desk+{}@example.org>, x", token.to_uppercase());
        assert_eq!(candidates([&*text, "Re: turn 12 (abc)"]), [token]);
        // A reader of the directory of somebody else's games learns nothing. On Windows the main ways of the program
        // are asked for this, for not every place there can close a file to others.
        #[cfg(unix)]
        assert!(file::is_private(&PrivateDisk, &state.path().join("desk/secret")).unwrap());
        std::fs::write(state.path().join("desk/secret"), "short").unwrap();
        assert!(DeskSecret::load(&PrivateDisk, state.path(), random).is_err());
    }
}
