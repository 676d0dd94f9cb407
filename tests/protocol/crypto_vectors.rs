//! Worked cases of the protocol, and OpenSSH's own tools as a second opinion.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use adjudicate::crypto::{
    Chain, Digest, Identity, IdentityError, KEY_FILE_RANDOM, KeyFault, KeyTextFault, LENGTH, Namespace, PublicKey,
    Signature, SignatureFault, Verifier, allowed_signers_line, armored, down, follows, hmac_sha256, preimage, sha256,
    sha512, step, verify,
};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use proptest::prelude::*;
use serde_json::Value;

/// A list of worked cases; it is a failure if it is empty.
fn cases(list: &str) -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/protocol").join(list);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let cases: Vec<Value> = serde_json::from_str(&text).unwrap();
    assert!(!cases.is_empty(), "{list} is empty");
    cases
}

fn keys() -> serde_json::Map<String, Value> {
    let text = include_str!("../vectors/protocol/keys.json");
    serde_json::from_str(text).unwrap()
}

fn text<'a>(case: &'a Value, field: &str) -> &'a str {
    case[field].as_str().unwrap_or_else(|| panic!("`{field}` in {case}"))
}

fn bytes<const N: usize>(case: &Value, field: &str) -> [u8; N] {
    unhex(text(case, field)).try_into().unwrap_or_else(|_| panic!("`{field}` in {case}"))
}

fn unhex(hex: &str) -> Vec<u8> {
    let digit = |c: u8| char::from(c).to_digit(16).unwrap() as u8;
    assert!(hex.len().is_multiple_of(2));
    hex.as_bytes().chunks(2).map(|pair| digit(pair[0]) * 16 + digit(pair[1])).collect()
}

fn identity(name: &str) -> Identity {
    Identity::from_seed(&bytes(&keys()[name], "seed"))
}

fn signature(base64: &str) -> Signature {
    Signature::from_bytes(STANDARD.decode(base64).unwrap().try_into().unwrap())
}

#[test]
fn hashes_of_parts_are_hashes_of_the_whole() {
    let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    assert_eq!(sha256(&[]).to_vec(), unhex(empty));
    assert_eq!(sha256(&[b"ab", b"", b"c"]), sha256(&[b"abc"]));
    assert_eq!(sha512(&[b"ab", b"", b"c"]), sha512(&[b"abc"]));
    // RFC 4231, cases 2 and 6: a key shorter and one longer than a block.
    let short = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
    assert_eq!(hmac_sha256(b"Jefe", &[b"what do ya want ", b"for nothing?"]).to_vec(), unhex(short));
    let long = "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54";
    let message = b"Test Using Larger Than Block-Size Key - Hash Key First";
    assert_eq!(hmac_sha256(&[0xaa; 131], &[message]).to_vec(), unhex(long));
}

#[test]
fn keys_are_derived_and_spelled() {
    let keys = keys();
    assert!(keys.len() >= 11);
    for (name, case) in keys {
        let public = Identity::from_seed(&bytes(&case, "seed")).public();
        assert_eq!(*public.as_bytes(), bytes(&case, "public"), "{name}");
        assert_eq!(public.to_string(), text(&case, "openssh"), "{name}");
        assert_eq!(PublicKey::parse(text(&case, "openssh")), Ok(public), "{name}");
        assert_eq!(public.check(), Ok(()), "{name}");
    }
}

#[test]
fn spellings_are_read_and_written() {
    for case in cases("key_spelled.json") {
        match text(&case, "type") {
            "key" => {
                let key = PublicKey::from_bytes(bytes(&case, "value_hex"));
                assert_eq!(PublicKey::parse(text(&case, "text")), Ok(key));
                assert_eq!(key.to_string(), text(&case, "text"));
            }
            "id" => {
                let id = Digest(bytes(&case, "value_hex"));
                assert_eq!(Digest::parse(text(&case, "text")), Some(id));
                assert_eq!(id.to_string(), text(&case, "text"));
                assert_eq!(format!("{id:?}"), text(&case, "value_hex"));
            }
            other => panic!("type {other}"),
        }
    }
}

