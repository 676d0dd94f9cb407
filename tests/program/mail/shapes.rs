//! Letters of every shape: what can be read is read, and what cannot is answered with what it is and how a move is sent.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::homes;
use crate::mail::in_words::{Original, Table, to};
use crate::mail::table::entries;

const MERELS: &str = "nine-mens-morris --first alice --nonce AQIDBAUGBwgJCgsMDQ4PEA==";
const MIXED: &str = "Content-Type: multipart/mixed; boundary=b";
/// A picture of one dot, PNG in base64.
pub const PIXEL: &str =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/// A part of a message with several.
fn part(headers: &str, body: &str) -> String {
    format!("--b\r\n{headers}\r\n\r\n{body}\r\n")
}

fn several(parts: &[String]) -> String {
    format!("{}--b--\r\n", parts.concat())
}

fn quoted(original: &Original) -> String {
    let lines: String = original.text.lines().map(|line| format!("> {line}\r\n")).collect();
    format!("On 11/23/26 10:00, The Desk wrote:\r\n{lines}")
}

/// A board that alice can answer, and the table.
fn board(world: &adjudicate_testkit::people::Homes) -> (Table, Original) {
    let table = Table::open(world, MERELS);
    let (first, _) = table.serve();
    let alice = to(&first, "alice").clone();
    (table, alice)
}

#[test]
fn what_can_be_read_in_some_shape_is_played() {
    let world = homes();
    let (table, alice) = board(&world);
    let begun = table.log();
    let clear = "-----BEGIN PGP SIGNED MESSAGE-----\r\nHash: SHA256\r\n\r\nb4\r\n-----BEGIN PGP SIGNATURE-----\r\n\r\niQEzBAEBCAAdFiEE\r\n\
                 =abcd\r\n-----END PGP SIGNATURE-----\r\n";
    let shapes = [
        ("an inline signature", "Content-Type: text/plain; charset=utf-8", clear.to_owned()),
        (
            "PGP/MIME",
            "Content-Type: multipart/signed; micalg=pgp-sha256; protocol=\"application/pgp-signature\"; boundary=b",
            several(&[
                part("Content-Type: text/plain; charset=utf-8", "b4"),
                part(
                    "Content-Type: application/pgp-signature; name=signature.asc",
                    "-----BEGIN PGP SIGNATURE-----\r\n\r\niQ\r\n-----END PGP SIGNATURE-----",
                ),
            ]),
        ),
        (
            "S/MIME, the text beside the signature",
            "Content-Type: multipart/signed; protocol=\"application/pkcs7-signature\"; micalg=sha-256; boundary=b",
            several(&[
                part("Content-Type: text/plain", "b4"),
                part(
                    "Content-Type: application/pkcs7-signature; name=smime.p7s\r\nContent-Transfer-Encoding: base64",
                    "MIAGCSqGSIb3",
                ),
            ]),
        ),
        (
            "a text that goes along",
            MIXED,
            several(&[
                part("Content-Type: text/plain", ""),
                part(
                    "Content-Type: text/plain; name=move.txt\r\nContent-Disposition: attachment; filename=move.txt",
                    "b4",
                ),
            ]),
        ),
        (
            "a text that goes along as bytes",
            MIXED,
            several(&[
                part("Content-Type: text/plain", ""),
                part(
                    "Content-Type: application/octet-stream; name=move.txt\r\nContent-Disposition: attachment; filename=move.txt\r\n\
                     Content-Transfer-Encoding: base64",
                    &STANDARD.encode("b4\n"),
                ),
            ]),
        ),
        (
            "a text that goes along with a greeting",
            MIXED,
            several(&[
                part("Content-Type: text/plain", "Hello, my move is in the file that goes along."),
                part(
                    "Content-Type: text/plain; name=move.txt\r\nContent-Disposition: attachment; filename=move.txt",
                    "b4",
                ),
            ]),
        ),
    ];
    for (name, headers, body) in shapes {
        table.desk.write("games/game.yaml", &begun);
        let _ = std::fs::remove_dir_all(table.desk.path(".local"));
        let (first, _) = table.serve();
        let own = to(&first, "alice").clone();
        assert_eq!(own.subject, alice.subject);
        table.deliver(&own.message(headers, &body));
        let (_, log) = table.serve();
        assert_eq!(table.count(), entries(&begun).len() + 1, "{name}: {log}");
        assert!(log.contains("alice says `b4`"), "{name}: {log}");
    }
}

