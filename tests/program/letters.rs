//! Games by letter: people who exchange nothing but files, through `import`.

use adjudicate::log::wrap;
use adjudicate_testkit::Random;
use adjudicate_testkit::people::{Homes, NONCE, RunOutput, TestPerson, key};
use serde_json::Value;

use crate::homes;

/// The entries of a log, each with its `---` line.
fn entries(log: &str) -> Vec<String> {
    log.split("---\n").skip(1).map(|entry| format!("---\n{entry}")).collect()
}

/// The entries of a person's game from this one on.
fn since(person: &TestPerson, number: usize) -> String {
    entries(&person.read("game.yaml"))[number..].concat()
}

/// How many entries a person has.
fn count(person: &TestPerson) -> usize {
    entries(&person.read("game.yaml")).len()
}

/// A mail that quotes the armored block of these entries.
fn mail(entries: &str) -> String {
    let block: String = wrap(entries).lines().map(|line| format!("> {line}\r\n")).collect();
    format!("Dear friend,\r\n\r\nyou wrote:\r\n{block}\r\nand here is what I think about it.\r\n")
}

fn json(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn shown(person: &TestPerson) -> Value {
    json(&person.run("show game.yaml --json").ok()).remove(0)
}

/// A letter arrives and is read.
fn receive(person: &TestPerson, letter: &str) -> RunOutput {
    person.write("letter.txt", letter);
    person.run("import letter.txt")
}

/// Returns the file beside a person's game: slips, entries that fell out, elements.
fn beside(person: &TestPerson) -> String {
    std::fs::read_to_string(person.path("game.yaml.beside")).unwrap_or_default()
}

/// The same in pieces: elements are lines of their own.
fn pieces(person: &TestPerson) -> Vec<String> {
    let beside = beside(person);
    let (elements, rest): (Vec<&str>, Vec<&str>) = beside.lines().partition(|line| line.starts_with("element "));
    let rest: String = rest.iter().map(|line| format!("{line}\n")).collect();
    entries(&rest).into_iter().chain(elements.iter().map(|line| format!("{line}\n"))).collect()
}

/// Returns the new part of one person's game, as a letter to another.
fn send(from: &TestPerson, to: &TestPerson) -> String {
    receive(to, &since(from, count(to))).ok()
}

/// Two people who have joined a game; alice begins.
fn begun(world: &Homes, more: &str) -> (TestPerson, TestPerson) {
    let (alice, bob) = (world.person("alice"), world.person("bob"));
    let players = format!("--player 'alice={}' --player 'bob={}'", key("alice"), key("bob"));
    alice.run(&format!("new nine-mens-morris {players} {more} --nonce {NONCE} -o game.yaml --yes")).ok();
    alice.run("join --yes").ok();
    bob.write("invitation.txt", mail(&alice.read("game.yaml")));
    bob.run("import invitation.txt -o game.yaml").ok();
    bob.run("join --yes").ok();
    send(&bob, &alice);
    (alice, bob)
}

/// Does what is due from somebody, choosing among moves by `choice`.
fn act(person: &TestPerson, choice: usize) {
    let state = shown(person);
    if state["pen"]["for"] == "join" {
        person.run("join game.yaml --yes").ok();
    } else if state["pen"]["for"] == "roll" {
        person.run("answer --game game.yaml --yes").ok();
    } else {
        let moves = json(&person.run("moves game.yaml --json").ok()).remove(0);
        let groups = moves["groups"].as_array().unwrap();
        // The last group removes stones, where one does, so that games move on.
        let group = groups.last().unwrap()["moves"].as_array().unwrap();
        let play = group[choice % group.len()].as_str().unwrap();
        person.run(&format!("play {play} --game game.yaml --yes")).ok();
    }
}

#[test]
fn a_game_by_letter_ends_with_the_same_bytes_on_both_sides() {
    let world = homes();
    let people = [world.person("alice"), world.person("bob")];
    let players = format!("--player 'alice={}' --player 'bob={}'", key("alice"), key("bob"));
    let players = format!("{players} --referee '{}'", key("referee"));
    people[0].run(&format!("new nine-mens-morris {players} --nonce {NONCE} -o game.yaml --yes")).ok();
    people[0].run("join --yes").ok();
    people[1].write("invitation.txt", people[0].read("game.yaml"));
    people[1].run("import invitation.txt --output game.yaml").ok();
    for step in 0.. {
        let state = shown(&people[0]);
        if state["verdict"] == "over" || state["entries"].as_u64().unwrap() >= 24 {
            break;
        }
        let due = state["pen"]["name"].as_str().unwrap();
        let (own, other) = if due == "alice" { (&people[0], &people[1]) } else { (&people[1], &people[0]) };
        act(own, step * 7);
        let new = since(own, count(other));
        let letter = if step % 2 == 0 { mail(&new) } else { new };
        receive(other, &letter).ok();
        assert_eq!(own.read("game.yaml"), other.read("game.yaml"), "after step {step}");
    }
    let [alice, bob] = people;
    assert!(count(&alice) >= 24);
    assert_eq!(alice.read("game.yaml"), bob.read("game.yaml"));
    alice.run("verify game.yaml").ok();
    assert_eq!(beside(&alice), "");
}

/// A second home of the same person, as it was a moment ago: what lets somebody sign twice.
fn double(world: &Homes, person: &TestPerson) -> TestPerson {
    let twin = world.stranger(&format!("{}-twin", person.name));
    let mut copy = std::process::Command::new("cp");
    copy.arg("-a").arg(format!("{}/.", person.home.display())).arg(&twin.home);
    assert!(copy.status().unwrap().success());
    twin
}

/// Three people who have joined an open game, and perhaps its referee, who all have everything.
fn three(world: &Homes, referee: Option<&TestPerson>, first: &str) -> [TestPerson; 3] {
    let people = ["alice", "bob", "carol"].map(|name| world.person(name));
    let mut charter = format!("--first {first} --nonce {NONCE}");
    people.iter().for_each(|person| charter += &format!(" --player '{0}={1}'", person.name, key(&person.name)));
    charter += &format!(" --referee '{}'", key("referee"));
    people[0].run(&format!("new open {charter} -o game.yaml --yes")).ok();
    for person in people.iter().skip(1).chain(referee) {
        person.write("invitation.txt", people[0].read("game.yaml"));
        person.run("import invitation.txt -o game.yaml").ok();
    }
    for person in &people {
        let others = people.iter().chain(referee).filter(|other| other.name != person.name);
        tell(person, "join --yes", others);
    }
    people
}

/// Somebody does something, and these are told.
fn tell<'a>(from: &TestPerson, act: &str, others: impl Iterator<Item = &'a TestPerson>) {
    from.run(act).ok();
    others.for_each(|other| drop(send(from, other)));
}

