//! Every byte and every bit of a small log, and every entry of a long one.

use adjudicate::log::SignedEntry;
use adjudicate::referee::{Fault, Match, open, verify};
use adjudicate_testkit::{TestGame, open_game, slips};

/// A game with a bit of everything that fits into few entries.
fn small() -> TestGame {
    let mut game = TestGame::begin(open_game(&["alice", "bob"]));
    game.say("a \"good\" game, \u{e9}").answer(&[]);
    let first = game.pen();
    let slip = game.slip("bob", slips::note());
    game.with([slip]).turn(&first, "hello");
    game
}

/// The entry that holds the byte at this place.
fn holder(game: &TestGame, place: usize) -> usize {
    let mut end = 0;
    let ends = game.entries.iter().map(|entry| {
        end += entry.len();
        end
    });
    ends.collect::<Vec<_>>().into_iter().position(|end| place < end).unwrap()
}

#[test]
fn a_log_cut_at_any_byte_is_invalid_where_it_is_cut() {
    let game = small();
    let log = game.log();
    let mut boundaries = 0;
    for end in 0..=log.len() {
        let verified = verify(&log.as_bytes()[..end]);
        let whole = (0..=game.entries.len()).find(|count| game.entries[..*count].concat().len() == end);
        let entries = verified.state.as_ref().map_or(0, |state| state.entries());
        match whole {
            Some(count) if count > 0 => {
                assert_eq!(verified.fault, None, "cut at {end}");
                assert_eq!(entries, count as u64);
                boundaries += 1;
            }
            _ => {
                let found = verified.fault.unwrap_or_else(|| panic!("cut at {end} is valid"));
                assert_eq!(found.entry as usize, holder(&game, end), "cut at {end}");
                assert_eq!(found.fault.class.name(), "spelling", "cut at {end}");
                assert_eq!(entries, found.entry);
            }
        }
    }
    assert_eq!(boundaries, game.entries.len());
}

#[test]
fn any_bit_flipped_is_found_in_its_entry() {
    let game = small();
    let log = game.log().into_bytes();
    for place in 0..log.len() {
        for bit in 0..8 {
            let mut flipped = log.clone();
            flipped[place] ^= 1 << bit;
            let verified = verify(&flipped);
            let found = verified.fault.unwrap_or_else(|| panic!("bit {bit} of byte {place} is not found"));
            assert_eq!(found.entry as usize, holder(&game, place), "bit {bit} of byte {place}: {found:?}");
            assert_eq!(verified.state.map_or(0, |state| state.entries()), found.entry);
        }
    }
}

#[test]
fn any_byte_left_out_or_doubled_is_found() {
    let game = small();
    let log = game.log().into_bytes();
    for place in 0..log.len() {
        let without = [&log[..place], &log[place + 1..]].concat();
        let doubled = [&log[..=place], &log[place..]].concat();
        for (changed, what) in [(without, "left out"), (doubled, "doubled")] {
            let found = verify(&changed).fault.unwrap_or_else(|| panic!("byte {place} {what} is not found"));
            let entry = found.entry as usize;
            // A line end doubled behind a signature is the next entry's fault, as is anything that follows one.
            let last = game.entries[..=holder(&game, place)].concat().len() - 1 == place;
            let wanted = holder(&game, place) + usize::from(last && what == "doubled");
            assert_eq!(entry, wanted, "byte {place} {what}: {found:?}");
        }
    }
}

