//! A construct of a program, and where it is.

use smol_str::SmolStr;

use super::instruction::{Kind, Operation};
use super::reach::{Reached, Use};
use super::set::{Classes, MethodIn};

/// A construct of the program, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConstructPlace {
    /// In words: "calls `java.lang.System.nanoTime`".
    pub construct: String,
    /// Binary name.
    pub class: SmolStr,
    /// Name.
    pub method: SmolStr,
    /// The source file, without its directory.
    pub file: Option<SmolStr>,
    /// In that file.
    pub line: Option<u32>,
}

impl ConstructPlace {
    pub(super) fn at(at: MethodIn<'_>, pc: u16, construct: String) -> Self {
        Self {
            construct,
            class: at.class.name.clone(),
            method: at.method.name.clone(),
            file: at.class.source.clone(),
            line: at.line_at(pc),
        }
    }
}

/// Where the input of programs comes from. Its body is for the JVM, and of no interest.
pub(super) const VERIFIER: &str = "org.sosy_lab.sv_benchmarks.Verifier";

/// The method that a program starts with; if it is missing, that is the only thing to say.
pub(super) fn main_of<'a>(classes: &'a Classes, main_class: &str) -> Result<MethodIn<'a>, ConstructPlace> {
    classes.method(main_class, "main", "([Ljava/lang/String;)V").ok_or_else(|| ConstructPlace {
        construct: format!("has no `main` in `{main_class}`"),
        class: main_class.into(),
        method: "main".into(),
        file: None,
        line: None,
    })
}

/// Where `main` looks at its arguments, which whoever starts the program chooses.
pub(super) fn arguments_of(main: MethodIn<'_>) -> Option<ConstructPlace> {
    let mut instructions = main.method.code.iter().flat_map(|code| &code.instructions);
    let load = instructions.find(|instruction| {
        matches!(instruction.operation, Operation::Load { kind: Kind::Reference, slot: 0 })
    });
    load.map(|load| ConstructPlace::at(main, load.pc, "reads the arguments of `main`".to_owned()))
}

/// Something about a use.
pub(super) fn at_use(reached: &Reached<'_>, of: &Use, construct: String) -> ConstructPlace {
    ConstructPlace::at(reached.methods[of.user].at, of.pc, construct)
}

/// A use in words.
pub(super) fn use_in_words(of: &Use) -> String {
    let (class, name) = (&of.member.class, &of.member.name);
    match (name.as_str(), of.member.descriptor.starts_with('(')) {
        ("<init>", _) => format!("makes a `{class}`"),
        (_, true) => format!("calls `{class}.{name}`"),
        (_, false) => format!("uses `{class}.{name}`"),
    }
}

/// Each one once, in the order in which they came.
pub(super) fn once(sources: impl IntoIterator<Item = ConstructPlace>) -> Vec<ConstructPlace> {
    let mut once = Vec::new();
    for source in sources {
        if !once.contains(&source) {
            once.push(source);
        }
    }
    once
}
