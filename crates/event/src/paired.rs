//! Rounds: every pairing is compared with the plan that follows from the log before it, or is part of a ruling.

use std::collections::BTreeSet;

use super::byes;
use super::entry::{BoardPairing, RoundPairing};
use super::rounds;
use super::state::{Event, PairedBoard, Round, RoundPlan};
use super::step::{fault, no_section, paired_already, pairing_before_start, plays_not};
use adjudicate_record::log::Text;
use adjudicate_referee::{Fault, FaultClass};
use adjudicate_rules::{Name, Phrase, PhraseArgument, phrase};

impl Event {
    /// Returns the plan of the next round of the section at this place in the charter.
    ///
    /// # Errors
    /// This round is not the next one, the one before is not over, or nobody can be paired.
    pub fn next_plan(&self, section: usize, round: u64) -> Result<RoundPlan, Fault> {
        match self.started {
            Some(_) => self.plan(section, round),
            None => Err(fault(FaultClass::Kind, pairing_before_start())),
        }
    }

    pub(super) fn place(&self, section: &Name) -> Result<usize, Fault> {
        let found = self.charter.sections.iter().position(|found| found.name == *section);
        found.ok_or_else(|| fault(FaultClass::Pairing, no_section(section)).at("section"))
    }

    pub(super) fn pair(&mut self, seq: u64, pair: &RoundPairing, ruled: Option<&Text>) -> Result<(), Fault> {
        let place = self.place(&pair.section)?;
        self.check_open_section(place)?;
        let begun = self.sections[place].rounds.iter().find(|round| round.number == pair.round);
        let plan = match (begun, ruled) {
            (Some(round), _) if round.paired => {
                return Err(fault(FaultClass::Pairing, paired_already(&pair.section, pair.round)).at("round"));
            }
            (Some(round), None) => round.plan.clone(),
            (None, None) => self.plan(place, pair.round)?,
            (_, Some(_)) => self.ruled_plan(place, pair)?,
        };
        let before = begun.filter(|_| ruled.is_none()).map_or(0, |round| round.boards.len());
        let boards = self.check_boards(seq, pair, &plan, before)?;
        let total = before + boards.len();
        let complete = total == plan.boards.len();
        check_byes(pair, &plan, complete)?;
        for board in &boards {
            self.games.insert(board.game, (place, pair.round, board.board));
        }
        let free = byes::free(&self.sections[place], pair.round, &plan);
        let rounds = &mut self.sections[place].rounds;
        match rounds.iter_mut().find(|round| round.number == pair.round) {
            Some(round) if ruled.is_none() => {
                round.boards.extend(boards);
                round.paired = complete;
                round.byes = pair.byes.clone();
            }
            _ => {
                rounds.retain(|round| round.number != pair.round);
                let ruled = ruled.cloned();
                let byes = pair.byes.clone();
                rounds.push(Round { number: pair.round, plan, boards, byes, paired: complete, free, ruled });
            }
        }
        Ok(())
    }

