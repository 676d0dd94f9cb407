//! The answer of somebody who was asked to confirm something, or to take a seat.

use super::grammar::language;
use super::phrases::phrases;
use super::plain::{bare_words, plain, polite, says, unadorned};
use adjudicate_mail::reply_text::{LINE_MAX, ReplyText};

/// More lines than anybody answers such a question with.
const LINES_MAX: usize = 60;
/// Words of a name, and words behind a greeting.
const NAME_WORDS: usize = 2;

/// The answer of somebody who was asked to confirm something, or to take a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Consent {
    /// He agrees; with the key that he sends, if he sends one.
    Yes(Option<String>),
    /// He does not.
    No,
    /// It is not clear.
    Unclear,
}

/// Reads what somebody said in a letter, as [`consent`] does. If a style sheet seems to hide a part of it, the answer
/// is unclear.
pub fn of(said: &ReplyText) -> Consent {
    if said.is_doubtful { Consent::Unclear } else { consent(&said.lines) }
}

/// Reads the answer to a question of the desk that wants a yes or a no.
///
/// A line says so if it is such a word and nothing else, politeness aside. Beside it only greetings, a name and a key may
/// stand: somebody who explains something may mean the opposite, so he is asked again.
pub fn consent(lines: &[String]) -> Consent {
    let key = key_in(lines);
    let (mut yes, mut no) = (key.is_some(), false);
    let lines: Vec<&String> = lines.iter().filter(|line| !line.trim().is_empty()).take(LINES_MAX + 1).collect();
    let mut other = lines.len() > LINES_MAX;
    for (place, line) in lines.iter().enumerate() {
        if line.len() > LINE_MAX {
            other = true;
            continue;
        }
        let typed = plain(line);
        let bare = polite(unadorned(&typed));
        let phrases = phrases();
        let agrees = says(bare, &[&phrases.yes, &phrases.yes_to_requests]);
        let declines = says(bare, &[&phrases.no]);
        // A word that says yes in one language and no in another is both.
        yes |= agrees;
        no |= declines;
        if agrees || declines || language(line).is_some() {
            continue;
        }
        if !key.as_ref().is_some_and(|key| is_of_key(&typed, key)) {
            other |= !is_greeting(&bare_words(bare), &typed, place + 1 == lines.len());
        }
    }
    match (yes, no, other) {
        (true, false, false) => Consent::Yes(key),
        (false, true, false) => Consent::No,
        _ => Consent::Unclear,
    }
}

/// Whether a line greets, thanks, or is the name at the end.
fn is_greeting(words: &str, typed: &str, last: bool) -> bool {
    let is_smile = !typed.chars().any(char::is_alphanumeric) && !typed.contains('?');
    if is_smile || words.is_empty() {
        return is_smile;
    }
    let denies = words.contains('?') || words.split(' ').any(|word| phrases().denies.contains(word));
    let behind = |known: &str| words.strip_prefix(known).filter(|rest| rest.is_empty() || rest.starts_with(' '));
    let greets = phrases()
        .greetings
        .iter()
        .filter_map(|known| behind(known))
        .any(|rest| rest.split_whitespace().count() <= NAME_WORDS);
    let is_name = last
        && words.split(' ').count() <= NAME_WORDS
        && typed.chars().next().is_some_and(char::is_uppercase)
        && !typed.chars().any(|c| c.is_ascii_digit());
    !denies && (greets || is_name)
}

/// Returns whether a line is part of the key that was found in the letter; a comment may follow the key.
fn is_of_key(typed: &str, key: &str) -> bool {
    let mut words = typed.split_whitespace().map(|word| word.trim_matches(|c: char| "`\"'.,".contains(c)));
    words.next().is_some_and(|first| !first.is_empty() && key.split(' ').any(|part| part == first))
}

/// A public key among somebody's words; programs break its line where the blank stands.
pub fn key_in(lines: &[String]) -> Option<String> {
    let mut words = lines
        .iter()
        .flat_map(|line| line.split_whitespace())
        .skip_while(|word| !word.trim_start_matches(['`', '"', '\'']).eq("ssh-ed25519"));
    let (kind, body) = (words.next()?, words.next()?);
    Some(format!("{} {}", kind.trim_start_matches(['`', '"', '\'']), body.trim_end_matches(['`', '"', '\'', '.', ','])))
}

#[cfg(test)]
mod tests {
    use super::{Consent, consent};

    fn of(text: &str) -> Consent {
        consent(&text.lines().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn only_a_word_alone_says_yes_or_no() {
        for yes in [
            "yes",
            "Yes!",
            "YES.",
            "\u{201c}yes\u{201d}",
            "*yes*",
            "ok",
            "OK, thanks",
            "Yes, please!",
            "Hi,\n\nyes\n\nBob Miller",
            "I accept.",
            "count me in",
            "yes \u{1f44d}",
            "Hello desk!\nYes.\nThank you\nBob",
            "- yes",
            "Yes, gladly.",
        ] {
            assert_eq!(of(yes), Consent::Yes(None), "{yes}");
        }
        for no in ["no", "No.", "No, thanks", "no thank you", "decline", "Hi,\nno\nBob", "Not this time."] {
            assert_eq!(of(no), Consent::No, "{no}");
        }
        for unclear in [
            "Ok, but I did not ask for that. Please do not take me out!",
            "Ok\nBut I did not ask for that.\nPlease do not take me out!",
            "yes!? I never wanted this",
            "Yes; no",
            "yes\nno",
            "Yes\nNot really.",
            "Yes\nOK, but who is this",
            "No, wait, I do want to play",
            "No problem, count me in",
            "No. I mean yes.",
            "no\nI shall come all the same",
            "yes if carol plays as well",
            "yes?",
            "I did not say yes",
            "ok. who is this",
            "yes \u{1f44e}",
            "~yes~",
            "",
            "Bob",
        ] {
            assert_eq!(of(unclear), Consent::Unclear, "{unclear}");
        }
        let key = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIA";
        for text in [format!("yes\n{key}"), key.to_owned(), format!("yes\n{} bob@home", key.replace(' ', "\n"))] {
            assert_eq!(of(&text), Consent::Yes(Some(key.to_owned())), "{text}");
        }
        assert_eq!(of(&format!("{key}\nThat is not my key")), Consent::Unclear);
        assert_eq!(of(&format!("yes {}", "a ".repeat(300))), Consent::Unclear);
        assert_eq!(of(&format!("yes\n{}", "hi\n".repeat(100))), Consent::Unclear);
    }
}
