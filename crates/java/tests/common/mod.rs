//! A toolchain that all tests share.

use std::path::Path;
use std::sync::LazyLock;

use jurat_java::{Jdk, Toolchain};

/// Classes that compiled programs may use.
pub(crate) const RUNTIME: [(&str, &str); 1] =
    [("help/Help.java", "package help; public class Help { public static int answer() { return 42; } }")];

/// The toolchain, kept between runs of the tests as it is between runs of Jurat.
pub(crate) fn toolchain() -> &'static Toolchain {
    static TOOLCHAIN: LazyLock<Toolchain> = LazyLock::new(|| prepare(Path::new(env!("CARGO_TARGET_TMPDIR"))));
    &TOOLCHAIN
}

/// A toolchain in a cache folder.
pub(crate) fn prepare(cache: &Path) -> Toolchain {
    let jdk = Jdk::find().expect("a JDK is there; `make jdk` installs one");
    Toolchain::prepare(jdk, Some(cache), &RUNTIME).expect("toolchains can be made")
}
