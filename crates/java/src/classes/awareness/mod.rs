//! Whether a program can find out that it runs under a monitor.
//!
//! Conservative: what the JDK does shows nothing of it only if it is deterministic, or if the table `unaware.txt` says so.

use jurat_quota::{Exhausted, Quota};
use smol_str::SmolStr;

use super::determinism::Members;
use super::member_table::MemberTable;
use super::reach::{Callbacks, Reached, Use};
use super::set::Classes;
use super::source::{ConstructPlace, VERIFIER, at_use, main_of, use_in_words};

/// The first look of the program at who has started it, with what beside it, or at who calls it, if there may be one. Classes whose
/// names start with `trusted` look at nothing.
pub fn looks_around(
    classes: &Classes,
    main_class: &str,
    trusted: &str,
    quota: &Quota,
) -> Result<Option<ConstructPlace>, Exhausted> {
    let Ok(main) = main_of(classes, main_class) else { return Ok(None) };
    let is_trusted = |class: &str| class == VERIFIER || !trusted.is_empty() && class.starts_with(trusted);
    let reached = Reached::from(classes, main, Callbacks::Taken, &is_trusted, quota)?;
    let tables =
        Tables { unaware: MemberTable::parse(include_str!("unaware.txt")), deterministic: Members::load() };
    for of in reached.uses.iter().filter(|of| !is_trusted(&of.member.class)) {
        quota.look()?;
        if tables.may_look(of) {
            return Ok(Some(at_use(&reached, of, use_in_words(of))));
        }
    }
    Ok(None)
}

struct Tables {
    unaware: MemberTable,
    deterministic: Members,
}

impl Tables {
    fn may_look(&self, of: &Use) -> bool {
        let signs: Vec<_> =
            of.owners.iter().filter_map(|owner| self.unaware.signs(owner, &of.member)).collect();
        if signs.is_empty() {
            let owners = of.owners.iter().map(SmolStr::as_str);
            return self.deterministic.signs(owners, &of.member).is_none();
        }
        signs.iter().any(|signs| signs.contains('-'))
    }
}
