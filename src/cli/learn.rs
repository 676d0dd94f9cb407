//! `adjudicate learn`: a newcomer is taken through the rules of a game, clause by clause, at a practice table.

use std::io::BufRead;
use std::process::ExitCode;

use clap::Args;

use super::context::CommandContext;
use super::moves;
use super::terminal::Terminal;
use crate::games::GAMES;
use crate::render::{WIDTH, wrapped};
use crate::rules::{Demand, Game, Lesson, LessonAnswer, LessonGoal, PhraseArgument, Play, phrase};
use adjudicate_agent::practice::course::Course;
use adjudicate_agent::practice::sheet::PracticeGame;
use adjudicate_agent::{Failure, pick};
use adjudicate_text::{lesson, rules};

/// Learn a game, one rule after the other, with positions to try.
///
/// Without a game, the games are listed. An answer that the rules forbid is refused with the clause that it breaks, and
/// you try again. Your progress is kept, and the next time the course goes on where you were. The answers may also come
/// from a file or a pipe, one a line; the exit status is then 0 if none of them was refused, and 1 otherwise.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate learn\n  adjudicate learn nine-mens-morris\n  \
                        adjudicate learn nine-mens-morris --from NMM-6\n  adjudicate learn backgammon --list")]
pub struct Arguments {
    /// The game, such as nine-mens-morris, or a clause, such as NMM-6
    game: Option<String>,
    /// Begin with the first lesson about this clause, such as NMM-6, or 6
    #[arg(long, value_name = "CLAUSE")]
    from: Option<String>,
    /// List the lessons, and which of them are done
    #[arg(long)]
    list: bool,
}

/// Runs the command.
///
/// # Errors
/// There is no such game or clause; the stored progress cannot be read; or Ctrl-C was typed.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<ExitCode, Failure> {
    if context.terminal.json {
        return Err(Failure::usage(phrase!(
            "learn-without-json",
            "`learn` talks to people, and has nothing for --json"
        ))
        .hint(phrase!(
            "learn-without-json-hint",
            "`adjudicate rules --json` gives the clauses, `adjudicate table --json` judges moves"
        )));
    }
    let Some(name) = &arguments.game else {
        return games(context).map(|()| ExitCode::SUCCESS);
    };
    let (game, clause) = match (pick::game(name), rules::anywhere(name)) {
        (Ok(game), _) => (game, None),
        (Err(_), Some(clause)) if owner(clause.id).is_some() => (owner(clause.id).unwrap_or(GAMES[0]), Some(clause.id)),
        (Err(failure), _) => return Err(failure),
    };
    let mut course = Course::take_up(context.settings.state_directory()?, game)?;
    if arguments.list {
        list(context.terminal, game, &course);
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(from) = arguments.from.as_deref().or(clause) {
        course.go(first(game, from)?);
    }
    let talks = context.terminal.is_interactive();
    Tutor { context, game, course, hints: 0, told: None, refused: false, talks, keeps: true }.teach()
}

/// The game that has this clause as its own.
fn owner(clause: &str) -> Option<&'static Game> {
    GAMES.iter().copied().find(|game| game.clauses.iter().any(|own| own.id == clause))
}

/// The first lesson about a clause, or the lesson of this name.
fn first(game: &'static Game, from: &str) -> Result<usize, Failure> {
    let names = || (0..game.lessons.len()).map(|place| game.lesson_name(place));
    let by_name = names().position(|name| name.eq_ignore_ascii_case(from));
    let of_clause = || {
        let clause = rules::clause_of(game, from)?;
        game.lessons.iter().position(|lesson| lesson.clause == clause.id)
    };
    by_name.or_else(of_clause).ok_or_else(|| {
        Failure::usage(phrase!(
            "no-such-lesson",
            "{game} has no lesson about `{from}`",
            game = rules::title(game),
            from
        ))
        .hint(phrase!("lessons-are", "its lessons: {names}", names = names().collect::<Vec<_>>().join(", ")))
    })
}

fn games(context: &CommandContext) -> Result<(), Failure> {
    let state = context.settings.state_directory()?;
    let width = GAMES.iter().map(|game| game.name.len()).max().unwrap_or(0);
    for game in GAMES {
        let course = Course::take_up(state, game)?;
        let values = [
            ("game", rules::title(game).into()),
            ("lessons", PhraseArgument::count(game.lessons.len())),
            ("done", PhraseArgument::count(course.count())),
        ];
        context.terminal.print(format!("{:width$}  {}", game.name, context.terminal.text("learn-course", &values)));
    }
    context.terminal.print("");
    context.terminal.print_text("learn-begins", &[]);
    Ok(())
}

fn list(terminal: Terminal, game: &Game, course: &Course) {
    let width = (0..game.lessons.len()).map(|place| game.lesson_name(place).len()).max().unwrap_or(0);
    for (place, lesson) in game.lessons.iter().enumerate() {
        let state = if course.is_done(place) { terminal.text("lesson-is-done", &[]) } else { String::new() };
        let what = if lesson.asks() { lesson::task } else { lesson::text };
        for (number, line) in wrapped(&what(terminal.language, game, place), WIDTH - width - 8).iter().enumerate() {
            let name = if number == 0 { game.lesson_name(place) } else { String::new() };
            let state = if number == 0 { state.as_str() } else { "" };
            terminal.print(format!("{state:4}  {name:width$}  {}", line.trim_start()));
        }
    }
}

