//! `adjudicate show`: the state of a game for people.

use crate::printable::printable_path;
use adjudicate_locales::Language;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, ValueEnum};

use super::calendar;
use super::context::CommandContext;
use super::output;
use super::terminal::Terminal;
use super::usage::number_in;
use crate::dice::Member;
use crate::log::file;
use crate::log::{Entry, EntryKind};
use crate::referee::Author;
use crate::render;
use crate::rules::{Scene, Seat, phrase};
use adjudicate_agent::chronicle::{Chronicle, page_language};
use adjudicate_agent::game_file::{self, FileEntry, GameFile};
use adjudicate_agent::game_view::GameView;
use adjudicate_agent::{Failure, outlook, pick, secret, signing};
use adjudicate_report::{GameStatus, ShownGame, WrittenFiles};
use adjudicate_text::dates::Calendar;
use adjudicate_text::status::{self, Status, StatusFacts};
use adjudicate_text::view;

/// How long a program that opens pages is watched: one that finds no browser ends before, and one that is a browser may go on.
const LAUNCHER_FAILS: Duration = Duration::from_secs(2);

/// How often a game that is watched is looked at.
const WATCHED_EVERY: Duration = Duration::from_millis(500);

/// Show the board, the player to move, the dice and the last moves.
///
/// Pictures and pages are made by this program alone and need nothing from elsewhere. A picture takes the place of an older
/// one of its kind; nothing else is overwritten.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  adjudicate show\n  adjudicate show game.yaml --at 12\n  \
                        adjudicate show game.yaml --as words\n  adjudicate show game.yaml --as png -o board.png\n  \
                        adjudicate show game.yaml --as svg,png,html -o board")]
pub struct Arguments {
    /// The game's file; may be left out where there is only one
    file: Option<PathBuf>,
    /// Show the game as it stood after this entry
    #[arg(long, value_name = "N")]
    at: Option<u64>,
    /// Show it as this player sees it
    #[arg(long = "for", value_name = "NAME")]
    viewer: Option<String>,
    /// In which form; several with commas. Without it, the end of FILE says which, as in `-o board.png`; else text
    #[arg(long = "as", value_name = "FORM", value_delimiter = ',')]
    forms: Vec<ShowForm>,
    /// Write it into this file; of several forms each gets an end of its own
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Open it as a page in the browser
    #[arg(long, conflicts_with_all = ["output", "forms", "watch"])]
    open: bool,
    /// Show it again whenever the game goes on, until Ctrl-C
    #[arg(long, conflicts_with_all = ["output", "at"])]
    watch: bool,
    /// How wide a PNG is, in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 800, value_parser = number_in(16..=4096_u32))]
    width: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum ShowForm {
    /// The board drawn with characters
    Text,
    /// The board described in words
    Words,
    /// Everything for scripts
    Json,
    /// A picture that scales
    Svg,
    /// A picture made of pixels
    Png,
    /// A page for browsers
    Html,
}

impl ShowForm {
    /// How files of this form end.
    fn end(self) -> &'static str {
        match self {
            ShowForm::Text => "txt",
            ShowForm::Words => "words.txt",
            ShowForm::Json => "json",
            ShowForm::Svg => "svg",
            ShowForm::Png => "png",
            ShowForm::Html => "html",
        }
    }

    fn is_picture(self) -> bool {
        matches!(self, ShowForm::Svg | ShowForm::Png | ShowForm::Html)
    }
}

impl Arguments {
    /// Returns the forms to show. If none was asked for, the name of the output file decides.
    fn forms(&self) -> Vec<ShowForm> {
        if !self.forms.is_empty() {
            return self.forms.clone();
        }
        let end = self.output.as_deref().and_then(Path::extension).and_then(|end| end.to_str());
        let named = ShowForm::value_variants().iter().copied().find(|form| Some(form.end()) == end);
        vec![named.unwrap_or(ShowForm::Text)]
    }
}

