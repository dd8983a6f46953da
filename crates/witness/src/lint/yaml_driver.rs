//! Runs the rules on the mappings and sequences of a YAML witness, each of which is looked up once for all rules.

use jurat_text::yaml::{Document, Yaml};

use crate::lint::context::Context;
use crate::lint::rule::{Check, Rule};
use crate::lint::sequence::{Segment, sequences};
use crate::yaml::schema::{self, Kind, Mapping};

type MappingCheck = fn(&mut Context<'_>, &'static Mapping, &Yaml);
type SequenceCheck = fn(&mut Context<'_>, &[Segment<'_>]);

/// Shows each mapping to the rules that want to see its kind, and each violation sequence to those on sequences.
pub(super) fn check(ctx: &mut Context<'_>, document: &Document, rules: impl Iterator<Item = &'static Rule>) {
    if document.is_cut {
        return;
    }
    let mut by_kind: [Vec<(&'static Rule, MappingCheck)>; Kind::ALL.len()] = Default::default();
    let mut on_sequences: Vec<(&'static Rule, SequenceCheck)> = Vec::new();
    for rule in rules {
        match rule.check {
            Check::Mapping(kinds, check) => {
                for kind in kinds {
                    by_kind[*kind as usize].push((rule, check));
                }
            }
            Check::Sequence(check) => on_sequences.push((rule, check)),
            _ => {}
        }
    }
    schema::walk(document, |mapping, node| {
        for (rule, check) in &by_kind[mapping.kind as usize] {
            if ctx.enter(rule) {
                check(ctx, mapping, node);
            }
        }
    });
    for segments in sequences(document) {
        for (rule, check) in &on_sequences {
            if ctx.enter(rule) {
                check(ctx, &segments);
            }
        }
    }
}
