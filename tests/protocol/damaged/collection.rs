//! The kit as it is made: damaged logs, valid ones, pools of loose entries, and the manifest that says what follows from each.

use std::collections::BTreeMap;

use adjudicate::director::check;
use adjudicate::event::{self, GameLog, table, table_of};
use adjudicate::log::{Frames, SignedEntry, Slip, SlipKind, read_slip};
use adjudicate::referee::{FaultClass, Match, SignerId, Verdict, WaitingSlip, fork_choice, verify};
use adjudicate::report::EventFinding;
use adjudicate_testkit::event::TestEvent;
use adjudicate_testkit::{TestGame, kinds};
use serde_json::{Map, Value, json};

/// The version of the kit: it grows when a case is added or changed after a release.
const KIT: u64 = 1;

/// A file of the kit, and its line in the manifest.
struct Case {
    bytes: Vec<u8>,
    line: Value,
}

/// Everything that the kit holds.
#[derive(Default)]
pub struct Collection {
    logs: BTreeMap<String, Case>,
    pools: BTreeMap<String, Case>,
    events: BTreeMap<String, Case>,
    beside: BTreeMap<String, Vec<u8>>,
}

impl Collection {
    fn log(&mut self, file: String, bytes: Vec<u8>, line: Value) {
        let before = self.logs.insert(file.clone(), Case { bytes, line });
        assert!(before.is_none(), "{file} is there twice");
    }

    /// A log whose fault is at this entry. `what` says what is wrong, and `rule` is what is broken.
    pub fn add(
        &mut self,
        file: &str,
        (class, rule): (FaultClass, &str),
        entry: usize,
        what: &str,
        log: impl Into<Vec<u8>>,
    ) {
        let file = format!("damaged/{}-{file}.yaml", class.name());
        let clause = (!rule.starts_with("protocol")).then_some(rule);
        let expect = json!({ "verdict": "invalid", "class": class.name(), "entry": entry, "clause": clause });
        let line = json!({ "file": file, "about": what, "breaks": rule, "expect": expect });
        self.log(file, log.into(), line);
    }

    /// A log that is good up to its last entry.
    pub fn last(
        &mut self,
        world: &TestGame,
        file: &str,
        fault: (FaultClass, &str),
        what: &str,
        entry: impl AsRef<[u8]>,
    ) {
        let log = [world.log().as_bytes(), entry.as_ref()].concat();
        self.add(file, fault, world.entries.len(), what, log);
    }

    /// A log that is good up to a last entry in which who holds the pen writes these slips in.
    pub fn post(
        &mut self,
        world: &TestGame,
        file: &str,
        fault: (FaultClass, &str),
        what: &str,
        slips: impl IntoIterator<Item = Slip>,
    ) {
        let mut with = world.clone();
        let pen = with.pen();
        with.with(slips);
        self.last(world, file, fault, what, with.forge(&pen, kinds::post(), |_| {}));
    }

    /// A log without any fault.
    pub fn valid(&mut self, file: &str, what: &str, world: &TestGame) {
        self.valid_with(file, what, world, &[], &[]);
    }

    /// A log without any fault, beside which slips wait, and which continues the games in these files.
    pub fn valid_with(&mut self, file: &str, what: &str, world: &TestGame, waiting: &[Slip], games: &[&str]) {
        let file = format!("valid/{file}.yaml");
        let log = world.log().into_bytes();
        let verified = verify(&log);
        assert_eq!(verified.fault, None, "{file}: {}", world.log());
        let mut line = json!({ "file": file, "about": what });
        if !games.is_empty() {
            line["games"] = games.iter().map(|game| format!("valid/{game}.yaml")).collect();
        }
        if !waiting.is_empty() {
            let beside = format!("{file}.beside");
            line["beside"] = beside.clone().into();
            self.beside.insert(beside, waiting.iter().map(Slip::text).collect::<String>().into_bytes());
        }
        line["expect"] = verdict(&verified.state.unwrap(), waiting);
        self.log(file, log, line);
    }

