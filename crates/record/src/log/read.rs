//! Reading entries, strictly: what is not the one spelling of an entry is refused (protocol, section 1).
//!
//! What every log of the format has in common is in [`super::cursor`]; here are the maps of a game's entries.

use std::collections::BTreeMap;

use super::charter::{Carry, Charter, Clock, EventPlace, Organiser, Player, Referee, Series};
use super::cursor::{
    Map, Read, body, bytes, digest, hold_to, int, list, loss, name, one_of, public_key, signature, text_value, time,
    unknown, yes,
};
use super::entry::{Claim, Entry, Join, Kind, Leaf, Open, RefereeDecision, Reveal, Ruling, SealedProof, Turn};
use super::scalar::Bytes;
use super::slip::{Absence, Extend, Offer, Order, Rekey, SLIP_MAX, SLIPS_MAX, Slip, SlipKind, TimeClaim};
use super::spelling::Misspelling;
use super::tree::{self, Field, Node, Value};
use super::write;
use adjudicate_rules::{Name, OptionValue, Options, StockBoard};

/// Reads one entry, its `---` line included.
///
/// # Errors
/// The text is not what [`write::entry`] writes for any entry.
pub fn entry(text: &str) -> Read<Entry> {
    let mut map = Map::new(tree::parse(body(text)?)?, 1);
    let entry = Entry {
        seq: map.int("seq")?,
        prev: map.optional("prev", digest)?,
        by: map.required("by", name)?,
        at: map.required("at", time)?,
        slips: map.optional("slips", |node| slips(node, text.len()))?.unwrap_or_default(),
        kind: kind(&mut map)?,
        reveal: map.optional("reveal", reveal)?.unwrap_or_default(),
        dice: map.optional("dice", text_value)?,
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
pub fn slip(text: &str) -> Read<Slip> {
    let slip = slip_of(Map::new(tree::parse(body(text)?)?, 1), 1, text.len())?;
    hold_to(text, &write::slip(&slip))?;
    Ok(slip)
}

/// The slips of an entry of so many bytes.
fn slips(node: Node<'_>, bytes: usize) -> Read<Vec<Slip>> {
    let line = node.line;
    let slips = list(node, |item| {
        let line = item.line;
        slip_of(Map::of(item)?, line, bytes)
    })?;
    match slips.len() > SLIPS_MAX {
        true => Err(Misspelling::at(line, format!("an entry has at most {SLIPS_MAX} slips, not {}", slips.len()))),
        false => Ok(slips),
    }
}

/// A slip in a text of so many bytes.
fn slip_of(mut map: Map<'_>, line: usize, bytes: usize) -> Read<Slip> {
    let slip = Slip {
        after: map.required("after", digest)?,
        by: map.required("by", name)?,
        at: map.required("at", time)?,
        kind: slip_kind(&mut map)?,
        say: map.optional("say", text_value)?,
        sig: map.required("sig", signature)?,
    };
    map.finish()?;
    // Alone it is no longer than the text that it stands in, in the one spelling that both have.
    let length = if bytes > SLIP_MAX { slip.text().len() } else { bytes };
    match length > SLIP_MAX {
        true => Err(Misspelling::at(line, format!("a slip has at most {SLIP_MAX} bytes, and this one has {length}"))),
        false => Ok(slip),
    }
}

fn slip_kind(map: &mut Map<'_>) -> Read<SlipKind> {
    let wanted = "what the slip says (`offer`, `accept`, `resign`, `order`, ...)";
    let field = map.next_key(wanted)?;
    let node = field.node;
    Ok(match field.key {
        "note" => SlipKind::Note(yes(node)?),
        "claim" => SlipKind::Claim(one_of(node, |field| match field.key {
            "timeout" => name(field.node).map(TimeClaim::Timeout),
            _ => unknown(&field, "`timeout`"),
        })?),
        "resign" => SlipKind::Resign(yes(node)?),
        "offer" => SlipKind::Offer(one_of(node, offer)?),
        "accept" => SlipKind::Accept(digest(node)?),
        "order" => SlipKind::Order(order(node)?),
        "rekey" => SlipKind::Rekey(rekey(node)?),
        "extend" => SlipKind::Extend(extend(node)?),
        "absence" => SlipKind::Absence(absence(node)?),
        other => return Err(Misspelling::at(node.line, format!("{wanted} belongs here, not `{other}`"))),
    })
}

fn order(node: Node<'_>) -> Read<Order> {
    let mut map = Map::of(node)?;
    let order = Order { when: map.required("when", text_value)?, then: map.required("then", text_value)? };
    map.finish().map(|()| order)
}

fn kind(map: &mut Map<'_>) -> Read<Kind> {
    let wanted = "the act of the entry (`turn`, `answer`, `join`, `post`, ...)";
    let field = map.next_key(wanted)?;
    let node = field.node;
    Ok(match field.key {
        "charter" => Kind::Charter(Box::new(charter(node)?)),
        "join" => Kind::Join(join(node)?),
        "turn" => Kind::Turn(Box::new(turn(node)?)),
        "answer" => Kind::Answer(yes(node)?),
        "agree" => Kind::Agree(int(node)?),
        "resign" => Kind::Resign(yes(node)?),
        "claim" => Kind::Claim(one_of(node, claim)?),
        "open" => Kind::Open(open(node)?),
        "save" => Kind::Save(int(node)?),
        "post" => Kind::Post(yes(node)?),
        "ruling" => Kind::Ruling(ruling(node)?),
        "offer" | "accept" | "note" | "order" | "rekey" | "extend" | "absence" => {
            let reason = format!("`{}` stands on a slip, under `slips`, and is no act of an entry", field.key);
            return Err(Misspelling::at(node.line, reason));
        }
        other => return Err(Misspelling::at(node.line, format!("{wanted} belongs here, not `{other}`"))),
    })
}

fn join(node: Node<'_>) -> Read<Join> {
    let mut map = Map::of(node)?;
    let join = Join { tip: map.required("tip", bytes)? };
    map.finish().map(|()| join)
}

fn turn(node: Node<'_>) -> Read<Turn> {
    let mut map = Map::of(node)?;
    let turn = Turn {
        play: map.required("move", text_value)?,
        then: map.optional("then", text_value)?,
        position: map.required("position", text_value)?,
        proof: map.optional("proof", proof)?,
    };
    map.finish().map(|()| turn)
}

fn proof(node: Node<'_>) -> Read<SealedProof> {
    let mut map = Map::of(node)?;
    let proof = SealedProof {
        root: map.optional("root", bytes)?,
        leaves: map.optional("leaves", |node| list(node, leaf))?.unwrap_or_default(),
        open: map.optional("open", open)?,
    };
    map.finish().map(|()| proof)
}

fn leaf(node: Node<'_>) -> Read<Leaf> {
    let mut map = Map::of(node)?;
    let leaf = Leaf {
        at: map.int("at")?,
        to: map.int("to")?,
        salt: map.required("salt", bytes)?,
        path: map.required("path", |node| list(node, bytes))?,
    };
    map.finish().map(|()| leaf)
}

fn open(node: Node<'_>) -> Read<Open> {
    let mut map = Map::of(node)?;
    let open = Open { path: map.required("path", text_value)?, salts: map.required("salts", bytes)? };
    map.finish().map(|()| open)
}

fn offer(field: Field<'_>) -> Read<Offer> {
    Ok(match field.key {
        "draw" => Offer::Draw(yes(field.node)?),
        "takeback" => Offer::Takeback(int(field.node)?),
        "result" => Offer::Result(text_value(field.node)?),
        "referee" => Offer::Referee(public_key(field.node)?),
        "end" => Offer::End(yes(field.node)?),
        "prisoners" => Offer::Prisoners(yes(field.node)?),
        "concede" => Offer::Concede(loss(field.node)?),
        _ => return unknown(&field, "`draw`, `takeback`, `result`, `referee`, `end`, `prisoners`, `concede`"),
    })
}

fn claim(field: Field<'_>) -> Read<Claim> {
    Ok(match field.key {
        "draw" => Claim::Draw(yes(field.node)?),
        _ => return unknown(&field, "`draw`"),
    })
}

fn rekey(node: Node<'_>) -> Read<Rekey> {
    let mut map = Map::of(node)?;
    let rekey = Rekey {
        player: map.required("player", name)?,
        key: map.required("key", public_key)?,
        tip: map.optional("tip", bytes)?,
    };
    map.finish().map(|()| rekey)
}

fn ruling(node: Node<'_>) -> Read<Ruling> {
    let mut map = Map::of(node)?;
    let field = map.next_key("a ruling")?;
    let verdict = match field.key {
        "forfeit" => RefereeDecision::Forfeit(name(field.node)?),
        "result" => RefereeDecision::Result(text_value(field.node)?),
        "rekey" => RefereeDecision::Rekey(rekey(field.node)?),
        "here" => RefereeDecision::Here(yes(field.node)?),
        _ => return unknown(&field, "`forfeit`, `result`, `rekey`, `here`"),
    };
    let ruling = Ruling { verdict, nr: map.int("nr")?, reason: map.required("reason", text_value)? };
    map.finish().map(|()| ruling)
}

fn extend(node: Node<'_>) -> Read<Extend> {
    let mut map = Map::of(node)?;
    let extend = Extend { player: map.required("player", name)?, days: map.int("days")? };
    map.finish().map(|()| extend)
}

fn absence(node: Node<'_>) -> Read<Absence> {
    let mut map = Map::of(node)?;
    let absence = Absence { from: map.required("from", time)?, until: map.required("until", time)? };
    map.finish().map(|()| absence)
}

fn reveal(node: Node<'_>) -> Read<Reveal> {
    let mut map = Map::of(node)?;
    let mut elements: Vec<(Name, Bytes<32>)> = Vec::new();
    while let Some(field) = map.any() {
        let line = field.node.line;
        let who = Name::parse(field.key).ok_or_else(|| Misspelling::at(line, format!("`{}` is no name", field.key)))?;
        if elements.iter().any(|(name, _)| *name == who) {
            return Err(Misspelling::at(line, format!("the key `{who}` stands here a second time")));
        }
        elements.push((who, bytes(field.node)?));
    }
    Ok(Reveal(elements))
}

fn charter(node: Node<'_>) -> Read<Charter> {
    let mut map = Map::of(node)?;
    let charter = Charter {
        format: map.int("format")?,
        game: map.required("game", name)?,
        rules: map.int("rules")?,
        options: map.optional("options", options)?.unwrap_or_default(),
        first: map.optional("first", name)?,
        players: map.required("players", |node| list(node, player))?,
        organiser: map.required("organiser", organiser)?,
        referee: map.optional("referee", referee)?,
        dice: map.optional("dice", name)?,
        clock: map.optional("clock", clock)?,
        series: map.optional("series", series)?,
        event: map.optional("event", event)?,
        nonce: map.required("nonce", bytes)?,
    };
    map.finish().map(|()| charter)
}

/// Options of a game, as a charter sets them.
pub fn options(node: Node<'_>) -> Read<Options> {
    let mut map = Map::of(node)?;
    let mut options: BTreeMap<String, OptionValue> = BTreeMap::new();
    while let Some(field) = map.any() {
        let line = field.node.line;
        let shape = field.key.len() <= 32 && field.key.bytes().all(|b| matches!(b, b'a'..=b'z' | b'0'..=b'9' | b'_'));
        if !shape || !field.key.starts_with(|c: char| c.is_ascii_lowercase()) {
            return Err(Misspelling::at(line, format!("`{}` is no option's key", field.key)));
        }
        if options.last_key_value().is_some_and(|(last, _)| last.as_str() >= field.key) {
            return Err(Misspelling::at(line, format!("`{}` is out of order: options are in ASCII order", field.key)));
        }
        options.insert(field.key.to_owned(), option(field.node)?);
    }
    Ok(Options(options))
}

fn option(node: Node<'_>) -> Read<OptionValue> {
    let line = node.line;
    match node.value {
        Value::Scalar("true") => Ok(OptionValue::Bool(true)),
        Value::Scalar("false") => Ok(OptionValue::Bool(false)),
        Value::Scalar(text) if text.starts_with('"') => {
            text_value(node).map(|text| OptionValue::Text(text.as_str().to_owned()))
        }
        Value::Scalar(text) if text.starts_with(|c: char| c.is_ascii_digit()) => int(node).map(OptionValue::Int),
        Value::Scalar(_) => name(node).map(OptionValue::Name),
        Value::List(items) => match items.first().map(|item| &item.value) {
            Some(Value::Map(_)) => items.into_iter().map(board).collect::<Read<_>>().map(OptionValue::Boards),
            _ => items.into_iter().map(name).collect::<Read<_>>().map(OptionValue::Names),
        },
        Value::Map(_) => Err(Misspelling::at(line, "an option is a value or a list, not a map")),
    }
}

fn board(node: Node<'_>) -> Read<StockBoard> {
    let mut map = Map::of(node)?;
    let board = StockBoard {
        number: map.int("number")?,
        name: map.required("name", text_value)?.as_str().to_owned(),
        path: map.required("path", text_value)?.as_str().to_owned(),
    };
    map.finish().map(|()| board)
}

fn player(node: Node<'_>) -> Read<Player> {
    let mut map = Map::of(node)?;
    let player = Player {
        name: map.required("name", name)?,
        key: map.optional("key", public_key)?,
        mail: map.optional("mail", text_value)?,
        display: map.optional("display", text_value)?,
    };
    map.finish().map(|()| player)
}

fn organiser(node: Node<'_>) -> Read<Organiser> {
    let mut map = Map::of(node)?;
    let organiser = Organiser { name: map.required("name", name)?, key: map.required("key", public_key)? };
    map.finish().map(|()| organiser)
}

fn referee(node: Node<'_>) -> Read<Referee> {
    let mut map = Map::of(node)?;
    let referee = Referee { key: map.required("key", public_key)?, mail: map.optional("mail", text_value)? };
    map.finish().map(|()| referee)
}

/// How long a turn may take.
pub fn clock(node: Node<'_>) -> Read<Clock> {
    let mut map = Map::of(node)?;
    let clock = Clock {
        days_per_turn: map.int("days_per_turn")?,
        transit_days: map.int("transit_days")?,
        grace_days: map.int("grace_days")?,
        absence_days: map.optional("absence_days", int)?.unwrap_or(0),
    };
    map.finish().map(|()| clock)
}

fn series(node: Node<'_>) -> Read<Series> {
    let mut map = Map::of(node)?;
    let series = Series {
        game: map.required("game", digest)?,
        head: map.required("head", digest)?,
        carry: map.optional("carry", |node| list(node, carry))?.unwrap_or_default(),
    };
    map.finish().map(|()| series)
}

fn carry(node: Node<'_>) -> Read<Carry> {
    let mut map = Map::of(node)?;
    let carry = Carry { player: map.required("player", name)?, tokens: map.int("tokens")? };
    map.finish().map(|()| carry)
}

fn event(node: Node<'_>) -> Read<EventPlace> {
    let mut map = Map::of(node)?;
    let event = EventPlace {
        id: map.required("id", digest)?,
        section: map.required("section", name)?,
        round: map.int("round")?,
        board: map.int("board")?,
    };
    map.finish().map(|()| event)
}
