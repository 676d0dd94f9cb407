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
use crate::rules::{Demand, PhraseArgument, Scene, Seat, phrase};
use adjudicate_agent::Failure;
use adjudicate_agent::game_file::{self, FileEntry, GameFile};
use adjudicate_locales::Language;
use adjudicate_report::PrintedCards;
use adjudicate_text::dates::Calendar;
use adjudicate_text::status::{self, Status, StatusFacts};
use adjudicate_text::{rules, view};

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
        let reason = phrase!(
            "more-addresses",
            "there are {addresses} addresses, and cards for {cards}",
            addresses = PhraseArgument::count(arguments.addresses.len()),
            cards = PhraseArgument::count(seats.len())
        );
        return Err(Failure::usage(reason).hint(phrase!("one-more-card", "--to NAME makes one more card")));
    }
    let addresses = arguments.addresses.iter().map(|lines| address(lines)).collect::<Result<Vec<_>, _>>()?;
    let cards: Vec<Card> = (0..).zip(&seats).map(|(n, seat)| card(context, &game, *seat, addresses.get(n))).collect();
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
        false => {
            let values = [
                ("file", printable_path(&output).to_string().into()),
                ("cards", PhraseArgument::count(cards.len())),
                ("names", context.terminal.language.list(&names).into()),
            ];
            context.terminal.print_text("postcard-written", &values);
        }
    }
    if !coded {
        context.terminal.remark_text("postcard-without-code", &[]);
    }
    Ok(())
}

fn create(path: &std::path::Path, bytes: &[u8]) -> Result<(), Failure> {
    let failed = |error: std::io::Error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => {
            let file = printable_path(path);
            Failure::environment(phrase!("not-overwritten", "{file} exists already and is not overwritten", file))
                .hint(phrase!("output-names-another", "--output FILE names another file"))
        }
        _ => Failure::unwritable(path, &error),
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
    let one =
        |name: &String| {
            seats().find(|seat| state.name_of(Member::Player(*seat)) == name).ok_or_else(|| {
                let known: Vec<&str> = seats().map(|seat| state.name_of(Member::Player(seat))).collect();
                Failure::usage(phrase!("nobody-called", "nobody called `{name}` plays in this game", name))
                    .hint(phrase!("hint-players", "players: {names}", names = known.join(", ")))
            })
        };
    names.iter().map(one).collect()
}

/// The lines of an address, all of which have to be on the card as they are.
fn address(text: &str) -> Result<Vec<String>, Failure> {
    let lines: Vec<String> = text.split(';').map(|line| line.trim().to_owned()).collect();
    if lines.len() > postcard::ADDRESS_LINES {
        let reason = phrase!(
            "address-too-long",
            "a card has room for {room} lines of an address, not {lines}",
            room = PhraseArgument::count(postcard::ADDRESS_LINES),
            lines = PhraseArgument::count(lines.len())
        );
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

/// Writes a card in the language of the user; in English, if the fonts of cards do not have its letters.
fn card(context: &CommandContext, game: &GameFile, seat: Seat, address: Option<&Vec<String>>) -> Card {
    let own = written(context.language, game, seat, address);
    let is_printable = own.paragraphs.iter().flat_map(|text| text.chars()).all(postcard::can_print);
    if is_printable { own } else { written(Language::ENGLISH, game, seat, address) }
}

fn written(language: Language, game: &GameFile, seat: Seat, address: Option<&Vec<String>>) -> Card {
    let state = &game.state;
    let name = state.name_of(Member::Player(seat));
    let display = state.charter().players.get(seat.index()).and_then(|player| player.display.as_ref());
    let lines = match address {
        Some(lines) => lines.clone(),
        None => vec![display.map_or_else(|| name.to_owned(), ToString::to_string)],
    };
    let told = |last: &FileEntry| shortened(view::entry_line_in(language, state, &last.entry).trim());
    let mut paragraphs: Vec<String> = game.records.last().map(told).into_iter().collect();
    let viewer = Author::Member(Member::Player(seat));
    let statuses = status::of(state, Some(viewer), &StatusFacts { language, ..StatusFacts::default() }, None);
    paragraphs.extend(status::sentences(language, &statuses, None));
    let until = statuses.iter().find_map(Status::asked).and_then(|asked| asked.until);
    let calendar = Calendar::of_days(state.last_at()).in_language(language);
    paragraphs.extend(until.map(|until| language.text("answer-by", &[("date", calendar.date(until).into())])));
    let texts: Vec<&str> = game.records.iter().map(|record| record.text.as_str()).collect();
    let own = game.records.iter().rposition(|record| record.entry.by.as_str() == name).map_or(0, |own| own + 1);
    // All that he may lack, if a code holds it; else the last entry.
    let all = texts.get(own..).unwrap_or_default().concat();
    let last = texts.last().map(|last| (*last).to_owned());
    let fits = |text: &String| !text.is_empty() && postcard::fitting_code(&wrap(text)).is_some();
    let code = Some(all).filter(fits).or(last.filter(fits)).map(|text| wrap(&text));
    paragraphs.extend(what_to_do(language, state, seat, code.is_some()));
    let id = state.id().to_hex();
    let headline = format!("{} ({})", view::headline_in(language, state), id.get(..8).unwrap_or_default());
    let scene = view::scene_in(language, state.play(), &state.play().scene(Some(seat)));
    Card {
        picture: picture(&scene, &headline),
        headline,
        board: render::board(&scene, Charset::Ascii),
        paragraphs,
        address: lines,
        code,
        without_code: language.text("postcard-no-code", &[]),
    }
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
fn what_to_do(language: Language, state: &Match, seat: Seat, coded: bool) -> Vec<String> {
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
        let key = if coded { "postcard-photograph" } else { "postcard-another-way" };
        return vec![language.text(key, &[("command", command.into())])];
    }
    let name = state.name_of(Member::Player(seat));
    let mut lines = vec![language.text("postcard-your-turn", &[("name", name.into())])];
    let play = state.play();
    if matches!(play.demand(), Demand::Act(own) if own == seat) {
        for group in play.position().legal() {
            let written = |text: &String| play.position().written_in(text, language.tag());
            let shown: Vec<String> = group.moves.iter().take(MOVES_MAX).map(written).collect();
            let values = [
                ("title", group.title.clone().into()),
                ("moves", shown.join("  ").into()),
                ("more", PhraseArgument::count(group.moves.len().saturating_sub(MOVES_MAX))),
            ];
            lines.push(language.text("postcard-moves", &values));
        }
        lines.push(rules::notation(language, play.game()));
    }
    lines
}
