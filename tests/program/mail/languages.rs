//! Players without a key who read in their own languages: two in one game, each in his.

use adjudicate_testkit::file;

use crate::capitals::{in_capitals, small_words, unquoted};
use crate::homes;
use crate::layers::sources;
use crate::mail::in_words::{Original, Program, Table, to};
use crate::mail::table;

/// The languages that have every text.
pub const COMPLETE: [&str; 2] = ["de", "fr"];
/// The languages that have every text of letters, answers and boards.
pub const WITH_LETTERS: [&str; 6] = ["de", "es", "fr", "it", "nl", "pl"];

/// Words of English letters that neither German nor French has.
const ENGLISH: &str = "the you your is are has have and with this that please write answer played game move moves turn board waiting \
    reply see won lost draw checkmate white black king queen rook bishop knight pawn rooks pawns referee entry \
    days left rolled to of from over row squares marked stones nothing done not offers joined resigned \
    agreed it its reminder time everything else throws soldier soldiers captives prisoners pieces off";

/// English words that other languages have, too.
const SHARED: [(&str, &[&str]); 3] = [("es", &["director"]), ("nl", &["is", "of", "over"]), ("pl", &["to"])];

/// The English words in a letter in this language, without what is quoted or typed as it is.
pub fn english_words_in(tag: &str, text: &str) -> Vec<String> {
    english_words(text).into_iter().filter(|word| !is_shared(tag, word)).collect()
}

/// Whether this language has an English word, too.
pub fn is_shared(tag: &str, word: &str) -> bool {
    SHARED.iter().any(|(known, words)| *known == tag && words.contains(&word))
}

/// The English words in a text in a language that has none of them.
pub fn english_words(text: &str) -> Vec<String> {
    let plain = unquoted(text).to_lowercase();
    let words = plain.split(|sign: char| !sign.is_alphanumeric());
    words.filter(|word| ENGLISH.split(' ').any(|english| english == *word)).map(str::to_owned).collect()
}

/// Languages, each with the words by which a player names it.
const FRENCH: (&str, &str) = ("langue français", "fr");
const GERMAN: (&str, &str) = ("Sprache deutsch", "de");

fn check(letter: &Original, tag: &str) {
    let text = format!("{}\n{}", letter.subject, letter.text);
    assert_eq!(english_words_in(tag, &text), [] as [String; 0], "{text}");
    assert!(letter.html.contains(&format!("<html lang=\"{tag}\"")), "{}", letter.html);
    let wide: Vec<&str> = letter.text.lines().filter(|line| line.chars().count() > 71).collect();
    assert!(wide.is_empty(), "{wide:?}");
}

/// Plays a game of two players, who first name their languages, to its end; gives the last letters of both, and the log. Before his first
/// move each tries one that is refused for a reason, if there is one for him.
fn played(
    game: &str,
    languages: [(&str, &str); 2],
    refusals: &[(&str, &str)],
    moves: &[&str],
) -> ([Original; 2], String) {
    let world = homes();
    let table = Table::open(&world, &format!("{game} --first alice --nonce AQIDBAUGBwgJCgsMDQ4PEA=="));
    let (first, _) = table.serve();
    let mut newest = ["alice", "bob"].map(|name| to(&first, name).clone());
    assert!(!english_words(&newest[0].text).is_empty(), "{}", newest[0].text);
    for (reader, (words, tag)) in languages.into_iter().enumerate() {
        let (sent, log) = table.say(&newest[reader], words);
        assert_eq!(sent.len(), 1, "{log}");
        newest[reader] = sent[0].clone();
        check(&newest[reader], tag);
    }
    for (number, play) in moves.iter().enumerate() {
        if let Some((line, reason)) = refusals.get(number) {
            let (sent, log) = table.say(&newest[number], line);
            assert_eq!(sent.len(), 1, "{log}");
            newest[number] = sent[0].clone();
            check(&newest[number], languages[number].1);
            assert!(newest[number].flat().contains(reason), "{}", newest[number].text);
        }
        let (sent, log) = table.say(&newest[number % 2], play);
        for (reader, name) in ["alice", "bob"].into_iter().enumerate() {
            assert!(sent.iter().any(|letter| letter.to.starts_with(name)), "{play}: {log}");
            newest[reader] = to(&sent, name).clone();
            check(&newest[reader], languages[reader].1);
        }
        assert_eq!(table.count(), number + 3, "{play}");
    }
    (newest, table.log())
}

