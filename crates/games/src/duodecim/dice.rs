//! Dice of a turn, and the ways of using them: alone, or added to others (DUO-3).

/// The dice of one turn, ascending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    dice: [u8; 3],
    count: u8,
    /// The sum of each set of the dice.
    sums: [u8; 8],
}

/// Some dice of a throw, as a set of bits: the i-th lowest die is bit i.
pub type DiceSet = u8;

/// Dice that are used together, to move one piece, one pair or one stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct DiceGroup {
    /// Their sum.
    pub(super) sum: u8,
    /// How many they are.
    pub(super) dice: u8,
}

/// One way of using dice of a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceSplit {
    /// The dice of each group.
    pub(super) sets: &'static [DiceSet],
    /// The groups of dice, ascending by their sums; the rest of the array is empty.
    groups: [DiceGroup; 3],
}

/// A way of using some of the dice, whatever they show.
struct DiceUse {
    sets: &'static [DiceSet],
    /// Which neighbours, when they are equal, make it the same as an earlier way: bit 0 for the two lowest dice, bit 1 for the
    /// next two.
    twins: u8,
}

const fn way(sets: &'static [DiceSet], twins: u8) -> DiceUse {
    DiceUse { sets, twins }
}

/// All ways of using some of one, two and three dice, those that use most of them first.
const WAYS: [&[DiceUse]; 3] = [
    &[way(&[0b1], 0b00)],
    &[way(&[0b11], 0b00), way(&[0b01, 0b10], 0b00), way(&[0b01], 0b00), way(&[0b10], 0b01)],
    &[
        way(&[0b111], 0b00),
        way(&[0b001, 0b110], 0b00),
        way(&[0b010, 0b101], 0b01),
        way(&[0b100, 0b011], 0b10),
        way(&[0b001, 0b010, 0b100], 0b00),
        way(&[0b011], 0b00),
        way(&[0b101], 0b10),
        way(&[0b110], 0b01),
        way(&[0b001, 0b010], 0b00),
        way(&[0b001, 0b100], 0b10),
        way(&[0b010, 0b100], 0b01),
        way(&[0b001], 0b00),
        way(&[0b010], 0b01),
        way(&[0b100], 0b10),
    ],
];

impl Throw {
    /// The throw of these numbers; `None` unless they are one to three numbers of a six-sided die.
    pub fn new(numbers: &[u32]) -> Option<Throw> {
        let mut dice = [0; 3];
        for (index, number) in numbers.iter().enumerate() {
            *dice.get_mut(index)? = u8::try_from(*number).ok().filter(|die| (1..=6).contains(die))?;
        }
        let [low, middle, high] = match (numbers.len(), dice) {
            (0, _) => return None,
            (1, dice) => dice,
            (2, [one, two, _]) => [one.min(two), one.max(two), 0],
            (_, [one, two, three]) => {
                let (low, high) = (one.min(two), one.max(two));
                [low.min(three), low.max(high.min(three)), high.max(three)]
            }
        };
        let pair = low + middle;
        Some(Throw {
            dice: [low, middle, high],
            // At most three, so the number fits.
            count: numbers.len() as u8,
            sums: [0, low, middle, pair, high, high + low, high + middle, high + pair],
        })
    }

    /// How many dice were thrown.
    pub fn count(self) -> u8 {
        self.count
    }

    /// All dice of the throw.
    pub fn all(self) -> DiceSet {
        (1 << self.count) - 1
    }

    /// The numbers of these dice, ascending.
    pub fn numbers(&self, set: DiceSet) -> impl Iterator<Item = u8> {
        self.dice.into_iter().enumerate().filter(move |(index, _)| set & 1 << index != 0).map(|(_, die)| die)
    }

    /// Returns the group that these dice form when they are added.
    pub fn group(&self, set: DiceSet) -> DiceGroup {
        const COUNTS: [u8; 8] = [0, 1, 1, 2, 1, 2, 2, 3];
        let set = usize::from(set) % 8;
        DiceGroup { sum: self.sums[set], dice: COUNTS[set] }
    }

