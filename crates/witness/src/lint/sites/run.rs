//! Goes through a witness and hands every place of the program that it names to the rules.

use jurat_text::span::Spanned;
use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::lint::context::Context;
use crate::lint::rule::{Check, Rule};
use crate::lint::sites::index::{FileIndex, ProgramIndex};
use crate::lint::sites::method::Methods;
use crate::lint::sites::{FileName, Named, Part, Role, Site};
use crate::model::{Automaton, Body, Entries, InvariantKind, Location, WaypointKind};

type SiteCheck = fn(&mut Context<'_>, &Site<'_>);

/// Runs the rules that look at sites; without a program there are none.
pub(crate) fn run(ctx: &mut Context<'_>, rules: impl Iterator<Item = &'static Rule>) {
    let Some(program) = ctx.program else { return };
    let checks: Vec<_> = rules
        .filter_map(|rule| match rule.check {
            Check::Site(check) => Some((rule, check)),
            _ => None,
        })
        .collect();
    if checks.is_empty() {
        return;
    }
    let index = ProgramIndex::new(program);
    let reading = ctx.reading;
    let mut runner = Runner {
        ctx,
        checks,
        index: &index,
        file_names: FxHashMap::default(),
        scopes: FxHashMap::default(),
        functions: FxHashMap::default(),
    };
    match &reading.witness.body {
        Body::Automaton(automaton) => runner.automaton(automaton),
        Body::Entries(entries) => runner.entries(entries),
    }
}

struct Runner<'a, 'c, 'r> {
    ctx: &'c mut Context<'r>,
    checks: Vec<(&'static Rule, SiteCheck)>,
    index: &'a ProgramIndex<'a>,
    /// What the names stand for that were met so far.
    file_names: FxHashMap<&'a str, FileName>,
    scopes: FxHashMap<&'a str, Methods<'a>>,
    functions: FxHashMap<&'a str, Methods<'a>>,
}

type MethodName<'a> = Option<Named<'a, Methods<'a>>>;

impl<'a> Runner<'a, '_, '_> {
    fn automaton(&mut self, automaton: &'a Automaton) {
        let mut scopes = Vec::with_capacity(automaton.nodes.len());
        for node in &automaton.nodes {
            let method = self.scope(node.scope.as_ref());
            scopes.push(method.map(|method| Named { is_first: false, ..method }));
            if method.is_some() {
                self.check(Part::Invariant, None, None, method);
            }
        }
        for edge in &automaton.edges {
            let file_name = self.file_name(edge.file.as_ref());
            let file = self.file(file_name.as_ref());
            let scope = self.scope(edge.scope.as_deref());
            self.check(Part::Edge(edge), file_name, file, scope);
            let entered = edge.target.and_then(|target| scopes.get(target.0 as usize)).copied().flatten();
            if entered.is_some() {
                self.check(Part::Entry(edge), None, file, entered);
            }
            self.function(edge.enter_function.as_deref());
            self.function(edge.return_from.as_deref());
        }
    }

    fn entries(&mut self, entries: &'a Entries) {
        for invariant in &entries.invariants {
            let role = match invariant.kind {
                InvariantKind::Loop(_) | InvariantKind::LoopTransition(_) => Role::Loop,
                InvariantKind::Location(_) | InvariantKind::LocationTransition(_) => Role::Statement,
                InvariantKind::Contract { .. } => Role::Other,
            };
            self.location(&invariant.location, role);
        }
        for waypoint in entries.segments.iter().flat_map(|segment| &segment.waypoints) {
            let role = match waypoint.kind {
                WaypointKind::Assumption => Role::Statement,
                WaypointKind::Branching
                | WaypointKind::FunctionEnter
                | WaypointKind::FunctionReturn
                | WaypointKind::Target => Role::Other,
            };
            self.location(&waypoint.location, role);
        }
        // Updates at the same place share its mapping in the file.
        let mut last = None;
        for update in &entries.ghost_updates {
            if last.replace(update.location.span) != Some(update.location.span) {
                self.location(&update.location, Role::Other);
            }
        }
    }

    fn location(&mut self, location: &'a Location, role: Role) {
        let file_name = self.file_name(location.file.as_ref());
        let file = self.file(file_name.as_ref());
        self.check(Part::Location(location, role), file_name, file, None);
        self.function(location.function.as_ref());
    }

    fn function(&mut self, name: Option<&'a Spanned<SmolStr>>) {
        let Some(name) = name else { return };
        let named = named(self.index, &mut self.functions, name);
        self.check(Part::Function, None, None, Some(named));
    }

    fn scope(&mut self, name: Option<&'a Spanned<SmolStr>>) -> MethodName<'a> {
        name.map(|name| named(self.index, &mut self.scopes, name))
    }

    fn file_name(&mut self, name: Option<&'a Spanned<SmolStr>>) -> Option<Named<'a, FileName>> {
        let name = name?;
        if let Some(found) = self.file_names.get(name.value.as_str()) {
            return Some(Named { name, found: *found, is_first: false });
        }
        let found = self.index.file_name(&name.value);
        self.file_names.insert(&name.value, found);
        Some(Named { name, found, is_first: true })
    }

    fn file(&self, name: Option<&Named<'a, FileName>>) -> Option<&'a FileIndex<'a>> {
        match name.map(|name| name.found) {
            Some(FileName::Program(file_idx)) => self.index.files.get(file_idx),
            Some(FileName::Ambiguous | FileName::Library | FileName::Unknown) => None,
            None => self.index.only_file(),
        }
    }

    fn check(
        &mut self,
        part: Part<'a>,
        file_name: Option<Named<'a, FileName>>,
        file: Option<&'a FileIndex<'a>>,
        method: MethodName<'a>,
    ) {
        let site = Site { part, file_name, file, method, index: self.index };
        for (rule, check) in &self.checks {
            if self.ctx.enter(rule) {
                check(self.ctx, &site);
            }
        }
    }
}

fn named<'a>(
    index: &'a ProgramIndex<'a>,
    known: &mut FxHashMap<&'a str, Methods<'a>>,
    name: &'a Spanned<SmolStr>,
) -> Named<'a, Methods<'a>> {
    if let Some(found) = known.get(name.value.as_str()) {
        return Named { name, found: *found, is_first: false };
    }
    let found = index.methods(&name.value);
    known.insert(&name.value, found);
    Named { name, found, is_first: true }
}
