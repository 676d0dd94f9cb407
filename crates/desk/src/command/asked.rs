//! The commands that a line of a letter can ask for.

use adjudicate_rules::LossDegree;

/// The command of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MailCommand {
    /// A turn, as the record writes it.
    Play(String),
    /// A text written like a turn that cannot be made now.
    Refused(String),
    /// The first steps of a turn that has more.
    Begun(String),
    /// A turn that can be meant in several ways, each as it would be typed.
    Several(Vec<String>),
    /// A remark.
    Say(String),
    /// The effect of a turn.
    Try(String),
    /// The legal moves.
    Moves,
    /// The board.
    Board,
    /// The rules, or one clause.
    Rules(Option<String>),
    /// The turns so far.
    Log,
    /// The games of the sender.
    Status,
    /// The possible commands.
    Help,
    /// Giving up; whether it is said twice.
    Resign(bool),
    /// An offer, other than of a takeback.
    Offer(MailOffer),
    /// Agreeing to an offer; with the beginning of an offer's id, to that one.
    Accept(Option<String>),
    /// An offer to take the own last turn back.
    TakeBack,
    /// Not agreeing.
    Decline,
    /// An order: if the first is played, the second answers it.
    If(String, String),
    /// The next dice are rolled without a question.
    RollNext,
    /// An absence, from one day until another.
    Away(String, String),
    /// A draw that the rules give.
    ClaimDraw,
    /// That this player is out of time.
    ClaimTimeout(String),
    /// Tokens to keep for the next game.
    Save(u64),
    /// No mails but those about the own turn.
    Stop,
    /// All mails again.
    Start,
    /// To read letters of pieces in this language (a BCP 47 tag).
    Language(String),
    /// To enter a section of an event, or its only one; under a name, if one is given.
    Enter(Option<String>, Option<String>),
    /// To leave an event, or one of its sections.
    Withdraw(Option<String>),
    /// To appeal against this entry of an event.
    Appeal(u64),
    /// To invite these to a game.
    Invite(String, Vec<String>),
    /// The reading with this number.
    Number(usize),
    /// Confirming the last question or offer.
    Yes,
}

/// An offer in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailOffer {
    /// A draw.
    Draw,
    /// To end play and count points (Roman Checkers).
    End,
    /// To return the prisoners (Roman Checkers).
    Prisoners,
    /// To have lost the game that is being played, so (Backgammon).
    Concede(LossDegree),
}

impl MailOffer {
    fn words(self) -> String {
        match self {
            MailOffer::Draw => "draw".to_owned(),
            MailOffer::End => "end".to_owned(),
            MailOffer::Prisoners => "prisoners".to_owned(),
            MailOffer::Concede(loss) => format!("concede {}", loss.word()),
        }
    }
}

impl MailCommand {
    /// Whether it is to change something, be it in the game or for its author.
    pub fn acts(&self) -> bool {
        !matches!(
            self,
            MailCommand::Say(_)
                | MailCommand::Try(_)
                | MailCommand::Moves
                | MailCommand::Board
                | MailCommand::Rules(_)
                | MailCommand::Log
                | MailCommand::Status
                | MailCommand::Help
        )
    }

    /// The line that asks for it.
    pub fn line(&self) -> String {
        match self {
            MailCommand::Play(text) | MailCommand::Refused(text) | MailCommand::Begun(text) => text.clone(),
            MailCommand::Several(readings) => readings.join(" or "),
            MailCommand::Say(text) => format!("say {text}"),
            MailCommand::Try(text) => format!("try {text}"),
            MailCommand::Moves => "moves".to_owned(),
            MailCommand::Board => "board".to_owned(),
            MailCommand::Rules(None) => "rules".to_owned(),
            MailCommand::Rules(Some(clause)) => format!("rules {clause}"),
            MailCommand::Log => "log".to_owned(),
            MailCommand::Status => "status".to_owned(),
            MailCommand::Help => "help".to_owned(),
            MailCommand::Resign(false) => "resign".to_owned(),
            MailCommand::Resign(true) => "resign yes".to_owned(),
            MailCommand::Offer(offered) => format!("offer {}", offered.words()),
            MailCommand::Accept(None) => "accept".to_owned(),
            MailCommand::Accept(Some(offer)) => format!("accept {offer}"),
            MailCommand::TakeBack => "take back".to_owned(),
            MailCommand::Decline => "decline".to_owned(),
            MailCommand::If(when, then) => format!("if {when} then {then}"),
            MailCommand::RollNext => "roll for me".to_owned(),
            MailCommand::Away(from, until) => format!("away {from} to {until}"),
            MailCommand::ClaimDraw => "claim draw".to_owned(),
            MailCommand::ClaimTimeout(name) => format!("claim timeout {name}"),
            MailCommand::Save(tokens) => format!("save {tokens}"),
            MailCommand::Stop => "stop".to_owned(),
            MailCommand::Start => "start".to_owned(),
            MailCommand::Language(tag) => format!("language {tag}"),
            MailCommand::Enter(section, name) => {
                let section = section.as_ref().map(|section| format!(" {section}")).unwrap_or_default();
                let name = name.as_ref().map(|name| format!(" as {name}")).unwrap_or_default();
                format!("enter{section}{name}")
            }
            MailCommand::Withdraw(None) => "withdraw".to_owned(),
            MailCommand::Withdraw(Some(section)) => format!("withdraw {section}"),
            MailCommand::Appeal(entry) => format!("appeal {entry}"),
            MailCommand::Invite(game, players) => format!("invite {game} {}", players.join(" ")),
            MailCommand::Number(number) => number.to_string(),
            MailCommand::Yes => "yes".to_owned(),
        }
    }
}
