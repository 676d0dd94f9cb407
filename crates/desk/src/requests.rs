//! Requests that anybody can send to a desk: to enter its event, to leave it, to have people invited to a game. The sender's
//! address proves nothing, so nothing is done before the owner of the address has confirmed it.

use crate::command::consent::{self, Consent, key_in};
use crate::command::request::{ConfirmationRequest, RequestedAct};
use crate::command::token;
use crate::command::{MailCommand, ReplyContext, grammar};
use crate::outcome::{MessageOutcome, MessageResult};
use crate::proof::Proof;
use crate::reply::ReceivedMessage;
use crate::state::Desk;
use adjudicate_agent::Failure;
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
use adjudicate_rules::Name;
use tracing::info;

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
        let wants = match (command, &self.hall) {
            (MailCommand::Enter(section, name), Some(_)) => self.entry(from, section.as_deref(), name.as_deref())?,
            (MailCommand::Withdraw(section), Some(_)) => self.withdrawal(from, section.as_deref())?,
            (MailCommand::Appeal(entry), Some(_)) => self.appeal(from, *entry, said)?,
            (MailCommand::Invite(game, players), None) if self.is_host(from) => {
                self.party(from, game, players, said)?
            }
            _ => return Ok(None),
        };
        // If the sender is not proved, nobody is asked.
        let Some(proof) = self.proof(message, from) else {
            return Ok(Some((
                MessageOutcome::Unread,
                Vec::new(),
                "a request of which the sender is not proved".to_owned(),
            )));
        };
        self.put(from, proof, wants, message).map(Some)
    }

    /// Whether the settings name this address as that of a host.
    pub(super) fn is_host(&self, from: &str) -> bool {
        self.config.hosts.iter().any(|host| address::parse(host).is_ok_and(|host| address::folded(&host) == from))
    }

    /// Whether this address is the one of a player of the event that is directed here.
    ///
    /// # Errors
    /// The event cannot be read.
    pub(super) fn has_entered(&self, from: &str) -> Result<bool, Failure> {
        let Some(hall) = &self.hall else { return Ok(false) };
        let event = EventDirectory::open(self.office, Some(&hall.directory))?.event;
        Ok(event.players().iter().any(|player| is_of(&player.entrant, from)))
    }

    /// Asks whether something is meant; or says why it cannot be.
    fn put(
        &self,
        from: &str,
        proof: Proof,
        wants: Result<(RequestedAct, String), String>,
        message: &ReceivedMessage,
    ) -> Result<MessageResult, Failure> {
        let dealt = |what: &str| (MessageOutcome::Seen, Vec::new(), what.to_owned());
        if !self.may_answer(from, proof)? {
            return Ok((MessageOutcome::Unread, Vec::new(), "a request, and too many came today".to_owned()));
        }
        let (token, subject, text, what) = match wants {
            Err(why) => {
                let to = address::parse(from).map_err(|why| Failure::ruled(format!("{from}: {why}")))?;
                self.reply_plainly(message, to, "[adjudicate] not done", self.office.now()?, &[why])?;
                return Ok(dealt("a request that cannot be done"));
            }
            Ok((wants, asks)) => {
                let request = ConfirmationRequest { address: from.to_owned(), wants, since: None };
                let token = self.secret.request(from, &request.text());
                request.store(self.office.private(), &self.state, &token, self.office.now()?)?;
                let text = [
                    asks,
                    "Anybody could have written that in your name, so it is done when you confirm it: answer this message with the \
                     word `yes`, alone on a line. If it was not from you, do nothing."
                        .to_owned(),
                ];
                (token, "please confirm", text, "a request, which is to be confirmed")
            }
        };
        let about: [&[u8]; 2] = [b"request", &message.about.0];
        self.ask(from, subject, token, &about, message.envelope.id.clone(), (Language::ENGLISH, &text))?;
        Ok(dealt(what))
    }

    /// Does what was asked for, if the answer says so.
    fn confirm(
        &self,
        request: &ConfirmationRequest,
        token: String,
        message: &ReceivedMessage,
        said: &ReplyText,
    ) -> Result<MessageResult, Failure> {
        let from = &request.address;
        let (told, what) = match consent::of(said) {
            Consent::Unclear => {
                if self.may_answer(from, Proof::Token)? {
                    let text = "It is not clear whether you confirm it, so nothing was done. Answer with `yes` or `no`, alone on a line.";
                    let about: [&[u8]; 2] = [b"request", &message.about.0];
                    let answers = message.envelope.id.clone();
                    self.ask(from, "please confirm", token, &about, answers, (Language::ENGLISH, &[text.to_owned()]))?;
                }
                return Ok((MessageOutcome::Unread, Vec::new(), "an answer that is not clear".to_owned()));
            }
            Consent::No => ("Nothing was done, and nothing will be.".to_owned(), "a request is taken back"),
            Consent::Yes(_) => match self.grant(request) {
                Ok(told) => (told, "a request is confirmed and done"),
                Err(failure) if failure.is_environment() => return Err(failure),
                Err(failure) => {
                    (format!("It was not done: {}.", in_one_line(&failure)), "a request that cannot be done")
                }
            },
        };
        ConfirmationRequest::forget(self.office.system(), &self.state, &token)?;
        if self.may_answer(from, Proof::Token)? {
            let to = address::parse(from).map_err(|why| Failure::ruled(format!("{from}: {why}")))?;
            self.reply_plainly(message, to, "[adjudicate] Re: please confirm", self.office.now()?, &[told])?;
        }
        Ok((MessageOutcome::Seen, Vec::new(), format!("{what} ({from})")))
    }

    fn grant(&self, request: &ConfirmationRequest) -> Result<String, Failure> {
        let now = self.office.now()?;
        let desk = self.at_work()?;
        match &request.wants {
            RequestedAct::Enter { event, section, name } => {
                let mut house = self.house_of(event)?;
                let (section, name) = (named(section)?, named(name)?);
                let mail = Some(Text::new(&request.address).map_err(|why| Failure::usage(why.to_string()))?);
                let player = entrant(house.event.player(&name).map(|known| &known.entrant), &name, mail);
                let enter = Enrolment { player, sections: vec![section.clone()], byes: Vec::new() };
                let seq = house.direct(now, EventEntryKind::Enter(Box::new(enter)), desk)?;
                info!("event: entry {seq} enters {name} in {section}, without a key");
                Ok(format!("You have entered {section} as {name}. What happens next comes by mail."))
            }
            RequestedAct::Withdraw { event, section, name } => {
                let mut house = self.house_of(event)?;
                let section = section.as_deref().map(named).transpose()?;
                let withdraw = Withdrawal { player: named(name)?, section };
                let seq = house.direct(now, EventEntryKind::Withdraw(withdraw), desk)?;
                info!("event: entry {seq} withdraws {name}");
                Ok("You have left.".to_owned())
            }
            RequestedAct::Appeal { event, of, name, reasons } => {
                let mut house = self.house_of(event)?;
                let of = Digest::parse(of).ok_or_else(|| Failure::usage(format!("`{of}` is no id")))?;
                let appeal = PostalAppeal { player: named(name)?, of };
                let reasons = Text::new(reasons).map_err(|why| Failure::usage(why.to_string()))?;
                let seq = house.write(now, EventEntryKind::Appeal(appeal), Some(reasons), desk)?;
                info!("event: entry {seq} writes down the appeal of {name}");
                Ok(format!("Your appeal is written down, as entry {seq}. The committee and the other side are told."))
            }
            RequestedAct::Invite { game, players, key } => {
                let kept = self.invitation(&request.address, game, players, key.as_deref())?;
                let name = adjudicate_agent::inbox::file_name(&kept.charter()?);
                let path = InvitationState::create(self.office.system(), &self.games, &name, &kept)?;
                info!("{}: {} invites", printable_path(&path), request.address);
                let others: Vec<&str> = kept.open().map(|seat| &*seat.mail).collect();
                Ok(format!(
                    "{} {} invited. The game begins when all have answered `yes`; you are told if somebody declines.",
                    others.join(", "),
                    if others.len() == 1 { "is" } else { "are" }
                ))
            }
        }
    }

    fn at_work(&self) -> Result<&Identity, Failure> {
        let key = self.office.identity_at_hand()?;
        key.ok_or_else(|| Failure::environment("the desk's key is not at hand"))
    }

    fn house_of(&self, event: &str) -> Result<EventDirectory, Failure> {
        let hall = self.hall.as_ref().ok_or_else(|| Failure::ruled("this desk holds no event any more"))?;
        let house = EventDirectory::open(self.office, Some(&hall.directory))?;
        match house.event.id().to_string() == event {
            true => Ok(house),
            false => Err(Failure::ruled("this desk holds another event now")),
        }
    }

    /// Returns the request to enter the event of this desk and the question; or the reason against it, for the sender.
    fn entry(
        &self,
        from: &str,
        section: Option<&str>,
        name: Option<&str>,
    ) -> Result<Result<(RequestedAct, String), String>, Failure> {
        let Some(hall) = &self.hall else { return Ok(Err("This desk holds no event.".to_owned())) };
        let house = EventDirectory::open(self.office, Some(&hall.directory))?;
        let event = &house.event;
        let charter = event.charter();
        let title = &charter.event;
        let known: Vec<&str> = charter.entered().map(|section| section.name.as_str()).collect();
        let section = match (section, known.as_slice()) {
            (Some(name), _) => charter.entered().find(|section| section.name == *name),
            (None, [_]) => charter.entered().next(),
            (None, _) => None,
        };
        let Some(section) = section else {
            return Ok(Err(format!(
                "\"{title}\" has the sections {}. Nothing was done: answer with `enter` and the name of one of them, alone on a line.",
                known.join(", ")
            )));
        };
        if invitation::seals_boards(&section.game, &section.options) {
            return Ok(Err(format!(
                "In {} boards are sealed, and it takes the program and a key to keep one secret (DUE-12). With them you enter by `adjudicate \
                 event enter --section {} --send`.",
                section.name, section.name
            )));
        }
        let own = event.players().iter().map(|player| &player.entrant).find(|entrant| is_of(entrant, from));
        if let Some(own) = own.filter(|own| own.key.is_some()) {
            return Ok(Err(format!(
                "You play in \"{title}\" as {} already, with a key: `adjudicate event enter --section {} --send` enters you, with your \
                 signature.",
                own.name, section.name
            )));
        }
        let name = match (own, name) {
            (Some(own), _) => own.name.clone(),
            (None, Some(given)) => {
                let Some(name) = Name::parse(given) else {
                    return Ok(Err(format!("`{given}` is not a name: a letter, then letters, digits and dashes.")));
                };
                name
            }
            (None, None) => {
                let stem = invitation::named_by(from);
                let stem = if Name::parse(&stem).is_some() { stem } else { "player".to_owned() };
                let names = (1..1_000).map(|number| match number {
                    1 => stem.clone(),
                    number => format!("{}-{number}", stem.get(..28).unwrap_or(&stem)),
                });
                let free = |name: &Name| {
                    event.player(name).is_none()
                        && event.deputy(name).is_none()
                        && !["referee", "lots"].contains(&name.as_str())
                };
                let Some(name) = names.filter_map(|name| Name::parse(&name)).find(free) else {
                    return Ok(Err("Too many here have your name; write `as` and another one behind it.".to_owned()));
                };
                name
            }
        };
        let player = entrant(own, &name, Text::new(from).ok());
        let enter = Enrolment { player, sections: vec![section.name.clone()], byes: Vec::new() };
        if let Err(why) = self.check_entry(event, EventEntryKind::Enter(Box::new(enter)), None)? {
            return Ok(Err(format!("You cannot enter \"{title}\" like this: {why}.")));
        }
        let asks = format!(
            "Somebody has asked to enter \"{title}\" from your address:\n  {}\n  in {}\nYou would play as `{name}`, without a key: the \
             director writes your moves down. To play under another name, answer instead with the line `enter {} as` and that name.",
            title,
            adjudicate_text::event::section(section),
            section.name
        );
        let wants = RequestedAct::Enter {
            event: event.id().to_string(),
            section: section.name.to_string(),
            name: name.to_string(),
        };
        Ok(Ok((wants, asks)))
    }

    /// Returns the request to leave the event of this desk and the question; or the reason against it, for the sender.
    fn withdrawal(&self, from: &str, section: Option<&str>) -> Result<Result<(RequestedAct, String), String>, Failure> {
        let Some(hall) = &self.hall else { return Ok(Err("This desk holds no event.".to_owned())) };
        let house = EventDirectory::open(self.office, Some(&hall.directory))?;
        let event = &house.event;
        let title = &event.charter().event;
        let own = match own_entry(event, from, "event withdraw --send") {
            Ok(own) => own,
            Err(why) => return Ok(Err(why)),
        };
        let known = |name: &str| event.charter().sections.iter().any(|section| section.name == *name);
        if let Some(section) = section.filter(|section| !known(section)) {
            return Ok(Err(format!("\"{title}\" has no section `{section}`.")));
        }
        let what = section.map_or_else(|| format!("\"{title}\""), |section| format!("{section} of \"{title}\""));
        let wants = RequestedAct::Withdraw {
            event: event.id().to_string(),
            section: section.map(str::to_owned),
            name: own.name.to_string(),
        };
        Ok(Ok((
            wants,
            format!("Somebody has asked from your address that you leave {what}. Your games there would be over."),
        )))
    }

    /// Whether an entry of the director could stand now: a request that would fail later is refused at once.
    fn check_entry(
        &self,
        event: &Event,
        kind: EventEntryKind,
        say: Option<Text>,
    ) -> Result<Result<(), String>, Failure> {
        let by = event.director().name.clone();
        let draft = Draft { by, at: self.office.now()?, slips: Vec::new(), kind, say };
        let composed = event.compose(draft, self.at_work()?);
        Ok(composed.map(drop).map_err(|fault| Failure::fault(fault).message().to_owned()))
    }

    /// Returns the request to appeal and the question; or the reason against it, for the sender.
    fn appeal(
        &self,
        from: &str,
        entry: u64,
        said: &ReplyText,
    ) -> Result<Result<(RequestedAct, String), String>, Failure> {
        let Some(hall) = &self.hall else { return Ok(Err("This desk holds no event.".to_owned())) };
        let house = EventDirectory::open(self.office, Some(&hall.directory))?;
        let event = &house.event;
        let title = &event.charter().event;
        let own = match own_entry(event, from, &format!("event appeal {entry} --say \"...\" --send")) {
            Ok(own) => own,
            Err(why) => return Ok(Err(why)),
        };
        let context = ReplyContext::of(None, self.office.now()?);
        let is_command =
            |line: &str| grammar::read(&[line.to_owned()], &context).commands == [MailCommand::Appeal(entry)];
        let reasons: Vec<&str> =
            said.lines.iter().map(String::as_str).filter(|line| !line.is_empty() && !is_command(line)).collect();
        let (Some(of), Ok(reasons)) = (event.id_of(entry), Text::new(reasons.join(" "))) else {
            return Ok(Err(format!(
                "Your appeal was not written down. Answer with `appeal` and the number of an entry of \"{title}\", alone on a line, and \
                 your reasons on the lines below it, in at most 2,000 characters."
            )));
        };
        let kind = EventEntryKind::Appeal(PostalAppeal { player: own.name.clone(), of });
        if let Err(why) = self.check_entry(event, kind, Some(reasons.clone()))? {
            return Ok(Err(format!("You cannot appeal like this: {why}.")));
        }
        let against = event.appealable(entry).map(|entry| entry.act.title(&|name| shown(event, name)));
        let asks = format!(
            "Somebody has appealed from your address against {} (entry {entry}), with these reasons: \"{reasons}\"",
            against.unwrap_or_default()
        );
        let wants = RequestedAct::Appeal {
            event: event.id().to_string(),
            of: of.to_string(),
            name: own.name.to_string(),
            reasons: reasons.to_string(),
        };
        Ok(Ok((wants, asks)))
    }

    /// Returns the request to invite people: the host plays, in the first seat unless he says otherwise.
    fn party(
        &self,
        from: &str,
        game: &str,
        players: &[String],
        said: &ReplyText,
    ) -> Result<Result<(RequestedAct, String), String>, Failure> {
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
            Err(failure) => return Ok(Err(format!("Nobody was invited: {}.", in_one_line(&failure)))),
        };
        let seats: Vec<String> = invitation.seats.iter().map(|seat| format!("{} ({})", seat.name, seat.mail)).collect();
        let signs = if key.is_some() { " You sign with the key that came with it." } else { "" };
        let asks = format!(
            "Somebody has asked from your address for a game of {} between {}.{signs}",
            invitation.charter()?.game,
            seats.join(", ")
        );
        Ok(Ok((RequestedAct::Invite { game: game.to_owned(), players: all, key }, asks)))
    }

    fn invitation(&self, host: &str, game: &str, players: &[String], key: Option<&str>) -> Result<Invitation, Failure> {
        let identity = self.at_work()?;
        let game = pick::game(game)?;
        let own = self.own.email.to_string();
        let charter = invitation::charter(game, players, &own, identity.public(), self.office.nonce()?)?;
        let mut invitation = Invitation::new(self.office.now()?, charter, Some(host.to_owned()), identity)?;
        let key = key.map(PublicKey::parse_line).transpose();
        let key = key.map_err(|error| Failure::ruled(format!("your key: {error}")))?;
        for seat in invitation.seats.iter_mut().filter(|seat| seat.mail == host) {
            seat.answer = SeatAnswer::Yes;
            seat.key = key.as_ref().map(ToString::to_string);
        }
        invitation.begin(self.office.now()?, identity)?;
        Ok(invitation)
    }
}

