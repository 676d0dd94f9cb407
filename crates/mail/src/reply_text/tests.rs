//! Forty ways and more in which mail programs quote, in the languages of their users. The answered message of a desk is
//! the same in all of them.

use super::{said, words};

const MARK: &str = "=== Please write your answer above this line ===";

/// The beginning of a message of the desk.
const OURS: [&str; 5] =
    [MARK, "", "Nine Men's Morris: alice (x) and bob (o)", "Entry 4: alice (x): d2.", "bob (o) is to move."];

fn quoted(mark: &str) -> String {
    OURS.iter().map(|line| format!("{mark}{line}\n")).collect()
}

fn bare() -> String {
    quoted("")
}

/// Above what is quoted stands the answer.
fn above(introduction: &str, quotation: &str) -> String {
    format!("b4\n\n{introduction}\n{quotation}")
}

#[test]
fn answers_above_quotations_with_marks() {
    let introductions = [
        // Thunderbird
        "On 11/23/26 10:00, The Desk wrote:",
        "Am 23.11.26 um 10:00 schrieb The Desk:",
        "Le 23/11/2026 à 10:00, The Desk a écrit :",
        "Il 23/11/26 10:00, The Desk ha scritto:",
        "El 23/11/26 a las 10:00, The Desk escribió:",
        "Em 23/11/2026 10:00, The Desk escreveu:",
        "Op 23-11-2026 om 10:00 schreef The Desk:",
        "Den 2026-11-23 kl. 10:00, skrev The Desk:",
        "Den 23.11.2026 10.00, skrev The Desk:",
        "The Desk kirjoitti 23.11.2026 klo 10.00:",
        "W dniu 23.11.2026 o 10:00, The Desk pisze:",
        "Dne 23. 11. 26 v 10:00 The Desk napsal(a):",
        "2026. 11. 23. 10:00 keltezéssel, The Desk írta:",
        "23.11.2026 10:00, The Desk пишет:",
        "23.11.2026 10:00 tarihinde The Desk yazdı:",
        "On 2026/11/23 10:00, The Desk wrote:",
        // Gmail, which breaks the line where it likes
        "On Mon, Nov 23, 2026 at 10:00\u{202f}AM The Desk <desk@example.org> wrote:\n",
        "On Mon, Nov 23, 2026 at 10:00 AM The Desk <desk+k3j4h5g6f7d2s3a4@example.org>\nwrote:\n",
        "Am Mo., 23. Nov. 2026 um 10:00 Uhr schrieb The Desk <\ndesk@example.org>:\n",
        "Le lun. 23 nov. 2026 à 10:00, The Desk <desk@example.org> a écrit :\n",
        "El lun, 23 nov 2026 a las 10:00, The Desk (<desk@example.org>) escribió:\n",
        "Il giorno lun 23 nov 2026 alle ore 10:00 The Desk <desk@example.org> ha\nscritto:\n",
        "pon., 23 lis 2026 o 10:00 The Desk <desk@example.org> napisał(a):\n",
        "пн, 23 нояб. 2026 г. в 10:00, The Desk <desk@example.org>:\n",
        "2026年11月23日(月) 10:00 The Desk <desk@example.org>:\n",
        "2026년 11월 23일 (월) 오전 10:00, The Desk <desk@example.org>님이 작성:\n",
        "The Desk <desk@example.org> 于2026年11月23日周一 10:00写道：\n",
        "Op ma 23 nov 2026 om 10:00 schreef The Desk <desk@example.org>:\n",
        "Den mån 23 nov. 2026 kl 10:00 skrev The Desk <desk@example.org>:\n",
        "\u{202b}\u{5d1}\u{5ea}\u{5d0}\u{5e8}\u{5d9}\u{5da} 23 \u{5d1}\u{5e0}\u{5d5}\u{5d1}\u{5f3} 2026 \u{5d1}-10:00 The Desk <desk@example.org> \u{5db}\u{5ea}\u{5d1}:\u{202c}\n",
        // Apple Mail
        "> On 23 Nov 2026, at 10:00, The Desk <desk@example.org> wrote:\n> ",
        "On Nov 23, 2026, at 10:00 AM, The Desk <desk@example.org> wrote:\n\n\u{feff}",
        "Am 23.11.2026 um 10:00 schrieb The Desk <desk@example.org>:\n",
        "> Le 23 nov. 2026 à 10:00, The Desk <desk@example.org> a écrit :\n> ",
        // mutt, pine, slrn, Gnus, K-9, Evolution, KMail, Claws, Roundcube, elm
        "On Mon, Nov 23, 2026 at 10:00:00AM +0000, The Desk wrote:",
        "* The Desk <desk@example.org> [2026-11-23 10:00]:",
        ">>>>> \"The Desk\" == The Desk <desk@example.org> writes:\n",
        "The Desk <desk@example.org> writes:\n",
        "Am 23. November 2026 10:00:00 MEZ schrieb The Desk <desk@example.org>:",
        "On Mon, 2026-11-23 at 10:00 +0000, The Desk wrote:",
        "On Monday, 23 November 2026 10:00:00 CET The Desk wrote:",
        "On Mon, 23 Nov 2026 10:00:00 +0000\nThe Desk <desk@example.org> wrote:\n",
        "W dniu 2026-11-23 10:00, The Desk napisał(a):",
        "Quoting The Desk <desk@example.org> at 10:00:",
        "Dňa 23.11.2026 o 10:00 The Desk napísal(a):",
    ];
    for introduction in introductions {
        assert_eq!(words(&above(introduction, &quoted("> "))), ["b4"], "{introduction}");
        // Directly below the answer, without an empty line.
        assert_eq!(words(&format!("b4\n{introduction}\n{}", quoted("> "))), ["b4"], "{introduction}");
    }
    assert_eq!(words(&above("", &quoted("| "))), ["b4"]);
    assert_eq!(words(&above("", &quoted("TD> "))), ["b4"]);
    assert_eq!(words(&above("", &quoted(">> "))), ["b4"]);
}

