//! Writing the entries of an event's log in their one spelling.

use super::charter::{Charter, DRAW, SEATS, Section, WIN};
use super::entry::{DirectorDecision, Enter, Entry, Kind, Pair, Ruling, Withdraw};
use super::slip::{Slip, SlipKind};
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::writer::Writer;
use adjudicate_record::log::{Bytes, sig_line};
use adjudicate_rules::Name;

/// The payload of an entry: what is hashed and signed, from `seq` up to the `sig` line.
pub fn payload(entry: &Entry) -> String {
    let mut out = Writer::default();
    out.plain(0, "seq", entry.seq);
    if let Some(prev) = &entry.prev {
        out.plain(0, "prev", prev);
    }
    out.plain(0, "by", &entry.by);
    out.plain(0, "at", format_args!("\"{}\"", entry.at));
    if !entry.slips.is_empty() {
        out.key(0, "slips");
    }
    for found in &entry.slips {
        let start = out.text.len();
        slip_at(&mut out, 2, found);
        out.dash(start, 2);
        out.plain(2, "sig", Bytes(*found.sig.as_bytes()));
    }
    kind(&mut out, &entry.kind);
    if let Some(say) = &entry.say {
        out.quoted(0, "say", say);
    }
    out.text
}

/// The whole entry: the `---` line, the payload, the `sig` line.
pub fn entry(entry: &Entry) -> String {
    let mut text = String::from("---\n");
    text.push_str(&payload(entry));
    text.push_str(&sig_line(&entry.sig));
    text
}

/// The payload of a slip: what is hashed and signed, unindented wherever the slip stands.
pub fn slip_payload(slip: &Slip) -> String {
    let mut out = Writer::default();
    slip_at(&mut out, 0, slip);
    out.text
}

/// A slip alone: the `---` line, the payload, the `sig` line.
pub fn slip(slip: &Slip) -> String {
    format!("---\n{}{}", slip_payload(slip), sig_line(&slip.sig))
}

/// A slip without its `sig` line.
fn slip_at(out: &mut Writer, level: usize, slip: &Slip) {
    out.plain(level, "after", slip.after);
    out.plain(level, "by", &slip.by);
    out.plain(level, "at", format_args!("\"{}\"", slip.at));
    let name = slip.kind.name();
    match &slip.kind {
        SlipKind::Enter(found) => {
            out.key(level, name);
            enter(out, level + 1, found);
        }
        SlipKind::Withdraw(found) => {
            out.key(level, name);
            withdraw(out, level + 1, found);
        }
        SlipKind::Note(_) => out.plain(level, name, true),
    }
    if let Some(say) = &slip.say {
        out.quoted(level, "say", say);
    }
}

fn kind(out: &mut Writer, kind: &Kind) {
    let name = kind.name();
    if let Kind::Note(_) | Kind::Post(_) = kind {
        return out.plain(0, name, true);
    }
    out.key(0, name);
    match kind {
        Kind::Charter(found) => charter(out, found),
        Kind::Enter(found) => enter(out, 1, found),
        Kind::Withdraw(found) => withdraw(out, 1, found),
        Kind::Start(start) => {
            out.plain(1, "element", start.element);
            if let Some(numbers) = &start.numbers {
                out.quoted(1, "numbers", numbers);
            }
        }
        Kind::Pair(found) => pair(out, 1, found),
        Kind::Result(result) => {
            let place = (&result.section, result.round, result.board);
            points(out, 1, place, Some(&result.head), &result.points);
        }
        Kind::Ruling(found) => ruling(out, found),
        Kind::Note(_) | Kind::Post(_) => {}
    }
}

fn charter(out: &mut Writer, charter: &Charter) {
    out.plain(1, "format", charter.format);
    out.quoted(1, "event", &charter.event);
    out.key(1, "sections");
    for found in &charter.sections {
        section(out, found);
    }
    out.key(1, "director");
    out.plain(2, "name", &charter.director.name);
    out.plain(2, "key", charter.director.key);
    out.quoted(2, "mail", &charter.director.mail);
    out.plain(1, "tip", charter.tip);
    if let Some(draw) = &charter.draw {
        out.quoted(1, "draw", draw);
    }
    out.plain(1, "closes", format_args!("\"{}\"", charter.closes));
    out.plain(1, "nonce", charter.nonce);
}

