//! The lines with which programs introduce what they quote: "On Monday Bob wrote:", a block of headers, "Original Message".

use super::LINE_MAX;

/// The word for `wrote` in the languages of mail programs.
const WROTE: &[&str] = &[
    "wrote",
    "writes",
    "schrieb",
    "a écrit",
    "a ecrit",
    "escribió",
    "escribio",
    "escreveu",
    "ha scritto",
    "scrisse",
    "schreef",
    "geschreven",
    "skrev",
    "kirjoitti",
    "napisał",
    "napisa\u{142}(a)",
    "napsal",
    "napísal",
    "írta",
    "a scris",
    "написал",
    "писал",
    "пишет",
    "пише",
    "написа",
    "yazdı",
    "şunu yazdı",
    "έγραψε",
    "כתב",
    "كتب",
    "写道",
    "寫道",
    "写了",
    "のメール",
    "さんは書きました",
    "さんが書きました",
    "작성",
    "님이",
    "rašė",
    "parašė",
    "kirjutas",
    "rakstīja",
    "va escriure",
    "idatzi",
    "đã viết",
    "เขียนว่า",
    "menulis",
    "pisze",
    "napisao",
    "je napisal",
    "shkroi",
    "skrifaði",
    "a répondu",
];

/// The words for `wrote` by which a language that players read and write here is known, each with its tag (BCP 47).
const WROTE_IN: &[(&str, &str)] = &[
    ("wrote", "en"),
    ("schrieb", "de"),
    ("a écrit", "fr"),
    ("escribió", "es"),
    ("escreveu", "pt"),
    ("ha scritto", "it"),
    ("schreef", "nl"),
    ("napisał", "pl"),
    ("pisze:", "pl"),
    ("napsal", "cs"),
    ("написал", "ru"),
    ("пишет", "ru"),
];

/// The lines that programs write above a message that is forwarded or answered whole, between dashes or alone.
const WHOLE: &[&str] = &[
    "original message",
    "original-nachricht",
    "originalnachricht",
    "ursprüngliche nachricht",
    "ursprüngliche mail",
    "urspr. nachricht",
    "message d'origine",
    "message original",
    "message initial",
    "mensaje original",
    "mensagem original",
    "messaggio originale",
    "oorspronkelijk bericht",
    "originalmeddelande",
    "ursprungligt meddelande",
    "oprindelig meddelelse",
    "opprinnelig melding",
    "alkuperäinen viesti",
    "wiadomość oryginalna",
    "oryginalna wiadomość",
    "původní zpráva",
    "pôvodná správa",
    "eredeti üzenet",
    "mesaj original",
    "mesajul original",
    "исходное сообщение",
    "пересылаемое сообщение",
    "початкове повідомлення",
    "orijinal mesaj",
    "özgün ileti",
    "元のメッセージ",
    "原始邮件",
    "原始郵件",
    "원본 메시지",
    "αρχικό μήνυμα",
    "הודעה מקורית",
    "الرسالة الأصلية",
    "forwarded message",
    "begin forwarded message",
    "weitergeleitete nachricht",
    "anfang der weitergeleiteten",
    "message transféré",
    "début du message",
    "messaggio inoltrato",
    "inizio messaggio inoltrato",
    "mensaje reenviado",
    "inicio del mensaje reenviado",
    "mensagem encaminhada",
    "mensagem reencaminhada",
    "doorgestuurd bericht",
    "begin doorgestuurd",
    "vidarebefordrat",
    "videresendt",
    "välitetty viesti",
    "przekazana wiadomość",
    "wiadomość przekazana",
    "转发的邮件",
    "転送メッセージ",
    "転送されたメッセージ",
    "reply message",
    "reply to message",
    "quoted text",
    "ausgangsnachricht",
];

/// The lines of a message among which the first quotation is introduced.
const INTRODUCED_MAX: usize = 200;

/// Lines above a quotation that belong to it at most.
const LINES_MAX: usize = 4;

/// A label of a header block and its value: a line of recipients may be long.
const LABEL_MAX: usize = 4 * LINE_MAX;

