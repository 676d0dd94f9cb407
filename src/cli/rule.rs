//! `adjudicate rule`: the referee decides.

use clap::{Args, Subcommand};

use super::calendar;
use super::context::CommandContext;
use super::mail::claims;
use super::writing::{self, WritingArguments};
use crate::log::{RefereeDecision, RulingGround, True};
use crate::referee::Match;
use crate::rules::{Name, PhraseArgument, phrase};
use adjudicate_agent::act::{self, Act, PreparedAct};
use adjudicate_agent::charter::text_of;
use adjudicate_agent::game_file::GameFile;
use adjudicate_agent::{Failure, pick};
use adjudicate_text::dates::Calendar;
use adjudicate_text::forfeit;

/// Decide as the referee.
///
/// A ruling takes the pen, and may follow any entry: with --behind the game goes on there, and the entries behind it
/// fall out. More time is given on a slip.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate rule extend bob 7 --say \"illness\"\n  \
                        adjudicate rule forfeit bob --reason \"no answer for a month\"\n  \
                        adjudicate rule here --behind 12 --reason \"bob signed twice\"")]
pub struct Arguments {
    #[command(subcommand)]
    what: RulingCommand,
    /// Why, for everybody to read
    #[arg(long, global = true, value_name = "TEXT")]
    reason: Option<String>,
    /// Rule behind this entry instead of the last one: its number, or the beginning of its id if it is beside the log
    #[arg(long, global = true, value_name = "ENTRY")]
    behind: Option<String>,
    #[command(flatten)]
    writing: WritingArguments,
}

#[derive(Debug, Subcommand)]
enum RulingCommand {
    /// Rule that a player loses, or is out of the game
    #[command(after_help = "Example:\n  adjudicate rule forfeit bob --reason \"no answer for a month\"")]
    Forfeit {
        /// The player
        name: String,
        /// The ruling rests on time: it is valid only if by this log the player's time is over
        #[arg(long)]
        for_time: bool,
    },
    /// End the game with a result
    #[command(
        after_help = "Example:\n  adjudicate rule result \"alice 1, bob 0\" --reason \"bob is ill and gives up\""
    )]
    Result {
        /// The result, for all players in seat order
        result: String,
    },
    /// Choose the entry behind which the game goes on, and change nothing else
    #[command(after_help = "Example:\n  adjudicate rule here --behind 12 --reason \"bob signed twice\"")]
    Here,
    /// Give a player more time for a duty
    #[command(after_help = "Example:\n  adjudicate rule extend bob 7 --say \"illness\"")]
    Extend {
        /// The player
        name: String,
        /// How many days
        days: u64,
    },
}

/// Runs the command.
///
/// # Errors
/// The user is not the referee, the ruling is not possible now, or the log cannot be written.
pub fn run(context: &CommandContext, arguments: Arguments) -> Result<(), Failure> {
    let signer = match &arguments.behind {
        Some(entry) => writing::signer_behind(context, &arguments.writing, entry)?,
        None => writing::signer(context, &arguments.writing)?,
    };
    let name = |name: &str| pick::member(&signer.game.state, name);
    let text = |key: &str, values: &[(&str, PhraseArgument)]| context.terminal.text(key, values);
    let (decision, question) = match &arguments.what {
        RulingCommand::Forfeit { name: player, for_time } => {
            let player = name(player)?;
            let decision = RefereeDecision::Forfeit(player.clone());
            // The grounds are for a referee: a ruling that is refused is refused before they are shown.
            let reason = text_of("--reason", "-")?;
            let rests_on = for_time.then_some(RulingGround::Time);
            let rule = |decision: RefereeDecision, rests_on: Option<RulingGround>| {
                let behind = arguments.behind.clone();
                act::prepare(&signer, &Act::Rule { decision, reason: reason.clone(), rests_on, behind }, None)
            };
            rule(decision.clone(), rests_on)?;
            if !context.terminal.json {
                // The ruling writes the waiting slips in, and one of them may give the player more time. So does `here`, which
                // changes nothing else.
                let here = rule(RefereeDecision::Here(True), None)?;
                let PreparedAct::Entry(here) = &here else {
                    return Err(Failure::ruled(phrase!("ruling-is-entry", "a ruling is an entry")));
                };
                let state = &here.composed.state;
                grounds(context, &signer.game, state, &player)?.iter().for_each(|line| context.terminal.print(line));
            }
            (decision, text("ask-forfeit", &[("player", player.as_str().into())]))
        }
        RulingCommand::Result { result } => {
            let decision = RefereeDecision::Result(text_of(phrase!("what-result", "the result"), result)?);
            (decision, text("ask-result", &[("result", result.into())]))
        }
        RulingCommand::Here => (RefereeDecision::Here(True), text("ask-here", &[])),
        RulingCommand::Extend { name: player, days } => {
            if arguments.behind.is_some() {
                let reason = phrase!(
                    "extend-behind",
                    "more time is given behind the last entry, and recorded with the next move"
                );
                return Err(Failure::usage(reason).hint(phrase!("extend-behind-hint", "leave --behind out")));
            }
            let player = name(player)?.to_string();
            let say = match arguments.writing.say.as_deref().or(arguments.reason.as_deref()) {
                Some(say) => writing::remark(Some(say))?,
                None => None,
            };
            let question = text("ask-extend", &[("player", player.as_str().into()), ("days", (*days).into())]);
            return writing::act(context, signer, &Act::Extend { player, days: *days }, say, &question);
        }
    };
    let reason = match &arguments.reason {
        Some(reason) => reason.clone(),
        None => context.terminal.ask(&text("ask-reason", &[]))?,
    };
    let reason = text_of(phrase!("what-reason", "the reason"), &reason)?;
    let say = writing::remark(arguments.writing.say.as_deref())?;
    let rests_on =
        matches!(arguments.what, RulingCommand::Forfeit { for_time: true, .. }).then_some(RulingGround::Time);
    let act = Act::Rule { decision, reason, rests_on, behind: arguments.behind };
    writing::act(context, signer, &act, say, &question)
}

/// Returns the facts for a referee before a player loses by a ruling: the player's duties, whether their time is over,
/// and remarks of the log and the slips beside it.
fn grounds(context: &CommandContext, game: &GameFile, state: &Match, player: &Name) -> Result<Vec<String>, Failure> {
    let (now, language) = (context.now()?, context.language);
    let days = Calendar::of_days(now).in_language(language);
    let mut lines = match state.member(player) {
        Some(member) => forfeit::grounds(language, state, member, now, calendar::of_reader(context).as_ref()),
        None => Vec::new(),
    };
    let claims = claims(context.system(), game)?;
    let own: Vec<_> = claims.iter().filter(|claim| claim.against == player.as_str()).collect();
    let player = ("player", PhraseArgument::from(player.as_str()));
    if own.is_empty() {
        lines.push(language.text("grounds-unclaimed", std::slice::from_ref(&player)));
    }
    lines.extend(own.into_iter().map(|claim| {
        let values = [("by", claim.by.as_str().into()), ("since", days.since(claim.at).into()), player.clone()];
        language.text("grounds-claimed", &values)
    }));
    Ok(lines)
}
