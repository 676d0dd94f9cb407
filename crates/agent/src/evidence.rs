//! Evidence as files, and what `verify` says about it.

use adjudicate_record::log::SignedEntry;
use std::fmt::Write as _;
use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use crate::directory::{prepare, put, put_script, script_head};
use crate::failure::Failure;
use adjudicate_record::crypto::{Namespace, allowed_signers_line, armored};
use adjudicate_referee::dispute::{Dispute, EntrySigner, EquivocationProof, ProofFlaw};
use adjudicate_rules::{Phrase, phrase};
use adjudicate_text::dispute::values::{person, signer};
use adjudicate_text::view::quoted;

/// Something that was written.
pub struct WrittenFile {
    /// The path.
    pub path: String,
    /// The key of the text that tells what it is, and how the command checks it.
    pub told: &'static str,
    /// The command that checks it.
    pub command: String,
}

/// Writes what proves that somebody has signed twice, one file for each person, where the user wants it.
///
/// # Errors
/// A file is there already, or cannot be written.
pub fn write(dispute: &Dispute<'_>, output: Option<&Path>, ssh: Option<&Path>) -> Result<Vec<WrittenFile>, Failure> {
    if output.is_none() && ssh.is_none() {
        return Ok(Vec::new());
    }
    let proofs = proofs(dispute)?;
    let mut written = Vec::new();
    for (number, proof) in (1..).zip(&proofs) {
        if let Some(path) = output {
            let path = numbered(path, number);
            let text = proof.text();
            let created = File::create_new(&path).and_then(|mut file| file.write_all(text.as_bytes()));
            created.map_err(|error| Failure::uncreated(&path, &error))?;
            let command = format!("adjudicate verify {}", quoted(&path));
            let path = path.display().to_string();
            written.push(WrittenFile { path, told: "dispute-evidence-written", command });
        }
        if let Some(directory) = ssh {
            let directory = if proofs.len() == 1 { directory.to_owned() } else { directory.join(number.to_string()) };
            write_ssh(proof, &directory)?;
            let command = format!("sh {}", quoted(&directory.join("verify.sh")));
            let path = directory.display().to_string();
            written.push(WrittenFile { path, told: "dispute-ssh-written", command });
        }
    }
    Ok(written)
}

/// Returns the proofs that somebody has signed twice, one for each person.
///
/// # Errors
/// A proof does not hold.
pub fn proofs(dispute: &Dispute<'_>) -> Result<Vec<EquivocationProof>, Failure> {
    let named = dispute.cases.iter().flat_map(|case| case.twice.iter().map(move |twice| case.proof(twice)));
    let proofs: Result<Vec<EquivocationProof>, ProofFlaw> = named.collect();
    proofs.map_err(|flaw| {
        let reason = phrase!("evidence-refused", "the evidence does not hold: {why}", why = flaw.phrase());
        Failure::ruled(reason).rule("protocol 5")
    })
}

/// `evidence.yaml`, `evidence-2.yaml`, ...
fn numbered(path: &Path, number: usize) -> PathBuf {
    if number == 1 {
        return path.to_owned();
    }
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{number}"));
    if let Some(end) = path.extension() {
        name.push(".");
        name.push(end);
    }
    path.with_file_name(name)
}

/// The texts and signatures of the charter, of all entries that gave the hand a new key, and of the two entries.
fn write_ssh(proof: &EquivocationProof, directory: &Path) -> Result<(), Failure> {
    prepare(directory)?;
    let mut files: Vec<(String, &SignedEntry, EntrySigner)> = Vec::new();
    for introduction in proof.introductions() {
        let letter = &introduction.letter;
        let name = match letter.entry.prev {
            None => "charter".to_owned(),
            Some(_) => format!("new-key-{}-{}", letter.entry.seq, files.len()),
        };
        files.push((name, letter, introduction.signer.clone()));
    }
    for ((name, letter), signer) in ["one", "other"].iter().zip(proof.pair()).zip(proof.signers()) {
        files.push(((*name).to_owned(), letter, signer));
    }
    let mut signers: Vec<String> = Vec::new();
    for (name, letter, signer) in &files {
        put(directory, &format!("{name}.txt"), letter.payload())?;
        put(directory, &format!("{name}.sig"), &armored(&signer.key, Namespace::Entry, &letter.entry.sig))?;
        let line = allowed_signers_line(&signer.principal, &signer.key);
        if !signers.contains(&line) {
            signers.push(line);
        }
    }
    let checks: Vec<(&str, &str)> =
        files.iter().map(|(name, _, signer)| (name.as_str(), signer.principal.as_str())).collect();
    put(directory, "allowed_signers", &(signers.join("\n") + "\n"))?;
    put(directory, "evidence.yaml", &proof.text())?;
    put(directory, "README.txt", &readme(proof))?;
    put_script(directory, "verify.sh", &script(&checks))
}

