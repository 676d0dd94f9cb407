//! Messages to players who have no key and answer in words: each of their own, for it holds the secret way back.

use lettre::message::Mailbox;

use crate::command::record::Correspondence;
use crate::limits;
use crate::state::{Desk, PLACE};
use adjudicate_agent::Failure;
use adjudicate_agent::compose::{MessagePlan, PlainReplyHelp, ReplyAddress, Story};
use adjudicate_agent::correspondents::Correspondent;
use adjudicate_locales::Language;
use adjudicate_mail::address;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::dice::Member;
use adjudicate_referee::{Author, Match};
use adjudicate_rules::Phrase;

impl Desk<'_> {
    /// Whether the desk has the key of this game's referee, and so writes down what players without a key answer.
    pub(super) fn writes_down(&self, state: &Match) -> bool {
        let key = self.office.identity_at_hand().ok().flatten().map(|identity| identity.public());
        key.is_some_and(|key| state.author_of_key(&key) == Some(Author::Member(Member::Referee)))
    }

    /// The way back that belongs to a token.
    pub(super) fn way_of(&self, token: String) -> ReplyAddress {
        let written = self.config.reply.as_deref().map(|reply| reply.replace(PLACE, &token));
        let address = written.and_then(|written| address::parse(&written).ok());
        let address = address.map(|address| Mailbox::new(self.own.name.clone(), address));
        ReplyAddress { address, token }
    }

    /// The way back of a player.
    pub(super) fn way_back(&self, game: &Digest, name: &str, record: &Correspondence) -> ReplyAddress {
        self.way_of(self.secret.token(game, name, record.counter))
    }

    /// Writes to one player without a key about the game as it stands.
    ///
    /// # Errors
    /// The outbox cannot be written.
    pub(super) fn tell_in_words(
        &self,
        story: &Story,
        reader: &Correspondent,
        about: &[&[u8]],
        lead: Vec<Phrase>,
    ) -> Result<(), Failure> {
        let id = story.game.state.id();
        let mut record = self.correspondence(&story.game.state, &reader.name)?;
        let known = self.leads.get(&(id, reader.name.clone()));
        if record.muted && !reader.due && known.is_none() && story.game.state.outcome().is_none() {
            return Ok(());
        }
        let way_back = self.way_back(&id, &reader.name, &record);
        let parts: Vec<&[u8]> = about.iter().copied().chain([reader.name.as_bytes()]).collect();
        let plan = MessagePlan {
            language: Language::ENGLISH,
            from: &self.own,
            to: vec![reader],
            copy: Vec::new(),
            date: self.office.now()?,
            about: Digest(sha256(&parts)),
            automatic: Some(if known.is_some() { "auto-replied" } else { "auto-generated" }),
            lead,
            whole: false,
        };
        let language = record.reader_language();
        let offers = limits::offers_to(language, self.office.system(), story, &reader.name)?;
        let mut told = known.map(|lead| lead.told.clone()).unwrap_or_default();
        limits::announce(language, &offers, &mut told);
        if record.show(limits::shown(&plan.about, &offers, None)) {
            record.store(self.office.private(), &self.state)?;
        }
        let own = PlainReplyHelp {
            way_back: Some(&way_back),
            language,
            told,
            news: true,
            answers: known.and_then(|lead| lead.answers.clone()),
            ..PlainReplyHelp::default()
        };
        self.keep(&story.in_words(&plan, reader, own))
    }
}
