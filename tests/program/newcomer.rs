//! The first ten minutes: finding games, names and files without spelling them out, times as people tell them, what is set up.

use std::fs;
use std::io::Read;
use std::process::Stdio;

use adjudicate_testkit::people::{RunOutput, by_keys, key, on_terminal};
use serde_json::Value;

use crate::{homes, somebody, two_games};

/// It was refused with this status, saying this among other things.
#[track_caller]
fn refused(call: RunOutput, status: i32, said: &str) {
    assert!(call.stderr.contains(said), "`{said}` was not said: {}", call.stderr);
    assert_eq!(call.status, status, "{}", call.stderr);
}

#[test]
fn the_games_of_a_directory_are_listed_like_an_inbox() {
    let (_world, alice) = two_games();
    let listed = alice.run("games").ok();
    assert!(listed.starts_with("Your turn:\n   1  Nine Men's Morris: alice (x) and bob (o)\n"), "{listed}");
    assert!(listed.contains("`adjudicate play --game morris.yaml`"), "{listed}");
    assert!(listed.contains("Waiting for others:\n   2  Roman Merels: alice (o) and bob (x)\n"), "{listed}");
    let alone = alice.run("").ok();
    assert_eq!(alone, listed, "without a command the games are listed");

    let rows: Value = serde_json::from_str(&alice.run("games --json").ok()).unwrap();
    let rows = &rows["games"];
    assert_eq!(rows[0]["asked"]["command"], "adjudicate play --game morris.yaml");
    assert_eq!((&rows[1]["number"], &rows[1]["asked"]), (&Value::from(2), &Value::Null));

    // Without games, a few lines say how to begin.
    let nobody = somebody();
    let help = nobody.run("").ok();
    assert!(help.lines().count() <= 10 && help.contains("adjudicate invite chess"), "{help}");
    assert!(nobody.run("games").ok().contains("There is no game here."));
    refused(nobody.run("games nowhere"), 3, "nowhere");
}

#[test]
fn a_game_is_named_by_its_number_or_by_a_beginning() {
    let (_world, alice) = two_games();
    for named in ["1", "mor", "MORRIS", "morris.yaml"] {
        assert!(alice.run(&format!("show {named}")).ok().starts_with("Nine Men's Morris"), "{named}");
    }
    refused(alice.run("show 3"), 2, "there is no game number 3 in this directory, but 2 games");
    refused(alice.run("show 0"), 2, "there is no game number 0");
    alice.run("show other.yaml").bad(3);
    refused(alice.run("show"), 2, "`adjudicate games` lists them");
    alice.write("morning.yaml", alice.read("roman.yaml"));
    refused(alice.run("show mor"), 2, "`mor` may be morning.yaml or morris.yaml");
    fs::remove_file(alice.path("morning.yaml")).unwrap();

    // Of two copies the one that goes further is used, and the other is named.
    alice.write("old.yaml", alice.read("morris.yaml"));
    alice.run("play d2 --game morris.yaml --yes").ok();
    let played = alice.run("show mor");
    assert!(
        played.stderr.contains("morris.yaml is used; old.yaml holds the same game, and no more of it."),
        "{}",
        played.stderr
    );
    let listed = alice.run("games").ok();
    assert!(listed.contains("the same game, and no more of it: old.yaml"), "{listed}");
}

#[test]
fn a_game_that_cannot_be_read_does_not_hide_the_others() {
    let (_world, alice) = two_games();
    alice.write("bad.yaml", alice.read("roman.yaml").replace("roman-merels", "roman-marbles"));
    let listed = alice.run("games");
    assert!(listed.stdout.contains("Nine Men's Morris") && listed.stdout.contains("bad.yaml"), "{}", listed.stdout);
    refused(listed, 3, "1 game cannot be read");
}

