//! Commands of players print the texts of other languages.

use adjudicate_testkit::people::{Homes, TestPerson, key, on_terminal};

use crate::capitals::{in_capitals, outside, small_words};
use crate::homes;
use crate::mail::languages::english_words;

/// alice and bob with a game that both have joined, in `game.yaml` of each; alice begins. Both read this language.
pub fn joined(world: &Homes, line: &str, language: &str) -> [TestPerson; 2] {
    let players = ["alice", "bob"].map(|who| format!("--player '{who}={}'", key(who))).join(" ");
    let [alice, bob] = ["alice", "bob"].map(|name| world.person(name));
    alice.run(&format!("new {line} {players} --first alice --clock 7,3,10 --absence-days 30 -o game.yaml --yes")).ok();
    alice.run("join game.yaml --yes").ok();
    bob.write("game.yaml", alice.read("game.yaml"));
    bob.run("join game.yaml --yes").ok();
    alice.write("game.yaml", bob.read("game.yaml"));
    reads(&alice, language);
    reads(&bob, language);
    [alice, bob]
}

/// Makes a language that of a person; `qps` is one in capitals.
pub fn reads(person: &TestPerson, language: &str) {
    person.write(".config/adjudicate/languages/qps.ftl", in_capitals());
    person.write(".config/adjudicate/config.yaml", format!("language: {language}\n"));
}

/// Runs a command of a reader of capitals, and checks that all that it prints is in them.
#[track_caller]
fn in_one_language(person: &TestPerson, line: &str) -> String {
    let told = person.run(line);
    assert_eq!(told.status, 0, "{line}: {told:?}");
    let printed = format!("{}{}", told.stdout, told.stderr);
    // Signed text that is to be sent comes last, and commands stand between backquotes.
    let own = printed.split("\n---\n").next().and_then(|text| text.split("-----BEGIN").next()).unwrap_or_default();
    let own = outside(own, '`');
    let stays = [
        "alice",
        "bob",
        "adjudicate",
        "chess",
        "white",
        "black",
        "game",
        "yaml",
        "beside",
        "letter",
        "txt",
        "turn",
        "join",
        "send",
        "sha256",
    ];
    assert_eq!(small_words(&own, &stays), [] as [&str; 0], "{line}: {printed}");
    printed
}

#[test]
fn games_are_listed_and_shown_in_the_readers_language() {
    let world = homes();
    let [alice, bob] = joined(&world, "nine-mens-morris", "qps");
    assert!(in_one_language(&alice, "games").contains("YOUR TURN:"));
    assert!(in_one_language(&bob, "games").contains("RUNNING:"));
    assert!(in_one_language(&alice, "show --as words").contains("NINE MEN'S MORRIS: alice (x) AND bob (o)"));
    for line in ["play d2 --yes --say '!'", "offer draw --yes", "note '?' --yes", "away 2026-12-20 to 2027-01-06 --yes"]
    {
        in_one_language(&alice, line);
    }
    let shown = in_one_language(&alice, "show");
    assert!(shown.contains("alice PLAYED d2. alice WRITES: \"!\""), "{shown}");
    assert!(shown.contains(": alice OFFERED A DRAW; bob CAN ACCEPT"), "{shown}");
    bob.write("game.yaml", alice.read("game.yaml"));
    bob.write("game.yaml.beside", alice.read("game.yaml.beside"));
    assert!(in_one_language(&bob, "show").contains("THE OFFER OF alice WAITS FOR YOU"));
    for line in ["play a1 --yes --leave-out all", "order d6 g1 --yes", "resign --yes"] {
        in_one_language(&bob, line);
    }
    let shown = in_one_language(&bob, "show");
    assert!(shown.contains("bob ANSWERS `d6` WITH `g1`") && shown.contains("bob RESIGNED"), "{shown}");
}

