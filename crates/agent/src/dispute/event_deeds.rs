//! The content of an entry in the log of an event, in a few words.

use adjudicate_event::table::halves;
use adjudicate_event::{
    DirectorDecision, Enrolment, Entry, EventEntryKind, PlayerKey, RoundPairing, Slip, SlipKind, Withdrawal, decided,
};
use adjudicate_locales::Language;
use adjudicate_record::log::{AbsencePeriod, Text};
use adjudicate_rules::{Name, Phrase};
use adjudicate_text::view;

/// Describes an entry, and the slips in it: `chess, round 1, board 1: the result is 1 : 0`.
pub fn told(language: Language, entry: &Entry) -> String {
    let act = match &entry.kind {
        EventEntryKind::Charter(charter) => Phrase::of("event-deed-charter").with("event", charter.event.as_str()),
        EventEntryKind::Enter(enter) => entered(language, enter),
        EventEntryKind::Withdraw(withdraw) => left(withdraw),
        EventEntryKind::Leave(leave) => away(&leave.player, &leave.period()),
        EventEntryKind::Appeal(appeal) => appealed(&appeal.player, &entry.say),
        EventEntryKind::Handover(handover) => Phrase::of("event-deed-handover").with("player", handover.to.as_str()),
        EventEntryKind::Start(_) => Phrase::of("event-deed-start"),
        EventEntryKind::Draw(draw) => Phrase::of("event-deed-draw").with("section", draw.section.as_str()),
        EventEntryKind::Pair(pair) => paired("event-deed-pair", pair),
        EventEntryKind::Result(result) => {
            at_board("event-deed-result", &result.section, result.round, result.board, &result.points)
        }
        EventEntryKind::Ruling(ruling) => ruled(&ruling.verdict),
        EventEntryKind::Note(_) => said(&entry.say).into(),
        EventEntryKind::Post(_) => Phrase::of("event-deed-post"),
    };
    let all = [act].into_iter().chain(entry.slips.iter().map(|slip| on_slip(language, slip)));
    all.map(|deed| language.phrase(&deed)).collect::<Vec<_>>().join("; ")
}

fn on_slip(language: Language, slip: &Slip) -> Phrase {
    match &slip.kind {
        SlipKind::Enter(enter) => entered(language, enter),
        SlipKind::Withdraw(withdraw) => left(withdraw),
        SlipKind::Leave(period) => away(&slip.by, period),
        SlipKind::Rekey(new) => rekeyed(new),
        SlipKind::Appeal(_) => appealed(&slip.by, &slip.say),
        SlipKind::Verdict(verdict) => match &verdict.decision {
            Some(decision) => Phrase::of("event-deed-upheld").with("decided", ruled_in_words(&decision.ruling())),
            None => Phrase::of("event-deed-dismissed"),
        },
        SlipKind::Adjudicate(claim) => {
            at_board("event-deed-claim", &claim.section, claim.round, claim.board, &claim.points)
                .with("player", slip.by.as_str())
        }
        SlipKind::Handover(consent) => {
            Phrase::of("event-deed-consent").with("by", slip.by.as_str()).with("player", consent.to.as_str())
        }
        SlipKind::Note(_) => format!("{}: {}", slip.by, said(&slip.say)).into(),
    }
}

fn ruled(verdict: &DirectorDecision) -> Phrase {
    match verdict {
        DirectorDecision::Points(ruled) => {
            at_board("event-deed-points", &ruled.section, ruled.round, ruled.board, &ruled.points)
        }
        DirectorDecision::Pairing(pair) => paired("event-deed-pairing", pair),
        DirectorDecision::Rekey(new) => rekeyed(new),
        DirectorDecision::Exclude(_)
        | DirectorDecision::Bye(_)
        | DirectorDecision::Substitute(_)
        | DirectorDecision::Unpair(_)
        | DirectorDecision::Reopen(_)
        | DirectorDecision::Readmit(_)
        | DirectorDecision::Close(_) => ruled_in_words(verdict),
    }
}

fn ruled_in_words(verdict: &DirectorDecision) -> Phrase {
    decided(verdict, &Name::to_string)
}

fn said(say: &Option<Text>) -> String {
    format!("\"{}\"", say.as_ref().map_or("", Text::as_str))
}

fn appealed(player: &Name, say: &Option<Text>) -> Phrase {
    let text = say.as_ref().map_or("", Text::as_str);
    Phrase::of("event-deed-appeal").with("player", player.as_str()).with("text", text)
}

fn away(player: &Name, period: &AbsencePeriod) -> Phrase {
    Phrase::of("event-deed-leave").with("player", player.as_str()).with("period", view::period(period))
}

fn entered(language: Language, enter: &Enrolment) -> Phrase {
    let sections: Vec<&str> = enter.sections.iter().map(Name::as_str).collect();
    let phrase = Phrase::of("event-deed-enter").with("player", enter.player.name.as_str());
    phrase.with("sections", language.list(&sections))
}

fn rekeyed(new: &PlayerKey) -> Phrase {
    Phrase::of("event-deed-rekey").with("player", new.player.as_str()).with("key", new.key.fingerprint())
}

fn left(withdraw: &Withdrawal) -> Phrase {
    let phrase = match &withdraw.section {
        Some(section) => Phrase::of("event-deed-leaves").with("section", section.as_str()),
        None => Phrase::of("event-deed-leaves-event"),
    };
    phrase.with("player", withdraw.player.as_str())
}

fn paired(key: &'static str, pair: &RoundPairing) -> Phrase {
    let names = |players: &[Name]| players.iter().map(Name::as_str).collect::<Vec<_>>().join(" - ");
    let boards: Vec<String> = pair.boards.iter().map(|board| names(&board.players)).collect();
    Phrase::of(key).with("section", pair.section.as_str()).with("round", pair.round).with("boards", boards.join(", "))
}

fn at_board(key: &'static str, section: &Name, round: u64, board: u64, points: &[u64]) -> Phrase {
    let points = points.iter().map(|half| halves(*half)).collect::<Vec<_>>().join(" : ");
    let phrase = Phrase::of(key).with("section", section.as_str()).with("round", round);
    phrase.with("board", board).with("points", points)
}
