//! Acts of players without a key: the referee writes them down, with his key.

use std::path::Path;

use adjudicate_record::crypto::Digest;
use adjudicate_record::log::{Offer, Order, Slip, SlipKind, Text, TimeClaim, True};
use adjudicate_referee::Match;
use adjudicate_text::view;

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
}

impl ReplyWriter<'_> {
    /// Carries out a command that acts in the game.
    ///
    /// # Errors
    /// It cannot be done now; or the referee's key is not at hand, or a file cannot be read or written.
    pub fn act(&self, command: &MailCommand, say: Option<&str>) -> Result<CommandOutcome, Failure> {
        let act = act_of(command)
            .ok_or_else(|| Failure::ruled(format!("`{}` is nothing that is written into a game", command.line())))?;
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
        let say = say.map(remark).transpose()?;
        let prepared = act::prepare(&signer, act, say)?;
        let told = told(&signer, act, &prepared);
        let done = match &prepared {
            PreparedAct::Entry(entry) => {
                let entry = &entry.composed.entry;
                let rolled = entry.dice.as_ref().map(|dice| format!(" The dice show {dice}.")).unwrap_or_default();
                CommandOutcome::Wrote(format!("{told}.{rolled}"))
            }
            PreparedAct::Slip(_) => CommandOutcome::Signed(format!("{told}.")),
            PreparedAct::Waiting(_) => CommandOutcome::Stands(format!("{told}. It has been signed before, and waits")),
            PreparedAct::Element => CommandOutcome::Signed("Your part of the roll is given.".to_owned()),
        };
        prepared.commit(signer)?;
        Ok(done)
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

/// Tells the player who asked for it what was done, without a full stop.
fn told(signer: &Signer<'_>, act: &Act, prepared: &PreparedAct) -> String {
    let signed = match prepared {
        PreparedAct::Slip(slip) => Some(&slip.slip.kind),
        PreparedAct::Waiting(slip) => Some(&slip.kind),
        PreparedAct::Entry(_) | PreparedAct::Element => None,
    };
    match (act, signed) {
        (Act::Turn { typed, .. }, _) => format!("{typed} is played"),
        (Act::Resign, None) => "Your resignation is written down".to_owned(),
        (Act::Resign, Some(_)) => "You have resigned; the next move records it".to_owned(),
        (Act::OfferToTakeBack, Some(SlipKind::Offer(Offer::Takeback(_)))) => {
            "You ask to take back your last turn. It stands until somebody plays on".to_owned()
        }
        (_, Some(SlipKind::Offer(offer))) => {
            format!("You offer {}. It stands until somebody plays on", view::proposal(offer))
        }
        (Act::Accept { .. }, _) => agreed_to(signer, prepared).unwrap_or_else(|| "You have agreed".to_owned()),
        (Act::Decline, _) => "That you decline is noted for the others".to_owned(),
        (_, Some(SlipKind::Order(Order { when: Some(when), then }))) => {
            format!("If {when} is played, {then} answers it at once")
        }
        (_, Some(SlipKind::Order(Order { when: None, .. }))) => {
            "Your next dice are rolled for you, unless you are asked something else first".to_owned()
        }
        (Act::ClaimDraw, _) => "Your claim is written down".to_owned(),
        (_, Some(SlipKind::Claim(TimeClaim::Timeout(name)))) => {
            format!("That {name} is out of time is for the referee to decide now")
        }
        (Act::Save(_), _) => "What you keep is written down".to_owned(),
        (Act::Away { from, until }, _) => format!("You are away from {from} to {until}"),
        (Act::Note, _) if signer.holds_pen() => "Your remark goes to the others with your next move".to_owned(),
        (Act::Note, _) => "Your remark is passed on to the others".to_owned(),
        _ => "It is written down".to_owned(),
    }
}

/// The offer that is agreed to, in words.
fn agreed_to(signer: &Signer<'_>, prepared: &PreparedAct) -> Option<String> {
    let offer = match prepared {
        PreparedAct::Entry(entry) => entry.composed.entry.slips.first(),
        PreparedAct::Slip(slip) => accepted(signer, &slip.slip),
        PreparedAct::Waiting(slip) => accepted(signer, slip),
        PreparedAct::Element => None,
    }?;
    let SlipKind::Offer(proposal) = &offer.kind else { return None };
    Some(format!("You have agreed to what {} offers: {}", offer.by, view::proposal(proposal)))
}

fn accepted<'s>(signer: &'s Signer<'_>, slip: &Slip) -> Option<&'s Slip> {
    match &slip.kind {
        SlipKind::Accept(id) => signer.beside.slip(id),
        _ => None,
    }
}

fn remark(text: &str) -> Result<Text, Failure> {
    Text::new(text).map_err(|why| Failure::usage(format!("the remark: {why}")))
}

/// Returns the offer to which everybody has agreed and which the referee carries out, for a player without a key who
/// holds the pen or for himself.
pub fn agreed(state: &Match, beside: &Pending) -> Option<Act> {
    let offers = slips::offers(state, beside);
    let is_agreed =
        |offer: &&slips::WaitingOffer<'_>| offer.asked.is_empty() && state.check_offer(offer.by, offer.offer).is_ok();
    offers.iter().find(is_agreed).map(|offer| Act::Accept { offer: Some(offer.slip.id().to_hex()) })
}
