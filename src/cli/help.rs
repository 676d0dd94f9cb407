//! The help of the commands, and its texts in other languages: those of `crates/locales` in `help.ftl`, by the names of commands and
//! arguments. The English texts are those beside the code; a test holds that the English file has the same for translators.

use std::fmt::Write as _;

use adjudicate_locales::Language;
use clap::builder::{PossibleValue, Resettable, StyledStr};
use clap::{Arg, Command};

/// The commands by headings, as `--help` lists them; the ones that a beginner needs come first.
const GROUPS: [(HelpText, &[&str]); 7] = [
    (("help-beginning", "Beginning"), &["key", "learn", "rules", "table", "new", "join", "invite"]),
    (
        ("help-playing", "Playing"),
        &[
            "play", "moves", "answer", "offer", "accept", "order", "claim", "resign", "away", "refill", "note", "post",
            "open", "save",
        ],
    ),
    (("help-looking", "Looking"), &["games", "show", "replay", "export", "page"]),
    (("help-letters", "Letters and mail"), &["import", "mail", "postcard"]),
    (("help-tournaments", "Tournaments"), &["event", "ledger"]),
    (("help-disputes", "Disputes"), &["verify", "explain", "dispute", "receive", "rule"]),
    (("help-tools", "Settings and tools"), &["doctor", "rekey", "session", "store", "perft", "completions", "man"]),
];
/// The sentence below all commands.
const MORE: HelpText = ("help-more", "`adjudicate help COMMAND` explains a command, with examples.");

const USAGE: HelpText = ("help-word-usage", "Usage:");
const COMMANDS: HelpText = ("help-word-commands", "Commands:");
const ARGUMENTS: HelpText = ("help-word-arguments", "Arguments:");
const OPTIONS: HelpText = ("help-word-options", "Options:");
const EXAMPLES: HelpText = ("help-word-examples", "Examples:");
const EXAMPLE: HelpText = ("help-word-example", "Example:");
const HELP: HelpText = ("help-help", "Print this message or the help of the given subcommand(s)");
const DEFAULT: HelpText = ("help-word-default", "default:");
const VALUES: HelpText = ("help-word-values", "possible values:");

/// Commands for operators and programmers: only the line about each of them is translated.
const ENGLISH_WITHIN: [&str; 4] = ["completions", "man", "perft", "store"];

/// The key of a text, and the text in English.
type HelpText = (&'static str, &'static str);

/// Writes a text of the help: gets its keys, of which the first that a language has counts, and the text in English.
pub type WriteHelp<'a> = &'a dyn Fn(&[String], &str) -> String;

/// Returns this definition of the whole program with the help in a language.
pub fn in_language(definition: Command, language: Language) -> Command {
    written(definition, &|keys, english| {
        let key = keys.iter().find(|key| language.has(key));
        key.map_or_else(|| english.to_owned(), |key| language.text_or(key, english))
    })
}

/// Returns this definition of the whole program with each text of the help as `write` writes it.
pub fn written(mut definition: Command, write: WriteHelp) -> Command {
    // clap adds `help` and its like only then.
    definition.build();
    grouped(HelpWriter { write }.command(definition, ""), write)
}

/// Returns the definition of the whole program with its commands in groups. clap lists all commands in one block, so the groups are text
/// of the help's template.
pub fn grouped(command: Command, write: WriteHelp) -> Command {
    let writer = HelpWriter { write };
    let (header, literal) = (*command.get_styles().get_header(), *command.get_styles().get_literal());
    let mut groups = String::new();
    for (heading, names) in GROUPS {
        let _ = write!(groups, "\n{header}{}:{header:#}\n", writer.text(heading));
        for command in names.iter().filter_map(|name| command.find_subcommand(name)) {
            let about = command.get_about().map(ToString::to_string).unwrap_or_default();
            let _ = writeln!(groups, "  {literal}{:<12}{literal:#} {about}", command.get_name());
        }
    }
    let [usage, more, options] = [USAGE, MORE, OPTIONS].map(|text| writer.text(text));
    command.help_template(format!(
        "{{about-with-newline}}\n{header}{usage}{header:#} {{usage}}\n{groups}\n{more}\n\n{header}{options}{header:#}\n{{options}}{{after-help}}"
    ))
}

/// Replaces the texts of a definition.
#[derive(Clone, Copy)]
struct HelpWriter<'a> {
    write: WriteHelp<'a>,
}

