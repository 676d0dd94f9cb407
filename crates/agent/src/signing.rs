//! Signing an entry and putting it into the log, or a slip: never twice, never half.

// A kind of entry about which nobody has decided whether it is signed does not pass.
#![deny(clippy::wildcard_enum_match_arm)]

mod behind;
mod element;
mod keeping;

pub use element::element_line;
pub use keeping::{handed_over, unsent};

use crate::context::Context;
use crate::failure::Failure;
use crate::game_file::GameFile;
use crate::pending::Pending;
use crate::signing::keeping::{UNSENT, finish_what_was_begun, standing};
use crate::{letters, slips};
use adjudicate_record::crypto::{Chain, Digest, Identity};
use adjudicate_record::dice::Member;
use adjudicate_record::log::file::FileError;
use adjudicate_record::log::signing_state::{GivenElement, SigningState, StateComparison, StateError};
use adjudicate_record::log::{Bytes, EntryKind, Offer, Slip, SlipKind, Text, agreed};
use adjudicate_record::printable::printable_path;
use adjudicate_referee::{Author, ComposedEntry, Draft, Match, SecretBoard, SlipDraft};
use adjudicate_rules::{Name, Phrase, PhraseArgument, Play, phrase};
use std::sync::Arc;

impl From<FileError> for Failure {
    fn from(error: FileError) -> Failure {
        let failure = Failure::environment(error.phrase());
        match error.hint() {
            Some(hint) => failure.hint(hint),
            None => failure,
        }
    }
}

impl From<StateError> for Failure {
    fn from(error: StateError) -> Failure {
        if matches!(error, StateError::File(FileError::Changed { .. })) {
            return overtaken();
        }
        let failure = Failure::environment(error.phrase());
        match error.hint() {
            Some(hint) => failure.hint(hint),
            None => failure,
        }
    }
}

/// Returns the message if another program was first: the user must see whether it wrote the same.
fn overtaken() -> Failure {
    Failure::environment(phrase!(
        "overtaken",
        "another program has written in this game at the same moment, and this one has not"
    ))
    .hint(phrase!("overtaken-hint", "`adjudicate show` says what stands now; do it again if you still want it"))
}

/// Someone about to sign in a game whose log has been compared with what this program has seen of it.
pub struct Signer<'a> {
    office: &'a Context,
    /// The game.
    pub game: GameFile,
    /// The key that signs.
    pub identity: Identity,
    /// In whose name.
    pub by: Name,
    /// The signer's dice chain.
    pub chain: Arc<Chain>,
    /// Elements of others that reached the signer on their own and belong to the pending throw.
    pub elements: Vec<(Member, [u8; 32])>,
    /// The file beside the log.
    pub beside: Pending,
    /// Slips that are not to be written in, by their ids.
    pub left_out: Vec<Digest>,
    /// Whether the signed entry or slip is mailed at once.
    pub send: bool,
    /// Whether a slip goes with an entry by which the signer's next dice are thrown without a question.
    pub roll_next: bool,
    /// The SHA-256 of the message in which a player without a key asked for the entry: the referee notes it in the log.
    pub source: Option<Digest>,
    kept: SigningState,
    /// The members who have signed twice, and the entries of equal rank before which the line stops.
    stopped: Option<SigningStop>,
}

struct SigningStop {
    named: Vec<String>,
    before: Vec<Digest>,
}

