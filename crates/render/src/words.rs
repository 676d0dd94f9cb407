//! A scene described for those who do not see it.

use super::wrap::{shown, wrapped};
use super::{Charset, WIDTH};
use adjudicate_rules::Scene;

/// The description of a scene, one sentence a line; long ones go on in indented lines.
pub fn description(scene: &Scene, charset: Charset) -> String {
    scene.words.iter().flat_map(|sentence| wrapped(&shown(sentence, charset), WIDTH)).map(|line| line + "\n").collect()
}
