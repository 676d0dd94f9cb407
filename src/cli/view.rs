//! What a match looks like: in words for people, as JSON for scripts.

use std::path::Path;

use serde_json::{Map, Value, json};

use super::terminal::Terminal;
use crate::dice::Member;
use crate::log::{Offer, Verdict};
use crate::referee::{Duty, Match, Void};
use crate::render::{self, Charset};
use crate::rules::{Demand, Outcome, Play, Roll, Seat};

/// The characters that boards may use.
pub fn charset(terminal: Terminal) -> Charset {
    if terminal.ascii { Charset::Ascii } else { Charset::Unicode }
}

/// The board as text for standard output, which takes its colours out where they do not belong.
pub fn board(play: &Play, viewer: Option<Seat>, terminal: Terminal) -> String {
    render::coloured(&play.scene(viewer), charset(terminal)).trim_end().to_owned()
}

/// A path as it is typed in a command.
pub fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "/._-+,=@%".contains(c);
    if !text.is_empty() && text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

/// Who plays what: `Nine Men's Morris: alice (x) and bob (o)`.
pub fn headline(state: &Match) -> String {
    let names: Vec<String> = Seat::all(state.charter().players.len()).map(|seat| player(state, seat)).collect();
    format!("{}: {}", state.play().game().title, listed(&names))
}

/// A player with side and display name: `alice (x, "Alice of the Grove")`.
fn player(state: &Match, seat: Seat) -> String {
    let player = &state.charter().players[seat.index()];
    let side = side(state.play(), seat).map(str::to_owned);
    let display = player.display.as_ref().map(|display| format!("\"{display}\""));
    let gone = (!state.play().is_in(seat)).then(|| "left".to_owned());
    let remarks: Vec<String> = [side, display, gone].into_iter().flatten().collect();
    if remarks.is_empty() { player.name.to_string() } else { format!("{} ({})", player.name, remarks.join(", ")) }
}

/// `x` for the player who begins and `o` for the other, in games for two whose beginner is known (ALL-3).
pub fn side(play: &Play, seat: Seat) -> Option<&'static str> {
    let first = play.setup().first.filter(|_| *play.game().players.end() == 2)?;
    Some(if seat == first { "x" } else { "o" })
}

/// `alice`, `alice and bob`, `alice, bob and carol`.
pub fn listed(names: &[impl AsRef<str>]) -> String {
    joined(names, "and")
}

/// `alice`, `alice or bob`, `alice, bob or carol`.
pub fn either(names: &[impl AsRef<str>]) -> String {
    joined(names, "or")
}

fn joined(names: &[impl AsRef<str>], word: &str) -> String {
    match names {
        [] => "nobody".to_owned(),
        [only] => only.as_ref().to_owned(),
        [start @ .., last] => {
            let start: Vec<&str> = start.iter().map(AsRef::as_ref).collect();
            format!("{} {word} {}", start.join(", "), last.as_ref())
        }
    }
}

/// `1 token`, `3 tokens`.
pub fn tokens(number: u64) -> String {
    counted(number, "token", "tokens")
}

/// `1 entry`, `3 entries`.
pub fn counted(number: u64, one: &str, several: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { several })
}

/// How the game ended, in a sentence.
pub fn ending(state: &Match, outcome: &Outcome) -> String {
    play_ending(state.play(), outcome)
}

/// How a game ended, signed or not, in a sentence.
pub fn play_ending(play: &Play, outcome: &Outcome) -> String {
    let names = &play.setup().names;
    let who = match outcome.winner.and_then(|seat| names.get(seat.index())) {
        Some(name) => format!("{name} has won"),
        None if outcome.annulled => "nobody has won".to_owned(),
        None => "it is drawn".to_owned(),
    };
    let points = outcome.points.as_ref().map(|points| {
        let each: Vec<String> = names.iter().zip(points).map(|(name, points)| format!("{name} {points}")).collect();
        format!("; points: {}", each.join(", "))
    });
    format!("{who} ({}: {}){}", outcome.reason.clause, outcome.reason.text, points.unwrap_or_default())
}

