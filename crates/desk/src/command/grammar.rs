//! The commands of a letter, one a line, and which of its lines are neither clear commands nor plain talk.

use std::cell::Cell;

use super::absences::absences;
use super::asked::{MailCommand, MailOffer};
use super::phrases::{phrases, spoken, words_alone};
use super::plain::{
    behind_lead, behind_word, number, numbered, plain, polite, says, split_at_word, unadorned, unpunctuated,
    without_struck,
};
use adjudicate_locales::{before_phrase, behind_phrase, fold, locales};
use adjudicate_mail::reply_text::{LINE_MAX, ReplyText};
use adjudicate_record::log::Time;
use adjudicate_rules::{LossDegree, Play, Position, Refusal, RefusalKind};

/// The separator between the steps of a turn.
const BETWEEN: &str = "; ";
/// The limit on lines, above the number that anybody writes to a desk; lines behind it are not read.
const LINES_MAX: usize = 60;
/// Words of a line in which moves are looked for, and words that one move has at most.
const WORDS_MAX: usize = 60;
const MOVE_WORDS: usize = 4;
/// Pieces of lines that are held against the rules for one letter; what comes later in it is talk.
const TRIES_MAX: usize = 300;
/// Words to either side of a square among which the name of a piece belongs to it.
const NEAR: usize = 3;
/// More bytes than the steps of a turn have.
const TURN_MAX: usize = 2_000;
/// Readings that are listed.
const READINGS_MAX: usize = 9;

/// The commands of a letter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MailRequest {
    /// The commands, in their order.
    pub commands: Vec<MailCommand>,
    /// The remark that goes with them.
    pub say: Option<String>,
    /// The possible meanings if the letter is unclear; then nothing is done before it is clear.
    pub unclear: Vec<MailCommand>,
    /// Lines that are not clear.
    pub about: Vec<String>,
    /// Whether a style sheet seems to hide a part of it, which is not clear either.
    pub is_doubtful: bool,
    /// Lines that ask for nothing and are more than a greeting: somebody should read them.
    pub talk: Vec<String>,
}

impl MailRequest {
    /// Whether nothing in it was understood.
    pub fn is_empty(&self) -> bool {
        self.commands.is_empty() && self.unclear.is_empty() && self.say.is_none()
    }
}

/// The kind of a line.
enum Line {
    Command(MailCommand, Option<String>),
    /// It holds what may be commands.
    Unclear(Vec<MailCommand>),
    /// A greeting, a name, a thank you.
    Courtesy,
    /// Words that may take back what another line says.
    Doubt,
    Talk,
}

/// The facts about a letter that are known before it is read.
#[derive(Clone, Copy)]
pub struct ReplyContext<'a> {
    /// The game that it is about as it stands; without one, only what needs none is read.
    pub play: Option<&'a Play>,
    /// The day: dates without a year are the next ones.
    pub today: Time,
    /// The language of its author (a BCP 47 tag), if he has said it; else the one that his words are of, if they are of one.
    pub language: Option<&'a str>,
}

