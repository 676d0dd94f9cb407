//! People at a terminal, whom the program leads step by step.

use adjudicate_testkit::people::{Homes, NONCE, by_keys, key, on_terminal};

use crate::homes;

#[test]
fn three_are_offered_the_referees_dice_first() {
    let world = homes();
    let (alice, bob, carol, referee) = (world.person("alice"), key("bob"), key("carol"), key("referee"));
    for (answer, by_referee) in [("", true), ("players", false)] {
        let (screen, status) = on_terminal(
            &alice,
            "new",
            &[
                ("which game?", "open"),
                ("player 1, a short name", "alice"),
                ("alice's key", ""),
                ("alice's mail address", ""),
                ("player 2, a short name", "bob"),
                ("bob's key", &bob),
                ("bob's mail address", ""),
                ("player 3, a short name", "carol"),
                ("carol's key", &carol),
                ("carol's mail address", ""),
                ("player 4, a short name", ""),
                ("who begins?", ""),
                ("the referee's key", &referee),
                ("who makes dice and lots?", "dora"),
                ("who makes dice and lots?", answer),
                ("clock as DAYS,TRANSIT,GRACE", ""),
                ("Sign this charter? [y/N]", "y"),
                ("Join it now? [Y/n]", "n"),
            ],
        );
        assert_eq!(status, 0, "{screen}");
        let file = "open-alice-bob-carol.yaml";
        assert_eq!(alice.read(file).contains("  dice: referee\n"), by_referee, "{screen}");
        std::fs::remove_file(alice.path(file)).unwrap();
    }
}

#[test]
fn mail_is_set_up_step_by_step() {
    let world = homes();
    let alice = world.person("alice");
    let out = alice.path("out");
    std::fs::create_dir_all(&out).unwrap();
    let out = out.display().to_string();
    let (screen, status) = on_terminal(
        &alice,
        "mail setup",
        &[
            ("your address:", "alice"),
            ("your address:", "alice@example.org"),
            ("the name for people beside it", "Alice"),
            ("outgoing mail server for example.org [smtp.example.org]", "help"),
            ("outgoing mail server for example.org [smtp.example.org]", &out),
            ("where is your mailbox?", ""),
        ],
    );
    assert_eq!(status, 0, "{screen}");
    assert!(screen.contains("`help` is no server and no path"), "{screen}");
    assert!(screen.contains(&format!("The message to alice@example.org lies in {out}")), "{screen}");
    let config = alice.read(".config/adjudicate/config.yaml");
    assert!(
        config.contains("  address: alice@example.org\n  name: Alice\n") && config.contains("  directory: "),
        "{config}"
    );
    // A known value is the default answer, and existing settings are kept.
    let (screen, status) = on_terminal(
        &alice,
        "mail setup --no-test --smtp mail.example.org:465",
        &[
            ("your address (empty: alice@example.org):", ""),
            ("the name for people beside it", ""),
            ("the user to log in as", ""),
            ("a command that prints the password", "pass mail"),
            ("where is your mailbox?", "mail.example.org"),
        ],
    );
    assert_eq!(status, 0, "{screen}");
    assert_eq!(alice.read(".config/adjudicate/config.yaml.before"), config);
    let config = alice.read(".config/adjudicate/config.yaml");
    for line in [
        "  name: Alice\n",
        "    port: 465\n    tls: tls\n    user: alice@example.org\n    password_command: pass mail\n",
        "  imap:\n    host: mail.example.org\n    tls: starttls\n    user: alice@example.org\n    password_command: pass mail\n",
    ] {
        assert!(config.contains(line), "{config}");
    }
}

