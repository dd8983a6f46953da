//! A program with a question, and what the JVM and the engine say about it.

use std::time::Duration;

use jurat_engine::Property;
use jurat_java::Jdk;

use crate::harness::{End, Harness, HarnessError, Run, Source};
use crate::input::Vector;
use crate::judge::{self, Answer, Way};
use crate::program::MAIN_CLASS;
use crate::syntax;

/// A program and a property.
#[derive(Clone, Debug)]
pub struct Case {
    /// The sources, with their assertions.
    pub sources: Vec<Source>,
    /// What is to hold.
    pub property: Property,
    /// How the engine looks for it.
    pub way: Way,
    /// The inputs that are tried.
    pub vectors: Vec<Vector>,
}

/// In which way the two sides differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The engine says that the property holds, and it does not.
    WrongTrue,
    /// The engine shows a violation that is none.
    WrongFalse,
    /// The engine panics.
    Panic,
}

/// Two sides that differ.
#[derive(Clone, Debug)]
pub struct Disagreement {
    /// In which way.
    pub kind: Kind,
    /// What both say.
    pub words: String,
}

/// Whether a run violates a property.
pub fn violates(run: &Run, property: Property) -> bool {
    match property {
        Property::Assert => run.end == End::Failed,
        Property::NoRuntimeException => matches!(run.end, End::Thrown { is_runtime: true, .. }),
    }
}

impl Case {
    /// Asks both sides again, as carefully as can be: the JVM repeats exactly what the engine says.
    pub fn disagreement(
        &self,
        harness: &mut Harness,
        jdk: &Jdk,
        time: Duration,
    ) -> Result<Option<Disagreement>, HarnessError> {
        let mut classes = harness.run(&self.sources, MAIN_CLASS, &[])?.classes;
        classes.extend(harness.support.iter().cloned());
        let question = (self.property, self.way);
        let answer = judge::ask(&classes, MAIN_CLASS, &jdk.home.join("lib/modules"), question, time);
        // An assertion counts also if the program catches its error; so the JVM is told before there is one.
        let told: Vec<Source> = self.sources.iter().map(syntax::with_told_assertions).collect();
        let mut run = |vectors: &[Vector]| harness.run(&told, MAIN_CLASS, vectors).map(|ran| ran.runs);
        match answer {
            Answer::Undecided(_) | Answer::Violated { inputs: None, .. } => Ok(None),
            Answer::Broken(words) => {
                Ok(Some(Disagreement { kind: Kind::Panic, words: format!("Jurat panics: {words}") }))
            }
            Answer::Holds => {
                let runs = run(&self.vectors)?;
                let violating = runs.iter().position(|run| violates(run, self.property));
                Ok(violating.map(|idx| Disagreement {
                    kind: Kind::WrongTrue,
                    words: format!(
                        "JVM: {:?} with {:?}\nJurat: the property holds",
                        runs[idx].end, self.vectors[idx]
                    ),
                }))
            }
            Answer::Violated { what, inputs: Some(inputs), is_open } => {
                let runs = run(std::slice::from_ref(&inputs))?;
                let end = &runs[0].end;
                // A virtual machine without room shows nothing, and Jurat's verdict is Unknown then.
                let is_shown = !matches!(end, End::Late | End::NoSuchInput) && !end.lacks_room();
                let differs = is_shown && !is_open && !violates(&runs[0], self.property);
                Ok(differs.then(|| Disagreement {
                    kind: Kind::WrongFalse,
                    words: format!("JVM: {end:?} with {inputs:?}\nJurat: {what}"),
                }))
            }
        }
    }
}
