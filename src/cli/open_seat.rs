//! Invitations with open seats at the terminal: sent, accepted, and answered.

use adjudicate_agent::inbox;
use std::path::{Path, PathBuf};

use clap::Args;

use super::calendar;
use super::context::CommandContext;
use super::{key, mail, play};
use crate::crypto::{Digest, sha256};
use crate::log::file::{self, Disk};
use crate::log::{GUEST, GameInvitation, INVITER, wrap};
use crate::mail::address;
use crate::mail::message::OutgoingMessage;
use crate::printable::printable_path;
use crate::referee::Author;
use crate::rules::{PhraseArgument, phrase};
use adjudicate_agent::Failure;
use adjudicate_agent::charter::mail_of;
use adjudicate_agent::game_file::GameFile;
use adjudicate_agent::open_seat::{
    self, AcceptedSeat, CounterTerms, InvitationAnswer, InvitationRequest, ReceivedInvitation, SeatRequest,
};
use adjudicate_agent::outlook;
use adjudicate_desk::{outgoing, post};
use adjudicate_locales::Language;
use adjudicate_report::{GameStatus, InvitationReport, NewGameReport};
use adjudicate_text::{dates, names, view};

/// How a person is called in a game, as options.
#[derive(Debug, Args)]
pub struct SeatArguments {
    /// Your name, as the others see it; asked for if left out
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Your mail address; that of the settings if left out
    #[arg(long, value_name = "ADDRESS")]
    address: Option<String>,
}

impl SeatArguments {
    fn request(&self, context: &CommandContext) -> Result<SeatRequest, Failure> {
        let terminal = context.terminal;
        let mail = match (&self.address, &context.settings.config.mail) {
            (Some(given), _) => Some(mail_of(given)?),
            (None, Some(mail)) => Some(mail_of(mail.mailbox()?.email.as_ref())?),
            (None, None) => None,
        };
        let login = || ["USER", "USERNAME"].iter().find_map(|name| std::env::var(name).ok());
        let usual = context.settings.config.name.clone().or_else(login).filter(|name| !name.is_empty());
        let name = match (&self.name, usual) {
            (Some(given), _) => given.clone(),
            (None, usual) if terminal.is_interactive() && !terminal.yes => {
                let shown = ("usual", usual.as_deref().into());
                let typed = terminal.ask(&terminal.text("ask-name", &[shown]))?;
                if typed.trim().is_empty() { usual.unwrap_or_default() } else { typed }
            }
            (None, Some(usual)) => usual,
            (None, None) => {
                return Err(Failure::usage(phrase!("which-name", "under which name do you play?"))
                    .hint(phrase!("which-name-hint", "--name NAME says it")));
            }
        };
        Ok(SeatRequest { name, mail })
    }
}

/// Makes a key if there is none. The question for its passphrase is the place to stop.
///
/// # Errors
/// There is none, and the user stops, cannot be asked, or it cannot be written.
pub fn ensure_key(context: &CommandContext) -> Result<(), Failure> {
    let path = context.settings.key_file(context.key.as_deref())?;
    if context.at_hand.get().is_some_and(Option::is_some) || file::is_there(&Disk, &path)? {
        return Ok(());
    }
    let terminal = context.terminal;
    if context.key.is_some() || !(terminal.is_interactive() || terminal.yes) {
        return Err(Failure::environment(phrase!(
            "no-key-file",
            "the key file {file} is not there",
            file = printable_path(&path)
        ))
        .hint(phrase!("key-new-or-other", "`adjudicate key new` makes one; --key FILE names another")));
    }
    terminal.remark_text("key-is-made", &[]);
    key::make(context, &path, "", false)?;
    terminal.remark_text("key-made", &[("file", printable_path(&path).to_string().into())]);
    Ok(())
}

