//! The game as the referee sees it: whose throw, whose turn, and the texts.

use super::board::PlaceSet;
use super::dice::{DiceSet, Throw};
use super::judge::judge;
use super::table::{Duodecim, Ending, Rules, Side, SingleMove};
use super::{moves, plays, scene};
use adjudicate_rules::{
    Demand, DieFace, MoveGroup, Outcome, Phrase, Position, Refusal, Roll, Scene, Seat, Setup, SideNames, phrase,
};

/// A game being played.
#[derive(Clone)]
struct DuodecimPosition {
    table: Duodecim,
    stage: Phase,
    /// The seat of x; unknown before the starting throw.
    first: Option<Seat>,
    names: SideNames,
    /// The places to which the last turn moved pieces, in the numbers of the player who made it.
    landed: PlaceSet,
}

/// The event that the game waits for.
#[derive(Clone, Copy)]
enum Phase {
    Starting,
    Throwing,
    Acting(Throw),
    Over(Ending),
}

/// The start position: with the starting throw (DUO-2), unless somebody is named to begin.
///
/// # Errors
/// None: all options go together.
pub fn start(setup: &Setup) -> Result<Box<dyn Position>, Refusal> {
    let stage = if setup.first.is_some() { Phase::Throwing } else { Phase::Starting };
    let table = Duodecim::new(Rules::new(&setup.options));
    Ok(Box::new(DuodecimPosition {
        table,
        stage,
        first: setup.first,
        names: SideNames::of(setup),
        landed: PlaceSet::default(),
    }))
}

impl DuodecimPosition {
    fn seat(&self, player: Side) -> Seat {
        let first = self.first.unwrap_or(Seat(0));
        match player {
            Side::X => first,
            Side::O => Seat(1 - first.0.min(1)),
        }
    }

    fn throw(&self) -> Option<Throw> {
        match self.stage {
            Phase::Acting(throw) => Some(throw),
            _ => None,
        }
    }

    /// The moves that a text means, and the one way to write them.
    fn understand(&self, typed: &str) -> Result<(Vec<SingleMove>, String), Refusal> {
        let written = moves::parse(typed)?;
        let Some(throw) = self.throw() else {
            return Err(match self.stage {
                Phase::Over(_) => Refusal::game_over(),
                _ => Refusal::not_thrown(),
            });
        };
        let checked = match written.as_slice() {
            [] if plays::most_dice(&self.table, throw) > 0 => {
                let reason = phrase!("duodecim-cannot-pass", "a die can be used, so the turn cannot be passed");
                Err(Refusal::illegal("ALL-7", reason))
            }
            [] => Ok(()),
            written => judge(&self.table, throw, written),
        };
        checked.map_err(|refusal| match refusal.hint {
            None => self.with_plays(refusal),
            Some(_) => refusal,
        })?;
        let steps: Vec<SingleMove> = written.iter().map(|word| word.step).collect();
        let text = moves::write(&self.table, &steps);
        Ok((steps, text))
    }

    /// Describes the event that the game waits for.
    fn status(&self) -> Phrase {
        let name = |side: Side| self.names.name(self.first.map(|_| self.seat(side)), side);
        let player = name(self.table.player);
        match self.stage {
            Phase::Starting => Phrase::english("duodecim-starting", "each throws a die; the higher is x and begins"),
            Phase::Throwing => {
                let dice = self.table.dice();
                let english = format!("{player} throws {dice} {}", if dice == 1 { "die" } else { "dice" });
                Phrase::english("duodecim-throw", english).with("name", player).with("dice", u64::from(dice))
            }
            Phase::Acting(throw) => {
                let dice = digits(throw, throw.all(), " ");
                let phrase = Phrase::english("duodecim-turn", format!("{player} plays {dice}"));
                phrase.with("name", player).with("dice", dice)
            }
            Phase::Over(Ending::Won(winner)) => {
                Phrase::english("duodecim-won", format!("{} has won", name(winner))).with("name", name(winner))
            }
            Phase::Over(Ending::Drawn) => Phrase::english("duodecim-drawn", "the game is drawn"),
        }
    }

    /// The same refusal, with the first plays that are legal now.
    fn with_plays(&self, refusal: Refusal) -> Refusal {
        let plays = self.throw().map_or_else(Vec::new, |throw| plays::distinct(&self.table, throw));
        match plays.is_empty() {
            true => refusal.legal_now(std::iter::once(moves::write(&self.table, &[]))),
            false => refusal.legal_now(plays.iter().map(|play| moves::write(&self.table, play.steps()))),
        }
    }
}

