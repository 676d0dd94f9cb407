//! The feed of an event: an item for each entry that people care for, newest first.

use adjudicate_event::table::halves;
use adjudicate_event::{DirectorDecision, Entry, EventEntryKind, PairedBoard, SlipKind, decided};
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::{AbsencePeriod, Bytes};
use adjudicate_render::escaped;
use adjudicate_rules::Name;
use adjudicate_text::{dates, view};

use super::leaders;
use crate::page::source::PageSource;

/// The most items.
const MOST: usize = 100;

/// The feed as Atom (RFC 4287).
pub(super) fn atom(source: &PageSource<'_>) -> String {
    let event = source.event();
    let title = escaped(event.charter().event.as_str());
    let language = match source.language.is_english() {
        true => String::new(),
        false => format!(" xml:lang=\"{}\"", source.language.tag()),
    };
    let director = escaped(event.director().name.as_str());
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\"{language}>\n<title>{title}</title>\n\
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
    let of_player = |key, name: &Name| source.about(key, "name", &source.shown(name));
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
            let values = [("event", charter.event.as_str().into()), ("date", dates::typed(charter.closes).into())];
            Some((source.text("feed-announced", &values), index()))
        }
        EventEntryKind::Start(_) => Some((source.word("feed-lots"), index())),
        EventEntryKind::Draw(draw) => Some((source.about("feed-drawn", "section", draw.section.as_str()), index())),
        EventEntryKind::Pair(pair) => {
            let values = [("section", pair.section.as_str().into()), ("round", pair.round.into())];
            Some((source.text("feed-paired", &values), round(&pair.section, pair.round)))
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
            let score = scored(source, board, (&result.section, result.round), &result.points);
            let over =
                |first: String| source.text("feed-over", &[("result", score.as_str().into()), ("first", first.into())]);
            Some((ended.map_or(score.clone(), over), round(&result.section, result.round)))
        }
        EventEntryKind::Ruling(ruling) => {
            let done_by = |decision| source.language.phrase(&decided(decision, &|name| source.shown(name)));
            let (what, link) = match &ruling.verdict {
                DirectorDecision::Points(points) => {
                    let (_, standing) = event.section(&points.section)?;
                    let board = standing.board(points.round, points.board)?;
                    let score = scored(source, board, (&points.section, points.round), &points.points);
                    (score, round(&points.section, points.round))
                }
                DirectorDecision::Pairing(pair) => (done_by(&ruling.verdict), round(&pair.section, pair.round)),
                DirectorDecision::Exclude(_)
                | DirectorDecision::Bye(_)
                | DirectorDecision::Rekey(_)
                | DirectorDecision::Substitute(_)
                | DirectorDecision::Unpair(_)
                | DirectorDecision::Reopen(_)
                | DirectorDecision::Readmit(_)
                | DirectorDecision::Close(_) => (done_by(&ruling.verdict), index()),
            };
            let values = [("done", what.into()), ("reason", ruling.reason.as_str().into())];
            Some((source.text("feed-ruling", &values), link))
        }
        EventEntryKind::Enter(enter) => Some((of_player("feed-entered", &enter.player.name), index())),
        EventEntryKind::Withdraw(withdrawal) => Some((of_player("feed-withdrawn", &withdrawal.player), index())),
        EventEntryKind::Handover(handover) => {
            Some((source.about("feed-directs", "name", handover.to.as_str()), index()))
        }
        EventEntryKind::Leave(leave) => Some((away(source, &leave.player, &leave.period()), index())),
        EventEntryKind::Appeal(_) => Some((done(source, entry.seq).join("; "), index())),
        EventEntryKind::Note(_) | EventEntryKind::Post(_) => {
            let each: Vec<String> = entry
                .slips
                .iter()
                .map(|slip| match &slip.kind {
                    SlipKind::Enter(_) => of_player("feed-entered", &slip.by),
                    SlipKind::Withdraw(_) => of_player("feed-withdrawn", &slip.by),
                    SlipKind::Leave(period) => away(source, &slip.by, period),
                    SlipKind::Handover(consent) => {
                        let values = [("name", source.shown(&slip.by).into()), ("to", consent.to.as_str().into())];
                        source.text("feed-hands-over", &values)
                    }
                    SlipKind::Rekey(_) => of_player("feed-rekeyed", &slip.by),
                    SlipKind::Appeal(_) | SlipKind::Verdict(_) | SlipKind::Adjudicate(_) => {
                        done(source, entry.seq).join("; ")
                    }
                    SlipKind::Note(_) => {
                        let said = slip.say.as_ref().map_or("", |said| said.as_str());
                        let values = [("name", source.shown(&slip.by).into()), ("text", said.into())];
                        source.text("feed-said", &values)
                    }
                })
                .collect();
            match (each.is_empty(), &entry.say) {
                (true, None) => None,
                (true, Some(said)) => Some((source.about("feed-remark", "text", said.as_str()), index())),
                (false, _) => Some((each.join("; "), index())),
            }
        }
    }
}

/// The appeals, verdicts and claims of an entry, with their reasons.
fn done(source: &PageSource<'_>, entry: u64) -> Vec<String> {
    let own = source.event().remarks().iter().filter(|remark| remark.seq == entry);
    own.filter_map(|remark| Some(source.language.phrase(&remark.done(&|name| source.shown(name))?))).collect()
}

/// The absence of a player.
fn away(source: &PageSource<'_>, player: &Name, period: &AbsencePeriod) -> String {
    let period = view::away_in(source.language, period);
    source.text("feed-away", &[("name", source.shown(player).into()), ("period", period.into())])
}

/// The players of a board of a section's round with their points.
fn scored(source: &PageSource<'_>, board: &PairedBoard, (section, round): (&Name, u64), points: &[u64]) -> String {
    let each: Vec<String> = board
        .players
        .iter()
        .zip(points)
        .map(|(name, points)| format!("{} {}", source.shown(name), halves(*points)))
        .collect();
    let values = [("section", section.as_str().into()), ("round", round.into()), ("points", each.join(", ").into())];
    source.text("feed-result", &values)
}
