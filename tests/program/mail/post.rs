//! Postcards: what is printed is read again from pictures as telephones take them.

use std::process::Command;

use adjudicate::log::wrap;
use adjudicate::mail::qr::{self, QrCode};
use adjudicate_testkit::people::{NONCE, key};

use crate::capitals::{outside, small_words};
use crate::homes;
use crate::mail::table;
use crate::terminal_texts::reads;

/// How a picture of a code was taken.
#[derive(Clone, Copy, Debug)]
struct Shot {
    /// Pixels of a module.
    scale: f64,
    /// By how many degrees the card is turned.
    turned: f64,
    /// How much smaller the far side looks, as a part of the near one.
    tilt: f64,
    /// How much darker it is in one corner, of 255.
    shade: f64,
    /// By how much single pixels are off.
    noise: f64,
}

const STRAIGHT: Shot = Shot { scale: 4.0, turned: 0.0, tilt: 0.0, shade: 0.0, noise: 0.0 };

/// A photograph of a code on a card on a grey table, as PNG.
fn photograph(code: &QrCode, shot: Shot) -> Vec<u8> {
    let size = code.size as f64;
    let half = (size / 2.0 + 12.0) * shot.scale * 1.5;
    let side = (half * 2.0) as usize;
    let (sin, cos) = shot.turned.to_radians().sin_cos();
    let mut seed = 7_u32;
    let mut pixels = Vec::with_capacity(side * side);
    for y in 0..side {
        for x in 0..side {
            // Four looks at every pixel, as a lens takes them together.
            let mut light = 0.0;
            for (right, below) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
                // From the picture to the card: the far side is looked at under an angle, then the card is turned.
                let (across, down) = ((x as f64 + right - half) / half, (y as f64 + below - half) / half);
                let depth = 1.0 - shot.tilt * down;
                let (u, v) = (across * depth * half / shot.scale, down * depth * half / shot.scale);
                let (column, row) = (u * cos + v * sin + size / 2.0, v * cos - u * sin + size / 2.0);
                let on_card = (-10.0..size + 10.0).contains(&column) && (-10.0..size + 10.0).contains(&row);
                let dark = (0.0..size).contains(&column)
                    && (0.0..size).contains(&row)
                    && code.dark[row as usize * code.size + column as usize];
                let paper = match (dark, on_card) {
                    (true, _) => 35.0,
                    (false, true) => 235.0,
                    (false, false) => 150.0,
                };
                light += paper * (1.0 - shot.shade / 255.0 * (across + down + 2.0) / 4.0) / 4.0;
            }
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let noise = (f64::from(seed >> 8) / f64::from(1 << 24) - 0.5) * 2.0 * shot.noise;
            pixels.push((light + noise).clamp(0.0, 255.0) as u8);
        }
    }
    png(side as u32, &pixels)
}

/// A good photograph of a card with this entry.
pub fn snapshot(entry: &str) -> Vec<u8> {
    photograph(&qr::write(&wrap(entry)).unwrap(), STRAIGHT)
}

fn png(side: u32, pixels: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, side, side);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.write_header().unwrap().write_image_data(pixels).unwrap();
    bytes
}

#[test]
fn codes_are_read_turned_shaded_and_in_perspective() {
    let world = homes();
    let games = table::games(&world);
    let turn = wrap(&games.next[1]);
    let shots = [
        STRAIGHT,
        Shot { turned: 90.0, ..STRAIGHT },
        Shot { turned: 180.0, ..STRAIGHT },
        Shot { turned: 17.0, ..STRAIGHT },
        Shot { turned: -38.0, noise: 20.0, ..STRAIGHT },
        Shot { shade: 150.0, ..STRAIGHT },
        Shot { shade: 120.0, turned: 200.0, noise: 15.0, ..STRAIGHT },
        Shot { tilt: 0.12, ..STRAIGHT },
        Shot { tilt: 0.15, turned: 25.0, shade: 80.0, noise: 10.0, scale: 5.0 },
        Shot { tilt: -0.12, turned: 265.0, ..STRAIGHT },
        Shot { scale: 9.0, turned: 5.0, noise: 30.0, ..STRAIGHT },
    ];
    for shot in shots {
        let code = qr::write(&turn).unwrap();
        let read = qr::read_picture(&photograph(&code, shot)).unwrap();
        assert_eq!(read, [turn.as_bytes()], "{shot:?}");
    }
}

