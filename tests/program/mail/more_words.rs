//! Ways back that were renewed or stand in the subject, servers that vouch for a sender, and what commands in words bring about beside moves.

use adjudicate_testkit::people::{Homes, RunOutput, key};

use crate::homes;
use crate::mail::in_words::{Original, Program, Table, to};

const MERELS: &str = "nine-mens-morris --first alice --nonce AQIDBAUGBwgJCgsMDQ4PEA==";

fn configure(table: &Table, change: impl Fn(String) -> String) {
    let config = table.desk.read(".config/adjudicate/config.yaml");
    table.desk.write(".config/adjudicate/config.yaml", change(config));
}

/// Three people without keys at the open game, in which anybody can be to act.
fn three(world: &Homes) -> Table {
    let players = ["alice", "bob", "carol"].map(|name| format!("--player {name}=by-post,{name}@example.org")).join(" ");
    Table::with(world, &format!("open {players} --first alice --nonce AQIDBAUGBwgJCgsMDQ4PEA=="))
}

#[test]
fn a_token_that_was_renewed_is_worth_nothing() {
    let world = homes();
    let table = Table::open(&world, MERELS);
    let (first, _) = table.serve();
    let alice = to(&first, "alice").clone();
    assert!(table.desk.run("mail token alice -g games/game.yaml").ok().contains("the first one"));
    let german = |line: &str| RunOutput::of(table.desk.command(line).env("LC_ALL", "de_DE.UTF-8")).ok();
    assert!(german("mail token alice -g games/game.yaml").contains("ein geheimes Wort, das erste"));
    assert!(german("mail token alice -g games/game.yaml --renew").contains("gilt als Rückweg nicht mehr"));
    assert!(table.desk.run("mail token alice -g games/game.yaml").ok().contains("number 2"));
    let before = table.log();
    let (sent, log) = table.say(&alice, "b4");
    assert_eq!(table.log(), before, "{log}");
    let fresh = to(&sent, "alice");
    assert!(fresh.flat().contains("not by the way that is yours alone"), "{}", fresh.text);
    assert_ne!(fresh.reply_to, alice.reply_to);
    // Bob's is as it was, and the fresh one works.
    let (_, log) = table.say(fresh, "b4");
    assert_ne!(table.log(), before, "{log}");
    let two = table.log();
    table.say(to(&first, "bob"), "moves");
    assert_eq!(table.log(), two);
    assert_eq!(table.desk.run("mail token dave -g games/game.yaml").status, 64);
}

#[test]
fn without_an_address_for_it_the_token_stands_in_the_subject() {
    let world = homes();
    let table = Table::open(&world, MERELS);
    configure(&table, |config| config.replace("  reply: \"desk+{}@example.org\"\n", ""));
    let (first, _) = table.serve();
    let alice = to(&first, "alice").clone();
    assert_eq!(alice.reply_to, "desk@example.org");
    let token = alice.subject.rsplit(['(', ')']).nth(1).unwrap().to_owned();
    assert_eq!(token.len(), 16, "{}", alice.subject);
    assert!(!to(&first, "bob").subject.contains(&token));
    let before = table.log();
    // Somebody who writes a subject of his own is not known by it.
    let bare = Original { subject: "my move".to_owned(), ..alice.clone() };
    let (sent, _) = table.say(&bare, "b4");
    assert_eq!(table.log(), before);
    assert!(to(&sent, "alice").subject.contains(&token));
    // However programs write it before the old one.
    let answered = Original { subject: format!("AW: {}", alice.subject.to_uppercase()), ..alice.clone() };
    table.say(&answered, "b4");
    assert_ne!(table.log(), before);
    assert!(!table.log().contains(&token));
}

