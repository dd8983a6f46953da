//! The registry: every rule, in the order of its code.

use crate::lint::rule::Rule;
use crate::lint::rules::graphml;
use crate::lint::rules::program;

/// Every rule, in the order of its code. Codes are never reused.
#[rustfmt::skip]
pub static RULES: &[&Rule] = &[
    // W0xx: the file.

    // W1xx: GraphML as written.
    &graphml::self_loop::RULE,

    // W2xx: the metadata of GraphML witnesses.

    // W3xx: the automaton of GraphML witnesses.

    // W4xx: YAML as written, and its metadata.

    // W5xx: the contents of YAML witnesses.

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
