//! The verdicts on what players bring from game to game.

use std::collections::{BTreeMap, BTreeSet};

use super::line::{DropReason, LedgerGame};
use super::report::{CarryCheck, CarryTrouble, TokenReason};
use crate::seat_of;
use adjudicate_record::crypto::{Digest, PublicKey};
use adjudicate_record::dice::Member;
use adjudicate_record::log::{Carry, Series};
use adjudicate_rules::{Name, Seat};

/// The player who claims tokens of a game: a player of that game, or a name if the game was not given.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Claimant {
    Seat(Seat),
    Key(String),
    Name(Name),
}

/// Which games claim tokens of a player of a game.
pub(super) type Claims = BTreeMap<(Digest, Claimant), BTreeSet<Digest>>;

/// The identity of a player in the game before, and the evidence against it.
struct GameIdentity {
    seat: Seat,
    trouble: Option<CarryTrouble>,
}

/// All claims of tokens. A player who claims none, or who has another
/// key than the owner, takes nothing from other claims.
pub(super) fn claims(lines: &BTreeMap<Digest, LedgerGame>) -> Claims {
    let mut claims = Claims::new();
    for (id, line) in lines {
        let Some(series) = line.series().filter(|_| !line.carries_in_event()) else { continue };
        for carry in series.carry.iter().filter(|carry| carry.tokens > 0) {
            if let Some(who) = claimant(line, series, carry, lines) {
                claims.entry((series.game, who)).or_default().insert(*id);
            }
        }
    }
    claims
}

fn claimant(
    line: &LedgerGame,
    series: &Series,
    carry: &Carry,
    lines: &BTreeMap<Digest, LedgerGame>,
) -> Option<Claimant> {
    let Some(before) = lines.get(&series.game) else {
        let key = key_of(line, &carry.player).map(|key| Claimant::Key(key.to_string()));
        return Some(key.unwrap_or_else(|| Claimant::Name(carry.player.clone())));
    };
    match identify(before, before.account.entry(series.head), line, &carry.player)? {
        GameIdentity { trouble: Some(CarryTrouble::OtherKey { .. }), .. } => None,
        GameIdentity { seat, .. } => Some(Claimant::Seat(seat)),
    }
}

/// The key that the charter gives to this player.
fn key_of(line: &LedgerGame, player: &Name) -> Option<PublicKey> {
    line.account.charter().players.iter().find(|known| known.name == *player)?.key
}

/// Finds a player in the game before: the player with his name, or else the one with his key. `head` is the entry up to
/// which that game counts.
fn identify(before: &LedgerGame, head: Option<u64>, line: &LedgerGame, player: &Name) -> Option<GameIdentity> {
    let account = &before.account;
    let has = key_of(line, player);
    // A player without a key is identified by the referee who signs for him.
    let signs = has.or(line.account.charter().referee.as_ref().map(|referee| referee.key));
    let same = |seat: Seat| {
        account.is_by_post(seat) == has.is_none() && signs.is_some_and(|key| account.keys(head, seat).contains(&key))
    };
    if let Some(seat) = seat_of(account.charter(), player) {
        let had = account.keys(head, seat).first().copied().filter(|_| !account.is_by_post(seat));
        let trouble = (!same(seat)).then_some(CarryTrouble::OtherKey { had, has });
        return Some(GameIdentity { seat, trouble });
    }
    has?;
    let seat = Seat::all(account.charter().players.len()).find(|seat| same(*seat))?;
    let was = account.charter().players.get(seat.index())?.name.clone();
    Some(GameIdentity { seat, trouble: Some(CarryTrouble::OtherName { was }) })
}

/// Returns the verdicts on all carries of this game's charter.
pub(super) fn carries(line: &LedgerGame, lines: &BTreeMap<Digest, LedgerGame>, claims: &Claims) -> Vec<CarryCheck> {
    let Some(series) = line.series() else { return Vec::new() };
    series.carry.iter().map(|carry| judge(line, series, carry, lines, claims)).collect()
}

fn judge(
    line: &LedgerGame,
    series: &Series,
    carry: &Carry,
    lines: &BTreeMap<Digest, LedgerGame>,
    claims: &Claims,
) -> CarryCheck {
    let member = seat_of(line.account.charter(), &carry.player).map(Member::Player);
    let mut carried = CarryCheck {
        player: carry.player.clone(),
        tokens: carry.tokens,
        troubles: Vec::new(),
        later: None,
        joined: member.is_some_and(|member| line.account.state.joined.contains(&member)),
    };
    if line.carries_in_event() {
        carried.troubles.push(CarryTrouble::Event);
        return carried;
    }
    match lines.get(&series.game) {
        None => carried.troubles.push(CarryTrouble::Unknown),
        Some(before) => compare(&mut carried, before, series, line),
    }
    if carry.tokens > 0
        && let Some(who) = claimant(line, series, carry, lines)
        && let Some(games) = claims.get(&(series.game, who))
        && games.len() > 1
    {
        let others = games.iter().copied().filter(|game| *game != line.account.id()).collect();
        carried.troubles.push(CarryTrouble::Twice { others });
    }
    carried
}

/// Compares a carry with the game before.
fn compare(carried: &mut CarryCheck, before: &LedgerGame, series: &Series, line: &LedgerGame) {
    let account = &before.account;
    if !account.is_parcus() {
        return carried.troubles.push(CarryTrouble::NotParcus);
    }
    let head = account.entry(series.head);
    let standing = match (head, before.dropped.get(&series.head)) {
        (_, Some(DropReason::Stopped)) => Err(CarryTrouble::Stopped),
        (_, Some(DropReason::Fallen)) => Err(CarryTrouble::Fallen),
        (None, None) => Err(CarryTrouble::Head { entries: account.state.entries() }),
        (Some(entry), None) => account.standing(entry).ok_or(CarryTrouble::Unfinished { entry }),
    };
    let standing = match standing {
        Ok(standing) => standing,
        Err(trouble) => return carried.troubles.push(trouble),
    };
    let Some(identity) = identify(before, head, line, &carried.player) else {
        return carried.troubles.push(CarryTrouble::Stranger);
    };
    let place = identity.seat.index();
    carried.troubles.extend(identity.trouble);
    let is = |flags: &[bool]| flags.get(place).copied().unwrap_or(false);
    let saved = standing.tokens.get(place).copied().unwrap_or(0);
    if saved != carried.tokens {
        let why = match () {
            () if is(&standing.left) => TokenReason::Left,
            () if is(&standing.said) => TokenReason::Said,
            () => TokenReason::All,
        };
        carried.troubles.push(CarryTrouble::Amount { saved, why });
    }
    carried.later = head.and_then(|entry| account.changed_later(entry, identity.seat));
}