impl<'a> Signer<'a> {
    /// Finds the author that signs, and whether the log may be signed on (protocol, section 5).
    ///
    /// # Errors
    /// The key has no part in the game; the log is behind the last entry seen, or another branch; or the user does not
    /// trust a log of which no signing state exists although he has signed in it.
    pub fn take(
        office: &'a Context,
        game: GameFile,
        scribe_for: Option<&str>,
        elements: &[String],
    ) -> Result<Signer<'a>, Failure> {
        let identity = office.identity()?;
        let beside = office.store.beside(&game.path)?;
        // A user whose slip introduces a new key signs with it from the entry on that writes the slip in.
        let renewed = renewed(&game.state, &beside, &identity);
        let by = match &renewed {
            Some((by, _)) if scribe_for.is_none() => by.clone(),
            _ => office.author(&game.state, &identity, scribe_for)?,
        };
        let signer = Signer::take_as(office, game, beside, identity, by, renewed, elements)?;
        signer.remind_of_unsent();
        Ok(signer)
    }

    /// Returns the same author in the game as his entry has left it, to sign what belongs to the same act and goes in the same
    /// letter. That letter has not been handed over yet, so there is nothing to be reminded of.
    ///
    /// # Errors
    /// As [`Signer::take`].
    pub(crate) fn take_again(office: &'a Context, game: GameFile, by: Name) -> Result<Signer<'a>, Failure> {
        let identity = office.identity()?;
        let beside = office.store.beside(&game.path)?;
        Signer::take_as(office, game, beside, identity, by, None, &[])
    }

    /// The same, to rule behind the entry that is named as [`Signer::state_behind`] has it. The key that holds there signs, and
    /// in another branch that may be one which the log has replaced.
    ///
    /// # Errors
    /// As [`Signer::take`] and [`Signer::state_behind`].
    pub fn take_behind(office: &'a Context, game: GameFile, named: &str) -> Result<Signer<'a>, Failure> {
        let identity = office.identity()?;
        let beside = office.store.beside(&game.path)?;
        let (state, _) = behind::state(office, &game, &beside, named)?;
        let by = office.author(&state, &identity, None)?;
        let signer = Signer::take_as(office, game, beside, identity, by, None, &[])?;
        signer.remind_of_unsent();
        Ok(signer)
    }

    /// Tells the user if something was to be sent and the program was stopped before.
    fn remind_of_unsent(&self) {
        if self.kept.unsent().is_some() {
            self.office.person.remark(UNSENT);
        }
    }

    fn take_as(
        office: &'a Context,
        mut game: GameFile,
        mut beside: Pending,
        identity: Identity,
        by: Name,
        renewed: Option<(Name, Digest)>,
        elements: &[String],
    ) -> Result<Signer<'a>, Failure> {
        let directory = office.settings.state_directory()?;
        let loaded = finish_what_was_begun(office, &mut game, &mut beside, directory)?;
        match standing(loaded.as_ref(), &game, &beside) {
            // It has been finished, or another program is about to do so.
            StateComparison::Extends | StateComparison::Unfinished { .. } => {}
            StateComparison::Fresh => trust(office, &game, &by)?,
            StateComparison::Behind { seen_seq } => {
                let have = game.records.len().saturating_sub(1);
                return Err(Failure::ruled(phrase!(
                    "old-copy",
                    "this log ends with entry {have}, and you have seen entry {seen} of this game",
                    have,
                    seen = seen_seq
                ))
                .rule("protocol 5")
                .hint(phrase!(
                    "old-copy-hint",
                    "use the newer copy, or ask the others for what is missing and `import` it"
                )));
            }
            StateComparison::Elsewhere { seen_seq } => {
                return Err(Failure::ruled(phrase!(
                    "other-branch",
                    "entry {seen} of this log is not the one that you have seen, and that one does not lie beside it",
                    seen = seen_seq
                ))
                .rule("protocol 5")
                .hint(phrase!(
                    "other-branch-hint",
                    "read your own copy into this file, what lies beside it too: `adjudicate import OWN --game {file}`",
                    file = printable_path(&game.path)
                )));
            }
        }
        let last = game.records.last().map_or((0, game.state.id()), |record| (record.entry.seq, record.id));
        let mut kept = loaded.unwrap_or_else(|| SigningState::new(game.state.id(), last.0, last.1));
        let here = |id: &Digest| beside.is_rooted(id, |id| in_line(&game.state, id));
        let missing = kept.signed().find(|placed| !in_line(&game.state, &placed.id) && !here(&placed.id));
        if missing.is_some() {
            return Err(Failure::ruled(phrase!(
                "own-entry-missing",
                "an entry that you have signed is neither in this log nor beside it"
            ))
            .rule("protocol 5")
            .hint(phrase!(
                "own-entry-missing-hint",
                "without it you could sign twice: `import` the letter in which you sent it, or your own copy"
            )));
        }
        let lies: Vec<Digest> = beside.entries.iter().map(|letter| letter.id).collect();
        crate::other_games::warn(office, &game, &lies, &identity.public())?;
        // An entry that was cut off the log stays the last entry seen: without it this log is an old copy.
        let (_, seen) = kept.seen();
        if !beside.goes_on_behind(&last.1, &seen) {
            kept.note_seen(last.0, last.1, |id| in_line(&game.state, id));
        }
        let author = game.state.author(&by);
        let known = || author.map_or_else(|| game.state.id(), |author| game.state.chain_base(author));
        // A join makes its chain behind the entry before it, whatever key signs it.
        let joins = author.and_then(Author::member).is_some_and(|member| game.state.next_to_join() == Some(member));
        let base = renewed.filter(|_| !joins).map_or_else(known, |(_, base)| base);
        let chain = office.judge.chain(&identity, &game.state.id(), &base);
        let given: Vec<_> = elements.iter().map(|line| element(&game.state, line)).collect::<Result<_, _>>()?;
        // Elements that came on their own serve as well; those that do not fit now may fit later, or never.
        let waiting = beside.elements.iter().filter_map(|line| element(&game.state, line).ok());
        let mut elements = given;
        for (member, element) in waiting {
            if elements.iter().all(|(known, _)| *known != member) {
                elements.push((member, element));
            }
        }
        elements.sort_by_key(|(member, _)| *member);
        let settled = letters::settled(&*office.judge, &game, &beside);
        let stopped = (!settled.stops_before.is_empty()).then(|| SigningStop {
            named: settled.named.iter().map(|named| named.name.clone()).collect(),
            before: settled.stops_before.clone(),
        });
        let left_out = Vec::new();
        // The setting is the owner's of this key, and not for those in whose name a referee writes.
        let owns =
            game.state.author_of_key(&identity.public()).map(|author| game.state.author_name(author) == by.as_str());
        let roll_next = office.settings.config.roll_for_me && owns == Some(true);
        Ok(Signer {
            office,
            game,
            identity,
            by,
            chain,
            elements,
            beside,
            left_out,
            send: false,
            roll_next,
            source: None,
            kept,
            stopped,
        })
    }

    /// Returns the author that signs, as the match knows him.
    pub fn author(&self) -> Option<Author> {
        self.game.state.author(&self.by)
    }

    /// Returns the seat of the signer, if a player signs.
    pub fn seat(&self) -> Option<adjudicate_rules::Seat> {
        self.author().and_then(Author::seat)
    }

    /// Returns whether the signer holds the pen.
    pub fn holds_pen(&self) -> bool {
        self.author().is_some_and(|author| self.game.state.holds_pen(author))
    }

    /// The number of the referee's next ruling: one more than the highest that was ever signed, in whatever branch.
    pub fn next_ruling(&self) -> u64 {
        let beside = self.beside.entries.iter().filter_map(|letter| letter.entry.kind.ruling_number());
        let log = self.game.records.iter().filter_map(|record| record.entry.kind.ruling_number());
        let highest = beside.chain(log).chain([self.kept.nr()]).max();
        highest.unwrap_or(0) + 1
    }

    /// The settings, stores and clock that this signer works with.
    pub fn office(&self) -> &'a Context {
        self.office
    }

    /// The slips that wait and can be written in with the next entry, one behind the other. Orders count where the move is
    /// the one that they wait for; a slip that ends the game or takes the pen away counts only for a post or a ruling.
    pub fn waiting(&self, act: &EntryKind) -> Vec<Slip> {
        let hand = self.author().map(|author| (author, self.identity.public()));
        let foresees = matches!(act, EntryKind::Turn(_)) && self.beside.slips.iter().any(slips::is_for_any_move);
        let ahead = if foresees { self.foreseen() } else { None };
        slips::that_fit(&self.game.state, hand, &self.beside, &self.left_out, act, ahead.as_ref())
    }

    /// Returns the game with the throw that the signer can foresee; `None` if he foresees none.
    fn foreseen(&self) -> Option<Play> {
        let state = &self.game.state;
        let own = self.author().and_then(|author| state.foresee(author, &self.elements, &self.chain));
        own.or_else(|| state.foresee_others(&self.elements)).map(|(play, _)| play)
    }

    /// The same as [`Signer::waiting`] if this slip waited as well.
    pub fn waiting_with(&self, slip: &Slip, act: &EntryKind) -> Vec<Slip> {
        let hand = self.author().map(|author| (author, self.identity.public()));
        let mut beside = self.beside.clone();
        beside.take_slip(slip.clone());
        slips::that_fit(&self.game.state, hand, &beside, &self.left_out, act, None)
    }

    /// Composes and checks an entry with just these slips, without storing it. A turn on a sealed board needs the board for its proof.
    ///
    /// # Errors
    /// The entry would not be valid.
    pub fn compose_with(
        &self,
        slips: Vec<Slip>,
        kind: EntryKind,
        say: Option<Text>,
        board: Option<&SecretBoard>,
    ) -> Result<ComposedEntry, Failure> {
        let goes_on = match &kind {
            EntryKind::Ruling(_) => true,
            EntryKind::Agree(number) => matches!(agreed(&slips, *number), Some((_, Offer::Referee(_)))),
            EntryKind::Charter(_)
            | EntryKind::Join(_)
            | EntryKind::Turn(_)
            | EntryKind::Answer(_)
            | EntryKind::Resign(_)
            | EntryKind::Claim(_)
            | EntryKind::Open(_)
            | EntryKind::Save(_)
            | EntryKind::Post(_) => false,
        };
        if !goes_on {
            self.refuse_where_the_line_stops()?;
        }
        let at = self.office.now()?;
        let draft = Draft { by: self.by.clone(), at, slips, kind, say, elements: self.elements.clone() };
        let composed = self.game.state.compose_sealed(draft, &self.identity, Some(&self.chain), board);
        let composed = composed.map_err(Failure::fault)?;
        self.refuse_second_signature(&composed)?;
        Ok(composed)
    }

    /// No honest program signs anything behind entries of equal rank, or gives an element there, but what raises the rank of
    /// one of them: a ruling, or an agreement on a referee (protocol, section 5).
    ///
    /// # Errors
    /// The line stops.
    pub fn refuse_where_the_line_stops(&self) -> Result<(), Failure> {
        let Some(stopped) = &self.stopped else { return Ok(()) };
        let (count, names) = (stopped.before.len(), Phrase::list(&stopped.named));
        let who = match stopped.named.len() {
            0 => "somebody has".to_owned(),
            1 => format!("{names} has"),
            _ => format!("{names} have"),
        };
        let english =
            format!("the line stops: in one place stand {count} entries of equal rank, and {who} signed twice");
        let reason = Phrase::english("line-stops-here", english)
            .with("count", PhraseArgument::count(count))
            .with("names", names)
            .with("number", PhraseArgument::count(stopped.named.len()));
        Err(Failure::ruled(reason).rule("protocol 5").hint(phrase!(
            "line-stops-hint",
            "the referee goes on with one of them (`adjudicate dispute` shows both and says how); without a referee all \
             can agree on one"
        )))
    }

    /// An honest signer must not sign twice: an entry with the parent of one that he has signed, a ruling with a number
    /// that he has used, an element for another throw than the one that it was given to (protocol, section 5).
    fn refuse_second_signature(&self, composed: &ComposedEntry) -> Result<(), Failure> {
        let entry = &composed.entry;
        let state = &self.game.state;
        let hand = |by: &Name| state.author(by).and_then(|author| state.keys().hand(author));
        let number = entry.kind.ruling_number();
        let clashes = |prev: Option<Digest>, other: Option<u64>| match (number, other) {
            (Some(number), Some(other)) => number == other,
            (None, None) => prev == entry.prev,
            _ => false,
        };
        let beside = self.beside.entries.iter().filter(|letter| hand(&letter.entry.by) == hand(&entry.by));
        let mut known = beside.map(|letter| (letter.entry.prev, letter.entry.kind.ruling_number()));
        let mut kept = self.kept.signed().map(|placed| (placed.prev, placed.nr));
        if known.any(|(prev, nr)| clashes(prev, nr)) || kept.any(|(prev, nr)| clashes(prev, nr)) {
            let reason = match number {
                Some(number) => phrase!(
                    "second-ruling",
                    "a ruling of yours with number {number} is known already, and a second one would prove that you have \
                     signed twice",
                    number = number
                ),
                None => phrase!(
                    "second-entry",
                    "an entry of yours behind the same one lies beside this log, and a second one would prove that you have \
                     signed twice"
                ),
            };
            return Err(Failure::ruled(reason)
                .rule("protocol 5")
                .hint(phrase!(
                    "signed-there-hint",
                    "nothing was signed; `adjudicate dispute` says how the game can go on"
                ))
                .hint(phrase!(
                    "rule-here-hint",
                    "the referee can rule `here` on this entry, so that you may write once more"
                )));
        }
        self.refuse_element_again(composed)
    }

    fn refuse_element_again(&self, composed: &ComposedEntry) -> Result<(), Failure> {
        let Some(first) = self.first_given(composed) else { return Ok(()) };
        let Some(known) = self.kept.given(&self.identity.public(), &first.base) else { return Ok(()) };
        if first.number > known.number || first == known {
            return Ok(());
        }
        Err(Failure::ruled(phrase!(
            "element-again",
            "element {number} of your chain would be given to another throw than the one that element {known} was given to",
            number = u64::from(first.number),
            known = u64::from(known.number)
        ))
        .rule("protocol 4")
        .hint(phrase!("element-again-hint", "nothing was signed; this log is not the branch on which you gave it: `adjudicate dispute` says more")))
    }

    /// The first element of the signer's that an entry gives.
    fn first_given(&self, composed: &ComposedEntry) -> Option<GivenElement> {
        let before = self.game.state.machine();
        let member = self.giver()?;
        let chain = |state: &Match| state.machine().chain(member).copied();
        let after =
            chain(&composed.state).filter(|after| chain(&self.game.state) != Some(*after) && after.number > 0)?;
        let base = after.base;
        match before.pending.as_ref().filter(|pending| pending.lacks(member)) {
            Some(pending) if before.number(member) <= after.number && before.chain(member).is_some() => {
                let asked = self.game.state.line().id(pending.asked)?;
                Some(GivenElement { base, number: before.number(member), asked })
            }
            _ => Some(GivenElement { base, number: after.number, asked: composed.state.head() }),
        }
    }

    /// Returns the member whose elements go with the entry: the signer, or the referee who writes for a player without
    /// a key.
    fn giver(&self) -> Option<Member> {
        self.author().and_then(|author| self.game.state.signing_for(author).member())
    }

    /// Signs a slip and keeps it beside the log, where it waits until an entry writes it in.
    ///
    /// # Errors
    /// It could not be written in anywhere, or cannot be kept.
    pub fn sign_slip(&self, kind: SlipKind, say: Option<Text>) -> Result<Slip, Failure> {
        let appoints = match &kind {
            SlipKind::Offer(offer) => matches!(offer, Offer::Referee(_)),
            SlipKind::Accept(id) => {
                let offer = self.beside.slip(id).map(|slip| &slip.kind);
                matches!(offer, Some(SlipKind::Offer(Offer::Referee(_))))
            }
            SlipKind::Note(_)
            | SlipKind::Claim(_)
            | SlipKind::Resign(_)
            | SlipKind::Order(_)
            | SlipKind::Rekey(_)
            | SlipKind::Extend(_)
            | SlipKind::Absence(_)
            | SlipKind::Received(_)
            | SlipKind::Refill(_) => false,
        };
        if !appoints {
            self.refuse_where_the_line_stops()?;
        }
        let draft = SlipDraft { by: self.by.clone(), at: self.office.now()?, kind, say };
        self.game.state.sign_slip(draft, &self.identity).map_err(Failure::fault)
    }
}

