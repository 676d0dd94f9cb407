//! A spell at a desk whose players have nothing but mail: they answer late, twice, old boards, below what they quote,
//! forward, chat, and write in each other's names. The intended meaning of each letter is kept beside, and nothing else
//! may come into the games.
//!
//! `ADJUDICATE_SPELL=PLAYERS,HOURS` sets how many and how long, in the desk's own time; the seed is the same in every run, and
//! `ADJUDICATE_SPELL_SEED` gives another.

use std::collections::BTreeMap;

use adjudicate::log::{EntryKind, Time};
use adjudicate::referee::{Match, verify_with};
use adjudicate::rules::Demand;
use adjudicate_testkit::Random;
use adjudicate_testkit::people::{TestPerson, key};

use crate::homes;
use crate::mail::hosted::Hosted;
use crate::mail::in_words::{Original, PROGRAMS, Program};
use crate::mail::table;

/// The games, in turn.
const GAMES: [&str; 5] =
    ["nine-mens-morris --option stones=3", "backgammon", "chess", "roman-checkers", "duodecim-scriptorum"];

/// Seconds of the desk's time from one look into the mailbox to the next.
const ROUND: i64 = 600;

/// Before the first message, in the desk's time.
const BEGIN: &str = "2026-11-20T18:00:00Z";

const PLAIN: &str = "Content-Type: text/plain; charset=utf-8";

/// One who plays.
struct Player {
    name: &'static str,
    address: String,
    /// The messages from the desk, with the position at that time.
    inbox: Vec<(Original, String)>,
}

/// A game, and what has been meant and played in it.
struct Spelled {
    file: String,
    players: [Player; 2],
    /// Turns that stand in the log.
    turns: Vec<(String, String)>,
    /// A turn that was meant since the desk last looked.
    meant: Option<(String, String)>,
}

/// Counts of the letters of a spell.
#[derive(Debug, Default)]
struct Letters {
    /// Those sent, by what they were.
    kinds: BTreeMap<&'static str, usize>,
    /// How often each was delivered, and what it was, by its id.
    delivered: BTreeMap<String, (usize, &'static str)>,
    /// How often each was answered.
    answered: BTreeMap<String, usize>,
}

fn asked(usual: &str) -> (usize, usize) {
    let asked = std::env::var("ADJUDICATE_SPELL").unwrap_or_else(|_| usual.to_owned());
    let (players, hours) = asked.split_once(',').unwrap();
    (players.parse().unwrap(), hours.parse().unwrap())
}

/// The game as its log stands, and the turns in it.
fn read(desk: &TestPerson, file: &str) -> (Match, Vec<(String, String)>) {
    let mut turns = Vec::new();
    let verified = verify_with(desk.read(&format!("games/{file}")).as_bytes(), |_, signed, _| {
        let entry = &signed.entry;
        if let EntryKind::Turn(turn) = &entry.kind {
            turns.push((entry.by.to_string(), turn.play.to_string()));
        }
    });
    assert!(verified.fault.is_none(), "{file}: {:?}", verified.fault.map(|fault| fault.fault));
    (verified.state.unwrap(), turns)
}

fn moves(state: &Match) -> Vec<String> {
    state.play().position().legal().into_iter().flat_map(|group| group.moves).collect()
}

/// A clear way of saying a move.
fn dressed(random: &mut Random, text: &str) -> String {
    let ways = [
        text.to_owned(),
        format!("Hello,\n{text}\nCheers"),
        format!("{text} \u{201c}good luck\u{201d}"),
        format!("play {text}"),
        format!("say what a game\n{text}"),
        format!("Good evening,\n\n{text}\n\nMany thanks"),
    ];
    random.pick(&ways).clone()
}

fn id_of(message: &str) -> String {
    let line = message.lines().find_map(|line| line.strip_prefix("Message-ID: <"));
    line.unwrap().trim_end().trim_end_matches('>').to_owned()
}

struct Spell {
    hosted: Hosted,
    random: Random,
    letters: Letters,
    games: Vec<Spelled>,
}

impl Spell {
    fn deliver(&mut self, what: &'static str, message: &str) {
        self.hosted.deliver(message);
        *self.letters.kinds.entry(what).or_default() += 1;
        self.letters.delivered.entry(id_of(message)).or_insert((0, what)).0 += 1;
    }

