//! What is to hold of a Java program.

use jurat_witness::property::{ASSERT, NO_RUNTIME_EXCEPTION, Property as Specification};

/// A property that Jurat can decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Property {
    /// No assertion fails.
    #[default]
    Assert,
    /// No `RuntimeException` leaves `main`.
    NoRuntimeException,
}

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
    /// The names of properties that can be given instead of a file: those of SV-COMP 2026, and those before.
    pub const NAMES: [(&'static str, Self); 5] = [
        ("valid-assert", Self::Assert),
        ("no-runtime-exception", Self::NoRuntimeException),
        ("assert", Self::Assert),
        ("assert_java", Self::Assert),
        ("runtime-exception", Self::NoRuntimeException),
    ];

    /// The property of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(known, _)| *known == name).map(|(_, property)| *property)
    }

    /// Reads the text of a property file or of a witness; the class in `init(…)` may be any.
    pub fn parse(text: &str) -> Result<Self, UnknownProperty> {
        let specification = Specification::parse(text).filter(Specification::is_java);
        match specification.as_ref().map(|specification| specification.formula.as_str()) {
            Some(ASSERT) => Ok(Self::Assert),
            Some(NO_RUNTIME_EXCEPTION) => Ok(Self::NoRuntimeException),
            _ => {
                let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
                Err(UnknownProperty { found: line.chars().take(120).collect() })
            }
        }
    }
}

impl std::fmt::Display for Property {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Assert => "CHECK( init(Main.main()), LTL(G assert) )",
            Self::NoRuntimeException => {
                "CHECK( init(Main.main()), LTL(G ! uncaught(java.lang.RuntimeException)) )"
            }
        })
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
