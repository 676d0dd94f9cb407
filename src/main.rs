//! The `adjudicate` command.
fn main() {}
