//! Acts of players without a key: the referee writes them down, with his key.

use std::path::Path;

use adjudicate_locales::Language;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::{Offer, Order, Slip, SlipKind, TimeClaim, True};
use adjudicate_referee::Match;
use adjudicate_rules::{Name, PhraseArgument, phrase};
use adjudicate_text::{dates, view};

use crate::command::{MailCommand, MailOffer};
use adjudicate_agent::Context;
use adjudicate_agent::Failure;
use adjudicate_agent::act::{self, Act, PreparedAct};
use adjudicate_agent::pending::Pending;
use adjudicate_agent::signing::Signer;
use adjudicate_agent::slips;

/// The outcome of a command.
pub enum CommandOutcome {
    /// An entry is in the log; its description, in a sentence.
    Wrote(String),
    /// A slip or element is beside the log; its description, in a sentence.
    Signed(String),
    /// Nothing was written, because it stands already, in a sentence.
    Stands(String),
}

/// Writes down what one message of a player without a key asks for.
pub struct ReplyWriter<'a> {
    /// With the referee's key.
    pub office: &'a Context,
    /// The game's file.
    pub path: &'a Path,
    /// The player.
    pub name: &'a str,
    /// The SHA-256 of the message as it was received.
    pub message: Digest,
    /// The player's language, in which he is told what was done.
    pub language: Language,
}

impl ReplyWriter<'_> {
    /// Carries out a command that acts in the game.
    ///
    /// # Errors
    /// It cannot be done now; or the referee's key is not at hand, or a file cannot be read or written.
    pub fn act(&self, command: &MailCommand, say: Option<&str>) -> Result<CommandOutcome, Failure> {
        let act = act_of(command).ok_or_else(|| {
            let line = command.line();
            Failure::ruled(phrase!("line-not-for-log", "`{line}` is nothing that is written into a game", line))
        })?;
        self.store(&act, say)
    }

    /// Signs a remark of a player who plays nothing with it, for the others to read.
    ///
    /// # Errors
    /// As [`ReplyWriter::act`]; or so many of his remarks wait already that an entry would have no room for anything else.
    pub fn remark(&self, say: &str) -> Result<CommandOutcome, Failure> {
        self.store(&Act::Note, Some(say))
    }

    fn store(&self, act: &Act, say: Option<&str>) -> Result<CommandOutcome, Failure> {
        let mut signer = Signer::take(self.office, self.office.store.game(self.path)?, Some(self.name), &[])?;
        signer.source = Some(self.message);
        let say = say.map(act::remark).transpose()?;
        let prepared = act::prepare(&signer, act, say)?;
        let told = self.told(&signer, act, &prepared);
        let more = |text: String| format!("{told} {text}");
        let done = match &prepared {
            PreparedAct::Entry(entry) => CommandOutcome::Wrote(match &entry.composed.entry.dice {
                Some(dice) => more(self.language.text("dice-show", &[("dice", dice.as_str().into())])),
                None => told,
            }),
            PreparedAct::Slip(_) => CommandOutcome::Signed(told),
            PreparedAct::Waiting(_) => CommandOutcome::Stands(more(self.language.text("done-before", &[]))),
            PreparedAct::Element => CommandOutcome::Signed(self.language.text("done-share", &[])),
        };
        prepared.commit(signer)?;
        Ok(done)
    }

    /// Tells the player who asked for it what was done, in a sentence.
    fn told(&self, signer: &Signer<'_>, act: &Act, prepared: &PreparedAct) -> String {
        let language = self.language;
        let say = |key: &str| language.text(key, &[]);
        let signed = match prepared {
            PreparedAct::Slip(slip) => Some(&slip.slip.kind),
            PreparedAct::Waiting(slip) => Some(&slip.kind),
            PreparedAct::Entry(_) | PreparedAct::Element => None,
        };
        let written =
            |play: &str| PhraseArgument::from(signer.game.state.play().position().written_in(play, language.tag()));
        match (act, signed) {
            (Act::Turn { typed, .. }, _) => language.text("done-move", &[("move", written(typed))]),
            (Act::Resign, None) => say("done-resigned"),
            (Act::Resign, Some(_)) => say("done-resign-signed"),
            (Act::OfferToTakeBack, Some(SlipKind::Offer(Offer::Takeback(_)))) => say("done-ask-take-back"),
            (_, Some(SlipKind::Offer(offer))) => language.text("done-offer", &[("offer", view::offer(offer).into())]),
            (Act::Accept { .. }, _) => match offer_of(signer, prepared) {
                Some((by, offer)) => {
                    let by = PhraseArgument::from(by.to_string());
                    language.text("done-agreed-offer", &[("by", by), ("offer", view::offer(offer).into())])
                }
                None => say("done-agreed"),
            },
            (Act::Decline, _) => say("done-decline"),
            (_, Some(SlipKind::Order(Order { when: Some(when), then }))) => {
                language.text("done-order", &[("when", written(when.as_str())), ("then", written(then.as_str()))])
            }
            (_, Some(SlipKind::Order(Order { when: None, .. }))) => say("done-roll-next"),
            (Act::ClaimDraw, _) => say("done-claim-draw"),
            (_, Some(SlipKind::Claim(TimeClaim::Timeout(name)))) => {
                language.text("done-claim-timeout", &[("player", name.to_string().into())])
            }
            (Act::Save(_), _) => say("done-save"),
            (Act::Away { from, until }, _) => {
                language.text("done-away", &[("from", dates::typed_day(from)), ("until", dates::typed_day(until))])
            }
            (Act::Note, _) if signer.holds_pen() => say("done-remark-later"),
            (Act::Note, _) => say("done-remark"),
            _ => say("done"),
        }
    }
}

