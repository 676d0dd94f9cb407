//! Events: their logs, their games, and what comes by mail for them.

use crate::program::World;
use crate::{examples, survives};

#[test]
fn events_that_are_looked_at() {
    let world = World::new();
    let director = world.person("director");
    examples(&director, "event", "cup");
    survives(&director, "event verify cup", 3);
    survives(&director, "event status cup", 3);
}
