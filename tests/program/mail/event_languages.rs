//! A tournament of a German, a French and an English player without keys: each enters in his language, and reads nothing else.

use adjudicate::event::{
    AdjudicationClaim, AppealableAct, BoardLocation, DirectorDecision, GivenBye, PlayerKey, RemarkSubject,
    RoundLocation, RoundPairing, RuledPoints, Substitution, decided,
};
use adjudicate::log::Text;
use adjudicate::rules::{Name, Phrase};
use adjudicate_director::slips;
use adjudicate_locales::Language;
use adjudicate_testkit::name;
use adjudicate_testkit::people::{Homes, identity};

use crate::homes;
use crate::mail::in_words::{Original, Program, Table};
use crate::mail::languages::{english_words_in, is_shared};
use crate::mail::table as desks;

/// Words of English letters about tournaments.
const ENGLISH: &str = "entered players paired lots against director committee ruling ruled claims winner confirm \
    somebody";

const DESCRIPTION: &str = "event: Pokal\ndirector: {name: dora, mail: desk@example.org}\n\
    closes: \"2026-12-01T12:00:00Z\"\nappeal_days: 14\nappeals: {name: jury, key: KEY, mail: jury@example.org}\nsections:\n  \
    - {name: merels, game: nine-mens-morris, system: round-robin, tiebreaks: [direct, wins, lots], \
    clock: iccf-standard}\n  - {name: chess, game: chess, system: swiss, rounds: 3, byes: 1}\n";

/// The desk of the tournament, and its letters.
struct Cup {
    table: Table,
    letters: usize,
    /// Letters that are not in the language of their readers.
    faults: Vec<String>,
    minute: u64,
    /// The languages of readers; all others read English.
    tags: Vec<(&'static str, &'static str)>,
}

impl Cup {
    fn open(world: &Homes) -> Cup {
        let desk = desks::desk(world, "desk");
        let config = desk.read(".config/adjudicate/config.yaml").replace("  games: games\n", "  event: cup\n");
        desk.write(".config/adjudicate/config.yaml", format!("{config}  reply: \"desk+{{}}@example.org\"\n"));
        desk.write("cup.yaml", DESCRIPTION.replace("KEY", &identity("jury").public().to_string()));
        desk.run("event new cup.yaml --output cup --yes").ok();
        Cup {
            table: Table { desk },
            letters: 0,
            faults: Vec::new(),
            minute: 0,
            tags: vec![("gretel", "de"), ("fabienne", "fr")],
        }
    }

    /// Delivers words to the desk in answer to a letter; gives what it sends, on a day of December at the hours behind those before.
    fn say(&mut self, original: &Original, words: &str, day: u64) -> Vec<Original> {
        self.table.deliver(&original.answer(Program::Gmail, words));
        self.serve(day)
    }

    fn serve(&mut self, day: u64) -> Vec<Original> {
        self.minute += 2;
        let time = format!("2026-12-{day:02}T{:02}:{:02}:00Z", 10 + self.minute / 60, self.minute % 60);
        let (sent, _) = self.table.serve_at(&time);
        let faults: Vec<String> = sent.iter().filter_map(|letter| fault(letter, self.tag_of(&letter.to))).collect();
        self.faults.extend(faults);
        self.letters += sent.len();
        sent
    }

    fn tag_of(&self, address: &str) -> &'static str {
        let name = address.split('@').next().unwrap_or_default();
        self.tags.iter().find(|(reader, _)| *reader == name).map_or("en", |(_, tag)| *tag)
    }

    /// The round in which two players of merels meet, their board, and the players in the order of their seats.
    fn board_of(&self, players: [&str; 2]) -> (u64, u64, Vec<String>) {
        let event = adjudicate::event::verify(self.table.desk.read("cup/event.yaml").as_bytes()).event.unwrap();
        let (_, standing) = event.section(&name("merels")).unwrap();
        let boards = standing.rounds.iter().flat_map(|round| round.boards.iter().map(|board| (round.number, board)));
        let mut named = boards.map(|(round, board)| {
            (round, board.board, board.players.iter().map(ToString::to_string).collect::<Vec<String>>())
        });
        named.find(|(_, _, names)| players.iter().all(|player| names.iter().any(|name| name == player))).unwrap()
    }

    /// A command of the director.
    fn directs(&self, day: u64, line: &str) {
        self.table.desk.run(&format!("{line} --event cup --yes --date 2026-12-{day:02}T09:00:00Z")).ok();
    }
}

