//! `adjudicate invite`: a game with a friend whose key is not known yet, or on a desk, between people who have nothing but mail.

use crate::printable::printable_path;
use std::path::{Path, PathBuf};

use clap::Args;

use super::calendar;
use super::context::CommandContext;
use super::new;
use super::open_seat::{self, SeatArguments};
use crate::crypto::{Digest, sha256};
use crate::dice::Member;
use crate::log::Charter;
use crate::log::file::{self, Disk};
use crate::log::signing_state::SigningState;
use crate::mail::address;
use crate::mail::message::OutgoingMessage;
use crate::rules::{Game, phrase};
use adjudicate_agent::act::{self, Act, CommittedAct};
use adjudicate_agent::charter::{name_of, sign};
use adjudicate_agent::invitation::{self, Invitation, free};
use adjudicate_agent::open_seat::InvitationRequest;
use adjudicate_agent::signing::Signer;
use adjudicate_agent::{Failure, inbox, pick, sysexits};
use adjudicate_desk::{outgoing, post};
use adjudicate_locales::Language;
use adjudicate_report::{GameStatus, NewGameReport};
use adjudicate_text::status;
use adjudicate_text::terms::{terms, terms_without_seats};

/// Invite a friend to a game, or people by mail to a game that a desk referees.
///
/// Without addresses, this makes an invitation that you send to a friend: a message with all terms, signed by you. Your friend needs no key
/// yet: `adjudicate accept LETTER` makes one, and writes what comes back to you. `adjudicate import` takes that in, and the game begins.
///
/// With addresses, on a desk, this keeps a charter with open seats. The desk sends everybody an invitation; who answers `yes` has his seat, with the
/// key that he sends or without one, and then the referee writes his moves down. When all have answered, the charter is signed and the
/// game begins by itself; if somebody declines, the others are told. With --at-once nobody is asked: the game begins now, between
/// players without keys. With --desk you are the host, and ask somebody else's desk to invite: it has to know your address, and asks you
/// to confirm.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate invite chess\n  adjudicate invite backgammon --option points=3 --clock 7,3,10 --first inviter\n  \
                        adjudicate invite --list\n  adjudicate invite nine-mens-morris alice@example.org bob@example.org\n  \
                        adjudicate invite chess anna@example.org bob@example.org --language de --language bob=fr\n  \
                        adjudicate invite backgammon alice=miller@example.org bob=miller@example.net --clock 7,0,10 --at-once\n  \
                        adjudicate invite chess bob@example.org --desk desk@example.org"
)]
pub struct Arguments {
    /// The game, such as nine-mens-morris; `adjudicate rules` lists them
    #[arg(required_unless_present_any = ["list", "withdraw"])]
    game: Option<String>,
    /// On a desk, the players in seat order: ADDRESS, or NAME=ADDRESS; without a name it is what stands before the `@`
    #[arg(num_args = 0..=16, value_name = "ADDRESS")]
    players: Vec<String>,
    /// An option of the game: KEY=VALUE
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// The player who begins, by name on a desk, or else `inviter` or `guest`; drawn by dice if left out
    #[arg(long, value_name = "NAME")]
    first: Option<String>,
    /// DAYS a turn, days of TRANSIT, days of GRACE for the whole game
    #[arg(long, value_name = "DAYS,TRANSIT,GRACE")]
    clock: Option<String>,
    /// With --clock: so many days of absence for each player in the whole game
    #[arg(long, value_name = "DAYS", requires = "clock", value_parser = new::days)]
    absence_days: Option<u64>,
    /// Begin at once, without asking anybody
    #[arg(long)]
    at_once: bool,
    /// The address that is told if somebody declines, beside those who have been asked
    #[arg(long, value_name = "ADDRESS", conflicts_with = "at_once")]
    host: Option<String>,
    /// Ask this desk to invite, with your mail; you play, and send your key
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["at_once", "host", "games", "options", "first", "clock"])]
    desk: Option<String>,
    /// The directory with the desk's games; as the configuration says if left out
    #[arg(long, value_name = "DIRECTORY")]
    games: Option<PathBuf>,
    #[command(flatten)]
    seat: SeatArguments,
    /// Without addresses: the number of players, yourself included
    #[arg(long, value_name = "N", conflicts_with = "players")]
    seats: Option<u64>,
    /// Without addresses: the days until the invitation expires
    #[arg(long, value_name = "DAYS", default_value_t = 30, conflicts_with = "players")]
    open_for: u64,
    /// Without addresses: mail the invitation to this address, instead of printing it
    #[arg(long, value_name = "ADDRESS", conflicts_with = "players")]
    to: Option<String>,
    /// The language in which the invited people are written to, such as `de`; NAME=LANGUAGE for one of them
    #[arg(long = "language", value_name = "LANGUAGE", conflicts_with_all = ["at_once", "desk"])]
    languages: Vec<String>,
    /// List the invitations that you have sent and accepted
    #[arg(long, conflicts_with_all = ["game", "players"])]
    list: bool,
    /// Take an invitation back: the beginning of its number in --list; the only open one if left out
    #[arg(long, value_name = "NUMBER", num_args = 0..=1, conflicts_with_all = ["game", "players", "list"])]
    withdraw: Option<Option<String>>,
    /// Sixteen bytes in base64 instead of random ones, to make the same log again
    #[arg(long, value_name = "BASE64", hide = true)]
    nonce: Option<String>,
}

