//! Games with a friend whose key is not known yet: invitations with open seats, their acceptances, and the charter that the last
//! player to accept writes.
//!
//! The format is that of [`GameInvitation`]. Invitations that a person has sent or accepted are kept below the state directory, so that
//! each is used once.

mod letter;
mod terms;

use std::path::{Path, PathBuf};

use adjudicate_record::crypto::{Digest, Identity, PublicKey, Signature};
use adjudicate_record::log::file::{self, FileError};
use adjudicate_record::log::layout::StateFile;
use adjudicate_record::log::layout::directories::INVITATIONS;
use adjudicate_record::log::signing_state::SigningState;
use adjudicate_record::log::{
    Charter, Clock, GUEST, GameInvitation, INVITER, NotCanonical, Organiser, Player, SeatAcceptance, Text, Time,
};
use adjudicate_record::printable::printable_path;
use adjudicate_rules::{Game, Name, phrase};
use serde::{Deserialize, Serialize};

use adjudicate_text::{rules, view};
pub use letter::{ReceivedInvitation, answer_letter, find, fragment, letter, writer};
pub use terms::{differences, subject, words};

use crate::act::{self, Act, CommittedAct};
use crate::charter::{name_of, sign};
use crate::context::Context;
use crate::failure::Failure;
use crate::game_file::GameFile;
use crate::inbox::file_name;
use crate::invitation::free;
use crate::options::options;
use crate::pick;
use crate::signing::Signer;

/// The terms of an invitation that is to be made.
#[derive(Clone, Debug, Default)]
pub struct InvitationRequest {
    /// The game, as typed.
    pub game: String,
    /// Options as `KEY=VALUE`.
    pub options: Vec<String>,
    /// The number of players; the fewest that the game has if absent.
    pub players: Option<u64>,
    /// The player who begins: `inviter`, `guest`, or absent for a draw.
    pub first: Option<String>,
    /// How long a turn may take.
    pub clock: Option<Clock>,
    /// The days until the invitation expires.
    pub days: u64,
}

/// How a person is called in a game, and where his mail goes.
#[derive(Clone, Debug)]
pub struct SeatRequest {
    /// The name as typed; it becomes a name of the log, and is shown as it was typed.
    pub name: String,
    /// The address, if there is one.
    pub mail: Option<Text>,
}

impl SeatRequest {
    /// Returns the player with this key.
    ///
    /// # Errors
    /// The name cannot be a name of the log.
    pub fn player(&self, key: PublicKey) -> Result<Player, Failure> {
        let written = self.name.trim();
        let what = || phrase!("what-your-name", "your name");
        let name = name_of(what(), &written.replace([' ', '_', '.'], "-"))?;
        let display = (name != *written).then(|| crate::charter::text_of(what(), written)).transpose()?;
        Ok(Player { name, key: Some(key), mail: self.mail.clone(), display })
    }
}

/// Changes that a player makes to the terms of an invitation, so that his charter is a counter-proposal.
#[derive(Clone, Debug, Default)]
pub struct CounterTerms {
    /// Options as `KEY=VALUE`, instead of all those of the invitation; `None` for the same.
    pub options: Option<Vec<String>>,
    /// The player who begins, by the words of an invitation.
    pub first: Option<String>,
    /// Another clock.
    pub clock: Option<Clock>,
}

/// The result of taking a seat.
pub enum AcceptedSeat {
    /// The charter is written, and its author has joined.
    Game(Box<GameFile>),
    /// Seats are still open: the invitation with all acceptances, as they go on to the next player or back to the inviter.
    Open(Box<ReceivedInvitation>),
}

/// A charter that comes as the answer to an invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InvitationAnswer {
    /// It has all the terms of the invitation.
    Same,
    /// It has other terms: the differences, one sentence each.
    Counter(Vec<String>),
    /// The invitation was used for the game in this file.
    Used(String),
    /// The inviter has taken the invitation back.
    Withdrawn,
    /// The invitation expired at this time.
    Expired(Time),
}

/// An invitation that a person has sent or accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeptRecord {
    invitation: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    acceptances: Vec<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    withdrawn: bool,
    /// The game that it has become, and its file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<(Digest, String)>,
}

