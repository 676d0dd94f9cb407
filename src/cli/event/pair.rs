//! `adjudicate event pair`: who meets whom.

use adjudicate_director::notices::{pairings, shown};
use std::path::PathBuf;

use clap::Args;

use super::super::context::CommandContext;
use super::words;
use crate::event::table::halves;
use crate::event::{self, PassReason, SeatPreview};
use crate::log::Bytes;
use crate::rules::{Name, Phrase, phrase};
use adjudicate_agent::Failure;
use adjudicate_agent::charter::text_of;
use adjudicate_director::acts::{self, ManualPairing, NextRound};
use adjudicate_director::by_hand;
use adjudicate_director::directory::{self, EventDirectory};
use adjudicate_locales::Language;
use adjudicate_report::{PairedGame, PassedOverPlayer, PlayerPreview, RoundPairings, RoundPreview};
use adjudicate_text::view;

/// Pair the next round of a section, or of all that are ready.
///
/// Makes the signed charters of all its games in the directory `games`, and writes who meets whom into the log. In sections
/// where everybody meets everybody all rounds can be paired at once (`--all`). With `--by-hand` and a reason the director
/// pairs as he likes, where the system leaves nothing else; that is a ruling, and everybody sees it. `--dry-run` shows the round and
/// signs nothing.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event pair summer-cup --send\n  adjudicate event pair --section merels --all\n  \
                        adjudicate event pair --section chess --by-hand \"alice-bob, carol-dave, bye erin\" --reason \"...\""
)]
pub struct Arguments {
    /// The event's directory or its log; the one here if left out
    event: Option<PathBuf>,
    /// One section only
    #[arg(long, value_name = "NAME")]
    section: Option<String>,
    /// All rounds that can be paired now
    #[arg(long)]
    all: bool,
    /// The pairing: boards with commas between, players in seat order with `-` between, also where names have one;
    /// `bye NAME`
    #[arg(long, value_name = "BOARDS", requires = "reason")]
    by_hand: Option<String>,
    /// Why, for everybody to read
    #[arg(long, value_name = "TEXT", requires = "by_hand")]
    reason: Option<String>,
    /// Sixteen bytes in base64 from which the nonces of the games follow, to make the same games again
    #[arg(long, value_name = "BASE64", hide = true)]
    nonce: Option<String>,
    /// Show the next round and sign nothing
    #[arg(long, conflicts_with_all = ["by_hand", "send", "all"])]
    dry_run: bool,
    /// With --dry-run: tell for each player why he does not meet opponents whose points are nearer
    #[arg(long, requires = "dry_run")]
    explain: bool,
    /// Mail every game to its players
    #[arg(long)]
    send: bool,
}

/// Runs `event pair`.
///
/// # Errors
/// Nothing can be paired now, or a file cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let mut house = EventDirectory::open(context, arguments.event.as_deref())?;
    if arguments.dry_run {
        return preview(context, &house, &arguments);
    }
    let director = house.director(context)?;
    let places: Vec<usize> = match arguments.section.as_deref() {
        Some(name) => vec![house.section(Some(name))?.0],
        None => (0..house.event.charter().sections.len()).collect(),
    };
    let mut by_hand = match (&arguments.by_hand, &arguments.reason) {
        (Some(boards), Some(reason)) => {
            let (_, _, standing) = house.section(arguments.section.as_deref())?;
            let plan = by_hand::plan(boards, &standing.players)?;
            Some(ManualPairing { plan, reason: text_of("--reason", reason)? })
        }
        _ => None,
    };
    let audit = house.audit()?;
    let mut made: Vec<(NextRound, Vec<PathBuf>)> = Vec::new();
    for place in places {
        let mut again = true;
        while again {
            let nonce = super::super::new::nonce(context, arguments.nonce.as_deref())?;
            let Some(next) = acts::next_round(&house, place, nonce) else { break };
            let state = context.settings.state_directory()?;
            let files = acts::pair(&mut house, &audit, state, context.now()?, &next, by_hand.take(), &director)?;
            again = arguments.all && !files.is_empty();
            made.push((next, files));
        }
    }
    if made.is_empty() {
        return Err(why_not(context.language, &house, arguments.section.as_deref()));
    }
    show_pairings(context, &house, &made);
    for file in made.iter().flat_map(|(_, files)| files).filter(|_| arguments.send) {
        super::super::mail::send_entry(context, file)?;
    }
    Ok(())
}

