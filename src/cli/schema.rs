//! `adjudicate schema`: the JSON Schemas of what this program reads and writes, for editors and other programs.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use schemars::Schema;

use super::context::Context;
use crate::{event, log, referee};
use adjudicate_office::{Failure, settings};
use adjudicate_words::report;

/// A schema by its name; that of its file has `.schema.json` behind it.
type Named = (&'static str, fn() -> Schema);

/// Every schema.
const SCHEMAS: &[Named] = &[
    ("game-log", log::schema),
    ("event-log", event::schema),
    ("evidence", log::evidence_schema),
    ("verdict", referee::verdict_schema),
    ("config", settings::schema),
    ("reports", report::schema),
];

/// Print the JSON Schema of a log's entries, of evidence, of verdicts, of the configuration or of what commands
/// print for `--json`.
#[derive(Debug, Args)]
#[command(
    hide = true,
    after_help = "Examples:\n  adjudicate schema game-log\n  \
                        adjudicate schema --output schemas --reference docs/json.md      (renews the schemas that come with the source)"
)]
pub struct Arguments {
    /// Which schema: game-log, event-log, evidence, verdict, config or reports
    #[arg(value_name = "NAME", required_unless_present_any = ["output", "reference"])]
    name: Option<String>,
    /// Write all of them into this directory
    #[arg(short, long, value_name = "DIR", conflicts_with = "name")]
    output: Option<PathBuf>,
    /// Write the page about the reports of all commands into this file
    #[arg(long, value_name = "FILE", conflicts_with = "name")]
    reference: Option<PathBuf>,
}

/// Runs the command.
///
/// # Errors
/// There is no such schema, or the directory cannot be written.
pub fn run(context: &Context, arguments: Arguments) -> Result<(), Failure> {
    if let Some(directory) = &arguments.output {
        let unwritable = |error| Failure::environment(format!("`{}` cannot be written: {error}", directory.display()));
        fs::create_dir_all(directory).map_err(unwritable)?;
        for (name, schema) in SCHEMAS {
            fs::write(directory.join(format!("{name}.schema.json")), text(&schema())?).map_err(unwritable)?;
        }
    }
    if let Some(file) = &arguments.reference {
        let unwritable = |error| Failure::environment(format!("`{}` cannot be written: {error}", file.display()));
        fs::write(file, report::page()).map_err(unwritable)?;
    }
    if arguments.output.is_some() || arguments.reference.is_some() {
        return Ok(());
    }
    let wanted = arguments.name.unwrap_or_default();
    let found = SCHEMAS.iter().find(|(name, _)| *name == wanted);
    let (_, schema) = found.ok_or_else(|| {
        let known: Vec<&str> = SCHEMAS.iter().map(|(name, _)| *name).collect();
        Failure::usage(format!("there is no schema `{wanted}`")).hint(format!("schemas: {}", known.join(", ")))
    })?;
    context.terminal.print(text(&schema())?);
    Ok(())
}

fn text(schema: &Schema) -> Result<String, Failure> {
    let text = serde_json::to_string_pretty(schema);
    text.map(|text| text + "\n").map_err(|error| Failure::environment(format!("the schema cannot be written: {error}")))
}
