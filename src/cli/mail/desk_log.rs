//! The log of a desk, as lines or as JSON: the only reader of the events that `desk` and `store` report to `tracing`.

use std::collections::BTreeMap;
use std::fmt::Debug;

use clap::ValueEnum;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::layer::{Context as LayerContext, Layer, SubscriberExt};
use tracing_subscriber::registry::{LookupSpan, Registry};

use crate::cli::context::CommandContext;
use crate::cli::terminal::Terminal;
use crate::log::Time;
use crate::printable::printable;
use adjudicate_agent::Failure;
use adjudicate_report::DeskLogLine;

/// The crates whose events are the log of the desk.
const OWN: &str = "adjudicate";

/// The form of the desk's log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// A line with the date and a sentence
    Text,
    /// A JSON object a line, with its level and the names of the message, the game and the event
    Json,
}

/// Prints the events of this process as the log of a desk, until it ends. A second call changes nothing.
pub fn start(context: &CommandContext, format: LogFormat, desk: Option<&str>) {
    let format = if context.terminal.json { LogFormat::Json } else { format };
    let log = DeskLog {
        terminal: context.terminal,
        clock: context.clock,
        date: context.date,
        desk: desk.map(str::to_owned),
        format,
    };
    // It fails only if there is a subscriber already, which is one of these.
    let _ = tracing::subscriber::set_global_default(Registry::default().with(log));
}

/// Prints each event with the fields of the spans around it.
struct DeskLog {
    terminal: Terminal,
    clock: fn() -> Result<Time, Failure>,
    date: Option<Time>,
    desk: Option<String>,
    format: LogFormat,
}

impl<S: Subscriber + for<'a> LookupSpan<'a>> Layer<S> for DeskLog {
    fn on_new_span(&self, attributes: &Attributes<'_>, id: &Id, context: LayerContext<'_, S>) {
        let mut fields = Fields::default();
        attributes.record(&mut fields);
        if let Some(span) = context.span(id) {
            span.extensions_mut().insert(fields);
        }
    }

    fn on_event(&self, event: &Event<'_>, context: LayerContext<'_, S>) {
        if !event.metadata().target().starts_with(OWN) || *event.metadata().level() > Level::INFO {
            return;
        }
        let mut fields = Fields::default();
        for span in context.event_scope(event).into_iter().flat_map(|scope| scope.from_root()) {
            if let Some(outer) = span.extensions().get::<Fields>() {
                fields.about.extend(outer.about.clone());
            }
        }
        event.record(&mut fields);
        let now = self.date.map_or_else(self.clock, Ok);
        let at = now.map(|now| now.to_string()).unwrap_or_default();
        match self.format {
            LogFormat::Text => self.terminal.print(format!("{at} {}", fields.text)),
            LogFormat::Json => self.terminal.print_json(&DeskLogLine {
                at,
                level: if *event.metadata().level() == Level::INFO { "info" } else { "warn" },
                desk: self.desk.clone(),
                text: fields.text,
                about: fields.about,
            }),
        }
    }
}

/// The sentence of an event, and the other fields of an event or a span.
#[derive(Default)]
struct Fields {
    text: String,
    about: BTreeMap<String, String>,
}

impl Visit for Fields {
    fn record_str(&mut self, field: &Field, value: &str) {
        // Nothing in a value can begin another line, whoever has written it.
        let value = printable(value).into_owned();
        match field.name() {
            "message" => self.text = value,
            name => drop(self.about.insert(name.to_owned(), value)),
        }
    }

    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        self.record_str(field, &format!("{value:?}"));
    }
}
