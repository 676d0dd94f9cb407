//! The state of a table: the game and its offers.

use std::collections::BTreeSet;

use crate::failure::Failure;
use crate::practice::line::{self, PlayerStatement, Proposal, ScriptLine};
use crate::practice::seats;
use adjudicate_locales::Language;
use adjudicate_rules::{Agreement, Demand, Name, Outcome, Phrase, PhraseArgument, Play, Refusal, Seat, phrase};
use adjudicate_text::view;

/// A game that nobody signs, with its open offers.
#[derive(Clone)]
pub struct PracticeGame {
    /// The game.
    pub play: Play,
    offers: Vec<OpenOffer>,
}

/// An offer that waits for answers.
#[derive(Clone)]
struct OpenOffer {
    by: Seat,
    what: Proposal,
    asked: BTreeSet<Seat>,
}

/// The outcome of a line that was accepted.
pub struct AcceptedLine {
    /// The line as a script writes it.
    pub line: String,
    /// The move as the record writes it, if it was one.
    pub recorded: Option<String>,
    /// The numbers thrown, if it was a throw.
    pub numbers: Option<Vec<u32>>,
    /// The agreement that the game had to allow for an offer that was carried out with the line.
    pub agreed: Option<Agreement>,
}

impl PracticeGame {
    /// A table at which nothing has happened.
    pub fn new(play: Play) -> PracticeGame {
        PracticeGame { play, offers: Vec::new() }
    }