#[test]
fn pictures_that_hold_nothing_are_told() {
    let blank = png(300, &[200; 90_000]);
    assert_eq!(qr::read_picture(&blank), Ok(Vec::new()));
    assert!(qr::read_picture(&blank[..100]).is_err());
    assert!(qr::read_picture(b"\x89PNG\r\n\x1a\n").is_err());
    assert!(qr::read_picture(b"\xff\xd8\xff\xe0").is_err());
    // A picture that claims to be larger than any is not even begun.
    let mut huge = blank.clone();
    huge[16..24].copy_from_slice(&[0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff]);
    assert!(qr::read_picture(&huge).is_err());
    assert!(qr::write(&"x".repeat(3_000)).is_none());
}

#[test]
fn a_photograph_is_imported() {
    let world = homes();
    let games = table::games(&world);
    let bob = table::holder(&world, "bob", &games.base);
    let code = qr::write(&wrap(&games.next[0])).unwrap();
    bob.write("photo.png", photograph(&code, Shot { turned: 12.0, shade: 60.0, ..STRAIGHT }));
    assert!(bob.run("import photo.png").ok().contains("one entry new"));
    assert_eq!(bob.read("game.yaml"), format!("{}{}", games.base, games.next[0]));
    bob.write("cat.png", png(100, &[128; 10_000]));
    bob.run("import cat.png").fails(
        1,
        "error: cat.png: the picture: no code was found in it\n |\n = help: the whole code has to be in the picture, sharp and not \
         too small; or type the entry's text\n",
    );
}