#[test]
fn the_servers_of_a_large_provider_are_proposed() {
    let world = homes();
    let alice = world.person("alice");
    let (screen, status) = on_terminal(
        &alice,
        "mail setup --no-test",
        &[
            ("your address:", "alice@gmail.com"),
            ("the name for people beside it", ""),
            ("outgoing mail server for gmail.com [smtp.gmail.com:465]", ""),
            ("the user to log in as", ""),
            ("a command that prints the password", ""),
            ("where is your mailbox? [imap.gmail.com:993]", ""),
        ],
    );
    assert_eq!(status, 0, "{screen}");
    assert!(screen.contains("Gmail wants an app password here"), "{screen}");
    let config = alice.read(".config/adjudicate/config.yaml");
    for line in ["host: smtp.gmail.com\n    port: 465\n    tls: tls\n", "host: imap.gmail.com\n"] {
        assert!(config.contains(line), "{config}");
    }
}

#[test]
fn a_desk_is_set_up_step_by_step() {
    let world = homes();
    let desk = world.person("referee");
    std::fs::create_dir_all(desk.path("mail/new")).unwrap();
    let (games, maildir) = (desk.path("games").display().to_string(), desk.path("mail").display().to_string());
    let line = "mail setup --desk --no-test --sendmail /usr/sbin/sendmail";
    let (screen, status) = on_terminal(
        &desk,
        line,
        &[
            ("the desk's address:", "desk@example.org"),
            ("the name for people beside it", "The Desk"),
            ("the directory of the event that", "nowhere"),
            ("the directory of the event that", ""),
            ("the directory with the games", &games),
            ("the Maildir at which mail", &maildir),
            ("the address to which players", "desk@example.org"),
            ("the address to which players", "desk+{}@example.org"),
            ("the addresses from which", "alice"),
            ("the addresses from which", "alice@example.org, bob@example.org"),
        ],
    );
    assert_eq!(status, 0, "{screen}");
    assert!(screen.contains("there is no event in nowhere"), "{screen}");
    let config = desk.read(".config/adjudicate/config.yaml");
    for wanted in ["  reply: desk+{}@example.org\n", "  hosts:\n  - alice@example.org\n  - bob@example.org\n"] {
        assert!(config.contains(wanted), "{config}");
    }
    // An empty answer leaves what is known, and `none` takes it away.
    let (screen, status) = on_terminal(
        &desk,
        line,
        &[
            ("the desk's address", ""),
            ("the name for people beside it", ""),
            ("the directory of the event that", ""),
            ("the directory with the games", ""),
            ("the Maildir at which mail", ""),
            ("the address to which players", ""),
            ("the addresses from which", "none"),
        ],
    );
    assert_eq!(status, 0, "{screen}");
    let config = desk.read(".config/adjudicate/config.yaml");
    assert!(config.contains("  reply: desk+{}@example.org\n") && !config.contains("hosts"), "{config}");
    // Without a terminal, each has an option.
    let given = "--address desk@example.org --reply desk-{}@example.org --hosts alice@example.org";
    desk.run(&format!("{line} {given} --games {games} --maildir {maildir}")).ok();
    let config = desk.read(".config/adjudicate/config.yaml");
    assert!(
        config.contains("reply: desk-{}@example.org") && config.contains("hosts:\n  - alice@example.org"),
        "{config}"
    );
}