#[test]
fn a_french_and_a_german_player_play_tic_tac_toe_in_their_languages() {
    let moves = ["b2", "a1", "c1", "a3", "a2", "c2", "b1", "b3", "c3"];
    let ([french, german], log) = played("tic-tac-toe", [FRENCH, GERMAN], &[], &moves);
    assert!(log.contains("move: \"c3\""), "{log}");
    assert!(french.flat().contains("Partie nulle : toutes les cases sont prises (TTT-4)."), "{}", french.text);
    assert!(
        german.flat().contains("alice hat c3 gespielt. Remis: alle Felder sind besetzt (TTT-4)."),
        "{}",
        german.text
    );
}

#[test]
fn a_french_and_a_german_player_play_chess_in_their_languages() {
    let moves = ["e4", "e5", "Fc4", "Sc6", "Dh5", "Sf6", "Dxf7"];
    let ([french, german], log) = played("chess", [FRENCH, GERMAN], &[], &moves);
    has_scholars_mate(&log);
    assert!(french.flat().contains("Vous avez gagné : échec et mat (CHS-2)."), "{}", french.text);
    assert!(french.flat().contains("Dxf7# est joué."), "{}", french.text);
    let told = "alice hat Dxf7# gespielt. Sie haben gegen alice verloren: Matt (CHS-2).";
    assert!(german.flat().contains(told), "{}", german.text);
    // Each sees the letters of his language on the board.
    assert!(french.text.contains("1 T C F . R . C T"), "{}", french.text);
    assert!(german.text.contains("1 T S . K . L S T"), "{}", german.text);
}

/// The moves of a scholar's mate are in the log in the letters of the record.
fn has_scholars_mate(log: &str) {
    for recorded in ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"] {
        assert!(log.contains(&format!("move: \"{recorded}\"")), "{recorded} in\n{log}");
    }
}

#[test]
fn an_italian_and_a_polish_player_play_chess_in_their_languages() {
    let moves = ["e4", "e5", "Ac4", "Sc6", "Dh5", "Sf6", "Dxf7"];
    let refusals = [
        ("Ce5", "`Ce5` non è possibile: nessun cavallo del Bianco può andare in e5 (CHS-1)."),
        ("Sd4", "Polecenie `Sd4` nie zostało wykonane: żaden skoczek czarnych nie może pójść na d4 (CHS-1)."),
    ];
    let languages = [("lingua italiano", "it"), ("język polski", "pl")];
    let ([italian, polish], log) = played("chess", languages, &refusals, &moves);
    has_scholars_mate(&log);
    assert!(italian.flat().contains("Lei ha vinto: scacco matto (CHS-2)."), "{}", italian.text);
    let told = "alice gra Hxf7#. Przegrywasz, wygrywa alice: mat (CHS-2).";
    assert!(polish.flat().contains(told), "{}", polish.text);
    assert!(polish.text.contains("1 W S . K . G S W"), "{}", polish.text);
}

#[test]
fn a_spanish_and_a_dutch_player_play_chess_in_their_languages() {
    let moves = ["e4", "e5", "Ac4", "Pc6", "Dh5", "Pf6", "Dxf7"];
    let refusals = [
        ("Ce5", "`Ce5` no es posible: ningún caballo de las blancas puede ir a e5 (CHS-1)."),
        ("Pd4", "`Pd4` is niet uitgevoerd: geen paard van zwart kan naar d4 (CHS-1)."),
    ];
    let languages = [("idioma español", "es"), ("taal Nederlands", "nl")];
    let ([spanish, dutch], log) = played("chess", languages, &refusals, &moves);
    has_scholars_mate(&log);
    assert!(spanish.flat().contains("Usted ha ganado: jaque mate (CHS-2)."), "{}", spanish.text);
    let told = "alice heeft Dxf7# gespeeld. U hebt van alice verloren: schaakmat (CHS-2).";
    assert!(dutch.flat().contains(told), "{}", dutch.text);
    assert!(dutch.text.contains("1 T P . K . L P T") && dutch.text.contains("2 I I I . I"), "{}", dutch.text);
}

