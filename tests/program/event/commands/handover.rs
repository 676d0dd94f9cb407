//! `event handover`: another person directs the event.

use super::{Club, file};

/// An event of olga with dave as her deputy, begun and paired.
fn club() -> Club {
    let mut club = Club::new();
    let key = club.read("dave.key.pub").split_whitespace().take(2).collect::<Vec<_>>().join(" ");
    let deputies = format!("deputies: [{{name: dave, key: \"{key}\", mail: dave@example.org}}]\n");
    club.home.write("cup.yaml", super::DESCRIPTION.replace("closes:", &format!("{deputies}closes:")));
    club.run("olga", "event new cup.yaml --output cup").ok();
    for who in ["alice", "bob", "carol"] {
        club.posts(
            who,
            &format!("event enter cup --name {who} --mail {who}@example.org --section chess --section mills"),
        );
    }
    club.on(super::STARTING);
    club.run("olga", "event start cup").ok();
    club.run("olga", "event pair cup --section mills").ok();
    club
}

#[test]
fn a_deputy_takes_over_and_the_director_can_do_nothing_more() {
    let club = club();
    club.refuses("dave", "event pair cup --section chess", 1, &["only the director `olga`"]);
    club.refuses("dave", "event handover dave --event cup", 1, &["only the director `olga`"]);
    club.refuses("olga", "event handover alice --event cup", 1, &["names no deputy `alice`"]);
    let slip = club.run("olga", "event handover dave --event cup").ok();
    assert!(slip.contains("send this to dave@example.org"), "{slip}");
    club.home.write("handover.txt", &slip);
    club.refuses("olga", "event handover dave --event cup --slip handover.txt", 1, &["only dave takes over"]);
    club.refuses("dave", "event handover dave --event cup --slip cup.yaml", 1, &["no slip that hands an event over"]);
    club.refuses("dave", "event import handover.txt --event cup", 1, &["only the director `olga`"]);
    club.run("dave", "event handover dave --event cup --slip handover.txt").ok();
    club.refuses("olga", "event pair cup --section chess", 1, &["only the director `dave`"]);
    club.run("dave", "event pair cup --section chess").ok();
    let key = club.read("dave.key.pub").split_whitespace().nth(1).unwrap().to_owned();
    assert!(club.read(&file("chess", 1, 1)).contains(&key) && !club.read(&file("mills", 1, 1)).contains(&key));
    // The new director takes results of games that the old one referees.
    club.finish("mills", 1, 1);
    club.run("dave", "event collect cup").ok();
    let said = club.run("bob", "event verify cup").ok();
    assert!(said.contains("valid, running"), "{said}");
    let page = club.run("dave", "event page cup").ok();
    assert!(page.contains("olga, dave from entry"), "{page}");
    // A slip of a player goes to the new director, who writes it in.
    let letter = club.run("alice", "event note 'well done' --event cup").ok();
    assert!(letter.contains("send this to dave@example.org"), "{letter}");
    club.home.write("slip.txt", &letter);
    club.run("dave", "event import slip.txt --event cup").ok();
    let slip = club.run("dave", "event handover olga --event cup").ok();
    club.home.write("back.txt", &slip);
    club.run("olga", "event handover olga --event cup --slip back.txt").ok();
    club.run("olga", "event note 'I am back' --event cup").ok();
    assert!(club.run("bob", "event verify cup").ok().contains("valid, running"));
}

/// The desk of the new director tells of the handover, and not again what the old director's desk has told.
#[test]
fn the_new_director_writes_about_the_handover_alone() {
    let club = club();
    club.home.write("handover.txt", club.run("olga", "event handover dave --event cup").ok());
    club.run("dave", "event handover dave --event cup --slip handover.txt").ok();
    for directory in ["inbox/new", "out"] {
        std::fs::create_dir_all(club.home.path(directory)).unwrap();
    }
    let settings =
        "mail:\n  address: dave@example.org\n  directory: out\ndesk:\n  games: cup/games\n  maildir: inbox\n";
    club.home.write(".config/adjudicate/config.yaml", settings);
    club.run("dave", "mail serve --once --event cup").ok();
    let letters: Vec<String> = std::fs::read_dir(club.home.path("out"))
        .unwrap()
        .map(|item| std::fs::read_to_string(item.unwrap().path()).unwrap())
        .filter(|letter| letter.contains("directs"))
        .collect();
    assert_eq!(letters.len(), 3, "{letters:?}");
    for letter in letters {
        let said = letter.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.contains("dave directs the event now"), "{letter}");
        assert!(!letter.contains("you have entered") && !letter.contains("The lots are drawn"), "{letter}");
    }
}

/// The director goes on in her copy although she has handed over.
#[test]
fn a_director_who_goes_on_has_signed_twice() {
    let club = club();
    club.home.write("handover.txt", club.run("olga", "event handover dave --event cup").ok());
    let before = club.log();
    club.run("dave", "event handover dave --event cup --slip handover.txt").ok();
    club.home.write("hers/event.yaml", before);
    club.run("olga", "event note 'I stay' --event hers").ok();
    let run = club.run("bob", "dispute cup/event.yaml hers/event.yaml");
    let said = run.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(run.status, 1, "{said}");
    assert!(said.contains("olga has signed twice") && said.contains("In a handover it is that of the slip."), "{said}");
}
