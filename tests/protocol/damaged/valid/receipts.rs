//! Receipts, clocks with a stock of time, and rulings that rest on time.

use adjudicate::log::{BankClock, Clock, Receipt, True};

use super::*;
use adjudicate_testkit::world::START;

/// The receipt of an entry, so many days after the game began.
fn had(game: &TestGame, seq: u64, day: i64) -> SlipKind {
    let at = Time::from_unix(START + day * 86_400).unwrap();
    SlipKind::Received(Receipt { id: game.state.line().id(seq).unwrap(), at })
}

/// Writes a turn that brings the receipt of an entry.
fn turn_with_receipt(game: &mut TestGame, who: &str, play: &str, (seq, day): (u64, i64)) {
    let receipt = had(game, seq, day);
    let slip = game.slip("referee", receipt);
    game.with([slip]).turn(who, play);
}

pub fn receipts(all: &mut Collection) {
    let clock = || three().referee().clock(7, 3, 5);
    put(all, "receipt-late", "a turn dated early that its receipt shows to be late", clock(), |game| {
        let turn = game.on_day(2).turn("alice", "hello");
        game.on_day(30);
        turn_with_receipt(game, "bob", "hello", (turn, 28));
    });
    put(all, "receipt-waits", "the next duty starts when the referee had the turn", clock(), |game| {
        let turn = game.on_day(2).turn("alice", "hello");
        let receipt = had(game, turn, 9);
        game.on_day(10).posted("referee", receipt);
    });
    put(all, "receipt-ahead", "a turn dated ahead of its receipt", clock(), |game| {
        let turn = game.on_day(6).turn("alice", "hello");
        let receipt = had(game, turn, 4);
        game.on_day(6).posted("referee", receipt);
    });
    put(all, "receipt-two", "two receipts of one turn: the earlier one counts", clock(), |game| {
        let turn = game.on_day(2).turn("alice", "hello");
        for day in [20, 16, 25] {
            let receipt = had(game, turn, day);
            game.on_day(26).posted("referee", receipt);
        }
    });
    put(all, "receipt-later", "a receipt many entries later", clock(), |game| {
        let turn = game.on_day(2).turn("alice", "hello");
        for (day, who) in [(29, "bob"), (31, "carol"), (33, "alice")] {
            game.on_day(day).turn(who, "hello");
        }
        game.on_day(35);
        turn_with_receipt(game, "bob", "hello", (turn, 28));
    });
    put(all, "receipt-charter", "a receipt of the charter, dated before it", clock(), |game| {
        let receipt = had(game, 0, -3);
        game.posted("referee", receipt);
    });
    let away = || slips::absence(midnight_of(3), midnight_of(12));
    for (file, what, late_leave) in [
        ("receipt-absence", "an absence counts from the midnight after its receipt", None),
        ("receipt-absence-late-leave", "an absence counts from its beginning, whatever a receipt says", Some(True)),
    ] {
        let terms = clock().absences(20).but(|charter| {
            if let Some(Clock::PerTurn(clock)) = &mut charter.clock {
                clock.late_leave = late_leave;
            }
        });
        put(all, file, what, terms, |game| {
            game.on_day(1).turn("alice", "hello");
            let slip = game.slip("bob", away());
            let id = slip.id();
            game.on_day(9).post([slip]);
            let at = Time::from_unix(START + 7 * 86_400 + 60).unwrap();
            game.on_day(9).posted("referee", SlipKind::Received(Receipt { id, at }));
        });
    }
    put(all, "receipt-slip-before", "a receipt of a slip that stands before it in the entry", clock(), |game| {
        let note = game.slip("bob", slips::note());
        let note = Slip { say: Some(text("a note")), ..note };
        let note = adjudicate_testkit::world::signed_slip(note, "bob");
        let at = Time::from_unix(START + 86_400).unwrap();
        let receipt = game.forge_slip("referee", SlipKind::Received(Receipt { id: note.id(), at }), |_| {});
        game.post([note, receipt]);
    });
    put(
        all,
        "ruling-rests-on-time",
        "a forfeit that rests on time, with the receipt that proves it",
        clock(),
        |game| {
            let turn = game.on_day(2).turn("alice", "hello");
            let receipt = had(game, turn, 28);
            let slip = game.on_day(29).slip("referee", receipt);
            game.on_day(29).with([slip]).write("referee", kinds::forfeit_for_time("alice"));
        },
    );
    put(all, "ruling-rests-on-time-running", "a forfeit that rests on time, for what is still owed", clock(), |game| {
        game.on_day(16).write("referee", kinds::forfeit_for_time("alice"));
    });
    put(all, "ruling-before-time", "a forfeit that rests on nothing, on the third day", clock(), |game| {
        game.on_day(3).write("referee", kinds::forfeit("alice"));
    });
}

