pub fn lists() -> Vec<(&'static str, Vec<serde_json::Value>)> { vec![("keys", vec![]), ("signatures", vec![])] }
