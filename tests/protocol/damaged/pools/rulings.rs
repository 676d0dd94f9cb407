//! Rulings and agreements on a referee among loose entries.

use super::*;

pub fn rulings(all: &mut Collection) {
    let mut start = TestGame::begin(three());
    start.turn("alice", "one");
    let far = branch(&start, |game| {
        game.turn("bob", "two");
        game.turn("carol", "three");
    });
    let ruled = branch(&start, |game| game.write("referee", here()));
    let on = branch(&ruled, |game| game.turn("bob", "another"));
    let honest = |head, fallen| Follows { out: [fallen, 0, 0], ..follows(head) };
    put(
        all,
        "ruling-old",
        "a ruling on an old entry: what stood behind it falls out",
        &[&far, &ruled],
        &[],
        honest(&ruled, 2),
    );
    put(
        all,
        "ruling-old-on",
        "the same, and the game has gone on there; bob's second turn is his right",
        &[&far, &on],
        &[],
        Follows { named: &[], ..honest(&on, 2) },
    );
    let back = branch(&far, |game| game.write("referee", ruling(2)));
    put(all, "ruling-back", "a higher number takes the ruling back", &[&on, &back], &[], honest(&back, 2));
    let two = branch(&start, |game| game.write("referee", ruling(2)));
    put(
        all,
        "ruling-two",
        "two rulings behind one entry: the higher number counts",
        &[&ruled, &two],
        &[],
        honest(&two, 1),
    );
    put(all, "ruling-low-on", "the lower one was gone on from", &[&on, &two], &[], honest(&two, 2));
    let mut high = start.clone();
    high.write("referee", ruling(63));
    put(all, "ruling-63", "number 63 ranks above all others", &[&high, &back, &on], &[], honest(&high, 5));
    let ended = branch(&start, |game| game.write("referee", kinds::rule_result("alice 1, bob 0, carol 0")));
    put(all, "ruling-ends", "a ruling ends the game on an old entry", &[&far, &ended], &[], honest(&ended, 2));
    let inside = branch(&far, |game| game.write("referee", ruling(3)));
    let deep = branch(&inside, |game| game.write("referee", ruling(4)));
    put(
        all,
        "ruling-highest-deep",
        "the highest number stands deep in a branch",
        &[&two, &deep, &on],
        &[],
        honest(&deep, 3),
    );
    let one = branch(&start, |game| game.turn("bob", "left"));
    let other = branch(&start, |game| game.turn("bob", "right"));
    let decided = branch(&other, |game| game.write("referee", here()));
    let named = |head, fallen| Follows { named: &[("bob", 2, false)], ..honest(head, fallen) };
    put(
        all,
        "ruling-decides",
        "a ruling chooses one of two turns of one author",
        &[&one, &decided],
        &[],
        named(&decided, 1),
    );
    let third = branch(&start, |game| game.write("referee", here()));
    put(all, "ruling-neither", "a ruling chooses neither", &[&one, &other, &third], &[], named(&third, 2));
    let again = branch(&third, |game| game.turn("bob", "left"));
    put(
        all,
        "ruling-neither-on",
        "and who signed twice writes once more",
        &[&one, &other, &again],
        &[],
        named(&again, 2),
    );
    // A ruling alone can meet another honest entry behind the same one.
    put(
        all,
        "ruling-meets-turn",
        "a ruling meets a turn behind the same entry",
        &[&one, &third],
        &[],
        honest(&third, 1),
    );
    let left = branch(&start, |game| game.write("referee", kinds::forfeit("carol")));
    put(all, "ruling-forfeit", "a ruling by which a player is out meets a turn", &[&one, &left], &[], honest(&left, 1));
    let mut dice = TestGame::begin(three());
    dice.turn("alice", "throw: 2d6");
    let thrown = branch(&dice, |game| game.throw());
    let again = branch(&dice, |game| {
        game.write("referee", here());
        game.throw();
    });
    put(
        all,
        "ruling-dice",
        "a throw that a ruling has cancelled, and another one",
        &[&thrown, &again],
        &[],
        honest(&again, 1),
    );
}

pub fn same_number(all: &mut Collection) {
    let mut start = TestGame::begin(three());
    start.turn("alice", "one");
    let named: &[(&str, usize, bool)] = &[("referee", 2, false)];
    let stop = |head, stops, fallen| Follows { stops, out: [fallen, 0, 0], named, ..follows(head) };
    let one = branch(&start, |game| game.write("referee", here()));
    let two = branch(&start, |game| game.write("referee", kinds::forfeit("bob")));
    put(all, "number-twice", "two rulings of one number behind one entry", &[&one, &two], &[], stop(&start, 2, 2));
    let far = branch(&start, |game| {
        game.turn("bob", "two");
        game.write("referee", here());
    });
    put(all, "number-twice-far", "two rulings of one number in two places", &[&one, &far], &[], stop(&start, 2, 3));
    let third = branch(&two, |game| game.write("referee", ruling(2)));
    put(
        all,
        "number-twice-settled",
        "a third ruling settles it; the referee is named all the same",
        &[&one, &third],
        &[],
        stop(&third, 0, 1),
    );
    let above = branch(&start, |game| game.write("referee", ruling(9)));
    put(
        all,
        "number-twice-above",
        "a third ruling behind the same entry",
        &[&one, &two, &above],
        &[],
        stop(&above, 0, 2),
    );
    let old_key = branch(&start, |game| {
        game.rekey("referee", "referee2");
        game.write("referee", here());
    });
    let same = Follows { stops: 2, out: [3, 0, 0], named, ..follows(&start) };
    put(all, "number-twice-keys", "a referee who replaced the own key is the same hand", &[&one, &old_key], &[], same);
    let turned = ["left", "right"].map(|play| {
        branch(&start, |game| {
            game.turn("bob", play);
            game.write("referee", ruling(3));
        })
    });
    let both: &[(&str, usize, bool)] = &[("bob", 2, false), ("referee", 2, false)];
    let stopped = Follows { stops: 2, out: [4, 0, 0], named: both, ..follows(&start) };
    let what = "the rank of a line that stops is that of its head, the branches behind it included";
    put(all, "stopped-rank", what, &[&turned[0], &turned[1]], &[], stopped);
    let ended = branch(&start, |game| game.write("referee", kinds::rule_result("alice 0, bob 1, carol 0")));
    let other = branch(&start, |game| game.write("referee", kinds::rule_result("alice 1, bob 0, carol 0")));
    put(all, "number-twice-results", "the game is over in both branches", &[&ended, &other], &[], stop(&start, 2, 2));
}

