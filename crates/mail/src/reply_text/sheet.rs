//! Style sheets of letters, as far as their rules can hide text.
//!
//! Only the last part of a selector is looked at, so a rule may be taken for one about more elements than it is about. Text that a rule
//! seems to hide is therefore in doubt: its author is asked.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::hidden::{StyleDeclaration, declarations};
use crate::html::Attribute;

/// More rules that matter than a mail program writes, and blocks inside of each other.
const RULES_MAX: usize = 1_000;
const DEPTH_MAX: usize = 20;
/// More classes than an element has, and than a selector names.
const CLASSES_MAX: usize = 50;
const NAMED_MAX: usize = 4;
/// More that a block says and that matters.
const DECLARATIONS_MAX: usize = 50;
/// So many rules are held against elements in a letter, and what they say is counted as well.
const WORK_MAX: usize = 20_000;
/// Parts of a selector for things that are no text of the letter, or not its usual look.
const PASSING: &[&str] = &[
    "hover",
    "active",
    "focus",
    "focus-within",
    "focus-visible",
    "visited",
    "before",
    "after",
    "selection",
    "placeholder",
    "first-letter",
    "first-line",
    "marker",
];
/// Blocks whose rules may hold; those of others say nothing about elements on a screen.
const CONDITIONS: &[&str] = &["@media", "@supports", "@layer", "@container", "@scope"];

/// The rules of a letter's style sheets that matter.
#[derive(Default)]
pub struct StyleSheet {
    rules: Vec<Rule>,
    /// The numbers of the rules by what their elements must have: an id, a class, or else a name; `*` if nothing.
    places: BTreeMap<String, Vec<usize>>,
    work: Cell<usize>,
    is_too_long: Cell<bool>,
}

/// A rule: a selector and its declarations.
struct Rule {
    name: Option<String>,
    id: Option<String>,
    classes: Vec<String>,
    /// Which of several rules is stronger.
    weight: usize,
    declarations: Rc<[StyleDeclaration]>,
}

impl StyleSheet {
    /// Whether no rule can hide anything.
    pub fn is_empty(&self) -> bool {
        self.rules.is_empty()
    }

    /// Whether there was more to look at than was looked at.
    pub fn is_too_long(&self) -> bool {
        self.is_too_long.get()
    }

    /// Parses the contents of a `style` element.
    pub fn add(&mut self, css: &str) {
        let css = without_comments(css);
        // The selector of each open block, and whether its rules hold.
        let mut open: Vec<(&str, bool)> = Vec::new();
        let mut from = 0;
        for (at, byte) in css.bytes().enumerate() {
            let text = css.get(from..at).unwrap_or_default();
            match byte {
                b'{' => {
                    // Inside of a rule another one may stand behind declarations.
                    let (before, prelude) = text.rsplit_once(';').unwrap_or(("", text));
                    self.close(open.last(), before);
                    let prelude = prelude.trim();
                    let holds = open.last().is_none_or(|(_, holds)| *holds);
                    let word = prelude.split([' ', '(', '\t', '\n']).next().unwrap_or_default().to_ascii_lowercase();
                    let is_read = !word.starts_with('@') || CONDITIONS.contains(&word.as_str());
                    let is_print = word == "@media" && prelude.to_ascii_lowercase().trim_end().ends_with("print");
                    open.push((prelude, holds && is_read && !is_print));
                    if open.len() > DEPTH_MAX {
                        self.is_too_long.set(true);
                        return;
                    }
                }
                b'}' => {
                    let block = open.pop();
                    self.close(block.as_ref(), text);
                }
                b';' if open.is_empty() => {}
                _ => continue,
            }
            from = at + 1;
        }
        // A block that is not closed holds all the same.
        self.close(open.last(), css.get(from..).unwrap_or_default());
    }

    fn close(&mut self, block: Option<&(&str, bool)>, body: &str) {
        let Some((prelude, true)) = block.copied().filter(|(prelude, _)| !prelude.starts_with('@')) else { return };
        let mut declarations: Vec<StyleDeclaration> = declarations(body).take(DECLARATIONS_MAX + 1).collect();
        if declarations.is_empty() {
            return;
        }
        if declarations.len() > DECLARATIONS_MAX {
            self.is_too_long.set(true);
            declarations.truncate(DECLARATIONS_MAX);
        }
        let declarations: Rc<[StyleDeclaration]> = declarations.into();
        for selector in prelude.split(',') {
            if self.rules.len() >= RULES_MAX {
                self.is_too_long.set(true);
                return;
            }
            if let Some(rule) = rule(selector, &declarations) {
                let place = rule.id.as_ref().map(|id| format!("#{id}"));
                let place = place.or_else(|| rule.classes.first().map(|class| format!(".{class}")));
                let place = place.or_else(|| rule.name.clone()).unwrap_or_else(|| "*".to_owned());
                self.places.entry(place).or_default().push(self.rules.len());
                self.rules.push(rule);
            }
        }
    }

