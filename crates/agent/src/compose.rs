//! A message about a game: what was done, the board, what is due, how to answer, and the entries.

use std::collections::{BTreeMap, BTreeSet};
#[cfg(feature = "png")]
use std::sync::{Mutex, PoisonError};

use lettre::message::Mailbox;

use crate::correspondents::Correspondent;
use crate::failure::Failure;
use crate::game_file::{FileEntry, GameFile};
use crate::game_files::GameFiles;
use crate::game_view::facts_beside;
use crate::pending::Pending;
use crate::{signing, slips};
use ::{adjudicate_mail, adjudicate_render};
use adjudicate_locales::Language;
use adjudicate_mail::LetterContent;
use adjudicate_mail::message::{OutgoingMessage, PICTURE};
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::dice::Member;
use adjudicate_record::log::file::FileSystem;
use adjudicate_record::log::{Clock, EntryKind, Slip, SlipKind, Time};
use adjudicate_referee::{Author, Duty, Match};
use adjudicate_render::Charset;
use adjudicate_rules::{Agreement, Demand, LossDegree, Phrase, PhraseArgument, Play, Scene, Seat, capital};
use adjudicate_text::dates::Calendar;
use adjudicate_text::deeds::{self, DeedHistory, DeedKind, DeedRecord};
use adjudicate_text::describe::{EntryDescriber, EntryText};
use adjudicate_text::names;
use adjudicate_text::status::{self, AwaitedTask, MemberTask, Status, StatusFacts};
use adjudicate_text::{clock, dates, view};

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
    /// The deeds of the entries.
    deeds: DeedHistory,
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
    /// The language of the message.
    pub language: Language,
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
    /// The sentences before everything else, such as a reminder.
    pub lead: Vec<Phrase>,
    /// Whether the whole log goes along in any case.
    pub whole: bool,
}