#[test]
fn mail_mangles_entries_and_signatures_mend_them() {
    let world = homes();
    let (alice, bob) = begun(&world, "--first alice");
    alice.run("play d2 --say 'a \"good\" place - is it not?' --yes").ok();
    let entry = since(&alice, 3);
    let quoted: String = entry.lines().map(|line| format!("> {line}\r\n")).collect();
    let pretty = entry.replace('"', "\u{201d}").replace("\\\u{201d}", "\u{201c}").replace(" - ", " \u{2013} ");
    let indented: String = entry.lines().map(|line| format!("    {line}  \n\n")).collect();
    let home = double(&world, &bob);
    for (number, mangled) in [quoted, pretty, indented].iter().enumerate() {
        let reader = double(&world, &home);
        let letter = format!("Hello Bob,\n\nhere is my move:\n\n{mangled}\nYours, Alice\n-- \nalice@example.org\n");
        let said = receive(&reader, &letter).ok();
        assert!(said.contains("one entry new."), "{number}: {said}");
        assert_eq!(reader.read("game.yaml"), alice.read("game.yaml"), "{number}");
        std::fs::remove_dir_all(&reader.home).unwrap();
    }
    // A changed move is not mended into another one.
    let forged = entry.replace("\"d2\"", "\"d6\"");
    receive(&bob, &forged).fails(
        1,
        "error[protocol 3]: letter.txt: entry 3 of alice: the signature is not alice's over this text: the signature does not \
         hold\n |\n = help: the entry was changed after it was signed, or signed with another key; ask its author for it again\n",
    );
}