/// Shows what would be paired.
fn preview(context: &CommandContext, house: &EventDirectory, arguments: &Arguments) -> Result<(), Failure> {
    let places = match arguments.section.as_deref() {
        Some(name) => vec![house.section(Some(name))?.0],
        None => (0..house.event.charter().sections.len()).collect(),
    };
    let mut shown = false;
    for place in places {
        // Nothing is made of the nonce.
        let Some(next) = acts::next_round(house, place, Bytes([0; 16])) else { continue };
        let plan = house.event.next_plan(place, next.round).map_err(Failure::fault)?;
        let Some(section) = house.event.charter().sections.get(place) else { continue };
        let boards = event::preview(&house.event, place, &plan);
        shown = true;
        if context.terminal.json {
            context.terminal.print_json(&report(section.name.as_str(), next.round, &boards, &plan.byes));
            continue;
        }
        let heading = [("section", section.name.as_str().into()), ("round", next.round.into())];
        context.terminal.print_text("told-preview", &heading);
        for (board, seats) in (1..).zip(&boards) {
            let each: Vec<String> = seats.iter().map(|one| seat(context.language, one)).collect();
            context.terminal.print(format!("  {board}: {}", each.join(" - ")));
            for seat in seats.iter().filter(|_| arguments.explain) {
                for (other, why) in &seat.passed_over {
                    let values = [
                        ("name", seat.name.as_str().into()),
                        ("other", other.as_str().into()),
                        ("why", word(why).into()),
                        ("round", if let PassReason::Met(round) = why { *round } else { 0 }.into()),
                    ];
                    context.terminal.print(format!("     {}", context.terminal.text("told-passed-over", &values)));
                }
            }
        }
        for name in &plan.byes {
            let bye = context.terminal.text("event-has-bye", &[("name", name.as_str().into())]);
            context.terminal.print(format!("  {bye}"));
        }
    }
    if shown { Ok(()) } else { Err(why_not(context.language, house, arguments.section.as_deref())) }
}

/// A player with his points, and how far he floats.
fn seat(language: Language, seat: &SeatPreview) -> String {
    let float = match seat.float {
        0 => "none",
        1.. => "up",
        _ => "down",
    };
    let values = [
        ("name", seat.name.as_str().into()),
        ("points", halves(seat.score).into()),
        ("float", float.into()),
        ("by", halves(seat.float.unsigned_abs()).into()),
    ];
    language.text("told-seat", &values)
}

/// The word for why two players do not meet, for scripts.
fn word(why: &PassReason) -> &'static str {
    match why {
        PassReason::Met(_) => "met",
        PassReason::Forbidden => "forbidden",
        PassReason::SameTurn => "same-turn",
        PassReason::Whole => "whole-round",
    }
}

fn report(section: &str, round: u64, boards: &[Vec<SeatPreview>], byes: &[Name]) -> RoundPreview {
    let seat = |seat: &SeatPreview| PlayerPreview {
        player: seat.name.to_string(),
        points: seat.score as f64 / 2.0,
        float: seat.float as f64 / 2.0,
        passed_over: seat
            .passed_over
            .iter()
            .map(|(name, why)| PassedOverPlayer { player: name.to_string(), reason: word(why) })
            .collect(),
    };
    RoundPreview {
        section: section.to_owned(),
        round,
        boards: boards.iter().map(|board| board.iter().map(seat).collect()).collect(),
        byes: byes.iter().map(ToString::to_string).collect(),
    }
}

fn why_not(language: Language, house: &EventDirectory, section: Option<&str>) -> Failure {
    if house.event.lots().is_none() {
        return Failure::ruled(phrase!("pairing-before-start", "nobody is paired before the start of the event"))
            .rule("event")
            .hint("adjudicate event start");
    }
    let found = house.event.sections().filter(|(found, _)| section.is_none_or(|name| found.name.as_str() == name));
    let each = found.map(|(section, standing)| {
        let stage = |language| words::stage(language, &house.event, section, standing);
        let english = format!("{}: {}", section.name, stage(Language::ENGLISH));
        Phrase::english("event-stage", english).with("section", section.name.as_str()).with("stage", stage(language))
    });
    let stages = Phrase::joined("stages", "; ", each);
    let reason = phrase!("nothing-to-pair", "no round can be paired now; {stages}", stages = stages);
    Failure::ruled(reason).rule("event").hint(phrase!(
        "nothing-to-pair-hint",
        "`adjudicate event collect` takes the results of finished games; `adjudicate event rule points` ends others"
    ))
}

fn show_pairings(context: &CommandContext, house: &EventDirectory, made: &[(NextRound, Vec<PathBuf>)]) {
    for (next, files) in made {
        let Some((section, standing)) = house.event.sections().nth(next.section) else { continue };
        let Some(round) = standing.rounds.iter().find(|round| round.number == next.round) else { continue };
        if context.terminal.json {
            let texts = |names: &[Name]| names.iter().map(ToString::to_string).collect::<Vec<String>>();
            let boards = round.boards.iter().zip(files).map(|(board, file)| PairedGame {
                board: board.board,
                players: texts(&board.players),
                game: board.game,
                file: file.display().to_string(),
            });
            context.terminal.print_json(&RoundPairings {
                section: section.name.to_string(),
                round: next.round,
                boards: boards.collect(),
                byes: texts(&round.byes),
                free: texts(&round.free),
            });
            continue;
        }
        let heading = [("section", section.name.as_str().into()), ("round", next.round.into())];
        context.terminal.print_text("told-round", &heading);
        for line in pairings(context.language, round, &|name| shown(&house.event, name)) {
            context.terminal.print(format!("  {line}"));
        }
    }
    if !context.terminal.json {
        let directory = house.directory().join(directory::GAMES);
        context.terminal.print_text("told-charters", &[("directory", view::quoted(&directory).into())]);
    }
}
