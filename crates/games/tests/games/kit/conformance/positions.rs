//! Properties of every position of every game.

use std::collections::{BTreeSet, HashMap};

use adjudicate_locales::Language;
use adjudicate_rules::{
    COMMON_CLAUSES, Demand, Game, Phrase, PhraseArgument, Play, Position, Refusal, Scene, Seat, perft,
};

use super::Texts;
use crate::kit::{Random, legal_texts};

/// A position text fits into an entry of a log.
const LONGEST: usize = 2000;
/// Texts kept of earlier positions, to be tried where they are illegal.
const REMEMBERED: usize = 400;
/// Wrong texts tried at every position.
const MUTATIONS: usize = 12;
/// Texts that mean nothing in any game, and those that people type anywhere.
const ODD: [&str; 14] = [
    "",
    " ",
    "pass",
    "PASS",
    "pass pass",
    "-",
    "/",
    "*",
    "((((",
    "\0",
    "\u{e9}/\u{bd}",
    "\u{1f3b2}/\u{301}",
    "99999999999999999999",
    "99999999999999999999/1",
];
/// Listed moves played at every position.
const PLAYED: usize = 40;
/// With more plays than this the result of an unlisted one is not looked for among theirs.
const MANY: usize = 60;
/// Turn sequences that are counted in both ways.
const COUNTED: u64 = 600;

/// The positions seen so far, at one table or at several with the same options.
#[derive(Default)]
pub struct Observer {
    legal: HashMap<String, Vec<String>>,
    seen: Vec<String>,
    turns: usize,
    texts: Texts,
}

impl Observer {
    /// Nothing has been seen of a game whose position texts tell so much.
    pub fn of(texts: Texts) -> Observer {
        Observer { texts, ..Observer::default() }
    }

    /// Looks at a position in which `seat` is to act.
    pub fn at(&mut self, play: &Play, seat: Seat, random: &mut Random, name: &str) {
        let position = play.position();
        let legal = legal_texts(position);
        let name = format!("{name}, at `{}`", position.text());
        self.turns += 1;
        self.same_text_same_moves(position, &legal, &name);
        // Long games repeat themselves: their later positions are sampled.
        if self.turns < 12 || random.below(10) == 0 {
            position.legal().iter().for_each(|group| translated(&group.title, &name));
            listed_is_legal(position, &legal, random, &name);
            let wrong: Vec<String> = (0..MUTATIONS).map(|_| self.wrong(&legal, random)).collect();
            for typed in wrong.iter().map(String::as_str).chain(ODD) {
                tried(play.game(), position, &legal, typed, &name);
            }
            shown(play, &name);
            claim(play, seat, &name);
        }
        if random.below(30) == 0 {
            counted(position, &legal, random, &name);
        }
        for text in legal {
            match self.seen.len() < REMEMBERED {
                true => self.seen.push(text),
                false => self.seen[random.below(REMEMBERED)] = text,
            }
        }
    }

    /// While nobody is to act, whatever was legal once is refused; `few` of that is tried, other texts at other turns.
    pub fn all_refused(&self, play: &Play, few: usize, name: &str) {
        let turn = self.turns * few % self.seen.len().max(1);
        for typed in self.seen.iter().cycle().skip(turn).take(few.min(self.seen.len())) {
            assert!(play.position().read(typed).is_err(), "{name}: `{typed}` is legal while nobody is to act");
            tried(play.game(), play.position(), &[], typed, name);
        }
    }

    fn same_text_same_moves(&mut self, position: &dyn Position, legal: &[String], name: &str) {
        let text = position.text();
        assert!(text.bytes().all(|byte| (b' '..=b'~').contains(&byte)) && text.len() <= LONGEST, "{name}: odd text");
        if self.texts == Texts::Part {
            return;
        }
        let known = self.legal.entry(text).or_insert_with(|| legal.to_vec());
        assert_eq!(known, legal, "{name}: this position has stood before and allowed other moves");
    }

    /// A text that is most likely wrong: legal once, or damaged.
    fn wrong(&self, legal: &[String], random: &mut Random) -> String {
        let pool: Vec<&String> = legal.iter().chain(&self.seen).collect();
        if pool.is_empty() {
            return (*random.pick(&["", "pass", "d2", "roll", "\u{e9}", "1. e4", "x", "-"])).to_owned();
        }
        let mut text: Vec<char> = random.pick(&pool).chars().collect();
        for _ in 0..random.below(3) {
            self.damage(&mut text, &pool, random);
        }
        self.damage(&mut text, &pool, random);
        text.into_iter().collect()
    }

    fn damage(&self, text: &mut Vec<char>, pool: &[&String], random: &mut Random) {
        let odd: Vec<char> = "x-*/19az (oghNBRQKO+#=.,;:\u{e9}\u{1f3b2}\0\n".chars().collect();
        let (place, odd) = (random.below(text.len().max(1)), *random.pick(&odd));
        match random.below(8) {
            0 => text.insert(place, odd),
            1 if !text.is_empty() => drop(text.remove(place)),
            2 if !text.is_empty() => text[place] = odd,
            3 => text.extend(random.pick(pool).chars()),
            4 => text.extend(format!(" {}", random.pick(pool)).chars()),
            5 => text.truncate(place),
            6 => *text = text.iter().collect::<String>().to_uppercase().chars().collect(),
            _ => {}
        }
    }
}

