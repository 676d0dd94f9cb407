//! Reading entries, strictly: what is not the one spelling of an entry is refused (protocol, section 1).
//!
//! Maps are read with a cursor that takes their keys in the order of the protocol's tables, so a key that is unknown, twice
//! there or out of order is a fault at its own line.

use std::collections::BTreeMap;

use super::charter::{Carry, Charter, Clock, EventPlace, Organiser, Player, Referee, Series};
use super::entry::{
    Claim, Entry, Extend, Join, Kind, Leaf, Offer, Open, Proof, Rekey, Reveal, Ruling, Turn, Verdict, Yes,
};
use super::scalar::{Bytes, Text, Time, parse_int};
use super::spelling::Misspelling;
use super::tree::{self, Field, Node, Value};
use super::write;
use crate::crypto::{Digest, PublicKey, Signature};
use crate::rules::{Name, OptionValue, Options, StockBoard};

type Read<T> = Result<T, Misspelling>;

/// Reads one entry, its `---` line included.
///
/// # Errors
/// The text is not what [`write::entry`] writes for any entry.
pub fn entry(text: &str) -> Read<Entry> {
    let body = text.strip_prefix("---\n").ok_or_else(|| Misspelling::at(1, "an entry begins with the line `---`"))?;
    if let Some((line, fault)) = stray_byte(text) {
        return Err(Misspelling::at(line, fault));
    }
    let mut map = Map::new(tree::parse(body)?, 1);
    let entry = Entry {
        seq: map.int("seq")?,
        prev: map.optional("prev", digest)?,
        by: map.required("by", name)?,
        at: map.required("at", time)?,
        kind: kind(&mut map)?,
        reveal: map.optional("reveal", reveal)?.unwrap_or_default(),
        dice: map.optional("dice", text_value)?,
        say: map.optional("say", text_value)?,
        sig: map.required("sig", signature)?,
    };
    map.finish()?;
    // The protocol's own definition of strictness; what comes before it only finds the place.
    match first_difference(text, &write::entry(&entry)) {
        None => Ok(entry),
        Some((line, expected)) => Err(Misspelling::at(line, format!("this line is spelled `{expected}`"))),
    }
}

fn first_difference(text: &str, canonical: &str) -> Option<(usize, String)> {
    if text == canonical {
        return None;
    }
    let differs = |(n, (a, b)): (usize, (&str, &str))| (a != b).then(|| (n + 1, b.to_owned()));
    let found = text.split('\n').zip(canonical.split('\n')).enumerate().find_map(differs);
    Some(found.unwrap_or((text.lines().count(), "end of the entry".to_owned())))
}

/// The first byte that is neither printable ASCII nor LF, and the first blank at the end of a line.
fn stray_byte(text: &str) -> Option<(usize, String)> {
    let bytes = text.as_bytes();
    let bad = |b: &u8| !matches!(b, b' '..=b'~' | b'\n');
    let stray = bytes.iter().position(bad);
    let blank = text.find(" \n");
    let at = stray.into_iter().chain(blank).min()?;
    let line = bytes[..at].iter().filter(|b| **b == b'\n').count() + 1;
    let reason = match bytes[at] {
        b'\r' => "a carriage return; lines end with LF alone".to_owned(),
        b'\t' => "a tab".to_owned(),
        b' ' => "a blank at the end of a line".to_owned(),
        0xEF if bytes[at..].starts_with(&[0xEF, 0xBB, 0xBF]) => "a byte order mark".to_owned(),
        byte if byte < b' ' || byte == 0x7F => format!("a control character (0x{byte:02x})"),
        _ => "a character outside ASCII; in text it is written `\\uXXXX`".to_owned(),
    };
    Some((line, reason))
}

/// A map whose keys are taken in order.
struct Map<'a> {
    fields: std::iter::Peekable<std::vec::IntoIter<Field<'a>>>,
    taken: Vec<&'a str>,
    line: usize,
}

