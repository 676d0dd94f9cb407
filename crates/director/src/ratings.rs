//! Ratings of persons, computed from the logs of events alone.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

use crate::directory::EventDirectory;
use adjudicate_agent::Failure;
use adjudicate_event::ratings::{FideList, FideRating, GlickoList, GlickoRating, RatedGame};
use adjudicate_event::{Audit, AuditedBoard, Event, Section};
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::Time;
use adjudicate_rules::{Name, Phrase, phrase};

/// The rating systems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RatingMethod {
    /// FIDE Handbook B.02.
    Fide,
    /// Glicko-2.
    #[serde(rename = "glicko-2")]
    Glicko2,
}

impl RatingMethod {
    /// All of them.
    pub const ALL: [RatingMethod; 2] = [RatingMethod::Fide, RatingMethod::Glicko2];

    /// The word of commands and lists.
    pub fn name(self) -> &'static str {
        match self {
            RatingMethod::Fide => "fide",
            RatingMethod::Glicko2 => "glicko-2",
        }
    }
}

/// A list of ratings as its file has it. A list to begin with needs nothing but `list`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatingFile {
    /// The rating system.
    #[serde(default)]
    pub method: Option<RatingMethod>,
    /// The game and its options, where the events have several.
    #[serde(default)]
    pub scale: Option<String>,
    /// The hash of the list that it begins with.
    #[serde(default)]
    pub start: Option<Digest>,
    /// The events, in the order in which they are computed.
    #[serde(default)]
    pub events: Vec<RatedEvent>,
    /// The ratings.
    #[serde(default)]
    pub list: Vec<RatingRow>,
}

/// An event from which ratings are computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatedEvent {
    /// Its id.
    pub id: Digest,
    /// The last entry of its log.
    pub head: Digest,
}

/// The rating of a person. With `glicko-2`, rating, deviation and change are in tenths, and the volatility is in millionths.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatingRow {
    /// The person: a key, or a name behind the id of an event for a player by post.
    pub person: String,
    /// The name in the latest event; for people.
    #[serde(default)]
    pub name: Option<String>,
    /// The rating.
    pub rating: i64,
    /// Rated games; with `fide`.
    #[serde(default)]
    pub games: u64,
    /// Whether the person ever had 2400; with `fide`.
    #[serde(default)]
    pub top: bool,
    /// The deviation; with `glicko-2`.
    #[serde(default)]
    pub deviation: Option<i64>,
    /// The volatility; with `glicko-2`.
    #[serde(default)]
    pub volatility: Option<i64>,
    /// The change in the last period.
    #[serde(default)]
    pub change: i64,
}

impl RatingFile {
    /// Reads a list.
    ///
    /// # Errors
    /// It is no list of ratings, or a person stands in it twice.
    pub fn read(origin: &str, bytes: &[u8]) -> Result<RatingFile, Failure> {
        let file: RatingFile = serde_yaml::from_slice(bytes).map_err(|error| {
            Failure::usage(phrase!("no-rating-list", "{origin} is no list of ratings: {error}", origin, error))
        })?;
        let mut seen = BTreeSet::new();
        match file.list.iter().find(|row| !seen.insert(&row.person)) {
            Some(row) => {
                let person = &row.person;
                Err(Failure::usage(phrase!("rated-twice", "{origin}: `{person}` stands there twice", origin, person)))
            }
            None => Ok(file),
        }
    }

    /// The text of the file.
    #[must_use]
    pub fn text(&self) -> String {
        // Writing into a string does not fail.
        let mut text = String::new();
        if let Some(method) = self.method {
            let _ = writeln!(text, "method: {}", method.name());
        }
        if let Some(scale) = &self.scale {
            let _ = writeln!(text, "scale: {}", quoted(scale));
        }
        if let Some(start) = self.start {
            let _ = writeln!(text, "start: {start}");
        }
        text += "events:\n";
        for event in &self.events {
            let _ = writeln!(text, "  - id: {}\n    head: {}", event.id, event.head);
        }
        text += if self.list.is_empty() { "list: []\n" } else { "list:\n" };
        for row in &self.list {
            let _ = writeln!(text, "  - person: {}", quoted(&row.person));
            if let Some(name) = &row.name {
                let _ = writeln!(text, "    name: {}", quoted(name));
            }
            let _ = writeln!(text, "    rating: {}", row.rating);
            match (row.deviation, row.volatility) {
                (Some(deviation), Some(volatility)) => {
                    let _ = writeln!(text, "    deviation: {deviation}\n    volatility: {volatility}");
                }
                _ => {
                    let _ = writeln!(text, "    games: {}\n    top: {}", row.games, row.top);
                }
            }
            let _ = writeln!(text, "    change: {}", row.change);
        }
        text
    }