#[test]
fn what_cannot_be_played_is_told_in_the_language_of_its_author() {
    let world = homes();
    let table = Table::open(&world, "chess --first alice --nonce AQIDBAUGBwgJCgsMDQ4PEA==");
    let (first, _) = table.serve();
    let (sent, _) = table.say(to(&first, "alice"), "Sprache deutsch");
    let mut alice = to(&sent, "alice").clone();
    assert!(alice.flat().contains("auf Deutsch"), "{}", alice.text);
    let mut minute = 0;
    for (words, told) in [
        ("Sxe5", "`Sxe5` wurde nicht ausgeführt: Kein Springer von Weiß kann nach e5 ziehen (CHS-1)."),
        ("Sf3+", "`Sf3+` wurde nicht ausgeführt: Dieser Zug gibt kein Schach (CHS-1). Schreiben Sie `Sf3`."),
        ("probiere Sf3#", "`Sf3#` wurde nicht ausgeführt: Dieser Zug setzt nicht matt (CHS-1). Schreiben Sie `Sf3`."),
        ("regeln CHS-1", "CHS-1 Es gelten die Schachregeln. Wer beginnt, hat Weiß."),
        ("Regeln", "In jedem Spiel: ALL-1 Die Plätze sind die der Spieler"),
        ("Züge", "alice (Weiß) ist am Zug."),
        ("Züge", "Springerzüge (4): Sa3 Sc3 Sf3 Sh3"),
        ("was meinen Sie dazu?", "Es wurde nichts getan."),
        ("aufgeben", "`aufgeben ja`"),
        ("probiere Sf3", "So wäre die Stellung nach Sf3. Es wurde nichts eingetragen."),
        ("ja", "Es war nichts gefragt oder angeboten"),
        ("stopp", "Sie bekommen zu dieser Partie nur noch Briefe"),
        ("Remis?", "Sie bieten Remis an. Das gilt, bis jemand weiterspielt."),
    ] {
        // There is one answer in a minute at most, after a few.
        minute += 1;
        table.deliver(&alice.answer(Program::Iphone, words));
        let (sent, log) = table.serve_at(&format!("2026-11-21T10:{minute:02}:00Z"));
        assert!(!sent.is_empty(), "{words}: {log}");
        alice = to(&sent, "alice").clone();
        let flat = alice.flat();
        // The desk quotes words that it does not understand.
        let told = if words == "was meinen Sie dazu?" { "es wurde nichts getan" } else { told };
        assert!(flat.contains(told), "{words}: {}\n{log}", alice.text);
        check(&alice, "de");
    }
}

