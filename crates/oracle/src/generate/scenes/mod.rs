//! What programs are about: each scene is one part of the language or of the JDK.

mod arrays;
mod bits;
mod boxes;
mod collections;
mod copying;
mod exceptions;
mod functions;
mod hierarchy;
mod initialisers;
mod library;
mod merges;
mod natives;
mod plain;
mod records;
mod recursion;
mod references;
mod sums;
mod texts;

use super::Generator;

/// Adds a scene.
pub(super) fn add(generator: &mut Generator<'_>) {
    let scene = generator.random.one_of(&[
        plain::scene,
        plain::scene,
        plain::scene,
        arrays::scene,
        bits::scene,
        bits::scene,
        merges::scene,
        merges::scene,
        merges::scene,
        natives::scene,
        natives::scene,
        boxes::scene,
        collections::scene,
        collections::scene,
        exceptions::scene,
        exceptions::scene,
        functions::scene,
        references::scene,
        records::scene,
        copying::scene,
        hierarchy::scene,
        hierarchy::scene,
        initialisers::scene,
        library::scene,
        library::scene,
        recursion::scene,
        sums::scene,
        sums::scene,
        texts::scene,
    ]);
    scene(generator);
}
