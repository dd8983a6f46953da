//! Checks into the sources: which call goes to which site.

use std::collections::BTreeSet;

use jurat_java::sites::{Insertion, Woven};
use jurat_quota::Exhausted;
use smol_str::SmolStr;

use crate::checks::{Check, Checks, Dropped, Expected, Site};
use crate::ids::{AssertId, CheckId, SourceId};
use crate::monitor::{Counters, Names, claimed};
use crate::path::Path;
use crate::plan::Plan;
use crate::property::Property;
use crate::semantics::Semantics;
use crate::source::{Source, numbered};

/// The program with its checks woven in.
#[derive(Debug)]
pub struct WovenProgram {
    /// The files that are compiled.
    pub files: Vec<WovenFile>,
    /// The assertions of the program, by the numbers that woven code knows them by.
    pub asserts: Vec<AssertPlace>,
    /// The first of them into which nothing could be woven: nobody is told if it fails and its error is caught.
    pub unwatched: Option<AssertId>,
    /// The counters of methods, under counter semantics.
    pub counters: Counters,
}

/// A woven file.
#[derive(Debug)]
pub struct WovenFile {
    /// Which source it is.
    pub source: SourceId,
    /// The path as given.
    pub name: String,
    /// The text.
    pub woven: Woven,
    /// What each insertion is there for.
    origins: Vec<Origin>,
}

/// An assertion of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AssertPlace {
    /// Which source it is.
    pub source: SourceId,
    /// From 1.
    pub line: u32,
    /// As written.
    pub condition: SmolStr,
}

/// What an insertion is there for.
#[derive(Clone, Debug)]
enum Origin {
    Check { check: CheckId, site: Site },
    Assert(AssertId),
    Input,
    Counter,
}

/// Weaves all checks in.
pub(crate) fn weave(plan: Plan<'_>, checks: &mut Checks) -> Result<WovenProgram, Exhausted> {
    let Plan { sources, names, property, semantics, path, quota, .. } = plan;
    let mut asserts = Vec::new();
    let mut counters = Counters::default();
    if semantics == Semantics::Counter {
        leave_out_what_has_no_index(sources, checks);
    }
    let mut files = Vec::new();
    for (idx, source) in numbered(sources).filter(|(_, source)| !source.is_left_out()) {
        let mut weaver = Weaver { source, names, semantics, counters: &mut counters, work: Vec::new() };
        for (id, check) in checks.numbered() {
            quota.look()?;
            if check.source == idx && check.is_live() {
                weaver.check(id, check);
            }
        }
        if property == Property::Assert {
            for (assert, site) in source.sites().asserts.iter().enumerate() {
                let id = AssertId::at(asserts.len());
                let call = format!("{}asserted({id}, ", names.monitor());
                weaver.work.push((Insertion::Assert { assert, call }, Origin::Assert(id)));
                let condition = site.condition.clone();
                asserts.push(AssertPlace { source: idx, line: site.start.line, condition });
            }
        }
        weaver.inputs(idx, path);
        weaver.entries();
        let (insertions, origins): (Vec<Insertion>, Vec<Origin>) = weaver.work.into_iter().unzip();
        let woven = source.parsed.weave(&insertions);
        files.push(WovenFile { source: idx, name: source.name.clone(), woven, origins });
    }
    let mut unwatched = None;
    for file in &files {
        for (insertion, reason) in &file.woven.refused {
            quota.look()?;
            match file.origins.get(*insertion) {
                Some(Origin::Check { check, site }) => {
                    checks.remove_site(*check, site, &Dropped::Obstacle(reason));
                }
                Some(Origin::Assert(assert)) => {
                    unwatched.get_or_insert(*assert);
                }
                _ => {}
            }
        }
    }
    Ok(WovenProgram { files, asserts, unwatched, counters })
}

/// The published monitor counts calls of methods. A place in a loop has no index of its own there, and neither has code that is
/// no method's.
fn leave_out_what_has_no_index(sources: &[Source], checks: &mut Checks) {
    for (idx, check) in checks.checks.clone().iter().enumerate() {
        let id = CheckId::at(idx);
        if matches!(check.expected, Expected::Condition { .. }) {
            continue;
        }
        let sites = sources[check.source.index()].sites();
        for site in check.sites.clone() {
            let Some((method, is_in_loop)) = site.method(sites) else { continue };
            let method = &sites.methods[method];
            let is_counted = method.has_entry && !method.is_lambda() || method.name == "<clinit>";
            if is_in_loop {
                checks.remove_site(id, &site, &Dropped::InLoop);
            } else if !is_counted {
                checks.remove_site(id, &site, &Dropped::Obstacle("no method whose calls could be counted"));
            }
        }
    }
}

