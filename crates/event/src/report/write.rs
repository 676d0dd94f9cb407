//! A report as text: TRF26 with the records that pairings need.

use super::{PairingReport, TrfCell};
use crate::pairing::DutchColour;

impl PairingReport {
    /// Writes the report, with LF behind every line.
    #[must_use]
    pub fn trf(&self) -> String {
        let mut text = format!("012 {}\n", self.name);
        if let Some(rounds) = self.rounds {
            text += &format!("142 {rounds}\n");
        }
        if let Some(first) = self.first {
            text += if first == DutchColour::White { "152 W\n" } else { "152 B\n" };
        }
        if let Some(system) = &self.system {
            text += &format!("192 {system}\n");
        }
        for away in &self.away {
            text += &format!("240 Z {:>3} {:>4}\n", away.round.unwrap_or(self.played() + 1), away.number);
        }
        for stretch in &self.acceleration {
            let ((first, last), (from, to)) = (stretch.players, stretch.rounds);
            text += &format!("250      {:>4} {from:>3} {to:>3} {first:>4} {last:>4}\n", tenths(stretch.points));
        }
        for list in &self.forbidden {
            let (from, to) = list.rounds.unwrap_or((1, self.rounds.unwrap_or(1)));
            let numbers: Vec<String> = list.numbers.iter().map(|number| format!("{number:>4}")).collect();
            text += &format!("260 {from:>3} {to:>3} {}\n", numbers.join(" "));
        }
        let mut ranks: Vec<usize> = (0..self.players.len()).collect();
        ranks.sort_by_key(|&at| std::cmp::Reverse(self.players[at].points));
        let mut places = vec![0; ranks.len()];
        ranks.iter().enumerate().for_each(|(rank, &at)| places[at] = rank + 1);
        for (player, place) in self.players.iter().zip(places) {
            let rating = if player.rating == 0 { String::new() } else { player.rating.to_string() };
            let name: String = player.name.chars().take(33).collect();
            let points = tenths(player.points);
            // Columns: 5-8 number, 15-47 name, 49-52 rating, 81-84 points, 86-89 rank, then ten for each round.
            let mut line =
                format!("001 {:>4}      {name:<33} {rating:>4} {:27}{points:>4} {place:>4}", player.number, "");
            for cell in &player.cells {
                line += &format!("  {}", TrfCell::text(cell));
            }
            text += line.trim_end();
            text.push('\n');
        }
        text
    }
}

/// Points with one decimal.
fn tenths(points: u32) -> String {
    format!("{}.{}", points / 10, points % 10)
}
