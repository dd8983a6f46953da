//! What an exploration is asked, and what it answers.

use std::path::{Path, PathBuf};
use std::time::Instant;

/// A program, compiled.
#[derive(Clone, Copy, Debug)]
pub struct Program<'a> {
    /// Its class files.
    pub classes: &'a [Vec<u8>],
    /// The binary name of the class with `main`.
    pub main_class: &'a str,
    /// The classes of the JDK: the file `lib/modules` of its folder.
    pub image: &'a Path,
    /// What `main` is called with.
    pub arguments: Arguments,
    /// The binary name of a class whose assertions must hold whatever the property is.
    pub monitor: Option<&'a str>,
    /// Classes that a virtual machine refuses to run, by binary name, with what is wrong with them. Whoever needs one is undecided.
    pub refused: &'a [(String, String)],
    /// The binary name of a class whose method `prepare` makes what the program is called with. What fails while it runs is no
    /// violation: the execution ends there.
    pub preparation: Option<&'a str>,
}

/// What `main` is called with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arguments {
    /// Anything that a command line can hold.
    Any,
    /// Nothing: an empty array.
    None,
}

/// What must hold in every execution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Property {
    /// No `assert` fails, and no `AssertionError` leaves `main`.
    Assert,
    /// No `RuntimeException` leaves `main`.
    NoRuntimeException,
}

/// How far an exploration may go. Running out of anything is a normal outcome: undecided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Budget {
    /// When to stop.
    pub deadline: Option<Instant>,
    /// Bytes that the whole process may have in use.
    pub memory: Option<u64>,
    /// Whether the process ends when the time is over. Then nothing is freed any more, which would take long.
    pub is_last: bool,
    /// Instructions of the virtual machine, over all paths.
    pub steps: Option<u64>,
    /// Conflicts of the solver in one question.
    pub conflicts: Option<u64>,
    /// Gates of the circuits that the solver keeps.
    pub gates: Option<usize>,
    /// Calls within calls.
    pub depth: u32,
    /// Up to this length, strings that are inputs, and arrays whose length depends on the input, have a path for each length. The longer
    /// ones are one.
    pub lengths: u32,
    /// Arguments of `main` that may be looked at.
    pub arguments: u32,
    /// How many values an input may have where each needs its own path: the length of an array, a divisor of a native method.
    pub values: u32,
    /// So many iterations of each loop are explored before it is decided by induction; none: as many as seem right for the loop.
    pub iterations: Option<u32>,
    /// The folder that gets every question to the solver as a file, with its answer; none: nothing is written.
    pub queries: Option<PathBuf>,
}

impl Default for Budget {
    fn default() -> Self {
        Self {
            deadline: None,
            memory: None,
            is_last: false,
            steps: None,
            conflicts: None,
            gates: None,
            depth: 10_000,
            lengths: 16,
            arguments: 8,
            values: 64,
            iterations: None,
            queries: None,
        }
    }
}

/// What came of an exploration.
#[derive(Clone, Debug)]
pub struct Exploration {
    /// The answer.
    pub outcome: Outcome,
    /// What the program prints, if that is known and the same in all executions.
    pub output: Option<String>,
    /// What holds at the heads of the loops of the program. Complete only if the property holds; else it is empty.
    pub loops: Vec<LoopFacts>,
    /// What it took.
    pub statistics: Statistics,
}

/// What holds whenever the head of a loop is executed, which is before its condition.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct LoopFacts {
    /// The line is that of the head.
    pub place: Place,
    /// Variables of integer types that are not just anything.
    pub variables: Vec<Bounds>,
}

/// The bounds of a variable.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Bounds {
    /// The variable's name.
    pub name: String,
    /// It is never less.
    pub least: i64,
    /// It is never greater.
    pub greatest: i64,
}

/// The answer of an exploration.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// The property holds in every execution.
    Holds,
    /// It does not hold in this one.
    Violated(Violation),
    /// Some execution could not be explored. Never empty.
    Undecided(Vec<Reason>),
}

/// An execution that violates the property.
#[derive(Clone, PartialEq, Debug)]
pub struct Violation {
    /// What happens.
    pub what: String,
    /// Where in the program.
    pub place: Option<Place>,
    /// What `main` is called with, in UTF-16 units.
    pub arguments: Vec<Vec<u16>>,
    /// The bytes of the standard input; none: nothing depends on them.
    pub standard_input: Option<Vec<u8>>,
    /// What the program is given, in the order in which it asks.
    pub inputs: Vec<Input>,
    /// How sure the engine is.
    pub confidence: Confidence,
}

/// How sure the engine is that a virtual machine shows a violation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Confidence {
    /// It is one, or the engine is wrong.
    Certain,
    /// It depends on functions of which only bounds are prescribed: a virtual machine may compute other last bits.
    LastBits,
    /// Something on the way is not modelled, so anything may happen.
    Guess,
}

/// Why an execution could not be explored.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Reason {
    /// What is in the way.
    pub what: String,
    /// Where in the program.
    pub place: Option<Place>,
}

/// A place in the program.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// Binary name of the class.
    pub class: String,
    /// Name of the method.
    pub method: String,
    /// Name of the source file, without folder.
    pub file: Option<String>,
    /// Line of the source.
    pub line: Option<u32>,
}

/// An input.
#[derive(Clone, PartialEq, Debug)]
pub struct Input {
    /// Who asks for it.
    pub kind: InputKind,
    /// Where in the program.
    pub place: Option<Place>,
    /// What it is given.
    pub value: InputValue,
}

/// Who asked for an input.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InputKind {
    /// `Verifier.nondetBoolean`.
    Boolean,
    /// `Verifier.nondetByte`.
    Byte,
    /// `Verifier.nondetChar`.
    Char,
    /// `Verifier.nondetShort`.
    Short,
    /// `Verifier.nondetInt`.
    Int,
    /// `Verifier.nondetLong`.
    Long,
    /// `Verifier.nondetFloat`.
    Float,
    /// `Verifier.nondetDouble`.
    Double,
    /// `Verifier.nondetString`.
    String,
    /// `java.util.Random`, or something else that may be different in each run.
    Random,
    /// The virtual machine, which decides it as it likes, but in each run alike.
    Jvm,
}

/// The value of an input.
#[derive(Clone, PartialEq, Debug)]
pub enum InputValue {
    /// A boolean.
    Boolean(bool),
    /// A byte, char, short, int or long.
    Integer(i64),
    /// A float.
    Float(f32),
    /// A double.
    Double(f64),
    /// A string, in UTF-16 units.
    String(Vec<u16>),
}

/// What an exploration took.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Statistics {
    /// Instructions of the virtual machine.
    pub steps: u64,
    /// Paths that were explored to their end.
    pub paths: u64,
    /// How often a path became two.
    pub forks: u64,
    /// How often two became one.
    pub merges: u64,
    /// Questions to the solver.
    pub queries: u64,
    /// Terms that were made.
    pub terms: u64,
}