    /// Returns the plan of the next round of a section.
    ///
    /// # Errors
    /// This round is not the next one, the one before is not over, or nobody can be paired.
    pub(super) fn plan(&self, place: usize, round: u64) -> Result<RoundPlan, Fault> {
        let wrong = |reason: Phrase| Err(fault(FaultClass::Pairing, reason).at("round"));
        let (Some(section), Some(standing)) = (self.charter.sections.get(place), self.sections.get(place)) else {
            return wrong(phrase!("no-section", "there is no such section"));
        };
        self.check_open_section(place)?;
        let name = &section.name;
        let next = standing.rounds.iter().filter(|round| round.paired).count() as u64 + 1;
        let unfinished = standing.rounds.iter().find(|round| !round.paired);
        if let Some(open) = unfinished {
            let round = open.number;
            let reason =
                phrase!("round-paired-in-part", "round {round} of `{name}` is not wholly paired yet", round, name);
            return wrong(reason);
        }
        if round != next {
            return wrong(next_round(name, next, round));
        }
        let rounds = rounds::count(section, standing.players.len());
        if round > rounds {
            return wrong(phrase!("rounds-over", "`{name}` has {rounds} rounds", name, rounds = rounds));
        }
        let waits = standing.open(section).next().filter(|_| section.rests_on_results(round));
        if let Some((_, board)) = waits {
            let (round, board) = (round - 1, board.board);
            let reason = phrase!(
                "round-open",
                "round {round} of `{name}` is not over: board {board} has no points yet",
                round,
                name,
                board
            );
            let hint = phrase!("round-open-hint", "take the result of its game, or rule upon its points");
            return Err(fault(FaultClass::Pairing, reason).at("round").hint(hint));
        }
        let seed = standing.drawn.map(|draw| draw.seed).unwrap_or_default();
        rounds::plan(section, standing, &seed, round).map_err(|why| {
            fault(FaultClass::Pairing, why)
                .at("round")
                .hint(phrase!("unpairable-hint", "a ruling `pairing` pairs the round by hand, with its reason"))
        })
    }

    /// Whether the director can pair a round like this by a ruling.
    ///
    /// # Errors
    /// Somebody is left out, or sits twice, or does not play; or it is not the time for it.
    pub fn check_plan(&self, section: usize, round: u64, plan: &RoundPlan) -> Result<(), Fault> {
        let Some(of) = self.charter.sections.get(section).filter(|_| self.started.is_some()) else {
            return Err(fault(FaultClass::Kind, pairing_before_start()));
        };
        self.check_open_section(section)?;
        let board =
            |(players, board): (&Vec<Name>, u64)| BoardPairing { board, players: players.clone(), game: self.id };
        let boards = plan.boards.iter().zip(1..).map(board).collect();
        let pair = RoundPairing { section: of.name.clone(), round, boards, byes: plan.byes.clone() };
        self.ruled_plan(section, &pair).map(drop)
    }

    /// A plan of the director's own: every player has one board or a bye.
    pub(super) fn ruled_plan(&self, place: usize, pair: &RoundPairing) -> Result<RoundPlan, Fault> {
        let wrong = |reason: Phrase| Err(fault(FaultClass::Pairing, reason).at("round"));
        let (section, standing) = (&self.charter.sections[place], &self.sections[place]);
        let paired = standing.rounds.iter().filter(|round| round.paired).count() as u64;
        if pair.round != paired + 1 {
            return wrong(next_round(&section.name, paired + 1, pair.round));
        }
        let free_by_verdict = |player: &Name| standing.decided_byes.contains(&(pair.round, player.clone()));
        let mut seated = BTreeSet::new();
        for player in pair.boards.iter().flat_map(|board| &board.players).chain(&pair.byes) {
            if !standing.plays(player) {
                return wrong(plays_not(&section.name, player));
            }
            if free_by_verdict(player) {
                let round = pair.round;
                let reason = phrase!(
                    "free-by-verdict",
                    "a verdict lets `{player}` have no board in round {round}",
                    player,
                    round
                );
                return Err(fault(FaultClass::Result, reason).at("round"));
            }
            if !seated.insert(player) {
                return wrong(phrase!("paired-twice", "`{player}` is paired twice", player));
            }
        }
        let out = rounds::eliminated(section, standing);
        let missing = standing.players.iter().find(|player| {
            standing.comes(section, pair.round, player) && !out.contains(*player) && !seated.contains(player)
        });
        if let Some(player) = missing {
            return wrong(phrase!("paired-nowhere", "`{player}` has neither a board nor a bye", player));
        }
        let fits = |board: &&BoardPairing| !(2..=section.seats).contains(&(board.players.len() as u64));
        if let Some(board) = pair.boards.iter().find(fits) {
            let (number, players, seats) = (board.board, board.players.len(), section.seats);
            return wrong(phrase!(
                "board-size",
                "board {number} has {players} players; 2 to {seats} fit",
                number,
                players,
                seats
            ));
        }
        let boards = pair.boards.iter().map(|board| board.players.clone()).collect();
        Ok(RoundPlan { boards, byes: pair.byes.clone() })
    }

