//! Evidence as files, and what `verify` says about it.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{ErrorKind, Write as _};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value, json};

use super::json;
use crate::cli::export::{prepare, put};
use crate::cli::failure::Failure;
use crate::cli::view::quoted;
use crate::crypto::{NAMESPACE, allowed_signers_line, armored};
use crate::log::Kind;
use crate::referee::Letter;
use crate::referee::dispute::{Dispute, Flaw, Proof};

/// Something that was written.
pub struct Written {
    /// Where.
    pub path: String,
    /// What it is, as the beginning of a sentence.
    pub what: &'static str,
    /// How it is checked, as a sentence.
    pub check: String,
}

/// Writes the proofs of a dispute where the user wants them.
///
/// # Errors
/// A file is there already, or cannot be written.
pub fn write(dispute: &Dispute, output: Option<&Path>, ssh: Option<&Path>) -> Result<Vec<Written>, Failure> {
    let proofs: Vec<&Proof> = dispute.proofs().collect();
    let mut written = Vec::new();
    for (number, proof) in (1..).zip(&proofs) {
        if let Some(path) = output {
            let path = numbered(path, number);
            let unwritable = |error: std::io::Error| match error.kind() {
                ErrorKind::AlreadyExists => {
                    Failure::usage(format!("`{}` is there already", path.display())).hint("name a new file")
                }
                _ => Failure::environment(format!("`{}` cannot be written: {error}", path.display())),
            };
            let text = proof.text();
            File::create_new(&path).and_then(|mut file| file.write_all(text.as_bytes())).map_err(unwritable)?;
            let check = format!("Anybody can check it, without the copies: adjudicate verify {}", quoted(&path));
            written.push(Written { path: path.display().to_string(), what: "The evidence", check });
        }
        if let Some(directory) = ssh {
            let directory = if proofs.len() == 1 { directory.to_owned() } else { directory.join(number.to_string()) };
            write_ssh(proof, &directory)?;
            let check = format!("Check it without this program: sh {}", quoted(&directory.join("verify.sh")));
            let path = directory.display().to_string();
            written.push(Written { path, what: "The evidence for ssh-keygen", check });
        }
    }
    Ok(written)
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

/// The texts and signatures of the charter, of all entries that gave the author a new key, and of the two entries.
fn write_ssh(proof: &Proof, directory: &Path) -> Result<(), Failure> {
    prepare(directory)?;
    let mut checks: Vec<(String, String)> = Vec::new();
    let mut signers: Vec<String> = Vec::new();
    for letter in proof.introductions() {
        let Some((principal, key)) = introducer(proof, letter) else { continue };
        let name = match letter.entry.kind {
            Kind::Charter(_) => "charter".to_owned(),
            _ => format!("new-key-{}", letter.entry.seq),
        };
        put(directory, &format!("{name}.txt"), &letter.payload)?;
        put(directory, &format!("{name}.sig"), &armored(&key, &letter.entry.sig))?;
        let line = allowed_signers_line(&principal, &key);
        if !signers.contains(&line) {
            signers.push(line);
        }
        checks.push((name, principal));
    }
    let principal = proof.head.principal.as_str().to_owned();
    let line = allowed_signers_line(&principal, &proof.head.key);
    if !signers.contains(&line) {
        signers.push(line);
    }
    for (name, letter) in ["one", "other"].iter().zip(proof.pair()) {
        put(directory, &format!("{name}.txt"), &letter.payload)?;
        put(directory, &format!("{name}.sig"), &armored(&proof.head.key, &letter.entry.sig))?;
        checks.push(((*name).to_owned(), principal.clone()));
    }
    put(directory, "allowed_signers", &(signers.join("\n") + "\n"))?;
    put(directory, "evidence.yaml", &proof.text())?;
    put(directory, "README.txt", &readme(proof))?;
    put(directory, "verify.sh", &script(&checks))?;
    let path = directory.join("verify.sh");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755))
        .map_err(|error| Failure::environment(format!("`{}` cannot be written: {error}", path.display())))
}