fn script(checks: &[(&str, &str)]) -> String {
    let namespace = Namespace::Entry.name();
    let mut text = script_head("Checks with ssh-keygen that one hand has signed both entries, and whose it is.");
    text += &format!(
        "check() {{\n\
         \x20   if told=$(ssh-keygen -Y verify -f allowed_signers -I \"$2\" -n {namespace} -s \"$1.sig\" <\"$1.txt\" 2>&1); then\n\
         \x20       echo \"$1 good, signed by $2\"\n\
         \x20   else\n\
         \x20       echo \"$1 BAD, not signed by $2: $told\"\n\
         \x20       bad=$((bad + 1))\n\
         \x20   fi\n\
         }}\n"
    );
    for (name, principal) in checks {
        let _ = writeln!(text, "check {name} {principal}");
    }
    text.push_str(
        "if cmp -s one.txt other.txt; then\n    echo \"one and other are the same text\"\n    bad=$((bad + 1))\nfi\n",
    );
    text.push_str("[ \"$bad\" -eq 0 ]\n");
    text
}

fn readme(proof: &EquivocationProof) -> String {
    let [one, other] = proof.pair();
    let [first, second] = proof.signers();
    let namespace = Namespace::Entry.name();
    let place = match proof.head.nr {
        Some(nr) => format!("both are rulings with the number {nr}"),
        None => "both stand behind the same entry".to_owned(),
    };
    format!(
        "Evidence that {} has signed twice: {place}\nGame {}\n\n\
         one.txt    entry {} as it was signed, id {}\n\
         other.txt  entry {} as it was signed, id {}\n\
         one.sig, other.sig  the signatures\n\
         charter.txt, new-key-*.txt  where it is written whose keys these are, with their signatures\n\
         allowed_signers  the keys, for ssh-keygen\n\
         verify.sh  checks all signatures: sh verify.sh\n\
         evidence.yaml  everything from which this can be found out again: adjudicate verify evidence.yaml\n\n\
         By hand, in this directory:\n\n\
         ssh-keygen -Y verify -f allowed_signers -I {} -n {namespace} -s one.sig < one.txt\n\
         ssh-keygen -Y verify -f allowed_signers -I {} -n {namespace} -s other.sig < other.txt\n\n\
         ssh-keygen shows who signed which text. The line `prev` of a text names the entry behind which it stands, the line `nr`\n\
         the number of a ruling. That both were allowed where they stand, `adjudicate verify evidence.yaml` finds out.\n",
        person(proof.head.hand.as_str()),
        proof.head.game,
        one.entry.seq,
        one.id,
        other.entry.seq,
        other.id,
        first.principal,
        second.principal,
    )
}

/// The line of `verify` about an evidence file that proves its claim.
pub fn proved(proof: &EquivocationProof) -> Phrase {
    let [one, other] = proof.pair();
    Phrase::of("verdict-proved")
        .with("by", signer(proof.head.hand.as_str()))
        .with("one", one.entry.seq)
        .with("first", one.id.to_string())
        .with("other", other.entry.seq)
        .with("second", other.id.to_string())
}

/// The line below it: of which game, where, and with which key.
pub fn circumstances(proof: &EquivocationProof) -> Phrase {
    let [one, _] = proof.pair();
    let (place, number) = match proof.head.nr {
        Some(number) => ("rulings", number),
        None => ("entry", one.entry.seq.saturating_sub(1)),
    };
    Phrase::of("verdict-proved-where")
        .with("game", proof.head.game.to_string())
        .with("place", place)
        .with("number", number)
        .with("key", proof.head.key.fingerprint())
        .with("replaced", proof.replaced)
}
