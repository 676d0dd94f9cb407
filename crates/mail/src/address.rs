//! Addresses that mail can be sent to. A charter's text is anybody's, so only the plain form of an address is one.

use adjudicate_rules::{Phrase, phrase};
use lettre::Address;
use lettre::message::Mailbox;

/// Longer than any address that mail servers take (RFC 5321, section 4.5.3.1).
const ADDRESS_MAX: usize = 254;
/// As much of a name for people as a header shows.
const NAME_MAX: usize = 64;

/// The address that a text spells, as `alice@example.org` or `Alice <alice@example.org>`.
///
/// # Errors
/// Says in a few words why it spells none.
pub fn parse(text: &str) -> Result<Address, Phrase> {
    let bare = match text.trim().strip_suffix('>').and_then(|text| text.rsplit_once('<')) {
        Some((name, _)) if name.contains(['@', '<', '>', ',', ':', ';']) => {
            return Err(phrase!("address-several", "there is more than one address"));
        }
        Some((_, inside)) => inside,
        None => text.trim(),
    };
    let (user, domain) =
        bare.rsplit_once('@').ok_or_else(|| phrase!("address-form", "an address is written NAME@DOMAIN"))?;
    let atom = |c: char| c.is_ascii_alphanumeric() || "!#$%&'*+-/=?^_`{|}~.".contains(c);
    if bare.len() > ADDRESS_MAX {
        return Err(phrase!("address-long", "it is longer than any address"));
    }
    if user.is_empty() || !user.chars().all(atom) || user.starts_with('-') {
        return Err(phrase!("address-before", "before the @ of an address stand letters, digits and a few signs"));
    }
    if !domain.is_ascii() {
        return Err(phrase!("address-ascii", "the domain stands in its ASCII form, `xn--...`"));
    }
    let label = |label: &str| {
        let plain = label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        plain && !label.is_empty() && !label.starts_with('-') && !label.ends_with('-')
    };
    if !domain.split('.').all(label) {
        return Err(phrase!("address-behind", "behind the @ of an address stands a domain"));
    }
    Address::new(user, domain).map_err(|_| phrase!("address-none", "it is no address"))
}

/// An address with a name for people; characters that no header holds are left out of the name.
pub fn mailbox(name: Option<&str>, address: Address) -> Mailbox {
    // Control characters in a name would make the library panic, and could begin a header of their own.
    let harmless = |name: &str| {
        let name: String = name.chars().filter(|c| !c.is_control()).take(NAME_MAX).collect();
        name.trim().to_owned()
    };
    Mailbox::new(name.map(harmless).filter(|name| !name.is_empty()), address)
}

/// The form in which addresses are compared.
pub fn folded(address: &Address) -> String {
    address.to_string().to_ascii_lowercase()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn plain_addresses_are_taken() {
        for text in ["alice@example.org", " Alice <alice@example.org> ", "a.b+c@localhost", "o'neil@x-y.example"] {
            assert!(parse(text).is_ok(), "{text}");
        }
        assert_eq!(parse("A <a@b.example>").unwrap().to_string(), "a@b.example");
    }

    #[test]
    fn nothing_else_is_taken() {
        let long = format!("{}@example.org", "a".repeat(300));
        let refused = [
            "",
            "alice",
            "@example.org",
            "alice@",
            "a b@example.org",
            "a@b@example.org ",
            "a\r\nBcc: x@y.example@example.org",
            "alice@example.org\nBcc: eve@example.org",
            "\"a b\"@example.org",
            "-f@example.org",
            "alice@exa mple.org",
            "alice@example..org",
            "alice@-x.org",
            "a@m\u{fc}ller.example",
            "a@example.org,b@example.org",
            "a@[1.2.3.4]",
            "a\0@example.org",
            "<a@example.org",
            "bob@example.org <eve@evil.example>",
            &long,
        ];
        for text in refused {
            assert!(parse(text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn names_hold_no_line_ends() {
        let name = mailbox(Some("Alice\r\nBcc: eve@example.org"), parse("a@b.example").unwrap()).name.unwrap();
        assert!(!name.contains(['\r', '\n']), "{name}");
        assert_eq!(mailbox(Some("\r\n "), parse("a@b.example").unwrap()).name, None);
    }
}
