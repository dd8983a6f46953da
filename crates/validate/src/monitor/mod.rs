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