/// Returns the author of a slip beside the log that introduces this identity's key, and the entry that the slip is
/// after.
fn renewed(state: &Match, beside: &Pending, identity: &Identity) -> Option<(Name, Digest)> {
    let key = identity.public();
    if state.author_of_key(&key).is_some() {
        return None;
    }
    let slip = beside.slips.iter().find(|slip| {
        matches!(&slip.kind, SlipKind::Rekey(rekey) if rekey.key == key) && state.check_slip(slip).is_ok()
    })?;
    Some((slip.by.clone(), slip.after))
}

fn in_line(state: &Match, id: &Digest) -> bool {
    state.line().place(id).is_some()
}

/// Asks whether a log is trusted of which nothing is kept, although entries in it carry the user's signature.
fn trust(office: &Context, game: &GameFile, by: &Name) -> Result<(), Failure> {
    let signed = game.records.iter().filter(|record| record.entry.by == *by).count();
    if signed == 0 || office.trusts_log {
        return Ok(());
    }
    let question = format!(
        "{signed} entries of this log are signed by you, but nothing is kept here about this game. If an older copy is \
         signed on, two entries of yours can contradict each other. Is this log up to date?"
    );
    // That everything else is answered with yes says nothing about this.
    match office.person.confirm_for_safety(&question, "--trust-log")? {
        true => Ok(()),
        false => Err(Failure::ruled(phrase!("log-not-trusted", "nothing is signed on a log that you do not trust"))
            .rule("protocol 5")
            .hint(phrase!("log-not-trusted-hint", "ask the other players for their copy and `import` it"))),
    }
}

/// Reads the line `element GAMEID NAME B64` that an element travels in on its own.
///
/// # Errors
/// The line is none, is of another game, or holds an element that is not missing or not the one for the pending throw.
pub fn element(state: &Match, line: &str) -> Result<(Member, [u8; 32]), Failure> {
    let wrong = || {
        Failure::usage(phrase!("no-part", "`{line}` is no part of a roll", line))
            .hint(phrase!("no-part-hint", "it is a line `element GAMEID NAME BASE64`, as it came"))
    };
    let mut words = line.split_whitespace();
    let (Some("element"), Some(game), Some(name), Some(element), None) =
        (words.next(), words.next(), words.next(), words.next(), words.next())
    else {
        return Err(wrong());
    };
    if Digest::parse(game) != Some(state.id()) {
        return Err(Failure::ruled(phrase!("part-of-other-game", "this part of a roll belongs to another game"))
            .rule("protocol 4"));
    }
    let member = Name::parse(name).and_then(|name| state.member(&name)).ok_or_else(wrong)?;
    let element = Bytes::<32>::parse(element).ok_or_else(wrong)?;
    state.missing_element(member, element.0).map_err(Failure::fault)?;
    Ok((member, element.0))
}
