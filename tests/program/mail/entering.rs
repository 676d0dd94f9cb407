//! A tournament for people who have nothing but mail: they enter by answering an announcement, play their games by answering boards,
//! and get the prize list. Nobody touches a file.

use adjudicate_testkit::people::{Homes, identity};
use serde_json::Value;

use crate::homes;
use crate::mail::in_words::{Original, Program, Table, to};
use crate::mail::table;
use crate::rendered::is_as_read;

const DESCRIPTION: &str = r#"
event: "Spring cup"
director: {name: dora, mail: desk@example.org}
closes: "2026-12-01T12:00:00Z"
sections:
  - name: merels
    game: nine-mens-morris
    options: {stones: 4}
    system: round-robin
    tiebreaks: [direct, wins, lots]
    clock: {days_per_turn: 7, transit_days: 0, grace_days: 10, absence_days: 14}
  - name: chess
    game: chess
    system: knockout
    level: [second]
"#;

/// A desk that directs an event.
pub fn cup(world: &Homes) -> Table {
    let desk = table::desk(world, "desk");
    let config = desk.read(".config/adjudicate/config.yaml").replace("  games: games\n", "  event: cup\n");
    desk.write(".config/adjudicate/config.yaml", format!("{config}  reply: \"desk+{{}}@example.org\"\n"));
    desk.write("cup.yaml", DESCRIPTION);
    desk.run("event new cup.yaml --output cup --yes").ok();
    Table { desk }
}

/// Announces the event, and gives what came to the list.
fn announced(table: &Table) -> Original {
    let told = table.desk.run("event announce list@example.org --event cup --say 'Come and play' --yes").ok();
    assert!(told.contains("is announced to list@example.org"), "{told}");
    let sent: Vec<Original> = table::sent(&table.desk).iter().map(Original::of).collect();
    let [letter] = sent.try_into().unwrap();
    letter
}

#[test]
fn a_key_holder_without_an_address_is_asked_for_one() {
    let world = homes();
    let table = cup(&world);
    let carol = world.person("carol");
    carol.write("event.yaml", table.desk.read("cup/event.yaml"));
    let serve = || {
        let log = table.desk.run("mail serve --once").ok();
        let sent = table::sent(&table.desk);
        std::fs::remove_dir_all(table.desk.path("out")).unwrap();
        std::fs::create_dir_all(table.desk.path("out")).unwrap();
        (sent, log)
    };
    let enter = "event enter event.yaml --name carol --section merels --yes";
    let slip = carol.run(enter).ok();
    let letter = format!("From: carol@example.org\r\nTo: desk@example.org\r\nMessage-ID: <c@x>\r\n\r\n{slip}");
    let before = table.desk.read("cup/event.yaml");
    table.deliver(&letter);
    let (sent, log) = serve();
    assert_eq!(table.desk.read("cup/event.yaml"), before, "{log}");
    assert_eq!(sent.iter().map(|one| &*one.to).collect::<Vec<_>>(), ["carol@example.org"], "{log}");
    assert_eq!(sent[0].subject(), "[adjudicate] your entry needs an address");
    let text = sent[0].parsed().body_text(0).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("--name carol --section merels --mail ADDRESS --send"), "{text}");
    // A letter that nobody can answer is left for a person.
    table.deliver(&letter.replace("<c@x>", "<c2@x>\r\nAuto-Submitted: auto-generated"));
    let (sent, log) = serve();
    assert!(sent.is_empty(), "{log}");
    let left = table.desk.run("mail unread").ok();
    assert!(left.contains("an address is wanted of somebody who enters"), "{left}");
    // As the announcement says it: the address is that of the settings.
    std::fs::create_dir_all(carol.path("out")).unwrap();
    let out = carol.path("out").display().to_string();
    carol.write(".config/adjudicate/config.yaml", format!("mail:\n  address: carol@example.org\n  directory: {out}\n"));
    carol.run(&format!("{enter} --send")).ok();
    let letters = table::sent(&carol);
    assert_eq!(letters.len(), 1);
    table.deliver(&String::from_utf8(letters[0].bytes.clone()).unwrap());
    let (sent, log) = serve();
    assert!(table.desk.read("cup/event.yaml").contains("carol@example.org"), "{log}");
    assert!(
        sent.iter().any(|one| one.to == "carol@example.org" && one.subject().contains("you have entered")),
        "{log}"
    );
}

