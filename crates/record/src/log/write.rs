//! Writing entries in their one spelling.

use super::charter::Charter;
use super::entry::{Claim, Entry, Kind, Open, RefereeDecision, Ruling, SealedProof, Turn};
use super::scalar::Bytes;
use super::slip::{Offer, Rekey, Slip, SlipKind, TimeClaim};
use super::writer::Writer;

/// The payload of an entry: what is hashed and signed, from `seq` up to the `sig` line.
pub fn payload(entry: &Entry) -> String {
    let mut out = Writer::default();
    out.payload(entry);
    out.text
}

/// The whole entry: the `---` line, the payload, the `sig` line.
pub fn entry(entry: &Entry) -> String {
    let mut out = Writer::default();
    out.text.push_str("---\n");
    out.payload(entry);
    out.plain(0, "sig", Bytes(*entry.sig.as_bytes()));
    out.text
}

/// The payload of a slip: what is hashed and signed, unindented wherever the slip stands.
pub fn slip_payload(slip: &Slip) -> String {
    let mut out = Writer::default();
    out.slip(0, slip);
    out.text
}

/// A slip alone: the `---` line, the payload, the `sig` line.
pub fn slip(slip: &Slip) -> String {
    format!("---\n{}{}", slip_payload(slip), sig_line(&slip.sig))
}

/// The last line of an entry, or of a slip that stands alone.
pub fn sig_line(sig: &crate::crypto::Signature) -> String {
    format!("sig: {}\n", Bytes(*sig.as_bytes()))
}

impl Writer {
    fn payload(&mut self, entry: &Entry) {
        self.plain(0, "seq", entry.seq);
        if let Some(prev) = &entry.prev {
            self.plain(0, "prev", prev);
        }
        self.plain(0, "by", &entry.by);
        self.plain(0, "at", format_args!("\"{}\"", entry.at));
        if !entry.slips.is_empty() {
            self.key(0, "slips");
        }
        for slip in &entry.slips {
            let start = self.text.len();
            self.slip(2, slip);
            self.dash(start, 2);
            self.plain(2, "sig", Bytes(*slip.sig.as_bytes()));
        }
        self.kind(&entry.kind);
        if !entry.reveal.is_empty() {
            self.key(0, "reveal");
            for (name, element) in &entry.reveal.0 {
                self.plain(1, name.as_str(), element);
            }
        }
        if let Some(dice) = &entry.dice {
            self.quoted(0, "dice", dice);
        }
        if let Some(say) = &entry.say {
            self.quoted(0, "say", say);
        }
    }

    fn kind(&mut self, kind: &Kind) {
        let name = kind.name();
        match kind {
            Kind::Charter(charter) => {
                self.key(0, name);
                self.charter(charter);
            }
            Kind::Join(join) => {
                self.key(0, name);
                self.plain(1, "tip", join.tip);
            }
            Kind::Turn(turn) => {
                self.key(0, name);
                self.turn(turn);
            }
            Kind::Answer(_) | Kind::Resign(_) | Kind::Post(_) => self.plain(0, name, true),
            Kind::Agree(number) | Kind::Save(number) => self.plain(0, name, number),
            Kind::Claim(Claim::Draw(_)) => {
                self.key(0, name);
                self.plain(1, "draw", true);
            }
            Kind::Open(open) => {
                self.key(0, name);
                self.open(1, open);
            }
            Kind::Ruling(ruling) => {
                self.key(0, name);
                self.ruling(ruling);
            }
        }
    }

    fn turn(&mut self, turn: &Turn) {
        self.quoted(1, "move", &turn.play);
        if let Some(then) = &turn.then {
            self.quoted(1, "then", then);
        }
        self.quoted(1, "position", &turn.position);
        if let Some(proof) = &turn.proof {
            self.proof(proof);
        }
    }

    fn ruling(&mut self, ruling: &Ruling) {
        match &ruling.verdict {
            RefereeDecision::Forfeit(player) => self.plain(1, "forfeit", player),
            RefereeDecision::Result(result) => self.quoted(1, "result", result),
            RefereeDecision::Rekey(rekey) => self.rekey(1, rekey),
            RefereeDecision::Here(_) => self.plain(1, "here", true),
        }
        self.plain(1, "nr", ruling.nr);
        self.quoted(1, "reason", &ruling.reason);
    }

