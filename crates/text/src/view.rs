//! The state of a match, in words.

use std::path::Path;

use crate::{dates, deeds, names, rules};
use adjudicate_locales::Language;
use adjudicate_record::dice::Member;
use adjudicate_record::log::{
    AbsencePeriod, DrawClaim, Entry, EntryKind, Offer, Order, Receipt, RefereeDecision, RulingGround, Slip, SlipKind,
    Time, TimeClaim, agreed,
};
use adjudicate_record::printable::is_harmless;
use adjudicate_referee::{BankState, Match};
use adjudicate_rules::{LossDegree, Name, Outcome, Phrase, PhraseArgument, Play, Roll, Scene, Seat};

/// A path as it is typed in a command.
pub fn quoted(path: &Path) -> String {
    let text = path.to_string_lossy();
    let plain = |c: char| c.is_alphanumeric() || "/._-+,=@%".contains(c);
    if !text.chars().all(is_harmless) {
        // A word of the shell (POSIX.1-2024, section 2.2.4), without raw control characters.
        let octal = |c: char| {
            let mut bytes = [0; 4];
            c.encode_utf8(&mut bytes).bytes().map(|byte| format!("\\{byte:03o}")).collect::<String>()
        };
        let one = |c: char| match c {
            '\'' | '\\' => format!("\\{c}"),
            c if is_harmless(c) => c.to_string(),
            c => octal(c),
        };
        return format!("$'{}'", text.chars().map(one).collect::<String>());
    }
    if !text.is_empty() && text.chars().all(plain) {
        text.into_owned()
    } else {
        format!("'{}'", text.replace('\'', "'\\''"))
    }
}

/// Returns the game and its players: `Nine Men's Morris: alice (x) and bob (o)`.
pub fn headline(state: &Match) -> String {
    headline_in(Language::ENGLISH, state)
}

/// The same in the language of a reader.
pub fn headline_in(language: Language, state: &Match) -> String {
    let seats = Seat::all(state.charter().players.len());
    let names: Vec<String> = seats.map(|seat| player(language, state, seat)).collect();
    let values = [("game", rules::title(state.play().game()).into()), ("players", language.list(&names).into())];
    language.text("game-and-players", &values)
}

/// A player with the name that commands take, and the side: `Alice of the Grove (alice, x)`.
fn player(language: Language, state: &Match, seat: Seat) -> String {
    let player = &state.charter().players[seat.index()];
    let shown = state.play().setup().shown(seat);
    // Commands take the name of the log.
    let name = (shown != player.name.as_str()).then(|| player.name.to_string());
    let gone = (!state.play().is_in(seat)).then(|| language.text("player-left", &[]));
    let remarks: Vec<String> = [name, side_in(language, state.play(), seat), gone].into_iter().flatten().collect();
    if remarks.is_empty() { shown.to_owned() } else { format!("{shown} ({})", remarks.join(", ")) }
}

/// The side of a player as the game calls it, in games for two once it is known who begins: `x`, `white`.
pub fn side(play: &Play, seat: Seat) -> Option<String> {
    side_in(Language::ENGLISH, play, seat)
}

/// The same in the language of a reader.
pub fn side_in(language: Language, play: &Play, seat: Seat) -> Option<String> {
    play.setup().first.filter(|_| *play.game().players.end() == 2)?;
    let side = play.scene(None).strips.into_iter().find(|strip| strip.seat == Some(seat))?.side;
    (!side.is_empty()).then(|| language.text("player-side", &[("side", side.into())]))
}

/// A scene with its texts and the letters of its pieces in the language of a reader.
pub fn scene_in(language: Language, play: &Play, scene: &Scene) -> Scene {
    match language.is_english() {
        true => scene.clone(),
        false => scene.written(&play.position().letters_in(language.tag()), |phrase| language.phrase(phrase)),
    }
}

