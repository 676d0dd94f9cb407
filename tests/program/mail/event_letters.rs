//! The letters of a desk about people and decisions in an event: to the players concerned, to the committee, and to the director,
//! who is told once of each thing that waits for him.

use adjudicate::event::{SlipDraft, SlipKind};
use adjudicate::log::{Text, Time, True};
use adjudicate::rules::Name;
use adjudicate_testkit::people::{Homes, TestPerson, identity, key};

use crate::homes;
use crate::mail::event::write;
use crate::mail::hosted::Hosted;
use crate::mail::languages::english_words;
use crate::mail::table::{self, Sent};

const PEOPLE: [&str; 5] = ["alice", "bob", "carol", "dave", "erin"];

fn description() -> String {
    format!(
        "event: Spring cup\ndirector: {{name: dora, mail: desk@example.org}}\n\
         appeals: {{name: court, key: {}, mail: court@example.org}}\nappeal_days: 3\n\
         deputies: [{{name: ben, key: {}, mail: ben@example.org}}]\n\
         closes: \"2026-12-01T12:00:00Z\"\nsections:\n  \
         - {{name: chess, game: chess, system: swiss, rounds: 2, seats_max: 4, ends: \"2027-02-01T00:00:00Z\", overstep: director, \
         clock: {{days_per_turn: 7, transit_days: 3, grace_days: 10}}, tiebreaks: [buchholz, lots]}}\n",
        key("court"),
        key("ben")
    )
}

/// An event with four places and five players, and its desk. The director reads letters at home.
struct Cup {
    world: Homes,
    hosted: Hosted,
}

impl Cup {
    fn open() -> Cup {
        let world = homes();
        let desk = table::desk(&world, "desk");
        let config =
            desk.read(".config/adjudicate/config.yaml").replace("  games: games\n", "  director: dora@home.example\n");
        desk.write(".config/adjudicate/config.yaml", config);
        desk.write("cup.yaml", description());
        desk.run("event new cup.yaml --output cup --yes").ok();
        let mut cup = Cup { world, hosted: Hosted::new(desk, "cup", None) };
        for name in PEOPLE {
            cup.slip(name, "2026-11-22", &format!("event enter {{cup}} --name {name} --mail {name}@example.org"));
        }
        cup
    }

    /// The event when its first round is paired.
    fn paired() -> Cup {
        let cup = Cup::open();
        cup.serve("2026-11-23");
        cup.serve("2026-12-02");
        cup
    }

    /// Somebody signs a slip, which goes to the desk; `{cup}` is the event's directory.
    fn slip(&mut self, who: &str, day: &str, line: &str) {
        let cup = self.hosted.desk.path("cup").display().to_string();
        let slip =
            self.world.person(who).run(&format!("{} --yes --date {day}T10:00:00Z", line.replace("{cup}", &cup))).ok();
        write(&mut self.hosted, &format!("{who}@example.org"), &slip);
    }

    /// A command of the director.
    fn directs(&self, day: &str, line: &str) {
        self.hosted.desk.run(&format!("{line} --event cup --yes --date {day}T11:00:00Z")).ok();
    }

    /// The letters about the event that the desk sends on this day.
    fn serve(&self, day: &str) -> Vec<Letter> {
        self.hosted.serve("--event cup", &format!("{day}T12:00:00Z"));
        about_event(&self.hosted.sent())
    }

    fn seats(&self, round: u64) -> Vec<Vec<String>> {
        let log = self.hosted.desk.read("cup/event.yaml");
        let event = adjudicate::event::verify(log.as_bytes()).event.unwrap();
        let (_, standing) = event.sections().next().unwrap();
        let round = standing.rounds.iter().find(|one| one.number == round).unwrap();
        round.boards.iter().map(|board| board.players.iter().map(ToString::to_string).collect()).collect()
    }

    /// The number of the last entry of the log.
    fn last(&self) -> usize {
        self.hosted.desk.read("cup/event.yaml").matches("\nseq: ").count() - 1
    }
}