/// Why a letter is not in this language; none if it is.
fn fault(letter: &Original, tag: &str) -> Option<String> {
    let text = format!("{}\n{}", letter.subject, letter.text);
    let mut english = english_words_in(tag, &text);
    let words = text.to_lowercase();
    let words = words.split(|sign: char| !sign.is_alphanumeric());
    let is_english = |word: &&str| ENGLISH.split(' ').any(|english| english == *word) && !is_shared(tag, word);
    english.extend(words.filter(is_english).map(str::to_owned));
    let is_right = english.is_empty() == (tag != "en") && letter.html.contains(&format!("<html lang=\"{tag}\""));
    (!is_right).then(|| format!("{english:?} to {}, {tag}: {text}", letter.to))
}

/// The letter to somebody that says this.
#[track_caller]
fn says<'a>(letters: &'a [Original], name: &str, words: &str) -> &'a Original {
    let address = format!("{name}@example.org");
    let found = letters.iter().find(|letter| letter.to == address && letter.flat().contains(words));
    found.unwrap_or_else(|| {
        let all: Vec<String> = letters.iter().map(|one| format!("{}: {}\n{}", one.to, one.subject, one.text)).collect();
        panic!("nobody says `{words}` to {name} in\n{}", all.join("\n"))
    })
}