/// `alice`, `alice and bob`, `alice, bob and carol`.
pub fn listed(names: &[impl AsRef<str>]) -> String {
    Phrase::list(names).to_string()
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
pub fn ending(state: &Match, outcome: &Outcome) -> Phrase {
    let first = state.first_placed();
    // Of a draw that not all share, it is said who does.
    let shared = outcome.winner.is_none() && !outcome.annulled && first.len() < state.charter().players.len();
    let names: Vec<String> = first.iter().map(|seat| names::shown(state, Member::Player(*seat))).collect();
    ended(state.play(), outcome, (shared && !names.is_empty()).then(|| Phrase::list(&names)))
}

/// How a game ended, signed or not, in a sentence.
pub fn play_ending(play: &Play, outcome: &Outcome) -> Phrase {
    ended(play, outcome, None)
}

/// How a game ended; `shared` are those who share a draw, if not all do.
fn ended(play: &Play, outcome: &Outcome, shared: Option<Phrase>) -> Phrase {
    let setup = play.setup();
    let (kind, who, english) = match (outcome.winner, shared) {
        (Some(seat), _) => ("won", setup.shown(seat).into(), format!("{} has won", setup.shown(seat))),
        (None, Some(names)) => ("shared", names.clone(), format!("it is drawn between {names}")),
        (None, None) if outcome.annulled => ("annulled", Phrase::default(), "nobody has won".to_owned()),
        (None, None) => ("drawn", Phrase::default(), "it is drawn".to_owned()),
    };
    let points = outcome.points.as_ref().map(|points| {
        let each = Seat::all(setup.names.len()).zip(points);
        each.map(|(seat, points)| format!("{} {points}", setup.shown(seat))).collect::<Vec<_>>().join(", ")
    });
    let (clause, reason) = (outcome.reason.clause, outcome.reason.text.clone());
    let behind = points.as_ref().map(|points| format!("; points: {points}")).unwrap_or_default();
    Phrase::english("ended", format!("{english} ({clause}: {reason}){behind}"))
        .with("kind", kind)
        .with("who", who)
        .with("clause", clause)
        .with("reason", reason)
        .with("points", points)
}

/// The rule that is broken: a clause of a game, or a section of the protocol.
pub fn rule(rule: &str) -> Phrase {
    match rule.strip_prefix("protocol ") {
        Some(section) => Phrase::of("protocol-section").with("section", section),
        None => Phrase::from(rule),
    }
}

/// An offer in words.
pub fn proposal(offer: &Offer) -> String {
    Language::ENGLISH.phrase(&self::offer(offer))
}

/// An offer, for readers of any language.
pub fn offer(offer: &Offer) -> Phrase {
    let of = |kind: &str| Phrase::of("offer").with("offer", kind);
    match offer {
        Offer::Draw(_) => of("draw"),
        Offer::Takeback(seq) => of("takeback").with("entry", *seq),
        Offer::Result(result) => of("result").with("result", result.as_str()),
        Offer::Referee(key) => of("referee").with("key", key.fingerprint()),
        Offer::End(_) => of("end"),
        Offer::Prisoners(_) => of("prisoners"),
        Offer::Concede(LossDegree::Single) => of("concede"),
        Offer::Concede(LossDegree::Gammon) => of("concede-gammon"),
        Offer::Concede(LossDegree::Backgammon) => of("concede-backgammon"),
    }
}

/// A ruling in words.
pub fn verdict_words(verdict: &RefereeDecision) -> String {
    match verdict {
        RefereeDecision::Forfeit(name) => format!("rules that {name} forfeits"),
        RefereeDecision::Result(result) => format!("rules the result `{result}`"),
        RefereeDecision::Rekey(rekey) => format!("rules that {} has the key {}", rekey.player, rekey.key.fingerprint()),
        RefereeDecision::Here(_) => "rules that the game goes on here".to_owned(),
    }
}

/// A slip in the language of a reader, without a full stop: who signed it, and what it does when it is written in.
pub fn slip_line_in(language: Language, state: &Match, slip: &Slip) -> String {
    match language.is_english() {
        true => slip_line(state, slip),
        false => deeds::slip(language, state, slip),
    }
}

/// A slip in words: who signed it, and what it does when it is written in.
pub fn slip_line(state: &Match, slip: &Slip) -> String {
    let scribed = state.author(&slip.by).and_then(adjudicate_referee::Author::seat).filter(|seat| !state.signs(*seat));
    let scribed = scribed.map(|_| ", in the referee's hand").unwrap_or_default();
    match &slip.kind {
        SlipKind::Received(receipt) => receipt_words(state, receipt),
        SlipKind::Note(_)
        | SlipKind::Claim(_)
        | SlipKind::Resign(_)
        | SlipKind::Offer(_)
        | SlipKind::Accept(_)
        | SlipKind::Order(_)
        | SlipKind::Rekey(_)
        | SlipKind::Extend(_)
        | SlipKind::Absence(_)
        | SlipKind::Refill(_) => told(slip, scribed, |name| names::of_author(state, name)),
    }
}

/// A receipt in words, with both dates of its entry.
pub fn receipt_words(state: &Match, receipt: &Receipt) -> String {
    let seq = state.line().place(&receipt.id);
    match seq.and_then(|seq| Some((seq, state.dated(seq)?))) {
        Some((seq, said)) => {
            format!("the referee had entry {seq}, dated {}, on {}", moment(said), moment(receipt.at))
        }
        None => match state.line().written_in(&receipt.id) {
            Some(seq) => format!("the referee had a slip of entry {seq} on {}", moment(receipt.at)),
            None => format!("the referee had {} on {}", short(&receipt.id.to_hex()), moment(receipt.at)),
        },
    }
}

/// A time as people read it: `2027-04-11 10:00`.
pub fn moment(time: Time) -> String {
    time.to_string().chars().take(16).map(|c| if c == 'T' { ' ' } else { c }).collect()
}

/// The same with the names in the log, and without who wrote it down.
pub fn slip_told(slip: &Slip) -> String {
    told(slip, "", Name::to_string)
}

fn told(slip: &Slip, scribed: &str, shown: impl Fn(&Name) -> String) -> String {
    let say = slip.say.as_ref().map(|say| format!(": \"{say}\"")).unwrap_or_default();
    format!("{}{scribed}{say}", slip_words(slip, shown))
}

/// Describes a slip, without its remark, with the names as they are to be shown.
fn slip_words(slip: &Slip, shown: impl Fn(&Name) -> String) -> String {
    let by = shown(&slip.by);
    match &slip.kind {
        SlipKind::Note(_) => format!("{by} says"),
        SlipKind::Claim(TimeClaim::Timeout(name)) => {
            format!("{by} tells the referee that {} is out of time", shown(name))
        }
        SlipKind::Resign(_) => format!("{by} resigns"),
        SlipKind::Offer(offer) => format!("{by} offers {}", proposal(offer)),
        SlipKind::Accept(offer) => format!("{by} agrees to the offer {}", short(&offer.to_hex())),
        SlipKind::Order(Order { when: Some(when), then }) => {
            format!("{by} answers `{when}` with `{then}`, should it be played")
        }
        SlipKind::Order(Order { when: None, then }) => format!("{by}'s next turn is `{then}` if it is legal then"),
        SlipKind::Rekey(rekey) => format!("{by} changes to the key {}", rekey.key.fingerprint()),
        SlipKind::Extend(extend) => {
            format!("{by} gives {} {}", shown(&extend.player), counted(extend.days, "more day", "more days"))
        }
        SlipKind::Absence(absence) => {
            let who = absence.player.as_ref().map_or(by, shown);
            format!("{who} is away {}", away(&absence.period()))
        }
        SlipKind::Received(receipt) => {
            format!("{by} had {} at {}", short(&receipt.id.to_hex()), receipt.at)
        }
        SlipKind::Refill(hours) => {
            format!("{by} moves {} from the reserve to the clock", counted(*hours, "hour", "hours"))
        }
    }
}

/// An absence in words: `from 2026-12-20 to 2027-01-06 (17 days)`.
pub fn away(absence: &AbsencePeriod) -> String {
    away_in(Language::ENGLISH, absence)
}

/// The same in the language of a reader.
/// The same in the language of a reader.
pub fn away_in(language: Language, absence: &AbsencePeriod) -> String {
    language.phrase(&period(absence))
}

/// The same as a value of a text.
pub fn period(absence: &AbsencePeriod) -> Phrase {
    let phrase = Phrase::of("period")
        .with("from", dates::typed(absence.from))
        .with("until", dates::typed(absence.until))
        .with("dated", absence.days().is_some())
        .with("days", absence.days().unwrap_or(0));
    let english = Language::ENGLISH.phrase(&phrase);
    Phrase { english, ..phrase }
}

/// The day of a time, as it is typed.
pub fn day(time: Time) -> String {
    time.to_string().chars().take(10).collect()
}

/// The slips of an entry of which its act does not tell already: not the offer that is carried out, and no order.
pub fn told_slips(entry: &Entry) -> impl Iterator<Item = &Slip> {
    let agrees = matches!(entry.kind, EntryKind::Agree(_));
    entry.slips.iter().filter(move |slip| match slip.kind {
        SlipKind::Offer(_) | SlipKind::Accept(_) => !agrees,
        SlipKind::Order(_) => false,
        SlipKind::Note(_)
        | SlipKind::Claim(_)
        | SlipKind::Resign(_)
        | SlipKind::Rekey(_)
        | SlipKind::Extend(_)
        | SlipKind::Absence(_)
        | SlipKind::Received(_)
        | SlipKind::Refill(_) => true,
    })
}

/// Returns the author of the order that gives the answer in this entry.
pub fn ordered(entry: &Entry) -> Option<&Name> {
    entry.slips.iter().find(|slip| matches!(slip.kind, SlipKind::Order(_))).map(|slip| &slip.by)
}

/// An entry on one line: who did what, what was thrown, the remark.
pub fn entry_line(entry: &Entry) -> String {
    let say = entry.say.as_ref().map(|say| format!("  \"{say}\"")).unwrap_or_default();
    let dice = entry.dice.as_ref().map(|dice| format!("  (rolled: {dice})")).unwrap_or_default();
    let slips: Vec<String> = told_slips(entry).map(slip_told).collect();
    let what = match &entry.kind {
        EntryKind::Turn(turn) => match (&turn.then, ordered(entry)) {
            (Some(then), Some(by)) => format!("{}, and {by} answers {then} by order", turn.play),
            (Some(then), None) => format!("{}, and then {then}", turn.play),
            (None, _) => turn.play.to_string(),
        },
        EntryKind::Charter(_) => "writes the charter".to_owned(),
        EntryKind::Join(_) => "joins".to_owned(),
        EntryKind::Answer(_) => "answers".to_owned(),
        EntryKind::Agree(number) => match agreed(&entry.slips, *number) {
            Some((slip, offer)) => {
                let say = slip.say.as_ref().map(|say| format!(": \"{say}\"")).unwrap_or_default();
                format!("all agree to what {} offers, {}{say}", slip.by, proposal(offer))
            }
            None => "all agree".to_owned(),
        },
        EntryKind::Resign(_) => "resigns".to_owned(),
        EntryKind::Claim(DrawClaim::Draw(_)) => "claims a draw".to_owned(),
        EntryKind::Save(kept) => format!("saves {}", tokens(*kept)),
        EntryKind::Open(_) => "opens the board".to_owned(),
        EntryKind::Post(_) => format!("records: {}", slips.join("; ")),
        EntryKind::Ruling(ruling) => {
            let ground = match ruling.rests_on {
                Some(RulingGround::Time) => ", because the time is over,",
                None => "",
            };
            format!("{}{ground} (ruling {}: \"{}\")", verdict_words(&ruling.verdict), ruling.nr, ruling.reason)
        }
    };
    let with = match (&entry.kind, slips.as_slice()) {
        (EntryKind::Post(_), _) | (_, []) => String::new(),
        (_, slips) => format!("  (recorded with it: {})", slips.join("; ")),
    };
    format!("{:>5}  {}: {what}{with}{dice}{say}", entry.seq, entry.by)
}

/// An entry on one line in the language of a reader, where nothing is known of the entries before it.
pub fn entry_line_in(language: Language, state: &Match, entry: &Entry) -> String {
    match language.is_english() {
        true => entry_line(entry),
        false => format!("{:>5}  {}", entry.seq, deeds::alone(language, state, entry)),
    }
}

/// The beginning of an id, as commands take it.
pub fn short(hex: &str) -> &str {
    hex.get(..8).unwrap_or(hex)
}

/// The dice of a throw in words: `2 dice of 6 sides`.
pub fn dice(roll: &Roll) -> String {
    dice_in(Language::ENGLISH, roll)
}

/// The same in the language of a reader.
pub fn dice_in(language: Language, roll: &Roll) -> String {
    let mut runs: Vec<(usize, u32)> = Vec::new();
    for sides in &roll.dice {
        match runs.last_mut() {
            Some((count, same)) if same == sides => *count += 1,
            _ => runs.push((1, *sides)),
        }
    }
    let word = |(count, sides): &(usize, u32)| {
        let values = [("number", PhraseArgument::count(*count)), ("sides", u64::from(*sides).into())];
        language.text("dice-of", &values)
    };
    let words: Vec<String> = runs.iter().map(word).collect();
    language.list(&words)
}

/// Numbers of entries as values of a text; those that are too many to be read are counted.
fn numbered(language: Language, entries: &[u64], most: usize) -> [(&'static str, PhraseArgument); 2] {
    let mut numbers: Vec<String> = entries.iter().take(most).map(u64::to_string).collect();
    let more = entries.len() - numbers.len();
    if more > 0 {
        numbers.push(language.text("more", &[("number", PhraseArgument::count(more))]));
    }
    [("number", PhraseArgument::count(numbers.len())), ("entries", language.list(&numbers).into())]
}

/// The entries that count with another date than their authors gave, because of receipts.
fn receipts(language: Language, state: &Match) -> Vec<String> {
    let dates = state.entry_dates();
    let line = |(seq, said, had): (u64, Time, Time)| {
        let posted = dates.get(usize::try_from(seq).ok()?)?.posted;
        let date = |time| dates::of_year(time).into();
        let values = [("entry", seq.into()), ("said", date(said)), ("had", date(had)), ("posted", date(posted))];
        (posted != said).then(|| language.text("remark-received", &values))
    };
    state.received().into_iter().filter_map(line).collect()
}

/// The clocks of all players, where each has a stock of time.
fn clocks(language: Language, state: &Match) -> Vec<String> {
    let Some(bank) = state.bank() else { return Vec::new() };
    let line = |seat: Seat| {
        let clock = clock_of_player(language, &bank.player(seat)?);
        Some(language.text("remark-clock", &[name_of(state, seat), ("clock", clock.into())]))
    };
    Seat::all(state.charter().players.len()).filter_map(line).collect()
}

/// A player's clock in words: `12 days 3 hours, and 50 days in reserve, after 7 turns`.
pub fn clock_of_player(language: Language, clock: &BankState) -> String {
    let reserve = match clock.reserve {
        0 => "none".to_owned(),
        reserve => dates::length_in(language, reserve),
    };
    let values = [
        ("time", dates::length_in(language, clock.clock).into()),
        ("reserve", reserve.into()),
        ("turns", u64::try_from(clock.turns).unwrap_or_default().into()),
        ("overstepped", clock.overstepped.into()),
    ];
    language.text("player-clock", &values)
}

/// The name of a player in the log as a value of a text.
fn name_of(state: &Match, seat: Seat) -> (&'static str, PhraseArgument) {
    ("name", state.name_of(Member::Player(seat)).into())
}

/// Things that are no fault but worth knowing: backdated entries, cancelled elements, turns that a scribe wrote.
pub fn remarks(language: Language, state: &Match) -> Vec<String> {
    let mut lines = Vec::new();
    if !state.backdated().is_empty() {
        lines.push(language.text("remark-backdated", &numbered(language, state.backdated(), 8)));
    }
    lines.extend(receipts(language, state));
    lines.extend(clocks(language, state));
    for (seq, seat, until) in state.early_forfeits() {
        let values = [("entry", (*seq).into()), name_of(state, *seat), ("until", dates::stamp(*until).into())];
        lines.push(language.text("remark-early-forfeit", &values));
    }
    for cancelled in state.cancelled() {
        let causes: Vec<&str> = cancelled.causes.iter().map(|cause| state.name_of(*cause)).collect();
        let values = [("entry", cancelled.seq.into()), ("names", language.list(&causes).into())];
        lines.push(language.text("remark-cancelled", &values));
    }
    for (seat, entries) in state.scribed() {
        let [number, entries] = numbered(language, entries, 100);
        lines.push(language.text("remark-scribed", &[name_of(state, *seat), number, entries]));
    }
    lines.extend(absences(language, state));
    for seat in state.keys().replaced() {
        lines.push(language.text("remark-replaced", &[name_of(state, *seat)]));
    }
    let unaudited = state.unaudited();
    if !unaudited.is_empty() {
        let names: Vec<&str> = unaudited.iter().map(|seat| state.name_of(Member::Player(*seat))).collect();
        let values = [("number", PhraseArgument::count(names.len())), ("names", language.list(&names).into())];
        lines.push(language.text("remark-unaudited", &values));
    }
    for seat in state.forfeited() {
        lines.push(language.text("remark-forfeited", &[name_of(state, seat)]));
    }
    for seat in state.failed_audits() {
        let why = state.sealed_of(seat).and_then(|sealed| sealed.audit()?.fault.clone()).unwrap_or_default();
        lines.push(language.text("remark-audit", &[name_of(state, seat), ("reason", why.into())]));
    }
    if state.outcome().is_some() && state.is_parcus() {
        let kept = Seat::all(state.charter().players.len())
            .map(|seat| format!("{} {}", state.name_of(Member::Player(seat)), state.savings(seat).unwrap_or(0)));
        let tokens = kept.collect::<Vec<_>>().join(", ");
        lines.push(language.text("remark-kept", &[("tokens", tokens.into())]));
    }
    lines.extend(unchecked(language, state));
    lines
}

/// The absences of all players, and how many days of absence they have left.
fn absences(language: Language, state: &Match) -> Vec<String> {
    let line = |seat: Seat| {
        let all: Vec<String> = state.absences(seat).iter().map(|period| away_in(language, period)).collect();
        let left = state.absence_days().map(|most| (most, most.saturating_sub(state.absent_days(seat))));
        let values = [
            name_of(state, seat),
            ("periods", language.list(&all).into()),
            ("limited", left.is_some().into()),
            ("days", left.map_or(0, |(most, _)| most).into()),
            ("left", left.map_or(0, |(_, left)| left).into()),
        ];
        (!all.is_empty()).then(|| language.text("remark-away", &values))
    };
    Seat::all(state.charter().players.len()).filter_map(line).collect()
}

/// Describes the facts that a log cannot prove by itself, with the logs that are needed to check them.
fn unchecked(language: Language, state: &Match) -> Option<String> {
    let series = state.charter().series.as_ref().filter(|series| !series.carry.is_empty())?;
    let players: Vec<String> = series.carry.iter().map(|carry| format!("{} {}", carry.player, carry.tokens)).collect();
    let values = [
        ("game", series.game.to_string().into()),
        ("head", series.head.to_string().into()),
        ("tokens", players.join(", ").into()),
    ];
    Some(language.text("remark-carries", &values))
}