/// The parts of a message that are for one reader alone, who answers it in words.
#[derive(Default)]
pub struct PlainReplyHelp<'a> {
    /// The way back, for a player without a key; without it nothing is written down for the reader.
    pub way_back: Option<&'a ReplyAddress>,
    /// The reader's language.
    pub language: Language,
    /// The lines before everything else, in that language.
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
        let mut deeds = DeedHistory::default();
        game.retrace(|entry, state| {
            told.push(teller.tell(entry, state));
            deeds.follow(entry, state);
        })?;
        Ok(Story {
            waiting: PendingForPen::of(store.system(), &game)?,
            event: None,
            game,
            told,
            deeds,
            #[cfg(feature = "png")]
            painted: Mutex::default(),
        })
    }

    /// The match with the receipts that wait, by which letters say what is due until when.
    pub fn timed(&self) -> Match {
        slips::with_facts_of_time(&self.game.state, &self.waiting.slips)
    }

    /// The plan of a message that a person sends about the game as it stands, to nobody yet. The message is named after `address`, that
    /// of the sender.
    pub fn plan<'a>(&self, language: Language, from: &'a Mailbox, address: &str, date: Time) -> MessagePlan<'a> {
        let (head, waiting) = (&self.game.state.head().0, self.waiting.bytes());
        MessagePlan {
            language,
            from,
            to: Vec::new(),
            copy: Vec::new(),
            date,
            about: Digest(sha256(&[head, address.as_bytes(), date.to_string().as_bytes(), &waiting])),
            automatic: None,
            lead: Vec::new(),
            whole: false,
        }
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
        let waiting = format!("{slips}{elements}");
        let mut content = self.content(plan.language, plan, self.since(plan));
        (content.entries, content.waiting) = (entries.clone(), waiting);
        content.answer = self.answer(plan, how);
        content.foot = self.foot(plan, self.since(plan), how.is_none());
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
            subject: self.subject(plan.language),
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
        let (state, language) = (&self.game.state, own.language);
        let since = since(&self.game.records, &[reader]);
        let mut content = self.content(language, plan, since);
        let seat = reader.member.seat();
        let play = own.shown.unwrap_or_else(|| state.play());
        let sides = play.scene(seat);
        let scene = view::scene_in(language, play, &sides);
        content.marked = true;
        content.told = own.told.iter().map(|line| dates::for_readers(language, line)).collect();
        content.described = true;
        content.board = adjudicate_render::board(&scene, Charset::Ascii);
        content.words = scene.words.clone();
        if !own.news {
            content.news.clear();
            content.headline = self.headline(language, &sides, self.place(language).map(|place| capital(&place)));
        }
        if own.shown.is_some() {
            content.clock.clear();
        }
        let writes_down = own.way_back.is_some();
        content.answer = how_to_answer(language, state, reader, writes_down);
        content.commands = if writes_down { commands(language, state, reader) } else { Vec::new() };
        content.foot = self.record_lines(language, since);
        if writes_down {
            content.foot.extend(["foot-read", "foot-secret"].map(|key| language.text(key, &[])));
        }
        let picture = self.picture(scene);
        let tokens = own.way_back.filter(|way| way.address.is_none()).map(|way| format!(" ({})", way.token));
        OutgoingMessage {
            from: plan.from.clone(),
            to: vec![reader.mailbox.clone()],
            copy: Vec::new(),
            subject: format!(
                "{}{}{}",
                if own.news { "" } else { "Re: " },
                self.subject(language),
                tokens.unwrap_or_default()
            ),
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
    pub fn lines(&self, language: Language) -> Vec<String> {
        self.lines_from(language, 0)
    }

    /// The event, the section, the round and the board, where the game is one of an event.
    fn place(&self, language: Language) -> Option<String> {
        let place = self.game.state.charter().event.as_ref()?;
        let event = self.event.clone().unwrap_or_else(|| language.text("some-event", &[]));
        let (section, round, board) = (place.section.to_string(), place.round, place.board);
        let values =
            [("event", event.into()), ("section", section.into()), ("round", round.into()), ("board", board.into())];
        Some(language.text("place", &values))
    }

    /// `[adjudicate] nine-mens-morris 3fa9c2d1: turn 12, bob to move`; of a game of an event
    /// `[adjudicate] Summer Cup, merels, round 1, board 2/3fa9c2d1: bob to join`.
    pub fn subject(&self, language: Language) -> String {
        let state = &self.game.state;
        let id = state.id().to_hex();
        let short = id.get(..8).unwrap_or_default();
        let game = match (self.place(language), language.is_english()) {
            (Some(place), _) => format!("{place}/{short}"),
            (None, true) => format!("{} {short}", state.charter().game),
            (None, false) => format!("{} {short}", language.phrase(&deeds::title(state))),
        };
        let turn = self.told.iter().rev().find_map(|told| told.turn);
        let values =
            [("game", game.into()), ("turn", turn.unwrap_or(0).into()), ("next", next(language, state).into())];
        language.text("subject", &values)
    }

    /// The parts of a letter that are the same for all its readers.
    fn content(&self, language: Language, plan: &MessagePlan<'_>, since: usize) -> LetterContent {
        let state = &self.game.state;
        let sides = self.scene_for(plan);
        let scene = view::scene_in(language, state.play(), &sides);
        let calendar = Calendar::of_days(plan.date).in_language(language);
        let reader = reader(plan);
        let viewer = reader.map(|one| Author::Member(one.member));
        let statuses = status::of(&self.timed(), viewer, &self.facts(language), None);
        let lead: Vec<String> = plan.lead.iter().map(|lead| language.phrase(lead)).collect();
        let mut news = vec![lead.join(" ")];
        let mut done = deeds::sentences(language, state, &self.deeds_for(reader, since));
        done.extend(self.waiting.slips.iter().filter_map(|slip| deeds::waiting(language, state, slip)));
        let alone = plan.to.len() + plan.copy.len() == 1;
        let wanted = wanted(&statuses, &calendar, alone);
        // A short letter begins with one line.
        match done.len() <= 2 && done.iter().all(|line| !line.contains('"')) {
            true => news.push(done.into_iter().chain(wanted).collect::<Vec<_>>().join(" ")),
            false => news.extend(done.into_iter().chain([wanted.join(" ")])),
        }
        news.retain(|line| !line.is_empty());
        // The first line of a letter names the event, the section, the round and the board.
        let place = self.place(language).map(|place| capital(&place));
        if let (Some(place), Some(first)) = (&place, news.first_mut()) {
            *first = format!("{place}. {first}");
        }
        LetterContent {
            language,
            news: news.iter().map(|line| dates::for_readers(language, line)).collect(),
            headline: self.headline(language, &sides, place.filter(|_| news.is_empty())),
            board: adjudicate_render::board(&scene, Charset::Ascii),
            words: scene.words,
            clock: clock_lines(&self.timed(), &statuses, reader.filter(|_| alone).map(|one| one.member), &calendar),
            ..LetterContent::default()
        }
    }

    /// The game and its players, behind its place in an event if that is given: `Chess: Anna plays White, Bob plays Black.`
    fn headline(&self, language: Language, scene: &Scene, place: Option<String>) -> String {
        let state = &self.game.state;
        let players = Seat::all(state.charter().players.len()).map(|seat| {
            let name = names::shown(state, Member::Player(seat));
            let strip = scene.strips.iter().find(|strip| strip.seat == Some(seat));
            match strip.map(|strip| &strip.side).filter(|side| !side.is_empty()) {
                Some(side) => language.text("plays", &[("name", (&name).into()), ("role", side.into())]),
                None => name,
            }
        });
        let players = players.collect::<Vec<_>>().join(", ");
        let game = language.text("headline", &[("game", deeds::title(state).into()), ("players", players.into())]);
        match place {
            Some(place) => format!("{place}. {game}"),
            None => game,
        }
    }

    /// Returns the deeds of the others since the reader's last move. A reader without a move is told of all moves, and of who joined
    /// as long as somebody has to join.
    fn deeds_for(&self, reader: Option<&Correspondent>, since: usize) -> Vec<DeedRecord> {
        let (state, deeds) = (&self.game.state, &self.deeds.deeds);
        let own = reader.map(|one| one.member);
        let moves = |deed: &DeedRecord| matches!(deed.what, DeedKind::Played(_) | DeedKind::Did(_)) && deed.by == own;
        let first = match own {
            Some(_) => deeds.iter().rposition(moves).map_or(0, |last| last + 1),
            None => deeds.iter().position(|deed| deed.entry >= since as u64).unwrap_or(deeds.len()),
        };
        let joining = state.next_to_join().is_some();
        let entry = |deed: &DeedRecord| self.game.records.iter().find(|record| record.entry.seq == deed.entry);
        let begins = |deed: &DeedRecord| {
            entry(deed).is_some_and(|record| matches!(record.entry.kind, EntryKind::Charter(_) | EntryKind::Join(_)))
        };
        let told = deeds.get(first..).unwrap_or_default().iter();
        let told = told.filter(|deed| own.is_none() || deed.by != own).filter(|deed| joining || !begins(deed));
        let told: Vec<DeedRecord> = told.cloned().collect();
        told.get(told.len().saturating_sub(NEWS_MAX)..).unwrap_or_default().to_vec()
    }

    /// The facts beside the log, in the words of a language.
    fn facts(&self, language: Language) -> StatusFacts {
        let state = &self.game.state;
        let (slips, elements) = (self.waiting.slips.clone(), self.waiting.elements.clone());
        let beside = Pending { slips, elements, ..Pending::default() };
        let ends = |slip: &Slip| {
            let then = state.after_slips([slip])?;
            Some(status::ending(language, &then, &then.outcome()?, None).sentence(language))
        };
        let resigns = |slip: &&Slip| matches!(slip.kind, SlipKind::Resign(_)) && state.outcome().is_none();
        let ending = self.waiting.slips.iter().filter(resigns).find_map(ends);
        StatusFacts { ending, ..facts_beside(language, &self.game, &beside) }
    }

    /// How to answer, for those who have to. `how` takes the place of what players with the program are told.
    fn answer(&self, plan: &MessagePlan<'_>, how: Option<&str>) -> Vec<String> {
        let (state, language, timed) = (&self.game.state, plan.language, self.timed());
        let facts = self.facts(language);
        let such = example(state.play()).map(|such| state.play().position().written_in(&such, language.tag()));
        let mut parts = Vec::new();
        let mut commands: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        let mut accepts = false;
        for one in plan.to.iter().filter(|one| one.signs) {
            let statuses = status::of(&timed, Some(Author::Member(one.member)), &facts, None);
            let mut asked = statuses.iter().filter_map(Status::asked);
            if let Some(task) = asked.next() {
                commands.entry(command(&task.task)).or_default().push(&one.name);
            }
            accepts |= asked.any(|task| offer(task).is_some());
        }
        if let (Some(how), false) = (how, commands.is_empty()) {
            parts.push(how.to_owned());
        } else if !commands.is_empty() {
            let one = |(command, names): (&&str, &Vec<&str>)| match commands.len() {
                1 => format!("`adjudicate {command} --send`"),
                _ => format!("`adjudicate {command} --send` ({})", language.list(names)),
            };
            let either = |start: String, last: String| {
                language.text("either", &[("start", start.into()), ("last", last.into())])
            };
            let all = commands.iter().map(one).reduce(either).unwrap_or_default();
            let such = such.as_deref().filter(|_| commands.keys().all(|command| *command == "play"));
            let sentences = [
                Some(language.text("answer-by-program", &[("commands", all.into())])),
                such.map(|such| language.text("program-asks-move", &[("move", such.into())])),
                accepts.then(|| language.text("accept-by-program", &[])),
            ];
            parts.push(sentences.into_iter().flatten().collect::<Vec<_>>().join(" "));
        }
        let by_hand = plan.to.iter().filter(|one| one.due && !one.signs);
        let by_hand: Vec<String> = by_hand.map(|one| names::shown(state, one.member)).collect();
        if !by_hand.is_empty() {
            let values = [
                ("names", language.list(&by_hand).into()),
                ("mail", referee_mail(plan, state).into()),
                ("move", such.into()),
            ];
            parts.push(language.text("answer-without-program", &values));
        }
        parts
    }

    /// The entries that are new, and the game's id.
    fn record_lines(&self, language: Language, since: usize) -> Vec<String> {
        let mut lines = self.lines_from(language, since.max(1));
        if lines.len() > NEWS_MAX {
            lines.drain(..lines.len() - NEWS_MAX);
        }
        let id = self.game.state.id().to_hex();
        lines.push(language.text("id-begins", &[("id", view::short(&id).into())]));
        lines
    }

    /// Describes the entries from this one on, in one line each. Only English has words for what concerns nothing but the record.
    fn lines_from(&self, language: Language, first: usize) -> Vec<String> {
        if language.is_english() {
            let told = self.game.records.iter().zip(&self.told).skip(first);
            return told.map(|(record, told)| dates::for_people(&sentence(record, told))).collect();
        }
        let entry = |record: &FileEntry| {
            let seq = record.entry.seq;
            let told = self.deeds.told(language, &self.game.state, seq)?;
            Some(language.text("foot-entry", &[("number", seq.into()), ("told", told.into())]))
        };
        self.game.records.iter().skip(first).filter_map(entry).collect()
    }

    /// The facts for the record, and what to do with the signed texts. `by_program` is whether the readers
    /// have the program, and can write messages by it.
    fn foot(&self, plan: &MessagePlan<'_>, since: usize, by_program: bool) -> Vec<String> {
        let mut lines = self.record_lines(plan.language, since);
        if by_program && plan.to.iter().any(|one| one.due && one.signs) {
            let to = plan.from.email.to_string();
            lines.push(plan.language.text("foot-by-program", &[("mail", to.into())]));
        }
        lines.push(plan.language.text("foot-blocks", &[]));
        lines
    }
}

