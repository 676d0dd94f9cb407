//! Things that were said and decided in an event and that no table shows by itself: remarks, and corrections.

use super::entry::DirectorDecision;
use adjudicate_record::log::{Text, Time};
use adjudicate_rules::Name;

/// A remark or a correction, for everybody to read.
#[derive(Clone, Debug)]
pub struct EventRemark {
    /// The entry in which it stands.
    pub seq: u64,
    /// Its author.
    pub by: Name,
    /// Its date.
    pub at: Time,
    /// The correction; absent for a remark.
    pub decision: Option<DirectorDecision>,
    /// The remark, or the reason of the correction; a player gives none for a new key.
    pub text: Option<Text>,
}

impl EventRemark {
    /// The remark in a sentence, with names as `shown` gives them.
    pub fn sentence(&self, shown: &dyn Fn(&Name) -> String) -> String {
        let day: String = self.at.to_string().chars().take(10).collect();
        match (self.decision.as_ref().and_then(|decision| corrected(decision, shown)), &self.text) {
            (Some(done), Some(reason)) => format!("{day}: {done} ({reason})"),
            (Some(done), None) => format!("{day}: {done}"),
            (None, text) => {
                format!("{day}, {}: \"{}\"", shown(&self.by), text.as_ref().map_or("", Text::as_str))
            }
        }
    }

    /// The section that it is about; none if it is about the event.
    pub fn section(&self) -> Option<&Name> {
        match self.decision.as_ref()? {
            DirectorDecision::Unpair(place) => Some(&place.section),
            DirectorDecision::Reopen(place) => Some(&place.section),
            DirectorDecision::Close(section) => Some(section),
            DirectorDecision::Pairing(pair) => Some(&pair.section),
            DirectorDecision::Bye(bye) => Some(&bye.section),
            DirectorDecision::Points(_)
            | DirectorDecision::Exclude(_)
            | DirectorDecision::Rekey(_)
            | DirectorDecision::Substitute(_)
            | DirectorDecision::Readmit(_) => None,
        }
    }
}

/// A correction in a sentence; none for the other decisions.
pub fn corrected(decision: &DirectorDecision, shown: &dyn Fn(&Name) -> String) -> Option<String> {
    Some(match decision {
        DirectorDecision::Rekey(new) => format!("{} has a new key", shown(&new.player)),
        DirectorDecision::Substitute(new) => match (&new.display, &new.waits) {
            (Some(display), _) => format!("{} is played by {display} from here on", shown(&new.player)),
            (None, Some(waits)) => format!("{} is played by {} from here on", shown(&new.player), shown(waits)),
            (None, None) => format!("{} is played by somebody else from here on", shown(&new.player)),
        },
        DirectorDecision::Unpair(place) => format!("{}: round {} is paired no longer", place.section, place.round),
        DirectorDecision::Reopen(place) => {
            format!("{}, round {}: the points of board {} count no longer", place.section, place.round, place.board)
        }
        DirectorDecision::Readmit(name) => format!("{} takes part again", shown(name)),
        DirectorDecision::Close(section) => format!("{section} is closed"),
        DirectorDecision::Pairing(pair) => format!("{}: round {} is paired by hand", pair.section, pair.round),
        DirectorDecision::Bye(bye) => {
            format!("{} is free in round {} of {}", shown(&bye.player), bye.round, bye.section)
        }
        DirectorDecision::Points(_) | DirectorDecision::Exclude(_) => return None,
    })
}