#[test]
fn a_game_is_begun_and_played_step_by_step() {
    let world = homes();
    let (alice, bob) = (world.person("alice"), world.person("bob"));
    let other = key("bob");
    let (screen, status) = on_terminal(
        &alice,
        "new",
        &[
            ("which game?", "chequers"),
            ("which game?", "nine-mens-morris"),
            ("player 1, a short name", "alice"),
            ("alice's key", ""),
            ("alice's mail address", ""),
            ("player 2, a short name", "2nd"),
            ("player 2, a short name", "alice"),
            ("player 2, a short name", "bob"),
            ("bob's key", "nothing.pub"),
            ("bob's key", &other),
            ("bob's mail address", "bob@example.org"),
            ("an option to change", "stones=99"),
            ("an option to change", "stones=4"),
            ("an option to change", ""),
            ("who begins?", "carol"),
            ("who begins?", "bob"),
            ("the referee's key", ""),
            ("clock as DAYS,TRANSIT,GRACE", "7"),
            ("clock as DAYS,TRANSIT,GRACE", "7,3,10"),
            ("days of absence for each player", "some"),
            ("days of absence for each player", "21"),
            ("Sign this charter? [y/N]", "y"),
            ("Join it now? [Y/n]", "n"),
        ],
    );
    assert_eq!(status, 0, "{screen}");
    for said in [
        "there is no game `chequers`",
        "a game for 2.",
        "`2nd` is not a name",
        "two players cannot both be called `alice`",
        "the public key `nothing.pub` cannot be read",
        "option `stones` cannot be `99`",
        "`carol` does not play",
        "--clock wants three numbers of days",
        "this is no number of days",
        "10 of grace and 21 of absence",
    ] {
        assert!(screen.contains(said), "`{said}` was not said:\n{screen}");
    }
    let file = "nine-mens-morris-alice-bob.yaml";
    assert!(screen.contains(&format!("The game stands in {file}.")), "{screen}");
    assert!(alice.read(file).contains("mail: \"bob@example.org\""));

    // An empty answer, or no, signs nothing.
    let (screen, status) = on_terminal(&alice, "join", &[("Do you join this game? [y/N]", "")]);
    assert_eq!(status, 1, "{screen}");
    assert!(screen.contains("option: stones is 4 (usually 9)") && screen.contains("nothing was signed"), "{screen}");
    let (screen, status) = on_terminal(&alice, "join", &[("Do you join this game? [y/N]", "yes")]);
    assert_eq!(status, 0, "{screen}");

    // Bob reads the invitation and is asked whether he wants the game.
    bob.write("letter.txt", alice.read(file));
    let (screen, status) =
        on_terminal(&bob, "import letter.txt", &[("Keep it in nine-mens-morris-alice-bob.yaml? [y/N]", "y")]);
    assert_eq!(status, 0, "{screen}");
    let (screen, status) = on_terminal(&bob, "join", &[("Do you join this game? [y/N]", "y")]);
    assert_eq!(status, 0, "{screen}");

    let (screen, status) =
        on_terminal(&bob, "play", &[("your move:", "d4"), ("your move:", "d2"), ("Sign this turn? [y/N]", "y")]);
    assert_eq!(status, 0, "{screen}");
    assert!(screen.contains("place a stone: ") && screen.contains("`d4` is no point of the board"), "{screen}");
    assert!(screen.contains("Waiting for alice"), "{screen}");
    assert!(bob.read(file).contains("move: \"d2\""));
}

/// A game of Duerror Grandis that alice and bob have joined, in alice's home; she begins.
fn duerror(world: &Homes, options: &str) -> adjudicate_testkit::people::TestPerson {
    let (alice, bob) = (world.person("alice"), world.person("bob"));
    let people = [("--player 'alice", "alice"), ("--player 'bob", "bob"), ("--referee '", "referee")];
    let players =
        people.map(|(option, who)| format!("{option}{}{}'", if who == "referee" { "" } else { "=" }, key(who)));
    let players = players.join(" ");
    alice.run(&format!("new duerror-grandis {players} --first alice --nonce {NONCE} {options} -o g.yaml --yes")).ok();
    alice.run("join g.yaml --yes").ok();
    bob.write("g.yaml", alice.read("g.yaml"));
    bob.run("join g.yaml --yes").ok();
    alice.write("letter.txt", bob.read("g.yaml"));
    alice.run("import letter.txt --yes").ok();
    alice
}

#[test]
fn a_turn_of_many_steps_is_asked_for_part_by_part() {
    let world = homes();
    let alice = duerror(&world, "");
    let dialogue = [
        ("First turn: the choices. alice has 1 token, the bank has 1 token.", ""),
        ("is no step that is possible now", "move"),
        ("is no step that is possible now", "1"),
        ("which? board 1, board 2,", "board 3"),
        ("alice chooses board 3, Cochlea.", "back"),
        ("choose a board: board 1", "board 7"),
        ("your step (or `back`):", "red"),
        ("your step (or `back`):", "thete"),
        ("Flictus: take somebody, or go on.", "move"),
        ("Sign this turn? [y/N]", "y"),
    ];
    let (screen, status) = on_terminal(&alice, "play", &dialogue);
    assert_eq!(status, 0, "{screen}");
    assert!(screen.contains("veer, for a token: veer") && screen.contains("The thete moves 9 squares to "), "{screen}");
    assert!(!screen.contains("take nobody") && !screen.contains("hold,"), "only what is possible is offered: {screen}");
    assert!(alice.read("g.yaml").contains("move: \"board 7; colour red; start thete; move "), "{screen}");
}