#[test]
fn each_reads_his_language_from_the_entry_to_the_prize_list() {
    let world = homes();
    let mut cup = Cup::open(&world);
    let told = cup.table.desk.run("event announce list@example.org --event cup --yes").ok();
    assert!(told.contains("is announced"), "{told}");
    let list = Original::of(&desks::sent(&cup.table.desk)[0]);
    let own = |name: &str| Original { to: format!("{name}@example.org"), ..list.clone() };

    // The entries, with what is refused; a `yes` of any language confirms.
    let sent = cup.say(&own("gretel"), "Guten Tag,\n\nanmelden schach\n\nViele Grüße\nGretel", 1);
    says(&sent, "gretel", "In \"Pokal\" gibt es merels, chess.");
    let sent = cup.say(&own("gretel"), "Guten Tag,\n\nanmelden merels\n\nViele Grüße\nGretel", 1);
    says(&sent, "gretel", "jeder gegen jeden");
    let asked = says(&sent, "gretel", "Sie würden als `gretel` spielen").clone();
    let sent = cup.say(&asked, "vielleicht, wer weiß", 1);
    let asked = says(&sent, "gretel", "Es ist nicht klar, ob Sie bestätigen").clone();
    let sent = cup.say(&asked, "ja", 1);
    says(&sent, "gretel", "Sie sind in merels als gretel angemeldet.");
    says(&sent, "gretel", "gretel, Sie sind für \"Pokal\" angemeldet: merels.");
    let sent = cup.say(&own("fabienne"), "Bonjour,\n\nparticiper merels\n\nCordialement\nFabienne", 1);
    let asked = says(&sent, "fabienne", "Vous joueriez sous le nom de `fabienne`").clone();
    let sent = cup.say(&asked, "oui", 1);
    says(&sent, "fabienne", "jusqu'au 1er décembre 2026");
    let sent = cup.say(&own("emma"), "enter merels", 1);
    let sent = cup.say(says(&sent, "emma", "You would play as `emma`"), "yes", 1);
    says(&sent, "emma", "emma, you have entered \"Pokal\": merels.");

    // Each gets the lots, the pairing, and the first boards in his language.
    let sent = cup.serve(2);
    says(&sent, "gretel", "Die Auslosung ist erfolgt");
    says(&sent, "fabienne", "Le tirage au sort est fait");
    says(&sent, "emma", "The lots are drawn");
    says(&sent, "gretel", "An jedem Brett beginnt der zuerst genannte Spieler.");
    let boards: Vec<&Original> = sent.iter().filter(|letter| letter.reply_to.starts_with("desk+")).collect();
    assert!(boards.len() >= 3, "{boards:?}");

    // Gretel is away, which her opponents hear; and she changes her language and back.
    let board = boards.iter().find(|letter| letter.to == "gretel@example.org").unwrap();
    let board = (*board).clone();
    let sent = cup.say(&board, "abwesend 3.12.2026 bis 10.12.2026", 2);
    says(&sent, "fabienne", "gretel sera en congé du 3 décembre 2026 au 10 décembre 2026");
    says(&sent, "gretel", "Sie sind vom 3. Dezember 2026 bis zum 10. Dezember 2026 abwesend, in allen Ihren Partien");
    says(&sent, "gretel", "Das gilt in allen Partien des Turniers");
    cup.tags[0] = ("gretel", "fr");
    let sent = cup.say(&own("gretel"), "langue français", 2);
    says(&sent, "gretel", "Ce qui vous est écrit sur ce tournoi est désormais en français.");
    cup.tags[0] = ("gretel", "de");
    let sent = cup.say(&own("gretel"), "Sprache deutsch", 2);
    says(&sent, "gretel", "ist von jetzt an auf Deutsch");

    // A ruling, an appeal of whom it hurts, and the verdict.
    let (round, board, seats) = cup.board_of(["gretel", "fabienne"]);
    let board = format!("--section merels --round {round} --board {board}");
    cup.directs(3, &format!("event rule points {board} --points 2,0 --reason 'nobody came'"));
    let sent = cup.serve(3);
    says(&sent, "gretel", &format!("Der Turnierleiter hat über Brett 1 in Runde {round} von merels entschieden"));
    says(&sent, "fabienne", &format!("Le directeur a décidé pour la table 1 de la ronde {round} de merels"));
    let (line, reasons, confirms, yes) = match &*seats[1] {
        "gretel" => ("Einspruch", "Mein Zug war in der Post.", "Von Ihrer Adresse kam ein Einspruch", "ja"),
        _ => ("appel", "Mon coup était à la poste.", "Un appel contre la décision", "oui"),
    };
    let told = says(&sent, &seats[1], &format!("`{line} ")).clone();
    let flat = told.flat();
    let entry = flat.split(&format!("`{line} ")).nth(1).unwrap().split('`').next().unwrap();
    let sent = cup.say(&told, &format!("{line} {entry}\n\n{reasons}"), 3);
    let asked = says(&sent, &seats[1], confirms).clone();
    let sent = cup.say(&asked, yes, 3);
    says(&sent, "gretel", "legt Einspruch ein gegen die Entscheidung zu Brett 1");
    says(&sent, "fabienne", "fait appel contre la décision sur la table 1");
    let appeal = says(&sent, "jury", "appeals against the ruling on board 1").flat();
    let appeal = appeal.split("event verdict ").nth(1).unwrap().split(' ').next().unwrap().to_owned();
    let verdict = format!("event verdict {appeal} --uphold reopen --say 'it was in the post' --event event.yaml");
    let jury = world.person("jury");
    jury.write("event.yaml", cup.table.desk.read("cup/event.yaml"));
    let slip = jury.run(&format!("{verdict} --yes --date 2026-12-04T10:00:00Z")).ok();
    cup.table.deliver(&format!("From: jury@example.org\r\nTo: desk@example.org\r\n\r\n{slip}"));
    let sent = cup.serve(4);
    says(&sent, "gretel", "Ihm ist stattgegeben. Was sich ändert: merels, Runde");
    says(&sent, "fabienne", "il est admis. Ce qui change : merels, ronde");

    // People go, and come back.
    cup.directs(5, "event rule exclude emma --reason 'she has used a program'");
    let sent = cup.serve(5);
    says(&sent, "gretel", "Der Turnierleiter hat emma am 5. Dezember 2026 vom Turnier ausgeschlossen.");
    says(&sent, "fabienne", "Dans merels, plus personne n'a à jouer dans une partie contre emma");
    cup.directs(6, "event rule readmit emma --reason 'it was another emma'");
    let sent = cup.serve(6);
    says(&sent, "gretel", "Emma ist wieder dabei. Der Grund:");
    says(&sent, "fabienne", "Il y a de nouveau des parties à partir de la prochaine ronde.");
    let sent = cup.say(&own("gretel"), "zurückziehen", 7);
    let asked = says(&sent, "gretel", "Von Ihrer Adresse kam die Bitte, Sie aus \"Pokal\" abzumelden.").clone();
    let sent = cup.say(&asked, "ja", 7);
    says(&sent, "gretel", "Sie sind abgemeldet.");
    says(&sent, "fabienne", "gretel a quitté le tournoi le 7 décembre 2026.");

    // All boards have points, and there is the prize list.
    for (first, second) in [("gretel", "fabienne"), ("gretel", "emma"), ("fabienne", "emma")] {
        let (round, board, _) = cup.board_of([first, second]);
        let board = format!("--section merels --round {round} --board {board}");
        let rule = format!("event rule points {board} --points 1,1 --reason 'so it is' --event cup --yes");
        let _ = cup.table.desk.run(&format!("{rule} --date 2026-12-08T09:00:00Z"));
    }
    let sent = cup.serve(8);
    says(&sent, "gretel", "\"Pokal\" ist beendet. Dies ist die Siegerliste.");
    says(&sent, "fabienne", "\"Pokal\" est terminé. Voici le palmarès.");
    let list = says(&sent, "fabienne", "Jeu du moulin : classement final.").flat();
    assert!(list.contains("nom points parties") && list.contains("décidé avant d'être joué"), "{list}");
    says(&sent, "emma", "This is the prize list.");
    assert!(cup.faults.is_empty(), "{}", cup.faults.join("\n"));
    assert!(cup.letters > 40, "{}", cup.letters);
}

