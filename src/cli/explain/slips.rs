//! The slips of an entry explained: the statement and the signature of each, and why it could be written in.

use super::Paragraphs;
use super::entry::{ExplainedEntry, check_command, export_command};
use crate::cli::export::{file_name, slip_name};
use crate::crypto::Namespace;
use crate::log::{Order, Slip, SlipKind};
use crate::referee::KeyPeriod;
use crate::rules::PhraseArgument;
use adjudicate_agent::game_file::FileEntry;
use adjudicate_report::{ExplainedSlip, SlipSignature};
use adjudicate_text::shell::{self, ShellCommand};
use adjudicate_text::{dates, view};

/// Explains the slips of an entry.
pub fn tell(page: &Paragraphs, case: &ExplainedEntry, record: &FileEntry) {
    let slips = &record.entry.slips;
    if slips.is_empty() {
        return;
    }
    page.heading("explain-title-slips", &[]);
    let written = [("by", record.entry.by.as_str().into()), ("slips", PhraseArgument::count(slips.len()))];
    page.paragraph("explain-slips", &written);
    let export = export_command(case);
    page.terminal.print(format!("\n{export}"));
    for (number, slip) in (1..).zip(slips) {
        let told = view::slip_line_in(page.terminal.language, &case.after, slip);
        page.heading("explain-title-slip", &[("number", PhraseArgument::count(number)), ("told", told.into())]);
        let place = case.after.line().place(&slip.after);
        let values = [
            ("known", place.is_some().into()),
            ("entry", place.unwrap_or_default().into()),
            ("after", slip.after.to_string().into()),
            ("at", dates::stamp(slip.at).into()),
        ];
        page.sentences(&[page.terminal.text("explain-slip-after", &values), page.terminal.text(why(slip), &[])]);
        page.paragraph("explain-slip-id", &[]);
        page.step(&own(slip));
        if let Some((held, command)) = signature(case, record, number) {
            let values = [("name", PhraseArgument::from(&held.name)), ("fingerprint", held.key.fingerprint().into())];
            page.paragraph("explain-slip-signature", &values);
            page.terminal.print(format!("\n{command}"));
        }
    }
}

fn own(slip: &Slip) -> ShellCommand {
    shell::hash_text(&slip.payload(), &slip.id().0)
}

fn signature<'a>(case: &'a ExplainedEntry, record: &FileEntry, number: usize) -> Option<(&'a KeyPeriod, String)> {
    let held = case.trail.slip_signed_by(record.entry.seq, number)?;
    let name = slip_name(&file_name(case.place, case.game.records.len()), number);
    Some((held, check_command(held, Namespace::Slip, &name)))
}

/// The key of the text that says why a slip of this sort could be written in there, and what it did.
fn why(slip: &Slip) -> &'static str {
    match &slip.kind {
        SlipKind::Note(_) => "explain-why-note",
        SlipKind::Claim(_) => "explain-why-claim",
        SlipKind::Resign(_) => "explain-why-resign",
        SlipKind::Offer(_) => "explain-why-offer",
        SlipKind::Accept(_) => "explain-why-accept",
        SlipKind::Order(Order { when: None, .. }) => "explain-why-order-next",
        SlipKind::Order(_) => "explain-why-order",
        SlipKind::Rekey(_) => "explain-why-rekey",
        SlipKind::Extend(_) => "explain-why-extend",
        SlipKind::Absence(absence) if absence.leave.is_some() => "explain-why-leave",
        SlipKind::Absence(_) => "explain-why-absence",
        SlipKind::Received(_) => "explain-why-receipt",
        SlipKind::Refill(_) => "explain-why-refill",
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