#[test]
fn what_is_due_can_be_done_at_once() {
    // With one piece and one die nobody ever has a choice, so a whole game is played by reading letters.
    let world = homes();
    let people = [world.person("alice"), world.person("bob")];
    let players = format!("--player 'alice={}' --player 'bob={}'", key("alice"), key("bob"));
    let options = format!("--option pieces=1 --option dice=1 --referee '{}'", key("referee"));
    people[0].run(&format!("new duodecim-scriptorum {players} {options} --nonce {NONCE} -o game.yaml --yes")).ok();
    people[0].run("join --yes").ok();
    people[1].write("invitation.txt", people[0].read("game.yaml"));
    people[1].run("import invitation.txt -o game.yaml").ok();
    people[1].run("join --yes").ok();
    let mut said = String::new();
    for step in 0.. {
        assert!(step < 200, "the game does not end");
        let (from, to) = (&people[(step + 1) % 2], &people[step % 2]);
        if count(from) > count(to) {
            to.write("letter.txt", since(from, count(to)));
            said = to.run("import letter.txt --sign").ok();
            assert!(
                said.contains("`adjudicate ")
                    || said.contains("You won: ")
                    || said.contains("You lost to ")
                    || said.contains("A draw: "),
                "{said}"
            );
        } else if shown(to)["verdict"] == "over" {
            break;
        }
    }
    assert!(said.contains("You won: ") || said.contains("You lost to ") || said.contains("A draw: "), "{said}");
    assert_eq!(people[0].read("game.yaml"), people[1].read("game.yaml"));
}

#[test]
fn the_copy_with_the_sound_signature_counts() {
    let world = homes();
    let (alice, bob) = begun(&world, "--first alice");
    alice.run("play d2 --yes").ok();
    let entry = since(&alice, 3);
    let (signed, signature) = entry.split_once("sig: ").unwrap();
    let damaged = format!("{signed}sig: {}{}", if signature.starts_with('A') { "B" } else { "A" }, &signature[1..]);
    receive(&bob, &damaged).fails(
        1,
        "error[protocol 3]: letter.txt: entry 3 of alice: the signature is not alice's over this text: the signature does not \
         hold\n |\n = help: the entry was changed after it was signed, or signed with another key; ask its author for it again\n",
    );
    bob.write("first.txt", &damaged);
    bob.write("second.txt", &entry);
    bob.run("import first.txt second.txt").ok();
    assert_eq!(alice.read("game.yaml"), bob.read("game.yaml"));
}

#[test]
fn what_does_not_belong_is_told() {
    let world = homes();
    let (alice, bob) = begun(&world, "--first alice");
    alice.run("play d2 --yes").ok();
    let entry = since(&alice, 3);
    let carol = world.person("carol");
    carol.write("letter.txt", &entry);
    carol.run("import letter.txt").fails(
        1,
        "error[protocol 8]: letter.txt: entry 3 of alice builds on an entry that is in none of the games here, and nobody here \
         signed it\n |\n = help: --games DIRECTORY looks for the game elsewhere; or ask for the whole log\n",
    );
    carol.write("letter.txt", alice.read("game.yaml"));
    carol.run("import letter.txt").fails(
        1,
        "error: letter.txt: entry 0 of alice: this game is not here yet: Nine Men's Morris: alice (x) and bob (o)\n |\n = help: \
         --yes or --output FILE makes a file for it\n",
    );
    let said = carol.run("import letter.txt --yes").ok();
    assert!(
        said.contains("nine-mens-morris-alice-bob.yaml (Nine Men's Morris: alice (x) and bob (o)): 4 entries new."),
        "{said}"
    );
    assert_eq!(carol.read("nine-mens-morris-alice-bob.yaml"), alice.read("game.yaml"));
    // An entry of the future is asked about.
    let home = double(&world, &bob);
    receive(&home, &entry).ok();
    home.run("play b4 --yes --date 2026-11-22T00:00:00Z").ok();
    let late = since(&home, 4);
    let failure = "error[protocol 8]: letter.txt: entry 4 of bob is dated 2026-11-22T00:00:00Z, more than a day ahead of this \
         computer's clock\n |\n = help: if the date of this computer is right, ask its author; --yes takes it all the same\n";
    receive(&alice, &late).fails(1, failure);
    assert_eq!(count(&alice), 4);
    alice.run("import letter.txt --yes").ok();
    assert_eq!(count(&alice), 5);
    // Entries that are cut short are told, unless they are whole elsewhere in the letter.
    let cut = &entry[..entry.len() - 100];
    receive(&bob, cut).fails(
        1,
        "error[protocol 8]: letter.txt: entry 3 arrived damaged: its `sig` line is missing\n |\n = help: it has to be sent again, as an \
         attachment or as an armored block\n",
    );
    receive(&bob, &format!("{cut}\n{}", mail(&entry))).ok();
    // An entry that breaks a rule.
    let call = bob.run("import letter.txt --json");
    let lines = json(&call.ok());
    assert_eq!(lines[0]["outcome"], "known");
    assert_eq!(lines[1]["report"], "game");
    assert_eq!(lines[1]["you"], serde_json::json!({ "player": "bob", "due": "play", "for": null, "only_move": null }));
}

