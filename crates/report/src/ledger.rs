//! The tokens that are carried from game to game.

use schemars::JsonSchema;
use serde::Serialize;

use adjudicate_record::crypto::{Digest, PublicKey};
use adjudicate_record::log::Time;
use adjudicate_referee::FoundFault;
use adjudicate_referee::ledger::{
    CarryCheck, CarryTrouble, CarryVerdict, ConflictingEntries, Ledger, SeriesGame, TokenTotals,
};

use crate::dispute::FaultReport;
use adjudicate_locales::Language;
use adjudicate_text::ledger::{signed_twice, words};

/// A log that is invalid.
pub struct InvalidLog {
    /// Its file.
    pub source: String,
    /// Why.
    pub found: FoundFault,
    /// Its bytes.
    pub log: Vec<u8>,
}

/// The ledger of all logs that were given.
#[derive(Serialize, JsonSchema)]
pub struct LedgerReport {
    /// Games that are linked by carries.
    pub series: Vec<LedgerSeries>,
    /// The logs of events that were given.
    pub events: Vec<String>,
    /// Games that carry nothing, by the files of their copies.
    pub others: Vec<Vec<String>>,
    /// Logs that are invalid.
    pub invalid: Vec<RefusedLog>,
    /// The number of carries that equal the savings.
    pub right: usize,
    /// How many cannot be checked, since the log that would tell was not given.
    pub unchecked: usize,
    /// The number of carries that do not.
    pub disputed: usize,
    /// How often somebody has signed twice.
    pub named: usize,
}

/// A series.
#[derive(Serialize, JsonSchema)]
pub struct LedgerSeries {
    /// Its games.
    pub games: Vec<LedgerGameReport>,
}

/// A log that is invalid.
#[derive(Serialize, JsonSchema)]
pub struct RefusedLog {
    /// Its file.
    pub file: String,
    /// Why.
    #[serde(flatten)]
    pub fault: FaultReport,
}

/// A game of a series.
#[derive(Serialize, JsonSchema)]
pub struct LedgerGameReport {
    /// Its id.
    pub id: Digest,
    /// The files of its copies.
    pub files: Vec<String>,
    /// When its charter was signed.
    pub begun: Time,
    /// Whether it is over.
    #[schemars(extend("enum" = ["over", "running"]))]
    pub verdict: &'static str,
    /// How many entries stand.
    pub entries: u64,
    /// The id of the last of them.
    pub head: Digest,
    /// The winner; null if nobody has won.
    pub winner: Option<String>,
    /// The clause that ended it, and how, in words; null while it runs.
    pub reason: Option<String>,
    /// The game that it continues; null where it continues none.
    pub continues: Option<ContinuedGame>,
    /// Its tokens; null where it keeps none for another game.
    pub tokens: Option<TokensReport>,
    /// The tokens that its players bring.
    pub carries: Vec<CarriedTokens>,
    /// The members who have signed twice.
    pub named: Vec<ConflictReport>,
    /// How many entries of copies that differ have fallen out of the line.
    pub fallen: u64,
    /// Whether the line stops.
    pub stops: bool,
}

/// The game that another one continues.
#[derive(Serialize, JsonSchema)]
pub struct ContinuedGame {
    /// Its id.
    pub id: Digest,
    /// Its entry up to which it counts.
    pub head: Digest,
    /// The number of that entry; null where the log that has it was not given.
    pub entry: Option<u64>,
    /// Whether that game was given.
    pub given: bool,
}

/// The tokens of a game.
#[derive(Serialize, JsonSchema)]
pub struct TokensReport {
    /// Those of the players, in seat order.
    pub players: Vec<PlayerTokens>,
    /// Those of the bank.
    pub bank: BankTokens,
    /// Whether no token has come from nowhere or gone.
    pub conserved: bool,
}

