//! Games whose seats are still open: a charter that waits, in a file of its own beside the games of a desk, until everybody has
//! said whether he plays.

use adjudicate_record::printable::printable_path;
use std::fmt::Display;
use std::path::{Path, PathBuf};

use adjudicate_locales::Language;
use adjudicate_mail::address;
use adjudicate_record::crypto::{Digest, Identity, PublicKey, sha256};
use adjudicate_record::log::file::{self, FileSystem};
use adjudicate_record::log::layout::INVITATION;
use adjudicate_record::log::{self, Charter, Entry, EntryKind, Organiser, Player, Referee, Text, Time};
use adjudicate_referee::Match;
use adjudicate_rules::{Game, Name, Options, Seat, Setup, phrase};
use serde::{Deserialize, Serialize};

use crate::charter::{mail_of, name_of, sign, unsigned};
use crate::failure::Failure;

/// A game to which people are invited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Invitation {
    /// The inviter's address, if the inviter is not the desk's operator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// Since when.
    pub at: String,
    /// When the charter was signed, once it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begun: Option<String>,
    /// The seats, in their order.
    pub seats: Vec<InvitedSeat>,
    /// The charter without anybody's key, not signed.
    pub charter: String,
}

/// A seat with its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InvitedSeat {
    /// The name in the game.
    pub name: String,
    /// The address, in the form in which addresses are compared.
    pub mail: String,
    /// Whether the invitation has gone out.
    #[serde(default)]
    pub asked: bool,
    /// The answer.
    #[serde(default)]
    pub answer: SeatAnswer,
    /// The language in which the player is written to (a BCP 47 tag), if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The key with which the player signs; none if the referee writes for him.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// The answer to an invitation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeatAnswer {
    /// Nothing yet.
    #[default]
    Open,
    /// He plays.
    Yes,
    /// He does not.
    No,
}

impl InvitedSeat {
    /// The language in which the player reads; English if it is not known.
    pub fn reader_language(&self) -> Language {
        Language::of_reader(self.language.as_deref())
    }
}

impl Invitation {
    /// The invitation to a game under this charter, which names every player with an address; `desk` will sign it.
    ///
    /// # Errors
    /// The charter cannot be played under, or a player has no address.
    pub fn new(at: Time, charter: Charter, host: Option<String>, desk: &Identity) -> Result<Invitation, Failure> {
        sign(at, charter.clone(), desk)?;
        let seats = charter.players.iter().map(|player| {
            let mail = player.mail.as_ref().map(Text::as_str).unwrap_or_default();
            let mail = address::parse(mail).map_err(|why| {
                let name = &player.name;
                Failure::usage(phrase!(
                    "invite-unusable",
                    "{name} cannot be invited: `{mail}`: {why}",
                    name,
                    mail,
                    why = why
                ))
            })?;
            let key = player.key.as_ref().map(ToString::to_string);
            let answer = if key.is_some() { SeatAnswer::Yes } else { SeatAnswer::Open };
            let name = player.name.to_string();
            Ok(InvitedSeat { name, mail: address::folded(&mail), asked: false, answer, language: None, key })
        });
        let seats = seats.collect::<Result<_, Failure>>()?;
        Ok(Invitation { host, at: at.to_string(), begun: None, seats, charter: log::write(&unsigned(at, charter)) })
    }

    /// Returns the id of the invitation, which does not depend on the answers.
    pub fn id(&self) -> Digest {
        Digest(sha256(&[b"invitation", self.charter.as_bytes()]))
    }

    /// The charter with the keys that were given, signed, and the match that begins with it.
    ///
    /// # Errors
    /// The file's content is no charter, or a key cannot be used.
    pub fn begin(&self, at: Time, desk: &Identity) -> Result<(String, Match), Failure> {
        sign(at, self.charter()?, desk)
    }

    /// The charter with the keys that were given.
    ///
    /// # Errors
    /// The file's content is no charter, or no key.
    pub fn charter(&self) -> Result<Charter, Failure> {
        let EntryKind::Charter(mut charter) = self.entry()?.kind else {
            return Err(Failure::environment(phrase!("invitation-no-charter", "an invitation holds no charter")));
        };
        for seat in &self.seats {
            let key = seat.key.as_deref().map(PublicKey::parse_line).transpose();
            let key = key.map_err(|fault| {
                let name = seat.name.as_str();
                Failure::environment(fault.phrase()).about(phrase!("what-key-of", "the key of {name}", name))
            })?;
            let player = charter.players.iter_mut().find(|player| player.name.as_str() == seat.name);
            player.into_iter().for_each(|player| player.key = key);
        }
        Ok(*charter)
    }

    fn entry(&self) -> Result<Entry, Failure> {
        log::read(&self.charter).map_err(|why| {
            Failure::environment(why.reason).about(phrase!("charter-of-invitation", "the charter of an invitation"))
        })
    }

