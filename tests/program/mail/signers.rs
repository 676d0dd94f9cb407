//! Players who sign for themselves, and what a desk writes to them in their languages.

use adjudicate::log::wrap;
use adjudicate_testkit::people::TestPerson;

use crate::homes;
use crate::mail::in_words::{Original, unique};
use crate::mail::languages::english_words;
use crate::mail::table;

/// Delivers a letter from this person, lets the desk work at this time, and returns what it sends.
fn say_at(desk: &TestPerson, from: &str, words: &str, date: &str) -> Vec<Original> {
    let id = unique();
    let letter = format!(
        "From: {from}@example.org\r\nTo: desk@example.org\r\nMessage-ID: <{id}@signer.example>\r\nSubject: hello\r\n\
         MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n{words}\r\n"
    );
    desk.write(&format!("mail/new/{id:08}"), letter);
    std::fs::remove_dir_all(desk.path("out")).unwrap();
    std::fs::create_dir_all(desk.path("out")).unwrap();
    desk.run(&format!("mail serve --once --date {date}")).ok();
    table::sent(desk).iter().map(Original::of).collect()
}

/// The only letter to somebody, of which each word that the program has written is German.
#[track_caller]
fn german<'a>(sent: &'a [Original], name: &str) -> &'a Original {
    let mut own = sent.iter().filter(|letter| letter.to == format!("{name}@example.org"));
    let letter = own.next().unwrap();
    assert!(own.next().is_none(), "several letters to {name}");
    let text = letter.text.split("-----BEGIN").next().unwrap_or_default();
    assert_eq!(english_words(&format!("{}\n{text}", letter.subject)), [] as [String; 0], "{}", letter.text);
    assert!(letter.html.contains("<html lang=\"de\""), "{}", letter.html);
    letter
}

#[test]
fn players_with_a_key_read_their_language() {
    let world = homes();
    let games = table::games(&world);
    let desk = table::desk(&world, "desk");
    desk.write("games/game.yaml", &games.base);
    let mut minute = 0;
    // There is one answer in a minute at most, after a few.
    let mut say = |from: &str, words: &str| {
        minute += 2;
        say_at(&desk, from, words, &format!("2026-11-20T10:{minute:02}:00Z"))
    };
    // Everybody is told of the new game in one letter, in English.
    let sent = say("alice", "Sprache deutsch");
    assert!(sent.iter().any(|letter| letter.to == "alice@example.org" && letter.flat().contains("Your turn")));
    let answer = sent.iter().find(|letter| letter.flat().contains("auf Deutsch")).unwrap();
    assert!(answer.html.contains("<html lang=\"de\""), "{}", answer.html);
    for (words, told) in [
        ("d2", "Auf Ihrem Computer tut es `adjudicate play 'd2' --send`. Der Eintrag liegt bei"),
        ("aufgeben ja", "darum unterschreiben Sie `aufgeben ja` selbst"),
        ("d2xa1", "`d2xa1` wurde nicht ausgeführt"),
        ("Züge", "alice (x) ist am Zug."),
        ("stand", "So stehen Ihre Partien: Mühle: alice (x) und bob (o)"),
        ("wie geht es Ihnen denn so?", "ist kein Zug und kein Befehl zu erkennen"),
    ] {
        let sent = say("alice", words);
        let letter = german(&sent, "alice");
        assert!(letter.flat().contains(told), "{words}: {}", letter.text);
    }
    // A move is told to each in his language.
    let sent = say("alice", &wrap(&games.next[0]));
    assert!(german(&sent, "alice").flat().contains("bob ist am Zug."), "{}", german(&sent, "alice").text);
    let bob = sent.iter().find(|letter| letter.to == "bob@example.org").unwrap();
    assert!(bob.flat().contains("alice played d2."), "{}", bob.text);
    let sent = say("bob", &wrap(&games.next[1]));
    let told = german(&sent, "alice").flat();
    assert!(told.contains("bob hat b4 gespielt.") && told.contains("So antworten Sie: Speichern Sie"), "{told}");
    assert!(told.contains("Das Programm fragt nach Ihrem Zug"), "{told}");
    // An entry that cannot be taken.
    let sent = say("alice", &wrap(&games.strangers));
    let told = german(&sent, "alice");
    assert_eq!(told.subject, "[adjudicate] nicht angenommen");
    let why = "Fehler[Protokoll 8]: Ihre Nachricht: Eintrag 0 von eve beginnt eine andere Partie";
    assert!(told.flat().contains(why), "{}", told.text);
    // An entry that waits for another one is told of when an hour has passed.
    say("bob", "Sprache deutsch");
    assert_eq!(say("bob", &wrap(&games.next[3])), []);
    let sent = say_at(&desk, "alice", "", "2026-11-20T12:00:00Z");
    let told = german(&sent, "bob");
    assert_eq!(told.subject, "[adjudicate] Ihr Eintrag wartet");
    assert!(told.flat().contains("Sie haben Eintrag 6 von bob gesandt."), "{}", told.text);
}

#[test]
fn a_letter_about_no_one_game_is_answered_in_its_senders_language() {
    let world = homes();
    let games = table::games(&world);
    let desk = table::desk(&world, "desk");
    desk.write("games/game.yaml", &games.base);
    say_at(&desk, "alice", "Sprache deutsch", "2026-11-20T10:00:00Z");
    desk.write("games/other.yaml", &games.other.0);
    say_at(&desk, "nobody", "hello", "2026-11-20T10:02:00Z");
    let sent = say_at(&desk, "alice", "Ich denke noch nach.", "2026-11-20T10:04:00Z");
    let told = german(&sent, "alice");
    assert_eq!(told.subject, "[adjudicate] Ihre Partien");
    assert!(told.flat().contains("So stehen Ihre Partien: Mühle: alice (x) und bob (o)"), "{}", told.text);
    let sent = say_at(&desk, "alice", "d2", "2026-11-20T10:06:00Z");
    let told = german(&sent, "alice").flat();
    assert!(told.contains("Es ist nicht klar, zu welcher Ihrer Partien Ihre Nachricht gehört"), "{told}");
    // The summary of a day.
    let config = desk.read(".config/adjudicate/config.yaml");
    desk.write(".config/adjudicate/config.yaml", format!("{config}  digest: [alice@example.org, bob@example.org]\n"));
    let sent = say_at(&desk, "nobody", "hello", "2026-11-21T10:00:00Z");
    assert_eq!(german(&sent, "alice").subject, "[adjudicate] Ihre Partien am 2026-11-21");
    let bob = sent.iter().find(|letter| letter.to == "bob@example.org").unwrap();
    assert_eq!(bob.subject, "[adjudicate] your games on 2026-11-21");
}
