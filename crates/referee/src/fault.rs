//! The fault of a log: class, rule, reason.

use std::fmt;

use adjudicate_rules::{Phrase, Refusal};

/// Classes of faults, in the order in which an entry is looked at (protocol, section 6); the last five are those of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FaultClass {
    /// The text is not the one spelling of an entry.
    Spelling,
    /// `seq` or `prev` do not continue the log.
    Chain,
    /// The author is unknown, or this kind of entry is not allowed now.
    Kind,
    /// A slip that cannot be written in here.
    Slip,
    /// The charter's content, or a key that is introduced.
    Charter,
    /// The signature does not hold.
    Signature,
    /// Dice elements or the numbers thrown.
    Reveal,
    /// The game's rules.
    Rules,
    /// The recorded position is not the one that results.
    Position,
    /// A proof about a sealed board.
    Proof,
    /// The lots of an event: the director's element, the numbers of the public draw.
    Lots,
    /// A pairing that does not follow from the event's log.
    Pairing,
    /// A game that is not the one which the event's log names, or is not played under what its section says.
    Game,
    /// A result that its game does not give.
    Result,
    /// An absence in a game that the event's log does not have.
    Absence,
    /// An appeal or a verdict that cannot be taken.
    Appeal,
}

impl FaultClass {
    /// The word that the protocol and `--json` use.
    pub fn name(self) -> &'static str {
        match self {
            FaultClass::Spelling => "spelling",
            FaultClass::Chain => "chain",
            FaultClass::Kind => "kind",
            FaultClass::Slip => "slip",
            FaultClass::Charter => "charter",
            FaultClass::Signature => "signature",
            FaultClass::Reveal => "reveal",
            FaultClass::Rules => "rules",
            FaultClass::Position => "position",
            FaultClass::Proof => "proof",
            FaultClass::Lots => "lots",
            FaultClass::Pairing => "pairing",
            FaultClass::Game => "game",
            FaultClass::Result => "result",
            FaultClass::Absence => "absence",
            FaultClass::Appeal => "appeal",
        }
    }
}

impl fmt::Display for FaultClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Why an entry cannot stand where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Its class.
    pub class: FaultClass,
    /// The clause of the game, or the section of the protocol, that is broken: `NMM-5`, `protocol 4`.
    pub rule: &'static str,
    /// The fault, as a lower-case sentence without a full stop.
    pub reason: Phrase,
    /// An alternative, if there is one.
    pub hint: Option<Phrase>,
    /// The line within the entry, if it is known; its `---` is line 1.
    pub line: Option<usize>,
    /// The key whose line is at fault, where `line` is not known.
    pub key: Option<&'static str>,
    /// The text of the line at fault, for keys that the entry has more than once.
    pub value: Option<String>,
    /// The slip that it stands on, counted from zero.
    pub slip: Option<usize>,
}

impl Fault {
    /// A fault against a section of the protocol.
    pub fn new(class: FaultClass, rule: &'static str, reason: Phrase) -> Fault {
        Fault { class, rule, reason, hint: None, line: None, key: None, value: None, slip: None }
    }

    /// The same fault, with what could be done instead.
    pub fn hint(mut self, hint: Phrase) -> Fault {
        self.hint = Some(hint);
        self
    }

    /// The same fault, at the line of this key.
    pub fn at(mut self, key: &'static str) -> Fault {
        self.key = Some(key);
        self
    }

    /// The same fault, at the line of this key that holds this value.
    pub fn at_value(mut self, key: &'static str, value: impl Into<String>) -> Fault {
        self.value = Some(value.into());
        self.at(key)
    }

    /// The same fault, on a slip of the entry, counted from zero.
    pub fn on_slip(mut self, number: usize) -> Fault {
        self.slip = Some(number);
        self
    }

    /// A refusal of the rules as a fault of a log.
    pub fn rules(refusal: Refusal) -> Fault {
        let mut fault = Fault::new(FaultClass::Rules, refusal.clause, refusal.reason);
        fault.hint = refusal.hint;
        fault
    }

    /// The clause of a game's rules, if one is broken rather than a section of the protocol.
    pub fn clause(&self) -> Option<&'static str> {
        (!self.rule.starts_with("protocol") && !self.rule.starts_with("event")).then_some(self.rule)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[{}]: {}", self.class, self.rule, self.reason)
    }
}

impl std::error::Error for Fault {}
