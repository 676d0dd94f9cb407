//! Events: their logs, their games, and what comes by mail for them.

use adjudicate_testkit::people::{Homes, NONCE, TestPerson};

use crate::faults::deed;
use crate::faults::fault::Calls;
use crate::faults::{examples, survives};
use crate::homes;
use crate::mail::table;

const DESCRIPTION: &str = "event: Cup of the Letters
director: { name: olga, mail: desk@example.org }
closes: 2026-12-08T12:00:00Z
sections:
  - { name: mills, game: nine-mens-morris, system: round-robin, tiebreaks: [lots] }
";

/// When entries are closed.
const STARTING: &str = "2026-12-09T10:00:00Z";

#[test]
fn events_that_are_looked_at() {
    let world = homes();
    let director = world.person("director");
    examples(&director, "event", "cup");
    survives(&director, "event verify cup", 3);
    survives(&director, "event status cup", 3);
}

/// A desk that holds an event, for which slips have arrived.
fn hall(world: &Homes) -> TestPerson {
    let desk = table::desk(world, "desk");
    desk.write("cup.yaml", DESCRIPTION);
    desk.run(&format!("event new cup.yaml --output cup --nonce {NONCE} --yes")).ok();
    for name in ["alice", "bob"] {
        let player = world.person(name);
        std::fs::create_dir_all(player.path("cup")).unwrap();
        player.write("cup/event.yaml", desk.read("cup/event.yaml"));
        let enter = format!("event enter cup --name {name} --mail {name}@example.org --section mills --yes");
        let message = format!("From: {name}@example.org\r\nSubject: I enter\r\n\r\n{}", player.run(&enter).ok());
        desk.write(&format!("mail/new/{name}.message"), message);
    }
    desk
}

#[test]
fn an_event_at_the_desk() {
    let world = homes();
    let desk = hall(&world);
    // In which order entries are taken decides how they are written down, so there is one at a time.
    desk.run("event import --event cup mail/new/bob.message").ok();
    std::fs::remove_file(desk.path("mail/new/bob.message")).unwrap();
    let letter = desk.read("mail/new/alice.message");
    std::fs::remove_file(desk.path("mail/new/alice.message")).unwrap();
    desk.run("mail serve --once --event cup").ok();
    desk.write("mail/new/alice.message", letter);
    desk.write("mail/new/other.message", "From: carol@example.org\r\n\r\nHello!\r\n");
    survives(&desk, "event import --event cup mail/new/alice.message", 3);
    survives(&desk, "mail serve --once --event cup", 75);
    desk.run("mail serve --once --event cup").ok();
    survives(&desk, "event status cup", 3);
}

#[test]
fn games_of_an_event_that_come_from_elsewhere() {
    let world = homes();
    let desk = hall(&world);
    desk.run("mail serve --once --event cup").ok();
    let start = format!("event start cup --date {STARTING} --yes");
    let mut lots = deed(&desk, &start, b"", 3);
    lots.repeats = false;
    lots.survives(Calls::Reads);
    desk.run(&format!("mail serve --once --event cup --date {STARTING}")).ok();
    let name = "mills-r1-b1.yaml";
    let log = desk.read(&format!("cup/games/{name}"));
    // Whom the lots have made the first player joins first.
    let people = ["alice", "bob"].map(|name| world.person(name));
    people.iter().for_each(|player| player.write(name, &log));
    let joined = people.iter().find(|player| player.run(&format!("join {name} --yes --date {STARTING}")).status == 0);
    desk.write(&format!("given-{name}"), joined.unwrap().read(name));
    survives(&desk, &format!("event collect cup given-{name} --date {STARTING}"), 3);
    survives(&desk, "event page cup -o cup.html", 3);
}
