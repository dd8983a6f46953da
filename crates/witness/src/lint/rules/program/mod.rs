//! W6xx: rules on the witness against the program.
