//! Claims to an automaton of GraphML 1.0.
//!
//! Invariants hold at single places, but a state of an automaton lasts until an edge leaves it. So each invariant gets a
//! state that is entered at its place and left with the next operation, and two hubs without invariants, between which
//! every operation moves, so that one of them is always there to enter the states from:
//!
//! ```text
//!   hub0 ──any──▶ hub1        hub0, hub1 ──at the place──▶ claim ──any──▶ done
//!   hub1 ──any──▶ hub0
//! ```
//!
//! The automaton is nondeterministic, as the format allows, and grows linearly with the claims. A violation is a chain
//! with an edge for each step, and edges to a sink for what is to be avoided.

use jurat_text::span::Spanned;
use smol_str::SmolStr;

use crate::claims::{Claim, ClaimPlace, Fact, Moment};
use crate::convert::site::Site;
use crate::convert::{Loss, belongs, is_unwritable, strangers};
use crate::jbmc::Scope;
use crate::model::{Action, Automaton, Edge, Kind, LineRange, Node, NodeId};
use crate::program::{self, Program};

pub(super) fn automaton(
    claims: &[Claim],
    kind: Kind,
    program: Option<&Program>,
    losses: &mut Vec<Loss>,
) -> Automaton {
    let mut builder = Builder { program, automaton: Automaton::default() };
    losses.extend(strangers(claims, kind));
    let claims = claims.iter().filter(|claim| belongs(claim, kind));
    match kind {
        Kind::Correctness => builder.correctness(claims, losses),
        Kind::Violation => builder.violation(claims, losses),
    }
    builder.automaton
}

struct Builder<'a> {
    program: Option<&'a Program>,
    automaton: Automaton,
}