#[test]
fn a_server_that_is_named_has_to_vouch_for_the_sender() {
    let world = homes();
    let table = Table::open(&world, MERELS);
    configure(&table, |config| config + "  authentication: mx.example.org\n");
    let (first, _) = table.serve();
    let alice = to(&first, "alice").clone();
    let before = table.log();
    let plain = alice.answer(Program::Mutt, "b4");
    let with = |headers: &str| format!("{headers}{plain}");
    for headers in [
        // Nobody vouches; the server says no; another server says yes; for another domain; the sender himself, below the server's line.
        "",
        "Authentication-Results: mx.example.org; dkim=fail header.d=example.org; spf=softfail smtp.mailfrom=alice@example.org\r\n",
        "Authentication-Results: mx.evil.example; dkim=pass header.d=example.org\r\n",
        "Authentication-Results: mx.example.org; dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=eve@evil.example\r\n",
        "Authentication-Results: mx.example.org; spf=fail smtp.mailfrom=alice@example.org\r\nAuthentication-Results: mx.example.org; dkim=pass header.d=example.org\r\n",
    ] {
        table.deliver(&with(headers));
        let (sent, log) = table.serve();
        assert_eq!(table.log(), before, "{headers}{log}");
        assert!(log.contains("mx.example.org does not say that it comes from example.org"), "{headers}{log}");
        assert!(to(&sent, "alice").flat().contains("found no proof that it is from your address"), "{headers}");
    }
    for (pass, words) in [
        ("Authentication-Results: mx.example.org; dkim=pass header.d=example.org\r\n", "b4"),
        ("Authentication-Results: mx.example.org; spf=pass smtp.mailfrom=bob@example.org\r\n", "d2"),
    ] {
        let before = table.log();
        let (mine, _) = table.serve_at("");
        assert!(mine.is_empty());
        let original = if words == "b4" { alice.clone() } else { to(&first, "bob").clone() };
        // Bob answers the board that he has been sent since.
        let original = Original { id: latest(&table, &original), ..original };
        table.deliver(&format!("{pass}{}", original.answer(Program::Mutt, words)));
        let (_, log) = table.serve();
        assert_ne!(table.log(), before, "{pass}{log}");
    }
}

/// The id of a message that shows the board as it stands, as the desk writes it.
fn latest(table: &Table, original: &Original) -> String {
    let head = table.shown()["head"].as_str().unwrap().trim_start_matches("sha256:")[..16].to_owned();
    let rest = original.id.split_once('.').unwrap().1;
    format!("{head}.{rest}")
}

#[test]
fn who_stops_mails_gets_those_about_his_turn() {
    let world = homes();
    let table = three(&world);
    let (first, _) = table.serve();
    let (sent, _) = table.say(to(&first, "carol"), "stop");
    assert!(to(&sent, "carol").flat().contains("no mails about this game any more but those about your turn"));
    let (sent, _) = table.say(to(&first, "alice"), "play hello; next: bob");
    assert_eq!(names(&sent), ["alice", "bob"], "{:?}", sent.iter().map(|one| &one.text).collect::<Vec<_>>());
    let (sent, _) = table.say(to(&sent, "bob"), "play hello too; next: carol");
    assert_eq!(names(&sent), ["alice", "bob", "carol"]);
    let carol = to(&sent, "carol").clone();
    let (sent, _) = table.say(&carol, "start");
    assert!(to(&sent, "carol").flat().contains("You get all mails about this game again"));
    let (sent, _) = table.say(&carol, "play and I; next: alice");
    assert_eq!(names(&sent), ["alice", "bob", "carol"]);
    let (sent, _) = table.say(to(&sent, "alice"), "play on; next: bob");
    assert_eq!(names(&sent), ["alice", "bob", "carol"]);
}

fn names(sent: &[Original]) -> Vec<String> {
    let mut names: Vec<String> = sent.iter().map(|one| one.to.split('@').next().unwrap().to_owned()).collect();
    names.sort();
    names
}

