//! A turn before it is signed: the position that it is made in, and its steps where it is made of some.

use crate::context::Context;
use crate::due::{fitting, foreseen as foreseen_throw};
use crate::failure::Failure;
use crate::game_file::GameFile;
use crate::pending::Pending;
use crate::secret;
use crate::signing::Signer;
use adjudicate_record::dice::Member;
use adjudicate_referee::{Author, Duty, SecretBoard};
use adjudicate_rules::{Demand, Phrase, Play, SealedStep, Seat, Stage, StepTargets, phrase};
use adjudicate_text::{status, view};

/// The separator between steps.
pub const BETWEEN: &str = "; ";

/// The stage of a turn; only for games whose turns are made of steps. Its error is that a step is unreadable or illegal.
pub fn stage(play: &Play, begun: &str, board: Option<&SecretBoard>) -> Option<Result<Stage, Failure>> {
    let ahead = |step: &SealedStep| board.map_or(0, |board| board.ahead(step));
    let known: Option<&StepTargets<'_>> = if board.is_some() { Some(&ahead) } else { None };
    let stage = play.position().stage(begun, known)?;
    Some(stage.map_err(|refusal| Failure::refused(refusal, begun)))
}

/// Returns the steps with which the turn of the player to act can begin; `None` if nobody is, and in games whose turns
/// are not made of steps.
pub fn first(play: &Play, board: Option<&SecretBoard>) -> Option<Stage> {
    stage(play, "", board)?.ok()
}

/// Describes a turn, in sentences; empty in games whose turns are not made of steps.
pub fn told(play: &Play, recorded: &str) -> Vec<Phrase> {
    stage(play, recorded, None).and_then(Result::ok).map(|stage| stage.told).unwrap_or_default()
}

/// Fills in where the moves of a turn lead along a sealed board, where its owner has left that out.
pub fn completed(play: &Play, typed: &str, board: Option<&SecretBoard>) -> String {
    let mut begun = String::new();
    for step in typed.split([';', ',']).map(str::trim) {
        let bare = step.to_ascii_lowercase();
        let mut step = step.to_owned();
        if bare.ends_with("move")
            && let Some(Ok(stage)) = stage(play, &begun, board)
        {
            let moves = stage.groups.iter().flat_map(|group| &group.moves);
            let follows = |listed: &&String| listed.strip_prefix(bare.as_str()).is_some_and(|to| to.starts_with(' '));
            let fitting: Vec<&String> = moves.filter(follows).collect();
            if let [only] = fitting.as_slice() {
                step = (*only).clone();
            }
        }
        begun = joined(&begun, &step);
    }
    begun
}

/// The steps so far with one more.
pub fn joined(begun: &str, step: &str) -> String {
    if begun.is_empty() { step.to_owned() } else { format!("{begun}{BETWEEN}{step}") }
}

/// Returns the game for the player to move: with the throw that only he can know, if it is his.
///
/// # Errors
/// It is not his turn.
pub fn ahead(signer: &Signer<'_>) -> Result<(Seat, Play), Failure> {
    let state = &signer.game.state;
    if let Some(outcome) = state.outcome() {
        let ending = view::ending(state, &outcome);
        return Err(Failure::ruled(Phrase::game_over(&ending)));
    }
    let author = signer.author();
    let foreseen = author.and_then(|author| state.foresee(author, &signer.elements, &signer.chain));
    let foreseen = foreseen.or_else(|| state.foresee_others(&signer.elements));
    let play = foreseen.map_or_else(|| state.play().clone(), |(play, _)| play);
    let not_now = || Failure::ruled(not_the_turn_of(signer)).rule("ALL-2");
    let language = signer.office().language;
    let state_now = |key, more: &str| {
        let english = status::told(state, author, None).join(" ");
        Phrase::english(key, english + more).with("status", status::told_in(language, state, author).join(" "))
    };
    match (play.demand(), signer.seat()) {
        (Demand::Act(seat), Some(own)) if seat == own && state.next_to_join().is_none() => Ok((seat, play)),
        _ if author.is_some_and(|author| state.owes(author, Duty::Reveal)) => {
            let last = author.and_then(Author::member);
            match state.machine().pending.as_ref().is_some_and(|pending| pending.last == last) {
                true => Err(not_now().hint(state_now("hint-status", ""))),
                false => Err(not_now().hint(state_now("hint-status-answer", " `adjudicate answer` does it."))),
            }
        }
        (Demand::Act(seat), _) if author == Some(Author::Member(Member::Referee)) && !state.signs(seat) => {
            let name = state.name_of(Member::Player(seat));
            Err(not_now().hint(phrase!("hint-write-for", "`--for {name}` writes for {name}, who plays by post", name)))
        }
        _ => Err(not_now().hint(state_now("hint-status", ""))),
    }
}

