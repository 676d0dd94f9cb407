//! Limits on the messages to one address. Each kind of proof of a message's sender has a count of its own, so that forged
//! messages use up nothing of what the sender's own messages need.

use crate::reply::ReceivedMessage;
use crate::state::Desk;
use adjudicate_agent::Failure;
use adjudicate_mail::authentication;
use adjudicate_mail::quota::{ALL, RateLimit};
use tracing::warn;

/// Answers to one address in a day; and so many before there is no more than one a minute (RFC 3834, section 2).
const ANSWERS_A_DAY: u64 = 20;
const ANSWERS_AT_ONCE: u64 = 5;
/// Answers in a day to messages that anybody could have written: to one address, and to all addresses that nobody here has named.
const UNPROVED_TO_ONE: u64 = 10;
const UNPROVED_TO_ALL: u64 = 500;
/// One domain has this part of what the others have left of these. So a flood from a few domains leaves a share for every other one.
const SHARE_OF_DOMAIN: u64 = 5;

/// The proof that a message is from its sender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Proof {
    /// A token that only the sender was told, or a signature.
    Token,
    /// The receiving server says that the message is from the domain of its sender.
    Server,
    /// Nothing: anybody could have written it.
    Nothing,
}

impl Proof {
    /// The name of a count for messages with this proof.
    fn count(self, name: &str) -> String {
        match self {
            Proof::Token => name.to_owned(),
            Proof::Server => format!("{name}-by-server"),
            Proof::Nothing => format!("{name}-unproved"),
        }
    }
}

/// Returns the name under which a domain is counted.
pub fn domain_of(address: &str) -> String {
    format!("@{}", address.rsplit('@').next().unwrap_or_default())
}

impl Desk<'_> {
    /// Returns the proof, beside tokens, that a message is from this address. `None` if the receiving server is asked and does
    /// not say so: then nothing is sent to the address, whose owner has probably not written.
    pub(super) fn proof(&self, message: &ReceivedMessage, from: &str) -> Option<Proof> {
        let Some(host) = &self.config.authentication else { return Some(Proof::Nothing) };
        let domain = from.rsplit('@').next().unwrap_or_default();
        if authentication::passes(&message.envelope.addressed.authentication, host, domain) {
            return Some(Proof::Server);
        }
        let id = message.path.file_name().unwrap_or_default().to_string_lossy();
        warn!("message {id}: {host} does not say that it comes from {domain}");
        None
    }

    /// Whether somebody may have one more answer today, and in this minute.
    pub(super) fn may_answer(&self, whom: &str, proof: Proof) -> Result<bool, Failure> {
        let now = self.office.now()?.to_string();
        let minute = now.get(..16).unwrap_or(&now);
        let most = if proof == Proof::Nothing { UNPROVED_TO_ONE } else { ANSWERS_A_DAY };
        let Some(left) = self.count_answer("replies", whom, proof, most)? else {
            return Ok(false);
        };
        let each = RateLimit::below(self.office.private(), &self.state, &proof.count("replies-in-a-minute"));
        let first = most - left <= ANSWERS_AT_ONCE;
        if first || each.take(minute, 1, &[(whom, 1)])?.is_some() {
            return Ok(true);
        }
        let (day, domain) = (now.get(..10).unwrap_or(&now), domain_of(whom));
        let all: &[&str] = if self.is_limited_with_others(whom, proof)? { &[whom, &domain, ALL] } else { &[whom] };
        RateLimit::below(self.office.private(), &self.state, &proof.count("replies")).give_back(day, 1, all)?;
        warn!("no answer goes to {whom}: there was one in this minute");
        Ok(false)
    }

    /// Counts an answer to this address, of which there are so many in a day; gives how many are left, or none if it may not go out.
    pub(super) fn count_answer(&self, name: &str, whom: &str, proof: Proof, most: u64) -> Result<Option<u64>, Failure> {
        let now = self.office.now()?.to_string();
        let day = now.get(..10).unwrap_or(&now);
        let quota = RateLimit::below(self.office.private(), &self.state, &proof.count(name));
        let left = match self.is_limited_with_others(whom, proof)? {
            false => quota.take(day, 1, &[(whom, most)])?,
            true => {
                let domain = domain_of(whom);
                let others = quota.had(day, ALL)?.saturating_sub(quota.had(day, &domain)?);
                let share = (UNPROVED_TO_ALL.saturating_sub(others) / SHARE_OF_DOMAIN).max(1);
                quota.take(day, 1, &[(whom, most), (&domain, share), (ALL, UNPROVED_TO_ALL)])?
            }
        };
        if left.is_none() {
            let what = if proof == Proof::Nothing { " to messages that anybody could have written" } else { "" };
            warn!("no answer goes to {whom}: there were too many today{what}");
        }
        Ok(left)
    }

    /// Whether answers to this address are counted with those to its domain and to all others: anybody could have written, and nobody
    /// here has named the address. Those that charters, invitations, the event and the settings name are few, and a flood from elsewhere
    /// must not silence them.
    fn is_limited_with_others(&self, whom: &str, proof: Proof) -> Result<bool, Failure> {
        if proof != Proof::Nothing || self.shelf.games_of(whom).next().is_some() || self.is_host(whom) {
            return Ok(false);
        }
        Ok(!self.is_invited(whom)? && self.entered_as(whom)?.is_none())
    }
}