    /// The first place at which a computed list differs from this one. Values of `glicko-2` may differ by one unit, since
    /// machines compute its functions differently.
    #[must_use]
    pub fn difference(&self, computed: &RatingFile) -> Option<Phrase> {
        if self.events != computed.events {
            return Some(phrase!("ratings-other-events", "it is made of other events, or of other states of them"));
        }
        if self.start != computed.start {
            return Some(phrase!("ratings-other-start", "it begins with another list"));
        }
        let near = |a: Option<i64>, b: Option<i64>| match (a, b) {
            (Some(a), Some(b)) => a.abs_diff(b) <= 1,
            (a, b) => a == b,
        };
        let same = |a: &RatingRow, b: &RatingRow| match computed.method {
            Some(RatingMethod::Glicko2) => {
                near(Some(a.rating), Some(b.rating))
                    && near(a.deviation, b.deviation)
                    && near(a.volatility, b.volatility)
            }
            Some(RatingMethod::Fide) | None => {
                (a.rating, a.games, a.top, a.change) == (b.rating, b.games, b.top, b.change)
            }
        };
        let find = |file: &RatingFile, person: &str| file.list.iter().find(|row| row.person == person).cloned();
        let persons: BTreeSet<&str> = self.list.iter().chain(&computed.list).map(|row| row.person.as_str()).collect();
        persons.into_iter().find_map(|person| match (find(self, person), find(computed, person)) {
            (Some(a), Some(b)) if same(&a, &b) => None,
            (Some(a), Some(b)) => {
                let (has, give) = (a.rating, b.rating);
                let reason =
                    phrase!("ratings-differ", "{person}: the list has {has}, the games give {give}", person, has, give);
                Some(reason)
            }
            (Some(_), None) => {
                Some(phrase!("ratings-too-many", "{person} has a rating that the games do not give", person))
            }
            (None, _) => Some(phrase!("ratings-missing", "{person} is missing", person)),
        })
    }
}

/// A text between quotation marks, as YAML and JSON have it.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            control if control.is_control() => {
                let _ = write!(quoted, "\\u{:04x}", u32::from(control));
            }
            other => quoted.push(other),
        }
    }
    quoted.push('"');
    quoted
}

/// The choices of a computation.
#[derive(Clone, Debug)]
pub struct RatingTerms {
    /// The rating system.
    pub method: RatingMethod,
    /// The list to begin with, as its file has it.
    pub start: Option<(RatingFile, Digest)>,
    /// The game, with its options where it is played with several.
    pub scale: Option<String>,
}

impl RatingTerms {
    /// The hash of a list's file.
    #[must_use]
    pub fn hash(bytes: &[u8]) -> Digest {
        Digest(sha256(&[bytes]))
    }
}

/// An event as a rating period.
struct RatingPeriod {
    event: RatedEvent,
    /// The date at which its last section was over.
    over: Time,
    /// The games of each scale.
    games: BTreeMap<String, Vec<RatedGame>>,
    names: BTreeMap<String, String>,
}

/// That an event, by its id or name, is given twice.
pub(crate) fn given_twice(id: &str) -> Phrase {
    phrase!("event-given-twice", "the event {id} is given twice", id)
}

