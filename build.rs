//! Takes the page in, if it has been built: see `page/` and `adjudicate page`.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-env-changed=ADJUDICATE_PAGE");
    let own = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let page = match env::var_os("ADJUDICATE_PAGE") {
        Some(given) => {
            let given = PathBuf::from(given);
            println!("cargo::rerun-if-changed={}", given.display());
            // Who names a page wants that one.
            fs::read(&given).unwrap_or_else(|error| panic!("ADJUDICATE_PAGE={}: {error}", given.display()))
        }
        None => {
            let directory = own.join("page/built");
            // A directory that is always there: what is not there would be looked for at every build.
            if directory.is_dir() {
                println!("cargo::rerun-if-changed=page/built");
            } else {
                println!("cargo::rerun-if-changed=build.rs");
            }
            fs::read(directory.join("adjudicate.html")).unwrap_or_default()
        }
    };
    let output = env::var_os("OUT_DIR").unwrap_or_default();
    if let Err(error) = fs::write(Path::new(&output).join("adjudicate.html"), page) {
        panic!("the page cannot be taken in: {error}");
    }
}