/// Why a move was refused, and what would do instead, is written in the language of its author.
#[test]
fn refusals_are_told_in_the_language_of_their_author() {
    for (game, moves) in [
        ("chess", ["e5", "Sf5", "0-0", "remis reklamieren", "zurücknehmen"].as_slice()),
        ("nine-mens-morris", &["d2-d3", "d2xa1", "pass", "reprendre", "zeitüberschreitung bob"]),
        ("tic-tac-toe", &["réclamer la nulle", "wenn b2 dann c3", "spiel verloren geben", "annehmen"]),
        ("roman-checkers", &["c3-d5", "c3-b2", "d5", "pass", "c3-d4 throne", "gefangene anbieten"]),
    ] {
        for (tag, words, not_done) in [
            ("de", "Sprache deutsch", ["wurde nicht ausgeführt"].as_slice()),
            ("es", "idioma español", &["no es posible", "no se ha ejecutado"]),
            ("fr", "langue français", &["n'a pas été exécuté"]),
            ("it", "lingua italiano", &["non è possibile", "non è stato eseguito"]),
            ("nl", "taal Nederlands", &["is niet uitgevoerd"]),
            ("pl", "język polski", &["nie zostało wykonane"]),
        ] {
            let world = homes();
            let table = Table::open(&world, &format!("{game} --first alice --nonce AQIDBAUGBwgJCgsMDQ4PEA=="));
            let (first, _) = table.serve();
            let (sent, log) = table.say(to(&first, "alice"), words);
            assert_eq!(sent.len(), 1, "{log}");
            let mut alice = sent[0].clone();
            for (minute, words) in moves.iter().enumerate() {
                // There is one answer in a minute at most, after a few.
                table.deliver(&alice.answer(Program::Iphone, words));
                let (sent, log) = table.serve_at(&format!("2026-11-21T10:{:02}:00Z", 2 * minute + 2));
                assert!(!sent.is_empty(), "{words}: {log}");
                alice = to(&sent, "alice").clone();
                let flat = alice.flat();
                assert!(not_done.iter().any(|told| flat.contains(told)), "{game} in {tag}, {words}: {}", alice.text);
                assert_eq!(english_words_in(tag, &alice.text), [] as [String; 0], "{}", alice.text);
            }
            assert_eq!(table.count(), 2, "{game}");
        }
    }
}

#[test]
fn a_language_is_proposed_once_to_somebody_who_writes_in_it() {
    let world = homes();
    let table = Table::open(&world, "chess --first alice --nonce AQIDBAUGBwgJCgsMDQ4PEA==");
    let (first, _) = table.serve();
    let (sent, log) = table.say(to(&first, "alice"), "Guten Tag,\n\nmein Zug: e4\n\nViele Grüße\nAlice");
    let alice = to(&sent, "alice");
    assert!(log.contains("says `e4`"), "{log}");
    let proposal = "Sollen wir Ihnen auf Deutsch schreiben? Dann antworten Sie: `Sprache deutsch`.";
    assert!(alice.flat().contains(proposal) && alice.flat().contains("e4 is played."), "{}", alice.text);
    assert!(!to(&sent, "bob").flat().contains("Sprache"));
    // Bob writes English, and alice is asked no second time.
    let (sent, _) = table.say(to(&sent, "bob"), "Hello Alice,\ne5\nBest wishes");
    assert!(!to(&sent, "bob").flat().contains("write to you in"), "{}", to(&sent, "bob").text);
    let (sent, _) = table.say(to(&sent, "alice"), "Guten Tag,\n\nmein Zug: Sf3\n\nViele Grüße\nAlice");
    assert!(!to(&sent, "alice").flat().contains("Sollen wir"), "{}", to(&sent, "alice").text);
    // After the confirmation she reads German.
    let (sent, _) = table.say(to(&sent, "alice"), "Sprache deutsch");
    check(to(&sent, "alice"), "de");
}

#[test]
fn a_mail_program_in_another_language_is_answered_with_a_proposal() {
    let world = homes();
    let table = Table::open(&world, "chess --first alice --nonce AQIDBAUGBwgJCgsMDQ4PEA==");
    let (first, _) = table.serve();
    let alice = to(&first, "alice");
    let quoted: String = alice.text.lines().map(|line| format!("> {line}\n")).collect();
    let answer = format!("e4\n\nAm 23.11.26 um 10:00 schrieb The Desk:\n{quoted}");
    table.deliver(&alice.message("Content-Type: text/plain; charset=utf-8", &answer));
    let (sent, log) = table.serve();
    assert!(to(&sent, "alice").flat().contains("Sollen wir Ihnen auf Deutsch schreiben?"), "{log}");
    assert!(table.log().contains("move: e4") || table.log().contains("move: \"e4\""), "{}", table.log());
    // The question is answered as people answer one, also after the next move; a second time there is no question.
    let (sent, _) = table.say(to(&sent, "bob"), "e5");
    let (sent, log) = table.say(to(&sent, "alice"), "ja");
    assert!(log.contains("says `yes`") && !log.contains("not all of it done"), "{log}");
    check(to(&sent, "alice"), "de");
    let (sent, _) = table.say(to(&sent, "alice"), "ja, bitte");
    assert!(to(&sent, "alice").flat().contains("nichts gefragt oder angeboten"), "{}", to(&sent, "alice").text);
}

