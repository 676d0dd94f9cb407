//! Takes the page in, if it has been built: see `page/` and `adjudicate page`.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), String> {
    println!("cargo::rerun-if-env-changed=ADJUDICATE_PAGE");
    let own = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let page = match env::var_os("ADJUDICATE_PAGE").map(PathBuf::from) {
        Some(given) => {
            println!("cargo::rerun-if-changed={}", given.display());
            // Who names a page wants that one.
            fs::read(&given).map_err(|error| format!("ADJUDICATE_PAGE={}: {error}", given.display()))?
        }
        None => {
            let directory = own.join("page/built");
            // A directory that is always there in the sources: what is not there would be looked for at every build.
            let watched = if directory.is_dir() { "page/built" } else { "build.rs" };
            println!("cargo::rerun-if-changed={watched}");
            fs::read(directory.join("adjudicate.html")).unwrap_or_default()
        }
    };
    let output = env::var_os("OUT_DIR").unwrap_or_default();
    fs::write(Path::new(&output).join("adjudicate.html"), page)
        .map_err(|error| format!("the page cannot be taken in: {error}"))
}
