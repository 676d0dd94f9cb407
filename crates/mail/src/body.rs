//! The content of a message as plain text and as HTML.

use super::reply_text::MARK;
use adjudicate_record::log::wrap;
use adjudicate_render::escaped;
use adjudicate_render::wrapped;

/// Lines are shorter than 72 columns, so that they survive being quoted.
const COLUMNS: usize = 71;
/// More text than people want to scroll over; longer blocks travel as an attachment only.
const BLOCK_MAX: usize = 48 * 1024;

/// The texts about a game that a message carries; the caller has written them.
#[derive(Clone, Debug, Default)]
pub struct LetterContent {
    /// Whether the reader answers in words, above the line that says so.
    pub marked: bool,
    /// The text before everything else: lines, and tables, whose lines begin with blanks and stay as they are.
    pub told: Vec<String>,
    /// The subject, in a line.
    pub headline: String,
    /// The news, a line each.
    pub news: Vec<String>,
    /// The board in ASCII.
    pub board: String,
    /// The board in words, for those who do not see it.
    pub words: Vec<String>,
    /// Whether the text has the board in words as well.
    pub described: bool,
    /// The duties, with their owners and deadlines.
    pub due: Vec<String>,
    /// How to answer, a paragraph each.
    pub answer: Vec<String>,
    /// The entries that it brings, as a log has them.
    pub entries: String,
    /// Slips and elements that wait for an entry, as the file beside a log has them.
    pub waiting: String,
}

/// The content as plain text of less than 72 columns.
pub fn text(content: &LetterContent) -> String {
    let mut out = String::new();
    let paragraph = |out: &mut String, lines: &[String]| {
        for line in lines.iter().flat_map(|line| wrapped(line, COLUMNS)) {
            out.push_str(&line);
            out.push('\n');
        }
        if !lines.is_empty() {
            out.push('\n');
        }
    };
    if content.marked {
        out.push_str(&format!("{MARK}\n\n"));
    }
    for line in &content.told {
        match line.starts_with("  ") || line.is_empty() {
            true => out.push_str(&format!("{line}\n")),
            false => wrapped(line, COLUMNS).iter().for_each(|line| out.push_str(&format!("{}\n", line.trim_start()))),
        }
    }
    if !content.told.is_empty() {
        out.push('\n');
    }
    paragraph(&mut out, std::slice::from_ref(&content.headline));
    paragraph(&mut out, &content.news);
    if !content.board.is_empty() {
        out.push_str(content.board.trim_end());
        out.push_str("\n\n");
    }
    if content.described {
        paragraph(&mut out, &content.words);
    }
    paragraph(&mut out, &content.due);
    for part in &content.answer {
        let lines: Vec<String> = wrapped(part, COLUMNS).iter().map(|line| line.trim_start().to_owned()).collect();
        out.push_str(&format!("{}\n\n", lines.join("\n")));
    }
    blocks(content).for_each(|block| out.push_str(&block));
    out
}

/// The blocks with what it brings.
fn blocks(content: &LetterContent) -> impl Iterator<Item = String> {
    let fits = |text: &&&str| !text.is_empty() && text.len() <= BLOCK_MAX;
    [&*content.entries, &*content.waiting].iter().filter(fits).map(|text| wrap(text)).collect::<Vec<_>>().into_iter()
}

/// The content as HTML; with the id of an inline picture, that takes the place of the board's characters.
pub fn html(content: &LetterContent, picture: Option<&str>) -> String {
    let mut out = String::from("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"></head><body>\n");
    let paragraph = |out: &mut String, lines: &[String]| {
        if !lines.is_empty() {
            let lines: Vec<String> = lines.iter().map(|line| escaped(line.trim())).collect();
            out.push_str(&format!("<p>{}</p>\n", lines.join("<br>\n")));
        }
    };
    if content.marked {
        out.push_str(&format!("<p style=\"color: #888\">{MARK}</p>\n"));
    }
    for run in content.told.chunk_by(|one, other| one.starts_with("  ") == other.starts_with("  ")) {
        match run.first().is_some_and(|line| line.starts_with("  ")) {
            true => out.push_str(&format!("<pre>{}</pre>\n", escaped(&run.join("\n")))),
            false => run
                .iter()
                .filter(|line| !line.is_empty())
                .for_each(|line| paragraph(&mut out, std::slice::from_ref(line))),
        }
    }
    out.push_str(&format!("<h2>{}</h2>\n", escaped(&content.headline)));
    paragraph(&mut out, &content.news);
    match picture {
        Some(id) => {
            let words = escaped(&content.words.join(" "));
            out.push_str(&format!("<p><img src=\"cid:{id}\" alt=\"{words}\" style=\"max-width: 100%\"></p>\n"));
        }
        None if !content.board.is_empty() => {
            out.push_str(&format!("<pre>{}</pre>\n", escaped(content.board.trim_end())));
        }
        None => {}
    }
    if !content.due.is_empty() {
        let lines: Vec<String> = content.due.iter().map(|line| escaped(line)).collect();
        out.push_str(&format!("<p><strong>{}</strong></p>\n", lines.join("<br>\n")));
    }
    content.answer.iter().for_each(|part| paragraph(&mut out, std::slice::from_ref(part)));
    blocks(content).for_each(|block| out.push_str(&format!("<pre>{block}</pre>\n")));
    out + "</body></html>\n"
}
