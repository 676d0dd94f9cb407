//! Files that the tests compare with what the program makes, and that `cargo xtask update` has them write instead.

/// The variable in which `cargo xtask update` names the files to write. Only this module reads it.
const VARIABLE: &str = "ADJUDICATE_UPDATE";

/// Returns true if the tests write the files of this name instead of comparing them. `cargo xtask update` lists the names.
pub fn is_updating(name: &str) -> bool {
    std::env::var_os(VARIABLE).is_some_and(|wanted| wanted == name)
}
