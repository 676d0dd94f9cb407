//! Several games and their common texts, as one page for browsers.
//!
//! The chapters stand one behind the other; every game waits in a template of its own, which the script puts in their
//! place when the address names it. So the page costs no more to show than its visible part, and the ids of one game
//! never meet those of another. The page needs nothing but itself, and its policy forbids it anything else.

mod markup;
mod pages;

use std::collections::{BTreeMap, BTreeSet};

use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

use super::page::{GAME, GameFragment, PageLanguage, PageStep, STYLE, defined, fragment, lead, opening};
use super::picture::escaped;
use markup::{part, spans};
pub use pages::{SitePage, pages};

const SITE_STYLE: &str = include_str!("site/site.css");
const SITE_SCRIPT: &str = include_str!("site/site.js");

/// The contents of a site.
#[derive(Clone, Debug, Default)]
pub struct SiteContent {
    /// Its title, and its heading.
    pub title: String,
    /// The description, in a few lines below the heading.
    pub facts: Vec<String>,
    /// The texts.
    pub chapters: Vec<Chapter>,
    /// The games.
    pub games: Vec<SiteGame>,
    /// Whether the referee's own page, [`REFEREE`](super::REFEREE), is in the same directory, so that this page can
    /// link to it.
    pub referee: bool,
    /// The language of all that.
    pub language: PageLanguage,
}

/// A part of a site that its contents name. Ids are those of addresses: letters, digits and dashes, each only once.
#[derive(Clone, Debug, Default)]
pub struct Chapter {
    /// The id, to which links lead.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// The content.
    pub parts: Vec<ChapterPart>,
}

/// A piece of a chapter.
#[derive(Clone, Debug)]
pub enum ChapterPart {
    /// A heading within the chapter, with its id.
    Heading(String, String),
    /// A paragraph.
    Text(Vec<Span>),
    /// A problem.
    Alarm(Vec<Span>),
    /// Names with their values.
    Facts(Vec<(String, Vec<Span>)>),
    /// Sentences, one below the other.
    List(Vec<Vec<Span>>),
    /// Rows and columns.
    Table(SiteTable),
    /// Details behind a title, closed at first.
    More(String, Vec<ChapterPart>),
}

/// Text in a line.
#[derive(Clone, Debug)]
pub enum Span {
    /// As it is.
    Text(String),
    /// Emphasised.
    Strong(String),
    /// Something that is not prose: an id, a command.
    Code(String),
    /// A link to a chapter, a heading or a game of this site: its id, and the text.
    Link(String, String),
}

impl Span {
    /// Plain text.
    pub fn text(text: impl Into<String>) -> Span {
        Span::Text(text.into())
    }
}

/// A column of a table.
#[derive(Clone, Debug)]
pub struct Column {
    /// Its heading.
    pub title: String,
    /// The meaning of the heading, if the heading is short.
    pub means: String,
    /// Whether it holds text; else numbers and marks.
    pub prose: bool,
}

impl Column {
    /// A column of text.
    pub fn prose(title: impl Into<String>) -> Column {
        Column { title: title.into(), means: String::new(), prose: true }
    }

    /// A column of numbers or marks.
    pub fn number(title: impl Into<String>, means: impl Into<String>) -> Column {
        Column { title: title.into(), means: means.into(), prose: false }
    }
}

/// Rows and columns.
#[derive(Clone, Debug, Default)]
pub struct SiteTable {
    /// The description of the table, for readers who hear it without its surroundings.
    pub caption: String,
    /// The columns.
    pub columns: Vec<Column>,
    /// The column whose cells name the rows.
    pub named_by: usize,
    /// The rows: a cell for each column.
    pub rows: Vec<Vec<Vec<Span>>>,
}

/// A game that can be gone through.
#[derive(Clone, Debug, Default)]
pub struct SiteGame {
    /// The id, to which links lead.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// Ways to other places.
    pub ways: Vec<Vec<Span>>,
    /// The facts about the game, above the board.
    pub facts: Vec<Vec<Span>>,
    /// Its steps; none where there is nothing to be seen.
    pub steps: Vec<PageStep>,
    /// The next act, or the end of the game.
    pub outlook: Vec<String>,
    /// Details, below everything else.
    pub notes: Vec<Vec<Span>>,
}

