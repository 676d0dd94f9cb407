//! The places of slips, and their signers.

use super::*;

/// The values of `after`.
pub fn places(all: &mut Collection) {
    let mut game = TestGame::begin(three().referee());
    let start = game.clone();
    let mut branch = start.clone();
    branch.turn("alice", "another way");
    let mut far = branch.clone();
    far.turn("bob", "hello");
    game.turn("alice", "hello");
    let mut other = TestGame::begin(three().referee().but(|charter| charter.nonce.0[0] = 9));
    other.turn("alice", "hello");
    let mut posted = game.clone();
    let stands = posted.slip("bob", note());
    posted.post([stands.clone()]);
    let ahead = {
        let mut ahead = posted.clone();
        ahead.turn("bob", "hello");
        ahead.state.head()
    };
    for (file, what, by, kind) in sorts(&posted) {
        let mut case = |place: &str, words: &str, after: Digest| {
            let slip = posted.forge_slip(by, kind.clone(), |slip| slip.after = after);
            all.post(&posted, &format!("after-{place}-{file}"), FAULT, &format!("{what} {words}"), [slip]);
        };
        case("nowhere", "behind an entry that nobody knows", Digest([5; 32]));
        case("branch", "behind an entry of another branch", branch.state.head());
        case("far-branch", "behind the second entry of another branch", far.state.head());
        case("other-game", "behind an entry of another game of the same players", other.state.head());
        case("slip", "behind a slip", stands.id());
        case("later", "behind an entry that comes only later", ahead);
    }
    // A slip that another branch took in is signed behind what both have in common, and stands here as well; what was signed
    // behind the other branch does not.
    let mut late = branch.clone();
    let slip = late.slip("bob", resign());
    all.post(&game, "branch-resign", FAULT, "a resignation that was signed in another branch", [slip]);
}

pub fn signatures(all: &mut Collection) {
    let game = TestGame::begin(three().referee().organiser("olga"));
    for (file, what, by, kind) in sorts(&game) {
        let good = game.forge_slip(by, kind, |_| {});
        let mut case = |place: &str, words: &str, slip: Slip| {
            all.post(&game, &format!("sig-{place}-{file}"), FAULT, &format!("{what} {words}"), [slip]);
        };
        case("other", "that somebody else has signed", signed_slip(good.clone(), "carol"));
        case("organiser", "that the organiser has signed", signed_slip(good.clone(), "olga"));
        let payload = good.payload();
        let mut entry = good.clone();
        entry.sig = identity(by).sign(Namespace::Entry, payload.as_bytes());
        case("entry", "that is signed in the namespace of entries", entry);
        let mut changed = good.clone();
        changed.at = adjudicate::log::Time::from_unix(changed.at.unix() + 1).unwrap();
        case("date", "whose date was changed after it was signed", changed);
        let mut said = good.clone();
        said.say = Some(text("hello, hello"));
        case("say", "whose remark was added or changed after it was signed", said);
        let mut indented = good.clone();
        let lines: String = payload.lines().map(|line| format!("    {line}\n")).collect();
        indented.sig = identity(by).sign(Namespace::Slip, lines.as_bytes());
        case("indented", "that is signed over its indented text", indented);
        let mut zeros = good.clone();
        zeros.sig = Signature::from_bytes([0; 64]);
        case("zeros", "with a signature of zeros", zeros);
        let mut dashes = good.clone();
        dashes.sig = identity(by).sign(Namespace::Slip, format!("---\n{payload}").as_bytes());
        case("dashes", "that is signed with its first line", dashes);
    }
    let mut postal = TestGame::begin(three().by_post("bob"));
    for (file, what, holder) in
        [("scribe-own", "with a key that nobody knows", "bob"), ("scribe-alice", "with another player's key", "alice")]
    {
        let slip = postal.forge_slip_as("bob", holder, resign(), |_| {});
        let what = format!("a resignation of a player without a key that is signed {what}");
        all.post(&postal, &format!("sig-{file}"), FAULT, &what, [slip]);
    }
    let old = postal.slip("bob", resign());
    postal.rekey("referee", "referee2");
    let what = "a resignation of a player without a key in the hand of the referee's former key";
    all.post(&postal, "sig-scribe-former", FAULT, what, [old]);
    let mut rekeyed = TestGame::begin(three().referee());
    let old = rekeyed.slip("bob", resign());
    let mut ruled = rekeyed.clone();
    rekeyed.rekey("bob", "bob2");
    all.post(
        &rekeyed,
        "sig-former",
        FAULT,
        "a slip that is signed with a key which its author has replaced",
        [old.clone()],
    );
    ruled.rekey_for("bob", "bob2");
    all.post(&ruled, "sig-ruled", FAULT, "a slip that is signed with a key which a ruling has replaced", [old.clone()]);
    let mut same = TestGame::begin(three().referee());
    let new = same.slip("bob", slips::rekey("bob", "bob2"));
    let what = "a slip that is signed with the key which the slip before it replaces";
    all.post(&same, "sig-same-entry", FAULT, what, [new.clone(), old.clone()]);
    let early = signed_slip(old, "bob2");
    let what = "a slip that is signed with the key which the slip behind it brings";
    all.post(&same, "sig-too-early", FAULT, what, [early, new]);
    let mut appointed = TestGame::begin(three().referee());
    appointed.agreed("bob", slips::offer_referee("referee2"));
    let slip = appointed.forge_slip_as("referee", "referee", extend("alice", 3), |_| {});
    all.post(&appointed, "sig-old-referee", FAULT, "more time by a referee who has been replaced", [slip]);
}
