//! A throw proved, for scripts.

use super::{ChainLink, Draw, Share};
use crate::dice::Member;
use crate::log::Bytes;
use crate::referee::ThrowOrigin;
use adjudicate_office::game_file::GameFile;
use adjudicate_words::report::{ChainStep, Contribution, DrawnDie, ExplainedThrow, ShellCommand};
use adjudicate_words::shell::hex;

/// Everything that the text says.
pub fn report(
    game: &GameFile,
    throw: &ThrowOrigin,
    shares: &[Share<'_>],
    draws: &[Draw],
    seed: &ShellCommand,
    stream: &ShellCommand,
    number: u64,
) -> ExplainedThrow {
    let link = |link: &ChainLink| ChainStep { from: link.from, to: link.to, step: link.step.clone() };
    let share = |share: &Share<'_>| Contribution {
        name: share.name.to_owned(),
        key: share.commitment.key,
        key_hex: hex(share.commitment.key.as_bytes()),
        key_entry: share.held.map(|held| held.introduced),
        key_slip: share.held.and_then(|held| held.slip),
        tip: hex(&share.commitment.tip),
        tip_base64: Bytes(share.commitment.tip).to_string(),
        tip_entry: share.commitment.entry,
        tip_slip: share.commitment.slip,
        number: share.element.number,
        before: share.before,
        element: hex(&share.element.value),
        element_base64: Bytes(share.element.value).to_string(),
        element_entry: share.element.entry,
        implied: share.element.implied,
        steps: share.steps.iter().map(link).collect(),
        chain: share.chain.clone(),
    };
    let draw = |draw: &Draw| DrawnDie { die: draw.die, sides: draw.sides, bytes: hex(&draw.bytes), shows: draw.shows };
    let roller = throw.thrown.roll.roller.map(|seat| game.state.name_of(Member::Player(seat)).to_owned());
    ExplainedThrow {
        file: game.path.display().to_string(),
        game: game.state.id(),
        throw: number,
        entry: throw.entry,
        roller,
        contributors: shares.iter().map(share).collect(),
        completed_before: throw.thrown.before,
        seed: hex(&throw.seed),
        seed_step: seed.clone(),
        bytes_step: stream.clone(),
        draws: draws.iter().map(draw).collect(),
        numbers: throw.thrown.numbers.clone(),
    }
}
