//! Messages with slips, and with entries that write slips in, as mail mangles them.

use adjudicate::log::wrap;

use crate::mail::cases::{Cases, html, plain, quoted};
use crate::mail::table::Games;

/// Lines of no more than so many characters, as a program makes them that fills lines anew.
fn broken(text: &str, length: usize) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let mut rest = line;
        while rest.len() > length {
            let cut = rest[..length].rfind(' ').filter(|at| !rest[..*at].trim().is_empty()).unwrap_or(length);
            out.push_str(&format!("{}\n", &rest[..cut]));
            rest = rest[cut..].trim_start();
        }
        out.push_str(&format!("{rest}\n"));
    }
    out
}

/// All of them.
pub fn all(games: &Games, cases: &mut Cases) {
    let (slip, entry) = (&games.slip, &games.with_slip);
    cases.push(("slip", plain(&wrap(slip))));
    cases.push(("slip-bare", plain(slip)));
    cases.push(("slip-quoted", plain(&quoted(&wrap(slip), "> "))));
    cases.push(("slip-bare-quoted", plain(&quoted(slip, "> > "))));
    cases.push(("slip-bare-broken", plain(&broken(slip, 60))));
    cases.push(("slip-bare-quoted-and-broken", plain(&quoted(&broken(slip, 50), "> "))));
    cases.push(("slip-with-smart-quotes", plain(&slip.replace('"', "\u{201d}").replace("\\\u{201d}", "\u{201c}"))));
    cases.push(("slip-in-html", html(&format!("<p>Hello</p><pre>{}</pre>", wrap(slip)))));
    cases.push(("slip-twice", plain(&format!("{}{slip}", wrap(slip)))));
    cases.push(("slip-changed", plain(&wrap(&slip.replace("many a mill", "many a mile")))));
    cases.push(("slip-changed-bare", plain(&slip.replace("many a mill", "many a mile"))));
    let elsewhere = "sha256:".to_owned() + &"0".repeat(64);
    let after = slip.lines().find_map(|line| line.strip_prefix("after: ")).unwrap();
    cases.push(("slip-after-nothing-here", plain(&wrap(&slip.replace(after, &elsewhere)))));
    cases.push(("slip-cut", plain(&slip[..slip.find("sig:").unwrap()])));
    cases.push(("slip-and-a-turn", plain(&format!("{}{}", wrap(slip), wrap(&games.next[0])))));
    cases.push(("entry-with-a-slip", plain(&wrap(entry))));
    cases.push(("entry-with-a-slip-bare", plain(entry)));
    cases.push(("entry-with-a-slip-quoted", plain(&quoted(&wrap(entry), "> "))));
    cases.push(("entry-with-a-slip-bare-quoted", plain(&quoted(entry, "> "))));
    cases.push(("entry-with-a-slip-bare-broken", plain(&broken(entry, 60))));
    cases.push(("entry-with-a-slip-bare-quoted-and-broken", plain(&quoted(&broken(entry, 50), "> "))));
    cases.push(("entry-with-a-slip-and-the-slip", plain(&format!("{}{}", wrap(entry), wrap(slip)))));
    cases.push(("entry-with-a-slip-changed", plain(&wrap(&entry.replace("many a mill", "many a mile")))));
}
