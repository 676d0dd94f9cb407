//! Signing an entry and putting it into the log: never twice, never half.

use super::context::Context;
use super::failure::Failure;
use super::game_file::{self, GameFile};
use super::letters;
use crate::crypto::{Chain, Digest, Identity};
use crate::dice::Member;
use crate::log::file::{self, Disk, FileError};
use crate::log::state::{Kept, Standing, StateError};
use crate::log::{Bytes, Kind, Text};
use crate::referee::{Author, Composed, Draft, Fork, Match, SecretBoard};
use crate::rules::Name;

impl From<FileError> for Failure {
    fn from(error: FileError) -> Failure {
        let failure = Failure::environment(error.to_string());
        match error.hint() {
            Some(hint) => failure.hint(hint),
            None => failure,
        }
    }
}

impl From<StateError> for Failure {
    fn from(error: StateError) -> Failure {
        let failure = Failure::environment(error.to_string());
        match error.hint() {
            Some(hint) => failure.hint(hint),
            None => failure,
        }
    }
}

/// Someone about to sign in a game whose log has been compared with what this program has seen of it.
pub struct Pen<'a> {
    context: &'a Context,
    /// The game.
    pub game: GameFile,
    /// Who signs.
    pub identity: Identity,
    /// In whose name.
    pub by: Name,
    /// The signer's dice chain.
    pub chain: Chain,
    /// Elements of others that reached the signer on their own.
    pub elements: Vec<(Member, [u8; 32])>,
    /// Whether what is signed is to be mailed at once.
    pub send: bool,
    kept: Kept,
    /// The proof that somebody has signed twice before which the log ends.
    stopped: Option<Fork>,
}

impl<'a> Pen<'a> {
    /// Takes up the pen: finds out who signs, and whether the log may be signed on (protocol, section 5).
    ///
    /// # Errors
    /// The key has no part in the game; the log is behind what has been seen, or forked from it; or the user does not trust
    /// a log of which nothing is kept although he has signed in it.
    pub fn take(
        context: &'a Context,
        mut game: GameFile,
        scribe_for: Option<&str>,
        elements: &[String],
    ) -> Result<Pen<'a>, Failure> {
        let identity = context.identity()?;
        let by = context.author(&game.state, &identity, scribe_for)?;
        let directory = context.settings.state_directory()?;
        let loaded = Kept::load(&Disk, directory, &game.state.id())?;
        let ids: Vec<Digest> = game.records.iter().map(|record| record.id).collect();
        match Standing::of(loaded.as_ref(), &ids) {
            Standing::Extends => {}
            Standing::Fresh => trust(context, &game, &by)?,
            Standing::Behind { seen_seq } => {
                let have = game.records.len().saturating_sub(1);
                return Err(Failure::ruled(format!(
                    "this log ends with entry {have}, and you have seen entry {seen_seq} of this game"
                ))
                .rule("protocol 5")
                .hint("use the newer copy, or ask the others for what is missing and `import` it"));
            }
            Standing::Forked { seen_seq } => {
                return Err(Failure::ruled(format!(
                    "entry {seen_seq} of this log is not the one that you have seen: somebody's letters crossed, or somebody \
                     signed twice"
                ))
                .rule("protocol 5")
                .hint(format!("`adjudicate import {}` settles letters that crossed", game.path.display()))
                .hint(format!(
                    "to go on with this file, first read your own into it: `adjudicate import OWN --game {}`",
                    game.path.display()
                )));
            }
            Standing::Unfinished { entry } => {
                file::append(&Disk, &game.path, &game.bytes, &entry)?;
                context
                    .terminal
                    .remark("An entry that you had signed was missing from the log; it stands there again now.");
                game = game_file::load(&game.path, None)?;
            }
        }
        let last = game.records.last().map_or((0, game.state.id()), |record| (record.entry.seq, record.id));
        let mut kept = loaded.unwrap_or_else(|| Kept::new(game.state.id(), last.0, last.1));
        kept.note_seen(last.0, last.1);
        let chain = context.chain(&game.state, &identity);
        let elements = elements.iter().map(|line| element(&game.state, line)).collect::<Result<_, _>>()?;
        let settled = letters::settled(&game)?;
        let stopped = settled.forks.into_iter().next().filter(|_| settled.stops);
        Ok(Pen { context, game, identity, by, chain, elements, send: false, kept, stopped })
    }

    /// Who signs, as the match knows him.
    pub fn author(&self) -> Option<Author> {
        self.game.state.author(&self.by)
    }

    /// The seat of who signs, if a player does.
    pub fn seat(&self) -> Option<crate::rules::Seat> {
        self.author().and_then(Author::seat)
    }

    /// Writes an entry without putting it anywhere.
    ///
    /// # Errors
    /// The entry would not be valid.
    pub fn compose(&self, kind: Kind, say: Option<Text>) -> Result<Composed, Failure> {
        self.compose_sealed(kind, say, None)
    }

    /// The same for a turn on a sealed board, which is proved.
    ///
    /// # Errors
    /// As [`Pen::compose`].
    pub fn compose_sealed(
        &self,
        kind: Kind,
        say: Option<Text>,
        board: Option<&SecretBoard>,
    ) -> Result<Composed, Failure> {
        // Play never goes on by choosing a branch (protocol, section 5); everything that can settle it does.
        if let (Some(fork), Kind::Join(_) | Kind::Turn(_) | Kind::Answer(_)) = (&self.stopped, &kind) {
            let reason =
                format!("{} has signed two entries of which only one can stand, so play does not go on", fork.author);
            return Err(Failure::ruled(reason).rule("protocol 5").hint(
                "the referee settles it with a ruling; a result can be agreed on; `import` shows both entries again",
            ));
        }
        let draft = Draft { by: self.by.clone(), at: self.context.now()?, kind, say, elements: self.elements.clone() };
        let composed = self.game.state.compose_sealed(draft, &self.identity, Some(&self.chain), board);
        let composed = composed.map_err(Failure::fault)?;
        self.refuse_second_signature(&composed)?;
        Ok(composed)
    }

    /// Who is honest must not be made to prove against himself that he has signed twice (protocol, section 5): by a turn in
    /// place of one that fell out, or by an entry on an old log behind which he has signed already.
    fn refuse_second_signature(&self, composed: &Composed) -> Result<(), Failure> {
        let Some(other) = letters::signed_before(&self.game, &self.identity.public(), &composed.text())? else {
            return Ok(());
        };
        let turns = matches!((&other.entry.kind, &composed.entry.kind), (Kind::Turn(_), Kind::Turn(_)));
        let what = format!("entry {} ({})", other.entry.seq, other.entry.kind.name());
        let reason = match turns {
            true => {
                "a turn of yours fell out when letters crossed, and another one would prove that you have signed twice"
                    .to_owned()
            }
            false => format!(
                "{what}, which you have signed, is kept beside this log, and this one would prove that you have signed twice"
            ),
        };
        let failure = Failure::ruled(reason).rule("protocol 5");
        Err(match turns {
            true => failure.hint("nothing was signed; `adjudicate note` tells the others why you do not go on"),
            false => failure.hint("nothing was signed; `adjudicate dispute` says how the game can go on"),
        }
        .hint("another player can offer a result (`offer result`) that all accept, or the referee rules one (`rule result`)"))
    }

    /// Keeps what is signed and then appends it, so that after a crash in between the very same bytes are found again.
    ///
    /// # Errors
    /// The kept state or the log cannot be written; an element that was given out already would be given out again.
    pub fn commit(mut self, composed: &Composed) -> Result<GameFile, Failure> {
        let directory = self.context.settings.state_directory()?;
        let key = self.identity.public();
        let count = |state: &Match| {
            state.author_of_key(&key).and_then(Author::member).and_then(|member| {
                state.machine().chain(member).filter(|chain| chain.key == key).map(|chain| chain.count)
            })
        };
        let given = count(&composed.state);
        let before = self.kept.clone();
        self.kept.note_signed(&key, &composed.entry, given);
        self.kept.store(&Disk, directory)?;
        if let Err(error) = file::append(&Disk, &self.game.path, &self.game.bytes, &composed.text()) {
            // Nothing was sent and the log is as it was, so what was kept for this entry is taken back.
            if !matches!(error, FileError::Failed { unchanged: false, .. }) {
                self.kept.withdraw(&before);
                if self.kept.store(&Disk, directory).is_err() {
                    let kept =
                        "it is signed and kept all the same: the next command that signs here brings it into the log";
                    return Err(Failure::from(error).hint(kept));
                }
            }
            return Err(error.into());
        }
        game_file::load(&self.game.path, None)
    }

    /// Keeps that an element is given out on its own, before it is shown.
    ///
    /// # Errors
    /// The kept state cannot be written.
    pub fn keep_given(&mut self, element: u32) -> Result<(), Failure> {
        let key = self.identity.public();
        self.kept.note_given(&key, element);
        self.kept.store(&Disk, self.context.settings.state_directory()?).map_err(Failure::from)
    }
}

