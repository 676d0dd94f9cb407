//! What can be done about each finding: who sends what again, what the referee may rule, how the game goes on. Told at
//! length in docs/disputes.md.

use crate::cli::view::{either, listed};
use crate::referee::Class;
use crate::referee::dispute::{Branch, Case, Crossing, Early, Holding, Proof, Refused};
use crate::referee::ledger::{Carried, Trouble};

/// A file's name as it is typed in a command.
fn quoted(source: &str) -> String {
    crate::cli::view::quoted(std::path::Path::new(source))
}

/// The copy that has all of the log that stays, if there is one; else a word that stands for it.
fn whole(case: &Case) -> String {
    let last = case.log.last();
    let whole = |holding: &&Holding| {
        holding.is_log && holding.leaves.is_none() && holding.head.map(|(_, id)| id) == last.copied()
    };
    case.holdings.iter().find(whole).map_or("COPY".to_owned(), |holding| quoted(&holding.source))
}

/// Somebody has signed twice.
pub fn twice(case: &Case, proof: &Proof) -> Vec<String> {
    let mut ways = vec![
        "Keep the proof: `adjudicate dispute ... -o evidence.yaml` writes it, and anybody can check it with `adjudicate verify \
         evidence.yaml`, today or in years, without the copies. Send it to everybody in the game."
            .to_owned(),
    ];
    let fork = case.fork().filter(|fork| fork.after == proof.after());
    match fork.or(case.fork()) {
        Some(fork) => ways.extend(settled_by_referee(case, fork, proof.head.author.as_str())),
        None if case.state.outcome().is_some() => ways.push(
            "The game is over all the same: a third branch stays, so that there is nothing left to choose.".to_owned(),
        ),
        None => ways.push(
            "The game goes on all the same: a third branch stays, so that there is nothing left to choose. The referee may \
             still rule on what was done: `adjudicate rule forfeit NAME --reason \"signed twice\"`."
                .to_owned(),
        ),
    }
    ways
}

/// The log stops, and nobody is to blame for certain.
pub fn unproved(case: &Case) -> Vec<String> {
    case.fork().map(|fork| settled_by_referee(case, fork, "")).unwrap_or_default()
}

/// How the game goes on behind a fork.
fn settled_by_referee(case: &Case, fork: &Crossing, guilty: &str) -> Vec<String> {
    let mut ways = Vec::new();
    let numbered = || (1..).zip(&fork.branches).filter(|(_, branch)| !branch.rulable.is_empty());
    let copies = |number: usize, branch: &Branch| {
        let logs = branch.rulable.iter().flat_map(|end| case.logs_at(*end)).map(|holding| holding.source.as_str());
        let logs: Vec<&str> = logs.collect();
        let several = numbered().count() > 1;
        let on = if several { format!(", where branch {number} is to stay") } else { String::new() };
        (!logs.is_empty()).then(|| format!("{}{on}", either(&logs)))
    };
    let rulable: Vec<String> = numbered().filter_map(|(number, branch)| copies(number, branch)).collect();
    let two = case.charter().players.len() == 2;
    let rule = match guilty {
        "" | "referee" => "`adjudicate rule result \"NAME N, NAME N\" --reason \"...\" --game COPY`".to_owned(),
        guilty if two => format!(
            "`adjudicate rule forfeit {guilty} --reason \"signed twice\" --game COPY`, or `rule result \"...\"` where that would \
             be too hard"
        ),
        guilty => format!(
            "`adjudicate rule forfeit {guilty} --reason \"signed twice\" --game COPY`, after which the others play on, or `rule \
             result \"...\"` to end it"
        ),
    };
    let over = case.state.outcome().is_some();
    if guilty == "referee" {
        let way = match over {
            true => {
                "It is the referee who has signed twice, so a ruling of his is worth little; and the game was over, so nobody can \
                 appoint another one in it. What stands up to the fork stands; the evidence tells the rest."
            }
            false => {
                "It is the referee who has signed twice, so a ruling of his is worth little. The players can appoint another one \
                 on one copy: somebody who has no turn to make there writes `adjudicate offer referee KEY`, and all the others \
                 `accept`."
            }
        };
        ways.push(way.to_owned());
        if over {
            return ways;
        }
    }
    if numbered().next().is_none() {
        ways.push(
            "Each of two branches has two turns or more, so by protocol 5.1 no ruling can make one of them stay: this log ends \
             before the fork for good. The referee decides outside of it, and his letter with the evidence is what counts; who \
             wants to play on begins a new game with `adjudicate new`."
                .to_owned(),
        );
        return ways;
    }
    let chosen = match rulable.as_slice() {
        [] => {
            let of: Vec<String> = numbered().map(|(number, _)| number.to_string()).collect();
            format!(
                "The referee needs a log that ends with the whole of branch {}, and none of those here does. Whoever plays on \
                 that branch sends his file; what is missing in it the referee reads into it with `adjudicate import LETTERS \
                 --game COPY`, and compares once more. At its end he writes {rule}.",
                either(&of)
            )
        }
        copies => format!(
            "The referee chooses a copy whose branch is to stay ({}), and writes at its end {rule}.",
            copies.join("; ")
        ),
    };
    let chosen = format!(
        "{chosen} That one entry decides for everybody (protocol 5.1, first mark): he sends the file, and who reads it with \
         `adjudicate import FILE --game OWN` has the same log again. `rule extend` and `rule dismiss` do not decide. If his \
         own file holds another branch, he first reads it into that copy: `adjudicate import OWN --game COPY`.",
    );
    match case.charter().referee.is_some() {
        true if guilty == "referee" => ways.push(chosen.replacen("The referee", "Then the new referee", 1)),
        true => ways.push(chosen),
        false if over => ways.push(
            "This game has no referee, and it was over, so none can be appointed in it. What stands up to the fork stands; the \
             evidence tells the rest."
                .to_owned(),
        ),
        false => {
            ways.push(
                "This game has no referee. The players can appoint one on the copy whose branch is to stay: somebody who has no \
                 turn to make there writes `adjudicate offer referee KEY --game COPY`, and every other player `adjudicate \
                 accept N`. Without all of them the log ends before the fork; the evidence says why."
                    .to_owned(),
            );
            ways.push(chosen.replacen("The referee", "Then the referee", 1));
        }
    }
    ways
}

