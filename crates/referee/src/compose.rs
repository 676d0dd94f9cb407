//! Writing entries: the same steps as verifying, with the expected values filled in instead of compared.

use super::fault::{Fault, FaultClass};
use super::keys::Author;
use super::reveal::{BroughtElements, ElementSource};
use super::sealed::SecretBoard;
use super::slips::{no_orders, nobody_called};
use super::state::Match;
use adjudicate_record::crypto::{Chain, Digest, Identity, Namespace, Signature};
use adjudicate_record::dice::Member;
use adjudicate_record::log::{
    Bytes, ENTRY_MAX, Entry, EntryKind, Reveal, SignedEntry, Slip, SlipKind, Text, Time, payload, read, read_slip,
    write,
};
use adjudicate_rules::{Name, PhraseArgument, Play, phrase};

/// The parts of an entry that the author chooses. Position, reveals and dice are worked out.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The author's name in the log.
    pub by: Name,
    /// When he says he signs.
    pub at: Time,
    /// Slips that the entry writes in.
    pub slips: Vec<Slip>,
    /// The act. Of a turn only the move counts; its position, and the answer of an order among the slips, are worked
    /// out.
    pub kind: EntryKind,
    /// A remark.
    pub say: Option<Text>,
    /// Elements of others that reached the author on their own, as [`Match::missing_element`] accepts them.
    pub elements: Vec<(Member, [u8; 32])>,
}

/// The parts of a slip that the author chooses.
#[derive(Clone, Debug)]
pub struct SlipDraft {
    /// The author's name in the log.
    pub by: Name,
    /// When he says he signs.
    pub at: Time,
    /// The statement of the slip.
    pub kind: SlipKind,
    /// A remark.
    pub say: Option<Text>,
}

/// An entry that has been written and found valid.
#[derive(Clone)]
pub struct ComposedEntry {
    /// The entry.
    pub entry: Entry,
    /// The match after it.
    pub state: Match,
}

impl ComposedEntry {
    /// Returns the entry as it is written in a log.
    pub fn text(&self) -> String {
        write(&self.entry)
    }
}

impl Match {
    /// The author to sign for with this key: whose it is, be it a player, the referee or the organiser.
    pub fn author_of_key(&self, key: &adjudicate_record::crypto::PublicKey) -> Option<Author> {
        let players = adjudicate_rules::Seat::all(self.charter.players.len()).map(Member::Player);
        let members = players.chain([Member::Referee]).map(Author::Member).chain([Author::Organiser]);
        let holds = |author: &Author| self.keys.current(*author).as_ref() == Some(key);
        members.into_iter().find(holds)
    }

    /// The name of an author in the log.
    pub fn author_name(&self, author: Author) -> &str {
        match author {
            Author::Member(member) => self.name_of(member),
            Author::Organiser => self.charter.organiser.name.as_str(),
        }
    }

    /// The entry behind which this author's chain was made, or will be with the join that is next ([`Chain::new`]).
    pub fn chain_base(&self, author: Author) -> Digest {
        let giver = self.giver(author);
        let chain =
            giver.filter(|giver| self.next_to_join() != Some(*giver)).and_then(|giver| self.machine.chain(giver));
        chain.map_or(self.head, |chain| chain.base)
    }

    /// Signs a slip behind the last entry.
    ///
    /// # Errors
    /// It could not be written in there, whatever the entry; or this key does not sign for its author.
    pub fn sign_slip(&self, draft: SlipDraft, identity: &Identity) -> Result<Slip, Fault> {
        let unknown = || Fault::new(FaultClass::Slip, "protocol 1.8", nobody_called(&draft.by));
        let author = self.author(&draft.by).ok_or_else(unknown)?;
        self.check_hand(author, identity)?;
        let sig = Signature::from_bytes([0; 64]);
        let mut slip = Slip { after: self.head, by: draft.by, at: draft.at, kind: draft.kind, say: draft.say, sig };
        slip.sig = identity.sign(Namespace::Slip, slip.payload().as_bytes());
        read_slip(&slip.text())?;
        self.check_slip(&slip)?;
        if let SlipKind::Order(_) = &slip.kind
            && self.play().seals_boards()
        {
            return Err(Fault::new(FaultClass::Slip, "protocol 1.8", no_orders()));
        }
        Ok(slip)
    }

