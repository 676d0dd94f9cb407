//! A game told entry by entry: what each of them did, in words.

use adjudicate_locales::Language;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{DrawClaim, Entry, EntryKind, Offer, RefereeDecision, Ruling, Text, Time, agreed};
use adjudicate_referee::{Author, Match};
use adjudicate_rules::{Name, Phrase, PhraseArgument, Seat};

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
    language: Language,
    before: Option<StateBefore>,
    /// The entries of the turns that stand.
    turns: Vec<u64>,
}

impl EntryDescriber {
    /// Tells a game in the language of a reader; by default it is English.
    pub fn in_language(language: Language) -> EntryDescriber {
        EntryDescriber { language, ..EntryDescriber::default() }
    }

    /// Tells the next entry, given the match after it.
    pub fn tell(&mut self, entry: &Entry, state: &Match) -> EntryText {
        let language = self.language;
        let position = state.play().text();
        let over = state.outcome();
        let mut remarks = Vec::new();
        let throw = self.before.as_ref().and_then(|before| thrown(language, before, entry, state));
        let mut board = false;
        let mut turn = None;
        if let EntryKind::Turn(played) = &entry.kind {
            board = true;
            self.turns.push(entry.seq);
            turn = Some(self.turns.len() as u64);
            // The answer that an order gives is a turn as well.
            self.turns.extend(played.then.as_ref().map(|_| entry.seq));
        }
        let sentence = sentence(language, entry, state);
        remarks.extend(
            view::told_slips(entry).map(|slip| {
                language.text("replay-slip", &[("slip", view::slip_line_in(language, state, slip).into())])
            }),
        );
        remarks.extend(self.agreed(entry, state));
        if let Some(before) = &self.before {
            board = board || before.position != position;
            if entry.at < before.at {
                let at = dates::of(language, before.at);
                remarks.push(language.text("replay-dated-earlier", &[("at", at.into())]));
            }
        }
        if let Some(seat) = state.author(&entry.by).and_then(Author::seat).filter(|seat| !state.signs(*seat)) {
            remarks.push(language.text("replay-scribed", &[player(state, seat)]));
        }
        if let Some(cancelled) = state.cancelled().last().filter(|cancelled| cancelled.seq == entry.seq) {
            let causes = cancelled.causes.iter().map(|cause| names::shown(state, *cause));
            let names = names::listed(language, causes).into();
            remarks.push(language.text("replay-cancelled", &[("names", names)]));
        }
        if let Some(outcome) = over.as_ref().filter(|_| self.before.as_ref().is_none_or(|before| !before.over)) {
            remarks.push(language.phrase(&Phrase::game_over(&view::ending(state, outcome))));
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
                let turns = PhraseArgument::count(standing - self.turns.len());
                Some(self.language.text("replay-taken-back", &[("turns", turns), ("entry", (*back).into())]))
            }
            Offer::Referee(_) if state.next_to_join().is_some() => Some(self.language.text("replay-join-again", &[])),
            Offer::Referee(_)
            | Offer::Draw(_)
            | Offer::Result(_)
            | Offer::End(_)
            | Offer::Prisoners(_)
            | Offer::Concede(_) => None,
        }
    }
}

fn sentence(language: Language, entry: &Entry, state: &Match) -> String {
    let of = |name: &Name| names::value(&names::of_author(state, name));
    let by = || ("by", of(&entry.by));
    let written = |play: &Text| state.play().position().written_in(play.as_str(), language.tag()).into();
    let text = |key, values: &[(&str, PhraseArgument)]| language.text(key, values);
    match &entry.kind {
        EntryKind::Charter(_) => text("replay-charter", &[by()]),
        EntryKind::Join(_) => text("replay-join", &[by()]),
        EntryKind::Turn(turn) => {
            let play = ("move", written(&turn.play));
            match (&turn.then, view::ordered(entry)) {
                (None, _) => text("replay-turn", &[by(), play]),
                (Some(then), None) => text("replay-turn-then", &[by(), play, ("then", written(then))]),
                (Some(then), Some(whose)) => {
                    text("replay-turn-ordered", &[by(), play, ("name", of(whose)), ("then", written(then))])
                }
            }
        }
        EntryKind::Answer(_) => match entry.reveal.0.as_slice() {
            [(only, _)] if *only == entry.by => text("replay-answer", &[by()]),
            elements => {
                let owners = elements.iter().map(|(name, _)| names::of_author(state, name));
                text("replay-answer-of", &[by(), ("names", names::listed(language, owners).into())])
            }
        },
        EntryKind::Agree(number) => match agreed(&entry.slips, *number) {
            Some((slip, offer)) => {
                let key = if slip.say.is_some() { "replay-agree-said" } else { "replay-agree" };
                let say = slip.say.as_ref().map(Text::as_str).unwrap_or_default();
                let offer = view::offer(offer).into();
                text(key, &[by(), ("name", of(&slip.by)), ("offer", offer), ("say", say.into())])
            }
            None => text("replay-agree-unknown", &[by()]),
        },
        EntryKind::Resign(_) => text("replay-resign", &[by()]),
        EntryKind::Claim(DrawClaim::Draw(_)) => text("replay-claim", &[by()]),
        EntryKind::Save(tokens) => text("replay-save", &[by(), ("tokens", (*tokens).into())]),
        EntryKind::Open(_) => text("replay-open", &[by()]),
        EntryKind::Post(_) => text("replay-post", &[by()]),
        EntryKind::Ruling(ruling) => {
            let values = [by(), ("number", ruling.nr.into()), ("reason", ruling.reason.as_str().into())];
            let verdict = verdict(ruling, |name| names::of_author(state, name));
            text("replay-ruling", &values.into_iter().chain(verdict).collect::<Vec<_>>())
        }
    }
}

/// The values of a text that tells the decision of a ruling: which kind it is, and what it names, with people as `shown` has them.
pub fn verdict(ruling: &Ruling, shown: impl Fn(&Name) -> String) -> [(&'static str, PhraseArgument); 4] {
    let (kind, name, result, key) = match &ruling.verdict {
        RefereeDecision::Forfeit(name) => ("forfeit", shown(name), "", String::new()),
        RefereeDecision::Result(result) => ("result", String::new(), result.as_str(), String::new()),
        RefereeDecision::Rekey(rekey) => ("rekey", shown(&rekey.player), "", rekey.key.fingerprint()),
        RefereeDecision::Here(_) => ("here", String::new(), "", String::new()),
    };
    [("verdict", kind.into()), ("name", names::value(&name)), ("result", result.into()), ("key", key.into())]
}

/// The throw that this entry completed.
fn thrown(language: Language, before: &StateBefore, entry: &Entry, state: &Match) -> Option<String> {
    let thrown = state.thrown().filter(|thrown| thrown.before >= before.throws)?;
    let dice = ("dice", entry.dice.as_ref()?.as_str().into());
    let first = state.play().setup().first.filter(|_| before.first.is_none());
    Some(match (thrown.roll.roller, first) {
        (Some(seat), _) => language.text("replay-rolled", &[player(state, seat), dice]),
        (None, Some(first)) => language.text("replay-rolled-lots", &[dice, player(state, first)]),
        (None, None) => language.text("replay-rolled-all", &[dice]),
    })
}

fn player(state: &Match, seat: Seat) -> (&'static str, PhraseArgument) {
    ("name", names::value(&names::shown(state, Member::Player(seat))))
}