    /// Whether everybody plays.
    pub fn is_complete(&self) -> bool {
        self.seats.iter().all(|seat| seat.answer == SeatAnswer::Yes)
    }

    /// Returns the seat whose owner has declined, if one has.
    pub fn declined(&self) -> Option<&InvitedSeat> {
        self.seats.iter().find(|seat| seat.answer == SeatAnswer::No)
    }

    /// Returns the seat of a player.
    pub fn seat_mut(&mut self, name: &str) -> Option<&mut InvitedSeat> {
        self.seats.iter_mut().find(|seat| seat.name == name)
    }

    /// The players whose language is known: the names, and the tags (BCP 47).
    pub fn languages(&self) -> impl Iterator<Item = (String, String)> {
        self.seats.iter().filter_map(|seat| Some((seat.name.clone(), seat.language.clone()?)))
    }

    /// Those who have not answered.
    pub fn open(&self) -> impl Iterator<Item = &InvitedSeat> {
        self.seats.iter().filter(|seat| seat.answer == SeatAnswer::Open)
    }
}

/// An invitation and its state.
pub struct InvitationState {
    /// The file.
    pub path: PathBuf,
    /// The invitation.
    pub invitation: Invitation,
    bytes: Vec<u8>,
}

impl InvitationState {
    /// All that wait beside the games of a directory, in the order of their names, and why some cannot be read.
    ///
    /// # Errors
    /// The directory cannot be read.
    pub fn all(system: &dyn FileSystem, directory: &Path) -> Result<(Vec<InvitationState>, Vec<Failure>), Failure> {
        let mut paths = system.list(directory).map_err(|error| Failure::unreadable(directory, &error))?;
        paths.retain(|path| path.extension().is_some_and(|end| end == INVITATION));
        paths.sort();
        let (mut all, mut failures) = (Vec::new(), Vec::new());
        for path in paths {
            match InvitationState::read(system, path) {
                Ok(kept) => all.push(kept),
                Err(failure) => failures.push(failure),
            }
        }
        Ok((all, failures))
    }

    fn read(system: &dyn FileSystem, path: PathBuf) -> Result<InvitationState, Failure> {
        let bytes = file::read(system, &path)?;
        let unclear = |error: &dyn Display| Failure::unclear(&path, error.to_string());
        let text = std::str::from_utf8(&bytes).map_err(|error| unclear(&error))?;
        let invitation: Invitation = serde_yaml::from_str(text).map_err(|error| unclear(&error))?;
        Ok(InvitationState { path, invitation, bytes })
    }

    /// Makes the file of a new invitation, under a name of the game that is free.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn create(
        system: &dyn FileSystem,
        directory: &Path,
        name: &str,
        invitation: &Invitation,
    ) -> Result<PathBuf, Failure> {
        let path = free(system, directory, name)?.with_extension(INVITATION);
        file::create(system, &path, &spelled(invitation))?;
        Ok(path)
    }

    /// Writes the changes.
    ///
    /// # Errors
    /// Somebody else has changed the file, or it cannot be written.
    pub fn store(&mut self, system: &dyn FileSystem) -> Result<(), Failure> {
        let text = spelled(&self.invitation);
        if text.as_bytes() != self.bytes {
            file::replace(system, &self.path, &self.bytes, &text)?;
            self.bytes = text.into_bytes();
        }
        Ok(())
    }

    /// Makes the game, whose charter is signed now, and takes the invitation away. Gives the file. `prepare` is called before the game is
    /// there; `is_here` says of a game whether it was made before somebody was stopped.
    ///
    /// # Errors
    /// A key cannot be used, or a file cannot be written; or as `prepare`.
    pub fn begin(
        mut self,
        system: &dyn FileSystem,
        now: Time,
        desk: &Identity,
        state: &Path,
        prepare: impl FnOnce(&Digest) -> Result<(), Failure>,
        is_here: impl Fn(&Digest) -> bool,
    ) -> Result<PathBuf, Failure> {
        let begun = self.invitation.begun.get_or_insert_with(|| now.to_string()).clone();
        self.store(system)?;
        let (text, game) = self.invitation.begin(Time::parse(&begun).unwrap_or(now), desk)?;
        prepare(&game.id())?;
        let mut path = self.path.with_extension("yaml");
        if !is_here(&game.id()) {
            log::signing_state::SigningState::new(game.id(), 0, game.id()).store(system, state)?;
            if file::is_there(system, &path)? {
                path = free(
                    system,
                    self.path.parent().unwrap_or(Path::new(".")),
                    &crate::inbox::file_name(game.charter()),
                )?;
            }
            file::create(system, &path, &text)?;
        }
        self.remove(system)?;
        Ok(path)
    }

    /// Takes the invitation away.
    ///
    /// # Errors
    /// The file cannot be removed.
    pub fn remove(&self, system: &dyn FileSystem) -> Result<(), Failure> {
        Ok(file::remove(system, &self.path)?)
    }
}

