//! `adjudicate event new`: the charter of an event.

use crate::printable::printable_path;
use std::path::PathBuf;

use clap::Args;

use super::super::context::CommandContext;
use super::super::interview::{Dialogue, DialogueEnd};
use super::words;
use crate::event::{self, LevelRule, PairingSystem, SwissPairing, Tiebreak};
use crate::games;
use crate::log::file::{self, Disk};
use crate::log::layout::EVENT_LOG;
use crate::log::{Text, Time};
use crate::rules::{Name, OptionValue, Options, Phrase, PhraseArgument, phrase};
use adjudicate_agent::{Failure, charter, pick};
use adjudicate_director::description::{DirectorIdentity, EventDescription};
use adjudicate_report::NewEvent;
use adjudicate_text::view;

/// Begin an event: write and sign its charter.
///
/// The charter has the sections with their games, options and systems, the tie-breaks, and the end of entering. It
/// binds the director to his part of the lots before anybody enters. From a YAML description, or, on a terminal, step
/// by step.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate event new cup.yaml --output summer-cup\n  \
                        adjudicate event new            (asks step by step)")]
pub struct Arguments {
    /// The description: a YAML file with `event`, `director`, `closes` and `sections`
    description: Option<PathBuf>,
    /// The directory to make for the event; its log is event.yaml in it
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
    /// Sixteen bytes in base64 instead of random ones, to make the same log again
    #[arg(long, value_name = "BASE64", hide = true)]
    nonce: Option<String>,
}

/// Runs the command.
///
/// # Errors
/// No event can be held under the description, the user says no, or the directory cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let identity = context.identity()?;
    let mut interview = None;
    let description = match &arguments.description {
        Some(path) => {
            let text = std::fs::read_to_string(path).map_err(|error| {
                let file = printable_path(path);
                Failure::environment(phrase!("file-unreadable", "{file} cannot be read: {error}", file, error))
            })?;
            EventDescription::read(&view::quoted(path), &text)?
        }
        None if context.terminal.is_interactive() => {
            let (description, led) = Dialogue::lead(context, "event", ask)?;
            interview = Some(led);
            description
        }
        None => {
            return Err(Failure::usage(phrase!("which-event", "which event?"))
                .hint(phrase!(
                    "which-event-hint",
                    "adjudicate event new DESCRIPTION.yaml; on a terminal it asks step by step"
                ))
                .hint(phrase!("shows-description", "docs/events.md shows a description")));
        }
    };
    let nonce = super::super::new::nonce(context, arguments.nonce.as_deref())?;
    let tip = event::tip(&identity.public(), &event::element(&identity, &nonce, &description.sections, 1));
    let now = context.now()?;
    if description.closes <= now {
        let closes = description.closes;
        let reason = phrase!("closes-is-past", "nobody could enter: `closes` is {closes}, and that is past", closes);
        return Err(Failure::usage(reason));
    }
    let title = description.event.clone();
    let composed = event::begin(description.charter(identity.public(), tip, nonce), now, &identity);
    let composed = composed.map_err(|fault| Failure::fault(fault).into_usage())?;
    let directory = arguments.output.unwrap_or_else(|| PathBuf::from(slug(title.as_str())));
    let path = directory.join(EVENT_LOG);
    if file::is_there(&Disk, &path)? {
        let file = view::quoted(&path);
        let reason = phrase!("not-overwritten", "{file} exists already and is not overwritten", file);
        let hint = phrase!("output-names-directory", "--output DIR names another directory");
        return Err(Failure::environment(reason).hint(hint));
    }
    if !context.terminal.json {
        for line in words::charter(context.language, composed.event.charter()) {
            context.terminal.print(line);
        }
    }
    context.terminal.confirm_signing(&context.terminal.text("ask-charter", &[]))?;
    std::fs::create_dir_all(&directory).map_err(|error| {
        let file = view::quoted(&directory);
        Failure::environment(phrase!("directory-unmade", "{file} cannot be made: {error}", file, error))
    })?;
    file::create(&Disk, &path, &composed.text())?;
    if let Some(interview) = interview {
        interview.done();
    }
    if context.terminal.json {
        let event = &composed.event;
        context.terminal.print_json(&NewEvent {
            file: path.display().to_string(),
            event: event.charter().event.as_str().to_owned(),
            id: event.id(),
        });
        return Ok(());
    }
    context.terminal.print_text("told-event-new", &[("file", view::quoted(&path).into())]);
    Ok(())
}

/// A name of a directory, from the name of an event.
fn slug(title: &str) -> String {
    let plain: String = title.to_lowercase().chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let parts: Vec<&str> = plain.split('-').filter(|part| !part.is_empty()).collect();
    if parts.is_empty() { "event".to_owned() } else { parts.join("-") }
}

fn ask(interview: &mut Dialogue) -> Result<EventDescription, DialogueEnd> {
    let event = again(interview, "ask-new-event", text)?;
    let name = again(interview, "ask-new-name", named)?;
    let mail = again(interview, "ask-new-mail", text)?;
    let closes = again(interview, "ask-new-closes", |text| {
        let full = if text.len() == 10 { format!("{text}T12:00:00Z") } else { text.to_owned() };
        Time::parse(&full).ok_or_else(|| phrase!("no-date", "`{text}` is no date", text))
    })?;
    let draw = interview.language().text("ask-new-draw", &[]);
    let draw = interview.ask(&draw, &[], |draw| {
        if draw.is_empty() { Ok(None) } else { text(draw).map(Some).map_err(Failure::usage) }
    })?;
    let mut sections = Vec::new();
    loop {
        let number = sections.len() + 1;
        sections.push(section(interview, number)?);
        if !interview.confirm(&interview.language().text("ask-new-section", &[]))? {
            break;
        }
    }
    let director = DirectorIdentity { name, mail };
    Ok(EventDescription {
        event,
        director,
        appeals: None,
        appeal_days: 0,
        deputies: Vec::new(),
        closes,
        draw,
        sections,
    })
}

