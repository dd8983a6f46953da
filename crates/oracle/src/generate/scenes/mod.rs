//! What programs are about: each scene is one part of the language or of the JDK.

mod plain;

use super::Generator;

/// Adds a scene.
pub(super) fn add(generator: &mut Generator<'_>) {
    plain::scene(generator);
}
