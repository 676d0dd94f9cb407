//! A desk that is run again and again, as cron would, over its own directory or over a store.

use adjudicate_testkit::people::TestPerson;

use crate::mail::table;

/// The desk, and the directory in which it has its games: `games`, or that of an event.
pub struct Hosted {
    pub desk: TestPerson,
    directory: &'static str,
    /// The store that the desk works on, and what the directory is called in there.
    store: Option<(String, String)>,
    delivered: usize,
}

impl Hosted {
    /// A desk with what it has; over a store, if its URL is given, which is empty so far.
    pub fn new(desk: TestPerson, directory: &'static str, store: Option<String>) -> Hosted {
        let there = if directory == "games" { "games".to_owned() } else { format!("events/{directory}") };
        let hosted = Hosted { desk, directory, store: store.map(|url| (url, there)), delivered: 0 };
        if let Some((url, there)) = &hosted.store {
            hosted.desk.run(&format!("store init {url}")).ok();
            hosted.put_in(url, &[(directory, there), (".local/state/adjudicate", "state")]);
        }
        hosted
    }

    /// Moves those of the desk's directories that are there into the store, in which they are called otherwise.
    fn put_in(&self, url: &str, directories: &[(&str, &str)]) {
        for (directory, there) in directories.iter().filter(|(directory, _)| self.desk.path(directory).exists()) {
            let moved = self.desk.path("moved").join(there);
            std::fs::create_dir_all(moved.parent().unwrap()).unwrap();
            std::fs::rename(self.desk.path(directory), moved).unwrap();
        }
        self.desk.run(&format!("store import moved {url}")).ok();
        std::fs::remove_dir_all(self.desk.path("moved")).unwrap();
    }

    /// A message for the desk, which it reads when it is run next.
    pub fn deliver(&mut self, message: impl AsRef<[u8]>) {
        self.delivered += 1;
        self.desk.write(&format!("mail/new/{:08}", self.delivered), message);
    }

    /// The desk does what there is to do at this time, and what it has then is in its directory; the desk's log.
    pub fn serve(&self, arguments: &str, time: &str) -> String {
        let serve = format!("mail serve {arguments} --once --date {time}");
        let Some((url, there)) = &self.store else { return self.desk.run(&serve).ok() };
        if self.desk.path("mail/new").exists() {
            self.put_in(url, &[("mail", "mail")]);
        }
        let log = self.desk.run(&format!("--store {url} {serve}")).ok();
        for old in ["written", self.directory] {
            let _ = std::fs::remove_dir_all(self.desk.path(old));
        }
        self.desk.run(&format!("store export written {url}")).ok();
        std::fs::rename(self.desk.path("written").join(there), self.desk.path(self.directory)).unwrap();
        log
    }

    /// The messages that the desk has sent since the last look.
    pub fn sent(&self) -> Vec<table::Sent> {
        let sent = table::sent(&self.desk);
        for item in std::fs::read_dir(self.desk.path("out")).unwrap() {
            std::fs::remove_file(item.unwrap().path()).unwrap();
        }
        sent
    }
}