fn named(text: &str) -> Result<Name, Phrase> {
    charter::name_of(phrase!("what-a-name", "a name"), text).map_err(|failure| failure.reason().clone())
}

fn text(given: &str) -> Result<Text, Phrase> {
    Text::new(given).map_err(|why| why.phrase())
}

/// Asks the question of a key until the answer can be read.
fn again<T>(interview: &mut Dialogue, key: &str, read: impl Fn(&str) -> Result<T, Phrase>) -> Result<T, DialogueEnd> {
    again_with(interview, key, &[], read)
}

/// The same with values in the question.
fn again_with<T>(
    interview: &mut Dialogue,
    key: &str,
    values: &[(&str, PhraseArgument)],
    read: impl Fn(&str) -> Result<T, Phrase>,
) -> Result<T, DialogueEnd> {
    let question = interview.language().text(key, values);
    interview.ask(&question, &[], |answer| read(answer).map_err(Failure::usage))
}

fn section(interview: &mut Dialogue, number: usize) -> Result<event::Section, DialogueEnd> {
    let known: Vec<&str> = games::GAMES.iter().map(|game| game.name).collect();
    let values = [("number", PhraseArgument::count(number)), ("games", known.join(", ").into())];
    let game = again_with(interview, "ask-new-game", &values, |text| {
        pick::game(text).map_err(|failure| failure.reason().clone())
    })?;
    let own_name = |text: &str| named(if text.is_empty() { game.name } else { text });
    let name = again_with(interview, "ask-new-section-name", &[("name", game.name.into())], own_name)?;
    let systems = PairingSystem::ALL.map(PairingSystem::name).join(", ");
    let system = again_with(interview, "ask-new-system", &[("systems", systems.into())], |text| {
        PairingSystem::parse(text).ok_or_else(|| phrase!("no-such-system", "there is no system `{text}`", text))
    })?;
    let number_of =
        |text: &str| crate::log::parse_int(text).ok_or_else(|| phrase!("no-number", "`{text}` is no number", text));
    let rounds = match system.counts_rounds() {
        true => Some(again(interview, "ask-new-rounds", number_of)?),
        false => None,
    };
    let byes = match rounds {
        Some(2..) => again(interview, "ask-new-byes", |text| number_of(if text.is_empty() { "0" } else { text }))?,
        _ => 0,
    };
    let level = match system {
        PairingSystem::Knockout => {
            let words = LevelRule::ALL.map(LevelRule::name).join(", ");
            again_with(interview, "ask-new-level", &[("words", words.into())], |text| {
                let each = text.split([',', ' ']).filter(|word| !word.is_empty());
                let unknown = |word: &str| phrase!("no-such-level", "there is no rule `{word}`", word);
                each.map(|word| LevelRule::parse(word).ok_or_else(|| unknown(word))).collect()
            })?
        }
        PairingSystem::RoundRobin | PairingSystem::DoubleRoundRobin | PairingSystem::Swiss | PairingSystem::Open => {
            Vec::new()
        }
    };
    let seats = match system.counts_rounds() && game.players.contains(&3) {
        true => again(interview, "ask-new-seats", number_of)?,
        false => 2,
    };
    let pairing = match system == PairingSystem::Swiss && seats == 2 {
        true => again(interview, "ask-new-pairing", |text| match text {
            "" => Ok(None),
            word => {
                let unknown = || phrase!("no-such-pairing", "there is no pairing `{word}`", word);
                SwissPairing::parse(word).map(Some).ok_or_else(unknown)
            }
        })?,
        false => None,
    };
    let words = Tiebreak::ALL.map(Tiebreak::name).join(", ");
    let tiebreaks = again_with(interview, "ask-new-tiebreaks", &[("words", words.into())], |text| {
        let each = text.split([',', ' ']).filter(|word| !word.is_empty());
        let unknown = |word: &str| phrase!("no-such-tiebreak", "there is no tie-break `{word}`", word);
        each.map(|word| Tiebreak::parse(word).ok_or_else(|| unknown(word))).collect()
    })?;
    let clock = again(interview, "ask-new-clock", |text| {
        if text.is_empty() {
            Ok(None)
        } else {
            super::super::new::clock(text, 0).map(Some).map_err(|why| why.reason().clone())
        }
    })?;
    let options = again(interview, "ask-new-options", |text| {
        let pairs: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        adjudicate_agent::options::options(&pairs, game).map_err(|why| why.reason().clone())
    })?;
    let is_parcus =
        |value: &OptionValue| matches!(value, OptionValue::Names(names) if names.iter().any(|name| *name == *"parcus"));
    let series =
        options.0.values().any(is_parcus) && interview.confirm(&interview.language().text("ask-new-series", &[]))?;
    let game_name = charter::name_of("game", game.name)?;
    Ok(event::Section {
        name,
        game: game_name,
        rules: game.rules,
        options: Options(options.0),
        system,
        rounds,
        byes,
        win: event::WIN,
        draw: event::DRAW,
        loss: 0,
        tiebreaks,
        clock,
        seats,
        series,
        late_rounds: 0,
        overstep: event::OverstepRule::Claim,
        seats_max: 0,
        substitutes: None,
        absent_after: 0,
        forbidden: Vec::new(),
        groups: None,
        from: Vec::new(),
        seed: None,
        ends: None,
        starts: None,
        legs: event::LEGS,
        third_place: false,
        level,
        pairing,
        baku: false,
    })
}