/// Letters crossed.
pub fn crossed(case: &Case) -> Vec<String> {
    vec![format!(
        "Nothing has to be decided. Everybody brings all letters together with `adjudicate import OTHER --game {}`, and all come to \
         the same log. Who wrote what fell out may write it again.",
        whole(case)
    )]
}

/// A ruling has decided.
pub fn ruled(case: &Case) -> Vec<String> {
    vec![format!(
        "Nothing more has to be decided. Everybody reads the copy with the ruling: `adjudicate import {} --game OWN`, and all have \
         the same log.",
        whole(case)
    )]
}

/// Mail has mangled a log.
pub fn mended(source: &str) -> Vec<String> {
    vec![format!(
        "`adjudicate import {} --output mended.yaml` makes a clean copy of it. To send logs so that nothing happens to them, \
         attach them as files.",
        quoted(source)
    )]
}

/// A log breaks.
pub fn invalid(source: &str, entry: u64, class: Class) -> Vec<String> {
    let before = match entry {
        0 => "Nothing in it counts.".to_owned(),
        _ => format!("Everything before entry {entry} is valid and counts; nothing from there on does."),
    };
    let again = format!(
        "Ask whoever handed in {source} for the file again, as an attachment; or for his letters, one by one, and bring them in \
         with `adjudicate import`."
    );
    let why = match class {
        Class::Spelling => "Damage of this kind comes from mail and from editors; it need not be anybody's fault.",
        Class::Chain => "Entries are missing, in a wrong order, or changed: the chain does not hold.",
        Class::Signature => {
            "A text that was changed after it was signed proves nothing against who is said to have signed it."
        }
        _ => {
            "No program signs such an entry, so it was made by hand; but it binds nobody, and nothing follows from it."
        }
    };
    vec![before, why.to_owned(), again]
}

/// An entry is too damaged.
pub fn damaged(source: &str) -> Vec<String> {
    vec![format!("Ask who sent {source} for it again, as an attachment or as an armored block.")]
}

/// A copy lacks entries.
pub fn lacks(source: &str, is_log: bool) -> Vec<String> {
    let what = if is_log { "the whole file" } else { "the whole log, or the letters that are missing" };
    vec![format!("Whoever has {what} sends it to the holder of {source}, who reads it with `adjudicate import`.")]
}

/// A copy is behind.
pub fn behind(case: &Case, holding: &Holding) -> Vec<String> {
    if case.fork().is_some() {
        return vec!["It waits until the fork is settled; what it has stands whatever is decided.".to_owned()];
    }
    vec![format!(
        "`adjudicate import {} --game {}` brings it up to date; whoever wrote the later entries sends them again.",
        whole(case),
        quoted(&holding.source)
    )]
}

