//! The result of comparing copies, in a line.

use adjudicate_testkit::disputes::{begun, branch, told, worlds};
use adjudicate_testkit::{kinds, slips};

#[test]
fn a_line_says_it_all() {
    let game = begun();
    let ahead = branch(&game, |game| game.turn("alice", "three"));
    assert_eq!(told(&worlds(&[("a", &game), ("b", &ahead)])), "line to 5; a behind by 1");
    let other = branch(&game, |game| game.turn("alice", "drei"));
    let both = worlds(&[("a", &ahead), ("b", &other)]);
    assert_eq!(told(&both), "line to 4; stops before 2; alice twice (2); a leaves at 5; b leaves at 5");
    let mut ruled = ahead.clone();
    let slip = ruled.slip("bob", slips::resign());
    ruled.write("referee", kinds::here());
    let mut copies = worlds(&[("a", &ruled), ("b", &other)]);
    let mut letters = copies.add_letters("c");
    letters.add_slip(vec![slip]);
    letters.close();
    assert_eq!(
        told(&copies),
        "line to 6; alice twice (2); 1 fell out after 4 by 6; resign of bob waits; b leaves at 5"
    );
}
