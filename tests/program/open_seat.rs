//! Games that begin with an invitation between two people who share nothing, and three.

use adjudicate::log::{ArmorLabel, armored_blocks, wrap_as};
use adjudicate_testkit::file;
use adjudicate_testkit::people::{Homes, RunOutput, TestPerson, on_terminal};
use serde_json::Value;

use crate::homes;

/// Returns the standard output of a command that succeeds; remarks for the user go to standard error.
#[track_caller]
fn printed(call: RunOutput) -> String {
    assert_eq!(call.status, 0, "{}{}", call.stdout, call.stderr);
    call.stdout
}

/// A person's invitation: the letter.
fn invitation(alice: &TestPerson, terms: &str) -> String {
    printed(alice.run(&format!("invite {terms} --name Alice --yes")))
}

/// A letter arrives as a file.
fn hand(to: &TestPerson, letter: &str) {
    to.write("letter.txt", letter);
}

/// Alice invites Bob to chess and begins; Bob accepts: his answer.
fn accepted(world: &Homes, terms: &str, more: &str) -> (TestPerson, TestPerson, String) {
    let (alice, bob) = (world.person("alice"), world.person("bob"));
    hand(&bob, &invitation(&alice, terms));
    let answer = printed(bob.run(&format!("accept letter.txt --name Bob {more} --yes")));
    hand(&alice, &answer);
    (alice, bob, answer)
}

fn shown(person: &TestPerson, file: &str) -> Value {
    serde_json::from_str(&person.run(&format!("show {file} --json")).ok()).unwrap()
}

#[track_caller]
fn says(call: &RunOutput, sentence: &str) {
    let all = format!("{}{}", call.stdout, call.stderr);
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words(&all).contains(&words(sentence)), "`{sentence}` is not said:\n{all}");
}

const FILE: &str = "chess-alice-bob.yaml";

#[test]
fn a_game_begins_with_three_letters() {
    let world = homes();
    let (alice, bob, answer) = accepted(&world, "chess --first inviter --clock 7,3,10", "");
    // The terms in plain words, before anything is accepted.
    for line in [
        "Alice invites you to a game of Chess.",
        "The rules are the usual ones.",
        "Alice begins.",
        "Time: 7 days a turn, 3 for the post, 10 of grace.",
        "You can accept until 20 December 2026.",
    ] {
        assert!(answer.contains(line), "{answer}");
    }
    let import = alice.run("import letter.txt --sign");
    says(&import, "Bob accepts your invitation, with all the terms that you offered. You have joined.");
    // The third letter holds Alice's join; her move can go with it.
    assert_eq!(shown(&alice, FILE)["entries"], 3);
    alice.run(&format!("play e4 -g {FILE} --yes")).ok();
    hand(&bob, &alice.read(FILE));
    printed(bob.run("import letter.txt --yes"));
    let state = shown(&bob, FILE);
    assert_eq!((&state["entries"], &state["pen"]["name"]), (&Value::from(4), &Value::from("bob")));
    alice.run(&format!("verify {FILE}")).ok();
}

#[test]
fn without_a_question_nothing_is_joined() {
    let world = homes();
    let (alice, ..) = accepted(&world, "chess", "");
    let import = alice.run("import letter.txt --yes");
    says(&import, "Bob accepts your invitation, with all the terms that you offered.");
    says(&import, &format!("`adjudicate join {FILE}` begins the game."));
    assert_eq!(shown(&alice, FILE)["entries"], 2);
    alice.run(&format!("join {FILE} --yes")).ok();
    says(&alice.run("invite --list"), &format!("chess by alice: became {FILE}"));
}

#[test]
fn other_terms_are_a_counter_proposal() {
    let world = homes();
    let (alice, ..) =
        accepted(&world, "nine-mens-morris --first inviter", "--first guest --clock 3,2,1 --option flying=3");
    let import = alice.run("import letter.txt --sign");
    says(&import, "Bob answers your invitation with other terms:");
    says(&import, "option flying: 3 instead of the usual value");
    says(&import, "the first move: bob instead of alice");
    says(&import, "the time: 3 days a turn, 2 for the post, 1 of grace instead of no limit");
    says(&import, "Nothing is joined. `adjudicate join nine-mens-morris-alice-bob.yaml` agrees to these terms.");
    assert_eq!(shown(&alice, "nine-mens-morris-alice-bob.yaml")["entries"], 2);
    alice.run("join nine-mens-morris-alice-bob.yaml --yes").ok();
}

