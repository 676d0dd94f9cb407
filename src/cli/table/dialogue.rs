//! A table on a terminal: the board, a question, the next line.

use crate::cli::context::CommandContext;
use crate::cli::moves;
use crate::printable::printable_path;
use crate::rules::{Demand, Seat};
use adjudicate_agent::Failure;
use adjudicate_agent::practice::line;
use adjudicate_agent::practice::record::TableRecord;
use adjudicate_agent::practice::sheet::PracticeGame;
use adjudicate_agent::practice::thrower::PracticeDice;

/// Talks until the user leaves.
///
/// # Errors
/// The file that the table is kept in cannot be read or written, or does not fit the game.
pub fn run(
    context: &CommandContext,
    sheet: PracticeGame,
    thrower: Option<PracticeDice>,
    record: Option<TableRecord>,
) -> Result<(), Failure> {
    let mut dialogue = Dialogue { context, sheet, thrower, record, before: Vec::new(), below: None };
    dialogue.go_on_from_record()?;
    dialogue.throw()?;
    context.terminal.print_text("help-lists", &[]);
    context.terminal.print("");
    dialogue.show();
    while let Some(typed) = context.terminal.read(&dialogue.question(), &dialogue.candidates())? {
        match typed.as_str() {
            "" => {}
            "quit" | "exit" => break,
            "help" => context.terminal.print_text("table-help", &[]),
            "board" => dialogue.show(),
            "turn" => dialogue.turn(),
            "moves" => moves::listing(context.language, &dialogue.sheet.play, None)
                .iter()
                .for_each(|line| context.terminal.print(line)),
            "undo" => dialogue.undo()?,
            typed => dialogue.take(typed)?,
        }
    }
    if let Some(record) = &dialogue.record {
        context.terminal.print_text("table-kept", &[("file", printable_path(record.path()).to_string().into())]);
    }
    Ok(())
}

struct Dialogue<'a> {
    context: &'a CommandContext,
    sheet: PracticeGame,
    thrower: Option<PracticeDice>,
    record: Option<TableRecord>,
    /// The table before each line that was accepted, and whether the program threw it.
    before: Vec<(PracticeGame, bool)>,
    /// The player whose side is below; `None` if nobody has chosen.
    below: Option<Seat>,
}

impl Dialogue<'_> {
    fn go_on_from_record(&mut self) -> Result<(), Failure> {
        let Some(record) = &self.record else { return Ok(()) };
        let origin = record.path().display().to_string();
        for (number, text) in record.found() {
            let before = self.sheet.clone();
            self.sheet
                .take(self.context.language, text)
                .map_err(|failure| failure.within(Some(&origin), number, text, 0))?;
            self.before.push((before, false));
        }
        Ok(())
    }

    fn show(&self) {
        let terminal = self.context.terminal;
        terminal.print(terminal.board(&self.sheet.play, self.below));
        terminal.print("");
        self.sheet.outlook(terminal.language).iter().for_each(|line| terminal.print(line));
    }

    /// Turns the board round, where it has two sides.
    fn turn(&mut self) {
        let play = &self.sheet.play;
        if play.scenes_of_both().is_none() {
            return self.context.terminal.remark_text("table-same-side", &[]);
        }
        let seats = [Seat(0), Seat(1)];
        let shown = play.scene(self.below);
        self.below = seats.into_iter().find(|seat| play.scene(Some(*seat)) != shown);
        self.show();
    }

    fn question(&self) -> String {
        match self.sheet.play.demand() {
            Demand::Act(seat) => format!("{}:", self.sheet.name(seat)),
            Demand::Throw(_) => format!("{}:", line::DICE),
            Demand::Over(_) => self.context.terminal.text("table-ask-over", &[]),
        }
    }

    /// Returns the completions for Tab: the moves of the player to move.
    fn candidates(&self) -> Vec<String> {
        self.sheet.play.position().legal().into_iter().flat_map(|group| group.moves).collect()
    }

    fn take(&mut self, typed: &str) -> Result<(), Failure> {
        if line::is_remark(typed) {
            return self.record.as_mut().map_or(Ok(()), |record| record.add(typed));
        }
        let before = self.sheet.clone();
        let text = self.complete(typed);
        match self.sheet.take(self.context.language, &text) {
            Ok(done) => {
                self.before.push((before, false));
                if let Some(record) = &mut self.record {
                    record.add(&done.line)?;
                }
                self.throw()?;
                self.context.terminal.print("");
                self.show();
            }
            Err(failure) => self.context.terminal.fail(&failure),
        }
        Ok(())
    }

    /// The line that was meant, with the player whose turn it is if the line names none.
    fn complete(&self, typed: &str) -> String {
        let word = typed.split_once(':').map(|(word, _)| word.trim());
        let says_who = word.is_some_and(|word| word == line::DICE || line::seat(word, self.sheet.names()).is_some());
        if says_who {
            return typed.to_owned();
        }
        let answers = ["accept", "decline"].contains(&typed.split_whitespace().next().unwrap_or_default());
        let who = match self.sheet.play.demand() {
            _ if answers => self.sheet.asked(),
            Demand::Act(seat) => Some(seat),
            Demand::Throw(_) if typed.starts_with(|c: char| c.is_ascii_digit()) => {
                return format!("{}: {typed}", line::DICE);
            }
            Demand::Throw(roll) => roll.roller,
            Demand::Over(_) => None,
        };
        who.map_or_else(|| typed.to_owned(), |seat| format!("{}: {typed}", self.sheet.name(seat)))
    }

    /// Throws the dice that are pending, if that is asked for.
    fn throw(&mut self) -> Result<(), Failure> {
        let Some(thrower) = &mut self.thrower else { return Ok(()) };
        while let Demand::Throw(roll) = self.sheet.play.demand() {
            self.before.push((self.sheet.clone(), true));
            let done = self.sheet.throw(&thrower.throw(&roll));
            self.context.terminal.print(&done.line);
            if let Some(record) = &mut self.record {
                record.add(&done.line)?;
            }
        }
        Ok(())
    }

    /// Takes the last line back, and with it the throws that the program made after it.
    fn undo(&mut self) -> Result<(), Failure> {
        if self.before.iter().all(|(_, thrown)| *thrown) {
            self.context.terminal.remark_text("table-nothing-back", &[]);
            return Ok(());
        }
        while let Some((before, thrown)) = self.before.pop() {
            self.sheet = before;
            if let Some(record) = &mut self.record {
                record.take_back()?;
            }
            if !thrown {
                break;
            }
        }
        self.throw()?;
        self.show();
        Ok(())
    }
}
