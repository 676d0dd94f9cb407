//! Things that were said and decided in an event and that no table shows by itself: remarks, corrections, appeals and claims.

use std::sync::Arc;

use super::appeal::{AdjudicationClaim, AppealableEntry, VerdictDecision, section_of};
use super::entry::DirectorDecision;
use super::table::halves;
use adjudicate_record::log::{Text, Time};
use adjudicate_rules::Name;

/// A remark, or something that was done, for everybody to read.
#[derive(Clone, Debug)]
pub struct EventRemark {
    /// The entry in which it stands.
    pub seq: u64,
    /// Its author.
    pub by: Name,
    /// Its date.
    pub at: Time,
    /// The act.
    pub subject: RemarkSubject,
    /// The remark, or the reason of the act; a player gives none for a new key.
    pub text: Option<Text>,
}

/// The subject of a remark.
#[derive(Clone, Debug)]
pub enum RemarkSubject {
    /// Nothing but its text.
    Said,
    /// A correction.
    Decided(DirectorDecision),
    /// An appeal against an entry.
    Appealed(Arc<AppealableEntry>),
    /// A verdict on the appeal of this player against an entry: what it changes, if the appeal is upheld.
    Judged(Name, Arc<AppealableEntry>, Option<VerdictDecision>),
    /// A claim about a board.
    Claimed(AdjudicationClaim),
}

impl EventRemark {
    /// The remark in a sentence, with names as `shown` gives them.
    pub fn sentence(&self, shown: &dyn Fn(&Name) -> String) -> String {
        let day: String = self.at.to_string().chars().take(10).collect();
        match (self.done(shown), &self.text) {
            (Some(done), _) => format!("{day}: {done}"),
            (None, text) => {
                format!("{day}, {}: \"{}\"", shown(&self.by), text.as_ref().map_or("", Text::as_str))
            }
        }
    }

    /// The act in a sentence, with its reason in brackets; none for a mere remark.
    pub fn done(&self, shown: &dyn Fn(&Name) -> String) -> Option<String> {
        let done = self.subject.done(&self.by, shown)?;
        Some(self.text.as_ref().map_or_else(|| done.clone(), |reason| format!("{done} ({reason})")))
    }

    /// Whether it is about this section, or about the whole event.
    pub fn concerns(&self, section: &Name) -> bool {
        match &self.subject {
            RemarkSubject::Said => true,
            RemarkSubject::Decided(decision) => section_of(decision).is_none_or(|about| about == section),
            RemarkSubject::Appealed(against) | RemarkSubject::Judged(_, against, _) => {
                against.sections.is_empty() || against.sections.contains(section)
            }
            RemarkSubject::Claimed(claim) => claim.section == *section,
        }
    }
}

impl RemarkSubject {
    /// The act in a sentence; none for a mere remark.
    pub fn done(&self, by: &Name, shown: &dyn Fn(&Name) -> String) -> Option<String> {
        match self {
            RemarkSubject::Said => None,
            RemarkSubject::Decided(decision) => corrected(decision, shown),
            RemarkSubject::Appealed(against) => {
                Some(format!("{} appeals against {}", shown(by), against.act.title(shown)))
            }
            RemarkSubject::Judged(player, against, decision) => {
                let appeal = format!("the appeal of {} against {}", shown(player), against.act.title(shown));
                Some(match decision {
                    Some(decision) => format!("{appeal} is upheld: {}", decided(&decision.ruling(), shown)),
                    None => format!("{appeal} is dismissed"),
                })
            }
            RemarkSubject::Claimed(claim) => {
                Some(format!("{} claims {} for {}", shown(by), points(&claim.points), claim.place()))
            }
        }
    }
}

fn points(points: &[u64]) -> String {
    points.iter().map(|points| halves(*points)).collect::<Vec<_>>().join(" : ")
}

/// A decision in a sentence.
pub fn decided(decision: &DirectorDecision, shown: &dyn Fn(&Name) -> String) -> String {
    match decision {
        DirectorDecision::Points(ruled) => {
            format!("{}, round {}: board {} has {}", ruled.section, ruled.round, ruled.board, points(&ruled.points))
        }
        DirectorDecision::Exclude(player) => format!("{} is excluded", shown(player)),
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
    }
}

/// A correction in a sentence; none for the other decisions, which tables show by themselves.
pub fn corrected(decision: &DirectorDecision, shown: &dyn Fn(&Name) -> String) -> Option<String> {
    match decision {
        DirectorDecision::Points(_) | DirectorDecision::Exclude(_) => None,
        DirectorDecision::Rekey(_)
        | DirectorDecision::Substitute(_)
        | DirectorDecision::Unpair(_)
        | DirectorDecision::Reopen(_)
        | DirectorDecision::Readmit(_)
        | DirectorDecision::Close(_)
        | DirectorDecision::Pairing(_)
        | DirectorDecision::Bye(_) => Some(decided(decision, shown)),
    }
}
