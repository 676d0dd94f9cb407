//! A message about a game: what was done, the board, what is due, how to answer, and the entries.

use std::collections::{BTreeMap, BTreeSet};
#[cfg(feature = "png")]
use std::sync::{Mutex, PoisonError};

use lettre::message::Mailbox;

use crate::correspondents::Correspondent;
use crate::failure::Failure;
use crate::game_file::{FileEntry, GameFile};
use crate::game_files::GameFiles;
use crate::pending::Pending;
use crate::{signing, slips};
use ::{adjudicate_mail, adjudicate_render};
use adjudicate_mail::LetterContent;
use adjudicate_mail::message::{OutgoingMessage, PICTURE};
use adjudicate_record::crypto::Digest;
use adjudicate_record::dice::Member;
use adjudicate_record::log::file::FileSystem;
use adjudicate_record::log::{Slip, SlipKind, Time};
use adjudicate_referee::{Duty, Match, PenTask};
use adjudicate_render::Charset;
use adjudicate_rules::{Agreement, Demand, LossDegree, Play, Scene};
use adjudicate_text::describe::{EntryDescriber, EntryText};
use adjudicate_text::{dates, view};

/// Entries of which a message tells; it brings all.
const NEWS_MAX: usize = 12;

/// Legible, and small enough for a message.
#[cfg(feature = "png")]
const PICTURE_WIDTH: u32 = 480;

/// A game with what each of its entries did, in words.
pub struct Story {
    /// The game.
    pub game: GameFile,
    /// Slips and elements beside the log that an entry can still bring in.
    pub waiting: PendingForPen,
    /// The name of the event that the game belongs to, where it is known; the charter has its id alone.
    pub event: Option<String>,
    told: Vec<EntryText>,
    /// Boards that have been painted: who sees the same one is sent the same picture.
    #[cfg(feature = "png")]
    painted: Mutex<Vec<(Scene, Vec<u8>)>>,
}

/// Slips and elements that wait beside a log for the holder of the pen.
#[derive(Default)]
pub struct PendingForPen {
    /// Slips that can be written in.
    pub slips: Vec<Slip>,
    /// Lines of elements that belong to the pending throw.
    pub elements: Vec<String>,
}

impl PendingForPen {
    fn of(system: &dyn FileSystem, game: &GameFile) -> Result<PendingForPen, Failure> {
        let Pending { slips, elements, .. } = Pending::load(system, &game.path)?;
        let state = &game.state;
        Ok(PendingForPen {
            slips: slips.into_iter().filter(|slip| state.check_slip(slip).is_ok()).collect(),
            elements: elements.into_iter().filter(|line| signing::element(state, line).is_ok()).collect(),
        })
    }

    /// Whether a slip ends the game as soon as it is written in.
    fn ends(&self, state: &Match) -> bool {
        let ends = |slip: &Slip| {
            matches!(slip.kind, SlipKind::Resign(_))
                && state.after_slips([slip]).is_some_and(|after| after.outcome().is_some())
        };
        state.outcome().is_none() && self.slips.iter().any(ends)
    }

    /// Those for whom it waits: who holds the pen, and who is asked whether they agree to an offer.
    pub fn readers(&self, state: &Match) -> BTreeSet<Member> {
        let beside = Pending { slips: self.slips.clone(), ..Pending::default() };
        let asked = slips::offers(state, &beside).into_iter().flat_map(|offer| offer.asked).map(Member::Player);
        asked.chain(state.holder().map(|holder| holder.member)).collect()
    }

    /// Whether nothing waits.
    pub fn is_empty(&self) -> bool {
        self.slips.is_empty() && self.elements.is_empty()
    }

    /// Returns bytes that differ for different states: the ids of the slips and the lines of the elements.
    pub fn bytes(&self) -> Vec<u8> {
        let ids = self.slips.iter().flat_map(|slip| slip.id().0);
        ids.chain(self.elements.iter().flat_map(|line| line.bytes())).collect()
    }
}

/// The sender, the recipients and the options of a message.
pub struct MessagePlan<'a> {
    /// The sender.
    pub from: &'a Mailbox,
    /// The recipients who have to do something.
    pub to: Vec<&'a Correspondent>,
    /// The recipients of a copy.
    pub copy: Vec<&'a Correspondent>,
    /// The date.
    pub date: Time,
    /// The digest of what it is about.
    pub about: Digest,
    /// How a program came to send it; none if a person sends it.
    pub automatic: Option<&'static str>,
    /// The text before everything else, such as a reminder.
    pub lead: Option<String>,
    /// Whether the whole log goes along in any case.
    pub whole: bool,
}