/// Returns the message of a failure, with its hints in brackets.
fn in_one_line(failure: &Failure) -> String {
    let hints: String = failure.hints().iter().map(|hint| format!(" ({hint})")).collect();
    format!("{}{hints}", failure.message())
}

/// Somebody who enters without a key, or who has entered another section already.
fn entrant(known: Option<&Entrant>, name: &Name, mail: Option<Text>) -> Entrant {
    let fresh = || Entrant { name: name.clone(), key: None, mail, display: None, rating: None };
    known.cloned().unwrap_or_else(fresh)
}

/// The player without a key who has entered with this address; or the answer to somebody else, whom this command serves.
fn own_entry<'a>(event: &'a Event, from: &str, command: &str) -> Result<&'a Entrant, String> {
    let own = event.players().iter().map(|player| &player.entrant).find(|entrant| is_of(entrant, from));
    match own {
        None => Err(format!("Nobody with your address has entered \"{}\".", event.charter().event)),
        Some(own) if own.key.is_some() => {
            Err(format!("You have a key: `adjudicate {command}` does it, with your signature."))
        }
        Some(own) => Ok(own),
    }
}

/// Whether this address is the one of a player.
fn is_of(entrant: &Entrant, from: &str) -> bool {
    let mail = entrant.mail.as_ref().and_then(|mail| address::parse(mail.as_str()).ok());
    mail.is_some_and(|mail| address::folded(&mail) == from)
}

fn named(text: &str) -> Result<Name, Failure> {
    Name::parse(text).ok_or_else(|| Failure::usage(format!("`{text}` is not a name")))
}