impl<'a> ReplyContext<'a> {
    /// A letter about this game, or about none, whose author has not said his language.
    pub fn of(play: Option<&'a Play>, today: Time) -> ReplyContext<'a> {
        ReplyContext { play, today, language: None }
    }
}

/// Reads what somebody said in a letter, as [`read`] does, or in the text files with it if the letter itself asks for nothing. If a style sheet seems to hide a part of it, the letter is
/// unclear, unless it answers a question: the question then shows what is meant.
pub fn of(said: &ReplyText, context: &ReplyContext<'_>) -> MailRequest {
    let mut letter = read(&said.lines, context);
    if letter.is_empty() && !said.attached.is_empty() {
        let mut attached = read(&said.attached, context);
        if !attached.is_empty() {
            attached.talk.splice(..0, letter.talk);
            letter = attached;
        }
    }
    let asks = |command: &MailCommand| command.acts() && !matches!(command, MailCommand::Number(_) | MailCommand::Yes);
    if said.is_doubtful && letter.commands.iter().any(asks) {
        letter.is_doubtful = true;
        let mut all: Vec<MailCommand> = letter.commands.iter().filter(|command| command.acts()).cloned().collect();
        add(&mut all, std::mem::take(&mut letter.unclear));
        all.truncate(READINGS_MAX);
        letter.unclear = all;
    }
    letter
}

/// Reads the lines of a letter to the desk.
pub fn read(lines: &[String], context: &ReplyContext<'_>) -> MailRequest {
    let language = context.language.or_else(|| spoken(lines));
    let game = context.play.map(|play| Game::of(play, language));
    let today = context.today;
    let mut letter = MailRequest::default();
    let mut said: Vec<String> = Vec::new();
    let mut doubts: Vec<String> = Vec::new();
    let mut run: Vec<String> = Vec::new();
    let mut fresh: Vec<(String, Vec<MailCommand>)> = Vec::new();
    let filled = lines.iter().filter(|line| !line.trim().is_empty()).take(LINES_MAX + 1);
    let mut lines: Vec<String> = filled.flat_map(|line| without_roll(line)).collect();
    let beyond = if lines.len() > LINES_MAX { lines.pop() } else { None };
    for (place, line) in lines.iter().enumerate() {
        if line.len() > LINE_MAX {
            letter.talk.push(line.get(..line.floor_char_boundary(LINE_MAX)).unwrap_or_default().to_owned());
            continue;
        }
        let typed = plain(line);
        let last = place + 1 == lines.len();
        match game.as_ref().and_then(|game| game.step(&run, &typed)) {
            Some(Step::Turn(step, remark)) => {
                run.push(step);
                said.extend(remark);
                continue;
            }
            Some(Step::Doubtful(readings)) => {
                fresh.push(((*line).clone(), readings));
                continue;
            }
            None => {}
        }
        if let Some(game) = &game {
            game.turn(&mut run, &mut letter);
        }
        match line_of(&typed, game.as_ref(), last, today) {
            Line::Command(MailCommand::Say(text), _) => said.push(text),
            Line::Command(command, remark) => {
                letter.commands.push(command);
                said.extend(remark);
            }
            Line::Unclear(readings) => fresh.push(((*line).clone(), readings)),
            Line::Courtesy => {}
            Line::Doubt => doubts.push((*line).clone()),
            Line::Talk => letter.talk.push((*line).clone()),
        }
    }
    if let Some(game) = &game {
        game.turn(&mut run, &mut letter);
    }
    letter.talk.extend(beyond);
    letter.say = (!said.is_empty()).then(|| said.join(" "));
    // A yes beside anything else may be the beginning of a sentence.
    let is_alone = letter.commands.iter().all(|command| *command == MailCommand::Yes);
    if !is_alone || letter.say.is_some() || !letter.talk.is_empty() || !fresh.is_empty() || !doubts.is_empty() {
        letter.commands.retain(|command| *command != MailCommand::Yes);
    }
    letter.commands.dedup_by(|one, other| *one == MailCommand::Yes && one == other);
    settle(&mut letter, fresh, doubts);
    letter
}

/// A line without the words `roll for me` at its end, and these words as a line of their own.
fn without_roll(line: &str) -> Vec<String> {
    const BETWEEN: [char; 4] = [' ', ',', ';', '.'];
    let text = unpunctuated(line.trim());
    let cut = phrases().roll_for_me.iter().find_map(|words| {
        let before = before_phrase(text, words).filter(|before| before.ends_with(BETWEEN))?;
        Some(vec![before.trim_end_matches(BETWEEN).to_owned(), text.get(before.len()..)?.to_owned()])
    });
    cut.unwrap_or_else(|| vec![line.to_owned()])
}

/// Decides about lines that are not clear: what they only say again needs no question.
fn settle(letter: &mut MailRequest, fresh: Vec<(String, Vec<MailCommand>)>, doubts: Vec<String>) {
    let clear: Vec<MailCommand> = letter.commands.iter().filter(|command| command.acts()).cloned().collect();
    for (line, readings) in fresh {
        if readings.iter().all(|reading| clear.contains(reading)) {
            letter.talk.push(line);
            continue;
        }
        letter.about.push(line);
        add(&mut letter.unclear, readings);
    }
    let takes_back = !doubts.is_empty() && !clear.is_empty();
    letter.talk.extend(doubts.iter().filter(|_| !takes_back).cloned());
    if takes_back {
        letter.about.extend(doubts);
    }
    if !letter.about.is_empty() {
        let mut all = clear;
        add(&mut all, std::mem::take(&mut letter.unclear));
        letter.unclear = all;
    }
    letter.unclear.truncate(READINGS_MAX);
}

fn add(all: &mut Vec<MailCommand>, more: Vec<MailCommand>) {
    for one in more {
        if !all.contains(&one) {
            all.push(one);
        }
    }
}

/// The game as far as reading moves needs it.
struct Game<'a> {
    position: &'a dyn Position,
    /// The language of the letter, if it is known.
    language: Option<&'a str>,
    /// Whether turns are made of steps.
    staged: bool,
    /// Whether everything that can be written is a turn, so that only `play` says that a line is one.
    free: bool,
    /// The numbers that the next turn can have: counted by turns, or by rounds as in chess.
    numbers: [u64; 2],
    tries: Cell<usize>,
}

