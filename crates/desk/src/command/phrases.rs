//! The words of letters and their meanings, from the files of all languages: another language is another file.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use super::asked::{MailCommand, MailOffer};
use adjudicate_locales::{Locale, before_phrase, behind_phrase, locales};
use adjudicate_rules::LossDegree;

/// Lines in which a language is looked for.
const LINES_MAX: usize = 60;
/// Commands that are a line of their own, by the keys of their words.
const COMMANDS: &[(&str, MailCommand)] = &[
    ("moves", MailCommand::Moves),
    ("board", MailCommand::Board),
    ("rules", MailCommand::Rules(None)),
    ("log", MailCommand::Log),
    ("status", MailCommand::Status),
    ("help", MailCommand::Help),
    ("resign", MailCommand::Resign(false)),
    ("resign-yes", MailCommand::Resign(true)),
    ("offer-draw", MailCommand::Offer(MailOffer::Draw)),
    ("offer-end", MailCommand::Offer(MailOffer::End)),
    ("offer-prisoners", MailCommand::Offer(MailOffer::Prisoners)),
    ("concede", MailCommand::Offer(MailOffer::Concede(LossDegree::Single))),
    ("accept", MailCommand::Accept(None)),
    ("take-back", MailCommand::TakeBack),
    ("decline", MailCommand::Decline),
    ("roll-for-me", MailCommand::RollNext),
    ("claim-draw", MailCommand::ClaimDraw),
    ("stop", MailCommand::Stop),
    ("start", MailCommand::Start),
    ("enter", MailCommand::Enter(None, None)),
    ("withdraw", MailCommand::Withdraw(None)),
];

/// Commands whose words may stand in a sentence, by the keys of these.
const MEANT: &[(&str, MailCommand)] = &[
    ("may-resign", MailCommand::Resign(true)),
    ("may-accept", MailCommand::Accept(None)),
    ("may-offer-draw", MailCommand::Offer(MailOffer::Draw)),
];

/// Smiles and thumbs behind a line; those that doubt or deny are not among them.
#[rustfmt::skip]
pub const SMILES: &[&str] = &[
    ":-)", ":)", ";-)", ";)", ":-D", ":D", "^^", "\u{1f44d}", "\u{1f44c}", "\u{1f642}", "\u{1f600}", "\u{1f603}", "\u{1f604}", "\u{1f609}",
    "\u{1f60a}", "\u{1f601}", "\u{1f64f}", "\u{2705}", "\u{2714}", "\u{263a}", "\u{1f3fb}", "\u{1f3fc}", "\u{1f3fd}", "\u{1f3fe}", "\u{1f3ff}",
];

/// The words of all languages. Each is without capitals and accents; of lists in which one is looked for at the beginning of a line, the
/// longest come first.
pub struct Phrases {
    commands: HashMap<&'static str, Vec<MailCommand>>,
    /// Words in a sentence that may mean a command, as [`words_alone`] writes them.
    pub meant: Vec<(String, MailCommand)>,
    /// Lines with which somebody agrees who was asked something.
    pub yes: HashSet<&'static str>,
    /// Lines with which he agrees to take a seat, or to a request made in his name.
    pub yes_to_requests: HashSet<&'static str>,
    /// Lines with which he does not.
    pub no: HashSet<&'static str>,
    /// Words of which none is in a greeting or a name.
    pub denies: HashSet<&'static str>,
    /// Words that may come before or behind anything else and change nothing.
    pub polite: Vec<&'static str>,
    /// Words that may come before a move, with a colon behind them.
    pub leads: Vec<&'static str>,
    /// Those that stand in a sentence, without a colon: `I play d2.`
    pub leads_of_sentences: Vec<&'static str>,
    /// Words that may come before the number of a move.
    pub before_numbers: Vec<&'static str>,
    /// Words that may come before the number of an answer.
    pub before_choices: Vec<&'static str>,
    /// Words that say which of several, from 1 on.
    pub ordinals: HashMap<&'static str, usize>,
    /// Numbers in words.
    pub numbers: HashMap<&'static str, usize>,
    /// Months, from 1 on.
    pub months: HashMap<&'static str, u8>,
    /// Words in a date that say nothing more.
    pub in_dates: HashSet<&'static str>,
    /// Words that take back what another line says.
    pub takes_back: Vec<&'static str>,
    /// Words of a question about what another line says.
    pub asks: Vec<&'static str>,
    /// With what greetings, thanks and good wishes begin.
    pub greetings: Vec<&'static str>,
    /// With what lines begin that announce the next one.
    pub announcements: Vec<&'static str>,
    /// Words that ask for the next dice without a question.
    pub roll_for_me: Vec<&'static str>,
    /// Words before a turn, a remark, a turn to try, and so on for each command that has something behind it.
    pub play: Vec<&'static str>,
    pub say: Vec<&'static str>,
    pub tries: Vec<&'static str>,
    pub rules: Vec<&'static str>,
    pub accept: Vec<&'static str>,
    pub concede: Vec<&'static str>,
    pub language: Vec<&'static str>,
    /// The tags of languages by their names and by themselves.
    pub languages: HashMap<&'static str, &'static str>,
    pub save: Vec<&'static str>,
    pub claim_timeout: Vec<&'static str>,
    pub enter: Vec<&'static str>,
    /// Before a name: `enter merels as anna`.
    pub as_name: Vec<&'static str>,
    pub withdraw: Vec<&'static str>,
    pub from: Vec<&'static str>,
    pub appeal: Vec<&'static str>,
    pub against: Vec<&'static str>,
    pub entry: Vec<&'static str>,
    pub invite: Vec<&'static str>,
}

