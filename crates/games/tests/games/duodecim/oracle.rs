//! The clauses once more, as slowly and literally as possible: every order of moves, every way of giving dice to them. It
//! reads position texts and shares no code with the engine.

use std::collections::{BTreeMap, BTreeSet};

use adjudicate_rules::Options;

type Side = ([u32; 32], u32, bool);

#[derive(Clone)]
struct Turn<'a> {
    options: &'a Options,
    dice: usize,
    own: Side,
    other: Side,
    moved: [u32; 32],
    written: Vec<String>,
}

/// All plays of a position text, without marks: how many dice each can use, and the sides that result.
pub fn plays(text: &str, options: &Options) -> BTreeMap<String, String> {
    let fields: Vec<&str> = text.split(' ').collect();
    let (own, other) = if fields[2] == "x" { (fields[0], fields[1]) } else { (fields[1], fields[0]) };
    let dice: Vec<u32> = fields[3].chars().map(|die| die.to_digit(10).unwrap()).collect();
    let turn =
        Turn { options, dice: dice.len(), own: side(own), other: side(other), moved: [0; 32], written: Vec::new() };
    let mut found = BTreeMap::new();
    turn.search(&dice, 0, &mut found);
    let most = found.values().map(|(used, _, _)| *used).max().unwrap_or(0);
    found.retain(|_, (used, won, _)| *used == most || *won);
    let ordered =
        |own: String, other: String| if fields[2] == "x" { format!("{own} {other}") } else { format!("{other} {own}") };
    found.into_iter().map(|(written, (_, _, [own, other]))| (written, ordered(own, other))).collect()
}

/// The different results of plays.
pub fn results(plays: &BTreeMap<String, String>) -> BTreeSet<&String> {
    plays.values().collect()
}

type Found = BTreeMap<String, (usize, bool, [String; 2])>;

impl Turn<'_> {
    fn search(&self, dice: &[u32], used: usize, found: &mut Found) {
        let won = self.own.0[31] == self.options.int("pieces", 15) as u32;
        let entry = found.entry(self.written.join(" ")).or_insert((used, won, [write(&self.own), write(&self.other)]));
        entry.0 = entry.0.max(used);
        for set in 1..1 << dice.len() {
            let (taken, rest): (Vec<_>, Vec<_>) = dice.iter().enumerate().partition(|(index, _)| set & 1 << index != 0);
            let sum: u32 = taken.iter().map(|(_, die)| **die).sum();
            let rest: Vec<u32> = rest.into_iter().map(|(_, die)| *die).collect();
            for from in 0..31 {
                for count in 1..=self.own.0[from] {
                    if let Some(next) = self.step(from, sum as usize, count, taken.len()) {
                        next.search(&rest, used + taken.len(), found);
                    }
                }
            }
        }
    }

    fn step(&self, from: usize, sum: usize, count: u32, dice: usize) -> Option<Self> {
        let to = from + sum;
        let (places, returning, entered) = &self.own;
        let unmoved = places[from] - self.moved[from];
        let pair = count == 2 && dice > 1 && self.options.bool("pairs", true);
        let whole =
            count == places[from] && dice > 1 && dice == self.dice && self.options.word("stacks", "none") == "whole";
        let together = (pair || whole) && from > 0 && to < 31;
        let enters = from > 0 || (dice == 1 && to <= 6);
        let home = *entered || to <= 6;
        let strict = self.options.word("captured", "free") == "free" || *returning == 0 || from <= 6;
        let last = match self.options.word("exit", "final-six") {
            "final-six" => 25,
            "final-twelve" => 19,
            _ => 0,
        };
        let leaves = to < 31 || (to == 31 && places[..last].iter().sum::<u32>() == 0);
        let opponent = if to < 31 { shared(to).map_or(0, |point| self.other.0[point]) } else { 0 };
        if unmoved < count || !(count == 1 || together) || !enters || !home || !strict || !leaves || opponent > 1 {
            return None;
        }
        let mut next = self.clone();
        next.own.0[from] -= count;
        next.own.0[to] += count;
        next.moved[to] += count;
        next.own.2 |= next.own.0[0] == 0;
        if (1..=6).contains(&from) && to > 6 && next.own.1 > next.own.0[0] {
            next.own.1 -= 1;
        }
        if opponent == 1 {
            next.other.0[shared(to).unwrap()] = 0;
            next.other.0[0] += 1;
            next.other.1 += 1;
        }
        let from = if from == 0 { "in".to_owned() } else { from.to_string() };
        let to = if to == 31 { "off".to_owned() } else { to.to_string() };
        let count = if count > 1 { format!("({count})") } else { String::new() };
        next.written.push(format!("{from}/{to}{count}"));
        Some(next)
    }
}

fn shared(point: usize) -> Option<usize> {
    match point {
        7..=18 => Some(point + 12),
        19..=30 => Some(point - 12),
        _ => None,
    }
}

fn side(text: &str) -> Side {
    let fields: Vec<&str> = text.split(':').collect();
    let mut places = [0; 32];
    places[0] = fields[0].parse().unwrap();
    places[31] = fields[2].parse().unwrap();
    for (point, count) in fields[1].split(',').filter_map(|stack| stack.split_once('=')) {
        places[point.parse::<usize>().unwrap()] = count.parse().unwrap();
    }
    (places, fields[3].parse().unwrap(), fields[4] == "e")
}

fn write((places, returning, entered): &Side) -> String {
    let stacks = (1..31).filter(|point| places[*point] > 0).map(|point| format!("{point}={}", places[point]));
    let stacks: Vec<String> = stacks.collect();
    let stacks = if stacks.is_empty() { "-".to_owned() } else { stacks.join(",") };
    format!("{}:{stacks}:{}:{returning}:{}", places[0], places[31], if *entered { "e" } else { "." })
}