    /// The players in seat order.
    pub fn names(&self) -> &[Name] {
        &self.play.setup().names
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> &str {
        self.names().get(seat.index()).map_or("?", Name::as_str)
    }

    /// Takes a line, in which a move may have the letters that a language has for pieces.
    ///
    /// # Errors
    /// The line says nothing that is possible now; nothing has changed then.
    pub fn take(&mut self, language: Language, text: &str) -> Result<AcceptedLine, Failure> {
        match line::read(text, self.names())? {
            ScriptLine::Dice(numbers) => {
                self.dice(language, &numbers).map_err(|failure| failure.within(None, 1, text, 0))
            }
            ScriptLine::Said(seat, PlayerStatement::Move(typed, at)) => {
                self.turn(language, seat, typed).map_err(|failure| failure.within(None, 1, text, at))
            }
            ScriptLine::Said(seat, saying) => {
                self.say(seat, saying).map_err(|failure| failure.within(None, 1, text, 0))
            }
        }
    }

    /// Takes the numbers of the pending throw. They fit it.
    pub fn throw(&mut self, numbers: &[u32]) -> AcceptedLine {
        self.play.thrown(numbers);
        thrown(numbers)
    }

    /// Returns the next act and the open offers, one line each.
    pub fn outlook(&self, language: Language) -> Vec<String> {
        let name = |seat: Seat| match view::side_in(language, &self.play, seat) {
            Some(side) => format!("{} ({side})", self.name(seat)),
            None => self.name(seat).to_owned(),
        };
        let mut lines = vec![match self.play.demand() {
            Demand::Act(seat) => language.text("table-moves", &[("name", name(seat).into())]),
            Demand::Throw(roll) => {
                let dice = ("dice", view::dice_in(language, &roll).into());
                match roll.roller {
                    Some(seat) => language.text("table-throws", &[("name", name(seat).into()), dice]),
                    None => language.text("table-throw-for-first", &[dice]),
                }
            }
            Demand::Over(outcome) => {
                let ending = view::play_ending(&self.play, &outcome);
                language.text("table-over", &[("ending", ending.into())])
            }
        }];
        for offer in &self.offers {
            let asked: Vec<&str> = offer.asked.iter().map(|seat| self.name(*seat)).collect();
            let what = offer.what.written(self.names());
            let values = [
                ("by", self.name(offer.by).into()),
                ("offer", what.into()),
                ("number", PhraseArgument::count(asked.len())),
                ("names", language.list(&asked).into()),
            ];
            lines.push(language.text("table-offer", &values));
        }
        lines
    }

    /// Returns the player who is asked something, if it is one player only.
    pub fn asked(&self) -> Option<Seat> {
        let asked: BTreeSet<Seat> = self.offers.iter().flat_map(|offer| offer.asked.iter().copied()).collect();
        let mut asked = asked.into_iter();
        asked.next().filter(|_| asked.next().is_none())
    }

    /// The numbers of the pending throw, and of those that follow from it at once: a tie is thrown again.
    fn dice(&mut self, language: Language, numbers: &[u32]) -> Result<AcceptedLine, Failure> {
        let Demand::Throw(first) = self.play.demand() else {
            let english = self.outlook(Language::ENGLISH).join(" ");
            let hint = Phrase::english("hint-status", english).with("status", self.outlook(language).join(" "));
            return Err(Failure::ruled(phrase!("table-no-roll", "no roll is due")).rule("ALL-2").hint(hint));
        };
        let (mut play, mut roll, mut rest) = (self.play.clone(), first.clone(), numbers);
        loop {
            let (now, later) = rest.split_at_checked(roll.dice.len()).unwrap_or((rest, &[]));
            seats::check(language, &roll, now).map_err(Failure::ruled)?;
            play.thrown(now);
            rest = later;
            if rest.is_empty() {
                break;
            }
            let Demand::Throw(next) = play.demand() else {
                return Err(Failure::ruled(seats::miscounted(language, &first, numbers)));
            };
            roll = next;
        }
        self.play = play;
        Ok(thrown(numbers))
    }

    fn turn(&mut self, language: Language, seat: Seat, typed: &str) -> Result<AcceptedLine, Failure> {
        let mut play = self.play.clone();
        if play.lots_pending() {
            // Around a real board people draw lots as they like: who moves first has been drawn.
            play.thrown(&[seat.number()]);
        }
        match play.demand() {
            Demand::Act(to_act) if to_act == seat => {}
            Demand::Act(to_act) => {
                let reason = phrase!("table-turn-of", "it is the turn of {name}", name = self.name(to_act));
                return Err(Failure::ruled(reason).rule("ALL-2"));
            }
            Demand::Throw(roll) => {
                let pending = |language| self.outlook(language).first().cloned().unwrap_or_default();
                let line = format!("dice:{}", " N".repeat(roll.dice.len()));
                let english = format!("{} `{line}` gives its numbers.", pending(Language::ENGLISH));
                let hint = Phrase::english("hint-numbers", english).with("status", pending(language));
                return Err(Failure::ruled(phrase!("table-dice-first", "the dice come first"))
                    .rule("ALL-2")
                    .hint(hint.with("line", line)));
            }
            Demand::Over(outcome) => return Err(self.over(&outcome)),
        }
        let position = self.play.position();
        let refused = |refusal: Refusal| Failure::of_move(refusal, typed, position, language);
        let recorded = play.position().read_in(typed, language.letters()).map_err(refused)?;
        play.play(&recorded).map_err(refused)?;
        self.play = play;
        self.offers.clear();
        Ok(AcceptedLine {
            line: format!("{}: {recorded}", self.name(seat)),
            recorded: Some(recorded),
            numbers: None,
            agreed: None,
        })
    }

    fn over(&self, outcome: &Outcome) -> Failure {
        Failure::ruled(Phrase::game_over(&view::play_ending(&self.play, outcome)))
    }

    fn say(&mut self, seat: Seat, saying: PlayerStatement<'_>) -> Result<AcceptedLine, Failure> {
        if let Demand::Over(outcome) = self.play.demand() {
            return Err(self.over(&outcome));
        }
        if !self.play.is_in(seat) {
            let reason = phrase!("table-has-left", "{name} has left the game", name = self.name(seat));
            return Err(Failure::ruled(reason).rule("ALL-4"));
        }
        let mut agreed = None;
        let words = match saying {
            PlayerStatement::Offer(what) => self.offer(seat, what)?,
            PlayerStatement::Accept(whose) => {
                let place = self.waiting(seat, whose)?;
                let words = self.answer("accept", place, whose);
                agreed = self.accept(seat, place)?;
                words
            }
            PlayerStatement::Decline(whose) => {
                let place = self.waiting(seat, whose)?;
                let words = self.answer("decline", place, whose);
                self.offers.remove(place);
                words
            }
            PlayerStatement::ClaimDraw => {
                let outcome = self.play.position().claim_draw(seat).map_err(|refusal| Failure::refused(refusal, ""))?;
                self.play.end(outcome);
                "claim draw".to_owned()
            }
            PlayerStatement::Resign => {
                agreed = self.resign(seat);
                "resign".to_owned()
            }
            // Turns are taken elsewhere.
            PlayerStatement::Move(typed, _) => typed.to_owned(),
        };
        Ok(AcceptedLine { line: format!("{}: {words}", self.name(seat)), recorded: None, numbers: None, agreed })
    }

    /// A newer offer of the same player takes the place of the older one.
    fn offer(&mut self, by: Seat, what: Proposal) -> Result<String, Failure> {
        self.possible(by, &what)?;
        let words = format!("offer {}", what.written(self.names()));
        let asked = self.play.seats().filter(|other| *other != by).collect();
        self.offers.retain(|offer| offer.by != by);
        self.offers.push(OpenOffer { by, what, asked });
        Ok(words)
    }

    fn possible(&self, by: Seat, what: &Proposal) -> Result<(), Failure> {
        let Some(agreement) = agreement(by, what) else { return Ok(()) };
        self.play.may_agree(agreement).map_err(|refusal| Failure::refused(refusal, ""))
    }

    /// The offer that waits for this player, from anybody or from `whose`.
    fn waiting(&self, seat: Seat, whose: Option<Seat>) -> Result<usize, Failure> {
        let waits = |offer: &OpenOffer| offer.asked.contains(&seat) && whose.is_none_or(|whose| offer.by == whose);
        let mut places = (0..self.offers.len()).filter(|place| self.offers.get(*place).is_some_and(waits));
        match (places.next(), places.next()) {
            (Some(only), None) => Ok(only),
            (None, _) => {
                let reason = phrase!("table-no-offer", "no offer waits for {name}", name = self.name(seat));
                Err(Failure::ruled(reason).rule("ALL-4"))
            }
            (Some(_), Some(_)) => {
                let reason = phrase!("table-offers", "several offers wait for {name}", name = self.name(seat));
                Err(Failure::ruled(reason).hint(phrase!("hint-whose-offer", "name whose: `accept NAME`")))
            }
        }
    }

    fn answer(&self, verb: &str, place: usize, whose: Option<Seat>) -> String {
        match (whose, self.offers.get(place)) {
            (Some(_), Some(offer)) => format!("{verb} {}", self.name(offer.by)),
            _ => verb.to_owned(),
        }
    }

    fn accept(&mut self, seat: Seat, place: usize) -> Result<Option<Agreement>, Failure> {
        let Some(offer) = self.offers.get(place) else { return Ok(None) };
        // It may have become impossible since it was made.
        self.possible(offer.by, &offer.what)?;
        if let Some(offer) = self.offers.get_mut(place) {
            offer.asked.remove(&seat);
        }
        Ok(self.settle())
    }

    /// Carries out what all have accepted, and gives what the game itself had to allow of it.
    fn settle(&mut self) -> Option<Agreement> {
        let mut agreed = None;
        while let Some(place) = self.offers.iter().position(|offer| offer.asked.is_empty()) {
            let offer = self.offers.remove(place);
            if matches!(self.play.demand(), Demand::Over(_)) || self.possible(offer.by, &offer.what).is_err() {
                continue;
            }
            match offer.what {
                Proposal::Draw => self.play.end(Outcome::draw("ALL-4", "agreed")),
                Proposal::Result(points) => self.play.end(Outcome::by_points(points, "ALL-4", "agreed")),
                Proposal::End | Proposal::Prisoners | Proposal::Concede(_) => {
                    agreed = agreement(offer.by, &offer.what);
                    if let Some(agreement) = agreed {
                        self.play.agree(agreement);
                    }
                }
            }
        }
        agreed
    }

    /// A player leaves; his offers go with him, and he is no longer asked.
    fn resign(&mut self, seat: Seat) -> Option<Agreement> {
        let how = format!("{} resigned", self.name(seat));
        self.play.leave(seat, &how);
        self.offers.retain(|offer| offer.by != seat);
        for offer in &mut self.offers {
            offer.asked.remove(&seat);
        }
        self.settle()
    }
}

/// Returns the agreement that the game has to allow for an offer.
fn agreement(by: Seat, what: &Proposal) -> Option<Agreement> {
    match what {
        Proposal::End => Some(Agreement::End),
        Proposal::Prisoners => Some(Agreement::Prisoners),
        Proposal::Concede(loss) => Some(Agreement::Concession(by, *loss)),
        Proposal::Draw | Proposal::Result(_) => None,
    }
}

fn thrown(numbers: &[u32]) -> AcceptedLine {
    let text: Vec<String> = numbers.iter().map(u32::to_string).collect();
    AcceptedLine {
        line: format!("{}: {}", line::DICE, text.join(" ")),
        recorded: None,
        numbers: Some(numbers.to_vec()),
        agreed: None,
    }
}