#[test]
fn the_steps_of_a_turn_are_kept_until_it_is_signed() {
    let world = homes();
    let alice = duerror(&world, "");
    const BACK: &str = "your step (or `back`):";
    // Ctrl-C in the middle, and a no at the end.
    let broken_off = [("choose a board: board 1", "board 7"), (BACK, "red"), (BACK, "\u{3}")];
    let (screen, status) = on_terminal(&alice, "play", &broken_off);
    assert_eq!(status, 130, "{screen}");
    let begun = "You have begun this turn: board 7; colour red. Go on from there? [y/N]";
    let (screen, status) = on_terminal(
        &alice,
        "play",
        &[
            (begun, "y"),
            ("your step (or `back`):", "thete"),
            ("Flictus: take somebody, or go on.", "move"),
            ("Sign this turn? [y/N]", "n"),
        ],
    );
    assert_eq!(status, 1, "{screen}");
    // Whole as it was, it is asked for its last step again; who begins anew is asked for the first.
    let whole = "You have begun this turn: board 7; colour red; start thete; move ";
    let again = [(whole, "y"), (BACK, "back"), (BACK, "\u{3}")];
    let (screen, status) = on_terminal(&alice, "play", &again);
    assert_eq!(status, 130, "{screen}");
    let (screen, status) = on_terminal(
        &alice,
        "play",
        &[
            ("You have begun this turn: board 7; colour red. Go on", "n"),
            ("choose a board: board 1", "board 3"),
            ("your step (or `back`):", "red"),
            ("your step (or `back`):", "thete"),
            ("Flictus: take somebody, or go on.", "move"),
            ("Sign this turn? [y/N]", "y"),
        ],
    );
    assert_eq!(status, 0, "{screen}");
    assert!(alice.read("g.yaml").contains("move: \"board 3; colour red; start thete; move "), "{screen}");
    let left: Vec<_> = std::fs::read_dir(alice.path(".local/state/adjudicate/dialogues")).unwrap().collect();
    assert!(left.is_empty(), "nothing is kept of a turn that is signed: {left:?}");
}

#[test]
fn who_seals_a_board_is_led_along_it() {
    let world = homes();
    let alice = duerror(&world, "--option variants=caecus");
    let dialogue = [("which board do you seal", "12")];
    let (screen, status) = on_terminal(&alice, "play", &dialogue);
    assert_eq!(status, 2, "{screen}");
    let dialogue = [
        ("which board do you seal", "4"),
        ("choose a board: board sealed", "1"),
        ("your step (or `back`):", "blue"),
        ("your step (or `back`):", "melliran"),
        // Board 4 begins on E5, and only its owner is told so.
        ("move along the path: move E5", "move"),
        ("Sign this turn? [y/N]", "y"),
    ];
    let (screen, status) = on_terminal(&alice, "play", &dialogue);
    assert_eq!(status, 0, "{screen}");
    let log = alice.read("g.yaml");
    assert!(log.contains("move: \"board sealed; colour blue; start melliran; move E5\""), "{log}");
    assert!(log.contains("        to: 40\n") && !log.contains("E5 F5"), "{log}");
}

