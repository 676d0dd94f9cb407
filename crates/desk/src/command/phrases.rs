//! The words of letters and their meanings, as tables: another language is another row.

use super::grammar::{MailCommand, MailOffer};
use adjudicate_rules::LossDegree;

/// The words of a player who does not want to be asked before the next dice.
pub const ROLL_FOR_ME: &str = "roll for me";

/// Commands that are a line of their own.
pub const COMMANDS: &[(&[&str], MailCommand)] = &[
    (&["moves", "list"], MailCommand::Moves),
    (&["board", "show"], MailCommand::Board),
    (&["rules"], MailCommand::Rules(None)),
    (&["log", "history"], MailCommand::Log),
    (&["status"], MailCommand::Status),
    (&["help", "?"], MailCommand::Help),
    (&["resign"], MailCommand::Resign(false)),
    (&["resign yes", "resign, yes", "resign: yes"], MailCommand::Resign(true)),
    (&["offer draw", "offer a draw"], MailCommand::Offer(MailOffer::Draw)),
    (&["offer end", "offer the end"], MailCommand::Offer(MailOffer::End)),
    (&["offer prisoners", "offer the prisoners"], MailCommand::Offer(MailOffer::Prisoners)),
    (&["offer concede", "concede"], MailCommand::Offer(MailOffer::Concede(LossDegree::Single))),
    (
        &[
            "accept",
            "accepted",
            "accept draw",
            "accept the draw",
            "accept offer",
            "accept the offer",
            "i accept",
            "i accept the draw",
            "i accept the offer",
            "i accept your offer",
        ],
        MailCommand::Accept(None),
    ),
    (&["take back", "takeback", "offer takeback", "offer take back"], MailCommand::TakeBack),
    (&["decline", "decline draw", "decline the draw", "decline offer", "i decline"], MailCommand::Decline),
    (&[ROLL_FOR_ME, "please roll for me", "roll next"], MailCommand::RollNext),
    (&["claim draw"], MailCommand::ClaimDraw),
    (&["stop", "unsubscribe"], MailCommand::Stop),
    (&["start", "subscribe"], MailCommand::Start),
    (&["enter"], MailCommand::Enter(None, None)),
    (&["withdraw"], MailCommand::Withdraw(None)),
];

/// Lines with which somebody agrees who was asked something.
#[rustfmt::skip]
pub const YES: &[&str] = &[
    "yes", "y", "yep", "yeah", "ok", "okay", "sure", "agreed", "i agree", "of course", "that is right", "that's right", "correct", "right",
];
/// Lines with which he agrees to take a seat, or to a request made in his name.
#[rustfmt::skip]
pub const YES_TO_REQUESTS: &[&str] = &[
    "join", "i join", "accept", "i accept", "accepted", "confirm", "confirmed", "i confirm", "count me in", "i'm in", "i am in",
    "with pleasure", "gladly", "yes gladly", "yes with pleasure", "yes i confirm", "yes i join", "yes i accept", "yes i am in",
];
/// Lines with which he does not.
#[rustfmt::skip]
pub const NO: &[&str] = &[
    "no", "n", "nope", "decline", "i decline", "declined", "not this time", "no not this time", "count me out", "i'm out", "i am out",
    "cancel", "stop",
];
/// Words of which none is in a greeting or a name.
#[rustfmt::skip]
pub const DENIES: &[&str] = &[
    "not", "no", "never", "nope", "don't", "dont", "but", "wait", "stop", "wrong", "joke", "kidding", "why", "what", "who", "how", "nicht", "nein",
    "if", "only",
];

/// Words that may come before or behind anything else and change nothing.
#[rustfmt::skip]
pub const POLITE: &[&str] = &[
    "please", "pls", "many thanks", "thanks a lot", "thanks", "thank you", "thx", "ty", "bitte", "danke", "merci", "s'il vous plaît", "cheers",
];
/// Smiles and thumbs behind a line; those that doubt or deny are not among them.
#[rustfmt::skip]
pub const SMILES: &[&str] = &[
    ":-)", ":)", ";-)", ";)", ":-D", ":D", "^^", "\u{1f44d}", "\u{1f44c}", "\u{1f642}", "\u{1f600}", "\u{1f603}", "\u{1f604}", "\u{1f609}",
    "\u{1f60a}", "\u{1f601}", "\u{1f64f}", "\u{2705}", "\u{2714}", "\u{263a}", "\u{1f3fb}", "\u{1f3fc}", "\u{1f3fd}", "\u{1f3fe}", "\u{1f3ff}",
];