/// What has to happen next and until when, one line per person; and what else is open.
pub fn outlook(state: &Match) -> Vec<String> {
    if let Some(outcome) = state.outcome() {
        return vec![format!("The game is over: {}.", ending(state, &outcome))];
    }
    let mut lines: Vec<String> = state.owed().keys().map(|member| due_line(state, *member)).collect();
    for offer in state.offers() {
        let asked: Vec<&str> = offer.asked.iter().map(|seat| state.name_of(Member::Player(*seat))).collect();
        let by = state.name_of(Member::Player(offer.by));
        lines.push(format!(
            "{by} offers {} (entry {}); {} can accept or decline.",
            proposal(&offer.offer),
            offer.seq,
            listed(&asked)
        ));
    }
    for claim in state.claims() {
        let (by, against) = (state.name_of(Member::Player(claim.by)), state.name_of(claim.against));
        lines.push(format!(
            "{by} claims that {against} is out of time (entry {}): claimed, unanswered since {}.",
            claim.seq, claim.at
        ));
    }
    lines
}

/// An offer in words.
pub fn proposal(offer: &Offer) -> String {
    match offer {
        Offer::Draw(_) => "a draw".to_owned(),
        Offer::Takeback(seq) => format!("to go back to the position after entry {seq}"),
        Offer::Result(result) => format!("the result `{result}`"),
        Offer::Referee(key) => format!("a referee with the key {}", key.fingerprint()),
        Offer::End(_) => "to end play and count".to_owned(),
        Offer::Prisoners(_) => "to return the prisoners".to_owned(),
    }
}

/// A ruling in words.
pub fn verdict_words(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Forfeit(name) => format!("rules that {name} forfeits"),
        Verdict::Result(result) => format!("rules the result `{result}`"),
        Verdict::Extend(extend) => format!("gives {} {} more days", extend.player, extend.days),
        Verdict::Uphold(claim) => format!("upholds the claim of entry {claim}"),
        Verdict::Dismiss(claim) => format!("dismisses the claim of entry {claim}"),
    }
}

/// The dice of a throw in words: `2 dice of 6 sides`.
pub fn dice(roll: &Roll) -> String {
    let mut runs: Vec<(usize, u32)> = Vec::new();
    for sides in &roll.dice {
        match runs.last_mut() {
            Some((count, same)) if same == sides => *count += 1,
            _ => runs.push((1, *sides)),
        }
    }
    let word = |(count, sides): &(usize, u32)| match count {
        1 => format!("one die of {sides} sides"),
        _ => format!("{count} dice of {sides} sides"),
    };
    let words: Vec<String> = runs.iter().map(word).collect();
    listed(&words)
}

/// What a throw is for: `the throw of 2 dice of 6 sides`, `the lots: one die of 3 sides`.
fn throw(state: &Match) -> String {
    let Some(pending) = &state.machine().pending else { return "the throw".to_owned() };
    let dice = dice(&pending.roll);
    match (pending.roll.roller, state.play().setup().first) {
        (None, None) if state.play().game().lots => format!("the lots, {dice},"),
        (None, None) => format!("the starting throw of {dice}"),
        _ => format!("the throw of {dice}"),
    }
}

fn due_line(state: &Match, member: Member) -> String {
    let name = state.name_of(member);
    let Some(owed) = state.owed().get(&member) else { return format!("{name} is not due.") };
    let what = match owed.duty {
        Duty::Join => "joins next".to_owned(),
        Duty::Reveal if state.machine().pending.as_ref().is_some_and(|pending| pending.is_roller(member)) => {
            "throws: with a turn, or with an answer".to_owned()
        }
        Duty::Reveal => format!("reveals an element for {} with an answer", throw(state)),
        Duty::Turn => match member.seat().and_then(|seat| side(state.play(), seat)) {
            Some(side) => format!("({side}) is to move"),
            None => "is to move".to_owned(),
        },
    };
    let until = state.deadline(member, owed).map(|(deadline, grace)| {
        let grace = if grace > deadline { format!(", with all grace {grace}") } else { String::new() };
        format!(", until {deadline}{grace}")
    });
    format!("{name} {what}, since {}{}.", owed.since, until.unwrap_or_default())
}

/// What has to happen next, for scripts.
pub fn demand(state: &Match) -> Value {
    match (state.outcome(), state.next_to_join()) {
        (Some(outcome), _) => over(state.play(), &outcome),
        (None, Some(member)) => json!({ "join": { "player": state.name_of(member) } }),
        (None, None) => play_demand(state.play()),
    }
}