/// A game of merels with a referee that alice and bob have joined, in alice's home and bob's; she has begun and offers a draw.
fn offered(world: &Homes) -> (adjudicate_testkit::people::TestPerson, adjudicate_testkit::people::TestPerson) {
    let (alice, bob) = (world.person("alice"), world.person("bob"));
    let players =
        format!("--player 'alice={}' --player 'bob={}' --referee '{}'", key("alice"), key("bob"), key("referee"));
    alice.run(&format!("new nine-mens-morris {players} --first alice --nonce {NONCE} -o g.yaml --yes")).ok();
    alice.run("join g.yaml --yes").ok();
    bob.write("g.yaml", alice.read("g.yaml"));
    bob.run("join g.yaml --yes").ok();
    alice.write("g.yaml", bob.read("g.yaml"));
    alice.run("play d2 --yes").ok();
    alice.run("offer draw --yes --say 'es regnet, schöne Grüße'").ok();
    bob.write("g.yaml", alice.read("g.yaml"));
    bob.write("letter.txt", alice.read("g.yaml.beside"));
    bob.run("import letter.txt").ok();
    (alice, bob)
}

#[test]
fn an_offer_is_asked_about_before_a_turn() {
    let world = homes();
    let (_, bob) = offered(&world);
    let question = "alice offers a draw. Do you accept? (No plays on.) [y/N]";
    // Accepting without signing changes nothing.
    let (screen, status) = on_terminal(&bob, "play", &[(question, "y"), ("Sign the agreement? [y/N]", "n")]);
    assert_eq!(status, 1, "{screen}");
    assert!(screen.contains("Recorded with it: alice offers a draw: \"es regnet, schöne Grüße\""), "{screen}");
    let (screen, status) = on_terminal(
        &bob,
        "play --say 'tut mir leid'",
        &[(question, ""), ("your move:", "a1"), ("Sign this turn? [y/N]", "y")],
    );
    assert_eq!(status, 0, "{screen}");
    let log = bob.read("g.yaml");
    assert!(log.contains("move: \"a1\"") && log.contains("say: \"tut mir leid\"") && !log.contains("agree"), "{log}");

    let world = homes();
    let (_, bob) = offered(&world);
    let (screen, status) = on_terminal(&bob, "play", &[(question, "yes"), ("Sign the agreement? [y/N]", "yes")]);
    assert_eq!(status, 0, "{screen}");
    assert!(screen.contains("A draw: agreed (ALL-4)."), "{screen}");
}

#[test]
fn a_referee_types_the_reason() {
    let world = homes();
    let (alice, _) = offered(&world);
    let referee = world.person("referee");
    referee.write("g.yaml", alice.read("g.yaml"));
    let dialogue =
        [("the reason, for everybody to read:", "schläft seit Wochen"), ("Rule that bob forfeits? [y/N]", "y")];
    let (screen, status) = on_terminal(&referee, "rule forfeit bob", &dialogue);
    assert_eq!(status, 0, "{screen}");
    let grounds = "Waiting for bob (since 17:03 today).\nThe charter sets no time for it.\nNobody claims that bob is out of \
                   time.\n";
    let screen = screen.replace('\r', "");
    let asked = screen.find("Rule that bob forfeits?").unwrap();
    assert!(screen[..asked].contains(grounds), "{screen}");
    let log = referee.read("g.yaml");
    assert!(log.contains("  reason: \"schl\\u00e4ft seit Wochen\"\n"), "{log}");
    // A player is refused before the grounds for a referee are shown.
    let (screen, status) = on_terminal(&alice, "rule forfeit bob", &[]);
    assert_eq!(status, 1, "{screen}");
    assert!(!screen.contains("holds the pen") && !screen.contains("Nobody claims"), "{screen}");
    // A text that no log can hold is refused before anything is signed.
    let (screen, status) = on_terminal(&alice, "note 'a\u{7}b'", &[]);
    assert_eq!(status, 2, "{screen}");
    assert!(screen.contains("U+0007 is a control character"), "{screen}");
}

