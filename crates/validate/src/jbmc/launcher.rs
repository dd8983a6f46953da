//! The class at which JBMC enters a program, and what its properties mean.

use super::output::{Kind, Property};

/// What the launcher watches for besides the assertions of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Watch {
    /// An `AssertionError` that leaves `main`: JBMC takes only those for violations that are thrown where they are made.
    Assertions,
    /// A `RuntimeException` that leaves `main`.
    RuntimeExceptions,
}

/// Where the launcher stands and whom it calls.
#[derive(Clone, Copy, Debug)]
pub struct Launcher<'a> {
    /// The package of the main class, empty for the unnamed one. The launcher is in it, too: a main class need not be public.
    pub package: &'a str,
    /// The launcher's own name, which no class of that package has.
    pub name: &'a str,
    /// The main class as a source of that package writes it.
    pub main_class: &'a str,
    /// What it watches for.
    pub watch: Watch,
    /// A statement that runs when the program has ended, perhaps none.
    pub end: &'a str,
}

/// The line on which the launcher asserts that nothing that it watches for has left `main`.
pub const UNCAUGHT_LINE: u32 = 7;

/// The line that must be reported as violated, because every execution that ends comes to it.
pub const PROBE_LINE: u32 = 10;

impl Launcher<'_> {
    /// The class that JBMC is to start with.
    pub fn class(&self) -> String {
        if self.package.is_empty() { self.name.to_owned() } else { format!("{}.{}", self.package, self.name) }
    }

    /// The Java source, of which no line may move. Names are written in full, because the package can have a class
    /// `String` of its own.
    pub fn source(&self) -> String {
        let Launcher { name, main_class, end, .. } = self;
        let package =
            if self.package.is_empty() { String::new() } else { format!("package {};", self.package) };
        let watched = match self.watch {
            Watch::Assertions => "java.lang.AssertionError",
            Watch::RuntimeExceptions => "java.lang.RuntimeException",
        };
        format!(
            "{package}
final class {name} {{
    public static void main(java.lang.String[] ignored) {{
        try {{
            {main_class}.main(new java.lang.String[0]);
        }} catch ({watched} uncaught) {{
            assert false;
        }} catch (java.lang.Throwable uncaught) {{
        }} {end}
        assert false;
    }}
}}
"
        )
    }
}

/// What a property means for the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// An assertion of the program or of what was woven into it.
    Assertion,
    /// Nothing that the launcher watches for leaves `main`.
    Uncaught,
    /// Violated as soon as one execution ends. Says nothing about the program.
    Probe,
    /// The bound suffices. Says nothing about the program.
    Bound,
    /// JBMC and the models are up to the program. Says nothing about the program.
    Internal,
}

/// What a property means in a program that is started by this class.
pub fn role(entry_class: &str, property: &Property) -> Role {
    match property.kind {
        Kind::Unwinding | Kind::Recursion => Role::Bound,
        Kind::NoBody | Kind::Other => Role::Internal,
        Kind::Assertion => assertion_role(entry_class, property),
    }
}

fn assertion_role(entry_class: &str, property: &Property) -> Role {
    let function = property.function.as_deref().unwrap_or_default();
    let method = function.strip_prefix("java::").unwrap_or(function);
    // The model of `System.exit` is an assertion that fails: the execution ends there and does not come to the launcher's.
    if method.starts_with("java.lang.System.exit:") {
        return Role::Probe;
    }
    // The other models assert that they are not used for what they cannot do. No program has classes in these packages.
    if method.starts_with("java.") {
        return Role::Internal;
    }
    let is_ours = method.strip_prefix(entry_class).is_some_and(|method| method.starts_with(".main:"));
    match property.line {
        Some(PROBE_LINE) if is_ours => Role::Probe,
        Some(UNCAUGHT_LINE) if is_ours => Role::Uncaught,
        _ => Role::Assertion,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn launcher(package: &'static str, watch: Watch) -> Launcher<'static> {
        Launcher { package, name: "Launch", main_class: "Main", watch, end: "" }
    }

    fn line(source: &str, number: u32) -> &str {
        source.lines().nth(number as usize - 1).unwrap().trim()
    }

    #[test]
    fn the_assertions_are_on_their_lines() {
        for package in ["", "pk.sub"] {
            let watching = launcher(package, Watch::RuntimeExceptions).source();
            assert_eq!(line(&watching, UNCAUGHT_LINE), "assert false;");
            assert_eq!(line(&watching, PROBE_LINE), "assert false;");
            let other = launcher(package, Watch::Assertions).source();
            assert_eq!(line(&other, UNCAUGHT_LINE), "assert false;");
            assert_eq!(line(&other, PROBE_LINE), "assert false;");
        }
    }

    #[test]
    fn it_is_in_the_package_of_the_main_class() {
        assert_eq!(launcher("", Watch::Assertions).class(), "Launch");
        assert_eq!(line(&launcher("", Watch::Assertions).source(), 1), "");
        assert_eq!(launcher("pk.sub", Watch::Assertions).class(), "pk.sub.Launch");
        assert_eq!(line(&launcher("pk.sub", Watch::Assertions).source(), 1), "package pk.sub;");
    }
}
