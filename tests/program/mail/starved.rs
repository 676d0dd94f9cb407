//! Forged messages use up nothing of what those need who write themselves.

use crate::homes;
use crate::mail::entering::cup;
use crate::mail::in_words::{Table, to};

const MERELS: &str = "nine-mens-morris --first alice --nonce AQIDBAUGBwgJCgsMDQ4PEA==";

fn forged(number: usize, from: &str, words: &str) -> String {
    format!(
        "From: {from}\r\nTo: desk@example.org\r\nSubject: hello\r\nMessage-ID: <forged{number}@evil.example>\r\n\r\n{words}\r\n"
    )
}

fn authenticated(table: &Table) {
    let config = table.desk.read(".config/adjudicate/config.yaml");
    table.desk.write(".config/adjudicate/config.yaml", format!("{config}  authentication: mx.example.org\n"));
}

#[test]
fn forged_words_silence_nobody() {
    let world = homes();
    let table = Table::open(&world, MERELS);
    let (first, _) = table.serve();
    for number in 0..30 {
        table.deliver(&forged(number, "bob@example.org", "board"));
    }
    let (sent, log) = table.serve();
    let answers = sent.iter().filter(|one| one.to == "bob@example.org").count();
    assert!((1..=10).contains(&answers), "{answers} answers to forged messages: {log}");
    // In the same minute, by the way back that is his alone.
    let (sent, log) = table.say(to(&first, "bob"), "resign");
    assert!(to(&sent, "bob").flat().contains("Do you really want to give this game up?"), "{log}");
    for _ in 0..3 {
        let (sent, log) = table.say(to(&first, "bob"), "board");
        assert_eq!(to(&sent, "bob").to, "bob@example.org", "{log}");
    }
}

#[test]
fn nothing_is_sent_where_authentication_failed() {
    let world = homes();
    let table = Table::open(&world, MERELS);
    authenticated(&table);
    table.serve();
    for number in 0..5 {
        table.deliver(&forged(number, "bob@example.org", "board"));
        table.deliver(&forged(number + 10, "bob@example.org", "-----BEGIN ADJUDICATE ENTRY-----\r\nAAAA"));
    }
    let (sent, log) = table.serve();
    assert!(sent.is_empty(), "{log}");
    // An authenticated sender is answered.
    let own = forged(20, "bob@example.org", "board");
    table.deliver(&format!("Authentication-Results: mx.example.org; dkim=pass header.d=example.org\r\n{own}"));
    let (sent, log) = table.serve();
    assert!(to(&sent, "bob").flat().contains("not by the way that is yours alone"), "{log}");
}

#[test]
fn a_flood_of_requests_keeps_nobody_out() {
    let world = homes();
    let table = cup(&world);
    for number in 0..130 {
        table.deliver(&forged(number, &format!("x{number}@evil.example"), "enter merels"));
    }
    let (sent, log) = table.serve();
    let asked = sent.iter().filter(|one| one.to.ends_with("@evil.example")).count();
    assert_eq!(asked, 100, "{log}");
    table.deliver(&forged(200, "carol@example.org", "enter merels"));
    let (sent, log) = table.serve();
    let question = to(&sent, "carol").clone();
    assert!(question.flat().contains("You would play as `carol`"), "{log}");
    // One address is asked ten times at most.
    for number in 300..330 {
        table.deliver(&forged(number, "victim@third.example", "enter merels"));
    }
    let (sent, _) = table.serve();
    assert!(sent.len() <= 10, "{} messages to somebody who has not written", sent.len());
    // The answer has a count of its own.
    let (sent, log) = table.say(&question, "yes");
    assert!(sent.iter().any(|one| one.flat().contains("You have entered merels as carol")), "{log}");
}

#[test]
fn forged_requests_are_not_asked_about_where_the_server_can_tell() {
    let world = homes();
    let table = cup(&world);
    authenticated(&table);
    for number in 0..20 {
        table.deliver(&forged(number, &format!("x{number}@third.example"), "enter merels"));
    }
    let (sent, log) = table.serve();
    assert!(sent.is_empty(), "{log}");
    let own = forged(50, "carol@example.org", "enter merels");
    table
        .deliver(&format!("Authentication-Results: mx.example.org; spf=pass smtp.mailfrom=carol@example.org\r\n{own}"));
    let (sent, log) = table.serve();
    assert!(to(&sent, "carol").flat().contains("You would play as `carol`"), "{log}");
}

#[test]
fn a_flood_from_many_domains_keeps_out_neither_players_nor_other_domains() {
    let world = homes();
    let table = cup(&world);
    for number in 0..650 {
        table.deliver(&forged(number, &format!("x{number}@evil{}.example", number % 5), "enter merels"));
    }
    let (sent, log) = table.serve();
    assert!((250..400).contains(&sent.len()), "{} answers to five domains: {log}", sent.len());
    // Somebody of another domain enters, and confirms it.
    table.deliver(&forged(700, "carol@example.org", "enter merels"));
    let (sent, _) = table.serve();
    let question = to(&sent, "carol").clone();
    let (_, log) = table.say(&question, "yes");
    assert!(log.contains("enters carol in merels"), "{log}");
    // A flood from hundreds of domains uses up the day. Messages that it leaves unanswered are left for a person.
    for number in 800..1_050 {
        table.deliver(&forged(number, &format!("x{number}@evil{number}.example"), "enter merels"));
    }
    table.serve();
    table.deliver(&forged(1_100, "dave@elsewhere.example", "enter merels"));
    let (sent, log) = table.serve();
    assert!(sent.is_empty(), "{log}");
    assert!(table.desk.run("mail unread").ok().contains("dave@elsewhere.example"));
    // But not of those whom the event knows.
    table.deliver(&forged(1_200, "carol@example.org", "withdraw"));
    let (sent, log) = table.serve();
    assert!(to(&sent, "carol").flat().contains("that you leave"), "{log}");
}
