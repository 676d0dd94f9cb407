//! Messages as they arrive: mangled by programs, forged by people. `cargo xtask update mail` writes them into
//! `tests/vectors/mail`, beside `expected.txt`, which has the expected result of each.

use adjudicate::log::wrap;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::mail::slip_cases;
use crate::mail::table::Games;

const HEAD: &str = "From: Alice <alice@example.org>\r\nTo: desk@example.org\r\nSubject: my turn\r\n\
                    Date: Fri, 20 Nov 2026 17:03:11 +0000\r\nMessage-ID: <1@example.org>\r\nMIME-Version: 1.0\r\n";

/// All messages, each with its name.
pub fn all(games: &Games) -> Vec<(&'static str, Vec<u8>)> {
    let mut cases = Vec::new();
    encodings(games, &mut cases);
    texts(games, &mut cases);
    webs(games, &mut cases);
    structures(games, &mut cases);
    contents(games, &mut cases);
    slip_cases::all(games, &mut cases);
    senders(games, &mut cases);
    programs(games, &mut cases);
    cases
}

pub type Cases = Vec<(&'static str, Vec<u8>)>;

/// A text with the line ends of mail.
fn crlf(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\n', "\r\n")
}

/// A message with these further headers and this body.
fn mail(headers: &str, body: impl AsRef<[u8]>) -> Vec<u8> {
    with_head(HEAD, headers, body)
}

fn with_head(head: &str, headers: &str, body: impl AsRef<[u8]>) -> Vec<u8> {
    [crlf(head).as_bytes(), crlf(headers).as_bytes(), b"\r\n", body.as_ref()].concat()
}

/// A plain message with a greeting, this text and a farewell.
pub fn plain(text: &str) -> Vec<u8> {
    mail("Content-Type: text/plain; charset=utf-8\n", crlf(&format!("Hello,\n\n{text}\nYours, Alice\n")))
}

pub fn html(text: &str) -> Vec<u8> {
    mail("Content-Type: text/html; charset=utf-8\n", crlf(&format!("<html><body>{text}</body></html>\n")))
}

pub fn quoted(text: &str, mark: &str) -> String {
    text.lines().map(|line| format!("{mark}{line}\n")).collect()
}

fn base64(text: impl AsRef<[u8]>) -> String {
    let line = |line: &[u8]| String::from_utf8(line.to_vec()).unwrap() + "\r\n";
    STANDARD.encode(text).as_bytes().chunks(76).map(line).collect()
}

/// Quoted-printable: equals signs escaped, lines broken softly at this length.
fn quoted_printable(text: &str, length: usize) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let mut used = 0;
        for character in line.bytes() {
            let piece = match character {
                b' '..=b'~' if character != b'=' => char::from(character).to_string(),
                other => format!("={other:02X}"),
            };
            if used + piece.len() > length {
                out.push_str("=\r\n");
                used = 0;
            }
            used += piece.len();
            out.push_str(&piece);
        }
        out.push_str("\r\n");
    }
    out
}

/// A multipart message of these parts, headers included.
fn multipart(kind: &str, parts: &[&str]) -> Vec<u8> {
    let body: String = parts.iter().map(|part| format!("--b1\n{part}\n")).collect();
    mail(&format!("Content-Type: multipart/{kind}; boundary=b1\n"), crlf(&format!("{body}--b1--\n")))
}