#[test]
fn names_are_taken_in_any_case_and_by_their_beginnings() {
    let world = homes();
    let alice = world.person("alice");
    let players = format!("--player 'Alice={}' --player 'BOB={}'", key("alice"), key("bob"));
    alice.run(&format!("new 'nine mens' {players} --option Stones=4 --first Bob -o g.yaml --yes")).ok();
    let charter = alice.read("g.yaml");
    assert!(charter.contains("display: \"Alice\"") && charter.contains("display: \"BOB\""), "{charter}");
    assert!(charter.contains("stones: 4") && charter.contains("first: bob"), "{charter}");
    alice.run("show --for ALI").ok();
    refused(alice.run("show --for carol"), 2, "nobody called `carol` has a part in this game");
    refused(alice.run(&format!("new bakgammon {players} --yes")), 2, "did you mean `backgammon`?");
    refused(alice.run(&format!("new roman {players} --yes")), 2, "`roman` may be roman-merels or roman-checkers");
    refused(alice.run(&format!("new merels {players} --yes")), 2, "there is no game `merels`");
    refused(alice.run(&format!("new nine {players} --option stonse=4 --yes")), 2, "did you mean `stones`?");
    assert!(alice.run("rules NINE 5").ok().contains("NMM-5"));
}

#[test]
fn on_a_terminal_times_are_told_from_now() {
    let (_world, alice) = two_games();
    let (screen, status) = on_terminal(&alice, "show 1", &[]);
    assert_eq!(status, 0, "{screen}");
    assert!(screen.contains("10 days left"), "{screen}");
    assert!(!screen.contains("since 20"), "{screen}");
    // Scripts get the times of the log.
    assert!(alice.run("show 1 --json").ok().contains("\"until_with_grace\":\"20"));
}

#[test]
fn long_lines_break_between_words_on_a_narrow_terminal() {
    let (_world, alice) = two_games();
    let (screen, _) = on_terminal(&alice, "doctor --offline", &[]);
    assert!(screen.contains("good     program"), "{screen}");
}

#[test]
fn boards_are_drawn_in_ascii_where_the_locale_has_no_more() {
    let (_world, alice) = two_games();
    let shown = |locale: &str| {
        let line = format!("env LANG={locale} '{}' show 1", crate::PROGRAM);
        let mut script = alice.shell(&format!("script -qec \"{line}\" /dev/null < /dev/null"));
        String::from_utf8_lossy(&script.output().unwrap().stdout).into_owned()
    };
    assert!(!shown("C.UTF-8").is_ascii() && shown("C").is_ascii(), "{}", shown("C"));
}

#[test]
fn colours_come_when_they_are_wanted() {
    let (_world, alice) = two_games();
    let coloured = alice.run("show 3 --color always");
    assert!(coloured.stderr.contains('\u{1b}'), "{}", coloured.stderr);
    assert!(!alice.run("show 3 --color never").stderr.contains('\u{1b}'));
    alice.run("show 1 --color sometimes").bad(2);
}

