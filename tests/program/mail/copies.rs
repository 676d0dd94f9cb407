//! Messages bring an entry more than once. Equal copies are read once; a copy that differs is seen, wherever it stands.

use adjudicate::log::{Slip, wrap};
use adjudicate::mail::find::FoundBlock;
use adjudicate::mail::incoming;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::homes;
use crate::mail::table;

/// A message with a plain text, the same as HTML, and an attachment.
fn message(plain: &str, html: &str, attachment: &str) -> String {
    let attachment = STANDARD.encode(attachment);
    format!(
        "From: alice@example.org\r\nTo: desk@example.org\r\nMIME-Version: 1.0\r\n\
         Content-Type: multipart/mixed; boundary=outer\r\n\r\n--outer\r\n\
         Content-Type: multipart/alternative; boundary=inner\r\n\r\n--inner\r\n\
         Content-Type: text/plain\r\n\r\nMy turn:\n{plain}\r\n--inner\r\n\
         Content-Type: text/html\r\n\r\n<html><body><p>My turn:</p>{html}</body></html>\r\n--inner--\r\n--outer\r\n\
         Content-Type: application/yaml; name=a.yaml\r\nContent-Transfer-Encoding: base64\r\n\r\n{attachment}\r\n\
         --outer--\r\n"
    )
}

/// The texts of what is found in it.
fn found(message: &str) -> Vec<String> {
    let text = |found: FoundBlock| match found {
        FoundBlock::Entry(readings) => readings.into_iter().map(|letter| letter.text).collect::<Vec<_>>().concat(),
        FoundBlock::Slip(readings) => readings.iter().map(Slip::text).collect(),
        FoundBlock::Damaged(_, why) => why.to_string(),
    };
    incoming::read(message.as_bytes()).entries.into_iter().map(text).collect()
}

#[test]
fn what_is_the_same_is_found_once_and_what_differs_each_time() {
    let world = homes();
    let games = table::games(&world);
    let [one, two, three] = [&games.next[0], &games.twin, &games.next[1]];
    let pre = |entry: &str| format!("<pre>{}</pre>", wrap(entry));
    let broken = |entry: &str| wrap(entry).replace('\n', "<br>\n");
    // The id does not cover the signature: this one has the same as the first.
    let signed = |entry: &str| entry.rfind("sig: ").unwrap();
    let forged = &format!("{}{}", &one[..signed(one)], &two[signed(two)..]);
    let messages: [(String, String, &str, Vec<&String>); 10] = [
        (wrap(one), pre(one), one, vec![one]),
        (wrap(one), broken(one), one, vec![one]),
        (wrap(one), pre(two), three, vec![one, two, three]),
        (wrap(one), pre(one), two, vec![one, two]),
        (wrap(one), pre(two), one, vec![one, two]),
        (wrap(one), pre(forged), one, vec![one, forged]),
        (wrap(one), format!("{}{}", pre(one), pre(two)), one, vec![one, two]),
        (wrap(one), format!("{}<pre>{two}</pre>", pre(one)), one, vec![one, two]),
        (wrap(one), format!("{}{}", broken(two), pre(one)), one, vec![one, two]),
        (format!("{}{two}", wrap(one)), pre(one), one, vec![one, two]),
    ];
    for (number, (plain, html, attachment, wanted)) in messages.iter().enumerate() {
        let found = found(&message(plain, html, attachment));
        assert!(found.iter().eq(wanted.iter().copied()), "{number}: {found:#?}");
    }
}
