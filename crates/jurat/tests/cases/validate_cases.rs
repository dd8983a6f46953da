//! Walks the cases of `corpus/validate`, one directory for each thing that they are about.
//!
//! `found`: witnesses that were once answered wrongly, or easily are. `hostile`: programs and witnesses that try to hide, to
//! cheat, to break out or to stay forever. `jdk25`: what is otherwise on JDK 25. `violation`: violation witnesses, right and wrong ones. `yaml`: conditions at loops and statements, in YAML and in standard GraphML.

use std::path::Path;

#[expect(clippy::unnecessary_wraps, reason = "the harness asks for a result")]
pub(crate) fn is_as_expected(expect: &Path) -> datatest_stable::Result<()> {
    crate::common::walk::check(expect);
    Ok(())
}
