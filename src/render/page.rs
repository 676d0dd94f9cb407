//! A game as one page for browsers: the board, a slider, and all that happened as text.
//!
//! The page needs nothing but itself, and its policy forbids it anything else. Parts of the drawing that several steps have
//! in common stand in it once, with the steps at which they are seen.

mod beside;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use super::picture::{Drawing, Ink, Layer, draw, escaped};
use crate::rules::Scene;
use beside::{Place, beside};

const STYLE: &str = include_str!("page/page.css");
const SCRIPT: &str = include_str!("page/page.js");

/// What a page shows.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// Its title, and its heading.
    pub title: String,
    /// What is to be said of the whole game, above the board.
    pub facts: Vec<String>,
    /// The steps that can be gone to.
    pub steps: Vec<Step>,
    /// What comes next, or how the game ended.
    pub outlook: Vec<String>,
}

/// One entry of a game and the board after it.
#[derive(Clone, Debug)]
pub struct Step {
    /// The number of the entry.
    pub entry: u64,
    /// Its date.
    pub date: String,
    /// What happened, one sentence each.
    pub happened: Vec<String>,
    /// What its author says.
    pub say: Option<String>,
    /// What followed from it.
    pub remarks: Vec<String>,
    /// The proof of the throw that it completed: what each value is, and the value.
    pub proof: Vec<(String, String)>,
    /// The board after it.
    pub scene: Scene,
}

/// A part of the page that is seen at some steps.
struct Shared {
    markup: String,
    /// First and last steps, counted from zero.
    seen: Vec<(usize, usize)>,
}

/// The page as HTML.
pub fn page(page: &Page) -> String {
    let drawings: Vec<Drawing> = page.steps.iter().map(|step| draw(&step.scene, Ink::Text)).collect();
    let title = escaped(&page.title);
    let mut html = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" \
         content=\"default-src 'none'; style-src '{}'; script-src '{}'; img-src data:; base-uri 'none'; form-action \
         'none'\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"color-scheme\" \
         content=\"light dark\">\n<meta name=\"referrer\" content=\"no-referrer\">\n<link rel=\"icon\" href=\"data:,\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<header>\n<h1>{title}</h1>\n",
        fingerprint(STYLE),
        fingerprint(SCRIPT)
    );
    for fact in &page.facts {
        html.push_str(&format!("<p>{}</p>\n", escaped(fact)));
    }
    html.push_str("</header>\n<main>\n<section class=\"table\" aria-label=\"The board\">\n");
    html.push_str(&picture(&drawings));
    html.push_str(&controls(page.steps.len()));
    html.push_str(&lists(page));
    html.push_str(&now(page));
    html.push_str("</section>\n<section class=\"story\" aria-label=\"What happened\">\n<h2>What happened</h2>\n<ol id=\"moves\">\n");
    for step in &page.steps {
        html.push_str(&told(step));
    }
    html.push_str("</ol>\n");
    for line in &page.outlook {
        html.push_str(&format!("<p class=\"outlook\">{}</p>\n", escaped(line)));
    }
    html.push_str(&format!("</section>\n</main>\n<script>{SCRIPT}</script>\n</body>\n</html>\n"));
    html
}

/// How a policy names a text that is allowed to act.
fn fingerprint(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
}

/// The board at all steps.
fn picture(drawings: &[Drawing]) -> String {
    if drawings.iter().all(|drawing| drawing.parts.is_empty()) {
        let definitions: String = definitions(drawings);
        return format!("<svg class=\"definitions\" aria-hidden=\"true\"><defs>{definitions}</defs></svg>\n");
    }
    let size = |of: fn(&Drawing) -> f64| drawings.iter().map(of).fold(0.0, f64::max).ceil();
    let (width, height) = (size(|drawing| drawing.width), size(|drawing| drawing.height));
    let mut markup = format!(
        "<svg id=\"board\" viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"The board; the text below the controls \
         describes it\">\n<defs>\n{}</defs>\n",
        definitions(drawings)
    );
    for layer in Layer::ALL {
        let parts = |drawing: &Drawing| {
            let own = drawing.parts.iter().filter(|part| part.layer == layer);
            own.map(|part| part.markup.clone()).collect::<Vec<_>>()
        };
        for shared in shared(drawings.iter().map(parts)) {
            markup.push_str(&wrapped_in("g", &shared, drawings.len()));
        }
    }
    markup + "</svg>\n"
}

fn definitions(drawings: &[Drawing]) -> String {
    let mut all = BTreeMap::new();
    for drawing in drawings {
        all.extend(&drawing.definitions);
    }
    all.values().map(|definition| format!("{definition}\n")).collect()
}

