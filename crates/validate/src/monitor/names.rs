//! The names that woven code uses, chosen so that no program has them already.

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
        let is_used = |name: &str| sources.iter().any(|source| source.text.contains(name));
        let mut package = PACKAGE.to_owned();
        let mut number = 0;
        while is_used(&package) || sources.iter().any(|source| source.text.contains("\\u")) && number == 0 {
            number += 1;
            package = format!("{PACKAGE}{number}_");
        }
        Self { package }
    }

    /// Whether the prepared classes have these names.
    pub fn are_standard(&self) -> bool {
        self.package == PACKAGE
    }

    /// The package.
    pub fn package(&self) -> &str {
        &self.package
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
