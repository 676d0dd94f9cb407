//! Builds `adjudicate.html`, one file that contains the referee for WebAssembly, the style sheet, the texts and the script.
//!
//! `cargo run --locked --package adjudicate-page-builder` writes `page/built/adjudicate.html` and a compressed copy, which the next build of
//! the program includes, and prints their sizes. An argument is another path for the page. A second argument is a directory of languages, as
//! `crates/locales/texts` is one, that are added to the page: a translator can look at a translation before it is part of the sources.

mod texts;

use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use lzma_rust2::{LzmaOptions, LzmaWriter};
use sha2::{Digest, Sha256};

use crate::texts::Texts;

/// The limit on the size of the page, compressed as web servers do it.
const LIMIT: usize = 1_900_000;

fn main() -> ExitCode {
    let mut paths = std::env::args_os().skip(1).map(PathBuf::from);
    match build(paths.next(), paths.next()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "the page was not built: {error}");
            ExitCode::FAILURE
        }
    }
}

fn build(output: Option<PathBuf>, languages: Option<PathBuf>) -> Result<(), Box<dyn Error>> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    let workspace = own.parent().ok_or("the builder lies in no workspace")?;
    let unpacker = module(workspace, "adjudicate-page-unpacker")?;
    let module = module(workspace, "adjudicate-web")?;
    let packed = packed(&module)?;
    let mut texts = texts::read(&workspace.join("crates/locales/texts"))?;
    if let Some(more) = languages {
        texts.extend(texts::read(&more)?);
    }
    texts::check(&texts)?;
    let page = page(own, &unpacker, &packed, &texts)?;
    let output = output.unwrap_or_else(|| own.join("built/adjudicate.html"));
    fs::write(&output, &page)?;
    // The server does not compress the packed part again: base64 goes back to its original size.
    let sent = deflated(page.as_bytes())?;
    fs::write(output.with_added_extension("deflate"), &sent)?;
    let sent = sent.len();
    writeln!(
        std::io::stdout(),
        "{}: {} bytes, {sent} compressed; the module has {} bytes, {} compressed",
        output.display(),
        page.len(),
        module.len(),
        packed.len()
    )?;
    if sent > LIMIT {
        return Err(format!("it has {sent} bytes compressed, and may have {LIMIT}").into());
    }
    Ok(())
}

/// The module of a package, built by the same cargo.
fn module(workspace: &Path, package: &str) -> Result<Vec<u8>, Box<dyn Error>> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let target = workspace.join("target");
    // The paths of the source and of its crates are replaced, so that the build is private and reproducible.
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo"))).ok_or("cargo has no home")?;
    let (library, name) = library()?;
    let places = [(workspace, "."), (&home.join("registry/src"), ""), (&library, &*name)];
    let flags = places.map(|(place, name)| format!("--remap-path-prefix={}={name}", place.display())).join("\u{1f}");
    let built = Command::new(cargo)
        .env("CARGO_ENCODED_RUSTFLAGS", flags)
        .args(["rustc", "--locked", "--package", package, "--lib", "--crate-type", "cdylib", "--profile", "page"])
        .args(["--target", "wasm32-unknown-unknown", "--target-dir"])
        .arg(&target)
        .current_dir(workspace)
        .status()?;
    if !built.success() {
        return Err("the module was not built; `rustup target add wasm32-unknown-unknown` adds what is needed".into());
    }
    let file = format!("wasm32-unknown-unknown/page/{}.wasm", package.replace('-', "_"));
    let path = target.join(file);
    fs::read(&path).map_err(|error| format!("{}: {error}", path.display()).into())
}

/// Returns the compiler's path of the sources of the standard library, and the name that they have without it.
fn library() -> Result<(PathBuf, String), Box<dyn Error>> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let ask = |question: &[&str]| Command::new(&rustc).args(question).output();
    let root = String::from_utf8(ask(&["--print", "sysroot"])?.stdout)?;
    let version = String::from_utf8(ask(&["--version", "--verbose"])?.stdout)?;
    let commit =
        version.lines().find_map(|line| line.strip_prefix("commit-hash: ")).ok_or("the compiler has no commit")?;
    Ok((Path::new(root.trim()).join("lib/rustlib/src/rust"), format!("/rustc/{commit}")))
}

/// As web servers send it, and as the program keeps it.
fn deflated(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

/// In the format `.lzma`, which `unpacker` reads in the browser.
fn packed(module: &[u8]) -> std::io::Result<Vec<u8>> {
    // Modules have no alignment, so the position of a byte says nothing about it.
    let options = LzmaOptions { pb: 0, dict_size: 8 << 20, ..LzmaOptions::with_preset(9) };
    let mut encoder = LzmaWriter::new_use_header(Vec::new(), &options, Some(module.len() as u64))?;
    encoder.write_all(module)?;
    encoder.finish()
}

fn page(own: &Path, unpacker: &[u8], packed: &[u8], texts: &Texts) -> Result<String, Box<dyn Error>> {
    let read = |name: &str| fs::read_to_string(own.join(name)).map_err(|error| format!("{name}: {error}"));
    let (style, markup, script) = (bare(&read("ui/page.css")?), read("ui/page.html")?, bare(&read("ui/page.js")?));
    // A text in a script must not end it.
    let texts = serde_json::to_string(texts)?.replace('<', "\\u003c");
    let script = format!("\"use strict\";\nconst TEXTS = {texts};\n{}", script.trim_start_matches("\"use strict\";\n"));
    if script.contains("</script") || style.contains("</style") {
        return Err("the script or the style ends itself".into());
    }
    let policy = format!(
        "default-src 'none'; script-src '{}' 'wasm-unsafe-eval'; style-src '{}'; img-src data:; base-uri 'none'; form-action 'none'",
        fingerprint(&script),
        fingerprint(&style)
    );
    Ok(format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" \
         content=\"{policy}\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"color-scheme\" \
         content=\"light dark\">\n<meta name=\"referrer\" content=\"no-referrer\">\n<link rel=\"icon\" href=\"data:,\">\n\
         <title>adjudicate</title>\n<style>{style}</style>\n</head>\n<body>\n{markup}<script type=\"application/octet-stream\" \
         id=\"unpacker\">{}</script>\n<script type=\"application/octet-stream\" id=\"module\">{}</script>\n\
         <script>{script}</script>\n</body>\n</html>\n",
        STANDARD.encode(unpacker),
        STANDARD.encode(packed)
    ))
}

/// A script or a style without indentation and the lines that are comments, which would be 4 kB of the compressed page. No text in it spans
/// lines.
fn bare(source: &str) -> String {
    let mut in_comment = false;
    let mut lines = Vec::new();
    for line in source.lines().map(str::trim) {
        let begins = line.starts_with("/*");
        let ends = line.find("*/").map(|at| at + 2);
        let is_comment = in_comment || line.starts_with("//") || (begins && ends.is_none_or(|end| end == line.len()));
        in_comment = (in_comment || begins) && ends.is_none();
        if !is_comment && !line.is_empty() {
            lines.push(line);
        }
    }
    lines.join("\n") + "\n"
}

/// How a policy names a text that is allowed to act.
fn fingerprint(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
}
