//! `adjudicate event rule` and `note`: what the director decides, and what anybody says.

use adjudicate_agent::charter;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};

use super::super::context::CommandContext;
use super::collect::BoardArguments;
use super::letter;
use crate::event::{
    BoardLocation, DirectorDecision, DirectorRuling, Enrolment, EventEntryKind, GivenBye, PlayerKey, RoundLocation,
    RuledPoints, Slip, SlipKind, Substitution,
};
use crate::log::True;
use crate::log::file::{self, Disk};
use crate::printable::printable_path;
use crate::rules::phrase;
use adjudicate_agent::Failure;
use adjudicate_agent::charter::text_of;
use adjudicate_agent::settings;
use adjudicate_director::directory::EventDirectory;
use adjudicate_director::{acts, arrivals, slips};

/// Decide as the director.
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  adjudicate event rule points --section merels --round 2 --board 1 --points 2,0 --reason \"...\"\n  \
                        adjudicate event rule bye alice --section chess --round 3 --reason \"she is on a journey\"\n  \
                        adjudicate event rule exclude mallory --reason \"signed twice\""
)]
pub struct RuleArguments {
    #[command(subcommand)]
    what: EventRulingCommand,
    /// The event's directory or its log; the one here if left out
    #[arg(long, global = true, value_name = "PATH")]
    event: Option<PathBuf>,
    /// Why, for everybody to read
    #[arg(long, global = true, value_name = "TEXT")]
    reason: Option<String>,
}

#[derive(Debug, Subcommand)]
enum EventRulingCommand {
    /// Give a board these half points, whatever its game says: for forfeits, or games that are still open at the end
    #[command(
        after_help = "Example:\n  adjudicate event rule points --section merels --round 2 --board 1 --points 2,0 --reason \"bob did not come\""
    )]
    Points {
        #[command(flatten)]
        place: BoardArguments,
        /// Half points in seat order: 2,0 is a win of the first player
        #[arg(long, value_name = "N,N", value_delimiter = ',')]
        points: Vec<u64>,
        /// A player who has made no turn; can be given more than once
        #[arg(long, value_name = "NAME")]
        absent: Vec<String>,
    },
    /// Give a player who asks for it no board in a round that is not paired yet, and half a point
    #[command(
        after_help = "Example:\n  adjudicate event rule bye alice --section chess --round 3 --reason \"she is on a journey\""
    )]
    Bye {
        /// The player
        name: String,
        /// The section
        #[arg(long, value_name = "NAME")]
        section: Option<String>,
        /// The round
        #[arg(long, value_name = "N")]
        round: u64,
    },
    /// Exclude a player from the event
    #[command(after_help = "Example:\n  adjudicate event rule exclude mallory --reason \"signed twice\"")]
    Exclude {
        /// The player
        name: String,
    },
    /// Let an excluded player take part again, from the next round on
    #[command(after_help = "Example:\n  adjudicate event rule readmit bob --reason \"the appeal was right\"")]
    Readmit {
        /// The player
        name: String,
    },
    /// Give a player another key; games that run need a ruling of their own
    #[command(
        after_help = "Example:\n  adjudicate event rule rekey bob \"ssh-ed25519 AAAA...\" --reason \"bob lost his key\""
    )]
    Rekey {
        /// The player
        name: String,
        /// The new key: `ssh-ed25519 AAAA...`
        new_key: String,
    },
    /// Give the seat of a player to another person, with its points and opponents
    #[command(
        after_help = "Examples:\n  adjudicate event rule substitute bob --by erin.txt --reason \"bob is ill\"\n  \
                            adjudicate event rule substitute bob --waiting erin --reason \"bob is ill\"\n  \
                            adjudicate event rule substitute bob --display Erin --reason \"bob is ill\""
    )]
    Substitute {
        /// The player
        name: String,
        /// The file with the slip of the new person, who has a key: `adjudicate event enter --in-place-of NAME` makes it
        #[arg(long, value_name = "FILE", conflicts_with_all = ["waiting", "mail", "display"])]
        by: Option<PathBuf>,
        /// A player who waits for a place
        #[arg(long, value_name = "NAME", conflicts_with_all = ["mail", "display"])]
        waiting: Option<String>,
        /// The address of a new person who plays by post
        #[arg(long, value_name = "ADDRESS")]
        mail: Option<String>,
        /// The name of a new person who plays by post
        #[arg(long, value_name = "NAME", required_unless_present_any = ["by", "waiting"])]
        display: Option<String>,
    },
    /// Undo the pairings of the last round of a section, so that it can be paired anew
    #[command(
        after_help = "Example:\n  adjudicate event rule unpair --section merels --round 2 --reason \"a result was wrong\""
    )]
    Unpair {
        /// The section
        #[arg(long, value_name = "NAME")]
        section: Option<String>,
        /// The round
        #[arg(long, value_name = "N")]
        round: u64,
    },
    /// Take the points of a board away, until there is a new result or ruling
    #[command(
        after_help = "Example:\n  adjudicate event rule reopen --section merels --round 2 --board 1 --reason \"the wrong board was ruled upon\""
    )]
    Reopen {
        #[command(flatten)]
        place: BoardArguments,
    },
    /// End a section early: each open board is lost for all
    #[command(
        after_help = "Example:\n  adjudicate event rule close --section merels --reason \"half of the players have left\""
    )]
    Close {
        /// The section
        #[arg(long, value_name = "NAME")]
        section: Option<String>,
    },
}