/// The language of a mail program (a BCP 47 tag), by the first line in which it introduces a quotation. `None` if there is no such line, or its
/// language is another one.
pub fn language(text: &str) -> Option<&'static str> {
    let is_quoted = |line: &&str| line.trim_start().starts_with('>');
    let lines: Vec<&str> = text.lines().take(INTRODUCED_MAX).filter(|line| !is_quoted(line)).collect();
    let mut rests = (0..lines.len()).filter_map(|at| lines.get(at..));
    let introduction = rests.find_map(|rest| rest.get(..lines_here(rest)).filter(|some| !some.is_empty()))?;
    let introduction = joined(introduction);
    WROTE_IN.iter().find(|(wrote, _)| introduction.contains(wrote)).map(|(_, tag)| *tag)
}

/// Whether a line says that everything behind it is another message.
pub fn begins_whole(line: &str) -> bool {
    let bare = line.trim();
    if bare.len() > LINE_MAX {
        return false;
    }
    let dashes = |c: char| matches!(c, '-' | '_' | '*' | '=' | ' ' | ':' | '\u{2014}' | '\u{2013}' | '>' | '|');
    let inside = bare.trim_matches(dashes).to_lowercase().replace('\u{2019}', "'");
    // Words of a person may begin so, too; alone or between dashes only programs write it.
    let framed = bare.starts_with(['-', '_', '*', '=', '\u{2014}']) || bare.ends_with(':');
    WHOLE.iter().any(|known| inside == *known || (framed && inside.starts_with(known)))
}

/// How many of the lines just before a quotation introduce it.
pub fn lines_before(lines: &[&str]) -> usize {
    // That somebody wrote says enough where a quotation follows.
    introducing(lines, |text, _| introduces(text) || WROTE.iter().any(|known| text.contains(known)))
}

fn introducing(lines: &[&str], introduces: impl Fn(&str, usize) -> bool) -> usize {
    let Some(last) = lines.last() else { return 0 };
    if !ends(last) {
        return 0;
    }
    let most = lines.iter().rev().take(LINES_MAX).take_while(|line| line.len() <= LINE_MAX).count();
    let Some(count) = (1..=most).find(|count| introduces(&joined(&lines[lines.len() - count..]), *count)) else {
        return 0;
    };
    // The date may stand on a line of its own.
    let dated = lines.len().checked_sub(count + 1).and_then(|at| lines.get(at)).is_some_and(|line| is_date(line));
    if dated { count + 1 } else { count }
}

/// Whether a line is a date with a time of the day: `Mon, 23 Nov 2026 10:00:00 +0000`, `23.11.26 10.00`. Moves have numbers
/// with signs between them as well, `23-21 19-18`, but no year and no time.
fn is_date(line: &str) -> bool {
    line.len() <= LINE_MAX && has_clock(line) && (has_year(line) || has_day(line))
}

/// Returns whether a text has a time of the day that nothing continues: `9:05`, `09.05`, `21:05:00`, but no `21:24/18`.
fn has_clock(text: &str) -> bool {
    let numbers = numbers(text);
    numbers.windows(2).any(|pair| {
        let [(hour, from, to), (minute, at, end)] = pair else { return false };
        let between = text.get(*to..*at);
        let joined = matches!(between, Some(":" | "." | "h" | "\u{ff1a}" | "\u{6642}" | "\u{65f6}"));
        let goes_on = text.get(*end..).is_some_and(|rest| rest.starts_with(['/', '-', '*', '(']));
        let starts = from.checked_sub(1).and_then(|before| text.as_bytes().get(before));
        joined && *hour < 24 && *minute < 60 && end - at == 2 && !goes_on && !matches!(starts, Some(b'/' | b'-'))
    })
}

fn has_year(text: &str) -> bool {
    numbers(text).iter().any(|(number, from, to)| to - from == 4 && (1990..2100).contains(number))
}