#[test]
fn misspellings_are_refused() {
    for case in cases("key_misspelled.json") {
        let refused = match text(&case, "type") {
            "key" => PublicKey::parse(text(&case, "text")).is_err(),
            "id" => Digest::parse(text(&case, "text")).is_none(),
            other => panic!("type {other}"),
        };
        assert!(refused, "{case}");
    }
    let hex = "0123456789abcdef".repeat(4);
    assert!(Digest::parse(&format!("sha256:{hex}")).is_some());
    for wrong in [
        format!("sha256:{}", hex.to_uppercase()),
        format!("SHA256:{hex}"),
        format!("sha256:{hex}0"),
        format!("sha256:{hex}\n"),
        format!(" sha256:{hex}"),
        format!("sha256:{}é", &hex[..62]),
    ] {
        assert_eq!(Digest::parse(&wrong), None, "{wrong}");
    }
}

#[test]
fn a_key_line_says_what_is_wrong_with_it() {
    let key = identity("alice").public();
    let base64 = &key.to_string()["ssh-ed25519 ".len()..];
    for wrong in [
        format!("{key} "),
        format!("{key}\n"),
        format!(" {key}"),
        format!("ssh-ed25519  {base64}"),
        format!("{key}="),
        format!("{key}===="),
    ] {
        assert!(PublicKey::parse(&wrong).is_err(), "{wrong:?}");
    }
    for pasted in
        [format!("{key}"), format!("  {key} alice@example.org\r\n"), format!("ssh-ed25519\t{base64}  two words\n\n")]
    {
        assert_eq!(PublicKey::parse_line(&pasted), Ok(key), "{pasted:?}");
    }
    let fault = |text: &str| PublicKey::parse_line(text).unwrap_err();
    assert_eq!(fault(""), KeyTextFault::NotAKey);
    assert_eq!(fault("ssh-ed25519"), KeyTextFault::NotAKey);
    assert_eq!(fault("alice"), KeyTextFault::NotAKey);
    assert_eq!(fault("ssh-rsa AAAA alice"), KeyTextFault::OtherType("ssh-rsa".into()));
    assert_eq!(fault("-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA"), KeyTextFault::Private);
    assert_eq!(fault(&format!("{key}\n{key}\n")), KeyTextFault::SeveralLines);
    assert_eq!(fault("ssh-ed25519 %%%%"), KeyTextFault::Base64);
    assert_eq!(fault("ssh-ed25519 AAAA"), KeyTextFault::Blob);
}

#[test]
fn keys_are_allowed_or_not() {
    let mut faults = 0;
    for case in cases("key_encodings.json") {
        let key = PublicKey::from_bytes(bytes(&case, "public"));
        let fault = key.check().err();
        assert_eq!(fault.map(|f| f.to_string()).as_deref(), case["fault"].as_str(), "{case}");
        assert_eq!(Verifier::new(&key).err(), fault, "{case}");
        if let Some(fault) = fault {
            faults += 1;
            let any = Signature::from_bytes([0; 64]);
            assert_eq!(verify(&key, Namespace::Entry, b"", &any), Err(SignatureFault::KeyInvalid(fault)), "{case}");
        }
    }
    assert!(faults >= 5);
}

#[test]
fn a_y_that_is_not_reduced_is_not_canonical() {
    // y = 3 is a point of the curve (an allowed one, see the worked cases), and this is 3 + p.
    let mut second = [0xff; 32];
    second[0] = 0xf0;
    second[31] = 0x7f;
    assert_eq!(PublicKey::from_bytes(second).check(), Err(KeyFault::NotCanonical));
}

fn namespace(name: &str) -> Namespace {
    let both = [Namespace::Entry, Namespace::Slip];
    both.into_iter().find(|namespace| namespace.name() == name).unwrap_or_else(|| panic!("namespace {name}"))
}

#[test]
fn signing_and_its_preimage_are_as_written() {
    let mut namespaces = std::collections::BTreeSet::new();
    for case in cases("signed.json") {
        let payload = text(&case, "payload").as_bytes();
        let (identity, namespace) = (identity(text(&case, "key")), namespace(text(&case, "namespace")));
        namespaces.insert(namespace.name());
        assert_eq!(sha512(&[payload]).to_vec(), unhex(text(&case, "sha512")));
        assert_eq!(preimage(namespace, payload), unhex(text(&case, "preimage")));
        let signed = identity.sign(namespace, payload);
        assert_eq!(STANDARD.encode(signed.as_bytes()), text(&case, "sig"));
        assert_eq!(armored(&identity.public(), namespace, &signed), text(&case, "armor"));
        // A signature for one purpose does not hold for another.
        for other in [Namespace::Entry, Namespace::Slip] {
            assert_eq!(verify(&identity.public(), other, payload, &signed).is_ok(), other == namespace);
        }
    }
    assert_eq!(namespaces.len(), 2);
}

