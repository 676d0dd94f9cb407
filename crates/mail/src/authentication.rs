//! The receiving server's findings about the sender of a message, read by the grammar of RFC 8601.
//!
//! A value may be a quoted string, and an address may have one before its `@`: what stands inside of it is the sender's
//! choice, and separates nothing. A header, or a result of it, that departs from the grammar proves nothing.

/// Whether the topmost `Authentication-Results` of this host say that the message is from this domain: `dkim=pass` with
/// its signature, or `spf=pass` with it in the envelope. `headers` are the values as in the message, the topmost first.
/// The sender of a message can write such headers himself, so only the topmost of the host counts, which it has added
/// last.
pub fn passes(headers: &[String], host: &str, domain: &str) -> bool {
    let of_host = headers.iter().find_map(|value| {
        let mut reader = Reader { rest: value };
        let id = reader.server()?;
        id.eq_ignore_ascii_case(host).then_some(reader)
    });
    let results = of_host.and_then(|mut reader| reader.version().and_then(|()| reader.results()));
    results.unwrap_or_default().iter().any(|result| result.vouches_for(domain))
}

/// One result: a method, what it found, and the properties of the message that it looked at.
struct MethodResult {
    method: String,
    verdict: String,
    properties: Vec<Property>,
}

/// A property such as `header.d`, with the domain that its value is or ends in; none if it is no domain.
struct Property {
    name: String,
    domain: Option<String>,
}

impl MethodResult {
    fn vouches_for(&self, domain: &str) -> bool {
        let names: &[&str] = match self.method.as_str() {
            "dkim" => &["header.d", "header.i"],
            "spf" => &["smtp.mailfrom", "smtp.mail"],
            _ => return false,
        };
        let once =
            |name: &str| match self.properties.iter().filter(|one| one.name == name).collect::<Vec<_>>().as_slice() {
                [only] => only.domain.as_deref(),
                _ => None,
            };
        // The first of the two is the domain that was verified; the other one is asked only where that is missing.
        let named = names.iter().find(|name| self.properties.iter().any(|one| one.name == **name));
        self.verdict == "pass" && named.and_then(|name| once(name)).is_some_and(|speaker| covers(speaker, domain))
    }
}

/// Whether a server that vouches for this domain vouches for that one: for itself and for those below it.
fn covers(speaker: &str, domain: &str) -> bool {
    let (speaker, domain) = (speaker.to_ascii_lowercase(), domain.to_ascii_lowercase());
    speaker == domain
        || (speaker.contains('.') && domain.strip_suffix(&*speaker).is_some_and(|rest| rest.ends_with('.')))
}

