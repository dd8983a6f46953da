//! The code that woven programs call.
//!
//! On the JVM it is the same for all programs (`runtime/jvm`) and reads the claims from a [`table`]; for JBMC it is written
//! for the program at hand (`proof`), since a proof has to see the claims as code.

mod assumptions;
mod counters;
mod names;
mod proof;
mod table;

pub use counters::Counters;
pub use names::Names;
pub(crate) use names::claimed;
pub(crate) use proof::literal_of;
pub use proof::{Proof, Sharpness};
pub use table::{Given, table};

/// The sources of what woven programs call on the JVM: path and text.
pub const RUNTIME: &[(&str, &str)] = &[
    ("jurat/Check.java", include_str!("../../runtime/jvm/jurat/Check.java")),
    ("jurat/Elements.java", include_str!("../../runtime/jvm/jurat/Elements.java")),
    ("jurat/Inputs.java", include_str!("../../runtime/jvm/jurat/Inputs.java")),
    ("jurat/Launch.java", include_str!("../../runtime/jvm/jurat/Launch.java")),
    ("jurat/Linked.java", include_str!("../../runtime/jvm/jurat/Linked.java")),
    ("jurat/Monitor.java", include_str!("../../runtime/jvm/jurat/Monitor.java")),
    ("jurat/Report.java", include_str!("../../runtime/jvm/jurat/Report.java")),
    ("jurat/Type.java", include_str!("../../runtime/jvm/jurat/Type.java")),
    (
        "org/sosy_lab/sv_benchmarks/Verifier.java",
        include_str!("../../runtime/jvm/org/sosy_lab/sv_benchmarks/Verifier.java"),
    ),
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::path::Path;
    use crate::semantics::Semantics;

    /// The heads of the methods that woven programs can call, but for those that follow a path: there is none here.
    fn called(text: &str) -> BTreeSet<String> {
        let heads = text.lines().filter_map(|line| line.trim().strip_prefix("public static "));
        let heads = heads.filter(|head| ![" asks(", " given(", " end("].iter().any(|it| head.contains(it)));
        heads.filter_map(|head| head.split(" {").next()).map(str::to_owned).collect()
    }

    #[test]
    fn both_monitors_have_the_same_methods() {
        let names = Names::unused_beside(&[], &crate::library::Library::default());
        let path = Path::default();
        let proof = Proof::new(&[], &[], &names, Semantics::default(), Sharpness::Class, &path).unwrap();
        let (_, on_jvm) = RUNTIME.iter().find(|(name, _)| name.ends_with("/Monitor.java")).unwrap();
        let on_jvm = called(on_jvm);
        assert!(on_jvm.len() > 60, "{on_jvm:?}");
        assert_eq!(on_jvm, called(&proof.text));
    }
}
