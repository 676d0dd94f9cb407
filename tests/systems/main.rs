//! The main ways of the program on any system the tests are built for. `.ci/portable` runs them; `.ci/windows` runs them for Windows,
//! under Wine. Nothing here asks for more than the standard library and the program.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use adjudicate::log::file::{Disk, FileSystem};

const PROGRAM: &str = env!("CARGO_BIN_EXE_adjudicate");

/// A directory with somebody's games, with letters in its name that systems write in different ways.
struct Home {
    _kept: tempfile::TempDir,
    directory: PathBuf,
}

impl Home {
    fn new() -> Home {
        let kept = tempfile::tempdir().unwrap();
        let directory = kept.path().join("Spiele für zwölf Freunde");
        fs::create_dir(&directory).unwrap();
        Home { _kept: kept, directory }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.join(name)
    }

    fn command(&self, arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Command {
        let mut command = Command::new(PROGRAM);
        command.args(arguments).current_dir(&self.directory).stdin(Stdio::null());
        for variable in ["XDG_CONFIG_HOME", "XDG_STATE_HOME", "ADJUDICATE_PASSPHRASE"] {
            command.env_remove(variable);
        }
        for (variable, below) in [("HOME", "home"), ("APPDATA", "roaming"), ("LOCALAPPDATA", "local")] {
            command.env(variable, self.path(below));
        }
        command
    }

    fn output(&self, line: &str) -> Output {
        self.command(words(line)).output().unwrap()
    }

    /// Runs the program, which must succeed, and returns its output.
    fn run(&self, line: &str) -> String {
        let output = self.output(line);
        assert!(output.status.success(), "{line}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// Runs the program, which must end with this status, and returns its message.
    fn bad(&self, line: &str, status: i32) -> String {
        let output = self.output(line);
        assert_eq!(output.status.code(), Some(status), "{line}: {output:?}");
        String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
    }

    /// Returns the system's directories for this person's settings and state.
    fn system(&self) -> [PathBuf; 2] {
        let [settings, state] =
            if cfg!(windows) { ["roaming", "local"] } else { ["home/.config", "home/.local/state"] };
        [settings, state].map(|directory| self.path(directory).join("adjudicate"))
    }

    /// A game of alice and bob that both have joined.
    fn game() -> Home {
        let home = Home::new();
        for name in ["alice", "bob"] {
            home.run(&format!("key new {name}.key --no-passphrase"));
        }
        home.run(
            "--key alice.key --yes new nine-mens-morris --player alice=alice.key.pub --player bob=bob.key.pub \
             --option stones=3 --first alice -o game.yaml",
        );
        home.run("--key alice.key --yes join game.yaml");
        home.run("--key bob.key --yes join game.yaml");
        home
    }
}

/// Words between spaces; none of them has a space in it here.
fn words(line: &str) -> Vec<String> {
    line.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn a_game_is_played_drawn_and_verified() {
    let home = Home::game();
    for (who, turn) in [("alice", "d2"), ("bob", "b4"), ("alice", "f2"), ("bob", "b6"), ("alice", "b2xb4")] {
        home.run(&format!("--key {who}.key --yes play {turn} --game game.yaml"));
    }
    assert!(home.run("verify game.yaml").contains("over: alice has won (NMM-8: fewer than three stones); 8 entries"));
    assert!(home.run("show game.yaml").contains("alice (x) and bob (o)"));
    let text = fs::read(home.path("game.yaml")).unwrap();
    assert!(!text.contains(&b'\r'), "a log has the same bytes on every system");
    for (line, file, beginning) in [
        ("show game.yaml --as svg,png -o board", "board.svg", &b"<svg"[..]),
        ("replay game.yaml --as html -o game.html", "game.html", b"<!"),
        ("verify game.yaml", "board.png", b"\x89PNG"),
    ] {
        home.run(line);
        assert!(fs::read(home.path(file)).unwrap().starts_with(beginning), "{file}");
    }
    // One character is another one, and lines end as some editors end them.
    let damaged = String::from_utf8(text).unwrap().replace("move: \"f2\"", "move: \"g1\"");
    fs::write(home.path("damaged.yaml"), &damaged).unwrap();
    assert!(home.bad("verify damaged.yaml", 1).contains("damaged.yaml"));
    fs::write(home.path("edited.yaml"), damaged.replace("\"g1\"", "\"f2\"").replace('\n', "\r\n")).unwrap();
    home.bad("verify edited.yaml", 1);
    assert!(home.bad("verify nothing.yaml", 3).contains("nothing.yaml"));
}

#[test]
fn examples_and_an_event_are_verified() {
    let home = Home::new();
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let run = |line: &[&OsStr]| home.command(line).output().unwrap();
    let short = examples.join("short-win.yaml");
    let said = run(&["verify".as_ref(), short.as_ref()]);
    assert!(said.status.success() && String::from_utf8(said.stdout).unwrap().contains("9 entries"));
    let event = examples.join("event");
    let said = run(&["event".as_ref(), "verify".as_ref(), event.as_ref()]);
    assert!(said.status.success() && String::from_utf8(said.stdout).unwrap().contains("10 games"));
}

#[test]
fn what_is_private_is_so() {
    let home = Home::game();
    let doctor = String::from_utf8(home.output("--key alice.key doctor").stdout).unwrap();
    assert!(doctor.contains("key's privacy"), "{doctor}");
    // Wine adds what the directory's list says to every list, so that nothing below an open directory can be closed there.
    if std::env::var_os("WINEPREFIX").is_none() {
        assert!(Disk.is_private(&home.path("alice.key")).unwrap());
        assert!(Disk.is_private(&home.system()[1]).unwrap());
        assert!(doctor.contains("nobody else can read it"), "{doctor}");
    }
    // The user is warned when others can read it.
    let open = home.path("open.key");
    fs::write(&open, fs::read(home.path("alice.key")).unwrap()).unwrap();
    #[cfg(unix)]
    fs::set_permissions(&open, std::os::unix::fs::PermissionsExt::from_mode(0o644)).unwrap();
    assert!(!Disk.is_private(&open).unwrap());
    assert!(home.bad("--key open.key doctor", 1).contains("sign for you"));
}

#[test]
fn settings_and_the_shell_are_those_of_the_system() {
    let home = Home::game();
    let [settings, _] = home.system();
    fs::create_dir_all(&settings).unwrap();
    fs::remove_file(home.path("alice.key")).unwrap();
    fs::remove_file(home.path("alice.key.pub")).unwrap();
    let mut made = home.command(words("key new carol.key"));
    assert!(made.env("ADJUDICATE_PASSPHRASE", "secret").status().unwrap().success());
    let path = serde_json::to_string(&home.path("carol.key").to_string_lossy()).unwrap();
    fs::write(settings.join("config.yaml"), format!("key: {path}\npassphrase_command: echo secret\n")).unwrap();
    home.run("--yes new chess --player carol=carol.key.pub --player bob=bob.key.pub --first carol -o chess.yaml");
    home.run("--yes join chess.yaml");
    fs::write(settings.join("config.yaml"), format!("key: {path}\npassphrase_command: echo wrong\n")).unwrap();
    assert!(!home.output("--yes note hello --game chess.yaml").status.success());
}

#[test]
fn letters_travel() {
    let home = Home::game();
    let copy = fs::read(home.path("game.yaml")).unwrap();
    home.run("--key alice.key --yes play d2 --game game.yaml");
    let bob = home.path("bob");
    fs::create_dir(&bob).unwrap();
    fs::write(bob.join("game.yaml"), copy).unwrap();
    // A mail program of the system ends lines in its own way.
    let letter = fs::read_to_string(home.path("game.yaml")).unwrap().replace('\n', "\r\n");
    fs::write(bob.join("letter.txt"), letter).unwrap();
    let taken = home.command(["import", "letter.txt"]).current_dir(&bob).output().unwrap();
    assert!(taken.status.success(), "{taken:?}");
    assert_eq!(fs::read(bob.join("game.yaml")).unwrap(), fs::read(home.path("game.yaml")).unwrap());
}

#[test]
fn a_file_that_somebody_reads_can_be_written() {
    let home = Home::game();
    let reader = fs::File::open(home.path("game.yaml")).unwrap();
    let turn = "--key alice.key --yes play d2 --game game.yaml";
    let played = home.output(turn);
    // Windows 10 replaces a file that is open; Wine before version 9 refuses that, as Windows does where a program shares its file with
    // nobody. Then nothing has been written, and it can be done again.
    if std::env::var_os("WINEPREFIX").is_some() && !played.status.success() {
        assert_eq!(played.status.code(), Some(3), "{played:?}");
        assert!(String::from_utf8_lossy(&played.stderr).contains("cannot write"), "{played:?}");
        assert!(home.run("verify game.yaml").contains("3 entries"));
        assert!(no_drafts(&home.directory));
        drop(reader);
        home.run(turn);
    } else {
        assert!(played.status.success(), "{played:?}");
    }
    home.run("--key bob.key --yes play b4 --game game.yaml");
    assert!(home.run("verify game.yaml").contains("5 entries"));
    assert!(no_drafts(&home.directory));
}

/// Whether nothing is left of what was begun.
fn no_drafts(directory: &Path) -> bool {
    let names = fs::read_dir(directory).unwrap().map(|item| item.unwrap().file_name().to_string_lossy().into_owned());
    !names.into_iter().any(|name| name.starts_with(".adjudicate-"))
}

/// Writes all remarks that wait into the game, and says how many of them there are.
fn notes(home: &Home) -> usize {
    home.run("--key alice.key --yes post --game game.yaml");
    assert!(home.run("verify game.yaml").contains("4 entries"));
    fs::read_to_string(home.path("game.yaml")).unwrap().matches("hello: ").count()
}

#[test]
fn who_write_at_once_write_one_after_the_other() {
    let home = Home::game();
    let say = |number: usize| {
        let mut command =
            home.command(["--key", "alice.key", "--yes", "note", &format!("hello: {number}"), "--game", "game.yaml"]);
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    };
    let writers: Vec<Child> = (0..6).map(say).collect();
    let mut written = 0;
    for writer in writers {
        let output = writer.wait_with_output().unwrap();
        match output.status.code() {
            Some(0) => written += 1,
            // Somebody else was faster: nothing was written, and it can be said again.
            Some(1 | 3) => assert!(String::from_utf8_lossy(&output.stderr).contains("error"), "{output:?}"),
            _ => panic!("{output:?}"),
        }
    }
    assert!(written >= 1);
    assert_eq!(notes(&home), written);
    assert!(no_drafts(&home.directory));
}

#[test]
fn who_is_killed_leaves_a_whole_game() {
    let home = Home::game();
    for round in 0..12 {
        let mut command =
            home.command(["--key", "alice.key", "--yes", "note", &format!("hello: {round}"), "--game", "game.yaml"]);
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        thread::sleep(Duration::from_millis(7 * round));
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(home.run("verify game.yaml").contains("valid"));
    }
    // The remains of a killed program disturb nobody.
    home.run("--key alice.key --yes note done --game game.yaml");
    assert!(notes(&home) <= 12);
    assert!(no_drafts(&home.directory));
}