/// The parts of a message that are for one reader alone, who answers it in words.
#[derive(Default)]
pub struct PlainReplyHelp<'a> {
    /// The way back, for a player without a key; without it nothing is written down for the reader.
    pub way_back: Option<&'a ReplyAddress>,
    /// The lines before everything else.
    pub told: Vec<String>,
    /// Whether what is new in the game is told, too.
    pub news: bool,
    /// A board other than the current one.
    pub shown: Option<&'a Play>,
    /// The message that this one answers.
    pub answers: Option<String>,
    /// Files that go along.
    pub attachments: Vec<(String, String)>,
}

/// The way back to a desk that is one player's alone.
#[derive(Clone, Debug)]
pub struct ReplyAddress {
    /// The address with the token; none if addresses have no place for it.
    pub address: Option<Mailbox>,
    /// The token, which stands in the subject then.
    pub token: String,
}

impl Story {
    /// Reads and verifies a game.
    ///
    /// # Errors
    /// As [`GameFiles::game`].
    pub fn read(store: &dyn GameFiles, path: &std::path::Path) -> Result<Story, Failure> {
        let game = store.game(path)?;
        let (mut teller, mut told) = (EntryDescriber::default(), Vec::new());
        game.retrace(|entry, state| told.push(teller.tell(entry, state)))?;
        Ok(Story {
            waiting: PendingForPen::of(store.system(), &game)?,
            event: None,
            game,
            told,
            #[cfg(feature = "png")]
            painted: Mutex::default(),
        })
    }

    /// The match with the receipts that wait, by which letters say what is due until when.
    pub fn timed(&self) -> Match {
        slips::with_receipts(&self.game.state, &self.waiting.slips)
    }

    /// The message for a plan.
    pub fn message(&self, plan: &MessagePlan<'_>) -> OutgoingMessage {
        self.message_from(plan, self.since(plan), None)
    }

    /// The first entry that a reader of this plan may lack.
    pub fn since(&self, plan: &MessagePlan<'_>) -> usize {
        let readers: Vec<&Correspondent> = plan.to.iter().chain(&plan.copy).copied().collect();
        since(&self.game.records, &readers)
    }

    /// The texts of the entries from this one on.
    pub fn entries_from(&self, first: usize) -> String {
        let records = self.game.records.get(first..).unwrap_or_default();
        records.iter().map(|record| &*record.text).collect()
    }

    /// The same with the entries from `first` on in its text, for letters whose attachments stay behind. `how` takes the place of
    /// what a message tells players with a key about answering.
    pub fn message_from(&self, plan: &MessagePlan<'_>, first: usize, how: Option<&str>) -> OutgoingMessage {
        let records = &self.game.records;
        let readers: Vec<&Correspondent> = plan.to.iter().chain(&plan.copy).copied().collect();
        let entries = self.entries_from(first);
        let slips: String = self.waiting.slips.iter().map(Slip::text).collect();
        let elements: String = self.waiting.elements.iter().map(|line| format!("{line}\n")).collect();
        let mut content = self.content(plan, self.since(plan), entries.clone(), format!("{slips}{elements}"));
        content.answer = answer(plan, &self.game.state, &self.waiting, how);
        let mut attachments = Vec::new();
        if let Some(last) = records.last() {
            attachments.push((format!("{}-{:04}.yaml", last.entry.by, last.entry.seq), entries));
        }
        for (name, text) in [("slips.yaml", slips), ("elements.txt", elements)] {
            if !text.is_empty() {
                attachments.push((name.to_owned(), text));
            }
        }
        // A reader who has written nothing yet, or long ago, may lack earlier entries.
        let behind = |reader: &&Correspondent| reader.signs && reader.last.is_none_or(|last| last + 1 < first as u64);
        if first > 0 && (plan.whole || readers.iter().any(behind)) {
            let log = String::from_utf8_lossy(&self.game.bytes).into_owned();
            attachments.push((crate::inbox::file_name(self.game.state.charter()), log));
        }
        let picture = self.picture(self.scene_for(plan));
        let mailboxes = |people: &[&Correspondent]| people.iter().map(|one| one.mailbox.clone()).collect();
        OutgoingMessage {
            from: plan.from.clone(),
            to: mailboxes(&plan.to),
            copy: mailboxes(&plan.copy),
            subject: self.subject(),
            date: plan.date,
            about: plan.about,
            game: Some(self.game.state.id()),
            reply_to: None,
            board: None,
            answers: None,
            automatic: plan.automatic,
            in_words: false,
            text: adjudicate_mail::text(&content),
            html: Some(adjudicate_mail::html(&content, picture.as_ref().map(|_| PICTURE))),
            picture,
            attachments,
        }
    }