    /// Checks an element that reached somebody on its own.
    ///
    /// # Errors
    /// It is not missing now, comes last, or is not the one of its owner's chain that belongs to the pending throw.
    pub fn missing_element(&self, member: Member, element: [u8; 32]) -> Result<(), Fault> {
        self.clone().reveal_other(member, &element)
    }

    /// Whether an element is of this member's chain, for the pending throw or for one of the next ones.
    pub fn is_element_soon(&self, member: Member, element: &[u8; 32]) -> bool {
        self.machine.fits_soon(member, element)
    }

    /// Writes and signs an entry on this match.
    ///
    /// # Errors
    /// The entry would not be valid here, or it is longer than an entry may be.
    pub fn compose(&self, draft: Draft, identity: &Identity, chain: Option<&Chain>) -> Result<ComposedEntry, Fault> {
        self.compose_sealed(draft, identity, chain, None)
    }

    /// The same for the owner of a sealed board, from which a turn's proof is filled in.
    ///
    /// # Errors
    /// As [`Match::compose`]; a step does not follow the board's path.
    pub fn compose_sealed(
        &self,
        draft: Draft,
        identity: &Identity,
        chain: Option<&Chain>,
        board: Option<&SecretBoard>,
    ) -> Result<ComposedEntry, Fault> {
        let unknown = || Fault::new(FaultClass::Kind, "protocol 1.7", nobody_called(&draft.by));
        let author = self.author(&draft.by).ok_or_else(unknown)?;
        let mut entry = Entry {
            seq: self.entries,
            prev: Some(self.head),
            by: draft.by,
            at: draft.at,
            slips: draft.slips,
            kind: draft.kind,
            reveal: Reveal::default(),
            dice: None,
            say: draft.say,
            sig: Signature::from_bytes([0; 64]),
        };
        let mut trial = self.clone();
        trial.fill(identity, author, &mut entry, draft.elements, chain, board)?;
        let payload = payload(&entry);
        entry.sig = identity.sign(Namespace::Entry, payload.as_bytes());
        let signed = SignedEntry::from(entry);
        if signed.text.len() > ENTRY_MAX {
            let reason = phrase!(
                "fault-long-entry",
                "the entry would have {found} bytes, and an entry has at most {most}",
                found = PhraseArgument::count(signed.text.len()),
                most = PhraseArgument::count(ENTRY_MAX)
            );
            let hint = phrase!("hint-long-entry", "shorten the text, or leave a slip out");
            return Err(Fault::new(FaultClass::Spelling, "protocol 1", reason).hint(hint));
        }
        // Some values have types that hold more than the format does, such as integers above 2^53-1.
        read(&signed.text)?;
        let mut state = self.clone();
        state.apply(&signed)?;
        Ok(ComposedEntry { entry: signed.entry, state })
    }

    /// Another key than the author's is refused before anything is signed.
    fn check_hand(&self, author: Author, identity: &Identity) -> Result<(), Fault> {
        let key = identity.public();
        if self.keys.current(self.signing_for(author)) == Some(key) {
            return Ok(());
        }
        let name = self.author_name(author);
        let reason = phrase!("fault-hand", "this key does not sign for `{name}` in this game", name);
        Err(Fault::new(FaultClass::Signature, "protocol 3", reason).hint(match self.author_of_key(&key) {
            Some(other) => {
                phrase!("hint-hand", "it is the key of `{name}`", name = self.author_name(other))
            }
            None => {
                phrase!("hint-other-keys", "the game knows other keys; choose another key file with --key")
            }
        }))
    }

