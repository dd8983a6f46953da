//! The colours of terminal text.

use anstyle::{AnsiColor, Style};
use jurat_witness::lint::Severity;

pub(crate) const BOLD: Style = Style::new().bold();
pub(crate) const DIM: Style = Style::new().dimmed();
pub(crate) const GUTTER: Style = AnsiColor::Blue.on_default();
pub(crate) const HELP: Style = AnsiColor::Green.on_default();
pub(crate) const CLAIM: Style = AnsiColor::Cyan.on_default();

pub(crate) fn of_severity(severity: Severity) -> Style {
    match severity {
        Severity::Info => AnsiColor::Cyan.on_default().bold(),
        Severity::Warning => AnsiColor::Yellow.on_default().bold(),
        Severity::Error => AnsiColor::Red.on_default().bold(),
    }
}

/// Text from a file, safe for a terminal: control characters are shown, not sent.
pub fn visible(text: &str) -> String {
    text.chars()
        .map(|c| match c {
            '\t' => ' ',
            '\u{0}'..='\u{1f}' => char::from_u32(0x2400 + u32::from(c)).unwrap_or('\u{fffd}'),
            '\u{7f}'..='\u{9f}'
            | '\u{200e}'
            | '\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2066}'..='\u{2069}' => '\u{fffd}',
            _ => c,
        })
        .collect()
}
