//! Requests that nobody has confirmed yet, over a store: they are limited as those of a desk over a directory are.

use crate::homes;
use crate::store::{desk, files, stores};

/// As many as a store keeps.
const KEPT: usize = 1_000;

fn request(address: &str, day: usize) -> String {
    format!(
        "address: {address}\nwants: !invite\n  game: chess\n  players: [bob@example.org]\nsince: 2026-11-{day:02}T00:00:00Z\n"
    )
}

#[test]
fn the_oldest_request_makes_room_over_a_store() {
    let world = homes();
    for (kind, url, server) in stores("requests") {
        let desk = desk(&world, kind, server.as_deref());
        let config = desk.read(".config/adjudicate/config.yaml");
        desk.write(
            ".config/adjudicate/config.yaml",
            format!("{config}  reply: \"desk+{{}}@example.org\"\n  hosts: [carol@example.org]\n"),
        );
        desk.run(&format!("store init {url}")).ok();
        std::fs::create_dir_all(desk.path("there/state/desk/requests")).unwrap();
        let name = |token: &str| format!("there/state/desk/requests/{token}.yaml");
        desk.write(&name("honest"), request("dave@example.org", 1));
        desk.write(&name("oldest"), request("x@evil.example", 2));
        for number in 2..KEPT {
            desk.write(&name(&format!("forged{number}")), request(&format!("x{number}@evil.example"), 3 + number % 7));
        }
        desk.run(&format!("store import there {url}")).ok();
        let kept = |out: &str| -> Vec<String> {
            desk.run(&format!("store export {out} {url}")).ok();
            let all = files(&desk.path(&format!("{out}/state/desk/requests")));
            all.into_keys().map(|name| name.replace(".yaml", "")).collect()
        };
        let asks = |number: usize| {
            let letter = format!(
                "From: carol@example.org\r\nTo: desk@example.org\r\nMessage-ID: <{number}@x>\r\nSubject: a game\r\n\r\ninvite nine-mens-morris bob@example.org\r\n"
            );
            desk.run_with(&format!("--store {url} mail receive"), letter.as_bytes()).ok();
            // Nothing is put off: the status would be 75.
            desk.run(&format!("--store {url} mail serve --once --date 2026-11-20T10:00:0{number}Z")).ok()
        };
        asks(1);
        let first = kept("first");
        assert_eq!(first.len(), KEPT, "{kind}");
        assert!(first.contains(&"honest".to_owned()), "{kind}: the oldest of all, but of another domain");
        assert!(!first.contains(&"oldest".to_owned()), "{kind}");
        // The same again is the same request, and nothing else has to go.
        let log = asks(2);
        assert!(log.contains("a request, which is to be confirmed"), "{kind}: {log}");
        assert_eq!(kept("second"), first, "{kind}");
        // Those that have lapsed go first, however few wait.
        desk.run_with(
            &format!("--store {url} mail receive"),
            b"From: carol@example.org\r\nTo: desk@example.org\r\nSubject: a game\r\n\r\ninvite chess bob@example.org\r\n",
        )
        .ok();
        desk.run(&format!("--store {url} mail serve --once --date 2026-12-20T10:00:01Z")).ok();
        let third = kept("third");
        assert_eq!(third.len(), 2, "{kind}: {third:?}");
    }
}
