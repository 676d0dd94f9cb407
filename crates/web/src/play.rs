//! Games that are played here: begun, joined, gone on with; letters into them and out of them.

use std::path::{Path, PathBuf};

use adjudicate_agent::act::{self, Act, CommittedAct, PreparedAct};
use adjudicate_agent::charter::{mail_of, name_of, sign as sign_charter, text_of};
use adjudicate_agent::due::{AssignedDuty, DueAct, due};
use adjudicate_agent::game_file::{self, GameFile};
use adjudicate_agent::game_view::GameView;
use adjudicate_agent::inbox::{self, ArrivalOutcome, GamePaths, Import, ImportOutcome, SlipOutcome};
use adjudicate_agent::options::options;
use adjudicate_agent::pending::Pending;
use adjudicate_agent::signing::{self, Signer};
use adjudicate_agent::{Context, Failure, agreement, outlook, pick, secret, slips, turn};
use adjudicate_games::GAMES;
use adjudicate_locales::Language;
use adjudicate_mail::mbox;
use adjudicate_record::crypto::PublicKey;
use adjudicate_record::dice::Member;
use adjudicate_record::log::file::{self, Disk};
use adjudicate_record::log::signing_state::SigningState;
use adjudicate_record::log::{Charter, Clock, EntryKind, Offer, Organiser, Player, Referee, True, parse_int};
use adjudicate_referee::{Author, Match, SecretBoard};
use adjudicate_rules::{AcceptedValues, COMMON_CLAUSES, Clause, Demand, Game, OptionSpec, Play};
use adjudicate_text::dates::Calendar;
use adjudicate_text::deeds::DeedTeller;
use adjudicate_text::status::{self, Status};
use adjudicate_text::terms::terms;
use adjudicate_text::{rules, view};
use serde::Serialize;
use serde_json::{Value, json};

use crate::board::{self, BoardReport, MoveChoices};
use crate::request::{AskedAct, NewGameRequest};
use crate::session::{Answer, FailureMessage, PageSession};
use crate::{events, invite, keys, letter, table, words};
use adjudicate_rules::{Phrase, phrase};

/// Returns all games, with their rules in a language.
pub fn games(language: Language) -> Value {
    let clauses = |clauses: &[Clause]| -> Value {
        let shown = |clause: &Clause| json!({ "clause": clause.id, "text": language.text_or(clause.id, clause.text) });
        clauses.iter().map(shown).collect()
    };
    let shown = |game: &&Game| {
        let option = |option: &OptionSpec| {
            json!({
                "key": option.key,
                "accepts": language.phrase(&option.range()),
                "default": option.preset.to_string(),
                "about": rules::effect(language, game, option),
                "choices": option.accepts.iter().map(choice).collect::<Value>(),
            })
        };
        json!({
            "game": game.name,
            "title": language.phrase(&rules::title(game)),
            "players": { "from": game.players.start(), "to": game.players.end() },
            "notation": rules::notation(language, game),
            "clauses": clauses(game.clauses),
            "common": clauses(COMMON_CLAUSES),
            "options": game.options.iter().map(option).collect::<Value>(),
            "lessons": game.lessons.len(),
        })
    };
    GAMES.iter().map(shown).collect()
}

/// A kind of values that an option accepts, for a form.
fn choice(accepted: &AcceptedValues) -> Value {
    match accepted {
        AcceptedValues::Int(range) => json!({ "from": range.start(), "to": range.end() }),
        AcceptedValues::Bool => json!({ "words": ["true", "false"] }),
        AcceptedValues::Word(word) => json!({ "words": [word] }),
        AcceptedValues::Words(words) => json!({ "some": words }),
        AcceptedValues::Text => json!({ "text": true }),
        AcceptedValues::Boards => json!({ "boards": true }),
    }
}