/// Runs `event rule`.
///
/// # Errors
/// The user is not the director, the ruling is not possible now, or the log cannot be written.
pub fn rule(context: &CommandContext, arguments: RuleArguments) -> Result<(), Failure> {
    let mut house = EventDirectory::open(context, arguments.event.as_deref())?;
    let director = house.director(context)?;
    let mut slips = Vec::new();
    let (verdict, question) = match arguments.what {
        EventRulingCommand::Points { place: BoardArguments { section, round, board }, points, absent } => {
            let section = house.section(section.as_deref())?.1.name.clone();
            let place = BoardLocation { section, round, board };
            let question = phrase!("ask-rule-points", "Rule that {place} has these points?", place = place.phrase());
            let absent = absent.iter().map(|name| charter::name_of("--absent", name)).collect::<Result<_, _>>()?;
            let ruled = acts::ruled_points(&house, place, points)?;
            (DirectorDecision::Points(RuledPoints { absent, ..ruled }), question)
        }
        EventRulingCommand::Bye { name, section, round } => {
            let section = house.section(section.as_deref())?.1.name.clone();
            let player = charter::name_of("bye", &name)?;
            let question = phrase!(
                "ask-rule-bye",
                "Let {player} have no board in round {round} of {section}, for half a point?",
                player,
                round = round,
                section
            );
            (DirectorDecision::Bye(GivenBye { section, round, player }), question)
        }
        EventRulingCommand::Exclude { name } => {
            let question = phrase!("ask-rule-exclude", "Exclude {name} from the event?", name);
            (DirectorDecision::Exclude(charter::name_of("exclude", &name)?), question)
        }
        EventRulingCommand::Readmit { name } => {
            let question = phrase!("ask-rule-readmit", "Let {name} take part again?", name);
            (DirectorDecision::Readmit(charter::name_of("readmit", &name)?), question)
        }
        EventRulingCommand::Rekey { name, new_key } => {
            let key = settings::read_public_key(&new_key)?;
            let player = charter::name_of("rekey", &name)?;
            let fingerprint = key.fingerprint();
            let question =
                phrase!("ask-rule-rekey", "Rule that {player} has the key {fingerprint}?", player, fingerprint);
            (DirectorDecision::Rekey(PlayerKey { player, key }), question)
        }
        EventRulingCommand::Substitute { name, by, waiting, mail, display } => {
            let player = charter::name_of("substitute", &name)?;
            let waits = waiting.as_deref().map(|name| charter::name_of("--waiting", name)).transpose()?;
            let mail = mail.as_deref().map(|mail| text_of("--mail", mail)).transpose()?;
            let display = display.as_deref().map(|display| text_of("--display", display)).transpose()?;
            let mut new = Substitution { player, waits, key: None, mail, display };
            if let Some(path) = &by {
                let (slip, enter) = agreed(context, path)?;
                let name = text_of(phrase!("what-name", "the name"), enter.player.name.as_str())?;
                (new.key, new.mail) = (enter.player.key, enter.player.mail.clone());
                new.display = Some(enter.player.display.clone().unwrap_or(name));
                slips.push(slip);
            }
            let person = new.display.as_ref().map(ToString::to_string).or(waiting).unwrap_or_default();
            let player = &new.player;
            let question =
                phrase!("ask-rule-substitute", "Rule that {person} takes the seat of {player}?", person, player);
            (DirectorDecision::Substitute(Box::new(new)), question)
        }
        EventRulingCommand::Unpair { section, round } => {
            let section = house.section(section.as_deref())?.1.name.clone();
            let question =
                phrase!("ask-rule-unpair", "Undo the pairing of round {round} of {section}?", round = round, section);
            (DirectorDecision::Unpair(RoundLocation { section, round }), question)
        }
        EventRulingCommand::Reopen { place: BoardArguments { section, round, board } } => {
            let section = house.section(section.as_deref())?.1.name.clone();
            let question = phrase!(
                "ask-rule-reopen",
                "Take the points of board {board} of round {round} of {section} away?",
                board = board,
                round = round,
                section
            );
            (DirectorDecision::Reopen(BoardLocation { section, round, board }), question)
        }
        EventRulingCommand::Close { section } => {
            let section = house.section(section.as_deref())?.1.name.clone();
            let question =
                phrase!("ask-rule-close", "Close {section}, with a loss for all on each open board?", section);
            (DirectorDecision::Close(section), question)
        }
    };
    let reason = match &arguments.reason {
        Some(reason) => reason.clone(),
        None => context.terminal.ask(&context.terminal.text("ask-reason", &[]))?,
    };
    let reason = text_of(phrase!("what-reason", "the reason"), &reason)?;
    context.terminal.confirm_signing(&context.language.phrase(&question))?;
    let seq = match &verdict {
        DirectorDecision::Close(section) => {
            let (place, ..) = house.section(Some(section.as_str()))?;
            let audit = house.audit()?;
            acts::close(&mut house, &audit, context.now()?, place, &reason, &director)?;
            house.event.entries() - 1
        }
        _ => {
            let kind = EventEntryKind::Ruling(DirectorRuling { verdict, reason });
            house.write_with(context.now()?, slips, kind, None, &director)?
        }
    };
    letter::show_written(context, &house, seq);
    Ok(())
}