fn section(out: &mut Writer, section: &Section) {
    let start = out.text.len();
    out.plain(3, "name", &section.name);
    out.dash(start, 3);
    out.plain(3, "game", &section.game);
    out.plain(3, "rules", section.rules);
    out.options(3, &section.options);
    out.plain(3, "system", section.system.name());
    if let Some(rounds) = section.rounds {
        out.plain(3, "rounds", rounds);
    }
    if section.byes != 0 {
        out.plain(3, "byes", section.byes);
    }
    for (key, points, usual) in [("win", section.win, WIN), ("draw", section.draw, DRAW), ("loss", section.loss, 0)] {
        if points != usual {
            out.plain(3, key, points);
        }
    }
    if !section.tiebreaks.is_empty() {
        out.key(3, "tiebreaks");
    }
    for tiebreak in &section.tiebreaks {
        out.item(4, tiebreak.name());
    }
    if let Some(clock) = &section.clock {
        out.clock(3, clock);
    }
    if section.seats != SEATS {
        out.plain(3, "seats", section.seats);
    }
    if section.series {
        out.plain(3, "series", true);
    }
}

fn enter(out: &mut Writer, level: usize, enter: &Enter) {
    let player = &enter.player;
    out.key(level, "player");
    out.plain(level + 1, "name", &player.name);
    if let Some(key) = &player.key {
        out.plain(level + 1, "key", key);
    }
    if let Some(mail) = &player.mail {
        out.quoted(level + 1, "mail", mail);
    }
    if let Some(display) = &player.display {
        out.quoted(level + 1, "display", display);
    }
    if let Some(rating) = player.rating {
        out.plain(level + 1, "rating", rating);
    }
    names(out, level, "sections", &enter.sections);
    if !enter.byes.is_empty() {
        out.key(level, "byes");
    }
    for bye in &enter.byes {
        let start = out.text.len();
        out.plain(level + 2, "section", &bye.section);
        out.dash(start, level + 2);
        out.plain(level + 2, "round", bye.round);
    }
}

fn withdraw(out: &mut Writer, level: usize, withdraw: &Withdraw) {
    out.plain(level, "player", &withdraw.player);
    if let Some(section) = &withdraw.section {
        out.plain(level, "section", section);
    }
}

fn names(out: &mut Writer, level: usize, key: &str, names: &[Name]) {
    if names.is_empty() {
        return;
    }
    out.key(level, key);
    for name in names {
        out.item(level + 1, name);
    }
}

fn pair(out: &mut Writer, level: usize, pair: &Pair) {
    out.plain(level, "section", &pair.section);
    out.plain(level, "round", pair.round);
    if !pair.boards.is_empty() {
        out.key(level, "boards");
    }
    for board in &pair.boards {
        let start = out.text.len();
        out.plain(level + 2, "board", board.board);
        out.dash(start, level + 2);
        names(out, level + 2, "players", &board.players);
        out.plain(level + 2, "game", board.game);
    }
    names(out, level, "byes", &pair.byes);
}

fn points(out: &mut Writer, level: usize, place: (&Name, u64, u64), head: Option<&Digest>, points: &[u64]) {
    let (section, round, board) = place;
    out.plain(level, "section", section);
    out.plain(level, "round", round);
    out.plain(level, "board", board);
    if let Some(head) = head {
        out.plain(level, "head", head);
    }
    out.key(level, "points");
    for half in points {
        out.item(level + 1, half);
    }
}

fn ruling(out: &mut Writer, ruling: &Ruling) {
    match &ruling.verdict {
        DirectorDecision::Points(ruled) => {
            out.key(1, "points");
            points(out, 2, (&ruled.section, ruled.round, ruled.board), ruled.head.as_ref(), &ruled.points);
        }
        DirectorDecision::Pairing(ruled) => {
            out.key(1, "pairing");
            pair(out, 2, ruled);
        }
        DirectorDecision::Exclude(player) => out.plain(1, "exclude", player),
        DirectorDecision::Bye(bye) => {
            out.key(1, "bye");
            out.plain(2, "section", &bye.section);
            out.plain(2, "round", bye.round);
            out.plain(2, "player", &bye.player);
        }
    }
    out.quoted(1, "reason", &ruling.reason);
}
