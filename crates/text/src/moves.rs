//! The legal moves, for people.

use adjudicate_render::WIDTH;
use adjudicate_rules::{Demand, MoveGroup, Play, Stage};

use crate::view;

/// Returns the legal moves of the player to act, in groups; in games whose turns are made of steps, the steps of this
/// stage.
pub fn listing(play: &Play, stage: Option<Stage>) -> Vec<String> {
    let mut lines = Vec::new();
    match play.demand() {
        Demand::Act(seat) => {
            let side = view::side(play, seat).map(|side| format!(" ({side})")).unwrap_or_default();
            lines.push(format!("{}{side} is to move.", play.setup().shown(seat)));
        }
        Demand::Throw(roll) => lines.push(format!("Before anybody moves, {} is thrown.", view::dice(&roll))),
        Demand::Over(_) => lines.push("The game is over.".to_owned()),
    }
    if let Some(stage) = stage {
        lines.extend(following(&stage));
        lines.extend([String::new(), play.game().notation.to_owned()]);
        return lines;
    }
    let groups = play.position().legal();
    for group in &groups {
        lines.push(String::new());
        lines.push(format!("{} ({}):", group.title, group.moves.len()));
        lines.extend(columns(&group.moves));
    }
    if groups.is_empty() && matches!(play.demand(), Demand::Act(_)) {
        lines.push(play.game().notation.to_owned());
    }
    lines
}

/// Describes this part of a turn, and the steps that can follow, behind an empty line.
pub fn following(stage: &Stage) -> Vec<String> {
    let steps = stage.groups.iter().map(|group| format!("  {}: {}", group.title, shortened(group)));
    [String::new(), stage.about.clone()].into_iter().chain(steps).collect()
}

/// Texts side by side, as many as a line takes, each column as wide as its widest text.
fn columns(texts: &[String]) -> Vec<String> {
    let width = texts.iter().map(String::len).max().unwrap_or(0);
    let each_line = ((WIDTH - 2 + 2) / (width + 2)).max(1);
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
