//! A throw proved, for scripts.

use serde_json::{Value, json};

use super::super::shell::{ShellStep, hex};
use super::super::step_object;
use super::{ChainLink, Draw, Share};
use crate::dice::Member;
use crate::log::Bytes;
use crate::referee::ThrowOrigin;
use adjudicate_office::game_file::GameFile;

/// Everything that the text says.
pub fn object(
    game: &GameFile,
    throw: &ThrowOrigin,
    shares: &[Share<'_>],
    draws: &[Draw],
    seed: &ShellStep,
    stream: &ShellStep,
    number: u64,
) -> Value {
    let share = |share: &Share<'_>| {
        let steps: Vec<Value> = share
            .steps
            .iter()
            .map(|ChainLink { from, to, step }| {
                json!({ "from": from, "to": to, "command": step.command, "prints": step.prints })
            })
            .collect();
        json!({
            "name": share.name,
            "key": share.commitment.key.to_string(),
            "key_hex": hex(share.commitment.key.as_bytes()),
            "key_entry": share.held.map(|held| held.introduced),
            "key_slip": share.held.and_then(|held| held.slip),
            "tip": hex(&share.commitment.tip),
            "tip_base64": Bytes(share.commitment.tip).to_string(),
            "tip_entry": share.commitment.entry,
            "tip_slip": share.commitment.slip,
            "number": share.element.number,
            "before": share.before,
            "element": hex(&share.element.value),
            "element_base64": Bytes(share.element.value).to_string(),
            "element_entry": share.element.entry,
            "implied": share.element.implied,
            "steps": steps,
            "chain": share.chain.as_ref().map(step_object),
        })
    };
    let draw =
        |draw: &Draw| json!({ "die": draw.die, "sides": draw.sides, "bytes": hex(&draw.bytes), "shows": draw.shows });
    let roller = throw.thrown.roll.roller.map(|seat| game.state.name_of(Member::Player(seat)).to_owned());
    json!({
        "file": game.path.display().to_string(),
        "game": game.state.id().to_string(),
        "throw": number,
        "entry": throw.entry,
        "roller": roller,
        "contributors": shares.iter().map(share).collect::<Vec<_>>(),
        "completed_before": throw.thrown.before,
        "seed": hex(&throw.seed),
        "seed_step": step_object(seed),
        "bytes_step": step_object(stream),
        "draws": draws.iter().map(draw).collect::<Vec<_>>(),
        "numbers": throw.thrown.numbers,
    })
}
