//! The status of a desk's games, as lines of text and as a page for a browser.

use crate::cli::terminal::Terminal;
use crate::log::Time;
use crate::printable::printable;
use crate::render::escaped;
use adjudicate_report::{
    DeskGame, DeskStatus, OpenInvitation, OutOfOrderEntry, OutgoingMail, OverdueDuty, SendingHaltReport, TimeoutClaim,
    UnreadMail,
};
use adjudicate_text::view;

fn standing(game: &DeskGame) -> String {
    if let Some(error) = &game.error {
        return format!("cannot be used: {error}");
    }
    if game.over {
        return "over".to_owned();
    }
    if game.settled {
        return "settled by the event, and not played on".to_owned();
    }
    let one = |due: &OverdueDuty| {
        let until = due.until.map(|until| format!(" until {until}")).unwrap_or_default();
        format!("{} is due{until}{}", due.name, if due.overdue { ", OVERDUE" } else { "" })
    };
    game.due.iter().map(one).collect::<Vec<_>>().join("; ")
}

fn is_late(game: &DeskGame) -> bool {
    game.due.iter().any(|due| due.overdue)
}

/// Returns the decisions that the referee is asked for, in all games.
fn decisions(status: &DeskStatus) -> impl Iterator<Item = String> {
    let one = |game: &DeskGame, claim: &TimeoutClaim| {
        let TimeoutClaim { by, against, at } = claim;
        format!("{}: {by} claims since {at} that {against} is out of time, and you decide", printable(&game.file))
    };
    status.games.iter().flat_map(move |game| game.claims.iter().map(move |claim| one(game, claim)))
}

fn invited(open: &OpenInvitation) -> String {
    let whom = if open.open.is_empty() { "nobody: the game begins".to_owned() } else { open.open.join(", ") };
    format!("{}: an invitation, which waits for {whom}", printable(&open.file))
}

/// A letter that the desk has left for the referee.
fn left(letter: &UnreadMail) -> String {
    let reason = letter.reason.as_deref().unwrap_or("the desk has kept no note of why");
    format!("letter from {}, left for you: {}", printable(&letter.from), printable(reason))
}

fn waits(early: &OutOfOrderEntry) -> String {
    let from = early.from.as_ref().map(|from| format!(" (from {from})")).unwrap_or_default();
    let prev = early.prev.map(|prev| prev.to_hex()).unwrap_or_default();
    format!(
        "entry {} of {}{from} waits since {} for the entry sha256:{}..., which is not here",
        early.seq,
        early.by,
        early.since,
        prev.get(..16).unwrap_or_default()
    )
}

/// Why nothing can be sent.
fn standstill(trouble: &SendingHaltReport) -> String {
    format!("Since {} nothing can be sent, and everything waits: {}", trouble.since, printable(&trouble.reason))
}

/// Returns the messages of the outbox, by their state.
fn posts(status: &DeskStatus) -> [(&'static str, &[OutgoingMail]); 2] {
    [("waiting", &status.waiting), ("refused", &status.refused)]
}

/// Prints it as lines.
pub fn text(terminal: Terminal, status: &DeskStatus) {
    for game in &status.games {
        let head = if game.game.is_empty() { String::new() } else { format!(" ({})", game.game) };
        let entries = view::counted(game.entries, "entry", "entries");
        terminal.print(format!("{}{head}, {entries}: {}", printable(&game.file), standing(game)));
    }
    decisions(status).for_each(|line| terminal.print(line));
    let late = status.games.iter().filter(|game| is_late(game)).count();
    let running = status.games.iter().filter(|game| !game.over && !game.settled && game.error.is_none()).count();
    let games = view::counted(status.games.len() as u64, "game", "games");
    terminal.print(format!("{games}, {running} running, {late} overdue."));
    for (name, list) in posts(status) {
        for one in list {
            terminal.print(format!("mail to {}: {name} since {}", printable(&one.to), one.since));
        }
    }
    for open in &status.invitations {
        terminal.print(invited(open));
    }
    for early in &status.early {
        terminal.print(waits(early));
    }
    for letter in &status.not_understood {
        terminal.print(left(letter));
    }
    if !status.not_understood.is_empty() {
        terminal.print("`adjudicate mail unread` shows these letters, and you answer, play or close them with it.");
    }
    let counts = posts(status).map(|(name, list)| format!("{} {name}", list.len()));
    terminal.print(format!("Mail: {}.", counts.join(", ")));
    if let Some(trouble) = &status.trouble {
        terminal.print(standstill(trouble));
    }
}

/// A page for a browser.
pub fn html(status: &DeskStatus, now: Time) -> String {
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>The referee's desk</title><style>\n\
         body {{ font-family: sans-serif; margin: 2em }} table {{ border-collapse: collapse }}\n\
         td, th {{ border: 1px solid #888; padding: 0.3em 0.6em; text-align: left }} .late {{ font-weight: bold }}\n\
         </style></head><body>\n<h1>The referee's desk</h1>\n<p>As of {now}.</p>\n\
         <table><tr><th>File</th><th>Game</th><th>Entries</th><th>Stands</th></tr>\n"
    );
    for game in &status.games {
        let class = if is_late(game) { " class=\"late\"" } else { "" };
        out.push_str(&format!(
            "<tr{class}><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
            escaped(&game.file),
            escaped(&game.game),
            game.entries,
            escaped(&standing(game))
        ));
    }
    out.push_str("</table>\n");
    let waiting = decisions(status).chain(status.invitations.iter().map(invited));
    let waiting: Vec<String> = waiting.chain(status.early.iter().map(waits)).collect();
    if !waiting.is_empty() {
        out.push_str("<h2>Waiting</h2>\n<ul>\n");
        waiting.iter().for_each(|line| out.push_str(&format!("<li>{}</li>\n", escaped(line))));
        out.push_str("</ul>\n");
    }
    out.push_str("<h2>Mail</h2>\n");
    if let Some(trouble) = &status.trouble {
        out.push_str(&format!("<p class=\"late\">{}</p>\n", escaped(&standstill(trouble))));
    }
    out.push_str("<table><tr><th>To</th><th>Since</th><th></th></tr>\n");
    for (name, list) in posts(status) {
        for OutgoingMail { to, since } in list {
            out.push_str(&format!("<tr><td>{}</td><td>{since}</td><td>{name}</td></tr>\n", escaped(to)));
        }
    }
    out.push_str("</table>\n");
    if !status.not_understood.is_empty() {
        out.push_str("<h2>Letters that are left for you</h2>\n<ul>\n");
        for letter in &status.not_understood {
            out.push_str(&format!("<li>{}</li>\n", escaped(&left(letter))));
        }
        out.push_str("</ul>\n");
    }
    out + "</body></html>\n"
}
