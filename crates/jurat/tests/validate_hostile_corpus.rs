//! Walks `corpus/validate/hostile`: programs and witnesses that try to hide, to cheat, to break out or to stay forever.

mod common;

use std::path::Path;

#[expect(clippy::unnecessary_wraps, reason = "the harness asks for a result")]
fn is_as_expected(expect: &Path) -> datatest_stable::Result<()> {
    common::walk::check(expect);
    Ok(())
}

datatest_stable::harness! {
    { test = is_as_expected, root = "../../corpus/validate/hostile", pattern = r"expect\.toml$" },
}