    /// Loose entries, and slips between them, in the order given, with what follows for somebody who has followed none.
    pub fn pool(&mut self, file: &str, what: &str, texts: &[String]) {
        let file = format!("pools/{file}.txt");
        let text = texts.concat();
        let line = json!({ "file": file, "about": what, "expect": settled(&text) });
        let before = self.pools.insert(file.clone(), Case { bytes: text.into_bytes(), line });
        assert!(before.is_none(), "{file} is there twice");
    }

    /// The same where the order is what is shown.
    pub fn pool_in_order(&mut self, file: &str, what: &str, texts: &[String]) {
        self.pool(file, what, texts);
        let case = self.pools.get_mut(&format!("pools/{file}.txt"));
        case.into_iter().for_each(|case| case.line["in_order"] = true.into());
    }

    /// An event with its games in a directory of its own: what `event verify` and `event standings` say of it.
    pub fn event(&mut self, directory: &str, what: &str, event: &TestEvent) -> Value {
        let file = format!("events/{directory}/event.yaml");
        let log = event.log().into_bytes();
        let mut games = event.files();
        games.sort_by(|one, other| one.source.cmp(&other.source));
        let expect = event_verdict(&log, &games);
        let line = json!({ "file": file, "about": what, "expect": expect });
        for game in games {
            self.beside.insert(format!("events/{directory}/{}", game.source), game.bytes);
        }
        let before = self.events.insert(file, Case { bytes: log, line });
        assert!(before.is_none(), "{directory} is there twice");
        expect
    }

    /// The files by name.
    pub fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let cases = self.logs.iter().chain(&self.pools).chain(&self.events);
        let files = cases.map(|(file, case)| (file.clone(), case.bytes.clone()));
        files.chain(self.beside.clone()).collect()
    }

    /// The manifest: one line for each case, in the order of the files' names.
    pub fn manifest(&self, more: &[(&str, Vec<Value>)]) -> String {
        let lines = |cases: &BTreeMap<String, Case>| -> Vec<Value> { cases.values().map(|c| c.line.clone()).collect() };
        let mut lists =
            vec![("logs", lines(&self.logs)), ("pools", lines(&self.pools)), ("events", lines(&self.events))];
        lists.extend_from_slice(more);
        let list = |(name, lines): &(&str, Vec<Value>)| {
            let lines: Vec<String> = lines.iter().map(Value::to_string).collect();
            format!("\"{name}\": [\n{}\n]", lines.join(",\n"))
        };
        format!("{{\n\"kit\": {KIT},\n\"format\": 1,\n{}\n}}\n", lists.iter().map(list).collect::<Vec<_>>().join(",\n"))
    }
}

/// Returns the manifest's verdict on a valid log: without its words, and for slips that wait the parts that do not
/// depend on words.
fn verdict(state: &Match, waiting: &[Slip]) -> Value {
    let slips = waiting.iter().map(|slip| WaitingSlip::of(state, slip, String::new(), Vec::new())).collect();
    let resigns = |slip: &&Slip| matches!(slip.kind, SlipKind::Resign(_));
    let running = state.outcome().is_none();
    let resigned = running.then(|| state.after_slips(waiting.iter().filter(resigns))).flatten();
    let said = serde_json::to_value(Verdict::of(state).with_slips(slips, resigned.as_ref())).unwrap();
    let keys = [
        "verdict",
        "game",
        "id",
        "entries",
        "head",
        "clause",
        "winner",
        "annulled",
        "points",
        "places",
        "due",
        "pen",
        "rank",
        "cancelled",
        "cancelled_by",
        "slips",
        "scribe",
        "backdated",
        "unaudited",
        "failed",
        "forfeited",
        "saved",
        "unchecked",
    ];
    let mut kept: Map<String, Value> = keys.iter().map(|key| ((*key).to_owned(), said[*key].clone())).collect();
    // These are absent if there are none.
    let lists = ["absences", "received", "clocks", "early_forfeits"];
    let lists = lists.iter().filter_map(|key| Some(((*key).to_owned(), said.get(key)?.clone())));
    kept.extend(lists);
    if !waiting.is_empty() {
        kept.insert("with_slips".to_owned(), said["with_slips"].clone());
        kept["with_slips"].as_object_mut().into_iter().for_each(|end| drop(end.remove("how")));
    }
    for slip in kept["slips"].as_array_mut().unwrap() {
        slip.as_object_mut().unwrap().retain(|key, _| !["does", "asked"].contains(&key.as_str()));
    }
    Value::Object(kept)
}