#[test]
fn a_watched_game_is_shown_again_when_it_goes_on() {
    let (_world, alice) = two_games();
    let mut command = alice.command("show 1 --watch");
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut out = child.stdout.take().unwrap();
    let mut seen = String::new();
    let mut until = |text: &str, seen: &mut String| {
        let mut buffer = [0; 4096];
        while !seen.contains(text) {
            let count = out.read(&mut buffer).unwrap();
            assert!(count > 0, "`{text}` was not shown: {seen}");
            seen.push_str(&String::from_utf8_lossy(&buffer[..count]));
        }
    };
    until("Your turn.", &mut seen);
    alice.run("play d2 --game 1 --yes").ok();
    until("alice: d2", &mut seen);
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn a_page_is_opened_in_the_browser() {
    let (_world, alice) = two_games();
    // The page is opened by the first `xdg-open` of the path; this one stores its argument.
    alice.write(
        "bin/xdg-open",
        "#!/bin/sh\ncp \"$1\" \"$HOME/opening\" && mv \"$HOME/opening\" \"$HOME/opened.html\"\n",
    );
    fs::set_permissions(alice.path("bin/xdg-open"), std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    let path = format!("{}:{}", alice.path("bin").display(), std::env::var("PATH").unwrap());
    let opened = alice.command("show 1 --open").env("PATH", path).output().unwrap();
    assert!(opened.status.success(), "{}", String::from_utf8_lossy(&opened.stderr));
    for _ in 0..100 {
        if alice.path("opened.html").is_file() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    assert!(alice.read("opened.html").starts_with("<!DOCTYPE html>"));
}

/// Without a browser, the opener reports it by its exit status; or there is no opener at all.
#[test]
fn without_a_browser_no_page_is_said_to_be_open() {
    let (_world, alice) = two_games();
    alice.write("bin/xdg-open", "#!/bin/sh\nexit 3\n");
    fs::set_permissions(alice.path("bin/xdg-open"), std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    fs::create_dir(alice.path("empty")).unwrap();
    for directory in ["bin", "empty"] {
        let call = alice.command("show 1 --open").env("PATH", alice.path(directory)).output().unwrap();
        let (stdout, stderr) = (String::from_utf8_lossy(&call.stdout), String::from_utf8_lossy(&call.stderr));
        assert_eq!((call.status.code(), &*stdout), (Some(3), ""), "{directory}: {stderr}");
        assert!(stderr.contains("no browser could be started"), "{directory}: {stderr}");
        let page = stderr.split_once("the page is in ").unwrap().1.trim();
        assert!(fs::read_to_string(page).unwrap().starts_with("<!DOCTYPE html>"), "{directory}: {stderr}");
        fs::remove_file(page).unwrap();
    }
}

#[test]
fn a_stray_public_key_keeps_a_new_one_from_being_made() {
    let world = homes();
    let anna = world.stranger("anna");
    anna.write("club.key.pub", format!("{}\n", key("alice")));
    let call = anna.run("key new club.key --no-passphrase");
    refused(call, 3, "club.key.pub exists already, without the private key that belongs to it; no key was made");
    assert!(!anna.path("club.key").exists());
    assert_eq!(anna.read("club.key.pub"), format!("{}\n", key("alice")));
    fs::remove_file(anna.path("club.key.pub")).unwrap();
    assert_eq!(anna.run("key new club.key --no-passphrase").status, 0);
    assert_eq!(anna.read("club.key.pub"), anna.run("key show club.key").ok());
}

/// A file's name can hold anything but a slash: a line that looks like one of the program's own, and what moves the cursor.
#[test]
fn names_of_files_are_escaped_wherever_they_are_printed() {
    const LINE: &str = "everything is fine";
    let (_world, alice) = two_games();
    let hostile = format!("games/a\n{LINE}\u{1b}[2J\u{9b}.yaml");
    fs::create_dir(alice.path("games")).unwrap();
    for directory in ["mail/new", "mail/cur", "mail/tmp"] {
        fs::create_dir_all(alice.path(directory)).unwrap();
    }
    fs::rename(alice.path("morris.yaml"), alice.path(&hostile)).unwrap();
    alice.write(&hostile.replace("/a", "/damaged"), "---\nnothing\n");
    // The same entries up to the last one, which differs: a dispute.
    let log = fs::read_to_string(alice.path(&hostile)).unwrap();
    alice.write("other.yaml", log.replacen("move: ", "move: x", 1));
    alice.write(&format!("mail/new/1.\n{LINE}\u{1b}[2J"), "From: bob@example.org\nSubject: hello\n\nHello.\n");
    let mail = "mail:\n  address: alice@example.org\n  directory: out\ndesk:\n  games: games\n  maildir: mail\n";
    alice.write(".config/adjudicate/config.yaml", mail);
    let named = |command: &str| -> Vec<String> {
        command.split(' ').map(|word| if word == "FILE" { hostile.clone() } else { word.to_owned() }).collect()
    };
    let mut told = 0;
    for command in [
        "games games",
        "verify games",
        "verify FILE",
        "show FILE",
        "show FILE -o FILE",
        "moves FILE",
        "explain FILE 1",
        "ledger games",
        "export FILE",
        "replay FILE",
        "import FILE",
        "import FILE --games games",
        "join FILE --yes",
        "play d2 --game FILE --yes",
        "note hello --game FILE --yes",
        "offer draw --game FILE --yes",
        "away 2027-01-01 2027-01-05 --game FILE --yes",
        "new nine -o FILE --yes",
        "key show FILE",
        "key new FILE --no-passphrase",
        "mail status",
        "mail status --games games",
        "mail status --player alice",
        "mail write FILE",
        "mail receive --maildir FILE",
        "mail serve --once --games games --maildir mail",
        "mail unread",
        "mail unread 1",
        "dispute FILE other.yaml",
        "dispute games mail",
        "dispute games --letter",
        "dispute FILE --evidence FILE",
        "dispute FILE --ssh FILE",
        "explain throw FILE 1",
        "event verify FILE",
        "event show FILE",
        "event pair FILE --yes",
        "event new FILE",
        "event enter FILE --name alice",
        "page -o FILE",
        "table nine --players a,b --script FILE",
        "man --output FILE",
        "store export FILE",
    ] {
        let call = alice.run(&named(command)[..]);
        for text in [&call.stdout, &call.stderr] {
            assert!(text.lines().all(|line| !line.trim_start().starts_with(LINE)), "{command}: {text}");
            assert!(!text.contains(['\u{1b}', '\u{9b}']), "{command}: {text:?}");
            told += usize::from(text.contains(LINE));
        }
    }
    assert!(told > 15, "the name was told only {told} times");
}

#[test]
fn the_passphrase_comes_from_a_command_of_the_settings() {
    let world = homes();
    let alice = world.stranger("anna");
    alice.write("pass", "sesame\n");
    let made = alice.command("key new").env("ADJUDICATE_PASSPHRASE", "sesame").output().unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let new = format!(
        "new chess --player 'anna={}/.config/adjudicate/identity.pub' --player 'bob={}' --yes",
        alice.home.display(),
        key("bob")
    );
    refused(alice.run(&new), 3, "no passphrase can be asked for");
    let settings =
        |command: &str| alice.write(".config/adjudicate/config.yaml", format!("passphrase_command: \"{command}\"\n"));
    settings("false");
    refused(alice.run(&new), 2, "`passphrase_command` gave no passphrase");
    settings("echo wrong");
    assert_eq!(alice.run(&new).status, 3);
    settings("cat $HOME/pass");
    assert_eq!(alice.run(&new).status, 0);
    // The length of the path decides where lines end.
    let told = alice.run("doctor --offline").ok().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("its passphrase is given"), "{told}");
}

#[test]
fn the_doctor_says_what_is_missing_and_what_is_wrong() {
    let world = homes();
    let anna = world.stranger("anna");
    let found = anna.run("doctor").ok();
    assert!(found.contains("missing  key") && found.contains("`adjudicate key new` makes one"), "{found}");
    assert!(found.contains("missing  mail"), "{found}");
    assert_eq!(anna.run("key new --no-passphrase").status, 0);
    assert!(anna.run("doctor").ok().contains("without a passphrase"));

    let identity = anna.path(".config/adjudicate/identity");
    fs::set_permissions(&identity, std::os::unix::fs::PermissionsExt::from_mode(0o644)).unwrap();
    let call = anna.run("doctor --json");
    assert_eq!(call.status, 1, "{}", call.stdout);
    let page: Value = serde_json::from_str(&call.stdout).unwrap();
    assert_eq!(page["wrong"], 1, "{page}");
    let wrong = page["checks"].as_array().unwrap().iter().find(|check| check["state"] == "wrong").unwrap();
    assert!(wrong["advice"].as_str().unwrap().starts_with("chmod 600 "), "{wrong}");
    fs::set_permissions(&identity, std::os::unix::fs::PermissionsExt::from_mode(0o600)).unwrap();

    // A server that is not there, and a clock that is behind the games.
    anna.write(
        ".config/adjudicate/config.yaml",
        "mail: {address: anna@example.org, smtp: {host: 127.0.0.1, port: 9, tls: none}}\n",
    );
    anna.write("g.yaml", fs::read_to_string(adjudicate_testkit::file("examples/short-win.yaml")).unwrap());
    let call = anna.run("doctor --date 2026-01-01T00:00:00Z");
    assert!(
        call.stdout.contains("WRONG    mail") && call.stdout.contains("there is no connection to 127.0.0.1"),
        "{}",
        call.stdout
    );
    assert!(call.stdout.contains("WRONG    clock"), "{}", call.stdout);
    assert_eq!(call.status, 1);
    assert!(
        anna.run("doctor --offline --date 2027-01-01T00:00:00Z")
            .ok()
            .contains("from anna@example.org by 127.0.0.1, port 9")
    );
}

#[test]
fn a_move_of_several_words_needs_no_quotes() {
    let world = homes();
    let alice = world.person("alice");
    let players = ["alice", "bob"].map(|who| format!("--player '{who}={}'", key(who))).join(" ");
    alice.run(&format!("new nine --first alice --option stones=3 {players} -o g.yaml --yes")).ok();
    alice.run("join --yes").ok();
    let bob = world.person("bob");
    bob.write("g.yaml", alice.read("g.yaml"));
    bob.run("join --yes").ok();
    alice.write("letter.txt", bob.read("g.yaml"));
    alice.run("import letter.txt --yes").ok();
    refused(alice.run("play d2 x b4 --yes"), 1, "d2 x b4");
    let (screen, status) = by_keys(&alice, "table nine --players a,b --first a", &[("a:", "d\t\t"), ("d1", "\u{3}")]);
    assert_eq!(status, 130, "{screen}");
}

#[test]
fn a_dialogue_that_was_broken_off_goes_on_where_it_was() {
    let world = homes();
    let alice = world.person("alice");
    let other = key("bob");
    // A name that was wrong is gone back to; Ctrl-C comes at the address.
    let (screen, status) = by_keys(
        &alice,
        "new",
        &[
            ("which game?", "back\r"),
            ("This is the first question.", "roman-m\t\r"),
            ("player 1", "Alice\r"),
            ("Alice's key", "\r"),
            ("Alice's mail", "alice@example.org\r"),
            ("player 2", "rob\r"),
            ("rob's key", "back\r"),
            ("player 2", "bob\r"),
            ("bob's key", &format!("{other}\r")),
            ("bob's mail", "\u{3}"),
        ],
    );
    assert_eq!(status, 130, "{screen}");
    assert!(screen.contains("your answers are kept"), "{screen}");
    assert_eq!(alice.check_state(), 1);

    // The earlier answers are shown again except the last one, and a maybe is asked about once more.
    let (screen, status) = on_terminal(
        &alice,
        "new",
        &[
            ("There are 6 answers from before. Go on with them? [y/N]", "perhaps"),
            ("`perhaps` is neither yes nor no", "y"),
            ("player 2, a short name: bob", ""),
            ("the public key `` cannot be read", &other),
            ("bob's mail", "bob@example.org"),
            ("an option to change", ""),
            ("who begins?", "a"),
            ("the referee's key", ""),
            ("clock as", ""),
            ("Sign this charter?", "no"),
        ],
    );
    assert_eq!(status, 1, "{screen}");
    assert!(screen.contains("which game? roman-merels") && screen.contains("mail to bob@example.org"), "{screen}");
    assert!(screen.contains("`adjudicate new` goes on with them"), "{screen}");

    let (screen, status) = on_terminal(
        &alice,
        "new",
        &[
            ("answers from before.", "yes"),
            ("clock as", "7,3,10"),
            ("days of absence", ""),
            ("Sign this charter?", "yes"),
            ("Join it now?", "n"),
        ],
    );
    assert_eq!(status, 0, "{screen}");
    let charter = alice.read("roman-merels-alice-bob.yaml");
    assert!(charter.contains("days_per_turn: 7") && charter.contains("first: alice"), "{charter}");

    // It is done, so nothing is left of it.
    let (screen, _) = by_keys(&alice, "new", &[("which game?", "\u{3}")]);
    assert!(!screen.contains("from before"), "{screen}");
}
