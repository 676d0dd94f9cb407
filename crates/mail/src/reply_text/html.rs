//! HTML as text with its quotations marked as texts mark them, and without the signatures that mail programs put into
//! elements of their own.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::hidden::{self, TextStyle};
use super::sheet::StyleSheet;
use crate::html::{Attribute, Piece, Pieces, attributes, is_block, push};

/// Elements that have no end.
const VOID: &[&str] = &["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"];
/// More than any message nests.
const DEPTH_MAX: usize = 500;
/// More tags and references than any message has; what follows them is not looked at.
const PIECES_MAX: usize = 60_000;
/// The classes, ids and names of elements in which programs quote: Yahoo, Proton, Thunderbird, GMX, Gmail (its line of
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
/// Parts of ids behind which everything is quoted: Outlook on the web, Outlook for telephones, Samsung, old Hotmail.
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
    /// It seems to be hidden by a style sheet.
    Doubtful,
    Pre,
}

/// An element that has begun and not ended.
struct Element<'a> {
    name: Cow<'a, str>,
    role: Role,
    look: TextStyle,
    /// How it looks with what style sheets say.
    styled: TextStyle,
}

/// HTML as text.
#[derive(Default)]
pub struct HtmlText {
    /// Quoted lines begin with `> `.
    pub text: String,
    /// Whether a style sheet seems to hide words of its author.
    pub is_doubtful: bool,
    /// Whether the text so far has words of its author.
    pub has_own: bool,
}

/// All of them, the outermost first, with counts: looking through them for every word would take the square of its time.
#[derive(Default)]
struct OpenElements<'a> {
    elements: Vec<Element<'a>>,
    names: BTreeMap<Cow<'a, str>, usize>,
    quotes: usize,
    dropped: usize,
    doubtful: usize,
    preformatted: usize,
}

impl<'a> OpenElements<'a> {
    /// The innermost look, and that with what style sheets say.
    fn looks(&self) -> (TextStyle, TextStyle) {
        self.elements.last().map(|last| (last.look, last.styled)).unwrap_or_default()
    }

    fn count(&mut self, role: Role) -> Option<&mut usize> {
        match role {
            Role::Plain => None,
            Role::Quote => Some(&mut self.quotes),
            Role::Dropped => Some(&mut self.dropped),
            Role::Doubtful => Some(&mut self.doubtful),
            Role::Pre => Some(&mut self.preformatted),
        }
    }

    fn open(&mut self, element: Element<'a>) {
        if self.elements.len() < DEPTH_MAX {
            *self.names.entry(element.name.clone()).or_default() += 1;
            self.count(element.role).into_iter().for_each(|count| *count += 1);
            self.elements.push(element);
        }
    }

    /// Ends the innermost element of this name, with the elements inside of it.
    fn close(&mut self, name: &str) {
        if self.names.get(name).is_none_or(|open| *open == 0) {
            return;
        }
        while let Some(element) = self.elements.pop() {
            self.count(element.role).into_iter().for_each(|count| *count -= 1);
            self.names.get_mut(&element.name).into_iter().for_each(|open| *open -= 1);
            if element.name == name {
                break;
            }
        }
    }
}

/// Returns the text of an HTML document: quoted lines begin with `> `, and so do the lines behind the place where a
/// program says that the rest is quoted. Text that is struck out or invisible is left out.
pub fn read(html: &str) -> HtmlText {
    let mut out = HtmlText { text: String::with_capacity(html.len() / 2), ..HtmlText::default() };
    let mut sheet = StyleSheet::default();
    let mut open = OpenElements::default();
    let mut ended = false;
    for piece in Pieces::of(html).take(PIECES_MAX) {
        if let Piece::Begin(name, _) | Piece::End(name) = &piece {
            if is_block(name) && (name == "br" || !out.text.ends_with('\n')) {
                out.text.push('\n');
            }
            if name == "hr" {
                out.text.push_str("________________________________\n");
            }
        }
        match piece {
            Piece::Text(text) => write(&mut out, text, &open, ended),
            Piece::Character(character) => write(&mut out, character.encode_utf8(&mut [0; 4]), &open, ended),
            Piece::Style(css) => {
                sheet.add(css);
                // The sheet is not applied to the text before it.
                out.is_doubtful |= out.has_own && !sheet.is_empty();
            }
            Piece::End(name) => {
                open.close(&name);
                if name == "p" {
                    out.text.push('\n');
                }
            }
            Piece::Begin(name, inside) => {
                let attributes = attributes(inside);
                ended |= says(&attributes, ENDS);
                if !VOID.contains(&&*name) && !inside.ends_with('/') {
                    open.open(element(name, &attributes, &sheet, open.looks()));
                }
            }
        }
    }
    out.is_doubtful |= sheet.is_too_long();
    out
}

/// The element that begins inside of others with these looks: without and with what style sheets say.
fn element<'a>(
    name: Cow<'a, str>,
    attributes: &[Attribute<'_>],
    sheet: &StyleSheet,
    around: (TextStyle, TextStyle),
) -> Element<'a> {
    let (look, is_hidden) = hidden::look(&name, attributes, &[], around.0);
    let (styled, is_styled_away) = match sheet.is_empty() {
        true => (look, is_hidden),
        false => hidden::look(&name, attributes, &sheet.of(&name, attributes), around.1),
    };
    let role = role(&name, attributes, is_hidden, is_styled_away);
    Element { name, role, look, styled }
}

fn role(name: &str, attributes: &[Attribute<'_>], is_hidden: bool, is_styled_away: bool) -> Role {
    // GMX and web.de call the element that holds the message which is answered `quote`.
    let is_named_quote = attributes.iter().any(|one| one.name == "name" && one.value.eq_ignore_ascii_case("quote"));
    if name == "blockquote" || says(attributes, QUOTES) || is_named_quote {
        return Role::Quote;
    }
    if says(attributes, SIGNATURES) || is_hidden {
        return Role::Dropped;
    }
    if is_styled_away {
        return Role::Doubtful;
    }
    if name == "pre" { Role::Pre } else { Role::Plain }
}

/// Whether a class, an id or a name of the element is one of these.
fn says(attributes: &[Attribute<'_>], known: &[&str]) -> bool {
    attributes.iter().filter(|one| matches!(&*one.name, "class" | "id" | "name")).any(|one| {
        let mut words = one.value.split_whitespace();
        words.any(|word| {
            let bare = word.get(..2).filter(|start| start.eq_ignore_ascii_case("x_")).and_then(|_| word.get(2..));
            known.iter().any(|known| {
                word.eq_ignore_ascii_case(known) || bare.is_some_and(|bare| bare.eq_ignore_ascii_case(known))
            })
        })
    })
}

fn write(out: &mut HtmlText, text: &str, open: &OpenElements<'_>, ended: bool) {
    let quoted = ended || open.quotes > 0;
    let (look, styled) = open.looks();
    if open.dropped > 0 || look.is_faint() {
        return;
    }
    if open.doubtful > 0 || styled.is_faint() {
        out.is_doubtful |= !quoted && !text.trim().is_empty();
        return;
    }
    out.has_own |= !quoted && !text.trim().is_empty();
    let out = &mut out.text;
    let preformatted = open.preformatted > 0;
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
    fn text(html: &str) -> String {
        super::read(html).text
    }

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
