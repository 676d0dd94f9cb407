//! A dispute as a letter that an arbiter can send: for people who have never heard of hashes and keys.

use adjudicate_record::log::Time;
use adjudicate_record::printable::printable;
use adjudicate_referee::dispute::Dispute;
use adjudicate_render::wrapped;
use adjudicate_text::dates;
use adjudicate_text::dispute::findings::CaseFindings;
use adjudicate_text::dispute::{clock, line};
use adjudicate_text::view::listed;

/// Columns of a letter, as mail programs like them.
const COLUMNS: usize = 71;

/// The letter, dated if there is a date.
pub fn letter(now: Option<Time>, dispute: &Dispute<'_>, told: &[CaseFindings<'_, '_>]) -> String {
    let date = now.map(dates::of);
    let mut letter = EvidenceLetter { text: String::new() };
    if let Some(date) = date {
        letter.line(&date);
        letter.line("");
    }
    for told in told {
        letter.game(told);
    }
    let contested = told.iter().any(|told| clock::is_contested(told.case));
    if contested {
        letter.paragraph("Somebody says that time is over, or the copies differ in what they say about time. Until when each of you has \
            time, and what is in one copy only, stands above; what follows from it the referee decides.");
    } else if !dispute.is_dispute() {
        letter.paragraph("So there is nothing to quarrel about: what was handed in agrees, as far as it goes.");
    }
    letter.paragraph(WHY);
    letter.text.trim_end().to_owned()
}

const WHY: &str = "How this can be known. Every entry of a game ends with a signature. It is made with a secret that only its \
    owner has, and it fits this one text only: if a single character is changed, it does not fit any more. Everybody's half for \
    checking stands at the beginning of the game, where all have agreed to it. And every entry names the one before it by a \
    number that is worked out of its whole text. At each moment one person holds the pen and writes the next entry; so nobody \
    can slip an entry in, take one out or change one without everybody's being able to see it, and who signs two entries for the \
    same place has given the proof of it. None of this rests on my word: the same files give the same answer to anybody who \
    checks them with the program `adjudicate`, or with another one.";

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
        let case = told.case;
        let display = |player: &adjudicate_record::log::Player| match &player.display {
            Some(display) => display.as_str().to_owned(),
            None => player.name.to_string(),
        };
        let players: Vec<String> = case.state.charter().players.iter().map(display).collect();
        self.paragraph(&format!("To {}", listed(&players)));
        let begun = case.begun().map(dates::of).unwrap_or_default();
        self.paragraph(&format!(
            "This is about your game of {}, begun on {begun}. Its full name, by which everybody's program knows it, is",
            case.state.play().game().title,
        ));
        self.line(&case.id.to_string());
        self.line("");
        let sources: Vec<&str> = case.holdings.iter().map(|holding| holding.source.as_str()).collect();
        self.paragraph(&given(&sources));
        self.paragraph(result(told.verdict().0, sources.len(), clock::is_contested(case)));
        self.paragraph(&line::told(case));
        for (number, branch) in (1..).zip(&case.stops) {
            self.paragraph(&format!("{number}. {}", line::branch(case, branch)));
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

/// Describes the copies that the arbiter has been given.
fn given(sources: &[&str]) -> String {
    match sources {
        [only] => format!("I have been given one file about it ({only}), and have looked at every entry in it."),
        several => format!(
            "I have been given {} copies of it ({}) and have compared them entry by entry.",
            several.len(),
            listed(several)
        ),
    }
}

fn result(verdict: &str, copies: usize, contested: bool) -> &'static str {
    match verdict {
        "stops" => {
            "There are entries in them of which one only can be the next, and the rules leave it open which: that has to be decided."
        }
        "signed-twice" => {
            "Somebody has signed two entries of which one only can stand, and that is proved. The game goes on all the same."
        }
        "invalid" => {
            "Something in them cannot stand. It counts for nothing, no matter who brought it. The reasons are below."
        }
        "incomplete" => {
            "Something in them cannot be judged yet, because an entry is missing that nobody has handed in."
        }
        "fell-out" if contested => {
            "They differ: what was decided since has put some entries out, and time is in question."
        }
        "fell-out" => "They differ, and nobody is at fault: what was decided since has put some entries out.",
        "behind" => "They agree in everything that they have; some of them only have more entries than others.",
        _ if copies == 1 => "There is nothing else to compare it with. In itself it is in order.",
        _ => "They are the same, to the letter.",
    }
}