/// Runs the command.
///
/// # Errors
/// There is no desk here, the game cannot be played like this, the user says no, or the file cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    if arguments.list {
        return open_seat::list(context);
    }
    if let Some(named) = &arguments.withdraw {
        return open_seat::withdraw(context, named.as_deref());
    }
    let game = pick::game(arguments.game.as_deref().unwrap_or_default())?;
    if arguments.players.is_empty() && arguments.desk.is_none() {
        return to_friend(context, &arguments, game);
    }
    if let Some(desk) = &arguments.desk {
        return ask(context, desk, game.name, &arguments.players);
    }
    let directory = games(context, arguments.games.as_deref())?;
    let identity = context.identity()?;
    let mail = context.settings.mail()?;
    let desk = mail.mailbox()?.email.to_string();
    let clock = arguments.clock.as_deref().map(|text| new::clock(text, arguments.absence_days.unwrap_or(0)));
    let nonce = new::nonce(context, arguments.nonce.as_deref())?;
    let charter = Charter {
        options: adjudicate_agent::options::options(&arguments.options, game)?,
        first: arguments.first.as_deref().map(|first| name_of("--first", first)).transpose()?,
        clock: clock.transpose()?,
        ..invitation::charter(game, &arguments.players, &desk, identity.public(), nonce)?
    };
    if !arguments.at_once {
        let host = arguments.host.as_deref().map(|host| {
            let parsed = address::parse(host).map_err(|why| Failure::usage(why).about(format!("--host {host}")));
            parsed.map(|parsed| address::folded(&parsed))
        });
        let mut invitation = Invitation::new(context.now()?, charter, host.transpose()?, &identity)?;
        for given in &arguments.languages {
            address_in(&mut invitation, given)?;
        }
        return open(context, &directory, invitation);
    }
    let path = free(context.system(), &directory, &inbox::file_name(&charter))?;
    let (text, state) = sign(context.now()?, charter, &identity)?;
    if !context.terminal.json {
        terms(context.language, &state).iter().for_each(|line| context.terminal.print(line));
    }
    if !context.terminal.confirm(&context.terminal.text("question-invite", &[]))? {
        return Err(Failure::ruled(phrase!(
            "nobody-invited-nothing-signed",
            "nothing was signed, and nobody was invited"
        )));
    }
    let mut kept = SigningState::new(state.id(), 0, state.id());
    kept.store(&Disk, context.settings.state_directory()?)?;
    // A desk that is at work sees the game when there is something to tell.
    let draft = path.with_extension("draft");
    file::create(&Disk, &draft, &text)?;
    let state = match state.next_to_join() {
        Some(Member::Referee) => {
            let signer = Signer::take(context, context.load(&draft, None)?, None, &[])?;
            match act::prepare(&signer, &Act::Join, None)?.commit(signer)? {
                CommittedAct::Entry(game) => game.state,
                CommittedAct::Slip | CommittedAct::Element(_) => state,
            }
        }
        _ => state,
    };
    std::fs::hard_link(&draft, &path).and_then(|()| std::fs::remove_file(&draft)).map_err(|error| {
        let (from, to) = (printable_path(&draft), printable_path(&path));
        Failure::environment(phrase!("file-unmoved", "{from} cannot be moved to {to}: {error}", from, to, error))
    })?;
    if context.terminal.json {
        context.terminal.print_json(&NewGameReport { state: GameStatus::of(&state), file: path.display().to_string() });
        return Ok(());
    }
    context.terminal.print_text("game-stands", &[("file", printable_path(&path).to_string().into())]);
    status::told(&state, context.author_at_hand(&state)?, calendar::of_reader(context).as_ref())
        .iter()
        .for_each(|line| context.terminal.print(line));
    context.terminal.print_text("desk-sends-board", &[]);
    Ok(())
}

/// Makes an invitation with open seats.
fn to_friend(context: &CommandContext, arguments: &Arguments, game: &Game) -> Result<(), Failure> {
    let clock = arguments.clock.as_deref().map(|text| new::clock(text, arguments.absence_days.unwrap_or(0)));
    let request = InvitationRequest {
        game: game.name.to_owned(),
        options: arguments.options.clone(),
        players: arguments.seats,
        first: arguments.first.clone(),
        clock: clock.transpose()?,
        days: arguments.open_for,
    };
    let language = arguments.languages.last().map(|tag| language(tag)).transpose()?.unwrap_or(context.language);
    open_seat::invite(context, request, &arguments.seat, arguments.to.as_deref(), language)
}

