//! The page for players says what the program does.

use adjudicate_games::duerror::{GAME, STOCK};
use adjudicate_rules::{Demand, Options, Seat};

use super::table::{start, throw};
use crate::kit::page::{agrees, page};

const PLAYERS: [&str; 3] = ["alice", "bob", "carol"];

/// The cells of a row of a table.
fn cells(row: &str) -> Vec<&str> {
    row.trim_matches('|').split('|').map(|cell| cell.trim().trim_matches('`')).collect()
}

#[test]
fn the_page_has_the_clauses_and_options() {
    agrees(&GAME);
}

#[test]
fn the_page_names_the_stock_boards() {
    let page = page(GAME.name);
    for (number, name, path) in STOCK {
        let squares: Vec<&str> = path.split_whitespace().collect();
        let (first, last) = (squares[..3].join(" "), squares[79..].join(" "));
        assert!(page.contains(&format!("| {number} | {name} | {first} | {last} |")), "{name}");
        // The page says in words how the first two go.
        if ["Via Recta", "Columna"].contains(&name) {
            assert!(page.contains(&format!("{number} {name} goes from {} to {}", squares[0], squares[8])), "{name}");
            continue;
        }
        let lines: Vec<String> = squares.chunks(27).map(|line| format!("  {}\n", line.join(" "))).collect();
        assert!(page.contains(&format!("\n{number} {name}\n{}", lines.concat())), "the path of {name}");
    }
}

#[test]
fn the_example_goes_as_the_page_says() {
    let page = page(GAME.name);
    let rows: Vec<Vec<&str>> =
        page.lines().map(cells).filter(|row| row.len() == 4 && PLAYERS.contains(&row[0])).collect();
    assert_eq!(rows.len(), 8);
    let mut play = start(&PLAYERS, None, Options::default(), Vec::new()).unwrap();
    throw(&mut play, &[2, 5, 5, 3, 6]);
    for row in &rows {
        let (who, typed, dice, position) = (row[0], row[1], row[2], row[3]);
        let Demand::Act(seat) = play.demand() else { panic!("{who} cannot act") };
        assert_eq!(PLAYERS[seat.index()], who);
        let recorded = play.position().read(typed).unwrap();
        play.play(&recorded).unwrap();
        let numbers: Vec<u32> = dice.split_whitespace().map(|number| number.parse().unwrap()).collect();
        throw(&mut play, &numbers);
        assert_eq!(play.text(), position, "{who}: {typed}");
    }
    // Carol has a melliran on G1 and no token.
    assert_eq!(play.demand(), Demand::Act(Seat(2)));
    let refused = [
        ("change thete; move", "DUE-5"),
        ("take bob; move", "DUE-6"),
        ("roll; move", "DUE-14"),
        ("move; take bob", "DUE-14"),
        ("stay", "DUE-10"),
    ];
    for (typed, clause) in refused {
        assert_eq!(play.position().read(typed).unwrap_err().clause, clause, "{typed}");
    }
}
