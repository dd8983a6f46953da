//! What was made before a validation came to its end.

use jurat_witness::claims::Claim;

use super::aim::Aim;
use super::compiled::Compiled;
use super::prepared::Prepared;
use super::resolved::Resolved;
use crate::checks::Checks;
use crate::engines::Answer;
use crate::entry::Entry;
use crate::monitor::Names;
use crate::path::{self, Path as WitnessPath};
use crate::source::Source;
use crate::verdict::Unknown;
use crate::weave::WovenProgram;

/// What was made before a validation came to its end.
#[derive(Default)]
pub(super) struct Reached {
    pub(super) notes: Vec<String>,
    pub(super) sources: Vec<Source>,
    pub(super) entry: Option<Entry>,
    pub(super) checks: Checks,
    pub(super) woven: Option<(WovenProgram, Names)>,
    pub(super) path: Option<WitnessPath>,
}

/// A validation that ends before an engine has answered.
pub(super) struct Stopped {
    pub(super) reached: Reached,
    pub(super) why: Unknown,
}

impl Stopped {
    /// Before anything was made.
    pub(super) fn at_once(why: Unknown) -> Box<Self> {
        Self::after(Reached::default(), why)
    }

    /// When this was made.
    pub(super) fn after(reached: impl Into<Reached>, why: Unknown) -> Box<Self> {
        Box::new(Self { reached: reached.into(), why })
    }
}

impl Reached {
    /// Everything, with what became of the claims.
    pub(super) fn answer(aim: &Aim, claims: &[Claim], compiled: Compiled, answer: &Answer) -> Self {
        match aim {
            Aim::Prove => compiled.into(),
            Aim::Follow { .. } => {
                let path = compiled.path.clone();
                let all = Self::from(compiled);
                let fates = path::fates(claims, &path, &answer.outcome);
                Self { checks: Checks { fates, ..all.checks }, path: Some(path), ..all }
            }
        }
    }
}

impl From<Prepared> for Reached {
    fn from(prepared: Prepared) -> Self {
        let Prepared { notes, sources, entry, .. } = prepared;
        Self { notes, sources, entry, ..Self::default() }
    }
}

impl From<Resolved> for Reached {
    fn from(resolved: Resolved) -> Self {
        Self { checks: resolved.checks, ..resolved.prepared.into() }
    }
}

impl From<Compiled> for Reached {
    fn from(compiled: Compiled) -> Self {
        let Compiled { prepared, checks, woven, .. } = compiled;
        let names = prepared.names.clone();
        Self { checks, woven: Some((woven, names)), ..prepared.into() }
    }
}
