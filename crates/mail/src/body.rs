//! The content of a message as plain text and as HTML, in the same order.

use super::reply_text::mark;
use adjudicate_locales::Language;
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
    /// The reader's language.
    pub language: Language,
    /// Whether the reader answers in words, above the line that says so.
    pub marked: bool,
    /// The text before everything else: lines, and tables, whose lines begin with blanks and stay as they are.
    pub told: Vec<String>,
    /// The deeds of the others and the request to the reader, a line each.
    pub news: Vec<String>,
    /// The game and its players, in a line.
    pub headline: String,
    /// The board in ASCII.
    pub board: String,
    /// The board in words, for those who do not see it.
    pub words: Vec<String>,
    /// Whether the text has the board in words as well.
    pub described: bool,
    /// How to answer, a paragraph each. Text between backquotes is typed as it is.
    pub answer: Vec<String>,
    /// How much time is left.
    pub clock: Vec<String>,
    /// Further commands: the purpose of each, and the words.
    pub commands: Vec<(String, String)>,
    /// The facts for the record, a line each, behind a line.
    pub foot: Vec<String>,
    /// The entries that it brings, as a log has them.
    pub entries: String,
    /// Slips and elements that wait for an entry, as the file beside a log has them.
    pub waiting: String,
}

/// A letter without a board, in paragraphs.
///
/// The first paragraph says what happened and what is wanted. Lines that begin with a blank are rows of a table: tabs are between
/// their cells, or one colon is.
#[derive(Clone, Debug, Default)]
pub struct PlainLetter {
    /// The reader's language.
    pub language: Language,
    /// Whether the reader answers in words, above the line that says so.
    pub marked: bool,
    /// The paragraphs.
    pub paragraphs: Vec<String>,
    /// An armored block that goes along; empty for none.
    pub block: String,
}

impl PlainLetter {
    /// A letter of these paragraphs.
    pub fn of(paragraphs: &[String]) -> PlainLetter {
        PlainLetter { paragraphs: paragraphs.to_vec(), ..PlainLetter::default() }
    }

    /// The letter as plain text of less than 72 columns; rows of tables stay as they are.
    pub fn text(&self) -> String {
        let line =
            |line: &str| wrapped(line, COLUMNS).iter().map(|line| line.trim_start()).collect::<Vec<_>>().join("\n");
        let paragraph = |part: &String| {
            let lines: Vec<&str> = part.lines().collect();
            let runs = lines.chunk_by(|one, other| is_row(one) == is_row(other)).map(|run| {
                match run.iter().any(|line| is_row(line)) {
                    true => aligned(run).join("\n"),
                    false => run.iter().map(|one| line(one)).collect::<Vec<_>>().join("\n"),
                }
            });
            runs.collect::<Vec<_>>().join("\n")
        };
        let mark = self.marked.then(|| mark(self.language));
        let block = Some(self.block.trim_end().to_owned()).filter(|block| !block.is_empty());
        let parts: Vec<String> = mark.into_iter().chain(self.paragraphs.iter().map(paragraph)).chain(block).collect();
        parts.join("\n\n") + "\n"
    }

    /// The same as HTML.
    pub fn html(&self) -> String {
        let mut out = begin(self.language);
        if self.marked {
            out.push_str(&format!("<p style=\"{SMALL}\">{}</p>\n", escaped(&mark(self.language))));
        }
        for (number, part) in self.paragraphs.iter().enumerate() {
            let lines: Vec<&str> = part.lines().collect();
            let mut style = if number == 0 { LARGE } else { PARAGRAPH };
            for run in lines.chunk_by(|one, other| is_row(one) == is_row(other)) {
                match run.iter().any(|line| is_row(line)) {
                    true => out.push_str(&rows_of(&run.iter().map(|line| cells(line)).collect::<Vec<_>>())),
                    false => paragraph(&mut out, style, run),
                }
                style = PARAGRAPH;
            }
        }
        if !self.block.is_empty() {
            out.push_str(&format!("<hr style=\"{RULE}\">\n{}", code(self.block.trim_end())));
        }
        out + END
    }
}

