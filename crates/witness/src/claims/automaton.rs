//! The claims of GraphML automata.
//!
//! The invariant of a node holds after the operation of an edge that enters it; if that edge enters a loop head, at the
//! loop. An edge that takes one side of a branch, or enters or leaves a function, leads to a state that is not that after its
//! line, and a state that cannot be reached claims nothing, nor does a sink. Where the same line also leads to states without that
//! invariant, it is not one of the line ([`Steadiness`]). In JBMC's dialect the line of that edge is the line of the store that the text describes, and nodes without any
//! edge betray stores of the same instruction that were left unsaid.

use std::fmt;

use jurat_text::span::Spanned;
use rustc_hash::{FxHashMap, FxHashSet};
use smol_str::SmolStr;

use crate::claims::steadiness::Steadiness;
use crate::claims::{Claim, ClaimPlace, ClaimStep, Fact, Moment};
use crate::jbmc::{self, Assignment, Scope, StepId};
use crate::model::{Action, Adjacency, Automaton, Edge, Node, NodeId};

pub(super) fn claims(automaton: &Automaton) -> Vec<Claim> {
    let is_reached = reached(automaton);
    let reader = Reader {
        automaton,
        entering: automaton.entering(),
        leaving: automaton.leaving(),
        is_jbmc: jbmc::is_dialect(automaton),
        steadiness: Steadiness::of(automaton, &is_reached),
        is_reached,
        steps: path_steps(automaton),
    };
    let unstated = if reader.is_jbmc { reader.unstated() } else { FxHashMap::default() };
    let mut claims = Vec::new();
    for (id, node) in automaton.nodes() {
        reader.invariant(id, node, unstated.get(&id).copied().unwrap_or(0), &mut claims);
    }
    let n_invariants = claims.len();
    for (edge_idx, edge) in automaton.edges.iter().enumerate() {
        if let Some(target) = edge.target {
            reader.edge(edge_idx, automaton.node(target), &mut claims);
        }
    }
    // Along the path; what is to be avoided in a step comes before what is to be followed, as in YAML.
    claims[n_invariants..]
        .sort_by_key(|claim| claim.step.map(|step| (step.segment, step.action != Action::Avoid)));
    claims
}

struct Reader<'a> {
    automaton: &'a Automaton,
    entering: Adjacency,
    leaving: Adjacency,
    is_jbmc: bool,
    /// For each node, whether a way leads to it from the entry.
    is_reached: Vec<bool>,
    steadiness: Steadiness<'a>,
    /// For each edge on the path from the entry, its number.
    steps: Vec<Option<u32>>,
}

impl Reader<'_> {
    fn invariant(&self, id: NodeId, node: &Node, n_unstated: u32, claims: &mut Vec<Claim>) {
        let Some(invariant) = &node.invariant else { return };
        let entering = self.entering.of(id);
        let scope = node.scope.as_ref();
        let fact = |edge: Option<&Edge>| {
            let moment = edge.map_or(Moment::After, |edge| self.moment(edge));
            self.fact(&invariant.value, edge, moment, n_unstated)
        };
        let mut claim = |edge: Option<&Edge>, fact| {
            claims.push(Claim { span: invariant.span, place: place(edge, scope), fact, step: None });
        };
        if entering.is_empty() {
            claim(None, fact(None));
        }
        // One claim for each place: several edges of the same line say the same thing.
        let mut places = FxHashSet::default();
        for edge_idx in entering {
            let edge = &self.automaton.edges[*edge_idx as usize];
            let result_of = edge.result_function.as_ref().map(|name| &name.value);
            if places.insert((place(Some(edge), None), self.moment(edge), result_of)) {
                claim(Some(edge), fact(Some(edge)));
            }
        }
    }

    fn fact(&self, text: &SmolStr, edge: Option<&Edge>, moment: Moment, n_unstated: u32) -> Fact {
        if self.is_jbmc
            && let Some(Assignment { target, value }) = Assignment::parse(text)
        {
            return Fact::Store { target, value, n_unstated };
        }
        let result_of = edge.and_then(|edge| edge.result_function.as_ref()).map(|name| name.value.clone());
        Fact::Condition { moment, expression: text.clone(), result_of }
    }

    /// When the invariant behind an edge holds.
    fn moment(&self, edge: &Edge) -> Moment {
        let is_reached = |id: NodeId| self.is_reached[id.0 as usize];
        let leads_to_sink = edge.target.is_some_and(|id| self.automaton.node(id).is_sink);
        if leads_to_sink || !edge.source.is_some_and(is_reached) {
            Moment::Never
        } else if self.steadiness.is_steady(edge) {
            moment_of_operation(edge)
        } else {
            Moment::State
        }
    }

    /// What the path says of itself: assumptions, branches, calls and the violation.
    fn edge(&self, edge_idx: usize, target: &Node, claims: &mut Vec<Claim>) {
        let edge = &self.automaton.edges[edge_idx];
        let action = if target.is_sink { Action::Avoid } else { Action::Follow };
        let step = self.steps[edge_idx].map(|segment| ClaimStep { segment, action });
        let mut claim = |span, fact| {
            claims.push(Claim { span, place: place(Some(edge), edge.scope.as_deref()), fact, step });
        };
        if let Some(control) = &edge.control
            && step.is_some()
        {
            claim(control.span, Fact::Branch(if control.value { "true".into() } else { "false".into() }));
        }
        if let Some(function) = &edge.enter_function
            && step.is_some()
        {
            claim(function.span, Fact::Enter(Some(function.value.clone())));
        }
        if let Some(function) = &edge.return_from
            && step.is_some()
        {
            claim(function.span, Fact::Return { function: Some(function.value.clone()), constraint: None });
        }
        if let Some(assumption) = &edge.assumption {
            for text in parts(&assumption.value) {
                claim(assumption.span, self.fact(&SmolStr::new(text), Some(edge), on_the_way(edge), 0));
            }
        }
        if target.is_violation {
            claim(target.span, Fact::Violation);
        }
    }

    /// For each node that states a store, how many stores of the same instruction follow unsaid.
    ///
    /// The store of a node was done by the instruction of the node before it. Nodes of that instruction without edges,
    /// numbered between the two, are steps that the writer collapsed into the first.
    fn unstated(&self) -> FxHashMap<NodeId, u32> {
        let mut isolated: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
        for (id, node) in self.automaton.nodes() {
            let has_edges = !self.entering.of(id).is_empty() || !self.leaving.of(id).is_empty();
            if !has_edges && let Some(step_id) = StepId::parse(&node.id) {
                isolated.entry(step_id.location).or_default().push(step_id.step);
            }
        }
        for steps in isolated.values_mut() {
            steps.sort_unstable();
        }
        let mut unstated = FxHashMap::default();
        for edge in &self.automaton.edges {
            let (Some(source), Some(target)) = (edge.source, edge.target) else { continue };
            let step_id = |id| StepId::parse(&self.automaton.node(id).id);
            let (Some(from), Some(to)) = (step_id(source), step_id(target)) else { continue };
            let steps = isolated.get(&from.location).map(Vec::as_slice).unwrap_or_default();
            let first_after = steps.partition_point(|step| *step <= from.step);
            let n_between = steps.partition_point(|step| *step < to.step).saturating_sub(first_after);
            if n_between > 0 {
                unstated.insert(target, n_between as u32);
            }
        }
        unstated
    }
}