#[test]
fn signatures_hold_or_not_with_and_without_a_table() {
    let mut held = 0;
    let cases = cases("signatures.json");
    for case in &cases {
        let key = PublicKey::from_bytes(bytes(case, "public"));
        let (payload, sig) = (text(case, "payload").as_bytes(), signature(text(case, "sig")));
        let verdict = verify(&key, Namespace::Entry, payload, &sig);
        assert_eq!(verdict.is_ok(), case["holds"].as_bool().unwrap(), "{case}");
        let why = verdict.err().map(|fault| fault.to_string());
        assert_eq!(why.as_deref(), case["why"].as_str(), "{case}");
        let verifier = Verifier::new(&key).unwrap();
        for n in 0..100 {
            assert_eq!(verifier.verify(Namespace::Entry, payload, &sig), verdict, "use {n} for {case}");
        }
        held += usize::from(verdict.is_ok());
    }
    assert!(held >= 2 && held < cases.len());
}

#[test]
fn chains_give_every_element() {
    for case in cases("chains.json") {
        let key = PublicKey::from_bytes(bytes(&case, "public"));
        let game_id = Digest(bytes(&case, "game_id"));
        let n = u32::try_from(case["n"].as_u64().unwrap()).unwrap();
        let chain = if n == LENGTH {
            let (identity, base) = (identity(text(&case, "key")), Digest(bytes(&case, "base")));
            assert_eq!(identity.chain_secret(&game_id, &base), bytes(&case, "secret_x_n"));
            assert_eq!(identity.public(), key);
            Chain::new(&identity, &game_id, &base)
        } else {
            Chain::from_last(&game_id, &key, n, bytes(&case["x"], &n.to_string()))
        };
        assert_eq!(chain.tip(), bytes(&case, "tip"));
        for j in case["x"].as_object().unwrap().keys() {
            let (number, x) = (j.parse().unwrap(), bytes(&case["x"], j));
            assert_eq!(chain.element(number), Some(x), "x[{j}]");
            // Hashed down it leads to the tip, whatever lies between.
            assert_eq!(down(&game_id, &key, number, 0, &x), chain.tip(), "x[{j}]");
        }
        assert_eq!(chain.element(n + 1), None);
        if let Some(preimage) = case["preimage_of_x_2"].as_str() {
            assert_eq!(chain.element(2), Some(sha256(&[&unhex(preimage)])));
        }
    }
}

#[test]
fn a_chain_of_any_length_is_one_walk() {
    let (key, game_id) = (identity("bob").public(), Digest([5; 32]));
    for length in [0, 1, 2, 255, 256, 257, 511, 512, 513, 1000] {
        let chain = Chain::from_last(&game_id, &key, length, [9; 32]);
        let mut x = [9; 32];
        assert_eq!(chain.element(length), Some(x));
        for j in (1..=length).rev() {
            let before = step(&game_id, &key, j, &x);
            assert!(follows(&game_id, &key, j, &before, &x));
            assert!(!follows(&game_id, &key, j + 1, &before, &x));
            x = before;
            assert_eq!(chain.element(j - 1), Some(x), "x[{}] of {length}", j - 1);
        }
        assert_eq!(chain.tip(), x);
        assert_eq!(chain.element(length + 1), None);
        assert!(!follows(&game_id, &key, 0, &step(&game_id, &key, 0, &x), &x));
    }
    assert!(!format!("{:?}", Chain::from_last(&game_id, &key, 1, [9; 32])).contains('9'));
}

#[test]
fn salt_keys_are_derived() {
    for case in cases("salt_keys.json") {
        let identity = Identity::from_seed(&bytes(&case, "seed"));
        let game_id = Digest(bytes(&case, "game_id"));
        assert_eq!(identity.salt_key(&game_id), bytes(&case, "salt_key"));
    }
}