/// Runs the command.
///
/// # Errors
/// The file cannot be read, the log is invalid, or has no such entry; or a picture has nowhere to go.
pub fn run(context: &CommandContext, arguments: &Arguments) -> Result<(), Failure> {
    if arguments.watch { watch(context, arguments) } else { once(context, arguments) }
}

/// Shows the game, and again when its file or the file beside it has changed.
fn watch(context: &CommandContext, arguments: &Arguments) -> Result<(), Failure> {
    let path = game_file::locate(context, arguments.file.as_deref())?;
    let beside = file::beside(context.system(), &path)?;
    let bytes = |path: &Path| -> Result<_, Failure> {
        Ok(if file::is_there(context.system(), path)? { Some(file::read(context.system(), path)?) } else { None })
    };
    let looks = || -> Result<_, Failure> { Ok((bytes(&path)?, bytes(&beside)?)) };
    loop {
        let seen = looks()?;
        once(context, arguments)?;
        while looks()? == seen {
            std::thread::sleep(WATCHED_EVERY);
        }
        context.terminal.print("");
    }
}

fn once(context: &CommandContext, arguments: &Arguments) -> Result<(), Failure> {
    let terminal = context.terminal;
    let mut forms = arguments.forms();
    if terminal.json && forms == [ShowForm::Text] {
        forms = vec![ShowForm::Json];
    }
    let path = game_file::locate(context, arguments.file.as_deref())?;
    let game = context.load(&path, arguments.at)?;
    let viewer = arguments.viewer.as_deref().map(|name| viewer(&game, name)).transpose()?;
    let public = game.state.play().scene(viewer);
    let to_others = viewer.is_some() || arguments.output.is_some();
    let own = if to_others { public.clone() } else { secret::scene(context, &game.state)? };
    // The file beside the log belongs to the end of the log.
    // Files go to others, and JSON to programs.
    let to_reader = arguments.output.is_none() && !forms.contains(&ShowForm::Json);
    let language = if to_reader { context.language } else { Language::ENGLISH };
    let aside = match arguments.at {
        None => Some(GameView::of(context.system(), &game)?.in_language(language)),
        Some(_) => None,
    };
    let asks = match (&aside, to_others) {
        (Some(aside), false) => aside.asks(context)?,
        _ => None,
    };
    if aside.is_some()
        && let Some(unsent) = signing::unsent(context, &game.state.id())?
    {
        terminal.remark(unsent);
    }
    let calendar = calendar::of_reader(context).filter(|_| arguments.output.is_none() && arguments.at.is_none());
    let status = match (&aside, viewer) {
        (Some(aside), None) if !to_others => outlook::statuses(context, &game, aside)?,
        (Some(aside), _) => aside.statuses(viewer.map(|seat| Author::Member(Member::Player(seat))), None),
        (None, _) => status::of(&game.state, None, &StatusFacts { language, ..StatusFacts::default() }, None),
    };
    let shown = GameDisplay {
        context,
        game: &game,
        aside,
        asks,
        status,
        viewer,
        own,
        public,
        terminal,
        language,
        calendar,
        width: arguments.width,
    };
    if arguments.open {
        return in_browser(terminal, &shown.bytes(ShowForm::Html)?);
    }
    match (&arguments.output, forms.as_slice()) {
        (Some(file), forms) => {
            let mut written = Vec::new();
            for form in forms {
                let target = if forms.len() == 1 { file.clone() } else { output::named(file, form.end()) };
                output::write(&target, form.end(), &shown.bytes(*form)?)?;
                written.push(target.display().to_string());
            }
            match terminal.json {
                true => terminal.print_json(&WrittenFiles { written }),
                false => terminal.print_text("written", &[("files", terminal.language.list(&written).into())]),
            }
        }
        (None, [form]) if form.is_picture() => output::pipe(form.end(), &shown.bytes(*form)?)?,
        (None, forms) if forms.iter().any(|form| form.is_picture()) => {
            return Err(Failure::usage(phrase!("pictures-into-files", "pictures among several forms go into files"))
                .hint(phrase!("pictures-into-files-hint", "add `-o board`: each form gets an end of its own")));
        }
        (None, forms) => {
            for (place, form) in forms.iter().enumerate() {
                if place > 0 {
                    terminal.print("");
                }
                let text = match form {
                    ShowForm::Text => {
                        shown.around(render::coloured(&shown.own_scene(), terminal.charset()).trim_end())?
                    }
                    form => String::from_utf8_lossy(&shown.bytes(*form)?).into_owned(),
                };
                terminal.print(text.trim_end_matches('\n'));
            }
        }
    }
    Ok(())
}

