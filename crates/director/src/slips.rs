//! The slips of an event: what a person has typed becomes a statement, with the question before it is
//! signed. The commands and the page share this; whether the log allows the statement is decided by the event.

use adjudicate_agent::charter::{name_of, text_of};
use adjudicate_agent::{Failure, agreement};
use adjudicate_event::{
    AdjudicationClaim, Appeal, AppealRecord, AppealVerdict, AppealableAct, AppealableEntry, AskedBye, BoardLocation,
    Enrolment, Entrant, Event, GivenBye, HandoverConsent, PlayerKey, RoundLocation, RuledPoints, Slip, SlipDraft,
    SlipKind, VerdictDecision, Withdrawal, decided,
};
use adjudicate_record::crypto::{Digest, Identity, PublicKey};
use adjudicate_record::log::{Text, Time, True, parse_int};
use adjudicate_rules::{Name, Phrase, phrase};
use adjudicate_text::view;
use serde::Deserialize;

use crate::acts;
use crate::directory::EventDirectory;

/// A statement that waits for its signature.
#[derive(Clone, Debug)]
pub struct SlipProposal {
    /// The author.
    pub by: Name,
    /// The statement.
    pub kind: SlipKind,
    /// A remark.
    pub say: Option<Text>,
    /// The player whose seat the author agrees to take.
    pub seat: Option<Name>,
    /// The question before it is signed.
    pub question: Phrase,
}

impl SlipProposal {
    fn of(by: Name, kind: SlipKind, say: Option<Text>, question: Phrase) -> SlipProposal {
        SlipProposal { by, kind, say, seat: None, question }
    }

    /// Signs it behind the last entry of the log.
    ///
    /// # Errors
    /// The log does not allow it.
    pub fn sign(self, event: &Event, at: Time, identity: &Identity) -> Result<Slip, Failure> {
        let SlipProposal { by, kind, say, seat, question: _ } = self;
        let draft = SlipDraft { by, at, kind, say };
        let slip = match &seat {
            Some(seat) => event.sign_consent(draft, seat, identity),
            None => event.sign_slip(draft, identity),
        };
        slip.map_err(Failure::fault)
    }
}

/// The fields of an entry, as a person has typed them.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryFields {
    /// The name in the logs.
    pub name: String,
    /// The sections; none for the only one, or for those of the seat.
    #[serde(default)]
    pub sections: Vec<String>,
    /// Rounds without a board: `2`, or `chess:2`.
    #[serde(default)]
    pub byes: Vec<String>,
    /// The address.
    pub mail: Option<String>,
    /// The name for people.
    pub display: Option<String>,
    /// The rating.
    pub rating: Option<String>,
    /// The player whose seat the author agrees to take.
    pub in_place_of: Option<String>,
}

/// An entry of a player with this key, or of one who plays by post.
///
/// # Errors
/// A field is no name, section, round, address or number, or the sections are left out where there are several.
pub fn entry(
    house: &EventDirectory,
    fields: &EntryFields,
    key: Option<PublicKey>,
    say: Option<Text>,
) -> Result<SlipProposal, Failure> {
    let name = name_of("--name", &fields.name)?;
    let seat = fields.in_place_of.as_deref().map(|name| name_of("--in-place-of", name)).transpose()?;
    let sections = sections(house, &fields.sections, seat.as_ref())?;
    let rating = fields.rating.as_deref().map(|text| {
        let wrong = || Failure::usage(phrase!("no-rating", "--rating: `{text}` is no whole number", text));
        parse_int(text).ok_or_else(wrong)
    });
    let player = Entrant {
        name: name.clone(),
        key,
        mail: fields.mail.as_deref().map(|text| text_of("--mail", text)).transpose()?,
        display: fields.display.as_deref().map(|text| text_of("--display", text)).transpose()?,
        rating: rating.transpose()?,
    };
    let list = sections.iter().map(Name::as_str).collect::<Vec<_>>().join(", ");
    let question = match &player.mail {
        Some(mail) => phrase!("ask-enter-with-mail", "Enter {name} in {list}, with mail to {mail}?", name, list, mail),
        None if key.is_none() => phrase!("ask-enter", "Enter {name} in {list}?", name, list),
        None => phrase!(
            "ask-enter-without-mail",
            "Enter {name} in {list}, without an address to which boards and news could be sent?",
            name,
            list
        ),
    };
    let byes = fields.byes.iter().map(|text| asked_bye(text, &sections)).collect::<Result<_, _>>()?;
    let enter = Box::new(Enrolment { player, sections, byes });
    Ok(SlipProposal { seat, ..SlipProposal::of(name, SlipKind::Enter(enter), say, question) })
}

