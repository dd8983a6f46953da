//! The Java sources that go with every program that JBMC is asked about.
//!
//! `javac --patch-module java.base=FOLDER` compiles them, apart from the program, and their class files are put beside those
//! of the program. The program itself is compiled against the real JDK. JBMC never sees that one, and takes these
//! for it: the inputs, the hierarchy of exceptions, and the little of the JDK that can be said in a few lines. Whatever is
//! not here has no code for JBMC, and then no proof counts.

use super::exceptions;

/// A Java source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// Below the common folder, `java/lang/System.java`.
    pub path: String,
    /// What is in it.
    pub text: String,
}

/// The class file that JBMC must not find, because it would take the methods for what is in there.
pub const FOR_JAVAC_ONLY: &str = "org/cprover/CProver.class";

/// All sources.
pub fn sources() -> Vec<Source> {
    let stored = STORED.into_iter().map(|(path, text)| (path.to_owned(), text.to_owned()));
    stored.chain(exceptions::sources()).map(|(path, text)| Source { path, text }).collect()
}

macro_rules! stored {
    ($($path:literal),* $(,)?) => {
        [$(($path, include_str!(concat!("../../runtime/jbmc/", $path)))),*]
    };
}

const STORED: [(&str, &str); 26] = stored![
    "java/io/PrintStream.java",
    "java/lang/AssertionError.java",
    "java/lang/Boolean.java",
    "java/lang/Byte.java",
    "java/lang/Character.java",
    "java/lang/Class.java",
    "java/lang/Double.java",
    "java/lang/Enum.java",
    "java/lang/Float.java",
    "java/lang/Integer.java",
    "java/lang/Interfaces.java",
    "java/lang/Iterable.java",
    "java/lang/Long.java",
    "java/lang/Math.java",
    "java/lang/Number.java",
    "java/lang/Record.java",
    "java/lang/Runtime.java",
    "java/lang/Short.java",
    "java/lang/System.java",
    "java/lang/Throwable.java",
    "java/util/Interfaces.java",
    "java/util/Iterator.java",
    "java/util/Objects.java",
    "java/util/function/Functions.java",
    "org/cprover/CProver.java",
    "org/sosy_lab/sv_benchmarks/Verifier.java",
];