/// The games that are here.
///
/// # Errors
/// The stored files cannot be read.
pub fn here(session: &PageSession) -> Answer {
    let language = session.office.language;
    let found = game_file::look_through(&Disk, Path::new("."))?;
    let mut shown = Vec::new();
    for copies in &found.games {
        // A game that cannot be shown takes no other one away.
        let at_fault =
            |failure: &Failure| json!({ "path": copies.first(), "failure": FailureMessage::of(language, failure) });
        shown.push(game_here(&session.office, copies).unwrap_or_else(|failure| at_fault(&failure)));
    }
    Ok(Value::Array(shown))
}

/// The game of which these are the copies.
pub(crate) fn game_here(office: &Context, copies: &[PathBuf]) -> Answer {
    let system = office.store.system();
    let path = game_file::newest(system, copies)?;
    let game = game_file::load(system, &path, None)?;
    let aside = GameView::of(system, &game)?.in_language(office.language);
    let statuses = outlook::statuses(office, &game, &aside)?;
    let due = own_due(office, &game, &aside, &statuses)?;
    Ok(json!({
        "path": path,
        "headline": view::headline_in(office.language, &game.state),
        "outlook": what_is_next(office, &statuses, &aside, due.is_some())?,
        "over": game.state.outcome().is_some(),
        "due": due.map(|due| due.what),
    }))
}

/// A duty of the person at the page.
#[derive(Serialize)]
struct Due {
    /// In words.
    what: String,
    /// As the program's scripts call it.
    name: &'static str,
    only: Option<String>,
    offer: Option<String>,
}

/// Returns the next acts in sentences. The request to the person is left out if it is told apart.
fn what_is_next(
    office: &Context,
    statuses: &[Status],
    aside: &GameView<'_>,
    apart: bool,
) -> Result<Vec<String>, Failure> {
    let calendar = Calendar::of_days(office.now()?).in_language(office.language);
    let first = statuses.iter().position(|status| apart && status.asked().is_some());
    let kept = statuses.iter().enumerate().filter(|(place, _)| Some(*place) != first);
    let kept: Vec<Status> = kept.map(|(_, status)| status.clone()).collect();
    Ok(outlook::lines(office.language, &kept, aside, Some(&calendar)))
}

fn own_due(
    office: &Context,
    game: &GameFile,
    aside: &GameView<'_>,
    statuses: &[Status],
) -> Result<Option<Due>, Failure> {
    let Some(identity) = office.identity_at_hand()? else { return Ok(None) };
    let calendar = Calendar::of_days(office.now()?).in_language(office.language);
    let asked = statuses.iter().find(|status| status.asked().is_some());
    let asked = asked.map(|status| status.sentence(Some(&calendar)));
    Ok(due(game, aside, identity).map(|(due, _): (AssignedDuty, String)| {
        let offer = match &due.what {
            DueAct::Respond { id, .. } => Some(id.clone()),
            DueAct::Join
            | DueAct::Give
            | DueAct::Answer
            | DueAct::OnlyPlay(_)
            | DueAct::Play
            | DueAct::Open
            | DueAct::Save
            | DueAct::Post => None,
        };
        Due { what: asked.unwrap_or_default(), name: due.name(), only: due.only_move(), offer }
    }))
}

