//! A game within a page: its board at all steps, the controls, and the events as text.
//!
//! Parts of the drawing that several steps share are included once, with the steps at which they are seen.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::PageStep;
use super::beside::{ListPlace, beside};
use super::language::PageLanguage;
use crate::picture::{Drawing, DrawingPart, Ink, Layer, draw, escaped};
use adjudicate_rules::phrase;

/// The script that steps through a game on a page.
pub const SCRIPT: &str = include_str!("game.js");

/// A game as HTML, to be put into an element of the class `game`.
pub struct GameFragment {
    /// The definitions to which its drawings refer by id; they must be in the same document.
    pub definitions: BTreeMap<String, String>,
    /// Board, controls and story.
    pub markup: String,
}

/// A part of the page that is seen at some steps.
struct SharedParts {
    markup: String,
    /// First and last steps, counted from zero.
    seen: Vec<(usize, usize)>,
}

/// A game as HTML in a language; `prefix` begins the ids of its entries.
pub fn fragment(language: PageLanguage, steps: &[PageStep], outlook: &[String], prefix: &str) -> GameFragment {
    let drawings: Vec<Drawing> = steps.iter().map(|step| draw(language, &step.scene, Ink::Text)).collect();
    let turned: Option<Vec<Drawing>> =
        steps.iter().map(|step| step.turned.as_ref().map(|scene| draw(language, scene, Ink::Text))).collect();
    let turned = turned.unwrap_or_default();
    let board = language.text("page-board", "The board");
    let mut markup = format!("<section class=\"table\" aria-label=\"{board}\">\n");
    markup.push_str(&picture(language, &drawings, "id=\"board\""));
    markup.push_str(&picture(language, &turned, "id=\"turned\" hidden"));
    markup.push_str(&controls(language, steps.len()));
    if !turned.is_empty() {
        // Turns the board to the player who sits on the other side.
        let turn = language.text("page-turn", "Turn the board");
        markup
            .push_str(&format!("<button type=\"button\" id=\"turn\" aria-pressed=\"false\" hidden>{turn}</button>\n"));
    }
    markup.push_str(&lists(language, steps));
    markup.push_str(&now(language, steps));
    let story = language.text("page-story", "What happened");
    markup.push_str(&format!(
        "</section>\n<section class=\"story\" aria-label=\"{story}\">\n<h2>{story}</h2>\n<ol id=\"moves\">\n"
    ));
    for step in steps {
        markup.push_str(&told(language, step, prefix));
    }
    markup.push_str("</ol>\n");
    for line in outlook {
        markup.push_str(&format!("<p class=\"outlook\">{}</p>\n", escaped(line)));
    }
    markup.push_str("</section>\n");
    let definitions = drawings.into_iter().chain(turned).flat_map(|drawing| drawing.definitions).collect();
    GameFragment { definitions, markup }
}

/// Definitions in a document, where nobody sees them.
pub fn defined<'a>(definitions: impl Iterator<Item = &'a String>) -> String {
    let all: String = definitions.map(|definition| format!("{definition}\n")).collect();
    if all.is_empty() {
        return all;
    }
    format!("<svg class=\"definitions\" aria-hidden=\"true\"><defs>\n{all}</defs></svg>\n")
}

/// The board at all steps, in a drawing with these attributes.
fn picture(language: PageLanguage, drawings: &[Drawing], attributes: &str) -> String {
    if drawings.iter().all(|drawing| drawing.parts.is_empty()) {
        return String::new();
    }
    let size = |of: fn(&Drawing) -> f64| drawings.iter().map(of).fold(0.0, f64::max).ceil();
    let (width, height) = (size(|drawing| drawing.width), size(|drawing| drawing.height));
    let label = language.text("page-picture", "The board; the text below the controls describes it");
    let mut markup = format!(
        "<svg class=\"board\" {attributes} viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{label}\">\n"
    );
    for layer in Layer::ALL {
        let parts = |drawing: &Drawing| {
            let own = drawing.parts.iter().filter(|part| part.layer == layer);
            own.map(DrawingPart::markup).collect::<Vec<_>>()
        };
        for shared in shared(drawings.iter().map(parts)) {
            markup.push_str(&wrapped_in("g", &shared, drawings.len()));
        }
    }
    markup + "</svg>\n"
}