#[test]
fn an_invitation_is_used_once() {
    let world = homes();
    let (alice, bob, _) = accepted(&world, "chess", "");
    printed(alice.run("import letter.txt --sign"));
    says(
        &bob.run("accept letter.txt --name Bob --yes"),
        &format!("you have accepted this invitation before: the game is in {FILE}"),
    );
    // Carol was shown the same letter.
    let carol = world.person("carol");
    hand(&carol, &bob.read("letter.txt"));
    let answer = printed(carol.run("accept letter.txt --name Carol --yes"));
    hand(&alice, &answer);
    let import = alice.run("import letter.txt --sign");
    says(&import, &format!("Carol answers an invitation that was used before, for the game in {FILE}."));
    assert_eq!(shown(&alice, "chess-alice-carol.yaml")["entries"], 2);
}

#[test]
fn expired_withdrawn_and_altered_invitations_have_their_own_sentences() {
    let world = homes();
    let (alice, bob) = (world.person("alice"), world.person("bob"));
    let letter = invitation(&alice, "chess --open-for 10");
    hand(&bob, &letter);
    let late = bob.run("accept letter.txt --name Bob --yes --date 2026-11-30T17:03:11Z");
    says(&late, "this invitation has expired: it was open until 2026-11-30");
    assert_ne!(late.status, 0);
    // Accepted in time, and answered too late.
    hand(&alice, &printed(bob.run("accept letter.txt --name Bob --yes")));
    let import = alice.run("import letter.txt --sign --date 2026-12-05T00:00:00Z");
    says(&import, "Bob answers an invitation that expired on 2026-11-30.");
    assert_eq!(shown(&alice, FILE)["entries"], 2);
    // Taken back.
    let letter = invitation(&alice, "roman-merels");
    says(&alice.run("invite --withdraw"), "several invitations are open");
    let listed = alice.run("invite --list").ok();
    let number =
        listed.lines().find_map(|line| line.strip_suffix("  roman-merels by alice: 1 seat open until 2026-12-20"));
    says(
        &alice.run(&format!("invite --withdraw {}", number.unwrap())),
        "Your invitation to roman-merels is taken back",
    );
    hand(&bob, &letter);
    hand(&alice, &printed(bob.run("accept letter.txt --name Bob --yes")));
    says(&alice.run("import letter.txt --sign"), "Bob answers an invitation that you have taken back.");
    // Somebody on the way has made more of the clock.
    let block = armored_blocks(ArmorLabel::Invitation, &invitation(&alice, "chess --clock 7,3,10")).remove(0).unwrap();
    let changed = String::from_utf8(block).unwrap().replace("days_per_turn: 7", "days_per_turn: 1");
    hand(&bob, &wrap_as(ArmorLabel::Invitation, &changed));
    let altered = bob.run("accept letter.txt --name Bob --yes");
    says(&altered, "this invitation was changed after Alice signed it, so it is not what Alice offers");
    assert_ne!(altered.status, 0);
    // A part is missing.
    let cut: String =
        letter.lines().filter(|line| !line.ends_with('=')).take(20).map(|line| format!("{line}\n")).collect();
    hand(&bob, &format!("{cut}-----END ADJUDICATE INVITATION-----\n"));
    says(&bob.run("accept letter.txt --name Bob --yes"), "part of this invitation was lost on the way");
    hand(&bob, "Hello!\n");
    says(&bob.run("accept letter.txt --name Bob --yes"), "there is no invitation in letter.txt");
}