fn encodings(games: &Games, cases: &mut Cases) {
    let entry = &games.next[0];
    let block = wrap(entry);
    let text = "Content-Type: text/plain; charset=utf-8\n";
    let qp = format!("{text}Content-Transfer-Encoding: quoted-printable\n");
    let b64 = format!("{text}Content-Transfer-Encoding: base64\n");
    cases.push(("armored", plain(&block)));
    cases.push(("bare-entry", plain(entry)));
    cases.push(("quoted-printable-armored", mail(&qp, quoted_printable(&block, 76))));
    cases.push(("quoted-printable-narrow", mail(&qp, quoted_printable(&block, 20))));
    cases.push(("quoted-printable-entry", mail(&qp, quoted_printable(entry, 40))));
    cases.push(("quoted-printable-lower-case", mail(&qp, quoted_printable(&block, 76).replace("=3D", "=3d"))));
    // A program that claims to encode and does not.
    cases.push(("quoted-printable-claimed", mail(&qp, crlf(&block))));
    cases.push(("quoted-printable-broken", mail(&qp, quoted_printable(&block, 60).replace("=3D", "=ZZ"))));
    cases.push(("quoted-printable-shown-raw", mail(text, quoted_printable(&block, 60))));
    cases.push(("base64", mail(&b64, base64(crlf(&block)))));
    cases.push(("base64-one-line", mail(&b64, base64(crlf(&block)).replace("\r\n", "") + "\r\n")));
    cases.push((
        "base64-without-padding",
        mail(&b64, base64(entry).trim_end().trim_end_matches('=').to_owned() + "\r\n"),
    ));
    cases.push(("base64-wrong-length", mail(&b64, base64(format!("{block}tail")).trim_end().to_owned() + "A\r\n")));
    cases.push(("base64-cut", mail(&b64, &base64(crlf(&block))[..200])));
    cases.push(("base64-with-rubbish", mail(&b64, base64(crlf(&block)).replace("\r\n", "\r\n \t*!\r\n"))));
    cases.push(("base64-claimed", mail(&b64, crlf(&block))));
    cases.push(("base64-twice", mail(&b64, base64(base64(&block)))));
    let scanned =
        format!("{}-- \r\nScanned by a mail server\r\nThanks\r\n", base64(crlf(&format!("Hello,\n\n{block}"))));
    cases.push(("base64-with-a-scanners-text", mail(&b64, scanned)));
    cases.push(("encoding-unknown", mail(&format!("{text}Content-Transfer-Encoding: x-rot13\n"), crlf(&block))));
    cases.push((
        "encoding-twice",
        mail(&format!("{qp}Content-Transfer-Encoding: base64\n"), quoted_printable(&block, 76)),
    ));
    let utf16: Vec<u8> = crlf(entry).encode_utf16().flat_map(u16::to_le_bytes).collect();
    let kind = "Content-Type: text/plain; charset=utf-16le\nContent-Transfer-Encoding: base64\n";
    cases.push(("charset-utf-16", mail(kind, base64(utf16))));
    let latin: Vec<u8> = crlf(entry).replace('"', "\u{ab}").chars().map(|c| c as u8).collect();
    cases.push(("charset-windows-quotes", {
        let bytes =
            crlf(entry).replace("\\\"", "@@").bytes().map(|b| if b == b'"' { 0x94 } else { b }).collect::<Vec<_>>();
        let bytes = String::from_utf8_lossy(&bytes).into_owned();
        let bytes: Vec<u8> = bytes.chars().map(|c| if c == '\u{fffd}' { 0x94 } else { c as u8 }).collect();
        let at = bytes.windows(2).enumerate().filter(|(_, pair)| pair == b"@@").map(|(at, _)| at).collect::<Vec<_>>();
        let mut bytes = bytes;
        at.iter().for_each(|at| bytes[*at..at + 2].copy_from_slice(b"\\\x94"));
        mail("Content-Type: text/plain; charset=windows-1252\nContent-Transfer-Encoding: 8bit\n", bytes)
    }));
    cases.push((
        "charset-wrong",
        mail("Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n", latin),
    ));
    // Two sets in which letters of two bytes have seven bits each.
    let korean = format!("\x1b$)C\x0eGQ1[\x0f,\r\n\r\n{}", crlf(entry));
    let kind = "Content-Type: text/plain; charset=ISO-2022-KR\nContent-Transfer-Encoding: base64\n";
    cases.push(("charset-iso-2022-kr", mail(kind, base64(korean))));
    let chinese = format!("~{{VPND~}},\r\n\r\n{}", crlf(entry)).replace("d2", "d~\r\n2");
    cases.push(("charset-hz", mail("Content-Type: text/plain; charset=hz-gb-2312\n", chinese)));
    cases.push(("charset-unknown", mail("Content-Type: text/plain; charset=x-klingon\n", crlf(&block))));
    cases.push(("charset-koi8", mail("Content-Type: text/plain; charset=koi8-r\n", crlf(entry))));
    cases.push(("charset-utf-7", mail("Content-Type: text/plain; charset=utf-7\n", crlf(&block))));
}

