//! Writing down what a player without a key has said: as the commands do it, with the referee's key.

use std::path::Path;

use crate::agreement::{absence, agreement, fits_behind, order};
use crate::beside::Beside;
use crate::failure::Failure;
use crate::game_file;
use crate::office::Office;
use crate::reply::{Command, Offered};
use crate::signing::Signer;
use crate::{pick, slips};
use adjudicate_record::crypto::Digest;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{Claim, Kind, Offer, SLIPS_MAX, Slip, SlipKind, Text, TimeClaim, Turn, Yes};
use adjudicate_referee::{Match, SlipDraft};
use adjudicate_rules::{Demand, Name, Seat};
use adjudicate_words::view;

/// Remarks of one player that wait beside a log: with the referee's notes about them they take half of the room that an entry has.
const REMARKS_MAX: usize = 4;

/// What became of a command.
pub enum Done {
    /// An entry stands in the log; what it is, in a sentence.
    Wrote(String),
    /// Something lies beside the log; what it is, in a sentence.
    Signed(String),
    /// Nothing was written, because it stands already, in a sentence.
    Stands(String),
}

/// Writes down what one message of a player without a key asks for.
pub struct Scribe<'a> {
    /// With the referee's key.
    pub office: &'a Office,
    /// The game's file.
    pub path: &'a Path,
    /// The player.
    pub name: &'a str,
    /// The SHA-256 of the message as it was received.
    pub message: Digest,
}