    /// The board as PNG; none if it cannot be painted, and then its characters stand for it.
    #[cfg(feature = "png")]
    fn picture(&self, scene: Scene) -> Option<Vec<u8>> {
        let mut painted = self.painted.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, picture)) = painted.iter().find(|(known, _)| *known == scene) {
            return Some(picture.clone());
        }
        let picture = adjudicate_render::small_png(&scene, PICTURE_WIDTH).ok()?;
        painted.push((scene, picture.clone()));
        Some(picture)
    }

    #[cfg(not(feature = "png"))]
    fn picture(&self, _: Scene) -> Option<Vec<u8>> {
        None
    }

    /// The board as a message shows it: turned to the one player who has to do something, where it has two sides.
    fn scene_for(&self, plan: &MessagePlan<'_>) -> Scene {
        let play = self.game.state.play();
        let mut seats = plan.to.iter().filter_map(|one| one.member.seat());
        let only = seats.next().filter(|_| seats.next().is_none() && play.position().is_two_sided());
        play.scene(only)
    }

    /// The message for one reader, whom the plan names, who answers in words.
    pub fn in_words(&self, plan: &MessagePlan<'_>, reader: &Correspondent, own: PlainReplyHelp<'_>) -> OutgoingMessage {
        let state = &self.game.state;
        let since = since(&self.game.records, &[reader]);
        let mut content = self.content(plan, since, String::new(), String::new());
        let seat = reader.member.seat();
        let scene = own.shown.map_or_else(|| state.play().scene(seat), |play| play.scene(seat));
        content.marked = true;
        content.told = own.told.iter().map(|line| dates::for_people(line)).collect();
        content.described = true;
        content.board = adjudicate_render::board(&scene, Charset::Ascii);
        content.words = scene.words.clone();
        if !own.news {
            content.news.clear();
        }
        if own.shown.is_some() {
            content.due.clear();
        }
        content.answer = how_to_answer(state, reader, own.way_back.is_some());
        let picture = self.picture(scene);
        let tokens = own.way_back.filter(|way| way.address.is_none()).map(|way| format!(" ({})", way.token));
        OutgoingMessage {
            from: plan.from.clone(),
            to: vec![reader.mailbox.clone()],
            copy: Vec::new(),
            subject: format!("{}{}{}", if own.news { "" } else { "Re: " }, self.subject(), tokens.unwrap_or_default()),
            date: plan.date,
            about: plan.about,
            game: Some(state.id()),
            reply_to: own.way_back.and_then(|way| way.address.clone()),
            board: Some(state.head()),
            answers: own.answers,
            automatic: plan.automatic,
            in_words: false,
            text: adjudicate_mail::text(&content),
            html: Some(adjudicate_mail::html(&content, picture.as_ref().map(|_| PICTURE))),
            picture,
            attachments: own.attachments,
        }
    }

    /// Describes every entry in one line.
    pub fn lines(&self) -> Vec<String> {
        let told = self.game.records.iter().zip(&self.told);
        told.map(|(record, told)| dates::for_people(&sentence(record, told))).collect()
    }

    /// The event, the section, the round and the board, where the game is one of an event.
    fn place(&self) -> Option<String> {
        let place = self.game.state.charter().event.as_ref()?;
        let event = self.event.as_deref().unwrap_or("a tournament");
        Some(format!("{event}, {}, round {}, board {}", place.section, place.round, place.board))
    }

    /// `[adjudicate] nine-mens-morris 3fa9c2d1: turn 12, bob to move`; of a game of an event
    /// `[adjudicate] Summer Cup, merels, round 1, board 2/3fa9c2d1: bob to join`.
    pub fn subject(&self) -> String {
        let state = &self.game.state;
        let id = state.id().to_hex();
        let short = id.get(..8).unwrap_or_default();
        let place = match self.place() {
            Some(place) => format!("{place}/{short}"),
            None => format!("{} {short}", state.charter().game),
        };
        let turn = self.told.iter().rev().find_map(|told| told.turn);
        let turn = turn.map(|turn| format!("turn {turn}, ")).unwrap_or_default();
        format!("[adjudicate] {place}: {turn}{}", next(state))
    }

    fn content(&self, plan: &MessagePlan<'_>, since: usize, entries: String, waiting: String) -> LetterContent {
        let state = &self.game.state;
        let scene = self.scene_for(plan);
        let told = self.game.records.iter().zip(&self.told).skip(since.max(1));
        let mut news: Vec<String> = told.map(|(record, told)| sentence(record, told)).collect();
        if news.len() > NEWS_MAX {
            news.drain(..news.len() - NEWS_MAX);
        }
        news.extend(self.waiting.slips.iter().map(|slip| format!("A slip waits: {}.", view::slip_line(state, slip))));
        let whose = |line: &String| line.split(' ').nth(2).map(str::to_owned);
        let names: Vec<String> = self.waiting.elements.iter().filter_map(whose).collect();
        news.extend(match names.as_slice() {
            [] => None,
            [only] => Some(format!("An element for the pending throw waits, that of {only}.")),
            several => Some(format!("Elements for the pending throw wait, those of {}.", view::listed(several))),
        });
        news.splice(0..0, plan.lead.clone());
        let news = news.iter().map(|line| dates::for_people(line)).collect();
        LetterContent {
            headline: match self.place() {
                Some(place) => format!("{}. {}", capital(&place), view::headline(state)),
                None => view::headline(state),
            },
            news,
            marked: false,
            told: Vec::new(),
            described: false,
            board: adjudicate_render::board(&scene, Charset::Ascii),
            words: scene.words.clone(),
            due: view::outlook(&self.timed()).iter().map(|line| dates::for_people(line)).collect(),
            answer: answer(plan, state, &self.waiting, None),
            entries,
            waiting,
        }
    }
}