    /// The player to move acts; he has seen the present board.
    fn on_turn(&mut self, game: usize, seat: usize, state: &Match, original: &Original) {
        let moves = moves(state);
        let text = self.random.pick(&moves).clone();
        let words = dressed(&mut self.random, &text);
        let program = *self.random.pick(&PROGRAMS);
        let player = &self.games[game].players[seat];
        let name = player.name.to_owned();
        let position = state.play().text();
        let old = player.inbox.iter().rfind(|(_, seen)| *seen != position).map(|(old, _)| old.clone());
        let other = self.games[game].players[1 - seat].inbox.last().map(|(own, _)| own.clone());
        let address = player.address.clone();
        match (self.random.below(16), old, other) {
            (0, ..) => {
                let message = original.answer(program, &words);
                self.deliver("the same letter twice", &message);
                self.deliver("the same letter twice", &message);
                self.games[game].meant = Some((name, text));
            }
            (1, ..) => {
                self.deliver("the same move in two letters", &original.answer(program, &words));
                self.deliver("the same move in two letters", &original.answer(Program::Thunderbird, &text));
                self.games[game].meant = Some((name, text));
            }
            (2, ..) => {
                let quoted: String = original.text.lines().map(|line| format!("{line}\r\n")).collect();
                let body = format!(
                    "Look at this board, what would you do\r\n\r\n---------- Forwarded message ---------\r\nFrom: The Desk <desk@example.org>\r\nDate: Mon\r\nSubject: your turn\r\nTo: me\r\n\r\n{text}\r\n{quoted}"
                );
                self.deliver("a forwarded board", &original.message(PLAIN, &body));
            }
            (3, ..) => self.deliver("a doubtful move", &original.answer(program, &format!("I play {text}, I think"))),
            (4, ..) => self.deliver("talk", &original.answer(program, "I shall be in hospital next week.")),
            (5, Some(old), _) => self.deliver("an old board", &old.answer(program, &text)),
            (6, _, Some(other)) => self.deliver("forged by the other's way", &other.from(&address, PLAIN, &text)),
            (7, ..) => {
                let bare = Original { reply_to: "desk@example.org".to_owned(), ..original.clone() };
                self.deliver("forged without a way", &bare.message(PLAIN, &text));
            }
            (8, ..) => {
                self.deliver("two moves at once", &original.answer(program, &format!("{text}\nor rather\n{text}?")))
            }
            (9, ..) => self.deliver("a question", &original.answer(program, "moves")),
            (10, ..) => self.deliver("nothing but what is quoted", &original.answer(program, "")),
            _ => {
                self.deliver("a move", &original.answer(program, &words));
                self.games[game].meant = Some((name, text));
            }
        }
    }

    /// The other player acts meanwhile.
    fn off_turn(&mut self, state: &Match, original: &Original) {
        let moves = moves(state);
        let text = self.random.pick(&moves).clone();
        let program = *self.random.pick(&PROGRAMS);
        match self.random.below(3) {
            0 => self.deliver("a move out of turn", &original.answer(program, &text)),
            1 => self.deliver("a question out of turn", &original.answer(program, "board")),
            _ => self.deliver("an automatic answer", &original.message("Auto-Submitted: auto-replied", &text)),
        }
    }

    /// Everybody looks into his mailbox; not everybody answers.
    fn people(&mut self) {
        for game in 0..self.games.len() {
            let (state, _) = read(&self.hosted.desk, &self.games[game].file);
            let Demand::Act(seat) = state.play().demand() else { continue };
            if state.outcome().is_some() {
                continue;
            }
            let (seat, position) = (usize::from(seat.0), state.play().text());
            let newest = |player: &Player| player.inbox.last().cloned();
            if self.random.below(2) == 0
                && let Some((original, seen)) = newest(&self.games[game].players[seat])
                && seen == position
            {
                self.on_turn(game, seat, &state, &original);
            }
            if self.random.below(12) == 0
                && let Some((original, _)) = newest(&self.games[game].players[1 - seat])
            {
                self.off_turn(&state, &original);
            }
        }
    }