/// What a game demands: `act`, `throw` or `over`.
pub fn play_demand(play: &Play) -> Value {
    let name = |seat: Seat| play.setup().names.get(seat.index()).map(|name| name.to_string());
    match play.demand() {
        Demand::Act(seat) => json!({ "act": { "seat": seat.number(), "player": name(seat) } }),
        Demand::Throw(roll) => json!({ "throw": { "dice": roll.dice, "roller": roll.roller.and_then(name) } }),
        Demand::Over(outcome) => over(play, &outcome),
    }
}

fn over(play: &Play, outcome: &Outcome) -> Value {
    let names = &play.setup().names;
    let winner = outcome.winner.and_then(|seat| names.get(seat.index())).map(|name| name.to_string());
    let points = outcome.points.as_ref().map(|points| {
        let each = names.iter().zip(points).map(|(name, points)| (name.to_string(), json!(points)));
        Value::Object(each.collect())
    });
    json!({ "over": { "winner": winner, "reason": outcome.reason.to_string(), "points": points } })
}

/// The result for scripts: points by player where the game counts them, else places.
pub fn result(state: &Match, outcome: &Outcome) -> Value {
    let names = state.charter().players.iter().map(|player| player.name.to_string());
    match &outcome.points {
        Some(points) => json!({ "points": by_player(names.zip(points.iter().copied())) }),
        None if outcome.annulled => json!({ "places": {} }),
        None => {
            let seats = Seat::all(state.charter().players.len());
            let places = seats.map(|seat| match outcome.winner {
                Some(winner) if winner != seat => 2,
                _ => 1,
            });
            json!({ "places": by_player(names.zip(places)) })
        }
    }
}

fn by_player(pairs: impl Iterator<Item = (String, u64)>) -> Value {
    Value::Object(pairs.map(|(name, number)| (name, json!(number))).collect())
}

/// The verdict on a valid log for scripts, as `verify --json` prints it (without `file`).
pub fn verdict(state: &Match) -> Map<String, Value> {
    let mut object = Map::new();
    let outcome = state.outcome();
    object.insert("verdict".to_owned(), json!(if outcome.is_some() { "over" } else { "running" }));
    object.insert("game".to_owned(), json!(state.play().game().name));
    object.insert("id".to_owned(), json!(state.id().to_string()));
    object.insert("entries".to_owned(), json!(state.entries()));
    object.insert("head".to_owned(), json!(state.head().to_string()));
    match outcome {
        Some(outcome) => {
            object.insert("result".to_owned(), result(state, &outcome));
            object.insert("reason".to_owned(), json!(outcome.reason.to_string()));
            if state.is_parcus() {
                let names = state.charter().players.iter().map(|player| player.name.to_string());
                let kept = Seat::all(state.charter().players.len()).map(|seat| state.savings(seat).unwrap_or(0));
                object.insert("kept".to_owned(), by_player(names.zip(kept)));
            }
        }
        None => {
            let due: Vec<&str> = state.due().into_iter().map(|(member, _)| state.name_of(member)).collect();
            object.insert("due".to_owned(), json!(due));
            object.insert("demand".to_owned(), demand(state));
        }
    }
    if !state.scribed().is_empty() {
        let by_name =
            |(seat, entries): (&Seat, &Vec<u64>)| (state.name_of(Member::Player(*seat)).to_owned(), json!(entries));
        object.insert("written_down".to_owned(), Value::Object(state.scribed().iter().map(by_name).collect()));
    }
    if state.charter().series.is_some() {
        object.insert("unchecked".to_owned(), unchecked(state).into_iter().collect());
    }
    if state.play().position().seals_boards() {
        let named = |seats: Vec<Seat>| -> Vec<&str> {
            seats.into_iter().map(|seat| state.name_of(Member::Player(seat))).collect()
        };
        object.insert("unaudited".to_owned(), json!(named(state.unaudited())));
        object.insert("failed_audit".to_owned(), json!(named(state.failed_audits())));
    }
    object
}