/// A game as its player sees it, with his throw and his sealed board if his key is open.
///
/// # Errors
/// The game cannot be read, or a step of the turn that has been begun cannot be made.
pub fn game(session: &PageSession, path: &Path, begun: &str, choice: Option<&str>) -> Answer {
    let office = &session.office;
    let language = office.language;
    let (mut teller, mut entries) = (DeedTeller::default(), Vec::new());
    let game = game_file::load_with(&Disk, path, None, |_, entry, state| {
        entries.push(match language.is_english() {
            true => view::entry_line(entry),
            false => {
                let told = teller.tell(language, entry, state).join(" ");
                language.text("entry", &[("number", entry.seq.into()), ("told", told.into())])
            }
        });
    })?;
    let state = &game.state;
    let aside = GameView::of(&Disk, &game)?.in_language(language);
    let identity = office.identity_at_hand()?;
    let own = identity.and_then(|identity| state.author_of_key(&identity.public()));
    let (play, dice, board) = foreseen(office, &game, choice)?;
    let acts = match play.demand() {
        Demand::Act(seat) if own.and_then(Author::seat) == Some(seat) && state.next_to_join().is_none() => Some(seat),
        _ => None,
    };
    let stage = acts.and_then(|_| turn::stage(&play, begun, board.as_ref())).transpose()?;
    let mut scene = if dice.is_some() { play.scene(own.and_then(Author::seat)) } else { secret::scene(office, state)? };
    let title = board::title(language, state, state.entries().saturating_sub(1));
    let placeless = acts.map_or_else(Vec::new, |_| table::placeless(&play, begun, board.as_ref(), &scene));
    let (mut about, mut told, mut groups) = (String::new(), Vec::new(), Vec::new());
    let steps = stage.is_some();
    match stage {
        Some(stage) => {
            (about, told, groups) = (language.phrase(&stage.about), language.phrases(&stage.told), stage.groups);
            if !begun.is_empty() {
                scene = stage.scene;
            }
        }
        None if acts.is_some() => groups = play.position().legal(),
        None => {}
    }
    let written = board::written(language, &play, groups.iter().flat_map(|group| &group.moves));
    let offers: Vec<Value> = own_offers(language, state, &Pending::load(&Disk, path)?, own);
    let statuses = outlook::statuses(office, &game, &aside)?;
    let due = own_due(office, &game, &aside, &statuses)?;
    let unsealed = acts.is_some_and(|seat| play.seals_boards() && state.root_of(seat).is_none());
    Ok(json!({
        "path": path,
        "headline": view::headline_in(language, state),
        "outlook": what_is_next(office, &statuses, &aside, due.is_some())?,
        "terms": terms(office.language, state),
        "over": state.outcome().is_some(),
        "own": own.map(|own| state.author_name(own)),
        "holds": own.is_some_and(|own| state.holds_pen(own)),
        "due": due,
        "answers": invite::answered(office, &game)?,
        "acts": acts.is_some(),
        "dice": dice,
        "board": BoardReport::in_language(language, &play, scene, &title),
        "steps": steps,
        "about": about,
        "told": told,
        "placeless": placeless,
        "groups": MoveChoices::all(language, groups),
        "written": written,
        "notation": rules::notation(language, state.play().game()),
        "offers": offers,
        "entries": entries,
        "rolls": own.and_then(Author::seat).and_then(|seat| state.play().position().before_throw(seat)).is_some(),
        "unsent": signing::unsent(office, &state.id())?,
        "boards": unsealed.then(|| secret::stock(state)),
        "sealed": own.and_then(Author::seat).is_some_and(|seat| state.root_of(seat).is_some()),
        "referee": state.has_referee(),
        "clock": state.charter().clock.is_some(),
        "away": state.charter().clock.as_ref().is_some_and(Clock::has_absences),
        "players": state.charter().players.iter().map(|player| player.name.to_string()).collect::<Vec<_>>(),
    }))
}

fn own_offers(language: Language, state: &Match, beside: &Pending, own: Option<Author>) -> Vec<Value> {
    let seat = own.and_then(Author::seat);
    let shown = |offer: slips::WaitingOffer<'_>| {
        let asked = seat.is_some_and(|seat| offer.asked.contains(&seat));
        let carries = own.is_some_and(|own| state.holds_pen(own)) && offer.asked.is_empty();
        json!({
            "id": offer.slip.id().to_hex(),
            "by": state.name_of(Member::Player(offer.by)),
            "what": language.phrase(&view::offer(offer.offer)),
            "asked": asked || carries,
        })
    };
    slips::offers(state, beside).into_iter().map(shown).collect()
}