fn not_the_turn_of(signer: &Signer<'_>) -> Phrase {
    let name = &signer.by;
    match signer.source {
        Some(_) => phrase!("not-on-turn", "it is not your turn"),
        None => phrase!("not-the-turn-of", "it is not the turn of `{name}`", name),
    }
}

/// Reads a move as the person types it, in the letters of the person's language.
///
/// # Errors
/// The text is unreadable, or the move illegal.
pub fn read(office: &Context, play: &Play, typed: &str) -> Result<String, Failure> {
    let (position, language) = (play.position(), office.language);
    position.read_in(typed, language.letters()).map_err(|refusal| Failure::of_move(refusal, typed, position, language))
}

/// The board that the author has sealed, or seals with the turn that is being made; `None` in games without sealed boards.
///
/// # Errors
/// A board is chosen in a game without sealed boards; the board is not found, or the choice is none.
pub fn board(
    signer: &Signer<'_>,
    seat: Seat,
    play: &Play,
    choice: Option<&str>,
) -> Result<Option<SecretBoard>, Failure> {
    if !play.seals_boards() {
        return match choice {
            Some(_) => Err(Failure::usage(phrase!("no-sealed-boards", "this game has no sealed boards"))
                .hint(phrase!("hint-no-board", "leave the board out"))),
            None => Ok(None),
        };
    }
    let state = &signer.game.state;
    match secret::board(signer.office(), state, &signer.identity, seat, choice)? {
        Some(board) => Ok(Some(board)),
        None => secret::chosen(state, &signer.identity, seat, choice.unwrap_or("random")).map(Some),
    }
}

/// The game as the user can know it: with the throw that waits for his element alone, and with his sealed board, if his
/// key is at hand; the numbers of that throw, and that board.
///
/// # Errors
/// The key file, or the board that is kept, cannot be read.
pub fn foreseen(office: &Context, game: &GameFile) -> Result<(Play, Option<String>, Option<SecretBoard>), Failure> {
    let state = &game.state;
    let mut seen = (state.play().clone(), None, None);
    let seals = state.play().seals_boards();
    if state.machine().pending.is_none() && !seals {
        return Ok(seen);
    }
    let Some(identity) = office.identity_at_hand()? else { return Ok(seen) };
    let Some(author) = state.author_of_key(&identity.public()) else { return Ok(seen) };
    // The referee knows the throw of the player who plays by post.
    let holder = state.holder().map(|holder| Author::Member(holder.member));
    if let Some(writes) = holder.filter(|writes| state.signing_for(*writes) == author) {
        let elements = fitting(state, &Pending::load(office.system(), &game.path)?.elements);
        if let Some((play, dice)) = foreseen_throw(state, &elements, identity, writes) {
            seen = (play, Some(dice), None);
        }
    }
    if let (Some(seat), true) = (author.seat(), seals) {
        let to_act = seen.0.demand() == Demand::Act(seat);
        seen.2 = secret::at_hand(office, state, identity, seat)?.filter(|_| to_act);
        if let Some(board) = &seen.2 {
            seen.0.show_square(board.path().first().number());
        }
    }
    Ok(seen)
}
