//! A game together with the file beside its log: whether the line stops, the slips that wait, and their effects.

use crate::due::{AssignedDuty, DueAct};
use crate::game_file::GameFile;
use crate::pending::Pending;
use crate::{Context, Failure, signing, slips};
use adjudicate_locales::Language;
use adjudicate_record::crypto::Digest;
use adjudicate_record::dice::Member;
use adjudicate_record::log::file::FileSystem;
use adjudicate_record::log::{EntryKind, Offer, SignedEntry, Slip, SlipKind};
use adjudicate_referee::{Author, ForkChoice, Match, Verdict, WaitingSlip, fork_choice};
use adjudicate_render::{WIDTH, wrapped};
use adjudicate_report::GameStatus;
use adjudicate_rules::{Phrase, PhraseArgument, Play, Seat};
use adjudicate_text::status::{self, OpenOffer, Status, StatusFacts};
use adjudicate_text::view;

/// Returns the facts that slips and elements beside a log add to the states of a game: the offers that wait, and the parts of the roll
/// that are given.
pub fn facts_beside(language: Language, game: &GameFile, beside: &Pending) -> StatusFacts {
    let state = &game.state;
    let offers = slips::offers(state, beside).into_iter().map(|offer| OpenOffer {
        by: offer.by,
        offer: language.phrase(&proposal(language, game, offer.offer)),
        asked: offer.asked,
    });
    let given = beside.elements.iter().filter_map(|line| signing::element(state, line).ok());
    let given = given.map(|(member, _)| member).collect();
    StatusFacts { offers: offers.collect(), given, language, ..StatusFacts::default() }
}

/// An offer in words. Of an offer to take moves back, the words name the moves, and not the entry after which the game goes on.
fn proposal(language: Language, game: &GameFile, offer: &Offer) -> Phrase {
    let Offer::Takeback(seq) = offer else { return view::offer(offer) };
    let turns =
        game.records.iter().filter(|record| record.entry.seq > *seq).filter_map(|record| match &record.entry.kind {
            EntryKind::Turn(turn) => Some(turn.play.as_str()),
            EntryKind::Charter(_)
            | EntryKind::Join(_)
            | EntryKind::Answer(_)
            | EntryKind::Agree(_)
            | EntryKind::Resign(_)
            | EntryKind::Claim(_)
            | EntryKind::Open(_)
            | EntryKind::Save(_)
            | EntryKind::Post(_)
            | EntryKind::Ruling(_) => None,
        });
    let turns: Vec<&str> = turns.collect();
    let written = |play: &str| game.state.play().position().written_in(play, language.tag());
    match turns.as_slice() {
        [] => view::offer(offer),
        [only] => Phrase::of("offer").with("offer", "take-back-move").with("move", written(only)),
        [first, ..] => Phrase::of("offer").with("offer", "before-move").with("move", written(first)),
    }
}

/// A game with the file beside its log.
pub struct GameView<'a> {
    game: &'a GameFile,
    beside: Pending,
    /// The result of settling log and entries beside it, for a reader who has followed neither branch, if there are
    /// such entries.
    settled: Option<ForkChoice>,
    /// The language of the states.
    pub(crate) language: Language,
}

impl<'a> GameView<'a> {
    /// Looks beside the log of this game.
    ///
    /// # Errors
    /// The file beside it is there and cannot be read.
    pub fn of(system: &dyn FileSystem, game: &'a GameFile) -> Result<GameView<'a>, Failure> {
        let mut beside = Pending::load(system, &game.path)?;
        beside.slips.retain(|slip| game.state.line().written_in(&slip.id()).is_none());
        Ok(GameView { game, settled: settled(game, &beside), beside, language: Language::ENGLISH })
    }

    /// The same for a reader of a language.
    #[must_use]
    pub fn in_language(self, language: Language) -> GameView<'a> {
        GameView { language, ..self }
    }

    /// Returns the verdict, with the file beside the log taken into account.
    pub fn verdict(&self) -> Verdict {
        let state = &self.game.state;
        let waiting = self.beside.slips.iter().map(|slip| {
            let asked = self.asked(slip).iter().map(|seat| state.name_of(Member::Player(*seat)).to_owned()).collect();
            WaitingSlip::of(state, slip, self.does(slip), asked)
        });
        let verdict = Verdict::of(state).with_slips(waiting.collect(), self.then().as_ref());
        match &self.settled {
            Some(settled) => verdict.settled(settled),
            None => verdict,
        }
    }

    /// Returns the state of the game for scripts, with the file beside the log taken into account.
    pub fn state(&self) -> GameStatus {
        GameStatus::with(&self.game.state, self.verdict())
    }