/// The game as its player can know it, before his first turn with the board that he is about to seal.
fn foreseen(
    office: &Context,
    game: &GameFile,
    choice: Option<&str>,
) -> Result<(Play, Option<String>, Option<SecretBoard>), Failure> {
    let (mut play, dice, board) = turn::foreseen(office, game)?;
    let state = &game.state;
    let own =
        office.identity_at_hand()?.and_then(|identity| Some((identity, state.author_of_key(&identity.public())?)));
    let Some((identity, author)) = own.filter(|_| play.seals_boards() && board.is_none()) else {
        return Ok((play, dice, board));
    };
    match (author.seat(), play.demand()) {
        (Some(seat), Demand::Act(acts)) if seat == acts && state.root_of(seat).is_none() => {
            let board = secret::chosen(state, identity, seat, choice.unwrap_or("random"))?;
            play.show_square(board.path().first().number());
            Ok((play, dice, Some(board)))
        }
        _ => Ok((play, dice, board)),
    }
}

/// The moves that touch these places.
///
/// # Errors
/// The game cannot be read, or a step cannot be made.
pub fn touch(session: &PageSession, path: &Path, begun: &str, touched: &[String], choice: Option<&str>) -> Answer {
    let game = game_file::load(&Disk, path, None)?;
    let (play, _, board) = foreseen(&session.office, &game, choice)?;
    match play.demand() {
        Demand::Act(seat) => table::touched_in(session.office.language, &play, begun, board.as_ref(), seat, touched),
        _ => Ok(json!({ "moves": Value::Array(Vec::new()) })),
    }
}

/// Takes in what came; entries that are dated ahead only with `ahead`.
pub fn import(session: &PageSession, source: &str, bytes: &[u8], ahead: bool) -> Answer {
    bring(&session.office, std::iter::once((source, bytes)), ahead)
}

/// Takes in several files with entries, each with what to call it; entries that are dated ahead only with `ahead`.
///
/// # Errors
/// The stored files cannot be read or written.
pub fn bring<'a>(office: &Context, files: impl Iterator<Item = (&'a str, &'a [u8])>, ahead: bool) -> Answer {
    let language = office.language;
    let places = GamePaths { game: None, games: PathBuf::from("."), output: None };
    let mut import = Import::open(office, places, &[])?;
    if !ahead {
        import.refuses_dated_ahead();
    }
    let (mut tournaments, mut untaken) = (Vec::new(), Vec::new());
    let mut take = |source: &str, bytes: &[u8]| {
        let mut content = (office.reader)(bytes);
        let logs = std::mem::take(&mut content.event_logs);
        for log in &logs {
            match events::take(office, source, log) {
                Ok(taken) => tournaments.push(taken),
                Err(failure) => untaken.push(FailureMessage::of(language, &failure)),
            }
        }
        if logs.is_empty() || !content.is_empty() {
            import.take(source, content);
        }
    };
    for (source, bytes) in files {
        let messages = if mbox::is_mbox(bytes) { mbox::messages(bytes) } else { Vec::new() };
        match messages.as_slice() {
            [] | [_] => take(source, bytes),
            several => several.iter().for_each(|message| take(source, message)),
        }
    }
    import.place()?;
    let brought = import.bring()?;
    let entries: Vec<Value> = import
        .arrivals
        .iter()
        .map(|arrival| {
            let (outcome, failure) = match &arrival.outcome {
                ArrivalOutcome::Known(_) => ("known", None),
                ArrivalOutcome::Added(_) => ("added", None),
                ArrivalOutcome::Fell(_) => ("beside", None),
                ArrivalOutcome::Named(_) => ("twice", None),
                ArrivalOutcome::Early | ArrivalOutcome::Waiting | ArrivalOutcome::Placed(_) => ("early", None),
                ArrivalOutcome::Refused(failure) | ArrivalOutcome::Deferred(failure) => {
                    ("refused", Some(FailureMessage::of(language, failure)))
                }
                ArrivalOutcome::Dropped => ("dropped", None),
            };
            // The page asks about these, and says with the next request that they are to be taken.
            let ahead = outcome == "refused" && inbox::is_dated_ahead(office, arrival)?;
            Ok(json!({ "what": arrival.what().english, "outcome": outcome, "failure": failure, "ahead": ahead }))
        })
        .collect::<Result<_, Failure>>()?;
    let games: Vec<Value> = brought.values().map(|brought| brought_game(language, brought)).collect();
    let (mut elements, mut failures) = (Vec::new(), untaken);
    for (source, slips) in &import.slips {
        if let (_, SlipOutcome::Refused(failure)) = import.slip_outcome(source, slips, &brought) {
            failures.push(FailureMessage::of(language, &failure));
        }
    }
    for (source, line) in &import.elements {
        match import.element_outcome(source, line, &brought) {
            Ok(outcome) => elements.push(outcome.words(language, source, KEPT)),
            Err(failure) => failures.push(FailureMessage::of(language, &failure)),
        }
    }
    failures.extend(import.failures.iter().map(|failure| FailureMessage::of(language, failure)));
    Ok(json!({
        "entries": entries,
        "games": games,
        "events": tournaments,
        "slips": import.slips.len(),
        "elements": elements,
        "failures": failures,
    }))
}

