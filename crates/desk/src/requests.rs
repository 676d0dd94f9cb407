//! Requests that anybody can send to a desk: to enter its event, to leave it, to have people invited to a game. The sender's
//! address proves nothing, so nothing is done before the owner of the address has confirmed it.

use crate::command::consent::{self, Consent, key_in};
use crate::command::request::{ConfirmationRequest, RequestedAct};
use crate::command::token;
use crate::command::{MailCommand, ReplyContext, grammar, spoken};
use crate::outcome::MessageResult;
use crate::proof::Proof;
use crate::reply::ReceivedMessage;
use crate::seats::address_of;
use crate::state::Desk;
use adjudicate_agent::Failure;
use adjudicate_agent::charter::named;
use adjudicate_agent::invitation::{self, Invitation, InvitationState, SeatAnswer};
use adjudicate_agent::pick;
use adjudicate_director::directory::EventDirectory;
use adjudicate_director::notices::shown;
use adjudicate_event::{Draft, Enrolment, Entrant, Event, EventEntryKind, PostalAppeal, Withdrawal};
use adjudicate_locales::Language;
use adjudicate_mail::address;
use adjudicate_mail::reply_text::ReplyText;
use adjudicate_record::crypto::{Digest, Identity, PublicKey};
use adjudicate_record::log::Text;
use adjudicate_record::printable::printable_path;
use adjudicate_rules::{Name, Phrase, PhraseArgument, phrase};
use adjudicate_text::rules;
use tracing::info;

/// Somebody who asks for something, and the language of the answers.
#[derive(Clone, Copy)]
struct Addressee<'a> {
    /// The address, in the form in which addresses are compared.
    address: &'a str,
    language: Language,
}

/// A request and the question whether it is meant; or the reason against it, for its sender.
type RequestOutcome = Result<(RequestedAct, String), String>;

