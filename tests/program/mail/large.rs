//! Messages of sizes that nobody writes: read within bounds of time and memory, and the next one is read, too.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use adjudicate::log::wrap;

use crate::homes;
use crate::mail::table;

/// Kilobytes of address space, code and libraries included.
const MEMORY: usize = 900_000;
/// Long enough for a build without optimisation on a loaded machine.
const PATIENCE: Duration = Duration::from_secs(60);

#[test]
fn sizes_stay_within_bounds() {
    let world = homes();
    let games = table::games(&world);
    let block = wrap(&games.next[0]).replace('\n', "\r\n");
    let head = "From: alice@example.org\r\nTo: desk@example.org\r\nMIME-Version: 1.0\r\n";
    let mib = 1024 * 1024;
    let headers: String = (0..100_000).map(|n| format!("X-Header-{n}: value\r\n")).collect();
    let mut nested = String::new();
    for level in 0..1_000 {
        nested.push_str(&format!("Content-Type: multipart/mixed; boundary=b{level}\r\n\r\n--b{level}\r\n"));
    }
    nested.push_str(&format!("Content-Type: text/plain\r\n\r\n{block}"));
    let forwarded = "Content-Type: message/rfc822\r\n\r\n".repeat(100_000);
    let cases: Vec<(&str, Vec<u8>, bool)> = vec![
        ("100,000 headers", format!("{head}{headers}\r\n{block}").into_bytes(), true),
        ("MIME 1,000 deep", format!("{head}{nested}").into_bytes(), true),
        ("100,000 messages in messages", format!("{head}{forwarded}{block}").into_bytes(), true),
        ("50 MiB behind the entry", [format!("{head}\r\n{block}").as_bytes(), &vec![b'x'; 50 * mib]].concat(), true),
        ("50 MiB of short lines", [format!("{head}\r\n{block}").as_bytes(), &b"x\n".repeat(25 * mib)].concat(), true),
        (
            "a million entries that are none",
            [head.as_bytes(), b"\r\n", &b"seq: 3\nby: x\nsig: y\n".repeat(1_000_000)].concat(),
            false,
        ),
        (
            "50 MiB of an attachment",
            {
                let part = "Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: application/octet-stream\r\n\
                        Content-Transfer-Encoding: base64\r\n\r\n";
                let rest = format!("\r\n--b\r\nContent-Type: text/plain\r\n\r\n{block}\r\n--b--\r\n");
                [head.as_bytes(), part.as_bytes(), &b"QUFB".repeat(12 * mib), rest.as_bytes()].concat()
            },
            true,
        ),
    ];
    let bob = world.person("bob");
    for (name, bytes, taken) in cases {
        let _ = std::fs::remove_dir_all(bob.path(".local"));
        bob.write("game.yaml", &games.base);
        bob.write("letter", &bytes);
        let program = bob.command(&["mail".to_owned(), "receive".to_owned()]);
        let mut shell = Command::new("bash");
        let line = format!("ulimit -v {MEMORY}; exec \"$0\" \"$@\" < letter");
        shell
            .args(["-c", &line])
            .arg(program.get_program())
            .args(program.get_args())
            .current_dir(&bob.home)
            .env_clear();
        shell.envs(program.get_envs().filter_map(|(name, value)| Some((name, value?))));
        let before = Instant::now();
        let output = shell.stdin(Stdio::null()).output().unwrap();
        eprintln!("{name}: {:?}", before.elapsed());
        assert_eq!(output.status.code(), Some(0), "{name}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(before.elapsed() < PATIENCE, "{name} took {:?}", before.elapsed());
        assert_eq!(table::entries(&bob.read("game.yaml")).len(), if taken { 4 } else { 3 }, "{name}");
    }
}
