//! The annotated program as one self-contained page.
//!
//! The page is complete without scripts; the script adds the search box, the links between lines and list, and the
//! address: `#search=total` and `#line=2:7` (file and line) open the page in that state.

use askama::Template;

use crate::lines::numbered_lines;
use crate::show::{Annotated, ClaimNote, Head};

#[derive(Template)]
#[template(path = "show.html")]
struct Page<'a> {
    head: &'a Head,
    files: Vec<File<'a>>,
    elsewhere: Vec<(&'a str, &'a [ClaimNote])>,
    n_internal: usize,
    n_notes: usize,
}

struct File<'a> {
    name: &'a str,
    number: usize,
    lines: Vec<Line<'a>>,
}

struct Line<'a> {
    number: u32,
    text: &'a str,
    notes: &'a [ClaimNote],
}

/// The page.
pub fn html(head: &Head, annotated: &Annotated<'_>) -> String {
    let files: Vec<_> = annotated
        .files
        .iter()
        .enumerate()
        .map(|(idx, file)| File {
            name: file.name,
            number: idx + 1,
            lines: numbered_lines(file.text)
                .map(|(number, text)| Line {
                    number,
                    text,
                    notes: file.notes.get(&number).map(Vec::as_slice).unwrap_or_default(),
                })
                .collect(),
        })
        .collect();
    let beyond_end = annotated.files.iter().flat_map(|file| {
        let n_lines = file.text.lines().count() as u32;
        file.notes.range(n_lines + 1..).map(|(_, notes)| (file.name, notes.as_slice()))
    });
    let elsewhere: Vec<_> = beyond_end
        .chain(annotated.elsewhere.iter().map(|(name, notes)| (name.as_str(), notes.as_slice())))
        .collect();
    let n_notes = files.iter().flat_map(|file| &file.lines).map(|line| line.notes.len()).sum::<usize>()
        + elsewhere.iter().map(|(_, notes)| notes.len()).sum::<usize>();
    let page = Page { head, files, elsewhere, n_internal: annotated.n_internal, n_notes };
    page.render().expect("writing to a string never fails")
}