/// The tokens of a player.
#[derive(Serialize, JsonSchema)]
pub struct PlayerTokens {
    /// The player.
    pub player: String,
    /// The tokens that the charter says he brings from the game before; null if it says none.
    pub brought: Option<u64>,
    /// The tokens that he began with.
    pub began: u64,
    /// The tokens that he has now.
    pub ended: u64,
    /// The tokens that he takes out of the game; null while it runs.
    pub saved: Option<u64>,
}

/// The tokens of the bank.
#[derive(Serialize, JsonSchema)]
pub struct BankTokens {
    /// At the start.
    pub began: u64,
    /// Now.
    pub ended: u64,
}

/// The tokens that a player brings from the game before.
#[derive(Serialize, JsonSchema)]
pub struct CarriedTokens {
    /// The player.
    pub player: String,
    /// How many tokens the charter says that he brings.
    pub tokens: u64,
    /// The verdict.
    #[schemars(extend("enum" = ["right", "unchecked", "disputed"]))]
    pub verdict: &'static str,
    /// The class of the first thing that is wrong; null where nothing is.
    pub class: Option<&'static str>,
    /// The faults.
    pub troubles: Vec<CarryTroubleReport>,
    /// Whether the player has joined, and so has signed the claim.
    pub joined: bool,
    /// The tokens that he takes since, if an entry behind the head has changed them; null if none has.
    pub later: Option<LaterSaving>,
}

/// Something that is wrong with a carry. Each class has keys of its own, which the others leave out.
#[derive(Default, Serialize, JsonSchema)]
pub struct CarryTroubleReport {
    /// Class `unfinished`: the entry at which the game before was not over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<u64>,
    /// Class `key`: the key that held at the end of the game before; null where the referee signed for the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub had: Option<Option<PublicKey>>,
    /// Class `key`: the key in this game; null where the referee signs for the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub has: Option<Option<PublicKey>>,
    /// Class `player`: whose key it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub was: Option<String>,
    /// Class `amount`: how many tokens were saved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub saved: Option<u64>,
    /// Class `twice`: the games that carry the same tokens.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub others: Option<Vec<Digest>>,
    /// Class `head`: how many entries the game before has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entries: Option<u64>,
    /// The class of the fault.
    pub class: &'static str,
    /// The same in words.
    pub error: String,
}

/// The tokens that a player takes out of a game since an entry behind the head.
#[derive(Serialize, JsonSchema)]
pub struct LaterSaving {
    /// The number of that entry.
    pub entry: u64,
    /// The tokens that he takes since.
    pub saved: u64,
}

/// Entries that prove that somebody has signed twice.
#[derive(Serialize, JsonSchema)]
pub struct ConflictReport {
    /// The name of whose key signed.
    pub name: String,
    /// The entries, two at least.
    pub entries: Vec<ConflictingEntry>,
    /// Whether a ruling has replaced a key of theirs, so that it may have been a thief.
    pub replaced: bool,
    /// The same in words.
    pub error: String,
}

/// One of those entries.
#[derive(Serialize, JsonSchema)]
pub struct ConflictingEntry {
    /// Its number.
    pub entry: u64,
    /// Its id.
    pub id: Digest,
    /// The files that hold it.
    pub files: Vec<String>,
}

impl LedgerReport {
    /// The ledger, with the logs that could not be taken into it.
    pub fn of(ledger: &Ledger, invalid: &[InvalidLog]) -> LedgerReport {
        let counted = |wanted: CarryVerdict| {
            let carries = ledger.games().flat_map(|game| &game.carries);
            carries.filter(|carried| carried.verdict() == wanted).count()
        };
        let refused = |log: &InvalidLog| RefusedLog { file: log.source.clone(), fault: FaultReport::found(&log.found) };
        LedgerReport {
            series: ledger
                .series
                .iter()
                .map(|games| LedgerSeries { games: games.iter().map(|one| game(one, ledger)).collect() })
                .collect(),
            events: ledger.events.values().cloned().collect(),
            others: ledger.others.clone(),
            invalid: invalid.iter().map(refused).collect(),
            right: counted(CarryVerdict::Right),
            unchecked: counted(CarryVerdict::Unchecked),
            disputed: counted(CarryVerdict::Disputed),
            named: ledger.games().map(|game| game.named.len()).sum(),
        }
    }
}