/// A place in the value of a header. Every function that reads something returns `None` where the grammar has another thing.
struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    /// The name of the server that wrote the header (`authserv-id`).
    fn server(&mut self) -> Option<String> {
        self.blanks()?;
        self.value()
    }

    /// The version behind that name, which is 1 where none is written; others are not known.
    fn version(&mut self) -> Option<()> {
        let apart = self.blanks()?;
        let digits = self.run(|c| c.is_ascii_digit());
        self.blanks()?;
        let known = digits.is_empty() || (apart && digits == "1");
        (known && self.is_at_end_of_result()).then_some(())
    }

    /// All results that the grammar allows; none if quotes or comments do not end, so that it is not clear where one ends.
    fn results(&mut self) -> Option<Vec<MethodResult>> {
        let mut results = Vec::new();
        while self.take(';') {
            let begins = self.rest;
            match self.result() {
                Some(result) => results.push(result),
                None => {
                    self.rest = begins;
                    self.pass_over()?;
                }
            }
        }
        self.rest.is_empty().then_some(results)
    }

    fn result(&mut self) -> Option<MethodResult> {
        self.blanks()?;
        let method = self.keyword()?;
        self.blanks()?;
        if self.take('/') {
            self.blanks()?;
            // Of another version of the method nothing is known.
            (self.run(|c| c.is_ascii_digit()) == "1").then_some(())?;
            self.blanks()?;
        }
        self.expect('=')?;
        self.blanks()?;
        let mut result = MethodResult { method, verdict: self.keyword()?, properties: Vec::new() };
        let mut is_first = true;
        loop {
            let apart = self.blanks()?;
            if self.is_at_end_of_result() {
                return Some(result);
            }
            apart.then_some(())?;
            let kind = self.keyword()?;
            self.blanks()?;
            if is_first && kind == "reason" && self.take('=') {
                self.blanks()?;
                self.value()?;
            } else {
                self.expect('.')?;
                self.blanks()?;
                let property = self.keyword()?;
                self.blanks()?;
                self.expect('=')?;
                self.blanks()?;
                result
                    .properties
                    .push(Property { name: format!("{kind}.{property}"), domain: self.domain_of_value()? });
            }
            is_first = false;
        }
    }

    /// The value of a property: the domain that it ends in, or none if it is something else.
    fn domain_of_value(&mut self) -> Option<Option<String>> {
        let whole = match self.rest.chars().next()? {
            '@' => String::new(),
            '"' => self.quoted()?,
            _ => self.some(|c| !c.is_whitespace() && !c.is_control() && !"()<>,;\\\"[]@".contains(c))?.to_owned(),
        };
        if self.take('@') {
            let domain = self.some(|c| !c.is_whitespace() && !c.is_control() && !"()<>,;\\\"[]@".contains(c))?;
            return Some(as_domain(domain));
        }
        Some(as_domain(whole.rsplit('@').next().unwrap_or_default()))
    }

    /// A token or a quoted string (RFC 2045).
    fn value(&mut self) -> Option<String> {
        if self.rest.starts_with('"') {
            return self.quoted();
        }
        self.some(|c| c.is_ascii_graphic() && !"()<>@,;:\\\"/[]?=".contains(c)).map(str::to_owned)
    }

    /// The content of a quoted string, with its backslashes undone.
    fn quoted(&mut self) -> Option<String> {
        self.expect('"')?;
        let mut content = String::new();
        let mut characters = self.rest.char_indices();
        while let Some((at, c)) = characters.next() {
            match c {
                '"' => {
                    self.rest = self.rest.get(at + 1..)?;
                    return Some(content);
                }
                '\\' => content.push(characters.next()?.1),
                c => content.push(c),
            }
        }
        None
    }

    /// Passes over blanks and comments, which nest; tells whether there were any.
    fn blanks(&mut self) -> Option<bool> {
        let before = self.rest.len();
        let mut depth = 0_usize;
        let mut characters = self.rest.char_indices();
        let end = loop {
            match characters.next() {
                None => break self.rest.len(),
                Some((_, '(')) => depth += 1,
                Some((_, ')')) if depth > 0 => depth -= 1,
                Some((_, '\\')) if depth > 0 => {
                    characters.next();
                }
                Some((_, c)) if depth > 0 || c.is_ascii_whitespace() => {}
                Some((at, _)) => break at,
            }
        };
        self.rest = self.rest.get(end..)?;
        (depth == 0).then_some(self.rest.len() < before)
    }

    /// Passes over a result that departs from the grammar, up to the next semicolon outside of quotes and comments.
    fn pass_over(&mut self) -> Option<()> {
        loop {
            self.blanks()?;
            match self.rest.chars().next() {
                None | Some(';') => return Some(()),
                Some('"') => {
                    self.quoted()?;
                }
                Some(c) => self.rest = self.rest.get(c.len_utf8()..)?,
            }
        }
    }

    /// A word of letters, digits and hyphens, in small letters.
    fn keyword(&mut self) -> Option<String> {
        self.some(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')).map(str::to_ascii_lowercase)
    }

    fn is_at_end_of_result(&self) -> bool {
        self.rest.is_empty() || self.rest.starts_with(';')
    }

    fn some(&mut self, belongs: impl Fn(char) -> bool) -> Option<&'a str> {
        Some(self.run(belongs)).filter(|run| !run.is_empty())
    }

    fn run(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let (run, rest) = self.rest.split_at(self.rest.find(|c| !belongs(c)).unwrap_or(self.rest.len()));
        self.rest = rest;
        run
    }

    fn expect(&mut self, wanted: char) -> Option<()> {
        self.take(wanted).then_some(())
    }

    fn take(&mut self, wanted: char) -> bool {
        let rest = self.rest.strip_prefix(wanted);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }
}