    /// Returns the declarations for an element, the weakest first.
    pub fn of(&self, name: &str, attributes: &[Attribute<'_>]) -> Vec<&StyleDeclaration> {
        if self.is_empty() || self.is_too_long() {
            return Vec::new();
        }
        let given = |wanted: &'static str| attributes.iter().filter(move |one| one.name == wanted).map(|one| one.value);
        let small = |word: &str| word.to_lowercase();
        let classes: Vec<String> =
            given("class").flat_map(str::split_whitespace).take(CLASSES_MAX + 1).map(small).collect();
        let id = given("id").next().map(|id| id.trim().to_lowercase());
        if classes.len() > CLASSES_MAX {
            self.is_too_long.set(true);
        }
        let mut places = vec!["*".to_owned(), name.to_owned()];
        places.extend(id.iter().map(|id| format!("#{id}")));
        places.extend(classes.iter().map(|class| format!(".{class}")));
        let mut found: Vec<(usize, usize)> = Vec::new();
        for number in places.iter().filter_map(|place| self.places.get(place)).flatten() {
            self.work.set(self.work.get() + 1);
            if self.work.get() > WORK_MAX {
                self.is_too_long.set(true);
                return Vec::new();
            }
            let fits = |rule: &&Rule| {
                rule.name.as_deref().is_none_or(|wanted| wanted == name)
                    && rule.id.as_ref().is_none_or(|wanted| id.as_ref() == Some(wanted))
                    && rule.classes.iter().all(|wanted| classes.contains(wanted))
            };
            if let Some(rule) = self.rules.get(*number).filter(fits) {
                self.work.set(self.work.get() + rule.declarations.len());
                found.push((rule.weight, *number));
            }
        }
        found.sort_unstable();
        found.dedup();
        found.iter().filter_map(|(_, number)| self.rules.get(*number)).flat_map(|rule| &*rule.declarations).collect()
    }
}

/// The rule for the elements that one selector names; none if it names nothing that is text of the letter.
fn rule(selector: &str, declarations: &Rc<[StyleDeclaration]>) -> Option<Rule> {
    let all = || Rule { name: None, id: None, classes: Vec::new(), weight: 0, declarations: Rc::clone(declarations) };
    let mut last = String::new();
    let (mut brackets, mut gap) = (0_usize, false);
    let mut letters = selector.trim().chars();
    while let Some(letter) = letters.next() {
        match letter {
            '[' => brackets += 1,
            ']' => brackets = brackets.saturating_sub(1),
            _ if brackets > 0 => {}
            // A selector that matches by parts or by number is taken to match every element.
            '(' | ')' => return Some(all()),
            letter if letter.is_whitespace() => gap = true,
            '>' | '+' | '~' => {
                last.clear();
                gap = false;
            }
            letter => {
                if std::mem::take(&mut gap) {
                    last.clear();
                }
                if letter != '\\' {
                    last.extend(letter.to_lowercase());
                    continue;
                }
                match letters.next() {
                    Some(next) if next.is_ascii_hexdigit() => return Some(all()),
                    next => last.extend(next),
                }
            }
        }
    }
    let mut parts = last.split(':');
    let own = parts.next().unwrap_or_default().to_owned();
    if parts.any(|part| PASSING.contains(&part) || part.starts_with('-')) {
        return None;
    }
    let mut found = all();
    let marks: Vec<usize> = own.char_indices().filter(|(_, c)| matches!(c, '.' | '#')).map(|(at, _)| at).collect();
    let name = own.get(..marks.first().copied().unwrap_or(own.len())).unwrap_or_default();
    found.name = Some(name.to_owned()).filter(|name| !name.is_empty() && name != "*");
    for (place, at) in marks.iter().enumerate() {
        let end = marks.get(place + 1).copied().unwrap_or(own.len());
        let word = own.get(at + 1..end).unwrap_or_default().to_owned();
        match own.get(*at..=*at) {
            Some("#") => found.id = Some(word),
            _ if found.classes.len() < NAMED_MAX => found.classes.push(word),
            _ => {}
        }
    }
    found.weight = usize::from(found.id.is_some()) * 100 + found.classes.len() * 10 + usize::from(found.name.is_some());
    Some(found)
}

/// A style sheet without its comments, and without the marks by which it is hidden from programs that know none.
fn without_comments(css: &str) -> String {
    let mut out = String::with_capacity(css.len());
    let mut parts = css.split("/*");
    out.push_str(parts.next().unwrap_or_default());
    for part in parts {
        // A comment that begins inside of another one is the same comment.
        if let Some((_, after)) = part.split_once("*/") {
            out.push_str(after);
        }
    }
    out.replace("<!--", "").replace("-->", "")
}

#[cfg(test)]
mod tests {
    use super::super::html::read;

