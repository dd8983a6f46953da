//! W6xx: rules on the witness against the program.

pub(crate) mod column_outside_line;
pub(crate) mod function_outside_program;
pub(crate) mod invariant_off_loop;
pub(crate) mod line_outside_file;
pub(crate) mod line_outside_scope;
pub(crate) mod location_off_statement;
pub(crate) mod offset_outside_file;
pub(crate) mod unknown_program_file;
pub(crate) mod unknown_scope;