fn sections(house: &EventDirectory, named: &[String], seat: Option<&Name>) -> Result<Vec<Name>, Failure> {
    match (named, seat) {
        ([], Some(seat)) => {
            let has_seat = house.event.sections().filter(|(_, standing)| standing.players.contains(seat));
            Ok(has_seat.map(|(section, _)| section.name.clone()).collect())
        }
        ([], None) => {
            let mut entered = house.event.charter().entered();
            match (entered.next(), entered.next()) {
                (Some(only), None) => Ok(vec![only.name.clone()]),
                _ => Ok(vec![house.section(None)?.1.name.clone()]),
            }
        }
        (names, _) => names.iter().map(|name| name_of("--section", name)).collect(),
    }
}

/// Reads `2` or `chess:2`.
fn asked_bye(text: &str, sections: &[Name]) -> Result<AskedBye, Failure> {
    let (section, round) = match (text.split_once(':'), sections) {
        (Some((section, round)), _) => (name_of("--bye", section)?, round),
        (None, [only]) => (only.clone(), text),
        (None, _) => {
            let reason = phrase!("bye-of-which-section", "--bye: round {text} of which section?", text);
            return Err(Failure::usage(reason).hint("--bye SECTION:ROUND"));
        }
    };
    let wrong = || Failure::usage(phrase!("bye-no-round", "--bye: `{round}` is no round", round));
    let round = parse_int(round).ok_or_else(wrong)?;
    Ok(AskedBye { section, round })
}

/// A withdrawal of this player from a section, or from all.
///
/// # Errors
/// The section has no name.
pub fn withdrawal(player: Name, section: Option<&str>, say: Option<Text>) -> Result<SlipProposal, Failure> {
    let section = section.map(|name| name_of("--section", name)).transpose()?;
    let question = match &section {
        Some(section) => phrase!("ask-withdraw-section", "Withdraw {player} from {section}?", player, section),
        None => phrase!("ask-withdraw", "Withdraw {player} from the event?", player),
    };
    let kind = SlipKind::Withdraw(Withdrawal { player: player.clone(), section });
    Ok(SlipProposal::of(player, kind, say, question))
}

/// A leave of this player between two days, both as `2026-12-20`.
///
/// # Errors
/// One of them is no day.
pub fn leave(player: Name, from: &str, until: &str, say: Option<Text>) -> Result<SlipProposal, Failure> {
    let period = agreement::absence(from, until)?;
    let away = view::period(&period);
    let question = phrase!("ask-away", "Sign that {player} is away {away}?", player, away = away);
    Ok(SlipProposal::of(player, SlipKind::Leave(period), say, question))
}

/// A remark.
pub fn remark(by: Name, say: Text) -> SlipProposal {
    SlipProposal::of(by, SlipKind::Note(True), Some(say), phrase!("ask-remark", "Write this remark into the log?"))
}

/// A new key in the place of the author's.
pub fn rekey(by: Name, key: PublicKey) -> SlipProposal {
    let fingerprint = key.fingerprint();
    let question = phrase!("ask-rekey", "Replace your key in the event with {fingerprint}?", fingerprint);
    SlipProposal::of(by.clone(), SlipKind::Rekey(PlayerKey { player: by, key }), None, question)
}

/// The director's consent to hand the event over.
pub fn handover(director: Name, nr: u64, to: Name) -> SlipProposal {
    let question = phrase!("ask-handover", "Hand the event over to {to}, and sign nothing more in it?", to);
    SlipProposal::of(director, SlipKind::Handover(HandoverConsent { nr, to }), None, question)
}

