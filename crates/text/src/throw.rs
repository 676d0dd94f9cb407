//! A throw taken apart: what everybody was bound to and revealed, and how the numbers follow from it.

use std::collections::BTreeSet;

use adjudicate_locales::Language;
use adjudicate_record::crypto::Digest;
use adjudicate_record::dice::{DiceStream, keystream};
use adjudicate_referee::{Commitment, Element, KeyPeriod, Match, Provenance, ThrowOrigin};

use crate::shell::ShellCommand;
use crate::shell::{self, hex};

/// The element of one contributor, with the steps that prove it.
pub struct ElementShare<'a> {
    /// The member.
    pub name: &'a str,
    /// Whether it is their throw.
    pub roller: bool,
    /// The commitment of the member.
    pub commitment: &'a Commitment,
    /// The key's place in the log, if it is known.
    pub held: Option<&'a KeyPeriod>,
    /// The revealed element.
    pub element: &'a Element,
    /// Elements given before that were cancelled, and so made no throw.
    pub cancelled: usize,
    /// The number of the element that was out before this one.
    pub before: u32,
    /// The steps from the element to the one that was revealed before.
    pub steps: Vec<ChainLink>,
    /// All steps down to the tip; none where nothing was out before.
    pub chain: Option<ShellCommand>,
}

/// A step from an element to the one that was out before it, over all numbers between.
pub struct ChainLink {
    /// The number from which it goes down.
    pub from: u32,
    /// The number to which it goes.
    pub to: u32,
    /// The step.
    pub step: ShellCommand,
}

/// One number drawn from the keystream.
pub struct Draw {
    /// Which die, from 1.
    pub die: usize,
    /// Its sides.
    pub sides: u32,
    /// The bytes that were read.
    pub bytes: Vec<u8>,
    /// The number that they make.
    pub drawn: u32,
    /// From this number on they are dropped.
    pub limit: u32,
    /// The number shown; `None` if the bytes were dropped.
    pub shows: Option<u32>,
}

/// The values of throw `number` for those who want to work it out again: what each is, and the value. `file` is what the log's
/// file is called.
pub fn brief(
    language: Language,
    file: &str,
    state: &Match,
    trail: &Provenance,
    throw: &ThrowOrigin,
    number: u64,
) -> Vec<(String, String)> {
    let mut values = Vec::new();
    for share in shares(state, trail, throw) {
        let (name, commitment, element) = (share.name, share.commitment, share.element);
        let tip = [("entry", commitment.entry.into()), ("name", name.into())];
        values.push((language.text("proof-tip", &tip), hex(&commitment.tip)));
        let (number, entry) = (u64::from(element.number).into(), element.entry.into());
        let revealed = [("number", number), ("name", name.into()), ("entry", entry)];
        values.push((language.text("proof-element", &revealed), hex(&element.value)));
    }
    let before = u64::from(throw.thrown.before);
    values.push((language.text("proof-seed", &[("before", before.into())]), hex(&throw.seed)));
    let drawn = draws(throw).into_iter().map(|draw| {
        let (key, shows) = draw.shows.map_or(("proof-dropped", 0), |shows| ("proof-shows", shows));
        language.text(key, &[("bytes", hex(&draw.bytes).into()), ("number", u64::from(shows).into())])
    });
    values.push((language.text("proof-bytes", &[]), drawn.collect::<Vec<_>>().join(", ")));
    values.push((language.text("proof-commands", &[]), format!("adjudicate explain {file} --throw {number}")));
    values
}

