//! The ledger as a tournament director reads it: a table for each game, then the verdicts.

use crate::view::{counted, listed};
use adjudicate_record::crypto::{Digest, PublicKey};
use adjudicate_record::printable::printable;
use adjudicate_referee::ledger::{
    CarryCheck, CarryLink, CarryTrouble, CarryVerdict, ConflictingEntries, Ledger, SeriesGame, TokenReason, TokenTotals,
};

/// The ledger, line by line.
pub fn report(ledger: &Ledger) -> Vec<String> {
    let mut lines = Vec::new();
    for (number, series) in (1..).zip(&ledger.series) {
        let games = if series.len() == 1 { "one game".to_owned() } else { format!("{} games", series.len()) };
        lines.push(format!("Series {number}: {games}"));
        for game in series {
            lines.push(String::new());
            lines.extend(headline(game, ledger));
            if let Some(tokens) = &game.tokens {
                lines.extend(table(tokens).iter().map(|line| format!("  {line}")));
            }
            lines.extend(verdicts(game, ledger).iter().map(|line| format!("  {line}")));
        }
        lines.push(String::new());
    }
    let others = ledger.others.iter();
    lines.extend(others.map(|sources| format!("{}: keeps no tokens for another game", files(sources))));
    if !ledger.series.is_empty() {
        lines.push(summary(ledger));
    }
    lines
}

/// Returns the name of a game: its first file, or its id if it was not given.
fn label(ledger: &Ledger, id: Digest) -> String {
    let game = ledger.games().find(|game| game.id == id);
    game.and_then(|game| game.sources.first().cloned()).unwrap_or_else(|| id.to_string())
}

/// Returns the name of the game before; in an event, of the rounds before.
fn before(ledger: &Ledger, link: &CarryLink) -> String {
    match ledger.events.get(&link.game) {
        Some(event) => format!("the rounds before of {event}"),
        None => label(ledger, link.game),
    }
}

fn headline(game: &SeriesGame, ledger: &Ledger) -> Vec<String> {
    let outcome = match &game.over {
        None => "not over yet".to_owned(),
        Some(ending) => {
            let nobody = if ending.annulled { "nobody has won" } else { "drawn" };
            let who = ending.winner.as_ref().map_or(nobody.to_owned(), |winner| format!("{winner} has won"));
            format!("over: {who} ({}: {})", ending.reason.clause, ending.reason.text)
        }
    };
    let mut lines = vec![format!("{}, {outcome}", files(&game.sources)), format!("  game {}", game.id)];
    if let Some(link) = &game.continues {
        lines.push(format!("  continues {}", continued(link, ledger)));
    }
    lines
}

fn continued(link: &CarryLink, ledger: &Ledger) -> String {
    match (link.given, link.entry) {
        (true, Some(entry)) => format!("{}, up to its entry {entry}", before(ledger, link)),
        (true, None) => format!("{}, up to the entry {}", before(ledger, link), link.head),
        (false, _) => format!("game {}, of which the file is needed, with the entry {}", link.game, link.head),
    }
}

