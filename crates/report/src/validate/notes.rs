//! Claims folded for a page: by place, then by fate and reason, then by what they are about.
//!
//! The size of what comes out is bounded by the size of the program, not by that of the witness.

use std::collections::{BTreeMap, HashMap};

use jurat_witness::claims::{Claim, ClaimGroup, ClaimPlace};
use jurat_witness::program::Program;

use crate::show::file_of;
use crate::validate::fates::{ClaimFate, ClaimReport};
use crate::validate::{ValidationReport, ViolationReport};

/// As many values of a thing are written out.
const N_VALUES: usize = 6;
/// As many things are shown at once.
const N_SHOWN: usize = 12;
/// As many things are kept.
const N_KEPT: usize = 60;
/// As many places outside of the given sources are listed.
const N_ELSEWHERE: usize = 300;
/// As many characters of a value or reason are kept.
const N_CHARS: usize = 300;

/// The notes of a page.
#[derive(Debug, Default)]
pub(super) struct Notes {
    /// By file of the program, an index, and line.
    pub(super) at_lines: BTreeMap<(usize, u32), Vec<Note>>,
    /// Those about no line of the given sources: the place in words, and its notes.
    pub(super) elsewhere: Vec<(String, Vec<Note>)>,
    /// How many places more there are of that kind.
    pub(super) n_elsewhere_left_out: usize,
}

/// The claims of one place that share fate and reason.
#[derive(Debug)]
pub(super) struct Note {
    pub(super) fate: ClaimFate,
    pub(super) reason: Option<String>,
    /// About the verifier's own variables.
    pub(super) is_internal: bool,
    /// What is seen at once.
    pub(super) shown: Vec<Chip>,
    /// What is folded away.
    pub(super) folded: Vec<Chip>,
    /// How many there are beyond that.
    pub(super) n_left_out: usize,
}

/// The claims about one thing.
#[derive(Debug)]
pub(super) struct Chip {
    /// `x = 1, 2, 3`.
    pub(super) text: String,
    /// In which method, and where the witness says it.
    pub(super) origin: String,
}

/// What the claims of a note share.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Kind<'a> {
    fate: ClaimFate,
    is_internal: bool,
    reason: Option<&'a str>,
}

/// Where a note is shown.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Spot {
    Line { file: usize, line: u32 },
    Elsewhere { file: String, line: Option<u32> },
}

/// Folds the claims of a validation. `claims` are those that the report is about.
pub(super) fn notes(report: &ValidationReport, claims: &[Claim], program: &Program) -> Notes {
    let n_lines: Vec<u32> = program.files.iter().map(|file| file.text.lines().count() as u32).collect();
    let mut spots: BTreeMap<Spot, BTreeMap<Kind<'_>, Vec<Chip>>> = BTreeMap::new();
    for (kind, group) in groups(report, claims) {
        let chip = chip(&group, &report.claims[group.first_idx]);
        let spot = spot(program, &n_lines, group.place);
        spots.entry(spot).or_default().entry(kind).or_default().push(chip);
    }
    if let Some((spot, kind)) =
        report.violation.as_ref().and_then(|it| unclaimed(report, it, program, &n_lines))
    {
        spots.entry(spot).or_default().entry(kind).or_default();
    }
    let mut notes = Notes::default();
    for (spot, kinds) in spots {
        let folded: Vec<Note> = kinds.into_iter().map(|(kind, chips)| Note::new(kind, chips)).collect();
        match spot {
            Spot::Line { file, line } => {
                notes.at_lines.insert((file, line), folded);
            }
            Spot::Elsewhere { .. } if notes.elsewhere.len() == N_ELSEWHERE => notes.n_elsewhere_left_out += 1,
            Spot::Elsewhere { file, line: None } => notes.elsewhere.push((file, folded)),
            Spot::Elsewhere { file, line: Some(line) } => {
                notes.elsewhere.push((format!("{file}:{line}"), folded));
            }
        }
    }
    notes
}

/// The claims about one thing with one fate, in the order of the witness.
fn groups<'a>(report: &'a ValidationReport, claims: &'a [Claim]) -> Vec<(Kind<'a>, ClaimGroup<'a>)> {
    let mut index: HashMap<(Kind<'a>, &ClaimPlace, String), usize> = HashMap::new();
    let mut groups: Vec<(Kind<'a>, ClaimGroup<'a>)> = Vec::new();
    for (first_idx, (claim, words)) in claims.iter().zip(&report.claims).enumerate() {
        let kind =
            Kind { fate: words.fate, is_internal: words.verifiers_own, reason: words.reason.as_deref() };
        let subject = claim.fact.subject();
        let at = *index.entry((kind, &claim.place, subject.clone())).or_insert_with(|| {
            groups.push((kind, ClaimGroup { place: &claim.place, subject, claims: Vec::new(), first_idx }));
            groups.len() - 1
        });
        groups[at].1.claims.push(claim);
    }
    groups
}

fn spot(program: &Program, n_lines: &[u32], place: &ClaimPlace) -> Spot {
    let file = file_of(program, place);
    match (file, place.line) {
        (Some(file), Some(line)) if (1..=n_lines[file]).contains(&line) => Spot::Line { file, line },
        (_, line) => {
            let file = place.file.as_deref().unwrap_or("no file");
            Spot::Elsewhere { file: cut(file), line }
        }
    }
}

/// A violation that is of no claim has a note of its own.
fn unclaimed<'a>(
    report: &ValidationReport,
    violation: &'a ViolationReport,
    program: &Program,
    n_lines: &[u32],
) -> Option<(Spot, Kind<'a>)> {
    if report.claims.iter().any(|claim| claim.fate == ClaimFate::Violated) {
        return None;
    }
    let place = ClaimPlace {
        file: Some(violation.file.as_deref()?.into()),
        line: violation.line,
        ..ClaimPlace::default()
    };
    let kind = Kind { fate: ClaimFate::Violated, is_internal: false, reason: Some(&violation.message) };
    Some((spot(program, n_lines, &place), kind))
}

fn chip(group: &ClaimGroup<'_>, first: &ClaimReport) -> Chip {
    let method = first.method.as_ref().map(|method| format!("in {method}, ")).unwrap_or_default();
    Chip {
        text: cut(&group.summary(N_VALUES)),
        origin: cut(&format!("{method}line {} of the witness", first.witness_line)),
    }
}

fn cut(text: &str) -> String {
    match text.char_indices().nth(N_CHARS) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

impl Note {
    fn new(kind: Kind<'_>, mut chips: Vec<Chip>) -> Self {
        let n_left_out = chips.len().saturating_sub(N_KEPT);
        chips.truncate(N_KEPT);
        let folded = chips.split_off(chips.len().min(N_SHOWN));
        Self {
            fate: kind.fate,
            reason: kind.reason.map(cut),
            is_internal: kind.is_internal,
            shown: chips,
            folded,
            n_left_out,
        }
    }

    /// How many are not seen at once.
    pub(super) fn n_more(&self) -> usize {
        self.folded.len() + self.n_left_out
    }

    /// What pointing at a chip tells: the fate, why, and where the claim comes from.
    pub(super) fn hover(&self, chip: &Chip) -> String {
        let reason = self.reason.as_ref().map(|reason| format!(": {reason}")).unwrap_or_default();
        format!("{}{reason}\n{}", self.fate.as_str(), chip.origin)
    }
}
