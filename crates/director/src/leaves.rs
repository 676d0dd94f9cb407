//! Leaves of players: the referee writes them into the games of an event that run.

use std::path::{Path, PathBuf};

use adjudicate_agent::act::{self, Act};
use adjudicate_agent::signing::Signer;
use adjudicate_agent::{Context, Failure};
use adjudicate_event::EventLeave;
use adjudicate_record::crypto::Digest;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{AnnouncedAbsence, Clock, Slip, SlipKind, Time};
use adjudicate_referee::Author;
use adjudicate_rules::{Name, phrase};

use crate::directory::EventDirectory;

/// For how many days behind its end a leave is still written into games: the desk, or the director, may have been away.
const LATE_DAYS: u64 = 60;

/// A game into which the referee has written a leave, or could not write it.
pub struct CarriedLeave {
    /// The player who is away.
    pub player: Name,
    /// The file of the game.
    pub game: PathBuf,
    /// Whether an entry has it already; otherwise the slip waits.
    pub is_written: bool,
    /// Why it could not be written; none if a slip is signed.
    pub refused: Option<Failure>,
}

/// Signs the absences that are missing in running games of players who have announced a leave. Each waits beside its game until an
/// entry writes it in; a player without a key whose turn it is has it written in at once. `path_of` finds the file of a game.
///
/// # Errors
/// A file cannot be read or written.
pub fn carry(
    office: &Context,
    house: &EventDirectory,
    now: Time,
    path_of: impl Fn(&Digest) -> Option<PathBuf>,
) -> Result<Vec<CarriedLeave>, Failure> {
    let event = &house.event;
    let recent: Vec<&EventLeave> =
        event.leaves().iter().filter(|leave| leave.period.until.plus_days(LATE_DAYS) > now).collect();
    let mut carried = Vec::new();
    for (section, standing) in event.sections() {
        if !section.clock.as_ref().is_some_and(Clock::has_absences) {
            continue;
        }
        for (_, board) in standing.open(section) {
            let is_here = |leave: &&EventLeave| board.players.contains(&leave.player) && standing.plays(&leave.player);
            let mut here = recent.iter().copied().filter(is_here).peekable();
            let Some(path) = here.peek().and_then(|_| path_of(&board.game)) else { continue };
            for leave in here {
                carried.extend(carry_into(office, &path, leave)?);
            }
        }
    }
    Ok(carried)
}

fn carry_into(office: &Context, path: &Path, leave: &EventLeave) -> Result<Option<CarriedLeave>, Failure> {
    let game = office.store.game(path)?;
    let state = &game.state;
    let Some(seat) = state.author(&leave.player).and_then(Author::seat) else { return Ok(None) };
    let began_behind = state.dated(0).is_some_and(|began| began >= leave.period.until);
    let stands = state.absences_with_leaves(seat).iter().any(|(_, id)| *id == Some(leave.id));
    if stands || began_behind || state.outcome().is_some() {
        return Ok(None);
    }
    let is_own = |slip: &Slip| matches!(&slip.kind, SlipKind::Absence(absence) if absence.leave == Some(leave.id));
    if office.store.beside(path)?.slips.iter().any(is_own) {
        return Ok(None);
    }
    let (player, game_path) = (leave.player.clone(), path.to_owned());
    let own_key = office.identity()?.public();
    if state.author_of_key(&own_key) != Some(Author::Member(Member::Referee)) {
        let refused =
            Some(Failure::ruled(phrase!("other-referee", "this game has another referee, who has to sign it")));
        return Ok(Some(CarriedLeave { player, game: game_path, is_written: false, refused }));
    }
    let by_post = state.holder().is_some_and(|holder| holder.member.seat() == Some(seat)) && !state.signs(seat);
    let absence = AnnouncedAbsence {
        player: Some(player.clone()),
        from: leave.period.from,
        until: leave.period.until,
        leave: Some(leave.id),
    };
    let signer = Signer::take(office, game, None, &[])?;
    let signed = act::prepare(&signer, &Act::Leave(absence), None).map_err(Failure::from);
    let refused = match signed {
        Ok(prepared) => {
            prepared.commit(signer)?;
            if by_post {
                let scribe = Signer::take(office, office.store.game(path)?, Some(leave.player.as_str()), &[])?;
                act::prepare(&scribe, &Act::Post, None)?.commit(scribe)?;
            }
            None
        }
        Err(failure) if failure.is_environment() => return Err(failure),
        Err(failure) => Some(failure),
    };
    Ok(Some(CarriedLeave { player, game: game_path, is_written: by_post && refused.is_none(), refused }))
}
