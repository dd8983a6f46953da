//! Terms as circuits: each bit of a term is a literal of a graph of gates.
//!
//! `gates` is the graph, `word` and its neighbours build operators in it, `blast` walks the terms.

mod blast;
mod divide;
mod float;
mod gates;
mod multiply;
mod shifter;
mod word;

pub(crate) use blast::{Blaster, Stop};
pub(crate) use gates::{Gate, Gates, Lit};