/// A kept invitation.
#[derive(Clone, Debug)]
pub struct KeptInvitation {
    /// The invitation with the acceptances that are known.
    pub received: ReceivedInvitation,
    /// Whether it was taken back.
    pub is_withdrawn: bool,
    /// The file of the game that it has become.
    pub game: Option<String>,
}

/// Makes an invitation, signs it and keeps it.
///
/// # Errors
/// The game cannot be played under these terms, no key is at hand, or the invitation cannot be kept.
pub fn invite(context: &Context, request: &InvitationRequest, seat: &SeatRequest) -> Result<GameInvitation, Failure> {
    let game = pick::game(&request.game)?;
    let identity = context.identity()?;
    let fewest = u64::try_from(*game.players.start()).unwrap_or(2);
    let mut invitation = GameInvitation {
        invitation: 1,
        game: name_of("the game", game.name)?,
        rules: game.rules,
        options: options(&request.options, game)?,
        players: request.players.unwrap_or(fewest.max(2)),
        first: first_of(request.first.as_deref())?,
        clock: request.clock.clone(),
        by: seat.player(identity.public())?,
        nonce: context.nonce()?,
        expires: context.now()?.plus_days(request.days),
        sig: Signature::from_bytes([0; 64]),
    };
    invitation.sign(&identity);
    GameInvitation::read(&invitation.text()).map_err(|why| Failure::usage(why.reason))?;
    try_terms(context, game, &invitation)?;
    keep(context, &ReceivedInvitation { invitation: invitation.clone(), acceptances: Vec::new() }, |_| {})?;
    Ok(invitation)
}

fn first_of(first: Option<&str>) -> Result<Option<Name>, Failure> {
    match first.map(str::trim) {
        None | Some("" | "lots") => Ok(None),
        Some(word @ (INVITER | GUEST)) => name_of("who begins", word).map(Some),
        Some(other) => Err(Failure::usage(phrase!("not-who-begins", "`{word}` does not say who begins", word = other))
            .hint(phrase!("who-begins-hint", "it is `inviter`, `guest`, or nothing for a draw"))),
    }
}

/// Begins a game under the terms of an invitation, between people who do not exist, and drops it.
fn try_terms(context: &Context, game: &Game, invitation: &GameInvitation) -> Result<(), Failure> {
    if !game.players.contains(&usize::try_from(invitation.players).unwrap_or(usize::MAX)) {
        let (low, high) = (game.players.start(), game.players.end());
        let game = rules::title(game);
        return Err(Failure::usage(match low == high {
            true => phrase!("seats-of-game", "{game} is a game for {low}", game = game, low),
            false => phrase!("seats-of-game-several", "{game} is a game for {low} to {high}", game = game, low, high),
        }));
    }
    let last = u8::try_from(invitation.players).unwrap_or(u8::MAX);
    let guests: Vec<Identity> = (1..last).map(|number| Identity::from_seed(&[number; 32])).collect();
    let mut players = Vec::new();
    for (number, guest) in (2..).zip(&guests) {
        let name = name_of("a player", &format!("guest{number}"))?;
        players.push(Player { name, key: Some(guest.public()), mail: None, display: None });
    }
    let Some((own, writer)) = players.last().zip(guests.last()) else { return Ok(()) };
    let charter = charter(invitation, &players, &Organiser { name: own.name.clone(), key: writer.public() });
    sign(context.now()?, charter, writer).map(drop)
}

/// The charter of an invitation with these players behind the inviter.
fn charter(invitation: &GameInvitation, guests: &[Player], organiser: &Organiser) -> Charter {
    Charter {
        format: 1,
        game: invitation.game.clone(),
        rules: invitation.rules,
        options: invitation.options.clone(),
        first: terms::who_begins(invitation, guests).cloned(),
        players: std::iter::once(&invitation.by).chain(guests).cloned().collect(),
        organiser: organiser.clone(),
        referee: None,
        dice: None,
        clock: invitation.clock.clone(),
        series: None,
        event: None,
        nonce: invitation.nonce,
    }
}