/// Returns the number of the first entry that a reader may lack: all since the readers' own last ones. A reader who is far behind, or who
/// writes nothing himself, gets the whole log instead.
fn since(records: &[FileEntry], readers: &[&Correspondent]) -> usize {
    const LONG: u64 = 20;
    let end = records.len() as u64;
    let last = |reader: &&Correspondent| reader.last.filter(|last| last + LONG >= end);
    let first = readers.iter().filter_map(last).min().map_or(end.saturating_sub(1), |last| last + 1);
    let joins = readers.iter().any(|reader| reader.due && reader.signs && reader.last.is_none());
    let first = if joins { 0 } else { first.min(end.saturating_sub(1)) };
    usize::try_from(first).unwrap_or(0)
}

fn sentence(record: &FileEntry, told: &EntryText) -> String {
    let mut parts = vec![format!("Entry {}: {}.", record.entry.seq, told.sentence)];
    parts.extend(record.entry.say.as_ref().map(|say| format!("\"{say}\"")));
    parts.extend(told.thrown.as_ref().map(|thrown| format!("{}.", capital(thrown))));
    parts.extend(told.remarks.iter().map(|remark| format!("{}.", capital(remark))));
    parts.join(" ")
}

fn capital(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map(|first| first.to_uppercase().chain(characters).collect()).unwrap_or_default()
}

/// Which message somebody answers who has no key: this one, if the referee sends it.
fn referee_mail(plan: &MessagePlan, state: &Match) -> String {
    let referee = state.charter().referee.as_ref().and_then(|referee| referee.mail.as_ref());
    let own = adjudicate_mail::address::folded(&plan.from.email);
    match referee.filter(|mail| {
        adjudicate_mail::address::parse(mail.as_str()).is_ok_and(|mail| adjudicate_mail::address::folded(&mail) != own)
    }) {
        Some(mail) => format!("the message that comes from the referee ({mail})"),
        None => "this message".to_owned(),
    }
}

/// Says in a few words which member has to do what.
fn next(state: &Match) -> String {
    if let Some(outcome) = state.outcome() {
        return match outcome.winner {
            Some(seat) => format!("over, {} has won", state.name_of(Member::Player(seat))),
            None => "over".to_owned(),
        };
    }
    let due = state.due();
    let names: Vec<&str> = due.iter().map(|(member, _)| state.name_of(*member)).collect();
    let what = match due.first() {
        Some((_, Duty::Join)) => "join",
        Some((_, Duty::Reveal)) => "reveal",
        Some((_, Duty::Open)) => "open a board",
        Some((_, Duty::Save)) => "say what is kept",
        Some((_, Duty::Turn)) | None => "move",
    };
    format!("{} to {what}", view::listed(&names))
}

/// Returns the command of a member who is due: the holder of the pen writes an entry, anybody else gives an element.
fn command(state: &Match, waiting: &PendingForPen, member: Member) -> &'static str {
    match state.holder().filter(|holder| holder.member == member).map(|holder| holder.task) {
        Some(PenTask::Join) => "join",
        Some(_) if waiting.ends(state) => "post",
        Some(PenTask::Roll) if state.machine().pending.as_ref().is_some_and(|one| one.roll.roller.is_some()) => "play",
        Some(PenTask::Roll) | None => "answer",
        Some(PenTask::Act) => "play",
        Some(PenTask::Open) => "open",
        Some(PenTask::Save) => "save",
        Some(PenTask::Post) => "post",
    }
}