/// Words that may come before a move, with a colon behind them.
#[rustfmt::skip]
pub const LEADS: &[&str] = &[
    "my move", "my next move", "my turn", "move", "my play", "i play", "i move", "here is my move", "here's my move", "here comes my move",
    "my move is", "play", "zug", "mein zug", "mon coup",
];
/// Those that stand in a sentence, without a colon: `I play d2.`
pub const LEADS_OF_SENTENCES: &[&str] = &["i play", "i'll play", "i will play", "i move", "my move is"];
/// Words that may come before the number of a move.
pub const BEFORE_NUMBERS: &[&str] = &["move", "turn", "my move", "zug", "coup"];

/// Words that may come before the number of an answer.
pub const BEFORE_CHOICES: &[&str] = &["number", "no.", "nr.", "nr", "option", "choice", "answer", "the"];
/// Numbers in words.
pub const NUMBERS: &[(usize, &[&str])] = &[
    (1, &["one", "first", "1st"]),
    (2, &["two", "second", "2nd"]),
    (3, &["three", "third", "3rd"]),
    (4, &["four", "fourth", "4th"]),
    (5, &["five", "fifth", "5th"]),
    (6, &["six", "sixth", "6th"]),
    (7, &["seven", "seventh", "7th"]),
    (8, &["eight", "eighth", "8th"]),
    (9, &["nine", "ninth", "9th"]),
];

/// Words in a sentence that may mean a command.
pub const MEANT: &[(&[&str], MailCommand)] = &[
    (&["resign", "i give up", "i concede"], MailCommand::Resign(true)),
    (&["i accept", "i agree to the draw", "accept the draw", "accept your"], MailCommand::Accept(None)),
    (&["offer a draw", "offer you a draw", "offer draw"], MailCommand::Offer(MailOffer::Draw)),
];

/// Words that take back what another line says.
#[rustfmt::skip]
pub const TAKES_BACK: &[&str] = &[
    "scratch that", "ignore that", "ignore the", "ignore my", "forget that", "instead", "no wait", "wait,", "wait -", "on second thought",
    "just kidding", "not sure", "don't play", "do not play", "not yet", "never mind", "nevermind", "cancel", "undo", "or rather",
    "changed my mind", "my mistake", "wrong move", "typo", "don't enter", "don't send", "what if", "only thinking", "just thinking",
    "for example", "not my move", "no, ",
];
/// Words of a question about what another line says.
#[rustfmt::skip]
pub const ASKS: &[&str] = &[
    "should i", "could i", "can i", "may i", "would it", "what about", "is it legal", "is that legal", "is this legal", "allowed",
];

/// With what greetings, thanks and good wishes begin.
#[rustfmt::skip]
pub const GREETINGS: &[&str] = &[
    "hi", "hello", "hey", "dear", "good morning", "good day", "good afternoon", "good evening", "good night", "hallo", "moin", "servus",
    "bonjour", "salut", "ciao", "hola", "hej", "thanks", "thank you", "many thanks", "thx", "cheers", "regards", "best", "kind regards",
    "best regards", "best wishes", "warm regards", "with kind regards", "yours", "sincerely", "greetings", "bye", "see you", "good luck",
    "have fun", "gl", "lg", "mfg", "vg", "viele grüße", "liebe grüße", "gruß", "mit freundlichen grüßen", "cordialement", "saludos",
    "well played", "nice move", "nice game", "good game", "gg", "love", "cu", "happy new year", "merry christmas", "p.s", "ps",
];
/// With what lines begin that announce the next one.
#[rustfmt::skip]
pub const ANNOUNCEMENTS: &[&str] = &[
    "here is my move", "here's my move", "here comes my move", "my move", "my turn", "my next move", "i play", "i move", "move", "ok", "okay",
    "yes",
];
