//! A throw proved: from what everybody was bound to, to the numbers.

mod places;

use std::collections::BTreeSet;

pub use self::places::on;
use self::places::{passed_over, place, place_on};
use super::{FINGERPRINTS, Paragraphs};
use crate::cli::context::CommandContext;
use crate::dice::{Member, keystream};
use crate::log::Bytes;
use crate::referee::{Provenance, ThrowOrigin};
use adjudicate_agent::game_file::GameFile;
use adjudicate_report::ExplainedThrow;
use adjudicate_text::shell::{self, hex};
use adjudicate_text::throw::{ChainLink, Draw, ElementShare, draws, seed_step, shares};
use adjudicate_text::view::listed;

/// Explains throw `number`, counted from 1, which the log has.
pub fn run(context: &CommandContext, game: &GameFile, trail: &Provenance, number: u64) {
    let place = usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(1);
    let Some(throw) = trail.throws().get(place) else { return };
    let shares = shares(&game.state, trail, throw);
    let draws = draws(throw);
    let length = draws.iter().map(|draw| draw.bytes.len()).sum();
    let seed = seed_step(&game.state.id(), throw);
    let stream = shell::keystream(&throw.seed, &keystream(throw.seed, length));
    if context.terminal.json {
        let log = (game.path.display().to_string(), &game.state);
        context.terminal.print_json(&ExplainedThrow::of(log, (number, throw), &shares, &draws, seed, stream));
        return;
    }
    let page = Paragraphs { terminal: context.terminal };
    summary(&page, game, throw, &shares, number);
    page.heading("1  What everybody was bound to, and what was revealed");
    page.paragraph(&format!(
        "The game's id, the fingerprint of entry 0 (`--entry 0` shows how), stands in every step: {}",
        hex(&game.state.id().0)
    ));
    for share in &shares {
        tell(&page, game, share);
    }
    page.heading("2  From what was revealed to the seed");
    let names: Vec<&str> = shares.iter().map(|share| share.name).collect();
    page.paragraph(&format!(
        "The seed of the throw is the fingerprint of a label, the game's id, the number of throws completed before it \
         ({}), and the elements of {}, in this order:",
        throw.thrown.before,
        listed(&names)
    ));
    page.step(&seed);
    page.heading("3  From the seed to the bytes");
    page.paragraph(
        "The dice are read from a row of bytes that the cipher ChaCha20 makes out of the seed (RFC 8439, nonce 0, counter \
         from 0). Where OpenSSL is installed, this shows the bytes that were read:",
    );
    page.step(&stream);
    page.heading("4  From the bytes to the numbers");
    numbers(&page, throw, &draws);
}

