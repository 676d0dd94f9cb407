//! Letters as people write them, and what they ask for.

use super::*;
use adjudicate_rules::{Name, Options, Play, Setup};

pub fn start(game: &str, moves: &[&str]) -> Play {
    let names = ["alice", "bob"].map(|name| Name::parse(name).unwrap()).to_vec();
    let first = Some(adjudicate_rules::Seat(0));
    let setup = Setup { names, first, options: Options::default(), ..Setup::default() };
    let mut play = Play::start(adjudicate_games::find(game).unwrap(), setup).unwrap();
    moves.iter().for_each(|turn| play.play(turn).unwrap());
    play
}

fn context<'a>(play: Option<&'a Play>) -> ReplyContext<'a> {
    ReplyContext { play, today: Time::parse("2026-11-26T10:00:00Z").unwrap(), language: None }
}

pub fn letter(play: &Play, text: &str) -> MailRequest {
    let lines: Vec<String> = text.lines().map(str::to_owned).collect();
    read(&lines, &context(Some(play)))
}

fn played(play: &Play, text: &str) -> Vec<String> {
    let letter = letter(play, text);
    assert!(letter.unclear.is_empty(), "{text}: {letter:?}");
    letter.commands.iter().map(MailCommand::line).collect()
}

fn asked(play: &Play, text: &str) -> Vec<String> {
    let letter = letter(play, text);
    letter.unclear.iter().map(MailCommand::line).collect()
}

#[test]
fn one_move_however_it_is_written() {
    let play = start("nine-mens-morris", &["d2"]);
    for text in [
        "b4",
        "B4",
        " b4. ",
        "b4!",
        "2. b4",
        "1... b4",
        "2.b4",
        "2) b4",
        "play b4",
        "Play: B4",
        "play 2. b4",
        "b4, please",
        "please b4",
        "\u{201c}b4\u{201d}",
        "\u{201c}b4\u{201d}, please",
        "\"b4\"",
        "b4 \u{1f44d}",
        "my move: b4\nthanks",
        "Move 1: b4",
        "My move: 2. b4",
        "1. ... b4",
        "yes\nb4",
        "*b4*",
        "- b4",
        "\u{2022} b4",
        "b\u{200a}4".replace('\u{200a}', "").as_str(),
        "\u{ff42}\u{ff14}",
        "Hi,\n\nb4\n\nBob",
        "Hello desk!\nHere is my move:\nb4\nThanks a lot\nBob Miller",
        "b4\nb4",
        "b4\nI think b4 is best",
        "'b4'",
        "b4,",
        ":-)\nb4",
    ] {
        assert_eq!(played(&play, text), ["b4"], "{text}");
    }
    let play = start("nine-mens-morris", &["d2", "b4", "f2", "b6"]);
    assert_eq!(played(&play, "b2\nxb4"), ["b2xb4"]);
    assert_eq!(played(&play, "b2 takes b4"), ["b2xb4"]);
    assert_eq!(played(&start("chess", &[]), "1. e2e4"), ["e4"]);
    assert_eq!(played(&start("chess", &["e4"]), "1... e5"), ["e5"]);
    assert_eq!(played(&start("chess", &["e4", "e5"]), "2.Nf3"), ["Nf3"]);
}

#[test]
fn remarks_go_along() {
    let play = start("nine-mens-morris", &["d2"]);
    for text in [
        "b4 \"good luck\"",
        "b4 \u{201c}good luck\u{201d}",
        "b4 \u{201e}good luck\u{201c}",
        "say good luck\nb4",
        "b4\n\"good luck\"",
        "Say \"good luck\"\nb4",
        "b4 \u{ab} good luck \u{bb}",
    ] {
        let letter = letter(&play, text);
        assert_eq!(
            (letter.commands.as_slice(), letter.say.as_deref()),
            ([MailCommand::Play("b4".to_owned())].as_slice(), Some("good luck")),
            "{text}"
        );
    }
}

