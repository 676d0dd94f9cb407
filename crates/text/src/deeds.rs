//! Sentences that tell a player what the others have done, for the first lines of letters.

use adjudicate_locales::Language;
use adjudicate_record::crypto::Digest;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{
    AbsencePeriod, DrawClaim, Entry, EntryKind, Offer, Order, Receipt, RefereeDecision, Slip, SlipKind, Text, Time,
    TimeClaim, agreed,
};
use adjudicate_referee::Match;
use adjudicate_rules::{CubeChoice, Name, Phrase, PhraseArgument};

use crate::names::{self, of_author, shown};
use crate::{dates, rules, status, view};

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
    /// Something else; the text has a value `by` for the one who did it.
    Did(Phrase),
    /// Whole sentences.
    Told(Vec<Phrase>),
}

/// The deeds of a game, which are collected entry by entry.
#[derive(Default)]
pub struct DeedHistory {
    /// The deeds, in their order.
    pub deeds: Vec<DeedRecord>,
    /// The decision about the stake that was due after the last entry.
    cube: Option<CubeChoice>,
}

impl DeedHistory {
    /// Adds what the next entry did, given the match after it.
    pub fn follow(&mut self, entry: &Entry, state: &Match) {
        self.deeds.extend(of(entry, state, self.cube));
        self.cube = state.play().position().cube_choice();
    }

    /// Says what an entry did; `None` if that is nothing that a player has to know.
    pub fn told(&self, language: Language, state: &Match, entry: u64) -> Option<String> {
        // The deeds are in the order of their entries.
        let at = |entry: u64| self.deeds.partition_point(|deed| deed.entry < entry);
        let own = self.deeds.get(at(entry)..at(entry.saturating_add(1))).filter(|own| !own.is_empty())?;
        Some(dates::for_readers(language, &sentences(language, state, own).join(" ")))
    }
}

/// Says what an entry did, as far as it says that by itself: without the dice, whose roller is known from the entries before it.
pub fn alone(language: Language, state: &Match, entry: &Entry) -> String {
    let entry = Entry { dice: None, ..entry.clone() };
    sentences(language, state, &of(&entry, state, None)).join(" ")
}

/// Returns what an entry did, given the match after it and the decision about the stake that was due before it.
fn of(entry: &Entry, state: &Match, cube: Option<CubeChoice>) -> Vec<DeedRecord> {
    let by = state.member(&entry.by);
    let deed = |by, what| DeedRecord { by, entry: entry.seq, what };
    let sentence = |phrase| DeedKind::Told(vec![phrase]);
    let did = |key| DeedKind::Did(Phrase::of(key));
    let mut deeds: Vec<DeedRecord> = Vec::new();
    let told = view::told_slips(entry).filter(|slip| !is_for_record(state, slip));
    deeds.extend(told.map(|slip| deed(state.member(&slip.by), DeedKind::Told(of_slip(state, slip)))));
    let rolled = entry.dice.as_ref().map(|dice| dice.as_str().split_whitespace().collect::<Vec<_>>().join("-"));
    let roller = state.thrown().and_then(|thrown| thrown.roll.roller).map(Member::Player);
    let first = state.play().setup().first;
    match (&rolled, roller) {
        (Some(rolled), Some(_)) => deeds.push(deed(roller, DeedKind::Rolled(rolled.clone()))),
        (Some(rolled), None) => {
            let told = match first.filter(|_| !matches!(entry.kind, EntryKind::Turn(_))) {
                Some(first) => Phrase::of("dice-decided").with("player", shown(state, Member::Player(first))),
                None => Phrase::of("dice-show"),
            };
            deeds.push(deed(None, sentence(told.with("dice", rolled))));
        }
        (None, _) => {}
    }
    match &entry.kind {
        EntryKind::Turn(turn) => {
            let what = match (cube, turn.play.as_str()) {
                (Some(CubeChoice::RollOrDouble), "roll") => did("chose-to-roll"),
                (Some(CubeChoice::RollOrDouble), "double") => did("doubled"),
                (Some(CubeChoice::TakeOrDrop { .. }), "take") => did("took-double"),
                (Some(CubeChoice::TakeOrDrop { .. }), "drop") => did("dropped-double"),
                (_, play) => DeedKind::Played(play.to_owned()),
            };
            deeds.push(deed(by, what));
            if let Some(then) = &turn.then {
                let whose = view::ordered(entry).and_then(|name| state.member(name)).or(by);
                deeds.push(deed(whose, DeedKind::Played(then.to_string())));
            }
        }
        EntryKind::Charter(_) => {
            let told = Phrase::of("proposed-game").with("by", author(state, &entry.by));
            deeds.push(deed(by, sentence(told.with("game", title(state)))));
        }
        EntryKind::Join(_) => deeds.push(deed(by, did("joined"))),
        EntryKind::Answer(_) => {}
        EntryKind::Agree(number) => {
            let told = match agreed(&entry.slips, *number) {
                Some((slip, Offer::Takeback(_))) => Phrase::of("agreed-takeback").with("by", author(state, &slip.by)),
                Some((slip, offer)) => {
                    Phrase::of("agreed-offer").with("by", author(state, &slip.by)).with("offer", view::offer(offer))
                }
                None => Phrase::of("all-agreed"),
            };
            deeds.push(deed(None, sentence(told)));
        }
        EntryKind::Resign(_) => deeds.push(deed(by, did("did-resign"))),
        EntryKind::Claim(DrawClaim::Draw(_)) => deeds.push(deed(by, did("claimed-draw"))),
        EntryKind::Save(kept) => {
            deeds.push(deed(by, DeedKind::Did(Phrase::of("saved").with("tokens", *kept))));
        }
        EntryKind::Open(_) => deeds.push(deed(by, did("opened-board"))),
        EntryKind::Post(_) => {}
        EntryKind::Ruling(ruling) => {
            let told = match &ruling.verdict {
                RefereeDecision::Forfeit(name) => Phrase::of("ruled-forfeit").with("player", author(state, name)),
                RefereeDecision::Result(result) => Phrase::of("ruled-result").with("result", result.as_str()),
                RefereeDecision::Rekey(rekey) => Phrase::of("ruled-key").with("player", author(state, &rekey.player)),
                RefereeDecision::Here(_) => Phrase::of("ruled-here"),
            };
            deeds.push(deed(by, sentence(told.with("reason", ruling.reason.as_str()))));
        }
    }
    if let Some(say) = &entry.say {
        deeds.push(deed(by, sentence(remark(state, &entry.by, say))));
    }
    deeds
}

