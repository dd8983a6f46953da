//! Makes a case on which the two sides differ as small as can be.
//!
//! Parts of the syntax tree are taken away or replaced by smaller ones, the largest first, as long as the program still compiles and
//! the two sides still differ in the same way.

use std::time::{Duration, Instant};

use jurat_java::Jdk;

use crate::case::{Case, Disagreement};
use crate::harness::{Harness, HarnessError};
use crate::judge::TIME;
use crate::syntax;

/// Shrinks a case for at most so long.
pub fn shrink(
    case: &Case,
    first: Disagreement,
    harness: &mut Harness,
    jdk: &Jdk,
    time: Duration,
) -> Result<(Case, Disagreement), HarnessError> {
    let deadline = Instant::now() + time;
    let (mut best, mut words) = (case.clone(), first);
    loop {
        let size = best.size();
        for file in (0..best.sources.len()).rev() {
            shrink_file(&mut best, &mut words, file, harness, jdk, deadline)?;
        }
        best.sources.retain(|source| !source.text.trim().is_empty());
        if best.size() >= size || Instant::now() > deadline {
            best.sources.iter_mut().for_each(|source| source.text = tidy(&source.text));
            return Ok((best, words));
        }
    }
}

fn shrink_file(
    best: &mut Case,
    words: &mut Disagreement,
    file: usize,
    harness: &mut Harness,
    jdk: &Jdk,
    deadline: Instant,
) -> Result<(), HarnessError> {
    let mut edits = syntax::reductions(&best.sources[file].text);
    let mut next = 0;
    while next < edits.len() && Instant::now() < deadline {
        let edit = &edits[next];
        let mut candidate = best.clone();
        candidate.sources[file].text = edit.apply(&best.sources[file].text);
        match still(&candidate, words, harness, jdk)? {
            Some(disagreement) => {
                let gain = edit.gain();
                (*best, *words) = (candidate, disagreement);
                edits = syntax::reductions(&best.sources[file].text);
                next = edits.partition_point(|it| it.gain() > gain);
            }
            None => next += 1,
        }
    }
    Ok(())
}

/// The disagreement of a candidate, if it is of the same kind.
fn still(
    candidate: &Case,
    words: &Disagreement,
    harness: &mut Harness,
    jdk: &Jdk,
) -> Result<Option<Disagreement>, HarnessError> {
    match candidate.disagreement(harness, jdk, TIME) {
        Ok(found) => Ok(found.filter(|found| found.kind == words.kind)),
        Err(HarnessError::DoesNotCompile(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

impl Case {
    fn size(&self) -> usize {
        self.sources.iter().map(|source| source.text.len()).sum()
    }
}

/// The text without empty lines.
fn tidy(text: &str) -> String {
    text.lines().filter(|line| !line.trim().is_empty()).map(|line| format!("{line}\n")).collect()
}
