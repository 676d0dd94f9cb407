//! A sender of forged mail costs the desk little, and the owner of the address next to nothing.

use adjudicate::log::wrap;
use adjudicate_testkit::people::{Homes, TestPerson};

use crate::homes;
use crate::mail::table;

fn open_desk(world: &Homes) -> (TestPerson, table::Games) {
    let games = table::games(world);
    let desk = table::desk(world, "desk");
    desk.write("games/game.yaml", &games.base);
    (desk, games)
}

fn count(person: &TestPerson, directory: &str, end: &str) -> usize {
    let items = std::fs::read_dir(person.path(directory)).unwrap();
    items.filter(|item| item.as_ref().unwrap().file_name().to_string_lossy().ends_with(end)).count()
}

fn answers(desk: &TestPerson) -> Vec<table::Sent> {
    table::sent(desk).into_iter().filter(|sent| sent.subject() == "[adjudicate] not taken").collect()
}

#[test]
fn a_flood_of_damage_brings_five_answers_a_day() {
    let world = homes();
    let (desk, games) = open_desk(&world);
    let block = wrap(&games.next[0]);
    let cut = &block[..block.len() - 80];
    // The first ones hold nothing of any game; the others tell by what they build on that they are of this one.
    for number in 0..500 {
        let body = match number {
            0..250 => format!("-----BEGIN ADJUDICATE ENTRY-----\nAAAA{number}\n"),
            _ => cut.to_owned(),
        };
        // Not in the body: words beside what is damaged would be left for a reader.
        let letter = format!("From: bob@example.org\r\nMessage-ID: <{number}@example.org>\r\n\r\n{body}");
        desk.write(&format!("mail/new/{number}"), letter);
    }
    let log = desk.run("mail serve --once").ok();
    let told = answers(&desk);
    assert_eq!(told.len(), 5);
    let last = "This is the last answer of today";
    assert_eq!(told.iter().filter(|sent| sent.parsed().body_text(0).unwrap().contains(last)).count(), 1);
    assert_eq!(log.matches("no answer goes to bob@example.org: there were too many today").count(), 245);
    // Letters of which nobody was told are left for the keeper of the desk.
    assert_eq!((count(&desk, "mail/cur", ":2,S"), count(&desk, "mail/cur", ":2,")), (5, 495));
    // A desk that is started again has not forgotten it, and what is good is taken all the same.
    let more = format!("From: bob@example.org\r\n\r\nonce more\n{cut}");
    desk.write("mail/new/more", &more);
    desk.write("mail/new/turn", format!("From: bob@example.org\r\n\r\n{block}"));
    desk.run("mail serve --once").ok();
    assert_eq!(answers(&desk).len(), 5);
    assert_eq!(desk.read("games/game.yaml"), format!("{}{}", games.base, games.next[0]));
    desk.write("mail/new/more", more.replace("once", "twice"));
    desk.run("mail serve --once --date 2026-11-21T00:00:00Z").ok();
    assert_eq!(answers(&desk).len(), 6);
    // If the count cannot be read, the desk answers nobody, and says so.
    desk.write(".local/state/adjudicate/desk/answers-unproved.yaml", "had: [");
    desk.write("mail/new/more", more.replace("once", "yet"));
    let call = desk.run("mail serve --once");
    assert!(call.status == 75 && call.stdout.contains("answers-unproved.yaml"), "{}", call.stdout);
    assert_eq!((answers(&desk).len(), count(&desk, "mail/new", "more")), (6, 1));
}

#[cfg(feature = "post")]
mod pictures {
    use std::process::Stdio;
    use std::time::{Duration, Instant};

    use base64::Engine;
    use base64::engine::general_purpose::STANDARD;

    use super::*;
    use crate::mail::own_faults::corners;
    use crate::mail::post::snapshot;

    fn message(from: &str, pictures: &[Vec<u8>]) -> String {
        let part = |picture: &Vec<u8>| {
            let text = STANDARD.encode(picture);
            format!("--b\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\n{text}\r\n")
        };
        let parts: String = pictures.iter().map(part).collect();
        format!("From: {from}\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n{parts}--b--\r\n")
    }

    fn spent(desk: &TestPerson, hour: &str, seconds: u64) {
        std::fs::create_dir_all(desk.path(".local/state/adjudicate/desk")).unwrap();
        let text = format!("during: {hour}\nhad:\n  alice@example.org: {seconds}\n  everybody: {seconds}\n");
        desk.write(".local/state/adjudicate/desk/pictures.yaml", text);
    }

