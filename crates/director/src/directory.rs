//! The directory of an event: its log, and the logs of its games.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ::adjudicate_event;
use adjudicate_agent::Context;
use adjudicate_agent::Failure;
use adjudicate_agent::discover::{self, FoundItem};
use adjudicate_agent::game_file;
use adjudicate_agent::game_files::GameFiles;
use adjudicate_agent::settings::other_key;
use adjudicate_event::table::TableFault;
use adjudicate_event::{
    Audit, ComposedEntry, Draft, Event, EventEntryKind, GameLog, Section, SectionState, Slip, SlipKind,
};
use adjudicate_record::crypto::Identity;
use adjudicate_record::log::file::{self, FileSystem};
use adjudicate_record::log::layout::EVENT_LOG;
use adjudicate_record::log::{Text, Time, True};
use adjudicate_rules::{Name, phrase};
use adjudicate_text::view;

/// The directory of the games' logs.
pub const GAMES: &str = "games";

/// An event read from its directory.
pub struct EventDirectory {
    /// The store that has its log and the logs of its games.
    store: Arc<dyn GameFiles>,
    /// The file of its log.
    pub path: PathBuf,
    /// The bytes of the file.
    pub bytes: Vec<u8>,
    /// The event that the log proves.
    pub event: Event,
}

impl EventDirectory {
    /// Reads and verifies the log of an event: the file that was named, or `event.yaml` in the directory that was named, or
    /// here.
    ///
    /// # Errors
    /// There is none, or it is invalid.
    pub fn open(office: &Context, given: Option<&Path>) -> Result<EventDirectory, Failure> {
        let path = locate(office, given)?;
        let bytes = file::read(office.system(), &path)?;
        let verified = adjudicate_event::verify(&bytes);
        if let Some(found) = &verified.fault {
            return Err(Failure::found(found, &path.display().to_string(), &bytes));
        }
        // A log without a fault has a charter, and so an event.
        let empty = || Failure::usage(phrase!("empty-event-log", "this log is empty"));
        let event = verified.event.ok_or_else(empty)?;
        Ok(EventDirectory::with(Arc::clone(&office.store), path, bytes, event))
    }

    /// The event whose log has these bytes.
    pub fn with(store: Arc<dyn GameFiles>, path: PathBuf, bytes: Vec<u8>, event: Event) -> EventDirectory {
        EventDirectory { store, path, bytes, event }
    }

    /// The file system in which it is kept.
    pub fn system(&self) -> &dyn FileSystem {
        self.store.system()
    }

