//! Exceptions: JBMC does not know which classes of the JDK are subclasses of which, and some it never throws.

use crate::classes::class::Handler;
use crate::classes::reach::{Reached, ReachedMethod};
use crate::classes::source::ConstructPlace;

/// Exceptions without subclasses in the JDK. JBMC throws them, or what throws them is a hazard itself.
const LEAVES: [&str; 15] = [
    "java.lang.ArithmeticException",
    "java.lang.ArrayIndexOutOfBoundsException",
    "java.lang.AssertionError",
    "java.lang.ClassCastException",
    "java.lang.CloneNotSupportedException",
    "java.lang.IllegalStateException",
    "java.lang.InterruptedException",
    "java.lang.NegativeArraySizeException",
    // What javac catches in the tables of its switches over enums, and nobody throws.
    "java.lang.NoSuchFieldError",
    "java.lang.NullPointerException",
    "java.lang.NumberFormatException",
    "java.lang.StringIndexOutOfBoundsException",
    "java.lang.UnsupportedOperationException",
    "java.util.ConcurrentModificationException",
    "java.util.EmptyStackException",
];

/// It has subclasses, but only methods that are hazards themselves throw them, or the program.
const ARGUMENT: &str = "java.lang.IllegalArgumentException";

pub(super) fn hazards(reached: &Reached<'_>) -> Vec<ConstructPlace> {
    let throws_format = reached
        .uses
        .iter()
        .any(|of| of.member.name == "<init>" && of.member.class.ends_with("FormatException"));
    let is_known = |class: &str| {
        reached.class(class).is_some() || LEAVES.contains(&class) || (class == ARGUMENT && !throws_format)
    };
    let in_method = |method: &ReachedMethod<'_>| -> Vec<ConstructPlace> {
        let handlers = method.at.method.code.iter().flat_map(|code| &code.handlers);
        let unknown = |handler: &Handler| handler.catches.clone().filter(|class| !is_known(class));
        let unknown = handlers.filter_map(|handler| Some((handler.target, unknown(handler)?)));
        let words = |class| format!("catches `{class}`, whose subclasses in the JDK JBMC does not know");
        unknown.map(|(pc, class)| ConstructPlace::at(method.at, pc, words(class))).collect()
    };
    reached.methods.iter().flat_map(in_method).collect()
}
