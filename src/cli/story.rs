//! A game told entry by entry: what each of them did, in words.

use crate::dice::Member;
use crate::log::{Claim, Entry, Kind, Offer, Time, Verdict};
use crate::referee::{Author, Match, OpenClaim, OpenOffer};
use crate::rules::Seat;

use super::view;

/// What an entry did.
#[derive(Clone, Debug)]
pub struct Told {
    /// The number of the turn, counting those that stand; none for an entry that is no turn.
    pub turn: Option<u64>,
    /// What happened, in a sentence without its full stop: `alice (x): d2`.
    pub sentence: String,
    /// The throw that it completed.
    pub thrown: Option<String>,
    /// What followed from it for the game: offers that lapse, the end.
    pub remarks: Vec<String>,
    /// Whether the board is another one now.
    pub board: bool,
}

/// What has to be remembered of the match before an entry.
struct Before {
    first: Option<Seat>,
    position: String,
    over: bool,
    at: Time,
    throws: u32,
    offers: Vec<OpenOffer>,
    claims: Vec<OpenClaim>,
}

/// Tells a game; to be shown every entry from the charter on.
#[derive(Default)]
pub struct Storyteller {
    before: Option<Before>,
    /// The entries of the turns that stand.
    turns: Vec<u64>,
}

impl Storyteller {
    /// Tells the next entry, given the match after it.
    pub fn tell(&mut self, entry: &Entry, state: &Match) -> Told {
        let position = state.play().text();
        let over = state.outcome();
        let mut remarks = Vec::new();
        let throw = self.before.as_ref().and_then(|before| thrown(before, entry, state));
        let mut board = matches!(entry.kind, Kind::Turn(_));
        if matches!(entry.kind, Kind::Turn(_)) {
            self.turns.push(entry.seq);
        }
        let sentence = match &self.before {
            None => format!("{} begins the game", entry.by),
            Some(before) => sentence(before, entry, state),
        };
        if let Some(before) = &self.before {
            board = board || before.position != position;
            remarks.extend(settled(before, entry, state, &mut self.turns));
            if entry.at < before.at {
                remarks.push(format!("dated earlier than the entry before, which is of {}", before.at));
            }
        }
        if let Some(seat) = state.author(&entry.by).and_then(Author::seat).filter(|seat| !state.signs(*seat)) {
            remarks.push(format!("written down by the referee for {}", state.name_of(Member::Player(seat))));
        }
        remarks.extend(
            state.keys().voids().last().filter(|void| void.entry == entry.seq).map(|void| view::void_key(state, void)),
        );
        if let Some(outcome) = over.as_ref().filter(|_| self.before.as_ref().is_none_or(|before| !before.over)) {
            remarks.push(format!("the game is over: {}", view::ending(state, outcome)));
        }
        let turn = matches!(entry.kind, Kind::Turn(_)).then(|| self.turns.len() as u64);
        self.before = Some(Before {
            first: state.play().setup().first,
            position,
            over: over.is_some(),
            at: entry.at,
            throws: state.machine().completed(),
            offers: state.offers().to_vec(),
            claims: state.claims().to_vec(),
        });
        Told { turn, sentence, thrown: throw, remarks, board }
    }
}

fn sentence(before: &Before, entry: &Entry, state: &Match) -> String {
    let by = &entry.by;
    match &entry.kind {
        Kind::Charter(_) => format!("{by} begins the game"),
        Kind::Join(_) => format!("{by} joins"),
        Kind::Turn(turn) => {
            let seat = state.author(by).and_then(Author::seat);
            match seat.and_then(|seat| view::side(state.play(), seat)) {
                Some(side) => format!("{by} ({side}): {}", turn.play),
                None => format!("{by}: {}", turn.play),
            }
        }
        Kind::Answer(_) => {
            let names: Vec<String> = entry.reveal.0.iter().map(|(name, _)| name.to_string()).collect();
            match names.as_slice() {
                [only] if only == by.as_str() => format!("{by} reveals an element for the throw"),
                _ => format!("{by} brings elements of {} for the throw", view::listed(&names)),
            }
        }
        Kind::Offer(offer) => format!("{by} offers {}", view::proposal(offer)),
        Kind::Accept(seq) => format!("{by} accepts {}", offer_of(before, *seq, state)),
        Kind::Decline(seq) => format!("{by} declines {}", offer_of(before, *seq, state)),
        Kind::Resign(_) => format!("{by} resigns"),
        Kind::Claim(Claim::Draw(_)) => format!("{by} claims a draw"),
        Kind::Claim(Claim::Timeout(name)) => format!("{by} claims that {name} is out of time"),
        Kind::Save(tokens) => format!("{by} keeps {} for the next game", view::tokens(*tokens)),
        Kind::Open(_) => format!("{by} opens the sealed board"),
        Kind::Rekey(rekey) => {
            let key = rekey.key.fingerprint();
            let holds = state.member(&rekey.player).and_then(|member| state.keys().current(Author::Member(member)));
            match (rekey.player == *by, holds == Some(rekey.key)) {
                (true, _) => format!("{by} changes to the key {key}"),
                (false, true) => format!("{by} gives {} the key {key}, which holds at once", rekey.player),
                (false, false) => {
                    format!(
                        "{by} gives {} the key {key}, which holds from the first entry signed with it",
                        rekey.player
                    )
                }
            }
        }
        Kind::Ruling(ruling) => {
            let what = match &ruling.verdict {
                Verdict::Forfeit(name) => format!("{name} forfeits"),
                Verdict::Result(result) => format!("the result is `{result}`"),
                Verdict::Extend(extend) => format!("{} gets {} more days", extend.player, extend.days),
                Verdict::Uphold(seq) => format!("{} holds", claim_of(before, *seq, state)),
                Verdict::Dismiss(seq) => format!("{} does not hold", claim_of(before, *seq, state)),
            };
            format!("{by} rules: {what} ({})", ruling.reason)
        }
        Kind::Note(_) => format!("{by} says"),
    }
}