    /// Returns the words of a letter with this style sheet, and whether anything is in doubt.
    fn said(css: &str, body: &str) -> (String, bool) {
        let marked =
            read(&format!("<html><head><style type=\"text/css\">{css}</style></head><body>{body}</body></html>"));
        (marked.text.split_whitespace().collect::<Vec<_>>().join(" "), marked.is_doubtful)
    }

    #[test]
    fn what_a_style_sheet_hides_is_not_said_and_in_doubt() {
        for (css, body) in [
            (".x { display: none }", "<p class=\"a x\">b4</p>"),
            (".X{display:none!important}", "<div class=x><p>b4</p></div>"),
            ("#h { visibility:hidden }", "<span id=h>b4</span>"),
            ("span{font-size:0}", "<span>b4</span>"),
            ("a, SPAN.x , i {font-size:1px}", "<span class=x>b4</span>"),
            (".x{opacity:0}", "<b class=x>b4</b>"),
            (".x{color:#fff}", "<b class=x>b4</b>"),
            ("body{background:#222;color:#222}", "b4"),
            ("p{background-color:black}", "<p>b4</p>"),
            (".x{color:white} p{color:black}", "<p class=x>b4</p>"),
            (".x{color:white!important}", "<p class=x style=\"color:black\">b4</p>"),
            (".x{text-decoration:line-through}", "<u class=x>b4</u>"),
            ("@media screen and (max-width:600px){.x{display:none}}", "<p class=x>b4</p>"),
            ("/* a */ @font-face {font-family:x} <!-- p.x {display:/* b */none} -->", "<p class=x>b4</p>"),
            ("div > p.x {display:none", "<p class=x>b4</p>"),
            (".a{color:red; .x{display:none} }", "<p class=x>b4</p>"),
            (".x{display:none; .b{color:red} }", "<p class=x>b4</p>"),
            (":is(.x){display:none}", "<p class=x>b4</p>"),
            (".\\78 {display:none}", "<p class=x>b4</p>"),
            ("@import url(x.css); .x{display:none}", "<p class=x>b4</p>"),
        ] {
            let more = format!("{body} <p class=z style=\"color:red;background:white\">d6</p>");
            assert!(said(css, &more).1, "{css}");
            let (text, _) = said(css, body);
            assert_eq!(text, "", "{css}: {body}");
        }
        // A rule behind the text that it hides leaves the text in doubt.
        let late = read("<p class=x>b4</p><style>.x{display:none}</style>");
        assert!(late.is_doubtful, "{}", late.text);
        // More than is looked at.
        let many: String = (0..2_000).map(|number| format!(".c{number}{{display:none}}")).collect();
        assert!(said(&many, "<p>b4</p>").1);
    }

    #[test]
    fn the_style_sheets_of_usual_letters_leave_nothing_in_doubt() {
        for css in [
            // Outlook for Windows
            "<!-- /* Font Definitions */ @font-face {font-family:\"Cambria Math\"; panose-1:2 4 5 3 5 4 6 3 2 4;} /* Style Definitions */ \
             p.MsoNormal, li.MsoNormal, div.MsoNormal {margin:0cm; font-size:11.0pt; font-family:\"Calibri\",sans-serif; \
             mso-fareast-language:EN-US;} a:link, span.MsoHyperlink {mso-style-priority:99; color:#0563C1; text-decoration:underline;} \
             span.E-MailFormatvorlage17 {mso-style-type:personal-compose; font-family:\"Calibri\",sans-serif; color:windowtext;} \
             .MsoChpDefault {mso-style-type:export-only; mso-fareast-language:EN-US;} @page WordSection1 {size:612.0pt 792.0pt; \
             margin:70.85pt 70.85pt 2.0cm 70.85pt;} div.WordSection1 {page:WordSection1;} -->",
            // Outlook on the web
            " P {margin-top:0;margin-bottom:0;} ",
            // Apple Mail
            "body{font-family: Helvetica, Arial; font-size: 13px;} blockquote { border-left: 2px solid #007aff; color: #007aff; }",
            // Thunderbird, Evolution, eM Client
            "p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 12.0px Helvetica; color: #000000} span.Apple-tab-span {white-space:pre}",
            "html,body {background-color: white; color: black} blockquote.cite {margin-left: 5px; padding-left: 10px;} #x435 \
             body{font-family:'Segoe UI';font-size:12pt;} a img {border: 0px;} v\\:* {behavior:url(#default#VML);}",
            // Rules that hide only parts of newsletters, and rules for paper.
            ".preheader {display:none !important; font-size:1px; color:#ffffff} @media print {p {display:none}} a:hover {color:#fff}",
        ] {
            let body = "<div class=WordSection1><p class=MsoNormal>b4<o:p></o:p></p></div><blockquote><p class=preheader>old</p></blockquote>";
            let (text, is_doubtful) = said(css, body);
            assert!(!is_doubtful && ["b4", "b4 > old"].contains(&&*text), "{text}: {css}");
        }
    }
}
