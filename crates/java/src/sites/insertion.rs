//! What can be woven into a source, and what comes out of it.

use std::ops::Range;

use smol_str::SmolStr;

/// Something to be woven in.
///
/// Calls are of static methods that return what they are handed. `call` is the method with its opening parenthesis and
/// its first arguments: `jurat.Monitor.at(7, `.
#[derive(Clone, Debug)]
pub enum Insertion {
    /// `jurat.Monitor.at(7, x = E)`.
    Store {
        /// An index into the stores.
        store: usize,
        /// For the new value, `at(7, x = E)`.
        call: String,
        /// For the old value and the new one, `old(7, x++, x)`; returns the first.
        call_old: String,
    },
    /// `jurat.Monitor.element(7, a[i] = E, i)`, and `jurat.Monitor.element(7, a[f()] = E)` where the index cannot be read again.
    Element {
        /// An index into the stores.
        store: usize,
        /// The call.
        call: String,
        /// For `a[i]++` used as a value: `elementOld(7, a[i]++, a[i], i)`.
        call_old: String,
    },
    /// `f(jurat.Monitor.at(7, E), …)`.
    Argument {
        /// An index into the calls.
        call_site: usize,
        /// The index of the argument.
        argument: usize,
        /// The type of the parameter; a primitive one becomes a cast around the argument.
        type_name: SmolStr,
        /// The call.
        call: String,
    },
    /// `jurat.Monitor.given(7, f(…))`, around a call of a method that returns something.
    Call {
        /// An index into the calls.
        call_site: usize,
        /// The call.
        call: String,
    },
    /// `jurat.Monitor.array(7, new int[n])`.
    Array {
        /// An index into the arrays.
        array: usize,
        /// The call.
        call: String,
    },
    /// Before every evaluation of the condition of a loop: `while (jurat.Monitor.head(7) && (C))`.
    LoopHead {
        /// An index into the loops.
        loop_site: usize,
        /// A call that returns `true`; it may stand as a statement of its own.
        expression: String,
    },
    /// A statement before another.
    Before {
        /// An index into the statements.
        statement: usize,
        /// The statement's text, on one line.
        text: String,
    },
    /// A statement behind another.
    After {
        /// An index into the statements.
        statement: usize,
        /// The statement's text, on one line.
        text: String,
    },
    /// `assert jurat.Monitor.holds(3, E) : message`.
    Assert {
        /// An index into the asserts.
        assert: usize,
        /// The call.
        call: String,
    },
    /// A statement at the start of a method.
    Entry {
        /// An index into the methods.
        method: usize,
        /// The statement's text, on one line.
        text: String,
    },
}

/// A woven source.
#[derive(Clone, Debug)]
pub struct Woven {
    /// The source; each line of the original is still on its line.
    pub text: String,
    /// Which bytes of the text are about which insertion (its index), what was woven in together with what it encloses, in
    /// the order of the text: outer before inner. For errors of the compiler.
    pub pieces: Vec<(Range<usize>, usize)>,
    /// The insertions (their indexes) that could not be woven in, and why.
    pub refused: Vec<(usize, &'static str)>,
}
