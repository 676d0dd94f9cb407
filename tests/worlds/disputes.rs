//! The comparison of all copies, and evidence on its own.

use std::collections::BTreeSet;

use adjudicate::log::write;
use adjudicate::referee::ForkChoice;
use adjudicate::referee::dispute::{Copies, EquivocationProof, examine};

use crate::world::Globe;

impl Globe {
    /// A comparison of all copies names whom the crate names, with evidence that proves it again from its file.
    pub fn dispute(&mut self, settled: &ForkChoice) {
        // Comparing takes a while, and where nobody has signed twice it says what was checked already.
        if settled.named.is_empty() && self.random.below(4) > 0 {
            return;
        }
        let mut copies = Copies::new();
        for who in self.honest() {
            let person = &self.people[who];
            let text: String = person.disk.log.iter().map(|letter| write(&letter.entry)).collect();
            let mut copy = copies.add_log(&person.name, text.as_bytes());
            person.disk.beside.entries.iter().for_each(|letter| copy.add_beside(letter.entry.clone()));
            person.disk.beside.slips.iter().for_each(|slip| copy.add_slip(vec![slip.clone()]));
            copy.close();
        }
        let dispute = examine(&copies);
        assert_eq!(dispute.cases.len(), 1, "one game");
        let case = &dispute.cases[0];
        assert_eq!(case.line, settled.line);
        let names = |named: &mut dyn Iterator<Item = String>| named.collect::<BTreeSet<String>>();
        let told = names(&mut case.twice.iter().map(|twice| twice.name.clone()));
        assert_eq!(told, names(&mut settled.named.iter().map(|named| named.name.clone())));
        for twice in &case.twice {
            let proof = case.proof(twice).unwrap_or_else(|flaw| panic!("no evidence against {}: {flaw:?}", twice.name));
            let again = EquivocationProof::read(proof.text().as_bytes()).expect("evidence stands by itself");
            assert_eq!(again.head, proof.head);
            self.counts.add("proofs read again from their file");
        }
    }
}