fn listed_is_legal(position: &dyn Position, legal: &[String], random: &mut Random, name: &str) {
    let mut sorted: Vec<&String> = legal.iter().collect();
    sorted.sort();
    assert!(sorted.windows(2).all(|pair| pair[0] != pair[1]), "{name}: a move is listed twice in {legal:?}");
    for text in legal {
        assert!(text.bytes().all(|byte| (b' '..=b'~').contains(&byte)) && !text.is_empty(), "{name}: `{text}`");
        assert_eq!(position.read(text).as_ref(), Ok(text), "{name}: `{text}` is listed");
        assert_eq!(position.read(&format!("  {text} ")).as_ref(), Ok(text), "{name}: blanks around `{text}`");
    }
    let (before, demand) = (position.text(), position.demand());
    let step = legal.len().div_ceil(PLAYED).max(1);
    for text in legal.iter().skip(random.below(step)).step_by(step) {
        let mut copy = position.boxed();
        copy.play(text).unwrap_or_else(|refusal| panic!("{name}: `{text}` is listed: {refusal}"));
        assert_ne!(copy.text(), before, "{name}: `{text}` changes nothing");
        assert!(position.text() == before && position.demand() == demand, "{name}: `{text}` changed the original too");
    }
}

/// Tries any text: what is read is legal, what is refused is refused well and changes nothing. Whether it was read.
pub fn tried(game: &Game, position: &dyn Position, legal: &[String], typed: &str, name: &str) -> bool {
    let mut copy = position.boxed();
    let read = position.read(typed);
    let played = copy.play(typed);
    match &read {
        Err(refusal) => {
            refused_well(game, refusal, typed, name);
            assert!(played.is_err(), "{name}: `{typed}` cannot be read but can be played");
        }
        Ok(text) => {
            assert!(
                legal.is_empty() || legal.contains(text) || same_result(position, legal, text),
                "{name}: `{typed}` is read as `{text}`, which is not listed"
            );
            assert_eq!(position.read(text).as_ref(), Ok(text), "{name}: `{typed}`");
            let clause = played.as_ref().err().map(|refusal| refusal.clause);
            // A game may have a clause of its own about what the record has.
            let own = game.clauses.iter().any(|own| own.breakable && Some(own.id) == clause);
            let fits = if text == typed { clause.is_none() } else { clause == Some("ALL-3") || own };
            assert!(fits, "{name}: `{typed}`: the record writes `{text}`, and the text is refused by {clause:?}");
        }
    }
    if let Err(refusal) = &played {
        refused_well(game, refusal, typed, name);
        let same = copy.text() == position.text() && copy.demand() == position.demand();
        // A throw with hundreds of plays takes long to list.
        let allowed = legal.len() > MANY || legal_texts(copy.as_ref()) == legal;
        assert!(same && allowed, "{name}: `{typed}` was refused and changed something");
    }
    read.is_ok()
}

/// In games with dice different plays are different positions, and one text is listed for each.
fn same_result(position: &dyn Position, legal: &[String], text: &str) -> bool {
    let result = |text: &str| {
        let mut next = position.boxed();
        next.play(text).ok().map(|()| (next.text(), next.demand()))
    };
    let reached = result(text);
    let dice = matches!(reached, Some((_, Demand::Throw(_) | Demand::Over(_))));
    // A throw with hundreds of plays takes long to compare.
    dice && (legal.len() > MANY || legal.iter().any(|listed| result(listed) == reached))
}

/// A refusal says which clause that can be broken was broken and how, and points at whole characters.
pub fn refused_well(game: &Game, refusal: &Refusal, typed: &str, name: &str) {
    let clause = game.clauses.iter().chain(COMMON_CLAUSES).find(|clause| clause.id == refusal.clause);
    let clause = clause.unwrap_or_else(|| panic!("{name}: `{typed}`: {} is no clause", refusal.clause));
    assert!(clause.breakable, "{name}: `{typed}` is said to break {}, which nothing can break", clause.id);
    assert!(!refusal.reason.is_empty() && !refusal.reason.ends_with('.'), "{name}: `{typed}`: {}", refusal.reason);
    assert!(!refusal.reason.contains(['\n', '\0']), "{name}: `{typed}` comes back raw: {:?}", refusal.reason);
    let place = format!("{name}: `{typed}`");
    [Some(&refusal.reason), refusal.hint.as_ref()].into_iter().flatten().for_each(|phrase| translated(phrase, &place));
    if let Some(span) = &refusal.span {
        assert!(typed.get(span.clone()).is_some(), "{name}: `{typed}` has no part {span:?}");
    }
    if let Some(hint) = &refusal.hint {
        assert!(!hint.is_empty() && !hint.ends_with(['.', ':', ' ']), "{name}: `{typed}`: {hint}");
    }
}