fn texts(games: &Games, cases: &mut Cases) {
    let entry = &games.next[0];
    let block = wrap(entry);
    cases.push(("quoted", plain(&quoted(&block, "> "))));
    cases.push(("quoted-three-deep", plain(&quoted(&block, "> > > "))));
    cases.push(("quoted-without-blanks", plain(&quoted(&block, ">>>"))));
    cases.push(("quoted-with-bars", plain(&quoted(&block, "| "))));
    cases.push(("quoted-entry", plain(&quoted(entry, "> "))));
    cases.push(("quoted-entry-three-deep", plain(&quoted(entry, "> > > "))));
    cases.push(("joined", plain(&block.replace('\n', " "))));
    let narrow: String = block
        .lines()
        .flat_map(|line| line.as_bytes().chunks(20).map(<[u8]>::to_vec).collect::<Vec<_>>())
        .map(|piece| String::from_utf8(piece).unwrap() + "\n")
        .collect();
    let narrow = narrow
        .replace("-----BEGIN ADJUDICA\nTE ENTRY-----", "-----BEGIN ADJUDICATE ENTRY-----")
        .replace("-----BEGIN ADJUDICAT\nE ENTRY-----", "-----BEGIN ADJUDICATE ENTRY-----")
        .replace("-----END ADJUDICATE \nENTRY-----", "-----END ADJUDICATE ENTRY-----");
    cases.push(("rewrapped", plain(&narrow)));
    cases.push(("trailing-blanks", plain(&quoted(&block, "").replace('\n', " \t \n"))));
    let flowed = "Content-Type: text/plain; charset=utf-8; format=flowed\n";
    let stuffed: String =
        entry.lines().map(|l| if l.starts_with(' ') { format!(" {l}\n") } else { format!("{l}\n") }).collect();
    cases.push(("flowed", mail(flowed, crlf(&format!("Hello, \nhere it is:\n\n{stuffed}\n")))));
    let soft: String = stuffed
        .lines()
        .map(|line| match line.char_indices().nth(60) {
            Some((at, _)) => {
                let cut = line[..at].rfind(' ').unwrap_or(at);
                format!("{} \n{}\n", &line[..cut], &line[cut..].trim_start())
            }
            None => format!("{line}\n"),
        })
        .collect();
    cases.push(("flowed-and-broken", mail(flowed, crlf(&soft))));
    let delsp = "Content-Type: text/plain; charset=utf-8; format=flowed; delsp=yes\n";
    cases.push(("flowed-block", mail(delsp, crlf(&block.replace('\n', " \n")))));
    cases.push(("carriage-returns-only", {
        let mut m = mail("Content-Type: text/plain\n", "");
        m.extend(block.replace('\n', "\r").bytes());
        m
    }));
    cases.push(("line-feeds-only", String::from_utf8(plain(&block)).unwrap().replace("\r\n", "\n").into_bytes()));
    cases.push((
        "mailbox-line",
        [
            b"From alice@example.org Fri Nov 20 17:03:11 2026\r\n".as_slice(),
            &plain(&format!(">From here on:\n{block}")),
        ]
        .concat(),
    ));
    cases.push(("dots-stuffed", plain(&format!("..\n..and then\n{block}..\n"))));
    let smart = entry.replace('"', "\u{201d}").replace("\\\u{201d}", "\u{201c}");
    cases.push(("smart-quotes", plain(&smart)));
    cases.push(("no-break-blanks", plain(&entry.replace("  ", "\u{a0}\u{a0}").replace(": ", ":\u{a0}"))));
    cases.push(("tabs", plain(&entry.replace("  ", "\t"))));
    cases.push(("list-footer", plain(&format!("{block}_______________________________________________\nGames mailing list\nhttps://lists.example.org/games\n"))));
    cases.push(("footer-at-once", plain(&format!("{}Sent from my telephone\n", block.trim_end()))));
    cases.push(("signature-mark", plain(&format!("{block}-- \nAlice: seq: of moves by: me\n"))));
    let mut lines: Vec<&str> = block.lines().collect();
    lines.insert(3, "");
    lines.insert(5, "   ");
    cases.push(("block-with-gaps", plain(&(lines.join("\n") + "\n"))));
    cases.push(("zero-width", plain(&block.replace("\n", "\u{200b}\n"))));
    cases.push(("nothing-but-words", plain("I think I shall play d2, what do you say?")));
    cases.push(("words-that-look-alike", plain("seq: 3\nby: alice\nso I said to him\n")));
}

