//! The games of a store as lists of an operator: found by player, event, state and age, and one of them with the work that waits.

use adjudicate_agent::Failure;
use adjudicate_agent::failure::about;
use adjudicate_agent::pending::Pending;
use adjudicate_locales::Language;
use adjudicate_mail::address;
use adjudicate_record::crypto::{Digest, sha256};
use adjudicate_record::log::file::BESIDE;
use adjudicate_record::log::layout::{EVENTS, GAMES, STATE, directories};
use adjudicate_record::log::{Frames, SignedEntry, Time};
use adjudicate_referee::Match;
use adjudicate_report::{StoreGame, StoreGameHistory, StoredEntry, WaitingItem};
use adjudicate_rules::{Phrase, PhraseArgument, phrase};
use adjudicate_text::{status, view};

use crate::change_set::{charter_addresses, charter_of};
use crate::local::letters_left;
use crate::operations::{GameQuery, GameRow, StoreOperations, WaitingMail};
use crate::store::{Query, Snapshot};

/// Games that are read together.
const AT_ONCE: usize = 100;
/// Messages of each kind that are shown of a game.
const MESSAGES: usize = 50;

/// The games that an operator looks for.
#[derive(Clone, Debug, Default)]
pub struct GameFilter {
    /// The name or the address of a player.
    pub player: Option<String>,
    /// The name of an event.
    pub event: Option<String>,
    /// Whether it is over.
    pub over: Option<bool>,
    /// Only games whose last entry is dated before this.
    pub before: Option<Time>,
    /// Only games whose last entry is not dated before this.
    pub since: Option<Time>,
}

impl GameFilter {
    fn query(&self) -> GameQuery {
        let player = self.player.as_deref().unwrap_or_default();
        let by_address = address::parse(player).ok().map(|address| address::folded(&address));
        GameQuery {
            below: self.event.as_ref().map(|event| format!("{EVENTS}/{event}/")).unwrap_or_default(),
            charter_has: if by_address.is_some() { String::new() } else { player.to_owned() },
            address: by_address.unwrap_or_default(),
        }
    }

    /// Whether a game whose last entry is dated so is wanted.
    fn wants_date(&self, last: Option<Time>) -> bool {
        self.before.is_none_or(|before| last.is_some_and(|last| last < before))
            && self.since.is_none_or(|since| last.is_some_and(|last| last >= since))
    }
}

/// Takes a game, with the documents that were read with it, and says whether more are wanted.
pub type TakeGameFn<'a> =
    &'a mut dyn FnMut(&mut dyn StoreOperations, &GameRow, StoreGame, &Snapshot) -> Result<bool, Failure>;

/// Calls this with each game that is wanted, as a reader of this language is told of it, in the order of their paths, until it returns `false`.
/// Signatures are not checked.
///
/// # Errors
/// The store cannot be read, or what this does fails.
pub fn each_game(
    store: &mut dyn StoreOperations,
    filter: &GameFilter,
    language: Language,
    take: TakeGameFn<'_>,
) -> Result<(), Failure> {
    let query = filter.query();
    let mut after = String::new();
    loop {
        let mut rows = store.games(&query, &after, AT_ONCE)?;
        let Some(last) = rows.last() else { return Ok(()) };
        after.clone_from(&last.path);
        rows.retain(|row| filter.wants_date(date_of(row)));
        let ids = rows.iter().map(|row| row.id).collect();
        let found = store.check_out(&Query { ids, ..Query::default() })?;
        for row in &rows {
            let Some(log) = found.files.get(&row.path) else { continue };
            let JudgedGame { game, .. } = judge(row, log, language);
            let is_player = query.charter_has.is_empty() || names_player(log, &query.charter_has);
            if is_player && filter.over.is_none_or(|over| over == game.over) && !take(store, row, game, &found)? {
                return Ok(());
            }
        }
    }
}

