//! Joins claims and sources: which notes belong to which line of which file.

use std::collections::BTreeMap;

use jurat_witness::claims::{Claim, ClaimGroup, ClaimPlace, Fact, groups};
use jurat_witness::jbmc::{Scope, Target};
use jurat_witness::model::Action;
use jurat_witness::program::{Program, ProgramFile};

/// How many values of a group are written out before it is folded.
const N_SHOWN: usize = 6;

/// The claims of a witness, sorted by place.
#[derive(Debug)]
pub struct Annotated<'a> {
    /// The program's files, with notes.
    pub files: Vec<SourceFile<'a>>,
    /// Claims at files that were not given, or at no line, by file.
    pub elsewhere: BTreeMap<String, Vec<ClaimNote>>,
    /// Claims about the verifier's own variables that are left out.
    pub n_internal: usize,
}

/// A file of the program with its notes.
#[derive(Debug)]
pub struct SourceFile<'a> {
    /// The path as given.
    pub name: &'a str,
    /// Its text.
    pub text: &'a str,
    /// The notes by line, from 1, in the order of the witness.
    pub notes: BTreeMap<u32, Vec<ClaimNote>>,
}

/// A group of claims in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimNote {
    /// The line in the program, if the witness says one.
    pub line: Option<u32>,
    /// The claims, folded.
    pub text: String,
    /// Every value or expression of the group, not folded.
    pub full: Vec<String>,
    /// The method.
    pub scope: Option<String>,
    /// Of a violation witness, which step of the path.
    pub step: Option<String>,
    /// The line of the first claim in the witness.
    pub witness_line: u32,
}

impl ClaimNote {
    /// Everything about the group, one claim a line, as far as anybody reads it.
    pub fn hover(&self) -> String {
        const N_LINES: usize = 100;
        let mut lines: Vec<String> = self.full.iter().take(N_LINES).cloned().collect();
        if self.full.len() > N_LINES {
            lines.push(format!("… {} in all", self.full.len()));
        }
        lines.extend(
            self.scope.as_ref().map(|scope| format!("in {scope}, witness line {}", self.witness_line)),
        );
        lines.join("\n")
    }
}

/// Sorts the claims of a witness by place. `witness_line` tells the line of a claim in the witness.
pub fn annotate<'a>(
    claims: &[Claim],
    program: Option<&'a Program>,
    with_internal: bool,
    witness_line: impl Fn(&Claim) -> u32,
) -> Annotated<'a> {
    let files = program.map(|program| program.files.as_slice()).unwrap_or_default();
    let mut annotated = Annotated {
        files: files
            .iter()
            .map(|file| SourceFile { name: &file.name, text: &file.text, notes: BTreeMap::new() })
            .collect(),
        elsewhere: BTreeMap::new(),
        n_internal: 0,
    };
    for group in groups(claims) {
        if !with_internal && is_internal(&group) {
            annotated.n_internal += group.claims.len();
            continue;
        }
        let note = note(&group, &witness_line);
        let place = program.and_then(|program| file_of(program, group.place)).zip(note.line);
        let notes = if let Some((file_idx, line)) = place {
            annotated.files[file_idx].notes.entry(line).or_default()
        } else {
            let name = group.place.file.as_deref().unwrap_or("(no file)").to_owned();
            annotated.elsewhere.entry(name).or_default()
        };
        notes.push(note);
    }
    annotated
}

/// Whether the claims speak of the verifier's own variables only.
fn is_internal(group: &ClaimGroup<'_>) -> bool {
    let of_start = matches!(&group.place.scope, Some(Scope::Synthetic(_)));
    let is_store = |claim: &&Claim| matches!(claim.fact, Fact::Store { .. });
    let of_internal_target = group.claims.iter().all(|claim| match &claim.fact {
        Fact::Store {
            target: Target::Internal(_) | Target::Unknown(_) | Target::This | Target::Object(_),
            ..
        } => true,
        // Superclass fields of JBMC's object model: the class identifier and the monitor count.
        Fact::Store { target: Target::Field { field, .. }, .. } => {
            field.starts_with('@') || field.starts_with("cprover") || field == "data"
        }
        _ => false,
    });
    of_internal_target || (of_start && group.claims.iter().all(is_store))
}

/// The file of a place; where the witness names none and there is only one, that one.
pub(crate) fn file_of(program: &Program, place: &ClaimPlace) -> Option<usize> {
    let index = |file: &ProgramFile| program.files.iter().position(|other| std::ptr::eq(other, file));
    match (&place.file, program.files.as_slice()) {
        (Some(name), _) => program.file(name).and_then(index),
        (None, [_]) => Some(0),
        (None, _) => None,
    }
}

fn note(group: &ClaimGroup<'_>, witness_line: impl Fn(&Claim) -> u32) -> ClaimNote {
    let first = group.claims[0];
    let step = first.step.map(|step| {
        let action = match step.action {
            Action::Follow => "step",
            Action::Avoid => "avoid in step",
            Action::Cycle => "cycle in step",
        };
        format!("{action} {}", step.segment + 1)
    });
    ClaimNote {
        line: group.place.line,
        text: group.summary(N_SHOWN),
        full: group.claims.iter().map(|claim| claim.fact.to_string()).collect(),
        scope: group.place.scope.as_ref().map(ToString::to_string),
        step,
        witness_line: witness_line(first),
    }
}