fn spelled(invitation: &Invitation) -> String {
    // A map of texts has no value that YAML cannot hold.
    serde_yaml::to_string(invitation).unwrap_or_default()
}

/// The charter of a game that a desk invites to: it is the organiser and the referee, and nobody has a key yet. With three and more
/// players the referee and who throws make the dice: a throw of all of them takes days.
///
/// # Errors
/// A name or an address is none, two players have the same name, or one of them is the desk.
pub fn charter(
    game: &Game,
    players: &[String],
    desk: &str,
    key: PublicKey,
    nonce: adjudicate_record::log::Bytes<16>,
) -> Result<Charter, Failure> {
    let players = self::players(players, desk)?;
    let dice = if players.len() > 2 { Name::parse("referee") } else { None };
    Ok(Charter {
        format: 1,
        game: name_of("the game", game.name)?,
        rules: game.rules,
        options: adjudicate_rules::Options::default(),
        first: None,
        players,
        organiser: Organiser { name: name_of("the organiser", "referee")?, key },
        referee: Some(Referee { key, mail: Some(mail_of(desk)?) }),
        dice,
        clock: None,
        series: None,
        event: None,
        nonce,
    })
}

/// The players of these addresses, ADDRESS or NAME=ADDRESS, none of whom is the desk.
fn players(given: &[String], desk: &str) -> Result<Vec<Player>, Failure> {
    let mut players: Vec<Player> = Vec::new();
    for text in given {
        let (name, address) = match text.split_once('=') {
            Some((name, address)) => (name.to_owned(), address),
            None => (named_by(text), text.as_str()),
        };
        let mail = mail_of(address)?;
        if folded(address) == folded(desk) {
            return Err(Failure::usage(phrase!("invite-desk", "{address} is the desk's own address", address)));
        }
        let other_name = || phrase!("invite-name-hint", "give another name: NAME=ADDRESS");
        let name = name_of(text, &name).map_err(|failure| failure.hint(other_name()))?;
        if players.iter().any(|player| player.name == name) {
            let reason = phrase!("same-name", "two players cannot both be called `{name}`", name);
            return Err(Failure::usage(reason)
                .hint(phrase!("invite-same-name-hint", "give one of them another name: NAME=ADDRESS")));
        }
        players.push(Player { name, key: None, mail: Some(mail), display: None });
    }
    Ok(players)
}

/// An address as it is compared with others.
fn folded(text: &str) -> String {
    address::parse(text).map_or_else(|_| text.to_owned(), |address| address::folded(&address))
}

/// Makes a name of the part before the `@`, as far as a name can have it: `Anne.Miller@example.org` is `anne-miller`.
pub fn named_by(address: &str) -> String {
    let local = address.split('@').next().unwrap_or_default().to_ascii_lowercase();
    let local = local.split('+').next().unwrap_or_default();
    let plain: String = local.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let cut: String = plain.trim_matches('-').chars().skip_while(|c| !c.is_ascii_lowercase()).take(32).collect();
    cut.trim_end_matches('-').to_owned()
}

/// A file of this name that is not there yet, nor an invitation of that name; people play more than one game with each other.
///
/// # Errors
/// The system does not say, or there are too many.
pub fn free(system: &dyn FileSystem, directory: &Path, name: &str) -> Result<PathBuf, Failure> {
    let stem = name.strip_suffix(".yaml").unwrap_or(name);
    for number in 1..10_000 {
        let path = directory.join(if number == 1 { name.to_owned() } else { format!("{stem}-{number}.yaml") });
        let others = [path.with_extension("draft"), path.with_extension(INVITATION)];
        let mut taken = file::is_there(system, &path)?;
        for other in &others {
            taken |= file::is_there(system, other)?;
        }
        if !taken {
            return Ok(path);
        }
    }
    Err(Failure::environment(phrase!(
        "too-many-games",
        "{directory} holds too many games of these players",
        directory = printable_path(directory)
    )))
}

/// Whether players seal boards in this game with these options, which only the program with a key of the player's own can do for
/// him.
pub fn seals_boards(game: &Name, options: &Options) -> bool {
    let Some(game) = adjudicate_games::find(game.as_str()) else { return false };
    let names = ('a'..).map_while(|letter| Name::parse(&letter.to_string())).take(*game.players.start()).collect();
    let setup = Setup { names, first: Some(Seat(0)), options: options.clone(), ..Setup::default() };
    (game.start)(&setup).is_ok_and(|position| position.sealed().is_some())
}