/// How to answer, for those who have to.
fn answer(plan: &MessagePlan<'_>, state: &Match, waiting: &PendingForPen, how: Option<&str>) -> Vec<String> {
    let due: Vec<&&Correspondent> = plan.to.iter().filter(|one| one.due).collect();
    let mut parts = Vec::new();
    let mut commands: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for one in due.iter().filter(|one| one.signs) {
        commands.entry(command(state, waiting, one.member)).or_default().push(&one.name);
    }
    if let (Some(how), false) = (how, commands.is_empty()) {
        parts.push(how.to_owned());
    } else if !commands.is_empty() {
        let one = |(command, names): (&&str, &Vec<&str>)| match commands.len() {
            1 => format!("`adjudicate {command} --send`"),
            _ => format!("`adjudicate {command} --send` ({})", view::listed(names)),
        };
        let commands: Vec<String> = commands.iter().map(one).collect();
        parts.push(format!(
            "How to answer: save this message as letter.eml, run `adjudicate import letter.eml`, then {}. It \
             says in between what is new and what is due, and asks before it signs anything.",
            commands.join(" or ")
        ));
        parts.push(format!(
            "Answers by hand go to {} and everybody else named above: `adjudicate mail write` makes the message. What counts is \
             the signature, not the address that it comes from.",
            plan.from.email
        ));
    }
    let by_hand: Vec<&str> = due.iter().filter(|one| !one.signs).map(|one| one.name.as_str()).collect();
    if !by_hand.is_empty() {
        parts.push(format!(
            "{}: you play without the program. Answer {} with your move in words, or send the referee a card; the referee writes \
             it down and signs for you.",
            view::listed(&by_hand),
            referee_mail(plan, state)
        ));
    }
    if !parts.is_empty() {
        parts.push(
            "The blocks below and the attachments hold the same signed texts; leave them as they are.".to_owned(),
        );
    }
    parts
}

/// The offers that only this game has, where they can be made now.
fn own_offers(state: &Match, reader: &Correspondent) -> String {
    let Some(seat) = reader.member.seat() else { return String::new() };
    let possible = |agreement: Agreement| state.play().may_agree(agreement).is_ok();
    let mut offers = String::new();
    for (agreement, words) in [
        (Agreement::End, "`offer end` is to end play and count; "),
        (Agreement::Prisoners, "`offer prisoners` is to return them; "),
        (Agreement::Concession(seat, LossDegree::Single), "`offer concede` is to give this one game up; "),
        (Agreement::Concession(seat, LossDegree::Gammon), "`offer concede gammon` is to give it up for more; "),
    ] {
        if possible(agreement) {
            offers.push_str(words);
        }
    }
    offers
}

/// How to answer in words. No line of it is a command by itself: programs quote it in ways that nobody knows.
fn how_to_answer(state: &Match, reader: &Correspondent, writes_down: bool) -> Vec<String> {
    let position = state.play().position();
    let such = position.legal().into_iter().flat_map(|group| group.moves).next();
    let such = such.map(|text| format!(", such as `{text}`")).unwrap_or_default();
    let acts = matches!(state.play().demand(), Demand::Act(seat) if reader.member.seat() == Some(seat));
    let mut parts = Vec::new();
    if !writes_down {
        parts.push(
            "What you answer in words is judged and shown, but not written down: you have a key, and sign for yourself. A move \
             alone on a line shows the board after it; `moves`, `board`, `rules`, `log` and `help` are answered."
                .to_owned(),
        );
        return parts;
    }
    if state.outcome().is_none() {
        parts.push(match acts {
            true => format!(
                "How to answer: reply to this message and write your move alone on the first line{such}. The referee writes it down \
                 and signs for you. A remark goes behind it in quotation marks, or on a line that begins with `say`."
            ),
            false => "It is not your turn. You can answer this message all the same, one command on a line.".to_owned(),
        });
    }
    let own = own_offers(state, reader);
    parts.push(format!(
        "Commands, each alone on a line: `try` with a move shows the board after it; `moves`, `board`, `rules`, `log` and `help` \
         are answered; `resign`, `offer draw`, `accept`, `take back` and `decline` do what they say; {own}`if` one move `then` \
         another orders an answer; `away` with two days and `to` between them says that you are away; `stop` ends all mails but \
         those about your turn, and `start` begins them again. The referee reads everything else that you write."
    ));
    parts.push(
        "The address to which you answer is yours alone, for whoever has it can move in your name: hand this message on to nobody."
            .to_owned(),
    );
    parts
}