/// Takes a seat of an invitation. The player who takes the last one writes the charter, in a file of this directory, and joins.
///
/// # Errors
/// The invitation has expired, is one's own, is full, was accepted before, or is for other rules than this program's; or something
/// cannot be signed or kept.
pub fn accept(
    context: &Context,
    received: &ReceivedInvitation,
    seat: &SeatRequest,
    counter: &CounterTerms,
    directory: &Path,
) -> Result<AcceptedSeat, Failure> {
    let invitation = &received.invitation;
    let inviter = invitation.by.shown();
    let game = pick::game(invitation.game.as_str())?;
    if game.rules != invitation.rules {
        return Err(Failure::ruled(phrase!(
            "invitation-other-rules",
            "this invitation is for version {version} of the rules of {game}, and this program has version {own}",
            version = invitation.rules.to_string(),
            own = game.rules.to_string(),
            game = adjudicate_text::rules::title(game)
        ))
        .hint(phrase!("newer-program-hint", "a newer program may know them")));
    }
    let now = context.now()?;
    if now >= invitation.expires {
        return Err(Failure::ruled(phrase!(
            "invitation-expired",
            "this invitation has expired: it was open until {date}",
            date = view::day(invitation.expires)
        ))
        .hint(phrase!("ask-for-new-invitation", "ask {name} for a new one", name = inviter)));
    }
    let identity = context.identity()?;
    let player = seat.player(identity.public())?;
    if invitation.by.key == player.key {
        return Err(Failure::ruled(phrase!(
            "own-invitation",
            "this is your own invitation: send it to the player whom you want to invite"
        )));
    }
    let known = kept(context, &invitation.id())?;
    if let Some((_, file)) = known.as_ref().and_then(|record| record.game.as_ref()) {
        return Err(Failure::ruled(phrase!(
            "accepted-before",
            "you have accepted this invitation before: the game is in {file}",
            file
        ))
        .hint(phrase!("shows-game", "`adjudicate show {file}` shows it", file)));
    }
    let received = match &known {
        Some(record) => received.with(&record.received()?),
        None => received.clone(),
    };
    let taken: Vec<&Player> = received.acceptances.iter().map(|one| &one.by).chain([&invitation.by]).collect();
    if taken.iter().any(|other| other.key == player.key) {
        return Err(Failure::ruled(phrase!(
            "accepted-before-open",
            "you have accepted this invitation before, and other seats are still open"
        ))
        .hint(phrase!(
            "accepted-before-open-hint",
            "send the letter of your acceptance to the next player, or back to the inviter"
        )));
    }
    if let Some(other) = taken.iter().find(|other| other.name == player.name) {
        return Err(Failure::usage(phrase!(
            "name-is-taken",
            "another player is called `{name}` already",
            name = other.name.as_str()
        ))
        .hint(phrase!("choose-other-name", "choose another name")));
    }
    match received.open_seats() {
        0 => Err(Failure::ruled(phrase!("all-seats-taken", "all seats of this invitation are taken"))),
        1 => begin(context, &received, &player, counter, directory, &identity),
        _ => {
            let mut acceptance =
                SeatAcceptance { accepts: invitation.id(), by: player, at: now, sig: Signature::from_bytes([0; 64]) };
            acceptance.sign(&identity);
            SeatAcceptance::read(&acceptance.text()).map_err(|why| Failure::usage(why.reason))?;
            let own = ReceivedInvitation { invitation: invitation.clone(), acceptances: vec![acceptance] };
            let all = received.with(&own);
            keep(context, &all, |_| {})?;
            Ok(AcceptedSeat::Open(Box::new(all)))
        }
    }
}

/// Writes the charter of an invitation as its organiser, and joins.
fn begin(
    context: &Context,
    received: &ReceivedInvitation,
    player: &Player,
    counter: &CounterTerms,
    directory: &Path,
    identity: &Identity,
) -> Result<AcceptedSeat, Failure> {
    let mut offered = received.invitation.clone();
    if let Some(other) = &counter.options {
        offered.options = options(other, pick::game(offered.game.as_str())?)?;
    }
    if counter.first.is_some() {
        offered.first = first_of(counter.first.as_deref())?;
    }
    if counter.clock.is_some() {
        offered.clock.clone_from(&counter.clock);
    }
    let organiser = Organiser { name: player.name.clone(), key: identity.public() };
    let mut guests = received.guests();
    guests.push(player.clone());
    let (text, state) = sign(context.now()?, charter(&offered, &guests, &organiser), identity)?;
    let path = free(context.system(), directory, &file_name(state.charter()))?;
    SigningState::new(state.id(), 0, state.id()).store(context.system(), context.settings.state_directory()?)?;
    file::create(context.system(), &path, &text)?;
    keep(context, received, |record| record.game = Some((state.id(), path.display().to_string())))?;
    join(context, context.load(&path, None)?).map(|game| AcceptedSeat::Game(Box::new(game)))
}