    #[test]
    fn pictures_that_take_for_ever_keep_no_message_waiting() {
        let world = homes();
        let (desk, games) = open_desk(&world);
        desk.write("mail/new/1", message("alice@example.org", &[corners(), corners()]));
        desk.write("mail/new/2", message("eve@evil.example", &[corners()]));
        let log = std::fs::File::create(desk.path("log")).unwrap();
        let mut child = desk.command(&["mail".to_owned(), "serve".to_owned()]).stdout(log).spawn().unwrap();
        let begun = Instant::now();
        let until = |seconds: u64, done: &dyn Fn() -> bool| {
            while !done() && begun.elapsed() < Duration::from_secs(seconds) {
                std::thread::sleep(Duration::from_millis(50));
            }
            done()
        };
        let strangers = "message 2 from eve@evil.example: a picture: no charter here names who sent it";
        let first = until(15, &|| desk.read("log").contains(strangers));
        desk.write("mail/new/3", format!("From: bob@example.org\r\n\r\n{}", wrap(&games.next[0])));
        let whole = format!("{}{}", games.base, games.next[0]);
        let taken = until(20, &|| desk.read("games/game.yaml") == whole);
        let still = !desk.read("log").contains("takes too long");
        // Both pictures together have half a minute.
        let ended = until(50, &|| desk.read("log").contains("it takes too long to look for a code in it"));
        let took = begun.elapsed();
        let _ = child.kill();
        child.wait().unwrap();
        assert!(first && taken && still && ended, "{took:?}: {}", desk.read("log"));
        assert!(took < Duration::from_secs(45), "{took:?}");
        let kept = desk.read(".local/state/adjudicate/desk/pictures.yaml");
        assert!(kept.contains("alice@example.org: 30") && kept.contains("everybody: 30"), "{kept}");
    }

    #[test]
    fn pictures_have_so_much_time_an_hour_and_then_wait_for_a_person() {
        let world = homes();
        let (desk, games) = open_desk(&world);
        let whole = format!("{}{}", games.base, games.next[0]);
        let photograph = message("alice@example.org", &[snapshot(&games.next[0])]);
        spent(&desk, "2026-11-20T17", 110);
        desk.write("mail/new/1", &photograph);
        let log = desk.run("mail serve --once").ok();
        assert!(log.contains("pictures have taken too much time in this hour"), "{log}");
        assert_eq!(count(&desk, "mail/cur", ":2,"), 1);
        assert_eq!(desk.read("games/game.yaml"), games.base);
        // An hour later there is time again, and a photograph takes little of it.
        desk.write("mail/new/1", &photograph);
        let log = desk.run("mail serve --once --date 2026-11-20T18:00:00Z").ok();
        assert!(
            log.contains("pictures, which are looked at beside the rest") && log.contains("entry 3 of alice added"),
            "{log}"
        );
        assert_eq!(desk.read("games/game.yaml"), whole);
        // The same holds for mail that is piped in or read from a Maildir.
        let bob = table::holder(&world, "bob", &games.base);
        for directory in ["mail/new", "mail/cur"] {
            std::fs::create_dir_all(bob.path(directory)).unwrap();
        }
        let strange = message("eve@evil.example", &[snapshot(&games.next[0])]);
        let begun = Instant::now();
        let call = bob.run_with("mail receive", message("eve@evil.example", &[corners()]).as_bytes());
        assert!(call.status == 0 && call.stderr.contains("no charter here names who sent it"), "{}", call.stderr);
        bob.write("mail/new/0", message("eve@evil.example", &[corners()]));
        bob.run("mail receive --maildir mail").ok();
        assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
        bob.run_with("mail receive", strange.as_bytes());
        assert_eq!(bob.read("game.yaml"), games.base);
        spent(&bob, "2026-11-20T17", 110);
        bob.write("mail/new/1", &photograph);
        bob.run("mail receive --maildir mail").ok();
        assert_eq!((bob.read("game.yaml"), count(&bob, "mail/new", "")), (games.base.clone(), 2));
        spent(&bob, "2026-11-20T17", 0);
        bob.run("mail receive --maildir mail").ok();
        assert_eq!((bob.read("game.yaml"), count(&bob, "mail/new", "")), (whole.clone(), 1));
        bob.write("game.yaml", &games.base);
        let _ = std::fs::remove_dir_all(bob.path(".local"));
        bob.run_with("mail receive", photograph.as_bytes()).ok();
        assert_eq!(bob.read("game.yaml"), whole);
    }

    #[test]
    fn a_look_at_a_picture_ends_in_time_without_the_desk() {
        let world = homes();
        let (desk, _) = open_desk(&world);
        let arguments = ["read-picture", "2"].map(str::to_owned);
        let mut child = desk.command(&arguments).stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), &corners()).unwrap();
        let begun = Instant::now();
        while child.try_wait().unwrap().is_none() && begun.elapsed() < Duration::from_secs(30) {
            std::thread::sleep(Duration::from_millis(100));
        }
        let took = begun.elapsed();
        let _ = child.kill();
        let status = child.wait().unwrap();
        assert!(status.code() == Some(1) && took > Duration::from_secs(1), "{status} after {took:?}");
    }
}