#[test]
fn an_absence_by_mail_moves_the_deadline() {
    let world = homes();
    let table = Table::open(&world, &format!("{MERELS} --clock 3,0,0 --absence-days 10"));
    let (first, _) = table.serve();
    let until = |table: &Table| table.desk.run("mail status").ok();
    assert!(until(&table).contains("alice is due until 2026-11-23T17:03:11Z"), "{}", until(&table));
    let (sent, log) = table.say(to(&first, "alice"), "away 2026-11-22 to 2026-11-29");
    assert!(to(&sent, "alice").flat().contains("You are away from 2026-11-22 to 2026-11-29"), "{log}");
    assert!(until(&table).contains("alice is due until 2026-11-30T17:03:11Z"), "{}", until(&table));
    // More days than there are, or days that are spent already.
    let before = table.log();
    let (sent, _) = table.say(to(&sent, "alice"), "away 2026-12-01 to 2026-12-09");
    assert!(to(&sent, "alice").flat().contains("was not done"), "{}", sent[0].text);
    assert_eq!(table.log(), before);
    // Bob's waits for alice, who holds the pen. Other languages than English have no days as they are typed here.
    let (sent, _) = table.say(to(&first, "bob"), "langue français");
    let (sent, _) = table.say(to(&sent, "bob"), "absent du 20 décembre 2026 au 27 décembre 2026");
    let told = to(&sent, "bob").flat();
    assert!(told.contains("Vous êtes en congé du 20 décembre 2026 au 27 décembre 2026."), "{told}");
    assert!(table.desk.path("games/game.yaml.beside").exists());
}

#[test]
fn a_reminder_in_words_says_how_to_be_away_and_the_end_of_the_time_how_to_claim() {
    let world = homes();
    let table = Table::open(&world, &format!("{MERELS} --clock 20,3,10 --absence-days 10"));
    assert_eq!(names(&table.serve().0), ["alice", "bob"]);
    let at = |date: &str| table.serve_at(&format!("{date}T18:00:00Z")).0;
    assert!(at("2026-12-01").is_empty());
    let half = at("2026-12-02");
    assert_eq!(names(&half), ["alice"]);
    let text = half[0].flat();
    assert!(text.contains("A reminder for alice: half of the time is over; it ends on 13 December."), "{text}");
    let away = "To be away, write `away`, the first day, `to`, and the day on which you are back.";
    assert!(text.contains(away), "{text}");
    assert_eq!(names(&at("2026-12-12")), ["alice"]);
    let passed = at("2026-12-14");
    assert_eq!(names(&passed), ["alice", "bob"]);
    assert!(passed.iter().all(|one| !one.text.contains("claim")), "{}", passed[0].text);
    let over = at("2026-12-24");
    assert_eq!(names(&over), ["alice", "bob"]);
    for one in over {
        let text = one.flat();
        assert!(text.contains("write `claim timeout alice` alone on a line"), "{text}");
        assert!(text.contains("That takes 12 days of grace so far. Grace used in all: 12 of 10 days."), "{text}");
    }
}

#[test]
fn of_several_offers_one_is_accepted_by_its_number() {
    let world = homes();
    let table = Table::open(&world, MERELS);
    let (first, _) = table.serve();
    let (sent, _) = table.say(to(&first, "alice"), "b4");
    let (sent, _) = table.say(to(&sent, "bob"), "d2");
    table.say(to(&sent, "bob"), "offer draw");
    let (sent, _) = table.say(to(&sent, "bob"), "take back");
    let board = to(&sent, "alice").clone();
    assert!(board.flat().contains("Answer one of these with `accept` or `decline`"), "{}", board.text);
    let before = table.log();
    let (sent, log) = table.say(&board, "accept");
    let asked = to(&sent, "alice").clone();
    assert!(asked.flat().contains("Several offers wait for your answer"), "{log}{}", asked.text);
    assert!(
        asked.flat().contains("1 stands for: bob offers ") && asked.flat().contains("2 stands for: bob offers "),
        "{}",
        asked.text
    );
    assert_eq!(table.log(), before);
    let draw = if asked.flat().contains("1 stands for: bob offers a draw") { "1" } else { "2" };
    let (_, log) = table.say(&asked, draw);
    assert!(table.log().contains("agree: 1"), "{log}");
    assert_eq!(table.shown()["verdict"], "over");
}

