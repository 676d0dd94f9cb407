//! Receipts: the desk says in the referee's name when it had an entry, where its date is another one.

use std::collections::BTreeSet;

use adjudicate_agent::act::{self, Act};
use adjudicate_agent::game_file::GameFile;
use adjudicate_agent::pending::Pending;
use adjudicate_agent::signing::Signer;
use adjudicate_agent::{Context, Failure};
use adjudicate_mail::ledger::NoticeLedger;
use adjudicate_record::crypto::Digest;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{Clock, Receipt, SlipKind, Time};
use adjudicate_referee::Author;
use adjudicate_rules::Name;

/// How far a date may be from the arrival before a receipt is signed, in seconds: a day.
const MARGIN: u64 = 86_400;

/// Signs receipts for the entries that have come since everybody was told about the game, and for the absences in them: those
/// whose dates are more than a day from their arrival, and all where players have a stock of time. Returns whether there
/// were any.
///
/// A game that nobody was told about before has come from elsewhere, and the desk does not know when its entries were sent.
pub fn sign(office: &Context, game: &GameFile, ledger: &NoticeLedger, now: Time) -> Result<bool, Failure> {
    let Some(identity) = office.identity_at_hand()? else { return Ok(false) };
    let state = &game.state;
    // After the end nobody's time runs. A receipt for a post that writes a receipt in would ask for another post, without end.
    if state.outcome().is_some() {
        return Ok(false);
    }
    let is_referee = state.author_of_key(&identity.public()) == Some(Author::Member(Member::Referee));
    let told = ledger.told().and_then(|told| state.line().place(told));
    let (Some(clock), Some(told), true) = (&state.charter().clock, told, is_referee) else { return Ok(false) };
    let always = matches!(clock, Clock::Bank(_));
    let beside = Pending::load(office.system(), &game.path)?;
    let signed: BTreeSet<Digest> = beside
        .slips
        .iter()
        .filter_map(|slip| match &slip.kind {
            SlipKind::Received(receipt) => Some(receipt.id),
            _ => None,
        })
        .collect();
    let signs = |name: &Name| state.author(name).and_then(Author::seat).is_some_and(|seat| state.signs(seat));
    let mut missing: Vec<Receipt> = Vec::new();
    for record in game.records.iter().filter(|record| record.entry.seq > told) {
        let absences = record.entry.slips.iter().filter(|slip| matches!(slip.kind, SlipKind::Absence(_)));
        let absences = absences.map(|slip| {
            let id = slip.id();
            (&slip.by, slip.at, Receipt { id, at: ledger.arrival(&id).unwrap_or(now) })
        });
        let entry = (&record.entry.by, record.entry.at, Receipt { id: record.id, at: now });
        for (by, said, receipt) in absences.chain([entry]) {
            let differs = said.unix().abs_diff(receipt.at.unix()) > MARGIN;
            let known = signed.contains(&receipt.id) || state.receipt_of(&receipt.id).is_some();
            if signs(by) && (always || differs) && !known {
                missing.push(receipt);
            }
        }
    }
    for receipt in &missing {
        let signer = Signer::take(office, office.store.game(&game.path)?, None, &[])?;
        act::prepare(&signer, &Act::Receive(*receipt), None)?.commit(signer)?;
    }
    Ok(!missing.is_empty())
}
