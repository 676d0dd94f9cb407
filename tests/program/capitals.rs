//! A language made of the English texts in capitals, in which any text of another source is seen.

use std::path::Path;

use fluent_syntax::{ast, parser, serializer};

/// The English texts as a translator's file for a language of its own, `qps`: in capitals, so that text of another source is seen.
pub fn in_capitals() -> String {
    translated(&capitals)
}

/// The English texts as such a file, as they are: whatever differs from English has other words in the program than in its files.
pub fn as_they_are() -> String {
    translated(&|_| {})
}

/// The English texts as a translator's file, each changed so.
fn translated(change: &dyn Fn(&mut ast::Pattern<String>)) -> String {
    let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/locales/texts/en");
    let mut file = String::from("language-name = Capitals\nplay = spiele\nresign-yes = kapitulaci jes\n");
    let files = std::fs::read_dir(texts).unwrap().map(|file| file.unwrap().path());
    for path in files.filter(|path| path.file_stem().is_some_and(|name| name != "replies" && name != "page")) {
        let text = std::fs::read_to_string(path).unwrap();
        let mut resource = parser::parse(text).unwrap();
        for entry in &mut resource.body {
            if let ast::Entry::Message(message) = entry {
                change(message.value.as_mut().unwrap());
            }
        }
        file.push_str(&serializer::serialize(&resource));
    }
    file
}

/// Text in capitals, but for the commands between backquotes.
fn capitals(pattern: &mut ast::Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => *value = value.to_uppercase(),
            ast::PatternElement::Placeable { expression: ast::Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| capitals(&mut variant.value));
            }
            ast::PatternElement::Placeable { .. } => {}
        }
    }
}

/// A text without what stands between two of these marks.
pub fn outside(text: &str, mark: char) -> String {
    text.split(mark).step_by(2).collect::<Vec<_>>().join(" ")
}

/// A text without what it quotes: between backquotes, and between quotation marks.
pub fn unquoted(text: &str) -> String {
    outside(&outside(text, '`'), '"')
}

/// The words in small letters, but for those that stay as they are in every language.
pub fn small_words<'a>(text: &'a str, stays: &[&str]) -> Vec<&'a str> {
    text.split(|sign: char| !sign.is_alphanumeric())
        .filter(|word| word.len() > 1 && word.chars().all(|sign| sign.is_ascii_lowercase()))
        .filter(|word| !stays.contains(word))
        .collect()
}