#[test]
fn talk_that_may_be_a_move_is_asked_about() {
    let play = start("nine-mens-morris", &["d2"]);
    for text in [
        "I play b4?",
        "b4 I think",
        "what about b4?",
        "b4?",
        "how is b4",
        "b4 - good luck",
        "I was here b4 you",
        "Hi\nmy move is b4, I think.\nBob",
        // The number of another turn.
        "3. b4",
        "12. b4",
        "Move 7: b4",
        // Text that is struck out, and text beside it.
        "~d6~ b4",
        "b4 it is",
    ] {
        assert_eq!(asked(&play, text), ["b4"], "{text}");
    }
    assert_eq!(asked(&play, "b4 or d6"), ["b4", "d6"]);
    assert_eq!(asked(&play, "b4\nno wait, d6"), ["b4", "d6"]);
    assert_eq!(asked(&play, "b4\nor should I take d6?"), ["b4", "d6"]);
    assert_eq!(asked(&play, "b4\nd6"), ["b4", "d6"]);
    assert_eq!(asked(&play, "b4\nHm, scratch that, I am not sure"), ["b4"]);
    assert_eq!(asked(&play, "I resign"), ["resign yes"]);
    assert_eq!(asked(&play, "OK, I accept your draw."), ["accept"]);
    assert_eq!(asked(&start("chess", &[]), "3. d4"), ["d4"]);
    for struck in ["~b4~", "~~b4~~", "b\u{336}4\u{336}"] {
        let letter = letter(&play, struck);
        assert!(letter.is_empty() && letter.talk.len() == 1, "{struck}: {letter:?}");
    }
    // Text that cannot be a move is talk.
    assert!(asked(&play, "d2 was a good one").is_empty());
    let talk = letter(&play, "Hello,\nI shall be late next week.\nBob");
    assert!(talk.is_empty() && talk.talk == ["I shall be late next week."], "{talk:?}");
}

#[test]
fn a_piece_that_is_named_is_the_one_that_moves() {
    let play = start("chess", &[]);
    for text in [
        "knight f3",
        "Knight to f3",
        "Springer f3",
        "cavalier f3",
        "KNIGHT F3",
        "1. knight f3",
        "my move: Springer nach f3",
        "Sf3",
        "1. Cf3",
        "mein Zug: Sg1-f3",
        "♘f3",
        "7163",
    ] {
        assert_eq!(played(&play, text), ["Nf3"], "{text}");
    }
    assert_eq!(asked(&play, "I think I play knight to f3 now"), ["Nf3"]);
    assert_eq!(asked(&play, "f3 or knight f3?"), ["Nf3"]);
    // The pawn in English, the knight in Dutch.
    assert!(
        matches!(letter(&play, "Pf3").commands.as_slice(), [MailCommand::Several(readings)] if readings == &["f3", "Nf3"])
    );
    assert_eq!(asked(&play, "I play e4 and not d4"), ["e4", "d4"]);
    // No bishop can go there, and the pawn was not named.
    assert!(matches!(letter(&play, "bishop e4").commands.as_slice(), [MailCommand::Refused(_)]));
    for text in ["my bishop goes e4", "e4 with the bishop", "the bishop, to e4"] {
        let letter = letter(&play, text);
        assert!(
            letter.unclear.is_empty() && !letter.commands.iter().any(|one| matches!(one, MailCommand::Play(_))),
            "{text}: {letter:?}"
        );
    }
    let play = start("roman-checkers", &[]);
    let legal = play.position().legal();
    let to = legal
        .iter()
        .flat_map(|group| &group.moves)
        .filter_map(|text| text.split_once('-'))
        .map(|(_, to)| to.to_owned());
    let to: Vec<String> = to.collect();
    let single = to.iter().find(|square| play.position().read(square).is_ok());
    if let Some(square) = single {
        assert!(asked(&play, &format!("the bearer to {square} then")).is_empty());
        assert!(!asked(&play, &format!("that one to {square} then")).is_empty());
    }
}

#[test]
fn in_capitals_a_b_may_be_either() {
    // Bishop and pawn can both take on c4.
    let play = start("chess", &["e4", "c5", "b3", "c4"]);
    assert!(play.position().read("Bxc4").is_ok() && play.position().read("bxc4").is_ok());
    for text in ["BXC4", "I PLAY BXC4"] {
        let both = MailCommand::Several(["Bxc4", "bxc4"].map(str::to_owned).to_vec());
        assert_eq!(letter(&play, text).commands, [both], "{text}");
    }
    assert_eq!(played(&play, "Bxc4"), ["Bxc4"]);
    assert_eq!(played(&play, "bxc4"), ["bxc4"]);
    assert_eq!(played(&play, "NF3"), ["Nf3"]);
}

