//! Tournaments in which the person at the page takes part: their logs, and the slips that he signs for their directors.
//!
//! The log of an event is in a directory of its own, which bears the event's id. The slips that were signed here are beside it.

use adjudicate_agent::act;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use adjudicate_agent::charter::name_of;
use adjudicate_agent::{Context, Failure, correspondents};
use adjudicate_director::directory::{EventDirectory, logs};
use adjudicate_director::slips::{self, SlipProposal, UpheldChange};
use adjudicate_director::{arrivals, letter as slip_letter, panel, status};
use adjudicate_event::{Audit, BoardLocation, Event, SectionState, Slip, SlipKind};
use adjudicate_locales::Language;
use adjudicate_mail::address;
use adjudicate_mail::find::FoundEventLog;
use adjudicate_record::crypto::Identity;
use adjudicate_record::log::layout::{EVENT_LOG, EVENTS};
use adjudicate_record::log::{Clock, Frames, Text, Time, file, wrap};
use adjudicate_render::{Chapter, ChapterPart, Span};
use adjudicate_rules::{Name, phrase};
use adjudicate_text::{dates, event as words};
use lettre::message::Mailbox;
use serde_json::{Value, json};

use crate::letter::NOBODY;
use crate::request::AskedSlip;
use crate::session::{Answer, FailureMessage, for_page};
use crate::{keys, play};

/// The file of the slips that were signed here for an event, in its directory.
pub const SIGNED: &str = "signed.slips";

/// Keeps the log of an event that came in a letter; a longer one takes the place of a shorter one.
///
/// # Errors
/// The log is invalid, or differs from the one here.
pub fn take(office: &Context, source: &str, log: &FoundEventLog) -> Answer {
    let system = office.store.system();
    let verified = adjudicate_event::verify(&log.bytes);
    if let Some(found) = &verified.fault {
        return Err(Failure::found(found, source, &log.bytes));
    }
    let event = verified.event.ok_or_else(|| Failure::usage(phrase!("empty-event-log", "this log is empty")))?;
    let directory = Path::new(EVENTS).join(event.id().to_hex());
    let path = directory.join(EVENT_LOG);
    let told = |outcome: &str| json!({ "path": path, "title": log.title, "outcome": outcome });
    let text = String::from_utf8_lossy(&log.bytes);
    if !file::is_there(system, &path)? {
        file::make_directory(system, &directory)?;
        file::create(system, &path, &text)?;
        return Ok(told("new"));
    }
    let known = file::read(system, &path)?;
    if known.starts_with(&log.bytes) {
        return Ok(told("known"));
    }
    if log.bytes.starts_with(&known) {
        file::replace(system, &path, &known, &text)?;
        return Ok(told("longer"));
    }
    let same = Frames::new(&known).zip(Frames::new(&log.bytes));
    let same = same.take_while(|(one, other)| matches!((one, other), (Ok(one), Ok(other)) if one.text == other.text));
    let reason = phrase!(
        "director-signed-twice",
        "{source}: this log of `{title}` and the one here differ behind entry {entry}: its director has signed two different \
         entries",
        source,
        title = &log.title,
        entry = same.count().saturating_sub(1).to_string()
    );
    Err(Failure::ruled(reason).rule("event").hint(phrase!(
        "director-signed-twice-hint",
        "keep both files; `Dispute` shows the entries that contradict each other"
    )))
}

/// Adds slips to those that were signed here for an event.
///
/// # Errors
/// The text holds something else, or the file cannot be written.
pub fn keep(office: &Context, path: &Path, text: &str) -> Result<(), Failure> {
    let system = office.store.system();
    for slip in read(text.as_bytes())? {
        if !file::is_there(system, path)? {
            file::make_directory(system, path.parent().unwrap_or(path))?;
            file::create(system, path, &slip.text())?;
            continue;
        }
        let known = file::read(system, path)?;
        if !read(&known)?.contains(&slip) {
            file::append(system, path, &known, &slip.text())?;
        }
    }
    Ok(())
}

fn read(bytes: &[u8]) -> Result<Vec<Slip>, Failure> {
    let wrong = |_| {
        Failure::usage(phrase!(
            "event-slips-damaged",
            "the file of the slips that were signed for a tournament is damaged"
        ))
    };
    Frames::new(bytes).map(|frame| arrivals::read(frame.map_err(wrong)?.text)).collect()
}

