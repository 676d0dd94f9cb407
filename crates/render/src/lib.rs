//! Scenes as people see them: a board made of characters, a description in words, a picture.
//!
//! Every renderer takes the same [`Scene`](adjudicate_rules::Scene), so pictures of one position cannot disagree. None of
//! them prints: they give text or bytes, and the caller decides where it goes.
//!
//! ```
//! use adjudicate_games::find;
//! use adjudicate_render::{Charset, board, description, svg};
//! use adjudicate_rules::{Name, Options, Play, Seat, Setup};
//!
//! let names = ["alice", "bob"].into_iter().filter_map(Name::parse).collect();
//! let setup = Setup { names, first: Some(Seat(0)), options: Options::default(), ..Setup::default() };
//! let game = find("chess").ok_or("there is no such game")?;
//! let play = Play::start(game, setup).map_err(|refusal| refusal.reason.to_string())?;
//! let scene = play.scene(None);
//! println!("{}", board(&scene, Charset::Ascii));
//! assert!(description(&scene, Charset::Ascii).contains("king"));
//! assert!(svg(&scene, "Chess").starts_with("<svg"));
//! # Ok::<(), String>(())
//! ```

mod canvas;
#[cfg(feature = "png")]
mod gif;
mod page;
#[cfg(feature = "png")]
mod palette;
mod picture;
#[cfg(feature = "png")]
mod png;
mod site;
#[cfg(feature = "png")]
mod sprites;
mod svg;
mod text;
mod words;
mod wrap;

#[cfg(feature = "png")]
pub use gif::gif;
pub use page::{PageLanguage, PageStep, REFEREE, ReplayPage, page};
pub use picture::{Place, escaped, places};
#[cfg(feature = "png")]
pub use png::{Raster, RasterError, dots, png, small_png};
pub use site::{Chapter, ChapterPart, Column, SiteContent, SiteGame, SitePage, SiteTable, Span, pages, site};
pub use svg::{svg, svg_in};
pub use text::{board, coloured};
pub use words::description;
pub use wrap::{unbroken_words, wrapped};

/// The widest line that a rendered text has, so that mail can quote it without breaking it.
pub const WIDTH: usize = 72;

/// Which characters a rendered text may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charset {
    /// Box drawing and symbols.
    Unicode,
    /// Printable ASCII; what else a player wrote is spelled as the log spells it, `\u00e9`.
    Ascii,
}