fn webs(games: &Games, cases: &mut Cases) {
    let entry = &games.next[0];
    let block = wrap(entry);
    let escaped = entry.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;");
    cases.push(("html-pre", html(&format!("<p>Hello</p><pre>{block}</pre>"))));
    cases.push(("html-breaks", html(&format!("<p>Hello</p><div>{}</div>", block.replace('\n', "<br>\n")))));
    cases.push((
        "html-quoted",
        html(&format!(
            "<blockquote type=cite><blockquote>{}</blockquote></blockquote>",
            block.replace('\n', "<br/>\n")
        )),
    ));
    cases.push(("html-entry", html(&format!("<pre>{escaped}</pre>"))));
    cases.push((
        "html-entry-in-blocks",
        html(&escaped.lines().map(|line| format!("<div>{}</div>", line.replace("  ", "&nbsp; "))).collect::<String>()),
    ));
    cases
        .push(("html-references", html(&format!("<pre>{}</pre>", block.replace('=', "&#61;").replace('+', "&#x2B;")))));
    cases.push((
        "html-spans",
        html(&block.lines().map(|line| format!("<span style='font: x'>{line}</span><br>")).collect::<String>()),
    ));
    cases.push(("html-never-closed", html(&format!("<div <p <b>{block}"))));
    cases.push((
        "html-in-a-script",
        html(&format!("<script>var x = `{block}`;</script><style>{block}</style><!-- {block} -->")),
    ));
}

