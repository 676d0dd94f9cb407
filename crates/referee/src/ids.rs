//! The ids of a line, and its rank among the branches of a game (protocol, section 5).

use std::collections::BTreeMap;

use rpds::{HashTrieMapSync, VectorSync};

use super::keys::Author;
use adjudicate_record::crypto::Digest;
use adjudicate_record::log::{Entry, EntryKind};

/// How high a line stands: agreements on a referee count first, then the number of his last ruling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BranchRank {
    /// Agreements on a referee.
    pub agreements: u64,
    /// The highest number of a ruling behind the last of them; 0 without one.
    pub nr: u64,
}

/// The ids of the entries and slips of a line, and where anything but a post was written last. Copies share what they have
/// in common, for every branch of a game has one.
#[derive(Clone)]
pub struct LineIds {
    ids: VectorSync<Digest>,
    entries: HashTrieMapSync<Digest, u64>,
    slips: HashTrieMapSync<Digest, u64>,
    last_act: u64,
    last_act_of: BTreeMap<Author, u64>,
    posts: u64,
}

impl LineIds {
    pub(super) fn new(charter: Digest) -> LineIds {
        let mut line = LineIds {
            ids: VectorSync::new_sync(),
            entries: HashTrieMapSync::new_sync(),
            slips: HashTrieMapSync::new_sync(),
            last_act: 0,
            last_act_of: BTreeMap::new(),
            posts: 0,
        };
        line.ids.push_back_mut(charter);
        line.entries.insert_mut(charter, 0);
        line
    }

    /// The id of this entry.
    pub fn id(&self, seq: u64) -> Option<Digest> {
        self.ids.get(usize::try_from(seq).ok()?).copied()
    }

    /// The number of the entry with this id.
    pub fn place(&self, id: &Digest) -> Option<u64> {
        self.entries.get(id).copied()
    }

    /// Returns the entry that has the slip with this id.
    pub fn written_in(&self, slip: &Digest) -> Option<u64> {
        self.slips.get(slip).copied()
    }

    /// The last entry that is no post; 0 is the charter.
    pub(super) fn last_act(&self) -> u64 {
        self.last_act
    }

    /// The same of this author.
    pub(super) fn last_act_of(&self, author: Author) -> Option<u64> {
        self.last_act_of.get(&author).copied()
    }

    /// Returns the number of posts at the end of the line.
    pub(super) fn posts(&self) -> u64 {
        self.posts
    }

    pub(super) fn keep_slip(&mut self, slip: Digest, seq: u64) {
        self.slips.insert_mut(slip, seq);
    }

    pub(super) fn push(&mut self, entry: &Entry, author: Author, id: Digest) {
        self.ids.push_back_mut(id);
        self.entries.insert_mut(id, entry.seq);
        match entry.kind {
            EntryKind::Post(_) => self.posts += 1,
            EntryKind::Charter(_)
            | EntryKind::Join(_)
            | EntryKind::Turn(_)
            | EntryKind::Answer(_)
            | EntryKind::Agree(_)
            | EntryKind::Resign(_)
            | EntryKind::Claim(_)
            | EntryKind::Open(_)
            | EntryKind::Save(_)
            | EntryKind::Ruling(_) => {
                self.posts = 0;
                self.last_act = entry.seq;
                self.last_act_of.insert(author, entry.seq);
            }
        }
    }
}