/// Makes an invitation in a language, and mails it to this address or prints it.
///
/// # Errors
/// The game cannot be played under these terms; or the invitation cannot be kept, mailed or written.
pub fn invite(
    context: &CommandContext,
    mut request: InvitationRequest,
    seat: &SeatArguments,
    to: Option<&str>,
    language: Language,
) -> Result<(), Failure> {
    let parsed = |to: &str| address::parse(to).map_err(|why| Failure::usage(why).about(format!("--to {to}")));
    let to = to.map(parsed).transpose()?;
    let from = to.as_ref().map(|_| context.settings.mail()?.mailbox()).transpose()?;
    ensure_key(context)?;
    let seat = seat.request(context)?;
    let terminal = context.terminal;
    if request.first.is_none() && terminal.is_interactive() && !terminal.yes && !terminal.json {
        request.first = who_begins(context, &request)?;
    }
    let invitation = open_seat::invite(context, &request, &seat)?;
    let received = ReceivedInvitation { invitation, acceptances: Vec::new() };
    let letter = open_seat::letter(language, &received);
    if let Some((from, to)) = from.zip(to) {
        let subject = open_seat::subject(language, &received);
        let (now, about) = (context.now()?, Digest(sha256(&[b"open seat", received.invitation.text().as_bytes()])));
        let message = OutgoingMessage::letter(from, to.clone().into(), subject, now, about, &letter);
        outgoing::keep(context, &message)?;
        post::all(context)?.all_sent()?;
        if !context.terminal.json {
            context.terminal.print_text("invitation-sent", &[("to", to.to_string().into())]);
        }
    } else if !context.terminal.json {
        context.terminal.remark_text("invitation-to-send", &[]);
        context.terminal.remark_text("invitation-answer", &[]);
        context.terminal.remark("");
        context.terminal.print(letter.text());
    }
    if context.terminal.json {
        report(context, &received, letter.text());
    }
    Ok(())
}

/// Asks who begins, in a game for two.
fn who_begins(context: &CommandContext, request: &InvitationRequest) -> Result<Option<String>, Failure> {
    let is_for_two = request.players.unwrap_or(2) == 2;
    let question = context.terminal.text(if is_for_two { "ask-begins-of-two" } else { "ask-begins" }, &[]);
    loop {
        let typed = context.terminal.ask(&question)?;
        match typed.trim().to_ascii_lowercase().as_str() {
            "" | "draw" | "lots" => return Ok(None),
            "me" | "i" | INVITER => return Ok(Some(INVITER.to_owned())),
            "guest" | "friend" if is_for_two => return Ok(Some(GUEST.to_owned())),
            other => context.terminal.remark_text("none-of-these", &[("typed", other.into())]),
        }
    }
}

fn report(context: &CommandContext, received: &ReceivedInvitation, letter: String) {
    context.terminal.print_json(&InvitationReport {
        invitation: received.invitation.id(),
        open_seats: received.open_seats(),
        expires: received.invitation.expires,
        letter,
        link: open_seat::fragment(received),
    });
}

/// Lists the invitations that were sent and accepted here.
///
/// # Errors
/// They cannot be read.
pub fn list(context: &CommandContext) -> Result<(), Failure> {
    let all = open_seat::list(context)?;
    if context.terminal.json {
        all.iter().for_each(|kept| {
            report(context, &kept.received, open_seat::letter(context.language, &kept.received).text())
        });
        return Ok(());
    }
    if all.is_empty() {
        context.terminal.print_text("no-invitations", &[]);
    }
    let now = context.now()?;
    for kept in all {
        let GameInvitation { game, by, expires, .. } = &kept.received.invitation;
        let state = match &kept.game {
            Some(_) => "game",
            None if kept.is_withdrawn => "withdrawn",
            None if now >= *expires => "expired",
            None => "open",
        };
        let id: String = kept.received.invitation.id().to_hex().chars().take(8).collect();
        let values = [
            ("id", id.into()),
            ("game", game.as_str().into()),
            ("by", by.name.as_str().into()),
            ("state", state.into()),
            ("file", kept.game.clone().unwrap_or_default().into()),
            ("seats", kept.received.open_seats().into()),
            ("day", dates::typed(*expires).into()),
        ];
        context.terminal.print_text("invitation-listed", &values);
    }
    Ok(())
}