#[test]
fn a_quoted_invitation_is_found_and_ones_own_is_not_accepted() {
    let world = homes();
    let (alice, bob) = (world.person("alice"), world.person("bob"));
    let letter = invitation(&alice, "chess");
    hand(&alice, &letter);
    says(&alice.run("accept letter.txt --name Alice --yes"), "this is your own invitation");
    let quoted: String = letter.lines().map(|line| format!("> {line}\r\n")).collect();
    hand(&bob, &format!("Hi Bob,\r\n\r\n{quoted}\r\nbye\r\n"));
    let import = bob.run("import letter.txt");
    says(&import, "Alice invites you to a game of Chess. `adjudicate accept letter.txt` shows the terms.");
    says(&bob.run("accept letter.txt --name alice --yes"), "another player is called `alice` already");
    printed(bob.run("accept letter.txt --name 'Bob the Builder' --yes"));
    assert_eq!(shown(&bob, "chess-alice-bob-the-builder.yaml")["entries"], 2);
}

#[test]
fn three_people_begin_a_game_the_last_of_whom_writes_the_charter() {
    let world = homes();
    let people = ["alice", "bob", "carol"].map(|name| world.person(name));
    let [alice, bob, carol] = &people;
    hand(bob, &invitation(alice, "open --seats 3 --first inviter"));
    let letter = printed(bob.run("accept letter.txt --name Bob --yes"));
    assert!(letter.contains("Bob accepted already."), "{letter}");
    // By way of Alice, who sends it on.
    hand(alice, &letter);
    let passed = printed(alice.run("import letter.txt"));
    assert!(passed.contains("1 of 2 seats is taken."), "{passed}");
    hand(carol, &passed);
    let answer = printed(carol.run("accept letter.txt --name Carol --yes"));
    let file = "open-alice-bob-carol.yaml";
    for person in [alice, bob] {
        hand(person, &answer);
    }
    says(
        &alice.run("import letter.txt --sign"),
        "Carol accepts your invitation, with all the terms that you offered. You have joined.",
    );
    hand(bob, &alice.read(file));
    says(&bob.run("import letter.txt --sign"), "Carol accepts");
    assert_eq!(shown(bob, file)["entries"], 4);
    bob.run(&format!("verify {file}")).ok();
    // Charters without Bob are not what he and Alice agreed to.
    assert!(shown(bob, file)["pen"]["name"] == "alice");
}

#[test]
fn two_people_without_keys_begin_at_their_terminals() {
    let world = homes();
    let (alice, bob) = (world.stranger("alice"), world.stranger("bob"));
    let (key, name) = ("passphrase (empty for none):", "Your name, as the others see it");
    let block = |screen: &str| -> String {
        let lines = screen.lines().skip_while(|line| !line.starts_with("-----BEGIN"));
        lines.map(|line| format!("{line}\n")).collect()
    };
    let (mut keys, mut questions) = (0, 0);
    let mut at = |person: &TestPerson, command: &str, dialogue: &[(&str, &str)]| {
        let count = |line: &str| line.chars().count() + 1;
        keys += count(&format!("adjudicate {command}")) + dialogue.iter().map(|(_, typed)| count(typed)).sum::<usize>();
        questions += dialogue.len();
        let (screen, status) = on_terminal(person, command, dialogue);
        assert_eq!(status, 0, "{screen}");
        screen
    };
    let screen = at(&alice, "invite chess", &[(key, ""), (name, "Alice"), ("Who begins?", "me")]);
    hand(&bob, &block(&screen));
    let screen = at(&bob, "accept letter.txt", &[(key, ""), (name, "Bob"), ("Do you accept? [y/N]", "y")]);
    hand(&alice, &block(&screen));
    let screen = at(
        &alice,
        "import letter.txt",
        &[("Join this game? [y/N]", "y"), ("your move", "e4"), ("Sign this turn?", "y")],
    );
    hand(&bob, &block(&screen));
    printed(bob.run("import letter.txt --yes"));
    assert_eq!(shown(&bob, FILE)["entries"], 4);
    assert!(keys <= 120 && questions <= 10, "{keys} keys and {questions} questions");
    let page = std::fs::read_to_string(file("docs/newcomer.md")).unwrap();
    let told = format!("{keys} keys and {questions} questions");
    assert!(page.contains(&told), "{told}");
}
