//! The last phase: the verdict, from everything.

use jurat_exec::Usage;
use jurat_witness::claims::Claim;

use super::Setting;
use super::reached::Reached;
use crate::engines::Answer;
use crate::entry::Entry;
use crate::evidence::Evidence;
use crate::outcome::{Outcome, Undecided, Violation};
use crate::validation::Validation;
use crate::verdict::{Unknown, Verdict};

/// The verdict, with everything that led to it.
pub(super) fn conclude(
    setting: Setting<'_>,
    claims: Vec<Claim>,
    reached: Reached,
    answer: Result<Answer, Unknown>,
) -> Validation {
    let outcome = answer.as_ref().map(|answer| answer.outcome.clone()).map_err(Clone::clone);
    let verdict = verdict(setting, &reached, outcome);
    let Reached { notes, sources, entry, checks, woven, path } = reached;
    let (woven, names) = woven.unzip();
    let (engine, its_notes, evidence, usage, monitor) = match answer {
        Ok(Answer { engine, notes, evidence, usage, monitor, .. }) => {
            (Some(engine), notes, evidence, usage, monitor)
        }
        Err(_) => (None, Vec::new(), Evidence::default(), Usage::default(), None),
    };
    Validation {
        verdict,
        claims,
        checks,
        woven,
        sources,
        engine,
        notes: notes.into_iter().chain(its_notes).collect(),
        evidence,
        path,
        entry,
        usage: Usage { wall_time: setting.start.elapsed(), ..usage },
        names,
        monitor,
    }
}

fn verdict(setting: Setting<'_>, reached: &Reached, outcome: Result<Outcome, Unknown>) -> Verdict {
    match outcome {
        Ok(Outcome::Holds) => insufficient(setting, reached).map_or(Verdict::True, Verdict::Unknown),
        Ok(Outcome::Violated(violation)) => Verdict::False(without_caller(violation, reached.entry.as_ref())),
        Ok(Outcome::Undecided(undecided)) => Verdict::Unknown(undecided.into()),
        Err(unknown) => Verdict::Unknown(unknown),
    }
}

/// Why a proof is not enough.
fn insufficient(setting: Setting<'_>, reached: &Reached) -> Option<Unknown> {
    if setting.options.require_claims && reached.path.is_none() && reached.checks.counts().checked == 0 {
        return Some(Unknown::NoClaims);
    }
    let gaps = reached.entry.as_ref().map(|entry| entry.gaps.join("; ")).filter(|gaps| !gaps.is_empty())?;
    Some(Undecided::Uncovered(gaps).into())
}

/// The violation without the places of the class that calls the method.
fn without_caller(mut violation: Violation, entry: Option<&Entry>) -> Violation {
    if let Some(entry) = entry {
        let file = entry.file();
        violation.trace.retain(|(place, _)| *place != file);
    }
    violation
}
