//! Dice of a turn, and the ways of using them: alone, or added to others (DUO-3).

/// The dice of one turn, ascending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    dice: [u8; 3],
    count: u8,
}

/// Some dice of a throw, as a set of bits: the i-th lowest die is bit i.
pub type DiceSet = u8;

/// Dice that are used together, to move one piece, one pair or one stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Group {
    /// Their sum.
    pub(super) sum: u8,
    /// How many they are.
    pub(super) dice: u8,
}

/// One way of using dice of a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    /// The dice of each group.
    pub(super) sets: &'static [DiceSet],
    /// What they add up to, ascending; the rest of the array is empty.
    groups: [Group; 3],
}

/// All ways of using some of one, two and three dice, those that use most of them first.
const SPLITS: [&[&[DiceSet]]; 3] = [
    &[&[0b1]],
    &[&[0b11], &[0b01, 0b10], &[0b01], &[0b10]],
    &[
        &[0b111],
        &[0b001, 0b110],
        &[0b010, 0b101],
        &[0b100, 0b011],
        &[0b001, 0b010, 0b100],
        &[0b011],
        &[0b101],
        &[0b110],
        &[0b001, 0b010],
        &[0b001, 0b100],
        &[0b010, 0b100],
        &[0b001],
        &[0b010],
        &[0b100],
    ],
];

impl Throw {
    /// The throw of these numbers; `None` unless they are one to three numbers of a six-sided die.
    pub fn new(numbers: &[u32]) -> Option<Throw> {
        let mut dice = [0; 3];
        for (index, number) in numbers.iter().enumerate() {
            *dice.get_mut(index)? = u8::try_from(*number).ok().filter(|die| (1..=6).contains(die))?;
        }
        dice.get_mut(..numbers.len()).filter(|dice| !dice.is_empty())?.sort_unstable();
        // At most three, so the number fits.
        Some(Throw { dice, count: numbers.len() as u8 })
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

    /// What these dice do when they are added.
    pub fn group(&self, set: DiceSet) -> Group {
        Group { sum: self.numbers(set).sum(), dice: set.count_ones() as u8 }
    }

    /// The ways of using dice of this throw, those that use most of them first; each once, whichever of equal dice it takes.
    pub fn splits(&self) -> impl Iterator<Item = Split> {
        let ways = SPLITS.get(usize::from(self.count) - 1).copied().unwrap_or_default();
        ways.iter().enumerate().filter_map(move |(index, sets)| {
            let split = self.split(sets);
            let known = ways.iter().take(index).any(|earlier| self.split(earlier).groups == split.groups);
            (!known).then_some(split)
        })
    }

    fn split(&self, sets: &'static [DiceSet]) -> Split {
        let mut groups = [Group::default(); 3];
        for (group, set) in groups.iter_mut().zip(sets) {
            *group = self.group(*set);
        }
        if let Some(taken) = groups.get_mut(..sets.len()) {
            taken.sort_unstable();
        }
        Split { sets, groups }
    }
}

impl Split {
    /// The groups, ascending by their sums.
    pub fn groups(&self) -> &[Group] {
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

    fn sums_of(split: Split) -> Vec<u8> {
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
    fn a_throw_is_one_to_three_dice() {
        for bad in [&[][..], &[0], &[7], &[1, 1, 1, 1], &[u32::MAX]] {
            assert_eq!(Throw::new(bad), None, "{bad:?}");
        }
    }
}