#[derive(Debug)]
struct Letter {
    to: String,
    subject: String,
    /// Its text, in one line.
    text: String,
}

impl Letter {
    fn of(sent: &Sent) -> Letter {
        let subject = sent.subject().split_once("]").unwrap().1.split_once(": ").unwrap().1.to_owned();
        let text = sent.parsed().body_text(0).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
        Letter { to: sent.to.clone(), subject, text }
    }
}

/// The one letter to this address, with this subject; its first line names the event and says what the subject says.
#[track_caller]
fn letter<'a>(letters: &'a [Letter], to: &str, subject: &str) -> &'a Letter {
    let address = if to.contains('@') { to.to_owned() } else { format!("{to}@example.org") };
    let own: Vec<&Letter> = letters.iter().filter(|letter| letter.to == address).collect();
    let [found] = own.as_slice() else { panic!("one letter to {to}: {letters:#?}") };
    assert_eq!(found.subject, subject, "{found:#?}");
    assert!(found.text.contains("Spring cup"), "{found:#?}");
    found
}

#[track_caller]
fn says(letter: &Letter, parts: &[&str]) {
    for part in parts {
        assert!(letter.text.contains(part), "{part:?} is not in {letter:#?}");
    }
}

/// Somebody waits, leaves, takes a seat over, and is excluded.
#[test]
fn people_come_and_go() {
    let mut cup = Cup::open();
    let letters = cup.serve("2026-11-23");
    says(letter(&letters, "alice", "you have entered"), &["alice, you have entered \"Spring cup\": chess."]);
    let waits = letter(&letters, "erin", "you wait for a place in chess");
    says(waits, &["All places of chess are taken. You are number 1 of those who wait for one."]);
    let letters = cup.serve("2026-12-02");
    says(letter(&letters, "erin", "you wait for a place in chess"), &["Spring cup: you wait for a place in chess."]);
    assert!(
        letter(&letters, "alice", "chess, round 1 is paired")
            .text
            .starts_with("Spring cup: chess, round 1 is paired. ")
    );
    assert!(!letters.iter().any(|letter| letter.to == "dora@home.example"), "nothing waits: {letters:#?}");
    cup.slip("dave", "2026-12-03", "event withdraw {cup}");
    let letters = cup.serve("2026-12-03");
    let left = letter(&letters, "alice", "dave has left the event");
    says(
        left,
        &[
            "dave has left the event on 3 December 2026.",
            "In chess the results so far count, and dave is not paired any more.",
        ],
    );
    let board = 1 + cup.seats(1).iter().position(|board| board.contains(&"dave".to_owned())).unwrap();
    says(left, &[&format!("The director rules on board {board} of round 1.")]);
    let points = if cup.seats(1)[board - 1][0] == "dave" { "0,2" } else { "2,0" };
    let rules = format!(
        "`adjudicate event rule points --section chess --round 1 --board {board} --points {points} --reason \"...\"` does."
    );
    let told = letter(&letters, "dora@home.example", "for the director: 2 things wait for you");
    says(told, &[&format!("Dave has left board {board} of round 1 of chess."), &rules]);
    says(told, &["`adjudicate event rule substitute dave --waiting erin --reason \"...\"` gives erin the seat."]);
    assert!(cup.serve("2026-12-03").is_empty(), "each is told once");
    // The seat goes to erin, and nothing waits any more; she is written to once, and dave as well.
    cup.directs("2026-12-04", "event rule substitute dave --waiting erin --reason 'dave has gone'");
    let letters = cup.serve("2026-12-04");
    let seat = letter(&letters, "erin", "you have the seat of dave");
    says(
        seat,
        &[
            "erin, you have a seat now, that of dave in chess (number ",
            "In the event's log, and in your games, you are dave.",
        ],
    );
    let done = "Dave is played by erin from here on. The reason: \"dave has gone\". The seat keeps its number, its points and its opponents";
    says(letter(&letters, "dave", "your seat has a new person: dave"), &[done]);
    says(letter(&letters, "bob", "ruling: dave is played by erin from here on"), &[done]);
    assert!(!letters.iter().any(|letter| letter.to == "dora@home.example"), "{letters:#?}");
    cup.directs("2026-12-05", "event rule exclude carol --reason 'she has used a program'");
    let letters = cup.serve("2026-12-05");
    let out = letter(&letters, "carol", "carol is excluded");
    says(
        out,
        &["The director has excluded carol from the event on 5 December 2026. The reason: \"she has used a program\"."],
    );
    says(out, &["You can appeal to court (court@example.org) against the exclusion of carol (entry "]);
    letter(&letters, "bob", "carol is excluded");
    let board = 1 + cup.seats(1).iter().position(|board| board.contains(&"carol".to_owned())).unwrap();
    letter(
        &letters,
        "dora@home.example",
        &format!("for the director: carol has left board {board} of round 1 of chess"),
    );
    cup.directs("2026-12-06", "event rule readmit carol --reason 'it was another carol'");
    let letters = cup.serve("2026-12-06");
    says(
        letter(&letters, "carol", "ruling: carol takes part again"),
        &["From the next round on there are games again."],
    );
}