#[test]
fn answers_to_a_question_are_read_as_people_give_them() {
    let play = start("nine-mens-morris", &["d2"]);
    for text in ["1", "1 please", "number 1", "the first", "1, thanks", "The first one, please", "Hi\n1\nBob"] {
        assert_eq!(letter(&play, text).commands, [MailCommand::Number(1)], "{text}");
    }
    for text in ["yes", "Yes.", "ok", "OK, thanks!", "Hello,\nyes please\nBob", "yes \u{1f44d}", "yes\nok"] {
        assert_eq!(letter(&play, text).commands, [MailCommand::Yes], "{text}");
    }
    assert_eq!(letter(&play, "I accept").commands, [MailCommand::Accept(None)]);
    // Beside anything else it may be the beginning of a sentence.
    for text in ["ok\nbut I do not want a draw", "yes\nno wait, not sure", "yes \"fine\""] {
        assert!(!letter(&play, text).commands.contains(&MailCommand::Yes), "{text}");
    }
    assert!(read(&["yes".to_owned()], &context(None)).is_empty());
}

#[test]
fn long_lines_and_long_letters_are_talk() {
    let play = start("nine-mens-morris", &["d2"]);
    let long = letter(&play, &format!("b4 {}", "x".repeat(600)));
    assert!(long.is_empty() && long.talk.len() == 1, "{long:?}");
    let many = letter(&play, &format!("b4\n{}d6", "Thanks\n".repeat(100)));
    assert_eq!((many.commands.len(), many.talk.len()), (1, 1), "{many:?}");
}

#[test]
fn no_english_word_is_a_move() {
    let words = "a i am an and are as at be by can do for from get go good had has have he her hi him his how if in is it its just know let like \
                 make me more my no not now of off on one or our out over play please see she so some take than thank that the their them then \
                 there they think this time to too two up us was way we well what when where which who will with would yes you your bad cab dad \
                 ace add bed bee cafe dead deaf face fed gag hold stay roll move change bank pass ok okay draw";
    for game in adjudicate_games::GAMES {
        if *game.players.start() > 2 || *game.players.end() < 2 || game.name == "open" {
            continue;
        }
        let play = start(game.name, &[]);
        for word in words.split_whitespace() {
            let letter = letter(&play, word);
            let plays = letter.commands.iter().any(|command| matches!(command, MailCommand::Play(_)));
            assert!(!plays, "{} in {}", word, game.name);
        }
    }
}

#[test]
fn commands_in_words() {
    let play = start("nine-mens-morris", &["d2"]);
    for (text, command) in [
        ("moves", MailCommand::Moves),
        ("Moves.", MailCommand::Moves),
        ("board", MailCommand::Board),
        ("RULES", MailCommand::Rules(None)),
        ("rules NMM-3", MailCommand::Rules(Some("NMM-3".to_owned()))),
        ("log", MailCommand::Log),
        ("help!", MailCommand::Help),
        ("resign", MailCommand::Resign(false)),
        ("resign yes", MailCommand::Resign(true)),
        ("Offer draw", MailCommand::Offer(MailOffer::Draw)),
        ("offer prisoners", MailCommand::Offer(MailOffer::Prisoners)),
        ("Concede.", MailCommand::Offer(MailOffer::Concede(LossDegree::Single))),
        ("offer concede a gammon", MailCommand::Offer(MailOffer::Concede(LossDegree::Gammon))),
        ("accept", MailCommand::Accept(None)),
        ("take back", MailCommand::TakeBack),
        ("decline", MailCommand::Decline),
        ("try b4", MailCommand::Try("b4".to_owned())),
        ("if b4 then d6", MailCommand::If("b4".to_owned(), "d6".to_owned())),
        ("If b4, then d6.", MailCommand::If("b4".to_owned(), "d6".to_owned())),
        ("Roll for me!", MailCommand::RollNext),
        ("away 2026-12-20 to 2027-01-06", MailCommand::Away("2026-12-20".to_owned(), "2027-01-06".to_owned())),
        ("stop", MailCommand::Stop),
        ("start", MailCommand::Start),
        ("enter merels", MailCommand::Enter(Some("merels".to_owned()), None)),
        ("Enter Merels as Anna.", MailCommand::Enter(Some("merels".to_owned()), Some("anna".to_owned()))),
        ("enter", MailCommand::Enter(None, None)),
        ("Appeal against entry 14.", MailCommand::Appeal(14)),
        ("appeal 14", MailCommand::Appeal(14)),
        ("withdraw from merels", MailCommand::Withdraw(Some("merels".to_owned()))),
        (
            "invite Chess bob@example.org, x=carol@example.org",
            MailCommand::Invite(
                "chess".to_owned(),
                vec!["bob@example.org".to_owned(), "x=carol@example.org".to_owned()],
            ),
        ),
        ("claim timeout alice", MailCommand::ClaimTimeout("alice".to_owned())),
        ("2", MailCommand::Number(2)),
        ("2.", MailCommand::Number(2)),
    ] {
        assert_eq!(letter(&play, text).commands, [command], "{text}");
    }
    for text in [
        "help me with my computer",
        "stop that",
        "try again later",
        "say, do you know the rules",
        "if you come then tell me",
        "board games are fun",
        "save the date",
    ] {
        let letter = letter(&play, text);
        assert!(letter.commands.is_empty() || matches!(letter.commands.as_slice(), []), "{text}: {letter:?}");
    }
}

