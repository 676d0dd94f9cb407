//! The damaged logs as they are made, and their index.

use std::collections::BTreeMap;

use adjudicate::referee::Class;
use serde_json::json;

use crate::common::World;

/// A log with one fault.
struct Damaged {
    file: String,
    class: Class,
    entry: usize,
    rule: String,
    what: String,
    log: Vec<u8>,
}

/// All damaged logs.
#[derive(Default)]
pub struct Collection(Vec<Damaged>);

impl Collection {
    /// A log whose fault is at this entry. `what` says what is wrong.
    pub fn add(&mut self, file: &str, (class, rule): (Class, &str), entry: usize, what: &str, log: impl Into<Vec<u8>>) {
        let file = format!("{}-{file}.yaml", class.name());
        assert!(self.0.iter().all(|known| known.file != file), "{file} is there twice");
        let (rule, what) = (rule.to_owned(), what.to_owned());
        self.0.push(Damaged { file, class, entry, rule, what, log: log.into() });
    }

    /// A log that is good up to its last entry.
    pub fn last(&mut self, world: &World, file: &str, fault: (Class, &str), what: &str, entry: impl AsRef<[u8]>) {
        let log = [world.log().as_bytes(), entry.as_ref()].concat();
        self.add(file, fault, world.entries.len(), what, log);
    }

    /// The files by name.
    pub fn files(&self) -> BTreeMap<String, Vec<u8>> {
        self.0.iter().map(|damaged| (damaged.file.clone(), damaged.log.clone())).collect()
    }

    /// The index: one line for each log, in the order of the files' names.
    pub fn index(&self) -> String {
        let mut all: Vec<&Damaged> = self.0.iter().collect();
        all.sort_by_key(|damaged| &damaged.file);
        let lines = all.into_iter().map(|damaged| {
            let (class, entry) = (damaged.class.name(), damaged.entry);
            json!({
                "file": damaged.file, "class": class, "entry": entry, "rule": damaged.rule, "what": damaged.what
            })
            .to_string()
        });
        format!("[\n{}\n]\n", lines.collect::<Vec<_>>().join(",\n"))
    }
}
