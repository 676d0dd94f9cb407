//! Absences that cannot be (protocol, sections 1.8 and 6.3).

use super::*;
use adjudicate::log::{AnnouncedAbsence, Time};

/// Away from the beginning of one day of the game to that of another; its first day is 0.
pub fn away(from: i64, until: i64) -> SlipKind {
    let midnight = |day: i64| Time::from_unix((20_775 + day) * 86_400).unwrap();
    slips::absence(midnight(from), midnight(until))
}

pub fn absences(all: &mut Collection) {
    let terms = || three().referee().by_post("carol").clock(7, 3, 5).absences(10);
    let mut game = TestGame::begin(terms());
    game.posted("bob", away(10, 14));
    let mut case = |file: &str, what: &str, who: &str, kind: SlipKind| {
        let slip = game.forge_slip(who, kind, |_| {});
        all.post(&game, &format!("absence-{file}"), FAULT, what, [slip]);
    };
    let seconds = |from: i64, until: i64| {
        let SlipKind::Absence(days) = away(20, 21) else { panic!("an absence") };
        let time = |time: Time, by: i64| Time::from_unix(time.unix() + by).unwrap();
        slips::absence(time(days.from, from), time(days.until, until))
    };
    case("days", "more days of absence than are left", "bob", away(20, 27));
    case("empty", "an absence that ends when it begins", "bob", away(20, 20));
    case("turned", "an absence that ends before it begins", "bob", away(21, 20));
    case("from-midnight", "an absence that begins a second after midnight", "bob", seconds(1, 0));
    case("until-midnight", "an absence that ends a second after midnight", "bob", seconds(0, 1));
    case("noon", "an absence from noon to noon", "bob", seconds(43_200, 43_200));
    case("past", "an absence that has begun before its slip was signed", "bob", away(0, 3));
    case("same", "an absence of the same days again", "bob", away(10, 14));
    case("overlap-first", "an absence that ends in another", "bob", away(9, 11));
    case("overlap-last", "an absence that begins in another", "bob", away(13, 15));
    case("overlap-within", "an absence within another", "bob", away(11, 12));
    case("overlap-around", "an absence around another", "bob", away(9, 15));
    case("referee", "an absence of the referee", "referee", away(20, 21));
    let leave = |player: Option<&str>, id: Option<Digest>| {
        let SlipKind::Absence(days) = away(20, 21) else { panic!("an absence") };
        SlipKind::Absence(AnnouncedAbsence { player: player.map(name), leave: id, ..days })
    };
    let id = Digest([7; 32]);
    case("leave-player", "a player who writes an absence for a leave", "bob", leave(Some("bob"), Some(id)));
    case("leave-other", "a player who says that another one is away", "bob", leave(Some("carol"), Some(id)));
    case(
        "leave-without",
        "an absence of the referee for a player, without a leave",
        "referee",
        leave(Some("bob"), None),
    );
    case("leave-nobody", "an absence of the referee for nobody", "referee", leave(None, Some(id)));
    case("leave-unknown", "an absence of somebody who is not in the game", "referee", leave(Some("dave"), Some(id)));
    case("leave-referee", "an absence of the referee for the referee", "referee", leave(Some("referee"), Some(id)));
    let SlipKind::Absence(many) = away(20, 27) else { panic!("an absence") };
    let many = AnnouncedAbsence { player: Some(name("bob")), leave: Some(id), ..many };
    case("leave-days", "a leave of more days than the game has left", "referee", SlipKind::Absence(many));
    case("scribe-days", "more days of absence than a player without a key has", "carol", away(20, 31));
    let both = [away(20, 24), away(23, 25)].map(|kind| game.forge_slip("bob", kind, |_| {}));
    all.post(&game, "absence-overlap-entry", FAULT, "two absences in one entry that overlap", both);
    let both = [away(20, 24), away(24, 27)].map(|kind| game.forge_slip("bob", kind, |_| {}));
    all.post(&game, "absence-days-entry", FAULT, "two absences in one entry that are too many days together", both);
    let mut left = TestGame::begin(terms());
    left.posted("bob", resign());
    let slip = left.forge_slip("bob", away(20, 21), |_| {});
    all.post(&left, "absence-left", FAULT, "an absence of who has left", [slip]);
    for (file, what, terms) in [
        ("no-days", "an absence where the clock has no days for it", three().clock(7, 3, 5)),
        ("no-clock", "an absence without a clock", three()),
    ] {
        let game = TestGame::begin(terms);
        let slip = game.forge_slip("bob", away(20, 21), |_| {});
        all.post(&game, &format!("absence-{file}"), FAULT, what, [slip]);
    }
}
