//! The names of methods as verifiers write them, and the methods of the program that they stand for.
//!
//! | written | by |
//! |---|---|
//! | `java::pk.Main$In.run:(I)V` | JBMC |
//! | `java::LMain;.main([Ljava/lang/String;)V` | GDart |
//! | `java::LMain;` | SPF: the class only |
//! | `Main.main`, `Main.main(int)`, `main` | others, and people |

use crate::lint::sites::index::{ClassIndex, ProgramIndex};
use crate::lint::sites::lines::LineSet;

/// What the name of a method stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Methods<'a> {
    /// Methods of the program, all overloads of one name.
    Found {
        /// Their lines.
        lines: &'a LineSet,
        /// Where compilers put methods of their own that have the same name, such as bridges.
        head: Option<&'a LineSet>,
    },
    /// A class of the program has no such method.
    Missing {
        /// The class.
        class: &'a str,
        /// Some of its methods.
        known: &'a [&'a str],
        /// Whether only compilers give such names.
        is_generated: bool,
    },
    /// A method without a class that no class of the program has.
    Nowhere,
    /// A method of a class that is not of the program.
    OtherClass,
    /// No method at all, or one that may be where the program was not read.
    Unclear,
}

impl<'a> ProgramIndex<'a> {
    /// The methods that a name stands for.
    pub(super) fn methods(&'a self, name: &str) -> Methods<'a> {
        let name = name.strip_prefix("java::").unwrap_or(name);
        if name.starts_with("lambda_synthetic_class") || name.starts_with("__CPROVER") {
            return Methods::Unclear;
        }
        match split(name) {
            (Some(class), Some(method)) => match self.classes.get(&class_key(&class)) {
                Some(found) => found.methods(method),
                None if self.is_complete => Methods::OtherClass,
                None => Methods::Unclear,
            },
            (None, Some(method)) => self.methods_of_any_class(method),
            (_, None) => Methods::Unclear,
        }
    }

    fn methods_of_any_class(&'a self, method: &str) -> Methods<'a> {
        if let Some(lines) = self.methods.get(method) {
            return Methods::Found { lines, head: None };
        }
        let is_class = self.classes.contains_key(&class_key(method));
        if is_class || !self.is_complete { Methods::Unclear } else { Methods::Nowhere }
    }
}

impl<'a> ClassIndex<'a> {
    fn methods(&'a self, method: &str) -> Methods<'a> {
        // Some name constructors after their class.
        let is_constructor = self.name.rsplit(['.', '$']).next() == Some(method);
        let lines =
            self.methods.get(method).or_else(|| self.methods.get("<init>").filter(|_| is_constructor));
        match lines {
            Some(lines) => Methods::Found { lines, head: Some(&self.head) },
            None if self.is_complete => {
                Methods::Missing { class: self.name, known: &self.known, is_generated: method.contains('$') }
            }
            None => Methods::Unclear,
        }
    }
}

/// The class and the method of a name.
fn split(name: &str) -> (Option<String>, Option<&str>) {
    let present = |part: &'_ str| !part.is_empty();
    if let Some((class, rest)) = name.strip_prefix('L').and_then(|rest| rest.split_once(';'))
        && (rest.is_empty() || rest.starts_with('.'))
    {
        let method = rest.trim_start_matches('.').split([':', '(']).next().filter(|part| present(part));
        return (Some(class.replace('/', ".")), method);
    }
    let head = name.split('(').next().unwrap_or(name).trim_end_matches(':');
    match head.rsplit_once('.') {
        Some((class, method)) => (Some(class.to_owned()), Some(method).filter(|part| present(part))),
        None => (None, Some(head).filter(|part| present(part))),
    }
}

/// What the names of a class have in common: `Outer$Inner` in class files is `Outer.Inner` in sources, and the numbers
/// of anonymous and local classes are the compiler's choice.
pub(super) fn class_key(name: &str) -> String {
    let mut key = String::with_capacity(name.len());
    for (idx, part) in name.split('$').enumerate() {
        if idx > 0 {
            key.push('.');
            key.push_str(part.trim_start_matches(|c: char| c.is_ascii_digit()));
        } else {
            key.push_str(part);
        }
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::{Program, ProgramClass, ProgramFile, ProgramMethod, ProgramOutline};

    fn program(is_complete: bool) -> Program {
        let class =
            |name: &str, first_line| ProgramClass { name: name.into(), first_line, body_line: first_line };
        let method = |class: &str, name: &str, first_line| ProgramMethod {
            class: class.into(),
            name: name.into(),
            n_parameters: 0,
            first_line,
            last_line: first_line + 3,
            is_implicit: false,
        };
        let outline = ProgramOutline {
            is_complete,
            classes: vec![class("pk.Main", 1), class("pk.Main$In", 20), class("pk.Main$1", 30)],
            methods: vec![
                method("pk.Main", "run", 2),
                method("pk.Main", "run", 10),
                method("pk.Main$In", "<init>", 21),
                method("pk.Main$1", "run", 31),
            ],
            ..ProgramOutline::default()
        };
        let file = ProgramFile {
            name: "pk/Main.java".to_owned(),
            sha256: String::new(),
            text: String::new(),
            malformed: None,
            outline: Some(outline),
        };
        Program { files: vec![file], sha256: String::new() }
    }

    /// The first lines of the methods that a name stands for.
    fn found(index: &ProgramIndex<'_>, name: &str) -> Option<Vec<u32>> {
        match index.methods(name) {
            Methods::Found { lines, .. } => Some(lines.ranges().iter().map(|range| range.first).collect()),
            _ => None,
        }
    }

    #[test]
    fn names_stand_for_methods_of_the_program() {
        let program = program(true);
        let index = ProgramIndex::new(&program);
        assert_eq!(found(&index, "java::pk.Main.run:(I)V"), Some(vec![2, 10]));
        assert_eq!(found(&index, "java::Lpk/Main;.run()V"), Some(vec![2, 10]));
        assert_eq!(found(&index, "run"), Some(vec![2, 10, 31]));
        assert_eq!(found(&index, "pk.Main.In.<init>"), Some(vec![21]));
        assert_eq!(found(&index, "pk.Main$In.In"), Some(vec![21]));
        assert_eq!(found(&index, "java::pk.Main$7.run:()V"), Some(vec![31]));
        let missing = Methods::Missing { class: "pk.Main", known: &["run"], is_generated: true };
        assert_eq!(index.methods("pk.Main.lambda$run$0"), missing);
        assert_eq!(index.methods("main"), Methods::Nowhere);
        assert_eq!(index.methods("Other.main"), Methods::OtherClass);
        for name in ["", "Main", "__CPROVER__start", "java::lambda_synthetic_class$Main$3.ap:(I)I"] {
            assert!(found(&index, name).is_none(), "{name}");
        }
    }

    #[test]
    fn nothing_is_missing_where_the_program_was_not_read() {
        let program = program(false);
        let index = ProgramIndex::new(&program);
        for name in ["pk.Main.walk", "main", "Other.main"] {
            assert_eq!(index.methods(name), Methods::Unclear, "{name}");
        }
    }

    #[test]
    fn names_are_split_whoever_wrote_them() {
        let check = |name: &str, class: Option<&str>, method: Option<&str>| {
            let (found_class, found_method) = split(name);
            assert_eq!((found_class.as_deref(), found_method), (class, method), "{name}");
        };
        check("pk.Main$In.run:(I)V", Some("pk.Main$In"), Some("run"));
        check("Main.<init>:()V", Some("Main"), Some("<init>"));
        check("Lpk/Main;.main([Ljava/lang/String;)V", Some("pk.Main"), Some("main"));
        check("LMain;", Some("Main"), None);
        check("LMain;.main:([Ljava/lang/String;)V", Some("Main"), Some("main"));
        check("Loop.main", Some("Loop"), Some("main"));
        check("Loop.main:(LMain;)V", Some("Loop"), Some("main"));
        check("Main.main(java.lang.String[])", Some("Main"), Some("main"));
        check("main", None, Some("main"));
        check("", None, None);
        check("(", None, None);
        check(".", Some(""), None);
    }

    #[test]
    fn numbers_of_classes_do_not_count() {
        assert_eq!(class_key("pk.Main$In"), "pk.Main.In");
        assert_eq!(class_key("Main$1"), class_key("Main$27"));
        assert_eq!(class_key("Main$1Local$2"), "Main.Local.");
        assert_eq!(class_key("Main1"), "Main1");
    }
}
