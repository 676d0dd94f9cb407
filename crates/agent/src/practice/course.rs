//! How far somebody has come with the lessons of a game, kept from one evening to the next.

use adjudicate_record::log::layout::StateFile;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use adjudicate_record::log::file::{self, Disk, FileError};
use adjudicate_rules::Game;

/// The prefix of the next lesson's name, and that of finished ones.
const NEXT: &str = "next ";
const DONE: &str = "done ";

/// The lessons of a game, and which of them are done.
pub struct Course {
    game: &'static Game,
    file: PathBuf,
    /// The content of the file, if it exists.
    stored: Option<Vec<u8>>,
    place: usize,
    done: BTreeSet<String>,
}

impl Course {
    /// Goes on at the stored place. A player who has finished begins anew.
    ///
    /// # Errors
    /// The stored file cannot be read.
    pub fn take_up(state: &Path, game: &'static Game) -> Result<Course, Failure> {
        let file = StateFile::Lesson(game.name.to_owned()).below(state);
        let stored = if file::is_there(&Disk, &file)? { Some(file::read(&Disk, &file)?) } else { None };
        let mut course = Course { game, file, stored, place: 0, done: BTreeSet::new() };
        let text = String::from_utf8_lossy(course.stored.as_deref().unwrap_or_default()).into_owned();
        for line in text.lines() {
            // A lesson that another version of the program had is passed over.
            if let Some(place) = line.strip_prefix(NEXT).and_then(|name| course.find(name)) {
                course.place = place;
            } else if let Some(name) = line.strip_prefix(DONE).filter(|name| course.find(name).is_some()) {
                course.done.insert(name.to_owned());
            }
        }
        Ok(course)
    }

    fn find(&self, name: &str) -> Option<usize> {
        (0..self.game.lessons.len()).find(|place| self.game.lesson_name(*place) == name)
    }

    /// The place of the lesson that comes next; one past the last at the end.
    pub fn place(&self) -> usize {
        self.place
    }

    /// Whether somebody has been here before and has not come to the end.
    pub fn is_begun(&self) -> bool {
        self.place > 0 && self.place < self.game.lessons.len()
    }

    /// Goes to a lesson.
    pub fn go(&mut self, place: usize) {
        self.place = place.min(self.game.lessons.len());
    }

    /// The lesson at this place is done.
    pub fn tick(&mut self, place: usize) {
        self.done.insert(self.game.lesson_name(place));
    }

    /// Whether it is.
    pub fn is_done(&self, place: usize) -> bool {
        self.done.contains(&self.game.lesson_name(place))
    }

    /// How many are.
    pub fn count(&self) -> usize {
        self.done.len()
    }

    /// Keeps how far it is.
    ///
    /// # Errors
    /// It cannot be written, or somebody learns the same game in another window.
    pub fn keep(&mut self) -> Result<(), Failure> {
        let done = (0..self.game.lessons.len()).filter(|place| self.is_done(*place));
        let mut text: String = done.map(|place| format!("{DONE}{}\n", self.game.lesson_name(place))).collect();
        if self.place < self.game.lessons.len() {
            text.insert_str(0, &format!("{NEXT}{}\n", self.game.lesson_name(self.place)));
        }
        if self.stored.as_deref() == Some(text.as_bytes()) {
            return Ok(());
        }
        let directory = self.file.parent().unwrap_or(&self.file);
        std::fs::create_dir_all(directory).map_err(|error| Failure::unwritable(directory, &error))?;
        let stored: Result<(), FileError> = match &self.stored {
            Some(old) => file::replace(&Disk, &self.file, old, &text),
            None => file::create(&Disk, &self.file, &text),
        };
        stored?;
        self.stored = Some(text.into_bytes());
        Ok(())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::Course;
    use adjudicate_games::nine_mens_morris::GAME;

    #[test]
    fn what_is_kept_is_found_again_and_what_is_unknown_passed_over() {
        let state = tempfile::tempdir().unwrap();
        let mut course = Course::take_up(state.path(), &GAME).unwrap();
        assert!(!course.is_begun() && course.count() == 0);
        course.tick(0);
        course.go(2);
        course.keep().unwrap();
        let file = state.path().join("lessons").join(GAME.name);
        let text = std::fs::read_to_string(&file).unwrap();
        assert_eq!(text, format!("next {}\ndone {}\n", GAME.lesson_name(2), GAME.lesson_name(0)));

        std::fs::write(&file, format!("{text}done NMM-99\nwhat else?\n")).unwrap();
        let mut course = Course::take_up(state.path(), &GAME).unwrap();
        assert_eq!((course.place(), course.count(), course.is_done(0)), (2, 1, true));
        course.go(usize::MAX);
        course.keep().unwrap();
        let course = Course::take_up(state.path(), &GAME).unwrap();
        assert_eq!((course.place(), course.is_begun(), course.count()), (0, false, 1), "the end is a beginning");

        std::fs::remove_file(&file).unwrap();
        std::fs::create_dir(&file).unwrap();
        assert!(Course::take_up(state.path(), &GAME).is_err(), "what cannot be read is not taken for nothing");
    }
}
