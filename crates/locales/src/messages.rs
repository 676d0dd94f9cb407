//! Files in the format of Fluent as messages that can be found without reading the others. The build sorts those of the program with it.

use std::collections::BTreeMap;

/// The messages of files in the order of their keys, behind each other, and where each begins. Of two with one key, the last counts.
pub fn sorted<'a>(files: impl IntoIterator<Item = &'a str>) -> (String, Vec<u32>) {
    let messages: BTreeMap<&str, &str> = files.into_iter().flat_map(messages).collect();
    let (mut text, mut starts) = (String::new(), Vec::with_capacity(messages.len()));
    for message in messages.values() {
        // Files of texts are limited to far less.
        starts.push(u32::try_from(text.len()).unwrap_or(u32::MAX));
        text.push_str(message);
        if !message.ends_with('\n') {
            text.push('\n');
        }
    }
    (text, starts)
}

/// The messages of a file with their keys, those of terms with the `-` before them: each from a line that begins with a key and `=` to
/// the next one.
pub fn messages(file: &str) -> Vec<(&str, &str)> {
    let mut starts = Vec::new();
    let mut at = 0;
    for line in file.split_inclusive('\n') {
        starts.extend(key(line).map(|key| (key, at)));
        at += line.len();
    }
    let ends = starts.iter().skip(1).map(|(_, start)| *start).chain([file.len()]);
    starts.iter().zip(ends).filter_map(|(&(key, start), end)| Some((key, file.get(start..end)?))).collect()
}

/// The key with which a line begins.
pub fn key(line: &str) -> Option<&str> {
    // Most lines go on with a text and are indented.
    line.starts_with(|sign: char| sign.is_ascii_alphabetic() || sign == '-').then_some(())?;
    let (key, _) = line.split_once('=')?;
    let key = key.trim_end_matches(' ');
    key.bytes().all(is_of_key).then_some(key)
}

pub fn is_of_key(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::fs;

    use fluent_syntax::parser::parse_runtime;

    use super::*;

    /// Reads a file as a whole and message by message; returns how many it has.
    fn compare(file: &str) -> usize {
        let whole = parse_runtime(file).unwrap_or_else(|(readable, _)| readable);
        let alone = messages(file).into_iter().flat_map(|(_, text)| {
            let message = parse_runtime(text).unwrap_or_else(|(readable, _)| readable);
            message.body.into_iter()
        });
        assert_eq!(whole.body, alone.collect::<Vec<_>>(), "{file}");
        whole.body.len()
    }

    #[test]
    fn each_message_alone_is_as_in_its_file() {
        let languages = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/texts")).unwrap();
        let files = languages.flat_map(|language| fs::read_dir(language.unwrap().path()).unwrap());
        let found: usize = files.map(|file| compare(&fs::read_to_string(file.unwrap().path()).unwrap())).sum();
        assert!(found > 10_000, "{found} messages");
        // The format allows more in a file of a user's.
        for file in [
            "# Names\r\n-game = Chess\r\nwon = { -game }:\r\n    a = b\r\n\r\n    { $who }\r\nlost=no\r\n",
            "one = { $count ->\n[one] a\n*[other] { -long }\n}\n    and\n## Part\n\n-long = {\none\n}\ntwo = 2",
        ] {
            assert_eq!(compare(file), 3);
        }
    }

    #[test]
    fn messages_are_sorted_by_their_keys_and_a_later_one_replaces_an_earlier_one() {
        let (text, starts) = sorted(["b = 1\n# Of b\na = 2", "b =\n    3\n"]);
        assert_eq!((text.as_str(), starts.as_slice()), ("a = 2\nb =\n    3\n", [0, 6].as_slice()));
    }
}