/// A line that is a turn or a part of one.
enum Step {
    /// A turn, and the remark behind it.
    Turn(String, Option<String>),
    /// The possible meanings, with the number of another turn before it.
    Doubtful(Vec<MailCommand>),
}

impl<'a> Game<'a> {
    fn of(play: &'a Play, language: Option<&'a str>) -> Game<'a> {
        let position = play.position();
        let staged = matches!(position.stage("", None), Some(Ok(_)));
        let free = !staged && position.legal().is_empty() && position.read("thank you very much, my friend").is_ok();
        let next = play.turns() + 1;
        let numbers = [next, next.div_ceil(play.setup().names.len().max(1) as u64)];
        Game { position, language, staged, free, numbers, tries: Cell::new(0) }
    }

    /// A line that is a turn, or part of the one that was begun, with the remark behind it.
    fn step(&self, run: &[String], typed: &str) -> Option<Step> {
        let (text, remark) = behind_quotes(typed);
        let text = unadorned(&text);
        if text.is_empty() || is_word_of_ours(text) {
            return None;
        }
        if self.free {
            return behind_word(text, &phrases().play).map(|text| Step::Turn(text.to_owned(), remark));
        }
        let mut forms: Vec<&str> = Vec::new();
        let quoted = |line| str::strip_prefix(line, '"').and_then(|line| line.strip_suffix('"')).map(unadorned);
        let courteous = polite(text);
        let bases = [Some(text), quoted(text), Some(unpunctuated(text)), Some(courteous), quoted(courteous)];
        for base in bases.into_iter().flatten() {
            for form in [Some(base), behind_word(base, &phrases().play), behind_lead(base)].into_iter().flatten() {
                if !form.is_empty() && !forms.contains(&form) {
                    forms.push(form);
                }
            }
        }
        if let Some(form) = forms.iter().find(|form| self.read(form).is_ok()) {
            return Some(Step::Turn((*form).to_owned(), remark));
        }
        let is_part = |form: &str| self.is_move(form) || self.goes_on(run, form);
        for (number, form) in forms.iter().filter_map(|form| numbered(form)) {
            let Some(form) = [form, unpunctuated(form), polite(form)].into_iter().find(|form| is_part(form)) else {
                continue;
            };
            let readings = match self.command(form) {
                _ if self.numbers.contains(&number) => Vec::new(),
                MailCommand::Several(readings) => readings.into_iter().map(MailCommand::Play).collect(),
                play @ MailCommand::Play(_) => vec![play],
                _ => Vec::new(),
            };
            return Some(match readings.is_empty() {
                true => Step::Turn(form.to_owned(), remark),
                false => Step::Doubtful(readings),
            });
        }
        forms.into_iter().find(|form| is_part(form)).map(|form| Step::Turn(form.to_owned(), remark))
    }

    fn read(&self, text: &str) -> Result<String, Refusal> {
        self.position.read_in(text, self.language)
    }

    /// Whether a text is written as moves are, be it one that can be made or not.
    fn is_move(&self, text: &str) -> bool {
        match self.read(text) {
            Ok(_) => true,
            Err(refusal) if refusal.kind == RefusalKind::Unreadable => self.begins(text),
            Err(_) => true,
        }
    }

    fn begins(&self, text: &str) -> bool {
        self.staged && matches!(self.position.stage(text, None), Some(Ok(_)))
    }

    /// Whether a text goes on with the turn that was begun in the lines before it.
    fn goes_on(&self, run: &[String], text: &str) -> bool {
        if run.is_empty() || run.iter().map(String::len).sum::<usize>() > TURN_MAX {
            return false;
        }
        match self.staged {
            true => self.begins(&format!("{}{BETWEEN}{text}", run.join(BETWEEN))),
            false => self.is_move(&format!("{} {text}", run.join(" "))),
        }
    }

    /// Makes a turn, or several readings of one, out of lines that follow each other.
    fn turn(&self, run: &mut Vec<String>, letter: &mut MailRequest) {
        let lines = std::mem::take(run);
        let [first, more @ ..] = lines.as_slice() else { return };
        let single = self.command(first);
        if more.is_empty() {
            letter.commands.push(single);
            return;
        }
        let whole = lines.join(if self.staged { BETWEEN } else { " " });
        let joined = self.command(&whole);
        let each: Vec<MailCommand> = lines.iter().map(|line| self.command(line)).collect();
        let mut playable: Vec<MailCommand> = Vec::new();
        add(&mut playable, each.iter().filter(|one| matches!(one, MailCommand::Play(_))).cloned().collect());
        match (&joined, playable.as_slice()) {
            (MailCommand::Play(_) | MailCommand::Begun(_), []) => letter.commands.push(joined),
            // The same move said twice.
            (MailCommand::Refused(_) | MailCommand::Several(_) | MailCommand::Begun(_), [only])
                if each.iter().all(|one| one == only) =>
            {
                letter.commands.push(only.clone());
            }
            // Two moves for one turn, or one that may have two halves.
            (MailCommand::Play(_), readings) => ask(letter, &lines, readings.iter().chain([&joined])),
            (_, readings @ [_, _, ..]) => ask(letter, &lines, readings.iter()),
            (_, []) => letter.commands.push(joined),
            (_, [_]) => letter.commands.extend(each),
        }
    }

    fn command(&self, typed: &str) -> MailCommand {
        match self.read(typed) {
            Ok(recorded) => MailCommand::Play(recorded),
            Err(refusal) => {
                let readings = self.readings(&refusal);
                match self.position.stage(typed, None) {
                    _ if !readings.is_empty() => MailCommand::Several(readings),
                    Some(Ok(stage)) if !stage.groups.is_empty() => MailCommand::Begun(typed.to_owned()),
                    _ => MailCommand::Refused(typed.to_owned()),
                }
            }
        }
    }

    /// Returns the meanings of an ambiguous text, as the referee lists them.
    fn readings(&self, refusal: &Refusal) -> Vec<String> {
        let meanings = refusal.meanings().iter();
        meanings.filter_map(|text| self.position.read(text).ok()).take(READINGS_MAX).collect()
    }

    /// Returns the moves in a line of other words that could be made now. One that leaves out a piece which is named
    /// beside it is none of them.
    fn inside(&self, typed: &str) -> Vec<MailCommand> {
        let mut found = Vec::new();
        if self.free {
            return found;
        }
        let words: Vec<&str> = typed.split_whitespace().take(WORDS_MAX).collect();
        let mut start = 0;
        while start < words.len() {
            let most = MOVE_WORDS.min(words.len() - start);
            let here = (1..=most).rev().find_map(|count| Some((count, self.meanings(&words, start, count)?)));
            let (count, readings) = here.unwrap_or((1, Vec::new()));
            add(&mut found, readings);
            start += count;
        }
        found
    }

    /// Returns the meanings of so many words from a place on as a move; `None` if no such move can be made now.
    fn meanings(&self, words: &[&str], start: usize, count: usize) -> Option<Vec<MailCommand>> {
        let text = words.get(start..start + count)?.join(" ");
        let text = text.trim_matches(|c: char| c.is_ascii_punctuation() && !matches!(c, '+' | '#' | '*'));
        if !is_promising(text) || self.tries.replace(self.tries.get() + 1) >= TRIES_MAX {
            return None;
        }
        let readings = match self.read(text) {
            Ok(recorded) => vec![recorded],
            Err(refusal) => self.readings(&refusal),
        };
        let is_square = text.chars().filter(|c| c.is_alphanumeric()).count() <= 3
            && text.chars().nth(1).is_some_and(|second| !second.is_alphabetic());
        let mut near = words.iter().take(start + count + NEAR).skip(start.saturating_sub(NEAR));
        if readings.is_empty() || (is_square && near.any(|word| self.position.names_piece(word))) {
            return None;
        }
        Some(readings.into_iter().map(MailCommand::Play).collect())
    }
}