/// A game of 500 entries, with everything that an open game's log can have.
fn long() -> TestGame {
    let mut game = TestGame::begin(open_game(&["alice", "bob", "carol"]).referee().clock(7, 3, 30).first("alice"));
    let mut round = 0;
    while game.entries.len() < 500 {
        let turn = game.pen();
        let others: Vec<&str> = ["alice", "bob", "carol"].into_iter().filter(|who| *who != turn).collect();
        match round % 6 {
            0 => drop(game.turn(&turn, "hello")),
            1 => {
                game.turn(&turn, "throw: 2d20");
                game.answer(&[others[1]]);
                game.bringing(&[others[0]]).turn(&turn, "done");
            }
            2 => {
                let slips = game.offered(others[0], slips::offer_takeback(game.state.entries() - 1));
                game.with(slips).turn(&turn, &format!("next: {}", others[0]));
            }
            3 => {
                let claim = game.slip(others[1], slips::claim_timeout(&turn));
                let more = game.slip("referee", slips::extend(&turn, 1));
                game.post([claim, more]);
            }
            4 => {
                let order =
                    game.slip(others[0], slips::order(&format!("next: {}", others[0]), &format!("next: {turn}")));
                game.with([order]).turn(&turn, &format!("next: {}", others[0]));
            }
            _ => {
                game.note("referee");
                game.say("thinking").turn(&turn, &format!("next: {}", others[0]));
            }
        }
        round += 1;
    }
    game.entries.truncate(500);
    game
}

/// The log with one letter changed in what this entry does; in every entry at another place.
fn damage(game: &TestGame, number: usize) -> (String, String) {
    let entry = &game.entries[number];
    let start = entry.find("\nat: ").unwrap() + 30;
    let places: Vec<usize> =
        (start..entry.len() - 1).filter(|at| entry.as_bytes()[*at].is_ascii_alphanumeric()).collect();
    let place = places[number * 7 % places.len()];
    let letter = if entry.as_bytes()[place] == b'q' { "z" } else { "q" };
    let damaged = format!("{}{letter}{}", &entry[..place], &entry[place + 1..]);
    let log = game.entries[..number].concat() + &damaged + &game.entries[number + 1..].concat();
    (log, damaged)
}

/// Returns the referee's judgement of an entry's text on this match.
fn judged(state: Option<&Match>, text: &str) -> Result<Match, Fault> {
    let signed = SignedEntry::read(text)?;
    match state {
        None => open(&signed),
        Some(state) => {
            let mut state = state.clone();
            state.apply(&signed).map(|()| state)
        }
    }
}

#[test]
fn any_entry_of_a_long_log_that_is_damaged_is_found() {
    let game = long();
    assert_eq!(verify(game.log().as_bytes()).fault, None);
    let mut state = None;
    for (number, entry) in game.entries.iter().enumerate() {
        let (log, damaged) = damage(&game, number);
        assert!(judged(state.as_ref(), &damaged).is_err(), "{damaged}");
        // The whole log would take a minute for all entries.
        if number % 20 == 0 || number == 499 {
            assert_eq!(verify(log.as_bytes()).fault.map(|found| found.entry), Some(number as u64));
        }
        state = Some(judged(state.as_ref(), entry).unwrap());
    }
}

#[test]
fn any_entry_of_a_long_log_that_is_left_out_is_missed() {
    let game = long();
    for number in (0..500).step_by(19).chain([499]) {
        let without: String =
            game.entries.iter().enumerate().filter(|(n, _)| *n != number).map(|(_, e)| e.as_str()).collect();
        let found = verify(without.as_bytes()).fault;
        // A reader without the last entries cannot know it: a prefix of a valid log is a valid log.
        let wanted = (number < 499).then_some(number as u64);
        assert_eq!(found.map(|found| found.entry), wanted);
    }
}

#[test]
fn sixty_four_mebibytes_of_junk_are_refused_at_once() {
    let size = adjudicate::log::LOG_MAX as usize;
    let game = small();
    let (log, count) = (game.log(), game.entries.len() as u64);
    let fill = |pattern: &[u8]| -> Vec<u8> {
        let mut junk = log.clone().into_bytes();
        junk.extend_from_slice(&pattern.repeat((size - junk.len()) / pattern.len()));
        junk
    };
    for pattern in [&b"\0"[..], b"\n", b"[", b"---\n", b"---\nsig: \n", b"---\n- - - ", b"\xff\xfe", b"a: 1\n"] {
        let found = verify(&fill(pattern)).fault.unwrap();
        assert_eq!((found.entry, found.fault.class.name()), (count, "spelling"), "{pattern:?}");
    }
    assert_eq!(verify(&vec![b'['; size]).fault.unwrap().entry, 0);
}
