//! Text in HTML that is invisible or struck out: its author does not say it.
//!
//! Programs hide text for previews and for spam filters, and people strike out what they take back. Text is hidden by
//! the styles of its element and of those around it, inline or in a style sheet.

use csscolorparser::{Color, parse};

use crate::html::{Attribute, small};

/// Elements whose text is struck out, or shown nowhere.
const STRUCK: &[&str] = &["s", "strike", "del", "template", "datalist", "noembed", "noframes"];
/// Letters of fewer pixels are no letters.
const SIZE_MIN: f32 = 3.0;
/// Text that is shifted further to the left or upwards stands outside of every window.
const SHIFT_MIN: f32 = -500.0;
/// Text with less opacity than this counts as hidden.
const OPACITY_MIN: f32 = 0.15;
/// Colours of which no part differs more from the ground's, on a scale to 1, are not told from it.
const CONTRAST_MIN: f32 = 0.12;
/// Names of colours near those of paper and of the night, besides what functions and digits say.
const NAMES: &[(&str, [u8; 3])] = &[
    ("white", [255, 255, 255]),
    ("snow", [255, 250, 250]),
    ("ivory", [255, 255, 240]),
    ("ghostwhite", [248, 248, 255]),
    ("whitesmoke", [245, 245, 245]),
    ("floralwhite", [255, 250, 240]),
    ("mintcream", [245, 255, 250]),
    ("azure", [240, 255, 255]),
    ("aliceblue", [240, 248, 255]),
    ("seashell", [255, 245, 238]),
    ("honeydew", [240, 255, 240]),
    ("lavenderblush", [255, 240, 245]),
    ("oldlace", [253, 245, 230]),
    ("linen", [250, 240, 230]),
    ("lightyellow", [255, 255, 224]),
    ("lightcyan", [224, 255, 255]),
    ("cornsilk", [255, 248, 220]),
    ("beige", [245, 245, 220]),
    ("lavender", [230, 230, 250]),
    ("gainsboro", [220, 220, 220]),
    ("lightgray", [211, 211, 211]),
    ("lightgrey", [211, 211, 211]),
    ("silver", [192, 192, 192]),
    ("darkgray", [169, 169, 169]),
    ("gray", [128, 128, 128]),
    ("grey", [128, 128, 128]),
    ("dimgray", [105, 105, 105]),
    ("black", [0, 0, 0]),
    ("navy", [0, 0, 128]),
    ("blue", [0, 0, 255]),
    ("green", [0, 128, 0]),
    ("red", [255, 0, 0]),
    ("yellow", [255, 255, 0]),
    ("darkslategray", [47, 79, 79]),
    ("midnightblue", [25, 25, 112]),
];

/// The colours of a text, on a scale to 1.
#[derive(Clone, Copy)]
pub struct TextStyle {
    ink: [f32; 3],
    ground: [f32; 3],
}

impl Default for TextStyle {
    fn default() -> TextStyle {
        TextStyle { ink: [0.0; 3], ground: [1.0; 3] }
    }
}

impl TextStyle {
    /// Whether its letters have nearly the colour of what they stand on.
    pub fn is_faint(&self) -> bool {
        self.ink.iter().zip(self.ground).all(|(ink, ground)| (ink - ground).abs() < CONTRAST_MIN)
    }
}

/// A declaration of a style that can hide text, alone or with others.
#[derive(Clone, Debug)]
pub struct StyleDeclaration {
    effect: Effect,
    /// In small letters.
    value: String,
    is_important: bool,
}

/// The effect of a declaration on an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effect {
    /// Sets the colour of the text.
    Ink,
    /// Sets the colour behind the text.
    Ground,
    /// Sets whether text is seen that has no room in the element.
    Overflow,
    /// Sets the height or the width.
    Size,
    /// Hides the text, or strikes it out.
    Hides,
}

