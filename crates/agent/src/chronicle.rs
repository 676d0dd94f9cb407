//! A game as steps of a page: what each entry did, the board after it, and the throws with their proof.

use std::ops::RangeInclusive;
use std::path::Path;

use crate::failure::Failure;
use crate::game_file::{self, GameFile};
use adjudicate_locales::Language;
use adjudicate_record::log::file::FileSystem;
use adjudicate_referee::Provenance;
use adjudicate_render::{PageLanguage, PageStep, ReplayPage};
use adjudicate_rules::{OptionValue, Scene};
use adjudicate_text::deeds::DeedTeller;
use adjudicate_text::describe::{EntryDescriber, EntryText};
use adjudicate_text::{dates, status, throw, view};

/// A verified game with its steps.
pub struct Chronicle {
    /// The game.
    pub game: GameFile,
    /// Its entries in the range that was asked for.
    pub steps: Vec<PageStep>,
    /// Their language.
    language: Language,
}

impl Chronicle {
    /// Reads and verifies a game, and keeps the steps of these entries in a language. Other languages than English have no words for what
    /// concerns nothing but the record.
    ///
    /// # Errors
    /// As [`game_file::load`].
    pub fn read(
        language: Language,
        system: &dyn FileSystem,
        path: &Path,
        at: Option<u64>,
        range: RangeInclusive<u64>,
    ) -> Result<Chronicle, Failure> {
        let (mut storyteller, mut teller) = (EntryDescriber::default(), DeedTeller::default());
        let mut trail = Provenance::default();
        let mut steps = Vec::new();
        let game = game_file::load_with(system, path, at, |_, entry, state| {
            trail.follow(entry, state);
            let (happened, remarks) = match language.is_english() {
                true => in_english(storyteller.tell(entry, state)),
                false => (teller.tell(language, entry, state), Vec::new()),
            };
            if range.contains(&entry.seq) {
                let (scene, turned) = match state.play().scenes_of_both() {
                    Some([scene, turned]) => (scene, Some(turned)),
                    None => (state.play().scene(None), None),
                };
                let written = |scene: &Scene| view::scene_in(language, state.play(), scene);
                steps.push(PageStep {
                    entry: entry.seq,
                    date: language.phrase(&dates::typed(entry.at)),
                    happened,
                    say: entry.say.as_ref().map(|say| say.to_string()),
                    remarks,
                    proof: Vec::new(),
                    scene: written(&scene),
                    turned: turned.as_ref().map(written),
                });
            }
        })?;
        let file = path.file_name().map(|name| name.display().to_string()).unwrap_or_default();
        for (number, thrown) in (1..).zip(trail.throws()) {
            if let Some(step) = steps.iter_mut().find(|step| step.entry == thrown.entry) {
                step.proof = throw::brief(language, &file, &game.state, &trail, thrown, number);
            }
        }
        Ok(Chronicle { game, steps, language })
    }

    /// The page of the game.
    pub fn page(self) -> ReplayPage {
        let (state, language) = (&self.game.state, self.language);
        let mut facts = vec![language.text("page-entries", &[("last", (state.entries() - 1).into())])];
        facts.extend(self.options());
        facts.push(language.text("page-game-id", &[("id", state.id().to_string().into())]));
        ReplayPage {
            title: view::headline_in(language, state),
            facts,
            outlook: self.outlook(),
            steps: self.steps,
            referee: false,
            language: page_language(language),
        }
    }

    /// The options of the game in a sentence; none if it has none.
    pub fn options(&self) -> Option<String> {
        let option = |(key, value): (&String, &OptionValue)| {
            self.language.text("option-is", &[("key", key.into()), ("value", value.to_string().into())])
        };
        let options: Vec<String> = self.game.state.charter().options.0.iter().map(option).collect();
        let list = || self.language.text("page-options", &[("options", options.join(", ").into())]);
        (!options.is_empty()).then(list)
    }

    /// The next act, or the end of the game, and remarks about the whole of it.
    pub fn outlook(&self) -> Vec<String> {
        let (state, language) = (&self.game.state, self.language);
        status::told_in(language, state, None).into_iter().chain(view::remarks(language, state)).collect()
    }
}

/// Returns a language as that of a page's own words.
pub fn page_language(language: Language) -> PageLanguage {
    PageLanguage { tag: language.tag(), write: |tag, phrase| Language::of(tag).phrase(phrase) }
}

/// Returns the deeds of an entry, one sentence each, and its consequences.
fn in_english(told: EntryText) -> (Vec<String>, Vec<String>) {
    // A turn is made with the throw; an answer only brings it about.
    let happened = match (told.thrown, told.turn) {
        (Some(thrown), Some(turn)) => vec![thrown, format!("turn {turn}, {}", told.sentence)],
        (None, Some(turn)) => vec![format!("turn {turn}, {}", told.sentence)],
        (thrown, None) => std::iter::once(told.sentence).chain(thrown).collect(),
    };
    (happened, told.remarks)
}
