//! A chapter as HTML. All texts are escaped, whatever their source.

use super::{ChapterPart, Column, SiteTable, Span};
use crate::picture::escaped;

/// A piece of a chapter.
pub fn part(of: &ChapterPart) -> String {
    match of {
        ChapterPart::Heading(id, text) => format!("<h3 id=\"{}\">{}</h3>\n", escaped(id), escaped(text)),
        ChapterPart::Text(text) => format!("<p>{}</p>\n", spans(text)),
        ChapterPart::Alarm(text) => format!("<p class=\"alarm\" role=\"alert\">{}</p>\n", spans(text)),
        ChapterPart::Facts(facts) => {
            let one = |(name, means): &(String, Vec<Span>)| {
                format!("<div><dt>{}</dt><dd>{}</dd></div>\n", escaped(name), spans(means))
            };
            format!("<dl class=\"facts\">\n{}</dl>\n", facts.iter().map(one).collect::<String>())
        }
        ChapterPart::List(items) => {
            let items: String = items.iter().map(|item| format!("<li>{}</li>\n", spans(item))).collect();
            format!("<ul class=\"sentences\">\n{items}</ul>\n")
        }
        ChapterPart::Table(of) => table(of),
        ChapterPart::More(title, parts) => {
            let parts: String = parts.iter().map(part).collect();
            format!("<details class=\"more\"><summary>{}</summary>\n{parts}</details>\n", escaped(title))
        }
    }
}

/// Text in a line.
pub fn spans(spans: &[Span]) -> String {
    let one = |span: &Span| match span {
        Span::Text(text) => escaped(text),
        Span::Strong(text) => format!("<strong>{}</strong>", escaped(text)),
        Span::Code(text) => format!("<code>{}</code>", escaped(text)),
        Span::Link(id, text) => format!("<a href=\"#{}\">{}</a>", escaped(id), escaped(text)),
    };
    spans.iter().map(one).collect()
}

/// A table that can be pushed sideways where it is wider than the page, with the keyboard as well.
fn table(table: &SiteTable) -> String {
    let caption = escaped(&table.caption);
    let mut html = format!(
        "<div class=\"wide\" role=\"region\" aria-label=\"{caption}\" tabindex=\"0\">\n<table>\n<caption class=\"unseen\">{caption}\
         </caption>\n<thead>\n<tr>"
    );
    html.extend(table.columns.iter().map(heading));
    html.push_str("</tr>\n</thead>\n<tbody>\n");
    for row in &table.rows {
        html.push_str("<tr>");
        for (place, (cell, column)) in row.iter().zip(&table.columns).enumerate() {
            let class = class(column);
            html.push_str(&match place == table.named_by {
                true => format!("<th scope=\"row\"{class}>{}</th>", spans(cell)),
                false => format!("<td{class}>{}</td>", spans(cell)),
            });
        }
        html.push_str("</tr>\n");
    }
    html + "</tbody>\n</table>\n</div>\n"
}

fn heading(column: &Column) -> String {
    let title = escaped(&column.title);
    let shown = match column.means.is_empty() {
        true => title,
        false => format!("<abbr title=\"{}\">{title}</abbr>", escaped(&column.means)),
    };
    format!("<th scope=\"col\"{}>{shown}</th>", class(column))
}

fn class(column: &Column) -> &'static str {
    if column.prose { " class=\"prose\"" } else { "" }
}
