//! `jurat`: parse the command line, call the command, map its result to an exit code.

fn main() {}
