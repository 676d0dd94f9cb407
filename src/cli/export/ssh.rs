//! Entries, slips, signatures and keys as files for `ssh-keygen` (protocol, section 3).

use std::fmt::Write as _;
use std::path::Path;

use crate::cli::context::CommandContext;
use crate::crypto::{Namespace, Signature, allowed_signers_line, armored};
use crate::referee::{KeyPeriod, Provenance};
use crate::rules::{PhraseArgument, phrase};
use adjudicate_agent::Failure;
use adjudicate_agent::directory::{prepare, put, put_script, script_head};
use adjudicate_agent::game_file::{self, GameFile};
use adjudicate_report::{ExportedFiles, ExportedKey};
use adjudicate_text::view;

/// Writes the directory.
///
/// # Errors
/// The log cannot be read or is invalid; the directory is not empty, or cannot be written.
pub fn run(context: &CommandContext, log: &Path, directory: &Path) -> Result<(), Failure> {
    let (game, trail) = game_file::load_with_trail(context.system(), log)?;
    let signed = signers(&game, &trail)?;
    prepare(directory)?;
    for signed in &signed {
        put(directory, &format!("{}.txt", signed.name), &signed.payload)?;
        put(directory, &format!("{}.sig", signed.name), &armored(&signed.held.key, signed.namespace, signed.sig))?;
    }
    let lines: String =
        trail.keys().iter().map(|held| allowed_signers_line(&held.principal(), &held.key) + "\n").collect();
    put(directory, "allowed_signers", &lines)?;
    put_script(directory, "verify.sh", &script(&signed))?;
    put(directory, "README.txt", &readme(&game, &trail))?;
    report(context, &game, &trail, directory);
    Ok(())
}

/// An entry or a slip with its signature.
struct SshSigned<'a> {
    /// The name of its files without their extension.
    name: String,
    payload: String,
    sig: &'a Signature,
    namespace: Namespace,
    held: &'a KeyPeriod,
}

/// Every entry, each behind its slips.
fn signers<'a>(game: &'a GameFile, trail: &'a Provenance) -> Result<Vec<SshSigned<'a>>, Failure> {
    // Every entry and every slip of a valid log is signed by a key that holds.
    let mut all = Vec::new();
    for (place, record) in game.records.iter().enumerate() {
        let (seq, name) = (record.entry.seq, file_name(place, game.records.len()));
        for (number, slip) in (1..).zip(&record.entry.slips) {
            let held = trail.slip_signed_by(seq, number);
            let held = held.ok_or_else(|| {
                Failure::ruled(phrase!(
                    "slip-unsigned",
                    "slip {number} of entry {entry} has no signer",
                    number,
                    entry = seq
                ))
            })?;
            let (name, payload) = (slip_name(&name, number), slip.payload());
            all.push(SshSigned { name, payload, sig: &slip.sig, namespace: Namespace::Slip, held });
        }
        let held = trail
            .signed_by(seq)
            .ok_or_else(|| Failure::ruled(phrase!("entry-unsigned", "entry {entry} has no signer", entry = seq)))?;
        let payload = record.payload().to_owned();
        all.push(SshSigned { name, payload, sig: &record.entry.sig, namespace: Namespace::Entry, held });
    }
    Ok(all)
}

/// The name of a slip's files behind that of its entry's: `0007-slip-1`.
pub fn slip_name(entry: &str, number: usize) -> String {
    format!("{entry}-slip-{number}")
}

/// The name of an entry's files without their extension, such as `0007`: as many digits as the last entry needs, four at
/// least.
pub fn file_name(number: usize, entries: usize) -> String {
    let digits = entries.saturating_sub(1).to_string().len().max(4);
    format!("{number:0digits$}")
}

