//! Takes the page in as its builder has packed it, if it has been built: see `page/` and `adjudicate page`.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), String> {
    let directory = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("page/built");
    // A directory that is always there in the sources: what is not there would be looked for at every build.
    let watched = if directory.is_dir() { "page/built" } else { "build.rs" };
    println!("cargo::rerun-if-changed={watched}");
    let built = directory.join("adjudicate.html.deflate");
    let page = match fs::read(&built) {
        Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
        read => read.map_err(|error| format!("{}: {error}", built.display()))?,
    };
    let output = env::var_os("OUT_DIR").unwrap_or_default();
    fs::write(Path::new(&output).join("adjudicate.html.deflate"), page)
        .map_err(|error| format!("the page cannot be taken in: {error}"))
}