/// The midnight so many days after the first day of the game began.
fn midnight_of(day: i64) -> Time {
    Time::from_unix((20_775 + day) * 86_400).unwrap()
}

/// Terms with this clock, in a game without dice for two.
pub fn bank_terms(clock: BankClock) -> Terms {
    let clock = BankClock { system: Some(name("bank")), ..clock };
    open_game(&["alice", "bob"])
        .game("nine-mens-morris")
        .first("alice")
        .referee()
        .but(|charter| charter.clock = Some(Clock::Bank(Box::new(clock))))
}

pub fn banks(all: &mut Collection) {
    let plain = || BankClock { initial_hours: Some(240), increment_hours: Some(24), ..BankClock::default() };
    put(all, "bank-turns", "turns that are charged to a clock of ten days", bank_terms(plain()), |game| {
        game.on_day(3).turn("alice", "d2");
        game.on_day(8).turn("bob", "f4");
        game.on_day(9).turn("alice", "b4");
    });
    put(all, "bank-overstepped", "a turn after the clock has run out", bank_terms(plain()), |game| {
        game.on_day(11).turn("alice", "d2");
        game.on_day(12).turn("bob", "f4");
        game.on_day(13).write("referee", kinds::forfeit_for_time("alice"));
    });
    let refill = || BankClock {
        cap_hours: Some(240),
        reserve_hours: Some(120),
        reserve: Some(True),
        refill: Some(True),
        ..plain()
    };
    put(all, "bank-refill", "hours from the reserve, in time", bank_terms(refill()), |game| {
        let slip = game.slip("alice", SlipKind::Refill(72));
        game.on_day(6).post([slip]);
        game.on_day(12).turn("alice", "d2");
    });
    put(all, "bank-refill-late", "hours from the reserve, a day too late", bank_terms(refill()), |game| {
        let slip = game.slip("alice", SlipKind::Refill(72));
        game.on_day(11).post([slip]);
    });
    let silent = || BankClock { silence_days: Some(14), initial_hours: Some(2400), ..BankClock::default() };
    put(all, "bank-silent", "a forfeit of a silent player who has time left", bank_terms(silent()), |game| {
        game.on_day(15).write("referee", kinds::forfeit_for_time("alice"));
    });
    let worked = BankClock {
        initial_hours: Some(1200),
        per_turns: Some(10),
        control_hours: Some(1200),
        whole_days: Some(True),
        double_after_days: Some(20),
        silence_days: Some(40),
        absence_days_per_year: Some(45),
        ..BankClock::default()
    };
    put(
        all,
        "bank-worked",
        "days that are charged twice, an absence, and a clock that runs out",
        bank_terms(worked),
        |game| {
            let day = |day: i64, hour: i64| START + day * 86_400 + hour * 3_600;
            let begun = game.state.last_at().unix();
            game.at(begun + 23 * 86_400 + 20 * 3_600).turn("alice", "d2");
            game.at(day(24, 10)).posted("bob", slips::absence(midnight_of(28), midnight_of(35)));
            game.at(day(40, 12)).turn("bob", "f4");
            game.at(day(64, 0)).turn("alice", "b4");
        },
    );
    let year = || BankClock { absence_days_per_year: Some(5), ..plain() };
    put(all, "bank-absence-year", "five days of absence in each of two years", bank_terms(year()), |game| {
        let days = |from: &str, until: &str| slips::absence(Time::parse(from).unwrap(), Time::parse(until).unwrap());
        game.posted("alice", days("2026-12-27T00:00:00Z", "2027-01-06T00:00:00Z"));
    });
    let dice = || BankClock { element_days: Some(2), transit_days: Some(1), ..plain() };
    let terms = three().referee().but(move |charter| {
        let clock = BankClock { system: Some(name("bank")), ..dice() };
        charter.clock = Some(Clock::Bank(Box::new(clock)));
    });
    put(all, "bank-roll", "a roller waits for the elements of others", terms, |game| {
        game.on_day(3).turn("alice", "throw: 2d6");
        game.on_day(6).answer(&["bob", "carol"]);
        game.on_day(7).turn("alice", "hello");
    });
}
