//! Rulings behind an entry that is not the last one: the game goes on there (protocol, section 5).

use crate::failure::Failure;
use crate::game_file::GameFile;
use crate::pending::Pending;
use crate::signing::Signer;
use crate::{Context, inbox, slips};
use adjudicate_record::log::{EntryKind, SignedEntry, Text};
use adjudicate_referee::{ComposedEntry, Draft, Match};
use adjudicate_rules::phrase;

impl Signer<'_> {
    /// The match behind an entry of the log or beside it, and how many entries fall out by a ruling there.
    ///
    /// # Errors
    /// There is no such entry, or it is not in any line.
    pub fn state_behind(&self, named: &str) -> Result<(Match, usize), Failure> {
        state(self.office, &self.game, &self.beside, named)
    }

    /// Writes a ruling behind another entry than the last one, without putting it anywhere.
    ///
    /// # Errors
    /// It would not be valid there.
    pub fn compose_behind(&self, state: &Match, kind: EntryKind, say: Option<Text>) -> Result<ComposedEntry, Failure> {
        let hand = state.author(&self.by).map(|author| (author, self.identity.public()));
        let slips = slips::that_fit(state, hand, &self.beside, &self.left_out, &kind, None);
        let draft = Draft { by: self.by.clone(), at: self.office.now()?, slips, kind, say, elements: Vec::new() };
        let composed = state.compose(draft, &self.identity, None).map_err(Failure::fault)?;
        self.refuse_second_signature(&composed)?;
        Ok(composed)
    }

    /// Stores such a ruling, and puts the line that follows from it into the log: the entries that fall out are then
    /// beside it.
    ///
    /// # Errors
    /// The kept state or the log cannot be written.
    pub fn commit_behind(mut self, composed: &ComposedEntry) -> Result<GameFile, Failure> {
        let directory = self.office.settings.state_directory()?;
        self.office.store.check_beside(&self.game.path)?;
        self.kept.note_signed(&self.identity.public(), &composed.entry, None);
        if self.send {
            self.kept.note_unsent(Some(composed.state.head()));
        }
        self.office.store.keep(directory, &mut self.kept)?;
        let mut beside = self.beside.clone();
        beside.take_entry(SignedEntry::from(composed.entry.clone()));
        inbox::bring(self.office, &self.game.path, beside)?;
        self.office.store.game(&self.game.path)
    }
}

/// The match behind an entry, as [`Signer::state_behind`].
pub(super) fn state(
    office: &Context,
    game: &GameFile,
    beside: &Pending,
    named: &str,
) -> Result<(Match, usize), Failure> {
    let unknown = || {
        Failure::usage(phrase!(
            "behind-no-entry",
            "`{named}` is no entry of this log, and none that lies beside it",
            named
        ))
        .hint(phrase!(
            "behind-no-entry-hint",
            "name its number, or the beginning of its id as `adjudicate dispute` prints it"
        ))
    };
    let log: Vec<&SignedEntry> = game.records.iter().map(|record| &**record).collect();
    let all: Vec<&SignedEntry> = log.iter().copied().chain(&beside.entries).collect();
    let by_number = named.parse::<u64>().ok().and_then(|number| log.get(usize::try_from(number).ok()?).copied());
    let digits = named.strip_prefix("sha256:").unwrap_or(named);
    let by_id = || all.iter().copied().find(|letter| digits.len() >= 4 && letter.id.to_hex().starts_with(digits));
    let target = by_number.or_else(by_id).ok_or_else(unknown)?;
    let mut way = vec![target];
    while let Some(prev) = way.last().and_then(|letter| letter.entry.prev) {
        way.push(all.iter().copied().find(|letter| letter.id == prev).ok_or_else(unknown)?);
    }
    let settled = office.judge.settle(&way, &|_| false);
    let state = settled.state.filter(|state| state.head() == target.id).ok_or_else(|| {
        let seq = target.entry.seq;
        Failure::ruled(phrase!(
            "behind-invalid",
            "entry {seq} ({named}) is not valid, so no ruling can stand behind it",
            seq,
            named
        ))
        .rule("protocol 5")
    })?;
    let fallen = log.iter().filter(|letter| state.line().place(&letter.id).is_none()).count();
    Ok((state, fallen))
}
