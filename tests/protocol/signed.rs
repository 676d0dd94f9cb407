//! A signed entry with its bytes and its id.

use adjudicate::log::SignedEntry;

const LOG: &str = include_str!("../vectors/valid/claims.yaml");

#[test]
fn entries_of_a_log_are_chained_by_their_ids_and_written_as_they_were() {
    let entries = SignedEntry::read_all(LOG.as_bytes());
    assert!(entries.len() > 1);
    assert_eq!(entries.iter().map(|one| one.text.as_str()).collect::<String>(), LOG);
    for pair in entries.windows(2) {
        assert_eq!(pair[1].entry.prev, Some(pair[0].id));
    }
    for one in &entries {
        let written = SignedEntry::from(one.entry.clone());
        assert_eq!((&written.text, written.id), (&one.text, one.id));
        assert!(one.text.starts_with(&format!("---\n{}sig: ", one.payload())));
    }
}

#[test]
fn a_text_in_another_spelling_is_refused_and_ends_a_log() {
    let entries = SignedEntry::read_all(LOG.as_bytes());
    assert!(SignedEntry::read(&entries[0].text.replacen("seq: 0", "seq:  0", 1)).is_err());
    assert_eq!(SignedEntry::read_all(LOG.replacen("seq: 1", "seq:  1", 1).as_bytes()).len(), 1);
}