/// Keeps a page where temporary files are, and opens it; it stays there for the browser.
fn in_browser(terminal: Terminal, page: &[u8]) -> Result<(), Failure> {
    let kept = |error: std::io::Error| {
        Failure::environment(phrase!("page-unwritable", "the page cannot be written: {error}", error))
    };
    let mut file = tempfile::Builder::new().prefix("adjudicate-").suffix(".html").tempfile().map_err(kept)?;
    file.write_all(page).map_err(kept)?;
    let (_, path) = file.keep().map_err(|error| kept(error.error))?;
    match open::that_detached_with_timeout(&path, LAUNCHER_FAILS) {
        Ok(()) => terminal.print_text("show-opened", &[("file", printable_path(&path).to_string().into())]),
        Err(error) => {
            return Err(Failure::environment(phrase!("no-browser", "no browser could be started: {error}", error))
                .hint(phrase!("no-browser-hint", "the page is in {file}", file = view::quoted(&path))));
        }
    }
    Ok(())
}

/// A game to be shown.
struct GameDisplay<'a> {
    context: &'a CommandContext,
    game: &'a GameFile,
    /// The file beside the log, if the game is shown as it stands.
    aside: Option<GameView<'a>>,
    /// The offer that waits for the user's answer, for their eyes.
    asks: Option<String>,
    status: Vec<Status>,
    viewer: Option<Seat>,
    /// The scene for the user's terminal: with his path, if he has sealed a board. A file may go to others.
    own: Scene,
    /// The scene for others, as in pictures.
    public: Scene,
    terminal: Terminal,
    language: Language,
    /// How the user reads times; none in what goes into files.
    calendar: Option<Calendar>,
    width: u32,
}

