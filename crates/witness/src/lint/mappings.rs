//! Runs the rules on YAML mappings in one walk along the format's tables.

use crate::lint::context::Context;
use crate::lint::rule::{Check, Rule};
use crate::yaml::schema::{self, Kind, Mapping};
use crate::yaml::{Document, Yaml};

type MappingCheck = fn(&mut Context<'_>, &'static Mapping, &Yaml);

/// Shows each mapping to the rules that want to see its kind.
pub(super) fn check(ctx: &mut Context<'_>, document: &Document, rules: impl Iterator<Item = &'static Rule>) {
    if document.is_cut {
        return;
    }
    let mut by_kind: [Vec<(&'static Rule, MappingCheck)>; Kind::ALL.len()] = Default::default();
    for rule in rules {
        if let Check::Mapping(kinds, check) = rule.check {
            for kind in kinds {
                by_kind[*kind as usize].push((rule, check));
            }
        }
    }
    schema::walk(document, |mapping, node| {
        for (rule, check) in &by_kind[mapping.kind as usize] {
            ctx.enter(rule);
            check(ctx, mapping, node);
        }
    });
}
