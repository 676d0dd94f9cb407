//! Lessons: a clause told in plain words, with a position in which to try it.
//!
//! They are data beside each game. A position is given as turns and throws from the start, so that every position shown
//! can be reached; the engine itself judges the answers. The conformance tests hold that every wrong answer is refused
//! under its clause, and every right one taken.

pub(super) mod task;

pub use task::{Lesson, LessonGoal};

use super::clause::{Clause, Refusal};
use super::common;
use super::demand::{Demand, Roll};
use super::name::{Name, Seat};
use super::options::{OptionValue, Options};
use super::play::Play;
use super::position::{Agreement, Game, LossDegree, Setup};
use crate::phrase;

/// The separator between two steps of a setup.
const BETWEEN: &str = " | ";

/// The verdict on an answer that the rules allow.
pub enum LessonAnswer {
    /// The task is done.
    Done {
        /// The answer as the record writes it.
        recorded: String,
        /// The game after it.
        play: Box<Play>,
    },
    /// The answer is allowed, but does not do what the task asks.
    Elsewhere {
        /// The answer as the record writes it.
        recorded: String,
    },
}

impl Lesson {
    /// The game at the position of the lesson.
    ///
    /// # Errors
    /// A step is refused: the lesson is wrong, which the conformance tests do not let happen.
    pub fn begin(&self, game: &'static Game) -> Result<Play, Refusal> {
        let mut play = self.start(game, read_options(game, self.options)?)?;
        for step in self.steps.split(BETWEEN).filter(|step| !step.is_empty()) {
            take(&mut play, step)?;
        }
        Ok(play)
    }

    fn start(&self, game: &'static Game, options: Options) -> Result<Play, Refusal> {
        let names = self.players.iter().filter_map(|name| Name::parse(name)).collect();
        Play::start(game, Setup { names, first: self.first.then_some(Seat(0)), options, ..Setup::default() })
    }

    /// Judges an answer: a turn as people type it, `claim draw`, an offer, or the options of a charter.
    ///
    /// # Errors
    /// The rules do not allow it.
    pub fn judge(&self, game: &'static Game, answer: &str) -> Result<LessonAnswer, Refusal> {
        if self.goal == LessonGoal::Charter {
            let play = self.start(game, read_options(game, answer)?)?;
            return Ok(LessonAnswer::Done { recorded: answer.to_owned(), play: Box::new(play) });
        }
        let mut play = self.begin(game)?;
        let recorded = answered(&mut play, answer)?;
        let done = match self.goal {
            LessonGoal::Turn(part) => recorded.contains(part),
            LessonGoal::End => matches!(play.demand(), Demand::Over(outcome) if outcome.reason.clause == self.clause),
            LessonGoal::Told | LessonGoal::Look | LessonGoal::Charter => true,
        };
        Ok(if done {
            LessonAnswer::Done { recorded, play: Box::new(play) }
        } else {
            LessonAnswer::Elsewhere { recorded }
        })
    }

    /// How the wrong answer is refused; none if the lesson has none.
    pub fn refusal(&self, game: &'static Game) -> Option<Refusal> {
        if self.wrong.is_empty() {
            return None;
        }
        if self.goal == LessonGoal::End
            && let Ok(LessonAnswer::Done { mut play, .. }) = self.judge(game, self.right)
        {
            return answered(&mut play, self.wrong).err();
        }
        self.judge(game, self.wrong).err()
    }
}

impl Game {
    /// Returns the name of a lesson by its place in the game: its clause, and behind that a number if it is not the
    /// first lesson of the clause: `NMM-4`, `NMM-4-2`.
    pub fn lesson_name(&self, place: usize) -> String {
        let Some(lesson) = self.lessons.get(place) else { return String::new() };
        match self.lessons.iter().take(place).filter(|other| other.clause == lesson.clause).count() {
            0 => lesson.clause.to_owned(),
            before => format!("{}-{}", lesson.clause, before + 1),
        }
    }

