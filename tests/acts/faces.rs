//! The faces: each lets alice act on the files of a game, and tells what is new in them.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use adjudicate::agent::act::{self, Act};
use adjudicate::agent::due::due;
use adjudicate::agent::game_files::{CachedGameFiles, UncachedJudge};
use adjudicate::agent::game_view::GameView;
use adjudicate::agent::pending::Pending;
use adjudicate::agent::settings::Settings;
use adjudicate::agent::signing::Signer;
use adjudicate::agent::{Context, Failure, game_file, outlook};
use adjudicate::crypto::{Digest, Identity, KEY_FILE_RANDOM};
use adjudicate::desk::command::MailCommand;
use adjudicate::desk::command::acts::ReplyWriter;
use adjudicate::log::file::Disk;
use adjudicate::log::{SignedEntry, Text, Time};
use adjudicate::mail::incoming;
use adjudicate_locales::Language;
use adjudicate_testkit::identity;
use adjudicate_testkit::people::{Homes, NOW};
use adjudicate_web::{Host, PageSession};
use serde_json::{Value, json};

use crate::states::Files;

/// The sorts of the entries and slips that an act has written, or why it was refused.
pub type Result = std::result::Result<String, String>;

/// The remark of a note.
const REMARK: &str = "Good luck!";

/// The digest of the letter that the referee acts on.
const MESSAGE: Digest = Digest([9; 32]);

fn now() -> Time {
    Time::parse(NOW).unwrap()
}

/// Returns what stands in a directory's game that was not among the files.
fn new(before: &Files, directory: &Path) -> String {
    let log = std::fs::read_to_string(directory.join("game.yaml")).unwrap();
    let more = log.strip_prefix(&before.log).expect("a log only grows");
    let entries = SignedEntry::read_all(more.as_bytes());
    let written = entries.iter().map(|signed| format!("entry {}", signed.entry.kind.name()));
    let beside = |text: &str| Pending::parse(text.as_bytes()).slips;
    let had = beside(&before.beside);
    let now = std::fs::read_to_string(directory.join("game.yaml.beside")).unwrap_or_default();
    let slips = beside(&now).into_iter().filter(|slip| !had.contains(slip));
    let slips = slips.map(|slip| format!("slip {} by {}", slip.kind.name(), slip.by));
    written.chain(slips).collect::<Vec<_>>().join(", ")
}

fn lay_out(files: &Files, directory: &Path) {
    std::fs::write(directory.join("game.yaml"), &files.log).unwrap();
    let beside = directory.join("game.yaml.beside");
    match files.beside.is_empty() {
        true => drop(std::fs::remove_file(beside)),
        false => std::fs::write(beside, &files.beside).unwrap(),
    }
}

/// Alice, who says yes to everything.
struct Consent;

impl adjudicate::agent::Prompter for Consent {
    fn can_be_asked(&self) -> bool {
        true
    }

    fn confirm(&self, _: &str) -> std::result::Result<bool, Failure> {
        Ok(true)
    }

    fn confirm_for_safety(&self, _: &str, _: &str) -> std::result::Result<bool, Failure> {
        Ok(true)
    }

    fn passphrase(&self, question: &str) -> std::result::Result<String, Failure> {
        panic!("{question}")
    }

    fn show(&self, _: &str) {}

    fn remark(&self, _: &str) {}
}

fn office(directory: &Path, identity: Identity) -> Context {
    Context {
        settings: Settings::keeping(directory.join("state")),
        store: Arc::new(CachedGameFiles::on_disk()),
        judge: Arc::new(UncachedJudge),
        person: Box::new(Consent),
        trusts_log: true,
        key: None,
        language: Language::ENGLISH,
        clock: || Ok(now()),
        random: |bytes| {
            bytes.fill(7);
            Ok(())
        },
        date: Some(now()),
        reader: incoming::read,
        at_hand: OnceLock::from(Some(identity)),
    }
}

/// Alice's key as an OpenSSH file.
fn key_file() -> String {
    identity("alice").to_openssh("alice", None, &[7; KEY_FILE_RANDOM]).unwrap().as_str().to_owned()
}

fn said(act: &Act) -> Option<Text> {
    (*act == Act::Note).then(|| Text::new(REMARK).unwrap())
}

