//! What is to hold of a Java program.

use jurat_witness::property::{ASSERT, NO_RUNTIME_EXCEPTION, Specification};

use crate::jbmc::Watch;

/// A property that Jurat can decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Property {
    /// No assertion fails.
    #[default]
    Assert,
    /// No `RuntimeException` leaves `main`.
    NoRuntimeException,
}

/// All that depends on which property it is.
struct Facts {
    property: Property,
    /// What a property file says of the executions of `main`, without white space.
    formula: &'static str,
    /// A property file.
    text: &'static str,
    /// Names that can be given instead of a file: those of SV-COMP 2026, and those before.
    names: &'static [&'static str],
    /// The class of exceptions that may not leave `main`.
    forbidden: &'static str,
    of_engine: jurat_engine::Property,
    of_jbmc: Watch,
}

/// Who adds a property adds a row.
static PROPERTIES: [Facts; 2] = [
    Facts {
        property: Property::Assert,
        formula: ASSERT,
        text: "CHECK( init(Main.main()), LTL(G assert) )",
        names: &["valid-assert", "assert", "assert_java"],
        forbidden: "java.lang.AssertionError",
        of_engine: jurat_engine::Property::Assert,
        of_jbmc: Watch::Assertions,
    },
    Facts {
        property: Property::NoRuntimeException,
        formula: NO_RUNTIME_EXCEPTION,
        text: "CHECK( init(Main.main()), LTL(G ! uncaught(java.lang.RuntimeException)) )",
        names: &["no-runtime-exception", "runtime-exception"],
        forbidden: "java.lang.RuntimeException",
        of_engine: jurat_engine::Property::NoRuntimeException,
        of_jbmc: Watch::RuntimeExceptions,
    },
];

/// Why a text is none of them.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "cannot check the property `{found}` (known: `{}`, `{}`)",
    Property::Assert,
    Property::NoRuntimeException
)]
pub struct UnknownProperty {
    found: String,
}

impl Property {
    fn facts(self) -> &'static Facts {
        let Some(facts) = PROPERTIES.iter().find(|facts| facts.property == self) else {
            unreachable!("every property has its row");
        };
        facts
    }

    /// The names that can be given instead of a file.
    pub fn names() -> impl Iterator<Item = &'static str> {
        PROPERTIES.iter().flat_map(|facts| facts.names).copied()
    }

    /// The property of this name.
    pub fn named(name: &str) -> Option<Self> {
        PROPERTIES.iter().find(|facts| facts.names.contains(&name)).map(|facts| facts.property)
    }

    /// Reads the text of a property file or of a witness; the class in `init(…)` may be any.
    pub fn parse(text: &str) -> Result<Self, UnknownProperty> {
        let specification = Specification::parse(text).filter(Specification::is_java);
        let formula = specification.as_ref().map(|specification| specification.formula.as_str());
        let found = PROPERTIES.iter().find(|facts| formula == Some(facts.formula));
        found.map(|facts| facts.property).ok_or_else(|| {
            let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
            UnknownProperty { found: line.chars().take(120).collect() }
        })
    }

    /// The class of exceptions that may not leave `main`.
    pub(crate) fn forbidden(self) -> &'static str {
        self.facts().forbidden
    }

    /// As Jurat's own engine knows it.
    pub(crate) fn of_engine(self) -> jurat_engine::Property {
        self.facts().of_engine
    }

    /// As JBMC is asked about it.
    pub(crate) fn of_jbmc(self) -> Watch {
        self.facts().of_jbmc
    }
}

impl std::fmt::Display for Property {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.facts().text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn properties_have_the_names_of_every_year() {
        assert_eq!(Property::named("valid-assert"), Some(Property::Assert));
        assert_eq!(Property::named("assert_java"), Some(Property::Assert));
        assert_eq!(Property::named("no-runtime-exception"), Some(Property::NoRuntimeException));
        assert_eq!(Property::named("runtime-exception"), Some(Property::NoRuntimeException));
        assert_eq!(Property::named("no-deadlock"), None);
    }

    #[test]
    fn the_two_properties_are_read_whatever_their_white_space_and_class() {
        let parsed = |text: &str| Property::parse(text).ok();
        assert_eq!(parsed("CHECK( init(Main.main()), LTL(G assert) )\n"), Some(Property::Assert));
        assert_eq!(
            parsed("CHECK(init(pk.App.main()), LTL(G ! uncaught(java.lang.RuntimeException)))"),
            Some(Property::NoRuntimeException)
        );
        assert_eq!(parsed("CHECK( init(main()), LTL(G ! overflow) )"), None);
        assert_eq!(parsed(""), None);
        for property in [Property::Assert, Property::NoRuntimeException] {
            assert_eq!(parsed(&property.to_string()), Some(property));
        }
    }
}
