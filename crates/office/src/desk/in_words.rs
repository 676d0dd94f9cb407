//! Messages to players who have no key and answer in words: each of their own, for it holds the secret way back.

use lettre::message::Mailbox;

use crate::compose::{InWords, Plan, Story, WayBack};
use crate::correspondents::Correspondent;
use crate::desk::bound;
use crate::desk::held::{Desk, PLACE};
use crate::failure::Failure;
use crate::reply::record::Record;
use adjudicate_mail::address;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::dice::Member;
use adjudicate_referee::{Author, Match};
use adjudicate_rules::{Agreement, Demand, Loss};

impl Desk<'_> {
    /// Whether the desk has the key of this game's referee, and so writes down what players without a key answer.
    pub(super) fn writes_down(&self, state: &Match) -> bool {
        let key = self.office.identity_at_hand().ok().flatten().map(|identity| identity.public());
        key.is_some_and(|key| state.author_of_key(&key) == Some(Author::Member(Member::Referee)))
    }

    /// The way back that belongs to a token.
    pub(super) fn way_of(&self, token: String) -> WayBack {
        let written = self.config.reply.as_deref().map(|reply| reply.replace(PLACE, &token));
        let address = written.and_then(|written| address::parse(&written).ok());
        let address = address.map(|address| Mailbox::new(self.own.name.clone(), address));
        WayBack { address, token }
    }

    /// The way back of a player.
    pub(super) fn way_back(&self, game: &Digest, name: &str, record: &Record) -> WayBack {
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
        lead: Option<String>,
    ) -> Result<(), Failure> {
        let id = story.game.state.id();
        let mut record = Record::load(self.office.system(), &self.state, &id, &reader.name)?;
        let known = self.leads.get(&(id, reader.name.clone()));
        if record.muted && !reader.due && known.is_none() && story.game.state.outcome().is_none() {
            return Ok(());
        }
        let way_back = self.way_back(&id, &reader.name, &record);
        let parts: Vec<&[u8]> = about.iter().copied().chain([reader.name.as_bytes()]).collect();
        let plan = Plan {
            from: &self.own,
            to: vec![reader],
            copy: Vec::new(),
            date: self.office.now()?,
            about: Digest(sha256(&parts)),
            automatic: Some(if known.is_some() { "auto-replied" } else { "auto-generated" }),
            lead,
            whole: false,
        };
        let offers = bound::offers_to(self.office.system(), story, &reader.name)?;
        let mut told = known.map(|lead| lead.told.clone()).unwrap_or_default();
        bound::announce(&offers, &mut told);
        if record.show(bound::shown(&plan.about, &offers, None)) {
            record.store(self.office.private(), &self.state)?;
        }
        let own = InWords {
            way_back: Some(&way_back),
            told,
            news: true,
            answers: known.and_then(|lead| lead.answers.clone()),
            ..InWords::default()
        };
        self.keep(&story.in_words(&plan, reader, own))
    }
}

/// The offers that only this game has, where they can be made now.
fn own_offers(state: &Match, reader: &Correspondent) -> String {
    let Some(seat) = reader.member.seat() else { return String::new() };
    let possible = |agreement: Agreement| state.play().may_agree(agreement).is_ok();
    let mut offers = String::new();
    for (agreement, words) in [
        (Agreement::End, "`offer end` is to end play and count; "),
        (Agreement::Prisoners, "`offer prisoners` is to return them; "),
        (Agreement::Concession(seat, Loss::Single), "`offer concede` is to give this one game up; "),
        (Agreement::Concession(seat, Loss::Gammon), "`offer concede gammon` is to give it up for more; "),
    ] {
        if possible(agreement) {
            offers.push_str(words);
        }
    }
    offers
}

/// How to answer in words. No line of it is a command by itself: programs quote it in ways that nobody knows.
pub fn how_to_answer(state: &Match, reader: &Correspondent, writes_down: bool) -> Vec<String> {
    let position = state.play().position();
    let such = position.legal().into_iter().flat_map(|group| group.moves).next();
    let such = such.map(|text| format!(", such as `{text}`")).unwrap_or_default();
    let acts = matches!(state.play().demand(), Demand::Act(seat) if reader.member.seat() == Some(seat));
    let mut parts = Vec::new();
    if !writes_down {
        parts.push(
            "What you answer in words is judged and shown, but not written down: you have a key, and sign for yourself. A move \
             alone on a line shows the board after it; `moves`, `board`, `rules`, `log` and `help` are answered."
                .to_owned(),
        );
        return parts;
    }
    if state.outcome().is_none() {
        parts.push(match acts {
            true => format!(
                "How to answer: reply to this message and write your move alone on the first line{such}. The referee writes it down \
                 and signs for you. A remark goes behind it in quotation marks, or on a line that begins with `say`."
            ),
            false => "It is not your turn. You can answer this message all the same, one command on a line.".to_owned(),
        });
    }
    let own = own_offers(state, reader);
    parts.push(format!(
        "Commands, each alone on a line: `try` with a move shows the board after it; `moves`, `board`, `rules`, `log` and `help` \
         are answered; `resign`, `offer draw`, `accept`, `take back` and `decline` do what they say; {own}`if` one move `then` \
         another orders an answer; `away` with two days and `to` between them says that you are away; `stop` ends all mails but \
         those about your turn, and `start` begins them again. The referee reads everything else that you write."
    ));
    parts.push(
        "The address to which you answer is yours alone, for whoever has it can move in your name: hand this message on to nobody."
            .to_owned(),
    );
    parts
}