/// The games that are wanted, this many at most, in the language of a reader.
///
/// # Errors
/// The store cannot be read.
pub fn list_games(
    store: &mut dyn StoreOperations,
    filter: &GameFilter,
    most: usize,
    language: Language,
) -> Result<Vec<StoreGame>, Failure> {
    let mut games = Vec::new();
    each_game(store, filter, language, &mut |_, _, game, _| {
        games.push(game);
        Ok(games.len() < most)
    })?;
    Ok(games)
}

/// The only game whose id begins so, or whose log has this path, with its last entries, this many at most, and the work that waits, in the language
/// of a reader.
///
/// # Errors
/// The store cannot be read, or has no such game, or several.
pub fn show_game(
    store: &mut dyn StoreOperations,
    named: &str,
    most: usize,
    language: Language,
) -> Result<StoreGameHistory, Failure> {
    let found = store.find(named)?;
    let [id] = found.as_slice() else {
        return Err(match found.is_empty() {
            true => Failure::usage(phrase!(
                "no-game-or-path-of-store",
                "no game of the store has an id that begins with {named}, or this path",
                named
            ))
            .hint(phrase!("no-game-or-path-of-store-hint", "`adjudicate store games URL` lists them")),
            false => several_games(named),
        });
    };
    let found = store.check_out(&Query { ids: vec![*id], ..Query::default() })?;
    let path = found.games.iter().find(|(_, game)| game.id == *id).map(|(path, _)| path.clone());
    let removed = || Failure::environment(phrase!("game-removed", "the game was removed a moment ago"));
    let path = path.ok_or_else(removed)?;
    let log = found.files.get(&path).cloned().unwrap_or_default();
    let rows = store.games(&GameQuery { below: path.clone(), ..GameQuery::default() }, "", 1)?;
    let row = rows.into_iter().find(|row| row.id == *id);
    let row = row.ok_or_else(removed)?;
    let JudgedGame { game, mut entries, state } = judge(&row, &log, language);
    let more = entries.len() > most;
    entries.drain(..entries.len().saturating_sub(most));
    let mut waiting = Vec::new();
    if let Some(bytes) = found.files.get(&format!("{path}{BESIDE}")) {
        let beside = Pending::parse(bytes);
        let slips = beside.slips.iter().map(|slip| match &state {
            Some(state) if !language.is_english() => view::slip_line_in(language, state, slip),
            _ => format!("{}: {}", slip.by, view::slip_told(slip)),
        });
        let pieces = [
            ("waiting-elements", beside.elements.len(), ["element of the dice", "elements of the dice"]),
            (
                "waiting-entries",
                beside.entries.len(),
                ["entry that is not in the log", "entries that are not in the log"],
            ),
        ];
        let counted = pieces.into_iter().filter(|(_, number, _)| *number > 0).map(|(key, number, [one, several])| {
            let english = view::counted(number as u64, one, several);
            language.phrase(&Phrase::english(key, english).with("number", PhraseArgument::count(number)))
        });
        let all = slips.chain(counted);
        waiting.extend(all.map(|text| WaitingItem { kind: "beside", id: None, text }));
    }
    waiting.extend(unread_of(store, &row)?);
    let mail = store.mail_of(&charter_addresses(&log), MESSAGES)?;
    waiting.extend(mail.into_iter().map(|mail| waiting_mail(mail, language)));
    Ok(StoreGameHistory { game, entries, more, waiting })
}

/// That several games have ids that begin so.
pub fn several_games(named: &str) -> Failure {
    Failure::usage(phrase!(
        "several-games-of-store",
        "several games of the store have ids that begin with {named}",
        named
    ))
    .hint(phrase!("type-more", "type more of it"))
}

