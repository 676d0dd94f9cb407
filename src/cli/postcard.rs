//! `adjudicate postcard`: a card to be printed, for players who write by post.

use crate::printable::printable_path;
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::context::CommandContext;
use crate::dice::Member;
use crate::log::wrap;
use crate::mail::postcard::{self, Card, PrintRaster};
use crate::referee::Author;
use crate::referee::{Duty, Match};
use crate::render::{self, Charset};
use crate::rules::{Demand, Scene, Seat, phrase};
use adjudicate_agent::Failure;
use adjudicate_agent::game_file::{self, GameFile};
use adjudicate_locales::Language;
use adjudicate_report::PrintedCards;
use adjudicate_text::dates::Calendar;
use adjudicate_text::status::{self, Status, StatusFacts};
use adjudicate_text::view;

/// Dots of a board from side to side: 300 to the inch where it is as wide as its part of the card.
#[cfg(feature = "png")]
const PICTURE_WIDTH: u32 = 972;
/// As much of an entry as a card has room to tell.
const SAID_MAX: usize = 200;
/// As many moves as a card has room to list.
const MOVES_MAX: usize = 30;

/// Print a postcard with the board and your move.
///
/// A card has the size A6: the board, the news, the duties with their deadlines, lines for the address, and a code with
/// the entry that `adjudicate import` reads from a photograph. Its text tells players without a computer what they can
/// do.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate postcard game.yaml --output card.pdf\n  \
                        adjudicate postcard --to carol --address \"Carol Miller; 5 Mill Lane; Oxford\"\n  \
                        adjudicate postcard --to bob --to carol --sheet a4")]
pub struct Arguments {
    /// The game's file; may be left out where there is only one
    file: Option<PathBuf>,
    /// A card for this player; for all who are due if left out
    #[arg(long = "to", value_name = "NAME")]
    to: Vec<String>,
    /// The lines of the address, with `;` between them; for the first card, and with a second one for the second
    #[arg(long = "address", value_name = "LINES")]
    addresses: Vec<String>,
    /// One card on A6, or two to a sheet of A5 or A4
    #[arg(long, value_name = "PAPER", default_value = "a6")]
    sheet: Paper,
    /// The file to write; NAME-NUMBER.pdf after the last entry if left out
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Paper {
    /// One card
    A6,
    /// Two cards
    A5,
    /// Two cards to cut out
    A4,
}

/// Runs the command.
///
/// # Errors
/// The game cannot be read, nobody of that name plays, or the file cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let path = game_file::locate(context, arguments.file.as_deref())?;
    let game = context.load(&path, None)?;
    let seats = recipients(&game.state, &arguments.to)?;
    if arguments.addresses.len() > seats.len() {
        let reason = format!("there are {} addresses, and cards for {}", arguments.addresses.len(), seats.len());
        return Err(Failure::usage(reason).hint(phrase!("one-more-card", "--to NAME makes one more card")));
    }
    let addresses = arguments.addresses.iter().map(|lines| address(lines)).collect::<Result<Vec<_>, _>>()?;
    let cards: Vec<Card> = (0..).zip(&seats).map(|(n, seat)| card(&game, *seat, addresses.get(n))).collect();
    let sheet = match arguments.sheet {
        Paper::A6 => postcard::PostcardSheet::A6,
        Paper::A5 => postcard::PostcardSheet::A5,
        Paper::A4 => postcard::PostcardSheet::A4,
    };
    let output = arguments.output.unwrap_or_else(|| {
        let last = game.records.last();
        let name = last.map(|last| format!("{}-{:04}.pdf", last.entry.by, last.entry.seq));
        PathBuf::from(name.unwrap_or_else(|| "card.pdf".to_owned()))
    });
    create(&output, &postcard::write(&cards, sheet))?;
    let names: Vec<&str> = seats.iter().map(|seat| game.state.name_of(Member::Player(*seat))).collect();
    let coded = cards.iter().all(|card| card.code.is_some());
    match context.terminal.json {
        true => {
            let to = names.iter().map(ToString::to_string).collect();
            context.terminal.print_json(&PrintedCards { file: output.display().to_string(), to, code: coded });
        }
        false => context.terminal.print(format!(
            "{}: {} for {}.",
            printable_path(&output),
            count(cards.len()),
            view::listed(&names)
        )),
    }
    if !coded {
        context.terminal.remark(
            "The last entry is too long for a code on a card, and the card says so; send it another way as well.",
        );
    }
    Ok(())
}

fn count(cards: usize) -> String {
    if cards == 1 { "a card".to_owned() } else { format!("{cards} cards") }
}

fn create(path: &std::path::Path, bytes: &[u8]) -> Result<(), Failure> {
    let failed = |error: std::io::Error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => {
            let reason = format!("{} exists already and is not overwritten", printable_path(path));
            Failure::environment(reason).hint(phrase!("output-names-another", "--output FILE names another file"))
        }
        _ => Failure::environment(format!("{} cannot be written: {error}", printable_path(path))),
    };
    let mut file = std::fs::File::create_new(path).map_err(failed)?;
    std::io::Write::write_all(&mut file, bytes).map_err(failed)
}

