//! The registry: every rule, in the order of its code.

use crate::lint::rule::Rule;
use crate::lint::rules::automaton;
use crate::lint::rules::expression;
use crate::lint::rules::file;
use crate::lint::rules::graphml;
use crate::lint::rules::metadata;
use crate::lint::rules::program;
use crate::lint::rules::yaml;

/// Every rule, in the order of its code. Codes are never reused.
#[rustfmt::skip]
pub static RULES: &[&Rule] = &[
    // W0xx: the file.
    &file::empty_file::RULE,
    &file::broken_gzip::RULE,
    &file::invalid_utf8::RULE,
    &file::utf16_text::RULE,
    &file::byte_order_mark::RULE,
    &file::nul_byte::RULE,
    &file::oversized_witness::RULE,
    &file::unknown_format::RULE,
    &file::foreign_encoding::RULE,

    // W1xx: GraphML as written.
    &graphml::xml_syntax::RULE,
    &graphml::document_type_declaration::RULE,
    &graphml::unknown_entity::RULE,
    &graphml::nested_too_deep::RULE,
    &graphml::wrong_root_element::RULE,
    &graphml::unknown_element::RULE,
    &graphml::wrong_graphml_namespace::RULE,
    &graphml::wrong_xsi_namespace::RULE,
    &graphml::unexpected_graphml_attribute::RULE,
    &graphml::misplaced_element::RULE,
    &graphml::repeated_graph::RULE,
    &graphml::undirected_graph::RULE,
    &graphml::stray_text::RULE,
    &graphml::incomplete_key::RULE,
    &graphml::duplicate_key::RULE,
    &graphml::wrong_key_domain::RULE,
    &graphml::malformed_default::RULE,
    &graphml::wrong_default_value::RULE,
    &graphml::wrong_key_name::RULE,
    &graphml::wrong_key_type::RULE,
    &graphml::unused_key::RULE,
    &graphml::malformed_data::RULE,
    &graphml::empty_data::RULE,
    &graphml::undeclared_key::RULE,
    &graphml::unknown_key::RULE,
    &graphml::repeated_data::RULE,
    &graphml::missing_node_id::RULE,
    &graphml::duplicate_node_id::RULE,
    &graphml::unexpected_node_attribute::RULE,
    &graphml::missing_edge_endpoint::RULE,
    &graphml::dangling_edge::RULE,
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
    &program::unknown_program_file::RULE,
    &program::line_outside_file::RULE,
    &program::line_outside_scope::RULE,
    &program::unknown_scope::RULE,
    &program::invariant_off_loop::RULE,
    &program::column_outside_line::RULE,
    &program::offset_outside_file::RULE,
    &program::function_outside_program::RULE,
    &program::location_off_statement::RULE,

    // W7xx: expressions.
    &expression::unparsable_expression::RULE,
    &expression::assignment_instead_of_condition::RULE,
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
