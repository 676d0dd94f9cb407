//! A desk in this process, over a store in its memory.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use adjudicate_agent::game_files::{CachedGameFiles, UncachedJudge};
use adjudicate_agent::settings::Settings;
use adjudicate_agent::{Context, Failure};
use adjudicate_desk::picture_scanner::PictureScanner;
use adjudicate_locales::Language;
use adjudicate_mail::incoming;
use adjudicate_mail::outbox::QueueHeader;
use adjudicate_record::log::Time;
use adjudicate_record::log::file::MemoryDisk;
use adjudicate_store::{DeskTimings, LeaseRenewal, SendQueue, Store, Worker};
use adjudicate_testkit::people::{NOW, TestPerson};
use mail_parser::MessageParser;

use super::memory_store::MemoryStore;

fn now() -> Result<Time, Failure> {
    Ok(Time::parse(NOW).unwrap())
}

/// Nobody is there to be asked.
struct Nobody;

impl adjudicate_agent::Prompter for Nobody {
    fn can_be_asked(&self) -> bool {
        false
    }

    fn confirm(&self, question: &str) -> Result<bool, Failure> {
        panic!("{question}")
    }

    fn confirm_for_safety(&self, question: &str, _: &str) -> Result<bool, Failure> {
        panic!("{question}")
    }

    fn passphrase(&self, question: &str) -> Result<String, Failure> {
        panic!("{question}")
    }

    fn show(&self, _: &str) {}

    fn remark(&self, _: &str) {}
}

/// An empty store.
pub fn store() -> MemoryStore {
    MemoryStore::new(120, now)
}

/// Does what there is to do in a store, with the settings and the key of this person.
pub fn serve(store: &mut MemoryStore, desk: &TestPerson) {
    let home = desk.home.clone();
    let settings = Settings::load(|name| (name == "HOME").then(|| home.clone().into_os_string())).unwrap();
    let memory = MemoryDisk::default();
    let office = Context {
        settings: settings.kept_in(PathBuf::from("state")),
        store: Arc::new(CachedGameFiles::over(memory.clone(), memory.clone())),
        judge: Arc::new(UncachedJudge),
        person: Box::new(Nobody),
        trusts_log: false,
        key: None,
        language: Language::ENGLISH,
        clock: now,
        random: |bytes| {
            bytes.fill(7);
            Ok(())
        },
        date: None,
        reader: incoming::read,
        at_hand: OnceLock::new(),
    };
    let (tray, renewal) = (SendQueue::default(), LeaseRenewal::default());
    let config = office.settings.config.desk.clone().unwrap();
    let mut worker = Worker::new(&office, &memory, config, None, &tray, &renewal, DeskTimings::default()).unwrap();
    std::thread::scope(|scope| {
        let mut viewer = PictureScanner::start(scope, &office);
        worker.look_at_all(store).unwrap();
        while worker.attend(store, &mut viewer).unwrap() {}
        worker.look_at_all(store).unwrap();
    });
    assert_eq!((worker.counted.put_off, worker.counted.failed), (0, 0));
}

/// Returns the messages that wait to be sent, by recipient and `Message-ID`.
pub fn letters(store: &mut MemoryStore) -> BTreeMap<(String, String), Vec<Vec<u8>>> {
    let mut all: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for file in store.outbox().unwrap().into_values() {
        let (cover, message) = QueueHeader::of(&file).unwrap();
        let parsed = MessageParser::default().parse(message).unwrap();
        let id = parsed.message_id().unwrap().to_owned();
        all.entry((cover.to.to_string(), id)).or_default().push(message.to_vec());
    }
    all
}