/// A text is that of the English file, and the languages that have all texts know it with its values.
pub fn translated(phrase: &Phrase, place: &str) {
    same_in_english(phrase, place);
    for language in ["de", "fr"].map(Language::of) {
        let text = language.phrase(phrase);
        assert!(language.knows(phrase) && text != phrase.english, "{place}: {language:?}: {}", phrase.key);
        assert_eq!(text.contains("{$"), phrase.contains("{$"), "{place}: {language:?}: {text}");
    }
}

/// The English words of a text, and those of the texts in it, are those of the English file.
fn same_in_english(phrase: &Phrase, place: &str) {
    assert_eq!(Language::ENGLISH.text(phrase.key, &phrase.arguments), phrase.english, "{place}: {}", phrase.key);
    for (_, value) in &phrase.arguments {
        if let PhraseArgument::Phrase(inner) = value {
            same_in_english(inner, place);
        }
    }
}

/// The drawing is the same game for everyone, and nothing lies off the board.
pub fn shown(play: &Play, name: &str) {
    turned(play, name);
    let viewers = Seat::all(play.setup().names.len()).map(Some).chain([None]);
    for viewer in viewers {
        let Scene { size, pitch, lines, spots, pieces, words, .. } = play.scene(viewer);
        let board = size != (0, 0);
        assert!(!words.is_empty() && (!board || pitch.0 > 0 && pitch.1 > 0), "{name}: nothing to be seen");
        let inside = |at: (u16, u16)| at.0 <= size.0 && at.1 <= size.1;
        for line in lines {
            let straight = line.from.0 == line.to.0 || line.from.1 == line.to.1;
            assert!(straight && inside(line.from) && inside(line.to), "{name}: {line:?}");
        }
        let drawn = |glyph: char| glyph == ' ' || glyph.is_ascii_graphic();
        assert!(spots.iter().all(|spot| inside(spot.at) && drawn(spot.glyph.ascii)), "{name}: {spots:?}");
        let mut taken = BTreeSet::new();
        for piece in pieces {
            assert!(inside(piece.at) && piece.glyph.ascii.is_ascii_graphic(), "{name}: {piece:?}");
            // In Duerror Grandis several stand on one square; each is drawn once.
            let drawn = (piece.at, piece.title.to_string());
            assert!(taken.insert(drawn), "{name}: `{}` is drawn twice", piece.title);
        }
        assert!(words.iter().all(|sentence| sentence.ends_with('.')), "{name}: {words:?}");
    }
}

/// A board with two sides shows both players the same elsewhere, any other one in the same places.
fn turned(play: &Play, name: &str) {
    let places = |scene: &Scene| -> BTreeSet<(String, (i32, i32))> {
        let pieces =
            scene.pieces.iter().map(|piece| (piece.title.to_string(), (i32::from(piece.at.0), i32::from(piece.at.1))));
        // Of Duodecim's board, which both read the same way up, the numbers are turned.
        pieces.chain(scene.labels.iter().map(|label| (label.text.clone(), label.at))).collect()
    };
    let titles =
        |scene: &Scene| -> BTreeSet<String> { scene.pieces.iter().map(|piece| piece.title.to_string()).collect() };
    match play.scenes_of_both() {
        Some([near, far]) => {
            assert_eq!(titles(&near), titles(&far), "{name}: both see the same pieces");
            assert!(places(&near) != places(&far), "{name}: the board is not turned");
        }
        None => {
            let [first, second] = [Seat(0), Seat(1)].map(|seat| places(&play.scene(Some(seat))));
            assert_eq!(first, second, "{name}: the board is turned, but is said to have no sides");
        }
    }
}

fn claim(play: &Play, seat: Seat, name: &str) {
    if let Err(refusal) = play.position().claim_draw(seat) {
        refused_well(play.game(), &refusal, "", &format!("{name}, claiming a draw"));
    }
}

/// An engine's own count agrees with the count that goes through texts.
fn counted(position: &dyn Position, legal: &[String], random: &mut Random, name: &str) {
    // In games with dice a count begins with a throw; theirs are compared from the next one on.
    let Some(text) = (!legal.is_empty()).then(|| random.pick(legal)) else { return };
    let mut next = position.boxed();
    if next.play(text).is_err() {
        return;
    }
    let throws: Vec<Vec<u32>> = match next.demand() {
        Demand::Over(_) => Vec::new(),
        Demand::Throw(roll) => {
            let throw = |_| roll.dice.iter().map(|sides| 1 + random.below(*sides as usize) as u32).collect();
            (0..2).map(throw).collect()
        }
        Demand::Act(_) => Vec::new(),
    };
    for depth in 0..=2 {
        let count = next.perft(depth, &throws);
        if count.is_none_or(|count| count <= COUNTED) {
            let by_text = perft(next.as_ref(), depth, &throws);
            assert_eq!(count, by_text, "{name}: `{text}`, then {depth} turns with {throws:?}");
        }
    }
}
