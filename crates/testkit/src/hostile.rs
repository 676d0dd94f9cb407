//! Letters that are made to keep a reader busy: half a megabyte each, and each with something that a careless reader looks
//! through again and again.

/// The length of the part that is repeated.
pub const LENGTH: usize = 500_000;

/// A letter of a shape.
pub struct Shape {
    /// The repeated part, and its place in the letter.
    pub name: String,
    /// The game whose player sends it.
    pub game: &'static str,
    /// The letter as it is received.
    pub message: String,
    /// The text in it that looks like turns and must be read as one turn; empty in shapes of other kinds.
    pub typed: String,
}

/// A piece again and again.
fn repeated(piece: &str) -> String {
    piece.repeat(LENGTH / piece.len().max(1))
}

fn letter(headers: &str, body: &str) -> String {
    format!(
        "From: bob@example.org\r\nTo: desk@example.org\r\nSubject: Re: your turn\r\nMessage-ID: <x@example.org>\r\n{headers}\r\n{body}"
    )
}

fn short(text: &str) -> String {
    text.chars().take(40).collect::<String>().escape_debug().to_string()
}

/// The letter that the others are compared with: half a megabyte of ordinary lines.
pub fn plain() -> Shape {
    let line = "I have read the board twice, and I shall think about it until tomorrow evening.\r\n";
    let message = letter("", &repeated(line));
    Shape { name: "ordinary lines".to_owned(), game: "nine-mens-morris", message, typed: String::new() }
}

