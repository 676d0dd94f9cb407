//! Faults on one's own side that must cost no letter: other copies in the directory, settings, a strange program for
//! mail.

use std::os::unix::fs::PermissionsExt;
use std::process::Stdio;
use std::time::{Duration, Instant};

use adjudicate::log::wrap;
use adjudicate_testkit::people::TestPerson;

use crate::homes;
use crate::mail::faults::waiting;
use crate::mail::table;

fn letter(entry: &str) -> String {
    format!("From: alice@example.org\r\nTo: desk@example.org\r\nSubject: my turn\r\n\r\n{}", wrap(entry))
}

fn new_messages(desk: &TestPerson) -> usize {
    std::fs::read_dir(desk.path("mail/new")).unwrap().count()
}

#[test]
fn letters_wait_while_the_directory_is_in_disorder() {
    let world = homes();
    let games = table::games(&world);
    let both = games.next[..2].concat();
    // Two copies that differ: nobody knows into which the next entry goes.
    let disorder = |person: &TestPerson, directory: &str| {
        person.write(&format!("{directory}/a.yaml"), format!("{}{}", games.base, games.next[0]));
        person.write(&format!("{directory}/b.yaml"), format!("{}{}", games.base, games.twin));
    };
    let desk = table::desk(&world, "desk");
    disorder(&desk, "games");
    desk.write("mail/new/1.message", letter(&both));
    assert_eq!(desk.run("mail receive --games games --maildir mail").status, 75);
    assert_eq!(new_messages(&desk), 1);
    assert_eq!(desk.run_with("mail receive --games games", letter(&both).as_bytes()).status, 75);
    assert_eq!(desk.run("mail serve --once").status, 75);
    assert_eq!(new_messages(&desk), 1);
    std::fs::remove_file(desk.path("games/b.yaml")).unwrap();
    desk.run("mail serve --once").ok();
    assert_eq!(desk.read("games/a.yaml"), format!("{}{both}", games.base));
    assert_eq!(new_messages(&desk), 0);
}

#[test]
fn an_invitation_waits_until_somebody_wants_it() {
    let world = homes();
    let games = table::games(&world);
    let desk = table::desk(&world, "bobs");
    desk.write("mail/new/1.message", letter(&games.base));
    let call = desk.run("mail receive --games games --maildir mail");
    assert!(call.status == 0 && call.stderr.contains("this game is not here yet"), "{}", call.stderr);
    assert_eq!(new_messages(&desk), 1);
    desk.run("mail receive --games games --maildir mail --yes").ok();
    assert_eq!(desk.read("games/nine-mens-morris-alice-bob.yaml"), games.base);
    assert_eq!(new_messages(&desk), 0);
}

#[test]
fn a_mail_folder_is_read_to_its_end() {
    let world = homes();
    let games = table::games(&world);
    let bob = table::holder(&world, "bob", &games.base);
    let message = |entry: &String| format!("From alice Sat Nov 21 09:00:00 2026\n{}\n\n", letter(entry));
    bob.write("saved.mbox", games.next.iter().map(message).collect::<String>());
    let told = bob.run("import saved.mbox").ok();
    assert!(told.contains("4 entries new"), "{told}");
    assert_eq!(bob.read("game.yaml"), format!("{}{}", games.base, games.next.concat()));
}

#[test]
fn a_recipient_whom_sendmail_refuses_keeps_nobody_waiting() {
    let world = homes();
    let games = table::games(&world);
    let alice = table::holder(&world, "alice", format!("{}{}", games.base, games.next[0]));
    let program = alice.path("sendmail");
    let config =
        format!("mail:\n  address: alice@example.org\n  send_to: everyone\n  sendmail: {}\n", program.display());
    alice.write(".config/adjudicate/config.yaml", config);
    for refused in ["bob", "desk"] {
        alice.write(
            "sendmail",
            format!("#!/bin/sh\ncase \"$*\" in *{refused}@*) exit 67;; esac\necho \"$*\" >> sent\ncat > /dev/null\n"),
        );
        std::fs::set_permissions(&program, PermissionsExt::from_mode(0o755)).unwrap();
        let call = alice.run("mail send game.yaml");
        assert_eq!((call.status, waiting(&alice)), (75, 1), "{}", call.stderr);
        assert!(call.stderr.contains("does not say why"), "{}", call.stderr);
        let sent = alice.read("sent");
        assert!(!sent.contains(&format!("{refused}@")) && sent.lines().count() == 1, "{sent}");
        std::fs::remove_file(alice.path("sent")).unwrap();
        std::fs::remove_dir_all(alice.path(".local")).unwrap();
    }
    std::fs::remove_file(&program).unwrap();
    let call = alice.run("mail send game.yaml");
    assert!(call.status == 75 && call.stderr.contains("cannot be run"), "{}", call.stderr);
    // However long that lasts, it is no fault of the messages.
    let call = alice.run("--date 2026-12-24T12:00:00Z mail send --outbox");
    assert_eq!((call.status, waiting(&alice)), (75, 2), "{}", call.stderr);
}