/// Somebody who learns a game.
struct Tutor<'a> {
    context: &'a CommandContext,
    game: &'static Game,
    course: Course,
    /// How many hints have been given in this lesson.
    hints: usize,
    /// The clause whose words were printed last.
    told: Option<&'static str>,
    /// Whether an answer has been refused.
    refused: bool,
    /// Whether a person answers at a terminal.
    talks: bool,
    /// Whether progress can be stored.
    keeps: bool,
}

/// The outcome of a lesson.
enum LessonStep {
    /// This lesson is shown again.
    Again,
    /// On to the next one.
    Forward,
    /// Back to the one before.
    Back,
    /// Enough.
    Quit,
}

impl Tutor<'_> {
    fn teach(mut self) -> Result<ExitCode, Failure> {
        let key = if self.course.is_begun() { "learn-goes-on" } else { "learn-starts" };
        let values = [
            ("game", rules::title(self.game).into()),
            ("lesson", PhraseArgument::count(self.course.place() + 1)),
            ("lessons", PhraseArgument::count(self.game.lessons.len())),
        ];
        self.print(self.text(key, &values));
        self.print(self.text("help-lists", &[]));
        while let Some(lesson) = self.game.lessons.get(self.course.place()) {
            self.keep();
            let place = self.course.place();
            self.hints = 0;
            match self.lesson(lesson)? {
                LessonStep::Again => {}
                LessonStep::Forward => self.course.go(place + 1),
                LessonStep::Back => self.course.go(place.saturating_sub(1)),
                LessonStep::Quit => return self.leave(),
            }
        }
        self.end();
        Ok(self.status())
    }

    /// At a terminal a mistake is part of learning; a script gets it as the exit status.
    fn status(&self) -> ExitCode {
        ExitCode::from(u8::from(self.refused && !self.talks))
    }

    fn leave(mut self) -> Result<ExitCode, Failure> {
        self.keep();
        self.print(self.text("learn-here", &[("name", self.game.name.into())]));
        Ok(self.status())
    }

    fn end(&mut self) {
        self.keep();
        let left: Vec<usize> = (0..self.game.lessons.len()).filter(|place| !self.course.is_done(*place)).collect();
        let Some(first) = left.first() else {
            self.print("");
            return self.say(&self.text("learn-done", &[("name", self.game.name.into())]));
        };
        let names: Vec<String> = left.iter().map(|place| self.game.lesson_name(*place)).collect();
        self.print("");
        let values = [
            ("lessons", self.context.language.list(&names).into()),
            ("name", self.game.name.into()),
            ("first", self.game.lesson_name(*first).into()),
        ];
        self.say(&self.text("learn-left", &values));
    }

    fn text(&self, key: &str, values: &[(&str, PhraseArgument)]) -> String {
        self.context.terminal.text(key, values)
    }

    fn print(&self, text: impl AsRef<str>) {
        self.context.terminal.print(text);
    }

    /// Prints sentences.
    fn say(&self, text: &str) {
        wrapped(text, WIDTH).iter().for_each(|line| self.print(line.trim_start()));
    }

    /// Stores the progress; if it cannot be stored, the course goes on, and says so once.
    fn keep(&mut self) {
        if let (true, Err(failure)) = (self.keeps, self.course.keep()) {
            self.keeps = false;
            self.context.terminal.remark_text("learn-unkept", &[("reason", failure.reason().into())]);
        }
    }

    fn lesson(&mut self, lesson: &'static Lesson) -> Result<LessonStep, Failure> {
        let place = self.course.place();
        let values = [
            ("name", self.game.lesson_name(place).into()),
            ("lesson", PhraseArgument::count(place + 1)),
            ("lessons", PhraseArgument::count(self.game.lessons.len())),
            ("done", self.course.is_done(place).into()),
        ];
        self.print(format!("\n{}\n", self.text("lesson-head", &values)));
        self.say(&lesson::text(self.context.language, self.game, place));
        if self.told != Some(lesson.clause) {
            self.rule(lesson);
        }
        let play = lesson.begin(self.game).map_err(|refusal| Failure::refused(refusal, ""))?;
        self.position(lesson, &play);
        if lesson.asks() {
            self.say(&lesson::task(self.context.language, self.game, place));
        }
        self.answers(lesson, &play)
    }

    fn rule(&mut self, lesson: &'static Lesson) {
        if let Some(clause) = self.game.clause(lesson.clause) {
            self.print("");
            rules::clauses(self.context.language, &[*clause]).iter().for_each(|line| self.print(line));
            self.told = Some(clause.id);
        }
    }

    fn position(&self, lesson: &Lesson, play: &Play) {
        self.print("");
        if let Some(table) = lesson::table(self.context.language, lesson) {
            self.say(&table);
            self.print("");
        }
        if lesson.has_board() {
            self.board(play);
            self.print("");
            PracticeGame::new(play.clone()).outlook(self.context.language).iter().for_each(|line| self.print(line));
        }
    }

    fn board(&self, play: &Play) {
        self.print(self.context.terminal.board(play, lesson::viewer(play)));
    }

    fn answers(&mut self, lesson: &'static Lesson, play: &Play) -> Result<LessonStep, Failure> {
        let question = match (lesson.goal, play.demand()) {
            (LessonGoal::Told | LessonGoal::Look, _) => self.text("lesson-ask-enter", &[]),
            (LessonGoal::Charter, _) => self.text("lesson-ask-options", &[]),
            (_, Demand::Act(seat)) => {
                format!("{}:", play.setup().names.get(seat.index()).map(ToString::to_string).unwrap_or_default())
            }
            _ => self.text("lesson-ask-answer", &[]),
        };
        let legal = if lesson.asks() { play.position().legal() } else { Vec::new() };
        let candidates: Vec<String> = legal.into_iter().flat_map(|group| group.moves).collect();
        loop {
            let Some(typed) = self.read(&question, &candidates)? else { return Ok(LessonStep::Quit) };
            match typed.to_lowercase().as_str() {
                "" if !lesson.asks() => {
                    self.course.tick(self.course.place());
                    return Ok(LessonStep::Forward);
                }
                "" => self.context.terminal.remark_text("lesson-type", &[]),
                "help" | "?" => self.print(self.text("lesson-help", &[])),
                "moves" => self.moves(lesson, play),
                "hint" => self.hint(lesson),
                "rule" => self.rule(lesson),
                "board" => self.position(lesson, play),
                "again" => return Ok(LessonStep::Again),
                "skip" => return Ok(LessonStep::Forward),
                "back" => return Ok(LessonStep::Back),
                "quit" | "exit" => return Ok(LessonStep::Quit),
                _ if !lesson.asks() => self.context.terminal.remark_text("lesson-nothing", &[]),
                _ => {
                    if self.judge(lesson, &typed) {
                        return Ok(LessonStep::Forward);
                    }
                }
            }
        }
    }

    /// The next line: asked for at a terminal, and otherwise shown behind a mark, as if it had been typed here.
    fn read(&self, question: &str, candidates: &[String]) -> Result<Option<String>, Failure> {
        if self.talks {
            return self.context.terminal.read(question, candidates);
        }
        let mut line = Vec::new();
        let read = std::io::stdin().lock().read_until(b'\n', &mut line);
        let read = read.map_err(|error| {
            Failure::environment(phrase!("answers-unreadable", "the answers cannot be read: {error}", error))
        })?;
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if read > 0 {
            self.print(format!("{question} {line}").trim_end());
        }
        Ok((read > 0).then_some(line))
    }

    fn moves(&self, lesson: &Lesson, play: &Play) {
        if lesson.goal == LessonGoal::Charter {
            for option in self.game.options {
                let (range, effect) = (option.range(), rules::effect(self.context.language, self.game, option));
                self.print(format!("{}={}  {effect}", option.key, self.context.language.phrase(&range)));
            }
            return;
        }
        moves::listing(self.context.language, play, None).iter().for_each(|line| self.print(line));
    }

    fn hint(&mut self, lesson: &Lesson) {
        if !lesson.asks() {
            return self.print(self.text("lesson-nothing", &[]));
        }
        let wrong = lesson::refused(self.context.language, self.game, lesson)
            .filter(|_| self.hints == 0 && lesson.goal != LessonGoal::End);
        if let Some(line) = wrong.or_else(|| lesson::right(self.context.language, self.game, lesson)) {
            self.print(line);
        }
        self.hints += 1;
    }

    /// Whether an answer does what the lesson asks; says so.
    fn judge(&mut self, lesson: &Lesson, typed: &str) -> bool {
        let written = |recorded: &str| lesson::written(self.context.language, self.game, lesson, recorded);
        match lesson.judge(self.game, typed) {
            Ok(LessonAnswer::Done { recorded, play }) => {
                let recorded = written(&recorded);
                let key = if recorded == typed { "answer-right" } else { "answer-right-written" };
                self.print(self.text(key, &[("recorded", recorded.into())]));
                if lesson.has_board() {
                    self.print("");
                    self.board(&play);
                    self.print("");
                    PracticeGame::new(*play).outlook(self.context.language).iter().for_each(|line| self.print(line));
                }
                self.course.tick(self.course.place());
                true
            }
            Ok(LessonAnswer::Elsewhere { recorded }) => {
                let task = lesson::task(self.context.language, self.game, self.course.place());
                let values = [("recorded", written(&recorded).into()), ("task", task.into())];
                self.say(&self.text("lesson-elsewhere", &values));
                false
            }
            Err(refusal) => {
                self.refused = true;
                let failure = Failure::of_answer(refusal, typed, (self.game, lesson), self.context.language);
                self.context.terminal.fail(&failure);
                false
            }
        }
    }
}
