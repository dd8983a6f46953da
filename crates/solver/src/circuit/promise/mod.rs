//! What is promised of functions, as gates: each literal here is true for every function that keeps its promises.
//!
//! Results of functions are inputs of a circuit. Bounds are compared by the order of all doubles, in which -0 is below 0 and
//! NaN above everything.

mod application;
mod bounds;
mod one;
mod remainder;
mod two;
