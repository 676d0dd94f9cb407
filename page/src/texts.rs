//! The page's own texts: read from the files of translators, and packed as the JSON that the script reads.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;
use serde_json::{Value, json};

/// The file of a language that has the page's own texts.
const FILE: &str = "page.ftl";

/// The key of the language's own name.
const NAME: &str = "language";

/// The form of a text that is taken if no other one fits.
const OTHER: &str = "other";

/// Texts by their keys, by language. A text is a string with `{name}` for a value, or an object: `by` names the value that chooses
/// one of `forms`.
pub type Texts = BTreeMap<String, BTreeMap<String, Value>>;

/// Reads the texts of each language that has texts of the page in a directory of languages.
///
/// # Errors
/// A file cannot be read, is not in the format of Fluent, or has a text that the script could not write.
pub fn read(directory: &Path) -> Result<Texts, Box<dyn Error>> {
    let mut found = Texts::new();
    for item in fs::read_dir(directory)? {
        let item = item?;
        let path = item.path().join(FILE);
        if path.is_file() {
            let texts = parse(&fs::read_to_string(&path)?).map_err(|why| format!("{}: {why}", path.display()))?;
            found.insert(item.file_name().to_string_lossy().into_owned(), texts);
        }
    }
    Ok(found)
}

/// Checks that each language says its own name and has no key that English lacks. Other texts that it lacks are English.
///
/// # Errors
/// One of them does not.
pub fn check(languages: &Texts) -> Result<(), String> {
    let english = languages.get("en").ok_or("there are no texts in English")?;
    for (tag, texts) in languages {
        if let Some(key) = texts.keys().find(|key| !english.contains_key(*key)) {
            return Err(format!("{tag}/{FILE} has the key {key}, which English has not"));
        }
        if !texts.contains_key(NAME) {
            return Err(format!("{tag}/{FILE} does not say what the language is called: `{NAME}` is missing"));
        }
    }
    Ok(())
}

fn parse(file: &str) -> Result<BTreeMap<String, Value>, String> {
    let resource = parser::parse_runtime(file)
        .map_err(|(_, faults)| faults.first().map(ToString::to_string).unwrap_or_default())?;
    let mut texts = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { return Err(format!("{entry:?} is no text")) };
        let key = message.id.name;
        let text = message.value.as_ref().map(packed).transpose().map_err(|why| format!("{key}: {why}"))?;
        texts.insert(key.to_owned(), text.ok_or_else(|| format!("{key} has no text"))?);
    }
    Ok(texts)
}

fn packed(text: &Pattern<&str>) -> Result<Value, String> {
    let mut choices = Choices::default();
    choices.add(text)?;
    let mut values = choices.values.into_iter();
    match (values.next(), values.next()) {
        (None, _) => Ok(Value::String(written(text, OTHER)?)),
        (Some(by), None) => {
            let forms: Result<BTreeMap<&str, String>, String> =
                choices.forms.into_iter().chain([OTHER]).map(|form| Ok((form, written(text, form)?))).collect();
            Ok(json!({ "by": by, "forms": forms? }))
        }
        (Some(one), Some(other)) => {
            Err(format!("it is chosen by {one} and by {other}; the page can choose by one value"))
        }
    }
}

/// The values that choose between forms of a text, and the forms' names.
#[derive(Default)]
struct Choices<'a> {
    values: BTreeSet<&'a str>,
    forms: BTreeSet<&'a str>,
}

impl<'a> Choices<'a> {
    fn add(&mut self, text: &Pattern<&'a str>) -> Result<(), String> {
        for element in &text.elements {
            let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element else {
                continue;
            };
            let InlineExpression::VariableReference { id } = selector else {
                return Err(format!("{selector:?} is no value"));
            };
            self.values.insert(id.name);
            for variant in variants {
                self.forms.insert(name(variant));
                self.add(&variant.value)?;
            }
        }
        Ok(())
    }
}

fn name<'a>(variant: &Variant<&'a str>) -> &'a str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// The text in one of its forms, with `{name}` for each value.
fn written(text: &Pattern<&str>, form: &str) -> Result<String, String> {
    let mut out = String::new();
    for element in &text.elements {
        match element {
            PatternElement::TextElement { value } => out.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                let own = variants.iter().find(|variant| name(variant) == form);
                let chosen =
                    own.or_else(|| variants.iter().find(|variant| variant.default)).ok_or("it lacks a form")?;
                out.push_str(&written(&chosen.value, form)?);
            }
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::VariableReference { id } => out.push_str(&format!("{{{}}}", id.name)),
                InlineExpression::StringLiteral { value } => out.push_str(value),
                other => return Err(format!("the page cannot write {other:?}")),
            },
        }
    }
    Ok(out)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    fn one(text: &str) -> Result<Value, String> {
        parse(&format!("key = {text}\n")).map(|texts| texts["key"].clone())
    }

    #[test]
    fn values_are_in_braces_and_forms_by_their_names() {
        assert_eq!(one("Entry { $entry } by { $by }").unwrap(), json!("Entry {entry} by {by}"));
        let forms =
            one("{ $name } has { $count ->\n    [0] nothing\n    [one] one\n   *[many] { $count }\n} left").unwrap();
        let expected = [("0", "nothing"), ("one", "one"), ("many", "{count}"), ("other", "{count}")];
        let expected: BTreeMap<&str, String> =
            expected.into_iter().map(|(form, text)| (form, format!("{{name}} has {text} left"))).collect();
        assert_eq!(forms, json!({ "by": "count", "forms": expected }));
    }

    #[test]
    fn a_text_that_the_script_could_not_write_is_refused() {
        for (text, why) in [
            ("{ other }", "cannot write"),
            ("{ NUMBER($count) }", "cannot write"),
            ("{ $one ->\n   *[a] b\n}{ $two ->\n   *[a] b\n}", "by one and by two"),
            ("{ $one ->", "default variant"),
        ] {
            let fault = one(text).unwrap_err();
            assert!(fault.contains(why), "{text}: {fault}");
        }
    }

    #[test]
    fn a_language_says_its_name_and_has_no_key_of_its_own() {
        let texts = |file: &str| parse(file).unwrap();
        let languages = |file: &str| {
            Texts::from([("en".to_owned(), texts("language = English\nskip = Skip\n")), ("xx".to_owned(), texts(file))])
        };
        assert_eq!(check(&languages("language = X\n")), Ok(()));
        assert!(check(&languages("skip = x\n")).unwrap_err().contains("is missing"));
        assert!(check(&languages("language = X\nother = x\n")).unwrap_err().contains("the key other"));
    }
}
