//! Messages into a directory: each is there whole or not at all, and once however often it is tried.

use std::collections::BTreeSet;
use std::process::Command;

use adjudicate_testkit::people::TestPerson;

use crate::homes;
use crate::mail::faults::waiting;
use crate::mail::table;

fn names(person: &TestPerson) -> BTreeSet<String> {
    let items = std::fs::read_dir(person.path("out")).unwrap();
    items.map(|item| item.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn a_message_is_there_whole_or_not_at_all() {
    let world = homes();
    let games = table::games(&world);
    let alice = table::holder(&world, "alice", format!("{}{}", games.base, games.next[0]));
    let out = alice.path("out").display().to_string();
    alice.write(
        ".config/adjudicate/config.yaml",
        format!("mail:\n  address: alice@example.org\n  send_to: everyone\n  directory: {out}\n"),
    );
    // Nobody has made the directory yet.
    let call = alice.run("mail send game.yaml");
    assert_eq!((call.status, waiting(&alice)), (75, 2), "{}", call.stderr);
    assert!(call.stderr.contains(&format!("there is no directory `{out}`")), "{}", call.stderr);
    std::fs::create_dir_all(&out).unwrap();
    // A file can have two blocks, as when the disk is full: enough for an address, too little for a message.
    let program = alice.command(&["mail".to_owned(), "send".to_owned(), "--outbox".to_owned()]);
    let mut shell = Command::new("bash");
    let line = "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\"";
    shell.args(["-c", line]).arg(program.get_program()).args(program.get_args());
    shell.current_dir(&alice.home).env_clear();
    shell.envs(program.get_envs().filter_map(|(name, value)| Some((name, value?))));
    let output = shell.output().unwrap();
    assert_eq!(output.status.code(), Some(75), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(names(&alice).iter().all(|name| name.ends_with(".json")), "{:?}", names(&alice));
    assert_eq!(waiting(&alice), 2);
    // With room again, everything takes its course, and what is sent again stands there already.
    alice.run("mail send --outbox").prints("Sent to bob@example.org and desk@example.org.\n");
    let first = names(&alice);
    let messages = table::sent(&alice);
    assert_eq!((first.len(), messages.len(), waiting(&alice)), (4, 2, 0), "{first:?}");
    let message = alice.run("mail write game.yaml").ok();
    assert!(messages.iter().all(|sent| sent.bytes == message.as_bytes()));
    alice.run("mail send game.yaml").ok();
    assert_eq!(names(&alice), first);
}