/// Four players enter, each in his language, and read how the tournament begins, is ruled on, appealed against and left.
#[test]
fn a_spanish_an_italian_a_dutch_and_a_polish_player_read_a_tournament_in_their_languages() {
    let world = homes();
    let mut cup = Cup::open(&world);
    cup.tags = vec![("ines", "es"), ("italo", "it"), ("nelis", "nl"), ("pola", "pl")];
    cup.table.desk.run("event announce list@example.org --event cup --yes").ok();
    let list = Original::of(&desks::sent(&cup.table.desk)[0]);
    for (name, enters, asks, yes, entered) in [
        (
            "ines",
            "Buenos días,\n\nparticipo merels\n\nSaludos\nInés",
            "Usted jugaría como `ines`",
            "sí",
            "ines, su inscripción en \"Pokal\" está hecha: merels.",
        ),
        (
            "italo",
            "Buongiorno,\n\npartecipo merels\n\nSaluti\nItalo",
            "Lei giocherebbe come `italo`",
            "sì",
            "italo, la Sua iscrizione a \"Pokal\" è fatta: merels.",
        ),
        (
            "nelis",
            "Goedendag,\n\nmeedoen merels\n\nGroeten\nNelis",
            "U zou spelen als `nelis`",
            "ja",
            "nelis, u bent ingeschreven voor \"Pokal\": merels.",
        ),
        (
            "pola",
            "Dzień dobry,\n\nbiorę udział merels\n\nPozdrawiam\nPola",
            "Grasz wtedy jako `pola`",
            "tak",
            "pola, Twoje zgłoszenie do \"Pokal\" jest przyjęte: merels.",
        ),
    ] {
        let own = Original { to: format!("{name}@example.org"), ..list.clone() };
        let sent = cup.say(&own, enters, 1);
        let asked = says(&sent, name, asks).clone();
        let sent = cup.say(&asked, yes, 1);
        says(&sent, name, entered);
    }

    let sent = cup.serve(2);
    for (name, drawn, first) in [
        ("ines", "El sorteo está hecho", "En cada tablero empieza el jugador nombrado en primer lugar."),
        ("italo", "Il sorteggio è fatto", "A ogni scacchiera comincia il giocatore nominato per primo."),
        ("nelis", "Er is geloot", "Aan elk bord begint de speler die het eerst genoemd is."),
        ("pola", "Losowanie się odbyło", "Na każdej szachownicy zaczyna gracz wymieniony jako pierwszy."),
    ] {
        says(&sent, name, drawn);
        says(&sent, name, first);
    }

    // Each loses a board by a ruling once, and reads how to appeal in words that the desk takes.
    let words = [
        (
            "ines",
            "El director ha decidido sobre",
            "apelación",
            "Estaba en el correo.",
            "sí",
            "apela contra la decisión sobre",
        ),
        ("italo", "Il direttore ha deciso per", "ricorso", "Era nella posta.", "sì", "fa ricorso contro la decisione"),
        ("nelis", "De toernooileider heeft over", "beroep", "Het was in de post.", "ja", "gaat in beroep tegen"),
        ("pola", "Decyzja kierownika", "odwołanie", "Było na poczcie.", "tak", "odwołuje się od decyzji"),
    ];
    for (number, (name, ruled, line, reasons, yes, appealed)) in words.into_iter().enumerate() {
        let day = 3 + number as u64;
        let (other, _, _, _, _, _) = words[(number + 1) % words.len()];
        let (round, board, seats) = cup.board_of([name, other]);
        let points = if seats[0] == name { "0,2" } else { "2,0" };
        let board = format!("--section merels --round {round} --board {board} --points {points}");
        cup.directs(day, &format!("event rule points {board} --reason 'nobody came'"));
        let sent = cup.serve(day);
        let told = says(&sent, name, ruled).clone();
        let flat = told.flat();
        let entry = flat.split(&format!("`{line} ")).nth(1).unwrap().split('`').next().unwrap();
        let sent = cup.say(&told, &format!("{line} {entry}\n\n{reasons}"), day);
        let asked = says(&sent, name, reasons).clone();
        let sent = cup.say(&asked, yes, day);
        says(&sent, name, appealed);
    }

    cup.directs(8, "event rule exclude pola --reason 'she has used a program'");
    let sent = cup.serve(8);
    says(&sent, "ines", "El director excluyó a pola del torneo el 8 de diciembre de 2026.");
    says(&sent, "italo", "l'esclusione di pola dal torneo il giorno 8 dicembre 2026.");
    says(&sent, "nelis", "De toernooileider heeft pola op 8 december 2026 van het toernooi uitgesloten.");
    says(&sent, "pola", "Decyzją kierownika pola nie bierze udziału w turnieju od 8 grudnia 2026.");
    assert!(cup.faults.is_empty(), "{}", cup.faults.join("\n"));
    assert!(cup.letters > 40, "{}", cup.letters);
}

