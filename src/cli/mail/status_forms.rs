//! The status of a desk's games, as lines of text and as a page for a browser.

use crate::cli::terminal::Terminal;
use crate::log::Time;
use crate::printable::printable;
use crate::render::escaped;
use crate::rules::PhraseArgument;
use adjudicate_locales::Language;
use adjudicate_report::{
    DeskGame, DeskStatus, OpenInvitation, OutOfOrderEntry, OutgoingMail, OverdueDuty, SendingHaltReport, TimeoutClaim,
    UnreadMail,
};

/// A name that may hold a line feed, as a value of a text.
fn value(text: &str) -> PhraseArgument {
    printable(text).into_owned().into()
}

fn standing(language: Language, game: &DeskGame) -> String {
    if let Some(error) = &game.error {
        return language.text("desk-game-unusable", &[("error", error.into())]);
    }
    if game.over {
        return language.text("desk-game-over", &[]);
    }
    if game.settled {
        return language.text("desk-game-settled", &[]);
    }
    let one = |due: &OverdueDuty| {
        let values = [
            ("name", (&due.name).into()),
            ("until", due.until.map(|until| until.to_string()).into()),
            ("late", due.overdue.into()),
        ];
        language.text("desk-game-due", &values)
    };
    game.due.iter().map(one).collect::<Vec<_>>().join("; ")
}

fn is_late(game: &DeskGame) -> bool {
    game.due.iter().any(|due| due.overdue)
}

/// Returns the decisions that the referee is asked for, in all games.
fn decisions(language: Language, status: &DeskStatus) -> impl Iterator<Item = String> {
    let one = move |game: &DeskGame, claim: &TimeoutClaim| {
        let TimeoutClaim { by, against, at } = claim;
        let players = [("by", by.into()), ("against", against.into())];
        let values = [("file", value(&game.file)), ("time", at.to_string().into())];
        language.text("desk-decision", &[players, values].concat())
    };
    status.games.iter().flat_map(move |game| game.claims.iter().map(move |claim| one(game, claim)))
}

fn invited(language: Language, open: &OpenInvitation) -> String {
    let whom = (!open.open.is_empty()).then(|| open.open.join(", "));
    language.text("desk-invitation", &[("file", value(&open.file)), ("names", whom.into())])
}

/// A letter that the desk has left for the referee.
fn left(language: Language, letter: &UnreadMail) -> String {
    let reason = letter.reason.as_deref().map(value);
    language.text("desk-letter", &[("from", value(&letter.from)), ("reason", reason.into())])
}

fn waits(language: Language, early: &OutOfOrderEntry) -> String {
    let prev = early.prev.map(|prev| prev.to_hex()).unwrap_or_default();
    let values = [
        ("entry", early.seq.to_string().into()),
        ("by", (&early.by).into()),
        ("from", early.from.as_ref().into()),
        ("since", early.since.to_string().into()),
        ("id", prev.get(..16).unwrap_or_default().into()),
    ];
    language.text("desk-early", &values)
}

/// Why nothing can be sent.
fn standstill(language: Language, trouble: &SendingHaltReport) -> String {
    let values = [("since", trouble.since.to_string().into()), ("reason", value(&trouble.reason))];
    language.text("desk-standstill", &values)
}

