//! The commands that a line of a letter can ask for.

use adjudicate_locales::Language;
use adjudicate_rules::{LossDegree, Phrase, Position, phrase};

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
    fn phrase(self) -> Phrase {
        match self {
            MailOffer::Draw => phrase!("line-offer-draw", "offer draw"),
            MailOffer::End => phrase!("line-offer-end", "offer end"),
            MailOffer::Prisoners => phrase!("line-offer-prisoners", "offer prisoners"),
            MailOffer::Concede(loss) => {
                let loss = loss.word();
                phrase!("line-offer-concede", "offer concede {loss}", loss)
            }
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
        self.phrase(str::to_owned).english
    }

    /// The same in the words of a reader of this language, and with its letters of pieces.
    pub fn line_in(&self, language: Language, position: &dyn Position) -> String {
        language.phrase(&self.phrase(|play| position.written_in(play, language.tag())))
    }

    /// The line, with turns as `written` writes them.
    fn phrase(&self, written: impl Fn(&str) -> String) -> Phrase {
        match self {
            MailCommand::Play(text) => written(text).into(),
            MailCommand::Refused(text) | MailCommand::Begun(text) => text.into(),
            MailCommand::Several(readings) => readings.join(" or ").into(),
            MailCommand::Say(text) => phrase!("line-say", "say {text}", text),
            MailCommand::Try(text) => {
                let play = written(text);
                phrase!("line-try", "try {play}", play)
            }
            MailCommand::Moves => phrase!("line-moves", "moves"),
            MailCommand::Board => phrase!("line-board", "board"),
            MailCommand::Rules(None) => phrase!("line-rules", "rules"),
            MailCommand::Rules(Some(clause)) => phrase!("line-clause", "rules {clause}", clause),
            MailCommand::Log => phrase!("line-log", "log"),
            MailCommand::Status => phrase!("line-status", "status"),
            MailCommand::Help => phrase!("line-help", "help"),
            MailCommand::Resign(false) => phrase!("line-resign", "resign"),
            MailCommand::Resign(true) => phrase!("line-resign-yes", "resign yes"),
            MailCommand::Offer(offered) => offered.phrase(),
            MailCommand::Accept(None) => phrase!("line-accept", "accept"),
            MailCommand::Accept(Some(offer)) => phrase!("line-accept-offer", "accept {offer}", offer),
            MailCommand::TakeBack => phrase!("line-take-back", "take back"),
            MailCommand::Decline => phrase!("line-decline", "decline"),
            MailCommand::If(when, then) => {
                let (when, then) = (written(when), written(then));
                phrase!("line-if", "if {when} then {then}", when, then)
            }
            MailCommand::RollNext => phrase!("line-roll-next", "roll for me"),
            MailCommand::Away(from, until) => phrase!("line-away", "away {from} to {until}", from, until),
            MailCommand::ClaimDraw => phrase!("line-claim-draw", "claim draw"),
            MailCommand::ClaimTimeout(name) => phrase!("line-claim-timeout", "claim timeout {name}", name),
            MailCommand::Save(tokens) => phrase!("line-save", "save {tokens}", tokens),
            MailCommand::Stop => phrase!("line-stop", "stop"),
            MailCommand::Start => phrase!("line-start", "start"),
            MailCommand::Language(tag) => phrase!("line-language", "language {tag}", tag),
            MailCommand::Enter(None, None) => phrase!("line-enter", "enter"),
            MailCommand::Enter(Some(section), None) => phrase!("line-enter-section", "enter {section}", section),
            MailCommand::Enter(None, Some(name)) => phrase!("line-enter-as", "enter as {name}", name),
            MailCommand::Enter(Some(section), Some(name)) => {
                phrase!("line-enter-section-as", "enter {section} as {name}", section, name)
            }
            MailCommand::Withdraw(None) => phrase!("line-withdraw", "withdraw"),
            MailCommand::Withdraw(Some(section)) => phrase!("line-withdraw-from", "withdraw {section}", section),
            MailCommand::Appeal(number) => phrase!("line-appeal", "appeal {number}", number = *number),
            MailCommand::Invite(game, players) => {
                let players = players.join(" ");
                phrase!("line-invite", "invite {game} {players}", game, players)
            }
            MailCommand::Number(number) => number.to_string().into(),
            MailCommand::Yes => phrase!("line-yes", "yes"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::grammar::{self, ReplyContext};
    use adjudicate_record::log::Time;

    /// Each line that the desk shows is one that it understands.
    #[test]
    fn lines_of_each_language_are_understood() {
        let text = |text: &str| text.to_owned();
        let commands = [
            MailCommand::Moves,
            MailCommand::Board,
            MailCommand::Rules(None),
            MailCommand::Rules(Some(text("TTT-1"))),
            MailCommand::Log,
            MailCommand::Status,
            MailCommand::Help,
            MailCommand::Resign(false),
            MailCommand::Resign(true),
            MailCommand::Offer(MailOffer::Draw),
            MailCommand::Offer(MailOffer::End),
            MailCommand::Offer(MailOffer::Prisoners),
            MailCommand::Offer(MailOffer::Concede(LossDegree::Single)),
            MailCommand::Offer(MailOffer::Concede(LossDegree::Gammon)),
            MailCommand::Accept(None),
            MailCommand::Accept(Some(text("0123456789abcdef"))),
            MailCommand::TakeBack,
            MailCommand::Decline,
            MailCommand::RollNext,
            MailCommand::Away(text("2026-12-20"), text("2027-01-06")),
            MailCommand::ClaimDraw,
            MailCommand::ClaimTimeout(text("bob")),
            MailCommand::Save(3),
            MailCommand::Stop,
            MailCommand::Start,
            MailCommand::Language(text("nl")),
            MailCommand::Enter(None, None),
            MailCommand::Enter(Some(text("merels")), None),
            MailCommand::Enter(Some(text("merels")), Some(text("anna"))),
            MailCommand::Withdraw(None),
            MailCommand::Withdraw(Some(text("merels"))),
            MailCommand::Appeal(14),
            MailCommand::Invite(text("chess"), vec![text("bob@example.org")]),
        ];
        let mut misread = Vec::new();
        for language in Language::all() {
            let line = |command: &MailCommand| language.phrase(&command.phrase(str::to_owned));
            let context = ReplyContext { language: language.letters(), ..ReplyContext::of(None, Time::FIRST) };
            let said = grammar::read(&[line(&MailCommand::Say(text("b4?")))], &context);
            assert_eq!(said.say.as_deref(), Some("b4?"), "{language:?}");
            for command in &commands {
                let read = grammar::read(&[line(command)], &context).commands;
                if read != std::slice::from_ref(command) {
                    misread.push(format!("{}: {} is {read:?}", language.tag(), line(command)));
                }
            }
        }
        assert_eq!(misread, [] as [String; 0]);
    }
}