/// Reads the slip with which a person agrees to take a seat.
fn agreed(context: &CommandContext, path: &Path) -> Result<(Slip, Box<Enrolment>), Failure> {
    let found = (context.reader)(&file::read(&Disk, path)?);
    let mut entering = found.events.iter().filter_map(|text| {
        let slip = arrivals::read(text).ok()?;
        let SlipKind::Enter(enter) = slip.kind.clone() else { return None };
        Some((slip, enter))
    });
    entering.next_back().ok_or_else(|| {
        let file = printable_path(path);
        let reason = phrase!("no-entry-in", "{file}: no slip of somebody who enters is in it", file);
        Failure::ruled(reason)
            .hint(phrase!("no-entry-in-hint", "the new person makes it: `adjudicate event enter --in-place-of NAME`"))
    })
}

/// Write a remark into the event's log.
///
/// A player's stands on a slip, which counts when the director has written it in.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate event note \"The post is on strike until Monday.\"")]
pub struct NoteArguments {
    /// The remark
    text: String,
    /// The event's directory or its log; the one here if left out
    #[arg(long, value_name = "PATH")]
    event: Option<PathBuf>,
    /// Mail a player's slip to the director
    #[arg(long)]
    send: bool,
}

/// Runs `event note`.
///
/// # Errors
/// The user has no part in the event, or the log cannot be written.
pub fn note(context: &CommandContext, arguments: NoteArguments) -> Result<(), Failure> {
    let mut house = EventDirectory::open(context, arguments.event.as_deref())?;
    let identity = context.identity()?;
    let by = house.author(&identity)?;
    let say = text_of(phrase!("what-remark", "the remark"), &arguments.text)?;
    if by != house.event.director().name {
        return letter::sign(context, &house, slips::remark(by, say), arguments.send, &identity);
    }
    let seq = house.write(context.now()?, EventEntryKind::Note(True), Some(say), &identity)?;
    letter::show_written(context, &house, seq);
    Ok(())
}

/// Replace your key in an event.
///
/// You sign it with the old key, on a slip that the director writes in. From there on the new key signs your slips, and
/// stands in the games that are paired from there on; in each game that runs, `adjudicate rekey` replaces it.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate event rekey \"ssh-ed25519 AAAA...\" --send")]
pub struct RekeyArguments {
    /// The new key: `ssh-ed25519 AAAA...`
    new_key: String,
    /// The event's directory or its log; the one here if left out
    #[arg(long, value_name = "PATH")]
    event: Option<PathBuf>,
    /// Mail the slip to the director
    #[arg(long)]
    send: bool,
}

/// Runs `event rekey`.
///
/// # Errors
/// The user is no player of the event, or the key cannot be taken.
pub fn rekey(context: &CommandContext, arguments: RekeyArguments) -> Result<(), Failure> {
    let house = EventDirectory::open(context, arguments.event.as_deref())?;
    let identity = context.identity()?;
    let by = house.author(&identity)?;
    let key = settings::read_public_key(&arguments.new_key)?;
    letter::sign(context, &house, slips::rekey(by, key), arguments.send, &identity)
}