/// Whether a line of a paragraph is a row of a table.
fn is_row(line: &str) -> bool {
    line.starts_with(' ')
}

/// The cells of a row: a tab ends one, or a colon in a row without tabs.
fn cells(line: &str) -> Vec<String> {
    let line = line.trim_matches(' ');
    match line.contains('\t') {
        true => line.split('\t').map(str::to_owned).collect(),
        false => line.splitn(2, ": ").map(str::to_owned).collect(),
    }
}

/// The lines with the cells between tabs below each other; text is at the left, numbers are at the right.
fn aligned(lines: &[&str]) -> Vec<String> {
    let rows: Vec<Vec<String>> = lines.iter().map(|line| cells(line)).collect();
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let is_number = |cell: &str| cell.chars().all(|c| c.is_ascii_digit() || "½-–.".contains(c));
    let line = |(line, row): (&&str, &Vec<String>)| {
        if !line.contains('\t') {
            return (*line).to_owned();
        }
        let cells = row.iter().enumerate().map(|(column, cell)| {
            let numbers = rows.iter().skip(1).filter_map(|row| row.get(column)).all(|cell| is_number(cell));
            match (numbers, width(column)) {
                (true, width) => format!("{cell:>width$}"),
                (false, width) => format!("{cell:<width$}"),
            }
        });
        format!("  {}", cells.collect::<Vec<_>>().join("  ")).trim_end().to_owned()
    };
    lines.iter().zip(&rows).map(line).collect()
}

/// A table with these cells.
fn rows_of(rows: &[Vec<String>]) -> String {
    let mut out = format!("<table style=\"{TABLE}\">\n");
    for row in rows {
        let cells: Vec<String> = row.iter().map(|cell| format!("<td style=\"{CELL}\">{}</td>", coded(cell))).collect();
        out.push_str(&format!("<tr>{}</tr>\n", cells.concat()));
    }
    out + "</table>\n"
}

/// Lines as one paragraph.
fn paragraph(out: &mut String, style: &str, lines: &[impl AsRef<str>]) {
    if lines.iter().any(|line| !line.as_ref().is_empty()) {
        let lines: Vec<String> = lines.iter().map(|line| coded(line.as_ref().trim())).collect();
        out.push_str(&format!("<p style=\"{style}\">{}</p>\n", lines.join("<br>\n")));
    }
}

/// A block that is left as it is.
fn code(block: &str) -> String {
    format!("<pre style=\"{BLOCK}\">{block}</pre>\n")
}

/// The content as plain text of less than 72 columns.
pub fn text(content: &LetterContent) -> String {
    let mut out = String::new();
    let paragraph = |out: &mut String, lines: &[String]| {
        for line in lines.iter().flat_map(|line| wrapped(line, COLUMNS)) {
            out.push_str(line.trim_start());
            out.push('\n');
        }
        if !lines.is_empty() {
            out.push('\n');
        }
    };
    if content.marked {
        out.push_str(&format!("{}\n\n", mark(content.language)));
    }
    for line in &content.told {
        // Rows of a list keep their indentation.
        let is_row = line.starts_with("  ");
        for part in wrapped(line, COLUMNS) {
            out.push_str(if is_row { &part } else { part.trim_start() });
            out.push('\n');
        }
    }
    if !content.told.is_empty() {
        out.push('\n');
    }
    paragraph(&mut out, &content.news);
    paragraph(&mut out, std::slice::from_ref(&content.headline));
    if !content.board.is_empty() {
        out.push_str(content.board.trim_end());
        out.push_str("\n\n");
    }
    if content.described {
        paragraph(&mut out, &content.words);
    }
    content.answer.iter().for_each(|part| paragraph(&mut out, std::slice::from_ref(part)));
    paragraph(&mut out, &content.clock);
    if !content.commands.is_empty() {
        out.push_str(&format!("{}\n", content.language.text("commands", &[])));
        let width = content.commands.iter().map(|(purpose, _)| purpose.chars().count()).max().unwrap_or(0);
        for (purpose, typed) in &content.commands {
            out.push_str(&format!("  {purpose:<width$}  {typed}\n"));
        }
        out.push('\n');
    }
    if !content.foot.is_empty() {
        out.push_str(&format!("{}\n", "-".repeat(COLUMNS)));
    }
    paragraph(&mut out, &content.foot);
    blocks(content).for_each(|block| out.push_str(&block));
    out
}

