//! A game as steps of a page: what each entry did, the board after it, and the throws with their proof.

use std::ops::RangeInclusive;
use std::path::Path;

use crate::failure::Failure;
use crate::game_file::{self, GameFile};
use adjudicate_locales::Language;
use adjudicate_record::log::file::FileSystem;
use adjudicate_referee::Provenance;
use adjudicate_render::{PageStep, ReplayPage};
use adjudicate_rules::OptionValue;
use adjudicate_text::describe::EntryDescriber;
use adjudicate_text::{status, throw, view};

/// A verified game with its steps.
pub struct Chronicle {
    /// The game.
    pub game: GameFile,
    /// Its entries in the range that was asked for.
    pub steps: Vec<PageStep>,
}

impl Chronicle {
    /// Reads and verifies a game, and keeps the steps of these entries.
    ///
    /// # Errors
    /// As [`game_file::load`].
    pub fn read(
        system: &dyn FileSystem,
        path: &Path,
        at: Option<u64>,
        range: RangeInclusive<u64>,
    ) -> Result<Chronicle, Failure> {
        let mut storyteller = EntryDescriber::default();
        let mut trail = Provenance::default();
        let mut steps = Vec::new();
        let game = game_file::load_with(system, path, at, |_, entry, state| {
            trail.follow(entry, state);
            let told = storyteller.tell(entry, state);
            if range.contains(&entry.seq) {
                // A turn is made with the throw; an answer only brings it about.
                let happened = match (told.thrown, told.turn) {
                    (Some(thrown), Some(turn)) => vec![thrown, format!("turn {turn}, {}", told.sentence)],
                    (None, Some(turn)) => vec![format!("turn {turn}, {}", told.sentence)],
                    (thrown, None) => std::iter::once(told.sentence).chain(thrown).collect(),
                };
                let (scene, turned) = match state.play().scenes_of_both() {
                    Some([scene, turned]) => (scene, Some(turned)),
                    None => (state.play().scene(None), None),
                };
                steps.push(PageStep {
                    entry: entry.seq,
                    date: entry.at.to_string().split('T').next().unwrap_or_default().to_owned(),
                    happened,
                    say: entry.say.as_ref().map(|say| say.to_string()),
                    remarks: told.remarks,
                    proof: Vec::new(),
                    scene,
                    turned,
                });
            }
        })?;
        let file = path.file_name().map(|name| name.display().to_string()).unwrap_or_default();
        for (number, thrown) in (1..).zip(trail.throws()) {
            if let Some(step) = steps.iter_mut().find(|step| step.entry == thrown.entry) {
                step.proof = throw::brief(&file, &game.state, &trail, thrown, number);
            }
        }
        Ok(Chronicle { game, steps })
    }

    /// The page of the game.
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