#[test]
fn an_identity_is_made_from_randomness_and_shows_no_secret() {
    let made = Identity::generate(|bytes| {
        bytes.fill(0xab);
        Ok::<(), ()>(())
    });
    let made = made.unwrap();
    assert_eq!(made.public(), Identity::from_seed(&[0xab; 32]).public());
    assert_eq!(Identity::generate(|_| Err("empty")).unwrap_err(), "empty");
    assert!(!format!("{made:?}").contains("abab"));
    assert_eq!(made.public_line("a\nb\r"), format!("{} ab", made.public()));
    assert_eq!(made.public_line(""), made.public().to_string());
}

const SSH_KEYGEN: &str = "/usr/bin/ssh-keygen";

fn ssh_keygen(dir: &Path, arguments: &[&str], input: &[u8]) -> Output {
    fs::write(dir.join("input"), input).unwrap();
    let input = fs::File::open(dir.join("input")).unwrap();
    Command::new(SSH_KEYGEN)
        .current_dir(dir)
        .args(arguments)
        .stdin(Stdio::from(input))
        .output()
        .unwrap_or_else(|error| panic!("these tests need OpenSSH's {SSH_KEYGEN}: {error}"))
}

fn stdout(output: Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// A private key file as `ssh-keygen` wants it: readable by its owner only.
fn write_private(path: &Path, text: &str) {
    fs::write(path, text).unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        fs::set_permissions(path, fs::Permissions::from_mode(0o600)).unwrap();
    }
}

#[test]
fn ssh_keygen_accepts_our_signatures() {
    let dir = tempfile::tempdir().unwrap();
    let (alice, bob) = (identity("alice"), identity("bob"));
    let payload = b"seq: 1\nby: alice\n";
    let allowed = [allowed_signers_line("alice", &alice.public()), allowed_signers_line("bob+1", &bob.public())];
    fs::write(dir.path().join("allowed"), allowed.join("\n") + "\n").unwrap();
    for (who, namespace, file) in [
        (&alice, Namespace::Entry, "alice.sig"),
        (&bob, Namespace::Entry, "bob.sig"),
        (&alice, Namespace::Slip, "slip.sig"),
    ] {
        let signed = armored(&who.public(), namespace, &who.sign(namespace, payload));
        fs::write(dir.path().join(file), signed).unwrap();
    }

    let accepts = |name: &str, namespace: &str, sig: &str, payload: &[u8]| {
        let arguments = ["-Y", "verify", "-f", "allowed", "-I", name, "-n", namespace, "-s", sig];
        ssh_keygen(dir.path(), &arguments, payload).status.success()
    };
    assert!(accepts("alice", "adjudicate-v1", "alice.sig", payload));
    assert!(accepts("bob+1", "adjudicate-v1", "bob.sig", payload));
    assert!(!accepts("alice", "adjudicate-v1", "alice.sig", b"seq: 2\nby: alice\n"));
    assert!(!accepts("alice", "adjudicate-v1", "bob.sig", payload));
    assert!(!accepts("alice", "file", "alice.sig", payload));
    assert!(accepts("alice", "adjudicate-slip-v1", "slip.sig", payload));
    assert!(!accepts("alice", "adjudicate-v1", "slip.sig", payload));
    assert!(!accepts("alice", "adjudicate-slip-v1", "alice.sig", payload));
}

#[test]
fn ssh_keygen_signs_as_we_do() {
    let dir = tempfile::tempdir().unwrap();
    let alice = identity("alice");
    let file = alice.to_openssh("", None, &[0; KEY_FILE_RANDOM]).unwrap();
    write_private(&dir.path().join("key"), &file);
    let payload = "seq: 1\nby: alice\n".repeat(50);
    for namespace in [Namespace::Entry, Namespace::Slip, Namespace::Invitation, Namespace::Acceptance] {
        let arguments = ["-Y", "sign", "-f", "key", "-n", namespace.name()];
        let output = ssh_keygen(dir.path(), &arguments, payload.as_bytes());
        let signed = armored(&alice.public(), namespace, &alice.sign(namespace, payload.as_bytes()));
        assert_eq!(stdout(output), signed);
    }
}