    /// Returns the states of the game for a viewer, with the file beside the log taken into account. `foreseen` is the
    /// match with the roll that only the viewer can know.
    pub fn statuses(&self, viewer: Option<Author>, foreseen: Option<&Play>) -> Vec<Status> {
        let state = &self.game.state;
        let ending = self.then().and_then(|then| {
            Some(status::ending(self.language, &then, &then.outcome()?, None).sentence(self.language))
        });
        let undecided = self.stopped().map(|settled| {
            let values = [
                ("entries", PhraseArgument::count(settled.stops_before.len())),
                ("number", PhraseArgument::count(settled.line.len())),
            ];
            self.language.text("undecided-entries", &values)
        });
        let facts = StatusFacts { ending, undecided, ..facts_beside(self.language, self.game, &self.beside) };
        // The time runs by the receipts that wait.
        status::of(&slips::with_facts_of_time(state, &self.beside.slips), viewer, &facts, foreseen)
    }

    /// The states for anybody in one line, as `verify` prints it.
    pub fn summary(&self) -> String {
        let state = &self.game.state;
        let Some(settled) = self.stopped().filter(|_| state.outcome().is_none()) else {
            return status::in_line(&status::sentences(self.language, &self.statuses(None, None), None));
        };
        let ids: Vec<String> = settled.stops_before.iter().map(|id| view::short(&id.to_hex()).to_owned()).collect();
        let names: Vec<&str> = settled.named.iter().map(|named| named.name.as_str()).collect();
        let values = [
            ("entries", self.language.list(&ids).into()),
            ("number", PhraseArgument::count(settled.line.len())),
            ("blamed", PhraseArgument::count(names.len())),
            ("names", self.language.list(&names).into()),
        ];
        self.language.text("verdict-stops", &values)
    }

    /// Returns further remarks: where the line stops, who has signed twice, the slips that wait.
    pub fn remarks(&self) -> Vec<String> {
        self.stop().into_iter().chain(self.slips()).collect()
    }

    fn stopped(&self) -> Option<&ForkChoice> {
        self.settled.as_ref().filter(|settled| !settled.stops_before.is_empty())
    }

    /// Returns the lines that say that the line stops, before which entries, and who has signed twice.
    fn stop(&self) -> Vec<String> {
        let Some(settled) = &self.settled else { return Vec::new() };
        let mut lines = Vec::new();
        if !settled.stops_before.is_empty() {
            let behind = settled.line.len().saturating_sub(1);
            let values = [
                ("entry", PhraseArgument::count(behind)),
                ("entries", PhraseArgument::count(settled.stops_before.len())),
            ];
            lines.push(self.language.text("stopped", &values));
            lines.extend(settled.stops_before.iter().map(|id| self.branch(id)));
        }
        for named in &settled.named {
            let key = if named.replaced { "signed-twice-replaced" } else { "signed-twice" };
            lines.push(self.language.text(key, &[("name", named.name.as_str().into())]));
        }
        if !lines.is_empty() {
            let file = view::quoted(&self.game.path);
            let way = match (settled.stops_before.is_empty(), self.game.state.has_referee()) {
                (true, _) => "none",
                (false, true) => "ruling",
                (false, false) => "agreement",
            };
            lines.push(self.language.text("dispute-shows", &[("file", file.into()), ("way", way.into())]));
        }
        lines
    }

    fn branch(&self, id: &Digest) -> String {
        let own = self.game.records.iter().find(|record| record.id == *id);
        let entry = own.map(|record| &record.entry);
        let entry =
            entry.or_else(|| self.beside.entries.iter().find(|letter| letter.id == *id).map(|letter| &letter.entry));
        let told = entry.map(|entry| view::entry_line_in(self.language, &self.game.state, entry)).unwrap_or_default();
        let values = [
            ("told", told.trim_start().into()),
            ("id", view::short(&id.to_hex()).into()),
            ("followed", own.is_some().into()),
        ];
        format!("  {}", self.language.text("stopped-before", &values))
    }

    /// Resignations that wait and can be written in.
    fn resignations(&self) -> Vec<&Slip> {
        let resigns = |slip: &&Slip| matches!(slip.kind, SlipKind::Resign(_));
        let mut found: Vec<&Slip> = Vec::new();
        for slip in self.beside.slips.iter().filter(resigns) {
            if self.game.state.after_slips(found.iter().copied().chain([slip])).is_some() {
                found.push(slip);
            }
        }
        found
    }

    /// The match with the resignations that wait, if they end the game.
    fn then(&self) -> Option<Match> {
        let resigned = self.resignations();
        if resigned.is_empty() || self.game.state.outcome().is_some() || self.stopped().is_some() {
            return None;
        }
        self.game.state.after_slips(resigned).filter(|then| then.outcome().is_some())
    }

    fn slips(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for slip in &self.beside.slips {
            let asked: Vec<&str> =
                self.asked(slip).iter().map(|seat| self.game.state.name_of(Member::Player(*seat))).collect();
            let values = [
                ("id", view::short(&slip.id().to_hex()).into()),
                ("told", self.does(slip).into()),
                ("number", PhraseArgument::count(asked.len())),
                ("names", self.language.list(&asked).into()),
            ];
            let line = self.language.text("waiting-slip", &values);
            lines.extend(wrapped(&line, WIDTH.saturating_sub(2)).into_iter().map(|line| format!("  {line}")));
        }
        if !lines.is_empty() {
            lines.insert(0, self.language.text("waiting-slips", &[]));
        }
        lines
    }

