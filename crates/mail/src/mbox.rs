//! Mailboxes in one file: messages one after the other, each behind a line that begins with `From `.

/// Whether the bytes begin like a mailbox.
pub fn is_mbox(bytes: &[u8]) -> bool {
    bytes.starts_with(b"From ")
}

/// The messages of a mailbox, each with the line before it. Not every program quotes lines of letters that begin like that,
/// so a header has to follow.
pub fn messages(bytes: &[u8]) -> Vec<&[u8]> {
    let mut starts = vec![0];
    let mut blank = false;
    let mut at = 0;
    for line in bytes.split_inclusive(|b| *b == b'\n') {
        let next = bytes.get(at + line.len()..).unwrap_or_default();
        if at > 0 && blank && line.starts_with(b"From ") && begins_with_header(next) {
            starts.push(at);
        }
        blank = line.trim_ascii().is_empty();
        at += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([bytes.len()]);
    starts.iter().zip(ends).filter_map(|(start, end)| bytes.get(*start..end)).filter(|part| !part.is_empty()).collect()
}

fn begins_with_header(bytes: &[u8]) -> bool {
    let name = bytes.iter().position(|b| !(b'!'..=b'~').contains(b) || *b == b':').unwrap_or(0);
    name > 0 && bytes.get(name) == Some(&b':')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_begin_behind_a_blank_line() {
        let mailbox = b"From a\nSubject: x\n\nFrom here on\nno message\n\nFrom b\nSubject: y\n\nz\n";
        let parts = messages(mailbox);
        assert_eq!(parts.len(), 2);
        assert!(parts[0].ends_with(b"no message\n\n") && parts[1].starts_with(b"From b\n"));
        assert!(messages(b"").is_empty());
    }
}
