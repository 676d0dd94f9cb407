//! Which part of a message is the text that a person wrote.

use mail_parser::{Message, MessagePart, MimeHeaders, PartType};

use super::html::{self, HtmlText};
use super::{no_text, pgp};
use crate::incoming::{charset, transfer};

/// More text than anybody writes to a desk.
const TEXT_MAX: usize = 256 * 1024;

/// The text of a message, without what PGP has put around it.
pub fn text(message: &Message<'_>) -> HtmlText {
    let raw = raw(message);
    HtmlText { text: pgp::unwrapped(raw.text), ..raw }
}

/// The text of the files that go along with a message, as far as they are text; none of entries, signatures or keys.
pub fn attached(message: &Message<'_>) -> String {
    let mut text = String::new();
    for part in message.attachments() {
        let name = part.attachment_name().unwrap_or_default().to_ascii_lowercase();
        let is_text = match no_text::kind(part).as_str() {
            "text/plain" | "" => true,
            "application/octet-stream" => name.ends_with(".txt"),
            _ => false,
        };
        let other = [".yaml", ".yml", ".asc", ".sig", ".eml"].iter().any(|end| name.ends_with(end));
        let own = match &part.body {
            PartType::Text(_) => of_part(message, part).map(|own| own.text),
            PartType::Binary(bytes) => std::str::from_utf8(bytes).ok().map(str::to_owned),
            _ => None,
        };
        let own = own.filter(|own| is_text && !other && !own.contains("-----BEGIN ") && !own.starts_with("---\n"));
        if let Some(own) = own.filter(|own| text.len() + own.len() <= TEXT_MAX) {
            text.push_str(&own);
            text.push('\n');
        }
    }
    text
}

/// Returns the text of a message as it is; of one with two forms the plain one, unless it is empty.
pub fn raw(message: &Message<'_>) -> HtmlText {
    let plain = parts(message, message.text_body.iter());
    if !plain.text.trim().is_empty() {
        return plain;
    }
    parts(message, message.html_body.iter())
}

fn parts<'a>(message: &Message<'_>, ids: impl Iterator<Item = &'a u32>) -> HtmlText {
    let mut all = HtmlText::default();
    for part in ids.filter_map(|id| message.part(*id)) {
        if let Some(own) = of_part(message, part).filter(|_| all.text.len() < TEXT_MAX) {
            all.text.push_str(own.text.get(..own.text.floor_char_boundary(TEXT_MAX)).unwrap_or_default());
            all.text.push('\n');
            all.is_doubtful |= own.is_doubtful;
        }
    }
    all
}

fn of_part(message: &Message<'_>, part: &MessagePart<'_>) -> Option<HtmlText> {
    let mended = mended(message, part);
    match &part.body {
        PartType::Text(text) => {
            let text = mended.as_deref().unwrap_or(text);
            let text = if is_flowed(part) { flowed(text, deletes_space(part)) } else { text.to_owned() };
            Some(HtmlText { text, ..HtmlText::default() })
        }
        PartType::Html(html) => Some(html::read(mended.as_deref().unwrap_or(html))),
        _ => None,
    }
}

/// The text of a part that the parser has given up.
fn mended(message: &Message<'_>, part: &MessagePart<'_>) -> Option<String> {
    let decode = charset::of(part);
    if decode.is_none() && !part.is_encoding_problem {
        return None;
    }
    let bytes = transfer::undone(message, part)?;
    Some(decode.map_or_else(|| String::from_utf8_lossy(&bytes).into_owned(), |decode| decode(&bytes)))
}

fn attribute_is(part: &MessagePart<'_>, name: &str, value: &str) -> bool {
    let found = part.content_type().and_then(|kind| kind.attribute(name));
    found.is_some_and(|found| found.trim().eq_ignore_ascii_case(value))
}

fn is_flowed(part: &MessagePart<'_>) -> bool {
    attribute_is(part, "format", "flowed")
}

fn deletes_space(part: &MessagePart<'_>) -> bool {
    attribute_is(part, "delsp", "yes")
}

/// Joins the lines that a program has broken (RFC 3676): one that ends in a blank goes on in the next one of the same depth
/// of quoting.
fn flowed(text: &str, deletes_space: bool) -> String {
    let mut out: Vec<(usize, String, bool)> = Vec::new();
    for line in text.lines() {
        let line = line.trim_end_matches('\r');
        let depth = line.bytes().take_while(|byte| *byte == b'>').count();
        let content = line.get(depth..).unwrap_or_default();
        let content = content.strip_prefix(' ').unwrap_or(content);
        let soft = content.ends_with(' ') && content != "-- ";
        let kept = if soft && deletes_space { content.trim_end_matches(' ') } else { content };
        match out.last_mut() {
            Some((same, before, true)) if *same == depth && content != "-- " => {
                before.push_str(kept);
                if let Some(last) = out.last_mut() {
                    last.2 = soft;
                }
            }
            _ => out.push((depth, kept.to_owned(), soft)),
        }
    }
    let marks = |depth: usize| if depth == 0 { String::new() } else { format!("{} ", ">".repeat(depth)) };
    out.into_iter().map(|(depth, content, _)| format!("{}{content}\n", marks(depth))).collect()
}

#[cfg(test)]
mod tests {
    use super::flowed;

    #[test]
    fn broken_lines_are_joined_where_they_have_one_depth() {
        assert_eq!(flowed("a b \nc\n> d \n> e\n>> f \n> g\n-- \nx", false), "a b c\n> d e\n>> f \n> g\n-- \nx\n");
        assert_eq!(flowed("ab \ncd", true), "abcd\n");
        assert_eq!(flowed(" > no quote\n", false), "> no quote\n");
    }
}
