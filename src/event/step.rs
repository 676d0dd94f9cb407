//! One entry applied to an event: link, author and kind, charter and keys, signature, then what the entry says, in the
//! order of the classes of faults.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::charter::Charter;
use super::entry::{Entry, Kind, Ruling, Verdict, Withdraw};
use super::state::{Event, Standing};
use super::{charter_check, write};
use crate::crypto::{Digest, Namespace, PublicKey, Verifier, sha256};
use crate::log::Time;
use crate::referee::{Class, Fault};
use crate::rules::Name;

/// The page that says what an event is, for faults.
pub(super) const RULE: &str = "event";

pub(super) fn fault(class: Class, reason: impl Into<String>) -> Fault {
    Fault::new(class, RULE, reason)
}

/// The id of an entry: SHA-256 of its payload.
pub fn id_of(entry: &Entry) -> Digest {
    Digest(sha256(&[write::payload(entry).as_bytes()]))
}

/// Begins an event with its charter.
///
/// # Errors
/// The entry is no charter that an event can be held under, or is not signed by its director.
pub fn open(entry: &Entry) -> Result<Event, Fault> {
    if entry.seq != 0 {
        return Err(fault(Class::Chain, format!("the first entry has `seq` 0, not {}", entry.seq)).at("seq"));
    }
    if entry.prev.is_some() {
        return Err(fault(Class::Chain, "the first entry has no entry before it").at("prev"));
    }
    let Kind::Charter(charter) = &entry.kind else {
        let reason = format!("an event begins with a charter, not with {}", entry.kind.one());
        return Err(fault(Class::Kind, reason));
    };
    let director = &charter.director;
    if entry.by != director.name {
        let reason = format!("the charter is signed by the director `{}`, not by `{}`", director.name, entry.by);
        return Err(fault(Class::Kind, reason).at("by"));
    }
    charter_check::check(charter)?;
    let verifier = Verifier::new(&director.key).map_err(|why| {
        fault(Class::Charter, format!("the key of `{}`: {why}", director.name))
            .at_value("key", director.key.to_string())
    })?;
    let payload = write::payload(entry);
    verifier
        .verify(Namespace::Entry, payload.as_bytes(), &entry.sig)
        .map_err(|why| bad_signature(&entry.by, &why.to_string()))?;
    Ok(begin(charter.as_ref().clone(), Digest(sha256(&[payload.as_bytes()])), entry.at, verifier))
}

fn begin(charter: Charter, id: Digest, at: Time, director: Verifier) -> Event {
    let sections = vec![Standing::default(); charter.sections.len()];
    Event {
        charter: Arc::new(charter),
        id,
        head: id,
        entries: 1,
        last_at: at,
        director,
        players: Vec::new(),
        enters: Vec::new(),
        started: None,
        sections,
        excluded: BTreeMap::new(),
        games: BTreeMap::new(),
    }
}

fn bad_signature(author: &Name, why: &str) -> Fault {
    fault(Class::Signature, format!("the signature is not {author}'s over this text: {why}"))
        .at("sig")
        .hint("the entry was changed after it was signed, or signed with another key; ask its author for it again")
}

impl Event {
    /// Applies the next entry.
    ///
    /// # Errors
    /// The entry cannot follow; the event is then in an undefined state and is to be dropped (use a clone to go on).
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Fault> {
        self.check_link(entry)?;
        self.check_kind(entry)?;
        if let Kind::Enter(enter) = &entry.kind {
            self.check_entrant(enter)?;
        }
        let payload = write::payload(entry);
        let id = Digest(sha256(&[payload.as_bytes()]));
        self.check_signature(entry, &payload)?;
        match &entry.kind {
            Kind::Charter(_) | Kind::Note(_) => {}
            Kind::Enter(enter) => self.enter(entry, id, enter),
            Kind::Withdraw(withdraw) => {
                let sections = self.sections_of(&withdraw.player, withdraw.section.as_ref());
                self.leave(entry, &withdraw.player, &sections, None);
            }
            Kind::Start(start) => self.start(entry.seq, start)?,
            Kind::Pair(pair) => self.pair(entry.seq, pair, None)?,
            Kind::Result(result) => self.result(entry.seq, result)?,
            Kind::Ruling(ruling) => self.rule(entry, ruling)?,
        }
        self.head = id;
        self.entries += 1;
        self.last_at = entry.at;
        Ok(())
    }

    fn check_link(&self, entry: &Entry) -> Result<(), Fault> {
        if entry.seq != self.entries {
            let reason = format!("`seq` is {} where {} belongs", entry.seq, self.entries);
            return Err(fault(Class::Chain, reason).at("seq"));
        }
        match entry.prev {
            Some(prev) if prev == self.head => Ok(()),
            Some(_) => Err(fault(Class::Chain, "`prev` is not the id of the entry before").at("prev")),
            None => Err(fault(Class::Chain, "`prev` is missing; only the charter has none").at("seq")),
        }
    }