/// The act that a command asks for; `None` if it writes nothing into a game.
fn act_of(command: &MailCommand) -> Option<Act> {
    Some(match command {
        MailCommand::Play(recorded) => Act::Turn { typed: recorded.clone(), board: None },
        MailCommand::Resign(_) => Act::Resign,
        MailCommand::Offer(offered) => Act::Offer(match offered {
            MailOffer::Draw => Offer::Draw(True),
            MailOffer::End => Offer::End(True),
            MailOffer::Prisoners => Offer::Prisoners(True),
            MailOffer::Concede(loss) => Offer::Concede(*loss),
        }),
        MailCommand::TakeBack => Act::OfferToTakeBack,
        MailCommand::Accept(named) => Act::Accept { offer: named.clone() },
        MailCommand::Decline => Act::Decline,
        MailCommand::If(when, then) => Act::Order { when: when.clone(), then: then.clone() },
        MailCommand::RollNext => Act::RollNext,
        MailCommand::ClaimDraw => Act::ClaimDraw,
        MailCommand::ClaimTimeout(name) => Act::ClaimTimeout { name: name.clone() },
        MailCommand::Save(tokens) => Act::Save(*tokens),
        MailCommand::Away(from, until) => Act::Away { from: from.clone(), until: until.clone() },
        _ => return None,
    })
}

/// The offer that is agreed to, and the player who made it.
fn offer_of<'s>(signer: &'s Signer<'_>, prepared: &'s PreparedAct) -> Option<(&'s Name, &'s Offer)> {
    let offer = match prepared {
        PreparedAct::Entry(entry) => entry.composed.entry.slips.first(),
        PreparedAct::Slip(slip) => accepted(signer, &slip.slip),
        PreparedAct::Waiting(slip) => accepted(signer, slip),
        PreparedAct::Element => None,
    }?;
    match &offer.kind {
        SlipKind::Offer(proposal) => Some((&offer.by, proposal)),
        _ => None,
    }
}

fn accepted<'s>(signer: &'s Signer<'_>, slip: &Slip) -> Option<&'s Slip> {
    match &slip.kind {
        SlipKind::Accept(id) => signer.beside.slip(id),
        _ => None,
    }
}

/// Returns the offer to which everybody has agreed and which the referee carries out, for a player without a key who
/// holds the pen or for himself.
pub fn agreed(state: &Match, beside: &Pending) -> Option<Act> {
    let offers = slips::offers(state, beside);
    let is_agreed =
        |offer: &&slips::WaitingOffer<'_>| offer.asked.is_empty() && state.check_offer(offer.by, offer.offer).is_ok();
    offers.iter().find(is_agreed).map(|offer| Act::Accept { offer: Some(offer.slip.id().to_hex()) })
}