/// Returns the language that the option `--language` names.
///
/// # Errors
/// There are no texts in it.
pub fn language(tag: &str) -> Result<Language, Failure> {
    Language::find(tag).ok_or_else(|| {
        Failure::usage(phrase!("no-such-language", "--language {tag}: there are no texts in this language", tag))
            .hint(phrase!("languages-are", "it is one of {tags}", tags = Language::tags()))
    })
}

/// Sets the language of an invited player, `NAME=LANGUAGE`, or of all whose language is not set.
fn address_in(invitation: &mut Invitation, given: &str) -> Result<(), Failure> {
    let (name, tag) = given.split_once('=').map_or((None, given), |(name, tag)| (Some(name), tag));
    let tag = language(tag)?.tag();
    let Some(name) = name else {
        let unset = invitation.seats.iter_mut().filter(|seat| seat.language.is_none());
        unset.for_each(|seat| seat.language = Some(tag.to_owned()));
        return Ok(());
    };
    let seat = invitation.seat_mut(name);
    let seat = seat.ok_or_else(|| {
        Failure::usage(phrase!(
            "language-of-nobody",
            "--language {given}: no invited player is called `{name}`",
            given,
            name
        ))
    })?;
    seat.language = Some(tag.to_owned());
    Ok(())
}

/// Returns the directory of the desk's games.
fn games(context: &CommandContext, given: Option<&Path>) -> Result<PathBuf, Failure> {
    let desk = context.settings.config.desk.as_ref();
    let games = given.map(Path::to_owned).or_else(|| desk.and_then(|desk| desk.games.clone()));
    games.ok_or_else(|| {
        Failure::usage(phrase!("no-desk-here", "invitations are sent by a referee's desk, and there is none here"))
            .hint(phrase!("no-desk-here-hint", "`adjudicate mail setup --desk` sets one up; without addresses, `adjudicate invite GAME` makes an invitation that you send yourself"))
            .status_is(sysexits::CONFIG)
    })
}

/// Keeps an invitation, which the desk sends out.
fn open(context: &CommandContext, directory: &Path, invitation: Invitation) -> Result<(), Failure> {
    let (_, state) = invitation.begin(context.now()?, &context.identity()?)?;
    if !context.terminal.json {
        // A player who signs for himself is known when he has answered.
        terms_without_seats(context.language, &state).iter().for_each(|line| context.terminal.print(line));
        for (seat, number) in invitation.seats.iter().zip(1_u64..) {
            let values = [("number", number.into()), ("name", (&seat.name).into()), ("mail", (&seat.mail).into())];
            context.terminal.print_text("terms-open-seat", &values);
        }
    }
    if !context.terminal.confirm(&context.terminal.text("question-invite", &[]))? {
        return Err(Failure::ruled(phrase!("nobody-invited", "nobody was invited")));
    }
    let path = invitation::InvitationState::create(
        context.system(),
        directory,
        &inbox::file_name(state.charter()),
        &invitation,
    )?;
    if context.terminal.json {
        context.terminal.print_json(&NewGameReport { state: GameStatus::of(&state), file: path.display().to_string() });
        return Ok(());
    }
    context.terminal.print_text("invitation-stands", &[("file", printable_path(&path).to_string().into())]);
    context.terminal.print_text("desk-sends-invitation", &[]);
    Ok(())
}

/// Asks a desk by mail to invite these people; its answer wants to be confirmed.
fn ask(context: &CommandContext, desk: &str, game: &str, players: &[String]) -> Result<(), Failure> {
    let from = context.settings.mail()?.mailbox()?;
    let to = address::parse(desk).map_err(|why| Failure::usage(why).about(format!("--desk {desk}")))?;
    for player in players {
        let mail = player.split_once('=').map_or(player.as_str(), |(_, mail)| mail);
        adjudicate_agent::charter::mail_of(mail)?;
    }
    let key = context.identity()?.public();
    // A desk answers in the language of the words that it knows.
    let greeting = context.terminal.text("invite-greeting", &[]);
    let text = format!("{greeting}invite {game} {}\n{key}\n", players.join(" "));
    let named = context.language.list(players);
    let values = [("desk", to.to_string().into()), ("players", named.into()), ("game", game.into())];
    if !context.terminal.confirm(&context.terminal.text("question-ask-desk", &values))? {
        return Err(Failure::ruled(phrase!("nobody-asked", "nobody was asked")));
    }
    let now = context.now()?;
    let about = Digest(sha256(&[b"invite", now.to_string().as_bytes(), text.as_bytes()]));
    let message = OutgoingMessage {
        in_words: true,
        ..OutgoingMessage::plain(from, to.clone().into(), format!("[adjudicate] invite {game}"), now, about, text)
    };
    outgoing::keep(context, &message)?;
    post::all(context)?.all_sent()?;
    context.terminal.print_text("desk-asked", &[("desk", to.to_string().into())]);
    Ok(())
}