/// The players who get a card: those who were named, or those who are due.
fn recipients(state: &Match, names: &[String]) -> Result<Vec<Seat>, Failure> {
    let seats = || Seat::all(state.charter().players.len());
    if names.is_empty() {
        let due: Vec<Seat> = state.due().iter().filter_map(|(member, _)| member.seat()).collect();
        return Ok(if due.is_empty() { seats().collect() } else { due });
    }
    let one = |name: &String| {
        seats().find(|seat| state.name_of(Member::Player(*seat)) == name).ok_or_else(|| {
            let known: Vec<&str> = seats().map(|seat| state.name_of(Member::Player(seat))).collect();
            Failure::usage(phrase!("nobody-plays-so-called", "nobody called `{name}` plays in this game", name))
                .hint(phrase!("hint-players", "players: {names}", names = known.join(", ")))
        })
    };
    names.iter().map(one).collect()
}

/// The lines of an address, all of which have to be on the card as they are.
fn address(text: &str) -> Result<Vec<String>, Failure> {
    let lines: Vec<String> = text.split(';').map(|line| line.trim().to_owned()).collect();
    if lines.len() > postcard::ADDRESS_LINES {
        let reason =
            format!("a card has room for {} lines of an address, not {}", postcard::ADDRESS_LINES, lines.len());
        return Err(Failure::usage(reason).hint(phrase!("two-in-one-line", "write two of them in one line")));
    }
    match text.chars().find(|c| !postcard::can_print(*c)) {
        Some(c) => Err(Failure::usage(phrase!(
            "no-such-letter",
            "the address has `{letter}`, which the fonts of cards do not have",
            letter = c.to_string()
        ))
        .hint(phrase!(
            "no-such-letter-hint",
            "spell it with Latin letters, or leave --address out and write it by hand"
        ))),
        None => Ok(lines),
    }
}

fn card(game: &GameFile, seat: Seat, address: Option<&Vec<String>>) -> Card {
    let state = &game.state;
    let name = state.name_of(Member::Player(seat));
    let display = state.charter().players.get(seat.index()).and_then(|player| player.display.as_ref());
    let lines = match address {
        Some(lines) => lines.clone(),
        None => vec![display.map_or_else(|| name.to_owned(), ToString::to_string)],
    };
    let mut paragraphs: Vec<String> =
        game.records.last().map(|last| shortened(view::entry_line(&last.entry).trim())).into_iter().collect();
    let viewer = Author::Member(Member::Player(seat));
    let statuses = status::of(state, Some(viewer), &StatusFacts::default(), None);
    paragraphs.extend(status::sentences(Language::ENGLISH, &statuses, None));
    let until = statuses.iter().find_map(Status::asked).and_then(|asked| asked.until);
    paragraphs
        .extend(until.map(|until| format!("Please answer by {}.", Calendar::of_days(state.last_at()).day(until))));
    let texts: Vec<&str> = game.records.iter().map(|record| record.text.as_str()).collect();
    let own = game.records.iter().rposition(|record| record.entry.by.as_str() == name).map_or(0, |own| own + 1);
    // All that he may lack, if a code holds it; else the last entry.
    let all = texts.get(own..).unwrap_or_default().concat();
    let last = texts.last().map(|last| (*last).to_owned());
    let fits = |text: &String| !text.is_empty() && postcard::fitting_code(&wrap(text)).is_some();
    let code = Some(all).filter(fits).or(last.filter(fits)).map(|text| wrap(&text));
    paragraphs.extend(what_to_do(state, seat, code.is_some()));
    let id = state.id().to_hex();
    let headline = format!("{} ({})", view::headline(state), id.get(..8).unwrap_or_default());
    let scene = state.play().scene(Some(seat));
    let board = render::board(&scene, Charset::Ascii);
    Card { picture: picture(&scene, &headline), headline, board, paragraphs, address: lines, code }
}

/// Returns the board as it is printed; its characters are printed if it cannot be painted.
#[cfg(feature = "png")]
fn picture(scene: &Scene, title: &str) -> Option<PrintRaster> {
    let render::Raster { width, height, rgb } = render::dots(scene, title, PICTURE_WIDTH).ok()?;
    Some(PrintRaster { width, height, rgb })
}

#[cfg(not(feature = "png"))]
fn picture(_: &Scene, _: &str) -> Option<PrintRaster> {
    None
}

/// Shortens a text so that there is room for the instructions.
fn shortened(text: &str) -> String {
    let start: String = text.chars().take(SAID_MAX).collect();
    if start.len() < text.len() { start + "..." } else { start }
}

/// Returns the possible answers of the reader.
fn what_to_do(state: &Match, seat: Seat, coded: bool) -> Vec<String> {
    let due = state.due().into_iter().find(|(member, _)| *member == Member::Player(seat));
    let Some((_, duty)) = due else { return Vec::new() };
    if state.signs(seat) {
        let command = match duty {
            Duty::Join => "join",
            Duty::Reveal => "answer",
            Duty::Turn => "play",
            Duty::Open => "open",
            Duty::Save => "save",
        };
        return vec![match coded {
            true => format!("Photograph the code, then `adjudicate import PHOTO` and `adjudicate {command}`."),
            false => format!("What is new comes another way: `adjudicate import FILE`, then `adjudicate {command}`."),
        }];
    }
    let mut lines = vec![format!(
        "{}, it is your turn: write your move on a card to the referee, who enters it for you.",
        state.name_of(Member::Player(seat))
    )];
    if matches!(state.play().demand(), Demand::Act(own) if own == seat) {
        for group in state.play().position().legal() {
            let (shown, more) = (group.moves.iter().take(MOVES_MAX), group.moves.len().saturating_sub(MOVES_MAX));
            let shown: Vec<&str> = shown.map(String::as_str).collect();
            let more = if more > 0 { format!(" and {more} more") } else { String::new() };
            lines.push(format!("{}: {}{more}", group.title, shown.join("  ")));
        }
        lines.push(state.play().game().notation.to_owned());
    }
    lines
}