/// Returns whether a text has a day as three numbers with one sign between them.
fn has_day(text: &str) -> bool {
    numbers(text).windows(3).any(|three| {
        let [(one, _, a), (two, b, c), (three, d, _)] = three else { return false };
        let signs = (text.get(*a..*b).map(str::trim), text.get(*c..*d).map(str::trim));
        let same = matches!(signs, (Some(first @ ("." | "/" | "-")), Some(second)) if first == second);
        let month = (1..=12).contains(one) || (1..=12).contains(two);
        same && month && [*one, *two, *three].iter().all(|part| *part <= 99)
    })
}

/// The numbers of a text, each with its first byte and the one behind its last.
fn numbers(text: &str) -> Vec<(u32, usize, usize)> {
    let mut found = Vec::new();
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let length = bytes.iter().skip(at).take_while(|byte| byte.is_ascii_digit()).count();
        if let Some(number) = text.get(at..at + length).and_then(|digits| digits.parse().ok()) {
            found.push((number, at, at + length));
        }
        at += length.max(1);
    }
    found
}

/// How many lines from this one on introduce what follows, which may not be marked as a quotation.
pub fn lines_here(lines: &[&str]) -> usize {
    let is_own =
        |line: &&&str| line.len() <= LINE_MAX && !line.trim().is_empty() && !line.trim_start().starts_with('>');
    let own = lines.iter().take(LINES_MAX).take_while(is_own);
    let count = own.zip(1..).find(|(line, _)| ends(line)).map(|(_, count)| count);
    // A number in a line before `Bob wrote:` may be a move; an introduction of several lines has an address, a time or a year.
    let is_whole = |text: &str, lines: usize| {
        introduces(text) && (lines == 1 || text.contains('@') || has_clock(text) || has_year(text))
    };
    // Text before the introduction is the author's.
    count.filter(|count| lines.get(..*count).is_some_and(|some| introducing(some, is_whole) == *count)).unwrap_or(0)
}

fn joined(lines: &[&str]) -> String {
    lines.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ").to_lowercase()
}

fn ends(line: &str) -> bool {
    if line.len() > LINE_MAX {
        return false;
    }
    let bare = line.trim_end_matches([' ', '>', '*', '_']);
    bare.ends_with([':', '\u{ff1a}', '\u{203a}']) && !bare.is_empty()
}

/// Whether a text names a time or an address, and says that somebody wrote.
fn introduces(text: &str) -> bool {
    let has_digit = text.chars().any(|c| c.is_numeric());
    let has_address = text.contains('@');
    let wrote = WROTE.iter().any(|known| text.contains(known));
    (wrote && (has_digit || has_address)) || (has_address && has_time(text))
}

/// Returns whether a text has a time of the day, `9:05` or `09.05`, or a date with dashes.
fn has_time(text: &str) -> bool {
    let bytes = text.as_bytes();
    let digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    (1..bytes.len())
        .any(|at| matches!(bytes[at], b':' | b'.' | b'-') && digit(at - 1) && digit(at + 1) && digit(at + 2))
}

/// Whether a run of lines is the block of headers that Outlook and others write: three labels with values at least, one of
/// them an address or a subject of ours.
pub fn is_headers(lines: &[&str]) -> bool {
    let labelled: Vec<&str> = lines.iter().map(|line| line.trim()).take_while(|line| label(line)).collect();
    labelled.len() >= 3 && {
        let all = labelled.join(" ").to_lowercase();
        all.contains('@') || all.contains("[adjudicate]") || has_time(&all)
    }
}

/// Whether a line is a label with a value, `From: The Desk`, whatever the language.
fn label(line: &str) -> bool {
    if line.len() > LABEL_MAX {
        return false;
    }
    let bare = line.trim_start_matches(['*', '_', '>', ' ']);
    let Some((name, _)) = bare.split_once([':', '\u{ff1a}']) else { return false };
    let name = name.trim_matches(['*', '_', ' ', '\u{a0}']);
    let letters = |c: char| c.is_alphabetic() || matches!(c, '-' | ' ' | '.' | '\'' | '\u{2019}');
    !name.is_empty() && name.chars().count() <= 24 && name.chars().all(letters) && name.split(' ').count() <= 3
}