/// The name of the place, in messages, at which the page stores everything that is in no log.
const KEPT: &str = "this page";

/// Describes the changes in a game into which something was imported.
fn brought_game(language: Language, brought: &ImportOutcome) -> Value {
    let state = &brought.game.state;
    let waits = brought
        .slips
        .iter()
        .map(|slip| language.text("new-slip", &[("what", words::of_slip(language, state, slip).into())]));
    let moved = [brought.fallen_words(language, KEPT), brought.cut_words(language, KEPT)].into_iter().flatten();
    let lines: Vec<String> = moved.chain(waits).chain(brought.spent_words(language)).collect();
    json!({
        "path": brought.game.path,
        "headline": view::headline_in(language, state),
        "added": brought.added.len(),
        "restored": brought.restored,
        "named": brought.named.iter().map(|named| named.name.clone()).collect::<Vec<_>>(),
        "stop": brought.stop().map(|stop| FailureMessage::of(language, &stop)),
        "lines": lines,
    })
}

/// Begins a game.
///
/// # Errors
/// It cannot be played so, or no key is open.
pub fn begin(session: &PageSession, new: &NewGameRequest) -> Answer {
    let office = &session.office;
    let identity = office.identity()?;
    let charter = charter(office, new, identity.public())?;
    let name = inbox::file_name(&charter);
    let stem = name.trim_end_matches(".yaml").to_owned();
    let mut path = PathBuf::from(&name);
    let mut number = 2_u32;
    while file::is_there(&Disk, &path)? {
        path = PathBuf::from(format!("{stem}-{number}.yaml"));
        number += 1;
    }
    let (text, state) = sign_charter(office.now()?, charter, &identity)?;
    SigningState::new(state.id(), 0, state.id()).store(&Disk, office.settings.state_directory()?)?;
    file::create(&Disk, &path, &text)?;
    Ok(json!({ "path": path, "terms": terms(office.language, &state) }))
}

fn key_of(what: Phrase, line: &str) -> Result<PublicKey, Failure> {
    PublicKey::parse_line(line).map_err(|error| Failure::usage(error.phrase()).about(what))
}

fn charter(office: &Context, new: &NewGameRequest, own: PublicKey) -> Result<Charter, Failure> {
    let game = pick::game(&new.game)?;
    let given =
        |text: &Option<String>| text.as_deref().map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
    let mut players = Vec::new();
    for player in &new.players {
        let what = || phrase!("what-players-name", "a player's name");
        let name = name_of(what(), &player.name)?;
        let key = given(&player.key)
            .map(|key| key_of(phrase!("what-key-of", "the key of {name}", name), &key))
            .transpose()?;
        let written = player.name.trim();
        let display = (name != *written).then(|| text_of(what(), written));
        let mail = given(&player.mail).map(|mail| mail_of(&mail)).transpose()?;
        players.push(Player { name, key, mail, display: display.transpose()? });
    }
    let referee = match given(&new.referee) {
        Some(key) => Some(Referee {
            key: key_of(phrase!("what-referee-key", "the referee's key"), &key)?,
            mail: given(&new.referee_mail).map(|mail| mail_of(&mail)).transpose()?,
        }),
        None => None,
    };
    let player = players.iter().find(|player| player.key == Some(own)).map(|player| player.name.to_string());
    let organiser =
        player.or_else(|| referee.as_ref().filter(|referee| referee.key == own).map(|_| "referee".to_owned()));
    let organiser = organiser.ok_or_else(|| {
        Failure::usage(phrase!("key-of-nobody", "your key is neither a player's nor the referee's"))
            .hint(phrase!("key-of-nobody-hint", "give your own key's line to one of the players"))
    })?;
    Ok(Charter {
        format: 1,
        game: name_of("the game", game.name)?,
        rules: game.rules,
        options: options(&new.options, game)?,
        first: given(&new.first).map(|first| name_of("who begins", &first)).transpose()?,
        players,
        organiser: Organiser { name: name_of("the organiser", &organiser)?, key: own },
        referee,
        dice: None,
        clock: new.clock.map(|[turn, transit, grace, absence]| Clock::per_turn(turn, transit, grace, absence)),
        series: None,
        event: None,
        nonce: office.nonce()?,
    })
}

