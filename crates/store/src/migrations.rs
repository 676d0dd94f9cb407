//! The tables, as numbered steps that only go forward. A store says which steps it has been through; a program that knows fewer leaves
//! it alone.

/// The steps, from the first on. Each can be done again from its beginning if it was stopped: not every database undoes the making of
/// tables.
pub const STEPS: [&[&str]; 3] = [FIRST, SECOND, THIRD];

/// The number of the last step that this program knows.
pub const VERSION: i32 = STEPS.len() as i32;

/// The table of the steps that were begun and done.
pub const MIGRATIONS: &str =
    "create table if not exists adjudicate_migration (number integer primary key, done boolean not null)";

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
