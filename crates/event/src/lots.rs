//! Lots: what the director cannot choose and nobody can know before all have entered.

use super::charter::Section;
use adjudicate_record::crypto::{Digest, Identity, PublicKey, down, follows, sha256, step};
use adjudicate_record::dice::DiceStream;
use adjudicate_record::log::Bytes;
use adjudicate_rules::Name;

/// The event's id contains the tip, so the one element of this chain cannot contain the event's id: here it is all zeros.
const NO_ID: Digest = Digest([0; 32]);

/// The length of the chain of an event with draws behind its start.
const LENGTH: u32 = 1_024;

/// An element of the director in an event with this nonce and these sections: 1 for the start, 2 for the first draw, and so on.
/// Secret until then; it follows from his key file.
pub fn element(director: &Identity, nonce: &Bytes<16>, sections: &[Section], number: u32) -> [u8; 32] {
    let last = director.event_element(&nonce.0);
    match sections.iter().any(Section::has_draw) {
        true => down(&NO_ID, &director.public(), LENGTH, number.clamp(1, LENGTH), &last),
        false => last,
    }
}

/// The nonce from which a director's elements follow behind the handover with this number; 0 before all of them.
pub(super) fn nonce(charter: &Bytes<16>, handover: u64) -> Bytes<16> {
    let mut own = charter.0;
    if handover > 0 {
        let hash = sha256(&[b"adjudicate/event/handover/v1\0", &charter.0, &handover.to_be_bytes()]);
        own.iter_mut().zip(hash).for_each(|(to, from)| *to = from);
    }
    Bytes(own)
}

/// Returns the tip that the charter states for the element: `x[0]` of a chain whose `x[1]` is the element (protocol,
/// section 4).
pub fn tip(key: &PublicKey, element: &[u8; 32]) -> [u8; 32] {
    step(&NO_ID, key, 1, element)
}

/// Whether this is element `number` of the chain whose element before it is `previous`; before the first one is the tip.
pub fn fits(key: &PublicKey, number: u32, previous: &[u8; 32], element: &[u8; 32]) -> bool {
    follows(&NO_ID, key, number, previous, element)
}

/// The seed of a section's draw: SHA-256 over a label, the event's id, the section's name with its length, the director's
/// element, the seed of the start, and the heads of the results of the sections from which players come.
pub fn draw_seed(event: &Digest, section: &Name, element: &[u8; 32], start: &[u8; 32], heads: &[Digest]) -> [u8; 32] {
    let name = section.as_str().as_bytes();
    let length = u32::try_from(name.len()).unwrap_or(u32::MAX).to_be_bytes();
    let mut parts: Vec<&[u8]> = vec![b"adjudicate/event/draw/v1\0", &event.0, &length, name, element, start];
    parts.extend(heads.iter().map(|head| head.0.as_slice()));
    sha256(&parts)
}

/// The seed of the lots: SHA-256 over a label, the event's id, the ids of all `enter` entries, the director's element and
/// the numbers of the public draw.
pub fn seed(event: &Digest, enters: &[Digest], element: &[u8; 32], numbers: &str) -> [u8; 32] {
    let mut parts: Vec<&[u8]> = vec![b"adjudicate/event/v1\0", &event.0];
    parts.extend(enters.iter().map(|id| id.0.as_slice()));
    parts.extend([element.as_slice(), numbers.as_bytes()]);
    sha256(&parts)
}

/// An order of `count` things: a die of `count` sides says which of them, as they stand, comes last and changes places with
/// what stood there; one of `count - 1` sides which comes before it, and so on down to two.
pub fn order(stream: &mut DiceStream, count: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    for last in (1..count).rev() {
        // No event has more players than a die has sides: its log would be larger than a log may be.
        let sides = u32::try_from(last + 1).unwrap_or(u32::MAX).min(65_536);
        let drawn = stream.die(sides) as usize - 1;
        order.swap(last, drawn);
    }
    order
}

/// Returns the seed that decides between pairings of a round that are equally good: SHA-256 over a label, the lots'
/// seed, the section and the round as 32-bit big-endian.
pub fn pairing_seed(seed: &[u8; 32], section: &Name, round: u64) -> [u8; 32] {
    let round = u32::try_from(round).unwrap_or(u32::MAX).to_be_bytes();
    sha256(&[b"adjudicate/event/pairing/v1\0", seed, section.as_str().as_bytes(), &round])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_holds_everything_once() {
        let mut stream = DiceStream::new([7; 32]);
        for count in [0, 1, 2, 3, 12, 300] {
            let mut drawn = order(&mut stream, count);
            if count > 3 {
                assert_ne!(drawn, (0..count).collect::<Vec<_>>());
            }
            drawn.sort_unstable();
            assert_eq!(drawn, (0..count).collect::<Vec<_>>());
        }
    }

    #[test]
    fn every_order_of_three_is_as_likely() {
        let mut counts = std::collections::BTreeMap::new();
        let mut stream = DiceStream::new([9; 32]);
        for _ in 0..6_000 {
            *counts.entry(order(&mut stream, 3)).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|count| (850..1_150).contains(count)), "{counts:?}");
    }

    #[test]
    fn the_tip_binds_the_element() {
        let director = Identity::from_seed(&[1; 32]);
        let nonce = Bytes([2; 16]);
        let element = element(&director, &nonce, &[], 1);
        let tip = tip(&director.public(), &element);
        assert!(fits(&director.public(), 1, &tip, &element));
        assert!(!fits(&director.public(), 1, &tip, &[3; 32]));
        assert!(!fits(&Identity::from_seed(&[4; 32]).public(), 1, &tip, &element));
    }

    #[test]
    fn the_seed_depends_on_everything() {
        let (event, one, two) = (Digest([1; 32]), Digest([2; 32]), Digest([3; 32]));
        let seeds = [
            seed(&event, &[one, two], &[4; 32], ""),
            seed(&event, &[two, one], &[4; 32], ""),
            seed(&event, &[one, two], &[5; 32], ""),
            seed(&event, &[one, two], &[4; 32], "7 12"),
            seed(&one, &[one, two], &[4; 32], ""),
        ];
        let different: std::collections::BTreeSet<_> = seeds.iter().collect();
        assert_eq!(different.len(), seeds.len());
        assert_eq!(seeds[0], sha256(&[b"adjudicate/event/v1\0", &[1; 32], &[2; 32], &[3; 32], &[4; 32]]));
    }
}