#[test]
fn a_letter_beside_the_game_is_no_other_game() {
    let world = homes();
    let (alice, bob) = begun(&world, "--first alice");
    alice.run("play d2 --yes").ok();
    // Bob saves the whole log, and later a single entry, beside his game.
    bob.write("a-letter.yaml", alice.read("game.yaml"));
    let said = bob.run("import a-letter.yaml").ok();
    assert!(
        said.starts_with("game.yaml (Nine Men's Morris: alice (x) and bob (o)): one entry new, 3 known already.\n"),
        "{said}"
    );
    bob.run("play b4 --game game.yaml --yes").ok();
    send(&bob, &alice);
    alice.run("play f2 --yes").ok();
    bob.write("alice-0005.yaml", since(&alice, 5));
    bob.run("import alice-0005.yaml").ok();
    assert_eq!(alice.read("game.yaml"), bob.read("game.yaml"));
    let shown = bob.run("show");
    assert_eq!(shown.status, 0, "{}", shown.stderr);
    assert!(shown.stderr.contains("game.yaml is used"), "{}", shown.stderr);
}

#[test]
fn a_log_that_is_invalid_is_not_written_to() {
    let world = homes();
    let (alice, bob) = begun(&world, "--first alice");
    alice.run("play d2 --yes").ok();
    let damaged = bob.read("game.yaml").replace("by: bob", "by: bib");
    bob.write("game.yaml", &damaged);
    receive(&bob, &since(&alice, 2)).fails(
        1,
        "error[protocol 1]: entry 2 is invalid (kind): nobody in the charter is called `bib`\n  --> game.yaml:31:1\n   |\n31 | by: \
         bib\n   | ^^^^^^^\n   |\n   = help: everything before entry 2 is valid\n",
    );
    assert_eq!(bob.read("game.yaml"), damaged);
    // Entries behind the damage wait, and are not lost when the log is mended.
    receive(&bob, &since(&alice, 3)).prints(
        "letter.txt: entry 3 of alice came too early: what it builds on is missing. It is kept until that arrives.\n",
    );
    bob.write("game.yaml", damaged.replace("by: bib", "by: bob"));
    bob.write("letter.txt", since(&alice, 2));
    bob.run("import letter.txt").ok();
    assert_eq!(alice.read("game.yaml"), bob.read("game.yaml"));
}

#[test]
fn a_slip_meets_a_turn() {
    let world = homes();
    let (alice, bob) = begun(&world, "--first alice");
    // Bob says something while alice's turn is on its way: both letters arrive, and nothing falls out.
    let said = bob.run("note 'good luck' --yes").ok();
    assert!(said.contains("The next move of alice records it"), "{said}");
    alice.run("play d2 --yes").ok();
    let (slip, turn) = (beside(&bob), since(&alice, 3));
    assert_eq!(count(&bob), 3);
    let said = receive(&alice, &mail(&slip)).ok();
    assert!(said.contains("nothing new.\nNew: bob says: \"good luck\"\n"), "{said}");
    receive(&bob, &turn).ok();
    assert_eq!(alice.read("game.yaml"), bob.read("game.yaml"));
    assert_eq!((beside(&alice), beside(&bob)), (slip.clone(), slip.clone()));
    // The next holder of the pen writes it in, and then it waits nowhere.
    let said = bob.run("play b4 --yes").ok();
    assert!(said.contains("Recorded with it: bob says: \"good luck\"\n"), "{said}");
    send(&bob, &alice);
    assert_eq!(alice.read("game.yaml"), bob.read("game.yaml"));
    assert!(alice.read("game.yaml").contains("    say: \"good luck\"\n"));
    assert_eq!((beside(&alice), beside(&bob)), (String::new(), String::new()));
    // A slip that comes a second time is known.
    receive(&alice, &slip).ok();
    assert_eq!(beside(&alice), "");
}