/// An announcement is in the language that the director names, and says what is understood.
#[test]
fn an_announcement_is_in_the_language_that_is_named() {
    let world = homes();
    let cup = Cup::open(&world);
    for (tag, parts) in [
        (
            "de",
            [
                "lädt Sie zum Turnier \"Pokal\" ein",
                "`teilnehmen merels` oder `teilnehmen chess`",
                "Die Anmeldung endet am 1.",
            ],
        ),
        (
            "fr",
            [
                "vous invite au tournoi \"Pokal\"",
                "`participer merels` ou `participer chess`",
                "ferment le 1er décembre",
            ],
        ),
    ] {
        let line = format!("event announce {tag}@example.org --event cup --yes --language {tag}");
        cup.table.desk.run(&line).ok();
        let sent = desks::sent(&cup.table.desk);
        let letter = sent.iter().map(Original::of).find(|letter| letter.to == format!("{tag}@example.org")).unwrap();
        assert_eq!(fault(&letter, tag), None);
        for part in parts {
            assert!(letter.flat().contains(part), "{part:?} is not in {}", letter.flat());
        }
    }
}

/// The English words in the program are those that translators read.
#[test]
fn texts_of_events_are_those_of_the_english_file() {
    let is_english = |phrase: &Phrase| {
        assert_eq!(Language::ENGLISH.text(phrase.key, &phrase.arguments), phrase.english);
    };
    let shown = |name: &Name| name.to_string();
    let (section, player) = (name("chess"), name("bob"));
    let round = RoundLocation { section: section.clone(), round: 2 };
    let board = BoardLocation { section: section.clone(), round: 2, board: 1 };
    let points = RuledPoints {
        section: section.clone(),
        round: 2,
        board: 1,
        head: None,
        claim: None,
        absent: Vec::new(),
        points: vec![1, 2],
    };
    let new = |waits, display: Option<&str>| {
        let display = display.map(|display| Text::new(display).unwrap());
        Box::new(Substitution { player: player.clone(), waits, key: None, mail: None, display })
    };
    let decisions = [
        DirectorDecision::Points(points),
        DirectorDecision::Pairing(RoundPairing {
            section: section.clone(),
            round: 2,
            boards: Vec::new(),
            byes: Vec::new(),
        }),
        DirectorDecision::Exclude(player.clone()),
        DirectorDecision::Bye(GivenBye { section: section.clone(), round: 2, player: player.clone() }),
        DirectorDecision::Rekey(PlayerKey { player: player.clone(), key: identity("bob").public() }),
        DirectorDecision::Substitute(new(None, None)),
        DirectorDecision::Substitute(new(None, Some("Bob the Second"))),
        DirectorDecision::Substitute(new(Some(name("erin")), None)),
        DirectorDecision::Unpair(round),
        DirectorDecision::Reopen(board.clone()),
        DirectorDecision::Readmit(player.clone()),
        DirectorDecision::Close(section.clone()),
    ];
    for decision in decisions {
        is_english(&decided(&decision, &shown));
        is_english(&AppealableAct::Ruling(decision).title(&shown));
    }
    is_english(&AppealableAct::Pairing(section.clone(), 2).title(&shown));
    is_english(&AppealableAct::Result(board.clone()).title(&shown));
    is_english(&board.phrase());
    let say = || Text::new("why").unwrap();
    for slip in [
        slips::withdrawal(player.clone(), Some("chess"), None).unwrap(),
        slips::withdrawal(player.clone(), None, None).unwrap(),
        slips::leave(player.clone(), "2026-12-20", "2026-12-24", None).unwrap(),
        slips::remark(player.clone(), say()),
        slips::rekey(player.clone(), identity("bob").public()),
        slips::handover(player.clone(), 1, name("ben")),
        slips::claim(player.clone(), board.clone(), vec![1, 2], say()),
    ] {
        is_english(&slip.question);
    }
    let claim = AdjudicationClaim { section, round: 2, board: 1, points: vec![1, 2] };
    is_english(&RemarkSubject::Claimed(claim).done(&player, &shown).unwrap());
}