#[test]
fn one_file_adds_a_language() {
    let world = homes();
    let table = Table::open(&world, "tic-tac-toe --first alice --nonce AQIDBAUGBwgJCgsMDQ4PEA==");
    table.desk.write(".config/adjudicate/languages/qps.ftl", in_capitals());
    let (first, _) = table.serve();
    let mut newest = ["alice", "bob"].map(|name| to(&first, name).clone());
    for letter in &mut newest {
        let (sent, log) = table.say(letter, "language Capitals");
        assert_eq!(sent.len(), 1, "{log}");
        *letter = sent[0].clone();
    }
    // One word of the file is for a move, another ends the game.
    for (reader, words) in [(0, "spiele b2"), (1, "a1"), (0, "help"), (0, "b3"), (1, "kapitulaci jes")] {
        let (sent, log) = table.say(&newest[reader], words);
        for letter in &sent {
            newest[usize::from(letter.to.starts_with("bob"))] = letter.clone();
            assert!(letter.html.contains("<html lang=\"qps\""), "{}", letter.html);
            // Names, moves, and the subject's word for this program's letters stay.
            let stays = ["alice", "bob", "adjudicate", "tic-tac-toe", "x", "o", "sha256", "id"];
            let text = format!("{}\n{}", letter.subject, letter.text);
            let small = small_words(&text, &stays);
            assert_eq!(small, [] as [&str; 0], "{words}: {text}");
        }
        assert!(!sent.is_empty(), "{words}: {log}");
    }
    assert!(table.log().contains("resign: true"), "{}", table.log());
}

#[test]
fn people_are_invited_in_their_languages() {
    let world = homes();
    let table = Table { desk: table::desk(&world, "desk") };
    let line = "invite chess alice@example.org bob@example.org";
    let refused = table.desk.run(&format!("{line} --language de --language dora=fr --yes"));
    assert!(refused.stderr.contains("no invited player is called `dora`"), "{}", refused.stderr);
    let refused = table.desk.run(&format!("{line} --language xx --yes"));
    assert!(refused.stderr.contains("there are no texts in this language"), "{}", refused.stderr);
    let line = "invite chess alice@example.org bob@example.org --first alice --clock 7,3,10 --host anna@example.org";
    table.desk.run(&format!("{line} --language de --language bob=fr --yes")).ok();
    let (sent, _) = table.serve();
    let (alice, bob) = (to(&sent, "alice").clone(), to(&sent, "bob").clone());
    check(&alice, "de");
    check(&bob, "fr");
    assert!(alice.flat().contains("Bedenkzeit: 7 Tage je Zug, 3 Postweg, 10 Nachfrist insgesamt"), "{}", alice.text);
    let (sent, _) = table.say(&alice, "Vielleicht");
    check(to(&sent, "alice"), "de");
    assert!(to(&sent, "alice").flat().contains("Es ist nicht klar"), "{}", sent[0].text);
    let (sent, _) = table.say(&alice, "Ja, gerne!");
    check(to(&sent, "alice"), "de");
    assert!(to(&sent, "alice").flat().contains("sobald auch bob geantwortet hat"), "{}", sent[0].text);
    let (sent, log) = table.say(&bob, "Bonjour,\nOui\nBob");
    check(to(&sent, "alice"), "de");
    check(to(&sent, "bob"), "fr");
    assert!(to(&sent, "alice").flat().contains("Sie sind am Zug."), "{log}");
}

