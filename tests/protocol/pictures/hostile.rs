//! Names, remarks and free texts come from others: no picture and no page lets them act.

use adjudicate::games;
use adjudicate::render::{PageLanguage, PageStep, ReplayPage, page, svg};
use adjudicate::rules::{Name, Options, Play, Scene, Seat, Setup};

const HOSTILE: &str = "\"'><script>alert(1)</script><svg onload=alert(2)></title></desc>]]>&amp;\u{202e}\u{0}--><!--";

fn hostile_scene() -> Scene {
    let names = ["alice", "bob"].into_iter().filter_map(Name::parse).collect();
    let setup = Setup { names, first: Some(Seat(0)), options: Options::default(), ..Setup::default() };
    let mut scene = Play::start(games::find("nine-mens-morris").unwrap(), setup).unwrap().scene(None);
    scene.words.push(HOSTILE.to_owned());
    scene.notes.push(HOSTILE.to_owned());
    scene.labels[0].text = HOSTILE.to_owned();
    for strip in &mut scene.strips {
        strip.name = HOSTILE.to_owned();
        strip.role = HOSTILE.into();
    }
    let mut piece = adjudicate::rules::ScenePiece {
        at: (0, 0),
        glyph: scene.spots[0].glyph,
        figure: adjudicate::rules::PieceShape::Stone,
        paint: adjudicate::rules::Paint::Dark,
        title: HOSTILE.into(),
        moved: true,
    };
    scene.pieces.push(piece.clone());
    piece.at = (u16::MAX, u16::MAX);
    scene.pieces.push(piece);
    scene
}

fn no_act(markup: &str, scripts: usize) {
    assert_eq!(markup.matches("<script").count(), scripts);
    assert_eq!(markup.matches("</script").count(), scripts);
    assert!(!markup.contains("<svg onload"), "an element of a stranger");
    assert!(!markup.contains('\u{202e}') && !markup.contains('\u{0}'));
    assert!(!markup.contains("<!--"));
    assert!(markup.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "the text is still to be read");
}

#[test]
fn pictures_let_no_text_act() {
    no_act(&svg(&hostile_scene(), HOSTILE), 0);
}

#[cfg(feature = "png")]
#[test]
fn odd_scenes_are_painted() {
    for scene in [hostile_scene(), Scene::default()] {
        assert!(adjudicate::render::png(&scene, HOSTILE, 300).is_ok());
    }
}

#[test]
fn pages_let_no_text_act() {
    let step = |entry| PageStep {
        entry,
        date: HOSTILE.to_owned(),
        happened: vec![HOSTILE.to_owned()],
        say: Some(HOSTILE.to_owned()),
        remarks: vec![HOSTILE.to_owned()],
        proof: vec![(HOSTILE.to_owned(), HOSTILE.to_owned())],
        scene: hostile_scene(),
        turned: None,
    };
    let html = page(&ReplayPage {
        language: PageLanguage::default(),
        referee: true,
        title: HOSTILE.to_owned(),
        facts: vec![HOSTILE.to_owned()],
        steps: vec![step(0), step(1)],
        outlook: vec![HOSTILE.to_owned()],
    });
    no_act(&html, 1);
    assert!(html.contains("default-src 'none'"));
    assert!(!html.contains("unsafe-inline"));
}
