//! Every picture is the same, byte for byte, until somebody changes it and looks at it.
//!
//! After a change, `cargo xtask update pictures` writes them again: look at them before you commit them.

use std::path::{Path, PathBuf};

use adjudicate::render;

use crate::pictures::positions::{all, middles};

pub fn directory(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Compares a file with what it has to be, or writes it.
pub fn check(path: &Path, bytes: &[u8]) {
    if adjudicate_testkit::is_updating("pictures") {
        std::fs::write(path, bytes).unwrap();
        return;
    }
    let kept = std::fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(
        kept == bytes,
        "{} is drawn differently now: `cargo xtask update pictures` writes it again",
        path.display()
    );
}

#[test]
fn pictures_are_drawn_as_they_were() {
    let positions = all();
    assert!(positions.len() >= 2 * adjudicate::games::GAMES.len(), "a start and a middle of every game");
    for position in positions {
        let svg = render::svg(&position.scene, &position.name);
        check(&directory("tests/vectors/pictures").join(format!("{}.svg", position.name)), svg.as_bytes());
    }
}

/// Pictures in the README and the documentation are current.
#[test]
fn pictures_in_the_documentation_are_current() {
    let shown: Vec<PathBuf> = middles()
        .iter()
        .filter(|position| position.name.ends_with("-middle") && !position.name.starts_with("open"))
        .map(|position| {
            let game = position.name.trim_end_matches("-middle");
            let path = directory("docs/pictures").join(format!("{game}.svg"));
            let title = format!("A position of {}", adjudicate::games::find(game).unwrap().title);
            check(&path, render::svg(&position.scene, &title).as_bytes());
            path
        })
        .collect();
    let mut kept: Vec<PathBuf> =
        std::fs::read_dir(directory("docs/pictures")).unwrap().map(|item| item.unwrap().path()).collect();
    // Those of lessons have a directory and a test of their own; a browser makes those of the page.
    let is_beside = |path: &PathBuf| ["lessons", "page", "page.webp"].iter().any(|name| path.ends_with(name));
    kept.retain(|path| !shown.contains(path) && !is_beside(path));
    assert_eq!(kept, Vec::<PathBuf>::new(), "pictures that nothing makes");
    let readme = std::fs::read_to_string(directory("README.md")).unwrap();
    for path in shown {
        let name = path.file_name().unwrap().to_str().unwrap();
        let (_, image) = readme.split_once(&format!("<img src=\"docs/pictures/{name}\"")).expect("the README shows it");
        assert!(image.split('>').next().unwrap().contains(" alt=\""), "{name} is described to those who do not see it");
    }
}

#[cfg(feature = "png")]
#[test]
fn pixels_are_painted_at_every_width() {
    for position in middles() {
        for width in [1, 400, 1000] {
            let png = render::png(&position.scene, &position.name, width).unwrap();
            assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"), "{}", position.name);
            assert_eq!(png[16..20], width.to_be_bytes(), "{}", position.name);
        }
    }
}

/// For a message a picture has few colours: it is far smaller, and nobody sees the difference.
#[cfg(feature = "png")]
#[test]
fn pictures_for_messages_are_small_and_look_the_same() {
    for position in middles() {
        let small = render::small_png(&position.scene, 480).unwrap();
        let whole = render::png(&position.scene, &position.name, 480).unwrap();
        assert!(2 * small.len() < whole.len(), "{}: {} and {} bytes", position.name, small.len(), whole.len());
        let mut decoder = png::Decoder::new(std::io::Cursor::new(&small));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().unwrap();
        let mut rgb = vec![0; reader.output_buffer_size().unwrap()];
        let frame = reader.next_frame(&mut rgb).unwrap();
        let dots = render::dots(&position.scene, &position.name, 480).unwrap();
        assert_eq!((frame.width, frame.height, rgb.len()), (dots.width, dots.height, dots.rgb.len()));
        let differences = rgb.iter().zip(&dots.rgb).map(|(one, other)| u64::from(one.abs_diff(*other)));
        let (sum, most) = differences.fold((0, 0), |(sum, most), one| (sum + one, one.max(most)));
        let mean = sum as f64 / rgb.len() as f64;
        assert!(mean < 2.5 && most < 64, "{}: {mean}, at most {most}", position.name);
    }
}

/// A die that is thrown or a stone that is set is seen: no two positions look the same.
#[cfg(feature = "png")]
#[test]
fn every_position_looks_its_own() {
    let mut seen = std::collections::HashMap::new();
    for position in all() {
        let png = render::png(&position.scene, "", 200).unwrap();
        if let Some(other) = seen.insert(png, position.name.clone()) {
            // Both games of merels begin with the same board and the same stones.
            let pair = [other.as_str(), position.name.as_str()];
            assert_eq!(pair, ["nine-mens-morris-start", "roman-merels-start"]);
        }
    }
}

#[cfg(feature = "png")]
#[test]
fn moving_pictures_show_every_board_once() {
    let scenes: Vec<_> = all().into_iter().filter(|p| p.name.starts_with("nine")).map(|p| p.scene).collect();
    let [start, middle] = scenes.as_slice() else { panic!("two positions") };
    let mut painted = 0;
    let gif = render::gif(&[start.clone(), start.clone(), middle.clone()], 200, || painted += 1).unwrap();
    assert!(gif.starts_with(b"GIF89a") && gif.ends_with(b";"));
    assert_eq!(gif[6..8], 200u16.to_le_bytes());
    // A frame begins with its control block.
    let frames = gif.windows(4).filter(|bytes| *bytes == [0x21, 0xf9, 4, 5]).count();
    assert_eq!((frames, painted), (2, 3), "the start twice is shown once");
    assert!(render::gif(&[], 200, || ()).is_err());
}
