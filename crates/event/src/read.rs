//! Reading the entries of an event's log, strictly: the envelope and the spelling are those of games.

use super::charter::{Charter, DRAW, Director, PairingSystem, SEATS, Section, Tiebreak, WIN};
use super::entry::{
    AskedBye, BoardPairing, BoardResult, DirectorDecision, Enter, Entrant, Entry, GivenBye, Kind, Pair, RuledPoints,
    Ruling, Start, Withdraw,
};
use super::slip::{Slip, SlipKind};
use super::write;
use adjudicate_record::log::cursor::{
    Map, Read, body, bytes, digest, hold_to, int, list, name, plain, public_key, signature, text_value, time, unknown,
    yes,
};
use adjudicate_record::log::tree::{self, Node};
use adjudicate_record::log::{Misspelling, SLIP_MAX, SLIPS_MAX, read_clock, read_options};

/// Reads one entry, its `---` line included.
///
/// # Errors
/// The text is not what [`write::entry`] writes for any entry.
pub fn entry(text: &str) -> Result<Entry, Misspelling> {
    let mut map = Map::new(tree::parse(body(text)?)?, 1);
    let entry = Entry {
        seq: map.int("seq")?,
        prev: map.optional("prev", digest)?,
        by: map.required("by", name)?,
        at: map.required("at", time)?,
        slips: map.optional("slips", slips)?.unwrap_or_default(),
        kind: kind(&mut map)?,
        say: map.optional("say", text_value)?,
        sig: map.required("sig", signature)?,
    };
    map.finish()?;
    hold_to(text, &write::entry(&entry))?;
    Ok(entry)
}

/// Reads a slip that stands alone, its `---` line included.
///
/// # Errors
/// The text is not what [`Slip::text`] gives for any slip.
pub fn slip(text: &str) -> Result<Slip, Misspelling> {
    let slip = slip_of(Map::new(tree::parse(body(text)?)?, 1), 1)?;
    hold_to(text, &write::slip(&slip))?;
    Ok(slip)
}

fn slips(node: Node<'_>) -> Read<Vec<Slip>> {
    let line = node.line;
    let slips = list(node, |item| {
        let line = item.line;
        slip_of(Map::of(item)?, line)
    })?;
    match slips.len() > SLIPS_MAX {
        true => Err(Misspelling::at(line, format!("an entry has at most {SLIPS_MAX} slips, not {}", slips.len()))),
        false => Ok(slips),
    }
}

fn slip_of(mut map: Map<'_>, line: usize) -> Read<Slip> {
    let slip = Slip {
        after: map.required("after", digest)?,
        by: map.required("by", name)?,
        at: map.required("at", time)?,
        kind: slip_kind(&mut map)?,
        say: map.optional("say", text_value)?,
        sig: map.required("sig", signature)?,
    };
    map.finish()?;
    let length = slip.text().len();
    match length > SLIP_MAX {
        true => Err(Misspelling::at(line, format!("a slip has at most {SLIP_MAX} bytes, and this one has {length}"))),
        false => Ok(slip),
    }
}

fn slip_kind(map: &mut Map<'_>) -> Read<SlipKind> {
    let wanted = "what the slip says (`enter`, `withdraw`, `note`)";
    let field = map.next_key(wanted)?;
    let node = field.node;
    Ok(match field.key {
        "enter" => SlipKind::Enter(Box::new(enter(node)?)),
        "withdraw" => SlipKind::Withdraw(withdraw(node)?),
        "note" => SlipKind::Note(yes(node)?),
        other => return Err(Misspelling::at(node.line, format!("{wanted} belongs here, not `{other}`"))),
    })
}

fn kind(map: &mut Map<'_>) -> Read<Kind> {
    let wanted = "the kind of the entry (`post`, `start`, `pair`, `result`, ...)";
    let field = map.next_key(wanted)?;
    let node = field.node;
    Ok(match field.key {
        "charter" => Kind::Charter(Box::new(charter(node)?)),
        "enter" => Kind::Enter(Box::new(enter(node)?)),
        "withdraw" => Kind::Withdraw(withdraw(node)?),
        "start" => Kind::Start(start(node)?),
        "pair" => Kind::Pair(pair(node)?),
        "result" => Kind::Result(result(node)?),
        "ruling" => Kind::Ruling(ruling(node)?),
        "note" => Kind::Note(yes(node)?),
        "post" => Kind::Post(yes(node)?),
        other => return Err(Misspelling::at(node.line, format!("{wanted} belongs here, not `{other}`"))),
    })
}

fn charter(node: Node<'_>) -> Read<Charter> {
    let mut map = Map::of(node)?;
    let charter = Charter {
        format: map.int("format")?,
        event: map.required("event", text_value)?,
        sections: map.required("sections", |node| list(node, section))?,
        director: map.required("director", director)?,
        tip: map.required("tip", bytes)?,
        draw: map.optional("draw", text_value)?,
        closes: map.required("closes", time)?,
        nonce: map.required("nonce", bytes)?,
    };
    map.finish().map(|()| charter)
}

fn director(node: Node<'_>) -> Read<Director> {
    let mut map = Map::of(node)?;
    let director = Director {
        name: map.required("name", name)?,
        key: map.required("key", public_key)?,
        mail: map.required("mail", text_value)?,
    };
    map.finish().map(|()| director)
}