fn structures(games: &Games, cases: &mut Cases) {
    let entry = &games.next[0];
    let block = wrap(entry);
    let words = "Content-Type: text/plain\n\nHello\n";
    let attached = format!(
        "Content-Type: application/yaml\nContent-Disposition: attachment; filename=alice-0003.yaml\nContent-Transfer-Encoding: base64\n\n{}",
        base64(entry)
    );
    cases.push(("attachment", multipart("mixed", &[words, &attached])));
    cases.push((
        "attachment-octets",
        multipart("mixed", &[words, &attached.replace("application/yaml", "application/octet-stream")]),
    ));
    cases.push((
        "attachment-text",
        multipart(
            "mixed",
            &[words, &format!("Content-Type: text/plain; name=a.txt\nContent-Disposition: attachment\n\n{entry}")],
        ),
    ));
    cases.push((
        "attachment-without-type",
        multipart("mixed", &[words, &attached.replace("Content-Type: application/yaml\n", "")]),
    ));
    cases.push((
        "attachment-named-badly",
        multipart("mixed", &[words, &attached.replace("alice-0003.yaml", "\"../../../etc/passwd\"")]),
    ));
    cases.push((
        "attachment-named-in-pieces",
        multipart(
            "mixed",
            &[words, &attached.replace("filename=alice-0003.yaml", "filename*0*=utf-8''al%69ce; filename*1=.yaml")],
        ),
    ));
    cases.push((
        "alternative",
        multipart(
            "alternative",
            &[
                &format!("Content-Type: text/plain\n\n{block}"),
                &format!("Content-Type: text/html\n\n<pre>{block}</pre>"),
            ],
        ),
    ));
    let inner = String::from_utf8(plain(&block)).unwrap();
    cases.push(("forwarded", multipart("mixed", &[words, &format!("Content-Type: message/rfc822\n\n{inner}")])));
    // A message that holds nothing but a message, in a part: mail-parser loses count of them at the end of the part.
    let twice = format!("Content-Type: message/rfc822\n\nSubject: fwd\nContent-Type: message/rfc822\n\n{inner}");
    cases.push(("forwarded-twice-in-a-part", multipart("mixed", &[words, &twice])));
    let old = String::from_utf8(plain(&wrap(&crate::mail::table::entries(&games.base)[1]))).unwrap();
    let twice = format!("Content-Type: message/rfc822\n\nSubject: fwd\nContent-Type: message/rfc822\n\n{old}");
    cases.push(("forwarded-twice-and-more-behind", multipart("mixed", &[words, &twice, &attached])));
    cases.push((
        "forwarded-encoded",
        multipart(
            "mixed",
            &[words, &format!("Content-Type: message/rfc822\nContent-Transfer-Encoding: base64\n\n{}", base64(&inner))],
        ),
    ));
    cases.push((
        "forwarded-in-the-text",
        plain(&format!("-----Original Message-----\nFrom: Alice\nSubject: my turn\n\n{block}")),
    ));
    let deep = |levels: usize| {
        let mut message = inner.clone();
        for level in 0..levels {
            message = format!(
                "From: a@example.org\r\nSubject: {level}\r\nMIME-Version: 1.0\r\nContent-Type: message/rfc822\r\n\r\n{message}"
            );
        }
        message.into_bytes()
    };
    cases.push(("forwarded-ten-deep", deep(10)));
    cases.push(("forwarded-sixty-deep", deep(60)));
    cases.push(("digest", multipart("digest", &[&format!("\n{inner}"), "\nSubject: else\n\nnothing\n"])));
    let whole = multipart("mixed", &[words, &attached]);
    let text = String::from_utf8(whole.clone()).unwrap();
    cases.push(("end-missing", text.replace("--b1--\r\n", "").into_bytes()));
    cases.push(("boundary-wrong", text.replace("boundary=b1", "boundary=b2").into_bytes()));
    cases.push(("boundary-missing", text.replace("; boundary=b1", "").into_bytes()));
    cases.push((
        "boundary-strange",
        text.replace("boundary=b1", "boundary=\"=_'()+_,-./:=? x\"").replace("--b1", "--=_'()+_,-./:=? x").into_bytes(),
    ));
    cases.push((
        "boundary-wrong-block",
        String::from_utf8(multipart("mixed", &[words, &format!("Content-Type: text/plain\n\n{block}")]))
            .unwrap()
            .replace("boundary=b1", "boundary=b2")
            .into_bytes(),
    ));
    cases.push(("no-body", mail("Content-Type: text/plain\n", "")));
    cases.push(("no-blank-line", HEAD.as_bytes().to_vec()));
    cases.push(("no-headers", crlf(&format!("\n\nHello,\n{block}")).into_bytes()));
    cases.push(("empty", Vec::new()));
    cases.push(("content-type-broken", mail("Content-Type: ;;;text\n", crlf(&block))));
    cases.push(("content-type-twice", mail("Content-Type: text/html\nContent-Type: text/plain\n", crlf(&block))));
    cases.push((
        "header-without-colon",
        with_head(
            &HEAD.replace("MIME-Version", "this is no header\r\nMIME-Version"),
            "Content-Type: text/plain\n",
            crlf(&block),
        ),
    ));
    cases.push(("header-of-bytes", [b"X-Bytes: \xff\xfe\x80\x00\r\n".as_slice(), &plain(&block)].concat()));
    cases.push(("nul-bytes", [plain(&block), b"\0\0\0".to_vec()].concat()));
    cases.push(("partial", mail("Content-Type: message/partial; id=x; number=1; total=2\n", crlf(&inner))));
    cases.push(("encrypted", multipart("encrypted", &["Content-Type: application/pgp-encrypted\n\nVersion: 1\n", "Content-Type: application/octet-stream\n\n-----BEGIN PGP MESSAGE-----\nabcd\n-----END PGP MESSAGE-----\n"])));
    cases.push((
        "winmail",
        multipart(
            "mixed",
            &[
                words,
                &format!(
                    "Content-Type: application/ms-tnef; name=winmail.dat\nContent-Transfer-Encoding: base64\n\n{}",
                    base64([0x78, 0x9f, 0x3e, 0x22, 0, 0, 1, 2, 3])
                ),
            ],
        ),
    ));
    cases.push((
        "picture-without-code",
        multipart(
            "mixed",
            &[
                words,
                &format!(
                    "Content-Type: image/png; name=cat.png\nContent-Transfer-Encoding: base64\n\n{}",
                    base64(b"\x89PNG\r\n\x1a\nnot a picture")
                ),
            ],
        ),
    ));
}