pub fn agreements(all: &mut Collection) {
    let mut start = TestGame::begin(three());
    start.turn("alice", "one");
    let ruled = branch(&start, |game| game.write("referee", ruling(63)));
    let agreed = branch(&start, |game| game.agreed("alice", slips::offer_referee("referee2")));
    let honest = |head, fallen| Follows { out: [fallen, 0, 0], ..follows(head) };
    put(
        all,
        "agreement",
        "an agreement on a referee ranks above any ruling",
        &[&ruled, &agreed],
        &[],
        honest(&agreed, 1),
    );
    let turn = branch(&start, |game| game.turn("bob", "two"));
    let named: &[(&str, usize, bool)] = &[("bob", 2, false)];
    let twice = |head, fallen| Follows { named, ..honest(head, fallen) };
    put(
        all,
        "agreement-beside-turn",
        "its author has written another entry there",
        &[&turn, &agreed],
        &[],
        twice(&agreed, 1),
    );
    let joined = branch(&agreed, |game| {
        game.join_all();
        game.write("referee", here());
    });
    put(
        all,
        "agreement-on",
        "the new referee rules; the old one's high number is nothing to that",
        &[&ruled, &joined],
        &[],
        honest(&joined, 1),
    );
    let second = branch(&joined, |game| game.agreed("alice", slips::offer_referee("referee3")));
    let other = branch(&start, |game| game.agreed("carol", slips::offer_referee("referee4")));
    put(all, "agreement-two", "two agreements in a line rank above one", &[&second, &other], &[], twice(&second, 1));
    let stop = Follows { stops: 2, out: [2, 0, 0], named, ..follows(&start) };
    put(all, "agreement-twice", "two agreements on a referee behind one entry", &[&agreed, &other], &[], stop);
    let other_on = branch(&other, |game| {
        game.join_all();
        game.write("referee", ruling(2));
    });
    put(
        all,
        "agreement-twice-ruled",
        "each new referee has ruled: the higher number counts, and they are two referees",
        &[&joined, &other_on],
        &[],
        twice(&other_on, 5),
    );
    let both = branch(&other, |game| {
        game.join_all();
        game.write("referee", ruling(1));
    });
    let stop = Follows { stops: 2, out: [10, 0, 0], named, ..follows(&start) };
    put(
        all,
        "agreement-twice-equal",
        "two new referees have ruled at once: nobody but the author of the agreements is named",
        &[&joined, &both],
        &[],
        stop,
    );
    let draw = branch(&start, |game| game.agreed("carol", slips::offer_draw()));
    let stop = Follows { stops: 2, out: [2, 0, 0], named, ..follows(&start) };
    put(all, "agreement-draw", "a turn and an agreement on a draw, which has no rank", &[&turn, &draw], &[], stop);
    let far = branch(&turn, |game| {
        game.turn("carol", "three");
        game.agreed("carol", slips::offer_referee("referee2"));
    });
    let twice_ruled = |game: &TestGame| {
        [here(), kinds::forfeit("carol")].map(|kind| branch(game, |game| game.write("referee", kind)))
    };
    let ([one, two], [three, four]) = (twice_ruled(&start), twice_ruled(&branch(&agreed, TestGame::join_all)));
    let named: &[(&str, usize, bool)] = &[("referee", 2, false), ("referee", 2, false)];
    let last = branch(&agreed, TestGame::join_all);
    let both = Follows { stops: 2, out: [4, 0, 0], named, ..follows(&last) };
    let what = "two referees have each ruled twice with one number: they are named in the order of their keys";
    put(all, "number-twice-referees", what, &[&one, &two, &three, &four], &[], both);
    let again = |who: &str| {
        branch(&start, |game| {
            game.agreed(who, slips::offer_referee("referee2"));
            game.join_all();
            game.write("referee", ruling(1));
        })
    };
    let named: &[(&str, usize, bool)] = &[("bob", 2, false), ("referee", 2, false)];
    let stop = Follows { stops: 2, out: [10, 0, 0], named, ..follows(&start) };
    let what = "two agreements on the same person, who has ruled with one number in both branches: one hand";
    put(all, "number-twice-agreements", what, &[&again("alice"), &again("carol")], &[], stop);
    put(all, "agreement-late", "an agreement far behind meets an old ruling", &[&ruled, &far], &[], honest(&far, 1));
}
