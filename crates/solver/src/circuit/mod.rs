//! Terms as circuits: each bit of a term is a literal of a graph of gates.
//!
//! `gates` is the graph, `word` and its neighbours build operators in it, `blast` walks the terms. Functions without a
//! circuit are inputs, and `promise` says what is known of them.

mod blast;
mod divide;
mod float;
mod gates;
mod multiply;
mod promise;
mod shifter;
mod word;

pub(crate) use blast::{Blaster, Stop};
pub(crate) use gates::{Gate, Gates, Lit};
pub(crate) use word::Word;
