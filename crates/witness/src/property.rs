//! Specifications as SV-COMP writes them: `CHECK( init(<entry>()), LTL(<formula>) )`, white space aside.

/// No assertion of a Java program fails.
pub const ASSERT: &str = "G assert";

/// No runtime exception leaves `main` of a Java program.
pub const NO_RUNTIME_EXCEPTION: &str = "G!uncaught(java.lang.RuntimeException)";

/// What a Java program is checked for.
const JAVA_FORMULAS: &[&str] = &[ASSERT, NO_RUNTIME_EXCEPTION];

/// What a C program is checked for.
const C_FORMULAS: &[&str] = &[
    "G!call(reach_error())",
    "G valid-free",
    "G valid-deref",
    "G valid-memtrack",
    "G valid-memcleanup",
    "G!overflow",
    "G!data-race",
    TERMINATION,
];

const TERMINATION: &str = "F end";

/// A specification that is one `CHECK`.
#[derive(Debug)]
pub struct Specification {
    /// Where the program starts: `main` for C, `Main.main` for Java.
    pub entry: String,
    /// The formula without the white space that means nothing.
    pub formula: String,
}

impl Specification {
    /// The property that a specification states; none if it is not a single `CHECK`.
    pub fn parse(specification: &str) -> Option<Self> {
        let dense = dense(specification);
        let (entry, rest) = dense.strip_prefix("CHECK(init(")?.split_once("()),LTL(")?;
        let formula = rest.strip_suffix("))")?;
        Some(Self { entry: entry.to_owned(), formula: formula.to_owned() })
    }

    /// The properties that a specification states one after the other; none if something in it is no `CHECK`.
    pub fn parse_all(specification: &str) -> Option<Vec<Self>> {
        let mut parts = specification.split("CHECK");
        let starts_well = parts.next().is_some_and(|before| before.trim().is_empty());
        let properties: Option<Vec<_>> = parts.map(|part| Self::parse(&format!("CHECK{part}"))).collect();
        properties.filter(|properties| starts_well && !properties.is_empty())
    }

    /// Whether it is one of the two properties of Java programs; the main class may have any name.
    pub fn is_java(&self) -> bool {
        let class = self.entry.strip_suffix(".main");
        class.is_some_and(is_class_name) && JAVA_FORMULAS.contains(&self.formula.as_str())
    }

    /// Whether it is one of the eight properties of C programs.
    pub fn is_c(&self) -> bool {
        self.entry == "main" && C_FORMULAS.contains(&self.formula.as_str())
    }

    /// Whether it says that the program ends.
    pub fn is_termination(&self) -> bool {
        self.formula == TERMINATION
    }
}

/// The text with white space only where it keeps two words apart.
fn dense(text: &str) -> String {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let mut dense = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if dense.ends_with(is_word) && word.starts_with(is_word) {
            dense.push(' ');
        }
        dense.push_str(word);
    }
    dense
}

/// Whether this is the name of a class, with or without its package.
fn is_class_name(name: &str) -> bool {
    name.split('.').all(|part| {
        part.starts_with(|c: char| c.is_alphabetic() || c == '_' || c == '$')
            && part.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '$')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_java(specification: &str) -> bool {
        Specification::parse(specification).is_some_and(|property| property.is_java())
    }

    fn is_c(specification: &str) -> bool {
        Specification::parse(specification).is_some_and(|property| property.is_c())
    }

    #[test]
    fn java_properties_are_known_whatever_their_white_space() {
        assert!(is_java("CHECK( init(Main.main()), LTL(G assert) )"));
        assert!(is_java("CHECK(init(pk.sub.App$1.main()),LTL(G\n assert))"));
        assert!(is_java("CHECK( init(Main.main()), LTL(G !uncaught(java.lang.RuntimeException)) )"));
        assert!(!is_java("CHECK( init(Main.main()), LTL(Gassert) )"));
        assert!(!is_java("CHECK( init(main()), LTL(G assert) )"));
        assert!(!is_java("CHECK( init(1Main.main()), LTL(G assert) )"));
        assert!(!is_java("CHECK( init(.main()), LTL(G assert) )"));
        assert!(!is_java("CHECK( init(Main.main()), LTL(G assert) "));
        assert!(!is_java("assert.prp"));
    }

    #[test]
    fn c_properties_are_known_whatever_their_white_space() {
        assert!(is_c("CHECK( init(main()), LTL(G ! call(reach_error())) )"));
        assert!(is_c("CHECK( init(main()), LTL(G valid-memtrack) )"));
        assert!(is_c("CHECK( init(main()), LTL(F end) )"));
        assert!(!is_c("CHECK( init(main()), LTL(G ! call(__VERIFIER_error())) )"));
        assert!(!is_c("CHECK( init(Main.main()), LTL(G assert) )"));
    }

    #[test]
    fn termination_is_known_for_any_entry() {
        let is_termination =
            |text| Specification::parse(text).is_some_and(|property| property.is_termination());
        assert!(is_termination("CHECK( init(main()), LTL(F end) )"));
        assert!(is_termination("CHECK(init(Main.main()),LTL(F end))"));
        assert!(!is_termination("CHECK( init(main()), LTL(G ! overflow) )"));
    }

    #[test]
    fn memory_safety_is_several_properties() {
        let text = "CHECK( init(main()), LTL(G valid-free) )\nCHECK( init(main()), LTL(G valid-deref) )";
        let properties = Specification::parse_all(text).unwrap();
        assert!(properties.len() == 2 && properties.iter().all(Specification::is_c));
        for text in ["", "G assert", "x CHECK( init(main()), LTL(G valid-free) )", "CHECK( init(main()) )"] {
            assert!(Specification::parse_all(text).is_none(), "{text}");
        }
        assert!(Specification::parse_all(&format!("{text} and more")).is_none());
    }
}
