//! In what the merels games differ: the numbers and words that a charter settles, and the clauses to cite.

/// Which opposing stones a mill can remove.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemovableStones {
    /// Any.
    Any,
    /// Those outside mills, and none if there are none.
    OutsideMills,
    /// Those outside mills, and any if there are none.
    OutsideMillsFirst,
}

/// The parameters of one game.
#[derive(Clone, Copy, Debug)]
pub struct Law {
    /// Stones of each player.
    pub stones: u8,
    /// Which stones a mill removes.
    pub removable: RemovableStones,
    /// Whether two mills closed at once remove two stones.
    pub double_removes_two: bool,
    /// Whether a stone may step out of a mill and straight back in.
    pub reform: bool,
    /// With how many stones or fewer a player flies; 0 is never.
    pub flies_with: u8,
    /// Whether a flight into a line removes a stone.
    pub flight_closes: bool,
    /// Whether a player without a legal move passes, instead of losing.
    pub blocked_passes: bool,
    /// The game is drawn when a position occurs for the n-th time; 0 is never.
    pub repetition: u8,
    /// The game is drawn after so many turns in a row without a removal; 0 is never.
    pub quiet_turns: u32,
    /// Whether placing turns count among the quiet ones.
    pub placing_is_quiet: bool,
    /// The clauses that say all this.
    pub cite: &'static Citations,
}

/// The clause ids of a game, by what they rule.
#[derive(Debug)]
pub struct Citations {
    /// Placing while stones are in hand.
    pub placing: &'static str,
    /// Stepping to a neighbouring point afterwards.
    pub step: &'static str,
    /// A mill removes a stone.
    pub mill: &'static str,
    /// Which stones are safe, and that one must be removed.
    pub safe: &'static str,
    /// The ban on stepping straight back into a mill.
    pub reform: &'static str,
    /// Flying.
    pub flight: &'static str,
    /// Too few stones lose.
    pub few: &'static str,
    /// The clause about a blocked player.
    pub blocked: &'static str,
    /// Draws by repetition and quiet turns.
    pub draw: &'static str,
}
