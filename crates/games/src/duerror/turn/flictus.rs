//! Taking, and the token for a player who takes nobody (DUE-6 to DUE-8).

use super::{StartedEntry, illegal, one_of};
use crate::duerror::board::Square;
use crate::duerror::law::PieceKind;
use crate::duerror::state::{PiecePlace, TurnPart};
use crate::duerror::steps::Step;
use adjudicate_rules::{Phrase, Refusal, Seat, phrase};

/// The most pieces that can be taken in one turn (DUE-6).
const MOST_TAKEN: u64 = 20;

/// Other players' pieces: whose, and which by place in the list.
type Victims = Vec<(Seat, usize)>;

impl StartedEntry {
    /// The pieces of others that an own piece reaches, taken already in this turn or not (DUE-6).
    pub fn reach(&self, piece: usize) -> Victims {
        let own = self.state.player(self.seat).pieces[piece];
        let (Some(kind), Some(from)) = (own.kind, own.place.square()) else { return Vec::new() };
        self.others().filter(|(_, square)| reaches(kind, from, *square)).map(|(victim, _)| victim).collect()
    }

    /// The pieces of others on the board, with their squares.
    fn others(&self) -> impl Iterator<Item = ((Seat, usize), Square)> + '_ {
        self.state.seats().filter(|seat| *seat != self.seat).flat_map(|seat| {
            let pieces = self.state.player(seat).pieces.iter().enumerate();
            pieces.filter_map(move |(place, piece)| Some(((seat, place), piece.place.square()?)))
        })
    }

    /// The pieces that an own piece can take now.
    pub fn takable(&self, piece: usize) -> Victims {
        let mut reach = self.reach(piece);
        reach.retain(|victim| !self.state.turn.immune.contains(victim));
        reach
    }

    pub(super) fn take(
        &mut self,
        step: &Step,
        victim: &str,
        kind: Option<PieceKind>,
        square: Option<Square>,
    ) -> Result<String, Refusal> {
        if self.state.turn.part > TurnPart::Flictus {
            return Err(match self.state.turn.spared {
                true => illegal(
                    "DUE-8",
                    phrase!("duerror-take-spared", "who has been given a token for taking nobody takes nobody"),
                ),
                false => illegal("DUE-14", phrase!("duerror-take-late", "taking comes before veering and moving")),
            });
        }
        let (piece, from, (seat, place), to) = self.aimed(step, victim, kind)?;
        if square.is_some_and(|said| said != to) {
            let reason =
                phrase!("duerror-stands-on", "{name} stands on {square}", name = victim, square = to.to_string());
            return Err(illegal("DUE-14", reason));
        }
        self.state.turn.part = TurnPart::Flictus;
        self.make_immune((seat, place), to);
        self.state.player_mut(self.seat).pieces[piece].place = PiecePlace::On(to);
        self.state.player_mut(seat).pieces[place].place = PiecePlace::On(from);
        self.state.moved.extend([(self.seat, piece), (seat, place)]);
        self.state.turn.taken += 1;
        self.tell(|begun| {
            phrase!(
                "duerror-told-takes",
                "The {piece} takes {name} on {to}, who goes to {from}.",
                piece = begun.kind_name(piece),
                name = victim,
                to,
                from
            )
        });
        Ok(format!("{}take {} {to}", self.prefix(piece), self.state.whose(seat, place)))
    }

    /// The own piece that takes and where it stands, and the piece that it takes and where that stands.
    fn aimed(
        &self,
        step: &Step,
        victim: &str,
        kind: Option<PieceKind>,
    ) -> Result<(usize, Square, (Seat, usize), Square), Refusal> {
        let seat = self.seat_of(victim)?;
        if seat == self.seat {
            let clause = if self.state.law.factiosus { "DUE-12" } else { "DUE-6" };
            return Err(illegal(clause, phrase!("duerror-own-pieces", "nobody takes his own pieces")));
        }
        if self.state.player(seat).gone {
            let reason =
                phrase!("duerror-victim-left", "{name} has left the game, and his pieces with him", name = victim);
            return Err(illegal("DUE-16", reason));
        }
        if kind.is_some() && !self.state.law.factiosus {
            let reason = phrase!(
                "duerror-one-piece-here",
                "a victim's piece is named with factiosus only: everybody has one here"
            );
            return Err(illegal("DUE-14", reason));
        }
        if self.state.turn.taken >= MOST_TAKEN {
            let reason =
                phrase!("duerror-most-taken", "at most {number} pieces are taken in one turn", number = MOST_TAKEN);
            return Err(illegal("DUE-6", reason));
        }
        let fits = |begun: &StartedEntry, piece: usize| {
            begun.takable(piece).iter().any(|(whose, place)| *whose == seat && begun.is_kind(seat, *place, kind))
        };
        let piece = self.acting(step, fits)?;
        let own = self.state.player(self.seat).pieces[piece];
        let Some(from) = own.place.square() else {
            let reason = phrase!("duerror-takes-from-outside", "a piece that is not on the board takes nobody");
            return Err(illegal("DUE-4", reason));
        };
        if own.kind == Some(PieceKind::Thete) {
            return Err(illegal("DUE-6", phrase!("duerror-thete-takes", "a thete takes nobody")));
        }
        let place = self.victim(seat, kind, piece)?;
        let Some(to) = self.state.player(seat).pieces[place].place.square() else {
            let reason =
                phrase!("duerror-not-on-board", "{name} has no such piece on the board to be taken", name = victim);
            return Err(illegal("DUE-4", reason));
        };
        if self.state.turn.immune.contains(&(seat, place)) {
            let reason =
                phrase!("duerror-immune", "{name} stood on a square from which somebody else was taken", name = victim);
            return Err(illegal("DUE-7", reason));
        }
        if !own.kind.is_some_and(|kind| reaches(kind, from, to)) {
            let reason = phrase!(
                "duerror-no-reach",
                "from {from} the {piece} does not reach {name} on {to}",
                from,
                piece = self.kind_name(piece),
                name = victim,
                to
            );
            return Err(illegal("DUE-6", reason));
        }
        Ok((piece, from, (seat, place), to))
    }

    pub(super) fn is_kind(&self, seat: Seat, place: usize, kind: Option<PieceKind>) -> bool {
        kind.is_none() || self.state.player(seat).pieces.get(place).is_some_and(|piece| piece.kind == kind)
    }

    pub(super) fn seat_of(&self, name: &str) -> Result<Seat, Refusal> {
        let seat = Seat::all(self.state.names.len()).find(|seat| self.state.name(*seat) == name);
        seat.ok_or_else(|| {
            let others: Vec<&str> =
                self.state.seats().filter(|seat| *seat != self.seat).map(|seat| self.state.name(seat)).collect();
            let names = others.join(", ");
            illegal("DUE-6", phrase!("duerror-nobody", "nobody here is called `{name}`", name)).hint(phrase!(
                "duerror-others",
                "others: {names}",
                names
            ))
        })
    }

    /// Which piece of a victim is meant: the only one, the one that is named, or the only one that can be taken.
    pub(super) fn victim(&self, seat: Seat, kind: Option<PieceKind>, piece: usize) -> Result<usize, Refusal> {
        if !self.state.law.factiosus {
            return Ok(0);
        }
        if let Some(kind) = kind {
            self.exists(kind)?;
            return Ok(self.state.place_of(seat, kind));
        }
        let takable: Victims = self.takable(piece).into_iter().filter(|(whose, _)| *whose == seat).collect();
        match takable.as_slice() {
            [(_, only)] => Ok(*only),
            [] => {
                let name = self.state.name(seat);
                let reason =
                    phrase!("duerror-none-in-reach", "no piece of {name} is in reach, or none that can be taken", name);
                Err(illegal("DUE-6", reason))
            }
            several => {
                let reason = phrase!("duerror-which-victim", "which piece is taken is missing");
                let steps = several.iter().map(|(_, place)| format!("take {}", self.state.whose(seat, *place)));
                Err(Refusal::ambiguous("ALL-3", reason).hint(one_of(steps)))
            }
        }
    }

    /// All others on the victim's square cannot be taken for the rest of the turn (DUE-7).
    pub(super) fn make_immune(&mut self, victim: (Seat, usize), square: Square) {
        let beside = self.others().filter(|(other, on)| *other != victim && *on == square);
        let others: Victims = beside.map(|(other, _)| other).collect();
        for other in others {
            if !self.state.turn.immune.contains(&other) {
                self.state.turn.immune.push(other);
            }
        }
    }

    /// The players of whom a piece is in reach of an own one, in seat order.
    pub(super) fn victims(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = (0..self.state.player(self.seat).pieces.len())
            .flat_map(|piece| self.reach(piece))
            .map(|(seat, _)| seat)
            .collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    /// Of whom one has to be named who pays, if of anybody (DUE-8).
    pub fn payers(&self) -> Vec<Seat> {
        let part = self.state.turn.part;
        let over = part > TurnPart::Flictus || part == TurnPart::Choose || self.state.turn.taken > 0;
        if over || self.state.bank > 0 {
            return Vec::new();
        }
        let mut payers = self.victims();
        payers.retain(|seat| self.state.player(*seat).tokens > 0);
        payers
    }

    pub(super) fn spare(&mut self, name: &str) -> Result<String, Refusal> {
        if self.state.turn.part > TurnPart::Flictus {
            let reason = phrase!("duerror-spare-late", "sparing comes before veering and moving, and once a turn");
            return Err(illegal("DUE-8", reason));
        }
        let seat = self.seat_of(name).map_err(|refusal| Refusal { clause: "DUE-8", ..refusal })?;
        if self.state.turn.taken > 0 {
            return Err(illegal("DUE-8", phrase!("duerror-spare-taken", "who has taken somebody gets no token")));
        }
        let payers = self.payers();
        if payers.len() < 2 {
            let reason = match self.state.bank {
                0 => phrase!("duerror-few-payers", "nobody is named where fewer than two in reach have tokens"),
                _ => phrase!("duerror-bank-pays", "the bank has tokens and pays, so nobody is named"),
            };
            return Err(illegal("DUE-8", reason));
        }
        if !payers.contains(&seat) {
            let reason = phrase!("duerror-cannot-pay", "{name} is not in reach, or has no token", name);
            return Err(illegal("DUE-8", reason).hint(self.name_payer(&payers)));
        }
        self.state.turn.spared = true;
        self.state.turn.part = TurnPart::Flexus;
        self.give(seat);
        Ok(format!("spare {name}"))
    }

    pub(super) fn name_payer(&self, payers: &[Seat]) -> Phrase {
        one_of(payers.iter().map(|seat| format!("spare {}", self.state.name(*seat))))
    }

    pub(super) fn give(&mut self, from: Seat) {
        self.tell(|begun| {
            phrase!(
                "duerror-told-spares",
                "Nobody was taken, so {name} gets a token from {payer} (misericordia).",
                name = begun.own_name(),
                payer = begun.state.name(from)
            )
        });
        self.state.player_mut(from).tokens -= 1;
        self.state.player_mut(self.seat).tokens += 1;
    }

    /// Taking is over: misericordia is given by itself (DUE-8).
    pub(super) fn leave_flictus(&mut self) -> Result<(), Refusal> {
        if self.state.turn.part > TurnPart::Flictus {
            return Ok(());
        }
        if self.state.turn.taken == 0 && !self.victims().is_empty() {
            if self.state.bank > 0 {
                self.tell(|begun| {
                    phrase!(
                        "duerror-told-bank-pays",
                        "Nobody was taken, so {name} gets a token from the bank (misericordia).",
                        name = begun.own_name()
                    )
                });
                self.state.bank -= 1;
                self.state.player_mut(self.seat).tokens += 1;
            } else {
                match self.payers().as_slice() {
                    [] => {}
                    [only] => self.give(*only),
                    several => {
                        let reason = phrase!(
                            "duerror-name-payer",
                            "the bank is empty, so who pays for not being taken is named first"
                        );
                        return Err(illegal("DUE-8", reason).hint(self.name_payer(several)));
                    }
                }
            }
        }
        self.state.turn.part = TurnPart::Flexus;
        Ok(())
    }
}

/// Whether a piece takes from one square to another (DUE-6).
fn reaches(kind: PieceKind, from: Square, to: Square) -> bool {
    let (columns, rows) = from.distance(to);
    match kind {
        PieceKind::Thete => false,
        PieceKind::Ephebe => columns <= 2 && rows <= 2,
        PieceKind::Melliran => columns == 0 || rows == 0 || columns == rows,
    }
}