/// Joins a game.
///
/// # Errors
/// It is not this person who joins next, or the entry cannot be stored.
pub fn join(context: &Context, game: GameFile) -> Result<GameFile, Failure> {
    let path = game.path.clone();
    let signer = Signer::take(context, game, None, &[])?;
    match act::prepare(&signer, &Act::Join, None)?.commit(signer)? {
        CommittedAct::Entry(game) => Ok(*game),
        CommittedAct::Slip | CommittedAct::Element(_) => context.load(&path, None),
    }
}

/// Returns whether a charter answers an invitation that this person has sent or accepted.
pub fn is_expected(context: &Context, charter: &Charter) -> bool {
    let answers = |record: &KeptRecord| record.received().is_ok_and(|kept| kept.invitation.nonce == charter.nonce);
    all(context).is_ok_and(|kept| kept.iter().any(|(_, record)| answers(record)))
}

/// Compares a charter with the invitation of this person that it answers. `None` if it answers none, or if he has joined already.
///
/// # Errors
/// No key is at hand, or the kept invitations cannot be read.
pub fn answer_to(context: &Context, game: &GameFile) -> Result<Option<InvitationAnswer>, Failure> {
    let charter = game.state.charter();
    for (_, record) in all(context)? {
        let received = record.received()?;
        if received.invitation.nonce != charter.nonce {
            continue;
        }
        return Ok(match &record.game {
            Some((id, _)) if *id == game.state.id() => None,
            Some((_, file)) => Some(InvitationAnswer::Used(file.clone())),
            None if record.withdrawn => Some(InvitationAnswer::Withdrawn),
            None => {
                let differences = differences(context.language, &received, charter);
                let expired = context.now()? >= received.invitation.expires;
                Some(match (differences.is_empty(), expired) {
                    (false, _) => InvitationAnswer::Counter(differences),
                    (true, true) => InvitationAnswer::Expired(received.invitation.expires),
                    (true, false) => InvitationAnswer::Same,
                })
            }
        });
    }
    Ok(None)
}

/// Notes that the invitation which this game answers has become this game, so that it is used once.
///
/// # Errors
/// The kept invitations cannot be read or written.
pub fn note_used(context: &Context, game: &GameFile) -> Result<(), Failure> {
    for (_, record) in all(context)? {
        let received = record.received()?;
        if received.invitation.nonce == game.state.charter().nonce && record.game.is_none() {
            let path = game.path.display().to_string();
            keep(context, &received, |record| record.game = Some((game.state.id(), path.clone())))?;
        }
    }
    Ok(())
}

/// Takes in the acceptances of an invitation that is kept here. `None` if it is not.
///
/// # Errors
/// The kept invitations cannot be read or written.
pub fn take_acceptances(context: &Context, received: &ReceivedInvitation) -> Result<Option<KeptInvitation>, Failure> {
    if kept(context, &received.invitation.id())?.is_none() {
        return Ok(None);
    }
    keep(context, received, |_| {})?;
    kept(context, &received.invitation.id())?.map(|record| record.shown()).transpose()
}

/// Takes the invitation back whose id begins with these hexadecimal digits; the only open one if none are given.
///
/// # Errors
/// There is none, there are several, or it has become a game.
pub fn withdraw(context: &Context, named: Option<&str>) -> Result<KeptInvitation, Failure> {
    let named = named.map(|named| named.strip_prefix("sha256:").unwrap_or(named).to_ascii_lowercase());
    let mut found = all(context)?;
    found.retain(|(id, record)| match &named {
        Some(named) => id.to_hex().starts_with(named.as_str()),
        None => !record.withdrawn && record.game.is_none(),
    });
    let [(_, record)] = found.as_slice() else {
        let which = match found.is_empty() {
            true => phrase!("no-such-invitation", "there is no such invitation here"),
            false => phrase!("several-invitations", "several invitations are open"),
        };
        let hint = phrase!("invitations-hint", "`adjudicate invite --list` lists them with their numbers");
        return Err(Failure::usage(which).hint(hint));
    };
    if let Some((_, file)) = &record.game {
        return Err(Failure::ruled(phrase!(
            "invitation-became-game",
            "this invitation has become the game in {file}",
            file
        ))
        .hint(phrase!("resign-hint", "`adjudicate resign` gives the game up")));
    }
    keep(context, &record.received()?, |record| record.withdrawn = true)?;
    KeptRecord { withdrawn: true, ..record.clone() }.shown()
}