/// The director reads the language of his settings; players who have said none read English.
#[test]
fn the_director_is_written_to_in_his_language() {
    const CONFIG: &str = ".config/adjudicate/config.yaml";
    for (tag, subject, parts) in [
        (
            "de",
            "für den Turnierleiter: 2 Dinge warten auf Sie",
            ["Dave ist ausgeschieden: Brett ", "gibt ihn an erin."],
        ),
        ("fr", "pour le directeur : 2 choses vous attendent", ["Dave a quitté la table ", "la lui donne."]),
    ] {
        let mut cup = Cup::paired();
        let config = cup.hosted.desk.read(CONFIG);
        cup.hosted.desk.write(CONFIG, format!("language: {tag}\n{config}"));
        cup.slip("dave", "2026-12-03", "event withdraw {cup}");
        let letters = cup.serve("2026-12-03");
        let told = letter(&letters, "dora@home.example", subject);
        says(told, &parts);
        assert_eq!(english_words(&told.text), [] as [String; 0], "{told:?}");
        letter(&letters, "alice", "dave has left the event");
    }
}

/// A ruling is appealed, by slip, and dismissed for want of a verdict; another one by a verdict.
#[test]
fn rulings_and_appeals() {
    let mut cup = Cup::paired();
    let boards = cup.seats(1);
    let [winner, loser] = [&boards[0][0], &boards[0][1]];
    let board = "board 1 of round 1 of chess";
    cup.directs(
        "2026-12-03",
        "event rule points --section chess --round 1 --board 1 --points 2,0 --reason 'no letter came'",
    );
    let letters = cup.serve("2026-12-03");
    let lost = letter(&letters, loser, &format!("ruling: you lose {board}"));
    assert!(lost.text.starts_with(&format!("Spring cup: ruling: you lose {board}. ")), "{lost:#?}");
    says(lost, &["The reason: \"no letter came\".", "The board counts as not played."]);
    says(lost, &["In the standings of chess ", &format!("{winner} has place 1 with 1")]);
    says(lost, &["until 6 December 2026: `adjudicate event appeal "]);
    letter(&letters, winner, &format!("ruling: you win {board}"));
    let ruled = cup.last();
    cup.slip(loser, "2026-12-04", &format!("event appeal {ruled} --event {{cup}} --say 'it was in the post'"));
    let letters = cup.serve("2026-12-04");
    let against = format!("the ruling on {board}");
    for reader in ["court", winner, loser] {
        let appeal = letter(&letters, reader, &format!("an appeal against {against}"));
        says(appeal, &[&format!("{loser} appeals against {against}"), "The reasons: \"it was in the post\"."]);
    }
    let told =
        letter(&letters, "dora@home.example", &format!("for the director: an appeal of {loser} against {against}"));
    says(told, &["court decides by 10 December 2026. Until then you can correct it yourself"]);
    // Nobody decides, and everybody hears once that it is dismissed.
    assert!(cup.serve("2026-12-09").is_empty());
    let letters = cup.serve("2026-12-11");
    for reader in ["court", winner, loser] {
        let dismissed = letter(&letters, reader, &format!("the appeal against {against} is dismissed"));
        says(
            dismissed,
            &[&format!(
                "No verdict on the appeal of {loser} against {against} (entry {ruled}) came until 10 December 2026"
            )],
        );
    }
    assert_eq!(letters.len(), 3, "{letters:#?}");
    assert!(cup.serve("2026-12-12").is_empty());
    // The winner's points are taken away; he appeals, and the committee dismisses that with its reasons.
    cup.directs(
        "2026-12-13",
        "event rule points --section chess --round 1 --board 1 --points 1,1 --reason 'I was wrong'",
    );
    let letters = cup.serve("2026-12-13");
    letter(&letters, winner, &format!("ruling: {board} is drawn"));
    let ruled = cup.last();
    cup.slip(winner, "2026-12-14", &format!("event appeal {ruled} --event {{cup}} --say 'she was not'"));
    cup.serve("2026-12-14");
    let appeal = cup.last();
    cup.slip("court", "2026-12-15", &format!("event verdict {appeal} --dismiss --event {{cup}} --say 'she was'"));
    let letters = cup.serve("2026-12-15");
    for reader in ["court", winner, loser] {
        let verdict = letter(&letters, reader, &format!("verdict: the appeal against {against} is dismissed"));
        says(verdict, &["it is dismissed. The ruling on board 1", "stands. The reasons: \"she was\"."]);
    }
    assert_eq!(letters.len(), 3, "{letters:#?}");
}

