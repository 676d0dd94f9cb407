//! Groups, a cup with two games a match of their firsts, and a plate of their seconds.

use super::{Club, STARTING};

const DESCRIPTION: &str = "event: Cup of the Letters
director: { name: olga, mail: olga@example.org }
closes: 2027-01-08T12:00:00Z
sections:
  - { name: prelim, game: nine-mens-morris, system: round-robin, tiebreaks: [direct, lots],
      groups: { count: 2, draw: snake }, starts: 2027-01-10T10:00:00Z }
  - { name: cup, game: nine-mens-morris, system: knockout, legs: 2, level: [better],
      from: [{ section: prelim, places: '1' }], seed: place }
  - { name: plate, game: nine-mens-morris, system: knockout, level: [second],
      from: [{ section: prelim, places: '2' }], seed: lots }
";

fn entered() -> Club {
    let club = Club::new();
    club.home.write("cup.yaml", DESCRIPTION);
    club.run("olga", "event new cup.yaml --output cup").ok();
    for (who, rating) in [("alice", 1900), ("bob", 1800), ("carol", 1700), ("dave", 1600)] {
        club.posts(who, &format!("event enter cup --name {who} --rating {rating}"));
    }
    club
}

#[test]
fn from_groups_to_the_prize_list() {
    let mut club = entered();
    let draw = |section: &str| format!("event draw {section} --event cup");
    let status = |club: &Club| club.run("alice", "event status cup").ok();
    club.refuses("erin", "event enter cup --name erin --section prelim-1", 1, &["players enter `prelim`"]);
    club.refuses("erin", "event enter cup --name erin --section cup", 1, &["nobody enters `cup`"]);
    club.on(STARTING);
    club.refuses("olga", &draw("prelim"), 1, &["no section is drawn before the start"]);
    assert_eq!(club.run("olga", "event start cup").ok(), "");
    assert!(status(&club).contains("prelim-1: waits for the draw of prelim"), "{}", status(&club));
    assert!(status(&club).contains("cup: waits for prelim-1, prelim-2"), "{}", status(&club));
    club.refuses("olga", &draw("prelim"), 1, &["`prelim` is not drawn before 2027-01-10T10:00:00Z"]);
    club.on("2027-01-10T10:00:00Z");
    assert!(status(&club).contains("prelim: 4 entered\n  it can be drawn: `adjudicate event draw prelim`"));
    club.refuses("alice", &draw("prelim"), 1, &["only the director `olga` can do this"]);
    club.refuses("olga", &draw("finals"), 2, &["there is no section `finals`"]);
    club.refuses("olga", &draw("prelim-1"), 1, &["`prelim-1` is drawn with `prelim`"]);
    club.refuses("olga", &draw("cup"), 1, &["`cup` takes players from `prelim-1`, which is not over"]);
    club.refuses("olga", "event pair cup", 1, &["no round can be paired now; prelim: 4 entered"]);
    club.refuses(
        "olga",
        "event standings cup --section cup",
        1,
        &["there are no standings of cup: waits for prelim-1"],
    );
    assert_eq!(club.run("olga", &draw("prelim")).ok(), "prelim-1: 1 alice, 2 dave\nprelim-2: 1 bob, 2 carol\n");
    club.refuses("olga", &draw("prelim"), 1, &["entry 6 has drawn `prelim` already"]);
    club.refuses("olga", "event pair cup --section cup", 1, &["cup: waits for prelim-1, prelim-2"]);
    club.run("olga", "event pair cup").ok();
    for group in ["prelim-1", "prelim-2"] {
        club.finish(group, 1, 1);
    }
    club.run("olga", "event collect cup").ok();
    assert!(status(&club).contains("cup: waits for its draw\n  it can be drawn: `adjudicate event draw cup`"));
    let states = club.json("nobody", "event status cup");
    let states: Vec<&str> =
        states["sections"].as_array().unwrap().iter().map(|section| section["state"].as_str().unwrap()).collect();
    assert_eq!(states, ["over", "over", "over", "waiting", "waiting"]);
    let drawn = club.json("olga", &draw("cup"));
    assert_eq!(drawn["cup"].as_array().unwrap().len(), 2, "{drawn}");
    club.run("olga", &draw("plate")).ok();
    // The results from which players have gone on do not change any more.
    club.refuses(
        "olga",
        "event rule points --section prelim-1 --round 1 --board 1 --points 0,2 --reason x --event cup",
        1,
        &["`cup` is drawn from the standings of `prelim-1`"],
    );
    // Both games of a match are paired at once.
    club.run("olga", "event pair cup --all").ok();
    assert_eq!(club.seats("cup", 1, 1), club.seats("cup", 2, 1).into_iter().rev().collect::<Vec<_>>());
    for (section, round) in [("cup", 1), ("cup", 2), ("plate", 1)] {
        club.finish(section, round, 1);
    }
    club.run("olga", "event collect cup").ok();
    let verified = club.run("nobody", "event verify cup");
    assert_eq!(verified.status, 0, "{verified:?}");
    assert!(verified.stdout.contains("over"), "{}", verified.stdout);
    // A level match goes to the better number.
    let standings = club.json("nobody", "event standings cup --section cup");
    assert_eq!(standings["rows"][0]["number"], 1, "{standings}");
    let all = club.run("nobody", "event standings cup").ok();
    assert_eq!(all.matches("final standings").count(), 4, "{all}");
    let states = club.json("nobody", "event status cup");
    assert!(states["sections"].as_array().unwrap().iter().all(|section| section["state"] == "over"), "{states}");
    club.run("nobody", "event page cup -o cup.html").ok();
    let page = club.read("cup.html");
    for part in ["drawn into its groups", "Secret number for cup", "Drawn in prelim-2", "for place 1 of prelim"] {
        assert!(page.contains(part), "{part}");
    }
    club.run("nobody", "event site cup -o site").ok();
    assert!(club.read("site/feed.atom").contains("cup is drawn"));
    assert!(club.read("site/results.json").contains("prelim-1"));
}

#[test]
fn descriptions_that_no_draw_can_fill() {
    let club = Club::new();
    for (from, to, says) in [
        ("section: prelim, places: '1'", "section: plate, places: '1'", "no section `plate` stands before this one"),
        ("section: prelim, places: '1'", "section: cup, places: '1'", "no section `cup` stands before this one"),
        ("tiebreaks: [direct, lots]", "tiebreaks: [direct]", "its tie-breaks do not end in `lots`"),
        (", seed: place", "", "need a `seed`"),
        ("places: '1'", "places: first", "`first` is no place"),
        ("count: 2", "count: 1", "there are 2 to 64 groups, not 1"),
        ("count: 2, draw: snake", "count: 2, draw: fair", "snake"),
        ("level: [better]", "level: [points-for]", "unknown variant `points-for`"),
        (", level: [better]", "", "a knockout needs `level`"),
        ("groups:", "seats_max: 4, groups:", "places are not limited where a section has a draw of its own"),
    ] {
        assert!(DESCRIPTION.contains(from), "{from}");
        club.home.write("cup.yaml", DESCRIPTION.replacen(from, to, 1));
        let run = club.run("olga", "event new cup.yaml --output cup");
        let said = run.stderr.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(run.status != 0 && said.contains(says), "{from}: {run:?}");
    }
}