#[test]
fn a_remark_alone_is_passed_on() {
    let world = homes();
    let table = Table::open(&world, MERELS);
    let (first, _) = table.serve();
    let (sent, log) = table.say(to(&first, "bob"), "say good luck to you");
    assert!(log.contains("bob says a remark"), "{log}");
    assert!(to(&sent, "bob").flat().contains("Your remark is passed on"), "{}", to(&sent, "bob").text);
    assert!(to(&sent, "alice").flat().contains("good luck to you"), "{}", to(&sent, "alice").text);
    // The player to move says it with his move, which brings bob's as well.
    let (sent, _) = table.say(to(&first, "alice"), "say and to you");
    assert!(to(&sent, "alice").flat().contains("goes to the others with your next move"), "{}", sent[0].text);
    let (sent, log) = table.say(to(&first, "alice"), "b4");
    assert!(table.log().contains("good luck to you") && table.log().contains("and to you"), "{log}");
    assert!(to(&sent, "bob").flat().contains("and to you"), "{}", to(&sent, "bob").text);
    for number in 0..4 {
        table.say(to(&sent, "alice"), &format!("say number {number}"));
    }
    let (sent, _) = table.say(to(&sent, "alice"), "say one more");
    assert!(to(&sent, "alice").flat().contains("remarks of yours wait already"), "{}", sent[0].text);
}

#[test]
fn a_key_is_for_the_next_game() {
    let world = homes();
    let table = Table::open(&world, MERELS);
    let (first, _) = table.serve();
    let before = table.log();
    let (sent, _) = table.say(to(&first, "alice"), &format!("This is my key now:\n{}", key("alice")));
    assert!(
        to(&sent, "alice").flat().contains("Send the key with your answer to the next invitation"),
        "{}",
        sent[0].text
    );
    assert_eq!(table.log(), before);
}

#[test]
fn turns_on_sealed_boards_are_for_the_referee() {
    let world = homes();
    let table = Table::open(&world, "duerror-grandis --option variants=caecus --nonce AQIDBAUGBwgJCgsMDQ4PEA==");
    let (first, _) = table.serve();
    let name = table.shown()["pen"]["name"].as_str().unwrap().to_owned();
    let before = table.log();
    let path =
        table.deliver(&to(&first, &name).answer(Program::Iphone, "board sealed; colour red; start thete; move A1"));
    let (sent, log) = table.serve();
    assert_eq!(table.log(), before);
    assert!(to(&sent, &name).flat().contains("plays for you by hand"), "{log}{}", to(&sent, &name).text);
    let file = path.file_name().unwrap().to_string_lossy().into_owned();
    assert!(table.desk.path(&format!("mail/cur/{file}:2,")).exists(), "the referee has to read it");
    // So nobody is invited to such a game without a key.
    table.desk.run("invite duerror-grandis dave@example.org erin@example.org --option variants=caecus --yes").ok();
    let (sent, _) = table.serve();
    let (sent, _) = table.say(to(&sent, "dave"), "yes");
    assert!(to(&sent, "dave").flat().contains("it takes the program and a key to keep one secret"), "{}", sent[0].text);
}

#[test]
fn words_beside_a_damaged_block_are_left_to_be_read() {
    let world = homes();
    let games = super::table::games(&world);
    let desk = super::table::desk(&world, "desk");
    desk.write("games/game.yaml", &games.base);
    desk.run("mail serve --once").ok();
    let whole = adjudicate::log::wrap(&games.next[0]);
    let third = |(number, _): &(usize, &str)| *number != 3;
    let broken: String = whole.lines().enumerate().filter(third).map(|(_, line)| format!("{line}\r\n")).collect();
    assert!(broken.lines().count() < whole.lines().count());
    let deliver = |name: &str, words: &str| {
        let message = format!("From: alice@example.org\r\nTo: desk@example.org\r\n\r\n{words}\r\n{broken}");
        desk.write(&format!("mail/new/{name}"), message);
        desk.run("mail serve --once").ok()
    };
    let log = deliver("1", "My mill is broken, can you have a look at the message below?");
    assert!(desk.path("mail/cur/1:2,").exists(), "{log}");
    let log = deliver("2", "Hello,");
    assert!(desk.path("mail/cur/2:2,S").exists(), "{log}");
    let told = super::table::sent(&desk);
    assert!(told.iter().any(|one| one.to == "alice@example.org" && one.subject().contains("not taken")));
}