impl GameDisplay<'_> {
    fn bytes(&self, form: ShowForm) -> Result<Vec<u8>, Failure> {
        Ok(match form {
            ShowForm::Text => self.text()?.into_bytes(),
            ShowForm::Words => self.words()?.into_bytes(),
            ShowForm::Json => self.json()?,
            ShowForm::Svg => {
                render::svg_in(page_language(self.language), &self.public_scene(), &self.title()).into_bytes()
            }
            ShowForm::Png => png(&self.public_scene(), &self.title(), self.width)?,
            ShowForm::Html => {
                let at = self.game.state.entries().saturating_sub(1);
                let chronicle =
                    Chronicle::read(self.language, self.context.system(), &self.game.path, Some(at), at..=at)?;
                render::page(&chronicle.page()).into_bytes()
            }
        })
    }

    /// Returns the title of a picture.
    fn title(&self) -> String {
        let state = &self.game.state;
        let game = view::headline_in(self.language, state);
        let values = [("game", game.into()), ("entry", state.entries().saturating_sub(1).into())];
        self.language.text("picture-title", &values)
    }

    fn text(&self) -> Result<String, Failure> {
        self.around(render::board(&self.own_scene(), self.terminal.charset()).trim_end())
    }

    fn words(&self) -> Result<String, Failure> {
        self.around(render::description(&self.own_scene(), self.terminal.charset()).trim_end())
    }

    /// The scene for others in the reader's language.
    fn public_scene(&self) -> Scene {
        view::scene_in(self.language, self.game.state.play(), &self.public)
    }

    /// The user's scene in the reader's language.
    fn own_scene(&self) -> Scene {
        view::scene_in(self.language, self.game.state.play(), &self.own)
    }

    /// Nothing in it that is not in the log or beside it: what only the owner of a sealed board knows is for their eyes.
    fn json(&self) -> Result<Vec<u8>, Failure> {
        let state = &self.game.state;
        let scene = state.play().scene(self.viewer);
        let report = ShownGame {
            state: self.aside.as_ref().map_or_else(|| GameStatus::of(state), GameView::state),
            file: self.game.path.display().to_string(),
            board: render::board(&scene, render::Charset::Ascii),
            words: render::description(&scene, render::Charset::Ascii),
            status: self.status.clone(),
        };
        let text = serde_json::to_string(&report);
        let text = text.map_err(|error| {
            Failure::environment(phrase!("not-as-json", "this cannot be written as JSON: {error}", error))
        })?;
        Ok((text + "\n").into_bytes())
    }

    /// The headline, the board, the last moves, what comes next.
    fn around(&self, board: &str) -> Result<String, Failure> {
        let state = &self.game.state;
        let calendar = self.calendar.as_ref();
        let mut lines = vec![view::headline_in(self.language, state), String::new(), board.to_owned(), String::new()];
        let records = self.game.records.get(..=last(self.game)).unwrap_or(&self.game.records);
        lines.extend(last_moves(self.language, self.game, records)?);
        let fresh = records.iter().rev().take_while(|record| !matches!(record.entry.kind, EntryKind::Turn(_)));
        if let Some(dice) = fresh.filter_map(|record| record.entry.dice.as_ref()).next() {
            lines.push(self.language.text("show-rolled", &[("dice", dice.as_str().into())]));
        }
        match &self.aside {
            Some(aside) => lines.extend(outlook::lines(self.language, &self.status, aside, calendar)),
            None => lines.extend(status::sentences(self.language, &self.status, calendar)),
        }
        lines.extend(self.asks.clone());
        lines.extend(view::remarks(self.language, state));
        Ok(lines.iter().map(|line| format!("{line}\n")).collect())
    }
}

#[cfg(feature = "png")]
fn png(scene: &Scene, title: &str, width: u32) -> Result<Vec<u8>, Failure> {
    render::png(scene, title, width).map_err(|error| Failure::environment(error.to_string()))
}

#[cfg(not(feature = "png"))]
fn png(_: &Scene, _: &str, _: u32) -> Result<Vec<u8>, Failure> {
    Err(output::without_pixels())
}

fn last(game: &GameFile) -> usize {
    usize::try_from(game.state.entries()).unwrap_or(usize::MAX).min(game.records.len()).saturating_sub(1)
}

/// The seat of the player with this name.
fn viewer(game: &GameFile, name: &str) -> Result<Seat, Failure> {
    let seat = game.state.member(&pick::member(&game.state, name)?).and_then(Member::seat);
    seat.ok_or_else(|| Failure::usage(phrase!("for-no-player", "--for: `{name}` is no player of this game", name)))
}

/// The last turns with their remarks, and the last throws.
fn last_moves(language: Language, game: &GameFile, records: &[FileEntry]) -> Result<Vec<String>, Failure> {
    let silent = |entry: &Entry| {
        let quiet = matches!(entry.kind, EntryKind::Join(_) | EntryKind::Answer(_) | EntryKind::Charter(_));
        quiet && entry.dice.is_none() && entry.say.is_none() && entry.slips.is_empty()
    };
    let told = records.iter().rev().map(|record| &record.entry).filter(|entry| !silent(entry));
    let mut last: Vec<&Entry> = told.take(6).collect();
    last.reverse();
    game.lines(language, &last)
}
