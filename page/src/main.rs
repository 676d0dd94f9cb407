//! Builds `adjudicate.html`: the referee for WebAssembly, its looks, its texts and its script in one file that needs nothing else.
//!
//! `cargo run --locked --package adjudicate-page-builder` writes `page/built/adjudicate.html`, which the next build of the program
//! takes in, and prints how large it is. With a path, it writes there.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

/// What the page may be at most, compressed as web servers do it.
const LIMIT: usize = 1_500_000;

fn main() -> ExitCode {
    match build(std::env::args_os().nth(1).map(PathBuf::from)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "the page was not built: {error}");
            ExitCode::FAILURE
        }
    }
}

fn build(output: Option<PathBuf>) -> Result<(), Box<dyn Error>> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    let workspace = own.parent().ok_or("the builder lies in no workspace")?;
    let module = module(workspace)?;
    let packed = deflated(&module)?;
    let page = page(own, &packed)?;
    let output = output.unwrap_or_else(|| own.join("built/adjudicate.html"));
    fs::write(&output, &page)?;
    // What is packed once is not packed again by who sends it: base64 goes back to what it was.
    let sent = deflated(page.as_bytes())?.len();
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

/// The module, built by the same cargo.
fn module(workspace: &Path) -> Result<Vec<u8>, Box<dyn Error>> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let target = workspace.join("target");
    let built = Command::new(cargo)
        .args(["build", "--locked", "--package", "adjudicate-page", "--profile", "page"])
        .args(["--target", "wasm32-unknown-unknown", "--target-dir"])
        .arg(&target)
        .current_dir(workspace)
        .status()?;
    if !built.success() {
        return Err("the module was not built; `rustup target add wasm32-unknown-unknown` adds what is needed".into());
    }
    let path = target.join("wasm32-unknown-unknown/page/adjudicate_page.wasm");
    fs::read(&path).map_err(|error| format!("{}: {error}", path.display()).into())
}

fn deflated(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut packed = Vec::new();
    let options = zopfli::Options {
        iteration_count: std::num::NonZeroU64::new(3).unwrap_or(std::num::NonZeroU64::MIN),
        ..zopfli::Options::default()
    };
    zopfli::compress(options, zopfli::Format::Deflate, bytes, &mut packed)?;
    Ok(packed)
}

fn page(own: &Path, packed: &[u8]) -> Result<String, Box<dyn Error>> {
    let read = |name: &str| fs::read_to_string(own.join(name)).map_err(|error| format!("{name}: {error}"));
    let (style, markup, script) = (read("ui/page.css")?, read("ui/page.html")?, read("ui/page.js")?);
    let texts = texts(&own.join("texts"))?;
    // A text in a script must not end it.
    let texts = serde_json::to_string(&texts)?.replace('<', "\\u003c");
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
         id=\"module\">{}</script>\n<script>{script}</script>\n</body>\n</html>\n",
        STANDARD.encode(packed)
    ))
}

/// The texts of every language that has a file, all keys of the English ones in each; what a language lacks is English there.
fn texts(directory: &Path) -> Result<BTreeMap<String, Map<String, Value>>, Box<dyn Error>> {
    let mut found = BTreeMap::new();
    for item in fs::read_dir(directory)? {
        let path = item?.path();
        if path.extension().is_some_and(|end| end == "json") {
            let code = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let texts: Map<String, Value> = serde_json::from_str(&fs::read_to_string(&path)?)
                .map_err(|error| format!("{}: {error}", path.display()))?;
            found.insert(code, texts);
        }
    }
    let english = found.get("en").cloned().ok_or("there are no texts in English")?;
    for (code, texts) in &found {
        if let Some(key) = texts.keys().find(|key| !english.contains_key(*key)) {
            return Err(format!("texts/{code}.json has the key {key}, which English has not").into());
        }
        if let Some((key, _)) = texts.iter().find(|(_, text)| !text.is_string()) {
            return Err(format!("texts/{code}.json: {key} is no text").into());
        }
    }
    Ok(found)
}

/// How a policy names a text that is allowed to act.
fn fingerprint(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text)))
}
