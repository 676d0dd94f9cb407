//! A throw proved: from what everybody was bound to, to the numbers.

mod places;

use std::collections::BTreeSet;

use self::places::{dated, passed_over};
use super::{Paragraphs, on};
use crate::cli::context::CommandContext;
use crate::dice::{Member, keystream};
use crate::log::Bytes;
use crate::referee::{Provenance, ThrowOrigin};
use crate::rules::PhraseArgument;
use adjudicate_agent::game_file::GameFile;
use adjudicate_report::ExplainedThrow;
use adjudicate_text::shell::{self, hex};
use adjudicate_text::throw::{ChainLink, Draw, ElementShare, draws, seed_step, shares};

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
    page.heading("explain-title-bound", &[]);
    page.paragraph("explain-game-id", &[("id", hex(&game.state.id().0).into())]);
    for share in &shares {
        tell(&page, game, share);
    }
    page.heading("explain-title-seed", &[]);
    let names = page.names(shares.iter().map(|share| share.name));
    page.paragraph("explain-seed", &[("before", u64::from(throw.thrown.before).into()), ("names", names)]);
    page.step(&seed);
    page.heading("explain-title-bytes", &[]);
    page.paragraph("explain-bytes", &[]);
    page.step(&stream);
    page.heading("explain-title-numbers", &[]);
    numbers(&page, throw, &draws);
}