#[test]
fn an_offer_and_its_acceptance_travel_as_slips() {
    let world = homes();
    let [alice, bob, carol] = &three(&world, None, "alice");
    bob.run("offer draw --yes").ok();
    let offer = beside(bob);
    receive(carol, &offer).ok();
    carol.run("accept --yes").ok();
    let accept = entries(&beside(carol)).into_iter().find(|slip| slip.contains("accept: ")).unwrap();
    receive(alice, &format!("{accept}{offer}")).ok();
    alice.run("accept --yes").ok();
    for other in [bob, carol] {
        send(alice, other);
        assert_eq!(other.read("game.yaml"), alice.read("game.yaml"));
        assert_eq!(shown(other)["verdict"], "over");
    }
}

#[test]
fn an_order_is_carried_out() {
    let world = homes();
    let (alice, bob) = begun(&world, "--first alice");
    bob.run("order d2 b4 --yes").ok();
    receive(&alice, &beside(&bob)).ok();
    alice.run("play d2 --yes").ok();
    send(&alice, &bob);
    assert_eq!(count(&bob), 4);
    assert!(bob.read("game.yaml").contains("  move: \"d2\"\n  then: \"b4\"\n"));
    assert_eq!(shown(&bob)["pen"]["name"], "alice");
}

#[test]
fn early_letters_wait() {
    let world = homes();
    let (alice, bob) = begun(&world, "--first alice");
    let alone = double(&world, &bob);
    for (from, to, play) in [(&alice, &bob, "d2"), (&bob, &alice, "b4"), (&alice, &bob, "f4"), (&bob, &alice, "b6")] {
        from.run(&format!("play {play} --yes")).ok();
        send(from, to);
    }
    let [first, second, third, fourth] = entries(&since(&alice, 3)).try_into().unwrap();
    for letter in [&fourth, &third, &fourth, &second] {
        let said = receive(&alone, letter).ok();
        assert!(said.contains("came too early"), "{said}");
        assert_eq!(count(&alone), 3);
    }
    let said = receive(&alone, &mail(&first)).ok();
    assert!(said.contains("4 entries new"), "{said}");
    assert_eq!(alone.read("game.yaml"), alice.read("game.yaml"));
}

#[test]
fn an_agreed_referee_may_be_faster_than_the_agreement() {
    let world = homes();
    let (alice, bob) = begun(&world, "--first alice");
    let [alone, referee] = [double(&world, &bob), world.person("referee")];
    alice.run("play d2 --yes").ok();
    send(&alice, &bob);
    alice.run(&format!("offer referee '{}' --yes", key("referee"))).ok();
    assert_eq!(receive(&bob, &beside(&alice)).status, 0);
    bob.run("accept --yes").ok();
    referee.write("game.yaml", bob.read("game.yaml"));
    referee.run("rule here --reason 'I am here' --yes --trust-log").ok();
    let [turn, agreement, ruling] = entries(&since(&referee, 3)).try_into().unwrap();
    for early in [&ruling, &agreement] {
        let said = receive(&alone, early).ok();
        assert!(said.contains("came too early"), "{said}");
        assert_eq!(count(&alone), 3);
    }
    let said = receive(&alone, &turn).ok();
    assert!(said.contains("3 entries new"), "{said}");
    assert_eq!(alone.read("game.yaml"), referee.read("game.yaml"));
}

/// Alice, who has signed two third entries, her other computer, and Bob, who has neither of them.
fn twice(world: &Homes) -> (TestPerson, TestPerson, TestPerson) {
    let (alice, bob) = begun(world, &format!("--first alice --referee '{}'", key("referee")));
    let twin = double(world, &alice);
    alice.run("play d2 --yes").ok();
    twin.run("play d6 --yes").ok();
    (alice, twin, bob)
}