/// Computes a list from events, each with what the comparison with its games has found.
///
/// # Errors
/// An event is given twice, is not over or not valid; or the events have several games and none of them is named.
pub fn compute(events: &[(EventDirectory, Audit)], terms: &RatingTerms) -> Result<RatingFile, Failure> {
    let mut periods = Vec::new();
    for (house, audit) in events {
        periods.push(period(house, audit)?);
    }
    periods.sort_by_key(|period| (period.over, period.event.id));
    if let Some(pair) = periods.windows(2).find(|pair| matches!(pair, [a, b] if a.event.id == b.event.id)) {
        let id = pair.first().map(|period| period.event.id.to_string()).unwrap_or_default();
        return Err(Failure::ruled(given_twice(&id)).rule("event"));
    }
    let scales: BTreeSet<&str> = periods.iter().flat_map(|period| period.games.keys()).map(String::as_str).collect();
    let scale = scale(&scales, terms.scale.as_deref())?.map(str::to_owned);
    let games = |period: &RatingPeriod| {
        let of = scale.as_ref().and_then(|scale| period.games.get(scale));
        of.cloned().unwrap_or_default()
    };
    let mut names: BTreeMap<&str, &str> = BTreeMap::new();
    if let Some((start, _)) = &terms.start {
        names.extend(start.list.iter().filter_map(|row| Some((row.person.as_str(), row.name.as_deref()?))));
    }
    for period in &periods {
        names.extend(period.names.iter().map(|(person, name)| (person.as_str(), name.as_str())));
    }
    let named = |person: &str| names.get(person).map(|name| (*name).to_owned());
    let start = terms.start.as_ref().map_or(&[][..], |(file, _)| file.list.as_slice());
    let list = match terms.method {
        RatingMethod::Fide => fide(start, periods.iter().map(games), named),
        RatingMethod::Glicko2 => glicko(start, periods.iter().map(games), named),
    };
    Ok(RatingFile {
        method: Some(terms.method),
        scale: if scales.len() > 1 { scale } else { None },
        start: terms.start.as_ref().map(|(_, hash)| *hash),
        events: periods.iter().map(|period| period.event).collect(),
        list,
    })
}

/// The scale that is asked for, or the only one.
fn scale<'a>(scales: &BTreeSet<&'a str>, asked: Option<&str>) -> Result<Option<&'a str>, Failure> {
    let fits = |scale: &&&str| match asked {
        None => true,
        Some(asked) => **scale == asked || scale.split(' ').next() == Some(asked),
    };
    let found: Vec<&str> = scales.iter().filter(fits).copied().collect();
    match (found.as_slice(), asked.and_then(|asked| scales.get(asked))) {
        (_, Some(exact)) => Ok(Some(exact)),
        ([only], _) => Ok(Some(only)),
        ([], _) if asked.is_none() || scales.is_empty() => Ok(None),
        ([], _) => {
            let game = asked.unwrap_or_default();
            Err(Failure::usage(phrase!("no-such-scale", "no game of these events is `{game}`", game))
                .hint(format!("--scale {}", scales.iter().copied().collect::<Vec<_>>().join(" | "))))
        }
        (several, _) => {
            let options = several.iter().map(|scale| Phrase::from(format!("--scale \"{scale}\"")));
            let reason = phrase!("several-scales", "these events have several games, and ratings are for one of them");
            Err(Failure::usage(reason).hint(Phrase::joined("either", " or ", options)))
        }
    }
}

fn fide(
    start: &[RatingRow],
    periods: impl Iterator<Item = Vec<RatedGame>>,
    named: impl Fn(&str) -> Option<String>,
) -> Vec<RatingRow> {
    let begin = |row: &RatingRow| {
        let own = FideRating { rating: row.rating, games: row.games, top: row.top || row.rating >= 2400, change: 0 };
        (row.person.clone(), own)
    };
    let mut list = FideList::new(start.iter().map(begin).collect());
    periods.for_each(|games| list.add(&games));
    let row = |(person, own): (&String, &FideRating)| RatingRow {
        person: person.clone(),
        name: named(person),
        rating: own.rating,
        games: own.games,
        top: own.top,
        change: own.change,
        ..RatingRow::default()
    };
    sorted(list.ratings.iter().map(row).collect())
}