#[test]
fn turns_of_several_lines() {
    let mut play = start("backgammon", &[]);
    play.thrown(&[3, 1]);
    assert_eq!(played(&play, "8/5\n6/5"), ["8/5 6/5"]);
    assert_eq!(played(&play, "8/5 6/5"), ["8/5 6/5"]);
    assert!(matches!(letter(&play, "8/5").commands.as_slice(), [MailCommand::Refused(text)] if text == "8/5"));
    assert_eq!(
        asked(&play, "8/5 6/5\n24/23 24/21"),
        ["8/5 6/5", "24/23 24/21"].map(|text| play.position().read(text).unwrap())
    );
    let play = start("duerror-grandis", &[]);
    let stage = play.position().stage("", None).unwrap().unwrap();
    let first = stage.groups[0].moves[0].clone();
    assert_eq!(letter(&play, &first).commands, [MailCommand::Begun(first)]);
}

#[test]
fn what_is_about_the_cube_is_a_move_and_taking_back_is_not() {
    let names = ["alice", "bob"].map(|name| Name::parse(name).unwrap()).to_vec();
    let cube = Options([("cube".to_owned(), adjudicate_rules::OptionValue::Bool(true))].into());
    let setup = Setup { names, first: Some(adjudicate_rules::Seat(0)), options: cube, ..Setup::default() };
    let mut play = Play::start(adjudicate_games::find("backgammon").unwrap(), setup).unwrap();
    play.thrown(&[3, 1]);
    play.play("8/5 6/5").unwrap();
    assert_eq!(played(&play, "Hi,\nRoll!\nBob"), ["roll"]);
    assert_eq!(played(&play, "Double"), ["double"]);
    assert_eq!(asked(&play, "I would like to double now"), ["double"]);
    assert!(matches!(letter(&play, "take").commands.as_slice(), [MailCommand::Refused(text)] if text == "take"));
    play.play("double").unwrap();
    assert_eq!(played(&play, "Take."), ["take"]);
    assert_eq!(played(&play, "drop \"well played\""), ["drop"]);
    assert_eq!(asked(&play, "OK, I take"), ["take"]);
    assert_eq!(played(&play, "take back"), ["take back"]);
    // Without a cube all of this is talk.
    let plain = start("backgammon", &[]);
    assert!(asked(&plain, "I take my time, and then I double").is_empty());
}

#[test]
fn in_the_open_game_only_play_says_that_a_line_is_a_turn() {
    let play = start("open", &[]);
    assert!(letter(&play, "Hello, this is my first turn").commands.is_empty());
    assert!(letter(&play, "I go north").commands.is_empty());
    assert!(matches!(letter(&play, "play I go north").commands.as_slice(), [MailCommand::Play(_)]));
}

#[test]
fn no_bytes_do_any_harm() {
    let play = start("chess", &[]);
    for text in [
        "\u{0}",
        "\"",
        "\"\"",
        "''",
        "**",
        "*",
        "1",
        "1.",
        "if then",
        "if  then ",
        "say",
        "play",
        "try",
        "é",
        "12. é\"x\"",
        "-",
        "away",
        "away  to ",
    ] {
        letter(&play, text);
        read(&[text.to_owned()], &context(None));
    }
}