fn summary(page: &Paragraphs, game: &GameFile, throw: &ThrowOrigin, shares: &[ElementShare<'_>], number: u64) {
    let whose = match throw.thrown.roll.roller {
        Some(seat) => format!("thrown by {}", game.state.name_of(Member::Player(seat))),
        None => "thrown for all".to_owned(),
    };
    page.paragraph(&format!("Throw {number} of this game, {whose} and completed by entry {}:", throw.entry));
    page.line(&written(&throw.thrown.numbers));
    page.heading("In short");
    let names: Vec<&str> = shares.iter().map(|share| share.name).collect();
    page.paragraph(&format!(
        "Nobody chose these numbers, and nobody could know them before they were due. Before that, {} had each sealed a row \
         of secret values, called elements. They can only be opened one after the other, and none can be exchanged. The \
         numbers follow from the elements that were opened for this throw: with any other element they would be other \
         numbers.",
        listed(&names)
    ));
    let mut order: Vec<&ElementShare<'_>> = shares.iter().collect();
    order.sort_by_key(|share| (share.element.entry, share.roller));
    if let [.., before, last] = order.as_slice()
        && before.element.entry < last.element.entry
    {
        page.paragraph(&format!(
            "The last element but one was opened in entry {}, that of {} in entry {}. In between, {} alone could know the \
             throw, and could not change it any more.",
            before.element.entry, last.name, last.element.entry, last.name
        ));
    }
    if game.state.charter().dice.is_some() && shares.iter().any(|share| share.commitment.member == Member::Referee) {
        page.paragraph(
            "The charter has the dice made by the player who throws and by the referee. So this trusts that the referee sides with \
             no player: two who work together could have known their elements beforehand.",
        );
    }
    page.terminal.print("");
    page.paragraph(FINGERPRINTS);
}

fn tell(page: &Paragraphs, game: &GameFile, share: &ElementShare<'_>) {
    let ElementShare { name, commitment, element, .. } = share;
    let number = element.number;
    let (tip, value) = (Bytes(commitment.tip), Bytes(element.value));
    page.heading(&format!("{name}{}", if share.roller { ", who threw" } else { "" }));
    page.paragraph(&format!(
        "By {} {name} was bound to a chain of elements that ends in this tip:",
        place_on(game, commitment.entry, commitment.slip)
    ));
    page.line(&hex(&commitment.tip));
    page.line(&format!("in base64, as the entry has it: {tip}"));
    let (introduced, slip) = share.held.map_or((0, None), |held| (held.introduced, held.slip));
    page.paragraph(&format!(
        "The chain belongs to a key of {name}, introduced by {}, with these 32 bytes:",
        on(introduced, slip)
    ));
    page.line(&hex(commitment.key.as_bytes()));
    page.line(&commitment.key.to_string());
    if share.cancelled > 0 {
        let earlier =
            if share.cancelled == 1 { "one element".to_owned() } else { format!("{} elements", share.cancelled) };
        page.paragraph(&format!(
            "{earlier} before it made no throw: a ruling, or somebody's leaving, cancelled what had been given."
        ));
    }
    passed_over(page, share);
    let by = game.records.get(usize::try_from(element.entry).unwrap_or(usize::MAX)).map(|record| &record.entry.by);
    let by = by.filter(|by| by.as_str() != *name).map(|by| format!(", brought by {by}")).unwrap_or_default();
    page.paragraph(&format!("For this throw, element {number} was revealed in {}{by}:", place(game, element.entry)));
    page.line(&hex(&element.value));
    match element.implied {
        false => page.line(&format!("in base64, as the entry has it: {value}")),
        true => {
            page.paragraph(&format!(
                "(That entry spells out only the next one, element {}: this one follows from it, as the first step shows.)",
                number + 1
            ));
            if let Some(next) = number.checked_add(1).and_then(|next| commitment.value(next)) {
                page.line(&hex(&next));
                page.line(&format!("in base64, as the entry has it: {}", Bytes(next)));
            }
        }
    }
    for link in &share.steps {
        let ChainLink { from, to, .. } = link;
        let known = match commitment.element(*to) {
            None => format!("is the tip, which stands in {}", on(commitment.entry, commitment.slip)),
            Some(before) if *to != number && !before.implied => {
                format!("is element {to}, which stands in entry {}", before.entry)
            }
            Some(_) => format!("is element {to}"),
        };
        page.paragraph(&match from - to {
            1 => format!(
                "The fingerprint of a label, the game's id, the key, the number {from} and element {from} {known}:"
            ),
            steps => format!(
                "Element {from}, hashed down {steps} times, {known}. Each time it is the fingerprint of a label, the game's id, \
                 the key, a number and the element of that number, from {from} down:"
            ),
        });
        page.step(&link.step);
    }
    if let Some(chain) = &share.chain {
        page.paragraph(&format!(
            "For those who want to see the whole chain: from element {number} down to the tip, which is number 0."
        ));
        page.step(chain);
    }
}

fn numbers(page: &Paragraphs, throw: &ThrowOrigin, draws: &[Draw]) {
    let kinds: BTreeSet<(u32, u32)> = draws.iter().map(|draw| (draw.sides, draw.limit)).collect();
    for (sides, limit) in kinds {
        let (what, range) = match sides <= 256 {
            true => ("one byte, a number from 0 to 255", 256),
            false => ("two bytes, a number from 0 to 65535", 65_536),
        };
        let dropped = match limit == range {
            true => String::new(),
            false => format!(" Numbers from {limit} on are dropped, for they would favour low results."),
        };
        page.paragraph(&format!(
            "A die with {sides} sides takes {what}.{dropped} It shows the remainder of the number divided by {sides}, plus 1."
        ));
    }
    if throw.thrown.sides.len() > throw.thrown.roll.dice.len() {
        page.paragraph(
            "A tie was thrown again, or the next throw followed at once with nothing for anybody to decide; such dice are \
             read on from the same bytes.",
        );
    }
    page.terminal.print("");
    for draw in draws {
        let bytes: Vec<String> = draw.bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        let (bytes, drawn, sides) = (bytes.join(" "), draw.drawn, draw.sides);
        page.line(&match draw.shows {
            Some(shows) => {
                format!("die {}: {bytes} = {drawn}; {drawn} mod {sides} = {}; shows {shows}", draw.die, shows - 1)
            }
            None => format!("die {}: {bytes} = {drawn}; dropped, for it is not below {}", draw.die, draw.limit),
        });
    }
    page.terminal.print("");
    page.paragraph(&format!("So the throw is {}, as entry {} says.", written(&throw.thrown.numbers), throw.entry));
}

fn written(numbers: &[u32]) -> String {
    numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}
