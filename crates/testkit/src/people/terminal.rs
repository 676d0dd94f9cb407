//! People at a terminal: the program, or a shell, runs under a pseudo-terminal that `script` (util-linux) makes.

use std::io::{Read, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use super::TestPerson;

/// Long enough for a loaded machine; a test that waits so long has failed.
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs the program on a terminal and answers its questions: each pair is what to wait for on the screen, and what to type
/// then. Gives everything that was on the screen, and the exit status.
pub fn on_terminal(person: &TestPerson, line: &str, dialogue: &[(&str, &str)]) -> (String, i32) {
    let lines: Vec<(&str, String)> = dialogue.iter().map(|(wait, typed)| (*wait, format!("{typed}\n"))).collect();
    typed_at("dumb", &person.command(line), &lines)
}

/// A command of the shell, of whatever program, in this person's home. Gives the same.
pub fn in_shell(person: &TestPerson, line: &str) -> (String, i32) {
    let mut shell = person.about_to_run("/bin/sh");
    shell.args(["-c", line]);
    typed_at("dumb", &shell, &[])
}

/// The same on a terminal that can move its cursor: the typed text consists of keys, such as `\r` for Enter and `\t`
/// for Tab.
pub fn by_keys(person: &TestPerson, line: &str, dialogue: &[(&str, &str)]) -> (String, i32) {
    let keys: Vec<(&str, String)> = dialogue.iter().map(|(wait, keys)| (*wait, (*keys).to_owned())).collect();
    typed_at("xterm", &person.command(line), &keys)
}

fn typed_at(term: &str, program: &Command, dialogue: &[(&str, String)]) -> (String, i32) {
    let quoted: Vec<String> = std::iter::once(program.get_program())
        .chain(program.get_args())
        .map(|word| format!("'{}'", word.to_str().unwrap().replace('\'', "'\\''")))
        .collect();
    let mut script = Command::new("script");
    script.args(["--quiet", "--return", "--echo", "never", "--command", &quoted.join(" "), "/dev/null"]);
    let home = program.get_current_dir().unwrap();
    script.current_dir(home).env_clear().env("NO_COLOR", "1").env("TERM", term).env("SHELL", "/bin/sh");
    script.env("LANG", "C.UTF-8").env("TZ", "UTC");
    script.envs(program.get_envs().filter_map(|(name, value)| Some((name, value?))));
    // Most systems search this directory first after a login.
    script.env("PATH", format!("{}:{}", home.join(".local/bin").display(), std::env::var("PATH").unwrap()));
    script.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = script.spawn().expect("`script` of util-linux makes the terminal");
    let mut keyboard = child.stdin.take().unwrap();
    let bytes = watch(child.stdout.take().unwrap());
    let mut screen = Screen { text: String::new(), looked: 0, bytes };
    for (question, answer) in dialogue {
        screen.wait_for(question);
        keyboard.write_all(answer.as_bytes()).unwrap();
        keyboard.flush().unwrap();
    }
    screen.read_to_end();
    drop(keyboard);
    let status = child.wait().unwrap().code().unwrap();
    (screen.text.replace("\r\n", "\n"), status)
}

/// Reads in another thread, so that waiting can have an end.
fn watch(mut output: impl Read + Send + 'static) -> Receiver<Vec<u8>> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        let mut buffer = [0; 4096];
        while let Ok(count) = output.read(&mut buffer) {
            if count == 0 || sender.send(buffer[..count].to_vec()).is_err() {
                break;
            }
        }
    });
    receiver
}

struct Screen {
    text: String,
    /// The part of the screen before this place has been answered.
    looked: usize,
    bytes: Receiver<Vec<u8>>,
}

impl Screen {
    fn wait_for(&mut self, question: &str) {
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some(at) = self.text[self.looked..].find(question) {
                self.looked += at + question.len();
                return;
            }
            let left = end.saturating_duration_since(Instant::now());
            match self.bytes.recv_timeout(left) {
                Ok(bytes) => self.text.push_str(&String::from_utf8_lossy(&bytes)),
                Err(_) => panic!("`{question}` was not asked; on the screen:\n{}", self.text),
            }
        }
    }

    fn read_to_end(&mut self) {
        let end = Instant::now() + PATIENCE;
        while let Ok(bytes) = self.bytes.recv_timeout(end.saturating_duration_since(Instant::now())) {
            self.text.push_str(&String::from_utf8_lossy(&bytes));
        }
        assert!(Instant::now() < end, "the program did not end; on the screen:\n{}", self.text);
    }
}
