//! Why an act is not possible now.

use adjudicate_record::log::Slip;
use adjudicate_rules::{Phrase, phrase};

use super::REMARKS_MAX;
use crate::failure::Failure;
use crate::slips;

/// Why an act is not possible now.
#[derive(Clone, Debug)]
pub enum ActRefusal {
    /// The referee or the game refuses it, or something could not be read or is no valid input.
    Other(Box<Failure>),
    /// An order waits for another player's move, and its author is to move.
    OrderOnOwnTurn,
    /// The player has nothing to decide before his next dice.
    NothingBeforeDice,
    /// No offer waits for the author.
    NoOffer,
    /// Several offers wait, and none of them was named.
    SeveralOffers,
    /// No waiting offer has an id that begins so.
    UnknownOffer(String),
    /// The offer waits for these players.
    OfferToOthers(Vec<String>),
    /// Nothing is offered, so nothing can be declined.
    NothingToDecline,
    /// Days of absence of this game are counted for the whole event.
    LeaveOfEvent,
    /// The author has made no turn that could be taken back.
    NoOwnTurn,
    /// The game has no referee.
    NoReferee,
    /// The author has sealed no board in this game.
    NoSealedBoard,
    /// A turn on a sealed board cannot be made by the desk.
    SealedByMail,
    /// These slips end the game before a turn could be made.
    SlipEndsGame(Vec<Slip>),
    /// No slip waits that could be written in.
    NothingToPost {
        /// Whether the author's new key waits: an entry signed with that key writes it in.
        rekey_waits: bool,
    },
    /// As many remarks of the author wait as an entry has room for.
    RemarksWait,
}

impl From<Failure> for ActRefusal {
    fn from(failure: Failure) -> ActRefusal {
        ActRefusal::Other(Box::new(failure))
    }
}

impl From<ActRefusal> for Failure {
    fn from(refusal: ActRefusal) -> Failure {
        match refusal {
            ActRefusal::Other(failure) => *failure,
            ActRefusal::NothingBeforeDice => Failure::ruled(phrase!(
                "nothing-before-dice",
                "there is nothing to decide before your next dice: they are rolled without a question"
            )),
            ActRefusal::OrderOnOwnTurn => {
                Failure::ruled(phrase!("order-on-own-turn", "it is your turn, so there is nothing to wait for"))
                    .rule("protocol 1.8")
                    .hint(phrase!("hint-play", "`adjudicate play` makes a turn"))
            }
            ActRefusal::NoOffer => {
                Failure::ruled(phrase!("no-offer-waits", "no offer waits for your answer")).rule("protocol 1.8")
            }
            ActRefusal::SeveralOffers => Failure::usage(phrase!(
                "several-offers",
                "several offers wait for your answer"
            ))
            .hint(phrase!("hint-name-offer", "name one by the beginning of its id: `adjudicate show` lists them")),
            ActRefusal::UnknownOffer(named) => Failure::usage(phrase!(
                "unknown-offer",
                "no offer that waits has an id that begins with `{named}`",
                named
            ))
            .hint(phrase!("hint-show", "`adjudicate show` lists what waits")),
            ActRefusal::OfferToOthers(names) => {
                let names = Phrase::list(&names);
                let reason = phrase!("offer-to-others", "this offer waits for {names}, not for you", names = names);
                Failure::ruled(reason).rule("protocol 1.8")
            }
            ActRefusal::NothingToDecline => Failure::ruled(phrase!(
                "nothing-to-decline",
                "nobody offers anything now, so there is nothing to decline"
            )),
            ActRefusal::LeaveOfEvent => {
                let reason = phrase!(
                    "leave-of-event",
                    "in this event a player is away from all games at once, and says so to the event"
                );
                Failure::ruled(reason).rule("protocol 11.3").hint(phrase!(
                    "hint-leave",
                    "`adjudicate event away 2026-12-20 to 2027-01-06` signs it for the director"
                ))
            }
            ActRefusal::NoOwnTurn => {
                Failure::ruled(phrase!("no-own-turn", "you have not made a turn yet, so there is none to take back"))
            }
            ActRefusal::NoReferee => Failure::ruled(slips::no_referee()).rule("protocol 1.8"),
            ActRefusal::NoSealedBoard => {
                Failure::ruled(phrase!("no-sealed-board", "you have sealed no board in this game"))
                    .rule("protocol 7")
                    .hint(phrase!(
                        "hint-sealed-boards",
                        "boards are sealed in Duerror Grandis with the variant caecus, in a player's first turn"
                    ))
            }
            ActRefusal::SealedByMail => {
                let reason =
                    phrase!("sealed-by-mail", "boards are sealed in this game, so the desk makes no turn for you");
                Failure::ruled(reason).rule("DUE-12")
            }
            ActRefusal::SlipEndsGame(slips) => {
                let names: Vec<String> = slips.iter().map(|slip| slip.by.to_string()).collect();
                let names = Phrase::list(&names);
                Failure::ruled(phrase!("slip-ends-game", "what waits ends the game: {names} resigns", names = names))
                    .hint(phrase!("hint-post", "`adjudicate post` writes it in; --leave-out keeps it back"))
            }
            ActRefusal::NothingToPost { rekey_waits } => {
                let nothing = phrase!("nothing-to-post", "nothing waits that could be recorded");
                let nothing = Failure::ruled(nothing).rule("protocol 1.8");
                match rekey_waits {
                    true => nothing.hint(phrase!(
                        "hint-new-key",
                        "your new key is recorded by a move that is signed with it: --key FILE"
                    )),
                    false => nothing,
                }
            }
            ActRefusal::RemarksWait => Failure::ruled(phrase!(
                "remarks-wait",
                "{number} remarks of yours wait already for the next entry of the game, which brings them to everybody",
                number = REMARKS_MAX as u64
            )),
        }
    }
}