impl Desk<'_> {
    /// Takes what is no word about a game: an answer to an invitation, a request or its confirmation. None if it is neither.
    ///
    /// # Errors
    /// A file cannot be read or written.
    pub(super) fn take_request(
        &self,
        message: &ReceivedMessage,
        said: &ReplyText,
    ) -> Result<Option<MessageResult>, Failure> {
        if let Some(dealt) = self.take_seat(message, said)? {
            return Ok(Some(dealt));
        }
        let Some(from) = message.envelope.from.as_deref() else { return Ok(None) };
        for token in token::of(&message.envelope.addressed) {
            let Some(request) = ConfirmationRequest::load(self.office.system(), &self.state, &token)? else { continue };
            if request.address == from && self.proof(message, from).is_some() {
                return self.confirm(&request, token, message, said).map(Some);
            }
        }
        let letter = grammar::of(said, &ReplyContext::of(None, self.office.now()?));
        let [command] = letter.commands.as_slice() else { return Ok(None) };
        if !letter.unclear.is_empty() {
            return Ok(None);
        }
        if let MailCommand::Language(tag) = command {
            return self.take_language(from, tag, message);
        }
        let tag = self.language_of(&self.shelf, from)?.or_else(|| spoken(&said.lines).map(str::to_owned));
        let by = Addressee { address: from, language: Language::of_reader(tag.as_deref()) };
        let wants = match (command, &self.hall) {
            (MailCommand::Enter(section, name), Some(_)) => self.entry(by, section.as_deref(), name.as_deref())?,
            (MailCommand::Withdraw(section), Some(_)) => self.withdrawal(by, section.as_deref())?,
            (MailCommand::Appeal(entry), Some(_)) => self.appeal(by, *entry, said)?,
            (MailCommand::Invite(game, players), None) if self.is_host(from) => self.party(by, game, players, said)?,
            _ => return Ok(None),
        };
        // If the sender is not proved, nobody is asked.
        let Some(proof) = self.proof(message, from) else {
            let why = phrase!("left-request-unproved", "a request of which the sender is not proved");
            return Ok(Some(MessageResult::left(why)));
        };
        self.put(by, tag, proof, wants, message).map(Some)
    }

    /// Notes the language of a player of the event, who writes about none of his games. None if it is nobody of the event.
    fn take_language(
        &self,
        from: &str,
        tag: &str,
        message: &ReceivedMessage,
    ) -> Result<Option<MessageResult>, Failure> {
        let is_of_game = token::of(&message.envelope.addressed).iter().any(|token| self.tokens.contains_key(token));
        let Some((event, name)) = self.entered_as(from)?.filter(|_| !is_of_game) else { return Ok(None) };
        let Some(proof) = self.proof(message, from) else { return Ok(None) };
        self.note_language(&event, name.as_str(), Some(tag.to_owned()))?;
        if self.may_answer(from, proof)? {
            let language = Language::of(tag);
            let told = language.text("request-language", &[("tag", tag.into())]);
            self.answer_request(message, Addressee { address: from, language }, "request-subject-language", told)?;
        }
        Ok(Some(MessageResult::seen(format!("{name} reads in the language {tag}"))))
    }

    /// Whether the settings name this address as that of a host.
    pub(super) fn is_host(&self, from: &str) -> bool {
        self.config.hosts.iter().any(|host| address::parse(host).is_ok_and(|host| address::folded(&host) == from))
    }

    /// The event that is directed here and the name of the player in it who has this address.
    ///
    /// # Errors
    /// The event cannot be read.
    pub(super) fn entered_as(&self, from: &str) -> Result<Option<(Digest, Name)>, Failure> {
        let Some(hall) = &self.hall else { return Ok(None) };
        let event = EventDirectory::open(self.office, Some(&hall.directory))?.event;
        let own = event.players().iter().map(|player| &player.entrant).find(|entrant| is_of(entrant, from));
        Ok(own.map(|own| (event.id(), own.name.clone())))
    }

    /// Answers a request with a sentence.
    fn answer_request(
        &self,
        message: &ReceivedMessage,
        by: Addressee<'_>,
        subject: &str,
        told: String,
    ) -> Result<(), Failure> {
        let to = address_of(by.address)?;
        self.reply_plainly(message, to, by.language, subject, &[told])
    }

    /// Asks whether something is meant; or says why it cannot be.
    fn put(
        &self,
        by: Addressee<'_>,
        tag: Option<String>,
        proof: Proof,
        wants: RequestOutcome,
        message: &ReceivedMessage,
    ) -> Result<MessageResult, Failure> {
        let Addressee { address: from, language } = by;
        if !self.may_answer(from, proof)? {
            let why = phrase!("left-request-too-many", "a request, and too many came today");
            return Ok(MessageResult::left(why));
        }
        let (wants, asks) = match wants {
            Err(why) => {
                self.answer_request(message, by, "request-subject-not-done", why)?;
                return Ok(MessageResult::seen("a request that cannot be done"));
            }
            Ok(wants) => wants,
        };
        let request = ConfirmationRequest { address: from.to_owned(), wants, language: tag, since: None };
        let token = self.secret.request(from, &request.text());
        request.store(self.office.private(), &self.state, &token, self.office.now()?)?;
        self.ask_to_confirm(&request, token, message, &[asks, language.text("request-confirm", &[])])?;
        Ok(MessageResult::seen("a request, which is to be confirmed"))
    }

    /// Asks for the confirmation of a request.
    fn ask_to_confirm(
        &self,
        request: &ConfirmationRequest,
        token: String,
        message: &ReceivedMessage,
        text: &[String],
    ) -> Result<(), Failure> {
        let language = request.reader_language();
        let subject = language.text("request-subject-confirm", &[]);
        let about: [&[u8]; 2] = [b"request", &message.about.0];
        self.ask(&request.address, &subject, token, &about, message.envelope.id.clone(), (language, text))
    }

    /// Does what was asked for, if the answer says so.
    fn confirm(
        &self,
        request: &ConfirmationRequest,
        token: String,
        message: &ReceivedMessage,
        said: &ReplyText,
    ) -> Result<MessageResult, Failure> {
        let by = Addressee { address: &request.address, language: request.reader_language() };
        let Addressee { address: from, language } = by;
        let (told, what) = match consent::of(said) {
            Consent::Unclear => {
                if self.may_answer(from, Proof::Token)? {
                    self.ask_to_confirm(request, token, message, &[language.text("request-unclear", &[])])?;
                }
                return Ok(MessageResult::left(phrase!("left-unclear", "an answer that is not clear")));
            }
            Consent::No => (language.text("request-taken-back", &[]), "a request is taken back"),
            Consent::Yes(_) => match self.grant(request) {
                Ok(told) => (told, "a request is confirmed and done"),
                Err(failure) if failure.is_environment() => return Err(failure),
                Err(failure) => {
                    let reason = in_one_line(language, &failure);
                    let told = language.text("request-failed", &[("reason", reason.into())]);
                    (told, "a request that cannot be done")
                }
            },
        };
        ConfirmationRequest::forget(self.office.system(), &self.state, &token)?;
        if self.may_answer(from, Proof::Token)? {
            self.answer_request(message, by, "request-subject-answered", told)?;
        }
        Ok(MessageResult::seen(format!("{what} ({from})")))
    }

    /// Notes the language in which a player of the event has made a request, if he has said none.
    fn note_language_of(&self, request: &ConfirmationRequest, event: &Event, name: &Name) -> Result<(), Failure> {
        match self.correspondence_of_event(&event.id(), name.as_str())?.language {
            Some(_) => Ok(()),
            None => self.note_language(&event.id(), name.as_str(), request.language.clone()),
        }
    }

    fn grant(&self, request: &ConfirmationRequest) -> Result<String, Failure> {
        let now = self.office.now()?;
        let desk = self.at_work()?;
        let language = request.reader_language();
        match &request.wants {
            RequestedAct::Enter { event, section, name } => {
                let mut house = self.house_of(event)?;
                let (section, name) = (named(section)?, named(name)?);
                let mail = Some(Text::new(&request.address).map_err(|why| Failure::usage(why.phrase()))?);
                let player = entrant(house.event.player(&name).map(|known| &known.entrant), &name, mail);
                let enter = Enrolment { player, sections: vec![section.clone()], byes: Vec::new() };
                self.note_language_of(request, &house.event, &name)?;
                let seq = house.direct(now, EventEntryKind::Enter(Box::new(enter)), desk)?;
                info!("event: entry {seq} enters {name} in {section}, without a key");
                let values = [("section", section.as_str().into()), ("name", name.as_str().into())];
                Ok(language.text("request-entered", &values))
            }
            RequestedAct::Withdraw { event, section, name } => {
                let mut house = self.house_of(event)?;
                let section = section.as_deref().map(named).transpose()?;
                let withdraw = Withdrawal { player: named(name)?, section };
                self.note_language_of(request, &house.event, &withdraw.player)?;
                let seq = house.direct(now, EventEntryKind::Withdraw(withdraw), desk)?;
                info!("event: entry {seq} withdraws {name}");
                Ok(language.text("request-left", &[]))
            }
            RequestedAct::Appeal { event, of, name, reasons } => {
                let mut house = self.house_of(event)?;
                let of = Digest::parse(of).ok_or_else(|| Failure::usage(phrase!("no-id", "`{of}` is no id", of)))?;
                let appeal = PostalAppeal { player: named(name)?, of };
                self.note_language_of(request, &house.event, &appeal.player)?;
                let reasons = Text::new(reasons).map_err(|why| Failure::usage(why.phrase()))?;
                let seq = house.write(now, EventEntryKind::Appeal(appeal), Some(reasons), desk)?;
                info!("event: entry {seq} writes down the appeal of {name}");
                Ok(language.text("request-appealed", &[("entry", seq.into())]))
            }
            RequestedAct::Invite { game, players, key } => {
                let kept = self.invitation(&request.address, game, players, key.as_deref())?;
                let name = adjudicate_agent::inbox::file_name(&kept.charter()?);
                let path = InvitationState::create(self.office.system(), &self.games, &name, &kept)?;
                info!("{}: {} invites", printable_path(&path), request.address);
                let others: Vec<&str> = kept.open().map(|seat| &*seat.mail).collect();
                let values = [("players", others.join(", ").into()), ("number", PhraseArgument::count(others.len()))];
                Ok(language.text("request-invited", &values))
            }
        }
    }

    pub(super) fn at_work(&self) -> Result<&Identity, Failure> {
        let key = self.office.identity_at_hand()?;
        key.ok_or_else(|| Failure::environment(phrase!("desk-without-key", "the desk's key is not at hand")))
    }

    /// The event that is held here.
    fn house(&self) -> Result<EventDirectory, Failure> {
        let none = || Failure::ruled(phrase!("desk-without-event", "this desk holds no event any more"));
        let hall = self.hall.as_ref().ok_or_else(none)?;
        EventDirectory::open(self.office, Some(&hall.directory))
    }

    fn house_of(&self, event: &str) -> Result<EventDirectory, Failure> {
        let house = self.house()?;
        match house.event.id().to_string() == event {
            true => Ok(house),
            false => Err(Failure::ruled(phrase!("desk-with-other-event", "this desk holds another event now"))),
        }
    }

    /// Returns the request to enter the event of this desk and the question; or the reason against it, for the sender.
    fn entry(&self, by: Addressee<'_>, section: Option<&str>, name: Option<&str>) -> Result<RequestOutcome, Failure> {
        let Addressee { address: from, language } = by;
        let house = self.house()?;
        let event = &house.event;
        let charter = event.charter();
        let title = ("event", PhraseArgument::from(charter.event.as_str()));
        let known: Vec<&str> = charter.entered().map(|section| section.name.as_str()).collect();
        let section = match (section, known.as_slice()) {
            (Some(name), _) => charter.entered().find(|section| section.name == *name),
            (None, [_]) => charter.entered().next(),
            (None, _) => None,
        };
        let Some(section) = section else {
            let values = [title, ("sections", known.join(", ").into())];
            return Ok(Err(language.text("request-which-section", &values)));
        };
        let named = ("section", PhraseArgument::from(section.name.as_str()));
        if invitation::seals_boards(&section.game, &section.options) {
            return Ok(Err(language.text("request-sealed", &[named])));
        }
        let own = event.players().iter().map(|player| &player.entrant).find(|entrant| is_of(entrant, from));
        if let Some(own) = own.filter(|own| own.key.is_some()) {
            let values = [title, named, ("name", own.name.as_str().into())];
            return Ok(Err(language.text("request-enter-signed", &values)));
        }
        let name = match (own, name) {
            (Some(own), _) => Ok(own.name.clone()),
            (None, Some(given)) => {
                Name::parse(given).ok_or_else(|| language.text("request-no-name", &[("given", given.into())]))
            }
            (None, None) => free_name(event, from).ok_or_else(|| language.text("request-many-names", &[])),
        };
        let name = match name {
            Ok(name) => name,
            Err(why) => return Ok(Err(why)),
        };
        let player = entrant(own, &name, Text::new(from).ok());
        let enter = Enrolment { player, sections: vec![section.name.clone()], byes: Vec::new() };
        if let Err(why) = self.check_entry(event, EventEntryKind::Enter(Box::new(enter)), None)? {
            return Ok(Err(language.text("request-cannot-enter", &[title, ("reason", why.into())])));
        }
        let terms = adjudicate_text::event::section(language, section);
        let asks = [
            language.text("request-enter", &[title]),
            format!("  {}", charter.event),
            format!("  {}", language.text("request-enter-section", &[("section", terms.into())])),
            language.text("request-enter-as", &[named, ("name", name.as_str().into())]),
        ];
        let wants = RequestedAct::Enter {
            event: event.id().to_string(),
            section: section.name.to_string(),
            name: name.to_string(),
        };
        Ok(Ok((wants, asks.join("\n"))))
    }

    /// Returns the request to leave the event of this desk and the question; or the reason against it, for the sender.
    fn withdrawal(&self, by: Addressee<'_>, section: Option<&str>) -> Result<RequestOutcome, Failure> {
        let house = self.house()?;
        let event = &house.event;
        let own = match own_entry(by, event, "event withdraw --send") {
            Ok(own) => own,
            Err(why) => return Ok(Err(why)),
        };
        let values =
            [("event", event.charter().event.as_str().into()), ("section", section.unwrap_or_default().into())];
        let known = |name: &str| event.charter().sections.iter().any(|section| section.name == *name);
        if section.is_some_and(|section| !known(section)) {
            return Ok(Err(by.language.text("request-no-section", &values)));
        }
        let key = if section.is_some() { "request-leave-section" } else { "request-leave" };
        let wants = RequestedAct::Withdraw {
            event: event.id().to_string(),
            section: section.map(str::to_owned),
            name: own.name.to_string(),
        };
        Ok(Ok((wants, by.language.text(key, &values))))
    }

    /// Whether an entry of the director could stand now: a request that would fail later is refused at once.
    fn check_entry(
        &self,
        event: &Event,
        kind: EventEntryKind,
        say: Option<Text>,
    ) -> Result<Result<(), Phrase>, Failure> {
        let by = event.director().name.clone();
        let draft = Draft { by, at: self.office.now()?, slips: Vec::new(), kind, say };
        let composed = event.compose(draft, self.at_work()?);
        Ok(composed.map(drop).map_err(|fault| fault.reason))
    }

    /// Returns the request to appeal and the question; or the reason against it, for the sender.
    fn appeal(&self, by: Addressee<'_>, entry: u64, said: &ReplyText) -> Result<RequestOutcome, Failure> {
        let language = by.language;
        let house = self.house()?;
        let event = &house.event;
        let own = match own_entry(by, event, &format!("event appeal {entry} --say \"...\" --send")) {
            Ok(own) => own,
            Err(why) => return Ok(Err(why)),
        };
        let context = ReplyContext::of(None, self.office.now()?);
        let is_command =
            |line: &str| grammar::read(&[line.to_owned()], &context).commands == [MailCommand::Appeal(entry)];
        let reasons: Vec<&str> =
            said.lines.iter().map(String::as_str).filter(|line| !line.is_empty() && !is_command(line)).collect();
        let (Some(of), Ok(reasons)) = (event.id_of(entry), Text::new(reasons.join(" "))) else {
            let title = event.charter().event.as_str().into();
            return Ok(Err(language.text("request-appeal-form", &[("event", title)])));
        };
        let kind = EventEntryKind::Appeal(PostalAppeal { player: own.name.clone(), of });
        if let Err(why) = self.check_entry(event, kind, Some(reasons.clone()))? {
            return Ok(Err(language.text("request-cannot-appeal", &[("reason", why.into())])));
        }
        let against = event.appealable(entry).map(|entry| entry.act.title(&|name| shown(event, name)));
        let asks = Phrase { key: "request-appeal", english: String::new(), ..against.unwrap_or_default() }
            .with("entry", entry)
            .with("reasons", reasons.as_str());
        let wants = RequestedAct::Appeal {
            event: event.id().to_string(),
            of: of.to_string(),
            name: own.name.to_string(),
            reasons: reasons.to_string(),
        };
        Ok(Ok((wants, language.phrase(&asks))))
    }

    /// Returns the request to invite people: the host plays, in the first seat unless he says otherwise.
    fn party(
        &self,
        by: Addressee<'_>,
        game: &str,
        players: &[String],
        said: &ReplyText,
    ) -> Result<RequestOutcome, Failure> {
        let Addressee { address: from, language } = by;
        let bare = |player: &String| player.split_once('=').map_or(player.clone(), |(_, mail)| mail.to_owned());
        let plays =
            players.iter().any(|player| address::parse(&bare(player)).is_ok_and(|mail| address::folded(&mail) == from));
        let mut all = players.to_vec();
        if !plays {
            all.insert(0, from.to_owned());
        }
        let key = key_in(&said.lines);
        let checked = self.invitation(from, game, &all, key.as_deref());
        let invitation = match checked {
            Ok(invitation) => invitation,
            Err(failure) if failure.is_environment() => return Err(failure),
            Err(failure) => {
                let reason = in_one_line(language, &failure);
                return Ok(Err(language.text("request-not-invited", &[("reason", reason.into())])));
            }
        };
        let seats: Vec<String> = invitation.seats.iter().map(|seat| format!("{} ({})", seat.name, seat.mail)).collect();
        let title = pick::game(game)?;
        let values = [("game", rules::title(title).into()), ("players", seats.join(", ").into())];
        let signs = key.is_some().then(|| language.text("request-signs", &[]));
        let asks: Vec<String> = std::iter::once(language.text("request-invite", &values)).chain(signs).collect();
        Ok(Ok((RequestedAct::Invite { game: game.to_owned(), players: all, key }, asks.join(" "))))
    }

    fn invitation(&self, host: &str, game: &str, players: &[String], key: Option<&str>) -> Result<Invitation, Failure> {
        let identity = self.at_work()?;
        let game = pick::game(game)?;
        let own = self.own.email.to_string();
        let charter = invitation::charter(game, players, &own, identity.public(), self.office.nonce()?)?;
        let mut invitation = Invitation::new(self.office.now()?, charter, Some(host.to_owned()), identity)?;
        let key = key.map(PublicKey::parse_line).transpose();
        let key = key.map_err(|fault| Failure::ruled(fault.phrase()).about(phrase!("your-key", "your key")))?;
        for seat in invitation.seats.iter_mut().filter(|seat| seat.mail == host) {
            seat.answer = SeatAnswer::Yes;
            seat.key = key.as_ref().map(ToString::to_string);
        }
        invitation.begin(self.office.now()?, identity)?;
        Ok(invitation)
    }
}

