//! A game as one page for browsers: the board, a slider, and the events as text.
//!
//! The page needs nothing but itself, and its policy forbids it anything else.

mod beside;
mod game;
mod language;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use super::picture::escaped;
use adjudicate_rules::Scene;
pub(super) use game::{GameFragment, SCRIPT as GAME, defined, fragment};
pub use language::PageLanguage;

/// How a game looks, alone on a page or as one of many.
pub(super) const STYLE: &str = include_str!("page/page.css");

/// A page with one game shows that.
pub(super) const BEGIN: &str = "replay(document);\n";

/// The contents of a page.
#[derive(Clone, Debug, Default)]
pub struct ReplayPage {
    /// Its title, and its heading.
    pub title: String,
    /// The facts about the whole game, above the board.
    pub facts: Vec<String>,
    /// The steps that can be gone to.
    pub steps: Vec<PageStep>,
    /// The next act, or the end of the game.
    pub outlook: Vec<String>,
    /// Whether the referee's own page, [`REFEREE`], is in the same directory, so that this page can link to it.
    pub referee: bool,
    /// The language of all that.
    pub language: PageLanguage,
}

/// One entry of a game and the board after it.
#[derive(Clone, Debug)]
pub struct PageStep {
    /// The number of the entry.
    pub entry: u64,
    /// Its date.
    pub date: String,
    /// The events, one sentence each.
    pub happened: Vec<String>,
    /// The remark of its author.
    pub say: Option<String>,
    /// The consequences.
    pub remarks: Vec<String>,
    /// The proof of the throw that it completed: what each value is, and the value.
    pub proof: Vec<(String, String)>,
    /// The board after it.
    pub scene: Scene,
    /// The same from the other side, where the board has two.
    pub turned: Option<Scene>,
}

/// The page as HTML.
pub fn page(page: &ReplayPage) -> String {
    let title = escaped(&page.title);
    let script = format!("{GAME}{BEGIN}");
    let GameFragment { definitions, markup } = fragment(page.language, &page.steps, &page.outlook, "");
    let mut html = opening(page.language, &page.title, STYLE, &script);
    html.push_str(&format!("<header>\n<h1>{title}</h1>\n"));
    for fact in &page.facts {
        html.push_str(&format!("<p>{}</p>\n", escaped(fact)));
    }
    html.push_str(&lead(page.language, page.referee));
    html.push_str("</header>\n");
    html.push_str(&defined(definitions.values()));
    html.push_str(&format!("<main class=\"game\">\n{markup}</main>\n<script>{script}</script>\n</body>\n</html>\n"));
    html
}

/// The file of the page in which everything can be checked without a program.
pub const REFEREE: &str = "adjudicate.html";

/// Returns the link to it, if it is in the same directory.
pub(super) fn lead(language: PageLanguage, referee: bool) -> String {
    if !referee {
        return String::new();
    }
    let text = language.text("page-referee", "Check the log yourself, in a page of the referee's");
    format!("<p><a href=\"{REFEREE}\">{text}</a></p>\n")
}

/// A document up to the beginning of its body, with a policy that lets this style and this script act and nothing else.
pub(super) fn opening(language: PageLanguage, title: &str, style: &str, script: &str) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" \
         content=\"default-src 'none'; style-src '{}'; script-src '{}'; img-src data:; base-uri 'none'; form-action \
         'none'\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"color-scheme\" \
         content=\"light dark\">\n<meta name=\"referrer\" content=\"no-referrer\">\n<link rel=\"icon\" href=\"data:,\">\n\
         <title>{}</title>\n<style>{style}</style>\n</head>\n<body>\n",
        escaped(language.tag),
        fingerprint(style),
        fingerprint(script),
        escaped(title)
    )
}

/// How a policy names a text that is allowed to act.
fn fingerprint(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
}
