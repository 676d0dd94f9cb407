//! Pictures: as they have to be, and in agreement with the text boards.

mod agreement;
mod edges;
mod golden;
mod hostile;
mod lessons;
mod positions;
