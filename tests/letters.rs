//! Games by letter: people who exchange nothing but files, through `import`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod program;
#[path = "games/kit/random.rs"]
mod random;

use adjudicate::log::wrap;
use program::{Call, NONCE, Person, World, key};
use random::Random;
use serde_json::Value;

/// The entries of a log, each with its `---` line.
fn entries(log: &str) -> Vec<String> {
    log.split("---\n").skip(1).map(|entry| format!("---\n{entry}")).collect()
}

/// The entries of a person's game from this one on.
fn since(person: &Person, number: usize) -> String {
    entries(&person.read("game.yaml"))[number..].concat()
}

/// How many entries a person has.
fn count(person: &Person) -> usize {
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

fn shown(person: &Person) -> Value {
    json(&person.run("show game.yaml --json").ok()).remove(0)
}

/// A letter arrives and is read.
fn receive(person: &Person, letter: &str) -> Call {
    person.write("letter.txt", letter);
    person.run("import letter.txt")
}

/// What is new in one person's game, sent to another.
fn send(from: &Person, to: &Person) -> String {
    receive(to, &since(from, count(to))).ok()
}

/// Two people who have joined a game; alice begins.
fn begun(world: &World, more: &str) -> (Person, Person) {
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
fn act(person: &Person, choice: usize) {
    let state = shown(person);
    let demand = &state["demand"];
    if demand["join"].is_object() {
        person.run("join game.yaml --yes").ok();
    } else if demand["throw"].is_object() {
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
    let world = World::new();
    let people = [world.person("alice"), world.person("bob")];
    let players = format!("--player 'alice={}' --player 'bob={}'", key("alice"), key("bob"));
    people[0].run(&format!("new nine-mens-morris {players} --nonce {NONCE} -o game.yaml --yes")).ok();
    people[0].run("join --yes").ok();
    people[1].write("invitation.txt", people[0].read("game.yaml"));
    people[1].run("import invitation.txt --output game.yaml").ok();
    for step in 0.. {
        let state = shown(&people[0]);
        if state["verdict"] == "over" || state["entries"].as_u64().unwrap() >= 24 {
            break;
        }
        let due = state["due"][0].as_str().unwrap();
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
    assert!(!alice.path("game.yaml.fallen").exists());
}

#[test]
fn a_note_crosses_a_turn() {
    let world = World::new();
    let (alice, bob) = begun(&world, "--first alice");
    // Bob writes a note while alice's turn is on its way, and the other way round later.
    bob.run("note 'good luck' --yes").ok();
    alice.run("play d2 --yes").ok();
    let (note, turn) = (since(&bob, 3), since(&alice, 3));
    let kept = "game.yaml (Nine Men's Morris: alice (x) and bob (o)): nothing new.\n\
         Letters crossed: entry 3 of bob (note) fell out. What fell out binds nobody and may be written again; it is kept in \
         game.yaml.fallen.\n\
         bob (o) is to move, since 2026-11-20T17:03:11Z.\n";
    receive(&alice, &note).prints(kept);
    let settled = "game.yaml (Nine Men's Morris: alice (x) and bob (o)): one entry new.\n    3  alice: d2\n\
         Letters crossed: entry 3 of bob (note) fell out. What fell out binds nobody and may be written again; it is kept in \
         game.yaml.fallen.\n\
         bob (o) is to move, since 2026-11-20T17:03:11Z.\n\
         You are asked to make a turn: `adjudicate play --game game.yaml`.\n";
    receive(&bob, &turn).prints(settled);
    assert_eq!(alice.read("game.yaml"), bob.read("game.yaml"));
    assert_eq!(alice.read("game.yaml.fallen"), note);
    assert_eq!(bob.read("game.yaml.fallen"), note);
    // What fell out may be written again, and what comes a second time is known.
    bob.run("note 'good luck' --yes").ok();
    send(&bob, &alice);
    receive(&alice, &note).prints(
        "game.yaml (Nine Men's Morris: alice (x) and bob (o)): nothing new, one entry known already.\n\
         bob (o) is to move, since 2026-11-20T17:03:11Z.\n",
    );
    // The other way round: alice's note crosses bob's turn.
    alice.run("note 'and to you' --yes").ok();
    bob.run("play b4 --yes").ok();
    let (note, turn) = (since(&alice, 5), since(&bob, 5));
    receive(&alice, &turn).ok();
    receive(&bob, &note).ok();
    assert_eq!(alice.read("game.yaml"), bob.read("game.yaml"));
    assert_eq!(count(&alice), 6);
    // The game goes on.
    for step in 0..6 {
        let (own, other) = if step % 2 == 0 { (&alice, &bob) } else { (&bob, &alice) };
        act(own, step);
        send(own, other);
    }
    assert_eq!(alice.read("game.yaml"), bob.read("game.yaml"));
    bob.run("verify game.yaml").ok();
}

#[test]
fn longer_branches_cross() {
    let world = World::new();
    let (alice, bob) = begun(&world, "--first alice");
    alice.run("note 'I think about it' --yes").ok();
    alice.run("play d2 --yes").ok();
    alice.run("offer draw --yes").ok();
    bob.run("note 'hello' --yes").ok();
    let (long, short) = (since(&alice, 3), since(&bob, 3));
    receive(&bob, &mail(&long)).ok();
    receive(&alice, &short).ok();
    assert_eq!(alice.read("game.yaml"), bob.read("game.yaml"));
    assert_eq!(count(&bob), 6);
}

#[test]
fn early_letters_wait() {
    let world = World::new();
    let (alice, bob) = begun(&world, "--first alice");
    alice.run("play d2 --yes").ok();
    send(&alice, &bob);
    bob.run("play b4 --yes").ok();
    bob.run("note 'your move' --yes").ok();
    bob.run("offer draw --yes").ok();
    let [turn, note, offer] = entries(&since(&bob, 4)).try_into().unwrap();
    let early =
        "letter.txt: entry 6 of bob came too early: what it builds on is missing. It is kept until that arrives.\n";
    receive(&alice, &offer).prints(early);
    receive(&alice, &offer).prints(early);
    receive(&alice, &note).prints(
        "letter.txt: entry 5 of bob came too early: what it builds on is missing. It is kept until that arrives.\n",
    );
    assert_eq!(count(&alice), 4);
    receive(&alice, &turn).prints(
        "game.yaml (Nine Men's Morris: alice (x) and bob (o)): 3 entries new.\n    4  bob: b4\n    5  bob: says  \"your move\"\n    6  \
         bob: offers a draw\nalice (x) is to move, since 2026-11-20T17:03:11Z.\nbob offers a draw (entry 6); alice can accept or \
         decline.\nYou are asked to make a turn: `adjudicate play --game game.yaml`.\n",
    );
    assert_eq!(alice.read("game.yaml"), bob.read("game.yaml"));
    let waiting = std::fs::read_dir(alice.path(".local/state/adjudicate/early")).unwrap().count();
    assert_eq!(waiting, 0);
}

/// A second home of the same person, as it was a moment ago: what lets somebody sign twice.
fn double(world: &World, person: &Person) -> Person {
    let twin = world.stranger(&format!("{}-twin", person.name));
    let mut copy = std::process::Command::new("cp");
    copy.arg("-a").arg(format!("{}/.", person.home.display())).arg(&twin.home);
    assert!(copy.status().unwrap().success());
    twin
}

/// Alice, who has signed two third entries, her other computer, and Bob, who has neither of them.
fn forked(world: &World) -> (Person, Person, Person) {
    let (alice, bob) = begun(world, &format!("--first alice --referee '{}'", key("referee")));
    let twin = double(world, &alice);
    alice.run("play d2 --yes").ok();
    twin.run("play d6 --yes").ok();
    (alice, twin, bob)
}

/// Three people who have joined an open game, and perhaps its referee, who all have everything.
fn three(world: &World, referee: Option<&Person>, first: &str) -> [Person; 3] {
    let people = ["alice", "bob", "carol"].map(|name| world.person(name));
    let mut charter = format!("--first {first} --nonce {NONCE}");
    people.iter().for_each(|person| charter += &format!(" --player '{0}={1}'", person.name, key(&person.name)));
    referee.iter().for_each(|referee| charter += &format!(" --referee '{}'", key(&referee.name)));
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
fn tell<'a>(from: &Person, act: &str, others: impl Iterator<Item = &'a Person>) {
    from.run(act).ok();
    others.for_each(|other| drop(send(from, other)));
}

#[test]
fn who_signs_twice_is_named() {
    let world = World::new();
    let referee = world.person("referee");
    let (alice, twin, bob) = forked(&world);
    let (one, other) = (since(&alice, 3), since(&twin, 3));
    receive(&bob, &one).ok();
    let before = bob.read("game.yaml");
    let call = receive(&bob, &other);
    let (first, second) = if id(&one) < id(&other) { (&one, &other) } else { (&other, &one) };
    assert_eq!(
        call.stdout,
        format!(
            "game.yaml (Nine Men's Morris: alice (x) and bob (o)): nothing new.\n{first}{second}bob (o) is to move, since \
             2026-11-20T17:03:11Z.\n"
        )
    );
    call.fails(
        1,
        "error[protocol 5]: alice has signed twice: entry 3 and entry 3, neither of which is built on the other\n |\n = help: \
         show both entries, which follow, to the referee: he settles it\n = help: `adjudicate dispute game.yaml` says how, and \
         writes evidence\n",
    );
    // The log is as it was, and play does not go on by choosing a branch.
    assert_eq!(bob.read("game.yaml"), before);
    assert_eq!(bob.read("game.yaml.fallen"), other);
    bob.run("play b4 --yes").fails(
        1,
        "error[protocol 5]: alice has signed two entries of which only one can stand, so play does not go on\n |\n = help: the \
         referee settles it with a ruling; a result can be agreed on; `import` shows both entries again\n",
    );
    // The referee sees both and rules; with his ruling all come to the same log.
    referee.write("bob.txt", before);
    referee.run("import bob.txt -o game.yaml").ok();
    assert_eq!(receive(&referee, &other).status, 1);
    referee.run("rule forfeit alice --reason 'signed twice' --yes").ok();
    let ruling = since(&referee, 4);
    receive(&bob, &ruling).ok();
    receive(&twin, &since(&referee, 3)).ok();
    for person in [&bob, &twin] {
        assert_eq!(person.read("game.yaml"), referee.read("game.yaml"));
        assert_eq!(shown(person)["winner"], "bob");
    }
}

/// The referee has taken the branch with one turn, and the other one has two: he can only rule on that one, and does so on
/// the copy that holds it.
#[test]
fn the_referee_rules_on_the_branch_that_he_had_not() {
    let world = World::new();
    let referee = world.person("referee");
    let (alice, twin, bob) = forked(&world);
    receive(&bob, &since(&alice, 3)).ok();
    bob.run("play b4 --yes").ok();
    referee.write("first.txt", twin.read("game.yaml"));
    referee.run("import first.txt -o game.yaml").ok();
    referee.write("bob.yaml", bob.read("game.yaml"));
    assert_eq!(referee.run("import bob.yaml --game game.yaml").status, 1);
    let dispute = referee.run("dispute game.yaml bob.yaml").stdout;
    assert!(dispute.contains("`adjudicate import OWN --game COPY`"), "{dispute}");
    let rule = "rule forfeit alice --reason 'signed twice' --game bob.yaml --yes";
    referee.run(rule).fails(
        1,
        "error[protocol 5]: entry 3 of this log is not the one that you have seen: somebody's letters crossed, or somebody \
         signed twice\n |\n = help: `adjudicate import bob.yaml` settles letters that crossed\n = help: to go on with this file, \
         first read your own into it: `adjudicate import OWN --game bob.yaml`\n",
    );
    assert_eq!(referee.run("import game.yaml --game bob.yaml").status, 1);
    referee.run(rule).ok();
    // What he has ruled brings everybody to the same log, himself included.
    let ruled = referee.read("bob.yaml");
    for person in [&alice, &bob, &twin, &referee] {
        person.write("ruled.txt", &ruled);
        person.run("import ruled.txt --game game.yaml").ok();
        assert_eq!(person.read("game.yaml"), ruled, "{}", person.name);
    }
    assert_eq!(shown(&bob)["winner"], "bob");
}

/// Alice signs two turns, and the referee's ruling against her crosses both: a third branch stays, and the game goes on.
#[test]
fn a_fork_that_fell_out_stops_nobody() {
    let world = World::new();
    let referee = world.person("referee");
    let [alice, bob, carol] = &three(&world, Some(&referee), "alice");
    let twin = double(&world, alice);
    alice.run("play 'over the bridge' --yes").ok();
    twin.run("play 'into the wood' --yes").ok();
    referee.run("rule forfeit alice --reason 'not a word for months' --yes").ok();
    let [one, other, ruling] = [alice, &twin, &referee].map(|person| since(person, 4));
    receive(bob, &one).ok();
    assert_eq!(receive(bob, &other).status, 1);
    bob.run("play 'round the lake' --yes").fails(
        1,
        "error[protocol 5]: alice has signed two entries of which only one can stand, so play does not go on\n |\n = help: the \
         referee settles it with a ruling; a result can be agreed on; `import` shows both entries again\n",
    );
    // The ruling is no news about who signed twice, so nothing is told of that again.
    receive(bob, &ruling).ok();
    bob.run("play 'round the lake' --yes").ok();
    // Who has the ruling first is told of the proof when it arrives, and plays on all the same.
    receive(carol, &ruling).ok();
    receive(carol, &one).ok();
    let call = receive(carol, &other);
    assert!(call.stdout.contains("bob is to play") || call.stdout.contains("bob is to move"), "{}", call.stdout);
    call.fails(
        1,
        "error[protocol 5]: alice has signed twice: entry 4 and entry 4, neither of which is built on the other\n |\n = help: both \
         entries follow, and neither of them stands in the log, which goes on; the referee should know\n = help: `adjudicate \
         dispute game.yaml` says how, and writes evidence\n",
    );
    receive(carol, &since(bob, 5)).ok();
    carol.run("play 'home again' --yes").ok();
    receive(bob, &since(carol, 6)).ok();
    assert_eq!(bob.read("game.yaml"), carol.read("game.yaml"));
    assert_eq!(count(bob), 7);
}

/// Bob, whose throw is pending, resigns; Ann's answer to the throw crosses his letter. Cyd has Bob's letter first and plays,
/// for it is his turn then. Bob's resignation falls out and he goes on, and with it falls Cyd's turn.
#[test]
fn a_turn_that_fell_out_is_not_made_anew() {
    let world = World::new();
    let people = three(&world, None, "bob");
    let [alice, bob, carol] = &people;
    let everybody = |from: &Person, act: &str| tell(from, act, people.iter().filter(|other| other.name != from.name));
    everybody(bob, "play 'throw: 1d6' --yes");
    everybody(carol, "answer --yes");
    bob.run("resign --yes").ok();
    alice.run("answer --yes").ok();
    let (resigns, answers) = (since(bob, 6), since(alice, 6));
    receive(carol, &resigns).ok();
    carol.run("play 'over the bridge' --yes").ok();
    let fell = since(carol, 7);
    receive(bob, &answers).ok();
    bob.run("play 'into the wood' --yes").ok();
    let goes_on = since(bob, 7);
    for person in [alice, carol] {
        receive(person, &goes_on);
        receive(person, &answers);
        receive(person, &resigns);
    }
    for person in [alice, bob] {
        receive(person, &fell).ok();
    }
    people.iter().for_each(|person| assert_eq!(person.read("game.yaml"), bob.read("game.yaml"), "{}", person.name));
    assert_eq!(shown(carol)["demand"]["act"]["player"], "carol");
    let before = carol.read("game.yaml");
    carol.run("play 'over the bridge' --yes").fails(
        1,
        "error[protocol 5]: a turn of yours fell out when letters crossed, and another one would prove that you have signed \
         twice\n |\n = help: nothing was signed; `adjudicate note` tells the others why you do not go on\n = help: another \
         player can offer a result (`offer result`) that all accept, or the referee rules one (`rule result`)\n",
    );
    assert_eq!(carol.read("game.yaml"), before);
    // Nothing has been kept as signed either: she goes on writing, and they end the game.
    everybody(carol, "note 'my turn fell out, and I cannot make it again' --yes");
    everybody(alice, "offer result 'alice 1, bob 1, carol 1' --yes");
    everybody(bob, "accept --yes");
    everybody(carol, "accept --yes");
    people.iter().for_each(|person| assert_eq!(person.read("game.yaml"), bob.read("game.yaml"), "{}", person.name));
    assert_eq!(shown(carol)["verdict"], "over");
    let copies =
        "dispute ../alice/game.yaml ../alice/game.yaml.fallen ../bob/game.yaml game.yaml game.yaml.fallen --json";
    let dispute = carol.run(copies).ok();
    assert_eq!(json(&dispute)[0]["games"][0]["verdict"], "crossed", "{dispute}");
}

/// Bob goes on with an old log after his program has lost what it had kept; what he had signed lies beside the log.
#[test]
fn what_lies_beside_an_old_log_is_not_signed_against() {
    let world = World::new();
    let (alice, bob) = begun(&world, "--first alice");
    let old = bob.read("game.yaml");
    bob.run("note 'what a day' --yes").ok();
    let note = since(&bob, 3);
    bob.write("game.yaml", &old);
    bob.write("game.yaml.fallen", &note);
    std::fs::remove_dir_all(bob.path(".local/state/adjudicate")).unwrap();
    bob.run("note 'good morning' --yes").fails(
        1,
        "error[protocol 5]: entry 3 (note), which you have signed, is kept beside this log, and this one would prove that you \
         have signed twice\n |\n = help: nothing was signed; `adjudicate dispute` says how the game can go on\n = help: another \
         player can offer a result (`offer result`) that all accept, or the referee rules one (`rule result`)\n",
    );
    assert_eq!(bob.read("game.yaml"), old);
    // Brought in again, it stands where it stood, and he writes behind it.
    receive(&bob, &note).ok();
    assert_eq!(since(&bob, 3), note);
    receive(&alice, &note).ok();
    alice.run("play d2 --yes").ok();
    receive(&bob, &since(&alice, 4)).ok();
    bob.run("play b4 --yes").ok();
}

/// The id of a single entry.
fn id(entry: &str) -> [u8; 32] {
    let (payload, _) = entry.strip_prefix("---\n").unwrap().split_once("sig: ").unwrap();
    adjudicate::crypto::sha256(&[payload.as_bytes()])
}

#[test]
fn mail_mangles_entries_and_signatures_mend_them() {
    let world = World::new();
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
fn what_does_not_belong_is_told() {
    let world = World::new();
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
    alice.run("note 'from the future' --yes --date 2026-11-22T00:00:00Z").ok();
    let note = since(&alice, 4);
    let failure = "error[protocol 8]: letter.txt: entry 4 of alice is dated 2026-11-22T00:00:00Z, more than a day ahead of this \
         computer's clock\n |\n = help: if the date of this computer is right, ask its author; --yes takes it all the same\n";
    receive(&bob, &format!("{entry}{note}")).fails(1, failure);
    assert_eq!(count(&bob), 4);
    bob.run("import letter.txt --yes").ok();
    assert_eq!(count(&bob), 5);
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
    assert_eq!(lines[1]["you"], serde_json::json!({ "player": "bob", "due": "play", "only_move": null }));
}

#[test]
fn elements_come_alone() {
    let world = World::new();
    let (alice, bob) = (world.person("alice"), world.person("bob"));
    let players = format!("--player 'alice={}' --player 'bob={}'", key("alice"), key("bob"));
    alice.run(&format!("new open {players} --first alice --nonce {NONCE} -o game.yaml --yes")).ok();
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
    receive(&alice, &card).prints(&format!(
        "letter.txt: the element of bob for the pending throw of 2 dice of 6 sides in game.yaml. It comes into the log with an \
         entry: add --with \"{line}\" to `play` or `answer`.\n\
         game.yaml (Open Game: alice and bob): nothing new.\n\
         bob reveals an element for the throw of 2 dice of 6 sides with an answer, since 2026-11-20T17:03:11Z.\n\
         You are asked to make a turn: `adjudicate play --game game.yaml --with \"{line}\"`.\n"
    ));
    alice.run(&format!("play 'seven' --with '{line}' --yes")).ok();
    send(&alice, &bob);
    assert_eq!(alice.read("game.yaml"), bob.read("game.yaml"));
    receive(&bob, &card).fails(1, "error[protocol 4]: letter.txt: no element of `bob` is missing\n");
}

#[test]
fn what_is_due_can_be_done_at_once() {
    // With one piece and one die nobody ever has a choice, so a whole game is played by reading letters.
    let world = World::new();
    let people = [world.person("alice"), world.person("bob")];
    let players = format!("--player 'alice={}' --player 'bob={}'", key("alice"), key("bob"));
    let options = "--option pieces=1 --option dice=1";
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
            said = to.run("import letter.txt --yes").ok();
            assert!(said.contains("You are asked to ") || said.contains("The game is over: "), "{said}");
        } else if shown(to)["verdict"] == "over" {
            break;
        }
    }
    assert!(said.contains("The game is over: "), "{said}");
    assert_eq!(people[0].read("game.yaml"), people[1].read("game.yaml"));
}

#[test]
fn a_letter_beside_the_game_is_no_other_game() {
    let world = World::new();
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
    bob.run("note hello --yes").ok();
    send(&bob, &alice);
    alice.run("play f2 --yes").ok();
    bob.write("alice-0006.yaml", since(&alice, 6));
    bob.run("import alice-0006.yaml").ok();
    assert_eq!(alice.read("game.yaml"), bob.read("game.yaml"));
    bob.run("show").ok();
}

#[test]
fn a_log_that_is_invalid_is_not_written_to() {
    let world = World::new();
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
    // What comes after the damage waits, and is not lost when the log is mended.
    receive(&bob, &since(&alice, 3)).prints(
        "letter.txt: entry 3 of alice came too early: what it builds on is missing. It is kept until that arrives.\n",
    );
    bob.write("game.yaml", damaged.replace("by: bib", "by: bob"));
    bob.write("letter.txt", since(&alice, 2));
    bob.run("import letter.txt").ok();
    assert_eq!(alice.read("game.yaml"), bob.read("game.yaml"));
}

#[test]
fn the_copy_with_the_sound_signature_counts() {
    let world = World::new();
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

/// Three people play, talk, offer and ask for dice, and their letters arrive late, twice, in any order and in any form; in
/// the end all have received everything.
fn by_whatever_post(seed: u64) {
    let mut random = Random::new(seed);
    let world = World::new();
    let names = ["alice", "bob", "carol"];
    let people = names.map(|name| world.person(name));
    let players = names.map(|name| format!("--player '{name}={}'", key(name))).join(" ");
    people[0].run(&format!("new open {players} --first bob --nonce {NONCE} -o game.yaml --yes")).ok();
    for person in &people {
        if person.name != "alice" {
            person.write("game.yaml", people[0].read("game.yaml"));
        }
        person.run("join --yes").ok();
        people[0].write("game.yaml", person.read("game.yaml"));
    }
    people.iter().for_each(|person| person.write("game.yaml", people[0].read("game.yaml")));
    let mut letters: Vec<(usize, String)> = Vec::new();
    let mut written: Vec<String> = Vec::new();
    for step in 0..24 {
        let person = &people[random.below(3)];
        let typed = match random.below(5) {
            0 => format!("note 'remark {step}' --yes"),
            1 => "offer draw --yes".to_owned(),
            2 => "play 'throw: 2d6' --yes".to_owned(),
            3 => "answer --yes".to_owned(),
            _ => format!("play 'move {step}' --yes"),
        };
        let before = person.read("game.yaml");
        // Much of this is not allowed now, which is part of the game.
        if person.run(&typed).status == 0 {
            let new = person.read("game.yaml")[before.len()..].to_owned();
            letters.extend((0..3).filter(|to| people[*to].name != person.name).map(|to| (to, new.clone())));
            written.push(new);
        }
        for _ in 0..random.below(3) {
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
        receive(person, &written.concat()).ok();
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
