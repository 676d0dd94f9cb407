//! What the commands that write an entry share: the game, the remark, the question, the report.

use crate::printable::printable_path;
use std::path::{Path, PathBuf};

use clap::Args;

use super::calendar;
use super::context::Context;
use super::mail;
use crate::crypto::Digest;
use crate::dice::Member;
use crate::log::{Kind, Slip, SlipKind, Text};
use crate::referee::{Author, Composed};
use adjudicate_office::Failure;
use adjudicate_office::aside::Aside;
use adjudicate_office::beside::Beside;
use adjudicate_office::game_file::{self, GameFile};
use adjudicate_office::signing::Signer;
use adjudicate_words::report::{SignedSlip, WrittenEntry};
use adjudicate_words::view;

/// Arguments of every command that writes an entry.
#[derive(Debug, Args)]
pub struct Writing {
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
    let text = |say: &str| Text::new(say).map_err(|why| Failure::usage(format!("the remark: {why}")));
    say.map(text).transpose()
}

/// Who signs in the game that the arguments name.
///
/// # Errors
/// As [`game_file::locate`], [`game_file::load`] and [`Signer::take`].
pub fn signer<'a>(context: &'a Context, writing: &Writing) -> Result<Signer<'a>, Failure> {
    let path = game_file::locate(&context.terminal, writing.game.as_deref())?;
    signer_at(context, &path, writing)
}

/// Who signs in this file.
///
/// # Errors
/// As [`signer`]; a slip to be left out does not wait.
pub fn signer_at<'a>(context: &'a Context, path: &Path, writing: &Writing) -> Result<Signer<'a>, Failure> {
    let game = game_file::load(path, None)?;
    prepared(Signer::take(context, game, writing.scribe_for.as_deref(), &writing.elements)?, writing)
}

/// Who rules behind this entry of the game that the arguments name.
///
/// # Errors
/// As [`signer`] and [`Signer::take_behind`].
pub fn signer_behind<'a>(context: &'a Context, writing: &Writing, behind: &str) -> Result<Signer<'a>, Failure> {
    let path = game_file::locate(&context.terminal, writing.game.as_deref())?;
    prepared(Signer::take_behind(context, game_file::load(&path, None)?, behind)?, writing)
}

fn prepared<'a>(mut signer: Signer<'a>, writing: &Writing) -> Result<Signer<'a>, Failure> {
    signer.send = writing.send;
    signer.left_out = left_out(&signer.beside, &writing.leave_out)?;
    Ok(signer)
}

/// The slips that are named by the beginnings of their ids.
fn left_out(beside: &Beside, named: &[String]) -> Result<Vec<Digest>, Failure> {
    let mut found = Vec::new();
    for name in named {
        let digits = name.strip_prefix("sha256:").unwrap_or(name);
        let all = name == "all";
        let ids = beside.slips.iter().map(Slip::id).filter(|id| all || id.to_hex().starts_with(digits));
        let before = found.len();
        found.extend(ids);
        if found.len() == before && !all {
            return Err(Failure::usage(format!("no slip that waits has an id that begins with `{name}`"))
                .hint("`adjudicate show` lists the slips that wait"));
        }
    }
    Ok(found)
}

/// Writes an entry: composes it, shows what it will say, asks, signs and appends.
///
/// # Errors
/// The entry would not be valid, the user says no, or the log cannot be written.
pub fn write(
    context: &Context,
    signer: Signer<'_>,
    kind: Kind,
    say: Option<Text>,
    question: &str,
) -> Result<(), Failure> {
    let composed = signer.compose(kind, say)?;
    tell_slips(context, &composed);
    if !context.terminal.confirm(question)? {
        return Err(Failure::ruled("nothing was signed"));
    }
    finish(context, signer, &composed)
}

/// Signs and appends what has been agreed to, reports what is due next, and mails it if that is asked for.
///
/// # Errors
/// The log cannot be written, or the entry cannot be mailed.
pub fn finish(context: &Context, signer: Signer<'_>, composed: &Composed) -> Result<(), Failure> {
    let send = signer.send;
    let game = signer.commit(composed)?;
    report(context, &game, composed)?;
    if send { mail::send_entry(context, &game.path) } else { Ok(()) }
}

