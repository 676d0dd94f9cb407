//! Every act in every state of a game, through each of the ways in which people act: the library, the command line, the page, and
//! a referee who writes for a player without a key. All of them come to the same entry, the same slip, or the same refusal.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod faces;
mod states;

use adjudicate::agent::act::Act;
use adjudicate::desk::command::{MailCommand, MailOffer};
use adjudicate::log::{Offer, True};
use faces::{Page, Result};
use serde_json::{Value, json};
use states::State;

/// One act, as each face says it.
struct Row {
    act: Act,
    /// The arguments of the program.
    line: Option<&'static str>,
    /// The request of the page.
    page: Option<Value>,
    /// The command of a letter.
    letter: Option<MailCommand>,
}

fn row(act: Act, line: &'static str, page: Value, letter: Option<MailCommand>) -> Row {
    Row { act, line: Some(line), page: Some(page), letter }
}

fn turn(play: &str) -> Act {
    Act::Turn { typed: play.to_owned(), board: None }
}

fn rows() -> Vec<Row> {
    let name = |name: &str| Act::ClaimTimeout { name: name.to_owned() };
    let text = str::to_owned;
    let play = |line, play: &str| {
        row(turn(play), line, json!({ "act": "turn", "play": play }), Some(MailCommand::Play(play.to_owned())))
    };
    let claim = |line, of: &str| {
        let page = json!({ "act": "claim-timeout", "name": of });
        row(name(of), line, page, Some(MailCommand::ClaimTimeout(of.to_owned())))
    };
    let plain = |act, line: &'static str| row(act, line, json!({ "act": line }), None);
    let away = Act::Away { from: text("2026-12-01"), until: text("2026-12-04") };
    vec![
        plain(Act::Join, "join"),
        play("play c3", "c3"),
        play("play b1", "b1"),
        play("play z9", "z9"),
        plain(Act::Answer, "answer"),
        Row { letter: Some(MailCommand::Resign(true)), ..plain(Act::Resign, "resign") },
        row(
            Act::Offer(Offer::Draw(True)),
            "offer draw",
            json!({ "act": "offer", "what": "draw" }),
            Some(MailCommand::Offer(MailOffer::Draw)),
        ),
        row(Act::Offer(Offer::Takeback(3)), "offer takeback 3", json!({ "act": "offer", "what": "takeback 3" }), None),
        row(
            Act::Offer(Offer::Takeback(40)),
            "offer takeback 40",
            json!({ "act": "offer", "what": "takeback 40" }),
            None,
        ),
        Row { act: Act::OfferToTakeBack, line: None, page: None, letter: Some(MailCommand::TakeBack) },
        Row {
            act: Act::Accept { offer: None },
            line: Some("accept"),
            page: None,
            letter: Some(MailCommand::Accept(None)),
        },
        row(
            Act::Accept { offer: Some(text("ffff")) },
            "accept ffff",
            json!({ "act": "accept", "id": "ffff" }),
            Some(MailCommand::Accept(Some(text("ffff")))),
        ),
        Row { act: Act::Decline, line: None, page: None, letter: Some(MailCommand::Decline) },
        row(Act::ClaimDraw, "claim draw", json!({ "act": "claim-draw" }), Some(MailCommand::ClaimDraw)),
        claim("claim timeout bob", "bob"),
        claim("claim timeout alice", "alice"),
        claim("claim timeout zed", "zed"),
        row(
            away,
            "away 2026-12-01 2026-12-04",
            json!({ "act": "away", "from": "2026-12-01", "until": "2026-12-04" }),
            Some(MailCommand::Away(text("2026-12-01"), text("2026-12-04"))),
        ),
        row(
            Act::Order { when: text("c3"), then: text("b3") },
            "order c3 b3",
            json!({ "act": "order", "when": "c3", "then": "b3" }),
            Some(MailCommand::If(text("c3"), text("b3"))),
        ),
        Row { line: None, letter: Some(MailCommand::RollNext), ..plain(Act::RollNext, "roll-next") },
        plain(Act::Note, "note"),
        plain(Act::Post, "post"),
        plain(Act::Open { board: None }, "open"),
        row(Act::Save(1), "save 1", json!({ "act": "save", "tokens": 1 }), Some(MailCommand::Save(1))),
    ]
}

