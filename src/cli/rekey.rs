//! `adjudicate rekey`: replacing a key.

use std::path::PathBuf;

use clap::Args;

use super::context::CommandContext;
use super::writing::{self, WritingArguments};
use crate::crypto::PublicKey;
use crate::log::{Bytes, RefereeDecision};
use crate::rules::{Name, phrase};
use adjudicate_agent::act::Act;
use adjudicate_agent::charter::text_of;
use adjudicate_agent::{Failure, agreement, pick, settings};

/// Replace your key, or as the referee a key that was lost.
///
/// Your own key is replaced on a slip. The referee replaces the key of a player who has lost it with a ruling.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate rekey --new new.key\n  adjudicate rekey --new new.key --player bob --tip-line   \
                        (prints the line that a player who lost his key sends to the referee)\n  \
                        adjudicate rekey --player bob --line \"rekey sha256:... bob ssh-ed25519 ... TIP\" --reason \"key lost\""
)]
pub struct Arguments {
    /// Your new key file
    #[arg(long, value_name = "FILE", required_unless_present = "line")]
    new: Option<PathBuf>,
    /// Print the line with the new key and its tip that the referee needs, and write nothing
    #[arg(long, requires = "new", requires = "player")]
    tip_line: bool,
    /// The owner of the key; yourself if left out
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// As the referee: the line that the player sent
    #[arg(long, value_name = "LINE", requires = "player", conflicts_with = "new")]
    line: Option<String>,
    /// As the referee: why, for everybody to read
    #[arg(long, value_name = "TEXT", requires = "line")]
    reason: Option<String>,
    #[command(flatten)]
    writing: WritingArguments,
}

/// Runs the command.
///
/// # Errors
/// The new key is unsound or used already, the user may not replace this key, or the log cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    if arguments.tip_line {
        return print_line(context, &arguments);
    }
    let signer = writing::signer(context, &arguments.writing)?;
    let state = &signer.game.state;
    let name = match &arguments.player {
        Some(name) => pick::member(state, name)?,
        None => signer.by.clone(),
    };
    let (key, tip) = match (&arguments.line, &arguments.new) {
        (Some(line), _) => read_line(line, state.id(), &name)?,
        (None, Some(file)) => {
            let (identity, _) = settings::read_identity(context.language, file, &context.terminal, &context.settings)?;
            (identity.public(), agreement::tip(state, &identity, &state.head()))
        }
        // The command line wants one of them.
        (None, None) => {
            return Err(Failure::usage(phrase!("which-new-key", "which new key?"))
                .hint(phrase!("which-new-key-hint", "--new FILE names its file")));
        }
    };
    let say = writing::remark(arguments.writing.say.as_deref())?;
    let values = [("name", name.as_str().into()), ("key", key.fingerprint().into())];
    let question = context.terminal.text("question-rekey", &values);
    if arguments.line.is_none() {
        return writing::act(context, signer, &Act::Rekey { player: name, key, tip }, say, &question);
    }
    let rekey = agreement::rekey(state, name, key, tip);
    let reason = match &arguments.reason {
        Some(reason) => reason.clone(),
        None => context.terminal.ask(&context.terminal.text("ask-reason", &[]))?,
    };
    let reason = text_of(phrase!("what-reason", "the reason"), &reason)?;
    let act = Act::Rule { decision: RefereeDecision::Rekey(rekey), reason, rests_on: None, behind: None };
    writing::act(context, signer, &act, say, &question)
}

fn print_line(context: &CommandContext, arguments: &Arguments) -> Result<(), Failure> {
    let path = adjudicate_agent::game_file::locate(context, arguments.writing.game.as_deref())?;
    let game = context.load(&path, None)?;
    let (Some(file), Some(name)) = (&arguments.new, &arguments.player) else {
        return Err(Failure::usage(phrase!("tip-line-needs", "--tip-line needs --new FILE and --player NAME")));
    };
    let name = pick::member(&game.state, name)?;
    let (identity, _) = settings::read_identity(context.language, file, &context.terminal, &context.settings)?;
    context.terminal.print(agreement::rekey_line(&game.state, &name, &identity));
    Ok(())
}

fn read_line(line: &str, game: crate::crypto::Digest, name: &Name) -> Result<(PublicKey, [u8; 32]), Failure> {
    let wrong = || {
        Failure::usage(phrase!("no-rekey-line", "`{line}` is no rekey line", line)).hint(phrase!(
            "no-rekey-line-hint",
            "the player makes it with `adjudicate rekey --new FILE --player NAME --tip-line`"
        ))
    };
    let words: Vec<&str> = line.split_whitespace().collect();
    let ["rekey", id, player, kind, key, tip] = words.as_slice() else { return Err(wrong()) };
    if *id != game.to_string() || *player != name.as_str() {
        return Err(Failure::usage(phrase!("other-rekey-line", "this line is for another game or another player")));
    }
    let key = PublicKey::parse(&format!("{kind} {key}")).map_err(|_| wrong())?;
    let tip = Bytes::<32>::parse(tip).ok_or_else(wrong)?;
    Ok((key, tip.0))
}
