//! The legal moves, for people.

use adjudicate_locales::Language;
use adjudicate_render::WIDTH;
use adjudicate_rules::{Demand, MoveGroup, PhraseArgument, Play, Stage};

use crate::{rules, view};

/// Returns the legal moves of the player to act, in groups; in games whose turns are made of steps, the steps of this
/// stage.
pub fn listing(language: Language, play: &Play, stage: Option<Stage>) -> Vec<String> {
    let mut lines = Vec::new();
    match play.demand() {
        Demand::Act(seat) => {
            let name = ("name", PhraseArgument::from(play.setup().shown(seat)));
            lines.push(match view::side(play, seat) {
                Some(side) => language.text("list-to-move-side", &[name, ("side", side.into())]),
                None => language.text("list-to-move", &[name]),
            });
        }
        Demand::Throw(roll) => {
            lines.push(language.text("list-throw", &[("dice", view::dice_in(language, &roll).into())]));
        }
        Demand::Over(_) => lines.push(language.text("list-over", &[])),
    }
    if let Some(stage) = stage {
        lines.extend(following(language, &stage));
        lines.extend([String::new(), rules::notation(language, play.game())]);
        return lines;
    }
    let groups = play.position().legal();
    for group in &groups {
        lines.push(String::new());
        let number = u64::try_from(group.moves.len()).unwrap_or_default();
        let title = group.title.clone().into();
        lines.push(language.text("list-group", &[("title", title), ("number", number.into())]));
        let written = |text: &String| play.position().written_in(text, language.tag());
        lines.extend(columns(&group.moves.iter().map(written).collect::<Vec<_>>()));
    }
    if groups.is_empty() && matches!(play.demand(), Demand::Act(_)) {
        lines.push(rules::notation(language, play.game()));
    }
    lines
}

/// Describes this part of a turn, and the steps that can follow, behind an empty line.
pub fn following(language: Language, stage: &Stage) -> Vec<String> {
    let steps = stage.groups.iter().map(|group| format!("  {}: {}", language.phrase(&group.title), shortened(group)));
    [String::new(), language.phrase(&stage.about)].into_iter().chain(steps).collect()
}

/// Texts side by side, as many as a line takes, each column as wide as its widest text.
fn columns(texts: &[String]) -> Vec<String> {
    let width = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0);
    // Letters have one column less than a terminal; each text takes its width and two blanks.
    let each_line = ((WIDTH - 1) / (width + 2)).max(1);
    let line = |texts: &[String]| {
        let padded: Vec<String> = texts.iter().map(|text| format!("{text:<width$}")).collect();
        format!("  {}", padded.join("  ").trim_end())
    };
    texts.chunks(each_line).map(line).collect()
}

/// The steps of a group on one line.
pub fn shortened(group: &MoveGroup) -> String {
    match group.moves.as_slice() {
        [one, two, three, .., last] if group.moves.len() > 12 => {
            format!("{one}, {two}, {three}, ..., {last} ({})", group.moves.len())
        }
        few => few.join(", "),
    }
}

#[cfg(test)]
mod tests {
    use super::columns;

    #[test]
    fn rows_of_moves_are_no_wider_than_a_letter() {
        for width in 1..=40 {
            let rows = columns(&vec!["x".repeat(width); 100]);
            assert!(rows.iter().all(|row| row.len() <= 71), "{width}: {rows:?}");
        }
    }
}
