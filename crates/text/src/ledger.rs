//! The ledger as a tournament director reads it: a table for each game, then the verdicts.

use adjudicate_locales::Language;
use adjudicate_record::crypto::{Digest, PublicKey};
use adjudicate_record::printable::printable;
use adjudicate_referee::ledger::{
    CarryCheck, CarryLink, CarryTrouble, CarryVerdict, ConflictingEntries, Ledger, SeriesGame, TokenReason, TokenTotals,
};
use adjudicate_rules::PhraseArgument;

/// The ledger in the language of a reader, line by line.
pub fn report(language: Language, ledger: &Ledger) -> Vec<String> {
    let mut lines = Vec::new();
    for (number, series) in (1..).zip(&ledger.series) {
        let values = [("number", PhraseArgument::Number(number)), ("games", PhraseArgument::count(series.len()))];
        lines.push(language.text("ledger-series", &values));
        for game in series {
            lines.push(String::new());
            lines.extend(headline(language, game, ledger));
            if let Some(tokens) = &game.tokens {
                lines.extend(table(language, tokens).iter().map(|line| format!("  {line}")));
            }
            lines.extend(verdicts(language, game, ledger).iter().map(|line| format!("  {line}")));
        }
        lines.push(String::new());
    }
    let others = ledger.others.iter().map(|sources| files(language, sources));
    lines.extend(others.map(|files| language.text("ledger-keeps-none", &[("files", files.into())])));
    if !ledger.series.is_empty() {
        lines.push(summary(language, ledger));
    }
    lines
}

/// Returns the name of a game: its first file, or its id if it was not given.
fn label(ledger: &Ledger, id: Digest) -> String {
    let game = ledger.games().find(|game| game.id == id);
    game.and_then(|game| game.sources.first().cloned()).unwrap_or_else(|| id.to_string())
}

