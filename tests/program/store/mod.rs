//! Many desks over one store, which is a real PostgreSQL; `alike` has the same desk over a store in memory as well.
//!
//! `tests/store/server.sh start DIRECTORY` makes the servers, and `ADJUDICATE_STORE_SERVER=DIRECTORY` says where they are. Without it,
//! each test of the database says so and passes.

mod alike;
mod bare;
mod commands;
mod cost;
mod exports;
mod failover;
mod faults;
mod languages;
mod leases;
mod many;
mod memory;
mod memory_store;
mod metrics;
mod operations;
mod pooler;
mod primaries;
mod queues;
mod requests;
mod sending;
mod upgrade;
mod words;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use adjudicate_testkit::people::{Homes, TestPerson};

use crate::mail::table;

/// Returns the directory of the servers.
pub fn server() -> Option<PathBuf> {
    let directory = std::env::var_os("ADJUDICATE_STORE_SERVER").map(PathBuf::from);
    if directory.is_none() {
        eprintln!("NOT RUN: no database; start one with tests/store/server.sh and set ADJUDICATE_STORE_SERVER");
    }
    directory
}

/// Does something in a database of the server, as its owner.
pub fn psql(server: &Path, database: &str, sql: &str) -> String {
    let ports = std::fs::read_to_string(server.join("ports")).unwrap();
    let port = ports.split_whitespace().next().unwrap();
    let done = Command::new("psql")
        .args(["-h", "127.0.0.1", "-p", port, "-U", "owner", "-d", database, "-AtqXc", sql])
        .env("PGPASSFILE", server.join("pgpass"))
        .output()
        .unwrap();
    assert!(done.status.success(), "{sql}: {}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).unwrap().trim_end().to_owned()
}

/// The URL of a new database of this name.
pub fn database(server: &Path, name: &str) -> String {
    psql(server, "postgres", &format!("drop database if exists {name} with (force)"));
    psql(server, "postgres", &format!("create database {name}"));
    let url = std::fs::read_to_string(server.join("url")).unwrap();
    url.trim().replace("/games", &format!("/{name}"))
}

/// A desk that gets at the databases of a server.
pub fn desk(world: &Homes, name: &str, server: Option<&Path>) -> TestPerson {
    world.person("referee");
    let desk = table::desk(world, name);
    if let Some(server) = server {
        std::fs::copy(server.join("pgpass"), desk.path(".pgpass")).unwrap();
    }
    desk
}

/// The stores that a test is about: a new database of this name, where there is a server.
pub fn stores(name: &str) -> Vec<(&'static str, String, Option<PathBuf>)> {
    server().map(|server| ("database", database(&server, name), Some(server))).into_iter().collect()
}

/// All files below a directory, by their paths there.
pub fn files(root: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut open = vec![root.to_owned()];
    while let Some(directory) = open.pop() {
        for item in std::fs::read_dir(&directory).unwrap() {
            let path = item.unwrap().path();
            match path.is_dir() {
                true => open.push(path),
                false => {
                    let name = path.strip_prefix(root).unwrap().display().to_string();
                    found.insert(name, std::fs::read(&path).unwrap());
                }
            }
        }
    }
    found
}

/// All files of an export but for its own list, by their paths there.
pub fn exported(root: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = files(root);
    found.remove(".export").unwrap();
    found
}

/// Returns the messages sent, by recipient and `Message-ID`.
pub fn letters(desk: &TestPerson) -> BTreeMap<(String, String), Vec<Vec<u8>>> {
    let mut all: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for one in table::sent(desk) {
        let id = one.parsed().message_id().unwrap().to_owned();
        all.entry((one.to.clone(), id)).or_default().push(one.bytes);
    }
    all
}