/// Returns the element of each contributor to a throw, in the order in which elements are hashed.
pub fn shares<'a>(state: &'a Match, trail: &'a Provenance, throw: &ThrowOrigin) -> Vec<ElementShare<'a>> {
    let used: BTreeSet<(usize, u32)> = trail
        .throws()
        .iter()
        .filter(|other| other.thrown.before < throw.thrown.before)
        .flat_map(|other| other.elements.iter().copied())
        .collect();
    let share = |(place, number): &(usize, u32)| {
        let commitment = trail.commitments().get(*place)?;
        let element = commitment.element(*number)?;
        let own = commitment.member;
        let earlier = commitment.elements.iter().rev().filter(|earlier| earlier.number < *number);
        let unused = earlier.take_while(|earlier| !used.contains(&(*place, earlier.number)));
        let before = commitment.before(*number);
        Some(ElementShare {
            name: state.name_of(own),
            roller: own.seat().is_some() && own.seat() == throw.thrown.roll.roller,
            commitment,
            held: trail.keys().iter().find(|held| held.key == commitment.key),
            element,
            cancelled: unused.count(),
            before,
            steps: links(&state.id(), commitment, *number),
            chain: (before > 0).then(|| whole_chain(&state.id(), commitment, *number)).flatten(),
        })
    };
    throw.elements.iter().filter_map(share).collect()
}

/// The steps from what the log spells out for this throw to what it spelled out before.
fn links(game: &Digest, commitment: &Commitment, number: u32) -> Vec<ChainLink> {
    let implied = |number: u32| commitment.element(number).is_some_and(|element| element.implied);
    let mut at = if implied(number) { number + 1 } else { number };
    let mut links = Vec::new();
    while at > 0 {
        let to = commitment.before(at);
        links.extend(link(game, commitment, at, to));
        // An element that the log does not spell out is only a station on the way.
        if at <= number && !implied(to) {
            break;
        }
        at = to;
    }
    links
}

fn link(game: &Digest, commitment: &Commitment, from: u32, to: u32) -> Option<ChainLink> {
    let (value, before) = (commitment.value(from)?, commitment.value(to)?);
    let step = match from - to {
        1 => {
            let number = from.to_be_bytes();
            let parts = [b"adjudicate/chain/v1\0".as_slice(), &game.0, commitment.key.as_bytes(), &number, &value];
            shell::hash(&parts, &before)
        }
        _ => shell::chain(game, &commitment.key, (from, value), &[(to, before)])?,
    };
    Some(ChainLink { from, to, step })
}

/// From an element down to the tip, past all elements that the log has.
fn whole_chain(game: &Digest, commitment: &Commitment, number: u32) -> Option<ShellCommand> {
    let earlier = commitment.elements.iter().rev().filter(|element| element.number < number);
    let known: Vec<(u32, [u8; 32])> =
        earlier.map(|element| (element.number, element.value)).chain([(0, commitment.tip)]).collect();
    shell::chain(game, &commitment.key, (number, commitment.value(number)?), &known)
}

/// From the elements to the seed.
pub fn seed_step(game: &Digest, throw: &ThrowOrigin) -> ShellCommand {
    let before = throw.thrown.before.to_be_bytes();
    let mut parts: Vec<&[u8]> = vec![b"adjudicate/roll/v1\0", &game.0, &before];
    parts.extend(throw.thrown.elements.iter().map(|(_, element)| element.as_slice()));
    shell::hash(&parts, &throw.seed)
}

/// Reads the dice once more, keeping every byte.
pub fn draws(throw: &ThrowOrigin) -> Vec<Draw> {
    let mut stream = DiceStream::new(throw.seed);
    stream.throw(&throw.thrown.sides);
    let length = usize::try_from(stream.bytes_read()).unwrap_or(0);
    let mut bytes = keystream(throw.seed, length).into_iter();
    let mut draws = Vec::new();
    for (place, sides) in throw.thrown.sides.iter().map(|sides| (*sides).max(1)).enumerate() {
        let (width, range) = if sides <= 256 { (1, 256) } else { (2, 65_536) };
        let limit = range - range % sides;
        loop {
            let taken: Vec<u8> = bytes.by_ref().take(width).collect();
            if taken.len() < width {
                return draws;
            }
            let drawn = taken.iter().fold(0, |number, byte| number << 8 | u32::from(*byte));
            let shows = (drawn < limit).then(|| drawn % sides + 1);
            draws.push(Draw { die: place + 1, sides, bytes: taken, drawn, limit, shows });
            if shows.is_some() {
                break;
            }
        }
    }
    draws
}