/// Enters somebody, who answers the announcement and then the question.
pub fn enter(table: &Table, list: &Original, name: &str, words: &str) -> Vec<Original> {
    let own = Original { to: format!("{name}@example.org"), ..list.clone() };
    table.deliver(&own.answer(Program::Gmail, words));
    let (sent, log) = table.serve();
    let asked = to(&sent, name);
    assert!(asked.flat().contains("done when you confirm it"), "{log}\n{}", asked.text);
    table.say(asked, "yes").0
}

fn players(table: &Table, section: &str) -> Vec<String> {
    let status: Value = serde_json::from_str(&table.desk.run("event status cup --json").ok()).unwrap();
    let sections = status["sections"].as_array().unwrap();
    let found = sections.iter().find(|one| one["section"] == section || one["name"] == section).unwrap();
    found["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["name"].as_str().or(one.as_str()).unwrap().to_owned())
        .collect()
}

#[test]
fn people_enter_by_mail_and_play_to_the_prize_list() {
    let world = homes();
    let table = cup(&world);
    let list = announced(&table);
    // The event's id is another one each time.
    let subject = list.subject.split_once(": ").unwrap().1;
    is_as_read("event-announced", subject, &list.text, &list.html);
    assert!(
        list.text.contains("Come and play") && list.flat().contains("`enter merels` or `enter chess`"),
        "{}",
        list.text
    );
    // Every message is answered once and nothing is done before the address has confirmed it.
    let stranger = Original { to: "anne@example.org".to_owned(), ..list.clone() };
    table.deliver(&stranger.answer(Program::Thunderbird, "enter merels"));
    let (sent, _) = table.serve();
    assert!(to(&sent, "anne").flat().contains("You would play as `anne`"), "{}", sent[0].text);
    assert!(players(&table, "merels").is_empty());
    // A forger does not get the question, and so cannot answer it.
    let asked = to(&sent, "anne").clone();
    table.deliver(&asked.from("eve@evil.example", "Content-Type: text/plain", "yes"));
    assert!(table.serve().0.is_empty());
    assert!(players(&table, "merels").is_empty());
    // Another name, another section than there is, or none.
    table.deliver(&stranger.answer(Program::Iphone, "enter"));
    assert!(to(&table.serve().0, "anne").flat().contains("has the sections merels, chess"));
    table.deliver(&stranger.answer(Program::Iphone, "enter checkers"));
    assert!(to(&table.serve().0, "anne").flat().contains("has the sections merels, chess"));
    let told = enter(&table, &list, "anne", "Hi,\nenter merels as annie\nAnne");
    assert!(told.iter().any(|one| one.flat().contains("You have entered merels as annie")), "{told:?}");
    assert!(told.iter().any(|one| one.subject.contains("you have entered")));
    // Twice is once, and a second person of that name is another one.
    table.deliver(&stranger.answer(Program::Iphone, "enter merels"));
    assert!(to(&table.serve().0, "anne").flat().contains("has entered `merels` already"));
    enter(&table, &list, "bob", "enter merels");
    enter(&table, &list, "carol", "Enter Merels.");
    let second = Original { to: "bob@example.net".to_owned(), ..list.clone() };
    table.deliver(&second.answer(Program::Iphone, "enter merels"));
    let (sent, _) = table.serve();
    assert!(sent[0].flat().contains("You would play as `bob-2`"), "{}", sent[0].text);
    table.say(&sent[0], "no");
    // A player who has entered can leave again.
    enter(&table, &list, "dave", "enter chess");
    enter(&table, &list, "dave", "withdraw");
    assert!(players(&table, "chess").is_empty());
    assert_eq!(players(&table, "merels"), ["annie", "bob", "carol"]);
    // Entries close, lots are drawn, games begin, and everybody answers boards.
    let mut day = adjudicate::log::Time::parse("2026-12-01T13:00:00Z").unwrap();
    let (mut sent, log) = table.serve_at(&day.to_string());
    assert!(log.contains("round 1 of merels is paired"), "{log}");
    let mut turns = 0;
    let prizes = loop {
        let mut written = 0;
        for message in &sent {
            let text = message.flat();
            let Some((_, rest)) = text.split_once("alone on the first line, for example `") else { continue };
            let words = match turns {
                0..30 => rest.split('`').next().unwrap().to_owned(),
                _ => "resign yes".to_owned(),
            };
            table.deliver(&message.answer(super::in_words::PROGRAMS[turns % 5], &words));
            (turns, written) = (turns + 1, written + 1);
        }
        assert!(turns < 200, "the event does not end");
        if written == 0 {
            break sent;
        }
        day = adjudicate::log::Time::from_unix(day.unix() + 3_600).unwrap();
        (sent, _) = table.serve_at(&day.to_string());
    };
    assert!(turns > 30);
    let ends = prizes.iter().filter(|one| one.subject.contains("the prize list")).count();
    assert!(ends >= 3, "{:?}", prizes.iter().map(|one| (&one.to, &one.subject)).collect::<Vec<_>>());
    let verdict: Value = serde_json::from_str(&table.desk.run("event verify cup --json").ok()).unwrap();
    assert_eq!((&verdict["verdict"], &verdict["games"]), (&Value::from("over"), &Value::from(3)), "{verdict}");
}

#[test]
fn who_has_a_key_in_the_event_signs_for_himself() {
    let world = homes();
    let table = cup(&world);
    let list = announced(&table);
    let _ = identity("alice");
    let alice = world.person("alice");
    let line = format!(
        "event enter {} --name alice --section merels --mail alice@example.org --yes",
        table.desk.path("cup").display()
    );
    let slip = alice.run(&line).ok();
    table.deliver(&format!("From: alice@example.org\r\nTo: desk@example.org\r\n\r\n{slip}"));
    table.serve();
    assert_eq!(players(&table, "merels"), ["alice"]);
    let own = Original { to: "alice@example.org".to_owned(), ..list };
    table.deliver(&own.answer(Program::Mutt, "enter chess"));
    let (sent, _) = table.serve();
    assert!(to(&sent, "alice").flat().contains("with your signature"), "{}", sent[0].text);
    table.deliver(&own.answer(Program::Mutt, "withdraw"));
    let (sent, _) = table.serve();
    assert!(to(&sent, "alice").flat().contains("You have a key"), "{}", sent[0].text);
    assert_eq!(players(&table, "merels"), ["alice"]);
}

/// Three enter an event; the first letter about a game that anne gets.
fn first_letter(table: &Table) -> Original {
    let list = announced(table);
    for name in ["anne", "bob", "carol"] {
        enter(table, &list, name, "enter merels");
    }
    let (sent, _) = table.serve_at("2026-12-01T13:00:00Z");
    sent.into_iter().find(|one| one.to == "anne@example.org" && one.subject.contains("merels, round")).unwrap()
}

#[test]
fn who_is_away_is_away_from_all_games_of_the_event() {
    let world = homes();
    let table = cup(&world);
    let mine = first_letter(&table);
    let due = |date: &str| -> Vec<String> {
        let status: Value =
            serde_json::from_str(&table.desk.run(&format!("mail status --json --date {date}")).ok()).unwrap();
        let games = status["games"].as_array().unwrap().iter();
        games
            .flat_map(|game| game["due"].as_array().unwrap().clone())
            .filter(|due| due["name"] == "anne")
            .map(|due| due["until"].as_str().unwrap().to_owned())
            .collect()
    };
    table.deliver(&mine.answer(Program::Iphone, "away 2026-12-02 to 2026-12-12"));
    let (sent, log) = table.serve_at("2026-12-01T14:00:00Z");
    let told = sent.iter().find(|one| one.to == "anne@example.org" && one.flat().contains("You are away")).unwrap();
    assert!(told.flat().contains("The same stands in your other game of this event."), "{log}{}", told.text);
    table.serve_at("2026-12-01T14:02:00Z");
    // In each of her two games the slip is written in, or waits for the player who holds the pen.
    let absences = |until: &str| -> usize {
        let items = std::fs::read_dir(table.desk.path("cup/games")).unwrap().map(|item| item.unwrap().path());
        let texts = items.filter(|path| path.is_file()).map(|path| std::fs::read_to_string(path).unwrap());
        texts.map(|text| text.matches(&format!("  until: \"{until}T00:00:00Z\"")).count()).sum()
    };
    assert_eq!(absences("2026-12-12"), 2);
    let all = due("2026-12-02T09:00:00Z");
    assert!(all.iter().all(|until| until.starts_with("2026-12-18T")), "{all:?}");
    // Too many days are refused in all of them, and the keeper of the desk can sign for somebody in all games at once.
    table.deliver(&told.answer(Program::Iphone, "away 2026-12-20 to 2026-12-28"));
    let (sent, _) = table.serve_at("2026-12-02T09:00:00Z");
    assert!(sent.iter().any(|one| one.to == "anne@example.org" && one.flat().contains("was not done")));
    let game = |name: &str| {
        let games = std::fs::read_dir(table.desk.path("cup/games")).unwrap().map(|item| item.unwrap().path());
        let mut games: Vec<_> = games.filter(|path| path.extension().is_some_and(|end| end == "yaml")).collect();
        games.sort();
        let plays =
            |path: &std::path::PathBuf| std::fs::read_to_string(path).unwrap().contains(&format!("- name: {name}"));
        games.into_iter().find(plays).unwrap()
    };
    let line = format!(
        "away 2026-12-05 to 2026-12-08 --event --for bob -g {} --yes --date 2026-12-02T10:00:00Z",
        game("bob").display()
    );
    table.desk.run(&line).ok();
    table.serve_at("2026-12-02T11:00:00Z");
    assert_eq!(absences("2026-12-08"), 2);
    let page = table.desk.run("event page cup").ok();
    assert!(page.contains("days away") && page.contains("merels: 10 of 14"), "{}", page.len());
}

/// If days of absence are counted by the year, `away` about one game is a leave from all of them.
#[test]
fn who_is_away_by_the_year_is_on_leave_from_the_event() {
    let world = homes();
    let desk = table::desk(&world, "desk");
    let config = desk.read(".config/adjudicate/config.yaml").replace("  games: games\n", "  event: cup\n");
    desk.write(".config/adjudicate/config.yaml", format!("{config}  reply: \"desk+{{}}@example.org\"\n"));
    let clock = "clock: {days_per_turn: 7, transit_days: 0, grace_days: 10, absence_days: 14}";
    desk.write("cup.yaml", DESCRIPTION.replace(clock, "clock: iccf-standard"));
    desk.run("event new cup.yaml --output cup --yes").ok();
    let table = Table { desk };
    let mine = first_letter(&table);
    table.deliver(&mine.answer(Program::Iphone, "away 2026-12-02 to 2026-12-12"));
    let (sent, log) = table.serve_at("2026-12-01T14:00:00Z");
    let told = sent.iter().find(|one| one.to == "anne@example.org" && one.flat().contains("You are away")).unwrap();
    assert!(
        told.flat().contains("from 2026-12-02 to 2026-12-12, in all your games of this event."),
        "{log}{}",
        told.text
    );
    let (more, log) = table.serve_at("2026-12-01T14:02:00Z");
    let news = |who: &str| {
        let mut all = sent.iter().chain(&more);
        all.any(|one| one.to == format!("{who}@example.org") && one.flat().contains("10 of 45 days of leave in 2026"))
    };
    assert!(news("anne") && news("bob") && news("carol"), "{log}");
    let event = table.desk.read("cup/event.yaml");
    assert_eq!(event.matches("leave:\n  player: anne\n").count(), 1, "{event}");
    let slips: usize = std::fs::read_dir(table.desk.path("cup/games"))
        .unwrap()
        .map(|item| item.unwrap().path())
        .filter(|path| path.is_file())
        .map(|path| std::fs::read_to_string(path).unwrap().matches("player: anne\n").count())
        .sum();
    assert_eq!(slips, 2, "{log}");
    assert!(table.desk.run("event verify cup").ok().contains("valid, running"));
    table.deliver(&told.answer(Program::Iphone, "away 2026-12-12 to 2027-02-20"));
    let (sent, _) = table.serve_at("2026-12-02T09:00:00Z");
    let refused = sent.iter().find(|one| one.to == "anne@example.org" && one.flat().contains("was not done")).unwrap();
    assert!(refused.flat().contains("of the 45 of a year"), "{}", refused.text);
}

/// A forfeit is appealed by a player without a key, in words, and upheld by the committee with its key.
#[test]
fn a_forfeit_is_appealed_by_mail_and_upheld() {
    let world = homes();
    let desk = table::desk(&world, "desk");
    let config = desk.read(".config/adjudicate/config.yaml").replace("  games: games\n", "  event: cup\n");
    desk.write(".config/adjudicate/config.yaml", format!("{config}  reply: \"desk+{{}}@example.org\"\n"));
    let jury = format!("appeals: {{name: jury, key: {}, mail: carol@example.org}}\n", identity("carol").public());
    let terms = format!("{jury}appeal_days: 14\nsections:");
    desk.write("cup.yaml", DESCRIPTION.replace("sections:", &terms));
    desk.run("event new cup.yaml --output cup --yes").ok();
    let table = Table { desk };
    let list = announced(&table);
    for name in ["anne", "bob"] {
        enter(&table, &list, name, "enter merels");
    }
    table.serve_at("2026-12-01T13:00:00Z");
    let board = "--event cup --section merels --round 1 --board 1";
    let rules =
        format!("event rule points {board} --points 0,0 --reason 'nobody came' --yes --date 2026-12-02T10:00:00Z");
    table.desk.run(&rules).ok();
    let (sent, log) = table.serve_at("2026-12-02T10:05:00Z");
    let told = sent
        .iter()
        .find(|one| {
            one.to == "anne@example.org" && one.subject.contains("ruling: you lose board 1 of round 1 of merels")
        })
        .unwrap();
    let says = told.flat();
    assert!(says.contains("You can appeal to jury (carol@example.org) against the ruling on board 1"), "{log}{says}");
    let entry = says.split("a line `appeal ").nth(1).unwrap().split('`').next().unwrap().to_owned();
    table
        .deliver(&told.answer(Program::Gmail, &format!("appeal {entry}\n\nMy first turn was in the post on the 1st.")));
    let (sent, log) = table.serve_at("2026-12-02T11:00:00Z");
    let asked = to(&sent, "anne").clone();
    assert!(asked.flat().contains("My first turn was in the post"), "{log}{}", asked.text);
    table.deliver(&asked.answer(Program::Gmail, "yes"));
    let (sent, log) = table.serve_at("2026-12-02T11:05:00Z");
    for reader in ["anne", "bob", "carol"] {
        let address = format!("{reader}@example.org");
        let news = sent.iter().find(|one| one.to == address && one.subject.contains("an appeal"));
        let news = news.unwrap_or_else(|| panic!("{reader}: {log}")).flat();
        assert!(news.contains("anne appeals against the ruling on board 1 of round 1 of merels"), "{news}");
    }
    let status: Value = serde_json::from_str(&table.desk.run("event status cup --json").ok()).unwrap();
    let appeal = &status["appeals"][0];
    assert_eq!((&appeal["by"], &appeal["state"]), (&"anne".into(), &"pending".into()), "{status}");
    // The committee decides, with the log that everybody can have.
    let carol = world.person("carol");
    carol.write("event.yaml", table.desk.read("cup/event.yaml"));
    std::fs::create_dir_all(carol.path("out")).unwrap();
    let out = carol.path("out").display().to_string();
    carol.write(".config/adjudicate/config.yaml", format!("mail:\n  address: carol@example.org\n  directory: {out}\n"));
    let verdict = format!(
        "event verdict {} --uphold reopen --say 'the postmark is of the 1st' --event event.yaml --yes --send --date 2026-12-03T10:00:00Z",
        appeal["entry"]
    );
    carol.run(&verdict).ok();
    let letters = table::sent(&carol);
    table.deliver(&String::from_utf8(letters[0].bytes.clone()).unwrap());
    let (sent, log) = table.serve_at("2026-12-03T11:00:00Z");
    for reader in ["anne", "bob", "carol"] {
        let address = format!("{reader}@example.org");
        let news = sent.iter().find(|one| one.to == address && one.subject.ends_with("is upheld"));
        let news = news.unwrap_or_else(|| panic!("{reader}: {log}")).flat();
        assert!(news.contains("it is upheld. What changes: merels, round 1: the points of board 1 count no"), "{news}");
        assert!(news.contains("Round 1 of merels stays paired as it is"), "{news}");
    }
    let status: Value = serde_json::from_str(&table.desk.run("event status cup --json").ok()).unwrap();
    assert_eq!(status["appeals"][0]["state"], "upheld", "{status}");
    assert_eq!(status["sections"][0]["boards"].as_array().unwrap().len(), 1, "the board is to be played: {status}");
    assert!(table.desk.run("event verify cup").ok().contains("valid, running"));
    // By hand the director writes an appeal down.
    table.desk.run(&rules.replace("12-02", "12-04")).ok();
    let by_hand = "--name bob --say 'I was there' --event cup --yes --date 2026-12-05T10:00:00Z";
    let ruled = table.desk.read("cup/event.yaml").matches("\nseq: ").count() - 1;
    table.desk.run(&format!("event appeal {ruled} {by_hand}")).ok();
    let table_text = table.desk.run("event standings cup --section merels").ok();
    assert!(table_text.contains("bob appeals against the ruling on board 1"), "{table_text}");
    assert!(table_text.contains("the appeal of anne against the ruling on board 1 of round 1 of merels is upheld"));
}