fn ask<'c>(letter: &mut MailRequest, lines: &[String], readings: impl Iterator<Item = &'c MailCommand>) {
    letter.about.push(lines.join(" / "));
    add(&mut letter.unclear, readings.cloned().collect());
}

/// Whether words can be a move that stands among other words: moves have digits, but for a few.
fn is_promising(text: &str) -> bool {
    let low = text.to_ascii_lowercase();
    const WORDS: &[&str] = &["pass", "o-o", "o-o-o", "oo", "ooo", "roll", "double", "redouble", "take", "drop"];
    low.bytes().any(|byte| byte.is_ascii_digit()) || WORDS.contains(&low.as_str())
}

/// Cuts a remark in quotation marks off the end of a line.
fn behind_quotes(typed: &str) -> (String, Option<String>) {
    let inside = unpunctuated(typed).strip_suffix('"').and_then(|text| text.split_once('"'));
    match inside {
        Some((before, remark)) if !before.trim().is_empty() && !remark.trim().is_empty() => {
            (before.trim().to_owned(), Some(remark.trim().to_owned()))
        }
        _ => (typed.to_owned(), None),
    }
}

/// Whether a line is a command in words, which comes before any move that may be written like it.
fn is_word_of_ours(line: &str) -> bool {
    !alone(line).is_empty() || number(line).is_some()
}

