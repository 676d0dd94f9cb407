//! One board's game held to the event: its charter to the pairing and the section, its absences to the leaves, its end to the points
//! that it is said to give.

use super::audit::AuditFinding;
use super::board::{self, BroughtTokens};
use super::charter::Section;
use super::results::numbers;
use super::score;
use super::state::{BoardScore, Event, EventLeave, PairedBoard};
use adjudicate_record::log::{self, Clock, Time};
use adjudicate_referee::{FaultClass, Match};
use adjudicate_rules::{Name, Phrase, Seat, phrase};

/// Returns the parts of the charter of a board's game that do not follow from the event's log.
pub(super) fn charter_faults(
    event: &Event,
    section: &Section,
    round: u64,
    board: &PairedBoard,
    brought: &BroughtTokens,
    charter: &log::Charter,
) -> Vec<Phrase> {
    let expected = board::charter(event, section, round, board.board, &board.players, brought, charter.nonce);
    let Some(mut expected) = expected else {
        return vec![phrase!("game-of-nobody", "a player has not entered the event")];
    };
    let director = event.director_at(board.seq);
    expected.organiser.key = director.key;
    if let Some(referee) = &mut expected.referee {
        (referee.key, referee.mail) = (director.key, Some(director.mail.clone()));
    }
    for player in &mut expected.players {
        let Some(known) = event.player(&player.name) else { continue };
        let entrant = known.entrant_at(board.seq);
        player.key = entrant.key;
        player.mail.clone_from(&entrant.mail);
        player.display.clone_from(&entrant.display);
    }
    if let Some(series) = &mut expected.series {
        series.head = board.after;
    }
    let mut faults = Vec::new();
    let mut differs = |fits: bool, what: Phrase| {
        if !fits {
            faults.push(what);
        }
    };
    differs(charter.game == expected.game, phrase!("game-other", "it is another game than the section's"));
    differs(
        charter.rules == expected.rules,
        phrase!("game-rules", "it is played under another version of the rules than the section's"),
    );
    differs(charter.options == expected.options, phrase!("game-options", "its options are not those of the section"));
    differs(
        charter.first == expected.first,
        phrase!("game-first", "the first turn is not with the player whom the pairing gives it"),
    );
    differs(
        charter.players == expected.players,
        phrase!("game-players", "its players, keys or seats are not those of the pairing"),
    );
    differs(charter.referee == expected.referee, phrase!("game-referee", "its referee is not the director"));
    differs(charter.organiser == expected.organiser, phrase!("game-organiser", "its charter is not the director's"));
    differs(charter.dice == expected.dice, phrase!("game-dice", "its dice are not made by the players"));
    differs(charter.clock == expected.clock, phrase!("game-clock", "its clock is not that of the section"));
    differs(
        charter.event == expected.event,
        phrase!("game-place", "it names another place in the event, or another event"),
    );
    let carry = |charter: &log::Charter| charter.series.as_ref().map(|series| series.carry.clone());
    if carry(charter) != carry(&expected) {
        differs(false, carry_fault(charter, &expected));
    } else {
        differs(
            charter.series == expected.series,
            phrase!("game-series", "its `series` does not name the event and its entry before the pairing"),
        );
    }
    faults
}

fn carry_fault(charter: &log::Charter, expected: &log::Charter) -> Phrase {
    let told = |charter: &log::Charter| match &charter.series {
        Some(series) if !series.carry.is_empty() => {
            let each: Vec<String> =
                series.carry.iter().map(|carry| format!("{} {}", carry.player, carry.tokens)).collect();
            Phrase::from(each.join(", "))
        }
        _ => phrase!("carry-nothing", "nothing"),
    };
    phrase!(
        "game-carry",
        "its players carry {is}; what they kept in the rounds before is {belongs}",
        is = told(charter),
        belongs = told(expected)
    )
}