#[test]
fn a_move_above_an_attribution_is_no_date_of_it() {
    let introduction = "The Desk <desk@example.org> wrote:";
    for play in
        ["b4", "23-21 19-18", "24-20 13-9", "13/8 6/5", "8/5 6/5", "bar/21 13/11*", "12-8 11-7 10-6", "6-5", "11.d4"]
    {
        assert_eq!(words(&format!("{play}\n{introduction}\n{}", quoted("> "))), [play], "{play}");
        assert_eq!(words(&format!("{play}\nOn 11/23/26 10:00, {introduction}\n{}", quoted("> "))), [play], "{play}");
        // Some programs name the author alone.
        for introduction in ["bob wrote:", "Bob schrieb:"] {
            assert_eq!(words(&format!("{play}\n{introduction}\n{}", quoted("> "))), [play], "{play}, {introduction}");
        }
    }
    for date in ["Mon, 23 Nov 2026 10:00:00 +0000", "23.11.26 10.00", "2026-11-23 10:00", "11/23/26 10:00"] {
        assert_eq!(words(&format!("b4\n{date}\n{introduction}\n{}", quoted("> "))), ["b4"], "{date}");
    }
}

#[test]
fn an_attribution_shows_the_language_of_the_mail_program() {
    let of = |introduction: &str| {
        let text = format!("b4\n\n{introduction}\n{}", quoted("> "));
        super::said(format!("From: bob@example.org\r\n\r\n{text}").as_bytes()).program_language
    };
    for (introduction, tag) in [
        ("Am 23.11.26 um 10:00 schrieb The Desk:", Some("de")),
        ("Am Mo., 23. Nov. 2026 um 10:00 Uhr schrieb The Desk <\ndesk@example.org>:", Some("de")),
        ("Le lun. 23 nov. 2026 à 10:00, The Desk <desk@example.org> a écrit :", Some("fr")),
        ("Il giorno lun 23 nov 2026 alle ore 10:00 The Desk <desk@example.org> ha scritto:", Some("it")),
        ("pon., 23 lis 2026 o 10:00 The Desk <desk@example.org> napisał(a):", Some("pl")),
        ("On Mon, Nov 23, 2026 at 10:00 The Desk <desk@example.org> wrote:", Some("en")),
        ("Den mån 23 nov. 2026 kl 10:00 skrev The Desk <desk@example.org>:", None),
        ("He wrote a letter:", None),
    ] {
        assert_eq!(of(introduction), tag, "{introduction}");
    }
    // Attributions within the quotation are those of others.
    assert_eq!(of("> Am 23.11.26 um 10:00 schrieb Bob:\n> b4"), None);
}

