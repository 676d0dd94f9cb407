//! Things that were said and decided in an event and that no table shows by itself: remarks, corrections, appeals and claims.

use std::sync::Arc;

use super::appeal::{AdjudicationClaim, AppealableEntry, VerdictDecision, at_board, at_round, section_of};
use super::entry::{BoardLocation, DirectorDecision, GivenBye, RoundLocation, RoundPairing, RuledPoints};
use super::table::halves;
use adjudicate_record::log::{Text, Time};
use adjudicate_rules::{Name, Phrase};

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
    pub fn sentence(&self, shown: &dyn Fn(&Name) -> String) -> Phrase {
        let day: String = self.at.to_string().chars().take(10).collect();
        let remark = match (self.done(shown), &self.text) {
            (Some(done), _) => Phrase::english("remark-done", format!("{day}: {done}")).with("done", done),
            (None, text) => {
                let (by, text) = (shown(&self.by), text.as_ref().map_or("", Text::as_str));
                Phrase::english("remark-said", format!("{day}, {by}: \"{text}\"")).with("by", by).with("text", text)
            }
        };
        remark.with("day", day)
    }

    /// The act in a sentence, with its reason in brackets; none for a mere remark.
    pub fn done(&self, shown: &dyn Fn(&Name) -> String) -> Option<Phrase> {
        let done = self.subject.done(&self.by, shown)?;
        Some(match &self.text {
            Some(reason) => Phrase::english("remark-reason", format!("{done} ({reason})"))
                .with("done", done)
                .with("reason", reason.as_str()),
            None => done,
        })
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
    pub fn done(&self, by: &Name, shown: &dyn Fn(&Name) -> String) -> Option<Phrase> {
        match self {
            RemarkSubject::Said => None,
            RemarkSubject::Decided(decision) => corrected(decision, shown),
            RemarkSubject::Appealed(against) => {
                let (by, act) = (shown(by), against.act.title(shown));
                let english = format!("{by} appeals against {act}");
                Some(Phrase { key: "remark-appealed", english, ..act }.with("by", by))
            }
            RemarkSubject::Judged(player, against, decision) => {
                let (by, act) = (shown(player), against.act.title(shown));
                let appeal = format!("the appeal of {by} against {act}");
                Some(match decision {
                    Some(decision) => {
                        let change = decided(&decision.ruling(), shown);
                        let english = format!("{appeal} is upheld: {change}");
                        Phrase { key: "remark-upheld", english, ..act }.with("by", by).with("change", change)
                    }
                    None => {
                        let english = format!("{appeal} is dismissed");
                        Phrase { key: "remark-dismissed", english, ..act }.with("by", by)
                    }
                })
            }
            RemarkSubject::Claimed(claim) => {
                let (by, points) = (shown(by), points(&claim.points));
                let english = format!("{by} claims {points} for {}", claim.place());
                let claimed = Phrase::english("remark-claimed", english).with("by", by).with("points", points);
                Some(at_board(claimed, &claim.section, claim.round, claim.board))
            }
        }
    }
}

fn points(points: &[u64]) -> String {
    points.iter().map(|points| halves(*points)).collect::<Vec<_>>().join(" : ")
}

/// A decision in a sentence.
pub fn decided(decision: &DirectorDecision, shown: &dyn Fn(&Name) -> String) -> Phrase {
    let done = |kind: &str, english: String| Phrase::english("decided", english).with("decided", kind);
    let of_player = |kind, player: &Name, what: &str| {
        let player = shown(player);
        done(kind, format!("{player} {what}")).with("player", player)
    };
    let of_round = |kind, section, round, english| at_round(done(kind, english), section, round);
    match decision {
        DirectorDecision::Points(RuledPoints { section, round, board, points: given, .. }) => {
            let given = points(given);
            let english = format!("{section}, round {round}: board {board} has {given}");
            of_round("points", section, *round, english).with("board", *board).with("points", given)
        }
        DirectorDecision::Exclude(player) => of_player("exclude", player, "is excluded"),
        DirectorDecision::Rekey(new) => of_player("rekey", &new.player, "has a new key"),
        DirectorDecision::Substitute(new) => {
            let display = new.display.as_ref().map(ToString::to_string);
            match display.or_else(|| new.waits.as_ref().map(shown)) {
                Some(person) => of_player("substitute", &new.player, &format!("is played by {person} from here on"))
                    .with("person", person),
                None => of_player("substitute-unnamed", &new.player, "is played by somebody else from here on"),
            }
        }
        DirectorDecision::Unpair(RoundLocation { section, round }) => {
            of_round("unpair", section, *round, format!("{section}: round {round} is paired no longer"))
        }
        DirectorDecision::Reopen(BoardLocation { section, round, board }) => {
            let english = format!("{section}, round {round}: the points of board {board} count no longer");
            of_round("reopen", section, *round, english).with("board", *board)
        }
        DirectorDecision::Readmit(name) => of_player("readmit", name, "takes part again"),
        DirectorDecision::Close(section) => {
            done("close", format!("{section} is closed")).with("section", section.as_str())
        }
        DirectorDecision::Pairing(RoundPairing { section, round, .. }) => {
            of_round("pairing", section, *round, format!("{section}: round {round} is paired by hand"))
        }
        DirectorDecision::Bye(GivenBye { section, round, player }) => {
            at_round(of_player("bye", player, &format!("is free in round {round} of {section}")), section, *round)
        }
    }
}

/// A correction in a sentence; none for the other decisions, which tables show by themselves.
pub fn corrected(decision: &DirectorDecision, shown: &dyn Fn(&Name) -> String) -> Option<Phrase> {
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
