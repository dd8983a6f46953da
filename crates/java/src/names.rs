//! The names of classes as class files have them.
//!
//! A class of a package is `pk.Outer`, a member class `pk.Outer$Inner`. javac numbers anonymous and local classes per
//! class directly around them, in the order in which it looks at them (see [`crate::order`]): anonymous classes count
//! on their own (`Outer$1`, `Outer$2`, and `Outer$1$1` inside the first), and so do the local classes of each name
//! (`Outer$1Local`, `Outer$2Local`, `Outer$1Other`). Two things of javac are left out: it skips a number whose class
//! the program itself declares (a class called `Outer$1`), and it counts an anonymous class with a diamond twice if an
//! argument of its constructor is a call that holds another anonymous class.

use std::collections::HashMap;

use smol_str::{SmolStr, format_smolstr};

/// Names the classes of a source.
pub(crate) struct Namer<'s> {
    package: String,
    /// The last number given, by enclosing class and simple name.
    numbers: HashMap<(u32, &'s str), u32>,
    /// Deep nesting makes names whose lengths add up to the square of the source's; more than this is not named.
    n_bytes_left: usize,
}

impl<'s> Namer<'s> {
    pub(crate) fn new(source: &str) -> Self {
        Self { package: String::new(), numbers: HashMap::new(), n_bytes_left: 4 * source.len() + 64 * 1024 }
    }

    /// Sets the package from its declaration, which may hold white space between the names.
    pub(crate) fn set_package(&mut self, written: &str) {
        self.package = written.chars().filter(|c| !c.is_whitespace()).collect::<String>() + ".";
    }

    /// The name of a class that stands in no other.
    pub(crate) fn top_level(&mut self, name: &str) -> Option<SmolStr> {
        self.pay(self.package.len() + name.len())?;
        Some(format_smolstr!("{}{name}", self.package))
    }

    /// The name of a class that is a member of another.
    pub(crate) fn member(&mut self, outer: &str, name: &str) -> Option<SmolStr> {
        self.pay(outer.len() + 1 + name.len())?;
        Some(format_smolstr!("{outer}${name}"))
    }

    /// The name of a local class, or of an anonymous one if `name` is empty.
    pub(crate) fn numbered(&mut self, outer_idx: u32, outer: &str, name: &'s str) -> Option<SmolStr> {
        self.pay(outer.len() + 8 + name.len())?;
        let number = self.numbers.entry((outer_idx, name)).or_default();
        *number += 1;
        Some(format_smolstr!("{outer}${number}{name}"))
    }

    fn pay(&mut self, n_bytes: usize) -> Option<()> {
        self.n_bytes_left = self.n_bytes_left.checked_sub(n_bytes)?;
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anonymous_and_local_classes_count_by_their_simple_name() {
        let mut namer = Namer::new("");
        namer.set_package("a . b");
        assert_eq!(namer.top_level("Main").unwrap(), "a.b.Main");
        assert_eq!(namer.member("a.b.Main", "In").unwrap(), "a.b.Main$In");
        assert_eq!(namer.numbered(0, "M", "").unwrap(), "M$1");
        assert_eq!(namer.numbered(0, "M", "L").unwrap(), "M$1L");
        assert_eq!(namer.numbered(0, "M", "").unwrap(), "M$2");
        assert_eq!(namer.numbered(0, "M", "L").unwrap(), "M$2L");
        assert_eq!(namer.numbered(1, "M$1", "").unwrap(), "M$1$1");
    }

    #[test]
    fn the_lengths_of_all_names_are_bounded() {
        let mut namer = Namer::new("");
        let long = "x".repeat(40_000);
        assert!(namer.top_level(&long).is_some());
        assert!(namer.top_level(&long).is_none());
    }
}
