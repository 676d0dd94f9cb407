//! The quality criteria as small costs of a pair (C.04.3, 3.4).

use super::players::{Float, Profile};

/// C10 to C13: how often a pair breaks each of the criteria for colours, in their order.
pub(super) fn colour(which: usize, a: &Profile, b: &Profile) -> bool {
    if a.preference.is_none() || a.preference != b.preference {
        return false;
    }
    match which {
        // C10: one of the two gets a difference of colours beyond two.
        0 => a.imbalance > 1 && b.imbalance > 1,
        // C11: one of the two gets the same colour three times in a row.
        1 => {
            if !a.absolute() || !b.absolute() {
                return false;
            }
            match a.imbalance.cmp(&b.imbalance) {
                std::cmp::Ordering::Equal => a.repeated.is_some() && a.repeated == b.repeated,
                // The player with the lesser difference does not get his preference.
                std::cmp::Ordering::Greater => b.repeated.is_some() && b.repeated != b.preference,
                std::cmp::Ordering::Less => a.repeated.is_some() && a.repeated != a.preference,
            }
        }
        // C12: one of the two does not get the preferred colour.
        2 => true,
        // C13: one of the two does not get a strongly preferred colour.
        _ => {
            let mild = |p: &Profile| !p.strong() && !p.absolute();
            !(mild(a) || mild(b) || a.absolute() && b.absolute())
        }
    }
}

/// Whether the player floated down so many rounds ago: 0 is the last round.
pub(super) fn down(player: &Profile, ago: usize) -> bool {
    player.floats.get(ago) == Some(&Float::Down)
}

/// Whether the player floated up so many rounds ago.
pub(super) fn up(player: &Profile, ago: usize) -> bool {
    player.floats.get(ago) == Some(&Float::Up)
}
