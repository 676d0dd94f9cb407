//! Undoing what mail programs do to the lines of an entry.
//!
//! An entry is ASCII, has no empty line, and every line of it begins a key or an item, so most additions can be
//! distinguished from the original. For lines that cannot be distinguished, there are several variants.

/// The texts that a dash longer than a hyphen may have replaced; typographic programs differ.
const DASHES: [(&str, &str); 3] = [("-", "---"), ("--", "---"), ("-", "--")];

/// The texts, in block style with LF, that the mangled text may have been.
pub fn variants(text: &str) -> Vec<String> {
    let plain = blanks_and_ends(text);
    // Only characters beyond ASCII have several readings.
    let spellings: Vec<String> = match plain.is_ascii() {
        true => vec![plain],
        false => DASHES.iter().map(|dashes| typographic(&plain, *dashes)).chain([plain.clone()]).collect(),
    };
    let mut found = Vec::new();
    let mut keep = |lines: &[String]| {
        let text = lines.join("\n") + "\n";
        if !found.contains(&text) {
            found.push(text);
        }
    };
    for lines in spellings.iter().filter_map(|spelled| entry_lines(spelled)) {
        for glue in [" ", ""] {
            let joined: Vec<String> = joined(&lines, glue).iter().map(|line| escaped(line)).collect();
            keep(&unstuffed(&joined));
            keep(&joined);
        }
    }
    found
}

/// Line ends, exotic blanks, characters of no width.
fn blanks_and_ends(text: &str) -> String {
    let text = text.replace("\r\n", "\n");
    let replaced = text.chars().filter_map(|c| match c {
        '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => Some('\n'),
        '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' => Some(' '),
        '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}' => None,
        other => Some(other),
    });
    replaced.collect()
}

/// Quotes, dashes and dots that were made beautiful.
fn typographic(text: &str, (short, long): (&str, &str)) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\u{201c}'..='\u{201f}' | '\u{ab}' | '\u{bb}' => out.push('"'),
            '\u{2018}'..='\u{201b}' | '\u{2039}' | '\u{203a}' => out.push('\''),
            '\u{2010}'..='\u{2013}' | '\u{2212}' => out.push_str(short),
            '\u{2014}' | '\u{2015}' => out.push_str(long),
            '\u{2026}' => out.push_str("..."),
            other => out.push(other),
        }
    }
    out
}

/// The lines of the entry, without quote marks, without blanks at their ends and without what they share at their
/// beginnings; `None` if there is no beginning of an entry.
fn entry_lines(text: &str) -> Option<Vec<String>> {
    let mut lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    while lines.iter().filter(|line| line.trim_start().starts_with('>')).count() * 2 > lines.len() {
        unquote(&mut lines);
        lines.retain(|line| !line.trim().is_empty());
    }
    let begins = |at: &usize| {
        let content = |at: usize| lines.get(at).map_or("", |line: &&str| line.trim());
        let wrapped = || content(*at) == "after:" && content(*at + 1).starts_with("sha256:");
        let content = content(*at);
        content == "---" || content.starts_with("seq:") || content.starts_with("after: sha256:") || wrapped()
    };
    let start = (0..lines.len()).find(begins)?;
    let lines = lines.get(start..)?;
    // The `---` may have been quoted, indented or lost differently from the rest.
    let body = if lines.first()?.trim() == "---" { lines.get(1..)? } else { lines };
    let width = body.first().map(|line| line.len() - line.trim_start_matches(' ').len())?;
    let mut out = vec!["---".to_owned()];
    for line in body {
        let indent = line.len() - line.trim_start_matches(' ').len();
        let line = line.get(indent.min(width)..).unwrap_or(line);
        if line == "---" || line.trim_end() == "--" {
            break;
        }
        out.push(line.to_owned());
    }
    Some(out)
}

/// Takes one level of quote marks away, and the blank after them if every mark has one.
fn unquote(lines: &mut [&str]) {
    let spaced = lines
        .iter()
        .filter_map(|line| line.trim_start().strip_prefix('>'))
        .all(|rest| rest.is_empty() || rest.starts_with([' ', '>']));
    for line in lines {
        if let Some(rest) = line.trim_start().strip_prefix('>') {
            *line = if spaced { rest.strip_prefix(' ').unwrap_or(rest) } else { rest };
        }
    }
}

/// The lines with those that were wrapped put together again, `glue` joining the parts of a text, up to the signature.
fn joined(lines: &[String], glue: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    // Kept along the way: looking through a long line again for each of its parts would take the square of its length.
    let mut open = false;
    for line in lines {
        let line = line.trim_end();
        if let Some(last) = out.last_mut().filter(|last| goes_on(last, open, line)) {
            let glue = if open {
                glue
            } else if last.ends_with(':') || last.ends_with("ssh-ed25519") {
                " "
            } else {
                ""
            };
            last.push_str(glue);
            last.push_str(line.trim_start());
            open ^= leaves_open(line);
            continue;
        }
        if out.last().is_some_and(|last| last.starts_with("sig:")) {
            break;
        }
        out.push(line.to_owned());
        open = leaves_open(line);
    }
    out
}

/// Whether `line` is the rest of the wrapped line `last`, in which a text is still `open` or not.
fn goes_on(last: &str, open: bool, line: &str) -> bool {
    if last.starts_with("sig:") {
        // 64 bytes are 88 digits; what follows them is no part of the entry.
        return last.len() < "sig: ".len() + 88 && line.trim_start().bytes().all(is_base64);
    }
    open || (last != "---" && !begins_something(line))
}

fn is_base64(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'=')
}

/// Whether a double quote is opened and not closed.
fn leaves_open(line: &str) -> bool {
    let mut open = false;
    let mut escaped = false;
    for b in line.bytes() {
        if b == b'"' && !escaped {
            open = !open;
        }
        escaped = b == b'\\' && !escaped;
    }
    open
}

/// The line with a backslash before every quote inside its text, where a program has taken them for its own.
fn escaped(line: &str) -> String {
    let found = line.split_once(": \"").and_then(|(key, text)| Some((key, text.strip_suffix('"')?)));
    let Some((key, body)) = found else { return line.to_owned() };
    let mut out = format!("{key}: \"");
    let mut after_backslash = false;
    for c in body.chars() {
        if c == '"' && !after_backslash {
            out.push('\\');
        }
        after_backslash = c == '\\' && !after_backslash;
        out.push(c);
    }
    out + "\""
}

/// Whether a line begins a key or an item. A wrapped id or piece of base64 has no blank after a colon.
fn begins_something(line: &str) -> bool {
    let content = line.trim_start();
    let content = content.strip_prefix("- ").unwrap_or(content);
    let is_key = |key: &str| {
        !key.is_empty() && key.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'_' | b'-'))
    };
    let key = content.split_once(": ").map(|(key, _)| key).or_else(|| content.strip_suffix(':'));
    line.trim_start().starts_with("- ") || key.is_some_and(is_key)
}

/// The lines without the one blank that format=flowed puts before lines that begin with one (RFC 3676, section 4.4).
fn unstuffed(lines: &[String]) -> Vec<String> {
    let indented = |line: &&String| line.starts_with(' ');
    let odd = |line: &String| (line.len() - line.trim_start_matches(' ').len()) % 2 == 1;
    let stuffed = lines.iter().filter(indented).all(odd);
    let unstuff =
        |line: &String| if stuffed { line.strip_prefix(' ').unwrap_or(line).to_owned() } else { line.clone() };
    lines.iter().map(unstuff).collect()
}
