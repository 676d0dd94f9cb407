//! Prints the entries that a letter brings: `cargo run --package adjudicate-mail --example letter -- LETTER`.

use std::error::Error;
use std::io::Write;

use adjudicate_mail::find::FoundText;
use adjudicate_mail::incoming;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args_os().nth(1).ok_or("which letter?")?;
    let found = incoming::read(&std::fs::read(path)?);
    for found in &found.entries {
        if let FoundText::Entry(letters) = found
            && let Some(letter) = letters.first()
        {
            std::io::stdout().write_all(letter.text.as_bytes())?;
        }
    }
    Ok(())
}
