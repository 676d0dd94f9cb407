//! Pictures in mail: who may have us look at his, and for how long.
//!
//! A picture of a few kilobytes can keep us looking for as long as we let it, and anybody can send one. So it is looked at
//! when all else is done, only for those whom a charter here names, and not for longer than so many seconds an hour.

use std::time::{Duration, Instant};

use crate::context::Context;
use crate::failure::Failure;
use crate::inbox::GameIndex;
use adjudicate_mail::incoming::{self, IncomingContent};
use adjudicate_mail::quota::{ALL, RateLimit};
use adjudicate_rules::{Phrase, phrase};

/// Seconds that are spent on the pictures of one sender in an hour, and on those of all together.
const OF_ONE: u64 = 120;
const OF_ALL: u64 = 600;

/// A look at a photograph in which there is no code takes some seconds. All pictures of a message together may take so long.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// The key of the reason given for a picture that was passed over.
const UNSEEN: &str = "picture-unseen";

/// Reads a message, but looks at no picture; says whether there is one that is worth a look.
pub fn glance(bytes: &[u8]) -> (IncomingContent, bool) {
    let mut unseen = false;
    let found = incoming::read_with(bytes, &mut |_| {
        unseen = true;
        Err(Phrase::english(UNSEEN, "nobody has looked at it"))
    });
    let worth = unseen && found.is_empty();
    (found, worth)
}

/// Whether a message comes from somebody whose pictures are looked at; anybody can say so, of course.
pub fn is_welcome(shelf: &GameIndex, found: &IncomingContent) -> bool {
    sender(found).is_some_and(|from| shelf.games_of(from).next().is_some())
}

/// The address that a message says to be from.
pub fn sender(found: &IncomingContent) -> Option<&str> {
    found.envelope.as_ref()?.from.as_deref()
}

/// Gives another reason why nobody has looked.
fn because(found: &mut IncomingContent, reason: &Phrase) {
    found.pictures.iter_mut().filter(|one| one.why.key == UNSEEN).for_each(|one| one.why = reason.clone());
}

/// Gives the reason why nobody looks at the pictures of strangers.
pub fn pass_over(found: &mut IncomingContent) {
    let reason = phrase!(
        "picture-of-stranger",
        "no charter here names who sent it, so nobody has looked at it; `adjudicate import` does"
    );
    because(found, &reason);
}

/// Reads a message and looks at its pictures, as long as there is time for this sender in this hour.
///
/// # Errors
/// The count of this hour's time cannot be read or written.
pub fn look(office: &Context, from: &str, bytes: &[u8]) -> Result<IncomingContent, Failure> {
    let quota = RateLimit::below(office.private(), office.settings.state_directory()?, "pictures");
    let now = office.now()?.to_string();
    let hour = now.get(..13).unwrap_or(&now);
    let most = PATIENCE.as_secs();
    // Taken before, so that several programs do not spend the same seconds.
    if quota.take(hour, most, &[(from, OF_ONE), (ALL, OF_ALL)])?.is_none() {
        let (mut found, _) = glance(bytes);
        let reason = phrase!(
            "pictures-took-long",
            "pictures have taken too much time in this hour; `adjudicate import` looks at it"
        );
        because(&mut found, &reason);
        return Ok(found);
    }
    let begun = Instant::now();
    let found = (office.reader)(bytes);
    let unspent = most.saturating_sub(begun.elapsed().as_secs() + 1);
    quota.give_back(hour, unspent, &[from, ALL])?;
    Ok(found)
}
