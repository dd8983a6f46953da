//! The registry: every rule, in the order of its code.

use crate::lint::rule::Rule;
use crate::lint::rules::graphml;
use crate::lint::rules::yaml;

/// Every rule, in the order of its code. Codes are never reused.
#[rustfmt::skip]
pub static RULES: &[&Rule] = &[
    // W0xx: the file.

    // W1xx: GraphML as written.
    &graphml::self_loop::RULE,

    // W2xx: the metadata of GraphML witnesses.

    // W3xx: the automaton of GraphML witnesses.

    // W4xx: YAML as written, and its metadata.
    &yaml::yaml_syntax::RULE,
    &yaml::yaml_alias::RULE,
    &yaml::second_yaml_document::RULE,
    &yaml::oversized_yaml::RULE,
    &yaml::wrong_yaml_root::RULE,
    &yaml::empty_witness::RULE,
    &yaml::missing_field::RULE,
    &yaml::unknown_field::RULE,
    &yaml::wrong_field_type::RULE,
    &yaml::duplicate_field::RULE,
    &yaml::unknown_entry_type::RULE,
    &yaml::mixed_entry_types::RULE,
    &yaml::unknown_format_version::RULE,
    &yaml::malformed_uuid::RULE,
    &yaml::malformed_timestamp::RULE,
    &yaml::unknown_data_model::RULE,
    &yaml::unknown_yaml_language::RULE,
    &yaml::missing_file_hash::RULE,
    &yaml::malformed_file_hash::RULE,
    &yaml::wrong_file_hash::RULE,
    &yaml::malformed_command_line::RULE,
    &yaml::inconsistent_metadata::RULE,
    &yaml::unknown_yaml_specification::RULE,

    // W5xx: the contents of YAML witnesses.
    &yaml::unknown_invariant_type::RULE,
    &yaml::unknown_expression_format::RULE,
    &yaml::malformed_location::RULE,
    &yaml::feature_of_later_version::RULE,
    &yaml::unknown_waypoint_type::RULE,
    &yaml::unknown_action::RULE,
    &yaml::misplaced_follow::RULE,
    &yaml::missing_target::RULE,
    &yaml::misplaced_target::RULE,
    &yaml::missing_constraint::RULE,
    &yaml::unexpected_constraint::RULE,
    &yaml::malformed_branch_value::RULE,
    &yaml::malformed_return_constraint::RULE,
    &yaml::malformed_cycle::RULE,
    &yaml::malformed_ghost::RULE,
    &yaml::undeclared_ghost::RULE,
    &yaml::transition_operator_outside_transition_invariant::RULE,
    &yaml::location_outside_input_files::RULE,
    &yaml::repeated_invariant::RULE,
    &yaml::unknown_label::RULE,
    &yaml::empty_content::RULE,
    &yaml::result_outside_return::RULE,

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
