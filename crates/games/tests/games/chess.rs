//! Chess: counts, whole games, notation both ways, draws, refusals, random games.

use adjudicate_games::chess::{Chess, GAME};
use adjudicate_rules::{Demand, OptionValue, Play, Position, RefusalKind, Roll, Seat, Setup, perft};

use crate::kit::start::{options, options_are_checked};
use crate::kit::{self, Random, legal_texts, refuses, vectors};

fn setup(first: Option<Seat>) -> Setup {
    kit::start::setup(options(""), first)
}

fn start() -> Box<dyn Position> {
    (GAME.start)(&setup(Some(Seat(0)))).unwrap()
}

fn at(fen: &str) -> Box<dyn Position> {
    Box::new(Chess::from_fen(fen).unwrap_or_else(|| panic!("{fen}")))
}

fn play_all(position: &mut Box<dyn Position>, moves: &str) {
    for text in moves.split(' ') {
        position.play(text).unwrap_or_else(|refusal| panic!("{text} in {}: {refusal:?}", position.text()));
    }
}

#[test]
fn perft_counts_match() {
    for case in vectors::file(GAME.name)["perft"].as_array().unwrap() {
        let position = at(case["fen"].as_str().unwrap());
        assert_eq!(position.text(), case["fen"].as_str().unwrap());
        vectors::counted(position.as_ref(), &case["counts"], &[]);
    }
}