fn contents(games: &Games, cases: &mut Cases) {
    let [turn, reply, ..] = games.next.as_slice() else { panic!("four turns") };
    let forged = turn.replace("\"d2\"", "\"d6\"");
    let block = wrap(turn);
    cases.push(("two-entries", plain(&wrap(&format!("{turn}{reply}")))));
    cases.push(("two-blocks-backwards", plain(&format!("{}{block}", wrap(reply)))));
    cases.push(("whole-log", plain(&wrap(&format!("{}{turn}", games.base)))));
    cases.push(("old-entries", plain(&wrap(&games.base))));
    cases.push(("three-times", plain(&format!("{block}{block}{turn}"))));
    cases.push(("early", plain(&wrap(reply))));
    cases.push(("other-game", plain(&wrap(&games.other.1))));
    cases.push(("two-games", plain(&format!("{block}{}", wrap(&games.other.1)))));
    cases.push(("game-not-here", plain(&wrap(&games.strangers.replace("eve", "eva")))));
    cases.push(("charter-of-strangers", plain(&wrap(&games.strangers))));
    cases.push(("changed-move", plain(&wrap(&forged))));
    cases.push(("changed-move-bare", plain(&forged)));
    cases.push(("block-cut", plain(&block[..block.len() - 80])));
    cases.push(("block-damaged", plain(&block.replacen('c', "*", 3))));
    let answers = format!("References: <{}@adjudicate.invalid>\n", game_id(games).trim_start_matches("sha256:"));
    let ruined = block.replacen(['c', 'a'], "*", 5);
    cases.push(("block-ruined", plain(&ruined)));
    cases.push(("block-ruined-in-an-answer", mail(&format!("{answers}Content-Type: text/plain\n"), crlf(&ruined))));
    cases.push((
        "parts-contradict",
        multipart(
            "mixed",
            &[
                &format!("Content-Type: text/plain\n\n{block}"),
                &format!("Content-Type: text/plain\n\n{}", wrap(&forged)),
            ],
        ),
    ));
    cases.push(("signed-twice", plain(&format!("{block}{}", wrap(&games.twin)))));
    cases.push(("from-the-future", plain(&wrap(&games.future))));
    cases.push(("element-alone", plain(&format!("element {} bob {}", game_id(games), STANDARD.encode([7; 32])))));
    cases.push(("element-broken", plain("element sha256:1234 bob AAAA=")));
    cases.push(("entry-too-long", plain(&turn.replace("a \\\"good\\\" place", &"x".repeat(20_000)))));
    cases.push(("log-with-rubbish-behind", plain(&format!("{turn}seq: seq: seq:\nby: \nsig:\n"))));
}

/// The id of the game, from the entry behind the charter.
fn game_id(games: &Games) -> String {
    let joins = crate::mail::table::entries(&games.base);
    joins[1].lines().find_map(|line| line.strip_prefix("prev: ")).unwrap().to_owned()
}

fn senders(games: &Games, cases: &mut Cases) {
    let block = wrap(&games.next[0]);
    let forged = wrap(&games.next[0].replace("\"d2\"", "\"d6\""));
    let from = |from: &str, body: &str| {
        let head = HEAD.replace("From: Alice <alice@example.org>", from);
        with_head(&head, "Content-Type: text/plain\n", crlf(body))
    };
    cases.push(("stranger-with-a-good-entry", from("From: eve@evil.example", &block)));
    cases.push(("stranger-with-a-bad-entry", from("From: eve@evil.example", &forged)));
    cases.push(("forged-sender-other-reply-address", from("From: alice@example.org\r\nReply-To: eve@evil.example\r\nSender: eve@evil.example\r\nErrors-To: eve@evil.example\r\nReturn-Path: <eve@evil.example>", &forged)));
    cases.push(("sender-in-capitals", from("From: ALICE@Example.ORG", &forged)));
    cases.push((
        "sender-missing",
        with_head(
            &HEAD.replace("From: Alice <alice@example.org>\r\n", ""),
            "Content-Type: text/plain\n",
            crlf(&forged),
        ),
    ));
    cases.push(("two-senders", from("From: alice@example.org, eve@evil.example", &forged)));
    cases.push(("name-like-an-address", from("From: \"alice@example.org\" <eve@evil.example>", &forged)));
    cases.push((
        "injection-in-the-name",
        from("From: =?utf-8?q?Alice=0D=0ABcc:_eve@evil.example?= <alice@example.org>", &forged),
    ));
    cases.push(("injection-in-the-address", from("From: <alice@example.org=0D=0ABcc: eve@evil.example>", &forged)));
    cases.push((
        "injection-in-the-encoded-address",
        from("From: =?utf-8?q?=3Calice@example.org=0D=0ARcpt_to:_eve@evil.example=3E?=", &forged),
    ));
    cases.push((
        "injection-in-the-id",
        with_head(
            &HEAD.replace(
                "<1@example.org>",
                "<1@example.org>\r\n <eve@evil.example>\r\n\t=?utf-8?q?=0D=0ABcc:_eve@evil.example?=",
            ),
            "Content-Type: text/plain\n",
            crlf(&forged),
        ),
    ));
    cases.push((
        "injection-in-the-subject",
        with_head(
            &HEAD.replace("my turn", "=?utf-8?q?my=0D=0ABcc:_eve@evil.example=0D=0A=0D=0Aturn?="),
            "Content-Type: text/plain\n",
            crlf(&forged),
        ),
    ));
    cases.push((
        "long-subject",
        with_head(&HEAD.replace("my turn", &"very ".repeat(4_000)), "Content-Type: text/plain\n", crlf(&block)),
    ));
    cases.push(("group-as-sender", from("From: Players: alice@example.org, bob@example.org;", &forged)));
}