/// The invitations that are kept here, by their ids.
///
/// # Errors
/// They cannot be read.
pub fn list(context: &Context) -> Result<Vec<KeptInvitation>, Failure> {
    all(context)?.iter().map(|(_, record)| record.shown()).collect()
}

impl KeptRecord {
    fn received(&self) -> Result<ReceivedInvitation, Failure> {
        let damaged = |why: NotCanonical| {
            Failure::environment(phrase!(
                "kept-invitation-damaged",
                "a kept invitation is damaged: {reason}",
                reason = why.reason
            ))
        };
        let invitation = GameInvitation::read(&self.invitation).map_err(damaged)?;
        let read = |text: &String| SeatAcceptance::read(text).map_err(damaged);
        let acceptances = self.acceptances.iter().map(read).collect::<Result<_, _>>()?;
        Ok(ReceivedInvitation { invitation, acceptances })
    }

    fn shown(&self) -> Result<KeptInvitation, Failure> {
        Ok(KeptInvitation {
            received: self.received()?,
            is_withdrawn: self.withdrawn,
            game: self.game.as_ref().map(|(_, file)| file.clone()),
        })
    }
}

fn place(context: &Context, id: &Digest) -> Result<PathBuf, Failure> {
    Ok(StateFile::Invitation(*id).below(context.settings.state_directory()?))
}

fn read_record(bytes: &[u8], path: &Path) -> Result<KeptRecord, Failure> {
    serde_yaml::from_slice(bytes).map_err(|error| {
        let file = printable_path(path);
        Failure::environment(phrase!("file-damaged", "{file} is damaged: {error}", file, error))
    })
}

fn kept(context: &Context, id: &Digest) -> Result<Option<KeptRecord>, Failure> {
    let path = place(context, id)?;
    match file::read(context.private(), &path) {
        Ok(bytes) => read_record(&bytes, &path).map(Some),
        Err(FileError::Absent { .. }) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

fn all(context: &Context) -> Result<Vec<(Digest, KeptRecord)>, Failure> {
    let directory = context.settings.state_directory()?.join(INVITATIONS);
    let system = context.private();
    if !file::is_directory(system, &directory)? {
        return Ok(Vec::new());
    }
    let mut names: Vec<PathBuf> = system.list(&directory).map_err(|error| Failure::unreadable(&directory, &error))?;
    names.sort();
    let mut found = Vec::new();
    for path in names {
        let stem = path.file_name().and_then(|name| name.to_str()).and_then(|name| name.strip_suffix(".yaml"));
        if let Some(id) = stem.and_then(|stem| Digest::parse(&format!("sha256:{stem}"))) {
            found.push((id, read_record(&file::read(system, &path)?, &path)?));
        }
    }
    Ok(found)
}

/// Keeps an invitation with the acceptances that are known by now.
fn keep(context: &Context, received: &ReceivedInvitation, change: impl FnOnce(&mut KeptRecord)) -> Result<(), Failure> {
    let id = received.invitation.id();
    let (path, system) = (place(context, &id)?, context.private());
    let before = match file::read(system, &path) {
        Ok(bytes) => Some(bytes),
        Err(FileError::Absent { .. }) => None,
        Err(error) => return Err(error.into()),
    };
    let mut record = match &before {
        Some(bytes) => read_record(bytes, &path)?,
        None => {
            KeptRecord { invitation: received.invitation.text(), acceptances: Vec::new(), withdrawn: false, game: None }
        }
    };
    let merged = received.with(&record.received()?);
    record.acceptances = merged.acceptances.iter().map(SeatAcceptance::text).collect();
    change(&mut record);
    let text = serde_yaml::to_string(&record).map_err(|error| Failure::unwritable(&path, &error))?;
    match before {
        Some(old) => file::replace(system, &path, &old, &text)?,
        None => {
            file::make_directory(system, path.parent().unwrap_or(&path))?;
            file::create(system, &path, &text)?;
        }
    }
    Ok(())
}
