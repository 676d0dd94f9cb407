//! An answer of one word is about the answered message: its offer, its question, its board.

use crate::homes;
use crate::mail::in_words::{Table, to};

const MERELS: &str = "nine-mens-morris --first alice --nonce AQIDBAUGBwgJCgsMDQ4PEA==";

#[test]
fn a_late_accept_does_not_accept_what_is_offered_now() {
    let world = homes();
    let table = Table::open(&world, MERELS);
    let (first, _) = table.serve();
    let (sent, _) = table.say(to(&first, "alice"), "b4\noffer draw");
    let offered = to(&sent, "bob").clone();
    assert!(offered.flat().contains("alice offers a draw. Answer `accept` or `decline`"), "{}", offered.text);
    // He plays on, which declines it; and alice plays and offers something else.
    let (sent, _) = table.say(&offered, "d2");
    let (sent, _) = table.say(to(&sent, "alice"), "f4");
    let (sent, _) = table.say(to(&sent, "alice"), "take back");
    let newest = to(&sent, "bob").clone();
    let before = table.log();
    let beside = table.desk.read("games/game.yaml.beside");
    let (sent, log) = table.say(&offered, "accept");
    let told = to(&sent, "bob").clone();
    assert_eq!(table.log(), before, "{log}");
    assert_eq!(table.desk.read("games/game.yaml.beside"), beside, "{log}");
    assert!(told.flat().contains("What was offered in the message that you answer has lapsed"), "{}", told.text);
    assert!(told.flat().contains("1 stands for: alice offers"), "{}", told.text);
    // A message that showed no offer agrees to none, either.
    let (sent, _) = table.say(to(&first, "bob"), "accept");
    assert!(to(&sent, "bob").flat().contains("shows no offer, so nothing was agreed to"), "{}", sent[0].text);
    assert_eq!(table.log(), before);
    // One word agrees to the offer in the newest message.
    let (_, log) = table.say(&newest, "accept");
    assert!(table.log().contains("agree: 1"), "{log}");
}

#[test]
fn a_number_answers_the_question_that_is_answered() {
    let world = homes();
    let table = Table::open(&world, MERELS);
    let (first, _) = table.serve();
    let alice = to(&first, "alice").clone();
    let (sent, _) = table.say(&alice, "I wonder about b4");
    let one = to(&sent, "alice").clone();
    assert!(one.flat().contains("1 stands for `b4`"), "{}", one.text);
    let (sent, _) = table.say(&alice, "What about f2?");
    let other = to(&sent, "alice").clone();
    assert!(other.flat().contains("1 stands for `f2`"), "{}", other.text);
    // A message that has asked nothing: what is asked is shown again.
    let before = table.log();
    let (sent, _) = table.say(&alice, "1");
    let again = to(&sent, "alice").clone();
    assert!(again.flat().contains("has asked nothing that 1 could be the answer to"), "{}", again.text);
    assert!(again.flat().contains("1 stands for `f2`"), "{}", again.text);
    assert_eq!(table.log(), before);
    let (_, log) = table.say(&one, "1");
    let free = table.moves();
    assert!(!free.iter().any(|one| one == "b4") && free.iter().any(|one| one == "f2"), "{log}{free:?}");
    // The board is another one now, so the other question is over.
    let before = table.log();
    let (sent, _) = table.say(&other, "1");
    assert!(to(&sent, "alice").flat().contains("another board than the one that stands"), "{}", sent[0].text);
    assert_eq!(table.log(), before);
}

#[test]
fn a_program_that_does_not_say_what_it_answers_gets_on_all_the_same() {
    let world = homes();
    let table = Table::open(&world, MERELS);
    let (first, _) = table.serve();
    let alice = to(&first, "alice").clone();
    let bare = |words: &str| {
        format!(
            "From: alice@example.org\r\nTo: {}\r\nSubject: a move\r\nMessage-ID: <{}@phone.example>\r\n\r\n{words}\r\n",
            alice.reply_to,
            crate::mail::in_words::unique()
        )
    };
    let begun = table.count();
    table.deliver(&bare("b4"));
    let (sent, _) = table.serve();
    assert!(to(&sent, "alice").flat().contains("does not say which board it answers"), "{}", sent[0].text);
    assert_eq!(table.count(), begun, "nothing is played that may be for another board");
    // The only question there is.
    table.deliver(&bare("1"));
    let (_, log) = table.serve();
    assert_eq!(table.count(), begun + 1, "{log}");
}