/// All shapes.
pub fn shapes() -> Vec<Shape> {
    let mut all = Vec::new();
    let mut add = |kind: &str, piece: &str, game: &'static str, message: String, typed: String| {
        all.push(Shape { name: format!("{kind} {}", short(piece)), game, message, typed });
    };
    // Turns of each game, as one word, as the words of a line, and as lines.
    let turns: &[(&str, &[&str])] = &[
        ("nine-mens-morris", &["b4xd6", "b4", "a1->", "x", "d2 takes b4 ", "pass", ",", "B", "\u{d7}"]),
        ("roman-merels", &["b4", "a1-"]),
        (
            "chess",
            &["e4", "Nf3 ", "BXC4 ", "1.", "a8 ", "Ra8 h1h8 ", "e8=Q+ ", "O-O-", "!?", "e.p.", "knight f3 ", "+", "9"],
        ),
        ("backgammon", &["24/18/13", "8/5(2)* ", "31:", "bar/22 ", "(2)", "/", "24/23 13/7 "]),
        ("duodecim-scriptorum", &["in/3,", "7/17*(2) ", "7/10", "((", "in/1 in/2 in/3 in/4 "]),
        ("roman-checkers", &["c3-d4", "d4 xe6 ", "c3 ", "xe6", "c9-d10 throne "]),
        ("tic-tac-toe", &["b2", "b2 "]),
        ("duerror-grandis", &["a1-a2; ", ";", "a1 "]),
        ("open", &["; next: bob", ";", "throw: 2d6; ", "play x"]),
    ];
    for (game, pieces) in turns {
        for piece in *pieces {
            let word = repeated(piece);
            add("typed in one line", piece, game, letter("", &word), word.clone());
        }
        let piece = pieces.first().copied().unwrap_or_default();
        add("a line each", piece, game, letter("", &repeated(&format!("{}\r\n", piece.trim()))), String::new());
        let words = format!("{} ", pieces.iter().map(|piece| piece.trim()).collect::<Vec<_>>().join(" "));
        let line = words.repeat(480_usize.div_ceil(words.len()));
        add(
            "lines full of turns",
            piece,
            game,
            letter("", &repeated(&format!("{}\r\n", line.get(..480).unwrap_or(&words)))),
            String::new(),
        );
    }
    let mut merels = |kind: &str, piece: &str, headers: &str, body: String| {
        add(kind, piece, "nine-mens-morris", letter(headers, &body), String::new());
    };
    // Quotations, introductions, signatures.
    for piece in [
        ">",
        "> ",
        ">\r\n",
        "> a\r\n",
        ">\r\n\r\n",
        "\r\n",
        " \r\n",
        "a\r\n",
        "a:\r\n>\r\n",
        "bob wrote 1:00:\r\n>\r\n",
        "bob@example.org 10:00:\r\n",
        "bob wrote:\r\n\r\n> a\r\n",
        "-----Original Message-----\r\n> a\r\n",
        "From: a@b.example\r\nSent: 10:00\r\nTo: x\r\n> a\r\n",
        "a: b\r\n",
        "--\r\n",
        "-- \r\n> a\r\nb\r\n",
        "__________\r\n",
        "Sent from my telephone\r\n",
        "-----BEGIN \r\n",
        "-----BEGIN X\r\n-----END X\r\n",
        "[image.png]\r\n",
        "Please write your answer above this line ",
        "2026-11-23 10:00 ",
        "23-21 19-18\r\nbob wrote:\r\n> a\r\n",
        "b4 \"x\" ",
        "\"",
        "~b4~ ",
        "ok, yes, ",
        "yes\r\n",
        "1\r\n",
        "if b4 then d6\r\n",
        "\u{200b}",
        "e\u{301}",
        "\u{0}",
    ] {
        merels("text", piece, "Content-Type: text/plain; charset=utf-8\r\n", repeated(piece));
    }
    for piece in ["a \r\n", "> a \r\n", ">", "-- \r\n"] {
        merels(
            "flowed text",
            piece,
            "Content-Type: text/plain; charset=utf-8; format=flowed; delsp=yes\r\n",
            repeated(piece),
        );
    }
    // HTML.
    let deep = "<i>".repeat(499);
    for (before, piece) in [
        ("", "<"),
        ("", "<a"),
        ("", "<a "),
        ("", "<a>"),
        ("", "<b>x"),
        ("", "</b>"),
        (&*deep, "</b>"),
        (&*deep, "&x"),
        (&*deep, "x<br>"),
        ("", "&"),
        ("", "&#62;"),
        ("", "<blockquote>"),
        ("<blockquote>", "a<br>"),
        ("", "<!--"),
        ("", "<!-- -->"),
        ("", "<script>"),
        ("<script>", "</"),
        ("", "<pre>\n"),
        ("<p ", "style "),
        ("<p ", "class=x "),
        ("<p class=\"", "gmail_quote "),
        ("<p style=\"", "color:red;"),
        ("", "<p style=\"color:#123456\">x</p>"),
        ("", "<p title=\">"),
        ("", "<p title='x\">"),
        ("", "<s>"),
        ("", "<td>\n"),
        ("", "x\n"),
        ("<div hidden>", "<p>b4</p>"),
        ("", "<div class=yahoo_quoted>"),
        ("<style>", "{"),
        ("<style>", ".x{display:none}"),
        ("<style>", "a,"),
        ("<style>a", " "),
        ("<style>p{", "color:red;"),
        ("<style>", "/*"),
        ("x<style>p{color:red}</style>", "<style></style>"),
        ("<style>.x{color:red}p{color:red}</style>", "<p class=\"x y z\">b</p>"),
    ] {
        let html = format!("<html><body>{before}{}", repeated(piece));
        merels(
            "HTML",
            &format!("{}{piece}", before.chars().take(12).collect::<String>()),
            "Content-Type: text/html; charset=utf-8\r\n",
            html,
        );
    }
    // Entries, armour, elements.
    let id = format!("sha256:{}", "a".repeat(64));
    for piece in [
        "-----BEGIN ADJUDICATE-----\r\n",
        "-----BEGIN ADJUDICATE-----\r\nAAAA\r\n-----END ADJUDICATE-----\r\n",
        "-----BEGIN ADJUDICATE-----\r\n-----END",
        "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\r\n",
        "---\r\n",
        "---\r\nseq: 1\r\n",
        "seq: 1\r\n",
        "seq: 1\r\nby: x\r\n",
        "seq: 1\r\nby: x\r\nsig: x\r\n",
        "seq: 1\r\n\r\n\r\n\r\n",
        "after:\r\n",
        "element ",
        "sha256:",
        "LS0tCnNlcTog",
        "LS0tCnNlcTog--",
        "=3D",
        "=\r\n",
    ] {
        merels("armour", piece, "", repeated(piece));
    }
    merels("armour", "element ID bob AAAA", "", repeated(&format!("element {id} bob AAAA\r\n")));
    merels("armour", "after: ID", "", repeated(&format!("after: {id}\r\nby: bob\r\nsig: x\r\n")));
    for (head, piece) in [
        ("seq: 1\r\nby: x\r\n", "sig: x\r\n"),
        ("seq: 1\r\nby: x\r\nsig: x\r\n", "a"),
        ("seq: 1\r\nby: x\r\n", "a: \"b\r\n"),
        ("---\r\nseq: 1\r\n", "> > a: b\r\n"),
        ("seq: 1\r\nby: x\r\nsig:\r\n", "> "),
        ("-----BEGIN ADJUDICATE-----\r\n", "LS0t\r\n"),
    ] {
        merels("one entry", &format!("{head}{piece}"), "", format!("{head}{}", repeated(piece)));
    }
    let long = format!("seq: 1\r\nby: x\r\n{}{}", "a: b\r\n".repeat(19_000), "sig: x\r\n".repeat(20));
    merels("armour", "long entries with twenty signatures", "", long.repeat(LENGTH / long.len() + 1));
    let inside: String = (0..120_000 / 30).map(|_| "seq: 1\r\nby: x\r\nsig: xxxxxxx\r\n").collect();
    merels("armour", "entries of 120 kB, and one more", "", format!("{inside}{}", repeated("x")));
    // Headers and structure.
    let mut headers = |piece: &str, name: &str| {
        let text = repeated(piece);
        let message = format!("{name}: {text}\r\nTo: desk@example.org\r\nSubject: x\r\n\r\nb4\r\n");
        add("header", &format!("{name}: {piece}"), "nine-mens-morris", message, String::new());
    };
    for piece in ["(", "\"", "<", ",", ":;", "a@b.example, ", "=?utf-8?q?=41?= ", "\\", "x "] {
        headers(piece, "From");
    }
    for piece in ["<x@y> ", "<", ">", "<a.b@adjudicate.invalid> "] {
        headers(piece, "References");
    }
    for piece in [
        "mx.example.org; ",
        "(",
        "(\\",
        "\"",
        "; dkim=pass header.d=example.org ",
        "; spf=pass smtp.mailfrom=\"x",
        "; x ",
        ";",
        "\r\n ",
    ] {
        headers(piece, "Authentication-Results");
    }
    headers("=?utf-8?q?=41?= ", "Subject");
    headers("desk+abcdefghijkmnpqr@example.org, ", "To");
    headers("abcdefghijkmnpqr ", "X-Original-To");
    headers("x; y=z; ", "Content-Type");
    for piece in [
        "X: y\r\n",
        "Authentication-Results: mx.example.org; none\r\n",
        "To: a@b.example\r\n",
        "From: a@b.example\r\n",
        "References: <x@y>\r\n",
        " x\r\n",
        ":\r\n",
    ] {
        let message = format!("From: bob@example.org\r\n{}Subject: x\r\n\r\nb4\r\n", repeated(piece));
        add("headers", piece, "nine-mens-morris", message, String::new());
    }
    let mut structure = |name: &str, headers: &str, body: String| {
        add("structure", name, "nine-mens-morris", letter(headers, &body), String::new())
    };
    let mixed = "Content-Type: multipart/mixed; boundary=a\r\n";
    structure("parts", mixed, repeated("--a\r\n\r\nb4\r\n"));
    structure("boundaries", mixed, repeated("--a\r\n"));
    structure("dashes", mixed, repeated("--"));
    structure("parts of HTML", mixed, repeated("--a\r\nContent-Type: text/html\r\n\r\n<p>b4\r\n"));
    structure("parts in base64", mixed, repeated("--a\r\nContent-Transfer-Encoding: base64\r\n\r\nYjQK\r\n"));
    structure("nested parts", mixed, repeated("--a\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n"));
    structure(
        "messages",
        mixed,
        repeated("--a\r\nContent-Type: message/rfc822\r\n\r\nFrom: a@b.example\r\n\r\nb4\r\n"),
    );
    structure("nested messages", "Content-Type: message/rfc822\r\n", repeated("Content-Type: message/rfc822\r\n\r\n"));
    structure("base64", "Content-Transfer-Encoding: base64\r\n", repeated("YjQK\r\n"));
    structure("no base64", "Content-Transfer-Encoding: base64\r\n", repeated("YjQ!\r\n="));
    structure("quoted-printable", "Content-Transfer-Encoding: quoted-printable\r\n", repeated("=62=34=\r\n"));
    structure("no quoted-printable", "Content-Transfer-Encoding: quoted-printable\r\n", repeated("="));
    structure("HZ", "Content-Type: text/plain; charset=hz-gb-2312\r\n", repeated("~{VP~}"));
    structure("no letters", "Content-Type: text/plain; charset=utf-7\r\n", repeated("+AGI-"));
    all
}

#[cfg(test)]
mod tests {
    use super::{LENGTH, shapes};

    #[test]
    fn there_are_many_and_each_is_long() {
        let all = shapes();
        assert!(all.len() >= 60, "{}", all.len());
        for shape in &all {
            assert!(
                (LENGTH * 9 / 10..LENGTH * 2).contains(&shape.message.len()),
                "{}: {}",
                shape.name,
                shape.message.len()
            );
        }
    }
}