fn programs(games: &Games, cases: &mut Cases) {
    let block = wrap(&games.next[0]);
    let forged = wrap(&games.next[0].replace("\"d2\"", "\"d6\""));
    let by = |headers: &str, body: &str| mail(&format!("{headers}Content-Type: text/plain\n"), crlf(body));
    cases.push((
        "vacation",
        by("Auto-Submitted: auto-replied\n", &format!("I am away until Monday.\n{}", quoted(&forged, "> "))),
    ));
    cases.push(("vacation-old-style", by("X-Autoreply: yes\nPrecedence: junk\n", &forged)));
    cases.push(("vacation-exchange", by("X-Auto-Response-Suppress: All\n", &forged)));
    cases.push(("not-automatic", by("Auto-Submitted: no\n", &forged)));
    cases.push(("other-desk", by("Auto-Submitted: auto-generated\n", &block)));
    cases.push((
        "other-desk-with-a-bad-entry",
        by("Auto-Submitted: auto-generated; owner-email=\"x@example.org\"\n", &forged),
    ));
    cases.push(("bulk", by("Precedence: bulk\n", &forged)));
    cases.push(("mailing-list", by("List-Id: <games.lists.example.org>\n", &forged)));
    for (name, header) in [
        ("mailing-list-help", "List-Help: <mailto:games-help@lists.example.org>\n"),
        ("mailing-list-owner", "List-Owner: <mailto:owner@lists.example.org>\n"),
        ("mailing-list-archive", "list-archive: <https://lists.example.org/games>\n"),
        ("loop", "X-Loop: games@lists.example.org\n"),
        ("return-path-of-a-blank", "Return-Path: < >\n"),
    ] {
        cases.push((name, by(header, &forged)));
    }
    cases.push(("no-return-path", by("Return-Path: <>\n", &forged)));
    let own = with_head(
        &HEAD.replace("Alice <alice@example.org>", "The Desk <desk@example.org>"),
        "Content-Type: text/plain\n",
        crlf(&forged),
    );
    cases.push(("own-message-comes-back", own));
    let inner = String::from_utf8(plain(&forged)).unwrap();
    let report = multipart(
        "report; report-type=delivery-status",
        &[
            "Content-Type: text/plain\n\nYour message could not be delivered.\n",
            "Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example.org\n\nFinal-Recipient: rfc822; bob@example.org\nAction: failed\nStatus: 5.1.1\n",
            &format!("Content-Type: message/rfc822\n\n{inner}"),
        ],
    );
    cases.push(("bounce", report.clone()));
    let daemon = String::from_utf8(report)
        .unwrap()
        .replace("Alice <alice@example.org>", "MAILER-DAEMON@example.org")
        .replace("multipart/report", "multipart/mixed");
    cases.push(("bounce-of-another-make", daemon.into_bytes()));
    cases.push((
        "no-reply",
        with_head(&HEAD.replace("alice@", "no-reply@"), "Content-Type: text/plain\n", crlf(&forged)),
    ));
}