    /// A slip without its `sig` line.
    fn slip(&mut self, level: usize, slip: &Slip) {
        self.plain(level, "after", slip.after);
        self.plain(level, "by", &slip.by);
        self.plain(level, "at", format_args!("\"{}\"", slip.at));
        let name = slip.kind.name();
        match &slip.kind {
            SlipKind::Note(_) | SlipKind::Resign(_) => self.plain(level, name, true),
            SlipKind::Claim(TimeClaim::Timeout(player)) => {
                self.key(level, name);
                self.plain(level + 1, "timeout", player);
            }
            SlipKind::Offer(offer) => {
                self.key(level, name);
                self.offer(level + 1, offer);
            }
            SlipKind::Accept(id) => self.plain(level, name, id),
            SlipKind::Order(order) => {
                self.key(level, name);
                self.quoted(level + 1, "when", &order.when);
                self.quoted(level + 1, "then", &order.then);
            }
            SlipKind::Rekey(rekey) => self.rekey(level, rekey),
            SlipKind::Extend(extend) => {
                self.key(level, name);
                self.plain(level + 1, "player", &extend.player);
                self.plain(level + 1, "days", extend.days);
            }
            SlipKind::Absence(absence) => {
                self.key(level, name);
                self.plain(level + 1, "from", format_args!("\"{}\"", absence.from));
                self.plain(level + 1, "until", format_args!("\"{}\"", absence.until));
            }
        }
        if let Some(say) = &slip.say {
            self.quoted(level, "say", say);
        }
    }

    fn offer(&mut self, level: usize, offer: &Offer) {
        match offer {
            Offer::Draw(_) => self.plain(level, "draw", true),
            Offer::Takeback(seq) => self.plain(level, "takeback", seq),
            Offer::Result(result) => self.quoted(level, "result", result),
            Offer::Referee(key) => self.plain(level, "referee", key),
            Offer::End(_) => self.plain(level, "end", true),
            Offer::Prisoners(_) => self.plain(level, "prisoners", true),
            Offer::Concede(loss) => self.plain(level, "concede", loss.word()),
        }
    }

    fn rekey(&mut self, level: usize, rekey: &Rekey) {
        self.key(level, "rekey");
        self.plain(level + 1, "player", &rekey.player);
        self.plain(level + 1, "key", rekey.key);
        if let Some(tip) = &rekey.tip {
            self.plain(level + 1, "tip", tip);
        }
    }

    fn proof(&mut self, proof: &SealedProof) {
        self.key(1, "proof");
        if let Some(root) = &proof.root {
            self.plain(2, "root", root);
        }
        if !proof.leaves.is_empty() {
            self.key(2, "leaves");
        }
        for leaf in &proof.leaves {
            let start = self.text.len();
            self.plain(4, "at", leaf.at);
            self.dash(start, 4);
            self.plain(4, "to", leaf.to);
            self.plain(4, "salt", leaf.salt);
            self.key(4, "path");
            for node in &leaf.path {
                self.item(5, node);
            }
        }
        if let Some(open) = &proof.open {
            self.key(2, "open");
            self.open(3, open);
        }
    }

    fn open(&mut self, level: usize, open: &Open) {
        self.quoted(level, "path", &open.path);
        self.plain(level, "salts", open.salts);
    }

    fn charter(&mut self, charter: &Charter) {
        self.plain(1, "format", charter.format);
        self.plain(1, "game", &charter.game);
        self.plain(1, "rules", charter.rules);
        self.options(1, &charter.options);
        if let Some(first) = &charter.first {
            self.plain(1, "first", first);
        }
        self.key(1, "players");
        for player in &charter.players {
            let start = self.text.len();
            self.plain(3, "name", &player.name);
            self.dash(start, 3);
            if let Some(key) = &player.key {
                self.plain(3, "key", key);
            }
            if let Some(mail) = &player.mail {
                self.quoted(3, "mail", mail);
            }
            if let Some(display) = &player.display {
                self.quoted(3, "display", display);
            }
        }
        self.key(1, "organiser");
        self.plain(2, "name", &charter.organiser.name);
        self.plain(2, "key", charter.organiser.key);
        if let Some(referee) = &charter.referee {
            self.key(1, "referee");
            self.plain(2, "key", referee.key);
            if let Some(mail) = &referee.mail {
                self.quoted(2, "mail", mail);
            }
        }
        if let Some(dice) = &charter.dice {
            self.plain(1, "dice", dice);
        }
        if let Some(clock) = &charter.clock {
            self.clock(1, clock);
        }
        if let Some(series) = &charter.series {
            self.key(1, "series");
            self.plain(2, "game", series.game);
            self.plain(2, "head", series.head);
            if !series.carry.is_empty() {
                self.key(2, "carry");
            }
            for carry in &series.carry {
                let start = self.text.len();
                self.plain(4, "player", &carry.player);
                self.dash(start, 4);
                self.plain(4, "tokens", carry.tokens);
            }
        }
        if let Some(event) = &charter.event {
            self.key(1, "event");
            self.plain(2, "id", event.id);
            self.plain(2, "section", &event.section);
            self.plain(2, "round", event.round);
            self.plain(2, "board", event.board);
        }
        self.plain(1, "nonce", charter.nonce);
    }
}
