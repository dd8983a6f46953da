//! The registry: every rule, in the order of its code.

use crate::lint::rule::Rule;
use crate::lint::rules::automaton;
use crate::lint::rules::graphml;
use crate::lint::rules::metadata;

/// Every rule, in the order of its code. Codes are never reused.
#[rustfmt::skip]
pub static RULES: &[&Rule] = &[
    // W0xx: the file.

    // W1xx: GraphML as written.
    &graphml::self_loop::RULE,

    // W2xx: the metadata of GraphML witnesses.
    &metadata::missing_metadata::RULE,
    &metadata::unknown_witness_type::RULE,
    &metadata::unknown_language::RULE,
    &metadata::unknown_architecture::RULE,
    &metadata::malformed_creation_time::RULE,
    &metadata::unknown_specification::RULE,
    &metadata::wrong_program_hash::RULE,
    &metadata::malformed_program_hash::RULE,
    &metadata::wrong_format_version::RULE,
    &metadata::language_contradicts_scopes::RULE,

    // W3xx: the automaton of GraphML witnesses.
    &automaton::malformed_boolean::RULE,
    &automaton::multiple_entry_nodes::RULE,
    &automaton::missing_entry_node::RULE,
    &automaton::leaving_sink::RULE,
    &automaton::multiple_cycleheads::RULE,
    &automaton::redundant_false::RULE,
    &automaton::result_without_function::RULE,
    &automaton::unknown_control::RULE,
    &automaton::violation_data_in_correctness_witness::RULE,
    &automaton::invariant_in_violation_witness::RULE,
    &automaton::missing_violation_node::RULE,
    &automaton::malformed_number::RULE,
    &automaton::reversed_range::RULE,
    &automaton::scope_without_expression::RULE,
    &automaton::unreachable_node::RULE,
    &automaton::isolated_node::RULE,
    &automaton::return_without_call::RULE,
    &automaton::wrong_return::RULE,
    &automaton::unfinished_call::RULE,

    // W4xx: YAML as written, and its metadata.

    // W5xx: the contents of YAML witnesses.

    // W6xx: the witness against the program.
];

/// The rule with this code or name.
pub fn rule_by_code(code: &str) -> Option<&'static Rule> {
    RULES.iter().copied().find(|rule| rule.code.eq_ignore_ascii_case(code) || rule.name == code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_sorted_and_unique() {
        assert!(RULES.is_sorted_by(|a, b| a.code < b.code));
        let mut names: Vec<_> = RULES.iter().map(|rule| rule.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), RULES.len());
    }

    #[test]
    fn manuals_are_complete() {
        for rule in RULES {
            for text in [rule.what, rule.why, rule.bad, rule.good] {
                assert!(!text.trim().is_empty(), "{} {}", rule.code, rule.name);
            }
        }
    }
}
