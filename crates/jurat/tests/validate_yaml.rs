//! Walks `corpus/validate/yaml`: conditions at loops and statements, in YAML and in standard GraphML.

mod common;

use std::path::Path;

#[expect(clippy::unnecessary_wraps, reason = "the harness asks for a result")]
fn is_as_expected(expect: &Path) -> datatest_stable::Result<()> {
    common::walk::check(expect);
    Ok(())
}

datatest_stable::harness! {
    { test = is_as_expected, root = "../../corpus/validate/yaml", pattern = r"expect\.toml$" },
}
