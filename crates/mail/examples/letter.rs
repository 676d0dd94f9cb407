//! Writes the entries that a letter brings: `cargo run --package adjudicate-mail --example letter < LETTER`.

use std::error::Error;
use std::io::{Read, Write, stdin, stdout};

use adjudicate_mail::find::FoundBlock;
use adjudicate_mail::incoming;

fn main() -> Result<(), Box<dyn Error>> {
    let mut letter = Vec::new();
    stdin().read_to_end(&mut letter)?;
    for found in &incoming::read(&letter).entries {
        if let FoundBlock::Entry(letters) = found
            && let Some(letter) = letters.first()
        {
            stdout().write_all(letter.text.as_bytes())?;
        }
    }
    Ok(())
}