#[test]
fn who_signs_twice_is_named_and_the_referee_decides() {
    let world = homes();
    let referee = world.person("referee");
    let (alice, twin, bob) = twice(&world);
    let (one, other) = (since(&alice, 3), since(&twin, 3));
    receive(&bob, &one).ok();
    let before = bob.read("game.yaml");
    let call = receive(&bob, &other);
    assert_eq!(call.status, 1, "{}", call.stdout);
    assert!(call.stderr.contains("alice has signed twice"), "{}", call.stderr);
    // He has followed the first and stays with it.
    assert_eq!(bob.read("game.yaml"), before);
    assert!(beside(&bob).contains(&other));
    // Somebody who has followed none stays before both.
    referee.write("start.txt", entries(&before)[..3].concat());
    referee.run("import start.txt -o game.yaml").ok();
    assert_eq!(receive(&referee, &format!("{one}{other}")).status, 1);
    assert_eq!(count(&referee), 3);
    // A ruling behind one of them is what every program finds.
    referee.run("rule forfeit alice --reason 'signed twice' --yes").ok();
    let ruled = referee.read("game.yaml");
    for person in [&alice, &bob, &twin, &referee] {
        person.write("ruled.txt", &ruled);
        let _ = person.run("import ruled.txt --game game.yaml");
        assert_eq!(person.read("game.yaml"), ruled, "{}", person.name);
        assert_eq!(shown(person)["winner"], "bob");
    }
}

/// Bob goes on with an old log after his program has lost what it had kept; what he had signed lies beside the log.
#[test]
fn what_lies_beside_an_old_log_is_not_signed_against() {
    let world = homes();
    let (alice, bob) = begun(&world, "--first alice");
    alice.run("play d2 --yes").ok();
    send(&alice, &bob);
    let old = bob.read("game.yaml");
    bob.run("play b4 --yes").ok();
    let turn = since(&bob, 4);
    bob.write("game.yaml", &old);
    bob.write("game.yaml.beside", &turn);
    std::fs::remove_dir_all(bob.path(".local/state/adjudicate")).unwrap();
    let call = bob.run("play b6 --yes");
    assert_ne!(call.status, 0, "{}", call.stdout);
    assert_eq!(bob.read("game.yaml"), old);
    // Brought in again, it stands where it stood.
    receive(&bob, &turn).ok();
    assert_eq!(since(&bob, 4), turn);
    send(&bob, &alice);
    assert_eq!(alice.read("game.yaml"), bob.read("game.yaml"));
}

#[test]
fn a_ruling_meets_a_turn() {
    let world = homes();
    let referee = world.person("referee");
    let [alice, bob, carol] = &three(&world, Some(&referee), "alice");
    alice.run("play 'over the bridge' --yes").ok();
    referee.run("rule forfeit alice --reason 'not a word for months' --yes").ok();
    let (turn, ruling) = (since(alice, 4), since(&referee, 4));
    // Whichever comes first, all come to the same log, and nobody has signed twice.
    receive(bob, &turn).ok();
    receive(bob, &ruling).ok();
    receive(carol, &ruling).ok();
    receive(carol, &turn).ok();
    receive(alice, &ruling).ok();
    receive(&referee, &turn).ok();
    for person in [alice, carol, &referee] {
        assert_eq!(person.read("game.yaml"), bob.read("game.yaml"), "{}", person.name);
    }
    // An entry that fell out bound nobody: bob goes on where the line goes.
    bob.run("play 'round the lake' --yes").ok();
    send(bob, carol);
    assert_eq!(carol.read("game.yaml"), bob.read("game.yaml"));
}

#[test]
fn elements_come_alone() {
    let world = homes();
    let (alice, bob) = (world.person("alice"), world.person("bob"));
    let players = format!("--player 'alice={}' --player 'bob={}'", key("alice"), key("bob"));
    let referee = key("referee");
    alice
        .run(&format!("new open {players} --referee '{referee}' --first alice --nonce {NONCE} -o game.yaml --yes"))
        .ok();
    alice.run("join --yes").ok();
    bob.write("invitation.txt", alice.read("game.yaml"));
    bob.run("import invitation.txt -o game.yaml").ok();
    bob.run("join --yes").ok();
    send(&bob, &alice);
    alice.run("play 'throw: 2d6' --yes").ok();
    send(&alice, &bob);
    let line = bob.run("answer --alone").ok();
    let line = line.trim();
    let card = format!("Dear alice,\nhere is mine:\n> {}\n", line.replace(" bob ", " bob\n> "));
    let said = receive(&alice, &card).ok();
    assert!(said.contains("bob's part of the roll in "), "{said}");
    alice.run(&format!("play 'seven' --with '{line}' --yes")).ok();
    send(&alice, &bob);
    assert_eq!(alice.read("game.yaml"), bob.read("game.yaml"));
}