#[test]
fn what_cannot_be_read_is_answered_once_with_what_to_do() {
    let world = homes();
    let (table, alice) = board(&world);
    let before = table.log();
    let text = "Content-Type: text/plain; charset=utf-8";
    let sealed = |kind: &str| {
        format!(
            "Content-Type: application/pkcs7-mime; smime-type={kind}; name=smime.p7m\r\nContent-Disposition: attachment; filename=smime.p7m\r\n\
             Content-Transfer-Encoding: base64"
        )
    };
    let encrypted = "-----BEGIN PGP MESSAGE-----\r\n\r\nhQEMA1234567890ab\r\n=abcd\r\n-----END PGP MESSAGE-----\r\n";
    let pgp = several(&[
        part("Content-Type: application/pgp-encrypted", "Version: 1"),
        part("Content-Type: application/octet-stream; name=encrypted.asc", encrypted),
    ]);
    let winmail = several(&[
        part("Content-Type: text/plain", ""),
        part(
            "Content-Type: application/ms-tnef; name=winmail.dat\r\nContent-Transfer-Encoding: base64",
            "eJ8+IgAAAQaQ",
        ),
    ]);
    let picture = several(&[
        part("Content-Type: text/plain", ""),
        part("Content-Type: image/png; name=move.png\r\nContent-Transfer-Encoding: base64", PIXEL),
    ]);
    let document = several(&[
        part("Content-Type: text/plain", ""),
        part("Content-Type: application/pdf; name=move.pdf\r\nContent-Transfer-Encoding: base64", "JVBERi0xLjQK"),
    ]);
    let shapes: Vec<(&str, String, String, &str)> = vec![
        ("PGP inline", text.to_owned(), encrypted.to_owned(), "Your message is encrypted (PGP)"),
        (
            "PGP/MIME",
            "Content-Type: multipart/encrypted; protocol=\"application/pgp-encrypted\"; boundary=b".to_owned(),
            pgp,
            "Your message is encrypted (PGP)",
        ),
        (
            "S/MIME encrypted",
            sealed("enveloped-data"),
            "MIAGCSqGSIb3DQEHA6CA".to_owned(),
            "Your message is encrypted (S/MIME)",
        ),
        ("S/MIME in one piece", sealed("signed-data"), "MIAGCSqGSIb3DQEHAqCA".to_owned(), "leaves the text readable"),
        ("winmail.dat", MIXED.to_owned(), winmail, "a form that only Outlook reads (winmail.dat)"),
        ("a picture", MIXED.to_owned(), picture, "nothing in your message but a picture"),
        ("a document", MIXED.to_owned(), document, "nothing in your message but the attachment move.pdf"),
        ("nothing", text.to_owned(), String::new(), "Your message is empty"),
        ("a quotation", text.to_owned(), quoted(&alice), "nothing in your message but what it quotes"),
    ];
    for (name, headers, body, expected) in &shapes {
        // As many as a day has, so that every shape gets its answer.
        let _ = std::fs::remove_file(table.desk.path(".local/state/adjudicate/desk/replies.yaml"));
        table.deliver(&alice.message(headers, body));
        let (sent, log) = table.serve();
        let told = to(&sent, "alice");
        assert_eq!(sent.len(), 1, "{name}: {log}");
        assert!(told.flat().contains(expected), "{name}: {}", told.text);
        assert!(told.flat().contains("The referee has been told"), "{name}: {}", told.text);
        assert!(told.flat().contains("write your move alone on the first line"), "{name}: {}", told.text);
        assert_eq!(table.log(), before, "{name}");
        assert!(table.serve().0.is_empty(), "{name}: it is answered once");
    }
    // The referee sees the messages that are left for him.
    let status = table.desk.run("mail status").ok();
    assert_eq!(status.matches("letter from alice@example.org").count(), shapes.len(), "{status}");
    // A subject alone.
    let _ = std::fs::remove_file(table.desk.path(".local/state/adjudicate/desk/replies.yaml"));
    let own = alice.message(text, "").replace(&format!("Subject: Re: {}", alice.subject), "Subject: b4");
    table.deliver(&own);
    let (sent, _) = table.serve();
    assert!(to(&sent, "alice").flat().contains("nothing in your message but its subject, \"b4\""), "{}", sent[0].text);
    // Messages sent by programs are not answered, whatever their shape.
    table.deliver(&alice.message(&format!("Auto-Submitted: auto-replied\r\n{text}"), ""));
    assert!(table.serve().0.is_empty());
}

