//! A site of several files. Each page can be read without a script; links lead from page to page.

use std::collections::BTreeMap;

use super::markup::{part, spans};
use super::{Chapter, ChapterPart, SITE_STYLE, SiteGame, contents};
use crate::page::{BEGIN, GAME, PageLanguage, STYLE, defined, fragment, opening};
use crate::picture::escaped;

/// A file of a site.
#[derive(Clone, Debug, Default)]
pub struct SitePage {
    /// Its path in the site's directory, with `/` between its parts.
    pub path: String,
    /// Its title, and its heading.
    pub title: String,
    /// The description, in a few lines below the heading.
    pub facts: Vec<String>,
    /// The texts.
    pub chapters: Vec<Chapter>,
    /// The game that it shows, if it shows one.
    pub game: Option<SiteGame>,
}

/// The HTML of all pages, in their order and in a language. A link to an id leads to the page that has it; a link to an id that is nowhere becomes
/// plain text, and one to the first id of another page to that page.
pub fn pages(language: PageLanguage, pages: &[SitePage]) -> Vec<String> {
    let mut places: BTreeMap<&str, LinkTarget> = BTreeMap::new();
    for page in pages {
        let headings = page.chapters.iter().flat_map(|chapter| {
            let inner = chapter.parts.iter().filter_map(|part| match part {
                ChapterPart::Heading(id, _) => Some(id),
                _ => None,
            });
            std::iter::once(&chapter.id).chain(inner)
        });
        for (at, id) in page.game.iter().map(|game| &game.id).chain(headings).enumerate() {
            places.entry(id).or_insert(LinkTarget { path: &page.path, is_first: at == 0 });
        }
    }
    pages.iter().map(|page| resolved(&html(language, page), &page.path, &places)).collect()
}

/// The place of an id.
struct LinkTarget<'a> {
    path: &'a str,
    /// Whether nothing but the heading stands above it, so that the page is the way to it.
    is_first: bool,
}

fn html(language: PageLanguage, page: &SitePage) -> String {
    let style = format!("{STYLE}{SITE_STYLE}");
    let script = if page.game.is_some() { format!("{GAME}{BEGIN}") } else { String::new() };
    let mut html = opening(language, &page.title, &style, &script);
    html.push_str(&format!("<header>\n<h1>{}</h1>\n", escaped(&page.title)));
    for fact in &page.facts {
        html.push_str(&format!("<p>{}</p>\n", escaped(fact)));
    }
    html.push_str("</header>\n");
    if page.chapters.len() > 1 {
        html.push_str(&contents(language, &page.chapters));
    }
    html.push_str("<main id=\"event\">\n");
    if let Some(game) = &page.game {
        html.push_str(&shown(language, game));
    }
    for chapter in &page.chapters {
        let (id, title) = (escaped(&chapter.id), escaped(&chapter.title));
        html.push_str(&format!("<section class=\"chapter\" id=\"{id}\">\n<h2>{title}</h2>\n"));
        html.extend(chapter.parts.iter().map(part));
        html.push_str("</section>\n");
    }
    html.push_str("</main>\n");
    if !script.is_empty() {
        html.push_str(&format!("<script>{script}</script>\n"));
    }
    html + "</body>\n</html>\n"
}

/// A game with its facts, ways and notes.
fn shown(language: PageLanguage, game: &SiteGame) -> String {
    let (id, others) = (escaped(&game.id), language.text("page-other-pages", "Other pages"));
    let mut html = format!("<nav class=\"ways\" id=\"{id}\" aria-label=\"{others}\">\n<ul>\n");
    for way in &game.ways {
        html.push_str(&format!("<li>{}</li>\n", spans(way)));
    }
    html.push_str("</ul>\n</nav>\n");
    for fact in &game.facts {
        html.push_str(&format!("<p class=\"fact\">{}</p>\n", spans(fact)));
    }
    if !game.steps.is_empty() {
        let made = fragment(language, &game.steps, &game.outlook, &format!("{}-", game.id));
        html.push_str(&defined(made.definitions.values()));
        html.push_str(&format!("<div class=\"game\">\n{}</div>\n", made.markup));
    }
    for note in &game.notes {
        html.push_str(&format!("<p class=\"fact\">{}</p>\n", spans(note)));
    }
    html
}

/// The HTML of a page with its links to ids made into links to the pages that have them.
fn resolved(html: &str, own: &str, places: &BTreeMap<&str, LinkTarget>) -> String {
    const LINK: &str = "<a href=\"#";
    let up = "../".repeat(own.matches('/').count());
    let mut text = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, link)) = rest.split_once(LINK) {
        text.push_str(before);
        let Some((id, behind)) = link.split_once("\">") else { break };
        match places.get(id) {
            Some(target) if target.path == own => text.push_str(&format!("{LINK}{id}\">")),
            Some(target) if target.is_first => text.push_str(&format!("<a href=\"{up}{}\">", target.path)),
            Some(target) => text.push_str(&format!("<a href=\"{up}{}#{id}\">", target.path)),
            // The entries of a game have ids of their own, to which its script looks for links.
            None if html.contains(&format!(" id=\"{id}\"")) => text.push_str(&format!("{LINK}{id}\">")),
            // A file, or nothing.
            None if id.contains('.') => text.push_str(&format!("<a href=\"{up}{id}\">")),
            None => {
                let (said, behind) = behind.split_once("</a>").unwrap_or((behind, ""));
                text.push_str(said);
                rest = behind;
                continue;
            }
        }
        rest = behind;
    }
    text + rest
}

#[cfg(test)]
#[allow(clippy::indexing_slicing)]
mod tests {
    use super::*;
    use crate::Span;

    fn page(path: &str, id: &str, links: &[&str]) -> SitePage {
        let links = links.iter().map(|link| Span::Link((*link).to_owned(), format!("to {link}"))).collect();
        let parts = vec![ChapterPart::Text(links), ChapterPart::Heading(format!("{id}-more"), "More".to_owned())];
        let chapters = vec![Chapter { id: id.to_owned(), title: "A & B".to_owned(), parts }];
        SitePage { path: path.to_owned(), title: "T".to_owned(), chapters, ..SitePage::default() }
    }

    #[test]
    fn links_lead_from_page_to_page() {
        let made = pages(
            PageLanguage::default(),
            &[
                page("index.html", "one", &["one", "two", "two-more", "nowhere", "log/event.yaml"]),
                page("rounds/a-1.html", "two", &["one", "two", "one-more", "log/event.yaml"]),
            ],
        );
        let to_more = "<a href=\"rounds/a-1.html#two-more\">to two-more</a>";
        for link in
            ["<a href=\"#one\">to one</a>", "<a href=\"rounds/a-1.html\">to two</a>", to_more, "<p>", "to nowhere<a"]
        {
            assert!(made[0].contains(link), "{link} is missing in {}", made[0]);
        }
        assert!(made[0].contains("<a href=\"log/event.yaml\">"), "{}", made[0]);
        for link in [
            "<a href=\"../index.html\">",
            "<a href=\"../index.html#one-more\">",
            "<a href=\"#two\">",
            "<a href=\"../log/event.yaml\">",
        ] {
            assert!(made[1].contains(link), "{link} is missing in {}", made[1]);
        }
        let entry = "<li id=\"game-1\"><a href=\"#game-1\">1</a></li><a href=\"#game-2\">2</a>";
        let kept = "<li id=\"game-1\"><a href=\"#game-1\">1</a></li>2";
        assert_eq!(resolved(entry, "games/a.html", &BTreeMap::new()), kept);
        assert!(made[0].contains("A &amp; B") && !made[0].contains("<script>"));
    }
}
