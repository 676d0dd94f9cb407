//! A game told entry by entry: what each of them did, in words.

use adjudicate_record::dice::Member;
use adjudicate_record::log::{DrawClaim, Entry, EntryKind, Offer, RefereeDecision, Ruling, Time, agreed};
use adjudicate_referee::{Author, Match};
use adjudicate_rules::Seat;

use super::{dates, names, view};

/// The effects of an entry.
#[derive(Clone, Debug, Default)]
pub struct EntryText {
    /// The number of the turn, counting those that stand; none for an entry that is no turn. With an order there are two turns,
    /// and it is the first one's.
    pub turn: Option<u64>,
    /// The act, in a sentence without its full stop: `alice: d2`.
    pub sentence: String,
    /// The throw that it completed.
    pub thrown: Option<String>,
    /// The consequences for the game: slips that the entry writes in, agreements, the end.
    pub remarks: Vec<String>,
    /// Whether the board is another one now.
    pub board: bool,
}

/// The facts about the match before an entry that describing it needs.
struct StateBefore {
    first: Option<Seat>,
    position: String,
    over: bool,
    at: Time,
    throws: u32,
}

/// Tells a game; to be shown every entry from the charter on.
#[derive(Default)]
pub struct EntryDescriber {
    before: Option<StateBefore>,
    /// The entries of the turns that stand.
    turns: Vec<u64>,
}

impl EntryDescriber {
    /// Tells the next entry, given the match after it.
    pub fn tell(&mut self, entry: &Entry, state: &Match) -> EntryText {
        let position = state.play().text();
        let over = state.outcome();
        let mut remarks = Vec::new();
        let throw = self.before.as_ref().and_then(|before| thrown(before, entry, state));
        let mut board = false;
        let mut turn = None;
        if let EntryKind::Turn(played) = &entry.kind {
            board = true;
            self.turns.push(entry.seq);
            turn = Some(self.turns.len() as u64);
            // The answer that an order gives is a turn as well.
            self.turns.extend(played.then.as_ref().map(|_| entry.seq));
        }
        let sentence = sentence(entry, state);
        remarks
            .extend(view::told_slips(entry).map(|slip| format!("recorded with it: {}", view::slip_line(state, slip))));
        remarks.extend(self.agreed(entry, state));
        if let Some(before) = &self.before {
            board = board || before.position != position;
            if entry.at < before.at {
                remarks.push(format!("dated earlier than the entry before, which is of {}", dates::of(before.at)));
            }
        }
        if let Some(seat) = state.author(&entry.by).and_then(Author::seat).filter(|seat| !state.signs(*seat)) {
            remarks.push(format!("written down by the referee for {}", names::shown(state, Member::Player(seat))));
        }
        if let Some(cancelled) = state.cancelled().last().filter(|cancelled| cancelled.seq == entry.seq) {
            let causes: Vec<String> = cancelled.causes.iter().map(|cause| names::shown(state, *cause)).collect();
            remarks.push(format!(
                "the parts given for the roll are cancelled, because of {}: the others give new ones",
                view::listed(&causes)
            ));
        }
        if let Some(outcome) = over.as_ref().filter(|_| self.before.as_ref().is_none_or(|before| !before.over)) {
            remarks.push(format!("the game is over: {}", view::ending(state, outcome)));
        }
        self.before = Some(StateBefore {
            first: state.play().setup().first,
            position,
            over: over.is_some(),
            at: entry.at,
            throws: state.machine().completed(),
        });
        EntryText { turn, sentence, thrown: throw, remarks, board }
    }