/// The text, if it is the name of a domain.
fn as_domain(text: &str) -> Option<String> {
    let name = text.strip_suffix('.').unwrap_or(text);
    let belongs = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_') || !c.is_ascii();
    let is_domain = name.split('.').all(|label| !label.is_empty() && label.chars().all(belongs));
    is_domain.then(|| name.to_owned())
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
            "(x (y) \\) z) \"mx.example.org\" (a) 1 (b); (c) DKIM (d) / (e) 1 (f) = (g) pass (h) header (i) . (j) d (k) = (l) example.com (m)",
            "mx.example.org; spf=pass smtp.mailfrom=\"carol c\"@example.com",
            "mx.example.org; spf=pass smtp.mailfrom=\"bounce+a=b@example.com\" smtp.helo=evil.example",
            "mx.example.org; dkim=pass reason=\"good; \\\"signature\\\"\" header.d=example.com header.b=\"ab/c=\"",
            "mx.example.org; dkim=pass header.i=\"@example.com\"; dmarc=pass action=none header.from=example.com;",
            "mx.example.org; spf=pass smtp.mailfrom=bounce+carol=example.net@example.com.; iprev=pass policy.iprev=2001:db8::1",
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
            // Text that the sender has put into quotes is one word.
            "mx.example.org; spf=pass smtp.mailfrom=\"x smtp.mailfrom=carol@example.com y\"@evil.example",
            "mx.example.org; spf=pass smtp.mailfrom=\"x\\\" smtp.mailfrom=carol@example.com \\\"y\"@evil.example",
            "mx.example.org; spf=pass smtp.mailfrom=\"; dkim=pass header.d=example.com\"@evil.example",
            "mx.example.org; spf=pass smtp.mailfrom=\"\\\"carol@example.com\\\"@evil.example\"",
            "mx.example.org; spf=pass smtp.mailfrom=\"carol@example.com (\"@evil.example; x=y (",
            "mx.example.org; spf=pass smtp.mailfrom=carol@example.com@evil.example",
            "mx.example.org; spf=pass smtp.mailfrom=evil.example smtp.mailfrom=example.com",
            "mx.example.org; spf=pass smtp.mailfrom=evil.example,smtp.mailfrom=example.com",
            "mx.example.org; spf=pass smtp.mailfrom=\"x\"smtp.mailfrom=example.com",
            "mx.example.org; dkim=pass header.d=evil.example header.i=@example.com",
            "mx.example.org; dkim=pass header.d=\"example.com",
            "mx.example.org; dkim=pass header.d=example.com (",
            "mx.example.org; dkim=pass header.d=example.com; spf=fail \"",
            "mx.example.org; dkim=passed header.d=example.com",
            "mx.example.org; dkim=pass reason=header.d=example.com",
            "mx.example.org; dkim=pass reason=\"x\" reason=\"header.d=example.com\"",
            "mx.example.org; dkim=pass header.dx=example.com",
            "mx.example.org; dkim/2=pass header.d=example.com",
            "mx.example.org 2; dkim=pass header.d=example.com",
            "mx.example.org x; dkim=pass header.d=example.com",
            "\"mx.example.org\"x; dkim=pass header.d=example.com",
            "mx.example.org; dkim=pass header.d=example.com\u{0}",
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