/// That somebody is away in this period.
pub fn away(by: impl Into<PhraseArgument>, period: &AbsencePeriod) -> Phrase {
    let days = period.days();
    let told = Phrase::of(if days.is_some() { "is-away" } else { "is-away-undated" }).with("by", by);
    let told = told.with("from", dates::typed(period.from)).with("until", dates::typed(period.until));
    told.with("days", days.unwrap_or(0))
}

/// Tells a game entry by entry in a language; to be shown every entry from the charter on.
#[derive(Default)]
pub struct DeedTeller {
    cube: Option<CubeChoice>,
    over: bool,
}

impl DeedTeller {
    /// Tells the deeds of the next entry in sentences, given the match after it, and how the game ended with it. Its author's remark is left
    /// out.
    pub fn tell(&mut self, language: Language, entry: &Entry, state: &Match) -> Vec<String> {
        let silent = Entry { say: None, ..entry.clone() };
        let mut told = sentences(language, state, &of(&silent, state, self.cube));
        if let (EntryKind::Answer(_), true) = (&entry.kind, told.is_empty()) {
            told.push(language.text("gave-share", &[("by", author(state, &entry.by))]));
        }
        let outcome = state.outcome().filter(|_| !self.over);
        told.extend(outcome.map(|outcome| status::ending(language, state, &outcome, None).sentence(language)));
        self.cube = state.play().position().cube_choice();
        self.over = state.outcome().is_some();
        told
    }
}

/// The title of a game, which other languages have by its name in charters.
pub fn title(state: &Match) -> Phrase {
    rules::title(state.play().game())
}

/// An author as a value of a text.
fn author(state: &Match, name: &Name) -> PhraseArgument {
    names::value(&of_author(state, name))
}