/// The commands that a line can be, politeness aside: more than one if it means different things in two languages.
fn alone(line: &str) -> &'static [MailCommand] {
    let spelled = |line: &str| phrases().commands(&fold(line).replace(" ?", "?"));
    let found = [unpunctuated(line), polite(line)].map(spelled);
    found.into_iter().find(|commands| !commands.is_empty()).unwrap_or_default()
}

/// Returns the kind of a line that is not just a move.
fn line_of(typed: &str, game: Option<&Game<'_>>, last: bool, today: Time) -> Line {
    if let Some(rest) = without_struck(typed) {
        let readings = game.map(|game| game.inside(&rest)).unwrap_or_default();
        return if readings.is_empty() { Line::Talk } else { Line::Unclear(readings) };
    }
    let (text, remark) = behind_quotes(typed);
    let text = unadorned(&text);
    let low = fold(unpunctuated(text));
    if let Some(number) = number(text) {
        return Line::Command(MailCommand::Number(number), remark);
    }
    match alone(text) {
        [] => {}
        [command] => return Line::Command(command.clone(), remark),
        several => return Line::Unclear(several.to_vec()),
    }
    if game.is_some() && remark.is_none() && says(polite(text), &[&phrases().yes]) {
        return Line::Command(MailCommand::Yes, None);
    }
    if let Some(line) = with_words(text, game, remark.as_ref(), today) {
        return line;
    }
    let whole = unpunctuated(typed);
    if let Some(inside) = whole.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
        let readings = game.map(|game| game.inside(inside)).unwrap_or_default();
        return if readings.is_empty() {
            Line::Command(MailCommand::Say(inside.to_owned()), None)
        } else {
            Line::Unclear(readings)
        };
    }
    let mut readings = game.map(|game| game.inside(typed)).unwrap_or_default();
    add(&mut readings, meant(&low));
    if !readings.is_empty() {
        return Line::Unclear(readings);
    }
    if is_doubt(&low, typed) {
        return Line::Doubt;
    }
    if is_courtesy(&low, typed, last) { Line::Courtesy } else { Line::Talk }
}