impl Builder<'_> {
    fn correctness<'c>(&mut self, claims: impl Iterator<Item = &'c Claim>, losses: &mut Vec<Loss>) {
        let hubs = [self.node("hub0"), self.node("hub1")];
        self.automaton.nodes[hubs[0].0 as usize].is_entry = true;
        let mut done = None;
        for claim in claims {
            let (guard, expression) = match self.guard(claim) {
                Ok(guarded) => guarded,
                Err(reason) => {
                    losses.push(Loss::lost(claim, reason));
                    continue;
                }
            };
            let state = self.node(&format!("claim{}", self.automaton.nodes.len()));
            let node = &mut self.automaton.nodes[state.0 as usize];
            node.invariant = Some(Spanned::made(expression));
            node.scope = claim.place.scope.as_ref().map(|scope| Spanned::made(scope.to_text().into()));
            for hub in hubs {
                self.edge(hub, state, guard.clone());
            }
            let done = *done.get_or_insert_with(|| self.node("done"));
            self.edge(state, done, Edge::default());
        }
        if done.is_some() {
            self.edge(hubs[0], hubs[1], Edge::default());
            self.edge(hubs[1], hubs[0], Edge::default());
        } else {
            self.automaton.nodes.truncate(1);
        }
    }

    /// The edge that enters the state of an invariant, and the invariant.
    fn guard(&self, claim: &Claim) -> Result<(Edge, SmolStr), &'static str> {
        let (moment, expression) = match &claim.fact {
            Fact::Condition { moment, expression, result_of: None } => (*moment, expression),
            Fact::Condition { .. } => return Err("invariants of GraphML 1.0 have no `\\result`"),
            Fact::Contract { .. } => return Err("GraphML 1.0 has no function contracts"),
            Fact::Ghost { .. } => return Err("GraphML 1.0 has no ghost variables"),
            Fact::Store { .. } => return Err("a store of JBMC's dialect is no condition"),
            Fact::Branch(_) | Fact::Enter(_) | Fact::Return { .. } | Fact::Violation => {
                return Err("claims of the other kind of witness");
            }
        };
        writable(expression)?;
        writable_place(&claim.place)?;
        claim.place.line.ok_or("the claim has no line")?;
        let mut guard = match moment {
            Moment::LoopHead => self.at_place(claim, self.site(claim).and_then(|site| site.loop_start()))?,
            Moment::After => self.at_place(claim, None)?,
            Moment::Before => self.after_operation_before(claim)?,
            Moment::Branch | Moment::Call | Moment::State | Moment::Never => {
                return Err("the claim holds on one way through the program, not at a place");
            }
            Moment::LoopTransition | Moment::LocationTransition => {
                return Err("GraphML 1.0 has no transition invariants");
            }
        };
        guard.enters_loop_head = moment == Moment::LoopHead;
        Ok((guard, expression.clone()))
    }

    fn violation<'c>(&mut self, claims: impl Iterator<Item = &'c Claim>, losses: &mut Vec<Loss>) {
        let mut current = self.node("q0");
        self.automaton.nodes[current.0 as usize].is_entry = true;
        let mut sink = None;
        for claim in claims {
            let action = claim.step.map_or(Action::Follow, |step| step.action);
            let edge = match self.step(claim, action) {
                Ok(edge) => edge,
                Err(reason) => {
                    losses.push(Loss::lost(claim, reason));
                    continue;
                }
            };
            if action == Action::Avoid {
                let sink = *sink.get_or_insert_with(|| self.node("sink"));
                self.automaton.nodes[sink.0 as usize].is_sink = true;
                self.edge(current, sink, edge);
                continue;
            }
            let next = self.node(&format!("q{}", self.automaton.nodes.len()));
            self.automaton.nodes[next.0 as usize].is_violation = claim.fact == Fact::Violation;
            self.edge(current, next, edge);
            current = next;
        }
    }

    /// The edge that passes a waypoint.
    fn step(&self, claim: &Claim, action: Action) -> Result<Edge, &'static str> {
        if action == Action::Cycle {
            return Err("cycles are not converted");
        }
        let assumption = |mut edge: Edge, expression: &SmolStr| -> Result<Edge, &'static str> {
            writable(expression)?;
            edge.assumption = Some(boxed(expression.clone()));
            edge.scope = claim.place.scope.as_ref().map(|scope| boxed(scope.to_text().into()));
            Ok(edge)
        };
        writable_place(&claim.place)?;
        claim.place.line.ok_or("the claim has no line")?;
        match &claim.fact {
            Fact::Condition { moment: Moment::After, expression, result_of } => {
                result_of.as_deref().map_or(Ok(()), writable)?;
                let mut edge = self.at_place(claim, None)?;
                edge.result_function = result_of.clone().map(boxed);
                assumption(edge, expression)
            }
            Fact::Condition { expression, .. } => assumption(self.after_operation_before(claim)?, expression),
            Fact::Branch(value) => {
                let side = match value.as_str() {
                    "true" => true,
                    "false" => false,
                    _ => return Err("GraphML 1.0 has no branches of a switch"),
                };
                let mut edge = self.at_place(claim, None)?;
                edge.control = Some(Spanned::made(side));
                Ok(edge)
            }
            Fact::Enter(Some(function)) => {
                writable(function)?;
                let mut edge = self.at_place(claim, None)?;
                edge.enter_function = Some(boxed(function.clone()));
                Ok(edge)
            }
            Fact::Enter(None) => Err("GraphML 1.0 needs the name of the function that is entered"),
            Fact::Return { constraint: Some(constraint), .. } => {
                let method = self.site(claim).and_then(|site| site.nondet_method());
                let method = method.ok_or("the call that `\\result` belongs to is not known")?;
                let call = self.site(claim).and_then(|site| site.nondet_call());
                let mut edge = self.at_place(claim, call.map(|call| call.start))?;
                edge.result_function = Some(boxed(method.into()));
                assumption(edge, constraint)
            }
            Fact::Return { function: Some(function), constraint: None } => {
                writable(function)?;
                let mut edge = self.at_place(claim, None)?;
                edge.return_from = Some(boxed(function.clone()));
                Ok(edge)
            }
            Fact::Return { .. } => Err("GraphML 1.0 needs the name of the function that is left"),
            Fact::Violation => self.at_place(claim, None),
            Fact::Store { .. } => Err("a store of JBMC's dialect is no condition"),
            Fact::Contract { .. } => Err("a violation has no contracts"),
            Fact::Ghost { .. } => Err("a violation has no ghost variables"),
        }
    }

    /// An edge at the claim's own place, with offsets if the place is exact.
    fn at_place(&self, claim: &Claim, exact: Option<program::ProgramPlace>) -> Result<Edge, &'static str> {
        let place = &claim.place;
        let given = place.line.zip(place.column).map(|(line, column)| program::ProgramPlace { line, column });
        let start_offset = match (self.site(claim), exact.or(given)) {
            (Some(site), Some(exact)) => {
                Some(site.file.offset(exact).ok_or("the column of the claim is not in the program")?)
            }
            (None, Some(_)) => return Err("without the program the column cannot be kept as an offset"),
            (_, None) => place.offset,
        };
        let mut lines = LineRange { start_line: place.line.map(Spanned::made), ..LineRange::default() };
        lines.start_offset = start_offset.map(Spanned::made);
        Ok(Edge { file: place.file.clone().map(Spanned::made), lines, ..Edge::default() })
    }

    /// An edge at the operation after which, and only after which, the statement at the claim's place is reached.
    fn after_operation_before(&self, claim: &Claim) -> Result<Edge, &'static str> {
        if self.program.is_none() {
            return Err(
                "the claim holds before a statement; without the program the operation before it is not known",
            );
        }
        let site = self.site(claim).ok_or("the claim's place is not in the program")?;
        site.statement_start().ok_or("no statement starts at the claim's place")?;
        let operation =
            site.operation_before().ok_or("no single operation leads to the claim's statement")?;
        let mut lines =
            LineRange { start_line: Some(Spanned::made(operation.start.line)), ..LineRange::default() };
        lines.end_line = Some(Spanned::made(operation.end.line));
        lines.start_offset = site.file.offset(operation.start).map(Spanned::made);
        lines.end_offset = site.file.offset(operation.end).map(Spanned::made);
        Ok(Edge { file: claim.place.file.clone().map(Spanned::made), lines, ..Edge::default() })
    }

    fn site(&self, claim: &Claim) -> Option<Site<'_>> {
        Site::find(&claim.place, self.program)
    }

    fn node(&mut self, id: &str) -> NodeId {
        self.automaton.nodes.push(Node { id: id.into(), ..Node::default() });
        NodeId(self.automaton.nodes.len() as u32 - 1)
    }

    fn edge(&mut self, source: NodeId, target: NodeId, edge: Edge) {
        self.automaton.edges.push(Edge { source: Some(source), target: Some(target), ..edge });
    }
}

/// Whether XML can hold a text as it is: readers drop white space around it.
fn writable(text: &str) -> Result<(), &'static str> {
    if text.is_empty() || text.trim() != text || text.contains(is_unwritable) {
        return Err("XML cannot hold the characters or the white space of the claim");
    }
    Ok(())
}

/// The same for what a claim says of its place.
fn writable_place(place: &ClaimPlace) -> Result<(), &'static str> {
    let scope = place.scope.as_ref().map(Scope::to_text);
    place.file.iter().map(SmolStr::as_str).chain(scope.as_deref()).try_for_each(writable)
}

fn boxed(text: SmolStr) -> Box<Spanned<SmolStr>> {
    Box::new(Spanned::made(text))
}