/// Returns the slips that were signed here for the event with its log at this path.
fn signed(office: &Context, path: &Path) -> Result<Vec<Slip>, Failure> {
    let (system, path) = (office.store.system(), path.with_file_name(SIGNED));
    if file::is_there(system, &path)? { read(&file::read(system, &path)?) } else { Ok(Vec::new()) }
}

/// The events that are here.
///
/// # Errors
/// The stored files cannot be read.
pub fn here(office: &Context) -> Answer {
    let system = office.store.system();
    let directory = Path::new(EVENTS);
    if !file::is_directory(system, directory)? {
        return Ok(json!([]));
    }
    let unlisted = |error: std::io::Error| {
        Failure::environment(phrase!("events-unlisted", "the tournaments cannot be listed: {error}", error))
    };
    let mut paths: Vec<PathBuf> = system.list(directory).map_err(unlisted)?;
    paths.sort();
    let mut shown = Vec::new();
    for path in paths.iter().map(|directory| directory.join(EVENT_LOG)) {
        if !file::is_there(system, &path)? {
            continue;
        }
        let at_fault =
            |failure: &Failure| json!({ "path": path, "failure": FailureMessage::of(office.language, failure) });
        shown.push(listed(office, &path).unwrap_or_else(|failure| at_fault(&failure)));
    }
    Ok(Value::Array(shown))
}

fn listed(office: &Context, path: &Path) -> Answer {
    let house = EventDirectory::open(office, Some(path))?;
    let event = &house.event;
    let stage = |(of, standing)| format!("{}.", words::section_stage(office.language, event, of, standing));
    let stages: Vec<String> = event.sections().map(stage).collect();
    Ok(json!({ "path": path, "title": event.charter().event, "stages": stages }))
}

/// An event as the person at the page sees it.
///
/// # Errors
/// The log or a game cannot be read.
pub fn view(office: &Context, path: &Path) -> Answer {
    let house = EventDirectory::open(office, Some(path))?;
    let (event, now) = (&house.event, office.now()?);
    let mut audit = adjudicate_event::audit(event, &logs(house.system(), &[PathBuf::from(".")])?, |_| {});
    // The games of others are not here, so that they are not missing.
    audit.findings.retain(|finding| finding.source.is_some());
    let own = office.identity_at_hand()?.and_then(|identity| event.author_of_key(&identity.public()));
    let is_own = |name: &Name| Some(name) == own;
    let lines = status::lines(office.language, &house, &audit, now, |board| board.board.players.iter().any(is_own));
    let lines: Vec<String> = lines.iter().skip(1).filter_map(|line| for_page(line.trim())).collect();
    let chapters = panel::chapters(office.language, &house, &audit, own)?;
    let findings =
        audit.findings.iter().map(|finding| FailureMessage::of(office.language, &Failure::of_finding(finding)));
    let slip = |slip: Slip| {
        json!({
            "id": slip.id().to_hex(),
            "what": kind_of(office.language, &slip),
            "at": dates::date(slip.at),
            "entry": event.written_in(&slip),
        })
    };
    Ok(json!({
        "path": path,
        "title": event.charter().event,
        "own": own,
        "directs": own.is_some_and(|own| event.deputy(own).is_some()),
        "terms": words::charter(office.language, event.charter()),
        "status": lines,
        "entries": event.entries(),
        "date": dates::date(event.last_at()),
        "findings": findings.collect::<Vec<_>>(),
        "slips": signed(office, path)?.into_iter().map(slip).collect::<Vec<_>>(),
        "chapters": chapters.iter().map(chapter).collect::<Vec<_>>(),
        "games": games(office, event, &audit, own)?,
        "forms": forms(event, own, now),
    }))
}

/// The games of this player that are here, by their ids in the chapters, with what each waits for.
fn games(
    office: &Context,
    event: &Event,
    audit: &Audit,
    own: Option<&Name>,
) -> Result<BTreeMap<String, Value>, Failure> {
    let mut found = BTreeMap::new();
    let Some(own) = own else { return Ok(found) };
    for board in audit.boards.iter().filter(|board| board.board.players.contains(own)) {
        let section = event.charter().sections.get(board.section);
        let (Some(source), Some(section)) = (&board.source, section) else { continue };
        let path = Path::new(source).strip_prefix(".").unwrap_or(Path::new(source)).to_owned();
        let id = panel::game_id(&section.name, board.round, board.board.board);
        found.insert(id, play::game_here(office, &[path])?);
    }
    Ok(found)
}