impl Position for DuodecimPosition {
    fn demand(&self) -> Demand {
        let player = self.table.player;
        match self.stage {
            Phase::Starting => Demand::Throw(Roll { roller: None, dice: vec![6; 2] }),
            Phase::Throwing => {
                let dice = vec![6; usize::from(self.table.dice())];
                Demand::Throw(Roll { roller: Some(self.seat(player)), dice })
            }
            Phase::Acting(_) => Demand::Act(self.seat(player)),
            Phase::Over(Ending::Won(winner)) => {
                let reason = Phrase::english("duodecim-off", "all pieces off the board");
                Demand::Over(Outcome::win(self.seat(winner), "DUO-13", reason))
            }
            Phase::Over(Ending::Drawn) => {
                let limit = self.table.rules.turn_limit;
                let reason = Phrase::english("duodecim-limit", format!("{limit} turns each without a winner"));
                Demand::Over(Outcome::draw("DUO-13", reason.with("turns", limit)))
            }
        }
    }

    /// One play for each position that can result, its moves in ascending order; others are the same in other orders, or by
    /// other dice.
    fn legal(&self) -> Vec<MoveGroup> {
        let Some(throw) = self.throw() else { return Vec::new() };
        let mut groups: Vec<MoveGroup> = Vec::new();
        for play in plays::distinct(&self.table, throw) {
            let (title, text) = (title(throw, play.split.sets), moves::write(&self.table, play.steps()));
            match groups.last_mut().filter(|group| group.title == title) {
                Some(group) => group.moves.push(text),
                None => groups.push(MoveGroup { title, moves: vec![text] }),
            }
        }
        if groups.is_empty() {
            let title = phrase!("duodecim-none-plays", "no die can be used");
            groups.push(MoveGroup { title, moves: vec![moves::write(&self.table, &[])] });
        }
        groups
    }

    fn read(&self, typed: &str) -> Result<String, Refusal> {
        self.understand(typed).map(|(_, text)| text)
    }

    fn play(&mut self, recorded: &str) -> Result<(), Refusal> {
        let (steps, text) = self.understand(recorded)?;
        Refusal::unless_spelled(recorded, &text)?;
        self.landed = steps.iter().fold(PlaceSet::default(), |places, step| places.with(step.to));
        self.table.play(&steps);
        self.stage = self.table.ending().map_or(Phase::Throwing, Phase::Over);
        Ok(())
    }

    fn thrown(&mut self, numbers: &[u32]) {
        match (self.stage, numbers) {
            (Phase::Starting, [one, two]) if one != two => {
                self.first = Some(Seat(u8::from(two > one)));
                self.stage = Phase::Throwing;
            }
            (Phase::Throwing, _) => {
                // Numbers that were not asked for change nothing.
                let due = Throw::new(numbers).filter(|throw| throw.count() == self.table.dice());
                self.stage = due.map_or(self.stage, Phase::Acting);
            }
            _ => {}
        }
    }

    fn text(&self) -> String {
        let dice = self.throw().map_or("-".to_owned(), |throw| digits(throw, throw.all(), ""));
        format!("{} {dice}", self.table)
    }

    fn scene(&self, viewer: Option<Seat>) -> Scene {
        let viewer = viewer.map(|seat| if seat == self.seat(Side::X) { Side::X } else { Side::O });
        let mut scene = scene::draw(&self.table, viewer.unwrap_or(self.table.player), self.landed, self.status());
        // x and o belong to nobody before the starting throw.
        for (strip, player) in scene.strips.iter_mut().zip([Side::X, Side::O]) {
            strip.seat = self.first.map(|_| self.seat(player));
        }
        if let Some(throw) = self.throw() {
            let die = |number: u8| DieFace { sides: 6, shows: Some(u32::from(number)) };
            scene.dice = throw.numbers(throw.all()).map(die).collect();
        }
        scene
    }

    fn is_two_sided(&self) -> bool {
        true
    }

    fn boxed(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }

    /// The starting throw is not a turn: from before it, the count is the same for either first player.
    fn perft(&self, depth: u32, throws: &[Vec<u32>]) -> Option<u64> {
        plays::perft(&self.table, self.throw(), depth, throws)
    }
}

/// How a way of using the dice is called.
fn title(throw: Throw, sets: &[DiceSet]) -> Phrase {
    let groups: Vec<String> = sets.iter().map(|set| digits(throw, *set, "+")).collect();
    phrase!("duodecim-by", "by {dice}", dice = groups.join(", "))
}

fn digits(throw: Throw, set: DiceSet, between: &str) -> String {
    let numbers: Vec<String> = throw.numbers(set).map(|die| die.to_string()).collect();
    numbers.join(between)
}