/// An entry cannot stand.
pub fn refused(refused: &Refused) -> Vec<String> {
    let by = &refused.letter.entry.by;
    match &refused.signed {
        Some(signer) => vec![format!(
            "{signer} may write an allowed entry in its place. That both bear his signature is no proof of signing twice: an \
             entry that cannot stand binds nobody."
        )],
        None => vec![format!(
            "Nothing can be held against {by} for it. If {by} says that he did write it, he sends it again, whole."
        )],
    }
}

/// What an entry builds on is missing.
pub fn early(early: &Early) -> Vec<String> {
    let entry = &early.letter.entry;
    vec![format!(
        "{} must have had the entry before it, number {}: he is asked to send everything that he has. Until then the entry \
         counts neither for nor against anybody.",
        entry.by,
        entry.seq.saturating_sub(1)
    )]
}

/// A sealed board failed its audit.
pub fn audit(player: &str) -> Vec<String> {
    vec![format!(
        "Nothing has to be done for the place: the log itself says it. Tokens are not taken by it; the referee who thinks that \
         they should be rules `adjudicate rule forfeit {player} --reason \"the sealed board was false\"` before the next charter \
         is signed, for who forfeits saves none (DUE-12)."
    )]
}

/// What counts was changed later.
pub fn later() -> Vec<String> {
    vec![
        "The charter of the next game fixes which entry counts, so nothing has to be done. Who wants it otherwise agrees on a new \
         charter."
            .to_owned(),
    ]
}

/// A carry is wrong, or could not be checked.
pub fn carry(case: &Case, carried: &Carried, trouble: &Trouble) -> Vec<String> {
    let player = &carried.player;
    let decide = match case.charter().referee.is_some() {
        true => format!(
            "If the game has begun with it, the referee decides: `adjudicate rule forfeit {player} --reason \"...\"`, or `rule \
             result \"...\"` to end the game; if {player} is not to blame, the players agree on a result (`offer result`)."
        ),
        false => {
            "If the game has begun with it, the players agree on a result (`adjudicate offer result \"...\"`) or on a \
                  referee (`adjudicate offer referee KEY`), who rules."
                .to_owned()
        }
    };
    let anew = "If not all have joined yet, nobody joins, and the organiser writes a new charter: `adjudicate new ... --after \
                BEFORE.yaml` fills in what each player really brings."
        .to_owned();
    match trouble {
        Trouble::Unknown => vec!["Ask any player of the game before for its file, and run `adjudicate dispute` again with it."
            .to_owned()],
        Trouble::Event => vec![
            "Ask the director for the event's directory, and run `adjudicate event verify` over it: it holds every carry against \
             the games of the rounds before."
                .to_owned(),
        ],
        Trouble::Head { .. } => vec![
            "Ask for the newest copy of the game before: the one at hand may be old. Whoever made the charter had the entry that it \
             names, and has to show it."
                .to_owned(),
            anew,
        ],
        Trouble::Forked => vec![
            "The fork of the game before has to be settled first, see there. If the ruling makes the branch stay that the \
             charter names, the carry is right again; if not, it counts for nothing."
                .to_owned(),
            anew,
        ],
        Trouble::Fallen => vec![
            "What was saved fell out by a crossing letter. The player may write it again in the game before (`adjudicate save`), \
             and the next charter names an entry that stays."
                .to_owned(),
            anew,
        ],
        Trouble::Unfinished { .. } => vec![
            "Tokens are carried out of a game that is over. Play it to its end, or have it ruled (`adjudicate rule result`), and \
             then begin the next one."
                .to_owned(),
            anew,
        ],
        Trouble::OtherKey { .. } => vec![
            format!(
                "If {player} has lost or changed his key, he says so where everybody can verify it: `adjudicate rekey` in the game \
                 before, by himself or by its referee. After that the carry is right. Until then it may be somebody else."
            ),
            decide,
        ],
        Trouble::Twice { others } => vec![
            format!(
                "The tokens can be brought into one game only. Which one, {player} says with a `note`, and the organiser of the other \
                 one ({}) writes a new charter without them.",
                listed(&others.iter().map(ToString::to_string).collect::<Vec<_>>())
            ),
            decide,
        ],
        Trouble::NotParcus | Trouble::Stranger | Trouble::OtherName { .. } | Trouble::Amount { .. } => vec![anew, decide],
    }
}