    /// Describes the effect of a slip, or the reason why it cannot be written in.
    fn does(&self, slip: &Slip) -> String {
        let state = &self.game.state;
        let line = match &slip.kind {
            SlipKind::Accept(id) => {
                let offer = self.beside.slip(id).map(|offer| &offer.kind);
                match offer {
                    Some(SlipKind::Offer(offer)) => {
                        let values = [("by", slip.by.as_str().into()), ("offer", view::offer(offer).into())];
                        self.language.text("agrees-to", &values)
                    }
                    _ => view::slip_line_in(self.language, state, slip),
                }
            }
            SlipKind::Note(_)
            | SlipKind::Claim(_)
            | SlipKind::Resign(_)
            | SlipKind::Offer(_)
            | SlipKind::Order(_)
            | SlipKind::Rekey(_)
            | SlipKind::Extend(_)
            | SlipKind::Absence(_)
            | SlipKind::Received(_)
            | SlipKind::Refill(_) => view::slip_line_in(self.language, state, slip),
        };
        let told = ("told", PhraseArgument::from(line.as_str()));
        match state.check_slip(slip) {
            Ok(_) => line,
            Err(_) if state.has_lapsed(slip) => self.language.text("slip-lapsed", &[told]),
            Err(fault) => self.language.text("slip-not-now", &[told, ("reason", fault.reason.into())]),
        }
    }

    /// Returns the players whose agreement an offer still lacks.
    fn asked(&self, slip: &Slip) -> Vec<Seat> {
        let id = slip.id();
        let offers = slips::offers(&self.game.state, &self.beside);
        offers.into_iter().find(|offer| offer.slip.id() == id).map(|offer| offer.asked).unwrap_or_default()
    }

    /// Whether the line stops, so that nobody writes but a referee with a ruling.
    pub fn stops(&self) -> bool {
        self.stopped().is_some()
    }

    /// Whether resignations wait that end the game.
    pub fn ends(&self) -> bool {
        self.then().is_some()
    }

    /// Returns the elements beside the log, as lines.
    pub fn elements(&self) -> &[String] {
        &self.beside.elements
    }

    /// The offer that waits for the answer of this author: the beginning of its id, and who makes it.
    pub fn asked_of(&self, author: Author) -> Option<(String, String)> {
        let seat = author.seat()?;
        let offers = slips::offers(&self.game.state, &self.beside);
        let offer = offers.iter().find(|offer| offer.asked.contains(&seat))?;
        let by = self.game.state.name_of(Member::Player(offer.by)).to_owned();
        Some((view::short(&offer.slip.id().to_hex()).to_owned(), by))
    }

    /// Returns the message to the user about an offer that waits for his answer, if the key is at hand.
    ///
    /// # Errors
    /// A key file was given, and cannot be read.
    pub fn asks(&self, office: &Context) -> Result<Option<String>, Failure> {
        let Some(identity) = office.identity_at_hand()? else { return Ok(None) };
        let author = self.game.state.author_of_key(&identity.public()).filter(|_| !self.stops());
        let Some(author) = author else { return Ok(None) };
        if self.ends() {
            let records = self.game.state.holds_pen(author);
            let how = || AssignedDuty { what: DueAct::Post, scribe_for: None }.how(self.language, &self.game.path);
            return Ok(records.then(how));
        }
        let file = view::quoted(&self.game.path);
        let command = |id: String| ("command", format!("adjudicate accept {id} --game {file}").into());
        let asked =
            self.asked_of(author).map(|(id, by)| self.language.text("offer-asks", &[("by", by.into()), command(id)]));
        let agreed = || self.agreed(author).map(|id| self.language.text("offer-agreed", &[command(id)]));
        Ok(asked.or_else(agreed))
    }

    /// The beginning of the id of an offer to which all have agreed, if this author can carry it out.
    fn agreed(&self, author: Author) -> Option<String> {
        let state = &self.game.state;
        let offers = slips::offers(state, &self.beside);
        let offer = offers.iter().find(|offer| state.holds_pen(author) && offer.asked.is_empty())?;
        Some(view::short(&offer.slip.id().to_hex()).to_owned())
    }
}

/// Settles the log and the entries beside it for a reader who has followed none of them: where that stops, nobody
/// signs.
fn settled(game: &GameFile, beside: &Pending) -> Option<ForkChoice> {
    if beside.entries.is_empty() {
        return None;
    }
    let entries: Vec<&SignedEntry> = game.records.iter().map(|record| &**record).chain(&beside.entries).collect();
    Some(fork_choice(&entries, |_| false))
}