    /// The boards of an entry, held to the plan.
    pub(super) fn check_boards(
        &self,
        seq: u64,
        pair: &RoundPairing,
        plan: &RoundPlan,
        before: usize,
    ) -> Result<Vec<PairedBoard>, Fault> {
        let wrong = |reason: Phrase| fault(FaultClass::Pairing, reason);
        let mut games = BTreeSet::new();
        let mut boards = Vec::with_capacity(pair.boards.len());
        for (place, board) in (before..).zip(&pair.boards) {
            let number = place as u64 + 1;
            if board.board != number {
                let is = board.board;
                let reason =
                    phrase!("board-number", "board {is} stands where board {belongs} belongs", is, belongs = number);
                return Err(wrong(reason).at_value("board", board.board.to_string()));
            }
            let Some(planned) = plan.boards.get(place) else {
                let (round, section, boards) = (pair.round, &pair.section, PhraseArgument::count(plan.boards.len()));
                let reason = phrase!(
                    "boards-of-round",
                    "round {round} of `{section}` has {boards} boards",
                    round,
                    section,
                    boards = boards
                );
                return Err(wrong(reason).at_value("board", board.board.to_string()));
            };
            if board.players != *planned {
                let (is, belongs, round) = (listed(&board.players), listed(planned), pair.round);
                let reason = phrase!(
                    "board-otherwise",
                    "board {number} of round {round} pairs {is}; what follows from the log is {belongs}",
                    number,
                    round,
                    is,
                    belongs
                );
                return Err(wrong(reason).at_value("board", board.board.to_string()).hint(phrase!(
                    "board-otherwise-hint",
                    "a pairing of the director's own needs a ruling `pairing` with its reason"
                )));
            }
            if self.games.contains_key(&board.game) || !games.insert(board.game) || board.game == self.id {
                let reason =
                    phrase!("board-again", "the game of board {number} has a place in this event already", number);
                return Err(wrong(reason).at_value("game", board.game.to_string()));
            }
            let players = board.players.clone();
            boards.push(PairedBoard {
                board: number,
                players,
                game: board.game,
                seq,
                after: self.head,
                scored: None,
                earlier: Vec::new(),
                reopened: Vec::new(),
            });
        }
        Ok(boards)
    }
}

fn check_byes(pair: &RoundPairing, plan: &RoundPlan, complete: bool) -> Result<(), Fault> {
    let wrong = |reason: Phrase| Err(fault(FaultClass::Pairing, reason).at("byes"));
    if !complete && !pair.byes.is_empty() {
        return wrong(phrase!("byes-too-early", "byes stand in the entry that completes the round"));
    }
    if complete && pair.byes != plan.byes {
        let names = |names: &[Name]| match names {
            [] => phrase!("list-of-none", "nobody"),
            some => Phrase::from(listed(some)),
        };
        return wrong(phrase!(
            "byes-otherwise",
            "{is} has a bye; what follows from the log is {belongs}",
            is = names(&pair.byes),
            belongs = names(&plan.byes)
        ));
    }
    if !complete && pair.boards.is_empty() {
        return wrong(phrase!("pairing-of-nobody", "this entry pairs nobody"));
    }
    Ok(())
}

/// That another round is the next one.
fn next_round(section: &Name, next: u64, round: u64) -> Phrase {
    phrase!("next-round", "the next round of `{section}` is {next}, not {round}", section, next, round)
}

fn listed(names: &[Name]) -> String {
    let names: Vec<&str> = names.iter().map(Name::as_str).collect();
    names.join(" - ")
}