fn offer_of(what: &str) -> Result<Offer, Failure> {
    let (word, rest) = what.trim().split_once(' ').unwrap_or((what.trim(), ""));
    Ok(match (word, rest.trim()) {
        ("draw", "") => Offer::Draw(True),
        ("end", "") => Offer::End(True),
        ("prisoners", "") => Offer::Prisoners(True),
        ("takeback", number) => {
            let number = parse_int(number)
                .ok_or_else(|| Failure::usage(phrase!("no-entry-number", "`{number}` is no entry's number", number)))?;
            Offer::Takeback(number)
        }
        ("result", result) => Offer::Result(text_of(phrase!("what-result", "the result"), result)?),
        ("concede", loss) => Offer::Concede(agreement::loss(if loss.is_empty() { "single" } else { loss })?),
        ("referee", key) => Offer::Referee(key_of(phrase!("what-referee-key", "the referee's key"), key)?),
        _ => return Err(Failure::usage(phrase!("no-offer", "`{what}` is nothing that can be offered", what))),
    })
}

/// The act that the page asks for. A turn is written in the letters that the reader's language has for pieces.
fn act_of(signer: &Signer<'_>, asked: &AskedAct) -> Result<Act, Failure> {
    let state = &signer.game.state;
    Ok(match asked {
        AskedAct::Join => Act::Join,
        AskedAct::Turn { play, board, .. } => Act::Turn { typed: play.clone(), board: board.clone() },
        AskedAct::RollNext => Act::RollNext,
        AskedAct::Answer => Act::Answer,
        AskedAct::Resign => Act::Resign,
        AskedAct::ClaimDraw => Act::ClaimDraw,
        AskedAct::ClaimTimeout { name } => Act::ClaimTimeout { name: name.clone() },
        AskedAct::Away { from, until } => Act::Away { from: from.clone(), until: until.clone() },
        AskedAct::Rekey { text, passphrase } => {
            let new = keys::read(text, passphrase.as_deref())?;
            let tip = agreement::tip(state, &new, &state.head());
            Act::Rekey { player: signer.by.clone(), key: new.public(), tip }
        }
        AskedAct::Offer { what } => Act::Offer(offer_of(what)?),
        AskedAct::Accept { id } => Act::Accept { offer: Some(id.clone()) },
        AskedAct::Note => Act::Note,
        AskedAct::Post => Act::Post,
        AskedAct::Open => Act::Open { board: None },
        AskedAct::Save { tokens } => Act::Save(*tokens),
        AskedAct::Order { when, then } => Act::Order { when: when.clone(), then: then.clone() },
    })
}

fn prepared(signer: &Signer<'_>, asked: &AskedAct, say: Option<&str>) -> Result<PreparedAct, Failure> {
    let say = say.filter(|say| !say.is_empty()).map(act::remark).transpose()?;
    Ok(act::prepare(signer, &act_of(signer, asked)?, say)?)
}