#[test]
fn an_invitation_offers_other_languages() {
    let world = homes();
    let table = Table { desk: table::desk(&world, "desk") };
    table.desk.run("invite chess alice@example.org bob@example.org --first alice --host anna@example.org --yes").ok();
    let (sent, _) = table.serve();
    let (alice, bob) = (to(&sent, "alice").clone(), to(&sent, "bob").clone());
    assert!(alice.flat().contains("one of the lines `Sprache deutsch`, `idioma español`"), "{}", alice.text);
    // A letter that asks for nothing else is answered by the invitation.
    let (sent, log) = table.say(&alice, "Sprache deutsch");
    assert_eq!(sent.len(), 1, "{log}");
    check(&sent[0], "de");
    assert!(sent[0].flat().contains("lädt Sie zu einer Partie Schach per E-Mail ein"), "{}", sent[0].text);
    let (sent, _) = table.say(&sent[0], "ja");
    check(to(&sent, "alice"), "de");
    // Both can be in one letter.
    let (sent, _) = table.say(&bob, "oui\nlangue français");
    check(to(&sent, "alice"), "de");
    check(to(&sent, "bob"), "fr");
}

/// The texts of phrases in a source file, and of macros that make them: key and English words, without those of comments and tests.
fn phrases(source: &str) -> Vec<(String, String)> {
    let source = source.split("\nmod tests {").next().unwrap();
    let code: Vec<&str> = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    // Escaped signs do not end a text.
    let code = code.join("\n").replace(r"\\", "\u{1}").replace(r#"\""#, "\u{2}");
    let calls = ["phrase!(", "Phrase::english(", "scalar!(", "one_key! {"];
    let found = calls.into_iter().flat_map(|start| code.split(start).skip(1)).filter_map(|call| {
        let mut parts = call.split('"');
        let (before, key, between, english) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        // Macros name the type first that they describe.
        let is_type = before.trim().trim_end_matches(',').chars().all(char::is_alphanumeric);
        let is_call = is_type && between.trim_matches(|sign: char| sign == ',' || sign.is_whitespace()).is_empty();
        let lines: Vec<&str> = english.split("\\\n").map(str::trim_start).collect();
        is_call.then(|| (key.to_owned(), lines.concat().replace('\u{1}', r"\").replace('\u{2}', "\"")))
    });
    found.collect()
}

/// The English words of each phrase are those of its key, and each reason is given by the program.
#[test]
fn reasons_of_the_program_are_those_of_the_english_file() {
    let mut files = Vec::new();
    ["crates", "src"].iter().for_each(|directory| sources(&file(directory), &mut files));
    files.retain(|path| path.components().any(|part| part.as_os_str() == "src"));
    let sources: Vec<String> = files.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect();
    let english = std::fs::read_dir(file("crates/locales/texts/en")).unwrap().map(|item| item.unwrap().path());
    // The page's own texts are its builder's, by other keys.
    let english = english.filter(|path| !path.ends_with("page.ftl"));
    let known: String = english.map(|path| std::fs::read_to_string(path).unwrap()).collect();
    let mut texts = 0;
    for (key, english) in sources.iter().flat_map(|source| phrases(source)) {
        let words = english.replace('{', "{ $").replace('}', " }");
        let start = format!("{key} = ");
        let known = known.lines().find_map(|line| line.strip_prefix(&start));
        let known = known.unwrap_or_else(|| panic!("no text is called {key}"));
        // Forms of numbers, texts within texts, and braces as such are compared by the tests that meet them.
        let has_more = known.ends_with("->") || known.contains("{ game-title }") || known.contains("{ \"{");
        assert!(known == words || has_more, "{key}: {known}");
        texts += 1;
    }
    assert!(texts > 250, "{texts}");
    let reasons = std::fs::read_to_string(file("crates/locales/texts/en/reasons.ftl")).unwrap();
    for key in reasons.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key) {
        let is_used = |source: &String| source.contains(&format!("\"{key}\""));
        assert!(key.starts_with([' ', '#', '[']) || sources.iter().any(is_used), "{key} is used by nobody");
    }
}