    /// The directory with everything of the event.
    pub fn directory(&self) -> PathBuf {
        self.path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new(".")).to_owned()
    }

    /// The logs of games in the directory and below it.
    ///
    /// # Errors
    /// A file or a directory cannot be read.
    pub fn games(&self) -> Result<Vec<GameLog>, Failure> {
        logs(self.system(), &[self.directory()])
    }

    /// The event held against its games.
    ///
    /// # Errors
    /// As [`EventDirectory::games`].
    pub fn audit(&self) -> Result<Audit, Failure> {
        Ok(adjudicate_event::audit(&self.event, &self.games()?, |_| {}))
    }

    /// In whose name this key writes.
    ///
    /// # Errors
    /// It has no part in the event.
    pub fn author(&self, identity: &Identity) -> Result<Name, Failure> {
        let key = identity.public();
        self.event.author_of_key(&key).cloned().ok_or_else(|| {
            Failure::ruled(phrase!("key-without-part-in-event", "your key has no part in this event"))
                .hint(phrase!("your-key-is", "your key is {key}", key))
                .hint(phrase!(
                    "key-or-enter",
                    "--key FILE names another key file; `adjudicate event enter` enters the event"
                ))
        })
    }

    /// The director's identity.
    ///
    /// # Errors
    /// The user is not the director.
    pub fn director(&self, office: &Context) -> Result<Identity, Failure> {
        let identity = office.identity()?;
        let director = self.event.director();
        match identity.public() == director.key {
            true => Ok(identity),
            false => {
                let name = &director.name;
                let reason = phrase!("director-only", "only the director `{name}` can do this", name);
                Err(Failure::ruled(reason).rule("event").hint(other_key()))
            }
        }
    }

    /// Signs an entry in the director's name, and appends it.
    ///
    /// # Errors
    /// It cannot follow, or the log cannot be written.
    pub fn write(
        &mut self,
        at: Time,
        kind: EventEntryKind,
        say: Option<Text>,
        director: &Identity,
    ) -> Result<u64, Failure> {
        self.write_with(at, Vec::new(), kind, say, director)
    }

    /// The same without a remark.
    ///
    /// # Errors
    /// As [`EventDirectory::write`].
    pub fn direct(&mut self, at: Time, kind: EventEntryKind, director: &Identity) -> Result<u64, Failure> {
        self.write(at, kind, None, director)
    }

    /// Writes a slip in, and nothing else.
    ///
    /// # Errors
    /// As [`EventDirectory::write`].
    pub fn post(&mut self, at: Time, slip: Slip, director: &Identity) -> Result<u64, Failure> {
        self.write_with(at, vec![slip], EventEntryKind::Post(True), None, director)
    }

    /// The same with slips that the entry writes in.
    ///
    /// # Errors
    /// As [`EventDirectory::write`].
    pub fn write_with(
        &mut self,
        at: Time,
        slips: Vec<Slip>,
        kind: EventEntryKind,
        say: Option<Text>,
        director: &Identity,
    ) -> Result<u64, Failure> {
        let by = self.event.director().name.clone();
        let composed = self.event.compose(Draft { by, at, slips, kind, say }, director).map_err(Failure::fault)?;
        self.append(&composed)
    }

    /// Takes the event over: signs the entry behind the slip with which the director hands it over.
    ///
    /// # Errors
    /// The slip does not hand it over to the owner of this key behind the last entry, or the log cannot be written.
    pub fn take_over_from(&mut self, at: Time, slip: Slip, taker: &Identity) -> Result<u64, Failure> {
        let SlipKind::Handover(consent) = &slip.kind else {
            return Err(Failure::ruled(phrase!("slip-hands-nothing-over", "this slip hands nothing over")));
        };
        let (by, kind) = (consent.to.clone(), self.event.takes_over(taker, consent));
        let draft = Draft { by, at, slips: vec![slip], kind, say: None };
        let composed = self.event.compose(draft, taker).map_err(Failure::fault)?;
        self.append(&composed)
    }

    /// Signs several entries in the director's name, and appends them all or none.
    ///
    /// # Errors
    /// As [`EventDirectory::write`].
    pub fn direct_all(&mut self, at: Time, kinds: Vec<EventEntryKind>, director: &Identity) -> Result<(), Failure> {
        let mut event = self.event.clone();
        let mut text = String::new();
        for kind in kinds {
            let by = event.director().name.clone();
            let composed = event
                .compose(Draft { by, at, slips: Vec::new(), kind, say: None }, director)
                .map_err(Failure::fault)?;
            text.push_str(&composed.text());
            event = composed.event;
        }
        self.take_over(&text, event)
    }

    /// Appends an entry that was found valid.
    ///
    /// # Errors
    /// The log has changed in the meantime, or cannot be written.
    pub fn append(&mut self, composed: &ComposedEntry) -> Result<u64, Failure> {
        self.take_over(&composed.text(), composed.event.clone())?;
        Ok(composed.entry.seq)
    }

    fn take_over(&mut self, text: &str, event: Event) -> Result<(), Failure> {
        if !text.is_empty() {
            file::append(self.system(), &self.path, &self.bytes, text)?;
        }
        self.bytes.extend_from_slice(text.as_bytes());
        self.event = event;
        Ok(())
    }

    /// The section of this name, or the only one.
    ///
    /// # Errors
    /// There is none, or one has to be named.
    pub fn section(&self, name: Option<&str>) -> Result<(usize, &Section, &SectionState), Failure> {
        let known: Vec<&str> = self.event.charter().sections.iter().map(|section| section.name.as_str()).collect();
        let mut found = self.event.sections().enumerate().filter(|(_, (section, _))| match name {
            Some(name) => section.name.as_str() == name,
            None => known.len() == 1,
        });
        let Some((place, (section, standing))) = found.next() else {
            let reason = match name {
                Some(section) => phrase!("no-such-section", "there is no section `{section}`", section),
                None => phrase!("which-section", "which section?"),
            };
            return Err(Failure::usage(reason).hint(format!("--section {}", known.join(" | "))));
        };
        Ok((place, section, standing))
    }
}

/// That there are no standings of a section, nor a crosstable: what it has contradicts itself.
pub fn no_table(fault: TableFault) -> Failure {
    Failure::environment(phrase!("no-table", "the table cannot be made: {fault}", fault = fault.phrase()))
}

/// The log that was named, or the one in the directory that was named, or here.
///
/// # Errors
/// There is none, or the system cannot say.
pub fn locate(office: &Context, given: Option<&Path>) -> Result<PathBuf, Failure> {
    let system = office.system();
    if let Some(catalogue) = office.store.catalogue() {
        let name = given.and_then(Path::to_str);
        let found = name.map(|name| catalogue.event(name)).transpose()?.flatten();
        return found
            .map(|directory| directory.join(EVENT_LOG))
            .ok_or_else(|| game_file::unnamed(phrase!("name-event-of-store", "name an event of the store")));
    }
    let path = match given {
        Some(path) if file::is_directory(system, path)? => path.join(EVENT_LOG),
        Some(path) => path.to_owned(),
        None => PathBuf::from(EVENT_LOG),
    };
    match file::is_there(system, &path)? {
        true => Ok(path),
        false => {
            let path = view::quoted(&path);
            let reason = phrase!("no-event-at", "there is no event at {path}", path);
            Err(Failure::environment(reason).hint(phrase!(
                "no-event-at-hint",
                "name the event's directory or its log; `adjudicate event new` begins one"
            )))
        }
    }
}

/// The logs of games at these paths.
///
/// # Errors
/// A file or a directory cannot be read.
pub fn logs(system: &dyn FileSystem, paths: &[PathBuf]) -> Result<Vec<GameLog>, Failure> {
    let mut found = Vec::new();
    for item in paths.iter().flat_map(|path| discover::logs(system, path)) {
        match item {
            FoundItem::Log(path) => {
                let bytes = file::read(system, &path)?;
                found.push(GameLog { source: path.display().to_string(), bytes });
            }
            FoundItem::Event(_) | FoundItem::Evidence(_) | FoundItem::Empty(_) => {}
            FoundItem::Unreadable(failure) => return Err(failure),
        }
    }
    Ok(found)
}