    /// The ways of using dice of this throw, those that use most of them first; each once, whichever of equal dice it takes.
    pub fn splits(&self) -> impl Iterator<Item = DiceSplit> {
        let ways = WAYS.get(usize::from(self.count) - 1).copied().unwrap_or_default();
        let [low, middle, high] = self.dice;
        let twins = u8::from(low == middle) | u8::from(middle == high) << 1;
        ways.iter().filter(move |way| way.twins & twins == 0).map(|way| self.split(way.sets))
    }

    fn split(&self, sets: &'static [DiceSet]) -> DiceSplit {
        let mut groups = [DiceGroup::default(); 3];
        for (group, set) in groups.iter_mut().zip(sets) {
            *group = self.group(*set);
        }
        // In the table they ascend, but for the highest die, which may be more than the two others.
        if sets.len() == 2 && groups[0] > groups[1] {
            groups.swap(0, 1);
        }
        DiceSplit { sets, groups }
    }
}

impl DiceSplit {
    /// The groups, ascending by their sums.
    pub fn groups(&self) -> &[DiceGroup] {
        self.groups.get(..self.sets.len()).unwrap_or_default()
    }

    /// How many dice it uses.
    pub fn used(&self) -> u8 {
        self.groups().iter().map(|group| group.dice).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sums(numbers: &[u32]) -> Vec<Vec<u8>> {
        let throw = Throw::new(numbers).into_iter();
        throw.flat_map(|throw| throw.splits().collect::<Vec<_>>()).map(sums_of).collect()
    }

    fn sums_of(split: DiceSplit) -> Vec<u8> {
        split.groups().iter().map(|group| group.sum).collect()
    }

    #[test]
    fn dice_are_alone_or_added() {
        let full = [vec![10], vec![1, 9], vec![3, 7], vec![4, 6], vec![1, 3, 6]];
        let part = [vec![4], vec![7], vec![9], vec![1, 3], vec![1, 6], vec![3, 6], vec![1], vec![3], vec![6]];
        assert_eq!(sums(&[6, 1, 3]), [full.as_slice(), part.as_slice()].concat());
        assert_eq!(sums(&[2, 2, 2]), [vec![6], vec![2, 4], vec![2, 2, 2], vec![4], vec![2, 2], vec![2]]);
        assert_eq!(sums(&[5, 4]), [vec![9], vec![4, 5], vec![4], vec![5]]);
        assert_eq!(sums(&[5]), [[5]]);
    }

    #[test]
    fn no_way_is_taken_twice_and_none_is_left_out() {
        let numbers = |dice: u32| {
            (0..6_u32.pow(dice)).map(move |all| (0..dice).map(|die| all / 6_u32.pow(die) % 6 + 1).collect())
        };
        for numbers in (1..=3).flat_map(numbers).collect::<Vec<Vec<u32>>>() {
            let Some(throw) = Throw::new(&numbers) else { continue };
            let mut dice = numbers.clone();
            dice.sort_unstable();
            assert_eq!(throw.numbers(throw.all()).map(u32::from).collect::<Vec<_>>(), dice);
            let ways = WAYS[numbers.len() - 1].iter().map(|way| throw.split(way.sets));
            let mut different: Vec<DiceSplit> = Vec::new();
            for split in ways {
                assert!(split.groups().is_sorted(), "{numbers:?}");
                if different.iter().all(|earlier| earlier.groups != split.groups) {
                    different.push(split);
                }
            }
            assert_eq!(throw.splits().collect::<Vec<_>>(), different, "{numbers:?}");
        }
    }

    #[test]
    fn a_throw_is_one_to_three_dice() {
        for bad in [&[][..], &[0], &[7], &[1, 1, 1, 1], &[u32::MAX]] {
            assert_eq!(Throw::new(bad), None, "{bad:?}");
        }
    }
}
