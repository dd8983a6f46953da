//! What an engine found out, and the verdict that follows.

use jurat_quota::Exhausted;
use smol_str::SmolStr;

use crate::engine::Engine;
use crate::ids::{AssertId, CheckId};
use crate::input::Input;

/// What an engine found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The property and all checks hold in every execution.
    Holds,
    /// One of them is violated, and the JVM showed it.
    Violated(Violation),
    /// Neither was shown.
    Undecided(Undecided),
}

/// A violation that the JVM showed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// What is violated.
    pub what: Violated,
    /// What `main` was called with in that execution.
    pub arguments: Vec<String>,
    /// The bytes of the standard input in that execution; none: it was empty, and nothing is known to depend on it.
    pub standard_input: Option<Vec<u8>>,
    /// The inputs of that execution, in the order in which the program asks for them.
    pub inputs: Vec<Input>,
    /// How many of them are those of a violation witness.
    pub n_followed: usize,
    /// The places of the program that were being executed, the innermost first: file, below the folders of its package, and line.
    pub trace: Vec<(String, u32)>,
}

/// What is violated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Violated {
    /// An assertion of the program.
    Assertion {
        /// The assertion.
        assert: AssertId,
    },
    /// An exception left `main` that the property forbids.
    Exception {
        /// Its class.
        class: String,
        /// The file, below the folders of its package, and the line that it comes from, if known.
        place: Option<(String, u32)>,
    },
    /// A value that is not claimed.
    Value {
        /// The check.
        check: CheckId,
        /// The how manieth value that was seen there, from 1.
        seen: u64,
        /// The first of the expectations that could have matched.
        from: usize,
        /// The index of the element.
        index: Option<u64>,
        /// The value, for people.
        found: String,
    },
    /// A condition is false, or could not be evaluated.
    Condition {
        /// The check.
        check: CheckId,
        /// Whether its evaluation threw an exception.
        threw: bool,
    },
}

/// Why an engine has no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Undecided {
    /// More than one execution is possible.
    #[error("more than one execution is possible: {construct}{}", at(place.as_ref()))]
    Nondeterministic {
        /// What makes it so.
        construct: String,
        /// File and line.
        place: Option<(String, u32)>,
    },
    /// More values were seen than are claimed.
    #[error(
        "line {line}: `{subject}` is stored {seen} times or more, and the witness says nothing of the last one ({found})"
    )]
    Exhausted {
        /// The line of the check.
        line: u32,
        /// Its subject.
        subject: SmolStr,
        /// How many were seen.
        seen: u64,
        /// The first that is not claimed.
        found: String,
    },
    /// The time was over.
    #[error("the time limit was reached {during}")]
    Timeout {
        /// While doing what.
        during: &'static str,
    },
    /// The memory was used up.
    #[error("the memory limit was reached {during}")]
    Memory {
        /// While doing what.
        during: &'static str,
    },
    /// The stack of the JVM was too small; another JVM's may be large enough.
    #[error("the program recurses deeper than the stack of the JVM")]
    StackOverflow,
    /// The JVM ended without saying how.
    #[error("the JVM ended without an answer: {0}")]
    Silent(String),
    /// An engine is not there.
    #[error("{0}")]
    Missing(String),
    /// Jurat's own engine gave no answer.
    #[error("{0}")]
    Native(String),
    /// A method was not called with everything that it could be called with.
    #[error("no violation was found, but not every argument was tried; not covered: {0}")]
    Uncovered(String),
    /// JBMC gave no answer.
    #[error("JBMC: {0}")]
    Jbmc(String),
    /// JBMC's answer cannot be relied on.
    #[error("JBMC's proof is not relied on: {0}")]
    Untrusted(String),
    /// JBMC finds no violation, and nobody has asked for its opinion.
    #[error(
        "JBMC finds no violation, but its proofs are opinions: it is known to prove programs that are violated \
         (--engine jbmc asks for its opinion)"
    )]
    Opinion,
    /// The JVM showed a violation of the woven program, but the program may do something else without the checks.
    #[error("a violation was seen, but the program can tell that it is watched: it {0}")]
    Unfaithful(String),
    /// The violation that a witness describes was not reproduced.
    #[error("the violation was not reproduced: {0}")]
    Unconfirmed(#[from] Unconfirmed),
    /// A counterexample does not happen on the JVM.
    #[error("{} does not happen on the JVM ({what})", engine.counterexample)]
    NotReplayed {
        /// Whose it is.
        engine: Engine,
        /// What it violates.
        what: String,
    },
}

impl Undecided {
    /// A limit was reached, while doing what.
    pub fn limit(exhausted: Exhausted, during: &'static str) -> Self {
        match exhausted {
            Exhausted::Time => Self::Timeout { during },
            Exhausted::Memory => Self::Memory { during },
        }
    }
}

/// Why the violation that a witness describes was not reproduced.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unconfirmed {
    /// No input is as the witness says.
    #[error("no call on line {line} can give what the witness says (`{text}`)")]
    Misfit {
        /// The line of the program.
        line: u32,
        /// What the witness says.
        text: String,
    },
    /// What the witness says of inputs is not followed, in whole words.
    #[error("{0}")]
    Obscure(String),
    /// The violation comes before all of the witness was followed.
    #[error(
        "the property is violated when only {n_followed} of the {n_inputs} inputs of the witness were asked for"
    )]
    Unreached {
        /// How many were.
        n_followed: usize,
        /// How many it gives.
        n_inputs: usize,
    },
    /// A run with the inputs of the witness violates nothing; one with other values for what it leaves out might.
    #[error("a run with the inputs of the witness does not violate the property")]
    Survives,
    /// The property is violated, but not where the witness says.
    #[error("the property is violated at {found}, and the witness says at {target}")]
    Elsewhere {
        /// Where it is.
        found: String,
        /// Where the witness says.
        target: String,
    },
    /// An exception is forbidden, the witness says where it is thrown, and the JVM only tells where it was made.
    #[error(
        "the exception that violates the property was made at {made}, and the program throws exceptions that were made \
         elsewhere ({thrower}), so where this one is thrown is not known; the witness says at {target}"
    )]
    Thrown {
        /// Where it was made.
        made: String,
        /// The first statement that throws something that was made elsewhere.
        thrower: String,
        /// Where the witness says.
        target: String,
    },
    /// An engine has shown that there is nothing to reproduce.
    #[error("no execution with the inputs of the witness violates the property")]
    NoSuchExecution,
}

fn at(place: Option<&(String, u32)>) -> String {
    place.map(|(file, line)| format!(" ({file}:{line})")).unwrap_or_default()
}