#[test]
fn ssh_keygen_reads_what_we_write() {
    let dir = tempfile::tempdir().unwrap();
    let alice = identity("alice");
    for (name, passphrase) in [("plain", None), ("locked", Some("pass phrase ü"))] {
        let file = alice.to_openssh("alice@home", passphrase, &[3; KEY_FILE_RANDOM]).unwrap();
        write_private(&dir.path().join(name), &file);
        let given = passphrase.unwrap_or("");
        let public = ssh_keygen(dir.path(), &["-y", "-P", given, "-f", name], b"");
        assert_eq!(stdout(public).trim_end(), alice.public_line("alice@home"), "{name}");

        let (read, comment) = Identity::read_openssh(&file, passphrase).unwrap();
        assert_eq!((read.public(), comment.as_str()), (alice.public(), "alice@home"), "{name}");
        let crlf = file.replace('\n', "\r\n") + "\r\n";
        assert!(Identity::read_openssh(&crlf, passphrase).is_ok(), "{name}");
    }
    let refused = ssh_keygen(dir.path(), &["-y", "-P", "another", "-f", "locked"], b"");
    assert!(!refused.status.success());
    let empty = alice.to_openssh("", Some(""), &[3; KEY_FILE_RANDOM]);
    assert_eq!(empty.unwrap_err(), IdentityError::EmptyPassphrase);
}

/// The number of rounds is in the file: one flipped bit in it asked for days of computing.
#[test]
fn a_key_file_with_too_many_rounds_is_refused_at_once() {
    const ROUNDS: [u8; 4] = [0, 0, 0, 24];
    let file = identity("alice").to_openssh("alice", Some("secret"), &[3; KEY_FILE_RANDOM]).unwrap();
    let body: String = file.lines().filter(|line| !line.starts_with('-')).collect();
    let bytes = STANDARD.decode(body).unwrap();
    // The rounds follow the salt of sixteen bytes.
    let at = 16 + bytes.windows(20).position(|window| window == [&[3; 16][..], &ROUNDS].concat()).unwrap();
    let with = |rounds: u32| {
        let mut bytes = bytes.clone();
        bytes[at..at + 4].copy_from_slice(&rounds.to_be_bytes());
        format!("-----BEGIN OPENSSH PRIVATE KEY-----\n{}\n-----END OPENSSH PRIVATE KEY-----\n", STANDARD.encode(&bytes))
    };
    assert!(Identity::read_openssh(&with(24), Some("secret")).is_ok());
    let begun = std::time::Instant::now();
    // The bits that ask for more, the most that a file can say, and the first number over the limit.
    for rounds in (10..32).map(|bit| 24 | 1 << bit).chain([u32::MAX, 1025]) {
        for passphrase in [None, Some("secret")] {
            let error = Identity::read_openssh(&with(rounds), passphrase).unwrap_err();
            assert_eq!(error, IdentityError::TooManyRounds(rounds));
            assert!(error.to_string().contains(&format!("asks for {rounds} rounds")), "{error}");
        }
    }
    assert!(begun.elapsed() < std::time::Duration::from_secs(1), "{:?}", begun.elapsed());
    assert_eq!(Identity::read_openssh(&with(1024), None).unwrap_err(), IdentityError::Encrypted);
}

#[test]
fn we_read_what_ssh_keygen_writes() {
    let dir = tempfile::tempdir().unwrap();
    let file = |name: &str| fs::read_to_string(dir.path().join(name)).unwrap();
    for (name, passphrase) in [("plain", ""), ("locked", "pass phrase ü")] {
        let arguments = ["-q", "-t", "ed25519", "-N", passphrase, "-C", "carol at home", "-f", name];
        stdout(ssh_keygen(dir.path(), &arguments, b""));
        let given = (!passphrase.is_empty()).then_some(passphrase);
        let (identity, comment) = Identity::read_openssh(&file(name), given).unwrap();
        assert_eq!(comment, "carol at home");
        let line = file(&format!("{name}.pub"));
        assert_eq!(identity.public_line(&comment), line.trim_end());
        assert_eq!(PublicKey::parse_line(&line), Ok(identity.public()));

        let listed = stdout(ssh_keygen(dir.path(), &["-lf", name], b""));
        assert!(listed.contains(&identity.public().fingerprint()), "{listed}");
        let sig = identity.sign(Namespace::Entry, b"payload");
        assert_eq!(verify(&identity.public(), Namespace::Entry, b"payload", &sig), Ok(()));
    }
    let error = |passphrase| Identity::read_openssh(&file("locked"), passphrase).unwrap_err();
    assert_eq!(error(None), IdentityError::Encrypted);
    assert_eq!(error(Some("another")), IdentityError::WrongPassphrase);
    assert_eq!(error(Some("")), IdentityError::WrongPassphrase);
    assert!(Identity::read_openssh(&file("plain"), Some("not needed")).is_ok());
    let arguments = ["-q", "-t", "ed25519", "-N", "secret", "-Z", "aes256-cbc", "-f", "older"];
    stdout(ssh_keygen(dir.path(), &arguments, b""));
    let error = Identity::read_openssh(&file("older"), Some("secret")).unwrap_err();
    assert_eq!(error, IdentityError::OtherCipher("aes256-cbc".to_owned()));
    stdout(ssh_keygen(
        dir.path(),
        &["-q", "-p", "-P", "secret", "-N", "secret", "-Z", "aes256-ctr", "-f", "older"],
        b"",
    ));
    assert!(Identity::read_openssh(&file("older"), Some("secret")).is_ok(), "as the error says");
}

