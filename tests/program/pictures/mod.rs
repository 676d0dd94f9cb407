//! Pictures that the program makes, and pages in a real browser.

mod browser;
mod commands;
mod site;
mod webdriver;
