//! The descriptions that jurat has of its own.

/// Names and texts of the descriptions, in alphabetical order.
pub(crate) const SHIPPED: [(&str, &str); 8] = [
    ("cbmc", include_str!("../../../tools/cbmc.toml")),
    ("gwit", include_str!("../../../tools/gwit.toml")),
    ("jbmc", include_str!("../../../tools/jbmc.toml")),
    ("jcwit", include_str!("../../../tools/jcwit.toml")),
    ("jurat-validate", include_str!("../../../tools/jurat-validate.toml")),
    ("jurat-verify", include_str!("../../../tools/jurat-verify.toml")),
    ("wit4java", include_str!("../../../tools/wit4java.toml")),
    ("witnesslint", include_str!("../../../tools/witnesslint.toml")),
];

/// The text of a description.
pub(crate) fn shipped(name: &str) -> Option<&'static str> {
    SHIPPED.iter().find(|(it, _)| *it == name).map(|(_, text)| *text)
}