#[test]
fn games_that_are_over_have_no_continuation() {
    let dead_next = at("8/8/4k3/8/8/3K4/4p3/8 w - - 0 1");
    assert_eq!(dead_next.perft(2, &[]), perft(dead_next.as_ref(), 2, &[]));
    let quiet = at("8/8/4k3/8/8/3K4/4P3/8 w - - 148 90");
    let by_text = perft(quiet.as_ref(), 3, &[]);
    assert_eq!(quiet.perft(3, &[]), by_text);
    assert!(by_text < at("8/8/4k3/8/8/3K4/4P3/8 w - - 0 90").perft(3, &[]), "75 moves cut the tree");
    let mut often = start();
    play_all(&mut often, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    assert_eq!(often.perft(2, &[]), perft(often.as_ref(), 2, &[]));
}

#[test]
fn traces_are_followed_to_their_ends() {
    vectors::traces(&GAME, |_, _| {});
}

#[test]
fn games_end_by_themselves() {
    let cases = [
        ("8/8/8/8/4k3/8/3n4/3K4 w - - 0 1", "", "dead position"),
        ("8/8/8/8/4k3/8/3p4/3K4 w - - 0 1", "Kxd2", "dead position"),
        ("8/8/8/8/4k3/8/3p4/3K3N w - - 0 1", "Kxd2", "dead position"),
        ("8/8/8/8/4k3/8/3p4/3K2NN w - - 0 1", "Kxd2", ""),
        ("8/8/2b5/8/4k3/8/3p1B2/3K4 w - - 0 1", "Kxd2", ""),
        ("8/8/3b4/8/4k3/8/3p1B2/3K4 w - - 0 1", "Kxd2", "dead position"),
        ("7k/8/8/8/8/8/8/R6K w - - 148 100", "Ra2", ""),
        ("7k/8/8/8/8/8/8/R6K w - - 149 100", "Ra2", "75 moves without a capture or a pawn's move"),
        ("7k/8/6K1/8/8/8/8/R7 w - - 149 100", "Ra8#", "checkmate"),
        ("7k/8/8/8/8/8/6p1/R6K w - - 149 100", "Kxg2", ""),
        ("7k/5K2/8/8/8/8/6Q1/8 w - - 149 100", "Qg6", "stalemate"),
    ];
    for (fen, text, why) in cases {
        let mut position = at(fen);
        if !text.is_empty() {
            play_all(&mut position, text);
        }
        match position.demand() {
            Demand::Over(outcome) => assert_eq!(outcome.reason.to_string(), format!("CHS-2 {why}"), "{fen}"),
            _ => assert_eq!(why, "", "{fen}"),
        }
    }
}

#[test]
fn the_player_to_move_claims_a_draw_at_the_third_time() {
    let mut position = start();
    play_all(&mut position, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    assert_eq!(position.claim_draw(Seat(1)).unwrap_err().clause, "CHS-2", "the second time");
    play_all(&mut position, "Ng8");
    assert_eq!(position.claim_draw(Seat(1)).unwrap_err().clause, "CHS-2", "not his turn");
    let claimed = position.claim_draw(Seat(0)).unwrap();
    assert_eq!((claimed.winner, claimed.reason.to_string()), (None, "CHS-2 threefold repetition, claimed".to_owned()));
    assert!(position.scene(None).asides.iter().any(|line| line == "white can claim a draw: threefold repetition"));
    play_all(&mut position, "e4");
    assert_eq!(position.claim_draw(Seat(1)).unwrap_err().clause, "CHS-2", "a pawn has moved");
}

#[test]
fn rights_to_castle_and_to_capture_en_passant_make_positions_differ() {
    let mut rook_moved = at("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    play_all(&mut rook_moved, "Rg1 Ke7 Rh1 Ke8 Rg1 Ke7 Rh1 Ke8");
    assert!(rook_moved.claim_draw(Seat(0)).is_err(), "the first position had the right to castle");
    play_all(&mut rook_moved, "Rg1 Ke7 Rh1 Ke8");
    assert!(rook_moved.claim_draw(Seat(0)).is_ok());
    // After d5 White could capture en passant only the first time.
    let mut can_capture = at("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
    play_all(&mut can_capture, "d5 Kf1 Kf8 Ke1 Ke8 Kf1 Kf8 Ke1 Ke8");
    assert!(can_capture.claim_draw(Seat(0)).is_err());
    play_all(&mut can_capture, "Kf1 Kf8 Ke1 Ke8");
    assert!(can_capture.claim_draw(Seat(0)).is_ok());
    // Here no pawn can, though the square stands in the FEN.
    let mut cannot = at("4k3/3p4/8/8/8/8/4P3/4K3 b - - 0 1");
    play_all(&mut cannot, "d5");
    assert_eq!(cannot.text(), "4k3/8/8/3p4/8/8/4P3/4K3 w - d6 0 2");
    play_all(&mut cannot, "Kf1 Kf8 Ke1 Ke8 Kf1 Kf8 Ke1 Ke8");
    assert!(cannot.claim_draw(Seat(0)).is_ok());
    // And here the pawn is pinned.
    let mut pinned = at("4k3/3p4/8/K3P2r/8/8/8/8 b - - 0 1");
    play_all(&mut pinned, "d5 Ka4 Kf8 Ka5 Ke8 Ka4 Kf8 Ka5 Ke8");
    assert!(pinned.claim_draw(Seat(0)).is_ok());
}

#[test]
fn fifty_moves_can_be_claimed_and_75_end_the_game() {
    let mut position = at("7k/8/8/8/8/8/8/R6K w - - 98 80");
    play_all(&mut position, "Ra2");
    assert!(position.claim_draw(Seat(1)).is_err());
    play_all(&mut position, "Kg7");
    let claimed = position.claim_draw(Seat(0)).unwrap();
    assert_eq!(claimed.reason.to_string(), "CHS-2 50 moves without a capture or a pawn's move, claimed");
    assert_eq!(position.claim_draw(Seat(1)).unwrap_err().clause, "CHS-2");
    assert_eq!(position.text(), "8/6k1/8/8/8/8/R7/7K w - - 100 81");
    play_all(&mut position, "Ra3");
    assert_eq!(position.text(), "8/6k1/8/8/8/R7/8/7K b - - 101 81", "the clock goes on beyond 100");
}

#[test]
fn who_begins_is_white() {
    let mut play = Play::start(&GAME, setup(None)).unwrap();
    assert_eq!(play.demand(), Demand::Throw(Roll { roller: None, dice: vec![2] }));
    play.thrown(&[2]);
    assert_eq!(play.demand(), Demand::Act(Seat(1)));
    play.play("e4").unwrap();
    assert_eq!(play.demand(), Demand::Act(Seat(0)));
    for text in ["f6", "d4", "g5", "Qh5#"] {
        play.play(text).unwrap();
    }
    let Demand::Over(outcome) = play.demand() else { panic!("not over") };
    assert_eq!(outcome.winner, Some(Seat(1)));
    assert_eq!(play.position().claim_draw(Seat(0)).unwrap_err().clause, "ALL-2");
}

/// The crate's notation is an independent check of ours, and its FEN too, as far as its clock counts.
#[test]
fn random_games_go_as_the_crate_has_them() {
    for seed in 0..if cfg!(debug_assertions) { 4 } else { 40 } {
        let mut random = Random::new(seed);
        let mut position = start();
        while let Demand::Act(_) = position.demand() {
            compare(position.as_ref());
            let texts = legal_texts(position.as_ref());
            position.play(random.pick(&texts).as_str()).unwrap();
        }
    }
}

fn compare(position: &dyn Position) {
    let fen = position.text();
    let Ok(board) = fen.parse::<cozy_chess::Board>() else { return };
    let mut theirs = Vec::new();
    board.generate_moves(|moves| {
        for mv in moves {
            let san = cozy_chess::util::display_san_move(&board, mv).to_string();
            let uci = cozy_chess::util::display_uci_move(&board, mv).to_string();
            assert_eq!(position.read(&uci).as_deref(), Ok(san.as_str()), "{uci} in {fen}");
            theirs.push(san);
        }
        false
    });
    let mut ours = legal_texts(position);
    ours.sort();
    theirs.sort();
    assert_eq!(ours, theirs, "{fen}");
    assert_eq!(board.to_string(), fen);
}

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

#[test]
fn typed_text_is_read_leniently() {
    let cases = [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            vec![
                ("e4", "e4"),
                (" E4 ", "e4"),
                ("e2e4", "e4"),
                ("E2-E4", "e4"),
                ("Pe4", "e4"),
                ("1. e4", "e4"),
                ("1.e4!?", "e4"),
                ("Nf3", "Nf3"),
                ("nf3", "Nf3"),
                ("NF3", "Nf3"),
                ("g1f3", "Nf3"),
                ("Ng1f3", "Nf3"),
                ("Ng1-f3", "Nf3"),
                ("b1c3", "Nc3"),
                ("B1C3", "Nc3"),
                ("b4", "b4"),
                ("B2B4", "b4"),
            ],
        ),
        (
            KIWIPETE,
            vec![
                ("O-O", "O-O"),
                ("o-o", "O-O"),
                ("0-0", "O-O"),
                ("00", "O-O"),
                ("e1g1", "O-O"),
                ("e1h1", "O-O"),
                ("Ke1-g1", "O-O"),
                ("O-O-O", "O-O-O"),
                ("0-0-0", "O-O-O"),
                ("ooo", "O-O-O"),
                ("e1c1", "O-O-O"),
                ("bxa6", "Bxa6"),
                ("ba6", "Bxa6"),
                ("Ba6", "Bxa6"),
                ("B:a6", "Bxa6"),
                ("Qxf6", "Qxf6"),
                ("nxg6", "Nxg6"),
                ("dxe6", "dxe6"),
                ("de6", "dxe6"),
                ("Nb5", "Nb5"),
                ("Ncb5", "Nb5"),
            ],
        ),
        (
            "1n2k3/P7/8/8/8/8/8/4K2R w K - 3 40",
            vec![
                ("a8=Q", "a8=Q"),
                ("a8Q", "a8=Q"),
                ("a8q", "a8=Q"),
                ("a8(Q)", "a8=Q"),
                ("a8/n", "a8=N"),
                ("a7a8r", "a8=R"),
                ("axb8=B", "axb8=B"),
                ("ab8b", "axb8=B"),
                ("a7b8q", "axb8=Q+"),
                ("axb8=Q", "axb8=Q+"),
                ("40. axb8=Q+!!", "axb8=Q+"),
                ("axb8Q ++", "axb8=Q+"),
            ],
        ),
        (
            "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 2",
            vec![("dxc6", "dxc6"), ("d5c6", "dxc6"), ("dxc6 e.p.", "dxc6"), ("dc6ep", "dxc6"), ("dc", "")],
        ),
        // Either reading of a lower-case b is legal: the file comes first.
        (
            "4k3/8/8/8/2p5/1P1B4/8/4K3 w - - 0 1",
            vec![("bxc4", "bxc4"), ("Bxc4", "Bxc4"), ("BXC4", ""), ("b3c4", "bxc4")],
        ),
        // Three queens that need file, rank or both.
        (
            "1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1",
            vec![
                ("Qh4e1", "Qh4e1"),
                ("Qhe1", ""),
                ("Qe1", ""),
                ("h1e1", "Q1e1"),
                ("Q1e1", "Q1e1"),
                ("Qee1", "Qee1"),
                ("e4e1", "Qee1"),
            ],
        ),
    ];
    for (fen, typed) in cases {
        let position = at(fen);
        for (typed, recorded) in typed {
            let read = position.read(typed);
            match recorded {
                "" => assert!(read.is_err(), "{typed}: {read:?}"),
                text => assert_eq!(read.as_deref(), Ok(text), "{typed} in {fen}"),
            }
        }
    }
}

/// Position, typed text, the clause that has to be cited, and in what sense.
fn wrong() -> Vec<(Box<dyn Position>, &'static str, &'static str, RefusalKind)> {
    use RefusalKind::{Ambiguous, Illegal, Unreadable};
    let over = || {
        let mut position = start();
        play_all(&mut position, "f3 e5 g4 Qh4#");
        position
    };
    let kiwipete = || at(KIWIPETE);
    let promotes = || at("1n2k3/P7/8/8/8/8/8/4K2R w K - 3 40");
    let in_check = || at("4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1");
    let pinned = || at("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1");
    vec![
        (start(), "", "ALL-3", Unreadable),
        (start(), "  ", "ALL-3", Unreadable),
        (start(), "hello", "ALL-3", Unreadable),
        (start(), "e9", "ALL-3", Unreadable),
        (start(), "i4", "ALL-3", Unreadable),
        (start(), "Yf3", "ALL-3", Unreadable),
        (start(), "e2e4e5", "ALL-3", Unreadable),
        (start(), "4e4", "ALL-3", Unreadable),
        (start(), "e4=Q", "ALL-3", Unreadable),
        (start(), "e8=K", "ALL-3", Unreadable),
        (start(), "Ne8=Q", "ALL-3", Unreadable),
        (start(), "O-O-O-O", "ALL-3", Unreadable),
        (start(), "é4", "ALL-3", Unreadable),
        (start(), "1.", "ALL-3", Unreadable),
        (start(), "pass", "ALL-3", Unreadable),
        (start(), "2. e4", "ALL-3", Illegal),
        (start(), "e5", "CHS-1", Illegal),
        (start(), "e2e5", "CHS-1", Illegal),
        (start(), "e7e5", "CHS-1", Illegal),
        (start(), "e4e5", "CHS-1", Illegal),
        (start(), "Nd2", "CHS-1", Illegal),
        (start(), "Bc4", "CHS-1", Illegal),
        (start(), "Ke2", "CHS-1", Illegal),
        (start(), "exd3", "CHS-1", Illegal),
        (start(), "Nxf3", "CHS-1", Illegal),
        (start(), "Nf3+", "CHS-1", Illegal),
        (start(), "Nf3#", "CHS-1", Illegal),
        (start(), "e4 e.p.", "CHS-1", Illegal),
        (start(), "O-O", "CHS-1", Illegal),
        (start(), "e1g1", "CHS-1", Illegal),
        (start(), "e8=Q", "CHS-1", Illegal),
        (kiwipete(), "Rd2", "CHS-1", Illegal),
        (kiwipete(), "O-O+", "CHS-1", Illegal),
        (in_check(), "O-O", "CHS-1", Illegal),
        (in_check(), "Ra2", "CHS-1", Illegal),
        (in_check(), "Kd2", "CHS-1", Illegal),
        (at("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1"), "O-O", "CHS-1", Illegal),
        (at("4k3/8/8/8/8/8/8/R3K2R w - - 0 1"), "O-O", "CHS-1", Illegal),
        (pinned(), "Nc3", "CHS-1", Illegal),
        (promotes(), "a8", "ALL-3", Ambiguous),
        (promotes(), "axb8", "ALL-3", Ambiguous),
        (at("4k3/8/8/8/8/8/8/RN2KN2 w - - 0 1"), "Nd2", "ALL-3", Ambiguous),
        (at("4k3/8/8/2pP4/8/8/8/4K3 w - - 0 2"), "dxc6", "CHS-1", Illegal),
        (over(), "e4", "ALL-2", Illegal),
    ]
}

#[test]
fn refusals_cite_their_clause() {
    let mut rows = Vec::new();
    for (position, typed, clause, kind) in wrong() {
        let refusal = position.read(typed).expect_err(typed);
        assert!(clause == "ALL-2" || refusal.hint.is_some(), "{typed}: {refusal:?}");
        rows.push(kit::refused(position.as_ref(), typed, clause).kind(kind));
    }
    refuses(&GAME, &rows, &[start().claim_draw(Seat(0)).unwrap_err().clause]);
}

#[test]
fn reasons_say_what_is_wrong() {
    for (fen, typed, part) in [
        ("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", "own king in check"),
        ("4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1", "Ra2", "is in check, and this does not end it"),
        ("4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1", "O-O", "in check and cannot castle"),
        ("4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", "O-O", "attacked"),
        ("4k3/8/8/8/8/8/8/RN2K2R w Q - 0 1", "O-O", "moved"),
        ("4k3/8/8/8/8/8/8/RN2K2R w Q - 0 1", "O-O-O", "between"),
        ("4k3/8/8/8/8/8/8/RN2K2R w Q - 0 1", "e8d8", "is not white's"),
        ("4k3/8/8/8/8/8/8/RN2K2R w Q - 0 1", "a2a3", "no piece stands on a2"),
        ("4k3/8/8/8/8/8/8/RN2K2R w Q - 0 1", "Qa3", "white has no queen"),
        ("4k3/8/8/8/8/8/8/RN2K2R w Q - 0 1", "Ke3", "white's king on e1 cannot go to e3"),
        ("4k3/8/8/8/8/8/8/RN2K2R w Q - 0 1", "Rb3", "none of white's rooks can go to b3"),
        ("4k3/8/8/8/8/8/8/RN2K2R w Q - 0 1", "Rab3", "white's rook on a1 cannot go to b3"),
        ("4k3/8/8/8/8/8/8/RN2K2R w Q - 0 1", "Ngf3", "white has no knight on the g file"),
        ("4k3/8/8/8/8/8/8/RN2K2R w Q - 0 1", "b1b4", "the knight on b1 cannot go to b4"),
        ("4k3/8/8/8/8/8/8/RN2K2R w Q - 0 1", "Qb1c3", "the piece on b1 is a knight, no queen"),
    ] {
        let refusal = at(fen).read(typed).unwrap_err();
        assert!(refusal.reason.contains(part), "{typed} in {fen}: {refusal:?}");
    }
}

#[test]
fn the_record_has_one_spelling() {
    let mut position = at(KIWIPETE);
    for (spelled, right) in [
        ("0-0", "O-O"),
        ("e1g1", "O-O"),
        ("nxg6", "Nxg6"),
        ("Ne5xg6", "Nxg6"),
        ("Nxg6!", "Nxg6"),
        ("1. Nxg6", "Nxg6"),
        ("Ba6", "Bxa6"),
        (" Bxa6", "Bxa6"),
        ("Bxa6 ", "Bxa6"),
    ] {
        let refusal = position.play(spelled).unwrap_err();
        assert_eq!(
            (refusal.clause, refusal.hint.as_deref()),
            ("ALL-3", Some(&*format!("write `{right}`"))),
            "{spelled}"
        );
    }
    assert_eq!(position.text(), KIWIPETE);
}

#[test]
fn chess_has_no_options() {
    options_are_checked(&GAME, &[], &[], &[("clock", OptionValue::Int(1)), ("variant", OptionValue::Bool(true))]);
}

#[test]
fn only_playable_fens_are_read() {
    for bad in [
        "",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0",
        "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
        "4k3/8/8/8/8/8/8/3K3R w K - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - x 1",
        "4k3/8/8/8/8/8/8/4K2r b - - 0 1 1",
    ] {
        assert!(Chess::from_fen(bad).is_none(), "{bad}");
    }
}

#[test]
fn the_scene_shows_both_sides_and_the_last_move() {
    let mut position = at("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    play_all(&mut position, "O-O");
    let moved = |viewer| -> Vec<_> {
        let scene = position.scene(viewer);
        scene.pieces.into_iter().filter(|piece| piece.moved).map(|piece| (piece.glyph.ascii, piece.at)).collect()
    };
    assert_eq!(moved(None), [('R', (5, 7)), ('K', (6, 7))]);
    assert_eq!(moved(Some(Seat(1))), [('R', (2, 0)), ('K', (1, 0))]);
    let words = position.scene(None).words;
    assert_eq!(words, ["White has king g1, rook f1.", "Black has king e8.", "Black is to move."]);
}