#[test]
fn a_table_is_a_dialogue() {
    let world = homes();
    let alice = world.stranger("alice");
    let dialogue = [
        ("alice:", "help"),
        ("the legal moves", "moves"),
        ("place a stone (24):", "d2"),
        ("bob:", "undo"),
        ("alice:", "undo"),
        ("There is nothing to take back.", ""),
        ("alice:", "a1"),
        ("bob:", "bob: a1"),
        ("a stone of x stands on a1", "d2"),
        ("alice:", "# a good game"),
        ("alice:", "offer draw"),
        ("alice offers: draw; bob can accept or decline.", "accept"),
        ("The game is over: it is drawn (ALL-4: agreed).", "undo"),
        ("alice offers: draw; bob can accept or decline.", "decline"),
        ("alice:", "board"),
        ("alice:", "bob: resign"),
        ("undo or quit:", "quit"),
    ];
    let line = "table nine-mens-morris --players alice,bob --first alice --save kept.txt";
    let (screen, status) = on_terminal(&alice, line, &dialogue);
    assert_eq!(status, 0, "{screen}");
    let kept = "# adjudicate table nine-mens-morris --players alice,bob --first alice\nalice: a1\nbob: d2\n# a good game\n\
                alice: offer draw\nbob: decline\nbob: resign\n";
    assert_eq!(alice.read("kept.txt"), kept);
    // It goes on another day.
    let dialogue = [("The game is over: alice has won", "undo"), ("alice:", "d6"), ("bob:", "quit")];
    let (screen, status) = on_terminal(&alice, line, &dialogue);
    assert_eq!(status, 0, "{screen}");
    assert!(screen.contains("The table is kept in kept.txt."), "{screen}");
    assert_eq!(alice.read("kept.txt"), kept.replace("bob: resign", "alice: d6"));
    alice.run("table nine-mens-morris --players alice,bob --first alice --script kept.txt").ok();
}

#[test]
fn a_table_throws_dice() {
    let world = homes();
    let alice = world.stranger("alice");
    let line = "table backgammon --players alice,bob --throw --seed 5 --save kept.txt";
    let dialogue = [("bob:", "24/21 13/9"), ("alice:", "undo"), ("bob:", "24/20 24/21"), ("alice:", "quit")];
    let (screen, status) = on_terminal(&alice, line, &dialogue);
    assert_eq!(status, 0, "{screen}");
    let kept = alice.read("kept.txt");
    assert_eq!(kept.lines().filter(|line| line.starts_with("bob: ")).collect::<Vec<_>>(), ["bob: 24/20 24/21"]);
    assert_eq!(kept.lines().count(), 5, "{kept}");
    alice.run("table backgammon --players alice,bob --script kept.txt").ok();
    // Without --throw the dice are typed, and a tie is thrown again.
    let dialogue = [("dice:", "3 3"), ("dice:", "5"), ("here is one number", "5 2"), ("alice:", "quit")];
    let (screen, status) = on_terminal(&alice, "table backgammon --players alice,bob", &dialogue);
    assert_eq!(status, 0, "{screen}");
}

#[test]
fn a_passphrase_is_asked_for_twice() {
    let world = homes();
    let alice = world.stranger("alice");
    let (screen, status) = on_terminal(
        &alice,
        "key new alice.key --comment alice",
        &[("passphrase (empty for none):", "a secret"), ("once more:", "a secret")],
    );
    assert_eq!(status, 0, "{screen}");
    assert!(screen.contains("ssh-ed25519 ") && !screen.contains("a secret"), "{screen}");
    // The line is no secret: nothing is asked while the public file is there.
    let (screen, status) = on_terminal(&alice, "key show alice.key", &[]);
    assert_eq!((status, screen.as_str()), (0, alice.read("alice.key.pub").as_str()));
    std::fs::remove_file(alice.path("alice.key.pub")).unwrap();
    let (screen, status) = on_terminal(&alice, "key show alice.key", &[("passphrase of alice.key:", "wrong")]);
    assert_eq!(status, 3, "{screen}");
    let (screen, status) = on_terminal(&alice, "key show alice.key", &[("passphrase of alice.key:", "a secret")]);
    assert_eq!(status, 0, "{screen}");
}

