//! The common part of the commands that write an entry: the game, the remark, the question, the report.

use crate::printable::printable_path;
use std::path::{Path, PathBuf};

use clap::Args;

use super::calendar;
use super::context::CommandContext;
use super::mail;
use crate::crypto::Digest;
use crate::dice::Member;
use crate::log::{Slip, SlipKind, Text};
use crate::referee::{Author, ComposedEntry};
use crate::rules::{PhraseArgument, phrase};
use adjudicate_agent::Failure;
use adjudicate_agent::act::{self, Act, PreparedAct, PreparedEntry, PreparedSlip};
use adjudicate_agent::game_file::{self, GameFile};
use adjudicate_agent::game_view::GameView;
use adjudicate_agent::outlook;
use adjudicate_agent::pending::Pending;
use adjudicate_agent::signing::Signer;
use adjudicate_agent::slips;
use adjudicate_locales::Language;
use adjudicate_report::{DiceElement, SignedSlip, WrittenEntry};
use adjudicate_text::{names, view};

/// Arguments of every command that writes an entry.
#[derive(Debug, Default, Args)]
pub struct WritingArguments {
    /// The game's file; may be left out where there is only one
    #[arg(short, long, global = true, value_name = "FILE")]
    pub game: Option<PathBuf>,
    /// A remark that goes into the entry
    #[arg(short, long, global = true, value_name = "TEXT")]
    pub say: Option<String>,
    /// As the referee, write for this player, who plays by post
    #[arg(long = "for", global = true, value_name = "NAME")]
    pub scribe_for: Option<String>,
    /// Keep back a slip that waits (the beginning of its id); `all` keeps all back
    #[arg(long, global = true, value_name = "SLIP")]
    pub leave_out: Vec<String>,
    /// Bring an element that reached you on its own (`element GAMEID NAME BASE64`)
    #[arg(long = "with", global = true, value_name = "LINE")]
    pub elements: Vec<String>,
    /// Mail the entry to the others at once
    #[arg(long, global = true)]
    pub send: bool,
}

/// The remark as the log takes it.
///
/// # Errors
/// It has characters that no log holds.
pub fn remark(say: Option<&str>) -> Result<Option<Text>, Failure> {
    say.map(act::remark).transpose()
}

/// The board that `--board` names: the text of the file, if it is one, and otherwise the word or number itself.
///
/// # Errors
/// The file cannot be read.
pub fn board(given: Option<&str>) -> Result<Option<String>, Failure> {
    let Some(given) = given else { return Ok(None) };
    if given == "random" || given.parse::<u64>().is_ok() {
        return Ok(Some(given.to_owned()));
    }
    let text = std::fs::read_to_string(given).map_err(|error| {
        Failure::usage(error.to_string())
            .about(format!("--board {given}"))
            .hint(phrase!("board-words-hint", "`random`, a number, or a file"))
    })?;
    Ok(Some(text))
}

/// Returns the signer in the game that the arguments name.
///
/// # Errors
/// As [`game_file::locate`], [`game_file::load`] and [`Signer::take`].
pub fn signer<'a>(context: &'a CommandContext, writing: &WritingArguments) -> Result<Signer<'a>, Failure> {
    let path = game_file::locate(context, writing.game.as_deref())?;
    signer_at(context, &path, writing)
}

/// Returns the signer in this file.
///
/// # Errors
/// As [`signer`]; a slip to be left out does not wait.
pub fn signer_at<'a>(
    context: &'a CommandContext,
    path: &Path,
    writing: &WritingArguments,
) -> Result<Signer<'a>, Failure> {
    let game = context.load(path, None)?;
    prepared(Signer::take(context, game, writing.scribe_for.as_deref(), &writing.elements)?, writing)
}

/// Returns the signer of a ruling behind this entry of the game that the arguments name.
///
/// # Errors
/// As [`signer`] and [`Signer::take_behind`].
pub fn signer_behind<'a>(
    context: &'a CommandContext,
    writing: &WritingArguments,
    behind: &str,
) -> Result<Signer<'a>, Failure> {
    let path = game_file::locate(context, writing.game.as_deref())?;
    prepared(Signer::take_behind(context, context.load(&path, None)?, behind)?, writing)
}

fn prepared<'a>(mut signer: Signer<'a>, writing: &WritingArguments) -> Result<Signer<'a>, Failure> {
    signer.send = writing.send;
    signer.left_out = left_out(&signer.beside, &writing.leave_out)?;
    Ok(signer)
}