/// The time of a player is over, and the section ends; a player claims points for the open board.
#[test]
fn time_that_is_over_and_claims() {
    let mut cup = Cup::paired();
    let boards = cup.seats(1);
    cup.directs(
        "2026-12-03",
        "event rule points --section chess --round 1 --board 2 --points 2,0 --reason 'no letter came'",
    );
    cup.serve("2026-12-03");
    let board = "board 1 of round 1 of chess";
    let (late, other) = (&boards[0][0], &boards[0][1]);
    let letters = cup.serve("2027-01-15");
    let told =
        letter(&letters, "dora@home.example", &format!("for the director: the time of {late} is over on {board}"));
    says(told, &["The time for it, with all grace, was over on 22 December 2026.", "--for-time --game "]);
    assert!(cup.serve("2027-01-16").is_empty());
    cup.slip(
        other,
        "2027-02-02",
        "event claim --section chess --round 1 --board 1 --points 0,2 --say 'nothing has come' --event {cup}",
    );
    let letters = cup.serve("2027-02-02");
    for reader in [late, other] {
        let claim = letter(&letters, reader, &format!("a claim about {board}"));
        assert!(claim.text.starts_with(&format!("Spring cup: a claim about {board}. ")), "{claim:#?}");
        says(claim, &[&format!("{other} claims for {board}"), "The analysis: \"nothing has come\"."]);
    }
    let told = letter(&letters, "dora@home.example", &format!("for the director: a claim of {other} about {board}"));
    says(told, &["The analysis: \"nothing has come\".", "--board 1 --points 0,2 --reason \"...\"` answers all claims"]);
    cup.directs("2027-02-03", "event rule points --section chess --round 1 --board 1 --points 0,2 --reason 'so it is'");
    let letters = cup.serve("2027-02-03");
    letter(&letters, late, &format!("ruling: you lose {board}"));
}

