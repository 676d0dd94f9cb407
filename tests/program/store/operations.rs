//! The commands of an operator, over a real database: what desks there are, what waits, what was refused, and what is taken out.

use serde_json::Value;

use crate::homes;
use crate::mail::crowd;
use crate::mail::fake_server::{FakeServer, Mood};
use crate::mail::latency::AtWork;
use crate::store::{database, desk, psql, server};
use adjudicate_testkit::people::TestPerson;

fn json(person: &TestPerson, line: &str) -> Value {
    let told = person.run(&format!("{line} --json")).ok();
    serde_json::from_str(&told).unwrap_or_else(|error| panic!("{line}: {error}: {told}"))
}

#[test]
fn desks_are_listed_while_they_work_and_when_they_are_silent() {
    let Some(server) = server() else { return };
    let (world, url) = (homes(), database(&server, "op_desks"));
    let own = desk(&world, "own", Some(&server));
    own.run(&format!("store init {url}")).ok();
    let none = own.run(&format!("store desks {url}")).ok();
    assert!(none.starts_with("No desk has worked on this store"), "{none}");
    let words = ["--store", &url, "mail", "serve", "--desk", "front"].map(str::to_owned);
    let at_work = AtWork(own.command(&words).spawn().unwrap());
    let desks = || json(&own, &format!("store desks {url}"))["desks"].as_array().unwrap().clone();
    let begun = std::time::Instant::now();
    while desks().is_empty() || desks()[0]["chores"] == serde_json::json!([]) {
        assert!(begun.elapsed().as_secs() < 30, "{:?}", desks());
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    let front = desks()[0].clone();
    assert_eq!((front["name"].as_str(), front["at_work"].as_bool()), (Some("front"), Some(true)), "{front}");
    assert!(front["seconds"].as_u64().unwrap() < 60 && front["version"].as_u64() >= Some(5), "{front}");
    drop(at_work);
    // It was killed: the store remembers it.
    psql(&server, "op_desks", "update desk set seen = seen - 1000000000; insert into desk values ('back', 'x', 0, 3)");
    let told = own.run(&format!("store desks {url}")).ok();
    assert!(told.contains("front: silent, last active 10") && told.contains("back: silent"), "{told}");
    let first = own.run(&format!("store desks {url} --limit 1")).ok();
    assert!(first.contains("front: ") && !first.contains("back: "), "{first}");
    assert!(first.ends_with("There are more; --limit N shows them.\n"), "{first}");
}

#[test]
fn refused_messages_are_listed_retried_and_dropped() {
    let Some(server) = server() else { return };
    let (world, name) = (homes(), "op_refused");
    let url = database(&server, name);
    let own = desk(&world, "own", Some(&server));
    let mail = FakeServer::start(Mood::RefusesBob);
    own.write(
        ".config/adjudicate/config.yaml",
        format!(
            "mail:\n  address: desk@example.org\n  smtp:\n    host: 127.0.0.1\n    port: {}\n    tls: none\ndesk:\n  games: games\n",
            mail.port
        ),
    );
    own.run(&format!("store init {url}")).ok();
    assert_eq!(own.run(&format!("store refused {url}")).ok(), "No message was refused.\n");
    for table in crowd::tables(3, 1) {
        own.write(&format!("there/games/{}", table.file), &table.base);
    }
    own.run(&format!("store import there {url}")).ok();
    assert_eq!(own.run(&format!("--store {url} mail serve --once")).status, 75);
    let list = || json(&own, &format!("store refused {url}"))["messages"].as_array().unwrap().clone();
    let refused = list();
    let mut to: Vec<&str> = refused.iter().map(|one| one["to"].as_str().unwrap()).collect();
    to.sort_unstable();
    assert_eq!(to, ["bob0@example.org", "bob1@example.org", "bob2@example.org"]);
    assert!(refused[0]["subject"].as_str().unwrap().contains("to move"), "{}", refused[0]);
    assert!(refused[0]["since"].as_str().unwrap().starts_with("20"), "{}", refused[0]);
    let told = own.run(&format!("store refused {url} --limit 2")).ok();
    assert!(told.contains("There are more") && told.matches("  to bob").count() == 2, "{told}");
    // One by its name, another by its recipient.
    let id = refused[0]["id"].as_str().unwrap();
    let dropped = own.run(&format!("store refused {url} drop {}", &id[..8])).ok();
    assert_eq!(dropped, "1 message deleted.\n");
    let wrong = own.run(&format!("store refused {url} drop {}", &id[..8])).bad(2);
    assert!(wrong.contains("no refused message has a name that begins with"), "{wrong}");
    own.run(&format!("store refused {url} drop")).bad(2);
    own.run(&format!("store refused {url} drop --all --to x@example.org")).bad(2);
    let many = own.run(&format!("store refused {url} retry ")).status;
    assert_eq!(many, 2);
    let other = refused[1]["to"].as_str().unwrap().to_owned();
    mail.becomes(Mood::Takes);
    let none = json(&own, &format!("store refused {url} retry --to nobody@example.org"));
    assert_eq!((none["done"].as_str(), none["messages"].as_u64()), (Some("retried"), Some(0)));
    let done = json(&own, &format!("store refused {url} retry --to {}", other.to_uppercase()));
    assert_eq!((done["done"].as_str(), done["messages"].as_u64()), (Some("retried"), Some(1)));
    own.run(&format!("--store {url} mail serve --once")).ok();
    assert_eq!(
        mail.taken().iter().filter(|one| one.to.starts_with("bob")).map(|one| &*one.to).collect::<Vec<_>>(),
        [other]
    );
    assert_eq!(list().len(), 1, "the third one was left alone");
    assert_eq!(json(&own, &format!("store refused {url} drop --all"))["messages"].as_u64(), Some(1));
    assert_eq!(psql(&server, name, "select count(*) from outbox"), "0");
}

/// A store with three games of which one is over, one of an event, and its keeper.
pub fn filled(world: &adjudicate_testkit::people::Homes, server: &std::path::Path, name: &str) -> (TestPerson, String) {
    let url = database(server, name);
    let own = desk(world, name, Some(server));
    own.run(&format!("store init {url}")).ok();
    for table in crowd::tables(3, 1) {
        own.write(&format!("there/games/{}", table.file), &table.base);
    }
    own.write("there/games/merels.yaml", include_str!("../../../examples/roman-merels.yaml"));
    for (file, bytes) in crate::store::files(std::path::Path::new("examples/event")) {
        own.write(&format!("there/events/cup/{file}"), bytes);
    }
    own.run(&format!("store import there {url}")).ok();
    (own, url)
}

#[test]
fn games_are_found_by_player_event_state_and_age() {
    let Some(server) = server() else { return };
    let world = homes();
    let (own, url) = filled(&world, &server, "op_games");
    let paths = |rest: &str| -> Vec<String> {
        let found = json(&own, &format!("store games {url} {rest}"));
        assert_eq!(found["more"].as_bool(), Some(false), "{rest}");
        found["games"].as_array().unwrap().iter().map(|one| one["path"].as_str().unwrap().to_owned()).collect()
    };
    let all = paths("");
    assert!(all.len() > 5 && all.is_sorted(), "{all:?}");
    assert_eq!(paths("--player alice1@example.org"), ["games/game-0001.yaml"]);
    assert_eq!(paths("--player ALICE1@example.org"), ["games/game-0001.yaml"]);
    assert_eq!(paths("--player bob2"), ["games/game-0002.yaml"]);
    assert!(paths("--player bob").contains(&"games/merels.yaml".to_owned()));
    assert!(!paths("--player bob").contains(&"games/game-0002.yaml".to_owned()), "bob2 is another");
    assert!(paths("--player nobody").is_empty());
    let cup = paths("--event cup");
    assert!(!cup.is_empty() && cup.iter().all(|path| path.starts_with("events/cup/games/")), "{cup:?}");
    assert_eq!(json(&own, &format!("store games {url} --event cup"))["games"][0]["event"].as_str(), Some("cup"));
    assert!(paths("--event cu").is_empty());
    let (over, running) = (paths("--state over"), paths("--state running"));
    assert!(over.contains(&"games/merels.yaml".to_owned()) && running.contains(&"games/game-0000.yaml".to_owned()));
    assert_eq!(over.len() + running.len(), all.len());
    // The games of the crowd are of a moment ago by the clock of the tests.
    assert_eq!(paths("--active-days 5 --player alice0"), ["games/game-0000.yaml"]);
    assert!(paths("--idle-days 5 --player alice0").is_empty());
    let some = own.run(&format!("store games {url} --limit 2")).ok();
    assert!(some.ends_with("There are more; --limit N shows them.\n") && some.matches(", in ").count() == 2, "{some}");
    // It shows how a game stands.
    let one = own.run(&format!("store games {url} --player alice1")).ok();
    assert!(one.contains("alice1 (x) and bob1 (o)") && one.contains("Waiting for alice1."), "{one}");
    assert_eq!(own.run(&format!("store games {url} --player nobody")).ok(), "No game of the store is like that.\n");
}

#[test]
fn a_game_is_shown_with_the_work_that_waits() {
    let Some(server) = server() else { return };
    let (world, name) = (homes(), "op_game");
    let (own, url) = filled(&world, &server, name);
    let id = psql(&server, name, "select left(encode(id, 'hex'), 8) from game where path = 'games/game-0001.yaml'");
    let told = own.run(&format!("store game {id} {url}")).ok();
    assert!(told.contains("0  referee: writes the charter") || told.contains("writes the charter"), "{told}");
    assert!(told.contains("Nothing waits in the store for it or for its players."), "{told}");
    // Its players have written, and have not been written to yet; bob0 is another's.
    own.run_with(
        &format!("--store {url} mail receive"),
        crowd::message(1, &crowd::tables(3, 1)[1].turns[0]).as_bytes(),
    )
    .ok();
    psql(&server, name, "update inbox set put_off = 2, why = 'a file'");
    psql(
        &server,
        name,
        "insert into outbox select 'aa' || n, convert_to(E'adjudicate-outbox 1\nfrom: d@x.org\nto: Bob' || n || E'@example.org\nsince: 2026-11-20T00:00:00Z\n\nx', 'UTF8'), 0, 0, n = 1 from generate_series(0, 1) as n",
    );
    let shown = json(&own, &format!("store game {id} {url} --limit 2"));
    assert_eq!((shown["entries"].as_array().unwrap().len(), shown["more"].as_bool()), (2, Some(true)));
    let waits: Vec<(&str, &str)> = shown["waiting"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (one["kind"].as_str().unwrap(), one["text"].as_str().unwrap()))
        .collect();
    assert_eq!(
        waits,
        [("inbox", "from or about alice1@example.org, put off 2 times: a file"), ("refused", "to bob1@example.org")]
    );
    let none = own.run(&format!("store game 0123456789 {url}")).bad(2);
    assert!(none.contains("no game of the store has an id that begins with 0123456789"), "{none}");
}

#[test]
fn a_check_finds_what_was_changed_by_hand() {
    let Some(server) = server() else { return };
    let (world, name) = (homes(), "op_check");
    let (own, url) = filled(&world, &server, name);
    // While a desk is at work as well.
    own.run(&format!("--store {url} mail serve --once")).ok();
    let well = own.run(&format!("store check {url}")).ok();
    assert!(well.contains(" games with ") && well.ends_with(" are checked.\n"), "{well}");
    let id = "(select id from game where path = 'games/game-0001.yaml')";
    for (wrong, place, fault) in [
        (
            format!("update entry set body = body || 'x'::bytea where game = {id} and seq = 1"),
            "games/game-0001.yaml",
            "entry 2 is invalid",
        ),
        (format!("delete from entry where game = {id} and seq = 2"), "games/game-0001.yaml", "its row says"),
        (
            format!("update entry set prev = 'x' where game = {id} and seq = 1"),
            "games/game-0001.yaml",
            "the row of entry 1 is not",
        ),
        (
            format!("update game set head = 'x' where id = {id}"),
            "games/game-0001.yaml",
            "its head is not its last entry",
        ),
        (
            "update game set path = '../x.yaml' where path = 'games/game-0001.yaml'".to_owned(),
            "../x.yaml",
            "is no path below a directory",
        ),
        (
            "delete from address where address = 'bob1@example.org'".to_owned(),
            "games/game-0001.yaml",
            "it is not found by the address bob1@example.org",
        ),
        (
            format!("delete from game_document where game = {id} and name = 'told'; delete from due where game = {id}"),
            "games/game-0001.yaml",
            "no desk looks at it",
        ),
        ("insert into due values ('x', 0)".to_owned(), "table due", "1 of its rows"),
        (
            "insert into address values ('x@example.org', 'games/game-0001.yaml')".to_owned(),
            "table address",
            "1 of its rows",
        ),
        (
            "insert into document values ('state/desk/other.txt', 1, 'x')".to_owned(),
            "state/desk/other.txt",
            "none of the files that a desk keeps",
        ),
        (
            "update document set body = 'x' where path = 'events/cup/event.yaml'".to_owned(),
            "events/cup/event.yaml",
            "entry 0 is invalid",
        ),
    ] {
        let copy = format!("{name}_wrong");
        psql(&server, "postgres", &format!("drop database if exists {copy} with (force)"));
        psql(&server, "postgres", &format!("create database {copy} template {name}"));
        psql(&server, &copy, &wrong);
        let url = url.replace(name, &copy);
        let run = own.run(&format!("store check {url} --json"));
        let verdict: Value = serde_json::from_str(&run.stdout).unwrap();
        let found = verdict["faults"].as_array().unwrap();
        let is_named = |one: &Value| one["place"] == place && one["fault"].as_str().unwrap().contains(fault);
        assert!(run.status == 1 && found.iter().any(is_named), "{wrong}: {} {verdict}", run.status);
        let told = own.run(&format!("store check {url}"));
        assert!(told.stdout.contains(fault) && told.stderr.contains("the store has faults"), "{}", told.stdout);
    }
}

#[test]
fn finished_games_are_archived_and_can_come_back() {
    let Some(server) = server() else { return };
    let (world, name) = (homes(), "op_archive");
    let (own, url) = filled(&world, &server, name);
    let line = |before: &str, rest: &str| format!("store archive --before {before} {rest} {url}");
    // As long as its end was not told a game stays, and so does one that is younger.
    let early = json(&own, &line("2030-01-01", "early"));
    assert_eq!((early["games"].as_u64(), early["waiting"].as_u64()), (Some(0), Some(1)), "{early}");
    own.run(&format!("--store {url} mail serve --once")).ok();
    let all = |directory: &str| {
        own.run(&format!("store export {directory} {url}")).ok();
        crate::store::exported(&own.path(directory))
    };
    let before = all("before");
    let none = json(&own, &line("2001-01-01", "early"));
    assert_eq!((none["games"].as_u64(), none["waiting"].as_u64()), (Some(0), Some(0)), "{none}");
    let wrong = own.run(&line("yesterday", "archive")).bad(2);
    assert!(wrong.contains("a day is written 2026-01-31"), "{wrong}");
    let refused = own.run(&line("2030-01-01", "before")).bad(2);
    assert!(refused.contains("has an export of a store"), "{refused}");
    // Another file at the place of the game is left alone, and so is the game.
    own.write("other/games/merels.yaml", "something else\n");
    let other = own.run(&line("2030-01-01", "other")).bad(1);
    assert!(other.contains("is there already, with other contents"), "{other}");
    let told = own.run(&line("2030-01-01", "archive")).ok();
    assert!(
        told.starts_with("1 game with ") && told.contains("stay in the store because they belong to an event"),
        "{told}"
    );
    assert_eq!(own.read("archive/games/merels.yaml"), include_str!("../../../examples/roman-merels.yaml"));
    let id = before.keys().find(|path| path.starts_with("games/merels")).unwrap();
    let after = all("after");
    assert!(!after.contains_key(id) && after.contains_key("games/game-0000.yaml"), "{:?}", after.keys());
    let archived = crate::store::files(&own.path("archive"));
    assert_eq!(after.into_iter().chain(archived).collect::<std::collections::BTreeMap<_, _>>(), before);
    for table in ["entry", "beside", "game_document", "due"] {
        let rows =
            psql(&server, name, &format!("select count(*) from {table} where game not in (select id from game)"));
        assert_eq!(rows, "0", "{table}");
    }
    own.run(&format!("store check {url}")).ok();
    own.run("verify archive/games/merels.yaml").ok();
    own.run(&format!("store import archive {url}")).ok();
    assert_eq!(all("again"), before);
}

#[test]
fn a_person_is_erased_but_for_signed_logs() {
    let Some(server) = server() else { return };
    let (world, name) = (homes(), "op_erase");
    let (own, url) = filled(&world, &server, name);
    let sql = |text: &str| psql(&server, name, text);
    let running = own.run(&format!("store erase Alice1@example.org {url} --yes")).bad(1);
    assert!(running.contains("games/game-0001.yaml") && running.contains("nothing was erased"), "{running}");
    let asked = own.run(&format!("store erase alice1@example.org {url}")).bad(2);
    assert!(asked.contains("--yes"), "{asked}");
    own.run(&format!("store erase nobody {url} --yes")).bad(2);
    // One who has written to the desk, is written to, and plays in a game that is over.
    let letter = "From: Eve <Eve@Example.org>\r\nTo: desk@example.org\r\nMessage-ID: <e@x>\r\nSubject: hello\r\n\r\nWhen do we meet?\r\n";
    let about = "From: bob0@example.org\r\nTo: desk@example.org\r\nMessage-ID: <b@x>\r\nSubject: eve\r\n\r\nWhat does eve@example.org say?\r\n";
    for message in [letter, about] {
        own.run_with(&format!("--store {url} mail receive"), message.as_bytes()).ok();
    }
    own.run(&format!("--store {url} mail serve --once")).ok();
    own.run_with(&format!("--store {url} mail receive"), letter.replace("<e@x>", "<e2@x>").as_bytes()).ok();
    sql(
        "insert into outbox select n::text, convert_to(E'adjudicate-outbox 1\nfrom: d@x.org\nto: ' || n || E'@example.org\nsince: 2026-11-20T00:00:00Z\n\neve@example.org', 'UTF8'), 0, 0, true from unnest(array['Eve', 'bob0']) as n",
    );
    sql("insert into quota values ('answers-x', 'eve@example.org', '2026', 3)");
    sql("insert into address values ('eve@example.org', 'games/merels.yaml')");
    let left = |address: &str| {
        let part = |column: &str| format!("position('{address}' in lower(encode({column}, 'escape'))) > 0");
        sql(&format!(
            "select (select count(*) from inbox where {0}) + (select count(*) from unread where {0}), \
             (select count(*) from outbox where {0}), (select count(*) from quota where who = '{address}'), \
             (select count(*) from address where address = '{address}')",
            part("body")
        ))
    };
    assert_eq!(left("eve@example.org"), "3|2|1|1");
    let done = json(&own, &format!("store erase eve@example.org {url} --yes"));
    assert_eq!(
        (done["letters"].as_u64(), done["messages"].as_u64(), done["indexed"].as_u64(), done["games"].as_u64()),
        (Some(2), Some(1), Some(2), Some(0)),
        "{done}"
    );
    // The words of another about her are his, and a message to another too.
    assert_eq!(left("eve@example.org"), "1|1|0|0");
    own.run(&format!("store check {url}")).ok();
    // Of a person in a game that is over the log stays, and is named.
    sql("delete from game where path like '%/merels-r3-b2.yaml'");
    let event = sql("select address from address where path like 'events/%' order by 1 limit 1");
    let told = own.run(&format!("store erase {event} {url} --yes")).ok();
    assert!(told.contains("Stays: events/cup/games/"), "{told}");
    assert_eq!(sql(&format!("select count(*) from address where address = '{event}'")), "0");
    let again = own.run(&format!("store erase {event} {url} --yes")).ok();
    assert!(again.contains("Stays: events/cup/games/"), "{again}");
}

#[test]
fn invitations_requests_and_words_of_a_person_are_erased_as_well() {
    let Some(server) = server() else { return };
    let (world, name) = (homes(), "op_erase_documents");
    let (own, url) = filled(&world, &server, name);
    let sql = |text: &str| psql(&server, name, text);
    for who in ["eve", "carol"] {
        own.run(&format!("invite nine-mens-morris {who}@example.org dave@example.org --first {who} --yes")).ok();
        let file = format!("nine-mens-morris-{who}-dave.invitation");
        own.write(&format!("more/games/{file}"), own.read(&format!("games/{file}")));
    }
    let request = |address: &str, player: &str| {
        format!(
            "address: {address}\nwants: !invite\n  game: chess\n  players: [{player}]\nsince: 2026-11-20T00:00:00Z\n"
        )
    };
    own.write("more/state/desk/requests/hers.yaml", request("eve@example.org", "dave@example.org"));
    own.write("more/state/desk/requests/forher.yaml", request("dave@example.org", "eve@example.org"));
    own.write("more/state/desk/requests/other.yaml", request("dave@example.org", "carol@example.org"));
    let letter = |from: &str| {
        format!("From: {from}\r\nTo: desk@example.org\r\n\r\nMy move is d2. Does Eve@Example.org see it?\r\n")
    };
    own.write("more/games/kept/hers.eml", letter("Eve <Eve@Example.org>"));
    own.write("more/events/cup/games/kept/his.eml", letter("bob@example.org"));
    own.run(&format!("store import more {url}")).ok();
    let documents = || sql("select path from document where path ~ '/(kept|requests)/|invitation$' order by path");
    assert_eq!(documents().lines().count(), 7, "{}", documents());
    let found = |address: &str| sql(&format!("select path from address where address = '{address}' order by path"));
    assert_eq!(found("eve@example.org"), "games/nine-mens-morris-eve-dave.invitation");
    let done = json(&own, &format!("store erase eve@example.org {url} --yes"));
    assert_eq!((done["documents"].as_u64(), done["indexed"].as_u64()), (Some(4), Some(1)), "{done}");
    // Documents about others stay, and so does another's letter that names her.
    assert_eq!(
        documents(),
        "events/cup/games/kept/his.eml\ngames/nine-mens-morris-carol-dave.invitation\nstate/desk/requests/other.yaml"
    );
    assert_eq!(found("dave@example.org"), "games/nine-mens-morris-carol-dave.invitation");
    own.run(&format!("store check {url}")).ok();
    // The words of a person without a key, in a game that is over, are kept with the game.
    sql("delete from game where path like '%/merels-r3-b2.yaml'");
    let (game, address) =
        sql("select encode(id, 'hex') || ' ' || min(address) from game join address on address.path = game.path \
             where game.path like 'events/%' group by id order by 1 limit 1")
        .split_once(' ')
        .map(|(game, address)| (game.to_owned(), address.to_owned()))
        .unwrap();
    let player = address.split('@').next().unwrap();
    sql(&format!(
        "insert into game_document select decode('{game}', 'hex'), 'reply-' || n, '' from unnest(array['{player}', 'other']) as n"
    ));
    let told = own.run(&format!("store erase {address} {url} --yes")).ok();
    assert!(told.contains("Stays: events/cup/games/"), "{told}");
    assert_eq!(sql("select name from game_document where name like 'reply-%'"), "reply-other");
}