fn glicko(
    start: &[RatingRow],
    periods: impl Iterator<Item = Vec<RatedGame>>,
    named: impl Fn(&str) -> Option<String>,
) -> Vec<RatingRow> {
    let begin = |row: &RatingRow| {
        let usual = GlickoRating::default();
        let own = GlickoRating {
            rating: row.rating as f64 / 10.0,
            deviation: row.deviation.map_or(usual.deviation, |deviation| deviation as f64 / 10.0),
            volatility: row.volatility.map_or(usual.volatility, |volatility| volatility as f64 / 1e6),
            change: 0.0,
        };
        (row.person.clone(), own)
    };
    let mut list = GlickoList { ratings: start.iter().map(begin).collect() };
    periods.for_each(|games| list.add(&games));
    let units = |value: f64, unit: f64| (value * unit).round() as i64;
    let row = |(person, own): (&String, &GlickoRating)| RatingRow {
        person: person.clone(),
        name: named(person),
        rating: units(own.rating, 10.0),
        deviation: Some(units(own.deviation, 10.0)),
        volatility: Some(units(own.volatility, 1e6)),
        change: units(own.change, 10.0),
        ..RatingRow::default()
    };
    sorted(list.ratings.iter().map(row).collect())
}

/// The best first; of equals in the order of persons.
fn sorted(mut rows: Vec<RatingRow>) -> Vec<RatingRow> {
    rows.sort_by(|a, b| b.rating.cmp(&a.rating).then_with(|| a.person.cmp(&b.person)));
    rows
}

fn period(house: &EventDirectory, audit: &Audit) -> Result<RatingPeriod, Failure> {
    let event = &house.event;
    if let Some(finding) = audit.findings.first() {
        let failure = Failure::of_finding(finding).about(house.path.display().to_string());
        return Err(failure.hint(phrase!(
            "ratings-of-valid",
            "ratings are computed from valid events alone: `adjudicate event verify`"
        )));
    }
    let mut over: Option<Time> = None;
    adjudicate_event::verify_with(&house.bytes, |entry, event| match event.is_over() {
        true => over = over.or(Some(entry.at)),
        false => over = None,
    });
    let Some(over) = over else {
        let title = &event.charter().event;
        let reason = phrase!("event-not-over", "{title} is not over yet", title);
        let hint = phrase!("event-not-over-hint", "a rating period is a whole event");
        return Err(Failure::ruled(reason).rule("event").hint(hint));
    };
    let mut games: BTreeMap<String, Vec<RatedGame>> = BTreeMap::new();
    let mut names = BTreeMap::new();
    for board in &audit.boards {
        let Some(section) = event.charter().sections.get(board.section) else { continue };
        let Some((game, played)) = rated(event, section, board) else { continue };
        for (person, name) in game.persons.iter().zip(played) {
            names.insert(person.clone(), name.to_string());
        }
        games.entry(scale_of(section)).or_default().push(game);
    }
    Ok(RatingPeriod { event: RatedEvent { id: event.id(), head: event.head() }, over, games, names })
}

/// The game and its options, in words.
fn scale_of(section: &Section) -> String {
    let options = section.options.0.iter().map(|(key, value)| format!(" {key}={value}"));
    std::iter::once(section.game.to_string()).chain(options).collect()
}

/// The game of a board that counts as played, with the names of its players.
fn rated<'a>(event: &Event, section: &Section, board: &'a AuditedBoard) -> Option<(RatedGame, &'a [Name])> {
    let [a, b] = board.board.players.as_slice() else { return None };
    let scored = board.board.scored.as_ref()?;
    scored.head?;
    // A ruling on a game in which nobody has made a turn is no game.
    let played = board.at_head().is_some_and(adjudicate_referee::Match::is_begun);
    let [own, other] = scored.points[..] else { return None };
    let both_lost = own == other && own <= section.loss && section.loss < section.draw;
    if !played || both_lost {
        return None;
    }
    let points = match own.cmp(&other) {
        std::cmp::Ordering::Greater => 2,
        std::cmp::Ordering::Equal => 1,
        std::cmp::Ordering::Less => 0,
    };
    let game = RatedGame { persons: [person(event, a, board.board.seq), person(event, b, board.board.seq)], points };
    Some((game, &board.board.players))
}

/// The person behind a name when a board was paired: his last key, or his name behind the event's id if he plays by post.
pub(crate) fn person(event: &Event, name: &Name, seq: u64) -> String {
    let key = event.player(name).and_then(|player| player.person_at(seq).key.as_ref());
    key.map_or_else(|| format!("{}/{name}", event.id()), ToString::to_string)
}
