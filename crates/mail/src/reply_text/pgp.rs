//! Text between the lines that PGP puts around it (RFC 4880, sections 6.2 and 7).

/// Whether there is an encrypted block in a text.
pub(super) fn is_encrypted(text: &str) -> bool {
    text.lines().any(|line| line.trim_end() == "-----BEGIN PGP MESSAGE-----")
}

/// Returns a text without its PGP wrapping: the signed part of a signed one, nothing of an encrypted one. Whether a
/// signature holds is not asked: it proves nothing that the way back does not.
pub(super) fn unwrapped(text: String) -> String {
    if !text.contains("-----BEGIN PGP ") {
        return text;
    }
    /// The place of a line in the text.
    #[derive(PartialEq)]
    enum Place {
        Outside,
        /// Before the empty line that ends the headers of a signed text.
        Headers,
        Signed,
        /// In a block that is no text, up to its end.
        Block,
    }
    let mut place = Place::Outside;
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        let bare = line.trim_end();
        match place {
            _ if bare == "-----BEGIN PGP SIGNED MESSAGE-----" => place = Place::Headers,
            _ if bare.starts_with("-----BEGIN PGP ") && bare.ends_with("-----") => place = Place::Block,
            Place::Headers if bare.is_empty() => place = Place::Signed,
            Place::Headers => {}
            Place::Block if bare.starts_with("-----END PGP ") => place = Place::Outside,
            Place::Block => {}
            Place::Signed | Place::Outside => {
                // A line that begins with a dash has one more before it.
                let line = if place == Place::Signed { line.strip_prefix("- ").unwrap_or(line) } else { line };
                out.push_str(line);
                out.push('\n');
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::unwrapped;

    #[test]
    fn what_was_signed_is_read_and_what_is_encrypted_is_not() {
        let signed = "-----BEGIN PGP SIGNED MESSAGE-----\r\nHash: SHA512\r\n\r\nb4\r\n- -- \r\nBob\r\n-----BEGIN PGP SIGNATURE-----\r\n\r\n\
                      iQEz\r\n=ab\r\n-----END PGP SIGNATURE-----\r\n> quoted\r\n";
        assert_eq!(unwrapped(signed.to_owned()), "b4\n-- \nBob\n> quoted\n");
        let encrypted = "Hi\n-----BEGIN PGP MESSAGE-----\n\nhQEM\n-----END PGP MESSAGE-----\nbye\n";
        assert_eq!(unwrapped(encrypted.to_owned()), "Hi\nbye\n");
        assert_eq!(unwrapped("- b4\n".to_owned()), "- b4\n");
    }
}