/// Returns the messages of the outbox, by their state.
fn posts(status: &DeskStatus) -> [(&'static str, &[OutgoingMail]); 2] {
    [("waiting", &status.waiting), ("refused", &status.refused)]
}

/// Prints it as lines.
pub fn text(terminal: Terminal, status: &DeskStatus) {
    let language = terminal.language;
    for game in &status.games {
        let head = (!game.game.is_empty()).then_some(&game.game);
        let values = [
            ("file", value(&game.file)),
            ("game", head.into()),
            ("number", game.entries.into()),
            ("standing", standing(language, game).into()),
        ];
        terminal.print_text("desk-game", &values);
    }
    decisions(language, status).for_each(|line| terminal.print(line));
    let running = |game: &&DeskGame| !game.over && !game.settled && game.error.is_none();
    let values = [
        ("number", PhraseArgument::count(status.games.len())),
        ("running", PhraseArgument::count(status.games.iter().filter(running).count())),
        ("late", PhraseArgument::count(status.games.iter().filter(|game| is_late(game)).count())),
    ];
    terminal.print_text("desk-games", &values);
    for (state, list) in posts(status) {
        for one in list {
            let since = one.since.to_string();
            terminal
                .print_text("desk-mail", &[("to", value(&one.to)), ("state", state.into()), ("since", since.into())]);
        }
    }
    status.invitations.iter().for_each(|open| terminal.print(invited(language, open)));
    status.early.iter().for_each(|early| terminal.print(waits(language, early)));
    status.not_understood.iter().for_each(|letter| terminal.print(left(language, letter)));
    if !status.not_understood.is_empty() {
        terminal.print_text("desk-letters-hint", &[]);
    }
    let counts = posts(status).map(|(state, list)| (state, PhraseArgument::count(list.len())));
    terminal.print_text("desk-mails", &counts);
    if let Some(trouble) = &status.trouble {
        terminal.print(standstill(language, trouble));
    }
}

/// A page for a browser.
pub fn html(language: Language, status: &DeskStatus, now: Time) -> String {
    let text = |key: &str| escaped(&language.text(key, &[]));
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"{tag}\"><head><meta charset=\"utf-8\"><title>{title}</title><style>\n\
         body {{ font-family: sans-serif; margin: 2em }} table {{ border-collapse: collapse }}\n\
         td, th {{ border: 1px solid #888; padding: 0.3em 0.6em; text-align: left }} .late {{ font-weight: bold }}\n\
         </style></head><body>\n<h1>{title}</h1>\n<p>{as_of}</p>\n\
         <table><tr><th>{file}</th><th>{game}</th><th>{entries}</th><th>{stands}</th></tr>\n",
        tag = language.tag(),
        title = text("desk-title"),
        as_of = escaped(&language.text("games-as-of", &[("value", now.to_string().into())])),
        file = text("desk-file"),
        game = text("games-game"),
        entries = text("desk-entries"),
        stands = text("desk-stands"),
    );
    for game in &status.games {
        let class = if is_late(game) { " class=\"late\"" } else { "" };
        out.push_str(&format!(
            "<tr{class}><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
            escaped(&game.file),
            escaped(&game.game),
            game.entries,
            escaped(&standing(language, game))
        ));
    }
    out.push_str("</table>\n");
    let waiting = decisions(language, status).chain(status.invitations.iter().map(|open| invited(language, open)));
    let waiting: Vec<String> = waiting.chain(status.early.iter().map(|early| waits(language, early))).collect();
    if !waiting.is_empty() {
        out.push_str(&format!("<h2>{}</h2>\n<ul>\n", text("desk-waiting")));
        waiting.iter().for_each(|line| out.push_str(&format!("<li>{}</li>\n", escaped(line))));
        out.push_str("</ul>\n");
    }
    out.push_str(&format!("<h2>{}</h2>\n", text("desk-post")));
    if let Some(trouble) = &status.trouble {
        out.push_str(&format!("<p class=\"late\">{}</p>\n", escaped(&standstill(language, trouble))));
    }
    out.push_str(&format!("<table><tr><th>{}</th><th>{}</th><th></th></tr>\n", text("desk-to"), text("desk-since")));
    for (state, list) in posts(status) {
        let state = escaped(&language.text("desk-mail-state", &[("state", state.into())]));
        for OutgoingMail { to, since } in list {
            out.push_str(&format!("<tr><td>{}</td><td>{since}</td><td>{state}</td></tr>\n", escaped(to)));
        }
    }
    out.push_str("</table>\n");
    if !status.not_understood.is_empty() {
        out.push_str(&format!("<h2>{}</h2>\n<ul>\n", text("desk-letters")));
        for letter in &status.not_understood {
            out.push_str(&format!("<li>{}</li>\n", escaped(&left(language, letter))));
        }
        out.push_str("</ul>\n");
    }
    out + "</body></html>\n"
}
