//! A throw proved, for scripts.

use adjudicate_record::dice::Member;
use adjudicate_record::log::Bytes;
use adjudicate_referee::{Match, ThrowOrigin};

use crate::{ChainStep, Contribution, DrawnDie, ExplainedThrow};
use adjudicate_text::shell::{ShellCommand, hex};
use adjudicate_text::throw::{ChainLink, Draw, ElementShare};

impl ExplainedThrow {
    /// Everything that the text says of throw `number` in the log of this file; `seed` and `stream` are the steps to the seed and to the
    /// bytes.
    pub fn of(
        (file, state): (String, &Match),
        (number, throw): (u64, &ThrowOrigin),
        shares: &[ElementShare<'_>],
        draws: &[Draw],
        seed: ShellCommand,
        stream: ShellCommand,
    ) -> ExplainedThrow {
        let link = |link: &ChainLink| ChainStep { from: link.from, to: link.to, step: link.step.clone() };
        let share = |share: &ElementShare<'_>| Contribution {
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
        let draw =
            |draw: &Draw| DrawnDie { die: draw.die, sides: draw.sides, bytes: hex(&draw.bytes), shows: draw.shows };
        let roller = throw.thrown.roll.roller.map(|seat| state.name_of(Member::Player(seat)).to_owned());
        ExplainedThrow {
            file,
            game: state.id(),
            throw: number,
            entry: throw.entry,
            roller,
            contributors: shares.iter().map(share).collect(),
            completed_before: throw.thrown.before,
            seed: hex(&throw.seed),
            seed_step: seed,
            bytes_step: stream,
            draws: draws.iter().map(draw).collect(),
            numbers: throw.thrown.numbers.clone(),
        }
    }
}