/// The choices of the forms: what the log lets this person choose among.
fn forms(event: &Event, own: Option<&Name>, now: Time) -> Value {
    let committee = event.charter().appeals.as_ref().map(|committee| &committee.name);
    let entered: Vec<Value> = event
        .charter()
        .entered()
        .map(|section| json!({ "name": section.name, "game": &*words::title(section) }))
        .collect();
    let plays = |standing: &SectionState| own.is_some_and(|own| standing.plays(own) || standing.waiting.contains(own));
    let places = event.sections().filter(|(_, standing)| plays(standing));
    let (names, clocks): (Vec<&Name>, Vec<bool>) =
        places.map(|(section, _)| (&section.name, section.clock.as_ref().is_some_and(Clock::has_absences))).unzip();
    let appeals = own.map(|own| event.appealable_by(own, now)).unwrap_or_default();
    let appeals: Vec<Value> = appeals
        .into_iter()
        .rev()
        .map(|entry| {
            let until = dates::date(event.appeal_until(entry));
            json!({ "entry": entry.seq, "title": &*entry.act.title(&ToString::to_string), "until": until })
        })
        .collect();
    let claims = own.map(|own| event.claimable_by(own, now)).unwrap_or_default();
    let claims: Vec<Value> = claims
        .into_iter()
        .map(|(place, players)| {
            json!({ "section": place.section, "round": place.round, "board": place.board, "players": players })
        })
        .collect();
    let judges = own.is_some() && own == committee;
    let pending = event.appeals().iter().filter(|appeal| judges && event.is_pending(appeal, now));
    let pending: Vec<Value> = pending
        .map(|appeal| {
            json!({
                "id": appeal.id,
                "by": appeal.by,
                "against": &*appeal.against.act.title(&ToString::to_string),
                "say": appeal.say,
                "until": dates::date(event.dismissed_at(appeal)),
            })
        })
        .collect();
    let changes: Vec<Value> =
        UpheldChange::ALL.iter().map(|change| json!({ "name": change.name(), "words": change.words() })).collect();
    json!({
        "enter": entered,
        "sections": names,
        "away": clocks.contains(&true),
        "appeals": appeals,
        "claims": claims,
        "judges": judges,
        "pending": pending,
        "changes": changes,
    })
}

fn chapter(chapter: &Chapter) -> Value {
    json!({ "id": chapter.id, "title": chapter.title, "parts": parts(&chapter.parts) })
}

fn parts(all: &[ChapterPart]) -> Vec<Value> {
    let part = |part: &ChapterPart| match part {
        ChapterPart::Heading(id, text) => json!({ "heading": text, "id": id }),
        ChapterPart::Text(text) => json!({ "text": spans(text) }),
        ChapterPart::Alarm(text) => json!({ "alarm": spans(text) }),
        ChapterPart::Facts(facts) => {
            json!({ "facts": facts.iter().map(|(name, value)| json!([name, spans(value)])).collect::<Vec<_>>() })
        }
        ChapterPart::List(list) => json!({ "list": list.iter().map(|text| spans(text)).collect::<Vec<_>>() }),
        ChapterPart::Table(table) => {
            let columns = table.columns.iter().map(|column| json!([column.title, column.means]));
            let row = |row: &Vec<Vec<Span>>| row.iter().map(|cell| spans(cell)).collect::<Vec<_>>();
            json!({
                "table": table.rows.iter().map(row).collect::<Vec<_>>(),
                "caption": table.caption,
                "columns": columns.collect::<Vec<_>>(),
                "named": table.named_by,
            })
        }
        ChapterPart::More(title, inside) => json!({ "more": title, "parts": parts(inside) }),
    };
    all.iter().map(part).collect()
}

fn spans(text: &[Span]) -> Vec<Value> {
    let span = |span: &Span| match span {
        Span::Text(text) => json!({ "text": text }),
        Span::Strong(text) => json!({ "text": text, "as": "strong" }),
        Span::Code(text) => json!({ "text": text, "as": "code" }),
        Span::Link(to, text) => json!({ "text": text, "to": to }),
    };
    text.iter().map(span).collect()
}

