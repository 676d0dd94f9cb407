//! The text and the task of a lesson.

/// One lesson. Write what differs from [`Lesson::NEW`].
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The clause that it is about: one of the game, or a common one.
    pub clause: &'static str,
    /// The clause in other words, or what matters of it here: a sentence or two.
    pub text: &'static str,
    /// The options of the table, `stones=4 flying=3`.
    pub options: &'static str,
    /// The players in seat order.
    pub players: &'static [&'static str],
    /// Whether the first player begins without lots or a starting throw.
    pub first: bool,
    /// How the position comes about, with ` | ` between the steps: a turn as it is typed, `dice 3 5` for a throw, `bob leaves`
    /// for somebody who leaves, `agree end` or `agree prisoners` for what all agree on.
    pub steps: &'static str,
    /// The task.
    pub goal: LessonGoal,
    /// The task in words; empty where there is nothing to do.
    pub task: &'static str,
    /// An answer that is refused under the clause; empty where nothing can be.
    pub wrong: &'static str,
    /// An answer that does what the task asks.
    pub right: &'static str,
}

/// The task of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonGoal {
    /// Nothing, and there is no board to see.
    Told,
    /// Nothing; the board is to be looked at.
    Look,
    /// A legal turn whose record has this in it; any legal turn if it is empty.
    Turn(&'static str),
    /// A turn that ends the game under the clause. Wrong answers are refused when the game has ended.
    End,
    /// The options of a charter, `KEY=VALUE` with blanks between them, or `none`.
    Charter,
}

impl Lesson {
    /// The defaults of all lessons: two players, of whom the first begins, and any legal turn is right.
    pub const NEW: Lesson = Lesson {
        clause: "",
        text: "",
        options: "",
        players: &["alice", "bob"],
        first: true,
        steps: "",
        goal: LessonGoal::Turn(""),
        task: "",
        wrong: "",
        right: "",
    };

    /// A clause that is explained, and cannot be tried.
    pub const TOLD: Lesson = Lesson { goal: LessonGoal::Told, ..Lesson::NEW };

    /// A clause that is explained, with a board to look at.
    pub const LOOK: Lesson = Lesson { goal: LessonGoal::Look, ..Lesson::NEW };

    /// Whether it asks for something.
    pub fn asks(&self) -> bool {
        !matches!(self.goal, LessonGoal::Told | LessonGoal::Look)
    }

    /// Whether it has a board to look at.
    pub fn has_board(&self) -> bool {
        !matches!(self.goal, LessonGoal::Told | LessonGoal::Charter)
    }
}