#[test]
fn a_german_plays_at_the_terminal() {
    let world = homes();
    let [alice, bob] = joined(&world, "chess", "de");
    let listed = alice.run("games").ok();
    assert!(listed.starts_with("Sie sind am Zug:\n   1  Schach: alice (Weiß) und bob (Schwarz)\n"), "{listed}");
    assert!(listed.contains("Zum Ziehen: `adjudicate play --game game.yaml`.\n      in game.yaml\n"), "{listed}");
    let refused = alice.run("play Sf3+ --yes").bad(1);
    assert!(refused.contains("Dieser Zug gibt kein Schach") && refused.contains("Schreiben Sie `Sf3`"), "{refused}");
    let (screen, status) = on_terminal(
        &alice,
        "play",
        &[
            ("1  Bauernzüge (16)", ""),
            ("Ihr Zug (eine Nummer zeigt die Züge):", "2"),
            ("Springerzüge: Sa3  Sc3  Sf3  Sh3", "Sf3"),
            ("Diesen Zug unterschreiben? [j/N]", "vielleicht"),
            ("`vielleicht` ist weder ja noch nein.", "J"),
        ],
    );
    assert_eq!(status, 0, "{screen}");
    assert!(screen.contains("alice: Sf3\n"), "{screen}");
    assert!(screen.contains("Eintrag 3 ist unterschrieben und steht in game.yaml."), "{screen}");
    assert!(alice.read("game.yaml").contains("move: \"Nf3\""));
    let refused = alice.run("play e4 --yes").bad(1);
    assert!(refused.contains(" = Hilfe: bob ist am Zug.\n"), "{refused}");
    assert_eq!(english_words(&refused), [] as [&str; 0], "{refused}");
    bob.write("game.yaml", alice.read("game.yaml"));
    let refused = bob.run("play Kd6 --yes").bad(1);
    assert!(refused.starts_with("Fehler[CHS-") && refused.contains("K\u{f6}nig"), "{refused}");
    let shown = bob.run("show").ok();
    assert!(shown.contains("Schach: alice (Weiß) und bob (Schwarz)\n"), "{shown}");
    assert!(shown.contains("    3  alice hat Sf3 gespielt.\nSie sind am Zug"), "{shown}");
    let (screen, status) = on_terminal(&bob, "resign", &[("Wirklich aufgeben? [j/N]", "nein")]);
    assert_eq!(status, 1, "{screen}");
    // English is understood as well.
    let (screen, status) = on_terminal(&bob, "resign", &[("Wirklich aufgeben? [j/N]", "yes")]);
    assert_eq!(status, 0, "{screen}");
}

#[test]
fn games_begin_and_are_taken_in_in_the_readers_language() {
    let world = homes();
    let [alice, bob] = ["alice", "bob"].map(|name| world.person(name));
    [&alice, &bob].iter().for_each(|person| reads(person, "qps"));
    assert!(in_one_language(&alice, "").starts_with("THERE IS NO GAME HERE YET.\n\n  ADJUDICATE LEARN CHESS  "));
    let players = ["alice", "bob"].map(|who| format!("--player '{who}={}'", key(who))).join(" ");
    let line = format!("new chess {players} --first alice -o game.yaml --yes");
    assert!(in_one_language(&alice, &line).contains("CHESS: alice (white) AND bob (black)\n"));
    in_one_language(&alice, "join game.yaml --yes");
    bob.write("letter.txt", alice.read("game.yaml"));
    in_one_language(&bob, "import letter.txt --yes");
    in_one_language(&bob, "join --yes");
    alice.write("letter.txt", bob.read("chess-alice-bob.yaml"));
    let taken_in = in_one_language(&alice, "import letter.txt");
    assert!(taken_in.contains("ONE ENTRY NEW, 2 KNOWN ALREADY.\n    2  bob JOINED.\n"), "{taken_in}");
    in_one_language(&alice, "play e4 --yes --say 'e5?'");
    let replayed = in_one_language(&alice, "replay");
    assert!(replayed.contains("  alice PLAYED e4. alice WRITES: \"e5?\"\n"), "{replayed}");
    // An invitation that goes from hand to hand.
    let letter = in_one_language(&alice, "invite chess --name alice --first inviter --yes");
    bob.write("invitation.txt", letter);
    let answer = in_one_language(&bob, "accept invitation.txt --name bob --yes");
    assert!(answer.contains("YOU HAVE JOINED."), "{answer}");
    alice.write("answer.txt", answer);
    let begun = in_one_language(&alice, "import answer.txt --sign");
    assert!(begun.contains("bob ACCEPTS YOUR INVITATION, WITH ALL THE TERMS THAT YOU OFFERED.\n"), "{begun}");
    assert!(in_one_language(&alice, "invite --list").contains(" BY alice: BECAME "));
}