/// Prepares and commits the act. With a name, the referee signs in that name.
pub fn library(files: &Files, act: &Act, name: Option<&str>) -> Result {
    let directory = tempfile::tempdir().unwrap();
    lay_out(files, directory.path());
    let office = office(directory.path(), identity(if name.is_some() { "referee" } else { "alice" }));
    let done = || -> std::result::Result<(), Failure> {
        let game = game_file::load(&Disk, &directory.path().join("game.yaml"), None)?;
        let mut signer = Signer::take(&office, game, name, &[])?;
        signer.source = name.map(|_| MESSAGE);
        act::prepare(&signer, act, said(act))?.commit(signer).map(drop)
    };
    done().map(|()| new(files, directory.path())).map_err(|failure| failure.message().to_owned())
}

/// Returns the duty of a member, as scripts call it, and the states of the game in sentences.
pub fn duty(files: &Files, who: &str) -> (Option<&'static str>, Vec<String>) {
    let directory = tempfile::tempdir().unwrap();
    lay_out(files, directory.path());
    let office = office(directory.path(), identity(who));
    let game = game_file::load(&Disk, &directory.path().join("game.yaml"), None).unwrap();
    let aside = GameView::of(&Disk, &game).unwrap();
    let due = due(&game, &aside, office.identity_at_hand().unwrap().unwrap());
    (due.map(|(due, _)| due.name()), outlook::of_game(&office, &game, None).unwrap())
}

/// Runs the built program.
pub fn command_line(files: &Files, line: &str) -> Result {
    let homes = Homes::new(env!("CARGO_BIN_EXE_adjudicate"));
    let alice = homes.stranger("alice");
    alice.write(".config/adjudicate/identity", key_file());
    lay_out(files, &alice.home);
    let say = if line == "note" { format!(" '{REMARK}'") } else { String::new() };
    let call = alice.run(&format!("{line}{say} --game game.yaml --yes --trust-log"));
    match call.status {
        0 => Ok(new(files, &alice.home)),
        _ => {
            let first =
                call.stderr.lines().find(|line| line.starts_with("error")).unwrap_or_else(|| panic!("{call:?}"));
            Err(first.split_once(": ").unwrap().1.to_owned())
        }
    }
}

/// The page's session. Its files are those of this process's working directory, so that only one can be open.
pub struct Page {
    session: PageSession,
    directory: tempfile::TempDir,
}

impl Page {
    /// Opens the session with alice's key.
    pub fn open() -> Page {
        let directory = tempfile::tempdir().unwrap();
        std::env::set_current_dir(directory.path()).unwrap();
        let random = |bytes: &mut [u8]| {
            bytes.fill(7);
            Ok(())
        };
        let mut page = Page { session: PageSession::new(Host { clock: || Ok(now()), random }), directory };
        page.ask(&json!({ "do": "key-open", "text": key_file(), "passphrase": null })).unwrap();
        page
    }

    fn ask(&mut self, request: &Value) -> Result {
        let text = request.to_string();
        let length = u32::try_from(text.len()).unwrap().to_le_bytes();
        let answer: Value = serde_json::from_str(&self.session.answer(&[&length, text.as_bytes()].concat())).unwrap();
        match answer["error"]["message"].as_str() {
            Some(message) => Err(message.to_owned()),
            None => Ok(answer["ok"].to_string()),
        }
    }

    /// Signs an act.
    pub fn sign(&mut self, files: &Files, act: &Value) -> Result {
        let directory = self.directory.path().to_owned();
        let _ = std::fs::remove_dir_all(directory.join("state"));
        lay_out(files, &directory);
        let say = if act["act"] == "note" { Value::from(REMARK) } else { Value::Null };
        self.ask(&json!({ "do": "sign", "path": "game.yaml", "act": act, "say": say, "trust": true }))?;
        Ok(new(files, &directory))
    }
}

/// Has the referee write down what alice's letter asks for.
pub fn letter(files: &Files, command: &MailCommand) -> Result {
    let directory = tempfile::tempdir().unwrap();
    lay_out(files, directory.path());
    let office = office(directory.path(), identity("referee"));
    let path = directory.path().join("game.yaml");
    let scribe =
        ReplyWriter { office: &office, path: &path, name: "alice", message: MESSAGE, language: Language::ENGLISH };
    match scribe.act(command, None) {
        Ok(_) => Ok(new(files, directory.path())),
        Err(failure) => Err(failure.message().to_owned()),
    }
}
