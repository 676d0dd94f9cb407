//! The slips of an entry explained: the statement and the signature of each, and why it could be written in.

use super::Paragraphs;
use super::entry::{ExplainedEntry, check_command, export_command};
use crate::cli::export::{file_name, slip_name};
use crate::crypto::Namespace;
use crate::log::{Order, Slip, SlipKind};
use crate::referee::KeyPeriod;
use adjudicate_agent::game_file::FileEntry;
use adjudicate_report::{ExplainedSlip, SlipSignature};
use adjudicate_text::shell;
use adjudicate_text::shell::ShellCommand;
use adjudicate_text::view;

/// Explains the slips of an entry.
pub fn tell(page: &Paragraphs, case: &ExplainedEntry, record: &FileEntry) {
    let slips = &record.entry.slips;
    if slips.is_empty() {
        return;
    }
    page.heading("4  The slips in it");
    page.paragraph(&format!(
        "Who does not hold the pen says what there is to say on a slip, and signs it by itself. {} has written in {}. Each is \
         signed by its own author, so writing it in puts nothing into anybody's mouth; where it stands, and since when it counts, \
         comes with the entry.",
        record.entry.by,
        view::counted(slips.len() as u64, "slip", "slips")
    ));
    let export = export_command(case);
    page.terminal.print(format!("\n{export}"));
    for (number, slip) in (1..).zip(slips) {
        page.heading(&format!("Slip {number}: {}", view::slip_line(&case.after, slip)));
        page.paragraph(&format!(
            "Its author had the game up to {}, which `after` names, and dated the slip {}. {}",
            after(case, slip),
            slip.at,
            why(slip)
        ));
        page.paragraph("Its id is the fingerprint of the text that was signed:");
        page.step(&own(slip));
        if let Some((held, command)) = signature(case, record, number) {
            page.paragraph(&format!(
                "It bears the signature of {}, made with the key {}. To check it with OpenSSH:",
                held.name,
                held.key.fingerprint()
            ));
            page.terminal.print(format!("\n{command}"));
        }
    }
}

fn own(slip: &Slip) -> ShellCommand {
    shell::hash_text(&slip.payload(), &slip.id().0)
}

fn after(case: &ExplainedEntry, slip: &Slip) -> String {
    match case.after.line().place(&slip.after) {
        Some(seq) => format!("entry {seq}"),
        None => slip.after.to_string(),
    }
}

fn signature<'a>(case: &'a ExplainedEntry, record: &FileEntry, number: usize) -> Option<(&'a KeyPeriod, String)> {
    let held = case.trail.slip_signed_by(record.entry.seq, number)?;
    let name = slip_name(&file_name(case.place, case.game.records.len()), number);
    Some((held, check_command(held, Namespace::Slip, &name)))
}

/// Why a slip of this sort could be written in there, and what it did.
fn why(slip: &Slip) -> &'static str {
    match &slip.kind {
        SlipKind::Note(_) => "It is a remark, and does nothing.",
        SlipKind::Claim(_) => "It tells the referee, who may rule on it; by itself it does nothing.",
        SlipKind::Resign(_) => "A resignation never lapses: it counts from the entry that writes it in.",
        SlipKind::Offer(_) => {
            "An offer lapses as soon as anything but a post is written behind that entry, and none had been. It does nothing \
             before all have agreed to it."
        }
        SlipKind::Accept(_) => {
            "It agrees to one offer, which it names by its id, and lapses as an offer does; nothing but posts had been written \
             behind that entry."
        }
        SlipKind::Order(Order { when: None, .. }) => {
            "An order without a move that it waits for is written in with the next turn, whatever that is, if the answer is \
             legal then; it is played at once. If it were not legal, or anything else came before, the order would count for \
             nothing."
        }
        SlipKind::Order(_) => {
            "An order says beforehand what its author answers to a turn. It is written in with that very turn only, and the answer \
             is played at once; had another turn been made, or anything else come before it, the order would count for \
             nothing."
        }
        SlipKind::Rekey(_) => {
            "It is signed with the old key, and from here on the new one holds, this very entry included, with a new chain of \
             elements for the dice."
        }
        SlipKind::Extend(_) => {
            "The referee gives more time with it. It lapses when that player has written an entry other than a post behind the \
             entry that `after` names, and none had been written."
        }
        SlipKind::Absence(absence) if absence.leave.is_some() => {
            "The player has announced a leave to the event, whose log has it, and the referee writes it into this game. It counts as \
             the player's own absence, but it may have begun."
        }
        SlipKind::Absence(_) => {
            "The charter gives each player days of absence, and the slip takes some of them. The days of it that lie behind the \
             beginning of what its author owes do not count, if the deadline had not passed before."
        }
        SlipKind::Received(_) => {
            "The referee says when a letter arrived. An entry with a receipt counts with no earlier date than that, less the days \
             of transit, and with no later one, so that nobody gains by a wrong date."
        }
        SlipKind::Refill(_) => {
            "It moves hours from its author's reserve to the clock, while the author's time runs. It has to be posted before the \
             clock has run out."
        }
    }
}

/// The slips of an entry for scripts.
pub fn reports(case: &ExplainedEntry, record: &FileEntry) -> Vec<ExplainedSlip> {
    let one = |(number, slip): (usize, &Slip)| ExplainedSlip {
        slip: number,
        id: slip.id(),
        by: slip.by.to_string(),
        at: slip.at,
        kind: slip.kind.name(),
        after: slip.after,
        after_entry: case.after.line().place(&slip.after),
        text: view::slip_line(&case.after, slip),
        own: own(slip),
        signature: signature(case, record, number).map(|(held, command)| SlipSignature {
            principal: held.principal(),
            key: held.key,
            fingerprint: held.key.fingerprint(),
            commands: vec![export_command(case), command],
        }),
    };
    (1..).zip(&record.entry.slips).map(one).collect()
}