impl<'a> Map<'a> {
    fn new(fields: Vec<Field<'a>>, line: usize) -> Map<'a> {
        Map { taken: Vec::with_capacity(fields.len()), fields: fields.into_iter().peekable(), line }
    }

    fn of(node: Node<'a>) -> Read<Map<'a>> {
        match node.value {
            Value::Map(fields) => Ok(Map::new(fields, node.line)),
            _ => Err(Misspelling::at(node.line, "a map belongs here, its keys on the lines below")),
        }
    }

    fn take(&mut self, key: &str) -> Option<Node<'a>> {
        let field = self.fields.next_if(|field| field.key == key)?;
        self.taken.push(field.key);
        self.line = field.node.line;
        Some(field.node)
    }

    fn optional<T>(&mut self, key: &str, read: impl Fn(Node<'a>) -> Read<T>) -> Read<Option<T>> {
        self.take(key).map(read).transpose()
    }

    fn required<T>(&mut self, key: &str, read: impl Fn(Node<'a>) -> Read<T>) -> Read<T> {
        match self.take(key) {
            Some(node) => read(node),
            None => Err(self.unexpected(&format!("`{key}`"))),
        }
    }

    fn int(&mut self, key: &str) -> Read<u64> {
        self.required(key, int)
    }

    fn unexpected(&mut self, wanted: &str) -> Misspelling {
        match self.fields.peek() {
            Some(field) if self.taken.contains(&field.key) => {
                Misspelling::at(field.node.line, format!("the key `{}` stands here a second time", field.key))
            }
            Some(field) => {
                let reason = format!("{wanted} belongs here, not `{}`: unknown, or out of order", field.key);
                Misspelling::at(field.node.line, reason)
            }
            None => Misspelling::at(self.line, format!("{wanted} is missing after this line")),
        }
    }

    fn finish(mut self) -> Read<()> {
        match self.fields.peek() {
            None => Ok(()),
            Some(_) => Err(self.unexpected("nothing more")),
        }
    }

    /// The next field, whatever its key: for maps with names or option keys.
    fn any(&mut self) -> Option<Field<'a>> {
        self.fields.next()
    }
}

fn scalar<'a>(node: &Node<'a>) -> Read<&'a str> {
    match node.value {
        Value::Scalar(text) => Ok(text),
        _ => Err(Misspelling::at(node.line, "a single value belongs here, on the same line")),
    }
}

fn plain<T>(node: Node<'_>, wanted: &str, parse: impl Fn(&str) -> Option<T>) -> Read<T> {
    let text = scalar(&node)?;
    parse(text).ok_or_else(|| Misspelling::at(node.line, format!("`{}` is not {wanted}", shortened(text))))
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(60) {
        Some((at, _)) => format!("{}...", &text[..at]),
        None => text.to_owned(),
    }
}

fn int(node: Node<'_>) -> Read<u64> {
    plain(node, "an integer: decimal digits without sign or leading zeros, at most 2^53-1", parse_int)
}

fn name(node: Node<'_>) -> Read<Name> {
    plain(
        node,
        "a name: a lower-case letter, then letters, digits and `-`, at most 32, and no reserved word",
        Name::parse,
    )
}

fn digest(node: Node<'_>) -> Read<Digest> {
    plain(node, "an id: `sha256:` and 64 lower-case hexadecimal digits", Digest::parse)
}

fn bytes<const N: usize>(node: Node<'_>) -> Read<Bytes<N>> {
    plain(node, &format!("base64 of {N} bytes, with padding, in its canonical spelling"), Bytes::parse)
}

fn signature(node: Node<'_>) -> Read<Signature> {
    bytes::<64>(node).map(|bytes| Signature::from_bytes(bytes.0))
}

fn public_key(node: Node<'_>) -> Read<PublicKey> {
    plain(node, "an OpenSSH Ed25519 public key: `ssh-ed25519 ` and its base64", |text| PublicKey::parse(text).ok())
}

fn yes(node: Node<'_>) -> Read<Yes> {
    plain(node, "`true`, the only value here", |text| (text == "true").then_some(Yes))
}

fn time(node: Node<'_>) -> Read<Time> {
    plain(node, "a time that exists, written as \"2026-11-20T17:03:11Z\"", |text| {
        Time::parse(text.strip_prefix('"')?.strip_suffix('"')?)
    })
}

fn text_value(node: Node<'_>) -> Read<Text> {
    Text::parse(scalar(&node)?).map_err(|reason| Misspelling::at(node.line, reason))
}

fn list<'a, T>(node: Node<'a>, read: impl Fn(Node<'a>) -> Read<T>) -> Read<Vec<T>> {
    match node.value {
        Value::List(items) => items.into_iter().map(read).collect(),
        _ => Err(Misspelling::at(node.line, "a list belongs here, its items on the lines below")),
    }
}

