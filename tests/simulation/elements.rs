//! Elements that travel alone, on a postcard say, and come into the log with somebody else's entry.

use adjudicate::dice::Member;
use adjudicate::log::state::Kept;
use adjudicate::referee::{Author, Match};

use crate::letters::Body;
use crate::world::World;

impl World {
    /// Sends everybody the element that is due from this person, without an entry. False if it has to come with one.
    pub fn sends_alone(&mut self, who: usize, state: &Match, member: Member) -> bool {
        let author = Author::Member(member);
        let own = state.author_name(author) == self.people[who].name;
        let pending = state.machine().pending.as_ref().filter(|pending| pending.due().contains(&member));
        let rolls = pending.is_none_or(|pending| pending.is_roller(member));
        if !own || rolls || state.keys().waiting(author).is_some() {
            return false;
        }
        let Some(identity) = self.keys.current(state, &self.people[who].name.clone()) else { return false };
        let number = state.machine().chain(member).map_or(0, |chain| chain.count) + 1;
        let element = self.keys.chain(&identity, &state.id()).element(number).expect("chains are long enough");
        let (seq, head) = (state.entries() - 1, state.head());
        let kept = self.people[who].disk.kept.get_or_insert_with(|| Kept::new(state.id(), seq, head));
        kept.note_given(&identity.public(), number);
        self.counts.add("elements sent alone");
        for other in self.others(who) {
            self.post(other, Body::Element(member, element));
        }
        true
    }

    /// The elements that have come to this person alone and belong to the throw that is pending.
    pub fn elements(&mut self, who: usize, state: &Match) -> Vec<(Member, [u8; 32])> {
        let wanted = |(member, element): (&Member, &[u8; 32])| {
            state.missing_element(*member, *element).is_ok().then_some((*member, *element))
        };
        let elements: Vec<(Member, [u8; 32])> = self.people[who].elements.iter().filter_map(wanted).collect();
        self.counts.more("elements brought by somebody else", elements.len() as u64);
        elements
    }
}