/// The slips that are named by the beginnings of their ids.
fn left_out(beside: &Pending, named: &[String]) -> Result<Vec<Digest>, Failure> {
    let mut found = Vec::new();
    for name in named {
        let digits = name.strip_prefix("sha256:").unwrap_or(name);
        let all = name == "all";
        let ids = beside.slips.iter().map(Slip::id).filter(|id| all || id.to_hex().starts_with(digits));
        let before = found.len();
        found.extend(ids);
        if found.len() == before && !all {
            return Err(Failure::usage(phrase!(
                "nothing-so-called-waits",
                "nothing that waits has an id that begins with `{name}`",
                name
            ))
            .hint(phrase!("hint-show", "`adjudicate show` lists what waits")));
        }
    }
    Ok(found)
}

/// Does an act: prepares it, shows its effect, asks, stores it, reports the next duties, and mails it if asked to.
///
/// # Errors
/// The act is not possible now, the user says no, or it cannot be stored or mailed.
pub fn act(
    context: &CommandContext,
    signer: Signer<'_>,
    act: &Act,
    say: Option<Text>,
    question: &str,
) -> Result<(), Failure> {
    let prepared = act::prepare(&signer, act, say)?;
    show(context, &prepared);
    wanted(store(context, signer, &prepared, question)?)
}

/// The failure of a command whose question was answered with no.
///
/// # Errors
/// Nothing was signed.
pub fn wanted(is_stored: bool) -> Result<(), Failure> {
    if is_stored { Ok(()) } else { Err(Failure::ruled(phrase!("nothing-signed", "nothing was signed"))) }
}

/// Shows the effect of an act, as far as its question does not say it.
pub fn show(context: &CommandContext, prepared: &PreparedAct) {
    if let PreparedAct::Entry(entry) = prepared {
        tell_entry(context, entry);
    }
}

/// Asks, stores the prepared act, reports, and mails. Returns `false` if the user says no.
///
/// # Errors
/// It cannot be stored or mailed.
pub fn store(
    context: &CommandContext,
    signer: Signer<'_>,
    prepared: &PreparedAct,
    question: &str,
) -> Result<bool, Failure> {
    let asks = matches!(prepared, PreparedAct::Entry(_) | PreparedAct::Slip(_));
    if asks && !context.terminal.confirm(question)? {
        return Ok(false);
    }
    commit(context, signer, prepared).map(|()| true)
}

/// Stores an act to which the user has agreed, reports, and mails.
///
/// # Errors
/// It cannot be stored or mailed.
pub fn commit(context: &CommandContext, signer: Signer<'_>, prepared: &PreparedAct) -> Result<(), Failure> {
    match prepared {
        PreparedAct::Entry(entry) => finish(context, signer, entry),
        PreparedAct::Slip(slip) => slip_kept(context, signer, slip),
        PreparedAct::Waiting(slip) => {
            context.terminal.remark_text("signed-before", &[]);
            report_slip(context, &signer, slip)
        }
        PreparedAct::Element => element_given(context, signer),
    }
}

/// Signs and appends an entry to which the user has agreed, reports the next duties, and mails it if asked to.
fn finish(context: &CommandContext, signer: Signer<'_>, entry: &PreparedEntry) -> Result<(), Failure> {
    let (send, by, rolls) = (signer.send, signer.by.clone(), signer.roll_next);
    let game = entry.commit(signer)?;
    report(context, &game, &entry.composed)?;
    if rolls && !context.terminal.json {
        let beside = Pending::load(context.system(), &game.path)?;
        let is_own = |slip: &&Slip| slip.by == by && game.state.check_slip(slip).is_ok();
        if beside.slips.iter().filter(is_own).any(slips::is_for_any_move) {
            context.terminal.print_text("rolls-for-you", &[]);
        }
    }
    if send { mail::send_entry(context, &game.path) } else { Ok(()) }
}

/// Says what an entry does besides its act: the slips that it writes in, and where a ruling lets the game go on.
fn tell_entry(context: &CommandContext, entry: &PreparedEntry) {
    if context.terminal.json {
        return;
    }
    if let Some(fallen) = entry.behind {
        let last = entry.composed.entry.seq.saturating_sub(1);
        let values = [("entry", last.into()), ("fallen", PhraseArgument::count(fallen))];
        context.terminal.print_text("goes-on-behind", &values);
        context.terminal.print_text("ask-everybody", &[]);
    }
    tell_slips(context, &entry.composed);
}

