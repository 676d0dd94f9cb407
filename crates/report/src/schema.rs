//! Which command prints what, and the schema of all of it.

use std::collections::BTreeMap;

use schemars::generate::SchemaSettings;
use schemars::transform::{RecursiveTransform, Transform};
use schemars::{Schema, SchemaGenerator, json_schema};

use adjudicate_event::table::{CrosstableReport, StandingsReport};

use crate::*;

macro_rules! reports {
    ($($report:ident: $($command:literal),+;)+) => {
        $(impl Report for $report {})+

        /// The reports, each with the commands that print it.
        const COMMANDS: &[(&str, &[&str])] = &[$((stringify!($report), &[$($command),+])),+];

        fn define(generator: &mut SchemaGenerator) {
            $(generator.subschema_for::<$report>();)+
        }
    };
}

reports! {
    GameVerdict: "verify";
    EvidenceVerdict: "verify";
    ShownGame: "show";
    WrittenFiles: "show", "replay", "mail setup";
    ReplayedEntry: "replay";
    LegalMoves: "moves";
    NewGameReport: "new", "invite", "accept";
    InvitationReport: "invite", "accept";
    WrittenEntry: "join", "play", "answer", "post", "accept", "resign", "claim", "open", "save", "rekey", "rule", "note", "import";
    SignedSlip: "offer", "accept", "order", "resign", "claim", "rekey", "rule", "note";
    DiceElement: "answer";
    ImportedEntry: "import", "mail receive", "mail fetch", "mail watch";
    ImportedSlip: "import", "mail receive", "mail fetch", "mail watch";
    ImportedElement: "import", "mail receive", "mail fetch", "mail watch";
    ImportFailure: "import", "mail receive", "mail fetch", "mail watch";
    ImportedGame: "import", "mail receive", "mail fetch", "mail watch";
    DisputeReport: "dispute";
    LedgerReport: "ledger";
    ExplainedTurnEntry: "explain";
    ExplainedThrow: "explain";
    ExportedText: "export", "import";
    ExportedFiles: "export";
    PrintedCards: "postcard";
    KeyReport: "key new", "key show";
    GameList: "rules";
    GameRules: "rules";
    ClauseText: "rules";
    AcceptedTableLine: "table";
    RefusedTableLine: "table";
    PerftCount: "perft";
    DirectoryGames: "games";
    SetupReport: "doctor";
    DeskStatus: "mail status";
    PlayerGames: "mail status";
    MailTrial: "mail test";
    UnreadLetters: "mail unread", "store unread";
    UnreadLetterText: "mail unread", "store unread";
    HandledLetter: "mail unread", "store unread";
    SendingReport: "mail send";
    NewEvent: "event new";
    HandedSlip: "event enter", "event withdraw", "event bye", "event note", "event appeal", "event claim", "event verdict";
    EntryWritten: "event enter", "event withdraw", "event bye", "event note", "event result", "event rule", "event appeal";
    ReceivedSlip: "event import";
    NumberedPlayers: "event start", "event draw";
    RoundPairings: "event pair";
    RoundPreview: "event pair";
    ReportPairs: "event pairings";
    RatingsReport: "event ratings";
    DifferentRound: "event pairings";
    CollectedResult: "event collect";
    EventStatus: "event status";
    EventTimes: "event status";
    StandingsReport: "event standings";
    CrosstableReport: "event crosstable";
    EventVerdict: "event verify";
    WrittenPage: "event page", "event site";
    EventResults: "event site";
    EventArchive: "event site";
    StoreStatus: "store init", "store status", "mail status";
    StoreTransfer: "store import", "store export";
    StoreDesks: "store desks";
    RefusedMails: "store refused";
    SettledMails: "store refused";
    StoreGames: "store games";
    StoreGameHistory: "store game";
    StoreVerdict: "store check";
    StoreArchive: "store archive";
    Erasure: "store erase";
    DeskLogLine: "mail serve";
}

/// The schema of every report, each of them in `$defs` by the name of its type. A line that a command prints fits one of the
/// reports of that command.
pub fn schema() -> Schema {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    define(&mut generator);
    let mut schema = json_schema!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What commands print for --json",
        "description": "Each report is in $defs, and commands says which command prints which; docs/json.md is made of the \
                        same. `cargo xtask update schemas` writes this file.",
        "commands": commands(),
        "$defs": generator.take_definitions(true),
    });
    RecursiveTransform(strict).transform(&mut schema);
    schema
}

/// The reports of each command.
pub(super) fn commands() -> BTreeMap<&'static str, Vec<&'static str>> {
    let mut commands: BTreeMap<&'static str, Vec<&'static str>> = BTreeMap::new();
    for (report, by) in COMMANDS {
        by.iter().for_each(|command| commands.entry(command).or_default().push(report));
    }
    commands
}

/// Objects have no keys but those that are described.
fn strict(schema: &mut Schema) {
    let Some(object) = schema.as_object_mut() else { return };
    if object.contains_key("properties") && !object.contains_key("additionalProperties") {
        object.insert("additionalProperties".to_owned(), false.into());
    }
}