    /// Describes the effect of an agreement; turns that are taken back are taken off the list.
    fn agreed(&mut self, entry: &Entry, state: &Match) -> Option<String> {
        let EntryKind::Agree(number) = &entry.kind else { return None };
        let (_, offer) = agreed(&entry.slips, *number)?;
        match offer {
            Offer::Takeback(back) => {
                let standing = self.turns.len();
                self.turns.retain(|turn| turn <= back);
                let taken = view::counted((standing - self.turns.len()) as u64, "turn is", "turns are");
                Some(format!("{taken} taken back, to the position after entry {back}"))
            }
            Offer::Referee(_) if state.next_to_join().is_some() => {
                Some("all join again, so that nobody knows anything of dice to come".to_owned())
            }
            Offer::Referee(_)
            | Offer::Draw(_)
            | Offer::Result(_)
            | Offer::End(_)
            | Offer::Prisoners(_)
            | Offer::Concede(_) => None,
        }
    }
}

fn sentence(entry: &Entry, state: &Match) -> String {
    let by = names::of_author(state, &entry.by);
    match &entry.kind {
        EntryKind::Charter(_) => format!("{by} begins the game"),
        EntryKind::Join(_) => format!("{by} joins"),
        EntryKind::Turn(turn) => {
            let then = turn.then.as_ref().map(|then| match view::ordered(entry) {
                Some(whose) => {
                    format!("; {} has given the order to answer {then}", names::of_author(state, whose))
                }
                None => format!("; {then}"),
            });
            format!("{by}: {}{}", turn.play, then.unwrap_or_default())
        }
        EntryKind::Answer(_) => {
            let names: Vec<String> = entry.reveal.0.iter().map(|(name, _)| names::of_author(state, name)).collect();
            match names.as_slice() {
                [only] if *only == by => format!("{by} gives a part of the roll"),
                _ => format!("{by} brings the parts of {} for the roll", view::listed(&names)),
            }
        }
        EntryKind::Agree(number) => match agreed(&entry.slips, *number) {
            Some((slip, offer)) => {
                let say = slip.say.as_ref().map(|say| format!(" (\"{say}\")")).unwrap_or_default();
                format!(
                    "{by} records that all agree to what {} offers: {}{say}",
                    names::of_author(state, &slip.by),
                    view::proposal(offer)
                )
            }
            None => format!("{by} records that all agree"),
        },
        EntryKind::Resign(_) => format!("{by} resigns"),
        EntryKind::Claim(DrawClaim::Draw(_)) => format!("{by} claims a draw"),
        EntryKind::Save(tokens) => format!("{by} keeps {} for the next game", view::tokens(*tokens)),
        EntryKind::Open(_) => format!("{by} opens the sealed board"),
        EntryKind::Post(_) => format!("{by} records what was waiting"),
        EntryKind::Ruling(ruling) => {
            format!("{by} decides (ruling {}): {} ({})", ruling.nr, ruled(state, ruling), ruling.reason)
        }
    }
}

fn ruled(state: &Match, ruling: &Ruling) -> String {
    let of = |name| names::of_author(state, name);
    match &ruling.verdict {
        RefereeDecision::Forfeit(name) => format!("{} forfeits", of(name)),
        RefereeDecision::Result(result) => format!("the result is `{result}`"),
        RefereeDecision::Rekey(rekey) => {
            format!("{} has the key {} from the next entry on", of(&rekey.player), rekey.key.fingerprint())
        }
        RefereeDecision::Here(_) => "the game goes on here".to_owned(),
    }
}

/// The throw that this entry completed.
fn thrown(before: &StateBefore, entry: &Entry, state: &Match) -> Option<String> {
    let thrown = state.thrown().filter(|thrown| thrown.before >= before.throws)?;
    let numbers = entry.dice.as_ref()?;
    let first = state.play().setup().first.filter(|_| before.first.is_none());
    Some(match (thrown.roll.roller, first) {
        (Some(seat), _) => format!("{} rolled {numbers}", names::shown(state, Member::Player(seat))),
        (None, Some(first)) => format!("lots: {numbers}; {} begins", names::shown(state, Member::Player(first))),
        (None, None) => format!("rolled: {numbers}"),
    })
}