/// The values of a text that names the game before, or in an event the rounds before.
fn before(ledger: &Ledger, link: &CarryLink) -> [(&'static str, PhraseArgument); 2] {
    let event = ledger.events.get(&link.game);
    let source = event.map_or_else(|| label(ledger, link.game), ToString::to_string);
    [("event", event.is_some().into()), ("source", source.into())]
}

fn headline(language: Language, game: &SeriesGame, ledger: &Ledger) -> Vec<String> {
    let kind = match &game.over {
        None => "running",
        Some(ending) if ending.winner.is_some() => "won",
        Some(ending) if ending.annulled => "annulled",
        Some(_) => "drawn",
    };
    let (winner, reason) = game.over.as_ref().map(|ending| (ending.winner.as_ref(), &ending.reason)).unzip();
    let values = [
        ("files", files(language, &game.sources).into()),
        ("kind", kind.into()),
        ("winner", winner.flatten().map(ToString::to_string).unwrap_or_default().into()),
        ("clause", reason.map(|reason| reason.clause).unwrap_or_default().into()),
        ("reason", reason.map(|reason| reason.text.clone()).unwrap_or_default().into()),
    ];
    let mut lines = vec![
        language.text("ledger-game-over", &values),
        format!("  {}", language.text("ledger-game", &[("id", game.id.to_string().into())])),
    ];
    lines.extend(game.continues.as_ref().map(|link| format!("  {}", continued(language, link, ledger))));
    lines
}

fn continued(language: Language, link: &CarryLink, ledger: &Ledger) -> String {
    let key = match (link.given, link.entry) {
        (true, Some(_)) => "ledger-continues-entry",
        (true, None) => "ledger-continues-head",
        (false, _) => "ledger-continues-missing",
    };
    let [event, source] = before(ledger, link);
    let [game, head] = link_values(link);
    language.text(key, &[event, source, game, head, ("entry", link.entry.unwrap_or_default().into())])
}

/// The game and the entry from which something is carried.
fn link_values(link: &CarryLink) -> [(&'static str, PhraseArgument); 2] {
    [("game", link.game.to_string().into()), ("head", link.head.to_string().into())]
}

fn table(language: Language, tokens: &TokenTotals) -> Vec<String> {
    let text = |key: &str| language.text(key, &[]);
    let number = |number: Option<u64>| number.map_or("-".to_owned(), |number| number.to_string());
    let columns = ["player", "brought", "began", "ended", "saved"];
    let mut rows = vec![columns.map(|column| text(&format!("ledger-column-{column}")))];
    for player in &tokens.players {
        let (began, ended) = (Some(player.began), Some(player.ended));
        let name = player.player.to_string();
        rows.push([name, number(player.brought), number(began), number(ended), number(player.keeps)]);
    }
    let (bank, all) = (tokens.bank, tokens.sums());
    let [bank, all] = [[bank.0.to_string(), bank.1.to_string()], [all.0.to_string(), all.1.to_string()]];
    for (title, [began, ended]) in [("ledger-bank", bank), ("ledger-all", all)] {
        rows.push([text(title), String::new(), began, ended, String::new()]);
    }
    let wide = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; 5] = std::array::from_fn(wide);
    let line = |row: &[String; 5]| {
        let numbers: Vec<String> =
            (1..5).map(|column| format!("{:>width$}", row[column], width = widths[column])).collect();
        format!("{:width$}  {}", row[0], numbers.join("  "), width = widths[0]).trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

fn verdicts(language: Language, game: &SeriesGame, ledger: &Ledger) -> Vec<String> {
    let mut lines = Vec::new();
    if game.tokens.as_ref().is_some_and(|tokens| !tokens.are_conserved()) {
        lines.push(language.text("ledger-not-conserved", &[]));
    }
    for named in &game.named {
        lines.push(language.text("ledger-forged", &[("told", signed_twice(language, named).into())]));
    }
    if game.stops {
        lines.push(language.text("ledger-stops", &[("entry", game.entries.saturating_sub(1).into())]));
    }
    if game.fallen > 0 {
        lines.push(language.text("ledger-fallen", &[("entries", game.fallen.into())]));
    }
    for carried in &game.carries {
        lines.extend(verdict(language, carried, game, ledger));
    }
    lines
}

/// The proof that somebody signed twice, in words.
pub fn signed_twice(language: Language, named: &ConflictingEntries) -> String {
    let entry = |(seq, id, sources): &(u64, Digest, Vec<String>)| {
        let files = files(language, sources).into();
        language.text("ledger-entry", &[("entry", (*seq).into()), ("id", id.to_string().into()), ("files", files)])
    };
    let entries: Vec<String> = named.entries.iter().map(entry).collect();
    let values = [
        ("author", named.author.to_string().into()),
        ("entries", language.list(&entries).into()),
        ("replaced", named.replaced.into()),
    ];
    language.text("ledger-signed-twice", &values)
}

fn verdict(language: Language, carried: &CarryCheck, game: &SeriesGame, ledger: &Ledger) -> Vec<String> {
    let player = || ("player", PhraseArgument::from(carried.player.to_string()));
    let brings = |key| language.text(key, &[player(), ("tokens", carried.tokens.into())]);
    let mut lines: Vec<String> = match carried.verdict() {
        CarryVerdict::Right => vec![brings("ledger-right")],
        CarryVerdict::Unchecked if carried.troubles.contains(&CarryTrouble::Event) => {
            vec![brings("ledger-event-checks")]
        }
        CarryVerdict::Unchecked if game.continues.is_some_and(|link| ledger.events.contains_key(&link.game)) => {
            vec![brings("ledger-round-missing")]
        }
        CarryVerdict::Unchecked => vec![brings("ledger-game-missing")],
        CarryVerdict::Disputed => {
            let disputed = |trouble| {
                let why = words(language, trouble, carried, game, ledger).into();
                language.text("ledger-carry-disputed", &[player(), ("tokens", carried.tokens.into()), ("why", why)])
            };
            carried.troubles.iter().map(disputed).collect()
        }
    };
    if let Some((entry, keeps)) = carried.later {
        let values = [("entry", entry.into()), ("tokens", keeps.into())];
        lines.push(format!("  {}", language.text("ledger-later", &values)));
    }
    if !carried.joined && carried.verdict() == CarryVerdict::Disputed {
        lines.push(format!("  {}", language.text("ledger-not-joined", &[player()])));
    }
    lines
}

/// Describes the log that is needed to check a carry from a game that was not given.
fn unchecked(language: Language, game: &SeriesGame) -> String {
    match &game.continues {
        Some(link) => language.text("ledger-needs-file", &link_values(link)),
        None => language.text("ledger-needs-before", &[]),
    }
}

/// A trouble in words.
pub fn words(
    language: Language,
    trouble: &CarryTrouble,
    carried: &CarryCheck,
    game: &SeriesGame,
    ledger: &Ledger,
) -> String {
    let link = game.continues.as_ref();
    let in_event = link.is_some_and(|link| ledger.events.contains_key(&link.game));
    let entry = |entry: u64| ("entry", PhraseArgument::from(entry));
    let tokens = |saved: u64| ("tokens", PhraseArgument::from(saved));
    let (key, own): (_, Vec<(&'static str, PhraseArgument)>) = match trouble {
        CarryTrouble::Unknown if in_event => ("ledger-needs-round", vec![]),
        CarryTrouble::Unknown | CarryTrouble::Event => return unchecked(language, game),
        CarryTrouble::Head { entries } if in_event => {
            ("ledger-paired-elsewhere", vec![entry(entries.saturating_sub(1))])
        }
        CarryTrouble::NotParcus => ("ledger-no-parcus", vec![]),
        CarryTrouble::Stopped => {
            let others = ledger.games().filter(|other| link.is_some_and(|link| link.game == other.id));
            let named: Vec<&str> = others.flat_map(|game| &game.named).map(|named| named.author.as_str()).collect();
            let names = language.list(&named).into();
            ("ledger-stopped", vec![("named", (!named.is_empty()).into()), ("names", names)])
        }
        CarryTrouble::Fallen => ("ledger-fell-out", vec![]),
        CarryTrouble::Head { entries } => ("ledger-no-entry", vec![("entries", (*entries).into())]),
        CarryTrouble::Unfinished { entry: at } => ("ledger-unfinished", vec![entry(*at)]),
        CarryTrouble::Stranger => ("ledger-stranger", vec![]),
        CarryTrouble::OtherKey { had, has } => {
            let keys = match (had, has) {
                (Some(_), Some(_)) => "both",
                (None, None) => "none",
                (None, Some(_)) => "here",
                (Some(_), None) => "before",
            };
            let key = |key: &Option<PublicKey>| key.map(|key| key.fingerprint()).unwrap_or_default().into();
            ("ledger-other-key", vec![("keys", keys.into()), ("had", key(had)), ("has", key(has))])
        }
        CarryTrouble::OtherName { was } => ("ledger-other-name", vec![("was", was.to_string().into())]),
        CarryTrouble::Amount { saved, why: TokenReason::Said } => ("ledger-saved", vec![tokens(*saved)]),
        CarryTrouble::Amount { saved, why: TokenReason::All } => ("ledger-saved-all", vec![tokens(*saved)]),
        CarryTrouble::Amount { why: TokenReason::Left, .. } => ("ledger-saved-none", vec![]),
        CarryTrouble::Twice { others } => {
            let names: Vec<String> = others.iter().map(|id| label(ledger, *id)).collect();
            ("ledger-carried-twice", vec![("games", language.list(&names).into())])
        }
    };
    let [event, source] =
        link.map(|link| before(ledger, link)).unwrap_or([("event", false.into()), ("source", "".into())]);
    let [_, head] = link.map(link_values).unwrap_or([("game", "".into()), ("head", "".into())]);
    let values = [("player", carried.player.to_string().into()), event, source, head];
    language.text(key, &values.into_iter().chain(own).collect::<Vec<_>>())
}

fn summary(language: Language, ledger: &Ledger) -> String {
    let verdicts: Vec<CarryVerdict> = ledger.games().flat_map(|game| &game.carries).map(CarryCheck::verdict).collect();
    let counted = |(wanted, word): (CarryVerdict, &str)| {
        let number = verdicts.iter().filter(|verdict| **verdict == wanted).count();
        let values = [("verdict", word.into()), ("number", PhraseArgument::count(number))];
        (number > 0).then(|| language.text("ledger-count", &values))
    };
    let kinds =
        [(CarryVerdict::Right, "right"), (CarryVerdict::Unchecked, "unchecked"), (CarryVerdict::Disputed, "disputed")];
    let counts: Vec<String> = kinds.into_iter().filter_map(counted).collect();
    let values = [
        ("carries", PhraseArgument::count(verdicts.len())),
        ("counts", counts.join(", ").into()),
        ("proofs", PhraseArgument::count(ledger.games().map(|game| game.named.len()).sum())),
    ];
    language.text("ledger-summary", &values)
}

/// A key for scripts.
pub fn key(key: Option<PublicKey>) -> Option<String> {
    key.map(|key| key.to_string())
}

/// The names of files, in a list.
fn files(language: Language, sources: &[String]) -> String {
    language.list(&sources.iter().map(|source| printable(source)).collect::<Vec<_>>())
}
