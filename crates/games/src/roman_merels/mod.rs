//! Roman Merels, in four of the reconstructions that the Ludii project has published.

mod clauses;
mod lessons;
mod options;

use super::merels::{Citations, Law, Merels, RemovableStones};
use adjudicate_rules::{Game, Options, Position, Refusal, Setup, phrase};

/// The registry's item.
pub static GAME: Game = Game {
    name: "roman-merels",
    title: "Roman Merels",
    rules: 1,
    players: 2..=2,
    lots: true,
    dice: false,
    clauses: clauses::CLAUSES,
    options: options::OPTIONS,
    notation: "`d2` places a stone, `d2-d3` moves one, `xa1` behind it removes a stone: `d2-d3xa1`; `pass`",
    lessons: lessons::LESSONS,
    start,
};

static CITATIONS: Citations = Citations {
    placing: "RML-1",
    step: "RML-1",
    mill: "RML-2",
    safe: "RML-2",
    // Every ruleset allows re-forming; a ban would stand here.
    reform: "RML-6",
    flight: "RML-3",
    few: "RML-4",
    blocked: "RML-5",
    draw: "RML-6",
};

/// The law that a charter's options make.
///
/// # Errors
/// Refused under ALL-6: `flight_closes` with a ruleset in which nobody flies.
pub fn law(options: &Options) -> Result<Law, Refusal> {
    let ruleset = options.word("ruleset", "ludii-4");
    let (removable, flies_with, blocked_passes) = match ruleset {
        "ludii-1" => (RemovableStones::OutsideMillsFirst, 3, true),
        "ludii-6" => (RemovableStones::OutsideMillsFirst, 0, false),
        "ludii-10" => (RemovableStones::Any, 0, true),
        _ => (RemovableStones::Any, 4, true),
    };
    let flight_closes = options.bool("flight_closes", false);
    if flight_closes && flies_with == 0 {
        let reason = phrase!(
            "merels-nobody-flies",
            "option `flight_closes` has no meaning in `{ruleset}`, where nobody flies",
            ruleset
        );
        return Err(Refusal::illegal("ALL-6", reason).hint(phrase!(
            "merels-rulesets-that-fly",
            "leave out `flight_closes`, or choose `ludii-4` or `ludii-1` (RML-3)"
        )));
    }
    Ok(Law {
        // Checked options are far below the limits of these types.
        stones: options.int("stones", 9) as u8,
        removable,
        double_removes_two: false,
        reform: true,
        flies_with,
        flight_closes,
        blocked_passes,
        repetition: options.int("repetition", 3) as u8,
        quiet_turns: options.int("quiet_turns", 100) as u32,
        placing_is_quiet: true,
        cite: &CITATIONS,
    })
}

fn start(setup: &Setup) -> Result<Box<dyn Position>, Refusal> {
    Ok(Box::new(Merels::begin(law(&setup.options)?, setup)))
}
