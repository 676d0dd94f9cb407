//! A dispute as a letter that an arbiter can send: for people who have never heard of hashes and keys.

use super::findings::{Case, person};
use super::words;
use crate::cli::context::Context;
use crate::cli::view::{self, listed};
use crate::log::Time;
use crate::referee::dispute::{Decision, Dispute, Proof, Ruling};
use crate::render::wrapped;

/// Columns of a letter, as mail programs like them.
const COLUMNS: usize = 71;

/// Prints the letter.
pub fn print(context: &Context, dispute: &Dispute, cases: &[Case<'_>]) {
    let date = context.now().ok().map(|now: Time| now.to_string().chars().take(10).collect::<String>());
    let mut letter = Letter { text: String::new() };
    if let Some(date) = date {
        letter.line(&date);
        letter.line("");
    }
    for case in cases {
        letter.game(case);
    }
    if !dispute.is_dispute() {
        letter.paragraph("So there is no dispute: what was handed in agrees, as far as it goes.");
    }
    letter.line("");
    letter.paragraph(WHY);
    context.terminal.print(letter.text.trim_end());
}

const WHY: &str = "How this can be known. Every letter of a game ends with a signature. It is made with a secret that only its \
    owner has, and it fits this one text only: if a single character is changed, it does not fit any more. Everybody's half for \
    checking stands at the beginning of the game, where all have agreed to it. And every letter names the one before it by a \
    number that is worked out of its whole text. So nobody can slip a letter in, take one out or change one without everybody's \
    being able to see it; and who signs two letters for the same place has given the proof himself. None of this rests on my \
    word: the same files give the same answer to anybody who checks them with the program `adjudicate`, or with \
    another one.";

struct Letter {
    text: String,
}

impl Letter {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    fn paragraph(&mut self, text: &str) {
        for line in wrapped(text, COLUMNS) {
            self.line(line.trim_start());
        }
        self.line("");
    }

    fn game(&mut self, case: &Case<'_>) {
        let charter = case.case.charter();
        let players: Vec<&str> = charter
            .players
            .iter()
            .map(|player| player.display.as_ref().map_or(player.name.as_str(), |display| display.as_str()))
            .collect();
        self.paragraph(&format!("To {}", listed(&players)));
        let begun = case.case.entries.get(&case.case.id).map(|placed| placed.letter.entry.at.to_string());
        let begun: String = begun.unwrap_or_default().chars().take(10).collect();
        self.paragraph(&format!(
            "This is about your game of {}, begun on {begun}. Its full name, by which everybody's program knows it, is",
            case.case.state.play().game().title,
        ));
        self.line(&format!("{}\n", case.case.id));
        let sources: Vec<&str> = case.case.holdings.iter().map(|holding| holding.source.as_str()).collect();
        self.paragraph(&given(&sources));
        self.paragraph(result(case, sources.len()));
        for proof in &case.case.proofs {
            self.proof(case, proof);
        }
        self.branches(case);
        for finding in case.findings.iter().filter(|finding| !["signed-twice", "same"].contains(&finding.kind)) {
            self.paragraph(&words::short(&finding.text));
        }
        let ways: Vec<&String> = case.findings.iter().flat_map(|finding| &finding.ways).collect();
        if !ways.is_empty() {
            self.paragraph("What can be done now:");
            let mut told: Vec<&String> = Vec::new();
            for way in ways {
                if !told.contains(&way) {
                    told.push(way);
                    self.paragraph(&format!("{}. {}", told.len(), words::short(way)));
                }
            }
        }
        let stands: Vec<String> = view::outlook(&case.case.state);
        let until = case.case.state.entries().saturating_sub(1);
        self.paragraph(&format!("What stands for certain goes up to letter {until}. There: {}", stands.join(" ")));
    }

    fn proof(&mut self, case: &Case<'_>, proof: &Proof) {
        let [one, other] = proof.pair();
        let told = |letter: &crate::referee::Letter| {
            let told = case.told.get(&letter.id).map_or("", String::as_str);
            format!("letter {}, dated {}: \"{told}\"", letter.entry.seq, letter.entry.at)
        };
        let author = person(proof.head.author.as_str());
        self.paragraph(&format!(
            "There are two letters with {author}'s signature that cannot both belong to the game. The one is {}. The other is {}.",
            told(one),
            told(other)
        ));
        self.paragraph(&format!(
            "Up to letter {} everything is the same. Then the game goes two ways, and {author} has signed a letter on each of \
             them. Letters can cross in the mail, and then the rules say which one counts and nobody is blamed; that is not \
             what has happened here. The program never signs twice by itself, not even when a computer is lost in the middle: \
             somebody has signed with {author}'s key by other means, or with two copies of it.",
            proof.after()
        ));
    }

    fn branches(&mut self, case: &Case<'_>) {
        let Some(fork) = case.case.crossings.iter().find(|crossing| crossing.decision != Decision::Inside) else {
            return;
        };
        self.paragraph(&format!("What follows letter {}, in the words of the different copies:", fork.after));
        for (number, branch) in (1..).zip(&fork.branches) {
            self.line(&format!("{number}. in {}:", listed(case.case.holders_of(branch))));
            for line in words::entries(case, branch) {
                for line in wrapped(&line, COLUMNS - 3) {
                    self.line(&format!("   {}", line.trim_start()));
                }
            }
        }
        self.line("");
    }
}

/// What the arbiter has looked at.
fn given(sources: &[&str]) -> String {
    match sources {
        [only] => format!("I have been given one file about it ({only}), and have looked at every letter in it."),
        several => format!(
            "I have been given {} copies of it ({}) and have compared them letter by letter.",
            several.len(),
            listed(several)
        ),
    }
}

fn result(case: &Case<'_>, copies: usize) -> &'static str {
    match case.case.ruling() {
        Ruling::Same if copies == 1 => "There is nothing else to compare it with. In itself it is in order.",
        Ruling::Same => "They are the same, to the letter.",
        Ruling::Behind => "They agree in everything that they have; some of them only have more letters than others.",
        Ruling::Crossed if copies == 1 => {
            "Some of them cannot all stand, and nobody is at fault: letters have crossed in the mail. The rules say which of \
             them counts, and everybody's program comes to the same answer."
        }
        Ruling::Crossed => {
            "They differ, and nobody is at fault: letters have crossed in the mail. The rules say which of them counts, and \
             everybody's program comes to the same answer."
        }
        Ruling::Incomplete => {
            "Something in them cannot be judged yet, because a letter is missing that nobody has handed in."
        }
        Ruling::Invalid => {
            "Something in them cannot stand. It counts for nothing, whoever brought it, and what is below says where and why."
        }
        Ruling::Unproved => {
            "They differ in a way that the rules leave to the referee, and from the letters alone nobody can be blamed."
        }
        Ruling::Forked if copies == 1 => {
            "The letters contradict each other, and it can be proved who has signed both stories."
        }
        Ruling::Forked => "They contradict each other, and it can be proved who has signed both stories.",
    }
}
