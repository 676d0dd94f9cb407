//! The beginning of a signature, and the lines that telephones and scanners add.

use super::LINE_MAX;

/// With what the lines begin that programs put below a message, in the languages of their users.
const SENT_FROM: &[&str] = &[
    "sent from my",
    "sent from mail",
    "sent from outlook",
    "sent from yahoo",
    "sent from proton",
    "sent from samsung",
    "sent from the",
    "sent from a",
    "sent from an",
    "sent on the",
    "sent via",
    "sent using",
    "sent with",
    "get outlook for",
    "get the all-new",
    "download outlook",
    "outlook für",
    "outlook pour",
    "outlook per",
    "obtener outlook",
    "holen sie sich outlook",
    "télécharger outlook",
    "scarica outlook",
    "von meinem",
    "von meiner",
    "von unterwegs",
    "gesendet von",
    "gesendet mit",
    "diese nachricht wurde von meinem",
    "diese e-mail wurde von",
    "envoyé de",
    "envoyé depuis",
    "envoyé avec",
    "envoyé à partir",
    "inviato da",
    "inviato dal",
    "inviata da",
    "enviado desde",
    "enviado de",
    "enviado do",
    "enviado via",
    "enviat des",
    "verstuurd vanaf",
    "verzonden vanaf",
    "verzonden met",
    "verzonden vanuit",
    "skickat från",
    "skickat med",
    "sendt fra",
    "sendt med",
    "lähetetty",
    "wysłane z",
    "wysłano z",
    "odesláno z",
    "odoslané z",
    "poslano iz",
    "poslano s",
    "trimis de",
    "trimis din",
    "küldve",
    "iphone-omról",
    "elküldve",
    "отправлено с",
    "отправлено из",
    "надіслано з",
    "изпратено от",
    "iphoneから送信",
    "iphone から送信",
    "androidから送信",
    "发自我的",
    "從我的",
    "从我的",
    "나의 iphone에서",
    "내 iphone에서",
    "iphone'umdan gönderildi",
    "iphone'dan gönderildi",
    "στάλθηκε από",
    "נשלח מה",
    "أُرسلت من",
    "أرسلت من",
    "gửi từ",
    "ส่งจาก",
    "dikirim dari",
    "this email has been checked for viruses",
    "this message has been scanned",
    "virus-free",
    "virenfrei",
    "diese e-mail wurde auf viren",
    "cet e-mail a été vérifié",
];

/// Whether everything from this line on is a signature.
pub fn begins(line: &str) -> bool {
    let bare = line.trim();
    if bare.len() > LINE_MAX {
        return false;
    }
    if matches!(bare, "--" | "\u{2014}" | "\u{2013}" | "__" | "---") || line == "-- " {
        return true;
    }
    let low = bare.trim_start_matches(['-', '*', '_', '(', ' ']).to_lowercase().replace('\u{2019}', "'");
    SENT_FROM.iter().any(|known| low.starts_with(known))
}

/// Returns whether a line is a rule of ten signs or more, which separates the words from something else.
pub fn is_rule(line: &str) -> bool {
    let bare = line.trim();
    let mut signs = bare.chars();
    let first = signs.next();
    first.is_some_and(|first| matches!(first, '_' | '-' | '=' | '*' | '~' | '#' | '\u{2500}' | '\u{2014}'))
        && bare.chars().count() >= 10
        && signs.all(|sign| Some(sign) == first)
}