/// A command with something behind it.
fn with_words(text: &str, game: Option<&Game<'_>>, remark: Option<&String>, today: Time) -> Option<Line> {
    let known = phrases();
    let command = |command| Some(Line::Command(command, remark.cloned()));
    let is_move = |text: &str| game.is_some_and(|game| !game.free && game.is_move(text));
    if let Some(rest) = behind_word(text, &known.say) {
        let quoted = remark.map(|remark| format!("{rest} \"{remark}\""));
        return Some(Line::Command(MailCommand::Say(quoted.unwrap_or_else(|| rest.to_owned())), None));
    }
    // The remark was cut off, and nothing else stands there.
    if known.say.contains(&fold(text.trim_end_matches(':')).as_str()) {
        return remark.map(|remark| Line::Command(MailCommand::Say(remark.clone()), None));
    }
    if let Some(rest) = behind_word(text, &known.tries) {
        let rest = numbered(rest).map_or(rest, |(_, rest)| rest);
        let rest =
            [rest, unpunctuated(rest)].into_iter().find(|rest| is_move(rest) || game.is_some_and(|game| game.free));
        return rest.and_then(|rest| command(MailCommand::Try(rest.to_owned())));
    }
    if let Some(rest) = behind_word(text, &known.rules) {
        let clause = unpunctuated(rest);
        let one = !clause.contains(' ') && clause.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        return if one { command(MailCommand::Rules(Some(clause.to_owned()))) } else { None };
    }
    if let Some((when, then)) = order(text).filter(|(when, _)| is_move(when)) {
        return command(MailCommand::If(when.to_owned(), then.to_owned()));
    }
    if let Some(absences) = absences(text, today) {
        let mut readings = absences.readings.into_iter().map(|(from, until)| MailCommand::Away(from, until));
        return match readings.len() {
            1 if !absences.is_doubtful => readings.next().and_then(command),
            _ => Some(Line::Unclear(readings.collect())),
        };
    }
    if let Some(rest) = behind_word(text, &known.accept) {
        let offer = unpunctuated(rest).to_ascii_lowercase();
        let is_id = (8..=64).contains(&offer.len()) && offer.bytes().all(|byte| byte.is_ascii_hexdigit());
        return if is_id { command(MailCommand::Accept(Some(offer))) } else { None };
    }
    if let Some(rest) = behind_word(text, &known.concede) {
        let low = unpunctuated(rest).to_ascii_lowercase();
        let loss = LossDegree::from_word(low.strip_prefix("a ").unwrap_or(&low))?;
        return command(MailCommand::Offer(MailOffer::Concede(loss)));
    }
    if behind_word(text, &known.language).is_some() {
        return language(text).and_then(|tag| command(MailCommand::Language(tag.to_owned())));
    }
    if let Some(rest) = behind_word(text, &known.save) {
        return unpunctuated(rest).parse().ok().and_then(|tokens| command(MailCommand::Save(tokens)));
    }
    if let Some(rest) = behind_word(text, &known.claim_timeout) {
        let name = unpunctuated(rest).to_ascii_lowercase();
        return if is_name(&name) { command(MailCommand::ClaimTimeout(name)) } else { None };
    }
    if let Some(rest) = behind_word(text, &known.enter) {
        let low = unpunctuated(rest).to_ascii_lowercase();
        let words: Vec<&str> = low.split_whitespace().collect();
        let is_as = |word: &str| known.as_name.contains(&word);
        let (section, name) = match words.as_slice() {
            [word, name] if is_as(word) => (None, Some(*name)),
            [section, word, name] if is_as(word) => (Some(*section), Some(*name)),
            [section] => (Some(*section), None),
            _ => return None,
        };
        let names = section.into_iter().chain(name).all(is_name);
        let enter = MailCommand::Enter(section.map(str::to_owned), name.map(str::to_owned));
        return if names { command(enter) } else { None };
    }
    if let Some(rest) = behind_word(text, &known.withdraw) {
        let rest = unpunctuated(behind_word(rest, &known.from).unwrap_or(rest)).to_ascii_lowercase();
        return if is_name(&rest) { command(MailCommand::Withdraw(Some(rest))) } else { None };
    }
    if let Some(rest) = behind_word(text, &known.appeal) {
        let rest = behind_word(rest, &known.against).unwrap_or(rest);
        let entry = unpunctuated(behind_word(rest, &known.entry).unwrap_or(rest));
        return entry.parse().ok().and_then(|entry| command(MailCommand::Appeal(entry)));
    }
    if let Some(rest) = behind_word(text, &known.invite) {
        let words: Vec<&str> = unpunctuated(rest).split_whitespace().collect();
        let [game, players @ ..] = words.as_slice() else { return None };
        let players: Vec<String> = players
            .iter()
            .map(|word| word.trim_matches([',', '<', '>']).to_owned())
            .filter(|word| !word.is_empty())
            .collect();
        let all = !players.is_empty() && players.iter().all(|player| player.contains('@'));
        return if all && is_name(&game.to_ascii_lowercase()) {
            command(MailCommand::Invite(game.to_ascii_lowercase(), players))
        } else {
            None
        };
    }
    None
}

