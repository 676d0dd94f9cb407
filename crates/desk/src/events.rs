//! Events at the desk: it writes slips in, draws the lots when the time has come, pairs, takes results, and tells everybody.

use std::collections::BTreeMap;

use crate::state::Desk;
use ::adjudicate_event;
use adjudicate_agent::charter::named;
use adjudicate_agent::settings::other_key;
use adjudicate_agent::{Failure, agreement};
use adjudicate_director::acts;
use adjudicate_director::arrivals::{self, SlipArrival};
use adjudicate_director::directory::EventDirectory;
use adjudicate_director::leaves::{self, CarriedLeave};
use adjudicate_director::letter::EventMessage;
use adjudicate_director::news::{self, EventNotice};
use adjudicate_director::tasks::{self, DirectorTask};
use adjudicate_event::{Audit, DirectorDecision, EventEntryKind, PlayerLeave, SlipKind};
use adjudicate_locales::Language;
use adjudicate_mail::address;
use adjudicate_mail::find::FoundBlock;
use adjudicate_mail::ledger::NoticeLedger;
use adjudicate_record::crypto::{Digest, Identity, sha256};
use adjudicate_record::log::file;
use adjudicate_record::log::layout::EVENT_LOG;
use adjudicate_record::log::{AbsencePeriod, Clock, Text, Time};
use adjudicate_record::printable::printable_path;
use adjudicate_referee::Match;
use adjudicate_rules::{Name, Phrase, PhraseArgument, capital, phrase};
use tracing::{info, info_span, warn};

/// A person to whom the desk writes about the event.
#[derive(Clone, Copy)]
struct EventReader<'a> {
    name: &'a str,
    mail: &'a Text,
    language: Language,
}

/// Describes the outcome of a slip for an event in a few words.
pub fn told(taken: Result<String, Failure>) -> String {
    taken.unwrap_or_else(|failure| match failure.is_environment() {
        true => format!("event: put off: {}", failure.message()),
        false => format!("event: refused: {}", failure.message()),
    })
}