/// Asserts that two faces agree: both refuse for the same reason, or both write the same.
fn agree(what: &str, library: &Result, other: &Result) {
    assert_eq!(library, other, "{what}");
}

#[test]
fn every_act_comes_to_the_same_in_every_state_through_every_face() {
    let mut page = Page::open();
    let (mut written, mut refused) = (0, 0);
    for state in State::all() {
        for Row { act, line, page: asked, letter } in rows() {
            let what = format!("{}, {act:?}", state.name);
            let library = faces::library(&state.keyed, &act, None);
            match &library {
                Ok(_) => written += 1,
                Err(_) => refused += 1,
            }
            if let Some(line) = line {
                agree(&format!("command line: {what}"), &library, &faces::command_line(&state.keyed, line));
            }
            if let Some(asked) = asked {
                agree(&format!("page: {what}"), &library, &page.sign(&state.keyed, &asked));
            }
            if let (Some(letter), Some(by_post)) = (letter, &state.by_post) {
                // The referee signs here, so what is compared with is the library for that log.
                let library = faces::library(by_post, &act, Some("alice"));
                agree(&format!("letter: {what}"), &library, &faces::letter(by_post, &letter));
            }
        }
    }
    assert!(written > 25 && refused > 60, "{written} written, {refused} refused");
}

/// A roll of alice's, for which `given` have given their parts: compares the duty and the first sentence of each player.
#[track_caller]
fn roll_with(given: &[&str], duties: [(&str, Option<&str>, &str); 3]) {
    let files = states::rolling(given);
    for (who, due, sentence) in duties {
        let (found, told) = faces::duty(&files, who);
        assert_eq!((found, told.first().map(String::as_str)), (due, Some(sentence)), "{who}, given by {given:?}");
    }
}

#[test]
fn commands_and_sentences_ask_the_same_people() {
    let gives = |who| (who, Some("answer"), "alice needs your part of the roll.");
    let waits = |who, sentence| (who, None, sentence);
    let (for_bob, for_carol) = ("Waiting for bob's part of alice's roll.", "Waiting for carol's part of alice's roll.");
    roll_with(&[], [waits("alice", for_bob), gives("bob"), gives("carol")]);
    // The roller waits for the last part, and a player who has given his is asked for nothing.
    roll_with(&["bob"], [waits("alice", for_carol), waits("bob", for_carol), gives("carol")]);
    let rolls = "Waiting for alice to roll.";
    roll_with(&["bob", "carol"], [("alice", Some("play"), "Your turn."), waits("bob", rolls), waits("carol", rolls)]);
}

/// The table is not only the same in all faces, but right: one line for each state.
#[test]
fn acts_are_allowed_where_the_protocol_allows_them() {
    let kinds = |state: &State| -> Vec<String> {
        let of =
            |row: Row| faces::library(&state.keyed, &row.act, None).ok().map(|new| format!("{:?}: {new}", row.act));
        rows().into_iter().filter_map(of).map(|line| line.chars().filter(|c| *c != '"').collect()).collect()
    };
    let all: Vec<String> =
        State::all().iter().map(|state| format!("{}\n  {}", state.name, kinds(state).join("\n  "))).collect();
    let told = all.join("\n") + "\n";
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/acts/allowed.txt");
    if adjudicate_testkit::is_updating("acts") {
        std::fs::write(path, &told).unwrap();
    }
    assert_eq!(told, std::fs::read_to_string(path).unwrap_or_default(), "tests/acts/allowed.txt");
}
