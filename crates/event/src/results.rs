//! Points of boards: what finished games give, and what the director rules.

use std::collections::BTreeSet;

use super::entry::{BoardLocation, BoardResult, DecisionOrigin, DirectorDecision, Entry, RuledPoints};
use super::score;
use super::state::{BoardScore, Event, PairedBoard};
use super::step::{fault, no_board};
use adjudicate_record::log::Text;
use adjudicate_referee::{Fault, FaultClass};
use adjudicate_rules::{Phrase, phrase};

impl Event {
    /// The board that an entry gives points to, and where it stands.
    pub(super) fn scored_board(&mut self, place: &BoardLocation) -> Result<&mut PairedBoard, Fault> {
        let missing = || fault(FaultClass::Result, no_board(place)).at("board");
        let section = self.place(&place.section).map_err(|_| missing())?;
        let rounds = &mut self.sections[section].rounds;
        let round = rounds.iter_mut().find(|found| found.number == place.round).ok_or_else(missing)?;
        round.boards.iter_mut().find(|found| found.board == place.board).ok_or_else(missing)
    }

    pub(super) fn result(&mut self, entry: &Entry, result: &BoardResult) -> Result<(), Fault> {
        self.check_undrawn_from(&result.section, FaultClass::Result)?;
        let scoring = self.charter.section(&result.section).cloned();
        let board = result.board;
        let found = self.scored_board(&result.place())?;
        let wrong = |reason: Phrase| Err(fault(FaultClass::Result, reason));
        match &found.scored {
            Some(scored) if scored.ruled.is_some() => {
                return wrong(phrase!(
                    "result-ruled",
                    "board {board} has its points by {source}",
                    board,
                    source = source(scored)
                ));
            }
            Some(scored) if scored.head == Some(result.head) => {
                let seq = scored.seq;
                return wrong(phrase!(
                    "result-again",
                    "board {board} has its points already, by entry {seq}",
                    board,
                    seq
                ));
            }
            _ => {}
        }
        if !scoring.is_some_and(|section| score::can_be(&section, &result.points, found.players.len())) {
            let points = numbers(&result.points);
            let reason = phrase!("result-impossible", "no end of this game gives the points {points}", points);
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
        let found = self.scored_board(&ruled.place())?;
        check_changeable(found, origin)?;
        answer?;
        let most = section.map_or(0, |section| section.most_points());
        if ruled.points.len() != found.players.len() || ruled.points.iter().any(|points| *points > most) {
            let (points, players) = (numbers(&ruled.points), found.players.len());
            let reason = phrase!(
                "ruling-points",
                "{points} are no points of a board with {players} players: each has at most {most} half points",
                points,
                players,
                most = most
            );
            return Err(fault(FaultClass::Result, reason).at("points"));
        }
        let mut seen = BTreeSet::new();
        if let Some(name) = ruled.absent.iter().find(|name| !found.players.contains(name) || !seen.insert(*name)) {
            let reason = phrase!(
                "ruling-absent",
                "`absent` names players of the board, each once, and `{name}` is named otherwise",
                name
            );
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
fn source(scored: &BoardScore) -> Phrase {
    let seq = scored.seq;
    match (scored.by_verdict, &scored.ruled) {
        (true, _) => phrase!("points-by-verdict", "the verdict of entry {seq}", seq),
        (false, Some(_)) => phrase!("points-by-ruling", "the ruling of entry {seq}", seq),
        (false, None) => phrase!("points-by-result", "the result of entry {seq}", seq),
    }
}

/// Whether the points of a board can be changed: those of a verdict by a verdict only.
pub(super) fn check_changeable(board: &PairedBoard, origin: DecisionOrigin) -> Result<(), Fault> {
    match board.scored.as_ref().filter(|scored| scored.by_verdict && !origin.by_verdict) {
        None => Ok(()),
        Some(scored) => {
            let board = board.board;
            let reason = phrase!(
                "ruling-on-verdict",
                "board {board} has its points by {source}, which no ruling changes",
                board,
                source = source(scored)
            );
            let hint = phrase!("ruling-on-verdict-hint", "players can appeal, and the committee decides again");
            Err(fault(FaultClass::Result, reason).at("board").hint(hint))
        }
    }
}

/// Half points, for sentences.
pub(super) fn numbers(points: &[u64]) -> String {
    let points: Vec<String> = points.iter().map(u64::to_string).collect();
    points.join(", ")
}