fn script(signed: &[SshSigned<'_>]) -> String {
    let (entries, slips) = (Namespace::Entry.name(), Namespace::Slip.name());
    let mut text = script_head(
        "Checks the signature of every entry and every slip with ssh-keygen, that each entry names the one before it, and\n\
         # that each slip stands in its entry.",
    );
    text += &format!(
        "last=\n\
         fault() {{\n\
         \x20   echo \"$1 BAD, $2\"\n\
         \x20   bad=$((bad + 1))\n\
         }}\n\
         signed() {{\n\
         \x20   if told=$(ssh-keygen -Y verify -f allowed_signers -I \"$2\" -n \"$3\" -s \"$1.sig\" <\"$1.txt\" 2>&1); then\n\
         \x20       echo \"$1 good, signed by $2\"\n\
         \x20   else\n\
         \x20       fault \"$1\" \"not signed by $2: $told\"\n\
         \x20   fi\n\
         }}\n\
         check() {{\n\
         \x20   signed \"$1\" \"$2\" {entries}\n\
         \x20   if [ -n \"$last\" ] && ! grep -q \"^prev: sha256:$last\\$\" \"$1.txt\"; then\n\
         \x20       fault \"$1\" \"does not name the entry before it\"\n\
         \x20   fi\n\
         \x20   if command -v sha256sum >/dev/null; then\n\
         \x20       last=$(sha256sum <\"$1.txt\")\n\
         \x20       last=${{last%% *}}\n\
         \x20   fi\n\
         }}\n\
         slip() {{\n\
         \x20   signed \"$1\" \"$2\" {slips}\n\
         \x20   # In its entry a slip is indented, behind a dash.\n\
         \x20   entry=$(sed 's/^  - /    /; s/^    //' \"${{1%%-*}}.txt\")\n\
         \x20   case $entry in\n\
         \x20   *\"$(cat \"$1.txt\")\"*) ;;\n\
         \x20   *) fault \"$1\" \"does not stand in its entry\" ;;\n\
         \x20   esac\n\
         }}\n"
    );
    for one in signed {
        let check = if one.namespace == Namespace::Entry { "check" } else { "slip" };
        let _ = writeln!(text, "{check} {} {}", one.name, one.held.principal());
    }
    let slips = signed.iter().filter(|one| one.namespace == Namespace::Slip).count();
    let count = counted(signed.len() - slips, slips);
    let _ = write!(
        text,
        "if [ \"$bad\" -gt 0 ]; then\n    echo \"{count}, $bad faults\"\n    exit 1\nfi\n\
         echo \"{count}, all signatures good\"\n"
    );
    text
}

/// `12 entries`, `12 entries and 3 slips`.
fn counted(entries: usize, slips: usize) -> String {
    let entries = view::counted(entries as u64, "entry", "entries");
    match slips {
        0 => entries,
        slips => format!("{entries} and {}", view::counted(slips as u64, "slip", "slips")),
    }
}

fn slips_of(game: &GameFile) -> usize {
    game.records.iter().map(|record| record.entry.slips.len()).sum()
}

fn readme(game: &GameFile, trail: &Provenance) -> String {
    let count = game.records.len();
    let (first, last) = (file_name(0, count), file_name(count.saturating_sub(1), count));
    let principal = trail.signed_by(0).map(KeyPeriod::principal).unwrap_or_default();
    let (entries, slips) = (Namespace::Entry.name(), Namespace::Slip.name());
    let mut text = format!(
        "{}\n\
         Game {}\n\
         {}; the id of the last entry is\n{}\n\n\
         This directory holds every entry of the game, and every slip in it, as its author signed it, so that the signatures\n\
         can be checked with ssh-keygen, which comes with OpenSSH on Linux, macOS and Windows.\n\n\
         {first}.txt to {last}.txt   the signed texts. Their SHA-256 is the entry's id, which the next entry names as `prev`.\n\
         {first}.sig to {last}.sig   the signatures over them.\n\
         NUMBER-slip-N.txt, .sig  the slips that an entry writes in, signed by themselves; their namespace is {slips}.\n\
         allowed_signers        whose key is which. After a change of keys a player is called NAME+1, NAME+2, ...\n\
         verify.sh              checks everything: sh verify.sh\n\n\
         To check one entry by hand, in this directory:\n\n\
         ssh-keygen -Y verify -f allowed_signers -I {principal} -n {entries} -s {first}.sig < {first}.txt\n\n\
         Keys:\n",
        view::headline(&game.state),
        game.state.id(),
        counted(count, slips_of(game)),
        game.state.head(),
    );
    for held in trail.keys() {
        let slip = held.slip.map(|slip| format!("slip {slip} of ")).unwrap_or_default();
        let from = format!("introduced by {slip}entry {}", held.introduced);
        let _ = writeln!(text, "  {:<12} {}  {from}", held.principal(), held.key.fingerprint());
    }
    let scribed: Vec<&str> = game
        .state
        .charter()
        .players
        .iter()
        .filter(|player| player.key.is_none())
        .map(|player| player.name.as_str())
        .collect();
    if !scribed.is_empty() {
        let _ = writeln!(
            text,
            "  {}: plays by post; the referee wrote down and signed these entries",
            view::listed(&scribed)
        );
    }
    let _ = write!(
        text,
        "\nWhat this proves: who signed which text, and in which order the texts stand. That the moves are legal, that each\n\
         author was allowed to write, and that the dice are right is more than ssh-keygen can know: `adjudicate verify`\n\
         checks it, and it is stricter about signatures, too.\n"
    );
    text
}

fn report(context: &CommandContext, game: &GameFile, trail: &Provenance, directory: &Path) {
    let (count, slips) = (game.records.len(), slips_of(game));
    let directory = directory.display().to_string();
    if context.terminal.json {
        let key = |held: &KeyPeriod| ExportedKey {
            principal: held.principal(),
            key: held.key,
            introduced: held.introduced,
            slip: held.slip,
        };
        context.terminal.print_json(&ExportedFiles {
            file: game.path.display().to_string(),
            directory,
            id: game.state.id(),
            entries: count,
            slips,
            keys: trail.keys().iter().map(key).collect(),
        });
        return;
    }
    let directory = || ("directory", PhraseArgument::from(&directory));
    let counts = [("entries", PhraseArgument::count(count)), ("slips", PhraseArgument::count(slips)), directory()];
    context.terminal.print_text("export-ssh-written", &counts);
    context.terminal.print_text("export-ssh-check", &[directory()]);
}
