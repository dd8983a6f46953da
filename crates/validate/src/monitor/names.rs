//! The names that woven code uses, chosen so that no program has them already.

use jurat_java::classes::with_package_renamed;
use jurat_java::{CompiledClass, without_escapes};
use rustc_hash::FxHashSet;
use sha2::{Digest, Sha256};

use crate::library::Library;
use crate::monitor::RUNTIME;
use crate::source::Source;

/// The package of what woven programs call, unless the program knows the word.
const PACKAGE: &str = "jurat";

/// The names that woven code uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    package: String,
    /// The package in class files, which no program can know: a hash of its sources is in none of them.
    hidden: String,
}

impl Names {
    /// Names that occur nowhere in the sources: not as a class, and not as a variable, which would hide the package.
    /// Names that occur neither in the sources nor in the class files.
    pub fn unused_beside(sources: &[Source], library: &Library) -> Self {
        let knows = |bytes: &[u8]| memchr::memmem::find(bytes, PACKAGE.as_bytes()).is_some();
        let known = library.classes.iter().filter(|class| knows(&class.bytes));
        let known = known.map(|class| String::from_utf8_lossy(&class.bytes));
        let texts = sources.iter().map(|source| without_escapes(&source.text)).chain(known);
        let texts: Vec<_> = texts.collect();
        let used: FxHashSet<u64> = texts.iter().flat_map(|text| numbers_in(text)).collect();
        let is_known = texts.iter().any(|text| text.contains(PACKAGE));
        // Of so many numbers, one is not used.
        let unused = (1..=used.len() as u64 + 1).find(|number| !used.contains(number));
        let package = match unused.filter(|_| is_known) {
            Some(number) => format!("{PACKAGE}{number}_"),
            None => PACKAGE.to_owned(),
        };
        Self { package, hidden: hidden(sources, library) }
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

    /// The class that starts a woven program on the JVM, as class files have it.
    pub(crate) fn launcher(&self) -> String {
        format!("{}.Launch", self.hidden)
    }

    /// The class that links others, as class files have it.
    pub(crate) fn linker(&self) -> String {
        format!("{}.Linked", self.hidden)
    }

    /// The monitor, as class files have it.
    pub(crate) fn hidden_monitor(&self) -> String {
        format!("{}.Monitor", self.hidden)
    }

    /// A class beside the program's own that starts it where all executions are looked at.
    pub(crate) fn entry(&self) -> String {
        format!("{}_launch", self.hidden)
    }

    /// A class beside the program's own that calls one of its methods. The monitor knows it by this name.
    pub(crate) fn caller(&self) -> String {
        format!("{}_entry", self.hidden)
    }

    /// A class file in which nothing has a name that the program can know; none if the program has a text with one.
    pub(crate) fn hide(&self, class: &CompiledClass) -> Option<CompiledClass> {
        let name = match class.name.strip_prefix(&self.prefix()) {
            Some(rest) => format!("{}.{rest}", self.hidden),
            None => class.name.clone(),
        };
        let bytes = with_package_renamed(&class.bytes, &self.package, &self.hidden)?;
        Some(CompiledClass { name, bytes })
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

/// The numbers of the names `jurat1_`, `jurat2_` and so on that a text has.
fn numbers_in(text: &str) -> impl Iterator<Item = u64> {
    text.match_indices(PACKAGE).filter_map(|(at, word)| {
        let behind = &text[at + word.len()..];
        let n_digits = behind.bytes().take_while(u8::is_ascii_digit).count();
        behind[n_digits..].starts_with('_').then(|| behind[..n_digits].parse().ok()).flatten()
    })
}

/// A name that depends on all of the program.
fn hidden(sources: &[Source], library: &Library) -> String {
    let mut hash = Sha256::new();
    let sources = sources.iter().map(|source| (&source.name, source.text.as_bytes()));
    let classes = library.classes.iter().map(|class| (&class.name, class.bytes.as_slice()));
    for (name, content) in sources.chain(classes) {
        for part in [name.as_bytes(), content] {
            hash.update(part.len().to_be_bytes());
            hash.update(part);
        }
    }
    let digits: String = hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("monitor{digits}")
}

/// The method of the monitor that takes what an expression gives for a variable of this type.
pub(crate) fn claimed(type_name: &str) -> String {
    let mut letters = type_name.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("claimed{first}{}", letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_a_text_has_are_found() {
        let text = "jurat jurat1_ xjurat22_y jurat_ jurat3 juratjurat4_ jurat99999999999999999999_";
        assert_eq!(numbers_in(text).collect::<Vec<_>>(), [1, 22, 4]);
    }
}