#[test]
fn answers_above_messages_that_are_quoted_without_marks() {
    let headers = |labels: [&str; 4]| {
        let [from, sent, to, subject] = labels;
        format!(
            "{from} The Desk <desk@example.org>\n{sent} Monday, November 23, 2026 10:00\n{to} Bob <bob@example.org>\n{subject} [adjudicate] nine-mens-morris: turn 4\n\n"
        )
    };
    let labels = [
        ["From:", "Sent:", "To:", "Subject:"],
        ["*From:*", "*Sent:*", "*To:*", "*Subject:*"],
        ["Von:", "Gesendet:", "An:", "Betreff:"],
        ["De\u{a0}:", "Envoyé\u{a0}:", "À\u{a0}:", "Objet\u{a0}:"],
        ["Da:", "Inviato:", "A:", "Oggetto:"],
        ["De:", "Enviado:", "Para:", "Asunto:"],
        ["Van:", "Verzonden:", "Aan:", "Onderwerp:"],
        ["Från:", "Skickat:", "Till:", "Ämne:"],
        ["Od:", "Wysłano:", "Do:", "Temat:"],
        ["От:", "Отправлено:", "Кому:", "Тема:"],
        ["Lähettäjä:", "Lähetetty:", "Vastaanottaja:", "Aihe:"],
        ["差出人:", "送信日時:", "宛先:", "件名:"],
        ["发件人:", "发送时间:", "收件人:", "主题:"],
        ["Feladó:", "Elküldve:", "Címzett:", "Tárgy:"],
    ];
    for labels in labels {
        for rule in ["", "________________________________\n", "-----Original Message-----\n", "--- \n\n"] {
            let text = above(&format!("{rule}{}", headers(labels)), &bare());
            assert_eq!(words(&text), ["b4"], "{text}");
        }
    }
    for introduction in [
        "-----Ursprüngliche Nachricht-----",
        "-------- Original-Nachricht --------\nDatum: Mon, 23 Nov 2026",
        "---------- Message d'origine ----------",
        "---- On Mon, 23 Nov 2026 10:00:00 +0000 The Desk <desk@example.org> wrote ----\n\nwrote:",
        "On Monday, November 23, 2026 at 10:00:00 AM GMT+1, The Desk <desk@example.org> wrote:  \n",
        "  On Mon, 23 Nov, 2026 at 10:00, The Desk<desk@example.org> wrote:   ",
        "Sent from Yahoo Mail on Android \n \n  On Mon, Nov 23, 2026 at 10:00, The Desk<desk@example.org> wrote:   ",
        "------- Original Message -------\nOn Monday, November 23rd, 2026 at 10:00, The Desk <desk@example.org> wrote:\n",
        "Gesendet: Montag, 23. November 2026 um 10:00 Uhr\nVon: \"The Desk\" <desk@example.org>\nAn: bob@example.org\nBetreff: your turn\n",
        "Begin forwarded message:\n",
        "---------- Forwarded message ---------\nFrom: The Desk <desk@example.org>\n",
        "Etwas, das kein Programm sonst schreibt: desk@example.org, 23.11.",
    ] {
        let text = above(introduction, &bare());
        assert_eq!(words(&text), ["b4"], "{text}");
    }
}