#[test]
fn letters_with_one_name_do_not_replace_each_other() {
    let world = homes();
    let desk = table::desk(&world, "desk");
    for text in ["From: carol@example.org\r\n\r\nfirst\r\n", "From: carol@example.org\r\n\r\nsecond\r\n"] {
        desk.write("mail/new/turn.eml", text);
        desk.run("mail serve --once").ok();
    }
    assert_eq!(std::fs::read_dir(desk.path("mail/cur")).unwrap().count(), 2);
}

#[test]
fn the_status_of_a_desk_that_holds_an_event_is_that_of_its_games() {
    let world = homes();
    let games = table::games(&world);
    let desk = table::desk(&world, "desk");
    std::fs::create_dir_all(desk.path("cup/games")).unwrap();
    desk.write("cup/games/game.yaml", &games.base);
    desk.write(".config/adjudicate/config.yaml", "desk:\n  event: cup\n");
    let told = desk.run("mail status").ok();
    assert!(told.contains("cup/games/game.yaml") && told.contains("1 game, 1 running"), "{told}");
}

#[cfg(feature = "post")]
#[test]
fn an_address_is_on_the_card_as_it_is_or_nothing_is_printed() {
    let world = homes();
    let games = table::games(&world);
    let alice = world.person("alice");
    alice.write("game.yaml", &games.base);
    for (address, why) in [
        ("Carol; 5 Mill Lane; Ł\u{f3}d\u{17a}", "which the fonts of cards do not have"),
        ("Carol; 5 Mill Lane; Village; Town; Country", "room for 4 lines"),
    ] {
        let call = alice.run(&format!("postcard game.yaml --to bob --address '{address}' -o card.pdf"));
        assert!(call.status == 2 && call.stderr.contains(why), "{}", call.stderr);
        assert!(!alice.path("card.pdf").exists());
    }
    let two = "--address 'Bob' --address 'Carol'";
    assert_eq!(alice.run(&format!("postcard game.yaml --to bob {two} -o card.pdf")).status, 2);
    alice
        .run("postcard game.yaml --to bob --address 'Bob \u{160}\u{17d}\u{153}\u{20ac}; 5 M\u{fc}hlgasse' -o card.pdf")
        .ok();
    let call = alice.run("postcard game.yaml --to bob -o card.pdf");
    assert!(call.status == 3 && call.stderr.contains("exists already and is not overwritten"), "{}", call.stderr);
}

#[test]
fn what_cannot_be_printed_is_a_failure() {
    let world = homes();
    let games = table::games(&world);
    let alice = world.person("alice");
    alice.write("game.yaml", &games.base);
    alice.write(
        ".config/adjudicate/config.yaml",
        "mail:\n  address: alice@example.org\n  send_to: everyone\n  directory: .\n",
    );
    for (line, status) in [(vec!["mail", "write", "game.yaml"], 75), (vec!["verify", "game.yaml"], 3)] {
        let words: Vec<String> = line.iter().map(|word| (*word).to_owned()).collect();
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = alice.command(&words).stdin(Stdio::null()).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(status), "{line:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("could be written"), "{line:?}");
    }
}

/// A picture full of the corners of codes, over which the reader of codes would sit for hours.
#[cfg(feature = "post")]
pub fn corners() -> Vec<u8> {
    const SIDE: u32 = 1_600;
    let dark = |x: u32, y: u32| {
        let (column, row) = (x % 9, y % 9);
        let ring = |least: u32, most: u32| (least..=most).contains(&column) && (least..=most).contains(&row);
        ring(0, 6) && (!ring(1, 5) || ring(2, 4))
    };
    let shades: Vec<u8> = (0..SIDE * SIDE).map(|at| if dark(at % SIDE, at / SIDE) { 0 } else { 255 }).collect();
    let mut picture = Vec::new();
    let mut encoder = png::Encoder::new(&mut picture, SIDE, SIDE);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.write_header().unwrap().write_image_data(&shades).unwrap();
    picture
}

#[cfg(feature = "post")]
#[test]
fn a_picture_that_takes_for_ever_holds_nobody_up() {
    let world = homes();
    let games = table::games(&world);
    let desk = table::desk(&world, "desk");
    desk.write("games/game.yaml", &games.base);
    desk.write("mail/new/1.png", corners());
    desk.write("mail/new/2.message", letter(&games.next[0]));
    let begun = Instant::now();
    desk.run("mail serve --once").ok();
    assert_eq!(desk.read("games/game.yaml"), format!("{}{}", games.base, games.next[0]));
    assert!(begun.elapsed() < Duration::from_secs(240), "{:?}", begun.elapsed());
    desk.write("corners.png", corners());
    let call = desk.run("import --game games/game.yaml corners.png");
    assert!(call.status == 1 && call.stderr.contains("it takes too long"), "{}", call.stderr);
}
