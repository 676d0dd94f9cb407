//! The names of the files of a session: each file has one name, so that no name leads to a file under another one's protection.

use std::ops::Deref;
use std::path::{Path, PathBuf};

use serde::Deserialize;

/// The path of a file or a directory of the session: names with `/` between them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "String")]
pub struct PagePath(PathBuf);

impl TryFrom<String> for PagePath {
    type Error = String;

    /// Takes a path in its one spelling.
    ///
    /// # Errors
    /// The path is absolute, has a `\` or a control character in it, or one of its names is empty, `.` or `..`.
    fn try_from(path: String) -> Result<PagePath, String> {
        let is_name = |name: &str| {
            let is_odd = |c: char| c == '\\' || c.is_control();
            !name.is_empty() && name != "." && name != ".." && !name.contains(is_odd)
        };
        if path.split('/').all(is_name) {
            Ok(PagePath(PathBuf::from(path)))
        } else {
            Err(format!(
                "`{}` is no name for a file here: rename it, without `\\`, `.` or `..` in its path",
                path.escape_debug()
            ))
        }
    }
}

impl Deref for PagePath {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_one_name() {
        for name in ["game.yaml", "state/games/3f.yaml", "a b/é.yaml", "...", ".beside", "C:"] {
            assert_eq!(PagePath::try_from(name.to_owned()).map(|path| path.0), Ok(PathBuf::from(name)));
        }
        let odd = [
            "",
            ".",
            "..",
            "./game.yaml",
            "game.yaml/",
            "a//b",
            "a/./b",
            "a/../b",
            "../b",
            "/a",
            "/",
            "a\\b",
            ".\\a",
            "\\\\a\\b",
            "a\n",
            "a/\u{0}",
        ];
        for name in odd {
            assert!(PagePath::try_from(name.to_owned()).is_err(), "{name:?}");
        }
    }
}