#[test]
fn answers_below_and_between() {
    let introduction = "On 11/23/26 10:00, The Desk wrote:\n";
    assert_eq!(words(&format!("{introduction}{}\nb4\n", quoted("> "))), ["b4"]);
    assert_eq!(words(&format!("{introduction}{}b4\n-- \nB6 Ltd\n", quoted("> "))), ["b4"]);
    assert_eq!(
        words(&format!("{introduction}> Entry 4\nthank you\n> bob is to move\n\nb4\n")),
        ["thank you", "", "b4"]
    );
    // Signed above, answered below.
    assert_eq!(words(&format!("-- \nBob\n\n{introduction}{}\nb4\n", quoted("> "))), ["b4"]);
    // Outlook's headers above lines that are marked all the same.
    let headers = "-----Original Message-----\nFrom: The Desk <desk@example.org>\nSent: Monday 10:00\nTo: bob@example.org\nSubject: x\n\n";
    assert_eq!(words(&format!("{headers}{}\nb4\n", quoted("> "))), ["b4"]);
    // A line that was broken on the way is no answer.
    let long = format!("> {}\nb4\n> more\n", "x".repeat(70));
    assert!(words(&long).is_empty());
}

#[test]
fn signatures_and_what_telephones_add() {
    for end in [
        "-- \nb6",
        "--\nB6 Inc.",
        "Sent from my iPhone",
        "Sent from my Galaxy",
        "Von meinem iPhone gesendet",
        "Envoyé de mon iPhone",
        "Inviato da iPhone",
        "Enviado desde mi iPhone",
        "Enviado do meu iPhone",
        "Verstuurd vanaf mijn iPhone",
        "Skickat från min iPhone",
        "Sendt fra min iPhone",
        "Lähetetty iPhonesta",
        "Wysłane z iPhone'a",
        "Отправлено с iPhone",
        "iPhoneから送信",
        "发自我的iPhone",
        "나의 iPhone에서 보냄",
        "Get Outlook for iOS<https://aka.ms/o0ukef>",
        "Outlook für Android herunterladen",
        "Sent from ProtonMail mobile\n\nb6",
        "\n__________________________________\nThis e-mail is confidential. b6",
        "Diese E-Mail wurde von Avast auf Viren geprüft.\nb6",
    ] {
        assert_eq!(words(&format!("b4\n\n{end}\n\n> quoted\n")), ["b4"], "{end}");
    }
}

#[test]
fn what_a_person_says_stays() {
    for said in [
        "Dear desk,\n\nI play\n\nb4\n\nKind regards",
        "12. b4",
        "b4 \u{201c}good luck\u{201d}",
        "From now on: b4",
        "Re: your question\nb4",
        "As I wrote:\nb4",
        "d2->d3\n13/8 6/5",
    ] {
        assert_eq!(words(said).join("\n"), said.replace("\n\n\n", "\n\n"), "{said}");
    }
    // Nothing that is seen is lost with what is not.
    assert_eq!(words("\u{feff}b4\u{200b}\r\n\r\n\r\n"), ["b4"]);
    assert_eq!(words("-----BEGIN ADJUDICATE ENTRY-----\nb4\n-----END ADJUDICATE ENTRY-----\nc3"), ["c3"]);
}

fn message(headers: &str, body: &str) -> Vec<u8> {
    format!("From: bob@example.org\r\nTo: desk@example.org\r\n{headers}\r\n\r\n{body}").into_bytes()
}