/// The one person for whom a message is: the only one who has to act, or its only reader.
fn reader<'p>(plan: &MessagePlan<'p>) -> Option<&'p Correspondent> {
    let mut due = plan.to.iter().filter(|one| one.due);
    match (due.next(), due.next(), plan.to.as_slice()) {
        (Some(only), None, _) => Some(only),
        (None, _, [only]) if plan.copy.is_empty() => Some(only),
        _ => None,
    }
}

/// Says what is wanted, with the date. A letter to several people names the one who is asked.
fn wanted(statuses: &[Status], calendar: &Calendar, alone: bool) -> Vec<String> {
    let language = calendar.language;
    let mut lines = Vec::new();
    let moves = |status: &Status| matches!(status, Status::Asked(AwaitedTask { task: MemberTask::Move { .. }, .. }));
    let (moves, offered) = (statuses.iter().any(moves), statuses.iter().filter_map(Status::asked).find_map(offer));
    let answer = if moves { "answer-offer-move" } else { "answer-offer-play-on" };
    // An offer says what the answers are, so that it is the reader's turn goes without saying.
    lines
        .extend(offered.map(|(by, offer)| language.text(answer, &[("by", names::value(by)), ("offer", offer.into())])));
    for status in statuses {
        match status {
            Status::Asked(task) => {
                let own = task.own(language);
                let said =
                    offered.is_some() && matches!(task.task, MemberTask::Move { .. } | MemberTask::AnswerOffer { .. });
                if !said {
                    let name = names::value(&task.display);
                    lines.push(match alone {
                        true => own,
                        false => language.text("asked-by-name", &[("name", name), ("task", own.into())]),
                    });
                }
                let until = task.until.filter(|until| !calendar.is_past(*until));
                lines.extend(until.map(|until| language.text("answer-by", &[("date", calendar.day(until).into())])));
            }
            Status::Waiting(_) | Status::Undecided { .. } | Status::Over(_) => {
                lines.push(status.sentence_in(language, None));
            }
        }
    }
    lines
}