    /// The desk does what there is to do; every game has then just what was meant.
    fn desk(&mut self, now: Time) {
        let log = self.hosted.serve("", &now.to_string());
        let sent = self.hosted.sent();
        for game in &mut self.games {
            let (state, turns) = read(&self.hosted.desk, &game.file);
            let mut wanted = game.turns.clone();
            wanted.extend(game.meant.take());
            assert_eq!(turns, wanted, "{} at {now}: what was meant is not what is played\n{log}", game.file);
            game.turns = turns;
            for player in &mut game.players {
                let mine = sent.iter().filter(|one| one.to == player.address).map(Original::of);
                player.inbox.extend(mine.map(|original| (original, state.play().text())));
            }
        }
        for one in &sent {
            // Other messages of the desk answer the game's first.
            if let Some(answered) = one.parsed().in_reply_to().as_text().filter(|id| id.ends_with("@phone.example")) {
                *self.letters.answered.entry(format!("{answered} to {}", one.to)).or_default() += 1;
            }
        }
    }
}

#[test]
fn nothing_is_played_that_nobody_meant() {
    spell(table::desk(&homes(), "desk"), None, "10,5");
}

/// Plays the spell at a desk, with as many players and hours as are usual; on a store, if its URL is given, which is empty so far.
pub fn spell(desk: TestPerson, store: Option<String>, usual: &str) {
    let (players, hours) = asked(usual);
    let seed = std::env::var("ADJUDICATE_SPELL_SEED").map_or(1, |seed| seed.parse().unwrap());
    let config = desk.read(".config/adjudicate/config.yaml");
    desk.write(".config/adjudicate/config.yaml", format!("{config}  reply: \"desk+{{}}@example.org\"\n"));
    let games = (0..players / 2).map(|number| {
        let file = format!("game-{number:03}.yaml");
        let addresses = ["alice", "bob"].map(|name| format!("{name}{number}@example.org"));
        desk.run(&format!(
            "new {} --player alice=by-post,{} --player bob=by-post,{} --referee '{},desk@example.org' --organiser referee \
             -o games/{file} --yes",
            GAMES[number % GAMES.len()],
            addresses[0],
            addresses[1],
            key("referee")
        ))
        .ok();
        let [alice, bob] = addresses;
        let player = |name, address| Player { name, address, inbox: Vec::new() };
        Spelled { file, players: [player("alice", alice), player("bob", bob)], turns: Vec::new(), meant: None }
    });
    let games = games.collect();
    let hosted = Hosted::new(desk, "games", store);
    let mut spell = Spell { hosted, random: Random::new(seed), letters: Letters::default(), games };
    let begin = Time::parse(BEGIN).unwrap().unix();
    let rounds = hours as i64 * 3_600 / ROUND;
    let now = |round: i64| Time::from_unix(begin + round * ROUND).unwrap();
    for round in 0..rounds {
        spell.desk(now(round));
        spell.people();
    }
    spell.desk(now(rounds));
    let Spell { games, letters, .. } = spell;
    let turns: usize = games.iter().map(|game| game.turns.len()).sum();
    let sent: usize = letters.kinds.values().sum();
    println!("{players} players in {hours} hours (seed {seed}): {turns} turns, {sent} letters: {:?}", letters.kinds);
    assert!(turns > games.len(), "the games go on: {turns}");
    for (letter, times) in &letters.answered {
        let id = letter.split(' ').next().unwrap();
        let (most, what) = letters.delivered[id];
        assert!(*times <= most, "{letter}, {what}, was answered {times} times, and came {most} times");
    }
    let mut unanswered: BTreeMap<&str, usize> = BTreeMap::new();
    for (id, (_, what)) in &letters.delivered {
        if !letters.answered.keys().any(|letter| letter.starts_with(id.as_str())) {
            *unanswered.entry(what).or_default() += 1;
        }
    }
    println!("not answered: {unanswered:?}");
    let silent = "an automatic answer";
    assert_eq!(unanswered.remove(silent), letters.kinds.get(silent).copied(), "{silent} is not answered");
    // More than twenty answers a day nobody gets.
    let most = letters.delivered.len() / 20;
    assert!(unanswered.values().sum::<usize>() <= most, "{unanswered:?}");
}
