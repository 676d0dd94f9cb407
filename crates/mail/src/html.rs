//! What an HTML message says, as plain text: some mail programs send nothing else.

/// Elements that begin and end on a line of their own.
pub(super) const BLOCKS: &[&str] = &[
    "address",
    "article",
    "blockquote",
    "br",
    "center",
    "dd",
    "div",
    "dl",
    "dt",
    "footer",
    "form",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "header",
    "hr",
    "li",
    "ol",
    "p",
    "pre",
    "section",
    "table",
    "tbody",
    "td",
    "th",
    "tr",
    "ul",
];

/// More attributes than an element has.
const ATTRIBUTES_MAX: usize = 1_000;

/// The text of an HTML document. Line ends are kept inside of `pre`, and stand for a blank elsewhere; a new line begins
/// where a block does.
pub fn to_text(html: &str) -> String {
    let mut out = String::with_capacity(html.len() / 2);
    let mut rest = html;
    let mut preformatted = 0_usize;
    while let Some(at) = rest.find(['<', '&']) {
        let (before, here) = rest.split_at(at);
        push(&mut out, before, preformatted > 0);
        rest = match here.strip_prefix('<') {
            Some(tag) => {
                let (name, closes, after) = element(tag);
                if BLOCKS.contains(&name.as_str()) && !out.ends_with('\n') {
                    out.push('\n');
                }
                match (name.as_str(), closes) {
                    ("pre", false) => preformatted += 1,
                    ("pre", true) => preformatted = preformatted.saturating_sub(1),
                    _ => {}
                }
                match (name.as_str(), closes) {
                    ("script" | "style" | "title", false) => behind(after, &name),
                    _ => after,
                }
            }
            None => {
                let (character, after) = reference(here);
                out.push_str(&character);
                after
            }
        };
    }
    push(&mut out, rest, preformatted > 0);
    out
}

pub(super) fn push(out: &mut String, text: &str, preformatted: bool) {
    match preformatted {
        true => out.push_str(text),
        false => out.extend(text.chars().map(|c| if c == '\n' || c == '\r' { ' ' } else { c })),
    }
}

/// The name of a tag, whether it closes, and what stands behind it.
pub(super) fn element(tag: &str) -> (String, bool, &str) {
    if let Some(comment) = tag.strip_prefix("!--") {
        return (String::new(), false, comment.split_once("-->").map_or("", |(_, after)| after));
    }
    let (inside, after) = tag.split_at_checked(end_of_tag(tag)).unwrap_or((tag, ""));
    let after = after.strip_prefix('>').unwrap_or(after);
    let closes = inside.starts_with('/');
    let name = inside.trim_start_matches('/').split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
    (name.to_ascii_lowercase(), closes, after)
}

/// Where the `>` of a tag stands; one inside of the quoted value of an attribute ends nothing, unless the quotes do not end.
fn end_of_tag(tag: &str) -> usize {
    let (mut quote, mut before) = (None, b' ');
    for (at, byte) in tag.bytes().enumerate() {
        match (quote, byte) {
            (None, b'>') => return at,
            (None, b'"' | b'\'') if before == b'=' => quote = Some(byte),
            (Some(open), byte) if open == byte => quote = None,
            _ => {}
        }
        if !byte.is_ascii_whitespace() {
            before = byte;
        }
    }
    tag.find('>').unwrap_or(tag.len())
}

/// The attributes of a tag, given as what stands between its `<` and its `>`: names in small letters, values without quotes.
pub(super) fn attributes(inside: &str) -> Vec<(String, &str)> {
    let mut found = Vec::new();
    let is_blank = |c: char| c.is_ascii_whitespace() || c == '/';
    let name_end = inside.find(is_blank).unwrap_or(inside.len());
    let mut rest = inside.get(name_end..).unwrap_or_default();
    while found.len() < ATTRIBUTES_MAX {
        rest = rest.trim_start_matches(is_blank);
        let end = rest.char_indices().skip(1).find(|(_, c)| is_blank(*c) || *c == '=').map_or(rest.len(), |(at, _)| at);
        let (name, behind) = rest.split_at(end);
        if name.is_empty() {
            break;
        }
        let value = behind.trim_start().strip_prefix('=').map(str::trim_start);
        let (value, after) = match value {
            None => ("", behind),
            Some(value) => match value.chars().next() {
                Some(quote @ ('"' | '\'')) => {
                    let inside = value.get(1..).unwrap_or_default();
                    inside.split_once(quote).unwrap_or((inside, ""))
                }
                _ => value.split_at(value.find(|c: char| c.is_ascii_whitespace()).unwrap_or(value.len())),
            },
        };
        found.push((name.to_ascii_lowercase(), value));
        rest = after;
    }
    found
}

/// What stands behind the end of an element whose content is no text.
pub(super) fn behind<'a>(rest: &'a str, name: &str) -> &'a str {
    let mut from = rest;
    while let Some((_, after)) = from.split_once("</") {
        if after.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name)) {
            return after.split_once('>').map_or("", |(_, after)| after);
        }
        from = after;
    }
    ""
}

/// The character that a reference such as `&gt;` or `&#62;` stands for, and what follows it.
pub(super) fn reference(rest: &str) -> (String, &str) {
    let plain = || ("&".to_owned(), rest.get(1..).unwrap_or_default());
    let Some(end) = rest.bytes().take(12).position(|b| b == b';') else { return plain() };
    let (Some(name), Some(after)) = (rest.get(1..end), rest.get(end + 1..)) else { return plain() };
    let numbered = |digits: &str, radix| u32::from_str_radix(digits, radix).ok().and_then(char::from_u32);
    let character = match name {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        "nbsp" => Some(' '),
        "ndash" => Some('\u{2013}'),
        "mdash" => Some('\u{2014}'),
        "lsquo" => Some('\u{2018}'),
        "rsquo" => Some('\u{2019}'),
        "ldquo" => Some('\u{201c}'),
        "rdquo" => Some('\u{201d}'),
        _ => match name.strip_prefix('#') {
            Some(hex) if hex.starts_with(['x', 'X']) => numbered(hex.get(1..).unwrap_or_default(), 16),
            Some(decimal) => numbered(decimal, 10),
            None => None,
        },
    };
    character.map_or_else(plain, |character| (character.to_string(), after))
}

#[cfg(test)]
mod tests {
    use super::to_text;

    #[test]
    fn blocks_become_lines_and_references_characters() {
        let html = "<html><head><title>no</title><style>p { x }</style></head><body><p>one\ntwo</p><div>&gt; a&#38;b<br>c</div>";
        assert_eq!(to_text(html), "\none two\n&gt; a&b\nc\n".replace("&gt;", ">"));
        assert_eq!(to_text("<pre>a\n  b</pre>c\nd"), "\na\n  b\nc d");
        assert_eq!(to_text("a <!-- b > c --> d & e &nosuch; <script>if (a</b) {}</script"), "a  d & e &nosuch; ");
        assert_eq!(to_text("<"), "");
        assert_eq!(to_text("&#x110000;&#xé;&"), "&#x110000;&#xé;&");
    }
}