/// The offer that a task is about: who makes it, and what.
fn offer(task: &AwaitedTask) -> Option<(&str, &str)> {
    match &task.task {
        MemberTask::AnswerOffer { by, offer } => Some((by, offer)),
        MemberTask::Join
        | MemberTask::Move { .. }
        | MemberTask::Roll { .. }
        | MemberTask::RollOrDouble
        | MemberTask::AnswerDouble { .. }
        | MemberTask::GiveShare { .. }
        | MemberTask::Save
        | MemberTask::OpenBoard
        | MemberTask::RecordEnd { .. } => None,
    }
}

/// How the clocks stand, and the sums of players whose time is over.
fn clock_lines(state: &Match, statuses: &[Status], reader: Option<Member>, calendar: &Calendar) -> Vec<String> {
    let left =
        statuses.iter().filter_map(|status| time_left(status, calendar, reader.is_some(), clock::has_grace(state)));
    let Calendar { language, now, .. } = *calendar;
    if !language.has("clock-standing") {
        return left.chain(clock::stocks(language, state, reader)).collect();
    }
    left.chain(clock::standing(language, state, reader, now)).chain(clock::sums_of_late(language, state, now)).collect()
}

/// How much time is left, in days.
fn time_left(status: &Status, calendar: &Calendar, alone: bool, graced: bool) -> Option<String> {
    let (task, own) = match status {
        Status::Asked(task) => (task, alone),
        Status::Waiting(task) => (task, false),
        Status::Undecided { .. } | Status::Over(_) => return None,
    };
    let (until, end) = (task.until?, task.until_with_grace?);
    let own = ("own", PhraseArgument::from(own));
    let name = ("name", names::value(&task.display));
    let span = |(number, unit): (u64, &'static str)| [("number", number.into()), ("unit", unit.into())];
    let grace = |(number, unit): (u64, &'static str)| [("grace", number.into()), ("grace-unit", unit.into())];
    let language = calendar.language;
    let [number, unit] = span(calendar.span_to(until));
    let [rest, rest_unit] = grace(Calendar::of_days(until).span_to(end));
    let [left, left_unit] = grace(calendar.span_to(end));
    Some(match (calendar.is_past(until), calendar.is_past(end)) {
        (false, _) if end > until => language.text("time-left-grace", &[own, name, number, unit, rest, rest_unit]),
        (false, _) => language.text("time-left", &[own, name, number, unit]),
        (true, false) => language.text("time-used-up", &[own, name, left, left_unit]),
        (true, true) if graced => language.text("time-over", &[own, name]),
        (true, true) => language.text("time-over-without-grace", &[own, name]),
    })
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

/// The address of the referee, whose message somebody without a key answers; none if this is the referee's.
fn referee_mail(plan: &MessagePlan, state: &Match) -> Option<String> {
    let mail = state.charter().referee.as_ref()?.mail.as_ref()?;
    let address = adjudicate_mail::address::parse(mail.as_str()).ok()?;
    let is_own = adjudicate_mail::address::folded(&address) == adjudicate_mail::address::folded(&plan.from.email);
    (!is_own).then(|| mail.to_string())
}

/// Says in a few words which member has to do what.
fn next(language: Language, state: &Match) -> String {
    // Subjects in English are ASCII.
    let name = |member| match language.is_english() {
        true => names::plain(state, member),
        false => names::shown(state, member),
    };
    if let Some(outcome) = state.outcome() {
        return match outcome.winner {
            Some(seat) => language.text("next-won", &[("winner", name(Member::Player(seat)).into())]),
            None => language.text("next-over", &[]),
        };
    }
    let due = state.due();
    let key = match due.first().map_or(Duty::Turn, |(_, duty)| *duty) {
        Duty::Join => "next-join",
        Duty::Reveal => "next-roll",
        Duty::Turn => "next-move",
        Duty::Open => "next-open",
        Duty::Save => "next-save",
    };
    let names: Vec<String> = due.iter().map(|(member, _)| name(*member)).collect();
    let value = match names.as_slice() {
        [only] => names::value(only),
        several => language.list(several).into(),
    };
    language.text(key, &[("name", value), ("number", PhraseArgument::count(names.len()))])
}

/// Returns the command that does a task.
fn command(task: &MemberTask) -> &'static str {
    match task {
        MemberTask::Join => "join",
        MemberTask::Move { .. } | MemberTask::RollOrDouble | MemberTask::AnswerDouble { .. } => "play",
        // The player who rolls sees the numbers there, and plays them.
        MemberTask::Roll { first: false } => "play",
        MemberTask::Roll { first: true } | MemberTask::GiveShare { .. } => "answer",
        MemberTask::AnswerOffer { .. } => "accept",
        MemberTask::Save => "save",
        MemberTask::OpenBoard => "open",
        MemberTask::RecordEnd { .. } => "post",
    }
}

/// A move that is legal now, as an example.
fn example(play: &Play) -> Option<String> {
    let Demand::Act(_) = play.demand() else { return None };
    let position = play.position();
    let steps = || position.stage("", None).and_then(Result::ok).map(|stage| stage.groups).unwrap_or_default();
    let first = |groups: Vec<adjudicate_rules::MoveGroup>| groups.into_iter().flat_map(|group| group.moves).next();
    first(position.legal()).or_else(|| first(steps()))
}

/// Returns the commands for a player without a key: the purpose of each, and the words. No cell is a command by
/// itself, for programs quote tables in ways that nobody knows.
fn commands(language: Language, state: &Match, reader: &Correspondent) -> Vec<(String, String)> {
    let mut keys = vec!["command-rules", "command-log"];
    if state.outcome().is_none() {
        keys.extend(["command-moves", "command-try", "command-draw", "command-take-back"]);
        let possible = |agreement: Agreement| state.play().may_agree(agreement).is_ok();
        if let Some(seat) = reader.member.seat() {
            let agreements = [
                (Agreement::End, "command-end"),
                (Agreement::Prisoners, "command-prisoners"),
                (Agreement::Concession(seat, LossDegree::Single), "command-concede"),
                (Agreement::Concession(seat, LossDegree::Gammon), "command-gammon"),
            ];
            keys.extend(agreements.into_iter().filter(|(agreement, _)| possible(*agreement)).map(|(_, key)| key));
        }
        keys.extend(["command-answer-offer", "command-if"]);
        if state.charter().clock.as_ref().is_some_and(Clock::has_absences) {
            keys.push("command-away");
        }
        keys.extend(["command-resign", "command-stop", "command-help"]);
    }
    keys.iter().map(|key| (language.text(key, &[]), language.text(&format!("{key}-words"), &[]))).collect()
}

/// How to answer in words. No line of it is a command by itself: programs quote it in ways that nobody knows.
fn how_to_answer(language: Language, state: &Match, reader: &Correspondent, writes_down: bool) -> Vec<String> {
    if !writes_down {
        return vec![language.text("you-have-a-key", &[])];
    }
    if state.outcome().is_some() {
        return Vec::new();
    }
    let acts = matches!(state.play().demand(), Demand::Act(seat) if reader.member.seat() == Some(seat))
        && state.next_to_join().is_none();
    let such = example(state.play()).map(|such| state.play().position().written_in(&such, language.tag()));
    vec![match (acts, such) {
        (true, Some(such)) => language.text("how-to-answer-such", &[("move", such.into())]),
        (true, None) => language.text("how-to-answer", &[]),
        (false, _) => language.text("not-your-turn", &[]),
    }]
}
