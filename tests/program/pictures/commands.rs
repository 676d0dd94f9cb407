//! `show` and `replay` with pictures: where they go, and what they never take the place of.

use std::process::Command;

use adjudicate_testkit::people::{Homes, TestPerson, on_terminal};

use crate::homes;

/// Somebody with a finished game of merels.
fn player() -> (Homes, TestPerson) {
    let world = homes();
    let person = world.stranger("alice");
    person.write("game.yaml", include_str!("../../../examples/short-win.yaml"));
    (world, person)
}

#[test]
fn one_form_goes_into_the_file_that_is_named() {
    let (_world, alice) = player();
    alice.run("show --as svg -o board.svg").prints("Written: board.svg.\n");
    let svg = alice.read("board.svg");
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    assert!(svg.contains(
        "<title id=\"title\">Nine Men&#39;s Morris: Alice of the Grove (alice, x) and bob (o), after entry 8</title>"
    ));
    alice.run("show --as svg").prints(&svg);
    alice.run("show -o named.svg").prints("Written: named.svg.\n");
    assert_eq!(alice.read("named.svg"), svg, "the name says the form");
    alice.run("show -o board.txt").prints("Written: board.txt.\n");
    assert!(alice.read("board.txt").starts_with("Nine Men's Morris: "));
    alice.run("show --as text -o text.svg").prints("Written: text.svg.\n");
    assert_eq!(alice.read("text.svg"), alice.read("board.txt"), "what was asked for goes before the name");
    alice.run("show --as svg --at 7 -o board.svg").prints("Written: board.svg.\n");
    assert!(alice.read("board.svg").contains("after entry 7</title>"), "a picture takes the place of an older one");
    alice.run("--json show --as html -o page").prints("{\"written\":[\"page\"]}\n");
    assert!(alice.read("page").starts_with("<!DOCTYPE html>"));
}

#[test]
fn several_forms_get_ends_of_their_own() {
    let (_world, alice) = player();
    let forms = "svg,html,text,words,json";
    let written = "Written: board.svg, board.html, board.txt, board.words.txt and board.json.\n";
    alice.run(&format!("show --as {forms} -o board")).prints(written);
    alice.run("show").prints(&alice.read("board.txt"));
    alice.run("show --as words").prints(&alice.read("board.words.txt"));
    alice.run("show --as json").prints(&alice.read("board.json"));
    alice.run("show --as svg").prints(&alice.read("board.svg"));
    alice.run("show --as html").prints(&alice.read("board.html"));
    let both = format!("{}\n{}", alice.read("board.txt"), alice.read("board.words.txt"));
    alice.run("show --as text,words").prints(&both);
    alice.run("show --as svg,html -o round.1").prints("Written: round.1.svg and round.1.html.\n");
    alice.run("show --as svg,html -o round.svg").prints("Written: round.svg and round.html.\n");
    let hint = "error: pictures among several forms go into files\n  |\n  = help: add `-o board`: each form gets an end of \
                its own\n";
    assert_eq!(alice.run("show --as svg,text").fails(2, &hint.replace("\n  ", "\n ")), "");
}

/// The player of Black sees the board from his side.
#[test]
fn a_picture_can_be_drawn_as_a_player_sees_it() {
    let (_world, alice) = player();
    alice.write("chess.yaml", include_str!("../../../examples/chess.yaml"));
    let place = |line: &str, piece: &str| {
        let svg = alice.run(line).ok();
        let (_, rest) = svg.split_once(&format!("<title>{piece}</title>")).unwrap();
        let (_, rest) = rest.split_once("translate(").unwrap();
        let (x, y) = rest.split_once(')').unwrap().0.split_once(' ').unwrap();
        (x.parse::<f64>().unwrap(), y.parse::<f64>().unwrap())
    };
    let [above, left] = ["black king on e8", "white rook on a1"].map(|piece| place("show chess.yaml --as svg", piece));
    let [below, right] =
        ["black king on e8", "white rook on a1"].map(|piece| place("show chess.yaml --as svg --for bob", piece));
    assert!(above.1 < left.1 && below.1 > right.1 && left.0 < right.0, "{above:?} {left:?} {below:?} {right:?}");
}

#[test]
fn nothing_but_pictures_is_replaced() {
    let (_world, alice) = player();
    let game = alice.read("game.yaml");
    let refused = |line: &str, file: &str, form: &str| {
        let error = format!(
            "error: `{file}` is there already, and is no {form} that could be replaced\n |\n = help: name a new file\n"
        );
        assert_eq!(alice.run(line).fails(2, &error), "");
    };
    refused("show --as svg -o game.yaml", "game.yaml", "svg");
    refused("replay --as html -o game.yaml", "game.yaml", "html");
    assert_eq!(alice.read("game.yaml"), game);
    alice.run("show --as svg -o board").ok();
    refused("show --as html -o board", "board", "html");
    alice.run("show --as text -o notes").ok();
    refused("show --as text -o notes", "notes", "txt");
    refused("show --as svg -o .", ".", "svg");
    let missing = alice.run("show --as svg -o no/where.svg");
    assert_eq!((missing.status, missing.stdout.as_str()), (3, ""));
}

