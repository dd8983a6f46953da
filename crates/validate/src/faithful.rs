//! Whether a run of the woven program is one of the program itself: not if the program looks at its own code or callers.

use jurat_java::classes::{Classes, nondeterminism};

use crate::engine::Question;
use crate::outcome::{Outcome, Undecided};

/// Parts of the names of members of the JDK that show who called a method, or what a class consists of.
const LOOKS: &[&str] = &[
    "StackTrace",
    "StackWalker",
    "java.lang.Class.getConstructors",
    "java.lang.Class.getDeclared",
    "java.lang.Class.getFields",
    "java.lang.Class.getMethods",
    "java.lang.Class.getResource",
];

/// What the program does to tell the woven one from itself, if anything.
fn looks_at_itself(classes: &Classes, main_class: &str, trusted: &str) -> Option<String> {
    let sources = nondeterminism(classes, main_class, trusted);
    let looks = |construct: &str| LOOKS.iter().any(|name| construct.contains(name));
    sources.into_iter().map(|source| source.construct).find(|construct| looks(construct))
}

/// What a run of the woven program shows of the program itself.
pub(crate) fn faithful(question: &Question<'_>, outcome: Outcome) -> Outcome {
    let looks = || looks_at_itself(question.classes, question.main_class, question.plan.names.package());
    match outcome {
        Outcome::Violated(violation) => match looks() {
            None => Outcome::Violated(violation),
            Some(construct) => Outcome::Undecided(Undecided::Unfaithful(construct)),
        },
        other => other,
    }
}