fn summary(page: &Paragraphs, game: &GameFile, throw: &ThrowOrigin, shares: &[ElementShare<'_>], number: u64) {
    let roller = throw.thrown.roll.roller.map(|seat| game.state.name_of(Member::Player(seat)));
    let values = [
        ("throw", number.into()),
        ("single", roller.is_some().into()),
        ("name", roller.unwrap_or_default().into()),
        ("entry", throw.entry.into()),
    ];
    page.paragraph("explain-throw", &values);
    page.line(&written(&throw.thrown.numbers));
    page.heading("explain-in-short", &[]);
    page.paragraph("explain-throw-short", &[("names", page.names(shares.iter().map(|share| share.name)))]);
    let mut order: Vec<&ElementShare<'_>> = shares.iter().collect();
    order.sort_by_key(|share| (share.element.entry, share.roller));
    if let [.., before, last] = order.as_slice()
        && before.element.entry < last.element.entry
    {
        let entry = last.element.entry.into();
        let values = [("before", before.element.entry.into()), ("name", last.name.into()), ("entry", entry)];
        page.paragraph("explain-throw-last", &values);
    }
    if game.state.charter().dice.is_some() && shares.iter().any(|share| share.commitment.member == Member::Referee) {
        page.paragraph("explain-throw-referee", &[]);
    }
    page.fingerprints();
}

/// Tells the element of one contributor: the tip, the key, the element itself, and the steps between them.
fn tell(page: &Paragraphs, game: &GameFile, share: &ElementShare<'_>) {
    let ElementShare { commitment, element, .. } = share;
    let name = || ("name", PhraseArgument::from(share.name));
    let number = element.number;
    page.heading(if share.roller { "explain-title-share-thrower" } else { "explain-title-share" }, &[name()]);
    let dated = dated(game, commitment.entry, commitment.slip);
    page.paragraph("explain-tip", &[name()].into_iter().chain(dated).collect::<Vec<_>>());
    value(page, commitment.tip);
    let (introduced, slip) = share.held.map_or((0, None), |held| (held.introduced, held.slip));
    let [entry, slip] = on(introduced, slip);
    page.paragraph("explain-chain-key", &[name(), entry, slip]);
    page.line(&hex(commitment.key.as_bytes()));
    page.line(&commitment.key.to_string());
    if share.cancelled > 0 {
        page.paragraph("explain-cancelled", &[("elements", PhraseArgument::count(share.cancelled))]);
    }
    passed_over(page, share);
    revealed(page, game, share);
    share.steps.iter().for_each(|link| step(page, share, link));
    if let Some(chain) = &share.chain {
        page.paragraph("explain-chain", &[("number", u64::from(number).into())]);
        page.step(chain);
    }
}

/// Prints a value of a chain as it is hashed, and as entries have it.
fn value(page: &Paragraphs, value: [u8; 32]) {
    page.line(&hex(&value));
    page.line(&page.terminal.text("explain-base64", &[("value", Bytes(value).to_string().into())]));
}

/// Tells the element that was revealed.
fn revealed(page: &Paragraphs, game: &GameFile, share: &ElementShare<'_>) {
    let ElementShare { name, commitment, element, .. } = share;
    let by = game.records.get(usize::try_from(element.entry).unwrap_or(usize::MAX)).map(|record| &record.entry.by);
    let by = by.filter(|by| by.as_str() != *name);
    let values = [
        ("number", u64::from(element.number).into()),
        ("brought", by.is_some().into()),
        ("by", by.map(ToString::to_string).unwrap_or_default().into()),
    ];
    let dated = dated(game, element.entry, None);
    page.paragraph("explain-revealed", &values.into_iter().chain(dated).collect::<Vec<_>>());
    if !element.implied {
        return value(page, element.value);
    }
    page.line(&hex(&element.value));
    let Some(next) = element.number.checked_add(1) else { return };
    page.paragraph("explain-implied", &[("next", u64::from(next).into())]);
    if let Some(next) = commitment.value(next) {
        value(page, next);
    }
}

/// Proves a step down the chain.
fn step(page: &Paragraphs, share: &ElementShare<'_>, link: &ChainLink) {
    let ChainLink { from, to, .. } = link;
    let commitment = share.commitment;
    let (known, entry, slip) = match commitment.element(*to) {
        None => ("tip", commitment.entry, commitment.slip),
        Some(before) if *to != share.element.number && !before.implied => ("entry", before.entry, None),
        Some(before) => ("element", before.entry, None),
    };
    let steps = from - to;
    let [entry, slip] = on(entry, slip);
    let values = [
        ("known", known.into()),
        entry,
        slip,
        ("from", u64::from(*from).into()),
        ("to", u64::from(*to).into()),
        ("steps", u64::from(steps).into()),
    ];
    page.paragraph(if steps == 1 { "explain-link" } else { "explain-links" }, &values);
    page.step(&link.step);
}

fn numbers(page: &Paragraphs, throw: &ThrowOrigin, draws: &[Draw]) {
    let kinds: BTreeSet<(u32, u32)> = draws.iter().map(|draw| (draw.sides, draw.limit)).collect();
    for (sides, limit) in kinds {
        let (bytes, range): (u64, u32) = if sides <= 256 { (1, 256) } else { (2, 65_536) };
        let limit = if limit == range { 0 } else { limit };
        let sides = ("sides", u64::from(sides).into());
        page.paragraph("explain-die", &[sides, ("bytes", bytes.into()), ("limit", u64::from(limit).into())]);
    }
    if throw.thrown.sides.len() > throw.thrown.roll.dice.len() {
        page.paragraph("explain-die-again", &[]);
    }
    page.terminal.print("");
    for draw in draws {
        let bytes: Vec<String> = draw.bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        let shows = draw.shows.unwrap_or(1);
        let values = [
            ("die", PhraseArgument::count(draw.die)),
            ("bytes", bytes.join(" ").into()),
            ("drawn", u64::from(draw.drawn).into()),
            ("sides", u64::from(draw.sides).into()),
            ("rest", u64::from(shows - 1).into()),
            ("shows", u64::from(shows).into()),
            ("limit", u64::from(draw.limit).into()),
        ];
        let key = if draw.shows.is_some() { "explain-die-shows" } else { "explain-die-dropped" };
        page.line(&page.terminal.text(key, &values));
    }
    page.terminal.print("");
    let values = [("numbers", written(&throw.thrown.numbers).into()), ("entry", throw.entry.into())];
    page.paragraph("explain-throw-is", &values);
}

fn written(numbers: &[u32]) -> String {
    numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(" ")
}