#[test]
fn why_a_picture_is_not_read_is_told_in_the_language_of_its_sender() {
    let world = homes();
    let (table, mut alice) = board(&world);
    let picture = |name: &str| {
        let headers = format!("Content-Type: image/png; name={name}\r\nContent-Transfer-Encoding: base64");
        several(&[part("Content-Type: text/plain", ""), part(&headers, PIXEL)])
    };
    let long = format!("{}.png", "x".repeat(80));
    for (words, told) in [
        ("language english", "There is nothing in your message but a picture (NAME: no code was found in it)."),
        ("Sprache deutsch", "Ihre Nachricht enthält nur ein Bild (NAME: darin wurde kein Code gefunden)."),
        ("idioma español", "Su mensaje solo contiene una imagen (NAME: no se ha encontrado ningún código en ella)."),
        ("langue français", "Votre message ne contient qu'une image (NAME : aucun code n'y a été trouvé)."),
        (
            "lingua italiano",
            "Il Suo messaggio contiene soltanto un'immagine (NAME: non vi è stato trovato alcun codice).",
        ),
        ("taal Nederlands", "Uw bericht bevat alleen een afbeelding (NAME: er is geen code in gevonden)."),
        ("język polski", "W Twojej wiadomości jest tylko obraz (NAME: nie znaleziono w nim kodu)."),
    ] {
        let say = |letter: String| {
            let _ = std::fs::remove_file(table.desk.path(".local/state/adjudicate/desk/replies.yaml"));
            table.deliver(&letter);
            let (sent, log) = table.serve();
            assert_eq!(sent.len(), 1, "{words}: {log}");
            sent[0].clone()
        };
        alice = say(alice.message("Content-Type: text/plain; charset=utf-8", words));
        for (name, shown) in [("move.png", "move.png".to_owned()), (&long, format!("{}...", "x".repeat(60)))] {
            alice = say(alice.message(MIXED, &picture(name)));
            assert!(alice.flat().contains(&told.replace("NAME", &shown)), "{words}: {}", alice.text);
        }
    }
}

#[test]
fn another_address_is_answered_at_the_one_of_the_charter() {
    let world = homes();
    let (table, alice) = board(&world);
    let before = table.log();
    table.deliver(&alice.from("alice@work.example", "Content-Type: text/plain", "b4"));
    let (sent, log) = table.serve();
    assert_eq!(sent.len(), 1, "{log}");
    let told = to(&sent, "alice");
    assert!(
        told.flat().contains("but from alice@work.example, which is not your address in this game"),
        "{}",
        told.text
    );
    assert_eq!(table.log(), before);
    let status = table.desk.run("mail status").ok();
    assert!(status.contains("letter from alice@work.example"), "{status}");
    // The answer to that answer, from the right address.
    let told = told.clone();
    table.say(&told, "b4");
    assert_ne!(table.log(), before);
    // Somebody with a key, and somebody nobody knows.
    table.deliver("From: eve@evil.example\r\nTo: desk@example.org\r\nMessage-ID: <1@evil.example>\r\nContent-Type: text/plain\r\n\r\n");
    assert!(table.serve().0.is_empty());
}
