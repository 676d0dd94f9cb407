//! The content of an entry or a slip, in a few words; nothing has to be known of the game for it.

use crate::view::{away, tokens};
use adjudicate_record::log::{
    DrawClaim, Entry, EntryKind, Offer, Order, RefereeDecision, Slip, SlipKind, TimeClaim, agreed,
};
use adjudicate_rules::LossDegree;

/// Describes the act of an entry: `the turn "d3"`.
pub fn entry(entry: &Entry) -> String {
    match &entry.kind {
        EntryKind::Charter(_) => "the charter".to_owned(),
        EntryKind::Join(_) => "a join".to_owned(),
        EntryKind::Turn(turn) => match &turn.then {
            Some(then) => format!("the turn \"{}\", answered by order with \"{then}\"", turn.play),
            None => format!("the turn \"{}\"", turn.play),
        },
        EntryKind::Answer(_) => "an answer for the throw".to_owned(),
        EntryKind::Agree(number) => match agreed(&entry.slips, *number) {
            Some((_, proposed)) => format!("the agreement on {}", offered(proposed)),
            None => "an agreement".to_owned(),
        },
        EntryKind::Resign(_) => "a resignation".to_owned(),
        EntryKind::Claim(DrawClaim::Draw(_)) => "a claim of a draw".to_owned(),
        EntryKind::Open(_) => "the opening of a board".to_owned(),
        EntryKind::Save(kept) => format!("the keeping of {}", tokens(*kept)),
        EntryKind::Post(_) => "a post".to_owned(),
        EntryKind::Ruling(ruling) => match &ruling.verdict {
            RefereeDecision::Forfeit(name) => format!("ruling {}, by which {name} forfeits", ruling.nr),
            RefereeDecision::Result(result) => format!("ruling {}, with the result \"{result}\"", ruling.nr),
            RefereeDecision::Rekey(rekey) => format!("ruling {}, which gives {} a new key", ruling.nr, rekey.player),
            RefereeDecision::Here(_) => format!("ruling {}, by which the game goes on there", ruling.nr),
        },
    }
}

/// Describes a slip: `a resignation`.
pub fn slip(slip: &Slip) -> String {
    match &slip.kind {
        SlipKind::Note(_) => "a note".to_owned(),
        SlipKind::Claim(TimeClaim::Timeout(name)) => format!("a claim that {name} is out of time"),
        SlipKind::Resign(_) => "a resignation".to_owned(),
        SlipKind::Offer(proposed) => format!("an offer of {}", offered(proposed)),
        SlipKind::Accept(_) => "an acceptance".to_owned(),
        SlipKind::Order(Order { when: Some(when), then }) => format!("an order, \"{then}\" if \"{when}\" is played"),
        SlipKind::Order(Order { when: None, then }) => format!("an order, \"{then}\" after any move"),
        SlipKind::Rekey(_) => "a new key".to_owned(),
        SlipKind::Extend(extend) => format!("{} more days for {}", extend.days, extend.player),
        SlipKind::Absence(absence) => format!("an absence {}", away(&absence.period())),
        SlipKind::Received(receipt) => format!("a receipt of {}", receipt.at),
        SlipKind::Refill(hours) => format!("a refill of {}", crate::view::counted(*hours, "hour", "hours")),
    }
}

fn offered(offer: &Offer) -> String {
    match offer {
        Offer::Draw(_) => "a draw".to_owned(),
        Offer::Takeback(entry) => format!("going back to entry {entry}"),
        Offer::Result(result) => format!("the result \"{result}\""),
        Offer::Referee(_) => "a referee".to_owned(),
        Offer::End(_) => "the end of play".to_owned(),
        Offer::Prisoners(_) => "the return of prisoners".to_owned(),
        Offer::Concede(LossDegree::Single) => "this game".to_owned(),
        Offer::Concede(loss) => format!("this game as a {}", loss.word()),
    }
}