fn remark(state: &Match, by: &Name, say: &Text) -> Phrase {
    Phrase::of("writes").with("by", author(state, by)).with("say", say.as_str())
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

/// Says what a slip that waits does, in sentences; `None` for offers and answers to them, which a status tells, and for what is only for
/// the record.
pub fn waiting(language: Language, state: &Match, slip: &Slip) -> Option<String> {
    if matches!(slip.kind, SlipKind::Offer(_) | SlipKind::Resign(_)) || is_for_record(state, slip) {
        return None;
    }
    Some(joined(language, &of_slip(state, slip)))
}

/// Says what a slip does, whatever it is, without a full stop behind it.
pub fn slip(language: Language, state: &Match, slip: &Slip) -> String {
    joined(language, &of_slip(state, slip)).trim_end_matches('.').to_owned()
}

/// Whether a slip is for the record, and tells players nothing.
fn is_for_record(state: &Match, slip: &Slip) -> bool {
    match &slip.kind {
        SlipKind::Accept(_) | SlipKind::Order(_) => true,
        SlipKind::Received(receipt) => late(state, receipt).is_none(),
        SlipKind::Note(_) => is_source_note(state, slip),
        SlipKind::Claim(_)
        | SlipKind::Resign(_)
        | SlipKind::Offer(_)
        | SlipKind::Rekey(_)
        | SlipKind::Extend(_)
        | SlipKind::Absence(_)
        | SlipKind::Refill(_) => false,
    }
}

/// The date of the entry of a receipt. `None` if it was received on the same day, which changes nothing that a player has to know.
fn late(state: &Match, receipt: &Receipt) -> Option<Time> {
    let said = state.dated(state.line().place(&receipt.id)?)?;
    (dates::day(said) != dates::day(receipt.at)).then_some(said)
}

/// Tells an entry in one line, given the match after it and the decision about the stake that was due before it.
pub fn entry(language: Language, entry: &Entry, state: &Match, cube: Option<CubeChoice>) -> String {
    sentences(language, state, &of(entry, state, cube)).join(" ")
}

fn of_slip(state: &Match, slip: &Slip) -> Vec<Phrase> {
    let said = slip.say.as_ref().map(|say| remark(state, &slip.by, say));
    let of = |key| Phrase::of(key).with("by", author(state, &slip.by));
    let id = |id: &Digest| view::short(&id.to_hex()).to_owned();
    let told = match &slip.kind {
        SlipKind::Note(_) => return said.into_iter().collect(),
        SlipKind::Claim(TimeClaim::Timeout(name)) => of("told-timeout").with("player", author(state, name)),
        SlipKind::Resign(_) => of("did-resign"),
        SlipKind::Offer(Offer::Takeback(_)) => of("offered-takeback"),
        SlipKind::Offer(offer) => of("offered").with("offer", view::offer(offer)),
        SlipKind::Accept(offer) => of("agrees-to-unknown").with("id", id(offer)),
        SlipKind::Order(Order { when: Some(when), then }) => {
            of("ordered-answer").with("when", when.as_str()).with("then", then.as_str())
        }
        SlipKind::Order(Order { when: None, then }) => of("ordered-next").with("then", then.as_str()),
        SlipKind::Rekey(_) => of("changed-key"),
        SlipKind::Extend(extend) => {
            of("gave-days").with("player", author(state, &extend.player)).with("days", extend.days)
        }
        SlipKind::Absence(absence) => {
            let who = absence.player.as_ref().unwrap_or(&slip.by);
            away(author(state, who), &absence.period())
        }
        SlipKind::Received(receipt) => match late(state, receipt) {
            Some(said) => {
                Phrase::of("received-later").with("said", dates::of_year(said)).with("had", dates::of_year(receipt.at))
            }
            None => of("received").with("id", id(&receipt.id)).with("had", dates::of_year(receipt.at)),
        },
        SlipKind::Refill(hours) => of("refilled").with("hours", *hours),
    };
    std::iter::once(told).chain(said).collect()
}

fn joined(language: Language, sentences: &[Phrase]) -> String {
    sentences.iter().map(|sentence| language.phrase(sentence)).collect::<Vec<_>>().join(" ")
}

/// The sentences of these deeds. A roll and the move made with it are one sentence.
pub fn sentences(language: Language, state: &Match, deeds: &[DeedRecord]) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut rest = deeds.iter().peekable();
    let written = |play: &str| PhraseArgument::from(state.play().position().written_in(play, language.tag()));
    while let Some(deed) = rest.next() {
        let name = names::value(&deed.by.map(|member| shown(state, member)).unwrap_or_default());
        let by = ("by", name.clone());
        out.push(match (&deed.what, rest.peek().map(|next| (next.by, &next.what))) {
            (DeedKind::Rolled(dice), Some((other, DeedKind::Played(play)))) if other == deed.by => {
                rest.next();
                language.text("rolled-and-played", &[by, ("dice", dice.into()), ("move", written(play))])
            }
            (DeedKind::Rolled(dice), _) => language.text("rolled", &[by, ("dice", dice.into())]),
            (DeedKind::Played(play), _) => language.text("played", &[by, ("move", written(play))]),
            (DeedKind::Did(what), _) => language.phrase(&what.clone().with("by", name)),
            (DeedKind::Told(told), _) => joined(language, told),
        });
    }
    out
}