/// The letters about a game that are left for a person.
fn unread_of(store: &mut dyn StoreOperations, row: &GameRow) -> Result<Vec<WaitingItem>, Failure> {
    let below = vec![format!("{STATE}/{}/", directories::LEFT)];
    // Without a note there is no letter that is known to be about this game.
    if store.check_out(&Query { below, ..Query::default() })?.files.is_empty() {
        return Ok(Vec::new());
    }
    let mut items = Vec::new();
    for (message, note) in letters_left(store)? {
        if let Some(note) = note.filter(|note| note.game == Some(row.id)) {
            let id = Digest(sha256(&[&message])).to_hex();
            items.push(WaitingItem { kind: "unread", id: Some(id), text: note.reason });
        }
    }
    Ok(items)
}

fn waiting_mail(mail: WaitingMail, language: Language) -> WaitingItem {
    let direction = if mail.kind == "inbox" { "from or about" } else { "to" };
    let times = count(mail.put_off);
    let put_off = (times > 0).then(|| format!(", put off {}", view::counted(times, "time", "times")));
    let english = format!("{direction} {}{}", mail.address, put_off.unwrap_or_default());
    let told = Phrase::english("waiting-mail", english).with("kind", mail.kind).with("address", mail.address);
    let told = told.with("number", times);
    let told = match mail.why.filter(|why| !why.is_empty()) {
        Some(why) => about(told, why.into()),
        None => told,
    };
    WaitingItem { kind: mail.kind, id: Some(mail.id), text: language.phrase(&told) }
}

fn count(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

/// The date of the last entry.
fn date_of(row: &GameRow) -> Option<Time> {
    let text = std::str::from_utf8(row.last.as_deref()?).ok()?;
    SignedEntry::read(text).ok().map(|signed| signed.entry.at)
}

/// Whether the charter of a log has a player of this name.
fn names_player(log: &[u8], name: &str) -> bool {
    charter_of(log).is_some_and(|charter| charter.players.iter().any(|player| player.name.as_str() == name))
}

/// A game as its log tells of it.
struct JudgedGame {
    game: StoreGame,
    entries: Vec<StoredEntry>,
    /// Its state after the last entry, if all of them can stand.
    state: Option<Match>,
}

/// Goes through a log without checking its signatures.
fn judge(row: &GameRow, log: &[u8], language: Language) -> JudgedGame {
    let mut game = StoreGame {
        id: row.id,
        path: row.path.clone(),
        event: event_of(&row.path),
        headline: None,
        entries: row.length,
        last: date_of(row),
        over: false,
        status: Vec::new(),
        next: row.due.and_then(Time::from_unix),
        trouble: None,
    };
    let (mut entries, mut end) = (Vec::new(), None);
    let frames = Frames::new(log);
    let signed: Result<Vec<SignedEntry>, Phrase> = frames
        .map(|frame| match frame {
            Ok(frame) => SignedEntry::read(frame.text).map_err(|fault| fault.reason),
            Err(_) => Err(phrase!("listed-no-entries", "it is not made of entries")),
        })
        .collect();
    let signed = match signed {
        Ok(signed) => signed,
        Err(reason) => {
            game.trouble = Some(language.phrase(&reason));
            return JudgedGame { game, entries, state: end };
        }
    };
    let last = signed.len();
    let traced = adjudicate_referee::retrace(&signed, |signed, state| {
        let entry = &signed.entry;
        let text = view::entry_line_in(language, state, entry).trim().to_owned();
        entries.push(StoredEntry { seq: entry.seq, at: entry.at, by: entry.by.to_string(), text });
        if entries.len() == last {
            game.headline = Some(view::headline_in(language, state));
            game.over = state.outcome().is_some();
            game.status = status::told_in(language, state, None);
            end = Some(state.clone());
        }
    });
    game.trouble = traced.err().map(|fault| language.phrase(&fault.reason));
    JudgedGame { game, entries, state: end }
}

/// The event to which the log at this path belongs.
fn event_of(path: &str) -> Option<String> {
    let event = path.strip_prefix(EVENTS)?.strip_prefix('/')?;
    let (event, rest) = event.split_once('/')?;
    rest.starts_with(GAMES).then(|| event.to_owned())
}