/// Returns the colours of an element inside of one with these colours, and whether it is hidden or struck out with its
/// contents. `sheet` is what style sheets say of it.
pub fn look(
    name: &str,
    attributes: &[Attribute<'_>],
    sheet: &[&StyleDeclaration],
    around: TextStyle,
) -> (TextStyle, bool) {
    let mut look = around;
    let mut is_hidden = STRUCK.contains(&name);
    let mut overflows = true;
    let mut is_flat = false;
    let mut ink = None;
    // Attributes that older programs write are the weakest.
    for Attribute { name, value } in attributes {
        match &**name {
            "bgcolor" => look.ground = over(value, around.ground).unwrap_or(look.ground),
            "hidden" => is_hidden = true,
            "color" | "text" => ink = Some(*value),
            _ => {}
        }
    }
    let own: Vec<StyleDeclaration> =
        attributes.iter().filter(|one| one.name == "style").flat_map(|one| declarations(one.value)).collect();
    for is_important in [false, true] {
        let all = sheet.iter().copied().chain(&own).filter(|one| one.is_important == is_important);
        for StyleDeclaration { effect, value, .. } in all {
            match effect {
                Effect::Ink => ink = Some(value),
                Effect::Ground => {
                    let colour = over(value, around.ground);
                    let first = || over(value.split_whitespace().next().unwrap_or_default(), around.ground);
                    look.ground = colour.or_else(first).unwrap_or(look.ground);
                }
                Effect::Overflow => overflows = !matches!(value.as_str(), "hidden" | "clip"),
                Effect::Size => is_flat |= number(value).is_some_and(|size| size < 2.0),
                Effect::Hides => is_hidden = true,
            }
        }
    }
    if let Some(ink) = ink {
        look.ink = over(ink, look.ground).unwrap_or(look.ink);
    }
    (look, is_hidden || (is_flat && !overflows))
}

/// The declarations of a style that can hide text.
pub fn declarations(style: &str) -> impl Iterator<Item = StyleDeclaration> {
    style.split(';').filter_map(|one| {
        let (property, value) = one.split_once(':')?;
        let property = small(property.trim());
        let value = small(value.trim());
        let bare = value.strip_suffix("important").and_then(|value| value.trim_end().strip_suffix('!'));
        let is_important = bare.is_some();
        let value = bare.map(str::trim_end).unwrap_or(&value);
        let effect = effect(&property, value)?;
        Some(StyleDeclaration { effect, value: value.to_owned(), is_important })
    })
}

fn effect(property: &str, value: &str) -> Option<Effect> {
    match property {
        "color" | "-webkit-text-fill-color" => Some(Effect::Ink),
        "background" | "background-color" => Some(Effect::Ground),
        "overflow" => Some(Effect::Overflow),
        "height" | "width" | "max-height" | "max-width" => Some(Effect::Size),
        _ => hides(property, value).then_some(Effect::Hides),
    }
}

/// Whether an element of which this is said is not seen, or struck out.
fn hides(property: &str, value: &str) -> bool {
    let below = |least: f32| number(value).is_some_and(|number| number < least);
    match property {
        "display" => value == "none",
        "visibility" => matches!(value, "hidden" | "collapse"),
        "content-visibility" => value == "hidden",
        "mso-hide" => value == "all",
        "opacity" => below(if value.ends_with('%') { OPACITY_MIN * 100.0 } else { OPACITY_MIN }),
        "font-size" | "font" => is_tiny(value),
        "text-indent" | "left" | "top" | "margin-left" | "margin-top" => below(SHIFT_MIN),
        "text-decoration" | "text-decoration-line" => value.contains("line-through"),
        "clip" => value.replace([' ', ','], "").starts_with("rect(0"),
        "clip-path" => {
            value.starts_with("inset(50%") || value.starts_with("inset(100%") || value.starts_with("circle(0")
        }
        "transform" => value.starts_with("scale(0)") || value.starts_with("scale(0,"),
        _ => false,
    }
}

/// Returns whether a value has a size of letters that is too small to be read; sizes in other units than pixels are
/// relative to the size around them.
fn is_tiny(value: &str) -> bool {
    let size = |word: &str| {
        let number = number(word)?;
        let unit = word.trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, '.' | '+' | '-'));
        let pixels = match unit.split('/').next().unwrap_or_default() {
            "em" | "rem" | "ex" | "ch" | "vw" | "vh" => number * 16.0,
            "%" => number * 0.16,
            "in" => number * 96.0,
            "cm" => number * 37.8,
            "mm" => number * 3.8,
            "" if number > 0.0 => return None,
            _ => number,
        };
        Some(pixels < SIZE_MIN)
    };
    value.split_whitespace().find_map(size).unwrap_or(false)
}

