//! The commands that only read, through the program itself.

mod explain;
mod export;
mod games;
mod languages;
mod pages;
mod replay;
mod rules;
mod schemas;
mod told;
mod verify;