fn game(game: &SeriesGame, ledger: &Ledger) -> LedgerGameReport {
    let over = game.over.as_ref();
    LedgerGameReport {
        id: game.id,
        files: game.sources.clone(),
        begun: game.begun,
        verdict: if over.is_some() { "over" } else { "running" },
        entries: game.entries,
        head: game.head,
        winner: over.and_then(|over| over.winner.as_ref()).map(ToString::to_string),
        reason: over.map(|over| over.reason.to_string()),
        continues: game.continues.as_ref().map(|link| ContinuedGame {
            id: link.game,
            head: link.head,
            entry: link.entry,
            given: link.given,
        }),
        tokens: game.tokens.as_ref().map(tokens),
        carries: game.carries.iter().map(|one| carried(one, game, ledger)).collect(),
        named: game.named.iter().map(conflict).collect(),
        fallen: game.fallen,
        stops: game.stops,
    }
}

fn tokens(tokens: &TokenTotals) -> TokensReport {
    let (began, ended) = tokens.bank;
    TokensReport {
        players: tokens
            .players
            .iter()
            .map(|player| PlayerTokens {
                player: player.player.to_string(),
                brought: player.brought,
                began: player.began,
                ended: player.ended,
                saved: player.keeps,
            })
            .collect(),
        bank: BankTokens { began, ended },
        conserved: tokens.are_conserved(),
    }
}

fn carried(carried: &CarryCheck, game: &SeriesGame, ledger: &Ledger) -> CarriedTokens {
    let told = |trouble: &CarryTrouble| CarryTroubleReport {
        class: trouble.class(),
        error: words(Language::ENGLISH, trouble, carried, game, ledger),
        ..facts(trouble)
    };
    CarriedTokens {
        player: carried.player.to_string(),
        tokens: carried.tokens,
        verdict: carried.verdict().name(),
        class: carried.troubles.first().map(CarryTrouble::class),
        troubles: carried.troubles.iter().map(told).collect(),
        joined: carried.joined,
        later: carried.later.map(|(entry, saved)| LaterSaving { entry, saved }),
    }
}

/// Returns the facts of a trouble besides its class.
fn facts(trouble: &CarryTrouble) -> CarryTroubleReport {
    let none = CarryTroubleReport::default();
    match trouble {
        CarryTrouble::Unfinished { entry } => CarryTroubleReport { entry: Some(*entry), ..none },
        CarryTrouble::OtherKey { had, has } => CarryTroubleReport { had: Some(*had), has: Some(*has), ..none },
        CarryTrouble::OtherName { was } => CarryTroubleReport { was: Some(was.to_string()), ..none },
        CarryTrouble::Amount { saved, .. } => CarryTroubleReport { saved: Some(*saved), ..none },
        CarryTrouble::Twice { others } => CarryTroubleReport { others: Some(others.clone()), ..none },
        CarryTrouble::Head { entries } => CarryTroubleReport { entries: Some(*entries), ..none },
        CarryTrouble::Unknown
        | CarryTrouble::Event
        | CarryTrouble::NotParcus
        | CarryTrouble::Stopped
        | CarryTrouble::Fallen
        | CarryTrouble::Stranger => none,
    }
}

fn conflict(named: &ConflictingEntries) -> ConflictReport {
    let entry = |(seq, id, sources): &(u64, Digest, Vec<String>)| ConflictingEntry {
        entry: *seq,
        id: *id,
        files: sources.clone(),
    };
    ConflictReport {
        name: named.author.clone(),
        entries: named.entries.iter().map(entry).collect(),
        replaced: named.replaced,
        error: signed_twice(Language::ENGLISH, named),
    }
}