/// Writes a ruling behind an entry that is not the last one, be it in the log or beside it: the game goes on there.
///
/// # Errors
/// There is no such entry, the ruling would not be valid there, the user says no, or the log cannot be written.
pub fn write_behind(
    context: &Context,
    signer: Signer<'_>,
    behind: &str,
    kind: Kind,
    say: Option<Text>,
    question: &str,
) -> Result<(), Failure> {
    let send = signer.send;
    let (state, fallen) = signer.state_behind(behind)?;
    let count = state.entries();
    if !context.terminal.json {
        let last = count.saturating_sub(1);
        let falls = match fallen {
            0 => String::new(),
            _ => format!(
                ": {} out, to lie beside the log",
                view::counted(fallen as u64, "entry of it falls", "entries of it fall")
            ),
        };
        context.terminal.print(format!("The game goes on behind entry {last}{falls}."));
        context.terminal.print("Ask everybody for what they have before you rule on an old entry.");
    }
    let composed = signer.compose_behind(&state, kind, say)?;
    tell_slips(context, &composed);
    if !context.terminal.confirm(question)? {
        return Err(Failure::ruled("nothing was signed"));
    }
    let game = signer.commit_behind(&composed)?;
    report(context, &game, &composed)?;
    if send { mail::send_entry(context, &game.path) } else { Ok(()) }
}

/// Says which slips an entry writes in.
pub fn tell_slips(context: &Context, composed: &Composed) {
    if context.terminal.json {
        return;
    }
    for slip in &composed.entry.slips {
        context.terminal.print(format!("Written in: {}", view::slip_line(&composed.state, slip)));
    }
}

/// Signs a slip, keeps it beside the log, and says how it gets to who holds the pen.
///
/// # Errors
/// It could not be written in anywhere, the user says no, or it cannot be kept or mailed.
pub fn slip(
    context: &Context,
    mut signer: Signer<'_>,
    kind: SlipKind,
    say: Option<Text>,
    question: &str,
) -> Result<(), Failure> {
    let slip = signer.sign_slip(kind, say)?;
    if !context.terminal.confirm(question)? {
        return Err(Failure::ruled("nothing was signed"));
    }
    signer.keep_slip(&slip)?;
    let state = &signer.game.state;
    if context.terminal.json {
        context.terminal.print_json(&SignedSlip {
            state: Aside::of(&signer.game)?.state(),
            file: signer.game.path.display().to_string(),
            signed: slip.kind.name(),
            slip: slip.text(),
            slip_id: slip.id(),
        });
    } else {
        context.terminal.print(format!("Signed: {}", view::slip_line(state, &slip)));
        for line in way_of(&signer, &slip) {
            context.terminal.print(line);
        }
    }
    if signer.send { mail::send_waiting(context, &signer.game.path) } else { Ok(()) }
}

/// How a slip gets to where it takes effect: who can write it in, and what has to be sent to whom.
fn way_of(signer: &Signer<'_>, slip: &Slip) -> Vec<String> {
    let state = &signer.game.state;
    let offers = matches!(slip.kind, SlipKind::Offer(_));
    let Some(holder) = state.holder().map(|holder| holder.member) else { return Vec::new() };
    let name = state.name_of(holder);
    let scribed = holder.seat().is_some_and(|seat| !state.signs(seat));
    let own = signer.author() == Some(Author::Member(Member::Referee));
    let who = match (offers, signer.holds_pen()) {
        (true, true) => {
            "Who agrees says so with `adjudicate accept`; when all have, `adjudicate accept` carries it out.".to_owned()
        }
        (false, true) if matches!(slip.kind, SlipKind::Rekey(_)) => {
            return vec![
                "You hold the pen: your next entry writes it in. Sign that with the new key (--key FILE).".to_owned(),
            ];
        }
        (false, true) => {
            return vec!["You hold the pen: your next entry writes it in, or `adjudicate post` alone.".to_owned()];
        }
        (false, false) if scribed && own => {
            return vec![format!(
                "You write for {name}, who holds the pen: the next entry writes it in, or `adjudicate post --for {name}` alone."
            )];
        }
        (true, false) => format!("{name} holds the pen: `adjudicate accept` agrees to it, and playing on declines it."),
        (false, false) if scribed => format!("{name} holds the pen, and the referee can write it in."),
        (false, false) => format!("{name} holds the pen and can write it in."),
    };
    match signer.send {
        true => vec![who],
        false => vec![
            format!("{who} Send these lines (or add --send):"),
            String::new(),
            crate::log::wrap(&slip.text()).trim_end().to_owned(),
        ],
    }
}

fn report(context: &Context, game: &GameFile, composed: &Composed) -> Result<(), Failure> {
    if context.terminal.json {
        context.terminal.print_json(&WrittenEntry {
            state: Aside::of(game)?.state(),
            file: game.path.display().to_string(),
            entry: composed.entry.seq,
            wrote: composed.entry.kind.name(),
        });
        return Ok(());
    }
    let (seq, kind) = (composed.entry.seq, composed.entry.kind.name());
    context.terminal.print(format!("Entry {seq} ({kind}) is signed and stands in {}.", printable_path(&game.path)));
    if let Some(dice) = &composed.entry.dice {
        context.terminal.print(format!("Thrown: {dice}."));
    }
    for line in view::outlook_near(&game.state, calendar::of_reader(context).as_ref()) {
        context.terminal.print(line);
    }
    Ok(())
}
