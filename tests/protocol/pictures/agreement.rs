//! Pictures, pages and text boards show the same, since all of them read the scene.

use std::path::Path;

use adjudicate::referee::verify_with;
use adjudicate::render::{Charset, PageStep, ReplayPage, board, page, svg};
use adjudicate::rules::{PlayerPanel, Scene};

use crate::pictures::positions::all;

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('\'', "&#39;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// How often a text stands in another one.
fn count(markup: &str, text: &str) -> usize {
    markup.matches(text).count()
}

#[test]
fn every_piece_and_label_of_the_text_board_is_in_the_picture() {
    for position in all() {
        agrees(&position.scene, &position.name);
    }
}

/// The same at every entry of the example games.
#[test]
fn pictures_agree_all_through_the_examples() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let logs = std::fs::read_dir(directory).unwrap().map(|item| item.unwrap().path());
    let mut boards = 0;
    for path in logs.filter(|path| path.extension().is_some_and(|end| end == "yaml")) {
        let verified = verify_with(&std::fs::read(&path).unwrap(), |_, signed, state| {
            let entry = &signed.entry;
            agrees(&state.play().scene(None), &format!("{}, entry {}", path.display(), entry.seq));
            boards += 1;
        });
        // An event's log, which has no boards, is none of a game.
        assert!(verified.fault.is_none() || verified.state.is_none(), "{}", path.display());
    }
    assert!(boards > 200, "{boards}");
}

/// Every piece of the text board is drawn as often in the picture, and nothing else is.
fn agrees(scene: &Scene, name: &str) {
    let picture = svg(scene, name);
    let text = board(scene, Charset::Ascii);
    for piece in &scene.pieces {
        assert!(piece.at.0 <= scene.size.0 && piece.at.1 <= scene.size.1, "{name}: {piece:?} is beside the board");
        assert!(!piece.title.is_empty(), "{name}: {piece:?} is called nothing");
        assert!(text.contains(piece.glyph.ascii), "{name}: {piece:?} is not in the text board");
        let alike = scene.pieces.iter().filter(|other| other.title == piece.title).count();
        let title = format!("<g><title>{}</title><use ", escaped(&piece.title));
        assert_eq!(count(&picture, &title), alike, "{name}: {title}");
    }
    let drawn = picture.split("class=\"strip").next().unwrap();
    for label in &scene.labels {
        assert!(text.contains(&label.text), "{name}: {label:?} is not in the text board");
        let alike = scene.labels.iter().filter(|other| other.text == label.text).count();
        assert_eq!(count(drawn, &format!("aria-label=\"{}\"", label.text)), alike, "{name}: {label:?}");
    }
    let moved = scene.pieces.iter().filter(|piece| piece.moved).count();
    assert_eq!(count(&picture, "class=\"moved\""), moved, "{name}");
    assert_eq!(count(&picture, "class=\"left\""), scene.left.len(), "{name}");
    assert_eq!(count(&picture, "class=\"die\""), scene.dice.len() + dice_with_letters(scene), "{name}");
}

/// Dice without pips have a number or a question mark, which bears the same class.
fn dice_with_letters(scene: &Scene) -> usize {
    scene.dice.iter().filter(|die| die.sides != 6 || die.shows.is_none()).count()
}

/// Numbers that a text board has beside it are in the picture, too: in strips or in notes.
#[test]
fn what_stands_beside_the_text_board_stands_beside_the_picture() {
    let numbers = |text: &str| -> Vec<u32> {
        let mut numbers: Vec<u32> = text.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    };
    let said = |strip: &PlayerPanel| -> String {
        let stocks: Vec<String> = strip.stocks.iter().map(|stock| stock.number.to_string()).collect();
        format!("{} {} {}", strip.name, strip.role, stocks.join(" "))
    };
    for position in all() {
        let scene = &position.scene;
        let mut beside: String = scene.strips.iter().map(|strip| said(strip) + " ").collect();
        beside += &if scene.notes.is_empty() { scene.asides.join(" ") } else { scene.notes.join(" ") };
        // Stones that stand on the board or on the bar are drawn there.
        for drawn in
            [scene.pieces.len(), scene.pieces.iter().filter(|piece| piece.paint == scene.pieces[0].paint).count()]
        {
            beside += &format!(" {drawn} {} 0", scene.pieces.len() - drawn);
        }
        // The first word of an aside of Duerror Grandis is the number of a seat, which its pieces bear in text boards only.
        let asides: Vec<&str> =
            scene.asides.iter().map(|aside| aside.trim_start_matches(|c: char| c.is_ascii_digit())).collect();
        let known = numbers(&beside);
        for number in numbers(&asides.join(" ")) {
            assert!(known.contains(&number), "{}: {number} of {:?} is not in {beside}", position.name, scene.asides);
        }
    }
}

