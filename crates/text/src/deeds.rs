//! Sentences that tell a player what the others have done, for the first lines of letters.

use adjudicate_record::crypto::Digest;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{DrawClaim, Entry, EntryKind, Offer, RefereeDecision, Slip, SlipKind, TimeClaim, agreed};
use adjudicate_referee::Match;
use adjudicate_rules::{CubeChoice, Name};

use crate::names::{at_start, of_author, shown};
use crate::{dates, view};

/// One thing that somebody did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeedRecord {
    /// The member who did it; `None` for an organiser who is no member.
    pub by: Option<Member>,
    /// The number of the entry.
    pub entry: u64,
    /// The deed.
    pub what: DeedKind,
}

/// The kinds of deeds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeedKind {
    /// A roll: `5-6`.
    Rolled(String),
    /// A move: `24/18 13/8`.
    Played(String),
    /// Something else, as a sentence without its subject: `resigned`.
    Did(String),
    /// A whole sentence.
    Told(String),
}

/// Returns what an entry did, given the match after it and the decision about the stake that was due before it.
pub fn of(entry: &Entry, state: &Match, cube: Option<CubeChoice>) -> Vec<DeedRecord> {
    let by = state.member(&entry.by);
    let deed = |by, what| DeedRecord { by, entry: entry.seq, what };
    let mut deeds: Vec<DeedRecord> = Vec::new();
    let told = view::told_slips(entry).filter(|slip| !is_source_note(state, slip));
    deeds.extend(told.filter_map(|slip| Some(deed(state.member(&slip.by), of_slip(state, slip)?))));
    let rolled = entry.dice.as_ref().map(|dice| dice.as_str().split_whitespace().collect::<Vec<_>>().join("-"));
    let roller = state.thrown().and_then(|thrown| thrown.roll.roller).map(Member::Player);
    let first = state.play().setup().first;
    match (&rolled, roller) {
        (Some(rolled), Some(_)) => deeds.push(deed(roller, DeedKind::Rolled(rolled.clone()))),
        (Some(rolled), None) => deeds.push(deed(
            None,
            DeedKind::Told(match first {
                Some(first) if !matches!(entry.kind, EntryKind::Turn(_)) => {
                    format!("The dice decided who begins ({rolled}): {}.", shown(state, Member::Player(first)))
                }
                _ => format!("The dice show {rolled}."),
            }),
        )),
        (None, _) => {}
    }
    match &entry.kind {
        EntryKind::Turn(turn) => {
            let what = match (cube, turn.play.as_str()) {
                (Some(CubeChoice::RollOrDouble), "roll") => DeedKind::Did("chose to roll".to_owned()),
                (Some(CubeChoice::RollOrDouble), "double") => DeedKind::Did("doubled".to_owned()),
                (Some(CubeChoice::TakeOrDrop { .. }), "take") => DeedKind::Did("took the double".to_owned()),
                (Some(CubeChoice::TakeOrDrop { .. }), "drop") => DeedKind::Did("dropped the double".to_owned()),
                (_, play) => DeedKind::Played(play.to_owned()),
            };
            deeds.push(deed(by, what));
            if let Some(then) = &turn.then {
                let whose = view::ordered(entry).and_then(|name| state.member(name)).or(by);
                deeds.push(deed(whose, DeedKind::Played(then.to_string())));
            }
        }
        EntryKind::Charter(_) => {
            let title = state.play().game().title;
            deeds.push(deed(by, DeedKind::Told(format!("{} proposes a game of {title}.", begin(state, &entry.by)))));
        }
        EntryKind::Join(_) => deeds.push(deed(by, DeedKind::Did("joined".to_owned()))),
        EntryKind::Answer(_) => {}
        EntryKind::Agree(number) => deeds.push(deed(
            None,
            DeedKind::Told(match agreed(&entry.slips, *number) {
                Some((slip, Offer::Takeback(_))) => {
                    format!("All agreed to go back to an earlier position, as {} offered.", of_author(state, &slip.by))
                }
                Some((slip, offer)) => {
                    format!("All agreed to what {} offered: {}.", of_author(state, &slip.by), view::proposal(offer))
                }
                None => "All agreed.".to_owned(),
            }),
        )),
        EntryKind::Resign(_) => deeds.push(deed(by, DeedKind::Did("resigned".to_owned()))),
        EntryKind::Claim(DrawClaim::Draw(_)) => deeds.push(deed(by, DeedKind::Did("claimed a draw".to_owned()))),
        EntryKind::Save(kept) => {
            deeds.push(deed(by, DeedKind::Did(format!("keeps {} for the next game", view::tokens(*kept)))));
        }
        EntryKind::Open(_) => deeds.push(deed(by, DeedKind::Did("opened the sealed board".to_owned()))),
        EntryKind::Post(_) => {}
        EntryKind::Ruling(ruling) => {
            let what = match &ruling.verdict {
                RefereeDecision::Forfeit(name) => format!("{} forfeits the game", of_author(state, name)),
                RefereeDecision::Result(result) => format!("the result is {result}"),
                RefereeDecision::Rekey(rekey) => format!("{} has a new key", of_author(state, &rekey.player)),
                RefereeDecision::Here(_) => "the game goes on from here".to_owned(),
            };
            deeds.push(deed(
                by,
                DeedKind::Told(format!("The referee decided: {what}. The reason: \"{}\"", ruling.reason)),
            ));
        }
    }
    if let Some(say) = &entry.say {
        deeds.push(deed(by, DeedKind::Told(format!("{} writes: \"{say}\"", begin(state, &entry.by)))));
    }
    deeds
}

