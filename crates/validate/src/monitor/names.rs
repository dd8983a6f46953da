//! The names that woven code uses, chosen so that no program has them already.

use jurat_java::without_escapes;

use crate::monitor::RUNTIME;
use crate::source::Source;

/// The package of what woven programs call, unless the program knows the word.
const PACKAGE: &str = "jurat";

/// The names that woven code uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    package: String,
}

impl Names {
    /// Names that occur nowhere in the sources: not as a class, and not as a variable, which would hide the package.
    pub fn unused_in(sources: &[Source]) -> Self {
        let texts: Vec<_> = sources.iter().map(|source| without_escapes(&source.text)).collect();
        let is_used = |name: &str| texts.iter().any(|text| text.contains(name));
        let numbered = (1..).map(|number| format!("{PACKAGE}{number}_"));
        let mut candidates = std::iter::once(PACKAGE.to_owned()).chain(numbered);
        let package = candidates.find(|name| !is_used(name));
        Self { package: package.unwrap_or_else(|| unreachable!("a source holds finitely many names")) }
    }

    /// Whether the prepared classes have these names.
    pub fn are_standard(&self) -> bool {
        self.package == PACKAGE
    }

    /// The package.
    pub fn package(&self) -> &str {
        &self.package
    }

    /// What the names of all classes of ours start with.
    pub(crate) fn prefix(&self) -> String {
        format!("{}.", self.package)
    }

    /// What stands before the methods of the monitor.
    pub(crate) fn monitor(&self) -> String {
        format!("{}.Monitor.", self.package)
    }

    /// What stands before the counters of methods.
    pub(crate) fn method_monitor(&self) -> String {
        format!("{}.MethodMonitor.", self.package)
    }

    /// The variable that holds the number of a call.
    pub(crate) fn call(&self) -> String {
        format!("{}_call", self.package)
    }

    /// The class that starts a woven program on the JVM.
    pub fn launcher(&self) -> String {
        format!("{}.Launch", self.package)
    }

    /// The sources of what woven programs call on the JVM, in this package: path and text.
    pub fn runtime(&self) -> Vec<(String, String)> {
        let renamed = |text: &str| {
            text.replace("package jurat;", &format!("package {};", self.package))
                .replace("import jurat.", &format!("import {}.", self.package))
        };
        RUNTIME
            .iter()
            .map(|(path, text)| (path.replacen("jurat/", &format!("{}/", self.package), 1), renamed(text)))
            .collect()
    }
}
