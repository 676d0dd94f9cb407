//! HTML as text with its quotations marked as texts mark them, and without the signatures that mail programs put into
//! elements of their own.

use crate::html::{BLOCKS, behind, element, push, reference};

/// Elements that have no end.
const VOID: &[&str] = &["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"];
/// More than any message nests.
const DEPTH_MAX: usize = 500;
/// What classes, ids and names of elements say in which programs quote: Yahoo, Proton, Thunderbird, GMX, Gmail (its line of
/// attribution only: answers stand between the quotations), Tutanota, Roundcube, Mailspring.
const QUOTES: &[&str] = &[
    "yahoo_quoted",
    "protonmail_quote",
    "moz-cite-prefix",
    "moz-forward-container",
    "gmail_attr",
    "tutanota_quote",
    "reply-intro",
    "zmail_extra",
    "isforwardcontent",
    "isreplycontent",
    "x_gmail_attr",
    "hmmessage_quote",
    "airmail_on",
    "quotebody",
];
/// What stands in ids behind which everything is quoted: Outlook on the web, Outlook for telephones, Samsung, old Hotmail.
const ENDS: &[&str] = &[
    "appendonsend",
    "divrplyfwdmsg",
    "mail-editor-reference-message-container",
    "composer_parent_mail",
    "stopspelling",
    "replysplit",
    "replyforwardbody",
];
/// Signatures.
const SIGNATURES: &[&str] = &[
    "gmail_signature",
    "moz-signature",
    "applemailsignature",
    "ms-outlook-mobile-signature",
    "protonmail_signature_block",
    "composer_signature",
    "zmail_signature",
    "ymail_signature",
    "ymail_android_signature",
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Plain,
    Quote,
    Dropped,
    Pre,
}

/// The text of an HTML document: what is quoted in it begins with `> `, and what is behind the place where a program says
/// that the rest is quoted does so, too.
pub fn text(html: &str) -> String {
    let mut out = String::with_capacity(html.len() / 2);
    let mut rest = html;
    let mut open: Vec<(String, Role)> = Vec::new();
    let mut ended = false;
    while let Some(at) = rest.find(['<', '&']) {
        let (before, here) = rest.split_at(at);
        write(&mut out, before, &open, ended);
        rest = match here.strip_prefix('<') {
            Some(tag) if !tag.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '/' | '!' | '?')) => {
                write(&mut out, "<", &open, ended);
                tag
            }
            Some(tag) => {
                let (name, closes, after) = element(tag);
                let inside = tag.get(..tag.len() - after.len()).unwrap_or_default();
                if BLOCKS.contains(&name.as_str()) && (name == "br" || !out.ends_with('\n')) {
                    out.push('\n');
                }
                if name == "hr" {
                    out.push_str("________________________________\n");
                }
                if closes {
                    if let Some(place) = open.iter().rposition(|(known, _)| *known == name) {
                        open.truncate(place);
                    }
                    if name == "p" {
                        out.push('\n');
                    }
                } else {
                    let role = role(&name, inside);
                    ended |= says(inside, ENDS);
                    let single = VOID.contains(&name.as_str()) || name.is_empty() || inside.ends_with("/>");
                    if !single && open.len() < DEPTH_MAX {
                        open.push((name.clone(), role));
                    }
                }
                match (name.as_str(), closes) {
                    ("script" | "style" | "title", false) => {
                        open.pop();
                        behind(after, &name)
                    }
                    _ => after,
                }
            }
            None => {
                let (character, after) = reference(here);
                write(&mut out, &character, &open, ended);
                after
            }
        };
    }
    write(&mut out, rest, &open, ended);
    out
}

fn role(name: &str, inside: &str) -> Role {
    if name == "blockquote" || says(inside, QUOTES) || is_named_quote(inside) {
        return Role::Quote;
    }
    if says(inside, SIGNATURES) || is_hidden(inside) {
        return Role::Dropped;
    }
    if name == "pre" { Role::Pre } else { Role::Plain }
}

/// GMX and web.de call the element that holds the message which is answered `quote`.
fn is_named_quote(inside: &str) -> bool {
    value(inside, "name").is_some_and(|name| name.eq_ignore_ascii_case("quote"))
}

fn is_hidden(inside: &str) -> bool {
    let style = value(inside, "style").unwrap_or_default();
    let style: String = style.chars().filter(|c| !c.is_whitespace()).collect::<String>().to_ascii_lowercase();
    style.contains("display:none")
}

/// Whether a class, an id or a name of the element is one of these.
fn says(inside: &str, known: &[&str]) -> bool {
    ["class", "id", "name"].iter().filter_map(|name| value(inside, name)).any(|value| {
        let mut words = value.split_whitespace();
        words.any(|word| {
            let word = word.to_ascii_lowercase();
            known.iter().any(|known| word == *known || word.strip_prefix("x_") == Some(known))
        })
    })
}

/// The value of an attribute.
fn value<'a>(inside: &'a str, name: &str) -> Option<&'a str> {
    let lower = inside.to_ascii_lowercase();
    let mut from = 0;
    while let Some(at) = lower.get(from..)?.find(name).map(|at| at + from) {
        let behind = at + name.len();
        from = behind;
        let begins = at > 0 && lower.as_bytes().get(at - 1).is_some_and(u8::is_ascii_whitespace);
        let rest = inside.get(behind..)?.trim_start();
        let Some(rest) = rest.strip_prefix('=').filter(|_| begins) else { continue };
        let rest = rest.trim_start();
        return match rest.chars().next()? {
            quote @ ('"' | '\'') => rest.get(1..)?.split(quote).next(),
            _ => rest.split(|c: char| c.is_whitespace() || c == '>' || c == '/').next(),
        };
    }
    None
}

fn write(out: &mut String, text: &str, open: &[(String, Role)], ended: bool) {
    if open.iter().any(|(_, role)| *role == Role::Dropped) {
        return;
    }
    let quoted = ended || open.iter().any(|(_, role)| *role == Role::Quote);
    let preformatted = open.iter().any(|(_, role)| *role == Role::Pre);
    let begins = out.is_empty() || out.ends_with('\n');
    if begins && !preformatted && text.trim_matches(|c: char| c.is_ascii_whitespace()).is_empty() {
        return;
    }
    if !quoted {
        let text =
            if begins && !preformatted { text.trim_start_matches(|c: char| c.is_ascii_whitespace()) } else { text };
        push(out, text, preformatted);
        return;
    }
    let mut own = String::new();
    push(&mut own, text, preformatted);
    for (number, line) in own.split('\n').enumerate() {
        if number > 0 {
            out.push('\n');
        }
        if out.is_empty() || out.ends_with('\n') {
            out.push_str("> ");
        }
        out.push_str(line);
    }
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn quotations_are_marked_and_signatures_dropped() {
        assert_eq!(text("<p>b4</p><blockquote><p>old</p>more</blockquote>x"), "\nb4\n\n> old\n\n> more\nx");
        assert_eq!(text("b4<div class=\"x gmail_signature\">Bob<br>B4 Ltd</div>"), "b4\n\n");
        assert_eq!(
            text("<div>b4</div><div id=\"appendonsend\"></div><hr>c3"),
            "\nb4\n________________________________\n> c3"
        );
        assert_eq!(text("1 < 2 &amp; 3"), "1 < 2 & 3");
        assert_eq!(text("<div name='quote'>a<div>b</div></div>c"), "\n> a\n> b\nc");
    }
}