impl Scribe<'_> {
    /// Carries out a command that acts in the game.
    ///
    /// # Errors
    /// It cannot be done now; or the referee's key is not at hand, or a file cannot be read or written.
    pub fn act(&self, command: &Command, say: Option<&str>) -> Result<Done, Failure> {
        let game = game_file::load(self.path, None)?;
        let signer = Signer::take(self.office, game, Some(self.name), &[])?;
        let say = say.map(remark).transpose()?;
        match command {
            Command::Play(recorded) => self.play(signer, recorded, say),
            Command::Resign(true) if signer.holds_pen() => {
                self.write(signer, Kind::Resign(Yes), say, "Your resignation is written down")
            }
            Command::Resign(_) => self.sign(
                signer,
                SlipKind::Resign(Yes),
                say,
                "You have resigned, on a slip that the next entry writes in",
            ),
            Command::Offer(offered) => {
                let offer = match offered {
                    Offered::Draw => Offer::Draw(Yes),
                    Offered::End => Offer::End(Yes),
                    Offered::Prisoners => Offer::Prisoners(Yes),
                    Offered::Concede(loss) => Offer::Concede(*loss),
                };
                let told = format!("You offer {}", view::proposal(&offer));
                self.offer(signer, offer, say, &told)
            }
            Command::TakeBack => {
                let back = before_own_turn(&signer)?;
                let told = format!("You offer to go back to the position after entry {back}, before your last turn");
                self.offer(signer, Offer::Takeback(back), say, &told)
            }
            Command::Accept(named) => self.accept(signer, named.as_deref(), say),
            Command::Decline => {
                if slips::offers(&signer.game.state, &signer.beside).is_empty() {
                    return Err(Failure::ruled("nobody offers anything now, so there is nothing to decline"));
                }
                let text = say.map_or_else(|| "declines".to_owned(), |say| format!("declines: {say}"));
                self.sign(signer, SlipKind::Note(Yes), Some(remark(&text)?), "That you decline is noted for the others")
            }
            Command::If(when, then) => {
                if signer.holds_pen() {
                    return Err(Failure::ruled("it is your turn, so there is nothing to wait for").rule("protocol 1.8"));
                }
                let order = order(&signer.game.state, signer.seat(), when, then)?;
                let told = format!("If {} is played, {} answers it at once", order.when, order.then);
                self.sign(signer, SlipKind::Order(order), say, &told)
            }
            Command::ClaimDraw => self.write(signer, Kind::Claim(Claim::Draw(Yes)), say, "Your claim is written down"),
            Command::ClaimTimeout(name) => {
                let name = pick::member(&signer.game.state, name)?;
                slips::check_claim(&signer.game.state, &name)?;
                let told = format!("That {name} is out of time is for the referee to decide now");
                self.sign(signer, SlipKind::Claim(TimeClaim::Timeout(name)), say, &told)
            }
            Command::Save(tokens) => self.write(signer, Kind::Save(*tokens), say, "What you keep is written down"),
            Command::Away(from, until) => self.away(signer, from, until, say),
            other => Err(Failure::ruled(format!("`{}` is nothing that is written into a game", other.line()))),
        }
    }

    fn play(&self, signer: Signer<'_>, recorded: &str, say: Option<Text>) -> Result<Done, Failure> {
        let state = &signer.game.state;
        if let Some(outcome) = state.outcome() {
            return Err(Failure::ruled(format!("the game is over: {}", view::ending(state, &outcome))));
        }
        if state.next_to_join().is_some()
            || state.play().demand() != signer.seat().map_or(Demand::Act(Seat(u8::MAX)), Demand::Act)
        {
            let outlook = view::outlook(state).join(" ");
            return Err(Failure::ruled("it is not your turn").rule("ALL-2").hint(outlook));
        }
        if state.play().seals_boards() {
            return Err(
                Failure::ruled("boards are sealed in this game, so the desk makes no turn for you").rule("DUE-12")
            );
        }
        let text = |text: &str| Text::new(text).map_err(|why| Failure::usage(format!("`{text}`: {why}")));
        // Composing works the position out; what stands here is only a place for it.
        let turn = Turn { play: text(recorded)?, then: None, position: text("-")?, proof: None };
        self.write(signer, Kind::Turn(Box::new(turn)), say, &format!("{recorded} is played"))
    }

    /// Writes an entry, and with it where the message is kept that asked for it.
    fn write(&self, signer: Signer<'_>, kind: Kind, say: Option<Text>, told: &str) -> Result<Done, Failure> {
        let waiting = signer.waiting(&kind);
        self.write_with(signer, waiting, kind, say, told)
    }

    fn write_with(
        &self,
        signer: Signer<'_>,
        mut slips: Vec<Slip>,
        kind: Kind,
        say: Option<Text>,
        told: &str,
    ) -> Result<Done, Failure> {
        if slips.len() < SLIPS_MAX {
            slips.push(self.note(&signer)?);
        }
        let composed = signer.compose_with(slips, kind, say, None)?;
        let number = composed.entry.seq;
        let thrown = composed.entry.dice.as_ref().map(|dice| format!(" Thrown: {dice}.")).unwrap_or_default();
        signer.commit(&composed)?;
        Ok(Done::Wrote(format!("{told}: entry {number} of the game.{thrown}")))
    }

    /// Signs a slip in the player's name, unless the same waits already, and a note about the message that asked for it.
    fn sign(&self, mut signer: Signer<'_>, kind: SlipKind, say: Option<Text>, told: &str) -> Result<Done, Failure> {
        let state = &signer.game.state;
        let same = |slip: &&Slip| {
            slip.by == signer.by && slip.kind == kind && slip.say == say && state.check_slip(slip).is_ok()
        };
        if signer.beside.slips.iter().any(|slip| same(&slip)) {
            return Ok(Done::Stands(format!("{told}. It has been signed before, and waits")));
        }
        let slip = signer.sign_slip(kind, say)?;
        let note = self.note(&signer)?;
        signer.keep_slip(&slip)?;
        signer.keep_slip(&note)?;
        Ok(Done::Signed(format!("{told}.")))
    }

    /// Signs what a player says who plays nothing with it, for the others to read.
    ///
    /// # Errors
    /// As [`Scribe::act`]; or so many of his remarks wait already that an entry would have no room for anything else.
    pub fn remark(&self, say: &str) -> Result<Done, Failure> {
        let game = game_file::load(self.path, None)?;
        let signer = Signer::take(self.office, game, Some(self.name), &[])?;
        let own = |slip: &&Slip| slip.by == signer.by && matches!(slip.kind, SlipKind::Note(_));
        if signer.beside.slips.iter().filter(own).count() >= REMARKS_MAX {
            return Err(Failure::ruled(format!(
                "{REMARKS_MAX} remarks of yours wait already for the next entry of the game, which brings them to everybody"
            )));
        }
        let told = match signer.holds_pen() {
            true => "Your remark goes to the others with your next move",
            false => "Your remark is passed on to the others",
        };
        self.sign(signer, SlipKind::Note(Yes), Some(remark(say)?), told)
    }

    fn offer(&self, signer: Signer<'_>, offer: Offer, say: Option<Text>, told: &str) -> Result<Done, Failure> {
        if let Some(seat) = signer.seat() {
            slips::check_offer(&signer.game, seat, &offer)?;
        }
        let told = format!("{told}. It stands until somebody plays on");
        let waits = slips::offers(&signer.game.state, &signer.beside);
        if waits.iter().any(|known| Some(known.by) == signer.seat() && *known.offer == offer) {
            return Ok(Done::Stands(format!("{told}. It was offered before")));
        }
        self.sign(signer, SlipKind::Offer(offer), say, &told)
    }

    fn accept(&self, signer: Signer<'_>, named: Option<&str>, say: Option<Text>) -> Result<Done, Failure> {
        let offers = slips::offers(&signer.game.state, &signer.beside);
        let is_named =
            |offer: &&slips::WaitingOffer<'_>| named.is_none_or(|named| offer.slip.id().to_hex().starts_with(named));
        let is_asked = |offer: &&slips::WaitingOffer<'_>| signer.seat().is_some_and(|seat| offer.asked.contains(&seat));
        let mut mine = offers.iter().filter(is_asked).filter(is_named);
        let chosen = match (mine.next(), mine.next()) {
            (Some(only), None) => only,
            (None, _) => return Err(Failure::ruled("no offer waits for your answer").rule("protocol 1.8")),
            (Some(_), Some(_)) => return Err(Failure::ruled("several offers wait for your answer")),
        };
        let by = signer.game.state.name_of(Member::Player(chosen.by)).to_owned();
        let told = format!("You have agreed to what {by} offers: {}", view::proposal(chosen.offer));
        let id = chosen.slip.id();
        match agreement(&signer, chosen) {
            Some(slips) => self.write_with(signer, slips, Kind::Agree(1), say, &told),
            None => self.sign(signer, SlipKind::Accept(id), say, &told),
        }
    }

    /// An absence, where the charter has days for it: written in at once where the player holds the pen.
    fn away(&self, mut signer: Signer<'_>, from: &str, until: &str, say: Option<Text>) -> Result<Done, Failure> {
        let kind = SlipKind::Absence(absence(from, until)?);
        fits_behind(&signer, &kind, say.as_ref())?;
        let told = format!("You are away from {from} to {until}");
        if !signer.holds_pen() {
            return self.sign(signer, kind, say, &told);
        }
        let slip = signer.sign_slip(kind, say)?;
        signer.keep_slip(&slip)?;
        self.write(signer, Kind::Post(Yes), None, &told)
    }

    /// The referee's note about the message that he has, so that he can show later what it said.
    fn note(&self, signer: &Signer<'_>) -> Result<Slip, Failure> {
        let state = &signer.game.state;
        let by =
            Name::parse(state.name_of(Member::Referee)).ok_or_else(|| Failure::environment("there is no referee"))?;
        let text =
            format!("{} has asked for this by mail; the message has the SHA-256 {}", self.name, self.message.to_hex());
        let draft = SlipDraft { by, at: self.office.now()?, kind: SlipKind::Note(Yes), say: Some(remark(&text)?) };
        state.sign_slip(draft, &signer.identity).map_err(Failure::fault)
    }
}

/// The entry to go back to, so that the player's last turn is taken back.
fn before_own_turn(signer: &Signer<'_>) -> Result<u64, Failure> {
    let own = |kind: &Kind, by: &Name| matches!(kind, Kind::Turn(_)) && *by == signer.by;
    let last = signer.game.records.iter().rev().find(|record| own(&record.entry.kind, &record.entry.by));
    let last = last.ok_or_else(|| Failure::ruled("you have not made a turn yet, so there is none to take back"))?;
    Ok(last.entry.seq.saturating_sub(1))
}

fn remark(text: &str) -> Result<Text, Failure> {
    Text::new(text).map_err(|why| Failure::usage(format!("the remark: {why}")))
}

/// Carries out an offer to which all have agreed, where nobody but the referee can write: for a player without a key who
/// holds the pen, or for himself.
pub fn agreed(state: &Match, beside: &Beside) -> Option<Vec<Slip>> {
    let offers = slips::offers(state, beside);
    let all = offers.iter().find(|offer| offer.asked.is_empty() && state.check_offer(offer.by, offer.offer).is_ok())?;
    Some(std::iter::once(all.slip).chain(all.accepts.iter().copied()).cloned().collect())
}