/// The language that a line asks for (a BCP 47 tag): `language German`, `Sprache deutsch`. `None` if it asks for none.
pub fn language(line: &str) -> Option<&'static str> {
    let line = plain(line);
    let rest = behind_word(&line, &phrases().language)?;
    phrases().languages.get(fold(unpunctuated(rest)).as_str()).copied()
}

/// The halves of `if … then …`, both in the words of one language.
fn order(text: &str) -> Option<(&str, &str)> {
    locales().iter().map(|locale| &locale.replies).find_map(|replies| {
        let (when, then) = split_at_word(behind_word(text, replies.of("if"))?, replies.of("then")).next()?;
        let when = behind_word(when, replies.of("you-play")).unwrap_or(when);
        Some((unpunctuated(when), unpunctuated(then)))
    })
}

fn is_name(text: &str) -> bool {
    adjudicate_rules::Name::parse(text).is_some()
}

/// Returns the possible meanings of a sentence that has the words of a command in it.
fn meant(low: &str) -> Vec<MailCommand> {
    let line = words_alone(low);
    let has = |words: &str| line.contains(words);
    let mut found = Vec::new();
    add(
        &mut found,
        phrases().meant.iter().filter(|(words, _)| has(words)).map(|(_, command)| command.clone()).collect(),
    );
    found
}

/// Whether a line may take back or question what another one says.
fn is_doubt(low: &str, typed: &str) -> bool {
    let has = |known: &&str| {
        low.match_indices(known)
            .any(|(at, _)| low.get(..at).is_some_and(|before| !before.ends_with(char::is_alphanumeric)))
    };
    phrases().takes_back.iter().any(has) || (typed.ends_with('?') && phrases().asks.iter().any(has))
}

/// Whether a line is a greeting, a thank you or a name, which nobody has to read.
fn is_courtesy(low: &str, typed: &str, last: bool) -> bool {
    let bare = low.trim_end_matches([':', '-', '?', ' ']);
    let words = bare.split_whitespace().count();
    let begins = |known: &str| {
        behind_phrase(bare, known).is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', ',', '!', '.', ':']))
    };
    let letters = typed.chars().all(|c| !c.is_ascii_digit());
    let is_name = words <= 2 && letters && typed.chars().next().is_some_and(char::is_uppercase);
    let is_smile = !typed.chars().any(char::is_alphanumeric);
    let greets = phrases().greetings.iter().chain(&phrases().announcements).any(|known| begins(known));
    is_smile || (words <= 6 && letters && greets) || (last && is_name)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod advised;
#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod spoken;
#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