/// The blocks with what it brings.
fn blocks(content: &LetterContent) -> impl Iterator<Item = String> {
    let fits = |text: &&&str| !text.is_empty() && text.len() <= BLOCK_MAX;
    [&*content.entries, &*content.waiting].iter().filter(fits).map(|text| wrap(text)).collect::<Vec<_>>().into_iter()
}

/// One column, legible on a phone. The colours are those of the reader's program, light or dark.
const COLUMN: &str = "max-width: 600px; margin: 0 auto; padding: 8px; font-family: Georgia, 'Times New Roman', serif; \
                      font-size: 18px; line-height: 1.5";
const LARGE: &str = "margin: 0 0 16px; font-size: 22px; line-height: 1.35; font-weight: bold";
const PARAGRAPH: &str = "margin: 0 0 16px";
const FIXED: &str = "font-family: Consolas, Menlo, monospace; font-size: 14px; line-height: 1.25; margin: 0 0 16px; \
                     overflow-x: auto";
const LISTED: &str = "font-family: Consolas, Menlo, monospace; font-size: 16px; line-height: 1.35; margin: 0 0 16px; \
                      white-space: pre-wrap";
const SMALL: &str = "margin: 0 0 12px; font-size: 14px; line-height: 1.4";
const CODE: &str = "font-family: Consolas, Menlo, monospace; font-size: 16px; padding: 1px 4px; border: 1px solid #888; \
                    border-radius: 4px; -webkit-box-decoration-break: clone; box-decoration-break: clone";
const BLOCK: &str = "font-size: 11px; line-height: 1.2; white-space: pre-wrap; overflow-wrap: anywhere";
const RULE: &str = "border: 0; border-top: 1px solid #888; margin: 24px 0 12px";
const TABLE: &str = "border-collapse: collapse; width: 100%; margin: 0 0 16px; font-size: 16px";
const CELL: &str = "padding: 6px 12px 6px 0; border-top: 1px solid #888; vertical-align: top; text-align: left";

const END: &str = "</div></body></html>\n";

/// The begin of a document.
fn begin(language: Language) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\" style=\"color-scheme: light dark\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><meta name=\"color-scheme\" content=\"light dark\"></head>\
         <body><div style=\"{COLUMN}\">\n",
        language.tag()
    )
}

/// The content as HTML; with the id of an inline picture, that takes the place of the board's characters.
pub fn html(content: &LetterContent, picture: Option<&str>) -> String {
    let mut out = begin(content.language);
    if content.marked {
        out.push_str(&format!("<p style=\"{SMALL}\">{}</p>\n", escaped(&mark(content.language))));
    }
    for run in content.told.chunk_by(|one, other| one.starts_with("  ") == other.starts_with("  ")) {
        match run.first().is_some_and(|line| line.starts_with("  ")) {
            true => out.push_str(&format!("<pre style=\"{LISTED}\">{}</pre>\n", escaped(&run.join("\n")))),
            false => run
                .iter()
                .filter(|line| !line.is_empty())
                .for_each(|line| paragraph(&mut out, PARAGRAPH, std::slice::from_ref(line))),
        }
    }
    paragraph(&mut out, LARGE, &content.news);
    paragraph(&mut out, PARAGRAPH, std::slice::from_ref(&content.headline));
    match picture {
        Some(id) => {
            let words = escaped(&content.words.join(" "));
            out.push_str(&format!(
                "<p style=\"{PARAGRAPH}\"><img src=\"cid:{id}\" alt=\"{words}\" style=\"display: block; max-width: 100%; height: \
                 auto\"></p>\n"
            ));
        }
        None if !content.board.is_empty() => {
            out.push_str(&format!("<pre style=\"{FIXED}\">{}</pre>\n", escaped(content.board.trim_end())));
        }
        None => {}
    }
    content.answer.iter().for_each(|part| paragraph(&mut out, PARAGRAPH, std::slice::from_ref(part)));
    paragraph(&mut out, PARAGRAPH, &content.clock);
    if !content.commands.is_empty() {
        let lead = escaped(&content.language.text("commands", &[]));
        out.push_str(&format!("<p style=\"margin: 24px 0 8px\">{lead}</p>\n"));
        let rows = content.commands.iter().map(|(purpose, typed)| vec![purpose.clone(), typed.clone()]);
        out.push_str(&rows_of(&rows.collect::<Vec<_>>()));
    }
    if !content.foot.is_empty() {
        out.push_str(&format!("<hr style=\"{RULE}\">\n"));
    }
    content.foot.iter().for_each(|line| paragraph(&mut out, SMALL, std::slice::from_ref(line)));
    blocks(content).for_each(|block| out.push_str(&code(&block)));
    out + END
}

