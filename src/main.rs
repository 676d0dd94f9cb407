//! The `adjudicate` command.

use std::process::ExitCode;

fn main() -> ExitCode {
    adjudicate::cli::run(std::env::args_os())
}
