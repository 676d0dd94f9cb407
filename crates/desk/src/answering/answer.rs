//! The answer to a letter: what it says, what it asks back, and how it goes out.

use crate::command::record::{ChoiceQuestion, Correspondence};
use crate::command::{MailCommand, MailRequest, ReplyContext, grammar};
use crate::limits::{self, offers_to};
use crate::outcome::shortened;
use crate::proof::Proof;
use crate::reply::ReceivedMessage;
use crate::state::Desk;
use adjudicate_agent::Failure;
use adjudicate_agent::compose::{MessagePlan, PlainReplyHelp, Story};
use adjudicate_agent::correspondents::Correspondent;
use adjudicate_locales::Language;
use adjudicate_mail::address;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::file::FileSystem;
use adjudicate_referee::Match;
use adjudicate_rules::Play;
use adjudicate_text::names;

/// The answer to a letter, and the letter's effects.
#[derive(Default)]
pub(super) struct Answer {
    pub(super) told: Vec<String>,
    /// A board other than the current one.
    pub(super) shown: Option<Play>,
    pub(super) asked: Option<ChoiceQuestion>,
    pub(super) attachments: Vec<(String, String)>,
    /// Whether an entry was written, so that everybody is told.
    pub(super) wrote: bool,
    /// Whether something lies beside the log that did not before.
    pub(super) changed: bool,
    /// Other games in which something was written.
    pub(super) elsewhere: Vec<usize>,
    /// Whether somebody should read the letter.
    pub(super) left: bool,
    /// Whether something could not be done.
    pub(super) failed: bool,
}

impl Desk<'_> {
    /// Sends somebody an answer by which nothing has changed, if he has not had too many.
    pub(super) fn send_answer(
        &self,
        story: &Story,
        reader: &Correspondent,
        record: &mut Correspondence,
        mut answer: Answer,
        message: &ReceivedMessage,
        proof: Proof,
    ) -> Result<(), Failure> {
        if !self.may_answer(&address::folded(&reader.mailbox.email), proof)? {
            return Ok(());
        }
        let id = story.game.state.id();
        let way_back = (!reader.signs).then(|| self.way_back(&id, &reader.name, record));
        let plan = self.plan_of_answer(reader, message)?;
        let language = record.reader_language();
        if !reader.signs {
            let offers = offers_to(language, self.office.system(), story, &reader.name)?;
            let asked = answer.asked.take();
            // A question about which offer is meant lists them already.
            if asked.as_ref().is_none_or(|asked| asked.readings.iter().all(|line| !line.starts_with("accept "))) {
                limits::announce(language, &offers, &mut answer.told);
            }
            if record.show(limits::shown(&plan.about, &offers, asked)) {
                record.store(self.office.private(), &self.state)?;
            }
        }
        let own = PlainReplyHelp {
            way_back: way_back.as_ref(),
            language,
            told: answer.told,
            news: false,
            shown: answer.shown.as_ref(),
            answers: message.envelope.id.clone(),
            attachments: answer.attachments,
        };
        self.keep(&story.in_words(&plan, reader, own))
    }

    fn plan_of_answer<'p>(
        &'p self,
        reader: &'p Correspondent,
        message: &ReceivedMessage,
    ) -> Result<MessagePlan<'p>, Failure> {
        Ok(MessagePlan {
            language: Language::ENGLISH,
            from: &self.own,
            to: vec![reader],
            copy: Vec::new(),
            date: self.office.now()?,
            about: Digest(sha256(&[b"answer", &message.about.0, reader.name.as_bytes()])),
            automatic: Some("auto-replied"),
            lead: Vec::new(),
            whole: false,
        })
    }
}

/// Asks which of several readings is meant.
pub(super) fn question(language: Language, state: &Match, answer: &mut Answer, letter: &MailRequest) {
    let hidden = letter.is_doubtful.then(|| language.text("hidden-part", &[]));
    let lines = letter.about.iter().map(|line| shortened(line)).chain(hidden);
    let lines: Vec<String> = lines.map(|line| format!("\"{line}\"")).collect();
    answer.told.push(language.text("asked-unclear", &[("lines", lines.join(", ").into())]));
    let readings: Vec<String> = letter.unclear.iter().map(MailCommand::line).collect();
    list(language, state, answer, &readings, letter.say.clone());
}

/// Asks which of these lines is meant, about the board that stands.
pub(super) fn list(language: Language, state: &Match, answer: &mut Answer, readings: &[String], say: Option<String>) {
    answer.told.push(String::new());
    for (reading, number) in readings.iter().zip(1_u64..) {
        let values = [("number", number.into()), ("line", reading_in(language, state, reading).into())];
        answer.told.push(format!("  {}", language.text("asked-reading", &values)));
    }
    answer.told.extend([String::new(), language.text("asked-number", &[])]);
    answer.asked = Some(ChoiceQuestion { head: state.head(), readings: readings.to_vec(), say });
}

/// A line that asks for something, which is in the words of the record, in those of its reader.
fn reading_in(language: Language, state: &Match, reading: &str) -> String {
    let position = state.play().position();
    let context = ReplyContext::of(Some(state.play()), state.last_at());
    match grammar::read(&[reading.to_owned()], &context).commands.as_slice() {
        [command] if !language.is_english() => command.line_in(language, position),
        _ => position.written_in(reading, language.tag()),
    }
}

/// The line that asks for a command, in the words of its reader, not more of it than a line.
pub(super) fn own_line(language: Language, state: &Match, command: &MailCommand) -> String {
    shortened(&command.line_in(language, state.play().position()))
}

/// Says why nothing was agreed to, and shows what can be agreed to now.
pub(super) fn which_offer(
    language: Language,
    system: &dyn FileSystem,
    story: &Story,
    name: &str,
    told: String,
    answer: &mut Answer,
) -> Result<(), Failure> {
    answer.failed = true;
    answer.told.push(told);
    let offers = offers_to(language, system, story, name)?;
    if offers.is_empty() {
        return Ok(());
    }
    answer.told.push(String::new());
    for (offer, number) in offers.iter().zip(1_u64..) {
        let values = [("number", number.into()), ("by", names::value(&offer.by)), ("offer", (&offer.offer).into())];
        answer.told.push(format!("  {}", language.text("asked-offer", &values)));
    }
    answer.told.extend([String::new(), language.text("asked-number-offer", &[])]);
    let readings = offers.into_iter().map(|offer| MailCommand::Accept(Some(offer.id)).line()).collect();
    answer.asked = Some(ChoiceQuestion { head: story.game.state.head(), readings, say: None });
    Ok(())
}