/// Offers, claims, deadlines and remarks on the log for scripts: what `show --json` adds to the verdict.
pub fn details(state: &Match) -> Map<String, Value> {
    let mut object = verdict(state);
    if let Some(outcome) = state.outcome() {
        let winner = outcome.winner.map(|seat| state.name_of(Member::Player(seat)).to_owned());
        object.insert("winner".to_owned(), json!(winner));
    }
    object.insert("position".to_owned(), json!(state.play().text()));
    object.insert("dice".to_owned(), json!(state.last_dice()));
    let owed = state.owed().iter().map(|(member, owed)| {
        let deadline = state.deadline(*member, owed);
        json!({
            "player": state.name_of(*member),
            "duty": owed.duty.name(),
            "since": owed.since.to_string(),
            "until": deadline.map(|(deadline, _)| deadline.to_string()),
            "until_with_grace": deadline.map(|(_, grace)| grace.to_string()),
        })
    });
    object.insert("owed".to_owned(), owed.collect());
    let offers = state.offers().iter().map(|offer| {
        let asked: Vec<&str> = offer.asked.iter().map(|seat| state.name_of(Member::Player(*seat))).collect();
        json!({ "entry": offer.seq, "by": state.name_of(Member::Player(offer.by)), "offer": offer.offer, "asked": asked })
    });
    object.insert("offers".to_owned(), offers.collect());
    let claims = state.claims().iter().map(|claim| {
        json!({
            "entry": claim.seq,
            "by": state.name_of(Member::Player(claim.by)),
            "against": state.name_of(claim.against),
            "since": claim.at.to_string(),
        })
    });
    object.insert("claims".to_owned(), claims.collect());
    object
}

/// `entry 3`, `entries 3 and 5`; those that are too many to be read are counted.
fn numbered(entries: &[u64], most: usize) -> String {
    let mut numbers: Vec<String> = entries.iter().take(most).map(u64::to_string).collect();
    let more = entries.len() - numbers.len();
    if more > 0 {
        numbers.push(format!("{more} more"));
    }
    let noun = if numbers.len() == 1 { "entry" } else { "entries" };
    format!("{noun} {}", listed(&numbers))
}

/// Things that are no fault but worth knowing: backdated entries, cancelled throws, turns that a scribe wrote.
pub fn remarks(state: &Match) -> Vec<String> {
    let mut lines = Vec::new();
    if !state.backdated().is_empty() {
        lines.push(format!("dated earlier than the entry before: {}", numbered(state.backdated(), 8)));
    }
    for (member, count) in state.cancelled() {
        lines.push(format!("throws cancelled because of {}: {count}", state.name_of(*member)));
    }
    for (seat, entries) in state.scribed() {
        let name = state.name_of(Member::Player(*seat));
        lines.push(format!("written down by the referee for {name}: {}", numbered(entries, 100)));
    }
    lines.extend(state.keys().voids().iter().map(|void| void_key(state, void)));
    let named = |seats: &[Seat]| -> Vec<String> {
        seats.iter().map(|seat| state.name_of(Member::Player(*seat)).to_owned()).collect()
    };
    let (unaudited, failed) = (state.unaudited(), state.failed_audits());
    if !unaudited.is_empty() {
        let noun = if unaudited.len() == 1 { "board" } else { "boards" };
        lines.push(format!("unaudited, since not yet open: the sealed {noun} of {}", listed(&named(&unaudited))));
    }
    for seat in failed {
        let why = state.sealed_of(seat).and_then(|sealed| sealed.audit()?.fault.clone()).unwrap_or_default();
        lines.push(format!("placed last, since the sealed board fails the audit: {} ({why})", named(&[seat]).concat()));
    }
    if state.outcome().is_some() && state.is_parcus() {
        let kept = Seat::all(state.charter().players.len())
            .map(|seat| format!("{} {}", state.name_of(Member::Player(seat)), state.savings(seat).unwrap_or(0)));
        lines.push(format!("tokens kept for the next game: {}", kept.collect::<Vec<_>>().join(", ")));
    }
    lines.extend(unchecked(state));
    lines
}

/// A key that was introduced in vain.
pub fn void_key(state: &Match, void: &Void) -> String {
    format!(
        "void, since entry {} is signed with the old one: the key {} that the referee gave to {}",
        void.entry,
        void.key.fingerprint(),
        state.author_name(void.author)
    )
}

/// What a log cannot prove by itself, with what is needed to check it.
pub fn unchecked(state: &Match) -> Option<String> {
    let series = state.charter().series.as_ref().filter(|series| !series.carry.is_empty())?;
    let players: Vec<String> = series.carry.iter().map(|carry| format!("{} {}", carry.player, carry.tokens)).collect();
    Some(format!(
        "carries tokens of the game {} up to its entry {} ({}): not checked here; `adjudicate ledger` checks it with \
         that game's file",
        series.game,
        series.head,
        players.join(", ")
    ))
}
