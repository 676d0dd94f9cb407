//! Entries as a block of base64 that survives quoting, re-wrapping and mail clients (protocol, section 8).

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

const BEGIN: &str = "-----BEGIN ADJUDICATE ENTRY-----";
const END: &str = "-----END ADJUDICATE ENTRY-----";

/// The armored block for the text of one or more entries.
pub fn wrap(entries: &str) -> String {
    let encoded = STANDARD.encode(entries);
    let mut out = format!("{BEGIN}\n");
    // Base64 is ASCII, so every cut is at a character.
    for line in encoded.as_bytes().chunks(64) {
        out.extend(line.iter().map(|b| char::from(*b)));
        out.push('\n');
    }
    out + END + "\n"
}

/// The decoded contents of all armored blocks in `text`, in order. A block that does not decode is `Err` with the reason.
///
/// Lenient on purpose: quote marks, blanks and line ends inside a block are dropped, for mail adds them.
pub fn unwrap_all(text: &str) -> Vec<Result<Vec<u8>, String>> {
    let mut blocks = Vec::new();
    let mut rest = text;
    while let Some((_, after)) = rest.split_once(BEGIN) {
        let Some((body, next)) = after.split_once(END) else {
            blocks.push(Err(format!("an armored block without its last line, `{END}`")));
            break;
        };
        let digits: String =
            body.chars().filter(|c| c.is_ascii_alphanumeric() || matches!(c, '+' | '/' | '=')).collect();
        blocks.push(STANDARD.decode(&digits).map_err(|error| format!("an armored block that is damaged: {error}")));
        rest = next;
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_survive_quoting_and_rewrapping() {
        let entries = "---\nseq: 1\n".repeat(20);
        let block = wrap(&entries);
        assert!(block.lines().all(|line| line.len() <= 64));
        let quoted: String = block.lines().map(|line| format!("> > {line}\r\n")).collect();
        let joined = block.replace('\n', " ");
        for text in [block, quoted, joined] {
            assert_eq!(unwrap_all(&text), [Ok(entries.clone().into_bytes())]);
        }
    }

    #[test]
    fn damaged_blocks_are_told() {
        assert!(matches!(unwrap_all("-----BEGIN ADJUDICATE ENTRY-----\nAAAA").as_slice(), [Err(_)]));
        let cut = wrap("hello").replace("aGVsbG8=", "aGVsbG8");
        assert!(matches!(unwrap_all(&cut).as_slice(), [Err(_)]));
    }
}
