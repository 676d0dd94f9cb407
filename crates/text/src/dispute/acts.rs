//! The content of an entry or a slip, in a few words between commas.

use adjudicate_locales::Language;
use adjudicate_record::log::{
    DrawClaim, Entry, EntryKind, Offer, Order, RefereeDecision, Slip, SlipKind, Text, TimeClaim, agreed,
};
use adjudicate_referee::Match;
use adjudicate_rules::{LossDegree, Phrase};

use super::values::signer;
use crate::{dates, view};

/// Describes the act of an entry, with moves in the letters of the reader: `the turn "d3"`.
pub fn entry(language: Language, state: &Match, entry: &Entry) -> String {
    let written = |play: &Text| state.play().position().written_in(play.as_str(), language.tag());
    let ruled = |key, nr: u64| Phrase::of(key).with("number", nr);
    language.phrase(&match &entry.kind {
        EntryKind::Charter(_) => Phrase::of("dispute-act-charter"),
        EntryKind::Join(_) => Phrase::of("dispute-act-join"),
        EntryKind::Turn(turn) => match &turn.then {
            Some(then) => {
                Phrase::of("dispute-act-ordered").with("move", written(&turn.play)).with("then", written(then))
            }
            None => Phrase::of("dispute-act-turn").with("move", written(&turn.play)),
        },
        EntryKind::Answer(_) => Phrase::of("dispute-act-answer"),
        EntryKind::Agree(number) => match agreed(&entry.slips, *number) {
            Some((_, proposed)) => Phrase::of("dispute-act-agree").with("offer", offered(proposed)),
            None => Phrase::of("dispute-act-agree-unknown"),
        },
        EntryKind::Resign(_) => Phrase::of("dispute-act-resign"),
        EntryKind::Claim(DrawClaim::Draw(_)) => Phrase::of("dispute-act-claim"),
        EntryKind::Open(_) => Phrase::of("dispute-act-open"),
        EntryKind::Save(kept) => Phrase::of("dispute-act-save").with("tokens", *kept),
        EntryKind::Post(_) => Phrase::of("dispute-act-post"),
        EntryKind::Ruling(ruling) => match &ruling.verdict {
            RefereeDecision::Forfeit(name) => ruled("dispute-act-forfeit", ruling.nr).with("name", name.as_str()),
            RefereeDecision::Result(result) => ruled("dispute-act-result", ruling.nr).with("result", result.as_str()),
            RefereeDecision::Rekey(rekey) => ruled("dispute-act-rekey", ruling.nr).with("name", rekey.player.as_str()),
            RefereeDecision::Here(_) => ruled("dispute-act-here", ruling.nr),
        },
    })
}

/// Describes a slip, with moves in the letters of the reader: `a resignation`.
pub fn slip(language: Language, state: &Match, slip: &Slip) -> String {
    let written = |play: &Text| state.play().position().written_in(play.as_str(), language.tag());
    language.phrase(&match &slip.kind {
        SlipKind::Note(_) => Phrase::of("dispute-slip-note"),
        SlipKind::Claim(TimeClaim::Timeout(name)) => {
            Phrase::of("dispute-slip-timeout").with("name", signer(name.as_str()))
        }
        SlipKind::Resign(_) => Phrase::of("dispute-slip-resign"),
        SlipKind::Offer(proposed) => Phrase::of("dispute-slip-offer").with("offer", offered(proposed)),
        SlipKind::Accept(_) => Phrase::of("dispute-slip-accept"),
        SlipKind::Order(Order { when: Some(when), then }) => {
            Phrase::of("dispute-slip-order").with("when", written(when)).with("then", written(then))
        }
        SlipKind::Order(Order { when: None, then }) => {
            Phrase::of("dispute-slip-order-next").with("then", written(then))
        }
        SlipKind::Rekey(_) => Phrase::of("dispute-slip-rekey"),
        SlipKind::Extend(extend) => {
            Phrase::of("dispute-slip-extend").with("days", extend.days).with("name", extend.player.as_str())
        }
        SlipKind::Absence(absence) => {
            Phrase::of("dispute-slip-absence").with("period", view::away_in(language, &absence.period()))
        }
        SlipKind::Received(receipt) => Phrase::of("dispute-slip-receipt").with("at", dates::stamp(receipt.at)),
        SlipKind::Refill(hours) => Phrase::of("dispute-slip-refill").with("hours", *hours),
    })
}

fn offered(offer: &Offer) -> Phrase {
    let of = |kind: &str| Phrase::of("dispute-offer").with("offer", kind);
    match offer {
        Offer::Draw(_) => of("draw"),
        Offer::Takeback(entry) => of("takeback").with("entry", *entry),
        Offer::Result(result) => of("result").with("result", result.as_str()),
        Offer::Referee(_) => of("referee"),
        Offer::End(_) => of("end"),
        Offer::Prisoners(_) => of("prisoners"),
        Offer::Concede(LossDegree::Single) => of("concede"),
        Offer::Concede(LossDegree::Gammon) => of("concede-gammon"),
        Offer::Concede(LossDegree::Backgammon) => of("concede-backgammon"),
    }
}