impl HelpWriter<'_> {
    fn text(self, (key, english): HelpText) -> String {
        (self.write)(&[key.to_owned()], english)
    }

    /// A command and those below it; `path` is the names of the commands above it and its own, with `-` between them.
    fn command(self, command: Command, path: &str) -> Command {
        // Below `help`, clap repeats all commands.
        if command.get_name() == "help" {
            return command.about(self.text(HELP));
        }
        let own = |kind: &str, english: &str| (self.write)(&[format!("help{path}{kind}")], english);
        let about = command.get_about().map(|about| own("-about", &about.to_string()));
        let command = command.about(styled(about));
        if ENGLISH_WITHIN.iter().any(|name| path.strip_prefix('-') == Some(name)) {
            return command;
        }
        let long = command.get_long_about().map(|about| own("-long", &about.to_string()));
        let examples = command.get_after_help().map(|examples| self.examples(&examples.to_string(), path));
        let template = self.template(&command);
        command
            .long_about(styled(long))
            .after_help(styled(examples))
            .help_template(template)
            .mut_args(|argument| self.argument(argument, path))
            .mut_subcommands(|nested| {
                let path = format!("{path}-{}", nested.get_name());
                self.command(nested, &path)
            })
    }

    /// The order of clap's own template, with headings.
    fn template(self, command: &Command) -> String {
        let header = *command.get_styles().get_header();
        let mut template = format!("{{about-with-newline}}\n{header}{}{header:#} {{usage}}", self.text(USAGE));
        let has_options = command.get_opts().any(|option| !option.is_hide_set());
        for (is_there, heading, list) in [
            (command.has_subcommands(), COMMANDS, "subcommands"),
            (command.get_positionals().next().is_some(), ARGUMENTS, "positionals"),
            (has_options, OPTIONS, "options"),
        ] {
            if is_there {
                let _ = write!(template, "\n\n{header}{}{header:#}\n{{{list}}}", self.text(heading));
            }
        }
        template + "{after-help}"
    }

    /// Examples have a text of their own if there are remarks among the commands; otherwise only the heading is words.
    fn examples(self, english: &str, path: &str) -> String {
        if english.contains(" (") {
            return (self.write)(&[format!("help{path}-examples")], english);
        }
        let heading = [EXAMPLES, EXAMPLE].into_iter().find(|(_, heading)| english.starts_with(heading));
        heading.map_or_else(|| english.to_owned(), |text| english.replacen(text.1, &self.text(text), 1))
    }

    /// An argument. Its help has the default and the possible values, because clap writes them in English.
    fn argument(self, argument: Arg, path: &str) -> Arg {
        let Some(help) = argument.get_help().map(ToString::to_string).filter(|_| !argument.is_hide_set()) else {
            return argument;
        };
        let id = argument.get_id().to_string();
        let help = (self.write)(&[format!("help{path}-{id}"), format!("argument-{id}")], &help);
        let long = argument.get_long_help().map(ToString::to_string);
        let long =
            long.map(|long| (self.write)(&[format!("help{path}-{id}-long"), format!("argument-{id}-long")], &long));
        let mut values_told = String::new();
        let takes_value = argument.get_action().takes_values();
        let default = argument.get_default_values().iter().filter_map(|value| value.to_str()).collect::<Vec<_>>();
        if takes_value && !default.is_empty() && !argument.is_hide_default_value_set() {
            let _ = write!(values_told, " [{} {}]", self.text(DEFAULT), default.join(" "));
        }
        let values = if takes_value { argument.get_possible_values() } else { Vec::new() };
        if values.iter().any(|value| value.get_help().is_some()) {
            for value in &values {
                let about = value.get_help().map(ToString::to_string).unwrap_or_default();
                let about = (self.write)(&[format!("help{path}-{id}-{}", value.get_name())], &about);
                let _ = write!(values_told, "\n- {}: {about}", value.get_name());
            }
        } else if !values.is_empty() {
            let names = values.iter().map(PossibleValue::get_name).collect::<Vec<_>>();
            let _ = write!(values_told, " [{} {}]", self.text(VALUES), names.join(", "));
        }
        let long = long.map(|long| long + &values_told);
        argument.help(help + &values_told).long_help(styled(long)).hide_default_value(true).hide_possible_values(true)
    }
}

/// A text as clap takes it; none if there is none.
fn styled(text: Option<String>) -> Resettable<StyledStr> {
    text.map(StyledStr::from).into()
}