/// Returns the message of a failure, with its hints in brackets.
fn in_one_line(language: Language, failure: &Failure) -> String {
    let hints: String = failure.hints().iter().map(|hint| format!(" ({})", language.phrase(hint))).collect();
    format!("{}{hints}", language.phrase(failure.reason()))
}

/// Somebody who enters without a key, or who has entered another section already.
fn entrant(known: Option<&Entrant>, name: &Name, mail: Option<Text>) -> Entrant {
    let fresh = || Entrant { name: name.clone(), key: None, mail, display: None, rating: None };
    known.cloned().unwrap_or_else(fresh)
}

/// A name for somebody who enters and gives none: the one of his address, with a number if somebody has it.
fn free_name(event: &Event, from: &str) -> Option<Name> {
    let stem = invitation::named_by(from);
    let stem = if Name::parse(&stem).is_some() { stem } else { "player".to_owned() };
    let names = (1..1_000).map(|number| match number {
        1 => stem.clone(),
        number => format!("{}-{number}", stem.get(..28).unwrap_or(&stem)),
    });
    let is_free = |name: &Name| {
        event.player(name).is_none() && event.deputy(name).is_none() && !["referee", "lots"].contains(&name.as_str())
    };
    names.filter_map(|name| Name::parse(&name)).find(is_free)
}

/// The player without a key who has entered with this address; or the answer to somebody else, whom this command serves.
fn own_entry<'a>(by: Addressee<'_>, event: &'a Event, command: &str) -> Result<&'a Entrant, String> {
    let own = event.players().iter().map(|player| &player.entrant).find(|entrant| is_of(entrant, by.address));
    match own {
        None => Err(by.language.text("request-not-entered", &[("event", event.charter().event.as_str().into())])),
        Some(own) if own.key.is_some() => Err(by.language.text("request-has-key", &[("command", command.into())])),
        Some(own) => Ok(own),
    }
}

/// Whether this address is the one of a player.
fn is_of(entrant: &Entrant, from: &str) -> bool {
    let mail = entrant.mail.as_ref().and_then(|mail| address::parse(mail.as_str()).ok());
    mail.is_some_and(|mail| address::folded(&mail) == from)
}