/// Escaped text, with what stands between backquotes as code.
fn coded(text: &str) -> String {
    let parts: Vec<String> = text.split('`').map(escaped).collect();
    if parts.len().is_multiple_of(2) {
        return escaped(text);
    }
    let part = |(place, part): (usize, &String)| match place % 2 {
        0 => part.clone(),
        _ => format!("<code style=\"{CODE}\">{part}</code>"),
    };
    parts.iter().enumerate().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::{LetterContent, PlainLetter, coded, html, text};

    #[test]
    fn text_and_html_have_the_same_order() {
        let line = |text: &str| vec![text.to_owned()];
        let content = LetterContent {
            news: line("one"),
            headline: "two".to_owned(),
            board: "three".to_owned(),
            answer: line("four"),
            clock: line("five"),
            commands: vec![("six".to_owned(), "seven".to_owned())],
            foot: line("nine"),
            ..LetterContent::default()
        };
        let words = ["one", "two", "three", "four", "five", "six", "seven", "nine"];
        for letter in [text(&content), html(&content, None)] {
            let places: Vec<usize> = words.iter().map(|word| letter.find(word)).map(Option::unwrap).collect();
            assert!(places.is_sorted(), "{places:?} in\n{letter}");
        }
    }

    #[test]
    fn rows_of_lists_are_indented_and_no_wider_than_a_letter() {
        let rows = ["  a5  a6  b5".to_owned(), format!("  1 stands for:{}", " resigning".repeat(8))];
        let letter = text(&LetterContent { told: rows.to_vec(), ..LetterContent::default() });
        let broken = format!("  1 stands for:{}\n  resigning resigning resigning\n", " resigning".repeat(5));
        assert_eq!(letter.trim_end(), format!("  a5  a6  b5\n{broken}").trim_end());
    }

    #[test]
    fn rows_become_tables_and_the_first_paragraph_is_large() {
        let rows = "Round 1:\n \tname\tpts\n 1\talice\t2\n 10\tbob\t½".to_owned();
        let pairs = "  game: Chess\n  clock: 7 days".to_owned();
        let letter =
            PlainLetter { paragraphs: vec!["It `is` <so>.".to_owned(), rows, pairs], ..PlainLetter::default() };
        let text = "It `is` <so>.\n\nRound 1:\n      name   pts\n   1  alice    2\n  10  bob      ½\n\n  game: Chess\n  clock: 7 days\n";
        assert_eq!(letter.text(), text);
        let html = letter.html();
        assert!(html.contains("font-weight: bold\">It <code") && html.contains("&lt;so&gt;.</p>"), "{html}");
        assert_eq!((html.matches("<tr>").count(), html.matches("<td").count()), (5, 9 + 4), "{html}");
    }

    #[test]
    fn backquotes_make_code_if_they_are_paired() {
        assert_eq!(coded("a < b"), "a &lt; b");
        assert!(coded("write `a<b` now").contains(">a&lt;b</code> now"));
        assert_eq!(coded("a ` b"), "a ` b");
    }
}
