//! The feed of an event: an item for each entry that people care for, newest first.

use adjudicate_event::table::halves;
use adjudicate_event::{DirectorDecision, Entry, EventEntryKind, PairedBoard, SlipKind, corrected};
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::Bytes;
use adjudicate_render::escaped;
use adjudicate_rules::Name;
use adjudicate_text::view;

use super::leaders;
use crate::page::source::{PageSource, day};

/// The most items.
const MOST: usize = 100;

/// The feed as Atom (RFC 4287).
pub(super) fn atom(source: &PageSource<'_>) -> String {
    let event = source.event();
    let title = escaped(event.charter().event.as_str());
    let director = escaped(event.director().name.as_str());
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n<title>{title}</title>\n\
         <id>{}</id>\n<updated>{}</updated>\n<author><name>{director}</name></author>\n<link href=\"index.html\"/>\n",
        named(&event.id()),
        event.last_at()
    );
    let items = source.entries.iter().rev().filter_map(|entry| item(source, entry));
    text.extend(items.take(MOST));
    text + "</feed>\n"
}

/// A hash as an address (RFC 6920).
fn named(id: &Digest) -> String {
    let base64 = Bytes(id.0).to_string().replace('+', "-").replace('/', "_");
    format!("ni:///sha-256;{}", base64.trim_end_matches('='))
}

fn item(source: &PageSource<'_>, entry: &Entry) -> Option<String> {
    let (title, link) = said(source, entry)?;
    let remark = entry.say.as_ref().map(|say| format!("<summary>{}</summary>\n", escaped(say.as_str())));
    Some(format!(
        "<entry>\n<title>{}</title>\n<id>{}</id>\n<updated>{}</updated>\n<link href=\"{link}\"/>\n{}</entry>\n",
        escaped(&title),
        named(&adjudicate_event::id_of(entry)),
        entry.at,
        remark.unwrap_or_default()
    ))
}

/// The title of an entry's item, and the page that shows it.
fn said(source: &PageSource<'_>, entry: &Entry) -> Option<(String, String)> {
    let index = || "index.html".to_owned();
    let event = source.event();
    // A round whose pairing was undone has no page.
    let round = |section: &Name, round: u64| {
        let is_there = event
            .section(section)
            .is_some_and(|(_, standing)| standing.rounds.iter().any(|paired| paired.number == round));
        if is_there { format!("rounds/{section}-{round}.html") } else { index() }
    };
    match &entry.kind {
        EventEntryKind::Charter(charter) => {
            let closes = day(charter.closes.to_string());
            Some((format!("{} is announced; entries until {closes}", charter.event), index()))
        }
        EventEntryKind::Start(_) => Some(("The lots are drawn".to_owned(), index())),
        EventEntryKind::Draw(draw) => Some((format!("{} is drawn", draw.section), index())),
        EventEntryKind::Pair(pair) => {
            Some((format!("{}: round {} is paired", pair.section, pair.round), round(&pair.section, pair.round)))
        }
        EventEntryKind::Result(result) => {
            let place = event.charter().sections.iter().position(|section| section.name == result.section)?;
            let (_, standing) = event.sections().nth(place)?;
            let board = standing.board(result.round, result.board)?;
            let ended = leaders(source, place).filter(|_| {
                let last =
                    standing.rounds.iter().flat_map(|round| &round.boards).filter_map(|board| board.scored.as_ref());
                last.map(|scored| scored.seq).max() == Some(entry.seq)
            });
            let over = ended.map_or_else(String::new, |first| format!("; the section is over, first: {first}"));
            let title =
                format!("{}, round {}: {}{over}", result.section, result.round, score(source, board, &result.points));
            Some((title, round(&result.section, result.round)))
        }
        EventEntryKind::Ruling(ruling) => {
            let (what, link) = match &ruling.verdict {
                DirectorDecision::Points(points) => {
                    let (_, standing) = event.section(&points.section)?;
                    let board = standing.board(points.round, points.board)?;
                    let score = score(source, board, &points.points);
                    (
                        format!("{}, round {}: {score}", points.section, points.round),
                        round(&points.section, points.round),
                    )
                }
                DirectorDecision::Pairing(pair) => (
                    format!("{}: round {} is paired by hand", pair.section, pair.round),
                    round(&pair.section, pair.round),
                ),
                DirectorDecision::Exclude(name) => (format!("{} is excluded", source.shown(name)), index()),
                DirectorDecision::Bye(bye) => (
                    format!("{} is free in round {} of {}", source.shown(&bye.player), bye.round, bye.section),
                    index(),
                ),
                correction @ (DirectorDecision::Rekey(_)
                | DirectorDecision::Substitute(_)
                | DirectorDecision::Unpair(_)
                | DirectorDecision::Reopen(_)
                | DirectorDecision::Readmit(_)
                | DirectorDecision::Close(_)) => {
                    (corrected(correction, &|name| source.shown(name)).unwrap_or_default().english, index())
                }
            };
            Some((format!("Ruling: {what}. {}", ruling.reason), link))
        }
        EventEntryKind::Enter(enter) => Some((format!("{} has entered", source.shown(&enter.player.name)), index())),
        EventEntryKind::Withdraw(withdrawal) => {
            Some((format!("{} has withdrawn", source.shown(&withdrawal.player)), index()))
        }
        EventEntryKind::Handover(handover) => {
            Some((format!("{} directs the event from here on", handover.to), index()))
        }
        EventEntryKind::Leave(leave) => {
            Some((format!("{} is away {}", source.shown(&leave.player), view::away(&leave.period())), index()))
        }
        EventEntryKind::Appeal(_) => Some((done(source, entry.seq).join("; "), index())),
        EventEntryKind::Note(_) | EventEntryKind::Post(_) => {
            let each: Vec<String> = entry
                .slips
                .iter()
                .map(|slip| {
                    let name = source.shown(&slip.by);
                    match &slip.kind {
                        SlipKind::Enter(_) => format!("{name} has entered"),
                        SlipKind::Withdraw(_) => format!("{name} has withdrawn"),
                        SlipKind::Leave(period) => format!("{name} is away {}", view::away(period)),
                        SlipKind::Handover(consent) => format!("{name} hands over to {}", consent.to),
                        SlipKind::Rekey(_) => format!("{name} has a new key"),
                        SlipKind::Appeal(_) | SlipKind::Verdict(_) | SlipKind::Adjudicate(_) => {
                            done(source, entry.seq).join("; ")
                        }
                        SlipKind::Note(_) => {
                            let said = slip.say.as_ref().map_or("", |said| said.as_str());
                            format!("{name} has written: \"{said}\"")
                        }
                    }
                })
                .collect();
            match (each.is_empty(), &entry.say) {
                (true, None) => None,
                (true, Some(said)) => Some((format!("A remark of the director: \"{said}\""), index())),
                (false, _) => Some((each.join("; "), index())),
            }
        }
    }
}

/// The appeals, verdicts and claims of an entry, with their reasons.
fn done(source: &PageSource<'_>, entry: u64) -> Vec<String> {
    let own = source.event().remarks().iter().filter(|remark| remark.seq == entry);
    own.filter_map(|remark| Some(remark.done(&|name| source.shown(name))?.english)).collect()
}

/// The players of a board with their points.
fn score(source: &PageSource<'_>, board: &PairedBoard, points: &[u64]) -> String {
    let each: Vec<String> = board
        .players
        .iter()
        .zip(points)
        .map(|(name, points)| format!("{} {}", source.shown(name), halves(*points)))
        .collect();
    each.join(", ")
}