#[test]
fn html_only() {
    let html = |body: &str| said(&message("MIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8", body)).lines;
    let ours = OURS.map(|line| format!("<p>{line}</p>")).join("\n");
    for body in [
        format!(
            "<div dir=\"ltr\">b4</div><br><div class=\"gmail_quote\"><div dir=\"ltr\" class=\"gmail_attr\">On Mon The Desk wrote:<br></div><blockquote class=\"gmail_quote\">{ours}</blockquote></div>"
        ),
        format!(
            "<html><body><p>b4</p><div class=\"moz-cite-prefix\">Am 23.11. schrieb The Desk:<br></div><blockquote type=\"cite\" cite=\"mid:1@x\">{ours}</blockquote></body></html>"
        ),
        format!(
            "<div>b4</div><div id=\"appendonsend\"></div><hr style=\"x\"><div id=\"divRplyFwdMsg\"><b>From:</b> The Desk</div>{ours}"
        ),
        format!(
            "<p class=MsoNormal>b4<o:p></o:p></p><div style='border-top:solid #E1E1E1 1.0pt'><p class=MsoNormal><b>From:</b> The Desk &lt;desk@example.org&gt;<br><b>Sent:</b> Monday<br><b>To:</b> bob@example.org<br><b>Subject:</b> x</p></div>{ours}"
        ),
        format!(
            "<div>b4</div><div><br></div><div id=\"ydp\" class=\"yahoo_quoted\"><div>On Monday, The Desk wrote:</div><div>{ours}</div></div>"
        ),
        format!(
            "<div style=\"font-family: Arial\">b4</div><div class=\"protonmail_signature_block\">b6</div><div class=\"protonmail_quote\">On Monday The Desk wrote:<br><blockquote>{ours}</blockquote></div>"
        ),
        format!(
            "<div>b4</div><div name=\"quote\" style=\"margin:10px\"><div><b>Gesendet:</b> Montag<br/><b>Von:</b> x</div>{ours}</div>"
        ),
        format!("b4<br><br><div class=\"gmail_signature\">B6 Ltd</div><blockquote>{ours}</blockquote>"),
        format!(
            "<body dir=\"auto\">b4<br id=\"lineBreakAtBeginningOfSignature\"><div dir=\"ltr\">Sent from my iPhone</div><div dir=\"ltr\"><br><blockquote type=\"cite\">On Nov 23, The Desk wrote:<br><br></blockquote></div><blockquote type=\"cite\">{ours}</blockquote></body>"
        ),
        format!("<div style=\"display:none\">b6</div><p>b4</p>{ours}"),
    ] {
        assert_eq!(html(&body), ["b4"], "{body}");
    }
    // Text that a style sheet seems to hide is in doubt; other style sheets leave nothing in doubt.
    let doubtful = |css: &str| {
        let body = format!("<style>{css}</style><p class=x>c3</p><p>b4</p>");
        said(&message("MIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8", &body))
    };
    assert!(doubtful(".x{display:none}").is_doubtful && doubtful(".x{display:none}").lines == ["b4"]);
    assert!(!doubtful("p{margin:0}").is_doubtful && doubtful("p{margin:0}").lines == ["c3", "", "b4"]);
    assert_eq!(html("<p>&ldquo;hello&rdquo; d2&#8211;d3</p>"), ["\u{201c}hello\u{201d} d2\u{2013}d3"]);
}

#[test]
fn encodings() {
    let lines = |headers: &str, body: &str| said(&message(headers, body)).lines;
    let mime = "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=";
    assert_eq!(
        lines(&format!("{mime}utf-8\r\nContent-Transfer-Encoding: base64"), "YjQgIvCfmYIi\r\n"),
        ["b4 \"\u{1f642}\""]
    );
    assert_eq!(
        lines(&format!("{mime}iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable"), "b4 =AB salut =BB\r\n"),
        ["b4 \u{ab} salut \u{bb}"]
    );
    assert_eq!(
        lines(&format!("{mime}windows-1252\r\nContent-Transfer-Encoding: quoted-printable"), "d2=96d3\r\n"),
        ["d2\u{2013}d3"]
    );
    let flowed = format!("{mime}utf-8; format=flowed");
    assert_eq!(
        lines(&flowed, "say this is a long \r\nremark\r\n> quoted \r\n> more\r\n"),
        ["say this is a long remark"]
    );
    // Of two forms the plain one, unless it is empty.
    let both = "MIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary=x";
    let parts = |plain: &str| {
        format!(
            "--x\r\nContent-Type: text/plain\r\n\r\n{plain}\r\n--x\r\nContent-Type: text/html\r\n\r\n<p>b4</p>\r\n--x--\r\n"
        )
    };
    assert_eq!(lines(both, &parts("c3")), ["c3"]);
    assert_eq!(lines(both, &parts(" ")), ["b4"]);
}

#[test]
fn what_a_program_writes_is_nobodys_words() {
    assert!(said(&message("User-Agent: adjudicate/0.1.0", "b4")).by_program);
    assert!(!said(&message("User-Agent: Mutt/2.2 (adjudicate/0)", "b4")).by_program);
    assert!(said(b"no message").is_empty());
}