/// A player's new key and his remark come by mail; from there on the new key signs, and the old one does not.
#[test]
fn a_new_key_and_a_remark_by_mail() {
    let mut cup = Cup::paired();
    let new = key("alice-2");
    let event = |cup: &Cup| adjudicate::event::verify(cup.hosted.desk.read("cup/event.yaml").as_bytes()).event.unwrap();
    let says_so = |at: &str| SlipDraft {
        by: Name::parse("alice").unwrap(),
        at: Time::parse(at).unwrap(),
        kind: SlipKind::Note(True),
        say: Some(Text::new("I have moved").unwrap()),
    };
    // The thief has the old key.
    let old = event(&cup).sign_slip(says_so("2026-12-03T08:00:00Z"), &identity("alice")).unwrap();
    cup.slip("alice", "2026-12-03", &format!("event rekey '{new}' --event {{cup}}"));
    let letters = cup.serve("2026-12-03");
    assert!(cup.hosted.desk.read("cup/event.yaml").contains(&format!("  key: {new}\n")));
    says(letter(&letters, "bob", "alice has a new key"), &["Spring cup: alice has a new key."]);
    let before = cup.last();
    write(&mut cup.hosted, "alice@example.org", &old.text());
    cup.serve("2026-12-04");
    assert_eq!(cup.last(), before, "the old key signs nothing");
    let good = event(&cup).sign_slip(says_so("2026-12-05T08:00:00Z"), &identity("alice-2")).unwrap();
    write(&mut cup.hosted, "alice@example.org", &good.text());
    let letters = cup.serve("2026-12-05");
    assert_eq!(cup.last(), before + 1);
    says(letter(&letters, "bob", "a note from alice"), &["alice writes to all players: \"I have moved\""]);
}

/// A game is over and its result recorded; the director puts the end back, and the desk takes the new one.
#[test]
fn a_result_whose_entry_is_put_back() {
    let cup = Cup::paired();
    let game = "cup/games/chess-r1-b1.yaml";
    let seats = cup.seats(1)[0].clone();
    let plays = |who: &str, line: &str, day: &str| {
        let person = cup.world.person(who);
        // An entry that fell out lies beside the log.
        let files = [(game.to_owned(), "game.yaml"), (format!("{game}.beside"), "game.yaml.beside")];
        for (there, here) in files.iter().filter(|(there, _)| cup.hosted.desk.path(there).exists()) {
            person.write(here, cup.hosted.desk.read(there));
        }
        person.run(&format!("{line} --game game.yaml --yes --date {day}T08:00:00Z")).ok();
        for (there, here) in files.iter().filter(|(_, here)| person.path(here).exists()) {
            cup.hosted.desk.write(there, person.read(here));
        }
    };
    let log = || cup.hosted.desk.read("cup/event.yaml");
    let points = |log: &str, result: &str| log.matches(result).count();
    plays(&seats[0], "join", "2026-12-03");
    plays(&seats[1], "join", "2026-12-03");
    plays(&seats[0], "play e4", "2026-12-03");
    plays(&seats[1], "resign", "2026-12-04");
    cup.serve("2026-12-04");
    let (won, lost) = ("  points:\n    - 2\n    - 0\n", "  points:\n    - 0\n    - 2\n");
    assert_eq!((points(&log(), won), points(&log(), lost)), (1, 0), "{}", log());
    cup.hosted
        .desk
        .run(&format!(
            "rule here --behind 3 --game {game} --reason 'the letter was forged' --yes --date 2026-12-05T08:00:00Z"
        ))
        .ok();
    cup.serve("2026-12-05");
    assert_eq!((points(&log(), won), points(&log(), lost)), (1, 0), "the old points stand until there are new ones");
    plays(&seats[1], "play e5", "2026-12-06");
    plays(&seats[0], "resign", "2026-12-07");
    cup.serve("2026-12-07");
    assert_eq!((points(&log(), won), points(&log(), lost)), (1, 1), "{}", log());
    let verified = cup.hosted.desk.run("event verify cup").ok();
    assert!(verified.contains("valid, running") && !verified.contains("has put out the entry"), "{verified}");
}

