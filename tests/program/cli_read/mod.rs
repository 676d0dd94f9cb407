//! The commands that only read, through the program itself.

mod explain;
mod export;
mod games;
mod languages;
mod told;
mod pages;
mod replay;
mod rules;
mod schemas;
mod verify;