/// The words of all languages that there are.
pub fn phrases() -> &'static Phrases {
    static PHRASES: LazyLock<Phrases> = LazyLock::new(|| Phrases::of(locales()));
    &PHRASES
}

impl Phrases {
    fn of(locales: &'static [Locale]) -> Phrases {
        let words = |key: &'static str| locales.iter().flat_map(|locale| locale.replies.of(key)).map(String::as_str);
        let list = |key: &'static str| longest_first(words(key).collect());
        let set = |key: &'static str| words(key).collect::<HashSet<_>>();
        let row = |key: &'static str| {
            let rows = locales.iter().flat_map(|locale| locale.replies.row(key).into_iter().zip(1..));
            rows.flat_map(|(words, place)| words.into_iter().map(move |word| (word, place)))
        };
        let mut commands: HashMap<&str, Vec<MailCommand>> = HashMap::new();
        for (key, command) in COMMANDS {
            for word in words(key) {
                let meanings = commands.entry(word).or_default();
                if !meanings.contains(command) {
                    meanings.push(command.clone());
                }
            }
        }
        let meant = MEANT.iter().flat_map(|(key, command)| words(key).map(|word| (words_alone(word), command.clone())));
        Phrases {
            commands,
            meant: meant.collect(),
            yes: set("yes"),
            yes_to_requests: set("yes-to-requests"),
            no: set("no"),
            denies: set("denies"),
            polite: list("polite"),
            leads: list("leads"),
            leads_of_sentences: list("leads-of-sentences"),
            before_numbers: list("before-numbers"),
            before_choices: list("before-choices"),
            ordinals: row("ordinals").collect(),
            numbers: row("numbers").collect(),
            months: row("months").filter_map(|(word, place)| Some((word, u8::try_from(place).ok()?))).collect(),
            in_dates: set("in-dates"),
            takes_back: list("takes-back"),
            asks: list("asks"),
            greetings: list("greetings"),
            announcements: list("announcements"),
            roll_for_me: list("roll-for-me"),
            play: list("play"),
            say: list("say"),
            tries: list("try"),
            rules: list("rules"),
            accept: list("accept"),
            concede: list("concede"),
            language: list("language"),
            languages: locales.iter().flat_map(names).collect(),
            save: list("save"),
            claim_timeout: list("claim-timeout"),
            enter: list("enter"),
            as_name: list("as"),
            withdraw: list("withdraw"),
            from: list("from"),
            appeal: list("appeal"),
            against: list("against"),
            entry: list("entry"),
            invite: list("invite"),
        }
    }

    /// The commands that a line in small letters without accents can be: more than one if it means different things in two languages.
    pub fn commands(&self, line: &str) -> &[MailCommand] {
        self.commands.get(line).map(Vec::as_slice).unwrap_or_default()
    }
}

/// The names of a language, each with its tag.
fn names(locale: &'static Locale) -> impl Iterator<Item = (&'static str, &'static str)> {
    let names = locale.replies.of("language-name").iter().map(String::as_str);
    names.chain([locale.tag]).map(|name| (name, locale.tag))
}

/// The language (a BCP 47 tag) whose words begin the most lines of a letter: greetings, thanks, words before a move. `None` if two have as many.
pub fn spoken(lines: &[String]) -> Option<&'static str> {
    /// Shorter words are in too many languages.
    const LETTERS_MIN: usize = 4;
    const KEYS: [&str; 4] = ["greetings", "announcements", "leads", "play"];
    let begins = |line: &str, words: &str| {
        behind_phrase(line, words).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
    };
    let ends = |line: &str, words: &str| {
        let before = before_phrase(line.trim_end_matches(['.', '!', ' ']), words);
        before.is_some_and(|before| !before.ends_with(char::is_alphanumeric))
    };
    let count = |locale: &'static Locale| {
        let words = |key: &str| {
            locale.replies.of(key).iter().map(String::as_str).filter(|words| words.chars().count() >= LETTERS_MIN)
        };
        let known = |line: &str| {
            KEYS.iter().any(|key| words(key).any(|words| begins(line, words)))
                || words("polite").any(|words| begins(line, words) || ends(line, words))
        };
        lines.iter().take(LINES_MAX).filter(|line| known(line.trim())).count()
    };
    let counts: Vec<(usize, &str)> = locales().iter().map(|locale| (count(locale), locale.tag)).collect();
    let most = counts.iter().map(|(count, _)| *count).max().filter(|most| *most > 0)?;
    let mut with_most = counts.iter().filter(|(count, _)| *count == most);
    let (_, tag) = with_most.next()?;
    with_most.next().is_none().then_some(*tag)
}

/// The words of a text without signs, with a blank before, between and behind them: so one can be looked for in the other.
pub fn words_alone(text: &str) -> String {
    let plain: String = text.chars().map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    format!(" {} ", plain.split_whitespace().collect::<Vec<_>>().join(" "))
}

fn longest_first(mut words: Vec<&str>) -> Vec<&str> {
    words.sort_by(|one, other| other.len().cmp(&one.len()).then(one.cmp(other)));
    words.dedup();
    words
}