/// The number with which a value begins.
fn number(value: &str) -> Option<f32> {
    let end = value.find(|c: char| !c.is_ascii_digit() && !matches!(c, '.' | '+' | '-')).unwrap_or(value.len());
    value.get(..end)?.parse().ok()
}

/// A colour on a ground, through which the ground is seen where it is not opaque; none if the text is no colour.
fn over(text: &str, ground: [f32; 3]) -> Option<[f32; 3]> {
    let text = text.trim();
    if text.len() > 100 {
        return None;
    }
    let named = NAMES.iter().find(|(name, _)| text.eq_ignore_ascii_case(name));
    let Color { r, g, b, a } = match named {
        Some((_, [r, g, b])) => Color::from_rgba8(*r, *g, *b, 255),
        None => parse(text).ok()?,
    };
    let mut mixed = [r, g, b];
    mixed.iter_mut().zip(ground).for_each(|(part, below)| *part = *part * a + below * (1.0 - a));
    Some(mixed)
}

#[cfg(test)]
mod tests {
    use super::super::html::read;

    fn text(html: &str) -> String {
        let marked = read(html);
        assert!(!marked.is_doubtful, "without a style sheet nothing is in doubt: {html}");
        marked.text
    }

    fn shows(style: &str) -> bool {
        text(&format!("<div style=\"{style}\">b4</div>")).contains("b4")
    }

    #[test]
    fn what_is_not_seen_is_not_said() {
        for style in [
            "display:none",
            "DISPLAY : none !important",
            "visibility: hidden",
            "opacity: 0",
            "opacity: 5%",
            "font-size:0",
            "font-size: 1px",
            "font-size:.1em",
            "font: 0/0 a",
            "color: #fff",
            "color:white",
            "color: #FEFEFE",
            "color: rgb(250, 250, 250)",
            "color: rgba(0,0,0,0.05)",
            "color: hsl(0, 0%, 99%)",
            "color: transparent",
            "background: black",
            "background-color:#000; color: #111",
            "mso-hide: all",
            "max-height:0;overflow:hidden",
            "text-indent: -9999px",
            "position:absolute;left:-10000px",
            "text-decoration: line-through",
            "text-decoration: red line-through",
        ] {
            assert!(!shows(style), "{style}");
        }
        for style in [
            "",
            "color: #888",
            "color: black; background: #ffffff",
            "color: white; background-color: #1e1e1e",
            "color: yellow",
            "font-size: 10pt",
            "font-size: small",
            "font: 12px Arial",
            "font: bold 1em Arial",
            "height: 0",
            "opacity: 1",
            "text-indent: -20px",
            "text-decoration: underline",
            "color: nonsense",
            "margin: 0; padding: 0",
        ] {
            assert!(shows(style), "{style}");
        }
        for html in [
            "<s>b4</s>",
            "<del>b4</del>",
            "<strike>b4</strike>",
            "<p hidden>b4</p>",
            "<font color=\"white\">b4</font>",
            "<body text=#ffffff><p>b4</p></body>",
            "<table bgcolor=black><tr><td>b4</td></tr></table>",
            "<p title=\">\" style=\"display:none\">b4</p>",
            "<p style='display:none'><b style='display:inline'>b4</b></p>",
        ] {
            assert!(!text(html).contains("b4"), "{html}");
        }
        assert_eq!(text("<div style=\"color:white\">b4 <span style=\"color:red\">d6</span></div>"), "\nd6\n");
        assert_eq!(text("<p><s>b4</s> d6</p>").trim(), "d6");
    }
}
