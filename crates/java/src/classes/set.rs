//! The classes of a program, and how they are related.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use smol_str::SmolStr;
use thiserror::Error;

use super::class::{Class, Method};
use super::cursor::Flaw;
use super::read::read_class;

/// The classes of a program by binary name.
#[derive(Clone, Debug, Default)]
pub struct Classes {
    by_name: BTreeMap<SmolStr, Class>,
}

/// A class file that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{file}` is not a class file that can be read: {flaw}")]
pub struct UnreadableClass {
    /// The name under which it was handed in.
    pub file: String,
    /// What is wrong with it.
    pub flaw: Flaw,
}

/// A method of a program, with its class.
#[derive(Clone, Copy, Debug)]
pub struct MethodIn<'a> {
    /// Where it is declared.
    pub class: &'a Class,
    /// The method.
    pub method: &'a Method,
}

impl Classes {
    /// Reads class files; the names are for messages only, since each file says which class it holds.
    pub fn read<N: AsRef<str>, B: AsRef<[u8]>>(files: &[(N, B)]) -> Result<Self, UnreadableClass> {
        let mut classes = Self::default();
        for (file, bytes) in files {
            classes.add(file.as_ref(), bytes.as_ref())?;
        }
        Ok(classes)
    }

    /// Reads one more class file.
    pub fn add(&mut self, file: &str, bytes: &[u8]) -> Result<(), UnreadableClass> {
        let class = read_class(bytes).map_err(|flaw| UnreadableClass { file: file.to_owned(), flaw })?;
        self.by_name.insert(class.name.clone(), class);
        Ok(())
    }

    /// The class of that binary name.
    pub fn class(&self, name: &str) -> Option<&Class> {
        self.by_name.get(name)
    }

    /// All, in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = &Class> {
        self.by_name.values()
    }

    /// The method of that very class.
    pub fn method(&self, class: &str, name: &str, descriptor: &str) -> Option<MethodIn<'_>> {
        let class = self.class(class)?;
        class.method(name, descriptor).map(|method| MethodIn { class, method })
    }

    /// The class and its superclasses as far as they are the program's, the class first.
    pub fn superclasses<'a>(&'a self, name: &str) -> impl Iterator<Item = &'a Class> {
        let mut left = self.by_name.len();
        std::iter::successors(self.class(name), move |class| {
            // A class that is its own superclass does not load, but its file can be written.
            left = left.saturating_sub(1);
            if left == 0 { None } else { self.class(class.superclass.as_deref()?) }
        })
    }

    /// Every class and interface that it is, itself first; also those outside of the program that program classes name.
    pub fn supertypes(&self, name: &str) -> Vec<SmolStr> {
        let mut seen = BTreeSet::new();
        let mut found = Vec::new();
        let mut queue = VecDeque::from([SmolStr::from(name)]);
        while let Some(next) = queue.pop_front() {
            if !seen.insert(next.clone()) {
                continue;
            }
            if let Some(class) = self.class(&next) {
                queue.extend(class.superclass.iter().chain(&class.interfaces).cloned());
            }
            found.push(next);
        }
        found
    }

    /// Whether a program class is the other class or interface.
    pub fn is_subtype(&self, name: &str, of: &str) -> bool {
        of == "java.lang.Object" || self.supertypes(name).iter().any(|supertype| supertype == of)
    }

    /// The program's method that a call of a class's method means: of a superclass before any interface, of an interface
    /// with a body before one without.
    pub fn resolve(&self, class: &str, name: &str, descriptor: &str) -> Option<MethodIn<'_>> {
        let inherited = self
            .superclasses(class)
            .find_map(|class| class.method(name, descriptor).map(|method| MethodIn { class, method }));
        inherited.or_else(|| {
            let supertypes = self.supertypes(class);
            let candidates =
                supertypes.iter().filter_map(|interface| self.method(interface, name, descriptor));
            let candidates: Vec<_> = candidates.filter(|found| !found.method.flags.is_private()).collect();
            candidates.iter().find(|found| self.is_most_specific(**found, &candidates)).copied()
        })
    }

    /// No other candidate overrides it, and it has a body if one of them has.
    fn is_most_specific(&self, found: MethodIn<'_>, candidates: &[MethodIn<'_>]) -> bool {
        let any_body = candidates.iter().any(|other| other.method.code.is_some());
        let is_overridden = candidates.iter().any(|other| {
            other.class.name != found.class.name
                && other.method.code.is_some()
                && self.is_subtype(&other.class.name, &found.class.name)
        });
        found.method.code.is_some() == any_body && !is_overridden
    }
}

impl MethodIn<'_> {
    /// The line of an instruction, with the file that it is a line of.
    pub fn line_at(&self, pc: u16) -> Option<u32> {
        self.method.code.as_ref()?.line_at(pc)
    }
}