#[test]
fn a_german_learns_and_practises() {
    let world = homes();
    let alice = world.person("alice");
    reads(&alice, "de");
    assert!(alice.run("learn").ok().contains("Schach: "));
    let learnt = alice.run_with("learn nine-mens-morris", b"\n\nhint\nhelp\nquit\n").stdout;
    assert!(learnt.starts_with("M\u{fc}hle, in ") && learnt.contains("\nNMM-1, Lektion 1 von "), "{learnt}");
    assert!(learnt.contains("\nhint     was falsch w\u{e4}re, und warum;"), "{learnt}");
    for (line, told) in [
        ("alice: Sf3+", "Schreiben Sie `Sf3`"),
        ("bob: e5", "alice ist am Zug"),
        ("dice: 3 4", "Es ist kein Wurf fällig"),
        ("carol: e5", "Es spielen alice, bob"),
        ("alice: offer rematch", "Dieses Angebot gibt es hier nicht"),
        ("alice: accept", "Kein Angebot wartet auf alice"),
        ("e5", "Diese Zeile wird hier nicht verstanden"),
    ] {
        alice.write("lines.txt", format!("{line}\n"));
        let told_here = alice.run("table chess --players alice,bob --first alice --script lines.txt");
        assert_eq!(told_here.status, 1, "{told_here:?}");
        let refused = told_here.stderr;
        let own: Vec<&str> = refused.lines().filter(|line| !line.contains('|') && !line.contains("-->")).collect();
        assert!(refused.contains(told), "{refused}");
        assert_eq!(english_words(&own.join("\n")), [] as [&str; 0], "{refused}");
    }
    alice.write("lines.txt", "alice: e4\nbob: offer draw\n");
    let table = alice.run("table chess --players alice,bob --first alice --script lines.txt").ok();
    assert!(
        table.ends_with("\nbob (Schwarz) ist am Zug.\nbob bietet an: draw; alice kann annehmen oder ablehnen.\n"),
        "{table}"
    );
    let made = alice.run("key new second.key --no-passphrase");
    assert!(made.stderr.contains("Ihr Schl\u{fc}ssel ist in second.key."), "{}", made.stderr);
    let (screen, status) = on_terminal(
        &alice,
        "new",
        &[
            ("Welches Spiel?", "roman-merels"),
            ("Spieler 1, ein kurzer Name:", "alice"),
            ("leer, wenn Sie es sind):", ""),
            ("E-Mail-Adresse von alice (kann leer sein):", "back"),
            ("leer, wenn Sie es sind):", "\u{3}"),
        ],
    );
    assert_eq!(status, 130, "{screen}");
}

#[test]
fn a_german_sets_up_mail() {
    let world = homes();
    let [alice, _] = joined(&world, "chess", "de");
    alice.write("out/kept", "");
    let setup = "mail setup --address alice@example.org --outgoing out --imap none";
    for (line, told) in [
        (setup, "Die Einstellungen stehen in "),
        (setup, "Die Nachricht an alice@example.org liegt in out"),
        ("doctor --offline", "gut      Schlüssel"),
        ("mail send --outbox", "Es wartet nichts auf den Versand."),
        ("mail status --games . --player alice@example.org", "0 Partien von alice@example.org."),
    ] {
        // The key of a test may be readable for others, which is found.
        let printed = alice.run(line);
        assert!(printed.status < 2 && printed.stdout.contains(told), "{line}: {printed:?}");
        assert_eq!(english_words(&printed.stdout.replace("game.yaml", "")), [] as [String; 0], "{line}: {printed:?}");
    }
    let refused = alice.run("mail setup --smtp a,b").stderr;
    assert!(refused.starts_with("Fehler: `a,b`"), "{refused}");
    assert!(refused.contains("`a,b` ist kein Server") && refused.contains("Hilfe: HOST oder HOST:PORT"), "{refused}");
    let (screen, status) = on_terminal(&alice, "mail setup", &[("Ihre Adresse (leer: alice@example.org):", "\u{3}")]);
    assert_eq!(status, 130, "{screen}");
    // A board as a picture has the words of its reader.
    let picture = alice.run("show --as svg").ok();
    assert!(picture.contains("Schach: alice (Weiß) und bob (Schwarz), nach Eintrag 2</title>"), "{picture}");
}
