//! Points of boards: what finished games give, and what the director rules.

use std::collections::BTreeSet;

use super::entry::{BoardResult, DecisionOrigin, DirectorDecision, Entry, RuledPoints};
use super::score;
use super::state::{BoardScore, Event, PairedBoard};
use super::step::fault;
use adjudicate_record::log::Text;
use adjudicate_referee::{Fault, FaultClass};
use adjudicate_rules::Name;

impl Event {
    /// The board that an entry gives points to, and where it stands.
    pub(super) fn scored_board(&mut self, section: &Name, round: u64, board: u64) -> Result<&mut PairedBoard, Fault> {
        let missing = || {
            let reason = format!("there is no board {board} in round {round} of `{section}`");
            fault(FaultClass::Result, reason).at("board")
        };
        let place = self.place(section).map_err(|_| missing())?;
        let rounds = &mut self.sections[place].rounds;
        let round = rounds.iter_mut().find(|found| found.number == round).ok_or_else(missing)?;
        round.boards.iter_mut().find(|found| found.board == board).ok_or_else(missing)
    }

    pub(super) fn result(&mut self, entry: &Entry, result: &BoardResult) -> Result<(), Fault> {
        self.check_undrawn_from(&result.section, FaultClass::Result)?;
        let scoring = self.charter.section(&result.section).cloned();
        let found = self.scored_board(&result.section, result.round, result.board)?;
        let wrong = |reason: String| Err(fault(FaultClass::Result, reason));
        match &found.scored {
            Some(scored) if scored.ruled.is_some() => {
                return wrong(format!("board {} has its points by {}", result.board, source(scored)));
            }
            Some(scored) if scored.head == Some(result.head) => {
                return wrong(format!("board {} has its points already, by entry {}", result.board, scored.seq));
            }
            _ => {}
        }
        if !scoring.is_some_and(|section| score::can_be(&section, &result.points, found.players.len())) {
            let reason = format!("no end of this game gives the points {}", numbers(&result.points));
            return Err(fault(FaultClass::Result, reason).at("points"));
        }
        let (seq, at) = (entry.seq, entry.at);
        found.score(BoardScore {
            seq,
            at,
            head: Some(result.head),
            points: result.points.clone(),
            absent: Vec::new(),
            ruled: None,
            by_verdict: false,
        });
        Ok(())
    }

    /// Carries out a ruling of the director, or a verdict that does the same.
    pub(super) fn rule(
        &mut self,
        origin: DecisionOrigin,
        decision: &DirectorDecision,
        reason: &Text,
    ) -> Result<(), Fault> {
        match decision {
            DirectorDecision::Points(points) => self.rule_points(origin, points, reason),
            DirectorDecision::Bye(bye) => self.give_bye(bye, origin.by_verdict),
            DirectorDecision::Pairing(pair) => self.pair(origin.seq, pair, Some(reason)),
            DirectorDecision::Exclude(player) => {
                self.check_undecided(player, origin)?;
                let sections = self.sections_of(player, None);
                self.leave(origin, player, &sections, Some(reason));
                if origin.by_verdict {
                    self.decided.insert(player.clone(), false);
                }
                Ok(())
            }
            DirectorDecision::Rekey(new) => {
                self.rekey(origin.seq, new);
                Ok(())
            }
            DirectorDecision::Substitute(new) => {
                self.substitute(origin.seq, new);
                Ok(())
            }
            DirectorDecision::Unpair(place) => self.unpair(place),
            DirectorDecision::Reopen(place) => self.reopen(origin, place),
            DirectorDecision::Readmit(player) => {
                self.readmit(origin.seq, player);
                if origin.by_verdict {
                    self.decided.insert(player.clone(), true);
                }
                Ok(())
            }
            DirectorDecision::Close(section) => {
                self.close(origin, section, reason);
                Ok(())
            }
        }
    }

    fn rule_points(&mut self, origin: DecisionOrigin, ruled: &RuledPoints, reason: &Text) -> Result<(), Fault> {
        self.check_undrawn_from(&ruled.section, FaultClass::Result)?;
        let answer = self.check_answer(ruled);
        let section = self.charter.section(&ruled.section).cloned();
        let found = self.scored_board(&ruled.section, ruled.round, ruled.board)?;
        check_changeable(found, origin)?;
        answer?;
        let most = section.map_or(0, |section| section.most_points());
        if ruled.points.len() != found.players.len() || ruled.points.iter().any(|points| *points > most) {
            let reason = format!(
                "{} are no points of a board with {} players: each has at most {most} half points",
                numbers(&ruled.points),
                found.players.len()
            );
            return Err(fault(FaultClass::Result, reason).at("points"));
        }
        let mut seen = BTreeSet::new();
        if let Some(name) = ruled.absent.iter().find(|name| !found.players.contains(name) || !seen.insert(*name)) {
            let reason = format!("`absent` names players of the board, each once, and `{name}` is named otherwise");
            return Err(fault(FaultClass::Result, reason).at("absent"));
        }
        let (points, absent) = (ruled.points.clone(), ruled.absent.clone());
        let DecisionOrigin { seq, at, by_verdict } = origin;
        let ruled_so = Some(reason.clone());
        found.score(BoardScore { seq, at, head: ruled.head, points, absent, ruled: ruled_so, by_verdict });
        self.answer_claims(seq, ruled);
        Ok(())
    }
}

/// The source of a board's points, for sentences.
fn source(scored: &BoardScore) -> String {
    let what = match (scored.by_verdict, &scored.ruled) {
        (true, _) => "verdict",
        (false, Some(_)) => "ruling",
        (false, None) => "result",
    };
    format!("the {what} of entry {}", scored.seq)
}

/// Whether the points of a board can be changed: those of a verdict by a verdict only.
pub(super) fn check_changeable(board: &PairedBoard, origin: DecisionOrigin) -> Result<(), Fault> {
    match board.scored.as_ref().filter(|scored| scored.by_verdict && !origin.by_verdict) {
        None => Ok(()),
        Some(scored) => {
            let reason = format!("board {} has its points by {}, which no ruling changes", board.board, source(scored));
            Err(fault(FaultClass::Result, reason)
                .at("board")
                .hint("players can appeal, and the committee decides again"))
        }
    }
}

/// Half points, for sentences.
pub(super) fn numbers(points: &[u64]) -> String {
    let points: Vec<String> = points.iter().map(u64::to_string).collect();
    points.join(", ")
}