/// The statement that the page asks for.
fn proposal(
    house: &EventDirectory,
    identity: &Identity,
    asked: &AskedSlip,
    say: Option<&str>,
) -> Result<SlipProposal, Failure> {
    let say = say.map(str::trim).filter(|say| !say.is_empty()).map(act::remark).transpose()?;
    let reasons = |say: Option<Text>| {
        say.ok_or_else(|| Failure::usage(phrase!("no-reasons", "the text for everybody to read is missing")))
    };
    let by = || house.author(identity);
    match asked {
        AskedSlip::Enter(fields) => slips::entry(house, fields, Some(identity.public()), say),
        AskedSlip::Withdraw { section } => slips::withdrawal(by()?, section.as_deref(), say),
        AskedSlip::Away { from, until } => slips::leave(by()?, from, until, say),
        AskedSlip::Note => Ok(slips::remark(by()?, reasons(say)?)),
        AskedSlip::Appeal { entry } => slips::appeal(by()?, &house.event, entry, reasons(say)?),
        AskedSlip::Claim { section, round, board, points } => {
            let place = BoardLocation { section: name_of("the section", section)?, round: *round, board: *board };
            Ok(slips::claim(by()?, place, points.clone(), reasons(say)?))
        }
        AskedSlip::Verdict { appeal, fields } => slips::verdict(by()?, house, appeal, fields, reasons(say)?),
        AskedSlip::Rekey { text, passphrase } => {
            Ok(slips::rekey(by()?, keys::read(text, passphrase.as_deref())?.public()))
        }
    }
}

/// The question before a slip is signed, if the log allows it.
///
/// # Errors
/// The log does not allow it, or no key is open.
pub fn preview(office: &Context, path: &Path, asked: &AskedSlip, say: Option<&str>) -> Answer {
    let house = EventDirectory::open(office, Some(path))?;
    let identity = office.identity()?;
    let proposal = proposal(&house, &identity, asked, say)?;
    let (question, say) = (office.language.phrase(&proposal.question), proposal.say.clone());
    proposal.sign(&house.event, office.now()?, &identity)?;
    Ok(json!({ "question": question, "say": say }))
}

/// Signs a slip, and keeps it beside the log; the letter with it.
///
/// # Errors
/// The log does not allow it, no key is open, or the slip cannot be written.
pub fn sign(office: &Context, path: &Path, asked: &AskedSlip, say: Option<&str>) -> Answer {
    let house = EventDirectory::open(office, Some(path))?;
    let identity = office.identity()?;
    let proposal = proposal(&house, &identity, asked, say)?;
    let slip = proposal.sign(&house.event, office.now()?, &identity)?;
    keep(office, &path.with_file_name(SIGNED), &slip.text())?;
    Ok(json!({ "line": kind_of(office.language, &slip), "letter": written(office, &house, &slip)? }))
}

/// The letter with a slip that was signed here.
///
/// # Errors
/// There is no such slip.
pub fn letter(office: &Context, path: &Path, id: &str) -> Answer {
    let house = EventDirectory::open(office, Some(path))?;
    let slips = signed(office, path)?;
    let slip = slips.iter().find(|slip| slip.id().to_hex() == id);
    written(office, &house, slip.ok_or_else(|| Failure::usage(phrase!("no-such-slip", "this slip is not here")))?)
}

/// The contents of a slip in a few words: `an entry`.
fn kind_of(language: Language, slip: &Slip) -> String {
    language.text("slip-kind", &[("kind", slip.kind.name().into())])
}

fn written(office: &Context, house: &EventDirectory, slip: &Slip) -> Answer {
    let entering = if let SlipKind::Enter(enter) = &slip.kind { Some(&enter.player) } else { None };
    let entrant = entering.or_else(|| house.event.player(&slip.by).map(|player| &player.entrant));
    let committee = house.event.charter().appeals.as_ref().filter(|committee| committee.name == slip.by);
    let mail = entrant.map(|entrant| &entrant.mail).or(committee.map(|committee| &committee.mail));
    let mail = mail.and_then(Option::as_ref).and_then(|mail| address::parse(mail.as_str()).ok());
    let mail = mail.map_or_else(|| address::parse(NOBODY).map_err(Failure::environment), Ok)?;
    let message = slip_letter::about_slip(house, slip, &Mailbox::new(None, mail), office.now()?, office.language)?;
    Ok(json!({
        "to": message.to.iter().map(|to| to.email.to_string()).collect::<Vec<_>>(),
        "copy": Value::Array(Vec::new()),
        "subject": message.subject,
        "text": message.text,
        "block": wrap(&slip.text()),
        "message": correspondents::written(&message)?,
        "wrong": Value::Array(Vec::new()),
    }))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests;
