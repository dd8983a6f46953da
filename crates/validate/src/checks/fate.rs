//! What becomes of a claim.

use std::fmt;

use crate::ids::CheckId;

/// What becomes of a claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It is tested by this check, an index.
    Checked {
        /// The check.
        check: CheckId,
    },
    /// The run that shows the violation did what it says.
    Followed,
    /// It is understood, but says nothing that can be tested.
    Wildcard(Wildcard),
    /// It is not tested.
    Dropped(Dropped),
}

/// Why a claim says nothing that can be tested.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Wildcard {
    /// About a variable or an object of the verifier.
    VerifiersOwn,
    /// The value is not a constant.
    NotConstant,
    /// The receiver of a call, or the class of a new object; used to know the class of references.
    Object,
    /// The condition is `true`.
    Trivial,
    /// A step of a path, which a proof does not have.
    Path,
    /// About something that follows from the inputs of an execution.
    Consequence,
}

/// Why a claim is not tested.
#[derive(Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Dropped {
    /// It names no file or no line.
    NoPlace,
    /// Its file is not part of the program.
    ForeignFile(String),
    /// Nothing on its line stores to what it names.
    NoSite,
    /// Its site is also that of claims on another line.
    Ambiguous,
    /// It is not known which of the methods on its line it means.
    SeveralMethods,
    /// It names another method than that of its place.
    OtherMethod,
    /// What it names is hidden at the place where it would be looked at.
    Hidden,
    /// It belongs to a state that no execution reaches.
    Unreachable,
    /// The slot of a frame is no variable of the source.
    NoVariable,
    /// The text is no expression that can stand in a Java program.
    NotJava(String),
    /// The condition calls a method, which might do more than tell.
    Call(String),
    /// A kind of claim that is not supported.
    Unsupported(&'static str),
    /// The value is none of the variable's type.
    WrongType,
    /// The claims of its group are about values of several kinds.
    MixedTypes,
    /// Nothing can be woven at its place.
    Obstacle(&'static str),
    /// The published method monitor has no index for a place inside of a loop.
    InLoop,
    /// It is about the value of a call, but none that asks for input, or not in words that are understood.
    NotAnInput,
    /// No run that shows the violation got to the input that it gives.
    NotReached,
    /// It did not compile where it belongs.
    NotCompiled(String),
}

/// How many claims met which fate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Tested.
    pub checked: usize,
    /// Understood, nothing to test.
    pub wildcard: usize,
    /// Not tested.
    pub dropped: usize,
}

impl Counts {
    /// Counts.
    pub fn of(fates: &[Fate]) -> Self {
        let mut counts = Self::default();
        for fate in fates {
            match fate {
                Fate::Checked { .. } | Fate::Followed => counts.checked += 1,
                Fate::Wildcard(_) => counts.wildcard += 1,
                Fate::Dropped(_) => counts.dropped += 1,
            }
        }
        counts
    }

    /// All claims.
    pub fn claimed(self) -> usize {
        self.checked + self.wildcard + self.dropped
    }
}

impl Wildcard {
    /// For people.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::VerifiersOwn => "about the verifier's own variables",
            Self::NotConstant => "the value depends on the input, or is not known",
            Self::Object => "the class of an object or the receiver of a call",
            Self::Trivial => "the condition is `true`",
            Self::Path => "a step of a path",
            Self::Consequence => "about something that is no input: it follows from the inputs",
        }
    }
}

impl fmt::Display for Dropped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPlace => f.write_str("names no file or no line"),
            Self::ForeignFile(_) => f.write_str("about a file that is not part of the program"),
            Self::NoSite => f.write_str("nothing on its line stores to what it names"),
            Self::Ambiguous => f.write_str("the statement spans lines that are claimed separately"),
            Self::SeveralMethods => f.write_str("it may mean one of several methods on its line"),
            Self::OtherMethod => f.write_str("its place is in another method than the one that it names"),
            Self::Hidden => f.write_str("names something that the body of the loop declares anew"),
            Self::Unreachable => f.write_str("about a state that cannot be reached from the entry"),
            Self::NoVariable => f.write_str("its slot is no variable of the source"),
            Self::NotJava(message) => write!(f, "not a Java condition: {message}"),
            Self::Call(name) => write!(f, "calls `{name}`, which may do more than tell"),
            Self::Unsupported(what) => write!(f, "{what} are not supported"),
            Self::WrongType => f.write_str("its value is none of the variable's type"),
            Self::MixedTypes => f.write_str("claimed together with values of another type"),
            Self::Obstacle(what) => write!(f, "cannot be woven in: {what}"),
            Self::InLoop => f.write_str("inside of a loop, for which the method monitor has no index"),
            Self::NotAnInput => f.write_str("no input of the program, or not in words that are understood"),
            Self::NotReached => f.write_str("an input that no run which shows the violation asked for"),
            Self::NotCompiled(message) => write!(f, "does not compile at its place: {message}"),
        }
    }
}