/// The site as HTML.
pub fn site(site: &SiteContent) -> String {
    let title = escaped(&site.title);
    let style = format!("{STYLE}{SITE_STYLE}");
    let script = format!("{GAME}{SITE_SCRIPT}");
    let mut html = opening(site.language, &site.title, &style, &script);
    html.push_str(&format!("<header>\n<h1>{title}</h1>\n"));
    for fact in &site.facts {
        html.push_str(&format!("<p>{}</p>\n", escaped(fact)));
    }
    html.push_str(&lead(site.language, site.referee));
    html.push_str("</header>\n");
    html.push_str(&contents(site.language, &site.chapters));
    let games: Vec<(&SiteGame, GameFragment)> =
        site.games.par_iter().map(|game| (game, made(site.language, game))).collect();
    let common = common(games.iter().map(|(_, fragment)| &fragment.definitions));
    html.push_str(&defined(common.values().copied()));
    html.push_str("<main id=\"event\">\n");
    for chapter in &site.chapters {
        let (id, title) = (escaped(&chapter.id), escaped(&chapter.title));
        html.push_str(&format!("<section class=\"chapter\" id=\"{id}\">\n<h2>{title}</h2>\n"));
        html.extend(chapter.parts.iter().map(part));
        html.push_str("</section>\n");
    }
    html.push_str("</main>\n<main id=\"stage\" hidden></main>\n");
    let no_script =
        site.language.text("page-no-script", "The games are shown by a script, and scripts are switched off.");
    html.push_str(&format!("<noscript><p>{no_script}</p></noscript>\n"));
    for (game, fragment) in &games {
        html.push_str(&waiting(site.language, game, fragment, &common));
    }
    html.push_str(&format!("<script>{script}</script>\n</body>\n</html>\n"));
    html
}

/// Returns the list of chapters, with links to them.
fn contents(language: PageLanguage, chapters: &[Chapter]) -> String {
    let link =
        |chapter: &Chapter| format!("<li><a href=\"#{}\">{}</a></li>\n", escaped(&chapter.id), escaped(&chapter.title));
    let links: String = chapters.iter().map(link).collect();
    let contents = language.text("page-contents", "Contents");
    format!("<nav class=\"contents\" aria-label=\"{contents}\">\n<ul>\n{links}</ul>\n</nav>\n")
}

fn made(language: PageLanguage, game: &SiteGame) -> GameFragment {
    match game.steps.is_empty() {
        true => GameFragment { definitions: BTreeMap::new(), markup: String::new() },
        false => fragment(language, &game.steps, &game.outlook, &format!("{}-", game.id)),
    }
}

/// The definitions that mean the same in every game that has them. Others, such as the pieces of two games whose boards give
/// them different colours, stay with their games.
fn common<'a>(all: impl Iterator<Item = &'a BTreeMap<String, String>>) -> BTreeMap<&'a String, &'a String> {
    let mut common = BTreeMap::new();
    let mut differing = BTreeSet::new();
    for (id, definition) in all.flatten() {
        if *common.entry(id).or_insert(definition) != definition {
            differing.insert(id);
        }
    }
    common.retain(|id, _| !differing.contains(id));
    common
}

/// A game in its template.
fn waiting(
    language: PageLanguage,
    game: &SiteGame,
    fragment: &GameFragment,
    common: &BTreeMap<&String, &String>,
) -> String {
    let own = fragment.definitions.iter().filter(|(id, _)| !common.contains_key(id)).map(|(_, definition)| definition);
    let mut html = format!("<template class=\"waiting\" id=\"{}\">\n<nav class=\"ways\"", escaped(&game.id));
    html.push_str(&format!(" aria-label=\"{}\">\n<ul>\n", language.text("page-other-games", "Other games")));
    for way in &game.ways {
        html.push_str(&format!("<li>{}</li>\n", spans(way)));
    }
    html.push_str(&format!("</ul>\n</nav>\n<h2 tabindex=\"-1\">{}</h2>\n", escaped(&game.title)));
    let facts = |facts: &[Vec<Span>]| -> String {
        facts.iter().map(|fact| format!("<p class=\"fact\">{}</p>\n", spans(fact))).collect()
    };
    html.push_str(&facts(&game.facts));
    html.push_str(&defined(own));
    if !fragment.markup.is_empty() {
        html.push_str(&format!("<div class=\"game\">\n{}</div>\n", fragment.markup));
    }
    html + &facts(&game.notes) + "</template>\n"
}