/// The decision that was named by the number or the id of its entry, with that id.
///
/// # Errors
/// There is no such entry, or players cannot appeal against it.
pub fn appealed<'a>(event: &'a Event, named: &str) -> Result<(&'a AppealableEntry, Digest), Failure> {
    let found = match parse_int(named) {
        Some(seq) => event.id_of(seq).map(|id| (seq, id)),
        None => Digest::parse(named).and_then(|id| event.seq_of(&id).map(|seq| (seq, id))),
    };
    let (seq, of) = found.ok_or_else(|| {
        Failure::usage(phrase!("no-entry-of-event", "`{named}` is no entry of the event's log", named)).hint(phrase!(
            "no-entry-of-event-hint",
            "an entry is named by its number, as letters and `adjudicate event status` give it"
        ))
    })?;
    event.appealable(seq).map(|against| (against, of)).ok_or_else(|| {
        let reason = phrase!("not-appealable", "players cannot appeal against entry {seq}", seq);
        Failure::ruled(reason).rule("event").hint(phrase!(
            "not-appealable-hint",
            "they appeal against rulings, results and pairings, in an event whose charter names an appeals committee"
        ))
    })
}

/// The appeal of this player against an entry.
///
/// # Errors
/// As [`appealed`].
pub fn appeal(by: Name, event: &Event, named: &str, say: Text) -> Result<SlipProposal, Failure> {
    let (against, of) = appealed(event, named)?;
    let act = against.act.title(&ToString::to_string);
    let question = Phrase { key: "ask-appeal", english: format!("Appeal against {act}?"), ..act };
    Ok(SlipProposal::of(by, SlipKind::Appeal(Appeal { of }), Some(say), question))
}

/// The claim of this player about a board that is open although its section has ended.
pub fn claim(by: Name, place: BoardLocation, points: Vec<u64>, say: Text) -> SlipProposal {
    let BoardLocation { section, round, board } = place;
    let question =
        phrase!("ask-claim", "Claim these points for board {board} of round {round}?", board = board, round = round);
    let claim = AdjudicationClaim { section, round, board, points };
    SlipProposal::of(by, SlipKind::Adjudicate(claim), Some(say), question)
}

/// A change by an upheld appeal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UpheldChange {
    /// A board gets points.
    Points,
    /// A player gets a bye.
    Bye,
    /// A board loses its points.
    Reopen,
    /// A player is excluded.
    Exclude,
    /// A player takes part again.
    Readmit,
    /// A round is paired no longer.
    Unpair,
}

impl UpheldChange {
    /// All of them.
    pub const ALL: [UpheldChange; 6] = [
        UpheldChange::Points,
        UpheldChange::Bye,
        UpheldChange::Reopen,
        UpheldChange::Exclude,
        UpheldChange::Readmit,
        UpheldChange::Unpair,
    ];

    /// The name that a person types.
    pub fn name(self) -> &'static str {
        match self {
            UpheldChange::Points => "points",
            UpheldChange::Bye => "bye",
            UpheldChange::Reopen => "reopen",
            UpheldChange::Exclude => "exclude",
            UpheldChange::Readmit => "readmit",
            UpheldChange::Unpair => "unpair",
        }
    }

    /// The change in a sentence.
    pub fn words(self) -> &'static str {
        match self {
            UpheldChange::Points => "A board has these points",
            UpheldChange::Bye => "A player has no board in a round that is not paired yet",
            UpheldChange::Reopen => "The points of a board count no longer",
            UpheldChange::Exclude => "A player is out",
            UpheldChange::Readmit => "A player who was excluded takes part again",
            UpheldChange::Unpair => "The last round of a section is paired no longer",
        }
    }
}

/// The change by a verdict, as a person has typed it; fields that are left out are those of the appeal.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VerdictFields {
    /// The change; none if the appeal is dismissed.
    pub change: Option<UpheldChange>,
    /// The section.
    pub section: Option<String>,
    /// The round.
    pub round: Option<u64>,
    /// The board.
    pub board: Option<u64>,
    /// Half points in seat order.
    #[serde(default)]
    pub points: Vec<u64>,
    /// The player.
    pub player: Option<String>,
}

