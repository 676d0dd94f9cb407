//! Answers of a word or two: to a question, to an offer, to a board.

use crate::homes;
use crate::mail::in_words::{Original, Table, to};

const MERELS: &str = "nine-mens-morris --first alice --nonce AQIDBAUGBwgJCgsMDQ4PEA==";

/// A game in which each of two people answers the newest message to him.
struct Going {
    table: Table,
    newest: [Original; 2],
    next: usize,
    turns: usize,
}

const NAMES: [&str; 2] = ["alice", "bob"];

impl Going {
    fn begin(table: Table) -> Going {
        let (sent, _) = table.serve();
        let newest = NAMES.map(|name| to(&sent, name).clone());
        Going { table, newest, next: 0, turns: 0 }
    }

    /// Sends these words of the player to move in answer to the newest message; returns the desk's answer.
    fn say(&mut self, words: &str) -> Original {
        let (sent, log) = self.table.say(&self.newest[self.next].clone(), words);
        for (newest, name) in self.newest.iter_mut().zip(NAMES) {
            if let Some(own) = sent.iter().find(|one| one.to == format!("{name}@example.org")) {
                *newest = own.clone();
            }
        }
        assert!(sent.iter().any(|one| one.to.starts_with(NAMES[self.next])), "{words}: {log}");
        self.newest[self.next].clone()
    }

    /// Moves that are free, and close no mill.
    fn free(&self) -> Vec<String> {
        self.table.moves().into_iter().filter(|one| !one.contains('x')).collect()
    }

    /// Says something by which this is played.
    fn plays(&mut self, words: &str, played: &str) {
        let before = self.table.count();
        let answer = self.say(words);
        let log = self.table.log();
        let last = log.rsplit("---\n").next().unwrap();
        assert!(self.table.count() == before + 1, "{words}: {}", answer.text);
        assert!(last.contains(&format!("move: \"{played}\"")), "{words}: {last}");
        (self.next, self.turns) = (1 - self.next, self.turns + 1);
    }

    /// Says something by which nothing is played; gives what is answered.
    fn asks(&mut self, words: &str) -> String {
        let before = self.table.log();
        let answer = self.say(words);
        assert_eq!(self.table.log(), before, "{words}");
        answer.flat()
    }
}

#[test]
fn a_question_is_answered_as_people_answer() {
    let world = homes();
    let mut going = Going::begin(Table::open(&world, MERELS));
    for words in ["1", "yes", "1 please", "number 1", "the first", "1, thanks", "Yes, please!", "ok"] {
        let play = going.free()[0].clone();
        let asked = going.asks(&format!("I wonder about {play}"));
        assert!(asked.contains(&format!("1 stands for `{play}`")), "{asked}");
        going.plays(words, &play);
    }
}

#[test]
fn a_repeated_question_shows_the_choices_again() {
    let world = homes();
    let mut going = Going::begin(Table::open(&world, MERELS));
    // Of two readings `yes` is neither, and a number that is none of them shows them again.
    let free = going.free();
    let (one, two) = (free[0].clone(), free[1].clone());
    let choices = [format!("1 stands for `{one}`"), format!("2 stands for `{two}`")];
    let asked = going.asks(&format!("{one} or {two}"));
    assert!(choices.iter().all(|choice| asked.contains(choice)), "{asked}");
    let again = going.asks("7");
    assert!(again.contains("go from 1 to 2") && choices.iter().all(|choice| again.contains(choice)), "{again}");
    let again = going.asks("yes");
    assert!(choices.iter().all(|choice| again.contains(choice)), "{again}");
    going.plays("2, thanks", &two);
}

#[test]
fn a_move_is_a_move_with_politeness_and_numbers_around_it() {
    let world = homes();
    let mut going = Going::begin(Table::open(&world, MERELS));
    for pattern in ["{}, please", "\u{201c}{}\u{201d}", "{} \u{1f44d}", "my move: {} thanks", "Move {N}: {}", "{N}. {}"]
    {
        let play = going.free()[0].clone();
        let number = (going.turns + 1).to_string();
        going.plays(&pattern.replace("{N}", &number).replace("{}", &play), &play);
    }
    // The number of another turn is asked about.
    let play = going.free()[0].clone();
    let asked = going.asks(&format!("30. {play}"));
    assert!(asked.contains(&format!("1 stands for `{play}`")), "{asked}");
    let world = homes();
    let mut chess = Going::begin(Table::open(&world, "chess --first alice --nonce AQIDBAUGBwgJCgsMDQ4PEA=="));
    let asked = chess.asks("3. d4");
    assert!(asked.contains("1 stands for `d4`"), "{asked}");
    chess.plays("1. e4", "e4");
    chess.plays("1. ... e5", "e5");
    chess.plays("Springer f3", "Nf3");
    let refused = chess.asks("bishop d6 or so");
    assert!(!refused.contains("stands for `d6`"), "{refused}");
}

#[test]
fn the_only_offer_is_agreed_to_in_a_word() {
    for words in ["ok", "I accept", "yes", "accept", "OK, thanks"] {
        let world = homes();
        let mut going = Going::begin(Table::open(&world, MERELS));
        going.plays("d2\noffer draw", "d2");
        assert!(going.newest[1].flat().contains("alice offers a draw"), "{}", going.newest[1].text);
        let told = going.say(words);
        let status = going.table.desk.run("show games/game.yaml").ok();
        assert!(going.table.log().contains("agree: 1") && status.contains("draw"), "{words}: {}", told.text);
    }
}

#[test]
fn what_a_style_sheet_hides_is_asked_about_and_usual_letters_are_played() {
    const HTML: &str = "Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit";
    let world = homes();
    let going = Going::begin(Table::open(&world, MERELS));
    let styled = |css: &str, body: &str| {
        format!("<html><head><style type=\"text/css\"><!-- {css} --></style></head><body>{body}</body></html>")
    };
    let before = going.table.count();
    let original = going.newest[0].clone();
    let hidden = styled(".a { display:none }", "<p class=a>no, wait</p><p>d2</p>");
    going.table.deliver(&original.message(HTML, &hidden));
    let (sent, log) = going.table.serve();
    let asked = to(&sent, "alice").clone();
    assert_eq!(going.table.count(), before, "{log}");
    assert!(asked.flat().contains("style sheet hides") && asked.flat().contains("1 stands for `d2`"), "{}", asked.text);
    // An answer to the question is one, whatever the program hides again.
    going.table.deliver(&asked.message(HTML, &hidden.replace("d2", "1")));
    let (sent, log) = going.table.serve();
    assert_eq!(going.table.count(), before + 1, "{log}");
    let usual = styled(
        "p.MsoNormal, li.MsoNormal {margin:0cm; font-size:11.0pt; font-family:\"Calibri\",sans-serif;} \
         span.EmailStyle17 {mso-style-type:personal-compose; color:windowtext;} @page WordSection1 {size:612pt 792pt}",
        "<div class=WordSection1><p class=MsoNormal><span class=EmailStyle17>b4</span><o:p></o:p></p></div>",
    );
    going.table.deliver(&to(&sent, "bob").message(HTML, &usual));
    let (_, log) = going.table.serve();
    assert_eq!(going.table.count(), before + 2, "{log}");
}