fn section(node: Node<'_>) -> Read<Section> {
    let mut map = Map::of(node)?;
    let section = Section {
        name: map.required("name", name)?,
        game: map.required("game", name)?,
        rules: map.int("rules")?,
        options: map.optional("options", read_options)?.unwrap_or_default(),
        system: map.required("system", system)?,
        rounds: map.optional("rounds", int)?,
        byes: map.optional("byes", int)?.unwrap_or(0),
        win: map.optional("win", int)?.unwrap_or(WIN),
        draw: map.optional("draw", int)?.unwrap_or(DRAW),
        loss: map.optional("loss", int)?.unwrap_or(0),
        tiebreaks: map.optional("tiebreaks", |node| list(node, tiebreak))?.unwrap_or_default(),
        clock: map.optional("clock", read_clock)?,
        seats: map.optional("seats", int)?.unwrap_or(SEATS),
        series: map.optional("series", yes)?.is_some(),
    };
    map.finish().map(|()| section)
}

fn system(node: Node<'_>) -> Read<PairingSystem> {
    plain(node, "a system: `round-robin`, `double-round-robin`, `swiss`, `knockout` or `open`", PairingSystem::parse)
}

fn tiebreak(node: Node<'_>) -> Read<Tiebreak> {
    let words = Tiebreak::ALL.map(Tiebreak::name).join(", ");
    plain(node, &format!("a tie-break: one of {words}"), Tiebreak::parse)
}

fn enter(node: Node<'_>) -> Read<Enter> {
    let mut map = Map::of(node)?;
    let enter = Enter {
        player: map.required("player", entrant)?,
        sections: map.required("sections", |node| list(node, name))?,
        byes: map.optional("byes", |node| list(node, asked_bye))?.unwrap_or_default(),
    };
    map.finish().map(|()| enter)
}

fn asked_bye(node: Node<'_>) -> Read<AskedBye> {
    let mut map = Map::of(node)?;
    let bye = AskedBye { section: map.required("section", name)?, round: map.int("round")? };
    map.finish().map(|()| bye)
}

fn given_bye(node: Node<'_>) -> Read<GivenBye> {
    let mut map = Map::of(node)?;
    let bye = GivenBye {
        section: map.required("section", name)?,
        round: map.int("round")?,
        player: map.required("player", name)?,
    };
    map.finish().map(|()| bye)
}

fn entrant(node: Node<'_>) -> Read<Entrant> {
    let mut map = Map::of(node)?;
    let entrant = Entrant {
        name: map.required("name", name)?,
        key: map.optional("key", public_key)?,
        mail: map.optional("mail", text_value)?,
        display: map.optional("display", text_value)?,
        rating: map.optional("rating", int)?,
    };
    map.finish().map(|()| entrant)
}

fn withdraw(node: Node<'_>) -> Read<Withdraw> {
    let mut map = Map::of(node)?;
    let withdraw = Withdraw { player: map.required("player", name)?, section: map.optional("section", name)? };
    map.finish().map(|()| withdraw)
}

fn start(node: Node<'_>) -> Read<Start> {
    let mut map = Map::of(node)?;
    let start = Start { element: map.required("element", bytes)?, numbers: map.optional("numbers", text_value)? };
    map.finish().map(|()| start)
}

fn pair(node: Node<'_>) -> Read<Pair> {
    let mut map = Map::of(node)?;
    let pair = Pair {
        section: map.required("section", name)?,
        round: map.int("round")?,
        boards: map.optional("boards", |node| list(node, board))?.unwrap_or_default(),
        byes: map.optional("byes", |node| list(node, name))?.unwrap_or_default(),
    };
    map.finish().map(|()| pair)
}

fn board(node: Node<'_>) -> Read<BoardPairing> {
    let mut map = Map::of(node)?;
    let board = BoardPairing {
        board: map.int("board")?,
        players: map.required("players", |node| list(node, name))?,
        game: map.required("game", digest)?,
    };
    map.finish().map(|()| board)
}

fn result(node: Node<'_>) -> Read<BoardResult> {
    let mut map = Map::of(node)?;
    let result = BoardResult {
        section: map.required("section", name)?,
        round: map.int("round")?,
        board: map.int("board")?,
        head: map.required("head", digest)?,
        points: map.required("points", |node| list(node, int))?,
    };
    map.finish().map(|()| result)
}

fn ruling(node: Node<'_>) -> Read<Ruling> {
    let mut map = Map::of(node)?;
    let field = map.next_key("a ruling")?;
    let verdict = match field.key {
        "points" => DirectorDecision::Points(points(field.node)?),
        "pairing" => DirectorDecision::Pairing(pair(field.node)?),
        "exclude" => DirectorDecision::Exclude(name(field.node)?),
        "bye" => DirectorDecision::Bye(given_bye(field.node)?),
        _ => return unknown(&field, "`points`, `pairing`, `exclude`, `bye`"),
    };
    let ruling = Ruling { verdict, reason: map.required("reason", text_value)? };
    map.finish().map(|()| ruling)
}

fn points(node: Node<'_>) -> Read<RuledPoints> {
    let mut map = Map::of(node)?;
    let points = RuledPoints {
        section: map.required("section", name)?,
        round: map.int("round")?,
        board: map.int("board")?,
        head: map.optional("head", digest)?,
        points: map.required("points", |node| list(node, int))?,
    };
    map.finish().map(|()| points)
}