/// Players, dice and notes at all steps.
fn lists(page: &Page) -> String {
    let steps: Vec<Vec<(Place, String)>> = page.steps.iter().map(|step| beside(&step.scene)).collect();
    let places: BTreeSet<Place> = steps.iter().flatten().map(|(place, _)| *place).collect();
    let mut markup = "<ul class=\"beside\">\n".to_owned();
    for place in places {
        let there = |items: &Vec<(Place, String)>| {
            items.iter().filter(|(own, _)| *own == place).map(|(_, item)| item.clone()).collect::<Vec<_>>()
        };
        for shared in shared(steps.iter().map(there)) {
            markup.push_str(&wrapped_in("li", &shared, steps.len()));
        }
    }
    markup + "</ul>\n"
}

/// Each part once, in the order in which they are first seen, with the steps at which they are.
fn shared(steps: impl Iterator<Item = Vec<String>>) -> Vec<Shared> {
    let mut known: Vec<Shared> = Vec::new();
    let mut places: HashMap<(String, usize), usize> = HashMap::new();
    for (step, parts) in steps.enumerate() {
        let mut again: HashMap<String, usize> = HashMap::new();
        for markup in parts {
            // The same markup twice in one step is two parts.
            let copy = again.entry(markup.clone()).or_default();
            *copy += 1;
            match places.get(&(markup.clone(), *copy)).and_then(|place| known.get_mut(*place)) {
                Some(part) => match part.seen.last_mut() {
                    Some((_, last)) if *last + 1 == step => *last = step,
                    _ => part.seen.push((step, step)),
                },
                None => {
                    places.insert((markup.clone(), *copy), known.len());
                    known.push(Shared { markup, seen: vec![(step, step)] });
                }
            }
        }
    }
    known
}

/// A part in an element that says when it is seen; at first the last step is shown.
fn wrapped_in(element: &str, shared: &Shared, steps: usize) -> String {
    if shared.seen == [(0, steps - 1)] {
        return format!("<{element}>{}</{element}>\n", shared.markup);
    }
    let ranges: Vec<String> = shared
        .seen
        .iter()
        .map(|(from, to)| if from == to { from.to_string() } else { format!("{from}-{to}") })
        .collect();
    let hidden = if shared.seen.last().is_some_and(|(_, to)| to + 1 == steps) { "" } else { " hidden" };
    format!("<{element} data-at=\"{}\"{hidden}>{}</{element}>\n", ranges.join(" "), shared.markup)
}

fn controls(steps: usize) -> String {
    if steps < 2 {
        return String::new();
    }
    let last = steps - 1;
    format!(
        "<div class=\"controls\" role=\"group\" aria-label=\"Go through the game\" hidden>\n<button type=\"button\" id=\"first\" \
         title=\"To the beginning (Home)\" aria-label=\"To the beginning\">&#171;</button>\n<button type=\"button\" id=\"back\" \
         title=\"Back (left arrow)\" aria-label=\"Back\">&#8249;</button>\n<input type=\"range\" id=\"slider\" min=\"0\" \
         max=\"{last}\" value=\"{last}\" aria-label=\"Entry\">\n<button type=\"button\" id=\"on\" title=\"On (right arrow)\" \
         aria-label=\"On\">&#8250;</button>\n<button type=\"button\" id=\"last\" title=\"To the end (End)\" \
         aria-label=\"To the end\">&#187;</button>\n</div>\n"
    )
}

/// What the board shows, in words; it changes with the board, and is read aloud when it does.
fn now(page: &Page) -> String {
    let Some(step) = page.steps.last() else { return String::new() };
    format!(
        "<div id=\"now\" aria-live=\"polite\">\n<p id=\"what\">{}</p>\n<p id=\"words\">{}</p>\n</div>\n",
        escaped(&what(step)),
        escaped(&step.scene.words.join(" "))
    )
}

/// A step in short.
fn what(step: &Step) -> String {
    format!("Entry {}: {}.", step.entry, step.happened.join("; "))
}

/// A step in the list.
fn told(step: &Step) -> String {
    let entry = step.entry;
    let mut item = format!(
        "<li id=\"e{entry}\"><a href=\"#e{entry}\"><span class=\"number\">{entry}</span> <time>{}</time></a>\n",
        escaped(&step.date)
    );
    let paragraph = |class: &str, text: &str| format!("<p class=\"{class}\">{}</p>\n", escaped(text));
    item.extend(step.happened.iter().map(|sentence| paragraph("happened", sentence)));
    if let Some(say) = &step.say {
        item.push_str(&format!("<blockquote>{}</blockquote>\n", escaped(say)));
    }
    item.extend(step.remarks.iter().map(|remark| paragraph("remark", remark)));
    if !step.proof.is_empty() {
        item.push_str("<details><summary>The throw proved</summary>\n<dl>\n");
        for (name, value) in &step.proof {
            item.push_str(&format!("<dt>{}</dt><dd>{}</dd>\n", escaped(name), escaped(value)));
        }
        item.push_str("</dl>\n</details>\n");
    }
    item.push_str(&format!(
        "<p class=\"said\" hidden>{}</p><p class=\"board-words\" hidden>{}</p></li>\n",
        escaped(&what(step)),
        escaped(&step.scene.words.join(" "))
    ));
    item
}
