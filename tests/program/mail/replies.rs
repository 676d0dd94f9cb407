//! Three hundred answers to one board, each with a difficulty of its own, as files in `tests/vectors/replies`: what must come
//! of each stands in `manifest.txt`. None may be played wrongly.

use std::path::{Path, PathBuf};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::homes;
use crate::mail::in_words::{Original, Program, Table, to};
use crate::store::files;

/// The expected outcomes of an answer.
const PLAYS: &str = "plays b4";
const ASKS: &str = "asks";
const REFUSES: &str = "refuses";
const ANSWERS: &str = "answers";
const LEFT: &str = "left for the referee";
const WARNS: &str = "sends the board";
const NOTHING: &str = "nothing";

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/replies")
}

/// An answer that is only what it says.
struct Cases {
    original: Original,
    old: Original,
    alice: Original,
    all: Vec<(String, String, &'static str)>,
}

const PLAIN: &str = "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit";
const HTML: &str = "Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 8bit";

impl Cases {
    fn add(&mut self, group: &str, wanted: &'static str, message: String) {
        let number = self.all.iter().filter(|(name, ..)| name.starts_with(group)).count() + 1;
        let name = format!("{group}-{number:02}");
        // Ids that stay the same whenever the files are made again.
        let message = with_id(&message, &name);
        self.all.push((name, message, wanted));
    }

    fn text(&mut self, group: &str, wanted: &'static str, body: &str) {
        let body = body.replace('\n', "\r\n");
        let message = self.original.message(PLAIN, &body);
        self.add(group, wanted, message);
    }

    /// The same words above what is quoted in the usual way.
    fn words(&mut self, group: &str, wanted: &'static str, words: &str) {
        let message = self.original.answer(Program::Gmail, words);
        self.add(group, wanted, message);
    }