/// Returns the card as another program prints it, as PNG or JPEG.
fn printed(directory: &std::path::Path, card: &str, form: &str) -> Option<std::path::PathBuf> {
    let name = format!("{card}-{}", form.trim_start_matches('-'));
    let run = Command::new("pdftoppm").args([form, "-r", "300", card, &name]).current_dir(directory).output();
    let Ok(output) = run else {
        eprintln!("NOT RUN: pdftoppm (poppler-utils) is not here, so no card was printed");
        assert!(std::env::var_os("ADJUDICATE_CI").is_none(), "CI has to have poppler-utils");
        return None;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    let page = std::fs::read_dir(directory).unwrap().map(|item| item.unwrap().path());
    page.filter(|path| path.file_name().unwrap().to_string_lossy().starts_with(&name)).min()
}

#[test]
fn printed_cards_are_read_again() {
    let world = homes();
    let games = table::games(&world);
    let (alice, bob) = (world.person("alice"), world.person("bob"));
    for person in [&alice, &bob] {
        let _ = std::fs::remove_dir_all(person.path(".local"));
    }
    alice.write("game.yaml", format!("{}{}", games.base, games.next[0]));
    let address = "--address 'Bob Müller; 5 Mill Lane; Oxford'";
    alice.run(&format!("postcard game.yaml {address}")).prints("alice-0003.pdf: a card for bob.\n");
    assert_eq!(alice.run("postcard game.yaml").status, 3, "a card is never overwritten");
    for form in ["-png", "-jpeg"] {
        let Some(page) = printed(&alice.home, "alice-0003.pdf", form) else { return };
        let _ = std::fs::remove_dir_all(bob.path(".local"));
        bob.write("game.yaml", &games.base);
        let photo = bob.path(if form == "-png" { "photo.png" } else { "photo.jpg" });
        std::fs::copy(page, &photo).unwrap();
        let said = bob.run(&format!("import {}", photo.display())).ok();
        assert!(said.contains("one entry new"), "{form}: {said}");
        assert_eq!(bob.read("game.yaml"), alice.read("game.yaml"));
    }
    let text =
        Command::new("pdftotext").args(["-layout", "alice-0003.pdf", "-"]).current_dir(&alice.home).output().unwrap();
    let text = String::from_utf8(text.stdout).unwrap();
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in ["Bob Müller", "5 Mill Lane", "Oxford", "Your turn.", "Please answer by 30 November.", "alice: d2"] {
        assert!(words.contains(part), "`{part}` is not in\n{text}");
    }
    // The board is a picture, a third of a dot less than 300 to the inch; without pictures its characters stand there.
    let images = Command::new("pdfimages").args(["-list", "alice-0003.pdf"]).current_dir(&alice.home).output().unwrap();
    let images = String::from_utf8(images.stdout).unwrap();
    let pictures: Vec<&str> = images.lines().filter(|line| line.contains(" image ")).collect();
    match cfg!(feature = "png") {
        true => {
            assert!(pictures.len() == 1 && pictures[0].contains(" 972 ") && pictures[0].contains(" rgb "), "{images}")
        }
        false => assert!(pictures.is_empty() && text.contains("7 .-----------."), "{images}{text}"),
    }
}

#[test]
fn a_card_is_written_in_one_language() {
    let world = homes();
    let games = table::games(&world);
    let alice = table::holder(&world, "alice", format!("{}{}", games.base, games.next[0]));
    let german =
        ["alice hat d2 gespielt.", "Bitte antworten Sie bis zum 30. November.", "Fotografieren Sie den Code, dann"];
    let capitals = ["alice PLAYED d2.", "PLEASE ANSWER BY 30 NOVEMBER.", "PHOTOGRAPH THE CODE, THEN"];
    for (language, done, parts) in [("qps", "A CARD FOR bob", capitals), ("de", "eine Karte für bob", german)] {
        reads(&alice, language);
        let card = format!("{language}.pdf");
        alice.run(&format!("postcard game.yaml -o {card}")).prints(&format!("{card}: {done}.\n"));
        if printed(&alice.home, &card, "-png").is_none() {
            return;
        }
        let text = Command::new("pdftotext").args([&card, "-"]).current_dir(&alice.home).output().unwrap();
        let text = String::from_utf8(text.stdout).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
        for part in parts {
            assert!(text.contains(part), "`{part}` is not in\n{text}");
        }
        let said = "a \"good\" place = is it not?";
        let own = outside(&text.replace(said, ""), '`');
        if language == "qps" {
            assert_eq!(small_words(&own, &["alice", "bob"]), [] as [&str; 0], "{text}");
        }
    }
}

#[test]
fn a_card_says_that_an_entry_is_too_long_for_a_code() {
    let world = homes();
    let games = table::games(&world);
    let alice = table::holder(&world, "alice", &games.base);
    let long = "so much to tell ".repeat(120);
    alice.run(&format!("play d2 --yes --trust-log --say '{long}'")).ok();
    let call = alice.run("postcard game.yaml");
    assert_eq!(call.status, 0);
    assert!(call.stderr.contains("too long for a code on a card, and the card says so"), "{}", call.stderr);
    if printed(&alice.home, "alice-0003.pdf", "-png").is_none() {
        return;
    }
    let text = Command::new("pdftotext").args(["alice-0003.pdf", "-"]).current_dir(&alice.home).output().unwrap();
    let text = String::from_utf8(text.stdout).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
    for part in ["There is no code here", "It has to be sent another way, by e-mail or as a file."] {
        assert!(text.contains(part), "`{part}` is not in\n{text}");
    }
    // Nobody is told to photograph what is not there.
    assert!(!text.contains("Photograph the code") && text.contains("adjudicate play"), "{text}");
}

#[test]
fn two_cards_to_a_sheet_and_words_for_who_has_no_computer() {
    let world = homes();
    let referee = world.person("referee");
    let alice = world.person("alice");
    let players = format!("--player 'alice={}' --player 'carol=by-post'", key("alice"));
    let terms = format!("--referee '{}' --organiser referee --first carol --display 'carol=Carol'", key("referee"));
    referee.run(&format!("new nine-mens-morris {players} {terms} --nonce {NONCE} -o game.yaml --yes")).ok();
    for person in [&alice, &referee] {
        person.write("game.yaml", referee.read("game.yaml"));
        person.run("join game.yaml --yes").ok();
        referee.write("game.yaml", person.read("game.yaml"));
    }
    referee
        .run("postcard --to alice --to carol --sheet a4 -o cards.pdf")
        .prints("cards.pdf: 2 cards for alice and carol.\n");
    referee.run("postcard --sheet a5 -o one.pdf").prints("one.pdf: a card for carol.\n");
    referee
        .run("postcard --to dave")
        .fails(2, "error: nobody called `dave` plays in this game\n |\n = help: players: alice, carol\n");
    let sizes = [("cards.pdf", "[0 0 595.28 841.89]"), ("one.pdf", "[0 0 419.53 595.28]")];
    for (file, size) in sizes {
        let bytes = std::fs::read(referee.path(file)).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        assert!(text.starts_with("%PDF-1.") && text.contains(&format!("/MediaBox {size}")), "{file}");
    }
    if printed(&referee.home, "cards.pdf", "-png").is_none() {
        return;
    }
    let text = Command::new("pdftotext").args(["cards.pdf", "-"]).current_dir(&referee.home).output().unwrap();
    let text = String::from_utf8(text.stdout).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        text.contains("carol, it is your turn: write your move on a card to the referee, who enters it for you."),
        "{text}"
    );
    assert!(text.contains("a1 a4 a7"), "{text}");
    // The referee writes her card down, and `verify` says so.
    referee.run("play d2 --for carol --yes").ok();
    assert!(referee.run("show game.yaml").ok().contains("written down by the referee for carol: entry "));
}