#[test]
fn other_files_are_named() {
    let dir = tempfile::tempdir().unwrap();
    for (name, extra) in [("plain", ["-N", ""]), ("locked", ["-N", "secret"])] {
        for kind in ["ecdsa", "rsa"] {
            let name = format!("{kind}-{name}");
            let mut arguments = vec!["-q", "-t", kind, "-f", &name];
            arguments.extend(extra);
            stdout(ssh_keygen(dir.path(), &arguments, b""));
            let text = fs::read_to_string(dir.path().join(&name)).unwrap();
            let error = Identity::read_openssh(&text, None).unwrap_err();
            assert_eq!(error, IdentityError::NotEd25519, "{name}");
        }
    }
    let error = |text: &str| Identity::read_openssh(text, None).unwrap_err();
    assert_eq!(error(&identity("alice").public().to_string()), IdentityError::PublicHalf);
    let pem = "-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIA==\n-----END PRIVATE KEY-----\n";
    assert_eq!(error(pem), IdentityError::OtherFormat("PKCS#8"));
    for nothing in ["", "hello", "-----BEGIN OPENSSH PRIVATE KEY-----"] {
        assert_eq!(error(nothing), IdentityError::NotAKey, "{nothing}");
    }
}

proptest! {
    #[test]
    fn no_text_makes_a_reader_panic(text in any::<String>(), bytes in any::<Vec<u8>>()) {
        let _ = PublicKey::parse(&text);
        let _ = PublicKey::parse_line(&text);
        let _ = PublicKey::parse_line(&format!("ssh-ed25519 {}", STANDARD.encode(&bytes)));
        let _ = Digest::parse(&text);
        let _ = Digest::parse(&format!("sha256:{text}"));
        let _ = Identity::read_openssh(&text, None);
        let body = [b"openssh-key-v1\0".as_slice(), &bytes].concat();
        let armor = format!(
            "-----BEGIN OPENSSH PRIVATE KEY-----\n{}\n-----END OPENSSH PRIVATE KEY-----\n",
            STANDARD.encode(body),
        );
        let _ = Identity::read_openssh(&armor, None);
    }

    #[test]
    fn no_damage_to_a_key_file_makes_its_reader_panic(at in 0usize..500, byte in any::<u8>()) {
        let file = identity("alice").to_openssh("alice", None, &[0; KEY_FILE_RANDOM]);
        let mut file = file.unwrap().into_bytes();
        let at = at % file.len();
        file[at] = byte;
        if let Ok(text) = String::from_utf8(file)
            && let Ok((read, _)) = Identity::read_openssh(&text, None)
        {
            prop_assert_eq!(read.public(), identity("alice").public());
        }
    }

    #[test]
    fn no_bytes_make_a_verdict_panic(key in any::<[u8; 32]>(), sig in any::<[u8; 64]>()) {
        let (key, sig) = (PublicKey::from_bytes(key), Signature::from_bytes(sig));
        prop_assert!(verify(&key, Namespace::Entry, b"payload", &sig).is_err());
        prop_assert!(verify(&key, Namespace::Slip, b"payload", &sig).is_err());
        let _ = key.fingerprint();
        prop_assert_eq!(PublicKey::parse(&key.to_string()), Ok(key));
    }
}
