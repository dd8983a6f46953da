//! Files of the corpus of which each is a test with a name of its own.

#[path = "../common/mod.rs"]
mod common;
mod corpus_programs;
mod lint_rules;
mod validate_cases;

datatest_stable::harness! {
    { test = corpus_programs::is_read_completely, root = "../../corpus/programs", pattern = r"\.graphml$" },
    { test = corpus_programs::agrees_with_its_program, root = "../../corpus/programs", pattern = r"\.graphml$" },
    { test = corpus_programs::jbmc_writes_the_stored_witnesses, root = "../../corpus", pattern = r"^README\.md$" },
    { test = lint_rules::bad, root = "../../corpus/lint", pattern = r"/bad[^/]*\.(graphml|yml|gz|bin)$" },
    { test = lint_rules::good, root = "../../corpus/lint", pattern = r"/good[^/]*\.(graphml|yml|gz)$" },
    { test = lint_rules::complete, root = "../../corpus/lint", pattern = r"README\.md$" },
    { test = validate_cases::is_as_expected, root = "../../corpus/validate", pattern = r"expect\.toml$" },
}
