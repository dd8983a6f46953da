//! Class files as javac writes them, and the questions that they answer.

mod determinism;
mod hazards;
mod hostile;
mod programs;
mod read;