/// Takes an invitation back.
///
/// # Errors
/// It is not found, or has become a game.
pub fn withdraw(context: &CommandContext, named: Option<&str>) -> Result<(), Failure> {
    let kept = open_seat::withdraw(context, named)?;
    let game = &kept.received.invitation.game;
    context.terminal.print_text("invitation-withdrawn", &[("game", game.as_str().into())]);
    Ok(())
}

/// Takes a seat of the invitation in a letter.
///
/// # Errors
/// There is no invitation in it; the user says no; or as [`open_seat::accept`].
pub fn accept(
    context: &CommandContext,
    letter: &Path,
    seat: &SeatArguments,
    counter: &CounterTerms,
    send: bool,
) -> Result<(), Failure> {
    let terminal = context.terminal;
    let received = open_seat::find(&inbox::read(letter)?.1)?.ok_or_else(|| {
        Failure::usage(phrase!("no-invitation-in", "there is no invitation in {file}", file = printable_path(letter)))
            .hint(phrase!(
                "no-invitation-in-hint",
                "copy the whole message, with the lines BEGIN and END ADJUDICATE INVITATION"
            ))
    })?;
    if !terminal.json {
        open_seat::words(context.language, &received).iter().for_each(|line| terminal.print(line));
    }
    ensure_key(context)?;
    let request = seat.request(context)?;
    if !terminal.confirm(&terminal.text("question-seat-accepted", &[]))? {
        return Err(Failure::ruled(phrase!("nothing-accepted", "nothing was accepted")));
    }
    match open_seat::accept(context, &received, &request, counter, Path::new(""))? {
        AcceptedSeat::Open(received) => {
            let letter = open_seat::letter(context.language, &received);
            if terminal.json {
                report(context, &received, letter.text());
                return Ok(());
            }
            terminal.remark_text("seat-yours", &[("seats", received.open_seats().into())]);
            terminal.remark_text("seat-last", &[]);
            terminal.remark("");
            terminal.print(letter.text());
            Ok(())
        }
        AcceptedSeat::Game(game) => {
            if terminal.json {
                let (state, file) = (GameStatus::of(&game.state), game.path.display().to_string());
                terminal.print_json(&NewGameReport { state, file });
                return if send { mail::send_entry(context, &game.path) } else { Ok(()) };
            }
            terminal.remark_text("joined-in", &[("file", printable_path(&game.path).to_string().into())]);
            if send {
                return mail::send_entry(context, &game.path);
            }
            terminal.remark_text("send-back", &[]);
            terminal.remark("");
            terminal.print(open_seat::answer_letter(context.language, &received, &game));
            Ok(())
        }
    }
}

/// Takes in the acceptances of an invitation of one's own, and says how any other is accepted. `false` if there is no invitation in
/// the file.
///
/// # Errors
/// The invitation is damaged, or it cannot be kept.
pub fn arrived(context: &CommandContext, letter: &PathBuf) -> Result<bool, Failure> {
    if letter == Path::new("-") {
        return Ok(false);
    }
    let Ok(bytes) = file::read(&Disk, letter) else { return Ok(false) };
    let Some(received) = open_seat::find(&bytes)? else { return Ok(false) };
    let Some(kept) = open_seat::take_acceptances(context, &received)? else {
        let first = open_seat::words(context.language, &received).into_iter().next().unwrap_or_default();
        let values = [("first", first.into()), ("file", view::quoted(letter).into())];
        context.terminal.print_text("invitation-arrived", &values);
        return Ok(true);
    };
    let (open, taken) = (kept.received.open_seats(), kept.received.acceptances.len() as u64);
    context.terminal.print_text("seats-taken", &[("taken", taken.into()), ("seats", (open + taken).into())]);
    if open > 0 && taken > 0 {
        context.terminal.remark_text("send-next", &[]);
        context.terminal.remark("");
        context.terminal.print(open_seat::letter(context.language, &kept.received).text());
    }
    Ok(true)
}

