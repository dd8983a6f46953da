//! The verdict on a witness or a program, and everything that led to it.

use std::time::Duration;

use jurat_exec::Usage;
use jurat_witness::claims::Claim;

use crate::checks::{Check, Checks, Fate};
use crate::engine::Engine;
use crate::entry::Entry;
use crate::evidence::Evidence;
use crate::ids::{AssertId, CheckId, ClaimId, SourceId};
use crate::monitor::{Names, Proof, Sharpness};
use crate::path::Path as WitnessPath;
use crate::semantics::Semantics;
use crate::source::Source;
use crate::verdict::{Unknown, Verdict};
use crate::weave::{AssertPlace, WovenProgram};

/// The verdict and everything that led to it.
#[derive(Debug)]
pub struct Validation {
    /// The verdict.
    pub verdict: Verdict,
    /// What the witness claims.
    pub claims: Vec<Claim>,
    /// What became of the claims; empty if it did not come to that.
    pub checks: Checks,
    /// The woven program, if it came to that.
    pub woven: Option<WovenProgram>,
    /// The sources, if they could be read.
    pub sources: Vec<Source>,
    /// The engine that decided, or was the last to try.
    pub engine: Option<Engine>,
    /// What everybody should know who relies on the verdict.
    pub notes: Vec<String>,
    /// What the engine knows besides its answer.
    pub evidence: Evidence,
    /// What a violation witness says of its execution.
    pub path: Option<WitnessPath>,
    /// The method that was called instead of `main`.
    pub entry: Option<Entry>,
    /// The use of the engines' processes; the time is that of everything.
    pub usage: Usage,
    /// The names of what woven code calls, if it came to that.
    pub(crate) names: Option<Names>,
    /// The source of the monitor that the engine was given, if that was written for the program.
    pub(crate) monitor: Option<String>,
}

impl Validation {
    /// A validation that was cut short before anything was found out.
    pub fn cut_short(unknown: Unknown, after: Duration) -> Self {
        Self {
            verdict: Verdict::Unknown(unknown),
            claims: Vec::new(),
            checks: Checks::default(),
            woven: None,
            sources: Vec::new(),
            engine: None,
            notes: Vec::new(),
            evidence: Evidence::default(),
            path: None,
            entry: None,
            usage: Usage { wall_time: after, ..Usage::default() },
            names: None,
            monitor: None,
        }
    }

    /// A source of the program.
    pub fn source(&self, id: SourceId) -> Option<&Source> {
        self.sources.get(id.index())
    }

    /// A claim of the witness.
    pub fn claim(&self, id: ClaimId) -> Option<&Claim> {
        self.claims.get(id.index())
    }

    /// What became of a claim, if it came to that.
    pub fn fate(&self, id: ClaimId) -> Option<&Fate> {
        self.checks.fates.get(id.index())
    }

    /// What was tested.
    pub fn check(&self, id: CheckId) -> Option<&Check> {
        self.checks.checks.get(id.index())
    }

    /// An assertion of the program, if it was woven.
    pub fn assertion(&self, id: AssertId) -> Option<&AssertPlace> {
        self.woven.as_ref()?.asserts.get(id.index())
    }

    /// The woven sources and the claims as code: paths, by package, and texts. None if it did not come to that.
    pub fn woven_sources(&self, semantics: Semantics) -> Vec<(String, String)> {
        let (Some(woven), Some(names)) = (&self.woven, &self.names) else { return Vec::new() };
        let folder = |package: &str| package.replace('.', "/");
        let base_name = |path: &str| path.rsplit('/').next().unwrap_or(path).to_owned();
        let mut texts: Vec<(String, String)> = woven
            .files
            .iter()
            .map(|file| {
                let package = folder(&self.sources[file.source.index()].sites().package);
                let name = base_name(&file.name);
                let path = if package.is_empty() { name } else { format!("{package}/{name}") };
                (path, file.woven.text.clone())
            })
            .collect();
        let package = folder(names.package());
        let monitor = self.monitor.clone().or_else(|| self.monitor_as_code(names, semantics));
        texts.extend(monitor.map(|text| (format!("{package}/Monitor.java"), text)));
        if !woven.counters.is_empty() {
            texts.push((format!("{package}/MethodMonitor.java"), woven.counters.source(names)));
        }
        texts
    }

    /// The claims as code, where the JVM has read them from a table.
    fn monitor_as_code(&self, names: &Names, semantics: Semantics) -> Option<String> {
        let free = WitnessPath::default();
        let path = self.path.as_ref().unwrap_or(&free);
        let proof = Proof::new(&self.checks.checks, &self.sources, names, semantics, Sharpness::Class, path);
        proof.ok().map(|proof| proof.text)
    }
}
