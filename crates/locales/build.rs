//! Lists the languages: each directory below `texts` is one, so that a language is added by its files alone.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=texts");
    let texts = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("texts");
    let mut tags = Vec::new();
    for entry in fs::read_dir(&texts)? {
        tags.push(entry?.file_name().into_string().map_err(|name| format!("{} is no name", name.display()))?);
    }
    tags.sort();
    let mut listed = String::from("&[");
    for tag in tags {
        let replies = texts.join(&tag).join("replies.ftl");
        write!(listed, "({tag:?}, include_str!({replies:?})),")?;
    }
    listed.push(']');
    Ok(fs::write(Path::new(&env::var("OUT_DIR")?).join("replies.rs"), listed)?)
}
