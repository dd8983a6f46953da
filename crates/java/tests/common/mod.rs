//! How tests make toolchains.

use std::path::Path;

use jurat_java::{Jdk, Toolchain};

/// Classes that compiled programs may use.
pub(crate) const RUNTIME: [(&str, &str); 1] =
    [("help/Help.java", "package help; public class Help { public static int answer() { return 42; } }")];

/// A toolchain in a cache directory.
pub(crate) fn prepare(cache: &Path) -> Toolchain {
    let jdk = Jdk::find().expect("a JDK is there; `make jdk` installs one");
    Toolchain::prepare(jdk, Some(cache), &RUNTIME).expect("toolchains can be made")
}
