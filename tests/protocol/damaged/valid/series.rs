//! Sealed boards, and tokens that go on to the next game.

use super::*;

/// Duerror Grandis: sealed boards, audits, tokens that go on to the next game.
pub fn series(all: &mut Collection) {
    let caecus = || duerror(&["alice", "bob"], &["caecus"]);
    let game = begun(caecus());
    all.valid("sealed-begun", "two sealed boards", &game);
    let mut over = game.clone();
    over.agreed("bob", slips::offer_draw());
    all.valid("sealed-over", "the game is over, and the first board is to be opened", &over);
    let open = |game: &TestGame, who: &str| EntryKind::Open(game.board(who).unwrap().open());
    over.write("alice", open(&over, "alice"));
    all.valid("sealed-one-open", "one board is open", &over);
    let mut both = over.clone();
    both.write("bob", open(&both, "bob"));
    both.note("bob");
    all.valid("sealed-open", "both boards are open and are what was sealed", &both);
    let mut failed = over.clone();
    let path = text(adjudicate_testkit::duerror::ROWS);
    failed.write("bob", EntryKind::Open(OpenedBoard { path, salts: bytes(1) }));
    all.valid("sealed-failed", "a board is not what was sealed: the other player wins", &failed);
    let mut forfeited = begun(caecus().referee());
    forfeited.agreed("bob", slips::offer_draw());
    forfeited.write("referee", kinds::forfeit("alice"));
    all.valid("sealed-forfeit", "who does not open a board forfeits after the end", &forfeited);
    let mut left = begun(caecus());
    left.write("alice", kinds::resign());
    all.valid("sealed-left", "boards of those who left stay unopened", &left);

    let terms = parcus_terms;
    let mut first = parcus(terms());
    all.valid("series-1-unsaved", "a Parcus game is over, and nobody has said what they keep", &first);
    first.write("alice", EntryKind::Save(2));
    first.write("bob", EntryKind::Save(1));
    all.valid("series-1", "a Parcus game: alice keeps two tokens, bob one", &first);
    let carry = [("alice", 2), ("bob", 1)].map(|(who, tokens)| Carry { player: name(who), tokens }).to_vec();
    let turned = carry.iter().rev().map(|carry| Carry { tokens: carry.tokens % 2, ..carry.clone() }).collect();
    let series = Series { game: first.state.id(), head: first.state.head(), carry };
    let odd = TestGame::open(terms().but(|charter| charter.series = Some(Series { carry: turned, ..series.clone() })));
    all.valid("series-odd", "a charter that brings no tokens for one, in another order than that of the seats", &odd);
    let mut second = parcus(terms().but(|charter| {
        charter.series = Some(series);
        charter.nonce = bytes(2);
    }));
    second.write("alice", EntryKind::Save(0));
    all.valid_with("series-2", "the next game of the series; alice keeps nothing", &second, &[], &["series-1"]);
    let mut caecus_parcus =
        begun(duerror(&["alice", "bob"], &["caecus", "parcus"]).option("tokens", OptionValue::Int(6)));
    caecus_parcus.agreed("bob", slips::offer_draw());
    for who in ["alice", "bob"] {
        caecus_parcus.write(who, open(&caecus_parcus, who));
    }
    caecus_parcus.write("alice", EntryKind::Save(1));
    all.valid("series-caecus", "boards are opened by seat, then tokens are saved", &caecus_parcus);
}