/// Returns the effect that an act would have.
///
/// # Errors
/// It cannot be done.
pub fn preview(session: &mut PageSession, path: &Path, asked: &AskedAct, say: Option<&str>, trust: bool) -> Answer {
    session.office.trusts_log = trust;
    let signer = Signer::take(&session.office, game_file::load(&Disk, path, None)?, None, &[])?;
    let language = session.office.language;
    Ok(match prepared(&signer, asked, say)? {
        PreparedAct::Entry(prepared) => {
            let (entry, state) = (&prepared.composed.entry, &prepared.composed.state);
            let told = match (&entry.kind, turn::ahead(&signer)) {
                (EntryKind::Turn(turn), Ok((_, play))) => language.phrases(&turn::told(&play, turn.play.as_str())),
                _ => Vec::new(),
            };
            let slips: Vec<String> = entry.slips.iter().map(|slip| words::of_slip(language, state, slip)).collect();
            let scene = state.play().scene(signer.seat());
            json!({
                "line": words::of_entry(language, &signer.game.state, &prepared),
                "told": told,
                "slips": slips,
                "dice": entry.dice.as_ref().map(ToString::to_string),
                "board": BoardReport::in_language(language, state.play(), scene, &board::title(language, state, entry.seq)),
                "outlook": status::told_in(language, state, signer.author()),
                "terms": matches!(entry.kind, EntryKind::Join(_)).then(|| terms(language, &signer.game.state)),
            })
        }
        PreparedAct::Slip(prepared) => {
            json!({ "line": words::of_slip(language, &signer.game.state, &prepared.slip), "slip": true })
        }
        PreparedAct::Waiting(slip) => {
            json!({ "line": words::of_slip(language, &signer.game.state, &slip), "slip": true, "waits": true })
        }
        PreparedAct::Element => json!({ "line": language.text("gives-share", &[]), "slip": true }),
    })
}

/// Signs an act and writes it down; the letter about it.
///
/// # Errors
/// It cannot be done.
pub fn sign(session: &mut PageSession, path: &Path, asked: &AskedAct, say: Option<&str>, trust: bool) -> Answer {
    session.office.trusts_log = trust;
    let office = &session.office;
    let mut signer = Signer::take(office, game_file::load(&Disk, path, None)?, None, &[])?;
    signer.roll_next = matches!(asked, AskedAct::Turn { roll_next: true, .. });
    let language = office.language;
    let prepared = prepared(&signer, asked, say)?;
    let line = match &prepared {
        PreparedAct::Entry(entry) => words::of_entry(language, &signer.game.state, entry),
        PreparedAct::Slip(slip) => words::of_slip(language, &signer.game.state, &slip.slip),
        PreparedAct::Waiting(slip) => words::of_slip(language, &signer.game.state, slip),
        PreparedAct::Element => String::new(),
    };
    let line = match prepared.commit(signer)? {
        CommittedAct::Element(element) => element,
        CommittedAct::Entry(_) | CommittedAct::Slip => line,
    };
    Ok(json!({ "line": line.trim(), "letter": letter::about(office, path)? }))
}

/// The line with a new key that a referee needs.
///
/// # Errors
/// The game or the key cannot be read, or nobody of that name is in it.
pub fn rekey_line(path: &Path, name: &str, text: &str, passphrase: Option<&str>) -> Answer {
    let state = game_file::load(&Disk, path, None)?.state;
    let name = pick::member(&state, name)?;
    Ok(json!({ "line": agreement::rekey_line(&state, &name, &keys::read(text, passphrase)?) }))
}

/// The secret of the sealed board.
///
/// # Errors
/// There is none, or no key is open.
pub fn sealed(session: &PageSession, path: &Path) -> Answer {
    let office = &session.office;
    let state = game_file::load(&Disk, path, None)?.state;
    let identity = office.identity()?;
    let none =
        || Failure::ruled(phrase!("no-sealed-board", "you have sealed no board in this game")).rule("protocol 7");
    let seat = state.author_of_key(&identity.public()).and_then(Author::seat).ok_or_else(none)?;
    let board = secret::board(office, &state, &identity, seat, None)?.ok_or_else(none)?;
    Ok(json!({ "secret": secret::written(&board) }))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests;