/// The verdict on the appeal that was named by the number of its entry or by its id.
///
/// # Errors
/// There is no such appeal, or a field of the change is missing.
pub fn verdict(
    by: Name,
    house: &EventDirectory,
    named: &str,
    fields: &VerdictFields,
    say: Text,
) -> Result<SlipProposal, Failure> {
    let appeal = appeal_named(&house.event, named)?;
    let decision = fields.change.map(|change| decision(house, appeal, change, fields)).transpose()?;
    let (act, player) = (appeal.against.act.title(&ToString::to_string), &appeal.by);
    let question = match &decision {
        Some(decision) => {
            let change = decided(&decision.ruling(), &ToString::to_string);
            let english = format!("The appeal of {player} against {act}. Uphold it: {change}?");
            Phrase { key: "ask-uphold", english, ..act }.with("change", change)
        }
        None => {
            let english = format!("The appeal of {player} against {act}. Dismiss it?");
            Phrase { key: "ask-dismiss", english, ..act }
        }
    }
    .with("by", player.as_str());
    let kind = SlipKind::Verdict(Box::new(AppealVerdict::new(appeal.id, decision)));
    Ok(SlipProposal::of(by, kind, Some(say), question))
}

/// The change of an upheld appeal.
fn decision(
    house: &EventDirectory,
    appeal: &AppealRecord,
    change: UpheldChange,
    fields: &VerdictFields,
) -> Result<VerdictDecision, Failure> {
    let act = &appeal.against.act;
    let of = act.board();
    let missing =
        |what: &'static str| move || Failure::usage(phrase!("option-missing", "{what} is missing", what = what));
    let section = || match (&fields.section, appeal.against.sections.as_slice()) {
        (Some(name), _) => name_of("--section", name),
        (None, [only]) => Ok(only.clone()),
        (None, _) => Err(missing("--section NAME")()),
    };
    let round = || {
        let paired = if let AppealableAct::Pairing(_, round) = act { Some(*round) } else { None };
        let round = fields.round.or_else(|| of.as_ref().map(|place| place.round)).or(paired);
        round.ok_or_else(missing("--round N"))
    };
    let board = || fields.board.or_else(|| of.as_ref().map(|place| place.board)).ok_or_else(missing("--board N"));
    let player = || match (&fields.player, act.player()) {
        (Some(name), _) => name_of("--player", name),
        (None, Some(player)) => Ok(player.clone()),
        (None, None) => Err(missing("--player NAME")()),
    };
    Ok(match change {
        UpheldChange::Points => {
            let place = BoardLocation { section: section()?, round: round()?, board: board()? };
            // Without the game the committee goes by what the log says of it.
            let known = house.event.section(&place.section);
            let known = known.and_then(|(_, standing)| standing.board(place.round, place.board)?.scored.as_ref()?.head);
            let ruled = acts::ruled_points(house, place, fields.points.clone())?;
            VerdictDecision::Points(RuledPoints { head: ruled.head.or(known), ..ruled })
        }
        UpheldChange::Bye => VerdictDecision::Bye(GivenBye { section: section()?, round: round()?, player: player()? }),
        UpheldChange::Reopen => {
            VerdictDecision::Reopen(BoardLocation { section: section()?, round: round()?, board: board()? })
        }
        UpheldChange::Exclude => VerdictDecision::Exclude(player()?),
        UpheldChange::Readmit => VerdictDecision::Readmit(player()?),
        UpheldChange::Unpair => VerdictDecision::Unpair(RoundLocation { section: section()?, round: round()? }),
    })
}

/// Returns the appeal that was named by the number of its entry or by its id.
///
/// # Errors
/// There is none, or the entry has several.
pub fn appeal_named<'a>(event: &'a Event, named: &str) -> Result<&'a AppealRecord, Failure> {
    let number = parse_int(named);
    let is_named = |appeal: &&AppealRecord| Some(appeal.seq) == number || appeal.id.to_string() == named;
    let mut found = event.appeals().iter().filter(is_named);
    match (found.next(), found.next()) {
        (Some(appeal), None) => Ok(appeal),
        (Some(_), Some(_)) => {
            Err(Failure::usage(phrase!("several-appeals", "entry {named} has several appeals", named))
                .hint(phrase!("several-appeals-hint", "name the appeal by its id: `adjudicate event status --json`")))
        }
        (None, _) => Err(Failure::usage(phrase!("no-appeal", "`{named}` is no entry with an appeal", named))
            .hint(phrase!("no-appeal-hint", "`adjudicate event status` lists the appeals"))),
    }
}