/// Three people play, talk, offer and ask for dice, and their letters arrive late, twice, in any order and in any form; in
/// the end all have received everything, and have the same log.
fn by_whatever_post(seed: u64) {
    let mut random = Random::new(seed);
    let world = homes();
    let people = three(&world, None, "bob");
    // Letters under way: to whom, what.
    let mut letters: Vec<(usize, String)> = Vec::new();
    let mut written: Vec<String> = Vec::new();
    for step in 0..30 {
        let person = &people[random.below(3)];
        let typed = match random.below(6) {
            0 => format!("note 'remark {step}' --yes"),
            1 => "offer draw --yes".to_owned(),
            2 => "play 'throw: 2d6' --yes".to_owned(),
            3 => "answer --yes".to_owned(),
            _ => format!("play 'move {step}' --yes"),
        };
        let before = (person.read("game.yaml"), pieces(person));
        // Much of this is not allowed now, which is part of the game.
        if person.run(&typed).status == 0 {
            let after = person.read("game.yaml");
            let mut new = pieces(person);
            new.retain(|piece| !before.1.contains(piece));
            let letter = after[before.0.len()..].to_owned() + &new.concat();
            if letter.is_empty() {
                continue;
            }
            letters.extend((0..3).filter(|to| people[*to].name != person.name).map(|to| (to, letter.clone())));
            written.push(letter);
        }
        for _ in 0..random.below(4) {
            if letters.is_empty() {
                break;
            }
            let (to, letter) = letters.swap_remove(random.below(letters.len()));
            let form = if random.below(2) == 0 { mail(&letter) } else { letter };
            let call = receive(&people[to], &form);
            assert_eq!(call.stderr, "", "seed {seed}, step {step}: {}", call.stdout);
        }
    }
    for person in &people {
        // Elements for a throw that is complete by now belong to nothing any more.
        let all: String = written.iter().flat_map(|letter| entries(letter)).collect();
        let all: String =
            all.lines().filter(|line| !line.starts_with("element ")).map(|line| format!("{line}\n")).collect();
        receive(person, &all).ok();
        person.run("verify game.yaml").ok();
        assert_eq!(person.read("game.yaml"), people[0].read("game.yaml"), "seed {seed}, {}", person.name);
    }
}

#[test]
fn everybody_comes_to_the_same_log() {
    for seed in [5, 35] {
        by_whatever_post(seed);
    }
}

#[test]
fn to_take_letters_in_is_no_order_to_sign() {
    let world = homes();
    let (alice, bob) = (world.person("alice"), world.person("bob"));
    let players = format!("--player 'alice={}' --player 'bob={}'", key("alice"), key("bob"));
    let options = format!("--option pieces=1 --option dice=1 --referee '{}'", key("referee"));
    alice.run(&format!("new duodecim-scriptorum {players} {options} --nonce {NONCE} -o game.yaml --yes")).ok();
    alice.run("join --yes").ok();
    bob.write("game.yaml", alice.read("game.yaml"));
    bob.run("join --yes").ok();
    alice.write("letter.txt", since(&bob, count(&alice)));
    let said = alice.run("import letter.txt --yes").ok();
    assert!(said.contains("To roll: "), "{said}");
    assert_eq!(alice.read("game.yaml"), bob.read("game.yaml"), "nothing is signed: {said}");
    // It is no answer to a script's question either, and where nobody is told nothing is signed.
    alice.run("import letter.txt --sign --json").fails(
        2,
        "error: --sign says in words what it signs, so it does not go with --json\n |\n = help: `adjudicate play`, `adjudicate \
         answer` and `adjudicate post` sign with --json\n",
    );
    let before = count(&alice);
    let said = alice.run("import letter.txt --sign").ok();
    assert!(said.contains(" is signed and stands in game.yaml."), "{said}");
    assert_eq!(count(&alice), before + 1);
}