/// The deputy's desk writes to the deputy of what waits, the old director's desk does nothing, and an appeal that comes to the new
/// desk is written in there.
#[test]
fn an_appeal_after_a_handover() {
    let cup = Cup::paired();
    let loser = cup.seats(1)[0][1].clone();
    cup.directs(
        "2026-12-03",
        "event rule points --section chess --round 1 --board 1 --points 2,0 --reason 'no letter came'",
    );
    cup.serve("2026-12-03");
    let ruled = cup.last();
    let slip = cup.hosted.desk.run("event handover ben --event cup --yes --date 2026-12-04T10:00:00Z").ok();
    let ben = deputy(&cup, &slip);
    let mut there = Hosted::new(ben, "cup", None);
    let serve = |there: &Hosted, day: &str| -> Vec<Letter> {
        there.serve("--event cup", &format!("{day}T12:00:00Z"));
        about_event(&there.sent())
    };
    let letters = serve(&there, "2026-12-04");
    says(
        letter(&letters, &loser, "ben directs the event now"),
        &["From here on ben directs the event. Write to ben@example.org."],
    );
    // A slip goes to the address of the person who directs by the player's copy of the log.
    let copy = there.desk.path("cup").display().to_string();
    let appeal =
        format!("event appeal {ruled} --event {copy} --say 'it was in the post' --yes --date 2026-12-05T09:00:00Z");
    let appeal = cup.world.person(&loser).run(&appeal).ok();
    assert!(appeal.contains("send this to ben@example.org"), "{appeal}");
    write(&mut there, &format!("{loser}@example.org"), &appeal);
    let letters = serve(&there, "2026-12-05");
    let against = "the ruling on board 1 of round 1 of chess";
    letter(&letters, &loser, &format!("an appeal against {against}"));
    letter(&letters, "court", &format!("an appeal against {against}"));
    letter(&letters, "ben@home.example", &format!("for the director: an appeal of {loser} against {against}"));
    // The verdict goes the same way.
    let last = there.desk.read("cup/event.yaml").matches("\nseq: ").count() - 1;
    let verdict = format!(
        "event verdict {last} --uphold reopen --event {copy} --say 'so it was' --yes --date 2026-12-06T09:00:00Z"
    );
    let verdict = cup.world.person("court").run(&verdict).ok();
    write(&mut there, "court@example.org", &verdict);
    let letters = serve(&there, "2026-12-06");
    let verdict = letter(&letters, &loser, &format!("verdict: the appeal against {against} is upheld"));
    says(verdict, &["it is upheld. What changes: "]);
    assert!(there.desk.run("event verify cup").ok().contains("valid, running"));
}

/// The letters that are about the event, and about none of its boards.
fn about_event(sent: &[Sent]) -> Vec<Letter> {
    sent.iter().filter(|sent| !sent.subject().contains(", board ")).map(Letter::of).collect()
}

/// The deputy takes over, with a desk of his own over a copy of the directory.
fn deputy(cup: &Cup, slip: &str) -> TestPerson {
    let ben = table::desk(&cup.world, "bens-desk");
    let own = cup.world.person("ben").read(".config/adjudicate/identity");
    ben.write(".config/adjudicate/identity", own);
    let config =
        ben.read(".config/adjudicate/config.yaml").replace("  games: games\n", "  director: ben@home.example\n");
    ben.write(".config/adjudicate/config.yaml", config.replace("desk@example.org", "ben@example.org"));
    copy(&cup.hosted.desk.path("cup"), &ben.path("cup"));
    ben.write("slip.txt", slip);
    ben.run("event handover ben --event cup --slip slip.txt --yes --date 2026-12-04T11:00:00Z").ok();
    ben
}

/// Copies a directory.
pub fn copy(from: &std::path::Path, to: &std::path::Path) {
    std::fs::create_dir_all(to).unwrap();
    for item in std::fs::read_dir(from).unwrap().map(Result::unwrap) {
        let (from, to) = (item.path(), to.join(item.file_name()));
        if from.is_dir() {
            copy(&from, &to);
        } else {
            std::fs::copy(from, to).unwrap();
        }
    }
}