/// The words before the digest in a [`source_note`].
const SOURCE: &str = " has asked for this by mail; the message has the SHA-256 ";

/// Returns the text of the note that a referee signs beside what he writes for a player: the digest of the player's message.
pub fn source_note(player: &Name, message: &Digest) -> String {
    format!("{player}{SOURCE}{}", message.to_hex())
}

/// Whether a slip is such a note of the referee, which is for the record and tells players nothing.
fn is_source_note(state: &Match, slip: &Slip) -> bool {
    matches!(slip.kind, SlipKind::Note(_))
        && state.member(&slip.by) == Some(Member::Referee)
        && slip.say.as_ref().is_some_and(|say| say.as_str().contains(SOURCE))
}

/// Says what a slip that waits does, in a sentence; `None` for offers and answers to them, which a status tells, and for what is only for the
/// record.
pub fn waiting(state: &Match, slip: &Slip) -> Option<String> {
    if matches!(slip.kind, SlipKind::Offer(_) | SlipKind::Resign(_)) || is_source_note(state, slip) {
        return None;
    }
    match of_slip(state, slip)? {
        DeedKind::Told(told) => Some(told),
        DeedKind::Rolled(_) | DeedKind::Played(_) | DeedKind::Did(_) => None,
    }
}

fn of_slip(state: &Match, slip: &Slip) -> Option<DeedKind> {
    let by = begin(state, &slip.by);
    let said = slip.say.as_ref().map(|say| format!(" {by} writes: \"{say}\"")).unwrap_or_default();
    let told = match &slip.kind {
        SlipKind::Note(_) => return Some(DeedKind::Told(format!("{by} writes: \"{}\"", slip.say.as_ref()?))),
        SlipKind::Claim(TimeClaim::Timeout(name)) => {
            format!("{by} told the referee that the time of {} is over.", of_author(state, name))
        }
        SlipKind::Resign(_) => format!("{by} resigned."),
        SlipKind::Offer(Offer::Takeback(_)) => format!("{by} offered to go back to an earlier position."),
        SlipKind::Offer(offer) => format!("{by} offered {}.", view::proposal(offer)),
        SlipKind::Accept(_) | SlipKind::Order(_) => return None,
        SlipKind::Rekey(_) => format!("{by} has a new key."),
        SlipKind::Extend(extend) => format!(
            "{by} gave {} {}.",
            of_author(state, &extend.player),
            view::counted(extend.days, "more day", "more days")
        ),
        SlipKind::Absence(absence) => {
            let who =
                absence.player.as_ref().map_or_else(|| by.to_string(), |player| of_author(state, player).to_string());
            format!("{who} is away {}.", view::away(&absence.period()))
        }
        SlipKind::Received(receipt) => {
            // A receipt of the same day changes nothing that a player has to know.
            let said = dates::day(state.dated(state.line().place(&receipt.id)?)?);
            let had = dates::day(receipt.at);
            if said == had {
                return None;
            }
            format!("The referee received the move dated {said} on {had}.")
        }
        SlipKind::Refill(hours) => {
            format!("{by} moved {} from the reserve to the clock.", view::counted(*hours, "hour", "hours"))
        }
    };
    Some(DeedKind::Told(told + &said))
}

/// A name at the beginning of a sentence.
fn begin(state: &Match, name: &adjudicate_rules::Name) -> String {
    at_start(&of_author(state, name))
}

/// The sentences of these deeds. A roll and the move made with it are one sentence.
pub fn sentences(state: &Match, deeds: &[DeedRecord]) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut rest = deeds.iter().peekable();
    while let Some(deed) = rest.next() {
        let name = deed.by.map(|member| at_start(&shown(state, member))).unwrap_or_default();
        out.push(match (&deed.what, rest.peek().map(|next| (next.by, &next.what))) {
            (DeedKind::Rolled(dice), Some((by, DeedKind::Played(play)))) if by == deed.by => {
                let sentence = format!("{name} rolled {dice} and played {play}.");
                rest.next();
                sentence
            }
            (DeedKind::Rolled(dice), _) => format!("{name} rolled {dice}."),
            (DeedKind::Played(play), _) => format!("{name} played {play}."),
            (DeedKind::Did(what), _) => format!("{name} {what}."),
            (DeedKind::Told(told), _) => told.clone(),
        });
    }
    out
}