/// The page in which anybody can check a log is found from where the log is shown.
#[test]
fn a_page_leads_to_the_page_of_the_referee_that_lies_beside_it() {
    let (_world, alice) = player();
    let link = "<a href=\"adjudicate.html\">";
    alice.run("replay --as html -o alone.html").ok();
    assert!(!alice.read("alone.html").contains(link));
    alice.write("adjudicate.html", "<!DOCTYPE html>");
    alice.run("replay --as html -o beside.html").ok();
    assert_eq!(alice.read("beside.html").matches(link).count(), 1);
    assert!(!alice.run("replay --as html").ok().contains(link), "nobody knows where a pipe leads");
}

#[test]
fn a_terminal_gets_no_pictures() {
    let (_world, alice) = player();
    for (line, form) in [("show --as svg", "svg"), ("show --as html", "html"), ("replay --as html", "html")] {
        let (screen, status) = on_terminal(&alice, line, &[]);
        assert_eq!(status, 2, "{screen}");
        let error = format!("error: {form} is not for the terminal\n |\n = help: add `-o board.{form}`\n");
        assert_eq!(screen, error);
    }
    let usage = "error: `--output` is for pages and pictures\n |\n = help: add `--as html` or `--as gif`\n";
    assert_eq!(alice.run("replay -o story.txt").fails(2, usage), "");
}

#[cfg(feature = "png")]
#[test]
fn pixels_are_as_wide_as_was_asked() {
    let (_world, alice) = player();
    for (line, width) in [("show --as png -o board.png", 800u32), ("show --as png --width 400 -o board.png", 400)] {
        alice.run(line).prints("Written: board.png.\n");
        let png = std::fs::read(alice.path("board.png")).unwrap();
        assert_eq!((&png[..8], &png[16..20]), (b"\x89PNG\r\n\x1a\n".as_slice(), width.to_be_bytes().as_slice()));
    }
    alice.run("replay --as gif --width 120 --from 3 -o game.gif").prints("Written: game.gif.\n");
    assert!(std::fs::read(alice.path("game.gif")).unwrap().starts_with(b"GIF89a\x78\0"));
    let refused = alice.run("show --as png --width 5000");
    assert_eq!(refused.status, 2);
    assert!(refused.stderr.contains("a number from 16 to 4096 is expected"), "{}", refused.stderr);
}

#[test]
fn a_page_tells_the_entries_that_were_asked_for() {
    let (_world, alice) = player();
    alice.run("replay --as html --from 2 --to 6 -o page.html").ok();
    let html = alice.read("page.html");
    for (id, told) in [(1, false), (2, true), (6, true), (7, false)] {
        assert_eq!(html.contains(&format!("<li id=\"e{id}\">")), told, "entry {id}");
    }
    assert!(html.contains("<blockquote>good luck!</blockquote>"));
    let error = "error: the log has entries 0 to 8, not 9\n";
    assert_eq!(alice.run("replay --as html --from 9 -o other.html").fails(2, error), "");
    assert!(!alice.path("other.html").exists());
    let damaged = alice.read("game.yaml").replace("good luck!", "good duck!");
    alice.write("game.yaml", damaged);
    assert_eq!(alice.run("replay --as html -o other.html").status, 1, "a page is made of a valid log only");
}

/// The same on a terminal that has colours.
fn screen(alice: &TestPerson, line: &str, variables: &[(&str, &str)]) -> String {
    let program = alice.command("");
    let command = format!("'{}' {line}", program.get_program().to_str().unwrap());
    let mut script = Command::new("script");
    script.args(["--quiet", "--return", "--echo", "never", "--command", &command, "/dev/null"]);
    script.current_dir(&alice.home).env_clear().env("TERM", "xterm-256color").env("SHELL", "/bin/sh");
    script.envs(program.get_envs().filter_map(|(name, value)| Some((name, value?))));
    script.env("PATH", std::env::var("PATH").unwrap()).envs(variables.iter().copied());
    let output = script.stdin(std::process::Stdio::null()).output().unwrap();
    String::from_utf8(output.stdout).unwrap().replace("\r\n", "\n")
}

#[test]
fn boards_have_colours_on_a_terminal_only() {
    let (_world, alice) = player();
    let plain = alice.run("show").ok();
    assert!(!plain.contains('\u{1b}'));
    let coloured = screen(&alice, "show", &[]);
    assert!(coloured.contains("\u{1b}[1m\u{1b}[34m\u{25cf}"), "{coloured:?}");
    let mut without = String::new();
    let mut rest = coloured.as_str();
    while let Some((before, after)) = rest.split_once('\u{1b}') {
        without.push_str(before);
        rest = after.split_once('m').unwrap().1;
    }
    assert_eq!(without + rest, plain, "colours change nothing else");
    assert_eq!(screen(&alice, "show", &[("NO_COLOR", "1")]), plain);
}