fn kind(map: &mut Map<'_>) -> Read<Kind> {
    let wanted = "the kind of the entry (`turn`, `answer`, `join`, `offer`, ...)";
    let Some(field) = map.any() else { return Err(map.unexpected(wanted)) };
    map.line = field.node.line;
    map.taken.push(field.key);
    let node = field.node;
    Ok(match field.key {
        "charter" => Kind::Charter(Box::new(charter(node)?)),
        "join" => Kind::Join(join(node)?),
        "turn" => Kind::Turn(Box::new(turn(node)?)),
        "answer" => Kind::Answer(yes(node)?),
        "offer" => Kind::Offer(one_of(node, offer)?),
        "accept" => Kind::Accept(int(node)?),
        "decline" => Kind::Decline(int(node)?),
        "resign" => Kind::Resign(yes(node)?),
        "claim" => Kind::Claim(one_of(node, claim)?),
        "save" => Kind::Save(int(node)?),
        "open" => Kind::Open(open(node)?),
        "rekey" => Kind::Rekey(rekey(node)?),
        "ruling" => Kind::Ruling(ruling(node)?),
        "note" => Kind::Note(yes(node)?),
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
        position: map.required("position", text_value)?,
        proof: map.optional("proof", proof)?,
    };
    map.finish().map(|()| turn)
}

fn proof(node: Node<'_>) -> Read<Proof> {
    let mut map = Map::of(node)?;
    let proof = Proof {
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

/// A map of exactly one key.
fn one_of<'a, T>(node: Node<'a>, read: impl Fn(Field<'a>) -> Read<T>) -> Read<T> {
    let line = node.line;
    let mut map = Map::of(node)?;
    let field = map.any().ok_or_else(|| Misspelling::at(line, "one key belongs below"))?;
    map.taken.push(field.key);
    let value = read(field)?;
    map.finish().map(|()| value)
}

fn unknown<T>(field: &Field<'_>, known: &str) -> Read<T> {
    Err(Misspelling::at(field.node.line, format!("one of {known} belongs here, not `{}`", field.key)))
}

fn offer(field: Field<'_>) -> Read<Offer> {
    Ok(match field.key {
        "draw" => Offer::Draw(yes(field.node)?),
        "takeback" => Offer::Takeback(int(field.node)?),
        "result" => Offer::Result(text_value(field.node)?),
        "referee" => Offer::Referee(public_key(field.node)?),
        "end" => Offer::End(yes(field.node)?),
        "prisoners" => Offer::Prisoners(yes(field.node)?),
        _ => return unknown(&field, "`draw`, `takeback`, `result`, `referee`, `end`, `prisoners`"),
    })
}

fn claim(field: Field<'_>) -> Read<Claim> {
    Ok(match field.key {
        "draw" => Claim::Draw(yes(field.node)?),
        "timeout" => Claim::Timeout(name(field.node)?),
        _ => return unknown(&field, "`draw`, `timeout`"),
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
    let line = node.line;
    let mut map = Map::of(node)?;
    let field = map.any().ok_or_else(|| Misspelling::at(line, "a ruling belongs below"))?;
    map.taken.push(field.key);
    let verdict = match field.key {
        "forfeit" => Verdict::Forfeit(name(field.node)?),
        "result" => Verdict::Result(text_value(field.node)?),
        "extend" => Verdict::Extend(extend(field.node)?),
        "uphold" => Verdict::Uphold(int(field.node)?),
        "dismiss" => Verdict::Dismiss(int(field.node)?),
        _ => return unknown(&field, "`forfeit`, `result`, `extend`, `uphold`, `dismiss`"),
    };
    let ruling = Ruling { verdict, reason: map.required("reason", text_value)? };
    map.finish().map(|()| ruling)
}

fn extend(node: Node<'_>) -> Read<Extend> {
    let mut map = Map::of(node)?;
    let extend = Extend { player: map.required("player", name)?, days: map.int("days")? };
    map.finish().map(|()| extend)
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

fn options(node: Node<'_>) -> Read<Options> {
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

fn clock(node: Node<'_>) -> Read<Clock> {
    let mut map = Map::of(node)?;
    let clock = Clock {
        days_per_turn: map.int("days_per_turn")?,
        transit_days: map.int("transit_days")?,
        grace_days: map.int("grace_days")?,
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
