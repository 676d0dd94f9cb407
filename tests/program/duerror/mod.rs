//! Duerror Grandis in the program.

mod secret;