#[test]
fn a_session_asks_for_the_passphrase_once() {
    let world = homes();
    let alice = world.stranger("alice");
    let made = alice.command("key new").env("ADJUDICATE_PASSPHRASE", "a secret").output().unwrap();
    assert!(made.status.success());
    let new = format!(
        "new nine-mens-morris --player alice=\"{}/.config/adjudicate/identity.pub\" --player 'bob={}' --yes -o",
        alice.home.display(),
        key("bob")
    );
    let (screen, status) = on_terminal(
        &alice,
        "session --ascii",
        &[
            ("adjudicate>", &format!("{new} one.yaml")),
            ("passphrase of", "a secret"),
            ("adjudicate>", &format!("adjudicate {new} two.yaml")),
            ("adjudicate>", "session"),
            ("This is a session already.", "rules \"chess"),
            ("a quotation mark has no partner", "play e4 --game one.yaml"),
            ("it is not the turn of `alice`", "show one.yaml"),
            ("7 .-----------.-----------.", "quit"),
        ],
    );
    assert_eq!(status, 1, "the last failure's: {screen}");
    assert_eq!(screen.matches("passphrase of").count(), 1, "{screen}");
    assert!(alice.read("one.yaml") != alice.read("two.yaml"), "{screen}");
}

#[test]
fn a_table_turns_its_board() {
    let world = homes();
    let alice = world.stranger("alice");
    let table = "table chess --players alice,bob --first alice";
    let (screen, status) = on_terminal(&alice, table, &[("alice:", "turn"), ("h g f e d c b a", "quit")]);
    assert_eq!(status, 0, "{screen}");
    assert!(screen.contains("  h g f e d c b a"), "{screen}");
    let (screen, status) = on_terminal(
        &alice,
        "table nine-mens-morris --players alice,bob --first alice",
        &[("alice:", "turn"), ("This board looks the same from every side.", "quit")],
    );
    assert_eq!(status, 0, "{screen}");
}

#[test]
fn an_event_is_described_step_by_step() {
    let world = homes();
    let dora = world.person("dora");
    let (screen, status) = on_terminal(
        &dora,
        "event new",
        &[
            ("What is the event called?", "Letter Cup"),
            ("Your name in its log:", "2nd"),
            ("Your name in its log:", "dora"),
            ("Your mail address:", "dora@example.org"),
            ("Until when can one enter", "soon"),
            ("Until when can one enter", "2027-01-08"),
            ("A public draw", ""),
            ("Section 1: which game", "chequers"),
            ("Section 1: which game", "duerror-grandis"),
            ("What is the section called", "grandis"),
            ("Which system", "monrad"),
            ("Which system", "open"),
            ("How many rounds?", "2"),
            ("In how many of them", "one"),
            ("In how many of them", "1"),
            ("How many players a board", "3"),
            ("Tie-breaks", "buchholz, luck"),
            ("Tie-breaks", "buchholz, lots"),
            ("Days a turn", "14,4"),
            ("Days a turn", "14,4,30"),
            ("Options of the game", "variants=parcus"),
            ("Do saved tokens go", "y"),
            ("Another section?", "n"),
            ("Sign this charter?", "y"),
        ],
    );
    assert_eq!(status, 0, "{screen}");
    for said in [
        "`2nd` is not a name",
        "`soon` is no date",
        "there is no game `chequers`",
        "there is no system `monrad`",
        "there is no tie-break `luck`",
        "wants three numbers of days",
        "open pairing, 2 rounds; 3 to a board; variants=parcus; a player can ask to be free in one round, for half a point; saved tokens go from round to round",
        "The event stands in letter-cup/event.yaml",
    ] {
        assert!(screen.contains(said), "`{said}` was not said:\n{screen}");
    }
    let log = dora.read("letter-cup/event.yaml");
    assert!(log.contains("closes: \"2027-01-08T12:00:00Z\"") && log.contains("series: true"), "{log}");
}

