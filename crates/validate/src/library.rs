//! Classes of the program that come as class files.
//!
//! They are untrusted. The engine relies on what the virtual machine verifies before it runs a class, so each of them is linked
//! by the JVM first (`jvm::link`). What it refuses, or what Jurat cannot read, stays known by its name and its reason: who needs
//! it is undecided.

use jurat_java::CompiledClass;
use jurat_java::classes::Class;
use jurat_quota::Quota;
use rustc_hash::FxHashSet;

use crate::input::VERIFIER;
use crate::outcome::Undecided;
use crate::verdict::Unknown;

/// The first version of class files was 45; the JDK of release 1 had it.
const BEFORE_FIRST: u16 = 44;

/// Classes as class files, in the order of the class path.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// Of two classes of one name, the first.
    pub(crate) classes: Vec<CompiledClass>,
    /// Those that cannot be used.
    pub(crate) refused: Vec<Refused>,
    names: FxHashSet<String>,
    /// The class that a manifest names as the one to start.
    pub main_class: Option<String>,
}

/// A class that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Its binary name.
    pub name: String,
    /// What is wrong, in words that follow the name.
    pub reason: String,
}

impl Library {
    /// Adds a class, under the name by which a class loader finds it, unless one of that name was there before. The release is
    /// that of the JDK that is going to run it.
    pub fn add(&mut self, name: &str, bytes: Vec<u8>, release: u16) {
        // The class that programs get their inputs from is ours, whoever brings one along.
        if name == VERIFIER || !self.names.insert(name.to_owned()) {
            return;
        }
        match flaw(name, &bytes, release) {
            None => self.classes.push(CompiledClass { name: name.to_owned(), bytes }),
            Some(reason) => self.refused.push(Refused { name: name.to_owned(), reason }),
        }
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// Whether a class is one of these.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    /// Whether a class extends another one than `Object`, from which it may inherit a `main`; also if nobody knows.
    pub(crate) fn may_inherit(&self, name: &str) -> bool {
        let class = self.classes.iter().find(|class| class.name == name);
        let class = class.and_then(|class| Class::read(&class.bytes).ok());
        class.is_none_or(|class| class.superclass.as_deref() != Some("java.lang.Object"))
    }

    /// The names of the classes with a `main` that a JVM would start.
    pub(crate) fn main_classes(&self, quota: &Quota) -> Result<Vec<String>, Unknown> {
        let mut found = Vec::new();
        for class in &self.classes {
            quota.look().map_err(|it| Undecided::limit(it, "while the class files were read"))?;
            let read = Class::read(&class.bytes).ok();
            let main = read.as_ref().and_then(|read| read.method("main", "([Ljava/lang/String;)V"));
            if main.is_some_and(|main| main.flags.is_public() && main.flags.is_static()) {
                found.push(class.name.clone());
            }
        }
        Ok(found)
    }
}

/// What is wrong with a class file, as far as can be told without a JVM.
fn flaw(name: &str, bytes: &[u8], release: u16) -> Option<String> {
    if name.contains(char::is_control) {
        return Some("has a name that cannot be told".to_owned());
    }
    if let Some(&[high, low]) = bytes.get(6..8).and_then(|version| version.first_chunk()) {
        let made_for = u16::from_be_bytes([high, low]).saturating_sub(BEFORE_FIRST);
        if made_for > release {
            return Some(format!(
                "is made for JDK {made_for}, and this is JDK {release} (hint: JAVA_HOME names another JDK)"
            ));
        }
    }
    match Class::read(bytes) {
        Ok(class) if class.name == name => None,
        Ok(class) => Some(format!("is in a file that holds the class `{}`", class.name)),
        Err(flaw) => Some(format!("is in a file that cannot be read: {flaw}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_class_of_a_name_counts_and_what_is_wrong_is_told() {
        let mut library = Library::default();
        library.add("a.B", vec![0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 69], 17);
        library.add("a.B", Vec::new(), 17);
        library.add("a.C", vec![1, 2, 3], 17);
        library.add(VERIFIER, Vec::new(), 17);
        let told: Vec<_> = library.refused.iter().map(|it| format!("{} {}", it.name, it.reason)).collect();
        assert_eq!(told.len(), 2, "{told:?}");
        assert!(told[0].starts_with("a.B is made for JDK 25, and this is JDK 17"), "{told:?}");
        assert!(told[1].starts_with("a.C is in a file that cannot be read"), "{told:?}");
        assert!(library.has("a.C") && !library.has(VERIFIER) && !library.is_empty());
    }
}