    fn quoted(&self, mark: &str) -> String {
        self.original.text.lines().map(|line| format!("{mark}{line}\n")).collect()
    }
}

fn with_id(message: &str, name: &str) -> String {
    message
        .split("\r\n")
        .map(|line| match line.starts_with("Message-ID: <") && line.ends_with("@phone.example>") {
            true => format!("Message-ID: <{name}@phone.example>"),
            false => line.to_owned(),
        })
        .collect::<Vec<_>>()
        .join("\r\n")
}

/// How programs introduce what they quote line by line.
const INTRODUCTIONS: &[&str] = &[
    "On 11/23/26 10:00, The Desk wrote:",
    "Am 23.11.26 um 10:00 schrieb The Desk:",
    "Le 23/11/2026 à 10:00, The Desk a écrit :",
    "Il 23/11/26 10:00, The Desk ha scritto:",
    "El 23/11/26 a las 10:00, The Desk escribió:",
    "Em 23/11/2026 10:00, The Desk escreveu:",
    "Op 23-11-2026 om 10:00 schreef The Desk:",
    "Den 2026-11-23 kl. 10:00, skrev The Desk:",
    "The Desk kirjoitti 23.11.2026 klo 10.00:",
    "W dniu 23.11.2026 o 10:00, The Desk pisze:",
    "Dne 23. 11. 26 v 10:00 The Desk napsal(a):",
    "2026. 11. 23. 10:00 keltezéssel, The Desk írta:",
    "23.11.2026 10:00, The Desk пишет:",
    "23.11.2026 10:00 tarihinde The Desk yazdı:",
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
    "> On 23 Nov 2026, at 10:00, The Desk <desk@example.org> wrote:\n> ",
    "On Nov 23, 2026, at 10:00 AM, The Desk <desk@example.org> wrote:\n\n\u{feff}",
    "> Le 23 nov. 2026 à 10:00, The Desk <desk@example.org> a écrit :\n> ",
    "On Mon, Nov 23, 2026 at 10:00:00AM +0000, The Desk wrote:",
    "* The Desk <desk@example.org> [2026-11-23 10:00]:",
    ">>>>> \"The Desk\" == The Desk <desk@example.org> writes:\n",
    "The Desk <desk@example.org> writes:\n",
    "Am 23. November 2026 10:00:00 MEZ schrieb The Desk <desk@example.org>:",
    "On Mon, 2026-11-23 at 10:00 +0000, The Desk wrote:",
    "On Mon, 23 Nov 2026 10:00:00 +0000\nThe Desk <desk@example.org> wrote:\n",
    "Quoting The Desk <desk@example.org> at 10:00:",
    "Dňa 23.11.2026 o 10:00 The Desk napísal(a):",
];

/// The labels of the headers that programs write above a message which they quote without marks.
const LABELS: &[[&str; 4]] = &[
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
    ["差出人:", "送信日時:", "宛先:", "件名:"],
    ["发件人:", "发送时间:", "收件人:", "主题:"],
];

const SIGNATURES: &[&str] = &[
    "-- \nb6",
    "--\nB6 Inc.\n12. d6",
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
    "Sent from ProtonMail mobile\n\nb6",
    "\n__________________________________\nThis e-mail is confidential. See d6.",
    "-- \nBob Miller\nRoom F4\nPlot g7",
    "Diese E-Mail wurde von Avast auf Viren geprüft.\nd6",
    "\n==========\nd6 d7",
    "-- \n\"e3\"\n  -- a wise man",
];

const WRITTEN: &[&str] = &[
    "b4",
    "B4",
    " b4",
    "b4.",
    "b4!",
    "b4,",
    "1. ... b4",
    "2.b4",
    "2) b4",
    "2... b4",
    "play b4",
    "PLAY B4",
    "Play: b4",
    "*b4*",
    "_b4_",
    "- b4",
    "* b4",
    "\u{2022} b4",
    "\u{ff42}\u{ff14}",
    "b4\u{200b}",
    "\u{feff}b4",
    "b4 \"good luck\"",
    "b4 \u{201c}good luck\u{201d}",
    "b4 \u{201e}viel Gl\u{fc}ck\u{201c}",
    "b4 \u{ab} bonne chance \u{bb}",
    "say good luck\nb4",
    "b4\nsay good luck",
    "b4\n\"good luck\"",
    "'b4'",
    "b4\nb4",
    "b4\n\nb4.",
    "\n\n\n\nb4",
    "b4\u{a0}",
    "play 2. b4!",
    "\"b4\"",
    "\u{201c}b4\u{201d}",
    "move: b4 please",
    "b4, please",
    "b4 \u{1f44d}",
    "Move 2: b4",
    "my move: b4\nthanks",
    "I play b4",
    "My move is b4.",
    "(b4)",
    "... b4",
    "Zug: b4",
];

const GREETED: &[&str] = &[
    "Hi\n\nb4\n\nBob",
    "Hello desk,\nb4\nThanks",
    "Dear Sir or Madam,\n\nb4\n\nYours sincerely\nBob Miller",
    "Hallo,\nb4\nViele Grüße",
    "Bonjour,\n\nb4\n\nCordialement",
    "Moin\nb4\nLG Bob",
    "Good morning!\nHere is my move:\nb4\nCheers",
    "Hey!\nb4\n:-)",
    "b4\n\nBob",
    "b4\n\nThank you very much!\nBob",
    "Hola\nb4\nSaludos",
    "Ciao,\nb4",
    "Good evening,\nmy move:\nb4\nGood night",
    "b4\n\u{1f642}",
    "Ok\nb4\nGood luck!",
];

const UNCLEAR: &[&str] = &[
    "I play b4?",
    "b4?",
    "My move is b4, I think.",
    "b4 I think",
    "what about b4",
    "b4 or d6",
    "b4\nd6",
    "b4\nno wait, d6",
    "b4\nor rather d6?",
    "d6 instead of b4",
    "b4 - good luck",
    "b4 (good luck)",
    "b4, good luck",
    "12. b4",
    "I was here b4 you, was I not",
    "not b4!",
    "b4 is what I would play",
    "Let us say b4",
    "b4 and then d6",
    "b4\nHm, scratch that, I am not sure",
    "b4\nOn second thought, I have to think more",
    "I resign",
    "I give up",
    "OK, I accept your draw",
    "I offer you a draw",
    "Bob plays b4",
    "b4 it is",
    "Hi Alice, how about b4 for a change",
    "~d6~ b4",
    "I'll take b4",
    "b4\nwait, is that legal?",
    "See b4 and d6 in the book",
    "d6\nI like b4 more",
    "x b4 x",
    "b4 b6 d6",
    "1. b4 2. d6",
    "Should I play b4?",
    "b4\nForget that.",
    "yes b4",
    "b4 = before, in my dialect",
];

const REFUSED: &[&str] =
    &["d2", "D2!", "play d2", "12. d2", "b4xd2", "d2-d3", "b4-b6", "b4 takes d2", "pass", "d2\nb4", "d2 \"sorry\""];

const TALK: &[&str] = &[
    "I shall be in hospital next week.",
    "Please use my new address from now on.",
    "When does the next tournament begin?",
    "b9",
    "z1",
    "Nice weather today",
    "You are cheating",
    "The picture cannot be seen on my telephone",
    "d2 was a strong move",
    "stop that nonsense",
    "help me with my computer please",
    "try again later",
    "if you come then tell me",
    "board games are fun",
    "say, do you know the rules",
    "resigned to my fate",
    "h4 h5 Nf3",
    "13/8 6/5",
    "~b4~",
];

const COMMANDS: &[(&str, &str)] = &[
    ("moves", ANSWERS),
    ("Moves.", ANSWERS),
    ("board", ANSWERS),
    ("rules", ANSWERS),
    ("rules NMM-3", ANSWERS),
    ("rules ALL-3", ANSWERS),
    ("log", ANSWERS),
    ("help", ANSWERS),
    ("help!", ANSWERS),
    ("status", ANSWERS),
    ("try b4", ANSWERS),
    ("Try B6", ANSWERS),
    ("resign", ANSWERS),
    ("stop", ANSWERS),
    ("start", ANSWERS),
    ("offer draw", ANSWERS),
    ("moves\nboard", ANSWERS),
    ("accept", REFUSES),
    ("decline", REFUSES),
    ("take back", REFUSES),
    ("if b4 then d6", REFUSES),
    ("claim draw", REFUSES),
    ("claim timeout alice", REFUSES),
    ("save 3", REFUSES),
    ("away 2026-12-20 to 2027-01-06", REFUSES),
    ("enter merels", REFUSES),
    ("3", REFUSES),
    ("the third, please", REFUSES),
    ("yes", REFUSES),
    ("I accept", REFUSES),
];

fn cases(original: Original, old: Original, alice: Original) -> Vec<(String, String, &'static str)> {
    let mut cases = Cases { original, old, alice, all: Vec::new() };
    let (marked, bare) = (cases.quoted("> "), cases.quoted(""));
    for introduction in INTRODUCTIONS {
        cases.text("quoted", PLAYS, &format!("b4\n\n{introduction}\n{marked}"));
    }
    for introduction in INTRODUCTIONS.iter().step_by(3) {
        cases.text("below", PLAYS, &format!("{introduction}\n{marked}\n\nb4\n"));
    }
    for (number, [from, sent, to, subject]) in LABELS.iter().enumerate() {
        let rule = ["", "________________________________\n", "-----Original Message-----\n"][number % 3];
        let headers = format!(
            "{from} The Desk <desk@example.org>\n{sent} Monday, November 23, 2026 10:00\n{to} Bob <bob@example.org>\n{subject} [adjudicate] your turn\n"
        );
        cases.text("unmarked", PLAYS, &format!("b4\n\n{rule}{headers}\n{bare}"));
    }
    for introduction in [
        "On Monday, November 23, 2026 at 10:00:00 AM GMT+1, The Desk <desk@example.org> wrote:  \n",
        "Sent from Yahoo Mail on Android \n \n  On Mon, Nov 23, 2026 at 10:00, The Desk<desk@example.org> wrote:   ",
        "------- Original Message -------\nOn Monday, November 23rd, 2026 at 10:00, The Desk <desk@example.org> wrote:\n",
        "Gesendet: Montag, 23. November 2026 um 10:00 Uhr\nVon: \"The Desk\" <desk@example.org>\nAn: bob@example.org\nBetreff: your turn\n",
        "---- On Mon, 23 Nov 2026 10:00:00 +0000 The Desk <desk@example.org> wrote ----\n",
    ] {
        cases.text("unmarked", PLAYS, &format!("b4\n\n{introduction}\n{bare}"));
    }
    for mark in ["| ", ">> ", "TD> ", " > ", ">", "\u{bb} "] {
        let quoted = cases.quoted(mark);
        cases.text("marks", PLAYS, &format!("b4\n\n{quoted}"));
    }
    for program in [Program::Thunderbird, Program::Gmail, Program::Outlook, Program::Iphone, Program::Mutt] {
        let message = cases.original.answer(program, "b4");
        cases.add("program", PLAYS, message);
        let message = cases.original.answer(program, "Hello!\n\nb4 \u{201c}gl\u{201d}\n\nBob");
        cases.add("program", PLAYS, message);
    }
    for signature in SIGNATURES {
        cases.text("signature", PLAYS, &format!("b4\n\n{signature}\n\n{marked}"));
    }
    let groups: [(&str, &[&str], &'static str); 6] = [
        ("written", WRITTEN, PLAYS),
        ("greeted", GREETED, PLAYS),
        ("unclear", UNCLEAR, ASKS),
        ("refused", REFUSED, REFUSES),
        ("talk", TALK, LEFT),
        ("command", &[], ANSWERS),
    ];
    for (group, texts, wanted) in groups {
        texts.iter().for_each(|text| cases.words(group, wanted, text));
    }
    for (text, wanted) in COMMANDS {
        cases.words("command", wanted, text);
    }
    html(&mut cases);
    encodings(&mut cases);
    forwarded(&mut cases, &bare, &marked);
    safety(&mut cases);
    cases.all
}

fn html(cases: &mut Cases) {
    let inner = cases.original.html.clone();
    let ours = inner.split("<body>").nth(1).unwrap().split("</body>").next().unwrap();
    for body in [
        format!(
            "<div dir=\"ltr\">b4</div><div class=\"gmail_quote\"><div class=\"gmail_attr\">On Mon The Desk wrote:<br></div><blockquote>{ours}</blockquote></div>"
        ),
        format!(
            "<p>b4</p><div class=\"moz-cite-prefix\">Am 23.11. schrieb The Desk:<br></div><blockquote type=\"cite\">{ours}</blockquote>"
        ),
        format!(
            "<div>b4</div><div id=\"appendonsend\"></div><hr><div id=\"divRplyFwdMsg\"><b>From:</b> The Desk</div>{ours}"
        ),
        format!("<div>b4</div><div class=\"yahoo_quoted\"><div>On Monday, The Desk wrote:</div>{ours}</div>"),
        format!(
            "<div>b4</div><div class=\"protonmail_quote\">On Monday The Desk wrote:<br><blockquote>{ours}</blockquote></div>"
        ),
        format!("<div>b4</div><div name=\"quote\">{ours}</div>"),
        format!("b4<div class=\"gmail_signature\">D6 Ltd</div><blockquote>{ours}</blockquote>"),
        format!("<div style=\"display:none\">d6</div><p>b4</p>{ours}"),
        format!("<p><b>b4</b></p><blockquote>{ours}</blockquote>"),
        format!("<p>b<span style=\"x\">4</span></p><blockquote>{ours}</blockquote>"),
        format!("<table><tr><td>b4</td></tr></table><blockquote>{ours}</blockquote>"),
        "<p>&#98;&#52;</p>".to_owned(),
        "b4<!-- d6 --><script>d6</script>".to_owned(),
        format!("<blockquote>{ours}</blockquote><p>b4</p>"),
    ] {
        let message = cases.original.message(HTML, &body);
        cases.add("html", PLAYS, message);
    }
    let message = cases.original.message(HTML, &format!("<blockquote>{ours}<p>b4</p></blockquote>"));
    cases.add("html", ANSWERS, message);
}

fn encodings(cases: &mut Cases) {
    let typed = |kind: &str, transfer: &str| {
        format!("Content-Type: text/plain; charset={kind}\r\nContent-Transfer-Encoding: {transfer}")
    };
    let coded = STANDARD.encode("Grüße!\nb4\n");
    for (headers, body) in [
        (typed("utf-8", "base64"), coded.as_str()),
        (typed("utf-8", "quoted-printable"), "b=34\r\n"),
        (typed("utf-8", "quoted-printable"), "b=\r\n4\r\n"),
        (typed("iso-8859-1", "quoted-printable"), "b4=20=ABsalut=BB\r\n"),
        (typed("windows-1252", "quoted-printable"), "b4=20=93good=94\r\n"),
        (typed("us-ascii; format=flowed", "7bit"), "say a remark that \r\ngoes on\r\nb4\r\n"),
        (typed("us-ascii; format=flowed; delsp=yes", "7bit"), "b \r\n4\r\n"),
        (typed("x-unknown", "8bit"), "b4\r\n"),
        (typed("\"utf-8\"", "8BIT"), "b4\r\n"),
        ("X-Nothing: here".to_owned(), "b4\r\n"),
        (typed("utf-16le", "base64"), "YgA0AA0ACgA="),
        (typed("iso-2022-jp", "7bit"), "b4\r\n"),
    ] {
        let message = cases.original.message(&headers, body);
        cases.add("encoding", PLAYS, message);
    }
    let parts = |plain: &str, html: &str| {
        format!(
            "--x\r\nContent-Type: text/plain\r\n\r\n{plain}\r\n--x\r\nContent-Type: text/html\r\n\r\n{html}\r\n--x--\r\n"
        )
    };
    for (plain, html) in [("b4", "<p>b4</p>"), (" ", "<p>b4</p>"), ("b4", ""), ("b4", "<p><img src=\"x\"></p>")] {
        let message = cases.original.message("Content-Type: multipart/alternative; boundary=x", &parts(plain, html));
        cases.add("parts", PLAYS, message);
    }
    let picture = "--x\r\nContent-Type: text/plain\r\n\r\nb4\r\n--x\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=d6.pdf\r\n\r\nd6\r\n--x--\r\n";
    let message = cases.original.message("Content-Type: multipart/mixed; boundary=x", picture);
    cases.add("parts", PLAYS, message);
}

fn forwarded(cases: &mut Cases, bare: &str, marked: &str) {
    for introduction in [
        "---------- Forwarded message ---------\nFrom: The Desk <desk@example.org>\nDate: Mon\nSubject: your turn\nTo: bob\n",
        "Begin forwarded message:\n\nFrom: The Desk <desk@example.org>\nSubject: x\n",
        "-------- Weitergeleitete Nachricht --------\nBetreff: x\nVon: The Desk\n",
    ] {
        cases.text("forwarded", LEFT, &format!("Look at this board, what would you do\n\n{introduction}\nb4\n{bare}"));
        cases.text("forwarded", ANSWERS, &format!("{introduction}\nb4\n\n{bare}"));
        cases.text("forwarded", PLAYS, &format!("b4\n\n{introduction}\nd6\n{bare}"));
    }
    cases.text("forwarded", ANSWERS, marked);
    cases.text("forwarded", ANSWERS, &format!("{marked}> b4\n"));
    cases.text("forwarded", ANSWERS, &format!("> {}\nb4\n> and more\n", "x".repeat(70)));
    cases.text("forwarded", PLAYS, "b4\n-----BEGIN ADJUDICATE ENTRY-----\nd6\n-----END ADJUDICATE ENTRY-----\n");
}

fn safety(cases: &mut Cases) {
    let (own, old, alice) = (cases.original.clone(), cases.old.clone(), cases.alice.clone());
    let to = |address: &str| Original { reply_to: address.to_owned(), ..own.clone() };
    for (wanted, message) in [
        (WARNS, to("desk@example.org").message(PLAIN, "b4")),
        (WARNS, to("desk+aaaaaaaaaaaaaaaa@example.org").message(PLAIN, "b4")),
        (
            WARNS,
            to(&own.reply_to[..own.reply_to.find('@').unwrap() - 1])
                .message(PLAIN, "b4")
                .replace("<desk+", "<desk@example.org> <x"),
        ),
        (WARNS, alice.from("bob@example.org", PLAIN, "b4")),
        (WARNS, own.from("alice@example.org", PLAIN, "b4")),
        (ANSWERS, own.from("eve@evil.example", PLAIN, "b4")),
        (ANSWERS, own.from("bob@example.org.evil.example", PLAIN, "b4")),
        (NOTHING, own.from("bob@example.org, eve@evil.example", PLAIN, "b4")),
        (ANSWERS, own.from("\"bob@example.org\" <eve@evil.example>", PLAIN, "b4")),
        (PLAYS, own.from("Bob Miller <BOB@Example.ORG>", PLAIN, "b4")),
        (NOTHING, own.message("Auto-Submitted: auto-replied", "b4")),
        (NOTHING, own.message("Precedence: bulk", "b4")),
        (NOTHING, own.message("X-Autoreply: yes", "b4")),
        (NOTHING, own.message("List-Id: <games.example.org>", "b4")),
        (NOTHING, own.message("User-Agent: adjudicate/0.1.0", "b4")),
        (REFUSES, old.message(PLAIN, "b4")),
        (REFUSES, old.message(PLAIN, "1... b4")),
        (ASKS, own.message(PLAIN, "b4").replace("In-Reply-To:", "X-A:").replace("References:", "X-B:")),
        (PLAYS, own.message(PLAIN, "b4").replace("In-Reply-To:", "X-A:")),
        (PLAYS, own.message(PLAIN, "b4").replace("References:", "X-B:")),
        (REFUSES, old.message(PLAIN, "b4").replace("In-Reply-To:", "X-A:")),
        (PLAYS, own.message(PLAIN, "b4").replace("To: The Desk <", "To: desk@example.org\r\nDelivered-To: <")),
        (PLAYS, own.message(PLAIN, "b4").replace("Re: ", "AW: Re: SV: ")),
        (ASKS, own.message(PLAIN, "b4").replace(&own.id, "0000000000000000.000000000000000000000000@example.org")),
        (NOTHING, own.message("X-POST-MessageClass: 9; Autoresponder", "b4")),
        (NOTHING, own.message("X-FC-MachineGenerated: true", "b4")),
        (NOTHING, own.message("Preference: auto_reply", "b4")),
        (NOTHING, own.message("Delivered-To: Autoresponder", "b4")),
        (NOTHING, own.from("bob@example.org\r\nFrom: bob@example.org", PLAIN, "b4")),
        (LEFT, own.message(HTML, "<p><s>b4</s></p><p>I have to think once more.</p>")),
        (LEFT, own.message(HTML, "<p style=\"color:#fff\">b4</p><p>Bob is not here this week.</p>")),
    ] {
        cases.add("safety", wanted, message);
    }
}

/// Returns the outcome of a message: entries, the answers sent, and the place of the message.
fn outcome(table: &Table, before: &str, sent: &[Original], name: &str) -> String {
    let log = table.log();
    if log != before {
        let turn = log[before.len()..].lines().find_map(|line| line.trim().strip_prefix("move: "));
        return format!("plays {}", turn.unwrap_or("something else").trim_matches('"'));
    }
    let told = sent.iter().map(Original::flat).collect::<Vec<_>>().join(" ");
    let left = table.desk.path(&format!("mail/cur/{name}:2,")).exists();
    let says = |words: &[&str]| words.iter().any(|words| told.contains(words));
    let what = match () {
        () if says(&["not by the way that is yours alone"]) => WARNS,
        () if says(&["It is not clear", "in several ways", "does not say which board"]) => ASKS,
        () if says(&[
            "was not done",
            "answers an old board",
            "Nothing was asked",
            "has asked nothing",
            "is for an event",
        ]) =>
        {
            REFUSES
        }
        () if says(&["Nothing in your message is a move"]) && left => LEFT,
        () if !sent.is_empty() => ANSWERS,
        () => NOTHING,
    };
    what.to_owned()
}

/// The directories of a desk that remember what has come.
const KEPT: [&str; 3] = ["games", ".local/state/adjudicate", "mail/cur"];

#[test]
fn none_of_three_hundred_answers_is_played_wrongly() {
    let world = homes();
    let setup = "nine-mens-morris --first alice --nonce AQIDBAUGBwgJCgsMDQ4PEA==";
    let table = Table::open(&world, setup);
    // A secret that everybody knows, so that the files stay the same.
    table.desk.write(".local/state/adjudicate/desk/secret", [7_u8; 32]);
    let (sent, _) = table.serve();
    let old = to(&sent, "bob").clone();
    // The note of the referee has the digest of this message, so it is the same whatever other tests do.
    table.deliver(&with_id(&to(&sent, "alice").answer(Program::Iphone, "d2"), "0"));
    let (sent, _) = table.serve();
    let (bob, alice) = (to(&sent, "bob").clone(), to(&sent, "alice").clone());
    let before = table.log();
    let kept = KEPT.map(|directory| files(&table.desk.path(directory)));
    let cases = cases(bob, old, alice);
    assert!(cases.len() >= 300, "{} answers", cases.len());
    let manifest: String = cases.iter().map(|(name, _, wanted)| format!("{name} | {wanted}\n")).collect();
    if adjudicate_testkit::is_updating("replies") {
        let _ = std::fs::remove_dir_all(directory());
        std::fs::create_dir_all(directory()).unwrap();
        cases
            .iter()
            .for_each(|(name, message, _)| std::fs::write(directory().join(format!("{name}.eml")), message).unwrap());
        std::fs::write(directory().join("manifest.txt"), &manifest).unwrap();
    }
    assert_eq!(std::fs::read_to_string(directory().join("manifest.txt")).unwrap(), manifest);
    let mut wrong = Vec::new();
    for (name, made, wanted) in &cases {
        let message = std::fs::read_to_string(directory().join(format!("{name}.eml"))).unwrap();
        assert!(message == *made, "{name}.eml is not what the generator makes");
        // As if nothing had come since the boards went out.
        for (directory, files) in KEPT.iter().zip(&kept) {
            std::fs::remove_dir_all(table.desk.path(directory)).unwrap();
            files.iter().for_each(|(name, bytes)| table.desk.write(&format!("{directory}/{name}"), bytes));
        }
        let path = table.deliver(&message);
        let file = path.file_name().unwrap().to_string_lossy().into_owned();
        let (sent, log) = table.serve();
        let is_answer = |one: &Original| one.subject.starts_with("Re: ") || one.flat().contains("You offer");
        let answers: Vec<Original> = sent.into_iter().filter(is_answer).collect();
        let got = outcome(&table, &before, &answers, &file);
        if got != *wanted {
            wrong.push(format!("{name}: {got}, not {wanted}\n{log}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {} are wrong:\n{}", wrong.len(), cases.len(), wrong.join("\n"));
}
