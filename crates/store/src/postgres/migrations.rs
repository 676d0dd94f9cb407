//! The tables, as numbered steps that only go forward.
//!
//! Steps expand and contract. One that expands adds tables, or columns with defaults: programs of the version before work on, during the step
//! and after it. One that contracts removes what they used, in a later release, and says which version it needs; a program sees that with
//! every transaction, and stops.
//!
//! | table | key | holds |
//! | --- | --- | --- |
//! | `game` | id | path of the log, head, length, version |
//! | `entry` | game, seq | the entry's id, the one before it, its bytes; unique by id |
//! | `beside` | game, place | slips and elements beside the log, in pieces |
//! | `game_document` | game, name | signatures (`kept`), notices that were sent (`told`), words of players without keys (`reply-NAME`) |
//! | `address` | address, path | the charters and invitations that name an address |
//! | `document` | path | everything else: logs of events, invitations, requests, the desk's secret; with a version |
//! | `early` | id | entries that arrived before their parents |
//! | `quota` | name, who | counts for each sender in a period |
//! | `inbox`, `unread` | digest of the message | messages that came in; those left for a person |
//! | `outbox` | digest of subject and recipient | messages to be sent |
//! | `due` | game | the next time at which a game needs a reminder or another notice |
//! | `desk` | name | the time at which each desk was last active, and its version |
//! | `chore` | name | the desk that does the chores at present, and the end of its turn |
//! | `adjudicate_migration`, `adjudicate_step` | number | the steps that the tables have been through |

use adjudicate_agent::Failure;
use adjudicate_rules::phrase;

/// A step.
pub struct Migration {
    /// The oldest version of a program that works with the tables after it.
    pub needs: i64,
    /// Its statements, each of which can be done again: not every database undoes the making of tables.
    pub statements: &'static [&'static str],
}

/// The steps, from the first on.
pub const STEPS: [Migration; 5] = [
    Migration { needs: 1, statements: FIRST },
    Migration { needs: 2, statements: SECOND },
    Migration { needs: 3, statements: THIRD },
    Migration { needs: 3, statements: FOURTH },
    Migration { needs: 3, statements: FIFTH },
];

/// The number of the last step that this program knows.
pub const VERSION: i64 = STEPS.len() as i64;

/// The last step that is noted in the first table of steps, which says nothing of the version that a step needs: programs that know no other
/// table take every number there that they do not know for one that they cannot work with.
pub const NOTED_BEFORE: i64 = 3;

/// The steps after a program's last one that it cannot work with.
pub const NEEDS: &str = "select number from adjudicate_step where needs > $1";

/// The tables of the steps that were begun and done.
pub const TABLES: [&str; 2] = [
    "create table if not exists adjudicate_migration (number integer primary key, done boolean not null)",
    "create table if not exists adjudicate_step (number bigint primary key, needs bigint not null, done boolean not null)",
];

/// Says that this program is too old for the store.
pub fn too_old() -> Failure {
    Failure::usage(phrase!(
        "program-too-old",
        "the store has been brought to a version with which programs of version {version} cannot work any more",
        version = VERSION.to_string()
    ))
    .hint(phrase!(
        "program-too-old-hint",
        "use the newer program everywhere; nothing is lost: what this one had in hand is taken by others"
    ))
}

/// Every key begins with a digest, an address or a path, so rows that are written at the same time lie far apart.
const FIRST: &[&str] = &[
    "create table if not exists game (id bytea primary key, path text not null, head bytea not null, \
     length bigint not null, version bigint not null)",
    "create unique index if not exists game_path on game (path)",
    "create table if not exists entry (game bytea not null, seq bigint not null, id bytea not null, prev bytea, \
     body bytea not null, primary key (game, seq))",
    "create unique index if not exists entry_id on entry (id)",
    "create table if not exists beside (game bytea not null, place bigint not null, id bytea not null, \
     body bytea not null, primary key (game, place))",
    "create index if not exists beside_id on beside (id)",
    "create table if not exists game_document (game bytea not null, name text not null, body bytea not null, \
     primary key (game, name))",
    "create table if not exists address (address text not null, path text not null, primary key (address, path))",
    "create table if not exists document (path text primary key, version bigint not null, body bytea not null)",
    "create table if not exists early (id bytea primary key, prev bytea, body bytea not null)",
    "create index if not exists early_prev on early (prev)",
    "create table if not exists quota (name text not null, who text not null, during text not null, \
     had bigint not null, primary key (name, who))",
    "create table if not exists inbox (id bytea primary key, body bytea not null, arrived bigint not null, \
     ready bigint not null, attempt bigint not null)",
    "create index if not exists inbox_ready on inbox (ready)",
    "create table if not exists unread (id bytea primary key, body bytea not null, arrived bigint not null)",
    "create table if not exists outbox (id text primary key, body bytea not null, ready bigint not null, \
     attempt bigint not null, refused boolean not null)",
    "create index if not exists outbox_ready on outbox (ready)",
    "create table if not exists due (game bytea primary key, ready bigint not null)",
    "create index if not exists due_ready on due (ready)",
];

/// Desks by name, so that two that have the same are told.
const SECOND: &[&str] =
    &["create table if not exists desk (name text primary key, session bytea not null, seen bigint not null)"];

/// How many of the last attempts at a message have lost their lease.
const THIRD: &[&str] = &["alter table inbox add column if not exists lost bigint not null default 0"];

/// The version of each desk, and refused messages behind all that are ever ready.
const FOURTH: &[&str] = &[
    "alter table desk add column if not exists version bigint",
    "update outbox set ready = 9223372036854775807 where refused and ready < 9223372036854775807",
];

/// How often a message was put off, and why; when something was done last that one desk does for all.
const FIFTH: &[&str] = &[
    "alter table inbox add column if not exists put_off bigint not null default 0",
    "alter table inbox add column if not exists why text",
    "alter table outbox add column if not exists put_off bigint not null default 0",
    "create table if not exists chore (name text primary key, holder text not null, ready bigint not null)",
];