/// When the operation of an edge is done, whatever state it leads to.
pub(super) fn moment_of_operation(edge: &Edge) -> Moment {
    if edge.enter_function.is_some() || edge.return_from.is_some() {
        Moment::Call
    } else if edge.control.is_some() {
        Moment::Branch
    } else {
        on_the_way(edge)
    }
}

/// When what an edge itself says holds, for those who take it.
fn on_the_way(edge: &Edge) -> Moment {
    if edge.enters_loop_head { Moment::LoopHead } else { Moment::After }
}

/// For each node, whether a way leads to it from the entry.
fn reached(automaton: &Automaton) -> Vec<bool> {
    let leaving = automaton.leaving();
    let mut is_reached = vec![false; automaton.nodes.len()];
    let mut found: Vec<NodeId> =
        automaton.nodes().filter(|(_, node)| node.is_entry).map(|(id, _)| id).collect();
    while let Some(id) = found.pop() {
        if !std::mem::replace(&mut is_reached[id.0 as usize], true) {
            let edges = leaving.of(id).iter().map(|edge_idx| &automaton.edges[*edge_idx as usize]);
            found.extend(edges.filter_map(|edge| edge.target));
        }
    }
    is_reached
}

/// An assumption may hold several conditions, each closed by a semicolon.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let has_several = text.trim_end_matches(|c: char| c == ';' || c.is_whitespace()).contains(';')
        && !text.contains(['"', '\'']);
    let whole = (!has_several).then_some(text);
    let split = has_several.then(|| text.split(';').map(str::trim).filter(|part| !part.is_empty()));
    whole.into_iter().chain(split.into_iter().flatten())
}

/// The place of an edge's operation.
fn place(edge: Option<&Edge>, scope: Option<&Spanned<SmolStr>>) -> ClaimPlace {
    let number = |number: &Option<Spanned<u32>>| number.as_ref().map(|number| number.value);
    let lines = edge.map(|edge| &edge.lines);
    ClaimPlace {
        file: edge.and_then(|edge| edge.file.as_ref()).map(|file| file.value.clone()),
        line: lines.and_then(|lines| number(&lines.start_line)),
        column: None,
        is_any_of_line: true,
        offset: lines.and_then(|lines| number(&lines.start_offset)),
        end_line: lines.and_then(|lines| number(&lines.end_line)),
        end_offset: lines.and_then(|lines| number(&lines.end_offset)),
        scope: scope.map(|scope| Scope::parse(&scope.value)),
    }
}

