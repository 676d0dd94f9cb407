//! Lists the languages: each directory below `texts` is one, so that a language is added by its files alone. The texts of each are
//! sorted, so that the program finds one without reading the others. Without the feature `languages` there is English alone. The
//! texts of the page are not in it: its builder packs them.

#[path = "src/messages.rs"]
mod messages;

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=texts");
    println!("cargo::rerun-if-changed=src/messages.rs");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let texts = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("texts");
    let all = env::var_os("CARGO_FEATURE_LANGUAGES").is_some();
    // The page has no commands with arguments, no store, and sends no mail.
    let others: &[&str] = match env::var_os("CARGO_FEATURE_HELP") {
        Some(_) => &["replies.ftl", "page.ftl"],
        None => &["replies.ftl", "page.ftl", "help.ftl", "store.ftl", "transport.ftl", "usage.ftl"],
    };
    let tags: Vec<String> = names(&texts)?.into_iter().filter(|tag| all || tag == "en").collect();
    let mut listed = String::from("&[");
    for tag in tags {
        let directory = texts.join(&tag);
        let replies = directory.join("replies.ftl");
        let files = names(&directory)?.into_iter().filter(|file| !others.contains(&&**file));
        let files: Vec<String> =
            files.map(|file| fs::read_to_string(directory.join(file))).collect::<Result<_, _>>()?;
        let (text, starts) = messages::sorted(files.iter().map(String::as_str));
        let sorted = out.join(&tag);
        fs::write(&sorted, text)?;
        write!(listed, "({tag:?}, include_str!({replies:?}), include_str!({sorted:?}), &{starts:?}),")?;
    }
    listed.push(']');
    Ok(fs::write(out.join("files.rs"), listed)?)
}

/// The names of the files in a directory, in their order.
fn names(directory: &Path) -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(directory)? {
        names.push(entry?.file_name().into_string().map_err(|name| format!("{} is no name", name.display()))?);
    }
    names.sort();
    Ok(names)
}
