//! The claims of YAML entries.

use jurat_text::span::Spanned;
use smol_str::SmolStr;

use crate::claims::{Claim, ClaimPlace, ClaimStep, Fact, Moment};
use crate::jbmc::Scope;
use crate::model::{
    Constraint, Entries, GhostUpdate, GhostVariable, Invariant, InvariantKind, Location, Segment, Waypoint,
    WaypointKind,
};

pub(super) fn claims(entries: &Entries) -> Vec<Claim> {
    let invariants = entries.invariants.iter().map(invariant);
    let waypoints =
        entries.segments.iter().enumerate().flat_map(|(idx, segment)| of_segment(idx as u32, segment));
    let ghosts = entries.ghost_variables.iter().map(ghost_variable);
    let updates = entries.ghost_updates.iter().map(ghost_update);
    invariants.chain(ghosts).chain(updates).chain(waypoints).collect()
}

fn ghost_variable(ghost: &GhostVariable) -> Claim {
    claim_of_ghost(&ghost.name, ghost.initial.as_ref(), ClaimPlace::default())
}

fn ghost_update(update: &GhostUpdate) -> Claim {
    claim_of_ghost(&update.variable, Some(&update.value), place(&update.location))
}

fn claim_of_ghost(variable: &Spanned<SmolStr>, value: Option<&Constraint>, place: ClaimPlace) -> Claim {
    let value = value.map(|value| value.value.value.clone());
    let fact = Fact::Ghost { variable: variable.value.clone(), value };
    Claim { span: variable.span, place, fact, step: None }
}

fn invariant(invariant: &Invariant) -> Claim {
    let condition = |moment, value: &Spanned<SmolStr>| Fact::Condition {
        moment,
        expression: value.value.clone(),
        result_of: None,
    };
    let fact = match &invariant.kind {
        InvariantKind::Loop(value) => condition(Moment::LoopHead, value),
        InvariantKind::Location(value) => condition(Moment::Before, value),
        InvariantKind::LoopTransition(value) => condition(Moment::LoopTransition, value),
        InvariantKind::LocationTransition(value) => condition(Moment::LocationTransition, value),
        InvariantKind::Contract { requires, ensures } => {
            let text = |value: &Option<Spanned<SmolStr>>| value.as_ref().map(|value| value.value.clone());
            Fact::Contract { requires: text(requires), ensures: text(ensures) }
        }
    };
    Claim { span: invariant.span, place: place(&invariant.location), fact, step: None }
}

fn of_segment(number: u32, segment: &Segment) -> impl Iterator<Item = Claim> {
    segment.waypoints.iter().map(move |waypoint| Claim {
        span: waypoint.span,
        place: place(&waypoint.location),
        fact: fact(waypoint),
        step: Some(ClaimStep { segment: number, action: waypoint.action }),
    })
}

fn fact(waypoint: &Waypoint) -> Fact {
    let value = waypoint.constraint.as_ref().map(|constraint| constraint.value.value.clone());
    match waypoint.kind {
        WaypointKind::Assumption => Fact::Condition {
            moment: Moment::Before,
            expression: value.unwrap_or_else(|| "true".into()),
            result_of: None,
        },
        WaypointKind::Branching => Fact::Branch(value.unwrap_or_default()),
        WaypointKind::FunctionEnter => Fact::Enter(None),
        WaypointKind::FunctionReturn => Fact::Return { function: None, constraint: value },
        WaypointKind::Target => Fact::Violation,
    }
}

fn place(location: &Location) -> ClaimPlace {
    ClaimPlace {
        file: location.file.as_ref().map(|file| file.value.clone()),
        line: location.line.as_ref().map(|line| line.value),
        column: location.column.as_ref().map(|column| column.value),
        is_any_of_line: false,
        offset: None,
        end_line: None,
        end_offset: None,
        scope: location.function.as_ref().map(|function| Scope::parse(&function.value)),
    }
}
