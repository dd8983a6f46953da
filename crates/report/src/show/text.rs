//! The annotated program for a terminal.

use std::fmt::Write as _;

use crate::show::{Annotated, ClaimNote, Head, SourceFile};
use crate::style::{BOLD, CLAIM, DIM, GUTTER, visible};

/// Head, sources with notes, and the rest.
pub fn text(head: &Head, annotated: &Annotated<'_>) -> String {
    let mut out = format!("{BOLD}{}{BOLD:#}\n", visible(&head.path));
    for (label, value) in &head.rows {
        let _ = writeln!(out, "  {DIM}{label:<9}{DIM:#} {}", visible(value));
    }
    for file in &annotated.files {
        render_file(&mut out, file);
    }
    render_elsewhere(&mut out, annotated);
    if annotated.n_internal > 0 {
        let n = annotated.n_internal;
        let _ = writeln!(
            out,
            "\n{DIM}{n} claims about the verifier's own variables are not shown (--all shows them){DIM:#}"
        );
    }
    out
}

fn render_file(out: &mut String, file: &SourceFile<'_>) {
    let _ = writeln!(out, "\n{BOLD}{}{BOLD:#}", visible(file.name));
    let n_lines = file.text.lines().count();
    let width = n_lines.to_string().len();
    for (idx, line) in file.text.lines().enumerate() {
        let gap = if line.is_empty() { "" } else { " " };
        let _ = writeln!(out, "{GUTTER}{:>width$} |{GUTTER:#}{gap}{}", idx + 1, visible(line));
        let indent: String = line.chars().take_while(|c| c.is_whitespace()).map(|_| ' ').collect();
        for note in file.notes.get(&(idx as u32 + 1)).map(Vec::as_slice).unwrap_or_default() {
            let _ = writeln!(out, "{:>width$} {GUTTER}|{GUTTER:#} {indent}{}", "", render_note(note));
        }
    }
    for (line, notes) in file.notes.range(n_lines as u32 + 1..) {
        for note in notes {
            let _ =
                writeln!(out, "{BOLD}line {line}, beyond the end of the file:{BOLD:#} {}", render_note(note));
        }
    }
}

fn render_note(note: &ClaimNote) -> String {
    let step = note.step.as_ref().map(|step| format!("{DIM}{step}:{DIM:#} ")).unwrap_or_default();
    format!("{CLAIM}^{CLAIM:#} {step}{CLAIM}{}{CLAIM:#}", visible(&note.text))
}

fn render_elsewhere(out: &mut String, annotated: &Annotated<'_>) {
    for (file, notes) in &annotated.elsewhere {
        let _ = writeln!(out, "\n{BOLD}{}{BOLD:#} {DIM}(source not given){DIM:#}", visible(file));
        for note in notes {
            let line = note.line.map_or_else(|| "no line".to_owned(), |line| format!("line {line}"));
            let scope = note
                .scope
                .as_ref()
                .map(|scope| format!(" {DIM}in {}{DIM:#}", visible(scope)))
                .unwrap_or_default();
            let _ = writeln!(out, "  {line}:{scope} {}", render_note(note));
        }
    }
}
