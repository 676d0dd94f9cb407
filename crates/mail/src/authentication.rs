//! What the receiving server found out about the sender of a message (RFC 8601).

/// Whether the topmost `Authentication-Results` of this host say that the message is from this domain: `dkim=pass` with its
/// signature, or `spf=pass` with it in the envelope. `headers` are the values as they stand in the message, the topmost
/// first. Whoever sends a message can write such headers himself, so only the topmost of the host counts, which it has
/// added last.
pub fn passes(headers: &[String], host: &str, domain: &str) -> bool {
    let of_host = headers.iter().find_map(|value| {
        let plain = without_comments(value);
        let (id, rest) = plain.split_once(';')?;
        // Behind the name of the host a version may stand.
        let name = id.split_whitespace().next()?;
        name.eq_ignore_ascii_case(host).then(|| rest.to_owned())
    });
    let Some(results) = of_host else { return false };
    results.split(';').any(|result| holds(result, domain))
}

fn holds(result: &str, domain: &str) -> bool {
    let mut words = result.split_whitespace();
    let Some((method, verdict)) = words.next().and_then(|first| first.split_once('=')) else { return false };
    // `dkim/1=pass` names a version of the method.
    let method = method.split('/').next().unwrap_or_default();
    if !verdict.eq_ignore_ascii_case("pass") {
        return false;
    }
    let properties: &[&str] = match method.to_ascii_lowercase().as_str() {
        "dkim" => &["header.d", "header.i"],
        "spf" => &["smtp.mailfrom", "smtp.mail"],
        _ => return false,
    };
    words.filter_map(|word| word.split_once('=')).any(|(name, value)| {
        let known = properties.iter().any(|property| name.eq_ignore_ascii_case(property));
        let value = value.trim_matches(['"', '<', '>']);
        known && covers(value.rsplit('@').next().unwrap_or(value), domain)
    })
}

/// Whether who speaks for this domain speaks for that one: for itself and for those below it.
fn covers(speaker: &str, domain: &str) -> bool {
    let (speaker, domain) = (speaker.to_ascii_lowercase(), domain.to_ascii_lowercase());
    speaker == domain
        || (speaker.contains('.') && domain.strip_suffix(&*speaker).is_some_and(|rest| rest.ends_with('.')))
}

/// A header's value without its comments, which stand in parentheses and nest.
fn without_comments(value: &str) -> String {
    let (mut out, mut depth, mut quoted, mut escaped) = (String::new(), 0_usize, false, false);
    for c in value.chars() {
        match c {
            _ if escaped => escaped = false,
            '\\' => {
                escaped = true;
                continue;
            }
            '"' if depth == 0 => quoted = !quoted,
            '(' if !quoted => {
                depth += 1;
                continue;
            }
            ')' if !quoted && depth > 0 => {
                depth -= 1;
                out.push(' ');
                continue;
            }
            // What is quoted separates nothing.
            ';' if quoted => continue,
            _ => {}
        }
        if depth == 0 {
            out.push(c);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::passes;

    fn one(value: &str) -> bool {
        passes(&[value.to_owned()], "mx.example.org", "example.com")
    }

    #[test]
    fn what_the_host_has_found_counts() {
        for good in [
            "mx.example.org; dkim=pass header.d=example.com",
            "mx.example.org 1; dkim=pass (2048-bit; good) header.i=@example.com header.s=x",
            " MX.example.org;\r\n\tspf=pass smtp.mailfrom=carol@Example.com",
            "mx.example.org; dkim=fail header.d=example.com; spf=pass smtp.mailfrom=example.com",
        ] {
            assert!(one(good), "{good}");
        }
        for bad in [
            "mx.example.org; none",
            "mx.example.org; dkim=pass header.d=evil.example",
            "mx.example.org; dkim=pass header.d=com",
            "mx.example.org; dkim=fail header.d=example.com",
            "mx.example.org; dkim=fail (dkim=pass header.d=example.com)",
            "mx.example.org; dkim=fail reason=\"; dkim=pass header.d=example.com\"",
            "mx.evil.example; dkim=pass header.d=example.com",
            "mx.example.org; arc=pass header.d=example.com",
            "mx.example.org; dkim=pass header.d=notexample.com",
            "mx.example.org",
            "",
        ] {
            assert!(!one(bad), "{bad}");
        }
        // Below that of the host stands what the sender may have written himself.
        let both = ["mx.example.org; dkim=fail header.d=example.com", "mx.example.org; dkim=pass header.d=example.com"];
        assert!(!passes(&both.map(str::to_owned), "mx.example.org", "example.com"));
        // Another host may have put something above it.
        let both = ["list.example.org; dkim=fail header.d=x", "mx.example.org; dkim=pass header.d=example.com"];
        assert!(passes(&both.map(str::to_owned), "mx.example.org", "mail.example.com"));
        assert!(!passes(&[], "mx.example.org", "example.com"));
    }
}
