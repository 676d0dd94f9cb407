//! Two logs of one event that part, as the program tells of them.

use adjudicate::event::read;
use adjudicate::log::Frames;
use adjudicate_testkit::event::cup::{paired, started, two_results};
use adjudicate_testkit::people::TestPerson;
use serde_json::Value;

use crate::capitals::small_words;
use crate::somebody;
use crate::terminal_texts::reads;

fn run(home: &TestPerson, arguments: &[&str]) -> (i32, String, String) {
    let run = home.run(&[&["dispute"], arguments].concat());
    (run.status, run.stdout.split_whitespace().collect::<Vec<_>>().join(" "), run.stderr)
}

#[test]
fn the_program_shows_the_two_entries() {
    let home = somebody();
    let [one, other] = two_results();
    for (name, hall) in [("one", &one), ("other", &other)] {
        home.write(&format!("{name}/event.yaml"), hall.log());
        for game in hall.files() {
            home.write(&format!("{name}/{}", game.source), game.bytes);
        }
    }
    let ids = [&one, &other].map(|hall| adjudicate::event::id_of(&read(&hall.entries[9]).unwrap()).to_string());
    for paths in [["one/event.yaml", "other/event.yaml"], ["one", "other"], ["other", "one"]] {
        let (status, said, stderr) = run(&home, &paths);
        assert_eq!((status, stderr.as_str()), (1, ""), "{said}");
        for part in [
            "Event \"Cup of the Letters\": signed twice",
            "After entry 8 the logs part:",
            "entry 9 merels, round 1, board 1: the result is 1 : 0; signed by olga",
            "entry 9 merels, round 1, board 1: the result is 0 : 1; signed by olga",
            "! olga has signed twice: entry 9 (",
            "one event: it is proved that olga signed twice",
            &ids[0],
            &ids[1],
        ] {
            assert!(said.contains(part), "{part:?} is not in {said}");
        }
        // The games are compared as before, and those of both directories are the same.
        assert_eq!(said.contains("games: no dispute"), paths[0] != "one/event.yaml", "{said}");
    }
    let (status, said, _) = run(&home, &["one", "other", "--json"]);
    let report: Value = serde_json::from_str(&said).unwrap();
    assert_eq!((status, &report["dispute"]), (1, &Value::Bool(true)));
    let proof = &report["events"][0]["partings"][0]["signed_twice"];
    assert_eq!((&proof["author"], &proof["entries"][0]["id"]), (&"olga".into(), &ids[0].as_str().into()), "{proof}");
    let (status, _, stderr) = run(&home, &["one/event.yaml", "other/event.yaml", "-o", "evidence.yaml"]);
    assert!(status == 1 && stderr.contains("its two logs are the proof"), "{stderr}");
    assert!(!home.path("evidence.yaml").exists());
    let (status, letter, _) = run(&home, &["one/event.yaml", "other/event.yaml", "--letter"]);
    assert_eq!(status, 1);
    assert!(
        letter.contains("About the event \"Cup of the Letters\", directed by olga.") && letter.contains(&ids[1]),
        "{letter}"
    );
    assert!(letter.contains(" UTC") && !letter.contains("-12-") && !letter.contains("-11-"), "{letter}");
}

#[test]
fn the_program_on_logs_that_agree_and_on_damaged_ones() {
    let home = somebody();
    home.write("early.yaml", started().log());
    home.write("late.yaml", paired().log());
    let (status, said, stderr) = run(&home, &["early.yaml", "late.yaml"]);
    assert_eq!((status, stderr.as_str()), (0, ""), "{said}");
    assert!(
        said.contains("the copies agree") && said.contains("behind by 2") && said.contains("one event: no dispute"),
        "{said}"
    );
    let log = paired().log();
    let cut = Frames::new(log.as_bytes()).nth(8).unwrap().unwrap().text.replace("round: 1", "round: 2");
    let valid: String = paired().entries[..8].concat();
    home.write("bad.yaml", valid + &cut);
    let (status, said, _) = run(&home, &["bad.yaml", "late.yaml"]);
    assert_eq!(status, 1, "{said}");
    assert!(said.contains("bad.yaml: 8 entries, INVALID at entry 8:"), "{said}");
}

/// Words of logs and files, which stay as they are.
const STAYS: [&str; 2] = ["olga", "merels"];

#[test]
fn it_is_told_in_the_language_of_the_reader() {
    let home = somebody();
    let [one, other] = two_results();
    home.write("one.yaml", one.log());
    home.write("other.yaml", other.log());
    let paths = ["one.yaml", "other.yaml"];
    let english = [run(&home, &paths).1, run(&home, &[paths[0], paths[1], "--letter"]).1];
    reads(&home, "qps");
    for (told, english) in [&paths[..], &[paths[0], paths[1], "--letter"]].into_iter().zip(english) {
        let (status, told, stderr) = run(&home, told);
        assert_eq!((status, stderr.as_str()), (1, ""), "{told}");
        assert_eq!(told.to_uppercase(), english.to_uppercase());
        let own: String = told.split(['`', '"']).step_by(2).filter(|part| !part.contains("sha256")).collect();
        let own: Vec<&str> = own.split(' ').filter(|word| !word.contains(['.', ':', '('])).collect();
        assert_eq!(small_words(&own.join(" "), &STAYS), [] as [&str; 0], "{told}");
    }
    for (language, words) in [
        ("de", ["doppelt unterschrieben", "Nach Eintrag 8 trennen sich die Protokolle:", "Das Ergebnis ist 1 : 0;"]),
        ("fr", ["signé deux fois", "Après l'entrée 8, les journaux se séparent :", "le résultat est 1 : 0 ;"]),
    ] {
        reads(&home, language);
        let told = run(&home, &paths).1;
        words.iter().for_each(|words| assert!(told.contains(words), "{words}: {told}"));
    }
}