struct Weaver<'a> {
    source: &'a Source,
    names: &'a Names,
    semantics: Semantics,
    counters: &'a mut Counters,
    work: Vec<(Insertion, Origin)>,
}

impl Weaver<'_> {
    fn check(&mut self, id: CheckId, check: &Check) {
        for site in &check.sites {
            let insertion = self.insertion(id, check, site);
            self.work.push((insertion, Origin::Check { check: id, site: site.clone() }));
        }
    }

    fn insertion(&mut self, id: CheckId, check: &Check, site: &Site) -> Insertion {
        let key = self.key(id, check, site);
        let call = |method: &str| format!("{}{method}({key}, ", self.names.monitor());
        match site {
            Site::Store(store) => Insertion::Store { store: *store, call: call("at"), call_old: call("old") },
            Site::Element(store) => {
                Insertion::Element { store: *store, call: call("element"), call_old: call("elementOld") }
            }
            Site::Elements(array) => Insertion::Array { array: *array, call: call("elements") },
            Site::Length(array) => {
                let n_made = self.source.sites().arrays[*array].n_made;
                Insertion::Array { array: *array, call: format!("{}{n_made}, ", call("lengths")) }
            }
            Site::Argument { call: call_site, argument, type_name } => Insertion::Argument {
                call_site: *call_site,
                argument: *argument,
                type_name: type_name.clone(),
                call: call("at"),
            },
            Site::LoopHead(loop_site) => {
                Insertion::LoopHead { loop_site: *loop_site, expression: self.condition(id, check) }
            }
            Site::Before(statement) => {
                Insertion::Before { statement: *statement, text: format!("{};", self.condition(id, check)) }
            }
            Site::After(statement) => {
                Insertion::After { statement: *statement, text: format!("{};", self.condition(id, check)) }
            }
        }
    }

    /// The number of the check; under counter semantics, with the number of the call. Expressions are evaluated on the way. There
    /// is a method for each type, and no cast: javac refuses an expression that the variable might have no room for.
    fn key(&mut self, id: CheckId, check: &Check, site: &Site) -> String {
        let number = self.number(id, site);
        let Some(type_name) = site.type_name(self.source.sites()) else { return number };
        let method = claimed(type_name);
        let expressions = check.expressions().into_iter().enumerate();
        expressions.fold(number, |key, (nth, expression)| {
            format!("{}{method}({key}, {nth}, ({expression}))", self.names.monitor())
        })
    }

    fn number(&mut self, id: CheckId, site: &Site) -> String {
        let sites = self.source.sites();
        match site.method(sites) {
            Some((method, _)) if self.semantics == Semantics::Counter && sites.methods[method].has_entry => {
                self.counters.add(self.source, method);
                format!("{}assertionSelection({id}, {})", self.names.method_monitor(), self.names.call())
            }
            _ => id.to_string(),
        }
    }

    fn condition(&self, id: CheckId, check: &Check) -> String {
        let expression = match &check.expected {
            Expected::Condition { expression, .. } => expression.as_str(),
            Expected::Values(_) => "true",
        };
        let monitor = self.names.monitor();
        format!("{monitor}holds({monitor}begin({id}), {expression})")
    }

    /// The calls that the path has inputs for.
    fn inputs(&mut self, source: SourceId, path: &Path) {
        let choices = path.steps.iter().flat_map(|step| &step.choices);
        let wanted: BTreeSet<usize> = choices.map(|choice| choice.call).collect();
        for id in wanted.into_iter().filter(|id| path.calls[*id].source == source) {
            let monitor = self.names.monitor();
            let call = format!("{monitor}given({monitor}asks({id}), ");
            let call_site = path.calls[id].call_site;
            self.work.push((Insertion::Call { call_site, call }, Origin::Input));
        }
    }

    /// The statements that count calls.
    fn entries(&mut self) {
        for (method, counter) in self.counters.of(self.source) {
            let text =
                format!("final int {} = {}{counter}++;", self.names.call(), self.names.method_monitor());
            self.work.push((Insertion::Entry { method, text }, Origin::Counter));
        }
    }
}

impl WovenFile {
    /// The check and site that an error of the compiler at this byte is about: the innermost.
    pub fn culprit(&self, offset: usize) -> Option<(CheckId, &Site)> {
        let pieces = self.woven.pieces.iter().filter(|(range, _)| range.contains(&offset));
        let innermost = pieces.min_by_key(|(range, _)| range.len())?;
        match self.origins.get(innermost.1)? {
            Origin::Check { check, site } => Some((*check, site)),
            Origin::Assert(_) | Origin::Input | Origin::Counter => None,
        }
    }
}
