//! Steps of a proof as commands for bash, made of `printf`, `cat` and `sha256sum` alone: what a reader can paste.

use adjudicate_record::crypto::{Digest, PublicKey};
use schemars::JsonSchema;
use serde::Serialize;

/// A command for a shell and what it must print.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ShellCommand {
    /// The command, without a last line end.
    pub command: String,
    /// Its output, without the last line end.
    pub prints: String,
}

/// The hash of bytes that are given one after the other, each part on lines of its own.
pub fn hash(parts: &[&[u8]], result: &[u8; 32]) -> ShellCommand {
    let printed: Vec<String> = parts.iter().flat_map(|part| printed(part)).collect();
    let command = format!("{{ {}\n}} | sha256sum", printed.join("\n  "));
    ShellCommand { command, prints: sum(result) }
}

/// The hash of a text of whole lines, such as the payload of an entry.
pub fn hash_text(text: &str, result: &[u8; 32]) -> ShellCommand {
    // No line of an entry is `END`: all of them hold a colon or a dash.
    ShellCommand { command: format!("cat <<'END' | sha256sum\n{text}END"), prints: sum(result) }
}

/// Returns all steps from an element of a chain, `from`, down to the lowest of those in `known`, which are in the log:
/// their numbers and values, the highest first. The elements in between are only passed through.
pub fn chain(game: &Digest, key: &PublicKey, from: (u32, [u8; 32]), known: &[(u32, [u8; 32])]) -> Option<ShellCommand> {
    let (lowest, _) = known.last()?;
    let dense = usize::try_from(from.0 - lowest).is_ok_and(|steps| steps == known.len());
    let shown = match dense {
        true => "*".to_owned(),
        false => known.iter().map(|(number, _)| number.to_string()).collect::<Vec<_>>().join(" | "),
    };
    let command = format!(
        "x={}\n\
         for ((j = {}; j > {lowest}; j--)); do\n\
         \x20 x=$({{ {}\n\
         \x20   printf \"\\\\x$(printf %02x $((j >> 24 & 255)))\\\\x$(printf %02x $((j >> 16 & 255)))\"\n\
         \x20   printf \"\\\\x$(printf %02x $((j >> 8 & 255)))\\\\x$(printf %02x $((j & 255)))\"\n\
         \x20   for ((i = 0; i < 64; i += 2)); do printf \"\\\\x${{x:i:2}}\"; done\n\
         \x20 }} | sha256sum)\n\
         \x20 x=${{x%% *}}\n\
         \x20 case $((j - 1)) in {shown}) echo \"$((j - 1)): $x\" ;; esac\n\
         done",
        hex(&from.1),
        from.0,
        [b"adjudicate/chain/v1\0".as_slice(), &game.0, key.as_bytes()]
            .iter()
            .flat_map(|part| printed(part))
            .collect::<Vec<_>>()
            .join("\n    "),
    );
    let lines: Vec<String> = known.iter().map(|(number, value)| format!("{number}: {}", hex(value))).collect();
    Some(ShellCommand { command, prints: lines.join("\n") })
}

/// The way from a leaf of a tree to its root, two and two nodes hashed together behind a byte 1.
pub fn climb(leaf: &[u8; 32], right: &[bool], siblings: &[[u8; 32]], root: &[u8; 32]) -> ShellCommand {
    let side = |(right, sibling): (&bool, &[u8; 32])| format!("{}:{}", if *right { "R" } else { "L" }, hex(sibling));
    let siblings: Vec<String> = right.iter().zip(siblings).map(side).collect();
    let command = format!(
        "x={}\n\
         for s in \\\n  {}; do\n\
         \x20 case $s in R:*) y=$x${{s#R:}} ;; *) y=${{s#L:}}$x ;; esac\n\
         \x20 x=$({{ printf '\\x01'\n\
         \x20   for ((i = 0; i < 128; i += 2)); do printf \"\\\\x${{y:i:2}}\"; done\n\
         \x20 }} | sha256sum)\n\
         \x20 x=${{x%% *}}\n\
         done\n\
         echo $x",
        hex(leaf),
        siblings.join(" \\\n  "),
    );
    ShellCommand { command, prints: hex(root) }
}

/// The bytes of the dice, from OpenSSL.
pub fn keystream(seed: &[u8; 32], bytes: &[u8]) -> ShellCommand {
    let nonce = "0".repeat(32);
    let command = format!(
        "openssl enc -chacha20 -K {} -iv {nonce} < /dev/zero 2> /dev/null |\n  head -c {} | xxd -p -c 32",
        hex(seed),
        bytes.len()
    );
    let lines: Vec<String> = bytes.chunks(32).map(hex).collect();
    ShellCommand { command, prints: lines.join("\n") }
}

/// Lower-case hex, two digits a byte.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// `printf` commands that print these bytes, sixteen on a line; a label is left readable.
fn printed(bytes: &[u8]) -> Vec<String> {
    let escaped = |bytes: &[u8]| bytes.iter().map(|byte| format!("\\x{byte:02x}")).collect::<String>();
    match bytes.strip_suffix(b"\0").and_then(|label| std::str::from_utf8(label).ok()) {
        Some(label) if label.starts_with("adjudicate/") => vec![format!("printf '{label}\\x00'")],
        _ => bytes.chunks(16).map(|chunk| format!("printf '{}'", escaped(chunk))).collect(),
    }
}

fn sum(result: &[u8; 32]) -> String {
    format!("{}  -", hex(result))
}
