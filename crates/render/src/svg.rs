//! A scene as an SVG document that stands alone: no font, no script, nothing from elsewhere.

use super::page::PageLanguage;
use super::picture::{Drawing, Ink, draw, escaped};
use adjudicate_rules::Scene;

/// The picture of a scene in English. `title` says what it is of; the scene's sentences describe it to those who do not see it.
pub fn svg(scene: &Scene, title: &str) -> String {
    svg_in(PageLanguage::default(), scene, title)
}

/// The same of a scene that is in the language of a reader.
pub fn svg_in(language: PageLanguage, scene: &Scene, title: &str) -> String {
    document(&draw(language, scene, Ink::Outlines), title, &scene.words)
}

/// How wide and high the picture of a scene is, in its own units.
#[cfg(feature = "png")]
pub(super) fn size(scene: &Scene) -> (f64, f64) {
    let drawing = draw(PageLanguage::default(), scene, Ink::Outlines);
    (drawing.width.ceil(), drawing.height.ceil())
}

fn document(drawing: &Drawing, title: &str, words: &[String]) -> String {
    let (width, height) = (drawing.width.ceil(), drawing.height.ceil());
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
         role=\"img\" aria-labelledby=\"title description\">\n<title id=\"title\">{}</title>\n<desc id=\"description\">{}\
         </desc>\n<defs>\n",
        escaped(title),
        escaped(&words.join(" "))
    );
    for definition in drawing.definitions.values() {
        text.push_str(definition);
        text.push('\n');
    }
    let paper = super::picture::PAPER;
    text.push_str(&format!("</defs>\n<rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{paper}\"/>\n"));
    for part in &drawing.parts {
        text.push_str(&part.markup());
        text.push('\n');
    }
    text.push_str("</svg>\n");
    text
}