/// Why a violation automaton does not tell one sequence of steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoPath {
    /// It has no entry.
    NoEntry,
    /// It has several entries.
    Entries,
    /// It has several violation nodes.
    Violations,
    /// It has no violation node.
    NoViolation,
    /// No way leads from the entry to the violation.
    NoWay,
    /// Several edges lead on from this node.
    Ways(SmolStr),
    /// An edge from this node to itself has an assumption.
    Waiting(SmolStr),
    /// The steps come back to this node.
    Cycle(SmolStr),
}

impl fmt::Display for NoPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoEntry => f.write_str("it has no entry"),
            Self::Entries => f.write_str("it has several entries"),
            Self::Violations => f.write_str("it has several violation nodes"),
            Self::NoViolation => f.write_str("it has no violation node"),
            Self::NoWay => f.write_str("no way leads from its entry to the violation"),
            Self::Ways(node) => write!(f, "several edges lead on from the node `{node}`"),
            Self::Waiting(node) => write!(f, "the edge from the node `{node}` to itself has an assumption"),
            Self::Cycle(node) => write!(f, "it comes back to the node `{node}`"),
        }
    }
}

/// Why an automaton does not tell one sequence of steps although it says something that depends on their order.
pub fn no_path(automaton: &Automaton) -> Option<NoPath> {
    let is_jbmc = jbmc::is_dialect(automaton);
    let says_something = |edge: &Edge| {
        let has_place = edge.lines.start_line.is_some() || edge.lines.exact.is_some();
        edge.assumption.is_some() || !is_jbmc && (has_place || edge.enters_loop_head || edge.rare.is_some())
    };
    if !automaton.edges.is_empty() && !automaton.nodes.iter().any(|node| node.is_violation) {
        return Some(NoPath::NoViolation);
    }
    let why = path(automaton).err()?;
    let leads_nowhere = matches!(why, NoPath::Violations | NoPath::NoEntry | NoPath::NoWay);
    (automaton.edges.iter().any(says_something) || leads_nowhere).then_some(why)
}

/// The numbers of the edges of a violation path; none if the automaton has no order of steps.
fn path_steps(automaton: &Automaton) -> Vec<Option<u32>> {
    let none = || vec![None; automaton.edges.len()];
    let is_violation = automaton.nodes.iter().any(|node| node.is_violation)
        || automaton.edges.iter().any(|edge| edge.assumption.is_some());
    if is_violation { path(automaton).unwrap_or_else(|_| none()) } else { none() }
}

/// The numbers of the edges along the one edge from each node that leads to the violation.
///
/// Edges to sinks share the number of the step that they are an alternative to, and edges that lead to no violation are no
/// alternative. To wait at a node says nothing if the edge assumes nothing.
pub(super) fn path(automaton: &Automaton) -> Result<Vec<Option<u32>>, NoPath> {
    let mut steps = vec![None; automaton.edges.len()];
    let leaving = automaton.leaving();
    let leads_on = leads_to_violation(automaton);
    let mut current = only_entry(automaton)?;
    let n_violations = automaton.nodes.iter().filter(|node| node.is_violation).count();
    if n_violations > 1 {
        return Err(NoPath::Violations);
    }
    let name = |node: NodeId| automaton.node(node).id.clone();
    for number in 0..automaton.nodes.len() as u32 {
        if automaton.node(current).is_violation {
            return Ok(steps);
        }
        let mut next = None;
        for edge_idx in leaving.of(current) {
            let edge = &automaton.edges[*edge_idx as usize];
            let Some(target) = edge.target else { continue };
            if automaton.node(target).is_sink {
                steps[*edge_idx as usize] = Some(number);
            } else if target == current && edge.assumption.is_some() {
                return Err(NoPath::Waiting(name(current)));
            } else if target != current && leads_on[target.0 as usize] {
                steps[*edge_idx as usize] = Some(number);
                if next.replace(target).is_some() {
                    return Err(NoPath::Ways(name(current)));
                }
            }
        }
        match next {
            Some(target) => current = target,
            None if n_violations > 0 => return Err(NoPath::NoWay),
            None => return Ok(steps),
        }
    }
    Err(NoPath::Cycle(name(current)))
}

fn only_entry(automaton: &Automaton) -> Result<NodeId, NoPath> {
    let mut entries = automaton.nodes().filter(|(_, node)| node.is_entry);
    match (entries.next(), entries.next()) {
        (Some((entry, _)), None) => Ok(entry),
        (None, _) => Err(NoPath::NoEntry),
        (Some(_), Some(_)) => Err(NoPath::Entries),
    }
}

/// For each node, whether a way leads from it to a violation; all of them if there is no violation.
fn leads_to_violation(automaton: &Automaton) -> Vec<bool> {
    let entering = automaton.entering();
    let violations = automaton.nodes().filter(|(_, node)| node.is_violation).map(|(id, _)| id);
    let mut found: Vec<NodeId> = violations.collect();
    let mut leads = vec![found.is_empty(); automaton.nodes.len()];
    while let Some(id) = found.pop() {
        if !std::mem::replace(&mut leads[id.0 as usize], true) {
            let edges = entering.of(id).iter().map(|edge_idx| &automaton.edges[*edge_idx as usize]);
            found.extend(edges.filter_map(|edge| edge.source));
        }
    }
    leads
}
