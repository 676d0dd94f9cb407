//! Mail that comes in, and the desk.

use adjudicate::log::wrap;

use crate::faults::fault::Calls;
use crate::faults::{deed, survives};
use crate::homes;
use crate::mail::table;

fn letter(entry: &str) -> String {
    format!("From: alice@example.org\r\nTo: desk@example.org\r\nSubject: my turn\r\n\r\n{}", wrap(entry))
}

#[test]
fn a_letter_from_the_mail_server() {
    let world = homes();
    let games = table::games(&world);
    let desk = table::desk(&world, "desk");
    desk.write("games/game.yaml", &games.base);
    desk.write("games/other.yaml", &games.other.0);
    let known = letter(&games.next[0]);
    let early = letter(&games.next[1]);
    for text in [known, early, letter(&games.base)] {
        deed(&desk, "mail receive --games games", text.as_bytes(), 75).survives(Calls::Reads);
    }
    std::fs::remove_file(desk.path("games/game.yaml")).unwrap();
    let whole = letter(&format!("{}{}", games.base, games.next[0]));
    deed(&desk, "mail receive --games games --yes", whole.as_bytes(), 75).survives(Calls::Reads);
    deed(&desk, "mail receive --games games --yes", whole.as_bytes(), 75).survives(Calls::Writes);
}

#[test]
fn letters_in_a_maildir() {
    let world = homes();
    let games = table::games(&world);
    let desk = table::desk(&world, "desk");
    desk.write("games/game.yaml", &games.base);
    desk.write("games/other.yaml", &games.other.0);
    // Everybody has been told how the games stand; how a letter finds them decides what is told otherwise.
    desk.run("mail serve --once").ok();
    desk.write("mail/new/1.message", letter(&games.next[0]));
    desk.write("mail/new/2.message", letter(&games.other.1));
    desk.write("mail/new/3.message", "From: carol@example.org\r\n\r\nHello!\r\n");
    // A message of the same name was seen earlier, and stays.
    desk.write("mail/cur/1.message:2,S", "From: bob@example.org\r\n\r\nearlier\r\n");
    survives(&desk, "mail receive --games games --maildir mail", 75);
    survives(&desk, "mail serve --once", 75);
}

#[test]
fn games_that_arrive_whole() {
    let world = homes();
    let games = table::games(&world);
    let desk = table::desk(&world, "desk");
    desk.write("games/other.yaml", &games.other.0);
    desk.write("mail/new/1.message", letter(&format!("{}{}", games.base, games.next[0])));
    survives(&desk, "mail receive --games games --maildir mail --yes", 75);
    // They are here already.
    desk.write("games/game.yaml", &games.base);
    survives(&desk, "mail receive --games games --maildir mail --yes", 75);
}

#[test]
fn the_desk_at_its_work() {
    let world = homes();
    let games = table::games(&world);
    let desk = table::desk(&world, "desk");
    let config = desk.read(".config/adjudicate/config.yaml") + "  digest: [alice@example.org]\n";
    desk.write(".config/adjudicate/config.yaml", config);
    desk.write("games/game.yaml", &games.base);
    desk.write("games/other.yaml", &games.other.0);
    desk.run("mail serve --once").ok();
    survives(&desk, "mail serve --once --date 2026-12-05T12:00:00Z", 75);
    survives(&desk, "mail status", 75);
    survives(&desk, "mail status --as json", 75);
    let out = desk.path("out");
    std::fs::rename(&out, desk.path("elsewhere")).unwrap();
    assert_eq!(desk.run("mail serve --once --date 2026-12-05T12:00:00Z").status, 75);
    std::fs::rename(desk.path("elsewhere"), &out).unwrap();
    survives(&desk, "mail status", 75);
    survives(&desk, "mail send --outbox", 75);
}

#[test]
fn a_desk_goes_on_when_a_directory_cannot_be_read_for_a_moment() {
    let world = homes();
    let games = table::games(&world);
    let desk = table::desk(&world, "desk");
    desk.write("games/game.yaml", &games.base);
    let told = deed(&desk, "mail serve", b"", 75).goes_on(&desk.path("mail/new"), 3);
    assert!(told.contains("mail/new` cannot be read") && told.contains("the desk tries again in a minute"), "{told}");
}