/// Whether the points of a board are what its game gives. `game` is how the game stands, for points that count: of a ruling
/// that another one has replaced nothing is said if somebody has begun the game since. `had_turn` is the earliest receipt of a turn
/// that stands in the game.
pub(super) fn judge(
    section: &Section,
    place: &Phrase,
    scored: &BoardScore,
    known: bool,
    at_head: Option<&Match>,
    game: Option<&Match>,
    had_turn: Option<Time>,
) -> Option<AuditFinding> {
    let wrong = |reason: Phrase| AuditFinding::new(FaultClass::Result, reason);
    let advised = |reason: Phrase, hint: Phrase| Some(wrong(reason).hint(hint));
    if !known {
        return Some(wrong(phrase!(
            "judged-no-entry",
            "the game of {place} has no such entry as the one up to which it is said to count",
            place = place
        )));
    }
    if scored.ruled.is_some() {
        // Players who move behind such a ruling change nothing. But a turn that the director had then was no secret to him.
        if scored.head.is_none() && game.is_some() && had_turn.is_some_and(|had| had < scored.at) {
            return advised(
                phrase!(
                    "judged-had-turn",
                    "the ruling says that the game of {place} was never played, and by a receipt in it the director had a turn",
                    place = place
                ),
                phrase!("judged-had-turn-hint", "a ruling on a game that was begun names its last entry as `head`"),
            );
        }
        if at_head.is_some_and(|game| !game.is_begun()) {
            return advised(
                phrase!(
                    "judged-unbegun",
                    "the ruling takes the game of {place} for played, and nobody had made a turn",
                    place = place
                ),
                phrase!("judged-unbegun-hint", "a ruling on a game that was never begun has no `head`"),
            );
        }
        return None;
    }
    let gives = game.and_then(|game| Some(score::of(section, game, &game.outcome()?)));
    let Some(at_head) = at_head else {
        // A ruling has put that entry out. Until the game is over again, the points stay.
        return gives.filter(|gives| *gives != scored.points).map(|gives| changed(place, scored, Some(&gives)));
    };
    let Some(outcome) = at_head.outcome() else {
        return advised(
            phrase!(
                "judged-not-over",
                "the game of {place} was not over at that entry, so it gave no points",
                place = place
            ),
            phrase!("judged-not-over-hint", "only finished games have results; a ruling `points` ends the others"),
        );
    };
    let given = score::of(section, at_head, &outcome);
    if given != scored.points {
        let (is, gives) = (numbers(&scored.points), numbers(&given));
        return Some(wrong(phrase!(
            "judged-points",
            "the game of {place} gives the half points {gives}, not {is}: {why}",
            place = place,
            gives,
            is,
            why = outcome.reason.text
        )));
    }
    (game.is_some() && gives.as_ref() != Some(&scored.points)).then(|| changed(place, scored, gives.as_ref()))
}

/// That a game gives other points than when its result was taken.
fn changed(place: &Phrase, scored: &BoardScore, gives: Option<&Vec<u64>>) -> AuditFinding {
    let is = numbers(&scored.points);
    let gives = gives.map_or_else(|| phrase!("points-none", "none"), |gives| Phrase::from(numbers(gives)));
    let reason = phrase!(
        "judged-changed",
        "the game of {place} has changed since its result was taken: it gave the half points {is}, and gives {gives} now",
        place = place,
        is,
        gives = gives
    );
    let hint = phrase!("judged-changed-hint", "`adjudicate event collect` takes the result that the game has now");
    AuditFinding::new(FaultClass::Result, reason).hint(hint)
}

/// The contradictions between the absences in a game of this event and the leaves in its log.
pub(super) fn absence_faults(event: &Event, place: &Phrase, players: &[Name], game: &Match) -> Vec<AuditFinding> {
    let clock = game.charter().clock.as_ref();
    let is_yearly = clock.and_then(Clock::absence_days_per_year).is_some();
    let mut found = Vec::new();
    for (seat, player) in Seat::all(players.len()).zip(players) {
        for (period, leave) in game.absences_with_leaves(seat) {
            let own = || event.leaves().iter().filter(|leave| leave.player == *player);
            let is_known = match leave {
                Some(id) => own().any(|leave| leave.id == id && leave.period == period),
                None => {
                    let has =
                        |leave: &EventLeave| leave.period.from <= period.from && period.until <= leave.period.until;
                    !is_yearly || own().any(has)
                }
            };
            if !is_known {
                let (from, until) = (period.from, period.until);
                let reason = phrase!(
                    "audit-absence",
                    "in the game of {place} `{player}` is away from {from} until {until}, and the event's log has no such \
                     leave",
                    place = place,
                    player,
                    from,
                    until
                );
                found.push(AuditFinding::new(FaultClass::Absence, reason));
            }
        }
    }
    found
}
