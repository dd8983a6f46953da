//! Standard output and standard error. A reader that went away is no error.

use std::io::Write as _;

use jurat_report::visible;

use crate::error::Error;

/// Prints a result; ANSI styles are stripped where no terminal is.
pub fn print(text: &str) {
    let mut stdout = anstream::stdout().lock();
    // A closed pipe (`jurat show … | head`) means that the reader has seen enough.
    let _ = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush());
}

/// Prints a remark that is not part of the result.
pub fn remark(text: &str) {
    let _ = anstream::stderr().lock().write_all(text.as_bytes());
}

/// Prints why a command could not run.
pub fn error(error: &Error) {
    let style = anstyle::AnsiColor::Red.on_default().bold();
    remark(&format!("{style}error{style:#}: {}\n", visible_lines(&error.to_string())));
}

/// Prints what to know about a result before relying on it.
pub fn warning(text: &str) {
    let style = anstyle::AnsiColor::Yellow.on_default().bold();
    remark(&format!("{style}warning{style:#}: {}\n", visible_lines(text)));
}

/// Some messages have several lines.
fn visible_lines(text: &str) -> String {
    text.lines().map(visible).collect::<Vec<_>>().join("\n")
}
