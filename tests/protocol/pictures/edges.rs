//! Nothing in a picture is cut at its edge, however much a player has.

use adjudicate::render;
use adjudicate::rules::{Scene, Stock};

use crate::pictures::positions::all;

/// The number behind this in a text.
fn number(text: &str, before: &str) -> f64 {
    let (_, behind) = text.split_once(before).unwrap_or_else(|| panic!("no {before} in {text}"));
    behind.split(|c: char| !(c.is_ascii_digit() || c == '.' || c == '-')).next().unwrap().parse().unwrap()
}

/// How far to the right the last letter of every text beside the board begins, and how wide the picture is.
fn texts(svg: &str) -> (f64, Vec<(String, f64)>) {
    let width = number(svg, "viewBox=\"0 0 ");
    let mut found = Vec::new();
    for class in ["name", "role", "stock", "note"] {
        for part in svg.split(&format!("<g class=\"{class}\" role=\"img\"")).skip(1) {
            let letters = part.split("</g>").next().unwrap();
            let last = letters.split("<use ").filter(|letter| letter.contains(" x=\"")).last();
            let last = last.map_or(0.0, |letter| number(letter, " x=\""));
            let label = letters.split("aria-label=\"").nth(1).unwrap().split('"').next().unwrap();
            found.push((format!("{class} {label}"), number(letters, "translate(") + last * number(letters, "scale(")));
        }
    }
    (width, found)
}

fn check(name: &str, scene: &Scene) -> usize {
    let (width, texts) = texts(&render::svg(scene, name));
    for (text, left) in &texts {
        // The narrowest letter is a quarter as wide as it is high, and there is some space at the edge.
        assert!(left + 4.0 <= width - 8.0, "{name}: `{text}` goes to {left} of {width}");
    }
    texts.len()
}

#[test]
fn every_text_ends_before_the_edge() {
    let mut texts = 0;
    for position in all() {
        texts += check(&position.name, &position.scene);
        let mut scene = position.scene.clone();
        for strip in &mut scene.strips {
            let stock = strip.stocks.first().map_or((strip.figure, strip.paint), |stock| (stock.figure, stock.paint));
            let many = |place| Stock::new(15, stock.0, stock.1, place);
            strip.stocks = ["in hand", "off", "to return", "taken", "tokens"].map(many).to_vec();
            strip.name = "bartholomew-the-elder-of-the-grove-".repeat(3);
        }
        texts += check(&format!("{} with much", position.name), &scene);
    }
    assert!(texts > 100, "{texts}");
}