/// Asks whether a log is trusted of which nothing is kept, although entries in it carry the user's signature.
fn trust(context: &Context, game: &GameFile, by: &Name) -> Result<(), Failure> {
    let signed = game.records.iter().filter(|record| record.entry.by == *by).count();
    if signed == 0 {
        return Ok(());
    }
    let question = format!(
        "{signed} entries of this log are signed by you, but nothing is kept here about this game. If an older copy is \
         signed on, two entries of yours can contradict each other. Is this log up to date?"
    );
    match context.terminal.confirm(&question)? {
        true => Ok(()),
        false => Err(Failure::ruled("nothing is signed on a log that you do not trust")
            .rule("protocol 5")
            .hint("ask the other players for their copy and `import` it")),
    }
}

/// Reads the line `element GAMEID NAME B64` that an element travels in on its own.
///
/// # Errors
/// The line is none, is of another game, or holds an element that is not missing or not the next one.
pub fn element(state: &Match, line: &str) -> Result<(Member, [u8; 32]), Failure> {
    let wrong =
        || Failure::usage(format!("`{line}` is no element")).hint("an element is a line `element GAMEID NAME BASE64`");
    let mut words = line.split_whitespace();
    let (Some("element"), Some(game), Some(name), Some(element), None) =
        (words.next(), words.next(), words.next(), words.next(), words.next())
    else {
        return Err(wrong());
    };
    if Digest::parse(game) != Some(state.id()) {
        return Err(Failure::ruled("this element belongs to another game").rule("protocol 4"));
    }
    let member = Name::parse(name).and_then(|name| state.member(&name)).ok_or_else(wrong)?;
    let element = Bytes::<32>::parse(element).ok_or_else(wrong)?;
    state.missing_element(member, element.0).map_err(Failure::fault)?;
    Ok((member, element.0))
}
