//! The parts of OpenSSH's files: strings with their length before them, and base64 between a head and a foot.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

/// Columns at which OpenSSH wraps base64.
const WRAP: usize = 70;

/// An SSH `string`: 32-bit big-endian length, then the bytes (RFC 4251, section 5).
pub(super) fn push_string(out: &mut Vec<u8>, bytes: &[u8]) {
    // Every string of this layer is a name, a key, a hash or a signature, far below 4 GiB.
    out.extend_from_slice(&(bytes.len() as u32).to_be_bytes());
    out.extend_from_slice(bytes);
}

/// Bytes as lines between a head and a foot, last line end included.
pub(super) fn armored(bytes: &[u8], head: &str, foot: &str) -> String {
    // Room for all of it: a secret that moves stays behind where it was.
    let mut out = String::with_capacity(head.len() + foot.len() + 2 * bytes.len() + 8);
    out.push_str(head);
    out.push('\n');
    STANDARD.encode_string(bytes, &mut out);
    let mut end = head.len() + 1 + WRAP;
    while end < out.len() {
        out.insert(end, '\n');
        end += 1 + WRAP;
    }
    out.push('\n');
    out.push_str(foot);
    out.push('\n');
    out
}