    fn fill(
        &mut self,
        identity: &Identity,
        author: Author,
        entry: &mut Entry,
        elements: Vec<(Member, [u8; 32])>,
        chain: Option<&Chain>,
        board: Option<&SecretBoard>,
    ) -> Result<(), Fault> {
        self.check_writer(author, entry, self.holder())?;
        let over = self.outcome().is_some();
        if let EntryKind::Turn(turn) = &mut entry.kind {
            let orders = entry.slips.iter().filter_map(|slip| match &slip.kind {
                SlipKind::Order(order) => Some(order),
                SlipKind::Note(_)
                | SlipKind::Claim(_)
                | SlipKind::Resign(_)
                | SlipKind::Offer(_)
                | SlipKind::Accept(_)
                | SlipKind::Rekey(_)
                | SlipKind::Extend(_)
                | SlipKind::Absence(_)
                | SlipKind::Received(_)
                | SlipKind::Refill(_) => None,
            });
            turn.then = orders.map(|order| order.then.clone()).next();
        }
        let filled = entry.clone();
        let ordered = self.take_slips(&filled)?;
        self.check_hand(author, identity)?;
        let mut brought = BroughtElements { others: elements, own: None, has_own: false, giver: self.giver(author) };
        if let (Some(pending), Some(_), Some(giver)) = (&self.machine.pending, chain, brought.giver) {
            let early = matches!(entry.kind, EntryKind::Answer(_)) && pending.last.is_none();
            brought.has_own = pending.lacks(giver) && (early || brought.is_last(pending));
        }
        self.check_act(author, entry, &brought, self.holder(), over)?;
        if !entry.kind.deals() {
            return Ok(());
        }
        let own = chain.map_or(ElementSource::Given(None), ElementSource::Chain);
        let first = self.reveal_before(author, &brought, own)?;
        let dice = self.complete_throw();
        let joins = matches!(entry.kind, EntryKind::Join(_));
        match &mut entry.kind {
            EntryKind::Turn(turn) => {
                match board {
                    Some(board) => self.timeline.show_square(board.path().first().number()),
                    None => self.show_first_square(turn)?,
                }
                self.play_turn(author, entry.seq, turn, dice.is_some(), ordered)?;
                let position = Text::new(self.play().text());
                turn.position = position.map_err(|why| Fault::new(FaultClass::Position, "protocol 1", why.phrase()))?;
                if let Some(board) = board {
                    turn.proof = board.prove(&self.play().unproved())?;
                }
            }
            EntryKind::Join(join) => {
                if let Some(member) = author.member() {
                    self.join(member, join.tip.0);
                }
            }
            EntryKind::Agree(number) => {
                let (offerer, offer) = self.check_agree(author, &filled, *number)?;
                self.carry_out(offerer, offer, entry.seq)?;
            }
            EntryKind::Answer(_)
            | EntryKind::Charter(_)
            | EntryKind::Resign(_)
            | EntryKind::Claim(_)
            | EntryKind::Open(_)
            | EntryKind::Save(_)
            | EntryKind::Post(_)
            | EntryKind::Ruling(_) => {}
        }
        self.settle_roll(entry.seq);
        let own = self.reveal_after(author, joins, entry.seq, first, own)?;
        let dice = dice.or_else(|| if joins { self.complete_throw() } else { None });
        let mut all = brought.others;
        all.extend(brought.giver.zip(own));
        all.sort_by_key(|(member, _)| *member);
        let named = |(member, element)| Name::parse(self.name_of(member)).map(|name| (name, Bytes(element)));
        entry.reveal = Reveal(all.into_iter().filter_map(named).collect());
        entry.dice = dice.and_then(|dice| Text::new(dice).ok());
        Ok(())
    }

    /// The game as it will stand once this author's element is in, with the numbers thrown: what a roller alone knows
    /// before he plays. `None` when no throw waits for just that element and those in `elements`.
    pub fn foresee(&self, author: Author, elements: &[(Member, [u8; 32])], chain: &Chain) -> Option<(Play, String)> {
        let pending = self.machine.pending.as_ref()?;
        let giver = self.giver(author)?;
        let brought = BroughtElements { others: elements.to_vec(), own: None, has_own: true, giver: Some(giver) };
        if !pending.lacks(giver) || !brought.completes(pending) {
            return None;
        }
        let own = chain.element(self.machine.number(giver))?;
        if !self.machine.fits(giver, &own) {
            return None;
        }
        let mut ahead = self.clone();
        ahead.reveal_before(author, &brought, ElementSource::Chain(chain)).ok()?;
        let dice = ahead.complete_throw()?;
        Some((ahead.timeline.play().clone(), dice))
    }

    /// The game as it will stand once the elements that reached us are in, if they complete the throw without ours.
    pub fn foresee_others(&self, elements: &[(Member, [u8; 32])]) -> Option<(Play, String)> {
        let mut ahead = self.clone();
        for (member, element) in elements {
            ahead.reveal_other(*member, element).ok()?;
        }
        let dice = ahead.complete_throw()?;
        Some((ahead.timeline.play().clone(), dice))
    }
}