/// Returns the manifest's verdict on an event, without its words; with the standings of all sections if the event has started
/// and nothing is wrong with it.
fn event_verdict(log: &[u8], games: &[GameLog]) -> Value {
    let verified = event::verify(log);
    let audited = verified.event.as_ref().map(|event| (event, event::audit(event, games, |_| {})));
    let mut findings: Vec<EventFinding> = verified.fault.iter().map(EventFinding::of_log).collect();
    findings.extend(audited.iter().flat_map(|(_, audit)| &audit.findings).map(EventFinding::of_audit));
    let sound = findings.is_empty();
    let verdict = check::verdict("", audited.as_ref().map(|(event, audit)| (*event, audit)), findings);
    let mut said = serde_json::to_value(verdict).unwrap();
    keep(&mut said, &["verdict", "id", "entries", "head", "games", "findings", "later"]);
    for finding in said["findings"].as_array_mut().unwrap() {
        keep(finding, &["class", "entry", "file"]);
    }
    if let Some((event, audit)) = audited.filter(|_| sound) {
        let started = event.lots().is_some();
        let sections = 0..event.charter().sections.len();
        let tables = sections.filter(|_| started).filter_map(|place| table_of(event, place, Some(&audit)));
        said["standings"] = tables.map(|section| standings(&section)).collect();
    }
    said
}

/// Returns the standings of a section without their words.
fn standings(section: &table::TableSection) -> Value {
    let mut said = serde_json::to_value(table::standings(section).unwrap().report()).unwrap();
    keep(&mut said, &["section", "system", "stage", "round", "rounds", "finished", "open", "rows"]);
    for row in said["rows"].as_array_mut().unwrap() {
        for words in ["first", "last", "display", "rating"] {
            row.as_object_mut().unwrap().remove(words);
        }
        if let Some(left) = row["left"].as_object_mut() {
            left.remove("reason");
        }
        for tiebreak in row["tiebreaks"].as_array_mut().unwrap() {
            keep(tiebreak, &["name", "value"]);
        }
    }
    said
}

/// Removes all other keys.
fn keep(object: &mut Value, keys: &[&str]) {
    object.as_object_mut().unwrap().retain(|key, _| keys.contains(&key.as_str()));
}

/// The entries of a pool as letters, without the slips.
pub fn letters(text: &str) -> Vec<SignedEntry> {
    let frames = Frames::new(text.as_bytes()).map(|frame| frame.unwrap().text);
    frames.filter(|frame| read_slip(frame).is_err()).map(|text| SignedEntry::read(text).unwrap()).collect()
}

/// Returns the result of settling a pool.
pub fn settled(text: &str) -> Value {
    let letters = letters(text);
    let settled = fork_choice(&letters.iter().collect::<Vec<_>>(), |_| false);
    let ids = |ids: &[adjudicate::crypto::Digest]| -> Value { ids.iter().map(ToString::to_string).collect() };
    let named = settled.named.iter().map(|named| {
        let hand = match named.hand {
            SignerId::Referee(key) => format!("referee {key}"),
            SignerId::Player(_) | SignerId::Organiser => named.name.clone(),
        };
        json!({ "hand": hand, "name": named.name, "entries": ids(&named.entries), "replaced": named.replaced })
    });
    json!({
        "line": ids(&settled.line),
        "head": settled.line.last().map(ToString::to_string),
        "stops_before": ids(&settled.stops_before),
        "rank": [settled.rank.agreements, settled.rank.nr],
        "fallen": ids(&settled.orphaned),
        "invalid": ids(&settled.invalid),
        "early": ids(&settled.out_of_order),
        "named": named.collect::<Value>(),
    })
}
