//! Worked games of the protocol, folded by the referee: ids, and which element of whose chain is known after each
//! entry. The values in the vectors were computed independently of this program, by hashing elements down until they
//! met.

use adjudicate::crypto::Digest;
use adjudicate::dice::Member;
use adjudicate::referee::verify_with;
use adjudicate::rules::Seat;
use serde_json::Value;

fn kit(file: &str) -> Vec<u8> {
    let path = format!("{}/tests/vectors/{file}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(&path).unwrap_or_else(|why| panic!("{path}: {why}"))
}

#[test]
fn worked_games_fold_to_what_the_vectors_say() {
    let games: Value = serde_json::from_slice(&kit("protocol/games.json")).unwrap();
    let mut highest = 0;
    for (file, wanted) in games.as_object().unwrap() {
        let verified = verify_with(&kit(file), |_, signed, state| {
            let entry = &signed.entry;
            let wanted = &wanted[entry.seq as usize];
            assert_eq!(state.head().to_string(), wanted["id"].as_str().unwrap(), "{file} entry {}", entry.seq);
            for slip in wanted["slips"].as_array().unwrap() {
                let id = Digest::parse(slip["id"].as_str().unwrap()).unwrap();
                assert_eq!(state.line().written_in(&id), Some(entry.seq), "{file}");
            }
            let members = Seat::all(state.charter().players.len()).map(Member::Player).chain([Member::Referee]);
            for member in members {
                let wanted = &wanted["chains"][state.name_of(member)];
                // A member who has to join, perhaps again, has no chain.
                if let Some(number) = wanted["number"].as_u64() {
                    let chain = state.machine().chain(member).unwrap();
                    let last = Digest(chain.last).to_hex();
                    assert_eq!((u64::from(chain.number), last.as_str()), (number, wanted["last"].as_str().unwrap()));
                    highest = highest.max(number);
                }
            }
        });
        assert_eq!(verified.fault, None, "{file}");
        assert_eq!(verified.state.unwrap().entries() as usize, wanted.as_array().unwrap().len(), "{file}");
    }
    // Some of them stand in era 1.
    assert!(highest > 1_024, "{highest}");
}