    pub(super) fn is_director(&self, name: &Name) -> bool {
        self.charter.director.name == *name
    }

    /// Whether this kind of entry is allowed now, from this author.
    fn check_kind(&self, entry: &Entry) -> Result<(), Fault> {
        let kind = |reason: String| fault(Class::Kind, reason);
        let director = self.is_director(&entry.by);
        let known = director || self.player(&entry.by).is_some();
        let enters = matches!(&entry.kind, Kind::Enter(enter) if enter.player.name == entry.by);
        if !known && !enters {
            return Err(kind(format!("nobody in this event is called `{}`", entry.by)).at("by"));
        }
        let started = self.started.is_some();
        let only_director = |what: &str| Err(kind(format!("{what} by the director, not by `{}`", entry.by)).at("by"));
        let too_early = |what: &str| Err(kind(format!("{what} before the start of the event")));
        match &entry.kind {
            Kind::Charter(_) => Err(kind("a log has one charter, its first entry".to_owned())),
            Kind::Note(_) if entry.say.is_none() => Err(kind("a note says something: `say` is missing".to_owned())),
            Kind::Note(_) => Ok(()),
            Kind::Enter(_) if started => Err(kind("nobody enters after the start of the event".to_owned())),
            Kind::Enter(_) if entry.at > self.charter.closes => {
                Err(kind(format!("one could enter until {}, and this is dated {}", self.charter.closes, entry.at))
                    .at("at")
                    .hint("the director can hold another event; this one's charter binds directors too"))
            }
            Kind::Enter(enter) if !enters && !director => Err(kind(format!(
                "`{}` cannot enter `{}`; only that player or the director can",
                entry.by, enter.player.name
            ))),
            Kind::Enter(enter) if !director && enter.player.key.is_none() => {
                Err(kind("who signs gives a key; only the director enters players without one".to_owned()).at("enter"))
            }
            Kind::Enter(enter) => match self.excluded.get(&enter.player.name) {
                Some(seq) => Err(kind(format!("`{}` was excluded by entry {seq}", enter.player.name))),
                None => Ok(()),
            },
            Kind::Withdraw(withdraw) if !director && withdraw.player != entry.by => {
                Err(kind(format!("`{}` cannot withdraw `{}`", entry.by, withdraw.player)).at("player"))
            }
            Kind::Withdraw(withdraw) => self.check_withdrawal(withdraw),
            Kind::Start(_) if !director => only_director("an event is started"),
            Kind::Start(_) if started => Err(kind("the event has started already".to_owned())),
            Kind::Start(_) if entry.at < self.charter.closes => {
                Err(kind(format!("one can enter until {}, and this is dated {}", self.charter.closes, entry.at))
                    .at("at")
                    .hint("an event starts when nobody can enter any more"))
            }
            Kind::Start(_) => Ok(()),
            Kind::Pair(_) if !director => only_director("rounds are paired"),
            Kind::Pair(_) if !started => too_early("nobody is paired"),
            Kind::Result(_) if !director => only_director("results are taken"),
            Kind::Result(_) if !started => too_early("there are no results"),
            Kind::Ruling(_) if !director => only_director("rulings are made"),
            Kind::Ruling(Ruling { verdict: Verdict::Exclude(player), .. }) => {
                self.check_withdrawal(&Withdraw { player: player.clone(), section: None })
            }
            Kind::Ruling(Ruling { verdict: Verdict::Bye(_), .. }) => Ok(()),
            Kind::Ruling(_) if !started => too_early("there is nothing to rule upon"),
            Kind::Pair(_) | Kind::Result(_) | Kind::Ruling(_) => Ok(()),
        }
    }

    fn check_signature(&self, entry: &Entry, payload: &str) -> Result<(), Fault> {
        let bad = |why: String| bad_signature(&entry.by, &why);
        if self.is_director(&entry.by) {
            return self
                .director
                .verify(Namespace::Entry, payload.as_bytes(), &entry.sig)
                .map_err(|why| bad(why.to_string()));
        }
        let own: Option<PublicKey> = match &entry.kind {
            Kind::Enter(enter) => enter.player.key,
            _ => self.player(&entry.by).and_then(|player| player.entrant.key),
        };
        let key = own.ok_or_else(|| {
            let reason = format!("`{}` has no key; the director writes for them", entry.by);
            fault(Class::Signature, reason).at("sig")
        })?;
        crate::crypto::verify(&key, Namespace::Entry, payload.as_bytes(), &entry.sig)
            .map_err(|why| bad(why.to_string()))
    }
}