/// The paths of open boards are drawn, with what comes next on them; those of sealed boards are nowhere.
#[test]
fn paths_of_open_boards_are_drawn_and_of_sealed_ones_not() {
    let paths = |name: &str| -> Vec<String> {
        let position = all().into_iter().find(|position| position.name == format!("duerror-grandis-{name}")).unwrap();
        let picture = svg(&position.scene, "");
        let titles = picture.match_indices("<g class=\"trail\"><title>").map(|(at, mark)| &picture[at + mark.len()..]);
        titles.map(|title| title.split('<').next().unwrap().to_owned()).collect()
    };
    let whole = ["alice", "bob", "carol"].map(|name| format!("the path of {name}"));
    let next =
        ["melliran of alice", "thete of bob", "ephebe of carol"].map(|piece| format!("what the {piece} goes next"));
    assert_eq!(paths("middle"), [whole, next].concat());
    assert_eq!(paths("sealed"), Vec::<String>::new());
}

#[test]
fn whose_turn_it_is_is_marked_once() {
    for position in all() {
        let picture = svg(&position.scene, "");
        let acting =
            position.scene.strips.iter().filter(|strip| strip.standing == adjudicate::rules::TurnStatus::Acting);
        let acting: Vec<&str> = acting.map(|strip| strip.name.as_str()).collect();
        assert_eq!(count(&picture, "class=\"strip acting\""), acting.len(), "{}", position.name);
        if !position.scene.strips.is_empty() && !position.name.contains("duerror-grandis-start") {
            assert_eq!(acting.len(), 1, "{}", position.name);
            assert!(!acting[0].is_empty(), "{}", position.name);
        }
    }
}

/// A page has the same pieces as the picture, and every sentence as text.
#[test]
fn pages_have_the_same_pieces_and_every_word() {
    for position in all() {
        let scene = position.scene.clone();
        let step = PageStep {
            entry: 7,
            date: "2026-11-20".to_owned(),
            happened: vec!["turn 1".to_owned()],
            say: None,
            remarks: Vec::new(),
            proof: Vec::new(),
            scene: scene.clone(),
            turned: None,
        };
        let html = page(&ReplayPage { title: position.name.clone(), steps: vec![step], ..ReplayPage::default() });
        for piece in &scene.pieces {
            assert!(html.contains(&format!("<title>{}</title>", escaped(&piece.title))), "{}", position.name);
        }
        for sentence in &scene.words {
            assert!(html.contains(&escaped(sentence)), "{}: {sentence}", position.name);
        }
        for label in &scene.labels {
            assert!(html.contains(&format!(">{}</text>", label.text)), "{}: {label:?}", position.name);
        }
        assert!(!html.contains("id=\"slider\""), "one step needs no slider");
    }
}

/// Everything that is referred to is there, once.
#[test]
fn pictures_hold_all_that_they_refer_to() {
    for position in all() {
        let picture = svg(&position.scene, "");
        for (mark, end) in [("href=\"#", '"'), ("url(#", ')')] {
            for (at, _) in picture.match_indices(mark) {
                let id = picture[at + mark.len()..].split(end).next().unwrap();
                assert_eq!(count(&picture, &format!("id=\"{id}\"")), 1, "{}: {id}", position.name);
            }
        }
        for outside in ["http://", "https://", "<image", "<script", "<style", "@import", "<foreignObject"] {
            let known = "xmlns=\"http://www.w3.org/2000/svg\"";
            assert!(!picture.replace(known, "").contains(outside), "{}: {outside}", position.name);
        }
    }
}