/// Says which slips an entry writes in.
pub fn tell_slips(context: &CommandContext, composed: &ComposedEntry) {
    if context.terminal.json {
        return;
    }
    for slip in &composed.entry.slips {
        let told = view::slip_line_in(context.language, &composed.state, slip);
        context.terminal.print_text("recorded-with", &[("told", told.into())]);
    }
}

/// Stores a slip beside the log, and says how it gets to the holder of the pen.
fn slip_kept(context: &CommandContext, mut signer: Signer<'_>, prepared: &PreparedSlip) -> Result<(), Failure> {
    prepared.keep(&mut signer)?;
    report_slip(context, &signer, &prepared.slip)
}

fn report_slip(context: &CommandContext, signer: &Signer<'_>, slip: &Slip) -> Result<(), Failure> {
    if context.terminal.json {
        context.terminal.print_json(&SignedSlip {
            state: GameView::of(context.system(), &signer.game)?.state(),
            file: signer.game.path.display().to_string(),
            signed: slip.kind.name(),
            slip: slip.text(),
            slip_id: slip.id(),
        });
    } else {
        let told = view::slip_line_in(context.language, &signer.game.state, slip);
        context.terminal.print_text("signed", &[("told", told.into())]);
        for line in way_of(context.language, signer, slip) {
            context.terminal.print(line);
        }
    }
    if signer.send { mail::send_waiting(context, &signer.game.path) } else { Ok(()) }
}

/// Returns the user's element, as a line for the member who holds the pen.
fn element_given(context: &CommandContext, mut signer: Signer<'_>) -> Result<(), Failure> {
    let line = signer.give()?;
    let state = &signer.game.state;
    if context.terminal.json {
        context.terminal.print_json(&DiceElement {
            game: state.id(),
            name: signer.by.to_string(),
            element: line,
            wanted_by: state.holder().map(|holder| state.name_of(holder.member).to_owned()),
        });
    } else {
        context.terminal.print(&line);
    }
    // The file beside the log goes along with the message.
    if signer.send { mail::send_waiting(context, &signer.game.path) } else { Ok(()) }
}

/// Describes the way of a slip: who can write it in, and the messages to be sent.
fn way_of(language: Language, signer: &Signer<'_>, slip: &Slip) -> Vec<String> {
    let state = &signer.game.state;
    let offers = matches!(slip.kind, SlipKind::Offer(_));
    let Some(holder) = state.holder().map(|holder| holder.member) else { return Vec::new() };
    let scribed = holder.seat().is_some_and(|seat| !state.signs(seat));
    let own = signer.author() == Some(Author::Member(Member::Referee));
    let (key, is_sent) = match (offers, signer.holds_pen()) {
        (true, true) => ("way-of-own-offer", true),
        (false, true) if matches!(slip.kind, SlipKind::Rekey(_)) => ("way-of-own-key", false),
        (false, true) => ("way-of-own-move", false),
        (false, false) if scribed && own => ("way-of-scribe", false),
        (true, false) => ("way-of-offer", true),
        (false, false) if scribed => ("way-of-referee", true),
        (false, false) => ("way-of-next-move", true),
    };
    let who = language.text(key, &[("name", names::value(&names::shown(state, holder)))]);
    match signer.send || !is_sent {
        true => vec![who],
        false => vec![
            language.text("way-to-send", &[("way", who.into())]),
            String::new(),
            crate::log::wrap(&slip.text()).trim_end().to_owned(),
        ],
    }
}

fn report(context: &CommandContext, game: &GameFile, composed: &ComposedEntry) -> Result<(), Failure> {
    if context.terminal.json {
        context.terminal.print_json(&WrittenEntry {
            state: GameView::of(context.system(), game)?.state(),
            file: game.path.display().to_string(),
            entry: composed.entry.seq,
            wrote: composed.entry.kind.name(),
        });
        return Ok(());
    }
    let (seq, kind) = (composed.entry.seq, composed.entry.kind.name());
    let file = printable_path(&game.path).to_string();
    let values = [("entry", seq.into()), ("kind", kind.into()), ("file", file.into())];
    context.terminal.print_text("entry-signed", &values);
    if let Some(dice) = &composed.entry.dice {
        context.terminal.print_text("entry-rolled", &[("dice", dice.as_str().into())]);
    }
    for line in outlook::of_game(context, game, calendar::of_reader(context).as_ref())? {
        context.terminal.print(line);
    }
    Ok(())
}
