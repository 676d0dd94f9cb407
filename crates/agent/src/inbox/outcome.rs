//! The outcomes of letters, in the words that the command line and the page share.

use std::collections::BTreeMap;

use adjudicate_locales::Language;
use adjudicate_mail::find;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{SignedEntry, Slip};
use adjudicate_record::printable::{printable, printable_path};
use adjudicate_rules::{PhraseArgument, phrase};
use adjudicate_text::{names, view};

use super::{Import, ImportOutcome, bring, entry_of};
use crate::failure::Failure;
use crate::game_file::GameFile;
use crate::signing;

/// So many slips that wait no longer for one reason are named each.
const SPENT_MAX: usize = 5;

/// The outcome of a slip that came on its own.
pub enum SlipOutcome {
    /// It waits beside the log.
    Waits,
    /// It was known already.
    Known,
    /// It came too late, and nobody is at fault. [`ImportOutcome::spent`] has it.
    Lapsed,
    /// It was not taken.
    Refused(Failure),
}

/// The use of an element that came on its own.
pub enum ElementOutcome<'a> {
    /// It belongs to the pending throw of this game.
    Good(&'a GameFile, Member),
    /// It belongs to no pending throw yet, and is kept beside the log of this game.
    Kept(&'a GameFile),
    /// It is in the log of this game already.
    Known(&'a GameFile),
}

impl ImportOutcome {
    /// Says which entries fell out, if the line goes on. `place` is where they are kept.
    pub fn fallen_words(&self, language: Language, place: &str) -> Option<String> {
        if self.fallen.is_empty() || !self.stops_before.is_empty() {
            return None;
        }
        let named = |letter: &SignedEntry| {
            let entry = language.phrase(&entry_of(&letter.entry));
            language.text("entry-with-kind", &[("entry", entry.into()), ("kind", letter.entry.kind.name().into())])
        };
        let fallen: Vec<String> = self.fallen.iter().map(named).collect();
        Some(language.text("line-elsewhere", &[("entries", language.list(&fallen).into()), ("place", place.into())]))
    }

    /// Says which entries were cut off, if the line stops before them. `place` is where they are kept.
    pub fn cut_words(&self, language: Language, place: &str) -> Option<String> {
        let (behind, first) = (self.stops_behind?, self.cut.first()?.entry.seq);
        let last = self.cut.last().map_or(first, |last| last.entry.seq);
        let key = if first == last { "log-cut-one" } else { "log-cut" };
        let values = [
            ("behind", PhraseArgument::from(behind)),
            ("first", first.into()),
            ("last", last.into()),
            ("place", place.into()),
        ];
        Some(language.text(key, &values))
    }

    /// Says which slips wait no longer, and why; of many with one reason the first, and how many more.
    pub fn spent_words(&self, language: Language) -> Vec<String> {
        let gone_on = language.text("game-gone-on", &[]);
        let mut reasons: Vec<(String, Vec<&Slip>)> = Vec::new();
        for (slip, fault) in &self.spent {
            let why = match self.game.state.has_lapsed(slip) {
                true => gone_on.clone(),
                false => language.phrase(&fault.reason),
            };
            match reasons.iter_mut().find(|(known, _)| *known == why) {
                Some((_, slips)) => slips.push(slip),
                None => reasons.push((why, vec![slip])),
            }
        }
        let mut lines = Vec::new();
        for (why, slips) in reasons {
            let shown = if slips.len() > SPENT_MAX { 1 } else { slips.len() };
            for slip in slips.iter().take(shown) {
                let told = view::slip_line_in(language, &self.game.state, slip);
                lines.push(language.text("slip-spent", &[("told", told.into()), ("reason", (&why).into())]));
            }
            if slips.len() > shown {
                let number = PhraseArgument::count(slips.len() - shown);
                lines.push(language.text("slips-spent", &[("number", number), ("reason", (&why).into())]));
            }
        }
        lines
    }

    /// Says behind which entry the line stops, if it does. The caller adds a hint about what shows more.
    pub fn stop(&self) -> Option<Failure> {
        let behind = self.stops_behind?;
        let count = self.stops_before.len();
        let why = phrase!(
            "line-stops",
            "the line stops behind entry {behind}: {count} entries of equal rank follow",
            behind = behind,
            count = PhraseArgument::count(count)
        );
        Some(Failure::ruled(why).rule("protocol 5"))
    }
}

impl Import<'_> {
    /// Which of these a slip that came was, as far as that is known, and what became of it.
    pub fn slip_outcome<'s>(
        &self,
        source: &str,
        candidates: &'s [Slip],
        brought: &BTreeMap<usize, ImportOutcome>,
    ) -> (Option<&'s Slip>, SlipOutcome) {
        let found = self.shelf.choose_slip(candidates);
        let found = found.map(|(slip, game)| (slip, brought.get(&game)));
        let Some((slip, Some(brought))) = found else {
            let slip = found.map(|(slip, _)| slip).or_else(|| candidates.first());
            let by = slip.map(|slip| slip.by.to_string());
            let why = match &by {
                Some(by) => phrase!("slip-of-no-game", "a message of {by} that belongs to none of the games here", by),
                None => phrase!("slip-of-no-game-or-player", "a message that belongs to none of the games here"),
            };
            return (slip, SlipOutcome::Refused(Failure::ruled(why).about(source).rule("protocol 1.8")));
        };
        let spent = brought.spent.iter().find(|(other, _)| other == slip);
        let outcome = match spent {
            Some(_) if brought.game.state.has_lapsed(slip) => SlipOutcome::Lapsed,
            Some((_, fault)) => {
                let by = slip.by.as_str();
                let failure = Failure::fault(fault.clone()).about(phrase!("slip-of", "a message of {by}", by));
                SlipOutcome::Refused(failure.about(source))
            }
            None if brought.beside.slips.contains(slip) => SlipOutcome::Waits,
            None => SlipOutcome::Known,
        };
        (Some(slip), outcome)
    }

    /// Returns the use of an element that came on its own.
    ///
    /// # Errors
    /// Its game is not here, or it is no element of that game.
    pub fn element_outcome<'b>(
        &self,
        source: &str,
        line: &str,
        brought: &'b BTreeMap<usize, ImportOutcome>,
    ) -> Result<ElementOutcome<'b>, Failure> {
        let game = find::game_of_element(line).and_then(|id| self.shelf.game(&id));
        let Some(file) = game.and_then(|game| Some(&brought.get(&game)?.game)) else {
            let reason = phrase!("share-of-no-game", "a part of a roll in a game that is not here");
            return Err(Failure::ruled(reason).about(source).rule("protocol 4"));
        };
        match signing::element(&file.state, line) {
            Ok((member, _)) => Ok(ElementOutcome::Good(file, member)),
            // It came before the throw that it belongs to, or behind it.
            Err(_) if brought.values().any(|one| one.beside.elements.iter().any(|kept| kept == line)) => {
                Ok(ElementOutcome::Kept(file))
            }
            Err(_) if bring::is_used(file, line) => Ok(ElementOutcome::Known(file)),
            Err(failure) => Err(failure.about(source)),
        }
    }
}

impl ElementOutcome<'_> {
    /// Says what the element is good for. `place` is where one is kept that belongs to no throw yet.
    pub fn words(&self, language: Language, source: &str, place: &str) -> String {
        let source = ("source", PhraseArgument::from(printable(source).into_owned()));
        let of = |file: &GameFile| ("file", PhraseArgument::from(printable_path(&file.path).to_string()));
        match self {
            ElementOutcome::Good(file, member) => {
                let name = names::value(&names::shown(&file.state, *member));
                language.text("share-came", &[source, of(file), ("name", name)])
            }
            ElementOutcome::Kept(_) => language.text("share-early", &[source, ("place", place.into())]),
            ElementOutcome::Known(file) => language.text("share-known", &[source, of(file)]),
        }
    }
}
