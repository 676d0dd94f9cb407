//! Series in an event: tokens go from round to round, and those of one board come from several games. The event's log
//! says from which, so it determines what each player brings; the charters of the games are compared with that here.

use std::collections::BTreeMap;

use super::line::LedgerGame;
use super::report::{CarryCheck, CarryTrouble, TokenReason};
use crate::seat_of;
use adjudicate_record::crypto::Digest;
use adjudicate_record::dice::Member;
use adjudicate_record::log::Series;
use adjudicate_rules::Name;

/// The events of the games, as far as they are known.
#[derive(Clone, Debug, Default)]
pub struct SeriesRounds {
    /// The origin of each event's log.
    pub events: BTreeMap<Digest, String>,
    /// The boards of their series, by their games.
    pub boards: BTreeMap<Digest, SeriesBoard>,
}

/// A board of an event's series.
#[derive(Clone, Debug)]
pub struct SeriesBoard {
    /// The event.
    pub event: Digest,
    /// The section.
    pub section: Name,
    /// The round.
    pub round: u64,
    /// The board's number.
    pub number: u64,
    /// The event's entry before the one that pairs the board: its number and its id.
    pub after: (u64, Digest),
    /// The tokens that its players bring. A player who is not listed has taken nothing out of any round before.
    pub brings: BTreeMap<Name, ExpectedCarry>,
}

/// The tokens that a player brings to a board of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpectedCarry {
    /// So many tokens, and why so many.
    Tokens(u64, TokenReason),
    /// The tokens that he took out of this game, whose log was not given.
    Missing(Digest),
}

/// The verdicts on what the charter of a board's game carries.
pub(super) fn carries(line: &LedgerGame, series: &Series, board: &SeriesBoard) -> Vec<CarryCheck> {
    let charter = line.account.charter();
    let carried = |player: &Name, tokens: u64| {
        let member = seat_of(charter, player).map(Member::Player);
        let mut troubles = Vec::new();
        if series.head != board.after.1 {
            troubles.push(CarryTrouble::Head { entries: board.after.0 + 1 });
        }
        match board.brings.get(player) {
            Some(ExpectedCarry::Tokens(saved, _)) if *saved == tokens => {}
            Some(ExpectedCarry::Tokens(saved, why)) => troubles.push(CarryTrouble::Amount { saved: *saved, why: *why }),
            Some(ExpectedCarry::Missing(_)) => troubles.push(CarryTrouble::Unknown),
            None => troubles.push(CarryTrouble::Stranger),
        }
        let joined = member.is_some_and(|member| line.account.state.joined.contains(&member));
        CarryCheck { player: player.clone(), tokens, troubles, later: None, joined }
    };
    let named = |player: &Name| series.carry.iter().any(|carry| carry.player == *player);
    // A player whom the charter's list leaves out brings none.
    let left_out = charter.players.iter().map(|player| &player.name).filter(|player| {
        !named(player) && matches!(board.brings.get(*player), Some(ExpectedCarry::Tokens(saved, _)) if *saved > 0)
    });
    let said = series.carry.iter().map(|carry| carried(&carry.player, carry.tokens));
    said.chain(left_out.map(|player| carried(player, 0))).collect()
}
