//! A dispute as a letter that an arbiter can send: for people who have never heard of hashes and keys.

use adjudicate_locales::Language;
use adjudicate_record::log::Time;
use adjudicate_record::printable::printable;
use adjudicate_referee::dispute::Dispute;
use adjudicate_render::wrapped;
use adjudicate_rules::PhraseArgument;
use adjudicate_text::dispute::findings::CaseFindings;
use adjudicate_text::dispute::{clock, line};
use adjudicate_text::{dates, deeds};

/// Columns of a letter, as mail programs like them.
const COLUMNS: usize = 71;

/// The letter in the language of the findings, dated if there is a date.
pub fn letter(language: Language, now: Option<Time>, dispute: &Dispute<'_>, told: &[CaseFindings<'_, '_>]) -> String {
    let mut letter = EvidenceLetter { text: String::new() };
    if let Some(now) = now {
        letter.line(&dates::of(language, now));
        letter.line("");
    }
    for told in told {
        letter.game(told);
    }
    if told.iter().any(|told| clock::is_contested(told.case)) {
        letter.paragraph(&language.text("dispute-letter-contested", &[]));
    } else if !dispute.is_dispute() {
        letter.paragraph(&language.text("dispute-letter-agree", &[]));
    }
    letter.paragraph(&language.text("dispute-letter-why", &[]));
    letter.text.trim_end().to_owned()
}

struct EvidenceLetter {
    text: String,
}

impl EvidenceLetter {
    fn line(&mut self, line: &str) {
        self.text.push_str(&printable(line));
        self.text.push('\n');
    }

    fn paragraph(&mut self, text: &str) {
        for line in wrapped(&printable(text), COLUMNS) {
            self.line(line.trim_start());
        }
        self.line("");
    }

    fn game(&mut self, told: &CaseFindings<'_, '_>) {
        let (language, case) = (told.language, told.case);
        let display = |player: &adjudicate_record::log::Player| match &player.display {
            Some(display) => display.as_str().to_owned(),
            None => player.name.to_string(),
        };
        let players: Vec<String> = case.state.charter().players.iter().map(display).collect();
        self.paragraph(&language.text("dispute-letter-to", &[("names", language.list(&players).into())]));
        let begun = case.begun().map(|time| dates::of(language, time)).unwrap_or_default();
        let values = [("game", deeds::title(&case.state).into()), ("date", begun.into())];
        self.paragraph(&language.text("dispute-letter-game", &values));
        self.line(&case.id.to_string());
        self.line("");
        let sources: Vec<&str> = case.holdings.iter().map(|holding| holding.source.as_str()).collect();
        let values = [("copies", PhraseArgument::count(sources.len())), ("sources", language.list(&sources).into())];
        self.paragraph(&language.text("dispute-letter-copies", &values));
        self.paragraph(&told.about_verdict("dispute-letter-result"));
        self.paragraph(&line::told(language, case));
        for (number, branch) in (1..).zip(&case.stops) {
            self.paragraph(&format!("{number}. {}", line::branch(language, case, branch)));
        }
        for finding in &told.findings {
            self.paragraph(&format!("{} {}", finding.says, finding.way));
            finding.commands.iter().for_each(|command| self.line(&format!("    {command}")));
            if !finding.commands.is_empty() {
                self.line("");
            }
        }
    }
}
