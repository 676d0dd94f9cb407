//! The positions of lessons as pictures, and the part of each game's page that shows them, are as the program has them.
//!
//! After a change of a lesson, `cargo xtask update pictures` writes both again: look at them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use adjudicate::games::GAMES;
use adjudicate::render;
use adjudicate::rules::{Game, Scene};
use adjudicate_locales::Language;
use adjudicate_text::lesson;

use crate::pictures::golden::{check, directory};

/// The markers before and behind the generated part of a page.
const BEGIN: &str = "<!-- lessons: made by the program -->\n";
const END: &str = "<!-- end of lessons -->\n";

/// How wide a picture is on a page.
const WIDTH: u32 = 280;

/// Returns a picture in the size in which pages show it.
fn small(svg: &str) -> String {
    let value = |name: &str| -> u32 {
        let (_, rest) = svg.split_once(&format!(" {name}=\"")).unwrap();
        rest.split_once('"').unwrap().0.parse().unwrap()
    };
    let size = |width: u32, height: u32| format!(" width=\"{width}\" height=\"{height}\"");
    let (width, height) = (value("width"), value("height"));
    svg.replacen(&size(width, height), &size(WIDTH, height * WIDTH / width), 1)
}

/// A lesson with what there is to see of it.
struct Shown {
    place: usize,
    /// The scene, and the name of the file that shows it; none where there is no board.
    drawn: Option<(Scene, String)>,
}

/// The lessons of a game in which there is something to try; the others only say what the clauses on the same page say.
/// If several lessons have the same position, the first one's picture is shown.
fn shown(game: &'static Game) -> Vec<Shown> {
    let mut all: Vec<Shown> = Vec::new();
    for (place, lesson) in game.lessons.iter().enumerate().filter(|(_, lesson)| !lesson.task.is_empty()) {
        let drawn = lesson.has_board().then(|| {
            let play = lesson.begin(game).unwrap();
            let scene = play.scene(lesson::viewer(&play));
            let before = all.iter().filter_map(|shown| shown.drawn.as_ref()).find(|(drawn, _)| *drawn == scene);
            before.cloned().unwrap_or_else(|| (scene, format!("{}.svg", game.lesson_name(place).to_lowercase())))
        });
        all.push(Shown { place, drawn: drawn.filter(|(scene, _)| scene.size != (0, 0)) });
    }
    // A common clause has no number that is one game's alone.
    for shown in &mut all {
        if let Some((_, file)) = shown.drawn.as_mut().filter(|(_, file)| file.starts_with("all-")) {
            let own = game.clauses[0].id.split('-').next().unwrap().to_lowercase();
            *file = format!("{own}-{file}");
        }
    }
    all
}

#[test]
fn lessons_are_shown_as_they_are() {
    let mut files = BTreeSet::new();
    for game in GAMES {
        for shown in shown(game) {
            let Some((scene, file)) = shown.drawn else { continue };
            let path = directory("docs/pictures/lessons").join(&file);
            // Of several lessons with one position the first gives the title.
            if files.insert(path.clone()) {
                let title = format!("The position of {}", file.trim_end_matches(".svg").to_uppercase());
                check(&path, small(&render::svg(&scene, &title)).as_bytes());
            }
        }
    }
    let kept: BTreeSet<_> =
        std::fs::read_dir(directory("docs/pictures/lessons")).unwrap().map(|item| item.unwrap().path()).collect();
    assert_eq!(kept, files, "pictures that nothing makes, or that are missing");
}

#[test]
fn pages_have_all_lessons_with_a_task() {
    for game in GAMES {
        let path = directory("docs/rules").join(format!("{}.md", game.name));
        let page = std::fs::read_to_string(&path).unwrap();
        let parts = page.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
        let (before, after) = parts.unwrap_or_else(|| panic!("{} has no place for lessons", path.display()));
        check(Path::new(&path), format!("{before}{BEGIN}{}{END}{after}", part(game)).as_bytes());
    }
}

/// The rows of a game's page.
fn part(game: &'static Game) -> String {
    let mut rows = "| position | lesson |\n| --- | --- |\n".to_owned();
    let mut described: BTreeMap<String, String> = BTreeMap::new();
    for Shown { place, drawn } in shown(game) {
        let lesson = &game.lessons[place];
        let picture = drawn.map_or_else(String::new, |(scene, file)| {
            // A position is described once.
            let words = match described.get(&file) {
                Some(first) => format!("The position of {first}."),
                None => render::escaped(&scene.words.join(" ")),
            };
            described.entry(file.clone()).or_insert_with(|| game.lesson_name(place));
            format!("![{words}](../pictures/lessons/{file})")
        });
        // The page itself explains its clauses. If there are several lessons of a clause, the text says which part this one is
        // about; the common clauses are on another page.
        let of_clause = game.lessons.iter().filter(|other| other.clause == lesson.clause).count();
        let is_explained = of_clause == 1 && game.clauses.iter().any(|clause| clause.id == lesson.clause);
        let mut cells = Vec::from_iter((!is_explained).then(|| lesson.text.to_owned()));
        cells.extend(lesson::table(Language::ENGLISH, lesson));
        cells.push(format!("*{}*", lesson.task));
        cells.extend(lesson::answers(Language::ENGLISH, game, lesson));
        // The name of the lesson says which clause refuses the answer.
        let text = format!("**{}** {}", game.lesson_name(place), cells.join("<br>"))
            .replace(&format!("is refused: [{}] ", lesson.clause), "is refused: ");
        let parts = picture.matches(['[', ']', '_', '*', '`', '<']).count();
        assert!(parts == 2 * usize::from(!picture.is_empty()), "{}: a plain text", game.lesson_name(place));
        assert!(!text.contains('|') && !picture.contains('|'), "{}: a row of a table", game.lesson_name(place));
        rows += &format!("| {picture} | {text} |\n");
    }
    rows
}