#[test]
fn a_move_is_typed_at_the_first_question_completed_and_called_back() {
    let world = homes();
    let alice = world.person("alice");
    let players = ["alice", "bob"].map(|who| format!("--player '{who}={}'", key(who))).join(" ");
    alice.run(&format!("new Tic --first ALICE {players} -o g.yaml --yes")).ok();
    alice.run("join g.yaml --yes").ok();
    let (screen, status) = by_keys(
        &alice,
        "table tic --first player-1",
        &[("player-1:", "B2\t\r"), ("player-2:", "\u{1b}[A\r"), ("legal now", ""), ("player-2:", "\u{4}")],
    );
    assert_eq!(status, 0, "{screen}");
    assert!(screen.contains("TTT-2"), "the line that was called back is a mark on a marked square: {screen}");

    // Ctrl-C stops, and nothing is written.
    let before = alice.read("g.yaml");
    let (screen, status) = by_keys(&alice, "note hello there", &[("Sign this note?", "\u{3}")]);
    assert_eq!(status, 130, "{screen}");
    assert!(screen.contains("stopped by Ctrl-C") && alice.read("g.yaml") == before, "{screen}");
}

/// The facts that a referee sees before somebody loses by a ruling: duties, deadlines, and the log's remarks on them.
#[test]
fn the_grounds_of_a_forfeit_are_shown_before_it_is_asked_about() {
    let world = homes();
    let (alice, referee) = (world.person("alice"), world.person("referee"));
    let people = ["alice", "bob"].map(|who| format!("--player '{who}={}'", key(who))).join(" ");
    let referees = key("referee");
    alice.run(&format!(
        "new nine {people} --referee '{referees}' --first bob --clock 7,3,10 --nonce {NONCE} -o g.yaml --yes --date \
         2026-11-01T10:00:00Z"
    ))
    .ok();
    alice.run("join g.yaml --yes --date 2026-11-01T11:00:00Z").ok();
    let bob = world.person("bob");
    bob.write("g.yaml", alice.read("g.yaml"));
    bob.run("join g.yaml --yes --date 2026-11-02T10:00:00Z").ok();
    referee.write("g.yaml", bob.read("g.yaml"));
    let grounds = |date: &str| {
        let call = referee.run(&format!("rule forfeit bob --reason none --date {date}"));
        // Without a terminal the question is not answered, and nothing is signed.
        assert_eq!(call.status, 2, "{}", call.stderr);
        assert_eq!(referee.read("g.yaml"), bob.read("g.yaml"));
        call.stdout
    };
    let due = |clock: &str| format!("Waiting for bob (since {clock}).\n");
    let nobody = "Nobody claims that bob is out of time.\n";
    assert_eq!(
        grounds("2026-11-05T10:00:00Z"),
        format!("{}The time for it is not over.\n{nobody}", due("Monday 10:00, 7 days left"))
    );
    assert_eq!(
        grounds("2026-11-15T10:00:00Z"),
        format!(
            "{}The time for it was over on 12 November, but there is grace until 22 November.\n{nobody}",
            due("2 November, 3 days too late, 7 days of grace left")
        )
    );
    alice.write("g.yaml", bob.read("g.yaml"));
    alice.run("claim timeout bob --yes --date 2026-11-23T10:00:00Z").ok();
    referee.write("letter.txt", alice.read("g.yaml.beside"));
    referee.run("import letter.txt --date 2026-11-23T11:00:00Z").ok();
    let sum = [
        "Each turn has 7 days, and 3 days for the post. The grace of bob is 10 days in the whole game.",
        "Everything that bob has done was in time.",
        "The duty that runs: since 2 November 2026, 10:00 UTC, until 12 November 2026, 10:00 UTC. That takes 12 days of grace so far.",
        "Grace used in all: 12 of 10 days.",
    ]
    .join("\n");
    assert_eq!(
        grounds("2026-11-23T12:00:00Z"),
        format!(
            "{}The time for it, with all grace, was over on 22 November.\n{sum}\nalice claims since today that bob is out of time.\nRecorded with it: alice tells the referee that bob is out of time\n",
            due("2 November, 11 days too late")
        )
    );
    let alices = referee.run("rule forfeit alice --reason none --date 2026-11-23T12:00:00Z").stdout;
    assert!(alices.starts_with("alice has nothing to do now.\nNobody claims that alice is out of time.\n"), "{alices}");
}