/// Players, dice and notes at all steps.
fn lists(language: PageLanguage, steps: &[PageStep]) -> String {
    let steps: Vec<Vec<(ListPlace, String)>> = steps.iter().map(|step| beside(language, &step.scene)).collect();
    let places: BTreeSet<ListPlace> = steps.iter().flatten().map(|(place, _)| *place).collect();
    let mut markup = "<ul class=\"beside\">\n".to_owned();
    for place in places {
        let there = |items: &Vec<(ListPlace, String)>| {
            items.iter().filter(|(own, _)| *own == place).map(|(_, item)| item.clone()).collect::<Vec<_>>()
        };
        for shared in shared(steps.iter().map(there)) {
            markup.push_str(&wrapped_in("li", &shared, steps.len()));
        }
    }
    markup + "</ul>\n"
}

/// Each part once, in the order in which they are first seen, with the steps at which they are.
fn shared(steps: impl Iterator<Item = Vec<String>>) -> Vec<SharedParts> {
    let mut known: Vec<SharedParts> = Vec::new();
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
                    known.push(SharedParts { markup, seen: vec![(step, step)] });
                }
            }
        }
    }
    known
}

/// A part in an element that says when it is seen; at first the last step is shown.
fn wrapped_in(element: &str, shared: &SharedParts, steps: usize) -> String {
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

fn controls(language: PageLanguage, steps: usize) -> String {
    if steps < 2 {
        return String::new();
    }
    let last = steps - 1;
    let text = |key, english| language.text(key, english);
    let button = |id: &str, sign: &str, name: String, key: String| {
        format!("<button type=\"button\" id=\"{id}\" title=\"{name} ({key})\" aria-label=\"{name}\">{sign}</button>\n")
    };
    let mut markup = format!(
        "<div class=\"controls\" role=\"group\" aria-label=\"{}\" hidden>\n",
        text("page-controls", "Go through the game")
    );
    markup += &button("first", "&#171;", text("page-first", "To the beginning"), text("page-first-key", "Home"));
    markup += &button("back", "&#8249;", text("page-back", "Back"), text("page-back-key", "left arrow"));
    markup += &format!(
        "<input type=\"range\" id=\"slider\" min=\"0\" max=\"{last}\" value=\"{last}\" aria-label=\"{}\">\n",
        text("page-entry", "Entry")
    );
    markup += &button("on", "&#8250;", text("page-on", "On"), text("page-on-key", "right arrow"));
    markup += &button("last", "&#187;", text("page-last", "To the end"), text("page-last-key", "End"));
    markup + "</div>\n"
}

/// Describes the board in words; the text changes with the board, and is then read aloud.
fn now(language: PageLanguage, steps: &[PageStep]) -> String {
    let Some(step) = steps.last() else { return String::new() };
    format!(
        "<div id=\"now\" aria-live=\"polite\">\n<p id=\"what\">{}</p>\n<p id=\"words\">{}</p>\n</div>\n",
        what(language, step),
        escaped(&step.scene.words.join(" "))
    )
}

/// A step in short.
fn what(language: PageLanguage, step: &PageStep) -> String {
    // Sentences of a reader's language end by themselves.
    let happened = match step.happened.iter().all(|sentence| sentence.ends_with(['.', '!', '?'])) {
        true => step.happened.join(" "),
        false => step.happened.join("; ") + ".",
    };
    language.phrase(&phrase!("page-step", "Entry {entry}: {happened}", entry = step.entry, happened))
}

/// A step in the list.
fn told(language: PageLanguage, step: &PageStep, prefix: &str) -> String {
    let entry = step.entry;
    let mut item = format!(
        "<li id=\"{prefix}e{entry}\"><a href=\"#{prefix}e{entry}\"><span class=\"number\">{entry}</span> <time>{}</time></a>\n",
        escaped(&step.date)
    );
    let paragraph = |class: &str, text: &str| format!("<p class=\"{class}\">{}</p>\n", escaped(text));
    item.extend(step.happened.iter().map(|sentence| paragraph("happened", sentence)));
    if let Some(say) = &step.say {
        item.push_str(&format!("<blockquote>{}</blockquote>\n", escaped(say)));
    }
    item.extend(step.remarks.iter().map(|remark| paragraph("remark", remark)));
    if !step.proof.is_empty() {
        let proof = language.text("page-proof-of-throw", "The throw proved");
        item.push_str(&format!("<details><summary>{proof}</summary>\n<dl>\n"));
        for (name, value) in &step.proof {
            item.push_str(&format!("<dt>{}</dt><dd>{}</dd>\n", escaped(name), escaped(value)));
        }
        item.push_str("</dl>\n</details>\n");
    }
    item.push_str(&format!(
        "<p class=\"said\" hidden>{}</p><p class=\"board-words\" hidden>{}</p></li>\n",
        what(language, step),
        escaped(&step.scene.words.join(" "))
    ));
    item
}