impl Desk<'_> {
    /// Takes the slips for the event out of what was found for games.
    ///
    /// # Errors
    /// The event cannot be read.
    pub(super) fn take_shared_slips(&self, found: &mut Vec<FoundBlock>) -> Result<Vec<String>, Failure> {
        let Some(hall) = self.hall.as_ref().filter(|_| found.iter().any(|one| matches!(one, FoundBlock::Slip(_))))
        else {
            return Ok(Vec::new());
        };
        Ok(arrivals::take_shared(&EventDirectory::open(self.office, Some(&hall.directory))?, found))
    }

    /// Returns the instructions for a player who enters the event with a key and without an address: without mail, he cannot be
    /// told of a board. `None` for any other slip, and for a player who has entered already.
    ///
    /// # Errors
    /// The event cannot be read.
    pub(super) fn enters_without_address(&self, text: &str) -> Result<Option<Phrase>, Failure> {
        let Some(hall) = &self.hall else { return Ok(None) };
        let Ok(slip) = arrivals::read(text) else { return Ok(None) };
        let SlipKind::Enter(enter) = &slip.kind else { return Ok(None) };
        if enter.player.key.is_none() || enter.player.mail.is_some() {
            return Ok(None);
        }
        let house = EventDirectory::open(self.office, Some(&hall.directory))?;
        let name = &enter.player.name;
        if !arrivals::is_for(&house, &slip) || house.event.player(name).is_some() {
            return Ok(None);
        }
        let sections: String = match house.event.charter().sections.len() {
            1 => String::new(),
            _ => enter.sections.iter().map(|section| format!(" --section {section}")).collect(),
        };
        Ok(Some(
            Phrase::of("request-needs-address")
                .with("name", name.as_str())
                .with("event", house.event.charter().event.as_str())
                .with("sections", sections),
        ))
    }

    /// Writes a slip for an event in that came by mail; says in a few words what became of it.
    ///
    /// # Errors
    /// It cannot be written in, or the event cannot be read or written.
    pub(super) fn take_event_slip(&self, text: &str) -> Result<String, Failure> {
        let Some(hall) = &self.hall else { return Ok("a slip for an event, and this desk has none".to_owned()) };
        let director = self.director_at_hand()?;
        let mut house = EventDirectory::open(self.office, Some(&hall.directory))?;
        let slip = arrivals::read(text)?;
        if !arrivals::is_for(&house, &slip) {
            return Ok("a slip for another event".to_owned());
        }
        let by = slip.by.clone();
        Ok(match arrivals::take(&mut house, slip, self.office.now()?, director)? {
            SlipArrival::Known => format!("event: what `{by}` wants is known already"),
            SlipArrival::WrittenIn(seq) => format!("event: entry {seq} writes the slip of {by} in"),
        })
    }

    fn director_at_hand(&self) -> Result<&Identity, Failure> {
        let key = self.office.identity_at_hand()?;
        key.ok_or_else(|| Failure::environment(phrase!("director-without-key", "the director's key is not at hand")))
    }

    /// Does for the event, and for invitations, what messages have changed, and sends new games.
    ///
    /// # Errors
    /// The games cannot be read.
    pub fn tend_event(&mut self) -> Result<(), Failure> {
        match self.makes_games() {
            true => {
                self.look_again()?;
                self.tend_all()
            }
            false => Ok(()),
        }
    }

    /// Does what there is to do for the event and for invitations; says whether games were made.
    pub(super) fn makes_games(&mut self) -> bool {
        let mut made = false;
        for (what, done) in [("event", self.hold_event()), ("invitations", self.hold_invitations())] {
            match done {
                Ok(some) => made |= some,
                Err(failure) => self.fails(what, &failure),
            }
        }
        made
    }

    /// Does for the event what there is to do. Says whether games were made.
    ///
    /// # Errors
    /// The event cannot be read or written.
    pub(super) fn hold_event(&mut self) -> Result<bool, Failure> {
        let Some(hall) = &mut self.hall else { return Ok(false) };
        let mut house = EventDirectory::open(self.office, Some(&hall.directory))?;
        let _span = info_span!("event", event = %house.event.charter().event).entered();
        // The director may have ruled since the last look, and nothing below settles a board.
        hall.settled = house.event.settled_games();
        hall.moved = house.event.moved_seats();
        let Some(director) = self.office.identity_at_hand()? else { return Ok(false) };
        if house.event.director().key != director.public() {
            let reason = phrase!("desk-without-director", "this desk has not the key of the event's director");
            return Err(Failure::ruled(reason).hint(other_key()));
        }
        let now = self.office.now()?;
        self.start_event(&mut house, director)?;
        let mut made = false;
        let mut audit = Audit::default();
        if house.event.lots().is_some() {
            audit = self.open_boards(&house)?;
            for taken in acts::collect(&mut house, &audit, now, None, director)? {
                info!("event: {}", adjudicate_director::notices::taken(Language::ENGLISH, &taken));
            }
            for place in 0..house.event.charter().sections.len() {
                self.draw_section(&mut house, place, director)?;
                made |= self.pair_event(&mut house, &audit, place, director)?;
            }
        }
        self.carry_leaves(&house)?;
        self.tell_event(&house, &audit, now)?;
        Ok(made)
    }

    /// Writes the leaves of players into the games here.
    pub(super) fn carry_leaves(&self, house: &EventDirectory) -> Result<Vec<CarriedLeave>, Failure> {
        let path_of = |game: &Digest| Some(self.shelf.games.get(self.shelf.game(game)?)?.path.clone());
        let carried = leaves::carry(self.office, house, self.office.now()?, path_of)?;
        for CarriedLeave { player, game, refused, .. } in &carried {
            let game = printable_path(game);
            match refused {
                None => info!("event: the leave of {player} is signed for {game}"),
                Some(failure) => warn!("event: the leave of {player} cannot stand in {game}: {}", failure.message()),
            }
        }
        Ok(carried)
    }

    /// Whether days of absence of this game are days of leave of the event that is held here.
    pub(super) fn has_leaves(&self, game: &Match) -> bool {
        let charter = game.charter();
        let place = charter.event.as_ref();
        let place = place.filter(|_| charter.clock.as_ref().and_then(Clock::absence_days_per_year).is_some());
        place.zip(self.hall.as_ref()).is_some_and(|(place, hall)| hall.name_of(&place.id).is_some())
    }

    /// Writes the leave of a player without a key into the event that is held here, and into the player's games that are here.
    ///
    /// # Errors
    /// The event has no such days for the player, or a file cannot be read or written.
    pub(super) fn take_leave(&self, player: &str, from: &str, until: &str) -> Result<Vec<CarriedLeave>, Failure> {
        let hall = self
            .hall
            .as_ref()
            .ok_or_else(|| Failure::ruled(phrase!("desk-holds-no-event", "this desk holds no event")))?;
        let director = self.director_at_hand()?;
        let mut house = EventDirectory::open(self.office, Some(&hall.directory))?;
        let player = named(player)?;
        let AbsencePeriod { from, until } = agreement::absence(from, until)?;
        let leave = PlayerLeave { player, from, until };
        house.direct(self.office.now()?, EventEntryKind::Leave(leave), director)?;
        self.carry_leaves(&house)
    }

    fn start_event(&self, house: &mut EventDirectory, director: &Identity) -> Result<(), Failure> {
        let now = self.office.now()?;
        let charter = house.event.charter();
        if house.event.lots().is_some() || now < charter.closes {
            return Ok(());
        }
        match &charter.draw {
            // The numbers of a public draw are for a person to look up.
            Some(draw) => {
                info!("event: entries are closed; `adjudicate event start --numbers` with those of \"{draw}\"")
            }
            None => {
                let seq = acts::start(house, now, None, director)?;
                info!("event: entry {seq} draws the lots");
            }
        }
        Ok(())
    }

    /// Draws a section if everything that it waits for is there.
    fn draw_section(&self, house: &mut EventDirectory, place: usize, director: &Identity) -> Result<(), Failure> {
        let now = self.office.now()?;
        let Some(name) = house.event.charter().sections.get(place).map(|section| section.name.clone()) else {
            return Ok(());
        };
        if house.event.check_draw(&name, now).is_ok() {
            let seq = acts::draw(house, now, &name, director)?;
            info!("event: entry {seq} draws {name}");
        }
        Ok(())
    }

    /// Pairs what can be paired in a section: its next round, or all where everybody meets everybody.
    fn pair_event(
        &self,
        house: &mut EventDirectory,
        audit: &Audit,
        place: usize,
        director: &Identity,
    ) -> Result<bool, Failure> {
        let mut made = false;
        while let Some(next) = acts::next_round(house, place, self.office.nonce()?) {
            let (state, now) = (self.office.settings.state_directory()?, self.office.now()?);
            // Results were taken a moment ago: what players bring is what the games of the rounds before say.
            let whole = if made || !house.event.charter().sections.get(place).is_some_and(|section| section.series) {
                None
            } else {
                Some(house.audit()?)
            };
            let audit = whole.as_ref().unwrap_or(audit);
            match acts::pair(house, audit, state, now, &next, None, director) {
                Ok(files) => {
                    let section = house.event.charter().sections.get(place).map(|section| section.name.to_string());
                    let section = section.unwrap_or_default();
                    info!("event: round {} of {section} is paired: {} games", next.round, files.len());
                    made = true;
                }
                Err(failure) => {
                    self.fails("event", &failure);
                    break;
                }
            }
        }
        Ok(made)
    }

    /// The boards that have no points yet, with their games, and in a series those before them: what players bring into a
    /// game is what they took out of others. Nothing is known of the rest here.
    fn open_boards(&self, house: &EventDirectory) -> Result<Audit, Failure> {
        let wanted =
            |(section, standing): (&adjudicate_event::Section, &adjudicate_event::SectionState)| -> Vec<Digest> {
                let boards = standing.rounds.iter().flat_map(|round| &round.boards);
                let open = standing.open(section).next().is_some();
                boards
                    .filter(|board| board.scored.is_none() || (section.series && open) || self.is_put_back(board))
                    .map(|board| board.game)
                    .collect()
            };
        let open: Vec<Digest> = house.event.sections().flat_map(wanted).collect();
        let mut games = Vec::new();
        for shelved in self.shelf.games.iter().filter(|shelved| open.contains(&shelved.id)) {
            let bytes = file::read(self.office.system(), &shelved.path)?;
            games.push(adjudicate_event::GameLog { source: shelved.path.display().to_string(), bytes });
        }
        let mut audit = adjudicate_event::audit(&house.event, &games, |_| {});
        // Games that were not looked at are not missing.
        audit.findings.retain(|finding| finding.source.is_some());
        Ok(audit)
    }

    /// Whether the entry up to which a board's points count is in its game's log no more.
    fn is_put_back(&self, board: &adjudicate_event::PairedBoard) -> bool {
        let head = board.scored.as_ref().and_then(|scored| scored.head);
        head.is_some_and(|head| self.shelf.game(&board.game).is_some_and(|game| !self.shelf.is_in_log(game, &head)))
    }

    /// Tells everybody what concerns him and is new, and the director what waits for him.
    fn tell_event(&self, house: &EventDirectory, audit: &Audit, now: Time) -> Result<(), Failure> {
        let event = &house.event;
        let language = self.language_of_director(house)?;
        let tasks = tasks::all(language, house, audit, now);
        let state = self.office.settings.state_directory()?;
        let mut ledger = NoticeLedger::load(self.office.system(), state, &event.id())?;
        let lapsed: BTreeMap<String, EventNotice> = news::lapsed(event, now).collect();
        let keys = tasks.iter().map(|task| &task.key).chain(lapsed.keys());
        let unsent = ledger.unsent(&keys.cloned().collect());
        let mut fresh = match ledger.has_told(&event.head()) {
            true => Vec::new(),
            false => news::since(house, ledger.told()),
        };
        // The desk of the director before has told of appeals that were dismissed long ago.
        let is_new = ledger.told().is_none();
        fresh.extend(lapsed.into_iter().filter(|(key, _)| unsent.contains(key) && !is_new).map(|(_, notice)| notice));
        if !fresh.is_empty() {
            self.tell_news(house, &fresh)?;
        }
        let tasks: Vec<&DirectorTask> = tasks.iter().filter(|task| unsent.contains(&task.key)).collect();
        if !tasks.is_empty() {
            // The desk logs in English.
            let english = tasks::all(Language::ENGLISH, house, audit, now);
            for task in english.iter().filter(|task| unsent.contains(&task.key)) {
                info!("event: {}", task.line(Language::ENGLISH));
            }
            self.tell_director(language, house, &tasks)?;
        }
        ledger.note_sent(unsent);
        ledger.tell(event.head());
        ledger.store(self.office.system(), state)?;
        Ok(())
    }

    /// Writes to each player, and to the committee, what of the news concerns him.
    fn tell_news(&self, house: &EventDirectory, fresh: &[EventNotice]) -> Result<(), Failure> {
        let event = &house.event;
        self.tell_replaced(house, fresh)?;
        let full = if fresh.iter().any(EventNotice::shows_standings) { Some(house.audit()?) } else { None };
        let mut parts: BTreeMap<&Name, Vec<&EventNotice>> = BTreeMap::new();
        for one in fresh {
            for name in one.readers(event) {
                parts.entry(name).or_default().push(one);
            }
        }
        for (name, own) in parts {
            let committee = event.charter().appeals.as_ref().filter(|committee| committee.name == *name);
            let mail = match committee {
                Some(committee) => committee.mail.as_ref(),
                // The desk writes to a person who waited and has taken a seat under the name of the seat.
                None if event.has_taken_seat(name) => None,
                None => event.player(name).and_then(|player| player.entrant.mail.as_ref()),
            };
            let (Some(mail), Some(foremost)) = (mail, EventNotice::foremost(own.iter().copied())) else { continue };
            let language = self.language_in_event(&event.id(), name.as_str())?;
            let subject = foremost.subject(language, event, name);
            let text = own.iter().flat_map(|one| one.paragraphs(language, house, full.as_ref())).collect();
            let entered = own.iter().any(|one| one.is_entry_of(name));
            // The committee decides by the log, and may have no other copy.
            let log = entered || committee.is_some() || event.is_over();
            let reader = EventReader { name: name.as_str(), mail, language };
            self.write_to(house, &reader, &subject, text, log, b"event news")?;
        }
        Ok(())
    }

    /// Writes to the people whose seats others have taken, who are not in the event any more. From here on the language of a seat is
    /// that of the new person.
    fn tell_replaced(&self, house: &EventDirectory, fresh: &[EventNotice]) -> Result<(), Failure> {
        let event = &house.event;
        for one in fresh {
            let EventNotice::Corrected(DirectorDecision::Substitute(new), _) = one else { continue };
            let seat = new.player.as_str();
            let former = event.player(&new.player).and_then(|player| player.former.last());
            if let Some(mail) = former.and_then(|former| former.1.mail.as_ref()) {
                let language = self.language_in_event(&event.id(), seat)?;
                let subject = language.text("event-subject-replaced", &[("player", seat.into())]);
                let text = one.paragraphs(language, house, None);
                self.write_to(
                    house,
                    &EventReader { name: seat, mail, language },
                    &subject,
                    text,
                    false,
                    b"event seat",
                )?;
            }
            let waited = new.waits.as_ref().map(|name| self.correspondence_of_event(&event.id(), name.as_str()));
            self.note_language(&event.id(), seat, waited.transpose()?.and_then(|record| record.language))?;
        }
        Ok(())
    }

    /// The language of the director: the one that he has said in a letter, or that of the settings.
    fn language_of_director(&self, house: &EventDirectory) -> Result<Language, Failure> {
        let record = self.correspondence_of_event(&house.event.id(), house.event.director().name.as_str())?;
        Ok(record.language.as_deref().map_or(self.office.language, Language::of))
    }

    /// Writes to the director what waits for him and is new, in his language.
    fn tell_director(
        &self,
        language: Language,
        house: &EventDirectory,
        tasks: &[&DirectorTask],
    ) -> Result<(), Failure> {
        let director = house.event.director();
        let own = address::folded(&self.own.email);
        let mail = match &self.config.director {
            Some(mail) => Text::new(mail.as_str()).ok(),
            None => Some(director.mail.clone()),
        };
        let is_own = |mail: &Text| address::parse(mail.as_str()).is_ok_and(|mail| address::folded(&mail) == own);
        let Some(mail) = mail.filter(|mail| !is_own(mail)) else {
            warn!("event: no letter tells the director: `desk: director:` in the settings names an address for that");
            return Ok(());
        };
        let (subject, each) = match tasks {
            [task] => {
                let title = [("title", task.title.as_str().into())];
                (language.text("director-subject", &title), vec![task.lines.join(" ")])
            }
            tasks => {
                let each = tasks.iter().map(|task| format!("{}. {}", capital(&task.title), task.lines.join(" ")));
                let number = [("number", PhraseArgument::count(tasks.len()))];
                (language.text("director-subject-several", &number), each.collect())
            }
        };
        let text = each.into_iter().chain([language.text("director-status", &[])]).collect();
        let keys: Vec<u8> = tasks.iter().flat_map(|task| task.key.bytes()).collect();
        let reader = EventReader { name: director.name.as_str(), mail: &mail, language };
        self.write_to(house, &reader, &subject, text, false, &keys)
    }

    /// Writes a letter about the event, which begins with its name and the subject.
    fn write_to(
        &self,
        house: &EventDirectory,
        reader: &EventReader<'_>,
        subject: &str,
        text: Vec<String>,
        log: bool,
        about: &[u8],
    ) -> Result<(), Failure> {
        let EventReader { name, mail, language } = *reader;
        let to = match address::parse(mail.as_str()) {
            Ok(to) => to,
            Err(why) => {
                warn!("event: {name} cannot be written to: {why}");
                return Ok(());
            }
        };
        let whole = || (EVENT_LOG.to_owned(), String::from_utf8_lossy(&house.bytes).into_owned());
        let letter = EventMessage {
            from: &self.own,
            to: to.into(),
            subject,
            date: self.office.now()?,
            about: Digest(sha256(&[about, &house.event.head().0, name.as_bytes()])),
            language,
            automatic: Some("auto-generated"),
            marked: false,
            text: &text,
            slip: None,
            log: log.then(whole),
        };
        let message = letter.message(house);
        self.keep(&message)
    }
}
