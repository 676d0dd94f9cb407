//! Nine Men's Morris, with the tournament rules of Stephen of the Grove.

mod clauses;
mod lessons;
mod options;

use super::merels::{Citations, Law, Merels, RemovableStones};
use adjudicate_rules::{Game, Options, Position, Refusal, Setup};

/// The registry's item.
pub static GAME: Game = Game {
    name: "nine-mens-morris",
    title: "Nine Men's Morris",
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
    placing: "NMM-2",
    step: "NMM-3",
    mill: "NMM-4",
    safe: "NMM-5",
    reform: "NMM-6",
    flight: "NMM-7",
    few: "NMM-8",
    blocked: "NMM-9",
    draw: "NMM-10",
};

/// The law that a charter's options make.
pub fn law(options: &Options) -> Law {
    Law {
        // Checked options are far below the limits of these types.
        stones: options.int("stones", 9) as u8,
        removable: match options.word("all_in_mills", "none") {
            "any" => RemovableStones::OutsideMillsFirst,
            _ => RemovableStones::OutsideMills,
        },
        double_removes_two: options.word("double_mill", "one") == "two",
        reform: options.word("reform", "forbidden") == "allowed",
        flies_with: options.int("flying", 0) as u8,
        flight_closes: true,
        blocked_passes: options.word("blocked", "loses") == "passes",
        repetition: options.int("repetition", 3) as u8,
        quiet_turns: options.int("quiet_turns", 100) as u32,
        placing_is_quiet: false,
        cite: &CITATIONS,
    }
}

fn start(setup: &Setup) -> Result<Box<dyn Position>, Refusal> {
    Ok(Box::new(Merels::begin(law(&setup.options), setup)))
}