#[test]
fn setting_up_keeps_the_comments_of_other_parts() {
    let world = homes();
    let person = world.stranger("somebody");
    let config = "# who I am\nname: alice # short\n# my mail\nmail:\n  address: old@example.org\n  directory: /tmp/x\n# the club\ndesk:\n  # its games\n  games: /srv/games\n";
    person.write(".config/adjudicate/config.yaml", config);
    person.run("mail setup --address alice@example.org --sendmail /usr/sbin/sendmail --no-test").ok();
    let now = person.read(".config/adjudicate/config.yaml");
    for kept in [
        "# who I am\nname: alice # short\n# my mail\nmail:\n",
        "# the club\ndesk:\n  # its games\n  games: /srv/games\n",
    ] {
        assert!(now.contains(kept), "{now}");
    }
    assert!(
        now.contains("  address: alice@example.org\n") && !now.contains("old@") && !now.contains("directory"),
        "{now}"
    );
    assert_eq!(person.read(".config/adjudicate/config.yaml.before"), config);
    // If there is no such part, it is added behind the others.
    person.write(".config/adjudicate/config.yaml", "# only a name\nname: alice");
    person.run("mail setup --address alice@example.org --sendmail /usr/sbin/sendmail --no-test").ok();
    let now = person.read(".config/adjudicate/config.yaml");
    assert!(now.starts_with("# only a name\nname: alice\nmail:\n  address: alice@example.org\n"), "{now}");
}

#[test]
fn one_game_of_a_match_is_conceded_in_words() {
    let world = homes();
    let table = Table::open(&world, "backgammon --first alice --option points=3 --nonce AQIDBAUGBwgJCgsMDQ4PEA==");
    let (first, _) = table.serve();
    let board = to(&first, "alice").clone();
    assert!(board.flat().contains("to give up this one game: write `offer concede`"), "{}", board.text);
    let (sent, log) = table.say(to(&first, "bob"), "offer concede gammon");
    assert!(to(&sent, "bob").flat().contains("You offer to concede this game as a gammon"), "{log}{}", sent[0].text);
    let (sent, log) = table.say(to(&sent, "alice"), "accept");
    assert!(table.log().contains("agree: 1") && table.log().contains("concede: gammon"), "{log}{}", sent[0].text);
    let after = to(&sent, "alice").flat();
    assert!(after.contains("game 2: alice has 2, bob has 0"), "{after}");
    assert_eq!(table.shown()["verdict"], "running");
    // In a game without it, the words are understood and refused.
    let world = homes();
    let table = Table::open(&world, MERELS);
    let (first, _) = table.serve();
    let (sent, _) = table.say(to(&first, "alice"), "concede");
    assert!(to(&sent, "alice").flat().contains("this game has no such offer"), "{}", sent[0].text);
}

/// The desk would judge it as a move of the other player.
#[test]
fn a_move_out_of_turn_is_answered_with_whose_turn_it_is() {
    let world = homes();
    let table = Table::open(&world, "chess --first alice --nonce AQIDBAUGBwgJCgsMDQ4PEA==");
    let (first, _) = table.serve();
    let before = table.count();
    for (minute, (words, told)) in
        [("e5", "`e5` was not judged: it is not your turn."), ("e4", "`e4` was not done: it is not your turn")]
            .into_iter()
            .enumerate()
    {
        table.deliver(&to(&first, "bob").answer(Program::Iphone, words));
        let (sent, log) = table.serve_at(&format!("2026-11-21T10:{:02}:00Z", 2 * minute));
        let flat = to(&sent, "bob").flat();
        assert!(flat.contains(told) && !flat.contains("Possible"), "{flat}\n{log}");
        assert_eq!(table.count(), before, "{log}");
    }
}
