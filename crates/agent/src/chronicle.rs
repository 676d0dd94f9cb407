//! A game as steps of a page: what each entry did, the board after it, and the throws with their proof.

use std::ops::RangeInclusive;
use std::path::Path;

use crate::failure::Failure;
use crate::game_file::{self, GameFile};
use adjudicate_locales::Language;
use adjudicate_record::log::file::FileSystem;
use adjudicate_referee::Provenance;
use adjudicate_render::{PageStep, ReplayPage};
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
        Ok(Chronicle { game, steps })
    }

    /// The page of the game, in English.
    pub fn page(self) -> ReplayPage {
        let state = &self.game.state;
        let option = |(key, value): (&String, &OptionValue)| format!("{key} is {value}");
        let options: Vec<String> = state.charter().options.0.iter().map(option).collect();
        let mut facts = vec![format!("Entries 0 to {} of a log that was verified.", state.entries() - 1)];
        if !options.is_empty() {
            facts.push(format!("Options: {}.", options.join(", ")));
        }
        facts.push(format!("The game's id: {}", state.id()));
        ReplayPage {
            title: view::headline(state),
            facts,
            steps: self.steps,
            outlook: status::told(state, None, None)
                .into_iter()
                .chain(view::remarks(Language::ENGLISH, state))
                .collect(),
            referee: false,
        }
    }
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