/// Who signed an entry that introduces a key, as ssh-keygen is told.
fn introducer(proof: &Proof, letter: &Letter) -> Option<(String, crate::crypto::PublicKey)> {
    let held = proof.signers.get(usize::try_from(letter.entry.seq).ok()?)?.clone()?;
    Some((held.principal(), held.key))
}

fn script(checks: &[(String, String)]) -> String {
    let mut text = format!(
        "#!/bin/sh\n\
         # Checks with ssh-keygen that the same key has signed both entries, and whose key it is.\n\
         cd \"$(dirname \"$0\")\" || exit 3\n\
         if ! command -v ssh-keygen >/dev/null; then\n\
         \x20   echo \"ssh-keygen is not installed; it comes with OpenSSH\" >&2\n\
         \x20   exit 3\n\
         fi\n\
         bad=0\n\
         check() {{\n\
         \x20   if told=$(ssh-keygen -Y verify -f allowed_signers -I \"$2\" -n {NAMESPACE} -s \"$1.sig\" <\"$1.txt\" 2>&1); then\n\
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

fn readme(proof: &Proof) -> String {
    let [one, other] = proof.pair();
    let principal = proof.head.principal.as_str();
    format!(
        "Evidence that {} has signed twice\nGame {}\n\n\
         one.txt    entry {} as it was signed, id {}\n\
         other.txt  entry {} as it was signed, id {}\n\
         one.sig, other.sig  the signatures, both of the key {}\n\
         charter.txt, new-key-N.txt  where it is written whose key that is, with their signatures\n\
         allowed_signers  the keys, for ssh-keygen\n\
         verify.sh  checks all signatures: sh verify.sh\n\
         evidence.yaml  everything from which this can be found out again: adjudicate verify evidence.yaml\n\n\
         By hand, in this directory:\n\n\
         ssh-keygen -Y verify -f allowed_signers -I {principal} -n {NAMESPACE} -s one.sig < one.txt\n\
         ssh-keygen -Y verify -f allowed_signers -I {principal} -n {NAMESPACE} -s other.sig < other.txt\n\n\
         ssh-keygen shows who signed which text. That neither text is built on the other, that both were allowed where they\n\
         stand, and that no crossing letter explains them, `adjudicate verify evidence.yaml` finds out.\n",
        proof.head.author,
        proof.head.game,
        one.entry.seq,
        one.id,
        other.entry.seq,
        other.id,
        proof.head.key.fingerprint(),
    )
}

/// What `verify` says about an evidence file that proves its claim: one line, and what is worth knowing.
pub fn report(proof: &Proof) -> Vec<String> {
    let [one, other] = proof.pair();
    vec![
        format!(
            "evidence, and it proves: {} has signed twice, entry {} {} and entry {} {}",
            proof.head.author, one.entry.seq, one.id, other.entry.seq, other.id
        ),
        format!(
            "game {}; the key {} signed both, introduced by entry {}; they part after entry {}",
            proof.head.game,
            proof.head.key.fingerprint(),
            proof.head.introduced,
            proof.after()
        ),
    ]
}

/// The same for scripts, or why it proves nothing.
pub fn object(read: &Result<Proof, Flaw>) -> Map<String, Value> {
    let mut object = Map::new();
    match read {
        Ok(proof) => {
            object.insert("verdict".to_owned(), json!("proved"));
            object.insert("claim".to_owned(), json!("signed-twice"));
            object.insert("id".to_owned(), json!(proof.head.game.to_string()));
            if let Value::Object(more) = json::proof(proof) {
                object.extend(more);
            }
        }
        Err(flaw) => {
            object.insert("verdict".to_owned(), json!("invalid"));
            object.insert("claim".to_owned(), json!("signed-twice"));
            object.insert("class".to_owned(), json!(flaw.class()));
            object.insert("line".to_owned(), json!(flaw.line()));
            object.insert("error".to_owned(), json!(flaw.to_string()));
        }
    }
    object
}