fn table(tokens: &TokenTotals) -> Vec<String> {
    let number = |number: Option<u64>| number.map_or("-".to_owned(), |number| number.to_string());
    let mut rows = vec![["player", "brought", "began with", "ended with", "saved"].map(str::to_owned)];
    for player in &tokens.players {
        let (began, ended) = (Some(player.began), Some(player.ended));
        let name = player.player.to_string();
        rows.push([name, number(player.brought), number(began), number(ended), number(player.keeps)]);
    }
    let (began, ended) = tokens.bank;
    rows.push(["(bank)".to_owned(), String::new(), began.to_string(), ended.to_string(), String::new()]);
    let (began, ended) = tokens.sums();
    rows.push(["(all)".to_owned(), String::new(), began.to_string(), ended.to_string(), String::new()]);
    let wide = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
    let widths: [usize; 5] = std::array::from_fn(wide);
    let line = |row: &[String; 5]| {
        let numbers: Vec<String> =
            (1..5).map(|column| format!("{:>width$}", row[column], width = widths[column])).collect();
        format!("{:width$}  {}", row[0], numbers.join("  "), width = widths[0]).trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

fn verdicts(game: &SeriesGame, ledger: &Ledger) -> Vec<String> {
    let mut lines = Vec::new();
    if game.tokens.as_ref().is_some_and(|tokens| !tokens.are_conserved()) {
        lines.push("DISPUTED: tokens have come from nowhere, or gone".to_owned());
    }
    for named in &game.named {
        lines.push(format!("DISPUTED: {}", signed_twice(named)));
    }
    if game.stops {
        lines.push(format!(
            "DISPUTED: its copies part behind entry {}, and the line stops there; a ruling, or an agreement on a referee, \
             decides which of them goes on",
            game.entries.saturating_sub(1)
        ));
    }
    if game.fallen > 0 {
        lines.push(format!("its copies differ: {} fell out of the line", counted(game.fallen, "entry", "entries")));
    }
    for carried in &game.carries {
        lines.extend(verdict(carried, game, ledger));
    }
    lines
}

/// The proof that somebody signed twice, in words.
pub fn signed_twice(named: &ConflictingEntries) -> String {
    let entry = |(seq, id, sources): &(u64, Digest, Vec<String>)| format!("entry {seq} {id} in {}", files(sources));
    let entries: Vec<String> = named.entries.iter().map(entry).collect();
    let thief = match named.replaced {
        true => ". A ruling has replaced a key of this name, so it may have been a thief",
        false => "",
    };
    format!("{} has signed twice: {}{thief}", named.author, listed(&entries))
}

fn verdict(carried: &CarryCheck, game: &SeriesGame, ledger: &Ledger) -> Vec<String> {
    let tokens = tokens(carried.tokens);
    let said = format!("{} brings {tokens}", carried.player);
    let mut lines: Vec<String> = match carried.verdict() {
        CarryVerdict::Right => vec![format!("{said}: right")],
        CarryVerdict::Unchecked if carried.troubles.contains(&CarryTrouble::Event) => {
            vec![format!("{said} from the rounds before in its event: `adjudicate event verify` checks that")]
        }
        CarryVerdict::Unchecked if game.continues.is_some_and(|link| ledger.events.contains_key(&link.game)) => {
            vec![format!(
                "{said}: could not be checked without the game of the round before in which {} sat",
                carried.player
            )]
        }
        CarryVerdict::Unchecked => vec![format!("{said}: could not be checked without the file of the game before")],
        CarryVerdict::Disputed => {
            let troubles = carried.troubles.iter();
            troubles.map(|trouble| format!("{said}: DISPUTED: {}", words(trouble, carried, game, ledger))).collect()
        }
    };
    if let Some((entry, keeps)) = carried.later {
        lines.push(format!(
            "  since then entry {entry} has made it {keeps}; what counts is what stood at the entry that the charter names"
        ));
    }
    if !carried.joined && carried.verdict() == CarryVerdict::Disputed {
        lines.push(format!("  {} has not joined this game; only its organiser has signed this", carried.player));
    }
    lines
}

fn tokens(number: u64) -> String {
    if number == 1 { "1 token".to_owned() } else { format!("{number} tokens") }
}

/// Describes the log that is needed to check a carry from a game that was not given.
pub fn unchecked(game: &SeriesGame) -> String {
    match &game.continues {
        Some(link) => format!("the file of game {} is needed, with the entry {}", link.game, link.head),
        None => "the file of the game before is needed".to_owned(),
    }
}

/// A trouble in words.
pub fn words(trouble: &CarryTrouble, carried: &CarryCheck, game: &SeriesGame, ledger: &Ledger) -> String {
    let player = &carried.player;
    let before = game.continues.as_ref().map_or(String::new(), |link| before(ledger, link));
    let in_event = game.continues.is_some_and(|link| ledger.events.contains_key(&link.game));
    let head = game.continues.as_ref().map_or(String::new(), |link| link.head.to_string());
    match trouble {
        CarryTrouble::Unknown if in_event => format!("the game is needed from which {player} brings them"),
        CarryTrouble::Unknown | CarryTrouble::Event => unchecked(game),
        CarryTrouble::Head { entries } if in_event => {
            format!(
                "the board was paired behind entry {} of the event, and the charter names {head}",
                entries.saturating_sub(1)
            )
        }
        CarryTrouble::NotParcus => format!("{before} is not played with parcus, and keeps no tokens"),
        CarryTrouble::Stopped => {
            let others = ledger.games().filter(|other| game.continues.is_some_and(|link| link.game == other.id));
            let named: Vec<&str> = others.flat_map(|game| &game.named).map(|named| named.author.as_str()).collect();
            let why = match named.as_slice() {
                [] => String::new(),
                named => format!(", for {} signed twice,", listed(named)),
            };
            format!(
                "the line of {before} stops{why} and {head} stands behind that place; a ruling there, or an agreement on a \
                 referee, decides"
            )
        }
        CarryTrouble::Fallen => format!("the entry {head} has fallen out of the line of {before}"),
        CarryTrouble::Head { entries } => format!(
            "{before} has no entry {head}; it has {entries} entries: either this copy is old, or the charter is wrong"
        ),
        CarryTrouble::Unfinished { entry } => format!("{before} was not over at its entry {entry}"),
        CarryTrouble::Stranger => format!("{player} did not play in {before}, and neither did this key"),
        CarryTrouble::OtherKey { had, has } => match (had, has) {
            (Some(had), Some(has)) => format!(
                "{player} had the key {} in {before}, has the key {} here, and no entry replaces the one by the other",
                had.fingerprint(),
                has.fingerprint()
            ),
            (None, None) => {
                format!("{player} plays by post, and the referee who signs for them is not the one of {before}")
            }
            (None, Some(has)) => {
                format!("{player} played by post in {before}, and has the key {} here", has.fingerprint())
            }
            (Some(had), None) => {
                format!("{player} had the key {} in {before}, and plays by post here", had.fingerprint())
            }
        },
        CarryTrouble::OtherName { was } => format!("{player} has the key that was {was}'s in {before}"),
        CarryTrouble::Amount { saved, why } => {
            let saved = tokens(*saved);
            match why {
                TokenReason::Said => format!("{player} has saved {saved} in {before}"),
                TokenReason::All => {
                    format!("{player} has said nothing in {before}, and so keeps all that was left: {saved}")
                }
                TokenReason::Left => format!("who resigned or forfeited keeps none, and {player} did in {before}"),
            }
        }
        CarryTrouble::Twice { others } => {
            let names: Vec<String> = others.iter().map(|id| label(ledger, *id)).collect();
            format!("{} carries the same tokens", listed(&names))
        }
    }
}

fn summary(ledger: &Ledger) -> String {
    let verdicts: Vec<CarryVerdict> = ledger.games().flat_map(|game| &game.carries).map(CarryCheck::verdict).collect();
    let of = |wanted: CarryVerdict| verdicts.iter().filter(|verdict| **verdict == wanted).count();
    let parts = [
        (CarryVerdict::Right, "right"),
        (CarryVerdict::Unchecked, "not checked"),
        (CarryVerdict::Disputed, "DISPUTED"),
    ];
    let parts: Vec<String> = parts
        .iter()
        .filter(|(verdict, _)| of(*verdict) > 0)
        .map(|(verdict, word)| format!("{} {word}", of(*verdict)))
        .collect();
    let carries = match verdicts.len() {
        0 => "nothing is carried".to_owned(),
        1 => format!("one carry: {}", parts.join(", ")),
        number => format!("{number} carries: {}", parts.join(", ")),
    };
    match ledger.games().map(|game| game.named.len()).sum::<usize>() {
        0 => carries,
        1 => format!("{carries}; one proof that somebody signed twice"),
        number => format!("{carries}; {number} proofs that somebody signed twice"),
    }
}

/// A key for scripts.
pub fn key(key: Option<PublicKey>) -> Option<String> {
    key.map(|key| key.to_string())
}

/// The names of files, in a list.
fn files(sources: &[String]) -> String {
    listed(&sources.iter().map(|source| printable(source)).collect::<Vec<_>>())
}