/// Compares a game that came with the invitation that it answers. If all terms are those of the invitation, the user is asked once,
/// joins, and makes his move if it is his turn. `false` if the game answers no invitation.
///
/// # Errors
/// The user agrees, and something cannot be signed or sent.
pub fn answered(context: &CommandContext, game: &GameFile, sign: bool) -> Result<bool, Failure> {
    let Some(answer) = open_seat::answer_to(context, game)? else { return Ok(false) };
    let terminal = context.terminal;
    let file = view::quoted(&game.path);
    let who = open_seat::writer(game);
    let (by, join) = (("name", names::value(&who)), ("file", PhraseArgument::from(&file)));
    match answer {
        InvitationAnswer::Counter(differences) => {
            terminal.print_text("answered-other-terms", &[by]);
            differences.iter().for_each(|line| terminal.print(format!("  {line}")));
            terminal.print_text("join-other-terms", &[join]);
            return Ok(true);
        }
        InvitationAnswer::Used(used) => {
            terminal.print_text("answered-used", &[by, ("used", used.into())]);
            terminal.print_text("join-second", &[join]);
            return Ok(true);
        }
        InvitationAnswer::Withdrawn => {
            terminal.print_text("answered-withdrawn", &[by]);
            terminal.print_text("join-after-all", &[join]);
            return Ok(true);
        }
        InvitationAnswer::Expired(expires) => {
            terminal.print_text("answered-expired", &[by, ("day", dates::typed(expires).into())]);
            terminal.print_text("join-after-all", &[join]);
            return Ok(true);
        }
        InvitationAnswer::Same => {}
    }
    terminal.print_text("answered-same", &[by]);
    let own = context.identity()?.public();
    let own = game.state.author_of_key(&own).and_then(Author::member);
    if own.is_none() || game.state.next_to_join() != own {
        return Ok(false);
    }
    if !terminal.is_interactive() && !sign {
        terminal.print_text("join-begins", &[join]);
        return Ok(true);
    }
    if !sign && !terminal.confirm_for_safety(&terminal.text("question-join-answered", &[]), "--sign")? {
        return Ok(true);
    }
    let known = game.records.len();
    let joined = open_seat::join(context, context.load(&game.path, None)?)?;
    terminal.print_text("you-joined", &[]);
    let to_move = own.is_some_and(|own| joined.state.holds_pen(Author::Member(own)));
    if to_move && terminal.is_interactive() {
        if let Err(failure) = play::run(context, play::Arguments::in_game(&game.path)) {
            terminal.fail(&failure);
            terminal.remark_text("move-can-wait", &[("file", file.into())]);
        }
    } else {
        let sentences = outlook::of_game(context, &joined, calendar::of_reader(context).as_ref())?;
        sentences.iter().for_each(|line| terminal.print(line));
    }
    hand_over(context, &game.path, known, &who)?;
    Ok(true)
}

/// Mails what is new in a game, or prints it to be sent by hand.
fn hand_over(context: &CommandContext, path: &Path, known: usize, who: &str) -> Result<(), Failure> {
    let terminal = context.terminal;
    let game = context.load(path, None)?;
    let to = ("name", names::value(who));
    let has_mail = game.state.charter().players.iter().filter(|player| player.mail.is_some()).count() > 1;
    if context.settings.config.mail.is_some()
        && has_mail
        && terminal.is_interactive()
        && terminal.confirm(&terminal.text("question-mail-now", std::slice::from_ref(&to)))?
    {
        return mail::send_entry(context, path);
    }
    let entries: String = game.records.iter().skip(known).map(|record| &*record.text).collect();
    terminal.remark_text("send-lines", &[to]);
    terminal.remark("");
    terminal.print(wrap(&entries).trim_end());
    Ok(())
}