fn offer_of(before: &Before, seq: u64, state: &Match) -> String {
    match before.offers.iter().find(|offer| offer.seq == seq) {
        Some(offer) => {
            let by = state.name_of(Member::Player(offer.by));
            format!("what {by} offered in entry {seq}: {}", view::proposal(&offer.offer))
        }
        None => format!("the offer of entry {seq}"),
    }
}

fn claim_of(before: &Before, seq: u64, state: &Match) -> String {
    match before.claims.iter().find(|claim| claim.seq == seq) {
        Some(claim) => {
            let (by, against) = (state.name_of(Member::Player(claim.by)), state.name_of(claim.against));
            format!("the claim of {by} in entry {seq} that {against} is out of time")
        }
        None => format!("the claim of entry {seq}"),
    }
}

/// The throw that this entry completed.
fn thrown(before: &Before, entry: &Entry, state: &Match) -> Option<String> {
    let thrown = state.thrown().filter(|thrown| thrown.before >= before.throws)?;
    let numbers = entry.dice.as_ref()?;
    let first = state.play().setup().first.filter(|_| before.first.is_none());
    Some(match (thrown.roll.roller, first) {
        (Some(seat), _) => format!("{} has thrown {numbers}", state.name_of(Member::Player(seat))),
        (None, Some(first)) => format!("lots: {numbers}; {} begins", state.name_of(Member::Player(first))),
        (None, None) => format!("thrown for all: {numbers}"),
    })
}

/// What became of offers and claims that are no longer open; turns that were taken back are taken off the list.
fn settled(before: &Before, entry: &Entry, state: &Match, turns: &mut Vec<u64>) -> Vec<String> {
    let mut remarks = Vec::new();
    let gone = |seq: u64| state.offers().iter().all(|open| open.seq != seq);
    for offer in before.offers.iter().filter(|offer| gone(offer.seq)) {
        match (&entry.kind, &offer.offer) {
            (Kind::Accept(seq), Offer::Takeback(back)) if *seq == offer.seq => {
                let standing = turns.len();
                turns.retain(|turn| turn <= back);
                let taken = standing - turns.len();
                let noun = if taken == 1 { "turn is" } else { "turns are" };
                remarks.push(format!("all have agreed: {taken} {noun} taken back, to the position after entry {back}"));
            }
            (Kind::Accept(seq), _) if *seq == offer.seq => remarks.push("all have agreed".to_owned()),
            (Kind::Decline(seq), _) if *seq == offer.seq => {}
            _ => {
                let by = state.name_of(Member::Player(offer.by));
                let what = view::proposal(&offer.offer);
                remarks.push(format!("what {by} offered in entry {} has lapsed: {what}", offer.seq));
            }
        }
    }
    let ruled = match &entry.kind {
        Kind::Ruling(ruling) => match ruling.verdict {
            Verdict::Uphold(seq) | Verdict::Dismiss(seq) => Some(seq),
            _ => None,
        },
        _ => None,
    };
    let gone = |seq: u64| Some(seq) != ruled && state.claims().iter().all(|open| open.seq != seq);
    for claim in before.claims.iter().filter(|claim| gone(claim.seq)) {
        remarks.push(format!(
            "the claim of entry {} has lapsed: {} is no longer due",
            claim.seq,
            state.name_of(claim.against)
        ));
    }
    remarks
}
