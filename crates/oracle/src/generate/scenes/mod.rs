//! What programs are about: each scene is one part of the language or of the JDK.

mod arrays;
mod bits;
mod boxes;
mod collections;
mod contracts;
mod copying;
mod exceptions;
mod functions;
mod hierarchy;
mod initialisers;
mod lengths;
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

/// Makes a scene.
type Scene = fn(&mut Generator<'_>);

/// Every scene with its name, and how often it is chosen.
pub(super) const SCENES: [(&str, usize, Scene); 20] = [
    ("plain", 3, plain::scene),
    ("arrays", 1, arrays::scene),
    ("bits", 2, bits::scene),
    ("boxes", 1, boxes::scene),
    ("collections", 2, collections::scene),
    ("contracts", 1, contracts::scene),
    ("copying", 1, copying::scene),
    ("exceptions", 2, exceptions::scene),
    ("functions", 1, functions::scene),
    ("hierarchy", 2, hierarchy::scene),
    ("initialisers", 1, initialisers::scene),
    ("lengths", 1, lengths::scene),
    ("library", 2, library::scene),
    ("merges", 3, merges::scene),
    ("natives", 2, natives::scene),
    ("records", 1, records::scene),
    ("recursion", 1, recursion::scene),
    ("references", 1, references::scene),
    ("sums", 2, sums::scene),
    ("texts", 1, texts::scene),
];

/// Adds a scene, one of these if there are any.
pub(super) fn add(generator: &mut Generator<'_>, only: &[String]) {
    let is_asked = |name: &str| only.is_empty() || only.iter().any(|it| it == name);
    let choices: Vec<Scene> = SCENES
        .iter()
        .filter(|(name, ..)| is_asked(name))
        .flat_map(|(_, weight, scene)| std::iter::repeat_n(*scene, *weight))
        .collect();
    if !choices.is_empty() {
        generator.random.one_of(&choices)(generator);
    }
}