    /// The clause of this number, one of the game's own or a common one.
    pub fn clause(&self, id: &str) -> Option<&'static Clause> {
        self.clauses.iter().chain(common::CLAUSES).find(|clause| clause.id == id)
    }
}

/// Takes one step towards a position.
fn take(play: &mut Play, step: &str) -> Result<(), Refusal> {
    let unfit = |why: &str| Err(Refusal::illegal("ALL-2", format!("`{step}`: {why}")));
    if let Some(numbers) = step.strip_prefix("dice ") {
        let numbers: Option<Vec<u32>> = numbers.split(' ').map(|number| number.parse().ok()).collect();
        return match (play.demand(), numbers) {
            (Demand::Throw(roll), Some(numbers))
                if roll.dice.len() == numbers.len()
                    && roll.dice.iter().zip(&numbers).all(|(sides, number)| (1..=*sides).contains(number)) =>
            {
                play.thrown(&numbers);
                Ok(())
            }
            _ => unfit("no such throw is pending"),
        };
    }
    if let Some(name) = step.strip_suffix(" leaves") {
        let seat = play.seats().find(|seat| play.setup().names.get(seat.index()).is_some_and(|own| own == name));
        let Some(seat) = seat else { return unfit("nobody of that name is in the game") };
        play.leave(seat, format!("{name} resigned"));
        return Ok(());
    }
    if let Some(agreement) = step.strip_prefix("agree ").and_then(|words| agreement(play, words)) {
        play.may_agree(agreement)?;
        play.agree(agreement);
        return Ok(());
    }
    let recorded = play.position().read(step)?;
    play.play(&recorded)
}

/// Returns the agreement that these words offer, if the player who must act or throw says them.
fn agreement(play: &Play, words: &str) -> Option<Agreement> {
    let offerer = match play.demand() {
        Demand::Act(seat) | Demand::Throw(Roll { roller: Some(seat), .. }) => Some(seat),
        Demand::Throw(Roll { roller: None, .. }) | Demand::Over(_) => None,
    };
    match words {
        "end" => Some(Agreement::End),
        "prisoners" => Some(Agreement::Prisoners),
        "concede" => Some(Agreement::Concession(offerer?, LossDegree::Single)),
        _ => Some(Agreement::Concession(offerer?, LossDegree::from_word(words.strip_prefix("concede ")?)?)),
    }
}

/// Carries out an answer, and returns it as the record writes it. An offer is accepted at once.
fn answered(play: &mut Play, answer: &str) -> Result<String, Refusal> {
    let words = answer.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    if words == "claim draw"
        && let Demand::Act(seat) = play.demand()
    {
        let outcome = play.position().claim_draw(seat)?;
        play.end(outcome);
        return Ok(words);
    }
    if let Some(offered) = words.strip_prefix("offer ").and_then(|words| agreement(play, words)) {
        play.may_agree(offered)?;
        play.agree(offered);
        return Ok(words);
    }
    let recorded = play.position().read(answer)?;
    play.play(&recorded)?;
    Ok(recorded)
}

/// Reads options written `stones=4 flying=3`; `none` and nothing are none.
///
/// # Errors
/// Refused under ALL-6: a word that is no `KEY=VALUE`, and what [`Options::check`] refuses.
fn read_options(game: &Game, text: &str) -> Result<Options, Refusal> {
    let mut options = Options::default();
    for word in text.split_whitespace().filter(|word| *word != "none") {
        let (key, value) = word.split_once('=').ok_or_else(|| {
            Refusal::unreadable("ALL-6", phrase!("not-an-option", "`{word}` is no option", word))
                .hint(phrase!("how-options-are-written", "options are written KEY=VALUE"))
        })?;
        let spec = game.options.iter().find(|spec| spec.key == key);
        let value = spec.and_then(|spec| spec.read(value)).unwrap_or_else(|| OptionValue::Text(value.to_owned()));
        options.0.insert(key.to_owned(), value);
    }
    options.check(game.options)?;
    Ok(options)
}
