//! The pseudo-code of the protocol's pages is followed literally, and says the same as the referee of every log and pool of the
//! kit and of the examples.

mod fold;
mod follow;
mod model;

/// Returns the lines of the pages' pseudo-code, without their indentation.
fn of_the_page() -> Vec<String> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = |name: &str| std::fs::read_to_string(root.join(format!("docs/protocol/{name}.md"))).unwrap();
    let page = ["core", "clocks", "line"].map(page).concat();
    let blocks = page.split("```pseudo\n").skip(1).map(|block| block.split("```").next().unwrap());
    let lines = blocks.flat_map(str::lines).map(str::trim).filter(|line| !line.is_empty());
    lines.map(str::to_owned).collect()
}

/// Returns the lines of the page that stand in the code.
fn of_the_code(code: &str) -> Vec<String> {
    code.lines().filter_map(|line| line.trim().strip_prefix("//: ")).map(str::to_owned).collect()
}

#[test]
fn every_line_of_the_page_is_followed() {
    let code = [of_the_code(include_str!("model.rs")), of_the_code(include_str!("fold.rs"))].concat();
    let page = of_the_page();
    for (page, code) in page.iter().zip(&code) {
        assert_eq!(page, code, "the page and the test differ first here");
    }
    assert_eq!(page.len(), code.len());
    assert!(page.len() > 130, "{} lines", page.len());
}
